"""Guided first games at real tables: the record says what the bots play, and which step the player has come to.

Such a table is an ordinary one in all but its chance, which is that of the record and known to whoever reads it. So
it is for one person against bots: nobody else can be let in, and playing again draws a seed as any table does.
"""

from __future__ import annotations

import logging
import time

from msgspec import UNSET, UnsetType

from portulan.bots.names import LEVELS
from portulan.content.guide import PLAYER, Guide, read_guide
from portulan.engine.errors import FileError
from portulan.engine.game import Game
from portulan.engine.record import RECORD_VERSION
from portulan.server.acts import SeatSetup, Setup
from portulan.server.table import Table

log = logging.getLogger(__name__)


def guide_of(game: Game) -> Guide:
    """Gives the guided first game of a game."""
    return read_guide(game)


def setup(game: Game, name: str, host: str, spectator: str) -> Setup:
    """Lays a guided first game for somebody, against bots of the lowest level."""
    guide = guide_of(game)
    rivals = [SeatSetup("bot", rival, LEVELS[0]) for rival in guide.opening.rivals]
    return Setup(
        game=game.name,
        players=1 + len(rivals),
        options=guide.options,
        carried=guide.carried,
        name=name,
        seats=[SeatSetup("host", name), *rivals],
        auto=True,
        seed=guide.opening.seed,
        host=host,
        spectator=spectator,
        created=time.time(),
        record_version=RECORD_VERSION,
        guided=True,
        gives_draws_back=True,
    )


def step(table: Table, seat: int | None) -> int | UnsetType:
    """Tells which step of the guide a table has come to, for whoever is guided; nothing where there is none."""
    if not table.setup.guided or seat != PLAYER or table.match is None:
        return UNSET
    guide = _guide_at(table)
    found = None if guide is None else guide.step(table.match.state)
    return UNSET if found is None else found


def recorded_move(table: Table, seat: int) -> int | None:
    """Gives the move that the record has for a bot; None where the player went another way."""
    if not table.setup.guided or table.match is None:
        return None
    guide = _guide_at(table)
    return None if guide is None else guide.move(table.match.state, seat)


def _guide_at(table: Table) -> Guide | None:
    """Gives the guide of a table; one that a newer release can no longer play leaves an ordinary match."""
    try:
        return guide_of(table.game)
    except FileError as error:
        log.error("table %s: there is no guide any more: %s", table.id[:6], error)
        return None
