"""Step 1 of an action, Object: each participant may use objects of their own (7C-ACTION-OBJECT, 7C-USE)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import effects, events, source, steps, turn
from portulan.games.seventh_continent.moves import DONE, USE
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import ALWAYS, AT_STATE, NONE, SLOTS

_LAST_STEPS: Final[list[Frame]] = [
    (steps.END_ACTION,),
    (steps.READJUST,),
    (steps.AFTER_FAILURE,),
    (steps.CONSEQUENCE,),
    (steps.CLEAR_AWAY,),
]
_MIDDLE_STEPS: Final[list[Frame]] = [(steps.JUDGE,), (steps.RESULT,)]
"""The steps of an action that ask nobody, after the skill and before it, the last one first."""


def begin(state: Position, frame: Frame) -> None:
    """An action begins; its seven steps follow in this order (7C-ACTION-2).

    If those who take part do not meet its prerequisite or cannot pay for it, it is not undertaken (7C-FORBID-2, G-32).
    """
    action = state.acting()
    if not state.mandatory and not source.can_begin(state):
        state.tell(events.WITHDRAWN, state.active)
        state.stack.pop()
        turn.withdraw(state)
        return
    state.used = 0
    state.shown = []
    state.applied = 0
    state.cost = action.cost
    state.difficulty = action.difficulty
    state.extra = 0
    state.successes = 0
    state.sevens = 0
    state.seven_stars = 0
    state.keeps = 1
    state.outcome = 0
    active = state.active
    stack = state.stack
    stack += _LAST_STEPS
    stack.append((steps.SKILL, active))
    stack += _MIDDLE_STEPS
    stack.append((steps.EXTRA, active))
    if not action.locked and state.party & (state.party - 1):
        stack.append((steps.TRADE, active))
    stack.append((steps.COST,))
    for seat in reversed(state.participants()):
        stack.append((steps.OBJECTS, seat, 0))
    if state.offering != NONE:
        wear(state, active, state.offering)
        if not state.rules.double_use:
            state.used |= 1 << state.offering


def use_moves(state: Position, frame: Frame) -> list[int]:
    """Lists a participant's objects with a matching effect or flag, and to be done (DP-09, 7C-ACTION-OBJECT-5)."""
    _, seat, start = frame
    found = [
        USE.base + slot
        for slot in state.objects(seat)
        if slot >= start and not against_slot(state, seat, slot)
    ]
    if found:
        found.append(DONE.base)
    return found


def against_slot(state: Position, seat: int, slot: int) -> str:
    """An object of one's own, with a die, that serves the action and is not in use yet (7C-USE-3)."""
    if slot // SLOTS != seat or not state.dice[slot] or state.used >> slot & 1:
        return "7C-ACTION-OBJECT-1"
    return "" if serves(state, slot) else "7C-ACTION-OBJECT-5"


def serves(state: Position, slot: int) -> bool:
    """Tells whether a card of an object has an effect for the icon of the action, or a flag that it may call for."""
    box = state.box
    icon = box.actions[state.action].icon
    symbols = box.symbols[state.action]
    for card in state.object_cards(slot):
        printed = box.cards[card]
        for number in printed.object_effects:
            effect = box.effects[number]
            if effect.step not in (ALWAYS, AT_STATE) and effect.icons >> icon & 1:
                return True
        if symbols and any(symbols >> flag.symbol & 1 for flag in printed.object_flags):
            return True
    return False


def against_use(state: Position, frame: Frame, move: int) -> str:
    """Objects are named in their order, so that a set is reached in one way only."""
    if move in DONE:
        return ""
    slot = USE.index(move)
    if slot >= len(state.dice):
        return "7C-USE-3"
    return "7C-ACTION-OBJECT-1" if slot < frame[2] else against_slot(state, frame[1], slot)


def use(state: Position, frame: Frame, move: int) -> None:
    """The object is in use for this action, and its die is lowered by 1 (7C-ACTION-OBJECT-2)."""
    if move in DONE:
        return
    step, seat, _ = frame
    slot = USE.index(move)
    state.used |= 1 << slot
    state.stack.append((step, seat, slot + 1))
    wear(state, seat, slot)


def wear(state: Position, seat: int, slot: int) -> None:
    """A use costs 1 resistance; at zero the die is removed, and the cards stay until step 5 (7C-ACTION-OBJECT-3).

    The symbols of its flags are shown for this action, even if it is gone by then (7C-FLAG-3, G-46).
    """
    if not _spared(state, seat, slot):
        state.dice[slot] -= 1
    for card in state.object_cards(slot):
        state.shown.extend(state.box.cards[card].object_flags)
    state.tell(events.USED, seat, state.object_cards(slot)[0], state.dice[slot])


def _spared(state: Position, seat: int, slot: int) -> bool:
    """An effect may make a use free, once an action (`no_wear`)."""
    if not state.box.sparing:
        return False
    icon = state.acting().icon
    of_cards = [
        state.box.effects[n]
        for card in state.object_cards(slot)
        for n in state.box.cards[card].object_effects
    ]
    in_hand = [state.box.effects[n] for card in state.hand(seat) for n in state.box.cards[card].effects]
    for effect in (*of_cards, *in_hand):
        if effect.no_wear and effect.icons >> icon & 1 and effects.fits(state, seat, effect):
            state.applied |= 1 << effect.number
            return True
    return False
