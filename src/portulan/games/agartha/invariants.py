"""The invariants of the rules (AG-INV), as one check that names what is broken."""

from __future__ import annotations

from portulan.games.agartha.board import EXPLORATION_POINTS, OB, SLOT_COUNT
from portulan.games.agartha.cards import AMU, CHA, KINDS, KNI, count, kinds_in, size
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.secrets import village_points
from portulan.games.agartha.table import ALL_TOKENS, Table


def faults(table: Table) -> list[str]:
    """Lists broken invariants, each with its clause; empty for a sound table."""
    found = [*_shape(table)]
    if found:
        return found
    return [*_cards(table), *_tokens(table), *_sectors(table)]


def _shape(table: Table) -> list[str]:
    """Checks sizes and signs, so that the other checks can count."""
    seats = table.players
    lists = (
        table.encounter,
        table.amulets,
        table.village,
        table.explored,
        table.won,
        table.drawn,
        table.hand,
        table.shown,
    )
    if any(len(values) != seats for values in lists) or len(table.board) != SLOT_COUNT * seats:
        return ["boards do not fit the number of players (AG-SETUP-8)"]
    if len(table.tiles) != table.tile_count or len(table.left) != 3:
        return ["tiles do not fit the number of players (AG-SETUP-2)"]
    values = [*table.board, *table.left, *table.under, table.pile, table.discard, table.aside]
    if min(*values, *(min(numbers) for numbers in lists)) < 0:
        return ["a number is negative (AG-INV-1)"]
    if (
        max(*values, *table.won, *table.drawn) >> 60
        or not 0 <= table.holder < seats
        or not 0 <= table.round <= 6
    ):
        return ["a number is too large (AG-INV-1)"]
    if any(kind not in range(len(KINDS)) for cards in table.tiles for kind in cards):
        return ["a tile holds an unknown card (AG-INV-1)"]
    shapes = (table.tile_count, 2, seats, 3)
    for placement in table.placements:
        if len(placement) != 4 or any(not 0 <= v < top for v, top in zip(placement, shapes, strict=True)):
            return ["a token lies nowhere (AG-INV-2)"]
    return []


def _cards(table: Table) -> list[str]:
    """Every card of the deck is somewhere, once (AG-INV-1); tiles hold up to three (AG-INV-4)."""
    found: list[str] = []
    transit = [*table.won, *table.drawn, table.aside]
    together = [*table.board, *transit, *table.under, table.pile, table.discard]
    totals = [sum(count(cards, kind) for cards in together) for kind in range(len(KINDS))]
    for cards in table.tiles:
        for kind in cards:
            totals[kind] += 1
    totals[CHA] += sum(table.encounter)
    totals[AMU] += sum(table.amulets)
    for kind, (have, want) in enumerate(zip(totals, table.rules.deck, strict=True)):
        if have != want:
            found.append(f"{KINDS[kind]}: {have} cards, not {want} (AG-INV-1)")
    if table.pile_count != size(table.pile):
        found.append("the pile is counted wrong (AG-INV-1)")
    if any(len(cards) > 3 for cards in table.tiles):
        found.append("a tile holds more than 3 cards (AG-INV-4)")
    return found


def _tokens(table: Table) -> list[str]:
    """Each has three tokens, in hand or on tiles; an action zone holds one at most (AG-INV-2, AG-INV-3)."""
    found: list[str] = []
    for seat in range(table.players):
        placed = [placement[3] for placement in table.placements if placement[2] == seat]
        tokens = sorted([*placed, *(token for token in range(3) if table.hand[seat] >> token & 1)])
        if tokens != [0, 1, 2] or table.hand[seat] > ALL_TOKENS:
            found.append(f"seat {seat} has the tokens {tokens} (AG-INV-2)")
    taken = [placement[0] for placement in table.placements if placement[1] == ACTION_ZONE]
    if len(taken) != len(set(taken)):
        found.append("an action zone holds two tokens (AG-INV-3)")
    return found


def _sectors(table: Table) -> list[str]:
    """The Object slot holds Objects only (AG-INV-5); points come from tiers and Explorations (AG-INV-6 to -8)."""
    found: list[str] = []
    for seat in range(table.players):
        if any(kind < KNI for kind in kinds_in(table.board[seat * SLOT_COUNT + OB])):
            found.append(f"seat {seat} has another card than Objects in the Object slot (AG-INV-5)")
        if not 0 <= table.explored[seat] < len(EXPLORATION_POINTS):
            found.append(f"seat {seat} did unknown Explorations (AG-INV-7)")
        if table.village[seat] not in village_points(table.encounter[seat]):
            found.append(f"seat {seat} has Village points that its Encounters cannot give (AG-INV-8)")
    return found
