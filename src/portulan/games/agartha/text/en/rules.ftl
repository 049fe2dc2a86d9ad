### Agartha: the rules, one sentence or two for each numbered rule.
### Shown when a move is refused and in the help of the game.

## Set-up

rule-AG-SETUP-1 = Agartha is for 2, 3 or 4 players, no fewer and no more.
rule-AG-SETUP-2 = The game uses 3 Expedition tiles with 2 players, 5 with 3 players and 6 with 4 players.
rule-AG-SETUP-3 = With 2, 3 or 4 players the deck is exactly 18, 30 or 39 Characters, 5, 8 or 9 Solar Compasses, 6, 10 or 13 Places of each kind, 4, 7 or 8 Objects, and 5, 7 or 8 Sacred Amulets. All other cards go back to the box and never enter the game.
rule-AG-SETUP-4 = Unless the house rules choose another mix, the Objects in play are one of each kind with 2 players, two of each kind but a single Vial with 3 players, and two of each kind with 4 players.
rule-AG-SETUP-5 = The deck is shuffled and becomes the face-down pile, next to the Expedition tiles.
rule-AG-SETUP-6 = Two cards from the pile are laid face up on each Expedition tile in play.
rule-AG-SETUP-7 = The tiles form a line: tile 1 is the farthest from the pile and the last tile is the nearest. Their order never changes during the game.
rule-AG-SETUP-8 = Each player receives one personal board, 3 Bid tokens and 3 Exploration tokens, all of one colour.
rule-AG-SETUP-9 = The point tokens form a common reserve, and every player starts with 0 points.
rule-AG-SETUP-10 = Once the tiles are filled, each player draws 2 starting cards from the pile.
rule-AG-SETUP-11 = { $setup_placement ->
    [simultaneous] Each player places both starting cards on one or several slots of their own board; they are shown when everybody has placed.
   *[sequential] Each player places both starting cards face up on one or several slots of their own board.
}
rule-AG-SETUP-12 = The two starting cards may go to different zones: the rule that keeps cards together in one zone applies only to cards won on a tile.
rule-AG-SETUP-13 = A starting Object may go straight to the Object slot; no other starting card may.
rule-AG-SETUP-14 = A starting Amulet must go to a slot; it cannot be placed in the Amulet sector.
rule-AG-SETUP-15 = No action and no validation takes place during set-up.
rule-AG-SETUP-16 = { $swap_opens_slots ->
    [true] A slot filled during set-up is not open: it can be validated only after its number of cards changes, or a Swap touches it, later in the game.
   *[false] A slot filled during set-up is not open: it can be validated only after its number of cards changes later in the game.
}
rule-AG-SETUP-17 = { $setup_placement ->
    [simultaneous] All players draw their starting cards, then place them at the same time, unseen by the others; everything is shown when everybody has placed.
   *[sequential] Starting clockwise from the first player, each player in turn draws both starting cards and places them, seeing what the earlier players did.
}
rule-AG-SETUP-18 = The first player receives the testament. That player is named when the game is set up, or else drawn at random.
rule-AG-SETUP-19 = The discard is empty at the start of the game.
rule-AG-SETUP-20 = When round 1 starts, the pile holds 40 cards with 2 players, 66 with 3 players and 83 with 4 players.

## Round structure

rule-AG-ROUND-1 = The game lasts exactly 6 rounds.
rule-AG-ROUND-2 = A round has two phases, first the Bids and then the Resolution, followed by the end of the round.
rule-AG-ROUND-3 = The Resolution starts only when every player has placed all 3 of their Bid tokens.
rule-AG-ROUND-4 = The testament does not change hands during a round.

## Bid tokens and the Bids phase

