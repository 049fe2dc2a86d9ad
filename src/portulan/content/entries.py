"""What an entry of a content file is made of: an id, numbers, texts in both languages, references, nested parts."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, NamedTuple

import msgspec

REFERENCE: Final = "reference"
"""Under this key a type says which tables its values refer to; an empty tuple stands for all of them."""

PASSAGE: Final = "passage"
"""Under this key a type says that its values are ids of passages."""

WORDS: Final = "words"
"""The third kind of mark: a text in all languages."""

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

PassageId = Annotated[str, msgspec.Meta(extra={PASSAGE: True})]
"""The id of a passage of the book; what is typed so is numbered, and may be opened in a match."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an entry with fields of its own; a subclass with `tag=` is one case of several."""


class Entry(Part, frozen=True):
    """One entry of a content file; its id is unique in all the content of a game and never changes."""

    open_fields: ClassVar[tuple[str, ...]] = ()
    """What everybody may know of an entry whose passages are closed, besides the fields that it must have."""

    id: Id


class Words(Part, frozen=True):
    """A short text in both languages."""

    fr: str
    en: str


def refers_to(*tables: str) -> msgspec.Meta:
    """Marks a text as the id of an entry: `Annotated[str, refers_to("card")]`."""
    return msgspec.Meta(extra={REFERENCE: tables})


def between(low: int, high: int) -> msgspec.Meta:
    """Bounds a whole number: `Annotated[int, between(1, 6)]`."""
    return msgspec.Meta(ge=low, le=high)


LANGUAGES: Final = Words.__struct_fields__
"""The languages that everything is written in."""


class Place(NamedTuple):
    """Where an entry stands: its file and its table."""

    file: str
    table: str


class Finding(NamedTuple):
    """Something that is wrong with the content, with its place; what has no place in an entry leaves parts empty."""

    file: str
    entry: str
    field: str
    text: str

    def __str__(self) -> str:
        """Says all of it in one line."""
        field = f"field {self.field!r}" if self.field else ""
        parts = [part for part in (self.file, self.entry) if part]
        return ": ".join([*parts, " ".join(part for part in (field, self.text) if part)])
