"""The steps that wait on the stack: in which order they can lie, and what they must find on the table.

A file that was altered is refused here, before any of its steps is run: each check holds in every position of a match,
and together they see to it that the match can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.engine.stack_orders import StackOrders, waiting
from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.actions import lies_in
from portulan.games.agartha.board import OPEN_BIT_SLOTS, OPENED_BY, ROUNDS, SLOT_COUNT
from portulan.games.agartha.cards import KINDS, count, kinds_in, pack, size
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.pile import TO_DRAW, TO_SEAT
from portulan.games.agartha.position import Position

_ACTION: Final = "(discard left;)?(move;|move to;|swap;|swap with;|draw;|place drawn;(card;)?)"
_CHAIN: Final = f"(gained;)*validate;({_ACTION})?"
_ORDERS: Final = StackOrders(
    "start cards;(choose first;)?(turn up;)*card;",
    "start cards;choose first;",
    "round;(place start;turn up;turn up;)*place start;((turn up;)?card;)?",
    "round;place together;((turn up;)*card;)?",
    "resolve tile;bid;",
    "resolve tile;(won;)+(third card;)?(pick;)+",
    f"resolve tile;(auction;|(won;)*)close;({_CHAIN}|validate;place won;(leave;|{_CHAIN})?)",
    "round;(refill;)*(flush;)?(turn up;)*card;",
)
"""The orders in which steps wait, from the bottom of the stack to the top, written by their names."""

_AT_SET_UP: Final = (frames.START_CARDS, frames.PLACE_START, frames.PLACE_TOGETHER)


def stack_faults(state: Position) -> Iterator[str]:
    """Names what cannot be about the stack; begins with what the later checks rely on, and stops there."""
    for frame in state.stack:
        if not _can_wait(state, frame):
            yield f"no step can wait as {_written(state, frame)}"
            return
    if not state.stack:
        if state.round != ROUNDS:
            yield "the game is over before its sixth round (AG-ROUND-1)"
    elif not _ORDERS.allow(state):
        yield "the steps that wait are in no order of the rules (AG-ROUND-2)"
        return
    yield from _options(state)
    yield from _rounds(state)
    yield from _transit(state)
    yield from _tokens_and_tiles(state)
    yield from _step_of_one_seat(state)


def _can_wait(state: Position, frame: Frame) -> bool:
    """Tells whether the arguments of a step are such as this table and its house rules have."""
    step, rules = frame[0], state.rules
    said = state.steps[step].named(frame)
    draws = step in (frames.DRAW, frames.GAINED) and rules.draw_is_mandatory
    to_seats = [goal + seat for goal in (TO_SEAT, TO_DRAW) for seat in range(state.players)]
    return (
        said.get("tile", 0) < state.tile_count + (step == frames.RESOLVE_TILE)
        and said.get("number", 0) < 3 * state.players
        and said.get("mandatory", 0) <= draws
        and said.get("queued", 0) < (len(OPEN_BIT_SLOTS) if rules.strict_window else 1)
        and said.get("action", frames.MOVE) in frames.OF_ACTION
        and (step not in (frames.GAINED, frames.DISCARD_LEFT) or said["slot"] in OPEN_BIT_SLOTS)
        and said.get("destination", 0) in (*range(state.tile_count), *to_seats)
        and (step != frames.FLUSH or len(frame) == (6 if rules.under_in_tile_order else 3))
    )


def _written(state: Position, frame: Frame) -> str:
    return " ".join([repr(state.steps[frame[0]].name), *map(str, frame[1:])])


def _options(state: Position) -> Iterator[str]:
    """Some steps are there only under an option."""
    rules = state.rules
    there = {frame[0] for frame in state.stack}
    absent = {
        frames.CHOOSE_FIRST: rules.first_player < 0,
        frames.PLACE_START: not rules.simultaneous_setup,
        frames.PLACE_TOGETHER: rules.simultaneous_setup,
        frames.LEAVE: rules.allow_refusal,
        frames.GAINED: rules.strict_window,
        frames.DISCARD_LEFT: rules.discard_after_action,
    }
    for step, allowed in absent.items():
        if step in there and not allowed:
            yield f"the house rules have no step {state.steps[step].name!r}"
    if len(waiting(state, frames.VALIDATE)) > 1 and not rules.one_by_one:
        yield "a slot is to be validated between two won cards (AG-PLACE-10)"


def _rounds(state: Position) -> Iterator[str]:
    """Set-up comes before the first round, and each round is followed by the next (AG-ROUND-1, AG-ROUND-2)."""
    if any(frame[0] in _AT_SET_UP for frame in state.stack) != (state.round == 0):
        yield "set-up takes place before round 1 and at no other time (AG-SETUP-15)"
    for frame in waiting(state, frames.ROUND):
        if frame[1] != state.round + 1:
            yield f"round {frame[1]} cannot follow round {state.round} (AG-ROUND-1)"


def _transit(state: Position) -> Iterator[str]:
    """Cards under way are awaited by a step, and a step that needs a card finds it (AG-INV-1)."""
    top = state.stack[-1] if state.stack else ()
    coming = [frame[1] for frame in waiting(state, frames.TURN_UP, frames.CARD)]
    awaited = {frame[1] for frame in waiting(state, frames.PLACE_START, frames.PLACE_WON, frames.WON)}
    if waiting(state, frames.PLACE_TOGETHER):
        awaited.update(range(state.players))
    getting = {goal - TO_SEAT for goal in coming} | {frame[1] for frame in waiting(state, frames.PICK)}
    for seat in range(state.players):
        if (state.won[seat] or seat in getting) and seat not in awaited:
            yield f"nobody awaits the cards of seat {seat} (AG-PLACE-1)"
        if state.round == 0 and size(state.won[seat]) + coming.count(TO_SEAT + seat) > 2:
            yield f"seat {seat} has more than two starting cards (AG-SETUP-10)"
        drawing = (frames.PLACE_DRAWN, seat) in state.stack and top != (frames.CARD, TO_DRAW + seat)
        if size(state.drawn[seat]) != drawing:
            yield f"seat {seat} cannot place the card of a Draw (AG-ACT-DRAW-7)"
    for tile, cards in enumerate(state.tiles):
        if len(cards) + coming.count(tile) > 3:
            yield f"tile {tile + 1} is about to hold more than 3 cards (AG-INV-4)"
    for goal in coming:
        if (TO_SEAT <= goal < TO_DRAW) != (state.round == 0 and goal >= TO_SEAT):
            yield "starting cards are drawn at set-up only (AG-SETUP-10)"
        if goal >= TO_DRAW and (frames.PLACE_DRAWN, goal - TO_DRAW) not in state.stack:
            yield "a card is drawn for nobody (AG-ACT-DRAW-1)"
    if top and top[0] == frames.CARD and not state.pile_count:
        yield "a card is to come from an empty pile (AG-PILE-6)"
    yield from _flushed(state)


def _flushed(state: Position) -> Iterator[str]:
    """Three cards lie aside exactly while their tile gets new ones (AG-EOR-6)."""
    flushes = waiting(state, frames.FLUSH)
    if size(state.aside) != 3 * len(flushes):
        yield "cards lie aside that no tile gave (AG-EOR-6)"
    for _, tile, missing, *order in flushes:
        if order and state.aside != pack(order):
            yield "the cards that lie aside are others than their order names (AG-EOR-6)"
        coming = waiting(state, frames.TURN_UP, frames.CARD)
        if any(frame[1] != tile for frame in coming) or len(coming) + missing + len(state.tiles[tile]) > 2:
            yield "a tile gets more than two new cards for three old ones (AG-EOR-5)"


def _tokens_and_tiles(state: Position) -> Iterator[str]:
    """Tokens lie on tiles that are still to be resolved, in the order of the bids (AG-BID-1, AG-RES-1)."""
    resolving = state.tile_count
    for _, following in waiting(state, frames.RESOLVE_TILE):
        resolving = following - 1
    auction = bool(waiting(state, frames.AUCTION))
    for tile, zone, _, _ in state.placements:
        if tile < resolving or (tile == resolving and (not auction or zone == ACTION_ZONE)):
            yield f"a token is left on tile {tile + 1} (AG-RES-5)"
    for _, seat, number in waiting(state, frames.BID):
        if number != len(state.placements) or seat != (state.holder + number) % state.players:
            yield "it is another player's turn to bid (AG-BID-1)"
        if any(state.shown) or resolving >= 0:
            yield "tokens are revealed before all are placed (AG-ROUND-3)"
    for frame in waiting(state, frames.AUCTION, frames.THIRD_CARD, frames.WON, frames.LEAVE, frames.PICK):
        tile = state.steps[frame[0]].named(frame)["tile"]
        if tile != resolving:
            yield f"tile {tile + 1} is resolved out of its order (AG-RES-1)"
    if auction and not any(tile == resolving for tile, _, _, _ in state.placements):
        yield f"there is no bid on tile {resolving + 1} (AG-RES-8)"
    picks = len(waiting(state, frames.PICK))
    for _, tile, _ in waiting(state, frames.THIRD_CARD):
        if len(state.tiles[tile]) != picks + 1:
            yield f"no third card is left on tile {tile + 1} (AG-TIE-8)"


def _step_of_one_seat(state: Position) -> Iterator[str]:
    """A step belongs to one player; open slots, the zone chosen and leftover cards end with it (AG-VAL-8, -9)."""
    close = (frames.CLOSE,)
    within = state.stack[state.stack.index(close) + 1 :] if close in state.stack else []
    if not within:
        if state.open or state.zone or any(state.left):
            yield "slots are open outside a step (AG-VAL-9)"
        return
    (seat, *others) = {frame[1] for frame in within if frame[0] != frames.CARD}
    if others:
        yield "several players take part in one step (AG-VAL-8)"
        return
    gained = 0
    for frame in within:
        if frame[0] in (frames.MOVE_TO, frames.SWAP_WITH) and not lies_in(
            state, seat, frame[2] * SLOT_COUNT + frame[3]
        ):
            yield f"{KINDS[frame[2]]} is not in the slot that it leaves (AG-ACT-MOVE-1)"
        if frame[0] == frames.VALIDATE and frame[2] > gained:
            yield "actions gained are counted wrong (AG-VAL-8)"
        gained = gained + 1 if frame[0] == frames.GAINED else 0
    waiting = [frame[2] for frame in within if frame[0] in (frames.GAINED, frames.DISCARD_LEFT)]
    for slot in OPEN_BIT_SLOTS:
        left = state.left[OPENED_BY[slot] >> 1]
        if left and (slot not in waiting or not state.rules.discard_after_action):
            yield "cards are left over that are discarded already (AG-VAL-11)"
        lying = state.board[seat * SLOT_COUNT + slot]
        if any(count(left, kind) > count(lying, kind) for kind in kinds_in(left)):
            yield "cards are left over that are not in their slot (AG-VAL-11)"
