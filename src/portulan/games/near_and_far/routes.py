"""Trade routes (NF-ROUTE)."""

from __future__ import annotations

from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import NOBODY


def points(state: Position, seat: int, route: int) -> int:
    """Counts what a route is worth to a player: more alone, less shared, nothing if it is incomplete."""
    ends = state.atlas.route_ends[route]
    owners = [state.camps[place] for place in ends]
    if len(owners) != 2 or NOBODY in owners or seat not in owners:
        return 0
    alone, shared = state.atlas.route_points[route]
    return alone if owners[0] == owners[1] else shared
