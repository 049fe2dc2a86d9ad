"""What cards do: effects on events, abilities to be used, and the dice that they roll (contract 7.4)."""

from __future__ import annotations

from typing import Final, cast

from portulan.engine.dice import pips
from portulan.engine.steps import Frame
from portulan.games.near_and_far import artifacts, camps, entries, events, payments, steps, treasures
from portulan.games.near_and_far.box import COIN_PLACE, GEM_PLACE, KINDS, Goods
from portulan.games.near_and_far.measures import holds
from portulan.games.near_and_far.moves import DIE, HEARTS, INVOKE, LET_GO
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import BUILDINGS, NONE

BY_THEMSELVES: Final = (entries.Gain, entries.GainKind, entries.Lose, entries.TakeFromEachPresent)
"""What happens at once; everything else asks a player or chance."""


# Effects on events


def trigger(
    state: Position,
    seat: int,
    event: str,
    *,
    stat: str | None = None,
    place: int = NONE,
    flag: str | None = None,
) -> None:
    """Lets the cards of a player do what they do on an event; `place` is the location where it happens."""
    hits = state.box.on_event.get(event, 0)
    if hits:
        hits &= state.owned(seat)
    if not hits:
        return
    kind = KINDS[state.atlas.kind[place]] if place != NONE else None
    for card in reversed(bits(hits)):
        for number, effect in enumerate(state.box.effects[card]):
            if (
                isinstance(effect, entries.On)
                and effect.event == event
                and (effect.stat is None or effect.stat == stat)
                and (not effect.kinds or kind in effect.kinds)
                and (effect.flag is None or effect.flag == flag)
                and may_happen(state, seat, card, effect)
            ):
                happen(state, seat, card, number, place)


def may_happen(state: Position, seat: int, card: int, effect: entries.On) -> bool:
    """Tells whether the condition of an effect holds and its limit is not reached."""
    if effect.limit and state.used >> card & 1:
        return False
    return effect.when is None or holds(state, seat, effect.when)


def happen(state: Position, seat: int, card: int, number: int, place: int = NONE) -> None:
    """Lets an effect happen: at once, or as the next step where somebody has to be asked."""
    effect = cast(entries.On, state.box.effects[card][number])
    if effect.limit:
        state.used |= 1 << card
    if isinstance(effect.do, BY_THEMSELVES):
        state.tell(events.USED, seat, card)
        act(state, seat, card, number, place)
    else:
        state.stack.append((steps.EFFECT, seat, card, number))


def effect(state: Position, frame: Frame) -> None:
    """Does what a card says."""
    _, seat, card, number = frame
    found = cast(entries.On | entries.Act, state.box.effects[card][number])
    state.tell(events.USED, seat, card)
    if isinstance(found.do, entries.RollGain):
        state.stack.append((steps.EFFECT_RESULT, seat, card, number))
        state.stack.append((steps.EFFECT_HEARTS, seat, card, number))
        state.stack.append((steps.EFFECT_DIE, seat, card, number))
        state.raised = [0, 0]
    else:
        act(state, seat, card, number, state.location(seat))


def act(state: Position, seat: int, card: int, number: int, place: int) -> None:
    """Carries out what a card does for a player, at a location."""
    do = cast(entries.On | entries.Act, state.box.effects[card][number]).do
    if isinstance(do, entries.Gain):
        state.gain(seat, state.box.gains[card, number])
    elif isinstance(do, entries.GainKind):
        gain_kind(state, seat, do.n, place)
    elif isinstance(do, entries.Lose):
        lose(state, seat, state.box.gains[card, number])
    elif isinstance(do, entries.TakeFromEachPresent):
        take_from_each(state, seat, do.good, do.n)
    elif isinstance(do, entries.DrawArtifacts):
        artifacts.begin_draw(state, seat, do.n, do.deck)
    elif isinstance(do, entries.DrawTreasures):
        treasures.begin_hut_draw(state, seat, do.n)
    elif isinstance(do, entries.PlaceCamp):
        camps.begin_camp_anywhere(state, seat)


