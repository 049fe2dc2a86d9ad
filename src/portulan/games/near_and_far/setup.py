"""Setting up: people, town, row, quest tokens, artifacts and the draft (NF-SETUP, NF-DRAFT, NF-PLATYPUS)."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import Frame, Weights
from portulan.games.near_and_far import campaign, effects, events, steps
from portulan.games.near_and_far.artifacts import toss
from portulan.games.near_and_far.moves import BE, BOOK, DEALT, DISCARD, DONE, FIRST, PET, PICK
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import NONE, ROW

COINS: Final = 3
ADVANCED_DEALT: Final = 2
BASIC_DEALT: Final = 5


def set_up(state: Position) -> None:
    """Lays out the table; what is pushed last happens first."""
    players = range(state.players)
    state.coins = [COINS] * state.players
    state.row = [NONE] * ROW
    state.bag = state.box.all_adventurers
    state.deck = state.box.basic | state.box.advanced
    state.treasure_deck = state.box.all_treasures
    if state.rules.arcade or state.rules.character:
        state.arcade_deck = (1 << len(state.box.arcade)) - 1
    campaign.begin_match(state)
    state.stack.append((steps.GAME,))
    state.stack.append((steps.OPENING,))
    state.stack.append((steps.AFTER_DRAFT,))
    state.stack.append((steps.DRAFT,))
    for seat in reversed(players):
        state.stack.append((steps.DEAL, seat, 0, BASIC_DEALT))
        state.stack.append((steps.DEAL, seat, 1, ADVANCED_DEALT))
    state.stack.append((steps.BOOKS, book_count(state), int(guarantees_named(state))))
    state.stack.append((steps.ROW_UP,))
    state.stack.append((steps.CHOOSE_FIRST,))
    for seat in reversed(players):
        state.stack.append((steps.PET, seat))
    for seat in reversed(players):
        state.stack.append((steps.CHARACTER, seat))
    if state.rules.story and (state.rules.early_talents or campaign.games_before(state)):
        for seat in reversed(players):
            state.stack.append((steps.TALENTS, seat))


# Characters and pets (NF-SETUP-13, NF-SETUP-14, G-04)


def free_characters(state: Position) -> list[int]:
    """Lists the characters that nobody is, and that nobody of the series keeps (NF-CAMPAIGN-2)."""
    taken = set(state.character) | campaign.kept_characters(state)
    return [who for who in range(len(state.box.first_quest)) if who not in taken]


def against_character(state: Position, frame: Frame, move: int) -> str:
    """Each character is chosen once; in a series everybody keeps his own (NF-SETUP-13, NF-CAMPAIGN-2)."""
    who = BE.index(move)
    seat = frame[1]
    own = campaign.own_character(state, seat)
    if own != NONE:
        return "" if who == own else "NF-CAMPAIGN-2"
    free = free_characters(state)
    if state.rules.preassigned:
        return "" if free and who == free[0] else "NF-SETUP-13"
    return "" if who in free else "NF-SETUP-13"


def choose_character(state: Position, frame: Frame, move: int) -> None:
    """A player takes a pawn; in Character mode the introduction of a new one is read aloud (NF-SETUP-16)."""
    seat, who = frame[1], BE.index(move)
    state.character[seat] = who
    state.tell(events.IS, seat, who)
    if state.rules.character and state.story[seat] == NONE:
        state.story[seat] = state.box.first_quest[who]
        state.stack.append((steps.INTRO, seat))


def introduction(state: Position, frame: Frame) -> int:
    """The passage that introduces a character."""
    return state.box.intro[state.character[frame[1]]]


def introduced(state: Position, frame: Frame) -> None:
    """The introduction was read (NF-SETUP-16)."""
    state.page = introduction(state, frame)
    state.tell(events.OPENED, frame[1], state.page)


def against_pet(state: Position, frame: Frame, move: int) -> str:
    """A dog or a cat that nobody has, in any slot; the platypus is for whoever lost last time (NF-PLATYPUS-1)."""
    pet, _ = PET.values(move)
    if pet in state.pet:
        return "NF-SETUP-12"
    if state.box.pets[pet].kind == "platypus":
        return "" if state.rules.platypus and campaign.lost_last(state) == frame[1] else "NF-PLATYPUS-1"
    return ""


def choose_pet(state: Position, frame: Frame, move: int) -> None:
    """The pet starts in the active party (NF-SETUP-14)."""
    seat = frame[1]
    pet, slot = PET.values(move)
    state.pet[seat] = pet
    state.party[seat * 4 + slot] = state.box.first_pet + pet
    state.tell(events.HAS_PET, seat, pet, slot)


# First player (NF-SETUP-18, G-03)


def first_weights(state: Position, frame: Frame) -> Weights:
    """Anybody may begin; by an option the first seat, or whoever was last in the game before."""
    if state.rules.first_player == "fixed":
        return [(FIRST.move(0), 1)]
    loser = campaign.lost_last(state)
    if state.rules.first_player == "last_loser" and loser != NONE:
        return [(FIRST.move(loser), 1)]
    return [(FIRST.move(seat), 1) for seat in range(state.players)]


def choose_first(state: Position, frame: Frame, outcome: int) -> None:
    """The first player takes the token, which does not move (NF-TURN-8)."""
    state.first = FIRST.index(outcome)
    state.tell(events.FIRST, state.first)


# Quest tokens (NF-SETUP-8 to NF-SETUP-11)


def book_count(state: Position) -> int:
    """Counts the quest tokens: 3 a player and 1 more, with extra stories 4 a player (NF-VARIANT-3)."""
    wanted = 4 * state.players if state.rules.extra_stories else 3 * state.players + 1
    return min(wanted, sum(quest != NONE for quest in state.atlas.quest))


def guarantees_named(state: Position) -> bool:
    """Tells whether a named location must have a token (NF-SETUP-11, G-11)."""
    if not state.rules.campaign or not any(state.atlas.named):
        return False
    return state.rules.named_guarantee != "first_game" or not campaign.games_before(state)


def free_books(state: Position) -> list[int]:
    """Lists the locations with an open book and no token (NF-SETUP-9)."""
    quests = state.atlas.quest
    return [place for place, quest in enumerate(quests) if quest != NONE and not state.books >> place & 1]


def books(state: Position, frame: Frame) -> None:
    """Tokens are placed one by one."""
    if frame[1]:
        state.stack.append((steps.BOOK, frame[1], frame[2]))


def book_weights(state: Position, frame: Frame) -> Weights:
    """Every free book is equally likely; where a named one must have a token, samples without one do not count.

    Drawing again until a sample holds a named location (G-12) is the same as giving each next place its share of the
    samples that do: a token on a named place settles it, and another leaves less room for one.
    """
    _, count, named = frame
    free = free_books(state)
    names = [place for place in free if state.atlas.named[place]]
    if not named or not names:
        return [(BOOK.base + place, 1) for place in free]
    if state.rules.named_guarantee == "named_first":
        return [(BOOK.base + place, 1) for place in names]
    # Of the ways to place the other tokens, those count in which a named place has one.
    others = len(free) - 1
    all_ways = ways(others, count - 1)
    without = ways(others - len(names), count - 1)
    weights = [
        (BOOK.base + place, all_ways if state.atlas.named[place] else all_ways - without) for place in free
    ]
    return [(outcome, weight) for outcome, weight in weights if weight]


def ways(places: int, tokens: int) -> int:
    """Counts the ways to choose places for tokens."""
    if tokens < 0 or tokens > places:
        return 0
    found = 1
    for number in range(tokens):
        found = found * (places - number) // (number + 1)
    return found


def book(state: Position, frame: Frame, outcome: int) -> None:
    """A token lies on a book."""
    _, count, named = frame
    place = BOOK.index(outcome)
    state.books |= 1 << place
    state.tell(events.BOOK, place)
    settled = state.atlas.named[place] and state.rules.named_guarantee != "named_first"
    more = 0 if settled else named
    state.stack.append((steps.BOOKS, count - 1, more))


# Dealing and the draft (NF-SETUP-22, NF-DRAFT)


def deal(state: Position, frame: Frame) -> None:
    """Cards are dealt one by one."""
    _, seat, advanced, count = frame
    if count:
        state.stack.append((steps.DEAL, seat, advanced, count - 1))
        state.stack.append((steps.DEAL_CARD, seat, advanced))


def deal_weights(state: Position, frame: Frame) -> Weights:
    """Every card of the deck is equally likely."""
    tier = state.box.advanced if frame[2] else state.box.basic
    return [(DEALT.base + card, 1) for card in bits(state.deck & tier)]


def deal_card(state: Position, frame: Frame, outcome: int) -> None:
    """An advanced card is set aside in the hand, a basic one goes into the pack that is drafted (NF-DRAFT-1)."""
    _, seat, advanced = frame
    card = DEALT.index(outcome)
    state.deck &= ~(1 << card)
    if advanced:
        state.hand[seat] |= 1 << card
    else:
        state.pack[seat] |= 1 << card
    state.tell(events.DEALT, seat, card)


def pickers(state: Position, frame: Frame) -> list[int]:
    """Lists those who still have to pick."""
    return [seat for seat in range(state.players) if state.picked[seat] == NONE and state.pack[seat]]


def against_pick(state: Position, frame: Frame, seat: int, move: int) -> str:
    """One card of the pack that one holds is picked (NF-DRAFT-2)."""
    return "" if state.pack[seat] >> PICK.index(move) & 1 else "NF-DRAFT-2"


def pick_moves(state: Position, frame: Frame, seat: int) -> list[int]:
    """Lists the cards of the pack."""
    return [PICK.base + card for card in bits(state.pack[seat])]


def pick(state: Position, frame: Frame, seat: int, move: int) -> None:
    """A card is picked, unseen by the others."""
    state.picked[seat] = PICK.index(move)
    state.tell(events.PICKED, seat, PICK.index(move))


def pass_on(state: Position, frame: Frame) -> None:
    """The picked cards go to the hands, the rest of every pack to the left (NF-DRAFT-2 to NF-DRAFT-4)."""
    for seat, card in enumerate(state.picked):
        if card != NONE:
            state.hand[seat] |= 1 << card
            state.pack[seat] &= ~(1 << card)
    state.picked = [NONE] * state.players
    if any(state.pack):
        state.pack = [state.pack[(seat - 1) % state.players] for seat in range(state.players)]
        state.tell(events.PASSED_ON)
        state.stack.append(frame)


def after_draft(state: Position, frame: Frame) -> None:
    """Talents that draw after the draft do so before the opening discard (NF-TALENT-18, G-16)."""
    for seat in reversed(range(state.players)):
        effects.trigger(state, seat, "after-draft")


# The opening discard (NF-DRAFT-5, NF-DRAFT-6)


def discarders(state: Position, frame: Frame) -> list[int]:
    """Lists those who have not finished."""
    return [seat for seat in range(state.players) if not state.ready[seat]]


def against_opening(state: Position, frame: Frame, seat: int, move: int) -> str:
    """At least one advanced card must go; any other may (NF-DRAFT-5, NF-DRAFT-6)."""
    kept = state.hand[seat] & ~state.laid[seat]
    if move in DONE:
        return "" if (kept & state.box.advanced).bit_count() < ADVANCED_DEALT else "NF-DRAFT-5"
    return "" if kept >> DISCARD.index(move) & 1 else "NF-DRAFT-6"


def opening_moves(state: Position, frame: Frame, seat: int) -> list[int]:
    """Lists the cards that are still kept, and to be done."""
    kept = state.hand[seat] & ~state.laid[seat]
    found = [DISCARD.base + card for card in bits(kept)]
    if (kept & state.box.advanced).bit_count() < ADVANCED_DEALT:
        found.append(DONE.base)
    return found


def opening(state: Position, frame: Frame, seat: int, move: int) -> None:
    """A card is laid out to be discarded, unseen by the others, or the player is ready (G-16)."""
    if move in DONE:
        state.ready[seat] = 1
        state.tell(events.READY, seat)
    else:
        state.laid[seat] |= 1 << DISCARD.index(move)


def opened(state: Position, frame: Frame) -> None:
    """All discard at once; cards drawn by talents join the hands; the game may begin (NF-DRAFT-5, G-16)."""
    state.ready = [0] * state.players
    for seat in range(state.players):
        state.hand[seat] &= ~state.laid[seat]
        for card in bits(state.laid[seat]):
            toss(state, seat, card)
        state.laid[seat] = 0
        state.hand[seat] |= state.pack[seat]
        state.pack[seat] = 0
