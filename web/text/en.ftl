### What the house itself says, whatever the game.

## Everywhere

close = Close
back = Back
confirm = Confirm
show-again = Show me again
hint = Suggest a move
hint-thinking = A bot is thinking about your move…
advice-title = A bot would do this.
advice-then = { $effect ->
    [none] Then: { $move }.
   *[other] Then: { $move } ({ $effect }).
}
advice-other = { $points ->
    [0] Nearly as good: { $move }.
    [one] Next best, about { $points } point behind: { $move }.
   *[other] Next best, about { $points } points behind: { $move }.
}
advice-ahead = At first sight another move looks better ({ $move }); looking further ahead, the bot prefers this one.
pace = The others’ moves
pace-instant = at once
pace-quick = quick
pace-calm = calm
loading = Unrolling the charts…
part-failed = A part of this page did not come.
try-again = Try again
offline = Portulan is not answering.
offline-more = The server cannot be reached. As soon as it answers, everything goes on from where it stood.
to-lobby = To the lobby
language = Language
language-en = English
language-fr = Français
mode-auto = Light or dark, like the device
mode-light = Light
mode-dark = Dark
nowhere = There is nothing here
nowhere-more = This address is on no chart of ours.
reach-closed = These links work on this machine only.
reach-open = Open to your network, at
reach-do = Open to my network
reach-how = Whoever started Portulan can open it to the network.
reach-failed = No network was found that it could be opened to.
reach-beyond = Friends in the same network then follow a link or its QR code. For friends elsewhere the server needs an address of its own on the Internet.
qr = QR code
qr-of = QR code: { $label }
elsewhere = Go on on another device
elsewhere-note = Whoever follows this link plays for you: show it to nobody else.
clock = Is there a time limit for each decision?
clock-days = { $count ->
    [0] No limit
    [one] { $count } day
   *[other] { $count } days
}
clock-then = And when the time is over?
clock-then-wait = The table waits
clock-then-bot = A bot plays on until the person is back
clock-you = You have until { $when }.
clock-other = { $name } has until { $when }.
clock-rule-wait = After that the table goes on waiting.
clock-rule-bot = After that a bot plays on until the person is back.
nudge = Send a reminder
nudge-not-yet = You have sent one within the last twelve hours.
calls = Never miss your turn
calls-more = What is set here holds for this device. A tab that waits for you says so in its title and by a dot on its icon.
call-me = Call me when it is my turn
call-sound = with a soft sound
call-buzz = by vibration
call-notify = with a notification, even when Portulan is closed
call-denied = The browser was told not to show notifications; you can change that in its settings for this page.
call-insecure = Notifications need an address with https; this one has none.
call-note = Nobody is called who is at the table already.
call-test = Try it
call-test-title = This is how Portulan calls
call-test-body = When it is your turn, the game stands here.
your-turn-title = Your turn
credits = Credits
credits-more = Portulan is built on the work of others. Thank you.
credits-games = The games are the work of their authors; the pictures and texts here are original.

## Lobby

welcome = Chart your course
welcome-more = Board games of exploration, played by the book: with friends, with bots, at once or over weeks.
games = Games
players-range = { $from ->
    [one] { $from } to { $to } players
   *[other] { $from } to { $to } players
}
players-count = { $count ->
    [one] for one player
   *[other] { $count } players
}
minutes = { $from } to { $to } minutes
weight-1 = learned in a minute
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = for experts
weight-of = Weight { $weight } of { $most }
play-first = Play a first game
play-now = Play now
set-up = Set up a table
my-tables = My tables
finished = finished
table-yours = your turn
table-theirs = { $name } is thinking
table-theirs-many = waiting for { $count } players
table-gathering = { $count ->
    [0] everybody is here, not begun yet
    [one] one player still missing
   *[other] { $count } players still missing
}
table-again = another match is proposed
ended-tables = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
history = Our matches
history-alone = { $name }, without other people
history-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
history-who = Player
history-wins = Victories
history-best = Best result
history-mean = Average
history-all = All matches
history-note = From what this server keeps of the tables that this browser has links to. Only those who played can read it.
save-records = Save the records
saving-records = { $count ->
    [one] One record still to fetch…
   *[other] { $count } records still to fetch…
}
table-gone = no longer kept here
watching = watching
forget = Forget
forget-table = Forget the table with { $names }
join = Join a friend
join-link = The link your friend sent you
join-wrong = This is not the link of a table.
join-go = Join
you-name = Wayfarer
guest-name = Player { $number }

## A new table

