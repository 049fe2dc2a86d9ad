### Roam : ce qui se dit du jeu, de ses coups, de ses événements et de sa table.
### Les règles elles-mêmes sont dans rules.ftl, les noms des cartes et des tuiles dans cards.ftl.

game-title = Roam
game-tagline = Un pays que nulle carte ne montre, une troupe qui grandit pas à pas : à vous d’en écrire la route.

## Cartes, tuiles, cases et places

the-card = { $card ->
    [T01] { card-T01 }
    [T02] { card-T02 }
    [T03] { card-T03 }
    [T04] { card-T04 }
    [T05] { card-T05 }
    [T06] { card-T06 }
    [T07] { card-T07 }
    [T08] { card-T08 }
    [T09] { card-T09 }
    [T10] { card-T10 }
    [T11] { card-T11 }
    [T12] { card-T12 }
    [T13] { card-T13 }
    [T14] { card-T14 }
    [T15] { card-T15 }
    [T16] { card-T16 }
    [T17] { card-T17 }
    [T18] { card-T18 }
    [T19] { card-T19 }
    [T20] { card-T20 }
    [T21] { card-T21 }
    [T22] { card-T22 }
    [T23] { card-T23 }
    [T24] { card-T24 }
    [T25] { card-T25 }
    [T26] { card-T26 }
    [T27] { card-T27 }
    [T28] { card-T28 }
    [T29] { card-T29 }
    [T30] { card-T30 }
    [T31] { card-T31 }
    [T32] { card-T32 }
    [T33] { card-T33 }
    [T34] { card-T34 }
    [T35] { card-T35 }
    [T36] { card-T36 }
    [T37] { card-T37 }
    [T38] { card-T38 }
    [T39] { card-T39 }
    [T40] { card-T40 }
    [T41] { card-T41 }
    [T42] { card-T42 }
    [T43] { card-T43 }
    [P1] { card-P1 }
    [P2] { card-P2 }
    [P3] { card-P3 }
    [P4] { card-P4 }
    [P5] { card-P5 }
    [S-blue-1] { card-S-blue-1 }
    [S-blue-2] { card-S-blue-2 }
    [S-blue-3] { card-S-blue-3 }
    [S-red-1] { card-S-red-1 }
    [S-red-2] { card-S-red-2 }
    [S-red-3] { card-S-red-3 }
    [S-yellow-1] { card-S-yellow-1 }
    [S-yellow-2] { card-S-yellow-2 }
    [S-yellow-3] { card-S-yellow-3 }
    [S-green-1] { card-S-green-1 }
    [S-green-2] { card-S-green-2 }
    [S-green-3] { card-S-green-3 }
   *[any] le personnage
}
the-tile = { $tile ->
    [A01] { tile-A01 }
    [A02] { tile-A02 }
    [A03] { tile-A03 }
    [A04] { tile-A04 }
    [A05] { tile-A05 }
    [A06] { tile-A06 }
    [A07] { tile-A07 }
    [A08] { tile-A08 }
    [A09] { tile-A09 }
    [A10] { tile-A10 }
    [A11] { tile-A11 }
    [A12] { tile-A12 }
    [A13] { tile-A13 }
    [A14] { tile-A14 }
    [A15] { tile-A15 }
    [A16] { tile-A16 }
    [A17] { tile-A17 }
    [A18] { tile-A18 }
    [A19] { tile-A19 }
    [A20] { tile-A20 }
    [A21] { tile-A21 }
    [A22] { tile-A22 }
    [A23] { tile-A23 }
    [A24] { tile-A24 }
   *[any] l’artefact
}
card-hidden = Carte
terrain = Terrain

ability-coin = Pièce
ability-slide = Glisser
ability-rotate = Pivoter
ability-free = Gratuit
ability-flip = Retourner
ability-replace = Remplacer
with-ability = { $ability ->
    [coin] , { ability-coin }
    [slide] , { ability-slide }
    [rotate] , { ability-rotate }
    [free] , { ability-free }
    [flip] , { ability-flip }
    [replace] , { ability-replace }
   *[any] { "" }
}

