"""The third sheet, as it ships: the courtesy that was missing, the door, both ends of the first curse and the third
door, and the journeys between three dampers."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    INVENTORY,
    LOST_GAME,
    PAST,
    SATCHEL,
    STOCK,
    WON,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    GOOD,
    LUDOVIC,
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

DAMPERS = ("A-036-g1", "A-226-g1", "A-430-g1")
SHARE = ("A-145-g1", "A-146-g1", "A-147-g1")


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


# The bowl (P6)


@pytest.mark.parametrize("wrong", ["348", "351"])
def test_the_foot_will_not_begin_anything(wrong: str) -> None:
    """171 + 177 and 174 + 177 are no cards; the bowl that leaks, put on its foot, is the bowl."""
    state = satchel(standing("A-414-g1", sheet=3), "A-171-g1", "A-174-g1", "A-177-g1")
    entered(state, "A-177-g1", wrong)
    entered(state, "A-177-g1", "522")
    assert "A-522-g1" not in names(state, SATCHEL)
    entered(state, "A-171-g1", "345")
    entered(state, "A-177-g1", "522")
    assert "A-522-g1" in names(state, SATCHEL)


# Washing up, and Josse


def test_josse_turns_round_for_whoever_has_washed_up() -> None:
    state = standing("A-410-g1", "A-414-g1", sheet=3)
    assert "go_see A-414-g1" not in actions(at(state, "A-414-g1"))
    done(at(state, "A-410-g1"), "search", "A-410-g1")
    assert "offer A-454-g1" in actions(state)
    finish(done(state, "offer", "A-454-g1"))
    assert "A-454-g1" in names(state, BANISHED)
    assert "page.454.offer.alone" in read(state)
    done(state, "search", "A-410-g1")
    assert read(state)[-1] == "page.410.search.washed"
    finish(done(at(state, "A-414-g1"), "go_see", "A-414-g1"))
    assert "A-414-gold1" in names(state, BOARD)
    assert "A-195-g1" in names(state, SATCHEL)


def test_one_washes_up_for_all() -> None:
    state = standing("A-410-g1", sheet=3, players=3)
    attach(state, "A-454-g1", "A-410-g1")
    finish(done(state, "offer", "A-454-g1"))
    assert "page.454.offer.yes" in read(state)
    assert "A-454-g1" in names(state, BANISHED)


def cooking(players: int = 1) -> SeventhContinent:
    """Stands in the kitchen with the bowl and what belongs in it."""
    state = satchel(standing("A-414-gold1", sheet=3, players=players), "A-522-g1")
    for place, uid in enumerate(SHARE):
        hold(state, place % players, uid)
    return again(state)


@pytest.mark.parametrize("missing", [*SHARE, "A-522-g1"])
def test_nothing_is_cooked_while_something_is_missing(missing: str) -> None:
    state = cooking()
    state.shift(number(state, missing), state.pile_of(number(state, missing)), STOCK)
    assert "craft A-414-gold1" not in actions(again(state))


def test_the_share_is_cooked_of_three_things() -> None:
    state = cooking()
    assert "craft A-414-gold1" in actions(state)
    finish(done(state, "craft", "A-414-gold1"))
    assert hand(state, BRUNO) == ["A-148-g1"]
    assert set(SHARE) <= set(past(state))


def test_the_share_is_cooked_of_what_several_carry() -> None:
    state = cooking(2)
    assert hand(state, LUDOVIC) == ["A-146-g1"]
    top(state, "C35", "C33")
    begin(again(state), "craft", "A-414-gold1")
    finish(state)
    assert "A-148-g1" in hand(state, BRUNO)
    assert set(SHARE) <= set(past(state))


def test_when_it_catches_nothing_is_lost() -> None:
    state = cooking()
    top(state, "death-1", "death-2")
    undertake(again(state), "craft", "A-414-gold1")
    assert set(SHARE) <= set(hand(state, BRUNO))
    assert "page.414-gold.craft.no" in read(state)


# The door


def test_the_door_stays_a_door_without_the_hand() -> None:
    state = standing("A-441-g1", sheet=3)
    done(state, "offer", "A-441-g1")
    assert [state.notation(move) for move in state.moves()] == ["call 1", "call 2"]
    finish(do(state, "call 1"))
    assert "A-460-g1" in names(state, STOCK)
    assert "A-448-g1" in names(state, STOCK)
    assert "page.448" in read(state)
    assert state.faults() == []


def test_the_hand_of_the_clue_opens_the_door() -> None:
    state = standing("A-441-g1", "A-436-g1", sheet=3)
    done(state, "offer", "A-441-g1")
    go_on(do(state, "call 2"))
    assert "A-460-g1" in names(state, BOARD)
    assert cell(state, "A-460-g1") == state.box.beside[0][cell(state, "A-441-g1")]
    assert "offer A-441-g1" not in actions(state)
    begin(state, "move", "A-441-g1")
    finish(state, f"go {cell(state, 'A-460-g1')}")
    assert state.figure[BRUNO] == cell(state, "A-460-g1")
    assert {"listen A-460-g1", "eat A-460-g1"} <= set(actions(state))
    assert "offer A-460-g1" not in actions(state)


# Way A: thirteen stools (P7), and the end


def table_laid(players: int = 1) -> SeventhContinent:
    """Stands in the Hall with the bowl and the Share, and has brought them to the table."""
    state = satchel(standing("A-460-g1", "A-441-g1", sheet=3, players=players), "A-522-g1")
    hold(state, BRUNO, "A-148-g1")
    again(state)
    assert "offer A-460-g1" in actions(state)
    begin(state, "offer", "A-460-g1")
    finish(state)
    assert "A-480-g1" in names(state, BOARD)
    return state


@pytest.mark.parametrize("wrong", ["842", "652", "857", "352", "851", "582"])
def test_another_stool_is_not_hers(wrong: str) -> None:
    state = entered(table_laid(), "A-480-g1", wrong)
    assert not state.over
    assert "page.852" not in read(state)


def test_she_eats() -> None:
    state = entered(table_laid(2), "A-480-g1", "852")
    assert (state.over, state.ended) == (True, WON)
    told = read(state)
    assert told.index("page.852") < told.index("page.000") < told.index("page.852.ferriere")
    assert "page.852.penhallow" in told
    assert "page.852.vogt" not in told
    assert "page.852.kept" not in told


def test_for_whoever_did_all_courtesies_some_has_been_kept() -> None:
    state = satchel(table_laid(), "A-194-g1")
    hold(state, BRUNO, "A-137-g1")
    banish(state, "A-071-g1", "A-220-g1", "A-454-g1")
    entered(state, "A-480-g1", "852")
    assert "page.852.kept" in read(state)


@pytest.mark.parametrize("missing", ["A-071-g1", "A-220-g1", "A-454-g1", "A-194-g1", "A-137-g1"])
def test_each_courtesy_counts(missing: str) -> None:
    state = table_laid()
    if missing != "A-194-g1":
        satchel(state, "A-194-g1")
    if missing != "A-137-g1":
        hold(state, BRUNO, "A-137-g1")
    banish(state, *(uid for uid in ("A-071-g1", "A-220-g1", "A-454-g1") if uid != missing))
    entered(state, "A-480-g1", "852")
    assert state.over
    assert "page.852.kept" not in read(state)


# Way B: three dampers, and the grace (P9)


@pytest.mark.parametrize("open_", DAMPERS)
def test_the_mouth_is_warm_while_a_damper_is_open(open_: str) -> None:
    state = standing("A-424-g1", sheet=3)
    attach(state, "A-462-g1", "A-424-g1")
    banish(state, *(uid for uid in DAMPERS if uid != open_))
    assert "listen A-424-g1" not in actions(state)
    banish(state, open_)
    finish(done(state, "listen", "A-424-g1"))
    assert "A-424-gold1" in names(state, BOARD)
    assert "A-462-g1" in past(state)


@pytest.mark.parametrize("wrong", ["512", "468", "846", "684"])
def test_the_grace_says_who_was_still_there(wrong: str) -> None:
    state = standing("A-424-gold1", sheet=3, players=2)
    begin(state, "pray", "A-424-gold1")
    finish(state)
    entered(state, "A-486-g1", wrong)
    assert not state.over
    entered(state, "A-486-g1", "864")
    assert (state.over, state.ended) == (True, WON)
    told = read(state)
    assert told.index("page.864") < told.index("page.000") < told.index("page.864.ferriere")
    assert "page.864.penhallow" in told


def test_three_slabs_show_the_digits_in_both_languages() -> None:
    state = standing("A-424-gold1", sheet=3)
    book = state.box.content.book
    for lang, words in (("en", ("Eight", "Six", "Four")), ("fr", ("Huit", "Six", "Quatre"))):
        for uid, word in zip(("036", "226", "430"), words, strict=True):
            assert f"{word} " in book.passage(f"page.{uid}-gold.scene", lang).labels["slab"]


def test_the_great_damper_is_shut_and_felt_by_all() -> None:
    state = satchel(standing("A-430-g1", "A-420-g1", sheet=3, players=2), "A-417-g1")
    assert "pull A-430-g1" not in actions(state)
    finish(done(state, "search", "A-430-g1"))
    assert "pull A-430-g1" in actions(state)
    top(state, *GOOD)
    before = len(names(state, DECK))
    finish(undertake(again(state), "pull", "A-430-g1"))
    assert "A-430-gold1" in names(state, BOARD)
    assert "page.476" in read(state)
    drawn, lost = 4, 2
    assert len(names(state, DECK)) == before - drawn - lost
    assert "A-476-g1" in names(state, STOCK)


def test_from_damper_to_damper_over_three_sheets() -> None:
    """What was shut stays shut; each journey forms a new Board, and the events that lay there are in the Past."""
    state = satchel(standing("A-430-g1", "A-401-g1", sheet=3), "A-417-g1")
    attach(state, "A-465-g1", "A-430-g1")
    finish(done(again(state), "pull", "A-430-g1"))
    finish(done(at(state, "A-401-g1"), "climb", "A-401-g1"))
    assert state.sheet == 2
    assert state.figure[BRUNO] == cell(state, "A-232-g1")
    assert "A-465-g1" in past(state)
    finish(done(state, "climb", "A-232-g1"))
    assert state.sheet == 3
    assert state.figure[BRUNO] == cell(state, "A-401-g1")
    assert {"A-430-g1"} <= set(names(state, BANISHED))
    assert "A-430-gold1" in names(state, STOCK)
    assert state.faults() == []


@pytest.mark.parametrize(
    ("sheet", "place", "event"), [(1, "036", "082"), (2, "226", "265"), (3, "430", "465")]
)
def test_what_was_seen_of_a_damper_is_remembered_after_a_journey(sheet: int, place: str, event: str) -> None:
    state = satchel(standing(f"A-{place}-g1", sheet=sheet), "A-417-g1")
    assert f"pull A-{place}-g1" not in actions(state)
    state.shift(number(state, f"A-{event}-g1"), STOCK, PAST)
    assert f"pull A-{place}-g1" in actions(again(state))
    finish(done(state, "pull", f"A-{place}-g1"))
    assert f"A-{place}-gold1" in names(state, BOARD)
    assert "page.476" in read(state)


# The third door


@pytest.mark.parametrize(("uid", "icon"), [("A-460-g1", "eat"), ("A-422-g1", "rest")])
def test_the_third_door_warns_and_ends(uid: str, icon: str) -> None:
    state = standing(uid, sheet=3)
    lines = state.view(BRUNO)["cards"][uid]["actions"]
    line = next(one for one in lines if one["icon"] == icon)
    warning = state.box.content.book.passage(f"page.{uid[2:5]}.{icon}.warning", "en").paragraphs[0]
    assert line["words_en"].endswith(warning)
    begin(state, icon, uid)
    go_on(state)
    assert (state.over, state.ended) == (True, LOST_GAME)


def test_whoever_sits_down_sits_down_alone() -> None:
    state = standing("A-460-g1", sheet=3, players=2)
    begin(state, "eat", "A-460-g1")
    go_on(state)
    assert not state.over
    assert state.in_play() == [LUDOVIC]
    assert not state.lifted


# False trails, and courtesies


def test_the_professor_is_given_soup_and_sent_back() -> None:
    state = standing("A-422-g1", sheet=3)
    done(state, "listen", "A-422-g1")
    assert "offer A-461-g1" not in actions(state)
    finish(done(state, "pray", "A-461-g1"))
    assert {"A-177-g1", "A-196-g1"} <= set(names(state, SATCHEL))
    assert "A-471-g1" in names(state, BANISHED)
    assert {"pray A-461-g1", "think A-461-g1"} & set(actions(state)) == set()


def test_the_professor_has_missed_having_a_handle() -> None:
    state = standing("A-422-g1", sheet=3)
    attach(state, "A-461-g1", "A-422-g1")
    equip(state, BRUNO, 2, "A-700-g1")
    assert "offer A-461-g1" in actions(again(state))
    begin(state, "offer", "A-461-g1")
    finish(state)
    assert {"A-177-g1", "A-196-g1"} <= set(names(state, SATCHEL))
    assert "A-700-g1" not in names(state, INVENTORY)


def test_the_mouth_takes_food_and_gives_back_a_tin() -> None:
    state = standing("A-424-g1", "A-414-g1", sheet=3)
    begin(state, "offer", "A-424-g1")
    go_on(state)
    assert "offer A-462-g1" not in actions(state)
    hold(state, BRUNO, "A-145-g1")
    assert "offer A-462-g1" in actions(again(state))
    begin(state, "offer", "A-462-g1")
    go_on(state)
    while asked(state) != "random":
        do(state, offered(state)[0])
        go_on(state)
    assert "A-145-g1" in past(state)
    state.play(state.moves()[2])
    finish(state)
    assert "A-472-g1" in names(state, BANISHED)
    assert "A-700-g1" in names(state, INVENTORY)


def test_a_tin_buys_a_place_in_the_queue() -> None:
    state = standing("A-418-g1", sheet=3)
    equip(state, BRUNO, 2, "A-700-g1")
    begin(again(state), "offer", "A-418-g1")
    finish(state)
    assert "A-701-g1" in names(state, INVENTORY)
    assert "A-700-g1" in past(state)


def test_a_folded_napkin_keeps_the_hatch_open() -> None:
    state = standing("A-436-g1", sheet=3)
    assert "offer A-436-g1" not in actions(state)
    hold(state, BRUNO, "A-137-g1")
    begin(again(state), "offer", "A-436-g1")
    finish(state)
    assert "A-436-gold1" in names(state, BOARD)
    assert "A-137-g1" in past(state)
    assert "take A-436-gold1" in actions(state)


def test_two_dishes_are_put_down_and_then_a_ring_of_steam() -> None:
    state = standing("A-436-gold1", sheet=3)
    for left in (("A-114-g2",), ()):
        finish(done(state, "take", "A-436-gold1"))
        assert len([uid for uid in names(state, BANISHED) if uid.startswith("A-114")]) == 2 - len(left)
    finish(done(state, "take", "A-436-gold1"))
    assert read(state)[-1] == "page.114-gold"
    assert "A-114-gold1" in names(state, STOCK)


def test_wim_pell_is_untied() -> None:
    state = standing("A-407-g1", sheet=3)
    assert "pray A-407-g1" not in actions(state)
    attach(state, "A-453-g1", "A-407-g1")
    finish(done(again(state), "pray", "A-407-g1"))
    assert "A-407-gold1" in names(state, BOARD)
    assert "A-453-g1" in past(state)
    assert "A-198-g1" in names(state, SATCHEL)
    assert "A-712-g1" in names(state, INVENTORY)
    assert "A-474-g1" in names(state, BANISHED)


def test_the_curse_of_the_box_is_the_one_that_is_lifted() -> None:
    """A match of the game itself, with its bell, is won by both numbers."""
    for riddle, said in (("A-480-g1", "852"), ("A-486-g1", "864")):
        state = begun(1, 1)
        attach(state, riddle, "A-010-g1")
        entered(again(state), riddle, said)
        assert state.ended == WON
