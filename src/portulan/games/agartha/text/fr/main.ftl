### Agartha : ce que l’on dit du jeu, de ses coups, de ses événements et de sa table.
### Les règles elles-mêmes sont dans rules.ftl.

game-title = Agartha
game-tagline = Des enchères cachées, des enchaînements malins et six tours pour gagner le monde d’en bas.

## Cartes : le nom de chaque sorte, avec son article là où une phrase en a besoin

-card-CHA = { $form ->
    [the] le Personnage
    [a] un Personnage
   *[bare] Personnage
}
-card-FOR = { $form ->
    [the] la Forêt
    [a] une Forêt
   *[bare] Forêt
}
-card-MTN = { $form ->
    [the] la Montagne
    [a] une Montagne
   *[bare] Montagne
}
-card-VIL = { $form ->
    [the] la carte Village
    [a] une carte Village
   *[bare] Village
}
-card-CPS = { $form ->
    [the] le Compas
    [a] un Compas
   *[bare] Compas
}
-card-AMU = { $form ->
    [the] l’Amulette
    [a] une Amulette
   *[bare] Amulette
}
-card-KNI = { $form ->
    [the] le Couteau
    [a] un Couteau
   *[bare] Couteau
}
-card-AXE = { $form ->
    [the] la Hache
    [a] une Hache
   *[bare] Hache
}
-card-TOR = { $form ->
    [the] la Torche
    [a] une Torche
   *[bare] Torche
}
-card-PHI = { $form ->
    [the] la Fiole
    [a] une Fiole
   *[bare] Fiole
}

card-CHA = { -card-CHA }
card-FOR = { -card-FOR }
card-MTN = { -card-MTN }
card-VIL = { -card-VIL }
card-CPS = { -card-CPS }
card-AMU = { -card-AMU }
card-KNI = { -card-KNI }
card-AXE = { -card-AXE }
card-TOR = { -card-TOR }
card-PHI = { -card-PHI }
card-hidden = Carte

card-CHA-hint = Réunissez-en de deux à quatre sur un emplacement Village : des points, une action, et le secteur Rencontre ; il mène aussi les Explorations.
card-FOR-hint = Un Lieu : avec d’autres de sa sorte et un Compas, il compte à la fin ; il sert aussi aux Explorations.
card-MTN-hint = Un Lieu : avec d’autres de sa sorte et un Compas, il compte à la fin ; il sert aussi aux Explorations.
card-VIL-hint = Un Lieu (la zone Village est autre chose) : avec d’autres de sa sorte et un Compas, il compte à la fin ; il sert aussi aux Explorations.
card-CPS-hint = Sans Compas, un emplacement Lieux ne vaut rien ; avec lui, les Lieux d’une même sorte valent 1, 3, 5, 7 ou 9 points.
card-AMU-hint = Elle vaut 3 points à la fin, une fois amenée dans son secteur par l’action Déplacer.
card-KNI-hint = Un Objet : chaque sorte sur l’emplacement Objet multiplie les paires de Personnages du secteur Rencontre.
card-AXE-hint = Un Objet : chaque sorte sur l’emplacement Objet multiplie les paires de Personnages du secteur Rencontre.
card-TOR-hint = Un Objet : chaque sorte sur l’emplacement Objet multiplie les paires de Personnages du secteur Rencontre.
card-PHI-hint = Un Objet : chaque sorte sur l’emplacement Objet multiplie les paires de Personnages du secteur Rencontre.

the-card = { $card ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] la carte
}
a-card = { $card ->
    [CHA] { -card-CHA(form: "a") }
    [FOR] { -card-FOR(form: "a") }
    [MTN] { -card-MTN(form: "a") }
    [VIL] { -card-VIL(form: "a") }
    [CPS] { -card-CPS(form: "a") }
    [AMU] { -card-AMU(form: "a") }
    [KNI] { -card-KNI(form: "a") }
    [AXE] { -card-AXE(form: "a") }
    [TOR] { -card-TOR(form: "a") }
    [PHI] { -card-PHI(form: "a") }
   *[any] une carte
}
the-first-card = { $first ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] la carte
}
the-other-card = { $other ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] la carte
}

## Emplacements et secteurs, avec « sur » ou « dans », « de » ou « du », « vers »

