"""Calls about campaigns."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from portulan.server import campaigns
from portulan.server.calls.call import Call, Endpoint
from portulan.server.calls.checks import take_new_table
from portulan.server.holders import Holder
from portulan.server.http_errors import HttpError
from portulan.server.live_table import LiveTable
from portulan.server.models.campaigns import CampaignAnswer, CampaignFile, Chapters, NewCampaign
from portulan.server.models.tables import Created
from portulan.server.settings import FILE_SIZE


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
    take_new_table(call)
    return await campaigns.go_on(call.hub, call.body, call.address)


async def campaign_chapters(call: Call) -> Chapters:
    """Says how a campaign may go on that somebody brings as a file: the players may have a choice."""
    if not call.hub.advice.take(call.address, campaigns.READING):
        raise HttpError(429, "slow-down", "too many campaigns to be read; wait a while")
    return await campaigns.chapters(call.hub, call.body, call.address)


ENDPOINTS: Final = (
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
)
