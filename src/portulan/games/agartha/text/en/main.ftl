### Agartha: what is said of the game, its moves, its events and its table.
### The rules themselves are in rules.ftl.

game-title = Agartha
game-tagline = Hidden bids, clever combos and six rounds to reach the world below.

## Cards: the name of each kind, with its article where a sentence needs one

-card-CHA = { $form ->
    [the] the Character
    [a] a Character
   *[bare] Character
}
-card-FOR = { $form ->
    [the] the Forest
    [a] a Forest
   *[bare] Forest
}
-card-MTN = { $form ->
    [the] the Mountain
    [a] a Mountain
   *[bare] Mountain
}
-card-VIL = { $form ->
    [the] the Village card
    [a] a Village card
   *[bare] Village
}
-card-CPS = { $form ->
    [the] the Compass
    [a] a Compass
   *[bare] Compass
}
-card-AMU = { $form ->
    [the] the Amulet
    [a] an Amulet
   *[bare] Amulet
}
-card-KNI = { $form ->
    [the] the Knife
    [a] a Knife
   *[bare] Knife
}
-card-AXE = { $form ->
    [the] the Axe
    [a] an Axe
   *[bare] Axe
}
-card-TOR = { $form ->
    [the] the Torch
    [a] a Torch
   *[bare] Torch
}
-card-PHI = { $form ->
    [the] the Vial
    [a] a Vial
   *[bare] Vial
}

card-CHA = { -card-CHA }
card-FOR = { -card-FOR }
card-MTN = { -card-MTN }
card-VIL = { -card-VIL }
card-CPS = { -card-CPS }
card-AMU = { -card-AMU }
card-KNI = { -card-KNI }
card-AXE = { -card-AXE }
card-TOR = { -card-TOR }
card-PHI = { -card-PHI }
card-hidden = Card

card-CHA-hint = Gather two to four in a Village slot for points, an action and a place in Encounter; they also lead Explorations.
card-FOR-hint = A Place: with others of its kind and a Compass it scores at the end; it also serves Explorations.
card-MTN-hint = A Place: with others of its kind and a Compass it scores at the end; it also serves Explorations.
card-VIL-hint = A Place (the Village zone is something else): with others of its kind and a Compass it scores at the end; it also serves Explorations.
card-CPS-hint = Without a Compass, a Places slot scores nothing; with one, 1, 3, 5, 7 or 9 points for Places of one kind.
card-AMU-hint = Worth 3 points at the end once a Move has brought it to the Amulet sector.
card-KNI-hint = An Object: each kind in the Object slot multiplies the pairs of Characters in Encounter.
card-AXE-hint = An Object: each kind in the Object slot multiplies the pairs of Characters in Encounter.
card-TOR-hint = An Object: each kind in the Object slot multiplies the pairs of Characters in Encounter.
card-PHI-hint = An Object: each kind in the Object slot multiplies the pairs of Characters in Encounter.

the-card = { $card ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] the card
}
a-card = { $card ->
    [CHA] { -card-CHA(form: "a") }
    [FOR] { -card-FOR(form: "a") }
    [MTN] { -card-MTN(form: "a") }
    [VIL] { -card-VIL(form: "a") }
    [CPS] { -card-CPS(form: "a") }
    [AMU] { -card-AMU(form: "a") }
    [KNI] { -card-KNI(form: "a") }
    [AXE] { -card-AXE(form: "a") }
    [TOR] { -card-TOR(form: "a") }
    [PHI] { -card-PHI(form: "a") }
   *[any] a card
}
the-first-card = { $first ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] the card
}
the-other-card = { $other ->
    [CHA] { -card-CHA(form: "the") }
    [FOR] { -card-FOR(form: "the") }
    [MTN] { -card-MTN(form: "the") }
    [VIL] { -card-VIL(form: "the") }
    [CPS] { -card-CPS(form: "the") }
    [AMU] { -card-AMU(form: "the") }
    [KNI] { -card-KNI(form: "the") }
    [AXE] { -card-AXE(form: "the") }
    [TOR] { -card-TOR(form: "the") }
    [PHI] { -card-PHI(form: "the") }
   *[any] the card
}

## Slots and sectors

-slot-L1 = the first Places slot
-slot-L2 = the second Places slot
-slot-L3 = the third Places slot
-slot-V1 = the first Village slot
-slot-V2 = the second Village slot
-slot-OB = the Object slot
-slot-EX = the Exploration slot
-slot-AMS = the Amulet sector
-slot-ENC = the Encounter sector

