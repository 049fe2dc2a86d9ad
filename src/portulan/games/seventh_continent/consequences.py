"""What comes of an action as its card prints it: the white box and the black box, in two parts each at most.

The scene tells them on the line of the action. What a number leads to is not told, only that it is called.
"""

from __future__ import annotations

from typing import Final

from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.printed import Action, Row
from portulan.games.seventh_continent.terms import NONE

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
_TAKE: Final = OPERATIONS.code(o.Take)
_IF: Final = OPERATIONS.code(o.If)


def told(box: Box, action: Action) -> dict[str, str | int]:
    """Tells both boxes of an action as arguments of its sentence."""
    found: dict[str, str | int] = {}
    for name, program in (("yes", action.success), ("no", action.failure)):
        parts = [] if program == NONE else _parts(box, program)
        for place, key in enumerate(PLACES):
            what, n = parts[place] if place < len(parts) else ("none", "0")
            found |= {f"{name}_{key}": what, f"{name}_{key}_n": n}
    return found


def _parts(box: Box, program: int) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for row in box.programs[program]:
        found += _part(box, row)
    return found


def _part(box: Box, row: Row) -> list[tuple[str, str]]:
    if row[0] == _TAKE:
        return [("take", f"{row[1]:03d}")]
    if row[0] == _IF:
        return _parts(box, row[2]) or _parts(box, row[3])
    if row[0] in _COUNTED:
        return [(_COUNTED[row[0]], str(row[1]))]
    return [(_PLAIN[row[0]], "0")] if row[0] in _PLAIN else []
