"""The HTTP interface: every call declared once, with its types; the published description comes from the same list."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request

from portulan import __version__, packs, registry
from portulan.bots.names import LEVELS
from portulan.content import teaching
from portulan.engine.errors import FileError
from portulan.engine.game import Game
from portulan.server import analysis, campaigns, guided, history, lessons, passages, qr_codes
from portulan.server import hub as hubs
from portulan.server import rematch as rematches
from portulan.server import standings as memories
from portulan.server.acts import (
    BotSeated,
    Claimed,
    Coloured,
    Nudged,
    OpeningRequested,
    PastReading,
    RematchCreated,
    Renewed,
    Returned,
    SeatOpened,
    Shared,
    TakeoverAnnounced,
    TakeoverWithdrawn,
    Viewer,
    Worded,
)
from portulan.server.bot_levels import check_level
from portulan.server.colours import is_free
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError, unknown_table
from portulan.server.hub import Hub
from portulan.server.limits import Rates
from portulan.server.link_secrets import hashed, new_secret
from portulan.server.live_table import LiveTable
from portulan.server.models import (
    AddWord,
    AnalysisAnswer,
    CampaignAnswer,
    CampaignFile,
    Chapters,
    ChooseColour,
    Claim,
    Created,
    DrawQr,
    FirstGameInfo,
    GameInfo,
    GamesAnswer,
    GuideAnswer,
    GuideStep,
    Health,
    Holdings,
    Journal,
    LessonAnswer,
    NetworkAnswer,
    NewCampaign,
    NewGuided,
    NewTable,
    NextTable,
    OptionInfo,
    Outline,
    PackInfo,
    Passages,
    ProfileInfo,
    PushKey,
    QrCode,
    Ready,
    Rematch,
    Renew,
    Replay,
    SeatAnswer,
    SeatChange,
    Share,
    ShareAnswer,
    Standings,
    Subscribe,
    Subscribed,
    TableAnswer,
    Unsubscribe,
    You,
)
from portulan.server.push_services import is_known
from portulan.server.push_store import Subscription
from portulan.server.settings import BODY_SIZE, FILE_SIZE
from portulan.server.table import Table
from portulan.server.turn_clock import nudged_until, started
from portulan.server.updates import EVERYBODY

PAGE: Final = 50
MOST_SHARED: Final = 100
"""How often links to the replay of one match may be handed out and taken back."""
LONGEST_PAGE: Final = 500
UIDS: Final = re.compile(r"([A-Za-z0-9._-]{1,80}(,[A-Za-z0-9._-]{1,80}){0,49})?")
TIME: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,9})?")


@dataclass
class Call:
    """A request that was understood: who asks for what, with which body."""

    request: Request
    hub: Hub
    address: str
    new_tables: Rates
    body: Any = None

    @property
    def table_id(self) -> str:
        """The table that is meant."""
        return str(self.request.path_params["table"])

    @property
    def secret(self) -> str:
        """The secret that the caller shows."""
        scheme, _, secret = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secret.strip():
            raise HttpError(401, "no-secret", "show the secret of your link: Authorization: Bearer ...")
        return secret.strip()

    async def enter(self) -> tuple[LiveTable, Holder]:
        """Finds the table and who the caller is there; a wrong secret and an unknown table are answered alike."""
        secret = self.secret
        try:
            live = await self.hub.find(self.table_id)
        except FileError:
            if await self.hub.knows_secret(self.table_id, secret):
                raise
            raise unknown_table() from None
        holder = None if live is None else live.table.holder(secret)
        if live is None or holder is None:
            raise unknown_table()
        return live, holder

    async def game(self, file: str) -> Game:
        """The game that is meant, which must have a certain file that teaches it."""
        name = str(self.request.path_params["game"])
        found = await asyncio.to_thread(registry.game, name) if name in registry.games() else None
        if found is None or not teaching.has_file(found, file):
            raise HttpError(404, "not-taught", "there is nothing here that teaches this game")
        return found

    def seat(self, table: Table) -> int:
        """The seat that is meant."""
        text = str(self.request.path_params["seat"])
        if not (text.isascii() and text.isdecimal()) or len(text) > 3 or int(text) >= len(table.seats):
            raise HttpError(404, "no-seat", "there is no such seat at this table")
        return int(text)


@dataclass(frozen=True)
class Endpoint:
    """One call: how it is made, what it takes, and all that it may answer."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    status: int = 200
    body: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, dict[str, Any], str], ...] = ()
    errors: tuple[int, ...] = ()
    size: int = BODY_SIZE
    """The longest body, in bytes."""


# Games


async def games(call: Call) -> GamesAnswer:
    """Lists the games with their options."""
    return await asyncio.to_thread(_games)


