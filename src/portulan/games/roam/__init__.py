"""Roam: shapes over a land of 36 squares, majorities, auctions, and a growing band of companions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from portulan.engine.profile import FirstGame, Profile
from portulan.games.roam.moves import EVENTS, SPACE
from portulan.games.roam.options import OPTIONS

if TYPE_CHECKING:
    from portulan.content import Content
    from portulan.engine.content import Component

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
    state=part(__name__, "state", "Roam"),
    heuristic=made(__name__, "heuristics", "RoamHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    folder=FOLDER,
    bound=None,
    over_rule="RO-END-5",
    secrets=False,
    profile=Profile(
        minutes=(30, 45),
        weight=2,
        first_game=FirstGame(players=2, level="easy", options={"full_rules": "false"}),
    ),
)
