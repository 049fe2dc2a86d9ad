"""The log of a table: an entry for each act that stands, and what an act did that others have to be told."""

from __future__ import annotations

from dataclasses import dataclass, field

from portulan.engine.events import Event
from portulan.server.acts import StoredAct, Viewer

TableMessage = tuple[str, dict[str, str | int]]
"""What the table itself tells, apart from its match: the name of the sentence and its arguments."""


@dataclass(slots=True)
class LogEntry:
    """An act that still stands, and what it told: messages of the table, and events of the match.

    `first` and `last` say where in `Match.told` its events begin and end; -1 for an act that is not of the match. A
    `silent` entry is a part of a choice that all make together: only its own seat hears of it. The entry that
    completes the choice tells such parts, `late`.
    """

    revision: int
    at: float
    by: int | None
    messages: tuple[TableMessage, ...] = ()
    first: int = -1
    last: int = -1
    silent: bool = False
    late: tuple[LogEntry, ...] = ()

    @property
    def of_match(self) -> bool:
        """Whether the act was one of the match: its beginning, or a decision."""
        return self.first >= 0

    def heard_by(self, viewer: Viewer) -> bool:
        """Tells whether the viewer may know that there is such an entry."""
        return not self.silent or self.by in viewer.seats

    def tell(self, name: str, arguments: dict[str, str | int]) -> None:
        """Adds a message of the table."""
        self.messages = (*self.messages, (name, arguments))


@dataclass(slots=True)
class ActResult:
    """What an act did: the act as it has to be stored, its entry in the log, and what else has to be told."""

    stored: StoredAct
    entry: LogEntry
    undone: list[LogEntry] = field(default_factory=list)
    untold: list[Event] = field(default_factory=list)
    """What the acts that were taken back had told; the match no longer knows it."""
    position: bool = False
    seats: bool = False
    keyframe_due: bool = False
