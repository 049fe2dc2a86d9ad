"""Energy: the Action Deck and the Discard (7C-ENERGY), drawing, losing and recovering cards.

Both piles are sets: nobody knows their order, so that shuffling them changes nothing but what is known of the top.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.generator import OneOf
from portulan.engine.steps import Frame
from portulan.games.seventh_continent import ending, events, steps
from portulan.games.seventh_continent.moves import CARD, MOST_CARDS, PICK
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import DECK, DISCARD, DRAWN, LOST, NONE, ON_DECK_EMPTIES, RISKED

_BITS: Final = [1 << card for card in range(MOST_CARDS)]
"""Each card as a set of its own: many are drawn at once."""


def even_draw(cards: int) -> OneOf:
    """Every card of a set is equally likely."""
    return OneOf(cards, CARD.base)


def left_top(state: Position) -> None:
    """A card left the Action Deck: at the moment it becomes empty, effects may answer (7C-ENERGY-4)."""
    if state.piles[DECK]:
        return
    state.tell(events.EMPTIED)
    if state.box.triggers[ON_DECK_EMPTIES]:
        state.stack.append((steps.TRIGGER, ON_DECK_EMPTIES, NONE, 0))


# Drawing for an action


def draw(state: Position, frame: Frame) -> None:
    """The next cards come from the top of the deck, or at random from the Discard (7C-ACTION-COST-9 to -11).

    As many as the pile has are drawn at once where chance need not be asked.
    """
    count = frame[1]
    piles = state.piles
    pile = piles[DECK] or piles[DISCARD]
    if not count or not pile:
        return
    if piles[DECK] and state.top:
        cards = [state.top[-1]]
    else:
        number = min(count, pile.bit_count())
        several = state.ask_for_several(OneOf(pile, CARD.base), number)
        if several is None:
            state.stack.append((steps.DRAW_CARD, count))
            return
        cards = several
    if count > len(cards):
        state.stack.append((steps.DRAW, count - len(cards)))
    drawn(state, cards)


def draw_weights(state: Position, frame: Frame) -> OneOf:
    """Every card of the deck, or of the Discard once the deck is empty, is equally likely (G-77)."""
    return even_draw(state.piles[DECK] or state.piles[DISCARD])


def draw_card(state: Position, frame: Frame, outcome: int) -> None:
    """Chance says which card comes; the next one follows."""
    if frame[1] > 1:
        state.stack.append((steps.DRAW, frame[1] - 1))
    drawn(state, [outcome - CARD.base])


def drawn(state: Position, cards: list[int]) -> None:
    """Cards of one pile are drawn; where they came from is remembered (7C-ACTION-COST-12)."""
    piles = state.piles
    deck = piles[DECK]
    bits = sum(map(_BITS.__getitem__, cards))
    if deck:
        if state.top:
            state.top.pop()
        piles[DECK] = deck ^ bits
        piles[DRAWN] |= bits
    else:
        piles[DISCARD] ^= bits
        piles[RISKED] |= bits
    if state.log is not None:
        for card in cards:
            state.tell(events.DREW if deck else events.RISKED, state.active, card)
    if deck == bits:
        left_top(state)


# Losing cards


def lose(state: Position, frame: Frame) -> None:
    """Cards are discarded from the top of the deck; missing ones are revealed from the Discard (7C-ENERGY-7, -9)."""
    count = frame[1]
    piles = state.piles
    if not count or not piles[DECK] | piles[DISCARD]:
        piles[DISCARD] |= piles[LOST]
        piles[LOST] = 0
        return
    if piles[DECK] and state.top:
        lost(state, count, state.top[-1])
        return
    if not piles[DECK] and state.rules.overflow_in:
        piles[DISCARD] |= piles[LOST]
        piles[LOST] = 0
    state.stack.append((steps.LOSE_CARD, count))


def lose_card(state: Position, frame: Frame, outcome: int) -> None:
    """Chance says which card is lost."""
    lost(state, frame[1], outcome - CARD.base)


def lost(state: Position, count: int, card: int) -> None:
    """A card is set aside until all are lost; a curse from the Discard is defeat (7C-ENERGY-7, 7C-DEFEAT-1)."""
    state.stack.append((steps.LOSE, count - 1))
    if state.log is not None:
        state.tell(events.LOST, card)
    if state.piles[DECK]:
        if state.top:
            state.top.pop()
        state.shift(card, DECK, LOST)
        left_top(state)
        return
    state.shift(card, DISCARD, LOST)
    if state.box.curses >> card & 1:
        ending.defeat(state)


# Recovering cards


def shuffle_in(state: Position, card: int, source: int) -> None:
    """A card is shuffled into the Action Deck, of which nothing is known then (7C-ENERGY-3, -8)."""
    state.shift(card, source, DECK)
    state.top = []
    state.tell(events.RECOVERED, card)


def recover(state: Position, frame: Frame) -> None:
    """Cards of the Discard come back at random, all of them if there are no more (7C-ENERGY-3, G-140)."""
    _, count, mask = frame
    if count and state.piles[DISCARD] & state.box.masks[mask]:
        state.stack.append((steps.RECOVER_CARD, count, mask))


def recover_weights(state: Position, frame: Frame) -> OneOf:
    """Every card of the Discard that is meant is equally likely."""
    return even_draw(state.piles[DISCARD] & state.box.masks[frame[2]])


def recover_card(state: Position, frame: Frame, outcome: int) -> None:
    """Chance says which card comes back."""
    _, count, mask = frame
    shuffle_in(state, CARD.index(outcome), DISCARD)
    if count > 1:
        state.stack.append((steps.RECOVER, count - 1, mask))


def recover_choices(state: Position, frame: Frame) -> list[int]:
    """Cards are chosen in the order of their numbers, so that a set is reached in one way only (DP-25)."""
    _, _, count, after, mask = frame
    found = [card for card in cards_of(state.piles[DISCARD] & state.box.masks[mask]) if card > after]
    return [PICK.base + card for card in found[: max(1, len(found) - count + 1)]]


def against_recover_pick(state: Position, frame: Frame, move: int) -> str:
    """A card of the Discard that is meant."""
    return "" if move in recover_choices(state, frame) else "7C-ENERGY-3"


def recover_pick(state: Position, frame: Frame, move: int) -> None:
    """The chosen card comes back, and the next one is chosen."""
    step, seat, count, _, mask = frame
    card = PICK.index(move)
    if count > 1:
        state.stack.append((step, seat, count - 1, card, mask))
    shuffle_in(state, card, DISCARD)


# Looking


def peek(state: Position, frame: Frame) -> None:
    """All look at the top cards of the deck, which stay there."""
    unknown = state.piles[DECK].bit_count() - len(state.top)
    if frame[1] > len(state.top) and unknown:
        state.stack.append((steps.PEEK_CARD, frame[1]))


def peek_weights(state: Position, frame: Frame) -> OneOf:
    """Below the known cards every other one is equally likely."""
    known = 0
    for card in state.top:
        known |= 1 << card
    return even_draw(state.piles[DECK] & ~known)


def peek_card(state: Position, frame: Frame, outcome: int) -> None:
    """The next card from the top is known now."""
    card = CARD.index(outcome)
    state.top.insert(0, card)
    state.tell(events.PEEKED, card)
    state.stack.append((steps.PEEK, frame[1]))
