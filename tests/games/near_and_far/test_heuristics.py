"""What Near and Far knows about good play: it is pure, is right at the end, and reads no page that is closed."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.bots.names import heuristic
from portulan.engine.options import OptionValue
from portulan.games.near_and_far import evaluation, quests, steps, visits
from portulan.games.near_and_far.box import Way
from portulan.games.near_and_far.heuristics import SURE, NearAndFarHeuristic
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import NOBODY, NONE, SALOON
from tests.bots.positions import positions
from tests.games.near_and_far.setting import table

RULES = NearAndFarHeuristic()
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"mode": "arcade", "map": "5"}),
    (4, {"mode": "arcade", "map": "11"}),
]


def at_closed_pages(seed: int) -> Iterator[NearAndFar]:
    """Greedy players play on, and dealt states that come to a closed page are given."""
    state = portulan.new("near-and-far", 2, seed)
    assert isinstance(state, NearAndFar)
    bots = [make("greedy", f"{seed} {seat}", state.game) for seat in range(2)]
    while state.actor is not None:
        seat = state.actor
        information = InformationState(state, seat)
        move = bots[seat].choose(information)
        if state.stack[-1][0] == steps.QUEST:
            dealt = information.sample(random.Random(0))
            dealt.play(move, seat)
            if dealt.closed:
                assert isinstance(dealt, NearAndFar)
                yield dealt
        state.play(move, seat)


def test_scores_depend_on_nothing_that_the_seat_cannot_know() -> None:
    """So a single rating is as good as a mean over possible states (`tools/near_and_far_players.py`)."""
    rng = random.Random(3)
    rated = 0
    for state in positions("near-and-far", 3, every=5):
        for seat in state.actors:
            moves = list(state.moves(seat))
            twin = state.resample(seat, rng)
            assert isinstance(state, NearAndFar) and isinstance(twin, NearAndFar)
            assert RULES.scores(twin, seat, moves) == pytest.approx(RULES.scores(state, seat, moves))
            rated += 1
    assert rated > 50


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_scores_are_finite_and_depend_on_the_state_alone(
    players: int, options: dict[str, OptionValue]
) -> None:
    for state in positions("near-and-far", players, every=9, options=options):
        assert isinstance(state, NearAndFar)
        seat = state.actor
        if seat is None or seat < 0:
            continue
        moves = state.moves(seat)
        scores = RULES.scores(state, seat, moves)
        assert len(scores) == len(moves) and all(math.isfinite(score) for score in scores)
        assert RULES.scores(state.copy(), seat, moves) == scores
        assert all(math.isfinite(value) for value in RULES.values(state))


def test_at_the_end_the_values_are_the_scores() -> None:
    state = portulan.new("near-and-far", 3, 4)
    rng = random.Random(4)
    while state.actor is not None:
        state.play(rng.choice(state.moves()))
    assert heuristic(state.game).values(state) == state.scores()


def test_a_closed_page_is_worth_what_such_pages_bring_whichever_it_is() -> None:
    """What is valued is that there is a quest, and the camp after it: not what the page says."""
    met = 0
    for state in at_closed_pages(3):
        seat = state.stack[-1][1]
        found = RULES.values(state)
        assert found[seat] > evaluation.value(state, seat)
        assert found[1 - seat] == evaluation.value(state, 1 - seat)
        for quest in range(0, len(state.box.page), 7):
            state.quest = quest
            assert RULES.values(state) == found
        met += 1
    assert met


def test_no_choice_of_a_closed_page_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy and searching bots play a game in which reading the choices of a closed page fails."""
    read = quests.ways
    asked = 0

    def guarded(state: Position) -> tuple[Way, ...]:
        nonlocal asked
        asked += 1
        box = state.box
        page = box.arcade_page[state.arcade] if state.arcade != NONE else box.page[state.quest]
        assert page in state.opened
        return read(state)

    monkeypatch.setattr(quests, "ways", guarded)
    state = portulan.new("near-and-far", 2, 5)
    bots = [make(name, f"5 {name}", state.game) for name in ("greedy", "search:4it")]
    while state.actor is not None:
        seat = state.actor
        state.play(bots[seat].choose(InformationState(state, seat)), seat)
    assert asked


def test_hearts_are_restored_and_a_plan_is_followed_without_doubt() -> None:
    """Beside the best answer nothing comes close, so that play beyond the tree of a search keeps to the plan."""
    state = portulan.new("near-and-far", 2, 6)
    bots = [make("greedy", f"6 {seat}", state.game) for seat in range(2)]
    met = set()
    while state.actor is not None:
        seat = state.actor
        step = state.stack[-1][0]
        moves = state.moves(seat)
        if step in (steps.STEP, steps.RESTORE, steps.QUEST) and len(moves) > 1:
            *_, second, best = sorted(heuristic(state.game).scores(state, seat, moves))
            if best < 100:
                assert best - second >= SURE
                met.add(step)
        state.play(bots[seat].choose(InformationState(state, seat)), seat)
    assert met == {steps.STEP, steps.RESTORE, steps.QUEST}


def nearly_full(tents: list[int]) -> NearAndFar:
    """Players with so many tents; four locations, one number of the mine and two threats are left."""
    state = table(len(tents))
    state.tents = tents
    state.camps = [NOBODY] * len(state.camps)
    for place in range(state.atlas.size - 5):
        state.camps[place + 1] = place % len(tents)
    state.mine = [0] * (len(state.mine) - 1) + [NOBODY]
    state.threats[0] = (1 << 10) - 1
    return state


def test_whoever_is_nearest_to_the_end_makes_haste_where_room_runs_out() -> None:
    """Four times thirteen tents fill the map, the mine and the threats: then nobody could end the game."""
    state = nearly_full([12, 11, 11, 11])
    assert evaluation.free_locations(state) == 4
    assert evaluation.tent_worth(state, 0) > evaluation.tent_worth(state, 1) + 10
    state.mine = [NOBODY] * len(state.mine)
    assert evaluation.tent_worth(state, 0) == pytest.approx(evaluation.tent_worth(state, 1), abs=2)


def test_on_a_full_map_people_with_skill_are_looked_for_while_the_mine_is_open() -> None:
    state = nearly_full([13, 13, 12, 12])
    state.food[0] = 1
    before = visits.visit_worth(state, 0, SALOON)
    for place in range(1, state.atlas.size):
        state.camps[place] = place % 4
    assert visits.visit_worth(state, 0, SALOON) == visits.SOUGHT > before
    state.mine = [0] * len(state.mine)
    assert visits.visit_worth(state, 0, SALOON) < visits.SOUGHT
