### Near and Far : ce qui est sur la table, ce qu’on demande, et les mots à toucher.

status = { $phase ->
    [setup] { $mode ->
        [first] Première Aventure : mise en place
        [campaign] Campagne, carte { $map } : mise en place
        [character] Mode Personnage, carte { $map } : mise en place
       *[arcade] Mode Arcade, carte { $map } : mise en place
    }
    [over] La partie est finie
    [lost] Il reste un boss : tous perdent
    [last] Dernière manche
   *[round] Manche { $round }
}

## Ce qu’on demande

step-talents = Quels talents apprenez-vous avant la partie ?
step-character = Qui êtes-vous ?
step-pet = Quel animal de compagnie vous accompagne, et dans quelle case ?
step-draft = Quel artéfact choisissez-vous ? Les autres passent à votre gauche. Chaque carte en main coûte 1 PV jusqu’à son achat.
step-opening-discard = Quels artéfacts défaussez-vous ? Au moins une carte avancée doit partir ; chaque carte gardée coûte 1 PV jusqu’à son achat.
step-split = Combien de cartes de quelle pioche ?
step-keep = Gardez-vous l’artéfact pioché ? Chaque carte restée en main coûte 1 PV.
step-main-action = Visitez-vous un bâtiment, ou partez-vous en aventure ?
step-main-action-visit = Quel bâtiment visitez-vous ?
step-end-of-turn = Y a-t-il autre chose que vous achetez ou utilisez ?
step-way-in = Il y a quelqu’un. Comment entrez-vous ? Qui perd un duel va en prison et n’agit pas.
step-saloon-duel = Défiez-vous quelqu’un au Saloon ? Qui perd va en prison et n’agit pas.
step-defender-aids = On vous défie : utilisez-vous une carte ?
step-duel-aids = Utilisez-vous une carte dans le duel ?
step-duel-hearts = Combien de cœurs dépensez-vous pour le duel ?
step-visit = Que faites-vous ici ?
step-trade = Contre quels biens échangez-vous ?
step-reputation-price = Combien de gemmes payez-vous, et combien de pièces ?
step-place-member = Où se place votre nouvel aventurier ?
step-shift-pet = Où va votre animal de compagnie ?
step-replace = Quel trésor fait place au nouveau ?
step-hut-pick = Quel trésor gardez-vous ?
step-drop = Vous ne pouvez pas porter tant de trésors. Lequel laissez-vous ?
step-arrange = Votre groupe quitte-t-il la ville tel quel ?
step-fill-slot = Qui prend la case marquée ?
step-restore-hearts = Restaurez-vous vos cœurs ?
step-step = Où allez-vous ?
step-pass-cost = Que payez-vous pour passer un emplacement vide ?
step-threat = Une menace barre le chemin. Que faites-vous ?
step-threat-aids = Utilisez-vous une carte contre la menace ?
step-threat-hearts = Combien de cœurs dépensez-vous pour le combat ?
step-quest = Tentez-vous la quête ?
step-side-quest = Quelle quête annexe tentez-vous ?
step-choose = Que choisissez-vous ?
step-quest-aids = Utilisez-vous une carte sur le lancer ?
step-quest-hearts = Combien de cœurs dépensez-vous sur le lancer ?
step-claim = Quelle récompense prenez-vous ?
step-accept = L’acceptez-vous ?
step-join-from-row = Quel aventurier vous rejoint ?
step-camp = Construisez-vous un camp ici ?
step-camp-at = Où posez-vous le camp ?
step-pay = Comment payez-vous ?
step-return-animal = Quel animal rendez-vous ?
step-effect-hearts = Combien de cœurs dépensez-vous sur le dé ?

## La carte

