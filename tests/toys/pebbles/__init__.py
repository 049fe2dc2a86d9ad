"""Pebbles: a day at low tide, three coves, and a pocket that nobody else looks into."""

from __future__ import annotations

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from portulan.engine.profile import FirstGame, Profile
from tests.toys.pebbles.events import EVENTS
from tests.toys.pebbles.moves import SPACE
from tests.toys.pebbles.options import OPTIONS
from tests.toys.pebbles.shore import FOLDER, components, read

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
    state=part(__name__, "state", "Pebbles"),
    heuristic=made(__name__, "heuristic", "PebblesHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    folder=FOLDER,
    bound=48,
    over_rule="PB-END-1",
    profile=Profile(
        minutes=(5, 10), weight=1, first_game=FirstGame(players=2, level="easy", options={"days": "2"})
    ),
)
