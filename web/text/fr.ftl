### Ce que dit la maison elle-même, quel que soit le jeu.

## Partout

close = Fermer
back = Retour
confirm = Confirmer
show-again = Revoir
hint = Suggérer un coup
hint-thinking = Un robot réfléchit à votre coup…
advice-title = Voici ce que ferait un robot.
advice-then = { $effect ->
    [none] Ensuite : { $move }.
   *[other] Ensuite : { $move } ({ $effect }).
}
advice-other = { $points ->
    [0] Presque aussi bon : { $move }.
    [one] Deuxième choix, environ { $points } point derrière : { $move }.
   *[other] Deuxième choix, environ { $points } points derrière : { $move }.
}
advice-ahead = À première vue, un autre coup paraît meilleur ({ $move }) ; en regardant plus loin, le robot préfère celui-ci.
pace = Coups des autres
pace-instant = immédiats
pace-quick = rapides
pace-calm = posés
loading = On déroule les cartes…
part-failed = Une partie de cette page n’est pas arrivée.
try-again = Réessayer
offline = Portulan ne répond pas.
offline-more = Le serveur est injoignable. Dès qu’il répondra, tout reprendra là où l’on en était.
to-lobby = Retour à l’accueil
language = Langue
language-en = English
language-fr = Français
mode-auto = Clair ou sombre, comme l’appareil
mode-light = Clair
mode-dark = Sombre
nowhere = Il n’y a rien ici
nowhere-more = Cette adresse n’est sur aucune de nos cartes.
reach-closed = Ces liens ne marchent que sur cette machine.
reach-open = Ouvert à votre réseau, à l’adresse
reach-do = Ouvrir à mon réseau
reach-how = Qui a lancé Portulan peut l’ouvrir au réseau.
reach-failed = Aucun réseau n’a été trouvé auquel l’ouvrir.
reach-beyond = Vos amis sur le même réseau suivront alors un lien ou son code QR. Pour des amis ailleurs, le serveur a besoin d’une adresse à lui sur Internet.
qr = Code QR
qr-of = Code QR : { $label }
elsewhere = Continuer sur un autre appareil
elsewhere-note = Qui suit ce lien joue à votre place : ne le montrez à personne d’autre.
clock = Un délai pour chaque décision ?
clock-days = { $count ->
    [0] Aucun délai
    [one] { $count } jour
   *[other] { $count } jours
}
clock-then = Et quand le temps est écoulé ?
clock-then-wait = On attend
clock-then-bot = Un robot joue jusqu’au retour de la personne
clock-you = Vous avez jusqu’au { $when }.
clock-other = { $name } a jusqu’au { $when }.
clock-rule-wait = Ensuite, on attendra encore.
clock-rule-bot = Ensuite, un robot jouera jusqu’au retour de la personne.
nudge = Envoyer un rappel
nudge-not-yet = Vous en avez envoyé un il y a moins de douze heures.
calls = Ne plus manquer son tour
calls-more = Ces réglages valent pour cet appareil. Un onglet qui vous attend le dit dans son titre et par un point sur son icône.
call-me = M’appeler quand c’est à moi
call-sound = par un son discret
call-buzz = par une vibration
call-notify = par une notification, même quand Portulan est fermé
call-denied = Le navigateur a reçu l’ordre de ne pas afficher de notifications ; cela se change dans ses réglages pour cette page.
call-insecure = Les notifications demandent une adresse en https ; celle-ci n’en a pas.
call-note = On n’appelle pas qui est déjà à la table.
call-test = Essayer
call-test-title = Portulan vous appelle ainsi
call-test-body = Quand ce sera votre tour, le nom du jeu sera ici.
your-turn-title = À vous de jouer
credits = Remerciements
credits-more = Portulan repose sur le travail d’autres personnes. Merci à elles.
credits-games = Les jeux sont l’œuvre de leurs auteurs ; les images et les textes d’ici sont originaux.

## Accueil

