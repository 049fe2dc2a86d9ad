"""Why not: the clause against what touching an element would mean, found among the moves that could be touched there.

A game says which elements every move of its space is made with, illegal ones too. So whatever somebody touches, with
what was touched before it, means the moves that are made there, and the rules say what speaks against them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from portulan.engine.action_space import Family
from portulan.engine.offers import Offer
from portulan.engine.scene import Scene, held_by
from portulan.engine.steps import Question


class Reason(NamedTuple):
    """A move that somebody may have meant, and the clause that forbids it."""

    move: int
    clause: str


def holders(scene: Scene, element: str) -> list[str]:
    """Lists an element and all that hold it, from the inside out; nothing if it is not on the table."""
    above: dict[str, str] = {}
    for holder in scene.elements():
        for child in held_by(holder):
            above[child.id] = holder.id
    if element not in above and all(element != child.id for child in scene.children):
        return []
    found = [element]
    while found[-1] in above:
        found.append(above[found[-1]])
    return found


def why_not(
    offers: Sequence[Offer], seat: int, scene: Scene, picked: Sequence[str], element: str
) -> Reason | None:
    """Finds what forbids touching an element after others; None where nothing that is asked is made there.

    Of all moves that are made there, the one is meant that is most like a legal one, made as early as it may be. Where
    nothing goes on from what was touched before, touching the element would begin anew.
    """
    for begun in (tuple(picked), ()) if picked else ((),):
        for place in holders(scene, element):
            found = [reason for offer in offers for reason in _against(offer, seat, begun, place)]
            if found:
                return min(found, key=lambda ranked: ranked[0])[1]
    return None


def _against(
    offer: Offer, seat: int, begun: tuple[str, ...], place: str
) -> Iterator[tuple[tuple[int, ...], Reason]]:
    """Lists the forbidden moves of a question that go on at a place, each with how far it is from a legal one."""
    state, game = offer.state, offer.state.game
    view = state.view(seat)
    legal = set(state.listed_moves(seat))
    usual = {target for move in legal for target in game.targets(view, move)}
    for family in _families(offer):
        is_closed = not any(move in family for move in legal)
        for move in family.moves():
            targets = game.targets(view, move)
            rest = targets[len(begun) :]
            if place not in rest or tuple(targets[: len(begun)]) != begun or move in legal:
                continue
            clause = state.why_not(move, seat)
            if clause:
                others = sum(target not in usual for target in targets if target != place)
                yield (others, is_closed, len(offer.declined), rest.index(place)), Reason(move, clause)


def _families(offer: Offer) -> list[Family]:
    """Lists the families of moves that a question asks for, without numbers that are entered."""
    step, free = offer.step, offer.state.free
    asked = [*(step.families if isinstance(step, Question) else ()), *(free.families if free else ())]
    return [family for family in asked if family not in offer.state.game.space.entered]
