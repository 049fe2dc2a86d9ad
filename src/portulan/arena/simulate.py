"""`portulan simulate`: bots play many games, and what came out is printed as a table, JSON or a page."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from portulan import packs
from portulan.arena.contest import Contest, contest
from portulan.arena.figures import COLUMNS, Figures
from portulan.arena.report import page
from portulan.arena.workers import results
from portulan.bots.names import listing
from portulan.engine.errors import FileError, UsageError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--players", type=int, help="number of players (default: as many as bots)")
    parser.add_argument("--games", type=int, default=100, help="number of games (default: %(default)s)")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        help=f"who plays, separated by commas (default: %(default)s); {listing()}",
    )
    parser.add_argument("--seed", default="1", help="same seed, same games (default: %(default)s)")
    parser.add_argument("--processes", type=int, help="number of processes (default: one a core)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game"
    )
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="let bots move on by one seat each game, so that all sit everywhere (default: yes)",
    )
    packs.add_argument(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with tables and plots")


def run(args: argparse.Namespace) -> int:
    """Plays, counts and prints."""
    pack = packs.use(args, args.game)
    processes = args.processes if args.processes is not None else os.cpu_count() or 1
    if args.games < 1 or processes < 1:
        raise UsageError("--games and --processes must be positive")
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    if not bots:
        raise UsageError("--bots names nobody")
    planned = contest(args.game, bots, args.players, _options(args.option), args.seed, args.rotate, pack)
    if args.report is not None:
        _write(args.report, "", "a")
    start = time.perf_counter()
    figures = _play(planned, args.games, processes)
    seconds = time.perf_counter() - start
    total = sum(decisions * times for decisions, times in figures.decisions.counts.items())
    timing = {
        "processes": processes,
        "seconds": seconds,
        "decisions_per_second": total / seconds,
        "games_per_second": figures.games / seconds,
    }
    if args.report is not None:
        _write(args.report, page(figures, timing), "w")
    if args.json:
        print(json.dumps(figures.data(timing), indent=1))
    else:
        show(figures, timing)
    return 0


def _options(pairs: list[str]) -> dict[str, str | int | bool]:
    """Reads options written as key=value."""
    options: dict[str, str | int | bool] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise UsageError(f"an option is written key=value, not {pair!r}")
        options[key.strip()] = value.strip()
    return options


def _write(path: Path, text: str, mode: str) -> None:
    """Writes a file; appending nothing tells before the games whether it can be written after them."""
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None


def _play(planned: Contest, games: int, processes: int) -> Figures:
    """Plays all games behind a progress bar, if somebody is there to see it."""
    figures = Figures(planned)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("playing", total=games)
        for result in results(planned, games, processes):
            figures.add(result)
            progress.advance(task)
    return figures


def show(figures: Figures, timing: dict[str, float]) -> None:
    """Prints tables for people."""
    console = Console()
    planned = figures.contest
    console.print(f"{planned.game}, {planned.players} players, {figures.games} games, seed {planned.seed}")
    table = Table("", *COLUMNS)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, record in figures.bots.items():
        table.add_row(name, *record.cells())
    table.add_section()
    for seat, record in enumerate(figures.seats):
        table.add_row(f"seat {seat}", *record.cells())
    console.print(table)
    lengths = figures.decisions
    console.print(
        f"{lengths.mean:.1f} decisions a game (sd {lengths.sd:.1f}, "
        f"{min(lengths.counts)} to {max(lengths.counts)}); "
        f"{timing['decisions_per_second']:,.0f} decisions/s in {timing['seconds']:.1f} s"
    )
    if not planned.reproducible:
        console.print("A bot thinks by the clock: another run may give other results.")