welcome = Tracez votre route
welcome-more = Des jeux d’exploration joués dans les règles : entre amis ou contre des robots, d’une traite ou sur plusieurs semaines.
games = Jeux
players-range = De { $from } à { $to } joueurs
players-count = { $count ->
    [one] pour un joueur
   *[other] { $count } joueurs
}
minutes = { $from } à { $to } minutes
weight-1 = s’apprend en une minute
weight-2 = léger
weight-3 = moyen
weight-4 = exigeant
weight-5 = pour experts
weight-of = Difficulté { $weight } sur { $most }
play-first = Jouer une première partie
play-now = Jouer tout de suite
set-up = Préparer une table
my-tables = Mes tables
finished = finie
table-yours = à vous de jouer
table-theirs = { $name } réfléchit
table-theirs-many = on attend { $count } joueurs
table-gathering = { $count ->
    [0] tout le monde est là, rien n’a commencé
    [one] il manque { $count } joueur
   *[other] il manque { $count } joueurs
}
table-again = une autre partie est proposée
ended-tables = { $count ->
    [one] Une table terminée
   *[other] { $count } tables terminées
}
history = Nos parties
history-alone = { $name }, sans autre personne
history-matches = { $count ->
    [one] une partie
   *[other] { $count } parties
}
history-who = Joueur
history-wins = Victoires
history-best = Meilleur résultat
history-mean = Moyenne
history-all = Toutes les parties
history-note = D’après ce que ce serveur garde des tables dont ce navigateur a les liens. Seuls ceux qui ont joué peuvent le lire.
save-records = Enregistrer les parties
saving-records = { $count ->
    [one] Encore une partie à chercher…
   *[other] Encore { $count } parties à chercher…
}
table-gone = n’est plus gardée ici
watching = vous regardez
forget = Oublier
forget-table = Oublier la table avec { $names }
join = Rejoindre un ami
join-link = Le lien que votre ami vous a envoyé
join-wrong = Ce n’est pas le lien d’une table.
join-go = Rejoindre
you-name = Promeneur
guest-name = Joueur { $number }

## Une nouvelle table

new-table = Nouvelle table : { $game }
first-game = Conseillé pour une première partie
first-game-players = { $count ->
    [one] En solitaire
    [2] Vous et un robot ({ $level })
   *[other] Vous et des robots ({ $level }), { $count } joueurs
}
first-game-go = Jouer ainsi tout de suite
how-many = Combien de joueurs ?
who-sits = Qui s’assied où ?
pack = Avec quelles cartes ?
pack-none = Celles qui sont fournies avec le jeu
seat-kind = Place { $number } : qui joue
seat-name = Place { $number } : nom
bot-level = Place { $number } : niveau du robot
seat-colour = Place { $seat } : couleur { $colour } ; en prendre une autre
other-colour = Une autre couleur
variants = Variantes
kind-host = Moi
kind-open = Un ami, par lien
kind-bot = Un robot
kind-hotseat = Quelqu’un sur cet écran
level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
about-random = Un robot au hasard joue n’importe quel coup permis.
about-easy = Un robot facile connaît les règles et ne joue pas toujours son meilleur coup : idéal pour apprendre.
about-medium = Un robot moyen joue ce qui paraît le mieux sur le moment, sans voir plus loin.
about-hard = Un robot difficile réfléchit à la suite, une seconde par coup.
open-note = Vous recevrez un lien à envoyer.
name = Nom
name-room = { $count ->
    [0] Un nom ne peut pas être plus long : { $most } caractères.
    [one] Plus qu’un caractère sur { $most }.
   *[other] Encore { $count } caractères sur { $most }.
}
house-rules = { $changed ->
    [0] Questions que le livret laisse ouvertes
    [one] Questions que le livret laisse ouvertes ({ $changed } changée)
   *[other] Questions que le livret laisse ouvertes ({ $changed } changées)
}
house-rules-note = Là où le livret laisse une question ouverte, la table décide. Les choix par défaut sont bons.
default-value = { $value } (par défaut)
start = Commencer
open-table = Ouvrir la table
takeover-after = Si quelqu’un tarde, quand un robot peut-il prendre le relais ?
takeover-after-note = L’hôte peut appeler un robot, qui joue à la place de qui n’a pas décidé dans ce délai.
takeover-rule = Si quelqu’un ne décide pas, un robot peut prendre le relais : { $time }.
wait-none = tout de suite
wait-minutes = { $count ->
    [one] au bout d’une minute
   *[other] au bout de { $count } minutes
}
wait-hours = { $count ->
    [one] au bout d’une heure
   *[other] au bout de { $count } heures
}
wait-days = { $count ->
    [one] au bout d’un jour
   *[other] au bout de { $count } jours
}
advice-allowed = On peut demander conseil à un robot ; tout le monde l’apprend
advice-off = À cette table, personne ne reçoit de conseil.
word-first = Laisser chacun mêler un mot au tirage avant le début de la partie

