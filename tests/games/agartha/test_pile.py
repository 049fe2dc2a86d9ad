"""Pile and discard of Agartha (AG-PILE): hidden order, reshuffle when a card is needed, shortage."""

from __future__ import annotations

import pytest

import portulan
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import (
    acting,
    beginning,
    ending_round,
    options,
    play,
    refusal,
    setting,
    slot,
    tile,
    told,
    winning,
)


def pile(table: Agartha) -> str:
    """Names the cards of the upper part of the pile, as everybody can work them out."""
    return " ".join(table.view(None)["pile"]["unseen"])


def discard(table: Agartha) -> str:
    """Names the cards of the discard."""
    return " ".join(table.view(None)["discard"]["cards"])


def chances(table: Agartha) -> dict[str, float]:
    """Maps the cards that may come next to their probabilities."""
    return {table.notation(outcome): chance for outcome, chance in table.chances()}


# AG-PILE-1: the order


@pytest.mark.rule("AG-PILE-1")
def test_every_card_of_the_pile_is_equally_likely_to_be_the_next() -> None:
    table = acting(setting(2, pile="CHA*3 FOR AMU*2"), 0, "draw")
    play(table, "draw pile")
    assert table.actor == portulan.CHANCE
    assert chances(table) == {"card CHA": 1 / 2, "card FOR": 1 / 6, "card AMU": 1 / 3}


@pytest.mark.rule("AG-PILE-1", "AG-ACT-DRAW-2")
def test_the_source_of_a_draw_is_chosen_before_the_card_is_seen() -> None:
    drawn: set[str] = set()
    views: list[object] = []
    for seed in range(20):
        table = setting(2, pile="CHA FOR AMU KNI", tiles=["MTN"])
        table.generator = beginning(2, seed=seed).generator
        acting(table, 0, "draw")
        views.append((table.view(0), table.view(1), table.view(None), options(table)))
        play(table, "draw pile")
        drawn.update(table.view(None)["boards"][0]["transit"])
    assert drawn == {"CHA", "FOR", "AMU", "KNI"}
    assert all(view == views[0] for view in views)


@pytest.mark.rule("AG-PILE-1", "AG-PILE-7", "AG-EOR-6")
def test_three_cards_under_the_pile_come_last_and_in_no_known_order() -> None:
    table = ending_round(setting(2, tiles=["FOR MTN VIL", "CHA CHA", "CHA CHA"], pile="CHA*6"))
    play(table, *["card CHA"] * 4)  # two for tile 1, one each for tiles 2 and 3
    assert table.view(0)["pile"] == {"count": 5, "unseen": ["CHA"] * 2, "under": [["FOR", "MTN", "VIL"]]}
    acting(table, 0, "draw")
    assert chances(play(table, "draw pile")) == {"card CHA": 1.0}
    play(table, "card CHA", "place CHA L1")
    play(acting(table, 0, "draw"), "draw pile", "card CHA", "place CHA L1")
    play(acting(table, 0, "draw"), "draw pile")
    third = pytest.approx(1 / 3)
    assert chances(table) == {"card FOR": third, "card MTN": third, "card VIL": third}


# AG-PILE-2, AG-PILE-8: the discard


@pytest.mark.rule("AG-PILE-2", "AG-PILE-8")
def test_all_players_discard_to_one_open_discard() -> None:
    table = setting(3, boards={0: {"V1": "CHA CHA CPS"}, 1: {"EX": "FOR KNI"}}, discard="AMU")
    play(winning(table, 0, "CHA"), "place CHA V1", "validate V1 3")
    assert discard(table) == "CPS AMU"
    play(winning(table, 1, "CHA"), "place CHA EX", "explore 1")
    for viewer in (None, 0, 1, 2):
        seen = table.view(viewer)["discard"]
        assert seen == {"count": 5, "cards": ["CHA", "FOR", "CPS", "AMU", "KNI"]}


# AG-PILE-3 to AG-PILE-5: the reshuffle


@pytest.mark.rule("AG-PILE-3", "AG-PILE-4", "AG-ACT-DRAW-9")
def test_ag_dv_40_draw_from_an_empty_pile() -> None:
    """AG-DV-40: pile empty, discard 5 cards, Draw from the pile: discard shuffled into the pile, one drawn:
    pile 4, discard 0."""
    table = acting(setting(2, pile="", discard="CHA*2 FOR MTN VIL", tiles=["CPS"]), 0, "draw")
    log = table.listen()
    play(table, "draw pile")
    assert chances(table) == {"card CHA": 2 / 5, "card FOR": 1 / 5, "card MTN": 1 / 5, "card VIL": 1 / 5}
    play(table, "card FOR")
    assert (pile(table), table.pile_size(), discard(table)) == ("CHA CHA MTN VIL", 4, "")
    assert told(log, "reshuffled") == ["reshuffled 5"]
    assert slot(play(table, "place FOR L1"), 0, "L1") == "FOR"


