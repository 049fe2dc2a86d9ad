"""What can go wrong, as exceptions that carry one clear line for the person who caused it."""

from __future__ import annotations

from collections.abc import Mapping

from portulan.engine.text import Phrasebook


class PortulanError(Exception):
    """Anything that a user of Portulan can cause and understand; `str()` is one clear line."""


class UsageError(PortulanError, ValueError):
    """A request that makes no sense: an unknown game, a bad option, a number of players out of range.

    What people often get wrong has a name and arguments, so that whoever speaks to them can say it in their language.
    """

    def __init__(self, line: str, name: str = "", /, **arguments: str | int) -> None:
        super().__init__(line)
        self.name = name
        self.arguments = arguments


class FileError(PortulanError, ValueError):
    """A file that cannot be used: unreadable, cut short, altered, of another game or of a newer version."""


class Refused(PortulanError, ValueError):
    """An illegal move, with the clause that forbids it; the state is as it was before.

    The clause is told as it stands under the options of the match.
    """

    def __init__(self, rule: str, what: str, phrasebook: Phrasebook, options: Mapping[str, str]) -> None:
        self.rule = rule
        self.what = what
        self._phrasebook = phrasebook
        self._options = options
        super().__init__(f"{what}: {rule}")

    def text(self, lang: str = "en") -> str:
        """Says in the player's language which rule forbids the move."""
        return f"{self._phrasebook.rule(self.rule, lang, self._options)} ({self.rule})"
