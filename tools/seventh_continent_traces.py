"""The cheapest way to lift a curse of The 7th Continent, deed by deed, as somebody goes who has read all cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from portulan import registry
from portulan.games.seventh_continent import names, steps
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.deeds import Deed, Story, story
from portulan.games.seventh_continent.informed import anchor
from portulan.games.seventh_continent.moves import CLUES, MOST_CELLS
from portulan.games.seventh_continent.planning import planner
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.situation import Situation, situation
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import CLUE, ICONS, NONE

GAME = registry.game("seventh-continent")


class Trace(NamedTuple):
    """The deeds of a way in an order in which they can be done, and what they cost in cards."""

    curses: tuple[str, ...]
    deeds: list[Deed]
    cost: float


def clues() -> list[str]:
    """Lists the clues of the box."""
    kind = GAME.state()
    assert issubclass(kind, SeventhContinent)
    return [kind.content_box.ids[card] for card in cards_of(kind.content_box.of_type[CLUE])]


def begin(curses: Sequence[str]) -> SeventhContinent:
    """Begins a match alone against some curses."""
    state = GAME.new(1, 1)
    assert isinstance(state, SeventhContinent)
    while state.turns == 0 and state.stack[-1][0] != steps.GROUP:
        asked = state.stack[-1][0] == steps.CLUES
        chosen = CLUES.base + sum(1 << clues().index(curse) for curse in curses) - 1
        state.play(chosen if asked else state.moves()[0])
    return state


def trace(curses: Sequence[str]) -> Trace:
    """Finds the cheapest way from the first terrain to the end of some curses."""
    state = begin(curses)
    known = story(state.box)
    start = situation(known, state, anchor(state))
    plan = planner(known, start).plan(1000, 0)
    assert plan is not None, "there is no way"
    deeds = [known.deeds[number] for number in cards_of(plan.deeds) if number < len(known.deeds)]
    return Trace(tuple(curses), list(_ordered(known, start, deeds)), plan.cost)


def _ordered(known: Story, start: Situation, deeds: list[Deed]) -> Iterator[Deed]:
    """Puts deeds into an order in which each has what it needs: the nearest first, a sheet is left at last."""
    have, here, left = start.facts | start.after_camp, start.here, list(deeds)
    while left:
        able = [deed for deed in left if all(have >> fact & 1 for fact in deed.needs)]
        assert able, "deeds that wait for each other"

        def far(deed: Deed, here: int = here) -> tuple[bool, bool, int]:
            spot = here if deed.spot == NONE else deed.spot
            return spot // MOST_CELLS != here // MOST_CELLS, deed.leaves, _steps(known, here, spot)

        deed = min(able, key=far)
        left.remove(deed)
        for fact in deed.brings:
            have |= 1 << fact
        arrived = [known.names[fact][1] for fact in deed.brings if known.names[fact][0] == "reach"]
        here = arrived[0] if deed.leaves and arrived else here if deed.spot == NONE else deed.spot
        yield deed


def _steps(known: Story, here: int, there: int) -> int:
    width = known.box.width
    one, other = here % MOST_CELLS, there % MOST_CELLS
    return abs(one % width - other % width) + abs(one // width - other // width)


def written(found: Trace) -> Iterator[str]:
    """Writes a way, a line a deed."""
    box = story(_box()).box
    titles = names.titles(box)
    told = " and ".join(titles[box.by_id[curse]].en for curse in found.curses)
    yield f"## {told}"
    yield ""
    yield f"{len(found.deeds)} deeds, about {found.cost:.0f} cards; walks over open terrains are not told."
    yield ""
    sheet = NONE
    for deed in found.deeds:
        if deed.spot != NONE and deed.spot // MOST_CELLS != sheet:
            sheet = deed.spot // MOST_CELLS
            yield f"Sheet {sheet}:"
            yield ""
        yield f"1. {_deed(box, deed)}"
        if deed.leaves:
            yield ""
    yield ""


def _deed(box: Box, deed: Deed) -> str:
    at = "" if deed.spot == NONE else f"At {_place(box, deed.spot)}: "
    brought = _brought(box, deed)
    if deed.explores != NONE:
        return f"{at}explore to {_place(box, deed.explores)}"
    if deed.enters[1] != NONE:
        return f"{at}enter {deed.enters[1]:03d} for {_named(box, deed.enters[0])}{brought}"
    action = box.actions[deed.action]
    price = f"{action.difficulty}/{action.cost}+"
    return f"{at}{ICONS[action.icon].replace('_', ' ')} {price} of {_named(box, action.card)}{brought}"


def _brought(box: Box, deed: Deed) -> str:
    known = story(box)
    told = []
    for fact in dict.fromkeys(deed.brings):
        kind, *rest = known.names[fact]
        if kind == "lifted":
            told.append(f"**{names.titles(box)[rest[0]].en} is lifted**")
        elif kind in ("face", "event"):
            told.append(_named(box, rest[0]))
        elif kind == "have":
            card = next((n for n, one in enumerate(box.cards) if one.key == rest[0]), NONE)
            told.append(_named(box, card))
    return f", for {', '.join(dict.fromkeys(told))}" if told else ""


def _place(box: Box, spot: int) -> str:
    place = divmod(spot, MOST_CELLS)
    return _named(box, next(n for n, card in enumerate(box.cards) if (card.sheet, card.at) == place))


def _named(box: Box, card: int) -> str:
    number = box.cards[card].number
    title = names.titles(box)[card].en
    return title if number == NONE else f"`{number:03d}` {title}"


def _box() -> Box:
    kind = GAME.state()
    assert issubclass(kind, SeventhContinent)
    return kind.content_box


def pages() -> str:
    """Writes the ways of each curse alone, and of every combination."""
    lines = [
        "# Ways through The 7th Continent",
        "",
        "Everything below gives the game away. `tools/seventh-continent-traces` writes it: for every curse, alone and",
        "with others, the cheapest way to its end for somebody who has read all cards and meets nothing in the fog.",
        "",
    ]
    every = clues()
    for size in range(1, len(every) + 1):
        for chosen in combinations(every, size):
            lines += written(trace(chosen))
    return "\n".join(lines)
