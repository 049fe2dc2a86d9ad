"""The Board: what lies where, what is linked to a terrain, and the fog (7C-TERRAIN, 7C-PERM, 7C-EXPLORE).

A fog card has no identity until it is turned: it is one of its zone's cards that nobody has seen. Since a card that is
shuffled back later cannot lie under fog that was laid before, both remember when that was; `fog_weights` counts the
ways in which the unseen cards can lie under all the fog.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from portulan.engine.events import EventFamily
from portulan.engine.steps import Chances, Weights
from portulan.games.seventh_continent import energy, events, steps
from portulan.games.seventh_continent.moves import CARD
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.terms import (
    AT_RESOURCE,
    AWAY,
    BANISHED,
    BOARD,
    DISCARD,
    FIRE,
    FOG_SPOT,
    HAND,
    HERE_SPOT,
    NO_SPOT,
    NONE,
    ON_TERRAIN_PLACED,
    OPEN,
    OPEN_SPOT,
    PAST,
    PERMANENT,
    SATCHEL,
    STOCK,
    TERRAIN,
    ZONES,
)

BEING_FREED = -1
"""Stands for fog on a place whose card was turned and has not left it."""

_NUMBER_OF_ZONES: Final = len(ZONES)

OPPOSITE = (2, 3, 0, 1)
"""The side that faces each side."""


def is_terrain(state: Position, cell: int) -> bool:
    """Tells whether a terrain lies on a cell."""
    card = state.cells[cell]
    return card >= 0 and state.box.cards[card].type == TERRAIN


def terrains(state: Position) -> list[int]:
    """Lists the cells of all terrains in play."""
    cells = state.cells
    return sorted([cells.index(card) for card in cards_of(state.piles[BOARD] & state.box.of_type[TERRAIN])])


# What a place is called


def spot(state: Position, cell: int) -> tuple[int, int]:
    """Gives the card by which a place is called, and how it lies from there: under it, or on one side of it.

    Fog is called by the side of a terrain that leads to it: of the one where who is active stands, if it does.
    """
    if not 0 <= cell < len(state.cells):
        return NONE, NO_SPOT
    if state.cells[cell] >= 0:
        return state.cells[cell], HERE_SPOT
    first = FOG_SPOT if state.fog[cell] else OPEN_SPOT
    found: list[tuple[int, int, int]] = []
    for side, there in state.box.around[cell]:
        if is_terrain(state, there):
            leads = state.box.cards[state.cells[there]].exits[OPPOSITE[side]] != NONE
            stands = there == state.figure[state.active]
            found.append((-2 * leads - stands, there, OPPOSITE[side]))
    if not found:
        return NONE, NO_SPOT
    _, there, side = min(found)
    return state.cells[there], first + side


def tell_where(state: Position, family: EventFamily, cell: int, *values: int) -> None:
    """Tells an event that ends with a place, and with what the place is called now."""
    if state.log is not None:
        state.tell(family, *values, cell, *spot(state, cell))


# Discarding and returning (7C-VERB, 7C-RETURN)


def discard_pile(state: Position, card: int) -> int:
    """Action cards go to the Discard, Adventure and Exploration cards to the Past (7C-VERB-2)."""
    return DISCARD if state.box.action_cards >> card & 1 else PAST


_TOLD: Final = {
    DISCARD: events.DISCARDED,
    PAST: events.TO_PAST,
    BANISHED: events.BANISHED,
    AWAY: events.PUT_AWAY,
}
"""How it is told where a discarded card goes."""


def discard(state: Position, card: int, source: int) -> None:
    """Puts a card into the Discard or the Past, by its back; a skill of who is out of the game is banished (G-117).

    One of who is away for a while is put away (7C-LEAVE-4).
    """
    owner = state.box.cards[card].owner
    target = discard_pile(state, card)
    if owner != NONE:
        if state.piles[BANISHED] >> owner & 1:
            target = BANISHED
        elif owner in state.away:
            target = AWAY
    state.shift(card, source, target)
    state.tell(_TOLD[target], card)


def return_card(state: Position, card: int, source: int) -> None:
    """Puts a card back into its deck; an Exploration card is shuffled into its zone (7C-RETURN-1, -2)."""
    state.shift(card, source, STOCK)
    if state.box.exploration >> card & 1:
        shuffled_back(state, 1 << card)
    state.tell(events.RETURNED, card)


def shuffled_back(state: Position, cards: int) -> None:
    """Seen Exploration cards are in their piles again: they cannot lie under the fog of now."""
    if max(state.fog) <= 0:
        state.entered = []
        state.epoch = 0
        return
    state.epoch += 1
    back = cards_of(cards)
    state.entered = [row for row in state.entered if row[0] not in back]
    state.entered.extend((card, state.epoch) for card in back)


def return_past(state: Position) -> None:
    """All Adventure cards of the Past go back to their deck, all Exploration cards to their zones (7C-TAKE-6)."""
    past = state.piles[PAST]
    state.piles[PAST] = 0
    state.piles[STOCK] |= past
    seen = past & state.box.exploration
    if seen:
        shuffled_back(state, seen)
    state.tell(events.PAST_RETURNED)


# Links


def linked(state: Position, cell: int) -> list[int]:
    """Lists the events linked to the terrain of a cell: attached ones, and those that hold a place (7C-PERM-2)."""
    found = [card for card, where in state.attached if where == cell] if state.attached else []
    cells = state.cells
    box = state.box
    events_there = state.piles[BOARD] & box.of_type[PERMANENT]
    if events_there:
        for side, there in box.around[cell]:
            card = cells[there]
            if card >= 0 and events_there >> card & 1 and points_at(state, there, cell, side):
                found.append(card)
    return found


def points_at(state: Position, there: int, cell: int, side: int) -> bool:
    """Tells whether the event on the cell at a side of a terrain is linked to it.

    Its arrows say so (G-85); an Exploration card without any keeps the links of its fog (G-84).
    """
    event = state.box.cards[state.cells[there]]
    if event.arrows:
        return any(arrow == OPPOSITE[side] for arrow, _ in event.arrows)
    return state.box.cards[state.cells[cell]].exits[side] != NONE


def done_icons(state: Position, cell: int) -> int:
    """Gives the icons that positioning arrows show to a terrain: done already (7C-FORBID-4, G-18)."""
    done = 0
    box = state.box
    with_arrows = state.piles[BOARD] & box.with_arrows
    for card, where in state.attached:
        if where == cell:
            for _, icon in box.cards[card].arrows:
                if icon != NONE:
                    done |= 1 << icon
    cells = state.cells
    for side, there in box.around[cell]:
        card = cells[there]
        if card >= 0 and with_arrows >> card & 1:
            for arrow, icon in box.cards[card].arrows:
                if arrow == OPPOSITE[side] and icon != NONE:
                    done |= 1 << icon
    return done


def resources(state: Position, cell: int, party: int) -> int:
    """Gives the resources that are available on a terrain (7C-RESOURCE-1, -2), with those of participants (G-111)."""
    box = state.box
    found = box.cards[state.cells[cell]].provides
    for card in linked(state, cell):
        found |= provided(state, card)
    if cell in state.fire:
        found |= 1 << FIRE
    for card in cards_of(state.piles[SATCHEL] & box.providing):
        found |= provided(state, card)
    for seat in state.in_play():
        if party >> seat & 1:
            for card in cards_of(state.piles[HAND + seat] & box.providing):
                found |= provided(state, card)
            for slot in state.objects(seat):
                for card in state.object_cards(slot):
                    if state.used >> slot & 1 or not box.when_used >> card & 1:
                        found |= box.cards[card].object_provides
    return found


def provided(state: Position, card: int) -> int:
    """Gives what a card of a hand, the Board or the Satchel provides; at the step "resource", once it is applied."""
    printed = state.box.cards[card]
    for number in printed.effects:
        if state.box.effects[number].step == AT_RESOURCE and not state.applied >> number & 1:
            return 0
    return printed.provides


def fog_beside(state: Position, cell: int) -> list[int]:
    """Lists the fog cards to which an arrow of a terrain points (7C-SOURCE-2, G-84)."""
    fog = state.fog
    found: list[int] = []
    for _, there in state.box.led[state.cells[cell]][cell]:
        if fog[there] > 0:
            found.append(there)
    return found


def number_beyond(state: Position, cell: int) -> int:
    """Finds the number in the box of an arrow that points to a cell (7C-EXPLORE-2)."""
    box = state.box
    for side, there in box.around[cell]:
        if state.cells[there] >= 0:
            number = box.cards[state.cells[there]].exits[OPPOSITE[side]]
            if number != NONE:
                return number
    return box.number_at.get((state.sheet, cell), NONE)


# The series of terrains (7C-MOVE-2)


def accessible(state: Position, cell: int) -> list[int]:
    """Lists the cells of all terrains that a continuous series of terrains joins to this one (7C-MOVE-2, G-83)."""
    seen = [cell]
    known = 1 << cell
    cells = state.cells
    around = state.box.around
    for here in seen:
        for side, there in around[here]:
            if cells[there] >= 0 and not known >> there & 1 and joined(state, here, there, side):
                known |= 1 << there
                seen.append(there)
    del seen[0]
    seen.sort()
    return seen


def has_neighbour(state: Position, cell: int) -> bool:
    """Tells whether any other terrain is accessible from one: then one beside it is (G-129)."""
    for side, there in state.box.around[cell]:  # noqa: SIM110 (asked with every action that travels)
        if joined(state, cell, there, side):
            return True
    return False


def joined(state: Position, here: int, there: int, side: int) -> bool:
    """Tells whether the terrain of a cell is joined to the one at a side of it."""
    if state.cells[there] < 0:
        return False
    box = state.box
    near, far = box.cards[state.cells[here]], box.cards[state.cells[there]]
    if far.type != TERRAIN or near.closed >> side & 1 or far.closed >> OPPOSITE[side] & 1:
        return False
    if state.rules.by_arrows:
        return near.exits[side] != NONE or far.exits[OPPOSITE[side]] != NONE
    return True


# Fog


def fog_zone(value: int) -> int:
    """Tells the zone of a fog card from what lies on its cell."""
    return (value - 1) % _NUMBER_OF_ZONES


def lay_fog(state: Position, cell: int) -> None:
    """An Exploration card comes to each free place to which an arrow of a terrain points (7C-TERRAIN-2, -3, -5)."""
    box = state.box
    cells = state.cells
    fog = state.fog
    terrain = cells[cell]
    zone = box.cards[terrain].zone
    limited = state.rules.most_places
    left = in_pile(state, zone)
    for side, there in box.led[terrain][cell]:
        if cells[there] >= 0 or fog[there]:
            continue
        if limited and full(state):
            state.unfilled = 1
            continue
        if not left and _refill(state, zone):
            left = in_pile(state, zone)
        if left:
            fog[there] = 1 + zone + _NUMBER_OF_ZONES * state.epoch
            left -= 1
            if state.log is not None:
                state.tell(events.FOGGED, there, terrain, FOG_SPOT + side)
        else:
            state.unfilled = 1


def full(state: Position) -> bool:
    """Tells whether every place of a table of limited size is taken (G-94)."""
    most = state.rules.most_places
    if not most:
        return False
    taken = sum(card >= 0 or fog != 0 for card, fog in zip(state.cells, state.fog, strict=True))
    return taken >= most


def waits_for_room(state: Position) -> bool:
    """Tells whether a card finds no place on the table (7C-SPACE-1)."""
    return bool(state.shelved or (state.unfilled and full(state)))


def in_pile(state: Position, zone: int) -> int:
    """Counts the Exploration cards of a zone that do not lie on the Board."""
    if state.epoch:
        laid = sum(value > 0 and fog_zone(value) == zone for value in state.fog)
    else:
        laid = state.fog.count(1 + zone)
    return (state.piles[STOCK] & state.box.zones[zone]).bit_count() - laid


def _refill(state: Position, zone: int) -> bool:
    """The zone's cards of the Past are shuffled into its empty pile (G-88)."""
    back = state.piles[PAST] & state.box.zones[zone]
    state.piles[PAST] ^= back
    state.piles[STOCK] |= back
    if back:
        shuffled_back(state, back)
    return bool(back)