new-table = New table: { $game }
first-game = Recommended for a first game
first-game-players = { $count ->
    [one] Alone
    [2] You and one bot ({ $level })
   *[other] You and bots ({ $level }), { $count } players
}
first-game-go = Play this now
how-many = How many players?
who-sits = Who sits where?
pack = Which cards?
pack-none = Those that ship with the game
seat-kind = Seat { $number }: who plays
seat-name = Seat { $number }: name
bot-level = Seat { $number }: level of the bot
seat-colour = Seat { $seat }: colour { $colour }; take another one
other-colour = Another colour
variants = Variants
kind-host = Me
kind-open = A friend, by link
kind-bot = A bot
kind-hotseat = Someone on this screen
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
about-random = A random bot plays anything that is allowed.
about-easy = An easy bot knows the rules and often takes a move that is not its best: good for learning.
about-medium = A medium bot plays what looks best now, and does not think ahead.
about-hard = A hard bot thinks ahead, for a second on every move.
open-note = You will get a link to send.
name = Name
name-room = { $count ->
    [0] That is as long as a name can be: { $most } characters.
    [one] One character left of { $most }.
   *[other] { $count } characters left of { $most }.
}
house-rules = { $changed ->
    [0] Open questions of the rulebook
    [one] Open questions of the rulebook ({ $changed } changed)
   *[other] Open questions of the rulebook ({ $changed } changed)
}
house-rules-note = Where the rulebook leaves a question open, the table decides. The defaults are good.
default-value = { $value } (default)
start = Start
open-table = Open the table
takeover-after = If somebody stays away, when may a bot step in?
takeover-after-note = The host may call a bot, which plays in the place of whoever does not decide within this time.
takeover-rule = If somebody does not decide, a bot may take over: { $time }.
wait-none = at once
wait-minutes = { $count ->
    [one] after one minute
   *[other] after { $count } minutes
}
wait-hours = { $count ->
    [one] after one hour
   *[other] after { $count } hours
}
wait-days = { $count ->
    [one] after one day
   *[other] after { $count } days
}
advice-allowed = Players may ask a bot for advice; everybody is told that they did
advice-off = At this table nobody is advised.
word-first = Let players mix a word of their own into the shuffling before the match begins

## Before the match

waiting-title = A table of { $game }
your-name = Your name
your-colour = Your colour
colour-number = Colour { $number }
colour-taken = { $name } has this colour.
sit-down = Sit down
sit-down-note = When you sit down, the link that you came by is replaced by one that only this browser knows. Nobody else can look at your seat, not even the host.
take-over-note = The match is under way. You take over the seat of { $name } and see what it holds; everybody is told.
one-seat-only = You have a seat at this table already. Only somebody who has no other seat may take this one.
chance = Chance
chance-word = A word that is mixed into the shuffling, if you like
chance-word-again = Another word for the shuffling
chance-add = Add it
chance-before = The server has drawn a secret number and shows its fingerprint here. Words that the players add are mixed in, so that nobody alone chooses what is drawn.
chance-after = The fingerprint was shown before the match; now you may see the number behind it. “portulan verify” checks every draw of the downloaded record.
chance-promise = The server’s fingerprint
chance-seed = The server’s number
chance-words = Words added by
chance-word-of = { $name } (“{ $word }”)
still-missing = { $count ->
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}
send-links = { $count ->
    [one] Send the link below.
   *[other] Send the links below.
}
still-coming = { $count ->
    [one] { $names } was invited from the last table. The match begins when { $names } sits down.
   *[other] { $names } were invited from the last table. The match begins when all have sat down.
}
all-here = Everybody is here.
here-now = { $count ->
    [one] One person is in the room.
   *[other] { $count } people are in the room.
}
host-starts = The match begins once everybody is here and the host starts it.
seat-number = Seat { $number }
seat-you = you
seat-free = free
seat-awaited = not here yet
seat-here = here
seat-away = away
seat-bot = bot, { $level }
level-of-bots = Level of new bots
seat-a-bot = Seat a bot
bot-takes-over = Let a bot take over
give-seat = Give the seat back
free-seat = Keep it for a friend
take-back-seat = Take my seat back
bot-plays-for-me = Let a bot play for me
seat-invited = has to sit down again with the new link
seat-takeover = a bot may take over at { $time }
takeover-off = Keep waiting
renew-seat = Renew the lost link
own-link = Your link
own-link-note = Whoever has your link has your seat. If somebody else may have seen it, or if you left it open elsewhere, renew it: this browser goes on, all others are out.
renew-own = Renew my link
open-on-devices = { $count ->
    [one] This seat is open on one device.
    [2] This seat is open on two devices.
   *[other] This seat is open on { $count } devices.
}
open-on-devices-more = If you did not open it there, somebody else sees what you see and can play for you.
other-device = Elsewhere since { $time }.
end-others = { $count ->
    [one] Close the other
   *[other] Close the others
}
all-mine = All of them are mine
link-replaced = This link was replaced
link-replaced-more = Somebody sat down with it, or renewed it on another device. If that was not you, ask the host for a new link.
link-for-seat = Link for seat { $number }
link-to-watch = Link to watch
copy = Copy
copied = Copied
share = Share
loading-table = Laying the table…
table-damaged = This table cannot be read
table-damaged-more = What was stored of it is damaged. Whoever runs this server may have a copy: tell them.
no-such-table = There is no such table
no-such-table-more = The link is not right, or the table is no longer kept here.
no-link = You need a link
no-link-more = A table is entered by a secret link. Ask whoever invited you to send it again.

