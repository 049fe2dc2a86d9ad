"""The evaluation of a position for a seat: how likely each player is to win each card, and what that is worth to it.

Each card is judged apart from the others. Whoever can complete it with a majority in his next turn is likely to do so,
in the order of turns; what is left of the chance is shared by the markers that lie there.
"""

from __future__ import annotations

from typing import Final

from portulan.games.roam.bits import members
from portulan.games.roam.box import Box
from portulan.games.roam.map import EVERYWHERE, SLOT_COUNT, SLOT_SQUARES
from portulan.games.roam.moves import FREE
from portulan.games.roam.position import NONE, Position
from portulan.games.roam.scoring import sheet
from portulan.games.roam.turns import CARDS_TO_END
from portulan.games.roam.worth import (
    COUNT,
    FACES,
    SHIFTS,
    Extended,
    Pieces,
    ShapeTables,
    Spot,
    Weights,
    mean_size,
    shape_tables,
    shortage,
    standing,
)

START_OF_GAME: Final = 14.0
"""Rounds that are left when nobody has won a card."""

LONG_GAME: Final = 25
"""Rounds after which a game drags on."""

SCARCE: Final = 12
"""Markers below which a player takes care that they do not run out."""

COINS_COUNT: Final = 6.0
"""Rounds before the end from which on coins lose their worth."""

Counts = tuple[int, ...]
"""The markers of each player on a card."""

_UNKNOWN: Final = 1e9
"""The gain of a face that nobody has asked for yet."""

_NO_GAINS: Final = [0.0] + [_UNKNOWN] * (FACES - 1)

Prospect = tuple[float, list[tuple[int, float, float]]]
"""What a card promises if nobody completes it at once; and those who may do so, in turn: the faces that each of them
can fill, how likely he does it if the vacant squares are among them, and what that means."""


def weighed(prospect: Prospect, vacant: int) -> float:
    """What a card promises with such squares vacant."""
    late, soon = prospect
    left = 1.0
    value = 0.0
    for reach, chance, stake in soon:
        if reach >> vacant & 1:
            value += left * chance * stake
            left -= left * chance
    return value + left * late


