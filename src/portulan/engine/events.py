"""Events: what happened, as a viewer may hear it; declared like moves, told as tuples of ints.

A state tells events only while somebody listens (`State.listen`), so that playouts pay nothing for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from portulan.engine.action_space import Field, SeatField
from portulan.engine.text import spoken

HIDDEN: Final = -1
"""The value of a field that the viewer may not know."""

Event = tuple[int, ...]
"""The number of the family, then the values of its fields."""


class EventFamily:
    """Events of one shape; `secret` fields are known to the seat in the field `seat` only.

    A field without labels is a plain number. `number` is the place among the events of its game.
    """

    def __init__(self, name: str, *fields: Field, secret: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.sentence: Final = f"event-{name}"
        self.fields: Final = fields
        self.secret: Final = frozenset(secret)
        self.number = -1
        self.seat_index: Final = next((i for i, field in enumerate(fields) if field.name == "seat"), None)
        self.people: Final = tuple(
            (1 + i, f"{prefix}who", f"{prefix}name")
            for i, field in enumerate(fields)
            if i == self.seat_index or isinstance(field, SeatField)
            for prefix in ("" if i == self.seat_index else f"{field.name}-",)
        )
        """Where an event tells of a seat, and the arguments that say who it is."""
        if self.secret and self.seat_index is None:
            raise ValueError(f"event {name}: secret fields need a field called seat")

    def seen_by(self, event: Event, viewer: int | None) -> Event:
        """Blanks the fields that the viewer (a seat, or None for a spectator) may not know."""
        if not self.secret or (self.seat_index is not None and event[1 + self.seat_index] == viewer):
            return event
        return _blanked(self, event)

    def arguments(self, event: Event) -> dict[str, str | int]:
        """Names the fields of an event for its sentence; a hidden one reads `hidden`."""
        return dict(_named(self, event))

    def labels(self, event: Event) -> dict[str, str]:
        """Writes the fields of an event by their labels, as ids of elements have them; a hidden one reads `hidden`."""
        written: dict[str, str] = {}
        for field, value in zip(self.fields, event[1:], strict=True):
            label = field.label(value) if field.labels else str(value)
            written[field.name] = "hidden" if value == HIDDEN else label
        return written


class Events:
    """All events of a game; a family gets its number here and is told by its name everywhere else."""

    def __init__(self, *families: EventFamily) -> None:
        self.listed: Final = families
        """All families by number; what looks up one event after the other takes this tuple."""
        for number, family in enumerate(families):
            family.number = number

    def __getitem__(self, number: int) -> EventFamily:
        """Finds the family of an event by its number."""
        return self.listed[number]

    def __iter__(self) -> Iterator[EventFamily]:
        """Goes through the families in order."""
        return iter(self.listed)

    def __len__(self) -> int:
        """Counts the families."""
        return len(self.listed)


@lru_cache(maxsize=8192)
def _blanked(family: EventFamily, event: Event) -> Event:
    """Blanks the secret fields; kept like `_named`, for the same reason."""
    pairs = zip(family.fields, event[1:], strict=True)
    return (event[0], *(HIDDEN if field.name in family.secret else value for field, value in pairs))


@lru_cache(maxsize=8192)
def _named(family: EventFamily, event: Event) -> dict[str, str | int]:
    """Names the fields; kept, because every event is told to every viewer and many happen again and again."""
    named: dict[str, str | int] = {}
    for field, value in zip(family.fields, event[1:], strict=True):
        if value == HIDDEN:
            named[field.name] = "hidden"
        elif field.labels:
            named[field.name] = spoken(field.shown(value))
        else:
            named[field.name] = value
    return named