## The connection

line-live = Connected
line-connecting = Connecting…
line-lost = Connection lost; trying again

## At the table

your-turn = It is your turn.
asked-before = Or this first, if you like. { $questions }
what-is-asked = What is asked
wait = One moment…
unsent = Your decision has not arrived yet: it is sent as soon as the line is back.
last-move = The last move was { $since }.
is-thinking = { $name } is thinking
is-away = { $name } is away: the table waits
are-thinking = Waiting for { $names }
game-over = The match is over
skip = Skip ahead
scores = Scores
undo = Take back
ask-undo = Ask the table to take back
redo = Redo
help = What now? The rules
board-as-text = The board as text
table-menu = Table, seats and links
side = Log, moves and chat
side-button = Log, moves, chat
side-log = Log
side-moves = Moves
side-chat = Chat
log-older = Earlier lines
steps-earlier = Earlier steps
steps-later = Later steps
log-empty = Nothing has happened yet.
since-you-left = Since you left
replay-from-here = Replay from here
write-move = Write a move, or search
no-such-move = Nothing in the list reads like this. Enter plays it if the rules allow it, and else says why not.
no-moves-now = It is not your turn. Your moves will be listed here.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
open-board = Show { $name }’s board large
board-of = { $name }’s board
piece-of = { $piece }, { $name }’s
counter-of = { $counter }: { $value }
pile-of = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
worth = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
new-here = Red dot: changed since your last move.
times = { $count } × { $name }
nothing = empty
taken = done
at-stake = now
turn-map = Turn the map to my side, or back
spent = { $name }, used
why-not = Why not?
undo-waiting = { $who ->
    [you] You ask to take back; waiting for { $names }.
   *[other] { $name } asks to take back; waiting for { $names }.
}
undo-asked = { $name } asks to take back
undo-asked-more = { $name } would like to go back to before their last decision. Somebody has learned something since, so everyone has to agree.
open-waiting = The host would like to give { $name }’s seat to somebody; waiting for { $names }.
open-asked = Somebody new for { $name }?
open-asked-more = { $host } would like to let a friend take over the seat of the bot { $name }. Whoever sits down there sees what the bot holds, so everyone has to agree.
agree = Agree
disagree = Decline
pass-to = Pass the screen to { $name }
pass-more = What { $name } may know is behind this curtain. Nobody else should look.
i-am = I am { $name }: show my board
no-motion = No animations
house-rules-here = House rules of this table
leave-table = Leave the table
leave-note = You can leave at any time: the table is kept, and you will find it among your tables.
download-record = Download the record
watch-replay = Replay
see-boards = Look at the boards
analysis = Analysis
counting = The count
count-at-once = Show it all
more-columns = There are more columns: slide the sheet sideways.
advice-count = Asked a bot for advice: { $names }
advice-of = { $name }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
analysis-for = For
analysis-working = The match is being analysed; this takes a few seconds…
analysis-scores = The score, round by round
analysis-table = As a table
analysis-turned = { $change ->
    [more] It turned in round { $round }: { $name } gained { $points } on the best of the others.
   *[less] It turned in round { $round }: { $name } lost { $points } to the best of the others.
}
analysis-moments = What a bot would have done
analysis-moment = Round { $round }, { $name }:
analysis-better = { $points ->
    [0] A bot would have done this: { $better }.
    [one] A bot would have done this, about { $points } point better: { $better }.
   *[other] A bot would have done this, about { $points } points better: { $better }.
}
analysis-see = See it in the replay
analysis-none = { $name } decided as a bot would have.
share-replay = Share the replay
share-note = Whoever has this link watches this match from beginning to end, with what every player held, and the names at the table. It opens nothing else, and you can take it back at any time.
share-copy = Copy the link
share-copied = Copied
share-end = Take the link back
share-ended = The link opens nothing any more.
share-lost = You have handed out a link before; a new one replaces it.
share-new = Make a new link
again = Play again
again-there = Go to the new table
again-asked = { $name } would like to play again.
again-join = Count me in
again-watch = Watch the new match
again-moved = { $name } has laid another table for this game.
chapter-next = Go on with { $title }
chapter-asked = { $name } goes on with { $title }.
chapter-host = The story goes on with { $title }. When { $name } is ready, you can join from here.
again-host = If { $name } would like another match, you can join it from here.
you-win = You win!
you-lose = You lose
nobody-wins = Nobody wins
team-wins = The team wins!
team-loses = The team loses
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
wins = wins