def gain_kind(state: Position, seat: int, n: int, place: int) -> None:
    """Gives coins or gems, whichever the location shows (NF-CARD-T07)."""
    kind = state.atlas.kind[place]
    if kind == COIN_PLACE:
        state.gain_coins(seat, n)
    elif kind == GEM_PLACE:
        state.gain_gems(seat, n)


def lose(state: Position, seat: int, what: Goods) -> None:
    """Takes goods away, as far as there are any (G-92)."""
    state.lose_hearts(seat, what.heart)
    for good, number, held in (
        (events.COIN, what.coin, state.coins),
        (events.GEM, what.gem, state.gems),
        (events.FOOD, what.food, state.food),
    ):
        taken = min(number, held[seat])
        if taken:
            held[seat] -= taken
            state.tell(events.LOST, seat, good, taken)
    if what.rep:
        state.change_rep(seat, -what.rep)


def take_from_each(state: Position, seat: int, good: str, n: int) -> None:
    """Every other player at the location gives a good, if he has it (NF-CARD-A07, G-94)."""
    held = {"coin": state.coins, "gem": state.gems, "food": state.food}[good]
    for other in range(state.players):
        if other != seat and state.pawn[other] == state.pawn[seat]:
            given = min(n, held[other])
            if given:
                held[other] -= given
                held[seat] += given
                state.tell(events.HANDED, other, seat, events.GOODS.index(good), given)


# Visit bonuses


def visit_bonuses(state: Position, seat: int, building: int) -> int:
    """Gathers the cards that have a bonus for visiting a building, as bits (NF-VISIT-4, G-185)."""
    found = state.box.visit_bonuses[building]
    return found & state.owned(seat) if found else 0


def open_bonuses(state: Position, seat: int) -> list[int]:
    """Lists the cards whose visit bonus may be taken now."""
    if not state.bonuses:
        return []
    return [card for card in bits(state.bonuses) if _bonuses_of(state, seat, card)]


def _bonuses_of(state: Position, seat: int, card: int) -> list[int]:
    """Lists the places of the bonuses of a card that may be taken in the building where the pawn is."""
    return [
        number
        for number, bonus in enumerate(state.box.effects[card])
        if isinstance(bonus, entries.On)
        and bonus.event == "visit"
        and bonus.building == BUILDINGS[state.pawn[seat]]
        and may_happen(state, seat, card, bonus)
    ]


def take_bonus(state: Position, seat: int, card: int) -> None:
    """A visit bonus is taken, once a visit (G-29)."""
    found = _bonuses_of(state, seat, card)
    state.bonuses &= ~(1 << card)
    for number in found:
        happen(state, seat, card, number)


# Abilities to be used


def usable(state: Position, seat: int, window: str, context: str = "", building: int = NONE) -> list[int]:
    """Lists the cards with an ability that a player can use at a window."""
    hits = state.box.on_rolls if window == "roll" else state.box.with_effect[entries.Act]
    if hits:
        hits &= state.owned(seat)
    if not hits:
        return []
    return [card for card in bits(hits) if _use_at(state, seat, card, window, context, building) != NONE]


def _use_at(state: Position, seat: int, card: int, window: str, context: str, building: int) -> int:
    """Finds the place of the ability of a card that can be used at a window; NONE if there is none."""
    for number, found in enumerate(state.box.effects[card]):
        if not isinstance(found, entries.Act) or not _open_at(found, window, context, building):
            continue
        if found.uses and state.used >> card & 1:
            continue
        if payments.can_pay(state, seat, state.box.prices[card, number]):
            return number
    return NONE


def _open_at(found: entries.Act, window: str, context: str, building: int) -> bool:
    if window == "roll":
        return found.window in ("own-roll", "any-own-die") and context in found.contexts
    if found.window != window:
        return False
    return window != "building" or (building != NONE and found.building == BUILDINGS[building])