def overtime(state: Position) -> int:
    """Counts the rounds beyond those of a long game: whoever is behind must not put off the end for ever."""
    return max(0, state.turn // state.players - LONG_GAME)


class Resources:
    """What the players have: characters, coins, tiles and time. Nothing that may change later is kept."""

    __slots__ = (
        "box",
        "cards",
        "coin",
        "coins",
        "last",
        "mean_sizes",
        "players",
        "rounds",
        "seat",
        "shape_tables",
        "weights",
    )

    def __init__(self, state: Position, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.players = state.players
        self.weights = weights
        self.box: Box = state.box
        self.shape_tables: ShapeTables = shape_tables(state.box, weights.optional)
        self.coins = state.coins[:]
        self.cards = state.cards[:]
        self.mean_sizes = [mean_size(self.shape_tables, cards) for cards in state.cards]
        """How many squares the characters of each player fill on average."""
        most = max([cards.bit_count() for cards in state.cards])
        self.last = most >= CARDS_TO_END
        self.rounds = 0.0 if self.last else weights.rounds_a_card * (CARDS_TO_END - most)
        if state.rules.stall_rounds:
            self.rounds = min(self.rounds, float(state.rules.stall_rounds - state.rounds_without_card))
        """Rounds that are left, this one not counted."""
        time = min(1.0, self.rounds / COINS_COUNT)
        self.coin = weights.last_coin + (weights.coin - weights.last_coin) * time

    def readiness(self, card: int) -> float:
        """What it is worth to have a character ready: a small one only puts off the rest."""
        time = min(1.0, self.rounds / 4)
        return (
            self.weights.keep
            * self.weights.marker
            * (self.shape_tables.sizes[card] - self.mean_sizes[self.seat])
            * time
        )

    def value_of_coins(self, coins: int) -> float:
        """The worth of some coins; the more there are, the less each brings."""
        rich = self.weights.rich
        return self.coin * (coins if coins < rich else rich + (coins - rich) / 2)

    def price(self, coins: int) -> float:
        """The worth of coins that the seat pays."""
        have = self.coins[self.seat]
        return self.value_of_coins(have) - self.value_of_coins(have - coins)

    def tile(self, seat: int, tile: int) -> float:
        """What a tile will still do for a player; its points are counted elsewhere."""
        cards = self.cards[seat]
        number = cards.bit_count()
        uses = min(self.rounds, 1 + self.rounds / number)
        for ability, tiles in enumerate(self.box.ability):
            if tiles >> tile & 1:
                worth = self.weights.uses[ability] * uses
                if ability == FREE:
                    worth *= min(1.0, 1.5 * (cards & self.shape_tables.optional).bit_count() / number)
                return worth
        return 0.0


class Evaluation(Resources):
    """A position as one seat judges it when it is about to place markers.

    Gains are in points, counted from the map as it is, for markers that the seat may put on it.
    """

    __slots__ = (
        "_bases",
        "_completion",
        "_gains",
        "_prospects",
        "_rated",
        "coming",
        "counts",
        "extra",
        "fewest",
        "free_tiles",
        "idling",
        "land",
        "ones",
        "open",
        "points",
        "reach",
        "shut",
        "side",
        "stakes",
        "supplies",
        "supply",
        "takes",
        "twos",
        "vacant",
        "worths",
    )

    def __init__(self, state: Position, seat: int, weights: Weights, ready: int, begins: bool) -> None:
        super().__init__(state, seat, weights)
        players = state.players
        self.land = state.land
        self.ones = state.ones
        self.twos = state.twos
        self.side = state.sides[seat]
        self.supply = state.supply[seat]
        self.supplies = state.supply[:]
        self.free_tiles = (state.tiles_ready[seat] & state.box.ability[FREE]).bit_count()
        self.idling = weights.idling * (1 + overtime(state))
        """What a turn without a marker costs."""
        self.coming = self._coming(state, begins)
        """Who has turns before long, in this order."""
        self.points = [sheet(state, other).total for other in range(players)]
        self.reach = [self._reach(state, other, state.ready[other]) for other in range(players)]
        """The faces that each player can fill in his next turn: bit `64 * slot + face`."""
        if not begins and (state.used == NONE or ready != state.ready[seat]):
            self.reach[seat] = self._reach(state, seat, 0 if ready.bit_count() == 1 else ready)
        self._read_map(state)
        self.fewest = min([COUNT[face] for face in self.vacant if face], default=0)
        """Squares that are vacant on the card that is nearest to its completion."""
        self.takes = [self._takes(other) for other in range(players)]
        self.worths = self._worths(state)
        """What the card in each slot is worth to each player."""
        share = 1 / (players - 1)
        self.stakes = [
            [worth if other == seat else -share * worth for other, worth in enumerate(row)]
            for row in self.worths
        ]
        """What it means for the seat if each player wins the card in a slot."""
        self._gains = [_NO_GAINS[:] for _ in range(SLOT_COUNT)]
        self._bases = [_UNKNOWN] * SLOT_COUNT
        self._prospects: dict[int, Prospect] = {}
        self._rated: dict[int, dict[int, float]] = {}
        self.extra = [self._extra(number) for number in range(3)]
        """The price of so many optional squares."""

    def _coming(self, state: Position, begins: bool) -> list[int]:
        """The active player is the first if his turn begins, else the last; the first player ends the last round."""
        order = state.clockwise(state.active)
        if not begins:
            order = order[1:] + order[:1]
        if self.last:
            for place, seat in enumerate(order):
                if seat == state.first and (place or not begins):
                    return order[:place]
        return order

    def _reach(self, state: Position, seat: int, ready: int) -> int:
        """Gathers the faces that a player can fill, by a rest or an optional square if he can pay for it.

        Without a ready character he rests for nothing, as he will after the use of his last one.
        """
        coins = state.coins[seat]
        if not ready or ready.bit_count() <= coins:
            ready = state.cards[seat]
        side = state.sides[seat]
        reach = self.shape_tables.reach
        found = 0
        if coins < 2:
            while ready:
                low = ready & -ready
                found |= reach[4 * (low.bit_length() - 1) + side]
                ready ^= low
            return found
        far = self.shape_tables.far_reach
        while ready:
            low = ready & -ready
            orientation = 4 * (low.bit_length() - 1) + side
            found |= reach[orientation] | far[orientation]
            ready ^= low
        return found

    # The cards on the map

    def _read_map(self, state: Position) -> None:
        vacant = ~state.taken
        stacking = state.rules.stacking
        self.shut = state.blocked(self.seat) | ~state.land
        """The squares that cannot receive a marker of the seat."""
        opened = ~self.shut
        marks = state.marks
        self.vacant: list[int] = []
        """The face of each slot without a marker."""
        self.open: list[int] = []
        """The face of each slot that can receive a marker of the seat."""
        self.counts: list[Counts] = []
        """The markers of each player on each card."""
        for slot, squares in enumerate(SLOT_SQUARES):
            shift = SHIFTS[slot]
            bits = vacant >> shift
            face = bits & 3 | bits >> 4 & 12 | bits >> 8 & 48
            self.vacant.append(face)
            counts = [(bits & squares).bit_count() for bits in marks]
            if stacking:
                bits = opened >> shift
                face = bits & 3 | bits >> 4 & 12 | bits >> 8 & 48
                for other, bits in enumerate(state.upper):
                    counts[other] += (bits & squares).bit_count()
            self.open.append(face if state.slots[slot] != NONE else 0)
            self.counts.append(tuple(counts))
        pace = self.rounds * self.weights.filled * state.players / SLOT_COUNT
        self._completion = [1.0, *[self.weights.later * min(1.0, pace / missing) for missing in range(1, 7)]]
        """The chance that a card with so many vacant squares is completed at all, if nobody does it at once."""

    def _takes(self, seat: int) -> float:
        """How likely a player takes a card that he can take: he has one turn, whatever the number of such cards."""
        found = 0
        reach = self.reach[seat]
        for slot, vacant in enumerate(self.vacant):
            if vacant and reach >> FACES * slot + vacant & 1:
                counts = self.counts[slot]
                number = counts[seat] + COUNT[vacant]
                for other, rival in enumerate(counts):
                    if rival >= number and other != seat:
                        break
                else:
                    found += 1
        return self.weights.takes[min(found, 3)]

    def _worths(self, state: Position) -> list[list[float]]:
        weights = self.weights
        company = weights.company * self.rounds / START_OF_GAME
        slots = state.slots
        sizes = [self.shape_tables.sizes[card] if card != NONE else 0.0 for card in slots]
        points = [self.box.points[card] if card != NONE else 0 for card in slots]
        found: list[list[float]] = [[] for _ in slots]
        for seat, cards in enumerate(state.cards):
            number = cards.bit_count()
            growth = weights.marker * self.rounds / (number + 1)
            rest = company - growth * self.mean_sizes[seat]
            for slot, row in enumerate(found):
                worth = points[slot] + rest + growth * sizes[slot]
                if number == CARDS_TO_END - 1:
                    worth += self._ending(seat, points[slot])
                row.append(worth)
        return found

    def _ending(self, seat: int, points: int) -> float:
        """The end of the game is good for whoever is ahead then (RO-END-1)."""
        rival = max([total for other, total in enumerate(self.points) if other != seat])
        lead = self.points[seat] + points - rival
        return self.weights.finish * max(-1.0, min(1.0, (lead - 0.5) / 3))

    # Chances

    def prospect(self, slot: int, counts: Counts, missing: int, stakes: list[float]) -> Prospect:
        """Guesses who will win a card on which such markers lie and so many squares are vacant.

        The stakes are what it is worth that each player wins it.
        """
        if not missing:
            return self._settled(counts, stakes), []
        ahead, shares = standing(missing, counts)
        soon: list[tuple[int, float, float]] = []
        for other in self.coming:
            if self.supplies[other] < missing:
                continue
            lead = ahead[other]
            if lead > 0:
                soon.append((self.reach[other] >> FACES * slot, self.takes[other], stakes[other]))
            elif not lead:
                after = (*counts[:other], counts[other] + missing, *counts[other + 1 :])
                value = self._auctioned(after, stakes)
                soon.append((self.reach[other] >> FACES * slot, self.weights.ties, value))
        late = 0.0
        for share, stake in zip(shares, stakes, strict=True):
            late += share * stake
        return late * self._completion[missing], soon

    def _settled(self, counts: Counts, stakes: list[float]) -> float:
        """A completed card, with the coins of those who do not win it (RO-CLAIM-12)."""
        most = max(counts)
        if counts.count(most) > 1:
            return self._auctioned(counts, stakes) - self.weights.auction * self.coin
        value = stakes[counts.index(most)]
        for other, number in enumerate(counts):
            if 0 < number < most:
                value += self.coin if other == self.seat else -self.coin / (len(counts) - 1)
        return value

    def _auctioned(self, counts: Counts, stakes: list[float]) -> float:
        """The richer one rather wins an auction."""
        most = max(counts)
        total = value = 0.0
        for other, number in enumerate(counts):
            if number == most:
                share = 1 + self.coins[other]
                total += share
                value += share * stakes[other]
        return value / total

    # Gains

    def look(self, slot: int, counts: Counts, vacant: int) -> float:
        """What the seat may hope for from a card on which such markers lie and such squares are vacant."""
        return weighed(self.prospect(slot, counts, COUNT[vacant], self.stakes[slot]), vacant)

    def base(self, slot: int) -> float:
        """What the seat may hope for from a card as it is."""
        base = self._bases[slot]
        if base == _UNKNOWN:
            base = self._bases[slot] = self.look(slot, self.counts[slot], self.vacant[slot])
        return base

    def gain(self, slot: int, face: int) -> float:
        """What markers of the seat on open squares of a slot bring, coins included."""
        gains = self._gains[slot]
        gain = gains[face]
        if gain == _UNKNOWN:
            vacant = self.vacant[slot]
            left = vacant & ~face
            number = COUNT[face]
            key = slot << 6 | number << 3 | COUNT[left]
            prospect = self._prospects.get(key)
            if prospect is None:
                seat = self.seat
                counts = self.counts[slot]
                after = (*counts[:seat], counts[seat] + number, *counts[seat + 1 :])
                prospect = self.prospect(slot, after, COUNT[left], self.stakes[slot])
                self._prospects[key] = prospect
            gain = weighed(prospect, left) - self.base(slot) + self.coin * self.symbols(slot, face & vacant)
            gains[face] = gain
        return gain

    def symbols(self, slot: int, face: int) -> int:
        """Counts the coin symbols on some squares of a slot."""
        shift = SHIFTS[slot]
        bits = self.ones >> shift
        found = COUNT[face & (bits & 3 | bits >> 4 & 12 | bits >> 8 & 48)]
        if found:
            bits = self.twos >> shift
            found += COUNT[face & (bits & 3 | bits >> 4 & 12 | bits >> 8 & 48)]
        return found

    def _extra(self, number: int) -> float:
        """The price of optional squares: FREE tiles first, then two coins each."""
        free = min(number, self.free_tiles)
        return free * self.weights.uses[FREE] / 2 + self.price(2 * (number - free))

    def placements(self, orientation: int) -> dict[int, float]:
        """Rates every place of a shape by its move `at`, the best choice of optional squares included."""
        rated = self._rated.get(orientation)
        if rated is None:
            rated = self._rated[orientation] = self._rate(self.shape_tables.spots[orientation])
        return rated

    def _rate(self, spots: list[Spot]) -> dict[int, float]:
        opened = self.open
        gains = self._gains
        shut = self.shut
        sea = EVERYWHERE & ~self.land
        ones = self.ones & ~shut
        pays = self.free_tiles or self.coins[self.seat] > 1
        scarce = self.supply < SCARCE
        rated: dict[int, float] = {}
        for move, fixed, pieces, extended in spots:
            if sea and fixed & sea:
                continue
            best = 0.0
            for slot, squares in pieces:
                face = squares & opened[slot]
                if face:
                    gain = gains[slot][face]
                    best += gain if gain != _UNKNOWN else self.gain(slot, face)
            if not fixed & ~shut:
                best = -self.idling
            if scarce:
                best -= self.shortage_after(pieces)
            if extended and (pays or fixed & ones):
                best = max(best, self._extended(fixed, extended))
            rated[move] = best
        return rated

    def shortage_after(self, pieces: Pieces) -> float:
        """What it costs to have fewer markers left after some are placed, if none come back (RO-CLAIM-9)."""
        left = self.supply
        missing = self.fewest
        for slot, squares in pieces:
            left -= COUNT[squares & self.open[slot]]
            vacant = self.vacant[slot]
            if vacant:
                vacant &= ~squares
                if not vacant:
                    return 0.0
                missing = min(missing, COUNT[vacant])
        return shortage(self.weights, max(0, left), missing)

    def _extended(self, fixed: int, extended: Extended) -> float:
        """Rates a place with the best choice of optional squares that are open and can be paid for."""
        shut = self.shut
        paid = fixed & ~shut & self.ones
        symbols = paid.bit_count() + (paid & self.twos).bit_count() if paid else 0
        most = self.free_tiles + (self.coins[self.seat] + symbols >> 1)
        best = -_UNKNOWN
        if most:
            opened = self.open
            gains = self._gains
            for number, added, pieces in extended:
                if number <= most and not added & shut:
                    value = -self.extra[number]
                    for slot, squares in pieces:
                        face = squares & opened[slot]
                        if face:
                            gain = gains[slot][face]
                            value += gain if gain != _UNKNOWN else self.gain(slot, face)
                    if self.supply < SCARCE:
                        value -= self.shortage_after(pieces)
                    best = max(best, value)
        return best

    def use(self, card: int, turns: int = 0) -> float:
        """The gain of using a character at its best place, less what it is missed for until the next rest."""
        gain = -self.readiness(card)
        if self.supply:
            gain += max(self.placements(4 * card + (self.side + turns & 3)).values(), default=0.0)
        return gain

    def best_use(self, cards: int) -> float:
        """The gain of the best of some characters."""
        return max([self.use(card) for card in members(cards)], default=0.0)
