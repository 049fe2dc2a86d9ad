### Le 7e Continent : les règles, une ou deux phrases pour chaque règle numérotée.
### Affichées quand un coup est refusé et dans l’aide du jeu.

## But et types de cartes

rule-7C-GOAL-1 = { $practice ->
    [on] Un à quatre joueurs jouent ensemble contre le jeu ; cette partie est un entraînement, et vous pouvez reprendre votre décision, quoi qu’elle ait montré, tant que personne d’autre n’a décidé.
   *[off] Un à quatre joueurs jouent ensemble contre le jeu.
}
rule-7C-GOAL-2 = Les joueurs gagnent quand toutes les malédictions choisies à la mise en place sont levées.
rule-7C-GOAL-3 = Une carte annonce aux joueurs qu’une malédiction est levée ; rien d’autre n’en lève une.
rule-7C-GOAL-4 = Les cartes d’une extension peuvent se mêler aux autres même si l’on ne joue pas sa malédiction ; ici, on joue avec la boîte de base seule.
rule-7C-CARD-1 = Quand une carte contredit une règle, la carte l’emporte.
rule-7C-CARD-2 = Sur une carte, « cette carte » désigne celle que vous êtes en train de lire.
rule-7C-CARD-3 = Un terrain montre les actions et les ressources qu’il offre, et des flèches : on place une carte Exploration à chaque emplacement qu’elles désignent.
rule-7C-CARD-4 = Un terrain reste en jeu sur le Plateau : les figurines s’y tiennent, on y entreprend ses actions, et ses ressources servent à fabriquer.
rule-7C-CARD-5 = Un évènement temporaire va dans le Passé dès qu’il est résolu, sauf s’il dit autre chose.
rule-7C-CARD-6 = Un évènement permanent reste en jeu, lié au terrain vers lequel pointe sa flèche de positionnement.
rule-7C-CARD-7 = La flèche de positionnement d’un évènement permanent montre l’icône de l’action qui l’a mis en jeu, s’il y en a une.
rule-7C-CARD-8 = Un état va dans la main du joueur qui l’acquiert ; ses effets s’appliquent d’office, sauf s’il laisse le choix.
rule-7C-CARD-9 = Un bonus va dans la main du joueur qui l’obtient.
rule-7C-CARD-10 = Un objet va dans un inventaire et commence avec la résistance imprimée sur sa carte.
rule-7C-CARD-11 = Un objet de quête va sous la Besace & Carnet, où chacun peut le lire à tout moment.
rule-7C-CARD-12 = Une compétence montre son titre, les succès du bandeau de gauche, ses effets, ceux de l’objet qu’elle devient une fois fabriquée, et ses mots-clefs ; une compétence avancée montre aussi son coût d’acquisition.
rule-7C-CARD-13 = Une malédiction ne rapporte aucun succès.
rule-7C-CARD-14 = La face brouillard d’une carte Exploration montre sa zone, une action, et des flèches dont l’une pointe vers le terrain qui l’a mise en jeu.
rule-7C-CARD-15 = Le recto d’une carte Exploration peut être un évènement permanent ou temporaire, un objet, un bonus ou autre chose.
rule-7C-CARD-16 = Chaque carte des trois decks porte un identifiant qui n’est qu’à elle ; une carte Aventure a aussi un numéro, que plusieurs cartes peuvent partager.
rule-7C-CARD-17 = Une carte Personnage montre le pouvoir du personnage, et compte parmi les cartes Personnage et État de la main.
rule-7C-CARD-18 = Un indice est un objet de quête ; il renseigne sur la malédiction du même titre.
rule-7C-CARD-19 = La plupart des indices portent un drapeau violet, nécessaire à certains moments de leur quête.
rule-7C-CARD-20 = Un terrain montre sa zone et, à chacune de ses flèches, un cartouche avec le numéro de la carte Aventure qui appartient à cet emplacement.
rule-7C-CARD-21 = Des actions et des effets peuvent faire référence aux mots-clefs des cartes.

## Zones de jeu et limites

rule-7C-ZONE-1 = Le Plateau réunit les terrains et les évènements permanents en jeu face visible, et les cartes Exploration en jeu face brouillard.
rule-7C-ZONE-2 = Le Deck d’Action, la Défausse, le Passé et la Besace & Carnet sont communs à tous les joueurs.
rule-7C-ZONE-3 = Chaque joueur a sa main et son inventaire.
rule-7C-ZONE-4 = Au début, une main ne contient que la carte Personnage, et un inventaire est vide.
rule-7C-ZONE-5 = { $hand_limit ->
    [each] Une main contient 5, 3, 3 ou 2 compétences, et autant de bonus, à 1, 2, 3 ou 4 joueurs.
   *[joint] Une main contient 5, 3, 3 ou 2 compétences et bonus en tout à 1, 2, 3 ou 4 joueurs.
}{ $xp_zone ->
    [hand] {" "}Les cartes qui portent de l’expérience comptent comme des bonus.
   *[satchel] {""}
}
rule-7C-ZONE-6 = Une main peut contenir un nombre illimité d’états, mais un seul de chaque titre.
rule-7C-ZONE-7 = Les cartes Personnage et les états ne comptent jamais dans la limite de main.
rule-7C-ZONE-8 = Un inventaire contient au plus autant d’objets que son joueur a de dés : 4, 3, 2 ou 2 à 1, 2, 3 ou 4 joueurs.
rule-7C-ZONE-9 = Un objet compte au plus 4, 3, 3 ou 2 cartes à 1, 2, 3 ou 4 joueurs.
rule-7C-ZONE-10 = Chacun peut consulter la Défausse tant que le Deck d’Action contient au moins une carte.
rule-7C-ZONE-11 = Chacun peut consulter le Passé.
rule-7C-ZONE-12 = À chaque camp, les cartes du Passé retournent dans leurs decks.
rule-7C-ZONE-13 = Les cartes bannies sont hors jeu jusqu’à la fin de la partie, victoire ou défaite.

## Mise en place

