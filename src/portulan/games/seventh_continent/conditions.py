"""Conditions of cards (contract 7.2): whoever takes part may meet one, or the common zones (G-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content.conditions import CONDITIONS
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Program, Row
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    BONUS,
    DECK,
    HAND,
    NONE,
    PAST,
    SATCHEL,
    WHO_ACTIVE,
    WHO_ALL,
    WHO_EACH,
)


class Reader(NamedTuple):
    """Who reads a condition, on which card."""

    seat: int
    card: int


def compare(value: int, op: int, n: int) -> bool:
    """Compares by the place of a sign among the comparisons."""
    if op == 0:
        return value == n
    if op == 1:
        return value >= n
    if op == 2:
        return value <= n
    return value > n if op == 3 else value < n


def seats_of(state: Position, who: int, reader: int) -> list[int]:
    """Lists whom a word means (contract 7.1); a participant who is chosen is the reader by then."""
    if who == WHO_ACTIVE:
        return [state.active]
    if who == WHO_EACH:
        return state.participants() or [reader]
    if who == WHO_ALL:
        return state.clockwise(state.active)
    return [reader]


def _zone(state: Position, zone: int, seats: list[int]) -> int:
    """Gives the cards of a zone, of some players where it belongs to players."""
    if zone == 0:
        found = 0
        for seat in seats:
            found |= state.piles[HAND + seat]
        return found
    if zone == 1:
        return sum(
            1 << card for seat in seats for slot in state.objects(seat) for card in state.object_cards(slot)
        )
    return state.piles[(SATCHEL, BOARD, PAST, BANISHED)[zone - 2]]


def has_state(state: Position, reader: Reader, title: int, who: int) -> bool:
    """Somebody has a state in hand."""
    cards = state.box.cards
    return any(
        cards[card].title == title for seat in seats_of(state, who, reader.seat) for card in state.hand(seat)
    )


def has_keyword(state: Position, reader: Reader, keyword: int, zone: int, who: int) -> bool:
    """A card with a keyword lies in a zone."""
    return bool(_zone(state, zone, seats_of(state, who, reader.seat)) & state.box.with_keyword[keyword])


def has_object(state: Position, reader: Reader, number: int, keyword: int, used: int) -> bool:
    """A participant has an object with such a card, used at step 1 if that is asked."""
    for seat in seats_of(state, WHO_EACH, reader.seat):
        for slot in state.objects(seat):
            if used and not state.used >> slot & 1:
                continue
            for card in state.object_cards(slot):
                printed = state.box.cards[card]
                if number in (NONE, printed.number) and (
                    keyword == NONE or printed.object_keywords >> keyword & 1
                ):
                    return True
    return False


def _numbered(state: Position, cards: int, number: int) -> bool:
    return bool(cards & (state.box.greens[number] | state.box.golds[number]))


def has_quest_item(state: Position, reader: Reader, number: int) -> bool:
    """A quest item of a number lies under the Satchel & Journal."""
    return _numbered(state, state.piles[SATCHEL], number)


def has_bonus(state: Position, reader: Reader, number: int) -> bool:
    """A participant has a bonus of a number in hand."""
    hands = _zone(state, 0, seats_of(state, WHO_EACH, reader.seat))
    return _numbered(state, hands & state.box.of_type[BONUS], number)


def fire_here(state: Position, reader: Reader) -> bool:
    """A fire figure stands on the active player's terrain."""
    return state.figure[state.active] in state.fire


def resource_here(state: Position, reader: Reader, resource: int) -> bool:
    """A resource is available where the active player stands."""
    return bool(board.resources(state, state.figure[state.active], state.party) >> resource & 1)


def terrain_is(state: Position, reader: Reader, number: int, keyword: int, zone: int) -> bool:
    """The active player stands on such a terrain."""
    terrain = state.box.cards[state.cells[state.figure[state.active]]]
    return (
        number in (NONE, terrain.number)
        and (keyword == NONE or bool(terrain.keywords >> keyword & 1))
        and zone in (NONE, terrain.zone)
    )


def experience(state: Position) -> int:
    """Adds up the experience points that the players have (7C-XP-1)."""
    return sum(state.box.cards[card].xp for card in experience_cards(state))


