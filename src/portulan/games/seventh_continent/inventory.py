"""Objects: new ones, assembling, giving, dropping, damage and repair (7C-OBJECT, 7C-ASSEMBLE, 7C-GIVE, 7C-DAMAGE)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, steps
from portulan.games.seventh_continent.moves import (
    ABANDON,
    AGREE,
    ASSEMBLE,
    DONE,
    HAND_OVER,
    HIT,
    LEAVE_IT,
    MEND,
    NEW,
    SWAP,
    TO,
)
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import COLUMN, INVENTORY, NONE, OPEN, SLOTS, STRONGEST

GIFT_PRICE = 2
"""Cards discarded for each gift or exchange (7C-GIVE-1)."""

# Leaving an inventory


def scrap(state: Position, slot: int) -> None:
    """An object is gone: its die is removed and each card is discarded by its own back (7C-DISCARD-2, G-109)."""
    cards = state.object_cards(slot)
    state.column[slot * COLUMN : (slot + 1) * COLUMN] = [NONE] * COLUMN
    state.dice[slot] = 0
    state.used &= ~(1 << slot)
    for card in cards:
        board.discard(state, card, INVENTORY)


def detach(state: Position, card: int) -> None:
    """One card leaves its column by its own effect; the die goes to the next card, if there is one (G-47)."""
    place = state.column.index(card)
    slot = place // COLUMN
    rest = [other for other in state.object_cards(slot) if other != card]
    state.column[slot * COLUMN : (slot + 1) * COLUMN] = rest + [NONE] * (COLUMN - len(rest))
    if not rest:
        state.dice[slot] = 0


def against_drop(state: Position, frame: Frame, move: int) -> str:
    """Any object of one's own (7C-DROP-1, DP-27)."""
    if move in DONE:
        return ""
    return "" if ABANDON.index(move) in state.objects(frame[1]) else "7C-DROP-1"


def drop_moves(state: Position, frame: Frame) -> list[int]:
    """Lists a player's objects, and to keep them."""
    found = [ABANDON.base + slot for slot in state.objects(frame[1])]
    return [*found, DONE.base] if found else []


def drop(state: Position, frame: Frame, move: int) -> None:
    """The object is abandoned, whole (7C-DROP-1, -2)."""
    if move in ABANDON:
        scrap(state, ABANDON.index(move))


# Coming into an inventory


def room(state: Position, slot: int) -> bool:
    """Tells whether a card may join an object: it has a die, and fewer cards than the limit (7C-ASSEMBLE-2)."""
    limit = state.box.column_limit[state.number_in_play()]
    return state.dice[slot] > 0 and len(state.object_cards(slot)) < limit


def takes(state: Position, seat: int, given: int) -> bool:
    """Tells whether a player has a place for an object card."""
    if state.free_slot(seat) != NONE:
        return True
    if given and not state.rules.assemble_gifts:
        return False
    return any(room(state, slot) for slot in state.objects(seat))


def stow_moves(state: Position, frame: Frame) -> list[int]:
    """Lists where a found or crafted card may go (DP-21, 7C-OBJECT-1 to -4, 7C-CRAFT-4, G-102, G-103)."""
    _, seat, _, found, given = frame
    moves: list[int] = []
    if state.free_slot(seat) != NONE:
        moves.append(NEW.base)
    if not given or state.rules.assemble_gifts:
        moves += [ASSEMBLE.base + slot for slot in state.objects(seat) if room(state, slot)]
    if not given:
        moves += [
            TO.base + other for other in state.participants() if other != seat and takes(state, other, 1)
        ]
    fits = bool(moves)
    moves += [ABANDON.base + slot for slot in state.objects(seat) if state.dice[slot]]
    if found or not fits:
        moves.append(LEAVE_IT.base)
    return moves


def against_stow(state: Position, frame: Frame, move: int) -> str:
    """A free die, room in a column, or a participant who has one of both."""
    if move in stow_moves(state, frame):
        return ""
    return "7C-ASSEMBLE-2" if move in ASSEMBLE else "7C-CRAFT-4" if move in LEAVE_IT else "7C-OBJECT-1"


