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
from portulan.games.agartha.table import Table


def resolve_tile(table: Table, frame: Frame) -> None:
    """Takes the next tile that bears a token: action zone first, bid zone second (AG-RES-1, AG-RES-2)."""
    tile = frame[1]
    stack = table.stack
    if tile == table.tile_count:
        stack.append((frames.END_OF_ROUND,))
        return
    stack.append((frames.RESOLVE_TILE, tile + 1))
    in_action = False
    in_bids = False
    for where, zone, _, _ in table.placements:
        if where == tile:
            if zone == ACTION_ZONE:
                in_action = True
            else:
                in_bids = True
    if in_bids:
        stack.append((frames.AUCTION, tile))
    if in_action:
        stack.append((frames.RESOLVE_ACTION, tile))


def reveal(table: Table, tile: int, zone: int) -> list[tuple[int, int]]:
    """Turns the tokens of a zone up and gives them back; returns (seat, token) in order of placement."""
    found: list[tuple[int, int]] = []
    rest: list[tuple[int, int, int, int]] = []
    for placement in table.placements:
        if placement[0] == tile and placement[1] == zone:
            seat, token = placement[2], placement[3]
            found.append((seat, token))
            table.hand[seat] |= 1 << token
            table.shown[seat] |= 1 << token
        else:
            rest.append(placement)
    table.placements = rest
    return found


def resolve_action(table: Table, frame: Frame) -> None:
    """The token is revealed and returned; its owner may perform its action (AG-RES-3, AG-TOKEN-5)."""
    tile = frame[1]
    ((seat, token),) = reveal(table, tile, ACTION_ZONE)
    action = table.rules.action_of[token]
    if table.log is not None:
        table.tell(SAID_ACTION_REVEALED, seat, token, tile, action)
    table.open = 0
    table.stack.append((frames.CLOSE,))
    table.stack.append((frames.VALIDATE, seat, 0))
    begin_action(table, frames.OF_ACTION[action], seat, 0)


def auction(table: Table, frame: Frame) -> None:
    """Reveals all tokens of the bid zone together and assigns the cards (AG-RES-5)."""
    tile = frame[1]
    tokens = reveal(table, tile, BID_ZONE)
    sums = [0] * table.players
    for seat, token in tokens:
        sums[seat] += token + 1
        if table.log is not None:
            table.tell(SAID_BID_REVEALED, seat, token, tile)
    cards = table.tiles[tile]
    if not cards:
        table.tell(SAID_AUCTION_EMPTY, tile)
        return
    highest = max(sums)
    tied = [seat for seat in range(table.players) if sums[seat] == highest]
    if len(tied) == 1 or table.holder in tied:
        winner = tied[0] if len(tied) == 1 else table.holder
        if table.log is not None:
            table.tell(SAID_AUCTION_WON if len(tied) == 1 else SAID_TESTAMENT_WON, winner, tile, highest)
        for kind in cards:
            table.won[winner] += UNIT[kind]
        table.tiles[tile] = ()
        table.stack.append((frames.WON, winner, tile))
        return
    share(table, tile, order_of_choice(table, tied, tokens), highest)


def order_of_choice(table: Table, tied: list[int], tokens: list[tuple[int, int]]) -> list[int]:
    """Orders tied players by their first bet on the tile (AG-TIE-3, AG-TIE-4; option tie_order)."""
    seats = [seat for seat, _ in tokens]
    if table.rules.tie_order == TURN_ORDER:
        return sorted(tied, key=lambda seat: (seat - table.holder) % table.players)
    if table.rules.tie_order == LAST_TOKEN:
        return sorted(tied, key=lambda seat: -seats[::-1].index(seat))
    return sorted(tied, key=seats.index)


def share(table: Table, tile: int, order: list[int], bid: int) -> None:
    """All tied players choose a card, then all place, in the same order (AG-TIE-5 to AG-TIE-9, AG-TIE-13)."""
    cards = len(table.tiles[tile])
    stack = table.stack
    for seat in order:
        table.tell(SAID_AUCTION_TIED, seat, tile, bid)
    for seat in reversed(order):
        stack.append((frames.WON, seat, tile))
    if cards == 3 and len(order) == 2:
        stack.append((frames.THIRD_CARD, tile, order[0]))
    for seat in reversed(order[:cards]):
        stack.append((frames.PICK, seat, tile))


def pick_moves(table: Table, frame: Frame) -> list[int]:
    """Any card left on the tile; equal cards are one choice (AG-DEC-9)."""
    return [PICK.base + kind for kind in sorted(set(table.tiles[frame[2]]))]


def against_pick(table: Table, frame: Frame, move: int) -> str:
    """A tied player must choose a card that lies on the tile (AG-TIE-3)."""
    kind = move - PICK.base
    return "" if 0 <= kind < PICK.size and kind in table.tiles[frame[2]] else "AG-TIE-3"


def pick(table: Table, frame: Frame, move: int) -> None:
    """The card chosen belongs to the player from now on (AG-TIE-13)."""
    _, seat, tile = frame
    kind = move - PICK.base
    table.take_from_tile(tile, kind)
    table.won[seat] += UNIT[kind]
    if table.log is not None:
        table.tell(SAID_PICKED, seat, kind, tile)


def third_card(table: Table, frame: Frame) -> None:
    """Two tied on three cards: the third stays (AG-TIE-8; option third_card_in_two_way_tie)."""
    _, tile, earliest = frame
    (kind,) = table.tiles[tile]
    if table.rules.third_card == THIRD_TO_EARLIEST:
        table.won[earliest] += UNIT[kind]
        table.tell(SAID_TOOK_LAST, earliest, kind, tile)
    elif table.rules.third_card == THIRD_DISCARDED:
        table.discard += UNIT[kind]
        table.tell(SAID_LAST_DISCARDED, kind, tile)
    else:
        return
    table.tiles[tile] = ()


def won(table: Table, frame: Frame) -> None:
    """A winner places his cards at once and may validate, before anything else is resolved (AG-RES-7)."""
    _, seat, tile = frame
    if not table.won[seat]:
        return
    table.open = 0
    stack = table.stack
    stack.append((frames.CLOSE,))
    stack.append((frames.VALIDATE, seat, 0))
    stack.append((frames.PLACE_WON, seat))
    if table.rules.allow_refusal:
        stack.append((frames.LEAVE, seat, tile))


def leave_moves(table: Table, frame: Frame) -> list[int]:
    """With refusals allowed, any won card may be left on the tile (option allow_refusal)."""
    cards = table.won[frame[1]]
    return [*(LEAVE.base + kind for kind in kinds_in(cards)), KEEP.base] if cards else []


def against_leave(table: Table, frame: Frame, move: int) -> str:
    """Only a card just won can be left (AG-AUCT-6)."""
    if move == KEEP.base:
        return ""
    kind = move - LEAVE.base
    return "" if 0 <= kind < LEAVE.size and kind in kinds_in(table.won[frame[1]]) else "AG-AUCT-6"


def leave(table: Table, frame: Frame, move: int) -> None:
    """Puts a won card back on the tile, and asks again while cards are left."""
    _, seat, tile = frame
    if move == KEEP.base:
        return
    kind = move - LEAVE.base
    table.won[seat] -= UNIT[kind]
    table.tiles[tile] = (*table.tiles[tile], kind)
    table.tell(SAID_LEFT, seat, kind, tile)
    table.stack.append(frame)
