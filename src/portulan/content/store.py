"""The content of a game, read and checked: its entries by table and by id, each with its place and its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from portulan.content.book import FOLDER as BOOK
from portulan.content.book import Book
from portulan.content.cache import Cache
from portulan.content.entries import Entry, Finding, Place
from portulan.content.inspection import Marked, Marks
from portulan.engine.content import PackMark
from portulan.engine.errors import FileError

E = TypeVar("E", bound=Entry)
T = TypeVar("T")


class Kept(msgspec.Struct, frozen=True):
    """Content as it was read: where every entry stands, by its id, the passages they name, and the tables, unread."""

    places: dict[str, Place]
    passages: tuple[str, ...]
    tables: dict[str, msgspec.Raw]


class Content:
    """All entries of a game as it is played: those that ship, changed and completed by a pack if there is one."""

    def __init__(
        self,
        schema: Schema,
        kept: Kept,
        folders: Sequence[Path],
        fingerprint: str,
        *,
        pack: PackMark | None = None,
        alone: bool = False,
        cache: Cache | None = None,
    ) -> None:
        self.schema: Final = schema
        self.places: Final = kept.places
        """Where every entry stands, by its id, table by table and in the order of the files."""
        self.passages: Final = kept.passages
        """The ids of all passages that entries name, in their order: the number of a passage is its place here."""
        self.folders: Final = tuple(folders)
        """The folders that were read, a game's own first: each may hold `content`, `book`, `text` and `theme`."""
        self.fingerprint: Final = fingerprint
        """Tells the content of two sets of files apart; compared for equality only."""
        self.pack: Final = pack
        """The pack that is laid over it."""
        self._alone = alone
        self._kept = kept.tables
        self._entries: dict[str, tuple[Entry, ...]] = {}
        self._cache = cache
        ids: dict[str, list[str]] = {table: [] for table in schema.tables}
        self._numbers: Final[dict[str, int]] = {}
        for uid, place in kept.places.items():
            self._numbers[uid] = len(ids[place.table])
            ids[place.table].append(uid)
        self._ids: Final = {table: tuple(known) for table, known in ids.items()}

    def entries(self, table: str) -> tuple[Entry, ...]:
        """Lists the entries of a table, in the order of the files."""
        found = self._entries.get(table)
        if found is None:
            kind: Any = tuple[self.schema.tables[table], ...]  # type: ignore[name-defined]
            found = msgspec.msgpack.decode(self._kept[table], type=kind)
            self._entries[table] = found
        return found

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Lists the entries of a type."""
        (table,) = [name for name, known in self.schema.tables.items() if known is kind]
        return self.entries(table)  # type: ignore[return-value]

    def find(self, kind: type[E], uid: str) -> E:
        """Finds the entry of an id."""
        place = self.places.get(uid)
        if place is None or self.schema.tables[place.table] is not kind:
            raise FileError(f"content: there is no {kind.__name__} {uid!r}")
        return self.entries(place.table)[self._numbers[uid]]  # type: ignore[return-value]

    def ids(self, table: str) -> tuple[str, ...]:
        """Lists the ids of a table: the number of an entry is its place in the list."""
        return self._ids[table]

    def number(self, uid: str) -> int:
        """Numbers an entry among those of its table, from 0."""
        return self._numbers[uid]

    def derive(self, part: str, kind: type[T], make: Callable[[], T]) -> T:
        """Gives what follows from the content alone; of large content it is kept, and loaded the next time."""
        found: T | None = None if self._cache is None else self._cache.load(f"derived-{part}", kind)
        if found is None:
            found = make()
            if self._cache is not None:
                self._cache.store(f"derived-{part}", found)
        return found

    @cached_property
    def book(self) -> Book:
        """The prose of the game; who plays reads what was opened, and nothing else."""
        return Book(*(folder / BOOK for folder in self.folders[-1 if self._alone else 0 :]))

    @cached_property
    def _passage_numbers(self) -> dict[str, int]:
        return {uid: number for number, uid in enumerate(self.passages)}

    def passage_number(self, uid: str) -> int:
        """Numbers a passage."""
        return self._passage_numbers[uid]

    def marked(self) -> Iterator[tuple[Entry, Marked]]:
        """Lists every reference, passage and text in both languages, with the entry that holds it."""
        for table in self.schema.tables:
            for entry in self.entries(table):
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
