"""Setting up (7C-SETUP): characters, the Action Deck, the clue, the first terrain."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import events, steps
from portulan.games.seventh_continent.moves import BE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import (
    CHARACTER,
    CLUE,
    CURSE,
    DECK,
    EASY,
    HAND,
    NONE,
    OUT,
    SATCHEL,
    SKILL,
    STOCK,
)


def set_up(state: Position) -> None:
    """Sorts the cards into their decks; then everybody chooses a character (7C-SETUP-7, -9 to -11)."""
    box = state.box
    piles = state.piles
    piles[STOCK] = box.adventure | box.exploration
    clue = cards_of(box.of_type[CLUE])[0]
    piles[SATCHEL] = 1 << clue
    for number, card in enumerate(box.cards):
        always = card.type == SKILL and card.owner == NONE and not card.advanced
        if always or (card.type == CURSE and card.owner in (NONE, clue)):
            piles[DECK] |= 1 << number
    piles[OUT] = (1 << len(box.cards)) - 1 & ~(piles[STOCK] | piles[SATCHEL] | piles[DECK])
    if state.rules.easy:
        easy = cards_of(box.greens[EASY])[0]
        state.shift(easy, STOCK, SATCHEL)
    state.stack.append((steps.TURN,))
    state.stack.append((steps.START, clue))
    for seat in reversed(range(state.players)):
        state.stack.append((steps.CHARACTER, seat))


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
    skills = state.box.specific[person] & ~sum(
        1 << card for card in cards_of(state.box.specific[person]) if state.box.cards[card].advanced
    )
    state.piles[OUT] &= ~skills
    state.piles[DECK] |= skills
    state.tell(events.CHOSE, seat, person)


def start(state: Position, frame: Frame) -> None:
    """The texts are read, and the first terrain is put into play with all figures (7C-SETUP-12 to -16)."""
    clue = state.box.cards[frame[1]]
    first = state.box.cards[cards_of(state.box.greens[clue.start])[0]]
    state.sheet = first.sheet
    state.figure = [first.at] * state.players
    state.stack.append((steps.TAKE, clue.start, 0, first.at, 0))
    for person in reversed(state.characters):
        for place in reversed(range(len(state.box.cards[person].passages))):
            state.stack.append((steps.READ, person, place))
    for place in reversed(range(len(clue.passages))):
        state.stack.append((steps.READ, frame[1], place))
    for passage in reversed(state.box.introduction):
        state.stack.append((steps.TEXT, passage))
