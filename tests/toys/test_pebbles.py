"""The rules of Pebbles, clause by clause: chance says what the test dictates."""

from __future__ import annotations

from typing import cast

import pytest

import portulan
from portulan import CHANCE
from tests.toys.pebbles.state import Pebbles

MORNING = ("pebble grey", "pebble white", "pebble amber")


def shore(players: int = 2, *moves: str, **options: str) -> Pebbles:
    """A new match without a seed, and the moves that follow, by whoever is asked first."""
    return play(cast(Pebbles, portulan.new("pebbles", players=players, options=options)), *moves)


def play(state: Pebbles, *moves: str) -> Pebbles:
    for text in moves:
        state.play(state.parse(text))
    return state


def listed(state: Pebbles, seat: int | None = None) -> list[str]:
    return [state.notation(move) for move in state.moves(seat)]


def refusal(state: Pebbles, move: str) -> str:
    with pytest.raises(portulan.Refused) as refused:
        state.play(state.parse(move))
    return refused.value.rule


@pytest.mark.rule("PB-SETUP-1")
def test_two_or_three_play_on_three_coves() -> None:
    assert list(shore(3).view(None)["sand"]) == ["north", "middle", "south"]
    for players in (1, 4):
        with pytest.raises(portulan.UsageError, match=f"2 to 3 players, not {players}"):
            shore(players)


@pytest.mark.rule("PB-SETUP-2")
def test_the_bag_holds_nine_pebbles_in_no_order() -> None:
    state = shore()
    assert state.view(None)["unseen"] == {"grey": 4, "white": 3, "amber": 2}
    assert [(state.notation(outcome), p) for outcome, p in state.chances()] == [
        ("pebble grey", 4 / 9),
        ("pebble white", 3 / 9),
        ("pebble amber", 2 / 9),
    ]


@pytest.mark.rule("PB-DAY-1", "PB-END-1")
@pytest.mark.parametrize("days", ["2", "3", "4"])
def test_the_match_lasts_as_many_days_as_agreed(days: str) -> None:
    state = shore(2, *MORNING, days=days)
    for _ in range(int(days)):
        assert not state.over
        play(state, "walk north", "walk north")
    assert state.over
    assert refusal(state, "take") == "PB-END-1"


@pytest.mark.rule("PB-DAY-1", "PB-POCKET-1")
@pytest.mark.parametrize(
    ("clause", "options", "english", "french"),
    [
        ("PB-DAY-1", {}, "lasts three days", "dure trois jours"),
        ("PB-DAY-1", {"days": "2"}, "lasts two days", "dure deux jours"),
        ("PB-DAY-1", {"days": "4"}, "lasts four days", "dure quatre jours"),
        ("PB-POCKET-1", {}, "only the finder knows it", "lui seul le connaît"),
        ("PB-POCKET-1", {"pockets": "open"}, "everybody sees it", "tous le voient"),
    ],
)
def test_a_clause_is_told_as_it_stands_in_the_match(
    clause: str, options: dict[str, str], english: str, french: str
) -> None:
    state = shore(2, **options)
    for lang, words in (("en", english), ("fr", french)):
        assert words in state.game.text.rule(clause, lang, state.options)


@pytest.mark.rule("PB-DAY-2")
def test_the_sea_fills_bare_coves_from_north_to_south_while_the_bag_lasts() -> None:
    state = shore(2, *MORNING, "walk north", "walk middle", "take", "take")
    assert state.actor == CHANCE
    play(state, "pebble grey", "pebble amber")
    assert state.view(None)["sand"] == {"north": "grey", "middle": "amber", "south": "amber"}
    state.sand, state.bag, state.found = [0, 0, 3], [1, 0, 0], [3, 2, 1, 0, 1, 0]
    state.stack = [(0, 2)]
    state.refresh()
    assert listed(state) == ["pebble grey"]
    play(state, "pebble grey")
    assert state.view(None)["sand"] == {"north": "grey", "middle": None, "south": "amber"}


@pytest.mark.rule("PB-WALK-1")
def test_all_choose_at_the_same_time_and_nobody_sees_it() -> None:
    state = shore(3, *MORNING)
    assert state.actors == [0, 1, 2]
    state.play(state.parse("walk south"), 1)
    assert state.actors == [0, 2]
    assert state.view(1)["walks"] == [None, "south", None]
    assert state.view(0)["walks"] == state.view(None)["walks"] == [None, "somewhere", None]
    assert refusal(state, "take") == "PB-WALK-1"


