"""Fewer questions: what may be decided next is offered beside a choice that can be declined.

A move declines if it says nothing, changes nothing on the table and tells nobody anything, and the same seat is asked
next, without chance and whatever is hidden. The next question is then put at once, and an answer to it stands for both:
the declining move is played, and the answer, as if one had been asked after the other. No game declares that.

What a step declares (`engine/steps.py`) are moves that do no more than ask further: those that say who goes on, and
those that need a second part. Their next question is put at once too. Between two such moves goes without saying what
one person would have to agree to as another seat (`formalities`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from portulan.engine.scene import ActionSheet, Area, Scene
from portulan.engine.state import State, position_fields
from portulan.engine.steps import DECISION, Anyone, Decision, Step

MOST: Final = 8
"""How many questions may be declined at once."""

WORLDS: Final = 24
"""How many worlds that look the same to the seat must come to the same next question."""


class Offer(NamedTuple):
    """A question that may be answered now: what is decided before it, the position that asks it, and the answers.

    An answer that an earlier question offers as well is left out: it is given as early as it may be. One that stands
    `beside` the main question is the second part of one of its answers.
    """

    declined: tuple[int, ...]
    state: State
    step: Step[Any]
    moves: list[int]
    beside: bool = False

    def question(self) -> str:
        """Names the question: as its step, or for the one family that can be answered where the step has several.

        So that a question says only what can be done. Games have sentences for such names where they need them.
        """
        name, families = self.step.name, getattr(self.step, "families", ())
        left = [family for family in families if any(move in family for move in self.moves)]
        return f"{name} {left[0].name}" if len(left) == 1 < len(families) else name

    def asks(self) -> bool:
        """Tells whether something of its own can be answered: with free actions alone it would ask about nothing."""
        families = getattr(self.step, "families", ())
        return any(move in family for family in families for move in self.moves)

    def takes(self, move: int) -> bool:
        """Tells whether a move answers it: one of the list, or the number that is entered."""
        entry = self.state.entry()
        return move in self.moves or (entry is not None and entry[1] <= move <= entry[2])


def offers(state: State, seat: int, held: Sequence[int] = (), *, entries: bool = False) -> list[Offer]:
    """Lists what a seat may answer now, in the order of asking; the last is the main question, and is not declined.

    `held` are the seats that the same person plays. With `entries` the main question may be one for a number that is
    entered: where answers are typed by the numbers of a list there is no room for both.
    """
    step = state.step
    assert step is not None
    found: list[Offer] = []
    declined: tuple[int, ...] = ()
    known: set[int] = set()
    while True:
        who = decider(state, seat)
        listed = state.listed_moves(who)
        following = None
        if len(declined) < MOST:
            following = _following(state, seat, listed) or _through(state, who, listed, held, entries)
        if following is None:
            moves = [move for move in listed if move not in known] if known else listed
            found += _beside(state, who, listed, declined)
            found.append(Offer(declined, state, step, moves))
            return found
        moves = [move for move in listed if move not in known and move != following[0][0]]
        found.append(Offer(declined, state, step, moves))
        known.update(moves)
        declined = (*declined, *following[0])
        state = following[1]
        step = state.step
        assert step is not None


def as_asked(found: Sequence[Offer]) -> list[Offer]:
    """Orders questions as they are put to a person: the main one, then those that offer something before it."""
    return [*found[-1:], *(offer for offer in found[:-1] if offer.moves)]


def as_listed(found: Sequence[Offer]) -> list[Offer]:
    """Orders questions as they are listed one below the other: what needs a second part is asked for it afterwards."""
    return [offer for offer in as_asked(found) if not offer.beside]


def decider(state: State, seat: int) -> int:
    """Names the seat that decides next, of all that one person decides at once: the given one, or who is asked."""
    asked = state.actors
    return asked[0] if asked and seat not in asked else seat


def declined_before(found: Sequence[Offer], move: int) -> tuple[int, ...] | None:
    """Says what has to be declined before a move that is offered; None if it is not."""
    return next((offer.declined for offer in found if offer.takes(move)), None)


def formalities(state: State, held: Sequence[int]) -> list[int]:
    """Lists what is answered next without being asked: one person agrees to what the same person proposed."""
    found: list[int] = []
    trial = state
    while (answer := _formality(trial, held)) is not None:
        if trial is state:
            trial = state.copy()
            trial.generator = None
        found.append(answer)
        trial.play(answer)
    return found


def _formality(state: State, held: Sequence[int]) -> int | None:
    """Finds the answer that goes without saying, if that is what is asked."""
    step = state.step
    if not isinstance(step, Decision) or step.formality is None:
        return None
    frame, formality = state.stack[-1], step.formality
    if frame[1] not in held or frame[formality.asker] not in held:
        return None
    return next((move for move in state.moves(frame[1]) if move in formality.answer), None)


def _through(
    state: State, seat: int, moves: Sequence[int], held: Sequence[int], entries: bool
) -> tuple[tuple[int, ...], State] | None:
    """Finds the one move that says that the same person goes on, what goes without saying then, and where it leads.

    Who answers for a group says whether they go on themselves; from a seat's own question it may lead to another seat
    of the same person, if those who play have no secrets from each other.
    """
    step = state.step
    if not isinstance(step, Anyone | Decision) or step.through is None:
        return None
    apart = isinstance(step, Anyone) or state.game.secrets
    leads = [move for move in step.through(state, state.stack[-1]) if move in moves]
    found = [
        led
        for move in leads
        if (led := _led(state, seat, move, held)) is not None
        and (led[1].actor == seat or (led[1].actor in held and not apart))
        and (entries or led[1].entry() is None)
    ]
    if len(found) != 1:
        return None
    played, after = found[0]
    others = [move for move in moves if move != played[0]]
    if not _can_be_touched(state, after, seat, others) or not _comes_anyway(state, seat, played, after):
        return None
    return found[0]


def _beside(state: State, seat: int, moves: Sequence[int], declined: tuple[int, ...]) -> list[Offer]:
    """Lists the question about the second part of an answer, where only one answer has one."""
    step = state.step
    if not isinstance(step, Decision) or step.beside is None or seat != state.actor:
        return []
    leads = [move for move in step.beside(state, state.stack[-1]) if move in moves]
    led = _led(state, seat, leads[0], ()) if len(leads) == 1 else None
    if led is None or led[1].actor != seat or led[1].entry() is not None:
        return []
    played, after = led
    listed = list(after.listed_moves(seat))
    asked = after.step
    assert asked is not None
    if not _can_be_touched(after, state, seat, listed) or not _comes_anyway(state, seat, played, after):
        return []
    return [Offer((*declined, *played), after, asked, listed, beside=True)]


def _led(state: State, seat: int, move: int, held: Sequence[int]) -> tuple[tuple[int, ...], State] | None:
    """Gives the position after a move and what goes without saying then, if a seat is asked there next."""
    after = state.copy()
    after.generator = None
    after.play(move, seat)
    played = (move, *formalities(after, held))
    for answer in played[1:]:
        after.play(answer)
    following = after.step
    if after.opened != state.opened or following is None or following.kind != DECISION:
        return None
    return played, after


def _following(state: State, seat: int, moves: Sequence[int]) -> tuple[tuple[int, ...], State] | None:
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
    if not _can_be_touched(state, after, seat, others) or not _comes_anyway(state, seat, (decline,), after):
        return None
    return (decline,), after


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
    """Tells whether moves can still be made on the table that asks the next question.

    Its words stay sayable, and what can be switched on a sheet stays switchable on the next one.
    """
    game, view = state.game, state.view(seat)
    here, there = game.scene(view), game.scene(after.view(seat))
    ids = {element.id for element in there.elements()}
    ids.update(word.id for area in areas_of_words(here) for word in area.children)
    if any(isinstance(child, ActionSheet) for child in there.children):
        ids.update(switch.id for area in areas_of_switches(here) for switch in area.children)
    return all(target in ids for move in moves for target in game.targets(view, move))


def areas_of_switches(scene: Scene) -> list[Area]:
    """Lists the groups of what can be switched on the sheet of what is being done."""
    sheets = (child for child in scene.children if isinstance(child, ActionSheet))
    return [part for sheet in sheets for part in sheet.children if isinstance(part, Area)]


def areas_of_words(scene: Scene) -> list[Area]:
    """Lists the areas of a scene that hold what a player may say."""
    return [area for area in scene.children if isinstance(area, Area) and area.role == "buttons"]


def _comes_anyway(state: State, seat: int, moves: tuple[int, ...], after: State) -> bool:
    """Tells whether the next question does not depend on anything that the seat cannot know.

    Where players have no secrets from each other, what is hidden is chance to come, and no chance was asked.
    """
    if not state.game.secrets:
        return True
    expected = after.stack[-1], after.moves()
    for number in range(WORLDS):
        world = state.resample(seat, random.Random(number))
        for move in moves:
            who = decider(world, seat)
            if move not in world.moves(who):
                return False
            world.play(move, who)
        if world.actor != after.actor or (world.stack[-1], world.moves()) != expected:
            return False
    return True
