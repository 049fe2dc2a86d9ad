"""Draws maps of roads and boards that grow as text: a sketch, and in words where one is and where one can go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, pi
from typing import Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portulan.engine.scene import AnyElement, Cell, CellBoard, MapNode, Page, Road, RoadMap, Side
from portulan.terminal.glyphs import Glyphs
from portulan.terminal.words import TIE, Voice

ROWS: Final = 17
"""The most lines that a sketch of a map takes."""
CELL: Final = 15
"""The width of a cell of a board, its left edge included."""
AROUND: Final = 2
"""How many rows of cells are drawn above and below where one stands."""
COMPASS: Final = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
STEPS: Final[dict[Side, tuple[int, int]]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}


class Writer(Protocol):
    """Whoever writes names and pieces for the reader."""

    voice: Voice
    glyphs: Glyphs

    def named(self, element: AnyElement) -> str:
        """Names an element."""

    def pieces(self, elements: Iterable[AnyElement]) -> Text:
        """Writes pieces one after the other."""

    def lying(self, elements: Iterable[AnyElement]) -> Text:
        """Names what lies in a place, and whose it is."""

    def owned(self, page: Page) -> Text:
        """Says whose page lies open; nothing of one that belongs to all."""


# Roads


def road_map(element: RoadMap, writer: Writer, width: int, dense: bool) -> RenderableType:
    """Draws a map: a sketch of its places and roads, then the places in words; densely, only where one is."""
    nodes = {child.id: child for child in element.children if isinstance(child, MapNode)}
    roads = [child for child in element.children if isinstance(child, Road)]
    here = nodes.get(element.here)
    told = [here] if dense and here is not None else list(nodes.values())
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=2)
    table.add_column(ratio=3, style="dim")
    for node in told:
        table.add_row(*_place(node, nodes, roads, writer, node is here))
    if dense:
        return table
    sketch = _sketch(element, nodes, roads, width, writer.glyphs.dot)
    return Group(Text(writer.named(element), style="bold"), *sketch, table)


def _sketch(
    element: RoadMap, nodes: dict[str, MapNode], roads: Sequence[Road], width: int, dot: str
) -> list[Text]:
    """Draws places by what is typed for them, and the roads between them as dots."""
    rows = max(5, min(ROWS, round(width * element.height / element.width / 2)))
    grid = [[" "] * width for _ in range(rows)]

    def spot(x: int, y: int) -> tuple[int, int]:
        column = round(x / element.width * (width - 1))
        return column, max(0, min(rows - 1, round(y / element.height * (rows - 1))))

    for road in roads:
        if road.start not in nodes or road.end not in nodes:
            continue
        start, end = nodes[road.start], nodes[road.end]
        points = [(start.x, start.y), *road.bends, (end.x, end.y)]
        for one, other in pairwise(points):
            _dots(grid, spot(*one), spot(*other), dot)
    styles: list[list[tuple[int, int, str]]] = [[] for _ in range(rows)]
    for node in nodes.values():
        name = f"[{node.code}]" if node.id == element.here else node.code or "o"
        column, row = spot(node.x, node.y)
        first = max(0, min(width - len(name), column - len(name) // 2))
        grid[row][first : first + len(name)] = list(name)
        styles[row].append((first, first + len(name), "bold" if node.id == element.here else "cyan"))
    lines = []
    for signs, parts in zip(grid, styles, strict=True):
        line = Text("".join(signs).rstrip(), style="dim")
        for first, last, style in parts:
            line.stylize(f"not dim {style}", first, last)
        lines.append(line)
    drawn = [number for number, line in enumerate(lines) if line]
    return lines[drawn[0] : drawn[-1] + 1] if drawn else []


def _dots(grid: list[list[str]], start: tuple[int, int], end: tuple[int, int], dot: str) -> None:
    """Draws a line of dots, every other column so that it does not look like a wall."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(0, steps + 1, 2 if abs(end[0] - start[0]) > abs(end[1] - start[1]) else 1):
        column = round(start[0] + (end[0] - start[0]) * step / steps)
        row = round(start[1] + (end[1] - start[1]) * step / steps)
        grid[row][column] = dot


