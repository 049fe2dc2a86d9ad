"""The ten invariants of the contract (section 2.18): random matches keep them, and a broken table is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

import portulan
from portulan.games.roam.invariants import broken_rules
from portulan.games.roam.moves import CARDS
from portulan.games.roam.state import Roam
from tests.battery.subjects import random_options
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    cover,
    fixture_box,
    play,
    setting,
    squares,
    told,
    use,
    wandering,
    with_box,
)

Breaking = Callable[[Roam], object]


def broken(table: Roam, breaking: Breaking) -> str:
    """Breaks a copy of a sound table and names what is found."""
    assert table.faults() == []
    other = table.copy()
    breaking(other)
    return "; ".join(other.faults())


def set_item(values: list[int], place: int, value: int) -> None:
    values[place] = value


def set_rounds(table: Roam, number: int) -> None:
    """As many rounds without a card have gone by as were played, too many of them."""
    table.turn = 2 * number
    table.rounds_without_card = number


BREAKINGS: list[tuple[str, Breaking]] = [
    ("RO-SUPPLY-4", lambda table: set_item(table.supply, 0, 23)),
    ("RO-PLACE-5", lambda table: set_item(table.marks, 0, table.marks[1])),
    ("RO-PLACE-5", lambda table: set_item(table.upper, 0, table.marks[1])),
    ("RO-PLACE-5", lambda table: setattr(table, "taken", 0)),
    ("RO-LIMIT-1", lambda table: setattr(table, "deck", table.deck & table.deck - 1)),
    ("RO-LIMIT-1", lambda table: setattr(table, "deck", table.deck | 1)),
    ("RO-LIMIT-1", lambda table: setattr(table, "pile", 0)),
    ("RO-LIMIT-1", lambda table: set_item(table.tiles, 0, 1 << table.market[0])),
    ("RO-ART-6", lambda table: set_item(table.tiles_ready, 0, 1)),
    ("RO-SETUP-2", lambda table: set_item(table.cards, 0, table.cards[1])),
    ("RO-CLAIM-8", lambda table: set_item(table.ready, 0, table.cards[0] | 1)),
    ("RO-COIN-8", lambda table: set_item(table.coins, 0, -1)),
    ("RO-GEO-9", lambda table: setattr(table, "ones", 0)),
    ("RO-GEO-9", lambda table: setattr(table, "land", table.land & ~(1 << 35))),
    ("RO-INFO-2", lambda table: setattr(table, "top", -1)),
    ("RO-TURN-1", lambda table: setattr(table, "turn", table.turn + 1)),
    ("RO-TURN-1", lambda table: setattr(table, "first", 7)),
    ("RO-SETUP-8", lambda table: setattr(table, "sides", [0, 0])),
    ("RO-SETUP-15", lambda table: setattr(table, "order", [1, 0])),
    ("RO-GEO-4", lambda table: setattr(table, "covered", 1 << 36)),
    ("RO-TURN-3", lambda table: setattr(table, "outpost", 4)),
    ("RO-TURN-2", lambda table: setattr(table, "used", 3)),
    ("RO-COMP-1", lambda table: set_item(table.slots, 0, 48)),
    ("RO-COMP-4", lambda table: set_item(table.market, 0, 24)),
    ("RO-SETUP-1", lambda table: table.coins.append(0)),
    ("RO-GEO-3", lambda table: table.slots.append(-1)),
    ("RO-LIMIT-1", lambda table: setattr(table, "gone", -1)),
    ("RO-REST-1", lambda table: set_item(table.ready, 0, 0)),
    ("RO-LIMIT-7", lambda table: setattr(table, "rounds_without_card", -2)),
    ("RO-LIMIT-7", lambda table: setattr(table, "rounds_without_card", table.turn // 2 + 1)),
    ("RO-LIMIT-7", lambda table: set_rounds(table, 20)),
]


@pytest.mark.rule("RO-SUPPLY-4", "RO-LIMIT-1", "RO-COIN-8", "RO-ART-6")
@pytest.mark.parametrize(("clause", "breaking"), BREAKINGS)
def test_a_broken_table_is_named(clause: str, breaking: Breaking) -> None:
    table = begin(setting(full=True, markers={1: "3,3 0,0"}))
    assert asked(table) == "use"
    assert clause in broken(table, breaking)


SEATS = "the table does not fit the number of players (RO-SETUP-1)"
SIZE = "the map or the market has another size (RO-GEO-3, RO-ART-1)"
OUTSIDE = "something lies outside the map (RO-GEO-4)"
NEGATIVE = "a number is negative (RO-LIMIT-1)"
CARD = "an unknown card lies on the map (RO-COMP-1)"
TILE = "an unknown tile lies in the market (RO-COMP-4)"
ORDER = "the order of turns is no order (RO-TURN-1)"
RANGE = "a number is out of range (RO-TURN-3)"
SIDES = "two players sit at one side (RO-SETUP-8)"

SHAPES: list[tuple[str, str, Sequence[object]]] = [
    *((SEATS, name, [[0], [0, 1, 2]]) for name in ("marks", "upper", "supply", "coins", "sides", "order")),
    *((SEATS, name, [[0], [0, 1, 2]]) for name in ("cards", "ready", "tiles", "tiles_ready")),
    (SIZE, "slots", [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6]]),
    (SIZE, "market", [[], [20, 21, 22], [19, 20, 21, 22, 23]]),
    ("somebody has less than no coins (RO-COIN-8)", "coins", [[0, -1]]),
    *((OUTSIDE, name, [-1, 2**36]) for name in ("taken", "land", "ones", "twos", "covered", "spare")),
    *((OUTSIDE, name, [[-1, 0], [0, 2**36]]) for name in ("marks", "upper")),
    *((NEGATIVE, name, [-1]) for name in ("deck", "gone", "pile", "turn")),
    *((NEGATIVE, name, [[0, -1]]) for name in ("cards", "ready", "tiles", "tiles_ready")),
    (CARD, "slots", [[0, 1, 2, 3, 4, 48], [-2, 1, 2, 3, 4, 5]]),
    (CARD, "top", [48, -2]),
    (TILE, "market", [[24, 21, 22, 23], [20, 21, 22, -2]]),
    (ORDER, "order", [[0, 0], [1, 2]]),
    (ORDER, "first", [2, -1]),
    (ORDER, "active", [2, -1]),
    (RANGE, "outpost", [2, -2]),
    (RANGE, "bought", [2, -1]),
    (RANGE, "turned", [4, -1]),
    (SIDES, "sides", [[0, 0], [0, 4], [-2, 0]]),
    ("turns do not go clockwise (RO-SETUP-15)", "order", [[1, 0]]),
]


@pytest.mark.rule("RO-SETUP-1", "RO-GEO-3", "RO-GEO-4", "RO-TURN-1", "RO-TURN-3")
@pytest.mark.parametrize(("fault", "field", "values"), SHAPES)
def test_one_number_beyond_its_limit_is_named_and_nothing_else(
    fault: str, field: str, values: Sequence[object]
) -> None:
    table = begin(setting(full=True, markers={1: "3,3 0,0"}))
    for value in values:
        other = table.copy()
        setattr(other, field, value)
        assert broken_rules(other) == [fault]


def test_the_last_number_within_a_limit_is_sound() -> None:
    for field, value in (("outpost", 0), ("outpost", 1), ("rounds_without_card", -1)):
        table = begin(setting(full=True))
        setattr(table, field, value)
        assert table.faults() == []
    waiting = begin(setting(full=True))
    waiting.turn = 38
    waiting.rounds_without_card = 19
    assert waiting.faults() == []
    patient = begin(setting(full=True, options={"stall_rounds": 40}))
    patient.turn = 38
    patient.rounds_without_card = 19
    assert patient.faults() == []
    patient.rounds_without_card = 20
    assert patient.faults() == ["more rounds without a card are counted than there were (RO-LIMIT-7)"]
    endless = begin(setting(full=True, options={"stall_rounds": 0}))
    set_rounds(endless, 100)
    assert endless.faults() == []
    over = setting(full=True)
    set_rounds(over, 20)
    assert over.over and over.faults() == []


@pytest.mark.rule("RO-SUPPLY-4", "RO-PLACE-5", "RO-STACK-1")
@pytest.mark.parametrize(
    ("marks", "upper", "supply", "stacking", "faults"),
    [
        ("0,0", "", 22, False, ["seat 0: 22 + 1 markers, not 24 (RO-SUPPLY-4)"]),
        ("0,0", "", 24, False, ["seat 0: 24 + 1 markers, not 24 (RO-SUPPLY-4)"]),
        ("0,0", "0,0", 22, True, []),
        ("0,0", "0,0", 21, True, ["seat 0: 21 + 2 markers, not 24 (RO-SUPPLY-4)"]),
        ("0,0", "0,0", 22, False, ["markers are stacked (RO-PLACE-5)"]),
        ("0,0 5,5", "", 22, True, ["two markers lie on one place (RO-PLACE-5)"]),
        ("0,0", "4,4", 22, True, ["two markers lie on one place (RO-PLACE-5)"]),
        ("0,0", "1,1", 22, True, ["a marker lies on top of nothing (RO-STACK-1)"]),
        ("0,0", "5,5", 22, True, []),
    ],
)
def test_markers_that_cannot_lie_so_are_named(
    marks: str, upper: str, supply: int, stacking: bool, faults: list[str]
) -> None:
    """P2 has markers on 4,4 and 5,5, with a second one on top of the first where stacks are allowed."""
    above = {1: "4,4"} if stacking else {}
    table = begin(setting(markers={1: "4,4 5,5"}, upper=above, options={"stacking": stacking}))
    table.marks[0] = squares(marks)
    table.upper[0] = squares(upper)
    table.supply[0] = supply
    table.taken |= table.marks[0]
    assert table.faults() == faults


@pytest.mark.rule("RO-SUPPLY-4")
def test_a_supply_of_less_than_nothing_is_named() -> None:
    table = begin(setting(options={"stacking": True}))
    table.marks[0] = table.taken = table.land
    table.upper[0] = 0
    table.supply[0] = 24 - 36
    assert "seat 0: -12 + 36 markers, not 24 (RO-SUPPLY-4)" in table.faults()


@pytest.mark.rule("RO-ART-6", "RO-ART-18")
def test_a_gap_in_the_market_is_sound_when_the_pile_is_empty() -> None:
    table = begin(setting(full=True))
    table.tiles[1] = table.pile | 1 << table.market[3]
    table.pile = 0
    table.market[3] = -1
    assert table.faults() == []


@pytest.mark.rule("RO-LIMIT-3", "RO-INFO-2")
def test_a_vacant_slot_is_sound_when_the_deck_is_empty() -> None:
    table = begin(setting(won={1: "K7 K8 K9"}))
    table.cards[1] |= 1 << table.slots[2]
    table.slots[2] = -1
    for name in ("land", "ones", "twos"):
        setattr(table, name, getattr(table, name) & ~squares(cover(2)))
    assert (table.top, table.faults()) == (-1, [])


@pytest.mark.rule("RO-LIMIT-1")
def test_a_card_or_a_tile_in_two_places_is_named() -> None:
    lost, twice = "a card is lost or there twice (RO-LIMIT-1)", "a tile is lost or there twice (RO-LIMIT-1)"
    for name in ("deck", "gone"):
        table = begin(setting(full=True))
        setattr(table, name, getattr(table, name) | 1 << table.slots[0])
        assert table.faults() == [lost]
    table = begin(setting(full=True))
    table.cards[1] |= 1 << table.slots[0]
    assert table.faults() == [lost]
    table = begin(setting(full=True))
    table.pile |= 1 << table.market[0]
    assert table.faults() == [twice]
    table = begin(setting(full=True))
    table.deck &= table.deck - 1
    assert table.faults() == [lost]
    table = begin(setting(full=True))
    table.pile &= table.pile - 1
    assert table.faults() == [twice]


@pytest.mark.rule("RO-INFO-2", "RO-CLAIM-10")
def test_a_deck_whose_top_card_is_still_to_come_is_sound() -> None:
    table = use(begin(setting(markers={0: cover(0, but="2,0 2,1")})), "A @ 2,0")
    assert (asked(table), table.top, table.deck.bit_count()) == ("deal", -1, 2)
    assert table.faults() == []
    table.stack.pop()
    assert table.faults() == ["the deck has no top card (RO-INFO-2)"]


@pytest.mark.rule("RO-CLAIM-1")
@pytest.mark.parametrize("markers", ["", "0,0", "0,0 0,1 1,0 1,1 2,0", "5,5 0,0"])
def test_a_turn_that_begins_without_a_completed_card_is_sound(markers: str) -> None:
    table = begin(setting(full=True, tiles={0: "coin"}, markers={1: markers}))
    assert (asked(table), table.faults()) == ("start", [])


@pytest.mark.rule("RO-LIMIT-1")
def test_what_is_lost_is_not_made_up_for_by_what_is_there_twice() -> None:
    """The numbers are right: one card fewer, another one twice; the same with tiles."""
    table = begin(setting(full=True))
    table.slots[0] = table.slots[1]
    assert "a card is lost or there twice (RO-LIMIT-1)" in table.faults()
    table = begin(setting(full=True))
    assert table.pile & 1
    table.pile ^= 1
    table.tiles[1] |= 1 << table.market[0]
    assert table.faults() == ["a tile is lost or there twice (RO-LIMIT-1)"]


@pytest.mark.rule("RO-TURN-2")
@pytest.mark.parametrize("card", ["S-red-1", "P5", "T07"])
def test_the_character_used_is_one_of_the_active_player(card: str) -> None:
    table = use(begin(setting(full=True, coins=[2])), "A @ 2,1")
    assert (asked(table), table.faults()) == ("after", [])
    table.used = CARDS.index(card)
    assert table.faults() == ["a character was used by somebody else (RO-TURN-2)"]


@pytest.mark.rule("RO-GEO-9")
@pytest.mark.parametrize("name", ["land", "ones", "twos"])
def test_land_and_symbols_are_those_of_the_cards(name: str) -> None:
    table = begin(setting())
    setattr(table, name, getattr(table, name) ^ squares("1,3"))
    assert table.faults() == ["coin symbols do not fit the cards (RO-GEO-9)"]


@pytest.mark.rule("RO-END-1", "RO-END-4")
@pytest.mark.parametrize(("seat", "number", "faults"), [(0, 9, 0), (0, 10, 1), (0, 11, 1), (1, 10, 0)])
def test_nobody_has_ten_cards_when_a_round_begins(seat: int, number: int, faults: int) -> None:
    """In the turn of the second player the first may have ten: the round is played to its end."""
    names = [f"K{n}" for n in range(7, number + 4)]
    kind = with_box(fixture_box({name: "X" for name in names if int(name[1:]) > 9}))
    table = begin(setting(kind=kind, won={0: " ".join(names)}), seat)
    assert table.cards[0].bit_count() == number
    assert table.faults() == ["a round begins after the end (RO-END-4)"] * faults


def test_a_gap_in_the_market_is_named() -> None:
    def gap(table: Roam) -> None:
        table.pile |= 1 << table.market[0]
        table.market[0] = -1

    assert "RO-ART-6" in broken(begin(setting(full=True)), gap)


@pytest.mark.rule("RO-STACK-1")
def test_a_marker_on_top_of_nothing_is_named() -> None:
    def float_up(table: Roam) -> None:
        table.upper[0] = squares("5,5")
        table.supply[0] -= 1

    assert "RO-STACK-1" in broken(begin(setting(options={"stacking": True})), float_up)


@pytest.mark.rule("RO-CLAIM-1")
def test_a_completed_card_at_the_start_of_a_turn_is_named() -> None:
    table = setting(coins=[1], used={0: "A B"}, markers={1: cover(0)})
    assert "RO-CLAIM-1" in "; ".join(begin(table).faults())
    stays = setting(coins=[1], used={0: "A B"}, markers={1: cover(0)}, options={"all_pass": "stay"})
    assert begin(stays).faults() == []


@pytest.mark.rule("RO-END-4")
def test_a_round_that_begins_after_the_end_is_named() -> None:
    table = begin(setting(full=True))
    cards = [card for card in range(48) if (table.deck | 1 << table.top) >> card & 1]
    table.cards[0] |= sum(1 << card for card in [*cards, 10, 11, 12, 13])
    assert "RO-END-4" in "; ".join(table.faults())


@pytest.mark.rule("RO-END-4")
def test_an_end_in_the_middle_of_a_round_is_named() -> None:
    table = setting()
    assert table.faults() == []
    table.turn = 1
    assert "RO-END-4" in "; ".join(table.faults())


@pytest.mark.rule("RO-SUPPLY-4", "RO-LIMIT-1", "RO-PLACE-5", "RO-CLAIM-1", "RO-REST-1", "RO-END-4")
@pytest.mark.parametrize("seed", range(24))
def test_random_matches_with_random_options_stay_sound(seed: int) -> None:
    players = 2 + seed % 3
    options = random_options(portulan.game("roam"), players, seed)
    for table in wandering(players, seed, dict(options)):
        assert table.faults() == []


@pytest.mark.rule("RO-COIN-1", "RO-CLAIM-12", "RO-ARTCOIN-1", "RO-OPT-8", "RO-AUCTION-9")
@pytest.mark.parametrize("seed", range(6))
def test_every_coin_comes_from_somewhere(seed: int) -> None:
    """The change of all coins is symbols + compensation + COIN tiles - payments (invariant 5)."""
    gains = {"placed": 3, "filled": 3, "extended": 4, "replaced": 5}
    prices = {"rested-early": 2, "won": 3, "bought": 3}
    table = portulan.new("roam", 3, seed)
    assert isinstance(table, Roam)
    for before, after in pairwise(wandering_with_events(table, seed)):
        expected = before[0]
        for text in after[1]:
            words = text.split()
            if words[0] in gains:
                expected += int(words[gains[words[0]]])
            elif words[0] in prices:
                expected -= int(words[prices[words[0]]])
            expected += words[0] in ("gained", "compensated")
            expected -= 2 * ("pay" in words)
        assert after[0] == expected


def wandering_with_events(table: Roam, seed: int) -> list[tuple[int, list[str]]]:
    """Plays a match at random; gives all coins together and the events, decision by decision."""
    import random

    choice = random.Random(seed)
    found: list[tuple[int, list[str]]] = [(sum(table.coins), [])]
    while not table.over:
        log = table.listen()
        table.play(choice.choice(table.moves()))
        found.append((sum(table.coins), told(log)))
    return found


@pytest.mark.rule("RO-TURN-2", "RO-TURN-4", "RO-PLACE-1")
@pytest.mark.parametrize("seed", range(3))
def test_exactly_one_character_is_used_in_every_turn(seed: int) -> None:
    """Invariants 6 and 7, counted from what is told."""
    table = portulan.new("roam", 4, seed)
    assert isinstance(table, Roam)
    words = [text.split() for _, texts in wandering_with_events(table, seed) for text in texts]
    turns = [word for word in words if word[0] in ("turn", "used")]
    first = next(n for n, word in enumerate(turns) if word[0] == "turn")
    kinds = [word[0] for word in turns[first:]]
    assert kinds == ["turn", "used"] * (len(kinds) // 2)


@pytest.mark.rule("RO-END-4", "RO-TURN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_the_same_number_of_turns(players: int) -> None:
    table = portulan.new("roam", players, 5, {"first_player": 0})
    assert isinstance(table, Roam)
    seats = []
    for _, texts in wandering_with_events(table, 5):
        seats += [int(text.split()[1]) for text in texts if text.startswith("turn ")]
    seats.insert(0, 0)
    assert {seats.count(seat) for seat in range(players)} == {len(seats) // players}
    assert seats == [n % players for n in range(len(seats))]


def test_a_match_of_the_fixture_is_saved_and_loaded() -> None:
    table = use(begin(setting(full=True, coins=[9], tiles={0: "coin slide"}, markers={1: "3,3"})), "A @ 0,2")
    data = {"portulan": "state", "version": 1, **table.data()}
    loaded = Fixture.restore(data)
    assert loaded.data() == table.data()
    assert loaded.moves() == table.moves()
    play(loaded, "tile coin")
    assert loaded.coins[0] == table.coins[0] + 1


def test_a_dump_that_no_match_leads_to_is_refused() -> None:
    data = {"portulan": "state", "version": 1, **begin(setting()).data()}
    data["table"]["supply"][0] = 5
    with pytest.raises(portulan.FileError, match="RO-SUPPLY-4"):
        Fixture.restore(data)
