"""Metrics: plain numbers that the parts of the server count, written in the text form that Prometheus reads.

They are counted always, which costs an addition each, and told only where somebody asked for it, on an address of
their own (`portulan serve --metrics`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from portulan.server.protocols import OpenSockets
    from portulan.server.sockets import Sockets

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Up to how many seconds something took, for histograms."""


class Histogram:
    """How often something took up to so many seconds."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Counts something that took so long."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds


class Metrics:
    """What happened since the server started."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        """Answers to requests by their status."""
        self.refused: Counter[str] = Counter()
        """Requests, messages and viewers that were refused, by the reason."""
        self.moves = 0
        """Moves of people and bots."""
        self.told = Histogram()
        """From the message with a move until everybody was told."""


class Text:
    """The text that Prometheus reads, family by family."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, name: str, kind: str, meaning: str, value: float, labels: str = "") -> None:
        """Writes a family of one value."""
        self.family(name, kind, meaning, {labels: value})

    def family(self, name: str, kind: str, meaning: str, values: Mapping[str, float]) -> None:
        """Writes a family with a value for each set of labels."""
        self._head(name, kind, meaning)
        self.lines += [f"portulan_{name}{labels} {_number(value)}" for labels, value in values.items()]

    def histogram(self, name: str, meaning: str, histogram: Histogram) -> None:
        """Writes a histogram; its buckets hold all that took less, too."""
        self._head(name, "histogram", meaning)
        whole = 0
        for bound, count in zip([*map(_number, SECONDS), "+Inf"], histogram.counts, strict=True):
            whole += count
            self.lines.append(f'portulan_{name}_bucket{{le="{bound}"}} {whole}')
        self.lines += [
            f"portulan_{name}_sum {_number(histogram.seconds)}",
            f"portulan_{name}_count {whole}",
        ]

    def _head(self, name: str, kind: str, meaning: str) -> None:
        self.lines += [f"# HELP portulan_{name} {meaning}", f"# TYPE portulan_{name} {kind}"]

    def encode(self) -> bytes:
        """Gives the whole text."""
        return "".join(f"{line}\n" for line in self.lines).encode()


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def exposition(sockets: Sockets, open_sockets: OpenSockets) -> bytes:
    """Tells all that is counted."""
    hub = sockets.hub
    metrics, store, bots, writing = hub.metrics, hub.store, hub.bots, hub.store.writing
    text = Text()
    text.family(
        "tables",
        "gauge",
        "Tables on the disk, in memory, and watched by somebody.",
        {
            '{where="stored"}': store.count,
            '{where="memory"}': len(hub.tables),
            '{where="watched"}': sum(1 for live in hub.tables.values() if live.viewpoints),
        },
    )
    text.add("viewers", "gauge", "Connected viewers.", sockets.viewers.total)
    text.add("sockets", "gauge", "Open sockets.", open_sockets.amounts.total)
    text.add("backlog_bytes", "gauge", "Memory that waits for slow readers.", sockets.backlogs.amounts.total)
    text.add("moves_total", "counter", "Moves of people and bots.", metrics.moves)
    text.histogram("move_seconds", "From the message with a move until everybody was told.", metrics.told)
    text.family(
        "bots",
        "gauge",
        "Questions to bots that wait for a process, and that are thought about.",
        {'{state="waiting"}': bots.waiting, '{state="thinking"}': bots.thinking},
    )
    text.histogram("write_batch_seconds", "Transactions of the store.", writing.batches)
    text.add("write_jobs_total", "counter", "Things to be kept that were kept.", writing.kept)
    text.add("write_failures_total", "counter", "Things to be kept that were not.", writing.failed)
    text.add("writing", "gauge", "1 if the last write went well.", int(writing.works))
    text.family("requests_total", "counter", "Answers to requests by status.", _by("status", metrics.answers))
    refused: Counter[str] = metrics.refused + Counter(
        {
            "sockets": open_sockets.turned_away,
            "dawdling": open_sockets.cut_off,
            "backlog": sockets.backlogs.aborted,
        }
    )
    text.family(
        "refused_total",
        "counter",
        "Requests, messages, viewers and sockets that were refused or cut off.",
        _by("reason", {reason: refused[reason] for reason in REASONS}),
    )
    return text.encode()


REASONS: Final[Sequence[str]] = (
    "host",
    "origin",
    "rate",
    "viewers",
    "messages",
    "sockets",
    "dawdling",
    "backlog",
)
"""Why something is refused: the name that the server is called by, the page that asks, too many requests, viewers,
messages or sockets, too slow a request, too slow a reader."""


def _by(label: str, counts: Mapping[str, int] | Mapping[int, int]) -> dict[str, float]:
    return {f'{{{label}="{name}"}}': count for name, count in sorted(counts.items())}