-slot-L1 = { $form ->
    [in] sur le premier emplacement Lieux
    [from] du premier emplacement Lieux
    [to] vers le premier emplacement Lieux
   *[the] le premier emplacement Lieux
}
-slot-L2 = { $form ->
    [in] sur le deuxième emplacement Lieux
    [from] du deuxième emplacement Lieux
    [to] vers le deuxième emplacement Lieux
   *[the] le deuxième emplacement Lieux
}
-slot-L3 = { $form ->
    [in] sur le troisième emplacement Lieux
    [from] du troisième emplacement Lieux
    [to] vers le troisième emplacement Lieux
   *[the] le troisième emplacement Lieux
}
-slot-V1 = { $form ->
    [in] sur le premier emplacement Village
    [from] du premier emplacement Village
    [to] vers le premier emplacement Village
   *[the] le premier emplacement Village
}
-slot-V2 = { $form ->
    [in] sur le second emplacement Village
    [from] du second emplacement Village
    [to] vers le second emplacement Village
   *[the] le second emplacement Village
}
-slot-OB = { $form ->
    [in] sur l’emplacement Objet
    [from] de l’emplacement Objet
    [to] vers l’emplacement Objet
   *[the] l’emplacement Objet
}
-slot-EX = { $form ->
    [in] sur l’emplacement Exploration
    [from] de l’emplacement Exploration
    [to] vers l’emplacement Exploration
   *[the] l’emplacement Exploration
}
-slot-AMS = { $form ->
    [in] dans le secteur des Amulettes
    [from] du secteur des Amulettes
    [to] vers le secteur des Amulettes
   *[the] le secteur des Amulettes
}
-slot-ENC = { $form ->
    [in] dans le secteur Rencontre
    [from] du secteur Rencontre
    [to] vers le secteur Rencontre
   *[the] le secteur Rencontre
}

slot-L1 = Lieux 1
slot-L2 = Lieux 2
slot-L3 = Lieux 3
slot-V1 = Village 1
slot-V2 = Village 2
slot-OB = Objets
slot-EX = Exploration
slot-AMS = Amulettes
slot-ENC = Rencontre
count-amulets = { $value ->
    [one] Amulette
   *[other] Amulettes
}

slot-L1-hint = À la fin, des Lieux d’une même sorte avec un Compas valent 1, 3, 5, 7 ou 9 points ; des lots de deux sortes en rapportent 2 de plus, de trois sortes 5.
slot-L2-hint = À la fin, des Lieux d’une même sorte avec un Compas valent 1, 3, 5, 7 ou 9 points ; des lots de deux sortes en rapportent 2 de plus, de trois sortes 5.
slot-L3-hint = À la fin, des Lieux d’une même sorte avec un Compas valent 1, 3, 5, 7 ou 9 points ; des lots de deux sortes en rapportent 2 de plus, de trois sortes 5.
slot-V1-hint = Tant qu’il est ouvert, on y valide 2, 3 ou 4 Personnages pour 1, 3 ou 5 points ; les autres cartes sont défaussées.
slot-V2-hint = Tant qu’il est ouvert, on y valide 2, 3 ou 4 Personnages pour 1, 3 ou 5 points ; les autres cartes sont défaussées.
slot-OB-hint = Réservé aux Objets : à la fin, chaque sorte présente multiplie les paires de Personnages du secteur Rencontre.
slot-EX-hint = Tant qu’il est ouvert, 1, 2 ou 3 Lieux et autant de Personnages font une Exploration de 1, 5 ou 9 points, suivie d’une pioche.
slot-AMS-hint = Les Amulettes amenées ici par l’action Déplacer valent 3 points chacune à la fin.
slot-ENC-hint = Les Personnages validés au Village : à la fin, leurs paires multipliées par les sortes d’Objets de l’emplacement Objet.

