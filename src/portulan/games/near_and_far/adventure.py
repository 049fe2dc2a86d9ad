"""Adventure: leaving the town, moving from location to location, what lies on the way (NF-LEAVE, NF-MOVE, NF-MAP)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.near_and_far import effects, events, payments, steps
from portulan.games.near_and_far.box import THREAT_ICON, TREASURE_ICON
from portulan.games.near_and_far.camps import is_empty
from portulan.games.near_and_far.moves import GO, INSTEAD, RESTORE, STOP
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import (
    MAP,
    MOST_HEARTS_ON_LEAVING,
    MOST_LOCATIONS,
)

NOTHING: Final = 0
A_HEART: Final = 1
A_PASS: Final = 2
SOME_FOOD: Final = 3
"""What is set aside for the location just left."""


def begin(state: Position, seat: int) -> None:
    """From the town one leaves it first, then one moves (NF-LEAVE-1)."""
    state.stack.append((steps.STEP, seat))
    if state.pawn[seat] < MAP:
        state.from_town = 1
        state.pawn[seat] = MAP + state.atlas.town
        state.tell(events.LEFT_TOWN, seat, state.atlas.town)
        state.stack.append((steps.RESTORE, seat))
        state.stack.append((steps.ARRANGE, seat))


# Hearts (NF-LEAVE-3 to NF-LEAVE-5)


def restore(state: Position, frame: Frame, move: int) -> None:
    """The track is set to the sum of all hearts, or stays; nobody leaves with more than 13 (G-80).

    What cards give on leaving comes after it, or restoring would take it away again.
    """
    seat = frame[1]
    hearts = state.heart_symbols(seat) if move in RESTORE else state.hearts[seat]
    state.hearts[seat] = min(hearts, MOST_HEARTS_ON_LEAVING)
    state.tell(events.RESTORED, seat, state.hearts[seat])
    effects.trigger(state, seat, "leave-town")
    state.lose_hearts(seat, max(0, state.hearts[seat] - MOST_HEARTS_ON_LEAVING))


# Steps (NF-MOVE)


def passing_costs(state: Position, seat: int) -> bool:
    """Tells whether going on from here costs something: an empty location that is passed (NF-MOVE-7, NF-MOVE-11)."""
    return state.steps_taken > 0 and is_empty(state, state.location(seat))


def against_step(state: Position, frame: Frame, move: int) -> str:
    """One goes to an adjacent location, as far as movement and hearts reach, or stops (NF-MOVE-1 to NF-MOVE-7)."""
    seat = frame[1]
    if move in STOP:
        stays = state.steps_taken == 0 and not state.from_town and not state.rules.zero_move
        return "NF-MOVE-5" if stays and _ways(state, seat) else ""
    place = GO.index(move)
    here = state.location(seat)
    if place not in state.atlas.neighbours[here]:
        return "NF-MOVE-1"
    if state.steps_taken >= state.movement(seat):
        return "NF-MOVE-4"
    if passing_costs(state, seat) and not _can_pass(state, seat):
        return "NF-MOVE-7"
    return "NF-MAP-05" if _is_blocked(state, place, state.hearts[seat] - _heart_due(state, seat)) else ""


def _is_blocked(state: Position, place: int, hearts: int) -> bool:
    """Tells whether toxic water keeps out a player who comes with so many hearts (G-92)."""
    return state.rules.toxic_blocks and hearts < 1 and bool(state.atlas.water >> place & 1)


def _heart_due(state: Position, seat: int) -> int:
    """Counts the hearts that going on takes at least: none where a pass or food will do."""
    if not passing_costs(state, seat) or state.passes < state.free_passes(seat):
        return 0
    return 0 if state.food[seat] and payments.stands_in(state, seat, "heart", "passing") else 1


def _can_pass(state: Position, seat: int) -> bool:
    return state.passes < state.free_passes(seat) or payments.hearts_in_reach(state, seat, "passing") > 0


def _ways(state: Position, seat: int) -> list[int]:
    """Lists the locations that the pawn can go to."""
    if state.steps_taken >= state.movement(seat):
        return []
    if passing_costs(state, seat) and not _can_pass(state, seat):
        return []
    near = state.atlas.neighbours[state.location(seat)]
    if not state.rules.toxic_blocks:
        return near
    hearts = state.hearts[seat] - _heart_due(state, seat)
    return [place for place in near if not _is_blocked(state, place, hearts)]


def step_moves(state: Position, frame: Frame) -> list[int]:
    """Lists where the pawn can go, and to stop."""
    seat = frame[1]
    found = [GO.base + place for place in _ways(state, seat)]
    if state.steps_taken or state.from_town or state.rules.zero_move or not found:
        found.append(STOP.base)
    return found


def step(state: Position, frame: Frame, move: int) -> None:
    """The pawn sets out for the next location, or stops."""
    seat = frame[1]
    if move in STOP:
        state.stack.append((steps.AFTER_MOVE, seat))
        return
    costs = passing_costs(state, seat)
    state.left = state.location(seat)
    state.going = GO.index(move)
    state.set_aside = NOTHING
    state.stack.append((steps.CROSS, seat))
    if not costs:
        return
    if state.passes < state.free_passes(seat):
        state.passes += 1
        set_aside(state, seat, A_PASS)
    elif state.food[seat] and payments.stands_in(state, seat, "heart", "passing"):
        state.tell(events.ON_THE_WAY, seat, state.going, events.TOLL)
        state.stack.append((steps.PASS_COST, seat))
    else:
        state.hearts[seat] -= 1
        set_aside(state, seat, A_HEART)


def set_aside(state: Position, seat: int, what: int) -> None:
    """Something is set aside for the location just left (G-85)."""
    state.set_aside = what
    state.tell(events.SET_ASIDE, seat, what - 1)


def against_pass_cost(state: Position, frame: Frame, move: int) -> str:
    """A heart, or food that stands for it (G-196)."""
    seat, food = frame[1], INSTEAD.index(move)
    if food > 1:
        return "NF-MOVE-7"
    if not food and state.hearts[seat] and _is_blocked(state, state.going, state.hearts[seat] - 1):
        return "NF-MAP-05"
    held = state.food if food else state.hearts
    return "" if held[seat] else "NF-TALENT-08"


def pass_cost(state: Position, frame: Frame, move: int) -> None:
    """A heart is set aside, or food."""
    seat = frame[1]
    if INSTEAD.index(move):
        state.food[seat] -= 1
        set_aside(state, seat, SOME_FOOD)
    else:
        state.hearts[seat] -= 1
        set_aside(state, seat, A_HEART)


def take_back(state: Position, seat: int) -> None:
    """What was set aside returns when the move ends where it was left (G-85)."""
    what = state.set_aside
    state.set_aside = NOTHING
    if what == NOTHING or state.rules.pay_on_leave:
        return
    if what == A_HEART:
        state.hearts[seat] += 1
    elif what == SOME_FOOD:
        state.food[seat] += 1
    else:
        state.passes -= 1
    state.tell(events.SET_BACK, seat, what - 1)


# Paths (NF-THREAT-1, NF-TREASURE-1)


def cross(state: Position, frame: Frame) -> None:
    """What lies on the path is met, unless camps stand at both its ends (NF-THREAT-3, NF-TREASURE-3)."""
    seat = frame[1]
    state.stack.append((steps.ARRIVE, seat))
    icon = state.atlas.icon[state.left * MOST_LOCATIONS + state.going]
    if not icon or (state.has_camp(state.left) and state.has_camp(state.going)):
        return
    if icon == THREAT_ICON and (state.threats_left() or state.bosses_left()):
        state.tell(events.ON_THE_WAY, seat, state.going, events.MET_THREAT)
        state.stack.append((steps.THREAT, seat))
    elif icon == TREASURE_ICON:
        state.tell(events.ON_THE_WAY, seat, state.going, events.MET_TREASURE)
        state.stack.append((steps.TREASURE, seat))


def arrive(state: Position, frame: Frame) -> None:
    """The pawn arrives; what was set aside is paid, and the location does what it does (NF-MAP-05)."""
    seat = frame[1]
    place = state.going
    state.pawn[seat] = MAP + place
    state.steps_taken += 1
    state.set_aside = NOTHING
    state.tell(events.WENT, seat, state.left, place)
    state.stack.append((steps.STEP, seat))
    for flag, flagged in (("water", state.atlas.water), ("mammoth", state.atlas.mammoth)):
        if flagged >> place & 1:
            effects.trigger(state, seat, "enter-location", place=place, flag=flag)
    if state.rules.crown_on_pass:
        meet_others(state, seat)


def meet_others(state: Position, seat: int) -> None:
    """Cards work that look at other players at the location (NF-CARD-A07, G-94)."""
    if any(other != seat and pawn == state.pawn[seat] for other, pawn in enumerate(state.pawn)):
        effects.trigger(state, seat, "arrive-with-others")


def after_move(state: Position, frame: Frame) -> None:
    """After the move a quest may be attempted, then a camp be built (NF-MOVE-12)."""
    seat = frame[1]
    place = state.location(seat)
    if place != state.atlas.town:
        state.stack.append((steps.CAMP, seat))
        if state.books >> place & 1:
            state.stack.append((steps.QUEST, seat))
    if state.steps_taken and not state.rules.crown_on_pass:
        meet_others(state, seat)
