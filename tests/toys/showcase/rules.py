"""What can be done in the bay and on the island: just enough for every element to be touched."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Auto, Decision, Draw, Frame, Reveal, Steps, Weights
from tests.toys.showcase import events, moves, steps
from tests.toys.showcase.bay import CELLS, CHOICES, LANDS, MOST, NUMBER, PLACES, QUESTS, SIDES, WAYS
from tests.toys.showcase.position import Position

UNKNOWN, FOG, KNOWN = range(3)
NOTHING, WON, LOST = range(3)
"""What came of the choice on the open page."""
TESTS: Final = {"climb": (4, 3), "call": (2, 1)}
"""What the die must show at least for a choice, and the coins that it brings."""
STEP: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def beside(cell: int) -> list[int]:
    """Lists the cells that the exits of a cell lead to."""
    land = LANDS[cell]
    spots = [(land.x + STEP[SIDES[side]][0], land.y + STEP[SIDES[side]][1]) for side in land.exits]
    return [number for number, other in enumerate(LANDS) if (other.x, other.y) in spots]


def quest_here(state: Position) -> int | None:
    """Finds the page that may be opened where the explorer stands."""
    name = PLACES[state.place]
    open_here = not state.ashore and name in QUESTS and not state.read[state.place]
    return QUESTS.index(name) if open_here else None


def difficulty(state: Position) -> int:
    """Gives what the die must show at least for the climb."""
    return max(1, 6 - sum(state.friends) - sum(state.tools) - (state.cards - 1) // 2)


def against_stroll(state: Position, frame: Frame, move: int) -> str:
    """One walks along roads, goes through exits, explores fog, reads where a page lies (SC-1)."""
    if move in moves.WALK:
        here, there = PLACES[state.place], PLACES[moves.WALK.index(move)]
        joined = any({here, there} == {way.start, way.end} for way in WAYS)
        return "" if joined and not state.ashore else "SC-1"
    if move in moves.GO or move in moves.EXPLORE:
        cell = moves.GO.index(move) if move in moves.GO else moves.EXPLORE.index(move)
        wanted = KNOWN if move in moves.GO else FOG
        return "" if state.ashore and cell in beside(state.cell) and state.known[cell] == wanted else "SC-1"
    if move in moves.READ:
        return "" if quest_here(state) is not None else "SC-2"
    if move in moves.RIDDLE:
        return "SC-4" if state.solved else ""
    return ""


def stroll(state: Position, frame: Frame, move: int) -> None:
    """Does one thing, then asks for the next, until it is enough."""
    state.turns += 1
    state.outcome = 0
    if move in moves.FINISH:
        return
    if state.turns < MOST:
        state.stack.append(frame)
    if move in moves.WALK:
        state.place = moves.WALK.index(move)
        state.tell(events.WALKED, state.place)
    elif move in moves.SHIP:
        state.ashore = 1 - state.ashore
        state.tell(events.SAILED, state.ashore)
    elif move in moves.GO:
        state.cell = moves.GO.index(move)
        state.tell(events.WENT, state.cell)
    elif move in moves.EXPLORE:
        explore(state, moves.EXPLORE.index(move))
    elif move in moves.READ:
        quest = quest_here(state)
        assert quest is not None
        state.tell(events.OPENED, state.place)
        state.stack += [(steps.PAGE, 0), (steps.OPEN, quest)]
    else:
        state.stack.append((steps.NUMBER if move in moves.RIDDLE else steps.SHEET, 0))


def explore(state: Position, cell: int) -> None:
    """The fog is lifted, and there is more of it behind."""
    state.known[cell] = KNOWN
    for other in beside(cell):
        state.known[other] = max(state.known[other], FOG)
    state.tell(events.EXPLORED, cell)


def opened(state: Position, frame: Frame) -> int:
    """Names the passage that is opened."""
    return frame[1]


def nothing(state: Position, frame: Frame) -> None:
    """Opening a page changes nothing else."""


def against_choice(state: Position, frame: Frame, move: int) -> str:
    """Calling costs two coins (SC-2)."""
    choice = CHOICES[moves.CHOOSE.index(move)]
    return "SC-2" if choice == "call" and state.coins < 2 else ""


def choose(state: Position, frame: Frame, move: int) -> None:
    """A choice is tried with the die; what came of it stands on the page until something else is done."""
    choice = CHOICES[moves.CHOOSE.index(move)]
    state.read[state.place] = 1
    if choice != "leave":
        state.coins -= 2 if choice == "call" else 0
        state.stack.append((steps.THROW, *TESTS[choice], 1))


def against_sheet(state: Position, frame: Frame, move: int) -> str:
    """Between one and six cards are drawn (SC-3)."""
    if move in moves.MORE and state.cards == 6:
        return "SC-3"
    return "SC-3" if move in moves.LESS and state.cards == 1 else ""


def change_sheet(state: Position, frame: Frame, move: int) -> None:
    """Every switch is a move of its own; the sheet is asked again until it is carried out or given up."""
    if move in moves.GIVE_UP:
        return
    if move in moves.CARRY_OUT:
        state.stack.append((steps.THROW, difficulty(state), 2, 0))
        return
    state.stack.append(frame)
    if move in moves.FRIEND:
        state.friends[moves.FRIEND.index(move)] ^= 1
    elif move in moves.TOOL:
        state.tools[1] ^= 1
    else:
        state.cards += 1 if move in moves.MORE else -1


def numbers(state: Position, frame: Frame) -> range:
    """Any number may be tried: a domain, not a list."""
    return moves.NUMBER.moves()


def against_number(state: Position, frame: Frame, move: int) -> str:
    """Whatever has three digits may be tried (SC-4)."""
    return ""


def try_number(state: Position, frame: Frame, move: int) -> None:
    """A wrong number changes only a count."""
    number = moves.NUMBER.index(move)
    if number == NUMBER:
        state.solved = 1
        state.coins = min(MOST, state.coins + 5)
        state.tell(events.SOLVED)
    else:
        state.tries = min(MOST, state.tries + 1)
        state.tell(events.TRIED, number)


def pips(state: Position, frame: Frame) -> Weights:
    """All sides of the die are equally likely."""
    return [(moves.DIE.move(side), 1) for side in range(6)]


def throw(state: Position, frame: Frame, outcome: int) -> None:
    """High enough brings coins, too low costs a heart."""
    _, wanted, reward, on_page = frame
    state.die = moves.DIE.index(outcome) + 1
    state.tell(events.THROWN, state.die)
    if state.die >= wanted:
        state.outcome = WON * on_page
        state.coins = min(MOST, state.coins + reward)
        state.tell(events.WON, reward)
    else:
        state.outcome = LOST * on_page
        state.hearts = max(0, state.hearts - 1)
        state.tell(events.LOST)


def finish(state: Position, frame: Frame) -> None:
    """The boat sails home."""
    state.tell(events.HOME)


STEPS: Final = Steps(
    steps.NAMES,
    {
        steps.STROLL: Decision(
            ("SC-1", "SC-2", "SC-4"),
            (
                moves.WALK,
                moves.GO,
                moves.EXPLORE,
                moves.SHIP,
                moves.READ,
                moves.PREPARE,
                moves.RIDDLE,
                moves.FINISH,
            ),
            stroll,
            against_stroll,
        ),
        steps.OPEN: Reveal(("SC-2",), opened, nothing),
        steps.PAGE: Decision(("SC-2",), (moves.CHOOSE,), choose, against_choice),
        steps.SHEET: Decision(
            ("SC-3",),
            (moves.FRIEND, moves.TOOL, moves.MORE, moves.LESS, moves.CARRY_OUT, moves.GIVE_UP),
            change_sheet,
            against_sheet,
        ),
        steps.NUMBER: Decision(("SC-4",), (moves.NUMBER,), try_number, against_number, numbers),
        steps.THROW: Draw(("SC-2",), pips, throw),
        steps.FINISH: Auto(("SC-5",), finish),
    },
)

assert len(CELLS) == len(LANDS)
