"""Effects: which of them a participant may apply at a step, and what applying one does (contract 7.1, G-23 to G-27)."""

from __future__ import annotations

from portulan.games.seventh_continent import board, events, steps
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.moves import APPLY, DONE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Effect
from portulan.games.seventh_continent.terms import (
    ACTIVE,
    ANY_ICON,
    ANY_PARTICIPANT,
    AT_COST,
    AT_RESULT,
    BOARD,
    HAND,
    NONE,
    SATCHEL,
)


def own(state: Position, seat: int, step: int) -> list[Effect]:
    """Lists the effects at a step of a player's hand and of the objects that they used at step 1."""
    box = state.box
    found: list[Effect] = []
    held = state.piles[HAND + seat] & box.acting_at[step]
    if held:
        for card in cards_of(held):
            found += box.effects_at[step][card]
    if state.used:
        for slot in state.objects(seat):
            if state.used >> slot & 1:
                for card in state.object_cards(slot):
                    found += [
                        box.effects[n] for n in box.cards[card].object_effects if box.effects[n].step == step
                    ]
    return found


def common(state: Position, seat: int, step: int) -> list[Effect]:
    """Lists the effects at a step of the events linked to where a player stands, and of quest items."""
    box = state.box
    there = (state.piles[BOARD] | state.piles[SATCHEL]) & box.acting_at[step]
    if not there:
        return []
    here = state.figure[seat]
    cards = [card for card in board.linked(state, here) if there >> card & 1]
    terrain = state.cells[here]
    if terrain >= 0 and there >> terrain & 1:
        cards.append(terrain)
    cards += cards_of(state.piles[SATCHEL] & there)
    return [effect for card in cards for effect in box.effects_at[step][card]]


def fits(state: Position, seat: int, effect: Effect) -> bool:
    """Tells whether an effect may be applied in the action in progress: its icon, its conditions, once (G-25)."""
    if state.action == NONE:
        if effect.icons != ANY_ICON:
            return False
    elif not effect.icons >> state.box.actions[state.action].icon & 1:
        return False
    return (
        (effect.reach != ACTIVE or seat != state.active)
        and not state.applied >> effect.number & 1
        and hold(state, effect.conditions, seat, effect.card)
        and (not effect.destination or hold(state, effect.destination, seat, effect.card))
    )


def applicable(state: Position, seat: int, step: int) -> list[Effect]:
    """Lists what a participant may apply at a step (7C-ACTION-COST-4, 7C-RESULT-7, 7C-ACTION-OBJECT-6)."""
    found = own(state, seat, step)
    if step != AT_COST or not state.rules.locked_strict or not state.box.actions[state.action].locked:
        found += common(state, seat, step)
    return [effect for effect in found if fits(state, seat, effect)] if found else found


def to_come(state: Position) -> tuple[int, int]:
    """Adds up the successes and the seven-stars that participants add to the result for nothing (7C-RESULT-7)."""
    found: dict[int, Effect] = {}
    for seat in state.participants():
        for effect in applicable(state, seat, AT_RESULT):
            if not effect.pay:
                found[effect.number] = effect
    stars = sum(effect.stars - effect.difficulty for effect in found.values())
    return stars, sum(effect.seven_stars for effect in found.values())


def compel(state: Position, step: int) -> None:
    """Effects of states are applied whether one likes it or not (G-27)."""
    for seat in state.participants():
        compel_one(state, seat, step)


def compel_one(state: Position, seat: int, step: int) -> None:
    """Effects of one player's states are applied."""
    held = state.piles[HAND + seat] & state.box.compelling[step]
    if held:
        for card in cards_of(held):
            for effect in state.box.effects_at[step][card]:
                if not effect.optional and fits(state, seat, effect):
                    apply(state, seat, effect)


def choices(state: Position, seat: int, step: int, after: int, own_matter: bool = True) -> list[int]:
    """Lists the moves that apply an effect at a step, in the order of effects, so that a set is reached in one way.

    With them comes to be done. In what another one takes or acquires only effects that reach so far are applied.
    """
    found = applicable(state, seat, step)
    if not found:
        return []
    found = [effect for effect in found if effect.optional and effect.number > after]
    if not own_matter:
        found = [effect for effect in found if effect.reach == ANY_PARTICIPANT]
    if not found:
        return []
    found.sort()
    moves = state.box.apply_moves
    return [*(moves[effect.number] for effect in found), DONE.base]


def chosen(state: Position, move: int) -> Effect:
    """Finds the effect that a move names."""
    card, place = APPLY.values(move)
    printed = state.box.cards[card]
    for number in (*printed.effects, *printed.object_effects):
        effect = state.box.effects[number]
        if effect.place == place + 1:
            return effect
    raise AssertionError("the move names an effect of the card")


def apply(state: Position, seat: int, effect: Effect) -> None:
    """Applies an effect: its modifiers count, then its price is paid and what it does is done (G-26, G-29)."""
    state.applied |= 1 << effect.number
    if effect.modifies:
        state.cost += effect.cost
        state.difficulty += effect.difficulty
        state.successes += effect.stars
        state.seven_stars += effect.seven_stars
        state.keeps += effect.extra_keep
    if state.log is not None:
        state.tell(events.APPLIED, seat, effect.card)
    if effect.do:
        state.stack.append((steps.RUN, effect.do, 0, seat, effect.card, NONE))
    if effect.pay:
        state.stack.append((steps.RUN, effect.pay, 0, seat, effect.card, NONE))


def forbidding(state: Position, seat: int) -> list[Effect]:
    """Lists the effects in a hand that take something away from its player."""
    box = state.box
    held = state.piles[HAND + seat] & box.forbidding
    if not held:
        return []
    return [
        effect
        for card in cards_of(held)
        for effect in box.taking_away[card]
        if hold(state, effect.conditions, seat, card)
    ]
