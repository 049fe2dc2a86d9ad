"""Good play of Agartha as a rule of thumb: every decision by the worth of the board that it leads to.

Boards are judged by `worth`. Bids are judged by what the cards of a tile would add to a board, the chance to
win them, and what the token could do elsewhere. Nothing here reads the face of another player's token: a
guess that holds for every possible face is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any, Final, NamedTuple

from portulan.engine.heuristic import Heuristic
from portulan.games.agartha import frames
from portulan.games.agartha.actions import cards_in_slots, destinations_of, partners
from portulan.games.agartha.board import (
    AMS,
    EX,
    EXPLORATION_ZONE,
    OB,
    OPENED_BY,
    PLACES_ZONE,
    POINTS_OF_TIER,
    SLOT_COUNT,
    V1,
    V2,
    VILLAGE_ZONE,
    ZONE_OF,
)
from portulan.games.agartha.cards import AMU, BITS, CHA, CPS, FIELD, KINDS, UNIT, is_object, kinds_in, pack, size, spread
from portulan.games.agartha.moves import (
    ACTION_ZONE,
    BID,
    BID_ZONE,
    DECLINE,
    DRAW_PILE,
    DRAW_TILE,
    EXPLORE,
    KEEP,
    LEAVE,
    MOVE,
    PICK,
    PLACE,
    STOP,
    SWAP,
    TO,
    VALIDATE,
    WITH,
)
from portulan.games.agartha.options import ACTION_DRAW, ACTION_MOVE, ACTION_SWAP
from portulan.games.agartha.placing import PLACEMENT, placements_of
from portulan.games.agartha.scoring import POINTS_PER_AMULET
from portulan.games.agartha.state import Agartha
from portulan.games.agartha.table import ROUNDS
from portulan.games.agartha.worth import MEMO_LIMIT, WHOLE_GAME, Weights, Worth, handy

_PLACEMENT = [BID.values(move) for move in range(BID.base, BID.base + BID.size)]

MEMO = frozenset((frames.PLACE_WON, frames.MOVE, frames.MOVE_TO, frames.SWAP, frames.SWAP_WITH, frames.PLACE_DRAWN))

class BidWeights(NamedTuple):
    denial: float = 0.15
    wait_action: float = 0.9
    wait_bid: float = 0.95
    late_move: float = 0.15
    own_draw: float = 0.6
    act_attract: float = 2.0
    low_attract: float = 0.3
    testament: float = 0.5
    per_token: float = 0.9


class Hand:
    """A board under judgement: the slots of one seat and all that their worth depends on."""

    __slots__ = ("coming", "explored", "left", "met", "opened", "slots", "worth")

    def __init__(self, worth: Worth, table: Agartha, seat: int, left: int, coming: int, opened: int) -> None:
        base = seat * SLOT_COUNT
        self.worth = worth
        self.slots = table.board[base : base + SLOT_COUNT]
        self.opened = opened
        self.met = table.encounter[seat]
        self.explored = table.explored[seat]
        self.left = left
        self.coming = coming

    def key(self) -> tuple[int, ...]:
        return (*self.slots, self.opened, self.met, self.explored, self.left, self.coming)

    def value(self) -> float:
        return self.worth.board(self.slots, self.opened, self.met, self.explored, self.left, self.coming)

    def put(self, kind: int, slot: int, opens: bool = True) -> float:
        """The worth after one more card in a slot."""
        slots = self.slots
        slots[slot] += UNIT[kind]
        opened = self.opened | OPENED_BY[slot] if opens else self.opened
        value = self.worth.board(slots, opened, self.met, self.explored, self.left, self.coming)
        slots[slot] -= UNIT[kind]
        return value

    def best_put(self, kind: int, opens: bool = True) -> float:
        return max(self.put(kind, slot, opens) for slot in range(SLOT_COUNT) if slot != OB or is_object(kind))

    def moved(self, kind: int, source: int, end: int) -> float:
        slots = self.slots
        slots[source] -= UNIT[kind]
        opened = self.opened | OPENED_BY[source]
        if end == AMS:
            value = POINTS_PER_AMULET + self.worth.board(
                slots, opened, self.met, self.explored, self.left, self.coming
            )
        else:
            slots[end] += UNIT[kind]
            opened |= OPENED_BY[end]
            value = self.worth.board(slots, opened, self.met, self.explored, self.left, self.coming)
            slots[end] -= UNIT[kind]
        slots[source] += UNIT[kind]
        return value

    def best_moved(self, kind: int, source: int) -> float:
        return max(self.moved(kind, source, move - TO.base) for move in destinations_of(kind, source))

    def swapped(self, one: int, other: int) -> float:
        kind, slot = divmod(one, SLOT_COUNT)
        kind2, slot2 = divmod(other, SLOT_COUNT)
        slots = self.slots
        shift = UNIT[kind2] - UNIT[kind]
        slots[slot] += shift
        slots[slot2] -= shift
        opened = self.opened
        if self.worth.rules.swap_opens_slots:
            opened |= OPENED_BY[slot] | OPENED_BY[slot2]
        value = self.worth.board(slots, opened, self.met, self.explored, self.left, self.coming)
        slots[slot] -= shift
        slots[slot2] += shift
        return value

    def places_held(self) -> list[int]:
        return [kind * SLOT_COUNT + slot for slot in range(SLOT_COUNT) for kind in kinds_in(self.slots[slot])]

    def best_move(self) -> float:
        best = self.value()
        for place in self.places_held():
            best = max(best, self.best_moved(place // SLOT_COUNT, place % SLOT_COUNT))
        return best

    def best_swap(self) -> float:
        best = self.value()
        held = self.places_held()
        for one in held:
            for other in partners(held, one):
                if other > one:
                    best = max(best, self.swapped(one, other))
        return best

    def best_won(self, cards: list[int], zone: int) -> float:
        """The best worth after all cards went to slots of one zone (0: any zone)."""
        if not cards:
            return self.value()
        if not zone:
            return max(self.best_won(cards, zone) for zone in (PLACES_ZONE, VILLAGE_ZONE, EXPLORATION_ZONE))
        kind = cards[0]
        rest = cards[1:]
        best = -1.0
        slots = self.slots
        opened = self.opened
        for move in placements_of(kind, zone, self.worth.rules.object_slot_in_auction):
            slot = PLACEMENT[move - PLACE.base][1]
            slots[slot] += UNIT[kind]
            self.opened = opened | OPENED_BY[slot]
            best = max(best, self.best_won(rest, zone))
            slots[slot] -= UNIT[kind]
        self.opened = opened
        return best


class AgarthaHeuristic(Heuristic[Agartha]):
    """The rule of thumb for all decisions of Agartha."""

    def __init__(self, weights: Weights = Weights(), bid_weights: BidWeights = BidWeights()) -> None:
        self.weights = weights
        self.bw = bid_weights
        self._worths: dict[tuple[object, ...], Worth] = {}
        self._worth: Worth | None = None
        self._memo: dict[tuple[int, ...], list[float]] = {}
        self._ledgers: dict[tuple[int, ...], dict[int, float]] = {}
        self._chances: dict[tuple[int, int, int], list[tuple[float, float]]] = {}
        self._deciders: dict[int, Callable[[Agartha, int, list[int]], list[float]]] = {
            frames.PLACE_START: self._start,
            frames.PLACE_TOGETHER: self._start,
            frames.BID: self._bid,
            frames.PICK: self._pick,
            frames.LEAVE: self._leave,
            frames.PLACE_WON: self._place_won,
            frames.MOVE: self._move,
            frames.MOVE_TO: self._move_to,
            frames.SWAP: self._swap,
            frames.SWAP_WITH: self._swap_with,
            frames.DRAW: self._draw,
            frames.PLACE_DRAWN: self._place_drawn,
            frames.VALIDATE: self._validate,
        }

    def scores(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        step = state.stack[-1][0]
        if step in MEMO:
            hand = self._mine(state, seat)
            key = (*hand.slots, hand.opened, hand.met, hand.explored, hand.left, hand.coming, state.won[seat], state.zone, *state.stack[-1])
            found = self._memo.get(key)
            if found is None:
                found = self._deciders[step](state, seat, moves)
                if len(self._memo) >= 50000:
                    self._memo.clear()
                self._memo[key] = found
            return found
        return self._deciders[step](state, seat, moves)

    def values(self, state: Agartha) -> list[float]:
        if not state.stack:
            return [float(score) for score in state.scores()]
        coming = _coming(state)
        found = []
        for seat in range(state.players):
            hand = self._hand(state, seat, coming)
            value = hand.value() + state.village[seat] + POINTS_PER_AMULET * state.amulets[seat]
            if state.won[seat]:
                value += self._tile_gain(hand, state.won[seat])
            value += self.bw.per_token * hand.left
            found.append(value)
        if not state.placements and state.round:
            found[state.holder] += self.bw.testament
        return found

    def settled(self, state: Agartha) -> bool:
        return not state.stack or (state.stack[-1][0] == frames.BID and not state.placements)

    # reading

    def _worth_for(self, state: Agartha) -> Worth:
        worth = self._worth
        if worth is None or worth.rules is not state.rules:
            key = tuple(state.options.values())
            worth = self._worths.get(key)
            if worth is None:
                worth = self._worths[key] = Worth(state.rules, self.weights)
            else:
                worth.rules = state.rules
            if worth is not self._worth:
                self._memo.clear()
                self._ledgers.clear()
            self._worth = worth
        return worth

    def _hand(self, state: Agartha, seat: int, coming: int) -> Hand:
        left = 3 * (ROUNDS - state.round) if state.round else WHOLE_GAME
        opened = 0
        if state.round:
            if state.stack[-1][0] == frames.BID:
                left += 3
            else:
                for placement in state.placements:
                    if placement[2] == seat:
                        left += 1
                if len(state.stack[-1]) > 1 and state.stack[-1][1] == seat:
                    opened = state.open
        return Hand(self._worth_for(state), state, seat, left, coming, opened)

    def _mine(self, state: Agartha, seat: int) -> Hand:
        return self._hand(state, seat, _coming(state))

    # deciding

    def _start(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        kind = PLACEMENT[moves[0] - PLACE.base][0]
        rest = spread(state.won[seat] - UNIT[kind])
        found = []
        for move in moves:
            slot = PLACEMENT[move - PLACE.base][1]
            if rest:
                hand.slots[slot] += UNIT[kind]
                found.append(hand.best_put(rest[0], False))
                hand.slots[slot] -= UNIT[kind]
            else:
                found.append(hand.put(kind, slot, False))
        return found

    def _pick(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        return [self._tile_gain(hand, UNIT[move - PICK.base]) for move in moves]

    def _leave(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        cards = state.won[seat]
        return [
            self._tile_gain(hand, cards if move == KEEP.base else cards - UNIT[move - LEAVE.base]) for move in moves
        ]

    def _place_won(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        found = []
        opened = hand.opened
        for move in moves:
            kind, slot = PLACEMENT[move - PLACE.base]
            hand.slots[slot] += UNIT[kind]
            hand.opened = opened | OPENED_BY[slot]
            found.append(hand.best_won(spread(state.won[seat] - UNIT[kind]), ZONE_OF[slot]))
            hand.slots[slot] -= UNIT[kind]
        return found

    def _move(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        found = []
        for move in moves:
            if move == DECLINE.base:
                found.append(hand.value())
            else:
                kind, slot = divmod(move - MOVE.base, SLOT_COUNT)
                found.append(hand.best_moved(kind, slot))
        return found

    def _move_to(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        _, _, kind, slot = state.stack[-1]
        return [hand.moved(kind, slot, move - TO.base) for move in moves]

    def _swap(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        held = hand.places_held()
        return [
            hand.value()
            if move == DECLINE.base
            else max(hand.swapped(move - SWAP.base, other) for other in partners(held, move - SWAP.base))
            for move in moves
        ]

    def _swap_with(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        _, _, kind, slot = state.stack[-1]
        return [hand.swapped(kind * SLOT_COUNT + slot, move - WITH.base) for move in moves]

    def _draw(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        here = hand.value()
        found = []
        for move in moves:
            if move == DECLINE.base:
                found.append(here)
            elif move == DRAW_PILE.base:
                found.append(here + self._pile_gain(state, hand))
            else:
                kind, tile = divmod(move - DRAW_TILE.base, 6)
                gain = self._single_gain(hand, kind)
                lead = 0
                for where, zone, owner, token in state.placements:
                    if where == tile and zone == BID_ZONE:
                        lead += token + 1 if owner == seat else -2
                if lead > 0:
                    gain *= 1 - self.bw.own_draw
                elif lead < 0:
                    gain += 0.3
                found.append(here + gain)
        return found

    def _place_drawn(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        return [hand.put(*PLACEMENT[move - PLACE.base]) for move in moves]

    def _validate(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        hand = self._mine(state, seat)
        found = []
        for move in moves:
            if move == STOP.base:
                opened, hand.opened = hand.opened, 0
                found.append(hand.value())
                hand.opened = opened
                continue
            after = Hand.__new__(Hand)
            after.worth, after.slots, after.left, after.coming = hand.worth, hand.slots[:], hand.left, hand.coming
            after.met, after.explored = hand.met, hand.explored
            if move >= EXPLORE.base:
                after.explored |= 1 << (move - EXPLORE.base)
                after.slots[EX] = 0
                after.opened = hand.opened & ~OPENED_BY[EX]
                found.append(after.value() + max(0.0, self._draw_gain(state, after)))
                continue
            index, tier = divmod(move - VALIDATE.base, 3)
            tier += 2
            after.slots[V1 + index] = 0
            after.opened = hand.opened & ~OPENED_BY[V1 + index]
            after.met += tier
            points = POINTS_OF_TIER[tier]
            if tier == 2:
                found.append(points + after.best_move())
            elif tier == 3:
                found.append(points + after.best_swap())
            else:
                found.append(points + after.value())
        return found

    # gains

    def _ledger(self, hand: Hand) -> dict[int, float]:
        key = hand.key()
        ledger = self._ledgers.get(key)
        if ledger is None:
            if len(self._ledgers) >= 20000:
                self._ledgers.clear()
            ledger = self._ledgers[key] = {}
        return ledger

    def _tile_gain(self, hand: Hand, cards: int, ledger=None) -> float:
        """What cards won together add to a board."""
        if ledger is None:
            ledger = self._ledger(hand)
        gain = ledger.get(cards)
        if gain is None:
            gain = ledger[cards] = hand.best_won(spread(cards), 0) - hand.value() if cards else 0.0
        return gain

    def _single_gain(self, hand: Hand, kind: int, ledger=None) -> float:
        if ledger is None:
            ledger = self._ledger(hand)
        gain = ledger.get(-1 - kind)
        if gain is None:
            gain = ledger[-1 - kind] = hand.best_put(kind) - hand.value()
        return gain

    def _move_gain(self, hand: Hand, ledger) -> float:
        gain = ledger.get(-20)
        if gain is None:
            gain = ledger[-20] = hand.best_move() - hand.value()
        return gain

    def _swap_gain(self, hand: Hand, ledger) -> float:
        gain = ledger.get(-21)
        if gain is None:
            gain = ledger[-21] = hand.best_swap() - hand.value()
        return gain

    def _pile_gain(self, state: Agartha, hand: Hand, ledger=None) -> float:
        if ledger is None:
            ledger = self._ledger(hand)
        pile = state.pile or (state.under[0] if state.under else state.discard)
        total = 0.0
        number = 0
        for kind in kinds_in(pile):
            cards = pile >> BITS * kind & FIELD
            number += cards
            total += cards * self._single_gain(hand, kind, ledger)
        return total / number if number else 0.0

    def _draw_gain(self, state: Agartha, hand: Hand) -> float:
        ledger = self._ledger(hand)
        best = self._pile_gain(state, hand, ledger)
        for cards in state.tiles:
            for kind in cards:
                best = max(best, self._single_gain(hand, kind, ledger))
        return best

    # bids

    def _bid(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        bw = self.bw
        tiles = range(state.tile_count)
        players = range(state.players)
        coming = _coming(state)
        cards = [pack(list(lying)) for lying in state.tiles]
        hands = [self._hand(state, other, coming) for other in players]
        gains = []
        for hand in hands:
            hand.left -= 2
            book = self._ledger(hand)
            gains.append([self._tile_gain(hand, lot, book) for lot in cards])
        mine = hands[seat]
        ledger = self._ledger(mine)
        my_gains = gains[seat]
        sums = [0] * state.tile_count
        lying = [[0] * state.tile_count for _ in players]
        placed = [0] * state.players
        for tile, zone, owner, token in state.placements:
            placed[owner] += 1
            if zone == BID_ZONE:
                if owner == seat:
                    sums[tile] += token + 1
                else:
                    lying[owner][tile] += 1
        rivals: list[tuple[int, int, list[list[tuple[float, float]]]]] = []
        prize = my_gains[:]
        for other in players:
            if other == seat:
                continue
            attract = [max(gain, 0.0) + bw.low_attract for gain in gains[other]]
            total = sum(attract) + bw.act_attract
            rest = 3 - placed[other]
            tables = []
            for tile in tiles:
                share = attract[tile] / total
                present = lying[other][tile]
                tables.append(self._chance(present, rest, int(share * 10)))
                reach = 1.0 if present else 1 - (1 - share) ** rest
                prize[tile] += bw.denial * reach * max(0.0, gains[other][tile]) / (state.players - 1)
            rivals.append((other, 0, tables))

        def wins(tile: int, total: int) -> float:
            if not total:
                return 0.0
            chance = 1.0
            for other, _, tables in rivals:
                less, same = tables[tile][total]
                if state.holder == seat:
                    less += same
                elif state.holder != other:
                    less += 0.5 * same
                chance *= less
            return chance

        now = [wins(tile, sums[tile]) for tile in tiles]
        table: list[list[float]] = []
        for token in range(3):
            if not state.hand[seat] >> token & 1:
                table.append([])
                continue
            row: list[float] = []
            action = state.rules.action_of[token]
            if action == ACTION_MOVE:
                base = self._move_gain(mine, ledger)
            elif action == ACTION_SWAP:
                base = self._swap_gain(mine, ledger)
            else:
                base = self._pile_gain(state, mine, ledger)
                draws = [base] * (state.tile_count + 1)
                for where in range(state.tile_count - 1, -1, -1):
                    act = draws[where + 1]
                    for kind in state.tiles[where]:
                        gain = self._single_gain(mine, kind, ledger) * (1 - bw.own_draw * now[where])
                        if gain > act:
                            act = gain
                    draws[where] = act
            for tile in tiles:
                act = base
                if action == ACTION_DRAW:
                    act = draws[tile]
                elif action == ACTION_MOVE:
                    act += bw.late_move * tile
                    for where in range(tile):
                        if now[where] and AMU in state.tiles[where]:
                            act += now[where] * 1.0
                row.append(act)
                row.append((wins(tile, sums[tile] + token + 1) - now[tile]) * prize[tile])
            table.append(row)
        taken = 0
        for tile, zone, _, _ in state.placements:
            if zone == ACTION_ZONE:
                taken |= 1 << tile
        # best uses of the other tokens
        later: list[list[tuple[float, int]]] = []
        for token in range(3):
            ranked = [
                (gain * (bw.wait_bid if place & 1 else bw.wait_action), place)
                for place, gain in enumerate(table[token])
                if place & 1 or not taken >> (place >> 1) & 1
            ]
            ranked.sort(reverse=True)
            later.append(ranked[:3])
        found = []
        for move in moves:
            token, tile, zone = _PLACEMENT[move - BID.base]
            place = 2 * tile + zone
            found.append(table[token][place] + _best_rest(later, token, place))
        return found

    def _chance(self, present: int, rest: int, share: int) -> list[tuple[float, float]]:
        """For each own sum 0..6: how likely a rival's final sum on a tile is less, and the same."""
        key = (present, rest, share)
        found = self._chances.get(key)
        if found is None:
            p = share / 10
            spread_ = [0.0] * 7
            for more in range(rest + 1):
                weight = comb(rest, more) * p**more * (1 - p) ** (rest - more)
                number = present + more
                sums = ((0,), (1, 2, 3), (3, 4, 5), (6,))[number]
                for total in sums:
                    spread_[total] += weight / len(sums)
            found = [(sum(spread_[:total]), spread_[total]) for total in range(7)]
            self._chances[key] = found
        return found


def _best_rest(later: list[list[tuple[float, int]]], token: int, place: int) -> float:
    """The best uses of the other tokens on zones other than `place` and than each other's."""
    others = [
        [(gain, where) for gain, where in later[other] if where != place]
        for other in range(3)
        if other != token and later[other]
    ]
    if not others:
        return 0.0
    if len(others) == 1:
        return others[0][0][0]
    best = 0.0
    for gain, where in others[0]:
        for gain2, where2 in others[1]:
            if where2 != where and gain + gain2 > best:
                best = gain + gain2
    return best


def _coming(table: Agartha) -> int:
    """Counts the Compasses that no board holds, up to three."""
    shift = BITS * CPS
    found = (table.pile >> shift & FIELD) + (table.discard >> shift & FIELD)
    if found < 3:
        for cards in table.under:
            found += cards >> shift & FIELD
        for lying in table.tiles:
            found += lying.count(CPS)
    return min(found, 3)
