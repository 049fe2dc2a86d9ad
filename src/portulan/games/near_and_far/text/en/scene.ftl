### Near and Far: what lies on the table, what is asked, and the words to touch.

status = { $phase ->
    [setup] { $mode ->
        [first] First Adventure: set-up
        [campaign] Campaign, map { $map }: set-up
        [character] Character mode, map { $map }: set-up
       *[arcade] Arcade mode, map { $map }: set-up
    }
    [over] The game is over
    [lost] A boss is left: all lose
    [last] Last round
   *[round] Round { $round }
}

## What is asked

step-talents = Which talents do you learn before the game?
step-character = Who are you?
step-pet = Which pet comes with you, and in which slot?
step-draft = Which artifact do you pick? The others go to your left. Each card in hand costs 1 JP until you buy it.
step-opening-discard = Which artifacts do you discard? At least one advanced card must go; each one kept costs 1 JP until you buy it.
step-split = How many cards from which deck?
step-keep = Do you keep the drawn artifact? Cards left in hand cost 1 JP each.
step-main-action = Do you visit a building, or go on an adventure?
step-main-action-visit = Which building do you visit?
step-end-of-turn = Is there anything else that you buy or use?
step-way-in = Somebody is there. How do you get in? Who loses a duel goes to jail and does nothing.
step-saloon-duel = Do you challenge somebody in the Saloon? Who loses goes to jail and does nothing.
step-defender-aids = You are challenged: do you use a card?
step-duel-aids = Do you use a card in the duel?
step-duel-hearts = How many hearts do you spend on the duel?
step-visit = What do you do here?
step-trade = Which goods do you trade it for?
step-reputation-price = How many gems do you pay, and how many coins?
step-place-member = Where does your new adventurer stand?
step-shift-pet = Where does your pet go?
step-replace = Which treasure makes room for the new one?
step-hut-pick = Which treasure do you keep?
step-drop = You cannot carry so many treasures. Which one do you drop?
step-arrange = Does your party leave the town as it stands?
step-fill-slot = Who takes the marked slot?
step-restore-hearts = Do you restore your hearts?
step-step = Where do you go?
step-pass-cost = What do you pay for passing an empty location?
step-threat = A threat bars the way: what do you do?
step-threat-aids = Do you use a card against the threat?
step-threat-hearts = How many hearts do you spend on the fight?
step-quest = Do you attempt the quest?
step-side-quest = Which side quest do you attempt?
step-choose = What do you choose?
step-quest-aids = Do you use a card on the roll?
step-quest-hearts = How many hearts do you spend on the roll?
step-claim = Which reward do you take?
step-accept = Do you accept it?
step-join-from-row = Which adventurer joins you?
step-camp = Do you build a camp here?
step-camp-at = Where do you place the camp?
step-pay = How do you pay?
step-return-animal = Which animal goes back?
step-effect-hearts = How many hearts do you spend on the die?

## The map

pawn = Pawn
camp = Camp
tent = Tent
book = Quest { $quest }
hint-book = Whoever ends a move here may attempt this quest.
spot-town = Haulaway
spot-plain = { $code }
hint-spot-town = The town: you leave from here. It counts as a camp.
hint-spot = { $kind ->
    [coin] { $search ->
        [0] A camp here finds coins, if your party can search.
        [one] A camp here finds 1 coin.
       *[other] A camp here finds { $search } coins.
    }
    [gem] { $search ->
        [0] A camp here finds gems, if your party can search.
        [one] A camp here finds 1 gem.
       *[other] A camp here finds { $search } gems.
    }
   *[route] An end of the { $route ->
        [spices] spice
        [parts] spare part
        [ichor] ichor stone
       *[tea] tea
    } route.
}{ $flag ->
    [water] {" "}Poisoned water.
    [mammoth] {" "}Mammoths.
   *[none] {""}
}{ $quest ->
    [none] {""}
   *[other] {" "}Quest { $quest } waits.
}{ $camp ->
    [none] {" "}To pass it costs 1 heart.
   *[some] {" "}With a camp: passing is free.
}
sign-threat = Threat
sign-treasure = Treasure
hint-sign-quiet = Nothing happens here any more.
hint-sign-threat = Combat { $value }: your chance with all your hearts is { $chance }%.
hint-sign-treasure = Whoever crosses finds a treasure, with an animal to carry it.