rule-7C-SETUP-1 = Chacun choisit un personnage différent et prend sa carte en main.
rule-7C-SETUP-2 = Chaque joueur a la figurine de son personnage et une figurine feu.
rule-7C-SETUP-3 = La Besace & Carnet est posée face visible devant tous.
rule-7C-SETUP-4 = { $easy ->
    [on] On peut prendre une carte 777 pour jouer en mode facile ; c’est le cas dans cette partie.
   *[off] On peut prendre une carte 777 pour jouer en mode facile ; ce n’est pas le cas dans cette partie.
}
rule-7C-SETUP-5 = Chaque joueur prend 4 dés à 1 joueur, 3 à 2 joueurs, 2 à 3 ou 4 joueurs.
rule-7C-SETUP-6 = Le groupe choisit un ou plusieurs indices, qui vont sous la Besace & Carnet ; les autres sont rangés.
rule-7C-SETUP-7 = Le Deck d’Action se forme en mélangeant les 35 compétences communes, les 5 compétences propres à chaque personnage en jeu, la malédiction de chaque indice choisi et 4 malédictions qui ne sont liées à aucun indice.{ $deck_profile ->
    [published] {" "}Les étoiles sont celles des compétences publiées.
   *[table] {""}
}
rule-7C-SETUP-8 = Avec un seul indice, le Deck d’Action commence avec 45, 50, 55 ou 60 cartes à 1, 2, 3 ou 4 joueurs ; chaque indice de plus ajoute sa malédiction.
rule-7C-SETUP-9 = Les compétences propres aux personnages qui ne participent pas, et toutes les compétences avancées, ne sont pas dans le Deck d’Action au début.
rule-7C-SETUP-10 = Les cartes Exploration sont groupées par zone ; la pile de chaque zone est mélangée et reste face brouillard.
rule-7C-SETUP-11 = Les cartes Aventure sont classées par numéro croissant ; à numéro égal, toutes les vertes passent avant les dorées.
rule-7C-SETUP-12 = La carte que nomme l’indice est le premier terrain ; on lit son dos, puis on la met en jeu.
rule-7C-SETUP-13 = Avec plusieurs indices, le premier terrain est celui du plus petit numéro.
rule-7C-SETUP-14 = Toutes les figurines commencent sur le premier terrain.
rule-7C-SETUP-15 = On place, face brouillard, une carte Exploration de la zone du premier terrain devant chacune de ses flèches.
rule-7C-SETUP-16 = On lit l’introduction et les deux faces des indices choisis.
rule-7C-SETUP-17 = Pendant la mise en place, on ne regarde pas le recto des cartes Aventure et Exploration ; toutes les autres cartes se lisent librement.
rule-7C-SETUP-18 = Au début, aucun feu ne brûle sur le Plateau.
rule-7C-SETUP-19 = Les cartes Exploration sont dans le même sens de lecture que le reste du Plateau. On lit l’histoire au dos de chaque carte Personnage.

## Le tour

rule-7C-TURN-1 = Un tour : choisir le joueur actif, déterminer les participants, résoudre une action.
rule-7C-TURN-2 = Tous choisissent ensemble le joueur actif, parmi ceux qui ont une action possible ; ce peut être celui du tour précédent.
rule-7C-TURN-3 = Faute d’accord, le joueur actif est le premier, en partant de la gauche du précédent, qui a une action possible ; il peut passer. Si tous passent, le premier d’entre eux doit agir.
rule-7C-TURN-4 = Tout joueur dont la figurine est sur le même terrain peut participer, si le joueur actif l’accepte et qu’aucun effet ne l’interdit.
rule-7C-TURN-5 = Un participant aide avec les cartes de sa main et de son inventaire ; celui qui ne participe pas n’aide en rien.
rule-7C-TURN-6 = Le joueur actif résout une action.
rule-7C-TURN-7 = Un nouveau tour commence quand l’action est résolue en entier.
rule-7C-TURN-8 = Le joueur actif est lui aussi un participant : « chaque participant » l’inclut.
rule-7C-SOURCE-1 = Une action vient du terrain où vous êtes, des évènements qui lui sont liés, de votre main, de vos objets ou des objets de quête.
rule-7C-SOURCE-2 = On explore le brouillard voisin de son terrain, là où mène une flèche.
rule-7C-SOURCE-3 = Le joueur actif peut entreprendre une action d’un évènement permanent lié à son terrain.
rule-7C-SOURCE-4 = L’action d’un évènement temporaire qui vient d’être révélé est obligatoire.
rule-7C-SOURCE-5 = Le joueur actif peut entreprendre une action d’une compétence, d’un bonus, d’un état ou de la carte Personnage de sa main.
rule-7C-SOURCE-6 = Le joueur actif peut entreprendre une action qu’offre un objet de son inventaire.
rule-7C-SOURCE-7 = Le joueur actif peut entreprendre une action d’un objet de quête placé sous la Besace & Carnet.
rule-7C-FORBID-1 = On n’entreprend pas d’action pendant qu’une autre est en cours.
rule-7C-FORBID-2 = On n’entreprend pas une action dont la condition n’est remplie ni par un participant, ni par les cartes du Plateau ou de la Besace & Carnet.
rule-7C-FORBID-3 = Une action à laquelle tous doivent participer est impossible si un seul s’abstient. Nul ne peut refuser quand le groupe n’a plus d’autre action.
rule-7C-FORBID-4 = { $done_scope ->
    [all] Une action dont l’icône figure dans la flèche d’un évènement lié à votre terrain y a déjà été faite et ne peut pas l’être à nouveau, d’où qu’elle vienne.
   *[terrain] Une action de votre terrain dont l’icône figure dans la flèche d’un évènement qui lui est lié y a déjà été faite et ne peut pas l’être à nouveau.
}
rule-7C-FORBID-5 = Sur un terrain à l’icône « interdit », on ne fait pas de feu, on ne fabrique pas, on ne se repose pas.
rule-7C-MANDATORY-1 = Quand une action obligatoire est révélée, l’action en cours est d’abord résolue jusqu’au bout.
rule-7C-MANDATORY-2 = Une action obligatoire est résolue aussitôt, avant tout autre tour ; s’il y en a plusieurs, dans l’ordre où elles ont été révélées.
rule-7C-MANDATORY-3 = Une action obligatoire a pour joueur actif celui de l’action qui l’a révélée ; s’il est éliminé, c’est le participant suivant à gauche.
rule-7C-MANDATORY-4 = Tous les participants de l’action qui a révélé un évènement temporaire doivent participer à son action obligatoire, et personne d’autre ne le peut.
rule-7C-MANDATORY-5 = { $impossible_mandatory ->
    [fail] Les joueurs qui arrivent sur un terrain doivent entreprendre aussitôt, ensemble, son action obligatoire ; si elle est impossible, elle échoue.
   *[skip] Les joueurs qui arrivent sur un terrain doivent entreprendre aussitôt, ensemble, son action obligatoire, si elle est possible.
}

## L’action, et étape 1 : Objet

