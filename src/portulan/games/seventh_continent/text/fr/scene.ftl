### Le 7e Continent : ce qui se trouve sur la table.

status = { $phase ->
    [setup] Mise en place
    [won] La malédiction est levée
    [lost] La malédiction l’emporte
   *[turn] Tour { $turn } · Deck d’Action { $cards }{ $lifted ->
        [0] {""}
       *[other] , { $lifted } levée
    }
}
name = { $fr }
card-hint = { $type ->
    [terrain] Terrain
    [permanent] Événement permanent
    [temporary] Événement temporaire
    [state] État
    [bonus] Bonus
    [object] Objet
    [quest] Objet de quête
    [skill] Compétence
    [curse] Malédiction
    [character] Personnage
   *[clue] Indice
}{ $number ->
    [none] {""}
   *[other] {" "}{ $number }
}

## Le Plateau

board = Plateau, feuille { $sheet }
fog = { $lies ->
    [none] Brouillard
   *[other] Brouillard { the-side }
}
fog-hint = { $zone ->
    [none] Nul ne sait ce qui se trouve ici avant de l’explorer.
   *[other] Zone { $zone }. Nul ne sait ce qui se trouve ici avant de l’explorer.
}
open-place = Rien ici pour l’instant
camp-fire = Feu de camp
here = Autour de vous
here-hint = Le terrain où se tient qui décide, et les évènements qui lui sont liés.
elsewhere = Ailleurs sur le Plateau
resolving = En cours

## Paquets

supply = Paquets
deck = Deck d’Action
deck-hint = Ses cartes sont connues, leur ordre ne l’est pas.
top = Sur le Deck d’Action
discard = Défausse
discard-hint = { $closed ->
    [0] Visible de tous tant qu’il reste un Deck d’Action.
   *[other] Face cachée désormais : une malédiction qui en sort met fin à la partie.
}
past = Passé
past-hint = Des cartes qui ont servi ; elles retourneront dans leurs decks.
banished = Bannies
banished-hint = Hors de cette partie.
adventure = Deck d’Aventure
zone = Brouillard de la zone { $zone }
camps = Camps
since-camp = Actions depuis le dernier camp
wrong-tries = Faux numéros : { $fr }
satchel = Besace & Carnet
satchel-hint = Les objets de quête ; chacun peut s’en servir.
drawn = { $outcome ->
    [1] Pioche : réussite
    [2] Pioche : échec
   *[other] Cartes piochées
}{ $risked ->
    [0] {""}
   *[other] , dont { $risked } de la Défausse
}{ $mandatory ->
    [0] {""}
   *[other] {" "}(obligatoire)
}

## Cartes