routes = Trade routes
hint-routes = Camps at both ends hold a route.
route-spices = spices
route-parts = spare parts
route-ichor = ichor stones
route-tea = tea
hint-route = { $alone } JP for both ends, { $shared } each if shared. Ends: { $ends }. Held so far: { $points0 }, { $points1 }, { $points2 }, { $points3 }.

## The town

site-town-hall = Town Hall
site-saloon = Saloon
site-stables = Stables
site-store = General Store
site-farm = Farm
site-hut = Mystic Hut
site-mine = Mine
site-jail = Jail
hint-site-town-hall = Trade, discard an artifact, change your reputation.
hint-site-saloon = Recruit an adventurer of the row; several may be here.
hint-site-stables = { $side ->
    [day] Buy a pack bird for 1 food or a pack turtle for 1 gem.
   *[dusk] Buy a pack bird for 1 food.
}
hint-site-store = Gain 1 coin, or draw 4 artifacts.
hint-site-farm = Gain 1 food for each hand of your party.
hint-site-hut = { $side ->
    [day] Draw 3 treasures and keep one, if an animal can carry it.
   *[dusk] Draw a treasure, if an animal can carry it.
}
hint-site-mine = Place a tent on a number that your skill reaches.
hint-site-jail = Who loses a duel comes here. From jail every building is open.
dummy = Town guard
hint-dummy = With two players the guard always stands here: a duel is needed, against one die without swords. If you lose it you go to jail.
stable = in the Stables
hint-stable = Pack animals that are left.
row = In the Saloon
hint-row = The price is for whoever plays; each banner of the colour lowers it.
bag = Bag
hint-bag = Adventurers still to come.
deck-basic = Basic artifacts
hint-deck-basic = Artifacts of the basic deck.
deck-advanced = Advanced artifacts
hint-deck-advanced = Artifacts of the advanced deck.
treasure-deck = Treasures
hint-treasure-deck = Treasures still to be found.
treasure-discard = Discarded treasures
hint-treasure-discard = They are shuffled when the deck is empty.
aside = Set aside
hint-aside = Adventurers set aside return when the bag is empty.
world-supply = World cards
hint-world-supply = Only quests give them.
arcade-deck = Arcade cards
hint-arcade-deck = Quests of the Arcade mode.
supply = Supply

mine = Mine
hint-mine = The first tent goes to the entrance, each next one beside another.
mine-cell = { $rep ->
    [yes] { $number } ☆
   *[no] { $number }
}
hint-mine-cell = Skill { $number } or more{ $rep ->
    [yes] ; also gives 1 reputation.
   *[no] .
}
hint-mine-reward = What a tent in this row or column gives.

threats = Threats
hint-threats = The weakest one is met first.
hint-threat = It waits on every path with its sign. Beaten, it takes a tent and counts points.
hint-enemy = Combat { $value }, { $points } JP.
chance-against = chance with all hearts
chiefs = Chiefs
hint-chiefs = The first player with 4 banners of a colour gets its chief.
hint-chief = 5 JP for whoever first has 4 banners of this colour.

characters = Travellers
pets = Pets
talents-for-sale = Talents: you have { $experience } experience
chronicle = The series so far
series-of = { $player }

roll = Roll
roll-threat = A threat on the path
roll-duel = { $manner ->
    [foul] Foul duel
   *[honorable] Honourable duel
}
roller = Rolls
rival = Opponent
die = Die
roll-total = in all
raised = added
needed = needed
hint-needed = What the roll has to reach.

market = Trade, by value
market-want = Get one of
market-offer = Give one of
hint-want = Worth { $value }. Get one for up to five other goods.
hint-offer = Worth { $value }. Give one for up to five other goods.
trade = { $way ->
    [for] Get 1 { trade-good }
   *[away] Give 1 { trade-good }
}
trade-good = { $good ->
    [food] food
    [coin] coin
    [gem] gem
    [green] Outlaw token
    [blue] Mystic token
    [red] Lizard token
   *[yellow] Nomad token
}
hint-trade = At most five goods on the larger side. What is worth too much is lost.
trade-laid = value so far
trade-worth = value of the one good
trade-goods = goods so far, 5 at most
trade-give = Give
trade-take = Take

