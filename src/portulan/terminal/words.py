"""The voice of the terminal: one language for the game's text and for the terminal's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from portulan.content.book import FOLDER as BOOK
from portulan.content.book import Book, Passage
from portulan.engine.action_space import Field
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.scene import Label
from portulan.engine.state import State
from portulan.engine.text import clause_arguments, phrasebook, question_message

FOLDER = Path(__file__).parent / "text"
NO_BREAK: dict[int, int] = str.maketrans("\u00a0\u202f", "\ue0a0\ue02f")
"""No-break spaces, and the private signs that stand for them while lines are broken."""
TIE = "\ue020"
"""A space at which no line is broken, between a name and its number."""
UNTIED = {ord(TIE): ord(" "), **{stand_in: space for space, stand_in in NO_BREAK.items()}}
COMMANDS = ("board", "hint", "undo", "redo", "log", "pages", "save", "help", "quit")


def tied(text: str) -> str:
    """Hides no-break spaces from the breaking of lines, which takes every space for a place to break."""
    return text.translate(NO_BREAK)


class Untying:
    """A stream that writes the spaces again that `tied` hid."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Writes a text as it is meant to be read."""
        return self._stream.write(text.translate(UNTIED))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Voice:
    """Says everything to one reader."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._own = phrasebook(FOLDER)
        self._book = Book(game.folder / BOOK)
        self.commands = {name: name for name in COMMANDS}
        """What may be typed for each command: its English name, and its name in the reader's language."""
        for name in COMMANDS:
            self.commands[self.say(f"command-{name}")] = name

    def say(self, name: str, /, **arguments: str | int) -> str:
        """Says something of the terminal's own."""
        return tied(self._own.say(name, arguments, self.lang))

    def label(self, label: Label | None) -> str:
        """Says a label of a scene."""
        return "" if label is None else tied(self.game.text.say(label.name, label.arguments, self.lang))

    def passage(self, uid: str) -> Passage | None:
        """Opens a passage of the book; a scene names only those that its viewer has opened."""
        return self._book.passage(uid, self.lang) if uid else None

    def move(self, state: State, move: int) -> str:
        """Says a move."""
        return tied(state.say(move, self.lang))

    def rule(self, clause: str, options: Mapping[str, str]) -> str:
        """Says a clause as it stands under the options of a match."""
        return tied(self.game.text.rule(clause, self.lang, options))

    def log(self, match: Match, seat: int | None, since: int = 0) -> list[str]:
        """Tells what happened after the first `since` entries, as a seat may hear it."""
        return [tied(line) for line in match.log(seat, self.lang, since)]

    def question(self, step: str, options: Mapping[str, str], *narrower: str) -> str:
        """Asks the question of a step under the options of a match; in general words if the game has none.

        `narrower` names the question for what can be answered now; a game need not have words for it.
        """
        for name in map(question_message, (*narrower, step)):
            if self.game.text.has(name, self.lang):
                return tied(self.game.text.say(name, clause_arguments(options), self.lang))
        return self.say("question")

    def field(self, field: Field) -> str:
        """Names a field of moves."""
        return self._word(f"field-{field.name}", field.name)

    def value(self, field: Field, value: int) -> str:
        """Names a value of a field: the card, the zone, the number."""
        text = field.shown(value)
        return self._word(f"{field.name}-{text}", text)

    def level(self, name: str) -> str:
        """Names the level of a bot."""
        known = self._own.has(f"level-{name}", self.lang)
        return self.say("bot-level", level=self.say(f"level-{name}") if known else name)

    def _word(self, name: str, otherwise: str) -> str:
        text = self.game.text
        return text.say(name, {}, self.lang) if text.has(name, self.lang) else otherwise

    def listing(self, items: Sequence[str]) -> str:
        """Joins names as the language does: Ann, Bo and Cy."""
        *before, last = items
        if not before:
            return last
        first = before[0]
        for item in before[1:]:
            first = self.say("list-more", first=first, last=item)
        return self.say("list-end", first=first, last=last)