rule-7C-ACTION-1 = Une action a une icône, un coût en cartes à piocher, un nombre de succès requis, une conséquence en cas de réussite et, en général, une autre en cas d’échec.
rule-7C-ACTION-2 = Une action a sept étapes : objet, coût, résultat, compétence, défausse, conséquence, réajustement.
rule-7C-ACTION-OBJECT-1 = Chaque participant peut utiliser un ou plusieurs objets de son inventaire.
rule-7C-ACTION-OBJECT-2 = Utiliser un objet fait baisser son dé de 1.
rule-7C-ACTION-OBJECT-3 = Un dé qui tombe à zéro est retiré aussitôt ; les cartes de l’objet restent jusqu’à l’étape 5, la défausse.
rule-7C-ACTION-OBJECT-4 = Pour chaque objet utilisé, son propriétaire peut appliquer, une seule fois dans cette action, tout ou partie des effets de ses cartes.
rule-7C-ACTION-OBJECT-5 = Un objet ne sert que pour une action dont un de ses effets montre l’icône, ou pour un drapeau de cette action dont il porte le symbole.
rule-7C-ACTION-OBJECT-6 = Pour une action, les objets ne s’utilisent qu’à l’étape 1 : celui qui ne l’a pas été ne donne rien au coût ni au résultat, ni son symbole pour un drapeau de la conséquence. Un effet qui annule un état a son propre prix.
rule-7C-ACTION-OBJECT-7 = Un objet dont le dé est tombé à zéro à l’étape 1 donne encore ses effets pour cette action.
rule-7C-ACTION-OBJECT-8 = Les objets utilisés pour l’action en cours sont signalés.

## Étape 2 : Coût

rule-7C-ACTION-COST-1 = Le coût imprimé de l’action est le nombre de cartes à piocher.
rule-7C-ACTION-COST-2 = À plusieurs, on peut piocher autant de cartes de moins qu’on veut, jusqu’à zéro, contre autant de succès requis en plus.
rule-7C-ACTION-COST-3 = Le coût d’une action verrouillée ne s’échange pas contre des succès.
rule-7C-ACTION-COST-4 = Les effets qui réduisent le coût viennent de votre main, des objets utilisés, de votre terrain, des évènements qui lui sont liés et des objets de quête, chacun une fois.{ $auto_reduce ->
    [off] {""}
   *[on] {" "}Ceux qui ne font que réduire le coût, sans rien coûter eux-mêmes, sont appliqués d’office, sauf si l’action est verrouillée.
}{ $locked_strict ->
    [off] {""}
   *[on] {" "}Pour une action verrouillée, seuls comptent ceux des cartes en main et des objets utilisés.
}
rule-7C-ACTION-COST-5 = Un coût nul est permis, et un coût négatif vaut zéro.
rule-7C-ACTION-COST-6 = Le joueur actif pioche le coût final ; s’il n’y a pas assez de cartes dans le Deck d’Action et la Défausse réunis, l’action est impossible. Une action obligatoire les pioche alors toutes.
rule-7C-ACTION-COST-7 = Le joueur actif peut piocher des cartes de plus, autant qu’il y en a.
rule-7C-ACTION-COST-8 = On ne pioche pas de cartes de plus pour une action verrouillée.
rule-7C-ACTION-COST-9 = Les cartes se piochent sur le dessus du Deck d’Action.
rule-7C-ACTION-COST-10 = Le Deck d’Action épuisé, on pioche au hasard dans la Défausse.
rule-7C-ACTION-COST-11 = Si le Deck d’Action s’épuise pendant la pioche, le reste se pioche au hasard dans la Défausse ; les cartes déjà piochées restent de côté.
rule-7C-ACTION-COST-12 = De chaque carte piochée, on sait toujours si elle vient du Deck d’Action ou de la Défausse.

## Étape 3 : Résultat

rule-7C-RESULT-1 = Toutes les cartes piochées sont révélées.
rule-7C-RESULT-2 = Une malédiction piochée dans la Défausse est une défaite immédiate.
rule-7C-RESULT-3 = Une malédiction piochée dans le Deck d’Action ne rapporte aucun succès, sans autre conséquence.
rule-7C-RESULT-4 = Chaque étoile pleine du bandeau d’une compétence révélée est un succès.
rule-7C-RESULT-5 = { $self_pair ->
    [on] Une demi-étoile gauche et une demi-étoile droite font un succès, même les deux moitiés d’une seule carte
   *[off] Une demi-étoile gauche et une demi-étoile droite font un succès, mais pas les deux moitiés d’une seule carte
}{ $pairing ->
    [choose] {""} ; le joueur actif dit combien de paires comptent.
   *[max] {""} ; toutes les paires possibles comptent.
}
rule-7C-RESULT-6 = Une demi-étoile qui ne fait pas de paire ne rapporte rien.
rule-7C-RESULT-7 = Les effets qui donnent des succès viennent de votre main, des objets utilisés, de votre terrain, des évènements qui lui sont liés et des objets de quête, chacun une fois.
rule-7C-RESULT-8 = L’action réussit si les succès atteignent le nombre requis ; sinon elle échoue.
rule-7C-RESULT-9 = Une action sans succès requis réussit quoi qu’on pioche, même sans aucune carte, sauf si la partie s’achève avant.
rule-7C-RESULT-10 = Les étoiles, les demi-étoiles et les « 7 » du bandeau d’une compétence ne comptent que si elle vient d’être révélée, jamais en main ni dans un inventaire.
rule-7C-SEVEN-1 = Une étoile « 7 » d’un objet ou d’une compétence que l’on applique vaut 1 succès pour chaque « 7 » révélé.
rule-7C-SEVEN-2 = Sans aucun « 7 », une étoile « 7 » ne vaut rien.
rule-7C-SEVEN-3 = Sans aucune étoile « 7 », un « 7 » ne vaut rien.
rule-7C-SEVEN-4 = Chaque étoile « 7 » compte tous les « 7 » : 2 étoiles « 7 » et 3 « 7 » font 6 succès.

## Étape 4 : Compétence

rule-7C-SKILL-1 = Le joueur actif peut garder une des compétences révélées, ou aucune.{ $easy ->
    [on] { $easy_effect ->
        [keep] {" "}La carte du mode facile en permet une de plus.
       *[fire] {""}
    }
   *[off] {""}
}
rule-7C-SKILL-2 = La compétence va dans la main d’un participant au choix.
rule-7C-SKILL-3 = On peut garder une compétence même au-delà de la limite de main, qui n’est vérifiée qu’à l’étape 7.
rule-7C-SKILL-4 = La compétence propre à un personnage ne va qu’à lui.
rule-7C-SKILL-5 = Une malédiction ne se garde jamais.
rule-7C-SKILL-6 = { $easy ->
    [on] { $easy_effect ->
        [keep] On garde une seule compétence par action, ou deux avec la carte du mode facile, quel que soit le nombre de participants et de cartes piochées.
       *[fire] On garde une seule compétence par action, quel que soit le nombre de participants et de cartes piochées.
    }
   *[off] On garde une seule compétence par action, quel que soit le nombre de participants et de cartes piochées.
}

## Étape 5 : Défausse

rule-7C-DISCARD-1 = Toutes les autres cartes piochées vont dans la Défausse.
rule-7C-DISCARD-2 = Un objet sans dé est défaussé : les cartes bleues dans la Défausse, les autres dans le Passé.
rule-7C-DISCARD-3 = Tant que le Deck d’Action est épuisé, les cartes défaussées à l’étape 5 sont mélangées à la Défausse face cachée.

