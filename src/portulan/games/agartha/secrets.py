"""What a seat cannot know, replaced by a random possibility (contract, section 5).

The secrets are the faces of unrevealed Bid tokens. The order of the pile is no secret of the state, which has none.
Options add the starting cards while all place together, the discard, and the points of the others.
"""

from __future__ import annotations

import random

from portulan.games.agartha import frames
from portulan.games.agartha.board import ALL_TOKENS, POINTS_OF_TIER
from portulan.games.agartha.cards import pack, spread
from portulan.games.agartha.moves import PLACE
from portulan.games.agartha.placing import PLACES_FOR
from portulan.games.agartha.setup import deal_start_cards, start_cards_of
from portulan.games.agartha.table import Table


def placing_together(table: Table) -> bool:
    """Tells whether starting cards are still hidden from the others (option setup_placement)."""
    return table.rules.simultaneous_setup and not table.round


def shuffle(table: Table, seat: int | None, rng: random.Random) -> None:
    """Deals the secrets anew; the result depends on what the seat knows and on `rng`, not on the truth."""
    for other in range(table.players):
        if other != seat:
            _shuffle_tokens(table, other, rng)
            if not table.rules.points_visible and table.stack:
                table.village[other] = rng.choice(village_points(table.encounter[other]))
    if placing_together(table):
        _shuffle_start_cards(table, seat, rng)
    if not table.rules.discard_visible:
        cards = sorted(spread(table.pile) + spread(table.discard))
        rng.shuffle(cards)
        table.pile = pack(cards[: table.pile_count])
        table.discard = pack(cards[table.pile_count :])


def _shuffle_tokens(table: Table, seat: int, rng: random.Random) -> None:
    """Permutes the faces that were not revealed in this round, on tiles and in hand (AG-BID-14)."""
    placed = [i for i, placement in enumerate(table.placements) if placement[2] == seat]
    if not placed:
        return
    unknown = [token for token in range(3) if not table.shown[seat] >> token & 1]
    rng.shuffle(unknown)
    hand = ALL_TOKENS
    for index, token in zip(placed, unknown, strict=False):
        tile, zone, _, _ = table.placements[index]
        table.placements[index] = (tile, zone, seat, token)
        hand ^= 1 << token
    table.hand[seat] = hand


def _shuffle_start_cards(table: Table, seat: int | None, rng: random.Random) -> None:
    """Deals other starting cards to the others; who has finished placing is known, not what and where."""
    others = [other for other in range(table.players) if other != seat and start_cards_of(table, other)]
    numbers = [len(spread(start_cards_of(table, other))) for other in others]
    done = [not table.won[other] for other in others]
    pool = spread(table.pile)
    for other in others:
        pool += spread(start_cards_of(table, other))
    pool.sort()
    rng.shuffle(pool)
    in_play = table.stack[-1][0] == frames.PLACE_TOGETHER
    for other, number, finished in zip(others, numbers, done, strict=True):
        kinds = [pool.pop() for _ in range(number)]
        slots: list[int] = []
        if finished and in_play:
            slots = [PLACE.values(rng.choice(PLACES_FOR[kind]))[1] for kind in kinds]
        deal_start_cards(table, other, kinds, slots)
    table.pile = pack(pool)


def village_points(characters: int) -> list[int]:
    """Lists the points that validations can have given which sent so many Characters to the sector (AG-INV-8)."""
    found: set[int] = set()
    for fours in range(characters // 4 + 1):
        for threes in range((characters - 4 * fours) // 3 + 1):
            rest = characters - 4 * fours - 3 * threes
            if rest % 2 == 0:
                points = (
                    fours * POINTS_OF_TIER[4] + threes * POINTS_OF_TIER[3] + rest // 2 * POINTS_OF_TIER[2]
                )
                found.add(points)
    return sorted(found)
