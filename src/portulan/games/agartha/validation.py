"""Validation (AG-VAL), the Village zone (AG-VILLAGE) and the Exploration zone (AG-EXPLO)."""

from __future__ import annotations

from functools import cache
from typing import Final

from portulan.engine.steps import Frame
from portulan.games.agartha import frames
from portulan.games.agartha.actions import begin_action
from portulan.games.agartha.board import (
    EX,
    OPENED_BY,
    POINTS_OF_EXPLORATION,
    POINTS_OF_TIER,
    SLOT_COUNT,
    V1,
    V2,
)
from portulan.games.agartha.cards import CHA, FIELD, NOTHING, UNIT, places, size
from portulan.games.agartha.moves import (
    DECLINE,
    DRAW_PILE,
    DRAW_TILE,
    EXPLORE,
    MOVE,
    SAID_DISCARDED,
    SAID_EXPLORED,
    SAID_EXPLORED_POINTS_HIDDEN,
    SAID_VALIDATED,
    SAID_VALIDATED_POINTS_HIDDEN,
    STOP,
    SWAP,
    TO,
    VALIDATE,
    VALIDATE_OTHER,
    WITH,
)
from portulan.games.agartha.position import Position

_OF_ACTIONS: Final = (MOVE, TO, SWAP, WITH, DRAW_PILE, DRAW_TILE, DECLINE)
"""The moves of actions."""

_EXPLORATIONS: Final = {1: EXPLORE.move(0), 2: EXPLORE.move(1), 3: EXPLORE.move(2)}
_TIERS: Final = {move: VALIDATE.values(move) for move in VALIDATE.moves()}
_STOP: Final = STOP.move()


def against_tier(characters: int, tier: int, highest_only: bool) -> str:
    """A tier needs its number of Characters in one slot; any tier that is met may be chosen (AG-VILLAGE-5)."""
    if characters < tier:
        return f"AG-VILLAGE-{tier - 1}"
    if highest_only and tier < min(characters, 4):
        return "AG-VILLAGE-5"
    return ""


@cache
def tiers_met(slot: int, characters: int, highest_only: bool) -> list[int]:
    """Lists the validations of a Village slot by its number of Characters."""
    tiers = (2, 3, 4)
    return [
        VALIDATE.move(slot - V1, tier - 2)
        for tier in tiers
        if not against_tier(characters, tier, highest_only)
    ]


def against_exploration(characters: int, place_cards: int, done: int, exploration: int) -> str:
    """An Exploration needs as many Places and Characters, and is done once (AG-EXPLO-1 to -3, AG-EXPLO-5)."""
    if done >> (exploration - 1) & 1:
        return "AG-EXPLO-5"
    if characters < exploration or place_cards < exploration:
        return f"AG-EXPLO-{exploration}"
    return ""


def available(state: Position, seat: int, slot: int) -> int:
    """The cards of a slot that can still be validated."""
    return state.board[seat * SLOT_COUNT + slot] - state.left[OPENED_BY[slot] >> 1]


def validate_moves(state: Position, frame: Frame) -> list[int]:
    """Any open and eligible slot, or stop; if nothing is eligible the step is over (AG-VAL-1, AG-VAL-8)."""
    opened = state.open
    if not opened:
        return []
    seat = frame[1]
    moves: list[int] = []
    for slot in (V1, V2):
        if opened & OPENED_BY[slot]:
            characters = available(state, seat, slot) & FIELD
            if characters > 1:
                moves += tiers_met(slot, characters, state.rules.highest_tier_only)
    if opened & OPENED_BY[EX]:
        cards = available(state, seat, EX)
        characters = cards & FIELD
        if characters:
            place_cards = places(cards)
            for exploration in (1, 2, 3):
                if not against_exploration(characters, place_cards, state.explored[seat], exploration):
                    moves.append(_EXPLORATIONS[exploration])
    if moves:
        moves.append(_STOP)
    return moves


