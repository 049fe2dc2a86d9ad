"""`portulan bench`: speed, with ratios to the peers that are installed, all in one run."""

from __future__ import annotations

import argparse
import json
import platform
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from portulan import registry
from portulan.benchmarks import own, peers
from portulan.benchmarks.measure import Measure, measure_all, ratio
from portulan.engine.errors import UsageError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument(
        "what",
        nargs="?",
        default=registry.games()[0],
        help="a game, or `server` for tables under load (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--turns", type=int, help="turns for every measure (default: 5), or server (default: 3)"
    )
    parser.add_argument(
        "--seconds", type=float, help="seconds a turn (default: 0.5), or a load (default: 10)"
    )
    parser.add_argument("--tables", type=int, default=200, help="tables of a server (default: %(default)s)")
    parser.add_argument(
        "--rate", type=float, default=200, help="moves/s of a server's steady load (default: %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    """Measures, then prints rates and ratios."""
    if (
        (args.turns is not None and args.turns < 1)
        or (args.seconds is not None and args.seconds <= 0)
        or args.tables < 1
        or args.rate <= 0
    ):
        raise UsageError("--turns, --seconds, --tables and --rate must be positive")
    if args.what == "server":
        return run_server(args)
    game = registry.game(args.what)
    ours, theirs = own.measures(game), peers.measures()
    turns = args.turns or 5
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("measuring", total=(turns + 1) * len(ours + theirs))
        measure_all(ours + theirs, turns, args.seconds or 0.5, lambda: progress.advance(task))
    start = own.starting_up(game)
    if args.json:
        print(json.dumps(report(ours, theirs, start), indent=1))
    else:
        show(ours, theirs, start)
    return 0


def pairs(ours: list[Measure], theirs: list[Measure]) -> list[tuple[Measure, Measure]]:
    """Pairs what can be compared: the same unit of work, a copy with a copy, a decision with a decision."""
    return [(a, b) for a in ours for b in theirs if a.unit == b.unit]


def report(ours: list[Measure], theirs: list[Measure], start: dict[str, float]) -> dict[str, object]:
    """Gathers the figures as plain data."""
    return {
        "python": platform.python_version(),
        "compiled": not own.__file__.endswith(".py"),
        "rates": [{"name": m.name, "unit": m.unit, "per_second": m.rate} for m in ours + theirs],
        "ratios": [{"own": a.name, "peer": b.name, "ratio": ratio(a, b)} for a, b in pairs(ours, theirs)],
        "milliseconds": start,
    }


def show(ours: list[Measure], theirs: list[Measure], start: dict[str, float]) -> None:
    """Prints the figures as tables."""
    console = Console()
    rates = Table("measure", "unit", "per second", "microseconds each", title="Rates, medians of all turns")
    for item in ours + theirs:
        rates.add_row(item.name, item.unit, f"{item.rate:,.0f}", f"{1e6 / item.rate:,.1f}")
    console.print(rates)
    if theirs:
        ratios = Table("Portulan", "peer", "times as fast", title="Ratios, turn by turn in the same run")
        for a, b in pairs(ours, theirs):
            ratios.add_row(a.name, b.name, f"{ratio(a, b):.2f}")
        console.print(ratios)
    else:
        console.print('No peers installed: pip install "portulan[bench]" brings them.', markup=False)
    starting = Table("a new process pays", "milliseconds", title="Starting up, best of five")
    for name, milliseconds in start.items():
        starting.add_row(name, f"{milliseconds:.1f}")
    console.print(starting)


def run_server(args: argparse.Namespace) -> int:
    """Loads servers by turns, in the same run."""
    from portulan.benchmarks import serving

    fsync = serving.fsync_milliseconds()
    rounds = serving.measure(registry.games()[0], args.tables, args.seconds or 10, args.rate, args.turns or 3)
    ratios = serving.ratios(rounds, serving.FULL_SPEED)
    if args.json:
        loads = [[figures._asdict() for figures in turn] for turn in rounds]
        print(json.dumps({"fsync_ms": fsync, "rounds": loads, "ratios": ratios}, indent=1))
        return 0
    table = Table(
        "server",
        "pace",
        "moves/s",
        "p50 ms",
        "p99 ms",
        title=f"{args.tables} tables, 2 clients each, medians",
    )
    for item in serving.middle(rounds):
        rate = f"{item.moves_per_second:,.0f}"
        table.add_row(item.server, item.pace, rate, f"{item.p50:.1f}", f"{item.p99:.1f}")
    console = Console()
    console.print(table)
    for peer, turns in ratios.items():
        told = ", ".join(f"{times:.2f}" for times in turns)
        console.print(f"At full speed, turn by turn, {told} times the moves of {peer}.")
    console.print(f"One durable write costs {fsync:.2f} ms on this disk.")
    return 0
