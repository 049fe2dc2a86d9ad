"""Taking a numbered card from the Adventure Deck (7C-TAKE, 7C-FLAG, 7C-AUTH)."""

from __future__ import annotations

from portulan.engine.steps import Chances, Frame
from portulan.games.seventh_continent import board, effects, events, inventory, steps
from portulan.games.seventh_continent.moves import APPLY, CALL, CARD, DONE, USE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import AFTER_KEEP, Row
from portulan.games.seventh_continent.terms import AT_TAKE, NONE, OPEN, SATCHEL, STOCK, TEMPORARY


def take(state: Position, frame: Frame) -> None:
    """A card of a number is taken: green at random, else gold; none left, the Past returns (7C-TAKE-1 to -7)."""
    _, number, seat, cell, if_available = frame
    if state.characters[seat] < 0:
        return
    found = board.available(state, number)
    if not found and not if_available:
        board.return_past(state)
        found = board.available(state, number)
    if not found:
        state.tell(events.NOTHING, seat, number)
    elif found & (found - 1):
        state.stack.append((steps.TAKE_CARD, number, seat, cell))
    else:
        taken(state, found.bit_length() - 1, seat, cell)


def take_weights(state: Position, frame: Frame) -> Chances:
    """One of the green cards, or of the gold ones, at random (7C-TAKE-2, G-62)."""
    return board.take_weights(state, frame[1])


def take_card(state: Position, frame: Frame, outcome: int) -> None:
    """Chance says which card it is."""
    _, _, seat, cell = frame
    taken(state, outcome - CARD.base, seat, cell)


def taken(state: Position, card: int, seat: int, cell: int) -> None:
    """The card is out of its deck, and read (7C-TAKE-9)."""
    state.shift(card, STOCK, OPEN)
    if state.unseen:
        state.unseen = [row for row in state.unseen if row[1] != card]
    if state.log is not None:
        state.tell(events.TOOK, seat, card)
    reveal(state, card, seat, cell)


def reveal(state: Position, card: int, seat: int, cell: int) -> None:
    """What stands on both sides is read, then the card is resolved; where it stays, if it does, is settled now."""
    printed = state.box.cards[card]
    if printed.type == TEMPORARY and printed.after == AFTER_KEEP:
        state.staying = [*(row for row in state.staying if row[0] != card), (card, state.figure[seat])]
    state.stack.append((steps.RESOLVE, card, seat, cell))
    if state.box.at_taking:
        effects.compel_one(state, seat, AT_TAKE)
        for helper in reversed([seat, *(other for other in state.participants() if other != seat)]):
            state.stack.append((steps.AT_TAKING, helper, seat, NONE))
    for place in reversed(range(len(printed.passages))):
        state.stack.append((steps.READ, card, place))


def passage(state: Position, frame: Frame) -> int:
    """What is read of a card."""
    return state.box.cards[frame[1]].passages[frame[2]]


def told(state: Position, frame: Frame) -> None:
    """It is read, by whoever is active."""
    if state.log is not None:
        state.tell(events.TOLD, state.active, passage(state, frame))


def at_taking_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the effects that somebody may apply when a card is taken; of others only those that reach so far."""
    _, seat, taker, after = frame
    return effects.choices(state, seat, AT_TAKE, after, seat == taker)


def against_at_taking(state: Position, frame: Frame, move: int) -> str:
    """An effect at the step "take" that is not applied yet (7C-CARD-1)."""
    return "" if move in at_taking_moves(state, frame) else "7C-CARD-1"


def at_taking(state: Position, frame: Frame, move: int) -> None:
    """The effect is applied before the card is resolved; the next one may follow."""
    if move in APPLY:
        effect = effects.chosen(state, move)
        state.stack.append((*frame[:3], effect.number))
        effects.apply(state, frame[1], effect)


# Flags


def authorised(state: Position, number: int, key: int) -> bool:
    """Tells whether cards of a number show a source on their back (7C-AUTH-1); all of a number show the same."""
    found = cards_of(state.box.greens[number] | state.box.golds[number])
    return any(key in state.box.cards[card].authorised_by for card in found)


def sums(state: Position, row: Row, key: int) -> list[int]:
    """Lists the numbers that a flagged box may call: its own, and a sum for each symbol shown (7C-FLAG, G-68)."""
    number, symbols = row[1], row[5]
    box = state.box
    flags = [*state.shown]
    flags += [flag for card in cards_of(state.piles[SATCHEL]) for flag in box.cards[card].flags]
    found = [number]
    for symbol, n in flags:
        total = number + n
        if symbol in symbols and total not in found and total < len(box.greens):
            if state.rules.flag_hint and not authorised(state, total, key):
                continue
            found.append(total)
    return found


def flag_object_moves(state: Position, frame: Frame) -> list[int]:
    """Lists a participant's objects with a symbol of the box, and none; outside step 1 one is used now (DP-43)."""
    _, seat, program, at = frame
    symbols = state.box.programs[program][at][5]
    found = [
        USE.base + slot
        for slot in state.objects(seat)
        if state.dice[slot]
        and any(
            flag.symbol in symbols
            for card in state.object_cards(slot)
            for flag in state.box.cards[card].object_flags
        )
    ]
    return [*found, DONE.base] if found else []


def against_flag_object(state: Position, frame: Frame, move: int) -> str:
    """An object of one's own that shows the symbol."""
    return "" if move in flag_object_moves(state, frame) else "7C-FLAG-2"


def flag_object(state: Position, frame: Frame, move: int) -> None:
    """The object is used at this moment (G-69)."""
    if move in USE:
        slot = USE.index(move)
        for card in state.object_cards(slot):
            state.shown.extend(state.box.cards[card].object_flags)
        inventory.hit(state, slot)


def _box_of(state: Position, frame: Frame) -> tuple[Row, list[int]]:
    """Gives the numbered box of a frame, and the numbers that it may call."""
    _, _, program, at, card, _ = frame
    row = state.box.programs[program][at]
    return row, sums(state, row, state.box.cards[card].key)


def call_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the card of the box and the sums (DP-19)."""
    return [CALL.base + place for place in range(len(_box_of(state, frame)[1]))]


def against_call(state: Position, frame: Frame, move: int) -> str:
    """A sum needs a symbol that a participant uses (7C-FLAG-2)."""
    return "" if move in call_moves(state, frame) else "7C-FLAG-2"


def call(state: Position, frame: Frame, move: int) -> None:
    """A sum that leads to no authorised card shows nothing; the card of the box is taken (7C-AUTH-2, G-67, G-138)."""
    _, seat, _, _, card, cell = frame
    row, numbers = _box_of(state, frame)
    number = numbers[CALL.index(move)]
    if number != row[1] and not authorised(state, number, state.box.cards[card].key):
        number = row[1]
    if_available = row[4] if number == row[1] else 0
    state.stack.append((steps.TAKE, number, seat, cell, if_available))
