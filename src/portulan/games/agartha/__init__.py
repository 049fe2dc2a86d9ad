"""Agartha: hidden bids, combos on a personal board, six rounds of a descent to a lost world."""

from __future__ import annotations

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from portulan.engine.profile import FirstGame, Profile
from portulan.games.agartha.entries import FOLDER, PLAYERS, components, read
from portulan.games.agartha.moves import EVENTS, SPACE
from portulan.games.agartha.options import OPTIONS

GAME = Game(
    name="agartha",
    title="Agartha",
    rules_version=2,
    content_version=1,
    players=PLAYERS,
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=read,
    components=components,
    state=part(__name__, "state", "Agartha"),
    heuristic=made(__name__, "heuristics", "AgarthaHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    folder=FOLDER,
    bound=1500,
    over_rule="AG-END-5",
    profile=Profile(minutes=(45, 60), weight=3, first_game=FirstGame(players=2, level="easy")),
)
