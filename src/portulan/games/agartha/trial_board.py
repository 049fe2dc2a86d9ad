"""A board to try things on: what cards and actions would make of the board of one seat at best."""

from __future__ import annotations

from typing import Final

from portulan.games.agartha.actions import destinations_of, partners
from portulan.games.agartha.board import (
    AMS,
    EX,
    EXPLORATION_ZONE,
    OB,
    OPENED_BY,
    PLACES_ZONE,
    SLOT_COUNT,
    VILLAGE_ZONE,
)
from portulan.games.agartha.board_evaluation import BoardEvaluator
from portulan.games.agartha.cards import BITS, FIELD, UNIT, is_object, kinds_in, spread
from portulan.games.agartha.moves import TO
from portulan.games.agartha.placing import PLACEMENT, placements_of
from portulan.games.agartha.position import Position
from portulan.games.agartha.scoring import POINTS_PER_AMULET

_BY_MOVE: Final = -1
_BY_SWAP: Final = -2
_BY_CARD: Final = -3
"""Entries of the gains remembered for a board: -3 - kind for one card, a multiset for cards won together."""

_ZONES: Final = (PLACES_ZONE, VILLAGE_ZONE, EXPLORATION_ZONE)


class TrialBoard:
    """A board that is evaluated. Methods try a change, evaluate it and take it back; gains are counted from `value`."""

    __slots__ = ("_gains", "coming", "evaluator", "explored", "left", "met", "opened", "slots")

    def __init__(
        self, evaluator: BoardEvaluator, state: Position, seat: int, left: int, coming: int, opened: int
    ) -> None:
        base = seat * SLOT_COUNT
        self.evaluator = evaluator
        self.slots = state.board[base : base + SLOT_COUNT]
        self.opened = opened
        self.met = state.encounter[seat]
        self.explored = state.explored[seat]
        self.left = left
        self.coming = coming
        self._gains: dict[int, float] | None = None

    def key(self) -> tuple[int, ...]:
        """All that the evaluation depends on."""
        return (*self.slots, self.opened, self.met, self.explored, self.left, self.coming)

    def value(self) -> float:
        """The value of the board as it is."""
        return self.evaluator.board(self.slots, self.opened, self.met, self.explored, self.left, self.coming)

    # One change

    def with_card(self, kind: int, slot: int, opens: bool = True) -> float:
        """The value with one more card in a slot."""
        opened = self.opened
        if opens:
            self.opened |= OPENED_BY[slot]
        self.slots[slot] += UNIT[kind]
        value = self.value()
        self.slots[slot] -= UNIT[kind]
        self.opened = opened
        return value

    def best_with_card(self, kind: int, opens: bool = True) -> float:
        """The value with one more card in the slot that suits it best."""
        slots = range(SLOT_COUNT)
        return max(self.with_card(kind, slot, opens) for slot in slots if slot != OB or is_object(kind))

    def after_move(self, kind: int, source: int, end: int) -> float:
        """The value after a Move (AG-ACT-MOVE)."""
        opened = self.opened
        self.opened |= OPENED_BY[source]
        self.slots[source] -= UNIT[kind]
        value = POINTS_PER_AMULET + self.value() if end == AMS else self.with_card(kind, end)
        self.slots[source] += UNIT[kind]
        self.opened = opened
        return value

    def best_after_move(self, kind: int, source: int) -> float:
        """The value after the best Move of one card."""
        return max(self.after_move(kind, source, TO.index(move)) for move in destinations_of(kind, source))

    def after_swap(self, one: int, other: int) -> float:
        """The value after a Swap of two cards, each given as card * 7 + slot (AG-ACT-SWAP)."""
        kind, slot = divmod(one, SLOT_COUNT)
        other_kind, other_slot = divmod(other, SLOT_COUNT)
        change = UNIT[other_kind] - UNIT[kind]
        opened = self.opened
        if self.evaluator.rules.swap_opens_slots:
            self.opened |= OPENED_BY[slot] | OPENED_BY[other_slot]
        self.slots[slot] += change
        self.slots[other_slot] -= change
        value = self.value()
        self.slots[slot] -= change
        self.slots[other_slot] += change
        self.opened = opened
        return value

    def best_after_swap(self, one: int) -> float:
        """The value after the best Swap of one card."""
        return max(self.after_swap(one, other) for other in partners(self._cards(), one))

    def with_won(self, cards: list[int], zone: int) -> float:
        """The best value with all these cards in slots of one zone (AG-PLACE-2)."""
        if not cards:
            return self.value()
        kind, rest = cards[0], cards[1:]
        opened = self.opened
        best = 0.0
        for move in placements_of(kind, zone, self.evaluator.rules.object_slot_in_auction):
            slot = PLACEMENT[move][1]
            self.slots[slot] += UNIT[kind]
            self.opened = opened | OPENED_BY[slot]
            best = max(best, self.with_won(rest, zone))
            self.slots[slot] -= UNIT[kind]
        self.opened = opened
        return best

    def validated(self, slot: int, tier: int) -> TrialBoard:
        """The board after a validation, before its action (AG-VAL-11); `tier` is the number of an Exploration."""
        other = TrialBoard.__new__(TrialBoard)
        other.evaluator = self.evaluator
        other.slots = self.slots[:]
        other.slots[slot] = 0
        other.opened = self.opened & ~OPENED_BY[slot]
        other.met = self.met + tier if slot != EX else self.met
        other.explored = self.explored | 1 << (tier - 1) if slot == EX else self.explored
        other.left = self.left
        other.coming = self.coming
        other._gains = None
        return other

    def _cards(self) -> list[int]:
        """Lists what an action can take, as card * 7 + slot."""
        return [kind * SLOT_COUNT + slot for slot in range(SLOT_COUNT) for kind in kinds_in(self.slots[slot])]

    # Gains, remembered board by board

    def gain_of_move(self) -> float:
        """What a Move can add, declining included."""
        gains = self._remembered()
        gain = gains.get(_BY_MOVE)
        if gain is None:
            here = best = self.value()
            for place in self._cards():
                best = max(best, self.best_after_move(place // SLOT_COUNT, place % SLOT_COUNT))
            gain = gains[_BY_MOVE] = best - here
        return gain

    def gain_of_swap(self) -> float:
        """What a Swap can add, declining included."""
        gains = self._remembered()
        gain = gains.get(_BY_SWAP)
        if gain is None:
            here = best = self.value()
            cards = self._cards()
            for one in cards:
                for other in partners(cards, one):
                    if other > one:
                        best = max(best, self.after_swap(one, other))
            gain = gains[_BY_SWAP] = best - here
        return gain

    def gain_of_card(self, kind: int) -> float:
        """What a drawn card adds in its best slot."""
        gains = self._remembered()
        gain = gains.get(_BY_CARD - kind)
        if gain is None:
            gain = gains[_BY_CARD - kind] = self.best_with_card(kind) - self.value()
        return gain

    def gain_of_won(self, cards: int) -> float:
        """What cards won together add in their best zone."""
        gains = self._remembered()
        gain = gains.get(cards)
        if gain is None:
            lying = spread(cards)
            gain = gains[cards] = max(self.with_won(lying, zone) for zone in _ZONES) - self.value()
        return gain

    def gain_of_pile(self, pile: int) -> float:
        """What the top card of the pile adds on average."""
        total = 0.0
        number = 0
        for kind in kinds_in(pile):
            cards = pile >> BITS * kind & FIELD
            number += cards
            total += cards * self.gain_of_card(kind)
        return total / number if number else 0.0

    def gain_of_draw(self, state: Position) -> float:
        """What a Draw can add, from the pile or from a tile, declining included."""
        best = max(0.0, self.gain_of_pile(next_cards(state)))
        for lying in state.tiles:
            for kind in lying:
                best = max(best, self.gain_of_card(kind))
        return best

    def _remembered(self) -> dict[int, float]:
        if self._gains is None:
            self._gains = self.evaluator.gains_of(self.key())
        return self._gains


def next_cards(state: Position) -> int:
    """The cards among which the next one of the pile is (AG-PILE-3)."""
    return state.pile or (state.under[0] if state.under else state.discard)