the-slot = { $slot ->
    [L1] { -slot-L1 }
    [L2] { -slot-L2 }
    [L3] { -slot-L3 }
    [V1] { -slot-V1 }
    [V2] { -slot-V2 }
    [OB] { -slot-OB }
    [EX] { -slot-EX }
    [AMS] { -slot-AMS }
    [ENC] { -slot-ENC }
   *[any] l’emplacement
}
in-slot = { $slot ->
    [L1] { -slot-L1(form: "in") }
    [L2] { -slot-L2(form: "in") }
    [L3] { -slot-L3(form: "in") }
    [V1] { -slot-V1(form: "in") }
    [V2] { -slot-V2(form: "in") }
    [OB] { -slot-OB(form: "in") }
    [EX] { -slot-EX(form: "in") }
    [AMS] { -slot-AMS(form: "in") }
    [ENC] { -slot-ENC(form: "in") }
   *[any] sur un emplacement
}
from-slot = { $slot ->
    [L1] { -slot-L1(form: "from") }
    [L2] { -slot-L2(form: "from") }
    [L3] { -slot-L3(form: "from") }
    [V1] { -slot-V1(form: "from") }
    [V2] { -slot-V2(form: "from") }
    [OB] { -slot-OB(form: "from") }
    [EX] { -slot-EX(form: "from") }
    [AMS] { -slot-AMS(form: "from") }
    [ENC] { -slot-ENC(form: "from") }
   *[any] d’un emplacement
}
to-slot = { $slot ->
    [L1] { -slot-L1(form: "to") }
    [L2] { -slot-L2(form: "to") }
    [L3] { -slot-L3(form: "to") }
    [V1] { -slot-V1(form: "to") }
    [V2] { -slot-V2(form: "to") }
    [OB] { -slot-OB(form: "to") }
    [EX] { -slot-EX(form: "to") }
    [AMS] { -slot-AMS(form: "to") }
    [ENC] { -slot-ENC(form: "to") }
   *[any] vers un emplacement
}
of-goal = { $to ->
    [L1] { -slot-L1(form: "from") }
    [L2] { -slot-L2(form: "from") }
    [L3] { -slot-L3(form: "from") }
    [V1] { -slot-V1(form: "from") }
    [V2] { -slot-V2(form: "from") }
    [OB] { -slot-OB(form: "from") }
    [EX] { -slot-EX(form: "from") }
    [AMS] { -slot-AMS(form: "from") }
   *[any] d’un emplacement
}
to-goal = { $to ->
    [L1] { -slot-L1(form: "to") }
    [L2] { -slot-L2(form: "to") }
    [L3] { -slot-L3(form: "to") }
    [V1] { -slot-V1(form: "to") }
    [V2] { -slot-V2(form: "to") }
    [OB] { -slot-OB(form: "to") }
    [EX] { -slot-EX(form: "to") }
    [AMS] { -slot-AMS(form: "to") }
   *[any] vers un emplacement
}

## Zones, tuiles, jetons et le reste de la table

zone-places = Lieux
zone-village = Village
zone-exploration = Exploration
zone-action = Action
zone-bid = Enchères
zone-action-hint = La zone d’action accueille un seul jeton, qui servira par son action.
zone-bid-hint = La zone d’enchères accueille autant de jetons que l’on veut ; la plus forte somme remporte les cartes de la tuile.

field-token = jeton
field-tile = tuile
field-zone = zone
field-card = carte
field-slot = emplacement
field-tier = palier
field-exploration = Exploration
field-seat = siège

tile = Tuile { $tile }
tile-hint = Les tuiles se résolvent dans l’ordre, à partir de la tuile 1 : d’abord la zone d’action, puis la zone d’enchères.
token = { $power ->
    [move] Déplacer
    [swap] Échanger
    [draw] Piocher
   *[any] Jeton
}
token-hint = { $power ->
    [move] Jeton { $token } : une mise de { $token }, ou l’action Déplacer.
    [swap] Jeton { $token } : une mise de { $token }, ou l’action Échanger.
    [draw] Jeton { $token } : une mise de { $token }, ou l’action Piocher.
   *[any] Jeton { $token }
}
token-hidden = Jeton face cachée
testament = testament
testament-hint = Le testament de Rolhnir : son détenteur mise le premier et remporte toute égalité dont il est, au plus haut. Il passe à gauche après chaque tour.
pile = Pile
pile-hint = La pile, face cachée ; la liste est ce que chacun peut déduire de son contenu.
discard = Défausse
discard-hint = Elle est mélangée en une nouvelle pile quand la pile est épuisée.
round = Tour
hand = Jetons en main
transit = À poser
transit-hidden = Cartes de départ, encore cachées
sectors = Secteurs
points = { $value ->
    [one] point
   *[other] points
}
points-hint = Points acquis jusqu’ici au Village et en Exploration ; le reste se compte à la fin.
tier = { $tier ->
    [2] Valider 2 Personnages : 1 point, Déplacer
    [3] Valider 3 Personnages : 3 points, Échanger
   *[4] Valider 4 Personnages : 5 points
}
explorations = Explorations
exploration = { $exploration ->
    [1] 1
    [2] 5
   *[3] 9
}
exploration-hint = { $exploration ->
    [1] La première Exploration : 1 Lieu et 1 Personnage, 1 point et une pioche.
    [2] La deuxième Exploration : 2 Lieux et 2 Personnages, 5 points et une pioche.
   *[3] La troisième Exploration : 3 Lieux et 3 Personnages, 9 points et une pioche.
}
table = Table
tiles = Tuiles d’Expédition
status = { $phase ->
    [setup] Mise en place
    [bids] Enchères
    [resolution] Résolutions
   *[over] La partie est finie
}

