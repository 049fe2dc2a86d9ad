### Agartha : les règles, une ou deux phrases pour chaque règle numérotée.
### Affichées quand un coup est refusé et dans l’aide du jeu.

## Mise en place

rule-AG-SETUP-1 = Agartha se joue à 2, 3 ou 4 joueurs, ni plus ni moins.
rule-AG-SETUP-2 = La partie utilise 3 tuiles d’Expédition à 2 joueurs, 5 à 3 joueurs et 6 à 4 joueurs.
rule-AG-SETUP-3 = À 2, 3 ou 4 joueurs, le paquet compte exactement 18, 30 ou 39 Personnages, 5, 8 ou 9 Compas solaires, 6, 10 ou 13 Lieux de chaque sorte, 4, 7 ou 8 Objets et 5, 7 ou 8 Amulettes sacrées. Toutes les autres cartes retournent dans la boîte et n’entrent jamais en jeu.
rule-AG-SETUP-4 = Sauf si les règles maison en décident autrement, les Objets en jeu sont un de chaque sorte à 2 joueurs, deux de chaque sorte mais une seule Fiole à 3 joueurs, et deux de chaque sorte à 4 joueurs.
rule-AG-SETUP-5 = Le paquet est mélangé et forme la pile, face cachée, à côté des tuiles d’Expédition.
rule-AG-SETUP-6 = Chaque tuile d’Expédition en jeu reçoit deux cartes de la pile, face visible.
rule-AG-SETUP-7 = Les tuiles forment une ligne : la tuile 1 est la plus loin de la pile, la dernière en est la plus proche. Leur ordre ne change jamais au cours de la partie.
rule-AG-SETUP-8 = Chaque joueur reçoit un plateau personnel, 3 jetons d’Enchères et 3 jetons d’Exploration, tous d’une seule couleur.
rule-AG-SETUP-9 = Les jetons de points forment une réserve commune, et chaque joueur commence avec 0 point.
rule-AG-SETUP-10 = Une fois les tuiles remplies, chaque joueur tire de la pile 2 cartes de départ.
rule-AG-SETUP-11 = { $setup_placement ->
    [simultaneous] Chaque joueur pose ses 2 cartes de départ sur un ou plusieurs emplacements de son propre plateau ; elles sont montrées quand tous ont posé.
   *[sequential] Chaque joueur pose ses 2 cartes de départ face visible, sur un ou plusieurs emplacements de son propre plateau.
}
rule-AG-SETUP-12 = Les deux cartes de départ peuvent aller dans des zones différentes : l’obligation de n’utiliser qu’une zone ne concerne que les cartes remportées sur une tuile.
rule-AG-SETUP-13 = Un Objet de départ peut aller directement sur l’emplacement Objet ; aucune autre carte de départ ne le peut.
rule-AG-SETUP-14 = Une Amulette de départ se pose sur un emplacement ; elle ne peut pas être posée dans le secteur des Amulettes.
rule-AG-SETUP-15 = Il n’y a ni action ni validation pendant la mise en place.
rule-AG-SETUP-16 = { $swap_opens_slots ->
    [true] Un emplacement rempli pendant la mise en place n’est pas ouvert : il ne peut être validé qu’après un changement ultérieur de son nombre de cartes, ou un échange qui le touche.
   *[false] Un emplacement rempli pendant la mise en place n’est pas ouvert : il ne peut être validé qu’après un changement ultérieur de son nombre de cartes.
}
rule-AG-SETUP-17 = { $setup_placement ->
    [simultaneous] Tous les joueurs tirent leurs cartes de départ, puis les posent en même temps, à l’insu des autres ; tout est montré quand chacun a posé.
   *[sequential] À partir du premier joueur et dans le sens horaire, chacun à son tour tire ses deux cartes de départ et les pose, en voyant ce qu’ont fait les précédents.
}
rule-AG-SETUP-18 = Le premier joueur reçoit le testament. Il est désigné à la création de la partie ou, à défaut, tiré au sort.
rule-AG-SETUP-19 = La défausse est vide au début de la partie.
rule-AG-SETUP-20 = Quand le premier tour commence, la pile contient 40 cartes à 2 joueurs, 66 à 3 joueurs et 83 à 4 joueurs.

## Déroulement d’un tour

rule-AG-ROUND-1 = La partie dure exactement 6 tours.
rule-AG-ROUND-2 = Un tour comprend deux phases, les Enchères puis les Résolutions, suivies de la fin du tour.
rule-AG-ROUND-3 = Les Résolutions ne commencent pas tant que les 3 jetons d’Enchères de chacun ne sont pas placés.
rule-AG-ROUND-4 = Le testament ne change pas de mains au cours d’un tour.

## Jetons d’Enchères et phase d’Enchères