slot-L1 = Places 1
slot-L2 = Places 2
slot-L3 = Places 3
slot-V1 = Village 1
slot-V2 = Village 2
slot-OB = Objects
slot-EX = Exploration
slot-AMS = Amulets
slot-ENC = Encounter
count-amulets = { $value ->
    [one] Amulet
   *[other] Amulets
}

slot-L1-hint = At the end, Places of one kind with a Compass score 1, 3, 5, 7 or 9 points; lots of two kinds give 2 more, of three kinds 5.
slot-L2-hint = At the end, Places of one kind with a Compass score 1, 3, 5, 7 or 9 points; lots of two kinds give 2 more, of three kinds 5.
slot-L3-hint = At the end, Places of one kind with a Compass score 1, 3, 5, 7 or 9 points; lots of two kinds give 2 more, of three kinds 5.
slot-V1-hint = While it is open, validate 2, 3 or 4 Characters here for 1, 3 or 5 points; the other cards are discarded.
slot-V2-hint = While it is open, validate 2, 3 or 4 Characters here for 1, 3 or 5 points; the other cards are discarded.
slot-OB-hint = For Objects only: at the end, each kind here multiplies the pairs of Characters in Encounter.
slot-EX-hint = While it is open, 1, 2 or 3 Places with as many Characters make an Exploration of 1, 5 or 9 points and give a Draw.
slot-AMS-hint = Amulets brought here by a Move: 3 points each at the end.
slot-ENC-hint = Characters validated in the Village: at the end, pairs here times kinds of Object in the Object slot.

the-slot = { $slot ->
    [L1] { -slot-L1 }
    [L2] { -slot-L2 }
    [L3] { -slot-L3 }
    [V1] { -slot-V1 }
    [V2] { -slot-V2 }
    [OB] { -slot-OB }
    [EX] { -slot-EX }
    [AMS] { -slot-AMS }
    [ENC] { -slot-ENC }
   *[any] the slot
}
in-slot = in { the-slot }
from-slot = from { the-slot }
to-slot = to { the-slot }
of-goal = { $to ->
    [L1] in { -slot-L1 }
    [L2] in { -slot-L2 }
    [L3] in { -slot-L3 }
    [V1] in { -slot-V1 }
    [V2] in { -slot-V2 }
    [OB] in { -slot-OB }
    [EX] in { -slot-EX }
    [AMS] in { -slot-AMS }
   *[any] in a slot
}
to-goal = { $to ->
    [L1] to { -slot-L1 }
    [L2] to { -slot-L2 }
    [L3] to { -slot-L3 }
    [V1] to { -slot-V1 }
    [V2] to { -slot-V2 }
    [OB] to { -slot-OB }
    [EX] to { -slot-EX }
    [AMS] to { -slot-AMS }
   *[any] to a slot
}

## Zones, tiles, tokens and the rest of the table

zone-places = Places
zone-village = Village
zone-exploration = Exploration
zone-action = Action
zone-bid = Bids
zone-action-hint = The action zone takes one token, which will be used for its action.
zone-bid-hint = The bid zone takes any number of tokens; the highest sum wins the cards of the tile.

field-token = token
field-tile = tile
field-zone = zone
field-card = card
field-slot = slot
field-tier = tier
field-exploration = Exploration
field-seat = seat

tile = Tile { $tile }
tile-hint = Tiles are resolved in order, from tile 1 on: first the action zone, then the bid zone.
token = { $power ->
    [move] Move
    [swap] Swap
    [draw] Draw
   *[any] Token
}
token-hint = { $power ->
    [move] Token { $token }: a bid of { $token }, or a Move.
    [swap] Token { $token }: a bid of { $token }, or a Swap.
    [draw] Token { $token }: a bid of { $token }, or a Draw.
   *[any] Token { $token }
}
token-hidden = Token face down
testament = testament
testament-hint = Rolhnir’s testament: its holder bids first and wins every tie at the top that involves them. It passes on after each round.
pile = Pile
pile-hint = The face-down pile; the list is what everybody can work out that it holds.
discard = Discard
discard-hint = It is shuffled into a new pile when the pile runs out.
round = Round
hand = Tokens in hand
transit = To place
transit-hidden = Starting cards, still hidden
sectors = Sectors
points = { $value ->
    [one] point
   *[other] points
}
points-hint = Points gained so far in the Village and on Explorations; the rest is counted at the end.
tier = { $tier ->
    [2] Validate 2 Characters: 1 point, Move
    [3] Validate 3 Characters: 3 points, Swap
   *[4] Validate 4 Characters: 5 points
}
explorations = Explorations
exploration = { $exploration ->
    [1] 1
    [2] 5
   *[3] 9
}
exploration-hint = { $exploration ->
    [1] The first Exploration: 1 Place and 1 Character, 1 point and a Draw.
    [2] The second Exploration: 2 Places and 2 Characters, 5 points and a Draw.
   *[3] The third Exploration: 3 Places and 3 Characters, 9 points and a Draw.
}
table = Table
tiles = Expedition tiles
status = { $phase ->
    [setup] Set-up
    [bids] Bids
    [resolution] Resolution
   *[over] The game is over
}

