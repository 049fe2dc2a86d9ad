"""Contests: who sits where, the same games from the same seed, and errors that come through."""

from __future__ import annotations

import os
import signal
from dataclasses import replace

import pytest

from portulan import UsageError
from portulan.arena.contest import Contest, ContestError, contest
from portulan.arena.workers import results


class Suicide(Contest):
    """A contest whose games end the process that plays them."""

    def play(self, number: int) -> None:  # type: ignore[override]
        """Ends this process as the system would when memory runs out."""
        os.kill(os.getpid(), signal.SIGKILL)


def test_bots_move_on_by_one_seat_each_game() -> None:
    found = contest("agartha", ["greedy", "random", "easy"])
    assert [found.seating(number) for number in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]


def test_without_rotation_everybody_keeps_his_seat() -> None:
    found = contest("agartha", ["greedy", "random"], rotate=False)
    assert {found.seating(number) for number in range(4)} == {(0, 1)}


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    found = contest("agartha", ["greedy", "random"], seed="7")
    in_order = [found.play(number) for number in range(4)]
    assert [found.play(number) for number in (3, 2, 1, 0)] == in_order[::-1]
    assert len({result.scores for result in in_order}) > 1
    assert [replace(found, seed="8").play(number) for number in range(4)] != in_order


def test_a_result_tells_how_the_game_ended() -> None:
    result = contest("agartha", ["greedy", "random"]).play(1)
    assert result.seating == (1, 0)
    assert result.winners == (result.scores.index(max(result.scores)),) == (1,)
    assert 36 <= result.decisions <= 200


def test_the_number_of_processes_changes_nothing() -> None:
    found = contest("agartha", ["greedy", "search:2it"], seed="same")
    assert list(results(found, 5, 1)) == list(results(found, 5, 2))


def test_a_toy_with_choices_at_the_same_time_is_played_too() -> None:
    found = contest("pebbles", ["greedy", "random"])
    assert len(list(results(found, 6, 1))) == 6


def test_options_reach_the_game() -> None:
    plain = contest("agartha", ["greedy"], players=2).play(0)
    changed = contest("agartha", ["greedy"], players=2, options={"token_action_map": "draw-swap-move"}).play(
        0
    )
    assert plain != changed


def test_one_bot_takes_all_seats() -> None:
    assert contest("agartha", ["random"], players=4).bots == ("random",) * 4


def test_a_contest_tells_whether_it_can_be_repeated() -> None:
    assert contest("agartha", ["greedy", "search:5it"]).reproducible
    assert not contest("agartha", ["greedy", "search:5ms"]).reproducible


@pytest.mark.parametrize(
    ("game", "bots", "players", "options", "complaint"),
    [
        ("chess", ["random"], 2, {}, "unknown game 'chess'"),
        ("agartha", ["smart"], 2, {}, "unknown bot 'smart'"),
        ("agartha", ["random"] * 5, None, {}, "2 to 4 players, not 5"),
        ("agartha", ["random"], None, {}, "2 to 4 players, not 1"),
        ("agartha", ["random", "greedy"], 3, {}, "3 players need 3 bots"),
        ("agartha", ["random"], 2, {"colour": "red"}, "unknown option 'colour'"),
        ("agartha", ["random"], 2, {"final_tie": "duel"}, "option final_tie cannot be 'duel'"),
    ],
)
def test_nonsense_is_refused_before_anything_is_played(
    game: str, bots: list[str], players: int | None, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        contest(game, bots, players, options)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_fails_is_named_and_ends_the_contest(processes: int) -> None:
    broken = Contest("agartha", ("random", "nobody"), {}, "s", rotate=True)
    with pytest.raises(ContestError, match="game 0 of seed 's': UsageError: unknown bot 'nobody'"):
        list(results(broken, 40, processes))


def test_a_process_that_dies_ends_the_contest() -> None:
    doomed = Suicide("agartha", ("random", "random"), {}, "s", rotate=True)
    with pytest.raises(ContestError, match="ended from outside"):
        list(results(doomed, 8, 2))
