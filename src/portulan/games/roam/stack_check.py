"""The steps that wait on the stack: in which order they can lie, and what they must find on the table.

A file that was altered is refused here, before any of its steps is run: each check holds in every position of a match,
and together they see to it that the match can be played on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.engine.stack_orders import StackOrders, waiting
from portulan.games.roam import claims, deck, frames
from portulan.games.roam.deck import TO_TOP
from portulan.games.roam.map import SLOT_SQUARES
from portulan.games.roam.options import STAY
from portulan.games.roam.position import NOBODY, NONE, Position

_ORDERS: Final = StackOrders(
    "coins;(choose first;)?(choose side;)*(offer;)*(deal;)*",
    "phase over;(after;)?(at;|fill;)?",
    "phase over;after;slide to;",
    "phase over;after;use;(before;(slide to;|early rest;|rest;start;)?)?",
    "phase over;use;(early rest;)?",
    "end of turn;(market;){1,2}(offer;)?",  # earlier rules asked twice without a completed card
    "end of turn;(market;)?(resolve;)*claim;(market;(offer;)?)?",
    "end of turn;(market;)?(claim;|(resolve;)*)(bid;(before claim;)?|deal;|reveal;)",
)
"""The orders in which steps wait, from the bottom of the stack to the top, written by their names."""

_OF_THE_ACTIVE: Final = (
    frames.START,
    frames.REST,
    frames.EARLY_REST,
    frames.BEFORE,
    frames.USE,
    frames.AT,
    frames.FILL,
    frames.AFTER,
    frames.SLIDE_TO,
    frames.PHASE_OVER,
    frames.CLAIM,
    frames.RESOLVE,
    frames.BEFORE_CLAIM,
    frames.MARKET,
    frames.END_OF_TURN,
)
"""Steps that belong to the player whose turn it is."""


def stack_faults(state: Position) -> Iterator[str]:
    """Names what cannot be about the stack; begins with what the later checks rely on, and stops there."""
    if not state.stack:
        return
    if not _ORDERS.allow(state):
        yield "the steps that wait are in no order of the rules (RO-TURN-3)"
        return
    if any(frame[1] != state.active for frame in waiting(state, *_OF_THE_ACTIVE)):
        yield "somebody acts in the turn of another player (RO-TURN-1)"
    yield from _set_up(state)
    yield from _coming(state)
    yield from _use(state)
    yield from _claims(state)
    yield from _auction(state)


def _set_up(state: Position) -> Iterator[str]:
    """Sides are chosen before the first turn, by those who have none yet (RO-SETUP-8)."""
    choosing = [frame[1] for frame in waiting(state, frames.CHOOSE_SIDE)]
    without = [seat for seat, side in enumerate(state.sides) if side == NONE]
    if sorted(choosing) != without:
        yield "the sides that are free are chosen by others (RO-SETUP-8)"
    played = state.turn or state.taken or any(state.coins) or any(state.tiles) or state.used != NONE
    if played and waiting(state, frames.COINS):
        yield "the set-up goes on after turns were played (RO-SETUP-12)"


def _coming(state: Position) -> Iterator[str]:
    """Cards come to vacant slots at set-up and to the top of the deck, tiles to gaps, while there are any."""
    places = [frame[1] for frame in waiting(state, frames.DEAL)]
    bare = [*(card == NONE for card in state.slots), state.top == NONE]
    if len(places) > min(len(set(places)), state.deck.bit_count()) or not all(
        bare[place] for place in places
    ):
        yield "a card is dealt to where one lies, or from an empty deck (RO-INFO-2)"
    if any(place != TO_TOP for place in places) and not waiting(state, frames.COINS):
        yield "cards are dealt to the map after the set-up (RO-SETUP-5)"
    gaps = [frame[1] for frame in waiting(state, frames.OFFER)]
    free = [place for place, tile in enumerate(state.market) if tile == NONE]
    if len(gaps) > min(len(set(gaps)), state.pile.bit_count()) or not set(gaps) <= set(free):
        yield "a tile is offered where one lies, or from an empty pile (RO-ART-6)"
    if waiting(state, frames.MARKET) and not state.rules.full:
        yield "there is no market in the basic game (RO-SETUP-14)"


def _use(state: Position) -> Iterator[str]:
    """A turn uses one character: it is ready before, and lies as it was turned (RO-TURN-2, RO-PLACE-2)."""
    seat = state.active
    acting = bool(waiting(state, frames.PHASE_OVER))
    to_come = bool(waiting(state, frames.USE))
    if acting and to_come != (state.used == NONE):
        yield "a character is used twice in a turn, or not at all (RO-TURN-2)"
    if to_come and (state.covered or state.spare):
        yield "a shape lies on the map before its character is used (RO-PLACE-1)"
    if to_come and not state.ready[seat] and not waiting(state, frames.REST):
        yield "no character is ready to be used (RO-REST-1)"
    for _, _, shape, filling in waiting(state, frames.AT):
        if shape != 4 * state.used + (state.sides[seat] + state.turned & 3):
            yield "another shape is laid than that of the character (RO-PLACE-2)"
        if filling and not state.rules.zero_forbidden:
            yield "a shape need not cover a vacant square (RO-PLACE-8)"
    for _, _, squares in waiting(state, frames.FILL):
        taken = state.blocked(seat) if state.rules.stacking else state.taken
        if not squares or squares & ~state.covered or squares & taken:
            yield "a marker is placed where none can lie (RO-SUPPLY-2)"
    for _, _, square, level in waiting(state, frames.SLIDE_TO):
        if not (state.stacked() if level else state.taken) >> square & 1:
            yield "a marker slides that is not there (RO-ARTSLIDE-1)"


def _claims(state: Position) -> Iterator[str]:
    """Every completed card is resolved at the end of the turn, once (RO-CLAIM-1, RO-CLAIM-5)."""
    complete = {slot for slot, squares in enumerate(SLOT_SQUARES) if state.taken & squares == squares}
    resolved = [frame[2] for frame in waiting(state, frames.RESOLVE)]
    now = [frame[2] for frame in waiting(state, frames.BID, frames.REVEAL)]
    if len(resolved) + len(now) != len({*resolved, *now}) or not complete.issuperset((*resolved, *now)):
        yield "a card is resolved that is not complete, or twice (RO-CLAIM-1)"
    awaited = {*resolved, *now}
    for _, _, settled in waiting(state, frames.CLAIM):
        chosen = {slot for slot in complete if settled >> slot & 1}
        if state.rules.order_upfront and chosen != set(resolved):
            yield "cards are chosen that do not wait to be resolved (RO-CLAIM-6)"
        if not chosen.issuperset(now):
            yield "a card that is being resolved can be chosen again (RO-CLAIM-7)"
        awaited |= complete - chosen
    if waiting(state, frames.END_OF_TURN) and complete - awaited and state.rules.all_pass != STAY:
        yield "a completed card is left out (RO-CLAIM-1)"


def _auction(state: Position) -> Iterator[str]:
    """Only players tied for the most markers bid, each once, and the highest bid can be paid (RO-AUCTION-1, -6)."""
    for _, bidder, slot, following, highest, leader in waiting(state, frames.BID):
        counts = claims.markers_on(state, slot)
        tied = {seat for seat, number in enumerate(counts) if number == max(counts)}
        to_bid = {seat for seat in range(4) if following >> seat & 1}
        if not tied.issuperset((bidder, *to_bid)) or bidder in to_bid:
            yield "somebody bids who is not tied for the most markers (RO-AUCTION-1)"
        if (leader == NOBODY) != (highest < 0):
            yield "the highest bid is nobody's (RO-AUCTION-5)"
        elif leader != NOBODY and (leader not in tied - to_bid - {bidder} or highest > state.coins[leader]):
            yield "the highest bid cannot be paid by who made it (RO-AUCTION-6)"
    for _, seat in waiting(state, frames.BEFORE_CLAIM):
        if any(frame[1] != seat for frame in waiting(state, frames.BID)):
            yield "somebody prepares for the bid of another player (RO-ART-12)"
    for _, _, slot, _ in waiting(state, frames.REVEAL):
        alike = deck.alike(state, slot) if state.slots[slot] != NONE else 0
        if state.rules.scroll_public or not alike & alike - 1:
            yield "a card is looked at that everybody knows (RO-INFO-3)"