rule-AG-TOKEN-1 = A Bid token shows two things: a bid value and an action.
rule-AG-TOKEN-2 = Each player has three Bid tokens, of values 1, 2 and 3.
rule-AG-TOKEN-3 = { $token_action_map ->
    [move-draw-swap] The token of value 1 carries Move, the token of value 2 carries Draw and the token of value 3 carries Swap.
    [swap-move-draw] The token of value 1 carries Swap, the token of value 2 carries Move and the token of value 3 carries Draw.
    [swap-draw-move] The token of value 1 carries Swap, the token of value 2 carries Draw and the token of value 3 carries Move.
    [draw-move-swap] The token of value 1 carries Draw, the token of value 2 carries Move and the token of value 3 carries Swap.
    [draw-swap-move] The token of value 1 carries Draw, the token of value 2 carries Swap and the token of value 3 carries Move.
   *[move-swap-draw] The token of value 1 carries Move, the token of value 2 carries Swap and the token of value 3 carries Draw.
}
rule-AG-TOKEN-4 = The three Bid tokens are the same for every colour.
rule-AG-TOKEN-5 = Each time a Bid token is used, only one of the two things it shows counts: its action in an action zone, its value in a bid zone.
rule-AG-BID-1 = The holder of the testament places first, then the others clockwise; each player places one token in their turn.
rule-AG-BID-2 = The Bids phase has three laps: after the last player, the holder of the testament places again, until everyone has placed 3 tokens. With 2, 3 or 4 players that makes exactly 6, 9 or 12 placements.
rule-AG-BID-3 = Bid tokens are placed face down.
rule-AG-BID-4 = Each Expedition tile has one action zone and one bid zone.
rule-AG-BID-5 = An action zone holds at most one token, whoever owns it.
rule-AG-BID-6 = A bid zone holds any number of tokens.
rule-AG-BID-7 = A player may have several tokens in the same bid zone; their values are added.
rule-AG-BID-8 = A player may have tokens in both zones of the same tile.
rule-AG-BID-9 = Every player must place all 3 Bid tokens, exactly one each turn: nobody may pass, keep a token back or place two at once.
rule-AG-BID-10 = A placed token cannot be moved, taken back or turned over before it is resolved.
rule-AG-BID-11 = { $tie_order ->
    [turn_order] The order in which all tokens are placed is kept on record; ties, however, are settled by the order of play.
   *[earliest_token] The order in which all tokens are placed is kept on record, because it settles ties.
}
rule-AG-BID-12 = A token may be placed in any free zone, even on a tile without cards and even if its action could not be used.
rule-AG-BID-13 = A player always has somewhere to place a token, because bid zones have no limit.
rule-AG-BID-14 = Everyone sees who owns each placed token and where it lies; until it is revealed, only its owner knows its face.

## Resolution of the tiles

rule-AG-RES-1 = Tiles are resolved one by one, from tile 1, the farthest from the pile, to the nearest.
rule-AG-RES-2 = On each tile the action zone is resolved first, then the bid zone.
rule-AG-RES-3 = A token in the action zone is revealed and its owner may perform its action; the owner takes the token back.
rule-AG-RES-4 = Everything that follows from the action on a tile, validations and the actions they give, is finished before the bid zone of that tile is resolved.
rule-AG-RES-5 = All tokens in the bid zone are revealed together and the auction is settled; the cards are assigned and placed at once, and the tokens return to their owners.
rule-AG-RES-6 = Tokens on later tiles stay face down while an earlier tile is being resolved.
rule-AG-RES-7 = Everything that follows from placing the cards won on a tile is finished before the next tile is resolved.
rule-AG-RES-8 = A tile with no token in its bid zone keeps its cards.
rule-AG-RES-9 = An auction is for the cards lying on the tile when its bid zone is resolved, including any that replaced cards drawn earlier in the round.

## Auction

rule-AG-AUCT-1 = A player’s bid on a tile is the sum of the values of their tokens in its bid zone.
rule-AG-AUCT-2 = A player who bids alone wins all the cards of the tile, whatever the bid.
rule-AG-AUCT-3 = The player whose bid is strictly the highest wins all the cards of the tile.
rule-AG-AUCT-4 = The winner takes every card there is: all 3 on a tile with 3 cards, the only one on a tile with 1 card.
rule-AG-AUCT-5 = When one player alone has the highest bid, every other bidder wins nothing.
rule-AG-AUCT-6 = { $allow_refusal ->
    [true] A winner may leave any of the cards just won on the tile, before placing the others; the cards that are kept must be placed.
   *[false] Won cards cannot be refused.
}
rule-AG-AUCT-7 = If the tile has no card, nobody wins anything and the tokens return to their owners.

## Ties at the highest bid