def fill_places(state: Position) -> None:
    """Places that waited for an Exploration card get one as soon as there is one; shelved cards come first (G-88)."""
    state.unfilled = 0
    for card, cell in state.shelved:
        if not full(state):
            state.shelved = [row for row in state.shelved if row[0] != card]
            put(state, card, cell)
    for cell in terrains(state):
        lay_fog(state, cell)


def fog_weights(state: Position, cell: int) -> Chances:
    """Tells how likely each unseen card is to lie under the fog of a cell.

    All ways to lay different unseen cards under the fog, each one in its pile when the fog was laid, are equally
    likely. Fog that was laid later has more cards to choose from; so the ways are counted from the oldest fog on.
    """
    laid = state.fog[cell]
    zone = fog_zone(laid)
    unseen = cards_of(state.piles[STOCK] & state.box.zones[zone])
    if not state.entered:
        return energy.even_draw(state.piles[STOCK] & state.box.zones[zone])
    entered = dict(state.entered)
    others = sorted(
        fog_epoch(value)
        for place, value in enumerate(state.fog)
        if place != cell and value > 0 and fog_zone(value) == zone
    )
    weights: Weights = []
    for card in unseen:
        since = entered.get(card, 0)
        if since > fog_epoch(laid):
            continue
        ways = 1
        for n, epoch in enumerate(others):
            choices = sum(entered.get(other, 0) <= epoch for other in unseen)
            ways *= choices - n - (since <= epoch)
        weights.append((CARD.base + card, ways))
    return weights


