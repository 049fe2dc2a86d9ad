### Near and Far : ce qui se dit du jeu, de ses coups et de ses événements.
### Les règles elles-mêmes sont dans rules.ftl, les noms des cartes, des gens et des lieux dans names.ftl.

game-title = Near and Far
game-tagline = Une ville qui déménage, onze cartes, un livre qui sait votre nom : la Dernière Ruine est-elle si loin ?

## Modes, bâtiments, biens, factions, emplacements

mode-first = Première aventure
mode-campaign = Campagne
mode-character = Mode Personnage
mode-arcade = Mode Arcade

building-town-hall = Hôtel de Ville
building-saloon = Saloon
building-stables = Étables
building-store = Magasin Général
building-farm = Ferme
building-hut = Hutte Mystique
building-mine = Mine
building-jail = Prison
the-building = { $building ->
    [town-hall] l’Hôtel de Ville
    [saloon] le Saloon
    [stables] les Étables
    [store] le Magasin Général
    [farm] la Ferme
    [hut] la Hutte Mystique
   *[mine] la Mine
}

good-coin = Pièce
good-gem = Gemme
good-food = Nourriture
good-heart = Cœur
good-bird = Oiseau porteur
good-turtle = Tortue porteuse
good-green = Jeton Hors-la-Loi
good-blue = Jeton Mystique
good-red = Jeton Lézard
good-yellow = Jeton Nomade
a-good = { $good ->
    [coin] 1 pièce
    [gem] 1 gemme
    [food] 1 nourriture
    [heart] 1 cœur
    [bird] 1 oiseau porteur
    [turtle] 1 tortue porteuse
    [green] 1 jeton Hors-la-Loi
    [blue] 1 jeton Mystique
    [red] 1 jeton Lézard
   *[yellow] 1 jeton Nomade
}
some-goods = { $good ->
    [coin] { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    [gem] { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
    [food] { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
    [heart] { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
    [bird] { $n ->
        [one] { $n } oiseau porteur
       *[other] { $n } oiseaux porteurs
    }
    [turtle] { $n ->
        [one] { $n } tortue porteuse
       *[other] { $n } tortues porteuses
    }
    [green] { $n ->
        [one] { $n } jeton Hors-la-Loi
       *[other] { $n } jetons Hors-la-Loi
    }
    [blue] { $n ->
        [one] { $n } jeton Mystique
       *[other] { $n } jetons Mystique
    }
    [red] { $n ->
        [one] { $n } jeton Lézard
       *[other] { $n } jetons Lézard
    }
   *[yellow] { $n ->
        [one] { $n } jeton Nomade
       *[other] { $n } jetons Nomade
    }
}
for-a-fee = { $fee_good ->
    [none] { "" }
    [nothing] { " sans rien payer" }
    [coin] { $fee ->
        [one] { " pour " }{ $fee } pièce
       *[other] { " pour " }{ $fee } pièces
    }
    [gem] { $fee ->
        [one] { " pour " }{ $fee } gemme
       *[other] { " pour " }{ $fee } gemmes
    }
    [food] { $fee ->
        [one] { " pour " }{ $fee } nourriture
       *[other] { " pour " }{ $fee } nourritures
    }
   *[heart] { $fee ->
        [0] { " sans rien payer" }
        [one] { " pour " }{ $fee } cœur
       *[other] { " pour " }{ $fee } cœurs
    }
}
some-coins = { $price ->
    [0] rien
    [one] { $price } pièce
   *[other] { $price } pièces
}
with-coins = { $fee_coin ->
    [0] { "" }
    [one] , { $fee_coin } pièce
   *[other] , { $fee_coin } pièces
}
with-gems = { $fee_gem ->
    [0] { "" }
    [one] , { $fee_gem } gemme
   *[other] , { $fee_gem } gemmes
}
with-food = { $fee_food ->
    [0] { "" }
    [one] , { $fee_food } nourriture
   *[other] , { $fee_food } nourritures
}
with-hearts = { $fee_heart ->
    [0] { "" }
    [one] , { $fee_heart } cœur
   *[other] , { $fee_heart } cœurs
}
some-hearts = { $number ->
    [one] { $number } cœur
   *[other] { $number } cœurs
}
some-gain = { $gain ->
    [coin] { $gains ->
        [one] { $gains } pièce
       *[other] { $gains } pièces
    }
    [gem] { $gains ->
        [one] { $gains } gemme
       *[other] { $gains } gemmes
    }
    [food] { $gains ->
        [one] { $gains } nourriture
       *[other] { $gains } nourritures
    }
    [heart] { $gains ->
        [one] { $gains } cœur
       *[other] { $gains } cœurs
    }
    [bird] { $gains ->
        [one] { $gains } oiseau porteur
       *[other] { $gains } oiseaux porteurs
    }
    [treasure] { $gains ->
        [one] { $gains } trésor
       *[other] { $gains } trésors
    }
    [up] { $gains ->
        [one] { $gains } point de réputation
       *[other] { $gains } points de réputation
    }
    [down] { $gains ->
        [one] { $gains } point de réputation en moins
       *[other] { $gains } points de réputation en moins
    }
    [green] { $gains ->
        [one] { $gains } jeton Hors-la-Loi
       *[other] { $gains } jetons Hors-la-Loi
    }
    [blue] { $gains ->
        [one] { $gains } jeton Mystique
       *[other] { $gains } jetons Mystique
    }
    [red] { $gains ->
        [one] { $gains } jeton Lézard
       *[other] { $gains } jetons Lézard
    }
    [yellow] { $gains ->
        [one] { $gains } jeton Nomade
       *[other] { $gains } jetons Nomade
    }
    [world] { the-world }
    [adventurer] un aventurier
    [several] une parmi plusieurs
   *[none] telle quelle
}

faction-green = Hors-la-Loi
faction-blue = Mystiques
faction-red = Lézards
faction-yellow = Nomades
of-faction = { $faction ->
    [green] des Hors-la-Loi
    [blue] des Mystiques
    [red] des Lézards
   *[yellow] des Nomades
}
slot-1 = Hors-la-Loi
slot-2 = Mystiques
slot-3 = Lézards
slot-4 = Nomades
the-slot = { $slot ->
    [1] la case des Hors-la-Loi
    [2] la case des Mystiques
    [3] la case des Lézards
    [4] la case des Nomades
   *[other] la case
}

stat-skill = habileté
stat-combat = combat
the-stat = { $stat ->
    [skill] habileté
   *[combat] combat
}

with-kind = { $kind ->
    [town] { " (la ville)" }
    [coin] { " (pièces)" }
    [gem] { " (gemmes)" }
    [spices] { " (épices)" }
    [parts] { " (pièces détachées)" }
    [ichor] { " (pierres d’Ichor)" }
    [tea] { " (thé)" }
   *[none] { "" }
}
with-spot = { $spot ->
    [none] { "" }
   *[other] , { the-spot }
}
with-met = { $met ->
    [threat] , au-devant d’une menace
    [treasure] , en passant par un trésor
   *[none] { "" }
}
with-toll = { $toll ->
    [heart] , pour 1 cœur
    [pass] , par un passage gratuit
   *[none] { "" }
}
the-location = { $place }{ with-spot }{ with-kind }

opponent-dummy = le garde de la ville
the-opponent = { $opponent ->
    [dummy] le garde de la ville
   *[other] { $opponent-who ->
        [you] vous
       *[other] { $opponent-name }
    }
}
to-seat = { $to-who ->
    [you] à vous
   *[other] à { $to-name }
}
the-rival-there = { $rival ->
    [none] { $opponent ->
        [dummy] le garde de la ville
        [1] le premier siège
        [2] le deuxième siège
        [3] le troisième siège
       *[4] le quatrième siège
    }
   *[other] { the-rival }
}
manner-honorable = honorable
manner-foul = déloyal
way-freely = librement
way-paying = en payant
direction-up = vers le haut
direction-down = vers le bas

field-seat = siège
field-artifact = artéfact
field-treasure = trésor
field-adventurer = aventurier
field-member = membre
field-place = emplacement
field-slot = case
field-good = bien
field-card = carte
field-number = nombre
field-pips = dé
field-talent = talent
field-character = voyageur
field-pet = animal de compagnie
field-basic = basiques
field-advanced = avancés
field-building = bâtiment
field-way = entrée
field-opponent = adversaire
field-manner = manière
field-direction = sens
field-steps = degrés
field-row = rangée
field-column = colonne
field-threat = menace
field-boss = boss
field-animal = animal
field-choice = choix

## Chapitres d’une campagne

chapter-map-1 = Carte 1 : { map-1 }
chapter-map-2 = Carte 2 : { map-2 }
chapter-map-3 = Carte 3 : { map-3 }
chapter-map-4 = Carte 4 : { map-4 }
chapter-map-5 = Carte 5 : { map-5 }
chapter-map-6 = Carte 6 : { map-6 }
chapter-map-7 = Carte 7 : { map-7 }
chapter-map-8 = Carte 8 : { map-8 }
chapter-map-9 = Carte 9 : { map-9 }
chapter-map-10 = Carte 10 : { map-10 }
chapter-map-11 = Carte 11 : { map-11 }
chapter-again = { map-11 }, encore une fois

## Coups

move-roll = Le dé montre { $pips }
move-first = { $seat ->
    [0] Le premier siège commence
    [1] Le deuxième siège commence
    [2] Le troisième siège commence
   *[3] Le quatrième siège commence
}
move-dealt = La pioche donne { the-artifact }
move-found = La pioche donne { the-treasure }
move-seen = La pioche montre { the-treasure }
move-met = Le sac donne { the-adventurer }
move-book = Un jeton Quête va en { the-location }
move-arcade = La carte Arcade { $number } est piochée
move-learn = Apprendre { the-talent } pour { some-experience }
some-experience = { $cost ->
    [one] { $cost } point d’expérience
   *[other] { $cost } points d’expérience
}
move-be = Incarner { the-character }, { the-epithet }
move-pet = Emmener { the-pet }, dans { the-slot }
move-pick = Choisir { the-artifact }
move-discard = Défausser { the-artifact }
move-keep = Garder { the-artifact }
move-draw = Piocher des artéfacts : { number-basic }, { number-advanced }
number-basic = { $basic ->
    [one] { $basic } basique
   *[other] { $basic } basiques
}
number-advanced = { $advanced ->
    [one] { $advanced } avancé
   *[other] { $advanced } avancés
}
move-visit = Visiter { the-building }
move-adventure = Partir en aventure
move-done = { $at ->
    [talents] N’apprendre rien de plus
    [opening-discard] Garder le reste de la main
    [end-of-turn] Finir le tour
    [visit] Finir la visite
    [trade] Conclure l’échange
    [arrange] Partir avec le groupe tel quel
   *[other] Terminer
}
move-pass = { $at ->
    [saloon-duel] Ne défier personne
    [defender-aids] N’utiliser aucune carte
    [duel-aids] N’utiliser aucune carte
    [threat-aids] N’utiliser aucune carte
    [quest-aids] N’utiliser aucune carte
    [place-member] Laisser { the-newcomer } sans case : seule la bannière compte
    [shift-pet] Laisser { the-newcomer } sans case
    [replace] Garder les trésors et renoncer au suivant
    [hut-pick] N’en garder aucun
    [fill-slot] Laisser vide { the-slot }
    [restore-hearts] { $hearts ->
        [one] Partir avec { $hearts } cœur
       *[other] Partir avec { $hearts } cœurs
    }
    [threat] Passer sans combat
    [quest] Laisser la quête
    [accept] Refuser la récompense
    [camp] Ne pas construire de camp
   *[other] Passer
}
move-enter = { $way ->
    [freely] Entrer sans duel
   *[paying] Payer pour entrer sans duel{ for-a-fee }
}
move-duel = { $manner ->
    [honorable] Défier { the-rival-there } en duel honorable
   *[foul] Défier { the-rival-there } en duel déloyal
}
move-bonus = Prendre le bonus de visite : { the-card }
move-trade-for = Échanger d’autres biens contre { a-good }
move-trade-away = Échanger { a-good } contre d’autres biens
move-give = Donner { a-good }
move-take = Prendre { a-good }
move-reputation = { $direction ->
    [up] Acheter { some-steps } de réputation
   *[down] Payer pour perdre { some-steps } de réputation
}
some-steps = { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
}
move-recruit = { $at ->
    [join-from-row] Accueillir { the-adventurer } dans le groupe
   *[other] Recruter { the-adventurer } pour { some-coins }
}
move-refresh = Renouveler la ligne des aventuriers pour 1 nourriture
move-put = Mettre { the-newcomer } dans { the-slot }
move-bird = Acheter un oiseau porteur{ for-a-fee }
move-turtle = Acheter une tortue porteuse{ for-a-fee }
move-coin = Prendre 1 pièce
move-harvest = { $harvest ->
    [one] Récolter { $harvest } nourriture
   *[other] Récolter { $harvest } nourritures
}
move-seek = { $draws ->
    [1] Piocher un trésor
   *[other] Piocher { $draws } trésors pour en garder un
}
move-replace = Défausser { the-treasure } pour le trésor suivant
move-choose-treasure = Garder { the-treasure }
move-dig = { $needed ->
    [0] Creuser en rangée { $row }, colonne { $column }
   *[other] Creuser en rangée { $row }, colonne { $column } (habileté { $needed })
}
move-rearrange = Réorganiser le groupe
move-assign = Mettre { the-member } dans { the-slot }
move-restore = Remettre les cœurs à { $hearts }
move-go = Aller en { the-location }{ with-met }{ with-toll }
move-stop = S’arrêter ici
move-fight = Combattre { the-threat } (combat { $strength })
move-fight-boss = Défier { the-boss } (combat { $strength })
move-slip = Passer la menace sans combat
move-let-go = { $at ->
    [return-animal] { $animal ->
        [bird] Rendre un oiseau porteur aux Étables
       *[turtle] Rendre une tortue porteuse aux Étables
    }
   *[other] { $animal ->
        [bird] Laisser partir un oiseau porteur pour passer la menace
       *[turtle] Laisser partir une tortue porteuse pour passer la menace
    }
}
move-bypass = Passer la menace avec { the-card }
move-attempt = Tenter la quête
move-side = { $quest ->
    [none] Reprendre la quête annexe { $number }
   *[other] Reprendre la quête annexe { $number }, paragraphe { $quest }
}
move-choose = { $stat ->
    [skill] Choisir { $choice } : habileté { $difficulty }{ with-fees }
    [combat] Choisir { $choice } : combat { $difficulty }{ with-fees }
    [none] Choisir { $choice } : aucun lancer{ with-fees }
   *[unknown] Choisir { $choice }
}
with-fees = { with-coins }{ with-gems }{ with-food }{ with-hearts }
move-claim = Prendre la récompense { $number } : { some-gain }
move-accept = Accepter la récompense : { some-gain }
move-camp = Construire un camp ici{ for-a-fee }
move-camp-at = Poser un camp en { the-location }
move-hearts = { $roll ->
    [none] Dépenser { some-hearts }
   *[other] Dépenser { some-hearts } : { $sum } contre { $goal }
}
move-instead = { $mix ->
    [gem] Payer { number-of-gems } et { rest-of-coins }
    [food] Payer { number-of-food } et { rest-of-hearts }
   *[none] Payer { $number } en d’autres biens
}
number-of-gems = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
}
number-of-food = { $number ->
    [one] { $number } nourriture
   *[other] { $number } nourritures
}
rest-of-coins = { $rest ->
    [one] { $rest } pièce
   *[other] { $rest } pièces
}
rest-of-hearts = { $rest ->
    [one] { $rest } cœur
   *[other] { $rest } cœurs
}
move-use = Utiliser { the-card }
move-invoke = Utiliser maintenant { the-card }
move-buy = Acheter { the-artifact } pour { the-price }
move-drop = Abandonner { the-treasure }

## Événements

event-learned = { $who ->
    [you] Vous apprenez { the-talent }.
   *[other] { $name } apprend { the-talent }.
}
event-is = { $who ->
    [you] Vous incarnez { the-character }, { the-epithet }.
   *[other] { $name } incarne { the-character }, { the-epithet }.
}
event-has-pet = { $who ->
    [you] Vous emmenez { the-pet }, dans { the-slot }.
   *[other] { $name } emmène { the-pet }, dans { the-slot }.
}
event-first = { $who ->
    [you] C’est vous qui commencez.
   *[other] C’est { $name } qui commence.
}
event-book = Un jeton Quête est posé sur l’emplacement { $place }.
event-came = Dans la ligne des aventuriers : { the-adventurer }.
event-dealt = { $who ->
    [you] Vous piochez { the-artifact }.
   *[other] { $name } pioche { the-artifact }.
}
event-picked = { $who ->
    [you] Vous choisissez { the-artifact }.
   *[other] { $name } choisit { the-artifact }.
}
event-passed-on = Les paquets passent à gauche.
event-discarded = { $who ->
    [you] Vous défaussez { the-artifact }.
   *[other] { $name } défausse { the-artifact }.
}
event-discarded-openly = { $who ->
    [you] Vous défaussez { the-artifact }, face visible.
   *[other] { $name } défausse { the-artifact }, face visible.
}
event-kept = { $who ->
    [you] Vous gardez { the-artifact }.
   *[other] { $name } garde { the-artifact }.
}
event-ready = { $who ->
    [you] Vous avez composé votre main.
   *[other] { $name } a composé sa main.
}
event-reshuffled = { $pile ->
    [artifacts] Les artéfacts défaussés sont mélangés en une nouvelle pioche.
    [treasures] Les trésors défaussés sont mélangés en une nouvelle pioche.
    [adventurers] Les aventuriers mis de côté retournent dans le sac.
   *[arcade] Les cartes Arcade sont mélangées en une nouvelle pioche.
}
event-round = La manche { $n } commence.
event-turn = { $who ->
    [you] À vous de jouer.
   *[other] À { $name } de jouer.
}
event-last-round = { $who ->
    [you] Vous avez posé assez de tentes : c’est la dernière manche.
   *[other] { $name } a posé assez de tentes : c’est la dernière manche.
}
event-truncated = La partie a assez duré : elle s’arrête ici.
event-visited = { $who ->
    [you] Vous visitez { the-building }.
   *[other] { $name } visite { the-building }.
}
event-entered = { $who ->
    [you] { $way ->
        [freely] Vous entrez sans duel.
       *[paying] Vous payez pour entrer sans duel.
    }
   *[other] { $way ->
        [freely] { $name } entre sans duel.
       *[paying] { $name } paie pour entrer sans duel.
    }
}
event-challenged = { $who ->
    [you] { $manner ->
        [honorable] Vous défiez { the-opponent } en duel honorable.
       *[foul] Vous défiez { the-opponent } en duel déloyal.
    }
   *[other] { $manner ->
        [honorable] { $name } provoque un duel honorable contre { the-opponent }.
       *[foul] { $name } provoque un duel déloyal contre { the-opponent }.
    }
}
event-rolled = { $who ->
    [you] Vous obtenez { $pips } au dé.
   *[other] { $name } obtient { $pips } au dé.
}
event-opposed = { $opponent ->
    [dummy] Le garde de la ville obtient { $pips } au dé.
   *[other] { $opponent-who ->
        [you] Vous obtenez { $pips } au dé.
       *[other] { $opponent-name } obtient { $pips } au dé.
    }
}
event-raised = { $who ->
    [you] Vous ajoutez { $n } à votre lancer.
   *[other] { $name } ajoute { $n } à son lancer.
}
event-spent = { $who ->
    [you] { $n ->
        [one] Vous dépensez { $n } cœur pour le lancer.
       *[other] Vous dépensez { $n } cœurs pour le lancer.
    }
   *[other] { $n ->
        [one] { $name } dépense { $n } cœur pour le lancer.
       *[other] { $name } dépense { $n } cœurs pour le lancer.
    }
}
event-duel-won = { $who ->
    [you] Vous remportez le duel contre { the-opponent }, { $total } à { $against }.
   *[other] { $name } remporte le duel contre { the-opponent }, { $total } à { $against }.
}
event-duel-lost = { $who ->
    [you] Vous perdez le duel contre { the-opponent }, { $total } à { $against }, et allez en prison.
   *[other] { $name } perd le duel contre { the-opponent }, { $total } à { $against }, et va en prison.
}
event-gained = { $who ->
    [you] Vous gagnez { some-goods }.
   *[other] { $name } gagne { some-goods }.
}
event-paid = { $who ->
    [you] Vous payez { some-goods }.
   *[other] { $name } paie { some-goods }.
}
event-lost = { $who ->
    [you] Vous perdez { some-goods }.
   *[other] { $name } perd { some-goods }.
}
event-trading = { $who ->
    [you] { $way ->
        [for] Vous échangez d’autres biens contre { a-good }.
       *[away] Vous échangez { a-good } contre d’autres biens.
    }
   *[other] { $way ->
        [for] { $name } échange d’autres biens contre { a-good }.
       *[away] { $name } échange { a-good } contre d’autres biens.
    }
}
event-laid = { $who ->
    [you] Vous mettez { a-good } dans l’échange.
   *[other] { $name } met { a-good } dans l’échange.
}
event-handed = { $who ->
    [you] Vous donnez { some-goods } { to-seat }.
   *[other] { $name } donne { some-goods } { to-seat }.
}
event-reputation = { $who ->
    [you] { $change ->
        [up] Vous gagnez { some-reputation }.
       *[down] Vous perdez { some-reputation }.
    }
   *[other] { $change ->
        [up] { $name } gagne { some-reputation }.
       *[down] { $name } perd { some-reputation }.
    }
}
some-reputation = { $n ->
    [one] { $n } point de réputation
   *[other] { $n } points de réputation
}
event-recruited = { $who ->
    [you] Vous recrutez { the-adventurer } pour { some-coins }.
   *[other] { $name } recrute { the-adventurer } pour { some-coins }.
}
event-joined = { $who ->
    [you] Vous accueillez { the-adventurer } dans votre groupe.
   *[other] { $name } accueille { the-adventurer } dans son groupe.
}
event-took-slot = { $who ->
    [you] Vous mettez { the-member } dans { the-slot }.
   *[other] { $name } met { the-member } dans { the-slot }.
}
event-stood-down = { $who ->
    [you] Vous retirez { the-member } de sa case.
   *[other] { $name } retire { the-member } de sa case.
}
event-aside = { $who ->
    [you] Vous mettez de côté la ligne des aventuriers.
   *[other] { $name } met de côté la ligne des aventuriers.
}
event-found = { $who ->
    [you] Vous trouvez { the-treasure }.
   *[other] { $name } trouve { the-treasure }.
}
event-saw = { $who ->
    [you] Vous regardez { the-treasure }.
   *[other] { $name } regarde { the-treasure }.
}
event-dropped = { $who ->
    [you] Vous défaussez { the-treasure }.
   *[other] { $name } défausse { the-treasure }.
}
event-no-treasure = { $who ->
    [you] Vous n’avez personne pour porter un trésor, et n’en piochez pas.
   *[other] { $name } n’a personne pour porter un trésor, et n’en pioche pas.
}
event-dug = { $who ->
    [you] Vous creusez à la Mine, rangée { $row }, colonne { $column }.
   *[other] { $name } creuse à la Mine, rangée { $row }, colonne { $column }.
}
event-tent = { $who ->
    [you] Vous posez la tente numéro { $n }.
   *[other] { $name } pose la tente numéro { $n }.
}
event-chief = { $who ->
    [you] Vous ralliez { the-chief }, à la tête { of-faction }.
   *[other] { $name } rallie { the-chief }, à la tête { of-faction }.
}
event-out-of-jail = { $who ->
    [you] Vous sortez de prison.
   *[other] { $name } sort de prison.
}
event-draws = { $who ->
    [you] Vous piochez des artéfacts (basiques : { $basic }, avancés : { $advanced }).
   *[other] { $name } pioche des artéfacts (basiques : { $basic }, avancés : { $advanced }).
}
event-searched = { $who ->
    [you] Vous cherchez un trésor à la hutte.
   *[other] { $name } cherche un trésor à la hutte.
}
event-on-the-way = { $met ->
    [toll] { $who ->
        [you] Vous partez pour { $place }.
       *[other] { $name } part pour { $place }.
    }
    [threat] { $who ->
        [you] Sur le chemin de { $place }, une menace vous barre la route.
       *[other] Sur le chemin de { $place }, une menace barre la route à { $name }.
    }
   *[treasure] { $who ->
        [you] Sur le chemin de { $place }, quelque chose brille pour vous.
       *[other] Sur le chemin de { $place }, quelque chose brille pour { $name }.
    }
}
event-left-town = { $who ->
    [you] Vous quittez la ville, par l’emplacement { $place }.
   *[other] { $name } quitte la ville, par l’emplacement { $place }.
}
event-arranging = { $who ->
    [you] Vous réorganisez votre groupe.
   *[other] { $name } réorganise son groupe.
}
event-restored = { $who ->
    [you] { $n ->
        [one] Vous partez avec { $n } cœur.
       *[other] Vous partez avec { $n } cœurs.
    }
   *[other] { $n ->
        [one] { $name } part avec { $n } cœur.
       *[other] { $name } part avec { $n } cœurs.
    }
}
event-went = { $who ->
    [you] Vous allez de { $from } en { $place }.
   *[other] { $name } va de { $from } en { $place }.
}
event-set-aside = { $who ->
    [you] { $means ->
        [heart] Vous mettez 1 cœur de côté pour passer un emplacement vide.
        [pass] Vous passez un emplacement vide sans payer.
       *[food] Vous mettez 1 nourriture de côté pour passer un emplacement vide.
    }
   *[other] { $means ->
        [heart] { $name } met 1 cœur de côté pour passer un emplacement vide.
        [pass] { $name } passe un emplacement vide sans payer.
       *[food] { $name } met 1 nourriture de côté pour passer un emplacement vide.
    }
}
event-set-back = { $who ->
    [you] { $means ->
        [heart] Vous reprenez le cœur mis de côté.
        [pass] Vous reprenez le passage gratuit.
       *[food] Vous reprenez la nourriture mise de côté.
    }
   *[other] { $means ->
        [heart] { $name } reprend le cœur mis de côté.
        [pass] { $name } reprend le passage gratuit.
       *[food] { $name } reprend la nourriture mise de côté.
    }
}
event-fought = { $who ->
    [you] Vous combattez { the-threat }.
   *[other] { $name } combat { the-threat }.
}
event-fought-boss = { $who ->
    [you] Vous défiez { the-boss }.
   *[other] { $name } défie { the-boss }.
}
event-beat = { $who ->
    [you] Vous battez { the-threat } avec { $total }.
   *[other] { $name } bat { the-threat } avec { $total }.
}
event-beat-boss = { $who ->
    [you] Vous battez { the-boss } avec { $total }.
   *[other] { $name } bat { the-boss } avec { $total }.
}
event-fell-back = { $who ->
    [you] Vous avez le dessous, { $total } contre { $value }, et revenez en { $place }.
   *[other] { $name } a le dessous, { $total } contre { $value }, et revient en { $place }.
}
event-slipped = { $who ->
    [you] Vous passez la menace sans combat.
   *[other] { $name } passe la menace sans combat.
}
event-let-go = { $who ->
    [you] { $animal ->
        [bird] Vous laissez partir un oiseau porteur.
       *[turtle] Vous laissez partir une tortue porteuse.
    }
   *[other] { $animal ->
        [bird] { $name } laisse partir un oiseau porteur.
       *[turtle] { $name } laisse partir une tortue porteuse.
    }
}
event-attempted = { $who ->
    [you] Vous tentez la quête de l’emplacement { $place }.
   *[other] { $name } tente la quête de l’emplacement { $place }.
}
event-opened = { $who ->
    [you] Une page du livre s’ouvre pour vous.
   *[other] Une page du livre s’ouvre pour { $name }.
}
event-chose = { $who ->
    [you] Vous prenez le choix { $choice }.
   *[other] { $name } prend le choix { $choice }.
}
event-succeeded = { $who ->
    [you] { $bonus ->
        [yes] Vous réussissez avec le bonus : { the-stat } { $total } contre { $difficulty }.
       *[no] Vous réussissez : { the-stat } { $total } contre { $difficulty }.
    }
   *[other] { $bonus ->
        [yes] { $name } réussit avec le bonus : { the-stat } { $total } contre { $difficulty }.
       *[no] { $name } réussit : { the-stat } { $total } contre { $difficulty }.
    }
}
event-failed = { $who ->
    [you] Vous échouez : { the-stat } { $total } contre { $difficulty }.
   *[other] { $name } échoue : { the-stat } { $total } contre { $difficulty }.
}
event-resolved = { $who ->
    [you] Vous réussissez sans lancer.
   *[other] { $name } réussit sans lancer.
}
event-unpaid = { $who ->
    [you] Vous ne pouvez payer ce que demande la page, et ne gagnez rien.
   *[other] { $name } ne peut payer ce que demande la page, et ne gagne rien.
}
event-won-world = { $who ->
    [you] Vous recevez { the-world }.
   *[other] { $name } reçoit { the-world }.
}
event-laid-down = { $who ->
    [you] Vous rendez { the-world }.
   *[other] { $name } rend { the-world }.
}
event-won-keyword = { $who ->
    [you] Vous notez le mot-clé { the-keyword }.
   *[other] { $name } note le mot-clé { the-keyword }.
}
event-noted = { $who ->
    [you] Vous notez où votre histoire se poursuit.
   *[other] { $name } note où son histoire se poursuit.
}
event-void = { $who ->
    [you] Il n’y a rien à gagner ici pour vous.
   *[other] Il n’y a rien à gagner ici pour { $name }.
}
event-box-filled = { $who ->
    [you] Vous cochez la case de quête { $n } de votre carte.
   *[other] { $name } coche la case de quête { $n }.
}
event-experience = { $who ->
    [you] Vous gagnez de l’expérience ; il vous en reste { $n } à dépenser.
   *[other] { $name } gagne de l’expérience ; il lui en reste { $n } à dépenser.
}
event-camped = { $who ->
    [you] Vous construisez un camp sur l’emplacement { $place }.
   *[other] { $name } construit un camp sur l’emplacement { $place }.
}
event-bought = { $who ->
    [you] Vous achetez { the-artifact }.
   *[other] { $name } achète { the-artifact }.
}
event-used = { $who ->
    [you] { $card ->
        [dusk] La ville fait des siennes avec vous.
        [day] La ville prend soin de vous au grand jour.
        [map-05] Les eaux du désert vous atteignent.
       *[other] Vous utilisez { the-card }.
    }
   *[other] { $card ->
        [dusk] La ville fait des siennes avec { $name }.
        [day] La ville prend soin de { $name } au grand jour.
        [map-05] Les eaux du désert atteignent { $name }.
       *[other] { $name } utilise { the-card }.
    }
}
event-ended = La partie est finie : on compte les points.

## Règles de maison

option-mode = Quel mode jouez-vous ?
option-mode-first = Première aventure : une partie sur la première carte
option-mode-campaign = Campagne : les cartes 2 à 11, une partie sur chacune
option-mode-character = Mode Personnage : l’histoire de votre voyageur
option-mode-arcade = Mode Arcade : de courtes quêtes sur des cartes
option-map = Sur quelle carte jouez-vous, hors première aventure et campagne ?
option-map-1 = 1 : { map-1 }
option-map-2 = 2 : { map-2 }
option-map-3 = 3 : { map-3 }
option-map-4 = 4 : { map-4 }
option-map-5 = 5 : { map-5 }
option-map-6 = 6 : { map-6 }
option-map-7 = 7 : { map-7 }
option-map-8 = 8 : { map-8 }
option-map-9 = 9 : { map-9 }
option-map-10 = 10 : { map-10 }
option-map-11 = 11 : { map-11 }
option-town_side = Sur quelle face de la ville jouez-vous, hors première aventure ?
option-town_side-dusk = le crépuscule
option-town_side-day = le jour, avec des tortues et une Hutte plus riche
option-long_game = Jouez-vous la partie longue ?
option-long_game-off = non
option-long_game-on = oui, avec 2 tentes de plus par joueur
option-extra_stories = Jouez-vous avec plus d’histoires ?
option-extra_stories-off = non
option-extra_stories-on = oui, avec 4 jetons Quête par joueur
option-platypus = L’ornithorynque console-t-il qui fut dernier ?
option-platypus-off = non
option-platypus-on = oui
option-maps_left_out = Quelles cartes manquent à une campagne avec plus d’histoires ?
option-maps_left_out-4-6-9 = les cartes 4, 6 et 9
option-maps_left_out-3-5-8 = les cartes 3, 5 et 8
option-maps_left_out-2-5-7 = les cartes 2, 5 et 7
option-maps_left_out-6-8-10 = les cartes 6, 8 et 10
option-long_game_trigger = Quelle tente amène la dernière manche d’une partie longue ?
option-long_game_trigger-16 = la seizième
option-long_game_trigger-14 = la quatorzième
option-repeat_maps = Le mode Personnage reste-t-il sur une seule carte ?
option-repeat_maps-false = non, chaque partie a lieu sur une autre
option-repeat_maps-true = oui
option-first_player = Qui commence ?
option-first_player-random = tiré au sort
option-first_player-fixed = le premier siège
option-first_player-last_loser = le dernier de la partie précédente
option-character_choice = Comment les personnages sont-ils attribués ?
option-character_choice-seat_order = chacun choisit, dans l’ordre des sièges
option-character_choice-preassigned = d’office
option-pet_profile = Que savent faire les chats ?
option-pet_profile-uniform = la même chose que les chiens
option-pet_profile-cat_sword = aussi combattre
option-pet_profile-cat_combat = combattre, mais sans habileté
option-named_quest_guarantee = Quand un lieu nommé reçoit-il à coup sûr un jeton Quête ?
option-named_quest_guarantee-first_game = dans la première partie d’une campagne
option-named_quest_guarantee-every_game = dans chaque partie d’une campagne
option-named_quest_guarantee-named_first = dans chaque partie, les lieux nommés d’abord
option-artifact_discards = Comment les artéfacts sont-ils défaussés ?
option-artifact_discards-face_down = face cachée
option-artifact_discards-face_up = face visible
option-reshuffle = Remélange-t-on la défausse quand une pioche est vide ?
option-reshuffle-true = oui
option-reshuffle-false = non, elle reste vide
option-zero_move = Peut-on rester où l’on est ?
option-zero_move-true = oui
option-zero_move-false = non, on fait au moins un pas
option-buy_during_roll = Peut-on acheter un artéfact pendant un lancer ?
option-buy_during_roll-true = oui
option-buy_during_roll-false = non
option-max_rounds = Après combien de manches une partie s’arrête-t-elle au plus tard ?
option-max_rounds-100 = 100 manches
option-max_rounds-30 = 30 manches
option-max_rounds-50 = 50 manches
option-max_rounds-200 = 200 manches
option-recruits_per_visit = Combien d’aventuriers recrute-t-on par visite ?
option-recruits_per_visit-1 = un seul
option-recruits_per_visit-any = autant qu’on peut en payer
option-row_refill = Quand la ligne des aventuriers est-elle complétée ?
option-row_refill-immediate = aussitôt
option-row_refill-end_of_turn = à la fin du tour
option-row_refill-refresh_only = seulement quand on la renouvelle
option-pet_shift_on_recruit = Un animal de compagnie cède-t-il sa case à une recrue ?
option-pet_shift_on_recruit-true = oui
option-pet_shift_on_recruit-false = non, la recrue reste inactive
option-merchant_contract_slots = Combien d’aventuriers le Contrat de marchand met-il dans d’autres cases ?
option-merchant_contract_slots-any = autant qu’on veut
option-merchant_contract_slots-one = un seul
option-dummy_exemptions = Peut-on passer le garde de la ville sans duel ?
option-dummy_exemptions-true = oui, comme un autre
option-dummy_exemptions-false = non, il faut toujours le défier
option-defender_aids = Le défenseur d’un duel peut-il utiliser des cartes ?
option-defender_aids-true = oui
option-defender_aids-false = non
option-treasure_overflow = Quand abandonne-t-on les trésors que personne ne porte ?
option-treasure_overflow-immediate = aussitôt
option-treasure_overflow-end_of_turn = à la fin du tour
option-treasure_overflow-keep = jamais
option-store_draw = Combien d’artéfacts pioche-t-on au Magasin Général ?
option-store_draw-exactly_4 = quatre
option-store_draw-up_to_4 = jusqu’à quatre
option-farm_counts_cards = Quelles cartes comptent à la Ferme ?
option-farm_counts_cards-none = aucune, seul le groupe compte
option-farm_counts_cards-treasures = les trésors
option-farm_counts_cards-all = toutes les cartes
option-hut_draw = Combien de trésors la Hutte donne-t-elle au crépuscule ?
option-hut_draw-one = un
option-hut_draw-per_animal = un par animal porteur
option-day_hut_commit = Quand fait-on de la place pour un trésor à la Hutte, de jour ?
option-day_hut_commit-true = avant de voir les trésors
option-day_hut_commit-false = après
option-mine_counts_world = Les cartes Monde comptent-elles à la Mine ?
option-mine_counts_world-false = non
option-mine_counts_world-true = oui
option-search_counts_cards = La recherche et le mouvement des cartes comptent-ils ?
option-search_counts_cards-false = non
option-search_counts_cards-true = oui
option-heart_cap_on_map = Les cœurs sont-ils limités sur la carte ?
option-heart_cap_on_map-none = non
option-heart_cap_on_map-13 = oui, à 13
option-pass_cost_timing = Que devient le prix d’un passage après un combat perdu ?
option-pass_cost_timing-refund_on_loss = il est rendu
option-pass_cost_timing-on_leave = il est perdu
option-toxic_blocks = Les eaux empoisonnées sont-elles fermées à qui n’a plus de cœur ?
option-toxic_blocks-false = non
option-toxic_blocks-true = oui
option-crown_on_pass = Quand agissent la Couronne de cruauté et l’Amulette de cauchemar ?
option-crown_on_pass-false = là où s’achève le déplacement
option-crown_on_pass-true = à chaque emplacement du déplacement
option-bypass_after_roll = Peut-on encore passer une menace après le lancer ?
option-bypass_after_roll-false = non
option-bypass_after_roll-true = oui
option-free_heart_amounts = Combien de cœurs peut-on dépenser pour un lancer ?
option-free_heart_amounts-false = aucun, ou juste assez pour changer le résultat
option-free_heart_amounts-true = autant qu’on veut
option-book_knowledge = Que sait-on des récompenses avant un choix ?
option-book_knowledge-none = rien
option-book_knowledge-full = leur nature
option-unpaid_result = Que se passe-t-il si l’on ne peut payer un résultat ?
option-unpaid_result-no_gain = on ne gagne rien
option-unpaid_result-pay_what_you_can = on paie ce qu’on a
option-decline_rewards = Peut-on refuser une récompense ?
option-decline_rewards-false = non
option-decline_rewards-true = oui
option-side_quest_retry = Peut-on retenter une quête annexe manquée ?
option-side_quest_retry-false = non
option-side_quest_retry-true = oui, jusqu’à la réussir
option-side_quest_order = Quelle quête annexe vient d’abord ?
option-side_quest_order-owner = celle que préfère son propriétaire
option-side_quest_order-fifo = la plus ancienne
option-talents_before_first_game = Apprend-on des talents avant la première partie ?
option-talents_before_first_game-true = oui
option-talents_before_first_game-false = non
option-join_credit = Que reçoit qui rejoint une série en cours ?
option-join_credit-box = une case de quête par partie manquée
option-join_credit-row = une rangée de cases par partie manquée
option-borrow_over_three = L’Emprunt permet-il un quatrième trésor ?
option-borrow_over_three-true = oui
option-borrow_over_three-false = non
option-politician_immediate = À partir de quand sert un talent acheté pendant une partie ?
option-politician_immediate-true = aussitôt
option-politician_immediate-false = à partir de la partie suivante
option-hearts_on_spelunking = Peut-on dépenser des cœurs pour le dé d’un talent ?
option-hearts_on_spelunking-true = oui
option-hearts_on_spelunking-false = non
option-storytelling_ties = La Narration compte-t-elle en cas d’égalité ?
option-storytelling_ties-false = non
option-storytelling_ties-true = oui
option-trade_values = Que valent les jetons Faction dans un échange ?
option-trade_values-printed = comme imprimé : 5, 5, 6 et 7
option-trade_values-even = 6 chacun
option-reputation_points = À partir de quand la réputation vaut-elle des points ?
option-reputation_points-from_2 = à partir de 2
option-reputation_points-from_4 = à partir de 4
option-campaign_rows = Combien de rangées de cases de quête une fiche de personnage a-t-elle ?
option-campaign_rows-10 = dix
option-campaign_rows-5 = cinq
option-campaign_rows-7 = sept
about-points = { $points ->
    [0] moins d’un point
    [one] environ { $points } point
   *[other] environ { $points } points
}
reason-score = { $change ->
    [more] Votre score actuel gagne { about-points }.
   *[less] Votre score actuel perd { about-points }.
}
reason-money = { $change ->
    [more] { $amount ->
        [one] Vous en sortez plus riche de { $amount } pièce ou gemme.
       *[other] Vous en sortez plus riche de { $amount } pièces et gemmes.
    }
   *[less] { $amount ->
        [one] Il vous en coûte { $amount } pièce ou gemme.
       *[other] Il vous en coûte { $amount } pièces et gemmes.
    }
}
reason-food = { $change ->
    [more] { $amount ->
        [one] Vous y gagnez { $amount } nourriture, pour les animaux et les échanges.
       *[other] Vous y gagnez { $amount } nourritures, pour les animaux et les échanges.
    }
   *[less] { $amount ->
        [one] Il vous en coûte { $amount } nourriture.
       *[other] Il vous en coûte { $amount } nourritures.
    }
}
reason-tokens = { $change ->
    [more] { $amount ->
        [one] Vous y gagnez { $amount } jeton Faction : les artéfacts en demandent, et il compte à la fin.
       *[other] Vous y gagnez { $amount } jetons Faction : les artéfacts en demandent, et ils comptent à la fin.
    }
   *[less] { $amount ->
        [one] Il vous en coûte { $amount } jeton Faction.
       *[other] Il vous en coûte { $amount } jetons Faction.
    }
}
reason-hearts = { $change ->
    [more] { $now ->
        [one] Vous aurez { $now } cœur pour la route.
       *[other] Vous aurez { $now } cœurs pour la route.
    }
   *[less] { $now ->
        [0] Vos derniers cœurs y passent.
        [one] Il ne vous reste que { $now } cœur.
       *[other] Il vous reste { $now } cœurs.
    }
}
reason-party = { $change ->
    [more] Votre groupe devient plus capable : { about-points }.
   *[less] Votre groupe devient moins capable : vous y perdez { about-points }.
}
reason-animals = { $change ->
    [more] Un animal de plus porte vos trésors et vous mène plus loin : { about-points }.
   *[less] Un animal s’en va : vous y perdez { about-points }.
}
reason-artifacts = { $change ->
    [more] Vos artéfacts servent davantage : { about-points } de plus.
   *[less] Vos artéfacts servent moins : { about-points } de moins.
}
reason-hand = { $change ->
    [more] Votre main promet { about-points } de plus.
   *[less] Votre main promet { about-points } de moins.
}
