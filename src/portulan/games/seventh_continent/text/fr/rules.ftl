### Le 7e Continent : les règles, une phrase ou deux pour chaque règle numérotée qu’une étape ou un refus cite.

## Mise en place

rule-7C-SETUP-1 = Chacun choisit un personnage différent et prend sa carte en main.
rule-7C-SETUP-7 = { $deck_profile ->
    [published] Le Deck d’Action réunit les compétences communes, les cinq compétences propres à chaque personnage, la malédiction de l’indice et quatre malédictions mortelles ; les étoiles sont celles des compétences publiées.
   *[table] Le Deck d’Action réunit les compétences communes, les cinq compétences propres à chaque personnage, la malédiction de l’indice et quatre malédictions mortelles.
}
rule-7C-SETUP-12 = La carte que nomme l’indice est le premier terrain ; on lit son dos.
rule-7C-SETUP-14 = Toutes les figurines commencent sur le premier terrain.
rule-7C-SETUP-16 = On lit l’introduction et les deux faces de l’indice.
rule-7C-EASY-1 = { $easy ->
    [on] Mode facile : sa carte est prise avant le début de la partie{ $easy_effect ->
        [keep] , et laisse garder plus de compétences
       *[fire] , et aide auprès du feu
    }.
   *[off] En mode facile, qui n’est pas joué ici, une carte à part est prise avant le début de la partie.
}

## Limites

rule-7C-ZONE-5 = { $hand_limit ->
    [each] Une main contient 5, 3, 3 ou 2 compétences, et autant de bonus, à 1, 2, 3 ou 4 joueurs.
   *[joint] Une main contient 5, 3, 3 ou 2 compétences et bonus en tout à 1, 2, 3 ou 4 joueurs.
}
rule-7C-ZONE-9 = Un objet compte au plus 4, 3, 3 ou 2 cartes à 1, 2, 3 ou 4 joueurs.

## Le tour

rule-7C-TURN-1 = Un tour : choisir le joueur actif, déterminer les participants, résoudre une action.
rule-7C-TURN-2 = Tous choisissent ensemble le joueur actif ; ce peut être le même. Il lui faut une action possible.
rule-7C-TURN-3 = Faute d’accord, le joueur suivant à gauche est actif, et peut passer.
rule-7C-TURN-4 = Qui se trouve sur le même terrain peut participer, si le joueur actif l’accepte et qu’aucun effet ne l’interdit.
rule-7C-TURN-6 = Le joueur actif résout une action.
rule-7C-TURN-7 = L’action entièrement résolue, un nouveau tour commence.
rule-7C-SOURCE-1 = Une action vient du terrain où vous êtes, des évènements qui lui sont liés, de votre main, de vos objets ou des objets de quête.
rule-7C-SOURCE-2 = On explore le brouillard voisin de son terrain, là où mène une flèche.
rule-7C-FORBID-1 = On n’entreprend pas d’action pendant qu’une autre est en cours.
rule-7C-FORBID-2 = On n’entreprend pas une action dont on ne peut remplir la condition.
rule-7C-FORBID-3 = Cette action demande tout le monde : si quelqu’un ne participe pas, elle est impossible.
rule-7C-FORBID-4 = { $done_scope ->
    [all] Une action dont l’icône figure dans la flèche d’un évènement lié à votre terrain y est déjà faite, d’où qu’elle vienne.
   *[terrain] Une action de votre terrain dont l’icône figure dans la flèche d’un évènement qui lui est lié y est déjà faite.
}
rule-7C-FORBID-5 = Sur ce terrain, on ne fait pas de feu, on ne fabrique pas, on ne se repose pas.
rule-7C-MANDATORY-2 = Une action obligatoire est résolue aussitôt, avant tout autre tour.
rule-7C-MANDATORY-5 = { $impossible_mandatory ->
    [fail] Qui arrive doit entreprendre aussitôt l’action obligatoire du terrain, ensemble ; si elle est impossible, elle échoue.
   *[skip] Qui arrive doit entreprendre aussitôt l’action obligatoire du terrain, ensemble, si elle est possible.
}

## Les sept étapes d’une action

