"""Going through all cards: what they bear, which actions they offer, and every operation with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from portulan.content import Content, Entry, Finding
from portulan.games.seventh_continent.content.conditions import AnyCondition, Not
from portulan.games.seventh_continent.content.entries import (
    Action,
    AdventureEntry,
    AnyFace,
    CharacterEntry,
    ClueEntry,
    Effect,
    ExplorationEntry,
    Face,
    Flag,
    Permanent,
    SkillEntry,
    State,
    StateEntry,
    Temporary,
    Terrain,
    ZoneEntry,
)
from portulan.games.seventh_continent.content.operations import (
    AnyOperation,
    Choose,
    DrawTest,
    ForEach,
    If,
    Random,
)
from portulan.games.seventh_continent.content.terms import At, Side

STEPS: dict[Side, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: dict[Side, Side] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def whole(text: str) -> Finding:
    """Tells what is wrong with the content as a whole."""
    return Finding("content", "", "", text)


# Cards


class Card(NamedTuple):
    """A card of the Adventure or Exploration Deck with its face; copies of states have none of their own."""

    entry: AdventureEntry | ExplorationEntry
    face: AnyFace


def cards(content: Content) -> Iterator[Card]:
    """Lists the cards of the Adventure and the Exploration Deck."""
    for entry in content.all(AdventureEntry):
        yield Card(entry, entry.face)
    for fog in content.all(ExplorationEntry):
        yield Card(fog, fog.face)


def faces(content: Content) -> Iterator[tuple[AdventureEntry | ExplorationEntry, Face]]:
    """Lists the cards that have a face of their own."""
    for entry, face in cards(content):
        if not isinstance(face, State):
            yield entry, face


def by_number(content: Content) -> dict[str, list[AdventureEntry]]:
    """Gives the Adventure cards of every number."""
    found: dict[str, list[AdventureEntry]] = {number: [] for number in content.ids("number")}
    for entry in content.all(AdventureEntry):
        found.setdefault(entry.number, []).append(entry)
    return found


def terrains(content: Content) -> Iterator[tuple[AdventureEntry, Terrain]]:
    """Lists the terrains."""
    for entry in content.all(AdventureEntry):
        if isinstance(entry.face, Terrain):
            yield entry, entry.face


def beyond(at: At, side: Side) -> At:
    """Gives the place at a side of another."""
    x, y = STEPS[side]
    return At(at.sheet, at.x + x, at.y + y)


# What they bear


class Bearer(NamedTuple):
    """Something that bears actions, effects and operations: a card, an object that a skill becomes, a state, a zone."""

    entry: Entry
    path: str
    actions: tuple[tuple[str, Action], ...]
    effects: tuple[Effect, ...]
    reveals: tuple[AnyOperation, ...] = ()
    flags: tuple[Flag, ...] = ()
    field: str = "effects"
    """Where its effects stand."""


def _numbered(actions: Sequence[Action]) -> tuple[tuple[str, Action], ...]:
    return tuple((f"actions[{number}]", action) for number, action in enumerate(actions))


def bearers(content: Content) -> Iterator[Bearer]:
    """Lists whatever bears actions or effects."""
    for entry, face in faces(content):
        actions = _numbered(face.actions)
        if isinstance(face, Terrain) and face.on_arrival is not None:
            actions += (("on_arrival", face.on_arrival),)
        if isinstance(face, Temporary) and face.mandatory is not None:
            actions += (("mandatory", face.mandatory),)
        yield Bearer(entry, "face.", actions, face.effects, face.on_reveal, face.flags)
    for state in content.all(StateEntry):
        yield Bearer(state, "", _numbered(state.actions), state.effects)
    for skill in content.all(SkillEntry):
        yield Bearer(skill, "", _numbered(skill.actions), skill.effects)
        if skill.craft is not None:
            made = skill.craft.object
            yield Bearer(skill, "craft.object.", _numbered(made.actions), made.effects, (), made.flags)
    for who in content.all(CharacterEntry):
        yield Bearer(who, "", (), who.power, field="power")
    for clue in content.all(ClueEntry):
        yield Bearer(clue, "", (), clue.effects, (), clue.flags)
    for zone in content.all(ZoneEntry):
        yield Bearer(zone, "", (("action", zone.action),), ())


# What happens


class Site(NamedTuple):
    """An operation and where it stands: its bearer, its action if it is part of one, and what holds there."""

    bearer: Bearer
    path: str
    action: Action | None
    op: AnyOperation
    guards: tuple[AnyCondition, ...]
    beside: tuple[AnyOperation, ...]
    """All operations of the list in which it stands, and of those around that list."""

    @property
    def entry(self) -> Entry:
        """The entry that bears it."""
        return self.bearer.entry


def sites(content: Content) -> Iterator[Site]:
    """Lists every operation of all cards."""
    for bearer in bearers(content):
        yield from sites_of(bearer)


def sites_of(bearer: Bearer) -> Iterator[Site]:
    """Lists every operation of a bearer."""
    path = bearer.path
    yield from _within(bearer, f"{path}on_reveal", None, bearer.reveals, (), ())
    for name, action in bearer.actions:
        yield from _within(bearer, f"{path}{name}.success", action, action.success, action.requires, ())
        yield from _within(bearer, f"{path}{name}.failure", action, action.failure or (), action.requires, ())
    for number, effect in enumerate(bearer.effects):
        name = f"{path}{bearer.field}[{number}]"
        paid = (*effect.do, *effect.pay)
        yield from _within(bearer, f"{name}.do", None, effect.do, effect.when, paid)
        yield from _within(bearer, f"{name}.pay", None, effect.pay, effect.when, paid)


def _within(
    bearer: Bearer,
    path: str,
    action: Action | None,
    ops: tuple[AnyOperation, ...],
    guards: tuple[AnyCondition, ...],
    around: tuple[AnyOperation, ...],
) -> Iterator[Site]:
    beside = (*around, *ops)
    for number, op in enumerate(ops):
        name = f"{path}[{number}]"
        yield Site(bearer, name, action, op, guards, beside)
        for inner, branch, more in _branches(op):
            yield from _within(bearer, f"{name}.{inner}", action, branch, (*guards, *more), beside)


def _branches(
    op: AnyOperation,
) -> Iterator[tuple[str, tuple[AnyOperation, ...], tuple[AnyCondition, ...]]]:
    match op:
        case Choose(options=options) | Random(options=options):
            for number, branch in enumerate(options):
                yield f"options[{number}]", branch, ()
        case ForEach(ops=ops):
            yield "ops", ops, ()
        case If(cond=cond, then=then, otherwise=otherwise):
            yield "then", then, (cond,)
            yield "otherwise", otherwise, (Not(cond),)
        case DrawTest(success=success, failure=failure):
            yield "success", success, ()
            yield "failure", failure, ()
        case _:
            return


# The sheet


def led_to(face: Permanent, at_place: Mapping[At, str]) -> set[str]:
    """Lists the numbers of the places that the arrows of an event on the sheet point to."""
    if face.at is None:
        return set()
    pointed = {beyond(face.at, arrow.side) for arrow in face.arrows}
    return {at_place[at] for at in pointed if at in at_place}


def places(content: Content) -> dict[At, str]:
    """Gives the plain number that belongs to every place of the sheets."""
    kinds = {entry.number: entry for entry in content.all(AdventureEntry)}
    found: dict[At, str] = {}
    for number, entry in kinds.items():
        face = entry.face
        at = face.at if isinstance(face, Terrain | Permanent) else None
        if at is not None and not (entry.authorised_by.any_of or entry.authorised_by.all_of):
            found[at] = number
    return found
