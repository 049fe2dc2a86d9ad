"""The ten invariants of the contract (section 2.18): random matches keep them, and a broken table is named."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

import portulan
from portulan.games.roam.state import Roam
from tests.battery.subjects import random_options
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    cover,
    play,
    setting,
    squares,
    told,
    use,
    wandering,
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
