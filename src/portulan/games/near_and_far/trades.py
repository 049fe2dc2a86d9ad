"""Trades in the Town Hall: many goods for one, or one for many (NF-TOWN-HALL-2 to NF-TOWN-HALL-5, G-50 to G-58)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import entries, events, steps
from portulan.games.near_and_far.moves import DONE, GIVE, TAKE, TRADE_AWAY, TRADE_FOR
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import COIN, FACTIONS, FIRST_TOKEN, FOOD, GEM, GOODS

_ALL = range(len(GOODS))
MOST = 5
"""Goods on the larger side of a trade (NF-TOWN-HALL-2)."""


def held(state: Position, seat: int, good: int) -> int:
    """Counts what a player has of a good."""
    if good == FOOD:
        return state.food[seat]
    if good == COIN:
        return state.coins[seat]
    if good == GEM:
        return state.gems[seat]
    return state.tokens[seat * len(FACTIONS) + good - FIRST_TOKEN]


def change(state: Position, seat: int, good: int, n: int) -> None:
    """Gives or takes a good, and tells it."""
    if n > 0:
        if good == FOOD:
            state.gain_food(seat, n)
        elif good == COIN:
            state.gain_coins(seat, n)
        elif good == GEM:
            state.gain_gems(seat, n)
        else:
            state.gain_tokens(seat, good - FIRST_TOKEN, n)
        return
    if good == FOOD:
        state.food[seat] += n
    elif good == COIN:
        state.coins[seat] += n
    elif good == GEM:
        state.gems[seat] += n
    else:
        state.tokens[seat * len(FACTIONS) + good - FIRST_TOKEN] += n
    state.tell(events.PAID, seat, _told(good), -n)


def _told(good: int) -> int:
    """Gives the name of a good in events."""
    if good >= FIRST_TOKEN:
        return events.FIRST_TOKEN + good - FIRST_TOKEN
    return {FOOD: events.FOOD, COIN: events.COIN, GEM: events.GEM}[good]


def bonus(state: Position, seat: int) -> int:
    """Counts the value that cards add to what is paid (NF-CARD-A09, G-57)."""
    found = 0
    for _, effect in state.effects(seat, entries.TradeBonus):
        found += effect.n
    return found


def trades_allowed(state: Position, seat: int) -> int:
    """Counts the trades of a visit (NF-TOWN-HALL-1, NF-CARD-A14)."""
    found = 1
    for _, effect in state.effects(seat, entries.TradeCount):
        found = max(found, effect.n)
    return found


# Beginning a trade


def against_begin(state: Position, seat: int, move: int) -> str:
    """A trade that can be carried out in full is begun, as often as one may trade (NF-TOWN-HALL-1 to -4)."""
    if state.trades >= trades_allowed(state, seat):
        return "NF-TOWN-HALL-1"
    if move in TRADE_FOR:
        return "" if _best(state, seat, TRADE_FOR.index(move)) else "NF-TOWN-HALL-3"
    good = TRADE_AWAY.index(move)
    if not held(state, seat, good):
        return "NF-TOWN-HALL-2"
    return "" if _cheapest(state, good) <= state.rules.values[good] + bonus(state, seat) else "NF-TOWN-HALL-3"


def _cheapest(state: Position, good: int) -> int:
    """Gives the value of the cheapest other good."""
    *_, other, cheapest = state.rules.dearest
    return state.rules.values[other if cheapest == good else cheapest]


def _best(state: Position, seat: int, good: int) -> bool:
    """Tells whether five of a player's other goods are worth as much as one of these (G-52)."""
    values = state.rules.values
    worth = [
        values[other]
        for other in range(len(GOODS))
        if other != good
        for _ in range(min(MOST, held(state, seat, other)))
    ]
    worth.sort(reverse=True)
    return bool(worth) and sum(worth[:MOST]) + bonus(state, seat) >= values[good]


def begin_moves(state: Position, seat: int) -> list[int]:
    """Lists the trades that can be begun."""
    if state.trades >= trades_allowed(state, seat):
        return []
    values = state.rules.values
    first = seat * len(FACTIONS)
    has = [
        state.food[seat],
        state.coins[seat],
        state.gems[seat],
        *state.tokens[first : first + len(FACTIONS)],
    ]
    if not any(has):
        return []
    added = bonus(state, seat)
    dearest = [other for other in state.rules.dearest if has[other]]
    found = [TRADE_FOR.base + good for good in _ALL if _reaches(values, has, dearest, good, added)]
    for good, n in enumerate(has):
        if n and _cheapest(state, good) <= values[good] + added:
            found.append(TRADE_AWAY.base + good)
    return found


