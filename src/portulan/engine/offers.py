"""Fewer questions: what may be decided next is offered beside a choice that can be declined.

A move declines if it says nothing, changes nothing on the table and tells nobody anything, and the same seat is asked
next, without chance and whatever is hidden. The next question is then put at once, and an answer to it stands for both:
the declining move is played, and the answer, as if one had been asked after the other. No game declares anything.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from portulan.engine.scene import Area, Scene
from portulan.engine.state import State, position_fields
from portulan.engine.steps import DECISION, Step

MOST: Final = 6
"""How many questions may be declined at once."""

WORLDS: Final = 24
"""How many worlds that look the same to the seat must come to the same next question."""


class Offer(NamedTuple):
    """A question that may be answered now: what is declined before it, the position that asks it, and the answers.

    An answer that an earlier question offers as well is left out: it is given as early as it may be.
    """

    declined: tuple[int, ...]
    state: State
    step: Step[Any]
    moves: list[int]

    def question(self) -> str:
        """Names the question: as its step, or for the one family that can be answered where the step has several.

        So that a question says only what can be done. Games have sentences for such names where they need them.
        """
        name, families = self.step.name, getattr(self.step, "families", ())
        left = [family for family in families if any(move in family for move in self.moves)]
        return f"{name} {left[0].name}" if len(left) == 1 < len(families) else name


def offers(state: State, seat: int) -> list[Offer]:
    """Lists what a seat may answer now, in the order of asking; the last is the main question, and is not declined."""
    step = state.step
    assert step is not None
    found: list[Offer] = []
    declined: tuple[int, ...] = ()
    known: set[int] = set()
    while True:
        listed = state.listed_moves(seat)
        following = _following(state, seat, listed) if len(declined) < MOST else None
        if following is None:
            moves = [move for move in listed if move not in known] if known else listed
            found.append(Offer(declined, state, step, moves))
            return found
        moves = [move for move in listed if move not in known and move != following[0]]
        found.append(Offer(declined, state, step, moves))
        known.update(moves)
        declined = (*declined, following[0])
        state = following[1]
        step = state.step
        assert step is not None


def as_asked(found: Sequence[Offer]) -> list[Offer]:
    """Orders questions as they are put to a person: the main one, then those that offer something before it."""
    return [*found[-1:], *(offer for offer in found[:-1] if offer.moves)]


def declined_before(found: Sequence[Offer], move: int) -> tuple[int, ...] | None:
    """Says what has to be declined before a move that is offered; None if it is not."""
    return next((offer.declined for offer in found if move in offer.moves), None)


def _following(state: State, seat: int, moves: Sequence[int]) -> tuple[int, State] | None:
    """Finds the one move that declines, and the position that it leads to."""
    step = state.step
    if step is None or step.kind != DECISION or seat != state.actor:
        return None
    plain = state.game.space.plain.intersection(moves)
    if not plain or state.entry() is not None:
        return None
    found = [
        (move, after)
        for move in moves
        if move in plain and (after := _declined(state, seat, move)) is not None
    ]
    if len(found) != 1:
        return None
    decline, after = found[0]
    others = [move for move in moves if move != decline]
    if not _can_be_touched(state, after, seat, others) or not _comes_anyway(state, seat, decline, after):
        return None
    return decline, after


def _declined(state: State, seat: int, move: int) -> State | None:
    """Gives the position after a move that does nothing but lead the same seat to its next question."""
    step: Any = state.step
    if not step.takes(move):
        return None
    alone = state.copy()
    alone.generator = None
    step.play(alone, alone.stack.pop(), move)
    if alone.stack != state.stack[:-1]:
        return None
    after = state.copy()
    after.generator = None
    events = after.listen()
    after.play(move, seat)
    after.log = None
    if (
        events
        or after.actor != seat
        or after.opened != state.opened
        or any(actor != seat for actor, _ in after.trail)
        or not _is_same_table(state, after)
    ):
        return None
    following = after.step
    return after if following is not None and following.kind == DECISION and after.entry() is None else None


def _is_same_table(one: State, other: State) -> bool:
    """Tells whether everything on the table lies as it lay."""
    return all(getattr(one, f.name) == getattr(other, f.name) for f in position_fields(type(one)))


def _can_be_touched(state: State, after: State, seat: int, moves: Sequence[int]) -> bool:
    """Tells whether moves can still be made on the table that asks the next question, if its words stay sayable."""
    game, view = state.game, state.view(seat)
    ids = {element.id for element in game.scene(after.view(seat)).elements()}
    ids.update(word.id for area in areas_of_words(game.scene(view)) for word in area.children)
    return all(target in ids for move in moves for target in game.targets(view, move))


def areas_of_words(scene: Scene) -> list[Area]:
    """Lists the areas of a scene that hold what a player may say."""
    return [area for area in scene.children if isinstance(area, Area) and area.role == "buttons"]


def _comes_anyway(state: State, seat: int, move: int, after: State) -> bool:
    """Tells whether the next question does not depend on anything that the seat cannot know.

    Where players have no secrets from each other, what is hidden is chance to come, and no chance was asked.
    """
    if not state.game.secrets:
        return True
    expected = after.stack[-1], after.moves(seat)
    for number in range(WORLDS):
        world = state.resample(seat, random.Random(number))
        if move not in world.moves(seat):
            return False
        world.play(move, seat)
        if world.actor != seat or (world.stack[-1], world.moves(seat)) != expected:
            return False
    return True
