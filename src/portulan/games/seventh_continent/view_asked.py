"""The part of a view about the question that waits: what may be answered, the page, and how an action stands."""

from __future__ import annotations

from typing import TypedDict

from portulan.engine.state import CHANCE
from portulan.games.seventh_continent import moves, names, odds, source, taking
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.steps import CHOOSE, FLAGGED

LATELY = 5
"""So many pages that were read lie open to be read again."""
MORE = 7
"""For so many further cards the chance is told beside that of the bare cost."""


class MoreView(TypedDict):
    """What some further cards would make of the chance and the risk, in hundredths."""

    cards: int
    chance: int
    risk: int


class SheetView(TypedDict):
    """How the action in progress stands before its cards are drawn: cost, successes needed, chance and risk."""

    cost: int
    difficulty: int
    chance: int
    risk: int
    most: int
    more: list[MoreView]


class OutlookView(TypedDict):
    """What an action that may be announced asks for as it is printed, with its chance and risk in hundredths."""

    move: int
    cost: int
    difficulty: int
    chance: int
    risk: int


def outlook(state: Position) -> list[OutlookView]:
    """Tells how the actions stand that may be announced now, before anything lowers their cost."""
    if state.over or state.step is None or state.step.name != "action":
        return []
    found: list[OutlookView] = []
    for move in listed(state):
        if move in moves.PASS:
            continue
        action = state.box.actions[source.undertaken(state, state.active, move)[0]]
        told = odds.odds(state, action.cost, action.difficulty, 0, 0)
        found.append(
            {
                "move": move,
                "cost": action.cost,
                "difficulty": action.difficulty,
                "chance": told.success,
                "risk": told.curse,
            }
        )
    return found


def listed(state: Position) -> list[int]:
    """Lists what may be answered now; nobody hides anything, so that all may know. A number is entered, not listed."""
    return [] if state.over or state.actor == CHANCE else state.listed_moves()


def page(state: Position) -> str | None:
    """Names the passage that was opened last."""
    opened = state.opened
    return state.box.content.passages[opened[-1]] if opened else None


def read(state: Position) -> list[str]:
    """Names the passages that were opened last, the newest first."""
    return [state.box.content.passages[passage] for passage in state.opened[: -LATELY - 1 : -1]]


def choices(state: Position) -> list[str]:
    """Lists the keys of the choices on the page, where one of them is to be taken."""
    frame = state.stack[-1] if state.stack else (-1,)
    if frame[0] != CHOOSE or state.over:
        return []
    row = state.box.programs[frame[2]][frame[3]]
    keys = names.choice_keys(state.box, row[1])
    return [*keys, *(str(n + 1) for n in range(len(keys), len(row[2])))][: len(row[2])]


def calls(state: Position) -> list[int]:
    """Lists the numbers that a flagged box may call, where one is to be chosen."""
    frame = state.stack[-1] if state.stack else (-1,)
    if frame[0] != FLAGGED or state.over:
        return []
    row = state.box.programs[frame[2]][frame[3]]
    return taking.sums(state, row, state.box.cards[frame[4]].key)


def last_extra(state: Position) -> int:
    """Gives how many further cards may be drawn at most; none where another question waits."""
    entry = state.entry()
    return moves.EXTRA.index(entry[2]) if entry is not None and entry[0] is moves.EXTRA else 0


def sheet(state: Position) -> SheetView | None:
    """Tells how the action stands, while something can still be changed."""
    if state.over or not odds.at_stake(state):
        return None
    cost, difficulty, successes, seven_stars = odds.figures(state)
    bare = odds.odds(state, cost, difficulty, successes, seven_stars)
    more: list[MoreView] = []
    if state.step is not None and state.step.name == "extra cards":
        most = last_extra(state)
        for cards in range(1, min(MORE, most) + 1):
            found = odds.odds(state, cost + cards, difficulty, successes, seven_stars)
            more.append({"cards": cards, "chance": found.success, "risk": found.curse})
    return {
        "cost": cost,
        "difficulty": difficulty,
        "chance": bare.success,
        "risk": bare.curse,
        "most": last_extra(state),
        "more": more,
    }
