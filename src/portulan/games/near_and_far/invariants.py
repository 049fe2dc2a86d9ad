"""What a sound position is: nothing is lost or doubled, and everybody keeps to the limits (contract 8.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from portulan.games.near_and_far import quests, stack_check, steps
from portulan.games.near_and_far.box import BOOKS
from portulan.games.near_and_far.party import fits
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.setup import ADVANCED_DEALT
from portulan.games.near_and_far.talents import BOXES_A_ROW
from portulan.games.near_and_far.terms import MAP, MOST_ANIMALS, NOBODY, NONE, SLOTS

_SIDE = BOOKS.index("side")
_CHARACTER = BOOKS.index("character")


def broken_rules(state: Position) -> list[str]:
    """Names every rule that a position breaks."""
    found = [*_cards(state), *_people(state), *_places(state), *_series(state)]
    return found or list(stack_check.wrong_frames(state))


def _whole(what: str, everything: int, parts: Iterable[int], clause: str) -> Iterator[str]:
    """Tells whether parts of a set overlap or leave something out."""
    seen = 0
    for part in parts:
        if seen & part:
            yield f"{what}: one is in two places ({clause})"
        seen |= part
    if seen != everything:
        yield f"{what}: some are nowhere ({clause})"


def _cards(state: Position) -> Iterator[str]:
    box = state.box
    yield from _whole(
        "artifacts",
        box.basic | box.advanced,
        (state.deck, state.drawn, *state.hand, *state.pack, *state.tossed, *state.bought),
        "NF-SETUP-22",
    )
    yield from _whole(
        "treasures",
        box.all_treasures,
        (state.treasure_deck, state.treasure_discard, state.hut_cards, *state.treasures),
        "NF-SETUP-3",
    )
    for what, sets, clause in (
        ("world cards", state.world, "NF-QUEST-13"),
        ("threats", state.threats, "NF-THREAT-6"),
        ("bosses", state.bosses, "NF-BOSS-4"),
    ):
        union = 0
        for cards in sets:
            union |= cards
        yield from _whole(what, union, sets, clause)
    if any(state.bosses) and not (state.atlas.bosses and state.rules.campaign):
        yield "bosses were beaten where there are none (NF-MAP-11)"
    for seat in range(state.players):
        picked = state.picked[seat]
        if picked != NONE and not state.pack[seat] >> picked & 1:
            yield "a card was picked that is not in the pack (NF-DRAFT-2)"
        yield from _laid(state, seat)
        room = state.capacity(seat)
        keeps = state.rules.treasure_overflow != "immediate" or stack_check.drops(state, seat)
        if state.treasures[seat].bit_count() > room and not keeps:
            yield "more treasures than room for them (NF-BIRD-3)"
    if state.arcade_deck >> len(state.box.arcade):
        yield "the arcade deck holds cards that do not exist (NF-SETUP-21)"


def _laid(state: Position, seat: int) -> Iterator[str]:
    """What is laid out for the opening discard lies in the hand, and whoever is ready has laid out enough."""
    laid, advanced = state.laid[seat], state.box.advanced
    if laid & ~state.hand[seat]:
        yield "a card is laid out that is not in the hand (NF-DRAFT-6)"
    if laid and not (state.stack and state.stack[-1][0] == steps.OPENING):
        yield "cards are laid out after the opening discard (G-16)"
    if state.ready[seat] and (state.hand[seat] & ~laid & advanced).bit_count() >= ADVANCED_DEALT:
        yield "somebody is ready with both advanced artifacts (NF-DRAFT-5)"


def _people(state: Position) -> Iterator[str]:
    box = state.box
    row = 0
    for who in state.row:
        if who != NONE:
            if row >> who & 1:
                yield "adventurers: one is twice in the row (NF-SETUP-5)"
            row |= 1 << who
    adventurers = (1 << box.first_pet) - 1
    owned = [state.members(seat) & adventurers for seat in range(state.players)]
    yield from _whole("adventurers", box.all_adventurers, (state.bag, state.aside, row, *owned), "NF-SETUP-4")
    pets = [pet for pet in state.pet if pet != NONE]
    if len(set(pets)) != len(pets):
        yield "a pet belongs to two players (NF-SETUP-12)"
    characters = [who for who in state.character if who != NONE]
    if len(set(characters)) != len(characters):
        yield "two players are the same character (NF-SETUP-13)"
    for seat in range(state.players):
        own = 0 if state.pet[seat] == NONE else 1 << box.first_pet + state.pet[seat]
        if state.members(seat) & ~adventurers != own:
            yield "a pet is not with its owner (NF-SETUP-12)"
        active = [who for who in state.party[seat * SLOTS : (seat + 1) * SLOTS] if who != NONE]
        if len(set(active)) != len(active) or any(state.inactive[seat] >> who & 1 for who in active):
            yield "a member is in two places (NF-PARTY-2)"
        for slot, who in enumerate(state.party[seat * SLOTS : (seat + 1) * SLOTS]):
            if who != NONE and not fits(state, seat, who, slot):
                yield "a member stands in a slot of another faction (NF-PARTY-3)"
        if state.animals(seat) > MOST_ANIMALS:
            yield "more than three pack animals (NF-BIRD-1)"
        if state.turtles[seat] and not state.rules.day:
            yield "a turtle at dusk (NF-DAYTOWN-2)"
    if state.animals_left() < 0:
        yield "more pack animals than there are (NF-SETUP-2)"


def _places(state: Position) -> Iterator[str]:
    atlas = state.atlas
    for seat in range(state.players):
        tents = (
            state.camps.count(seat)
            + state.mine.count(seat)
            + state.threats[seat].bit_count()
            + state.bosses[seat].bit_count()
        )
        if tents != state.tents[seat]:
            yield f"{state.tents[seat]} tents were placed, and {tents} are there (NF-TENT-6)"
        if state.pawn[seat] >= MAP + atlas.size:
            yield "a pawn stands beside the map (NF-MOVE-1)"
    for place, owner in enumerate(state.camps):
        if owner != NOBODY and (place >= atlas.size or place == atlas.town):
            yield "a camp stands where none can (NF-CAMP-3)"
    books = sum(1 << place for place, quest in enumerate(atlas.quest) if quest != NONE)
    if state.books & ~books:
        yield "a quest token lies where no book is (NF-SETUP-9)"
    if any(owner != NOBODY for owner in state.mine):
        grid = state.side.mine
        reached = {0} if state.mine[0] != NOBODY else set()
        waiting = list(reached)
        while waiting:
            for near in grid.neighbours[waiting.pop()]:
                if state.mine[near] != NOBODY and near not in reached:
                    reached.add(near)
                    waiting.append(near)
        if len(reached) != sum(owner != NOBODY for owner in state.mine):
            yield "tents in the mine do not hang together from the entrance (NF-MINE-6)"
    triggered = any(tents >= state.rules.trigger for tents in state.tents)
    if bool(state.last_round) != triggered:
        yield "the last round does not fit the tents (NF-END-1)"


def _series(state: Position) -> Iterator[str]:
    if len(state.pending) != len(state.pending_of):
        yield "side quests do not fit their owners (NF-CAMPAIGN-7)"
    if any(quest == NONE or state.box.book[quest] != _SIDE for quest in state.pending):
        yield "a quest is noted that is no side quest (NF-CAMPAIGN-7)"
    if not state.rules.campaign and (state.pending or any(state.boxes)):
        yield "side quests outside a campaign (NF-CAMPAIGN-3)"
    if not state.rules.story and (any(state.talents) or any(state.keywords) or any(state.xp)):
        yield "experience outside a series (NF-GOAL-6)"
    for seat in range(state.players):
        if state.xp_spent[seat] > state.xp[seat]:
            yield "more experience was spent than earned (NF-XP-2)"
        if state.talents[seat] & state.new_talents[seat]:
            yield "a talent was bought twice (NF-XP-3)"
        if state.boxes[seat] > BOXES_A_ROW * state.rules.rows:
            yield "more quest boxes than the card has (NF-CAMPAIGN-15)"
        story = state.story[seat]
        if story != NONE and (not state.rules.character or state.box.book[story] != _CHARACTER):
            yield "a story outside Character mode (NF-CHARMODE-3)"
        if story != NONE and state.box.layer[story] != state.story_done[seat] + 1:
            yield "the next quest of a story is not the next layer (NF-CHARMODE-5)"
        if state.rules.character and state.round and story == NONE and state.story_done[seat] < quests.STORY:
            yield "a story has no next quest (NF-CHARMODE-5)"
