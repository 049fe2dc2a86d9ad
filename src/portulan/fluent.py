"""Sentences from Fluent files, the one place that knows the library which reads them.

A game keeps its text in `text/<language>/*.ftl`. Formatting is slow beside a playout, so nothing here is called by
rules: sentences are made when somebody reads them. Parsing is slower still: a file is only cut into its entries, and
an entry is parsed with those that it refers to when it is first said.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from portulan.engine.errors import FileError
from portulan.engine.text import Arguments, Phrasebook

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"

_BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
"""Where an entry begins: its other lines are indented, empty, comments, or close a brace."""
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Whatever may be the name of an entry in a placeable."""


class _Entries:
    """The entries of one language; those that were asked for are parsed. Several threads may ask."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self._parse: Final = FluentResource
        self._sources: Final[dict[str, str]] = {}
        self._lock: Final = threading.RLock()

    def add(self, text: str, over: bool = False) -> None:
        """Adds the entries of a file: of two with one name the first counts, or in a file laid over others the last."""
        for name, source in _entries(text):
            if over or name not in self._sources:
                self._sources[name] = source

    def parsed(self, name: str) -> FluentBundle:
        """Gives the bundle, after an entry and all that it refers to were parsed."""
        with self._lock:
            source = self._sources.pop(name, None)
            if source is not None:
                self.bundle.add_resource(self._parse(source))
                for other in _REFERENCE.findall(source):
                    self.parsed(other)
        return self.bundle


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Cuts a file into its entries, each with its name."""
    found = list(_BEGINNING.finditer(text))
    ends = [one.start() for one in found[1:]]
    for one, end in zip(found, [*ends, len(text)], strict=True):
        yield one[1], text[one.start() : end]


class FluentPhrasebook(Phrasebook):
    """The sentences of one folder of languages; a sentence missing in one of them is said in English."""

    def __init__(self, folder: Path, defaults: Mapping[str, str] | None = None) -> None:
        super().__init__(folder, defaults)
        self._languages: dict[str, _Entries] = {}

    def languages(self) -> list[str]:
        """Lists the languages that have a folder."""
        return sorted(path.name for path in self.folder.iterdir() if path.is_dir())

    def _bundle(self, lang: str, name: str) -> FluentBundle:
        """Gives the sentences of a language, of which one is to be said."""
        entries = self._languages.get(lang)
        if entries is None:
            entries = _Entries(lang)
            files = sorted((self.folder / lang).glob("*.ftl"))
            if not files:
                raise FileError(f"{self.folder.parent.name}: has no text in {lang!r}")
            for file in files:
                entries.add(file.read_text(encoding="utf-8"))
            for overlay in self.overlays:
                for file in sorted((overlay / lang).glob("*.ftl")):
                    entries.add(_text_of(file), over=True)
            self._languages[lang] = entries
        return entries.parsed(name)

    def has(self, name: str, lang: str) -> bool:
        """Tells whether a sentence is written in a language."""
        return self._bundle(lang, name).has_message(name)

    def say(self, name: str, arguments: Arguments, lang: str) -> str:
        """Formats a sentence; a mistake in it is an error, never a half sentence."""
        if not self.has(name, lang) and lang != FALLBACK:
            return self.say(name, arguments, FALLBACK)
        bundle = self._bundle(lang, name)
        pattern = bundle.get_message(name).value
        if pattern is None:
            raise FileError(f"text {name!r} in {lang!r} has no value")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise FileError(f"text {name!r} in {lang!r}: {errors[0]}")
        return str(text)

    def clauses(self, lang: str) -> list[str]:
        """Lists the clauses in the order of the file of a language."""
        prefix = "rule-"
        source = (self.folder / lang / "rules.ftl").read_text(encoding="utf-8")
        names = [line.split(" =", 1)[0] for line in source.splitlines() if line.startswith(prefix)]
        return [name.removeprefix(prefix) for name in names]


def _text_of(file: Path) -> str:
    """Reads a text file of somebody else's making."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise FileError(f"{file}: is not UTF-8 text (byte {error.start})") from None