def fog_epoch(value: int) -> int:
    """Tells when the fog of a cell was laid."""
    return (value - 1) // _NUMBER_OF_ZONES


# Putting cards into play


def put(state: Position, card: int, cell: int) -> None:
    """A card that holds a place comes to it; on a full table it waits until there is room (G-94)."""
    if state.cells[cell] < 0 and not state.fog[cell] and full(state):
        state.shelved.append((card, cell))
        state.tell(events.SHELVED, card)
    elif state.box.cards[card].type == TERRAIN:
        put_terrain(state, card, cell)
    else:
        free_place(state, cell)
        state.shift(card, OPEN, BOARD)
        state.cells[cell] = card
        tell_where(state, events.PLACED, cell, card)


def put_terrain(state: Position, card: int, cell: int) -> None:
    """A terrain comes to its place; no figure moves (7C-TERRAIN-1, -4, G-86, G-132)."""
    free_place(state, cell)
    state.shift(card, OPEN, BOARD)
    state.cells[cell] = card
    tell_where(state, events.PLACED, cell, card)
    orphaned_fog(state)
    lay_fog(state, cell)
    if state.box.triggers[ON_TERRAIN_PLACED]:
        state.stack.append((steps.TRIGGER, ON_TERRAIN_PLACED, NONE, 0))