pawn = Pion
camp = Camp
tent = Tente
book = Quête { $quest }
hint-book = Qui finit son déplacement ici peut tenter cette quête.
spot-town = Trimbale
spot-plain = { $code }
hint-spot-town = La ville : on part d’ici. Elle compte comme un camp.
hint-spot = { $kind ->
    [coin] { $search ->
        [0] Un camp ici trouve des pièces, si votre groupe sait chercher.
        [one] Un camp ici trouve 1 pièce.
       *[other] Un camp ici trouve { $search } pièces.
    }
    [gem] { $search ->
        [0] Un camp ici trouve des gemmes, si votre groupe sait chercher.
        [one] Un camp ici trouve 1 gemme.
       *[other] Un camp ici trouve { $search } gemmes.
    }
   *[route] Un bout de la route { $route ->
        [spices] des épices
        [parts] des pièces détachées
        [ichor] des pierres d’ichor
       *[tea] du thé
    }.
}{ $flag ->
    [water] {" "}Eau empoisonnée.
    [mammoth] {" "}Mammouths.
   *[none] {""}
}{ $quest ->
    [none] {""}
   *[other] {" "}La quête { $quest } attend.
}{ $camp ->
    [none] {" "}Le passer coûte 1 cœur.
   *[some] {" "}Il y a un camp : on passe sans payer.
}
sign-threat = Menace
sign-treasure = Trésor
hint-sign-quiet = Il ne se passe plus rien ici.
hint-sign-threat = Combat { $value } : avec tous vos cœurs, vous avez { $chance } % de chances.
hint-sign-treasure = Qui passe trouve un trésor, s’il a un animal pour le porter.

routes = Routes commerciales
hint-routes = Des camps aux deux bouts tiennent une route.
route-spices = épices
route-parts = pièces détachées
route-ichor = pierres d’ichor
route-tea = thé
hint-route = { $alone } PV pour les deux bouts, { $shared } chacun si elle est partagée. Bouts : { $ends }. Acquis : { $points0 }, { $points1 }, { $points2 }, { $points3 }.

## La ville

site-town-hall = Hôtel de Ville
site-saloon = Saloon
site-stables = Étables
site-store = Magasin Général
site-farm = Ferme
site-hut = Hutte Mystique
site-mine = Mine
site-jail = Prison
hint-site-town-hall = Commercer, défausser un artéfact, changer de réputation.
hint-site-saloon = Recruter un aventurier de la ligne ; on peut y être à plusieurs.
hint-site-stables = { $side ->
    [day] Acheter un oiseau porteur pour 1 nourriture ou une tortue porteuse pour 1 gemme.
   *[dusk] Acheter un oiseau porteur pour 1 nourriture.
}
hint-site-store = Gagner 1 pièce, ou piocher 4 artéfacts.
hint-site-farm = Gagner 1 nourriture par symbole habileté de votre groupe.
hint-site-hut = { $side ->
    [day] Piocher 3 trésors et en garder un, si un animal peut le porter.
   *[dusk] Piocher un trésor, si un animal peut le porter.
}
hint-site-mine = Poser une tente sur un nombre que votre habileté atteint.
hint-site-jail = Qui perd un duel vient ici. En sortant de prison, tout bâtiment est ouvert.
dummy = Garde de la ville
hint-dummy = À deux joueurs, le garde est toujours ici : il faut un duel, contre un dé sans épées. Perdu, c’est la prison.
stable = aux Étables
hint-stable = Animaux porteurs qui restent.
row = Au Saloon
hint-row = Le prix est pour qui joue ; chaque bannière de la couleur le baisse.
bag = Sac
hint-bag = Aventuriers encore à venir.
deck-basic = Artéfacts basiques
hint-deck-basic = Artéfacts de la pioche basique.
deck-advanced = Artéfacts avancés
hint-deck-advanced = Artéfacts de la pioche avancée.
treasure-deck = Trésors
hint-treasure-deck = Trésors encore à trouver.
treasure-discard = Trésors défaussés
hint-treasure-discard = On les mélange quand la pioche est vide.
aside = Mis de côté
hint-aside = Les aventuriers mis de côté reviennent quand le sac est vide.
world-supply = Cartes Monde
hint-world-supply = Seules les quêtes en donnent.
arcade-deck = Cartes Arcade
hint-arcade-deck = Quêtes du mode Arcade.
supply = Réserve

mine = Mine
hint-mine = La première tente va à l’entrée, les suivantes à côté d’une autre.
mine-cell = { $rep ->
    [yes] { $number } ☆
   *[no] { $number }
}
hint-mine-cell = Habileté { $number } ou plus{ $rep ->
    [yes] {" "}; donne aussi 1 réputation.
   *[no] .
}
hint-mine-reward = Ce que donne une tente dans cette ligne ou cette colonne.

