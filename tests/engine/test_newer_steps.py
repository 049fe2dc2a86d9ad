"""The newer kinds of step: passages, questions to the group, free actions, numbers, picking, dice, piles."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import portulan
from portulan.engine.errors import FileError, Refused
from portulan.engine.state import CLOSED, Endless
from portulan.engine.undo import is_barrier
from tests.engine.expedition import (
    CAMP,
    CHOOSE,
    CODE,
    FIND,
    FIRST_WORD,
    GIVE,
    LOOP,
    PAGE,
    SPENT,
    THROW,
    WHERE,
    Expedition,
    expedition,
    picking,
)


def written(state: Expedition, seat: int | None = None) -> list[str]:
    return [state.notation(move) for move in state.moves(seat)]


def play(state: Expedition, *moves: str, seat: int | None = None) -> Expedition:
    for move in moves:
        state.play(state.parse(move), seat)
    return state


class TestReveal:
    def test_a_passage_is_opened_once_and_stays_open(self) -> None:
        state = expedition((PAGE, 1), (PAGE, 1), (CAMP, 0))
        assert state.opened == (1,) and state.walked == 20
        assert state.data()["opened"] == ["well"]
        assert Expedition.restore(state.data()) == state

    def test_a_state_dealt_for_a_bot_stops_at_a_closed_passage(self) -> None:
        state = expedition((CAMP, 1), (PAGE, 1), (CAMP, 1))
        dealt = state.resample(1, random.Random(1))
        play(dealt, "rest 1")
        assert dealt.closed and dealt.actor == CLOSED
        assert dealt.moves() == [] and dealt.actors == [] and not dealt.over
        assert dealt.opened == () and dealt.walked == 1
        play(state, "rest 1")
        assert not state.closed and state.walked == 11

    def test_it_reads_on_in_a_passage_that_is_open(self) -> None:
        state = expedition((PAGE, 1), (CAMP, 1), (PAGE, 1), (CAMP, 1))
        dealt = play(state.resample(1, random.Random(1)), "rest 1")
        assert not dealt.closed and dealt.walked == 21

    def test_a_dealt_state_stays_dealt_when_it_is_kept(self) -> None:
        dealt = expedition((CAMP, 1), (PAGE, 1)).resample(1, random.Random(1))
        again = Expedition.restore(json.loads(dealt.dump()))
        assert play(again, "rest 1").closed

    def test_opening_a_passage_closes_the_way_back(self) -> None:
        closed = expedition((CAMP, 1), (PAGE, 1), (CAMP, 1))
        opened = expedition((PAGE, 1), (CAMP, 1), (PAGE, 1), (CAMP, 1))
        assert is_barrier(closed, 1, closed.parse("rest 1"))
        assert not is_barrier(opened, 1, opened.parse("rest 1"))

    def test_a_dump_that_waits_for_a_passage_to_open_by_itself_is_refused(self) -> None:
        data = {**expedition((CAMP, 0)).data(), "stack": [["page", 1]]}
        with pytest.raises(FileError, match="nobody is asked anything at the step 'page'"):
            Expedition.restore(data)

    @pytest.mark.parametrize(
        ("opened", "told"),
        [
            (["cave"], "the book has no passage 'cave'"),
            ([1], "the book has no passage 1"),
            (["well", "well"], "passage 'well' is opened twice"),
            ("well", "field 'opened' must be a list"),
        ],
    )
    def test_what_was_opened_must_be_in_the_book(self, opened: object, told: str) -> None:
        data = {**expedition((CAMP, 0)).data(), "opened": opened}
        with pytest.raises(FileError, match=told):
            Expedition.restore(data)


class TestAnyone:
    def test_the_first_answer_counts(self) -> None:
        state = expedition((FIRST_WORD,))
        assert state.actors == [0, 1, 2]
        assert written(state, 2) == ["go on", "go back"]
        assert play(state, "go back", seat=2).over
        assert state.walked == -1

    def test_a_proposal_is_carried_out_when_all_agree(self) -> None:
        state = play(expedition((WHERE,)), "go on", seat=1)
        assert state.walked == 0 and state.actors == [0, 2]
        assert written(state, 2) == ["agree", "object"]
        play(state, "agree", seat=2)
        assert state.walked == 0 and state.actors == [0]
        assert play(state, "agree", seat=0).walked == 1
        assert state.over

    def test_an_objection_brings_the_question_back(self) -> None:
        state = play(expedition((WHERE,)), "go on", seat=1)
        play(state, "agree", seat=0)
        play(state, "object", seat=2)
        assert state.walked == 0 and state.actors == [0, 1, 2]
        assert written(state) == ["go on", "go back"]

    def test_whoever_proposed_is_not_asked_again(self) -> None:
        state = play(expedition((WHERE,)), "go on", seat=1)
        assert state.moves(1) == []
        with pytest.raises(Refused) as refused:
            state.play(state.parse("agree"), 1)
        assert refused.value.rule == "E-WHERE"

    def test_alone_there_is_no_ceremony(self) -> None:
        assert play(expedition((WHERE,), players=1), "go on").walked == 1

    def test_a_proposal_is_kept_and_loaded(self) -> None:
        state = play(expedition((WHERE,)), "go on", seat=1)
        assert state.data()["stack"] == [["where"], ["where proposal", 1, state.parse("go on"), 2]]
        again = Expedition.restore(json.loads(state.dump()))
        assert again == state
        play(again, "agree", seat=0)
        assert play(again, "agree", seat=2).walked == 1


class TestFreeActions:
    def test_they_are_offered_beside_what_is_asked_and_leave_the_question_open(self) -> None:
        state = expedition((CAMP, 0))
        assert written(state) == ["rest 1", "rest 2", "eat"]
        play(state, "eat")
        assert state.food == [1, 2, 2] and written(state) == ["rest 1", "rest 2", "eat"]
        play(state, "eat")
        assert written(state) == ["rest 1", "rest 2"]
        assert play(state, "rest 2").over

    def test_their_own_clause_refuses_them(self) -> None:
        state = play(expedition((CAMP, 0)), "eat", "eat")
        with pytest.raises(Refused) as refused:
            state.play(state.parse("eat"))
        assert refused.value.rule == "E-FOOD"

    def test_only_the_seat_that_may_is_offered_them(self) -> None:
        state = expedition((CAMP, 1))
        assert written(state) == ["rest 1", "rest 2"]
        with pytest.raises(Refused) as refused:
            state.play(state.parse("eat"))
        assert refused.value.rule == "E-FREE"

    def test_a_step_may_do_without_them(self) -> None:
        assert "eat" not in written(expedition((CODE, 0)))


class TestNumbers:
    def test_a_number_is_asked_as_a_domain(self) -> None:
        state = expedition((CODE, 1), (CAMP, 1))
        entry = state.entry()
        assert entry is not None
        family, first, last = entry
        assert family.name == "enter"
        assert (state.notation(first), state.notation(last)) == ("enter 000", "enter 999")
        assert isinstance(state._moves, range) and len(state.moves()) == 1000
        assert state.listed_moves() == []

    def test_a_number_of_a_few_is_listed(self) -> None:
        state = expedition((CAMP, 1))
        assert state.entry() is None
        assert state.listed_moves() == state.moves() == [state.parse("rest 1"), state.parse("rest 2")]

    def test_a_wrong_number_changes_a_counter_and_nothing_else(self) -> None:
        state = expedition((CODE, 1), (CAMP, 1))
        play(state, "enter 42")
        assert (state.tries, state.opened, state.walked) == (1, (), 0)
        assert play(expedition((CODE, 1), (CAMP, 1)), "ENTER 316").opened == (2,)

    @pytest.mark.parametrize("text", ["enter 1000", "enter -1", "enter", "enter x", "enter 9999999999999999"])
    def test_what_is_no_number_of_the_domain_is_no_move(self, text: str) -> None:
        with pytest.raises(portulan.UsageError, match="no move is written"):
            expedition((CODE, 1)).parse(text)


class TestPicking:
    def test_so_many_are_picked_in_the_order_of_their_numbers(self) -> None:
        state = picking(GIVE, 0, 2, "fern", "moss", "gold")
        assert written(state) == ["pick fern", "pick moss"]
        play(state, "pick moss")
        assert state.over, "the only card left to pick is taken at once"
        assert state.places == [1, SPENT, 0, SPENT]

    def test_all_are_picked_where_there_are_no_more(self) -> None:
        assert picking(GIVE, 0, 3, "fern", "gold").over

    def test_enough_is_enough(self) -> None:
        state = picking(CHOOSE, 1, 3, "fern", "moss", "reed", "gold")
        assert written(state) == ["pick fern", "pick moss", "pick reed", "pick gold"]
        play(state, "pick moss")
        assert written(state) == ["pick reed", "pick gold", "done"]
        assert play(state, "done").places == [1, SPENT, 1, 1]

    def test_every_set_is_reached_in_one_way(self) -> None:
        ends: Counter[tuple[int, ...]] = Counter()

        def walk(state: Expedition) -> None:
            if state.over:
                ends[tuple(state.places)] += 1
                return
            for move in state.moves():
                branch = state.copy()
                branch.play(move)
                walk(branch)

        walk(picking(CHOOSE, 1, 3, "fern", "moss", "reed", "gold"))
        assert len(ends) == 4 + 6 + 4 and set(ends.values()) == {1}

    def test_what_cannot_be_picked_is_refused_by_the_step(self) -> None:
        state = picking(GIVE, 0, 2, "fern", "moss", "gold")
        for text in ("pick gold", "pick reed", "done"):
            with pytest.raises(Refused) as refused:
                state.play(state.parse(text))
            assert refused.value.rule == "E-GIVE"


class TestChance:
    def test_a_die_is_even(self) -> None:
        state = expedition((THROW,))
        assert [(state.notation(o), round(6 * p)) for o, p in state.chances()] == [
            (f"roll {pips}", 1) for pips in range(1, 7)
        ]
        assert play(state, "roll 5").walked == 5

    def test_green_comes_before_gold(self) -> None:
        state = expedition((FIND,), (FIND,), (FIND,), (FIND,))
        assert {state.notation(outcome) for outcome, _ in state.chances()} == {
            "card fern",
            "card moss",
            "card reed",
        }
        play(state, "card moss", "card fern", "card reed")
        assert [state.notation(outcome) for outcome, _ in state.chances()] == ["card gold"]


def test_what_never_comes_to_a_question_says_so() -> None:
    with pytest.raises(Endless):
        expedition((LOOP,))


def test_frames_out_of_range_are_refused() -> None:
    data = expedition((CAMP, 0)).data()
    for frame in (["camp", 3], ["camp", -1], ["camp"], ["camp", 0, 0], ["page", 7], ["loop", 1]):
        with pytest.raises(FileError, match="no step is written"):
            Expedition.restore({**data, "stack": [frame, ["camp", 0]]})
