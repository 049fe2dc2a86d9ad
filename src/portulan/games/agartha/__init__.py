"""Agartha: hidden bids, combos on a personal board, six rounds of a descent to a lost world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.game import Game
from portulan.games.agartha.entries import FOLDER, PLAYERS, components, read
from portulan.games.agartha.moves import EVENTS, SPACE
from portulan.games.agartha.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions
    from portulan.engine.scene import Scene
    from portulan.engine.state import JsonObject, State


def _state() -> type[State]:
    from portulan.games.agartha.state import Agartha

    return Agartha


def _heuristic() -> Heuristic[Any]:
    from portulan.games.agartha.heuristics import AgarthaHeuristic

    return AgarthaHeuristic()


def _scene() -> Callable[[JsonObject], Scene]:
    from portulan.games.agartha.scene import scene

    return scene


def _targets() -> Callable[[JsonObject, int], list[str]]:
    from portulan.games.agartha.scene import targets

    return targets


def _motions() -> Motions:
    from portulan.games.agartha.scene import MOTIONS

    return MOTIONS


GAME = Game(
    name="agartha",
    title="Agartha",
    rules_version=1,
    content_version=1,
    players=PLAYERS,
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
    bound=1500,
    over_rule="AG-END-5",
)
