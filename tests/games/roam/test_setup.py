"""Set-up of Roam (RO-SETUP): deck, map, sides, the first player, coins."""

from __future__ import annotations

from collections import Counter

import pytest

import portulan
from portulan.games.roam.box import Box
from portulan.games.roam.moves import CARDS, TERRAINS, TILES
from tests.games.roam.setting import asked, beginning, dealt, fixture_box, names_of, wandering, with_box


@pytest.mark.rule("RO-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_the_game_refuses_any_other_number_of_players(players: int) -> None:
    with pytest.raises(portulan.UsageError, match=f"2 to 4 players, not {players}"):
        beginning(players)


@pytest.mark.rule("RO-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_played_to_its_end_by_two_three_or_four(players: int) -> None:
    *_, table = wandering(players, seed=1)
    assert table.over
    assert len(table.scores()) == players


@pytest.mark.rule("RO-SETUP-2", "RO-SETUP-3", "RO-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_receives_the_start_cards_and_markers_of_one_colour(players: int) -> None:
    boards = dealt(players).view(None)["boards"]
    colours = ["blue", "red", "yellow", "green"][:players]
    assert [board["colour"] for board in boards] == colours
    for board, colour in zip(boards, colours, strict=True):
        assert [card["card"] for card in board["cards"]] == [f"S-{colour}-{n}" for n in (1, 2, 3)]
        assert all(card["ready"] for card in board["cards"])
        assert board["supply"] == 24
    seen = {card["card"] for board in boards for card in board["cards"]}
    assert len(seen) == 3 * players


@pytest.mark.rule("RO-SETUP-4", "RO-INFO-5")
def test_every_card_of_the_deck_may_come_first() -> None:
    table = beginning(2)
    assert asked(table) == "deal"
    chances = table.chances()
    assert [table.notation(outcome) for outcome, _ in chances] == [f"card {card}" for card in TERRAINS]
    assert {probability for _, probability in chances} == {1 / 48}


@pytest.mark.rule("RO-SETUP-4", "RO-SETUP-6")
def test_the_map_is_shuffled_by_the_seed() -> None:
    maps = {tuple(beginning(2, seed=seed).slots) for seed in range(30)}
    assert len(maps) == 30
    seen = Counter(card for slots in maps for card in slots)
    assert len(seen) > 40


@pytest.mark.rule("RO-SETUP-5", "RO-PROMO-1")
def test_promotional_cards_are_in_the_deck_unless_left_out() -> None:
    with_them = beginning(2)
    assert "card P5" in [with_them.notation(move) for move in with_them.moves()]
    without = beginning(2, options={"promo": False})
    assert [without.notation(move) for move in without.moves()] == [f"card {card}" for card in TERRAINS[:43]]


@pytest.mark.rule("RO-SETUP-6", "RO-SETUP-7", "RO-INFO-2")
def test_six_cards_are_dealt_in_order_and_the_next_lies_on_top() -> None:
    table = beginning(2)
    for card in ("T09", "T08", "T07", "T06", "T05", "T04", "T03"):
        table.play(table.parse(f"card {card}"))
    view = table.view(None)
    assert [slot["card"] for slot in view["slots"]] == ["T09", "T08", "T07", "T06", "T05", "T04"]
    assert view["deck"]["top"]["card"] == "T03"
    assert view["deck"]["count"] == 42


@pytest.mark.rule("RO-SETUP-8", "RO-SETUP-15")
def test_sides_may_be_chosen_and_turns_follow_them() -> None:
    table = dealt(3, options={"seats": "choose", "first_player": 1})
    assert (asked(table), table.actor) == ("choose side", 0)
    for side in ("north", "south"):
        table.play(table.parse(f"side {side}"))
    assert [table.notation(move) for move in table.moves()] == ["side west", "side east"]
    with pytest.raises(portulan.Refused) as refused:
        table.play(table.parse("side north"))
    assert refused.value.rule == "RO-SETUP-8"
    table.play(table.parse("side west"))
    assert table.order == [1, 2, 0]
    assert table.active == 1
    assert table.coins == [1, 0, 1]


@pytest.mark.rule("RO-SETUP-9")
def test_usual_sides_and_others() -> None:
    usual = {2: ["south", "north"], 3: ["south", "west", "north"], 4: ["south", "west", "north", "east"]}
    for players, sides in usual.items():
        assert [board["side"] for board in dealt(players).view(None)["boards"]] == sides
    boards = dealt(2, options={"seats": "west-east"}).view(None)["boards"]
    assert [board["side"] for board in boards] == ["west", "east"]
    with pytest.raises(portulan.UsageError):
        beginning(2, options={"seats": "west-west"})


@pytest.mark.rule("RO-SETUP-10")
def test_the_first_player_is_drawn_or_given() -> None:
    table = dealt(3)
    assert asked(table) == "choose first"
    assert [probability for _, probability in table.chances()] == [1 / 3] * 3
    table.play(table.parse("first 2"))
    assert (table.first, table.actor) == (2, 2)
    given = dealt(3, options={"first_player": 1})
    assert (given.first, given.actor) == (1, 1)


@pytest.mark.rule("RO-SETUP-11", "RO-SETUP-12", "RO-COIN-7")
@pytest.mark.parametrize(("players", "coins"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_starting_coins_follow_the_turn_order(players: int, coins: list[int]) -> None:
    assert dealt(players, options={"first_player": 0}).coins == coins
    later = dealt(players, options={"first_player": 1}).coins
    assert later[1:] + later[:1] == coins


@pytest.mark.rule("RO-SETUP-14", "RO-ART-1")
def test_tiles_are_laid_out_in_the_full_rules_only() -> None:
    full = dealt(2)
    view = full.view(None)
    assert [tile["tile"] for tile in view["market"]] == list(TILES[:4])
    assert view["pile"]["count"] == 20
    basic = dealt(2, options={"full_rules": False}).view(None)
    assert (basic["market"], basic["pile"]["count"]) == ([], 0)
    assert basic["actors"] == [] and basic["chance"]


@pytest.mark.rule("RO-SETUP-6", "RO-INFO-2", "RO-LIMIT-3")
@pytest.mark.parametrize(("cards", "count"), [(6, 0), (7, 1), (8, 2)])
def test_a_short_deck_shows_what_is_left_of_it(cards: int, count: int) -> None:
    """Of six cards none is left below the map, of seven one, which lies on top."""
    kind = with_box(fixture_box(deck=cards))
    table = kind.blank(2, portulan.game("roam").resolve(2, {"full_rules": False, "first_player": 0}))
    table.begin()
    while asked(table) == "deal":
        table.play(table.moves()[0])
    deck = table.view(None)["deck"]
    assert (deck["count"], len(deck["unseen"])) == (count, max(0, count - 1))
    assert (deck["top"] and deck["top"]["card"]) == (f"T{7:02}" if count else None)
    assert table.faults() == []


@pytest.mark.rule("RO-ART-1", "RO-ART-18")
@pytest.mark.parametrize(("tiles", "offered"), [(0, 0), (3, 3), (4, 4), (5, 4)])
def test_few_tiles_make_a_small_market(tiles: int, offered: int) -> None:
    usual = fixture_box()
    kind = with_box(Box(list(usual.cards.values()), list(usual.tiles.values())[:tiles]))
    table = kind.blank(2, portulan.game("roam").resolve(2, {"first_player": 0}))
    table.begin()
    while asked(table) in ("deal", "offer"):
        table.play(table.moves()[0])
    view = table.view(None)
    assert [tile["tile"] for tile in view["market"] if tile] == list(TILES[:offered])
    assert view["pile"]["count"] == tiles - offered
    assert table.faults() == []


@pytest.mark.rule("RO-ART-1", "RO-INFO-5")
def test_every_tile_may_come_first() -> None:
    table = beginning(2)
    while asked(table) == "deal":
        table.play(table.moves()[0])
    assert [table.notation(move) for move in table.moves()] == [f"tile {tile}" for tile in TILES]


@pytest.mark.rule("RO-SETUP-2")
def test_the_cards_of_the_fixture_are_those_of_the_seat() -> None:
    table = dealt(2)
    assert names_of(table, 0) == ["A", "B", "C"]
    assert [CARDS[card] for card in range(60) if table.cards[1] >> card & 1] == [
        f"S-red-{n}" for n in (1, 2, 3)
    ]
