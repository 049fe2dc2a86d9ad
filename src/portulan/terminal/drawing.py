"""Draws a scene as text: what is common first, the other players in short, the viewer's own board at large.

Colours only repeat what the words say: a piece has its name, a seat its mark, what is at stake an arrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeGuard

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from portulan.engine.scene import (
    ActionSheet,
    AnyElement,
    Area,
    Button,
    Card,
    CardColumn,
    CellBoard,
    Counter,
    Die,
    Entry,
    Page,
    PageChoice,
    Panel,
    Pile,
    RoadMap,
    Scene,
    ScoreSheet,
    Stepper,
    TextCard,
    Toggle,
    Token,
    Track,
)
from portulan.terminal import atlas, maps, pages
from portulan.terminal.glyphs import Glyphs
from portulan.terminal.words import TIE, Voice, tied

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red", "bright_blue")
TINT_STYLES = {
    "plain": "",
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "cyan": "cyan",
    "blue": "blue",
    "purple": "magenta",
    "grey": "grey70",
}
NARROWEST = 10
"""The narrowest column in which names of pieces can be read."""
WIDEST = 110
"""Wider than this, the eye has to travel too far."""
LONGEST_FACE = 2
"""A longer face of a token is a word for its picture, which is of no language: then its name is written alone."""
GAP = "   "
"""Between two places on one line."""
BLOCKS = (Page, RoadMap, CellBoard, ActionSheet)
"""What takes several lines wherever it lies."""


def seat_marks(names: Sequence[str]) -> list[str]:
    """Gives every player a mark of one or two signs: the initial, with the number of the seat if two are alike."""
    initials = [name[0].upper() for name in names]
    if len(set(initials)) == len(initials):
        return initials
    return [f"{initial}{number}" for number, initial in enumerate(initials, 1)]


class Artist:
    """Draws the scenes of one match for one reader."""

    def __init__(self, voice: Voice, names: Sequence[str], notes: Sequence[str], glyphs: Glyphs) -> None:
        self.voice = voice
        self.names = names
        self.notes = notes
        """What is said of each player beside the name: that it is a bot, and how strong."""
        self.marks = seat_marks(names)
        self.glyphs = glyphs
        self._choices: dict[str, str] = {}
        """The words of the choices of the pages that lie open."""
        self._unfolded = False
        """Whether folded areas are drawn with all that they hold."""

    def draw(self, scene: Scene, width: int, dense: bool = False, unfolded: bool = False) -> RenderableType:
        """Draws the whole table; densely, the others are named only and rows become lines, to fit a low screen.

        While a page or a sheet lies open, a map is told in a line.
        """
        width = min(width, WIDEST)
        self._unfolded = unfolded
        self._choices = self._labels_of_choices(scene)
        common = [element for element in scene.children if not isinstance(element, Panel | ScoreSheet)]
        words = [element for element in common if _is_line(element)]
        others = [panel for panel in scene.panels() if not panel.own]
        blocks: list[RenderableType] = [self._heading(scene, words)]
        blocks += [self._title(panel) if dense else self._short(panel) for panel in others]
        reading = any(isinstance(element, Page | ActionSheet) for element in common)
        for element in common:
            if element not in words:
                brief = dense or (reading and isinstance(element, RoadMap | CellBoard))
                blocks.append(self._lines(element, width) if brief else self._block(element, width, None))
        blocks += [self._large(panel, width) for panel in scene.panels() if panel.own]
        return Group(*blocks)

    def sheet(self, sheet: ScoreSheet) -> RenderableType:
        """Draws the score sheet, line by line, a column for each player."""
        table = Table(box=box.SIMPLE_HEAD, title=self.voice.label(sheet.label), title_justify="left")
        table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_column(Text(name, style=seat_style(seat)), justify="right")
        for line in sheet.lines:
            style = "bold" if line.total else ""
            values = [Text(str(value), style=style) for value in line.values]
            if line.total:
                table.add_section()
            table.add_row(Text(self.voice.label(line.label), style=style), *values)
        return table

    def pieces(self, elements: Iterable[AnyElement]) -> Text:
        """Writes pieces one after the other."""
        return self._pieces(elements, None, ", ")

    def lying(self, elements: Iterable[AnyElement]) -> Text:
        """Names what lies in a place, and whose it is."""
        parts = []
        for element in elements:
            part = Text(self.named(element)) if isinstance(element, Token) else self._piece(element, None)
            if isinstance(element, Token) and element.owner is not None:
                part.append(f"{TIE}{self.marks[element.owner]}", style=f"bold {seat_style(element.owner)}")
            parts.append(part)
        return Text(", ").join(parts)

    def owned(self, page: Page) -> Text:
        """Says whose page lies open, in the colour of the seat."""
        if page.owner is None:
            return Text()
        words = self.voice.say("page-of", name=self.names[page.owner])
        return Text(words, style=f"bold {seat_style(page.owner)}")

    def named(self, element: AnyElement) -> str:
        """Names an element: by its label, by the title of its passage, or by the words of a choice.

        A card to be read has the title of its passage, and its label only where that has none.
        """
        if element.label is not None and not isinstance(element, TextCard):
            return self.voice.label(element.label)
        if isinstance(element, PageChoice):
            return self._choices.get(element.id, element.key)
        passage = self.voice.passage(getattr(element, "passage", ""))
        return (
            tied(passage.title) if passage is not None and passage.title else self.voice.label(element.label)
        )

    def _labels_of_choices(self, scene: Scene) -> dict[str, str]:
        """Finds the words of choices in the passages of their pages."""
        found: dict[str, str] = {}
        for page in scene.elements():
            passage = self.voice.passage(page.passage) if isinstance(page, Page) else None
            if isinstance(page, Page) and passage is not None:
                found |= {choice.id: tied(passage.labels.get(choice.key, "")) for choice in page.children}
        return found

    # Blocks

    def _heading(self, scene: Scene, common: Sequence[AnyElement]) -> Text:
        """The name of the game, where the match stands, and what is common to all in a word."""
        parts = [Text(self.voice.label(scene.status))]
        for element in common:
            inside = element.children if isinstance(element, Area) else (element,)
            parts += [self._piece(piece, None) for piece in inside if not isinstance(piece, Button)]
        return Text.assemble((self.voice.game.title, "bold"), *self._after_dots(parts))

    def _block(self, element: AnyElement, width: int, home: int | None) -> RenderableType:
        """Draws an element with what it holds: side by side in a row, one below the other in a column."""
        if not isinstance(element, Area):
            return self._single(element, width, home, dense=False)
        if element.folded and not self._unfolded:
            name, count = self.voice.label(element.label), len(element.children)
            return Text(self.voice.say("folded", name=name, count=count), style="dim")
        if readable := _readable(element):
            cards = Padding(pages.text_cards(readable, self), (0, 0, 0, 2))
            counted = [child for child in element.children if isinstance(child, Counter | Track)]
            if not counted:
                return Group(self._called(element, home), cards)
            return Group(self._called(element, home), self._pieces(counted, home, ", "), cards)
        if element.role == "map":
            return self._map(element)
        if element.role == "supply":
            return self._supply(element)
        if _is_line(element):
            return self._line(element, home) if home is None else self._hanging(element, home)
        if element.layout == "column" or any(_readable(child) for child in element.children):
            return Group(*(self._block(child, width, home) for child in element.children))
        per_line = element.columns if element.layout == "grid" else len(element.children)
        return self._side_by_side(element.children, per_line, width, home)

    def _single(self, element: AnyElement, width: int, home: int | None, dense: bool) -> RenderableType:
        """Draws an element that is no area."""
        if isinstance(element, RoadMap):
            return atlas.road_map(element, self, width, dense)
        if isinstance(element, CellBoard):
            return atlas.cell_board(element, self, width, dense)
        if isinstance(element, Page):
            return pages.page(element, self, width)
        if isinstance(element, ActionSheet):
            return pages.action_sheet(element, self, width)
        return self._piece(element, home)

    def _supply(self, area: Area) -> RenderableType:
        """Draws what all draw from: piles and pieces in one line, and a line for each place with places in it."""
        places = [child for child in area.children if isinstance(child, Area)]
        pieces = [self._piece(child, None) for child in area.children if not isinstance(child, Area)]
        lines = [Text.assemble(*self._after_dots(pieces)[1:])]
        for place in places:
            if place.role == "plate":
                lines.append(self._line(place, None, inline=True))
                continue
            parts = [self._line(child, None, inline=True) for child in place.children]
            lines.append(Text.assemble(self._called(place, None), GAP, Text(GAP).join(parts)))
        return Group(*lines)

    def _map(self, area: Area) -> RenderableType:
        """Draws a map, and below it the cards that lie at the edge of its plates."""
        glyphs = self.glyphs
        rules = (glyphs.wall, glyphs.beam, glyphs.cross)
        lines = maps.draw(area, self._marker, glyphs.pip, glyphs.figure[2], rules)
        for plate in [child for child in area.children if isinstance(child, Area)]:
            cards = [child for child in plate.children if isinstance(child, Card)]
            if cards:
                first, *_, last = (square.code for square in maps.squares(plate))
                where = Text(f" {first}-{last} ", style="dim")
                lines.append(Text.assemble(self._called(plate, None), where, self._pieces(cards, None, ", ")))
        return Group(*lines)

    def _marker(self, token: Token) -> Text:
        """Writes a piece on a map by the mark of its owner."""
        if token.owner is None:
            return Text(self.glyphs.filled, style="bold")
        return Text(self.marks[token.owner], style=f"bold {seat_style(token.owner)}")

    def _side_by_side(
        self, elements: Sequence[AnyElement], per_line: int, width: int, home: int | None
    ) -> RenderableType:
        """Draws elements as columns under their names; in several lines if the width asks for it."""
        framed = home is None
        per_line = max(1, min(per_line, (width - 1) // (NARROWEST + (3 if framed else 2))))
        tables: list[RenderableType] = []
        for start in range(0, len(elements), per_line):
            part = elements[start : start + per_line]
            table = Table(
                box=box.ROUNDED if framed else None,
                padding=(0, 1) if framed else (0, 2, 0, 0),
                pad_edge=framed,
                width=width if len(part) == per_line else None,
                border_style="dim",
            )
            for element in part:
                table.add_column(self._name(element), header_style="bold", ratio=1, overflow="fold")
            columns = [_rows(element) for element in part]
            for row in range(max(len(column) for column in columns)):
                cells = [
                    self._block(column[row], width, home) if row < len(column) else "" for column in columns
                ]
                table.add_row(*cells)
            tables.append(table)
        return Group(*tables)

    def _hanging(self, area: Area, home: int) -> RenderableType:
        """Draws a place of a board, its pieces beside its name however many lines they take."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_row(self._called(area, home), self._pieces(area.children, home, ", "))
        return table

    def _lines(self, element: AnyElement, width: int) -> RenderableType:
        """Draws a place with one line for each place in it; a map stays a map."""
        if not isinstance(element, Area):
            return self._single(element, width, None, dense=True)
        if element.role == "map":
            return self._block(element, WIDEST, None)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(style="bold", no_wrap=True)
        for child in element.children:
            table.add_row(self._name(child), *(self._line(part, None, inline=True) for part in _rows(child)))
        return table

    def _large(self, panel: Panel, width: int) -> RenderableType:
        """Draws a panel in full, in a frame with the player's name."""
        inner = width - 4
        blocks: list[RenderableType] = []
        line = Text()
        for element in panel.children:
            if isinstance(element, Counter | Token):
                continue
            if not _is_line(element):
                blocks.append(self._block(element, inner, panel.seat))
                continue
            words = self._line(element, panel.seat)
            if line and len(line) + len(words) + len(GAP) > inner:
                blocks.append(line)
                line = Text()
            line = Text.assemble(line, GAP, words) if line else words
        if line:
            blocks.append(line)
        return Frame(
            Group(*blocks),
            title=self._title(panel),
            title_align="left",
            border_style=seat_style(panel.seat),
            width=width,
        )

    def _short(self, panel: Panel) -> RenderableType:
        """Draws a panel in a few words: only the places that hold something, one after the other."""
        parts = [part for element in panel.children for part in self._in_short(element, panel.seat)]
        return Group(self._title(panel), Padding(Text.assemble(*self._after_dots(parts)[1:]), (0, 0, 0, 2)))

    def _in_short(self, element: AnyElement, home: int) -> list[Text]:
        """Writes what an element holds, part by part; empty places and zeros are left out."""
        if isinstance(element, Track):
            done = [self.voice.label(space.label) for space in element.spaces if space.filled]
            return [Text(f"{self.voice.label(element.label)}{TIE}{', '.join(done)}")] if done else []
        if not isinstance(element, Area):
            return []
        if _is_line(element) and not any(isinstance(child, Counter | Track) for child in element.children):
            return [self._line(element, home)] if element.children else []
        parts = [part for child in element.children for part in self._in_short(child, home)]
        counters = [child for child in element.children if isinstance(child, Counter)]
        return parts + [self._piece(counter, home) for counter in counters if counter.value != 0]

    def _title(self, panel: Panel) -> Text:
        """The player's name and mark, and what lies beside the board: points, the token of the first player."""
        seat = panel.seat
        note = self.voice.say("you") if panel.own else self.notes[seat]
        mark = self.marks[seat]
        parts: list[Text] = []
        for element in panel.children:
            if isinstance(element, Counter):
                value = self.glyphs.unknown if element.value is None else element.value
                parts.append(Text(f"{value} {self.voice.label(element.label)}"))
            elif isinstance(element, Token):
                parts.append(self._piece(element, seat))
        return Text.assemble(
            self.glyphs.active if panel.active else "",
            (self.names[seat], f"bold {seat_style(seat)}"),
            f" ({mark}, {note})" if note else f" ({mark})",
            *self._after_dots(parts),
        )

    def _after_dots(self, parts: Iterable[Text]) -> list[Text]:
        """Puts a dot before every part."""
        dotted: list[Text] = []
        for part in parts:
            dotted += [Text(self.glyphs.between, style="dim"), part]
        return dotted

    # Lines and pieces

    def _name(self, element: AnyElement) -> Text:
        """Names a place, with an arrow if it is at stake; a piece says its own name."""
        if not isinstance(element, Area):
            return Text()
        arrow = self.glyphs.active if element.active else ""
        return Text(f"{arrow}{self.voice.label(element.label)}")

    def _line(self, element: AnyElement, home: int | None, inline: bool = False) -> Text:
        """Writes a place and the pieces in it."""
        if not isinstance(element, Area):
            return self._piece(element, home)
        name = self._called(element, home)
        separator = "\n" if element.layout == "column" and not inline else ", "
        held = (
            self._plate(element)
            if element.role == "plate"
            else self._pieces(element.children, home, separator)
        )
        return Text.assemble(name, " " if name else "", held)

    def _plate(self, plate: Area) -> Text:
        """Writes a plate that lies beside a map: what is printed on its squares, and the cards at its edge."""
        printed = Text(maps.printed(plate, self.glyphs.pip, self.glyphs.figure[2]), style="yellow")
        cards = [child for child in plate.children if isinstance(child, Card)]
        return Text.assemble(printed, GAP, self._pieces(cards, None, ", ")) if cards else printed

    def _called(self, area: Area, home: int | None) -> Text:
        """Calls a place by its name or, on a board, by the code that is typed, with an arrow if it is at stake."""
        name = area.code if area.code and home is not None else self.voice.label(area.label)
        return Text.assemble(self.glyphs.active if area.active else "", (name.replace(" ", TIE), "bold"))

    def _pieces(self, elements: Iterable[AnyElement], home: int | None, separator: str) -> Text:
        """Writes pieces one after the other, equal ones in a row together with their number."""
        grouped: list[tuple[Text, int]] = []
        for element in elements:
            text = self._piece(element, home)
            count = element.count if isinstance(element, Card) else 1
            if separator != "\n" and grouped and grouped[-1][0].plain == text.plain:
                count += grouped.pop()[1]
            grouped.append((text, count))
        if not grouped:
            return Text(self.glyphs.nothing, style="dim")
        line = Text()
        for number, (text, count) in enumerate(grouped):
            line.append(separator if number else "").append_text(text)
            line.append(f"{TIE}{self.glyphs.times}{count}" if count > 1 else "")
        return line

    def _piece(self, element: AnyElement, home: int | None) -> Text:
        """Writes one piece."""
        name = self.named(element)
        if isinstance(element, Card):
            return self._card(element, name)
        if isinstance(element, TextCard | CardColumn):
            return pages.head(element, self)
        if isinstance(element, Entry):
            return pages.entry(element, self)
        if isinstance(element, Token):
            return self._token(element, name, home)
        if isinstance(element, Track):
            return self._track(element, name)
        if isinstance(element, Pile):
            return Text(f"{name}{TIE}{element.count}")
        if isinstance(element, Toggle):
            return Text(f"[{'x' if element.on else ' '}]{TIE}{name}")
        if isinstance(element, Counter | Die | Stepper):
            value = self.glyphs.unknown if element.value is None else str(element.value)
            sides = f"/{element.sides}" if isinstance(element, Die) else ""
            return Text(f"{name}{TIE}{value}{sides}")
        return Text(name)

    def _card(self, card: Card, name: str) -> Text:
        """Writes a card: its name and what is printed on it; a spent one stands in brackets."""
        if card.face is None:
            name += f"{TIE}{self.glyphs.unknown}"
        if card.figure:
            name += f"{TIE}{maps.figure(card.figure, self.glyphs.figure)}"
        if card.worth is not None:
            name += f"{TIE}({card.worth})"
        return Text(
            f"({name})" if card.spent else name, style="dim" if card.spent else TINT_STYLES[card.tint]
        )

    def _token(self, token: Token, name: str, home: int | None) -> Text:
        """Writes a token: with its owner where it lies among others, with its name before its owner."""
        if token.owner is None:
            return Text(name, style="bold")
        style = seat_style(token.owner)
        if token.face is not None and len(token.face) > LONGEST_FACE:
            mark = "" if token.owner == home else f"{self.marks[token.owner]}{TIE}"
            return Text(f"{mark}{name}", style=style)
        if token.owner == home:
            return Text(self.glyphs.back if token.face is None else f"{token.face}{TIE}{name}", style=style)
        face = self.glyphs.unknown if token.face is None else token.face
        return Text(f"{self.marks[token.owner]}{face}", style=f"bold {style}")

    def _track(self, track: Track, name: str) -> Text:
        """Writes a track: how many spaces are taken, or which of them where they have names."""
        if not any(space.label for space in track.spaces):
            taken = sum(space.filled for space in track.spaces)
            return Text(f"{name}{TIE}{taken}/{len(track.spaces)}")
        signs = [self.glyphs.filled if space.filled else self.glyphs.free for space in track.spaces]
        names = [self.voice.label(space.label) for space in track.spaces]
        spaces = " ".join(f"{sign}{words}" for sign, words in zip(signs, names, strict=True))
        return Text(f"{name} {spaces}")