the-square = { $square ->
    [any] la case
   *[other] la case { $square }
}
the-slot = { $slot ->
    [nw] au nord-ouest
    [n] au nord
    [ne] au nord-est
    [sw] au sud-ouest
    [s] au sud
   *[se] au sud-est
}
slot-nw = Nord-ouest
slot-n = Nord
slot-ne = Nord-est
slot-sw = Sud-ouest
slot-s = Sud
slot-se = Sud-est
the-side = { $side ->
    [south] au sud
    [west] à l’ouest
    [north] au nord
   *[east] à l’est
}
side-south = Sud
side-west = Ouest
side-north = Nord
side-east = Est
the-turning = { $turning ->
    [right] , un quart de tour à droite
    [half] , un demi-tour
    [left] , un quart de tour à gauche
   *[straight] { "" }
}
a-marker = { $owner ->
    [blue] un marqueur bleu
    [red] un marqueur rouge
    [yellow] un marqueur jaune
   *[green] un marqueur vert
}
colour-blue = Bleu
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
and-gain = { $coins ->
    [0] { "" }
   *[other] { " et gagnez " }{ some-coins }
}
and-gains = { $coins ->
    [0] { "" }
   *[other] { " et gagne " }{ some-coins }
}
some-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}

field-card = carte
field-tile = tuile
field-side = côté
field-seat = siège
field-turns = sens
field-square = case
field-price = prix
field-direction = direction
field-slot = place
field-coins = pièces

## Questions, une par décision

step-choose-side = De quel côté du plan vous asseyez-vous ?
step-start = Votre tour commence : utilisez-vous un artefact avant le repos ?
step-early-rest = Payez-vous un repos anticipé ?
step-before = Utilisez-vous un artefact avant votre personnage ?
step-use = Quel personnage utilisez-vous ?
step-at = Où posez-vous la forme ?
step-fill = Quelle case reçoit un marqueur ?
step-after = { $full_rules ->
    [true] Achetez-vous un emplacement optionnel, ou utilisez-vous un artefact ?
   *[false] Achetez-vous un emplacement optionnel ?
}
step-slide-to = Vers où glisse le marqueur ?
step-claim = Quelle carte complétée résolvez-vous maintenant ?
step-before-claim = Utilisez-vous un artefact Pièce avant l’enchère ?
step-bid = Combien misez-vous ?
step-market = Achetez-vous un artefact, ou en utilisez-vous un ?

## Coups

move-card = La pioche montre { the-card }
move-tile = La pile donne { the-tile }
move-side = S’asseoir { the-side }
move-first = Le siège { $seat } commence
move-rest = Prendre un repos anticipé pour { some-coins }
move-no-rest = Ne pas se reposer
move-use = Utiliser { the-card }
move-use-turned = Utiliser { the-card }{ the-turning }
move-at = Poser { the-card }{ the-turning }, coin nord-ouest en { $square }
move-fill = Placer un marqueur sur { the-square }
move-optional = { $price ->
    [pay] Payer 2 pièces pour un marqueur sur { the-square }
   *[free] Utiliser un artefact Gratuit pour un marqueur sur { the-square }
}
move-coin = Utiliser un artefact Pièce : gagner 1 pièce
move-flip = Utiliser un artefact Retourner sur { the-card }
move-slide = Utiliser un artefact Glisser sur le marqueur de { the-square }
move-slide-upper = Utiliser un artefact Glisser sur le marqueur du dessus de { the-square }
move-slide-to = { $direction ->
    [N] Glisser le marqueur de { the-square } vers le nord
    [E] Glisser le marqueur de { the-square } vers l’est
    [S] Glisser le marqueur de { the-square } vers le sud
   *[W] Glisser le marqueur de { the-square } vers l’ouest
}
move-replace = { $price ->
    [covered] Utiliser un artefact Remplacer sur { the-square }
    [pay] Utiliser un artefact Remplacer sur { the-square }, pour 2 pièces
   *[free] Utiliser un artefact Remplacer sur { the-square }, avec un artefact Gratuit
}
move-replace-upper = { $price ->
    [covered] Utiliser un artefact Remplacer sur le marqueur du dessus de { the-square }
    [pay] Utiliser un artefact Remplacer sur le marqueur du dessus de { the-square }, pour 2 pièces
   *[free] Utiliser un artefact Remplacer sur le marqueur du dessus de { the-square }, avec un artefact Gratuit
}
move-claim = { $card ->
    [any] Résoudre la carte située { the-slot }
   *[other] Résoudre { the-card }, { the-slot }
}
move-bid = Miser { some-coins }
move-pass = Passer
move-buy = Acheter { the-tile }{ with-ability }, pour { some-coins }
move-done = Terminer

