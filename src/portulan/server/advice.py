"""Advice at the table: a bot says what it would do for somebody, who alone hears it; that it was asked, all know.

Advice is worked out in the processes of the bots, in turn with them, from a position that the seat cannot tell from the
true one. A seat waits for one answer at a time; asked again in the same position, it gets the same answer.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import UNSET

from portulan.engine.errors import FileError, PortulanError
from portulan.engine.state import JsonObject, State
from portulan.server import refusals
from portulan.server.acts import Advised as AdvisedAct
from portulan.server.bot_pool import BotFailed
from portulan.server.connection import Connection
from portulan.server.models.base import Sentence
from portulan.server.models.incoming import RequestAdvice
from portulan.server.models.outgoing import AdviceMessage, LegalMove, encode
from portulan.server.offering import held_by_person
from portulan.server.refusals import NotAllowed
from portulan.server.updates import legal_move

if TYPE_CHECKING:
    from portulan.bots.advice import Advice
    from portulan.server.hub import Hub
    from portulan.server.live_table import LiveTable
    from portulan.server.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Advised:
    """Advice that was given to a seat, and all that the seat knew then."""

    view: JsonObject
    advice: Advice


def work_out(dump: str, seat: int, seed: str, held: tuple[int, ...]) -> Advice:
    """Works advice out for what is asked; runs in a process of the pool."""
    from portulan.bots.advice import advise_person
    from portulan.registry import load

    return advise_person(load(dump), seat, seed, held)


async def ask(hub: Hub, live: LiveTable, connection: Connection, message: RequestAdvice) -> None:
    """Lets a bot think for somebody who may ask; the answer comes later, and the table goes on meanwhile."""
    try:
        async with live.hold() as table:
            if connection.closing:
                return
            state = _position(table, connection, message)
            known = live.advised.get(message.seat)
            if known is not None and known.view == state.view(message.seat):
                connection.tell(encode(_told(table, connection, message, known.advice)))
                return
            if message.seat in live.advisers:
                raise NotAllowed("advice-pending")
            if not hub.advice.take(connection.address) or not hub.kept.take(connection.address):
                raise NotAllowed("advice-often")
            seed = hashlib.sha256(
                f"advice {table.setup.seed} {table.revision} {message.seat}".encode()
            ).hexdigest()
            possible = state.resample(message.seat, random.Random(seed))
            held = held_by_person(table, connection.viewer)
            work = _answer(live, connection, message, possible, seed, held)
            live.advisers[message.seat] = asyncio.create_task(work)
    except PortulanError as error:
        connection.tell(await refusals.answer(error, message.id))


def _position(table: Table, connection: Connection, message: RequestAdvice) -> State:
    """Gives the position that somebody may ask about: the own decision of the seat that it looks through."""
    seat = message.seat
    if seat not in connection.holder.seats or seat != connection.viewer.look:
        raise NotAllowed("not-yours")
    if not table.setup.advice:
        raise NotAllowed("advice-off")
    if table.match is None:
        raise NotAllowed("not-started")
    if table.match.state.over:
        raise NotAllowed("over")
    if table.seats[seat].level is not None:
        raise NotAllowed("bot-plays")
    if seat not in table.asked():
        raise NotAllowed("nothing-to-decide")
    if table.is_stale(connection.viewer, message.revision):
        raise NotAllowed("stale")
    return table.match.state


async def _answer(
    live: LiveTable,
    connection: Connection,
    message: RequestAdvice,
    possible: State,
    seed: str,
    held: tuple[int, ...],
) -> None:
    """Waits for the bot, writes down that it was asked, and tells the one who asked."""
    seat = message.seat
    view = possible.view(seat)

    def wanted() -> bool:
        return not connection.closing

    try:
        advice: Advice | None = await live.bots.work(
            work_out, possible.dump(), seat, seed, held, turns=live.turns(connection.address), wanted=wanted
        )
        async with live.hold() as table:
            if advice is None or connection.closing:
                return
            if _position(table, connection, message).view(seat) != view:
                raise NotAllowed("stale")
            await live.act(AdvisedAct(seat))
            live.advised[seat] = Advised(view, advice)
            connection.tell(encode(_told(table, connection, message, advice)))
    except BotFailed:
        connection.tell(await refusals.answer(NotAllowed("no-advice"), message.id))
    except FileError as error:
        log.error("table %s: advice could not be written down: %s", live.table.id[:6], error)
        connection.tell(await refusals.answer(NotAllowed("try-again"), message.id))
    except PortulanError as error:
        connection.tell(await refusals.answer(error, message.id))
    finally:
        live.advisers.pop(seat, None)


def _told(table: Table, connection: Connection, message: RequestAdvice, advice: Advice) -> AdviceMessage:
    """Says advice by the names of its sentences."""
    assert table.match is not None
    found = table.match.offers(message.seat, held_by_person(table, connection.viewer))

    def told(move: int) -> LegalMove | None:
        asked = found if len(found) == 1 else [offer for offer in found if move in offer.moves]
        offer = next(iter(asked), None)
        return offer and legal_move(offer.state, offer.state.view(message.seat), move, offer.declined)

    move = told(advice.move)
    other = None if advice.other is None else told(advice.other)
    assert move is not None
    return AdviceMessage(
        message.id,
        table.revision_of(connection.viewer),
        move,
        [Sentence(reason.sentence, reason.arguments) for reason in advice.reasons],
        None if other is None else other.say,
        round(10 * advice.lead),
        [Sentence(name, arguments) for name, arguments in advice.then] or UNSET,
    )
