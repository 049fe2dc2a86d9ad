### The terminal: what it says beside the text of a game.

## Players

player = Player { $number }
level-easy = easy
level-medium = medium
level-hard = hard
bot-level = bot, { $level }
you = you
list-more = { $first }, { $last }
list-end = { $first } and { $last }

## A decision

your-turn = { $name }, your turn.
question = What do you do?
news = Since your last decision:
news-before = { $count ->
    [one] … { $count } line before: type “log” to read it.
   *[other] … { $count } lines before: type “log” to read them.
}
for-example = For example, { $number } or { $notation }: { $sentence }
first-help = Type the number of an option or its short form; “?” explains the decision, “help” lists the commands.
first-help-number = Type the number that is asked, or a short form; “?” explains the decision, “help” lists the commands.
asked-before = Or this first, if you like. { $question }
thinking = { $name } is thinking…

## Answers

unknown = “{ $text }” is not an option, a move or a command here: type “help” for the commands.
no-option = There is no option { $number }: type a number from 1 to { $last }.
ambiguous = “{ $text }” may mean { $choices }: type a little more.
ambiguous-more = { $choices }…
refused = Not allowed: { $rule } ({ $clause })
legal = { $notation } is allowed: { $sentence }.
taken-back = Taken back.
made-again = Redone.
cannot-undo = There is nothing that you can take back: a card was turned up, somebody learned something, or another player has decided.
cannot-redo = There is nothing to redo.
bot = the bot
advice-move = A bot would play { $notation }: { $sentence }.
advice-other = { $points ->
    [0] Just as good by rule of thumb: { $sentence }.
    [one] Next best by rule of thumb, about { $points } point behind: { $sentence }.
   *[other] Next best by rule of thumb, about { $points } points behind: { $sentence }.
}
advice-ahead = By rule of thumb this looks better: { $sentence }. The bot has looked further ahead.
advice-counts = Advice: { $list }.
advice-count = { $name } { $count }
log-empty = Nothing has happened yet.
pages-empty = Nothing has been read yet.
folded = { $name } ({ $count }): “board” shows all of it.

## Saving

saved = Saved in { $file }.
save-which = Where? Type “save” and the name of a file.
save-exists = { $file } exists already and is not this game: type “save! { $file }” to replace it.
save-failed = { $file } cannot be written: { $reason }.

## Passing the screen, leaving, the end

pass-to = Pass the screen to { $name }, who presses Enter.
unfinished = The game is not finished, and was not saved.
unfinished-saved = The game is not finished; it is saved in { $file }.
unfinished-changed = The game is not finished; { $file } holds it as it was before the last moves.
wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
you-win = You win!
you-lose = You lose.
nobody-wins = Nobody wins.
team-wins = You win together!
team-loses = You lose together.
you-share = You share the victory: { $names }.
offer = Type “save FILE” to keep the record of the game, “log” to read it, or press Enter to leave.

## Commands: the English name always works, and so do these

command-board = board
command-pages = pages
command-hint = hint
command-undo = undo
command-redo = redo
command-log = log
command-save = save
command-help = help
command-quit = quit

help-why = ?
help-why-text = explain the decision, with its rules
help-move = ? MOVE
help-move-text = say whether a move is allowed, and if not, which rule forbids it
help-code = ? CODE
help-code-text = say what a card, a slot or a pile is for, or what a rule says
help-board = board
help-board-text = draw the whole table again, with the options
help-hint = hint
help-hint-text = ask a bot what it would play, and why; the score sheet says how often
help-undo = undo
help-undo-text = take your last decision back, as long as nobody has learned anything from it
help-redo = redo
help-redo-text = make the decision again that was taken back
help-log = log [NUMBER]
help-log-text = tell what happened so far, or the last lines of it
help-pages = pages
help-pages-text = read again every page that was opened
help-save = save FILE
help-save-text = save the game, to go on later with --load FILE
help-quit = quit
help-quit-text = leave the table

## Maps, boards, pages and sheets

colon = { ": " }
you-are-at = You are at { $place }.
ways = Ways: { $ways }.
unknown-land = into the unknown
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
percent = { $value }%
chance-of = chance { $value }%
page-of = { $name }’s page
compulsory = must be chosen
die-shows = die { $value }
type-number = type { $move } … { $last }
no-number = { $text } is not a number from { $low } to { $high }.

## The analysis of a match

analysis-scores = The score, round by round:
analysis-turned = { $change ->
    [more] It turned in round { $round }: { $name } gained { $points } on the best of the others.
   *[less] It turned in round { $round }: { $name } lost { $points } to the best of the others.
}
analysis-moment = Entry { $entry }, round { $round }, { $name }: { $played }.
analysis-better = { $points ->
    [0] A bot would have done this: { $better }.
    [one] A bot would have done this, about { $points } point better: { $better }.
   *[other] A bot would have done this, about { $points } points better: { $better }.
}
analysis-none = { $name } decided as a bot would have.

## What is wrong with the command line

wrong-game = unknown game { $game }; games: { $games }
wrong-players = { $game } is for { $first } to { $last } players, not { $players }
wrong-option = unknown option { $option }; options: { $options }
wrong-value = option { $option } cannot be { $value }; values: { $values }
wrong-bot = unknown bot { $bot }; bots: { $bots }
wrong-name = --names: a name has 1 to { $longest } letters, not { $name }
same-name = --names: no two players may have the same name
wrong-assignment = --option: write KEY=VALUE, not { $text }
too-many-names = --names: { $names } names for { $players } players
too-many-bots = --bots: { $bots } bots and you are more than { $players } players
load-has-its-own = --load and { $argument } exclude each other: the saved game has its own

## The command line

usage-heading = usage:
usage-positional = arguments
usage-options = options
usage-help = show this help and exit
usage-see = { $complaint } (see { $program } --help)
usage-required = the following arguments are required: { $names }
usage-one-required = one of the arguments { $names } is required
usage-unrecognized = unrecognized arguments: { $words }
usage-ambiguous = ambiguous option: { $option } could match { $matches }
usage-choice = argument { $argument }: invalid choice: { $value } (choose from { $choices })
usage-value = argument { $argument }: invalid value: { $value }
usage-one = argument { $argument }: expected one argument
usage-some = argument { $argument }: expected at least one argument
usage-together = argument { $argument }: not allowed with argument { $other }
