"""Checks of the scene: whatever a viewer sees is named in every language, and every move can be clicked."""

from __future__ import annotations

import json
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache, partial
from math import inf
from typing import Any

from portulan import CHANCE, Game, PortulanError
from portulan.engine.motions import HIDDEN_PIECE
from portulan.engine.scene import (
    Amount,
    Card,
    CellBoard,
    Counter,
    Entry,
    Label,
    Motion,
    Pile,
    Road,
    RoadMap,
    Scene,
    ScoreLine,
    TextCard,
    Token,
    held_by,
)
from tests.battery.case import Viewer, askable, require, some
from tests.battery.saying import LANGUAGES, is_said
from tests.battery.walk import Observation, Walk, observer

CLICKED = 200
"""Listed moves that are clicked at one position; of a longer list some."""


@observer(looks=0.25)
def scenes_can_be_drawn(walk: Walk) -> Observation:
    """A scene is plain data, its ids are unique, and its labels can be said in French and English."""
    case = walk.case
    rng = case.rng("scenes")
    while position := (yield):
        for viewer in case.viewers() if case.looks is None else (rng.choice(case.viewers()), None):
            scene = case.game.scene(position.state.view(viewer))
            try:
                json.dumps(scene, default=_parts)
            except (TypeError, ValueError) as error:
                require(False, f"{case}: the scene is no JSON: {error}")
            ids = Tally(element.id for element in scene.elements())
            name, number = ids.most_common(1)[0]
            require(number == 1, f"{case}: {number} elements are called {name!r}")
            torn = list(loose_ends(scene, case.game))
            require(not torn, f"{case}: {', '.join(torn)}")
            for label in labels(scene):
                for lang in LANGUAGES:
                    said = _label_is_said(case.game, label.name, tuple(sorted(label.arguments.items())), lang)
                    require(said, f"{case}: the label {label.name!r} cannot be said in {lang!r}")


def loose_ends(scene: Scene, game: Game) -> Iterator[str]:
    """Lists what leads nowhere: roads, places to stand on, cells on top of each other, moves that are none."""
    for element in scene.elements():
        if isinstance(element, RoadMap | CellBoard):
            inside = {child.id for child in element.children}
            if element.here and element.here not in inside:
                yield f"{element.id!r} has no {element.here!r} to stand on"
        if isinstance(element, RoadMap):
            for road in element.children:
                if isinstance(road, Road) and not {road.start, road.end} <= inside:
                    yield f"the road {road.id!r} leads nowhere"
        if isinstance(element, CellBoard):
            taken = Tally((cell.x, cell.y) for cell in element.children)
            yield from (f"{number} cells lie at {spot}" for spot, number in taken.items() if number > 1)
        if isinstance(element, Entry):
            for number in (element.low, element.high):
                notation = element.notation.replace("{}", f"{number:0{element.digits}d}")
                try:
                    game.space.parse(notation)
                except PortulanError:
                    yield f"{notation!r} is no move"


def _parts(element: Any) -> dict[str, Any]:
    """Takes a part of a scene apart for JSON."""
    if not is_dataclass(element):
        raise TypeError(f"{element!r} is no part of a scene")
    return {field.name: getattr(element, field.name) for field in fields(element)}


def labels(scene: Scene) -> Iterator[Label]:
    """Lists all labels of a scene, wherever they stand in it."""
    yield scene.status
    yield from (preview.effect for preview in scene.previews)
    for element in scene.elements():
        yield from _labels_in([getattr(element, field.name) for field in fields(element)])


def _labels_in(values: Iterable[object]) -> Iterator[Label]:
    """Finds labels in the fields of an element; the elements that it holds are looked at by themselves."""
    for value in values:
        if isinstance(value, Label):
            yield value
        elif isinstance(value, tuple):
            yield from _labels_in(value)
        elif isinstance(value, Amount | ScoreLine):
            yield from _labels_in([getattr(value, field.name) for field in fields(value)])


@cache
def _label_is_said(game: Game, name: str, arguments: tuple[tuple[str, Any], ...], lang: str) -> bool:
    return game.text.has(name, lang) and is_said(partial(game.text.say, name, dict(arguments), lang))


