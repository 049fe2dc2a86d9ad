"""What a seat cannot know, dealt anew: hands, packs, face-down discards, cards of the hut (contract 5)."""

from __future__ import annotations

import random

from portulan.engine.steps import Decision
from portulan.games.near_and_far import artifacts, steps
from portulan.games.near_and_far.moves import BUY
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import NOBODY


def shuffle(state: Position, seat: int | None, rng: random.Random) -> None:
    """Replaces all artifacts that the seat cannot see by others of the same deck; what remains is the deck.

    How many cards of which deck somebody has is not hidden, so each deck is dealt by itself.
    """
    bargain = _bargain(state, seat, rng)
    for tier in (state.box.basic, state.box.advanced):
        _shuffle_artifacts(state, seat, rng, tier, bargain & tier)
    if state.stack and state.stack[-1][0] == steps.OPENING:
        for other in range(state.players):
            if other != seat:
                _lay_out(state, other, rng)
    if state.hut_cards and seat != visitor(state):
        count = state.hut_cards.bit_count()
        pool = bits(state.hut_cards | state.treasure_deck)
        rng.shuffle(pool)
        state.hut_cards = sum(1 << card for card in pool[:count])
        state.treasure_deck = sum(1 << card for card in pool[count:])


def _unseen(state: Position, seat: int | None) -> int:
    """Gives the artifacts that the seat cannot see."""
    found = state.deck
    for other in range(state.players):
        if other != seat:
            found |= state.hand[other] | state.pack[other]
            if not state.rules.open_discards:
                found |= state.tossed[other]
    return found | state.drawn if drawer(state) != seat else found


def _bargain(state: Position, seat: int | None, rng: random.Random) -> int:
    """Gives a card that the active player could buy, where everybody can see that he holds one; else nothing.

    A decision with one answer is not asked (NF-TURN-6). Where it is, with no ability to be used beside it, the hand
    has something that can be paid for. No view can hide it: the next player is not asked yet. It would take a question
    to everybody who might hold such a card by what is public, which is at the end of one turn in three; those who do
    are asked in one of fifty.
    """
    step, buyer = state.step, artifacts.buyer(state)
    if buyer in (NOBODY, seat) or not isinstance(step, Decision) or step.always:
        return 0
    frame = state.stack[-1]
    if frame[0] in artifacts.NOT_BESIDE or frame[1] != buyer or len(step.moves(state, frame)) != 1:
        return 0
    free = artifacts.free_moves(state, buyer)
    if not free or any(move not in BUY for move in free):
        return 0
    held = state.hand[buyer]
    decks = sum(tier for tier in (state.box.basic, state.box.advanced) if held & tier)
    could: list[int] = []
    for card in bits(_unseen(state, seat) & decks):
        state.hand[buyer] = 1 << card
        if not artifacts.against_purchase(state, buyer, card):
            could.append(card)
    state.hand[buyer] = held
    return 1 << rng.choice(could)


def _shuffle_artifacts(
    state: Position, seat: int | None, rng: random.Random, tier: int, bargain: int
) -> None:
    """Deals one deck anew; a card that the active player is known to hold stays with him."""
    others = [other for other in range(state.players) if other != seat]
    drawn = state.drawn & tier if state.drawn and drawer(state) != seat else 0
    pool = bits(_unseen(state, seat) & tier & ~bargain)
    rng.shuffle(pool)

    def dealt(cards: int, known: int = 0) -> int:
        number = (cards & tier).bit_count() - known.bit_count()
        return sum(1 << pool.pop() for _ in range(number)) | known

    for other in others:
        known = bargain if other == state.active else 0
        state.hand[other] = state.hand[other] & ~tier | dealt(state.hand[other], known)
        before = state.pack[other]
        state.pack[other] = before & ~tier | dealt(before)
        picked = state.picked[other]
        if picked >= 0 and before >> picked & 1 and tier >> picked & 1:
            state.picked[other] = rng.choice(bits(state.pack[other] & tier))
        if not state.rules.open_discards:
            state.tossed[other] = state.tossed[other] & ~tier | dealt(state.tossed[other])
    if drawn:
        state.drawn = state.drawn & ~tier | dealt(drawn)
    state.deck = state.deck & ~tier | sum(1 << card for card in pool)


def _lay_out(state: Position, seat: int, rng: random.Random) -> None:
    """Guesses what somebody lays out for the opening discard.

    Who is ready keeps one advanced card at most; who is not still holds a card, or there were nothing left to decide.
    """
    state.laid[seat] = sum(1 << card for card in bits(state.hand[seat]) if rng.random() < 0.5)
    advanced = bits(state.hand[seat] & state.box.advanced)
    if state.ready[seat]:
        state.laid[seat] |= 1 << rng.choice(advanced)
    elif state.laid[seat] == state.hand[seat]:
        state.laid[seat] ^= 1 << rng.choice(bits(state.hand[seat]))


def drawer(state: Position) -> int:
    """Gives the seat that looks at drawn artifacts."""
    for frame in reversed(state.stack):
        if frame[0] in (steps.KEEP, steps.DRAW, steps.DRAW_CARD):
            return frame[1]
    return state.active


def visitor(state: Position) -> int:
    """Gives the seat that looks at treasures in the hut."""
    for frame in reversed(state.stack):
        if frame[0] in (steps.HUT_PICK, steps.HUT_DRAW, steps.HUT_SEE):
            return frame[1]
    return state.active
