"""What a seat cannot know, and what it can: views, and the worlds that are imagined for a seat."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from portulan.engine.options import OptionValue
from portulan.games.agartha.cards import spread
from portulan.games.agartha.hidden_information import village_points
from portulan.games.agartha.moves import BID_ZONE
from portulan.games.agartha.state import Agartha
from tests.games.agartha.gathering import asked, discarded
from tests.games.agartha.setting import (
    acting,
    beginning,
    bidding,
    ending_round,
    placed,
    play,
    resolving,
    setting,
    winning,
)

WORLDS = range(40)
TOGETHER: dict[str, OptionValue] = {"setup_placement": "simultaneous", "first_player": 0}
AFTER = {"validation_discard": "after_action"}


def imagined(table: Agartha, viewer: int | None) -> list[Agartha]:
    """Gives many worlds that the viewer cannot tell from this one, all of them sound if this one is."""
    worlds = [table.resample(viewer, random.Random(world)) for world in WORLDS]
    if not table.faults():
        assert not any(world.faults() for world in worlds)
    return worlds


def faces(table: Agartha, seat: int) -> tuple[int, ...]:
    """Lists the tokens (by value) that a seat has on tiles, in order of placement."""
    return tuple(token + 1 for _, _, owner, token in table.placements if owner == seat)


# Bid tokens


@pytest.mark.rule("AG-BID-14", "AG-RES-6")
def test_a_token_revealed_in_the_round_is_never_imagined_face_down() -> None:
    """Seat 1 showed his 3 on tile 1: what lies on the tiles 2 and 3 is his 1 and his 2, in either order."""
    table = setting(3, boards={1: {"L1": "FOR"}}, tiles=["FOR CHA", "MTN", "VIL"])
    placed(table, "1:3@1a", "1:1@2", "1:2@3")
    resolving(table)
    assert (asked(table), table.view(0)["boards"][1]["tokens_shown"]) == ("draw", [3])
    worlds = imagined(table, 0)
    assert {faces(world, 1) for world in worlds} == {(1, 2), (2, 1)}
    assert {world.hand[1] for world in worlds} == {0b100}
    assert {faces(world, 1) for world in imagined(table, 1)} == {(1, 2)}


@pytest.mark.rule("AG-BID-14")
def test_the_third_token_is_known_once_two_are_revealed() -> None:
    table = setting(3, boards={1: {"L1": "FOR"}}, tiles=["FOR CHA", "MTN", "VIL"])
    placed(table, "1:3@1a", "1:1@1", "1:2@3")
    play(resolving(table), "decline", "place CHA L1")
    assert (asked(table), table.view(0)["boards"][1]["tokens_shown"]) == ("place won", [1, 3])
    for viewer in (0, 2, None):
        assert {faces(world, 1) for world in imagined(table, viewer)} == {(2,)}


@pytest.mark.rule("AG-BID-14")
def test_during_the_bids_every_face_of_the_others_is_imagined() -> None:
    table = play(bidding(setting(3)), "bid 3 @1 action", "bid 1 @1 bid", "bid 2 @2 bid")
    worlds = imagined(table, 0)
    assert {faces(world, 0) for world in worlds} == {(3,)}
    assert (
        {faces(world, 1) for world in worlds} == {faces(world, 2) for world in worlds} == {(1,), (2,), (3,)}
    )
    assert {faces(world, 0) for world in imagined(table, None)} == {(1,), (2,), (3,)}
    for world in worlds:
        assert [where[:3] for where in world.placements] == [(0, 0, 0), (0, BID_ZONE, 1), (1, BID_ZONE, 2)]


# Starting cards that are placed together


@pytest.mark.rule("AG-SETUP-17")
def test_starting_cards_are_hidden_while_they_are_dealt() -> None:
    """Nobody sees the cards of another at the chance nodes between them, and worlds deal them anew, still in hand."""
    table = play(beginning(2, options=TOGETHER), *["card MTN"] * 6)
    dealt = ("card CHA", "card FOR", "card KNI")
    for number, card in enumerate(dealt, 1):
        play(table, card)
        assert table.actor == -1
        for viewer, owner in ((0, 1), (1, 0), (None, 0), (None, 1)):
            board = table.view(viewer)["boards"][owner]
            assert (board["slots"], board["transit"]) == (None, None)
        seen = Counter(table.view(None)["pile"]["unseen"])
        assert (seen.total(), seen["KNI"], table.view(None)["pile"]["count"]) == (44, 1, 44 - number)
    assert table.view(0)["boards"][0]["transit"] == ["CHA", "FOR"]
    for world in imagined(table, None):
        assert world.board == [0] * 14
        assert [len(spread(cards)) for cards in world.won] == [2, 1]
    assert len({tuple(world.won) for world in imagined(table, 0)}) > 3
    assert {world.won[0] for world in imagined(table, 0)} == {table.won[0]}


@pytest.mark.rule("AG-SETUP-17")
def test_who_has_placed_is_known_but_not_what_and_where() -> None:
    table = play(beginning(2, options=TOGETHER), *["card MTN"] * 6)
    play(table, "card CHA", "card FOR", "card CHA", "card FOR")
    for move in ("place CHA L1", "place FOR L1"):
        table.play(table.parse(move), 1)
    assert table.actors == [0]
    worlds = imagined(table, 0)
    assert all(world.won == table.won and world.actors == [0] for world in worlds)
    assert len({tuple(world.board[7:]) for world in worlds}) > 10
    assert all(world.board[:7] == table.board[:7] for world in worlds)


# The discard


@pytest.mark.rule("AG-PILE-8")
def test_a_discard_that_is_open_is_imagined_as_it_is() -> None:
    table = bidding(setting(2, discard="CHA FOR"))
    assert {discarded(world) for world in imagined(table, 0)} == {"CHA FOR"}
    hidden = bidding(setting(2, discard="CHA FOR", options={"discard_visible": False}))
    worlds = imagined(hidden, 0)
    assert len({discarded(world) for world in worlds}) > 5
    assert {(world.pile_count, len(spread(world.discard))) for world in worlds} == {(48, 2)}


@pytest.mark.rule("AG-PILE-8")
def test_worlds_do_not_depend_on_what_the_hidden_discard_really_holds() -> None:
    def table(discard: str) -> Agartha:
        return bidding(setting(2, discard=discard, options={"discard_visible": False}))

    for one, other in zip(imagined(table("CHA FOR"), 0), imagined(table("KNI PHI"), 0), strict=True):
        assert one.digest() == other.digest()


@pytest.mark.rule("AG-SETUP-17")
def test_worlds_do_not_depend_on_the_starting_cards_of_the_others() -> None:
    def table(*cards: str) -> Agartha:
        return play(beginning(2, options=TOGETHER), *["card MTN"] * 6, "card CHA", "card FOR", *cards)

    truths = table("card PHI", "card CPS"), table("card CHA", "card KNI")
    for one, other in zip(*(imagined(truth, 0) for truth in truths), strict=True):
        assert one.digest() == other.digest()


# Points


@pytest.mark.rule("AG-INV-8")
def test_the_points_that_validations_can_have_given_are_those_of_all_their_tiers() -> None:
    for characters in range(14):
        ways = {
            twos + 3 * threes + 5 * fours
            for twos, threes, fours in product(range(8), range(5), range(4))
            if 2 * twos + 3 * threes + 4 * fours == characters
        }
        assert village_points(characters) == sorted(ways)


@pytest.mark.rule("AG-SCORE-1")
def test_points_are_imagined_only_where_they_are_hidden_and_the_game_goes_on() -> None:
    def table(number: int, **options: bool) -> Agartha:
        return setting(2, number=number, village={1: 6}, encounter={1: 6}, options=options)

    assert {world.village[1] for world in imagined(bidding(table(1)), 0)} == {6}
    hidden = bidding(table(1, points_visible=False))
    assert {world.village[1] for world in imagined(hidden, 0)} == {3, 6}
    assert {world.village[1] for world in imagined(hidden, 1)} == {6}
    ended = ending_round(table(6, points_visible=False))
    assert (ended.over, {world.village[1] for world in imagined(ended, 0)}) == (True, {6})


# What everybody sees of a step


@pytest.mark.rule("AG-PLACE-2")
@pytest.mark.parametrize(("slot", "zone"), [("L2", "places"), ("V1", "village"), ("EX", "exploration")])
def test_the_zone_chosen_is_seen_until_the_cards_are_placed(slot: str, zone: str) -> None:
    """In the Exploration zone the other cards follow of themselves, and the slot may be validated."""
    table = winning(setting(2, boards={0: {"EX": "VIL"}}), 0, "CHA FOR KNI")
    assert table.view(1)["zone"] == ""
    play(table, f"place CHA {slot}")
    assert {table.view(viewer)["zone"] for viewer in (0, 1, None)} == {zone}


@pytest.mark.rule("AG-PLACE-2")
def test_the_zone_is_forgotten_with_the_step() -> None:
    table = winning(setting(2), 0, "CHA FOR")
    play(table, "place CHA L1", "place FOR L1")
    assert (table.over, table.view(0)["zone"]) == (True, "")


@pytest.mark.rule("AG-EOR-6")
def test_the_three_cards_of_a_tile_lie_aside_while_the_new_ones_are_drawn() -> None:
    table = ending_round(setting(2, tiles=["FOR MTN VIL", "CHA", "CHA"]))
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert (view["aside"], view["tiles"][0]["cards"]) == (["FOR", "MTN", "VIL"], [])
    play(table, "card CHA")
    assert table.view(0)["aside"] == ["FOR", "MTN", "VIL"]
    play(table, "card CHA")
    assert (table.view(0)["aside"], table.view(0)["pile"]["under"]) == ([], [["FOR", "MTN", "VIL"]])


@pytest.mark.rule("AG-VAL-11")
def test_cards_left_for_later_are_seen_in_their_slots() -> None:
    board = {"V1": "CHA CHA", "V2": "CHA AMU CPS", "L1": "FOR"}
    table = acting(setting(2, boards={0: board}, options=AFTER), 0, "move")
    nothing: dict[str, list[str]] = {"V1": [], "V2": [], "EX": []}
    play(table, "move CHA V1", "to V2")
    assert table.view(1)["leftovers"] == nothing
    play(table, "validate V2 2")
    for viewer in (0, 1, None):
        assert table.view(viewer)["leftovers"] == {**nothing, "V2": ["CPS", "AMU"]}
    play(table, "move AMU V2", "to AMS")
    assert table.view(1)["leftovers"] == nothing


@pytest.mark.rule("AG-VAL-11", "AG-EXPLO-4")
def test_cards_left_by_an_exploration_are_those_of_its_slot() -> None:
    table = winning(setting(2, boards={0: {"EX": "FOR KNI"}}, tiles=["MTN"], options=AFTER), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert table.view(None)["leftovers"] == {"V1": [], "V2": [], "EX": ["CHA", "FOR", "KNI"]}


@pytest.mark.rule("AG-VAL-2")
def test_open_slots_are_seen_by_their_names() -> None:
    board = {"V1": "CHA", "V2": "CHA", "EX": "CHA FOR"}
    for source, goal, opened in (("V1", "EX", ["V1", "EX"]), ("V2", "V1", ["V1", "V2"])):
        table = acting(setting(2, boards={0: board}), 0, "move")
        play(table, f"move CHA {source}", f"to {goal}")
        assert table.view(None)["open"] == opened


@pytest.mark.rule("AG-SETUP-17")
def test_who_has_not_placed_yet_is_imagined_with_his_cards_in_hand() -> None:
    """All have drawn; seat 1 has placed both cards, seat 2 only one of them."""
    table = play(beginning(3, options=TOGETHER), *["card CHA"] * 16)
    assert asked(table) == "place together"
    for seat in (1, 1, 2):
        table.play(table.parse("place CHA L1"), seat)
    for world in imagined(table, 0):
        assert world.actors == table.actors == [0, 2]
        assert [bool(world.won[seat]) for seat in (0, 1, 2)] == [True, False, True]