## Questions, one for each decision

step-place-start = Where do your starting cards go?
step-place-together = Where do your starting cards go? The others will see them once everybody has placed.
step-bid = Which token do you lay, and where?
step-pick = Which card do you take?
step-leave = Do you leave a card on the tile?
step-place-won = Where do the cards you won go? All the cards of one tile go to one zone.
step-move = Which card do you move?
step-move-to = Where does the card go?
step-swap = Which card do you swap?
step-swap-with = With which card do you swap it?
step-draw = Which card do you draw?
step-place-drawn = Where does the card you drew go?
step-validate = Do you validate a slot?

## Moves

move-first = The testament goes to seat { $seat }
move-card = The pile gives { a-card }
move-place = Put { the-card } { in-slot }
move-bid = { $zone ->
    [action] { $power ->
        [move] Lay token { $token } in the action zone of tile { $tile }, for a Move
        [swap] Lay token { $token } in the action zone of tile { $tile }, for a Swap
        [draw] Lay token { $token } in the action zone of tile { $tile }, for a Draw
       *[any] Lay token { $token } in the action zone of tile { $tile }
    }
   *[bid] Lay token { $token } in the bid zone of tile { $tile }
}
move-move = Move { the-card } { from-slot }
move-to = Move { the-card } { to-slot }
move-swap = Swap { the-card } { in-slot }
move-with = Swap { the-first-card } with { the-card } { in-slot }
move-draw-pile = Draw the top card of the pile
move-draw-tile = Take { the-card } from tile { $tile }
move-pick = { $tile ->
    [any] Choose { the-card }
   *[number] Choose { the-card } on tile { $tile }
}
move-leave = { $tile ->
    [any] Leave { the-card } on the tile
   *[number] Leave { the-card } on tile { $tile }
}
move-keep = Keep the cards
move-validate = { $tier ->
    [2] Validate { the-slot } with 2 Characters: 1 point, then a Move
    [3] Validate { the-slot } with 3 Characters: 3 points, then a Swap
    [4] Validate { the-slot } with 4 Characters: 5 points
   *[other] Validate { the-slot } with { $tier } Characters
}
move-explore = { $exploration ->
    [1] Make the first Exploration: 1 point, then a Draw
    [2] Make the second Exploration: 5 points, then a Draw
    [3] Make the third Exploration: 9 points, then a Draw
   *[other] Make Exploration { $exploration }
}
move-stop = Validate nothing more
move-decline = { $power ->
    [move] Decline the Move
    [swap] Decline the Swap
    [draw] Decline the Draw
   *[any] Decline the action
}
move-place-sector = Put { the-card } { in-slot }
move-to-encounter = Move the card to { -slot-ENC }
move-move-sector = Move { the-card } { from-slot }
move-swap-sector = Swap { the-card } { in-slot }
move-with-sector = Swap the card with { the-card } { in-slot }
move-validate-other = Validate { the-slot } with { $tier } Characters

## Events

