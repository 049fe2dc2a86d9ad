"""Playing again: a table like one whose match is over, for the same people or for those who play the next match.

Nobody needs a new link, and nobody is told anybody's: the new table keeps the same hashes, so that each of them
opens it with the secret that they have. Whoever of a campaign stays away is kept with the hash too, and comes back
with it; only somebody new gets a link. The id of the new table follows from the old one's, so that asking twice is
asking once.
"""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from portulan.engine.campaign import choose, options_after
from portulan.engine.errors import UsageError
from portulan.engine.game import Game
from portulan.engine.journal import Reading
from portulan.engine.options import fitting
from portulan.engine.record import RECORD_VERSION
from portulan.engine.saga import Chapter
from portulan.server.acts import PastChapter, Seat, SeatSetup, Setup
from portulan.server.bot_levels import check_level
from portulan.server.link_secrets import hashed, new_secret, new_seed
from portulan.server.models.tables import NextSeat, NextTable
from portulan.server.table import Table

MOST_BEHIND: Final = 100
"""How many matches of a campaign a table remembers."""

MOST_AWAY: Final = 12
"""How many people of a campaign may be away at once."""


@dataclass(frozen=True)
class NextPlaces:
    """Who plays the next match: the seats with the names of the campaign, who is away, and the links of new people."""

    seats: list[SeatSetup]
    names: list[str]
    away: list[SeatSetup]
    secrets: list[str | None]


def next_id(table_id: str) -> str:
    """Names the table that follows on a table; of the form that all ids have."""
    found = hashlib.sha256(f"again {table_id}".encode()).digest()[:16]
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def next_places(table: Table, wish: NextTable) -> NextPlaces:
    """Seats those who play the next match; without a wish, those of this one.

    Whoever is left out is away, under the name that the campaign knows, with the link that they have.
    """
    known = table.campaign_names()
    away = {seat.name: seat for seat in table.setup.away}
    wanted = wish.seats
    if wanted is None:
        wanted = [NextSeat(seat=seat) for seat in range(len(table.seats))]
    kept = [one.seat for one in wanted if one.seat is not None]
    if len(set(kept)) < len(kept) or any(seat >= len(table.seats) for seat in kept):
        raise UsageError("a seat of this table can be kept once, and no other")
    found = NextPlaces([], [], [], [])
    left = set(wish.left)
    for one in wanted:
        _place(found, table, known, away, left, one)
    if len({name.casefold() for name in found.names}) < len(found.names) and wish.seats is not None:
        raise UsageError("two people of a campaign cannot have the same name")
    found.away.extend(
        msgspec.structs.replace(seat, name=name)
        for name, seat in [
            *(
                (known[number], _seat(table, seat))
                for number, seat in enumerate(table.seats)
                if number not in kept
            ),
            *((str(name), seat) for name, seat in away.items() if name not in found.names),
        ]
        if name not in left
    )
    if len(found.away) > MOST_AWAY:
        raise UsageError(f"{MOST_AWAY} people of a campaign can be away at most")
    colours: set[int | None] = set()
    for number, seat in enumerate(found.seats):
        if seat.colour in colours:
            found.seats[number] = msgspec.structs.replace(seat, colour=None)
        colours.add(seat.colour)
    return found


def _place(
    found: NextPlaces,
    table: Table,
    known: Sequence[str],
    away: Mapping[str | None, SeatSetup],
    left: Collection[str],
    wish: NextSeat,
) -> None:
    """Adds a seat: one that is kept, that of somebody who was away, or that of somebody new.

    What somebody left who left for good goes to whoever comes under the same name, with a new link.
    """
    secret: str | None = None
    if wish.seat is not None:
        if wish.name is not None or wish.level is not None:
            raise UsageError("a seat that is kept has its name and its level already")
        name, seat = known[wish.seat], _seat(table, table.seats[wish.seat])
    elif wish.name is None:
        raise UsageError("somebody new needs a name")
    else:
        name = wish.name.strip()
        if name in away and name not in left:
            seat = away[name]
        elif name in known and name not in left:
            raise UsageError(f"{name} has a seat at this table already")
        elif wish.kind == "bot":
            seat = SeatSetup("bot", name, check_level(wish.level))
        elif wish.kind == "hotseat":
            seat = SeatSetup("hotseat", name)
        else:
            secret = new_secret()
            seat = SeatSetup("open", name, None, hashed(secret))
    found.seats.append(seat)
    found.names.append(name)
    found.secrets.append(secret)


def next_setup(
    table: Table,
    places: NextPlaces | None = None,
    wish: NextTable | None = None,
    before: Table | None = None,
    journal: list[Reading] | None = None,
) -> Setup:
    """Lays a table as it was; the match begins as soon as all who came by a link have sat down again.

    A campaign goes on with its next chapter; one that is over begins anew. Where the players of a match of a campaign
    still gather, its table is laid anew for others: `before` is then the table of the match before. `journal` is what
    was read in the last match that is over.
    """
    setup, game = table.setup, table.game
    wish = wish or NextTable()
    found = places or next_places(table, wish)
    players = len(found.seats)
    game.resolve(players, None)
    last = before or table
    following = last.next_chapter(found.names)
    if following is not None:
        same = (
            None
            if before is None
            else following.chosen({key: setup.options[key] for key in following.options})
        )
        chapter: Chapter | None = same if same and not wish.options else choose(following, wish.options)
    elif wish.options:
        raise UsageError("no match follows whose options could be chosen")
    else:
        chapter = first_chapter(game, found.names, fitting(game.options, players, setup.options))
    return Setup(
        game=setup.game,
        players=players,
        options=options_after(game, players, last.setup.options, chapter),
        carried={} if chapter is None else chapter.carried,
        opening=following is None and chapter is not None,
        behind=[]
        if following is None
        else [*last.setup.behind, past_chapter(last, journal or [])][-MOST_BEHIND:],
        away=found.away,
        name=setup.name,
        seats=found.seats,
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


def table_before(table: Table) -> str | None:
    """Names the table of the match before, from which one whose players still gather can be laid anew."""
    last = table.setup.behind[-1].table if table.setup.behind else None
    return last if not table.started else None


def past_chapter(table: Table, journal: list[Reading]) -> PastChapter:
    """Tells of a match that is over what the campaign remembers; the journal is what was read in it."""
    match = table.match
    assert match is not None
    return PastChapter(
        table.id,
        title_of(table.game, match.carried, match.options),
        table.since,
        table.campaign_names(),
        match.state.scores(),
        match.state.winners(),
        journal,
    )


def title_of(game: Game, carried: Mapping[str, object], options: Mapping[str, str]) -> str:
    """Names the chapter that begins with something carried; empty where a game has no name for it."""
    titles = () if game.saga is None or not carried else game.saga.outline(carried, options)
    return next(iter(titles), "")


def first_chapter(game: Game, names: Sequence[str], options: Mapping[str, str]) -> Chapter | None:
    """Says how a campaign of a game begins; None for a game without campaigns, and for a match that stands alone."""
    return None if game.saga is None else game.saga.first(names, game.resolve(len(names), options))


def _seat(table: Table, seat: Seat) -> SeatSetup:
    """Keeps a person's place for the person, even if a bot played it to the end, or nobody has sat down yet."""
    if not seat.claimed and (table.started or seat.kind == "bot"):
        return SeatSetup("bot", seat.name, seat.level, colour=seat.colour)
    return SeatSetup(seat.kind, seat.name, None, seat.secret, seat.colour)
