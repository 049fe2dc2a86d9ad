"""The tables of the personal board and of the cards: slots, zones, points and kinds, as the rulebook pictures them."""

from __future__ import annotations

import pytest

from portulan.games.agartha import board, cards
from portulan.games.agartha.board import DESTINATIONS, SLOTS, ZONE_OF
from portulan.games.agartha.cards import BITS, FIELD, KINDS, PLACES_AND_COMPASSES, UNIT


@pytest.mark.rule("AG-PLACE-2", "AG-PLACE-5", "AG-VAL-7")
@pytest.mark.parametrize(
    ("name", "zone", "opened_by"),
    [
        ("L1", board.PLACES_ZONE, 0),
        ("L2", board.PLACES_ZONE, 0),
        ("L3", board.PLACES_ZONE, 0),
        ("V1", board.VILLAGE_ZONE, 1),
        ("V2", board.VILLAGE_ZONE, 2),
        ("OB", board.VILLAGE_ZONE, 0),
        ("EX", board.EXPLORATION_ZONE, 4),
    ],
)
def test_seven_slots_lie_in_three_zones_and_three_of_them_are_validated(
    name: str, zone: int, opened_by: int
) -> None:
    slot = getattr(board, name)
    assert SLOTS[slot] == DESTINATIONS[slot] == name
    assert (ZONE_OF[slot], board.OPENED_BY[slot]) == (zone, opened_by)
    if opened_by:
        assert board.OPEN_BIT_SLOTS[(1, 2, 4).index(opened_by)] == slot


@pytest.mark.rule("AG-ROUND-1", "AG-VILLAGE-1", "AG-VILLAGE-2", "AG-VILLAGE-3", "AG-EXPLO-1", "AG-EXPLO-3")
def test_the_numbers_printed_on_the_board() -> None:
    assert len(SLOTS) == len(ZONE_OF) == len(board.OPENED_BY) == board.SLOT_COUNT == 7
    assert (board.AMS, DESTINATIONS[board.AMS], len(DESTINATIONS)) == (7, "AMS", 8)
    assert [board.PLACES_ZONE, board.VILLAGE_ZONE, board.EXPLORATION_ZONE] == [1, 2, 3]
    assert board.POINTS_OF_TIER == {2: 1, 3: 3, 4: 5}
    assert board.POINTS_OF_EXPLORATION == {1: 1, 2: 5, 3: 9}
    for done, points in enumerate(board.EXPLORATION_POINTS):
        assert points == sum(worth for bit, worth in enumerate((1, 5, 9)) if done >> bit & 1)
    assert len(board.EXPLORATION_POINTS) == 8
    assert (board.ROUNDS, board.MOST_TILES, board.ALL_TOKENS) == (6, 6, 0b111)


@pytest.mark.rule("AG-VILLAGE-10", "AG-PLACE-4", "AG-END-3")
def test_ten_kinds_of_card_have_a_field_each() -> None:
    names = ("CHA", "FOR", "MTN", "VIL", "CPS", "AMU", "KNI", "AXE", "TOR", "PHI")
    assert names == KINDS
    assert [getattr(cards, name) for name in names] == list(range(10))
    assert [KINDS[kind] for kind in cards.PLACES] == ["FOR", "MTN", "VIL"]
    assert [KINDS[kind] for kind in cards.OBJECTS] == ["KNI", "AXE", "TOR", "PHI"]
    assert [kind for kind in range(10) if cards.is_object(kind)] == list(cards.OBJECTS)
    assert 2**BITS == FIELD + 1 == 64
    assert [64**kind for kind in range(10)] == UNIT
    scoring = [KINDS[kind] for kind in range(10) if PLACES_AND_COMPASSES & FIELD * UNIT[kind]]
    assert scoring == ["FOR", "MTN", "VIL", "CPS"]
    assert sum(FIELD * UNIT[KINDS.index(name)] for name in scoring) == PLACES_AND_COMPASSES
    assert cards.NOTHING == 0


@pytest.mark.rule("AG-PLACE-9", "AG-VILLAGE-10")
@pytest.mark.parametrize("kind", range(10))
def test_any_number_of_cards_of_a_kind_is_told_from_the_next_kind(kind: int) -> None:
    for number in range(1, 64):
        lying = number * UNIT[kind]
        assert (cards.kinds_in(lying), cards.lowest(lying)) == ([kind], kind)
        assert (cards.size(lying), cards.count(lying, kind)) == (number, number)
        assert cards.spread(lying) == [kind] * number
        for other in range(kind + 1, 10):
            assert cards.kinds_in(lying + UNIT[other]) == [kind, other]
            assert cards.lowest(lying + UNIT[other]) == kind
            assert cards.count(lying, other) == 0