@pytest.mark.rule("PB-WALK-2")
def test_nobody_walks_to_a_bare_cove() -> None:
    state = shore(2, *MORNING)
    state.sand, state.bag[1] = [1, 0, 3], 3
    state.refresh()
    assert listed(state) == ["walk north", "walk south"]
    assert refusal(state, "walk middle") == "PB-WALK-2"


@pytest.mark.rule("PB-WALK-1", "PB-WALK-2")
def test_one_cove_leaves_no_choice() -> None:
    state = shore(2, *MORNING, days="2")
    state.sand, state.bag, state.found = [0, 0, 3], [0, 0, 0], [4, 3, 1, 0, 0, 0]
    state.trail = []
    state.refresh()
    assert state.trail == [(0, state.parse("walk south")), (1, state.parse("walk south"))] * 2
    assert state.over


@pytest.mark.rule("PB-WALK-1")
def test_a_bare_shore_keeps_everybody_at_home() -> None:
    state = shore(2, *MORNING, days="2")
    state.sand, state.bag, state.found = [0, 0, 0], [0, 0, 0], [4, 3, 2, 0, 0, 0]
    state.trail = []
    state.refresh()
    assert state.over
    assert state.trail == []


@pytest.mark.rule("PB-WALK-3")
def test_coves_are_visited_from_north_to_south() -> None:
    state = shore(3, *MORNING, "walk south", "walk middle", "walk north")
    assert state.view(None)["walks"] == ["south", "middle", "north"]
    assert state.actor == 2
    assert play(state, "take").actor == 1
    assert play(state, "take").actor == 0


@pytest.mark.rule("PB-FIND-1", "PB-FIND-3")
def test_who_is_alone_takes_or_digs() -> None:
    state = shore(2, *MORNING, "walk north", "walk south")
    assert listed(state) == ["take", "dig"]
    assert refusal(state, "walk north") == "PB-FIND-1"
    assert play(state.copy(), "take").view(None)["boards"][0]["found"] == {"grey": 1, "white": 0, "amber": 0}
    dug = play(state.copy(), "dig", "pebble white")
    assert dug.view(0)["boards"][0]["pocket"] == {"grey": 0, "white": 1, "amber": 0}
    assert dug.view(0)["sand"]["north"] == "grey"


@pytest.mark.rule("PB-FIND-2")
def test_who_meets_finds_nothing() -> None:
    state = shore(3, *MORNING, "walk north", "walk north", "walk south")
    assert state.actor == 2
    assert play(state, "take", "pebble grey").view(None)["sand"]["north"] == "grey"
    assert state.scores() == [0, 0, 4]


@pytest.mark.rule("PB-FIND-3")
def test_nobody_digs_in_an_empty_bag_and_taking_is_forced() -> None:
    state = shore(2, *MORNING, "walk north", "walk south")
    state.found, state.bag = [3, 2, 1, 0, 0, 0], [0, 0, 0]
    assert state.why_not(state.parse("dig")) == "PB-FIND-3"
    play(state, "take")
    assert state.trail[1] == (1, state.parse("take"))


@pytest.mark.rule("PB-POCKET-1")
def test_only_the_finder_knows_what_is_in_a_pocket() -> None:
    moves = (*MORNING, "walk north", "walk south", "dig", "pebble amber")
    state = shore(2, *moves)
    assert state.view(0)["boards"][0]["pocket"] == {"grey": 0, "white": 0, "amber": 1}
    assert state.view(1)["boards"][0] == {
        "found": {"grey": 0, "white": 0, "amber": 0},
        "pocket": None,
        "pocket_size": 1,
    }
    assert shore(2, *moves, pockets="open").view(1)["boards"][0]["pocket"] == {
        "grey": 0,
        "white": 0,
        "amber": 1,
    }


@pytest.mark.rule("PB-END-1", "PB-SCORE-1", "PB-WIN-1")
def test_pockets_are_emptied_and_the_most_points_win() -> None:
    state = shore(
        2, *MORNING, "walk north", "walk south", "dig", "pebble amber", "take", "pebble grey", days="2"
    )
    play(state, "walk north", "walk north")
    assert state.over
    assert state.view(None)["boards"][0] == {
        "found": {"grey": 0, "white": 0, "amber": 1},
        "pocket": None,
        "pocket_size": 0,
    }
    assert state.scores() == [4, 4]
    assert state.winners() == [0, 1]
    state.found[3] += 1
    assert state.winners() == [1]
