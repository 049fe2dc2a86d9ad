"""The voice of the terminal: one language for the game's text and for the terminal's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from portulan.engine.game import Game
from portulan.engine.scene import Label
from portulan.engine.space import Field
from portulan.engine.state import State
from portulan.engine.text import phrasebook

FOLDER = Path(__file__).parent / "text"
COMMANDS = ("board", "undo", "redo", "log", "save", "help", "quit")


class Voice:
    """Says everything to one reader."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._own = phrasebook(FOLDER)
        self.commands = {name: name for name in COMMANDS}
        """What may be typed for each command: its English name, and its name in the reader's language."""
        for name in COMMANDS:
            self.commands[self.say(f"command-{name}")] = name

    def say(self, name: str, **arguments: str | int) -> str:
        """Says something of the terminal's own."""
        return self._own.say(name, arguments, self.lang)

    def label(self, label: Label | None) -> str:
        """Says a label of a scene."""
        return "" if label is None else self.game.text.say(label.name, label.arguments, self.lang)

    def move(self, state: State, move: int) -> str:
        """Says a move."""
        return state.say(move, self.lang)

    def rule(self, clause: str) -> str:
        """Says a clause, with its number."""
        return f"{self.game.text.rule(clause, self.lang)} ({clause})"

    def question(self, step: str) -> str:
        """Asks the question of a step; a game that has not written it is asked for in general words."""
        name = f"step-{step.replace(' ', '-')}"
        if self.game.text.has(name, self.lang):
            return self.game.text.say(name, {}, self.lang)
        return self.say("question")

    def field(self, field: Field) -> str:
        """Names a field of moves."""
        return self._word(f"field-{field.name}", field.name)

    def value(self, field: Field, value: int) -> str:
        """Names a value of a field: the card, the zone, the number."""
        text = field.labels[value]
        return self._word(f"{field.name}-{text}", text)

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
