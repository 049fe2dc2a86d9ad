"""The analysis of a match: scores as they stood, the turn where it lies, moves that were possible, no secret."""

from __future__ import annotations

import random

import pytest

from portulan.bots import InformationState, make
from portulan.bots.analysis import Analysis, Standing, _turn, analyse
from portulan.engine.errors import UsageError
from portulan.engine.match import Match
from portulan.registry import game

QUICK = "search:20it"


def played(name: str, players: int = 2, seed: int = 3) -> Match:
    """A match in which the first seat plays by chance and the others well."""
    match = Match.new(game(name), ["Ann", "Bo", "Cy"][:players], seed=seed)
    bots = [make("random" if not seat else "greedy", "1", match.game) for seat in range(players)]
    while (seat := match.state.actor) is not None:
        match.play(bots[seat].choose(InformationState(match.state, seat)), seat)
    return match


@pytest.fixture(scope="module", params=["agartha", "roam"])
def match(request: pytest.FixtureRequest) -> Match:
    return played(str(request.param))


@pytest.fixture(scope="module")
def found(match: Match) -> Analysis:
    return analyse(match, 0, QUICK)


def test_the_positions_of_a_match_are_those_that_were_played(match: Match) -> None:
    positions = [(number, state.digest()) for number, state in match.positions()]
    decided = [number for number, entry in enumerate(match.entries) if entry.digest is not None]
    assert [number for number, _ in positions] == [*decided, len(match.entries)]
    after = [match.entries[number].digest for number in decided]
    assert [digest for _, digest in positions[1:]] == after


def test_the_curve_has_one_standing_for_each_round_and_ends_with_the_result(
    match: Match, found: Analysis
) -> None:
    rounds = [standing.round for standing in found.curve]
    assert rounds == list(range(len(rounds)))
    assert found.curve[0].scores == [0] * len(match.names)
    assert found.curve[-1].scores == match.state.scores()
    for number, state in match.positions():
        for standing in found.curve:
            if standing.entry == number:
                assert standing.scores == state.scores()


def test_moments_are_decisions_of_the_seat_at_which_another_move_was_possible(
    match: Match, found: Analysis
) -> None:
    assert len(found.moments) == 3
    assert [moment.entry for moment in found.moments] == sorted({moment.entry for moment in found.moments})
    before = {number: state.copy() for number, state in match.positions()}
    for moment in found.moments:
        entry, state = match.entries[moment.entry], before[moment.entry]
        assert entry.actor == 0 and moment.points > 0 and moment.better != moment.played
        assert state.sentence(entry.move) == moment.played
        assert moment.better in [state.sentence(move) for move in state.moves(0)]
        for lang in ("en", "fr"):
            assert match.game.text.say(*moment.better, lang)


def test_what_a_bot_would_have_done_depends_on_what_the_seat_knew(match: Match, found: Analysis) -> None:
    before = {number: state.copy() for number, state in match.positions()}
    for moment in found.moments:
        other = before[moment.entry].resample(0, random.Random(9))
        better = make(QUICK, f"analysis {moment.entry}", match.game).choose(InformationState(other, 0))
        assert other.sentence(better) == moment.better


def test_the_turn_is_where_the_lead_changed_the_most() -> None:
    scores = [[0, 0, 0], [2, 1, 0], [3, 1, 9], [9, 2, 10]]
    curve = [Standing(number, number, row) for number, row in enumerate(scores)]
    assert _turn(curve, 0, team=False) == (2, -7)
    assert _turn(curve, 2, team=False) == (2, 8)
    assert _turn(curve, 0, team=True) == (3, 6)
    assert _turn(curve[:1], 0, team=False) == (None, 0)


def test_only_a_finished_match_is_analysed() -> None:
    running = Match.new(game("roam"), ["Ann", "Bo"], seed=1)
    with pytest.raises(UsageError, match="not over"):
        analyse(running, 0)


def test_only_a_seat_of_the_match(match: Match) -> None:
    with pytest.raises(UsageError, match="no seat 5"):
        analyse(match, 5)


def test_a_long_time_of_thinking_ends(match: Match) -> None:
    now = iter([0.0, *[1000.0] * 50])
    assert analyse(match, 0, QUICK, clock=lambda: next(now)).moments == []


def test_what_somebody_was_led_to_is_not_judged(match: Match, found: Analysis) -> None:
    moves = {
        state.digest(): match.entries[number].move for number, state in match.positions() if not state.over
    }
    assert found.moments
    led = analyse(match, 0, QUICK, led=lambda state, seat: moves[state.digest()])
    assert not led.moments and led.curve == found.curve