def _games() -> GamesAnswer:
    return GamesAnswer([game_info(registry.game(name)) for name in registry.games()])


def game_info(game: Game) -> GameInfo:
    """Tells what a host may choose for a game."""
    options = {
        str(players): [
            OptionInfo(
                option.key,
                list(option.values_for(players)),
                option.default(players),
                option.rule,
                option.variant,
            )
            for option in game.options
        ]
        for players in game.players
    }
    offered = [
        PackInfo(pack.name, {"fr": pack.title.fr, "en": pack.title.en}) for pack in packs.offered(game.name)
    ]
    languages = sorted(game.text.languages())
    return GameInfo(
        game.name,
        game.title,
        list(game.players),
        options,
        list(LEVELS),
        languages,
        offered,
        _profile(game),
        guide=teaching.has_file(game, teaching.GUIDE),
        lesson=teaching.has_file(game, teaching.LESSON),
        campaigns=game.saga is not None,
    )


def _profile(game: Game) -> ProfileInfo | None:
    profile = game.profile
    if profile is None:
        return None
    first = profile.first_game
    told = FirstGameInfo(first.players, first.level, dict(first.options))
    return ProfileInfo(list(profile.minutes), profile.weight, told)


async def guide(call: Call) -> GuideAnswer:
    """Tells the steps of a guided first game."""
    found = await asyncio.to_thread(guided.guide_of, await call.game(teaching.GUIDE))
    return GuideAnswer(
        [GuideStep(step.move, step.at, msgspec.structs.asdict(step.say)) for step in found.steps]
    )


async def lesson(call: Call) -> LessonAnswer:
    """Gives the page that teaches a game."""
    return await asyncio.to_thread(lessons.lesson_of, await call.game(teaching.LESSON))


async def begin_guided(call: Call) -> Created:
    """Lays the table of a guided first game and tells its secrets, this once."""
    game = await call.game(teaching.GUIDE)
    _new_table(call)
    await asyncio.to_thread(guided.guide_of, game)
    return await call.hub.create_guided(game, call.body.name, call.address)


async def health(call: Call) -> Health:
    """Tells that the server lives, and whether anything can be kept."""
    writes = await call.hub.store.can_write()
    return Health(writes, __version__, writes)


async def ready(call: Call) -> Ready:
    """Tells whether the server can do its work; a proxy or a monitor sees the status."""
    if not await call.hub.store.can_write():
        raise HttpError(503, "not-ready", "nothing can be kept at present")
    return Ready(True)


# Reaching the server


async def network(call: Call) -> NetworkAnswer:
    """Tells where the server is in its network, and whether the caller may open it to it."""
    around = call.hub.settings.network
    return NetworkAnswer(None if around is None else around.url, _is_owner(call))


async def open_network(call: Call) -> NetworkAnswer:
    """Opens the server of somebody's own machine to the network around it."""
    around = call.hub.settings.network
    if around is None or not _is_owner(call):
        raise HttpError(403, "not-owner", "only whoever started the program on this machine can do this")
    return NetworkAnswer(await around.open(), True)


def _is_owner(call: Call) -> bool:
    around = call.hub.settings.network
    key = call.request.headers.get("authorization", "").partition(" ")[2].strip()
    return around is not None and around.is_owner(key)


async def draw_qr(call: Call) -> QrCode:
    """Draws a link as a QR code; it is kept nowhere."""
    return QrCode(*await asyncio.to_thread(qr_codes.path, call.body.link))


# Tables


async def create(call: Call) -> Created:
    """Lays a table and tells its secrets, this once."""
    _new_table(call)
    return await call.hub.create(call.body, call.address)


def _new_table(call: Call) -> None:
    if not call.new_tables.take(call.address):
        raise HttpError(429, "slow-down", "too many new tables; wait a while")


async def table(call: Call) -> TableAnswer:
    """Tells about a table."""
    live, holder = await call.enter()
    async with live.hold():
        return TableAnswer(live.info(), live.you(holder))


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
        _check_stays(held)
        if now.vacant is None:
            number, secret = now.seats[0], None
        else:
            number, secret = now.vacant, wish.secret or new_secret()
            if held.started and live.has_other_seat(wish.device):
                raise HttpError(
                    409, "one-seat-only", "only somebody who has no other seat here may take this one"
                )
            _check_unused(held, secret)
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


async def standings(call: Call) -> Standings:
    """Tells how several tables stand, to somebody who shows a secret of each."""
    wish: Holdings = call.body
    if not call.hub.looks.take(call.address, len(wish.tables)):
        raise HttpError(429, "slow-down", "too many tables looked at; wait a moment")
    return await memories.standings(call.hub, wish.tables)