rule-AG-TOKEN-1 = Un jeton d’Enchères indique deux choses : une valeur d’enchère et une action.
rule-AG-TOKEN-2 = Chaque joueur a trois jetons d’Enchères, de valeur 1, 2 et 3.
rule-AG-TOKEN-3 = { $token_action_map ->
    [move-draw-swap] Le jeton de valeur 1 porte l’action Déplacer, celui de valeur 2 l’action Piocher et celui de valeur 3 l’action Échanger.
    [swap-move-draw] Le jeton de valeur 1 porte l’action Échanger, celui de valeur 2 l’action Déplacer et celui de valeur 3 l’action Piocher.
    [swap-draw-move] Le jeton de valeur 1 porte l’action Échanger, celui de valeur 2 l’action Piocher et celui de valeur 3 l’action Déplacer.
    [draw-move-swap] Le jeton de valeur 1 porte l’action Piocher, celui de valeur 2 l’action Déplacer et celui de valeur 3 l’action Échanger.
    [draw-swap-move] Le jeton de valeur 1 porte l’action Piocher, celui de valeur 2 l’action Échanger et celui de valeur 3 l’action Déplacer.
   *[move-swap-draw] Le jeton de valeur 1 porte l’action Déplacer, celui de valeur 2 l’action Échanger et celui de valeur 3 l’action Piocher.
}
rule-AG-TOKEN-4 = Les trois jetons d’Enchères sont les mêmes pour toutes les couleurs.
rule-AG-TOKEN-5 = Un jeton d’Enchères ne sert que d’une façon à la fois : par son action dans une zone d’action, par sa valeur dans une zone d’enchères.
rule-AG-BID-1 = Le détenteur du testament place le premier, puis les autres dans le sens horaire ; chacun place un seul jeton quand vient son tour.
rule-AG-BID-2 = La phase d’Enchères compte trois tours de table : après le dernier joueur, le détenteur du testament place de nouveau, jusqu’à ce que chacun ait placé 3 jetons. À 2, 3 ou 4 joueurs, cela fait exactement 6, 9 ou 12 placements.
rule-AG-BID-3 = Les jetons d’Enchères se placent face cachée.
rule-AG-BID-4 = Chaque tuile d’Expédition comporte une zone d’action et une zone d’enchères.
rule-AG-BID-5 = Une zone d’action accueille au plus un jeton, quel que soit son propriétaire.
rule-AG-BID-6 = Une zone d’enchères accueille autant de jetons que l’on veut.
rule-AG-BID-7 = Un joueur peut avoir plusieurs jetons dans la même zone d’enchères ; leurs valeurs s’additionnent.
rule-AG-BID-8 = Un joueur peut avoir des jetons dans les deux zones d’une même tuile.
rule-AG-BID-9 = Chaque joueur doit placer ses 3 jetons, un seul à la fois : il ne peut ni passer, ni en garder un, ni en placer deux d’un coup.
rule-AG-BID-10 = Un jeton placé ne peut être ni déplacé, ni repris, ni retourné avant sa résolution.
rule-AG-BID-11 = { $tie_order ->
    [turn_order] L’ordre de placement de tous les jetons est noté ; les égalités se départagent cependant dans l’ordre du tour.
   *[earliest_token] L’ordre de placement de tous les jetons est noté, car il départage les égalités.
}
rule-AG-BID-12 = Un jeton peut être placé dans toute zone libre, même sur une tuile sans carte et même si son action ne pourra pas servir.
rule-AG-BID-13 = Il existe toujours un endroit où placer un jeton, puisque les zones d’enchères sont sans limite.
rule-AG-BID-14 = Tout le monde voit à qui est chaque jeton placé et où il se trouve ; tant qu’il n’est pas révélé, seul son propriétaire en connaît la face.

## Résolution des tuiles

rule-AG-RES-1 = Les tuiles se résolvent une par une, de la tuile 1, la plus loin de la pile, jusqu’à la plus proche.
rule-AG-RES-2 = Sur chaque tuile, la zone d’action se résout d’abord, la zone d’enchères ensuite.
rule-AG-RES-3 = On révèle le jeton de la zone d’action ; son propriétaire peut en effectuer l’action, et il reprend le jeton.
rule-AG-RES-4 = Tout ce qui découle de l’action d’une tuile, validations et actions qu’elles procurent, se termine avant la résolution de la zone d’enchères de cette tuile.
rule-AG-RES-5 = Tous les jetons de la zone d’enchères sont révélés ensemble et l’enchère est tranchée ; les cartes sont attribuées et posées aussitôt, et les jetons reviennent à leurs propriétaires.
rule-AG-RES-6 = Les jetons des tuiles suivantes restent face cachée pendant la résolution d’une tuile.
rule-AG-RES-7 = Tout ce qui découle de la pose des cartes remportées sur une tuile se termine avant la résolution de la tuile suivante.
rule-AG-RES-8 = Une tuile dont la zone d’enchères est sans jeton garde ses cartes.
rule-AG-RES-9 = L’enchère porte sur les cartes présentes sur la tuile au moment où sa zone d’enchères est résolue, y compris celles qui ont remplacé des cartes piochées plus tôt dans le tour.

## Enchère

rule-AG-AUCT-1 = La mise d’un joueur sur une tuile est la somme des valeurs de ses jetons dans la zone d’enchères de cette tuile.
rule-AG-AUCT-2 = Un joueur seul à miser remporte toutes les cartes de la tuile, quelle que soit sa mise.
rule-AG-AUCT-3 = Le joueur dont la mise est strictement la plus forte remporte toutes les cartes de la tuile.
rule-AG-AUCT-4 = Le gagnant prend toutes les cartes présentes : les 3 d’une tuile à 3 cartes, la seule d’une tuile à 1 carte.
rule-AG-AUCT-5 = Quand un joueur a seul la plus forte mise, tous les autres qui ont misé ne remportent rien.
rule-AG-AUCT-6 = { $allow_refusal ->
    [true] Le gagnant peut laisser sur la tuile n’importe lesquelles des cartes qu’il vient de remporter, avant de poser les autres ; celles qu’il garde doivent être posées.
   *[false] Les cartes remportées ne peuvent pas être refusées.
}
rule-AG-AUCT-7 = Si la tuile n’a aucune carte, personne ne remporte rien et les jetons reviennent à leurs propriétaires.

## Égalités pour la plus forte mise

