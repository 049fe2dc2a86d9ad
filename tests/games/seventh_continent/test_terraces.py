"""The second sheet, as it ships: what its puzzles open, what its choices cost, and the journey down and up again."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.terms import BANISHED, BOARD, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    actions,
    again,
    asked,
    at,
    attach,
    begin,
    begun,
    cell,
    do,
    done,
    entered,
    go_on,
    hand,
    hold,
    names,
    offered,
    past,
    satchel,
    standing,
)

# The track (P5)


def test_the_split_hoof_is_followed_from_the_fold_to_the_wall() -> None:
    state = standing("A-218-g1", "A-209-g1", "A-216-g1", "A-213-g1", sheet=2)
    for uid, found, lost in (
        ("A-218-g1", "A-275-g1", ""),
        ("A-209-g1", "A-276-g1", "A-275-g1"),
        ("A-216-g1", "A-277-g1", "A-276-g1"),
    ):
        done(at(state, uid), "spot", uid)
        assert found in names(state, BOARD)
        assert lost not in names(state, BOARD)
    done(at(state, "A-213-g1"), "spot", "A-213-g1", "card A-213-gold1")
    assert "A-213-gold1" in names(state, BOARD)
    assert {"A-275-g1", "A-276-g1", "A-277-g1"} <= set(names(state, STOCK))
    done(state, "take", "A-213-gold1")
    do(state, offered(state)[0])
    assert "A-147-g1" in hand(state, BRUNO)


def test_in_a_wrong_place_the_trail_goes_cold_and_can_be_taken_up_again() -> None:
    state = standing("A-218-g1", "A-203-g1", sheet=2)
    assert "spot A-203-g1" not in actions(at(state, "A-203-g1"))
    done(at(state, "A-218-g1"), "spot", "A-218-g1")
    assert "spot A-218-g1" not in actions(state)
    done(at(state, "A-203-g1"), "spot", "A-203-g1")
    assert {"A-275-g1", "A-278-g1"} <= set(names(state, STOCK))
    assert "spot A-218-g1" in actions(at(state, "A-218-g1"))


# Numbers that are said


@pytest.mark.parametrize("wrong", ["983", "987", "992"])
def test_the_song_is_answered_with_what_each_verse_leaves(wrong: str) -> None:
    """P3: one sits, seven hold, four hang; the figures of the verses themselves open nothing."""
    state = standing("A-222-g1", sheet=2)
    attach(state, "A-262-g1", "A-222-g1")
    entered(again(state), "A-262-g1", wrong)
    assert "A-174-g1" not in names(state, SATCHEL)
    entered(state, "A-262-g1", "174")
    assert "A-174-g1" in names(state, SATCHEL)


def test_two_shards_are_put_together() -> None:
    """P6: 171 + 174."""
    state = satchel(standing("A-222-g1", sheet=2), "A-171-g1")
    entered(state, "A-171-g1", "345")
    assert "A-345-g1" not in names(state, SATCHEL)
    satchel(state, "A-174-g1")
    entered(state, "A-171-g1", "345")
    assert "A-345-g1" in names(state, SATCHEL)


def test_the_lintel_opens_for_the_years_of_four_trees() -> None:
    """P2: 95, 77, 59 and 41, as other cards tell them."""
    state = standing("A-012-gold1", sheet=1)
    attach(state, "A-081-g1", "A-012-gold1")
    entered(again(state), "A-081-g1", "231")
    assert "A-272-g1" not in names(state, BOARD)
    entered(state, "A-081-g1", str(95 + 77 + 59 + 41))
    assert "rest A-272-g1" in actions(state)


def test_the_orchard_hides_a_tree() -> None:
    """P10."""
    state = standing("A-228-g1", sheet=2)
    entered(state, "A-228-g1", "387")
    assert "A-387-g1" in names(state, BOARD)
    done(state, "search", "A-387-g1")
    assert asked(state) == "stow"


def test_the_key_shuts_both_dampers() -> None:
    """P8, then way B: the orchard on this sheet, the pool on the other; both places are other places afterwards."""
    state = standing("A-226-g1", "A-240-g1", sheet=2)
    attach(state, "A-268-g1", "A-240-g1")
    attach(state, "A-265-g1", "A-226-g1")
    assert "pull A-226-g1" not in actions(again(state))
    entered(state, "A-268-g1", "417")
    assert "A-417-g1" in names(state, SATCHEL)
    done(state, "pull", "A-226-g1", "card A-226-gold1")
    assert "A-226-gold1" in names(state, BOARD)
    pool = satchel(standing("A-036-g1", sheet=1), "A-417-g1")
    assert "pull A-036-g1" not in actions(pool)
    attach(pool, "A-082-g1", "A-036-g1")
    done(pool, "pull", "A-036-g1", "card A-036-gold1")
    assert "A-036-g1" in names(pool, BANISHED)
    assert "rest A-036-gold1" not in actions(pool)


# Choices


def test_the_spoon_is_stood_up_or_taken() -> None:
    for icon, gives in (("pray", "A-194-g1"), ("take", "")):
        state = standing("A-224-g1", sheet=2)
        attach(state, "A-263-g1", "A-224-g1")
        done(state, icon, "A-263-g1")
        assert ("A-194-g1" in names(state, SATCHEL)) == bool(gives)
        assert (asked(state) == "take card") == (not gives)


def test_eighteen_places_are_laid() -> None:
    state = done(standing("A-220-g1", sheet=2), "offer", "A-220-g1")
    go_on(state, answers=["card A-149-g1", "to 0", "card A-220-gold1"])
    assert "A-193-g1" in names(state, SATCHEL)
    assert "A-220-gold1" in names(state, BOARD)
    assert "A-149-g1" in hand(state, BRUNO)


# The pass, and the way down and up


@pytest.mark.parametrize(("item", "help_"), [("", False), ("A-345-g1", True)])
def test_the_pass_is_easier_for_whoever_brings_the_bowl(item: str, help_: bool) -> None:
    state = standing("A-232-g1", sheet=2)
    if item:
        satchel(state, item)
    begin(state, "climb", "A-232-g1")
    while asked(state) not in ("lower cost", "extra cards"):
        do(state, offered(state)[0])
    applies = [one for one in offered(state) if one.startswith("apply A-232-g1")]
    assert bool(applies) == help_
    if help_:
        do(state, applies[0])
        assert (state.cost, state.difficulty) == (2, 1)


def test_down_the_hoist_and_up_again() -> None:
    """7C-VEC-47: what was green is green on the way back; events that lay there stay in the Past (G-95)."""
    state = standing("A-201-g1", "A-213-g1", sheet=2)
    attach(state, "A-257-g1", "A-213-g1")
    done(state, "pull", "A-201-g1")
    assert state.sheet == 1
    assert state.figure[BRUNO] == cell(state, "A-033-g1")
    assert {"A-201-g1", "A-213-g1"} <= set(names(state, STOCK))
    assert past(state) == ["A-257-g1"]
    done(state, "pull", "A-033-g1")
    assert state.sheet == 2
    assert state.figure[BRUNO] == cell(state, "A-201-g1")
    assert {"A-213-g1", "A-213-gold1"} <= set(names(state, STOCK))
    assert past(state) == ["A-257-g1"]
    assert state.faults() == []


def test_the_wire_ends_at_the_head_of_the_hoist() -> None:
    state = standing("A-033-g1", sheet=1)
    hold(state, BRUNO, "A-140-g1")
    done(state, "pull", "A-033-g1")
    assert state.sheet == 2
    assert "A-140-g1" in past(state)


# The bell


def test_the_bell_rings_at_a_camp() -> None:
    """A course is served once; it is banished with the camp."""
    state = begun(1, 1)
    before = state.piles[BANISHED]
    do(state, "camp")
    while not state.over and asked(state) != "group":
        state.play(state.moves()[0])
    rung = [
        state.box.ids[card]
        for card in range(len(state.box.ids))
        if (state.piles[BANISHED] & ~before) >> card & 1
    ]
    assert [uid[:5] for uid in rung] == ["A-130"]
