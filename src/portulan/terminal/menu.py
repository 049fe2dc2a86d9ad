"""The options of a decision: numbered, as sentences with their short form; long lists as a small grid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portulan.engine.action_space import Family
from portulan.engine.state import State
from portulan.terminal.words import Voice

LONGEST = 9
"""More options of one family than this are shown together, not one a line."""
GRID = 4
"""The same for families of three fields and more, whose sentences are long and alike."""

Numbered = list[tuple[int, int]]
"""Options as (number, move)."""


def menu(state: State, moves: Sequence[int], voice: Voice, examples: bool, first: int = 1) -> RenderableType:
    """Shows the options, family by family, in the order of their numbers; a grid with an example if asked to."""
    space = state.game.space
    families: dict[str, Numbered] = {}
    for number, move in enumerate(moves, first):
        families.setdefault(space.family(move).name, []).append((number, move))
    blocks: list[RenderableType] = []
    for name, options in families.items():
        family = space.named(name)
        fields = len(family.fields)
        if fields < 2 or len(options) <= (LONGEST if fields == 2 else GRID):
            blocks.append(_sentences(state, options, voice))
            continue
        shown = _grid if fields > 2 else _rows
        blocks.append(shown(family, options, voice))
        if examples:
            blocks.append(_example(state, options[0], voice))
    return Group(*blocks)


def words(state: State, moves: Sequence[int], voice: Voice) -> RenderableType:
    """Shows options without numbers, by what is typed for them: where a number is asked, it means itself."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for move in moves:
        table.add_row(state.game.space.shown(move), Text(voice.move(state, move)))
    return table


def _example(state: State, option: tuple[int, int], voice: Voice) -> Text:
    """Says what one option of a grid means, and how it is written."""
    number, move = option
    sentence = voice.move(state, move)
    words = voice.say("for-example", number=number, notation=state.game.space.shown(move), sentence=sentence)
    return Text(words, style="dim")


def _sentences(state: State, options: Numbered, voice: Voice) -> RenderableType:
    """Shows one option a line."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for number, move in options:
        table.add_row(str(number), state.game.space.shown(move), Text(voice.move(state, move)))
    return table


def _rows(family: Family, options: Numbered, voice: Voice) -> RenderableType:
    """Shows a family of two fields: a line for each value of the last, with the numbers of the first."""
    first, last = family.fields
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(justify="right", no_wrap=True, min_width=3)
    table.add_column()
    for value in _values(family, options, 1):
        words = Text()
        for number, move in options:
            if family.values(move)[1] == value:
                words.append("  " if words else "").append(str(number), style="bold")
                words.append(f" {voice.value(first, family.values(move)[0])}")
        name = voice.value(last, value)
        table.add_row(name if not name.isdecimal() else f"{voice.field(last)} {name}", words)
    return table


def _grid(family: Family, options: Numbered, voice: Voice) -> RenderableType:
    """Shows a family of more fields: a column for each value of the second, a line for the others together."""
    number_of = {family.values(move): number for number, move in options}
    across = _values(family, options, 1)
    lines = sorted({(values[0], *values[2:]) for values in number_of})
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(justify="right", min_width=3)
    for _ in family.fields[2:]:
        table.add_column()
    for place, value in enumerate(across):
        name = voice.value(family.fields[1], value)
        table.add_column(
            name if place else f"{voice.field(family.fields[1])} {name}", justify="right", style="bold"
        )
    shown = None
    for line in lines:
        named = f"{voice.field(family.fields[0])} {voice.value(family.fields[0], line[0])}"
        rest = [voice.value(field, value) for field, value in zip(family.fields[2:], line[1:], strict=True)]
        cells = [number_of.get((line[0], value, *line[1:])) for value in across]
        table.add_row(
            "" if line[0] == shown else named, *rest, *("" if cell is None else str(cell) for cell in cells)
        )
        shown = line[0]
    return table


def _values(family: Family, options: Iterable[tuple[int, int]], place: int) -> list[int]:
    """Lists the values that a field takes among the options."""
    return sorted({family.values(move)[place] for _, move in options})
