"""Dead Letters: one to three carriers, a valley, doors in the fog, and a book that stays closed until it is opened.

The world that it plays in is described in `bible.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from tests.toys.letters.campaign import SAGA
from tests.toys.letters.entries import FOLDER, components, read
from tests.toys.letters.events import EVENTS
from tests.toys.letters.journal import PLAN
from tests.toys.letters.moves import SPACE
from tests.toys.letters.options import OPTIONS

if TYPE_CHECKING:
    from portulan.content import Content


def _content_attributes(content: Content) -> dict[str, Any]:
    """Gives states the pages and cards of some content, and fields that name them."""
    from tests.toys.letters.box import Box
    from tests.toys.letters.fields import declared

    box = Box(content)
    return {"box": box, "FIELDS": declared(box.pages, box.cards)}


GAME = Game(
    name="letters",
    title="Dead Letters",
    rules_version=1,
    content_version=1,
    players=(1, 2, 3),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=read,
    content_attributes=_content_attributes,
    components=components,
    state=part(__name__, "state", "Letters"),
    heuristic=made(__name__, "heuristic", "LettersHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    folder=FOLDER,
    bound=None,
    over_rule="DL-END-1",
    team=True,
    secrets=False,
    saga=SAGA,
    journal=PLAN,
)
