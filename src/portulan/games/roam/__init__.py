"""Roam: shapes over a land of 36 squares, majorities, auctions, and a growing band of companions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.game import Game
from portulan.games.roam.moves import EVENTS, SPACE
from portulan.games.roam.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from portulan.content import Content
    from portulan.engine.content import Component
    from portulan.engine.heuristic import Heuristic
    from portulan.engine.motions import Motions
    from portulan.engine.scene import Scene
    from portulan.engine.state import JsonObject, State

FOLDER: Final = Path(__file__).parent


def _content(pack: Path | None, checked: bool) -> Content:
    from portulan.games.roam.entries import read

    return read(pack, checked)


def _content_attributes(content: Content) -> dict[str, Any]:
    from portulan.games.roam.box import open_box

    return {"box": open_box(content)}


def _components(content: Content) -> list[Component]:
    from portulan.games.roam.entries import components

    return components(content)


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
    content_version=2,
    players=(2, 3, 4),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=_content,
    content_attributes=_content_attributes,
    components=_components,
    state=_state,
    heuristic=_heuristic,
    scene=_scene,
    targets=_targets,
    motions=_motions,
    folder=FOLDER,
    bound=None,
    over_rule="RO-END-5",
)
