"""Motions: what an event moved on the table, told from the event alone, so that nobody guesses it from two scenes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from portulan.engine.events import HIDDEN, Event, EventFamily
from portulan.engine.scene import Motion

HIDDEN_PIECE: Final = "?"
"""A piece of which the viewer does not know what it is."""
REMEMBERED: Final = 8192
"""Events whose motions are remembered at most: the same ones are told to every viewer, and again and again."""

Motions = Mapping[str, Sequence[Motion]]
"""What the events of a game move, by the name of their family; fields of the event stand in braces."""


class MotionTable:
    """What the events of a game move."""

    def __init__(self, motions: Motions, events: Sequence[EventFamily]) -> None:
        unknown = motions.keys() - {family.name for family in events}
        if unknown:
            raise ValueError(f"motions of events that there are not: {', '.join(sorted(unknown))}")
        self._events: Final = events
        self._motions: Final = motions
        self._made: dict[Event, tuple[Motion, ...]] = {}

    def of(self, event: Event) -> tuple[Motion, ...]:
        """Lists what an event moved, as whoever heard it in this form may know: a hidden place is not told."""
        made = self._made.get(event)
        if made is None:
            if len(self._made) >= REMEMBERED:
                self._made.clear()
            made = self._made[event] = self._fill(event)
        return made

    def _fill(self, event: Event) -> tuple[Motion, ...]:
        family = self._events[event[0]]
        fields = family.labels(event)
        pairs = zip(family.fields, event[1:], strict=True)
        hidden = [f"{{{field.name}}}" for field, value in pairs if value == HIDDEN]
        made = []
        for motion in self._motions.get(family.name, ()):
            if any(field in motion.source + motion.target for field in hidden):
                continue
            unknown = any(field in motion.piece for field in hidden)
            made.append(
                Motion(
                    HIDDEN_PIECE if unknown else motion.piece.format_map(fields),
                    motion.source.format_map(fields),
                    motion.target.format_map(fields),
                    motion.count.format_map(fields),
                )
            )
        return tuple(made)
