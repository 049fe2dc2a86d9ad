### Le terminal : ce qu’il dit en plus du texte d’un jeu.

## Joueurs

player = Joueur { $number }
level-easy = facile
level-medium = moyen
level-hard = difficile
bot-level = robot, { $level }
you = vous
list-more = { $first }, { $last }
list-end = { $first } et { $last }

## Une décision

your-turn = { $name }, à vous.
question = Que faites-vous ?
news = Depuis votre dernière décision :
news-before = { $count ->
    [one] … { $count } ligne avant celles-ci : tapez « journal » pour la lire.
   *[other] … { $count } lignes avant celles-ci : tapez « journal » pour les lire.
}
for-example = Par exemple, { $number } ou { $notation } : { $sentence }
first-help = Tapez le numéro d’une option ou sa forme brève ; « ? » explique la décision, « aide » donne les commandes.
first-help-number = Tapez le nombre demandé, ou une forme brève ; « ? » explique la décision, « aide » donne les commandes.
asked-before = Ou bien ceci d’abord, si vous voulez. { $question }
thinking = { $name } réfléchit…

## Réponses

unknown = « { $text } » n’est ici ni une option, ni un coup, ni une commande : tapez « aide » pour les commandes.
no-option = Il n’y a pas d’option { $number } : tapez un numéro de 1 à { $last }.
ambiguous = « { $text } » peut vouloir dire { $choices } : précisez un peu.
ambiguous-more = { $choices }…
refused = Interdit : { $rule } ({ $clause })
legal = { $notation } est permis : { $sentence }.
taken-back = Décision reprise.
made-again = Décision rétablie.
cannot-undo = Vous ne pouvez rien reprendre : une carte a été révélée, quelqu’un a appris quelque chose, ou un autre joueur a décidé.
cannot-redo = Il n’y a rien à rétablir.
bot = le robot
advice-move = Un robot jouerait { $notation } : { $sentence }.
advice-other = { $points ->
    [0] Tout aussi bon à première vue : { $sentence }.
    [one] Deuxième choix à première vue, environ { $points } point derrière : { $sentence }.
   *[other] Deuxième choix à première vue, environ { $points } points derrière : { $sentence }.
}
advice-ahead = À première vue, ceci paraît meilleur : { $sentence }. Le robot a regardé plus loin.
advice-counts = Conseils : { $list }.
advice-count = { $name } { $count }
log-empty = Il ne s’est encore rien passé.
pages-empty = Rien n’a encore été lu.
folded = { $name } ({ $count }) : « plateau » montre tout.

## Enregistrer

saved = Partie enregistrée dans { $file }.
save-which = Où ? Tapez « enregistrer » et le nom d’un fichier.
save-exists = { $file } existe déjà et n’est pas cette partie : tapez « enregistrer! { $file } » pour le remplacer.
save-failed = { $file } ne peut pas être écrit : { $reason }.

## Passer l’écran, quitter, la fin

pass-to = Passez l’écran à { $name }, qui appuie sur Entrée.
unfinished = La partie n’est pas finie, et elle n’a pas été enregistrée.
unfinished-saved = La partie n’est pas finie ; elle est enregistrée dans { $file }.
unfinished-changed = La partie n’est pas finie ; { $file } la garde telle qu’elle était avant les derniers coups.
wins = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
you-win = Vous l’emportez !
you-lose = Vous perdez.
nobody-wins = Personne ne l’emporte.
team-wins = Vous l’emportez ensemble !
team-loses = Vous perdez ensemble.
you-share = Vous partagez la victoire : { $names }.
offer = Tapez « enregistrer FICHIER » pour garder la partie, « journal » pour la relire, ou Entrée pour quitter.

## Commandes : le nom anglais marche toujours, et ceux-ci aussi

command-board = plateau
command-pages = relire
command-hint = conseil
command-undo = annuler
command-redo = rétablir
command-log = journal
command-save = enregistrer
command-help = aide
command-quit = quitter

