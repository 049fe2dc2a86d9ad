"""Checks of what is told: nothing changes in silence, events lead from view to view, sentences say what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from portulan import CHANCE
from portulan.engine.events import Event
from portulan.engine.text import spoken
from portulan.engine.view import CommonView
from tests.battery.case import Case, Told, Viewer, askable, require, some
from tests.battery.walk import Observation, Position, Walk, observer

COMMON = frozenset(CommonView.__annotations__)
"""The part of a view that says whose it is and what is asked; the rest lies on the table."""

SAID = 4
"""Listed moves that are played at one position, to compare what is said of them with what happens."""

View = dict[str, Any]


def table_of(case: Case, view: View) -> View:
    """Takes what lies on the table out of a view, as far as events tell of it."""
    return {key: view[key] for key in view if key not in COMMON and key not in case.not_told}


def heard(case: Case, events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """Names events and their fields as a viewer hears them."""
    families = [case.game.events[event[0]] for event in events]
    return [
        (family.name, family.arguments(family.seen_by(event, viewer)))
        for family, event in zip(families, events, strict=True)
    ]


class Sights:
    """What viewers saw at a position, and what they heard since then.

    A choice that is made in parts is told with its last part: until then the sights are kept.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.before: dict[Viewer, View] = {}
        self.events: list[Event] = []

    def is_complete(self, position: Position) -> bool:
        """Adds what was told on the way to a position, and says whether it can be compared with the sights now."""
        self.events += position.note.events
        decided = position.entry is not None and position.entry[0] == position.state.actor
        return bool(self.events) or not decided

    def take(self, position: Position, viewers: Sequence[Viewer]) -> None:
        """Looks at a position."""
        self.before = {viewer: position.state.view(viewer) for viewer in viewers}
        self.events = []


@observer()
def changes_are_told(walk: Walk) -> Observation:
    """Nothing changes in silence: whoever sees another table than before has heard of something."""
    case = walk.case
    close = walk.sample(4)
    sights = Sights(case)
    while position := (yield):
        if not sights.is_complete(position):
            continue
        for viewer, view in sights.before.items():
            if not sights.events:
                before, after = (table_of(case, seen) for seen in (view, position.state.view(viewer)))
                changed = [key for key in after if after[key] != before.get(key)]
                require(
                    not changed, f"{case}: {viewer} sees another {', '.join(changed)}, and nothing was told"
                )
        sights.take(position, (None, 0) if position.number in close else ())


@observer()
def events_lead_to_the_view(walk: Walk) -> Observation:
    """What a viewer saw before, changed by what he heard as the recount of the game tells it, is what he sees after."""
    case = walk.case
    retelling = case.retelling
    if retelling is None:
        return
    rng = case.rng("retelling")
    close = walk.sample(4)
    sights = Sights(case)
    while position := (yield):
        if not sights.is_complete(position):
            continue
        for viewer, view in sights.before.items():
            after = position.state.view(viewer)
            common = {key: after[key] for key in COMMON}
            told = heard(case, sights.events, viewer)
            expected = retelling.retell(view, told, common)
            seen = table_of(case, after)
            wrong = [
                f"{key} is {seen[key]}, not {expected[key]}"
                for key in seen
                if key in expected and seen[key] != expected[key]
            ]
            require(not wrong, f"{case}: {viewer} heard {told}, and then {'; '.join(wrong)}")
        viewers: Sequence[Viewer] = (
            case.viewers() if case.looks is None else (None, rng.randrange(case.players))
        )
        sights.take(position, viewers if position.number in close else ())


@observer(looks=1)
def sentences_say_what_happens(walk: Walk) -> Observation:
    """What the sentence of a move names, the first event that tells of it names too."""
    case = walk.case
    rng = case.rng("what happens")
    while position := (yield):
        for seat, moves in askable(position.state):
            for move in some(moves, SAID, rng):
                state = position.state.copy()
                events = state.listen()
                _, named = state.sentence(move)
                notation = state.notation(move)
                state.play(move, seat)
                first = _first_of(case, events, seat)
                wrong = [] if first is None else _differences(case, named, first)
                require(not wrong, f"{case}: {notation!r}: {'; '.join(wrong)}")


def _first_of(case: Case, events: list[Event], seat: int) -> Event | None:
    """Finds the first event that is told of a seat, or of nobody."""
    for event in events:
        index = case.game.events[event[0]].seat_index
        if seat == CHANCE or index is None or event[1 + index] == seat:
            return event
    return None


def _differences(case: Case, named: dict[str, str | int], event: Event) -> list[str]:
    """Compares the arguments of a sentence with an event, where both have a field of one name.

    The value may stand in another field: who moves a card *to* a slot is told from where it came, too.
    """
    family = case.game.events[event[0]]
    told = family.arguments(event)
    wrong = []
    for field in family.fields:
        said = named.get(field.name)
        if said is None or told[field.name] == "hidden":
            continue
        known = not field.labels or said in [spoken(name) for name in field.names]
        if known and said not in told.values():
            wrong.append(
                f"the sentence names the {field.name} {said!r}, the event {family.name!r} tells {told}"
            )
    return wrong