## Questions, une pour chaque décision

step-place-start = Où posez-vous vos cartes de départ ?
step-place-together = Où posez-vous vos cartes de départ ? Les autres les verront quand tous auront posé.
step-bid = Quel jeton placez-vous, et où ?
step-pick = Quelle carte prenez-vous ?
step-leave = Laissez-vous une carte sur la tuile ?
step-place-won = Où posez-vous les cartes remportées ? Toutes celles d’une tuile vont dans une seule zone.
step-move = Quelle carte déplacez-vous ?
step-move-to = Où va la carte ?
step-swap = Quelle carte échangez-vous ?
step-swap-with = Contre quelle carte l’échangez-vous ?
step-draw = Quelle carte piochez-vous ?
step-place-drawn = Où posez-vous la carte piochée ?
step-validate = Validez-vous un emplacement ?

## Coups

move-first = Le testament va au siège { $seat }
move-card = La pile donne { a-card }
move-place = Poser { the-card } { in-slot }
move-bid = { $zone ->
    [action] { $power ->
        [move] Placer le jeton { $token } en zone d’action de la tuile { $tile }, pour déplacer
        [swap] Placer le jeton { $token } en zone d’action de la tuile { $tile }, pour échanger
        [draw] Placer le jeton { $token } en zone d’action de la tuile { $tile }, pour piocher
       *[any] Placer le jeton { $token } en zone d’action de la tuile { $tile }
    }
   *[bid] Placer le jeton { $token } en zone d’enchères de la tuile { $tile }
}
move-move = Déplacer { the-card } { from-slot }
move-to = Déplacer { the-card } { to-slot }
move-swap = Échanger { the-card } { from-slot }
move-with = Échanger { the-first-card } contre { the-card } { from-slot }
move-draw-pile = Piocher la première carte de la pile
move-draw-tile = Prendre { the-card } de la tuile { $tile }
move-pick = { $tile ->
    [any] Choisir { the-card }
   *[number] Choisir { the-card } de la tuile { $tile }
}
move-leave = { $tile ->
    [any] Laisser { the-card } sur la tuile
   *[number] Laisser { the-card } sur la tuile { $tile }
}
move-keep = Garder les cartes
move-validate = { $tier ->
    [2] Valider { the-slot } avec 2 Personnages : 1 point, puis Déplacer
    [3] Valider { the-slot } avec 3 Personnages : 3 points, puis Échanger
    [4] Valider { the-slot } avec 4 Personnages : 5 points
   *[other] Valider { the-slot } avec { $tier } Personnages
}
move-explore = { $exploration ->
    [1] Faire la première Exploration : 1 point, puis Piocher
    [2] Faire la deuxième Exploration : 5 points, puis Piocher
    [3] Faire la troisième Exploration : 9 points, puis Piocher
   *[other] Faire l’Exploration { $exploration }
}
move-stop = En rester là
move-decline = { $power ->
    [move] Renoncer à déplacer
    [swap] Renoncer à échanger
    [draw] Renoncer à piocher
   *[any] Renoncer à l’action
}
move-place-sector = Poser { the-card } { in-slot }
move-to-encounter = Déplacer la carte { -slot-ENC(form: "to") }
move-move-sector = Déplacer { the-card } { from-slot }
move-swap-sector = Échanger { the-card } { from-slot }
move-with-sector = Échanger la carte contre { the-card } { from-slot }
move-validate-other = Valider { the-slot } avec { $tier } Personnages

