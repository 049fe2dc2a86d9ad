"""Trials of The 7th Continent: one match between bots, and what many of them tell."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from portulan import registry
from portulan.arena.figures import wilson
from portulan.bots import InformationState, make_for_trial
from portulan.games.seventh_continent import events, steps
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.moves import CLUES
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import CLUE, DECK, WON

GAME: Final = "seventh-continent"
BOTS: Final = {"informed": "informed", "fair": "greedy", "random": "random"}
"""Who plays, by the words of the contract (7.5)."""
LONGEST: Final = 1000
"""Actions after which a match counts as stuck."""
MOST_ANSWERS: Final = 20_000
"""Answers after which it does so too: an action may be proposed and given up for ever."""
CHECKED: Final = 40
"""So many decisions apart the cards are counted."""
TARGET: Final = (0.19, 0.41)
"""Victories of the informed bot in normal mode (contract 7.5)."""
EASY: Final = 0.60
"""Victories of the informed bot in easy mode: more than these."""
ENERGY: Final = (1.0, 1.6)
"""Cards drawn an action (contract 7.6)."""
_LIFT: Final = OPERATIONS.code(o.LiftCurse)


class Cell(NamedTuple):
    """What is played: the curse, or several joined by "+", how many players, easy mode or not, and which bot plays."""

    curse: str
    players: int
    easy: bool
    bot: str


class Played(NamedTuple):
    """How one match went."""

    won: bool
    stuck: bool
    faults: tuple[str, ...]
    """What was wrong with the cards, if anything."""
    actions: int
    decisions: int
    """Questions with more than one answer."""
    drawn: int
    """Cards drawn for actions."""
    recovered: int
    lost: int
    """Cards discarded from the Action Deck."""
    camps: int
    sheet: int
    terrain: str
    """Where the match ended."""
    energy: int
    """Cards in the Action Deck at the end."""
    ends: tuple[str, ...]
    """The numbers of the cards that lifted a curse: which of its ways was gone."""


def curses() -> list[str]:
    """Lists the clues that can be played."""
    box = _box()
    return [box.ids[card] for card in cards_of(box.of_type[CLUE])]


def _box() -> Box:
    kind = registry.game(GAME).state()
    assert issubclass(kind, SeventhContinent)
    return kind.content_box


def play(job: tuple[Cell, str]) -> Played:
    """Plays one match to its end, and counts the cards again and again."""
    cell, seed = job
    game = registry.game(GAME)
    state = game.new(cell.players, seed, {"easy": "on" if cell.easy else "off"})
    assert isinstance(state, SeventhContinent)
    bots = [make_for_trial(BOTS[cell.bot], f"{seed} {seat}", game) for seat in range(cell.players)]
    tally: Counter[int] = Counter()
    decisions = answers = 0
    faults: list[str] = []
    ends: list[str] = []
    heard = state.listen()
    while state.actors and state.turns < LONGEST and answers < MOST_ANSWERS:
        seat = state.actors[0]
        if state.stack[-1][0] == steps.CLUES:
            move = CLUES.base + sum(1 << curses().index(curse) for curse in cell.curse.split("+")) - 1
        else:
            information = InformationState(state, seat)
            decisions += len(information.moves) > 1
            move = bots[seat].choose(information)
        ended_at = state.figure[state.active] if state.figure[state.active] >= 0 else max(state.figure)
        place = state.sheet, state.cells[ended_at] if ended_at >= 0 else -1
        state.play(move, seat)
        answers += 1
        if answers % CHECKED == 0:
            faults += state.faults()
        tally.update(event[0] for event in heard)
        ends += [_number(state, event[2]) for event in heard if _lifts(state, event)]
        heard.clear()
    faults += state.faults()
    sheet, terrain = place
    return Played(
        won=state.ended == WON,
        stuck=not state.ended,
        faults=tuple(map(str, faults)),
        actions=state.turns,
        decisions=decisions,
        drawn=tally[events.DREW.number] + tally[events.RISKED.number],
        recovered=tally[events.RECOVERED.number],
        lost=tally[events.LOST.number],
        camps=state.camps,
        sheet=sheet,
        terrain="" if terrain < 0 else _number(state, terrain),
        energy=state.piles[DECK].bit_count(),
        ends=tuple(ends),
    )


def _number(state: SeventhContinent, card: int) -> str:
    return f"{state.box.cards[card].number:03d}"


def _lifts(state: SeventhContinent, event: tuple[int, ...]) -> bool:
    """Tells whether a card was taken that lifts a curse."""
    if event[0] != events.TOOK.number:
        return False
    program = state.box.cards[event[2]].on_reveal
    return bool(program) and any(row[0] == _LIFT for row in state.box.programs[program])


class Result(NamedTuple):
    """A cell, and the matches that were played in it."""

    cell: Cell
    matches: list[Played]

    @property
    def victories(self) -> int:
        """Matches that were won."""
        return sum(played.won for played in self.matches)

    @property
    def rate(self) -> float:
        """The part of matches that were won."""
        return self.victories / len(self.matches)

    @property
    def cards_an_action(self) -> float:
        """Cards drawn for actions, by actions."""
        return sum(played.drawn for played in self.matches) / max(
            1, sum(played.actions for played in self.matches)
        )

    def misses(self) -> list[str]:
        """Tells which of the targets of the contract the cell misses."""
        found = []
        if self.cell.bot == "informed":
            if self.cell.easy and self.rate <= EASY:
                found.append(f"victories not above {EASY:.0%}")
            if not self.cell.easy and not TARGET[0] <= self.rate <= TARGET[1]:
                found.append(f"victories outside {TARGET[0]:.0%} to {TARGET[1]:.0%}")
            if not ENERGY[0] <= self.cards_an_action <= ENERGY[1]:
                found.append(f"cards an action outside {ENERGY[0]} to {ENERGY[1]}")
        if any(played.stuck for played in self.matches):
            found.append("stuck")
        if any(played.faults for played in self.matches):
            found.append("cards lost or doubled")
        return found


HEADINGS: Final = (
    *("curse", "bot", "mode", "players", "matches", "victories", "95% interval", "cards an action"),
    *("actions", "decisions", "recovered", "lost", "camps", "stuck", "faults"),
)


def cells(result: Result) -> list[str]:
    """Writes the figures of a cell."""
    cell, matches = result
    low, high = wilson(result.victories, len(matches))
    return [
        cell.curse,
        cell.bot,
        "easy" if cell.easy else "normal",
        str(cell.players),
        str(len(matches)),
        f"{result.rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.cards_an_action:.2f}",
        f"{statistics.median(played.actions for played in matches):g}",
        f"{statistics.median(played.decisions for played in matches):g}",
        f"{statistics.mean(played.recovered for played in matches):.1f}",
        f"{statistics.mean(played.lost for played in matches):.1f}",
        f"{statistics.mean(played.camps for played in matches):.1f}",
        str(sum(played.stuck for played in matches)),
        str(sum(bool(played.faults) for played in matches)),
    ]


def report(results: list[Result]) -> Iterator[str]:
    """Writes the results as Markdown: the figures, what misses its target, and where matches ended."""
    yield "| " + " | ".join(HEADINGS) + " |"
    yield "|" + "---|" * len(HEADINGS)
    for result in results:
        yield "| " + " | ".join(cells(result)) + " |"
    yield ""
    for result in results:
        for missed in result.misses():
            yield f"- {_name(result.cell)}: {missed}."
    yield ""
    yield "Which cards lifted curses, most often first:"
    yield ""
    for result in results:
        read = Counter(end for played in result.matches for end in played.ends)
        told = ", ".join(f"{end} {number}" for end, number in read.most_common())
        yield f"- {_name(result.cell)}: {told or 'none'}."
    yield ""
    yield "Where matches were lost, most often first (sheet and terrain):"
    yield ""
    for result in results:
        ends = Counter((played.sheet, played.terrain) for played in result.matches if not played.won)
        told = ", ".join(f"{sheet}/{terrain} {number}" for (sheet, terrain), number in ends.most_common(8))
        sheets = Counter(played.sheet for played in result.matches if not played.won)
        by_sheet = ", ".join(f"sheet {sheet}: {number}" for sheet, number in sorted(sheets.items()))
        yield f"- {_name(result.cell)}: {by_sheet or 'none'}{'; ' + told if told else ''}."


def _name(cell: Cell) -> str:
    mode = "easy" if cell.easy else "normal"
    return f"{cell.curse}, {cell.bot}, {mode}, {cell.players} player{'s' if cell.players > 1 else ''}"