rule-7C-ACTION-2 = Une action a sept étapes : objet, coût, résultat, compétence, défausse, conséquence, réajustement.
rule-7C-ACTION-OBJECT-1 = Chaque participant peut utiliser des objets de son inventaire.
rule-7C-ACTION-OBJECT-5 = Un objet ne sert qu’une action dont il montre l’icône.
rule-7C-USE-1 = { $object_double ->
    [one] Chaque utilisation d’un objet coûte 1 de résistance. Un objet qui offre une action la sert sans seconde utilisation.
   *[two] Chaque utilisation d’un objet coûte 1 de résistance. Un objet qui offre une action ne la sert que par une seconde utilisation.
}
rule-7C-USE-3 = Seul son propriétaire utilise un objet.
rule-7C-ACTION-COST-1 = Le coût imprimé de l’action est le nombre de cartes à piocher.
rule-7C-ACTION-COST-2 = À plusieurs, on peut réduire le coût d’autant qu’on veut, et augmenter d’autant les succès requis.
rule-7C-ACTION-COST-4 = { $auto_reduce ->
    [off] Les effets qui réduisent le coût viennent de votre main, des objets utilisés, des évènements liés à votre terrain et des objets de quête, chacun une fois.
   *[on] Les effets qui réduisent le coût viennent de votre main, des objets utilisés, des évènements liés à votre terrain et des objets de quête, chacun une fois ; ceux qui ne coûtent rien sont appliqués d’office, sauf si l’action est verrouillée.
}
rule-7C-ACTION-COST-6 = Le joueur actif pioche le coût final ; avec moins de cartes, l’action est impossible.
rule-7C-ACTION-COST-7 = Le joueur actif peut piocher des cartes de plus, autant qu’il y en a.
rule-7C-ACTION-COST-8 = On ne pioche pas de cartes de plus pour une action verrouillée.
rule-7C-ACTION-COST-9 = Les cartes se piochent sur le dessus du Deck d’Action.
rule-7C-ACTION-COST-10 = Le Deck d’Action épuisé, on pioche au hasard dans la Défausse.
rule-7C-ACTION-COST-11 = Si le Deck d’Action s’épuise pendant la pioche, le reste se pioche au hasard dans la Défausse.
rule-7C-ICON-7 = { $locked_strict ->
    [off] Verrouillée : le coût ne s’échange ni ne se dépasse.
   *[on] Verrouillée : le coût ne s’échange ni ne se dépasse, et seuls les cartes en main et les objets le changent.
}
rule-7C-ICON-8 = { $new_board_terrains ->
    [past] Tous participent ; le Plateau peut être quitté pour un nouveau, et ses terrains vont dans le Passé.
   *[return] Tous participent ; le Plateau peut être quitté pour un nouveau, et ses terrains retournent dans leurs paquets.
}
rule-7C-RESULT-1 = Toutes les cartes piochées sont révélées.
rule-7C-RESULT-2 = Une malédiction piochée dans la Défausse est une défaite immédiate.
rule-7C-RESULT-5 = { $self_pair ->
    [on] Une moitié gauche et une moitié droite font un succès, même celles d’une seule carte
   *[off] Une moitié gauche et une moitié droite font un succès, mais pas celles d’une seule carte
}{ $pairing ->
    [choose] {""} ; le joueur actif dit combien de paires comptent.
   *[max] {""} ; toutes les paires possibles comptent.
}
rule-7C-RESULT-7 = Les effets qui donnent des succès viennent de votre main, des objets utilisés, des évènements liés à votre terrain et des objets de quête, chacun une fois.
rule-7C-RESULT-8 = L’action réussit si les succès atteignent le nombre requis ; sinon elle échoue.
rule-7C-SKILL-1 = Une des compétences révélées peut être gardée.
rule-7C-SKILL-2 = La compétence va dans la main d’un participant au choix.
rule-7C-SKILL-4 = La compétence propre à un personnage ne va qu’à lui.
rule-7C-SKILL-5 = Une malédiction ne se garde jamais.
rule-7C-DISCARD-1 = Toutes les autres cartes piochées vont dans la Défausse.
rule-7C-DISCARD-2 = Un objet sans dé est défaussé : les cartes bleues dans la Défausse, les autres dans le Passé.
rule-7C-CONSEQUENCE-1 = En cas de réussite, on applique le cartouche blanc.
rule-7C-CONSEQUENCE-2 = En cas d’échec, on applique le cartouche noir.
rule-7C-CONSEQUENCE-4 = Une conséquence touche le joueur actif, sauf mention contraire.
rule-7C-CONSEQUENCE-5 = Après un échec à plusieurs, le joueur actif devient paranoïaque.
rule-7C-ADJUST-1 = Qui a en main plus de compétences et de bonus que permis défausse le reste.
rule-7C-ADJUST-2 = Qui défausse choisit ses cartes.

## Cartes

