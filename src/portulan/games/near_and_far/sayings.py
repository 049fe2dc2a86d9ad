"""What only the position knows of a move, for its sentence: prices, names of places, the numbers of a roll.

Of a closed page nothing is said: what a choice tries and costs is told while its page lies open, what a reward brings
once its reaction was read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from portulan.engine.action_space import Family
from portulan.engine.steps import Frame
from portulan.engine.text import spoken
from portulan.games.near_and_far import (
    adventure,
    buildings,
    camps,
    catalogue,
    duels,
    entries,
    moves,
    payments,
    quests,
    rewards,
    steps,
    threats,
    visiting,
)
from portulan.games.near_and_far.box import ICONS, KINDS, NOTHING, ROUTE_PLACE, STATS, THREAT_ICON, Goods
from portulan.games.near_and_far.entries import AnyReward
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import MOST_HEARTS_ON_LEAVING, MOST_LOCATIONS, NONE, ROUTES

Saying = dict[str, str | int]

FEES: Final = ("coin", "gem", "food", "heart")
"""Goods of a price that is told good by good."""


def saying(state: Position, move: int) -> Saying:
    """Gives the arguments that the position adds to the sentence of a move."""
    frame = state.stack[-1] if state.stack else (NONE,)
    for family, told in _TOLD.items():
        if move in family:
            return told(state, frame, family.index(move))
    return {}


def asked(state: Position, frame: Frame) -> str:
    """Names the step that is asked, as messages are named; nothing after the end."""
    return state.steps[frame[0]].name.replace(" ", "-") if frame[0] != NONE else "none"


def seat_of(state: Position, frame: Frame) -> int:
    """Gives whose move it would be: the seat of the step, otherwise whoever's turn it is."""
    seat = frame[1] if len(frame) > 1 else state.active
    return seat if 0 <= seat < state.players else 0


def fee(price: Goods | None) -> Saying:
    """Tells a price of one good; several are told by the first, none as nothing."""
    for good in FEES:
        if price is not None and getattr(price, good):
            return {"fee_good": good, "fee": getattr(price, good)}
    return {"fee_good": "none" if price is None else "nothing", "fee": 0}


# Before a game and in the town


def learn(state: Position, frame: Frame, talent: int) -> Saying:
    """A talent has a price in experience."""
    return {"cost": state.box.talent_cost[talent]}


def end(state: Position, frame: Frame, value: int) -> Saying:
    """What ends, or is declined, is what is asked."""
    who = _newcomer(frame) if frame[0] in (steps.PLACE_MEMBER, steps.SHIFT_PET) else "hidden"
    slot = frame[2] + 1 if frame[0] == steps.FILL_SLOT else 0
    hearts = state.hearts[frame[1]] if frame[0] == steps.RESTORE else 0
    return {"at": asked(state, frame), "newcomer": who, "slot": slot, "hearts": hearts}


def _newcomer(frame: Frame) -> str:
    return catalogue.MEMBERS[frame[2]]


def enter(state: Position, frame: Frame, way: int) -> Saying:
    """Whoever pays his way in is told the price: of several, the first that he can pay."""
    if frame[0] != steps.WAY_IN or way == visiting.FREELY:
        return fee(None)
    paid = [price for price in visiting.entry_prices(state, frame[1], frame[2]) if price != NOTHING]
    payable = (price for price in paid if payments.can_pay(state, frame[1], price))
    return fee(next(payable, paid[0] if paid else None))


def duel(state: Position, frame: Frame, index: int) -> Saying:
    """An opponent is called by his character."""
    opponent = index // len(moves.MANNERS)
    who = state.character[opponent] if opponent < state.players else NONE
    return {"rival": catalogue.CHARACTERS[who] if who != NONE else "none"}


def recruit(state: Position, frame: Frame, who: int) -> Saying:
    """A recruit costs coins, one who joins by a quest nothing."""
    return {"price": buildings.price(state, seat_of(state, frame), who), "at": asked(state, frame)}


def put(state: Position, frame: Frame, slot: int) -> Saying:
    """Whoever is placed is named."""
    placed = frame[0] in (steps.PLACE_MEMBER, steps.SHIFT_PET)
    return {"newcomer": _newcomer(frame) if placed else "hidden"}


def bird(state: Position, frame: Frame, value: int) -> Saying:
    """What a pack bird costs."""
    return fee(buildings.animal_price(state, seat_of(state, frame), turtle=False))


