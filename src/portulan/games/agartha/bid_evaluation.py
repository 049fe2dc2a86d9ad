"""What a bid is worth: the cards of a tile, the chance to win them, and what the token could do elsewhere.

Nothing here reads the face of another player's token: the guess is the same whatever lies face down.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from portulan.games.agartha.cards import AMU, pack
from portulan.games.agartha.moves import ACTION_ZONE, BID, BID_ZONE
from portulan.games.agartha.options import ACTION_DRAW, ACTION_MOVE
from portulan.games.agartha.position import Position
from portulan.games.agartha.trial_board import TrialBoard, next_cards

TOKENS: Final = 3
"""The tokens of a seat; their values are 1, 2 and 3 (AG-TOKEN-2)."""

_SUMS: Final = ((0,), (1, 2, 3), (3, 4, 5), (6,))
"""What 0, 1, 2 or 3 tokens of one seat may add up to, each equally likely."""

_STEPS: Final = 16
"""The steps in which a chance is rounded, so that few distributions are needed."""

_PLACEMENT: Final = {move: BID.values(move) for move in BID.moves()}


class BidWeights(NamedTuple):
    """How bidders behave and what hurts them, found by play against variants of itself; in points."""

    denial: float = 0.8
    """What a rival fails to win, as a part of a gain of one's own, with two players."""
    haste: float = 0.2
    """What a bid gains by coming before one's actions: others see it and keep away."""
    late: float = 0.15
    """What a Move gains by each tile that is resolved before it."""
    rescue: float = 1.0
    """What a Move gains by an Amulet that will have been won before it."""
    own: float = 0.6
    """How much of a Draw is lost if the card would have been won anyway."""
    actions: float = 2.0
    """How strongly the action zones draw a rival's tokens."""
    bare: float = 0.3
    """How strongly a tile draws them that is worth nothing to him."""


class Rival(NamedTuple):
    """Another seat, with the distribution of what it will have bid on each tile in the end."""

    seat: int
    below: list[tuple[float, ...]]
    """For each tile, the chance that its sum is below 0, 1, ... 7."""


@cache
def chances_below(lying: int, in_hand: int, share: int) -> tuple[float, ...]:
    """The chance that a seat's sum on a tile stays below 0, 1, ... 7.

    It has `lying` tokens there and `in_hand` more to place, each of which comes here with a chance of `share`.
    """
    likely = share / _STEPS
    exact = [0.0] * 7
    for more in range(in_hand + 1):
        weight = comb(in_hand, more) * likely**more * (1 - likely) ** (in_hand - more)
        sums = _SUMS[lying + more]
        for total in sums:
            exact[total] += weight / len(sums)
    return tuple(sum(exact[:total]) for total in range(8))


