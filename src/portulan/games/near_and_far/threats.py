"""Threats and bosses (NF-THREAT, NF-BOSS)."""

from __future__ import annotations

from portulan.engine.dice import pips
from portulan.engine.steps import Frame
from portulan.games.near_and_far import adventure, effects, entries, events, payments, rolls, steps, turns
from portulan.games.near_and_far.box import NOTHING
from portulan.games.near_and_far.moves import (
    BYPASS,
    DIE,
    FIGHT,
    FIGHT_BOSS,
    HEARTS,
    LET_GO,
    PASS,
    SLIP,
    USE,
)
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import NONE

# Fight or bypass (D-27)


def may_choose(state: Position, seat: int) -> bool:
    """Tells whether any threat may be fought (NF-TALENT-01)."""
    return bool(state.owned(seat) & state.box.with_effect[entries.ChooseThreat])


def against_threat(state: Position, frame: Frame, move: int) -> str:
    """One fights the active threat or a boss, or passes by an animal, a shield or a card (NF-THREAT-1, -10)."""
    seat = frame[1]
    if move in FIGHT:
        left = state.threats_left()
        threat = FIGHT.index(move)
        if threat not in left:
            return "NF-THREAT-2"
        return "" if threat == left[0] or may_choose(state, seat) else "NF-THREAT-2"
    if move in FIGHT_BOSS:
        return "" if FIGHT_BOSS.index(move) in state.bosses_left() else "NF-BOSS-2"
    if move in PASS:
        return "" if not state.threats_left() else "NF-THREAT-1"
    if move in USE:
        return "" if USE.index(move) in effects.usable(state, seat, "at-threat") else "NF-THREAT-10"
    return against_bypass(state, seat, move)


def against_bypass(state: Position, seat: int, move: int) -> str:
    """A threat is passed without a fight by an animal, a shield, or a card and its price (NF-THREAT-10)."""
    if move in LET_GO:
        held = state.turtles if LET_GO.index(move) else state.birds
        return "" if held[seat] else "NF-BIRD-5"
    if move in SLIP:
        return "" if slips(state, seat) else "NF-THREAT-10"
    return "" if BYPASS.index(move) in bypass_cards(state, seat) else "NF-THREAT-10"


def slips(state: Position, seat: int) -> bool:
    """Tells whether a shield or a card lets a player pass for nothing (NF-PARTY-11, NF-CARD-A16)."""
    if state.has_shield(seat):
        return True
    return any(
        state.box.prices[card, place] == NOTHING
        for card, place, _ in state.placed_effects(seat, entries.IgnoreThreats)
    )


def bypass_cards(state: Position, seat: int) -> list[int]:
    """Lists the cards that let a player pass for a price that he can pay."""
    return [
        card
        for card, place, _ in state.placed_effects(seat, entries.IgnoreThreats)
        if card < state.box.first_animal
        and state.box.prices[card, place] != NOTHING
        and payments.can_pay(state, seat, state.box.prices[card, place])
    ]


def bypasses(state: Position, seat: int) -> list[int]:
    """Lists the ways to pass a threat without a fight."""
    found = [SLIP.base] if slips(state, seat) else []
    found += [LET_GO.base + animal for animal, held in enumerate((state.birds, state.turtles)) if held[seat]]
    return found + [BYPASS.base + card for card in bypass_cards(state, seat)]


def threat_moves(state: Position, frame: Frame) -> list[int]:
    """Lists whom one can fight, and the ways past them."""
    seat = frame[1]
    left = state.threats_left()
    found = [FIGHT.base + threat for threat in (left if may_choose(state, seat) else left[:1])]
    found += [FIGHT_BOSS.base + boss for boss in state.bosses_left()]
    found += bypasses(state, seat)
    if state.owned(seat) & state.box.at_threats:
        found += [USE.base + card for card in effects.usable(state, seat, "at-threat")]
    return found if left else [*found, PASS.base]


def threat(state: Position, frame: Frame, move: int) -> None:
    """A fight begins, or the threat is passed; where no threat is left, a boss need not be fought (G-100)."""
    seat = frame[1]
    if move in FIGHT:
        state.tell(events.FOUGHT, seat, FIGHT.index(move))
        begin_fight(state, seat, FIGHT.index(move))
    elif move in FIGHT_BOSS:
        boss = FIGHT_BOSS.index(move)
        state.tell(events.FOUGHT_BOSS, seat, boss)
        begin_fight(state, seat, len(state.box.threat_value) + boss)
    elif move in USE:
        state.stack.append(frame)
        effects.use(state, seat, USE.index(move), "at-threat")
    elif move not in PASS:
        bypass(state, seat, move)