rule-AG-TIE-1 = If the holder of the testament is among the players tied for the highest bid, the holder wins all the cards of the tile and the other tied players win nothing. This is automatic, not a choice.
rule-AG-TIE-2 = A holder of the testament who bid less than the tied players takes no part in the tie.
rule-AG-TIE-3 = { $tie_order ->
    [last_token] In a tie without the holder of the testament, the tied players choose one card each, in the order in which they completed their bids on that tile.
    [turn_order] In a tie without the holder of the testament, the tied players choose one card each, clockwise from the holder.
   *[earliest_token] In a tie without the holder of the testament, the tied players choose one card each, in the order in which they first bid on that tile.
}
rule-AG-TIE-4 = { $tie_order ->
    [last_token] The order in a tie goes by each player’s latest token in the bid zone of that tile, the one that completed the bid.
    [turn_order] The order in a tie is the order of play, clockwise from the holder of the testament, whenever the tokens were placed.
   *[earliest_token] The order in a tie goes by each player’s earliest token in the bid zone of that tile, even if a later token completed the bid.
}
rule-AG-TIE-5 = When two players tie without the holder of the testament for 2 cards, the first to choose takes one and the other gets the remaining one.
rule-AG-TIE-6 = When three players tie without the holder of the testament for 2 cards, the first to choose takes one, the second gets the other and the third wins nothing.
rule-AG-TIE-7 = When three players tie without the holder of the testament for 3 cards, each gets one in the order of choice; the third gets the last card.
rule-AG-TIE-8 = { $third_card_in_two_way_tie ->
    [earliest_bettor] When two players tie without the holder of the testament for 3 cards, each chooses one, the second from the two left; the third card goes to the one who chose first.
    [discard] When two players tie without the holder of the testament for 3 cards, each chooses one, the second from the two left; the third card is discarded.
   *[stay] When two players tie without the holder of the testament for 3 cards, each chooses one, the second from the two left; the third card stays on the tile.
}
rule-AG-TIE-9 = In any tie without the holder of the testament for a single card, the first in the order of choice wins it and the others win nothing.
rule-AG-TIE-10 = With 2 players every tie involves the holder of the testament, so cards are never shared out one by one.
rule-AG-TIE-11 = With 3 players a tie without the holder of the testament is always between exactly two players.
rule-AG-TIE-12 = With 4 players a tie without the holder of the testament is between two or three players; a four-way tie always involves the holder, who takes everything.
rule-AG-TIE-13 = In a tie, all tied players choose their cards before anyone places a card; then they place and resolve one after the other, in the same order.

## Placing cards

rule-AG-PLACE-1 = Won cards are placed at once on the winner’s board.
rule-AG-PLACE-2 = All the cards won on one tile go to one or several slots of a single zone: Places, Village or Exploration. The zone is chosen anew for each tile won.
rule-AG-PLACE-3 = Any card may go to any of the three Places slots, the two Village slots or the Exploration slot, whatever its type and whatever already lies there.
rule-AG-PLACE-4 = Only Object cards may be in the Object slot.
rule-AG-PLACE-5 = { $object_slot_in_auction ->
    [false] The Object slot belongs to the Village zone, but no card goes there straight from a tile: when the Village zone is chosen, a won Object goes to one of the two Village slots.
   *[true] The Object slot belongs to the Village zone: when the Village zone is chosen, a won Object may go to either Village slot or to the Object slot.
}
rule-AG-PLACE-6 = The Exploration zone has one slot, so won cards assigned to that zone all go there.
rule-AG-PLACE-7 = No card is placed straight into the Amulet sector; only a Move can bring one there.
rule-AG-PLACE-8 = No card is placed straight into the Encounter sector; only the validation of a Village slot brings cards there.
rule-AG-PLACE-9 = A slot holds any number of cards, all of them visible, and their order has no meaning.
rule-AG-PLACE-10 = { $placement ->
    [one_by_one] { $validation_window ->
        [strict] The cards won on a tile are placed one at a time, and slots may be validated after each card; a slot not validated before the next card is lost.
       *[open_set] The cards won on a tile are placed one at a time, and slots may be validated after each card, before the next one is placed.
    }
   *[all_then_validate] All the cards won on a tile are placed before any validation.
}
rule-AG-PLACE-11 = A card taken with a Draw is not a won card: it goes to any one slot that accepts it, in whichever zone.
rule-AG-PLACE-12 = A placed card stays where it is until an action of its owner, a validation or the end of the game moves it; opponents never touch it.

## Actions

