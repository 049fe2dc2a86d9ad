"""The exact chance of an action to succeed, and the risk of a curse, from what everybody knows (contract, chapter 9).

The Action Deck is a set whose order nobody knows, but for cards on top that were looked at; once it is empty, cards
come from the Discard, where a curse is defeat. Kinds of bands are counted, never single cards.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import DECK, DISCARD, NONE

BEFORE_COST: Final = ("destination", "offer", "accept", "must join")
"""Questions that are asked before the action begins: its cost is the printed one."""

Band = tuple[int, int, int, int]
"""Stars, left halves, right halves and sevens of one card."""
Kinds = tuple[tuple[Band, int], ...]
"""How many cards there are of each kind of band."""


class Odds(NamedTuple):
    """In hundredths, rounded: the chance to succeed, and the risk to draw a curse from the Discard."""

    success: int
    curse: int


def odds(state: Position, drawn: int, difficulty: int, successes: int, seven_stars: int) -> Odds:
    """Gives the chance and the risk of an action that draws so many cards."""
    bands = state.box.bands[state.rules.profile]
    deck, discard = state.piles[DECK], state.piles[DISCARD]
    known = list(reversed(state.top))[:drawn]
    risked = max(0, drawn - deck.bit_count())
    if risked:
        fixed = cards_of(deck)
        pool = discard & ~state.box.curses
        whole = discard.bit_count()
        left = min(risked, whole)
    else:
        fixed = known
        pool = deck
        for card in state.top:
            pool &= ~(1 << card)
        whole = pool.bit_count()
        left = drawn - len(known)
    all_ways = comb(whole, left)
    safe = comb(pool.bit_count(), left) / all_ways if all_ways else 1.0
    need = difficulty - successes
    if need <= 0:
        chance = safe
    else:
        begun = _begun([bands[card] for card in fixed])
        kinds = tuple(sorted(Counter(bands[card] for card in cards_of(pool)).items()))
        ways = _ways(begun, kinds, left, need, seven_stars, state.rules.self_pair)
        chance = ways / all_ways if all_ways else 0.0
    return Odds(_percent(chance), _percent(1 - safe) if risked else 0)


def _percent(chance: float) -> int:
    """Rounds to hundredths; what is not certain is not told as certain, nor what is possible as impossible."""
    rounded = round(100 * chance)
    if rounded == 100 and chance < 1:
        return 99
    return 1 if rounded == 0 and chance > 0 else rounded


Sum = tuple[int, int, int, int, int]
"""Stars, left halves, right halves, cards with both halves, sevens."""


def _begun(bands: list[Band]) -> Sum:
    stars = lefts = rights = both = sevens = 0
    for star, left, right, seven in bands:
        stars, lefts, rights = stars + star, lefts + left, rights + right
        both, sevens = both + (left & right), sevens + seven
    return stars, lefts, rights, both, sevens


@lru_cache(maxsize=4096)
def _ways(begun: Sum, kinds: Kinds, drawn: int, need: int, seven_stars: int, self_pair: bool) -> int:
    """Counts the ways to draw so many cards of the kinds that give at least the successes needed.

    What is beyond the need is not told apart, which keeps the sums few.
    """
    most = need + 1

    def cut(total: Sum) -> Sum:
        stars, lefts, rights, both, sevens = total
        return (
            min(stars, most),
            min(lefts, most + 1),
            min(rights, most + 1),
            min(both, 2),
            min(sevens, most) if seven_stars else 0,
        )

    ways: Counter[tuple[int, Sum]] = Counter({(0, cut(begun)): 1})
    for (star, left, right, seven), number in kinds:
        grown: Counter[tuple[int, Sum]] = Counter()
        for (cards, total), many in ways.items():
            stars, lefts, rights, both, sevens = total
            for k in range(min(number, drawn - cards) + 1):
                new = (
                    stars + k * star,
                    lefts + k * left,
                    rights + k * right,
                    both + k * (left & right),
                    sevens + k * seven,
                )
                grown[cards + k, cut(new)] += many * comb(number, k)
        ways = grown
    found = 0
    for (cards, (stars, lefts, rights, both, sevens)), many in ways.items():
        if cards != drawn:
            continue
        pairs = min(lefts, rights)
        if both == 1 and lefts == 1 and rights == 1 and not self_pair:
            pairs = 0
        if stars + pairs + seven_stars * sevens >= need:
            found += many
    return found


def figures(state: Position) -> tuple[int, int, int, int]:
    """Gives cost, difficulty, successes and seven-stars of the action in progress, as they stand."""
    step = state.step
    action = state.acting()
    if step is not None and step.name in BEFORE_COST:
        return action.cost, action.difficulty, 0, 0
    return max(0, state.cost), max(0, state.difficulty), state.successes, state.seven_stars


def at_stake(state: Position) -> bool:
    """Tells whether an action is in progress whose cards are not drawn yet."""
    step = state.step
    asked = (*BEFORE_COST, "objects", "lower cost", "materials", "trade", "extra cards")
    return state.action != NONE and step is not None and step.name in asked
