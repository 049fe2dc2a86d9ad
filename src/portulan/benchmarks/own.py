"""What Portulan is measured by: random playouts, copies, legal moves, dumps, search, and starting up."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable

from portulan import registry
from portulan.benchmarks.measure import Measure
from portulan.bots import make
from portulan.bots.information_state import InformationState
from portulan.engine.game import Game
from portulan.engine.state import State

SEARCH_ITERATIONS = 50

DECISIONS = "decisions"
"""Whatever players decide, with what has one option: peers that count all their steps count these."""
CHOICES = "choices"
"""Decisions with two options at least."""


def measures(game: Game) -> list[Measure]:
    """Lists the measures of one game."""
    players = game.players[len(game.players) // 2]
    middle = middle_of_a_match(game, players)
    playouts = [
        measure
        for number in game.players
        for measure in (
            Measure(
                f"{game.name} playout, {number} players, forced ones too",
                DECISIONS,
                playout(game, number, True),
            ),
            Measure(f"{game.name} playout, {number} players, choices alone", CHOICES, playout(game, number)),
        )
    ]
    where = f"{game.name}, {players} players, middle of a match"
    return [
        *playouts,
        Measure(f"copy ({where})", "copies", repeat(middle.copy)),
        Measure(f"legal moves ({where})", "lists", repeat(lambda: listing(middle))),
        Measure(f"dump ({where})", "dumps", repeat(middle.dump)),
        Measure(f"load ({where})", "loads", repeat(lambda: registry.load(middle.dump()), 5)),
        Measure(f"search ({where})", "iterations", searching(game, middle)),
    ]


def playout(game: Game, players: int, forced: bool = False) -> Callable[[], int]:
    """Plays one match with uniformly random choices and counts them, with those that had one option if that is asked.

    What had one option was taken by the engine and stands in the trail, as what chance brought does.
    """
    rng = random.Random(1)
    seeds = iter(range(10**9))

    def run() -> int:
        state = game.new(players, seed=next(seeds))
        choices = entries = 0
        drawn = draws(state)
        while not state.over:
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
            choices += 1
            entries += len(state.trail)
        return entries - (draws(state) - drawn) if forced else choices

    return run


def draws(state: State) -> int:
    """Counts what chance has brought so far."""
    assert state.generator is not None
    return state.generator.count


def repeat(act: Callable[[], object], times: int = 100) -> Callable[[], int]:
    """Does something often enough that the clock does not matter."""

    def run() -> int:
        for _ in range(times):
            act()
        return times

    return run


def listing(state: State) -> object:
    """Works out the legal moves from nothing, as after a change of the table."""
    state.refresh()
    return state.moves()


def middle_of_a_match(game: Game, players: int) -> State:
    """Plays half of a random match, always the same."""
    length = 0
    for stop in (None, 2):
        rng = random.Random(5)
        state = game.new(players, seed=5)
        limit = length // stop if stop else sys.maxsize
        length = 0
        while not state.over and length < limit:
            state.play(rng.choice(state.moves()))
            length += 1
    return state


def searching(game: Game, state: State) -> Callable[[], int]:
    """Lets the search bot think for a fixed number of iterations."""
    seat = state.actors[0]

    def run() -> int:
        make(f"search:{SEARCH_ITERATIONS}it", 1, game).choose(InformationState(state, seat))
        return SEARCH_ITERATIONS

    return run


def starting_up(game: Game, times: int = 5) -> dict[str, float]:
    """Measures in milliseconds what a new process pays: the import with the list of games, and a new state."""
    program = (
        "import time; a = time.perf_counter(); import portulan; portulan.games(); b = time.perf_counter();"
        f"g = portulan.game({game.name!r}); portulan.new({game.name!r}, players={game.players[-1]}, seed=1);"
        "c = time.perf_counter();"
        f"portulan.new({game.name!r}, players={game.players[-1]}, seed=2); d = time.perf_counter();"
        "print(b - a, c - b, d - c)"
    )
    samples: list[list[float]] = []
    for _ in range(times):
        out = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        ).stdout
        samples.append([float(word) * 1000 for word in out.split()])
        time.sleep(0)
    best = [min(column) for column in zip(*samples, strict=True)]
    return {"import and list the games": best[0], "first new state": best[1], "next new state": best[2]}
