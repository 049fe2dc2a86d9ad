"""Step 2 of an action, Cost: effects, the trade, and the draw (7C-ACTION-COST)."""

from __future__ import annotations

from typing import NamedTuple

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, effects, events, steps
from portulan.games.seventh_continent.moves import APPLY, DONE, EXTRA, MOST_EXTRA, TRADE, WITH
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import Effect
from portulan.games.seventh_continent.terms import AT_COST, AT_RESOURCE, DECK, DISCARD, NONE


def cost(state: Position, frame: Frame) -> None:
    """Each participant may lower the cost; what states do to it is not asked (7C-ACTION-COST-4, G-27).

    Reductions that cost nothing are applied by themselves where the table plays so: further cards may be drawn for
    them all the same, which is why a locked action leaves them to the players (contract 9).
    """
    effects.compel(state, AT_COST)
    action = state.acting()
    participants = state.participants()
    if state.rules.auto_reduce and not action.locked:
        for seat in participants:
            for effect in effects.applicable(state, seat, AT_COST):
                if (state.cost > 0 or effect.difficulty < 0) and free_reduction(effect):
                    effects.apply(state, seat, effect)
    for seat in reversed(participants):
        state.stack.append((steps.LOWER, seat, NONE))
    if action.materials:
        state.stack.append((steps.MATERIALS, state.active, 0))
        if state.box.acting_at[AT_RESOURCE]:
            for seat in reversed(participants):
                state.stack.append((steps.PROVIDE, seat, NONE))


def free_reduction(effect: Effect) -> bool:
    """Tells whether an effect lowers the cost, asks for no more successes, and does and costs nothing else."""
    return (
        effect.cost < 0
        and effect.optional
        and effect.difficulty <= 0
        and not (effect.pay or effect.do or effect.extra_keep)
    )


class Foreseen(NamedTuple):
    """What an action will ask for once all that applies itself is applied."""

    cost: int
    difficulty: int
    successes: int
    seven_stars: int


def foreseen(state: Position, seat: int, number: int, place: int) -> Foreseen:
    """Tells what an action would ask of a player alone who adds nothing: as its sheet will tell before the draw."""
    before = state.active, state.party, state.action, state.used, state.applied, state.place
    state.active, state.party, state.action, state.place = seat, 1 << seat, number, place
    state.used = state.applied = 0
    action = state.acting()
    cost, difficulty, successes, seven_stars = action.cost, action.difficulty, 0, 0
    compelled = [effect for effect in effects.own(state, seat, AT_COST) if not effect.optional]
    for effect in compelled:
        if effects.fits(state, seat, effect):
            cost += effect.cost
            difficulty += effect.difficulty
            successes += effect.stars
            seven_stars += effect.seven_stars
    if state.rules.auto_reduce and not action.locked:
        for effect in effects.applicable(state, seat, AT_COST):
            if (cost > 0 or effect.difficulty < 0) and free_reduction(effect):
                cost += effect.cost
                difficulty += effect.difficulty
                successes += effect.stars
                seven_stars += effect.seven_stars
    if state.rules.auto_reduce and action.materials:
        there = board.resources(state, state.figure[seat], state.party)
        for resource, less in sorted(action.materials):
            if cost > 0 and there >> resource & 1:
                cost -= less
    stars, sevens = effects.to_come(state)
    state.active, state.party, state.action, state.used, state.applied, state.place = before
    return Foreseen(max(0, cost), max(0, difficulty), successes + stars, seven_stars + sevens)


def excessive(state: Position) -> bool:
    """Tells whether more would have to be drawn than there is, which only a mandatory action may come to (G-32)."""
    if state.mandatory:
        return False
    return state.cost > (state.piles[DECK] | state.piles[DISCARD]).bit_count()


