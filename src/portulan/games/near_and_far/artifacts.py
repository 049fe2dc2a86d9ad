"""Artifacts: drawing, keeping and discarding them, buying them at any time of one's turn (NF-ARTIFACT, NF-STORE)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame, Weights
from portulan.games.near_and_far import effects, entries, events, payments, rolls, steps
from portulan.games.near_and_far.box import MOST_ASKED
from portulan.games.near_and_far.moves import BUY, DEALT, DISCARD, DRAW, INVOKE, KEEP
from portulan.games.near_and_far.position import Position, chances_of, even
from portulan.games.near_and_far.terms import NOBODY

_DEALT: Final = even(DEALT)

# Drawing

_SPLITS: Final = DRAW.fields[1].size


def begin_draw(state: Position, seat: int, n: int, deck: str) -> None:
    """Has artifacts drawn from one deck, or from both as the player announces (NF-STORE-2)."""
    if deck == "basic":
        push_draw(state, seat, n, 0)
    elif deck == "advanced":
        push_draw(state, seat, 0, n)
    else:
        state.stack.append((steps.SPLIT, seat, n, 0))


def push_draw(state: Position, seat: int, basic: int, advanced: int) -> None:
    """Has so many cards drawn one by one; then each is kept or discarded."""
    state.tell(events.DRAWS, seat, basic, advanced)
    state.stack.append((steps.KEEP, seat))
    state.stack.append((steps.DRAW, seat, basic, advanced))


def in_deck(state: Position, advanced: int) -> int:
    """Gathers the cards of a deck, as bits."""
    return state.deck & (state.box.advanced if advanced else state.box.basic)


def in_reach(state: Position, advanced: int) -> int:
    """Counts the cards that can be drawn from a deck, its discards included if they are shuffled back (G-65)."""
    tier = state.box.advanced if advanced else state.box.basic
    cards = state.deck & tier
    if state.rules.reshuffle:
        cards |= state.tossed_cards() & tier
    return cards.bit_count()


def against_split(state: Position, frame: Frame, move: int) -> str:
    """All counts are announced first, and as many cards as there are must be drawn (NF-STORE-2, G-66)."""
    return "" if move in split_moves(state, frame) else "NF-STORE-2"


def split_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the ways to split a draw over both decks."""
    _, _, n, fewer = frame
    basic, advanced = in_reach(state, 0), in_reach(state, 1)
    most = min(n, basic + advanced)
    return [
        DRAW.base + (total - other) * _SPLITS + other
        for total in (range(1, most + 1) if fewer else (most,))
        for other in range(max(0, total - basic), min(total, advanced) + 1)
    ]


def split(state: Position, frame: Frame, move: int) -> None:
    """So many cards are drawn from each deck."""
    push_draw(state, frame[1], *DRAW.values(move))


def draw(state: Position, frame: Frame) -> None:
    """Draws the next card: basic ones first."""
    _, seat, basic, advanced = frame
    if not basic and not advanced:
        return
    tier = 0 if basic else 1
    left = (basic - 1, advanced) if basic else (basic, advanced - 1)
    if not in_deck(state, tier):
        reshuffle(state, tier)
    state.stack.append((steps.DRAW, seat, *left))
    if in_deck(state, tier):
        state.stack.append((steps.DRAW_CARD, seat, tier))


def reshuffle(state: Position, advanced: int) -> None:
    """The discards of a deck are shuffled into it, if the table plays so (G-65)."""
    tier = state.box.advanced if advanced else state.box.basic
    back = state.tossed_cards() & tier if state.rules.reshuffle else 0
    if back:
        state.deck |= back
        state.tossed = [cards & ~back for cards in state.tossed]
        state.tell(events.RESHUFFLED, events.ARTIFACT_PILE)


def draw_weights(state: Position, frame: Frame) -> Weights:
    """Every card of the deck is equally likely."""
    return chances_of(_DEALT, in_deck(state, frame[2]))


def draw_card(state: Position, frame: Frame, outcome: int) -> None:
    """The player looks at the card."""
    card = DEALT.index(outcome)
    state.deck &= ~(1 << card)
    state.drawn |= 1 << card
    state.tell(events.DEALT, frame[1], card)


# Keeping (NF-STORE-3)


def next_drawn(state: Position) -> int:
    """Gives the drawn card that is decided on."""
    return (state.drawn & -state.drawn).bit_length() - 1


def against_keep(state: Position, frame: Frame, move: int) -> str:
    """The drawn cards are kept or discarded one by one."""
    card = KEEP.index(move) if move in KEEP else DISCARD.index(move)
    return "" if state.drawn and card == next_drawn(state) else "NF-STORE-3"


