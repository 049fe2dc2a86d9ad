### Near and Far : les règles, une ou deux phrases pour chaque règle numérotée.
### Affichées quand un coup est refusé et dans l’aide du jeu.

## But et réserve

rule-NF-GOAL-1 = À la fin d’une partie, le joueur qui a le plus de points Voyage l’emporte.
rule-NF-GOAL-2 = À son tour, un joueur fait exactement une chose sur deux : visiter la Ville ou partir en aventure. Il ne peut pas passer.
rule-NF-GOAL-3 = Il y a quatre factions : les Hors-la-Loi en vert, les Mystiques en bleu, les Lézards en rouge et les Nomades en jaune.
rule-NF-GOAL-4 = Quand une carte ou un talent contredit les règles, c’est la carte ou le talent qui prévaut.
rule-NF-GOAL-5 = { $mode ->
    [campaign] Il y a quatre modes, et cette partie se joue en Mode Campagne : c’est une partie d’une série sur les cartes 2 à 11.
    [character] Il y a quatre modes, et cette partie se joue en Mode Personnage : c’est une partie d’une série où chaque personnage vit sa propre histoire.
    [arcade] Il y a quatre modes, et cette partie se joue en Mode Arcade : une seule partie, sur n’importe quelle carte, avec les cartes Mode Arcade pour les quêtes.
   *[first] Il y a quatre modes, et cette partie est une Première Aventure : une seule partie, sur la carte 1.
}
rule-NF-GOAL-6 = { $mode ->
    [campaign] Aux règles de base s’ajoutent celles du Mode Campagne, et elles seules : quêtes de la carte et quêtes secondaires, mots-clés, expérience et talents.
    [character] Aux règles de base s’ajoutent celles du Mode Personnage, et elles seules : quêtes Personnage, mots-clés, expérience et talents.
    [arcade] Aux règles de base s’ajoutent celles du Mode Arcade, et elles seules : ses cartes remplacent le livre d’histoires.
   *[first] Une Première Aventure se joue avec les règles de base, et rien d’autre.
}
rule-NF-SUPPLY-1 = Les pièces, les gemmes, la nourriture, les jetons Faction, les cartes Personnage et les tentes ne manquent jamais.
rule-NF-SUPPLY-2 = { $reshuffle ->
    [false] Tout le reste est limité : ce qui est épuisé ne se gagne plus, et une pioche vide d’artéfacts, de trésors ou de cartes Mode Arcade reste vide.
   *[true] Tout le reste est limité : ce qui est épuisé ne se gagne plus. Une pioche vide d’artéfacts, de trésors ou de cartes Mode Arcade est d’abord reformée avec sa défausse, mélangée.
}
rule-NF-SUPPLY-3 = Le matériel dont la mise en place n’a pas besoin reste hors du jeu.

## Mise en place

rule-NF-SETUP-1 = Le plateau Ville montre sa face crépuscule, sauf si la table joue avec la face jour.
rule-NF-SETUP-2 = Les Étables reçoivent 3 animaux porteurs par joueur : 6, 9 ou 12 à 2, 3 ou 4 joueurs.
rule-NF-SETUP-3 = Les 36 trésors sont mélangés et placés face cachée sur la Hutte Mystique.
rule-NF-SETUP-4 = Les 36 aventuriers vont dans le sac, mais pas les animaux de compagnie.
rule-NF-SETUP-5 = Cinq aventuriers sont tirés du sac et placés face visible dans la ligne des aventuriers.
rule-NF-SETUP-6 = Les quatre chefs sont placés face visible à côté du plateau Ville.
rule-NF-SETUP-7 = { $mode ->
    [campaign] Une campagne se joue sur les cartes 2 à 11, dans l’ordre croissant ; cette partie se joue sur la carte { $map }.
    [character] Le Mode Personnage se joue sur des cartes de 2 à 10, et pour finir sur la carte 11 ; cette partie se joue sur la carte { $map }.
    [arcade] Le Mode Arcade se joue sur n’importe quelle carte de 1 à 11 ; cette partie se joue sur la carte { $map }.
   *[first] Une Première Aventure se joue toujours sur la carte 1.
}
rule-NF-SETUP-8 = { $extra_stories ->
    [on] Avec les histoires supplémentaires, la carte reçoit 4 jetons Quête par joueur : 8, 12 ou 16 à 2, 3 ou 4 joueurs.
   *[off] La carte reçoit 3 jetons Quête par joueur, plus 1 : 7, 10 ou 13 à 2, 3 ou 4 joueurs.
}
rule-NF-SETUP-9 = Les jetons Quête sont placés au hasard sur des emplacements à livre ouvert, un au plus sur chacun ; certains livres restent sans jeton.
rule-NF-SETUP-10 = Un jeton Quête ne cache pas la pièce, la gemme ou la marchandise de son emplacement, qui reste en vigueur.
rule-NF-SETUP-11 = { $named_quest_guarantee ->
    [every_game] À chaque partie d’une campagne, au moins un emplacement nommé à livre ouvert reçoit un jeton Quête.
    [named_first] À chaque partie d’une campagne, les emplacements nommés à livre ouvert reçoivent leurs jetons Quête avant les autres.
   *[first_game] À la première partie d’une campagne, au moins un emplacement nommé à livre ouvert reçoit un jeton Quête.
}
rule-NF-SETUP-12 = { $long_game ->
    [on] Chaque joueur commence avec un plateau de joueur, 0 cœur, un chien ou un chat que personne d’autre n’a, 3 pièces et 16 tentes d’une couleur : 14 sur les symboles tente du plateau et 2 devant elles.
   *[off] Chaque joueur commence avec un plateau de joueur, 0 cœur, un chien ou un chat que personne d’autre n’a, 3 pièces et 14 tentes d’une couleur sur les symboles tente du plateau.
}
rule-NF-SETUP-13 = { $character_choice ->
    [preassigned] Chaque joueur reçoit un personnage, le premier que personne n’a encore, avec son pion et son marqueur de réputation, qui commence à 0.
   *[seat_order] Dans l’ordre des places, chaque joueur choisit un personnage que personne n’a encore et prend son pion et son marqueur de réputation, qui commence à 0.
}
rule-NF-SETUP-14 = L’animal de compagnie commence dans le groupe actif, sur la case que préfère son propriétaire.
rule-NF-SETUP-15 = En Mode Campagne et en Mode Personnage, chaque joueur a une carte Personnage, où se note tout ce qui dure.
rule-NF-SETUP-16 = En Mode Personnage, l’introduction d’un nouveau personnage est lue à tous.
rule-NF-SETUP-17 = En Mode Personnage, Fenn et Tic conviennent surtout à 2 joueurs, et mieux vaut ne pas réunir Cosimo Vell et Dorothée Pinson. Ce sont des conseils : ils n’interdisent rien.
rule-NF-SETUP-18 = { $first_player ->
    [fixed] Le joueur assis à la première place commence et prend le jeton 1er joueur.
    [last_loser] Le dernier de la partie précédente commence et prend le jeton 1er joueur ; pour une première partie, le premier joueur est tiré au sort.
   *[random] Le premier joueur est tiré au sort et prend le jeton 1er joueur.
}
rule-NF-SETUP-19 = Les cartes Monde sont visibles par tous ; leur ordre ne compte pas.
rule-NF-SETUP-20 = Les menaces forment un paquet face visible, de la valeur 4 dessus à la valeur 15 dessous.
rule-NF-SETUP-21 = En Mode Arcade, les cartes Mode Arcade sont mélangées en une pioche face cachée, et le livre d’histoires ne sert pas.
rule-NF-SETUP-22 = Les deux pioches d’artéfacts sont mélangées séparément, et chaque joueur reçoit face cachée 2 artéfacts avancés et 5 basiques. Le reste demeure face cachée à côté du plateau Ville.
rule-NF-SETUP-23 = À 2 joueurs, un pion que personne ne joue occupe l’Hôtel de Ville pendant toute la partie.
rule-NF-SETUP-24 = Les pions commencent sur les plateaux de joueur, ni dans la Ville ni sur la carte.
rule-NF-SETUP-25 = En Mode Personnage, les cartes Mode Arcade sont mélangées elles aussi en une pioche face cachée.

## Draft des artéfacts

rule-NF-DRAFT-1 = Le draft ne porte que sur les 5 artéfacts basiques ; les 2 avancés restent de côté en attendant.
rule-NF-DRAFT-2 = Tous les joueurs en même temps choisissent une carte du paquet qu’ils tiennent, puis passent le reste. On ne choisit pas dans un autre paquet.
rule-NF-DRAFT-3 = On continue jusqu’à ce qu’il n’y ait plus rien à passer ; chacun a alors 5 artéfacts basiques.
rule-NF-DRAFT-4 = Les paquets passent toujours vers la gauche.
rule-NF-DRAFT-5 = { $artifact_discards ->
    [face_up] Après le draft, chaque joueur doit défausser au moins un de ses 2 artéfacts avancés et peut défausser les deux. Les artéfacts défaussés restent face visible.
   *[face_down] Après le draft, chaque joueur doit défausser au moins un de ses 2 artéfacts avancés et peut défausser les deux. Les artéfacts défaussés restent face cachée.
}
rule-NF-DRAFT-6 = Au même moment, on peut défausser autant d’artéfacts basiques de sa main qu’on veut, sans pénalité.
rule-NF-DRAFT-7 = Les artéfacts gardés forment la main, dont la taille n’est pas limitée.
rule-NF-DRAFT-8 = Les artéfacts en main n’ont pas d’effet et ne rapportent rien ; chacun de ceux qui restent à la fin coûte 1 point Voyage.

## Cœurs

