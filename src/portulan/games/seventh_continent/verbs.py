"""The verbs of the rulebook: discard, return, banish (7C-VERB, 7C-RETURN, 7C-BANISH), and what they are done to."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, energy, events, inventory, steps
from portulan.games.seventh_continent.content.operations import (
    OPERATIONS,
    Banish,
    Discard,
    RemoveState,
    Return,
)
from portulan.games.seventh_continent.moves import PICK
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Row
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    CHARACTER,
    CLUE,
    DECK,
    FOG,
    HAND,
    INVENTORY,
    NONE,
    SATCHEL,
    SKILL,
    STATE,
    TERRAIN,
)

DISCARDED: Final = 0
RETURNED: Final = 1
BANISHED_BY: Final = 2

_REMOVE_STATE: Final = OPERATIONS.code(RemoveState)
_RETURN: Final = OPERATIONS.code(Return)
_BANISH: Final = OPERATIONS.code(Banish)
SELECTING: Final = (OPERATIONS.code(Discard), _RETURN, _BANISH)
"""Operations that are done to this card, or to cards that are picked in a zone."""
HELD: Final = (1, 2, 3)
"""Zones that belong to players: hands, inventories, the Satchel."""


def remove(state: Position, card: int, verb: int, seat: int) -> None:
    """A card leaves where it is; the place of an Exploration card on the Board is freed by that (7C-EXPLORE-2)."""
    pile = state.pile_of(card)
    cell = NONE
    if pile == BOARD:
        cell = board.take_off(state, card)
    elif pile == INVENTORY:
        inventory.detach(state, card)
    if verb == DISCARDED:
        board.discard(state, card, pile)
    elif verb == RETURNED:
        board.return_card(state, card, pile)
    else:
        state.shift(card, pile, BANISHED)
        state.tell(events.BANISHED, card)
    if cell != NONE and state.box.cards[card].back == FOG:
        state.stack.append((steps.CLEAR_PLACE, seat, cell))


def replace(state: Position, card: int, number: int, seat: int) -> None:
    """A card of the Board is discarded and one of a number put in its place; figures stay (7C-HIDDEN-1, G-93)."""
    cell = board.home(state, card)
    if state.box.cards[card].type != TERRAIN:
        board.take_off(state, card)
        board.discard(state, card, BOARD)
    state.stack.append((steps.TAKE, number, seat, cell, 0))


def select(state: Position, frame: Frame, row: Row, seats: list[int], verb: int) -> None:
    """This card, or so many cards of a zone, picked one by one by their owner (DP-40)."""
    if not row[1]:
        if frame[4] >= 0:
            remove(state, frame[4], verb, frame[3])
        return
    for seat in reversed(seats if row[1] in (1, 2) else [frame[3]]):
        state.stack.append((steps.PICK, seat, frame[1], frame[2], frame[4], row[5]))


def candidates(state: Position, seat: int, row: Row) -> int:
    """Gives the cards that fit what an operation selects."""
    box = state.box
    if row[0] == _REMOVE_STATE:
        found = state.piles[HAND + seat] & box.of_type[STATE]
        return sum(1 << card for card in cards_of(found) if row[1] >> box.cards[card].title & 1)
    _, which, number, keyword, _, _ = row
    if which == 1:
        found = state.piles[HAND + seat] & ~box.of_type[CHARACTER]
    elif which == 2:
        found = sum(1 << card for slot in state.objects(seat) for card in state.object_cards(slot))
    elif which == 3:
        found = state.piles[SATCHEL] & ~box.of_type[CLUE]
    else:
        standing = {state.cells[state.figure[other]] for other in state.in_play()}
        found = state.piles[BOARD] & ~sum(1 << card for card in standing)
    if number != NONE:
        found &= box.greens[number] | box.golds[number]
    if keyword != NONE:
        found &= box.with_keyword[keyword]
    return found


def pick_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the cards that fit."""
    _, seat, program, at, _, _ = frame
    return [PICK.base + card for card in cards_of(candidates(state, seat, state.box.programs[program][at]))]


def against_pick(state: Position, frame: Frame, move: int) -> str:
    """A card that fits, one at a time (DP-40)."""
    return "" if move in pick_moves(state, frame) else "7C-VERB-2"


def pick(state: Position, frame: Frame, move: int) -> None:
    """The verb of the operation is done to the card."""
    step, seat, program, at, card, count = frame
    row = state.box.programs[program][at]
    if count > 1:
        state.stack.append((step, seat, program, at, card, count - 1))
    if row[0] == _REMOVE_STATE:
        verb = DISCARDED if row[3] else RETURNED
    else:
        verb = RETURNED if row[0] == _RETURN else BANISHED_BY if row[0] == _BANISH else DISCARDED
    remove(state, PICK.index(move), verb, seat)


# Skills into a hand


def to_hand_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the skills of a pile that may come into a hand, in the order of their numbers."""
    _, seat, _, after, pile, mask = frame
    box = state.box
    found = cards_of(state.piles[pile] & box.masks[mask] & box.of_type[SKILL])
    return [
        PICK.base + card
        for card in found
        if card > after and box.cards[card].owner in (NONE, state.characters[seat])
    ]


def against_to_hand(state: Position, frame: Frame, move: int) -> str:
    """A skill of the pile that the player may have (7C-SKILL-4, -5)."""
    return "" if move in to_hand_moves(state, frame) else "7C-SKILL-4"


def to_hand(state: Position, frame: Frame, move: int) -> None:
    """The skill comes into the hand; a deck that was looked through is shuffled."""
    step, seat, count, _, pile, mask = frame
    card = PICK.index(move)
    state.shift(card, pile, HAND + seat)
    state.received |= 1 << seat
    state.tell(events.KEPT, seat, card)
    if pile == DECK:
        state.top = []
        energy.left_top(state)
    if count > 1:
        state.stack.append((step, seat, count - 1, card, pile, mask))
