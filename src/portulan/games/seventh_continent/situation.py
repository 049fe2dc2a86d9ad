"""What a plan starts from: the facts of a story that hold in a position, and what bears on prices.

Two positions with the same situation have the same ways to the end, whatever lies in the Action Deck.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.conditions import Reader, hold, holds
from portulan.games.seventh_continent.deeds import Fact, Story
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Effect, Row
from portulan.games.seventh_continent.terms import (
    AT_COST,
    AT_RESULT,
    BANISHED,
    BOARD,
    CLUE,
    FAILURE,
    FOG,
    HAND,
    ICONS,
    NONE,
    ON_ACTION_END,
    PAST,
    PERMANENT,
    SATCHEL,
    STOCK,
    TERRAIN,
)


class Situation(NamedTuple):
    """All that the ways to the end depend on."""

    facts: int
    """The facts that hold, as bits."""
    after_camp: int
    """The facts that hold once camp was made, as bits."""
    cheaper: tuple[int, ...]
    """What lasting effects take off the cost of each icon."""
    stars: tuple[int, ...]
    """The successes that they add."""
    sheet: int
    anchor: int
    """The cell from which one goes on."""
    cells: tuple[int, ...]
    """What lies on each cell."""
    clues: tuple[int, ...]
    """The clues whose curse is to be lifted."""
    players: int
    tolls: tuple[float, ...]
    """What quest items take, once an action of each icon has succeeded."""

    @property
    def here(self) -> int:
        """The spot from which one goes on."""
        return self.sheet * MOST_CELLS + self.anchor


class _Facts:
    """The facts of a story, by what they are asked of."""

    def __init__(self, story: Story) -> None:
        box = story.box
        self.bits: Final[dict[Fact, int]] = {fact: 1 << number for fact, number in story.facts.items()}
        self.available: Final[list[tuple[int, int]]] = []
        self.green: Final[list[tuple[int, int]]] = []
        self.gone: Final[list[tuple[int, int]]] = []
        self.asked: Final[list[tuple[int, Row]]] = []
        for fact, number in story.facts.items():
            bit = 1 << number
            if fact[0] == "avail":
                self.available.append((bit, box.greens[fact[1]] | box.golds[fact[1]]))
            elif fact[0] == "green":
                self.green.append((bit, box.greens[fact[1]]))
            elif fact[0] == "gone":
                self.gone.append((bit, box.greens[fact[1]]))
            elif fact[0] == "holds":
                self.asked.append((bit, story.rows[number]))
        self.faces: Final[list[tuple[int, int, int, int, int, bool]]] = [
            (
                self.bits.get(("face", card), 0),
                card,
                printed.sheet,
                printed.at,
                box.greens[printed.number],
                bool(printed.authorised_by),
            )
            for card, printed in enumerate(box.cards)
            if printed.type == TERRAIN
        ]


@lru_cache(maxsize=8)
def _facts(story: Story) -> _Facts:
    return _Facts(story)


def situation(story: Story, state: Position, anchor: int) -> Situation:
    """Reads a position, for whoever goes on from a cell."""
    known = _facts(story)
    facts = _lying(known, state, anchor) | _faces(known, state) | _held(known, state)
    after_camp = 0
    stock = state.piles[STOCK]
    returning = state.piles[PAST] | state.piles[BOARD]
    for bit, cards in known.available:
        if cards & stock:
            facts |= bit
        elif cards & returning:
            after_camp |= bit
    left = stock | returning
    for bit, cards in known.green:
        facts |= bit if cards & left else 0
    for bit, cards in known.gone:
        facts |= 0 if cards & left else bit
    reader = Reader(state.in_play()[0], NONE)
    for bit, row in known.asked:
        if holds(state, row, reader):
            facts |= bit
        else:
            after_camp |= bit
    clues = cards_of(state.piles[SATCHEL] & state.box.of_type[CLUE])
    return Situation(
        facts,
        after_camp,
        *_help(state),
        state.sheet,
        anchor,
        tuple(state.cells),
        tuple(clue for clue in clues if clue not in state.lifted),
        state.number_in_play(),
        _tolls(story, state),
    )


def _lying(known: _Facts, state: Position, anchor: int) -> int:
    """Gathers the facts of the Board: where one comes to, what lies open, events, fires."""
    box, bits = state.box, known.bits
    base = state.sheet * MOST_CELLS
    found = 0
    for cell in (anchor, *board.accessible(state, anchor)):
        found |= bits.get(("reach", base + cell), 0)
    for card in cards_of(state.piles[BOARD]):
        printed = box.cards[card]
        found |= bits.get(("play", printed.number), 0)
        if printed.type == PERMANENT and printed.back != FOG and card in state.cells:
            found |= bits.get(("open", base + state.cells.index(card)), 0)
    for card, cell in state.attached:
        found |= bits.get(("event", card, base + cell), 0) | bits.get(("event", card, NONE), 0)
    for cell in state.fire:
        if cell >= 0:
            found |= bits.get(("fire", base + cell), 0)
    return found


def _held(known: _Facts, state: Position) -> int:
    """Gathers the facts of what is held, banished or lifted."""
    box, bits = state.box, known.bits
    found = 0
    held = state.piles[SATCHEL]
    for seat in state.in_play():
        held |= state.piles[HAND + seat]
        for slot in state.objects(seat):
            for card in state.object_cards(slot):
                found |= bits.get(("have", box.cards[card].key), 0)
    for card in cards_of(held):
        found |= bits.get(("have", box.cards[card].key), 0)
    for card in cards_of(state.piles[BANISHED]):
        found |= bits.get(("banished", box.cards[card].number), 0)
    for clue in state.lifted:
        found |= bits.get(("lifted", clue), 0)
    return found


def _faces(known: _Facts, state: Position) -> int:
    """Settles which card lies, or would be laid, on each place."""
    cells, sheet, banished = state.cells, state.sheet, state.piles[BANISHED]
    terrains = state.piles[BOARD] & state.box.of_type[TERRAIN]
    found = 0
    for bit, card, on, at, greens, authorised in known.faces:
        if on == sheet and cells[at] >= 0 and terrains >> cells[at] & 1:
            if cells[at] == card:
                found |= bit
        elif not authorised and not banished >> card & 1:
            left = greens & ~banished
            if not left or left >> card & 1:
                found |= bit
    return found


def _help(state: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Adds up what lasting effects take off the price of each icon, for whoever of the group has most of them."""
    box = state.box
    most_cheaper, most_stars = [0] * len(ICONS), [0] * len(ICONS)
    for seat in state.in_play():
        cheaper, stars = [0] * len(ICONS), [0] * len(ICONS)
        effects: list[Effect] = [box.effects[n] for card in state.hand(seat) for n in box.cards[card].effects]
        for slot in state.objects(seat):
            if state.dice[slot]:
                effects += [
                    box.effects[n]
                    for card in state.object_cards(slot)
                    for n in box.cards[card].object_effects
                ]
        for effect in effects:
            if effect.step in (AT_COST, AT_RESULT) and not effect.pay and not effect.conditions:
                for icon in cards_of(effect.icons):
                    cheaper[icon] -= effect.cost
                    stars[icon] += effect.stars - effect.difficulty
        most_cheaper = list(map(max, most_cheaper, cheaper))
        most_stars = list(map(max, most_stars, stars))
    return tuple(most_cheaper), tuple(most_stars)


def _tolls(story: Story, state: Position) -> tuple[float, ...]:
    """Adds up what quest items take or give when an action has succeeded."""
    box = state.box
    found = [0.0] * len(ICONS)
    others = state.number_in_play() - 1
    for effect in box.triggers[ON_ACTION_END] if state.piles[SATCHEL] & box.answering[ON_ACTION_END] else ():
        if not state.piles[SATCHEL] >> effect.card & 1 or effect.pay or effect.trigger_result == FAILURE:
            continue
        if hold(state, effect.conditions, state.active, effect.card):
            one = story.outcomes(effect.do, NONE, effect.card)[0]
            for icon in cards_of(effect.trigger_icons):
                found[icon] += one.price + one.shared * others - one.food
    return tuple(found)
