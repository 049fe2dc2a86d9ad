### Near and Far: what is said of the game, its moves and its events.
### The rules themselves are in rules.ftl, the names of cards, people and places in names.ftl.

game-title = Near and Far
game-tagline = A town that moves, eleven maps and a book that knows your name: how far is the Last Ruin?

## Modes, buildings, goods, factions, locations

mode-first = First Adventure
mode-campaign = Campaign
mode-character = Character mode
mode-arcade = Arcade mode

building-town-hall = Town Hall
building-saloon = Saloon
building-stables = Stables
building-store = General Store
building-farm = Farm
building-hut = Mystic Hut
building-mine = Mine
building-jail = Jail
the-building = { $building ->
    [town-hall] the Town Hall
    [saloon] the Saloon
    [stables] the Stables
    [store] the General Store
    [farm] the Farm
    [hut] the Mystic Hut
   *[mine] the Mine
}

good-coin = Coin
good-gem = Gem
good-food = Food
good-heart = Heart
good-bird = Pack bird
good-turtle = Pack turtle
good-green = Outlaw token
good-blue = Mystic token
good-red = Lizard token
good-yellow = Nomad token
a-good = { $good ->
    [coin] 1 coin
    [gem] 1 gem
    [food] 1 food
    [heart] 1 heart
    [bird] 1 pack bird
    [turtle] 1 pack turtle
    [green] 1 Outlaw token
    [blue] 1 Mystic token
    [red] 1 Lizard token
   *[yellow] 1 Nomad token
}
some-goods = { $good ->
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [gem] { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
    [food] { $n } food
    [heart] { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
    [bird] { $n ->
        [one] { $n } pack bird
       *[other] { $n } pack birds
    }
    [turtle] { $n ->
        [one] { $n } pack turtle
       *[other] { $n } pack turtles
    }
    [green] { $n ->
        [one] { $n } Outlaw token
       *[other] { $n } Outlaw tokens
    }
    [blue] { $n ->
        [one] { $n } Mystic token
       *[other] { $n } Mystic tokens
    }
    [red] { $n ->
        [one] { $n } Lizard token
       *[other] { $n } Lizard tokens
    }
   *[yellow] { $n ->
        [one] { $n } Nomad token
       *[other] { $n } Nomad tokens
    }
}
for-a-fee = { $fee_good ->
    [none] { "" }
    [nothing] { " for nothing" }
    [coin] { $fee ->
        [one] { " for " }{ $fee } coin
       *[other] { " for " }{ $fee } coins
    }
    [gem] { $fee ->
        [one] { " for " }{ $fee } gem
       *[other] { " for " }{ $fee } gems
    }
    [food] { " for " }{ $fee } food
   *[heart] { $fee ->
        [0] { " for nothing" }
        [one] { " for " }{ $fee } heart
       *[other] { " for " }{ $fee } hearts
    }
}
some-coins = { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
}
with-coins = { $fee_coin ->
    [0] { "" }
    [one] , { $fee_coin } coin
   *[other] , { $fee_coin } coins
}
with-gems = { $fee_gem ->
    [0] { "" }
    [one] , { $fee_gem } gem
   *[other] , { $fee_gem } gems
}
with-food = { $fee_food ->
    [0] { "" }
   *[other] , { $fee_food } food
}
with-hearts = { $fee_heart ->
    [0] { "" }
    [one] , { $fee_heart } heart
   *[other] , { $fee_heart } hearts
}
some-hearts = { $number ->
    [one] { $number } heart
   *[other] { $number } hearts
}
some-gain = { $gain ->
    [coin] { $gains ->
        [one] { $gains } coin
       *[other] { $gains } coins
    }
    [gem] { $gains ->
        [one] { $gains } gem
       *[other] { $gains } gems
    }
    [food] { $gains } food
    [heart] { $gains ->
        [one] { $gains } heart
       *[other] { $gains } hearts
    }
    [bird] { $gains ->
        [one] { $gains } pack bird
       *[other] { $gains } pack birds
    }
    [treasure] { $gains ->
        [one] { $gains } treasure
       *[other] { $gains } treasures
    }
    [up] { $gains } reputation
    [down] { $gains } reputation less
    [green] { $gains ->
        [one] { $gains } Outlaw token
       *[other] { $gains } Outlaw tokens
    }
    [blue] { $gains ->
        [one] { $gains } Mystic token
       *[other] { $gains } Mystic tokens
    }
    [red] { $gains ->
        [one] { $gains } Lizard token
       *[other] { $gains } Lizard tokens
    }
    [yellow] { $gains ->
        [one] { $gains } Nomad token
       *[other] { $gains } Nomad tokens
    }
    [world] { the-world }
    [adventurer] an adventurer
    [several] one of several
   *[none] as it stands
}

faction-green = Outlaws
faction-blue = Mystics
faction-red = Lizards
faction-yellow = Nomads
of-faction = { $faction ->
    [green] of the Outlaws
    [blue] of the Mystics
    [red] of the Lizards
   *[yellow] of the Nomads
}
slot-1 = Outlaws
slot-2 = Mystics
slot-3 = Lizards
slot-4 = Nomads
the-slot = { $slot ->
    [1] the slot of the Outlaws
    [2] the slot of the Mystics
    [3] the slot of the Lizards
    [4] the slot of the Nomads
   *[other] the slot
}

stat-skill = skill
stat-combat = combat
the-stat = { $stat ->
    [skill] skill
   *[combat] combat
}

with-kind = { $kind ->
    [town] { " (the town)" }
    [coin] { " (coins)" }
    [gem] { " (gems)" }
    [spices] { " (spices)" }
    [parts] { " (spare parts)" }
    [ichor] { " (ichor stones)" }
    [tea] { " (tea)" }
   *[none] { "" }
}
with-spot = { $spot ->
    [none] { "" }
   *[other] , { the-spot }
}
with-met = { $met ->
    [threat] , past a threat
    [treasure] , past a treasure
   *[none] { "" }
}
with-toll = { $toll ->
    [heart] , for 1 heart
    [pass] , for a free pass
   *[none] { "" }
}
the-location = { $place }{ with-spot }{ with-kind }

opponent-dummy = the town guard
the-opponent = { $opponent ->
    [dummy] the town guard
   *[other] { $opponent-who ->
        [you] you
       *[other] { $opponent-name }
    }
}
to-seat = { $to-who ->
    [you] to you
   *[other] to { $to-name }
}
the-rival-there = { $rival ->
    [none] { $opponent ->
        [dummy] the town guard
        [1] the first seat
        [2] the second seat
        [3] the third seat
       *[4] the fourth seat
    }
   *[other] { the-rival }
}
manner-honorable = honourable
manner-foul = foul
way-freely = freely
way-paying = for a price
direction-up = up
direction-down = down

field-seat = seat
field-artifact = artifact
field-treasure = treasure
field-adventurer = adventurer
field-member = member
field-place = location
field-slot = slot
field-good = good
field-card = card
field-number = number
field-pips = die
field-talent = talent
field-character = traveller
field-pet = pet
field-basic = basic
field-advanced = advanced
field-building = building
field-way = way in
field-opponent = opponent
field-manner = manner
field-direction = direction
field-steps = steps
field-row = row
field-column = column
field-threat = threat
field-boss = boss
field-animal = animal
field-choice = choice

## Chapters of a campaign

chapter-map-1 = Map 1: { map-1 }
chapter-map-2 = Map 2: { map-2 }
chapter-map-3 = Map 3: { map-3 }
chapter-map-4 = Map 4: { map-4 }
chapter-map-5 = Map 5: { map-5 }
chapter-map-6 = Map 6: { map-6 }
chapter-map-7 = Map 7: { map-7 }
chapter-map-8 = Map 8: { map-8 }
chapter-map-9 = Map 9: { map-9 }
chapter-map-10 = Map 10: { map-10 }
chapter-map-11 = Map 11: { map-11 }
chapter-again = { map-11 }, once more

## Moves

move-roll = The die shows { $pips }
move-first = { $seat ->
    [0] The first seat begins
    [1] The second seat begins
    [2] The third seat begins
   *[3] The fourth seat begins
}
move-dealt = The deck gives { the-artifact }
move-found = The deck gives { the-treasure }
move-seen = The deck shows { the-treasure }
move-met = The bag gives { the-adventurer }
move-book = A quest token goes to { the-location }
move-arcade = Arcade card { $number } is drawn
move-learn = Learn { the-talent } for { some-experience }
some-experience = { $cost } experience
move-be = Be { the-character }, { the-epithet }
move-pet = Take { the-pet } along, in { the-slot }
move-pick = Pick { the-artifact }
move-discard = Discard { the-artifact }
move-keep = Keep { the-artifact }
move-draw = Draw artifacts: { number-basic }, { number-advanced }
number-basic = { $basic } basic
number-advanced = { $advanced } advanced
move-visit = Visit { the-building }
move-adventure = Go on an adventure
move-done = { $at ->
    [talents] Learn nothing more
    [opening-discard] Keep the rest of the hand
    [end-of-turn] End the turn
    [visit] Finish the visit
    [trade] Close the trade
    [arrange] Leave with the party as it is
   *[other] Done
}
move-pass = { $at ->
    [saloon-duel] Challenge nobody
    [defender-aids] Use no card
    [duel-aids] Use no card
    [threat-aids] Use no card
    [quest-aids] Use no card
    [place-member] Leave { the-newcomer } without a slot: only the banner counts
    [shift-pet] Leave { the-newcomer } without a slot
    [replace] Keep your treasures and let the next one go
    [hut-pick] Keep none of them
    [fill-slot] Leave { the-slot } empty
    [restore-hearts] { $hearts ->
        [one] Set out with { $hearts } heart
       *[other] Set out with { $hearts } hearts
    }
    [threat] Pass without a fight
    [quest] Leave the quest alone
    [accept] Decline the reward
    [camp] Build no camp
   *[other] Pass
}
move-enter = { $way ->
    [freely] Go in without a duel
   *[paying] Pay to go in without a duel{ for-a-fee }
}
move-duel = { $manner ->
    [honorable] Challenge { the-rival-there } to an honourable duel
   *[foul] Challenge { the-rival-there } to a foul duel
}
move-bonus = Take the visit bonus: { the-card }
move-trade-for = Trade other goods for { a-good }
move-trade-away = Trade { a-good } for other goods
move-give = Give { a-good }
move-take = Take { a-good }
move-reputation = { $direction ->
    [up] Buy { some-steps } of reputation
   *[down] Pay to lose { some-steps } of reputation
}
some-steps = { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
}
move-recruit = { $at ->
    [join-from-row] Take { the-adventurer } into the party
   *[other] Recruit { the-adventurer } for { some-coins }
}
move-refresh = Refresh the row for 1 food
move-put = Put { the-newcomer } in { the-slot }
move-bird = Buy a pack bird{ for-a-fee }
move-turtle = Buy a pack turtle{ for-a-fee }
move-coin = Take 1 coin
move-harvest = Harvest { $harvest } food
move-seek = { $draws ->
    [1] Draw a treasure
   *[other] Draw { $draws } treasures, to keep one
}
move-replace = Discard { the-treasure } for the next treasure
move-choose-treasure = Keep { the-treasure }
move-dig = { $needed ->
    [0] Dig in row { $row }, column { $column }
   *[other] Dig in row { $row }, column { $column } (skill { $needed })
}
move-rearrange = Rearrange the party
move-assign = Put { the-member } in { the-slot }
move-restore = Set the hearts to { $hearts }
move-go = Go to { the-location }{ with-met }{ with-toll }
move-stop = Stop here
move-fight = Fight { the-threat } (combat { $strength })
move-fight-boss = Challenge { the-boss } (combat { $strength })
move-slip = Slip past the threat
move-let-go = { $at ->
    [return-animal] { $animal ->
        [bird] Return a pack bird to the Stables
       *[turtle] Return a pack turtle to the Stables
    }
   *[other] { $animal ->
        [bird] Let a pack bird go, to pass the threat
       *[turtle] Let a pack turtle go, to pass the threat
    }
}
move-bypass = Pass the threat with { the-card }
move-attempt = Attempt the quest
move-side = { $quest ->
    [none] Take up side quest { $number }
   *[other] Take up side quest { $number }, paragraph { $quest }
}
move-choose = { $stat ->
    [skill] Choose { $choice }: skill { $difficulty }{ with-fees }
    [combat] Choose { $choice }: combat { $difficulty }{ with-fees }
    [none] Choose { $choice }: no roll{ with-fees }
   *[unknown] Choose { $choice }
}
with-fees = { with-coins }{ with-gems }{ with-food }{ with-hearts }
move-claim = Take reward { $number }: { some-gain }
move-accept = Accept the reward: { some-gain }
move-camp = Build a camp here{ for-a-fee }
move-camp-at = Place a camp on { the-location }
move-hearts = { $roll ->
    [none] Spend { some-hearts }
   *[other] Spend { some-hearts }: { $sum } against { $goal }
}
move-instead = { $mix ->
    [gem] Pay { number-of-gems } and { rest-of-coins }
    [food] Pay { number-of-food } and { rest-of-hearts }
   *[none] Pay { $number } in other goods
}
number-of-gems = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}
number-of-food = { $number } food
rest-of-coins = { $rest ->
    [one] { $rest } coin
   *[other] { $rest } coins
}
rest-of-hearts = { $rest ->
    [one] { $rest } heart
   *[other] { $rest } hearts
}
move-use = Use { the-card }
move-invoke = Use { the-card } now
move-buy = Buy { the-artifact } for { the-price }
move-drop = Leave { the-treasure } behind

## Events

event-learned = { $who ->
    [you] You learn { the-talent }.
   *[other] { $name } learns { the-talent }.
}
event-is = { $who ->
    [you] You are { the-character }, { the-epithet }.
   *[other] { $name } is { the-character }, { the-epithet }.
}
event-has-pet = { $who ->
    [you] You take { the-pet } along, in { the-slot }.
   *[other] { $name } takes { the-pet } along, in { the-slot }.
}
event-first = { $who ->
    [you] You are the first player.
   *[other] { $name } is the first player.
}
event-book = A quest token lies on location { $place }.
event-came = New in the row: { the-adventurer }.
event-dealt = { $who ->
    [you] You draw { the-artifact }.
   *[other] { $name } draws { the-artifact }.
}
event-picked = { $who ->
    [you] You pick { the-artifact }.
   *[other] { $name } picks { the-artifact }.
}
event-passed-on = The packs go on to the left.
event-discarded = { $who ->
    [you] You discard { the-artifact }.
   *[other] { $name } discards { the-artifact }.
}
event-discarded-openly = { $who ->
    [you] You discard { the-artifact }, face up.
   *[other] { $name } discards { the-artifact }, face up.
}
event-kept = { $who ->
    [you] You keep { the-artifact }.
   *[other] { $name } keeps { the-artifact }.
}
event-ready = { $who ->
    [you] You have chosen your hand.
   *[other] { $name } has chosen a hand.
}
event-reshuffled = { $pile ->
    [artifacts] The discarded artifacts are shuffled into a new deck.
    [treasures] The discarded treasures are shuffled into a new deck.
    [adventurers] The adventurers set aside go back into the bag.
   *[arcade] The arcade cards are shuffled into a new deck.
}
event-round = Round { $n } begins.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
event-last-round = { $who ->
    [you] You have placed enough tents: this is the last round.
   *[other] { $name } has placed enough tents: this is the last round.
}
event-truncated = The game has lasted long enough: it ends here.
event-visited = { $who ->
    [you] You visit { the-building }.
   *[other] { $name } visits { the-building }.
}
event-entered = { $who ->
    [you] { $way ->
        [freely] You go in without a duel.
       *[paying] You pay to go in without a duel.
    }
   *[other] { $way ->
        [freely] { $name } goes in without a duel.
       *[paying] { $name } pays to go in without a duel.
    }
}
event-challenged = { $who ->
    [you] { $manner ->
        [honorable] You challenge { the-opponent } to an honourable duel.
       *[foul] You challenge { the-opponent } to a foul duel.
    }
   *[other] { $manner ->
        [honorable] { $name } challenges { the-opponent } to an honourable duel.
       *[foul] { $name } challenges { the-opponent } to a foul duel.
    }
}
event-rolled = { $who ->
    [you] You roll { $pips }.
   *[other] { $name } rolls { $pips }.
}
event-opposed = { $opponent ->
    [dummy] The town guard rolls { $pips }.
   *[other] { $opponent-who ->
        [you] You roll { $pips }.
       *[other] { $opponent-name } rolls { $pips }.
    }
}
event-raised = { $who ->
    [you] You add { $n } to your roll.
   *[other] { $name } adds { $n } to the roll.
}
event-spent = { $who ->
    [you] { $n ->
        [one] You spend { $n } heart on the roll.
       *[other] You spend { $n } hearts on the roll.
    }
   *[other] { $n ->
        [one] { $name } spends { $n } heart on the roll.
       *[other] { $name } spends { $n } hearts on the roll.
    }
}
event-duel-won = { $who ->
    [you] You win the duel against { the-opponent }, { $total } to { $against }.
   *[other] { $name } wins the duel against { the-opponent }, { $total } to { $against }.
}
event-duel-lost = { $who ->
    [you] You lose the duel against { the-opponent }, { $total } to { $against }, and go to jail.
   *[other] { $name } loses the duel against { the-opponent }, { $total } to { $against }, and goes to jail.
}
event-gained = { $who ->
    [you] You gain { some-goods }.
   *[other] { $name } gains { some-goods }.
}
event-paid = { $who ->
    [you] You pay { some-goods }.
   *[other] { $name } pays { some-goods }.
}
event-lost = { $who ->
    [you] You lose { some-goods }.
   *[other] { $name } loses { some-goods }.
}
event-trading = { $who ->
    [you] { $way ->
        [for] You trade other goods for { a-good }.
       *[away] You trade { a-good } for other goods.
    }
   *[other] { $way ->
        [for] { $name } trades other goods for { a-good }.
       *[away] { $name } trades { a-good } for other goods.
    }
}
event-laid = { $who ->
    [you] You put { a-good } into the trade.
   *[other] { $name } puts { a-good } into the trade.
}
event-handed = { $who ->
    [you] You give { some-goods } { to-seat }.
   *[other] { $name } gives { some-goods } { to-seat }.
}
event-reputation = { $who ->
    [you] { $change ->
        [up] You gain { some-reputation }.
       *[down] You lose { some-reputation }.
    }
   *[other] { $change ->
        [up] { $name } gains { some-reputation }.
       *[down] { $name } loses { some-reputation }.
    }
}
some-reputation = { $n } reputation
event-recruited = { $who ->
    [you] You recruit { the-adventurer } for { some-coins }.
   *[other] { $name } recruits { the-adventurer } for { some-coins }.
}
event-joined = { $who ->
    [you] You take { the-adventurer } into the party.
   *[other] { $name } takes { the-adventurer } into the party.
}
event-took-slot = { $who ->
    [you] You put { the-member } in { the-slot }.
   *[other] { $name } puts { the-member } in { the-slot }.
}
event-stood-down = { $who ->
    [you] You take { the-member } out of the slot.
   *[other] { $name } takes { the-member } out of the slot.
}
event-aside = { $who ->
    [you] You set the row of adventurers aside.
   *[other] { $name } sets the row of adventurers aside.
}
event-found = { $who ->
    [you] You find { the-treasure }.
   *[other] { $name } finds { the-treasure }.
}
event-saw = { $who ->
    [you] You look at { the-treasure }.
   *[other] { $name } looks at { the-treasure }.
}
event-dropped = { $who ->
    [you] You discard { the-treasure }.
   *[other] { $name } discards { the-treasure }.
}
event-no-treasure = { $who ->
    [you] You have nobody to carry a treasure, and draw none.
   *[other] { $name } has nobody to carry a treasure, and draws none.
}
event-dug = { $who ->
    [you] You dig in the Mine, row { $row }, column { $column }.
   *[other] { $name } digs in the Mine, row { $row }, column { $column }.
}
event-tent = { $who ->
    [you] You place tent number { $n }.
   *[other] { $name } places tent number { $n }.
}
event-chief = { $who ->
    [you] You win over { the-chief }, chief { of-faction }.
   *[other] { $name } wins over { the-chief }, chief { of-faction }.
}
event-out-of-jail = { $who ->
    [you] You come out of jail.
   *[other] { $name } comes out of jail.
}
event-draws = { $who ->
    [you] You draw artifacts: { $basic } basic, { $advanced } advanced.
   *[other] { $name } draws artifacts: { $basic } basic, { $advanced } advanced.
}
event-searched = { $who ->
    [you] You look for a treasure in the hut.
   *[other] { $name } looks for a treasure in the hut.
}
event-on-the-way = { $met ->
    [toll] { $who ->
        [you] You set out for { $place }.
       *[other] { $name } sets out for { $place }.
    }
    [threat] { $who ->
        [you] On the way to { $place } you meet a threat.
       *[other] On the way to { $place } { $name } meets a threat.
    }
   *[treasure] { $who ->
        [you] On the way to { $place } something glints for you.
       *[other] On the way to { $place } something glints for { $name }.
    }
}
event-left-town = { $who ->
    [you] You leave the town, from location { $place }.
   *[other] { $name } leaves the town, from location { $place }.
}
event-arranging = { $who ->
    [you] You rearrange your party.
   *[other] { $name } rearranges the party.
}
event-restored = { $who ->
    [you] { $n ->
        [one] You set out with { $n } heart.
       *[other] You set out with { $n } hearts.
    }
   *[other] { $n ->
        [one] { $name } sets out with { $n } heart.
       *[other] { $name } sets out with { $n } hearts.
    }
}
event-went = { $who ->
    [you] You go from { $from } to { $place }.
   *[other] { $name } goes from { $from } to { $place }.
}
event-set-aside = { $who ->
    [you] { $means ->
        [heart] You set 1 heart aside for passing an empty location.
        [pass] You pass an empty location for nothing.
       *[food] You set 1 food aside for passing an empty location.
    }
   *[other] { $means ->
        [heart] { $name } sets 1 heart aside for passing an empty location.
        [pass] { $name } passes an empty location for nothing.
       *[food] { $name } sets 1 food aside for passing an empty location.
    }
}
event-set-back = { $who ->
    [you] { $means ->
        [heart] You take the heart back that you had set aside.
        [pass] You take the free pass back.
       *[food] You take the food back that you had set aside.
    }
   *[other] { $means ->
        [heart] { $name } takes the heart back that was set aside.
        [pass] { $name } takes the free pass back.
       *[food] { $name } takes the food back that was set aside.
    }
}
event-fought = { $who ->
    [you] You fight { the-threat }.
   *[other] { $name } fights { the-threat }.
}
event-fought-boss = { $who ->
    [you] You challenge { the-boss }.
   *[other] { $name } challenges { the-boss }.
}
event-beat = { $who ->
    [you] You beat { the-threat } with { $total }.
   *[other] { $name } beats { the-threat } with { $total }.
}
event-beat-boss = { $who ->
    [you] You beat { the-boss } with { $total }.
   *[other] { $name } beats { the-boss } with { $total }.
}
event-fell-back = { $who ->
    [you] You are beaten, { $total } against { $value }, and fall back to { $place }.
   *[other] { $name } is beaten, { $total } against { $value }, and falls back to { $place }.
}
event-slipped = { $who ->
    [you] You slip past the threat.
   *[other] { $name } slips past the threat.
}
event-let-go = { $who ->
    [you] { $animal ->
        [bird] You let a pack bird go.
       *[turtle] You let a pack turtle go.
    }
   *[other] { $animal ->
        [bird] { $name } lets a pack bird go.
       *[turtle] { $name } lets a pack turtle go.
    }
}
event-attempted = { $who ->
    [you] You attempt the quest on location { $place }.
   *[other] { $name } attempts the quest on location { $place }.
}
event-opened = { $who ->
    [you] A page of the book is opened for you.
   *[other] A page of the book is opened for { $name }.
}
event-chose = { $who ->
    [you] You take choice { $choice }.
   *[other] { $name } takes choice { $choice }.
}
event-succeeded = { $who ->
    [you] { $bonus ->
        [yes] You succeed with the bonus: { the-stat } { $total } against { $difficulty }.
       *[no] You succeed: { the-stat } { $total } against { $difficulty }.
    }
   *[other] { $bonus ->
        [yes] { $name } succeeds with the bonus: { the-stat } { $total } against { $difficulty }.
       *[no] { $name } succeeds: { the-stat } { $total } against { $difficulty }.
    }
}
event-failed = { $who ->
    [you] You fail: { the-stat } { $total } against { $difficulty }.
   *[other] { $name } fails: { the-stat } { $total } against { $difficulty }.
}
event-resolved = { $who ->
    [you] You succeed without a roll.
   *[other] { $name } succeeds without a roll.
}
event-unpaid = { $who ->
    [you] You cannot pay what the page asks, and gain nothing.
   *[other] { $name } cannot pay what the page asks, and gains nothing.
}
event-won-world = { $who ->
    [you] You receive { the-world }.
   *[other] { $name } receives { the-world }.
}
event-laid-down = { $who ->
    [you] You return { the-world }.
   *[other] { $name } returns { the-world }.
}
event-won-keyword = { $who ->
    [you] You note the keyword { the-keyword }.
   *[other] { $name } notes the keyword { the-keyword }.
}
event-noted = { $who ->
    [you] You note where your story goes on.
   *[other] { $name } notes where the story goes on.
}
event-void = { $who ->
    [you] There is nothing for you to gain here.
   *[other] There is nothing for { $name } to gain here.
}
event-box-filled = { $who ->
    [you] You fill quest box { $n } of your card.
   *[other] { $name } fills quest box { $n }.
}
event-experience = { $who ->
    [you] You gain experience; you have { $n } to spend.
   *[other] { $name } gains experience, and has { $n } to spend.
}
event-camped = { $who ->
    [you] You build a camp on location { $place }.
   *[other] { $name } builds a camp on location { $place }.
}
event-bought = { $who ->
    [you] You buy { the-artifact }.
   *[other] { $name } buys { the-artifact }.
}
event-used = { $who ->
    [you] { $card ->
        [dusk] The town has its way with you.
        [day] The town by day looks after you.
        [map-05] The water of the desert gets at you.
       *[other] You use { the-card }.
    }
   *[other] { $card ->
        [dusk] The town has its way with { $name }.
        [day] The town by day looks after { $name }.
        [map-05] The water of the desert gets at { $name }.
       *[other] { $name } uses { the-card }.
    }
}
event-ended = The game is over: the points are counted.

## House rules

option-mode = Which mode do you play?
option-mode-first = First Adventure: one game on the first map
option-mode-campaign = Campaign: maps 2 to 11, a game each
option-mode-character = Character mode: your traveller’s own story
option-mode-arcade = Arcade mode: short quests on cards
option-map = Which map do you play on, outside First Adventure and campaigns?
option-map-1 = 1: { map-1 }
option-map-2 = 2: { map-2 }
option-map-3 = 3: { map-3 }
option-map-4 = 4: { map-4 }
option-map-5 = 5: { map-5 }
option-map-6 = 6: { map-6 }
option-map-7 = 7: { map-7 }
option-map-8 = 8: { map-8 }
option-map-9 = 9: { map-9 }
option-map-10 = 10: { map-10 }
option-map-11 = 11: { map-11 }
option-town_side = Which side of the town do you play on, outside First Adventure?
option-town_side-dusk = by dusk
option-town_side-day = by day, with turtles and a richer Hut
option-long_game = Do you play the long game?
option-long_game-off = no
option-long_game-on = yes, with 2 more tents each
option-extra_stories = Do you play with extra stories?
option-extra_stories-off = no
option-extra_stories-on = yes, with 4 quest tokens a player
option-platypus = Does the platypus comfort whoever was last?
option-platypus-off = no
option-platypus-on = yes
option-maps_left_out = Which maps does a campaign with extra stories leave out?
option-maps_left_out-4-6-9 = maps 4, 6 and 9
option-maps_left_out-3-5-8 = maps 3, 5 and 8
option-maps_left_out-2-5-7 = maps 2, 5 and 7
option-maps_left_out-6-8-10 = maps 6, 8 and 10
option-long_game_trigger = Which tent brings the last round of a long game?
option-long_game_trigger-16 = the sixteenth
option-long_game_trigger-14 = the fourteenth
option-repeat_maps = Does Character mode stay on one map?
option-repeat_maps-false = no, each game is on another map
option-repeat_maps-true = yes
option-first_player = Who begins?
option-first_player-random = drawn at random
option-first_player-fixed = the first seat
option-first_player-last_loser = whoever was last in the game before
option-character_choice = How are characters given out?
option-character_choice-seat_order = everybody chooses, in seat order
option-character_choice-preassigned = they are assigned
option-pet_profile = What are cats good at?
option-pet_profile-uniform = the same as dogs
option-pet_profile-cat_sword = combat as well
option-pet_profile-cat_combat = combat instead of skill
option-named_quest_guarantee = When does a named place have a quest token for certain?
option-named_quest_guarantee-first_game = in the first game of a campaign
option-named_quest_guarantee-every_game = in every game of a campaign
option-named_quest_guarantee-named_first = in every game, and named places come first
option-artifact_discards = How are artifacts discarded?
option-artifact_discards-face_down = face down
option-artifact_discards-face_up = face up
option-reshuffle = Are discards shuffled into an empty deck?
option-reshuffle-true = yes
option-reshuffle-false = no, it stays empty
option-zero_move = May one stay where one is?
option-zero_move-true = yes
option-zero_move-false = no, at least one step is taken
option-buy_during_roll = May artifacts be bought while a roll is open?
option-buy_during_roll-true = yes
option-buy_during_roll-false = no
option-max_rounds = After how many rounds does a game end at the latest?
option-max_rounds-100 = 100 rounds
option-max_rounds-30 = 30 rounds
option-max_rounds-50 = 50 rounds
option-max_rounds-200 = 200 rounds
option-recruits_per_visit = How many adventurers may be recruited on one visit?
option-recruits_per_visit-1 = one
option-recruits_per_visit-any = as many as one can pay
option-row_refill = When is the row of adventurers filled?
option-row_refill-immediate = at once
option-row_refill-end_of_turn = at the end of the turn
option-row_refill-refresh_only = only when somebody pays for it
option-pet_shift_on_recruit = Does a pet make room for a recruit?
option-pet_shift_on_recruit-true = yes
option-pet_shift_on_recruit-false = no, the recruit stays inactive
option-merchant_contract_slots = How many adventurers does the Merchant Contract put in other slots?
option-merchant_contract_slots-any = any number
option-merchant_contract_slots-one = one
option-dummy_exemptions = May one pass the town guard without a duel?
option-dummy_exemptions-true = yes, like anybody else
option-dummy_exemptions-false = no, it is always fought
option-defender_aids = May the defender in a duel use cards?
option-defender_aids-true = yes
option-defender_aids-false = no
option-treasure_overflow = When are treasures dropped that nobody carries?
option-treasure_overflow-immediate = at once
option-treasure_overflow-end_of_turn = at the end of the turn
option-treasure_overflow-keep = never
option-store_draw = How many artifacts are drawn in the General Store?
option-store_draw-exactly_4 = four
option-store_draw-up_to_4 = up to four
option-farm_counts_cards = Which cards count at the Farm?
option-farm_counts_cards-none = none, the party alone
option-farm_counts_cards-treasures = treasures
option-farm_counts_cards-all = all cards
option-hut_draw = How many treasures does the Hut give by dusk?
option-hut_draw-one = one
option-hut_draw-per_animal = one for each pack animal
option-day_hut_commit = When is room made for a treasure in the Hut by day?
option-day_hut_commit-true = before the treasures are seen
option-day_hut_commit-false = afterwards
option-mine_counts_world = Do world cards count at the Mine?
option-mine_counts_world-false = no
option-mine_counts_world-true = yes
option-search_counts_cards = Do search and movement on cards count?
option-search_counts_cards-false = no
option-search_counts_cards-true = yes
option-heart_cap_on_map = Are hearts limited on the map?
option-heart_cap_on_map-none = no
option-heart_cap_on_map-13 = yes, to 13
option-pass_cost_timing = What becomes of the price for passing a location after a lost fight?
option-pass_cost_timing-refund_on_loss = it is given back
option-pass_cost_timing-on_leave = it is lost
option-toxic_blocks = Is poisoned water closed to whoever has no heart?
option-toxic_blocks-false = no
option-toxic_blocks-true = yes
option-crown_on_pass = When do the Crown of Cruelty and the Nightmare Amulet work?
option-crown_on_pass-false = where the move ends
option-crown_on_pass-true = on every location of the move
option-bypass_after_roll = May a threat still be passed after the roll?
option-bypass_after_roll-false = no
option-bypass_after_roll-true = yes
option-free_heart_amounts = How many hearts may be spent on a roll?
option-free_heart_amounts-false = none, or as few as change the result
option-free_heart_amounts-true = any number
option-book_knowledge = What is known of rewards before a choice?
option-book_knowledge-none = nothing
option-book_knowledge-full = their kinds
option-unpaid_result = What happens if a result cannot be paid?
option-unpaid_result-no_gain = nothing is gained
option-unpaid_result-pay_what_you_can = one pays what one has
option-decline_rewards = May rewards be declined?
option-decline_rewards-false = no
option-decline_rewards-true = yes
option-side_quest_retry = May a failed side quest be tried again?
option-side_quest_retry-false = no
option-side_quest_retry-true = yes, until it succeeds
option-side_quest_order = Which side quest comes first?
option-side_quest_order-owner = whichever its owner likes
option-side_quest_order-fifo = the oldest
option-talents_before_first_game = Are talents learned before the first game?
option-talents_before_first_game-true = yes
option-talents_before_first_game-false = no
option-join_credit = What does whoever joins a series later have in advance?
option-join_credit-box = a quest box for each game missed
option-join_credit-row = a row of boxes for each game missed
option-borrow_over_three = Does Borrowing allow a fourth treasure?
option-borrow_over_three-true = yes
option-borrow_over_three-false = no
option-politician_immediate = From when does a talent work that is bought during a game?
option-politician_immediate-true = at once
option-politician_immediate-false = from the next game on
option-hearts_on_spelunking = May hearts be spent on the die of a talent?
option-hearts_on_spelunking-true = yes
option-hearts_on_spelunking-false = no
option-storytelling_ties = Does Storytelling count in a tie?
option-storytelling_ties-false = no
option-storytelling_ties-true = yes
option-trade_values = What are faction tokens worth in trade?
option-trade_values-printed = as printed: 5, 5, 6 and 7
option-trade_values-even = 6 each
option-reputation_points = From when is reputation worth points?
option-reputation_points-from_2 = from 2
option-reputation_points-from_4 = from 4
option-campaign_rows = How many rows of quest boxes does a character card have?
option-campaign_rows-10 = ten
option-campaign_rows-5 = five
option-campaign_rows-7 = seven
about-points = { $points ->
    [0] less than a point
    [one] about { $points } point
   *[other] about { $points } points
}
reason-score = { $change ->
    [more] Your score as it stands grows by { about-points }.
   *[less] Your score as it stands shrinks by { about-points }.
}
reason-money = { $change ->
    [more] { $amount ->
        [one] It leaves you { $amount } coin or gem richer.
       *[other] It leaves you { $amount } coins and gems richer.
    }
   *[less] { $amount ->
        [one] It costs you { $amount } coin or gem.
       *[other] It costs you { $amount } coins and gems.
    }
}
reason-food = { $change ->
    [more] It brings { $amount } food for animals and for the trade.
   *[less] It costs { $amount } food.
}
reason-tokens = { $change ->
    [more] { $amount ->
        [one] It brings { $amount } faction token: artifacts ask for them, and they count at the end.
       *[other] It brings { $amount } faction tokens: artifacts ask for them, and they count at the end.
    }
   *[less] { $amount ->
        [one] It costs { $amount } faction token.
       *[other] It costs { $amount } faction tokens.
    }
}
reason-hearts = { $change ->
    [more] { $now ->
        [one] You have { $now } heart for the way.
       *[other] You have { $now } hearts for the way.
    }
   *[less] { $now ->
        [0] It takes your last hearts.
        [one] It leaves you { $now } heart.
       *[other] It leaves you { $now } hearts.
    }
}
reason-party = { $change ->
    [more] Your party can do more: { about-points }.
   *[less] Your party can do less: { about-points } lost.
}
reason-animals = { $change ->
    [more] One more animal carries and moves you on: { about-points }.
   *[less] An animal is gone: { about-points } lost.
}
reason-artifacts = { $change ->
    [more] What your artifacts do is worth { about-points } more.
   *[less] What your artifacts do is worth { about-points } less.
}
reason-hand = { $change ->
    [more] Your hand promises { about-points } more.
   *[less] Your hand promises { about-points } less.
}