threats = Menaces
hint-threats = La plus faible se présente d’abord.
hint-threat = Elle attend sur tout chemin qui porte son signe. Battue, elle prend une tente et vaut des points.
hint-enemy = Combat { $value }, { $points } PV.
chance-against = de chances avec tous les cœurs
chiefs = Chefs
hint-chiefs = Le premier qui a 4 bannières d’une couleur en reçoit le chef.
hint-chief = 5 PV pour qui a le premier 4 bannières de cette couleur.

characters = Voyageurs
pets = Animaux de compagnie
talents-for-sale = Talents : vous avez { $experience } d’expérience
chronicle = La série jusqu’ici
series-of = { $player }

roll = Lancer
roll-threat = Une menace sur le chemin
roll-duel = { $manner ->
    [foul] Duel déloyal
   *[honorable] Duel honorable
}
roller = Lance
rival = Adversaire
die = Dé
roll-total = en tout
raised = en plus
needed = à atteindre
hint-needed = Ce que le lancer doit atteindre.

market = Échange, selon la valeur
market-want = Obtenir un de
market-offer = Donner un de
hint-want = Vaut { $value }. En obtenir un contre cinq autres marchandises au plus.
hint-offer = Vaut { $value }. En donner un contre cinq autres marchandises au plus.
trade = { $way ->
    [for] Obtenir 1 { trade-good }
   *[away] Donner 1 { trade-good }
}
trade-good = { $good ->
    [food] nourriture
    [coin] pièce
    [gem] gemme
    [green] jeton Hors-la-Loi
    [blue] jeton Mystique
    [red] jeton Lézard
   *[yellow] jeton Nomade
}
hint-trade = Au plus cinq marchandises du plus grand côté. La valeur en trop est perdue.
trade-laid = valeur jusqu’ici
trade-worth = valeur de l’autre bien
trade-goods = biens jusqu’ici, 5 au plus
trade-give = Donner
trade-take = Prendre

## Les joueurs