help-why = ?
help-why-text = expliquer la décision, avec ses règles
help-move = ? COUP
help-move-text = dire si un coup est permis et, sinon, quelle règle l’interdit
help-code = ? CODE
help-code-text = dire à quoi sert une carte, un emplacement ou une pile, ou ce que dit une règle
help-board = plateau
help-board-text = redessiner toute la table et les options
help-hint = conseil
help-hint-text = demander à un robot ce qu’il jouerait, et pourquoi ; la feuille de score dit combien de fois
help-undo = annuler
help-undo-text = reprendre votre dernière décision, tant que personne n’en a rien appris
help-redo = rétablir
help-redo-text = rétablir la décision reprise
help-log = journal [NOMBRE]
help-log-text = raconter ce qui s’est passé, ou les dernières lignes seulement
help-pages = relire
help-pages-text = relire toutes les pages déjà lues
help-save = enregistrer FICHIER
help-save-text = enregistrer la partie, pour la reprendre plus tard avec --load FICHIER
help-quit = quitter
help-quit-text = quitter la table

## Cartes, plateaux, pages et fiches

colon = { " : " }
you-are-at = Vous êtes ici : { $place }.
ways = Chemins : { $ways }.
unknown-land = vers l’inconnu
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ouest
side-west = ouest
side-north-west = nord-ouest
percent = { $value } %
chance-of = chances : { $value } %
page-of = Page de { $name }
compulsory = choix obligatoire
die-shows = dé { $value }
type-number = tapez { $move } … { $last }
no-number = { $text } n’est pas un nombre de { $low } à { $high }.

## L’analyse d’une partie

analysis-scores = Le score, tour par tour :
analysis-turned = { $change ->
    [more] Tout a basculé au tour { $round } : { $name } a repris { $points } au meilleur des autres.
   *[less] Tout a basculé au tour { $round } : { $name } a perdu { $points } sur le meilleur des autres.
}
analysis-moment = Entrée { $entry }, tour { $round }, { $name } : { $played }.
analysis-better = { $points ->
    [0] Un robot aurait fait ceci : { $better }.
    [one] Un robot aurait fait ceci, pour environ { $points } point de mieux : { $better }.
   *[other] Un robot aurait fait ceci, pour environ { $points } points de mieux : { $better }.
}
analysis-none = { $name } a décidé comme l’aurait fait un robot.

## Ce qui ne va pas dans la ligne de commande

wrong-game = jeu inconnu : { $game } ; jeux : { $games }
wrong-players = { $game } se joue de { $first } à { $last }, pas à { $players }
wrong-option = option inconnue : { $option } ; options : { $options }
wrong-value = l’option { $option } ne peut pas valoir { $value } ; valeurs : { $values }
wrong-bot = robot inconnu : { $bot } ; robots : { $bots }
wrong-name = --names : un nom a de 1 à { $longest } lettres, pas { $name }
same-name = --names : deux joueurs ne peuvent pas porter le même nom
wrong-assignment = --option : écrivez CLÉ=VALEUR, pas { $text }
too-many-names = --names : { $names } noms pour { $players } joueurs
too-many-bots = --bots : { $bots } robots et vous, c’est trop pour { $players } joueurs
load-has-its-own = --load et { $argument } s’excluent : la partie enregistrée a déjà les siens

## La ligne de commande

usage-heading = utilisation :
usage-positional = arguments
usage-options = options
usage-help = afficher cette aide et quitter
usage-see = { $complaint } (voir { $program } --help)
usage-required = il manque : { $names }
usage-one-required = il faut l’un de ces arguments : { $names }
usage-unrecognized = arguments inconnus : { $words }
usage-ambiguous = option ambiguë : { $option } peut vouloir dire { $matches }
usage-choice = argument { $argument } : { $value } n’est pas un choix possible (choisir parmi { $choices })
usage-value = argument { $argument } : valeur incorrecte, { $value }
usage-one = argument { $argument } : une valeur est attendue
usage-some = argument { $argument } : au moins une valeur est attendue
usage-together = argument { $argument } : impossible avec l’argument { $other }
