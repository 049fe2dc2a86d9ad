"""Calls that let people be called who are away."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from portulan.server.acts import Nudged
from portulan.server.calls.call import Call, Endpoint
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.link_secrets import hashed
from portulan.server.models.notifications import PushKey, Subscribe, Subscribed, Unsubscribe
from portulan.server.models.tables import TableAnswer
from portulan.server.push_services import is_known
from portulan.server.push_store import Subscription
from portulan.server.turn_clock import nudged_until, started


async def push_key(call: Call) -> PushKey:
    """Tells the key that a browser subscribes with."""
    return PushKey((await asyncio.to_thread(call.hub.pushes.key)).public)


async def subscribe(call: Call) -> Subscribed:
    """Lets a device be called for the seats of the link that is shown."""
    live, _ = await call.enter()
    wish: Subscribe = call.body
    if not is_known(wish.endpoint, call.hub.settings.push_hosts):
        raise HttpError(403, "bad-endpoint", "this is not the address of a push service that is known here")
    if not await asyncio.to_thread(_is_key, wish):
        raise HttpError(422, "bad-key", "these are not the keys of a subscription")
    async with live.hold() as held:
        holder = held.holder(call.secret)
        if holder is None:
            raise unknown_table()
        if not holder.seats or holder.vacant is not None:
            raise HttpError(403, "not-seated", "only people at the table are called")
        found = Subscription(
            held.number, wish.endpoint, hashed(call.secret), wish.p256dh, wish.auth, wish.lang, held.position
        )
        await call.hub.pushes.subscribe(live, found, call.address)
    return Subscribed(True)


def _is_key(wish: Subscribe) -> bool:
    """Tells whether a browser's keys can be used; what that takes is imported when somebody subscribes first."""
    from portulan.server.push_messages import is_key

    return is_key(wish.p256dh, wish.auth)


async def nudge(call: Call) -> TableAnswer:
    """Reminds those who are asked at a correspondence table that they are waited for."""
    live, holder = await call.enter()
    async with live.hold() as held:
        now = held.holder(call.secret)
        if now is None:
            raise unknown_table()
        if not now.seats or now.vacant is not None:
            raise HttpError(403, "not-seated", "only people at the table can do this")
        seat = now.seats[0]
        waited = [one for one in held.asked() if one not in now.seats and started(held, one) is not None]
        if not waited:
            raise HttpError(409, "nobody-waited-for", "nobody else is waited for at a clock")
        if time.time() < nudged_until(held, seat):
            raise HttpError(409, "not-yet", "you have reminded them within twelve hours")
        await live.act(Nudged(seat, waited))
        await call.hub.pushes.nudge(live, waited)
        return TableAnswer(live.info(), live.you(holder))


async def unsubscribe(call: Call) -> Subscribed:
    """Calls a device no longer."""
    live, _ = await call.enter()
    await call.hub.pushes.unsubscribe(live.table.number, hashed(call.secret), call.body.endpoint)
    return Subscribed(False)


ENDPOINTS: Final = (
    Endpoint(
        "GET", "/api/push", "pushKey", "The key by which push services know this server", push_key, PushKey
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/push",
        "subscribe",
        "Let a device be called by notifications when you are away",
        subscribe,
        Subscribed,
        body=Subscribe,
        errors=(403, 409, 422, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/nudge",
        "nudge",
        "Remind those who are waited for at a correspondence table",
        nudge,
        TableAnswer,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/push/end",
        "unsubscribe",
        "Call a device no longer",
        unsubscribe,
        Subscribed,
        body=Unsubscribe,
        errors=(503,),
    ),
)
