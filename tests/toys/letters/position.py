"""The position of a match: who is where, what was read, what everybody can do."""

from __future__ import annotations

from typing import ClassVar

from portulan.engine.errors import FileError
from tests.toys.letters.box import Box, Gear, box
from tests.toys.letters.position_base import PositionBase
from tests.toys.letters.world import FIRST_CELL, LIGHT, PACKED, SEASONS, SIDES, beside


class Position(PositionBase):
    """Everything on the table; lists have one number for each carrier, or for each cell."""

    __slots__ = ()

    box: ClassVar[Box] = box()
    """The content that is played with."""

    def prepare(self) -> None:
        """Reads the options and what earlier seasons left (DL-DAY-1, DL-DAY-2, DL-SPRING-1)."""
        carried = self.carried
        self.days = int(self.options["days"])
        self.light = LIGHT // self.players
        self.season = SEASONS.index(carried["season"]) if carried else 0
        if carried and len(carried["carriers"]) != self.players:
            raise FileError(f"carried: {len(carried['carriers'])} carriers, not {self.players}")
        for uid in carried.get("read", []):
            if uid not in self.box.pages:
                raise FileError(f"carried: the book has no page {uid!r:.60}")

    def remembered(self) -> tuple[int, ...]:
        """Lists the pages that were read in earlier seasons (DL-SPRING-1)."""
        return tuple(self.box.pages.index(uid) for uid in self.carried.get("read", []))

    def has_read(self, page: int) -> bool:
        """Tells whether a page was opened, now or in an earlier season."""
        return page in self.opened

    def cell(self, seat: int) -> int:
        """Gives the cell of the Table on which a carrier stands, negative for one in the valley."""
        return self.at[seat] - FIRST_CELL

    def page_here(self, seat: int) -> int:
        """Gives the page of the place or of the card where a carrier stands, or -1."""
        cell = self.cell(seat)
        return self.box.place_page[self.at[seat]] if cell < 0 else self.box.card_page[self.table[cell]]

    def gear(self, seat: int) -> list[Gear]:
        """Lists what a carrier has, packed and kept."""
        packed = self.kit[seat * PACKED : (seat + 1) * PACKED]
        found = [self.box.things[thing] for thing in packed if thing >= 0]
        if self.keepsake[seat] >= 0:
            found.append(self.box.keepsakes[self.keepsake[seat]])
        return found

    def stat(self, seat: int, stat: int) -> int:
        """Adds up what a carrier brings to a test (DL-TEST-1)."""
        return 1 + sum(gear[stat] for gear in self.gear(seat))

    def way_on(self, cell: int, side: int) -> int:
        """Gives the cell to which an exit leads on a side, in the fog or not; -1 if none does (DL-FOG-1, DL-FOG-2)."""
        there = beside(cell, side)
        if there < 0 or self.box.exits[self.table[cell]][side]:
            return there
        card = self.table[there]
        return there if card >= 0 and self.box.exits[card][(side + 2) % len(SIDES)] else -1

    def in_the_fog(self) -> list[int]:
        """Lists the cards that have not been laid: nobody knows their order."""
        return [card for card in range(len(self.box.cards)) if card not in self.table]

    def knows_number(self) -> bool:
        """Tells whether all pages were read that tell the number of the strongbox."""
        return all(self.has_read(page) for page in self.box.clues)