def keep_moves(state: Position, frame: Frame) -> list[int]:
    """To keep the card, or to discard it."""
    if not state.drawn:
        return []
    card = next_drawn(state)
    return [KEEP.base + card, DISCARD.base + card]


def keep(state: Position, frame: Frame, move: int) -> None:
    """A card goes to the hand, or face down to the discards (NF-STORE-3, NF-STORE-4)."""
    seat = frame[1]
    kept = move in KEEP
    card = KEEP.index(move) if kept else DISCARD.index(move)
    state.drawn &= ~(1 << card)
    if not kept:
        toss(state, seat, card)
    elif state.round:
        state.hand[seat] |= 1 << card
        state.tell(events.KEPT, seat, card)
    else:
        state.pack[seat] |= 1 << card
        state.tell(events.KEPT, seat, card)
    if state.drawn:
        state.stack.append(frame)


def toss(state: Position, seat: int, card: int) -> None:
    """A player discards an artifact, face down unless the table plays openly (NF-DRAFT-5, G-14)."""
    state.tossed[seat] |= 1 << card
    state.tell(events.DISCARDED_OPENLY if state.rules.open_discards else events.DISCARDED, seat, card)


# Free actions of the active player (NF-TURN-6, NF-TURN-7)


NOT_BESIDE: Final = (
    *(steps.TRADE, steps.REPUTATION, steps.PAY, steps.PASS_COST, steps.RETURN_ANIMAL, steps.DROP),
)
"""Decisions in the middle of a payment, beside which nothing is bought: goods could be spent twice (G-26, G-50)."""


def buyer(state: Position) -> int:
    """Names whoever may buy now: the active player, until the end of his turn or a lost threat (G-26, G-93)."""
    stack = state.stack
    return state.active if state.round and len(stack) > 1 and stack[1][0] == steps.END else NOBODY


def against_purchase(state: Position, seat: int, card: int) -> str:
    """An artifact is bought from the hand, if its price can be paid and its requirement is met (NF-ARTIFACT)."""
    if not state.hand[seat] >> card & 1:
        return "NF-ARTIFACT-1"
    if rolls.is_open(state) and not state.rules.buy_during_roll:
        return "NF-TURN-6"
    low, high = state.box.rep_min[card], state.box.rep_max[card]
    if low is not None and state.rep[seat] < low:
        return "NF-ARTIFACT-7"
    if high is not None and state.rep[seat] > high:
        return "NF-ARTIFACT-6"
    return "" if payments.can_pay(state, seat, state.box.cost[card]) else "NF-ARTIFACT-1"


def against_free(state: Position, seat: int, move: int) -> str:
    """Names the clause against a free action."""
    if seat != state.active:
        return "NF-TURN-7"
    if move in BUY:
        return against_purchase(state, seat, BUY.index(move))
    return effects.against_use(state, seat, move)


def free_moves(state: Position, seat: int) -> list[int]:
    """Lists the free actions of a player."""
    found: list[int] = []
    hand = state.hand[seat]
    if hand:
        # Most cards are out of reach by their goods alone; only the others are looked at closely.
        money, food, green, blue, red, yellow = state.box.affordable
        most = MOST_ASKED
        n = state.coins[seat] + state.gems[seat]
        hand &= money[n if n < most else most]
        n = state.food[seat]
        hand &= food[n if n < most else most]
        if hand:
            tokens = state.tokens
            first = seat * 4
            for cards, n in (
                (green, tokens[first]),
                (blue, tokens[first + 1]),
                (red, tokens[first + 2]),
                (yellow, tokens[first + 3]),
            ):
                hand &= cards[n if n < most else most]
        while hand:
            low = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            if not against_purchase(state, seat, card):
                found.append(BUY.base + card)
    artifacts, treasures, world, talents = state.box.own_turn
    if (
        state.bought[seat] & artifacts
        or state.treasures[seat] & treasures
        or state.world[seat] & world
        or state.talents[seat] & talents
    ):
        found += [INVOKE.base + card for card in effects.usable(state, seat, "own-turn")]
    return found


def free_action(state: Position, seat: int, move: int) -> None:
    """An artifact is bought, or an ability is used."""
    if move in BUY:
        buy(state, seat, BUY.index(move))
    else:
        effects.use(state, seat, INVOKE.index(move), "own-turn")


def buy(state: Position, seat: int, card: int) -> None:
    """The card lies face up, and works from now on (NF-ARTIFACT-4)."""
    state.hand[seat] &= ~(1 << card)
    state.bought[seat] |= 1 << card
    state.tell(events.BOUGHT, seat, card)
    for number, effect in enumerate(state.box.effects[card]):
        if isinstance(effect, entries.On) and effect.event == "buy-self":
            effects.happen(state, seat, card, number)
    payments.pay(state, seat, state.box.cost[card])