## Avant la partie

waiting-title = Une table de { $game }
your-name = Votre nom
your-colour = Votre couleur
colour-number = Couleur { $number }
colour-taken = C’est la couleur de { $name }.
sit-down = S’asseoir
sit-down-note = Dès que vous vous asseyez, le lien qui vous a amené ici est remplacé par un autre, que seul ce navigateur connaît. Personne d’autre ne peut regarder votre place, pas même l’hôte.
take-over-note = La partie est en cours. Vous prenez la place de { $name } et voyez ce qu’elle cache ; tout le monde en est averti.
one-seat-only = Vous avez déjà une place à cette table. Celle-ci n’est ouverte qu’à quelqu’un qui n’en a pas d’autre.
chance = Le hasard
chance-word = Un mot à mêler au tirage, si vous voulez
chance-word-again = Un autre mot à mêler au tirage
chance-add = Le confier
chance-before = Le serveur a tiré un nombre secret, dont voici l’empreinte. Les mots confiés par les joueurs s’y mêlent : ainsi, personne ne choisit seul ce qui sera tiré.
chance-after = L’empreinte était visible avant la partie ; voici maintenant le nombre qu’elle cachait. « portulan verify » contrôle chaque tirage de la partie téléchargée.
chance-promise = L’empreinte du serveur
chance-seed = Le nombre du serveur
chance-words = Mots confiés par
chance-word-of = { $name } (« { $word } »)
still-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
send-links = { $count ->
    [one] Envoyez le lien ci-dessous.
   *[other] Envoyez les liens ci-dessous.
}
still-coming = { $count ->
    [one] Une invitation attend { $names } à la dernière table. La partie commence dès son arrivée.
   *[other] Une invitation attend { $names } à la dernière table. La partie commence dès que tout le monde est là.
}
all-here = Tout le monde est là.
here-now = { $count ->
    [one] Une personne est dans la salle.
   *[other] { $count } personnes sont dans la salle.
}
host-starts = La partie commence dès que tout le monde est là et que l’hôte la lance.
seat-number = Place { $number }
seat-you = vous
seat-free = libre
seat-awaited = pas encore là
seat-here = à table
seat-away = hors ligne
seat-bot = robot, { $level }
level-of-bots = Niveau des nouveaux robots
seat-a-bot = Asseoir un robot
bot-takes-over = Laisser jouer un robot
give-seat = Rendre la place
free-seat = La garder pour un ami
take-back-seat = Reprendre ma place
bot-plays-for-me = Laisser un robot jouer pour moi
seat-invited = doit se rasseoir avec le nouveau lien
seat-takeover = un robot peut prendre le relais à { $time }
takeover-off = Attendre encore
renew-seat = Remplacer le lien perdu
own-link = Votre lien
own-link-note = Qui a votre lien a votre place. Si quelqu’un d’autre a pu le voir, ou si vous l’avez laissé ouvert ailleurs, remplacez-le : ce navigateur continue, tous les autres sont mis dehors.
renew-own = Remplacer mon lien
open-on-devices = { $count ->
    [one] Cette place est ouverte sur un appareil.
    [2] Cette place est ouverte sur deux appareils.
   *[other] Cette place est ouverte sur { $count } appareils.
}
open-on-devices-more = Si ce n’est pas vous, quelqu’un d’autre voit ce que vous voyez et peut jouer à votre place.
other-device = Ailleurs depuis { $time }.
end-others = { $count ->
    [one] Fermer l’autre
   *[other] Fermer les autres
}
all-mine = Tous ces appareils sont à moi
link-replaced = Ce lien a été remplacé
link-replaced-more = Quelqu’un s’est assis grâce à lui, ou l’a remplacé depuis un autre appareil. Si ce n’était pas vous, demandez un nouveau lien à l’hôte.
link-for-seat = Lien pour la place { $number }
link-to-watch = Lien pour regarder
copy = Copier
copied = Copié
share = Partager
loading-table = On dresse la table…
table-damaged = Cette table est illisible
table-damaged-more = Ce qui en était conservé est abîmé. La personne qui tient ce serveur en a peut-être une copie : prévenez-la.
no-such-table = Cette table n’existe pas
no-such-table-more = Le lien n’est pas le bon, ou la table n’est plus gardée ici.
no-link = Il vous faut un lien
no-link-more = On entre à une table par un lien secret. Demandez à qui vous a invité de vous le renvoyer.