rule-AG-ACT-1 = { $exploration_draw ->
    [mandatory] An action is optional, except the Draw gained from an Exploration: its player may decline it. A token whose action is declined returns to its owner with no effect.
   *[optional] An action is optional: its player may decline it. A token whose action is declined returns to its owner with no effect.
}
rule-AG-ACT-2 = An action affects only the board of the player who performs it and, for a Draw, the pile and the tiles.
rule-AG-ACT-3 = { $validation_window ->
    [strict] Actions given by validations come as soon as the slots that changed are validated or lost, in the order of the validations; what one of them brings is finished before the next. They cannot be kept for later.
   *[open_set] An action given by a validation is performed or declined before anything else happens; it cannot be kept for later.
}
rule-AG-ACT-4 = Cards in the Encounter sector and in the Amulet sector cannot be moved, swapped or discarded.
rule-AG-ACT-5 = An action that cannot legally be applied to anything has no effect and is skipped.

## Move

rule-AG-ACT-MOVE-1 = A Move takes one card from a slot of the player’s board and puts it in another slot of the same board.
rule-AG-ACT-MOVE-2 = A Move must end in a different slot from the one it started in; the two slots may be in the same zone or in different zones.
rule-AG-ACT-MOVE-3 = Only an Object may be moved to the Object slot. An Object may also be moved out of it.
rule-AG-ACT-MOVE-4 = Instead of going to another slot, an Amulet may be moved from its slot to the Amulet sector.
rule-AG-ACT-MOVE-5 = A Move brings no card but an Amulet to the Amulet sector, and no card at all to the Encounter sector.
rule-AG-ACT-MOVE-6 = A Move changes the number of cards in the slot it leaves and in the slot it reaches, so either one becomes open if it is a Village slot or the Exploration slot.
rule-AG-ACT-MOVE-7 = Moving an Amulet to the Amulet sector opens the Village or Exploration slot it leaves.
rule-AG-ACT-MOVE-8 = A Move given by a validation may take any card lying in a slot, even the card moved just before.

## Swap

rule-AG-ACT-SWAP-1 = A Swap exchanges one card of a slot with one card of another slot on the same board.
rule-AG-ACT-SWAP-2 = A Swap needs two different slots with a card in each: two cards of the same slot cannot be swapped, nor a card with an empty place.
rule-AG-ACT-SWAP-3 = A Swap cannot use a card of the Encounter sector or of the Amulet sector.
rule-AG-ACT-SWAP-4 = If one of the two slots is the Object slot, both swapped cards must be Objects.
rule-AG-ACT-SWAP-5 = Amulets may be swapped between ordinary slots, but a Swap never brings one to the Amulet sector.
rule-AG-ACT-SWAP-6 = { $swap_opens_slots ->
    [true] A Swap changes no slot’s number of cards, but it opens the Village and Exploration slots that it touches.
   *[false] A Swap changes no slot’s number of cards, so it opens no slot.
}

## Draw

rule-AG-ACT-DRAW-1 = A Draw takes either the top card of the pile or any one card lying on an Expedition tile, and puts it on one slot of the player’s board.
rule-AG-ACT-DRAW-2 = The player chooses between the pile and a card on a tile before seeing the top card of the pile.
rule-AG-ACT-DRAW-3 = A card taken from a tile is replaced on the same tile, face up, by the top card of the pile.
rule-AG-ACT-DRAW-4 = A Draw may take a card from any tile that has one, with 1, 2 or 3 cards, whether that tile is still to be resolved, being resolved or already resolved.
rule-AG-ACT-DRAW-5 = The card that replaces a drawn one on its tile is revealed at once, before the drawn card is placed.
rule-AG-ACT-DRAW-6 = The player sees the drawn card before choosing its slot: any Places slot, either Village slot, the Exploration slot, or the Object slot for an Object.
rule-AG-ACT-DRAW-7 = Once a Draw has taken a card, that card must be placed.
rule-AG-ACT-DRAW-8 = The Village or Exploration slot that receives the drawn card becomes open.
rule-AG-ACT-DRAW-9 = { $reshuffle ->
    [when_empty] As soon as the pile is empty, the discard is shuffled to form a new pile; if there was no discard then, as soon as a card is needed.
   *[on_need] If the pile is empty when a card is needed, the discard is shuffled to form a new pile.
}
rule-AG-ACT-DRAW-10 = If the pile and the discard are both empty, a Draw cannot use the pile; it may still take a card from a tile, and that card is not replaced.

