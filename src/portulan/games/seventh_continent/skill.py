"""Step 4 of an action, Skill: one revealed skill may be kept (7C-SKILL)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import events, steps
from portulan.games.seventh_continent.moves import DONE, KEEP, TO
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import DRAWN, HAND, NONE, RISKED, SKILL


def receivers(state: Position, card: int) -> list[int]:
    """Lists the participants who may have a skill: its own character alone for a specific one (7C-SKILL-2, -4)."""
    owner = state.box.cards[card].owner
    return [seat for seat in state.participants() if owner in (NONE, state.characters[seat])]


def skill_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the skills that somebody may keep, and none (7C-SKILL-1, -5, DP-16)."""
    shown = (state.piles[DRAWN] | state.piles[RISKED]) & state.box.of_type[SKILL]
    if not shown:
        return []
    box = state.box
    fitting = box.common_skills
    for seat in state.participants():
        fitting |= box.specific[state.characters[seat]]
    first = KEEP.base
    found = [first + card for card in cards_of(shown & fitting)]
    found.append(DONE.base)
    return found


def against_skill(state: Position, frame: Frame, move: int) -> str:
    """A revealed skill, no curse, that a participant may have."""
    if move in skill_moves(state, frame):
        return ""
    card = KEEP.index(move) if move in KEEP else NONE
    if card >= len(state.box.cards) or card < 0:
        return "7C-SKILL-1"
    if state.box.curses >> card & 1:
        return "7C-SKILL-5"
    return "7C-SKILL-4" if (state.piles[DRAWN] | state.piles[RISKED]) >> card & 1 else "7C-SKILL-1"


def skill(state: Position, frame: Frame, move: int) -> None:
    """A skill is chosen; who receives it is asked next (DP-17). An effect may let one more be kept."""
    if move in KEEP:
        state.keeps -= 1
        if state.keeps:
            state.stack.append(frame)
        state.stack.append((steps.RECEIVER, frame[1], KEEP.index(move)))


def receiver_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the participants who may have the skill."""
    return [TO.base + seat for seat in receivers(state, frame[2])]


def against_receiver(state: Position, frame: Frame, move: int) -> str:
    """Any participant; the named character only for a specific skill."""
    return "" if move in receiver_moves(state, frame) else "7C-SKILL-2"


def receiver(state: Position, frame: Frame, move: int) -> None:
    """The skill goes to a hand, even beyond its limit (7C-SKILL-3, G-45)."""
    card, seat = frame[2], TO.index(move)
    state.shift(card, DRAWN if state.piles[DRAWN] >> card & 1 else RISKED, HAND + seat)
    state.received |= 1 << seat
    state.tell(events.KEPT, seat, card)
