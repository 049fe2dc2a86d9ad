### La baie aux lanternes : ce que dit la vitrine.

game-title = La baie aux lanternes
game-tagline = Une baie et ses dix lieux, une île dans le brouillard, et un phare qui devrait être éteint.
step-stroll = Où allez-vous, que faites-vous ?
step-page = Que choisissez-vous ?
step-sheet = Comment vous y prenez-vous ?
step-number = Quel est le nombre ?
step-throw = Le dé est jeté.

status = { $where ->
    [island] Sur l’île
   *[bay] Dans la baie
}
map = La baie
island = L’île
place-harbour = Port
place-mill = Moulin à marée
place-ford = Gué
place-orchard = Vieux verger
place-chapel = Chapelle
place-pinewood = Pinède
place-quarry = Carrière
place-saltmarsh = Marais salant
place-cliff = Falaise aux mouettes
place-lighthouse = Phare
sign-town = La ville
sign-coin = On y gagne une pièce
sign-gem = On y trouve une gemme
sign-route = Le bout d’une route commerciale
sign-threat = Menace
sign-threat-hint = Qui passe ici doit se battre.
sign-treasure = Trésor
sign-treasure-hint = Qui passe ici trouve quelque chose.
camp = campement
quest = page à ouvrir
explorer = exploratrice
fire = feu de camp
fog = Brouillard
fog-hint = Personne ne sait encore ce qu’il y a là.
cell-landing = Débarcadère
cell-dunes = Dunes
cell-stairs = Marches dans le roc
cell-hollow = Creux aux fougères
cell-ruin = Ruine
cell-spring = Source
cell-ridge = Crête nue
cell-grove = Bois sombre
cell-reef = Récif
cell-summit = Sommet

page-head = { $place ->
    [mill] Au moulin à marée
    [chapel] À la chapelle
   *[lighthouse] Au phare
}
test = { $stat ->
    [combat] Combat
   *[skill] Adresse
}
cost-coins = Coûte des pièces
needs-rope = avec la corde
outcome = { $outcome ->
    [won] Cela marche, et cela paie.
   *[lost] Cela ne marche pas. Vous perdez un cœur.
}
sheet-climb = Gravir les marches dans le roc
sheet-climb-hint = Réussite : vous voilà au-dessus du brouillard. Échec : vous perdez un cœur.
friend-ida = Ida, la cuisinière
friend-noor = Noor, la pilote
tool-rope = Matériel d’escalade
tool-lantern = Lanterne
skill-more = adresse
cards-fewer = cartes à piocher
cards-drawn = Cartes à piocher
cost-cards = Cartes à piocher
chance = Chances de réussite
risk = Risque de malédiction
who = Qui participe
with = Avec quoi
how-many = Combien de cartes
stars = réussites requises
stars-more = réussites
coins = { $coins ->
    [one] pièce
   *[other] pièces
}
hearts = cœurs
deck = Pioche d’actions
die = Dé
hand = En main
objects = Inventaire
object-kit = Matériel d’escalade
object-kit-hint = Une corde et un grappin, qui servent ensemble ; le dé dit combien de fois cela tient encore.
object-lantern = Lanterne-tempête
card-rope = Corde
card-rope-text = Une carte de moins à piocher.
card-hook = Grappin
card-hook-text = Une réussite de plus.
card-lantern = Lanterne-tempête
card-lantern-text = Regardez une carte du brouillard à côté de vous.
card-patience = Patience
card-patience-text = Remettez deux cartes dans la pioche.
card-patience-text-2 = Mangez : remettez quatre cartes.
card-stray-dog = Chien errant
card-stray-dog-text = Une réussite de plus, si personne d’autre ne participe.
do-climb = Escalader
do-look = Regarder
do-rest = Se reposer
do-fish = Pêcher
do-hunt = Chasser
number = Nombre caché
number-hint = Qu’avez-vous compté dans l’image ?
sheet = Score
sheet-coins = Pièces
sheet-total = Total

move-walk = Marcher jusqu’{ $place ->
    [harbour] au port
    [mill] au moulin à marée
    [ford] au gué
    [orchard] au vieux verger
    [chapel] à la chapelle
    [pinewood] à la pinède
    [quarry] à la carrière
    [saltmarsh] au marais salant
    [cliff] à la falaise aux mouettes
   *[lighthouse] au phare
}
move-go = Aller { $cell ->
    [landing] au débarcadère
    [dunes] aux dunes
    [stairs] aux marches
    [hollow] au creux
    [ruin] à la ruine
    [spring] à la source
    [ridge] à la crête
    [grove] au bois
    [reef] au récif
   *[summit] au sommet
}
move-explore = Explorer le brouillard sur { $cell ->
    [landing] le débarcadère
    [dunes] le sable à l’est
    [stairs] le roc au nord
    [hollow] le creux vert
    [ruin] les murs
    [spring] l’eau
    [ridge] les hauteurs nues
    [grove] les arbres sombres
    [reef] les brisants
   *[summit] le point le plus haut
}
move-ship = Traverser à la voile
button-ship = { $where ->
    [island] Revenir à la voile dans la baie
   *[bay] Aller à l’île à la voile
}
move-read = Ouvrir la page
move-choose = Choisir : { $choice ->
    [climb] la première voie
    [call] la deuxième voie
   *[leave] partir
}
move-prepare = Préparer l’escalade
move-friend = { $friend ->
    [ida] Demander à Ida de venir, ou de rester
   *[noor] Demander à Noor de venir, ou de rester
}
move-tool = Prendre la lanterne, ou la laisser
move-more = Une carte de plus
move-less = Une carte de moins
move-carry-out = Exécuter
move-give-up = Renoncer
move-riddle = Essayer un nombre
move-number = Essayer le nombre { $number }
move-die = Le dé indique { $pips }
move-finish = Rentrer à la voile

event-walked = Vous marchez jusqu’{ $place ->
    [harbour] au port
    [mill] au moulin à marée
    [ford] au gué
    [orchard] au vieux verger
    [chapel] à la chapelle
    [pinewood] à la pinède
    [quarry] à la carrière
    [saltmarsh] au marais salant
    [cliff] à la falaise aux mouettes
   *[lighthouse] au phare
}.
event-sailed = { $where ->
    [island] Vous faites voile vers l’île.
   *[bay] Vous revenez dans la baie.
}
event-went = Vous avancez.
event-explored = Le brouillard se lève.
event-opened = Vous ouvrez une page.
event-thrown = Le dé indique { $pips }.
event-won = { $coins ->
    [one] Vous gagnez une pièce.
   *[other] Vous gagnez { $coins } pièces.
}
event-lost = Vous perdez un cœur.
event-tried = { $number } n’est pas le nombre.
event-solved = C’est le nombre ! Vous gagnez 5 pièces.
event-home = Vous rentrez.