## Validation: when and how

rule-AG-VAL-1 = Validation is always optional.
rule-AG-VAL-2 = { $swap_opens_slots ->
    [true] A Village slot or the Exploration slot can be validated only right after its number of cards has changed or a Swap has touched it; such a slot is called open.
   *[false] A Village slot or the Exploration slot can be validated only right after its number of cards has changed; such a slot is called open.
}
rule-AG-VAL-3 = A slot’s number of cards changes when won cards are added to it, or when an action of the player adds a card to it or takes one from it.
rule-AG-VAL-4 = Losing a card opens a Village slot or the Exploration slot just as gaining one does.
rule-AG-VAL-5 = Any card counts for the change that opens a slot, not only a Character or a Place: a card useless for the validation opens it as well.
rule-AG-VAL-6 = Each change counts by itself: a slot that lost a card and regained one in the same step is open.
rule-AG-VAL-7 = The Places slots and the Object slot are never validated during the game.
rule-AG-VAL-8 = { $validation_window ->
    [strict] A step is the resolution of one token in an action zone, or one player’s placement of the cards won on one tile, with all that follows. The slots that one placement or one action changed are validated, in any order, or lost, before any action gained is used.
   *[open_set] A step is the resolution of one token in an action zone, or one player’s placement of the cards won on one tile, with all that follows. During a step each change can open more slots, and the player may validate any open slot that meets its requirement, in any order, until they stop.
}
rule-AG-VAL-9 = { $validation_window ->
    [strict] { $swap_opens_slots ->
        [true] When the player stops validating, before the first action gained is used, every slot closes. A slot left unvalidated cannot be validated later unless its number of cards changes again or a Swap touches it.
       *[false] When the player stops validating, before the first action gained is used, every slot closes. A slot left unvalidated cannot be validated later unless its number of cards changes again.
    }
   *[open_set] { $swap_opens_slots ->
        [true] When the step ends, every slot closes. A slot left unvalidated cannot be validated later unless its number of cards changes again or a Swap touches it.
       *[false] When the step ends, every slot closes. A slot left unvalidated cannot be validated later unless its number of cards changes again.
    }
}
rule-AG-VAL-10 = { $validation_discard ->
    [after_action] One validation uses one slot at one tier, empties that slot once its action is over, and closes it at once. The slot may open again if its number of cards changes again in the same step; if it is validated again, what was left there goes with the rest.
   *[before_action] One validation uses one slot at one tier, empties that slot and closes it. The slot may open again if its number of cards changes again in the same step.
}
rule-AG-VAL-11 = { $validation_discard ->
    [after_action] A validation goes in this order: score the points, move the Characters of a Village tier to the Encounter sector, perform or decline the action gained, then discard the other cards of the slot. Until then those cannot be validated again, but the action may take one of them away; a card that the action adds is kept.
   *[before_action] A validation goes in this order: score the points, move or discard all the cards of the slot, then perform or decline the action gained.
}
rule-AG-VAL-12 = An action gained from a validation may open other slots, which may be validated and may give further actions; only the cards limit the length of a chain.
rule-AG-VAL-13 = Every chain comes to an end: each validation removes at least 2 cards from the slots, and each player has at most 3 Explorations.
rule-AG-VAL-14 = { $validation_window ->
    [strict] Whether a slot meets its requirement is checked at the moment of validation. An action gained comes too late for the slots that were open before it: they are closed by then.
   *[open_set] Whether a slot meets its requirement is checked at the moment of validation, so a Swap gained during the chain may improve a slot that is already open.
}
rule-AG-VAL-15 = The points of a validation are gained at once.

## Village zone

