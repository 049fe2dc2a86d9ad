"""The words of the command line itself, in the reader's language: headings of the help, complaints about arguments.

The library that reads arguments complains in English, in a few forms; each is known here by its form and said by name.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from portulan.engine.errors import UsageError
from portulan.language import LANGUAGES, default_language

FOLDER: Final = Path(__file__).parent / "terminal" / "text"

_FORMS: Final = {
    "usage-required": r"the following arguments are required: (?P<names>.*)",
    "usage-one-required": r"one of the arguments (?P<names>.*) is required",
    "usage-unrecognized": r"unrecognized arguments: (?P<words>.*)",
    "usage-ambiguous": r"ambiguous option: (?P<option>\S+) could match (?P<matches>.*)",
    "usage-choice": r"argument (?P<argument>.+?): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)",
    "usage-value": r"argument (?P<argument>.+?): invalid \S+ value: (?P<value>.*)",
    "usage-one": r"argument (?P<argument>.+?): expected one argument",
    "usage-some": r"argument (?P<argument>.+?): expected at least one argument",
    "usage-together": r"argument (?P<argument>.+?): not allowed with argument (?P<other>.*)",
}
"""The forms of complaints, by the name of the sentence that says the same."""

_HEADINGS: Final = {"positional arguments": "usage-positional", "options": "usage-options"}


def chosen_language(argv: Sequence[str]) -> str:
    """Finds the language that a command line asks for, before it is read; otherwise that of the locale."""
    for place, word in enumerate(argv):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or next(iter(argv[place + 1 : place + 2]), "")
            if value in LANGUAGES:
                return value
    return default_language()


def say(lang: str, name: str, **arguments: str | int) -> str:
    """Says a sentence of the command line."""
    from portulan.engine.text import phrasebook

    return phrasebook(FOLDER).say(name, arguments, lang)


def complaint(lang: str, message: str) -> str:
    """Says a complaint about arguments in a language; one of an unknown form stays as it is."""
    for name, form in _FORMS.items():
        found = re.fullmatch(form, message)
        if found:
            return say(lang, name, **found.groupdict())
    return message


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, in the language of the class."""

    lang = "en"

    def error(self, message: str) -> NoReturn:
        """Complains in one line."""
        told = complaint(self.lang, message)
        raise UsageError(say(self.lang, "usage-see", complaint=told, program=self.prog))


def parser_class(lang: str) -> type[Parser]:
    """Makes the class of parsers that speak a language; commands within commands are read by the same class."""

    class Formatter(argparse.HelpFormatter):
        """Writes the help with headings in the language."""

        def add_usage(
            self,
            usage: str | None,
            actions: object,
            groups: object,
            prefix: str | None = None,
        ) -> None:
            heading = say(lang, "usage-heading") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, heading)  # type: ignore[arg-type]

        def start_section(self, heading: str | None) -> None:
            known = _HEADINGS.get(heading or "")
            super().start_section(say(lang, known) if known else heading)

        def _get_help_string(self, action: argparse.Action) -> str | None:
            return say(lang, "usage-help") if action.dest == "help" else action.help

    class Speaking(Parser):
        """A parser that speaks the language."""

        def __init__(self, **arguments: object) -> None:
            super().__init__(formatter_class=Formatter, **arguments)  # type: ignore[arg-type]

    Speaking.lang = lang
    return Speaking
