"""What a board of Agartha is worth: the points it shows now, and a guess at those it will still bring.

The guess is a sum over the three zones, so that a change in one zone costs one look into a memo. All rules of
scoring come from `scoring` and `board`; only the chances of getting there are guessed here.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from portulan.games.agartha.board import (
    EX,
    EXPLORATION_POINTS,
    OB,
    OPENED_BY,
    POINTS_OF_EXPLORATION,
    POINTS_OF_TIER,
    V1,
    V2,
)
from portulan.games.agartha.cards import AMU, BITS, CPS, FIELD, OBJECTS, PLACES_AND_COMPASSES, UNIT
from portulan.games.agartha.cards import places as count_places
from portulan.games.agartha.options import Ruleset
from portulan.games.agartha.scoring import KINDS_BONUS, POINTS_PER_AMULET, lots_of
from portulan.games.agartha.validation import against_tier

V = TypeVar("V")

MEMO_LIMIT: Final = 100_000
"""A memo that has grown so large is emptied: a long search must not eat the memory."""

WHOLE_GAME: Final = 18
"""The tokens that a seat resolves in a whole game."""

_OPEN_V1: Final = OPENED_BY[V1]
_OPEN_V2: Final = OPENED_BY[V2]
_OPEN_EX: Final = OPENED_BY[EX]
_AMULETS: Final = FIELD << BITS * AMU
_ALL_BUT_PLACES: Final = ~(FIELD << BITS | FIELD << 2 * BITS | FIELD << 3 * BITS)

_COMPASSES_HELP: Final = (0.0, 0.5, 0.8, 1.0)
"""How far the Compasses that may still come (none, one, two, more) help a lot without one."""

Ways = list[tuple[int, int]]
"""The ways to count a Places slot, as `scoring.lots_of` lists them: (set of kinds, points)."""


class Weights(NamedTuple):
    """Chances and side values of the guess, found by play against variants of itself.

    A chance is given as the number of tokens after which it is even; side values are in points.
    """

    character: float = 4.0
    """Chance that a Character missing in the Village comes."""
    explorer: float = 4.0
    """Chance that a card missing for an Exploration comes."""
    opener: float = 0.8
    """What a validation lacks that only waits for a change of number, in cards."""
    compass: float = 5.0
    """Chance that the Compass missing in a lot comes."""
    place: float = 3.0
    """Chance that the first Place beside a Compass comes."""
    growth: float = 2.5
    """What more Places add to a lot in a whole game."""
    amulet: float = 2.0
    """Chance that an Amulet in a slot gets its Move."""
    risk: float = 0.85
    """An Amulet in a slot that is to be validated, as a part of one in the Places zone."""
    stray: float = 0.55
    """A Compass or an Object that waits outside the zone where it scores, at the start of a game."""
    pairs: float = 2.0
    """Pairs of Characters met in a whole game."""
    half_pair: float = 0.3
    """A single Character in the Encounter sector, as a part of a pair."""
    kinds: float = 1.7
    """Kinds of Object gathered in a whole game."""
    move: float = 1.0
    """A Move gained by a validation."""
    swap: float = 0.6
    """A Swap gained by a validation."""
    draw: float = 1.2
    """A Draw gained by a validation."""


class BoardEvaluator:
    """Evaluates boards under one set of rules, and remembers what it evaluated.

    `left` is the time left: the tokens of the seat still to be resolved in the match. `coming` is the number of
    Compasses that no board holds, at most 3. `opened` are the open slots, by the bits of OPENED_BY.
    """

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self._places: dict[tuple[int, ...], float] = {}
        self._village: dict[tuple[int, ...], float] = {}
        self._exploration: dict[tuple[int, ...], float] = {}
        self._gains: dict[tuple[int, ...], dict[int, float]] = {}
        self.rated: dict[tuple[int, ...], list[float]] = {}
        """Decisions about one board alone that were rated before, by all that they depend on."""

    def board(self, slots: list[int], opened: int, met: int, explored: int, left: int, coming: int) -> float:
        """A whole board with `met` Characters in the Encounter sector; without Village points and Amulets."""
        waiting = (slots[0] | slots[1] | slots[2] | slots[V1] | slots[V2] | slots[EX]) & _AMULETS
        return (
            self.places(slots[0], slots[1], slots[2], left, coming)
            + self.village(slots[V1], slots[V2], slots[OB], opened, met, left, 1 if waiting else 0)
            + self.exploration(slots[EX], explored, opened, left)
        )

    def gains_of(self, board: tuple[int, ...]) -> dict[int, float]:
        """Gives the memo of the gains of one board."""
        memo = self._gains.get(board)
        if memo is None:
            memo = {}
            remember(self._gains, board, memo)
        return memo

    # The Places zone

    def places(self, l1: int, l2: int, l3: int, left: int, coming: int) -> float:
        """Lots, the bonus for their kinds, and cards that wait there; the order of the slots has no meaning."""
        one, two, three = l1 & PLACES_AND_COMPASSES, l2 & PLACES_AND_COMPASSES, l3 & PLACES_AND_COMPASSES
        if one < two:
            one, two = two, one
        if two < three:
            two, three = three, two
            if one < two:
                one, two = two, one
        key = (one, two, three, left, coming)
        value = self._places.get(key)
        if value is None:
            value = self._evaluate_places((one, two, three), left, coming)
            remember(self._places, key, value)
        if (l1 | l2 | l3) >= UNIT[AMU]:
            for cards in (l1, l2, l3):
                value += self._waiting(cards & ~PLACES_AND_COMPASSES, left, 1.0)
        return value

    def _evaluate_places(self, lots: tuple[int, int, int], left: int, coming: int) -> float:
        weights, rules = self.weights, self.rules
        growth = weights.growth * left / WHOLE_GAME
        value = 0.0
        complete: list[Ways] = []
        lacking: list[Ways] = []
        for cards in lots:
            if not cards:
                continue
            compasses = cards >> BITS * CPS & FIELD
            tried = cards if compasses else cards + UNIT[CPS]
            ways = lots_of(tried, rules.mixed_places_count, rules.lot_per_compass, rules.over_five_counts)
            if compasses > 1:
                value += (compasses - 1) * weights.stray * left / WHOLE_GAME
            if not compasses:
                lacking.append(ways)
            elif len(ways) > 1:
                complete.append(ways)
            else:
                value += (1 + growth) * left / (left + weights.place)
        return value + _best_lots(
            complete, lacking, chance(left, weights.compass) * _COMPASSES_HELP[coming], growth
        )

    # The Village zone

    def village(self, v1: int, v2: int, ob: int, opened: int, met: int, left: int, waiting: int) -> float:
        """Both slots, the Object slot and the Encounter sector; `waiting` tells that an Amulet needs a Move."""
        v1 &= _ALL_BUT_PLACES
        v2 &= _ALL_BUT_PLACES
        key = (v1, v2, ob, opened & (_OPEN_V1 | _OPEN_V2), met, left, waiting)
        value = self._village.get(key)
        if value is None:
            kinds = 0
            for kind in OBJECTS:
                if ob >> BITS * kind & FIELD:
                    kinds += 1
            time = left / WHOLE_GAME
            hoped = kinds + self.weights.kinds * time * (4 - kinds) / 4
            value = (self._pairs(met, left) + self.weights.pairs * time) * hoped
            value += self._village_slot(v1, opened & _OPEN_V1, met, left, waiting, hoped)
            value += self._village_slot(v2, opened & _OPEN_V2, met, left, waiting, hoped)
            remember(self._village, key, value)
        return value

    def _pairs(self, met: int, left: int) -> float:
        """Pairs met; a single Character counts a little while there is time to pair it."""
        return met // 2 + (self.weights.half_pair if met % 2 and left else 0.0)

    def _village_slot(
        self, cards: int, opened: int, met: int, left: int, waiting: int, kinds: float
    ) -> float:
        """The better of what the slot may become and, if it is open, what it gives now."""
        weights = self.weights
        characters = cards & FIELD
        likely = chance(left, weights.character)
        pairs = self._pairs(met, left)
        kept = now = 0.0
        for tier, points in POINTS_OF_TIER.items():
            gain = (
                points + (self._pairs(met + tier, left) - pairs) * kinds + self._action(tier, left, waiting)
            )
            missing = tier - characters if tier > characters else weights.opener
            kept = max(kept, gain * likely**missing)
            if opened and not against_tier(characters, tier, self.rules.highest_tier_only):
                now = max(now, gain)
        kept += self._waiting(cards - characters, left, weights.risk)
        return max(kept, now + self._village_slot(0, 0, met, left, waiting, kinds)) if now else kept

    def _action(self, tier: int, left: int, waiting: int) -> float:
        """The action that a tier gives (AG-VILLAGE-1 to -3); a Move also saves an Amulet that waits."""
        weights = self.weights
        if tier == 2:
            return weights.move + (POINTS_PER_AMULET * (1 - chance(left, weights.amulet)) if waiting else 0.0)
        return weights.swap if tier == 3 else 0.0

    # The Exploration zone

    def exploration(self, ex: int, explored: int, opened: int, left: int) -> float:
        """The points marked, and the best of the Explorations that are left."""
        key = (ex, explored, opened & _OPEN_EX, left)
        value = self._exploration.get(key)
        if value is None:
            value = self._evaluate_exploration(ex, explored, opened & _OPEN_EX, left)
            remember(self._exploration, key, value)
        return value

    def _evaluate_exploration(self, ex: int, explored: int, opened: int, left: int) -> float:
        weights = self.weights
        likely = chance(left, weights.explorer)
        hoped = now = 0.0
        for number, points in POINTS_OF_EXPLORATION.items():
            if explored >> (number - 1) & 1:
                continue
            missing = max(0, number - (ex & FIELD)) + max(0, number - count_places(ex))
            hoped = max(hoped, (points + weights.draw) * likely ** (missing or weights.opener))
            if opened and not missing:
                now = max(now, weights.draw + self.exploration(0, explored | 1 << (number - 1), 0, left))
        return max(EXPLORATION_POINTS[explored] + hoped + self._waiting(ex, left, weights.risk), now)

    def _waiting(self, cards: int, left: int, risk: float) -> float:
        """Cards that lie where they do not score: an Amulet, a Compass or an Object waits for an action."""
        if cards < UNIT[CPS]:
            return 0.0
        others = cards >> BITS * CPS & FIELD
        for kind in OBJECTS:
            others += cards >> BITS * kind & FIELD
        amulets = cards >> BITS * AMU & FIELD
        saved = amulets * POINTS_PER_AMULET * risk * chance(left, self.weights.amulet)
        return saved + others * self.weights.stray * left / WHOLE_GAME


def chance(left: int, even: float) -> float:
    """The chance that something comes in the time left, if it is even after `even` tokens."""
    return left / (left + even)


def _best_lots(complete: list[Ways], lacking: list[Ways], likely: float, growth: float) -> float:
    """Chooses a kind for each slot (AG-SCORE-13); a lot that lacks a Compass counts by the chance to get one."""
    choices = [(0.0, 0, 0)]
    for ways in complete:
        choices = [(v + points, have | kinds, 0) for v, have, _ in choices for kinds, points in ways]
    likely_yet = likely
    for ways in sorted(lacking, key=lambda ways: ways[-1][1], reverse=True):
        choices = [
            (v + points * likely_yet, have, want | kinds)
            for v, have, want in choices
            for kinds, points in ways
        ]
        likely_yet *= likely
    best = 0.0
    for value, have, want in choices:
        bonus = KINDS_BONUS[have.bit_count()]
        more = KINDS_BONUS[(have | want).bit_count()] - bonus
        best = max(best, value + bonus + more * likely + growth * have.bit_count())
    return best


def remember(memo: dict[tuple[int, ...], V], key: tuple[int, ...], value: V) -> None:
    """Adds to a memo that never grows beyond its limit."""
    if len(memo) >= MEMO_LIMIT:
        memo.clear()
    memo[key] = value