## Étape 6 : Conséquence

rule-7C-CONSEQUENCE-1 = En cas de réussite, on applique le cartouche blanc.
rule-7C-CONSEQUENCE-2 = En cas d’échec, on applique le cartouche noir.
rule-7C-CONSEQUENCE-3 = Sans cartouche noir, l’échec n’a pas de conséquence propre.
rule-7C-CONSEQUENCE-4 = Une conséquence ne touche que le joueur actif, sauf mention contraire.
rule-7C-CONSEQUENCE-5 = Après un échec à plusieurs, le joueur actif prend une carte 100 juste après la conséquence et devient paranoïaque, qu’il y ait un cartouche noir ou non.
rule-7C-CONSEQUENCE-6 = Un échec en solitaire ne rend pas paranoïaque.

## Étape 7 : Réajustement

rule-7C-ADJUST-1 = { $hand_limit ->
    [each] Un joueur qui a participé à l’action, ou qui a reçu une carte pendant ou depuis celle-ci, et qui a en main plus de compétences, ou plus de bonus, que permis, défausse le surplus.
   *[joint] Un joueur qui a participé à l’action, ou qui a reçu une carte pendant ou depuis celle-ci, et qui a en main plus de compétences et de bonus en tout que permis, défausse le surplus.
}
rule-7C-ADJUST-2 = Le joueur qui défausse choisit ses cartes.
rule-7C-ADJUST-3 = Les compétences en trop vont dans la Défausse, les bonus dans le Passé.

## Prendre une carte numérotée

rule-7C-TAKE-1 = La carte du numéro appelé est prise dans le Deck d’Aventure.
rule-7C-TAKE-2 = S’il y a plusieurs cartes vertes du numéro, l’une d’elles est prise au hasard.
rule-7C-TAKE-3 = S’il n’y a pas de carte verte du numéro, une dorée est prise.
rule-7C-TAKE-4 = On ne prend pas de carte dorée tant qu’une verte du même numéro est dans le Deck d’Aventure.
rule-7C-TAKE-5 = Une carte dorée n’est prise que si toutes les vertes de son numéro ont quitté le Deck d’Aventure : dans le Passé, bannies, en jeu, en main, dans un inventaire ou sous la Besace & Carnet.
rule-7C-TAKE-6 = S’il n’y a aucune carte du numéro, tout le Passé retourne d’abord dans ses decks ; s’il n’y en a toujours pas, rien n’est pris.
rule-7C-TAKE-7 = Quand une carte n’est à prendre que si elle est disponible et qu’elle ne l’est pas, rien ne se passe, et le Passé reste où il est.
rule-7C-TAKE-8 = Si plusieurs participants doivent prendre une carte, le joueur actif prend et résout d’abord la sienne, puis chacun des autres à son tour, en allant vers la gauche.
rule-7C-TAKE-9 = Ce que racontent une carte et une conséquence est lu à tous.
rule-7C-FLAG-1 = { $flag_hint ->
    [on] Quand un cartouche numéroté porte un drapeau, on prend la carte de son numéro, ou celle du numéro augmenté du nombre du symbole, si elle existe.
   *[off] Quand un cartouche numéroté porte un drapeau, on prend la carte de son numéro, ou celle du numéro augmenté du nombre du symbole.
}
rule-7C-FLAG-2 = La somme demande un objet qu’utilise un participant, ou un objet de quête, qui montre le symbole.
rule-7C-FLAG-3 = Pour un drapeau dans la conséquence d’une action, l’objet doit avoir été utilisé à l’étape 1 ; pour celui d’un évènement, il est utilisé à ce moment-là.
rule-7C-FLAG-4 = Un objet de quête qui sert pour un drapeau ne coûte rien.
rule-7C-AUTH-1 = Une carte prise grâce à un numéro caché, à une somme avec un drapeau ou à une énigme doit montrer au dos le numéro de la carte qui y a mené. Une énigme à laquelle on a mal répondu deux fois donne une aide, si elle en a une, contre 2 cartes du Deck d’Action.
rule-7C-AUTH-2 = { $flag_hint ->
    [on] Un numéro est faux s’il ne mène à aucune carte qui montre d’où il vient : rien n’est alors montré.
   *[off] Un numéro est faux s’il ne mène à aucune carte qui montre d’où il vient : rien n’est alors montré. Pour un drapeau, on prend dans ce cas la carte du cartouche.
}

## Ce qu’est la carte prise