rule-NF-HEART-1 = Chaque joueur a une piste de cœurs qui commence à 0 ; les cœurs gagnés la font monter, les cœurs dépensés ou perdus la font descendre.
rule-NF-HEART-2 = { $hearts_on_spelunking ->
    [false] Un joueur peut dépenser des cœurs sur son propre lancer, 1 de plus au total pour chacun, sauf sur le dé de Spéléologie. Ils sont perdus même si le lancer échoue.
   *[true] Un joueur peut dépenser des cœurs sur son propre lancer, 1 de plus au total pour chacun. Ils sont perdus même si le lancer échoue.
}
rule-NF-HEART-3 = Les cœurs se dépensent après avoir lancé et vu le dé.
rule-NF-HEART-4 = { $free_heart_amounts ->
    [true] Un joueur peut dépenser autant de cœurs qu’il veut sur un lancer, dans la limite de ceux qu’il a.
   *[false] Seuls les cœurs du joueur limitent ceux qu’il dépense sur un lancer. Il ne choisit qu’un nombre qui change le résultat : aucun, ou juste assez pour réussir ou obtenir le bonus.
}
rule-NF-HEART-5 = Le défenseur d’un duel ne peut pas dépenser de cœurs sur son lancer.
rule-NF-HEART-6 = On ne dépense ses cœurs que sur ses propres lancers, jamais sur ceux des autres.
rule-NF-HEART-7 = Être à 0 cœur n’a aucun effet en soi.
rule-NF-HEART-8 = Traverser un emplacement vide coûte 1 cœur ; construire un camp en coûte 3.
rule-NF-HEART-9 = Les cœurs ne descendent jamais sous 0 : nul ne dépense des cœurs qu’il n’a pas, et une perte s’arrête à 0.
rule-NF-HEART-10 = Les symboles cœur ne comptent qu’au moment de restaurer ses cœurs en quittant la Ville ; en gagner ou en perdre plus tard ne change pas la piste.

## Réputation

rule-NF-REP-1 = La réputation est visible par tous, commence à 0 et va de −6 à 12.
rule-NF-REP-2 = Ce qui dépasserait 12 ou descendrait sous −6 est perdu.
rule-NF-REP-3 = La réputation gagnée ou perdue par une quête ne se refuse pas.
rule-NF-REP-4 = Certains artéfacts ne s’achètent qu’avec une certaine réputation.
rule-NF-REP-5 = La réputation rapporte des points Voyage à la fin, et départage les égalités.

## Groupe et symboles

rule-NF-PARTY-1 = Le plateau de joueur a quatre cases pour le groupe actif, une par faction.
rule-NF-PARTY-2 = Le groupe actif compte au plus quatre membres, animal de compagnie compris.
rule-NF-PARTY-3 = Un aventurier occupe la case de sa faction : il y a donc au plus un aventurier actif de chaque faction, sauf si une carte en permet plus.
rule-NF-PARTY-4 = L’animal de compagnie n’est d’aucune faction et peut occuper n’importe quelle case ; il la remplit comme le ferait un aventurier.
rule-NF-PARTY-5 = Les membres qui ne sont pas actifs sont inactifs : ils ne donnent pas de symboles, mais leurs bannières comptent.
rule-NF-PARTY-6 = Le groupe actif ne se réorganise qu’en quittant la Ville ; sinon, on ne place qu’un aventurier qui vient de se joindre.
rule-NF-PARTY-7 = { $pet_profile ->
    [cat_sword] Un animal de compagnie actif donne 1 recherche, 1 habileté et 2 cœurs, et un chat donne en plus 1 combat.
    [cat_combat] Un chien actif donne 1 recherche, 1 habileté et 2 cœurs, un chat actif 1 recherche, 1 combat et 2 cœurs.
   *[uniform] Un animal de compagnie actif donne 1 recherche, 1 habileté et 2 cœurs, chien ou chat.
}
rule-NF-PARTY-8 = Habileté, la main : chaque main active ajoute 1 aux lancers d’habileté. Les mains comptent aussi à la Ferme et dans la Mine.
rule-NF-PARTY-9 = Combat, l’épée : chaque épée active ajoute 1 aux lancers de combat, duels compris.
rule-NF-PARTY-10 = { $search_counts_cards ->
    [true] Mouvement, la flèche : chaque flèche du groupe actif et de ses cartes ajoute 1 au mouvement.
   *[false] Mouvement, la flèche : chaque flèche du groupe actif ajoute 1 au mouvement.
}
rule-NF-PARTY-11 = Prudence, le bouclier : avec un bouclier dans son groupe actif, un joueur peut ignorer toute menace en chemin.
rule-NF-PARTY-12 = { $search_counts_cards ->
    [true] Recherche, la loupe : chaque loupe du groupe actif et de ses cartes donne une pièce ou une gemme quand un camp est construit sur un emplacement pièce ou gemme.
   *[false] Recherche, la loupe : chaque loupe du groupe actif donne une pièce ou une gemme quand un camp est construit sur un emplacement pièce ou gemme.
}
rule-NF-PARTY-13 = Chaque symbole cœur ajoute 1 aux cœurs restaurés en quittant la Ville.
rule-NF-PARTY-14 = Les épées et les cœurs d’un artéfact acheté comptent comme ceux du groupe actif.
rule-NF-PARTY-15 = Un animal de compagnie agit comme un aventurier, mais il n’a pas de bannière et ne compte jamais là où une faction est nommée.

## Lancers

rule-NF-ROLL-1 = Un lancer d’habileté, c’est un dé, plus les mains du groupe actif et de ses cartes, plus les cœurs dépensés.
rule-NF-ROLL-2 = Un lancer de combat contre une menace, un boss ou dans une quête, c’est un dé, plus les épées du groupe actif et de ses cartes, plus les cœurs dépensés.
rule-NF-ROLL-3 = Un lancer réussit si son total atteint la difficulté.
rule-NF-ROLL-4 = Le joueur actif ne gagne un duel qu’avec un total plus élevé ; à égalité, le défenseur l’emporte.

## Tentes

rule-NF-TENT-1 = Une tente quitte le plateau de joueur quand son propriétaire construit un camp, bat une menace ou un boss, creuse dans la Mine, ou en place une par une carte.
rule-NF-TENT-2 = { $long_game ->
    [on] Les tentes se prennent dans un ordre fixe : les deux supplémentaires d’abord, puis la ligne du haut de gauche à droite, puis celle du bas de gauche à droite.
   *[off] Les tentes se prennent dans un ordre fixe : la ligne du haut de gauche à droite, puis celle du bas de gauche à droite.
}
rule-NF-TENT-3 = Une pièce ou une gemme découverte sous une tente est gagnée aussitôt.
rule-NF-TENT-4 = { $long_game ->
    [on] Le dernier symbole de la piste est découvert par la 16e tente et vaut 2 points Voyage à la fin.
   *[off] Le dernier symbole de la piste est découvert par la 14e tente et vaut 2 points Voyage à la fin.
}
rule-NF-TENT-5 = { $long_game ->
    [on] Une fois les 16 tentes du plateau de joueur placées, les suivantes viennent de la réserve et ne découvrent rien.
   *[off] Une fois les 14 tentes du plateau de joueur placées, les suivantes viennent de la réserve et ne découvrent rien.
}
rule-NF-TENT-6 = Chaque tente placée sur la carte, sur une menace ou un boss, ou dans la Mine vaut 1 point Voyage.

## Animaux porteurs

rule-NF-BIRD-1 = Nul n’a plus de 3 animaux porteurs.
rule-NF-BIRD-2 = Chaque oiseau porteur ajoute 1 au mouvement.
rule-NF-BIRD-3 = { $treasure_overflow ->
    [end_of_turn] Un joueur a au plus un trésor par animal porteur, et jamais plus de 3, Emprunt mis à part. S’il a trop peu d’animaux, il défausse à la fin du tour les trésors de son choix qui sont de trop.
    [keep] Un joueur ne prend un trésor que s’il a un animal porteur pour lui, et jamais plus de 3, Emprunt mis à part. Il garde les trésors qu’il a déjà, même s’il perd des animaux.
   *[immediate] Un joueur a au plus un trésor par animal porteur, et jamais plus de 3, Emprunt mis à part. S’il a trop peu d’animaux, il défausse aussitôt les trésors de son choix qui sont de trop.
}
rule-NF-BIRD-4 = Un joueur sans animal porteur ne peut ni piocher ni garder de trésor, Emprunt mis à part.
rule-NF-BIRD-5 = { $bypass_after_roll ->
    [true] Un joueur peut rendre un animal porteur qu’il possède pour passer une menace sans combattre, quand il la rencontre ou après avoir lancé le dé.
   *[false] Un joueur peut rendre un animal porteur qu’il possède pour passer une menace sans combattre, mais seulement au moment où il la rencontre.
}
rule-NF-BIRD-6 = Le mouvement d’un animal porteur rendu compte jusqu’à la fin du tour.
rule-NF-BIRD-7 = Un animal porteur rendu retourne aux Étables, où il peut être acheté de nouveau. On ne rend qu’un animal qu’on possède.

## Le tour

rule-NF-TURN-1 = On joue dans le sens horaire à partir du premier joueur ; une manche s’achève après le joueur à la droite du premier.
rule-NF-TURN-2 = Lors de la première manche, chacun doit visiter la Ville : on ne part pas encore en aventure.
rule-NF-TURN-3 = Un joueur dont le pion est en Ville doit aller dans un autre bâtiment ou partir en aventure ; il ne peut pas rester dans le même bâtiment.
rule-NF-TURN-4 = On peut visiter la Ville depuis n’importe quel emplacement de la carte, si loin soit-il, gratuitement.
rule-NF-TURN-5 = Un joueur peut passer plusieurs tours de suite en Ville.
rule-NF-TURN-6 = { $buy_during_roll ->
    [false] Acheter des artéfacts de sa main est une action gratuite, à tout moment de son tour et autant de fois qu’on veut, mais pas tant qu’un lancer est en cours.
   *[true] Acheter des artéfacts de sa main est une action gratuite, à tout moment de son tour et autant de fois qu’on veut, même entre un dé et les cœurs qu’on y dépense.
}
rule-NF-TURN-7 = Personne n’achète d’artéfact pendant le tour d’un autre.
rule-NF-TURN-8 = Le jeton 1er joueur ne change pas de mains pendant une partie.

