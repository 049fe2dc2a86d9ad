"""The long run: thousands of random games, looked at lightly as they go and closely at a few positions.

In each game, half of them with the default options and half with random ones:

- after every move: somebody is asked or the match is over, and the bound is kept
- at one position in 5, drawn at random, and at the end: the invariants hold (`faults`); what is lost stays lost
- at one position in 30: the listed moves are exactly those of the space that `why_not` finds nothing against; up to 8
  others are refused and change nothing; a move played on a copy changes nothing; the state is saved and loaded; for one
  viewer a resampled state is sound, looks the same and forgets the truth
- at the end: points and winners are recounted from every view; the whole game, its draws dictated, is played again
  by a state without a seed and ends with the same digest

A large game is looked at more `rarely`: so many times fewer positions of each game, in more games.

With `altering`, files of each game are altered instead: dumps of some of its positions, and its record, running and
finished; each must be refused in one line or play on (tests/battery/altered.py).

A failure names the case, so that it can be run again alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial

import portulan
from portulan import State
from tests.battery import altered
from tests.battery.case import Case, require, step_on
from tests.battery.chance import dictate
from tests.battery.secrecy import sight
from tests.battery.subjects import random_options, subject, subjects
from tests.battery.walk import Course

COUNT_EVERY = 5
LOOK_EVERY = 30
REFUSALS = 8
ALTERATIONS = 10
"""Alterations of each file."""
CHUNK = 50
"""Games that a process takes at a time."""


@dataclass
class Summary:
    """What came of the games of one number of players."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    entries: int = 0
    longest: int = 0
    looks: int = 0
    altered: int = 0
    accepted: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Summary) -> None:
        """Adds what another process found."""
        self.games += other.games
        self.decisions += other.decisions
        self.entries += other.entries
        self.looks += other.looks
        self.altered += other.altered
        self.accepted += other.accepted
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures

    def __str__(self) -> str:
        """Says it in one line."""
        if self.altered:
            return (
                f"{self.game}, {self.players} players: {self.games} games, {self.altered} altered files, "
                f"{self.accepted} of them accepted, {len(self.failures)} failures"
            )
        return (
            f"{self.game}, {self.players} players: {self.games} games, {self.decisions} decisions, "
            f"longest {self.longest} entries, {self.looks} close looks, {len(self.failures)} failures"
        )


def case_of(game: str, players: int, seed: int) -> Case:
    """Sets up one game of the long run; odd seeds play with random options."""
    found = subject(game)
    options = random_options(found.game, players, seed) if seed % 2 else {}
    return Case(found.game, found.recount, players, seed, options)


def play(case: Case, summary: Summary, rarely: int = 1) -> None:
    """Plays one game and checks it."""
    rng = case.rng("long run")
    state = case.new()
    entries = list(state.trail)
    while not state.over:
        if rng.randrange(COUNT_EVERY * rarely) == 0:
            require(not state.faults(), f"{case}: {state.faults()}")
        require(
            bool(state.actors) and len(entries) <= case.game.longest,
            f"{case}: nobody is asked, or no end comes",
        )
        if rng.randrange(LOOK_EVERY * rarely) == 0:
            look(case, state, rng)
            summary.looks += 1
        step_on(state, rng)
        entries += state.trail
        summary.decisions += 1
    require(not state.faults(), f"{case}: {state.faults()}")
    require(len(entries) <= case.game.longest, f"{case}: {len(entries)} entries, beyond its bound")
    for viewer in case.viewers():
        view = state.view(viewer)
        counted = (case.recount.scores(view), case.recount.winners(view))
        require(counted == (state.scores(), state.winners()), f"{case}: recounted {counted}")
    again = case.new(seeded=False)
    dictate(case, again, entries)
    require(again.over and again.digest() == state.digest(), f"{case}: dictated, it ends otherwise")
    summary.games += 1
    summary.entries += len(entries)
    summary.longest = max(summary.longest, len(entries))


def look(case: Case, state: State, rng: random.Random) -> None:
    """Looks closely at one position."""
    seat = rng.choice(state.actors)
    listed = set(state.moves(seat))
    space = case.game.space.moves()
    legal = {move for move in {*space, *listed} if not state.why_not(move, seat)}
    require(legal == listed, f"{case}: listed {sorted(listed)}, explained as legal {sorted(legal)}")
    dump = state.dump()
    for move in rng.choices(space, k=REFUSALS):
        if move not in listed:
            _refuse(case, state, move, seat)
    copy = state.copy()
    step_on(copy, rng)
    require(state.dump() == dump, f"{case}: a refused move, or one played on a copy, changes the state")
    loaded = portulan.load(dump)
    require(loaded.dump() == dump and loaded.moves(seat) == state.moves(seat), f"{case}: loaded otherwise")
    viewer = rng.choice(case.viewers())
    resampled = state.resample(viewer, random.Random(1))
    require(
        sight(resampled, viewer) == sight(state, viewer), f"{case}: {viewer} tells a resampled state apart"
    )
    elsewhere = state.resample(viewer, random.Random(2)).resample(viewer, random.Random(1))
    require(elsewhere.dump() == resampled.dump(), f"{case}: resampling for {viewer} remembers the truth")
    require(not resampled.faults(), f"{case}: a resampled state is impossible: {resampled.faults()}")


def _refuse(case: Case, state: State, move: int, seat: int) -> None:
    try:
        state.play(move, seat)
    except portulan.Refused:
        return
    require(False, f"{case}: {move} is not listed, and accepted")


def alter(case: Case, summary: Summary) -> None:
    """Plays one game, and alters its files."""
    rng = case.rng("long run of altered files")
    names = altered.step_names(case)
    course = Course(case)
    dumps = []
    while course.goes_on:
        if rng.randrange(LOOK_EVERY) == 0:
            dumps.append(json.loads(course.state.dump()))
        course.step()
    for dump in dumps:
        for _ in range(ALTERATIONS):
            text, how = altered.altered_dump(dump, dumps, names, rng)
            summary.altered += 1
            summary.accepted += altered.try_dump(case, text, rng, how)
    for text, how in altered.altered_records(case, rng, ALTERATIONS):
        summary.altered += 1
        summary.accepted += altered.try_record(case, text, rng, how)
    summary.games += 1


def play_some(game: str, players: int, seeds: range, altering: bool = False, rarely: int = 1) -> Summary:
    """Plays games of a row of seeds in this process; any failure at all is noted with its case."""
    subjects()
    summary = Summary(game, players)
    for seed in seeds:
        case = case_of(game, players, seed)
        try:
            if altering:
                alter(case, summary)
            else:
                play(case, summary, rarely)
        except Exception as error:  # whatever it is, it must be told with its case, and the run goes on
            summary.failures.append(f"{case}: {error!r}")
    return summary


def long_run(
    game: str,
    players: int,
    games: int,
    processes: int,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
    altering: bool = False,
    rarely: int = 1,
) -> Summary:
    """Plays many games on several processes; the same games whatever their number."""
    summary = Summary(game, players)
    last = first + games
    chunks = [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    for part in _parts(
        chunks, processes, partial(play_some, game, players, altering=altering, rarely=rarely)
    ):
        summary.add(part)
        if progress is not None:
            progress(summary.games + len(summary.failures))
    summary.failures.sort()
    return summary


def _parts(chunks: list[range], processes: int, play: Callable[[range], Summary]) -> Iterator[Summary]:
    if processes == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = [pool.submit(play, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            yield done.result()
