"""Effects that answer to an event (contract 7.1, `on`), in the order Board, Satchel, then player by player."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import effects, steps
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.moves import DONE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Effect
from portulan.games.seventh_continent.terms import BOARD, HAND, INVENTORY, NONE, ON_ACTION_END, SATCHEL


def trigger(state: Position, frame: Frame) -> None:
    """All effects that answer are asked or carried out, one after the other.

    What lies in common is read by the active player, or by the next one in play.
    """
    _, what, icon, outcome = frame
    piles = state.piles
    there = piles[BOARD] | piles[SATCHEL] | piles[INVENTORY]
    for seat in state.in_play():
        there |= piles[HAND + seat]
    there &= state.box.answering[what]
    if not there:
        return
    answers = state.box.answers[what]
    answering = [
        effect
        for card in cards_of(there)
        for effect in answers[card]
        if (icon == NONE or effect.trigger_icons >> icon & 1) and effect.trigger_result in (0, outcome)
    ]
    if not answering:
        return
    found: list[Frame] = []
    everybody = state.clockwise(state.active)
    for cards in (piles[BOARD] & there, piles[SATCHEL] & there):
        if cards:
            for effect in answering:
                if cards >> effect.card & 1:
                    found.append((steps.ANSWER, everybody[0], effect.number))
    for seat in state.participants() if what == ON_ACTION_END else everybody:
        for effect in answering:
            if _has(state, seat, effect):
                found.append((steps.ANSWER, seat, effect.number))
    found.reverse()
    state.stack.extend(found)


def _has(state: Position, seat: int, effect: Effect) -> bool:
    """Tells whether a player has the card of an effect, in hand or, if it is an object's, in an inventory."""
    if effect.of_object:
        return any(effect.card in state.object_cards(slot) for slot in state.objects(seat))
    return bool(state.piles[HAND + seat] >> effect.card & 1)


def answer_moves(state: Position, frame: Frame) -> list[int]:
    """To apply the effect, or not to where it is optional; nothing where its conditions do not hold."""
    _, seat, number = frame
    effect = state.box.effects[number]
    common = (state.piles[BOARD] | state.piles[SATCHEL]) >> effect.card & 1
    if not common and not _has(state, seat, effect):
        return []
    if not hold(state, effect.conditions, seat, effect.card):
        return []
    found = [state.box.apply_moves[number]]
    if effect.optional and effect.pay:
        found.append(DONE.base)
    return found


def against_answer(state: Position, frame: Frame, move: int) -> str:
    """The effect itself, or to decline it."""
    return "" if move in answer_moves(state, frame) else "7C-CARD-1"


def answer(state: Position, frame: Frame, move: int) -> None:
    """The effect is paid for and carried out."""
    if move != DONE.base:
        effects.apply(state, frame[1], state.box.effects[frame[2]])
