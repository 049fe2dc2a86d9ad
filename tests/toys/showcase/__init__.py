"""Lantern Bay: a small stay by the sea that has every kind of element a scene can have, to look at and to test with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.content import Component, NoContent
from portulan.engine.game import Game
from tests.toys.showcase.bay import CELLS, FOLDER, LANDS, PASSAGES
from tests.toys.showcase.events import EVENTS
from tests.toys.showcase.moves import SPACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions
    from portulan.engine.scene import Scene
    from portulan.engine.state import State


def _state() -> type[State]:
    from tests.toys.showcase.state import Showcase

    return Showcase


def _heuristic() -> Heuristic[Any]:
    from tests.toys.showcase.heuristic import ShowcaseHeuristic

    return ShowcaseHeuristic()


def _scene() -> Callable[[Any], Scene]:
    from tests.toys.showcase.scene import scene

    return scene


def _targets() -> Callable[[Any, int], list[str]]:
    from tests.toys.showcase.scene import targets

    return targets


def _motions() -> Motions:
    from tests.toys.showcase.scene import MOTIONS

    return MOTIONS


def _components(content: Any) -> list[Component]:
    """Counts the cells of the island."""
    return [Component("SC-1", "cells", len(CELLS), len(LANDS))]


GAME = Game(
    name="showcase",
    title="Lantern Bay",
    rules_version=1,
    content_version=1,
    players=(1,),
    options=(),
    space=SPACE,
    events=EVENTS,
    components=_components,
    state=_state,
    heuristic=_heuristic,
    scene=_scene,
    targets=_targets,
    motions=_motions,
    folder=FOLDER,
    bound=None,
    over_rule="SC-5",
    team=True,
    secrets=False,
    content=lambda pack, checked: NoContent((FOLDER,), PASSAGES),
)