def _check_unused(held: Table, secret: str) -> None:
    """Refuses a link that is one of the table already."""
    if held.holder(secret) is not None:
        raise HttpError(409, "impossible", "this link is one of the table already")


def _check_stays(held: Table) -> None:
    """Refuses to go on at a table whose match is played elsewhere: whoever sits down there has the link for it."""
    if not held.started and held.following is not None:
        raise HttpError(409, "moved", "the match is played at another table, which was laid since")


def _too_late_for_words() -> HttpError:
    return HttpError(409, "started", "a word is added to chance before the match begins")


def _not_yours() -> HttpError:
    return HttpError(403, "not-yours", "this seat is not yours")


def _you(live: LiveTable, secret: str) -> You:
    """Tells the holder of a secret, which the table knows, who it is now."""
    holder = live.table.holder(secret)
    assert holder is not None
    return live.you(holder)


async def start(call: Call) -> TableAnswer:
    """Begins the match."""
    live, holder = await call.enter()
    _only_host(holder)
    async with live.hold() as held:
        if held.started:
            raise HttpError(409, "started", "the match has begun already")
        _check_stays(held)
        if not held.complete:
            raise HttpError(409, "incomplete", "somebody is still missing; put a bot on the free seats")
        await live.act(hubs.start(held))
        return TableAnswer(live.info(), live.you(holder))


async def seat(call: Call) -> SeatAnswer:
    """Lets the host put a bot on a seat, give it back, or open it for a friend; a person may let a bot play as well."""
    live, holder = await call.enter()
    change: SeatChange = call.body
    number = call.seat(live.table)
    own = number in holder.seats and holder.vacant is None
    if not (own and change.kind == "bot"):
        _only_host(holder)
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
        _check_unused(held, secret)
        await live.act(Renewed(None if holder.host else holder.seats[0], hashed(secret)))
        return SeatAnswer(live.info(), _you(live, secret), secret)


async def renew_seat(call: Call) -> SeatAnswer:
    """Lets the host replace the link of somebody who is away and has lost it; all are told."""
    live, holder = await call.enter()
    _only_host(holder)
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


async def rematch(call: Call) -> Rematch:
    """Lays a table like this one for those who play next, and tells them; asked again, it names the same table.

    Where the players of a match of a campaign still gather, the host may say once more who plays.
    """
    live, holder = await call.enter()
    _only_host(holder)
    wish: NextTable = call.body
    async with live.hold() as held:
        earlier = None if wish.seats is None else rematches.table_before(held)
        before = None if held.over or earlier is None else await call.hub.find(earlier)
        if not held.over and before is None:
            raise HttpError(409, "not-over", "another match is laid when this one is over")
        table_id = rematches.next_id(held.id)
        secrets: list[str | None] = []
        if await call.hub.find(table_id) is None:
            places = rematches.next_places(held, wish)
            journal = await _read_here(before or live)
            setup = rematches.next_setup(
                held, places, wish, None if before is None else before.table, journal
            )
            _new_table(call)
            await call.hub.lay(table_id, setup, call.address)
            secrets = places.secrets
        if held.following is None:
            await live.act(RematchCreated(next(iter(holder.seats), None), table_id))
        if before is not None:
            async with before.hold() as last:
                if last.following != table_id:
                    await before.act(RematchCreated(None, table_id))
        return Rematch(table_id, secrets)


def _only_host(holder: Holder) -> None:
    if not holder.host:
        raise HttpError(403, "not-host", "only the host can do this")


# Campaigns


async def campaign(call: Call) -> CampaignAnswer:
    """Tells the campaign that a match belongs to: its chapters, its people and what became of them."""
    live, holder = await _of_campaign(call)
    opened = await asyncio.to_thread(campaigns.opened_by, live.store, live.table.setup.behind, call.secret)
    async with live.hold():
        return campaigns.answer(live, holder, opened)


async def campaign_file(call: Call) -> msgspec.Raw:
    """Gives the finished matches of a campaign, seeds included, to be taken elsewhere."""
    live, _ = await _of_campaign(call)
    async with live.hold() as held:
        ids = [one.table for one in held.setup.behind] + ([held.id] if held.over else [])
    if not ids or ids[-1] is None:
        raise HttpError(409, "not-over", "a campaign is given when a match of it is over here")
    text = await asyncio.to_thread(campaigns.file_of, live.store, held.setup, ids)
    return msgspec.Raw(text.encode())


