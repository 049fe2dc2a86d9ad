"""Sentences from Fluent files, the one place that knows the library which reads them.

A game keeps its text in `text/<language>/*.ftl`. Formatting is slow beside a playout, so nothing here is called by
rules: sentences are made when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from portulan.engine.errors import FileError
from portulan.engine.text import Arguments, Phrasebook

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"


class FluentPhrasebook(Phrasebook):
    """The sentences of one folder of languages; a sentence missing in one of them is said in English."""

    def __init__(self, folder: Path, defaults: Mapping[str, str] | None = None) -> None:
        super().__init__(folder, defaults)
        self._bundles: dict[str, FluentBundle] = {}

    def languages(self) -> list[str]:
        """Lists the languages that have a folder."""
        return sorted(path.name for path in self.folder.iterdir() if path.is_dir())

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = self._bundles.get(lang)
        if bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([lang], use_isolating=False)
            files = sorted((self.folder / lang).glob("*.ftl"))
            if not files:
                raise FileError(f"{self.folder.parent.name}: has no text in {lang!r}")
            for file in files:
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            for overlay in self.overlays:
                for file in sorted((overlay / lang).glob("*.ftl")):
                    bundle.add_resource(FluentResource(_text_of(file)), allow_overrides=True)
            self._bundles[lang] = bundle
        return bundle

    def has(self, name: str, lang: str) -> bool:
        """Tells whether a sentence is written in a language."""
        return self._bundle(lang).has_message(name)

    def say(self, name: str, arguments: Arguments, lang: str) -> str:
        """Formats a sentence; a mistake in it is an error, never a half sentence."""
        if not self.has(name, lang) and lang != FALLBACK:
            return self.say(name, arguments, FALLBACK)
        bundle = self._bundle(lang)
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
