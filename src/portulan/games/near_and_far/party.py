"""The party: recruits, slots, and how the party is arranged on leaving the town (NF-PARTY, NF-SALOON, NF-LEAVE-2)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame, Weights
from portulan.games.near_and_far import effects, entries, events, steps
from portulan.games.near_and_far.moves import ASSIGN, MET, PASS, PUT, REARRANGE, RECRUIT
from portulan.games.near_and_far.position import Position, bits, chances_of, even
from portulan.games.near_and_far.terms import FACTIONS, NONE, SLOTS

ANY_FACTION = len(FACTIONS)
_MET: Final = even(MET)

# The row of adventurers


def fill_row(state: Position, frame: Frame) -> None:
    """Fills the gaps of the row one by one; an empty bag takes back what was set aside (NF-SALOON-13, G-39)."""
    if NONE not in state.row or not fill_bag(state):
        return
    state.stack.append(frame)
    state.stack.append((steps.MEET, state.row.index(NONE)))


def fill_bag(state: Position) -> bool:
    """Returns adventurers set aside to an empty bag; tells whether the bag holds anybody (NF-SALOON-13)."""
    if not state.bag and state.aside:
        state.bag = state.aside
        state.aside = 0
        state.tell(events.RESHUFFLED, events.BAG)
    return bool(state.bag)


def meet_weights(state: Position, frame: Frame) -> Weights:
    """Every adventurer of the bag is equally likely."""
    return chances_of(_MET, state.bag)


def meet(state: Position, frame: Frame, outcome: int) -> None:
    """An adventurer comes into the row (NF-SETUP-5)."""
    who = MET.index(outcome)
    state.bag &= ~(1 << who)
    state.row[frame[1]] = who
    state.tell(events.CAME, who)


def refill(state: Position) -> None:
    """Has the row filled after a recruitment, when the table plays so (NF-SALOON-14, G-31)."""
    if state.rules.row_refill == "immediate":
        state.stack.append((steps.ROW_UP,))


# Slots (NF-PARTY-2 to NF-PARTY-4)


def foreign_slots(state: Position, seat: int) -> bool:
    """Tells whether adventurers may stand in slots of other factions (NF-CARD-A15)."""
    return bool(state.owned(seat) & state.box.with_effect[entries.SlotAny])


def home_slot(state: Position, member: int) -> int:
    """Gives the slot of an adventurer's faction; NONE for a pet, which has none (NF-PARTY-15)."""
    return state.box.faction[member] if member < state.box.first_pet else NONE


def fits(state: Position, seat: int, member: int, slot: int) -> bool:
    """Tells whether a member may stand in a slot: a pet in any, an adventurer in that of his faction (NF-PARTY-3)."""
    home = home_slot(state, member)
    if home in (NONE, slot):
        return True
    if not foreign_slots(state, seat):
        return False
    if not state.rules.one_foreign_slot:
        return True
    first = seat * SLOTS
    return not any(
        other not in (NONE, member) and home_slot(state, other) not in (NONE, place)
        for place, other in enumerate(state.party[first : first + SLOTS])
        if place != slot
    )


def put(state: Position, seat: int, member: int, slot: int) -> None:
    """A member takes a slot; whoever stood there steps down."""
    place = seat * SLOTS + slot
    before = state.party[place]
    if before != NONE:
        state.inactive[seat] |= 1 << before
        state.tell(events.STOOD_DOWN, seat, before)
    state.inactive[seat] &= ~(1 << member)
    state.party[place] = member
    state.tell(events.TOOK_SLOT, seat, member, slot)


# A new adventurer (NF-SALOON-4, NF-SALOON-5, G-33)


def gain(state: Position, seat: int, who: int) -> None:
    """An adventurer joins: his banner counts at once, and he is placed next (NF-CHIEF-2)."""
    state.inactive[seat] |= 1 << who
    state.claim_chief(seat, state.box.faction[who])
    state.stack.append((steps.PLACE_MEMBER, seat, who))
    effects.trigger(state, seat, "adventurer-gained")


def against_place(state: Position, frame: Frame, move: int) -> str:
    """The recruit goes to a slot that he fits, or stays inactive; a pet in his slot may have to wait (G-33)."""
    if move not in PUT:
        return ""
    _, seat, who = frame
    slot = PUT.index(move)
    if not fits(state, seat, who, slot):
        return "NF-PARTY-3"
    there = state.party[seat * SLOTS + slot]
    if there >= state.box.first_pet and not state.rules.pet_shift:
        return "NF-SALOON-4"
    return ""


