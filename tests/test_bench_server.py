"""What `portulan bench server` makes of its figures: medians, and ratios turn by turn."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict, fields

import pytest

from portulan.benchmarks.serving import FULL_SPEED, Figures, Load, loaded, middle, portulan, ratios
from portulan.commands.serve import UNLIMITED, add_arguments
from portulan.engine.errors import PortulanError
from portulan.server.settings import NO_LIMITS, Limits


def turn(pace: str, own: float, peer: float) -> list[Figures]:
    """Both servers under one load; the latencies tell the turn."""
    return [
        Figures("own", pace, own, own / 100, own / 10),
        Figures("peer", pace, peer, peer / 100, peer / 10),
    ]


ROUNDS = [
    turn(FULL_SPEED, 900, 600),
    turn("200 moves/s", 200, 190),
    turn(FULL_SPEED, 1200, 600),
    turn("200 moves/s", 200, 192),
    turn(FULL_SPEED, 1000, 500),
    turn("200 moves/s", 198, 191),
]


def test_a_slow_turn_counts_no_more_than_another() -> None:
    assert middle(ROUNDS) == [
        Figures("own", FULL_SPEED, 1000, 10, 100),
        Figures("peer", FULL_SPEED, 600, 6, 60),
        Figures("own", "200 moves/s", 200, 2, 20),
        Figures("peer", "200 moves/s", 191, 1.91, 19.1),
    ]


def test_servers_are_compared_turn_by_turn() -> None:
    assert ratios(ROUNDS, FULL_SPEED) == {"peer": [1.5, 2.0, 2.0]}


def test_a_load_that_fails_is_told_in_one_line() -> None:
    with pytest.raises(PortulanError, match=r"^the load failed: ValueError: no table$"):
        loaded([sys.executable, "-c", "raise ValueError('no table')"])


def test_a_real_server_is_measured() -> None:
    found = portulan("agartha", Load(tables=4, seconds=1, rate=0))
    assert found.pace == FULL_SPEED and found.moves_per_second > 0 and 0 < found.p50 <= found.p99


def test_the_server_that_is_measured_limits_nothing() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    found = parser.parse_args(UNLIMITED)
    assert {field.name: getattr(found, field.name) for field in fields(Limits)} == asdict(NO_LIMITS)