def experience_cards(state: Position) -> list[int]:
    """Lists the cards with experience points: under the Satchel & Journal, or in hands where tables play so (G-97)."""
    held = state.piles[SATCHEL]
    for seat in state.in_play():
        held |= state.piles[HAND + seat]
    return cards_of(held & state.box.experience)


def count(state: Position, reader: Reader, keyword: int, zones: tuple[int, ...], op: int, n: int) -> bool:
    """So many cards with a keyword lie in some zones together."""
    seats = state.participants() or [reader.seat]
    found = 0
    for zone in zones:
        found |= _zone(state, zone, seats)
    return compare((found & state.box.with_keyword[keyword]).bit_count(), op, n)


def dest_has(state: Position, reader: Reader, figure: int) -> bool:
    """A fire or another figure stands at the destination of the move."""
    if state.place < 0:
        return False
    if figure:
        return any(state.figure[seat] == state.place for seat in state.in_play() if seat != reader.seat)
    return state.place in state.fire


def distance(state: Position, reader: Reader, op: int, n: int, number: int, who: int) -> bool:
    """The nearest figure of those meant is so many steps over adjacent terrains from an event."""
    box = state.box
    event = reader.card
    if number != NONE:
        found = cards_of(state.piles[BOARD] & (box.greens[number] | box.golds[number]))
        event = found[0] if found else NONE
    if event == NONE or not state.piles[BOARD] >> event & 1:
        return False
    steps = board.steps_to_figures(state, board.home(state, event), seats_of(state, who, reader.seat))
    return bool(steps) and compare(min(steps), op, n)


_CONDITIONS: Final[list[Callable[..., bool]]] = CONDITIONS.table(
    {
        c.HasState: has_state,
        c.HasKeyword: has_keyword,
        c.HasObject: has_object,
        c.HasQuestItem: has_quest_item,
        c.HasBonus: has_bonus,
        c.FireHere: fire_here,
        c.ResourceHere: resource_here,
        c.Players: lambda state, reader, op, n: compare(state.number_in_play(), op, n),
        c.Participants: lambda state, reader, op, n: compare(state.party.bit_count(), op, n),
        c.AllTogether: lambda state, reader: state.together(),
        c.CardInPlay: lambda state, reader, number: _numbered(state, state.piles[BOARD], number),
        c.CardBanished: lambda state, reader, number, card: (
            _numbered(state, state.piles[BANISHED], number)
            if number != NONE
            else bool(state.piles[BANISHED] >> card & 1)
        ),
        c.CardAvailable: lambda state, reader, number: bool(board.available(state, number)),
        c.TerrainIs: terrain_is,
        c.DeckCount: lambda state, reader, op, n: compare(state.piles[DECK].bit_count(), op, n),
        c.Xp: lambda state, reader, op, n: compare(experience(state), op, n),
        c.CharacterIs: lambda state, reader, person: state.characters[reader.seat] == person,
        c.Successes: lambda state, reader, op, n: compare(state.total(), op, n),
        c.Margin: lambda state, reader, op, n: compare(state.total() - state.difficulty, op, n),
        c.Sevens: lambda state, reader, op, n: compare(state.sevens, op, n),
        c.Count: count,
        c.PastHas: lambda state, reader, number: _numbered(state, state.piles[PAST], number),
        c.DestHas: dest_has,
        c.Distance: distance,
        c.OptionIs: lambda state, reader, keep: state.rules.easy_fire != bool(keep),
        c.Not: lambda state, reader, row: not holds(state, row, reader),
        c.Any: lambda state, reader, rows: any(holds(state, row, reader) for row in rows),
        c.All: lambda state, reader, rows: all(holds(state, row, reader) for row in rows),
    }
)


@cache
def _reader(seat: int, card: int) -> Reader:
    """Gives who reads a card; made once, since conditions are asked all the time."""
    return Reader(seat, card)


def holds(state: Position, row: Row, reader: Reader) -> bool:
    """Tells whether one condition holds."""
    arguments: Any = row[1:]
    return _CONDITIONS[row[0]](state, reader, *arguments)


def hold(state: Position, rows: Program, seat: int, card: int) -> bool:
    """Tells whether all conditions hold for a reader of a card."""
    if not rows:
        return True
    reader = _reader(seat, card)
    for row in rows:  # noqa: SIM110 (asked of every effect)
        if not _CONDITIONS[row[0]](state, reader, *row[1:]):
            return False
    return True