rule-AG-VILLAGE-1 = { $village_tier ->
    [highest] A Village slot with exactly 2 Characters can be validated for 1 point: 2 Characters go to the Encounter sector and the player may perform a Move.
   *[any] A Village slot with at least 2 Characters can be validated for 1 point: 2 Characters go to the Encounter sector and the player may perform a Move.
}
rule-AG-VILLAGE-2 = { $village_tier ->
    [highest] A Village slot with exactly 3 Characters can be validated for 3 points: 3 Characters go to the Encounter sector and the player may perform a Swap.
   *[any] A Village slot with at least 3 Characters can be validated for 3 points: 3 Characters go to the Encounter sector and the player may perform a Swap.
}
rule-AG-VILLAGE-3 = A Village slot with at least 4 Characters can be validated for 5 points: 4 Characters go to the Encounter sector and the player gains no action.
rule-AG-VILLAGE-4 = When a Village slot is validated, all its other cards are discarded, whatever their type.
rule-AG-VILLAGE-5 = { $village_tier ->
    [highest] A Village slot is validated at the highest tier it has enough Characters for, and at no lower one.
   *[any] The player chooses any Village tier the slot has enough Characters for; Characters beyond that tier are discarded with the other cards.
}
rule-AG-VILLAGE-6 = With 5 or more Characters in a Village slot the highest tier is still 4, and the Characters beyond 4 are discarded.
rule-AG-VILLAGE-7 = Each Village tier can be used again and again, without limit.
rule-AG-VILLAGE-8 = A Village validation concerns one slot: the Characters of the two Village slots are never added together.
rule-AG-VILLAGE-9 = The Characters that count for a Village validation always go to the Encounter sector, even when the slot was opened by taking a card away.
rule-AG-VILLAGE-10 = All Characters are alike: any two of them form a pair.

## Exploration zone

rule-AG-EXPLO-1 = With at least 1 Place and 1 Character in the Exploration slot, the first Exploration can be done: it gives 1 point and a Draw.
rule-AG-EXPLO-2 = With at least 2 Places and 2 Characters in the Exploration slot, the second Exploration can be done: it gives 5 points and a Draw.
rule-AG-EXPLO-3 = With at least 3 Places and 3 Characters in the Exploration slot, the third Exploration can be done: it gives 9 points and a Draw.
rule-AG-EXPLO-4 = An Exploration discards every card of the Exploration slot, including those beyond the requirement and those of other types.
rule-AG-EXPLO-5 = Each player can do each of the three Explorations only once in a game.
rule-AG-EXPLO-6 = The player marks an Exploration with one of their 3 Exploration tokens, put on the points of that Exploration; the token stays there to the end of the game.
rule-AG-EXPLO-7 = The player chooses any Exploration whose requirement is met and that they have not done yet; the three may be done in any order.
rule-AG-EXPLO-8 = One validation does one Exploration only, because it discards everything in the slot.
rule-AG-EXPLO-9 = The Places used for an Exploration may be of different kinds.
rule-AG-EXPLO-10 = For an Exploration, Compasses, Amulets and Objects count neither as Places nor as Characters.
rule-AG-EXPLO-11 = { $swap_opens_slots ->
    [true] Like a Village slot, the Exploration slot can be validated only right after its number of cards has changed or a Swap has touched it.
   *[false] Like a Village slot, the Exploration slot can be validated only right after its number of cards has changed.
}
rule-AG-EXPLO-12 = { $exploration_draw ->
    [mandatory] The Draw gained from an Exploration must be made as long as there is a card to draw; it cannot be declined.
   *[optional] The Draw gained from an Exploration may be declined, like any action.
}
rule-AG-EXPLO-13 = { $validation_discard ->
    [after_action] The cards of an Exploration stay in the slot during its Draw and are discarded after it; if the pile is empty, they are no part of the new pile.
   *[before_action] The cards of an Exploration are in the discard before its Draw is made; if the pile is empty, they are part of the new pile.
}
rule-AG-EXPLO-14 = An Exploration done by one player does not restrict the others.

## Amulets and Objects

rule-AG-AMU-1 = A Move is the only way to bring an Amulet into the Amulet sector.
rule-AG-AMU-2 = The Amulet sector accepts any number of Amulets.
rule-AG-AMU-3 = An Amulet in the Amulet sector stays there to the end of the game.
rule-AG-AMU-4 = { $validation_discard ->
    [after_action] An Amulet in a slot that is validated is discarded like any other card, unless the action gained takes it away first.
   *[before_action] An Amulet in a slot that is validated is discarded like any other card.
}
rule-AG-OBJ-1 = Objects score only at the end of the game, and only in the Object slot.
rule-AG-OBJ-2 = The Object slot may hold several Objects of the same kind; equal ones count once.
rule-AG-OBJ-3 = { $object_slot_in_auction ->
    [false] An Object reaches the Object slot as a starting card, by a Draw, by a Move, or by a Swap with another Object, but not as a won card.
   *[true] An Object reaches the Object slot as a starting card, as a won card when the Village zone is chosen, by a Draw, by a Move, or by a Swap with another Object.
}