def stow(state: Position, frame: Frame, move: int) -> None:
    """The card becomes a new object, joins one, is given to a participant, or is discarded."""
    _, seat, card, found, _ = frame
    if move in NEW:
        make(state, seat, card)
    elif move in ASSEMBLE:
        assemble(state, seat, card, ASSEMBLE.index(move))
    elif move in TO:
        state.tell(events.GAVE, seat, TO.index(move), card)
        state.stack.append((steps.STOW, TO.index(move), card, found, 1))
    elif move in ABANDON:
        state.stack.append(frame)
        scrap(state, ABANDON.index(move))
    else:
        board.discard(state, card, OPEN)


def make(state: Position, seat: int, card: int) -> None:
    """A new object with a die on its initial resistance (7C-OBJECT-1, 7C-CARD-10)."""
    slot = state.free_slot(seat)
    state.shift(card, OPEN, INVENTORY)
    state.column[slot * COLUMN] = card
    state.dice[slot] = state.box.cards[card].resistance
    state.tell(events.ASSEMBLED, seat, card, state.dice[slot])


def related(state: Position, card: int, slot: int) -> bool:
    """Tells whether a card shares a keyword with the top card of an object (7C-ASSEMBLE-4, -6, -7)."""
    cards = state.box.cards
    return bool(cards[state.object_cards(slot)[0]].object_keywords & cards[card].object_keywords)


def joined(state: Position, card: int, slot: int) -> int:
    """Gives the die of an object once a card has joined it (7C-ASSEMBLE-4 to -6)."""
    more = state.box.cards[card].resistance if related(state, card, slot) else 0
    return min(STRONGEST, state.dice[slot] + more)


def assemble(state: Position, seat: int, card: int, slot: int) -> None:
    """The card comes last in the column; a keyword shared with the top card raises the die (7C-ASSEMBLE-3 to -7)."""
    state.dice[slot] = joined(state, card, slot)
    place = len(state.object_cards(slot))
    state.shift(card, OPEN, INVENTORY)
    state.column[slot * COLUMN + place] = card
    state.tell(events.ASSEMBLED, seat, card, state.dice[slot])


# Giving and exchanging


def give_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the gifts and exchanges with characters on the same terrain, and none (DP-28, 7C-GIVE-1, -4)."""
    seat = frame[1]
    near = [other for other in state.in_play() if other != seat and state.figure[other] == state.figure[seat]]
    moves: list[int] = []
    for slot in state.objects(seat):
        for other in near:
            if state.free_slot(other) != NONE:
                moves.append(HAND_OVER.move(slot, other))
            moves += [SWAP.move(slot, theirs) for theirs in state.objects(other)]
    return [*moves, DONE.base] if moves else []


def against_give(state: Position, frame: Frame, move: int) -> str:
    """An object of one's own, whole, to or for one of somebody on the same terrain, within the limits."""
    if move in give_moves(state, frame):
        return ""
    return "7C-GIVE-4" if move in HAND_OVER else "7C-GIVE-1"