rule-AG-TIE-1 = Si le détenteur du testament fait partie des joueurs à égalité pour la plus forte mise, il remporte toutes les cartes de la tuile et les autres n’ont rien. C’est automatique, ce n’est pas un choix.
rule-AG-TIE-2 = Un détenteur du testament qui a misé moins que les joueurs à égalité n’est pas concerné par cette égalité.
rule-AG-TIE-3 = { $tie_order ->
    [last_token] Dans une égalité sans le détenteur du testament, les joueurs à égalité choisissent une carte chacun, dans l’ordre où ils ont complété leur somme sur cette tuile.
    [turn_order] Dans une égalité sans le détenteur du testament, les joueurs à égalité choisissent une carte chacun, dans le sens horaire à partir du détenteur.
   *[earliest_token] Dans une égalité sans le détenteur du testament, les joueurs à égalité choisissent une carte chacun, dans l’ordre de leur première mise sur cette tuile.
}
rule-AG-TIE-4 = { $tie_order ->
    [last_token] L’ordre d’une égalité suit le dernier jeton de chaque joueur dans la zone d’enchères de cette tuile, celui qui a complété sa somme.
    [turn_order] L’ordre d’une égalité est celui du tour, dans le sens horaire à partir du détenteur du testament, quel que soit le moment où les jetons ont été placés.
   *[earliest_token] La première mise d’un joueur date de son jeton le plus ancien dans la zone d’enchères de cette tuile, même si un jeton ultérieur a complété sa somme.
}
rule-AG-TIE-5 = À deux à égalité pour 2 cartes, sans le détenteur du testament, le premier à choisir en prend une et l’autre reçoit celle qui reste.
rule-AG-TIE-6 = À trois à égalité pour 2 cartes, sans le détenteur du testament, le premier à choisir en prend une, le deuxième reçoit l’autre et le troisième n’a rien.
rule-AG-TIE-7 = À trois à égalité pour 3 cartes, sans le détenteur du testament, chacun en reçoit une dans l’ordre du choix ; le troisième reçoit la dernière.
rule-AG-TIE-8 = { $third_card_in_two_way_tie ->
    [earliest_bettor] À deux à égalité pour 3 cartes, sans le détenteur du testament, chacun en choisit une, le second parmi les deux restantes ; la troisième carte revient à celui qui a choisi le premier.
    [discard] À deux à égalité pour 3 cartes, sans le détenteur du testament, chacun en choisit une, le second parmi les deux restantes ; la troisième carte est défaussée.
   *[stay] À deux à égalité pour 3 cartes, sans le détenteur du testament, chacun en choisit une, le second parmi les deux restantes ; la troisième carte reste sur la tuile.
}
rule-AG-TIE-9 = Dans toute égalité sans le détenteur du testament pour une carte unique, le premier dans l’ordre du choix la remporte et les autres n’ont rien.
rule-AG-TIE-10 = À 2 joueurs, toute égalité concerne le détenteur du testament : les cartes ne sont donc jamais partagées une à une.
rule-AG-TIE-11 = À 3 joueurs, une égalité sans le détenteur du testament oppose toujours exactement deux joueurs.
rule-AG-TIE-12 = À 4 joueurs, une égalité sans le détenteur du testament oppose deux ou trois joueurs ; une égalité à quatre le concerne toujours, et il prend tout.
rule-AG-TIE-13 = Dans une égalité, tous les joueurs concernés choisissent leur carte avant que quiconque pose la sienne ; ensuite, ils posent et résolvent l’un après l’autre, dans le même ordre.

## Pose des cartes

rule-AG-PLACE-1 = Les cartes remportées se posent aussitôt sur le plateau du gagnant.
rule-AG-PLACE-2 = Toutes les cartes remportées sur une tuile vont sur un ou plusieurs emplacements d’une même zone : Lieux, Village ou Exploration. La zone est choisie à nouveau pour chaque tuile remportée.
rule-AG-PLACE-3 = Toute carte peut aller sur n’importe lequel des trois emplacements Lieux, des deux emplacements Village ou sur l’emplacement Exploration, quel que soit son type et quoi qu’il s’y trouve déjà.
rule-AG-PLACE-4 = Seules des cartes Objet peuvent se trouver sur l’emplacement Objet.
rule-AG-PLACE-5 = { $object_slot_in_auction ->
    [false] L’emplacement Objet fait partie de la zone Village, mais aucune carte n’y va directement depuis une tuile : si cette zone est choisie, un Objet remporté va sur l’un des deux emplacements Village.
   *[true] L’emplacement Objet fait partie de la zone Village : si cette zone est choisie, un Objet remporté peut aller sur l’un des deux emplacements Village ou sur l’emplacement Objet.
}
rule-AG-PLACE-6 = La zone Exploration n’a qu’un emplacement : les cartes remportées et destinées à cette zone y vont toutes.
rule-AG-PLACE-7 = Aucune carte ne se pose directement dans le secteur des Amulettes ; seule l’action Déplacer peut y en amener une.
rule-AG-PLACE-8 = Aucune carte ne se pose directement dans le secteur Rencontre ; seule la validation d’un emplacement Village y amène des cartes.
rule-AG-PLACE-9 = Un emplacement accueille autant de cartes que l’on veut, toutes visibles, et leur ordre n’a pas d’importance.
rule-AG-PLACE-10 = { $placement ->
    [one_by_one] { $validation_window ->
        [strict] Les cartes remportées sur la tuile sont posées une à une, et des emplacements peuvent être validés après chaque carte ; celui qui n’est pas validé avant la carte suivante est perdu.
       *[open_set] Les cartes remportées sur la tuile sont posées une à une, et des emplacements peuvent être validés après chaque carte, avant la pose de la suivante.
    }
   *[all_then_validate] Toutes les cartes remportées sur la tuile sont posées avant toute validation.
}
rule-AG-PLACE-11 = Une carte obtenue avec l’action Piocher n’est pas une carte remportée : elle va sur un emplacement autorisé au choix, dans n’importe quelle zone.
rule-AG-PLACE-12 = Une carte posée reste en place jusqu’à ce qu’une action de son propriétaire, une validation ou la fin de la partie la déplace ; les adversaires n’y touchent jamais.

