"""What a revealed card is, and where it goes (7C-TERRAIN, 7C-PERM, 7C-TEMP, 7C-OBJECT, 7C-QUESTITEM, 7C-HANDCARD)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, states, steps
from portulan.games.seventh_continent.moves import LEAVE_IT, TO
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import AFTER_BANISH
from portulan.games.seventh_continent.terms import (
    BANISHED,
    FOG,
    HAND,
    NONE,
    OBJECT,
    OPEN,
    PERMANENT,
    QUEST,
    SATCHEL,
    SKILL,
    STATE,
    TEMPORARY,
    TERRAIN,
)


def resolve(state: Position, frame: Frame) -> None:
    """What the card says on being revealed happens before it is placed (contract 7.1, `on_reveal`)."""
    _, card, seat, cell = frame
    placed = steps.PLACE, card, seat, cell
    program = state.box.cards[card].on_reveal
    if program:
        state.stack.append(placed)
        state.stack.append((steps.RUN, program, 0, seat, card, cell))
    else:
        place(state, placed)


def place(state: Position, frame: Frame) -> None:
    """The card goes where its type belongs; an Exploration card leaves its place by that (7C-EXPLORE-5, -6)."""
    _, card, seat, cell = frame
    printed = state.box.cards[card]
    explored = frees_place(state, card, cell)
    if not state.piles[OPEN] >> card & 1:
        _home(state, card)
        if explored:
            state.stack.append((steps.CLEAR_PLACE, seat, cell))
        return
    kind = printed.type
    if kind == TEMPORARY:
        if printed.mandatory == NONE:
            dispose(state, card, seat, cell)
        else:
            state.pending.append((card, printed.mandatory, cell, state.active, state.party or 1 << seat))
        return
    if kind == PERMANENT and cell != NONE:
        if board.is_terrain(state, cell):
            board.attach(state, card, cell)
            return
        board.put(state, card, cell)
        return
    if explored:
        state.stack.append((steps.CLEAR_PLACE, seat, cell))
    if kind == TERRAIN:
        board.put(state, card, cell if cell != NONE else printed.at)
    elif kind == PERMANENT:
        if printed.at != NONE:
            state.stack.append((steps.PLACE, card, seat, printed.at))
        else:
            board.attach(state, card, state.figure[seat])
    elif kind == STATE:
        states.reveal(state, seat, card)
    elif kind == OBJECT:
        state.stack.append((steps.STOW, seat, card, 1, 0))
    elif kind == QUEST and not (printed.xp and state.rules.xp_in_hand):
        state.shift(card, OPEN, SATCHEL)
        state.tell(events.ADDED, seat, card)
    else:
        state.stack.append((steps.HOLD, seat, card))


def dispose(state: Position, card: int, seat: int, cell: int) -> None:
    """A resolved temporary event is discarded, banished or kept as it says; its place is freed (7C-TEMP-1, G-89).

    One that is kept is attached to the terrain where it was revealed; where none lies there, it is discarded.
    """
    printed = state.box.cards[card]
    home = _home(state, card)
    if state.piles[OPEN] >> card & 1:
        if printed.after == AFTER_BANISH:
            state.shift(card, OPEN, BANISHED)
            state.tell(events.BANISHED, card)
        elif home != NONE and board.is_terrain(state, home):
            board.attach(state, card, home)
        else:
            board.discard(state, card, OPEN)
    if frees_place(state, card, cell):
        state.stack.append((steps.CLEAR_PLACE, seat, cell))


def _home(state: Position, card: int) -> int:
    """Finds the cell where a card that stays was revealed, and forgets it; NONE for others, and after a new Board."""
    if not state.staying:
        return NONE
    home = next((cell for event, cell in state.staying if event == card), NONE)
    state.staying = [row for row in state.staying if row[0] != card]
    return home


def frees_place(state: Position, card: int, cell: int) -> bool:
    """Tells whether a card was turned at a place that it still holds; on a new Board there is no such place."""
    return state.box.cards[card].back == FOG and cell != NONE and state.fog[cell] == board.BEING_FREED


# A skill or a bonus


def hold_moves(state: Position, frame: Frame) -> list[int]:
    """Lists whose hand the card may come into, and to discard it (7C-HANDCARD-1 to -3, DP-23)."""
    _, seat, card = frame
    printed = state.box.cards[card]
    others = [other for other in state.participants() if other != seat]
    found = [
        TO.base + other
        for other in (seat, *others)
        if printed.type != SKILL or printed.owner in (NONE, state.characters[other])
    ]
    return [*found, LEAVE_IT.base]


def against_hold(state: Position, frame: Frame, move: int) -> str:
    """One's own hand, or a participant's."""
    return "" if move in hold_moves(state, frame) else "7C-HANDCARD-2"


def hold(state: Position, frame: Frame, move: int) -> None:
    """The card comes into a hand, or is discarded by its back (G-74)."""
    card = frame[2]
    if move in LEAVE_IT:
        board.discard(state, card, OPEN)
        return
    seat = TO.index(move)
    state.shift(card, OPEN, HAND + seat)
    state.received |= 1 << seat
    state.tell(events.ADDED, seat, card)
