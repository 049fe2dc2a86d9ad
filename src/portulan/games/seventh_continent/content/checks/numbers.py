"""CHK-03, -05, -06, -10, -21, -26: numbers exist, golds follow greens, and authority is shown where it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from portulan.content import Content, Entry, Finding
from portulan.games.seventh_continent.content.checks.walk import (
    bearers,
    by_number,
    faces,
    sites,
    terrains,
)
from portulan.games.seventh_continent.content.conditions import CardInPlay, Not
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    Authority,
    ClueEntry,
    Face,
    Hidden,
    NumberEntry,
    Permanent,
    Terrain,
)
from portulan.games.seventh_continent.content.operations import (
    GoldReplace,
    NewBoard,
    PlaceEvent,
    ReplaceThis,
    Take,
)


def source_of(entry: Entry) -> str:
    """Gives what the back of a card shows if this one authorises it: a number, else an id (G-66)."""
    return entry.number if isinstance(entry, AdventureEntry) else entry.id


def sum_of(number: str, n: int) -> str:
    """Adds a flag to a box (7C-FLAG-1)."""
    return f"{int(number) + n:03}"


def flag_values(content: Content) -> dict[str, set[int]]:
    """Gives the numbers that go with each symbol."""
    found: dict[str, set[int]] = {}
    for bearer in bearers(content):
        for flag in bearer.flags:
            found.setdefault(flag.symbol, set()).add(flag.n)
    return found


def hidden_of(face: Face) -> Hidden | None:
    """Gives the hidden number of a card."""
    return face.hidden if isinstance(face, Terrain | Permanent) else None


class Way(NamedTuple):
    """A way to a card by authority: from which sources, to which number, told where."""

    entry: Entry
    field: str
    sources: tuple[str, ...]
    number: str


def ways(content: Content) -> Iterator[Way]:
    """Lists flag sums and hidden numbers; riddles and combinations are told by the card that is reached."""
    values = flag_values(content)
    for site in sites(content):
        if isinstance(site.op, Take):
            for symbol in site.op.flags:
                for n in sorted(values.get(symbol, ())):
                    yield Way(
                        site.entry, f"{site.path}.flags", (source_of(site.entry),), sum_of(site.op.card, n)
                    )
    for entry, face in faces(content):
        hidden = hidden_of(face)
        if hidden is not None:
            yield Way(entry, "face.hidden", (source_of(entry),), hidden.number)


def opened(content: Content) -> dict[str, set[str]]:
    """Gives for every terrain those that a flag puts into play beside it; no exit leads there."""
    known = by_number(content)
    values = flag_values(content)
    found: dict[str, set[str]] = {}
    for site in sites(content):
        entry, op = site.entry, site.op
        if isinstance(entry, AdventureEntry) and isinstance(op, Take) and op.places:
            for total in {sum_of(op.card, n) for symbol in op.flags for n in values.get(symbol, ())}:
                if any(isinstance(card.face, Terrain) for card in known.get(total, [])):
                    found.setdefault(entry.number, set()).add(total)
    return found


def plain_calls(content: Content) -> Iterator[tuple[Entry, str, str]]:
    """Lists every number that is called by a box, an exit, a clue or an operation, with its place."""
    for site in sites(content):
        if isinstance(site.op, Take | ReplaceThis | NewBoard | PlaceEvent):
            yield site.entry, site.path, site.op.card
    for entry, terrain in terrains(content):
        for side, way in terrain.exits.items():
            yield entry, f"face.exits.{side}", way.box
    for clue in content.all(ClueEntry):
        yield clue, "start", clue.start


def find_missing(content: Content) -> Iterator[Finding]:
    """CHK-03: every number has a card; what is called is there."""
    known = by_number(content)
    for number, found in known.items():
        if not found:
            yield content.finding(number, "id", "has no card")
    for way in ways(content):
        if not known.get(way.number):
            yield content.finding(way.entry, way.field, f"leads to {way.number!r}, which has no card")
    for clue in content.all(ClueEntry):
        if not any(isinstance(card.face, Terrain) for card in known.get(clue.start, [])):
            yield content.finding(clue, "start", f"must be a terrain, not {clue.start!r}")


def find_golds(content: Content) -> Iterator[Finding]:
    """CHK-05: a number with a gold card has a green one."""
    for number, found in by_number(content).items():
        if found and all(card.back == "gold" for card in found):
            yield content.finding(number, "id", "has a gold card and no green one")


def find_gold_replace(content: Content) -> Iterator[Finding]:
    """CHK-06: green to gold stands on green cards with a gold card of their number only."""
    known = by_number(content)
    for site in sites(content):
        if isinstance(site.op, GoldReplace):
            entry = site.entry
            if not isinstance(entry, AdventureEntry) or entry.back != "green":
                yield content.finding(entry, site.path, "stands on a card that is not green")
            elif not any(card.back == "gold" for card in known[entry.number]):
                yield content.finding(
                    entry, site.path, f"has no gold card {entry.number!r} to put in its place"
                )


def _shown(authority: Authority) -> set[tuple[str, ...]]:
    every = {(source,) for source in authority.any_of}
    return every | ({tuple(sorted(authority.all_of))} if authority.all_of else set())


def find_authority(content: Content) -> Iterator[Finding]:
    """CHK-10: who is reached by authority shows it, and nobody else does; no number is reached both ways."""
    known = by_number(content)
    kinds = {number.id: number.kind for number in content.all(NumberEntry)}
    riddles = {source_of(entry) for entry, face in faces(content) if face.riddle}
    for entry, field, number in plain_calls(content):
        if kinds.get(number) == "authorised":
            yield content.finding(entry, field, f"calls {number!r}, which is reached by authority only")
    told: dict[str, set[tuple[str, ...]]] = {}
    for way in ways(content):
        told.setdefault(way.number, set()).add(way.sources)
        for card in known.get(way.number, []):
            if way.sources not in _shown(card.authorised_by):
                said = f"leads to {card.id!r}, which does not show {way.sources[0]!r}"
                yield content.finding(way.entry, way.field, said)
    for card in content.all(AdventureEntry):
        shown = _shown(card.authorised_by)
        if bool(shown) != (kinds[card.number] == "authorised"):
            said = "must show its source" if not shown else f"stands on the plain number {card.number!r}"
            yield content.finding(card, "authorised_by", said)
        for sources in sorted(shown):
            combined = len(sources) > 1 and sum(map(int, sources)) == int(card.number)
            if (
                sources not in told.get(card.number, set())
                and not combined
                and not riddles.issuperset(sources)
            ):
                yield content.finding(card, "authorised_by", f"is not reached from {' and '.join(sources)}")


def find_clue_flags(content: Content) -> Iterator[Finding]:
    """CHK-21: the flag of every clue can be added somewhere, and the sum is a card."""
    known = by_number(content)
    for clue in content.all(ClueEntry):
        for number, flag in enumerate(clue.flags):
            sums = [
                sum_of(site.op.card, flag.n)
                for site in sites(content)
                if isinstance(site.op, Take) and flag.symbol in site.op.flags
            ]
            if not any(known.get(total) for total in sums):
                yield content.finding(
                    clue, f"flags[{number}]", f"adds {flag.symbol!r} to no box that leads to a card"
                )


def find_early_golds(content: Content) -> Iterator[Finding]:
    """CHK-26: a green terrain with a gold leaves the Board by becoming gold only; else its gold could be taken early.

    A hidden number and `replace_this` send the card to the Past while its number can still be called; a call by another
    card finds the gold one while the green one lies on the Board, unless it asks for that. A new Board returns its
    terrains, unless the option `new_board_terrains` says otherwise; that is to be seen in play.
    """
    known = by_number(content)
    golds = {number for number, found in known.items() if any(card.back == "gold" for card in found)}
    laid = {entry.number for entry, _ in terrains(content)}
    for entry, terrain in terrains(content):
        if entry.back == "green" and entry.number in golds and terrain.hidden is not None:
            yield content.finding(entry, "face.hidden", "would lay a card with a gold one in the Past")
    for site in sites(content):
        card = site.entry
        if isinstance(site.op, ReplaceThis) and isinstance(card, AdventureEntry) and card.number in golds:
            yield content.finding(card, site.path, "would lay a card with a gold one in the Past")
        called = site.op.card if isinstance(site.op, Take) else ""
        if called in laid & golds and Not(CardInPlay(called)) not in site.guards:
            yield content.finding(card, site.path, "could take a gold card while its green one lies open")
