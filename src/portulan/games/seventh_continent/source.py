"""Which actions may be undertaken: where they come from (7C-SOURCE), and what forbids them (7C-FORBID)."""

from __future__ import annotations

from collections.abc import Callable

from portulan.games.seventh_continent import board, effects, move
from portulan.games.seventh_continent.conditions import hold
from portulan.games.seventh_continent.moves import ACT, EXPLORE
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Action
from portulan.games.seventh_continent.terms import (
    ANY_PARTICIPANT,
    AT_COST,
    BOARD,
    CRAFT,
    DECK,
    DISCARD,
    HAND,
    MAKE_FIRE,
    REST,
    SATCHEL,
)

_NEEDS_LEAVE = 1 << MAKE_FIRE | 1 << CRAFT | 1 << REST


def offered(state: Position, seat: int) -> list[int]:
    """Lists the actions that a player's terrain, events, hand, objects and quest items show (7C-SOURCE)."""
    box = state.box
    cards = box.cards
    here = state.figure[seat]
    found = list(cards[state.cells[here]].actions)
    for card in board.linked(state, here):
        found += cards[card].actions
    for card in cards_of((state.piles[HAND + seat] | state.piles[SATCHEL]) & box.offering):
        found += cards[card].actions
    for slot in state.objects(seat):
        if state.dice[slot]:
            for card in state.object_cards(slot):
                found += cards[card].object_actions
    return found


def helpers(state: Position, seat: int) -> list[int]:
    """Lists the others who may take part in a player's action: on the same terrain, not forbidden (7C-TURN-4)."""
    here = state.figure[seat]
    found = [other for other in state.clockwise(seat)[1:] if state.figure[other] == here]
    if not found or any(effect.forbids_help for effect in effects.forbidding(state, seat)):
        return []
    return [
        other
        for other in found
        if not any(effect.forbids_taking_part for effect in effects.forbidding(state, other))
    ]


Barred = tuple[int, int, int, int, int]
"""What bars actions where a player stands: the terrain; as bits of icons the place, what was done there, and the cards
in hands; and how many cards there are to pay with."""


def barred(state: Position, seat: int) -> Barred:
    """Finds out what bars a player's actions: once for all that are offered."""
    here = state.figure[seat]
    terrain = state.cells[here]
    box = state.box
    piles = state.piles
    by_cards = 0
    for holder in state.clockwise(seat):
        if piles[HAND + holder] & box.forbidding:
            for effect in effects.forbidding(state, holder):
                if holder == seat or effect.reach == ANY_PARTICIPANT:
                    by_cards |= effect.forbids_icons
    by_place = _NEEDS_LEAVE if box.cards[terrain].forbidden else 0
    done = board.done_icons(state, here) if piles[BOARD] & box.with_arrows else 0
    return terrain, by_place, done, by_cards, (piles[DECK] | piles[DISCARD]).bit_count()


def against_action(state: Position, seat: int, action: Action, bars: Barred) -> str:
    """Names the clause that forbids an action that is offered; empty if it may be undertaken (7C-FORBID)."""
    terrain, by_place, done, by_cards, there = bars
    if by_place | done | by_cards:
        icon = action.icon
        if by_place >> icon & 1:
            return "7C-FORBID-5"
        if done >> icon & 1 and (action.card == terrain or state.rules.done_everywhere):
            return "7C-FORBID-4"
        if by_cards >> icon & 1:
            return "7C-CARD-1"
    if action.cost + state.box.heaviest <= there and not action.conditional:
        return ""
    if action.all_must and len(helpers(state, seat)) + 1 < state.number_in_play():
        return "7C-FORBID-3"
    if action.requires and not _met(state, seat, action):
        return "7C-FORBID-2"
    if action.travels and not board.has_neighbour(state, state.figure[seat]):
        return "7C-MOVE-1"
    if action.crosses and not move.other_sides(state, action.card, state.figure[seat]):
        return "7C-MOVE-4"
    if not state.mandatory and not payable(state, seat, action, helpers):
        return "7C-ACTION-COST-6"
    return ""


def payable(
    state: Position, seat: int, action: Action, others_of: Callable[[Position, int], list[int]]
) -> bool:
    """Tells whether the cards that there are can be enough for an action, with the help of some others (G-32)."""
    there = (state.piles[DECK] | state.piles[DISCARD]).bit_count()
    if action.cost + state.box.heaviest <= there:
        return True
    return _least_cost(state, seat, action, others_of(state, seat)) <= there