## Pile and discard

rule-AG-PILE-1 = The pile is face down, and nobody sees the order of its cards.
rule-AG-PILE-2 = Discarded cards go to one discard, common to all players.
rule-AG-PILE-3 = The discard is reshuffled for every kind of draw from an empty pile: a Draw action, a replacement on a tile or the refill of the tiles.
rule-AG-PILE-4 = { $reshuffle ->
    [when_empty] The discard is reshuffled as soon as the pile is empty; if there was no discard then, when a card is needed.
   *[on_need] The discard is reshuffled when a card is needed and the pile is empty, not before.
}
rule-AG-PILE-5 = Only the discard is reshuffled, never the cards on boards, on tiles, in sectors or in the box.
rule-AG-PILE-6 = If the pile and the discard are both empty, the card is simply not drawn and the game goes on.
rule-AG-PILE-7 = The three cards removed from a 3-card tile that nobody won go under the pile, not to the discard.
rule-AG-PILE-8 = { $discard_visible ->
    [false] The discard is face down: everyone knows how many cards it holds, nobody may look at them.
   *[true] The discard is face up, and everyone may see what it contains.
}

## End of the round

rule-AG-EOR-1 = After the last tile, the holder of the testament gives it to the player on their left, the next one clockwise.
rule-AG-EOR-2 = At the end of the round, an empty tile gets 2 new cards, face up.
rule-AG-EOR-3 = At the end of the round, a tile with 1 card gets 1 new card, which makes 2.
rule-AG-EOR-4 = At the end of the round, a tile with 2 cards gets 1 new card and becomes a 3-card tile.
rule-AG-EOR-5 = At the end of the round, the cards of a 3-card tile are replaced by 2 new ones, and the 3 old ones go under the pile.
rule-AG-EOR-6 = { $under_pile_order ->
    [tile_order] For a 3-card tile the 2 new cards are drawn first, reshuffling the discard if needed, then the 3 old ones go under the pile in the order in which they came to the tile, the first of them uppermost. If pile and discard together give fewer than 2 cards, those are drawn, the old cards then form the pile, and the missing cards are drawn from them.
   *[random] For a 3-card tile the 2 new cards are drawn first, reshuffling the discard if needed, then the 3 old ones go under the pile in random order. If pile and discard together give fewer than 2 cards, those are drawn, the old cards then form the pile, and the missing cards are drawn from them.
}
rule-AG-EOR-7 = Tiles are refilled in the order of resolution, from tile 1 to the one nearest the pile, each completely before the next.
rule-AG-EOR-8 = A tile never holds more than 3 cards.
rule-AG-EOR-9 = After round 6 the testament stays where it is and the tiles are not refilled: the game ends.
rule-AG-EOR-10 = A tile whose card was drawn and replaced counts as not empty if nobody won its cards: with 2 cards it gets a third, with 3 cards they are replaced by 2 new ones.

## End of the game

rule-AG-END-1 = The game ends when the resolution of round 6 is finished.
rule-AG-END-2 = At the end of the game each player removes the peripheral cards from their board, except the Places and Compasses in the Places zone and the Objects in the Object slot.
rule-AG-END-3 = At the end of the game everything in the Village slots and the Exploration slot is removed, and so is every Character, Amulet and Object in the Places slots.
rule-AG-END-4 = The Encounter sector and the Amulet sector are not peripheral: their cards stay and count.
rule-AG-END-5 = No action and no validation takes place after round 6.

## Score