rule-7C-TERRAIN-1 = On place un terrain à l’emplacement qu’indique la carte qui l’appelle, dans le même sens de lecture que le reste du Plateau.
rule-7C-TERRAIN-2 = On place ensuite une carte Exploration, face brouillard, à chaque emplacement voisin libre que désigne une flèche du terrain.
rule-7C-TERRAIN-3 = Les cartes Exploration placées autour d’un terrain sont de sa zone.
rule-7C-TERRAIN-4 = Mettre un terrain en jeu ne déplace aucune figurine.
rule-7C-TERRAIN-5 = Un emplacement où se trouve déjà une carte n’est pas libre : on n’y place rien.
rule-7C-PERM-1 = Un évènement permanent est lié au terrain où se tient le joueur qui le prend. Celui qu’appelle la flèche d’un terrain occupe l’emplacement désigné, lié aux terrains vers lesquels pointent ses propres flèches.
rule-7C-PERM-2 = Les actions, ressources et effets d’un évènement permanent servent à ceux qui se tiennent sur un terrain auquel il est lié.
rule-7C-PERM-3 = { $done_scope ->
    [all] Tant qu’un évènement permanent est en jeu, aucune action dont l’icône figure dans sa flèche de positionnement ne s’entreprend sur le terrain auquel il est lié, d’où qu’elle vienne.
   *[terrain] Tant qu’un évènement permanent est en jeu, l’action de son terrain dont l’icône figure dans sa flèche de positionnement ne s’entreprend plus.
}
rule-7C-TEMP-1 = Un évènement temporaire est résolu, puis défaussé, ou banni s’il le dit.
rule-7C-TEMP-2 = Tous les participants doivent entreprendre l’action obligatoire d’un évènement temporaire juste après l’action, avec le même joueur actif ; personne d’autre ne peut y participer.{ $impossible_mandatory ->
    [fail] {" "}Si elle est impossible, elle échoue.
   *[skip] {" "}Si elle est impossible, l’évènement est défaussé comme résolu.
}
rule-7C-OBJECT-1 = Un nouvel objet demande un dé libre, qui montre sa résistance.
rule-7C-OBJECT-2 = On peut assembler une nouvelle carte Objet avec un objet que l’on a.
rule-7C-OBJECT-3 = { $direct_gift_assemble ->
    [off] On peut donner une nouvelle carte Objet à un autre participant, comme un objet à part.
   *[on] On peut donner une nouvelle carte Objet à un autre participant, qui peut l’assembler.
}
rule-7C-OBJECT-4 = On peut défausser dans le Passé un objet trouvé.
rule-7C-QUESTITEM-1 = { $xp_zone ->
    [hand] Un objet de quête doit être placé sous la Besace & Carnet, sauf s’il porte de l’expérience.
   *[satchel] Un objet de quête doit être placé sous la Besace & Carnet.
}
rule-7C-QUESTITEM-2 = Les objets de quête s’utilisent à volonté : ils n’ont pas de dé et ne se dépensent pas, sauf si une carte le dit, comme pour l’expérience.
rule-7C-HANDCARD-1 = Le joueur qui prend une compétence ou un bonus peut garder la carte en main.
rule-7C-HANDCARD-2 = On peut donner à un autre participant la compétence ou le bonus qu’on vient de prendre ; la compétence propre à un personnage ne va qu’à lui.
rule-7C-HANDCARD-3 = On peut défausser la compétence ou le bonus qu’on vient de prendre : une carte bleue dans la Défausse, toute autre dans le Passé.
rule-7C-STATE-1 = Un état à perte d’énergie coûte aussitôt autant de cartes du dessus du Deck d’Action que vous avez en main de cartes Personnage et État ; le nouveau ne compte pas encore.
rule-7C-STATE-2 = Si le Deck d’Action ne suffit pas à une perte d’énergie, on révèle au hasard des cartes de la Défausse à la place : une malédiction parmi elles est une défaite, sinon elles y sont remélangées.
rule-7C-STATE-3 = Après la perte d’énergie, l’état va dans votre main.
rule-7C-STATE-4 = { $cancelled_state ->
    [past] Un effet qui annule un état annule aussi sa perte d’énergie ; la carte va dans le Passé.
   *[return] Un effet qui annule un état annule aussi sa perte d’énergie ; la carte retourne dans le Deck d’Aventure.
}
rule-7C-STATE-5 = Un état que vous avez déjà est rangé dans le Deck d’Aventure et remplacé par le nouveau ; la perte d’énergie est due quand même.
rule-7C-STATE-6 = Quand un état frappe plusieurs joueurs à la fois, le joueur actif l’acquiert d’abord, entièrement, puis le joueur concerné suivant à gauche, et ainsi de suite.
rule-7C-STATE-7 = Le joueur qui acquiert plusieurs états les résout l’un après l’autre, dans l’ordre du texte.
rule-7C-STATE-8 = Le nombre d’états différents dans une main n’est pas limité.
rule-7C-STATE-9 = Les cartes d’un même état peuvent différer : certaines coûtent de l’énergie, d’autres non.
rule-7C-STATE-10 = Un état ne quitte une main que de la façon qu’indique une carte ; la plupart des états l’indiquent eux-mêmes.

## Défausser, ranger, bannir

rule-7C-VERB-1 = Piocher, c’est prendre les premières cartes sur le dessus du Deck d’Action.
rule-7C-VERB-2 = Les cartes bleues défaussées vont dans la Défausse, les autres dans le Passé.
rule-7C-RETURN-1 = Une carte rangée retourne aussitôt à sa place dans le deck d’où elle vient.
rule-7C-RETURN-2 = Une carte Exploration rangée est mélangée à la pile de sa zone.
rule-7C-BANISH-1 = Une carte bannie est retirée du jeu et gardée avec les autres cartes bannies.
rule-7C-BANISH-2 = Les cartes bannies ne reviennent qu’après la victoire ou la défaite.
rule-7C-BANISH-3 = { $banish_from_past ->
    [on] Une carte bannie par son numéro est une verte du Deck d’Aventure, au hasard et sans la regarder, ou une du Passé si le deck n’en a pas.
   *[off] Une carte bannie par son numéro est une verte du Deck d’Aventure, au hasard et sans la regarder ; si le deck n’en a pas, rien ne se passe.
}
rule-7C-BANISH-4 = Du vert au doré : la carte verte est bannie, et une dorée de son numéro, prise dans le Deck d’Aventure, la remplace ; s’il n’y en a pas, la verte est seulement bannie.
rule-7C-DAMAGE-1 = Les dégâts retirent aux dés des objets le nombre de points indiqué, en tout.
rule-7C-DAMAGE-2 = Les joueurs concernés répartissent les dégâts à leur guise, entre plusieurs objets et plusieurs inventaires.
rule-7C-DAMAGE-3 = Les dégâts concernent les participants, sauf si une carte dit autre chose.
rule-7C-DAMAGE-4 = Un objet dont la résistance tombe à zéro ne subit plus de dégâts et est défaussé ; les dégâts qu’aucun objet ne peut subir sont perdus.

## Énergie : Deck d’Action et Défausse

rule-7C-ENERGY-1 = Tant que le Deck d’Action n’est pas épuisé, on pioche sur le dessus, et une malédiction piochée là est sans conséquence.
rule-7C-ENERGY-2 = Tant que le Deck d’Action n’est pas épuisé, la Défausse est face visible, et chacun peut la consulter à tout moment.
rule-7C-ENERGY-3 = Les cartes qui reviennent, au hasard ou au choix selon l’effet, sont mélangées au Deck d’Action.
rule-7C-ENERGY-4 = Au moment où le Deck d’Action s’épuise, la Défausse est mélangée et posée face cachée.
rule-7C-ENERGY-5 = Tant que le Deck d’Action est épuisé, le coût d’une action se pioche au hasard dans la Défausse : une malédiction ainsi piochée est une défaite immédiate.
rule-7C-ENERGY-6 = Tant que le Deck d’Action est épuisé, les cartes Action continuent d’aller dans la Défausse à l’étape 5.
rule-7C-ENERGY-7 = Tant que le Deck d’Action est épuisé, les cartes perdues viennent de la Défausse : une malédiction parmi elles est une défaite, sinon elles y sont remélangées.
rule-7C-ENERGY-8 = Les cartes qui reviennent alors que le Deck d’Action est épuisé en forment un nouveau, et les règles habituelles s’appliquent de nouveau.
rule-7C-ENERGY-9 = { $overflow ->
    [in] Si le Deck d’Action s’épuise, les cartes manquantes viennent au hasard de la Défausse, et seules les malédictions qui en viennent sont mortelles. Les cartes qui viennent d’être perdues sont alors déjà dans la Défausse.
   *[aside] Si le Deck d’Action s’épuise, les cartes manquantes viennent au hasard de la Défausse, et seules les malédictions qui en viennent sont mortelles. Les cartes qui viennent d’être perdues restent de côté jusqu’à la dernière.
}

## Explorer