event-first-player = { $who ->
    [you] You receive the testament and play first.
   *[other] { $name } receives the testament and plays first.
}
event-round = { $who ->
    [you] Round { $round } begins; you hold the testament.
   *[other] Round { $round } begins; { $name } holds the testament.
}
event-card-on-tile = Tile { $tile } receives { a-card }.
event-card-drawn = { $who ->
    [you] You draw { a-card }.
   *[other] { $name } draws { a-card }.
}
event-placed = { $who ->
    [you] You put { the-card } { in-slot }.
   *[other] { $name } puts { the-card } { in-slot }.
}
event-start-card = { $card ->
    [hidden] { $name } draws a starting card.
   *[known] { $who ->
        [you] You draw { a-card } to start with.
       *[other] { $name } draws { a-card } to start with.
    }
}
event-start-placed = { $card ->
    [hidden] { $name } places a starting card, face down for now.
   *[known] { $who ->
        [you] You put { the-card } { in-slot }, face down for now.
       *[other] { $name } puts { the-card } { in-slot }, face down for now.
    }
}
event-start-shown = { $who ->
    [you] You show { the-card } { in-slot }.
   *[other] { $name } shows { the-card } { in-slot }.
}
event-bid = { $token ->
    [hidden] { $zone ->
        [action] { $name } lays a token in the action zone of tile { $tile }.
       *[bid] { $name } lays a token in the bid zone of tile { $tile }.
    }
   *[known] { $who ->
        [you] { $zone ->
            [action] You lay token { $token } in the action zone of tile { $tile }.
           *[bid] You lay token { $token } in the bid zone of tile { $tile }.
        }
       *[other] { $zone ->
            [action] { $name } lays token { $token } in the action zone of tile { $tile }.
           *[bid] { $name } lays token { $token } in the bid zone of tile { $tile }.
        }
    }
}
event-action-revealed = { $who ->
    [you] { $action ->
        [move] Tile { $tile }, action zone: you reveal token { $token } and may move a card.
        [swap] Tile { $tile }, action zone: you reveal token { $token } and may swap two cards.
       *[draw] Tile { $tile }, action zone: you reveal token { $token } and may draw a card.
    }
   *[other] { $action ->
        [move] Tile { $tile }, action zone: { $name } reveals token { $token } and may move a card.
        [swap] Tile { $tile }, action zone: { $name } reveals token { $token } and may swap two cards.
       *[draw] Tile { $tile }, action zone: { $name } reveals token { $token } and may draw a card.
    }
}
event-bid-revealed = { $who ->
    [you] Tile { $tile }, bid zone: you reveal token { $token }.
   *[other] Tile { $tile }, bid zone: { $name } reveals token { $token }.
}
event-auction-won = { $who ->
    [you] You win tile { $tile } with a bid of { $sum }.
   *[other] { $name } wins tile { $tile } with a bid of { $sum }.
}
event-testament-won = { $who ->
    [you] A tie at { $sum } on tile { $tile }: the testament gives it to you.
   *[other] A tie at { $sum } on tile { $tile }: the testament gives it to { $name }.
}
event-auction-tied = { $who ->
    [you] You are tied at { $sum } on tile { $tile }.
   *[other] { $name } is tied at { $sum } on tile { $tile }.
}
event-auction-empty = Tile { $tile } has no card left: nobody wins anything.
event-picked = { $who ->
    [you] You choose { the-card } on tile { $tile }.
   *[other] { $name } chooses { the-card } on tile { $tile }.
}
event-took-last = { $who ->
    [you] You also take the last card of tile { $tile }: { the-card }.
   *[other] { $name } also takes the last card of tile { $tile }: { the-card }.
}
event-last-discarded = The last card of tile { $tile } is discarded: { the-card }.
event-left = { $who ->
    [you] You leave { the-card } on tile { $tile }.
   *[other] { $name } leaves { the-card } on tile { $tile }.
}
event-moved = { $who ->
    [you] You move { the-card } { from-slot } { to-goal }.
   *[other] { $name } moves { the-card } { from-slot } { to-goal }.
}
event-swapped = { $who ->
    [you] You swap { the-card } { in-slot } with { the-other-card } { of-goal }.
   *[other] { $name } swaps { the-card } { in-slot } with { the-other-card } { of-goal }.
}
event-took = { $who ->
    [you] You take { the-card } from tile { $tile }.
   *[other] { $name } takes { the-card } from tile { $tile }.
}
event-declined = { $who ->
    [you] { $action ->
        [move] You decline the Move.
        [swap] You decline the Swap.
       *[draw] You decline the Draw.
    }
   *[other] { $action ->
        [move] { $name } declines the Move.
        [swap] { $name } declines the Swap.
       *[draw] { $name } declines the Draw.
    }
}
event-validated = { $who ->
    [you] { $points ->
        [one] You validate { $tier } Characters { in-slot } for { $points } point.
       *[other] You validate { $tier } Characters { in-slot } for { $points } points.
    }
   *[other] { $points ->
        [one] { $name } validates { $tier } Characters { in-slot } for { $points } point.
       *[other] { $name } validates { $tier } Characters { in-slot } for { $points } points.
    }
}
event-explored = { $who ->
    [you] { $exploration ->
        [1] You make the first Exploration for { $points } point.
        [2] You make the second Exploration for { $points } points.
       *[3] You make the third Exploration for { $points } points.
    }
   *[other] { $exploration ->
        [1] { $name } makes the first Exploration for { $points } point.
        [2] { $name } makes the second Exploration for { $points } points.
       *[3] { $name } makes the third Exploration for { $points } points.
    }
}
event-discarded = { $who ->
    [you] { $count ->
        [one] You discard { $count } card.
       *[other] You discard { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } discards { $count } card.
       *[other] { $name } discards { $count } cards.
    }
}
event-reshuffled = { $count ->
    [one] The only card of the discard becomes the new pile.
   *[other] The { $count } cards of the discard are shuffled into a new pile.
}
event-under-pile = The three cards of tile { $tile } go under the pile.
event-testament = { $who ->
    [you] The testament passes to you.
   *[other] The testament passes to { $name }.
}
event-end = The sixth round is over: the points are counted.
event-skipped = { $who ->
    [you] { $action ->
        [move] You have no card to move: the Move has no effect.
        [swap] You do not have two cards to swap: the Swap has no effect.
       *[draw] There is no card to draw: the Draw has no effect.
    }
   *[other] { $action ->
        [move] { $name } has no card to move: the Move has no effect.
        [swap] { $name } does not have two cards to swap: the Swap has no effect.
       *[draw] There is no card for { $name } to draw: the Draw has no effect.
    }
}
event-validated-points-hidden = { $points ->
    [hidden] { $name } validates { $tier } Characters { in-slot }.
   *[known] { event-validated }
}
event-explored-points-hidden = { $points ->
    [hidden] { $exploration ->
        [1] { $name } makes the first Exploration.
        [2] { $name } makes the second Exploration.
       *[3] { $name } makes the third Exploration.
    }
   *[known] { event-explored }
}

