"""What a sound position is: nothing lies in two places, and what remains to be done can be done."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.engine.picking import begin_picking
from portulan.engine.steps import Frame, Proposal
from tests.toys.letters import days, steps
from tests.toys.letters.moves import PRESS_ON, SLEEP
from tests.toys.letters.position import Position
from tests.toys.letters.walking import against_go
from tests.toys.letters.world import FIRST_CELL, GATE, PACKED, SIDES, WINTER


def broken_rules(state: Position) -> Iterator[str]:
    """Names every rule that a position breaks."""
    for what, places in (("card", state.table), ("thing", state.kit), ("keepsake", state.keepsake)):
        lying = [piece for piece in places if piece >= 0]
        if len(set(lying)) != len(lying):
            yield f"a {what} lies in two places"
    if state.season != WINTER and state.table[GATE] != state.box.stile:
        yield "the stile is not in its place (DL-SETUP-2)"
    if any(spot < 0 or (spot >= FIRST_CELL and state.table[spot - FIRST_CELL] < 0) for spot in state.at):
        yield "a carrier stands nowhere"
    remembered = state.remembered()
    if state.opened[: len(remembered)] != remembered:
        yield "what was read in earlier seasons is forgotten (DL-SPRING-1)"
    top = state.stack[-1] if state.stack else None
    if state.page >= 0 and not state.has_read(state.page) and (top is None or top[0] != steps.PAGE):
        yield "a page lies open that nobody has read (DL-PAGE-1)"
    if top is None:
        if state.season != WINTER and not state.delivered and state.day < state.days:
            yield "the match is over before its time (DL-END-1)"
    elif state.delivered:
        yield "the match goes on after the letter was delivered (DL-END-1)"
    else:
        yield from _what_remains(state, top)


def _what_remains(state: Position, top: Frame) -> Iterator[str]:
    """What remains to be done is the rest of the packing, of a day, or of a winter, in turn."""
    seat = top[1] if len(top) > 1 else 0
    later = list(reversed(range(seat, state.players)))
    rest = state.stack[:-1] if top[0] == steps.PAGE and state.day == 0 else state.stack
    if state.season == WINTER:
        keeps = [(steps.KEEP, other) for other in later]
        chosen = [keepsake >= 0 for keepsake in state.keepsake]
        if rest != keeps or chosen != [other < seat for other in range(state.players)]:
            yield "what remains to be done is not the rest of a winter (DL-WINTER-1)"
    elif state.day == 0:
        if not _is_packing(state, rest, later):
            yield "what remains to be done is not the rest of the packing (DL-PACK-1)"
    elif -1 in state.kit or not _is_a_day(state, top, later):
        yield "what remains to be done is not the rest of a day (DL-DAY-2)"


def _is_packing(state: Position, rest: list[Frame], later: list[int]) -> bool:
    """Tells whether those who come later have packed nothing, and those before everything."""
    if len(rest) < 2 or rest[-1][0] != steps.PACK:
        return False
    _, seat, least, most, start = rest[-1]
    before = [begin_picking(steps.PACK, other, PACKED, PACKED) for other in later[:-1]]
    bags = [
        [thing for thing in state.kit[n : n + PACKED] if thing >= 0] for n in range(0, len(state.kit), PACKED)
    ]
    sizes = [PACKED if other < seat else 0 for other in range(state.players)]
    sizes[seat] = PACKED - most
    own = state.kit[seat * PACKED : seat * PACKED + sizes[seat]]
    return (
        rest[:-1] == [(steps.DAY, 1), *before]
        and 1 <= least == most <= PACKED
        and [len(bag) for bag in bags] == sizes
        and own == bags[seat]
        and start == (own[-1] + 1 if own else 0)
    )


def _is_a_day(state: Position, top: Frame, later: list[int]) -> bool:
    """Tells whether the carriers act in turn, each with hours left, and the one who acts can do what is asked."""
    evening = (days.evening_of(state),)
    if state.stack[0] != evening:
        return False
    if top[0] not in (steps.HOUR, steps.DIAL, steps.UNLOCK, steps.CHOOSE, steps.THROW, steps.FOG, steps.PAGE):
        return not any(state.hours) and (len(state.stack) == 1 or _is_proposed(state, top))
    seat = top[1]
    now = top[0] in (steps.HOUR, steps.DIAL, steps.UNLOCK)
    hours = state.hours[seat]
    in_turn = [
        0 if other < seat else hours if other == seat else state.light for other in range(state.players)
    ]
    return (
        state.stack == [evening, *((steps.TURN, other) for other in later), top]
        and (1 <= hours <= state.light if now else hours < state.light)
        and state.hours == in_turn
        and _can_be_done(state, top)
    )


def _is_proposed(state: Position, top: Frame) -> bool:
    """Tells whether a proposal for the evening waits for somebody's consent, and can be carried out."""
    if len(state.stack) != 2 or not isinstance(state.steps[top[0]], Proposal):
        return False
    _, seat, move, agreed = top
    known = move in SLEEP or (move in PRESS_ON and not days.against_evening(state, top, move))
    return known and bool(agreed >> seat & 1) and agreed < (1 << state.players) - 1


def _can_be_done(state: Position, top: Frame) -> bool:
    seat = top[1]
    if top[0] in (steps.DIAL, steps.UNLOCK):
        return not days.against_dial(state, seat)
    if top[0] == steps.CHOOSE:
        return state.page >= 0 and bool(state.box.ways[state.page])
    if top[0] == steps.THROW:
        ways = state.box.ways[state.page] if state.page >= 0 else ()
        return top[2] < len(ways) and ways[top[2]].stat >= 0
    if top[0] == steps.FOG:
        ahead = [side for side in range(len(SIDES)) if not against_go(state, seat, side)]
        return state.table[top[2]] < 0 and any(
            state.way_on(state.cell(seat), side) == top[2] for side in ahead
        )
    return True
