"""What the person at the screen reads: the table, the news, the question with its options, and explanations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from portulan.bots.advice import Advice
from portulan.engine.journal import Told, readings
from portulan.engine.match import Match
from portulan.engine.offers import Offer, as_listed
from portulan.engine.scene import AnyElement, Pile, Scene
from portulan.terminal.drawing import Artist
from portulan.terminal.glyphs import PLAIN_GLYPHS, Glyphs
from portulan.terminal.menu import menu, words
from portulan.terminal.words import Voice, tied

NEWS = 12
"""How many lines of news are shown at most; the log tells the rest."""
HELP = ("why", "move", "code", "board", "hint", "undo", "redo", "log", "pages", "save", "quit")
FORGET_SCROLLED = "\x1b[3J"
"""Empties what a terminal keeps of the lines that scrolled away."""


class Display:
    """Shows one match on one screen."""

    def __init__(self, match: Match, notes: Sequence[str], voice: Voice, console: Console) -> None:
        self.match = match
        self.voice = voice
        self.console = console
        glyphs = PLAIN_GLYPHS if console.options.ascii_only else Glyphs()
        self.artist = Artist(voice, match.names, notes, glyphs)
        self._explained: set[str] = set()
        """The steps whose options were explained by an example."""

    # One line, one screen

    def say(self, name: str, /, **arguments: str | int) -> None:
        """Says one line of the terminal's own; one that names a file is not broken, so that it can be copied."""
        self.console.print(Text(self.voice.say(name, **arguments)), soft_wrap="file" in arguments)

    def clear(self) -> None:
        """Takes a fresh screen; a pipe has none."""
        if self.console.is_terminal:
            self.console.clear()

    def curtain(self, name: str) -> None:
        """Hides all that was shown, and says whose turn it is to look."""
        self.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLED)
        self.say("pass-to", name=name)

    # The decision

    def scene(self, seat: int | None) -> Scene:
        """Gives the table as a seat sees it."""
        return self.match.game.scene(self.match.state.view(seat))

    def decision(self, seat: int, since: int) -> None:
        """Shows the table, what happened since the first `since` entries, and the question, as the height allows."""
        options = Group(*self._options(seat))
        ways = self._ways(seat, since, options)
        shown = next(ways)
        while self._is_too_high(shown):
            following = next(ways, None)
            if following is None:
                break
            shown = following
        self.clear()
        self.console.print(shown)

    def _ways(self, seat: int, since: int, options: RenderableType) -> Iterator[RenderableType]:
        """Draws a decision in ever fewer lines: with room to breathe, without, densely, with less and less news."""
        table, news = self._table(seat), Group(*self._news(seat, since, NEWS))
        yield Group(table, "", news, "", options)
        yield Group(table, news, options)
        dense = self._table(seat, dense=True)
        for most in range(NEWS, 0, -1):
            yield Group(dense, *self._news(seat, since, most), options)

    def _is_too_high(self, drawing: RenderableType) -> bool:
        """Tells whether a drawing and the prompt below it do not fit on the screen; a pipe has no end."""
        if not self.console.is_terminal:
            return False
        return len(self.console.render_lines(drawing, pad=False)) >= self.console.height

    def board(self, seat: int) -> None:
        """Shows the whole table again, and the question."""
        self.console.print(self._table(seat, unfolded=True), *self._options(seat), sep="\n")

    def table(self, seat: int | None) -> None:
        """Shows the whole table."""
        self.console.print(self._table(seat))

    def news(self, seat: int, since: int) -> None:
        """Tells what happened since the first `since` entries."""
        self.console.print(Group(*self._news(seat, since, NEWS)))

    def _table(self, seat: int | None, dense: bool = False, unfolded: bool = False) -> RenderableType:
        return self.artist.draw(self.scene(seat), self.console.width, dense, unfolded)

    def _news(self, seat: int, since: int, most: int) -> list[RenderableType]:
        """What happened, the last `most` lines of it."""
        told = self.voice.log(self.match, seat, since)
        lines: list[RenderableType] = []
        if told and since:
            lines.append(Text(self.voice.say("news"), style="dim"))
        if len(told) > most:
            lines.append(Text(self.voice.say("news-before", count=len(told) - most), style="dim"))
        return [*lines, *(Text(f"  {line}") for line in told[-most:])]

    def _options(self, seat: int) -> list[RenderableType]:
        """The question and the options, with an example the first time that a question is asked.

        What may be decided before it stands below, with its own options.
        """
        main, *earlier = as_listed(self.match.offers(seat))
        turn = self.voice.say("your-turn", name=self.match.names[seat])
        question = Text.assemble(turn, " ", (self._question(main), "bold"))
        shown: list[RenderableType] = [question, self._answers(main, seat, 1)]
        first = 1 + len(main.moves)
        for offer in earlier:
            if offer.asks():
                shown.append(Text(self.voice.say("asked-before", question=self._question_before(offer))))
            shown.append(self._answers(offer, seat, first))
            first += len(offer.moves)
        if not self._explained:
            shown.append(Text(self._first_help(), style="dim"))
        self._explained.update(offer.step.name for offer in (main, *earlier))
        return shown

    def _first_help(self) -> str:
        """Says what may be typed: a number is that of an option, but for where a number is asked."""
        return self.voice.say("first-help" if self.match.state.entry() is None else "first-help-number")

    def _question(self, offer: Offer) -> str:
        return self.voice.question(offer.step.name, self.match.options, offer.question())

    def _question_before(self, offer: Offer) -> str:
        names = f"{offer.step.name} before", offer.question()
        return self.voice.question(offer.step.name, self.match.options, *names)

    def _answers(self, offer: Offer, seat: int, first: int) -> RenderableType:
        """What may be answered: the options, or where a number is asked what is typed for it, and the other words."""
        state = offer.state
        entry = state.entry()
        if entry is None:
            examples = offer.step.name not in self._explained
            return menu(state, offer.moves, self.voice, examples, first)
        family, low, high = entry
        label = family.fields[-1].label(family.values(high)[-1])
        number = Text(self.voice.say("type-number", move=state.game.space.shown(low), last=label))
        return Group(number, words(state, state.listed_moves(seat), self.voice))

    # Explanations

    def explain_step(self, seat: int) -> None:
        """Explains the decision with its clauses, and what may be decided before it."""
        for offer in as_listed(self.match.offers(seat)):
            self.console.print(Text(self._question(offer), style="bold"))
            self.rules(offer.step.clauses)

    def rules(self, clauses: Sequence[str]) -> None:
        """Says clauses, each with its number."""
        self._pairs([(clause, self.voice.rule(clause, self.match.options)) for clause in clauses])

    def describe(self, element: AnyElement) -> None:
        """Says what an element is for, what the book tells of it, and what a pile holds."""
        name, hint = self.artist.named(element), self.voice.label(element.hint)
        passage = self.voice.passage(getattr(element, "passage", ""))
        told = [hint, *(passage.paragraphs if passage is not None else ())]
        self._pairs([(name, " ".join(part for part in told if part))])
        if isinstance(element, Pile):
            self.console.print(self.artist.pieces(element.known))

    def log(self, seat: int | None, number: str) -> None:
        """Tells what happened as a seat may hear it: all of it, or the last lines."""
        told = self.voice.log(self.match, seat)
        if number.isdecimal():
            told = told[max(0, len(told) - int(number)) :]
        for line in told:
            self.console.print(Text(line))
        if not told:
            self.say("log-empty")

    def pages(self) -> None:
        """Tells again every page that was read: what led to it, its words, what was chosen and what came of it."""
        read = readings(self.match)
        for reading in read:
            passage = self.voice.passage(reading.passage)
            if passage is None:
                continue
            for line in reading.before:
                self.console.print(Text(self._told(line), style="dim"))
            self.console.print(Text(passage.title, style="bold"))
            for paragraph in passage.paragraphs:
                self.console.print(Text(paragraph))
            if reading.choice in passage.labels:
                self.console.print(Text(f"  > {passage.labels[reading.choice]}", style="italic"))
            for line in reading.after:
                self.console.print(Text(f"  {self._told(line)}"))
            self.console.print()
        if not read:
            self.say("pages-empty")

    def _told(self, line: Told) -> str:
        return tied(self.match.game.text.say(*line, self.voice.lang))

    def help(self) -> None:
        """Lists the commands."""
        self.console.print(Text(self._first_help()))
        self._pairs([(self.voice.say(f"help-{name}"), self.voice.say(f"help-{name}-text")) for name in HELP])

    def _pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for name, text in pairs:
            table.add_row(name, text)
        self.console.print(table)

    def advice(self, seat: int, advice: Advice) -> None:
        """Tells what a bot would play, why, and what it would play otherwise."""
        state, text = self.match.state, self.match.game.text
        shown = state.game.space.shown(advice.move)
        self.say("advice-move", notation=shown, sentence=self.voice.move(state, advice.move))
        for sentence, arguments in advice.then:
            self.console.print(Text(f"  {tied(text.say(sentence, arguments, self.voice.lang))}"))
        for reason in advice.reasons:
            told = text.say(reason.sentence, reason.arguments, self.voice.lang)
            self.console.print(Text(f"  {tied(told)}"))
        if advice.other is not None:
            name = "advice-other" if advice.lead >= 0 else "advice-ahead"
            sentence = self.voice.move(state, advice.other)
            self.say(name, points=round(advice.lead), sentence=sentence)

    # The end

    def result(self, viewer: int | None) -> None:
        """Shows the score sheet and says who wins."""
        sheet = self.scene(viewer).sheet()
        if sheet is not None:
            self.console.print(self.artist.sheet(sheet))
        if any(self.match.advice):
            counted = [
                self.voice.say("advice-count", name=name, count=count)
                for name, count in zip(self.match.names, self.match.advice, strict=True)
                if count
            ]
            self.say("advice-counts", list=self.voice.listing(counted))
        self.console.print(Text(self._outcome(self.match.state.winners(), viewer), style="bold"))

    def _outcome(self, winners: list[int], viewer: int | None) -> str:
        """Says who wins: one, some, all together, or nobody."""
        if self.match.game.team and len(self.match.names) > 1:
            return self.voice.say("team-wins" if winners else "team-loses")
        if winners == [viewer]:
            return self.voice.say("you-win")
        if not winners:
            return self.voice.say("nobody-wins" if len(self.match.names) > 1 else "you-lose")
        names = self.voice.listing([self.match.names[seat] for seat in winners])
        if viewer in winners:
            return self.voice.say("you-share", names=names)
        return self.voice.say("wins", count=len(winners), names=names)
