"""Calls about seats: sitting down, links, bots."""

from __future__ import annotations

import time
from typing import Final

from portulan.server import hub as hubs
from portulan.server.acts import (
    BotSeated,
    Claimed,
    Coloured,
    OpeningRequested,
    Renewed,
    Returned,
    SeatOpened,
    TakeoverAnnounced,
    TakeoverWithdrawn,
    Worded,
)
from portulan.server.bot_levels import check_level
from portulan.server.calls.call import Call, Endpoint
from portulan.server.calls.checks import check_stays, check_unused, only_host
from portulan.server.colours import is_free
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.link_secrets import hashed, new_secret
from portulan.server.live_table import LiveTable
from portulan.server.models.seats import AddWord, ChooseColour, Claim, Renew, SeatChange
from portulan.server.models.tables import SeatAnswer, TableAnswer, You
from portulan.server.table import Table


async def claim(call: Call) -> SeatAnswer:
    """Lets a friend sit down on the seat of the link, which is replaced by one that only the friend knows.

    Whoever sits there already takes another name, and keeps the link.
    """
    live, holder = await call.enter()
    if holder.host or (holder.vacant is None and not holder.seats):
        raise HttpError(403, "no-open-seat", "this link is not that of an open seat")
    wish: Claim = call.body
    async with live.hold() as held:
        now = held.holder(call.secret)
        if now is None:
            raise unknown_table()
        if wish.word is not None and held.started:
            raise _too_late_for_words()
        check_stays(held)
        if now.vacant is None:
            number, secret = now.seats[0], None
        else:
            number, secret = now.vacant, wish.secret or new_secret()
            if held.started and live.has_other_seat(wish.device):
                raise HttpError(
                    409, "one-seat-only", "only somebody who has no other seat here may take this one"
                )
            check_unused(held, secret)
        if wish.colour is not None:
            _check_colour(held, number, wish.colour)
        await live.act(Claimed(number, wish.name.strip(), None if secret is None else hashed(secret)))
        if wish.word is not None:
            await live.act(Worded(number, wish.word.strip()))
        if wish.colour is not None:
            await live.act(Coloured(number, wish.colour))
        await call.hub.start_if_complete(live)
        return SeatAnswer(live.info(), _you(live, secret or call.secret), secret)


async def add_word(call: Call) -> TableAnswer:
    """Lets somebody at the table add a word to chance, or another one in its place, until the match begins."""
    live, holder = await call.enter()
    wish: AddWord = call.body
    async with live.hold() as held:
        now = held.holder(call.secret)
        if now is None or wish.seat not in now.seats or now.vacant is not None:
            raise _not_yours()
        if held.started:
            raise _too_late_for_words()
        await live.act(Worded(wish.seat, wish.word.strip()))
        return TableAnswer(live.info(), live.you(holder))


async def choose_colour(call: Call) -> TableAnswer:
    """Lets somebody at the table take another colour that is free, until the match begins."""
    live, holder = await call.enter()
    wish: ChooseColour = call.body
    async with live.hold() as held:
        now = held.holder(call.secret)
        if now is None or wish.seat not in now.seats or now.vacant is not None:
            raise _not_yours()
        _check_colour(held, wish.seat, wish.colour)
        await live.act(Coloured(wish.seat, wish.colour))
        return TableAnswer(live.info(), live.you(holder))


def _check_colour(held: Table, seat: int, colour: int) -> None:
    """Refuses a colour that somebody has, and any once the match runs: nobody should have to learn them anew."""
    if held.started:
        raise HttpError(409, "started", "a colour is chosen before the match begins")
    if not is_free(held.seats, seat, colour):
        raise HttpError(409, "colour-taken", "somebody has this colour already")


def _too_late_for_words() -> HttpError:
    return HttpError(409, "started", "a word is added to chance before the match begins")


def _not_yours() -> HttpError:
    return HttpError(403, "not-yours", "this seat is not yours")


def _you(live: LiveTable, secret: str) -> You:
    """Tells the holder of a secret, which the table knows, who it is now."""
    holder = live.table.holder(secret)
    assert holder is not None
    return live.you(holder)


async def seat(call: Call) -> SeatAnswer:
    """Lets the host put a bot on a seat, give it back, or open it for a friend; a person may let a bot play as well."""
    live, holder = await call.enter()
    change: SeatChange = call.body
    number = call.seat(live.table)
    own = number in holder.seats and holder.vacant is None
    if not (own and change.kind == "bot"):
        only_host(holder)
    secret: str | None = None
    async with live.hold() as held:
        if held.holder(call.secret) != holder:
            raise unknown_table()
        if change.kind == "bot":
            await _seat_bot(live, number, change, at_once=own)
        elif change.level is not None or change.name is not None:
            raise HttpError(409, "impossible", "an open seat has no level and no name")
        elif not held.seats[number].claimed:
            secret = await _open_seat(live, holder, number)
        elif held.seats[number].level is not None:
            await live.act(Returned(number))
        elif number in held.takeovers:
            await live.act(TakeoverWithdrawn(number))
        await call.hub.start_if_complete(live)
        return SeatAnswer(live.info(), live.you(holder), secret)


