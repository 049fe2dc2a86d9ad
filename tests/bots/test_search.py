"""The search: budgets, what it finds, and that more than one seat, hidden or simultaneous choices are no obstacle."""

from __future__ import annotations

from itertools import count

import pytest

import portulan
from portulan import State
from portulan.bots import InformationState, make, search
from portulan.bots.search import Budget, SearchBot
from portulan.games.agartha.heuristics import AgarthaHeuristic
from portulan.games.agartha.state import Agartha
from tests.bots.positions import positions
from tests.games.agartha.setting import acting, setting, winning


def bot(state: State, budget: Budget, ticks: float = 0.001) -> SearchBot:
    """A search with a clock of its own, which moves on a little each time it is read."""
    clock = count(0.0, ticks)
    return SearchBot(1, state.game.heuristic(), state.game, budget, lambda: next(clock))


def test_iterations_are_counted_and_never_more_than_allowed() -> None:
    state = next(positions("agartha", 2))
    thinker = bot(state, Budget(iterations=40))
    thinker.choose(InformationState(state, state.actors[0]))
    assert 0 < thinker.iterations <= 40


def test_the_clock_ends_a_search() -> None:
    state = next(positions("agartha", 2))
    short, long = bot(state, Budget(milliseconds=20)), bot(state, Budget(milliseconds=200))
    for thinker in (short, long):
        thinker.choose(InformationState(state, state.actors[0]))
    assert 0 < short.iterations < long.iterations


def test_at_least_one_iteration_is_made_however_short_the_time() -> None:
    state = next(positions("agartha", 2))
    thinker = bot(state, Budget(milliseconds=1), ticks=60.0)
    assert thinker.choose(InformationState(state, state.actors[0])) in state.moves()


def test_stopping_early_does_not_change_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = 0
    for state in positions("agartha", 2, every=9):
        information = InformationState(state, state.actors[0])
        hurried = bot(state, Budget(iterations=64))
        choice = hurried.choose(information)
        with monkeypatch.context() as patch:
            patch.setattr(search, "PATIENCE", 1000)
            patient = bot(state, Budget(iterations=64))
            assert patient.choose(information) == choice
        assert patient.iterations == 64
        assert hurried.iterations > 32, "with half of the budget left, any move can still catch up"
        saved += 64 - hurried.iterations
    assert saved > 0


class Watchful(AgarthaHeuristic):
    """A heuristic that is asked for rewards where nothing is half done, or complains."""

    def rewards(self, state: Agartha) -> list[float]:
        """Gives the rewards of a state that is fit for them."""
        assert state.over or self.settled(state)
        return super().rewards(state)


def test_states_are_judged_only_when_they_are_settled() -> None:
    for state in positions("agartha", 2, every=12):
        thinker = SearchBot(1, Watchful(), state.game, Budget(iterations=10))
        assert thinker.choose(InformationState(state, state.actors[0])) in state.moves()


def test_it_validates_and_saves_the_amulet_in_the_last_round() -> None:
    table = setting(
        2, number=6, boards={0: {"V1": "CHA", "L1": "AMU FOR"}, 1: {"L1": "FOR CPS"}}, village={1: 2}
    )
    winning(table, 0, "CHA")
    chosen = []
    thinker = make("search:150it", 1, table.game)
    while table.actor == 0:
        move = thinker.choose(InformationState(table, 0))
        chosen.append(table.notation(move))
        table.play(move)
    assert chosen[:2] == ["place CHA V1", "validate V1 2"]
    assert "to AMS" in chosen


def test_it_finds_a_chain_that_begins_with_a_sacrifice() -> None:
    """A Move out of V1 lowers its tier but opens two slots at once: 1 + 1 points and two more Moves (AG-DV-27)."""
    table = setting(2, number=6, boards={0: {"V1": "CHA*3", "V2": "CHA", "OB": "KNI AXE"}}, encounter={1: 2})
    acting(table, 0, "move")
    thinker = make("search:300it", 3, table.game)
    while table.actor == 0:
        table.play(thinker.choose(InformationState(table, 0)))
    assert table.scores()[0] >= 1 + 1 + 2 * 2


def test_all_seats_think_of_themselves_with_four_players() -> None:
    for state in positions("agartha", 4, every=60):
        seat = state.actors[0]
        assert make("search:15it", 1, state.game).choose(InformationState(state, seat)) in state.moves(seat)


def test_whoever_is_asked_last_of_several_at_once_decides_for_himself() -> None:
    state = portulan.new("agartha", players=3, seed=2, options={"setup_placement": "simultaneous"})
    assert len(state.actors) == 3
    for seat in list(state.actors)[::-1]:
        move = make("search:20it", 1, state.game).choose(InformationState(state, seat))
        assert move in state.moves(seat)
        state.play(move, seat)


def ends(state: State) -> list[tuple[float, State]]:
    """Lists what chance may make of a position, with probabilities."""
    if state.actor != portulan.CHANCE:
        return [(1.0, state)]
    found: list[tuple[float, State]] = []
    for outcome, probability in state.chances():
        then = state.copy()
        then.play(outcome)
        found += [(probability * further, end) for further, end in ends(then)]
    return found


def test_its_last_decision_is_the_best_by_exact_count() -> None:
    """With open pockets nothing is hidden: enumerating chance tells what the last take or dig is worth."""
    told_apart = 0
    for seed in range(40):
        for state in positions("pebbles", 2, options={"pockets": "open"}, seed=seed):
            state.generator = None
            seat = state.actors[0]
            worth: dict[int, float] = {}
            for move in state.moves(seat):
                after = state.copy()
                after.play(move, seat)
                if all(end.over for _, end in ends(after)):
                    rewards = state.game.heuristic().rewards
                    worth[move] = sum(part * rewards(end)[seat] for part, end in ends(after))
            if len(worth) > 1 and max(worth.values()) - min(worth.values()) > 0.1:
                chosen = make("search:100it", seed, state.game).choose(InformationState(state, seat))
                assert worth[chosen] == max(worth.values())
                told_apart += 1
    assert told_apart > 5


@pytest.mark.slow
def test_it_beats_greedy() -> None:
    game = portulan.game("agartha")
    won = 0.0
    for number in range(8):
        seat = number % 2
        bots = [make("greedy", number, game), make("greedy", number, game)]
        bots[seat] = make("search:60it", number, game)
        state = game.new(2, f"duel {number}")
        while state.actor is not None:
            state.play(bots[state.actor].choose(InformationState(state, state.actor)))
        if seat in state.winners():
            won += 1 / len(state.winners())
    assert won >= 5
