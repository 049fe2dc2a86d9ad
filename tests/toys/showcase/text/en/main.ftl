### Lantern Bay: what the showcase says.

game-title = Lantern Bay
game-tagline = A bay with ten places, an island in the fog, and a lighthouse that should be dark.
step-stroll = Where do you go, what do you do?
step-page = What do you choose?
step-sheet = How do you go about it?
step-number = Which number is it?
step-throw = The die is thrown.

status = { $where ->
    [island] On the island
   *[bay] In the bay
}
map = The bay
island = The island
place-harbour = Harbour
place-mill = Tide mill
place-ford = Ford
place-orchard = Old orchard
place-chapel = Chapel
place-pinewood = Pinewood
place-quarry = Quarry
place-saltmarsh = Salt marsh
place-cliff = Gull cliff
place-lighthouse = Lighthouse
sign-town = The town
sign-coin = A coin is earned here
sign-gem = A gem is found here
sign-route = The end of a trade route
sign-threat = Threat
sign-threat-hint = Who passes here has to fight.
sign-treasure = Treasure
sign-treasure-hint = Who passes here finds something.
camp = camp
quest = page to open
explorer = explorer
fire = camp fire
fog = Fog
fog-hint = Nobody knows yet what lies here.
cell-landing = Landing
cell-dunes = Dunes
cell-stairs = Stairs in the rock
cell-hollow = Fern hollow
cell-ruin = Ruin
cell-spring = Spring
cell-ridge = Bare ridge
cell-grove = Dark grove
cell-reef = Reef
cell-summit = Summit

page-head = { $place ->
    [mill] At the tide mill
    [chapel] At the chapel
   *[lighthouse] At the lighthouse
}
test = { $stat ->
    [combat] Combat
   *[skill] Skill
}
cost-coins = Costs coins
needs-rope = with the rope
outcome = { $outcome ->
    [won] It works, and it pays.
   *[lost] It does not work. You lose a heart.
}
sheet-climb = Climb the stairs in the rock
sheet-climb-hint = Success: you stand above the fog. Failure: you lose a heart.
friend-ida = Ida, the cook
friend-noor = Noor, the pilot
tool-rope = Climbing kit
tool-lantern = Lantern
skill-more = skill
cards-fewer = cards to draw
cards-drawn = Cards to draw
cost-cards = Cards to draw
chance = Chance of success
risk = Risk of a curse
who = Who takes part
with = With what
how-many = How many cards
stars = successes needed
stars-more = successes
coins = { $coins ->
    [one] coin
   *[other] coins
}
hearts = hearts
deck = Action deck
die = Die
hand = In hand
objects = Inventory
object-kit = Climbing kit
object-kit-hint = A rope and a hook, used as one thing; the die tells how often it still holds.
object-lantern = Storm lantern
card-rope = Rope
card-rope-text = One card less to draw.
card-hook = Grapnel
card-hook-text = One success more.
card-lantern = Storm lantern
card-lantern-text = Look at a card of the fog beside you.
card-patience = Patience
card-patience-text = Put two cards back into the deck.
card-patience-text-2 = Eat: put four cards back.
card-stray-dog = Stray dog
card-stray-dog-text = One success more, if nobody else takes part.
do-climb = Climb
do-look = Look
do-rest = Rest
do-fish = Fish
do-hunt = Hunt
number = Hidden number
number-hint = What did you count in the picture?
sheet = Score
sheet-coins = Coins
sheet-total = Total

move-walk = Walk to { $place ->
    [harbour] the harbour
    [mill] the tide mill
    [ford] the ford
    [orchard] the old orchard
    [chapel] the chapel
    [pinewood] the pinewood
    [quarry] the quarry
    [saltmarsh] the salt marsh
    [cliff] the gull cliff
   *[lighthouse] the lighthouse
}
move-go = Go to { $cell ->
    [landing] the landing
    [dunes] the dunes
    [stairs] the stairs
    [hollow] the hollow
    [ruin] the ruin
    [spring] the spring
    [ridge] the ridge
    [grove] the grove
    [reef] the reef
   *[summit] the summit
}
move-explore = Explore the fog over { $cell ->
    [landing] the landing
    [dunes] the sand in the east
    [stairs] the rock in the north
    [hollow] the green hollow
    [ruin] the walls
    [spring] the water
    [ridge] the bare heights
    [grove] the dark trees
    [reef] the breakers
   *[summit] the highest point
}
move-ship = Sail across
button-ship = { $where ->
    [island] Sail back to the bay
   *[bay] Sail to the island
}
move-read = Open the page
move-choose = Choose: { $choice ->
    [climb] the first way
    [call] the second way
   *[leave] to leave
}
move-prepare = Prepare the climb
move-friend = { $friend ->
    [ida] Ask Ida, or let her stay
   *[noor] Ask Noor, or let her stay
}
move-tool = Take the lantern, or leave it
move-more = One card more
move-less = One card less
move-carry-out = Carry it out
move-give-up = Give it up
move-riddle = Try a number
move-number = Try the number { $number }
move-die = The die shows { $pips }
move-finish = Sail home

event-walked = You walk to { $place ->
    [harbour] the harbour
    [mill] the tide mill
    [ford] the ford
    [orchard] the old orchard
    [chapel] the chapel
    [pinewood] the pinewood
    [quarry] the quarry
    [saltmarsh] the salt marsh
    [cliff] the gull cliff
   *[lighthouse] the lighthouse
}.
event-sailed = { $where ->
    [island] You sail to the island.
   *[bay] You sail back to the bay.
}
event-went = You go on.
event-explored = The fog lifts.
event-opened = You open a page.
event-thrown = The die shows { $pips }.
event-won = { $coins ->
    [one] You gain a coin.
   *[other] You gain { $coins } coins.
}
event-lost = You lose a heart.
event-tried = { $number } is not the number.
event-solved = That is the number! You gain 5 coins.
event-home = You sail home.