def seat_style(seat: int) -> str:
    """Gives the colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _readable(element: AnyElement) -> list[TextCard | CardColumn]:
    """Lists the cards of a place that have sentences: they need the whole width."""
    if not isinstance(element, Area):
        return []
    joined = (child.children if _is_joined(child) else (child,) for child in element.children)
    return [child for group in joined for child in group if isinstance(child, TextCard | CardColumn)]


def _is_joined(element: AnyElement) -> TypeGuard[Area]:
    """Tells whether an element is cards that lie edge to edge: they are read like those around them."""
    return isinstance(element, Area) and element.role == "joined"


def _is_line(element: AnyElement) -> bool:
    """Tells whether an element can be written in one line: a piece, or a place that holds only pieces."""
    if isinstance(element, Area):
        return not any(isinstance(child, (Area, *BLOCKS, TextCard, CardColumn)) for child in element.children)
    return not isinstance(element, BLOCKS)


def _rows(element: AnyElement) -> Sequence[AnyElement]:
    """Splits a column into its parts, so that those of neighbours stand at the same height.

    Whatever else stands in a column of its own has its name at the head of it.
    """
    if not isinstance(element, Area):
        return (element,)
    if element.layout == "column" and not _is_line(element):
        return element.children
    return (replace(element, label=None, code="", active=False),)