## Players

of-tents = tents
of-heart = hearts
of-coin = coins
of-gem = gems
of-food = food
of-rep = reputation
of-bird = pack birds
of-turtle = pack turtles
of-points = JP
of-combat = combat
of-quests = quests attempted
of-experience = experience
of-green = Outlaw tokens
of-blue = Mystic tokens
of-red = Lizard tokens
of-yellow = Nomad tokens
hint-of-tents = Tents placed. With the 14th the last round begins.
hint-of-heart = Hearts pay for passing, for camps, and raise rolls. Restored on leaving the town: { $symbols }.
hint-of-coin = Two coins or gems are 1 JP at the end.
hint-of-gem = Two coins or gems are 1 JP at the end.
hint-of-food = Food pays for birds and for another row in the Saloon.
hint-of-bird = Each carries a treasure, gives 1 movement, and lets you pass a threat once.
hint-of-turtle = As a bird; and one empty location a move is free.
hint-of-rep = From −6 to 12. Its level is worth points at the end.
hint-of-points = What you would have if the game ended now.{ $lost ->
    [0] {""}
    [one] {" "}The artifact in your hand takes 1 JP from it until you buy it.
   *[other] {" "}The artifacts in your hand take { $lost } JP from it until you buy them.
}
hint-of-quests = Quests attempted in this game.
hint-of-tokens = 1 JP each at the end. Banners of this colour: { $banners }.
strength = Strength
symbol-skill = skill
symbol-combat = combat
symbol-search = search
symbol-move = movement
symbol-heart = hearts
symbol-shield = shield
hint-skill = Added to skill rolls; what you harvest, and how deep you dig.
hint-combat = Added to combat rolls.
hint-search = What a camp finds on coins or gems.
hint-move = { $passes ->
    [0] Steps that are left.
    [one] Steps that are left; 1 empty location may be passed for nothing.
   *[other] Steps that are left; { $passes } empty locations may be passed for nothing.
}
hint-shield = With a shield in the party threats may be passed.
first-player = First player
hint-first-player = Begins every round.
ready = Has decided
tents-track = Tents
tent-space = { $good ->
    [coin] ●
    [gem] ◆
   *[none] { $number }
}
hint-tent-space = { $good ->
    [coin] Gives 1 coin.
    [gem] Gives 1 gem.
   *[none] Gives nothing.
}
rep-track = Reputation
rep-space = { $level }
party = Party
slot-green = Outlaw slot
slot-blue = Mystic slot
slot-red = Lizard slot
slot-yellow = Nomad slot
hint-slot = One adventurer of this faction, or a pet.
inactive = Without a slot
hint-inactive = Members without a slot: their banners count, their symbols do not.
hint-adventurer = { $faction ->
    [green] An adventurer of the Outlaws.
    [blue] An adventurer of the Mystics.
    [red] An adventurer of the Lizards.
   *[yellow] An adventurer of the Nomads.
}
hint-pet = A pet fits every slot.
hint-talent = A talent is kept in all games of the series.
hand = Hand: { $cards ->
    [one] 1 artifact
   *[other] { $cards } artifacts
}{ $advanced ->
    [0] {""}
   *[other] {", "}{ $advanced } advanced
}
hand-basic = Hand: basic
hint-hand-basic = Basic artifacts in hand.
hand-advanced = Hand: advanced
hint-hand-advanced = Advanced artifacts in hand.
pack = Pack
hint-pack = Artifacts to pick from.
drawn = Drawn
hint-drawn = Artifacts that were drawn.
hut-cards = Drawn in the hut
hint-hut-cards = Treasures that only the visitor sees.
discards = Discarded
hint-discards = Face down; advanced ones: { $advanced }.
bought = Artifacts
treasures = Treasures { $cards }/{ $room }
worlds = World cards
talents = Talents
trophies = Trophies
at-least = reputation at least
at-most = reputation at most
line-discard = Discard
character-card = Character card
noted = Noted on the card
hint-xp = { $xp } earned, { $spent } spent on talents.
boxes = { $value ->
    [one] quest box
   *[other] quest boxes
}
hint-boxes = Of { $all }. Three boxes are 1 experience.
story = story
hint-story = { $quest ->
    [none] Quests of the own story that were read.
   *[other] Quests of the own story that were read; { $quest } is next.
}
record = JP before
hint-record = Earlier games: { $points }.
side-quest = Side quest { $quest }
hint-side-quest = It is read instead of the next quest that you attempt.

