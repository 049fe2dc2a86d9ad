"""Roam: shapes over a land of 36 squares, majorities, auctions, and a growing band of companions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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


MOST_ROUNDS: Final = 48 + 49 * 40
"""48 cards leave the map one by one, and before, between and after them 40 rounds go by at most (RO-LIMIT-7)."""

MOST_ENTRIES: Final = MOST_ROUNDS * 4 * 200
"""A turn has fewer than 200 entries: 24 tiles used twice, each in two steps, a shape of 36 squares filled one by one,
six cards of up to seven entries, windows and a purchase. With `stall_rounds=0` nothing bounds a match."""


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
    bound=MOST_ENTRIES,
    over_rule="RO-END-5",
)
