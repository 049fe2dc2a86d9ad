"""Loading: a state from the data of a dump, whoever made it and however old it is.

Everything that a dump says is checked against what the game declares: fields, ranges, steps and their arguments,
uids. Whatever no match can lead to is refused in one line, and loading always comes to an end. A dump of older
rules or content is first brought up to date (`Game.upgrade`); a field that it did not have yet takes its value in a
blank position.
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

from portulan.engine.content import read_mark
from portulan.engine.errors import FileError, PortulanError
from portulan.engine.generator import DRAWS, Generator
from portulan.engine.state import JsonObject, State, position_fields
from portulan.engine.steps import AUTO, REVEAL, Frame

S = TypeVar("S", bound=State)


def restore(kind: type[S], data: JsonObject) -> S:
    """Rebuilds a state of a class from plain data."""
    game = kind.game
    data, is_older = _up_to_date(kind, data)
    players = data.get("players")
    options = data.get("options")
    if not isinstance(players, int) or not isinstance(options, dict):
        raise FileError("state: players and options are missing")
    carried = data.get("carried", {})
    if not isinstance(carried, dict):
        raise FileError("state: field 'carried' must be an object")
    state = kind.blank(players, game.resolve(players, options), game.check_carried(carried))
    _load_table(state, data.get("table"), is_older)
    if is_older:
        state.adopt()
    state.opened = _opened(state, data.get("opened", []))
    state.sampled = data.get("sampled") is True
    state.stack = _stack(state, data.get("stack"), is_older)
    state.generator = _generator(data.get("generator"))
    faults = state.faults()
    if faults:
        raise FileError(f"state: {faults[0]}")
    _find_question(state, is_older)
    return state


def _up_to_date(kind: type[State], data: JsonObject) -> tuple[JsonObject, bool]:
    """Refuses what is newer than this Portulan, and lets the game carry over what is older."""
    game = kind.game
    rules, content = data.get("rules"), data.get("content")
    if type(rules) is not int or type(content) is not int:
        raise FileError("state: the versions of rules and content are missing")
    if rules > game.rules_version:
        raise FileError(f"state: was played under newer rules of {game.title} than this Portulan has")
    is_older = rules < game.rules_version or content != game.content_version
    is_older = is_older or read_mark(data.get("pack")) != game.pack
    if is_older and game.upgrade is not None:
        data = game.upgrade(data)
    return data, is_older


def _load_table(state: State, table: Any, is_older: bool) -> None:
    """Reads the fields; only an older dump may lack one."""
    if not isinstance(table, dict):
        raise FileError("state: the table is missing")
    fields = position_fields(type(state))
    unknown = set(table) - {field.name for field in fields}
    if unknown:
        raise FileError(f"state: the table has no field {min(unknown, key=str)!r:.60}")
    for field in fields:
        if field.name in table:
            try:
                setattr(state, field.name, field.loaded(table[field.name], state.players))
            except FileError as error:
                raise FileError(f"state: {error}") from None
        elif not is_older:
            raise FileError(f"state: field {field.name!r} is missing")


def _opened(state: State, opened: Any) -> tuple[int, ...]:
    """Reads the passages that were opened."""
    if not isinstance(opened, list):
        raise FileError("state: field 'opened' must be a list")
    places = {uid: place for place, uid in enumerate(state.game.passages)}
    found: list[int] = []
    for uid in opened:
        place = places.get(uid) if isinstance(uid, str) else None
        if place is None:
            raise FileError(f"state: the book has no passage {uid!r:.60}")
        if place in found:
            raise FileError(f"state: passage {uid!r:.60} is opened twice")
        found.append(place)
    return tuple(found)


def _stack(state: State, frames: Any, is_older: bool) -> list[Frame]:
    """Reads what remains to be done; a stored position waits for an answer, so its top frame asks a question."""
    if not isinstance(frames, list):
        raise FileError("state: the stack is missing")
    steps = type(state).steps.by_name
    stack: list[Frame] = []
    for written in frames:
        known = isinstance(written, list) and bool(written) and isinstance(written[0], str)
        step = steps.get(written[0]) if known else None
        arguments = written[1:] if known else []
        for place, kind in step.labelled if step is not None else ():
            if place <= len(arguments):
                arguments[place - 1] = _number(state, kind, arguments[place - 1])
        whole = all(type(argument) is int for argument in arguments)
        if step is None or not whole or not step.fits(arguments, state.players):
            raise FileError(f"state: no step is written {json.dumps(written)[:80]}")
        stack.append((step.number, *arguments))
    closed = (AUTO,) if state.sampled else (AUTO, REVEAL)
    top = type(state).steps[stack[-1][0]] if stack else None
    if top is not None and not is_older and top.kind in closed:
        raise FileError(f"state: nobody is asked anything at the step {top.name!r}")
    return stack


def _number(state: State, kind: str, written: Any) -> Any:
    """Reads a number of content by its name; None stands for none, and whatever else is no name stays as it is."""
    if written is None:
        return -1
    if not isinstance(written, str):
        return written
    names = state.labels(kind)
    if written not in names:
        raise FileError(f"state: the stack names {written!r:.60}, which this content does not have")
    return names.index(written)


def _generator(kept: Any) -> Generator | None:
    if kept is None:
        return None
    if not isinstance(kept, dict) or not isinstance(kept.get("seed"), int | str):
        raise FileError("state: the generator has no seed")
    if type(kept.get("count")) is not int or not 0 <= kept["count"] < DRAWS:
        raise FileError("state: the generator has no count")
    return Generator(kept["seed"], kept["count"])


def _find_question(state: State, is_older: bool) -> None:
    """Works out who is asked and what is legal; the question must be the one that was stored."""
    depth = len(state.stack)
    top = state.stack[-1] if state.stack else None
    try:
        state.refresh()
        sound = not state.faults() and all(0 <= seat < state.players for seat in state.actors)
    except PortulanError:
        sound = False
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        sound = False
    same = len(state.stack) == depth and (top is None or state.stack[-1] == top)
    if not sound or not (same or is_older):
        raise FileError("state: the stack asks for what is not on the table")