of-tents = tentes
of-heart = cœurs
of-coin = pièces
of-gem = gemmes
of-food = nourriture
of-rep = réputation
of-bird = oiseaux porteurs
of-turtle = tortues porteuses
of-points = PV
of-combat = combat
of-quests = quêtes tentées
of-experience = expérience
of-green = jetons Hors-la-Loi
of-blue = jetons Mystique
of-red = jetons Lézard
of-yellow = jetons Nomade
hint-of-tents = Tentes posées. Avec la 14e commence la dernière manche.
hint-of-heart = Les cœurs paient le passage et les camps, et relèvent les lancers. Restaurés en quittant la ville : { $symbols }.
hint-of-coin = Deux pièces ou gemmes valent 1 PV à la fin.
hint-of-gem = Deux pièces ou gemmes valent 1 PV à la fin.
hint-of-food = La nourriture paie les oiseaux et une nouvelle ligne au Saloon.
hint-of-bird = Chacun porte un trésor, donne 1 mouvement et fait passer une fois une menace.
hint-of-turtle = Comme un oiseau ; et un emplacement vide par déplacement est gratuit.
hint-of-rep = De −6 à 12. Son niveau vaut des points à la fin.
hint-of-points = Ce que vous auriez si la partie finissait maintenant.{ $lost ->
    [0] {""}
    [one] {" "}L’artéfact en main en retire 1 PV jusqu’à son achat.
   *[other] {" "}Les artéfacts en main en retirent { $lost } PV jusqu’à leur achat.
}
hint-of-quests = Quêtes tentées dans cette partie.
hint-of-tokens = 1 PV chacun à la fin. Bannières de cette couleur : { $banners }.
strength = Force
symbol-skill = habileté
symbol-combat = combat
symbol-search = recherche
symbol-move = mouvement
symbol-heart = cœurs
symbol-shield = bouclier
hint-skill = S’ajoute aux lancers d’habileté ; c’est aussi la récolte et la profondeur de la mine.
hint-combat = S’ajoute aux lancers de combat.
hint-search = Ce qu’un camp trouve sur les pièces ou les gemmes.
hint-move = { $passes ->
    [0] Pas qui restent.
    [one] Pas qui restent ; 1 emplacement vide se passe sans payer.
   *[other] Pas qui restent ; { $passes } emplacements vides se passent sans payer.
}
hint-shield = Avec un bouclier dans le groupe, on peut passer les menaces.
first-player = Premier joueur
hint-first-player = Commence chaque manche.
ready = A décidé
tents-track = Tentes
tent-space = { $good ->
    [coin] ●
    [gem] ◆
   *[none] { $number }
}
hint-tent-space = { $good ->
    [coin] Donne 1 pièce.
    [gem] Donne 1 gemme.
   *[none] Ne donne rien.
}
rep-track = Réputation
rep-space = { $level }
party = Groupe
slot-green = Case des Hors-la-Loi
slot-blue = Case des Mystiques
slot-red = Case des Lézards
slot-yellow = Case des Nomades
hint-slot = Un aventurier de cette faction, ou un animal de compagnie.
inactive = Sans case
hint-inactive = Membres sans case : leurs bannières comptent, leurs symboles non.
hint-adventurer = { $faction ->
    [green] Un aventurier des Hors-la-Loi.
    [blue] Un aventurier des Mystiques.
    [red] Un aventurier des Lézards.
   *[yellow] Un aventurier des Nomades.
}
hint-pet = Un animal de compagnie va dans toute case.
hint-talent = Un talent se garde pour toutes les parties de la série.
hand = Main : { $cards ->
    [0] aucun artéfact
    [one] 1 artéfact
   *[other] { $cards } artéfacts
}{ $advanced ->
    [0] {""}
    [one] , dont 1 avancé
   *[other] , dont { $advanced } avancés
}
hand-basic = Main : basiques
hint-hand-basic = Artéfacts basiques en main.
hand-advanced = Main : avancés
hint-hand-advanced = Artéfacts avancés en main.
pack = Paquet
hint-pack = Artéfacts à choisir.
drawn = Piochés
hint-drawn = Artéfacts qui viennent d’être piochés.
hut-cards = Piochés dans la hutte
hint-hut-cards = Trésors que seul le visiteur voit.
discards = Défausse
hint-discards = Face cachée ; cartes avancées : { $advanced }.
bought = Artéfacts
treasures = Trésors { $cards }/{ $room }
worlds = Cartes Monde
talents = Talents
trophies = Trophées
at-least = réputation au moins
at-most = réputation au plus
line-discard = Défausser
character-card = Carte Personnage
noted = Notés sur la carte
hint-xp = { $xp } gagnées, { $spent } dépensées en talents.
boxes = { $value ->
    [one] case de quête
   *[other] cases de quête
}
hint-boxes = Sur { $all }. Trois cases font 1 d’expérience.
story = histoire
hint-story = { $quest ->
    [none] Quêtes lues de sa propre histoire.
   *[other] Quêtes lues de sa propre histoire ; la suivante est { $quest }.
}
record = PV d’avant
hint-record = Parties précédentes : { $points }.
side-quest = Quête annexe { $quest }
hint-side-quest = Elle se lit à la place de la prochaine quête tentée.

## Le livre

