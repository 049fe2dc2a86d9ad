"""Setting up (7C-SETUP): characters, the Action Deck, the clue, the first terrain."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import events, steps
from portulan.games.seventh_continent.moves import BE, CLUES
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import (
    CHARACTER,
    CLUE,
    DECK,
    EASY,
    HAND,
    NONE,
    OUT,
    SATCHEL,
    STOCK,
)


def set_up(state: Position) -> None:
    """Sorts the cards into their decks; then everybody chooses a character (7C-SETUP-7, -9 to -11)."""
    box = state.box
    piles = state.piles
    piles[STOCK] = box.stock
    piles[DECK] = box.always
    piles[OUT] = box.out
    clues = cards_of(box.of_type[CLUE])
    state.stack.append((steps.TURN,))
    state.stack.append((steps.START,))
    if len(clues) == 1:
        take_clue(state, clues[0])
    else:
        state.stack.append((steps.CLUES,))
    for seat in reversed(range(state.players)):
        state.stack.append((steps.CHARACTER, seat))


def take_clue(state: Position, clue: int) -> None:
    """A clue lies under the Satchel & Journal, and the curses of its title are in the Action Deck (7C-SETUP-6, -7).

    The Exploration cards that belong to it come into the piles of their zones.
    """
    box = state.box
    piles = state.piles
    explored = box.of_clue[clue] & ~box.aside
    cursed = box.curses_of[clue]
    piles[OUT] &= ~(1 << clue | explored | cursed)
    piles[SATCHEL] |= 1 << clue
    piles[STOCK] |= explored
    piles[DECK] |= cursed


def against_clues(state: Position, frame: Frame, move: int) -> str:
    """One or more of the clues that there are (DP-03)."""
    return "" if CLUES.index(move) + 1 < 1 << state.box.of_type[CLUE].bit_count() else "7C-SETUP-6"


def clue_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the choices of one or more clues (DP-03)."""
    return list(range(CLUES.base, CLUES.base + (1 << state.box.of_type[CLUE].bit_count()) - 1))


def clues(state: Position, frame: Frame, seat: int, move: int) -> None:
    """The clues that all agree on; the others are put away (7C-SETUP-6)."""
    chosen = CLUES.index(move) + 1
    for place, clue in enumerate(cards_of(state.box.of_type[CLUE])):
        if chosen >> place & 1:
            take_clue(state, clue)
            state.tell(events.CLUE, clue)


def character_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the characters that nobody has (7C-SETUP-1, G-07)."""
    free = state.piles[OUT] & state.box.of_type[CHARACTER]
    return [BE.base + card for card in cards_of(free)]


def against_character(state: Position, frame: Frame, move: int) -> str:
    """Each player has a different character."""
    return "" if move in character_moves(state, frame) else "7C-SETUP-1"


def character(state: Position, frame: Frame, move: int) -> None:
    """The character's card comes into hand, its specific skills into the Action Deck (7C-SETUP-1, -7)."""
    seat, person = frame[1], BE.index(move)
    state.shift(person, OUT, HAND + seat)
    state.characters[seat] = person
    skills = state.box.basic[person] & state.piles[OUT]
    state.piles[OUT] &= ~skills
    state.piles[DECK] |= skills
    state.tell(events.CHOSE, seat, person)


def start(state: Position, frame: Frame) -> None:
    """The texts are read, and the first terrain is put into play with all figures (7C-SETUP-12 to -16).

    With several clues it is the one with the smallest number (7C-SETUP-13). The card of easy mode is taken before, and
    read like any other card (7C-SETUP-4).
    """
    cards = state.box.cards
    clues = cards_of(state.piles[SATCHEL] & state.box.of_type[CLUE])
    number = min(cards[clue].start for clue in clues)
    first = cards[cards_of(state.box.greens[number])[0]]
    state.sheet = first.sheet
    state.figure = [first.at] * state.players
    state.stack.append((steps.TAKE, number, 0, first.at, 0))
    if state.rules.easy:
        state.stack.append((steps.TAKE, EASY, 0, NONE, 0))
    for card in reversed((*clues, *state.characters)):
        for place in reversed(range(len(cards[card].passages))):
            state.stack.append((steps.READ, card, place))
    for passage in reversed(state.box.introduction):
        state.stack.append((steps.TEXT, passage))