rule-7C-CARD-1 = Quand une carte contredit une règle, la carte l’emporte.
rule-7C-VERB-2 = Les cartes bleues défaussées vont dans la Défausse, les autres dans le Passé.
rule-7C-TAKE-1 = La carte du numéro appelé est prise dans le Deck d’Aventure.
rule-7C-TAKE-2 = De plusieurs cartes vertes du numéro, une est prise au hasard.
rule-7C-TAKE-3 = S’il n’y a pas de carte verte du numéro, une dorée est prise.
rule-7C-TAKE-6 = S’il n’y a aucune carte du numéro, tout le Passé retourne d’abord dans ses paquets.
rule-7C-TAKE-9 = Ce que racontent une carte et une conséquence est lu à tous.
rule-7C-FLAG-1 = { $flag_hint ->
    [on] À un drapeau, on prend la carte du cartouche, ou celle de la somme avec le nombre du symbole, si elle existe.
   *[off] À un drapeau, on prend la carte du cartouche, ou celle de la somme avec le nombre du symbole.
}
rule-7C-FLAG-2 = La somme demande un objet utilisé, ou un objet de quête, qui montre le symbole.
rule-7C-AUTH-2 = Une mauvaise carte est rangée sans être vue.
rule-7C-HIDDEN-1 = { $hidden_presence ->
    [on] Qui trouve un numéro caché sur une carte peut l’entrer, tant que quelqu’un s’y tient.
   *[off] Qui trouve un numéro caché sur une carte peut l’entrer : la carte est remplacée par celle de ce numéro.
}
rule-7C-HIDDEN-2 = Un numéro caché a trois chiffres.
rule-7C-HIDDEN-3 = { $guess_penalty ->
    [none] Un faux numéro ne montre rien et ne coûte rien.
    [one_card] Un faux numéro ne montre rien et coûte une carte.
   *[after_three] Un faux numéro ne montre rien ; après trois sur une carte, chacun coûte une carte jusqu’au prochain camp.
}
rule-7C-BANISH-3 = { $banish_from_past ->
    [on] Une carte bannie par son numéro est une verte du paquet ou du Passé, et n’est pas regardée.
   *[off] Une carte bannie par son numéro est une verte du paquet, et n’est pas regardée.
}
rule-7C-BANISH-4 = Du vert au doré : la carte verte est bannie, et une dorée de son numéro prend sa place.
rule-7C-TERRAIN-1 = Un terrain vient au lieu qu’indique la carte qui l’appelle.
rule-7C-PERM-1 = Un évènement permanent est lié au terrain où se tient le joueur actif.
rule-7C-TEMP-1 = Un évènement temporaire est résolu, puis défaussé, ou banni s’il le dit.
rule-7C-TEMP-2 = Tous les participants doivent entreprendre l’action obligatoire d’un évènement temporaire juste après l’action.
rule-7C-HANDCARD-1 = Qui prend une compétence ou un bonus peut le garder en main.
rule-7C-HANDCARD-2 = On peut le donner à un autre participant.
rule-7C-HANDCARD-3 = On peut le défausser.
rule-7C-STATE-1 = Un état à perte d’énergie coûte autant de cartes du Deck d’Action que vous avez en main de cartes Personnage et État.
rule-7C-STATE-3 = Puis l’état va dans votre main.
rule-7C-STATE-4 = { $cancelled_state ->
    [past] Un effet qui annule un état annule aussi sa perte d’énergie ; la carte va dans le Passé.
   *[return] Un effet qui annule un état annule aussi sa perte d’énergie ; la carte retourne dans son paquet.
}
rule-7C-STATE-5 = Un état que vous avez déjà est remplacé par le nouveau.
rule-7C-EXPLORE-1 = Une carte Exploration cache un lieu : on la retourne et on la résout d’abord.
rule-7C-EXPLORE-2 = Quand elle est partie, la carte qui appartient au lieu y est mise en jeu.

## Déplacements et Plateau

rule-7C-MOVE-1 = Se déplacer mène tous les participants sur un même terrain accessible.
rule-7C-MOVE-2 = { $connect ->
    [arrows] Un terrain est accessible par une suite de terrains reliés par des flèches, si loin soit-il.
   *[adjacent] Un terrain est accessible par une suite de terrains voisins, si loin soit-il.
}
rule-7C-MOVE-4 = Un obstacle se franchit par une action à lui, vers un de ses autres côtés.
rule-7C-MOVE-8 = Une conséquence qui déplace mène tous les participants sur un même terrain accessible.
rule-7C-SPACE-1 = { $board_limit ->
    [none] On range des terrains quand tous se tiennent sur un même terrain.
   *[other] La table a { $board_limit } places. Quand une carte n’en trouve pas, on range des terrains, tous étant réunis sur un même terrain.
}
rule-7C-SPACE-2 = Les terrains qui restent doivent tous être accessibles.

## Énergie

rule-7C-ENERGY-3 = Les cartes qui reviennent sont mélangées au Deck d’Action.
rule-7C-ENERGY-7 = Tant que le Deck d’Action est épuisé, les cartes perdues viennent de la Défausse : une malédiction parmi elles est une défaite.
rule-7C-ENERGY-9 = { $overflow ->
    [in] Si le Deck d’Action s’épuise, les cartes manquantes viennent de la Défausse, y compris celles qui viennent d’être perdues.
   *[aside] Si le Deck d’Action s’épuise, les cartes manquantes viennent de la Défausse ; celles qui viennent d’être perdues restent de côté.
}

