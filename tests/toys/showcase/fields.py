"""What there is to know of a stay in the bay: the fields of a position, declared once."""

from __future__ import annotations

from typing import Final

from portulan.engine.fields import AnyDeclaration, number, numbers
from tests.toys.showcase.bay import CELLS, FRIENDS, MOST, PLACES, TOOLS

FIELDS: Final[tuple[AnyDeclaration, ...]] = (
    number("place", 0, len(PLACES) - 1, "Where the explorer stands in the bay."),
    number("cell", 0, len(CELLS) - 1, "Where the explorer stands on the island."),
    number("ashore", 0, 1, "Whether the explorer is on the island."),
    numbers("known", 0, 2, "Each cell: unknown, in the fog, or known.", length=len(CELLS)),
    numbers("read", 0, 1, "Whether the page of each place was read.", length=len(PLACES)),
    number("outcome", 0, 2, "What came of the choice on the open page: nothing, won, lost."),
    numbers("friends", 0, 1, "Who takes part.", length=len(FRIENDS)),
    numbers("tools", 0, 1, "What is used.", length=len(TOOLS)),
    number("cards", 1, 6, "Cards to draw for the climb."),
    number("die", 0, 6, "What the die shows; 0 before it is thrown."),
    number("coins", 0, MOST, "Coins gained."),
    number("hearts", 0, 5, "Hearts left."),
    number("tries", 0, MOST, "Numbers tried in vain."),
    number("solved", 0, 1, "Whether the hidden number was found."),
    number("turns", 0, MOST, "What was done so far; the boat leaves when it is enough."),
)
