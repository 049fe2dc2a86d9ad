"""Maps, boards that grow, pages, cards to be read, sheets and typed numbers in the terminal."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import portulan
from portulan.engine.state import State
from portulan.terminal.drawing import Artist
from portulan.terminal.glyphs import PLAIN_GLYPHS, Glyphs
from portulan.terminal.words import UNTIED, Voice
from tests.terminal.conftest import Sit
from tests.toys import showcase


def after(*notations: str) -> State:
    """Plays some moves of a stay in the bay."""
    state = portulan.new("showcase", 1, seed=3)
    for notation in notations:
        state.play(state.parse(notation))
    return state


def drawn(
    state: State, lang: str = "en", width: int = 80, dense: bool = False, glyphs: Glyphs | None = None
) -> list[str]:
    """Draws the explorer's table, line by line."""
    artist = Artist(Voice(showcase.GAME, lang), ["Ann"], [""], glyphs or Glyphs())
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(artist.draw(showcase.GAME.scene(state.view(0)), width, dense))
    return [line.rstrip() for line in capture.get().translate(UNTIED).splitlines()]


def read(lines: list[str]) -> str:
    """Joins the lines of a frame again, with one space between words."""
    return re.sub(" +", " ", " ".join(line.strip("│ ") for line in lines))


def test_a_map_is_a_sketch_of_what_is_typed_and_a_list_of_ways() -> None:
    lines = drawn(after())
    sketch = lines[2 : next(number for number, line in enumerate(lines) if line.startswith("▶"))]
    assert any("[harbour]" in line for line in sketch)
    row = {
        name: number
        for number, line in enumerate(sketch)
        for name in ("quarry", "ford", "mill")
        if name in line
    }
    assert row["quarry"] < row["ford"] < row["mill"]
    assert any("·" in line for line in sketch)
    (here,) = [line for line in lines if line.startswith("▶ harbour")]
    assert "Harbour: explorer A" in here and "west mill, north-west ford" in here
    assert any("north-east saltmarsh (Threat)" in line for line in lines)


def test_a_low_screen_is_told_where_one_stands() -> None:
    lines = drawn(after(), dense=True)
    assert [line.split()[1] for line in lines if line.startswith("▶ harbour")] == ["harbour"]
    assert not any("quarry" in line for line in lines)


def test_a_board_has_walls_and_gaps_fog_and_ways_out() -> None:
    lines = drawn(after("ship", "explore stairs", "go stairs"))
    assert "·─────  ─────·" in lines
    assert any("░░░ spring ░░░" in line for line in lines)
    assert any(line.startswith("│Landing       ") for line in lines)  # open to the east
    assert "You are at Stairs in the rock. explorer A. Ways: north spring, south landing." in lines


def test_a_page_has_its_title_its_words_and_choices_with_all_that_is_known() -> None:
    state = after("walk mill", "read")
    words = read(drawn(state))
    assert "Ann’s page · At the tide mill · The miller counts" in words
    assert "speaks only in numbers. “Four,” he says when you come in" in words
    assert "climb Give him two coins. (Skill 4, chance 50%)" in words
    assert "(with the rope, Combat 2, Costs coins 2, chance 83%)" in words
    french = read(drawn(state, "fr"))
    assert "Page de Ann · Au moulin à marée · Le meunier compte" in french
    assert "climb Lui donner deux pièces. (Adresse 4, chances\u00a0: 50\u202f%)" in french


def test_a_page_that_was_not_opened_is_nowhere() -> None:
    assert "miller" not in "\n".join(drawn(after("walk mill"))).replace("Tide mill", "")


def test_cards_have_lines_and_columns_are_one_thing_under_a_die() -> None:
    lines = [line.strip("│ ") for line in drawn(after())]
    at = lines.index("Climbing kit [die 4]")
    assert lines[at + 1 : at + 5] == [
        "Rope",
        "Climb (cards to draw -1): One card less to draw.",
        "Grapnel",
        "Climb (successes +1): One success more.",
    ]


def test_a_sheet_tells_how_it_stands_after_every_switch() -> None:
    lines = [line.strip("│ ") for line in drawn(after("prepare"))]
    assert "Cards to draw 2, Chance of success 33%, Risk of a curse 12%" in lines
    assert any("[ ] Ida, the cook (skill +1)" in line for line in lines)
    lines = [line.strip("│ ") for line in drawn(after("prepare", "friend ida", "more"))]
    assert "Cards to draw 3, Chance of success 67%, Risk of a curse 18%" in lines
    assert any("[x] Ida, the cook (skill +1)" in line for line in lines)


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("dense", [False, True])
def test_no_line_is_wider_than_the_screen(width: int, lang: str, dense: bool) -> None:
    for moves in ((), ("walk mill", "read"), ("ship", "explore stairs"), ("prepare",), ("riddle",)):
        assert max(map(len, drawn(after(*moves), lang, width, dense))) <= width


def test_an_old_terminal_gets_signs_that_it_knows() -> None:
    for moves in ((), ("ship",), ("prepare",), ("riddle",)):
        lines = drawn(after(*moves), glyphs=PLAIN_GLYPHS)
        inside = "\n".join(line for line in lines if not line.startswith(("╭", "│", "╰")))
        assert inside.replace("…", "").isascii()


def test_a_number_is_typed_and_a_wrong_one_changes_only_a_count(sit: Sit) -> None:
    sitting = sit(["riddle", "1000", "7", "riddle", "316"], "--lang", "en", game="showcase")
    assert "type number 000 … 999" in sitting.words
    assert sitting.after("1000") == "1000 is not a number from 000 to 999."
    assert "7 is not the number." in sitting.words
    assert "That is the number! You gain 5 coins." in sitting.words
    assert "? points" not in sitting.words and "8 coins" in sitting.words
