"""Piles: every card is in one place, and a position holds the number of that place for each card.

With one number a card nothing can be lost or doubled: conservation needs no check but the range of the numbers. A
pile whose order nobody knows is the set of cards in its place, and drawing from it asks chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from portulan.engine.action_space import Family
from portulan.engine.generator import Even
from portulan.engine.steps import Weights


def cards_in(places: Sequence[int], place: int) -> list[int]:
    """Lists the cards of a place, by their numbers."""
    return [card for card, where in enumerate(places) if where == place]


def count_in(places: Sequence[int], place: int) -> int:
    """Counts the cards of a place."""
    return sum(where == place for where in places)


def even_draw(places: Sequence[int], place: int, family: Family) -> Weights:
    """Gives the weights of a `Draw` from a pile: every card is equally likely to be on top."""
    return Even((family.base + card, 1) for card, where in enumerate(places) if where == place)


def layered_draw(
    places: Sequence[int], place: int, layers: Sequence[Sequence[int]], family: Family
) -> Weights:
    """Gives the weights where cards of one layer come before those of the next: green before gold.

    Each layer lists its cards; those of the first layer that has any left are equally likely.
    """
    for layer in layers:
        weights = [(family.base + card, 1) for card in layer if places[card] == place]
        if weights:
            return weights
    return []


def move_all(places: list[int], source: int, target: int) -> None:
    """Moves all cards of a place to another: a discard that is shuffled back."""
    for card, where in enumerate(places):
        if where == source:
            places[card] = target
