"""What a trade in the Town Hall is worth: by what it changes in the hand, in goods and in banners."""

from __future__ import annotations

from portulan.games.near_and_far.evaluation import (
    banner_gain,
    hand_worth,
    holdings,
    holdings_worth,
    share,
)
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import FIRST_TOKEN, GOODS, NONE


class Bargain:
    """A trade in the Town Hall: one good against several, and what it brings."""

    __slots__ = ("away", "bundle", "good", "worth")

    def __init__(self, worth: float, good: int, away: bool, bundle: tuple[int, ...]) -> None:
        self.worth = worth
        self.good = good
        """What is gained for the bundle, or given for it if `away`."""
        self.away = away
        self.bundle = bundle
        """How many of each good are on the larger side."""


def best_bargain(state: Position, seat: int) -> Bargain | None:
    """Looks for the trade that brings the most; None if none brings anything."""
    best: Bargain | None = None
    for good in range(len(GOODS)):
        found = bargain_for(state, seat, good)
        if found is not None and found.worth > (best.worth if best is not None else 0.05):
            best = found
        found = bargain_away(state, seat, good)
        if found is not None and found.worth > (best.worth if best is not None else 0.05):
            best = found
    return best


def _worth_of(state: Position, seat: int, held: list[int], left: float) -> float:
    return hand_worth(state, seat, held) + holdings_worth(held, left)


def bargain_for(state: Position, seat: int, good: int) -> Bargain | None:
    """Looks for the best payment for one good."""
    held = holdings(state, seat)
    left = share(state)
    needed = state.rules.values[good]
    before = _worth_of(state, seat, held, left)
    chief = 0.0
    if good >= FIRST_TOKEN:
        chief = banner_gain(state, seat, good - FIRST_TOKEN, 1)
    best: Bargain | None = None
    for bundle in _payments(state.rules.values, held, good, needed):
        after = [n - paid + (other == good) for other, (n, paid) in enumerate(zip(held, bundle, strict=True))]
        worth = _worth_of(state, seat, after, left) - before + chief
        if best is None or worth > best.worth:
            best = Bargain(worth, good, False, bundle)
    return best


def _payments(values: tuple[int, ...], held: list[int], good: int, needed: int) -> list[tuple[int, ...]]:
    """Lists payments of at most five goods that reach a value with nothing left over: food, money, one token."""
    found: list[tuple[int, ...]] = []
    spare = [0 if other == good else n for other, n in enumerate(held)]
    tokens = [NONE, *(other for other in range(FIRST_TOKEN, len(GOODS)) if spare[other])]
    for token in tokens:
        paid = values[token] if token != NONE else 0
        many = 5 - (token != NONE)
        for coins in range(min(many, spare[1]) + 1):
            for gems in range(min(many - coins, spare[2]) + 1):
                lacks = needed - paid - coins * values[1] - gems * values[2]
                food = max(0, lacks) // values[0]
                if lacks <= -2 or food > min(many - coins - gems, spare[0]):
                    continue
                bundle = [0] * len(GOODS)
                bundle[0], bundle[1], bundle[2] = food, coins, gems
                if token != NONE:
                    bundle[token] = 1
                found.append(tuple(bundle))
    return [bundle for bundle in found if any(bundle)]


def bargain_away(state: Position, seat: int, good: int) -> Bargain | None:
    """Looks for what a token is best given away for: coins and gems, and food for what is left over."""
    held = holdings(state, seat)
    if good < FIRST_TOKEN or not held[good]:
        return None
    left = share(state)
    value = state.rules.values[good]
    before = _worth_of(state, seat, held, left)
    best: Bargain | None = None
    for coins in range(value // state.rules.values[1] + 1):
        gems = value // state.rules.values[1] - coins
        food = value - state.rules.values[1] * (coins + gems)
        bundle = (food, coins, gems, 0, 0, 0, 0)
        after = [n + got - (other == good) for other, (n, got) in enumerate(zip(held, bundle, strict=True))]
        worth = _worth_of(state, seat, after, left) - before
        if best is None or worth > best.worth:
            best = Bargain(worth, good, True, bundle)
    return best
