"""What the sentences of moves and events need beside their fields: titles of cards, names of people, numbers.

A card that lies open, or that everybody may look through, is called by its title; any other by the number that stands
for it in moves. Titles are given in both languages, and each language's sentences take theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from portulan.engine.action_space import Family
from portulan.games.seventh_continent import board, inventory, moves, names, steps
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import CLUE, COLUMN, ICONS, NONE, SPOTS, STOCK
from portulan.games.seventh_continent.view_asked import calls

Saying = dict[str, str | int]


def titled(box: Box, card: int, prefix: str = "") -> Saying:
    """Gives the title of a card; of several cards with one title the number tells them apart."""
    if not 0 <= card < len(box.ids):
        return unknown(prefix)
    words = names.titles(box)[card]
    twins = _twins(box)[words.en]
    return {f"{prefix}en": words.en, f"{prefix}fr": words.fr, f"{prefix}copy": card if twins > 1 else 0}


def unknown(prefix: str = "") -> Saying:
    """Stands for a card that has no name here."""
    return {f"{prefix}en": "none", f"{prefix}fr": "none", f"{prefix}copy": 0}


@lru_cache(maxsize=16)
def _twins(box: Box) -> dict[str, int]:
    """Counts the cards of each title among those that all may look through, and the copies of states."""
    found: dict[str, int] = {}
    for card, words in enumerate(names.titles(box)):
        public = not (box.adventure | box.exploration) >> card & 1 or box.people >> card & 1
        found[words.en] = found.get(words.en, 0) + public
    return found


# Moves


def saying(state: Position, move: int) -> Saying:
    """Gives the arguments that the position adds to the sentence of a move."""
    for family, told in _TOLD.items():
        if move in family:
            return told(state, *family.values(move))
    return {}


def card(state: Position, number: int, *rest: int) -> Saying:
    """A card by its title, if everybody may know it."""
    box = state.box
    known = number < len(box.ids) and not state.piles[STOCK] >> number & 1
    return titled(box, number) if known else unknown()


def act(state: Position, number: int, place: int) -> Saying:
    """An action by its icon and its card, with what is printed: cards to draw and successes needed."""
    told: Saying = {"icon": "none", "cost": 0, "difficulty": 0}
    found = state.box.act_of.get(moves.ACT.move(number, place))
    named = card(state, number)
    if found is not None and named["en"] != "none":
        action = state.box.actions[found]
        told = {"icon": ICONS[action.icon], "cost": action.cost, "difficulty": action.difficulty}
    return {**named, **told}


def apply(state: Position, number: int, place: int) -> Saying:
    """An effect by its card, with what it changes."""
    told: Saying = {"less": 0, "more": 0, "stars": 0, "easier": 0}
    named = card(state, number)
    if named["en"] != "none":
        printed = state.box.cards[number]
        for n in (*printed.effects, *printed.object_effects):
            effect = state.box.effects[n]
            if effect.place == place + 1:
                told = {
                    "less": max(0, -effect.cost),
                    "more": max(0, effect.cost),
                    "stars": effect.stars,
                    "easier": max(0, -effect.difficulty),
                }
    return {**named, **told}


def thing(state: Position, slot: int, *rest: int) -> Saying:
    """An object by its top card, with its resistance; or by its place, where none lies."""
    if slot * COLUMN >= len(state.column) or state.column[slot * COLUMN] == NONE:
        return {**unknown(), "strength": 0}
    return {**titled(state.box, state.column[slot * COLUMN]), "strength": state.dice[slot]}


def join(state: Position, slot: int, *rest: int) -> Saying:
    """An object that a card may join, and what its resistance would be: it rises with a common keyword only."""
    told: Saying = {**thing(state, slot), "related": "none", "then": 0}
    frame = state.stack[-1] if state.stack else (NONE,)
    if frame[0] == steps.STOW and told["en"] != "none":
        told["related"] = "yes" if inventory.related(state, frame[2], slot) else "no"
        told["then"] = inventory.joined(state, frame[2], slot)
    return told


def hand_over(state: Position, slot: int, player: int) -> Saying:
    """An object and who receives it."""
    return {**thing(state, slot), **person(state, player)}


def swap(state: Position, slot: int, other: int) -> Saying:
    """An object and the one that it is exchanged for."""
    theirs = {f"other_{key}": value for key, value in thing(state, other).items()}
    return {**thing(state, slot), **theirs}


def person(state: Position, player: int) -> Saying:
    """A player by the name of their character."""
    there = player < state.players and state.characters[player] >= 0
    found = titled(state.box, state.characters[player], "person_") if there else unknown("person_")
    return found


def absent(state: Position, player: int) -> Saying:
    """A player who is away by the name of the character, if it is kept for them."""
    kept = player < state.players and state.away[player] >= 0
    return titled(state.box, state.away[player], "person_") if kept else unknown("person_")


def cell(state: Position, number: int) -> Saying:
    """A place by the card that lies there, or by the side of a card on which it lies."""
    ground, spot = board.spot(state, number)
    return where(state.box, ground, SPOTS[spot])


def where(box: Box, ground: int, spot: str) -> Saying:
    """Gives the name of a place: what lies there, on which side, and of which card."""
    lies, _, side = spot.partition("-")
    return {**titled(box, ground, "ground_"), "lies": lies, "side": side or "none"}


def clues(state: Position, number: int) -> Saying:
    """The clues of a set by their titles."""
    known = cards_of(state.box.of_type[CLUE])
    return names.clues_told(
        [names.clue_named(state.box, clue) for n, clue in enumerate(known) if number + 1 >> n & 1]
    )


def call(state: Position, place: int) -> Saying:
    """The number that a flagged box would call; its place only where another place calls the same, or nothing."""
    numbers = calls(state)
    if place >= len(numbers):
        return {"number": 0}
    number = numbers[place]
    return {"number": number, "place": 0} if numbers.count(number) == 1 else {"number": number}


def asked(state: Position, *rest: int) -> Saying:
    """What is ended, declined or agreed to is what is asked."""
    step = state.step
    told: Saying = {
        "at": "none" if step is None else step.name.replace(" ", "-"),
        **unknown(),
        "proposed": "none",
        "used": 0,
        "fails": 0,
    }
    frame = state.stack[-1] if state.stack else (NONE,)
    if frame[0] == steps.RAISE:
        told["fails"] = int(state.total() < state.difficulty and state.party.bit_count() == 1)
    if frame[0] == steps.OBJECTS:
        told["used"] = int(any(state.used >> slot & 1 for slot in state.objects(frame[1])))
    told |= unknown("person_")
    if frame[0] in (steps.CONSENT, steps.GIFT):
        told["proposed"] = state.game.space.family(frame[3]).name
        if frame[3] in moves.ACTIVE:
            told |= person(state, moves.ACTIVE.index(frame[3]))
    if frame[0] in (steps.STOW, steps.HOLD):
        told |= titled(state.box, frame[2])
    return told


_TOLD: Final[Mapping[Family, Callable[..., Saying]]] = {
    moves.CARD: card,
    moves.BE: card,
    moves.SEARCH: card,
    moves.KEEP: card,
    moves.PICK: card,
    moves.BUY: card,
    moves.ACT: act,
    moves.APPLY: apply,
    moves.USE: thing,
    moves.ABANDON: thing,
    moves.ASSEMBLE: join,
    moves.HIT: thing,
    moves.MEND: thing,
    moves.HAND_OVER: hand_over,
    moves.SWAP: swap,
    moves.ACTIVE: person,
    moves.TO: person,
    moves.COME: absent,
    moves.HINT: card,
    moves.CLUES: clues,
    moves.EXPLORE: cell,
    moves.GO: cell,
    moves.FOLD: cell,
    moves.CALL: call,
    moves.DONE: asked,
    moves.AGREE: asked,
    moves.OBJECT: asked,
    moves.NEW: asked,
    moves.LEAVE_IT: asked,
}
"""The families whose sentences need the position, and what is told of them."""


# Events


def naming(box: Box, arguments: Mapping[str, str | int]) -> Saying:
    """Names the card of an event, its action and its place; what is told was revealed by then."""
    told: Saying = {}
    number = arguments.get("card")
    ground = arguments.get("ground")
    if "spot" in arguments:
        spot = "self" if ground == number else str(arguments["spot"])
        told |= where(box, ground if isinstance(ground, int) else NONE, spot)
    if number is None:
        return told
    if not isinstance(number, int):
        return {**told, **unknown(), "icon": "none"}
    told |= titled(box, number)
    place = arguments.get("place")
    if isinstance(place, int):
        found = box.act_of.get(moves.ACT.move(number, place - 1))
        told["icon"] = "none" if found is None else ICONS[box.actions[found].icon]
    return told