def turtle(state: Position, frame: Frame, value: int) -> Saying:
    """What a pack turtle costs, where there are any."""
    return fee(buildings.animal_price(state, seat_of(state, frame), turtle=True))


def harvest(state: Position, frame: Frame, value: int) -> Saying:
    """How much food a harvest brings."""
    return {"harvest": buildings.farm_skill(state, seat_of(state, frame))}


def seek(state: Position, frame: Frame, value: int) -> Saying:
    """How many treasures are drawn, of which one may be kept."""
    return {"draws": state.side.hut_draws}


def dig(state: Position, frame: Frame, index: int) -> Saying:
    """The skill that a number of the mine asks for; nothing where there is no number."""
    row, column = moves.DIG.values(moves.DIG.base + index)
    mine = state.side.mine
    cell = row * mine.columns + column
    there = column < mine.columns and cell < len(mine.numbers)
    return {"needed": mine.numbers[cell] if there else 0}


# Adventure


def assign(state: Position, frame: Frame, member: int) -> Saying:
    """The slot that is being filled."""
    return {"slot": frame[2] + 1 if frame[0] == steps.FILL_SLOT else 0}


def restore(state: Position, frame: Frame, value: int) -> Saying:
    """How many hearts there are then."""
    return {"hearts": min(state.heart_symbols(seat_of(state, frame)), MOST_HEARTS_ON_LEAVING)}


def located(state: Position, frame: Frame, place: int) -> Saying:
    """What a location shows, and its name if it has one."""
    atlas = state.atlas
    if place >= atlas.size:
        return {"kind": "none", "spot": "none"}
    kind = ROUTES[atlas.route[place]] if atlas.kind[place] == ROUTE_PLACE else KINDS[atlas.kind[place]]
    named = spoken(state.box.quests[atlas.quest[place]]) if atlas.named[place] else "none"
    return {"kind": kind, "spot": named}


def go(state: Position, frame: Frame, place: int) -> Saying:
    """Where one goes, what lies on the path, and what passing the location costs that one leaves."""
    told = located(state, frame, place)
    told |= {"met": "none", "toll": "none"}
    here = state.location(seat_of(state, frame))
    if frame[0] != steps.STEP or here == NONE or place >= state.atlas.size:
        return told
    icon = state.atlas.icon[here * MOST_LOCATIONS + place]
    safe = state.has_camp(here) and state.has_camp(place)
    if icon and not safe and (icon != THREAT_ICON or state.threats_left() or state.bosses_left()):
        told["met"] = ICONS[icon]
    if adventure.passing_costs(state, frame[1]):
        told["toll"] = "pass" if state.passes < state.free_passes(frame[1]) else "heart"
    return told


def fight(state: Position, frame: Frame, threat: int) -> Saying:
    """The combat value of a threat."""
    return {"strength": state.box.threat_value[threat]}


def fight_boss(state: Position, frame: Frame, boss: int) -> Saying:
    """The combat value of a boss."""
    return {"strength": state.box.boss_value[boss]}


def let_go(state: Position, frame: Frame, animal: int) -> Saying:
    """An animal is let go at a threat, or returned for a card."""
    return {"at": asked(state, frame)}


def camp(state: Position, frame: Frame, value: int) -> Saying:
    """A camp costs hearts."""
    return {"fee_good": "heart", "fee": camps.cost(state, seat_of(state, frame))}


# Quests


def side(state: Position, frame: Frame, number: int) -> Saying:
    """The number of the side quest in the book."""
    noted = quests.pending(state, frame[1]) if frame[0] == steps.SIDE else []
    return {"quest": state.box.quests[state.pending[noted[number]]] if number < len(noted) else "none"}


def choose(state: Position, frame: Frame, number: int) -> Saying:
    """What a choice tries and costs, while its page lies open."""
    found = quests.ways(state) if frame[0] == steps.CHOOSE else ()
    if number >= len(found):
        return {"stat": "unknown", "difficulty": 0, **{f"fee_{good}": 0 for good in FEES}}
    way = found[number]
    stat = STATS[way.stat] if way.stat != NONE else "none"
    fees: Saying = {f"fee_{good}": getattr(way.cost, good) for good in FEES}
    return {"stat": stat, "difficulty": way.difficulty, **fees}