## Score sheet

sheet = Score
sheet-village = Village
sheet-exploration = Explorations
sheet-places = Places
sheet-places_bonus = Bonus for kinds of Places
sheet-encounter = Encounter
sheet-amulets = Amulets
sheet-total = Total

## House rules

option-token_action_map = Which action does each token carry, from the 1 to the 3?
option-token_action_map-move-swap-draw = 1 Move, 2 Swap, 3 Draw
option-token_action_map-move-draw-swap = 1 Move, 2 Draw, 3 Swap
option-token_action_map-swap-move-draw = 1 Swap, 2 Move, 3 Draw
option-token_action_map-swap-draw-move = 1 Swap, 2 Draw, 3 Move
option-token_action_map-draw-move-swap = 1 Draw, 2 Move, 3 Swap
option-token_action_map-draw-swap-move = 1 Draw, 2 Swap, 3 Move
option-object_mix = How many Knives, Axes, Torches and Vials are in the deck?
option-first_player = Who holds the testament first?
option-first_player-random = drawn at random
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-setup_placement = How are the starting cards placed?
option-setup_placement-sequential = one player after the other
option-setup_placement-simultaneous = by all in secret, then shown
option-tie_order = Who chooses first in a tie without the holder of the testament?
option-tie_order-earliest_token = whoever laid a token there first
option-tie_order-last_token = whoever completed a bid there first
option-tie_order-turn_order = clockwise from the holder
option-third_card_in_two_way_tie = What becomes of the third card when two players tie for three?
option-third_card_in_two_way_tie-stay = it stays on the tile
option-third_card_in_two_way_tie-earliest_bettor = it goes to the player who chose first
option-third_card_in_two_way_tie-discard = it is discarded
option-allow_refusal = May a winner leave won cards on the tile?
option-allow_refusal-false = no, they must be taken
option-allow_refusal-true = yes, they may be left
option-placement = When may the cards won on a tile be validated?
option-placement-all_then_validate = once all of them are placed
option-placement-one_by_one = after each card
option-object_slot_in_auction = May a won Object go straight to the Object slot?
option-object_slot_in_auction-true = yes, with the Village zone
option-object_slot_in_auction-false = no, only at set-up or by an action
option-swap_opens_slots = Does a Swap open the slots it touches?
option-swap_opens_slots-false = no
option-swap_opens_slots-true = yes
option-village_tier = Which tier may be validated in the Village?
option-village_tier-any = any tier that is reached
option-village_tier-highest = only the highest tier that is reached
option-validation_discard = When are the other cards of a validated slot discarded?
option-validation_discard-before_action = before the action gained
option-validation_discard-after_action = after it, so that a Move may rescue one
option-validation_window = How long may an open slot be validated?
option-validation_window-open_set = until the step is over
option-validation_window-strict = before any gained action is used
option-exploration_draw = May the Draw of an Exploration be declined?
option-exploration_draw-optional = yes
option-exploration_draw-mandatory = no, a card must be drawn
option-mixed_places = What is a Places slot with several kinds worth?
option-mixed_places-best_kind = it counts for the best kind
option-mixed_places-zero = nothing
option-lots_per_slot = How many lots may one Places slot hold?
option-lots_per_slot-one = one
option-lots_per_slot-one_per_compass = one for each Compass, each of another kind
option-places_over_five = What are more than five Places of a kind worth?
option-places_over_five-cap = 9 points, no more
option-places_over_five-plus_two = 2 points more for each
option-under_pile_order = In which order do three unclaimed cards go under the pile?
option-under_pile_order-random = a random order
option-under_pile_order-tile_order = the order of the tile
option-reshuffle = When is the discard shuffled into a new pile?
option-reshuffle-on_need = when a card is needed and the pile is empty
option-reshuffle-when_empty = as soon as the pile is empty
option-discard_visible = May everybody look through the discard?
option-discard_visible-true = yes
option-discard_visible-false = no
option-final_tie = Who wins if points and Amulets are equal?
option-final_tie-shared = the victory is shared
option-final_tie-seat_order_from_last_holder = the first of them clockwise from the last holder of the testament
option-points_visible = Are the points gained so far known to all?
option-points_visible-true = yes
option-points_visible-false = no, only to their owner