@observer(looks=1)
def moves_have_targets(walk: Walk) -> Observation:
    """Every listed move names elements of its player's scene to click, and no two the same; numbers are typed."""
    case = walk.case
    rng = case.rng("targets")
    while position := (yield):
        state = position.state
        for seat, moves in askable(state):
            view = state.view(None if seat == CHANCE else seat)
            elements = {element.id: element for element in case.game.scene(view).elements()}
            seen: dict[tuple[str, ...], int] = {}
            for move in some(moves, CLICKED, rng):
                clicks = tuple(case.game.targets(view, move))
                named = state.notation(move)
                require(
                    bool(clicks) and elements.keys() >= set(clicks),
                    f"{case}: {named!r} is clicked nowhere: {clicks}",
                )
                twin = seen.setdefault(clicks, move)
                typed = isinstance(elements[clicks[-1]], Entry)
                same = twin != move and seat != CHANCE and not typed
                require(not same, f"{case}: {named!r} and {state.notation(twin)!r} are clicked alike")


# Motions


@observer()
def motions_are_true(walk: Walk) -> Observation:
    """What the events tell to have moved has moved: every place they name has as many pieces more or fewer."""
    case = walk.case
    rng = case.rng("motions")
    families, table = case.game.events, case.game.motions
    close = walk.sample(4)
    before: dict[Viewer, Scene] = {}
    while position := (yield):
        for viewer, scene in before.items():
            told = [
                motion
                for event in position.note.events
                for motion in table.of(families[event[0]].seen_by(event, viewer))
            ]
            if told:
                after = case.game.scene(position.state.view(viewer))
                wrong = unbalanced(Places(scene), Places(after), told)
                require(not wrong, f"{case}: {viewer} is told {told}, but {'; '.join(wrong)}")
        viewers = case.viewers() if case.looks is None else [rng.choice(case.viewers())]
        looked = viewers if position.number in close else []
        before = {viewer: case.game.scene(position.state.view(viewer)) for viewer in looked}


class Places:
    """A scene by its places: what lies in them, however far in."""

    def __init__(self, scene: Scene) -> None:
        self.elements = {element.id: element for element in scene.elements()}
        self.holder = {part.id: element.id for element in scene.elements() for part in held_by(element)}

    def holds(self, place: str, ident: str) -> bool:
        """Tells whether an element is a place or lies in it."""
        while ident and ident != place:
            ident = self.holder.get(ident, "")
        return ident == place

    def pieces(self, place: str) -> int:
        """Counts the pieces in a place."""
        return sum(
            element.count if isinstance(element, Card | TextCard) else 1
            for element in self.elements.values()
            if isinstance(element, Card | TextCard | Token)
            and not isinstance(self.elements.get(self.holder.get(element.id, "")), Pile)
            and self.holds(place, element.id)
        )

    def swallows(self, place: str) -> bool:
        """Tells whether pieces vanish there."""
        return isinstance(self.elements.get(place), Pile | Counter)


def unbalanced(before: Places, after: Places, motions: list[Motion]) -> list[str]:
    """Lists the places where the number of pieces did not change as it was told."""
    named = {motion.source for motion in motions} | {motion.target for motion in motions}
    wrong: list[str] = []
    for place in sorted(place for place in named if place and "*" not in place):
        if place not in before.elements and place not in after.elements:
            came, left = (
                sum(motion.target == place for motion in motions),
                sum(motion.source == place for motion in motions),
            )
            if came != left and "*" not in {motion.count for motion in motions}:
                wrong.append(f"there is no {place}")
        elif not before.swallows(place) and not after.swallows(place):
            least, most = _told_change(before, after, motions, place)
            found = after.pieces(place) - before.pieces(place)
            if not least <= found <= most:
                wrong.append(f"{place} has {found:+} pieces")
    return wrong


def _told_change(before: Places, after: Places, motions: list[Motion], place: str) -> tuple[float, float]:
    """Gives the least and the most by which the pieces of a place may change by what was told."""

    def touched(other: str) -> tuple[int, int]:
        """Tells whether a motion from or to another place surely, or perhaps, is one from or to this one."""
        if before.holds(place, other) or after.holds(place, other):
            return 1, 1
        return 0, int(before.holds(other, place) or after.holds(other, place))

    least = most = 0.0
    for motion in motions:
        comes, leaves = touched(motion.target), touched(motion.source or before.holder.get(motion.piece, ""))
        if comes == leaves == (1, 1):
            continue
        number = inf if motion.count == "*" else int(motion.count)
        low, high = comes[0] - leaves[1], comes[1] - leaves[0]
        if motion.piece == HIDDEN_PIECE:  # a piece that nobody sees need not be drawn
            low, high = min(low, 0), max(high, 0)
        least += low * (0 if number == inf and low >= 0 else number)
        most += high * (0 if number == inf and high <= 0 else number)
    return least, most
