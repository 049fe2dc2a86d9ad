"""The end of the game: victory, defeat, elimination (7C-WIN, 7C-DEFEAT, 7C-ELIMINATED)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, energy, events, steps
from portulan.games.seventh_continent.moves import BE, DONE, GO
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import (
    BANISHED,
    CHARACTER,
    CLUE,
    COLUMN,
    DECK,
    DISCARD,
    HAND,
    INVENTORY,
    LOST_GAME,
    NONE,
    OUT,
    PAST,
    SATCHEL,
    SLOTS,
    STATE,
    STOCK,
    WON,
)


def defeat(state: Position) -> None:
    """The game ends at once in defeat; what was still to be done is not (7C-DEFEAT-1, G-56).

    What the clues that still weigh on the players say of it is read last; in a state that was dealt nothing is opened.
    """
    state.ended = LOST_GAME
    state.stack.clear()
    state.tell(events.DEFEATED)
    if state.sampled:
        return
    for clue in cards_of(state.piles[SATCHEL] & state.box.of_type[CLUE]):
        passage = state.box.cards[clue].lost
        if clue not in state.lifted and not state.is_open(passage):
            state.opened += (passage,)
            state.tell(events.TOLD, state.active, passage)


def lift(state: Position, clue: int) -> None:
    """A curse is lifted; with the last one the players win at once (7C-WIN-1, G-122, G-124)."""
    if clue in state.lifted:
        return
    state.lifted.append(clue)
    state.tell(events.CURSE_LIFTED, clue)
    if state.rules.banish_lifted:
        take_out(state, state.box.curses_of[clue], BANISHED)
    clues = state.piles[SATCHEL] & state.box.of_type[CLUE]
    if all(card in state.lifted for card in cards_of(clues)):
        state.ended = WON
        state.stack.clear()
        state.tell(events.WON)


def take_out(state: Position, cards: int, target: int) -> None:
    """Cards are taken out of the Action Deck and the Discard; the order of the rest is kept (G-136)."""
    deck = state.piles[DECK]
    for pile in (DECK, DISCARD):
        found = state.piles[pile] & cards
        state.piles[pile] ^= found
        state.piles[target] |= found
    state.top = [card for card in state.top if not cards >> card & 1]
    if deck and not state.piles[DECK]:
        energy.left_top(state)


# Elimination


def eliminate(state: Position) -> None:
    """« Votre aventure s'achève ici... » for all who take part; for all characters it is defeat (7C-DEFEAT-2)."""
    going = state.participants()
    if len(going) == state.number_in_play():
        defeat(state)
        return
    for seat in going:
        leave_game(state, seat)
    state.party = 0
    for seat in reversed(going):
        state.stack.insert(_end_of_action(state), (steps.NEW_CHARACTER, seat))


def _end_of_action(state: Position) -> int:
    """Finds the place in the stack below everything that belongs to the action in progress."""
    for place, frame in enumerate(state.stack):
        if frame[0] == steps.END_ACTION:
            return place
    return 0


def leave_game(state: Position, seat: int) -> None:
    """A character is out of the game (7C-ELIMINATED-2 to -4, G-117, G-135)."""
    box = state.box
    piles = state.piles
    person = state.characters[seat]
    hand = piles[HAND + seat]
    piles[HAND + seat] = 0
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        for card in state.object_cards(slot):
            hand |= 1 << card
            piles[INVENTORY] &= ~(1 << card)
        state.column[slot * COLUMN : (slot + 1) * COLUMN] = [NONE] * COLUMN
        state.dice[slot] = 0
    states = hand & box.of_type[STATE]
    piles[STOCK] |= states
    piles[BANISHED] |= hand & box.of_type[CHARACTER]
    hand &= ~(states | box.of_type[CHARACTER])
    blue = hand & box.action_cards
    piles[DISCARD] |= blue
    piles[PAST] |= hand & ~blue
    take_out(state, box.specific[person], BANISHED)
    state.characters[seat] = NONE
    state.figure[seat] = NONE
    state.fire[seat] = NONE
    state.tell(events.ELIMINATED, seat)


def against_new_character(state: Position, frame: Frame, move: int) -> str:
    """A character that is not in play and was never eliminated, or none (DP-44, G-118)."""
    if move in DONE:
        return ""
    free = state.piles[OUT] & state.box.of_type[CHARACTER]
    return "" if free >> BE.index(move) & 1 else "7C-ELIMINATED-5"


def new_character_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the characters that are left, and to go on without one."""
    free = cards_of(state.piles[OUT] & state.box.of_type[CHARACTER])
    return [*(BE.base + card for card in free), DONE.base]


def new_character(state: Position, frame: Frame, move: int) -> None:
    """The player goes on with a new character: its specific skills are shuffled in (7C-JOIN-1 to -3)."""
    if move in DONE:
        state.tell(events.STAYED, frame[1])
        return
    seat, person = frame[1], BE.index(move)
    state.shift(person, OUT, HAND + seat)
    state.tell(events.CHOSE, seat, person)
    join(state, seat, person, OUT)


def join(state: Position, seat: int, person: int, source: int) -> None:
    """Specific skills are shuffled into the Action Deck, limits apply to all, the figure joins (7C-JOIN-1 to -3)."""
    state.stack.append((steps.CHECK_LIMITS,))
    state.stack.append((steps.JOIN_AT, seat))
    state.characters[seat] = person
    skills = state.piles[source] & (state.box.basic if source == OUT else state.box.specific)[person]
    state.piles[source] ^= skills
    state.piles[DECK] |= skills
    state.top = []


def join_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the terrains on which a character stands (7C-JOIN-3, G-120, DP-37)."""
    cells = {state.figure[seat] for seat in state.in_play()} - {NONE}
    return [GO.base + cell for cell in sorted(cells)]


def against_join(state: Position, frame: Frame, move: int) -> str:
    """The terrain of another character."""
    return "" if move in join_moves(state, frame) else "7C-JOIN-3"


def join_at(state: Position, frame: Frame, move: int) -> None:
    """The new figure is placed there."""
    state.figure[frame[1]] = GO.index(move)
    board.tell_where(state, events.MOVED, state.figure[frame[1]], frame[1])
