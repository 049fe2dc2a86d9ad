"""The fourth sheet, as it ships: the pursuer, the ladder, the two trails, and both ends of the second curse."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.board import home
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    CLUE,
    LOST_GAME,
    OUT,
    SATCHEL,
    STOCK,
    WON,
)
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
    hold,
    names,
    number,
    offered,
    past,
    satchel,
    standing,
    top,
    undertake,
)

POOR = ("C05", "C06", "C11", "C12", "C10", "C20")
"""Cards with no whole star, on top of the Action Deck."""
ROW = ("A-527-g1", "A-529-g1", "A-531-g1", "A-543-g1")
PURSUER = "A-800-g1"
HUNT = "bloody-hunt"


def banish(state: SeventhContinent, *uids: str) -> SeventhContinent:
    """Takes cards out of the game."""
    for uid in uids:
        state.shift(number(state, uid), state.pile_of(number(state, uid)), BANISHED)
    return again(state)


def read(state: SeventhContinent) -> list[str]:
    """Names the passages that were opened, in their order."""
    return [state.box.content.passages[passage] for passage in state.opened]


def finish(state: SeventhContinent, *answers: str) -> SeventhContinent:
    """Takes the first of what is offered until the group is asked again; all take part."""
    go_on(state, [BRUNO, LUDOVIC], answers)
    while not state.over and asked(state) != "group":
        do(state, offered(state)[0])
        go_on(state, [BRUNO, LUDOVIC])
    return state


def hunted(*uids: str, players: int = 1) -> SeventhContinent:
    """Begins a match on the moor with the clue of the hunt alone."""
    state = standing(*uids, sheet=4, players=players)
    for uid in names(state, SATCHEL):
        if state.box.cards[number(state, uid)].type == CLUE:
            state.shift(number(state, uid), SATCHEL, OUT)
    state.shift(number(state, HUNT), state.pile_of(number(state, HUNT)), SATCHEL)
    return again(state)


def failed(state: SeventhContinent, icon: str, uid: str) -> SeventhContinent:
    """Undertakes an action of a card without a star on top of the Action Deck."""
    top(state, *POOR)
    return undertake(again(state), icon, uid)


# The pursuer


def where(state: SeventhContinent) -> int:
    """Finds the cell of the pursuer."""
    return home(state, number(state, PURSUER))


def test_it_goes_by_what_it_hears_and_is_looked_at_before_it_hunts() -> None:
    """A failure brings it one terrain nearer; beside somebody it stops; only the next noise is answered."""
    state = hunted(*ROW[:3])
    attach(state, PURSUER, "A-531-g1")
    finish(failed(state, "orientate", "A-527-g1"))
    assert where(state) == cell(state, "A-529-g1")
    assert read(state)[-1] == "page.800.seen"
    finish(failed(state, "orientate", "A-527-g1"))
    assert where(state) == cell(state, "A-527-g1")
    assert read(state)[-1] == "page.800.here"
    assert not [uid for uid in hand(state, BRUNO) if uid.startswith("A-1")]
    failed(state, "orientate", "A-527-g1")
    finish(state)
    assert {"page.801", "page.801-2", "page.801-3"} & set(read(state))
    assert PURSUER in names(state, STOCK)


def test_what_succeeds_in_silence_is_not_heard() -> None:
    state = hunted(*ROW[:3])
    attach(state, PURSUER, "A-531-g1")
    finish(done(state, "orientate", "A-527-g1"))
    assert where(state) == cell(state, "A-531-g1")


def test_with_the_horn_one_answers() -> None:
    state = hunted(*ROW[:3])
    attach(state, PURSUER, "A-527-g1")
    equip(state, BRUNO, 6, "A-372-g1")
    finish(failed(state, "orientate", "A-527-g1"))
    assert {"page.802", "page.802-2"} & set(read(state))
    assert PURSUER in names(state, STOCK)


def test_nothing_is_hurt_inside_the_round_wall() -> None:
    state = hunted("A-539-g1", "A-537-g1")
    attach(state, PURSUER, "A-539-g1")
    finish(done(state, "make_fire", "A-539-g1"))
    assert read(state)[-1] == "page.800.wall"
    assert PURSUER in names(state, BOARD)


def test_it_stands_still_while_the_drums_last() -> None:
    state = hunted("A-521-g1", "A-523-g1", "A-525-g1")
    attach(state, PURSUER, "A-525-g1")
    finish(done(state, "play_music", "A-521-g1"))
    assert "A-803-g1" in names(state, BOARD)
    finish(failed(state, "balance", "A-521-g1"))
    assert where(state) == cell(state, "A-525-g1")
    assert "page.800.drums" in read(state)


# H2, H4, H5


def test_the_gait_opens_the_way_it_really_went() -> None:
    state = entered(hunted("A-533-g1"), "A-533-g1", "547")
    assert "A-547-g1" in names(state, BOARD)
    finish(done(state, "go_see", "A-547-g1"))
    assert state.figure[BRUNO] == cell(state, "A-543-g1")


def test_the_collar_is_reached_by_who_left_the_ladder_in() -> None:
    state = hunted("A-523-g1", "A-537-g1")
    finish(done(state, "climb", "A-523-g1"))
    assert "climb A-537-g1" not in actions(at(state, "A-537-g1"))
    finish(done(at(state, "A-523-g1"), "offer", "A-584-g1"))
    assert "A-584-g1" in names(state, BANISHED)
    finish(done(at(state, "A-537-g1"), "climb", "A-537-g1"))
    assert "A-739-g1" in hand(state, BRUNO)
    assert "A-537-gold1" in names(state, BOARD)


def test_the_pit_keeps_who_takes_the_ladder_out() -> None:
    state = hunted("A-523-g1")
    attach(state, "A-584-g1", "A-523-g1")
    finish(done(again(state), "take", "A-584-g1"))
    assert "page.808" in read(state)
    assert "A-584-g1" in names(state, STOCK)


def test_the_warm_trail_ends_at_the_salt_and_the_brown_one_at_a_bed() -> None:
    state = hunted("A-529-g1", "A-541-g1", "A-540-g1", "A-527-g1")
    attach(state, "A-585-g1", "A-529-g1")
    done(again(state), "search", "A-585-g1")
    finish(do(state, "choose 1"))
    assert "A-805-g1" in names(state, BOARD)
    finish(done(at(state, "A-541-g1"), "spot", "A-541-g1"))
    assert "A-805-g1" not in names(state, BOARD)
    finish(done(at(state, "A-540-g1"), "spot", "A-540-g1"))
    assert "A-733-g1" in hand(state, BRUNO)
    done(at(state, "A-529-g1"), "search", "A-585-g1")
    finish(do(state, "choose 2"))
    finish(done(at(state, "A-527-g1"), "spot", "A-527-g1"))
    assert "page.804" in read(state)
    assert "A-806-g1" not in names(state, BOARD)


# Way A, to close the hunt


def test_the_case_is_laid_back_where_it_fell() -> None:
    state = hunted("A-525-g1", "A-527-g1")
    assert "offer A-525-g1" not in actions(state)
    satchel(state, "A-751-g1")
    finish(done(state, "offer", "A-525-g1"))
    assert "A-525-gold1" in names(state, BOARD)
    assert "A-751-g1" in names(state, BANISHED)


def seen(players: int = 1) -> SeventhContinent:
    """Stands on the rim with the horn, and has shown the tooth."""
    state = hunted("A-543-g1", "A-542-g1", players=players)
    equip(state, BRUNO, 6, "A-372-g1")
    top(state, "C01", "C02")
    undertake(again(state), "go_see", "A-543-g1", helped_by=[LUDOVIC])
    assert offered(state) == ["call 1", "call 2"]
    return finish(do(state, "call 2"))


def test_it_turns_its_left_side_to_the_tooth() -> None:
    state = seen(2)
    assert "A-854-g1" in names(state, BOARD)
    assert "fight A-543-g1" not in actions(state)


def test_without_the_tooth_it_looks_and_stays() -> None:
    state = hunted("A-543-g1", "A-542-g1")
    equip(state, BRUNO, 6, "A-372-g1")
    done(again(state), "go_see", "A-543-g1")
    finish(do(state, "call 1"))
    assert "page.840" in read(state)
    assert "A-840-g1" in names(state, STOCK)
    assert "A-854-g1" in names(state, STOCK)


def test_the_hunt_is_closed() -> None:
    state = banish(seen(2), "A-525-g1")
    top(state, "C35", "C33", "C34", "C01", "C02", "C03")
    finish(undertake(again(state), "fight", "A-543-g1", helped_by=[LUDOVIC]))
    assert "A-543-gold1" in names(state, BOARD)
    assert "A-854-g1" in past(state)
    finish(undertake(state, "pray", "A-543-gold1", helped_by=[LUDOVIC]))
    assert (state.over, state.ended) == (True, WON)
    told = read(state)
    assert told.index("page.812") < told.index("page.000") < told.index("page.812.ferriere")
    assert "page.812.penhallow" in told


def test_a_hunt_that_is_not_clean_is_not_at_all() -> None:
    state = banish(seen(), "A-525-g1")
    finish(failed(state, "fight", "A-543-g1"))
    assert "A-543-g1" in names(state, BOARD)
    assert "A-854-g1" in names(state, STOCK)
    assert [uid for uid in hand(state, BRUNO) if uid.startswith("A-104")]


# Way B, to undo the shot


def called() -> SeventhContinent:
    """Stands at the pool with whistle and collar; the salt is laid, the left side was shown."""
    state = hunted("A-535-g1", "A-534-g1", "A-543-g1")
    satchel(state, "A-186-g1")
    hold(state, BRUNO, "A-739-g1")
    attach(state, "A-854-g1", "A-543-g1")
    return banish(state, "A-540-g1")


@pytest.mark.parametrize("missing", ["A-186-g1", "A-739-g1", "A-854-g1"])
def test_it_comes_to_nobody_who_lacks_something(missing: str) -> None:
    state = called()
    assert "play_music A-535-g1" in actions(state)
    state.attached = [row for row in state.attached if row[0] != number(state, missing)]
    state.shift(number(state, missing), state.pile_of(number(state, missing)), STOCK)
    assert "play_music A-535-g1" not in actions(again(state))


def test_the_bullet_is_taken_out_in_three_stages() -> None:
    state = called()
    finish(done(state, "play_music", "A-535-g1"))
    finish(done(state, "heal", "A-592-g1"))
    finish(done(state, "heal", "A-593-g1"))
    finish(done(state, "heal", "A-594-g1"))
    assert "A-752-g1" in names(state, SATCHEL)
    finish(done(state, "offer", "A-535-g1"))
    assert "A-535-gold1" in names(state, BOARD)
    finish(done(at(state, "A-543-g1"), "offer", "A-543-g1"))
    assert "A-543-gold1" in names(state, BOARD)
    finish(undertake(state, "pray", "A-543-gold1"))
    assert (state.over, state.ended) == (True, WON)
    assert "page.813" in read(state)
    assert "page.812" not in read(state)


def test_who_has_spent_the_bullet_has_still_taken_it_out() -> None:
    state = banish(hunted("A-543-g1", "A-542-g1"), "A-752-g1")
    finish(done(state, "offer", "A-543-g1"))
    finish(undertake(state, "pray", "A-543-gold1"))
    assert "page.813" in read(state)


# The third way


def test_who_lets_her_fire_is_warned_and_lost() -> None:
    state = hunted("A-518-g1", "A-529-g1")
    finish(undertake(state, "hunt", "A-518-g1"))
    assert (state.over, state.ended) == (True, LOST_GAME)
    assert "page.518.hunt.yes" in read(state)
