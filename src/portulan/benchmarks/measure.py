"""Measuring on a noisy machine: every measure runs in short turns, and ratios compare turns side by side.

What counts is the time of this process: what others on the machine take meanwhile slows nobody down.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Measure:
    """One thing to measure: `run()` works for a moment and returns how many units it did."""

    name: str
    unit: str
    run: Callable[[], int]
    rates: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """The median of units per second over all turns."""
        return statistics.median(self.rates)

    def turn(self, seconds: float) -> None:
        """Works for about so long, and notes the rate."""
        units = 0
        start = now = time.process_time()
        while now - start < seconds:
            units += self.run()
            now = time.process_time()
        self.rates.append(units / (now - start))


def ratio(own: Measure, peer: Measure) -> float:
    """How many times faster, as the median over turns that ran side by side."""
    return statistics.median(a / b for a, b in zip(own.rates, peer.rates, strict=True))


def measure_all(measures: list[Measure], turns: int, seconds: float, tick: Callable[[], None]) -> None:
    """Gives every measure its turn, again and again, after one turn to warm up."""
    for number in range(turns + 1):
        for item in measures:
            item.turn(seconds)
            if number == 0:
                item.rates.clear()
            tick()
