"""The sixth sheet, as it ships, and what the second curse adds to the first two: towers, whistles, a pit."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, BOARD, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    at,
    attach,
    cell,
    do,
    done,
    entered,
    equip,
    go_on,
    hand,
    names,
    number,
    offered,
    satchel,
    standing,
    top,
    undertake,
)

POOR = ("C05", "C06", "C11", "C12", "C10", "C20")
"""Cards with no whole star, on top of the Action Deck."""


def towers(*uids: str, players: int = 1) -> SeventhContinent:
    """Begins a match on the sheet of the towers."""
    return standing(*uids, sheet=6, players=players)


def finish(state: SeventhContinent, *answers: str) -> SeventhContinent:
    """Takes the first of what is offered until the group is asked again; all take part."""
    go_on(state, [BRUNO, LUDOVIC], answers)
    while not state.over and asked(state) != "group":
        do(state, offered(state)[0])
        go_on(state, [BRUNO, LUDOVIC])
    return state


def failed(state: SeventhContinent, icon: str, uid: str) -> SeventhContinent:
    """Undertakes an action of a card without a star on top of the Action Deck."""
    top(state, *POOR)
    return finish(undertake(again(state), icon, uid))


def read(state: SeventhContinent) -> list[str]:
    """Names the passages that were opened, in their order."""
    return [state.box.content.passages[passage] for passage in state.opened]


# Ways


@pytest.mark.parametrize("stars", [True, False])
def test_the_slide_brings_everybody_down(stars: bool) -> None:
    state = towers("A-565-g1", "A-820-g1", "A-575-g1")
    if stars:
        finish(done(state, "balance", "A-820-g1"))
    else:
        failed(state, "balance", "A-820-g1")
    assert state.figure[BRUNO] == cell(state, "A-575-g1")
    assert f"page.820.balance.{'yes' if stars else 'no'}" in read(state)


def test_nobody_goes_up_the_slide() -> None:
    state = towers("A-575-g1", "A-820-g1", "A-565-g1")
    assert "balance A-820-g1" not in actions(state)
    assert "listen A-820-g1" in actions(state)


def test_who_slides_first_puts_the_kitchen_into_play() -> None:
    state = towers("A-565-g1", "A-820-g1")
    finish(done(state, "balance", "A-820-g1"))
    assert state.figure[BRUNO] == cell(state, "A-575-g1")


def test_the_tongue_lets_down_into_the_pen_once_the_pen_was_seen() -> None:
    assert "climb A-561-g1" not in actions(towers("A-561-g1", "A-563-g1"))
    state = towers("A-561-g1", "A-560-g1")
    finish(done(state, "climb", "A-561-g1"))
    assert state.figure[BRUNO] == cell(state, "A-560-g1")


def test_the_bridge_bends_under_who_arrives() -> None:
    state = towers("A-560-g1", "A-553-g1")
    finish(done(state, "move", "A-560-g1"))
    assert state.figure[BRUNO] == cell(state, "A-553-g1")
    assert {"page.553.balance.yes", "page.553.balance.no"} & set(read(state))


def test_the_sheets_are_joined_both_ways() -> None:
    state = towers("A-551-g1", players=2)
    finish(undertake(state, "orientate", "A-551-g1", helped_by=[LUDOVIC]))
    assert (state.sheet, state.figure[LUDOVIC]) == (4, cell(state, "A-507-g1"))
    top(state, "C35", "C33", "C34", "C01")
    finish(undertake(again(state), "go_see", "A-507-g1", helped_by=[LUDOVIC]))
    assert (state.sheet, state.figure[LUDOVIC]) == (6, cell(state, "A-551-g1"))


def test_below_the_chair_there_is_a_ladder() -> None:
    state = standing("A-231-g1", sheet=2, players=2)
    top(state, "C35", "C33", "C34", "C01")
    finish(undertake(again(state), "climb", "A-231-g1", helped_by=[LUDOVIC]))
    assert (state.sheet, state.figure[BRUNO]) == (4, cell(state, "A-501-g1"))


# H1, the whistles; what comes to them


def test_two_whistles_make_the_horn() -> None:
    """One lies in the pit of sheet 2, one under the warm stone; the sum of their numbers is the horn."""
    state = standing("A-206-g1", sheet=2)
    finish(done(state, "climb", "A-206-g1"))
    finish(done(state, "take", "A-843-g1"))
    assert "A-183-g1" in names(state, SATCHEL)
    state = satchel(towers("A-560-g1"), "A-183-g1")
    finish(done(state, "search", "A-560-g1"))
    finish(done(state, "take", "A-822-g1"))
    assert "A-189-g1" in names(state, SATCHEL)
    finish(entered(state, "A-183-g1", "372"))
    assert "A-372-g1" not in names(state, STOCK)


def test_the_pit_is_easy_for_who_lets_the_ladder_down() -> None:
    state = standing("A-206-g1", sheet=2)
    finish(done(state, "pull", "A-206-g1"))
    assert "A-844-g1" in names(state, BOARD)
    top(state, *POOR)
    finish(undertake(again(state), "climb", "A-206-g1", answers=["apply A-844-g1 1"]))
    assert "A-843-g1" in names(state, BOARD)


@pytest.mark.parametrize("place", [("A-027", 1), ("A-224", 2)])
@pytest.mark.parametrize("whistle", ["A-183-g1", "A-186-g1", "A-189-g1", "A-372-g1"])
def test_what_is_whistled_for_leaves_its_mark(place: tuple[str, int], whistle: str) -> None:
    """The gold card of the place offers all that the green one did, and something more."""
    uid, sheet = place
    state = standing(f"{uid}-g1", sheet=sheet)
    before = {action.split()[0] for action in actions(state)}
    assert "play_music" not in before
    if whistle == "A-372-g1":
        equip(state, BRUNO, 6, whistle)
    else:
        satchel(state, whistle)
    finish(done(state, "play_music", f"{uid}-g1"))
    assert f"{uid}-gold1" in names(state, BOARD)
    assert before < {action.split()[0] for action in actions(state)}


# H3, the map of sounds


def test_the_bench_is_answered_by_who_calls_who_hears_and_who_calls_for_nobody() -> None:
    state = towers("A-572-g1")
    for wrong in ("751", "961", "860"):
        entered(state, "A-572-g1", wrong)
        assert "A-861-g1" in names(state, STOCK)
    finish(entered(state, "A-572-g1", "861"))
    assert "A-861-g1" in names(state, BOARD)
    assert "A-753-g1" in names(state, SATCHEL)


def test_the_tower_nobody_hears_is_where_it_sleeps() -> None:
    state = entered(towers("A-569-g1", "A-571-g1"), "A-569-g1", "549")
    assert state.figure[BRUNO] == cell(state, "A-549-g1")
    finish(done(state, "hide", "A-549-g1"))
    assert "A-737-g1" in hand(state, BRUNO)
    finish(done(state, "search", "A-549-g1"))
    finish(done(state, "offer", "A-846-g1"))
    assert "A-846-g1" in names(state, BANISHED)


def test_two_towers_are_heard_by_two() -> None:
    """One at each foot: without a star it is still heard, and for a card less."""
    state = towers("A-573-g1", "A-571-g1", players=2)
    top(state, *POOR)
    finish(undertake(again(state), "listen", "A-573-g1", helped_by=[LUDOVIC], answers=["apply A-573-g1 1"]))
    assert "A-830-g1" in names(state, BOARD)


# What changes


def test_the_great_whistle_is_answered_twice() -> None:
    state = towers("A-563-g1", "A-571-g1")
    assert "pull A-563-g1" not in actions(state)
    finish(done(state, "climb", "A-563-g1"))
    finish(done(state, "pull", "A-563-g1"))
    assert "A-563-gold1" in names(state, BOARD)
    for _ in range(2):
        finish(done(state, "play_music", "A-563-gold1"))
    assert {"page.848", "page.848-2"} <= set(read(state))
    finish(done(state, "play_music", "A-563-gold1"))
    assert read(state)[-1] == "page.563-gold.play_music.again"


@pytest.mark.parametrize("icon", ["pull", "craft"])
def test_the_sick_tower_is_propped_by_strength_or_by_skill(icon: str) -> None:
    state = towers("A-577-g1", "A-575-g1")
    assert f"{icon} A-577-g1" not in actions(state)
    finish(done(state, "search", "A-577-g1"))
    finish(done(state, icon, "A-577-g1"))
    assert "A-577-gold1" in names(state, BOARD)
    assert "A-826-g1" not in names(state, BOARD)


def test_behind_the_gate_that_is_shut_stands_a_staff() -> None:
    state = towers("A-579-g1", "A-577-g1")
    finish(done(state, "spot", "A-579-g1"))
    finish(done(state, "pull", "A-579-g1"))
    assert "A-579-gold1" in names(state, BOARD)
    assert "A-716-g1" not in names(state, STOCK)


def test_three_stones_are_let_out_and_then_the_pen_stays_open() -> None:
    state = towers("A-560-g1")
    for _ in range(3):
        finish(done(state, "open", "A-560-g1"))
    assert {f"A-851-g{copy}" for copy in (1, 2, 3)} <= set(names(state, BANISHED))
    assert "A-740-g1" in hand(state, BRUNO)
    for _ in range(2):
        finish(done(state, "open", "A-560-g1"))
    assert "A-851-gold1" in names(state, STOCK)


@pytest.mark.parametrize(("uid", "icon", "eaten"), [("A-565-g1", "take", "833"), ("A-567-g1", "take", "850")])
def test_what_feeds_feeds_twice(uid: str, icon: str, eaten: str) -> None:
    state = towers(uid)
    for _ in range(3):
        finish(done(state, icon, uid))
    assert {f"A-{eaten}-g1", f"A-{eaten}-g2"} <= set(names(state, BANISHED))
    assert f"A-{eaten}-gold1" in names(state, STOCK)


def test_the_ribs_of_the_whale_have_their_twelfth_here() -> None:
    state = towers("A-551-g1")
    attach(state, "A-821-g1", "A-551-g1")
    state.shift(number(state, "A-075-g1"), STOCK, BOARD)
    state.attached.append((number(state, "A-075-g1"), state.figure[BRUNO]))
    finish(done(again(state), "play_music", "A-821-g1"))
    assert "page.821.play_music.known" in read(state)


def test_who_promises_the_drovers_wife_has_a_promise_to_keep() -> None:
    state = towers("A-555-g1")
    finish(done(state, "listen", "A-555-g1"))
    finish(done(state, "offer", "A-823-g1"))
    assert "A-738-g1" in hand(state, BRUNO)
    assert "offer A-823-g1" not in actions(state)


def test_the_cup_is_in_the_tower_of_who_had_heard_enough() -> None:
    state = towers("A-557-g1")
    finish(done(state, "dig", "A-557-g1"))
    finish(done(at(state, "A-557-g1"), "take", "A-824-g1"))
    assert "A-720-g1" not in names(state, STOCK)
