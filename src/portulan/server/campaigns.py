"""Campaigns at tables: the page that tells one, the file that it is taken away in, and going on from such a file.

The page is told from what the table at hand holds: its setup has the results of the matches before, its position the
sheets. No other match is played for it. Files are checked in the processes of the bots, since that plays all matches
of the campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from portulan.engine import campaign as campaigns
from portulan.engine.campaign import Campaign, choose, options_after
from portulan.engine.errors import FileError, PortulanError, UsageError
from portulan.engine.game import Game
from portulan.engine.journal import readings
from portulan.engine.saga import Traveller
from portulan.server import history
from portulan.server.acts import PastChapter, Setup
from portulan.server.bot_pool import BotFailed
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError
from portulan.server.hub import Begun, Hub
from portulan.server.limits import shares
from portulan.server.link_secrets import hashed, same
from portulan.server.models.campaigns import (
    CampaignAnswer,
    CampaignFile,
    ChapterChoice,
    ChapterInfo,
    Chapters,
    NewCampaign,
    TravellerInfo,
)
from portulan.server.models.tables import Created
from portulan.server.rematch import MOST_BEHIND, table_before, title_of

if TYPE_CHECKING:
    from portulan.server.live_table import LiveTable
    from portulan.server.store import TableReader
    from portulan.server.table import Table


READING: Final = 5
"""What checking a file counts for among the questions to bots that an address may ask."""


# The page


def answer(live: LiveTable, holder: Holder, opened: Sequence[bool]) -> CampaignAnswer:
    """Tells a campaign to the holder of a link, who may know what its seat knows; the caller holds the table."""
    table = live.table
    setup, saga, match = table.setup, table.game.saga, table.match
    if saga is None or not setup.carried:
        raise HttpError(409, "no-campaign", "this match is none of a campaign")
    titles = list(saga.outline(table.carried, setup.options))
    following = table.next_chapter()
    away = {seat.name for seat in setup.away}
    return CampaignAnswer(
        live.info(),
        live.you(holder),
        list(table.game.players),
        [
            ChapterInfo(one.title, one.table, is_open, one.at, one.names, one.scores, one.winners)
            for one, is_open in zip(setup.behind, opened, strict=True)
        ],
        next(iter(titles), ""),
        titles[1:],
        [
            TravellerInfo(one.name, one.seat, one.name in away, one.champion, list(one.elements))
            for one in travellers(table, holder)
        ],
        [] if following is None else [ChapterChoice(one.title, one.options) for one in following.choices()],
        len(match.state.opened) if match is not None else 0,
        table_before(table) is not None,
    )


def travellers(table: Table, holder: Holder) -> list[Traveller]:
    """Lists everybody of a campaign; of those of whom the game tells nothing, the names."""
    saga, match = table.game.saga, table.match
    assert saga is not None
    seat = next(iter(holder.seats), None)
    state = None if match is None else match.state
    found = list(saga.travellers(table.carried, table.setup.options, state, seat))
    seated = {one.seat for one in found}
    named = {one.name for one in found}
    for number, name in enumerate(table.campaign_names()):
        if number not in seated:
            found.append(Traveller(name, number))
    found += [Traveller(one.name or "", None) for one in table.setup.away if one.name not in named]
    return [
        one if one.name else Traveller(table.name(one.seat or 0), one.seat, one.elements) for one in found
    ]


def opened_by(store: TableReader, behind: Sequence[PastChapter], secret: str) -> list[bool]:
    """Tells which of the tables before a secret opens; at most so many as a setup remembers."""
    return [one.table is not None and _opens(store, one.table, hashed(secret)) for one in behind]


def _opens(store: TableReader, table_id: str, given: str) -> bool:
    try:
        return sum(same(known, given) for known in store.secrets(table_id)) > 0
    except FileError:
        return False


# The file


@history.tells_damage
def file_of(store: TableReader, setup: Setup, ids: Sequence[str | None]) -> str:
    """Writes the finished matches of a campaign up to a table, as far back as their tables are still here.

    Those that were played elsewhere stand in the setup of the first table here. Runs in a thread.
    """
    found: list[str] = []
    for table_id in reversed(ids):
        if table_id is None:
            found += reversed(campaigns.matches_of(setup.earlier))
            break
        opening = history.open_table(store, table_id)
        stored = store.find(table_id)
        if opening is None or stored is None:
            break
        found.append(history.record_of(stored, opening.table))
        setup = stored.setup
    return campaigns.write(setup.game, found[::-1])


# Going on from a file


@dataclass(frozen=True)
class Continued:
    """What a file leads to, or what is wrong with it."""

    begun: Begun | None
    trouble: str = ""


def read_file(
    text: str, game_name: str, pack: str | None, names: list[str], options: dict[str, Any]
) -> Continued:
    """Checks a campaign and says how it goes on for some people; runs in a process of the pool."""
    from portulan import registry

    try:
        game = registry.game(game_name, pack)
        return Continued(_continued(Campaign.from_json(text, _only(game)), names, options))
    except PortulanError as error:
        return Continued(None, str(error))
    except history.NONSENSE as error:
        return Continued(None, f"makes no sense: {error!r}"[:200])


def read_chapters(text: str, game_name: str, pack: str | None) -> list[ChapterChoice] | str:
    """Checks a campaign and says how it may go on for those who played last, or what is wrong; runs in the pool."""
    from portulan import registry

    try:
        campaign = Campaign.from_json(text, _only(registry.game(game_name, pack)))
        last, saga = campaign.match, campaign.game.saga
        assert saga is not None
        following = campaign.next_chapter(saga.names(last.carried, last.names))
        choices = () if following is None else following.choices()
        return [ChapterChoice(one.title, one.options) for one in choices]
    except PortulanError as error:
        return str(error)
    except history.NONSENSE as error:
        return f"makes no sense: {error!r}"[:200]


class _only:
    """Finds the one game that a file may be of."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, name: str) -> Game:
        if name != self.game.name:
            raise FileError(f"is a campaign of another game, {name!r:.40}")
        return self.game


