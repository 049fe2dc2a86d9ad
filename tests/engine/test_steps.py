"""How a state runs its steps: what is automatic, what is forced, what is asked, and of whom."""

from __future__ import annotations

import pytest

from portulan.engine.errors import Refused, UsageError
from portulan.engine.generator import Generator
from portulan.engine.state import CHANCE
from tests.engine.relay import ALL, ANSWER, CHOOSE, DIE, NOTE, relay


def test_automatic_steps_run_until_somebody_is_asked() -> None:
    state = relay((NOTE, 1), (NOTE, 2), (CHOOSE, 1, 4, 5), (NOTE, 3))
    assert state.said == [(-2, 1), (-2, 2)]
    assert (state.actor, state.actors) == (1, [1])
    assert state.step is not None
    assert (state.step.name, state.step.clauses) == ("choose", ("R-2", "R-1"))
    assert state.trail == []


def test_what_a_step_pushes_happens_before_the_rest() -> None:
    state = relay((NOTE, 1, 7, 8), (NOTE, 2))
    assert state.said == [(-2, 1), (-2, 7), (-2, 8), (-2, 2)]
    assert state.over


def test_a_decision_goes_to_the_seat_of_its_frame() -> None:
    state = relay((CHOOSE, 2, 4, 5), (CHOOSE, 0, 6, 7))
    assert state.moves() == state.moves(2) == [4, 5]
    assert state.moves(0) == state.moves(1) == []
    state.play(5)
    assert state.trail == [(2, 5)]
    assert state.actor == 0


def test_a_decision_without_options_is_skipped() -> None:
    state = relay((CHOOSE, 2), (CHOOSE, 0, 6, 7))
    assert state.actor == 0
    assert state.said == []


def test_a_decision_with_one_option_is_taken_and_recorded() -> None:
    state = relay((CHOOSE, 0, 1, 2), (CHOOSE, 1, 3), (NOTE, 9), (CHOOSE, 2, 4), (CHOOSE, 0, 5, 6))
    state.play(2)
    assert state.trail == [(0, 2), (1, 3), (2, 4)]
    assert state.said == [(0, 2), (1, 3), (-2, 9), (2, 4)]
    assert state.actor == 0
    state.play(6)
    assert state.trail == [(0, 6)]


def test_a_decision_that_is_always_asked_waits_for_its_only_answer() -> None:
    state = relay((ANSWER, 1, 3), (ANSWER, 2), (CHOOSE, 0, 5, 6))
    assert (state.actor, state.moves(), state.trail) == (1, [3], [])
    state.play(3)
    assert (state.said, state.actor) == ([(1, 3)], 0)  # with no answer nobody is asked


def test_the_match_is_over_when_nothing_remains() -> None:
    state = relay((CHOOSE, 0, 1, 2))
    state.play(1)
    assert state.over
    assert (state.actor, state.actors, state.moves(), state.chances(), state.step) == (None, [], [], [], None)
    with pytest.raises(Refused) as refused:
        state.play(1)
    assert refused.value.rule == "R-9"
    assert state.why_not(1) == "R-9"


class TestChoosingTogether:
    def test_all_may_choose_in_any_order(self) -> None:
        state = relay((ALL, 3, 2, 4), (CHOOSE, 0, 1, 2))
        assert state.actors == [0, 1, 2]
        assert [state.moves(seat) for seat in (0, 1, 2)] == [[0, 1, 2], [0, 1], [0, 1, 2, 3]]
        state.play(3, 2)
        assert state.trail == [(2, 3)]
        assert (state.actors, state.actor) == ([0, 1], 0)
        state.play(1, 1)
        state.play(2)
        assert state.said == [(0, 2), (1, 1), (2, 3)]
        assert state.step is not None
        assert state.step.name == "choose"

    def test_nobody_chooses_twice_and_nobody_for_another(self) -> None:
        state = relay((ALL, 3, 2, 4))
        state.play(1, 1)
        for seat in (1, 3, CHANCE):
            with pytest.raises(Refused) as refused:
                state.play(0, seat)
            assert refused.value.rule == "R-3"
            assert state.moves(seat) == []
        with pytest.raises(Refused):
            state.play(3, 0)
        assert state.actors == [0, 2]

    def test_a_forced_choice_is_taken_for_its_seat_alone(self) -> None:
        state = relay((ALL, 3, 1, 2))
        assert state.trail == [(1, 0)]
        assert state.actors == [0, 2]

    def test_who_does_not_take_part_is_not_asked(self) -> None:
        state = relay((ALL, 0, 2, 0))
        assert state.actors == [1]
        assert relay((ALL, 0, 0, 0)).over

    def test_lists_of_moves_are_not_shared(self) -> None:
        state = relay((ALL, 3, 2, 4))
        for seat in (0, 1, 2):
            state.moves(seat).clear()
            assert state.moves(seat) != []


class TestChance:
    def test_without_a_generator_chance_is_asked(self) -> None:
        state = relay((DIE, 1, 0, 3), (CHOOSE, 0, 1, 2))
        assert (state.actor, state.actors) == (CHANCE, [])
        assert state.moves() == state.moves(CHANCE) == [0, 2]
        assert state.chances() == [(0, 0.25), (2, 0.75)]
        assert state.moves(0) == []
        state.play(2)
        assert state.trail == [(CHANCE, 2)]
        assert state.said == [(-1, 2)]

    def test_another_outcome_is_refused(self) -> None:
        state = relay((DIE, 1, 0, 3))
        for move, seat in ((1, None), (0, 0), (9, CHANCE)):
            with pytest.raises(Refused) as refused:
                state.play(move, seat)
            assert refused.value.rule == "R-4"
        assert state.why_not(0) == ""
        assert state.why_not(1) == "R-4"

    def test_with_a_generator_chance_settles_itself_and_is_recorded(self) -> None:
        state = relay((CHOOSE, 0, 1, 2), (DIE, 1, 0, 3), (DIE, 0, 0, 0, 5), (CHOOSE, 1, 3, 4), seed=5)
        state.play(1)
        assert [actor for actor, _ in state.trail] == [0, CHANCE, CHANCE]
        assert state.trail[2] == (CHANCE, 3)
        assert state.generator is not None
        assert state.generator.count == 2
        assert state.actor == 1

    def test_a_generator_can_draw_without_playing(self) -> None:
        state = relay((DIE, 1, 0, 3))
        digest = state.digest()
        assert {state.draw(Generator(seed)) for seed in range(50)} == {0, 2}
        assert state.digest() == digest
        state.play(0)
        with pytest.raises(UsageError, match="chance is not asked here"):
            state.draw(Generator(1))

    def test_one_outcome_is_asked_for_all_the_same(self) -> None:
        state = relay((DIE, 0, 4))
        assert state.chances() == [(1, 1.0)]
        assert state.actor == CHANCE