## Visiter la Ville

rule-NF-VISIT-1 = Pour une visite, un joueur place son pion dans un bâtiment et peut en réaliser l’action ; ce qui relève d’un autre bâtiment ne s’y fait pas.
rule-NF-VISIT-2 = Les sept bâtiments sont l’Hôtel de Ville, le Saloon, les Étables, le Magasin Général, la Ferme, la Hutte Mystique et la Mine.
rule-NF-VISIT-3 = Un bâtiment où se trouve un autre pion ne se visite qu’en gagnant un duel, sauf le Saloon, ouvert à tous.
rule-NF-VISIT-4 = On peut renoncer à l’action d’un bâtiment ; les bonus de visite des cartes et talents qu’on avait en arrivant sont reçus quand même, chacun une fois, avant ou après l’action.
rule-NF-VISIT-5 = L’action d’un bâtiment se réalise une fois par visite, sauf si une règle ou une carte en dit autrement.

## Hôtel de Ville

rule-NF-TOWN-HALL-1 = À l’Hôtel de Ville, un visiteur peut commercer, défausser un artéfact et changer sa réputation, chacun au plus une fois par visite et dans n’importe quel ordre.
rule-NF-TOWN-HALL-2 = Dans un échange, on paie 1 à 5 marchandises pour en gagner exactement une, ou exactement une pour en gagner 1 à 5. On ne paie que ce qu’on a, et aucune marchandise ne figure des deux côtés.
rule-NF-TOWN-HALL-3 = Ce qu’on gagne dans un échange ne peut pas valoir plus que ce qu’on paie. La valeur en trop est perdue, et on n’ajoute rien une fois que le compte y est.
rule-NF-TOWN-HALL-4 = Seuls s’échangent la nourriture, les pièces, les gemmes et les jetons Faction ; les aventuriers et les chefs ne s’échangent pas.
rule-NF-TOWN-HALL-5 = { $trade_values ->
    [even] Dans un échange, la nourriture vaut 1, une pièce 2, une gemme 2 et un jeton Faction 6, quelle que soit sa couleur.
   *[printed] Dans un échange, la nourriture vaut 1, une pièce 2, une gemme 2, un jeton jaune ou rouge 5, un jeton vert 6 et un jeton bleu 7.
}
rule-NF-TOWN-HALL-6 = À l’Hôtel de Ville, on peut défausser un artéfact de sa main, un par visite.
rule-NF-TOWN-HALL-7 = Une fois par visite, un joueur peut payer des pièces et des gemmes, mêlées à son gré, et bouge sa réputation de 1 pour chacune, toujours dans le même sens et sans dépasser le bout de la piste.
rule-NF-TOWN-HALL-8 = { $dummy_exemptions ->
    [false] À 2 joueurs, l’Hôtel de Ville est toujours occupé par le pion que personne ne joue : une visite demande toujours un duel, quoi que permettent ailleurs la prison, les talents et les cartes.
   *[true] À 2 joueurs, l’Hôtel de Ville est toujours occupé par le pion que personne ne joue : une visite demande un duel, sauf si on sort de prison ou si un talent ou une carte laisse entrer.
}

## Saloon

rule-NF-SALOON-1 = { $recruits_per_visit ->
    [any] Au Saloon, un visiteur peut recruter des aventuriers de la ligne, autant qu’il peut en payer.
   *[1] Au Saloon, un visiteur peut recruter un aventurier de la ligne.
}
rule-NF-SALOON-2 = Un aventurier coûte les pièces inscrites en bas à droite de son jeton, moins le rabais, et jamais moins de 0. Le prix doit être payé en entier.
rule-NF-SALOON-3 = Un aventurier qui s’est joint reste jusqu’à la fin de la partie ; on ne renvoie personne.
rule-NF-SALOON-4 = { $pet_shift_on_recruit ->
    [false] Un aventurier qui se joint peut prendre aussitôt une case active qui lui convient, ou attendre parmi les inactifs. La case de l’animal de compagnie n’est pas libre : il ne bouge qu’en quittant la Ville.
   *[true] Un aventurier qui se joint peut prendre aussitôt une case active qui lui convient, ou attendre parmi les inactifs. L’animal de compagnie qui s’y trouvait passe à une case libre ou devient inactif.
}
rule-NF-SALOON-5 = Si un aventurier de la même faction est déjà actif, le joueur décide lequel des deux le reste.
rule-NF-SALOON-6 = Chaque bannière de la couleur de l’aventurier que possède le joueur baisse le prix de 1 pièce. Les bannières se comptent, elles ne se dépensent pas.
rule-NF-SALOON-7 = Les bannières qui comptent sont celles de ses aventuriers, actifs ou non, de ses jetons Faction, et 1 pour le chef de cette couleur.
rule-NF-SALOON-8 = Les bannières des artéfacts ne comptent jamais.
rule-NF-SALOON-9 = Le Saloon accueille autant de pions qu’on veut : on le visite toujours sans duel.
rule-NF-SALOON-10 = En arrivant au Saloon, avant toute autre chose, un visiteur peut provoquer en duel un joueur présent, pour la réputation. S’il perd, il va en prison et ne réalise pas l’action.
rule-NF-SALOON-11 = Une fois par tour, un visiteur peut payer 1 nourriture pour mettre de côté tous les aventuriers de la ligne et en tirer d’autres du sac.
rule-NF-SALOON-12 = { $recruits_per_visit ->
    [any] La ligne peut être rafraîchie avant ou après un recrutement, et on peut continuer à recruter dans la nouvelle ligne.
   *[1] La ligne peut être rafraîchie avant ou après un recrutement, mais qui a recruté durant ce tour ne recrute plus.
}
rule-NF-SALOON-13 = Les aventuriers mis de côté attendent hors du sac. Quand le sac est vide, ils y retournent tous et sont mélangés.
rule-NF-SALOON-14 = { $row_refill ->
    [end_of_turn] Après un recrutement, la ligne est complétée à 5 depuis le sac à la fin du tour.
    [refresh_only] Après un recrutement, la ligne reste incomplète jusqu’à ce que quelqu’un paie pour la rafraîchir.
   *[immediate] Après un recrutement, la ligne est aussitôt complétée à 5 depuis le sac.
}

## Étables, Magasin Général, Ferme, Hutte Mystique

rule-NF-STABLE-1 = Aux Étables, un visiteur peut payer 1 nourriture pour un oiseau porteur ou, de jour seulement, 1 gemme pour une tortue porteuse ; un seul animal par visite.
rule-NF-STABLE-2 = Un animal porteur demande une case libre du plateau de joueur : avec 3 animaux, on n’en gagne plus.
rule-NF-STORE-1 = { $store_draw ->
    [up_to_4] Au Magasin Général, un visiteur gagne 1 pièce ou pioche 1 à 4 artéfacts, mais pas les deux.
   *[exactly_4] Au Magasin Général, un visiteur gagne 1 pièce ou pioche exactement 4 artéfacts, mais pas les deux ; il en pioche moins seulement si les pioches s’épuisent.
}
rule-NF-STORE-2 = Avant de piocher, le joueur annonce combien de cartes viennent de la pioche basique et combien de l’avancée. Le compte doit y être, et les cartes aussi.
rule-NF-STORE-3 = Le joueur regarde les cartes piochées et garde ou défausse chacune d’elles, l’une après l’autre.
rule-NF-STORE-4 = Les cartes gardées vont dans la main, et ne se défaussent plus qu’à l’Hôtel de Ville.
rule-NF-FARM-1 = { $farm_counts_cards ->
    [treasures] À la Ferme, un visiteur gagne 1 nourriture par symbole habileté de son groupe actif et de ses trésors, peut-être aucune.
    [all] À la Ferme, un visiteur gagne 1 nourriture par symbole habileté de son groupe actif et de toutes ses cartes, peut-être aucune.
   *[none] À la Ferme, un visiteur gagne 1 nourriture par symbole habileté de son groupe actif, peut-être aucune ; les symboles des cartes n’y comptent pas.
}
rule-NF-HUT-1 = { $hut_draw ->
    [per_animal] À la Hutte Mystique, un visiteur peut piocher un trésor pour chacun de ses animaux porteurs, l’un après l’autre ; de jour, il en pioche plutôt trois, une fois, et peut en garder un.
   *[one] À la Hutte Mystique, un visiteur qui a au moins 1 animal porteur peut piocher un trésor ; de jour, il en pioche plutôt trois et peut en garder un.
}
rule-NF-HUT-2 = Sans animal porteur, on ne pioche rien à la Hutte Mystique, Emprunt mis à part.
rule-NF-HUT-3 = S’il y a de la place, le nouveau trésor se range sous un animal porteur libre.
rule-NF-HUT-4 = S’il n’y a pas de place, le joueur décide avant de voir le nouveau trésor : défausser un des siens et prendre le nouveau, ou laisser défausser le nouveau.

## Mine

rule-NF-MINE-1 = Dans la Mine, un visiteur peut creuser : une tente est placée sur un nombre libre et rapporte des récompenses.
rule-NF-MINE-2 = La Mine a 12 nombres en lignes et en colonnes ; chaque nombre est l’habileté qu’il demande.
rule-NF-MINE-3 = { $mine_counts_world ->
    [true] Pour creuser un nombre, il faut au moins autant d’habileté : les mains du groupe actif, des artéfacts achetés, des trésors et des cartes Monde.
   *[false] Pour creuser un nombre, il faut au moins autant d’habileté : les mains du groupe actif, des artéfacts achetés et des trésors. Les cartes Monde n’y comptent pas.
}
rule-NF-MINE-4 = Dans la Mine, on ne lance pas de dé et les cœurs n’aident pas.
rule-NF-MINE-5 = La première tente de la Mine se place forcément sur son entrée, le nombre le plus à gauche de la première ligne.
rule-NF-MINE-6 = Les nombres suivants doivent toucher un nombre qui porte une tente, de n’importe quelle couleur, mais pas en diagonale.
rule-NF-MINE-7 = Un nombre qui porte une tente ne se creuse plus.
rule-NF-MINE-8 = La tente est la prochaine du joueur, et ce qu’elle découvre est gagné.
rule-NF-MINE-9 = Le joueur gagne la récompense de la ligne du nombre et celle de sa colonne.
rule-NF-MINE-10 = Une ligne ou une colonne sans récompense ne donne rien.

