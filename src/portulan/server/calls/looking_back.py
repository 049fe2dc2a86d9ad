"""Calls about what happened: records, replays, what was read, analyses."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec

from portulan.engine.errors import FileError
from portulan.engine.journal import Reading, readings
from portulan.server import analysis, history, passages
from portulan.server.acts import Shared, Viewer
from portulan.server.calls.call import Call, Endpoint
from portulan.server.calls.checks import check_unused
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.link_secrets import hashed, new_secret
from portulan.server.live_table import LiveTable
from portulan.server.models.looking_back import (
    AnalysisAnswer,
    Journal,
    Outline,
    Passages,
    Replay,
    Share,
    ShareAnswer,
)
from portulan.server.table import Table
from portulan.server.updates import EVERYBODY

PAGE: Final = 50

MOST_SHARED: Final = 100
"""How often links to the replay of one match may be handed out and taken back."""

LONGEST_PAGE: Final = 500

UIDS: Final = re.compile(r"([A-Za-z0-9._-]{1,80}(,[A-Za-z0-9._-]{1,80}){0,49})?")

TIME: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,9})?")

VIEWER_QUERY: Final = (
    (
        "viewer",
        {"type": "string", "pattern": "^(all|spectator|[0-9]{1,2})$"},
        "whose knowledge; default: your own",
    ),
    ("from", {"type": "integer", "minimum": 0, "maximum": 1_000_000}, "the first act"),
    (
        "at",
        {"type": "string", "pattern": f"^{TIME.pattern}$"},
        "the first act at this time (in seconds) or later, in place of `from`",
    ),
    ("count", {"type": "integer", "minimum": 0, "maximum": LONGEST_PAGE}, "how many acts"),
)


async def record(call: Call) -> msgspec.Raw:
    """Gives the record of a finished match, seed included."""
    live, holder = await call.enter()
    if holder.replay:
        raise HttpError(403, "replay-only", "this link opens the replay alone")
    async with live.hold() as held:
        if held.match is None or not held.over:
            raise HttpError(409, "not-over", "the record is given when the match is over")
        stored = await asyncio.to_thread(live.store.find, held.id)
        if stored is None:
            raise unknown_table()
        return msgspec.Raw((await asyncio.to_thread(history.record_of, stored, held)).encode())


async def replay(call: Call) -> Replay:
    """Tells a match again, act by act, from the knowledge of one viewer or of all."""
    live, holder = await call.enter()
    query = call.request.query_params
    first = _number(query.get("from"), 0, 1_000_000)
    count = _number(query.get("count"), PAGE, LONGEST_PAGE)
    at = _time(query.get("at"))
    async with live.hold() as held:
        if held.match is None:
            raise HttpError(409, "not-started", "the match has not begun")
        viewer = _viewer(held, holder, query.get("viewer"))
        total = held.counts.shown(viewer)
    if at is not None:
        found = await asyncio.to_thread(history.step_at, live.store, held.id, viewer, at)
        first = max(0, min(found, total - 1))
    steps = await asyncio.to_thread(history.replay_page, live.store, held.id, viewer, first, count)
    return Replay(total, first, steps)


async def outline(call: Call) -> Outline:
    """Tells where the rounds and the turns of the players are in a replay."""
    live, holder = await call.enter()
    async with live.hold() as held:
        if held.match is None:
            raise HttpError(409, "not-started", "the match has not begun")
        viewer = _viewer(held, holder, call.request.query_params.get("viewer"))
        known = live.outlines.get(viewer)
        if known is None or known[0] != held.revision:
            found = await asyncio.to_thread(history.outline, live.store, held.id, viewer)
            known = live.outlines[viewer] = held.revision, Outline(*found)
        return known[1]


async def analyse(call: Call) -> AnalysisAnswer:
    """Analyses a finished match for a seat, one's own unless another one is named."""
    live, holder = await call.enter()
    text = call.request.query_params.get("seat")
    if not live.table.over:
        raise HttpError(409, "not-over", "a match is analysed when it is over")
    if text is None:
        seat = holder.seats[0] if holder.seats else 0
    elif not (text.isascii() and text.isdecimal()) or len(text) > 2:
        raise HttpError(422, "bad-query", "seat must be the number of a seat")
    else:
        seat = int(text)
    if seat >= len(live.table.seats):
        raise HttpError(404, "no-seat", "there is no such seat at this table")
    return await analysis.answer(call.hub, live, seat, call.address)


async def share(call: Call) -> ShareAnswer:
    """Hands out a link that opens the replay of a finished match and nothing else, or takes it back."""
    live, holder = await call.enter()
    wish: Share = call.body
    async with live.hold() as held:
        if held.holder(call.secret) != holder or not holder.seats or holder.vacant is not None:
            raise HttpError(403, "not-seated", "only somebody who played hands out a link to the replay")
        if not held.over:
            raise HttpError(409, "not-over", "a link to the replay is handed out when the match is over")
        seat, secret = holder.seats[0], None
        if not wish.on:
            if seat in held.shares:
                await live.act(Shared(seat, None))
            return ShareAnswer(live.info(), None)
        if held.shared >= MOST_SHARED:
            raise HttpError(409, "too-many", "links to this replay were handed out too often")
        secret = wish.secret or new_secret()
        if held.shares.get(seat) != hashed(secret):
            check_unused(held, secret)
            await live.act(Shared(seat, hashed(secret)))
        return ShareAnswer(live.info(), secret)