## What a card would bring where it may be laid

preview-places = { $points ->
    [0] { $card ->
        [compass] Nothing yet: Places of one kind laid here will score.
        [spoiler] Nothing at the end instead of { $now }: the kinds no longer match.
        [amulet] Nothing here: an Amulet scores in the Amulet sector only, where a Move takes it.
        [place] Nothing yet: Places of one kind need a Compass here.
       *[other] Nothing here: only Places of one kind with a Compass score.
    }
    [one] { $now ->
        [0] { $points } point at the end.
       *[other] { $points } point at the end, as before.
    }
   *[other] { $gain ->
        [0] { $points } points at the end, as before.
       *[other] { $now ->
            [0] { $points } points at the end.
           *[other] { $points } points at the end instead of { $now }.
        }
    }
}
preview-objects = { $points ->
    [one] Kinds of Object: { $kinds }, pairs in Encounter: { $pairs }; { $points } point at the end.
   *[other] Kinds of Object: { $kinds }, pairs in Encounter: { $pairs }; { $points } points at the end.
}
preview-village = { $points ->
    [0] { $characters ->
        [0] No Character here yet.
        [one] { $characters } Character here.
       *[other] { $characters } Characters here.
    }
    [one] { $characters } Characters: can be validated for { $points } point.
   *[other] { $characters } Characters: can be validated for { $points } points.
}
preview-exploration = { $points ->
    [0] Places here: { $places }, Characters: { $characters }.
    [one] An Exploration of { $points } point can be made.
   *[other] An Exploration of { $points } points can be made.
}
preview-amulet = { $points } points at the end.

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
reason-board = { $change ->
    [more] Your board is worth more later on: { about-points }.
   *[less] Your board is worth less later on: { about-points }.
}
reason-testament = { $change ->
    [more] The testament comes to you.
   *[less] The testament leaves you.
}
reason-tile = { $change ->
    [more] Your chance to win the cards of tile { $tile } grows to { $now }%, worth { about-points }.
   *[less] Your chance to win the cards of tile { $tile } shrinks to { $now }%, a loss of { about-points }.
}
reason-denied = { $change ->
    [more] It keeps your rivals away from tile { $tile }: { about-points }.
   *[less] It leaves tile { $tile } to your rivals: { about-points }.
}
reason-action = { $change ->
    [more] The actions of your tokens gain you { about-points }.
   *[less] The actions of your tokens lose { about-points }.
}