## Actions

rule-AG-ACT-1 = { $exploration_draw ->
    [mandatory] Une action est facultative, sauf l’action Piocher d’une Exploration : le joueur peut y renoncer. Un jeton dont l’action est abandonnée revient à son propriétaire sans effet.
   *[optional] Une action est facultative : le joueur peut y renoncer. Un jeton dont l’action est abandonnée revient à son propriétaire sans effet.
}
rule-AG-ACT-2 = Une action n’agit que sur le plateau du joueur qui l’effectue et, pour Piocher, sur la pile et les tuiles.
rule-AG-ACT-3 = { $validation_window ->
    [strict] Les actions procurées par des validations viennent dès que les emplacements modifiés sont validés ou perdus, dans l’ordre des validations ; ce que l’une entraîne est achevé avant la suivante. Elles ne se gardent pas pour plus tard.
   *[open_set] L’action procurée par une validation s’effectue, ou s’abandonne, avant toute autre chose ; elle ne se garde pas pour plus tard.
}
rule-AG-ACT-4 = Les cartes du secteur Rencontre et du secteur des Amulettes ne peuvent être ni déplacées, ni échangées, ni défaussées.
rule-AG-ACT-5 = Une action qui n’a aucune application permise reste sans effet ; elle est ignorée.

## Déplacer une carte

rule-AG-ACT-MOVE-1 = L’action Déplacer prend une carte d’un emplacement du plateau et la met sur un autre emplacement du même plateau.
rule-AG-ACT-MOVE-2 = L’emplacement d’arrivée doit être différent de celui de départ ; peu importe que les deux soient ou non dans la même zone.
rule-AG-ACT-MOVE-3 = Seul un Objet peut être déplacé vers l’emplacement Objet. Un Objet peut aussi en sortir.
rule-AG-ACT-MOVE-4 = Au lieu d’aller sur un autre emplacement, une Amulette peut être déplacée de son emplacement vers le secteur des Amulettes.
rule-AG-ACT-MOVE-5 = L’action Déplacer n’amène aucune autre carte qu’une Amulette dans le secteur des Amulettes, et aucune carte dans le secteur Rencontre.
rule-AG-ACT-MOVE-6 = Un déplacement change le nombre de cartes de l’emplacement de départ et de celui d’arrivée : l’un comme l’autre devient ouvert si c’est un emplacement Village ou Exploration.
rule-AG-ACT-MOVE-7 = Déplacer une Amulette vers le secteur des Amulettes ouvre l’emplacement Village ou Exploration qu’elle quitte.
rule-AG-ACT-MOVE-8 = Une action Déplacer procurée par une validation peut prendre n’importe quelle carte d’un emplacement, même celle qui vient d’être déplacée.

## Échanger 2 cartes

rule-AG-ACT-SWAP-1 = L’action Échanger permute une carte d’un emplacement avec une carte d’un autre emplacement du même plateau.
rule-AG-ACT-SWAP-2 = Un échange demande deux emplacements différents, avec une carte dans chacun : on n’échange ni deux cartes d’un même emplacement, ni une carte contre une place vide.
rule-AG-ACT-SWAP-3 = Aucune des deux cartes échangées ne peut venir du secteur Rencontre ou du secteur des Amulettes.
rule-AG-ACT-SWAP-4 = Si l’un des deux emplacements est l’emplacement Objet, les deux cartes échangées doivent être des Objets.
rule-AG-ACT-SWAP-5 = Les Amulettes peuvent être échangées entre emplacements ordinaires, mais un échange n’en amène jamais une dans le secteur des Amulettes.
rule-AG-ACT-SWAP-6 = { $swap_opens_slots ->
    [true] Un échange ne change le nombre de cartes d’aucun emplacement, mais il ouvre les emplacements Village et Exploration qu’il touche.
   *[false] Un échange ne change le nombre de cartes d’aucun emplacement : il n’en ouvre donc aucun.
}

## Piocher une carte

rule-AG-ACT-DRAW-1 = L’action Piocher prend soit la carte du dessus de la pile, soit une carte au choix posée sur une tuile d’Expédition, et la met sur un emplacement du plateau.
rule-AG-ACT-DRAW-2 = Le joueur choisit entre la pile et une carte d’une tuile avant de voir la carte du dessus de la pile.
rule-AG-ACT-DRAW-3 = Une carte prise sur une tuile y est remplacée, face visible, par celle du dessus de la pile.
rule-AG-ACT-DRAW-4 = On peut piocher sur toute tuile qui a au moins une carte, qu’elle en porte 1, 2 ou 3, qu’elle soit encore à résoudre, en cours de résolution ou déjà résolue.
rule-AG-ACT-DRAW-5 = La carte de remplacement est révélée aussitôt, avant que la carte prise sur la tuile soit posée.
rule-AG-ACT-DRAW-6 = Le joueur choisit l’emplacement après avoir vu la carte : un emplacement Lieux, un emplacement Village, l’emplacement Exploration, ou l’emplacement Objet pour un Objet.
rule-AG-ACT-DRAW-7 = Une carte piochée doit être posée.
rule-AG-ACT-DRAW-8 = L’emplacement Village ou Exploration qui reçoit la carte piochée devient ouvert.
rule-AG-ACT-DRAW-9 = { $reshuffle ->
    [when_empty] Dès que la pile est épuisée, la défausse est mélangée et devient la nouvelle pile ; s’il n’y avait alors pas de défausse, dès qu’il faut une carte.
   *[on_need] Si la pile est épuisée au moment où il faut une carte, la défausse est mélangée et devient la nouvelle pile.
}
rule-AG-ACT-DRAW-10 = Si la pile et la défausse sont toutes deux vides, on ne peut pas piocher dans la pile ; on peut encore prendre une carte sur une tuile, et elle n’est pas remplacée.