async def read_passages(call: Call) -> Passages:
    """Hands out passages of the book that were opened; all others are left out, whether there are such or not."""
    live, _ = await call.enter()
    query = call.request.query_params
    async with live.hold() as held:
        match = held.match
        uids, lang = query.get("uids", ""), query.get("lang", "en")
        if lang not in held.game.text.languages() or UIDS.fullmatch(uids) is None:
            raise HttpError(422, "bad-query", "lang must be a language of the game, uids a list with commas")
        wanted = uids.split(",")
        found = [] if match is None else passages.opened(match, wanted)
    if match is None or not found:
        return Passages([])
    return Passages(await asyncio.to_thread(passages.read, match, found, lang))


async def read_journal(call: Call) -> Journal:
    """Hands out what was read at the table, page after page, for whoever wants to read it again."""
    live, _ = await call.enter()
    query = call.request.query_params
    async with live.hold() as held:
        match = held.match
        start, lang = query.get("from", "0"), query.get("lang", "en")
        if lang not in held.game.text.languages() or not (
            start.isascii() and start.isdecimal() and len(start) < 6
        ):
            raise HttpError(422, "bad-query", "lang must be a language of the game, from a number")
        if match is None or not match.state.opened:
            return Journal(0, [], [])
        known = passages.journal(match, held.setup.behind, await read_here(live))
    found = known[int(start) : int(start) + passages.MOST]
    uids = list(dict.fromkeys(one.passage for one in found))
    words = await asyncio.to_thread(passages.read, match, uids, lang)
    return Journal(len(known), [passages.told(one) for one in found], words)


async def read_here(live: LiveTable) -> list[Reading]:
    """Lists what was read in the match of a table; the caller holds the table.

    One that is in memory from a keyframe on only is played again, once for each revision; of one that is damaged
    before it, nothing is known but the pages.
    """
    table, match = live.table, live.table.match
    if match is None or match.game.journal is None:
        return []
    if not table.base:
        return readings(match, table.campaign_names())
    if live.journal is None or live.journal[0] != table.revision:
        try:
            found = await asyncio.to_thread(history.journal, live.store, table.id)
        except FileError:
            found = []
        live.journal = table.revision, found
    return live.journal[1]


def _viewer(held: Table, holder: Holder, text: str | None) -> Viewer:
    """Decides whose knowledge may be shown: one's own at any time, that of others when the match is over."""
    if text is None:
        text = str(holder.seats[0]) if holder.seats else "spectator"
    if text == "spectator":
        return Viewer(None, ())
    if text == "all":
        wanted = EVERYBODY
    elif not (text.isascii() and text.isdecimal()) or len(text) > 2:
        raise HttpError(422, "bad-query", "viewer must be all, spectator or the number of a seat")
    elif int(text) >= len(held.seats):
        raise HttpError(404, "no-seat", "there is no such seat at this table")
    else:
        wanted = Viewer(int(text), (int(text),))
    if not held.over and not set(wanted.seats) <= set(holder.seats):
        raise HttpError(409, "not-over", "what others know is shown when the match is over")
    return wanted


def _number(text: str | None, default: int, most: int) -> int:
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > most:
        raise HttpError(422, "bad-query", f"from and count are whole numbers, {most} at most")
    return int(text)


def _time(text: str | None) -> float | None:
    if text is None:
        return None
    if not TIME.fullmatch(text):
        raise HttpError(422, "bad-query", "at is a time in seconds")
    return float(text)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "record",
        "The record of a finished match",
        record,
        dict[str, Any],
        errors=(409,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/outline",
        "outline",
        "Where the rounds and the turns of the players are in a replay",
        outline,
        Outline,
        query=VIEWER_QUERY[:1],
        errors=(404, 409, 422),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis",
        "analysis",
        "The score round by round, where it turned, and what a bot would have done",
        analyse,
        AnalysisAnswer,
        query=(("seat", {"type": "string", "pattern": "^[0-9]{1,2}$"}, "for whom; default: yourself"),),
        errors=(404, 409, 422, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/share",
        "share",
        "Hand out a link that opens the replay, or take it back",
        share,
        ShareAnswer,
        body=Share,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/passages",
        "passages",
        "Passages of the book that were opened at the table",
        read_passages,
        Passages,
        query=(
            ("lang", {"type": "string", "enum": ["en", "fr"]}, "the language to read them in"),
            ("uids", {"type": "string", "pattern": f"^{UIDS.pattern}$"}, "the passages wanted"),
        ),
        errors=(422,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/journal",
        "journal",
        "What was read at the table, in the order of reading",
        read_journal,
        Journal,
        query=(
            ("lang", {"type": "string", "enum": ["en", "fr"]}, "the language to read it in"),
            ("from", {"type": "integer", "minimum": 0, "maximum": 99_999}, "how many passages to leave out"),
        ),
        errors=(422,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "replay",
        "The match again, act by act",
        replay,
        Replay,
        query=VIEWER_QUERY,
        errors=(409, 422),
    ),
)
