"""Writes what is to be read: pages of the book with their choices, cards with their lines, sheets, numbers to type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from portulan.engine.scene import (
    ActionSheet,
    Amount,
    AnyElement,
    Area,
    Button,
    CardColumn,
    CardLine,
    Entry,
    Page,
    PageChoice,
    Stepper,
    TextCard,
    Toggle,
)
from portulan.terminal.atlas import Writer
from portulan.terminal.words import TIE, tied

READABLE = 76
"""Longer lines of prose are hard to read."""


def amount(one: Amount, writer: Writer) -> str:
    """Writes an amount: what is counted, and the number."""
    name = writer.voice.label(one.label)
    if one.value is None:
        return name
    if one.unit == "percent":
        return f"{name}{TIE}{writer.voice.say('percent', value=one.value)}"
    return f"{name}{TIE}{one.value:+d}" if one.unit == "change" else f"{name}{TIE}{one.value}"


def _amounts(all_of_them: Iterable[Amount], writer: Writer) -> str:
    return ", ".join(amount(one, writer) for one in all_of_them)


def prose(paragraph: str) -> Text:
    """Writes a paragraph of the book; what stands between asterisks is set in italics."""
    written = Text()
    for number, part in enumerate(tied(paragraph).split("*")):
        written.append(part, style="italic" if number % 2 else "")
    return written


def page(element: Page, writer: Writer, width: int) -> RenderableType:
    """Writes a page in a frame: title, picture in words, paragraphs, then the choices with what is known of them."""
    passage = writer.voice.passage(element.passage)
    blocks: list[RenderableType] = []
    if passage is not None and passage.picture_text:
        blocks.append(Text(f"[{tied(passage.picture_text)}]", style="dim italic"))
    blocks += [prose(paragraph) for paragraph in (passage.paragraphs if passage is not None else ())]
    blocks += [Text(writer.voice.label(paragraph), style="bold") for paragraph in element.paragraphs]
    if element.children:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for choice in element.children:
            table.add_row(choice.code, _choice(choice, writer))
        blocks.append(table)
    head = Text(writer.voice.label(element.label))
    title = Text(tied(passage.title) if passage is not None and passage.title else "")
    parts = [part for part in (writer.owned(element), head, title) if part]
    named = Text(writer.glyphs.between).join(parts)
    spaced = [part for block in blocks for part in (block, Text())][:-1]
    return Frame(Group(*spaced), title=named or None, title_align="left", width=min(width, READABLE + 4))


def _choice(choice: PageChoice, writer: Writer) -> Text:
    facts = [amount(one, writer) for one in (choice.test, *choice.costs) if one is not None]
    if choice.condition is not None:
        facts.insert(0, writer.voice.label(choice.condition))
    if choice.compulsory:
        facts.insert(0, writer.voice.say("compulsory"))
    if choice.chance is not None:
        facts.append(writer.voice.say("chance-of", value=choice.chance))
    words = Text(writer.named(choice))
    return words.append(f" ({', '.join(facts)})", style="dim") if facts else words


def text_cards(cards: Sequence[TextCard | CardColumn], writer: Writer) -> RenderableType:
    """Writes cards one below the other, each with its lines."""
    return Group(*(block for card in cards for block in _text_card(card, writer)))


def _text_card(card: TextCard | CardColumn, writer: Writer) -> list[RenderableType]:
    if isinstance(card, CardColumn):
        inside = [part for part in card.children if isinstance(part, TextCard)]
        return [head(card, writer), Padding(text_cards(inside, writer), (0, 0, 0, 2))]
    lines: list[RenderableType] = [head(card, writer)]
    passage = writer.voice.passage(card.passage) if card.face is not None else None
    if passage is not None:
        lines += [Padding(prose(paragraph), (0, 0, 0, 2)) for paragraph in passage.paragraphs]
        if chosen := passage.labels.get(card.chosen):
            lines.append(Padding(Text(f"{writer.glyphs.active}{tied(chosen)}", style="italic"), (0, 0, 0, 2)))
    return [*lines, *(Padding(_line(line, writer), (0, 0, 0, 2)) for line in card.children)]


def head(card: TextCard | CardColumn, writer: Writer) -> Text:
    """Writes a card or a column of cards in one line: its name, its badges and its die."""
    words = Text(writer.named(card), style="bold")
    if isinstance(card, TextCard) and card.face is None:
        return words.append(f"{TIE}?")
    if isinstance(card, TextCard) and card.badges:
        words.append(f" ({_amounts(card.badges, writer)})")
    if isinstance(card, TextCard) and card.count > 1:
        words.append(f"{TIE}{writer.glyphs.times}{card.count}")
    if card.die is not None:
        words.append(f" [{writer.voice.say('die-shows', value=card.die)}]")
    return Text.assemble("(", words, ")", style="dim") if isinstance(card, TextCard) and card.spent else words


def _line(line: CardLine, writer: Writer) -> Text:
    prices = _amounts((*line.costs, *((line.test,) if line.test is not None else ())), writer)
    passage = writer.voice.passage(line.passage)
    closed = writer.voice.label(line.hint) if line.closed else ""
    told = [
        closed,
        writer.voice.label(line.text),
        *(tied(part) for part in (passage.paragraphs if passage else ())),
    ]
    words = Text.assemble((writer.voice.label(line.label), "cyan"))
    words.append(f" ({prices})" if prices else "", style="dim")
    if any(told):
        words.append(writer.voice.say("colon") if words.plain else "")
        words.append(" ".join(part for part in told if part))
    return words


def action_sheet(element: ActionSheet, writer: Writer, width: int) -> RenderableType:
    """Writes a sheet in a frame: how it stands, what can be changed group by group, and what is said to end it."""
    blocks: list[RenderableType] = []
    if element.hint is not None:
        blocks.append(Text(writer.voice.label(element.hint)))
    passage = writer.voice.passage(element.passage)
    blocks += [prose(paragraph) for paragraph in (passage.paragraphs if passage is not None else ())]
    if element.text is not None:
        blocks.append(Text(writer.voice.label(element.text)))
    if element.amounts:
        blocks.append(Text(_amounts(element.amounts, writer), style="bold"))
    for child in element.children:
        if isinstance(child, Area):
            parts = [_switch(part, writer) for part in child.children]
            name = Text(writer.voice.label(child.label), style="bold")
            blocks.append(Text.assemble(name, writer.voice.say("colon"), Text("  ").join(parts)))
        elif not isinstance(child, Button):
            blocks.append(_switch(child, writer))
    return Frame(Group(*blocks), title=writer.named(element), title_align="left", width=width)


def _switch(element: AnyElement, writer: Writer) -> Text:
    """Writes a toggle as a box, a stepper as its number."""
    if isinstance(element, Toggle):
        box = "[x]" if element.on else "[ ]"
        words = Text.assemble(f"{box}{TIE}", writer.named(element).replace(" ", TIE))
        return words.append(f" ({_amounts(element.amounts, writer)})" if element.amounts else "", style="dim")
    if isinstance(element, Stepper):
        return Text(f"{writer.named(element)}{TIE}{element.value}")
    return writer.pieces((element,))


def entry(element: Entry, writer: Writer) -> Text:
    """Writes what may be typed, the move with its lowest and its highest number, and what one should know for it."""
    low, high = (f"{number:0{element.digits}d}" for number in (element.low, element.high))
    words = writer.voice.say("type-number", move=element.notation.replace("{}", low), last=high)
    hint = writer.voice.label(element.hint)
    return Text(f"{writer.named(element)}{writer.voice.say('colon')}{words}").append(
        f" ({hint})" if hint else "", style="dim"
    )
