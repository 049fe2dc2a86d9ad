"""A session at the table: bots decide, people are asked, until the match is over or they leave."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from portulan.bots import Bot, InformationState
from portulan.bots.advice import advise_person
from portulan.engine.errors import Refused, UsageError
from portulan.engine.match import Match
from portulan.engine.offers import as_listed, declined_before
from portulan.engine.scene import AnyElement
from portulan.terminal import saving
from portulan.terminal.display import Display
from portulan.terminal.lines import Lines
from portulan.terminal.reading import Typed, candidates, command

CHOICES = 4
"""How many moves are named where a line may mean several."""
INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


class Leave(Exception):
    """The person leaves the table, or the input has ended."""


class Session:
    """One match at one screen: `bots` has a bot for each seat, or None where a person sits."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        display: Display,
        lines: Lines,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.display = display
        self.voice = display.voice
        self.lines = lines
        self.file = file
        """Where the match was last saved, or loaded from."""
        self._kept = len(match.entries)
        """How many entries that file holds."""
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._at_screen = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen now."""
        self._heard = dict.fromkeys(self.people, 0)
        """How many entries there were when each person last decided."""

    def run(self) -> int:
        """Plays on until the end, or until the person leaves."""
        status = 0
        try:
            while not self.match.state.over:
                self._decide()
            self._finish()
        except Leave:
            pass
        except KeyboardInterrupt:
            self.display.console.print()
            status = INTERRUPTED
        self._farewell()
        return status

    # Deciding

    def _decide(self) -> None:
        """Lets whoever is asked first decide."""
        seat = self.match.state.actor
        assert seat is not None
        bot = self.bots[seat]
        if bot is None:
            self._ask(seat)
            return
        information = InformationState(self.match.state, seat)
        console = self.display.console
        if console.is_terminal:
            with console.status(self.voice.say("thinking", name=self.match.names[seat])):
                move = bot.choose(information)
        else:
            move = bot.choose(information)
        self.match.play(move, seat)

    def _ask(self, seat: int) -> None:
        """Shows a person the table and asks until the match has gone on."""
        if seat != self._at_screen and not self._pass_screen(seat):
            return
        self.display.decision(seat, self._heard[seat])
        while not self._obey(seat, self._read()):
            pass

    def _pass_screen(self, seat: int) -> bool:
        """Draws the curtain until the next person sits down; the one before may still take back instead."""
        before = self._at_screen
        self._at_screen = None
        self.lines.forget()
        self.display.curtain(self.match.names[seat])
        typed = command(self._read(), self.voice.commands)
        if typed is not None and typed.command == "quit":
            raise Leave
        if typed is not None and typed.command == "undo" and before is not None and self._undo(before):
            self._at_screen = before
            return False
        self._at_screen = seat
        return True

    def _read(self) -> str:
        line = self.lines.read()
        if line is None:
            raise Leave
        return line

    def _obey(self, seat: int, line: str) -> bool:
        """Does what a line says; tells whether the match has changed."""
        if not line:
            return False
        typed = command(line, self.voice.commands)
        if typed is not None:
            return self._command(seat, typed)
        move = self._number(seat, line) if line.isdecimal() else self._meant(seat, line)
        return move is not None and self._play(seat, move)

    def _play(self, seat: int, move: int) -> bool:
        """Plays a move, with what it declines, or says which rule forbids it."""
        before = len(self.match.entries)
        try:
            self.match.play(move, seat, declined_before(self.match.offers(seat), move) or ())
        except Refused as refused:
            self._refuse(refused.rule)
            return False
        self._heard[seat] = before
        return True

    def _refuse(self, clause: str) -> None:
        """Says which rule forbids a move."""
        self.display.say("refused", rule=self.voice.rule(clause, self.match.options), clause=clause)

    def _number(self, seat: int, text: str) -> int | None:
        """Finds what a number means: where one is asked that number itself, elsewhere the option."""
        entry = self.match.state.entry()
        if entry is None:
            return self._numbered(seat, int(text))
        family, first, last = entry
        low, high = (family.values(move)[-1] for move in (first, last))
        value = family.fields[-1].read(text)
        if value is not None and low <= value <= high:
            return first + value - low
        labels = [family.fields[-1].label(end) for end in (low, high)]
        self.display.say("no-number", text=text, low=labels[0], high=labels[1])
        return None

    def _numbered(self, seat: int, number: int) -> int | None:
        """Finds an option by its number."""
        moves = self._offered(seat)
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self.display.say("no-option", number=str(number), last=len(moves))
        return None

    def _offered(self, seat: int) -> list[int]:
        """Lists the options in the order of their numbers; where a number is asked, only the other words."""
        return [move for offer in as_listed(self.match.offers(seat)) for move in offer.moves]

    def _meant(self, seat: int, text: str) -> int | None:
        """Finds the one move that a text means, a legal one if there is; otherwise says what is wrong."""
        space = self.match.game.space
        state = self.match.state
        moves = self._offered(seat) if state.entry() is None else state.moves(seat)
        found = candidates(text, moves, space) or candidates(text, state.moves(seat), space)
        if not found:
            try:
                return space.parse(text)
            except UsageError:
                found = candidates(text, space.moves(), space)
            if len({state.why_not(move, seat) for move in found}) == 1:
                return found[0]
        if len(found) == 1:
            return found[0]
        if not found:
            self.display.say("unknown", text=text)
            return None
        choices = ", ".join(space.shown(move) for move in found[:CHOICES])
        if len(found) > CHOICES:
            choices = self.voice.say("ambiguous-more", choices=choices)
        self.display.say("ambiguous", text=text, choices=choices)
        return None

    # Commands

    def _command(self, seat: int, typed: Typed) -> bool:
        """Obeys a command; tells whether the match has changed."""
        name = typed.command
        if name == "quit":
            raise Leave
        if name == "undo":
            return self._undo(seat)
        if name == "redo":
            return self._redo(seat)
        if name == "board":
            self.display.board(seat)
        elif name == "hint":
            self._advise(seat)
        elif name == "?":
            self._explain(seat, typed.rest)
        else:
            self._common(seat, typed)
        return False

    def _common(self, seat: int | None, typed: Typed) -> None:
        """Obeys the commands that make sense at any time."""
        if typed.command == "log":
            self.display.log(seat, typed.rest)
        elif typed.command == "pages":
            self.display.pages()
        elif typed.command == "help":
            self.display.help()
        else:
            self._save(typed.rest, replace=typed.command == "save!")

    def _undo(self, seat: int) -> bool:
        if not self.match.can_undo(seat):
            self.display.say("cannot-undo")
            return False
        self.match.undo(seat)
        self._heard[seat] = len(self.match.entries)
        self.display.say("taken-back")
        return True

    def _redo(self, seat: int) -> bool:
        if not self.match.can_redo(seat):
            self.display.say("cannot-redo")
            return False
        self._heard[seat] = len(self.match.entries)
        self.match.redo(seat)
        self.display.say("made-again")
        return True

    def _advise(self, seat: int) -> None:
        """Lets a bot say what it would play; the record counts how often it was asked."""
        state, console = self.match.state, self.display.console
        seed = f"advice {self.match.seed} {len(self.match.entries)}"
        if console.is_terminal:
            with console.status(self.voice.say("thinking", name=self.voice.say("bot"))):
                advice = advise_person(state, seat, seed)
        else:
            advice = advise_person(state, seat, seed)
        counts = self.match.advice or [0] * len(self.match.names)
        counts[seat] += 1
        self.match.advice = counts
        self.display.advice(seat, advice)

    def _explain(self, seat: int, text: str) -> None:
        """Explains the decision, a rule, whatever on the table goes by a code, or a move."""
        if not text:
            self.display.explain_step(seat)
            return
        clause = text.upper()
        if self.match.game.text.has(f"rule-{clause}", self.voice.lang):
            self.display.rules([clause])
            return
        element = self._coded(seat, text)
        if element is not None:
            self.display.describe(element)
            return
        move = self._numbered(seat, int(text)) if text.isdecimal() else self._meant(seat, text)
        if move is None:
            return
        state = self.match.state
        against = state.why_not(move, seat)
        if against and declined_before(self.match.offers(seat), move) is None:
            self._refuse(against)
        else:
            sentence = self.voice.move(state, move)
            self.display.say("legal", notation=state.game.space.shown(move), sentence=sentence)

    def _coded(self, seat: int, text: str) -> AnyElement | None:
        """Finds what goes by a code and has something to say for itself."""
        for element in self.display.scene(seat).elements():
            told = element.hint is not None or bool(getattr(element, "passage", ""))
            if told and element.code.casefold() == text.casefold():
                return element
        return None

    def _save(self, name: str, replace: bool) -> None:
        """Saves the match; a file that is not known to be this match is replaced only if that was asked for."""
        path = Path(name).expanduser() if name else self.file
        if path is None:
            self.display.say("save-which")
            return
        known = self.file is not None and path.resolve() == self.file.resolve()
        if path.exists() and not known and not replace:
            self.display.say("save-exists", file=str(path))
            return
        try:
            saving.write(path, self.match.to_json())
        except OSError as error:
            self.display.say("save-failed", file=str(path), reason=error.strerror or str(error))
            return
        self.file = path
        self._kept = len(self.match.entries)
        self.display.say("saved", file=str(path))

    # The end

    def _finish(self) -> None:
        """Shows the last table, the score sheet and the winners, and offers to keep the record."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.display.clear()
        self.display.table(viewer)
        if viewer is not None:
            self.display.news(viewer, self._heard[viewer])
        self.display.result(viewer)
        self.display.say("offer")
        while line := self._read():
            typed = command(line, self.voice.commands)
            if typed is None or typed.command in ("?", "hint", "undo", "redo"):
                self.display.say("offer")
            elif typed.command == "quit":
                return
            elif typed.command == "board":
                self.display.table(viewer)
            else:
                self._common(viewer, typed)

    def _farewell(self) -> None:
        """Says what becomes of a match that is not over."""
        if self.match.state.over:
            return
        if self.file is None:
            self.display.say("unfinished")
        elif self._kept == len(self.match.entries):
            self.display.say("unfinished-saved", file=str(self.file))
        else:
            self.display.say("unfinished-changed", file=str(self.file))
