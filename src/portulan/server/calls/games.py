"""Calls about games: what can be played, and how it is learned."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from portulan import packs, registry
from portulan.bots.names import LEVELS
from portulan.content import teaching
from portulan.engine.game import Game
from portulan.server import guided, lessons
from portulan.server.calls.call import Call, Endpoint
from portulan.server.calls.checks import take_new_table
from portulan.server.models.games import (
    FirstGameInfo,
    GameInfo,
    GamesAnswer,
    GuideAnswer,
    GuideStep,
    LessonAnswer,
    NewGuided,
    OptionInfo,
    PackInfo,
    ProfileInfo,
)
from portulan.server.models.tables import Created


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
    take_new_table(call)
    await asyncio.to_thread(guided.guide_of, game)
    return await call.hub.create_guided(game, call.body.name, call.address)


ENDPOINTS: Final = (
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
)
