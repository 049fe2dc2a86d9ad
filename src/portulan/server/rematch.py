"""Playing again: a table like one whose match is over, for the same people.

Nobody needs a new link, and nobody is told anybody's: the new table keeps the same hashes, so that each of them
opens it with the secret that they have. Its id follows from the old one's, so that asking twice is asking once.
"""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Mapping, Sequence

from portulan.engine.game import Game
from portulan.engine.record import RECORD_VERSION
from portulan.engine.saga import Chapter
from portulan.server.acts import Seat, SeatSetup, Setup
from portulan.server.link_secrets import new_seed
from portulan.server.table import Table


def next_id(table_id: str) -> str:
    """Names the table that follows on a table; of the form that all ids have."""
    found = hashlib.sha256(f"again {table_id}".encode()).digest()[:16]
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def next_setup(table: Table) -> Setup:
    """Lays a table as it was; the match begins as soon as all who came by a link have sat down again.

    A campaign goes on with its next chapter; one that is over begins anew.
    """
    setup = table.setup
    chapter = table.next_chapter() or first_chapter(
        table.game, [table.name(seat) for seat in range(setup.players)], setup.options
    )
    return Setup(
        game=setup.game,
        players=setup.players,
        options={**setup.options, **chapter.options} if chapter is not None else setup.options,
        carried=chapter.carried if chapter is not None else {},
        name=setup.name,
        seats=[_seat(seat) for seat in table.seats],
        auto=True,
        seed=new_seed(),
        host=table.host,
        spectator=setup.spectator,
        created=time.time(),
        pack=setup.pack,
        record_version=RECORD_VERSION,
        takeover_after=setup.takeover_after,
        clock_days=setup.clock_days,
        clock_rule=setup.clock_rule,
        advice=setup.advice,
    )


def first_chapter(game: Game, names: Sequence[str], options: Mapping[str, str]) -> Chapter | None:
    """Says how a campaign of a game begins; None for a game without campaigns, and for a match that stands alone."""
    return None if game.saga is None else game.saga.first(names, game.resolve(len(names), options))


def _seat(seat: Seat) -> SeatSetup:
    """Keeps a person's place for the person, even if a bot played it to the end."""
    if not seat.claimed:
        return SeatSetup("bot", seat.name, seat.level, colour=seat.colour)
    return SeatSetup(seat.kind, seat.name, None, seat.secret, seat.colour)