## Validation : quand et comment

rule-AG-VAL-1 = La validation est toujours facultative.
rule-AG-VAL-2 = { $swap_opens_slots ->
    [true] Un emplacement Village ou Exploration ne peut être validé que juste après un changement de son nombre de cartes ou un échange qui le touche ; on dit alors qu’il est ouvert.
   *[false] Un emplacement Village ou Exploration ne peut être validé que juste après un changement de son nombre de cartes ; on dit alors qu’il est ouvert.
}
rule-AG-VAL-3 = Le nombre de cartes d’un emplacement change quand des cartes remportées s’y ajoutent, ou quand une action du joueur y ajoute ou en retire une carte.
rule-AG-VAL-4 = Perdre une carte ouvre un emplacement Village ou Exploration aussi bien qu’en gagner une.
rule-AG-VAL-5 = Toute carte compte pour le changement, pas seulement un Personnage ou un Lieu : une carte inutile à la validation ouvre aussi l’emplacement.
rule-AG-VAL-6 = Chaque changement compte pour lui-même : un emplacement qui a perdu puis retrouvé une carte au cours de la même étape est ouvert.
rule-AG-VAL-7 = Les emplacements Lieux et l’emplacement Objet ne sont jamais validés pendant la partie.
rule-AG-VAL-8 = { $validation_window ->
    [strict] Une étape est la résolution d’un jeton en zone d’action, ou la pose par un joueur des cartes remportées sur une tuile, avec tout ce qui s’ensuit. Les emplacements qu’une pose ou une action a modifiés sont validés, dans l’ordre de son choix, ou perdus, avant qu’une action obtenue soit utilisée.
   *[open_set] Une étape est la résolution d’un jeton en zone d’action, ou la pose par un joueur des cartes remportées sur une tuile, avec tout ce qui s’ensuit. Pendant l’étape, chaque changement peut ouvrir d’autres emplacements, et le joueur peut valider tout emplacement ouvert qui remplit les conditions, dans l’ordre de son choix, jusqu’à ce qu’il s’arrête.
}
rule-AG-VAL-9 = { $validation_window ->
    [strict] { $swap_opens_slots ->
        [true] Quand le joueur cesse de valider, avant que la première action obtenue soit utilisée, tous les emplacements se ferment. Celui qui n’a pas été validé ne pourra plus l’être, à moins que son nombre de cartes change à nouveau ou qu’un échange le touche.
       *[false] Quand le joueur cesse de valider, avant que la première action obtenue soit utilisée, tous les emplacements se ferment. Celui qui n’a pas été validé ne pourra plus l’être, à moins que son nombre de cartes change à nouveau.
    }
   *[open_set] { $swap_opens_slots ->
        [true] À la fin de l’étape, tous les emplacements se ferment. Celui qui n’a pas été validé ne pourra plus l’être, à moins que son nombre de cartes change à nouveau ou qu’un échange le touche.
       *[false] À la fin de l’étape, tous les emplacements se ferment. Celui qui n’a pas été validé ne pourra plus l’être, à moins que son nombre de cartes change à nouveau.
    }
}
rule-AG-VAL-10 = { $validation_discard ->
    [after_action] Une validation utilise un seul emplacement et un seul palier, ferme aussitôt l’emplacement et le vide une fois son action terminée. Il peut s’ouvrir à nouveau si son nombre de cartes change encore pendant la même étape ; s’il est validé une seconde fois, ce qui y restait part avec les autres cartes.
   *[before_action] Une validation utilise un seul emplacement et un seul palier, vide l’emplacement et le ferme. Il peut s’ouvrir à nouveau si son nombre de cartes change encore pendant la même étape.
}
rule-AG-VAL-11 = { $validation_discard ->
    [after_action] Une validation suit cet ordre : marquer les points, ranger dans le secteur Rencontre les Personnages d’un palier du Village, effectuer l’action obtenue ou y renoncer, puis défausser les autres cartes de l’emplacement. D’ici là, celles-ci ne peuvent pas être validées à nouveau, mais l’action peut en retirer une ; une carte que l’action ajoute est conservée.
   *[before_action] Une validation suit cet ordre : marquer les points, ranger ou défausser toutes les cartes de l’emplacement, puis effectuer l’action obtenue ou y renoncer.
}
rule-AG-VAL-12 = L’action obtenue peut ouvrir d’autres emplacements, qui peuvent être validés et procurer une nouvelle action ; seules les cartes limitent la longueur d’un enchaînement.
rule-AG-VAL-13 = Tout enchaînement a une fin : chaque validation retire au moins 2 cartes des emplacements, et chaque joueur a au plus 3 Explorations.
rule-AG-VAL-14 = { $validation_window ->
    [strict] Les conditions sont vérifiées au moment de valider. Une action obtenue vient trop tard pour les emplacements ouverts avant elle : ils sont alors fermés.
   *[open_set] Les conditions sont vérifiées au moment de valider : un échange obtenu dans l’enchaînement peut donc améliorer un emplacement déjà ouvert.
}
rule-AG-VAL-15 = Les points d’une validation sont acquis aussitôt.

## Zone Village

