"""The part of a view about the question that waits: what may be answered, the page, and how an action stands."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from portulan.engine.state import CHANCE
from portulan.games.seventh_continent import (
    consequences,
    cost,
    effects,
    inventory,
    moves,
    names,
    odds,
    source,
    taking,
)
from portulan.games.seventh_continent.consequences import CostView
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import Row
from portulan.games.seventh_continent.steps import CHOOSE, FLAGGED
from portulan.games.seventh_continent.terms import SLOTS

LATELY = 5
"""So many pages that were read lie open to be read again."""
AT_ONCE = 12
"""So many pages, at most, are turned through one after the other."""
MORE = 7
"""For so many further cards the chance is told beside that of the bare cost."""


class MoreView(TypedDict):
    """What some further cards would make of the chance and the risk, in hundredths."""

    cards: int
    chance: int
    risk: int


class SheetView(TypedDict):
    """How the action in progress stands before its cards are drawn: cost, successes needed, chance and risk.

    `spared` is what was taken off the printed cost: so many further cards restore the draw that is printed. The chance
    counts the successes `to_come`, which are added to the result for nothing, and as many for each seven drawn.
    """

    cost: int
    spared: int
    to_come: int
    for_sevens: int
    difficulty: int
    chance: int
    risk: int
    most: NotRequired[int]
    """How many further cards may be drawn at most, where that is asked."""
    more: list[MoreView]


class OutlookView(TypedDict):
    """What an action that may be announced asks for, as its sheet will tell, with its chance and risk in hundredths.

    A `locked` action has no sheet: nothing can be added to what is printed, and its cards are drawn at once.
    """

    move: int
    cost: int
    difficulty: int
    chance: int
    risk: int
    locked: bool


class JoinView(TypedDict):
    """An object that a new card may join: whether they share a keyword, and its resistance `then`."""

    seat: int
    slot: int
    related: bool
    then: int


def outlook(state: Position) -> list[OutlookView]:
    """Tells how the actions stand that may be announced now, with all that applies itself to their cost."""
    if state.over or state.step is None or state.step.name != "action":
        return []
    found: list[OutlookView] = []
    for move in listed(state):
        if move in moves.PASS:
            continue
        number, place = source.undertaken(state, state.active, move)
        asks = cost.foreseen(state, state.active, number, place)
        told = odds.odds(state, *asks)
        found.append(
            {
                "move": move,
                "cost": asks.cost,
                "difficulty": asks.difficulty,
                "chance": told.success,
                "risk": told.curse,
                "locked": state.box.actions[number].locked,
            }
        )
    return found


def listed(state: Position) -> list[int]:
    """Lists what may be answered now; nobody hides anything, so that all may know. A number is entered, not listed."""
    return [] if state.over or state.actor == CHANCE else state.listed_moves()


def page(state: Position) -> str | None:
    """Names the passage that asks for a choice, or else the one that was opened last."""
    asking = _choice(state)
    if asking is not None:
        return state.box.content.passages[asking[1]]
    return state.box.content.passages[state.opened[-1]] if state.opened else None


def above(state: Position) -> str:
    """Names the passage of the card that asks for a choice: it stands above the choices."""
    asking = _choice(state)
    if asking is None:
        return ""
    texts = state.box.cards[state.stack[-1][4]].passages
    passages = state.box.content.passages
    return next((passages[text] for text in texts if text in state.opened and text != asking[1]), "")


def _choice(state: Position) -> Row | None:
    """Finds the operation that asks for a choice now."""
    frame = state.stack[-1] if state.stack else (-1,)
    if frame[0] != CHOOSE or state.over:
        return None
    return state.box.programs[frame[2]][frame[3]]


def read(state: Position) -> list[str]:
    """Names the passages that were opened last, the newest first."""
    return [state.box.content.passages[passage] for passage in state.opened[: -LATELY - 1 : -1]]


def before(state: Position) -> list[str]:
    """Names the passages that were opened before the page, the oldest first: as many as one decision may open."""
    passages = state.box.content.passages
    shown = (page(state), above(state))
    return [passages[text] for text in state.opened[-AT_ONCE:] if passages[text] not in shown]


def choices(state: Position) -> list[str]:
    """Lists the keys of the choices on the page, where one of them is to be taken."""
    row = _choice(state)
    if row is None:
        return []
    keys = names.choice_keys(state.box, row[1])
    return [*keys, *(str(n + 1) for n in range(len(keys), len(row[2])))][: len(row[2])]


def costs(state: Position) -> list[list[CostView]]:
    """Tells of each choice on the page what it costs, as it is printed."""
    row = _choice(state)
    return [] if row is None else [consequences.costs(state.box, branch) for branch in row[2]]


def calls(state: Position) -> list[int]:
    """Lists the numbers that a flagged box may call, where one is to be chosen."""
    frame = state.stack[-1] if state.stack else (-1,)
    if frame[0] != FLAGGED or state.over:
        return []
    row = state.box.programs[frame[2]][frame[3]]
    return taking.sums(state, row, state.box.cards[frame[4]].key)


def joins(state: Position) -> list[JoinView]:
    """Tells of each object that a new card may join what becomes of its resistance (7C-ASSEMBLE-4 to -6)."""
    slots = [moves.ASSEMBLE.index(move) for move in listed(state) if move in moves.ASSEMBLE]
    return [
        {
            "seat": slot // SLOTS,
            "slot": slot % SLOTS,
            "related": inventory.related(state, state.stack[-1][2], slot),
            "then": inventory.joined(state, state.stack[-1][2], slot),
        }
        for slot in slots
    ]


def last_extra(state: Position) -> int:
    """Gives how many further cards may be drawn at most; none where another question waits."""
    entry = state.entry()
    return moves.EXTRA.index(entry[2]) if entry is not None and entry[0] is moves.EXTRA else 0


def sheet(state: Position) -> SheetView | None:
    """Tells how the action stands, while something can still be changed."""
    if state.over or not odds.at_stake(state):
        return None
    drawn, difficulty, successes, seven_stars = odds.figures(state)
    to_come, for_sevens = effects.to_come(state)
    successes, seven_stars = successes + to_come, seven_stars + for_sevens
    bare = odds.odds(state, drawn, difficulty, successes, seven_stars)
    more: list[MoreView] = []
    if state.step is not None and state.step.name == "extra cards":
        most = last_extra(state)
        for cards in range(1, min(MORE, most) + 1):
            found = odds.odds(state, drawn + cards, difficulty, successes, seven_stars)
            more.append({"cards": cards, "chance": found.success, "risk": found.curse})
    told: SheetView = {
        "cost": drawn,
        "spared": max(0, state.acting().cost - drawn),
        "to_come": to_come,
        "for_sevens": for_sevens,
        "difficulty": difficulty,
        "chance": bare.success,
        "risk": bare.curse,
        "more": more,
    }
    if more:
        told["most"] = last_extra(state)
    return told
