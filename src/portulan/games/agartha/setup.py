"""Set-up (AG-SETUP): tiles are filled, the first player is found, everybody lays two starting cards."""

from __future__ import annotations

from portulan.engine.steps import Frame, Weights
from portulan.games.agartha import frames
from portulan.games.agartha.board import SLOT_COUNT, SLOTS
from portulan.games.agartha.cards import AMU, NOTHING, UNIT, pack, spread
from portulan.games.agartha.moves import (
    AMULET_SECTOR,
    FIRST,
    PLACE,
    PLACE_SECTOR,
    SAID_FIRST_PLAYER,
    SAID_PLACED,
    SAID_START_PLACED,
    SAID_START_SHOWN,
)
from portulan.games.agartha.pile import TO_SEAT
from portulan.games.agartha.placing import (
    TO_AMULETS,
    against_sector,
    against_slot,
    is_placement_of,
    placements_anywhere,
)
from portulan.games.agartha.position import Position, clockwise


def set_up(state: Position) -> None:
    """Shuffles the deck of the number of players and lays out what comes first (AG-SETUP-3, -5, -6)."""
    for kind, number in enumerate(state.rules.deck):
        state.pile += number * UNIT[kind]
        state.pile_count += number
    stack = state.stack
    stack.append((frames.START_CARDS,))
    if state.rules.first_player < 0:
        stack.append((frames.CHOOSE_FIRST,))
    else:
        state.holder = state.rules.first_player
    for tile in range(state.tile_count - 1, -1, -1):
        stack.append((frames.TURN_UP, tile))
        stack.append((frames.TURN_UP, tile))


def first_weights(state: Position, frame: Frame) -> Weights:
    """Every seat is equally likely to hold the testament first (AG-SETUP-18)."""
    return [(FIRST.move(seat), 1) for seat in range(state.players)]


def choose_first(state: Position, frame: Frame, outcome: int) -> None:
    """The first player receives the testament (AG-SETUP-18)."""
    state.holder = FIRST.index(outcome)
    state.tell(SAID_FIRST_PLAYER, state.holder)


def start_cards(state: Position, frame: Frame) -> None:
    """Each draws two cards and places them, clockwise from the first player (AG-SETUP-10, AG-SETUP-17)."""
    stack = state.stack
    stack.append((frames.ROUND, 1))
    if state.rules.simultaneous_setup:
        stack.append((frames.PLACE_TOGETHER,))
        for seat in reversed(clockwise(state)):
            stack.append((frames.TURN_UP, TO_SEAT + seat))
            stack.append((frames.TURN_UP, TO_SEAT + seat))
        return
    for seat in reversed(clockwise(state)):
        stack.append((frames.PLACE_START, seat))
        stack.append((frames.TURN_UP, TO_SEAT + seat))
        stack.append((frames.TURN_UP, TO_SEAT + seat))


def place_start_moves(state: Position, frame: Frame) -> list[int]:
    """Each card in hand may go to any slot, independently of the other (AG-SETUP-11, AG-SETUP-12)."""
    return placements_anywhere(state.won[frame[1]])


def against_place_start(state: Position, frame: Frame, move: int) -> str:
    """Only the Object slot is restricted, and no sector is a slot (AG-SETUP-13, AG-SETUP-14)."""
    if move in (TO_AMULETS, PLACE_SECTOR.move(AMU, AMULET_SECTOR)):
        return "AG-SETUP-14"
    clause = against_sector(move)
    if clause:
        return clause
    if not is_placement_of(state.won[frame[1]], move):
        return "AG-SETUP-11"
    kind, slot = PLACE.values(move)
    return "AG-SETUP-13" if against_slot(kind, slot) else ""


def place_start(state: Position, frame: Frame, move: int) -> None:
    """Lays a starting card; nothing is validated and the slot stays closed (AG-SETUP-15, AG-SETUP-16)."""
    seat = frame[1]
    kind, slot = PLACE.values(move)
    lay_start_card(state, seat, kind, slot)
    state.tell(SAID_PLACED, seat, kind, slot)
    if state.won[seat]:
        state.stack.append(frame)


def lay_start_card(state: Position, seat: int, kind: int, slot: int) -> None:
    """Moves a card from the hand of a seat to its board without opening anything."""
    state.won[seat] -= UNIT[kind]
    state.board[seat * SLOT_COUNT + slot] += UNIT[kind]


def together_seats(state: Position, frame: Frame) -> list[int]:
    """Who still has a starting card to place (option setup_placement)."""
    return [seat for seat in clockwise(state) if state.won[seat]]


def against_together(state: Position, frame: Frame, seat: int, move: int) -> str:
    """The same refusals as one after the other."""
    return against_place_start(state, (frame[0], seat), move)


def place_together(state: Position, frame: Frame, seat: int, move: int) -> None:
    """Lays a starting card that the others do not see yet."""
    kind, slot = PLACE.values(move)
    lay_start_card(state, seat, kind, slot)
    state.tell(SAID_START_PLACED, seat, kind, slot)


def show_together(state: Position, frame: Frame) -> None:
    """All have chosen: everything is shown."""
    if state.log is None:
        return
    for seat in clockwise(state):
        for slot in range(len(SLOTS)):
            for kind in spread(state.board[seat * SLOT_COUNT + slot]):
                state.tell(SAID_START_SHOWN, seat, kind, slot)


def start_cards_of(state: Position, seat: int) -> int:
    """Gathers the starting cards of a seat, in hand or placed."""
    cards = state.won[seat]
    for slot in range(SLOT_COUNT):
        cards += state.board[seat * SLOT_COUNT + slot]
    return cards


def deal_start_cards(state: Position, seat: int, kinds: list[int], slots: list[int]) -> None:
    """Lays out starting cards as they might be: with slots they are placed, without them still in hand."""
    state.won[seat] = NOTHING
    for slot in range(SLOT_COUNT):
        state.board[seat * SLOT_COUNT + slot] = 0
    if not slots:
        state.won[seat] = pack(kinds)
        return
    for kind, slot in zip(kinds, slots, strict=True):
        state.board[seat * SLOT_COUNT + slot] += UNIT[kind]