stars = Étoiles
half-left = Demi-étoile gauche
half-right = Demi-étoile droite
seven = Sept
seven-stars = Étoiles « 7 »
resistance = Résistance
price = Expérience requise
experience = Expérience
energy-loss = Perte d’énergie
forbidden = Ni feu, ni fabrication, ni repos
obstacle = Obstacle
keyword = { $keyword ->
    [will] volonté
    [eye] œil
    [hand] main
    [breath] souffle
    [blade] lame
    [water] eau
    [view] vue
    [missing] disparu
    [food] vivres
    [companion] compagnon
   *[other] { $keyword }
}
resource = { $resource ->
    [wood] Bois
    [stone] Pierre
    [foliage] Feuillage
    [vine] Liane
    [bamboo] Bambou
    [bone] Os
    [poison] Poison
   *[fire] Feu
}
material = avec { resource-word }
cost-cards = Cartes à piocher
successes-needed = Succès requis
stars-of = { $had ->
    [one] { $had } étoile
   *[other] { $had } étoiles
} sur { $needed }
successes-had = Succès
sevens-had = Sept
keeps = Compétences à garder
cancels = annule { $state ->
    [paranoid] Paranoïaque
    [wounded] Blessé
    [frozen] Frigorifié
    [famished] Affamé
    [feverish] Fiévreux
    [exhausted] Éreinté
    [poisoned] Empoisonné
    [terrified] Terrifié
   *[other] { $state }
}
forbids = { $what ->
    [part] interdit de participer
    [help] interdit d’être aidé
    [camp] interdit de camper
   *[icons] interdit ces actions
}
pays = { $what ->
    [discard] défausser cette carte
    [lose] perdre des cartes
    [damage] abîmer cet objet
    [banish] bannir cette carte
    [return] ranger cette carte
   *[other] contre un prix
}
act-words = { $fr ->
    [none] {""}
   *[other] { $fr }{" "}
}{ $kind ->
    [all] Tous doivent participer.{" "}
    [locked] Verrouillée : le coût est celui qui est imprimé.{" "}
   *[none] { $use ->
        [0] {""}
       *[other] Une utilisation de l’objet.{" "}
    }
}{ $yes_one ->
    [none] {""}
   *[other] ✓ { yes-one }{ $yes_two ->
        [none] {""}
       *[other] , { yes-two }
    }
}{ $no_one ->
    [none] {""}
   *[other] {" "}✗ { no-one }{ $no_two ->
        [none] {""}
       *[other] , { no-two }
    }
}
closed = Pas maintenant : { $why ->
    [everybody] tous doivent participer, et quelqu’un ne le peut pas.
    [done] c’est déjà fait ici.
    [forbidden] ce terrain porte l’icône d’interdiction.
    [card] une carte en main l’interdit.
    [nowhere] aucun autre terrain n’est accessible.
    [no-side] aucun passage ne mène de l’autre côté.
    [cost] il reste trop peu de cartes à piocher.
    [taken] il n’y a plus rien à y prendre.
    [thing] il faut une chose qu’aucun de vous n’a.
    [fire] il faut un feu ici.
    [resource] une ressource manque ici.
   *[prerequisite] il manque ce que l’action demande.
}
choice-cost = { $who ->
    [each] pour chacun,{" "}
   *[one] {""}
}{ $what ->
    [lose] perdre { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
    [damage] { $number } de dégâts
   *[loss] perte d’énergie
}
yes-one = { $yes_one ->
    [take] carte { $yes_one_n }
    [recover] récupérez { $yes_one_n }
    [recover-drawn] récupérez { $yes_one_n }, au plus autant que de cartes piochées
    [lose] perdez { $yes_one_n }
    [lose-each] perdez { $yes_one_n } pour chacun
    [lose-others] perdez { $yes_one_n } pour chacun des autres
    [damage] { $yes_one_n } de dégâts
    [repair] réparez { $yes_one_n }
    [peek] regardez { $yes_one_n }
    [skill] { $yes_one_n } en main
    [gold] le lieu change
    [board] nouveau Plateau
    [fire] un feu brûle
    [object] l’objet est à vous
    [heal] un état vous quitte
    [xp] expérience à dépenser
    [choice] un choix
    [chance] au hasard
    [move] vous y allez
    [explore] la carte est retournée
    [free] le passage est libre
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
yes-two = { $yes_two ->
    [take] carte { $yes_two_n }
    [recover] récupérez { $yes_two_n }
    [recover-drawn] récupérez { $yes_two_n }, au plus autant que de cartes piochées
    [lose] perdez { $yes_two_n }
    [lose-each] perdez { $yes_two_n } pour chacun
    [lose-others] perdez { $yes_two_n } pour chacun des autres
    [damage] { $yes_two_n } de dégâts
    [repair] réparez { $yes_two_n }
    [peek] regardez { $yes_two_n }
    [skill] { $yes_two_n } en main
    [gold] le lieu change
    [board] nouveau Plateau
    [fire] un feu brûle
    [object] l’objet est à vous
    [heal] un état vous quitte
    [xp] expérience à dépenser
    [choice] un choix
    [chance] au hasard
    [move] vous y allez
    [explore] la carte est retournée
    [free] le passage est libre
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
no-one = { $no_one ->
    [take] carte { $no_one_n }
    [recover] récupérez { $no_one_n }
    [recover-drawn] récupérez { $no_one_n }, au plus autant que de cartes piochées
    [lose] perdez { $no_one_n }
    [lose-each] perdez { $no_one_n } pour chacun
    [lose-others] perdez { $no_one_n } pour chacun des autres
    [damage] { $no_one_n } de dégâts
    [repair] réparez { $no_one_n }
    [peek] regardez { $no_one_n }
    [skill] { $no_one_n } en main
    [gold] le lieu change
    [board] nouveau Plateau
    [fire] un feu brûle
    [object] l’objet est à vous
    [heal] un état vous quitte
    [xp] expérience à dépenser
    [choice] un choix
    [chance] au hasard
    [move] vous y allez
    [explore] la carte est retournée
    [free] le passage est libre
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
no-two = { $no_two ->
    [take] carte { $no_two_n }
    [recover] récupérez { $no_two_n }
    [recover-drawn] récupérez { $no_two_n }, au plus autant que de cartes piochées
    [lose] perdez { $no_two_n }
    [lose-each] perdez { $no_two_n } pour chacun
    [lose-others] perdez { $no_two_n } pour chacun des autres
    [damage] { $no_two_n } de dégâts
    [repair] réparez { $no_two_n }
    [peek] regardez { $no_two_n }
    [skill] { $no_two_n } en main
    [gold] le lieu change
    [board] nouveau Plateau
    [fire] un feu brûle
    [object] l’objet est à vous
    [heal] un état vous quitte
    [xp] expérience à dépenser
    [choice] un choix
    [chance] au hasard
    [move] vous y allez
    [explore] la carte est retournée
    [free] le passage est libre
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
any-icon = { $step ->
    [cost] Toute action
    [result] Toute action
   *[other] Effet
}
effect-when = { $trigger ->
    [camp] Au moment de camper
    [deck_empties] Quand le Deck d’Action s’épuise
    [terrain_placed] Quand un terrain entre en jeu
    [arrival] À l’arrivée
    [action_end] Quand une { $icons ->
        [0] {""}
       *[other] telle{" "}
    }action { $result ->
        [success] réussit
        [failure] échoue
       *[any] s’achève
    }
    [state_gained] Quand un état est acquis
    [turn_end] À la fin d’un tour
   *[none] { $step ->
        [cost] Au coût
        [result] Au résultat
        [acquire_state] Quand un état est révélé
        [take] Quand une carte est prise
        [resource] À l’utilisation, pour ses ressources
       *[always] Toujours
    }
}{ $needs ->
    [fire] {", près d’un feu"}
    [resource] {", là où il y a "}{ resource-word }
    [keyword] {", sur un terrain avec : "}{ keyword }
    [no-keyword] {", sur un terrain sans : "}{ keyword }
    [together] {", si l’on est au moins "}{ $together }{" à agir"}
    [text] {", si son texte le permet"}
   *[none] {""}
}{ $yes_one ->
    [none] {""}
   *[other] {" : "}{ yes-one }{ $yes_two ->
        [none] {""}
       *[other] , { yes-two }
    }
}.

## La feuille d’action

sheet-title = { icon } : { $fr }
sheet-fog = { icon } : { the-place }
sheet-gone = { icon }
sheet-hint = { $forced ->
    [0] {""}
   *[other] Cela vous tombe dessus : impossible d’y échapper.{" "}
}{ $step ->
    [offer] Celui qui se tient sur le même terrain peut participer.
    [accept] On vous propose de l’aide.
    [must-join] Un seul refus, et l’action est abandonnée.
    [objects] Chaque objet utilisé perd 1 de résistance.
    [lower-cost] Ce qui réduit le coût s’applique avant la pioche.
    [materials] Ce qui se trouve ici peut remplacer des cartes.
    [trade] À plusieurs, on peut piocher moins de cartes contre autant de succès de plus.
    [extra-cards] Plus il y a de cartes, plus la chance est bonne, et plus le Deck d’Action s’amincit.
   *[raise-successes] Les cartes sont sur la table : qu’est-ce qui compte encore ?
}{ $together ->
    [0] {""}
   *[other] {" "}En cas d’échec, qui mène l’action devient paranoïaque, puisque vous agissez à plusieurs.
}
to-come = Ajoutées au résultat
chance = Chance de réussite
risk = Risque de malédiction mortelle
preview-act = { cards-to-draw }, { successes-to-reach } : { $chance } %{ $risk ->
    [0] {""}
   *[other] {" "}(malédiction mortelle { $risk } %)
}
preview-camp = Le Plateau est rangé, sauf le terrain où vous êtes, et le Passé ({ $past ->
    [one] { $past } carte
   *[other] { $past } cartes
}) retourne dans ses decks. Mains, objets et Deck d’Action restent.{ $answers ->
    [0] {""}
   *[other] {" "}Puis vient le tour de : { $fr }.
}
most-cards = Cartes de plus, au plus
party = Participants
used = Objets
effects = Effets
materials = Ressources

## Joueurs

states = États
person = Personnage{ $joins ->
    [0] {""}
   *[other] , participe
}{ $passed ->
    [0] {""}
   *[other] , a passé
}{ $received ->
    [0] {""}
   *[other] , a reçu une carte
}
hand = Main
objects = Objets
object-hint = { $used ->
    [0] Une seule chose sous un dé, qui compte les utilisations restantes.
   *[other] Utilisé pour cette action.
}

## Mots

words = Mots
choice = À choisir
page-head = Le livre
apply-card = Effet { $place } de « { $fr } »
number = Numéro
number-hint = Trois chiffres, tels que vous les avez comptés.
trade-label = Cartes de moins
trade-hint = Chaque carte de moins demande un succès de plus.
quick-trade = { $cards ->
    [0] Aucune
   *[other] { $cards }
}
extra-label = Cartes de plus
extra-hint = Chaque carte de plus quitte aussi le Deck d’Action.{ $spared ->
    [0] {""}
    [one] {" "}Le coût a baissé de { $spared } : avec { $spared } carte de plus, vous piochez autant qu’il est imprimé.
   *[other] {" "}Le coût a baissé de { $spared } : avec { $spared } cartes de plus, vous piochez autant qu’il est imprimé.
}
quick-extra = { $risk ->
    [0] { extra-cards } : { $chance } %
   *[other] { extra-cards } : { $chance } %, malédiction mortelle { $risk } %
}
extra-cards = { $cards ->
    [0] Aucune
   *[other] +{ $cards }
}{ $printed ->
    [0] {""}
   *[other] {" "}(comme imprimé)
}

## La fin

sheet = Bilan
sheet-curses = Malédictions levées
sheet-total = Total

## Pages

notebook = Lu récemment
page-read = Page { $page }
