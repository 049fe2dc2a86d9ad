"""CHK-20: the bands of the Action Deck give the chances of the rulebook (7C-VEC-50); and the price of an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, inf
from typing import Final

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content.checks.walk import whole
from portulan.games.seventh_continent.content.entries import Band, SkillEntry

PRINTED: Final = (
    (55, 88, 97, 99, 99, 99),
    (6, 45, 75, 90, 97, 99),
    (2, 14, 39, 65, 82, 91),
    (None, 2, 14, 34, 55, 72),
    (None, None, 3, 12, 27, 45),
    (None, None, 1, 4, 11, 22),
    (None, None, None, 1, 3, 9),
)
"""The table of page 13: successes required by row, cards drawn by column; None where nothing is printed."""

CEILING: Final = 99
"""What is printed for everything above; anything from 98 up is accepted there."""
WORST: Final = 4.0
MEAN: Final = 1.6
BLANK: Final = 1.0
PLAYERS: Final = range(1, 5)
CURSES: Final = 5

Deck = tuple[tuple[tuple[int, int, int], int], ...]
"""How many cards there are of each kind of band: stars, left halves, right halves."""


def deck_of(bands: Sequence[Band], curses: int) -> Deck:
    """Counts bands by kind; a curse gives nothing."""
    kinds = Counter((band.stars, int(band.left), int(band.right)) for band in bands)
    kinds[0, 0, 0] += curses
    return tuple(sorted(kinds.items()))


@lru_cache(maxsize=256)
def chances(deck: Deck, drawn: int) -> tuple[float, ...]:
    """Gives the chance of at least 0, 1, 2... successes with so many cards (7C-RESULT-4, -5); sevens do not count."""
    ways: Counter[tuple[int, int, int, int]] = Counter({(0, 0, 0, 0): 1})
    for (stars, left, right), number in deck:
        grown: Counter[tuple[int, int, int, int]] = Counter()
        for (cards, s, lefts, rights), many in ways.items():
            for k in range(min(number, drawn - cards) + 1):
                key = (cards + k, s + k * stars, lefts + k * left, rights + k * right)
                grown[key] += many * comb(number, k)
        ways = grown
    total = comb(sum(number for _, number in deck), drawn)
    found = Counter[int]()
    for (cards, stars, left, right), many in ways.items():
        if cards == drawn:
            found[stars + min(left, right)] += many
    most = max(found)
    return tuple(sum(found[n] for n in range(need, most + 1)) / total for need in range(most + 1))


def chance(deck: Deck, drawn: int, need: int) -> float:
    """Gives the chance of so many successes with so many cards."""
    known = chances(deck, drawn)
    return known[need] if need < len(known) else 0.0


def solo_deck(content: Content) -> Deck:
    """Gives the deck of one player as it lies at the beginning."""
    skills = [skill for skill in content.all(SkillEntry) if skill.level == "basic"]
    owners = sorted({skill.owner for skill in skills if skill.owner is not None})
    chosen = [skill.band for skill in skills if skill.owner is None or skill.owner in owners[:1]]
    return deck_of(chosen, CURSES)


def price(deck: Deck, cost: int, difficulty: int) -> float:
    """Gives how many cards an action costs until it succeeds once, at its bare cost."""
    odds = chance(deck, cost, difficulty) if difficulty else 1.0
    return cost / odds if odds else inf


def _table(deck: Deck) -> Iterator[tuple[int, int, int | None, float]]:
    for row, printed in enumerate(PRINTED, 1):
        for drawn, value in enumerate(printed, 1):
            yield row, drawn, value, 100 * chance(deck, drawn, row)


def find_chances(content: Content) -> Iterator[Finding]:
    """CHK-20: for 1 to 4 players every printed cell is met, and every character has the same five bands."""
    skills = [skill for skill in content.all(SkillEntry) if skill.level == "basic"]
    own: dict[str, list[Band]] = {uid: [] for uid in content.ids("character")}
    for skill in skills:
        if skill.owner is not None:
            own[skill.owner].append(skill.band)
    alike = {uid: deck_of(bands, 0) for uid, bands in own.items()}
    for uid, kinds in alike.items():
        if kinds != next(iter(alike.values())):
            yield content.finding(uid, "id", "has other bands than the first character")
    common = [skill.band for skill in skills if skill.owner is None]
    for players in PLAYERS:
        bands = [*common, *(band for bands in list(own.values())[:players] for band in bands)]
        yield from _compare(deck_of(bands, CURSES), players)


def _compare(deck: Deck, players: int) -> Iterator[Finding]:
    errors: list[float] = []
    for need, drawn, printed, value in _table(deck):
        cell = f"{need} successes with {drawn} cards, {players} players: {value:.1f}%"
        if printed is None:
            if value >= BLANK:
                yield whole(f"{cell}, where nothing is printed")
            continue
        if printed == CEILING:
            errors.append(abs(min(value, CEILING) - printed))
        else:
            errors.append(abs(value - printed))
        if errors[-1] > (1.0 if printed == CEILING else WORST):
            yield whole(f"{cell}, printed {printed}%")
    mean = sum(errors) / len(errors)
    if mean > MEAN:
        yield whole(f"the chances of {players} players are off by {mean:.2f} points on average")
