"""Pebbles: a day at low tide, three coves, and a pocket that nobody else looks into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.game import Game
from tests.toys.pebbles.events import EVENTS
from tests.toys.pebbles.moves import SPACE
from tests.toys.pebbles.options import OPTIONS
from tests.toys.pebbles.shore import FOLDER, components, read

if TYPE_CHECKING:
    from collections.abc import Callable

    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions
    from portulan.engine.scene import Scene
    from portulan.engine.state import State


def _state() -> type[State]:
    from tests.toys.pebbles.state import Pebbles

    return Pebbles


def _heuristic() -> Heuristic[Any]:
    from tests.toys.pebbles.heuristic import PebblesHeuristic

    return PebblesHeuristic()


def _scene() -> Callable[[Any], Scene]:
    from tests.toys.pebbles.scene import scene

    return scene


def _targets() -> Callable[[Any, int], list[str]]:
    from tests.toys.pebbles.scene import targets

    return targets


def _motions() -> Motions:
    from tests.toys.pebbles.scene import MOTIONS

    return MOTIONS


GAME = Game(
    name="pebbles",
    title="Pebbles",
    rules_version=1,
    content_version=1,
    players=(2, 3),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=read,
    components=components,
    state=_state,
    heuristic=_heuristic,
    scene=_scene,
    targets=_targets,
    motions=_motions,
    folder=FOLDER,
    bound=48,
    over_rule="PB-END-1",
)
