"""The turn: who is active, which action, who takes part (7C-TURN, 7C-MANDATORY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import (
    board,
    camp,
    consequence,
    events,
    hidden,
    inventory,
    leaving,
    source,
    space,
    steps,
)
from portulan.games.seventh_continent.moves import (
    ACTIVE,
    AGREE,
    CAMP,
    CLEAR_TABLE,
    COME,
    DEPART,
    DROP,
    GIVE,
    GO,
    JOIN,
    LOOK,
    PASS,
)
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import INVENTORY, NONE, ON_TURN_END

_OWN_MATTERS: Final = frozenset((*GIVE.moves(), *DROP.moves(), *DEPART.moves(), *COME.moves()))
"""What a player does without asking the others."""
_MANDATORY: Final[Frame] = (steps.NEXT_MANDATORY,)
_GROUP: Final[Frame] = (steps.GROUP,)
"""What a turn consists of."""


def turn(state: Position, frame: Frame) -> None:
    """A new turn begins when the action is entirely resolved, and mandatory ones with it (7C-TURN-1, -7).

    Whoever received a card after step 7, or between turns, keeps the hand limit before it does (G-60).
    """
    if state.unfilled or state.shelved:
        board.fill_places(state)
    state.stack.append(frame)
    if state.received:
        consequence.readjust(state, frame)
        state.received = 0
    else:
        state.stack.append(_MANDATORY if state.pending else _GROUP)


def characters(state: Position, frame: Frame) -> list[int]:
    """Whoever has a character is asked."""
    return state.in_play()


def against_group(state: Position, frame: Frame, move: int) -> str:
    """An active player has a legal action; free acts have conditions of their own (DP-04, DP-05)."""
    if move in ACTIVE:
        seat = ACTIVE.index(move)
        if seat >= state.players or state.characters[seat] < 0 or not source.can_act(state, seat):
            return "7C-TURN-2"
        return ""
    if move in CAMP:
        return camp.against_camp(state)
    if move in CLEAR_TABLE:
        return space.against_fold(state)
    if move in LOOK:
        return hidden.against_look(state)
    if move in DEPART:
        return leaving.against_depart(state)
    if move in COME:
        return leaving.against_come(state, COME.index(move))
    if not state.piles[INVENTORY]:
        return "7C-DROP-1" if move in DROP else "7C-GIVE-1"
    if move in DROP:
        return "" if _able(state, inventory.drop_moves, 0) else "7C-DROP-1"
    return "" if _able(state, inventory.give_moves, 0) else "7C-GIVE-1"


def group_moves(state: Position, frame: Frame) -> list[int]:
    """Lists what the group may do next: who acts, and free acts (DP-04)."""
    seats = state.in_play()
    found: list[int] = []
    for seat in seats:
        if source.can_act(state, seat):
            found.append(ACTIVE.base + seat)
    if state.piles[INVENTORY]:
        if _able(state, inventory.give_moves, 0):
            found.append(GIVE.base)
        if _able(state, inventory.drop_moves, 0):
            found.append(DROP.base)
    if not hidden.against_look(state):
        found.append(LOOK.base)
    if not camp.against_camp(state):
        found.append(CAMP.base)
    if not space.against_fold(state):
        found.append(CLEAR_TABLE.base)
    if len(seats) > 1:
        found.append(DEPART.base)
    if len(seats) < state.players:
        found += [COME.base + seat for seat in range(state.players) if not leaving.against_come(state, seat)]
    return found


def leads(state: Position, frame: Frame) -> list[int]:
    """Lists who may be active: an action is chosen next (7C-TURN-2)."""
    return [ACTIVE.base + seat for seat in state.in_play()]


def _able(state: Position, listing: Callable[[Position, Frame], list[int]], first: int) -> list[int]:
    """Lists who has an object to drop or to give, from a seat on to the left."""
    return [seat for seat in state.clockwise(first) if listing(state, (0, seat))]


def group(state: Position, frame: Frame, seat: int, move: int) -> None:
    """Somebody proposes; all others are asked, but for what is an owner's own matter (7C-TURN-2, G-141).

    Whoever plays alone decides without ceremony.
    """
    if state.players > 1:
        state.tell(events.PROPOSED, seat)
    if move not in _OWN_MATTERS:
        _ask(state, seat, seat, move)
    elif move in DROP:
        state.stack.append((steps.DROP, _able(state, inventory.drop_moves, seat)[0]))
    elif move in DEPART:
        state.stack.append((steps.LEAVING, seat))
    elif move in COME:
        leaving.come(state, COME.index(move))
    else:
        state.stack.append((steps.GIVE, _able(state, inventory.give_moves, seat)[0]))


def _ask(state: Position, last: int, proposer: int, move: int) -> None:
    """Asks the next player to the left, or carries out what all agree to."""
    seats = state.clockwise(last)
    if len(seats) > 1 and seats[1] != proposer:
        state.stack.append((steps.CONSENT, seats[1], proposer, move))
    else:
        _carry_out(state, proposer, move)


def consent(state: Position, frame: Frame, move: int) -> None:
    """One agrees or objects; without agreement the next player to the left is active (7C-TURN-3, G-141)."""
    _, seat, proposer, proposed = frame
    if move in AGREE:
        _ask(state, seat, proposer, proposed)
        return
    state.tell(events.OBJECTED, seat)
    if proposed in ACTIVE:
        left = state.active + 1 if state.begun else 0
        state.passed = 0
        _by_rule(state, left % state.players)


def _by_rule(state: Position, first: int) -> None:
    """The next player with a legal action is active, and may pass; after a round of passes the first must act."""
    able = [seat for seat in state.clockwise(first) if source.can_act(state, seat)]
    waiting = [seat for seat in able if not state.passed >> seat & 1]
    if not able:
        return
    state.by_rule = int(bool(waiting))
    _active(state, waiting[0] if waiting else able[0])


def _carry_out(state: Position, proposer: int, move: int) -> None:
    """All agree: somebody becomes active, or a free act of the group is done (DP-04)."""
    if move in ACTIVE:
        state.by_rule = 0
        _active(state, ACTIVE.index(move))
    elif move == CAMP.base:
        camp.camp(state)
    elif move == CLEAR_TABLE.base:
        state.stack.append((steps.FOLD, proposer, 0))
    else:
        state.stack.append((steps.SEARCH, proposer))


def _active(state: Position, seat: int) -> None:
    state.active = seat
    state.begun = 1
    state.tell(events.TURN, seat)
    state.stack.append((steps.ACTION, seat))


# Choosing the action


def action_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the legal actions of the active player; who is active by rule may pass (DP-06)."""
    found = source.legal(state, frame[1])
    if state.by_rule:
        found.append(PASS.base)
    return found


