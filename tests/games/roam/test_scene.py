"""The scene of Roam: what lies where for whom, built from a view."""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.scene import Area, Card, Entry, Scene, Token, label
from portulan.engine.state import State
from portulan.games.roam.map import turned
from portulan.games.roam.moves import AT
from tests.games.roam.setting import begin, dealt, play, setting, tied

GAME = portulan.game("roam")


def scene_of(state: State, viewer: int | None = 0) -> Scene:
    return GAME.scene(state.view(viewer))


def area(scene: Scene, ident: str) -> Area:
    found = next(element for element in scene.elements() if element.id == ident)
    assert isinstance(found, Area)
    return found


@pytest.mark.rule("RO-INFO-2", "RO-INFO-3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_terrain_side_of_the_top_card_is_shown_with_its_scroll(viewer: int | None) -> None:
    """K7: `00/00/11`, and on the back `X.X` and 3 points."""
    top = area(scene_of(setting(), viewer), "top")
    squares = [child for child in top.children if isinstance(child, Area)]
    (scroll,) = (child for child in top.children if isinstance(child, Card))
    assert (top.role, top.columns, top.turn, top.art) == ("plate", 2, 0, "terrain-forest")
    assert [square.pips for square in squares] == [0, 0, 0, 0, 1, 1]
    assert (scroll.id, scroll.figure, scroll.worth) == ("card-T07", ("X.X",), 3)


@pytest.mark.rule("RO-INFO-2", "RO-INFO-3")
def test_a_closed_scroll_leaves_the_terrain_of_the_top_card_to_be_seen() -> None:
    top = area(scene_of(setting(options={"scroll_public": False})), "top")
    assert [child.pips for child in top.children if isinstance(child, Area)] == [0, 0, 0, 0, 1, 1]
    assert not any(isinstance(child, Card) for child in top.children)


@pytest.mark.rule("RO-INFO-2")
def test_an_empty_deck_shows_nothing() -> None:
    table = setting()
    table.top, table.deck = -1, 0
    assert all(element.id != "top" for element in scene_of(table).elements())


@pytest.mark.rule("RO-GEO-12", "RO-SETUP-8")
@pytest.mark.parametrize(("seat", "turn"), [(0, 0), (1, 3), (2, 2), (3, 1), (None, 0)])
def test_the_map_is_turned_so_that_the_viewer_sits_at_its_bottom(seat: int | None, turn: int) -> None:
    """Quarter turns clockwise: the west comes down by three of them, the east by one."""
    assert area(scene_of(setting(4), seat), "map").turn == turn


@pytest.mark.rule("RO-GEO-7", "RO-GEO-8", "RO-GEO-9")
def test_cards_of_the_north_lie_turned_and_their_squares_in_reading_order() -> None:
    scene = scene_of(setting())
    assert [area(scene, f"slot-{slot}").turn for slot in range(6)] == [2, 2, 2, 0, 0, 0]
    plate = area(scene, "slot-1")
    assert [child.id for child in plate.children][:6] == [f"square-{r},{c}" for r in range(3) for c in (2, 3)]
    assert [child.pips for child in plate.children if isinstance(child, Area)] == [0, 0, 0, 2, 0, 0]
    assert (plate.children[-1].id, plate.art) == ("card-T02", "terrain-forest")


@pytest.mark.rule("RO-STACK-1", "RO-STACK-8")
def test_the_lower_marker_of_a_stack_comes_first() -> None:
    table = setting(markers={1: "2,2", 0: "2,3"}, upper={0: "2,2", 1: "2,3"}, options={"stacking": True})
    markers = table.view(None)["markers"]
    assert (markers[14], markers[15], markers[16]) == ([1, 0], [0, 1], [])
    square = area(scene_of(table), "square-2,2")
    assert [(child.id, child.owner) for child in square.children if isinstance(child, Token)] == [
        ("marker-2,2-0", 1),
        ("marker-2,2-1", 0),
    ]


@pytest.mark.rule("RO-SETUP-15", "RO-TURN-1")
@pytest.mark.parametrize(
    ("viewer", "panels"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (None, [0, 1, 2])]
)
def test_the_bands_follow_the_order_of_play_from_the_viewer_on(viewer: int | None, panels: list[int]) -> None:
    usual = dealt(3, options={"first_player": 1})
    assert [panel.seat for panel in scene_of(usual, viewer).panels()] == panels


@pytest.mark.rule("RO-SETUP-8", "RO-SETUP-15")
@pytest.mark.parametrize(
    ("viewer", "panels"), [(0, [0, 2, 1]), (1, [1, 0, 2]), (2, [2, 1, 0]), (None, [0, 2, 1])]
)
def test_the_bands_follow_the_sides_that_were_chosen(viewer: int | None, panels: list[int]) -> None:
    """Seat 2 sits south, seat 1 west and seat 0 east: turns go 2, 1, 0."""
    table = dealt(3, options={"seats": "choose", "first_player": 1})
    for side in ("east", "west", "south"):
        table.play(table.parse(f"side {side}"))
    assert [panel.seat for panel in scene_of(table, viewer).panels()] == panels


def entries(scene: Scene) -> list[Entry]:
    return [element for element in scene.elements() if isinstance(element, Entry)]


@pytest.mark.rule("RO-AUCTION-4", "RO-AUCTION-5", "RO-AUCTION-6", "RO-AUCTION-13")
@pytest.mark.parametrize(
    ("coins", "before", "asked", "highest", "ends", "quick"),
    [
        ([5, 4, 9], (), 0, "none", (0, 5), ["least 0"]),
        ([9, 4, 8], (), 0, "none", (0, 9), ["least 0", "sure 8"]),
        ([5, 4, 9], ("bid 2",), 1, 2, (3, 4), ["least 3"]),
        ([5, 4, 3], ("bid 2",), 1, 2, (3, 4), ["sure 3"]),
        ([5, 4, 9], ("pass", "pass"), None, None, None, []),
        ([5, 4, 9], ("bid 0", "bid 3"), 2, 3, (4, 9), ["sure 4"]),
    ],
)
def test_a_bid_is_one_number_beside_the_highest_one_and_ones_coins(
    coins: list[int],
    before: tuple[str, ...],
    asked: int | None,
    highest: int | str,
    ends: tuple[int, int],
    quick: list[str],
) -> None:
    """The least bid that counts is offered, and the least one that those who are still to bid cannot outbid."""
    table = play(tied(coins), *before)
    for viewer in (0, 1, 2, None):
        scene = scene_of(table, viewer)
        names = [element.id for element in scene.elements()]
        if viewer is None or viewer != asked:
            assert entries(scene) == [] and "pass" not in names
            continue
        (entry,) = entries(scene)
        assert (entry.id, entry.notation, entry.low, entry.high) == ("bid", "bid {}", *ends)
        assert entry.hint == label("bid-hint", highest=highest, coins=coins[viewer])
        assert [(one.number, one.label) for one in entry.quick] == [
            (int(number), label(f"quick-bid-{kind}", coins=int(number)))
            for kind, number in map(str.split, quick)
        ]
        assert "pass" in names


@pytest.mark.rule("RO-ARTSLIDE-2")
def test_the_view_names_what_is_asked_about() -> None:
    """A marker that slides is asked where to, and the squares beside it are touched for the answer."""
    table = setting(full=True, markers={1: "2,2"}, tiles={0: "slide"})
    play(begin(table), "slide 2,2")
    view = table.view(0)
    assert (view["step"], view["asked"]) == ("slide to", {"seat": 0, "square": 14, "level": 0})
    clicked = {table.notation(move): GAME.targets(view, move) for move in table.moves()}
    assert clicked == {
        "to N": ["square-1,2"],
        "to E": ["square-2,3"],
        "to S": ["square-3,2"],
        "to W": ["square-2,1"],
    }


@pytest.mark.rule("RO-GEO-14", "RO-GEO-15", "RO-GEO-18")
@pytest.mark.parametrize("seat", range(4))
def test_a_shape_is_touched_for_by_its_first_square_as_its_owner_sees_it(seat: int) -> None:
    """Whoever sits where: the square that the drawing marks, on the map as it is turned to that side."""
    dealt_out = dealt(4, options={"first_player": seat})
    uses = dealt_out.moves()
    assert len(uses) > 1
    for use in uses:
        table = dealt_out.copy()
        table.play(use)
        view = table.view(seat)
        scene = scene_of(table, seat)
        signs = "".join(area(scene, f"seat-{seat}-shape").figure)
        assert signs.count("H") == 1 and "X" not in signs[: signs.index("H")]
        turn = area(scene, "map").turn
        told = {preview.targets[0]: preview for preview in scene.previews}
        for touched, preview in told.items():
            covers = [turned((int(name[7]), int(name[9])), turn) for name in preview.covers]
            assert turned((int(touched[7]), int(touched[9])), turn) == min(covers)
            assert preview.effect.arguments["square"] == area(scene, touched).code
        assert {GAME.targets(view, move)[0] for move in table.moves()} == told.keys()
        assert len({GAME.targets(view, move)[0] for move in AT.moves()}) == 36
