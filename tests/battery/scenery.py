"""Checks of the scene: whatever a viewer sees is named in every language, and every move can be clicked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache, partial
from typing import Any

from portulan import CHANCE, Game
from portulan.engine.scene import Label, Scene, ScoreSheet, Story
from tests.battery.case import Case, askable, glimpses, require
from tests.battery.saying import LANGUAGES, is_said


def scenes_can_be_drawn(case: Case) -> None:
    """A scene is plain data, its ids are unique, and its labels can be said in French and English."""
    rng = case.rng("scenes")
    for state in glimpses(case, seeded=False, one_in=case.seldom):
        for viewer in case.viewers() if case.every == 1 else (rng.choice(case.viewers()), None):
            scene = case.game.scene(state.view(viewer))
            try:
                json.dumps(asdict(scene))
            except (TypeError, ValueError) as error:
                require(False, f"{case}: the scene is no JSON: {error}")
            ids = Counter(element.id for element in scene.elements())
            name, number = ids.most_common(1)[0]
            require(number == 1, f"{case}: {number} elements are called {name!r}")
            for label in labels(scene):
                for lang in LANGUAGES:
                    said = _label_is_said(case.game, label.name, tuple(sorted(label.arguments.items())), lang)
                    require(said, f"{case}: the label {label.name!r} cannot be said in {lang!r}")


def labels(scene: Scene) -> Iterator[Label]:
    """Lists all labels of a scene."""
    yield scene.status
    yield from (preview.effect for preview in scene.previews)
    for element in scene.elements():
        yield from (label for label in (element.label, element.hint) if label is not None)
        if isinstance(element, Story):
            yield from element.paragraphs
        if isinstance(element, ScoreSheet):
            yield from (line.label for line in element.lines)


@cache
def _label_is_said(game: Game, name: str, arguments: tuple[tuple[str, Any], ...], lang: str) -> bool:
    return game.text.has(name, lang) and is_said(partial(game.text.say, name, dict(arguments), lang))


def moves_have_targets(case: Case) -> None:
    """Every listed move names elements of its player's scene to click, and no two moves of a list the same."""
    for state in glimpses(case, seeded=False):
        for seat, moves in askable(state):
            view = state.view(None if seat == CHANCE else seat)
            ids = {element.id for element in case.game.scene(view).elements()}
            seen: dict[tuple[str, ...], int] = {}
            for move in moves:
                clicks = tuple(case.game.targets(view, move))
                named = state.notation(move)
                require(
                    bool(clicks) and ids.issuperset(clicks), f"{case}: {named!r} is clicked nowhere: {clicks}"
                )
                twin = seen.setdefault(clicks, move)
                same = twin != move and seat != CHANCE
                require(not same, f"{case}: {named!r} and {state.notation(twin)!r} are clicked alike")