def walks(state: Position, frame: Frame) -> list[int]:
    """Lists the actions with which a destination is declared (7C-MOVE-2, G-128)."""
    actions, act_of = state.box.actions, state.box.act_of
    return [
        move for move in source.legal(state, frame[1]) if move in act_of and actions[act_of[move]].travels
    ]


def against_action(state: Position, frame: Frame, move: int) -> str:
    """Every legal action of 7C-SOURCE that 7C-FORBID leaves; a pass only by rule (DP-06)."""
    if move in PASS:
        return "" if state.by_rule else "7C-TURN-1"
    return source.against_act(state, frame[1], move)


def action(state: Position, frame: Frame, move: int) -> None:
    """The active player announces the action; then participants are settled (G-10)."""
    seat = frame[1]
    if move in PASS:
        state.passed |= 1 << seat
        state.tell(events.PASSED, seat)
        _by_rule(state, (seat + 1) % state.players)
        return
    state.by_rule = state.passed = 0
    state.action, state.place = source.undertaken(state, seat, move)
    announced = state.acting()
    state.mandatory = 0
    state.party = 1 << seat
    state.offering = NONE
    if announced.of_object:
        state.offering = next(
            slot
            for slot in state.objects(seat)
            if state.dice[slot] and announced.card in state.object_cards(slot)
        )
    state.turns += 1
    board.tell_where(state, events.ACTED, state.place, seat, announced.card, announced.place)
    others = source.helpers(state, seat)
    if announced.all_must:
        _must_join(state, seat)
    else:
        begin(state)
        for other in reversed(others):
            state.stack.append((steps.OFFER, other))
    if announced.travels:
        state.stack.append((steps.DESTINATION, seat))


