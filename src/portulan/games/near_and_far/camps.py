"""Camps (NF-CAMP, NF-HEART-8), and those that a card places (NF-CARD-A13)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import effects, entries, events, payments, steps
from portulan.games.near_and_far.box import COIN_PLACE, GEM_PLACE
from portulan.games.near_and_far.moves import CAMP, CAMP_AT
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import CAMP_COST, NOBODY


def cost(state: Position, seat: int) -> int:
    """Counts the hearts that a camp costs (NF-CAMP-2)."""
    change = sum(effect.n for _, effect in state.effects(seat, entries.PriceMod) if effect.what == "camp")
    return max(0, CAMP_COST + change)


def is_empty(state: Position, place: int) -> bool:
    """Tells whether a location has no camp and is not the town (NF-MOVE-13)."""
    return state.camps[place] == NOBODY and place != state.atlas.town


def against_camp(state: Position, frame: Frame, move: int) -> str:
    """A camp is built on a location without one, for hearts (NF-CAMP-1 to NF-CAMP-3)."""
    if move not in CAMP:
        return ""
    seat = frame[1]
    if not is_empty(state, state.location(seat)):
        return "NF-CAMP-3"
    return "" if payments.hearts_in_reach(state, seat, "camps") >= cost(state, seat) else "NF-CAMP-2"


def camp(state: Position, frame: Frame, move: int) -> None:
    """A camp is built, or not."""
    if move in CAMP:
        seat = frame[1]
        price = cost(state, seat)
        build(state, seat, state.location(seat))
        payments.pay_hearts(state, seat, price, "camps")


def build(state: Position, seat: int, place: int) -> None:
    """The next tent stands on the location; coins or gems are found there (NF-CAMP-4, NF-CAMP-5)."""
    state.camps[place] = seat
    state.tell(events.CAMPED, seat, place)
    state.place_tent(seat)
    found = state.search(seat)
    if found and state.atlas.kind[place] == COIN_PLACE:
        state.gain_coins(seat, found)
    elif found and state.atlas.kind[place] == GEM_PLACE:
        state.gain_gems(seat, found)
    effects.trigger(state, seat, "camp-built", place=place)


# A camp anywhere (NF-CARD-A13, G-189)


def begin_camp_anywhere(state: Position, seat: int) -> None:
    """Has a tent placed on any empty location; without one nothing happens."""
    state.stack.append((steps.CAMP_AT, seat))


def against_camp_at(state: Position, frame: Frame, move: int) -> str:
    """The location is on the map, and empty."""
    place = CAMP_AT.index(move)
    return "" if place < state.atlas.size and is_empty(state, place) else "NF-CARD-A13"


def camp_at(state: Position, frame: Frame, move: int) -> None:
    """The tent is placed; no heart is spent, and a quest token stays."""
    build(state, frame[1], CAMP_AT.index(move))
