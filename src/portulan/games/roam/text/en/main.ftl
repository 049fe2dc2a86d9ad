### Roam: what is said of the game, its moves, its events and its table.
### The rules themselves are in rules.ftl, the names of cards and tiles in cards.ftl.

game-title = Roam
game-tagline = A land on no map, a band that grows with every step: the route is yours to draw.

## Cards, tiles, squares and slots

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
   *[any] the character
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
   *[any] the artifact
}
card-hidden = Card
terrain = Terrain

ability-coin = Coin
ability-slide = Slide
ability-rotate = Rotate
ability-free = Free
ability-flip = Flip
ability-replace = Replace
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
    [any] the square
   *[other] square { $square }
}
the-slot = { $slot ->
    [nw] the north-west
    [n] the north
    [ne] the north-east
    [sw] the south-west
    [s] the south
   *[se] the south-east
}
slot-nw = North-west
slot-n = North
slot-ne = North-east
slot-sw = South-west
slot-s = South
slot-se = South-east
the-side = { $side ->
    [south] the south side
    [west] the west side
    [north] the north side
   *[east] the east side
}
side-south = South
side-west = West
side-north = North
side-east = East
the-turning = { $turning ->
    [right] , turned right
    [half] , turned half round
    [left] , turned left
   *[straight] { "" }
}
a-marker = { $owner ->
    [blue] a blue marker
    [red] a red marker
    [yellow] a yellow marker
   *[green] a green marker
}
colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-green = Green
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
and-gain = { $coins ->
    [0] { "" }
   *[other] { " and gain " }{ some-coins }
}
and-gains = { $coins ->
    [0] { "" }
   *[other] { " and gains " }{ some-coins }
}
some-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}

field-card = card
field-tile = tile
field-side = side
field-seat = seat
field-turns = turn
field-square = square
field-price = price
field-direction = direction
field-slot = slot
field-coins = coins

## Questions, one for each decision

step-choose-side = On which side of the map do you sit?
step-start = Your turn begins: do you use an artifact before you rest?
step-early-rest = Do you pay for an early rest?
step-before = Do you use an artifact before your character?
step-use = Which character do you use?
step-at = Where does the shape go?
step-fill = Which square receives a marker?
step-after = { $full_rules ->
    [true] Do you buy an optional square, or use an artifact?
   *[false] Do you buy an optional square?
}
step-slide-to = Where does the marker slide?
step-claim = Which completed card comes next?
step-before-claim = Do you use a Coin artifact before the auction?
step-bid = How much do you bid?
step-market = Do you buy an artifact, or use one?

## Moves