## Duels et prison

rule-NF-DUEL-1 = Qui veut entrer dans un bâtiment où se trouve un autre pion peut lancer un duel, un seul par tour ; sans le gagner, ou sans un droit de passage, il ne peut pas utiliser le bâtiment.
rule-NF-DUEL-2 = Avant tout dé, le joueur actif annonce un adversaire présent et si le duel sera honorable ou déloyal.
rule-NF-DUEL-3 = Un duel déloyal ajoute 1 au lancer du joueur actif, et la victoire lui coûte 1 réputation.
rule-NF-DUEL-4 = Un duel honorable n’ajoute rien au lancer, et la victoire fait gagner 1 réputation au joueur actif.
rule-NF-DUEL-5 = Les deux joueurs lancent un dé et ajoutent leurs épées et ce qui les aide au combat.
rule-NF-DUEL-6 = Les épées qui comptent sont celles des membres actifs, des artéfacts achetés, des trésors et des cartes Monde ; les membres inactifs ne comptent pas.
rule-NF-DUEL-7 = { $defender_aids ->
    [false] Après les deux dés, le joueur actif peut utiliser des cartes qui aident en duel, et pour finir dépenser autant de cœurs qu’il veut. Le défenseur n’utilise ni cartes ni cœurs.
   *[true] Après les deux dés, le défenseur peut utiliser des cartes qui aident en duel, puis le joueur actif, qui pour finir peut dépenser autant de cœurs qu’il veut. Le défenseur ne peut pas dépenser de cœurs.
}
rule-NF-DUEL-8 = Le total le plus élevé gagne le duel ; à égalité, le défenseur l’emporte.
rule-NF-DUEL-9 = Si le joueur actif gagne, sa réputation change comme annoncé et il peut réaliser l’action du bâtiment.
rule-NF-DUEL-10 = Si le joueur actif perd, son pion va en prison ; il n’y a ni action ni bonus de visite, et sa réputation ne change pas.
rule-NF-DUEL-11 = Le défenseur ne gagne ni ne perd jamais de réputation par un duel.
rule-NF-DUEL-12 = Un défenseur qui perd reste dans le bâtiment, qui peut donc abriter plusieurs pions.
rule-NF-DUEL-13 = Quand plusieurs joueurs sont dans un bâtiment, il suffit de battre celui qui a été annoncé.
rule-NF-DUEL-14 = À 2 joueurs, le duel à l’Hôtel de Ville se fait contre l’adversaire si son pion s’y trouve.
rule-NF-DUEL-15 = À 2 joueurs, si l’adversaire est ailleurs, le duel à l’Hôtel de Ville se fait contre le pion que personne ne joue ; l’adversaire lance son dé.
rule-NF-DUEL-16 = Le pion que personne ne joue n’a que son dé : ni épées, ni cœurs, ni cartes.
rule-NF-DUEL-17 = Une victoire contre le pion que personne ne joue change la réputation comme une autre.
rule-NF-JAIL-1 = La prison est un endroit du plateau Ville sans action, pour autant de pions qu’on veut.
rule-NF-JAIL-2 = Un joueur dont le pion est en prison au début de son tour peut visiter sans duel n’importe quel bâtiment, même occupé ; il peut aussi choisir le duel.
rule-NF-JAIL-3 = De la prison, on peut aussi partir en aventure, comme de tout autre endroit de la Ville.

## Quitter la Ville

rule-NF-LEAVE-1 = Une aventure a deux étapes : quitter la Ville, puis se déplacer. Un pion déjà sur la carte saute la première.
rule-NF-LEAVE-2 = En quittant la Ville, quand le pion va sur l’emplacement Ville de la carte, le joueur peut réorganiser son groupe actif avec ses propres membres, quatre au plus et un aventurier par faction, sauf si une carte en permet plus. Des cases peuvent rester vides.
rule-NF-LEAVE-3 = En quittant la Ville, le joueur peut ensuite restaurer ses cœurs : la piste est mise au total des cœurs des membres actifs, des artéfacts achetés, des trésors et des cartes Monde.
rule-NF-LEAVE-4 = Les cœurs qui restaient ne s’ajoutent pas à ceux qui sont restaurés.
rule-NF-LEAVE-5 = { $heart_cap_on_map ->
    [13] Nul ne quitte la Ville avec plus de 13 cœurs, et les cœurs gagnés ensuite s’arrêtent à 13.
   *[none] Nul ne quitte la Ville avec plus de 13 cœurs ; ceux qui sont gagnés ensuite peuvent dépasser ce nombre.
}
rule-NF-LEAVE-6 = On ne restaure ses cœurs et on ne réorganise son groupe qu’en quittant le plateau Ville, pas quand un pion arrive à l’emplacement Ville depuis la carte.
rule-NF-LEAVE-7 = Après avoir quitté la Ville, le joueur peut se déplacer dans le même tour, ou rester sur l’emplacement Ville.

## Se déplacer

rule-NF-MOVE-1 = Un pion suit un chemin jusqu’à un emplacement adjacent, ce qui demande 1 mouvement.
rule-NF-MOVE-2 = Un emplacement accueille autant de pions qu’on veut.
rule-NF-MOVE-3 = Les menaces et les trésors sont sur les chemins : ce ne sont pas des emplacements, et aucun pion ne s’y arrête.
rule-NF-MOVE-4 = { $search_counts_cards ->
    [true] Le mouvement est de 2, plus 1 par animal porteur, plus les flèches du groupe actif et de ses cartes, plus ce qu’ajoutent des cartes. Aucun pion ne va plus loin dans un tour.
   *[false] Le mouvement est de 2, plus 1 par animal porteur, plus les flèches du groupe actif, plus ce qu’ajoutent des cartes. Aucun pion ne va plus loin dans un tour.
}
rule-NF-MOVE-5 = { $zero_move ->
    [false] On n’est pas obligé d’utiliser tout son mouvement, mais un pion qui commence sur la carte et peut se déplacer fait au moins 1 pas.
   *[true] On n’est pas obligé d’utiliser tout son mouvement : un pion peut même rester où il est.
}
rule-NF-MOVE-6 = On peut emprunter un chemin plusieurs fois dans un tour ; tout ce qu’il coûte est dû à chaque fois.
rule-NF-MOVE-7 = { $pass_cost_timing ->
    [on_leave] Chaque emplacement sans camp qu’on traverse coûte 1 cœur, payé pour de bon quand le pion en repart. Sans cœur ni passage gratuit, on ne peut pas le traverser.
   *[refund_on_loss] Chaque emplacement sans camp qu’on traverse coûte 1 cœur, mis de côté quand le pion en repart et rendu si une menace perdue l’y ramène. Sans cœur ni passage gratuit, on ne peut pas le traverser.
}
rule-NF-MOVE-8 = { $pass_cost_timing ->
    [on_leave] Finir son déplacement sur un emplacement sans camp ne coûte pas de cœur ; un cœur déjà payé en le quittant reste payé si une menace perdue y ramène le pion.
   *[refund_on_loss] Finir son déplacement sur un emplacement sans camp ne coûte pas de cœur, même si c’est une menace perdue qui y ramène le pion.
}
rule-NF-MOVE-9 = Là où se trouve un camp, à qui qu’il soit, tous passent gratuitement.
rule-NF-MOVE-10 = L’emplacement Ville n’est jamais vide : le traverser ne coûte rien.
rule-NF-MOVE-11 = L’emplacement où commence le déplacement ne coûte rien, sauf si on le traverse de nouveau dans le même déplacement.
rule-NF-MOVE-12 = Après le déplacement viennent une quête, si le joueur le veut, puis un camp, si le joueur le veut, dans cet ordre.
rule-NF-MOVE-13 = Un emplacement est vide s’il n’a pas de camp et n’est pas l’emplacement Ville ; les pions et les jetons Quête n’y changent rien.

## Menaces

rule-NF-THREAT-1 = Qui emprunte un chemin où une menace est active doit combattre, ou la passer grâce à un animal, un bouclier ou une carte.
rule-NF-THREAT-2 = La menace à combattre est la première carte du paquet ; seul Chasseur de prime permet d’en choisir une autre.
rule-NF-THREAT-3 = Une menace est inactive quand un camp se trouve à chaque bout de son chemin ; on ne peut alors même pas la combattre.
rule-NF-THREAT-4 = Pour les menaces, l’emplacement Ville compte comme un camp.
rule-NF-THREAT-5 = On combat par un lancer de combat contre la valeur de la carte ; les cartes qui aident au combat et les cœurs viennent après le dé.
rule-NF-THREAT-6 = Qui bat une menace prend la carte et y place sa prochaine tente. La carte suivante du paquet devient la menace active, et le déplacement continue.
rule-NF-THREAT-7 = Un combat perdu termine aussitôt le tour : le pion retourne à l’emplacement qu’il venait de quitter, et il n’y a ni quête, ni camp, ni achat.
rule-NF-THREAT-8 = Chaque passage par une menace dans un tour demande un nouveau combat contre la carte alors au-dessus, ou un autre moyen de passer.
rule-NF-THREAT-9 = Une menace battue rapporte les points Voyage qui y sont inscrits.
rule-NF-THREAT-10 = { $bypass_after_roll ->
    [true] On passe une menace sans combattre en rendant un animal porteur, avec un bouclier dans son groupe actif, ou par une carte qui ignore les menaces, à son prix ; et cela même après avoir lancé le dé.
   *[false] On passe une menace sans combattre en rendant un animal porteur, avec un bouclier dans son groupe actif, ou par une carte qui ignore les menaces, à son prix. Cela se décide avant le dé, pas après.
}
rule-NF-THREAT-11 = Quand une menace est passée sans combat, personne ne prend sa carte, qui reste active.