rule-AG-VILLAGE-1 = { $village_tier ->
    [highest] Un emplacement Village avec exactement 2 Personnages peut être validé pour 1 point : 2 Personnages rejoignent le secteur Rencontre, et le joueur peut effectuer l’action Déplacer.
   *[any] Un emplacement Village avec 2 Personnages ou plus peut être validé pour 1 point : 2 Personnages rejoignent le secteur Rencontre, et le joueur peut effectuer l’action Déplacer.
}
rule-AG-VILLAGE-2 = { $village_tier ->
    [highest] Un emplacement Village avec exactement 3 Personnages peut être validé pour 3 points : 3 Personnages rejoignent le secteur Rencontre, et le joueur peut effectuer l’action Échanger.
   *[any] Un emplacement Village avec 3 Personnages ou plus peut être validé pour 3 points : 3 Personnages rejoignent le secteur Rencontre, et le joueur peut effectuer l’action Échanger.
}
rule-AG-VILLAGE-3 = Un emplacement Village avec 4 Personnages ou plus peut être validé pour 5 points : 4 Personnages rejoignent le secteur Rencontre, sans aucune action en prime.
rule-AG-VILLAGE-4 = Quand un emplacement Village est validé, toutes ses autres cartes partent à la défausse, quel que soit leur type.
rule-AG-VILLAGE-5 = { $village_tier ->
    [highest] Un emplacement Village se valide au plus haut palier dont le seuil est atteint, et à aucun autre.
   *[any] Le joueur choisit n’importe quel palier du Village dont le seuil est atteint ; les Personnages au-delà de ce palier partent à la défausse avec les autres cartes.
}
rule-AG-VILLAGE-6 = Avec 5 Personnages ou plus sur un emplacement Village, le plus haut palier reste 4 ; les Personnages en trop sont défaussés.
rule-AG-VILLAGE-7 = Chaque palier du Village peut être validé autant de fois que l’on veut.
rule-AG-VILLAGE-8 = Une validation ne concerne qu’un emplacement : les Personnages des deux emplacements Village ne s’additionnent jamais.
rule-AG-VILLAGE-9 = Les Personnages qui comptent pour une validation du Village vont toujours dans le secteur Rencontre, même si l’emplacement s’est ouvert parce qu’une carte en a été retirée.
rule-AG-VILLAGE-10 = Tous les Personnages se valent : deux d’entre eux, quels qu’ils soient, forment une paire.

## Zone Exploration

rule-AG-EXPLO-1 = Avec au moins 1 Lieu et 1 Personnage sur l’emplacement Exploration, la première Exploration est possible : elle rapporte 1 point et une action Piocher.
rule-AG-EXPLO-2 = Avec au moins 2 Lieux et 2 Personnages sur l’emplacement Exploration, la deuxième Exploration est possible : elle rapporte 5 points et une action Piocher.
rule-AG-EXPLO-3 = Avec au moins 3 Lieux et 3 Personnages sur l’emplacement Exploration, la troisième Exploration est possible : elle rapporte 9 points et une action Piocher.
rule-AG-EXPLO-4 = Une Exploration envoie à la défausse toutes les cartes de l’emplacement Exploration, y compris celles en trop et celles d’autres types.
rule-AG-EXPLO-5 = Chaque joueur ne peut faire chacune des trois Explorations qu’une seule fois par partie.
rule-AG-EXPLO-6 = Le joueur marque une Exploration avec l’un de ses 3 jetons d’Exploration, posé sur les points de celle-ci ; le jeton y reste jusqu’à la fin.
rule-AG-EXPLO-7 = Le joueur choisit une Exploration dont les conditions sont remplies et qu’il n’a pas encore faite ; l’ordre des trois est libre.
rule-AG-EXPLO-8 = Une validation ne fait qu’une Exploration, puisqu’elle défausse tout ce qui se trouve sur l’emplacement.
rule-AG-EXPLO-9 = Les Lieux d’une Exploration peuvent être de sortes différentes.
rule-AG-EXPLO-10 = Pour une Exploration, un Compas, une Amulette ou un Objet ne compte ni comme Lieu ni comme Personnage.
rule-AG-EXPLO-11 = { $swap_opens_slots ->
    [true] Comme un emplacement Village, l’emplacement Exploration ne peut être validé que juste après un changement de son nombre de cartes ou un échange qui le touche.
   *[false] Comme un emplacement Village, l’emplacement Exploration ne peut être validé que juste après un changement de son nombre de cartes.
}
rule-AG-EXPLO-12 = { $exploration_draw ->
    [mandatory] L’action Piocher d’une Exploration est obligatoire tant qu’il y a une carte à piocher : on ne peut pas y renoncer.
   *[optional] On peut renoncer à l’action Piocher d’une Exploration, comme à toute action.
}
rule-AG-EXPLO-13 = { $validation_discard ->
    [after_action] Les cartes d’une Exploration restent sur l’emplacement pendant son action Piocher et sont défaussées ensuite ; si la pile est vide, elles ne font pas partie de la nouvelle pile.
   *[before_action] Les cartes d’une Exploration sont dans la défausse avant son action Piocher ; si la pile est vide, elles font partie de la nouvelle pile.
}
rule-AG-EXPLO-14 = L’Exploration d’un joueur ne limite en rien celles des autres.

## Amulettes et Objets

rule-AG-AMU-1 = Une Amulette n’entre dans le secteur des Amulettes que par l’action Déplacer.
rule-AG-AMU-2 = Le secteur des Amulettes accueille autant d’Amulettes que l’on veut.
rule-AG-AMU-3 = Une Amulette arrivée dans le secteur des Amulettes y reste jusqu’à la fin.
rule-AG-AMU-4 = { $validation_discard ->
    [after_action] Une Amulette qui se trouve sur un emplacement validé est défaussée comme n’importe quelle autre carte, à moins que l’action obtenue l’en retire auparavant.
   *[before_action] Une Amulette qui se trouve sur un emplacement validé est défaussée comme n’importe quelle autre carte.
}
rule-AG-OBJ-1 = Les Objets ne comptent qu’à la fin de la partie, et seulement sur l’emplacement Objet.
rule-AG-OBJ-2 = L’emplacement Objet peut contenir plusieurs Objets de la même sorte ; les semblables ne comptent qu’une fois.
rule-AG-OBJ-3 = { $object_slot_in_auction ->
    [false] Un Objet arrive sur l’emplacement Objet comme carte de départ, par l’action Piocher, par l’action Déplacer ou par échange avec un autre Objet, mais pas comme carte remportée.
   *[true] Un Objet arrive sur l’emplacement Objet comme carte de départ, comme carte remportée si la zone Village est choisie, par l’action Piocher, par l’action Déplacer, ou par échange avec un autre Objet.
}

