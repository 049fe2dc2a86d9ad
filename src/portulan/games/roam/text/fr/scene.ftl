### Roam : ce qui se trouve sur la table.

status = { $phase ->
    [setup] Mise en place
    [over] La partie est finie
    [last] Dernière manche
    [stalling] Manche { $round } : si aucune carte n’est remportée, la partie se termine { $left ->
        [one] à la fin de cette manche
       *[other] dans { $left } manches
    }
   *[round] Manche { $round }
}

table = Table
deck = Pioche
deck-hint = Les terres encore à relever. Tous voient la carte du dessus, personne ce qu’il y a dessous.
top = Prochaine terre
top-hint = La carte du dessus de la pioche : elle prend la place de la prochaine carte qui quitte le plan.
top-square-hint = { $coins ->
    [0] Une case sans pièce.
    [one] Une case à { $coins } pièce.
   *[other] Une case à { $coins } pièces.
}
pile = Artefacts
pile-hint = Les artefacts à venir, face cachée.
market = Marché
price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
map = Plan
slot = { $slot ->
    [nw] Terre du nord-ouest
    [n] Terre du nord
    [ne] Terre du nord-est
    [sw] Terre du sud-ouest
    [s] Terre du sud
   *[se] Terre du sud-est
}
slot-hint = Quand ses six cases sont prises, qui y a le plus de marqueurs gagne la carte : son personnage rejoint la troupe.
slot-vacant-hint = La pioche est vide : plus rien ne peut se poser ici.
square = { $square }
square-hint = { $coins ->
    [0] Une case du plan.
    [one] Qui pose un marqueur ici prend 1 pièce.
   *[other] Qui pose un marqueur ici prend { $coins } pièces.
}
marker = Marqueur
marker-hint = Il reste là jusqu’à ce que sa terre soit complète.
outpost = Avant-poste
outpost-hint = 3 points à qui entoure le premier, sur ses huit côtés, le marqueur d’un autre joueur.
first-player = Premier joueur
first-player-hint = Commence chaque manche.

shape = Forme à poser
characters = Personnages : { $cards }
artifacts = Artefacts
count-points = { $value ->
    [one] point
   *[other] points
}
count-points-hint = Les points des personnages et des artefacts, prêts ou non.
count-coins = { $value ->
    [one] pièce
   *[other] pièces
}
count-coins-hint = Les pièces paient les emplacements optionnels, les repos anticipés, les artefacts et les enchères.
count-supply = { $value ->
    [one] marqueur
   *[other] marqueurs
}
count-supply-hint = Les marqueurs encore en main, sur 24.

ability-name = { $ability ->
    [coin] { ability-coin }
    [slide] { ability-slide }
    [rotate] { ability-rotate }
    [free] { ability-free }
    [flip] { ability-flip }
   *[replace] { ability-replace }
}
artifact = { ability-name } : { the-tile }
ability-coin-hint = À retourner face cachée pour gagner 1 pièce, à tout moment de son tour.
ability-slide-hint = À retourner face cachée pour glisser n’importe quel marqueur vers une case voisine libre. Personne n’y gagne de pièce.
ability-rotate-hint = À retourner face cachée pour poser une forme tournée d’un quart.
ability-free-hint = À retourner face cachée pour remplir un emplacement optionnel sans payer.
ability-flip-hint = À retourner face cachée pour retourner un de ses personnages, dans un sens ou dans l’autre.
ability-replace-hint = À retourner face cachée pour mettre un de ses marqueurs à la place de celui d’un autre joueur, sous la forme que l’on pose.

auction = Enchère pour la terre située { the-slot }
highest-bid = mise la plus haute
leader = En tête
bidder = Enchérisseur
still-to-bid = Encore en lice

bid = Votre mise
bid-hint = { $highest ->
    [none] Personne n’a encore misé
   *[other] La mise la plus haute est de { $highest }
} ; vous avez { some-coins }.
quick-bid-least = Miser { $coins }
quick-bid-sure = Miser { $coins } : personne ne peut surenchérir
button-turn = { $turning ->
    [right] Tourner à droite
    [left] Tourner à gauche
   *[half] Faire demi-tour
}
button-side = { $side ->
    [south] Sud
    [west] Ouest
    [north] Nord
   *[east] Est
}

preview = { $markers ->
    [0] Aucun marqueur n’y trouve place
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}{ $coins ->
    [0] {""}
    [one] {", "}{ $coins } pièce
   *[other] {", "}{ $coins } pièces
}{ $completed ->
    [0] {""}
    [one] {", "}achève une terre
   *[other] {", "}achève { $completed } terres
}{" ; "}case cerclée en { $square }

sheet = Décompte
sheet-cards = Personnages
sheet-tiles = Artefacts
sheet-outpost = Avant-poste
sheet-total = Total
