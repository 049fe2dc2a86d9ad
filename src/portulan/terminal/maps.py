"""Draws maps and figures as text: a square by what is typed for it, the symbols printed there and the pieces on it."""

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


def draw(area: Area, piece: Piece, pip: str) -> list[Text]:
    """Draws a map line by line: plates beside each other, with a rule between those above and those below."""
    plates = [squares(plate) for plate in area.children]
    inner = [plate.columns for plate in area.children if isinstance(plate, Area)]
    width = max(len(_cell(square, piece, pip)) for plate in plates for square in plate)
    lines: list[Text] = []
    for start in range(0, len(plates), area.columns):
        beside = plates[start : start + area.columns]
        columns = inner[start : start + area.columns]
        if lines:
            lines.append(Text("┼".join("─" * (count * (width + 1) + 1) for count in columns), style="dim"))
        for row in range(max(ceil(len(plate) / count) for plate, count in zip(beside, columns, strict=True))):
            line = Text()
            for number, (plate, count) in enumerate(zip(beside, columns, strict=True)):
                line.append("│" if number else "", style="dim").append(" ")
                for square in plate[row * count : (row + 1) * count]:
                    cell = _cell(square, piece, pip)
                    line.append_text(cell).append(" " * (width - len(cell) + 1))
            lines.append(line)
    return lines


def _cell(square: Area, piece: Piece, pip: str) -> Text:
    """Writes a square: its code, and what lies there, or else what is printed there."""
    tokens = [child for child in square.children if isinstance(child, Token)]
    cell = Text(square.code, style="bold" if square.active else "dim")
    cell.append(" ")
    if not tokens:
        return cell.append(pip * square.pips, style="yellow")
    for token in tokens:
        cell.append_text(piece(token))
    return cell