## Pile et défausse

rule-AG-PILE-1 = La pile est face cachée, et personne n’en voit l’ordre.
rule-AG-PILE-2 = Les cartes défaussées vont dans une défausse commune à tous.
rule-AG-PILE-3 = Le mélange de la défausse vaut pour toute carte tirée de la pile : action Piocher, remplacement sur une tuile ou remplissage des tuiles.
rule-AG-PILE-4 = { $reshuffle ->
    [when_empty] La défausse est mélangée dès que la pile est vide ; s’il n’y avait alors pas de défausse, au moment où il faut une carte.
   *[on_need] La défausse est mélangée au moment où il faut une carte et où la pile est vide, pas avant.
}
rule-AG-PILE-5 = Seule la défausse est mélangée à nouveau : ni les cartes des plateaux, ni celles des tuiles, des secteurs ou de la boîte.
rule-AG-PILE-6 = Si la pile et la défausse sont toutes deux vides, la carte n’est simplement pas tirée et la partie continue.
rule-AG-PILE-7 = Les trois cartes retirées d’une tuile à 3 cartes restée sans preneur vont sous la pile, pas dans la défausse.
rule-AG-PILE-8 = { $discard_visible ->
    [false] La défausse est face cachée : chacun sait combien de cartes elle compte, personne ne peut les consulter.
   *[true] La défausse est face visible, et chacun peut en consulter le contenu.
}

## Fin du tour

rule-AG-EOR-1 = Après la dernière tuile, le détenteur du testament le passe à son voisin de gauche, le suivant dans le sens horaire.
rule-AG-EOR-2 = À la fin du tour, une tuile vide reçoit 2 nouvelles cartes, face visible.
rule-AG-EOR-3 = À la fin du tour, une tuile à 1 carte en reçoit 1 nouvelle, ce qui fait 2.
rule-AG-EOR-4 = À la fin du tour, une tuile à 2 cartes en reçoit 1 nouvelle et devient une tuile à 3 cartes.
rule-AG-EOR-5 = À la fin du tour, les cartes d’une tuile à 3 cartes laissent la place à 2 nouvelles, et les 3 anciennes passent sous la pile.
rule-AG-EOR-6 = { $under_pile_order ->
    [tile_order] Pour une tuile à 3 cartes, les 2 nouvelles sont tirées d’abord, en mélangeant la défausse s’il le faut, puis les 3 anciennes passent sous la pile dans l’ordre de leur arrivée sur la tuile, la première au-dessus. Si pile et défausse réunies en fournissent moins de 2, on tire celles-là, les anciennes forment alors la pile, et les cartes manquantes en sont tirées.
   *[random] Pour une tuile à 3 cartes, les 2 nouvelles sont tirées d’abord, en mélangeant la défausse s’il le faut, puis les 3 anciennes passent sous la pile dans un ordre aléatoire. Si pile et défausse réunies en fournissent moins de 2, on tire celles-là, les anciennes forment alors la pile, et les cartes manquantes en sont tirées.
}
rule-AG-EOR-7 = Les tuiles sont remplies dans l’ordre de résolution, de la tuile 1 à la plus proche de la pile, chacune complètement avant la suivante.
rule-AG-EOR-8 = Une tuile ne porte jamais plus de 3 cartes.
rule-AG-EOR-9 = Après le sixième tour, ni le testament ni les tuiles ne changent : la partie est finie.
rule-AG-EOR-10 = Une tuile dont une carte a été piochée et remplacée compte comme non vide si personne ne l’a remportée : avec 2 cartes, elle en reçoit une troisième ; avec 3, elles laissent la place à 2 nouvelles.

## Fin de la partie

rule-AG-END-1 = La partie s’achève quand les Résolutions du sixième tour sont terminées.
rule-AG-END-2 = À la fin de la partie, chaque joueur ôte de son plateau les cartes périphériques, en gardant les Lieux et les Compas de la zone Lieux ainsi que les Objets de l’emplacement Objet.
rule-AG-END-3 = À la fin de la partie, on retire tout ce qui se trouve sur les emplacements Village et Exploration, ainsi que les Personnages, Amulettes et Objets des emplacements Lieux.
rule-AG-END-4 = Le secteur Rencontre et le secteur des Amulettes ne sont pas périphériques : leurs cartes restent et comptent.
rule-AG-END-5 = Il n’y a plus ni action ni validation après le sixième tour.

## Score