## The book

page-quest = Quest { $quest }
page-other = From the storybook
page-roll = The die shows { $pips }: { $total } in all{ $raised ->
    [0] {""}
   *[other] , { $raised } of it added
}. { $missing ->
    [0] { $needed } was needed.
   *[other] { $needed } is needed, { $missing } more.
}
page-chosen = Choice { $choice }.
page-unpaid = You could not pay, and gain nothing.
notebook = Pages read
test = { $stat ->
    [combat] combat
   *[skill] skill
}: you have { $strength }{ $hearts ->
    [0] {""}
    [one] {" and 1 heart"}
   *[other] {" and "}{ $hearts } hearts
}
condition = { $others ->
    [0] With { the-keyword }
   *[other] With { the-keyword } and { $others } more
}
reason-price = You cannot pay this.
reason-keyword-first = Another choice must be taken.
reason-keyword-more = A choice with more keywords must be taken.
reason-taken = Taken.
reward = { $kind ->
    [rep] { $n ->
        [-1] Lose 1 reputation
        [1] Gain 1 reputation
       *[other] Change your reputation by { $n }
    }
    [token] { $n } { $what ->
        [green] Outlaw
        [blue] Mystic
        [red] Lizard
       *[yellow] Nomad
    } { $n ->
        [one] token
       *[other] tokens
    }
    [coin] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [gem] { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
    [food] { $n } food
    [heart] { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
    [bird] A pack bird
    [treasure] A treasure
    [world] A world card
    [adventurer] An adventurer
   *[choose] One of several rewards
}
reward-rep = reputation
reward-token = tokens
reward-coin = coins
reward-gem = gems
reward-food = food
reward-heart = hearts
reward-bird = pack bird
reward-treasure = treasure
reward-world = world card
reward-adventurer = adventurer
reward-keyword = keyword
reward-quest = side quest
reward-pay = payment
reward-choose = choice

## Words to touch

button-adventure = Adventure
button-done = { $step ->
    [end-of-turn] End the turn
    [visit] End the visit
    [trade] Carry out the trade
    [arrange] Set out like this
   *[other] Done
}
button-pass = { $step ->
    [place-member] No slot: only the banner counts
    [shift-pet] No slot for now
    [fill-slot] Leave empty
    [restore-hearts] Keep hearts as they are
    [quest] No quest
    [camp] No camp
    [replace] Keep your treasures
    [hut-pick] Keep none
    [saloon-duel] No duel
    [accept] Decline
    [threat] Pass without a fight
   *[other] No card
}
button-refresh = New adventurers in the row (1 food)
button-bird = Pack bird{ for-a-fee }
button-turtle = Pack turtle{ for-a-fee }
button-coin = 1 coin
button-harvest = Harvest { $harvest } food
button-seek = { $draws ->
    [1] Draw a treasure
   *[other] Draw { $draws } treasures, keep one
}
button-rearrange = Rearrange the party
button-restore = { $hearts ->
    [one] Restore: 1 heart
   *[other] Restore: { $hearts } hearts
}
button-stop = { $at ->
    [town] Stay in the town
   *[place] Stop at { $place }
}
button-fight-threat = Fight { the-threat } ({ $chance }%)
button-fight-boss = Challenge { the-boss } ({ $chance }%)
button-slip = Slip past
button-attempt = Attempt the quest
button-accept = Accept: { some-gain }
button-camp = Build a camp{ for-a-fee }
button-keep = Keep
button-toss = Discard
button-honorable = Honourable duel (win: +1 reputation)
button-foul = Foul duel (+1 on the die; win: −1 reputation)
button-enter = { $way ->
    [freely] Enter freely
   *[paying] Enter{ for-a-fee }
}
button-let-go = { $at ->
    [return-animal] { $animal ->
        [bird] Return a bird
       *[turtle] Return a turtle
    }
   *[other] { $animal ->
        [bird] Let a bird go: pass the threat
       *[turtle] Let a turtle go: pass the threat
    }
}
button-side = Side quest { $quest }
basic-draws = { $basic } basic
advanced-draws = { $advanced } advanced
button-draw = { $basic ->
    [0] Draw { advanced-draws }
   *[other] { $advanced ->
        [0] Draw { basic-draws }
       *[other] Draw { basic-draws } + { advanced-draws }
    }
}
button-hearts = { $n ->
    [0] No heart
    [one] 1 heart
   *[other] { $n } hearts
}: { $total }{ $outcome ->
    [won] , success
    [bonus] , success with bonus
    [lost] , defeat
    [failed] , failure
   *[none] {""}
}
button-instead = { $what ->
    [hearts] { $rest ->
        [one] 1 heart
       *[other] { $rest } hearts
    } + { $n } food
   *[coins] { $rest ->
        [one] 1 coin
       *[other] { $rest } coins
    } + { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
}
button-bonus = Bonus: { the-card }
button-use = Use { the-card }
button-invoke = Use { the-card }
button-bypass = Pass with { the-card }
button-lay = { $n ->
    [0] 1 { trade-good } (worth { $value })
   *[other] 1 { trade-good } (worth { $value }, { $n } laid down)
}

## What a move would bring

preview-step = { $price ->
    [heart] 1 heart
    [pass] Passed for nothing
   *[none] No heart
}{ $icon ->
    [threat] {", "}threat { $value }: { $chance }%
    [treasure] {", "}treasure
   *[none] {""}
}
preview-visit-duel = { $site ->
    [town-hall] { hint-site-town-hall }
    [stables] { hint-site-stables }
    [store] { hint-site-store }
    [farm] { hint-site-farm }
    [hut] { hint-site-hut }
   *[mine] { hint-site-mine }
} Somebody is there: you must win a duel first. If you lose it you go to jail and do nothing this turn.
preview-duel = { $chance }% to win if you spend all your hearts (your strength { $own }, theirs { $theirs }). Won: { $manner ->
    [foul] 1 reputation less.
   *[honorable] 1 reputation more.
} Lost: jail, and no action this turn.
preview-recruit = { $coins ->
    [0] For nothing
    [one] 1 coin
   *[other] { $coins } coins
}
preview-buy = { $sign ->
    [plus] +{ $points } JP
    [minus] −{ $points } JP
   *[none] JP as before
} (card { $card }{ $price ->
    [0] {""}
   *[other] {", "}price −{ $price }
}{ $hand ->
    [0] {""}
   *[other] {", "}hand +{ $hand }
})
preview-dig = Tent{ $coins ->
    [0] {""}
    [one] {", "}1 coin
   *[other] {", "}{ $coins } coins
}{ $gems ->
    [0] {""}
    [one] {", "}1 gem
   *[other] {", "}{ $gems } gems
}{ $rep ->
    [0] {""}
   *[other] {", "}{ $rep } reputation
}
preview-camp = Tent{ $kind ->
    [coin] { $n ->
        [0] {""}
        [one] {", "}1 coin
       *[other] {", "}{ $n } coins
    }
    [gem] { $n ->
        [0] {""}
        [one] {", "}1 gem
       *[other] {", "}{ $n } gems
    }
   *[other] {""}
}
preview-reputation = Reputation { $level } ({ $points } JP) for { $price ->
    [one] 1 coin or gem
   *[other] { $price } coins or gems
}

## The score sheet

sheet = Score sheet
sheet-tents = Tents
sheet-routes = Trade routes
sheet-artifacts = Artifacts
sheet-threats = Threats
sheet-hand = Artifacts in hand
sheet-bonuses = End bonuses
sheet-goods = Coins and gems
sheet-tokens = Faction tokens
sheet-chiefs = Chiefs
sheet-board = All tents placed
sheet-treasures = Three treasures
sheet-reputation = Reputation
sheet-map = Rule of the map
sheet-story = Full character card
sheet-total = Total
