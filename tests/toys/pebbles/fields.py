"""What lies where on the shore: the fields of a position, declared once."""

from __future__ import annotations

from typing import Final

from portulan.engine.fields import AnyDeclaration, number, numbers, shared
from tests.toys.pebbles.shore import COVES, KINDS, LONGEST, MOST

FIELDS: Final[tuple[AnyDeclaration, ...]] = (
    shared("days", int, "How many days the match lasts."),
    shared("open_pockets", bool, "Whether everybody may look into all pockets."),
    number("day", 0, LONGEST, "Today; 0 before the first morning."),
    numbers("bag", 0, MOST, "Pebbles in the bag by kind: nobody knows their order.", length=len(KINDS)),
    numbers("sand", 0, len(KINDS), "What lies in each cove: its kind + 1, or 0.", length=len(COVES)),
    numbers("walks", 0, len(COVES), "The cove that each player chose today: its number + 1, or 0.", each=1),
    numbers("found", 0, MOST, "Pebbles taken from the sand, by kind, seat by seat.", each=len(KINDS)),
    numbers("pocket", 0, MOST, "Pebbles dug up, seen by their finder alone.", each=len(KINDS)),
)
