"""The declaration of the game, for whoever imports it: it is listed nowhere until its first stage is whole.

The heuristic comes with that; until then whoever asks for it is told so.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from portulan.content import Content
from portulan.engine.errors import UsageError
from portulan.engine.game import Game
from portulan.games.seventh_continent import scene
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content.schema import FOLDER, components, read
from portulan.games.seventh_continent.events import EVENTS
from portulan.games.seventh_continent.fields import declared
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.options import OPTIONS
from portulan.games.seventh_continent.state import SeventhContinent


def attributes(content: Content) -> dict[str, Any]:
    """Gives states the cards of some content, and fields that name them."""
    box = Box(content)
    return {"box": box, "FIELDS": declared(box)}


def _to_come() -> NoReturn:
    raise UsageError("The 7th Continent has no heuristic yet")


GAME: Final = Game(
    name="seventh-continent",
    title="The 7th Continent",
    rules_version=1,
    content_version=1,
    players=(1, 2, 3, 4),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=read,
    content_attributes=attributes,
    components=components,
    state=lambda: SeventhContinent,
    heuristic=_to_come,
    scene=lambda: scene.scene,
    targets=lambda: scene.targets,
    motions=lambda: scene.MOTIONS,
    folder=FOLDER,
    bound=None,
    over_rule="7C-WIN-1",
    team=True,
    secrets=False,
)
SeventhContinent.game = GAME