def claim(state: Position, frame: Frame, number: int) -> Saying:
    """What the reward is that would be taken."""
    if frame[0] == steps.CLAIM:
        entry = rewards.line(state, frame[2])[frame[3]]
        if isinstance(entry, entries.OneOf) and number < len(entry.of):
            return gain(entry.of[number])
    return gain(None)


def accept(state: Position, frame: Frame, value: int) -> Saying:
    """What the reward is that may be declined."""
    return gain(rewards.line(state, frame[2])[frame[3]] if frame[0] == steps.ACCEPT else None)


def gain(entry: AnyReward | None) -> Saying:
    """Names an entry of a reward, and how many of it there are."""
    told: Saying = {"gain": "none", "gains": 0, "world": "hidden"}
    if isinstance(entry, entries.Rep):
        return {**told, "gain": "up" if entry.n > 0 else "down", "gains": abs(entry.n)}
    if isinstance(entry, entries.Token):
        return {**told, "gain": entry.faction, "gains": entry.n}
    if isinstance(entry, entries.World):
        return {**told, "gain": "world", "world": entry.card}
    if isinstance(entry, entries.Adventurer | entries.OneOf):
        return {**told, "gain": "adventurer" if isinstance(entry, entries.Adventurer) else "several"}
    if isinstance(
        entry, entries.Coin | entries.Gem | entries.Food | entries.Heart | entries.Bird | entries.Treasure
    ):
        return {**told, "gain": str(entry.__struct_config__.tag), "gains": entry.n}
    return told


# Rolls and payments


def hearts(state: Position, frame: Frame, number: int) -> Saying:
    """What the roll comes to with the hearts, and what it is compared with."""
    told: Saying = {"roll": "none", "sum": 0, "goal": 0}
    if frame[0] == steps.DUEL_HEARTS:
        _, seat, _, opponent, manner = frame
        told = {
            "roll": "duel",
            "sum": duels.attack(state, seat, manner),
            "goal": duels.defense(state, opponent),
        }
    elif frame[0] == steps.THREAT_HEARTS:
        told = {"roll": "test", "sum": threats.total(state, frame[1]), "goal": threats.value(state, frame[2])}
    elif frame[0] == steps.QUEST_HEARTS:
        way = quests.ways(state)[state.choice]
        told = {"roll": "test", "sum": quests.total(state, frame[1]), "goal": way.difficulty}
    elif frame[0] == steps.EFFECT_HEARTS:
        effect = state.box.effects[frame[2]][frame[3]]
        if isinstance(effect, entries.On | entries.Act) and isinstance(effect.do, entries.RollGain):
            told = {"roll": "test", "sum": state.dice[0] + state.raised[0], "goal": effect.do.least}
    return {**told, "sum": int(told["sum"]) + number}


def instead(state: Position, frame: Frame, number: int) -> Saying:
    """What the rest of the price is paid in, and how much that is."""
    mix, price = "none", 0
    if frame[0] == steps.PAY:
        mix, price = ("food" if frame[2] else "gem"), frame[3]
    elif frame[0] == steps.REPUTATION:
        mix, price = "gem", frame[2]
    elif frame[0] == steps.PASS_COST:
        mix, price = "food", 1
    return {"mix": mix, "rest": max(0, price - number)}


_TOLD: Final[Mapping[Family, Callable[[Position, Frame, int], Saying]]] = {
    moves.BOOK: located,
    moves.LEARN: learn,
    moves.DONE: end,
    moves.PASS: end,
    moves.ENTER: enter,
    moves.DUEL: duel,
    moves.RECRUIT: recruit,
    moves.PUT: put,
    moves.BUY_BIRD: bird,
    moves.BUY_TURTLE: turtle,
    moves.HARVEST: harvest,
    moves.SEEK: seek,
    moves.DIG: dig,
    moves.ASSIGN: assign,
    moves.RESTORE: restore,
    moves.GO: go,
    moves.FIGHT: fight,
    moves.FIGHT_BOSS: fight_boss,
    moves.LET_GO: let_go,
    moves.SIDE: side,
    moves.CHOOSE: choose,
    moves.CLAIM: claim,
    moves.ACCEPT: accept,
    moves.CAMP: camp,
    moves.CAMP_AT: located,
    moves.HEARTS: hearts,
    moves.INSTEAD: instead,
}
"""The families whose sentences need the position, and what is told of them."""
