"""Sentences, asked for by name: the engine knows which sentence is meant, not how it is written.

A game brings text files; whoever assembles the house binds the reader of those files once (`bind`). Until
then the plain phrasebook below answers with names, which keeps the engine free of any text library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

Argument = str | int
Arguments = Mapping[str, Argument]


def spoken(label: str) -> Argument:
    """Turns the label of a field into an argument: numbers are passed as numbers, so that sentences can count."""
    return int(label) if label.isdecimal() else label


def clause_arguments(options: Mapping[str, str]) -> dict[str, Argument]:
    """Names the options of a match as the arguments of its clauses: `$village_tier`, with numbers as numbers.

    What cannot stand in the name of an argument becomes an underscore; the web client does the same.
    """
    return {re.sub(r"[^A-Za-z0-9_-]", "_", key): spoken(value) for key, value in options.items()}


def question_message(question: str) -> str:
    """Names the sentence that asks a question."""
    return f"step-{question.replace(' ', '-')}"


class Phrasebook:
    """The sentences of one game; this base answers with the name of the sentence and its arguments.

    A clause may read differently under an option: it is told as it stands in a match whose options are given, and
    under `defaults` where no match is meant.
    """

    def __init__(self, folder: Path, defaults: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.defaults = defaults or {}
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

    def clauses(self, lang: str) -> list[str]:
        """Lists the clauses that are written in `lang`, in the order of the rules."""
        return []

    def rules(self, lang: str, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """Maps every clause to its sentence under the options of a match, in the order of the rules."""
        return {clause: self.rule(clause, lang, options) for clause in self.clauses(lang)}

    def rule(self, clause: str, lang: str, options: Mapping[str, str] | None = None) -> str:
        """Gives the sentence of one clause as it stands under the options of a match."""
        return self.say(
            f"rule-{clause}", clause_arguments(self.defaults if options is None else options), lang
        )


class _Reader:
    """Whatever opens the text files of all games."""

    factory: Callable[[Path, Mapping[str, str] | None], Phrasebook] = Phrasebook


def bind(factory: Callable[[Path, Mapping[str, str] | None], Phrasebook]) -> None:
    """Sets what reads the text files of all games."""
    _Reader.factory = factory


def phrasebook(folder: Path, defaults: Mapping[str, str] | None = None) -> Phrasebook:
    """Opens the text files of a game with whatever was bound."""
    return _Reader.factory(folder, defaults)
