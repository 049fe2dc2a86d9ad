"""Experience and talents (NF-XP, NF-CAMPAIGN-4 to NF-CAMPAIGN-6, NF-CHARMODE-7)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import events
from portulan.games.near_and_far.moves import LEARN
from portulan.games.near_and_far.position import Position

BOXES_A_ROW = 3


def against_learn(state: Position, seat: int, talent: int) -> str:
    """A talent that one does not have is bought for experience (NF-XP-1, G-141)."""
    if (state.talents[seat] | state.new_talents[seat]) >> talent & 1:
        return "NF-XP-3"
    return "" if state.box.talent_cost[talent] <= state.xp[seat] - state.xp_spent[seat] else "NF-XP-2"


def against_talents(state: Position, frame: Frame, move: int) -> str:
    """Talents are bought between two games, as many as one likes and can pay."""
    return against_learn(state, frame[1], LEARN.index(move)) if move in LEARN else ""


def talents(state: Position, frame: Frame, move: int) -> None:
    """A talent is bought, and another may be."""
    if move in LEARN:
        learn(state, frame[1], LEARN.index(move))
        state.stack.append(frame)


def learn(state: Position, seat: int, talent: int) -> None:
    """Experience is spent for good; during a game the talent may count from the next one on (NF-XP-2, G-151)."""
    state.xp_spent[seat] += state.box.talent_cost[talent]
    if state.round and not state.rules.politician_immediate:
        state.new_talents[seat] |= 1 << talent
    else:
        state.talents[seat] |= 1 << talent
    state.tell(events.LEARNED, seat, talent)


def fill_box(state: Position, seat: int) -> None:
    """A quest box is filled, row by row; a full row gives experience (NF-CAMPAIGN-5, NF-CAMPAIGN-6)."""
    if state.boxes[seat] >= BOXES_A_ROW * state.rules.rows:
        return
    state.boxes[seat] += 1
    state.tell(events.BOX_FILLED, seat, state.boxes[seat])
    if state.boxes[seat] % BOXES_A_ROW == 0:
        gain_xp(state, seat)


def gain_xp(state: Position, seat: int) -> None:
    """A star is filled: usable at once (G-192)."""
    state.xp[seat] += 1
    state.tell(events.EXPERIENCE, seat, state.xp[seat] - state.xp_spent[seat])