## Événements

event-first-player = { $who ->
    [you] Vous recevez le testament et commencez.
   *[other] { $name } reçoit le testament et commence.
}
event-round = { $who ->
    [you] Le tour { $round } commence ; vous détenez le testament.
   *[other] Le tour { $round } commence ; { $name } détient le testament.
}
event-card-on-tile = La tuile { $tile } reçoit { a-card }.
event-card-drawn = { $who ->
    [you] Vous piochez { a-card }.
   *[other] { $name } pioche { a-card }.
}
event-placed = { $who ->
    [you] Vous posez { the-card } { in-slot }.
   *[other] { $name } pose { the-card } { in-slot }.
}
event-start-card = { $card ->
    [hidden] { $name } tire une carte de départ.
   *[known] { $who ->
        [you] Vous tirez { a-card } comme carte de départ.
       *[other] { $name } tire { a-card } comme carte de départ.
    }
}
event-start-placed = { $card ->
    [hidden] { $name } pose une carte de départ, encore cachée.
   *[known] { $who ->
        [you] Vous posez { the-card } { in-slot }, à l’insu des autres.
       *[other] { $name } pose { the-card } { in-slot }, à l’insu des autres.
    }
}
event-start-shown = { $who ->
    [you] Vous montrez { the-card } { in-slot }.
   *[other] { $name } montre { the-card } { in-slot }.
}
event-bid = { $token ->
    [hidden] { $zone ->
        [action] { $name } place un jeton en zone d’action de la tuile { $tile }.
       *[bid] { $name } place un jeton en zone d’enchères de la tuile { $tile }.
    }
   *[known] { $who ->
        [you] { $zone ->
            [action] Vous placez le jeton { $token } en zone d’action de la tuile { $tile }.
           *[bid] Vous placez le jeton { $token } en zone d’enchères de la tuile { $tile }.
        }
       *[other] { $zone ->
            [action] { $name } place le jeton { $token } en zone d’action de la tuile { $tile }.
           *[bid] { $name } place le jeton { $token } en zone d’enchères de la tuile { $tile }.
        }
    }
}
event-action-revealed = { $who ->
    [you] { $action ->
        [move] Tuile { $tile }, zone d’action : vous révélez le jeton { $token } et pouvez déplacer une carte.
        [swap] Tuile { $tile }, zone d’action : vous révélez le jeton { $token } et pouvez échanger deux cartes.
       *[draw] Tuile { $tile }, zone d’action : vous révélez le jeton { $token } et pouvez piocher une carte.
    }
   *[other] { $action ->
        [move] Tuile { $tile }, zone d’action : { $name } révèle le jeton { $token } et peut déplacer une carte.
        [swap] Tuile { $tile }, zone d’action : { $name } révèle le jeton { $token } et peut échanger deux cartes.
       *[draw] Tuile { $tile }, zone d’action : { $name } révèle le jeton { $token } et peut piocher une carte.
    }
}
event-bid-revealed = { $who ->
    [you] Tuile { $tile }, zone d’enchères : vous révélez le jeton { $token }.
   *[other] Tuile { $tile }, zone d’enchères : { $name } révèle le jeton { $token }.
}
event-auction-won = { $who ->
    [you] Vous remportez la tuile { $tile } avec une mise de { $sum }.
   *[other] { $name } remporte la tuile { $tile } avec une mise de { $sum }.
}
event-testament-won = { $who ->
    [you] Égalité à { $sum } sur la tuile { $tile } : le testament vous la donne.
   *[other] Égalité à { $sum } sur la tuile { $tile } : le testament la donne à { $name }.
}
event-auction-tied = { $who ->
    [you] Vous êtes à égalité, à { $sum }, sur la tuile { $tile }.
   *[other] { $name } est à égalité, à { $sum }, sur la tuile { $tile }.
}
event-auction-empty = La tuile { $tile } n’a plus de carte : personne ne remporte rien.
event-picked = { $who ->
    [you] Vous choisissez { the-card } de la tuile { $tile }.
   *[other] { $name } choisit { the-card } de la tuile { $tile }.
}
event-took-last = { $who ->
    [you] Vous prenez aussi la dernière carte de la tuile { $tile } : { the-card }.
   *[other] { $name } prend aussi la dernière carte de la tuile { $tile } : { the-card }.
}
event-last-discarded = La dernière carte de la tuile { $tile } est défaussée : { the-card }.
event-left = { $who ->
    [you] Vous laissez { the-card } sur la tuile { $tile }.
   *[other] { $name } laisse { the-card } sur la tuile { $tile }.
}
event-moved = { $who ->
    [you] Vous déplacez { the-card } { from-slot } { to-goal }.
   *[other] { $name } déplace { the-card } { from-slot } { to-goal }.
}
event-swapped = { $who ->
    [you] Vous échangez { the-card } { from-slot } contre { the-other-card } { of-goal }.
   *[other] { $name } échange { the-card } { from-slot } contre { the-other-card } { of-goal }.
}
event-took = { $who ->
    [you] Vous prenez { the-card } de la tuile { $tile }.
   *[other] { $name } prend { the-card } de la tuile { $tile }.
}
event-declined = { $who ->
    [you] { $action ->
        [move] Vous renoncez à déplacer.
        [swap] Vous renoncez à échanger.
       *[draw] Vous renoncez à piocher.
    }
   *[other] { $action ->
        [move] { $name } renonce à déplacer.
        [swap] { $name } renonce à échanger.
       *[draw] { $name } renonce à piocher.
    }
}
event-validated = { $who ->
    [you] { $points ->
        [one] Vous validez { $tier } Personnages { in-slot } : { $points } point.
       *[other] Vous validez { $tier } Personnages { in-slot } : { $points } points.
    }
   *[other] { $points ->
        [one] { $name } valide { $tier } Personnages { in-slot } : { $points } point.
       *[other] { $name } valide { $tier } Personnages { in-slot } : { $points } points.
    }
}
event-explored = { $who ->
    [you] { $exploration ->
        [1] Vous faites la première Exploration : { $points } point.
        [2] Vous faites la deuxième Exploration : { $points } points.
       *[3] Vous faites la troisième Exploration : { $points } points.
    }
   *[other] { $exploration ->
        [1] { $name } fait la première Exploration : { $points } point.
        [2] { $name } fait la deuxième Exploration : { $points } points.
       *[3] { $name } fait la troisième Exploration : { $points } points.
    }
}
event-discarded = { $who ->
    [you] { $count ->
        [one] Vous défaussez { $count } carte.
       *[other] Vous défaussez { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } défausse { $count } carte.
       *[other] { $name } défausse { $count } cartes.
    }
}
event-reshuffled = { $count ->
    [one] La seule carte de la défausse devient la nouvelle pile.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment une nouvelle pile.
}
event-under-pile = Les trois cartes de la tuile { $tile } passent sous la pile.
event-testament = { $who ->
    [you] Le testament passe entre vos mains.
   *[other] Le testament passe à { $name }.
}
event-end = Le sixième tour est fini : on compte les points.
event-skipped = { $who ->
    [you] { $action ->
        [move] Vous n’avez pas de carte à déplacer : l’action Déplacer est sans effet.
        [swap] Vous n’avez pas deux cartes à échanger : l’action Échanger est sans effet.
       *[draw] Il n’y a pas de carte à piocher : l’action Piocher est sans effet.
    }
   *[other] { $action ->
        [move] { $name } n’a pas de carte à déplacer : l’action Déplacer est sans effet.
        [swap] { $name } n’a pas deux cartes à échanger : l’action Échanger est sans effet.
       *[draw] Il n’y a pas de carte à piocher pour { $name } : l’action Piocher est sans effet.
    }
}
event-validated-points-hidden = { $points ->
    [hidden] { $name } valide { $tier } Personnages { in-slot }.
   *[known] { event-validated }
}
event-explored-points-hidden = { $points ->
    [hidden] { $exploration ->
        [1] { $name } fait la première Exploration.
        [2] { $name } fait la deuxième Exploration.
       *[3] { $name } fait la troisième Exploration.
    }
   *[known] { event-explored }
}