def lower_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the effects that a participant may apply now, and to be done, unless the cost cannot be paid so (DP-10)."""
    found = effects.choices(state, frame[1], AT_COST, frame[2])
    if found and state.rules.auto_reduce and not state.acting().locked:
        found = [move for move in found[:-1] if not free_reduction(effects.chosen(state, move))]
        if found:
            found.append(DONE.base)
    if found and excessive(state):
        found.pop()
    return found


def against_lower(state: Position, frame: Frame, move: int) -> str:
    """An effect for this action, from a source that counts, not applied before (7C-ACTION-COST-4, G-25)."""
    return "" if move in lower_moves(state, frame) else "7C-ACTION-COST-4"


def lower(state: Position, frame: Frame, move: int) -> None:
    """The effect is applied; the next one may follow."""
    if move in APPLY:
        effect = effects.chosen(state, move)
        state.stack.append((*frame[:2], effect.number))
        effects.apply(state, frame[1], effect)


# Resources of a craft action


def provide_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the cards that provide a resource only when that effect of theirs is applied (contract 7.1)."""
    return effects.choices(state, frame[1], AT_RESOURCE, frame[2])


def against_provide(state: Position, frame: Frame, move: int) -> str:
    """A card of one's hand, of the Satchel or linked to the terrain, that provides a resource (G-111)."""
    return "" if move in provide_moves(state, frame) else "7C-RESOURCE-1"


def material_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the available resources on the skill, each once, and to be done (7C-CRAFT-2, G-105)."""
    there = board.resources(state, state.figure[frame[1]], state.party)
    found = [
        WITH.base + resource
        for resource, _ in sorted(state.acting().materials)
        if resource >= frame[2] and there >> resource & 1
    ]
    if found and state.rules.auto_reduce:
        return found[:1] if state.cost > 0 else []
    if found and not excessive(state):
        found.append(DONE.base)
    return found


def against_material(state: Position, frame: Frame, move: int) -> str:
    """A resource that the skill names and the terrain has (7C-CRAFT-2, 7C-RESOURCE-1)."""
    return "" if move in material_moves(state, frame) else "7C-CRAFT-2"


def material(state: Position, frame: Frame, move: int) -> None:
    """The cost is lowered by the reduction printed under the resource (7C-CRAFT-2)."""
    if move in WITH:
        resource = WITH.index(move)
        state.cost -= dict(state.acting().materials)[resource]
        state.tell(events.MATERIAL, frame[1], resource)
        state.stack.append((*frame[:2], resource + 1))


# The trade


def trade_moves(state: Position, frame: Frame) -> list[int]:
    """Several participants may lower the cost by X and raise the difficulty by X (7C-ACTION-COST-2, G-28, G-32)."""
    cost = max(0, state.cost)
    least = max(0, cost - (state.piles[DECK] | state.piles[DISCARD]).bit_count()) if excessive(state) else 0
    return list(range(TRADE.base + least, TRADE.base + min(TRADE.size - 1, cost) + 1))


def no_trade(state: Position, frame: Frame) -> list[int]:
    """Whoever trades nothing goes on to the draw."""
    return [TRADE.base]


def against_trade(state: Position, frame: Frame, move: int) -> str:
    """X is at most the cost that is left."""
    return "" if move in trade_moves(state, frame) else "7C-ACTION-COST-2"


def trade(state: Position, frame: Frame, move: int) -> None:
    """All modifiers are summed first; X is chosen last (G-29)."""
    x = TRADE.index(move)
    state.cost -= x
    state.difficulty += x
    if x:
        state.tell(events.TRADED, x)


# The draw


def extra_moves(state: Position, frame: Frame) -> list[int]:
    """Any number of additional cards, none for a locked action (7C-ACTION-COST-7, -8, G-37)."""
    if state.box.actions[state.action].locked:
        return [EXTRA.base]
    there = (state.piles[DECK] | state.piles[DISCARD]).bit_count() - max(0, state.cost)
    return list(range(EXTRA.base, EXTRA.base + max(0, min(there, MOST_EXTRA)) + 1))


def against_extra(state: Position, frame: Frame, move: int) -> str:
    """As many as there are; the cost of a locked action cannot be exceeded."""
    if move in extra_moves(state, frame):
        return ""
    return "7C-ACTION-COST-8" if state.acting().locked else "7C-ACTION-COST-7"


def extra(state: Position, frame: Frame, move: int) -> None:
    """The final cost is drawn, with the additional cards; a cost below zero is zero (7C-ACTION-COST-5, -6)."""
    state.cost = max(0, state.cost)
    state.extra = EXTRA.index(move)
    state.tell(events.EXTRA, frame[1], state.extra)
    state.stack.append((steps.DRAW, state.cost + state.extra))
