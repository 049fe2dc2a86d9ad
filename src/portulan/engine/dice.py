"""Dice: a family of outcomes and even chances, one line each in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from portulan.engine.action_space import Family, Number
from portulan.engine.generator import Even
from portulan.engine.steps import Frame, Weights


def die_family(name: str, sides: int) -> Family:
    """Declares the outcomes of a die: `roll 1` to `roll 6`, named after the family."""
    return Family(name, f"{name} {{pips}}", Number("pips", 1, sides))


def even_chances(family: Family) -> Callable[[Any, Frame], Weights]:
    """Gives the weights of a `Draw`: every side is equally likely."""

    chances: Even = Even()

    def weights(state: Any, frame: Frame) -> Weights:
        if not chances:
            chances.extend((outcome, 1) for outcome in family.moves())
        return chances

    return weights


def pips(family: Family, outcome: int) -> int:
    """Reads what the die shows."""
    return 1 + family.index(outcome)