async def _of_campaign(call: Call) -> tuple[LiveTable, Holder]:
    """Lets somebody at a table ask about its campaign, each match of which counts as a table that is looked at."""
    live, holder = await call.enter()
    if holder.replay:
        raise HttpError(403, "replay-only", "this link opens the replay alone")
    if not call.hub.looks.take(call.address, 1 + len(live.table.setup.behind)):
        raise HttpError(429, "slow-down", "too many tables looked at; wait a moment")
    return live, holder


async def continue_campaign(call: Call) -> Created:
    """Lays the table at which a campaign goes on that somebody brings as a file."""
    if not call.hub.advice.take(call.address, campaigns.READING):
        raise HttpError(429, "slow-down", "too many campaigns to be read; wait a while")
    _new_table(call)
    return await campaigns.go_on(call.hub, call.body, call.address)


async def campaign_chapters(call: Call) -> Chapters:
    """Says how a campaign may go on that somebody brings as a file: the players may have a choice."""
    if not call.hub.advice.take(call.address, campaigns.READING):
        raise HttpError(429, "slow-down", "too many campaigns to be read; wait a while")
    return await campaigns.chapters(call.hub, call.body, call.address)


# Calling people who are away


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


# Looking back


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
            _check_unused(held, secret)
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
        known = passages.journal(match, held.setup.behind, await _read_here(live))
    found = known[int(start) : int(start) + passages.MOST]
    uids = list(dict.fromkeys(one.passage for one in found))
    words = await asyncio.to_thread(passages.read, match, uids, lang)
    return Journal(len(known), [passages.told(one) for one in found], words)


async def _read_here(live: LiveTable) -> list[PastReading]:
    """Lists what was read in the match of a table; the caller holds the table.

    One that is in memory from a keyframe on only is played again, once for each revision; of one that is damaged
    before it, nothing is known but the pages.
    """
    table, match = live.table, live.table.match
    if match is None or match.game.journal is None:
        return []
    if not table.base:
        return history.past_readings(match, table.campaign_names())
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

ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", "health", "Whether the server lives, and all is well", health, Health),
    Endpoint("GET", "/api/ready", "ready", "Whether the server can do its work", ready, Ready, errors=(503,)),
    Endpoint(
        "GET",
        "/api/network",
        "network",
        "Where the server is in the network around its machine",
        network,
        NetworkAnswer,
    ),
    Endpoint(
        "POST",
        "/api/network/open",
        "openNetwork",
        "Open the server of your own machine to its network",
        open_network,
        NetworkAnswer,
        errors=(403, 409),
    ),
    Endpoint("POST", "/api/qr", "drawQr", "A link as a QR code", draw_qr, QrCode, body=DrawQr),
    Endpoint(
        "GET", "/api/games", "games", "The games, their options and the levels of bots", games, GamesAnswer
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/guide",
        "guide",
        "The steps of the guided first game of a game",
        guide,
        GuideAnswer,
        errors=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lesson",
        "lesson",
        "The page that teaches a game",
        lesson,
        LessonAnswer,
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/guided",
        "beginGuided",
        "Lay the table of a guided first game",
        begin_guided,
        Created,
        201,
        NewGuided,
        errors=(404, 503),
    ),
    Endpoint(
        "POST", "/api/tables", "createTable", "Lay a table", create, Created, 201, NewTable, errors=(409, 503)
    ),
    Endpoint("GET", "/api/tables/{table}", "table", "A table, and who you are there", table, TableAnswer),
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
        "/api/standings",
        "standings",
        "How several tables stand, and how matches between the same people ended",
        standings,
        Standings,
        body=Holdings,
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
        "/api/tables/{table}/start",
        "start",
        "Begin the match (host)",
        start,
        TableAnswer,
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
    Endpoint(
        "POST",
        "/api/tables/{table}/again",
        "rematch",
        "Lay another table for the same people, or for those who play next (host)",
        rematch,
        Rematch,
        body=NextTable,
        errors=(403, 409, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/campaign",
        "campaign",
        "The campaign of a match: its chapters, its people and what became of them",
        campaign,
        CampaignAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/campaign.json",
        "campaignFile",
        "The finished matches of a campaign, to be taken elsewhere",
        campaign_file,
        dict[str, Any],
    ),
    Endpoint(
        "POST",
        "/api/campaigns",
        "continueCampaign",
        "Lay the table at which a campaign goes on that was played elsewhere",
        continue_campaign,
        Created,
        201,
        NewCampaign,
        errors=(409, 503),
        size=FILE_SIZE,
    ),
    Endpoint(
        "POST",
        "/api/campaigns/chapters",
        "campaignChapters",
        "How a campaign may go on that was played elsewhere",
        campaign_chapters,
        Chapters,
        body=CampaignFile,
        errors=(409, 503),
        size=FILE_SIZE,
    ),
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
