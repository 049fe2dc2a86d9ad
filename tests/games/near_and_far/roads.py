"""The roads that tests walk, and prices that they pay: examples stay true when authors move an icon or a price.

Locations are those that ship. A path is written by the codes of its ends: `b-f!` carries a threat, `c-g?` a treasure.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Final

import msgspec

from portulan.engine.options import OptionValue
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.box import Atlas, _affordable, _symbols, goods
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far import setting

ROADS: Final = {
    1: (
        "a-b a-c a-d! a-e b-c c-d d-h d-i b-f! c-g? f-g h-i? e-j! j-o f-k? k-p h-l l-q! i-m m-r m-s i-n "
        "m-n! n-t o-t r-x! s-t? p-u? u-z q-v v-aa? r-w w-x r-y s-y x-y z-aa! z-ab aa-ab ab-ac! aa-ac "
    ),
    5: (
        "a-b a-c! a-d b-e b-f! c-h d-g? e-j f-g e-i? i-l i-n! h-k? k-o j-m! l-m m-r m-t n-s j-o j-p o-p "
        "l-q? q-v! q-y r-w r-x o-u! t-u w-x? w-aa s-y? v-y r-z! x-z v-ab w-ab aa-ab! x-ac aa-ac v-ad y-ad "
    ),
}
"""The paths of map 1, and of map 5 with its toxic water."""


PRICES: Final = {
    "goods-wagon": entries.Bundle(coin=2, tokens={"yellow": 1}),
    "cooking-spices": entries.Bundle(food=3, tokens={"yellow": 1}),
    "mercenary-contract": entries.Bundle(coin=2, food=1, tokens={"red": 2, "yellow": 1}),
    "scroll-of-legend": entries.Bundle(gem=3, tokens={"red": 1}),
}
"""What some artifacts cost in the tests."""

SYMBOLS: Final = {
    "tib": entries.Symbols(search=1, heart=2),
    "sal": entries.Symbols(combat=1, search=1, heart=2),
    "bramble": entries.Symbols(combat=2, heart=4),
    "pell": entries.Symbols(combat=1, heart=2, shield=True),
    "larceny": entries.Symbols(combat=2, search=2, heart=4),
    "left-hand": entries.Symbols(skill=1, combat=2, search=1, heart=4, shield=True),
    "plum": entries.Symbols(skill=1, heart=2),
    "hush": entries.Symbols(skill=2, heart=2),
    "twice": entries.Symbols(skill=2, move=1, heart=3),
    "abbess": entries.Symbols(skill=3, combat=1, heart=4, shield=True),
    "sunday": entries.Symbols(combat=1, search=1, heart=2),
    "egg": entries.Symbols(combat=1, heart=2),
    "kindly": entries.Symbols(skill=1, combat=1, heart=4),
    "flint": entries.Symbols(combat=2, search=1, heart=2),
    "ruth": entries.Symbols(combat=2, heart=6),
    "sorry": entries.Symbols(combat=3, heart=4),
    "pip": entries.Symbols(move=1, heart=1),
    "tansy": entries.Symbols(search=2, heart=2),
    "quick-widow": entries.Symbols(move=2, heart=2),
    "osk": entries.Symbols(skill=1, search=3, heart=2),
    "nan": entries.Symbols(search=1, move=2, heart=4),
}
"""What some adventurers have in the tests."""


@cache
def fixed(kind: type[NearAndFar]) -> type[NearAndFar]:
    """Gives a match in which these artifacts cost, and these adventurers have, what the tests say.

    What a test has changed by itself stays as it is.
    """
    own = copy.copy(kind.box)
    cost = list(own.cost)
    for uid, price in PRICES.items():
        cost[catalogue.ARTIFACTS.index(uid)] = goods(price)
    setattr(own, "cost", cost)  # noqa: B010
    setattr(own, "affordable", _affordable(cost))  # noqa: B010
    members = list(own._members)
    for uid, symbols in SYMBOLS.items():
        who = catalogue.ADVENTURERS.index(uid)
        if members[who] == NearAndFar.box._members[who]:
            members[who] = _symbols(symbols)
    setattr(own, "_members", tuple(members))  # noqa: B010
    return type(kind.__name__, (kind,), {"__slots__": (), "box": own})


@cache
def roads(number: int = 1) -> Atlas:
    """Lays the paths of the tests on a map."""
    (entry,) = (found for found in setting.content().all(entries.MapEntry) if found.number == number)
    prefix = f"m{number:02}"
    paths = []
    for word in ROADS[number].split():
        icon: entries.Icon = "threat" if word.endswith("!") else "treasure" if word.endswith("?") else "none"
        start, end = word.rstrip("!?").split("-")
        paths.append(entries.Path(f"{prefix}.{start}", f"{prefix}.{end}", icon))
    laid = msgspec.structs.replace(entry, paths=tuple(paths))
    return setting.with_books(Atlas(setting.content(), laid, NearAndFar.box.maps[number].card))


def table(players: int = 2, *, kind: type[NearAndFar] | None = None, **options: OptionValue) -> NearAndFar:
    """Sets a table as `setting.table` does, with the roads, prices and symbols of the tests."""
    state = setting.table(players, kind=fixed(kind or NearAndFar), **options)
    if state.atlas.number in ROADS:
        state.atlas = roads(state.atlas.number)
    return state
