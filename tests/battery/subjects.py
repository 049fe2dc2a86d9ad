"""The games under test: all that ship and the toy, with whoever recounts their points, and the cases made of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import cast

import portulan
from portulan import Game, registry
from portulan.engine.saga import Chapter
from tests.battery.case import Case, Recount, step_on
from tests.toys import letters, pebbles, showcase

TOYS = {
    "letters": "tests.toys.letters",
    "pebbles": "tests.toys.pebbles",
    "showcase": "tests.toys.showcase",
}
"""Games that do not ship, by name, and the packages that hold them."""

LOOKS = 24
"""How many positions of a game are looked at closely with its default options; those of the smallest toy all."""

LOOKS_WITH_OPTIONS = 6

ALONE = 15
"""A game with more cases of options than that is played with the values of several options at once."""

MANY_CASES = 150
"""With more than that, each value is played with by one number of players, in turn."""

TOGETHER = 3
"""Values of different options that a game with many of them is played with at once."""

CHAPTERS = 4
"""Matches of a campaign that are looked at."""

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


@dataclass(frozen=True)
class Subject:
    """A game and what recounts its points."""

    game: Game
    recount: Recount

    def case(self, players: int, seed: int = 1) -> Case:
        """Sets the game up with its default options."""
        looks = None if self.game is pebbles.GAME else LOOKS
        return Case(self.game, self.recount, players, seed, self.short, looks)

    @property
    def short(self) -> dict[str, str]:
        """The options that keep a random match short, where random players never come to an end."""
        return dict(getattr(self.recount, "SHORT", {}))

    @property
    def series(self) -> dict[str, str]:
        """The options with which the game is played as a campaign, where it is not always one."""
        return self.short | getattr(self.recount, "SERIES", {})


def register_toys() -> None:
    """Adds the toys to the games of this process."""
    portulan.register(letters.GAME)
    portulan.register(pebbles.GAME)
    portulan.register(showcase.GAME)


def subject(name: str) -> Subject:
    """Finds a game; its recount stands in `tests/games/<game>/recount.py`, that of a toy beside the toy."""
    package = TOYS.get(name, f"tests.games.{name.replace('-', '_')}")
    return Subject(portulan.game(name), cast(Recount, import_module(f"{package}.recount")))


def names_under_test() -> list[str]:
    """Names the games that ship and the toys, whatever else some test has registered for itself."""
    register_toys()
    return [name for name in portulan.games() if name in TOYS or name in registry._found()]


def subjects() -> list[Subject]:
    """Lists all games under test."""
    return [subject(name) for name in names_under_test()]


def with_one_option(found: Subject) -> Iterator[Case]:
    """Gives cases in which each value of each option that is not the default is played by every number of players.

    With many options, values of several of them share a case; with very many, the numbers of players take turns.
    """
    numbers = found.game.players
    chosen = {
        players: [
            (option.key, value) for option in found.game.options for value in option.values_for(players)[1:]
        ]
        for players in numbers
    }
    total = sum(map(len, chosen.values()))
    for turn, players in enumerate(numbers):
        values = chosen[numbers[0]] if total > MANY_CASES else chosen[players]
        widest = max(Counter(key for key, _ in values).values(), default=0)
        count = max(-(-len(values) // TOGETHER), widest) if total > ALONE else len(values)
        for number in range(count):
            if total <= MANY_CASES or number % len(numbers) == turn:
                options = found.short | dict(values[number::count])
                yield Case(found.game, found.recount, players, 1, options, LOOKS_WITH_OPTIONS)


def later_matches(found: Subject) -> Iterator[Case]:
    """Gives a case for each match of a campaign that was begun and played on at random, the first one included.

    The numbers of players take turns: one begins the campaign, the next plays its second match, and so on.
    """
    saga, numbers = found.game.saga, found.game.players
    for turn, players in enumerate(numbers if saga is not None else ()):
        assert saga is not None
        names = NAMES[:players]
        rng = random.Random(f"{found.game.name} {players} campaign")
        chapter: Chapter | None = saga.first(names, found.game.resolve(players, found.series))
        number = 0
        while chapter is not None and number < CHAPTERS:
            number += 1
            looks = LOOKS_WITH_OPTIONS
            options = found.series | chapter.options
            case = Case(found.game, found.recount, players, number, options, looks, chapter.carried, number)
            if number % len(numbers) == (turn + 1) % len(numbers):
                yield case
            state = case.new()
            while not state.over:
                step_on(state, rng)
            chapter = saga.following(state, names)


def random_options(game: Game, players: int, seed: int) -> dict[str, str]:
    """Chooses a value for every option, the default as likely as all others together."""
    rng = random.Random(f"{game.name} {players} options {seed}")
    chosen = {}
    for option in game.options:
        default, *others = option.values_for(players)
        chosen[option.key] = rng.choice(others) if others and rng.random() < 0.5 else default
    return chosen


def with_random_options(found: Subject, number: int) -> Iterator[Case]:
    """Gives cases in which every option has a random value, for each number of players in turn."""
    for seed in range(number):
        players = found.game.players[seed % len(found.game.players)]
        options = random_options(found.game, players, seed) | found.short
        yield Case(found.game, found.recount, players, seed, options, LOOKS_WITH_OPTIONS)


def label(case: Case) -> str:
    """Names a case in a test id."""
    return case.name.rpartition(" seed ")[0].replace(" ", "-")
