"""The invariants of the rules (AG-INV), as one check that names what is broken."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.games.agartha.board import OB, SLOT_COUNT
from portulan.games.agartha.cards import AMU, CHA, KINDS, KNI, count, kinds_in, size
from portulan.games.agartha.hidden_information import village_points
from portulan.games.agartha.moves import ACTION_ZONE
from portulan.games.agartha.position import Position
from portulan.games.agartha.stack_check import stack_faults


def faults(state: Position) -> list[str]:
    """Lists broken invariants, each with its clause; empty for a sound table."""
    found = [*_tiles(state)]
    if found:
        return found
    return [*_cards(state), *_tokens(state), *_sectors(state), *stack_faults(state)]


def _tiles(state: Position) -> Iterator[str]:
    """The tiles are those of so many players, and tokens lie on them (AG-SETUP-8); no group under the pile is empty."""
    if len(state.tiles) != state.tile_count:
        yield f"field 'tiles' does not hold {state.tile_count} tiles (AG-SETUP-8)"
    if any(tile >= state.tile_count for tile, _, _, _ in state.placements):
        yield "field 'placements' has a token on a tile that is not there (AG-INV-2)"
    if 0 in state.under:
        yield "field 'under' has a group without cards (AG-INV-1)"


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