page-quest = Quête { $quest }
page-other = Du livre d’histoires
page-roll = Le dé montre { $pips } : { $total } en tout{ $raised ->
    [0] {""}
   *[other] , dont { $raised } en plus
}. { $missing ->
    [0] Il fallait { $needed }.
   *[other] Il faut { $needed }, { $missing } de plus.
}
page-chosen = Choix { $choice }.
page-unpaid = Vous n’avez pas pu payer, et ne gagnez rien.
notebook = Pages lues
test = { $stat ->
    [combat] combat
   *[skill] habileté
} : vous avez { $strength }{ $hearts ->
    [0] {""}
    [one] {" et 1 cœur"}
   *[other] {" et "}{ $hearts } cœurs
}
condition = { $others ->
    [0] Avec { the-keyword }
   *[other] Avec { the-keyword } et { $others } de plus
}
reason-price = Vous ne pouvez pas le payer.
reason-keyword-first = Un autre choix est obligatoire.
reason-keyword-more = Un choix avec plus de mots-clés est obligatoire.
reason-taken = Déjà pris.
reward = { $kind ->
    [rep] { $n ->
        [-1] 1 réputation de moins
        [1] 1 réputation de plus
       *[other] Réputation changée de { $n }
    }
    [token] { $n } { $n ->
        [one] jeton
       *[other] jetons
    } { $what ->
        [green] Hors-la-Loi
        [blue] Mystique
        [red] Lézard
       *[yellow] Nomade
    }
    [coin] { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }
    [gem] { $n ->
        [one] 1 gemme
       *[other] { $n } gemmes
    }
    [food] { $n ->
        [one] 1 nourriture
       *[other] { $n } nourritures
    }
    [heart] { $n ->
        [one] 1 cœur
       *[other] { $n } cœurs
    }
    [bird] Un oiseau porteur
    [treasure] Un trésor
    [world] Une carte Monde
    [adventurer] Un aventurier
   *[choose] Une récompense parmi plusieurs
}
reward-rep = réputation
reward-token = jetons
reward-coin = pièces
reward-gem = gemmes
reward-food = nourriture
reward-heart = cœurs
reward-bird = oiseau porteur
reward-treasure = trésor
reward-world = carte Monde
reward-adventurer = aventurier
reward-keyword = mot-clé
reward-quest = quête annexe
reward-pay = paiement
reward-choose = choix

## Des mots à toucher

button-adventure = Partir en aventure
button-done = { $step ->
    [end-of-turn] Finir le tour
    [visit] Finir la visite
    [trade] Conclure l’échange
    [arrange] Partir ainsi
   *[other] C’est tout
}
button-pass = { $step ->
    [place-member] Sans case : seule la bannière compte
    [shift-pet] Sans case pour l’instant
    [fill-slot] Laisser vide
    [restore-hearts] Garder les cœurs ainsi
    [quest] Pas de quête
    [camp] Pas de camp
    [replace] Garder vos trésors
    [hut-pick] N’en garder aucun
    [saloon-duel] Pas de duel
    [accept] Décliner
    [threat] Passer sans combat
   *[other] Pas de carte
}
button-refresh = D’autres aventuriers dans la ligne (1 nourriture)
button-bird = Oiseau porteur{ for-a-fee }
button-turtle = Tortue porteuse{ for-a-fee }
button-coin = 1 pièce
button-harvest = { $harvest ->
    [one] Récolter 1 nourriture
   *[other] Récolter { $harvest } nourritures
}
button-seek = { $draws ->
    [1] Piocher un trésor
   *[other] Piocher { $draws } trésors, en garder un
}
button-rearrange = Réorganiser le groupe
button-restore = { $hearts ->
    [one] Restaurer : 1 cœur
   *[other] Restaurer : { $hearts } cœurs
}
button-stop = { $at ->
    [town] Rester en ville
   *[place] S’arrêter en { $place }
}
button-fight-threat = Combattre { the-threat } ({ $chance } %)
button-fight-boss = Défier { the-boss } ({ $chance } %)
button-slip = Passer sans combat
button-attempt = Tenter la quête
button-accept = Accepter : { some-gain }
button-camp = Construire un camp{ for-a-fee }
button-keep = Garder
button-toss = Défausser
button-honorable = Duel honorable (gagné : +1 réputation)
button-foul = Duel déloyal (+1 au dé ; gagné : −1 réputation)
button-enter = { $way ->
    [freely] Entrer librement
   *[paying] Entrer{ for-a-fee }
}
button-let-go = { $at ->
    [return-animal] { $animal ->
        [bird] Rendre un oiseau
       *[turtle] Rendre une tortue
    }
   *[other] { $animal ->
        [bird] Laisser partir un oiseau : passer la menace
       *[turtle] Laisser partir une tortue : passer la menace
    }
}
button-side = Quête annexe { $quest }
basic-draws = { $basic ->
    [one] 1 basique
   *[other] { $basic } basiques
}
advanced-draws = { $advanced ->
    [one] 1 avancée
   *[other] { $advanced } avancées
}
button-draw = { $basic ->
    [0] Piocher { advanced-draws }
   *[other] { $advanced ->
        [0] Piocher { basic-draws }
       *[other] Piocher { basic-draws } + { advanced-draws }
    }
}
button-hearts = { $n ->
    [0] Aucun cœur
    [one] 1 cœur
   *[other] { $n } cœurs
} : { $total }{ $outcome ->
    [won] , réussite
    [bonus] , réussite avec bonus
    [lost] , défaite
    [failed] , échec
   *[none] {""}
}
button-instead = { $what ->
    [hearts] { $rest ->
        [one] 1 cœur
       *[other] { $rest } cœurs
    } + { $n ->
        [one] 1 nourriture
       *[other] { $n } nourritures
    }
   *[coins] { $rest ->
        [one] 1 pièce
       *[other] { $rest } pièces
    } + { $n ->
        [one] 1 gemme
       *[other] { $n } gemmes
    }
}
button-bonus = Bonus : { the-card }
button-use = Utiliser { the-card }
button-invoke = Utiliser { the-card }
button-bypass = Passer avec { the-card }
button-lay = { $n ->
    [0] 1 { trade-good } (vaut { $value })
   *[other] 1 { trade-good } (vaut { $value }, { $n } sur la table)
}

