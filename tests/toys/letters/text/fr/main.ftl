### Lettres au rebut : ce qui se dit du jeu, de ses coups, de ses événements et de sa table. Pages et cartes n’ont pas de nom ici : elles sont dans le livre.

game-title = Lettres au rebut
game-tagline = Au-dessus du village, des portes se dressent dans le brouillard, et la poste a pour elles soixante ans de courrier.

season-autumn = Automne
season-winter = Hiver
season-spring = Printemps

place-office = Bureau de poste
place-mill = Moulin
place-chapel = Chapelle
place-hut = Refuge
to-the-place = { $place ->
    [office] au bureau de poste
    [mill] au moulin
    [chapel] à la chapelle
   *[hut] au refuge
}
to-the-spot = { $spot ->
    [office] au bureau de poste
    [mill] au moulin
    [chapel] à la chapelle
    [hut] au refuge
   *[other] en { $spot }
}
thing = { $thing ->
    [boots] Souliers ferrés
    [stick] Bâton de marche
    [almanac] Almanach du savoir-vivre
    [gloves] Gants reprisés
    [lantern] Lampe-tempête
   *[tin] Boîte à biscuits
}
the-thing = { $thing ->
    [boots] les souliers ferrés
    [stick] le bâton de marche
    [almanac] l’almanach du savoir-vivre
    [gloves] les gants reprisés
    [lantern] la lampe-tempête
   *[tin] la boîte à biscuits
}
keepsake = { $keepsake ->
    [thimble] Dé à coudre
    [whistle] Sifflet
    [marble] Bille de verre
   *[crust] Croûte de pain de fer
}
the-keepsake = { $keepsake ->
    [thimble] le dé à coudre
    [whistle] le sifflet
    [marble] la bille de verre
   *[crust] la croûte de pain de fer
}
biscuits = { $n ->
    [one] un biscuit
   *[other] { $n } biscuits
}

## Coups

move-card = La carte { $number } sort du brouillard
move-die = Le dé montre { $pips }
move-pack = Emporter { the-thing }
move-travel = Aller { to-the-place }
move-climb = Passer l’échalier vers la Table
move-go = { $side ->
    [north] Avancer vers le nord
    [east] Avancer vers l’est
    [south] Avancer vers le sud
   *[west] Avancer vers l’ouest
}
move-read = Lire la page d’ici
move-dial = Essayer les cadrans du coffre
move-enter = Composer { $number }
move-wait = Attendre le soir
move-choose = Prendre le choix { $choice }{ $stat ->
    [legs] { " (" }jambes, { $difficulty })
    [tact] { " (" }tact, { $difficulty })
   *[none] { "" }
}{ $cost ->
    [0] { "" }
   *[other] {" "}pour { biscuits-for }
}
biscuits-for = { $cost ->
    [one] un biscuit
   *[other] { $cost } biscuits
}
move-leave = Quitter la page
move-eat = Manger un biscuit
move-sleep = Dormir
move-press-on = Continuer de nuit
move-agree = Accepter
move-object = S’opposer
move-keep = Garder { the-keepsake }

## Ce qui est demandé

step-pack = Qu’emportez-vous ?
step-hour = Que faites-vous de cette heure ?
step-choose = Que choisissez-vous ?
step-dial = Quel nombre ?
step-evening = Le soir tombe. Que faites-vous tous ?
step-evening-proposal = Êtes-vous d’accord ?
step-first-word = Le soir tombe. Que faites-vous tous ?
step-keep = Que gardez-vous du tiroir ?

## Événements