def _place(
    node: MapNode, nodes: dict[str, MapNode], roads: Sequence[Road], writer: Writer, is_here: bool
) -> tuple[Text, Text, Text]:
    """Tells a place: what is typed for it, its name, what lies there, and where its roads lead."""
    ways = []
    for road in roads:
        other = nodes.get(road.end if road.start == node.id else road.start)
        if other is None or node.id not in (road.start, road.end):
            continue
        sign = writer.voice.label(road.label)
        way = f"{writer.voice.say(f'side-{_side(node, other)}')}{TIE}{other.code or writer.named(other)}"
        ways.append(f"{way}{TIE}({sign})" if sign else way)
    arrow = writer.glyphs.active if is_here else " " * len(writer.glyphs.active)
    code = Text.assemble(arrow, (node.code or writer.named(node), "bold" if is_here else "cyan"))
    name = Text(writer.named(node) if node.code else "")
    if node.children:
        name.append(writer.voice.say("colon") if name else "").append_text(writer.lying(node.children))
    return code, name, Text(", ".join(ways))


def _side(node: MapNode, other: MapNode) -> str:
    return COMPASS[round(atan2(other.y - node.y, other.x - node.x) / pi * 4) % 8]


# Boards


def cell_board(element: CellBoard, writer: Writer, width: int, dense: bool) -> RenderableType:
    """Draws the neighbourhood of where one stands, and tells the way out of it; densely, in words alone."""
    spots = {(cell.x, cell.y): cell for cell in element.children}
    here = next((cell for cell in element.children if cell.id == element.here), None)
    told = [] if here is None else [_exits(here, spots, writer)]
    if dense or not spots:
        return Group(*told)
    middle = here or element.children[0]
    across = max(1, (width - 1) // CELL // 2 * 2 - 1)
    columns = range(middle.x - across // 2, middle.x + across // 2 + 1)
    rows = range(middle.y - AROUND, middle.y + AROUND + 1)
    shown = [(x, y) for y in rows for x in columns if (x, y) in spots]
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    lines = [Text(writer.named(element), style="bold")]
    for y in rows:
        drawn = [_cell(spots.get((x, y)), writer, spots.get((x, y)) is here) for x in columns]
        lines += [Text("").join(parts) for parts in zip(*drawn, strict=True)]
    return Group(*lines, *told)


def _cell(cell: Cell | None, writer: Writer, is_here: bool) -> list[Text]:
    """Draws one cell as four lines, with gaps in its edges where one can go on."""
    if cell is None:
        return [Text(" " * CELL)] * 4
    glyphs = writer.glyphs
    inner = CELL - 3
    if cell.hidden:
        name = f" {cell.code} " if cell.code else ""
        return [Text(f"{line.center(CELL - 1, glyphs.fog)} ", style="dim") for line in ("", name, "", "")]
    half = inner // 2 - 1

    def lid(side: Side) -> Text:
        """Draws the upper or the lower edge."""
        gap = "  " if side in cell.exits else glyphs.beam * 2
        edge = glyphs.beam * half + gap + glyphs.beam * (inner - half - 2)
        return Text(f"{glyphs.corner}{edge}{glyphs.corner} ", style="dim")

    west, east = (" " if side in cell.exits else glyphs.wall for side in ("west", "east"))
    lying = writer.lying(cell.children) if cell.children else Text(cell.code, style="cyan")
    lying.truncate(inner, pad=True)
    called = Text(_cut(writer.named(cell), inner).ljust(inner), style="bold" if is_here else "")
    middle = [Text.assemble((west, "dim"), line, (f"{east} ", "dim")) for line in (called, lying)]
    return [lid("north"), *middle, lid("south")]


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}."


def _exits(here: Cell, spots: dict[tuple[int, int], Cell], writer: Writer) -> Text:
    """Tells where one stands, what lies there, and what lies beyond each exit."""
    ways = []
    for side, step in STEPS.items():
        if side not in here.exits:
            continue
        next_cell = spots.get((here.x + step[0], here.y + step[1]))
        beyond = (
            writer.voice.say("unknown-land")
            if next_cell is None
            else next_cell.code or writer.named(next_cell)
        )
        ways.append(f"{writer.voice.say(f'side-{side}')}{TIE}{beyond}")
    line = Text(writer.voice.say("you-are-at", place=writer.named(here)), style="bold")
    if here.children:
        line.append(" ").append_text(writer.lying(here.children)).append(".")
    return line.append(f" {writer.voice.say('ways', ways=', '.join(ways))}" if ways else "")
