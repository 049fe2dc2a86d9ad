"""Treasures: capacity, replacement, drawing from the deck (NF-BIRD-3, NF-HUT, NF-TREASURE, NF-DAYTOWN-8)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame, Weights
from portulan.games.near_and_far import effects, events, steps
from portulan.games.near_and_far.moves import CHOOSE_TREASURE, DROP, FOUND, REPLACE, SEEN
from portulan.games.near_and_far.payments import drop_treasure, overflows
from portulan.games.near_and_far.position import Position, bits, chances_of, even

_FOUND: Final = even(FOUND)
_SEEN: Final = even(SEEN)


def treasure(state: Position, frame: Frame) -> None:
    """A treasure is drawn: into free room, after a choice where there is none, or not at all (NF-TREASURE-4)."""
    seat = frame[1]
    room = state.capacity(seat)
    if not room:
        state.tell(events.NO_TREASURE, seat)
    elif state.treasures[seat].bit_count() < room:
        push_find(state, seat, 1)
    elif refill(state):
        state.stack.append((steps.REPLACE, seat, 0))


def refill(state: Position) -> bool:
    """Shuffles the discards into an empty deck if the table plays so; tells whether there is a card (G-65)."""
    if not state.treasure_deck and state.rules.reshuffle and state.treasure_discard:
        state.treasure_deck = state.treasure_discard
        state.treasure_discard = 0
        state.tell(events.RESHUFFLED, events.TREASURE_PILE)
    return bool(state.treasure_deck)


def push_find(state: Position, seat: int, kept: int) -> None:
    """Has a treasure drawn, if there is one."""
    if refill(state):
        state.stack.append((steps.FIND, seat, kept))
    else:
        state.tell(events.VOID, seat)


def find_weights(state: Position, frame: Frame) -> Weights:
    """Every card of the deck is equally likely."""
    return chances_of(_FOUND, state.treasure_deck)


def find(state: Position, frame: Frame, outcome: int) -> None:
    """The treasure is read aloud and kept, or discarded by a player who refused it (NF-TREASURE-5, NF-HUT-4)."""
    _, seat, kept = frame
    card = FOUND.index(outcome)
    state.treasure_deck &= ~(1 << card)
    state.tell(events.FOUND, seat, card)
    if kept:
        keep(state, seat, card)
    else:
        state.treasure_discard |= 1 << card
        state.tell(events.DROPPED, seat, card)


def keep(state: Position, seat: int, card: int) -> None:
    """A treasure lies before its owner and works at once (G-89)."""
    state.treasures[seat] |= 1 << card
    effects.trigger(state, seat, "treasure-gained")


# At full capacity (NF-HUT-4, NF-CARD-T09)


def against_replace(state: Position, frame: Frame, move: int) -> str:
    """One of one's own treasures is replaced, or the new one is refused."""
    if move not in REPLACE:
        return ""
    return "" if state.treasures[frame[1]] >> REPLACE.index(move) & 1 else "NF-HUT-4"


def replace(state: Position, frame: Frame, move: int) -> None:
    """The decision is made before the new card is seen (NF-CARD-T09); by day whoever refuses draws nothing (G-74)."""
    _, seat, draws = frame
    replaced = move in REPLACE
    # A free action may have made room meanwhile.
    kept = replaced or state.treasures[seat].bit_count() < state.capacity(seat)
    if not draws:
        push_find(state, seat, int(kept))
    elif kept:
        push_hut_draw(state, seat, draws)
    if replaced:
        drop_treasure(state, seat, REPLACE.index(move))


# The hut by day (NF-DAYTOWN-8)


def begin_hut_draw(state: Position, seat: int, draws: int) -> None:
    """Several treasures are drawn, of which one may be kept; at full capacity a place is made first (G-74)."""
    room = state.capacity(seat)
    if not room:
        state.tell(events.NO_TREASURE, seat)
    elif state.treasures[seat].bit_count() >= room and state.rules.day_hut_commit:
        if refill(state):
            state.stack.append((steps.REPLACE, seat, draws))
    else:
        push_hut_draw(state, seat, draws)


def push_hut_draw(state: Position, seat: int, draws: int) -> None:
    """Has the cards drawn one by one, then one of them chosen."""
    state.stack.append((steps.HUT_PICK, seat))
    state.stack.append((steps.HUT_DRAW, seat, draws))


def hut_draw(state: Position, frame: Frame) -> None:
    """Draws one card after the other, as long as there are any."""
    _, seat, count = frame
    if count and refill(state):
        state.stack.append((steps.HUT_DRAW, seat, count - 1))
        state.stack.append((steps.HUT_SEE, seat))


def see_weights(state: Position, frame: Frame) -> Weights:
    """Every card of the deck is equally likely."""
    return chances_of(_SEEN, state.treasure_deck)


def see(state: Position, frame: Frame, outcome: int) -> None:
    """A card is seen by the visitor alone."""
    card = SEEN.index(outcome)
    state.treasure_deck &= ~(1 << card)
    state.hut_cards |= 1 << card
    state.tell(events.SAW, frame[1], card)


def against_pick(state: Position, frame: Frame, move: int) -> str:
    """One of the drawn cards may be kept."""
    if move not in CHOOSE_TREASURE:
        return ""
    return "" if state.hut_cards >> CHOOSE_TREASURE.index(move) & 1 else "NF-DAYTOWN-8"


def pick(state: Position, frame: Frame, move: int) -> None:
    """One card may be kept, the others are discarded face up (G-75)."""
    seat = frame[1]
    chosen = CHOOSE_TREASURE.index(move) if move in CHOOSE_TREASURE else -1
    cards = sorted(bits(state.hut_cards), key=lambda card: card != chosen)
    state.hut_cards = 0
    for card in cards:
        state.tell(events.FOUND, seat, card)
        if card != chosen:
            state.treasure_discard |= 1 << card
            state.tell(events.DROPPED, seat, card)
    if chosen >= 0:
        keep(state, seat, chosen)
        if overflows(state, seat):
            state.stack.append((steps.DROP, seat))


# Too little room (G-61)


def against_drop(state: Position, frame: Frame, move: int) -> str:
    """One of one's own treasures is dropped."""
    return "" if state.treasures[frame[1]] >> DROP.index(move) & 1 else "NF-BIRD-3"


def drop(state: Position, frame: Frame, move: int) -> None:
    """A treasure is dropped, until there is room for all; where room may be short, one goes for one (G-61)."""
    seat = frame[1]
    drop_treasure(state, seat, DROP.index(move))
    if overflows(state, seat) and state.rules.treasure_overflow != "keep":
        state.stack.append(frame)