def give(state: Position, frame: Frame, move: int) -> None:
    """The other owner is asked (DP-28)."""
    if move in HAND_OVER:
        state.stack.append((steps.GIFT, HAND_OVER.values(move)[1], frame[1], move))
    elif move in SWAP:
        state.stack.append((steps.GIFT, SWAP.values(move)[1] // SLOTS, frame[1], move))


def gift(state: Position, frame: Frame, move: int) -> None:
    """With consent two cards are discarded, then the objects change hands (7C-GIVE-1, G-107)."""
    if move in AGREE:
        state.stack.append((steps.HAND_OVER, frame[2], frame[3]))
        state.stack.append((steps.LOSE, GIFT_PRICE))


def hand_over(state: Position, frame: Frame) -> None:
    """An object is given whole, with all its cards and its die (7C-GIVE-2).

    What its price sets off may have broken it, or taken away its place or what it is exchanged for: then all stays.
    """
    _, seat, move = frame
    if move in HAND_OVER:
        mine, other = HAND_OVER.values(move)
        theirs = state.free_slot(other)
        possible = theirs != NONE
    else:
        mine, theirs = SWAP.values(move)
        other = theirs // SLOTS
        possible = bool(state.object_cards(theirs))
    if not possible or not state.object_cards(mine):
        return
    state.tell(events.GAVE, seat, other, state.object_cards(mine)[0])
    here, there = slice(mine * COLUMN, (mine + 1) * COLUMN), slice(theirs * COLUMN, (theirs + 1) * COLUMN)
    state.column[here], state.column[there] = state.column[there], state.column[here]
    state.dice[mine], state.dice[theirs] = state.dice[theirs], state.dice[mine]


# Damage and repair


def damage_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the objects that may take the next point; slots come in order, so that a split is reached in one way."""
    _, _, count, start, seats = frame
    slots = [
        slot for slot in range(start, len(state.dice)) if seats >> (slot // SLOTS) & 1 and state.dice[slot]
    ]
    rest = sum(state.dice[slot] for slot in slots)
    needed = min(count, rest)
    found: list[int] = []
    for slot in slots:
        if rest >= needed and needed:
            found.append(HIT.base + slot)
        rest -= state.dice[slot]
    return found


def against_damage(state: Position, frame: Frame, move: int) -> str:
    """Any object of those concerned, none below zero (7C-DAMAGE-2, -4, G-55)."""
    return "" if move in damage_moves(state, frame) else "7C-DAMAGE-1"


def damage(state: Position, frame: Frame, move: int) -> None:
    """A die is lowered by 1; at zero the object is discarded (7C-DAMAGE-1, -4)."""
    step, seat, count, _, seats = frame
    slot = HIT.index(move)
    if count > 1:
        state.stack.append((step, seat, count - 1, slot, seats))
    hit(state, slot)


def hit(state: Position, slot: int) -> None:
    """One point of damage to an object."""
    state.dice[slot] -= 1
    state.tell(events.DAMAGED, slot // SLOTS, state.object_cards(slot)[0], state.dice[slot])
    if not state.dice[slot]:
        scrap(state, slot)


def repair_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the objects whose die may rise by the next point (DP-41)."""
    _, _, _, start, slots = frame
    return [
        MEND.base + slot
        for slot in range(start, len(state.dice))
        if slots >> slot & 1 and 0 < state.dice[slot] < STRONGEST
    ]


def against_repair(state: Position, frame: Frame, move: int) -> str:
    """An object of those concerned, no die above 6 (G-127)."""
    return "" if move in repair_moves(state, frame) else "7C-ASSEMBLE-5"


def repair(state: Position, frame: Frame, move: int) -> None:
    """A die rises by 1."""
    step, seat, count, _, slots = frame
    slot = MEND.index(move)
    if count > 1:
        state.stack.append((step, seat, count - 1, slot, slots))
    state.dice[slot] += 1
    state.tell(events.MENDED, slot // SLOTS, state.object_cards(slot)[0], state.dice[slot])


# Limits after a character came or went (DP-42)


def check_limits(state: Position, frame: Frame) -> None:
    """The limits for the new number of characters apply at once to everybody (7C-JOIN-2, G-119)."""
    state.stack.append((steps.SHORTEN,))
    for seat in reversed(state.in_play()):
        state.stack.append((steps.EXCESS, seat))
        state.stack.append((steps.EXCESS_OBJECTS, seat))


def excess_object_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the objects of which a player discards one, if they have more than dice."""
    slots = state.objects(frame[1])
    if len(slots) <= state.box.object_limit[state.number_in_play()]:
        return []
    return [ABANDON.base + slot for slot in slots]


def against_excess_object(state: Position, frame: Frame, move: int) -> str:
    """An object of one's own, one at a time."""
    return "" if move in excess_object_moves(state, frame) else "7C-JOIN-2"


def excess_object(state: Position, frame: Frame, move: int) -> None:
    """The object is discarded; cards beyond the limit leave the bottom of the other columns (G-108)."""
    state.stack.append(frame)
    scrap(state, ABANDON.index(move))


def shorten(state: Position, frame: Frame) -> None:
    """Cards beyond the limit leave the bottom of a column; the die is not lowered (G-108)."""
    limit = state.box.column_limit[state.number_in_play()]
    for seat in state.in_play():
        for slot in state.objects(seat):
            for card in state.object_cards(slot)[limit:]:
                state.column[state.column.index(card)] = NONE
                board.discard(state, card, INVENTORY)
