"""`portulan analyse`: the score of a finished match round by round, where it turned, and what a bot would have done."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from portulan import packs
from portulan.bots.analysis import Analysis, analyse
from portulan.engine.match import Match
from portulan.engine.text import phrasebook
from portulan.files import read_match
from portulan.language import LANGUAGES, default_language
from portulan.terminal.words import FOLDER


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, help="the record of a finished match")
    packs.add_argument(parser)
    parser.add_argument("--seat", type=int, default=0, help="for which seat (from 0); default: %(default)s")
    parser.add_argument("--bot", help="the bot that is asked; default: the strongest")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="as data")


def run(args: argparse.Namespace) -> int:
    """Tells what there is to learn from a match."""
    packs.use(args, None)
    match = read_match(args.file)
    found = analyse(match, args.seat, args.bot)
    if args.json:
        print(json.dumps(asdict(found), ensure_ascii=False))
    else:
        for line in _told(match, found, args.lang):
            print(line)
    return 0


def _told(match: Match, found: Analysis, lang: str) -> list[str]:
    """Says an analysis, line by line."""
    text, own = match.game.text, phrasebook(FOLDER)

    def say(sentence: str, /, **arguments: str | int) -> str:
        return own.say(sentence, arguments, lang)

    width = max(len(name) for name in match.names)
    lines = [say("analysis-scores")]
    for seat, name in enumerate(match.names):
        scores = " ".join(f"{standing.scores[seat]:4}" for standing in found.curve)
        lines.append(f"  {name:{width}} {scores}")
    name = match.names[found.seat]
    if found.turned is not None:
        change = "more" if found.swing > 0 else "less"
        at = found.curve[found.turned].round
        lines.append(say("analysis-turned", name=name, round=at, points=abs(found.swing), change=change))
    for moment in found.moments:
        played, better = (text.say(*move, lang) for move in (moment.played, moment.better))
        lines.append(
            say("analysis-moment", entry=moment.entry + 1, round=moment.round, name=name, played=played)
        )
        lines.append("  " + say("analysis-better", better=better, points=round(moment.points)))
        lines += [f"  {text.say(reason.sentence, reason.arguments, lang)}" for reason in moment.reasons]
    if not found.moments:
        lines.append(say("analysis-none", name=name))
    return lines