## Trésors sur les chemins

rule-NF-TREASURE-1 = Qui emprunte un chemin où se trouve un trésor, et a de la place pour lui, pioche un trésor.
rule-NF-TREASURE-2 = Chaque passage dans un tour fait piocher un autre trésor ; les emplacements coûtent leurs cœurs à chaque fois.
rule-NF-TREASURE-3 = Un trésor est épuisé quand un camp se trouve à chaque bout de son chemin ; l’emplacement Ville compte comme un camp.
rule-NF-TREASURE-4 = Les trésors demandent des animaux porteurs, d’où qu’ils viennent : sans animal, on ne pioche rien ; si tous sont chargés, le joueur décide avant de voir la carte si elle remplace un de ses trésors.
rule-NF-TREASURE-5 = Un trésor gagné est lu à haute voix, posé face visible sur le plateau de joueur, et agit aussitôt.

## Quêtes

rule-NF-QUEST-1 = Qui finit son déplacement sur un emplacement avec un jeton Quête peut y tenter une quête, ou l’ignorer.
rule-NF-QUEST-2 = Le joueur de gauche est le lecteur de la quête.
rule-NF-QUEST-3 = En Première Aventure et en Mode Campagne, la quête est celle dont le numéro ou la lettre figure sur le livre de l’emplacement.
rule-NF-QUEST-4 = On lit d’abord l’histoire, puis ce que demande chaque choix : habileté ou combat, la difficulté et quelques mots.
rule-NF-QUEST-5 = { $book_knowledge ->
    [full] Avant le lancer, on ne lit pas la suite d’un choix, mais tous peuvent savoir ce que rapporte chaque choix.
   *[none] Avant le lancer, on ne lit ni la suite d’un choix ni sa récompense.
}
rule-NF-QUEST-6 = Une fois la quête tentée, il faut annoncer l’un des choix ouverts, puis lancer le dé. Un choix d’habileté demande un lancer d’habileté, un choix de combat un lancer de combat.
rule-NF-QUEST-7 = En cas de réussite, on lit la réaction au choix, et sa récompense est reçue dans l’ordre de la page.
rule-NF-QUEST-8 = Avec 2 ou plus au-dessus de la difficulté, la récompense bonus est reçue aussi.
rule-NF-QUEST-9 = En cas d’échec, la réaction n’est pas lue et il n’y a pas de récompense ; en Mode Personnage seulement, elle est lue quand même.
rule-NF-QUEST-10 = Après la tentative, le jeton Quête quitte la carte pour de bon, quel qu’en soit le résultat.
rule-NF-QUEST-11 = { $unpaid_result ->
    [pay_what_you_can] Un paiement indiqué avec un choix doit être possible ; il est payé quand on choisit, et perdu en cas d’échec. Un paiement indiqué avec le résultat se fait à la réussite, autant qu’on le peut, et les gains sont reçus.
   *[no_gain] Un paiement indiqué avec un choix doit être possible ; il est payé quand on choisit, et perdu en cas d’échec. Un paiement indiqué avec le résultat se fait à la réussite ; qui ne peut pas le payer en entier ne paie rien et ne reçoit ni biens, ni cartes, ni membres.
}
rule-NF-QUEST-12 = Les quêtes rapportent de la réputation en plus ou en moins, des jetons Faction, trésors, cartes Monde, pièces, gemmes, nourriture, cœurs, aventuriers et oiseaux porteurs ; dans une série, aussi des mots-clés, des quêtes secondaires et des quêtes suivantes. On ne prend que ce qui est offert et qui reste disponible.
rule-NF-QUEST-13 = Les cartes Monde ne se gagnent que par des quêtes ; elles agissent aussitôt et restent jusqu’à la fin de la partie.
rule-NF-QUEST-14 = Un choix sans difficulté ne demande pas de lancer : ses récompenses sont simplement reçues.
rule-NF-QUEST-15 = On peut tenter une quête qu’il y ait un camp ou non.
rule-NF-QUEST-16 = Ce que donne une quête peut payer un camp ou des artéfacts dans le même tour.
rule-NF-QUEST-17 = { $decline_rewards ->
    [true] Un joueur peut refuser toute récompense, sauf les changements de réputation, les paiements, les mots-clés et les numéros de quête.
   *[false] Les récompenses sont reçues telles quelles ; les changements de réputation, les paiements, les mots-clés et les numéros de quête ne pourraient de toute façon pas être refusés.
}

## Mots-clés

rule-NF-KEYWORD-1 = Un mot-clé gagné est noté sur la carte Personnage et gardé pour les parties suivantes.
rule-NF-KEYWORD-2 = Qui a le mot-clé d’un choix doit prendre ce choix ; les autres lui sont fermés.
rule-NF-KEYWORD-3 = Un choix indiqué comme facultatif n’oblige à rien, même avec son mot-clé.
rule-NF-KEYWORD-4 = Les choix qui commencent par « sinon » sont réservés à ceux qu’aucun mot-clé n’oblige à un autre choix.
rule-NF-KEYWORD-5 = Un choix qui nomme des mots-clés est réservé au joueur qui les a tous.
rule-NF-KEYWORD-6 = Si plusieurs choix à mots-clés s’appliquent, on prend celui qui en nomme le plus ; entre égaux, le joueur choisit.
rule-NF-KEYWORD-7 = Les mots-clés ne s’usent pas.

## Camps

rule-NF-CAMP-1 = Qui finit son déplacement sur un emplacement sans camp peut en construire un, après une éventuelle quête.
rule-NF-CAMP-2 = Un camp coûte 3 cœurs, sauf si une carte en dit autrement, et place la prochaine tente du joueur sur l’emplacement. Sans ces cœurs, pas de camp.
rule-NF-CAMP-3 = Un emplacement porte au plus un camp, et l’emplacement Ville aucun.
rule-NF-CAMP-4 = { $search_counts_cards ->
    [true] Sur un emplacement pièce ou gemme, le bâtisseur gagne autant de pièces ou de gemmes qu’il a de symboles recherche dans son groupe actif et sur ses cartes, peut-être aucune.
   *[false] Sur un emplacement pièce ou gemme, le bâtisseur gagne autant de pièces ou de gemmes qu’il a de symboles recherche dans son groupe actif, peut-être aucune.
}
rule-NF-CAMP-5 = Sur un emplacement de route commerciale, un camp ne rapporte ni pièces ni gemmes.
rule-NF-CAMP-6 = On construit ainsi au plus un camp par tour.

## Routes commerciales

rule-NF-ROUTE-1 = Chaque carte a 8 emplacements de route commerciale, deux pour chacune de quatre marchandises : épices, pièces détachées, pierres d’Ichor et thé.
rule-NF-ROUTE-2 = Une route commerciale est complète quand un camp se trouve sur chacun de ses deux emplacements.
rule-NF-ROUTE-3 = Si les deux camps sont au même joueur, il contrôle seul la route et marque son nombre le plus élevé.
rule-NF-ROUTE-4 = S’ils sont à deux joueurs, tous deux contrôlent la route et chacun marque son nombre le plus petit.
rule-NF-ROUTE-5 = Une route qui n’est pas complète ne rapporte rien.
rule-NF-ROUTE-6 = Les deux nombres de chaque route sont inscrits sur la carte.

## Artéfacts

rule-NF-ARTIFACT-1 = Pour acheter un artéfact de sa main, on paie à la réserve sa nourriture, ses pièces, ses gemmes et ses jetons Faction, en entier.
rule-NF-ARTIFACT-2 = Un symbole Faction sans nombre coûte 1 jeton de cette couleur.
rule-NF-ARTIFACT-3 = Seuls les jetons Faction paient un tel prix ; les aventuriers et les chefs ne le paient pas.
rule-NF-ARTIFACT-4 = Un artéfact acheté est posé face visible à côté du plateau de joueur, agit dès lors et rapporte ses points Voyage.
rule-NF-ARTIFACT-5 = Ce qu’un artéfact exige doit être rempli à l’achat, mais n’est pas dépensé.
rule-NF-ARTIFACT-6 = Une flamme avec un nombre négatif : cet artéfact ne s’achète qu’avec cette réputation ou une plus basse.
rule-NF-ARTIFACT-7 = Une flamme avec un nombre positif : cet artéfact ne s’achète qu’avec cette réputation ou une plus haute.
rule-NF-ARTIFACT-8 = Les artéfacts ne se défaussent sans pénalité qu’au moment où on les pioche, ou à l’Hôtel de Ville.
rule-NF-ARTIFACT-9 = Les bannières des artéfacts ne comptent ni pour les chefs ni pour recruter.
rule-NF-ARTIFACT-10 = Un artéfact acheté reste, même si ce qu’il exige n’est plus rempli.

## Chefs

rule-NF-CHIEF-1 = Chaque faction a un chef, disponible dès le début.
rule-NF-CHIEF-2 = Le premier joueur qui a en même temps 4 bannières d’une couleur reçoit aussitôt son chef. Les bannières des aventuriers, actifs ou non, et des jetons Faction comptent.
rule-NF-CHIEF-3 = Un chef ne se perd pas et ne se prend pas, même si les bannières qui l’ont fait venir sont dépensées.
rule-NF-CHIEF-4 = Un chef compte comme 1 bannière de sa couleur pour recruter.
rule-NF-CHIEF-5 = Un chef n’est pas un aventurier : il n’est jamais dans le groupe et ne donne pas de symboles.
rule-NF-CHIEF-6 = Un chef vaut 5 points Voyage.

## Fin et décompte

