"""Payments: what can be paid, and how, where one good stands for another (NF-TALENT-05, NF-TALENT-08, G-196)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import entries, events, steps
from portulan.games.near_and_far.box import Goods
from portulan.games.near_and_far.moves import INSTEAD
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import FACTIONS

COINS = 0
HEARTS = 1
"""What a PAY frame asks for."""


def stands_in(state: Position, seat: int, good: str, context: str) -> bool:
    """Tells whether a player may pay another good instead: gems for coins, food for hearts (G-155, G-156)."""
    for _, effect in state.effects(seat, entries.PayAs):
        if effect.instead_of == good and context in effect.contexts:
            return True
    return False


def coins_in_reach(state: Position, seat: int, gems_kept: int = 0) -> int:
    """Counts the coins that a player can pay, gems included if they stand for coins."""
    found = state.coins[seat]
    if state.gems[seat] > gems_kept and stands_in(state, seat, "coin", "payments"):
        found += state.gems[seat] - gems_kept
    return found


def hearts_in_reach(state: Position, seat: int, context: str) -> int:
    """Counts the hearts that a player can spend, food included if it stands for hearts."""
    found = state.hearts[seat]
    if state.food[seat] and stands_in(state, seat, "heart", context):
        found += state.food[seat]
    return found


def can_pay(state: Position, seat: int, price: Goods) -> bool:
    """Tells whether a player can pay a price in full."""
    if state.gems[seat] < price.gem or state.food[seat] < price.food:
        return False
    if price.coin > coins_in_reach(state, seat, price.gem) or price.heart > state.hearts[seat]:
        return False
    if price.return_animal > state.animals(seat):
        return False
    first = seat * len(FACTIONS)
    return all(state.tokens[first + faction] >= n for faction, n in enumerate(price.tokens))


def pay(state: Position, seat: int, price: Goods) -> None:
    """Pays a price that can be paid; how coins are made up may be asked next, so that this is done last."""
    if price.gem:
        state.gems[seat] -= price.gem
        state.tell(events.PAID, seat, events.GEM, price.gem)
    if price.food:
        pay_food(state, seat, price.food)
    if price.heart:
        state.hearts[seat] -= price.heart
        state.tell(events.PAID, seat, events.HEART, price.heart)
    for faction, number in enumerate(price.tokens):
        if number:
            state.tokens[seat * len(FACTIONS) + faction] -= number
            state.tell(events.PAID, seat, events.FIRST_TOKEN + faction, number)
    if price.coin:
        pay_coins(state, seat, price.coin)


def pay_food(state: Position, seat: int, n: int) -> None:
    """Pays food."""
    state.food[seat] -= n
    state.tell(events.PAID, seat, events.FOOD, n)


def pay_coins(state: Position, seat: int, n: int) -> None:
    """Pays coins, or asks how many of them are paid in gems."""
    if n and state.gems[seat] and stands_in(state, seat, "coin", "payments"):
        state.stack.append((steps.PAY, seat, COINS, n))
    elif n:
        state.coins[seat] -= n
        state.tell(events.PAID, seat, events.COIN, n)


def pay_hearts(state: Position, seat: int, n: int, context: str) -> None:
    """Spends hearts, or asks how many of them are paid in food."""
    if n and state.food[seat] and stands_in(state, seat, "heart", context):
        state.stack.append((steps.PAY, seat, HEARTS, n))
    elif n:
        state.hearts[seat] -= n
        state.tell(events.PAID, seat, events.HEART, n)


# How a price is made up (D-41)


def against_mix(state: Position, frame: Frame, move: int) -> str:
    """The mix is made of what the player has (G-196)."""
    _, seat, what, n = frame
    other = INSTEAD.index(move)
    own, substitute = (
        (state.coins[seat], state.gems[seat]) if what == COINS else (state.hearts[seat], state.food[seat])
    )
    clause = "NF-TALENT-05" if what == COINS else "NF-TALENT-08"
    return "" if other <= min(n, substitute) and n - other <= own else clause


def mix(state: Position, frame: Frame, move: int) -> None:
    """Part of a price is paid in the good that stands for another."""
    _, seat, what, n = frame
    other = INSTEAD.index(move)
    if what == COINS:
        state.coins[seat] -= n - other
        state.gems[seat] -= other
        paid = ((events.COIN, n - other), (events.GEM, other))
    else:
        state.hearts[seat] -= n - other
        state.food[seat] -= other
        paid = ((events.HEART, n - other), (events.FOOD, other))
    for good, number in paid:
        if number:
            state.tell(events.PAID, seat, good, number)


# What an ability costs besides goods


def discard_card(state: Position, seat: int, card: int) -> None:
    """A card of a player goes to its discard pile, a world card back to the supply."""
    box = state.box
    if card < box.first_treasure:
        state.bought[seat] &= ~(1 << card)
        state.tossed[seat] |= 1 << card
        state.tell(events.DISCARDED_OPENLY, seat, card)
    elif card < box.first_world:
        drop_treasure(state, seat, card - box.first_treasure)
    elif card < box.first_talent:
        state.world[seat] &= ~(1 << card - box.first_world)
        state.tell(events.LAID_DOWN, seat, card - box.first_world)


def drop_treasure(state: Position, seat: int, treasure: int) -> None:
    """A treasure goes to the discard pile, face up."""
    state.treasures[seat] &= ~(1 << treasure)
    state.treasure_discard |= 1 << treasure
    state.tell(events.DROPPED, seat, treasure)


def let_go(state: Position, seat: int, turtle: bool) -> None:
    """A pack animal goes back to the Stables; its movement stays until the end of the turn (NF-BIRD-6, G-98)."""
    if turtle:
        state.turtles[seat] -= 1
    else:
        state.birds[seat] -= 1
    if state.active == seat:
        state.let_go += 1
    state.tell(events.LET_GO, seat, int(turtle))
    check_overflow(state, seat)


def check_overflow(state: Position, seat: int) -> None:
    """Asks which treasure is dropped where there is no room for all (NF-BIRD-3, G-61)."""
    if state.rules.treasure_overflow == "immediate" and overflows(state, seat):
        state.stack.append((steps.DROP, seat))


def overflows(state: Position, seat: int) -> bool:
    """Tells whether a player has more treasures than room for them."""
    return state.treasures[seat].bit_count() > state.capacity(seat)