def free_place(state: Position, cell: int) -> None:
    """Whatever lies where a card is put leaves: a terrain to the Past, fog and events to their decks."""
    state.fog[cell] = 0
    old = state.cells[cell]
    if old >= 0:
        state.cells[cell] = NONE
        if state.box.cards[old].type == TERRAIN:
            discard(state, old, BOARD)
        else:
            return_card(state, old, BOARD)


def orphaned_fog(state: Position) -> None:
    """A fog card to which no arrow points any more is returned to its zone (7C-SPACE-4, G-131)."""
    box = state.box
    fog = state.fog
    for cell in compress(range(len(fog)), fog):
        if fog[cell] == BEING_FREED:
            continue
        for side, there in box.around[cell]:
            if is_terrain(state, there) and box.cards[state.cells[there]].exits[OPPOSITE[side]] != NONE:
                break
        else:
            fog[cell] = 0


def attach(state: Position, card: int, cell: int) -> None:
    """An event that holds no place is linked to the terrain of a cell (7C-PERM-1, G-85)."""
    state.shift(card, OPEN, BOARD)
    state.attached.append((card, cell))
    tell_where(state, events.PLACED, cell, card)


def take_off(state: Position, card: int) -> int:
    """Takes a card off the Board, whose pile it leaves afterwards; gives the cell that it held, or NONE."""
    for row in state.attached:
        if row[0] == card:
            state.attached.remove(row)
            return NONE
    cell = state.cells.index(card)
    state.cells[cell] = NONE
    return cell


