"""What a viewer may know of a shore, as typed plain data."""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from tests.toys.pebbles.position import Position
from tests.toys.pebbles.shore import COVES, KINDS
from tests.toys.pebbles.steps import WALK


class BoardView(TypedDict):
    """What one player has; a pocket is None for whoever may not look into it."""

    found: dict[str, int]
    pocket: dict[str, int] | None
    pocket_size: int


class View(CommonView):
    """Everything on the shore; points and winners are told after the end."""

    day: int
    sand: dict[str, str | None]
    bag: int
    unseen: dict[str, int]
    boards: list[BoardView]
    walks: list[str | None]
    scores: list[int] | None
    winners: list[int] | None


def view(state: Position, seat: int | None) -> View:
    """Tells what a seat, or a spectator, may know: not the walks before all chose, not others' pockets."""
    others = [other for other in range(state.players) if other != seat and not state.open_pockets]
    unseen = state.bag[:]
    for other in others:
        for kind in range(len(KINDS)):
            unseen[kind] += state.pocket[other * len(KINDS) + kind]
    return {
        **common_view(state, seat),
        "day": state.day,
        "sand": {
            cove: KINDS[lying - 1] if lying else None for cove, lying in zip(COVES, state.sand, strict=True)
        },
        "bag": sum(state.bag),
        "unseen": dict(zip(KINDS, unseen, strict=True)),
        "boards": [_board(state, other, other in others) for other in range(state.players)],
        "walks": [_walk(state, other, other == seat) for other in range(state.players)],
        "scores": state.scores() if state.over else None,
        "winners": state.winners() if state.over else None,
    }


def hides_walks(state: Position) -> bool:
    """Tells whether the walks of today are still secret (PB-WALK-1)."""
    return bool(state.stack) and state.stack[-1][0] == WALK


def _board(state: Position, seat: int, hidden: bool) -> BoardView:
    places = slice(seat * len(KINDS), (seat + 1) * len(KINDS))
    pocket = state.pocket[places]
    return {
        "found": dict(zip(KINDS, state.found[places], strict=True)),
        "pocket": None if hidden else dict(zip(KINDS, pocket, strict=True)),
        "pocket_size": sum(pocket),
    }


def _walk(state: Position, seat: int, own: bool) -> str | None:
    cove = state.walks[seat]
    if not cove:
        return None
    return COVES[cove - 1] if own or not hides_walks(state) else "somewhere"