event-season = { $season ->
    [autumn] L’automne. La neige n’est pas loin.
    [winter] L’hiver. Le col est fermé.
   *[spring] Le printemps. Le col est rouvert.
}
event-packed = { $who ->
    [you] Vous emportez { the-thing }.
   *[other] { $name } emporte { the-thing }.
}
event-day = Le jour { $day } se lève.
event-walked = { $who ->
    [you] Vous arrivez { to-the-spot }.
   *[other] { $name } arrive { to-the-spot }.
}
event-set-out = { $who ->
    [you] Vous entrez dans le brouillard.
   *[other] { $name } entre dans le brouillard.
}
event-laid = Le brouillard se lève sur { $spot }.
event-opened = { $who ->
    [you] Vous lisez une page.
   *[other] { $name } lit une page.
}
event-chose = { $who ->
    [you] Vous prenez le choix { $choice }.
   *[other] { $name } prend le choix { $choice }.
}
event-left = { $who ->
    [you] Vous quittez la page.
   *[other] { $name } quitte la page.
}
event-paid = { $who ->
    [you] Vous payez { biscuits }.
   *[other] { $name } paie { biscuits }.
}
event-threw = { $who ->
    [you] Vous faites { $pips } : { $sum } en tout, il fallait { $difficulty }.
   *[other] { $name } fait { $pips } : { $sum } en tout, il fallait { $difficulty }.
}
event-warmer = { $who ->
    [you] Vous gagnez { $n } de chaleur.
   *[other] { $name } gagne { $n } de chaleur.
}
event-colder = { $who ->
    [you] Vous perdez { $n } de chaleur.
   *[other] { $name } perd { $n } de chaleur.
}
event-got = { $who ->
    [you] Vous recevez { biscuits }.
   *[other] { $name } reçoit { biscuits }.
}
event-lingered = { $who ->
    [you] Vous perdez { $n ->
        [one] une heure
       *[other] { $n } heures
    }.
   *[other] { $name } perd { $n ->
        [one] une heure
       *[other] { $n } heures
    }.
}
event-sent-home = { $who ->
    [you] Vous ne sentez plus vos pieds ; on vous ramène au bureau de poste.
   *[other] On ramène { $name } au bureau de poste, raide de froid.
}
event-waited = { $who ->
    [you] Vous attendez le soir.
   *[other] { $name } attend le soir.
}
event-ate = { $who ->
    [you] Vous mangez un biscuit.
   *[other] { $name } mange un biscuit.
}
event-dialled = { $who ->
    [you] Vous vous agenouillez devant le coffre.
   *[other] { $name } s’agenouille devant le coffre.
}
event-wrong = { $who ->
    [you] Vous composez { $number }. Rien ne bouge.
   *[other] { $name } compose { $number }. Rien ne bouge.
}
event-slept = Tout le monde dort.
event-pressed-on = Tout le monde continue de nuit.
event-delivered = { $who ->
    [you] Vous remettez la lettre.
   *[other] { $name } remet la lettre.
}
event-snowed = Il neige. La lettre retourne au tiroir.
event-kept = { $who ->
    [you] Vous gardez { the-keepsake }.
   *[other] { $name } garde { the-keepsake }.
}

## La table

status = { $phase ->
    [delivered] La lettre est remise.
    [snow] La neige est là, et la lettre où elle était.
    [winter] L’hiver à Orle
    [packing] { $season ->
        [autumn] Automne
       *[spring] Printemps
    }, avant le premier jour
    [wintered] L’hiver est passé.
   *[day] { $season ->
        [autumn] Automne
       *[spring] Printemps
    }, jour { $day } sur { $days }
}
valley = La vallée
table = La Table
stile = L’échalier
fog-cell = Brouillard
fog-hint = Personne ne sait encore ce qu’il y a là.
fog = Cartes dans le brouillard
unread = page à lire
unread-hint = Personne n’a encore lu la page de ce lieu.
carrier = { $seat ->
    [0] le premier facteur
    [1] le deuxième facteur
   *[2] le troisième facteur
}
counter = Sur le comptoir
drawer = Dans le tiroir
kit = Dans la sacoche
kept = De l’hiver
warmth = Chaleur
hours = Heures restantes
biscuits-label = Biscuits
die = Le dé
strongbox = { $state ->
    [open] Le coffre, ouvert
    [jammed] Le coffre, bloqué
   *[closed] Le coffre
}
wrong = Mauvais nombres
number = Le nombre
number-hint = Trois chiffres, dans l’ordre de la tournée.
page-head = { $place ->
    [none] Le livre
    [office] Au bureau de poste
    [mill] Au moulin
    [chapel] À la chapelle
    [hut] Au refuge
   *[table] Sur la Table
}
test = { $stat ->
    [legs] Jambes
   *[tact] Tact
}
cost-biscuits = Coûte des biscuits
not-yet = demande une autre saison, ou une page que vous n’avez pas lue
too-dear = il y faut plus de biscuits que vous n’en avez
done = déjà fait
evening = Le soir
evening-hint = L’un dit ce que l’on fait, les autres acceptent.
proposal = { $what ->
    [sleep] On propose de dormir.
   *[press-on] On propose de continuer de nuit.
}
warmth-by-night = Chaleur, en continuant
warmth-by-sleep = Chaleur, en dormant dans la vallée
words = Ce que l’on peut faire
notebook = Ce qui a été lu
page-read = Page { $page }
preview-fog = On tire une carte et on la lit ; cela ne se reprend pas.
preview-read = On ouvre la page ; cela ne se reprend pas.
preview-eat = { $warmth } de chaleur ensuite
preview-sleep = Un jour passe.
preview-press-on = { $warmth } de chaleur pour le plus transi
sheet = Score
sheet-letter = La lettre
sheet-days = Jours restants
sheet-total = Total

## Options

option-days = Combien de jours dure la partie.
option-days-6 = six
option-days-4 = quatre
option-days-8 = huit
option-evening = Comment se décide le soir.
option-evening-agreed = tous d’accord
option-evening-first = le premier mot compte
