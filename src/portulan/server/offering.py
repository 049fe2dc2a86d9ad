"""What a person is asked at once: the main question, with all that may be decided before it (`engine/offers.py`)."""

from __future__ import annotations

from dataclasses import replace

from portulan.engine.game import Game
from portulan.engine.offers import Offer, areas_of_words, as_asked
from portulan.engine.scene import AnyElement, Scene
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
    return match.offers(seat) if seat in match.state.actors else []


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
        """Gives what the viewer may know as a question is asked: one is declined after the other."""
        return self.views()[len(offer.declined)]

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
            children=_with_words(scene, earlier, wanted),
            previews=(*scene.previews, *(one for one in earlier.previews if list(one.targets) in targets)),
        )
    return scene


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
