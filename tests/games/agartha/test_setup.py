"""Set-up of Agartha (AG-SETUP): deck, tiles, starting cards, the first player."""

from __future__ import annotations

from collections import Counter

import pytest

import portulan
from portulan.games.agartha.board import SLOTS
from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    beginning,
    explained,
    options,
    play,
    points,
    refusal,
    setting,
    slot,
    told,
    unexplained,
    wandering,
    winning,
)

TILES = {2: 3, 3: 5, 4: 6}
ORDINARY_SLOTS = ["L1", "L2", "L3", "V1", "V2", "EX"]
DECKS = {
    2: {"CHA": 18, "CPS": 5, "VIL": 6, "FOR": 6, "MTN": 6, "AMU": 5},
    3: {"CHA": 30, "CPS": 8, "VIL": 10, "FOR": 10, "MTN": 10, "AMU": 7},
    4: {"CHA": 39, "CPS": 9, "VIL": 13, "FOR": 13, "MTN": 13, "AMU": 8},
}
OBJECTS = {
    2: {"KNI": 1, "AXE": 1, "TOR": 1, "PHI": 1},
    3: {"KNI": 2, "AXE": 2, "TOR": 2, "PHI": 1},
    4: {"KNI": 2, "AXE": 2, "TOR": 2, "PHI": 2},
}


def tiles_laid(players: int, first: int = 0, card: str = "CHA") -> Agartha:
    """The tiles are filled with one kind of card, and the first player is about to draw."""
    table = beginning(players, options={"first_player": first})
    return play(table, *[f"card {card}"] * (2 * TILES[players]))


