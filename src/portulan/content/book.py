"""The book: long prose in passages, each opened by its id; what is not asked for is not read.

A book is a folder with a folder for each language, and in it text files of any number and name. A line `# id: title`
begins a passage, a blank line ends a paragraph; a line `![what it shows](file.svg)` is a picture, and lines
`- key: label` name choices:

    # lighthouse.story: The lighthouse
    ![A tower over the surf](lighthouse.svg)

    The door hangs by one hinge. From above
    comes a light that should not be there.

    - climb: Climb the stairs.
    - leave: Leave it alone.

What stands between asterisks (*like this*) is set in italics.

Reading touches the disk: a server calls it from a thread, and only for passages that somebody has opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from portulan.engine.errors import FileError

FOLDER: Final = "book"
"""The folder of the book, in the folder of a game or of a pack."""

BOM: Final = b"\xef\xbb\xbf"
"""What some editors write at the beginning of a UTF-8 file."""

KEPT: Final = 256
"""How many passages are kept as they were read."""

BLANKS: Final = " \t\r\n"
"""What separates words and lines; a non-breaking space does not."""

_BEGINNING = re.compile(rb"# ([^\s:]*)")
_HEADER = re.compile(r"# [^\s:]+(?::(.*))?")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_PICTURE = re.compile(r"!\[(.*)\]\(([A-Za-z0-9][A-Za-z0-9._-]*)\)")
_LABEL = re.compile(r"- ([A-Za-z0-9][A-Za-z0-9._-]*): *(.+)")


class Passage(msgspec.Struct, frozen=True):
    """A page of the book in one language: what a reader sees when it is opened."""

    uid: str
    title: str
    paragraphs: tuple[str, ...]
    picture: str
    """The file of the picture in the folder `theme`; empty if there is none."""
    picture_text: str
    """What the picture shows, for those who cannot see it."""
    labels: dict[str, str]
    """The labels of choices, by key."""


class Span(NamedTuple):
    """Where a passage stands."""

    path: Path
    offset: int
    length: int


class Book:
    """The passages of a game: those in its folder, and those of packs, which come after it and go before it."""

    def __init__(self, *folders: Path) -> None:
        self.folders: Final = folders
        self._indexes: dict[str, dict[str, Span]] = {}
        self._kept = lru_cache(maxsize=KEPT)(self._read)

    def languages(self) -> list[str]:
        """Lists the languages that something is written in."""
        found = [path for folder in self.folders if folder.is_dir() for path in folder.iterdir()]
        return sorted({path.name for path in found if path.is_dir()})

    def ids(self, lang: str | None = None) -> tuple[str, ...]:
        """Lists all passages of a language, or of any, in the order of the files; no prose is parsed for it."""
        langs = self.languages() if lang is None else [lang]
        return tuple(dict.fromkeys(uid for lang in langs for uid in self._index(lang)))

    def span(self, uid: str, lang: str) -> Span | None:
        """Tells where a passage stands, None if it is not written in a language."""
        return self._index(lang).get(uid)

    def passage(self, uid: str, lang: str) -> Passage:
        """Opens a passage; what is not written in a language is read in one in which it is."""
        for language in (lang, *self.languages()):
            if uid in self._index(language):
                return self._kept(uid, language)
        raise FileError(f"{FOLDER}: there is no passage {uid!r}")

    def _read(self, uid: str, lang: str) -> Passage:
        """Reads a passage from its place; if that was written anew meanwhile, looks for it again."""
        for _ in range(2):
            span = self._index(lang).get(uid)
            if span is None:
                break
            data = _bytes(span)
            header = _BEGINNING.match(data)
            if header is not None and header[1] == uid.encode():
                return _parse(_name(span.path), uid, data)
            self._indexes.pop(lang, None)
        raise FileError(f"{FOLDER}: there is no passage {uid!r} in {lang!r}")

    def _index(self, lang: str) -> dict[str, Span]:
        """Finds where every passage of a language begins and ends, when somebody first asks."""
        index = self._indexes.get(lang)
        if index is None:
            index = {}
            for folder in self.folders:
                own: dict[str, Span] = {}
                for path in sorted((folder / lang).glob("*.md")):
                    for uid, span in _spans(path):
                        if uid in own:
                            where = "" if own[uid].path == path else f" (see {_name(own[uid].path)})"
                            raise FileError(f"{_name(path)}: passage {uid!r} appears twice{where}")
                        own[uid] = span
                index.update(own)
            self._indexes[lang] = index
        return index


def _name(path: Path) -> str:
    """Names a file within the folder of the game."""
    return "/".join(path.parts[-3:])


def _bytes(span: Span) -> bytes:
    try:
        with span.path.open("rb") as file:
            file.seek(span.offset)
            return file.read(span.length)
    except OSError as error:
        raise FileError(f"{_name(span.path)}: cannot be read ({error.strerror})") from None


def _spans(path: Path) -> Iterator[tuple[str, Span]]:
    """Lists the passages of a file; nothing but their first lines is looked at."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileError(f"{_name(path)}: cannot be read ({error.strerror})") from None
    begun: list[int] = []
    start = len(BOM) if data.startswith(BOM) else 0
    if data.startswith(b"# ", start):
        begun.append(start)
    found = data.find(b"\n# ", start)
    while found >= 0:
        begun.append(found + 1)
        found = data.find(b"\n# ", found + 1)
    if data[start : begun[0] if begun else None].strip():
        raise FileError(f"{_name(path)}: begins before the first passage (a line '# id: title')")
    for offset, end in zip(begun, [*begun[1:], len(data)][: len(begun)], strict=True):
        header = _BEGINNING.match(data, offset)
        uid = header[1].decode("utf-8", "replace") if header is not None else ""
        if not _ID.fullmatch(uid):
            raise FileError(f"{_name(path)}: {uid!r} is no id of a passage")
        yield uid, Span(path, offset, end - offset)


def _parse(file: str, uid: str, data: bytes) -> Passage:
    """Reads the text of one passage."""
    place = f"{file}: passage {uid!r}"
    try:
        lines = data.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise FileError(f"{place}: is not UTF-8 text (byte {error.start})") from None
    header = _HEADER.fullmatch(lines[0].strip(BLANKS))
    if header is None:
        raise FileError(f"{place}: begins with '# {uid}: title'")
    picture = picture_text = ""
    labels: dict[str, str] = {}
    paragraphs: list[str] = []
    open_paragraph = False
    for line in lines[1:]:
        text = line.strip(BLANKS)
        if not text.strip():
            open_paragraph = False
        elif text.startswith("!["):
            shown = _PICTURE.fullmatch(text)
            if shown is None or picture:
                raise FileError(f"{place}: a picture is written ![what it shows](file.svg), once")
            picture_text, picture = shown[1], shown[2]
            open_paragraph = False
        elif text.startswith("- "):
            label = _LABEL.fullmatch(text)
            if label is None or label[1] in labels:
                raise FileError(f"{place}: a choice is written '- key: label', each key once: {text!r}")
            labels[label[1]] = label[2]
            open_paragraph = False
        elif text.startswith("#"):
            raise FileError(f"{place}: a line cannot begin with '#': {text!r}")
        elif open_paragraph:
            paragraphs[-1] += f" {text}"
        else:
            paragraphs.append(text)
            open_paragraph = True
    if not paragraphs:
        raise FileError(f"{place}: has no text")
    return Passage(uid, (header[1] or "").strip(BLANKS), tuple(paragraphs), picture, picture_text, labels)
