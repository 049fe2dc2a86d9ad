"""Checks of altered files: a dump or a record that somebody changed is refused in one line, or plays on soundly.

A sound file is taken apart and changed: numbers, types, lengths, keys, the steps that wait, whole fields taken from
another position, the text itself. Whoever loads the result gets a `FileError` of one line, or a state without faults
that goes on to be played, seen, said and resampled. Work is counted in calls: a load that does not return is found by
their number, on whatever machine.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

import portulan
from portulan import CHANCE, FileError, State
from portulan.engine.match import Match
from tests.battery.case import Case, require, step_on
from tests.battery.saying import NAMES
from tests.battery.subjects import random_options
from tests.battery.walk import Observation, Walk, observer

CALLS = 400_000
"""Calls that loading a file, or one move on what was loaded, may make."""

DECISIONS = 25
"""Moves that are played on a state that came out of an altered file."""

A_POSITION = 6
"""Alterations of the dump of one position of a walk."""

A_RECORD = 40
"""Alterations of the record of one match, running and finished."""

Json = Any
Alteration = Callable[[dict[str, Json], random.Random], None]
"""Changes a document in place."""


class TooMuchWork(BaseException):
    """Something did not come to an end within its number of calls; not to be caught by what is tested."""


@contextmanager
def bounded(calls: int = CALLS) -> Iterator[None]:
    """Breaks off what makes too many calls."""
    left = calls

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            sys.setprofile(None)
            raise TooMuchWork

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)


# Altering


Place = tuple[Any, Any]
"""A list or an object, and the index or key of one of its values."""


def places(document: Json) -> list[Place]:
    """Lists all values of a document by where they stand."""
    found: list[Place] = []
    waiting = [document]
    while waiting:
        holder = waiting.pop()
        keys = holder.keys() if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found


def _some_place(document: Json, rng: random.Random, *kinds: type) -> Place | None:
    """Chooses a field first and then a place in it, so that long lists do not take all."""
    found = [place for place in places(document) if not kinds or type(place[0][place[1]]) in kinds]
    return rng.choice(found) if found else None


def _number_nearby(document: dict[str, Json], rng: random.Random) -> None:
    """A number becomes one more, one less, or any small one."""
    if place := _some_place(document, rng, int):
        holder, key = place
        holder[key] = rng.choice((holder[key] + 1, holder[key] - 1, -holder[key], rng.randrange(-2, 16)))


def _number_far_away(document: dict[str, Json], rng: random.Random) -> None:
    """A number becomes a huge one."""
    if place := _some_place(document, rng, int):
        place[0][place[1]] = rng.choice((10**6, 2**31, 2**63, -(2**63), 10**30, 10**400))


def _unit_moves(document: dict[str, Json], rng: random.Random) -> None:
    """One number becomes smaller and another one larger, so that their sum is kept."""
    one, other = _some_place(document, rng, int), _some_place(document, rng, int)
    if one and other:
        by = rng.choice((1, 1, 1, 2, 16, 256))
        one[0][one[1]] -= by
        other[0][other[1]] += by


def _values_swap(document: dict[str, Json], rng: random.Random) -> None:
    """Two values change places."""
    one = _some_place(document, rng)
    if one is None:
        return
    kind = type(one[0][one[1]])
    other = _some_place(document, rng, kind)
    if other is not None and kind not in (dict, list):
        one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]


def _value_of_another_type(document: dict[str, Json], rng: random.Random) -> None:
    """A value becomes something else altogether."""
    if place := _some_place(document, rng):
        strange: tuple[Json, ...] = (
            None,
            True,
            False,
            1.5,
            "",
            "x",
            "7",
            [],
            {},
            [0],
            {"a": 0},
            float("nan"),
            "\n",
            "\ud800",
        )
        place[0][place[1]] = rng.choice(strange)


def _list_of_another_length(document: dict[str, Json], rng: random.Random) -> None:
    """A list is longer, shorter, turned round, or in another order."""
    if place := _some_place(document, rng, list):
        values = place[0][place[1]]
        act = rng.randrange(6)
        if act == 0 or not values:
            values.append(rng.randrange(5))
        elif act == 1:
            values.pop(rng.randrange(len(values)))
        elif act == 2:
            values.insert(rng.randrange(len(values)), rng.choice(values))
        elif act == 3:
            values.reverse()
        elif act == 4:
            rng.shuffle(values)
        else:
            values.clear()


def _other_keys(document: dict[str, Json], rng: random.Random) -> None:
    """An object lacks a key, has one too many, or calls one otherwise."""
    objects = [document, *(holder[key] for holder, key in places(document) if isinstance(holder[key], dict))]
    keyed = rng.choice(objects)
    act = rng.randrange(3)
    if act == 0 or not keyed:
        keyed["more"] = 1
        return
    key = rng.choice(sorted(keyed))
    value = keyed.pop(key)
    if act == 1:
        keyed[f"{key}s"] = value


def _nested(document: dict[str, Json], rng: random.Random) -> None:
    """A value lies in a list of its own, or holds itself several times over."""
    if place := _some_place(document, rng):
        value = place[0][place[1]]
        for _ in range(rng.choice((1, 2, 60))):
            value = [value]
        place[0][place[1]] = value


GENERAL: tuple[Alteration, ...] = (
    _number_nearby,
    _number_far_away,
    _unit_moves,
    _values_swap,
    _value_of_another_type,
    _list_of_another_length,
    _other_keys,
    _nested,
)


def steps_wait_otherwise(names: list[str]) -> Alteration:
    """Changes the stack: other steps, other arguments, steps too many or in another order."""

    def alter(document: dict[str, Json], rng: random.Random) -> None:
        stack = document.get("stack")
        if not isinstance(stack, list) or not all(isinstance(frame, list) and frame for frame in stack):
            return
        strange = [
            rng.choice(names),
            *(rng.choice((-1, 0, 0, 1, 1, 2, 3, 4, 13, 99)) for _ in range(rng.randrange(6))),
        ]
        act = rng.randrange(7)
        if act == 0 or not stack:
            stack.append(strange)
        elif act == 1:
            stack[:] = [strange]
        elif act == 2:
            stack[-1] = strange
        elif act == 3:
            stack[-1][0] = strange[0]
        elif act == 4:
            frame = rng.choice(stack)
            if frame[1:]:
                frame[rng.randrange(1, len(frame))] = rng.choice((-1, 0, 1, 2, 3, 4, 5, 13, 99, 10**12))
        elif act == 5:
            stack.insert(rng.randrange(len(stack) + 1), rng.choice(stack))
        else:
            stack.pop(rng.randrange(len(stack)))

    return alter


def fields_of(others: list[dict[str, Json]]) -> Alteration:
    """Takes a field of the table, or the whole stack, from another position."""

    def alter(document: dict[str, Json], rng: random.Random) -> None:
        other = json.loads(json.dumps(rng.choice(others)))
        if rng.randrange(3) == 0:
            document["stack"] = other["stack"]
        elif isinstance(document.get("table"), dict):
            name = rng.choice(sorted(other["table"]))
            document["table"][name] = other["table"][name]

    return alter


def damaged(text: str, rng: random.Random) -> str:
    """Changes the text itself: cut short, a character more or less, depth without end, numbers without end."""
    spot = rng.randrange(len(text))
    act = rng.randrange(6)
    if act == 0:
        return text[:spot]
    if act == 1:
        return text[:spot] + text[spot + 1 :]
    if act == 2:
        return text[:spot] + rng.choice('{}[],:"\\0-.eE\x00é') + text[spot:]
    if act == 3:
        return "[" * 100_000 + text
    if act == 4:
        return re.sub(r"\d", "1" * 5_000, text, count=1)
    return text.replace(":", ":1e999,", 1) if rng.randrange(2) else text + text


def altered(
    document: dict[str, Json], alterations: Sequence[Alteration], rng: random.Random
) -> tuple[dict[str, Json], str]:
    """Alters a copy of a document in one way or several, and names what was done."""
    changed: dict[str, Json] = json.loads(json.dumps(document))
    names = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        alteration = rng.choice(alterations)
        alteration(changed, rng)
        names.append(alteration.__name__.strip("_"))
    return changed, ", ".join(names)


def altered_dump(
    document: dict[str, Json], others: list[dict[str, Json]], names: list[str], rng: random.Random
) -> tuple[str, str]:
    """Alters a dump, and tells how; `others` are dumps of other positions, `names` those of all steps."""
    if rng.randrange(12) == 0:
        return damaged(json.dumps(document), rng), "the text is damaged"
    alterations = (*GENERAL, *[steps_wait_otherwise(names)] * 5, *[fields_of(others)] * 2)
    changed, how = altered(document, alterations, rng)
    return json.dumps(changed), how


def altered_record(
    record: str, others: list[dict[str, Json]], names: list[str], rng: random.Random
) -> tuple[str, str]:
    """Alters a record, and tells how: its text, header, a few entries, or the position that it goes on from.

    `others` are positions of other tables.
    """
    document = json.loads(record)
    part = rng.randrange(8)
    if part == 0:
        return damaged(record, rng), "the text is damaged"
    if part < 4 and document["snapshot"] is not None:
        alterations = (*GENERAL, *[steps_wait_otherwise(names)] * 4)
        document["snapshot"], how = altered(document["snapshot"], alterations, rng)
        if rng.randrange(8) == 0:
            document["snapshot"], how = rng.choice(others), "another table"
        if rng.randrange(4):  # by the rules of today it leads elsewhere, so that it goes on from the position
            document["rules"] = 0
            document["entries"][-1][2] = "bygone"
        return json.dumps(document), f"its position: {how}"
    if part < 6:
        few = ("entries", "snapshot")
        header = {key: value for key, value in document.items() if key not in few}
        changed, how = altered(header, GENERAL, rng)
        return json.dumps({**changed, **{key: document[key] for key in few}}), f"its header: {how}"
    start = rng.randrange(max(1, len(document["entries"])))
    changed, how = altered({"entries": document["entries"][start : start + 3]}, GENERAL, rng)
    rows = changed.get("entries")
    document["entries"][start : start + 3] = rows if isinstance(rows, list) else [rows]
    return json.dumps(document), f"its entries: {how}"


# Judging


def _refusal(case: Case, what: str, error: FileError) -> None:
    line = str(error)
    require(
        bool(line) and "\n" not in line and len(line) < 1_000,
        f"{what}: not refused in one line: {line[:200]!r}",
    )


def try_dump(case: Case, text: str, rng: random.Random, how: str) -> bool:
    """Loads an altered dump; tells whether it was accepted, and rejects the game if what came out is not sound."""
    what = f"{case}: a dump altered ({how}) {_shortly(text)}"
    state = None
    try:
        with bounded():
            state = portulan.load(text)
    except FileError as error:
        _refusal(case, what, error)
    except TooMuchWork:
        require(False, f"{what}: loading does not end")
    except Exception as error:
        require(False, f"{what}: {error!r}")
    if state is not None:
        _plays_on(case, state, rng, what)
    return state is not None


def _shortly(text: str) -> str:
    return text if len(text) < 5_000 else f"{text[:5_000]}... ({len(text)} characters)"


def _plays_on(case: Case, state: State, rng: random.Random, what: str) -> None:
    """Sees, says, resamples and plays what came out of an altered file."""
    doing = "is loaded"
    try:
        dump = state.dump()
        require(portulan.load(dump).dump() == dump, f"{what}: is loaded, saved and loaded otherwise")
        for viewer in (*range(state.players), None):
            doing = f"is looked at by {viewer}"
            view = state.view(viewer)
            state.game.scene(view)
            with bounded():
                state.resample(viewer, rng)
            for move in state.moves(viewer)[:20] if viewer is not None else []:
                doing = f"{viewer} is told of {state.notation(move)!r}"
                state.say(move, "en")
                state.game.targets(view, move)
        for number in range(DECISIONS):
            doing = f"decision {number}"
            require(not state.faults(), f"{what}: {doing}: {state.faults()}")
            if state.over:
                state.scores()
                state.winners()
                return
            with bounded():
                step_on(state, rng)
    except AssertionError:
        raise
    except TooMuchWork:
        require(False, f"{what}: {doing}: does not end")
    except Exception as error:
        require(False, f"{what}: {doing}: {error!r}")


@observer(looks=0.25)
def altered_dumps_are_refused_or_sound(walk: Walk) -> Observation:
    """Whatever is changed in a dump: it is refused in one line, or a sound state comes out that plays on."""
    case = walk.case
    rng = case.rng("altered dumps")
    others: list[dict[str, Json]] = []
    names = step_names(case)
    while position := (yield):
        document = json.loads(position.looked_at[0].dump())
        others.append(document)
        for _ in range(A_POSITION):
            text, how = altered_dump(document, others, names, rng)
            try_dump(case, text, rng, how)


def step_names(case: Case) -> list[str]:
    """Lists the names of all steps of a game."""
    return [step.name for step in case.game.state().steps]


def altered_records_are_refused_or_sound(case: Case) -> None:
    """Whatever is changed in a record: it is refused in one line, or a match comes out that plays on."""
    rng = case.rng("altered records")
    for text, how in altered_records(case, rng, A_RECORD):
        try_record(case, text, rng, how)


def altered_records(case: Case, rng: random.Random, number: int) -> Iterator[tuple[str, str]]:
    """Alters the record of a match, while it runs and when it has ended, each so many times."""
    names = step_names(case)
    others = [json.loads(running(case, players, rng).to_json())["snapshot"] for players in case.game.players]
    match = running(case, case.players, rng)
    records = [match.to_json()]
    while not match.state.over and len(match.entries) <= case.game.longest:
        _decide(match, rng)
    records.append(match.to_json())
    for record in records:
        for _ in range(number):
            yield altered_record(record, others, names, rng)


def running(case: Case, players: int, rng: random.Random) -> Match:
    """Begins a match and plays a few decisions, with any options if it is not for the players of the case."""
    options = dict(case.options) if players == case.players else random_options(case.game, players, case.seed)
    match = Match.new(case.game, NAMES[:players], seed=case.seed, options=options)
    for _ in range(rng.randrange(1, 8)):
        if not match.state.over:
            _decide(match, rng)
    return match


def _decide(match: Match, rng: random.Random) -> None:
    seat = rng.choice(match.state.actors)
    match.play(rng.choice(match.state.moves(seat)), seat)


def try_record(case: Case, text: str, rng: random.Random, how: str) -> bool:
    """Loads an altered record; tells whether it was accepted, and rejects the game if what came out is not sound."""
    what = f"{case}: a record altered ({how}) {_shortly(text)}"
    match = None
    try:
        with bounded(CALLS * 20):
            match = portulan.load_match(text)
    except FileError as error:
        _refusal(case, what, error)
    except TooMuchWork:
        require(False, f"{what}: loading does not end")
    except Exception as error:
        require(False, f"{what}: {error!r}")
    if match is not None:
        _goes_on(case, match, rng, what)
    return match is not None


def _goes_on(case: Case, match: Match, rng: random.Random, what: str) -> None:
    """Plays, tells and saves a match that came out of an altered record."""
    require(not match.state.faults(), f"{what}: {match.state.faults()}")
    try:
        match.log(0, "en")
        match.log(None, "fr")
        with bounded(CALLS * 20):
            for _ in range(DECISIONS):
                if match.state.over or match.state.actor == CHANCE:
                    break
                _decide(match, rng)
            portulan.load_match(match.to_json())
    except TooMuchWork:
        require(False, f"{what}: does not end")
    except Exception as error:
        require(False, f"{what}: is loaded, and then: {error!r}")
    _plays_on(case, match.state, rng, what)