async def _seat_bot(live: LiveTable, number: int, change: SeatChange, at_once: bool) -> None:
    """Puts a bot on a seat; a person who did not say so is waited for as long as the table agreed on."""
    held = live.table
    place = held.seats[number]
    level = check_level(change.level)
    name = change.name.strip() if change.name is not None else None
    if not place.claimed and name is None and place.name is None:
        name = hubs.bot_name(number)
    wait = held.setup.takeover_after
    if at_once or not wait or not place.claimed or place.level is not None:
        await live.act(BotSeated(number, level, name))
    elif number not in held.takeovers:
        await live.act(TakeoverAnnounced(number, level, time.time() + wait))


async def _open_seat(live: LiveTable, holder: Holder, number: int) -> str:
    """Opens a seat that nobody claimed, and gives the secret of its link.

    What a bot was dealt in a match that runs is a secret: if the host plays, the other people have to agree first.
    """
    held = live.table
    if held.setup.guided:
        raise HttpError(
            409, "impossible", "a guided first game is for one: everybody may know what comes next"
        )
    secret = new_secret()
    asks = held.others(holder.seats) if held.started and not held.over and holder.seats else []
    if not asks:
        await live.act(SeatOpened(number, hashed(secret)))
    elif held.question is not None:
        raise HttpError(409, "already-asked", "the table is asked something already")
    else:
        await live.act(OpeningRequested(number, list(holder.seats), asks, hashed(secret)))
    return secret


async def take_back(call: Call) -> TableAnswer:
    """Lets a person take the seat back from the bot."""
    live, holder = await call.enter()
    number = call.seat(live.table)
    if number not in holder.seats and number != holder.vacant:
        raise _not_yours()
    async with live.hold() as held:
        now = held.holder(call.secret)
        if now is None or now.vacant is not None or not held.seats[number].claimed:
            raise HttpError(409, "not-claimed", "sit down first: claim the seat under a name")
        if held.seats[number].level is not None:
            await live.act(Returned(number))
        return TableAnswer(live.info(), live.you(holder))


async def renew(call: Call) -> SeatAnswer:
    """Replaces the link that is shown; whoever has the old one, on whatever device, is out."""
    live, _ = await call.enter()
    async with live.hold() as held:
        holder = held.holder(call.secret)
        if holder is None:
            raise unknown_table()
        if holder.vacant is not None or not (holder.host or holder.seats):
            raise HttpError(403, "not-seated", "only the link of somebody at the table can be renewed")
        secret = call.body.secret or new_secret()
        check_unused(held, secret)
        await live.act(Renewed(None if holder.host else holder.seats[0], hashed(secret)))
        return SeatAnswer(live.info(), _you(live, secret), secret)


async def renew_seat(call: Call) -> SeatAnswer:
    """Lets the host replace the link of somebody who is away and has lost it; all are told."""
    live, holder = await call.enter()
    only_host(holder)
    number = call.seat(live.table)
    async with live.hold() as held:
        place = held.seats[number]
        if held.holder(call.secret) != holder:
            raise unknown_table()
        if number in holder.seats or not place.claimed:
            raise HttpError(
                409, "impossible", "only the link of somebody else who has sat down is renewed like this"
            )
        away, wait = live.away_for(number), held.setup.takeover_after
        if away is None and not place.invited:
            raise HttpError(409, "seat-here", "this seat is here: only its own person renews the link")
        if away is not None and away < wait and not place.invited:
            raise HttpError(409, "not-yet", f"this seat has to be away for {wait} seconds first")
        secret = new_secret()
        await live.act(Renewed(number, hashed(secret), by_host=True))
        return SeatAnswer(live.info(), live.you(holder), secret)


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/tables/{table}/claim",
        "claim",
        "Sit down under a name; the link is replaced by one that only you know",
        claim,
        SeatAnswer,
        body=Claim,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/word",
        "addWord",
        "Add a word to chance, before the match begins",
        add_word,
        TableAnswer,
        body=AddWord,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/colour",
        "chooseColour",
        "Take another colour that is free, before the match begins",
        choose_colour,
        TableAnswer,
        body=ChooseColour,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/renew",
        "renew",
        "Replace the link that you show; whoever else has it is out",
        renew,
        SeatAnswer,
        body=Renew,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        "changeSeat",
        "Put a bot on a seat, or open it (host); let a bot play yours",
        seat,
        SeatAnswer,
        body=SeatChange,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/renew",
        "renewSeat",
        "Replace the link of somebody who is away (host); all are told",
        renew_seat,
        SeatAnswer,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/return",
        "takeBack",
        "Take your seat back from a bot",
        take_back,
        TableAnswer,
        errors=(403, 409, 503),
    ),
)