class BidEvaluator:
    """The Bids phase as one seat sees it; `boards` are those of all seats as the tiles will find them."""

    def __init__(self, state: Position, seat: int, boards: list[TrialBoard], weights: BidWeights) -> None:
        self._state = state
        self._seat = seat
        self._weights = weights
        self._trial_board = boards[seat]
        lots = [pack(list(lying)) for lying in state.tiles]
        self._gains = [[board.gain_of_won(cards) for cards in lots] for board in boards]
        self._sums = [0] * state.tile_count
        lying = [[0] * state.tile_count for _ in boards]
        in_hand = [TOKENS] * state.players
        for tile, zone, owner, token in state.placements:
            in_hand[owner] -= 1
            if zone == BID_ZONE:
                lying[owner][tile] += 1
                if owner == seat:
                    self._sums[tile] += token + 1
        self._rivals = [
            self._rival(other, lying[other], in_hand[other])
            for other in range(state.players)
            if other != seat
        ]
        tiles = range(state.tile_count)
        self._now = [self._chance(tile, self._sums[tile]) for tile in tiles]
        """The chance to win each tile with what lies there already."""
        self._stakes = [max(self._gains[rival.seat][tile] for rival in self._rivals) for tile in tiles]
        """What each tile would bring the rival who needs it most."""
        self._denied = [now or self._unwanted(tile) for tile, now in enumerate(self._now)]
        """The chance that no rival wins each tile as things stand."""

    def _rival(self, other: int, lying: list[int], in_hand: int) -> Rival:
        """A rival's tokens go where there is something to gain for him."""
        drawn = [max(gain, 0.0) + self._weights.bare for gain in self._gains[other]]
        total = sum(drawn) + self._weights.actions
        shares = [round(_STEPS * part / total) for part in drawn]
        return Rival(
            other, [chances_below(n, in_hand, share) for n, share in zip(lying, shares, strict=True)]
        )

    def _chance(self, tile: int, total: int) -> float:
        """The chance to win a tile with a sum; the holder wins ties, others share them (AG-TIE-1, AG-TIE-3)."""
        if not total:
            return 0.0
        holder = self._state.holder
        chance = 1.0
        for other, below in self._rivals:
            less, up_to = below[tile][total], below[tile][total + 1]
            if holder == self._seat:
                chance *= up_to
            elif holder == other:
                chance *= less
            else:
                chance *= (less + up_to) / 2
        return chance

    def _unwanted(self, tile: int) -> float:
        """The chance that no rival bids on a tile at all."""
        chance = 1.0
        for _, below in self._rivals:
            chance *= below[tile][1]
        return chance

    def hope(self, tile: int) -> tuple[float, float]:
        """The chance to win a tile with what lies there, and what its cards would bring."""
        return self._now[tile], self._gains[self._seat][tile]

    def denied(self, tile: int) -> float:
        """What it is worth to keep the rivals from the cards of a tile, as things stand."""
        return self._weights.denial / len(self._rivals) * self._denied[tile] * self._stakes[tile]

    def action(self, token: int, tile: int) -> float:
        """What a token brings in the action zone of a tile."""
        return self._actions(self._state.rules.action_of[token])[tile]

    def rate(self, moves: list[int]) -> list[float]:
        """Rates placements: what the token does there, and the best that the other tokens can do then."""
        state = self._state
        hand = state.hand[self._seat]
        gains = [self._bids(token) if hand >> token & 1 else [] for token in range(TOKENS)]
        free = self._free_zones()
        uses = [
            sorted(((row[place], place) for place in free if row), reverse=True)[:TOKENS] for row in gains
        ]
        rated: list[float] = []
        for move in moves:
            token, tile, zone = _PLACEMENT[move]
            place = 2 * tile + zone
            haste = self._weights.haste if zone == BID_ZONE else 0.0
            rated.append(gains[token][place] + haste + _best_uses(uses, token, place))
        return rated

    def _free_zones(self) -> list[int]:
        """Lists the zones that take a token, as 2 * tile + zone."""
        free = set(range(2 * self._state.tile_count))
        for tile, zone, _, _ in self._state.placements:
            if zone == ACTION_ZONE:
                free.discard(2 * tile + zone)
        return sorted(free)

    def _bids(self, token: int) -> list[float]:
        """What one token gains in every zone, as 2 * tile + zone."""
        denial = self._weights.denial / len(self._rivals)
        actions = self._actions(self._state.rules.action_of[token])
        gains: list[float] = []
        for tile in range(self._state.tile_count):
            then = self._chance(tile, self._sums[tile] + token + 1)
            won = (then - self._now[tile]) * self._gains[self._seat][tile]
            gains.append(actions[tile])
            gains.append(won + denial * (then - self._denied[tile]) * self._stakes[tile])
        return gains

    def _actions(self, action: int) -> list[float]:
        """What an action gains, tile by tile: a Draw had better be early, a Move late."""
        state, board, weights = self._state, self._trial_board, self._weights
        tiles = range(state.tile_count)
        if action == ACTION_DRAW:
            best = board.gain_of_pile(next_cards(state))
            gains: list[float] = []
            for tile in reversed(tiles):
                for kind in state.tiles[tile]:
                    best = max(best, board.gain_of_card(kind) * (1 - weights.own * self._now[tile]))
                gains.append(best)
            return gains[::-1]
        if action == ACTION_MOVE:
            gain = board.gain_of_move()
            gains = []
            for tile in tiles:
                gains.append(gain)
                gain += weights.late
                if AMU in state.tiles[tile]:
                    gain += weights.rescue * self._now[tile]
            return gains
        return [board.gain_of_swap()] * state.tile_count


def _best_uses(uses: list[list[tuple[float, int]]], token: int, place: int) -> float:
    """The best that the other tokens gain in zones other than `place` and than each other's."""
    others = [
        [use for use in uses[other] if use[1] != place]
        for other in range(TOKENS)
        if other != token and uses[other]
    ]
    if not others:
        return 0.0
    if len(others) == 1:
        return others[0][0][0]
    return max(
        gain + other_gain
        for gain, where in others[0]
        for other_gain, elsewhere in others[1]
        if where != elsewhere
    )
