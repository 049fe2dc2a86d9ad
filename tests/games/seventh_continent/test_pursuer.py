"""An event that follows the players over the Board: how it walks, how near it is, when it answers, what it calls."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.conditions import Reader, holds
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BOARD, NONE, PAST
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
    again,
    asked,
    attach,
    begin,
    cell,
    do,
    go_on,
    hold,
    lay,
    names,
    number,
    stand,
    table,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill, terrain

GROUNDS = ("T960", "T961", "T962", "T963", "T964", "T965")
"""Two rows of three: 960 961 962 above 963 964 965."""
FOLLOWS = '{ do = "relink" }'
STRIKES = (
    '{ do = "if", cond = { is = "distance", op = "==", n = 0, who = "active" },'
    ' then = [{ do = "take", card = "972" }] }'
)


def act(uid: str, icon: str, *operations: str, difficulty: int = 0) -> str:
    """Writes a skill with an action that costs nothing."""
    action = (
        f'{{ icon = "{icon}", cost = 0, difficulty = {difficulty}, success = [{", ".join(operations)}] }}'
    )
    return skill(uid, "", f"actions = [{action}]")


def world(*effects: str, called: str = "") -> str:
    """Writes a meadow of six terrains, an event that walks there, what it calls, and some things to do."""
    return "".join(
        (
            CARDS,
            numbers(*range(960, 966), 970, 972),
            *(terrain(960 + n, n % 3, "", y=2 + n // 3) for n in range(6)),
            event(970, "permanent", f"effects = [{', '.join(effects)}]"),
            event(
                972,
                "temporary",
                called or 'mandatory = { icon = "hide", cost = 0, difficulty = 9 }',
            ),
            act("S-walk", "take", '{ do = "relink", event = "970" }'),
            act("S-away", "open", '{ do = "relink", event = "970", to = "far" }'),
            act("S-hunt", "hunt"),
            act("S-miss", "think", difficulty=9),
        )
    )


def meadow(
    *effects: str, players: int = 1, called: str = "", at: str = "T965", held: str = "S-walk"
) -> SeventhContinent:
    """Lays the meadow with everybody in its first corner and the event elsewhere."""
    state = table(players, world(*effects, called=called))
    for uid in GROUNDS:
        lay(state, uid)
    stand(state, "T960", *range(players))
    attach(state, "E970", at)
    hold(state, BRUNO, held)
    return again(state)


def ground(state: SeventhContinent) -> str:
    """Names the terrain that the event is linked to."""
    ((event_, at),) = [row for row in state.attached if row[0] == number(state, "E970")]
    assert event_ == number(state, "E970")
    name: str = state.box.ids[state.cells[at]]
    return name


# How it walks


@pytest.mark.rule("7C-PERM-2")
def test_it_walks_one_terrain_a_call_and_stops_beside_a_figure() -> None:
    """Of two ways of one length it takes the one that begins in the north, then east, south, west."""
    state = meadow()
    found = []
    for _ in range(4):
        undertake(state, "take", "S-walk")
        found.append(ground(state))
    assert found == ["T962", "T961", "T960", "T960"]


@pytest.mark.rule("7C-PERM-2")
@pytest.mark.parametrize(("active", "towards"), [(BRUNO, "T960"), (LUDOVIC, "T962")])
def test_of_figures_as_near_it_follows_the_active_players(active: int, towards: str) -> None:
    state = meadow(players=2, at="T961")
    stand(state, "T962", LUDOVIC)
    hold(state, active, "S-walk")
    undertake(again(state), "take", "S-walk", by=active)
    assert ground(state) == towards


@pytest.mark.rule("7C-PERM-2")
def test_of_figures_as_near_the_next_seat_comes_before_those_after_it() -> None:
    """Bruno is active and far; of the others, as near as each other, the one to his left is followed."""
    state = meadow(players=3, at="T964")
    stand(state, "T965", LUDOVIC)
    stand(state, "T963", THIRD)
    undertake(again(state), "take", "S-walk")
    assert ground(state) == "T965"


@pytest.mark.rule("7C-PERM-2", "7C-MOVE-3")
def test_it_does_not_pass_where_nobody_could() -> None:
    walled = world().replace(
        "at = { sheet = 9, x = 2, y = 2 }", 'at = { sheet = 9, x = 2, y = 2 }\nclosed = ["W"]'
    )
    state = table(1, walled)
    for uid in GROUNDS:
        lay(state, uid)
    stand(state, "T961", BRUNO)
    attach(state, "E970", "T962")
    hold(state, BRUNO, "S-walk")
    undertake(again(state), "take", "S-walk")
    assert ground(state) == "T965"


@pytest.mark.rule("7C-PERM-2")
def test_it_is_sent_as_far_away_as_there_is_a_terrain() -> None:
    state = meadow(players=2, at="T960", held="S-away")
    undertake(state, "open", "S-away")
    assert ground(state) == "T965"
    stand(state, "T965", LUDOVIC)
    undertake(again(state), "open", "S-away")
    assert ground(state) == "T961"


@pytest.mark.rule("7C-PERM-2")
def test_on_the_only_terrain_it_stays() -> None:
    state = table(1, world())
    attach(state, "E970", "T760")
    hold(state, BRUNO, "S-away")
    undertake(again(state), "open", "S-away")
    assert state.attached == [(number(state, "E970"), cell(state, "T760"))]


# How near it is


@pytest.mark.rule("7C-CARD-21", "7C-PERM-2")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ('op = "==", n = 1', True),
        ('op = "==", n = 1, who = "each_player"', True),
        ('op = "==", n = 3, who = "active"', True),
        ('op = "==", n = 1, who = "active"', False),
        ('op = "<", n = 2, who = "owner"', False),
        ('op = ">=", n = 3, who = "each_participant"', True),
    ],
)
def test_its_distance_is_that_of_the_nearest_of_those_meant(condition: str, met: bool) -> None:
    text = f'{{ is = "distance", event = "970", {condition} }}'
    cards = world() + act("S-far", "pull", f'{{ do = "if", cond = {text}, then = [{{ do = "banish" }}] }}')
    state = table(2, cards)
    for uid in GROUNDS:
        lay(state, uid)
    stand(state, "T960", BRUNO)
    stand(state, "T964", LUDOVIC)
    attach(state, "E970", "T965")
    ((row,),) = [
        part[1]
        for part in state.box.programs[
            state.box.actions[state.box.cards[number(state, "S-far")].actions[0]].success
        ]
    ]
    assert holds(state, row, Reader(BRUNO, NONE)) is met


# When it answers


@pytest.mark.rule("7C-TURN-7", "7C-CARD-6")
@pytest.mark.parametrize(
    ("trigger", "icon", "card", "moves"),
    [
        ('at = "turn_end"', "hunt", "S-hunt", True),
        ('at = "turn_end"', "think", "S-miss", True),
        ('at = "action_end", icons = ["hunt", "fight"], result = "success"', "hunt", "S-hunt", True),
        ('at = "action_end", icons = ["hunt", "fight"], result = "success"', "think", "S-miss", False),
        ('at = "action_end", result = "failure"', "think", "S-miss", True),
        ('at = "action_end", result = "failure"', "hunt", "S-hunt", False),
    ],
)
def test_it_answers_to_what_is_done_far_away(trigger: str, icon: str, card: str, moves: bool) -> None:
    state = meadow(f"{{ on = {{ {trigger} }}, do = [{FOLLOWS}] }}", held=card)
    undertake(state, icon, card)
    assert ground(state) == ("T962" if moves else "T965")


@pytest.mark.rule("7C-TURN-7", "7C-MANDATORY-2")
def test_the_end_of_a_turn_comes_once_whatever_it_calls() -> None:
    """What is called at the end of a turn is done before the next one, and does not end another turn."""
    state = meadow(
        f'{{ on = {{ at = "turn_end" }}, do = [{STRIKES}] }}',
        at="T960",
        held="S-hunt",
        called='after = "discard"\nmandatory = { icon = "hide", cost = 0, difficulty = 0 }',
    )
    begin(state, "hunt", "S-hunt")
    do(state, "extra 0")
    assert (asked(state), state.mandatory) == ("extra cards", 1)
    do(state, "extra 0")
    assert asked(state) == "group"
    assert names(state, PAST) == ["E972"]
    assert not state.faults()


# What it calls


@pytest.mark.rule("7C-MANDATORY-3", "7C-MANDATORY-4", "7C-TEMP-2")
def test_beside_a_figure_it_calls_what_all_who_took_part_must_do() -> None:
    strike = f'{{ on = {{ at = "action_end", icons = ["hunt"] }}, do = [{STRIKES}] }}'
    state = meadow(
        strike,
        players=3,
        at="T960",
        held="S-hunt",
        called='mandatory = { icon = "hide", cost = 0, difficulty = 9,'
        ' failure = [{ do = "relink", event = "970", to = "far" }] }',
    )
    begin(state, "hunt", "S-hunt")
    do(state, "join", "agree", "stay", "extra 0")
    assert (asked(state), state.mandatory, state.participants()) == ("extra cards", 1, [BRUNO, LUDOVIC])
    go_on(state)
    assert ground(state) == "T965"
    assert not state.faults()


@pytest.mark.rule("7C-PERM-2")
def test_it_strikes_nobody_beside_whom_it_does_not_stand() -> None:
    strike = f'{{ on = {{ at = "action_end", icons = ["hunt"] }}, do = [{STRIKES}] }}'
    state = meadow(strike, players=2, at="T961", held="S-hunt")
    stand(state, "T961", LUDOVIC)
    undertake(again(state), "hunt", "S-hunt")
    assert asked(state) == "group"
    assert "E972" not in names(state, PAST)


@pytest.mark.rule("7C-PERM-1", "7C-PERM-2")
def test_it_is_called_to_a_terrain_that_lies_at_a_place() -> None:
    call = (
        '{ do = "take", card = "970", if_available = true, places = [{ at = { sheet = 9, x = 2, y = 3 } }] }'
    )
    state = table(1, world() + act("S-call", "pull", call))
    for uid in GROUNDS:
        lay(state, uid)
    stand(state, "T960", BRUNO)
    hold(state, BRUNO, "S-call")
    undertake(again(state), "pull", "S-call")
    assert ground(state) == "T965"
    assert {"E970", "T965"} <= set(names(state, BOARD))
    assert not state.faults()