def begin(state: Position) -> None:
    """The action goes through its seven steps, then mandatory actions that it revealed follow (7C-MANDATORY-1).

    Then effects may answer to the end of the turn: once, whatever mandatory actions these call for.
    """
    if state.box.triggers[ON_TURN_END]:
        state.stack.append((steps.TRIGGER, ON_TURN_END, NONE, 0))
    state.stack.append((steps.NEXT_MANDATORY,))
    state.stack.append((steps.BEGIN,))


def destination_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the accessible terrains (7C-MOVE-2)."""
    return [GO.base + cell for cell in board.accessible(state, state.figure[frame[1]])]


def against_destination(state: Position, frame: Frame, move: int) -> str:
    """Any accessible terrain other than the present one (DP-22)."""
    return "" if GO.index(move) in board.accessible(state, state.figure[frame[1]]) else "7C-MOVE-2"


def destination(state: Position, frame: Frame, move: int) -> None:
    """The destination is declared with the action (G-128)."""
    state.place = GO.index(move)
    board.tell_where(state, events.HEADED, state.place, frame[1])


# Who takes part


def offer(state: Position, frame: Frame, move: int) -> None:
    """A player on the same terrain offers to take part, or not (7C-TURN-4, G-11)."""
    if move in JOIN:
        state.stack.append((steps.ACCEPT, state.active, frame[1]))
    else:
        state.tell(events.STAYED, frame[1])


def accept(state: Position, frame: Frame, move: int) -> None:
    """The active player agrees, or not (7C-TURN-4)."""
    helper = frame[2]
    if move in AGREE:
        state.party |= 1 << helper
        state.tell(events.JOINED, helper)
    else:
        state.tell(events.STAYED, helper)


def _must_join(state: Position, last: int) -> None:
    """All must take part: the others are asked one after the other (7C-FORBID-3)."""
    others = state.clockwise(last)[1:]
    if others and others[0] != state.active:
        state.stack.append((steps.MUST_JOIN, others[0]))
    else:
        begin(state)


def against_must_join(state: Position, frame: Frame, move: int) -> str:
    """One may refuse unless nobody has another legal action (G-146)."""
    if move in JOIN:
        return ""
    this = (state.action, state.place)
    for seat in state.in_play():
        for other in source.legal(state, seat):
            if source.undertaken(state, seat, other)[:1] != this[:1]:
                return ""
    return "7C-FORBID-3"


def must_join(state: Position, frame: Frame, move: int) -> None:
    """One no withdraws the action; the active player announces another one (DP-08)."""
    seat = frame[1]
    if move in JOIN:
        state.party |= 1 << seat
        state.tell(events.JOINED, seat)
        _must_join(state, seat)
        return
    state.tell(events.STAYED, seat)
    withdraw(state)


def withdraw(state: Position) -> None:
    """What was announced is not undertaken: the turn has not been played."""
    state.turns -= 1
    clear_action(state)


# Mandatory actions


def clear_action(state: Position) -> None:
    """No action is in progress."""
    state.action = NONE
    state.place = NONE
    state.party = 0
    state.used = 0
    state.offering = NONE
    state.mandatory = 0
    state.applied = 0
    state.outcome = 0


def next_mandatory(state: Position, frame: Frame) -> None:
    """A mandatory action is resolved at once, before any other turn, in the order of reveal (7C-MANDATORY-2, G-19)."""
    if state.action != NONE:
        state.tell(events.OVER, state.active)
    if not state.pending:
        clear_action(state)
        return
    card, number, cell, seat, party = state.pending.pop(0)
    state.stack.append(frame)
    state.stack.append((steps.AFTER_MANDATORY, card, cell))
    alive = [other for other in state.clockwise(seat) if party >> other & 1]
    if not alive:
        return
    state.active = alive[0]
    clear_action(state)
    state.action = number
    state.mandatory = 1
    state.party = sum(1 << other for other in alive)
    if source.against_action(state, state.active, state.acting(), source.barred(state, state.active)):
        if state.rules.fail_impossible:
            state.stack.append((steps.FAIL,))
        return
    board.tell_where(state, events.ACTED, NONE, state.active, card, state.acting().place)
    state.stack.append((steps.BEGIN,))
    if state.acting().travels:
        state.stack.append((steps.DESTINATION, state.active))
