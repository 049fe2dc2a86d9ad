"""The box: what the content files hold, laid out as numbers for the rules."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from portulan.content import Content
from portulan.content.vocabulary import Compiler, Program
from tests.toys.letters.entries import (
    CONDITIONS,
    EFFECTS,
    CardEntry,
    Choice,
    KeepsakeEntry,
    LockEntry,
    PageEntry,
    PlaceEntry,
    SeasonEntry,
    ThingEntry,
    read,
)
from tests.toys.letters.world import SIDES, STATS, STILE

NONE: Final = -1


class Way(NamedTuple):
    """A choice of a page: what it costs and tries, where it leads, and what it asks for."""

    key: str
    cost: int
    stat: int
    """-1 if nothing is tried."""
    difficulty: int
    success: int
    failure: int
    needs: Program


class Gear(NamedTuple):
    """What a thing or a keepsake is good for: each stat in its place, then biscuits."""

    legs: int
    tact: int
    biscuits: int


class Box:
    """Pages, cards and things by number; the number of a page is the number of its passage in the book."""

    def __init__(self, content: Content) -> None:
        compiler = Compiler(content, EFFECTS, CONDITIONS)
        programs = compiler.compiled.programs

        def page_of(uid: str | None) -> int:
            return NONE if uid is None else content.number(uid)

        def way(page: PageEntry, choice: Choice) -> Way:
            needs = programs[compiler.program(page.id, f"{choice.key}.needs", choice.needs)]
            stat, difficulty = NONE, 0
            if choice.test is not None:
                stat, difficulty = STATS.index(choice.test.stat), choice.test.difficulty
            ends = page_of(choice.success), page_of(choice.failure)
            return Way(choice.key, choice.cost, stat, difficulty, *ends, needs)

        def gear(thing: ThingEntry) -> Gear:
            return Gear(thing.legs, thing.tact, thing.biscuits)

        pages = content.all(PageEntry)
        self.pages: Final = content.ids("page")
        self.effects: Final = [programs[compiler.program(page.id, "effects", page.effects)] for page in pages]
        self.ways: Final = [tuple(way(page, choice) for choice in page.choices) for page in pages]
        cards = content.all(CardEntry)
        self.cards: Final = content.ids("card")
        self.stile: Final = self.cards.index(STILE)
        self.card_page: Final = [page_of(card.page) for card in cards]
        self.exits: Final = [tuple(side in card.exits for side in SIDES) for card in cards]
        places = content.all(PlaceEntry)
        self.at: Final = [place.at for place in places]
        self.roads: Final = [[content.number(other) for other in place.roads] for place in places]
        self.place_page: Final = [page_of(place.page) for place in places]
        self.things: Final = [gear(thing) for thing in content.all(ThingEntry)]
        self.keepsakes: Final = [gear(keepsake) for keepsake in content.all(KeepsakeEntry)]
        self.season_page: Final = [content.number(season.page) for season in content.all(SeasonEntry)]
        lock = content.find(LockEntry, "strongbox")
        self.lock_place: Final = content.number(lock.place)
        self.lock_number: Final = lock.number
        self.lock_page: Final = content.number(lock.page)
        self.clues: Final = [content.number(page) for page in lock.clues]


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return Box(read())