@pytest.mark.rule("AG-PILE-3", "AG-ACT-DRAW-9")
def test_the_reshuffle_serves_a_replacement_on_a_tile() -> None:
    table = acting(setting(2, pile="", discard="CHA FOR", tiles=["CPS MTN"]), 0, "draw")
    play(table, "draw CPS @1", "card FOR")
    assert (tile(table, 1), pile(table), discard(table)) == ("MTN FOR", "CHA", "")


@pytest.mark.rule("AG-PILE-3")
def test_the_reshuffle_serves_the_refill() -> None:
    tiles = ["", "MTN MTN", "VIL VIL"]
    table = ending_round(setting(2, pile="", discard="CHA FOR AMU KNI AXE", tiles=tiles))
    play(table, "card AMU", "card CHA", "card KNI", "card FOR")
    assert [tile(table, number) for number in (1, 2, 3)] == ["AMU CHA", "MTN MTN KNI", "VIL VIL FOR"]
    assert (pile(table), discard(table)) == ("AXE", "")


@pytest.mark.rule("AG-PILE-4")
def test_the_discard_waits_until_a_card_is_needed() -> None:
    table = acting(setting(2, pile="CHA", discard="FOR MTN VIL"), 0, "draw")
    log = table.listen()
    play(table, "draw pile")
    assert chances(table) == {"card CHA": 1.0}
    play(table, "card CHA", "place CHA L1")
    assert (table.pile_size(), discard(table), told(log, "reshuffled")) == (0, "FOR MTN VIL", [])
    play(acting(table, 1, "draw"), "draw pile")
    assert (pile(table), discard(table), told(log, "reshuffled")) == ("FOR MTN VIL", "", ["reshuffled 3"])


@pytest.mark.rule("AG-PILE-5")
def test_only_the_discard_is_reshuffled() -> None:
    table = setting(
        2,
        boards={0: {"L1": "FOR CPS", "V1": "CHA", "OB": "KNI"}, 1: {"EX": "MTN"}},
        tiles=["VIL VIL", "AMU"],
        encounter={0: 4, 1: 2},
        amulets={0: 1},
        pile="",
        discard="AXE TOR",
    )
    before = table.view(None)
    play(acting(table, 1, "draw"), "draw pile")
    assert chances(table) == {"card AXE": 1 / 2, "card TOR": 1 / 2}
    after = table.view(None)
    assert [before["tiles"], before["boards"]] == [after["tiles"], after["boards"]]


# AG-PILE-6: nothing left


@pytest.mark.rule("AG-PILE-6", "AG-ACT-DRAW-10")
def test_ag_dv_41_draw_of_a_tile_card_without_a_pile() -> None:
    """AG-DV-41: pile and discard empty, Draw of a tile card: card taken, tile one card shorter."""
    table = acting(setting(2, pile="", tiles=["CPS MTN", "CHA"]), 0, "draw")
    assert refusal(table, "draw pile") == "AG-ACT-DRAW-10"
    play(table, "draw CPS @1", "place CPS L1")
    assert (slot(table, 0, "L1"), tile(table, 1), tile(table, 2)) == ("CPS", "MTN", "CHA")
    assert table.pile_size() == 0


@pytest.mark.rule("AG-PILE-6")
def test_the_game_goes_on_without_pile_and_discard() -> None:
    table = ending_round(setting(2, pile="", tiles=["CPS", "", ""]))
    assert (table.round, table.actor) == (2, 1)
    assert [tile(table, number) for number in (1, 2, 3)] == ["CPS", "", ""]
    for token in (1, 2, 3):
        play(table, *[f"bid {token} @1 bid"] * 2)
    assert (table.actor, options(table)[0]) == (1, "place CPS L1")
    play(table, "place CPS L1")
    assert (table.round, table.actor, tile(table, 1)) == (3, 0, "")


# AG-PILE-7: under the pile


@pytest.mark.rule("AG-PILE-7", "AG-EOR-5")
def test_unsold_cards_go_under_the_pile_not_to_the_discard() -> None:
    table = setting(2, tiles=["FOR MTN VIL", "CHA", "CHA"], pile="CHA*6", discard="AMU")
    play(ending_round(table), *["card CHA"] * 4)
    assert discard(table) == "AMU"
    assert table.view(None)["pile"] == {"count": 5, "unseen": ["CHA"] * 2, "under": [["FOR", "MTN", "VIL"]]}


@pytest.mark.rule("AG-PILE-7", "AG-PILE-3")
def test_cards_under_the_pile_come_before_the_discard_is_reshuffled() -> None:
    table = setting(2, tiles=["FOR MTN VIL", "CHA", "CHA"], pile="CHA*4", discard="AMU AMU")
    play(ending_round(table), *["card CHA"] * 4)
    play(acting(table, 0, "draw"), "draw pile")
    assert set(chances(table)) == {"card FOR", "card MTN", "card VIL"}
    assert discard(table) == "AMU AMU"
