"""Sentences, asked for by name: the engine knows which sentence is meant, not how it is written.

A game brings text files; `portulan.registry` says once what reads them (`bind`). Until then the plain phrasebook
below answers with names, which keeps the engine free of any text library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

Argument = str | int
Arguments = Mapping[str, Argument]


def spoken(label: str) -> Argument:
    """Turns the label of a field into an argument: numbers are passed as numbers, so that sentences can count."""
    return int(label) if label.isdecimal() else label


class Phrasebook:
    """The sentences of one game; this base answers with the name of the sentence and its arguments."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.overlays: list[Path] = []
        """Folders of the same form, whose sentences go before those of the game: the text of a pack."""

    def say(self, name: str, arguments: Arguments, lang: str) -> str:
        """Formats the sentence called `name` in `lang`."""
        return " ".join([name, *(f"{key}={value}" for key, value in arguments.items())])

    def has(self, name: str, lang: str) -> bool:
        """Tells whether a sentence of that name is written in `lang`."""
        return True

    def languages(self) -> list[str]:
        """Lists the languages that the game is written in."""
        return ["en"]

    def rules(self, lang: str) -> dict[str, str]:
        """Maps every clause to its sentence, in the order of the rules."""
        return {}

    def rule(self, clause: str, lang: str) -> str:
        """Gives the sentence of one clause."""
        return self.say(f"rule-{clause}", {}, lang)


class _Reader:
    """Whatever opens the text files of all games."""

    factory: Callable[[Path], Phrasebook] = Phrasebook


def bind(factory: Callable[[Path], Phrasebook]) -> None:
    """Sets what reads the text files of all games."""
    _Reader.factory = factory


def phrasebook(folder: Path) -> Phrasebook:
    """Opens the text files of a game with whatever was bound."""
    return _Reader.factory(folder)