def leave(state: Position, stays: int, *, to_past: bool) -> None:
    """All cards leave the Board but the terrain of one cell: events to the Past, terrains there or to their deck.

    What waits for a place on a full table is part of it, and fog goes back to its zones (7C-SAVE-2, G-94, G-95).
    """
    old = state.cells
    state.cells = [NONE] * len(old)
    there = state.piles[BOARD]
    if stays != NONE and old[stays] >= 0:
        there ^= 1 << old[stays]
        state.cells[stays], old[stays] = old[stays], NONE
    leaving = [(card, BOARD) for card in old if card >= 0] if there else []
    leaving += [(card, BOARD) for card, _ in state.attached]
    leaving += [(card, OPEN) for card, _ in state.shelved]
    state.attached = []
    state.shelved = []
    state.staying = []
    state.fog = [0] * len(state.fog)
    for card, pile in leaving:
        if state.box.cards[card].type == TERRAIN and not to_past:
            return_card(state, card, pile)
        else:
            discard(state, card, pile)


# Numbers


def available(state: Position, number: int) -> int:
    """Gives the cards of a number that may be taken: green ones, or gold ones if there is none (7C-TAKE-2 to -4)."""
    stock = state.piles[STOCK]
    greens = stock & state.box.greens[number]
    if state.unseen and greens.bit_count() <= len(suspects(state, number)):
        greens = 0
    return greens or stock & state.box.golds[number]


def suspects(state: Position, number: int) -> list[int]:
    """Gives for each banishing of a card of a number that nobody saw the cards that it can have been (7C-BANISH-3)."""
    found: dict[int, int] = {}
    for banishing, card in state.unseen:
        if state.box.cards[card].number == number:
            found[banishing] = found.get(banishing, 0) | 1 << card
    return list(found.values())


def take_weights(state: Position, number: int) -> Chances:
    """Tells how likely each card of a number is to be taken (7C-TAKE-2).

    All ways in which different cards can have been banished unseen are equally likely; each later banishing could have
    been any card that an earlier one could, so that the ways are counted from the first one on.
    """
    found = available(state, number)
    banished = suspects(state, number) if state.unseen and found & state.box.greens[number] else []
    if not banished:
        return energy.even_draw(found)
    weights: Weights = []
    for card in cards_of(found):
        ways = 1
        for n, could_be in enumerate(banished):
            ways *= (could_be & ~(1 << card)).bit_count() - n
        if ways > 0:
            weights.append((CARD.base + card, ways))
    return weights


# Events that walk


def home(state: Position, card: int) -> int:
    """Finds the cell of an event: that of its terrain, or the one that it holds."""
    for event, cell in state.attached:
        if event == card:
            return cell
    return state.cells.index(card)


def steps_to_figures(state: Position, cell: int, seats: list[int]) -> list[int]:
    """Counts the steps over adjacent terrains from a cell to each figure of some players that can be reached."""
    reached = distances(state, cell)
    return [reached[state.figure[seat]] for seat in seats if state.figure[seat] in reached]


def distances(state: Position, cell: int) -> dict[int, int]:
    """Counts the steps over adjacent terrains from a cell to each terrain that can be reached."""
    reached = {cell: 0}
    queue = [cell]
    for here in queue:
        for side, there in state.box.around[here]:
            if there not in reached and is_terrain(state, there):
                if is_terrain(state, here) and not joined(state, here, there, side):
                    continue
                reached[there] = reached[here] + 1
                queue.append(there)
    return reached


def towards_figure(state: Position, cell: int) -> int:
    """Finds the next terrain from one towards the nearest figure; ties go by seat from the active player, then by side.

    NONE if a figure stands there already, or none can be reached.
    """
    nearest = NONE
    target = NONE
    for seat in state.clockwise(state.active):
        there = state.figure[seat]
        steps_there = distances(state, there).get(cell, NONE)
        if steps_there != NONE and (nearest == NONE or steps_there < nearest):
            nearest, target = steps_there, there
    if nearest <= 0:
        return NONE
    known = distances(state, target)
    for side, there in state.box.around[cell]:
        if known.get(there, NONE) == nearest - 1 and joined(state, cell, there, side):
            return there
    return NONE


def far_from_figures(state: Position) -> int:
    """Finds the terrain that is farthest from the nearest figure, the first by place if several are; else NONE.

    It is one that can be reached from a figure; where figures stand on all of these, there is none.
    """
    nearest: dict[int, int] = {}
    for seat in state.in_play():
        for cell, steps_there in distances(state, state.figure[seat]).items():
            nearest[cell] = min(steps_there, nearest.get(cell, steps_there))
    farthest = max(nearest, key=lambda cell: (nearest[cell], -cell))
    return farthest if nearest[farthest] else NONE
