"""Roam: shapes over a land of 36 squares, majorities, auctions, and a growing band of companions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.game import Game
from portulan.engine.packs import version_of
from portulan.games.roam.box import FOLDER, PLAYERS, components
from portulan.games.roam.moves import EVENTS, SPACE
from portulan.games.roam.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions
    from portulan.engine.scene import Scene
    from portulan.engine.state import JsonObject, State


def _state() -> type[State]:
    from portulan.games.roam.state import Roam

    return Roam


def _heuristic() -> Heuristic[Any]:
    from portulan.games.roam.heuristics import RoamHeuristic

    return RoamHeuristic()


def _scene() -> Callable[[JsonObject], Scene]:
    from portulan.games.roam.scene import scene

    return scene


def _targets() -> Callable[[JsonObject, int], list[str]]:
    from portulan.games.roam.scene import targets

    return targets


def _motions() -> Motions:
    from portulan.games.roam.scene import MOTIONS

    return MOTIONS


GAME = Game(
    name="roam",
    title="Roam",
    rules_version=2,
    content_version=version_of("roam", 2),
    players=PLAYERS,
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    components=components,
    state=_state,
    heuristic=_heuristic,
    scene=_scene,
    targets=_targets,
    motions=_motions,
    folder=FOLDER,
    bound=None,
    over_rule="RO-END-5",
)