rule-NF-END-1 = { $long_game ->
    [on] { $long_game_trigger ->
        [14] La fin est déclenchée quand un joueur place sa 14e tente, où que ce soit. Si personne ne le fait, la partie s’arrête après la manche { $max_rounds } et se compte comme d’habitude.
       *[16] La fin est déclenchée quand un joueur place sa 16e tente, où que ce soit. Si personne ne le fait, la partie s’arrête après la manche { $max_rounds } et se compte comme d’habitude.
    }
   *[off] La fin est déclenchée quand un joueur place sa 14e tente, où que ce soit. Si personne ne le fait, la partie s’arrête après la manche { $max_rounds } et se compte comme d’habitude.
}
rule-NF-END-2 = On termine alors la manche, pour que tous aient joué le même nombre de tours, et la partie est finie : rien ne s’achète ni ne se joue après.
rule-NF-END-3 = D’ici là, on peut encore placer des tentes, prises au besoin dans la réserve.
rule-NF-SCORE-1 = Chaque tente placée rapporte 1 point Voyage.
rule-NF-SCORE-2 = Une route commerciale complète rapporte son nombre le plus élevé à un joueur seul, le plus petit à chacun de deux joueurs.
rule-NF-SCORE-3 = Les artéfacts achetés rapportent ce qui y est inscrit.
rule-NF-SCORE-4 = Les menaces et les boss battus rapportent ce qui y est inscrit.
rule-NF-SCORE-5 = Chaque artéfact resté en main coûte 1 point Voyage.
rule-NF-SCORE-6 = Les artéfacts achetés, les trésors et les cartes Monde rapportent les bonus qui y sont inscrits.
rule-NF-SCORE-7 = Les pièces et les gemmes, comptées ensemble, rapportent 1 point Voyage par lot de 2.
rule-NF-SCORE-8 = Chaque jeton Faction rapporte 1 point Voyage.
rule-NF-SCORE-9 = Chaque chef rapporte 5 points Voyage.
rule-NF-SCORE-10 = Les aventuriers et la nourriture ne rapportent rien par eux-mêmes.
rule-NF-SCORE-11 = { $long_game ->
    [on] Qui a placé les 16 tentes de son plateau de joueur marque 2 points Voyage.
   *[off] Qui a placé les 14 tentes de son plateau de joueur marque 2 points Voyage.
}
rule-NF-SCORE-12 = Qui a 3 trésors, chacun porté par un animal, marque 5 points Voyage.
rule-NF-SCORE-13 = { $reputation_points ->
    [from_4] Une réputation de 4 ou 5 rapporte 2 points Voyage, 6 ou 7 en rapporte 3, 8 ou 9 en rapporte 4, 10 ou 11 en rapporte 5 et 12 en rapporte 6 ; sous 4, elle ne rapporte rien. Seul compte le niveau atteint.
   *[from_2] Une réputation de 2 ou 3 rapporte 1 point Voyage, 4 ou 5 en rapporte 2, 6 ou 7 en rapporte 3, 8 ou 9 en rapporte 4, 10 ou 11 en rapporte 5 et 12 en rapporte 6. Seul compte le niveau atteint.
}
rule-NF-SCORE-14 = Sur la face crépuscule de la Ville, une réputation négative ne coûte rien.
rule-NF-SCORE-15 = Le joueur qui a le plus de points Voyage l’emporte ; un total peut être négatif.
rule-NF-SCORE-16 = À égalité, celui qu’une carte fait gagner l’emporte avant tout autre critère ; plusieurs cartes de ce genre s’annulent.
rule-NF-SCORE-17 = S’il y a encore égalité, la plus haute réputation l’emporte.
rule-NF-SCORE-18 = S’il y a encore égalité, le plus de pièces et de gemmes ensemble l’emporte.
rule-NF-SCORE-19 = Les égalités se départagent strictement dans cet ordre : une carte, la réputation, les pièces et gemmes. Ceux qui restent à égalité gagnent ensemble.

## Première Aventure

rule-NF-FIRST-1 = Une Première Aventure se joue sur la carte 1, avec les quêtes de cette carte.
rule-NF-FIRST-2 = Une Première Aventure n’a ni mots-clés, ni quêtes secondaires, ni expérience, ni talents, ni quêtes Personnage, ni cartes Mode Arcade.
rule-NF-FIRST-3 = Une Première Aventure utilise la face crépuscule de la Ville.

## Mode Campagne

rule-NF-CAMPAIGN-1 = { $extra_stories ->
    [on] Avec les histoires supplémentaires, une campagne compte 7 parties, sur les cartes 2 à 11 moins trois d’entre elles, dans l’ordre croissant.
   *[off] Une campagne compte 10 parties, sur les cartes 2 à 11 dans l’ordre croissant.
}
rule-NF-CAMPAIGN-2 = Dans une série, chacun garde le même personnage à toutes les parties, et personne d’autre ne peut le prendre.
rule-NF-CAMPAIGN-3 = Une campagne utilise les quêtes de la carte et les quêtes secondaires, pas les quêtes Personnage.
rule-NF-CAMPAIGN-4 = Chacun commence une campagne avec 1 point d’expérience.
rule-NF-CAMPAIGN-5 = { $campaign_rows ->
    [5] Chaque quête tentée, réussie ou non, remplit une case de quête de la carte Personnage, ligne par ligne depuis le haut. La carte a 5 lignes de 3 cases.
    [7] Chaque quête tentée, réussie ou non, remplit une case de quête de la carte Personnage, ligne par ligne depuis le haut. La carte a 7 lignes de 3 cases.
   *[10] Chaque quête tentée, réussie ou non, remplit une case de quête de la carte Personnage, ligne par ligne depuis le haut. La carte a 10 lignes de 3 cases.
}
rule-NF-CAMPAIGN-6 = Chaque ligne pleine de 3 cases donne 1 point d’expérience, aussitôt.
rule-NF-CAMPAIGN-7 = Une quête secondaire nommée par une récompense, comme Q2, est notée sur la carte Personnage ; il peut y en avoir autant qu’on veut en attente.
rule-NF-CAMPAIGN-8 = { $side_quest_order ->
    [fifo] Tant que des quêtes secondaires sont notées, la prochaine quête tentée, où que ce soit, est la plus ancienne d’entre elles, à la place de la quête de la carte.
   *[owner] Tant que des quêtes secondaires sont notées, la prochaine quête tentée, où que ce soit, est l’une d’elles, au choix du joueur, à la place de la quête de la carte.
}
rule-NF-CAMPAIGN-9 = { $side_quest_retry ->
    [true] Une quête secondaire est barrée une fois réussie ; après un échec, elle reste notée.
   *[false] Une quête secondaire est barrée une fois tentée, réussie ou non.
}
rule-NF-CAMPAIGN-10 = Les numéros des quêtes secondaires commencent par Q.
rule-NF-CAMPAIGN-11 = Après chaque partie, on note les points Voyage de chacun ; une partie manquée compte 0.
rule-NF-CAMPAIGN-12 = Après la carte 11, on additionne les points Voyage de toutes les parties. Le plus haut total est le champion ; les égaux se partagent le titre.
rule-NF-CAMPAIGN-13 = { $campaign_rows ->
    [5] Qui a rempli les 15 cases de quête de sa carte gagne 7 points Voyage à la fin de la partie sur la carte 11.
    [7] Qui a rempli les 21 cases de quête de sa carte gagne 7 points Voyage à la fin de la partie sur la carte 11.
   *[10] Qui a rempli les 30 cases de quête de sa carte gagne 7 points Voyage à la fin de la partie sur la carte 11.
}
rule-NF-CAMPAIGN-14 = L’expérience, les talents, les mots-clés, les cases de quête, les quêtes secondaires en attente et les points notés passent d’une partie à l’autre ; tout le reste recommence à neuf.
rule-NF-CAMPAIGN-15 = Quand toutes les cases sont remplies, les quêtes donnent encore des récompenses, mais ni case ni expérience.

## Mode Personnage

rule-NF-CHARMODE-1 = { $repeat_maps ->
    [true] On joue sur des cartes de 2 à 10, la même plusieurs fois si la table le veut, jusqu’à ce que chaque personnage ait accompli 8 quêtes ; puis vient une dernière partie sur la carte 11.
   *[false] On joue sur des cartes de 2 à 10, aucune deux fois avant que toutes aient servi, jusqu’à ce que chaque personnage ait accompli 8 quêtes ; puis vient une dernière partie sur la carte 11.
}
rule-NF-CHARMODE-2 = En Mode Personnage, chacun garde le même personnage à toutes les parties.
rule-NF-CHARMODE-3 = Chaque quête tentée est la suivante du personnage du joueur ; le jeton sur la carte montre seulement où l’on peut tenter une quête.
rule-NF-CHARMODE-4 = La première quête est celle qui figure en tête de la carte Personnage, comme A1.
rule-NF-CHARMODE-5 = Chaque quête nomme la suivante, selon le choix fait, et on la note sur la carte Personnage.
rule-NF-CHARMODE-6 = En cas d’échec, il n’y a pas de récompense, mais la réaction est lue, la quête suivante notée et l’expérience gagnée.
rule-NF-CHARMODE-7 = Chacun commence avec 1 point d’expérience, et chaque quête Personnage, réussie ou non, en donne un autre.
rule-NF-CHARMODE-8 = Les quêtes 9 et 10 d’un personnage ne se tentent que sur la carte 11.
rule-NF-CHARMODE-9 = Un joueur qui a accompli 8 quêtes pioche une carte Mode Arcade pour toute autre quête jusqu’à la carte 11 ; sur la carte 11, cela vaut après la dixième.
rule-NF-CHARMODE-10 = En Mode Personnage, une carte Mode Arcade donne ses récompenses, mais pas d’expérience.
rule-NF-CHARMODE-11 = Qui a accompli les 10 quêtes de son personnage, réussies ou non, gagne 7 points Voyage à la fin de la partie sur la carte 11 ; un numéro seulement noté ne compte pas.
rule-NF-CHARMODE-12 = Les points Voyage de toutes les parties sont notés et additionnés. Le plus haut total est le champion ; les égaux se partagent le titre.

## Mode Arcade