def _least_cost(state: Position, seat: int, action: Action, others: list[int]) -> int:
    """Gives the least that an action can come to: with all effects and materials, and with the trade."""
    if others and not action.locked:
        return 0
    before = state.active, state.party, state.action, state.used
    state.active = seat
    state.party = sum(1 << other for other in (seat, *others))
    state.action = state.box.actions.index(action)
    state.used = (1 << len(state.dice)) - 1
    cost = action.cost
    for other in (seat, *others):
        for effect in effects.applicable(state, other, AT_COST):
            if effect.cost < 0 or not effect.optional:
                cost += effect.cost
    there = board.resources(state, state.figure[seat], state.party) if action.materials else 0
    cost -= sum(less for resource, less in action.materials if there >> resource & 1)
    state.active, state.party, state.action, state.used = before
    return cost


def _met(state: Position, seat: int, action: Action) -> bool:
    """Tells whether the players could meet the prerequisite: whoever may take part, or the common zones (G-14)."""
    active, party = state.active, state.party
    state.active = seat
    if not state.mandatory:
        state.party = 1 << seat
        for other in helpers(state, seat):
            state.party |= 1 << other
    met = hold(state, action.requires, seat, action.card)
    state.active, state.party = active, party
    return met


def can_begin(state: Position) -> bool:
    """Tells whether those who take part meet the prerequisite of the action, and can pay for it (G-14, G-32)."""
    action = state.acting()
    if action.requires and not hold(state, action.requires, state.active, action.card):
        return False
    return payable(state, state.active, action, lambda position, seat: position.participants()[1:])


def against_fog(state: Position, seat: int, cell: int) -> str:
    """Names the clause that forbids to explore a place; the fog-side action is one per zone (7C-SOURCE-2, G-16)."""
    if cell not in board.fog_beside(state, state.figure[seat]):
        return "7C-SOURCE-2"
    return against_action(state, seat, state.box.actions[fog_action(state, cell)], barred(state, seat))


def fog_action(state: Position, cell: int) -> int:
    """Finds the action on the fog side of the card on a cell."""
    return state.box.fog_action[board.fog_zone(state.fog[cell])]


def against_act(state: Position, seat: int, chosen: int) -> str:
    """Names the clause that forbids a move of a player who is to undertake an action."""
    if chosen in EXPLORE:
        cell = EXPLORE.index(chosen)
        return against_fog(state, seat, cell) if cell < len(state.fog) else "7C-SOURCE-2"
    for number in offered(state, seat):
        action = state.box.actions[number]
        if ACT.move(action.card, action.place - 1) == chosen:
            return against_action(state, seat, action, barred(state, seat))
    return "7C-SOURCE-1"


def legal(state: Position, seat: int) -> list[int]:
    """Lists the moves by which a player may undertake an action now."""
    actions = state.box.actions
    bars = barred(state, seat)
    found = [
        state.box.act_moves[number]
        for number in offered(state, seat)
        if not against_action(state, seat, actions[number], bars)
    ]
    fog, fog_actions = state.fog, state.box.fog_action
    for cell in board.fog_beside(state, state.figure[seat]):
        if not against_action(state, seat, actions[fog_actions[board.fog_zone(fog[cell])]], bars):
            found.append(EXPLORE.base + cell)
    return found


def can_act(state: Position, seat: int) -> bool:
    """Tells whether a player has a legal action."""
    actions = state.box.actions
    bars = barred(state, seat)
    fog, fog_actions = state.fog, state.box.fog_action
    for cell in board.fog_beside(state, state.figure[seat]):
        if not against_action(state, seat, actions[fog_actions[board.fog_zone(fog[cell])]], bars):
            return True
    return any(not against_action(state, seat, actions[number], bars) for number in offered(state, seat))


def undertaken(state: Position, seat: int, chosen: int) -> tuple[int, int]:
    """Finds the action that a move undertakes, and the place that it explores or NONE."""
    if chosen in EXPLORE:
        cell = EXPLORE.index(chosen)
        return fog_action(state, cell), cell
    return state.box.act_of[chosen], -1
