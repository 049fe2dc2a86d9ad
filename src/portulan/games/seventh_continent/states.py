"""States: acquiring one, cancelling that, and losing energy by it (7C-STATE)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, effects, events, steps
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.moves import APPLY, DONE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Effect
from portulan.games.seventh_continent.terms import (
    ANY_PARTICIPANT,
    AT_STATE,
    HAND,
    NONE,
    ON_STATE_GAINED,
    OPEN,
    PAST,
    SATCHEL,
    STATE,
)


def reveal(state: Position, seat: int, card: int) -> None:
    """A state is revealed: it may be cancelled, costs energy, and is then added (7C-STATE-1 to -4)."""
    state.stack.append((steps.ACQUIRE, seat, card))
    others = [other for other in state.participants() if other != seat]
    for helper in reversed([seat, *others]):
        state.stack.append((steps.CANCEL, helper, card, seat))


def cancelling(state: Position, seat: int, acquirer: int, card: int) -> list[Effect]:
    """Lists the effects by which a player may cancel the acquisition of a state (7C-STATE-4, DP-20)."""
    box = state.box
    title = box.cards[card].title
    mine = state.piles[HAND + seat] & box.acting_at[AT_STATE]
    if seat == acquirer:
        mine |= state.piles[SATCHEL] & box.acting_at[AT_STATE]
    found = [box.effects[n] for other in cards_of(mine) for n in box.cards[other].effects]
    for slot in state.objects(seat):
        if state.dice[slot]:
            found += [
                box.effects[n] for other in state.object_cards(slot) for n in box.cards[other].object_effects
            ]
    return [
        effect
        for effect in found
        if effect.step == AT_STATE
        and effect.cancels >> title & 1
        and (seat == acquirer or effect.reach == ANY_PARTICIPANT)
        and hold(state, effect.conditions, seat, effect.card)
    ]


def cancel_moves(state: Position, frame: Frame) -> list[int]:
    """Lists what a player may cancel the state with, and not to."""
    _, seat, card, acquirer = frame
    if not state.piles[OPEN] >> card & 1:
        return []
    moves = state.box.apply_moves
    found = [moves[effect.number] for effect in cancelling(state, seat, acquirer, card)]
    return [*found, DONE.base] if found else []


def against_cancel(state: Position, frame: Frame, move: int) -> str:
    """An effect that cancels a state of this title."""
    return "" if move in cancel_moves(state, frame) else "7C-STATE-4"


def cancel(state: Position, frame: Frame, move: int) -> None:
    """Energy loss and addition are cancelled both; the state goes back to the deck (7C-STATE-4, G-72)."""
    if move not in APPLY:
        return
    _, seat, card, acquirer = frame
    effect = effects.chosen(state, move)
    effects.apply(state, seat, effect)
    state.tell(events.CANCELLED, acquirer, card)
    if state.rules.cancelled_to_past:
        state.shift(card, OPEN, PAST)
    else:
        board.return_card(state, card, OPEN)


def acquire(state: Position, frame: Frame) -> None:
    """The energy-loss icon costs a card for each Character/State card in hand, before the state comes (7C-STATE-1)."""
    _, seat, card = frame
    if not state.piles[OPEN] >> card & 1:
        return
    state.stack.append((steps.ADD_STATE, seat, card))
    if state.box.cards[card].energy_loss:
        state.stack.append((steps.LOSE, burden(state, seat)))


def burden(state: Position, seat: int) -> int:
    """Counts the Character/State cards in a hand."""
    return (state.piles[HAND + seat] & state.box.people).bit_count()


def add(state: Position, frame: Frame) -> None:
    """The state comes into the hand; an older one of the same title is returned (7C-STATE-3, -5, 7C-ZONE-6)."""
    _, seat, card = frame
    title = state.box.cards[card].title
    for other in cards_of(state.piles[HAND + seat] & state.box.of_type[STATE]):
        if state.box.cards[other].title == title:
            board.return_card(state, other, HAND + seat)
    state.shift(card, OPEN, HAND + seat)
    state.tell(events.ADDED, seat, card)
    if state.box.triggers[ON_STATE_GAINED]:
        state.stack.append((steps.TRIGGER, ON_STATE_GAINED, NONE, 0))