rule-NF-ARCADE-1 = Le Mode Arcade est une seule partie, sur n’importe quelle carte. Les cartes Mode Arcade remplacent le livre d’histoires, et il n’y a ni expérience, ni talent, ni mot-clé, ni quête secondaire.
rule-NF-ARCADE-2 = Pour une quête, le joueur de gauche pioche une carte Mode Arcade et en lit le titre, les deux choix et leurs difficultés.
rule-NF-ARCADE-3 = Le joueur actif annonce un choix, lance le dé, ajoute ses mains ou ses épées, et peut dépenser des cœurs.
rule-NF-ARCADE-4 = En cas de réussite, la récompense est gagnée, et avec 2 ou plus au-dessus de la difficulté, le bonus aussi.
rule-NF-ARCADE-5 = En cas d’échec, rien n’est gagné.
rule-NF-ARCADE-6 = Dans tous les cas, la carte Mode Arcade est défaussée et le jeton Quête retiré.

## Expérience et talents

rule-NF-XP-1 = { $talents_before_first_game ->
    [false] Entre deux parties d’une série, chacun peut acheter des talents avec ses points d’expérience ; avant la première partie, on n’en achète pas.
   *[true] Avant chaque partie d’une série, première comprise, chacun peut acheter des talents avec ses points d’expérience.
}
rule-NF-XP-2 = L’expérience dépensée est perdue pour de bon, le reste est gardé. Un talent doit être payé en entier.
rule-NF-XP-3 = Un talent acheté vaut pour son propriétaire dans toutes les parties suivantes ; nul n’achète deux fois le même.
rule-NF-XP-4 = L’expérience gagnée et l’expérience dépensée se notent séparément.
rule-NF-TALENT-01 = Chasseur de prime, 3 points d’expérience : face à une menace, on peut combattre n’importe quelle carte Menace restante au lieu de la première.
rule-NF-TALENT-02 = Corruption, 2 points d’expérience : pour 1 pièce à la réserve, on visite sans duel un bâtiment occupé.
rule-NF-TALENT-03 = Cuisine, 3 points d’expérience : on commence chaque partie avec 2 nourritures de plus.
rule-NF-TALENT-04 = Pêche, 1 point d’expérience : on commence chaque partie avec 1 nourriture de plus.
rule-NF-TALENT-05 = Commerce de gemmes, 2 points d’expérience : on peut payer en gemmes à la place de pièces, dans les proportions qu’on veut parmi ce qu’on a, mais pas l’inverse.
rule-NF-TALENT-06 = Légende, 3 points d’expérience : jusqu’à 3 artéfacts restés en main ne coûtent rien à la fin.
rule-NF-TALENT-07 = Arts martiaux, 2 points d’expérience : 1 de plus aux lancers de duel, en attaque et en défense, en plus de tout le reste.
rule-NF-TALENT-08 = Méditation, 4 points d’expérience : on peut dépenser de la nourriture à la place de cœurs pour les lancers, les traversées et les camps, dans les proportions qu’on veut parmi ce qu’on a, mais pas l’inverse.
rule-NF-TALENT-09 = Élevage d’oiseaux porteurs, 3 points d’expérience : avec au moins 2 animaux porteurs, on gagne 1 pièce en visitant les Étables ; et pendant son tour, on peut rendre des animaux porteurs pour 2 cœurs chacun. De telles capacités ne servent qu’à leur propriétaire, s’il peut les payer.
rule-NF-TALENT-10 = Persuasion, 2 points d’expérience : en visitant le Magasin Général, on pioche 1 artéfact de plus, à garder ou à défausser.
rule-NF-TALENT-11 = Jouer du piano, 4 points d’expérience : 1 nourriture en visitant le Saloon.
rule-NF-TALENT-12 = { $politician_immediate ->
    [false] Politicien, 3 points d’expérience : on visite l’Hôtel de Ville même occupé, et on peut y acheter un talent par visite, qui vaut à partir de la partie suivante.
   *[true] Politicien, 3 points d’expérience : on visite l’Hôtel de Ville même occupé, et on peut y acheter un talent par visite, qui vaut aussitôt.
}
rule-NF-TALENT-13 = Fabrication de potion, 2 points d’expérience : 1 nourriture en visitant la Hutte Mystique.
rule-NF-TALENT-14 = { $borrow_over_three ->
    [false] Emprunt, 3 points d’expérience : on peut avoir 1 trésor sans animal porteur, mais jamais plus de 3 en tout ; il ne compte pas pour les points des trois trésors.
   *[true] Emprunt, 3 points d’expérience : on peut avoir 1 trésor sans animal porteur, même comme quatrième ; il ne compte pas pour les points des trois trésors.
}
rule-NF-TALENT-15 = { $hearts_on_spelunking ->
    [false] Spéléologie, 4 points d’expérience : en visitant la Mine, on lance un dé, et un résultat de 4 à 6 donne 1 gemme. Les cœurs ne peuvent pas augmenter ce dé.
   *[true] Spéléologie, 4 points d’expérience : en visitant la Mine, on lance un dé, et un résultat de 4 ou plus donne 1 gemme. Les cœurs peuvent augmenter ce dé.
}
rule-NF-TALENT-16 = { $storytelling_ties ->
    [true] Narration, 3 points d’expérience : 2 points Voyage à la fin pour la plus haute réputation, même si d’autres en ont autant.
   *[false] Narration, 3 points d’expérience : 2 points Voyage à la fin pour la plus haute réputation ; une égalité ne donne rien.
}
rule-NF-TALENT-17 = Raillerie, 2 points d’expérience : 1 de plus aux lancers de duel, en attaque et en défense, en plus de tout le reste.
rule-NF-TALENT-18 = Chasseur de trésors, 3 points d’expérience : après le draft, on pioche 2 artéfacts de plus, dans les pioches qu’on annonce, chacun à garder ou à défausser.

## Quelques artéfacts

rule-NF-CARD-A01 = Compas ancien : 4 points Voyage à la fin pour le plus de pièces ; une égalité ne donne rien.
rule-NF-CARD-A02 = Cape étoilée : 1 point Voyage à la fin par aventurier bleu ; le chef bleu et les jetons bleus ne comptent pas.
rule-NF-CARD-A03 = Jeu de dés : 1 point Voyage à la fin par aventurier vert ; le chef vert et les jetons verts ne comptent pas.
rule-NF-CARD-A04 = Parchemin de légende : 1 point Voyage à la fin par aventurier rouge ; le chef rouge et les jetons rouges ne comptent pas.
rule-NF-CARD-A05 = Traité déterré : 1 point Voyage à la fin par aventurier jaune ; le chef jaune et les jetons jaunes ne comptent pas.
rule-NF-CARD-A06 = Épices de cuisine : à chaque déplacement, un emplacement vide se traverse gratuitement.
rule-NF-CARD-A07 = { $crown_on_pass ->
    [true] Couronne de cruauté : à chaque emplacement où entre le pion de son propriétaire, chaque autre joueur présent lui donne 1 pièce, s’il en a une.
   *[false] Couronne de cruauté : à l’emplacement où finit le déplacement de son propriétaire, chaque autre joueur présent lui donne 1 pièce, s’il en a une.
}
rule-NF-CARD-A08 = { $crown_on_pass ->
    [true] Amulette de cauchemar : à chaque emplacement où entre le pion de son propriétaire, chaque autre joueur présent lui donne 1 pièce, s’il en a une.
   *[false] Amulette de cauchemar : à l’emplacement où finit le déplacement de son propriétaire, chaque autre joueur présent lui donne 1 pièce, s’il en a une.
}
rule-NF-CARD-A09 = Wagon de marchandises : à chaque échange à l’Hôtel de Ville, ce qu’on paie vaut 1 de plus.
rule-NF-CARD-A10 = Flûte de jade : 2 nourritures en visitant les Étables, avant ou après l’achat d’un animal porteur ; on n’est pas obligé d’en acheter un.
rule-NF-CARD-A11 = Matériel de crochetage : 1 pièce de la réserve pour un duel gagné pendant son tour.
rule-NF-CARD-A12 = Aimant d’or : 1 pièce de la réserve en visitant la Mine.
rule-NF-CARD-A13 = Contrat de mercenaire : à l’achat, une tente est aussitôt placée sur n’importe quel emplacement vide de la carte et rapporte pièces ou gemmes comme un camp. Un jeton Quête qui s’y trouve reste, et on ne tente pas de quête.
rule-NF-CARD-A14 = Manteau de marchand : à l’Hôtel de Ville, on peut commercer deux fois par visite ; chaque échange se fait à part.
rule-NF-CARD-A15 = { $merchant_contract_slots ->
    [one] Contrat de marchand : un aventurier peut occuper la case d’une autre faction, au besoin à côté d’un autre de la sienne ; le groupe compte toujours au plus quatre membres.
   *[any] Contrat de marchand : des aventuriers peuvent occuper les cases d’autres factions, même plusieurs d’une seule ; le groupe compte toujours au plus quatre membres.
}
rule-NF-CARD-A16 = Chapeau miroir : il ignore les menaces comme un bouclier.
rule-NF-CARD-A17 = Hachoir du percepteur : il s’achète avec une réputation de −4 ou moins, vaut 7 points Voyage, ignore les menaces et donne 1 épée.

## Quelques trésors

