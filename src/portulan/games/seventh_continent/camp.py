"""Saving and resuming, which is a decision of the game: the camp (7C-SAVE, 7C-RESUME, G-112)."""

from __future__ import annotations

from portulan.games.seventh_continent import board, effects, events, steps
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import HAND, NONE, ON_CAMP


def against_camp(state: Position) -> str:
    """All characters are on one terrain, and no effect forbids it (7C-SAVE-1, DP-30)."""
    if state.since_camp < state.rules.camp_min_actions or not state.together():
        return "7C-SAVE-1"
    piles = state.piles
    forbidding = state.box.forbidding
    for seat in state.in_play():
        if piles[HAND + seat] & forbidding:
            for effect in effects.forbidding(state, seat):
                if effect.forbids_camp:
                    return "7C-CARD-1"
    return ""


def camp(state: Position) -> None:
    """The Board goes to the Past but for one terrain, and the Past returns to its decks (7C-SAVE-2, 7C-RESUME-1).

    Hands, objects, the Action Deck and the Discard stay as they are (7C-SAVE-3 to -7, 7C-RESUME-3 to -7, G-114).
    """
    here = state.figure[state.in_play()[0]]
    board.leave(state, here, to_past=True)
    if not state.rules.fires_saved:
        state.fire = [NONE] * state.players
    state.fire = [cell if cell == here else NONE for cell in state.fire]
    board.return_past(state)
    board.lay_fog(state, here)
    state.wrong = []
    state.since_camp = 0
    state.camps += 1
    state.tell(events.CAMPED)
    if state.box.triggers[ON_CAMP]:
        state.stack.append((steps.TRIGGER, ON_CAMP, NONE, 0))
