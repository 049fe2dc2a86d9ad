"""The 7th Continent: a bed on a beach, a continent under fog, and a curse to be lifted together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from portulan.engine.profile import FirstGame, Profile
from portulan.games.seventh_continent.events import EVENTS
from portulan.games.seventh_continent.journal import PLAN
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.options import OPTIONS

if TYPE_CHECKING:
    from portulan.content import Content
    from portulan.engine.content import Component

FOLDER: Final = Path(__file__).parent


def _content(pack: Path | None, checked: bool) -> Content:
    from portulan.games.seventh_continent.content.schema import read

    return read(pack, checked)


def _content_attributes(content: Content) -> dict[str, Any]:
    from portulan.games.seventh_continent.box import Box
    from portulan.games.seventh_continent.fields import declared

    box = Box(content)
    return {"content_box": box, "FIELDS": declared(box)}


def _components(content: Content) -> list[Component]:
    from portulan.games.seventh_continent.content.schema import components

    return components(content)


GAME: Final = Game(
    name="seventh-continent",
    title="The 7th Continent",
    rules_version=2,
    content_version=4,
    players=(1, 2, 3, 4),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=_content,
    content_attributes=_content_attributes,
    components=_components,
    state=part(__name__, "state", "SeventhContinent"),
    heuristic=made(__name__, "heuristics", "SeventhContinentHeuristic"),
    informed=made(__name__, "informed", "InformedHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    journal=PLAN,
    folder=FOLDER,
    bound=None,
    over_rule="7C-WIN-1",
    team=True,
    secrets=False,
    profile=Profile(
        minutes=(120, 240), weight=4, first_game=FirstGame(players=1, level="easy", options={"easy": "on"})
    ),
)