## Ce qu’un coup apporterait

preview-step = { $price ->
    [heart] 1 cœur
    [pass] Passé sans payer
   *[none] Aucun cœur
}{ $icon ->
    [threat] {", "}menace { $value } : { $chance } %
    [treasure] {", "}trésor
   *[none] {""}
}
preview-visit-duel = { $site ->
    [town-hall] { hint-site-town-hall }
    [stables] { hint-site-stables }
    [store] { hint-site-store }
    [farm] { hint-site-farm }
    [hut] { hint-site-hut }
   *[mine] { hint-site-mine }
} Il y a quelqu’un : il faut d’abord gagner un duel. Perdu, c’est la prison, et rien d’autre ce tour-ci.
preview-duel = { $chance } % de gagner avec tous vos cœurs (votre force : { $own }, en face : { $theirs }). Gagné : { $manner ->
    [foul] 1 réputation de moins.
   *[honorable] 1 réputation de plus.
} Perdu : la prison, et aucune action ce tour-ci.
preview-recruit = { $coins ->
    [0] Pour rien
    [one] 1 pièce
   *[other] { $coins } pièces
}
preview-buy = { $sign ->
    [plus] +{ $points } PV
    [minus] −{ $points } PV
   *[none] PV inchangés
} (carte { $card }{ $price ->
    [0] {""}
   *[other] {", "}prix −{ $price }
}{ $hand ->
    [0] {""}
   *[other] {", "}main +{ $hand }
})
preview-dig = Tente{ $coins ->
    [0] {""}
    [one] {", "}1 pièce
   *[other] {", "}{ $coins } pièces
}{ $gems ->
    [0] {""}
    [one] {", "}1 gemme
   *[other] {", "}{ $gems } gemmes
}{ $rep ->
    [0] {""}
   *[other] {", "}{ $rep } réputation
}
preview-camp = Tente{ $kind ->
    [coin] { $n ->
        [0] {""}
        [one] {", "}1 pièce
       *[other] {", "}{ $n } pièces
    }
    [gem] { $n ->
        [0] {""}
        [one] {", "}1 gemme
       *[other] {", "}{ $n } gemmes
    }
   *[other] {""}
}
preview-reputation = Réputation { $level } ({ $points } PV) contre { $price ->
    [one] 1 pièce ou gemme
   *[other] { $price } pièces ou gemmes
}

## La feuille de score

sheet = Feuille de score
sheet-tents = Tentes
sheet-routes = Routes commerciales
sheet-artifacts = Artéfacts
sheet-threats = Menaces
sheet-hand = Cartes en main
sheet-bonuses = Bonus des cartes
sheet-goods = Pièces et gemmes
sheet-tokens = Jetons Faction
sheet-chiefs = Chefs
sheet-board = Toutes les tentes posées
sheet-treasures = Trois trésors
sheet-reputation = Réputation
sheet-map = Règle de la carte
sheet-story = Carte Personnage pleine
sheet-total = Total