rule-7C-EXPLORE-1 = Une carte Exploration cache ce qui se trouve à son emplacement : on la retourne et on la résout d’abord.
rule-7C-EXPLORE-2 = Quand la carte Exploration est partie, on doit mettre en jeu à sa place la carte Aventure dont le numéro figure à la flèche qui la désigne.
rule-7C-EXPLORE-3 = Un terrain mis en jeu s’assemble avec chaque terrain voisin comme une pièce de puzzle.
rule-7C-EXPLORE-4 = On place ensuite, face brouillard, une carte Exploration de la zone du nouveau terrain à chaque emplacement libre que désigne une de ses flèches.
rule-7C-EXPLORE-5 = Une carte Exploration qui se révèle être un évènement permanent reste à sa place et cache ce qui s’y trouve, jusqu’à ce qu’elle soit résolue et défaussée.
rule-7C-EXPLORE-6 = Une carte Exploration qui est un objet, un bonus, un état ou un objet de quête quitte sa place pour un inventaire, une main ou la Besace & Carnet, ou pour le Passé.
rule-7C-EXPLORE-7 = L’icône « remplacer » d’une carte Exploration : une fois résolue, elle est défaussée, et la carte Aventure qui appartient à cet emplacement est mise en jeu à sa place.
rule-7C-EXPLORE-8 = Le nord est le haut des cartes du Plateau.

## Se déplacer

rule-7C-MOVE-1 = Se déplacer mène tous les participants sur un même terrain accessible, annoncé avec l’action ; s’il n’y en a aucun, l’action est impossible.
rule-7C-MOVE-2 = { $connect ->
    [arrows] Un terrain est accessible par une suite de terrains reliés par des flèches, si loin soit-il.
   *[adjacent] Un terrain est accessible par une suite de terrains voisins, si loin soit-il.
}
rule-7C-MOVE-3 = Un obstacle est un évènement permanent à plusieurs flèches, comme une falaise, un torrent ou un gouffre, qui sépare deux terrains : il ne les relie pas.
rule-7C-MOVE-4 = Un obstacle se franchit par sa propre action, vers un de ses autres côtés.
rule-7C-MOVE-5 = Un déplacement coûte ce que dit le terrain de départ, quelle que soit la distance.
rule-7C-MOVE-6 = Les figurines ne se tiennent que sur des terrains, jamais sur un évènement ni sur une carte Exploration.
rule-7C-MOVE-7 = Seul le terrain d’arrivée peut imposer une action obligatoire, pas ceux que l’on traverse.
rule-7C-MOVE-8 = Une conséquence qui déplace mène tous les participants sur un même terrain accessible.

## Numéros cachés

rule-7C-HIDDEN-1 = { $hidden_presence ->
    [on] Celui qui trouve un numéro caché sur une carte peut l’entrer entre deux tours, si une figurine se tient sur cette carte ou sur un terrain auquel elle est liée : la carte est remplacée par celle de ce numéro.
   *[off] Celui qui trouve un numéro caché sur une carte peut l’entrer entre deux tours : la carte est remplacée par celle de ce numéro.
}
rule-7C-HIDDEN-2 = Un numéro caché a trois chiffres.
rule-7C-HIDDEN-3 = La bonne carte montre au dos le numéro de celle où le numéro caché a été vu. { $guess_penalty ->
    [none] Un faux numéro ne montre rien et ne coûte rien.
    [one_card] Un faux numéro ne montre rien et coûte une carte du Deck d’Action.
   *[after_three] Un faux numéro ne montre rien ; après trois sur une même carte, chacun des suivants coûte une carte du Deck d’Action, jusqu’au prochain camp.
}

## Plus de place sur la table

rule-7C-SPACE-1 = { $board_limit ->
    [none] On peut ranger des terrains entre deux tours, quand tous se tiennent sur un même terrain.
   *[other] La table a { $board_limit } places. Une carte qui n’en trouve pas attend, et l’on peut ranger des terrains quand tous sont réunis sur un même terrain.
}
rule-7C-SPACE-2 = Un terrain se range avec les évènements permanents qui ne sont liés qu’à lui ; les terrains qui restent doivent tous être accessibles.
rule-7C-SPACE-3 = Une fois des terrains rangés, on place de nouvelles cartes Exploration à chaque emplacement libre que désigne une flèche d’un terrain restant.
rule-7C-SPACE-4 = Une carte Exploration qu’aucune flèche ne désigne plus retourne dans sa zone.

## Objets

rule-7C-FIND-1 = Le joueur qui révèle une carte portant le symbole dé l’ajoute à son inventaire ou la donne à un autre participant.
rule-7C-RESOURCE-1 = Les ressources viennent du terrain où vous vous tenez, des évènements qui lui sont liés et des cartes qui le disent.
rule-7C-RESOURCE-2 = Une figurine feu sur votre terrain fournit la ressource feu. Chaque joueur n’en a qu’une : s’il allume un autre feu, elle s’y déplace.
rule-7C-CRAFT-1 = L’action fabriquer d’une compétence en main transforme cette compétence en objet ; en cas d’échec, la compétence reste en main, sauf si le cartouche noir dit autre chose.
rule-7C-CRAFT-2 = { $auto_reduce ->
    [off] Chaque ressource disponible peut réduire une fois le coût de fabrication, du nombre qu’indique la compétence.
   *[on] Chaque ressource disponible réduit une fois le coût de fabrication, du nombre qu’indique la compétence, tant qu’il reste un coût.
}
rule-7C-CRAFT-3 = On peut fabriquer un objet même si aucune de ses ressources n’est disponible.
rule-7C-CRAFT-4 = { $direct_gift_assemble ->
    [off] Ce qui est fabriqué devient un nouvel objet, s’assemble avec un des vôtres, ou est donné à un autre participant comme un objet à part ; on ne le défausse que s’il n’a de place nulle part.
   *[on] Ce qui est fabriqué devient un nouvel objet, s’assemble avec un des vôtres, ou est donné à un autre participant, qui peut l’assembler ; on ne le défausse que s’il n’a de place nulle part.
}
rule-7C-CRAFT-5 = Une compétence fabriquée quitte la main pour un inventaire ; quand l’objet est défaussé, elle va dans la Défausse.
rule-7C-ASSEMBLE-1 = Une carte ne s’assemble avec un objet qu’au moment où elle est trouvée ou fabriquée.
rule-7C-ASSEMBLE-2 = Une carte ne rejoint un objet que dans la limite de cartes.
rule-7C-ASSEMBLE-3 = La nouvelle carte vient en dernier dans l’objet, ses effets et ses mots-clefs visibles.
rule-7C-ASSEMBLE-4 = Si la nouvelle carte a un mot-clef en commun avec la première carte de l’objet, celle qui porte le dé, le dé monte de la résistance de la nouvelle carte.
rule-7C-ASSEMBLE-5 = Aucun dé ne dépasse 6 ; le surplus est perdu.
rule-7C-ASSEMBLE-6 = Sans mot-clef en commun avec la première carte, une carte s’assemble quand même, mais le dé ne monte pas.
rule-7C-ASSEMBLE-7 = Les mots-clefs des autres cartes de l’objet ne changent rien au dé.
rule-7C-USE-1 = { $object_double ->
    [one] Chaque utilisation d’un objet coûte 1 point de résistance. Entreprendre l’action qu’il offre et y appliquer ses effets ne font qu’une seule utilisation.
   *[two] Chaque utilisation d’un objet coûte 1 point de résistance. Entreprendre l’action qu’il offre en est une ; y appliquer ses effets en est une seconde.
}
rule-7C-USE-2 = Le joueur qui utilise un objet choisit librement quels effets de quelles cartes il applique.
rule-7C-USE-3 = Seul son propriétaire utilise un objet.
rule-7C-GIVE-1 = Entre deux tours, deux joueurs sur un même terrain peuvent, s’ils sont d’accord, se donner ou s’échanger des objets ; chaque don ou échange coûte 2 cartes du Deck d’Action.
rule-7C-GIVE-2 = Un objet se donne entier, avec son dé.
rule-7C-GIVE-3 = Un objet donné ou échangé ne s’assemble pas avec un autre objet de celui qui le reçoit.
rule-7C-GIVE-4 = Le joueur à qui l’on donne un objet doit avoir un dé libre.
rule-7C-DROP-1 = Entre deux tours, ou pendant qu’on place un nouvel objet, un objet peut être abandonné : toutes ses cartes sont défaussées.
rule-7C-DROP-2 = Un objet ne se démonte pas, sauf si une de ses cartes le dit.

