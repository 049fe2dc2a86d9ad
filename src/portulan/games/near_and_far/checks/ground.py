"""A map as a graph: its locations, the paths between them, and how far it is from one to another."""

from __future__ import annotations

from collections import deque
from typing import Final

from portulan.content import Content
from portulan.games.near_and_far.entries import Icon, LocationEntry, MapEntry


class Ground:
    """The locations of a map by their ids, with their neighbours; a path that leads elsewhere is left out."""

    def __init__(self, content: Content, entry: MapEntry) -> None:
        self.entry: Final = entry
        self.places: Final = {
            place.id: place for place in content.all(LocationEntry) if place.map == entry.id
        }
        self.near: Final[dict[str, dict[str, Icon]]] = {uid: {} for uid in self.places}
        """The neighbours of every location, each with the icon on the way."""
        for path in entry.paths:
            if path.a in self.places and path.b in self.places:
                self.near[path.a][path.b] = path.icon
                self.near[path.b][path.a] = path.icon

    @property
    def town(self) -> str | None:
        """The town, if there is one."""
        return next((uid for uid, place in self.places.items() if place.kind == "town"), None)

    def distances(self, start: str) -> dict[str, int]:
        """Counts the steps to all locations that can be reached."""
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for other in self.near[here]:
                if other not in found:
                    found[other] = found[here] + 1
                    waiting.append(other)
        return found


def grounds(content: Content) -> list[Ground]:
    """Lists all maps."""
    return [Ground(content, entry) for entry in content.all(MapEntry)]