## Événements

event-dealt = { $card ->
    [hidden] Une carte est posée { the-slot }.
   *[other] { the-card } : carte posée { the-slot }.
}
event-top = { $card ->
    [hidden] La pioche montre une autre carte.
   *[other] La pioche montre { the-card }.
}
event-offered = Le marché propose { the-tile }.
event-seated = { $who ->
    [you] Vous vous asseyez { the-side }.
   *[other] { $name } s’assied { the-side }.
}
event-first-player = { $who ->
    [you] Vous jouez en premier.
   *[other] { $name } joue en premier.
}
event-turn = { $who ->
    [you] Manche { $round } : à vous de jouer.
   *[other] Manche { $round } : à { $name } de jouer.
}
event-rested = { $who ->
    [you] Tous vos personnages se reposent et sont de nouveau face visible.
   *[other] { $name } prend du repos : tous ses personnages sont de nouveau face visible.
}
event-rested-early = { $who ->
    [you] Vous payez { some-coins } pour un repos anticipé.
   *[other] { $name } paie { some-coins } pour un repos anticipé.
}
event-used = { $who ->
    [you] Vous utilisez { the-card }{ the-turning }.
   *[other] { $name } utilise { the-card }{ the-turning }.
}
event-placed = { $who ->
    [you] { $count ->
        [0] Vous ne placez aucun marqueur.
       *[other] Vous placez { some-markers }{ and-gain }.
    }
   *[other] { $count ->
        [0] { $name } ne place aucun marqueur.
       *[other] { $name } place { some-markers }{ and-gains }.
    }
}
event-filled = { $who ->
    [you] Vous placez un marqueur sur { the-square }{ and-gain }.
   *[other] { $name } place un marqueur sur { the-square }{ and-gains }.
}
event-extended = { $who ->
    [you] { $price ->
        [pay] Vous payez 2 pièces pour un marqueur sur { the-square }{ and-gain }.
       *[free] Vous utilisez un artefact Gratuit pour un marqueur sur { the-square }{ and-gain }.
    }
   *[other] { $price ->
        [pay] { $name } paie 2 pièces pour un marqueur sur { the-square }{ and-gains }.
       *[free] { $name } utilise un artefact Gratuit pour un marqueur sur { the-square }{ and-gains }.
    }
}
event-gained = { $who ->
    [you] Vous utilisez un artefact Pièce et gagnez 1 pièce.
   *[other] { $name } utilise un artefact Pièce et gagne 1 pièce.
}
event-flipped = { $who ->
    [you] { $face ->
        [up] Vous utilisez un artefact Retourner : { the-card }, face visible.
       *[down] Vous utilisez un artefact Retourner : { the-card }, face cachée.
    }
   *[other] { $face ->
        [up] { $name } utilise un artefact Retourner : { the-card }, face visible.
       *[down] { $name } utilise un artefact Retourner : { the-card }, face cachée.
    }
}
to-direction = { $direction ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
}
event-slid = { $who ->
    [you] Vous glissez { a-marker } depuis { the-square } { to-direction }.
   *[other] { $name } glisse { a-marker } depuis { the-square } { to-direction }.
}
event-replaced = { $who ->
    [you] Vous remplacez { a-marker } sur { the-square }{ and-gain }.
   *[other] { $name } remplace { a-marker } sur { the-square }{ and-gains }.
}
event-completed = La carte située { the-slot } est complétée.
event-bid = { $who ->
    [you] Vous misez { some-coins }.
   *[other] { $name } mise { some-coins }.
}
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-won = { $who ->
    [you] { $coins ->
        [0] Vous remportez { the-card }.
       *[other] Vous remportez { the-card } pour { some-coins }.
    }
   *[other] { $coins ->
        [0] { $name } remporte { the-card }.
       *[other] { $name } remporte { the-card } pour { some-coins }.
    }
}
event-compensated = { $who ->
    [you] Vous gagnez 1 pièce pour vos marqueurs sur la carte.
   *[other] { $name } gagne 1 pièce pour ses marqueurs sur la carte.
}
event-stayed = Tous passent : la carte située { the-slot } reste en place.
event-discarded = Tous passent : la carte située { the-slot } quitte la partie.
event-refilled = { $card ->
    [hidden] Une nouvelle carte arrive { the-slot }.
   *[other] { the-card } : nouvelle carte { the-slot }.
}
event-vacant = La pioche est vide : la place située { the-slot } reste libre.
event-bought = { $who ->
    [you] Vous achetez { the-tile } pour { some-coins }.
   *[other] { $name } achète { the-tile } pour { some-coins }.
}
event-outpost = { $who ->
    [you] Vous entourez un marqueur et obtenez l’Avant-poste.
   *[other] { $name } entoure un marqueur et obtient l’Avant-poste.
}
event-last-round = { $who ->
    [you] Vous possédez dix cartes : c’est la dernière manche.
   *[other] { $name } possède dix cartes : c’est la dernière manche.
}
event-end = La partie est finie : on compte les points.
event-stalled = { $rounds ->
    [one] Aucune carte n’a été remportée depuis une manche entière.
   *[other] Aucune carte n’a été remportée depuis { $rounds } manches.
}