## Help

how-to-move = How to move
way-click = Touch or click what glows, then what glows next; touching the first again, or Escape on a keyboard, steps back.
way-see = With a mouse, point at a place to see what your move would do there; a click makes it. With a finger, the first touch shows it, and a second touch or “Confirm” makes it. Moves that lay nothing, such as words on buttons, are made at once.
way-drag = Or drag a piece to where it goes.
way-list = Or choose a sentence from the list of moves.
way-write = Or write a few words of it above the list, and press Enter.
way-back = The arrow takes a move back as long as nobody has learned anything; after that, the table is asked.
way-look = Point at anything, or press and hold it, to read what it is. What does not glow can be asked “Why not?”.
way-new = A red dot on a piece means that it changed since your last move.
all-rules = All rules
search-rules = Search the rules
rules-found = { $count } of { $all }
no-rule = No rule reads like this.

## Replay

replay = Replay
replay-of = Replay: { $game }
replay-as = Seen by
viewer-all = everybody together
viewer-spectator = a spectator
viewer-seat = { $name }
first-step = To the beginning
previous-step = One step back
next-step = One step forward
last-step = To the end
play-steps = Play
pause-steps = Pause
step-of = Step { $step } of { $total }
position = Position in the match
replay-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
replay-round = Round
replay-setup = Set-up
replay-turns = Turns of
replay-anybody = anybody
turn-before = To the turn before
turn-after = To the next turn
replay-keys = Keys: ← and → step, ↑ and ↓ or [ and ] go from round to round, Page Up and Page Down from turn to turn, Home and End to the ends, the space bar plays and pauses.
to-table = To the table
replay-failed = This replay cannot be shown

## What the house tells in the log

message-started = The match begins.
message-resumed = The match goes on under newer rules; what was told before is no longer known.
message-undone = { $who ->
    [you] You take your last decision back.
   *[other] { $name } takes the last decision back.
}
message-redone = { $who ->
    [you] You redo it.
   *[other] { $name } redoes it.
}
message-undo-asked = { $who ->
    [you] You ask the table to take back.
   *[other] { $name } asks the table to take back.
}
message-undo-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
message-undo-agreed = { $who ->
    [you] Everybody agrees: your last decision is taken back.
   *[other] Everybody agrees: { $name }’s last decision is taken back.
}
message-claimed = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
message-bot = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
}
message-bot-fallback = { $who ->
    [you] In your seat, the bot could not think and played at first sight.
   *[other] In { $name }’s seat, the bot could not think and played at first sight.
}
message-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
message-open = Seat { $number } is free.
message-took-over = { $who ->
    [you] You take over the seat of { $before } and see what it holds.
   *[other] { $name } takes over the seat of { $before } and sees what it holds.
}
message-takeover = { $who ->
    [you] A bot is called for you: it plays in your place if you do not decide in time.
   *[other] A bot is called for { $name }: it plays if { $name } does not decide in time.
}
message-clock-bot = { $who ->
    [you] Your time is over: a bot plays on until you are back.
   *[other] { $name }’s time is over: a bot plays on until the person is back.
}
message-nudged = { $who ->
    [you] You remind { $names }: the table is waiting.
   *[other] { $name } reminds { $names }: the table is waiting.
}
message-takeover-off = { $who ->
    [you] The table waits for you after all.
   *[other] The table waits for { $name } after all.
}
message-renewed = { $who ->
    [you] { $host } renews your link.
   *[other] { $host } renews the link of { $name }, who has to sit down again.
}
message-worded = { $who ->
    [you] You add a word to chance.
   *[other] { $name } adds a word to chance.
}
message-open-asked = { $name } asks the table to give { $bot }’s seat to somebody.
message-question-void = The question put to the table is void: somebody came or left.
message-shared = { $who ->
    [you] You hand out a link to the replay.
   *[other] { $name } hands out a link to the replay.
}
message-unshared = { $who ->
    [you] You take your link to the replay back.
   *[other] { $name } takes the link to the replay back.
}
message-advised = { $who ->
    [you] You ask for advice.
   *[other] { $name } asks for advice.
}
message-again = { $who ->
    [you] You propose another match.
   *[other] { $name } proposes another match.
}