def use(
    state: Position, seat: int, card: int, window: str, context: str = "", building: int = NONE
) -> entries.AnyAction:
    """Uses an ability: its price is paid; gives what it does to a roll, which the caller carries out."""
    number = _use_at(state, seat, card, window, context, building)
    found = cast(entries.Act, state.box.effects[card][number])
    price = state.box.prices[card, number]
    if found.uses:
        state.used |= 1 << card
    state.tell(events.USED, seat, card)
    if not isinstance(found.do, entries.RollMod | entries.Reroll):
        if isinstance(found.do, BY_THEMSELVES):
            act(state, seat, card, number, state.location(seat))
        else:
            state.stack.append((steps.EFFECT, seat, card, number))
    if price.return_animal:
        state.stack.append((steps.RETURN_ANIMAL, seat, price.return_animal))
    if price.discard_self:
        payments.discard_card(state, seat, card)
    payments.pay(state, seat, price)
    return found.do


def against_use(state: Position, seat: int, move: int) -> str:
    """An ability of a card is used by its owner, in his turn, at its price (contract 7.4)."""
    return "" if INVOKE.index(move) in usable(state, seat, "own-turn") else "NF-TALENT-09"


def against_return(state: Position, frame: Frame, move: int) -> str:
    """An animal that the player has goes back (G-63)."""
    held = state.turtles if LET_GO.index(move) else state.birds
    return "" if held[frame[1]] else "NF-BIRD-7"


def return_animal(state: Position, frame: Frame, move: int) -> None:
    """One animal after the other goes back to the Stables (NF-BIRD-7)."""
    _, seat, count = frame
    if count > 1:
        state.stack.append((steps.RETURN_ANIMAL, seat, count - 1))
    payments.let_go(state, seat, bool(LET_GO.index(move)))


# Dice of cards (NF-TALENT-15)


def roll(state: Position, frame: Frame, outcome: int) -> None:
    """The die is rolled."""
    state.dice[0] = pips(DIE, outcome)
    state.tell(events.ROLLED, frame[1], state.dice[0])


def against_hearts(state: Position, frame: Frame, move: int) -> str:
    """Hearts may raise the die, if the table plays so (G-152)."""
    n = HEARTS.index(move)
    return "" if n in heart_amounts(state, frame) else "NF-HEART-2"


def heart_amounts(state: Position, frame: Frame) -> list[int]:
    """Lists the numbers of hearts that change the result, and none."""
    _, seat, card, number = frame
    found = cast(entries.On, state.box.effects[card][number])
    least = cast(entries.RollGain, found.do).least
    reach = payments.hearts_in_reach(state, seat, "rolls") if state.rules.hearts_on_spelunking else 0
    if state.rules.free_hearts:
        return list(range(min(reach, HEARTS.size - 1) + 1))
    need = least - state.dice[0]
    return [0, need] if 0 < need <= reach else [0]


def least(state: Position, card: int, number: int) -> int:
    """Gives the number from which the die of a card gives something."""
    return cast(entries.RollGain, cast(entries.On, state.box.effects[card][number]).do).least


def spend(state: Position, frame: Frame, move: int) -> None:
    """Hearts are spent on the die of a card."""
    n = HEARTS.index(move)
    if n:
        state.raised[0] += n
        state.tell(events.SPENT, frame[1], n)
        payments.pay_hearts(state, frame[1], n, "rolls")


def result(state: Position, frame: Frame) -> None:
    """From a number on the die gives something."""
    _, seat, card, number = frame
    do = cast(entries.RollGain, cast(entries.On, state.box.effects[card][number]).do)
    if state.dice[0] + state.raised[0] >= do.least:
        state.gain(seat, state.box.gains[card, number])
    else:
        state.tell(events.VOID, seat)
    state.dice = [0, 0]
    state.raised = [0, 0]
