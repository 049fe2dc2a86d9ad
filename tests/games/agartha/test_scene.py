"""The scene: drawn from a view alone, every piece once, every move with its targets."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

import pytest

import portulan
from portulan.engine.scene import Area, Button, Card, Label, Panel, Pile, Scene, Token, TrackSpace, held_by
from portulan.engine.scene import Counter as SceneCounter
from portulan.engine.state import State
from portulan.games.agartha import GAME
from tests.games.agartha.setting import acting, bidding, placed, play, resolving, setting, winning

scene, targets = GAME.scene, GAME.targets

GAME = portulan.game("agartha")


def positions(players: int, seed: int, **options: str) -> Iterator[State]:
    """Walks through a random game, from the first question to the end."""
    rng = random.Random(seed)
    state = portulan.new("agartha", players, seed=seed, options=options)
    while not state.over:
        yield state
        seat = rng.choice(state.actors)
        state.play(rng.choice(state.moves(seat)), seat)
    yield state


def named(drawn: Scene, ident: str):  # type: ignore[no-untyped-def]
    """Finds an element by its id."""
    (found,) = [element for element in drawn.elements() if element.id == ident]
    return found


def faces(drawn: Scene, ident: str) -> list[str | None]:
    """Lists the faces of the pieces that a place holds."""
    return [piece.face for piece in held_by(named(drawn, ident)) if isinstance(piece, Card | Token)]


GAMES = [(2, {}), (3, {}), (4, {}), (3, {"setup_placement": "simultaneous"}), (4, {"allow_refusal": "true"})]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_legal_move_has_targets_in_the_scene_that_no_other_move_has(
    players: int, options: dict[str, str]
) -> None:
    for state in positions(players, 11, **options):
        for seat in state.actors:
            view = state.view(seat)
            ids = {element.id for element in scene(view).elements()}
            clicks = [tuple(targets(view, move)) for move in state.moves(seat)]
            assert all(clicks) and set().union(*clicks) <= ids
            assert len(set(clicks)) == len(clicks)


def test_chance_has_targets_too() -> None:
    state = portulan.new("agartha", 3)
    rng = random.Random(2)
    for _ in range(30):
        ids = {element.id for element in scene(state.view(None)).elements()}
        for move in state.moves():
            assert set(targets(state.view(None), move)) <= ids or state.actor != portulan.CHANCE
        state.play(rng.choice(state.moves()))


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_ids_are_unique(players: int, options: dict[str, str]) -> None:
    for state in positions(players, 12, **options):
        for seat in (0, None):
            ids = [element.id for element in scene(state.view(seat)).elements()]
            assert len(set(ids)) == len(ids)


def test_a_scene_is_plain_data_that_tells_its_elements_apart() -> None:
    first, *_, last = positions(2, 12)
    for state in (first, last):
        data = json.loads(json.dumps(asdict(scene(state.view(0)))))
        assert [child["type"] for child in data["children"][:3]] == ["area", "area", "panel"]
    assert data["children"][-1]["type"] == "score-sheet"
    assert data["children"][1]["label"] == {"name": "tiles", "arguments": {}}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_label_can_be_said(lang: str) -> None:
    for state in positions(3, 13):
        drawn = scene(state.view(0))
        for element in drawn.elements():
            for label in (element.label, element.hint):
                if label is not None:
                    assert GAME.text.say(label.name, label.arguments, lang)
        sheet = drawn.sheet()
        labels: list[Label] = (
            [drawn.status, *(line.label for line in sheet.lines)] if sheet else [drawn.status]
        )
        assert all(GAME.text.say(label.name, label.arguments, lang) for label in labels)


def test_every_card_of_the_deck_is_drawn_once() -> None:
    """What everybody can work out, the pile included, is the whole deck (AG-INV-1)."""
    for state in positions(3, 14):
        view = state.view(0)
        drawn = scene(view)
        seen: Counter[str | None] = Counter()
        for element in drawn.elements():
            if isinstance(element, Card):
                seen[element.face] += element.count
            if isinstance(element, SceneCounter) and element.code in ("ENC", "AMS") and element.value:
                seen["CHA" if element.code == "ENC" else "AMU"] += element.value
        assert seen == {kind: number for kind, number in view["deck"].items() if number}


def test_the_scene_depends_on_the_view_alone() -> None:
    rng = random.Random(1)
    for state in positions(3, 15):
        for seat in range(3):
            assert scene(state.resample(seat, rng).view(seat)) == scene(state.view(seat))


def test_tokens_show_their_face_to_their_owner_only() -> None:
    table = placed(bidding(setting(players=2)), "0:3@1a", "1:2@1", "0:1@1")
    mine, theirs, watched = (scene(table.view(seat)) for seat in (0, 1, None))
    assert faces(mine, "tile-1-action") == ["3"]
    assert faces(mine, "tile-1-bid") == [None, "1"]
    assert faces(theirs, "tile-1-bid") == ["2", None]
    assert faces(watched, "tile-1-action") == [None]
    assert [token.owner for token in named(watched, "tile-1-bid").children] == [1, 0]


def test_a_token_keeps_its_id_from_the_hand_to_the_tile() -> None:
    table = bidding(setting(players=2))
    assert "seat-0-token-3" in [token.id for token in named(scene(table.view(0)), "seat-0-hand").children]
    play(table, "bid 3 @2 action")
    assert [token.id for token in named(scene(table.view(0)), "tile-2-action").children] == ["seat-0-token-3"]


def test_a_card_that_moves_leaves_the_ids_of_the_others_alone() -> None:
    table = acting(setting(players=2, boards={0: {"V1": "CHA*3", "L1": "FOR"}}), 0, "move")
    before = {element.id for element in scene(table.view(0)).elements()}
    play(table, "move CHA V1", "to EX")
    after = {element.id for element in scene(table.view(0)).elements()}
    assert before - after == {"seat-0-V1-CHA-3", "decline"}
    assert after - before == {"seat-0-EX-CHA-1", "tier-2", "tier-3", "tier-4", "stop"}


def test_open_slots_and_cards_to_place_are_at_stake() -> None:
    table = winning(setting(players=2, boards={0: {"V1": "CHA"}}), 0, "CHA KNI")
    drawn = scene(table.view(0))
    assert named(drawn, "seat-0-transit").active and faces(drawn, "seat-0-transit") == ["CHA", "KNI"]
    assert named(drawn, "seat-0").active and not named(drawn, "seat-1").active
    play(table, "place CHA V1", "place KNI OB")
    drawn = scene(table.view(1))
    assert [element.id for element in drawn.elements() if isinstance(element, Area) and element.active] == [
        "seat-0-V1"
    ]


def test_the_tile_of_a_tie_is_at_stake() -> None:
    table = setting(players=3, tiles=["FOR CHA"], holder=0)
    resolving(placed(table, "2:2@1", "1:2@1"))
    assert named(scene(table.view(2)), "tile-1").active
    assert not named(scene(table.view(2)), "tile-2").active


def test_the_testament_lies_with_its_holder() -> None:
    drawn = scene(bidding(setting(players=3, holder=2)).view(0))
    held = [panel.seat for panel in drawn.panels() if any(part.id == "testament" for part in panel.children)]
    assert held == [2]


def test_the_viewer_s_own_board_comes_first_then_clockwise() -> None:
    table = bidding(setting(players=4))
    assert [panel.seat for panel in scene(table.view(2)).panels()] == [2, 3, 0, 1]
    assert [panel.own for panel in scene(table.view(2)).panels()] == [True, False, False, False]
    assert not any(panel.own for panel in scene(table.view(None)).panels())


def test_done_explorations_are_marked() -> None:
    table = bidding(setting(players=2, explored={1: [1, 3]}))
    spaces = held_by(named(scene(table.view(0)), "seat-1-explorations"))
    assert [space.filled for space in spaces if isinstance(space, TrackSpace)] == [True, False, True]


def test_hidden_points_and_starting_cards_stay_hidden() -> None:
    table = bidding(setting(players=2, village={1: 3}, encounter={1: 3}, options={"points_visible": False}))
    assert named(scene(table.view(0)), "seat-1-points").value is None
    assert named(scene(table.view(1)), "seat-1-points").value == 3
    state = portulan.new("agartha", 2, seed=3, options={"setup_placement": "simultaneous"})
    assert faces(scene(state.view(0)), "seat-1-transit") == [None, None]
    assert None not in faces(scene(state.view(0)), "seat-0-transit")


def test_words_to_click_appear_where_they_may_be_said() -> None:
    table = acting(setting(players=2, boards={0: {"L1": "FOR", "V1": "CHA"}}), 0, "move")
    buttons = [element.id for element in scene(table.view(0)).elements() if isinstance(element, Button)]
    assert buttons == ["decline"]
    assert not any(isinstance(element, Button) for element in scene(table.view(1)).elements())


def buttons(drawn: Scene) -> list[str]:
    """Lists the words to click."""
    return [element.id for element in drawn.elements() if isinstance(element, Button)]


def test_a_draw_that_is_a_duty_has_no_word_to_decline_it() -> None:
    """The Draw of a token may be declined even where that of an Exploration may not (AG-EXPLO-12)."""
    duty = {"exploration_draw": "mandatory"}
    table = winning(setting(2, boards={0: {"EX": "FOR"}}, tiles=["CPS"], options=duty), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert buttons(scene(table.view(0))) == []
    assert buttons(scene(acting(setting(2, tiles=["CPS"], options=duty), 0, "draw").view(0))) == ["decline"]
    table = winning(setting(2, boards={0: {"EX": "FOR"}}, tiles=["CPS"]), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert buttons(scene(table.view(0))) == ["decline"]


def test_a_winner_who_may_leave_cards_has_a_word_to_keep_them() -> None:
    table = setting(2, tiles=["FOR CHA"], options={"allow_refusal": True})
    resolving(placed(table, "0:3@1"))
    drawn = scene(table.view(0))
    assert buttons(drawn) == ["keep"]
    assert named(drawn, "tile-1").active and faces(drawn, "seat-0-transit") == ["CHA", "FOR"]
    assert targets(table.view(0), table.parse("leave CHA")) == ["seat-0-transit-CHA-1", "tile-1"]


def test_tokens_revealed_in_the_round_show_their_face_in_every_hand() -> None:
    """Seat 1 revealed the 3 on tile 1; his two others lie on tiles, and the hand of seat 0 is his own secret."""
    table = setting(2, tiles=["FOR CHA", "MTN", "VIL"])
    placed(table, "1:3@1a", "1:1@2", "1:2@3")
    resolving(table)
    mine, theirs, watched = (scene(table.view(seat)) for seat in (0, 1, None))
    assert (
        faces(mine, "seat-1-hand") == faces(theirs, "seat-1-hand") == faces(watched, "seat-1-hand") == ["3"]
    )
    assert faces(mine, "seat-0-hand") == ["1", "2", "3"]
    assert faces(watched, "seat-0-hand") == faces(theirs, "seat-0-hand") == [None, None, None]
    assert [token.owner for token in named(watched, "seat-1-hand").children] == [1]


def test_a_card_chosen_in_a_tie_is_clicked_on_the_tile_of_the_tie() -> None:
    table = setting(3, tiles=["MTN", "FOR CHA"], holder=0)
    resolving(placed(table, "2:2@2", "1:2@2"))
    assert targets(table.view(2), table.parse("pick CHA")) == ["tile-2-CHA-1"]


def test_the_pile_shows_its_number_and_what_everybody_can_work_out() -> None:
    table = bidding(setting(players=2, tiles=["FOR CHA"], discard="AXE"))
    pile, discard = named(scene(table.view(0)), "pile"), named(scene(table.view(0)), "discard")
    assert isinstance(pile, Pile) and pile.count == 47 == sum(card.count for card in pile.known)
    assert [card.face for card in discard.known] == ["AXE"]


def test_the_score_sheet_adds_up_and_names_the_winners() -> None:
    *_, last = positions(3, 16)
    sheet = scene(last.view(None)).sheet()
    assert sheet is not None
    *parts, total = sheet.lines
    assert total.total and list(total.values) == last.scores()
    assert [sum(values) for values in zip(*(line.values for line in parts), strict=True)] == last.scores()
    assert list(sheet.winners) == last.winners()


def test_a_panel_is_no_place_for_another_seat() -> None:
    drawn = scene(bidding(setting(players=3)).view(0))
    for panel in drawn.panels():
        assert isinstance(panel, Panel)
        inside = [element.id for child in panel.children for element in (child, *held_by(child))]
        assert all(ident.startswith(f"seat-{panel.seat}") or ident == "testament" for ident in inside)


def test_the_status_names_the_phase_and_the_track_the_round() -> None:
    def phase(state: State) -> object:
        return scene(state.view(0)).status.arguments["phase"]

    assert phase(portulan.new("agartha", 2, seed=3)) == "setup"
    table = bidding(setting(2, number=4, boards={0: {"L1": "FOR"}}, tiles=["CHA"]))
    assert phase(table) == "bids"
    spaces = held_by(named(scene(table.view(0)), "round"))
    assert [space.filled for space in spaces if isinstance(space, TrackSpace)] == [True] * 4 + [False] * 2
    assert phase(acting(setting(2, boards={0: {"L1": "FOR"}}), 0, "move")) == "resolution"
    *_, last = positions(2, 16)
    assert phase(last) == "over"


def test_points_so_far_are_those_of_the_village_and_of_the_explorations() -> None:
    table = bidding(setting(2, village={1: 3}, encounter={1: 3}, explored={1: [1, 3]}))
    drawn = scene(table.view(0))
    assert named(drawn, "seat-1-points").value == 3 + 1 + 9
    assert named(drawn, "seat-1-points").label.arguments == {"value": 13}
    hidden = bidding(setting(2, village={1: 3}, encounter={1: 3}, options={"points_visible": False}))
    assert named(scene(hidden.view(0)), "seat-1-points").label.arguments == {"value": "hidden"}


def test_every_zone_shows_its_own_slots() -> None:
    drawn = scene(bidding(setting(2)).view(0))
    shown = {
        zone: [child.code for child in named(drawn, f"seat-0-{zone}").children if isinstance(child, Area)]
        for zone in ("places", "village", "exploration")
    }
    assert shown == {"places": ["L1", "L2", "L3"], "village": ["V1", "V2", "OB"], "exploration": ["EX"]}


def test_nobody_holds_the_testament_before_the_first_player_is_drawn() -> None:
    state = portulan.new("agartha", 2)
    while state.chances() and not state.notation(state.moves()[0]).startswith("first"):
        assert "testament" not in {element.id for element in scene(state.view(0)).elements()}
        state.play(state.moves()[0])
    state.play(state.parse("first 1"))
    state.play(state.moves()[0])
    state.play(state.moves()[0])
    held = [
        panel.seat
        for panel in scene(state.view(0)).panels()
        if any(part.id == "testament" for part in panel.children)
    ]
    assert held == [1]


def test_a_token_is_drawn_with_the_action_that_it_carries() -> None:
    table = bidding(setting(2, options={"token_action_map": "draw-swap-move"}))
    tokens = named(scene(table.view(0)), "seat-0-hand").children
    assert [token.art for token in tokens] == ["token-1-draw", "token-2-swap", "token-3-move"]
    assert [panel.seat for panel in scene(table.view(None)).panels()] == [0, 1]