def against_validate(state: Position, frame: Frame, move: int) -> str:
    """A slot can be validated only right after its number of cards changed (AG-VAL-2).

    Places and Objects never are (AG-VAL-7), and nothing else can be done before the player stops (AG-VAL-8): an
    action that was gained is over (AG-ACT-3).
    """
    seat = frame[1]
    if move in STOP:
        return ""
    if move in EXPLORE:
        if not state.open & OPENED_BY[EX]:
            return "AG-EXPLO-11"
        cards = available(state, seat, EX)
        exploration = EXPLORE.index(move) + 1
        return against_exploration(cards & FIELD, places(cards), state.explored[seat], exploration)
    if move in VALIDATE_OTHER:
        return "AG-EXPLO-7" if VALIDATE_OTHER.labels(move)["slot"] == "EX" else "AG-VAL-7"
    if move not in VALIDATE:
        return "AG-ACT-3" if any(move in family for family in _OF_ACTIONS) else "AG-VAL-8"
    index, tier = VALIDATE.values(move)
    slot = V1 + index
    if not state.open & OPENED_BY[slot]:
        return "AG-VAL-2"
    return against_tier(available(state, seat, slot) & FIELD, tier + 2, state.rules.highest_tier_only)


def validate(state: Position, frame: Frame, move: int) -> None:
    """Scores, empties the slot, then gives the action gained (AG-VAL-10, AG-VAL-11, AG-VAL-15)."""
    seat = frame[1]
    if move == _STOP:
        return
    if move in EXPLORE:
        explore(state, frame, EXPLORE.index(move) + 1)
        return
    index, tier = _TIERS[move]
    tier += 2
    slot = V1 + index
    state.village[seat] += POINTS_OF_TIER[tier]
    state.encounter[seat] += tier
    state.board[seat * SLOT_COUNT + slot] -= tier * UNIT[CHA]
    if state.log is not None:
        said = SAID_VALIDATED if state.rules.points_visible else SAID_VALIDATED_POINTS_HIDDEN
        state.tell(said, seat, index, tier, POINTS_OF_TIER[tier])
    gain(state, frame, slot, -1 if tier == 4 else frames.OF_ACTION[tier - 2], 0)


def explore(state: Position, frame: Frame, exploration: int) -> None:
    """Marks the Exploration with a token and gives a Draw (AG-EXPLO-1 to AG-EXPLO-6)."""
    seat = frame[1]
    state.explored[seat] |= 1 << (exploration - 1)
    if state.log is not None:
        said = SAID_EXPLORED if state.rules.points_visible else SAID_EXPLORED_POINTS_HIDDEN
        state.tell(said, seat, exploration, POINTS_OF_EXPLORATION[exploration])
    gain(state, frame, EX, frames.DRAW, 1 if state.rules.draw_is_mandatory else 0)


def gain(state: Position, frame: Frame, slot: int, action: int, mandatory: int) -> None:
    """Empties and closes the slot, and lays out the action gained (-1: none).

    By default the cards go before the action, and the window stays open after it. The options
    validation_discard and validation_window change the first and the second.
    """
    _, seat, queued = frame
    rules = state.rules
    stack = state.stack
    state.open &= ~OPENED_BY[slot]
    state.left[OPENED_BY[slot] >> 1] = state.board[seat * SLOT_COUNT + slot]
    if action < 0 or not rules.discard_after_action:
        discard_left(state, (frames.DISCARD_LEFT, seat, slot))
    if action < 0:
        stack.append(frame)
    elif rules.strict_window:
        stack.insert(len(stack) - queued, (frames.GAINED, seat, slot, action, mandatory))
        stack.append((frames.VALIDATE, seat, queued + 1))
    else:
        stack.append(frame)
        push_action(state, seat, slot, action, mandatory)


def push_action(state: Position, seat: int, slot: int, action: int, mandatory: int) -> None:
    """Asks for the action, and discards afterwards what the option validation_discard kept."""
    if state.rules.discard_after_action:
        state.stack.append((frames.DISCARD_LEFT, seat, slot))
    begin_action(state, action, seat, mandatory)


def gained(state: Position, frame: Frame) -> None:
    """In the strict window, slots not validated are lost before the action gained (option validation_window)."""
    _, seat, slot, action, mandatory = frame
    state.open = 0
    state.stack.append((frames.VALIDATE, seat, 0))
    push_action(state, seat, slot, action, mandatory)


def discard_left(state: Position, frame: Frame) -> None:
    """All other cards of a validated slot are discarded, of whatever type (AG-VILLAGE-4, AG-EXPLO-4)."""
    _, seat, slot = frame
    index = OPENED_BY[slot] >> 1
    cards = state.left[index]
    if not cards:
        return
    state.board[seat * SLOT_COUNT + slot] -= cards
    state.left[index] = NOTHING
    state.discard += cards
    if state.log is not None:
        state.tell(SAID_DISCARDED, seat, size(cards))


def close(state: Position, frame: Frame) -> None:
    """The step is over: every slot closes (AG-VAL-9)."""
    state.open = 0
    state.zone = 0
