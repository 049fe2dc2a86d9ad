"""Whether what remains to be done can be done: a file with another stack is refused before any of it is run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from portulan.engine.stack_orders import StackOrders, waiting
from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, steps
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import (
    BOARD,
    CLUE,
    DECK,
    DISCARD,
    DRAWN,
    INVENTORY,
    NONE,
    OPEN,
    OUT,
    PAST,
    RISKED,
    SATCHEL,
    STOCK,
)

Check = Callable[[Position, Frame], bool]

DEEPEST: Final = 200
"""Frames that wait for each other, at most."""

_OF_CARDS: Final = (
    *("run", "choose participant", "choose", "random", "places", "test", "text", "pick", "to hand", "buy"),
    *("gold", "arrival", "take", "take card", "flagged box", "flag object", "read", "resolve", "place"),
    *("hold", "cancel state", "acquire state", "add state", "turn fog", "clear place", "draw", "draw card"),
    *("lose", "lose card", "recover", "recover card", "recover pick", "peek", "peek card", "travel"),
    *("across", "arrive across", "stow", "damage", "repair", "enter number", "check number", "trigger"),
    *("answer", "check limits", "excess", "excess objects", "shorten columns", "new character", "join at"),
    *("pay", "learner", "banish number", "at taking"),
)
"""What cards make happen: in any order, on top of what the rules make happen."""


def _any(*names: str) -> str:
    return f"(?:(?:{'|'.join(names)});)*"


_CARDS: Final = _any(*_OF_CARDS)
_ACTION: Final = (
    ("end of action", _any("excess") + _CARDS),
    ("readjustment", _CARDS),
    ("after failure", _CARDS),
    ("consequence", ""),
    ("discard", "(?:receiver;)?"),
    ("skill", "(?:receiver;)?"),
    ("judge", _any("raise successes") + "(?:pairs;)?" + _CARDS),
    ("result", _CARDS),
    ("extra cards", _any("lower cost") + "(?:materials;)?" + _any("provide") + _CARDS),
    ("trade", _any("lower cost") + "(?:materials;)?" + _any("provide") + _CARDS),
    ("cost", _any("objects")),
)
"""The steps of an action that wait for each other, from below, each with what may wait above it (7C-ACTION-2)."""


def _of_action() -> Iterator[str]:
    """Writes the orders of an action in progress; without the trade, the step Cost waits on that of extra cards."""
    below = ""
    for name, above in _ACTION:
        yield f"{below}{name};{above}"
        below += f"{name};"
        if name == "trade":
            without = below.replace("trade;", "")
            yield f"{without}cost;{_any('objects')}"


_ORDERS: Final = StackOrders(
    "turn;start;(?:clues;)?(?:character;)+",
    "turn;start;clues;(?:clues proposal;)?",
    f"turn;{_CARDS}",
    "turn;(?:group|consent|drop|give|gift|fold|search|action|leaving|(?:must join;)?destination|must join);",
    f"turn;hand over;{_CARDS}",
    "turn;(?:trigger;)?next mandatory;begin action;(?:offer;)*(?:accept;)?(?:destination;)?",
    *(
        f"turn;(?:trigger;)?next mandatory;(?:after mandatory;)?(?:new character;)*(?:{order})?"
        for order in (_CARDS, "begin action;(?:destination;)?", *_of_action())
    ),
)


def broken_stack(state: Position) -> Iterator[str]:
    """Names what is wrong with the frames that wait."""
    stack = state.stack
    if bool(stack) == bool(state.ended):
        yield "a game that has ended leaves nothing to be done, and no other"
    if not stack:
        return
    if len(stack) > DEEPEST or not _ORDERS.allow(state):
        yield "what remains to be done is in no order of the rules (7C-ACTION-2)"
        return
    yield from _numbers(state)
    if waiting(state, steps.START):
        yield from _set_up(state)
        return
    if any(frame[0] in _IN_ACTION for frame in stack) == (state.action == NONE):
        yield "an action is in progress, or none is (7C-FORBID-1)"
    for frame in stack:
        check = _CHECKS.get(frame[0])
        if not _played(state, frame) or (check is not None and not check(state, frame)):
            yield f"{state.steps[frame[0]].name!r} cannot wait here"
            return


def _numbers(state: Position) -> Iterator[str]:
    """Frames name cards, cells and programs that there are."""
    box = state.box
    ends = {name: len(names) for name, names in box.labels.items()}
    for frame in state.stack:
        step = state.steps[frame[0]]
        for place, kind in step.labelled:
            if frame[place] >= ends[kind]:
                yield f"no {kind} has the number {frame[place]}"
                return
        named = step.named(frame)
        if named.get("at", 0) and named["at"] >= len(box.programs[named["program"]]):
            yield "a program has no such part"


def _set_up(state: Position) -> Iterator[str]:
    """Whoever has no character is asked for one, the first seat first (7C-SETUP-1)."""
    asked = [frame[1] for frame in reversed(waiting(state, steps.CHARACTER))]
    without = [seat for seat in range(state.players) if state.characters[seat] < 0]
    if asked != without or state.turns or state.action != NONE:
        yield "whoever has no character is asked for one (7C-SETUP-1)"
    if bool(state.piles[SATCHEL] & state.box.of_type[CLUE]) == bool(waiting(state, steps.CLUES)):
        yield "a match begins with a clue (7C-SETUP-6)"


def _played(state: Position, frame: Frame) -> bool:
    """Tells whether the one who is asked has a character, unless asked for a new one."""
    step = state.steps[frame[0]]
    if frame[0] in (steps.NEW_CHARACTER, steps.RUN):
        return True
    named = step.named(frame)
    return all(
        0 <= named[name] < state.players and state.characters[named[name]] >= 0
        for name in ("seat", "proposer", "helper", "acquirer", "giver", "reader")
        if name in named
    )


def _in(*piles: int) -> Callable[[Position, int], bool]:
    def found(state: Position, card: int) -> bool:
        return card >= 0 and any(state.piles[pile] >> card & 1 for pile in piles)

    return found


def _row(*kinds: type[o.Operation]) -> Check:
    """Makes a check whether the part that a frame names is one of some operations."""
    codes = {OPERATIONS.code(kind) for kind in kinds}

    def check(state: Position, frame: Frame) -> bool:
        named = state.steps[frame[0]].named(frame)
        program = state.box.programs[named["program"]]
        return named["at"] < len(program) and program[named["at"]][0] in codes

    return check


def _both(*checks: Check) -> Check:
    return lambda state, frame: all(check(state, frame) for check in checks)


_open = _in(OPEN)
_IN_ACTION: Final = frozenset(
    (
        *(steps.NEXT_MANDATORY, steps.BEGIN, steps.OFFER, steps.ACCEPT, steps.DESTINATION, steps.MUST_JOIN),
        *(steps.END_ACTION, steps.FAIL),
    )
)


def _destination(state: Position, frame: Frame) -> bool:
    return frame[1] == state.active and state.acting().travels


def _fog(state: Position, frame: Frame) -> bool:
    cell = frame[2]
    return cell >= 0 and state.fog[cell] > 0 and bool(board.fog_weights(state, cell))


def _flags(state: Position, frame: Frame) -> bool:
    row = state.box.programs[frame[2]][frame[3]]
    return bool(row[5])


def _places(state: Position, frame: Frame) -> bool:
    return len(state.box.programs[frame[2]][frame[3]][6]) > 1


def _drawing(state: Position, frame: Frame) -> bool:
    return frame[1] > 0 and bool(state.piles[DECK] | state.piles[DISCARD])


def _gold(state: Position, frame: Frame) -> bool:
    number = state.box.cards[frame[1]].number
    return frame[1] >= 0 and number >= 0 and bool(state.box.golds[number] & state.piles[STOCK])


_CHECKS: Final[dict[int, Check]] = {
    steps.ACTION: lambda state, frame: frame[1] == state.active,
    steps.DESTINATION: _destination,
    steps.OFFER: lambda state, frame: frame[1] != state.active,
    steps.ACCEPT: lambda state, frame: frame[1] == state.active != frame[2],
    steps.MUST_JOIN: lambda state, frame: frame[1] != state.active,
    steps.AFTER_MANDATORY: lambda state, frame: frame[1] >= 0,
    steps.SKILL: lambda state, frame: state.keeps > 0,
    steps.RECEIVER: lambda state, frame: _in(DRAWN, RISKED)(state, frame[2]),
    steps.CHOOSE_WHO: lambda state, frame: frame[3] < len(state.box.programs[frame[2]]),
    steps.RUN: lambda state, frame: frame[2] < len(state.box.programs[frame[1]]),
    steps.CHOOSE: _row(o.Choose),
    steps.RANDOM: _row(o.Random),
    steps.PLACES: _both(_row(o.Take), _places),
    steps.TEST: _row(o.DrawTest),
    steps.PICK: _row(o.Discard, o.Return, o.Banish, o.RemoveState),
    steps.FLAGGED: _both(_row(o.Take), _flags),
    steps.FLAG_OBJECT: _both(_row(o.Take), _flags),
    steps.TO_HAND: lambda state, frame: frame[4] in (DECK, DISCARD),
    steps.GOLD: _gold,
    steps.ARRIVAL: lambda state, frame: frame[1] >= 0,
    steps.TAKE_CARD: lambda state, frame: bool(board.available(state, frame[1])),
    steps.READ: lambda state, frame: frame[1] >= 0 and frame[2] < len(state.box.cards[frame[1]].passages),
    steps.RESOLVE: lambda state, frame: _open(state, frame[1]),
    steps.PLACE: lambda state, frame: frame[1] >= 0,
    steps.PAY: lambda state, frame: frame[2] >= 0,
    steps.LEARNER: lambda state, frame: _in(OUT)(state, frame[2]),
    steps.BANISH_NUMBER: lambda state, frame: bool(state.piles[PAST] & state.box.greens[frame[1]]),
    steps.HOLD: lambda state, frame: _open(state, frame[2]),
    steps.STOW: lambda state, frame: _open(state, frame[2]),
    steps.CANCEL: lambda state, frame: frame[2] >= 0,
    steps.ACQUIRE: lambda state, frame: frame[2] >= 0,
    steps.ADD_STATE: lambda state, frame: _open(state, frame[2]),
    steps.TURN_FOG: _fog,
    steps.CLEAR_PLACE: lambda state, frame: frame[2] >= 0,
    steps.DRAW_CARD: _drawing,
    steps.LOSE_CARD: _drawing,
    steps.RECOVER_CARD: lambda state, frame: bool(
        frame[1] and state.piles[DISCARD] & state.box.masks[frame[2]]
    ),
    steps.PEEK_CARD: lambda state, frame: len(state.top) < state.piles[DECK].bit_count(),
    steps.ACROSS: lambda state, frame: _in(BOARD)(state, frame[2]),
    steps.ARRIVE_ACROSS: lambda state, frame: frame[1] >= 0,
    steps.NUMBER: lambda state, frame: _in(BOARD, SATCHEL, OPEN, INVENTORY)(state, frame[2]),
    steps.CHECK: lambda state, frame: _in(BOARD, SATCHEL, OPEN, INVENTORY)(state, frame[2]),
}
"""What each step needs before it can wait."""