def _continued(campaign: Campaign, names: list[str], options: Mapping[str, Any]) -> Begun:
    game, last = campaign.game, campaign.match
    if not last.state.over:
        raise FileError("its last match is not over")
    game.resolve(len(names), None)
    saga = game.saga
    assert saga is not None
    called = dict(zip(last.names, saga.names(last.carried, last.names), strict=True))
    following = campaign.next_chapter([called.get(name, name) for name in names])
    if following is None:
        raise UsageError("the campaign is over")
    chapter = choose(following, options)
    behind = [
        PastChapter(
            None,
            title_of(game, match.carried, match.options),
            None,
            saga.names(match.carried, match.names),
            match.state.scores(),
            match.state.winners(),
            readings(match, saga.names(match.carried, match.names)),
        )
        for match in campaign.matches[-MOST_BEHIND:]
    ]
    return Begun(
        options_after(game, len(names), last.options, chapter),
        chapter.carried,
        behind=behind,
        earlier=campaign.to_json(),
    )


async def chapters(hub: Hub, wish: CampaignFile, address: str) -> Chapters:
    """Says how a campaign may go on that somebody brings as a file."""
    found = await _work(hub, address, read_chapters, wish.campaign, wish.game, wish.pack)
    if isinstance(found, str):
        raise _cannot_go_on(found)
    return Chapters(found)


async def _work(hub: Hub, address: str, work: Callable[..., Any], *arguments: Any) -> Any:
    """Has a file read in a process of the pool, in turn with what others ask of it."""
    turns = (*(name for name, _ in reversed(shares(address))), "campaign")
    try:
        return await hub.bots.work(work, *arguments, turns=turns)
    except BotFailed:
        raise HttpError(503, "not-read", "the campaign could not be read; try again") from None


def _cannot_go_on(trouble: str) -> UsageError:
    return UsageError(f"the campaign cannot go on from this file: {trouble}"[:300])


async def go_on(hub: Hub, wish: NewCampaign, address: str) -> Created:
    """Lays the table of the next match of a campaign that somebody brings as a file."""
    new = wish.table
    names = [(seat.name or (new.name if seat.kind == "host" else "")).strip() for seat in new.seats]
    if not all(names):
        raise UsageError("everybody of a campaign needs a name")
    if len(set(names)) < len(names):
        raise UsageError("two people of a campaign cannot have the same name")
    found: Continued = await _work(
        hub, address, read_file, wish.campaign, new.game, new.pack, names, dict(new.options)
    )
    if found.begun is None:
        raise _cannot_go_on(found.trouble)
    if not hub.kept.take(address, len(found.begun.earlier)):
        raise HttpError(429, "slow-down", "too much to be kept; wait a while")
    return await hub.create(new, address, found.begun)
