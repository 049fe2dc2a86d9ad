"""What the content files may hold: places, cards, pages with choices and effects; the types say what is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from portulan.content import (
    Content,
    Entry,
    Finding,
    Lint,
    Natural,
    Part,
    PassageId,
    Positive,
    Schema,
    between,
    read_content,
    refers_to,
)
from portulan.content.entries import LANGUAGES
from portulan.content.vocabulary import Vocabulary
from portulan.engine.content import Component
from tests.toys.letters.world import CHOICES, KEEPSAKES, PLACES, SEASONS, STILE, THINGS, Side, Stat

FOLDER: Final = Path(__file__).parent

PageId = Annotated[str, refers_to("page")]
PlaceId = Annotated[str, refers_to("place")]
SeasonId = Annotated[str, refers_to("season")]


class Effect(Part, frozen=True, tag_field="do"):
    """What happens to whoever reads a page."""


class Warmth(Effect, frozen=True, tag="warmth"):
    """The reader gets warmer, or colder."""

    n: int


class Biscuits(Effect, frozen=True, tag="biscuits"):
    """The reader gets biscuits."""

    n: Positive


class Linger(Effect, frozen=True, tag="linger"):
    """The reader loses hours."""

    n: Positive


class Carry(Effect, frozen=True, tag="carry"):
    """The reader is taken to a place."""

    to: PlaceId


class Deliver(Effect, frozen=True, tag="deliver"):
    """The letter is delivered."""


AnyEffect = Warmth | Biscuits | Linger | Carry | Deliver
EFFECTS: Final = Vocabulary(AnyEffect)


class Condition(Part, frozen=True, tag_field="if"):
    """What a choice asks for."""


class InSeason(Condition, frozen=True, tag="in"):
    """It must be a season."""

    season: SeasonId


class HasRead(Condition, frozen=True, tag="read"):
    """A page must have been read."""

    page: PageId


AnyCondition = InSeason | HasRead
CONDITIONS: Final = Vocabulary(AnyCondition)


class Test(Part, frozen=True):
    """A stat that is tried with the die, and how difficult that is."""

    stat: Stat
    difficulty: Annotated[int, between(2, 12)]


class Choice(Part, frozen=True):
    """A choice at the end of a page; `key` is that of its label in the book."""

    key: str
    success: PageId
    failure: PageId | None = None
    test: Test | None = None
    cost: Natural = 0
    needs: tuple[AnyCondition, ...] = ()


class PageEntry(Entry, frozen=True):
    """A page: what happens when it is read, and its choices. Its id is that of its passage."""

    id: PassageId
    effects: tuple[AnyEffect, ...] = ()
    choices: tuple[Choice, ...] = ()


class PlaceEntry(Entry, frozen=True):
    """A place of the valley, and the roads from it."""

    at: tuple[int, int]
    roads: tuple[PlaceId, ...]
    page: PageId | None = None


class CardEntry(Entry, frozen=True):
    """A card of the Table; its front is its page."""

    exits: tuple[Side, ...]
    page: PageId | None = None


class ThingEntry(Entry, frozen=True):
    """Something to be packed."""

    legs: Natural = 0
    tact: Natural = 0
    biscuits: Natural = 0


class KeepsakeEntry(ThingEntry, frozen=True):
    """Something to be kept from the winter."""


class SeasonEntry(Entry, frozen=True):
    """A season, and the page that it begins with."""

    page: PageId


class LockEntry(Entry, frozen=True):
    """The strongbox: where it stands, its number, what lies in it, and the pages that tell the number."""

    place: PlaceId
    number: Annotated[int, between(0, 999)]
    page: PageId
    clues: tuple[PageId, ...]


KNOWN: Final = {
    "place": PLACES,
    "thing": THINGS,
    "keepsake": KEEPSAKES,
    "season": SEASONS,
    "lock": ("strongbox",),
}
"""The tables whose entries the rules know by name."""


def _known(content: Content) -> Iterator[Finding]:
    """Looks for places and things that the rules do not know, that are missing, or that stand in another order."""
    for table, names in KNOWN.items():
        if content.ids(table) != names:
            yield Finding(
                "", "", "", f"content: the entries of {table!r} must be {', '.join(names)}, in this order"
            )
    if STILE not in content.ids("card"):
        yield Finding("", "", "", f"content: card {STILE!r} is missing")


def _choices(content: Content) -> Iterator[Finding]:
    """Looks for pages whose choices are too many, or not those of their passage."""
    for page in content.all(PageEntry):
        keys = [choice.key for choice in page.choices]
        if len(keys) > CHOICES:
            yield content.finding(page, "choices", f"are more than {CHOICES}")
        for lang in LANGUAGES:
            if content.book.span(page.id, lang) is not None:
                labels = list(content.book.passage(page.id, lang).labels)
                if labels != keys:
                    yield content.finding(page, "choices", f"are {keys}, in the book ({lang}) {labels}")


SCHEMA: Final = Schema(
    {
        "page": PageEntry,
        "place": PlaceEntry,
        "card": CardEntry,
        "thing": ThingEntry,
        "keepsake": KeepsakeEntry,
        "season": SeasonEntry,
        "lock": LockEntry,
    },
    lints=(
        Lint("known", "places, things, keepsakes and seasons are those of the rules", _known, needed=True),
        Lint("choices", "the choices of a page are those of its passage", _choices),
    ),
)


def read(pack: Path | None = None, checked: bool = True) -> Content:
    """Reads the content that ships, with the pack of a folder laid over it."""
    return read_content(SCHEMA, FOLDER, pack, checked=checked)


def components(content: Content) -> list[Component]:
    """Compares the content with the counts of the rules (DL-SETUP-2, DL-SETUP-3, DL-PACK-1)."""
    wanted = {"place": 4, "card": 7, "thing": 6, "keepsake": 4}
    return [
        Component(f"DL-{table}", f"{table}s", want, len(content.ids(table))) for table, want in wanted.items()
    ]
