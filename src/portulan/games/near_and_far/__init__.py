"""Near and Far: a town, an atlas of eleven maps, quests to be read, and campaigns that last for weeks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from portulan.engine.game import Game
from portulan.engine.lazy import made, part
from portulan.engine.profile import FirstGame, Profile
from portulan.engine.saga import Chapter, Saga, Traveller
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.journal import PLAN
from portulan.games.near_and_far.moves import SPACE
from portulan.games.near_and_far.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from portulan.content import Content
    from portulan.engine.content import Component
    from portulan.engine.state import JsonObject, State

FOLDER: Final = Path(__file__).parent


def _content(pack: Path | None, checked: bool) -> Content:
    from portulan.games.near_and_far.schema import read

    return read(pack, checked)


def _content_attributes(content: Content) -> dict[str, Any]:
    from portulan.games.near_and_far.box import Box
    from portulan.games.near_and_far.fields import declared

    box = Box(content)
    return {"box": box, "FIELDS": declared(box.quests, box.passages)}


def _components(content: Content) -> list[Component]:
    from portulan.games.near_and_far.schema import components

    return components(content)


def _first(names: Sequence[str], options: Mapping[str, str]) -> Chapter | None:
    from portulan.games.near_and_far.campaign import first

    return first(names, options)


def _check(carried: Mapping[str, Any]) -> JsonObject:
    from portulan.games.near_and_far.campaign import check

    return check(carried)


def _following(state: State, names: Sequence[str]) -> Chapter | None:
    from portulan.games.near_and_far.campaign import following

    return following(state, names)


def _players(carried: Mapping[str, Any]) -> Sequence[str]:
    from portulan.games.near_and_far.campaign import players

    return players(carried)


def _outline(carried: Mapping[str, Any], options: Mapping[str, str]) -> Sequence[str]:
    from portulan.games.near_and_far.campaign import outline

    return outline(carried, options)


def _travellers(
    carried: Mapping[str, Any], options: Mapping[str, str], state: State | None, seat: int | None
) -> Sequence[Traveller]:
    from portulan.games.near_and_far.campaign import travellers

    return travellers(carried, options, state, seat)


GAME = Game(
    name="near-and-far",
    title="Near and Far",
    rules_version=2,
    content_version=2,
    players=(2, 3, 4),
    options=OPTIONS,
    space=SPACE,
    events=EVENTS,
    content=_content,
    content_attributes=_content_attributes,
    components=_components,
    state=part(__name__, "state", "NearAndFar"),
    heuristic=made(__name__, "heuristics", "NearAndFarHeuristic"),
    scene=part(__name__, "scene", "scene"),
    targets=part(__name__, "scene", "targets"),
    motions=part(__name__, "scene", "MOTIONS"),
    folder=FOLDER,
    bound=None,
    over_rule="NF-END-2",
    saga=Saga(_first, _check, _following, _players, _outline, _travellers),
    journal=PLAN,
    profile=Profile(minutes=(90, 120), weight=3, first_game=FirstGame(players=2, level="easy", options={})),
)
