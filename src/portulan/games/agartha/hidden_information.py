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
from portulan.games.agartha.position import Position
from portulan.games.agartha.setup import deal_start_cards, start_cards_of


def placing_together(state: Position) -> bool:
    """Tells whether starting cards are still hidden from the others (option setup_placement)."""
    return state.rules.simultaneous_setup and not state.round


def shuffle(state: Position, seat: int | None, rng: random.Random) -> None:
    """Deals the secrets anew; the result depends on what the seat knows and on `rng`, not on the truth."""
    for other in range(state.players):
        if other != seat:
            _shuffle_tokens(state, other, rng)
            if not state.rules.points_visible and state.stack:
                state.village[other] = rng.choice(village_points(state.encounter[other]))
    if placing_together(state):
        _shuffle_start_cards(state, seat, rng)
    if not state.rules.discard_visible:
        cards = sorted(spread(state.pile) + spread(state.discard))
        rng.shuffle(cards)
        state.pile = pack(cards[: state.pile_count])
        state.discard = pack(cards[state.pile_count :])


def _shuffle_tokens(state: Position, seat: int, rng: random.Random) -> None:
    """Permutes the faces that were not revealed in this round, on tiles and in hand (AG-BID-14)."""
    placed = [i for i, placement in enumerate(state.placements) if placement[2] == seat]
    if not placed:
        return
    unknown = [token for token in range(3) if not state.shown[seat] >> token & 1]
    rng.shuffle(unknown)
    hand = ALL_TOKENS
    for index, token in zip(placed, unknown, strict=False):
        tile, zone, _, _ = state.placements[index]
        state.placements[index] = (tile, zone, seat, token)
        hand ^= 1 << token
    state.hand[seat] = hand


def _shuffle_start_cards(state: Position, seat: int | None, rng: random.Random) -> None:
    """Deals other starting cards to the others; who has finished placing is known, not what and where."""
    others = [other for other in range(state.players) if other != seat and start_cards_of(state, other)]
    numbers = [len(spread(start_cards_of(state, other))) for other in others]
    done = [not state.won[other] for other in others]
    pool = spread(state.pile)
    for other in others:
        pool += spread(start_cards_of(state, other))
    pool.sort()
    rng.shuffle(pool)
    in_play = state.stack[-1][0] == frames.PLACE_TOGETHER
    for other, number, finished in zip(others, numbers, done, strict=True):
        kinds = [pool.pop() for _ in range(number)]
        slots: list[int] = []
        if finished and in_play:
            slots = [PLACE.values(rng.choice(PLACES_FOR[kind]))[1] for kind in kinds]
        deal_start_cards(state, other, kinds, slots)
    state.pile = pack(pool)


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
