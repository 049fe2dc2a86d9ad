"""Experience: advanced skills are acquired when a card offers it, and paid with the cards that carry points (7C-XP)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import board, events, steps
from portulan.games.seventh_continent.conditions import experience, experience_cards
from portulan.games.seventh_continent.moves import BUY, DONE, PICK, TO
from portulan.games.seventh_continent.options import XP_TO_DISCARD, XP_TO_HAND
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import AFTER_BANISH
from portulan.games.seventh_continent.terms import BANISHED, DECK, DISCARD, HAND, NONE, OUT, SKILL


def buy_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the advanced skills that can be paid, and to stop (7C-XP-3, DP-34)."""
    cards = state.box.cards
    points = experience(state)
    found = [
        BUY.base + card
        for card in cards_of(state.piles[OUT] & state.box.of_type[SKILL])
        if cards[card].advanced and cards[card].xp <= points and learners(state, card)
    ]
    return [*found, DONE.base] if found else []


def against_buy(state: Position, frame: Frame, chosen: int) -> str:
    """An advanced skill, at its acquisition cost."""
    return "" if chosen in buy_moves(state, frame) else "7C-XP-3"


def buy(state: Position, frame: Frame, chosen: int) -> None:
    """The skill is paid for, then it enriches the Action Deck; another one may follow (7C-XP-4)."""
    if chosen in BUY:
        card = BUY.index(chosen)
        state.stack.append(frame)
        state.stack.append((steps.LEARNER, frame[1], card))
        state.stack.append((steps.PAY, frame[1], card, state.box.cards[card].xp, NONE))


# Paying


def pay_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the cards that may be spent next, in their order, as long as those that follow can make up the rest."""
    _, _, _, due, after = frame
    found: list[int] = []
    rest = 0
    for card in reversed(experience_cards(state)):
        rest += state.box.cards[card].xp
        if card > after and rest >= due > 0:
            found.append(PICK.base + card)
    found.reverse()
    return found


def against_pay(state: Position, frame: Frame, chosen: int) -> str:
    """A card with experience points."""
    return "" if chosen in pay_moves(state, frame) else "7C-XP-3"


def pay(state: Position, frame: Frame, chosen: int) -> None:
    """A spent card is banished or discarded as it says; no change is given back (G-97)."""
    step, seat, skill, due, _ = frame
    card = PICK.index(chosen)
    printed = state.box.cards[card]
    state.stack.append((step, seat, skill, max(0, due - printed.xp), card))
    pile = state.pile_of(card)
    if printed.after == AFTER_BANISH:
        state.shift(card, pile, BANISHED)
        state.tell(events.BANISHED, card)
    else:
        board.discard(state, card, pile)


# Where the skill goes


def learners(state: Position, card: int) -> list[int]:
    """Lists whose hand may have the skill; where it goes to the deck or the Discard, who is asked does not matter."""
    owner = state.box.cards[card].owner
    return [seat for seat in state.in_play() if owner in (NONE, state.characters[seat])]


def learner_moves(state: Position, frame: Frame) -> list[int]:
    """Lists whose hand it comes into; one answer where it does not come into a hand (G-97)."""
    found = learners(state, frame[2])
    return [TO.base + seat for seat in (found if state.rules.xp_target == XP_TO_HAND else found[:1])]


def against_learner(state: Position, frame: Frame, chosen: int) -> str:
    """Any character; its own alone for a specific skill (7C-SKILL-4)."""
    return "" if chosen in learner_moves(state, frame) else "7C-XP-4"


def learn(state: Position, frame: Frame, chosen: int) -> None:
    """The skill is shuffled into the Action Deck, or goes where the table plays (7C-XP-4, G-97)."""
    card = frame[2]
    seat = TO.index(chosen)
    target = state.rules.xp_target
    if target == XP_TO_HAND:
        state.shift(card, OUT, HAND + seat)
        state.received |= 1 << seat
        state.tell(events.KEPT, seat, card)
    elif target == XP_TO_DISCARD:
        state.shift(card, OUT, DISCARD)
        state.tell(events.DISCARDED, card)
    else:
        state.shift(card, OUT, DECK)
        state.top = []
        state.tell(events.RECOVERED, card)