def bypass(state: Position, seat: int, move: int) -> None:
    """The threat is passed; its card stays (NF-THREAT-11)."""
    if move not in LET_GO:
        state.tell(events.SLIPPED, seat)
    effects.trigger(state, seat, "threat-passed")
    if move in LET_GO:
        payments.let_go(state, seat, bool(LET_GO.index(move)))
        return
    if move in BYPASS:
        card = BYPASS.index(move)
        price = next(
            state.box.prices[card, place]
            for place, effect in enumerate(state.box.effects[card])
            if isinstance(effect, entries.IgnoreThreats)
        )
        if price.return_animal:
            state.stack.append((steps.RETURN_ANIMAL, seat, price.return_animal))
        if price.discard_self:
            payments.discard_card(state, seat, card)
        payments.pay(state, seat, price)


# The fight (NF-THREAT-5)


def begin_fight(state: Position, seat: int, enemy: int) -> None:
    """The die is rolled, then aids and hearts are added."""
    rolls.begin(state)
    state.stack.append((steps.THREAT_RESULT, seat, enemy))
    state.stack.append((steps.THREAT_HEARTS, seat, enemy))
    state.stack.append((steps.THREAT_AIDS, seat, enemy))
    state.stack.append((steps.THREAT_DIE, seat, enemy))


def value(state: Position, enemy: int) -> int:
    """Gives the combat value of a threat or boss."""
    threats = len(state.box.threat_value)
    return state.box.threat_value[enemy] if enemy < threats else state.box.boss_value[enemy - threats]


def total(state: Position, seat: int) -> int:
    """Adds up a combat roll (NF-ROLL-2)."""
    return state.dice[0] + state.combat(seat) + state.raised[0]


def roll(state: Position, frame: Frame, outcome: int) -> None:
    """The die is rolled."""
    state.dice[0] = pips(DIE, outcome)
    state.tell(events.ROLLED, frame[1], state.dice[0])


def against_aid(state: Position, frame: Frame, move: int) -> str:
    """Aids may be used; by an option the threat may still be passed (D-10, G-101)."""
    seat = frame[1]
    if move in PASS:
        return ""
    if move in USE:
        return "" if USE.index(move) in rolls.aids(state, seat, "threat") else "NF-THREAT-5"
    return against_bypass(state, seat, move) if state.rules.bypass_after_roll else "NF-THREAT-10"


def aid_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the aids, and to use none."""
    seat = frame[1]
    found = [USE.base + card for card in rolls.aids(state, seat, "threat")]
    if state.rules.bypass_after_roll:
        found += bypasses(state, seat)
    return [*found, PASS.base]


def aid(state: Position, frame: Frame, move: int) -> None:
    """An aid is used, and another may be; or the threat is passed after all."""
    if move in PASS:
        return
    _, seat, enemy = frame
    if move in USE:
        state.stack.append(frame)
        if rolls.use_aid(state, seat, USE.index(move), "threat", 0):
            state.stack.append((steps.THREAT_DIE, seat, enemy))
        return
    del state.stack[-2:]
    rolls.close(state)
    bypass(state, seat, move)


def heart_amounts(state: Position, frame: Frame) -> list[int]:
    """Lists how many hearts may be spent: none, or the least that wins (G-102)."""
    _, seat, enemy = frame
    return rolls.amounts(state, seat, (value(state, enemy) - total(state, seat),))


def against_hearts(state: Position, frame: Frame, move: int) -> str:
    """Hearts that one has may be spent, as many as change the result (NF-HEART-4, G-102)."""
    return "" if HEARTS.index(move) in heart_amounts(state, frame) else "NF-HEART-4"


def heart_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the amounts."""
    return [HEARTS.base + n for n in heart_amounts(state, frame)]


def hearts(state: Position, frame: Frame, move: int) -> None:
    """Hearts close the fight."""
    rolls.spend(state, frame[1], HEARTS.index(move))


def result(state: Position, frame: Frame) -> None:
    """The card is taken with a tent on it, or the turn is over (NF-THREAT-6, NF-THREAT-7, NF-BOSS-3, NF-BOSS-4)."""
    _, seat, enemy = frame
    reached, needed = total(state, seat), value(state, enemy)
    rolls.close(state)
    threats = len(state.box.threat_value)
    if reached < needed:
        adventure.take_back(state, seat)
        state.tell(events.FELL_BACK, seat, state.left, reached, needed)
        state.going = NONE
        turns.end_at_once(state)
        return
    if enemy < threats:
        state.threats[seat] |= 1 << enemy
        state.tell(events.BEAT, seat, enemy, reached)
    else:
        boss = enemy - threats
        state.bosses[seat] |= 1 << boss
        state.tell(events.BEAT_BOSS, seat, boss, reached)
        state.stack.append((steps.BOSS_PAGE, seat, boss))
    effects.trigger(state, seat, "threat-beaten")
    state.place_tent(seat)


def boss_page(state: Position, frame: Frame) -> int:
    """The paragraph that is named on a boss card (NF-BOSS-6)."""
    return state.box.boss_page[frame[2]]


def boss_read(state: Position, frame: Frame) -> None:
    """The paragraph was read."""
    state.page = boss_page(state, frame)
    state.tell(events.OPENED, frame[1], state.page)