## La connexion

line-live = Connecté
line-connecting = Connexion…
line-lost = Connexion perdue ; nouvel essai

## À la table

your-turn = C’est à vous.
asked-before = Ou bien ceci d’abord, si vous voulez. { $questions }
what-is-asked = Ce qui est demandé
wait = Un instant…
unsent = Votre décision n’est pas encore arrivée : elle part dès que la connexion revient.
last-move = Dernier coup : { $since }.
is-thinking = { $name } réfléchit
is-away = { $name } n’est pas là : la table attend
are-thinking = On attend { $names }
game-over = La partie est finie
skip = Aller à la suite
scores = Scores
undo = Reprendre le coup
ask-undo = Demander à la table de revenir en arrière
redo = Refaire le coup
help = Et maintenant ? Les règles
board-as-text = La table en texte
table-menu = Table, places et liens
side = Journal, coups et discussion
side-button = Journal, coups, discussion
side-log = Journal
side-moves = Coups
side-chat = Discussion
log-older = Lignes précédentes
steps-earlier = Coups précédents
steps-later = Coups suivants
log-empty = Il ne s’est encore rien passé.
since-you-left = Depuis votre départ
replay-from-here = Revoir à partir d’ici
write-move = Écrivez un coup, ou cherchez
no-such-move = Rien dans la liste ne se lit ainsi. Entrée joue ce coup si les règles le permettent, et sinon dit pourquoi.
no-moves-now = Ce n’est pas votre tour. Vos coups apparaîtront ici.
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
open-board = Voir en grand le plateau de { $name }
board-of = Plateau de { $name }
piece-of = { $piece }, à { $name }
counter-of = { $counter } : { $value }
pile-of = { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
worth = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
new-here = Point rouge : a changé depuis votre dernier coup.
times = { $count } × { $name }
nothing = vide
taken = fait
at-stake = maintenant
turn-map = Tourner le plan vers moi, ou le remettre droit
spent = { $name }, face cachée
why-not = Pourquoi pas ?
undo-waiting = { $who ->
    [you] Vous demandez à revenir en arrière ; on attend { $names }.
   *[other] { $name } demande à revenir en arrière ; on attend { $names }.
}
undo-asked = { $name } demande à revenir en arrière
undo-asked-more = { $name } voudrait revenir avant sa dernière décision. Quelqu’un a appris quelque chose depuis : tout le monde doit être d’accord.
open-waiting = L’hôte voudrait confier à quelqu’un la place de { $name } ; on attend { $names }.
open-asked = Quelqu’un à la place de { $name } ?
open-asked-more = { $host } voudrait confier à un ami la place du robot { $name }. Qui s’y assied voit ce que le robot a reçu : tout le monde doit être d’accord.
agree = D’accord
disagree = Refuser
pass-to = Passez l’écran à { $name }
pass-more = Ce que { $name } a le droit de savoir est derrière ce rideau. Personne d’autre ne devrait regarder.
i-am = C’est moi, { $name } : montrer mon plateau
no-motion = Sans animations
house-rules-here = Règles de maison de cette table
leave-table = Quitter la table
leave-note = Vous pouvez partir à tout moment : la table est gardée, vous la retrouverez parmi les vôtres.
download-record = Télécharger la partie
watch-replay = Revoir la partie
see-boards = Regarder les plateaux
analysis = Analyse
counting = Le décompte
count-at-once = Tout montrer
more-columns = Il y a d’autres colonnes : faites glisser la feuille de côté.
advice-count = Conseils demandés à un robot : { $names }
advice-of = { $name }, { $count ->
    [one] une fois
   *[other] { $count } fois
}
analysis-for = Pour
analysis-working = Analyse en cours, quelques secondes…
analysis-scores = Le score, tour par tour
analysis-table = En tableau
analysis-turned = { $change ->
    [more] Tout a basculé au tour { $round } : { $name } a repris { $points } au meilleur des autres.
   *[less] Tout a basculé au tour { $round } : { $name } a perdu { $points } sur le meilleur des autres.
}
analysis-moments = Ce qu’un robot aurait fait
analysis-moment = Tour { $round }, { $name } :
analysis-better = { $points ->
    [0] Un robot aurait fait ceci : { $better }.
    [one] Un robot aurait fait ceci, pour environ { $points } point de mieux : { $better }.
   *[other] Un robot aurait fait ceci, pour environ { $points } points de mieux : { $better }.
}
analysis-see = Le voir dans la partie
analysis-none = { $name } a décidé comme l’aurait fait un robot.
share-replay = Partager la partie
share-note = Ce lien montre toute cette partie, du début à la fin, avec ce que chacun tenait en main et les noms des joueurs. Il n’ouvre rien d’autre, et vous pouvez le retirer à tout moment.
share-copy = Copier le lien
share-copied = Copié
share-end = Retirer le lien
share-ended = Le lien n’ouvre plus rien.
share-lost = Vous avez déjà donné un lien ; un nouveau le remplace.
share-new = Créer un nouveau lien
again = Rejouer
again-there = Aller à la nouvelle table
again-asked = { $name } propose une revanche.
again-join = J’en suis
again-watch = Suivre la nouvelle partie
again-moved = { $name } a dressé une autre table pour cette partie.
chapter-next = Continuer avec « { $title } »
chapter-asked = { $name } poursuit l’histoire avec « { $title } ».
chapter-host = L’histoire continue avec « { $title } ». Dès que { $name } l’aura ouverte, vous pourrez la rejoindre d’ici.
again-host = Si { $name } propose une revanche, vous pourrez la rejoindre d’ici.
you-win = Vous avez gagné !
you-lose = Vous avez perdu
nobody-wins = Personne ne gagne
team-wins = L’équipe gagne !
team-loses = L’équipe perd
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
wins = gagne

## Aide

how-to-move = Comment jouer un coup
way-click = Touchez ou cliquez ce qui brille, puis ce qui brille ensuite ; toucher encore le premier, ou Échap au clavier, ramène en arrière.
way-see = À la souris, pointez un endroit pour voir ce que votre coup y ferait ; un clic le joue. Au doigt, le premier appui le montre, et un second appui ou « Confirmer » le joue. Les coups qui ne posent rien, comme les mots sur les boutons, se jouent tout de suite.
way-drag = Ou faites glisser une pièce là où elle va.
way-list = Ou choisissez une phrase dans la liste des coups.
way-write = Ou écrivez-en quelques mots au-dessus de la liste, puis Entrée.
way-back = La flèche reprend un coup tant que personne n’a rien appris ; après, on demande à la table.
way-look = Pointez un objet, ou appuyez longuement dessus, pour lire ce qu’il est. À ce qui ne brille pas, on peut demander « Pourquoi pas ? ».
way-new = Un point rouge sur une pièce dit qu’elle a changé depuis votre dernier coup.
all-rules = Toutes les règles
search-rules = Chercher dans les règles
rules-found = { $count } sur { $all }
no-rule = Aucune règle ne se lit ainsi.

## Revoir une partie

replay = Revoir la partie
replay-of = Revoir : { $game }
replay-as = Vu par
viewer-all = tout le monde à la fois
viewer-spectator = un spectateur
viewer-seat = { $name }
first-step = Au début
previous-step = Étape précédente
next-step = Étape suivante
last-step = À la fin
play-steps = Lecture
pause-steps = Pause
step-of = Étape { $step } sur { $total }
position = Position dans la partie
replay-speed = Vitesse
speed-slow = lente
speed-normal = normale
speed-fast = rapide
replay-round = Tour
replay-setup = Mise en place
replay-turns = Coups de
replay-anybody = tout le monde
turn-before = Au coup précédent
turn-after = Au coup suivant
replay-keys = Clavier : ← et → avancent d’un pas, ↑ et ↓ ou [ et ] d’un tour, Page préc. et Page suiv. d’un joueur à l’autre, Origine et Fin mènent aux extrémités, la barre d’espace lance et arrête.
to-table = Retour à la table
replay-failed = Cette partie ne peut pas être montrée

## Ce que la maison raconte dans le journal

message-started = La partie commence.
message-resumed = La partie continue avec des règles plus récentes ; ce qui a été raconté avant n’est plus connu.
message-undone = { $who ->
    [you] Vous reprenez votre dernière décision.
   *[other] { $name } reprend sa dernière décision.
}
message-redone = { $who ->
    [you] Vous la refaites.
   *[other] { $name } la refait.
}
message-undo-asked = { $who ->
    [you] Vous demandez à la table de revenir en arrière.
   *[other] { $name } demande à la table de revenir en arrière.
}
message-undo-declined = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
message-undo-agreed = { $who ->
    [you] Tout le monde est d’accord : votre dernière décision est reprise.
   *[other] Tout le monde est d’accord : la dernière décision de { $name } est reprise.
}
message-claimed = { $who ->
    [you] Vous vous asseyez.
   *[other] { $name } s’assied.
}
message-bot = { $who ->
    [you] Un robot joue pour vous.
   *[other] Un robot joue pour { $name }.
}
message-bot-fallback = { $who ->
    [you] À votre place, le robot n’a pas pu réfléchir : il a joué à vue.
   *[other] À la place de { $name }, le robot n’a pas pu réfléchir : il a joué à vue.
}
message-back = { $who ->
    [you] Vous voilà de retour.
   *[other] { $name } est de retour.
}
message-open = La place { $number } est libre.
message-took-over = { $who ->
    [you] Vous prenez la place de { $before } et voyez ce qu’elle cache.
   *[other] { $name } prend la place de { $before } et voit ce qu’elle cache.
}
message-takeover = { $who ->
    [you] Un robot est appelé pour vous : il jouera à votre place si vous ne décidez pas à temps.
   *[other] Un robot est appelé pour { $name } : il jouera si { $name } ne décide pas à temps.
}
message-clock-bot = { $who ->
    [you] Votre temps est écoulé : un robot joue jusqu’à votre retour.
   *[other] Le temps de { $name } est écoulé : un robot joue en attendant son retour.
}
message-nudged = { $who ->
    [you] Vous faites signe à { $names } : on attend.
   *[other] { $name } fait signe à { $names } : on attend.
}
message-takeover-off = { $who ->
    [you] On vous attend tout de même.
   *[other] On attend tout de même { $name }.
}
message-renewed = { $who ->
    [you] { $host } remplace votre lien.
   *[other] { $host } remplace le lien de { $name }, qui doit se rasseoir.
}
message-worded = { $who ->
    [you] Vous confiez un mot au hasard.
   *[other] { $name } confie un mot au hasard.
}
message-open-asked = { $name } demande à la table de confier à quelqu’un la place de { $bot }.
message-question-void = La question posée à la table tombe : quelqu’un est arrivé ou parti.
message-shared = { $who ->
    [you] Vous partagez un lien vers la partie.
   *[other] { $name } partage un lien vers la partie.
}
message-unshared = { $who ->
    [you] Vous retirez votre lien vers la partie.
   *[other] { $name } retire son lien vers la partie.
}
message-advised = { $who ->
    [you] Vous demandez conseil.
   *[other] { $name } demande conseil.
}
message-again = { $who ->
    [you] Vous proposez une revanche.
   *[other] { $name } propose une revanche.
}

# Cartes, plateaux, pages et fiches

zoom-in = Plus près
zoom-out = Plus loin
see-whole = Voir l’ensemble
go-home = Revenir là où vous êtes
map-of = { $name } : à parcourir avec les flèches
you-are-at = Vous êtes ici : { $place }
ways = Chemins : { $ways }
way-to = { $side } vers { $place }
way-past = { $way } ({ $sign })
way-unknown = { $side }, vers l’inconnu
so-far = { $count } { $side }
from-here = { $where } de vous
side-north = au nord
side-north-east = au nord-est
side-east = à l’est
side-south-east = au sud-est
side-south = au sud
side-south-west = au sud-ouest
side-west = à l’ouest
side-north-west = au nord-ouest
between = entre { $one } et { $other }
percent = { $value } %
chance-of = chance de réussite : { $value } %
choices = Choix
compulsory = choix obligatoire
page-of = { $who ->
    [you] Votre page
   *[other] Page de { $name }
}
page-opening = La page s’ouvre…
turn-page = Lire la suite
next-page = Page suivante
folded = { $name } ({ $count })
put-aside = Mettre de côté
open-again = Rouvrir : { $name }
die-shows = le dé indique { $value }
as-it-stands = En l’état
number-asked = Nombre
enter-number = Valider
from-to = Un nombre de { $low } à { $high }.

## Apprendre un jeu

learn = Apprendre à jouer
learn-title = Apprendre { $game }
guide = Première partie guidée
guide-begin = Jouer la première partie guidée
guide-minutes = Trois minutes environ.
guide-step = Étape { $step } sur { $total }
guide-watch = Regardez ce qui se passe…
guide-do = Faites-le pour moi
guide-leave = Quitter le guide
guide-own-way = Vous avez pris votre propre chemin : un coup permis, mais pas celui que j’avais en tête. On le reprend ?
guide-take-back = Le reprendre
guide-alone = Continuer sans le guide
guide-go-on = { $names ->
    [none] Continuer
   *[other] Continuer contre { $names }
}

# A page of the book
read-aloud = Lire à voix haute
stop-reading = Arrêter la lecture
journal = Le journal
journal-empty = Rien n’a encore été lu.
print = Imprimer

## Campagnes

campaign = La campagne
campaign-title = Campagne de { $game }
campaign-of = La campagne de { $names }
campaign-game = Partie { $number }
campaign-chapters = Partie { $number } sur { $total }
campaign-people = Les voyageurs
campaign-journal = Le journal ({ $count ->
    [one] 1 page
   *[other] { $count } pages
})
campaign-download = Télécharger la campagne
campaign-gathering = On attend les joueurs pour « { $title } ».
campaign-playing = « { $title } » se joue en ce moment.
campaign-between = On a joué « { $title } ». La partie suivante peut commencer.
campaign-over = La campagne est terminée.
campaign-champion = { $count ->
    [one] La campagne est terminée : { $names } en est le champion !
   *[other] La campagne est terminée : { $names } en sont les champions !
}
station-behind = jouée
station-now = en cours
station-gathering = sur le point de commencer
station-over = vient de se terminer
station-ahead = à venir
traveller-plays = joue cette partie
traveller-played = a joué cette partie
traveller-away = manque cette partie
traveller-left = a quitté la campagne
traveller-champion = remporte la campagne
traveller-alias = à la table sous le nom de { $name }
traveller-new = Cette feuille est encore vierge.
next-who = Qui joue la partie suivante ?
next-who-now = Qui joue cette partie ?
next-part = Ce que fait { $name }
next-plays = joue
next-away = manque celle-ci
next-leaves = quitte la campagne
next-add = Ajouter quelqu’un
next-remove = Finalement non
next-new-name = Nom de la personne qui arrive
next-kind = Qui arrive
next-chapter = Partie suivante
next-lay = Ouvrir la partie suivante
next-lay-anew = Dresser la table pour ces joueurs
next-note = Chacun garde son lien, et qui manque une partie retrouve ensuite tout ce qu’il avait. Une nouvelle personne reçoit un lien à la table.
next-count = { $least ->
    [one] Le jeu se joue de 1 à { $most } ; cela en ferait { $count }.
   *[other] Le jeu se joue de { $least } à { $most } ; cela en ferait { $count }.
}
next-change = Changer les joueurs
campaign-file = Reprendre une campagne depuis un fichier
campaign-file-pick = Le fichier de la campagne
campaign-file-wrong = Ce n’est pas le fichier d’une campagne de ce jeu.
campaign-file-read = { $count ->
    [one] Une partie a été jouée. Dites qui s’assied où : chacun retrouve son personnage par son nom.
   *[other] { $count } parties ont été jouées. Dites qui s’assied où : chacun retrouve son personnage par son nom.
}
campaign-file-drop = Ouvrir plutôt une nouvelle table
campaign-go-on = Reprendre la campagne