## Feuille de score

sheet = Score
sheet-village = Village
sheet-exploration = Explorations
sheet-places = Lieux
sheet-places_bonus = Bonus des sortes de Lieux
sheet-encounter = Rencontre
sheet-amulets = Amulettes
sheet-total = Total

## Règles de maison

option-token_action_map = Quelle action porte chaque jeton, du 1 au 3 ?
option-token_action_map-move-swap-draw = 1 Déplacer, 2 Échanger, 3 Piocher
option-token_action_map-move-draw-swap = 1 Déplacer, 2 Piocher, 3 Échanger
option-token_action_map-swap-move-draw = 1 Échanger, 2 Déplacer, 3 Piocher
option-token_action_map-swap-draw-move = 1 Échanger, 2 Piocher, 3 Déplacer
option-token_action_map-draw-move-swap = 1 Piocher, 2 Déplacer, 3 Échanger
option-token_action_map-draw-swap-move = 1 Piocher, 2 Échanger, 3 Déplacer
option-object_mix = Combien de Couteaux, de Haches, de Torches et de Fioles dans le paquet ?
option-first_player = Qui détient le testament en premier ?
option-first_player-random = tiré au sort
option-first_player-0 = le premier siège
option-first_player-1 = le deuxième siège
option-first_player-2 = le troisième siège
option-first_player-3 = le quatrième siège
option-setup_placement = Comment se posent les cartes de départ ?
option-setup_placement-sequential = un joueur après l’autre
option-setup_placement-simultaneous = tous en secret, puis on montre
option-tie_order = Qui choisit d’abord dans une égalité sans le détenteur du testament ?
option-tie_order-earliest_token = qui y a placé un jeton le premier
option-tie_order-last_token = qui y a complété sa mise le premier
option-tie_order-turn_order = dans le sens horaire, à partir du détenteur
option-third_card_in_two_way_tie = Que devient la troisième carte quand deux joueurs sont à égalité pour trois ?
option-third_card_in_two_way_tie-stay = elle reste sur la tuile
option-third_card_in_two_way_tie-earliest_bettor = elle va à qui a choisi le premier
option-third_card_in_two_way_tie-discard = elle est défaussée
option-allow_refusal = Le gagnant peut-il laisser des cartes remportées sur la tuile ?
option-allow_refusal-false = non, il doit les prendre
option-allow_refusal-true = oui, il peut en laisser
option-placement = Quand valider les cartes remportées sur une tuile ?
option-placement-all_then_validate = une fois toutes les cartes posées
option-placement-one_by_one = après chaque carte
option-object_slot_in_auction = Un Objet remporté peut-il aller droit sur l’emplacement Objet ?
option-object_slot_in_auction-true = oui, avec la zone Village
option-object_slot_in_auction-false = non, seulement à la mise en place ou par une action
option-swap_opens_slots = Un échange ouvre-t-il les emplacements qu’il touche ?
option-swap_opens_slots-false = non
option-swap_opens_slots-true = oui
option-village_tier = Quel palier peut-on valider au Village ?
option-village_tier-any = tout palier atteint
option-village_tier-highest = le plus haut palier atteint, et lui seul
option-validation_discard = Quand se défaussent les autres cartes d’un emplacement validé ?
option-validation_discard-before_action = avant l’action obtenue
option-validation_discard-after_action = après elle, si bien qu’un déplacement peut en sauver une
option-validation_window = Combien de temps un emplacement ouvert peut-il être validé ?
option-validation_window-open_set = jusqu’à la fin de l’étape
option-validation_window-strict = avant de jouer toute action obtenue
option-exploration_draw = Peut-on renoncer à la pioche d’une Exploration ?
option-exploration_draw-optional = oui
option-exploration_draw-mandatory = non, il faut piocher
option-mixed_places = Que vaut un emplacement Lieux où se mêlent plusieurs sortes ?
option-mixed_places-best_kind = il compte pour la meilleure sorte
option-mixed_places-zero = rien
option-lots_per_slot = Combien de lots peut compter un emplacement Lieux ?
option-lots_per_slot-one = un seul
option-lots_per_slot-one_per_compass = un par Compas, chacun d’une autre sorte
option-places_over_five = Que valent plus de cinq Lieux d’une même sorte ?
option-places_over_five-cap = 9 points, sans plus
option-places_over_five-plus_two = 2 points de plus pour chacun
option-under_pile_order = Dans quel ordre trois cartes sans preneur passent-elles sous la pile ?
option-under_pile_order-random = au hasard
option-under_pile_order-tile_order = celui de la tuile
option-reshuffle = Quand la défausse est-elle mélangée en une nouvelle pile ?
option-reshuffle-on_need = quand il faut une carte et que la pile est vide
option-reshuffle-when_empty = dès que la pile est vide
option-discard_visible = Chacun peut-il consulter la défausse ?
option-discard_visible-true = oui
option-discard_visible-false = non
option-final_tie = Qui l’emporte à égalité de points et d’Amulettes ?
option-final_tie-shared = la victoire est partagée
option-final_tie-seat_order_from_last_holder = le premier d’entre eux dans le sens horaire, à partir du dernier détenteur du testament
option-points_visible = Les points déjà acquis sont-ils connus de tous ?
option-points_visible-true = oui
option-points_visible-false = non, seulement de leur propriétaire