# Maps, boards, pages and sheets

zoom-in = Closer
zoom-out = Further away
see-whole = See the whole
go-home = Back to where you stand
map-of = { $name }: walk with the arrow keys
you-are-at = You are here: { $place }
ways = Ways: { $ways }
way-to = { $side } to { $place }
way-past = { $way } ({ $sign })
way-unknown = { $side }, into the unknown
so-far = { $count } { $side }
from-here = { $where } of you
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west
between = between { $one } and { $other }
percent = { $value }%
chance-of = chance of success: { $value }%
choices = Choices
compulsory = must be chosen
page-of = { $who ->
    [you] Your page
   *[other] { $name }’s page
}
page-opening = The page is opening…
turn-page = Read on
next-page = Next page
folded = { $name } ({ $count })
put-aside = Put aside
open-again = Open again: { $name }
die-shows = the die shows { $value }
as-it-stands = As it stands
number-asked = Number
enter-number = Enter
from-to = A number from { $low } to { $high }.

## Learning a game

learn = Learn to play
learn-title = Learn { $game }
guide = Guided first game
guide-begin = Play the guided first game
guide-minutes = About three minutes.
guide-step = Step { $step } of { $total }
guide-watch = Watch what happens…
guide-do = Do it for me
guide-leave = Leave the guide
guide-own-way = You went your own way: a fine move, but not the one I had in mind. Shall we take it back?
guide-take-back = Take it back
guide-alone = Play on without the guide
guide-go-on = { $names ->
    [none] Play on
   *[other] Play on against { $names }
}

# A page of the book
read-aloud = Read aloud
stop-reading = Stop reading
journal = The journal
journal-empty = Nothing has been read yet.
print = Print

## Campaigns

campaign = The campaign
campaign-title = Campaign of { $game }
campaign-of = The campaign of { $names }
campaign-game = Game { $number }
campaign-chapters = Game { $number } of { $total }
campaign-people = The travellers
campaign-journal = The journal ({ $count ->
    [one] 1 page
   *[other] { $count } pages
})
campaign-download = Download the campaign
campaign-gathering = { $title } waits for its players.
campaign-playing = { $title } is being played.
campaign-between = { $title } is over. The next game can begin.
campaign-over = The campaign is over.
campaign-champion = { $count ->
    [one] The campaign is over: { $names } is the champion!
   *[other] The campaign is over: { $names } are champions together!
}
station-behind = played
station-now = being played
station-gathering = about to begin
station-over = just played
station-ahead = still to come
traveller-plays = plays this game
traveller-played = played this game
traveller-away = misses this game
traveller-left = has left the campaign
traveller-champion = champion of the campaign
traveller-alias = at the table as { $name }
traveller-new = Nothing is written on this sheet yet.
next-who = Who plays the next game?
next-who-now = Who plays this game?
next-part = What { $name } does
next-plays = plays
next-away = misses this one
next-leaves = leaves for good
next-add = Add somebody
next-remove = Not after all
next-new-name = Name of whoever joins
next-kind = Who joins
next-chapter = Next game
next-lay = Open the next game
next-lay-anew = Lay the table for these players
next-note = Everybody keeps their link, and whoever misses a game comes back with what they had. Somebody new gets a link at the table.
next-count = { $least ->
    [one] The game is for 1 to { $most } players; this would be { $count }.
   *[other] The game is for { $least } to { $most } players; this would be { $count }.
}
next-change = Change who plays
campaign-file = Go on with a campaign from a file
campaign-file-pick = The file of the campaign
campaign-file-wrong = This is not the file of a campaign of this game.
campaign-file-read = { $count ->
    [one] One game has been played. Say who sits where; everybody gets their character back by name.
   *[other] { $count } games have been played. Say who sits where; everybody gets their character back by name.
}
campaign-file-drop = Start a new table instead
campaign-go-on = Go on with the campaign
