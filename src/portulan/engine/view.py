"""What every view begins with: whose it is, how the table is set, and what is being asked."""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.state import CHANCE, State


class CommonView(TypedDict):
    """The part of a view that all games share; a game's own view adds what lies on its table.

    `asked` gives the arguments of the question that waits, by name: who is asked, about which cove.
    """

    game: str
    seat: int | None
    players: int
    options: dict[str, str]
    over: bool
    actors: list[int]
    chance: bool
    step: str | None
    asked: dict[str, int]


def common_view(state: State, seat: int | None) -> CommonView:
    """Gives that part for a viewer."""
    step = state.step
    return {
        "game": state.game.name,
        "seat": seat,
        "players": state.players,
        "options": dict(state.options),
        "over": state.over,
        "actors": state.actors,
        "chance": state.actor == CHANCE,
        "step": None if step is None else step.name,
        "asked": {} if step is None else step.named(state.stack[-1]),
    }
