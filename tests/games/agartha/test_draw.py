"""Draw (contract 2.7): a card from the pile or from a tile, which is filled again at once."""

from __future__ import annotations

import pytest

import portulan
from portulan.games.agartha.cards import KINDS
from tests.games.agartha.gathering import ORDINARY, asked, discarded, opened
from tests.games.agartha.setting import (
    acting,
    options,
    placed,
    play,
    refusal,
    resolving,
    setting,
    slot,
    tile,
)


@pytest.mark.rule("AG-ACT-DRAW-1")
def test_a_draw_takes_from_the_pile_or_any_card_of_a_tile() -> None:
    table = acting(setting(tiles=["FOR CHA", "CPS CPS", "", "KNI", "CHA MTN AMU"]), 0, "draw")
    assert options(table) == [
        "draw pile",
        "draw CHA @1",
        "draw FOR @1",
        "draw CPS @2",
        "draw KNI @4",
        "draw CHA @5",
        "draw MTN @5",
        "draw AMU @5",
        "decline",
    ]
    for text in ("draw AMU @1", "draw CHA @2", "draw CHA @3", "draw CHA @6", "move CHA L1", "stop"):
        assert refusal(table, text) == "AG-ACT-DRAW-1"


@pytest.mark.rule("AG-ACT-DRAW-1", "AG-ACT-DRAW-6")
def test_the_card_of_the_pile_goes_to_one_slot() -> None:
    table = acting(setting(tiles=["FOR CHA"]), 1, "draw")
    size = table.pile_size()
    play(table, "draw pile", "card MTN", "place MTN L2")
    assert slot(table, 1, "L2") == "MTN"
    assert (table.pile_size(), tile(table, 1), table.over) == (size - 1, "FOR CHA", True)


@pytest.mark.rule("AG-ACT-DRAW-2")
def test_the_source_is_chosen_before_the_top_card_is_seen() -> None:
    table = acting(setting(tiles=["FOR CHA"]), 0, "draw")
    play(table, "draw pile")
    assert table.actor == portulan.CHANCE
    assert {table.notation(outcome) for outcome, _ in table.chances()} == {f"card {kind}" for kind in KINDS}
    play(table, "card VIL")
    assert options(table) == [f"place VIL {name}" for name in ORDINARY]
    assert refusal(table, "draw FOR @1") == "AG-ACT-DRAW-7"