@pytest.mark.rule("AG-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_the_game_refuses_any_other_number_of_players(players: int) -> None:
    with pytest.raises(portulan.UsageError, match=f"2 to 4 players, not {players}"):
        beginning(players)


@pytest.mark.rule("AG-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_played_to_its_end_by_two_three_or_four(players: int) -> None:
    *_, table = wandering(players, seed=1)
    assert table.over
    assert len(table.scores()) == players


@pytest.mark.rule("AG-SETUP-2", "AG-SETUP-3", "AG-SETUP-4")
@pytest.mark.parametrize(("players", "total"), [(2, 50), (3, 82), (4, 103)])
def test_ag_ex_13_deck_and_tiles_by_number_of_players(players: int, total: int) -> None:
    """AG-EX-13: set-up with 2, 3, 4 players: deck of 50, 82, 103 cards by type as in table 1.2; tiles 3, 5, 6."""
    table = beginning(players)
    pile = table.view(None)["pile"]
    assert Counter(pile["unseen"]) == {**DECKS[players], **OBJECTS[players]}
    assert pile["count"] == total
    assert len(table.view(None)["tiles"]) == TILES[players]


@pytest.mark.rule("AG-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_of_the_box_never_enter_the_game(players: int) -> None:
    deck = {**DECKS[players], **OBJECTS[players]}
    for seed in range(8):
        for table in wandering(players, seed):
            seen = table.view(None)
            found = Counter(seen["pile"]["unseen"] + seen["discard"]["cards"] + seen["aside"])
            for cards in [*seen["pile"]["under"], *(tile["cards"] for tile in seen["tiles"])]:
                found.update(cards)
            for board in seen["boards"]:
                found.update(board["transit"])
                for cards in board["slots"].values():
                    found.update(cards)
                found["CHA"] += board["encounter"]
                found["AMU"] += board["amulets"]
            assert found == deck


@pytest.mark.rule("AG-SETUP-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_is_shuffled_every_card_may_come_first(players: int) -> None:
    table = beginning(players)
    deck = {**DECKS[players], **OBJECTS[players]}
    total = sum(deck.values())
    first = {table.notation(outcome): chance for outcome, chance in table.chances()}
    assert first == {f"card {kind}": pytest.approx(number / total) for kind, number in deck.items()}
    play(table, "card CHA")
    second = {table.notation(outcome): chance for outcome, chance in table.chances()}
    assert second["card CHA"] == pytest.approx((deck["CHA"] - 1) / (total - 1))
    assert second["card FOR"] == pytest.approx(deck["FOR"] / (total - 1))


@pytest.mark.rule("AG-SETUP-5")
def test_the_pile_is_face_down() -> None:
    one, other = beginning(3, seed=1), beginning(3, seed=1)
    assert other.generator is not None
    other.generator.count += 1  # the cards to come are others now, and nobody can tell
    for viewer in (None, 0, 1, 2):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0)["pile"]["unseen"] == sorted(one.view(0)["pile"]["unseen"], key=KINDS.index)


@pytest.mark.rule("AG-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_are_laid_on_each_tile(players: int) -> None:
    table = beginning(players, options={"first_player": 0})
    log = table.listen()
    for _ in range(TILES[players]):
        play(table, "card CHA", "card FOR")
    expected = [
        f"card-on-tile {kind} {tile + 1}" for tile in range(TILES[players]) for kind in ("CHA", "FOR")
    ]
    assert told(log) == expected
    assert [tile["cards"] for tile in table.view(None)["tiles"]] == [["CHA", "FOR"]] * TILES[players]


@pytest.mark.rule("AG-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_of_tiles_never_changes(players: int) -> None:
    """A tile on which nobody bid and from which nobody drew keeps its cards and its place in the line."""
    kept = 0
    for seed in range(8):
        game = wandering(players, seed)
        log = next(game).listen()
        before: list[list[str]] = []
        for table in game:
            if told(log, "round"):
                happened = told(log, "bid", "took")
                log.clear()
                after = [tile["cards"] for tile in table.view(None)["tiles"]]
                for number, (old, new) in enumerate(zip(before, after, strict=False), 1):
                    drawn = any(text.startswith("took") and text.endswith(f" {number}") for text in happened)
                    if (
                        len(old) == 2
                        and not drawn
                        and not any(text.endswith(f" {number} bid") for text in happened)
                    ):
                        assert new[:2] == old
                        kept += 1
                before = after
    assert kept > 10


@pytest.mark.rule("AG-SETUP-8", "AG-SETUP-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_receives(players: int) -> None:
    table = play(tiles_laid(players), *["card FOR", "card FOR", "place FOR L1", "place FOR L1"] * players)
    assert len(table.view(None)["boards"]) == players
    for seat in range(players):
        board = table.view(seat)["boards"][seat]
        assert list(board["slots"]) == list(SLOTS)
        assert board["tokens"] == [1, 2, 3]
        assert board["explorations"] == []
        assert board["encounter"] == board["amulets"] == 0
        assert points(table, seat) == 0


@pytest.mark.rule("AG-SETUP-8")
def test_three_exploration_tokens_mark_three_explorations() -> None:
    table = setting(2, explored={0: [1, 2]}, boards={0: {"EX": "FOR FOR FOR CHA CHA"}})
    play(winning(table, 0, "CHA"), "place CHA EX", "explore 3")
    assert table.view(1)["boards"][0]["explorations"] == [1, 2, 3]


@pytest.mark.rule("AG-SETUP-9")
def test_the_reserve_of_points_never_runs_out() -> None:
    table = setting(2, village={0: 38, 1: 38}, boards={0: {"V1": "CHA CHA CHA"}})
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 4")
    assert (points(table, 0), points(table, 1)) == (43, 38)


@pytest.mark.rule("AG-SETUP-10", "AG-SETUP-17")
def test_each_player_draws_two_cards_and_places_them_before_the_next_one_draws() -> None:
    table = tiles_laid(3, first=1)
    for seat in (1, 2, 0):
        assert table.actor == portulan.CHANCE
        pile = table.pile_size()
        play(table, "card FOR", "card MTN")
        assert table.pile_size() == pile - 2
        assert table.view(None)["boards"][seat]["transit"] == ["FOR", "MTN"]
        assert (table.actor, table.actors) == (seat, [seat])
        play(table, "place FOR L1")
        assert table.actor == seat
        play(table, "place MTN L2")
        for viewer in (None, 0, 1, 2):
            slots = table.view(viewer)["boards"][seat]["slots"]
            assert (slots["L1"], slots["L2"]) == (["FOR"], ["MTN"])
    assert table.step is not None
    assert table.step.name == "bid"


@pytest.mark.rule("AG-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_starting_card_is_drawn_before_all_tiles_are_filled(players: int) -> None:
    table = beginning(players, options={"first_player": 0})
    while not table.view(None)["boards"][0]["transit"]:
        filled = [len(tile["cards"]) for tile in table.view(None)["tiles"]]
        play(table, "card CHA")
    assert filled == [2] * TILES[players]


@pytest.mark.rule("AG-SETUP-11", "AG-SETUP-12")
def test_starting_cards_go_to_any_slots_of_one_or_two_zones() -> None:
    for first in ORDINARY_SLOTS:
        for second in ORDINARY_SLOTS:
            table = play(tiles_laid(2), "card CHA", "card FOR", f"place CHA {first}", f"place FOR {second}")
            slots = table.view(1)["boards"][0]["slots"]
            assert [name for name in SLOTS if "CHA" in slots[name]] == [first]
            assert [name for name in SLOTS if "FOR" in slots[name]] == [second]
            assert not table.view(1)["boards"][0]["transit"]


@pytest.mark.rule("AG-SETUP-11")
def test_both_starting_cards_must_be_placed() -> None:
    table = play(tiles_laid(2), "card CHA", "card FOR")
    assert refusal(table, "stop") == "AG-SETUP-11"
    assert refusal(table, "place MTN L1") == "AG-SETUP-11"
    assert unexplained(table) == []
    play(table, "place CHA V1")
    assert refusal(table, "bid 1 @1 bid") == "AG-SETUP-11"
    assert options(table) == [f"place FOR {name}" for name in ORDINARY_SLOTS]


@pytest.mark.rule("AG-SETUP-11")
def test_the_next_player_places_on_his_own_board() -> None:
    table = play(tiles_laid(2), "card CHA", "card FOR", "place CHA V1", "place FOR L1")
    play(table, "card MTN", "card VIL", "place MTN L1", "place VIL EX")
    assert (slot(table, 0, "L1"), slot(table, 0, "V1"), slot(table, 0, "EX")) == ("FOR", "CHA", "")
    assert (slot(table, 1, "L1"), slot(table, 1, "V1"), slot(table, 1, "EX")) == ("MTN", "", "VIL")


@pytest.mark.rule("AG-SETUP-15", "AG-SETUP-16")
def test_ag_dv_2_a_starting_pair_is_not_validated() -> None:
    """AG-DV-2: starting cards CHA, CHA both in V1: legal, no validation, no points, V1 not open."""
    table = play(tiles_laid(2, card="FOR"), "card CHA", "card CHA", "place CHA V1", "place CHA V1")
    assert slot(table, 0, "V1") == "CHA CHA"
    assert table.actor == portulan.CHANCE
    assert table.view(0)["open"] == []
    assert points(table, 0) == 0


@pytest.mark.rule("AG-SETUP-13", "AG-SETUP-14")
def test_ag_dv_3_a_starting_object_may_go_straight_to_its_slot() -> None:
    """AG-DV-3: starting cards KNI to OB, FOR to L2: legal; AMU to AMS and FOR to OB are illegal."""
    table = play(tiles_laid(2), "card KNI", "card FOR")
    assert refusal(table, "place FOR OB") == "AG-SETUP-13"
    play(table, "place FOR L2", "place KNI OB")
    assert (slot(table, 0, "L2"), slot(table, 0, "OB")) == ("FOR", "KNI")
    play(table, "card AMU", "card AMU")
    assert refusal(table, "to AMS") == refusal(table, "place AMU AMS") == "AG-SETUP-14"
    assert refusal(table, "place CHA AMS") == "AG-PLACE-7"
    assert refusal(table, "place AMU ENC") == "AG-PLACE-8"
    assert options(table) == [f"place AMU {name}" for name in ORDINARY_SLOTS]


@pytest.mark.rule("AG-SETUP-11")
def test_starting_cards_are_placed_in_any_order() -> None:
    table = play(tiles_laid(2), "card FOR", "card KNI")
    assert {move.split()[1] for move in options(table)} == {"FOR", "KNI"}
    play(table, "place KNI OB", "place FOR L2")
    assert (slot(table, 0, "L2"), slot(table, 0, "OB")) == ("FOR", "KNI")


@pytest.mark.rule("AG-SETUP-13")
@pytest.mark.parametrize("kind", KINDS)
def test_only_a_starting_object_may_go_to_the_object_slot(kind: str) -> None:
    table = play(tiles_laid(3), f"card {kind}", f"card {kind}" if kind != "PHI" else "card TOR")
    if kind == "PHI":
        play(table, "place TOR L1")
    if kind in ("KNI", "AXE", "TOR", "PHI"):
        assert slot(play(table, f"place {kind} OB"), 0, "OB") == kind
    else:
        assert refusal(table, f"place {kind} OB") == "AG-SETUP-13"


@pytest.mark.rule("AG-SETUP-13")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_refusal_of_a_starting_card_cites_its_clause_once(lang: str) -> None:
    table = play(tiles_laid(2), "card CHA", "card FOR")
    assert explained(table, "place CHA OB", lang).count("AG-SETUP-13") == 1


@pytest.mark.rule("AG-SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_starting_amulet_lies_in_the_sector(players: int) -> None:
    """Whatever is played in the set-up, the Amulet sectors are empty when round 1 starts."""
    for seed in range(20):
        for table in wandering(players, seed):
            assert table.view(None)["boards"][0]["amulets"] == 0
            if table.round:
                assert table.amulets == [0] * players
                break


@pytest.mark.rule("AG-SETUP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_asks_for_placements_only(players: int) -> None:
    for seed in range(20):
        for table in wandering(players, seed):
            if table.round:
                break
            assert all(move.startswith("place ") for move in options(table))
        assert [points(table, seat) for seat in range(players)] == [0] * players
        assert table.encounter == [0] * players


@pytest.mark.rule("AG-SETUP-16")
def test_a_starting_pair_waits_until_its_slot_changes() -> None:
    pair = ["card CHA", "card CHA", "place CHA V1", "place CHA V1"]
    others = ["card MTN", "card MTN", "place MTN L1", "place MTN L1"]
    table = play(tiles_laid(2, card="FOR"), *pair, *others)
    play(
        table, "bid 1 @1 bid", "bid 1 @3 bid", "bid 2 @3 bid", "bid 2 @3 bid", "bid 3 @3 bid", "bid 3 @3 bid"
    )
    assert (table.actor, options(table)[0]) == (0, "place FOR L1")

    elsewhere = play(table.copy(), "place FOR L1", "place FOR L1")
    assert (elsewhere.actor, options(elsewhere)[0]) == (1, "place FOR L1")

    there = play(table, "place FOR V1", "place FOR V2")
    assert (there.actor, options(there)) == (0, ["validate V1 2", "stop"])


@pytest.mark.rule("AG-SETUP-17", "AG-SETUP-18")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1), (4, 3)])
def test_starting_cards_are_placed_clockwise_from_the_first_player(players: int, first: int) -> None:
    table = tiles_laid(players, first=first)
    order: list[int] = []
    for _ in range(players):
        play(table, "card FOR", "card FOR")
        assert table.actor is not None
        order.append(table.actor)
        play(table, "place FOR L1", "place FOR L1")
    assert order == [(first + turn) % players for turn in range(players)]


@pytest.mark.rule("AG-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random_and_gets_the_testament(players: int) -> None:
    for seat in range(players):
        table = play(beginning(players), *["card CHA"] * (2 * TILES[players]))
        chances = {table.notation(outcome): chance for outcome, chance in table.chances()}
        assert chances == {f"first {other}": pytest.approx(1 / players) for other in range(players)}
        play(table, f"first {seat}", "card FOR", "card FOR")
        assert (table.view(None)["holder"], table.actor) == (seat, seat)


@pytest.mark.rule("AG-SETUP-2", "AG-SETUP-6", "AG-SETUP-9", "AG-SETUP-10", "AG-SETUP-19", "AG-SETUP-20")
@pytest.mark.parametrize(("players", "pile"), [(2, 40), (3, 66), (4, 83)])
def test_ag_dv_1_a_new_game(players: int, pile: int) -> None:
    """AG-DV-1: tiles 3 / 5 / 6 with 2 cards each; pile 40 / 66 / 83; each player 2 cards on the board, 0 points."""
    for seed in range(10):
        for table in wandering(players, seed):
            seen = table.view(None)
            assert seen["discard"] == {"count": 0, "cards": []}
            if table.round == 1:
                break
        assert [len(tile["cards"]) for tile in seen["tiles"]] == [2] * TILES[players]
        assert seen["pile"]["count"] == len(seen["pile"]["unseen"]) == pile
        for seat, board in enumerate(seen["boards"]):
            assert sum(len(cards) for cards in board["slots"].values()) == 2
            assert points(table, seat) == 0


@pytest.mark.rule("AG-SETUP-2")
@pytest.mark.parametrize(("players", "beyond"), [(2, 4), (3, 6)])
def test_the_other_tiles_are_not_in_play(players: int, beyond: int) -> None:
    table = play(tiles_laid(players), *["card FOR", "card FOR", "place FOR L1", "place FOR L1"] * players)
    assert refusal(table, f"bid 1 @{beyond} bid") == "AG-SETUP-2"
    assert refusal(table, f"bid 1 @{beyond} action") == "AG-SETUP-2"
    for lang in ("en", "fr"):
        assert explained(table, f"bid 1 @{beyond} bid", lang).count("AG-SETUP-2") == 1
    assert f"bid 1 @{beyond - 1} bid" in options(table)


@pytest.mark.rule("AG-SETUP-10", "AG-SETUP-11")
def test_a_starting_card_is_told_when_it_is_drawn_and_when_it_is_placed() -> None:
    table = tiles_laid(3, first=1)
    log = table.listen()
    play(table, "card FOR", "card KNI", "place KNI OB", "place FOR EX")
    assert told(log) == ["card-drawn 1 FOR", "card-drawn 1 KNI", "placed 1 KNI OB", "placed 1 FOR EX"]
