"""Good play of Roam as a rule of thumb: every decision by the chances on the cards of the map that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.engine.heuristic import Heuristic, Term
from portulan.engine.steps import Frame
from portulan.games.roam import frames
from portulan.games.roam.artifacts import LOWER, UPPER, owner_of
from portulan.games.roam.bits import members
from portulan.games.roam.claims import markers_on
from portulan.games.roam.evaluation import Counts, Evaluation, Resources, overtime, weighed
from portulan.games.roam.map import NEIGHBOUR, SLOT_COUNT, SLOT_NAMES, SQUARE_COUNT
from portulan.games.roam.moves import (
    BID,
    BUY,
    CLAIM,
    COVERED,
    DONE,
    FILL,
    FLIP,
    FREE,
    OPTIONAL,
    PASS,
    PAY,
    REPLACE,
    REST,
    ROTATE,
    SLIDE,
    SLIDE_TO,
    USE_COIN,
    USE_FLIP,
    USE_REPLACE,
    USE_REPLACE_UPPER,
    USE_SLIDE,
    USE_SLIDE_UPPER,
)
from portulan.games.roam.placing import CHARACTER
from portulan.games.roam.position import NOBODY, NONE
from portulan.games.roam.state import Roam
from portulan.games.roam.turns import CARDS_TO_END
from portulan.games.roam.worth import COUNT, Weights, face_of, shortage

MEMO_LIMIT: Final = 256
"""Decisions that are remembered: a bot asks about the same one several times in a row, never much later."""

HALF: Final = 0.5
"""A tile that is ready is used before the next rest or not at all: using it costs a part of what a use brings."""

OUTBID: Final = 0.85
"""How likely a player bids more if he can and gains by it."""

DEAR_REST: Final = 1.6
"""The price from which on a rest is not thought about."""

LOST_REST: Final = 1.0
"""What it costs to prevent a free rest."""

TOO_SOON: Final = 0.2
"""What a marker that slides before a character is used costs: afterwards more is known."""

SPREAD: Final = (1.8, 3.0)
"""The lead that makes a win likely: at the end, and how much more at the start."""

_PLACES: Final = [
    next((slot, face_of(1 << square, slot)) for slot in range(SLOT_COUNT) if face_of(1 << square, slot))
    for square in range(SQUARE_COUNT)
]
"""Each square as its slot and its face there."""

_WITHOUT_MAP: Final = (frames.BEFORE_CLAIM, frames.MARKET)
"""Decisions that leave the map as it is."""

_BEGINNING: Final = (frames.START, frames.EARLY_REST, frames.BEFORE, frames.USE)

Decide = Callable[[Roam, Frame, Evaluation, list[int]], list[float]]


class RoamHeuristic(Heuristic[Roam]):
    """Rates decisions of Roam and guesses final points; nothing is hidden but what chance will bring."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()
        self._rated: dict[tuple[object, ...], list[float]] = {}
        self._key: tuple[object, ...] = ()
        self._evaluation: Evaluation | None = None
        decisions: dict[int, Decide] = {
            frames.START: self._window,
            frames.EARLY_REST: self._rest,
            frames.BEFORE: self._window,
            frames.USE: self._use,
            frames.AT: self._at,
            frames.FILL: self._fill,
            frames.AFTER: self._window,
            frames.SLIDE_TO: self._slide_to,
            frames.CLAIM: self._claim,
            frames.BID: self._bid,
        }
        self._decisions: Final = decisions

    def scores(self, state: Roam, seat: int, moves: list[int]) -> list[float]:
        """Rates moves by what they gain on the map, in coins and in characters."""
        frame = state.stack[-1]
        decide = self._decisions.get(frame[0])
        if decide is None and frame[0] not in _WITHOUT_MAP:
            return [0.0] * len(moves)
        ready = state.ready[seat]
        used = state.used
        if frame[0] == frames.AT:
            ready |= 1 << used
            used = NONE
        position_key = self._position_key(state, seat, ready, used)
        key = (position_key, frame, state.covered, state.spare, *moves)
        rated = self._rated.get(key)
        if rated is None:
            if decide is None:
                rated = self._market(state, Resources(state, seat, self._weights), moves)
            else:
                rated = decide(state, frame, self._seen(state, seat, ready, position_key), moves)
            if len(self._rated) >= MEMO_LIMIT:
                self._rated.clear()
            self._rated[key] = rated
        return rated[:]

    def values(self, state: Roam) -> list[float]:
        """Adds to the points of each seat its chances on the map, and what it can do with the time left."""
        if state.over:
            return [float(points) for points in state.scores()]
        weights = self._weights
        seat = state.active
        evaluation = Evaluation(state, seat, weights, state.ready[seat], begins=state.used == NONE)
        values = [float(points) for points in evaluation.points]
        for slot, worths in enumerate(evaluation.worths):
            if state.slots[slot] != NONE:
                counts, vacant = evaluation.counts[slot], evaluation.vacant[slot]
                for seat, worth in enumerate(worths):
                    stakes = [0.0] * state.players
                    stakes[seat] = worth
                    values[seat] += weighed(evaluation.prospect(slot, counts, COUNT[vacant], stakes), vacant)
        for seat, supply in enumerate(state.supply):
            values[seat] -= shortage(weights, supply, evaluation.fewest)
        readiness = weights.keep * weights.marker * min(1.0, evaluation.rounds / 4)
        for seat in range(state.players):
            mean = evaluation.mean_sizes[seat]
            values[seat] += weights.marker * evaluation.rounds * mean + evaluation.value_of_coins(
                state.coins[seat]
            )
            for card in members(state.ready[seat]):
                values[seat] += readiness * (evaluation.shape_tables.sizes[card] - mean)
            for tile in members(state.tiles[seat]):
                values[seat] += evaluation.tile(seat, tile)
        return values

    def terms(self, state: Roam, seat: int) -> list[Term]:
        """Names points, coins, tiles, ready characters, the supply, and the chances on each land of the map."""
        evaluation = Evaluation(state, seat, self._weights, state.ready[seat], begins=state.used == NONE)
        coins, tiles, ready = state.coins[seat], state.tiles[seat], state.ready[seat]
        found = [
            Term("score", float(evaluation.points[seat])),
            Term("coins", evaluation.value_of_coins(coins), coins, (), (coins,)),
            Term("tiles", sum([evaluation.tile(seat, tile) for tile in members(tiles)]), 0, (), (tiles,)),
            Term("ready", sum([evaluation.readiness(card) for card in members(ready)]), 0, (), (ready,)),
            Term("supply", -shortage(self._weights, state.supply[seat], evaluation.fewest)),
        ]
        for slot, name in enumerate(SLOT_NAMES):
            if state.slots[slot] != NONE:
                counts, vacant = evaluation.counts[slot], evaluation.vacant[slot]
                which: tuple[tuple[str, str | int], ...] = (("slot", name), ("number", state.slots[slot]))
                mark = (*counts, vacant)
                found.append(Term("land", evaluation.base(slot), counts[seat], which, mark))
        return found

    def settled(self, state: Roam) -> bool:
        """The map can be judged when a turn begins: all cards are resolved."""
        return state.used == NONE and bool(state.stack) and state.stack[-1][0] in _BEGINNING

    def spread(self, state: Roam) -> float:
        """The more cards are still to be won, the less a lead means."""
        end, more = SPREAD
        most = max(cards.bit_count() for cards in state.cards)
        return end + more * max(0, CARDS_TO_END - most) / CARDS_TO_END

    # Reading the position

    def _position_key(self, state: Roam, seat: int, ready: int, used: int) -> tuple[object, ...]:
        """All that a judgement of the position depends on."""
        return (
            seat,
            ready,
            used,
            state.active,
            state.first,
            state.outpost,
            overtime(state),
            state.rounds_without_card,
            *state.marks,
            *state.upper,
            *state.coins,
            *state.cards,
            *state.ready[:seat],
            *state.ready[seat + 1 :],
            *state.tiles,
            state.tiles_ready[seat],
            *state.slots,
            *state.sides,
            state.rules,
        )

    def _seen(self, state: Roam, seat: int, ready: int, key: tuple[object, ...]) -> Evaluation:
        """The evaluation of a seat; the last one is kept, because several decisions follow on the same position."""
        evaluation = self._evaluation
        if evaluation is None or self._key != key:
            evaluation = self._evaluation = Evaluation(state, seat, self._weights, ready, begins=False)
            self._key = key
        return evaluation

    # Characters

    def _rest(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        """A rest brings a better choice now, and spares the weak characters that are left."""
        price = evaluation.price(state.ready[evaluation.seat].bit_count())
        if price > DEAR_REST:
            return [DEAR_REST - price if move in REST else 0.0 for move in moves]
        gain = self._gain_of_rest(state, evaluation) - price
        return [gain if move in REST else 0.0 for move in moves]

    def _gain_of_rest(self, state: Roam, evaluation: Evaluation) -> float:
        seat = evaluation.seat
        ready = state.ready[seat]
        gain = evaluation.best_use(state.cards[seat]) - evaluation.best_use(ready)
        for card in members(ready):
            gain -= evaluation.readiness(card)
        return gain + self._gain_of_tiles(state, seat)

    def _gain_of_tiles(self, state: Roam, seat: int) -> float:
        """What it brings to turn up all used tiles."""
        used = state.tiles[seat] & ~state.tiles_ready[seat]
        gain = 0.0
        if used:
            for ability, tiles in enumerate(state.box.ability):
                gain += HALF * self._weights.uses[ability] * (used & tiles).bit_count()
        return gain

    def _use(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        """Each character at its best place; a turned one costs ROTATE tiles."""
        rated: list[float] = []
        for move in moves:
            card, turns = CHARACTER[move]
            gain = evaluation.use(card, turns)
            if turns:
                gain -= HALF * self._weights.uses[ROTATE] * (2 if turns == 2 else 1)
            rated.append(gain)
        return rated

    def _at(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        rated = evaluation.placements(frame[2])
        return [rated[move] for move in moves]

    def _fill(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        return [evaluation.gain(*_PLACES[FILL.index(move)]) for move in moves]

    # Windows

    def _window(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        """Whatever may be done in a window, against being done with it."""
        rated: list[float] = []
        for move in moves:
            if move in DONE:
                rated.append(0.0)
            elif move in USE_COIN:
                rated.append(evaluation.coin)
            elif move in OPTIONAL:
                rated.append(self._optional(state, evaluation, *OPTIONAL.values(move)))
            elif move in USE_FLIP:
                rated.append(self._flip(state, frame, evaluation, USE_FLIP.index(move)))
            elif move in USE_SLIDE:
                rated.append(self._slide(state, frame, evaluation, USE_SLIDE.index(move), LOWER))
            elif move in USE_SLIDE_UPPER:
                rated.append(self._slide(state, frame, evaluation, USE_SLIDE_UPPER.index(move), UPPER))
            elif move in USE_REPLACE:
                rated.append(self._replace(state, evaluation, LOWER, *USE_REPLACE.values(move)))
            else:
                rated.append(self._replace(state, evaluation, UPPER, *USE_REPLACE_UPPER.values(move)))
        return rated

    def _market(self, state: Roam, resources: Resources, moves: list[int]) -> list[float]:
        """Coins, characters and tiles, against being done."""
        rated: list[float] = []
        for move in moves:
            if move in DONE:
                rated.append(0.0)
            elif move in USE_COIN:
                rated.append(resources.coin)
            elif move in USE_FLIP:
                rated.append(self._flip_late(state, resources, USE_FLIP.index(move)))
            else:
                rated.append(self._buy(state, resources, BUY.index(move)))
        return rated

    def _optional(self, state: Roam, evaluation: Evaluation, square: int, free: int) -> float:
        """An optional square, alone or as the first of two."""
        slot, face = _PLACES[square]
        coins = state.coins[evaluation.seat]
        price = HALF * self._weights.uses[FREE] if free else evaluation.price(2)
        gain = evaluation.gain(slot, face)
        rest = state.spare & ~(1 << square) & ~state.taken
        left = coins if free else coins - 2 + evaluation.symbols(slot, face)
        if rest and not state.rules.stacking and left >= 2 and state.supply[evaluation.seat] > 1:
            other_slot, other_face = _PLACES[rest.bit_length() - 1]
            if other_slot == slot:
                gain = max(gain, evaluation.gain(slot, face | other_face) - evaluation.price(2))
        return gain - price

    def _flip(self, state: Roam, frame: Frame, evaluation: Evaluation, card: int) -> float:
        """Turning up a character to use it, or turning down the last weak one so that a rest follows."""
        if frame[0] == frames.AFTER:
            return self._flip_late(state, evaluation, card)
        ready = state.ready[evaluation.seat]
        after = ready ^ 1 << card
        if not after:
            return self._gain_of_rest(state, evaluation) - TOO_SOON
        if not ready:
            return -LOST_REST
        gain = evaluation.best_use(after) - evaluation.best_use(ready) - HALF * self._weights.uses[FLIP]
        return gain + (evaluation.readiness(card) if after > ready else -evaluation.readiness(card))

    def _flip_late(self, state: Roam, resources: Resources, card: int) -> float:
        """Turning characters for the turns to come: without a ready one, the next turn begins with a rest."""
        ready = state.ready[resources.seat]
        after = ready ^ 1 << card
        if not after:
            return self._gain_of_tiles(state, resources.seat) - resources.readiness(card)
        gain = -HALF * self._weights.uses[FLIP]
        if not ready:
            gain -= LOST_REST
        return gain + (resources.readiness(card) if after > ready else -resources.readiness(card))

    def _slide(self, state: Roam, frame: Frame, evaluation: Evaluation, square: int, level: int) -> float:
        """The best step of a marker."""
        landing = ~state.taken & state.land
        goals = [goal for goal in NEIGHBOUR[square] if goal >= 0 and landing >> goal & 1]
        cost = HALF * self._weights.uses[SLIDE]
        if frame[0] == frames.BEFORE:
            cost += TOO_SOON
        return max([self._slid(state, evaluation, square, goal, level) for goal in goals], default=0.0) - cost

    def _slide_to(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        _, _, square, level = frame
        goals = [NEIGHBOUR[square][SLIDE_TO.index(move)] for move in moves]
        return [self._slid(state, evaluation, square, goal, level) for goal in goals]

    def _slid(self, state: Roam, evaluation: Evaluation, square: int, goal: int, level: int) -> float:
        """What changes on the card that a marker leaves and on the one that it comes to."""
        owner = owner_of(state, square, level)
        slot, face = _PLACES[square]
        end, end_face = _PLACES[goal]
        alone = level == LOWER and not any(bits >> square & 1 for bits in state.upper)
        vacant = evaluation.vacant[slot] | (face if alone else 0)
        counts = evaluation.counts[slot]
        if slot == end:
            return evaluation.look(slot, counts, vacant & ~end_face) - evaluation.base(slot)
        left = _changed(counts, owner, -1)
        come = _changed(evaluation.counts[end], owner, 1)
        after = evaluation.look(slot, left, vacant) + evaluation.look(
            end, come, evaluation.vacant[end] & ~end_face
        )
        return after - evaluation.base(slot) - evaluation.base(end)

    def _replace(self, state: Roam, evaluation: Evaluation, level: int, square: int, price: int) -> float:
        """One marker more for the seat and one less for another player."""
        slot, face = _PLACES[square]
        counts = _changed(evaluation.counts[slot], owner_of(state, square, level), -1)
        counts = _changed(counts, evaluation.seat, 1)
        gain = evaluation.look(slot, counts, evaluation.vacant[slot]) - evaluation.base(slot)
        gain += evaluation.coin * evaluation.symbols(slot, face)
        if price == PAY:
            gain -= evaluation.price(2)
        elif price != COVERED:
            gain -= HALF * self._weights.uses[FREE]
        return gain - HALF * self._weights.uses[REPLACE]

    def _buy(self, state: Roam, resources: Resources, tile: int) -> float:
        """Points, and what the tile does until the end, for its price."""
        worth = state.box.tile_points[tile] + resources.tile(resources.seat, tile)
        return worth - resources.price(state.box.cost[tile]) - self._weights.thrift

    # Cards that are complete

    def _claim(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        """First what brings coins or costs others some, last the auctions in which they are needed (RO-CLAIM-5)."""
        rated: list[float] = []
        for move in moves:
            counts = markers_on(state, CLAIM.index(move))
            most = max(counts)
            mine = counts[evaluation.seat]
            if counts.count(most) > 1:
                rated.append(0.0 if mine == most else 0.3)
            else:
                rated.append(0.2 if mine == most or not mine else 0.4)
        return rated

    def _bid(self, state: Roam, frame: Frame, evaluation: Evaluation, moves: list[int]) -> list[float]:
        """Wins for as little as the others leave, and lets them pay what the card is not worth."""
        _, seat, slot, waiting, highest, leader = frame
        worths = evaluation.worths[slot]
        coin = evaluation.coin
        share = 1 / (state.players - 1)
        limits: list[tuple[int, int]] = []
        for other in range(state.players):
            if waiting >> other & 1:
                most = int((worths[other] + share * worths[seat] - coin) / coin)
                limits.append((min(state.coins[other], most), other))
        limit, rival = max(limits, default=(-1, NOBODY))
        rated: list[float] = []
        for move in moves:
            if move in PASS:
                winner = leader if leader != NOBODY and limit <= highest else rival
                if winner == NOBODY:
                    rated.append(0.0)
                    continue
                paid = highest if winner == leader else highest + 1
                rated.append(coin - share * (worths[winner] - coin * paid))
                continue
            bid = BID.index(move)
            won = worths[seat] - evaluation.price(bid)
            if limit > bid:
                lost = coin - share * (worths[rival] - coin * (bid + 1))
                won += OUTBID * (lost - won)
            rated.append(won)
        return rated


def _changed(counts: Counts, seat: int, change: int) -> Counts:
    """The markers on a card with some more, or fewer, of one player."""
    return (*counts[:seat], counts[seat] + change, *counts[seat + 1 :])