@pytest.mark.rule("AG-ACT-DRAW-3", "AG-ACT-DRAW-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_card_taken_from_a_tile_is_replaced_on_the_same_tile(number: int) -> None:
    table = acting(setting(tiles=["CPS CHA"] * 5), 0, "draw")
    size = table.pile_size()
    play(table, f"draw CPS @{number}", "card AXE", "place CPS L1")
    assert [tile(table, other) for other in range(1, 6)] == [
        "CHA AXE" if other == number else "CPS CHA" for other in range(1, 6)
    ]
    assert (table.pile_size(), slot(table, 0, "L1")) == (size - 1, "CPS")


@pytest.mark.rule("AG-ACT-DRAW-4")
def test_any_tile_with_a_card_is_a_source_in_any_state() -> None:
    """Tile 1 was resolved and keeps 2 cards, tile 2 is being resolved with 3, tile 4 waits with 1."""
    table = setting(number=6, tiles=["FOR CHA", "MTN VIL CPS", "", "AMU", "CHA CHA"])
    placed(table, "1:1@1a", "0:3@2a", "2:2@2", "1:3@4")
    resolving(table)
    assert options(table) == [
        "draw pile",
        "draw CHA @1",
        "draw FOR @1",
        "draw MTN @2",
        "draw VIL @2",
        "draw CPS @2",
        "draw AMU @4",
        "draw CHA @5",
        "decline",
    ]
    for text in options(table)[:-1]:
        after = table.copy()
        play(after, text, "card FOR", f"place {'FOR' if text == 'draw pile' else text.split()[1]} L1")
        assert after.actor == 2


@pytest.mark.rule("AG-ACT-DRAW-5")
def test_the_replacement_is_revealed_before_the_card_is_placed() -> None:
    table = acting(setting(tiles=["CPS CHA"]), 0, "draw")
    play(table, "draw CPS @1")
    assert table.actor == portulan.CHANCE
    play(table, "card TOR")
    assert (tile(table, 1), asked(table)) == ("CHA TOR", "place drawn")
    assert table.view(1)["tiles"][0]["cards"] == ["CHA", "TOR"]
    assert table.view(1)["boards"][0]["transit"] == ["CPS"]
    assert refusal(table, "place TOR L1") == "AG-ACT-DRAW-7"


@pytest.mark.rule("AG-ACT-DRAW-6", "AG-PLACE-11", "AG-OBJ-3")
@pytest.mark.parametrize("kind", KINDS)
def test_a_drawn_card_goes_to_any_slot_that_suits_it(kind: str) -> None:
    is_object = kind in ("KNI", "AXE", "TOR", "PHI")
    suits = [*ORDINARY[:5], "OB", "EX"] if is_object else list(ORDINARY)
    for source, come in (("draw pile", kind), (f"draw {kind} @1", "CHA")):
        table = acting(setting(tiles=[kind]), 0, "draw")
        if source == "draw pile" and table.pile >> 6 * KINDS.index(kind) & 63 == 0:
            continue
        play(table, source, f"card {come}")
        assert options(table) == [f"place {kind} {name}" for name in suits]
        if not is_object:
            assert refusal(table, f"place {kind} OB") == "AG-ACT-DRAW-6"
        for name in suits:
            after = play(table.copy(), f"place {kind} {name}")
            assert slot(after, 0, name) == kind


@pytest.mark.rule("AG-ACT-DRAW-7")
def test_a_card_once_taken_must_be_placed() -> None:
    table = acting(setting(tiles=["CPS"]), 0, "draw")
    play(table, "draw CPS @1", "card CHA")
    for text in ("decline", "stop", "draw pile", "place CHA L1"):
        assert refusal(table, text) == "AG-ACT-DRAW-7"


@pytest.mark.rule("AG-ACT-DRAW-8", "AG-VAL-3")
@pytest.mark.parametrize("name", ["V1", "V2", "EX"])
def test_the_slot_that_receives_the_card_opens(name: str) -> None:
    ready = "CHA CHA FOR"
    table = setting(boards={0: {"V1": ready, "V2": ready, "EX": ready}}, tiles=["CPS"])
    play(acting(table, 0, "draw"), "draw CPS @1", "card KNI", f"place CPS {name}")
    assert opened(table) == [name]


@pytest.mark.rule("AG-ACT-DRAW-8", "AG-VAL-7")
@pytest.mark.parametrize("name", ["L1", "L2", "L3", "OB"])
def test_a_card_drawn_to_another_slot_opens_nothing(name: str) -> None:
    ready = "CHA CHA FOR"
    table = setting(boards={0: {"V1": ready, "V2": ready, "EX": ready}}, tiles=["KNI"])
    play(acting(table, 0, "draw"), "draw KNI @1", "card CHA", f"place KNI {name}")
    assert table.over


@pytest.mark.rule("AG-ACT-DRAW-9")
def test_an_empty_pile_is_formed_anew_from_the_discard() -> None:
    table = acting(setting(pile="", discard="CHA FOR MTN VIL KNI", tiles=["CPS"]), 0, "draw")
    after = play(table.copy(), "draw pile", "card MTN", "place MTN L1")
    assert (after.pile_size(), discarded(after), slot(after, 0, "L1")) == (4, "", "MTN")

    after = play(table.copy(), "draw CPS @1", "card KNI", "place CPS L1")
    assert (after.pile_size(), discarded(after), tile(after, 1)) == (4, "", "KNI")


@pytest.mark.rule("AG-ACT-DRAW-9")
def test_the_discard_stays_while_the_pile_has_a_card() -> None:
    table = acting(setting(pile="AXE", discard="CHA FOR"), 0, "draw")
    play(table, "draw pile", "card AXE", "place AXE OB")
    assert (table.pile_size(), discarded(table)) == (0, "CHA FOR")


@pytest.mark.rule("AG-ACT-DRAW-10")
def test_with_pile_and_discard_empty_a_tile_card_is_taken_and_not_replaced() -> None:
    table = acting(setting(pile="", tiles=["CPS CHA", "FOR"]), 0, "draw")
    assert options(table) == ["draw CHA @1", "draw CPS @1", "draw FOR @2", "decline"]
    assert refusal(table, "draw pile") == "AG-ACT-DRAW-10"
    play(table, "draw CPS @1")
    assert asked(table) == "place drawn"
    play(table, "place CPS L3")
    assert (tile(table, 1), slot(table, 0, "L3"), table.over) == ("CHA", "CPS", True)
