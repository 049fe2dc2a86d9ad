### Le 7e Continent : ce qui se trouve sur la table.

status = { $phase ->
    [setup] Mise en place
    [won] La malédiction est levée
    [lost] La malédiction l’emporte
   *[turn] Tour { $turn } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le Deck d’Action{ $lifted ->
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
fog = { $zone ->
    [none] Brouillard
   *[other] Brouillard, zone { $zone }
}
fog-hint = Nul ne sait ce qui se trouve ici avant de l’explorer.
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
successes-had = Succès
sevens-had = Sept
keeps = Compétences à garder
cancels = annule { $state ->
    [paranoid] Paranoïaque
    [wounded] Blessé
    [frozen] Frigorifié
    [feverish] Fiévreux
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
yes-one = { $yes_one ->
    [take] carte { $yes_one_n }
    [recover] récupérez { $yes_one_n }
    [lose] perdez { $yes_one_n }
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
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
yes-two = { $yes_two ->
    [take] carte { $yes_two_n }
    [recover] récupérez { $yes_two_n }
    [lose] perdez { $yes_two_n }
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
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
no-one = { $no_one ->
    [take] carte { $no_one_n }
    [recover] récupérez { $no_one_n }
    [lose] perdez { $no_one_n }
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
    [loss] perte d’énergie
    [lift] malédiction levée
    [end] fin de votre aventure
   *[other] il se passe quelque chose
}
no-two = { $no_two ->
    [take] carte { $no_two_n }
    [recover] récupérez { $no_two_n }
    [lose] perdez { $no_two_n }
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
    [camp] Au moment de camper.
    [deck_empties] Quand le Deck d’Action s’épuise.
    [terrain_placed] Quand un terrain entre en jeu.
    [arrival] À l’arrivée.
    [action_end] Quand une telle action s’achève.
    [state_gained] Quand un état est acquis.
    [turn_end] À la fin d’un tour.
   *[none] { $step ->
        [cost] Au coût.
        [result] Au résultat.
        [acquire_state] Quand un état est révélé.
        [take] Quand une carte est prise.
        [resource] À l’utilisation, pour ses ressources.
       *[always] Toujours.
    }
}

## La feuille d’action

sheet-title = { icon } : { $fr }
sheet-fog = { icon } : le brouillard
sheet-gone = { icon }
sheet-hint = { $step ->
    [destination] Dites d’abord où vous voulez aller.
    [offer] Celui qui se tient sur le même terrain peut participer.
    [accept] On vous propose de l’aide.
    [must-join] Un seul refus, et l’action est abandonnée.
    [objects] Chaque objet utilisé perd 1 de résistance.
    [lower-cost] Ce qui réduit le coût s’applique avant la pioche.
    [materials] Ce qui se trouve ici peut remplacer des cartes.
    [trade] À plusieurs, on peut piocher moins de cartes contre autant de succès de plus.
    [extra-cards] Plus il y a de cartes, plus la chance est bonne, et plus le Deck d’Action s’amincit.
   *[raise-successes] Les cartes sont sur la table : qu’est-ce qui compte encore ?
}
chance = Chance de réussite
risk = Risque de malédiction
preview-act = { cards-to-draw }, { successes-to-reach } : { $chance } %{ $risk ->
    [0] {""}
   *[other] {" "}(malédiction { $risk } %)
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
extra-hint = Chaque carte de plus quitte aussi le Deck d’Action.
quick-extra = { $risk ->
    [0] { $cards } : { $chance } %
   *[other] { $cards } : { $chance } %, malédiction { $risk } %
}

## La fin

sheet = Bilan
sheet-curses = Malédictions levées
sheet-total = Total

## Pages

notebook = Lu récemment
page-read = Page { $page }
