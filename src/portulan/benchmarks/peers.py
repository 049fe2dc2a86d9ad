"""Peers of the field, measured as their own documentation has them used; each is skipped if not installed."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from portulan.benchmarks.measure import Measure
from portulan.benchmarks.own import CHOICES, DECISIONS, repeat

OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy", "leduc_poker")


def measures() -> list[Measure]:
    """Lists the measures of all peers that are installed."""
    found: list[Measure] = []
    for maker in (catanatron, open_spiel, python_chess, pettingzoo):
        try:
            found += list(maker())
        except ImportError:
            continue
    return found


def catanatron() -> Iterator[Measure]:
    """Catan in Python: random players, and its copy of a game.

    Its own players count every tick, forced ones too. Both counts are given, and each is compared with the same.
    """
    module = importlib.import_module("catanatron")
    colors = list(module.Color)

    def new(number: int) -> Any:
        return module.Game([module.RandomPlayer(color) for color in colors[:4]], seed=number)

    seeds = iter(range(10**9))

    def run(fewest: int) -> int:
        game = new(next(seeds))
        ticks = decisions = 0
        while game.winning_color() is None and ticks < 10_000:
            decisions += len(game.state.playable_actions) >= fewest
            game.play_tick()
            ticks += 1
        return decisions

    yield Measure("catanatron playout, 4 players, forced ones too", DECISIONS, lambda: run(1))
    yield Measure("catanatron playout, 4 players, choices alone", CHOICES, lambda: run(2))
    middle = new(1)
    for _ in range(200):
        middle.play_tick()
    yield Measure("catanatron copy, middle of a match", "copies", repeat(middle.copy, 20))


def open_spiel() -> Iterator[Measure]:
    """OpenSpiel's C++ games driven from Python."""
    module = importlib.import_module("pyspiel")
    rng = random.Random(1)

    def playout(name: str) -> Callable[[], int]:
        game = module.load_game(name)

        def run() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
            return decisions

        return run

    for name in OPEN_SPIEL_GAMES:
        yield Measure(f"OpenSpiel {name} playout", DECISIONS, playout(name))


def python_chess() -> Iterator[Measure]:
    """python-chess: random legal moves for eighty plies, and its copy of a board."""
    module = importlib.import_module("chess")
    rng = random.Random(1)

    def run() -> int:
        board = module.Board()
        plies = 0
        while plies < 80:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
        return plies

    yield Measure("python-chess playout", DECISIONS, run)
    board = module.Board()
    yield Measure("python-chess copy without its history", "copies", repeat(lambda: board.copy(stack=False)))


def pettingzoo() -> Iterator[Measure]:
    """PettingZoo's own Connect Four, without its usual wrappers."""
    module = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = module.raw_env()
    rng = random.Random(1)

    def run() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1
        return steps

    yield Measure("PettingZoo connect_four raw env", DECISIONS, run)
