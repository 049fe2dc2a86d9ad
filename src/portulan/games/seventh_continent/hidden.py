"""Hidden numbers, riddles and combinations: a number is entered for a card, and checked first (7C-HIDDEN, 7C-AUTH)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, steps, verbs
from portulan.games.seventh_continent.moves import DONE, ENTER, HINT, SEARCH
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import BOARD, CLUE, NONE, SATCHEL

HINT_AFTER: Final = 2
"""Wrong answers to a riddle after which its hint may be asked for."""
HINT_PRICE: Final = 2
"""Cards that a hint costs."""


def sources(state: Position) -> list[int]:
    """Lists the cards that a number may be entered for: all that lie open, so that the list tells nothing (G-92)."""
    found = cards_of(state.piles[BOARD] | state.piles[SATCHEL] & ~state.box.of_type[CLUE])
    if not state.rules.hidden_presence:
        return found
    return [card for card in found if state.piles[SATCHEL] >> card & 1 or _present(state, card)]


def _present(state: Position, card: int) -> bool:
    """Tells whether a figure stands on a card of the Board, or on a terrain it is linked to (G-91)."""
    for seat in state.in_play():
        here = state.figure[seat]
        if state.cells[here] == card or card in board.linked(state, here):
            return True
    return False


def against_look(state: Position) -> str:
    """There is a card to look at: where nobody need stand there, one of the Board always is."""
    if state.piles[BOARD] and not state.rules.hidden_presence:
        return ""
    return "" if sources(state) else "7C-HIDDEN-1"


def search_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the cards, and to think better of it."""
    cards = sources(state)
    found = [SEARCH.base + card for card in cards]
    if state.wrong:
        found += [HINT.base + card for card in cards if has_hint(state, card)]
    found.append(DONE.base)
    return found


def has_hint(state: Position, card: int) -> bool:
    """Tells whether a riddle was failed twice and has a hint that nobody has read (DP-29, contract 7.7)."""
    printed = state.box.cards[card]
    if not printed.riddle or printed.hint == NONE or state.is_open(printed.hint):
        return False
    return dict(state.wrong).get(card, 0) >= HINT_AFTER


def against_search(state: Position, frame: Frame, move: int) -> str:
    """A card that lies open on the Board, or a quest item (DP-29)."""
    return "" if move in search_moves(state, frame) else "7C-HIDDEN-1"


def search(state: Position, frame: Frame, move: int) -> None:
    """The number is entered next; or a hint is read, for two cards."""
    if move in SEARCH:
        state.stack.append((steps.NUMBER, frame[1], SEARCH.index(move)))
    elif move in HINT:
        state.stack.append((steps.TEXT, state.box.cards[HINT.index(move)].hint))
        state.stack.append((steps.LOSE, HINT_PRICE))


def enter(state: Position, frame: Frame, move: int) -> None:
    """A number of three digits is entered; whether it is right is checked before anything is shown (7C-HIDDEN-2)."""
    state.stack.append((steps.CHECK, frame[1], frame[2], ENTER.index(move)))


# Checking


def reached(state: Position, card: int, number: int) -> bool:
    """Tells whether a number entered for a card leads to a card that it authorises (7C-AUTH-1, G-138)."""
    box = state.box
    source = box.cards[card]
    for other in cards_of(box.greens[number] | box.golds[number]):
        target = box.cards[other]
        if source.key not in target.authorised_by:
            continue
        if target.needs_all:
            keys = {box.cards[item].key for item in cards_of(state.piles[SATCHEL])}
            return keys.issuperset(target.authorised_by) and sum(target.authorised_by) == number
        return source.hidden == number or source.riddle
    return False


def passage(state: Position, frame: Frame) -> int:
    """What stays closed until the right number is entered.

    Whoever only imagines it (a state dealt for a bot) stops there, whatever was entered, while anything is closed.
    """
    _, _, card, number = frame
    box = state.box
    if not state.sampled and reached(state, card, number):
        target = cards_of(box.greens[number] | box.golds[number])[0]
        return box.cards[target].passages[0] if box.cards[target].passages else NONE
    return next((secret for secret in box.secrets_of(card) if not state.is_open(secret)), NONE)


def fits(state: Position, frame: Frame) -> bool:
    """Tells whether the number is right: nobody knows before it is tried."""
    return passage(state, frame) != NONE and reached(state, frame[2], frame[3])


def check(state: Position, frame: Frame) -> None:
    """The right number replaces the card, or calls one; a wrong one shows nothing (7C-HIDDEN-1, -3, 7C-AUTH-2)."""
    _, seat, card, number = frame
    if not reached(state, card, number):
        _wrong(state, seat, card, number)
        return
    if state.box.cards[card].hidden == number:
        verbs.replace(state, card, number, seat)
    else:
        state.stack.append((steps.TAKE, number, seat, NONE, 0))


def _wrong(state: Position, seat: int, card: int, number: int) -> None:
    """Wrong entries are counted for each card; those beyond the free ones cost a card (G-70)."""
    tried = dict(state.wrong).get(card, 0) + 1
    state.wrong = [(source, n) for source, n in state.wrong if source != card]
    state.wrong.append((card, tried))
    free = state.rules.free_guesses
    state.tell(events.WRONG, seat, card, number, max(0, free - tried))
    if tried > free:
        state.stack.append((steps.LOSE, 1))