rule-AG-SCORE-1 = { $points_visible ->
    [false] Les points du Village et de l’Exploration sont ceux gagnés en cours de partie ; rien n’est compté une seconde fois. Jusqu’à la fin, les points d’un joueur ne sont annoncés à aucun autre.
   *[true] Les points du Village et de l’Exploration sont ceux gagnés en cours de partie ; rien n’est compté une seconde fois.
}
rule-AG-SCORE-2 = Le bonus de Rencontre est le nombre de paires du secteur Rencontre multiplié par le nombre de sortes d’Objets différentes sur l’emplacement Objet.
rule-AG-SCORE-3 = Seules les paires entières comptent : la moitié du nombre de Personnages du secteur Rencontre, arrondie à l’entier inférieur.
rule-AG-SCORE-4 = Sur un même emplacement Lieux, des Lieux similaires avec un Compas rapportent 1, 3, 5, 7 ou 9 points pour 1, 2, 3, 4 ou 5 Lieux.
rule-AG-SCORE-5 = Un emplacement Lieux sans Compas, ou sans Lieu, ne rapporte rien.
rule-AG-SCORE-6 = Des Lieux similaires sont des Lieux de la même sorte : Forêt, Montagne ou Village.
rule-AG-SCORE-7 = { $mixed_places ->
    [zero] Un emplacement Lieux où se mêlent plusieurs sortes ne rapporte rien.
   *[best_kind] { $lots_per_slot ->
        [one_per_compass] Un emplacement Lieux où se mêlent plusieurs sortes compte, pour chacun de ses Compas, comme un lot de l’une d’entre elles ; ses autres Lieux sont ignorés.
       *[one] Un emplacement Lieux où se mêlent plusieurs sortes compte comme un lot d’une seule d’entre elles ; ses autres Lieux sont ignorés.
    }
}
rule-AG-SCORE-8 = { $lots_per_slot ->
    [one_per_compass] Sur un emplacement Lieux, chaque Compas forme un lot avec une sorte de Lieux, et chaque sorte forme au plus un lot ; les Compas supplémentaires y sont ignorés.
   *[one] Un emplacement Lieux forme au plus un lot ; les Compas supplémentaires y sont ignorés.
}
rule-AG-SCORE-9 = { $places_over_five ->
    [plus_two] Au-delà de 5 Lieux similaires, chaque Lieu de plus d’un lot rapporte 2 points de plus.
   *[cap] Au-delà de 5 Lieux similaires, un lot rapporte toujours 9 points.
}
rule-AG-SCORE-10 = Des lots complétés de 2 sortes différentes donnent un bonus de 2 points, de 3 sortes différentes un bonus de 5 points ; ces deux bonus ne se cumulent pas.
rule-AG-SCORE-11 = Un lot est complété dès qu’il réunit au moins 1 Lieu et 1 Compas.
rule-AG-SCORE-12 = Deux lots de la même sorte rapportent chacun leurs points, mais ne comptent qu’une fois pour le bonus.
rule-AG-SCORE-13 = { $mixed_places ->
    [zero] Il n’y a pas de sorte à choisir pour un emplacement mélangé, qui ne rapporte rien.
   *[best_kind] Quand le choix de la sorte d’un emplacement mélangé a une incidence, la répartition qui donne le plus haut total de lots et de bonus est retenue d’office.
}
rule-AG-SCORE-14 = Chaque Amulette du secteur des Amulettes vaut 3 points ; ailleurs, une Amulette ne vaut rien.
rule-AG-SCORE-15 = Le score final additionne les points du Village, ceux de l’Exploration, les Lieux, le bonus des Lieux, le bonus de Rencontre et 3 points par Amulette du secteur des Amulettes.
rule-AG-SCORE-16 = Les jetons d’Enchères restants, les Personnages hors du secteur Rencontre, le testament et les marques de sélection des cartes ne rapportent rien, et il n’y a pas de points négatifs.
rule-AG-WIN-1 = Le plus haut total l’emporte.
rule-AG-WIN-2 = En cas d’égalité au total, celui des joueurs à égalité qui a le plus d’Amulettes dans le secteur des Amulettes l’emporte.
rule-AG-WIN-3 = { $final_tie ->
    [seat_order_from_last_holder] Si l’égalité persiste après le compte des Amulettes, la victoire revient au premier des joueurs à égalité dans le sens horaire, en partant du détenteur du testament au sixième tour.
   *[shared] Si l’égalité persiste après le compte des Amulettes, la victoire est partagée.
}

## Invariants : ce qui est toujours vrai

rule-AG-INV-1 = Les cartes de la pile, de la défausse, des tuiles, des emplacements et des secteurs, avec celles en chemin, sont à tout moment les mêmes 50, 82 ou 103 cartes à 2, 3 ou 4 joueurs.
rule-AG-INV-2 = Chaque joueur possède exactement 3 jetons d’Enchères, en main ou sur les tuiles. Tous les 6, 9 ou 12 jetons sont en main au début et à la fin de chaque tour.
rule-AG-INV-3 = Chaque zone d’action contient 0 ou 1 jeton.
rule-AG-INV-4 = Chaque tuile porte de 0 à 3 cartes, et 2 ou 3 au début d’un tour, sauf si la pile et la défausse sont épuisées.
rule-AG-INV-5 = Le secteur Rencontre ne contient que des Personnages, le secteur des Amulettes que des Amulettes et l’emplacement Objet que des Objets ; les deux secteurs ne perdent jamais de carte.
rule-AG-INV-6 = Les points ne diminuent jamais ; ceux gagnés en cours de partie sont la somme des validations faites, à 1, 3 ou 5 pour un emplacement Village et 1, 5 ou 9 pour une Exploration.
rule-AG-INV-7 = Les points d’Exploration d’un joueur valent toujours 0, 1, 5, 6, 9, 10, 14 ou 15.
rule-AG-INV-8 = Le nombre de Personnages dans le secteur Rencontre d’un joueur est la somme des paliers, 2, 3 ou 4, de ses validations du Village.
rule-AG-INV-9 = Un échange laisse inchangé le nombre de cartes de chaque emplacement. Un déplacement conserve leur total, ou le diminue de 1 s’il mène au secteur des Amulettes.
rule-AG-INV-10 = La situation après un tour ne dépend que de la graine, des règles de maison choisies et des décisions prises : chaque mélange vient de cette graine.