## Camp

rule-7C-SAVE-1 = { $camp_min_actions ->
    [0] On campe entre deux tours, quand tous se tiennent sur un même terrain et que rien ne l’interdit.
    [1] On campe entre deux tours, quand tous se tiennent sur un même terrain et que rien ne l’interdit, au plus tôt { $camp_min_actions } action après le début ou le dernier camp.
   *[other] On campe entre deux tours, quand tous se tiennent sur un même terrain et que rien ne l’interdit, au plus tôt { $camp_min_actions } actions après le début ou le dernier camp.
}
rule-7C-SAVE-2 = Quand on campe, toutes les cartes du Plateau vont dans le Passé, sauf le terrain où se tiennent les figurines.
rule-7C-SAVE-3 = Quand on campe, chaque joueur garde sa carte Personnage et les compétences, bonus et états de sa main.
rule-7C-SAVE-4 = Quand on campe, chaque objet garde sa résistance, ses cartes et leur ordre.
rule-7C-SAVE-5 = Quand on campe, le Deck d’Action et la Défausse restent tels quels, en deux piles séparées.
rule-7C-SAVE-6 = Quand on campe, la Besace & Carnet garde tous ses objets de quête.
rule-7C-SAVE-7 = Quand on campe, on garde le terrain où se tiennent les figurines.
rule-7C-SAVE-8 = Certains évènements, dont le retour du gibier, ne se produisent que si l’on campe : les évènements qui ont servi vont dans le Passé, et le Passé retourne dans ses decks.
rule-7C-SAVE-9 = Ce que l’on garde s’empile de bas en haut : personnages avec mains et objets, Défausse, Deck d’Action, Besace & Carnet, terrain. L’ordre ne change rien au jeu.
rule-7C-RESUME-1 = Après un camp, toutes les cartes du Passé retournent dans leurs decks.
rule-7C-RESUME-2 = { $fire_saved ->
    [on] Après un camp, le terrain est seul avec toutes les figurines, une carte Exploration devant chacune de ses flèches ; les feux allumés sur ce terrain brûlent encore.
   *[off] Après un camp, le terrain est seul avec toutes les figurines, une carte Exploration devant chacune de ses flèches ; les feux sont éteints.
}
rule-7C-RESUME-3 = Après un camp, la Besace & Carnet revient avec ses cartes.
rule-7C-RESUME-4 = Après un camp, le Deck d’Action revient tel qu’il était.
rule-7C-RESUME-5 = Après un camp, la Défausse revient telle qu’elle était, face visible ou face cachée.
rule-7C-RESUME-6 = Après un camp, chaque joueur reprend ses compétences, ses bonus et ses états.
rule-7C-RESUME-7 = Après un camp, chaque objet revient avec son dé à la valeur qu’il avait.
rule-7C-RESUME-8 = Les cartes Sauvegarde sont rangées, et l’aventure reprend. Une partie interrompue sans camper reste simplement telle quelle.
rule-7C-RESUME-9 = Les cartes bannies le restent après un camp.

## La fin de la partie

rule-7C-WIN-1 = Les joueurs gagnent dès que la dernière malédiction qui pèse sur eux est levée.
rule-7C-WIN-2 = { $lifted_curse_card ->
    [banish] Une malédiction n’est levée que si une carte le dit, et sa carte est alors bannie.
   *[stay] Une malédiction n’est levée que si une carte le dit.
}
rule-7C-EASY-1 = { $easy ->
    [on] Mode facile : une carte 777 est prise avant le début de la partie. { $easy_effect ->
        [keep] Elle laisse garder une compétence de plus par action.
       *[fire] Chaque fois qu’un feu est allumé, jusqu’à 3 cartes reviennent au hasard, mais pas plus qu’on n’en a pioché pour lui.
    } La première fois que le Deck d’Action est épuisé, 26 cartes reviennent au hasard, et la carte 777 est bannie.
   *[off] Si l’on choisit le mode facile, une carte 777, qui aide, est prise avant le début de la partie.
}
rule-7C-DEFEAT-1 = Une malédiction qui sort de la Défausse, le Deck d’Action étant épuisé, fait perdre la partie sur-le-champ.
rule-7C-DEFEAT-2 = La partie est perdue sur-le-champ si la conséquence appliquée dit « Votre aventure s’achève ici… » et qu’aucun personnage n’est resté hors de l’action.
rule-7C-ELIMINATED-1 = Quand la conséquence appliquée dit « Votre aventure s’achève ici… », tous les personnages qui ont participé à l’action sont éliminés.
rule-7C-ELIMINATED-2 = Un joueur éliminé défausse les compétences et les bonus de sa main.
rule-7C-ELIMINATED-3 = Un joueur éliminé défausse toutes ses cartes Objet, sans pouvoir les donner ni les échanger avant.
rule-7C-ELIMINATED-4 = Un joueur éliminé range les états de sa main, et bannit les compétences propres à son personnage qui sont dans le Deck d’Action et dans la Défausse.
rule-7C-ELIMINATED-5 = Un joueur éliminé peut continuer avec un nouveau personnage, qui n’est pas en jeu et n’a jamais été éliminé.
rule-7C-ELIMINATED-6 = À un seul joueur, l’élimination est une défaite.

## Partir et rejoindre

