"""What speaks for a move at the table, in words: the chance and the risk as a sheet tells them, and what is hoped for.

Nothing is told that does not lie open: consequences are printed on the card of an action.
"""

from __future__ import annotations

from typing import Final

from portulan.content import Words
from portulan.engine.heuristic import Outlook
from portulan.games.seventh_continent import cost, effects, moves, odds, source
from portulan.games.seventh_continent.evaluation import Worth
from portulan.games.seventh_continent.names import NO_WORDS, titles
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import Action
from portulan.games.seventh_continent.terms import NONE

_SAID: Final = {
    "fog": ("places", "pages"),
    "new": ("pages",),
    "text": ("pages",),
    "story": ("pages",),
    "object": ("objects",),
    "cure": ("states",),
    "bonus": ("hand",),
}
"""Terms of the heuristic that say no more than an aim does."""


def outlook(worth: Worth, state: Position, seat: int, move: int) -> list[Outlook]:
    """Tells chance, cost, risk and aim of an action that a move undertakes or goes on with; else what it helps."""
    if move in moves.ACT or move in moves.EXPLORE:
        number, place = source.undertaken(state, seat, move)
        asks = cost.foreseen(state, seat, number, place)
        return [_chance(state, *asks), *_aim(worth, state, seat, state.box.actions[number], place)]
    if move in moves.EXTRA or move in moves.TRADE or (move in moves.DONE and odds.at_stake(state)):
        drawn, need, stars, sevens = odds.figures(state)
        more_stars, more_sevens = effects.to_come(state)
        more = moves.EXTRA.index(move) if move in moves.EXTRA else 0
        more -= moves.TRADE.index(move) if move in moves.TRADE else 0
        told = _chance(state, drawn + more, need - min(0, more), stars + more_stars, sevens + more_sevens)
        return [told, *_aim(worth, state, seat, state.acting(), state.place)]
    if move in moves.USE or move in moves.APPLY:
        return _help(state, move)
    return [_walk(state, moves.GO.index(move))] if move in moves.GO else []


def _chance(state: Position, drawn: int, need: int, stars: int, sevens: int) -> Outlook:
    told = odds.odds(state, drawn, need, stars, sevens)
    return Outlook(
        "chance", {"cards": drawn, "chance": told.success, "risk": told.curse}, instead=("energy",)
    )


def _aim(worth: Worth, state: Position, seat: int, action: Action, place: int) -> list[Outlook]:
    if place != NONE and not action.travels:
        return [_aimed("fog")]
    if action.travels:
        return [_walk(state, worth.best_way(state, seat)[1])]
    aim = worth.aim(state, seat, action)
    return [_aimed(aim)] if aim else []


def _walk(state: Position, cell: int) -> Outlook:
    """Names the terrain that a walk leads to, which lies open."""
    card = NONE if cell == NONE else state.cells[cell]
    return _aimed("walk") if card == NONE else _aimed("walk", titles(state.box)[card])


def _aimed(aim: str, place: Words = NO_WORDS) -> Outlook:
    told: dict[str, str | int] = {"aim": aim, "en": place.en, "fr": place.fr}
    return Outlook("aim", told, instead=_SAID.get(aim, ()))


def _help(state: Position, move: int) -> list[Outlook]:
    """Tells what an object or an effect takes off the cost, and adds to the result."""
    if state.action == NONE:
        return []
    icon = state.acting().icon
    if move in moves.APPLY:
        found = [effects.chosen(state, move)]
    else:
        cards = state.object_cards(moves.USE.index(move))
        printed = [state.box.effects[n] for card in cards for n in state.box.cards[card].object_effects]
        found = [effect for effect in printed if effect.icons >> icon & 1]
    less, stars = -sum(effect.cost for effect in found), sum(effect.stars for effect in found)
    told: dict[str, str | int] = {"less": max(0, less), "stars": max(0, stars)}
    return [Outlook("help", told, instead=("energy", "pages"))] if less > 0 or stars > 0 else []