def place_member(state: Position, frame: Frame, move: int) -> None:
    """The recruit is active, or inactive; a pet that yields may take another free slot (NF-SALOON-5)."""
    if move not in PUT:
        return
    _, seat, who = frame
    slot = PUT.index(move)
    there = state.party[seat * SLOTS + slot]
    put(state, seat, who, slot)
    if there >= state.box.first_pet:
        state.stack.append((steps.SHIFT_PET, seat, there))


def against_shift(state: Position, frame: Frame, move: int) -> str:
    """The pet takes a free slot, or stays inactive (G-33)."""
    if move not in PUT:
        return ""
    return "" if state.party[frame[1] * SLOTS + PUT.index(move)] == NONE else "NF-SALOON-4"


def shift_pet(state: Position, frame: Frame, move: int) -> None:
    """The pet moves."""
    if move in PUT:
        put(state, frame[1], frame[2], PUT.index(move))


# An adventurer as a reward (G-120, G-191)


def join_candidates(state: Position, faction: int) -> list[int]:
    """Lists the adventurers of the row that may join, of one faction or of any."""
    return [
        who
        for who in state.row
        if who != NONE and (faction == ANY_FACTION or state.box.faction[who] == faction)
    ]


def join(state: Position, frame: Frame) -> None:
    """An adventurer joins: chosen from the row, or drawn from the bag where the row has none."""
    _, seat, faction, bag = frame
    if not bag and join_candidates(state, faction):
        state.stack.append((steps.JOIN_FROM_ROW, seat, faction))
        return
    if not _in_bag(state, faction):
        fill_bag(state)
    if _in_bag(state, faction):
        state.stack.append((steps.SEARCH_BAG, seat, faction))
    else:
        state.tell(events.VOID, seat)


def _in_bag(state: Position, faction: int) -> int:
    return state.bag if faction == ANY_FACTION else state.bag & state.box.of_faction[faction]


def against_join(state: Position, frame: Frame, move: int) -> str:
    """The adventurer is in the row, and of the faction that was named."""
    return "" if RECRUIT.index(move) in join_candidates(state, frame[2]) else "NF-QUEST-12"


def join_from_row(state: Position, frame: Frame, move: int) -> None:
    """An adventurer of the row joins for nothing."""
    seat, who = frame[1], RECRUIT.index(move)
    state.row[state.row.index(who)] = NONE
    state.tell(events.JOINED, seat, who)
    refill(state)
    gain(state, seat, who)


def search_weights(state: Position, frame: Frame) -> Weights:
    """The first adventurer of the faction that is drawn joins; the others return (G-191)."""
    return [(MET.base + who, 1) for who in bits(_in_bag(state, frame[2]))]


def search_bag(state: Position, frame: Frame, outcome: int) -> None:
    """An adventurer of the bag joins."""
    seat, who = frame[1], MET.index(outcome)
    state.bag &= ~(1 << who)
    state.tell(events.JOINED, seat, who)
    gain(state, seat, who)


# Arranging the party (NF-LEAVE-2)


def arrange(state: Position, frame: Frame, move: int) -> None:
    """The party leaves as it is, or all step out and take slots anew."""
    if move not in REARRANGE:
        return
    seat = frame[1]
    first = seat * SLOTS
    for place in range(first, first + SLOTS):
        if state.party[place] != NONE:
            state.inactive[seat] |= 1 << state.party[place]
            state.party[place] = NONE
    state.tell(events.ARRANGING, seat)
    for slot in reversed(range(SLOTS)):
        state.stack.append((steps.FILL_SLOT, seat, slot))


def against_arrange(state: Position, frame: Frame, move: int) -> str:
    """Whoever has somebody may rearrange."""
    return "" if state.members(frame[1]) else "NF-LEAVE-2"


def against_assign(state: Position, frame: Frame, move: int) -> str:
    """A member who has no slot yet and fits this one takes it, or nobody does (NF-PARTY-3, G-82)."""
    if move not in ASSIGN:
        return ""
    _, seat, slot = frame
    member = ASSIGN.index(move)
    if not state.inactive[seat] >> member & 1:
        return "NF-LEAVE-2"
    return "" if fits(state, seat, member, slot) else "NF-PARTY-3"


def assign_moves(state: Position, frame: Frame) -> list[int]:
    """Lists who may take the slot, and nobody."""
    _, seat, slot = frame
    found = [ASSIGN.base + member for member in bits(state.inactive[seat]) if fits(state, seat, member, slot)]
    return [*found, PASS.base]


def assign(state: Position, frame: Frame, move: int) -> None:
    """A member takes the slot."""
    if move in ASSIGN:
        put(state, frame[1], ASSIGN.index(move), frame[2])