rule-7C-LEAVE-1 = Un joueur qui part pour de bon sort du jeu comme un personnage éliminé, sans en prendre un nouveau ; le dernier ne peut pas partir.
rule-7C-LEAVE-2 = Un joueur qui part pour un temps peut d’abord échanger des objets avec les autres, au prix habituel, et retrouve sa main et ses objets à son retour.
rule-7C-LEAVE-3 = Quand un joueur part pour un temps, les compétences propres à son personnage qui sont dans le Deck d’Action et la Défausse sont mises de côté ; celles de sa main et de ses objets sont gardées avec le reste.
rule-7C-LEAVE-4 = Une compétence propre à un personnage parti pour un temps, si elle fait partie de l’objet d’un autre joueur, n’est mise de côté que lorsque cet objet est défaussé, sauf si le personnage est alors de retour.
rule-7C-JOIN-1 = Le joueur qui rejoint la partie prend un personnage qui n’est pas en jeu et n’a jamais été éliminé, et ses cinq compétences propres sont mélangées au Deck d’Action. Celui qui revient n’y remet que celles qui étaient de côté.
rule-7C-JOIN-2 = Les limites pour le nouveau nombre de joueurs valent aussitôt pour tous ; les cartes et les objets en trop sont défaussés.
rule-7C-JOIN-3 = On place une nouvelle figurine sur un terrain où se tient un personnage.

## Expérience

rule-7C-XP-1 = { $xp_zone ->
    [hand] Les cartes qui portent de l’expérience se gardent en main comme des bonus, et se dépensent à certains moments.
   *[satchel] Les cartes qui portent de l’expérience sont sous la Besace & Carnet, et se dépensent à certains moments.
}
rule-7C-XP-2 = Les compétences avancées s’acquièrent quand une carte le dit, et à aucun autre moment.
rule-7C-XP-3 = Une compétence avancée coûte, en points d’expérience, son coût d’acquisition ; les points en trop ne sont pas rendus.
rule-7C-XP-4 = { $xp_target ->
    [hand] Une compétence avancée acquise va dans la main d’un personnage.
    [discard] Une compétence avancée acquise va dans la Défausse.
   *[deck] Une compétence avancée acquise est mélangée au Deck d’Action.
}

## Sept règles que l’on oublie facilement

rule-7C-REMIND-1 = Chaque fois qu’un terrain est mis en jeu, une carte Exploration est placée à chaque emplacement libre que désigne une de ses flèches.
rule-7C-REMIND-2 = On peut fabriquer un objet sans ses ressources.
rule-7C-REMIND-3 = { $connect ->
    [arrows] Une conséquence qui déplace ne mène qu’à un terrain relié au vôtre par une suite continue de terrains joints par des flèches.
   *[adjacent] Une conséquence qui déplace ne mène qu’à un terrain relié au vôtre par une suite continue de terrains voisins.
}
rule-7C-REMIND-4 = On peut piocher plus de cartes que le coût, sauf si l’action est verrouillée.
rule-7C-REMIND-5 = Les symboles du bandeau d’une compétence ne comptent que sur les cartes révélées au résultat.
rule-7C-REMIND-6 = { $easy ->
    [on] { $easy_effect ->
        [keep] Une action ne laisse garder qu’une compétence, à un seul participant ; la carte du mode facile en permet une de plus.
       *[fire] Une action ne laisse garder qu’une compétence, à un seul participant.
    }
   *[off] Une action ne laisse garder qu’une compétence, à un seul participant.
}
rule-7C-REMIND-7 = Après l’échec d’une action menée à plusieurs, le joueur actif prend une carte 100 aussitôt la conséquence appliquée.

## Icônes

rule-7C-ICON-1 = Le dos distingue les decks : bleu pour les cartes Action, vert ou doré pour les cartes Aventure, brouillard pour les cartes Exploration.
rule-7C-ICON-2 = Chaque type de carte a son icône : malédiction, compétence, état ou personnage, bonus, objet avec le dé de sa résistance, objet de quête, évènement temporaire, évènement permanent avec sa flèche de positionnement. Une autre icône donne le coût d’acquisition d’une compétence avancée.
rule-7C-ICON-3 = Une icône dans un carré blanc est une action que les joueurs peuvent entreprendre.
rule-7C-ICON-4 = { $done_scope ->
    [all] Une icône dans une flèche de positionnement est une action déjà faite : elle ne peut pas être refaite sur le terrain auquel l’évènement est lié, d’où qu’elle vienne.
   *[terrain] Une icône dans une flèche de positionnement est une action déjà faite : elle ne peut pas être refaite depuis le terrain auquel l’évènement est lié.
}
rule-7C-ICON-5 = Obligatoire : tous les participants de l’action en cours doivent entreprendre cette action, et les autres ne peuvent pas y participer.
rule-7C-ICON-6 = Une simple icône d’action à côté d’un effet : l’effet peut s’appliquer pendant une telle action, si le personnage y participe.
rule-7C-ICON-7 = { $locked_strict ->
    [off] Verrouillée : on ne peut ni échanger des cartes contre des succès, ni en piocher davantage.
   *[on] Verrouillée : on ne peut ni échanger des cartes contre des succès, ni en piocher davantage, et seuls les cartes en main et les objets changent le coût.
}
rule-7C-ICON-8 = { $new_board_terrains ->
    [past] Tous participent ; la conséquence peut faire quitter le Plateau pour en former un autre ailleurs, et ses terrains vont dans le Passé.
   *[return] Tous participent ; la conséquence peut faire quitter le Plateau pour en former un autre ailleurs, et ses terrains retournent dans le Deck d’Aventure.
}
rule-7C-ICON-9 = Interdit : sur ce terrain, on ne fait pas de feu, on ne fabrique pas, on ne se repose pas.
rule-7C-ICON-10 = Un nombre suivi d’un plus dans un losange bleu est le coût de l’action ; un nombre bleu précédé d’un moins est ce que l’on peut retrancher du coût.
rule-7C-ICON-11 = Le chiffre de la difficulté est le nombre d’étoiles pleines à obtenir ; une étoile est un succès au résultat.
rule-7C-ICON-12 = Pour chaque « 7 » révélé, une étoile « 7 » vaut un succès.
rule-7C-ICON-13 = Le cartouche blanc est la conséquence d’une réussite, le cartouche noir celle d’un échec.
rule-7C-ICON-14 = Un cartouche numéroté : prenez une carte de ce numéro, verte, ou dorée si aucune verte n’est disponible.
rule-7C-ICON-15 = Remplacer : la carte résolue laisse place à celle de son emplacement. Du vert au doré : cette carte est bannie pour une dorée. Déplacement : tous les participants vont sur un même terrain accessible. Drapeau : un nombre peut s’ajouter. Dégâts : des dés baissent. Perte d’énergie : 1 carte du Deck d’Action pour chaque carte Personnage ou État en main.
