"""What comes of an action as its card prints it: the white box and the black box, in two parts each at most.

The scene tells them on the line of the action. What a number leads to is not told, only that it is called.
"""

from __future__ import annotations

from typing import Final, TypedDict

from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.printed import Action, Row
from portulan.games.seventh_continent.programs import GROUPS
from portulan.games.seventh_continent.terms import NONE


class CostView(TypedDict):
    """Something that is paid: cards lost, damage, or energy loss; by `each` player, or by whoever chooses."""

    what: str
    n: int
    each: bool


_Part = tuple[str, str | int]
"""What a consequence does, in a word, with the number that it calls or how many."""

PLACES: Final = ("one", "two")
"""So many parts of a box are told; what follows them is read on the card itself."""

_PLAIN: Final = {
    OPERATIONS.code(case): word
    for case, word in (
        (o.GoldReplace, "gold"),
        (o.NewBoard, "board"),
        (o.PlaceFire, "fire"),
        (o.MakeObject, "object"),
        (o.RemoveState, "heal"),
        (o.SpendXp, "xp"),
        (o.Choose, "choice"),
        (o.Random, "chance"),
        (o.Move, "move"),
        (o.RevealExploration, "explore"),
        (o.ClearPlace, "free"),
        (o.LosePerState, "loss"),
        (o.LiftCurse, "lift"),
        (o.Eliminate, "end"),
    )
}
_COUNTED: Final = {
    OPERATIONS.code(case): word
    for case, word in (
        (o.Recover, "recover"),
        (o.Lose, "lose"),
        (o.Damage, "damage"),
        (o.Repair, "repair"),
        (o.Peek, "peek"),
        (o.DrawToHand, "skill"),
    )
}
_RECOVER: Final = OPERATIONS.code(o.Recover)
_TAKE: Final = OPERATIONS.code(o.Take)
_IF: Final = OPERATIONS.code(o.If)
_FOR_EACH: Final = OPERATIONS.code(o.ForEach)
_PAID: Final = ("lose", "damage", "loss")
"""What is paid, of all that may be done."""


def told(box: Box, action: Action) -> dict[str, str | int]:
    """Tells both boxes of an action as arguments of its sentence."""
    return done(box, action.success) | done(box, action.failure, "no")


def done(box: Box, program: int, name: str = "yes") -> dict[str, str | int]:
    """Tells what a part of a card does, as arguments of a sentence."""
    parts = [] if program == NONE else _parts(box, program)
    found: dict[str, str | int] = {}
    for place, key in enumerate(PLACES):
        what, n = parts[place] if place < len(parts) else ("none", 0)
        found |= {f"{name}_{key}": what, f"{name}_{key}_n": n}
    return found


def hoped_for(box: Box, program: int) -> list[int]:
    """Lists the numbers that a consequence takes only if there are cards of them (7C-TAKE-7); symbols lead further."""
    found: list[int] = []
    for row in () if program == NONE else box.programs[program]:
        if row[0] == _TAKE:
            _, number, _, _, if_available, flags, _ = row
            found += [number] if if_available and not flags else []
        elif row[0] == _IF:
            found += hoped_for(box, row[2]) + hoped_for(box, row[3])
    return found


def costs(box: Box, program: int) -> list[CostView]:
    """Tells what a branch of a choice costs as it is printed; what else comes of it is read afterwards."""
    found: list[CostView] = []
    for row in box.programs[program]:
        each = row[0] == _FOR_EACH
        parts = _parts(box, row[2]) if each else _part(box, row)
        found += [{"what": what, "n": int(n), "each": each} for what, n in parts if what in _PAID]
    return found


def _parts(box: Box, program: int) -> list[_Part]:
    found: list[_Part] = []
    for row in box.programs[program]:
        found += _part(box, row)
    return found


def _part(box: Box, row: Row) -> list[_Part]:
    if row[0] == _TAKE:
        return [("take", f"{row[1]:03d}")]
    if row[0] == _IF:
        return _parts(box, row[2]) or _parts(box, row[3])
    if row[0] == _FOR_EACH:
        word = "lose-others" if GROUPS[row[1]].startswith("other") else "lose-each"
        return [(word, n) for what, n in _parts(box, row[2]) if what == "lose"]
    if row[0] == _RECOVER and row[4]:
        return [("recover-drawn", row[1])]
    if row[0] in _COUNTED:
        return [(_COUNTED[row[0]], row[1])]
    return [(_PLAIN[row[0]], 0)] if row[0] in _PLAIN else []
