"""Steps 5 to 7 of an action: Discard, Consequence, Readjustment (7C-DISCARD, 7C-CONSEQUENCE, 7C-ADJUST)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, inventory, resolving, steps
from portulan.games.seventh_continent.moves import PICK
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Card
from portulan.games.seventh_continent.terms import (
    BONUS,
    DISCARD,
    DRAWN,
    FAILURE,
    HAND,
    NONE,
    ON_ACTION_END,
    PARANOID,
    RISKED,
    SKILL,
    SUCCESS,
    TEMPORARY,
)


def clear_away(state: Position, frame: Frame) -> None:
    """Drawn cards go to the Discard, and objects without a die leave (7C-DISCARD-1, -2)."""
    piles = state.piles
    drawn = piles[DRAWN] | piles[RISKED]
    if drawn:
        state.tell(events.CLEARED, drawn.bit_count())
    piles[DISCARD] |= drawn
    piles[DRAWN] = piles[RISKED] = 0
    for seat in state.in_play():
        for slot in state.objects(seat):
            if not state.dice[slot]:
                inventory.scrap(state, slot)


def consequence(state: Position, frame: Frame) -> None:
    """The white box on success, the black box, if there is one, on failure (7C-CONSEQUENCE-1 to -3)."""
    action = state.acting()
    program = action.success if state.outcome == SUCCESS else action.failure
    if program > 0:
        state.stack.append((steps.RUN, program, 0, state.active, action.card, state.place))


def after_failure(state: Position, frame: Frame) -> None:
    """If several took part in a failed action, the active player takes a card 100 (7C-CONSEQUENCE-5, -6, G-51)."""
    if state.outcome == FAILURE and state.party & (state.party - 1) and state.characters[state.active] >= 0:
        state.stack.append((steps.TAKE, PARANOID, state.active, NONE, 0))


def fail(state: Position, frame: Frame) -> None:
    """A mandatory action that cannot be undertaken counts as failed, where the table plays so (G-20)."""
    state.outcome = FAILURE
    state.applied = 0
    state.stack.append((steps.END_ACTION,))
    state.stack.append((steps.READJUST,))
    state.stack.append((steps.AFTER_FAILURE,))
    state.stack.append((steps.CONSEQUENCE,))


# Readjustment


def readjust(state: Position, frame: Frame) -> None:
    """Participants and whoever received a hand card discard what exceeds the limit (7C-ADJUST-1, G-60)."""
    concerned = state.party | state.received
    for seat in reversed(state.clockwise(state.active)):
        if concerned >> seat & 1:
            state.stack.append((steps.EXCESS, seat))


def excess_cards(state: Position, seat: int) -> int:
    """Gives the cards of a hand of which one is too many, if any is (7C-ZONE-5, -7, G-59)."""
    box = state.box
    limit = box.hand_limit[state.number_in_play()]
    held = state.piles[HAND + seat] & (box.limited | box.experience)
    if state.rules.joint_limit:
        return held if held.bit_count() > limit else 0
    found = 0
    for kind in (box.of_type[SKILL], box.of_type[BONUS] | box.experience):
        some = held & kind
        if some.bit_count() > limit:
            found |= some
    return found


def excess_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the cards of which the player discards one; nothing if the limit holds (7C-ADJUST-2, DP-26)."""
    return [PICK.base + card for card in cards_of(excess_cards(state, frame[1]))]


def against_excess(state: Position, frame: Frame, move: int) -> str:
    """A skill or bonus of the hand, one at a time."""
    return "" if move in excess_moves(state, frame) else "7C-ADJUST-1"


def excess(state: Position, frame: Frame, move: int) -> None:
    """The card is discarded by its back (7C-ADJUST-3)."""
    state.stack.append(frame)
    board.discard(state, PICK.index(move), HAND + frame[1])


# The end of an action


def end_action(state: Position, frame: Frame) -> None:
    """The action is over; effects may answer to that (contract 7.1, `action_end`)."""
    state.since_camp += 1
    state.received = 0
    if state.box.triggers[ON_ACTION_END]:
        state.stack.append((steps.TRIGGER, ON_ACTION_END, state.acting().icon, state.outcome))


def after_mandatory(state: Position, frame: Frame) -> None:
    """A temporary event is discarded once its mandatory action is resolved; its place is freed (G-89)."""
    _, card, cell = frame
    printed: Card = state.box.cards[card]
    if printed.type == TEMPORARY:
        resolving.dispose(state, card, state.active, cell)