def _reaches(values: tuple[int, ...], has: list[int], dearest: list[int], good: int, added: int) -> bool:
    """Tells whether five other goods, the dearest first, are worth as much as one of these."""
    missing, room = values[good] - added, MOST
    for other in dearest:
        if other != good:
            n = has[other]
            if n >= room:
                return values[other] * room >= missing
            missing -= values[other] * n
            room -= n
            if missing <= 0:
                return True
    return False


def begin(state: Position, seat: int, move: int) -> None:
    """Goods are laid down one by one: those paid for one good, or those taken for one (D-12)."""
    state.trades += 1
    state.paying = [0] * len(GOODS)
    away = int(move in TRADE_AWAY)
    good = TRADE_AWAY.index(move) if away else TRADE_FOR.index(move)
    state.tell(events.TRADING, seat, away, _told(good))
    state.stack.append((steps.TRADE, seat, good, away, 0))


# The goods of the larger side, in the order of the table


def against_trade(state: Position, frame: Frame, move: int) -> str:
    """At most five goods, of other kinds, within the value (NF-TOWN-HALL-2, NF-TOWN-HALL-3, G-52)."""
    _, seat, good, away, first = frame
    values = state.rules.values
    laid = sum(n * values[other] for other, n in enumerate(state.paying))
    added = bonus(state, seat)
    if away:
        if move in DONE:
            return "" if laid else "NF-TOWN-HALL-2"
        if move in GIVE:
            return "NF-TOWN-HALL-2"
        other = TAKE.index(move)
        if other == good or other < first or sum(state.paying) >= MOST:
            return "NF-TOWN-HALL-2"
        return "" if laid + values[other] <= values[good] + added else "NF-TOWN-HALL-3"
    enough = laid + added >= values[good] and laid > 0
    if move in DONE:
        return "" if enough else "NF-TOWN-HALL-3"
    if move in TAKE:
        return "NF-TOWN-HALL-2"
    other = GIVE.index(move)
    if enough:
        return "NF-TOWN-HALL-3"
    if other == good or other < first or sum(state.paying) >= MOST:
        return "NF-TOWN-HALL-2"
    if state.paying[other] >= held(state, seat, other):
        return "NF-TOWN-HALL-2"
    return "" if _completes(state, seat, good, other, laid) else "NF-TOWN-HALL-3"


def trade_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the goods that may be laid down next, and to close the trade."""
    _, seat, good, away, first = frame
    values = state.rules.values
    laid = sum(n * values[other] for other, n in enumerate(state.paying) if n)
    reach = values[good] + (bonus(state, seat) if away else -bonus(state, seat))
    done = [DONE.base] if laid and (away or laid >= reach) else []
    if sum(state.paying) >= MOST or (done and not away):
        return done
    others = [other for other in range(first, len(GOODS)) if other != good]
    if away:
        return [*(TAKE.base + other for other in others if laid + values[other] <= reach), *done]
    return [
        GIVE.base + other
        for other in others
        if state.paying[other] < held(state, seat, other) and _completes(state, seat, good, other, laid)
    ]


def _completes(state: Position, seat: int, good: int, other: int, laid: int) -> bool:
    """Tells whether the value can still be reached after laying down one more good, going on from it in order."""
    values = state.rules.values
    rest: list[int] = []
    for later in range(other, len(GOODS)):
        if later != good:
            left = held(state, seat, later) - state.paying[later] - (later == other)
            rest += [values[later]] * min(MOST, left)
    rest.sort(reverse=True)
    more = MOST - sum(state.paying) - 1
    return laid + values[other] + sum(rest[:more]) + bonus(state, seat) >= values[good]


def trade(state: Position, frame: Frame, move: int) -> None:
    """One more good is laid down; at the end all is paid, then gained (G-182)."""
    _, seat, good, away, _ = frame
    if move not in DONE:
        other = TAKE.index(move) if away else GIVE.index(move)
        state.paying[other] += 1
        state.tell(events.LAID, seat, _told(other))
        state.stack.append((steps.TRADE, seat, good, away, other))
        return
    laid = list(state.paying)
    state.paying = [0] * len(GOODS)
    if away:
        change(state, seat, good, -1)
        for other, n in enumerate(laid):
            if n:
                change(state, seat, other, n)
        return
    for other, n in enumerate(laid):
        if n:
            change(state, seat, other, -n)
    change(state, seat, good, 1)
