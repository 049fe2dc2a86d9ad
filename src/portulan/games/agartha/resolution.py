"""Resolution (AG-RES) and auctions (AG-AUCT, AG-TIE): tile by tile, the action zone first."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.actions import begin_action
from portulan.games.agartha.cards import UNIT, kinds_in
from portulan.games.agartha.moves import (
    ACTION_ZONE,
    BID_ZONE,
    KEEP,
    LEAVE,
    PICK,
    SAID_ACTION_REVEALED,
    SAID_AUCTION_EMPTY,
    SAID_AUCTION_TIED,
    SAID_AUCTION_WON,
    SAID_BID_REVEALED,
    SAID_LAST_DISCARDED,
    SAID_LEFT,
    SAID_PICKED,
    SAID_TESTAMENT_WON,
    SAID_TOOK_LAST,
)
from portulan.games.agartha.options import LAST_TOKEN, THIRD_DISCARDED, THIRD_TO_EARLIEST, TURN_ORDER
from portulan.games.agartha.position import Position

_PICKS = tuple(PICK.moves())
"""The choice of a card, by its kind."""


def resolve_tile(state: Position, frame: Frame) -> None:
    """Takes the next tile that bears a token: action zone first, bid zone second (AG-RES-1, AG-RES-2)."""
    tile = frame[1]
    stack = state.stack
    if tile == state.tile_count:
        stack.append((frames.END_OF_ROUND,))
        return
    stack.append((frames.RESOLVE_TILE, tile + 1))
    in_action = False
    in_bids = False
    for where, zone, _, _ in state.placements:
        if where == tile:
            if zone == ACTION_ZONE:
                in_action = True
            else:
                in_bids = True
    if in_bids:
        stack.append((frames.AUCTION, tile))
    if in_action:
        stack.append((frames.RESOLVE_ACTION, tile))


def reveal(state: Position, tile: int, zone: int) -> list[tuple[int, int]]:
    """Turns the tokens of a zone up and gives them back; returns (seat, token) in order of placement."""
    found: list[tuple[int, int]] = []
    rest: list[tuple[int, int, int, int]] = []
    for placement in state.placements:
        if placement[0] == tile and placement[1] == zone:
            seat, token = placement[2], placement[3]
            found.append((seat, token))
            state.hand[seat] |= 1 << token
            state.shown[seat] |= 1 << token
        else:
            rest.append(placement)
    state.placements = rest
    return found


def resolve_action(state: Position, frame: Frame) -> None:
    """The token is revealed and returned; its owner may perform its action (AG-RES-3, AG-TOKEN-5)."""
    tile = frame[1]
    ((seat, token),) = reveal(state, tile, ACTION_ZONE)
    action = state.rules.action_of[token]
    if state.log is not None:
        state.tell(SAID_ACTION_REVEALED, seat, token, tile, action)
    state.open = 0
    state.stack.append((frames.CLOSE,))
    state.stack.append((frames.VALIDATE, seat, 0))
    begin_action(state, frames.OF_ACTION[action], seat, 0)


def auction(state: Position, frame: Frame) -> None:
    """Reveals all tokens of the bid zone together and assigns the cards (AG-RES-5)."""
    tile = frame[1]
    tokens = reveal(state, tile, BID_ZONE)
    sums = [0] * state.players
    for seat, token in tokens:
        sums[seat] += token + 1
        if state.log is not None:
            state.tell(SAID_BID_REVEALED, seat, token, tile)
    cards = state.tiles[tile]
    if not cards:
        state.tell(SAID_AUCTION_EMPTY, tile)
        return
    highest = max(sums)
    tied = [seat for seat in range(state.players) if sums[seat] == highest]
    if len(tied) == 1 or state.holder in tied:
        winner = tied[0] if len(tied) == 1 else state.holder
        if state.log is not None:
            state.tell(SAID_AUCTION_WON if len(tied) == 1 else SAID_TESTAMENT_WON, winner, tile, highest)
        for kind in cards:
            state.won[winner] += UNIT[kind]
        state.tiles[tile] = ()
        state.stack.append((frames.WON, winner, tile))
        return
    share(state, tile, order_of_choice(state, tied, tokens), highest)


def order_of_choice(state: Position, tied: list[int], tokens: list[tuple[int, int]]) -> list[int]:
    """Orders tied players by their first bet on the tile (AG-TIE-3, AG-TIE-4; option tie_order)."""
    seats = [seat for seat, _ in tokens]
    if state.rules.tie_order == TURN_ORDER:
        return sorted(tied, key=lambda seat: (seat - state.holder) % state.players)
    if state.rules.tie_order == LAST_TOKEN:
        return sorted(tied, key=lambda seat: -seats[::-1].index(seat))
    return sorted(tied, key=seats.index)


def share(state: Position, tile: int, order: list[int], bid: int) -> None:
    """All tied players choose a card, then all place, in the same order (AG-TIE-5 to AG-TIE-9, AG-TIE-13)."""
    cards = len(state.tiles[tile])
    stack = state.stack
    for seat in order:
        state.tell(SAID_AUCTION_TIED, seat, tile, bid)
    for seat in reversed(order):
        stack.append((frames.WON, seat, tile))
    if cards == 3 and len(order) == 2:
        stack.append((frames.THIRD_CARD, tile, order[0]))
    for seat in reversed(order[:cards]):
        stack.append((frames.PICK, seat, tile))


def pick_moves(state: Position, frame: Frame) -> list[int]:
    """Any card left on the tile; equal cards are one choice (AG-DEC-9)."""
    return [_PICKS[kind] for kind in sorted(set(state.tiles[frame[2]]))]


def against_pick(state: Position, frame: Frame, move: int) -> str:
    """A tied player must choose a card that lies on the tile (AG-TIE-3)."""
    return "" if PICK.index(move) in state.tiles[frame[2]] else "AG-TIE-3"


def pick(state: Position, frame: Frame, move: int) -> None:
    """The card chosen belongs to the player from now on (AG-TIE-13)."""
    _, seat, tile = frame
    kind = PICK.index(move)
    state.take_from_tile(tile, kind)
    state.won[seat] += UNIT[kind]
    if state.log is not None:
        state.tell(SAID_PICKED, seat, kind, tile)


def third_card(state: Position, frame: Frame) -> None:
    """Two tied on three cards: the third stays (AG-TIE-8; option third_card_in_two_way_tie)."""
    _, tile, earliest = frame
    (kind,) = state.tiles[tile]
    if state.rules.third_card == THIRD_TO_EARLIEST:
        state.won[earliest] += UNIT[kind]
        state.tell(SAID_TOOK_LAST, earliest, kind, tile)
    elif state.rules.third_card == THIRD_DISCARDED:
        state.discard += UNIT[kind]
        state.tell(SAID_LAST_DISCARDED, kind, tile)
    else:
        return
    state.tiles[tile] = ()


def won(state: Position, frame: Frame) -> None:
    """A winner places his cards at once and may validate, before anything else is resolved (AG-RES-7)."""
    _, seat, tile = frame
    if not state.won[seat]:
        return
    state.open = 0
    stack = state.stack
    stack.append((frames.CLOSE,))
    stack.append((frames.VALIDATE, seat, 0))
    stack.append((frames.PLACE_WON, seat))
    if state.rules.allow_refusal:
        stack.append((frames.LEAVE, seat, tile))


def leave_moves(state: Position, frame: Frame) -> list[int]:
    """With refusals allowed, any won card may be left on the tile (option allow_refusal)."""
    cards = state.won[frame[1]]
    return [*(LEAVE.move(kind) for kind in kinds_in(cards)), KEEP.move()] if cards else []


def against_leave(state: Position, frame: Frame, move: int) -> str:
    """Only a card just won can be left (AG-AUCT-6)."""
    if move in KEEP:
        return ""
    return "" if LEAVE.index(move) in kinds_in(state.won[frame[1]]) else "AG-AUCT-6"


def leave(state: Position, frame: Frame, move: int) -> None:
    """Puts a won card back on the tile, and asks again while cards are left."""
    _, seat, tile = frame
    if move in KEEP:
        return
    kind = LEAVE.index(move)
    state.won[seat] -= UNIT[kind]
    state.tiles[tile] = (*state.tiles[tile], kind)
    state.tell(SAID_LEFT, seat, kind, tile)
    state.stack.append(frame)
