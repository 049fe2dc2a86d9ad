"""Days: packing, hours of light, the strongbox, biscuits, and what is agreed in the evening."""

from __future__ import annotations

from portulan.engine.steps import Frame
from tests.toys.letters import events, pages, steps, walking
from tests.toys.letters.moves import CLIMB, DIAL, ENTER, GO, PRESS_ON, READ, TRAVEL
from tests.toys.letters.position import Position
from tests.toys.letters.world import PACKED, THINGS, TRIES, WARM

NIGHT_WALK = 2
"""The warmth that pressing on by night costs everybody (DL-EVE-2)."""

BISCUIT = 2
"""The warmth in a biscuit (DL-EAT-1)."""

# Packing


def on_the_counter(state: Position, frame: Frame) -> list[int]:
    """Lists what nobody has packed (DL-PACK-1)."""
    return [thing for thing in range(len(THINGS)) if thing not in state.kit]


def pack(state: Position, frame: Frame, thing: int) -> None:
    """A thing goes into the bag, and its biscuits with it (DL-PACK-1)."""
    seat = frame[1]
    state.kit[state.kit.index(-1, seat * PACKED)] = thing
    state.tell(events.PACKED, seat, thing)
    if state.box.things[thing].biscuits:
        pages.get_biscuits(state, seat, state.box.things[thing].biscuits)


# Hours


def day(state: Position, frame: Frame) -> None:
    """A day begins (DL-DAY-1)."""
    state.day = frame[1]
    state.tell(events.DAY, state.day)
    daylight(state)


def daylight(state: Position) -> None:
    """The hours are shared out; the carriers act in turn, then it is evening (DL-DAY-2)."""
    state.hours = [state.light] * state.players
    state.stack.append((evening_of(state),))
    for seat in reversed(range(state.players)):
        state.stack.append((steps.TURN, seat))


def evening_of(state: Position) -> int:
    """Gives the step in which the evening is decided (DL-EVE-1)."""
    return steps.EVENING if state.options["evening"] == "agreed" else steps.FIRST_WORD


def turn(state: Position, frame: Frame) -> None:
    """A carrier acts as long as there are hours left (DL-DAY-2)."""
    if state.hours[frame[1]]:
        state.stack.append(frame)
        state.stack.append((steps.HOUR, frame[1]))


def against_hour(state: Position, frame: Frame, move: int) -> str:
    """What can be done in an hour depends on where one stands (DL-HOUR-1)."""
    seat = frame[1]
    if move in TRAVEL:
        return walking.against_travel(state, seat, TRAVEL.index(move))
    if move in CLIMB:
        return walking.against_climb(state, seat)
    if move in GO:
        return walking.against_go(state, seat, GO.index(move))
    if move in READ:
        return against_read(state, seat)
    return against_dial(state, seat) if move in DIAL else ""


def against_read(state: Position, seat: int) -> str:
    """There is a page here, and it is new or has a choice left (DL-READ-1, DL-READ-2)."""
    page = state.page_here(seat)
    if page < 0:
        return "DL-READ-1"
    if not state.has_read(page):
        return ""
    ways = range(len(state.box.ways[page]))
    return "DL-READ-2" if all(pages.against_way(state, seat, page, way) for way in ways) else ""


def hour(state: Position, frame: Frame, move: int) -> None:
    """An hour goes by with one thing done (DL-HOUR-1)."""
    seat = frame[1]
    state.page, state.pips = -1, 0
    if move in DIAL:
        state.tell(events.DIALLED, seat)
        state.stack.append((steps.DIAL, seat))
        return
    state.hours[seat] -= 1
    if move in TRAVEL:
        pages.walk(state, seat, TRAVEL.index(move))
    elif move in CLIMB:
        walking.climb(state, seat)
    elif move in GO:
        walking.go(state, seat, GO.index(move))
    elif move in READ:
        again = state.has_read(state.page_here(seat))
        pages.read(state, seat, state.page_here(seat))
        if again:
            state.stack[-1] = (steps.CHOOSE, seat)
            state.tell(events.OPENED, seat, state.page)
    else:
        state.hours[seat] = 0
        state.tell(events.WAITED, seat)


# The strongbox


def against_dial(state: Position, seat: int) -> str:
    """The strongbox stands in the office, closed, and is not jammed (DL-LOCK-1, DL-LOCK-3)."""
    if state.at[seat] != state.box.lock_place or state.has_read(state.box.lock_page):
        return "DL-LOCK-1"
    return "DL-LOCK-3" if state.wrong == TRIES else ""


def dial(state: Position, frame: Frame, move: int) -> None:
    """A number is entered (DL-LOCK-1)."""
    state.stack.append((steps.UNLOCK, frame[1], ENTER.index(move)))


def register(state: Position, frame: Frame) -> int:
    """What lies in the strongbox."""
    return state.box.lock_page


def fits(state: Position, frame: Frame) -> bool:
    """Tells whether the number is the right one: nobody knows before it is tried (DL-LOCK-2)."""
    return frame[2] == state.box.lock_number


def unlock(state: Position, frame: Frame) -> None:
    """The right number opens the strongbox; a wrong one is counted, and that is all (DL-LOCK-2, DL-LOCK-3)."""
    _, seat, number = frame
    if state.has_read(state.box.lock_page):
        pages.read(state, seat, state.box.lock_page)
    else:
        state.wrong += 1
        state.tell(events.WRONG, seat, number)


# Biscuits


def eater(state: Position) -> int:
    """Who may eat now: whoever decides (DL-EAT-1)."""
    return state.stack[-1][1]


def against_eat(state: Position, seat: int, move: int) -> str:
    """Nobody eats without a biscuit, or who is warm already (DL-EAT-2)."""
    return "" if state.biscuits[seat] and state.warmth[seat] < WARM else "DL-EAT-2"


def eat(state: Position, seat: int, move: int) -> None:
    """A biscuit warms (DL-EAT-1)."""
    state.biscuits[seat] -= 1
    state.tell(events.ATE, seat)
    pages.change_warmth(state, seat, BISCUIT)


# Evening


def against_evening(state: Position, frame: Frame, move: int) -> str:
    """Only who can spare the warmth walks by night (DL-EVE-2)."""
    return "DL-EVE-2" if move in PRESS_ON and min(state.warmth) <= NIGHT_WALK else ""


def evening(state: Position, frame: Frame, seat: int, move: int) -> None:
    """All sleep, or all press on: six more hours, and no day goes by (DL-EVE-2, DL-EVE-3)."""
    state.page, state.pips = -1, 0
    if move in PRESS_ON:
        state.tell(events.PRESSED_ON)
        for carrier in range(state.players):
            pages.change_warmth(state, carrier, -NIGHT_WALK)
        daylight(state)
        return
    state.tell(events.SLEPT)
    for carrier in range(state.players):
        pages.change_warmth(state, carrier, -1 if state.cell(carrier) >= 0 else 1)
    if state.day < state.days:
        state.stack.append((steps.DAY, state.day + 1))
    else:
        state.tell(events.SNOWED)