## Règles de la maison

option-full_rules = Quelles règles joue-t-on ?
option-full_rules-true = les règles complètes, avec les artefacts
option-full_rules-false = les règles de base
option-promo = Les animaux promotionnels sont-ils dans la pioche ?
option-promo-true = oui
option-promo-false = non
option-outpost = Joue-t-on la variante de l’Avant-poste ?
option-outpost-false = non
option-outpost-true = oui
option-stacking = Une case peut-elle contenir deux marqueurs ?
option-stacking-false = non
option-stacking-true = oui, l’un sur l’autre
option-seats = Où les joueurs s’asseyent-ils, à partir du premier siège ?
option-seats-south-north = Sud et Nord
option-seats-south-west = Sud et Ouest
option-seats-south-east = Sud et Est
option-seats-west-north = Ouest et Nord
option-seats-west-east = Ouest et Est
option-seats-north-east = Nord et Est
option-seats-south-west-north = Sud, Ouest et Nord
option-seats-south-west-east = Sud, Ouest et Est
option-seats-south-north-east = Sud, Nord et Est
option-seats-west-north-east = Ouest, Nord et Est
option-seats-south-west-north-east = Sud, Ouest, Nord et Est
option-seats-choose = chacun choisit son côté
option-first_player = Qui commence ?
option-first_player-random = tiré au sort
option-first_player-0 = le premier siège
option-first_player-1 = le deuxième siège
option-first_player-2 = le troisième siège
option-first_player-3 = le quatrième siège
option-zero_placement = Une forme peut-elle ne couvrir que des cases occupées ?
option-zero_placement-allowed = oui
option-zero_placement-forbidden_if_avoidable = seulement si rien d’autre n’est possible
option-shortage = Où vont les derniers marqueurs s’il en manque ?
option-shortage-player = où le joueur le veut
option-shortage-reading_order = sur les premières cases dans l’ordre de lecture
option-claim_order = Quand choisit-on l’ordre de plusieurs cartes complétées ?
option-claim_order-one_by_one = une carte après l’autre
option-claim_order-upfront = d’avance pour toutes
option-all_pass = Qu’arrive-t-il si tous passent dans une enchère ?
option-all_pass-last_takes = le dernier prend la carte pour rien
option-all_pass-stay = la carte reste et se dispute de nouveau au tour suivant
option-all_pass-discard = la carte quitte la partie
option-early_rest_all_ready = Un repos anticipé est-il possible avec tous les personnages face visible ?
option-early_rest_all_ready-forbidden = non
option-early_rest_all_ready-allowed = oui, pour retourner ses artefacts
option-purchase = Quand un artefact peut-il être acheté ?
option-purchase-after_claims = après les cartes complétées
option-purchase-before_claims = avant les cartes complétées
option-purchase-either = avant ou après
option-rotate = Dans quel sens tourne un artefact Pivoter ?
option-rotate-either = à droite ou à gauche
option-rotate-clockwise = à droite seulement
option-replace_optional = Remplacer atteint-il les emplacements optionnels ?
option-replace_optional-paid = s’ils sont payés
option-replace_optional-never = jamais
option-replace_optional-always = toujours
option-outpost_check = Quand cherche-t-on l’Avant-poste ?
option-outpost_check-immediate = après chaque changement
option-outpost_check-end_of_phase2 = une fois par tour, avant les cartes complétées
option-stack_own = Un joueur peut-il empiler sur son propre marqueur ?
option-stack_own-true = oui
option-stack_own-false = non, la case est ignorée
option-stack_slide = Où un marqueur peut-il glisser avec l’empilement ?
option-stack_slide-empty = vers une case vide
option-stack_slide-below_two = aussi sur un marqueur seul
option-stack_replace_coins = Quel marqueur d’une pile rapporte quand il est remplacé ?
option-stack_replace_coins-lower_only = celui du dessous
option-stack_replace_coins-always = les deux
option-stack_count = Quels marqueurs d’une pile comptent pour la majorité ?
option-stack_count-all = tous
option-stack_count-top_only = celui du dessus
option-scroll_public = Les parchemins montrent-ils la forme et les points des personnages ?
option-scroll_public-true = oui
option-scroll_public-false = non, on les voit une fois la carte remportée
option-stall_rounds = Après combien de manches sans carte résolue la partie se termine-t-elle ?
option-stall_rounds-20 = 20 manches
option-stall_rounds-10 = 10 manches
option-stall_rounds-40 = 40 manches
option-stall_rounds-0 = jamais

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
reason-land = { $amount ->
    [0] { $change ->
        [more] Vos chances sur la carte située { the-slot } s’améliorent : { about-points }.
       *[less] Vos chances sur la carte située { the-slot } diminuent : { about-points }.
    }
   *[other] { $change ->
        [more] Avec { markers-there } sur la carte située { the-slot }, vos chances s’y améliorent : { about-points }.
       *[less] Avec { markers-there } sur la carte située { the-slot }, vos chances y diminuent : { about-points }.
    }
}
markers-there = { $now ->
    [one] { $now } marqueur
   *[other] { $now } marqueurs
}
reason-coins = { $change ->
    [more] { $amount ->
        [one] Vous en sortez plus riche de { $amount } pièce.
       *[other] Vous en sortez plus riche de { $amount } pièces.
    }
   *[less] { $amount ->
        [one] Il vous en coûte { $amount } pièce.
       *[other] Il vous en coûte { $amount } pièces.
    }
}
reason-tiles = { $change ->
    [more] Vos artefacts serviront davantage : { about-points }.
   *[less] Vos artefacts serviront moins : { about-points }.
}
reason-ready = { $change ->
    [more] Des personnages plus forts restent prêts : { about-points }.
   *[less] Des personnages moins forts restent prêts : vous y perdez { about-points }.
}
reason-supply = { $change ->
    [more] Votre réserve de marqueurs est plus sûre : { about-points }.
   *[less] Votre réserve de marqueurs s’épuise : { about-points } en jeu.
}
