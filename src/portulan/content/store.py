"""The content of a game, read and checked: its entries by table and by id, each with its place and its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from portulan.content.book import FOLDER as BOOK
from portulan.content.book import Book
from portulan.content.entries import PASSAGE, Entry, Finding, Place
from portulan.content.inspection import Marked, Marks
from portulan.engine.errors import FileError

E = TypeVar("E", bound=Entry)


class Content:
    """All entries of a game as it is played: those that ship, changed and completed by a pack if there is one."""

    def __init__(
        self,
        schema: Schema,
        entries: Mapping[str, Sequence[Entry]],
        places: Mapping[str, Place],
        folders: Sequence[Path],
        fingerprint: str,
        passages: Sequence[str] | None = None,
    ) -> None:
        self.schema: Final = schema
        self.entries: Final = {table: tuple(entries.get(table, ())) for table in schema.tables}
        """The entries of every table, in the order of the files."""
        self.places: Final = dict(places)
        """Where every entry stands, by its id."""
        self.folders: Final = tuple(folders)
        """The folders that were read, a game's own first: each may hold `content`, `book`, `text` and `theme`."""
        self.fingerprint: Final = fingerprint
        """Tells the content of two sets of files apart; compared for equality only."""
        self._numbers: Final = {
            entry.id: number for rows in self.entries.values() for number, entry in enumerate(rows)
        }
        self._passages = None if passages is None else tuple(passages)

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Lists the entries of a type."""
        (table,) = [name for name, known in self.schema.tables.items() if known is kind]
        return self.entries[table]  # type: ignore[return-value]

    def find(self, kind: type[E], uid: str) -> E:
        """Finds the entry of an id."""
        place = self.places.get(uid)
        if place is None or self.schema.tables[place.table] is not kind:
            raise FileError(f"content: there is no {kind.__name__} {uid!r}")
        return self.entries[place.table][self._numbers[uid]]  # type: ignore[return-value]

    def ids(self, table: str) -> tuple[str, ...]:
        """Lists the ids of a table: the number of an entry is its place in the list."""
        return tuple(entry.id for entry in self.entries[table])

    def number(self, uid: str) -> int:
        """Numbers an entry among those of its table, from 0."""
        return self._numbers[uid]

    @cached_property
    def book(self) -> Book:
        """The prose of the game; who plays reads what was opened, and nothing else."""
        return Book(*(folder / BOOK for folder in self.folders))

    @cached_property
    def passages(self) -> tuple[str, ...]:
        """The ids of all passages that entries name, in their order: the number of a passage is its place here."""
        if self._passages is not None:
            return self._passages
        named = [mark.value for _, mark in self.marked() if mark.kind == PASSAGE]
        return tuple(dict.fromkeys(named))

    @cached_property
    def _passage_numbers(self) -> dict[str, int]:
        return {uid: number for number, uid in enumerate(self.passages)}

    def passage_number(self, uid: str) -> int:
        """Numbers a passage."""
        return self._passage_numbers[uid]

    def marked(self) -> Iterator[tuple[Entry, Marked]]:
        """Lists every reference, passage and text in both languages, with the entry that holds it."""
        for rows in self.entries.values():
            for entry in rows:
                for mark in self.schema.marks.of(entry):
                    yield entry, mark

    def finding(self, entry: Entry | str, field: str, text: str) -> Finding:
        """Tells what is wrong with a field of an entry."""
        uid = entry if isinstance(entry, str) else entry.id
        place = self.places[uid]
        return Finding(place.file, f"{place.table} {uid!r}", field, text)


class Lint(NamedTuple):
    """A named check of content; content with a finding of a `needed` one cannot be played and is refused."""

    name: str
    says: str
    find: Callable[[Content], Iterable[Finding]]
    needed: bool = False


class Schema:
    """What the content files of a game may hold: its tables with the types of their entries, and checks of its own."""

    def __init__(self, tables: Mapping[str, type[Entry]], lints: Sequence[Lint] = ()) -> None:
        self.tables: Final = dict(tables)
        self.lints: Final = tuple(lints)
        self.marks: Final = Marks()
