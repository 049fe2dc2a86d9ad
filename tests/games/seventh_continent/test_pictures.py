"""Every card has a picture, every place one of its own, and the hands on a slab are as many as its page says."""

from __future__ import annotations

from types import ModuleType

import pytest

from portulan.games.seventh_continent import names
from portulan.games.seventh_continent.box import box
from portulan.games.seventh_continent.scene_cards import picture
from tests.games.seventh_continent.setting import GAME
from tools.seventh_continent_art import (
    callers,
    finds,
    hunt,
    hunt_events,
    kitchens,
    marks,
    moor,
    parts,
    strand,
    terraces,
    towers,
    watch_road,
)
from tools.seventh_continent_art.cards import SHEETS, pictures
from tools.seventh_continent_art.paths import rounded
from tools.seventh_continent_art.plate import Drawing, Plate

THEME = GAME.folder / "theme"


def shown() -> dict[str, tuple[str, str]]:
    """The kind and the picture of every card that ships, by its id."""
    ships = box()
    cards = [names.named(ships, card) for card in range(len(ships.ids))]
    return {ships.ids[card["code"]]: (card["type"], picture(card)) for card in cards}


def test_every_card_has_a_picture() -> None:
    assert [uid for uid, (_, file) in shown().items() if not file] == []


def test_every_skill_has_a_picture_of_its_own() -> None:
    files = [file for kind, file in shown().values() if kind == "skill"]
    assert len({(THEME / file).read_bytes() for file in files}) == len(files)


def test_every_place_has_a_picture_of_its_own_and_another_once_it_has_changed() -> None:
    files = [file for kind, file in shown().values() if kind == "terrain"]
    assert len({(THEME / file).read_bytes() for file in files}) == len(files)


def test_no_picture_ships_without_its_card() -> None:
    assert {path.name for path in THEME.glob("card-*.svg")} == {file for _, file in shown().values() if file}


def test_what_ships_is_what_the_tool_draws() -> None:
    ships = {path.name: path.read_text(encoding="utf-8") for path in THEME.glob("*.svg")}
    drawn = pictures()
    assert sorted(ships) == sorted(drawn)
    assert [name for name, text in drawn.items() if ships[name] != text] == []


@pytest.mark.parametrize(
    ("path", "whole"),
    [
        ("M.4.4l.4.4.4.4.4.4", "M0 0l1 1 0 0 1 1"),  # what is rounded off is made up for
        ("M10.6,9.4h-.2v1e1H3.5", "M11 9h-1v10H4"),
        ("m1.4 1.4h.3zl.3.3", "m1 1h1zl1 1"),  # what follows a closed path begins where that began
        ("M0 0a.24 7.6 30 0012.5 3.4", "M0 0a0.2 8 30 0 0 13 3"),
        ("M1 1c.2.2.4.4.6.6Q9.5 9.5 2.2-3.4", "M1 1c0 0 0 0 1 1Q10 10 2-3"),
    ],
)
def test_paths_are_rounded_without_drifting(path: str, whole: str) -> None:
    assert rounded(path) == whole


@pytest.mark.parametrize(
    ("drawn", "whole", "lacking"),
    [
        (strand.PLACES["the-cold-hole"], 5, 3),
        (terraces.GOLD["the-steam-orchard"], 1, 5),
        (kitchens.GOLD["the-great-damper"], 2, 2),
        (kitchens.SCENES["five-on-one-bowl"], 2 * 2 * 9 + 5 + 4 * 3, 0),  # each small hand is blurred into three
        (kitchens.SCENES["thirteen-places"], 5 + 4 + 5 + 5 + 5 + 5 + 8, 0),
    ],
)  # fmt: skip
def test_hands_that_are_counted_are_drawn(
    monkeypatch: pytest.MonkeyPatch, drawn: Drawing, whole: int, lacking: int
) -> None:
    lacks: list[int] = []
    monkeypatch.setattr(marks, "hand", lambda *args: lacks.append(args[7] if len(args) > 7 else -1))
    monkeypatch.setattr(kitchens, "hand", lambda *args: lacks.append(args[7] if len(args) > 7 else -1))
    drawn(Plate("counted", 600, 400))
    assert (sum(one < 0 for one in lacks), sum(one >= 0 for one in lacks)) == (whole, lacking)


