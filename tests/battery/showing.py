"""Checks of what is shown: every part of a view is seen somewhere in its scene, and in nobody else's panel.

A view is changed at one place, to a value that the same place had in another position, and drawn again: if no scene
ever looks otherwise for it, the place is not shown. What a game leaves out on purpose stands in the `NOT_SHOWN` of its
recount, each with a reason.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from portulan.engine.scene import Scene
from tests.battery.case import Case, Viewer, require, some
from tests.battery.telling import COMMON
from tests.battery.walk import Course

SHOWN_OF_ALL = ("over", "actors")
"""What is shown of the part that all views share: the rest is whose view it is, and what is asked."""

BOARDS = "boards"
"""The part of a view that belongs to the seats, one after the other."""

POSITIONS = 40
"""Positions of a game whose views are changed."""

TRIALS = 4
"""Changes of a place that must not be seen before it is said not to be shown."""

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Sight:
    """What a viewer sees of a position."""

    viewer: Viewer
    view: dict[str, Any]


def leaves(part: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Lists the values of a view by where they stand."""
    if isinstance(part, dict):
        for key, value in part.items():
            if path or key not in COMMON or key in SHOWN_OF_ALL:
                yield from leaves(value, (*path, key))
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from leaves(value, (*path, number))
    else:
        yield path, part


def place(path: Path, viewer: Viewer) -> str:
    """Names a place without numbers; boards are one's own or another's."""
    named = []
    for depth, step in enumerate(path):
        if depth == 1 and path[0] == BOARDS:
            named.append("own" if step == viewer else "other")
        else:
            named.append("*" if isinstance(step, int) or step.isdigit() else step)
    return ".".join(named)


def changed(view: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """Gives a copy of a view with another value at one place."""
    view = copy.deepcopy(view)
    holder: Any = view
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return view


def gather(case: Case) -> tuple[list[Sight], dict[str, list[Any]]]:
    """Plays a random game; gives sights of some positions, and all values that each place had."""
    course = Course(case)
    sights = []
    while True:
        sights += [Sight(viewer, course.state.view(viewer)) for viewer in (None, 0)]
        if not course.goes_on:
            break
        course.step()
    values: dict[str, dict[str, Any]] = {}
    for sight in sights:
        for path, value in leaves(sight.view):
            values.setdefault(place(path, sight.viewer), {}).setdefault(json.dumps(value), value)
    chosen = [*some(sights[:-2], POSITIONS, case.rng("sights")), *sights[-2:]]
    return chosen, {name: list(found.values()) for name, found in values.items()}


def changes(
    case: Case, seen_enough: Counter[str], within: str = ""
) -> Iterator[tuple[str, Path, Scene, Scene | None]]:
    """Changes views place by place; gives the scene before and after, or none if it cannot be drawn any more.

    What cannot be drawn was looked at. A place that was seen to change the scene several times is left alone.
    """
    sights, values = gather(case)
    rng = case.rng("changes")
    for sight in sights:
        before = case.game.scene(sight.view)
        spots: dict[str, list[tuple[Path, Any]]] = {}
        for path, value in leaves(sight.view):
            if not within or path[0] == within:
                spots.setdefault(place(path, sight.viewer), []).append((path, value))
        for name, there in spots.items():
            path, value = rng.choice(there)
            others = [other for other in values[name] if other != value or type(other) is not type(value)]
            if not others or seen_enough[name] >= TRIALS:
                continue
            view = changed(sight.view, path, _pick(others, rng))
            try:
                after = case.game.scene(view)
            except (ArithmeticError, LookupError, TypeError, ValueError):
                yield name, path, before, None
            else:
                yield name, path, before, after


def _pick(values: list[Any], rng: random.Random) -> Any:
    """Chooses a value; of numbers often the least or the largest, where most is to be seen."""
    if rng.randrange(2) and all(type(value) is int for value in values):
        return rng.choice((min(values), max(values)))
    return rng.choice(values)


def scenes_show_the_view(case: Case) -> None:
    """Every place of a view that changes in a match is seen in the scene, unless the recount says why not."""
    seen: Counter[str] = Counter()
    unseen: Counter[str] = Counter()
    for name, _, before, after in changes(case, seen):
        if before == after:
            unseen[name] += 1
        else:
            seen[name] += 1
    excused = case.not_shown
    hidden = [name for name in unseen if not seen[name] and unseen[name] >= TRIALS and name not in excused]
    require(not hidden, f"{case}: no scene shows {', '.join(sorted(hidden))}")
    shown = [name for name in excused if seen[name] > unseen[name]]
    require(not shown, f"{case}: said not to be shown, and shown: {', '.join(sorted(shown))}")


def panels_show_their_own_seat(case: Case) -> None:
    """What belongs to a seat is seen in no other seat's panel."""
    seen: Counter[str] = Counter()
    for name, path, before, after in changes(case, seen, within=BOARDS):
        if after is None or before == after:
            continue
        seen[name] += 1
        others = [
            panel.seat
            for panel, panel_after in zip(before.panels(), after.panels(), strict=True)
            if panel != panel_after and panel.seat != path[1]
        ]
        require(not others, f"{case}: {name} of seat {path[1]} is shown in the panel of {others}")
