"""The invariants of the rules (AG-INV), as one check that names what is broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from portulan.games.agartha.board import OB, OPEN_BIT_SLOTS, SLOT_COUNT
from portulan.games.agartha.cards import AMU, CHA, KINDS, KNI, count, kinds_in, size
from portulan.games.agartha.hidden_information import village_points
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.position import Position
from portulan.games.agartha.ranges import Range, field_ranges
from portulan.games.agartha.stack_check import stack_faults

_CLAUSES: Final = {
    "round": "AG-ROUND-1",
    "holder": "AG-SETUP-18",
    "explored": "AG-INV-7",
    "village": "AG-INV-8",
    "hand": "AG-INV-2",
    "shown": "AG-INV-2",
    "placements": "AG-INV-2",
    "open": "AG-VAL-7",
    "zone": "AG-PLACE-2",
}
"""The clause that a field breaks when it is out of its range; the others count cards."""


def faults(state: Position) -> list[str]:
    """Lists broken invariants, each with its clause; empty for a sound table."""
    found = [*_shape(state)]
    if found:
        return found
    return [*_cards(state), *_tokens(state), *_sectors(state), *stack_faults(state)]


def _shape(state: Position) -> Iterator[str]:
    """Checks the sizes of lists and the range of every number, so that the other checks can count."""
    by_seat = ("encounter", "amulets", "village", "explored", "won", "drawn", "hand", "shown")
    sizes = dict.fromkeys(by_seat, state.players)
    sizes |= {"board": SLOT_COUNT * state.players, "tiles": state.tile_count, "left": len(OPEN_BIT_SLOTS)}
    for name, wanted in sizes.items():
        if len(getattr(state, name)) != wanted:
            yield f"field {name!r} does not fit the number of players (AG-SETUP-8)"
    for name, ranges in field_ranges(state).items():
        value = getattr(state, name)
        rows = [value] if isinstance(value, int) else value
        for row in rows:
            if not _in_ranges((row,) if isinstance(row, int) else row, ranges):
                yield f"field {name!r} cannot hold {json.dumps(row)} ({_CLAUSES.get(name, 'AG-INV-1')})"


def _in_ranges(row: tuple[int, ...], ranges: tuple[Range, ...]) -> bool:
    """Tells whether a row has a number in each of several ranges, or numbers in the only one."""
    if len(ranges) == 1:
        return all(number in ranges[0] for number in row)
    return len(row) == len(ranges) and all(
        number in numbers for number, numbers in zip(row, ranges, strict=True)
    )


def _cards(state: Position) -> list[str]:
    """Every card of the deck is somewhere, once (AG-INV-1); tiles hold up to three (AG-INV-4)."""
    found: list[str] = []
    transit = [*state.won, *state.drawn, state.aside]
    together = [*state.board, *transit, *state.under, state.pile, state.discard]
    totals = [sum(count(cards, kind) for cards in together) for kind in range(len(KINDS))]
    for cards in state.tiles:
        for kind in cards:
            totals[kind] += 1
    totals[CHA] += sum(state.encounter)
    totals[AMU] += sum(state.amulets)
    for kind, (have, want) in enumerate(zip(totals, state.rules.deck, strict=True)):
        if have != want:
            found.append(f"{KINDS[kind]}: {have} cards, not {want} (AG-INV-1)")
    if state.pile_count != size(state.pile):
        found.append("the pile is counted wrong (AG-INV-1)")
    if any(len(cards) > 3 for cards in state.tiles):
        found.append("a tile holds more than 3 cards (AG-INV-4)")
    return found


def _tokens(state: Position) -> list[str]:
    """Each has three tokens, in hand or on tiles; an action zone holds one at most (AG-INV-2, AG-INV-3)."""
    found: list[str] = []
    for seat in range(state.players):
        placed = [placement[3] for placement in state.placements if placement[2] == seat]
        tokens = sorted([*placed, *(token for token in range(3) if state.hand[seat] >> token & 1)])
        if tokens != [0, 1, 2]:
            found.append(f"seat {seat} has the tokens {tokens} (AG-INV-2)")
        if state.shown[seat] & ~state.hand[seat]:
            found.append(f"seat {seat} has placed a token that was revealed in this round (AG-INV-2)")
    taken = [placement[0] for placement in state.placements if placement[1] == ACTION_ZONE]
    if len(taken) != len(set(taken)):
        found.append("an action zone holds two tokens (AG-INV-3)")
    return found


def _sectors(state: Position) -> list[str]:
    """The Object slot holds Objects only (AG-INV-5); points come from tiers and Explorations (AG-INV-6 to -8)."""
    found: list[str] = []
    for seat in range(state.players):
        if any(kind < KNI for kind in kinds_in(state.board[seat * SLOT_COUNT + OB])):
            found.append(f"seat {seat} has another card than Objects in the Object slot (AG-INV-5)")
        if state.village[seat] not in village_points(state.encounter[seat]):
            found.append(f"seat {seat} has Village points that its Encounters cannot give (AG-INV-8)")
    return found
