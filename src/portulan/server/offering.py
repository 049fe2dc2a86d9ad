"""What a person is asked at once: the main question, with all that may be decided before it (`engine/offers.py`)."""

from __future__ import annotations

from dataclasses import replace

from portulan.engine.game import Game
from portulan.engine.offers import Offer, areas_of_switches, areas_of_words, as_asked
from portulan.engine.scene import ActionSheet, AnyElement, Area, Scene
from portulan.engine.state import JsonObject
from portulan.server.acts import Viewer
from portulan.server.table import Table


def offered(table: Table, viewer: Viewer) -> list[Offer]:
    """Lists the questions that a viewer may answer now, the main one last; none if no person sees through that seat.

    A guided first game goes one decision at a time, as its record does.
    """
    match, seat = table.match, viewer.look
    if match is None or seat is None or table.seats[seat].level is not None or table.setup.guided:
        return []
    return match.offers(seat, held_by_person(table, viewer)) if seat in match.state.actors else []


def held_by_person(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """Lists the seats of a viewer that no bot plays; at a guided table everything is asked."""
    return () if table.setup.guided else tuple(n for n in viewer.seats if table.seats[n].level is None)


class Sight:
    """What a viewer sees of a position: the questions that it may answer, and what it may know as each is asked.

    A scene and its choices are made from one sight, so that views are made once; nobody keeps it, since they are large.
    """

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.offers = offered(table, viewer)
        """What may be answered now, the main question last."""
        self._views: list[JsonObject] = []

    def views(self) -> list[JsonObject]:
        """Gives what the viewer may know as each question is asked; where none is, what it may know now."""
        if not self._views:
            assert self.table.match is not None
            states = [offer.state for offer in self.offers] or [self.table.match.state]
            self._views = [state.view(self.viewer.look) for state in states]
        return self._views

    def view_of(self, offer: Offer) -> JsonObject:
        """Gives what the viewer may know as a question is asked."""
        place = next((n for n, one in enumerate(self.offers) if one is offer), 0)
        return self.views()[place]

    def questions(self) -> list[Offer]:
        """Lists what a seat that is asked is asked, the main question first."""
        match, seat = self.table.match, self.viewer.look
        assert match is not None and seat is not None and match.state.step is not None
        state = match.state
        return as_asked(self.offers) or [Offer((), state, match.state.step, state.listed_moves(seat))]

    def scene(self) -> Scene:
        """Draws the table with all that may be answered."""
        game, views = self.table.game, self.views()
        return game.scene(views[-1]) if len(views) == 1 else scene_of_offers(game, self.offers, views)


def scene_of_offers(game: Game, found: list[Offer], views: list[JsonObject]) -> Scene:
    """Draws the table with the main question, and with the words and previews that the questions before it need.

    The views are what the seat may know as each of the questions is asked.
    """
    scene = game.scene(views[-1])
    known = {element.id for element in scene.elements()}
    for offer, view in zip(found[:-1], views, strict=False):
        earlier = game.scene(view)
        targets = [game.targets(view, move) for move in offer.moves]
        wanted = {target for one in targets for target in one} - known
        known |= wanted
        scene = replace(
            scene,
            children=_with_switches(_with_words(scene, earlier, wanted), earlier, wanted),
            previews=(*scene.previews, *(one for one in earlier.previews if list(one.targets) in targets)),
        )
    return scene


def _with_switches(
    children: tuple[AnyElement, ...], there: Scene, wanted: set[str]
) -> tuple[AnyElement, ...]:
    """Puts what can be switched on the sheet of another scene, as far as it is wanted, on the sheet of this one."""
    groups = [
        replace(area, children=switches)
        for area in areas_of_switches(there)
        if (switches := tuple(one for one in area.children if one.id in wanted))
    ]
    return tuple(_switched(one, groups) if isinstance(one, ActionSheet) else one for one in children)


def _switched(sheet: ActionSheet, groups: list[Area]) -> ActionSheet:
    """Adds groups of switches to a sheet: to a group that it has, or before its words."""
    parts = list(sheet.children)
    for group in groups:
        known = next((part for part in parts if part.id == group.id and isinstance(part, Area)), None)
        if known is not None:
            parts[parts.index(known)] = replace(known, children=(*known.children, *group.children))
        else:
            parts.insert(sum(isinstance(part, Area) for part in parts), group)
    return replace(sheet, children=tuple(parts))


def _with_words(here: Scene, there: Scene, wanted: set[str]) -> tuple[AnyElement, ...]:
    """Puts the words of another scene that are wanted before those that a player may say: they come first."""
    children = list(here.children)
    for area in areas_of_words(there):
        words = tuple(word for word in area.children if word.id in wanted)
        if not words:
            continue
        known = next((one for one in areas_of_words(here) if one.id == area.id), None)
        if known is None:
            children.append(replace(area, children=words))
        else:
            children[children.index(known)] = replace(known, children=(*words, *known.children))
    return tuple(children)