rule-AG-SCORE-1 = { $points_visible ->
    [false] Village points and Exploration points are those gained during the game; they are not counted again at the end. Until then nobody is told the points of another player.
   *[true] Village points and Exploration points are those gained during the game; they are not counted again at the end.
}
rule-AG-SCORE-2 = The Encounter bonus is the number of pairs in the Encounter sector times the number of different kinds of Object in the Object slot.
rule-AG-SCORE-3 = Only whole pairs count: half the number of Characters in the Encounter sector, rounded down.
rule-AG-SCORE-4 = In one Places slot, similar Places with one Compass score 1, 3, 5, 7 or 9 points for 1, 2, 3, 4 or 5 Places.
rule-AG-SCORE-5 = A Places slot without a Compass, or without a Place, scores nothing.
rule-AG-SCORE-6 = Similar Places are Places of the same kind: Forest, Mountain or Village.
rule-AG-SCORE-7 = { $mixed_places ->
    [zero] A Places slot with several kinds of Place scores nothing.
   *[best_kind] { $lots_per_slot ->
        [one_per_compass] A Places slot with several kinds counts as one lot of one of those kinds for each Compass in it; the other Places in it are ignored.
       *[one] A Places slot with several kinds counts as one lot of one of those kinds; the other Places in it are ignored.
    }
}
rule-AG-SCORE-8 = { $lots_per_slot ->
    [one_per_compass] In a Places slot each Compass makes one lot with one kind of Place, and each kind makes at most one lot; further Compasses in it are ignored.
   *[one] One Places slot is at most one lot; further Compasses in it are ignored.
}
rule-AG-SCORE-9 = { $places_over_five ->
    [plus_two] Each similar Place beyond 5 in a lot scores 2 points more.
   *[cap] More than 5 similar Places in a lot still score 9 points.
}
rule-AG-SCORE-10 = Completed lots of 2 different kinds earn a bonus of 2 points, and of 3 different kinds a bonus of 5 points; the two bonuses are not added together.
rule-AG-SCORE-11 = A lot is completed as soon as it has at least 1 Place and 1 Compass.
rule-AG-SCORE-12 = Two lots of the same kind both score their points, but count as one kind for the bonus.
rule-AG-SCORE-13 = { $mixed_places ->
    [zero] There is no kind to choose for a mixed slot, which scores nothing.
   *[best_kind] Where the kind chosen for a mixed slot matters, the choice that gives the highest total of lots and bonus is made automatically.
}
rule-AG-SCORE-14 = Each Amulet in the Amulet sector scores 3 points; Amulets elsewhere score nothing.
rule-AG-SCORE-15 = The final score is Village points plus Exploration points plus Places plus Places bonus plus Encounter bonus plus 3 points for each Amulet in the Amulet sector.
rule-AG-SCORE-16 = Bid tokens left over, Characters outside the Encounter sector, the testament and the selection marks on the cards score nothing, and there are no negative points.
rule-AG-WIN-1 = The player with the highest total wins.
rule-AG-WIN-2 = If players tie for the highest total, the one among them with the most Amulets in the Amulet sector wins.
rule-AG-WIN-3 = { $final_tie ->
    [seat_order_from_last_holder] If the players are still tied after counting Amulets, the first of them clockwise wins, counting from the holder of the testament of round 6.
   *[shared] If the players are still tied after counting Amulets, they share the victory.
}

## Invariants: what is always true

rule-AG-INV-1 = The cards in the pile, the discard, the tiles, the slots and the sectors, with any card on its way, are at all times the same 50, 82 or 103 cards with 2, 3 or 4 players.
rule-AG-INV-2 = Every player owns exactly 3 Bid tokens, in hand or on tiles. All 6, 9 or 12 of them are in hand at the start and at the end of each round.
rule-AG-INV-3 = Each action zone holds either no token or one token.
rule-AG-INV-4 = Each tile holds 0 to 3 cards, and 2 or 3 when a round starts unless pile and discard have run out.
rule-AG-INV-5 = The Encounter sector holds only Characters, the Amulet sector only Amulets and the Object slot only Objects; the two sectors never lose a card.
rule-AG-INV-6 = Points never decrease; the points gained during the game are the sum of the validations made, at 1, 3 or 5 for a Village slot and 1, 5 or 9 for an Exploration.
rule-AG-INV-7 = A player’s Exploration points are always 0, 1, 5, 6, 9, 10, 14 or 15.
rule-AG-INV-8 = The number of Characters in a player’s Encounter sector is the sum of the tiers, 2, 3 or 4, of that player’s Village validations.
rule-AG-INV-9 = A Swap leaves every slot with the same number of cards. A Move keeps the total in the slots the same, or lowers it by 1 if it goes to the Amulet sector.
rule-AG-INV-10 = The position after a round depends only on the seed, the house rules chosen and the decisions taken: every shuffle comes from that seed.
