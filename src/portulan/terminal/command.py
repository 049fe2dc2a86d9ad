"""`portulan play GAME --terminal`: who sits where, in which language, with which house rules."""

from __future__ import annotations

import argparse
import io
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO, cast

from rich.console import Console

from portulan import bots, registry
from portulan.bots import Bot
from portulan.bots.names import LEVELS
from portulan.engine.errors import FileError, UsageError
from portulan.engine.game import Game
from portulan.engine.generator import Seed
from portulan.engine.match import Match
from portulan.engine.text import phrasebook
from portulan.files import read_match
from portulan.language import LANGUAGES, default_language
from portulan.terminal.display import Display
from portulan.terminal.lines import Lines
from portulan.terminal.session import Session
from portulan.terminal.words import FOLDER, Untying, Voice

DEFAULT_LEVEL = "medium"
BOT_NAMES = ("Nadir", "Zephyr", "Ondine", "Tundra", "Levant", "Sirocco", "Equinox", "Umbra")
LONGEST_NAME = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments of a table in the terminal."""
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: 2)")
    others = parser.add_mutually_exclusive_group()
    others.add_argument(
        "--bots",
        metavar="LEVEL,...",
        help=f"who plays against you: {', '.join(LEVELS)}, or any bot by its name (default: {DEFAULT_LEVEL} for each)",
    )
    others.add_argument("--hotseat", action="store_true", help="people in all seats, who pass the screen on")
    parser.add_argument("--names", metavar="NAME,...", help="names of the players, seat by seat")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="default: %(default)s")
    parser.add_argument("--seed", help="a number or a text that settles all chance (default: a random one)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace, pack: Path | None = None) -> int:
    """Sets the table and plays, with the pack of a folder if one is named; complaints are in the chosen language."""
    try:
        session = set_table(args, pack)
    except UsageError as error:
        if not error.name:
            raise
        raise UsageError(phrasebook(FOLDER).say(error.name, error.arguments, args.lang)) from None
    return session.run()


def set_table(args: argparse.Namespace, pack: Path | None) -> Session:
    """Begins or loads the match that the arguments ask for, and sits everybody down."""
    game = registry.game(args.game, pack)
    loaded = None if args.load is None else load_match(game, args)
    game = game if loaded is None else loaded.game
    voice = Voice(game, args.lang)
    match = new_match(game, args, voice) if loaded is None else loaded
    levels = bot_levels(args, len(match.names))
    seated = [
        None if level is None else bots.make(level, f"{match.seed} seat {seat}", game)
        for seat, level in enumerate(levels)
    ]
    return open_session(match, seated, levels, voice, args.load)


def open_session(
    match: Match, seated: Sequence[Bot | None], levels: Sequence[str | None], voice: Voice, file: Path | None
) -> Session:
    """Sits everybody down at this terminal; whatever it cannot write or read is replaced, never fatal."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(file=cast(TextIO, Untying(sys.stdout)), highlight=False, markup=False, emoji=False)
    notes = ["" if level is None else voice.level(level) for level in levels]
    display = Display(match, notes, voice, console)
    return Session(match, seated, display, Lines(sys.stdin, console), file)


def _wrong(name: str, /, **arguments: str | int) -> UsageError:
    """Makes a complaint about the arguments, which is said by its name in the language of the text."""
    return UsageError(phrasebook(FOLDER).say(name, arguments, "en"), name, **arguments)


def new_match(game: Game, args: argparse.Namespace, voice: Voice) -> Match:
    """Begins a match as the arguments ask."""
    options = read_options(args.option)
    given = read_names(args.names)
    players = number_of_players(game, args, given)
    game.resolve(players, options)
    levels = bot_levels(args, players)
    if len(given) > players:
        raise _wrong("too-many-names", names=len(given), players=players)
    names = complete_names(given, levels, voice)
    return Match.new(game, names, seed=read_seed(args.seed), options=options)


def load_match(game: Game, args: argparse.Namespace) -> Match:
    """Goes on with a record, which already says who plays and by which rules."""
    for name in ("players", "names", "seed", "option"):
        if getattr(args, name) not in (None, []):
            raise _wrong("load-has-its-own", argument=f"--{name}")
    match = read_match(args.load)
    if match.game.name != game.name:
        raise FileError(f"{args.load}: is a match of {match.game.name}, not of {game.name}")
    return match


def number_of_players(game: Game, args: argparse.Namespace, names: Sequence[str]) -> int:
    """Works out how many play, if that was not said, from who was named; two if nobody was."""
    if args.players is not None:
        return int(args.players)
    if args.bots:
        return 1 + len(args.bots.split(","))
    if args.hotseat and names:
        return len(names)
    return 2 if 2 in game.players else game.players[0]


def bot_levels(args: argparse.Namespace, players: int) -> list[str | None]:
    """Gives every seat the level of its bot, None where a person sits: in the first seat, or in all of them."""
    if args.hotseat:
        return [None] * players
    chosen = args.bots.split(",") if args.bots else []
    if len(chosen) > players - 1:
        raise _wrong("too-many-bots", bots=len(chosen), players=players)
    return [None, *chosen, *[DEFAULT_LEVEL] * (players - 1 - len(chosen))]


def read_names(text: str | None) -> list[str]:
    """Reads names that can be told apart and drawn."""
    names = [name.strip() for name in text.split(",")] if text else []
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise _wrong("wrong-name", longest=LONGEST_NAME, name=repr(name))
    if len({name.casefold() for name in names}) < len(names):
        raise _wrong("same-name")
    return names


def complete_names(given: Sequence[str], levels: Sequence[str | None], voice: Voice) -> list[str]:
    """Names the seats that nobody named: people by their number, bots after winds and far places."""
    names = list(given)
    taken = {name.casefold() for name in names}
    spare = [name for name in BOT_NAMES if name.casefold() not in taken]
    for seat in range(len(given), len(levels)):
        names.append(voice.say("player", number=seat + 1) if levels[seat] is None else spare.pop(0))
    return names


def read_options(texts: Sequence[str]) -> dict[str, str]:
    """Reads house rules written KEY=VALUE."""
    options: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise _wrong("wrong-assignment", text=repr(text))
        options[key.strip()] = value.strip()
    return options


def read_seed(text: str | None) -> Seed:
    """Reads a seed, or takes one that nobody can guess."""
    if text is None:
        return secrets.randbits(64)
    try:
        return int(text)
    except ValueError:
        return text