move-card = The deck shows { the-card }
move-tile = The pile gives { the-tile }
move-side = Sit on { the-side }
move-first = Seat { $seat } begins
move-rest = Rest early for { some-coins }
move-no-rest = Do not rest
move-use = Use { the-card }
move-use-turned = Use { the-card }{ the-turning }
move-at = Lay { the-card }{ the-turning }, its north-west corner at { $square }
move-fill = Put a marker on { the-square }
move-optional = { $price ->
    [pay] Pay 2 coins for a marker on { the-square }
   *[free] Use a Free artifact for a marker on { the-square }
}
move-coin = Use a Coin artifact: gain 1 coin
move-flip = Use a Flip artifact: turn over { the-card }
move-slide = Use a Slide artifact on the marker on { the-square }
move-slide-upper = Use a Slide artifact on the upper marker on { the-square }
move-slide-to = { $direction ->
    [N] Slide the marker on { the-square } north
    [E] Slide the marker on { the-square } east
    [S] Slide the marker on { the-square } south
   *[W] Slide the marker on { the-square } west
}
move-replace = { $price ->
    [covered] Use a Replace artifact on { the-square }
    [pay] Use a Replace artifact on { the-square }, for 2 coins
   *[free] Use a Replace artifact on { the-square }, with a Free artifact
}
move-replace-upper = { $price ->
    [covered] Use a Replace artifact on the upper marker on { the-square }
    [pay] Use a Replace artifact on the upper marker on { the-square }, for 2 coins
   *[free] Use a Replace artifact on the upper marker on { the-square }, with a Free artifact
}
move-claim = { $card ->
    [any] Resolve the card in { the-slot }
   *[other] Resolve { the-card } in { the-slot }
}
move-bid = { $coins ->
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
move-pass = Pass
move-buy = Buy { the-tile }{ with-ability }, for { some-coins }
move-done = Done

## Events

event-dealt = { $card ->
    [hidden] A card is dealt to { the-slot }.
   *[other] { the-card }: dealt to { the-slot }.
}
event-top = { $card ->
    [hidden] The deck shows another card.
   *[other] The deck shows { the-card }.
}
event-offered = The market offers { the-tile }.
event-seated = { $who ->
    [you] You sit on { the-side }.
   *[other] { $name } sits on { the-side }.
}
event-first-player = { $who ->
    [you] You are the first player.
   *[other] { $name } is the first player.
}
event-turn = { $who ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $name }’s turn.
}
event-rested = { $who ->
    [you] All your characters rest and are ready again.
   *[other] { $name }’s characters all rest and are ready again.
}
event-rested-early = { $who ->
    [you] You pay { some-coins } for an early rest.
   *[other] { $name } pays { some-coins } for an early rest.
}
event-used = { $who ->
    [you] You use { the-card }{ the-turning }.
   *[other] { $name } uses { the-card }{ the-turning }.
}
event-placed = { $who ->
    [you] { $count ->
        [0] You place no marker.
       *[other] You place { some-markers }{ and-gain }.
    }
   *[other] { $count ->
        [0] { $name } places no marker.
       *[other] { $name } places { some-markers }{ and-gains }.
    }
}
event-filled = { $who ->
    [you] You place a marker on { the-square }{ and-gain }.
   *[other] { $name } places a marker on { the-square }{ and-gains }.
}
event-extended = { $who ->
    [you] { $price ->
        [pay] You pay 2 coins for a marker on { the-square }{ and-gain }.
       *[free] You use a Free artifact for a marker on { the-square }{ and-gain }.
    }
   *[other] { $price ->
        [pay] { $name } pays 2 coins for a marker on { the-square }{ and-gains }.
       *[free] { $name } uses a Free artifact for a marker on { the-square }{ and-gains }.
    }
}
event-gained = { $who ->
    [you] You use a Coin artifact and gain 1 coin.
   *[other] { $name } uses a Coin artifact and gains 1 coin.
}
event-flipped = { $who ->
    [you] { $face ->
        [up] You use a Flip artifact: { the-card }, ready again.
       *[down] You use a Flip artifact: { the-card }, turned face down.
    }
   *[other] { $face ->
        [up] { $name } uses a Flip artifact: { the-card }, ready again.
       *[down] { $name } uses a Flip artifact: { the-card }, turned face down.
    }
}
to-direction = { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
event-slid = { $who ->
    [you] You slide { a-marker } from { the-square } { to-direction }.
   *[other] { $name } slides { a-marker } from { the-square } { to-direction }.
}
event-replaced = { $who ->
    [you] You replace { a-marker } on { the-square }{ and-gain }.
   *[other] { $name } replaces { a-marker } on { the-square }{ and-gains }.
}
event-completed = The card in { the-slot } is completed.
event-bid = { $who ->
    [you] { $coins ->
        [one] You bid { $coins } coin.
       *[other] You bid { $coins } coins.
    }
   *[other] { $coins ->
        [one] { $name } bids { $coins } coin.
       *[other] { $name } bids { $coins } coins.
    }
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-won = { $who ->
    [you] { $coins ->
        [0] You win { the-card }.
       *[other] You win { the-card } for { some-coins }.
    }
   *[other] { $coins ->
        [0] { $name } wins { the-card }.
       *[other] { $name } wins { the-card } for { some-coins }.
    }
}
event-compensated = { $who ->
    [you] You gain 1 coin for your markers on the card.
   *[other] { $name } gains 1 coin for having markers on the card.
}
event-stayed = All pass: the card in { the-slot } stays.
event-discarded = All pass: the card in { the-slot } leaves the game.
event-refilled = { $card ->
    [hidden] There is a new card in { the-slot }.
   *[other] { the-card }: a new card in { the-slot }.
}
event-vacant = The deck is empty: { the-slot } stays vacant.
event-bought = { $who ->
    [you] You buy { the-tile } for { some-coins }.
   *[other] { $name } buys { the-tile } for { some-coins }.
}
event-outpost = { $who ->
    [you] You surround a marker and gain the Outpost.
   *[other] { $name } surrounds a marker and gains the Outpost.
}
event-last-round = { $who ->
    [you] You own ten cards: this is the last round.
   *[other] { $name } owns ten cards: this is the last round.
}
event-end = The game is over: the points are counted.
event-stalled = { $rounds ->
    [one] No card has been won for a whole round.
   *[other] No card has been won for { $rounds } rounds.
}

## House rules

option-full_rules = Which rules are played?
option-full_rules-true = the full rules, with artifacts
option-full_rules-false = the basic rules
option-promo = Are the promotional animals in the deck?
option-promo-true = yes
option-promo-false = no
option-outpost = Is the Outpost variant played?
option-outpost-false = no
option-outpost-true = yes
option-stacking = May a square hold two markers?
option-stacking-false = no
option-stacking-true = yes, one on top of the other
option-seats = Where do the players sit, from the first seat on?
option-seats-south-north = South and North
option-seats-south-west = South and West
option-seats-south-east = South and East
option-seats-west-north = West and North
option-seats-west-east = West and East
option-seats-north-east = North and East
option-seats-south-west-north = South, West and North
option-seats-south-west-east = South, West and East
option-seats-south-north-east = South, North and East
option-seats-west-north-east = West, North and East
option-seats-south-west-north-east = South, West, North and East
option-seats-choose = everybody chooses a side
option-first_player = Who begins?
option-first_player-random = drawn at random
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-zero_placement = May a shape be laid on occupied squares only?
option-zero_placement-allowed = yes
option-zero_placement-forbidden_if_avoidable = only if nothing else is possible
option-shortage = Where do the last markers go if they are too few?
option-shortage-player = where the player chooses
option-shortage-reading_order = on the first squares in reading order
option-claim_order = When is the order of several completed cards chosen?
option-claim_order-one_by_one = one card after the other
option-claim_order-upfront = for all of them beforehand
option-all_pass = What happens if all pass in an auction?
option-all_pass-last_takes = the last one takes the card for nothing
option-all_pass-stay = the card stays and is contested again next turn
option-all_pass-discard = the card leaves the game
option-early_rest_all_ready = Is an early rest possible with all characters ready?
option-early_rest_all_ready-forbidden = no
option-early_rest_all_ready-allowed = yes, to make artifacts ready
option-purchase = When may an artifact be bought?
option-purchase-after_claims = after the completed cards
option-purchase-before_claims = before the completed cards
option-purchase-either = before or after them
option-rotate = Which way does a Rotate artifact turn?
option-rotate-either = right or left
option-rotate-clockwise = right only
option-replace_optional = Does Replace reach optional squares?
option-replace_optional-paid = if they are paid for
option-replace_optional-never = never
option-replace_optional-always = always
option-outpost_check = When is it checked whether somebody gains the Outpost?
option-outpost_check-immediate = after every change
option-outpost_check-end_of_phase2 = once a turn, before completed cards
option-stack_own = May a player stack on their own marker?
option-stack_own-true = yes
option-stack_own-false = no, the square is ignored
option-stack_slide = Where may a marker slide with stacking?
option-stack_slide-empty = to an empty square
option-stack_slide-below_two = onto a single marker, too
option-stack_replace_coins = Which marker of a stack pays when it is replaced?
option-stack_replace_coins-lower_only = the lower one
option-stack_replace_coins-always = both
option-stack_count = Which markers of a stack count for the majority?
option-stack_count-all = all
option-stack_count-top_only = the upper one
option-scroll_public = Do the scrolls show the shape and the points of the characters?
option-scroll_public-true = yes
option-scroll_public-false = no, they are seen once the card is won
option-stall_rounds = After how many rounds without a resolved card does the game end?
option-stall_rounds-20 = 20 rounds
option-stall_rounds-10 = 10 rounds
option-stall_rounds-40 = 40 rounds
option-stall_rounds-0 = never

## Reasons of advice: what a move changes

about-points = { $points ->
    [0] less than one point
    [one] about { $points } point
   *[other] about { $points } points
}
reason-score = { $change ->
    [more] With what you can do next, your score grows by { about-points }.
   *[less] With what you can do next, your score shrinks by { about-points }.
}
reason-land = { $amount ->
    [0] { $change ->
        [more] Your chances on the land in { the-slot } improve: { about-points }.
       *[less] Your chances on the land in { the-slot } suffer: { about-points }.
    }
   *[other] { $change ->
        [more] With { markers-there } on the land in { the-slot } your chances there improve: { about-points }.
       *[less] With { markers-there } on the land in { the-slot } your chances there suffer: { about-points }.
    }
}
markers-there = { $now ->
    [one] { $now } marker
   *[other] { $now } markers
}
reason-coins = { $change ->
    [more] { $amount ->
        [one] It leaves you { $amount } coin richer.
       *[other] It leaves you { $amount } coins richer.
    }
   *[less] { $amount ->
        [one] It costs you { $amount } coin.
       *[other] It costs you { $amount } coins.
    }
}
reason-tiles = { $change ->
    [more] What your artifacts can do gains in worth: { about-points }.
   *[less] What your artifacts can do loses in worth: { about-points }.
}
reason-ready = { $change ->
    [more] Stronger characters stay ready: { about-points }.
   *[less] Weaker characters stay ready: { about-points } lost.
}
reason-supply = { $change ->
    [more] Your supply of markers is safer: { about-points }.
   *[less] Your supply of markers runs low: { about-points } at stake.
}
