"""Broken variants of Dead Letters, each with one thing wrong about the book, and the check that must find it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Self

from portulan import Game
from portulan.engine.state import JsonObject
from portulan.engine.steps import Auto, Decision, Frame, Step, Steps
from tests.toys.broken import Variant
from tests.toys.letters import GAME, days, moves, pages, rules, steps
from tests.toys.letters.heuristic import LettersHeuristic
from tests.toys.letters.position import Position
from tests.toys.letters.state import Letters

VARIANTS: list[Variant] = []


def breaks(check: str) -> Callable[[Callable[[Path], Game]], Callable[[Path], Game]]:
    """Adds a variant under the name of the function that makes it."""

    def add(make: Callable[[Path], Game]) -> Callable[[Path], Game]:
        VARIANTS.append(Variant(make.__name__, check, make))
        return make

    return add


DECLARED = (
    *("name", "title", "rules_version", "content_version", "players", "options", "space", "events"),
    *("components", "heuristic", "folder", "bound", "over_rule", "team", "secrets", "saga"),
)


def remade(state: type[Letters] | None = None, **changes: Any) -> Game:
    """Declares the toy again with something else in it; its states are of a class of their own."""
    own: type[Letters] = type("Variant", (state or Letters,), {"__slots__": ()})
    declared: dict[str, Any] = {name: getattr(GAME, name) for name in DECLARED}
    hidden = {
        name: vars(GAME)[f"_{name}"]
        for name in ("content", "content_attributes", "scene", "targets", "motions")
    }
    game = Game(**{**declared, **hidden, "state": lambda: own, **changes})
    own.game = game
    return game


def with_step(number: int, step: Step[Any]) -> Game:
    """Declares the toy again with one of its steps done otherwise."""
    known = {one: rules.STEPS[one] for one in range(len(steps.NAMES.names))}

    class Otherwise(Letters):
        __slots__ = ()
        steps: ClassVar[Steps] = Steps(steps.NAMES, {**known, number: step})

    return remade(Otherwise)


# What is shown


@breaks("closed_pages_reach_nobody")
def view_names_the_next_passage(folder: Path) -> Game:
    class Telling(Letters):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            seen = super().view(seat)
            for place, page in zip(seen["places"], self.box.place_page, strict=True):
                place["ahead"] = self.box.pages[page] if page >= 0 else None
            return seen

    return remade(Telling)


@breaks("closed_pages_reach_nobody")
def view_quotes_a_closed_page(folder: Path) -> Game:
    """A short text of a page is prose, too: the words on a choice of a page that nobody has opened."""

    class Quoting(Letters):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            return {
                **super().view(seat),
                "rumour": "Somebody said: carry her sacks up to the loft. Carry her sacks up to the loft.",
            }

    return remade(Quoting)


@breaks("closed_pages_reach_nobody")
def sentence_names_where_a_choice_leads(folder: Path) -> Game:
    class Saying(Letters):
        __slots__ = ()

        def saying(self, move: int) -> dict[str, str | int]:
            said = super().saying(move)
            if move in moves.CHOOSE and self.page >= 0:
                ways = self.box.ways[self.page]
                number = moves.CHOOSE.index(move)
                said["to"] = self.box.pages[ways[number].success] if number < len(ways) else ""
            return said

    return remade(Saying)


@breaks("closed_pages_reach_nobody")
def card_is_named_before_it_is_drawn(folder: Path) -> Game:
    """The fog is a list of what will come, in a field that dumps tell."""

    class Foretelling(Letters):
        __slots__ = ()

        def view(self, seat: int | None) -> JsonObject:
            seen = super().view(seat)
            fog = [self.box.card_page[card] for card in self.in_the_fog()]
            return {**seen, "fog": len(fog), "deck": [self.box.pages[page] for page in fog]}

    return remade(Foretelling)


@breaks("closed_pages_are_no_sentences")
def sentences_hold_the_titles_of_pages(folder: Path) -> Game:
    shutil.copytree(GAME.folder / "text", folder / "text", dirs_exist_ok=True)
    for lang, title in (("en", "Two hundred and fourteen letters"), ("fr", "Deux cent quatorze lettres")):
        with (folder / "text" / lang / "main.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\ntitle-of-the-first-page = {title}\n")
    return remade(folder=folder)


# What decides


class Foreknowing(LettersHeuristic):
    """Knows what pages do before they are opened."""

    def scores(self, state: Letters, seat: int, moves: list[int]) -> list[float]:
        known = super().scores(state, seat, moves)
        return [score + self._ahead(state, seat, move) for score, move in zip(known, moves, strict=True)]

    def _ahead(self, state: Letters, seat: int, move: int) -> float:
        after = state.copy()
        after.play(move, seat)
        return (
            5.0 * len(state.box.ways[after.page]) - 5.0 * len(state.box.effects[after.page])
            if after.closed
            else 0.0
        )


@breaks("closed_pages_change_no_choice")
def heuristic_reads_closed_pages(folder: Path) -> Game:
    return remade(heuristic=Foreknowing)


@breaks("closed_pages_change_no_choice")
def legality_depends_on_a_closed_page(folder: Path) -> Game:
    def against_hour(state: Position, frame: Frame, move: int) -> str:
        page = state.page_here(frame[1])
        if move in moves.READ and page >= 0 and not state.box.ways[page]:
            return "DL-READ-1"
        return days.against_hour(state, frame, move)

    families = (moves.TRAVEL, moves.CLIMB, moves.GO, moves.READ, moves.DIAL, moves.WAIT)
    return with_step(steps.HOUR, Decision(("DL-HOUR-1",), families, days.hour, against_hour))


# Opening


@breaks("dealt_states_open_nothing")
def page_is_opened_by_an_automatic_step(folder: Path) -> Game:
    def page(state: Position, frame: Frame) -> None:
        if not state.has_read(state.page):
            state.opened = (*state.opened, state.page)
        pages.page(state, frame)

    return with_step(steps.PAGE, Auto(("DL-PAGE-1",), page))


@breaks("dealt_states_open_nothing")
def dealt_state_takes_itself_for_the_truth(folder: Path) -> Game:
    class Deluded(Letters):
        __slots__ = ()

        def resample(self, seat: int | None, rng: random.Random) -> Self:
            other = super().resample(seat, rng)
            other.sampled = False
            return other

    return remade(Deluded)


@breaks("opening_is_a_barrier")
def page_is_closed_again(folder: Path) -> Game:
    def day(state: Position, frame: Frame) -> None:
        state.opened = state.opened[:2]
        days.day(state, frame)

    return with_step(steps.DAY, Auto(("DL-DAY-1",), day))
