"""What a position of Dead Letters is made of, declared once; what names content is kept by uid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portulan.engine.fields import AnyDeclaration, number, numbers, shared, uid, uids
from tests.toys.letters.box import box
from tests.toys.letters.world import (
    BAG,
    BEGINNING,
    KEEPSAKES,
    LIGHT,
    LONGEST,
    PACKED,
    SPOTS,
    THINGS,
    TRIES,
    WARM,
    WIDTH,
)


def declared(pages: Sequence[str], cards: Sequence[str]) -> tuple[AnyDeclaration, ...]:
    """Declares the fields for the pages and cards of some content."""
    return (
        shared("season", int, "Which season it is."),
        shared("days", int, "How many days the match lasts."),
        shared("light", int, "Hours of light in a day, for each carrier."),
        number("day", 0, LONGEST, "Today; 0 before the first one."),
        numbers("hours", 0, LIGHT, "Hours that each carrier has left today.", each=1),
        uids("at", SPOTS, "Where each carrier is, in the valley or on the Table.", each=1),
        numbers("warmth", 1, WARM, "How warm each carrier is.", each=1, default=BEGINNING),
        numbers("biscuits", 0, BAG, "Biscuits of each carrier.", each=1),
        uids("kit", THINGS, "What each carrier has packed.", each=PACKED),
        uids("keepsake", KEEPSAKES, "What each carrier kept from the winter.", each=1),
        uids(
            "table",
            cards,
            "The card that lies on each cell; the others are in the fog.",
            length=WIDTH * WIDTH,
        ),
        uid("page", pages, "The page that lies open."),
        number("pips", 0, 6, "What the die shows; 0 before it is thrown."),
        number("wrong", 0, TRIES, "Wrong numbers that were tried on the strongbox."),
        number("delivered", 0, 1, "Whether the letter was delivered."),
    )


FIELDS: Final = declared(box().pages, box().cards)
