"""What a seat cannot know, dealt anew: hands, packs, face-down discards, cards of the hut (contract 5)."""

from __future__ import annotations

import random

from portulan.games.near_and_far import steps
from portulan.games.near_and_far.position import Position, bits


def shuffle(state: Position, seat: int | None, rng: random.Random) -> None:
    """Replaces all artifacts that the seat cannot see by others of the same deck; what remains is the deck.

    How many cards of which deck somebody has is not hidden, so each deck is dealt by itself.
    """
    for tier in (state.box.basic, state.box.advanced):
        _shuffle_artifacts(state, seat, rng, tier)
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


def _shuffle_artifacts(state: Position, seat: int | None, rng: random.Random, tier: int) -> None:
    """Deals one deck anew."""
    others = [other for other in range(state.players) if other != seat]
    hidden = [state.deck & tier]
    for other in others:
        hidden += [state.hand[other] & tier, state.pack[other] & tier]
        if not state.rules.open_discards:
            hidden.append(state.tossed[other] & tier)
    drawn = state.drawn & tier if state.drawn and drawer(state) != seat else 0
    pool = bits(sum(hidden) | drawn)
    rng.shuffle(pool)

    def dealt(cards: int) -> int:
        return sum(1 << pool.pop() for _ in range((cards & tier).bit_count()))

    for other in others:
        state.hand[other] = state.hand[other] & ~tier | dealt(state.hand[other])
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
