"""What holds in every position: no card is lost, limits, and what lies where fits the piles (contract, chapter 8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from portulan.games.seventh_continent import board, steps
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.stack_check import broken_stack
from portulan.games.seventh_continent.terms import (
    AWAY,
    BOARD,
    CLUE,
    COLUMN,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    INVENTORY,
    LOST,
    NONE,
    OPEN,
    OUT,
    PAST,
    RISKED,
    SATCHEL,
    STATE,
    STOCK,
)


def broken_rules(state: Position) -> list[str]:
    """Names every invariant that a position breaks."""
    found = [*_piles(state), *_kinds(state), *_board(state), *_objects(state), *_hands(state)]
    return found or [*broken_stack(state)]


def _piles(state: Position) -> Iterator[str]:
    total = 0
    for cards in state.piles:
        if total & cards:
            yield "a card is in two piles"
        total |= cards
    if total != (1 << len(state.box.cards)) - 1:
        yield "a card is in no pile"
    known = sum(1 << card for card in state.top)
    if known & ~state.piles[DECK] or len(set(state.top)) < len(state.top):
        yield "a known card is not in the Action Deck"


def _kinds(state: Position) -> Iterator[str]:
    """Every pile holds cards that can be there."""
    box, piles = state.box, state.piles
    numbered = box.adventure | box.exploration
    for pile in (STOCK, PAST):
        if piles[pile] & ~numbered:
            yield "a card that has no deck is in one"
    for pile in (DECK, DISCARD, DRAWN, RISKED, LOST, AWAY):
        if piles[pile] & ~box.action_cards:
            yield "a card that is no Action card is among them"
    if piles[OUT] & box.adventure or piles[INVENTORY] & ~box.objects:
        yield "a card is out of the game, or an object, that cannot be"
    if piles[SATCHEL] & ~(numbered | box.of_type[CLUE]) or piles[BOARD] & ~numbered:
        yield "a card lies where it cannot"
    held = box.people | box.limited | box.experience
    for seat in range(state.players):
        if piles[HAND + seat] & ~held:
            yield f"seat {seat}: holds what cannot be held"
    if any(box.cards[clue].type != CLUE for clue in state.lifted):
        yield "a curse was lifted that has no clue"


def _board(state: Position) -> Iterator[str]:
    lying = [card for card in state.cells if card >= 0] + [card for card, _ in state.attached]
    if len(set(lying)) < len(lying) or sum(1 << card for card in set(lying)) != state.piles[BOARD]:
        yield "the Board does not hold the cards of its pile"
    for zone, cards in enumerate(state.box.zones):
        fog = sum(value > 0 and board.fog_zone(value) == zone for value in state.fog)
        if fog > (state.piles[STOCK] & cards).bit_count():
            yield "more fog on the Board than unseen cards"
    laid = [board.fog_epoch(value) for value in state.fog if value > 0]
    if max([*laid, *(when for _, when in state.entered)], default=0) > state.epoch:
        yield "fog was laid, or a card shuffled back, after now"
    for seat, cell in enumerate(state.figure):
        standing = cell >= 0 and board.is_terrain(state, cell)
        if state.turns and standing != (state.characters[seat] >= 0) and not _joining(state, seat):
            yield f"seat {seat}: the figure stands on no terrain (7C-MOVE-6)"
    for card, _ in state.shelved:
        if not state.piles[OPEN] >> card & 1:
            yield "a card that waits for a place is somewhere else (G-94)"
    for card, _ in state.staying:
        if not state.piles[OPEN] >> card & 1:
            yield "a card that will stay where it was revealed is somewhere else"
    for _, card in state.unseen:
        if not state.piles[STOCK] >> card & 1:
            yield "a card that was seen cannot have been banished unseen (7C-BANISH-3)"


def _joining(state: Position, seat: int) -> bool:
    """Tells whether somebody is about to say where a new figure stands (7C-JOIN-3)."""
    return any(frame == (steps.JOIN_AT, seat) for frame in state.stack)


def _objects(state: Position) -> Iterator[str]:
    held = [card for card in state.column if card >= 0]
    if len(set(held)) < len(held) or sum(1 << card for card in set(held)) != state.piles[INVENTORY]:
        yield "inventories do not hold the cards of their pile"
    for slot, die in enumerate(state.dice):
        cards = state.column[slot * COLUMN : (slot + 1) * COLUMN]
        if die and cards[0] < 0:
            yield "a die lies on no object"
        if any(card >= 0 and before < 0 for before, card in pairwise(cards)):
            yield "a column has a gap"


def _hands(state: Position) -> Iterator[str]:
    for seat in range(state.players):
        titles = [
            state.box.cards[card].title
            for card in cards_of(state.piles[HAND + seat] & state.box.of_type[STATE])
        ]
        if len(set(titles)) < len(titles):
            yield f"seat {seat}: two states of one title (7C-ZONE-6)"
        person = max(state.characters[seat], state.away[seat])
        if NONE not in (state.characters[seat], state.away[seat]):
            yield f"seat {seat}: is in play and away"
        if person != NONE and not state.piles[HAND + seat] >> person & 1:
            yield f"seat {seat}: the character is not in hand"