## Ce qu’une carte apporterait là où elle peut aller

preview-places = { $points ->
    [0] { $card ->
        [compass] Rien encore : les Lieux d’une même sorte posés ici compteront.
        [spoiler] Rien à la fin au lieu de { $now } : les sortes ne vont plus ensemble.
        [amulet] Rien ici : une Amulette ne compte que dans son secteur, où l’amène l’action Déplacer.
        [place] Rien encore : les Lieux d’une même sorte demandent ici un Compas.
       *[other] Rien ici : seuls comptent les Lieux d’une même sorte avec un Compas.
    }
    [one] { $now ->
        [0] { $points } point à la fin.
       *[other] { $points } point à la fin, comme avant.
    }
   *[other] { $gain ->
        [0] { $points } points à la fin, comme avant.
       *[other] { $now ->
            [0] { $points } points à la fin.
           *[other] { $points } points à la fin au lieu de { $now }.
        }
    }
}
preview-objects = { $points ->
    [one] Sortes d’Objets : { $kinds }, paires en Rencontre : { $pairs } ; { $points } point à la fin.
   *[other] Sortes d’Objets : { $kinds }, paires en Rencontre : { $pairs } ; { $points } points à la fin.
}
preview-village = { $points ->
    [0] { $characters ->
        [0] Encore aucun Personnage ici.
        [one] { $characters } Personnage ici.
       *[other] { $characters } Personnages ici.
    }
    [one] { $characters } Personnages : validables pour { $points } point.
   *[other] { $characters } Personnages : validables pour { $points } points.
}
preview-exploration = { $points ->
    [0] Lieux ici : { $places }, Personnages : { $characters }.
    [one] Une Exploration de { $points } point est possible.
   *[other] Une Exploration de { $points } points est possible.
}
preview-amulet = { $points } points à la fin.