rule-NF-CARD-T01 = Contrat de générosité : 4 points Voyage à la fin pour la plus haute réputation, 2 à égalité pour elle, 2 pour la deuxième, rien à égalité pour la deuxième.
rule-NF-CARD-T02 = Bourse de pièces : 2 points Voyage à la fin pour le plus de pièces ; une égalité ne donne rien.
rule-NF-CARD-T03 = { $defender_aids ->
    [false] Bombe de feu : défaussée pour 4 de plus à un lancer de combat, dans un duel qu’on a lancé, contre une menace ou un boss, ou dans une quête.
   *[true] Bombe de feu : défaussée pour 4 de plus à un lancer de combat, dans un duel en attaque ou en défense, contre une menace ou un boss, ou dans une quête.
}
rule-NF-CARD-T04 = Nœud coulant : 1 nourriture en visitant la Hutte Mystique, de jour aussi, quel que soit le nombre de cartes piochées.
rule-NF-CARD-T05 = Vieux journal : en visitant la Hutte Mystique, on pioche un artéfact, à garder ou à défausser ; plus tard, il ne se défausse qu’à l’Hôtel de Ville.
rule-NF-CARD-T06 = Recette ancienne : 2 points Voyage à la fin pour le plus de nourriture ; une égalité ne donne rien.
rule-NF-CARD-T07 = Vieille pelle : un camp sur un emplacement pièce ou gemme rapporte une pièce ou une gemme de plus, en plus du reste.
rule-NF-CARD-T08 = Cloche rouillée : en visitant la Mine, son propriétaire peut aussi réaliser l’action du Saloon à ses prix, avant ou après avoir creusé.
rule-NF-CARD-T09 = { $day_hut_commit ->
    [false] Sans place pour un nouveau trésor, on décide s’il en remplace un autre avant de le voir ; à la Hutte Mystique de jour seulement, on voit d’abord les cartes.
   *[true] Sans place pour un nouveau trésor, on décide s’il en remplace un autre avant de le voir.
}
rule-NF-CARD-T10 = { $borrow_over_three ->
    [false] Nul n’a jamais plus de 3 trésors.
   *[true] Nul n’a jamais plus de 3 trésors, sauf un quatrième grâce à Emprunt.
}

## La Ville de jour

rule-NF-DAYTOWN-1 = { $mode ->
    [first] Une Première Aventure utilise toujours la face crépuscule de la Ville.
   *[other] { $town_side ->
        [day] Cette partie utilise la face jour de la Ville : les règles du crépuscule valent, avec les changements du jour.
       *[dusk] Cette partie utilise la face crépuscule de la Ville ; les changements du jour ne s’appliquent pas.
    }
}
rule-NF-DAYTOWN-2 = De jour, un visiteur des Étables peut gagner un oiseau porteur pour 1 nourriture, ou une tortue porteuse pour 1 gemme.
rule-NF-DAYTOWN-3 = Une tortue prend la place d’un animal porteur ; oiseaux et tortues sont ensemble 3 au plus.
rule-NF-DAYTOWN-4 = Une tortue ajoute 1 au mouvement.
rule-NF-DAYTOWN-5 = Chaque tortue permet à son propriétaire de traverser gratuitement un emplacement vide à chaque déplacement.
rule-NF-DAYTOWN-6 = Comme un oiseau, une tortue porte un trésor et peut être rendue pour passer une menace.
rule-NF-DAYTOWN-7 = Pour Élevage d’oiseaux porteurs, oiseaux et tortues comptent pareillement.
rule-NF-DAYTOWN-8 = { $day_hut_commit ->
    [false] De jour, un visiteur de la Hutte Mystique qui peut porter un trésor en pioche 3 et peut en garder un ; les autres sont défaussés. Sans place, on défausse un trésor après avoir vu les 3.
   *[true] De jour, un visiteur de la Hutte Mystique qui peut porter un trésor en pioche 3 et peut en garder un ; les autres sont défaussés. Sans place, on défausse d’abord un trésor sans rien voir, ou on ne pioche pas.
}
rule-NF-DAYTOWN-9 = De jour, creuser un nombre marqué d’un symbole réputation fait aussi gagner 1 réputation.
rule-NF-DAYTOWN-10 = De jour, une réputation de −3 ou −4 coûte 1 point Voyage à la fin, −5 ou −6 en coûte 2.
rule-NF-DAYTOWN-11 = De jour, un joueur qui va en prison après un duel perdu gagne 1 nourriture.

## Cartes de l’atlas

rule-NF-MAP-01 = Carte 1, Les Cavernes de Glogo : pas de règle spéciale.
rule-NF-MAP-02 = Carte 2, Les Plaines Brisées : pas de règle spéciale.
rule-NF-MAP-03 = Carte 3, La Forêt Pourpre : pas de règle spéciale.
rule-NF-MAP-04 = Carte 4, La Montagne au Météore : pas de règle spéciale.
rule-NF-MAP-05 = { $toxic_blocks ->
    [true] Carte 5, Le Désert Toxique : qui arrive sur un emplacement avec de l’eau, ou le traverse, perd 1 cœur, et ne peut pas y aller sans cœur.
   *[false] Carte 5, Le Désert Toxique : qui arrive sur un emplacement avec de l’eau, ou le traverse, perd 1 cœur, s’il en a un.
}
rule-NF-MAP-06 = Carte 6, La Vallée Nuageuse : pas de règle spéciale.
rule-NF-MAP-07 = Carte 7, La Mer Asséchée : pas de règle spéciale.
rule-NF-MAP-08 = Carte 8, Le Delta de Feu : pas de règle spéciale.
rule-NF-MAP-09 = Carte 9, Les Îles Dent-de-Roc : pas de règle spéciale.
rule-NF-MAP-10 = Carte 10, La Jungle aux Mammouths : qui n’a à la fin aucun camp sur un emplacement avec un mammouth perd 8 points Voyage, une seule fois.
rule-NF-MAP-11 = Carte 11, La Dernière Ruine : en Mode Campagne, les boss s’y trouvent ; les autres modes n’y ont pas de règle spéciale.

## Boss

rule-NF-BOSS-1 = Dans une campagne, sur la carte 11, les boss sont face visible à côté du plateau : les 4 à 4 joueurs, sans Zag le Chasseur de Trésors à 3, sans Zag ni Capitaine Shreya à 2.
rule-NF-BOSS-2 = À un symbole menace actif, un joueur peut combattre un boss restant à la place de la menace.
rule-NF-BOSS-3 = Un boss se combat comme une menace, et perdre a les mêmes conséquences.
rule-NF-BOSS-4 = Qui bat un boss prend la carte et y place sa prochaine tente.
rule-NF-BOSS-5 = Un boss battu rapporte les points Voyage qui y sont inscrits.
rule-NF-BOSS-6 = Quand un boss est battu, le paragraphe nommé sur sa carte est lu aussitôt.
rule-NF-BOSS-7 = S’il reste un boss à la fin de la partie, tous les joueurs perdent.
rule-NF-BOSS-8 = Après une telle défaite, la partie peut être rejouée jusqu’à ce qu’elle réussisse ; rien n’est noté de celle qui est perdue.
rule-NF-BOSS-9 = Si une partie perdue sur la carte 11 n’est pas rejouée, la campagne est perdue et n’a pas de champion.

## Variantes et arrivées en cours de route

rule-NF-VARIANT-1 = { $long_game ->
    [on] Longue partie : chaque joueur a 2 tentes supplémentaires devant la ligne du haut, à placer avant les 14 autres.
   *[off] Ce n’est pas une longue partie : personne n’a de tentes supplémentaires.
}
rule-NF-VARIANT-2 = Les tentes supplémentaires d’une longue partie ne couvrent aucun symbole.
rule-NF-VARIANT-3 = { $extra_stories ->
    [on] Histoires supplémentaires : la carte reçoit 4 jetons Quête par joueur, soit 8, 12 ou 16 à 2, 3 ou 4 joueurs.
   *[off] Cette partie n’a pas d’histoires supplémentaires : la carte reçoit 3 jetons Quête par joueur, plus 1.
}
rule-NF-VARIANT-4 = { $extra_stories ->
    [on] Avec les histoires supplémentaires, une campagne laisse de côté trois cartes et compte 7 parties ; celle-ci laisse de côté { $maps_left_out }.
   *[off] Seule une campagne avec histoires supplémentaires laisse de côté trois cartes, ici { $maps_left_out }, et compte 7 parties.
}
rule-NF-VARIANT-5 = Avec les histoires supplémentaires, deux parties avant la carte 11 suffisent souvent en Mode Personnage ; rien ne les limite.
rule-NF-PLATYPUS-1 = { $platypus ->
    [on] Seul le dernier de la partie précédente peut prendre l’ornithorynque à la place d’un chien ou d’un chat.
   *[off] L’ornithorynque n’est pas utilisé : chacun prend un chien ou un chat.
}
rule-NF-PLATYPUS-2 = Pour tout le reste, l’ornithorynque est un animal de compagnie comme les autres.
rule-NF-JOIN-1 = { $join_credit ->
    [row] Qui rejoint une campagne en cours prend un nouveau personnage avec 1 point d’expérience et remplit, pour chaque partie manquée, une ligne entière de cases de quête, qui en donne 1 de plus.
   *[box] Qui rejoint une campagne en cours prend un nouveau personnage avec 1 point d’expérience et remplit, pour chaque partie manquée, une case de quête, avec 1 point de plus par ligne pleine.
}
rule-NF-JOIN-2 = Qui arrive en cours de route peut acheter des talents avant sa première partie.
rule-NF-JOIN-3 = En Mode Personnage, qui arrive en cours de route n’a pas d’expérience supplémentaire et accomplit 8 quêtes comme tout le monde ; mieux vaut ne pas arriver en retard dans ce mode.
rule-NF-JOIN-4 = Pendant ce temps, les personnages qui ont accompli 8 quêtes utilisent des cartes Mode Arcade, jusqu’à ce que tous aient accompli les leurs.

## Ce qui ne fait pas partie de ce jeu

rule-NF-AB-1 = Ne fait pas partie de ce jeu : emmener ses aventuriers dans Above and Below, où quatre d’entre eux occupent les places des villageois, l’autre face visible.
rule-NF-AB-2 = Ne fait pas partie de ce jeu : dans Above and Below, ils s’entraînent pour les pièces inscrites sur leur jeton, ont leur propre lit et donnent leurs lanternes sans lancer de dé.
rule-NF-AB-3 = Ne fait pas partie de ce jeu : dans Above and Below, chaque paire de pain et de lard qu’ils portent vaut 5 points.
