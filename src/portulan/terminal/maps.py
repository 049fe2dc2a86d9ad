"""Draws maps and figures as text: names of squares on the rim, symbols that are printed there, and pieces."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from rich.text import Text

from portulan.engine.scene import AnyElement, Area, Figure, Token

Signs = tuple[str, str, str]
"""For a full square of a figure, for one that may be left out, and for none."""

Piece = Callable[[Token], Text]


def figure(rows: Figure, signs: Signs) -> str:
    """Writes a figure in one line, its rows one after the other."""
    full, maybe, none = signs
    return "/".join(row.replace(".", none).replace("o", maybe).replace("X", full) for row in rows)


def squares(plate: AnyElement) -> list[Area]:
    """Lists the squares of a plate, in reading order."""
    if not isinstance(plate, Area):
        return []
    return [child for child in plate.children if isinstance(child, Area)]


def printed(plate: Area, pip: str, none: str) -> str:
    """Writes the symbols printed on the squares of a plate in one line, its rows one after the other."""
    signs = [pip * square.pips or none for square in squares(plate)]
    rows = [signs[start : start + plate.columns] for start in range(0, len(signs), plate.columns)]
    return "/".join("".join(row) for row in rows)


def draw(area: Area, piece: Piece, pip: str, none: str, rules: Signs) -> list[Text]:
    """Draws a map as it is turned to the viewer: names on the rim, pieces and symbols, rules between the plates.

    `rules` are the signs for a rule that goes down, for one that goes across, and for where they meet.
    """
    wall, beam, cross = rules
    grid = _turned(_grid(area), area.turn)
    inside = [[_inside(square, piece, pip, none) for square, _ in row] for row in grid]
    width = max(len(cell) for row in inside for cell in row)
    across = [_in_common([row[place][0] for row in grid]) for place in range(len(grid[0]))]
    down = [_in_common([square for square, _ in row]) for row in grid]
    margin = max(map(len, down))
    ends = [place for place in range(1, len(grid[0])) if grid[0][place][1] != grid[0][place - 1][1]]
    names = [(" " if place in ends else "") + f" {name:{width + 1}}" for place, name in enumerate(across)]
    lines = [Text(" " * margin + "".join(names).rstrip(), style="dim")]
    for number, row in enumerate(grid):
        if number and row[0][1] != grid[number - 1][0][1]:
            parts = [(cross if place in ends else "") + beam * (width + 2) for place in range(len(row))]
            lines.append(Text(" " * margin + "".join(parts), style="dim"))
        line = Text(f"{down[number]:>{margin}}", style="dim")
        for place, (square, _) in enumerate(row):
            cell = inside[number][place]
            left, right = ("[", "]") if square.active else (" ", " ")
            line = Text.assemble(line, (wall if place in ends else "", "dim"), left, cell)
            line.append(" " * (width - len(cell)) + right)
        lines.append(line)
    return lines


Grid = list[list[tuple[Area, int]]]
"""The squares of a map line by line, each with the number of its plate."""


def _grid(area: Area) -> Grid:
    """Lays the squares of all plates side by side as the plates lie."""
    plates = [plate for plate in area.children if isinstance(plate, Area)]
    grid: Grid = []
    for start in range(0, len(plates), area.columns):
        beside = plates[start : start + area.columns]
        for row in range(max(ceil(len(squares(plate)) / plate.columns) for plate in beside)):
            line: list[tuple[Area, int]] = []
            for number, plate in enumerate(beside, start):
                part = squares(plate)[row * plate.columns : (row + 1) * plate.columns]
                line += [(square, number) for square in part]
            grid.append(line)
    return grid


def _turned(grid: Grid, quarters: int) -> Grid:
    """Turns a map clockwise by so many quarters."""
    for _ in range(quarters):
        grid = [list(line) for line in zip(*reversed(grid), strict=True)]
    return grid


def _in_common(line: list[Area]) -> str:
    """Finds what the names of squares in one line have in common: the letter of a column or the number of a row."""
    for kind in (str.isalpha, str.isdecimal):
        parts = {"".join(filter(kind, square.code)) for square in line}
        if len(parts) == 1:
            return parts.pop()
    return ""


def _inside(square: Area, piece: Piece, pip: str, none: str) -> Text:
    """Writes what lies on a square, and what is printed there, which the pieces do not hide."""
    inside = Text()
    for child in square.children:
        if isinstance(child, Token):
            inside.append_text(piece(child))
    inside.append(pip * square.pips, style="yellow")
    return inside if inside else Text(none, style="dim")
