"""What a board of Agartha is worth: the points it shows now, and a guess at those it will still bring.

The guess is a sum over the three zones, so that a change in one zone costs one look into a memo. All rules of
scoring come from `scoring` and `board`; only the chances of getting there are judged here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from portulan.games.agartha.board import (
    EX,
    EXPLORATION_POINTS,
    EXPLORATION_ZONE,
    OB,
    OPENED_BY,
    PLACES_ZONE,
    POINTS_OF_EXPLORATION,
    POINTS_OF_TIER,
    V1,
    V2,
    VILLAGE_ZONE,
    ZONE_OF,
)
from portulan.games.agartha.cards import AMU, BITS, CHA, CPS, FIELD, FOR, KNI, OBJECTS, UNIT, is_object, kinds_in
from portulan.games.agartha.cards import places as count_places
from portulan.games.agartha.options import Ruleset
from portulan.games.agartha.scoring import KINDS_BONUS, PLACES_AND_COMPASSES, POINTS_PER_AMULET, lots_of
from portulan.games.agartha.validation import against_tier

MEMO_LIMIT: Final = 200_000
"""A memo that has grown so large is emptied: a long search must not eat the memory."""

WHOLE_GAME: Final = 18
"""The tokens of a seat in a whole game."""

OPEN_V1: Final = OPENED_BY[V1]
OPEN_V2: Final = OPENED_BY[V2]
OPEN_EX: Final = OPENED_BY[EX]

_ANY_AMULET: Final = FIELD << BITS * AMU
_NO_PLACE: Final = ~(FIELD << BITS | FIELD << 2 * BITS | FIELD << 3 * BITS)
_COMPASSES_ENOUGH: Final = (0.0, 0.5, 0.8, 1.0)
"""How far the Compasses that may still come (none, one, two, more) help a lot without one."""


class Weights(NamedTuple):
    """Chances and side values of the guess, found by play against variants of itself.

    A chance is given as the number of tokens after which it is even; side values are in points.
    """

    character: float = 4.0
    """Chance that a Character missing in the Village comes."""
    opener: float = 0.8
    """What a validation lacks that only waits for a change of number, in cards."""
    explorer: float = 5.0
    """Chance that a card missing for an Exploration comes."""
    compass: float = 5.0
    """Chance that the Compass missing in a lot comes."""
    place: float = 3.0
    """Chance that the first Place beside a Compass comes."""
    growth: float = 3.0
    """What more Places add to a lot in a whole game."""
    amulet: float = 2.0
    """Chance that an Amulet in a slot gets its Move."""
    pairs: float = 2.0
    """Pairs of Characters met in a whole game."""
    kinds: float = 1.2
    """Kinds of Object gathered in a whole game."""
    half_pair: float = 0.4
    """A single Character in the Encounter sector, as a part of a pair."""
    move: float = 0.8
    """A Move gained by a validation."""
    swap: float = 0.5
    """A Swap gained by a validation."""
    draw: float = 1.2
    """A Draw gained by a validation."""
    stray: float = 0.7
    """A Compass or an Object outside the zone where it scores, at the start of a game."""
    risk: float = 0.85
    """An Amulet in a slot that is to be validated, as a part of one in the Places zone."""


class Worth:
    """Judges boards under one set of rules; remembers what it judged.

    `left` is the time left in a match: the tokens of the seat still to be resolved. `coming` is the number of
    Compasses that no board holds, at most 3. `handy` tells that an Amulet in a slot waits for a Move.
    """

    def __init__(self, rules: Ruleset, weights: Weights = Weights()) -> None:
        self.rules = rules
        self.weights = weights
        self._places: dict[tuple[int, ...], float] = {}
        self._village: dict[tuple[int, ...], float] = {}
        self._exploration: dict[tuple[int, ...], float] = {}
        self._best: dict[tuple[int, ...], float] = {}

    # The three zones

    def places(self, l1: int, l2: int, l3: int, left: int, coming: int) -> float:
        """The Places zone: lots, the bonus for their kinds, and cards that wait there."""
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
            value = self._judge_places((one, two, three), left, coming)
            _remember(self._places, key, value)
        if (l1 | l2 | l3) >= UNIT[AMU]:
            for cards in (l1, l2, l3):
                value += self._loose(cards & ~PLACES_AND_COMPASSES, left, 1.0)
        return value

    def _judge_places(self, slots: tuple[int, int, int], left: int, coming: int) -> float:
        weights, rules = self.weights, self.rules
        chance = left / (left + weights.compass) * _COMPASSES_ENOUGH[coming]
        growth = weights.growth * left / WHOLE_GAME
        first_place = left / (left + weights.place)
        value = 0.0
        sure: list[list[tuple[int, int]]] = []
        hoped: list[list[tuple[int, int]]] = []
        for cards in slots:
            compasses = cards >> BITS * CPS & FIELD
            lot = cards & PLACES_AND_COMPASSES
            if not lot:
                continue
            tried = lot if compasses else lot + UNIT[CPS]
            ways = lots_of(tried, rules.mixed_places_count, rules.lot_per_compass, rules.over_five_counts)
            if compasses > 1:
                value += (compasses - 1) * weights.stray * left / WHOLE_GAME
            if len(ways) == 1:
                if compasses:
                    value += first_place * (1 + growth)
            elif compasses:
                sure.append(ways)
            else:
                hoped.append(ways)
        return value + _best_lots(sure, hoped, chance, growth)

    def _loose(self, cards: int, left: int, risk: float) -> float:
        """Cards that lie where they do not score: an Amulet, a Compass or an Object waits for an action."""
        if cards < UNIT[CPS]:
            return 0.0
        weights = self.weights
        amulets = cards >> BITS * AMU & FIELD
        value = amulets * POINTS_PER_AMULET * risk * left / (left + weights.amulet) if amulets else 0.0
        others = cards >> BITS * CPS & FIELD
        for kind in OBJECTS:
            others += cards >> BITS * kind & FIELD
        return value + others * weights.stray * left / WHOLE_GAME

    def village(self, v1: int, v2: int, ob: int, opened: int, met: int, left: int, handy: int) -> float:
        """The Village zone with its Object slot and the Encounter sector; `met` Characters are in the sector."""
        v1 &= _NO_PLACE
        v2 &= _NO_PLACE
        key = (v1, v2, ob, opened, met, left, handy)
        value = self._village.get(key)
        if value is None:
            weights = self.weights
            kinds = 0
            spare = 0
            for kind in OBJECTS:
                number = ob >> BITS * kind & FIELD
                if number:
                    kinds += 1
                    spare += number - 1
            time = left / WHOLE_GAME
            kinds_hoped = min(4.0, kinds + weights.kinds * time * (4 - kinds) / 4)
            value = (self._pairs(met, left) + weights.pairs * time) * kinds_hoped + 0.0 * spare
            value += self._village_slot(v1, opened & OPEN_V1, met, left, handy, kinds_hoped)
            value += self._village_slot(v2, opened & OPEN_V2, met, left, handy, kinds_hoped)
            _remember(self._village, key, value)
        return value

    def _pairs(self, met: int, left: int) -> float:
        """Pairs met; a single Character counts a little while there is time to pair it."""
        return met // 2 + (self.weights.half_pair if met % 2 and left > 2 else 0.0)

    def _village_slot(self, cards: int, opened: int, met: int, left: int, handy: int, kinds: float) -> float:
        weights = self.weights
        characters = cards & FIELD
        other = cards - characters
        chance = left / (left + weights.character)
        kept = 0.0
        best_now = -1.0
        pairs = self._pairs(met, left)
        for tier, points in POINTS_OF_TIER.items():
            gain = points + (self._pairs(met + tier, left) - pairs) * kinds + self.action_of_tier(tier, left, handy)
            missing = tier - characters if tier > characters else weights.opener
            kept = max(kept, gain * chance**missing)
            if opened and not against_tier(characters, tier, self.rules.highest_tier_only):
                best_now = max(best_now, gain)
        kept += self._loose(other, left, weights.risk)
        if best_now < 0:
            return kept
        return max(kept, best_now + self._village_slot(0, 0, met, left, handy, kinds))

    def action_of_tier(self, tier: int, left: int, handy: int) -> float:
        """What the action gained by a tier is worth; a Move saves an Amulet that waits (AG-VILLAGE-1 to -3)."""
        weights = self.weights
        if tier == 2:
            saved = POINTS_PER_AMULET * (1 - left / (left + weights.amulet)) if handy else 0.0
            return weights.move + saved
        return weights.swap if tier == 3 else 0.0

    def exploration(self, ex: int, explored: int, opened: int, left: int) -> float:
        """The Exploration zone: points marked, and the Explorations that are left."""
        key = (ex, explored, opened, left)
        value = self._exploration.get(key)
        if value is None:
            value = self._judge_exploration(ex, explored, opened, left)
            _remember(self._exploration, key, value)
        return value

    def _judge_exploration(self, ex: int, explored: int, opened: int, left: int) -> float:
        weights = self.weights
        characters = ex & FIELD
        place_cards = count_places(ex)
        chance = left / (left + weights.explorer)
        kept = EXPLORATION_POINTS[explored] + self._loose(ex, left, weights.risk)
        hoped = 0.0
        best = 0.0
        for number, points in POINTS_OF_EXPLORATION.items():
            if explored >> (number - 1) & 1:
                continue
            missing = max(0, number - characters) + max(0, number - place_cards)
            gain = points + weights.draw
            hoped = max(hoped, gain * chance ** (missing or weights.opener))
            if opened and not missing:
                then = self.exploration(0, explored | 1 << (number - 1), 0, left)
                best = max(best, weights.draw + then)
        return max(kept + hoped, best)

    # A whole board

    def board(self, slots: list[int], opened: int, met: int, explored: int, left: int, coming: int) -> float:
        """A whole board, without what was scored in the Village and the Amulets in their sector."""
        return (
            self.places(slots[0], slots[1], slots[2], left, coming)
            + self.village(slots[V1], slots[V2], slots[OB], opened & 3, met, left, handy(slots))
            + self.exploration(slots[EX], explored, opened & OPEN_EX, left)
        )


def handy(slots: list[int]) -> int:
    """Tells (0 or 1) whether an Amulet in a slot waits for a Move."""
    return 1 if (slots[0] | slots[1] | slots[2] | slots[3] | slots[4] | slots[6]) & _ANY_AMULET else 0


def _best_lots(
    sure: list[list[tuple[int, int]]], hoped: list[list[tuple[int, int]]], chance: float, growth: float
) -> float:
    """Chooses a kind for each slot (AG-SCORE-13); lots that lack a Compass count by the chance to get one."""
    best = 0.0
    choices: list[tuple[float, int, int]] = [(0.0, 0, 0)]
    for ways in sure:
        choices = [(v + points, k | kinds, 0) for v, k, _ in choices for kinds, points in ways]
    factor = chance
    for ways in sorted(hoped, key=lambda ways: -max(points for _, points in ways)):
        choices = [
            (v + points * factor, k, h | kinds) for v, k, h in choices for kinds, points in ways
        ]
        factor *= chance
    for value, kinds, wished in choices:
        have = KINDS_BONUS[kinds.bit_count()]
        more = KINDS_BONUS[(kinds | wished).bit_count()] - have
        best = max(best, value + have + more * chance + growth * kinds.bit_count())
    return best


def _remember(memo: dict[tuple[int, ...], float], key: tuple[int, ...], value: float) -> None:
    if len(memo) >= MEMO_LIMIT:
        memo.clear()
    memo[key] = value
