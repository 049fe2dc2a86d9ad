"""Duels and jail (NF-DUEL, NF-JAIL)."""

from __future__ import annotations

from portulan.engine.dice import pips
from portulan.engine.steps import Frame
from portulan.games.near_and_far import effects, entries, events, rolls, steps, visiting
from portulan.games.near_and_far.moves import DIE, DUMMY, FOUL, HEARTS, PASS, USE
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import JAIL, SALOON


def begin(state: Position, seat: int, building: int, opponent: int, manner: int) -> None:
    """Opponent and manner are announced; both roll, aids and hearts follow (NF-DUEL-2, NF-DUEL-5, G-195)."""
    state.dueled = 1
    rolls.begin(state)
    state.tell(events.CHALLENGED, seat, opponent, manner)
    state.stack.append((steps.DUEL_RESULT, seat, building, opponent, manner))
    state.stack.append((steps.DUEL_HEARTS, seat, building, opponent, manner))
    state.stack.append((steps.DUEL_AIDS, seat, building, opponent, manner))
    if opponent != DUMMY and state.rules.defender_aids:
        state.stack.append((steps.DEFENDER_AIDS, opponent, seat, building, manner))
    state.stack.append((steps.DUEL_DIE, seat, 1, opponent))
    state.stack.append((steps.DUEL_DIE, seat, 0, opponent))


def roll(state: Position, frame: Frame, outcome: int) -> None:
    """A die is rolled: first that of the active player, then the opponent's (NF-DUEL-5, NF-DUEL-15)."""
    _, seat, whose, opponent = frame
    state.dice[whose] = pips(DIE, outcome)
    if whose:
        state.tell(events.OPPOSED, opponent, state.dice[1])
    else:
        state.tell(events.ROLLED, seat, state.dice[0])


def attack(state: Position, seat: int, manner: int) -> int:
    """Adds up the roll of the active player (NF-DUEL-3, NF-DUEL-5, NF-DUEL-6)."""
    return state.dice[0] + strength(state, seat, "attacker") + (manner == FOUL) + state.raised[0]


def defense(state: Position, opponent: int) -> int:
    """Adds up the roll of the defender; the dummy has its die alone (NF-DUEL-16)."""
    if opponent == DUMMY:
        return state.dice[1]
    return state.dice[1] + strength(state, opponent, "defender") + state.raised[1]


def strength(state: Position, seat: int, side: str) -> int:
    """Counts swords, and what cards and talents add to duel rolls (NF-TALENT-07, NF-TALENT-17, G-49)."""
    found = state.combat(seat)
    for _, effect in state.effects(seat, entries.DuelMod):
        if effect.side in (side, "both"):
            found += effect.n
    return found


# Aids and hearts (NF-DUEL-7, G-195)


def against_defender_aid(state: Position, frame: Frame, move: int) -> str:
    """The defender may use aids, and no hearts (NF-HEART-5, G-46)."""
    if move in PASS:
        return ""
    return "" if USE.index(move) in rolls.aids(state, frame[1], "defense") else "NF-HEART-5"


def defender_aid_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the defender's aids, and to use none."""
    return [*(USE.base + card for card in rolls.aids(state, frame[1], "defense")), PASS.base]


def defender_aid(state: Position, frame: Frame, move: int) -> None:
    """The defender uses an aid, and may use another."""
    if move in PASS:
        return
    _, opponent, seat, _, _ = frame
    state.stack.append(frame)
    if rolls.use_aid(state, opponent, USE.index(move), "defense", 1):
        state.stack.append((steps.DUEL_DIE, seat, 1, opponent))


def against_aid(state: Position, frame: Frame, move: int) -> str:
    """The active player may use aids after the defender (G-195)."""
    if move in PASS:
        return ""
    return "" if USE.index(move) in rolls.aids(state, frame[1], "duel") else "NF-DUEL-7"


def aid_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the aids of the active player, and to use none."""
    return [*(USE.base + card for card in rolls.aids(state, frame[1], "duel")), PASS.base]


def aid(state: Position, frame: Frame, move: int) -> None:
    """The active player uses an aid, and may use another."""
    if move in PASS:
        return
    _, seat, _, opponent, _ = frame
    state.stack.append(frame)
    if rolls.use_aid(state, seat, USE.index(move), "duel", 0):
        state.stack.append((steps.DUEL_DIE, seat, 0, opponent))


def heart_amounts(state: Position, frame: Frame) -> list[int]:
    """Lists how many hearts may be spent: none, or the least that wins (D-09)."""
    _, seat, _, opponent, manner = frame
    return rolls.amounts(state, seat, (defense(state, opponent) - attack(state, seat, manner) + 1,))


def against_hearts(state: Position, frame: Frame, move: int) -> str:
    """Hearts that one has may be spent, as many as change the result (NF-HEART-4, G-102)."""
    return "" if HEARTS.index(move) in heart_amounts(state, frame) else "NF-HEART-4"


def heart_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the amounts."""
    return [HEARTS.base + n for n in heart_amounts(state, frame)]


def hearts(state: Position, frame: Frame, move: int) -> None:
    """Hearts close the duel (NF-DUEL-7)."""
    rolls.spend(state, frame[1], HEARTS.index(move))


def result(state: Position, frame: Frame) -> None:
    """The higher total wins, the defender wins ties (NF-DUEL-8 to NF-DUEL-11)."""
    _, seat, building, opponent, manner = frame
    total, against = attack(state, seat, manner), defense(state, opponent)
    rolls.close(state)
    if total > against:
        state.tell(events.DUEL_WON, seat, opponent, total, against)
        state.change_rep(seat, -1 if manner == FOUL else 1)
        if building != SALOON:
            visiting.enter(state, seat, building)
        effects.trigger(state, seat, "duel-won")
    else:
        state.tell(events.DUEL_LOST, seat, opponent, total, against)
        go_to_jail(state, seat)
        effects.trigger(state, seat, "duel-lost")


def go_to_jail(state: Position, seat: int) -> None:
    """The pawn goes to jail: there is no action and no visit (NF-DUEL-10, G-47)."""
    while state.stack[-1][0] in (steps.VISIT, steps.VISIT_AGAIN):
        state.stack.pop()
    state.bonuses = 0
    state.pawn[seat] = JAIL
    effects.trigger(state, seat, "go-to-jail")