def test_the_stools_show_fish_hands_and_flames_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[int, int, int]] = []
    monkeypatch.setattr(kitchens, "marked_stool", lambda p, x, y, counts, high=0: found.append(counts))
    kitchens.SCENES["thirteen-places"](Plate("counted", 600, 400))
    assert sorted(found) == [(3, 5, 2), (5, 8, 2), (6, 5, 2), (8, 4, 2), (8, 5, 1), (8, 5, 2), (8, 5, 7)]


@pytest.mark.parametrize(
    ("card", "where", "part", "many"),
    [
        ("the-lintel", finds, "hand", 4),
        ("the-lintel", parts, "tree", 4),
        ("the-plate-on-the-wall", finds, "dial", 3),
        ("in-the-pot", parts, "spoon", 7),
        ("the-nineteenth-spoon", parts, "spoon", 19),
        ("the-letter-that-answers", parts, "sheet", 4),
        ("plate-31", parts, "figure", 13),
        ("the-landing", parts, "figure", 4),
        ("a-knotted-line", parts, "eel", 5),
        ("a-basin-alive", parts, "eel", 3),
        ("what-the-chair-sees", parts, "smoke", 4),
        ("rings-under-cups", parts, "cup", 2),
        ("ellerys-letters", parts, "sheet", 5),
        ("ten-of-them-wrong", hunt_events, "whistle", 11),
        ("props-cut-to-length", hunt_events, "pole", 4),
        ("an-ear-at-each-foot", hunt_events, "ear", 2),
    ],
)
def test_what_a_page_counts_is_drawn(
    monkeypatch: pytest.MonkeyPatch, card: str, where: ModuleType, part: str, many: int
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(where, part, lambda *args: calls.append(args))
    (finds.FINDS | hunt.HUNT | hunt_events.EVENTS)[card](Plate(card, 360, 240))
    assert len(calls) == many


def drawn_at(
    monkeypatch: pytest.MonkeyPatch, where: ModuleType, place: str, part: str
) -> list[tuple[float, ...]]:
    """Draws a place, and lists the numbers with which it asked for a part."""
    calls: list[tuple[float, ...]] = []
    monkeypatch.setattr(
        where, part, lambda p, *args: calls.append(tuple(one for one in args if not isinstance(one, str)))
    )
    where.PLACES[place](Plate(place))
    return calls


def test_the_peat_keeps_five_paces_and_a_short_one_seven_drops_and_boots_of_two_sizes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prints = drawn_at(monkeypatch, moor, "the-peat-stairs", "track")
    sizes = [size for _, _, size, _ in prints]
    assert (sizes.count(max(sizes)), len(sizes)) == (5, 6)
    assert len(drawn_at(monkeypatch, moor, "the-peat-stairs", "drop")) == 7
    assert len({boot[2] for boot in drawn_at(monkeypatch, moor, "the-peat-stairs", "boot_print")}) == 2
    assert len(callers.TOES) == 4


def test_nine_bones_lie_on_the_sill_from_the_longest_to_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    bones = [long for _, _, long, _ in drawn_at(monkeypatch, towers, "the-tower-nobody-hears", "bone")]
    assert (len(bones), bones) == (9, sorted(bones, reverse=True))


def test_a_rack_holds_eleven_whistles_and_one_of_them_has_five_holes(monkeypatch: pytest.MonkeyPatch) -> None:
    whistles = drawn_at(monkeypatch, moor, "the-whistle-makers", "whistle")
    rack = [holes for _, y, _, holes, _ in whistles if y < 250]
    assert (len(rack), rack.count(5)) == (11, 1)


def test_the_bench_shows_which_towers_have_a_horn_and_which_an_ear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above the holes two horns and an ear; on the seat six horns, one of them scratched out, and four ears."""
    assert len(drawn_at(monkeypatch, towers, "the-listening-bench", "horn_mark")) == 2 + 6
    assert len(drawn_at(monkeypatch, towers, "the-listening-bench", "ear")) == 1 + 4


@pytest.mark.parametrize(
    ("part", "many"),
    [("wedge", 6), ("drill_hole", 3), ("initial", 3), ("milestone", 4), ("course", 8)],
)
def test_the_cut_shows_the_marks_of_its_masons(monkeypatch: pytest.MonkeyPatch, part: str, many: int) -> None:
    assert len(drawn_at(monkeypatch, watch_road, "the-road-cut", part)) == many


@pytest.mark.parametrize(
    ("place", "part", "many"),
    [
        ("widow-tamsetts", "wedding", 4),
        ("widow-tamsetts", "toy_boat", 4),
        ("honest-wreckers-bay", "hull", 7),
    ],
)
def test_what_a_place_of_the_watch_road_counts_is_drawn(
    monkeypatch: pytest.MonkeyPatch, place: str, part: str, many: int
) -> None:
    assert len(drawn_at(monkeypatch, watch_road, place, part)) == many


def test_between_the_fourth_milestone_and_the_fifth_stands_a_fourth(monkeypatch: pytest.MonkeyPatch) -> None:
    stones = drawn_at(monkeypatch, watch_road, "the-milestone-too-many", "milestone")
    assert [strokes for _, _, _, _, strokes, *_ in sorted(stones)] == [4, 4, 5]


def test_the_crabs_in_the_lantern_stand_in_order_of_brightness(monkeypatch: pytest.MonkeyPatch) -> None:
    glows: list[tuple[float, float]] = []
    monkeypatch.setattr(watch_road, "lamp_crab", lambda p, x, y, size, glow: glows.append((x, glow)))
    watch_road.GOLD["the-lamp-without-a-lamp"](Plate("counted"))
    assert glows == sorted(glows) and len({glow for _, glow in glows}) == len(glows) > 1


def test_every_place_can_be_drawn_before_its_card_ships_and_no_two_are_alike() -> None:
    texts: list[str] = []
    for places, gold, _ in SHEETS:
        for drawn in dict.fromkeys([*places.values(), *gold.values()]):
            plate = Plate("the same for all")
            drawn(plate)
            texts.append(plate.text())
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("card", "rings"),
    [
        ("a-felled-tree-and-a-stone-one", [41, 95]),
        ("ferns-from-the-oven", [77]),
        ("rings-under-cups", [59]),
    ],
)
def test_a_stump_has_the_rings_of_its_page(
    monkeypatch: pytest.MonkeyPatch, card: str, rings: list[int]
) -> None:
    stumps: list[int] = []
    monkeypatch.setattr(parts, "rings", lambda p, x, y, rx, ry, many, tenths: stumps.append(many))
    finds.FINDS[card](Plate(card, 360, 240))
    assert stumps == rings


def test_every_tenth_ring_of_a_stone_stump_is_dark() -> None:
    plate = Plate("rings", 360, 240)
    parts.rings(plate, 180, 120, 90, 60, 95, True)
    thin, dark = plate.parts[-2:]
    assert (thin.count("M"), dark.count("M")) == (86, 9)


def test_twelve_beds_stand_on_the_strand_and_seven_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    beds: list[tuple[bool, bool]] = []
    monkeypatch.setattr(strand, "bed", lambda p, x, foot, made, own: beds.append((made, own)))
    strand.PLACES["the-strand-of-beds"](Plate("counted"))
    assert (len(beds), beds.count((True, False)), beds.count((False, True))) == (12, 7, 1)
