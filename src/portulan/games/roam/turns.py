"""Turns (RO-TURN), rests (RO-REST, RO-EARLYREST) and the end of the game (RO-END)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.roam import frames, market
from portulan.games.roam.map import has_full_slot
from portulan.games.roam.moves import (
    NO_REST,
    REST,
    SAID_END,
    SAID_LAST_ROUND,
    SAID_RESTED,
    SAID_RESTED_EARLY,
    SAID_STALLED,
    SAID_TURN,
)
from portulan.games.roam.options import AFTER_CLAIMS, BEFORE_CLAIMS
from portulan.games.roam.position import NONE, Position

CARDS_TO_END: Final = 10
"""Cards of one player that trigger the end, start cards included (RO-END-1)."""

_REST: Final = REST.move()
_NO_REST: Final = NO_REST.move()
_REST_OR_NOT: Final = [_REST, _NO_REST]


def begin_turn(state: Position, seat: int) -> None:
    """Lays out the steps of phases 1 and 2; what is pushed last happens first (RO-TURN-3).

    A player without tiles has no windows before the use of a character, and one after it if his shape gives reason.
    """
    state.active = seat
    state.used = NONE
    state.turned = 0
    state.covered = 0
    state.spare = 0
    state.bought = 0
    if state.log is not None:
        state.tell(SAID_TURN, seat, state.turn // state.players + 1)
    stack = state.stack
    stack.append((frames.PHASE_OVER, seat))
    if state.tiles[seat]:
        stack.append((frames.AFTER, seat))
        stack.append((frames.USE, seat))
        stack.append((frames.BEFORE, seat))
        stack.append((frames.REST, seat))
        stack.append((frames.START, seat))
    else:
        stack.append((frames.USE, seat))
        rest(state, (frames.REST, seat))


def make_ready(state: Position, seat: int) -> None:
    """Turns up all characters, and all tiles with them (RO-REST-3, RO-ART-14)."""
    state.ready[seat] = state.cards[seat]
    state.tiles_ready[seat] = state.tiles[seat]


def rest(state: Position, frame: Frame) -> None:
    """A player without a ready character rests for nothing; any other may pay for it (RO-REST-1, RO-EARLYREST-1)."""
    seat = frame[1]
    if not state.ready[seat]:
        make_ready(state, seat)
        if state.log is not None:
            state.tell(SAID_RESTED, seat)
    elif state.coins[seat] and may_rest_early(state, seat):
        state.stack.append((frames.EARLY_REST, seat))


def may_rest_early(state: Position, seat: int) -> bool:
    """Tells whether an early rest turns up somebody and can be paid for (RO-EARLYREST-4, RO-EARLYREST-5)."""
    ready = state.ready[seat]
    if ready == state.cards[seat] and not state.rules.all_ready_may_rest:
        return False
    return ready.bit_count() <= state.coins[seat]


def early_rest_moves(state: Position, frame: Frame) -> list[int]:
    """To rest or not; without the choice nobody is asked."""
    return _REST_OR_NOT if may_rest_early(state, frame[1]) else []


def against_early_rest(state: Position, frame: Frame, move: int) -> str:
    """A rest that turns up somebody and can be paid for, or none; otherwise nobody is asked (RO-EARLYREST-4)."""
    return "" if may_rest_early(state, frame[1]) else "RO-EARLYREST-4"


def early_rest(state: Position, frame: Frame, move: int) -> None:
    """One coin for each character that is ready at this moment (RO-EARLYREST-2, RO-EARLYREST-3)."""
    if move == _NO_REST:
        return
    seat = frame[1]
    price = state.ready[seat].bit_count()
    state.coins[seat] -= price
    make_ready(state, seat)
    if state.log is not None:
        state.tell(SAID_RESTED_EARLY, seat, price)


def phase_over(state: Position, frame: Frame) -> None:
    """Markers lie as they lie: completed cards are resolved, a tile may be bought, the turn ends (RO-TURN-5)."""
    seat = frame[1]
    rules = state.rules
    if rules.outpost and not rules.outpost_at_once:
        state.look_for_outpost()
    complete = has_full_slot(state.taken)
    if not complete and (not rules.full or market.is_idle(state, seat)):
        end_of_turn(state, frame)
        return
    stack = state.stack
    stack.append((frames.END_OF_TURN, seat))
    if not complete:
        stack.append((frames.MARKET, seat))
        return
    if rules.full and rules.purchase != BEFORE_CLAIMS:
        stack.append((frames.MARKET, seat))
    stack.append((frames.CLAIM, seat, 0))
    if rules.full and rules.purchase != AFTER_CLAIMS:
        stack.append((frames.MARKET, seat))


def end_of_turn(state: Position, frame: Frame) -> None:
    """The next player follows, until the end is due and all have had the same number of turns (RO-END-4)."""
    state.turn += 1
    order = state.order
    following = order[(order.index(frame[1]) + 1) % state.players]
    if following == state.first and finish_round(state):
        state.tell(SAID_END)
        return
    begin_turn(state, following)


def finish_round(state: Position) -> bool:
    """Counts a round that is complete, and tells whether it was the last one (RO-END-4, RO-LIMIT-5, RO-LIMIT-7)."""
    state.rounds_without_card += 1
    if is_triggered(state) or is_stuck(state):
        return True
    if not is_stalled(state):
        return False
    state.tell(SAID_STALLED, state.rounds_without_card)
    return True


def is_triggered(state: Position) -> bool:
    """Tells whether a player owns ten cards or more (RO-END-1, RO-END-2)."""
    return max(map(int.bit_count, state.cards)) >= CARDS_TO_END


def is_stuck(state: Position) -> bool:
    """Tells whether the map can never change again: no marker in any supply, no SLIDE tile to come (RO-LIMIT-5).

    With stacks that can be: all markers lie on the map and no card is complete.
    """
    return not any(state.supply) and not has_full_slot(state.taken) and not market.may_bring_slide(state)


def is_stalled(state: Position) -> bool:
    """Tells whether too many rounds in a row have gone by without a resolved card (RO-LIMIT-7)."""
    limit = state.rules.stall_rounds
    return 0 < limit <= state.rounds_without_card


def tell_last_round(state: Position, seat: int) -> None:
    """Says that the tenth card has been won: the round is the last one (RO-END-3, RO-END-4)."""
    if state.cards[seat].bit_count() == CARDS_TO_END and state.log is not None:
        others = [cards for other, cards in enumerate(state.cards) if other != seat]
        if max(cards.bit_count() for cards in others) < CARDS_TO_END:
            state.tell(SAID_LAST_ROUND, seat)