## Les raisons d’un conseil : ce qu’un coup change

about-points = { $points ->
    [0] moins d’un point
    [one] environ { $points } point
   *[other] environ { $points } points
}
reason-score = { $change ->
    [more] Avec ce que vous pourrez faire ensuite, votre score gagne { about-points }.
   *[less] Avec ce que vous pourrez faire ensuite, votre score perd { about-points }.
}
reason-board = { $change ->
    [more] Votre plateau vaut davantage pour la suite : { about-points }.
   *[less] Votre plateau vaut moins pour la suite : { about-points }.
}
reason-testament = { $change ->
    [more] Le testament vous revient.
   *[less] Le testament vous quitte.
}
reason-tile = { $change ->
    [more] Vos chances de remporter les cartes de la tuile { $tile } passent à { $now } % : cela vaut { about-points }.
   *[less] Vos chances de remporter les cartes de la tuile { $tile } tombent à { $now } % : vous y perdez { about-points }.
}
reason-denied = { $change ->
    [more] Vos rivaux sont tenus à l’écart de la tuile { $tile } : { about-points }.
   *[less] La tuile { $tile } est laissée à vos rivaux : { about-points }.
}
reason-action = { $change ->
    [more] Les actions de vos jetons vous rapportent { about-points }.
   *[less] Les actions de vos jetons perdent { about-points }.
}