## Objets

rule-7C-OBJECT-1 = Un nouvel objet demande un dé libre, qui montre sa résistance.
rule-7C-OBJECT-2 = On peut l’assembler avec un objet que l’on a.
rule-7C-OBJECT-3 = { $direct_gift_assemble ->
    [off] On peut le donner à un autre participant, comme un objet à part.
   *[on] On peut le donner à un autre participant, qui peut l’assembler.
}
rule-7C-OBJECT-4 = On peut le défausser.
rule-7C-ASSEMBLE-2 = Une carte ne rejoint un objet que dans la limite de cartes.
rule-7C-ASSEMBLE-5 = Aucun dé ne dépasse 6.
rule-7C-CRAFT-2 = Chaque ressource disponible réduit le coût de fabrication de ce que dit la compétence.
rule-7C-CRAFT-4 = Ce qui est fabriqué devient un nouvel objet, en rejoint un, ou est donné à un participant.
rule-7C-DAMAGE-1 = Les dégâts font baisser des dés d’autant de points.
rule-7C-DAMAGE-2 = Les joueurs concernés partagent les dégâts à leur guise.
rule-7C-DROP-1 = Un objet peut être abandonné : toutes ses cartes sont défaussées.
rule-7C-DROP-2 = Un objet ne se démonte pas, sauf si une de ses cartes le dit.
rule-7C-GIVE-1 = Sur un même terrain, on peut donner ou échanger des objets, contre 2 cartes du Deck d’Action chaque fois.
rule-7C-GIVE-2 = Un objet se donne entier, avec son dé.
rule-7C-GIVE-4 = Qui reçoit un objet doit avoir la place.
rule-7C-XP-2 = Les compétences avancées s’acquièrent quand une carte le dit.
rule-7C-XP-3 = Une compétence avancée coûte son prix en expérience.

## Camp et fin

rule-7C-SAVE-1 = { $camp_min_actions ->
    [0] On campe entre deux tours, quand tous se tiennent sur un même terrain et que rien ne l’interdit.
   *[other] On campe entre deux tours, quand tous se tiennent sur un même terrain et que rien ne l’interdit, au plus tôt { $camp_min_actions } actions après le dernier camp.
}
rule-7C-RESUME-2 = { $fire_saved ->
    [on] Après un camp, le terrain est seul, entouré de brouillard ; les feux brûlent encore.
   *[off] Après un camp, le terrain est seul, entouré de brouillard ; les feux sont éteints.
}
rule-7C-JOIN-2 = Les limites pour le nouveau nombre de joueurs valent aussitôt pour tous.
rule-7C-JOIN-3 = Une nouvelle figurine arrive sur un terrain où se tient un personnage.
rule-7C-ELIMINATED-5 = Qui est éliminé peut continuer avec un nouveau personnage.
rule-7C-WIN-1 = Les joueurs gagnent quand la dernière malédiction est levée.
rule-7C-WIN-2 = { $lifted_curse_card ->
    [banish] Une malédiction est levée quand une carte le dit, et sa carte est bannie.
   *[stay] Une malédiction est levée quand une carte le dit.
}

## Qui part et qui revient, indices, expérience

rule-7C-GOAL-1 = { $practice ->
    [on] Un à quatre joueurs jouent ensemble contre le jeu ; cette partie est un entraînement, et une décision se reprend quoi qu’elle ait montré.
   *[off] Un à quatre joueurs jouent ensemble contre le jeu.
}
rule-7C-SETUP-6 = Le groupe choisit un ou plusieurs indices ; les autres sont rangés.
rule-7C-SETUP-13 = Avec plusieurs indices, le premier terrain est celui du plus petit numéro.
rule-7C-LEAVE-1 = Qui part pour de bon sort du jeu comme un personnage éliminé ; le dernier ne peut pas partir.
rule-7C-LEAVE-2 = Qui part pour un temps retrouve sa main et ses objets à son retour.
rule-7C-JOIN-1 = Qui rejoint la partie prend un personnage jamais éliminé, et ses cinq compétences propres sont mélangées au Deck d’Action.
rule-7C-RESOURCE-1 = Les ressources viennent du terrain où vous vous tenez, des évènements qui lui sont liés et des cartes qui le disent.
rule-7C-XP-1 = { $xp_zone ->
    [hand] Les cartes qui portent de l’expérience se gardent en main comme des bonus.
   *[satchel] Les cartes qui portent de l’expérience sont sous la Besace & Carnet.
}
rule-7C-XP-4 = { $xp_target ->
    [hand] Une compétence avancée acquise va dans la main d’un personnage.
    [discard] Une compétence avancée acquise va dans la Défausse.
   *[deck] Une compétence avancée acquise est mélangée au Deck d’Action.
}
