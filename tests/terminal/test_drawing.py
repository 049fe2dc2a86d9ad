"""Scenes as text: readable at any width, with words where there is colour."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import portulan
from portulan.engine.scene import (
    Area,
    Card,
    Counter,
    Die,
    Page,
    Panel,
    Scene,
    Token,
    Track,
    TrackSpace,
    label,
)
from portulan.engine.state import State
from portulan.terminal.drawing import Artist, seat_marks
from portulan.terminal.glyphs import PLAIN_GLYPHS, Glyphs
from portulan.terminal.words import UNTIED, Voice
from tests.games.agartha.setting import bidding, placed, setting, winning
from tests.games.roam.setting import begin, use
from tests.games.roam.setting import setting as roam

GAME = portulan.game("agartha")


def drawn(state: State, seat: int | None, *, width: int = 80, lang: str = "en", **how: bool) -> list[str]:
    """Draws a table for a seat, without colour, line by line."""
    artist = Artist(Voice(GAME, lang), ["Ann", "Bo", "Cy", "Di"][: state.players], [""] * 4, Glyphs())
    return text(artist, GAME.scene(state.view(seat)), width, **how)


def text(artist: Artist, scene: Scene, width: int = 80, dense: bool = False) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(artist.draw(scene, width, dense))
    return [line.rstrip() for line in capture.get().translate(UNTIED).splitlines()]


def test_the_viewer_s_board_is_large_the_others_short() -> None:
    table = bidding(
        setting(
            players=2,
            number=3,
            boards={0: {"L1": "FOR*2 CPS", "V1": "CHA", "OB": "KNI"}, 1: {"EX": "MTN CHA*2"}},
            tiles=["AMU CHA", "VIL"],
            encounter={0: 5, 1: 2},
            village={0: 4, 1: 1},
            amulets={0: 1},
            explored={1: [2]},
            discard="AXE",
        )
    )
    assert drawn(table, 0) == [
        "Agartha · Bids · Round 3/6 · Pile 30 · Discard 1",
        "Bo (B) · 6 points",
        "  EX Character ×2, Mountain · Explorations 5 · Encounter 2 · Tokens in hand ▪ ×3",
        "╭──────────────────────────┬─────────────────────────┬─────────────────────────╮",
        "│ Tile 1                   │ Tile 2                  │ Tile 3                  │",
        "├──────────────────────────┼─────────────────────────┼─────────────────────────┤",
        "│ Amulet                   │ Village                 │ –                       │",
        "│ Character                │                         │                         │",
        "│ Action –                 │ Action –                │ Action –                │",
        "│ Bids –                   │ Bids –                  │ Bids –                  │",
        "╰──────────────────────────┴─────────────────────────┴─────────────────────────╯",
        "╭─ ▶ Ann (A, you) · 4 points · testament ──────────────────────────────────────╮",
        "│ Places                    Village                  Exploration               │",
        "│ L1 Forest ×2, Compass     V1 Character             EX –                      │",
        "│ L2 –                      V2 –                     Explorations ○1 ○5 ○9     │",
        "│ L3 –                      OB Knife                                           │",
        "│ Sectors Encounter 5, Amulet 1   Tokens in hand 1 Move, 2 Swap, 3 Draw        │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
    ]


def test_a_low_screen_gets_a_line_for_each_tile() -> None:
    table = placed(bidding(setting(players=2, tiles=["AMU CHA", "VIL"])), "1:3@1a", "0:2@1", "1:1@1")
    assert drawn(table, 0, dense=True)[1:5] == [
        "Bo (B) · 0 points",
        "Tile 1  Amulet, Character  Action B?  Bids A2, B?",
        "Tile 2  Village            Action –   Bids –",
        "Tile 3  –                  Action –   Bids –",
    ]


def test_an_open_slot_and_cards_to_place_have_an_arrow() -> None:
    table = winning(setting(players=2, boards={0: {"V1": "CHA"}}), 0, "CHA KNI")
    assert any("▶ To place Character, Knife" in line for line in drawn(table, 0))
    table.play(table.parse("place CHA V1"))
    table.play(table.parse("place KNI OB"))
    assert any("▶ V1 Character ×2" in line for line in drawn(table, 0))


def test_hidden_points_are_a_question_mark() -> None:
    table = bidding(setting(players=2, village={1: 1}, encounter={1: 2}, options={"points_visible": False}))
    assert drawn(table, 0)[1] == "Bo (B) · ? points"


@pytest.mark.parametrize("dense", [False, True])
def test_a_plate_beside_the_map_and_the_map_are_drawn_on_any_screen(dense: bool) -> None:
    game = portulan.game("roam")
    table = roam(markers={0: "0,0", 1: "0,1"})
    artist = Artist(Voice(game, "en"), ["Ann", "Bo"], ["", ""], Glyphs())
    lines = text(artist, game.scene(table.view(0)), 100, dense)
    (plate,) = [line for line in lines if line.startswith("Next land")]
    assert plate.split()[2] == "··/··/¤¤"
    assert plate.endswith("■·■ (3)")
    start = lines.index("  a   b    c   d    e   f")
    assert lines[start + 1].startswith("1 A   B¤ │ ·")


def roam_map(table: State, seat: int, width: int = 80) -> list[str]:
    """Draws the map of Roam for a seat: the rim, six lines of squares and the rules between them."""
    game = portulan.game("roam")
    artist = Artist(Voice(game, "en"), ["Ann", "Al", "Bo", "Cy"][: table.players], [""] * 4, Glyphs())
    lines = text(artist, game.scene(table.view(seat)), width)
    start = next(number for number, line in enumerate(lines) if line.startswith("Next land"))
    end = next(number for number, line in enumerate(lines) if line.startswith("North-west land"))
    return lines[start + 1 : end]


def test_a_map_shows_symbols_under_pieces_and_what_a_shape_covers() -> None:
    table = begin(roam(markers={1: "2,5"}, coins=[2]))
    use(table, "A @ 1,2")
    assert roam_map(table, 0) == [
        "  a     b      c     d      e     f",
        "1 ·     ¤    │ ·     ·    │ ·     ·",
        "2 ·     ·    │[A1  ][A1¤¤]│[¤   ] ·",
        "3 ¤     ·    │ ·     ·    │ ·     A2¤",
        " ────────────┼────────────┼────────────",
        "4 ·     ·    │ ·     ¤¤   │ ¤     ¤",
        "5 ¤     ¤    │ ·     ·    │ ·     ·",
        "6 ·     ·    │ ·     ¤    │ ¤     ·",
    ]


def test_a_map_is_turned_to_the_side_of_its_viewer() -> None:
    table = roam(players=4, markers={0: "0,0", 1: "0,5"})
    assert roam_map(table, 0)[:2] == ["  a   b    c   d    e   f", "1 A1  ¤  │ ·   ·  │ ·   A2"]
    assert roam_map(table, 1) == [  # in the west
        "  1   2   3    4   5   6",
        "f A2  ·   ¤  │ ¤   ·   ·",
        "e ·   ¤   ·  │ ¤   ·   ¤",
        " ────────────┼────────────",
        "d ·   ¤¤  ·  │ ¤¤  ·   ¤",
        "c ·   ·   ·  │ ·   ·   ·",
        " ────────────┼────────────",
        "b ¤   ·   ·  │ ·   ¤   ·",
        "a A1  ·   ¤  │ ·   ¤   ·",
    ]
    assert roam_map(table, 2)[-1] == "1 A2  ·  │ ·   ·  │ ¤   A1"  # in the north
    assert roam_map(table, 3)[0] == "  6   5   4    3   2   1"  # in the east


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_map_full_of_stacks_keeps_its_grid_on_a_narrow_screen(lang: str) -> None:
    game = portulan.game("roam")
    everywhere = " ".join(
        f"{row},{column}" for row in range(6) for column in range(6) if (row, column) != (0, 0)
    )
    options = {"stacking": True}
    table = roam(players=4, markers={0: everywhere}, upper={1: everywhere}, options=options)
    artist = Artist(Voice(game, lang), ["Ann", "Al", "Bo", "Cy"], [""] * 4, Glyphs())
    lines = text(artist, game.scene(table.view(0)), 80)
    (second,) = [line for line in lines if line.startswith("2 ")]
    assert second.split() == ["2", "A1A2", "A1A2", "│", "A1A2", "A1A2¤¤", "│", "A1A2¤", "A1A2"]


def test_tiles_show_what_they_do_and_their_names() -> None:
    game = portulan.game("roam")
    table = roam(full=True, tiles={0: "slide"})
    artist = Artist(Voice(game, "en"), ["Ann", "Bo"], ["", ""], Glyphs())
    drawing = " ".join(" ".join(text(artist, game.scene(table.view(0)), 110)).split())
    assert "Slide: Waxed Sledge Runner (0)" in drawing
    assert "Market 7 coins Replace: False Flag (2)" in drawing


@pytest.mark.parametrize("width", [40, 60, 80, 100, 200])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width: int, lang: str) -> None:
    rng = random.Random(width)
    state = portulan.new("agartha", 4, seed=width)
    while not state.over:
        state.play(rng.choice(state.moves()))
        if rng.random() < 0.05:
            for dense in (False, True):
                assert max(map(len, drawn(state, 1, width=width, lang=lang, dense=dense))) <= width


def test_a_spectator_sees_all_boards_in_short() -> None:
    lines = drawn(bidding(setting(players=3)), None)
    assert [line for line in lines if line.startswith(("Ann", "Bo", "Cy", "▶ "))] == [
        "▶ Ann (A) · 0 points · testament",
        "Bo (B) · 0 points",
        "Cy (C) · 0 points",
    ]


def test_an_old_terminal_gets_signs_that_it_knows() -> None:
    artist = Artist(Voice(GAME, "en"), ["Ann", "Bo"], ["", ""], PLAIN_GLYPHS)
    table = bidding(setting(players=2, boards={0: {"L1": "FOR*2"}}))
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=80, highlight=False)
    with console.capture() as capture:
        console.print(artist.draw(GAME.scene(table.view(0)), 80))
    written = capture.get().translate(UNTIED)
    assert written.isascii() and "L1 Forest x2" in written


def test_all_kinds_of_element_can_be_drawn() -> None:
    """The vocabulary of scenes, whatever game uses it."""
    forest = Card(id="c", face="FOR", label=label("card-FOR"))
    pieces = (
        Die(id="d", sides=6, value=4, label=label("points", value=4)),
        Track(id="t", label=label("round"), spaces=(TrackSpace(id="t1", filled=True), TrackSpace(id="t2"))),
        Token(id="k", face="x", label=label("testament")),
        Counter(id="n", value=3, label=label("slot-ENC")),
    )
    grid = Area(
        id="g",
        layout="grid",
        columns=2,
        children=tuple(
            Area(id=f"g{number}", label=label("tile", tile=number), children=(forest,))
            for number in (1, 2, 3)
        ),
    )
    story = Page(id="s", paragraphs=(label("game-tagline"), label("event-end")))
    board = Panel(id="p", seat=0, own=True, children=(Area(id="a", code="L1", children=(forest,)), story))
    scene = Scene(label("status", phase="bids"), (Area(id="w", children=pieces), grid, story, board))
    artist = Artist(Voice(GAME, "en"), ["Ann"], [""], Glyphs())
    lines = text(artist, scene)
    assert lines[0] == "Agartha · Bids · points 4/6 · Round 1/2 · testament · Encounter 3"
    assert sum(line.count("Tile") for line in lines) == 3
    assert sum("Hidden bids, clever combos and six rounds" in line for line in lines) == 2
    assert any(line.startswith("│ L1 Forest") for line in lines)
    assert any(line.startswith("│ │ The sixth round is over") for line in lines)


def test_marks_are_short_and_tell_players_apart() -> None:
    assert seat_marks(["Ann", "bo"]) == ["A", "B"]
    assert seat_marks(["Ann", "al", "Bo"]) == ["A1", "A2", "B3"]


@pytest.mark.parametrize(
    ("lang", "pawn", "who"),
    [
        ("en", "Pawn", "ferrywoman on a sea that dried"),
        ("fr", "Pion", "passeuse d’une mer qui a séché"),
    ],
)
def test_a_picture_s_word_is_written_in_no_language(lang: str, pawn: str, who: str) -> None:
    """A pawn has a name, and its face is a picture; a line of a card that has no label begins with its words."""
    game = portulan.game("near-and-far")
    artist = Artist(Voice(game, lang), ["Ann", "Bo"], ["", ""], Glyphs())
    lines = text(artist, game.scene(game.new(2, seed=1, options={"mode": "first"}).view(0)))
    told = " ".join(lines)
    assert f" · {pawn}" in told and "pawn " not in told
    assert any(line.strip() == who for line in lines)
