"""What a sound position is (contract 8.4): every broken rule is named, and an altered stack is refused or plays on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import portulan
from portulan.engine.steps import Frame
from portulan.games.near_and_far import catalogue, entries, quests, scoring, steps
from portulan.games.near_and_far.rules import STEPS
from portulan.games.near_and_far.stack_check import wrong_frames
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.setting import (
    GREEN,
    RED,
    at,
    attempt,
    box_with,
    camp,
    choice,
    fresh,
    give,
    hold,
    meet_threat,
    no_books,
    play,
    reach,
    recruit,
    series,
    set_out,
    table,
    turn,
)

Break = Callable[[NearAndFar], object]


def card(uid: str) -> int:
    """An artifact as a set."""
    return 1 << catalogue.ARTIFACTS.index(uid)


def party(state: NearAndFar, slot: int, uid: str) -> None:
    """Puts a member into a slot of seat 0, whatever the rules say."""
    who = catalogue.MEMBERS.index(uid)
    state.bag &= ~(1 << who)
    state.row = [-1 if other == who else other for other in state.row]
    state.party[slot] = who


def first(state: NearAndFar, **fields: Any) -> None:
    """Changes what seat 0 has."""
    for name, value in fields.items():
        held = list(getattr(state, name))
        held[0] = value
        setattr(state, name, held)


def changed(state: NearAndFar, **fields: Any) -> None:
    """Changes fields as a whole."""
    for name, value in fields.items():
        setattr(state, name, value)


SOUND: dict[str, Callable[[], NearAndFar]] = {
    "table": table,
    "day": lambda: table(mode="arcade", town_side="day"),
    "campaign": lambda: table(mode="campaign"),
    "last map": lambda: table(mode="campaign", map="11"),
    "character": lambda: table(mode="character"),
    "draft": lambda: reach(fresh(), "draft"),
}

BROKEN: list[tuple[str, Break, str]] = [
    ("table", lambda s: first(s, hand=s.deck & -s.deck), "artifacts: one is in two places (NF-SETUP-22)"),
    ("table", lambda s: first(s, bought=card("jade-flute")), "artifacts: one is in two places (NF-SETUP-22)"),
    ("table", lambda s: changed(s, drawn=s.deck & -s.deck), "artifacts: one is in two places (NF-SETUP-22)"),
    ("table", lambda s: first(s, pack=s.deck & -s.deck), "artifacts: one is in two places (NF-SETUP-22)"),
    ("table", lambda s: changed(s, deck=s.deck & (s.deck - 1)), "artifacts: some are nowhere (NF-SETUP-22)"),
    ("table", lambda s: first(s, tossed=0), "artifacts: some are nowhere (NF-SETUP-22)"),
    ("table", lambda s: changed(s, treasure_discard=1), "treasures: one is in two places (NF-SETUP-3)"),
    ("table", lambda s: changed(s, hut_cards=2), "treasures: one is in two places (NF-SETUP-3)"),
    ("table", lambda s: changed(s, treasure_deck=0), "treasures: some are nowhere (NF-SETUP-3)"),
    ("table", lambda s: changed(s, world=[1, 1]), "world cards: one is in two places (NF-QUEST-13)"),
    (
        "table",
        lambda s: changed(s, threats=[1, 1], tents=[1, 1]),
        "threats: one is in two places (NF-THREAT-6)",
    ),
    (
        "last map",
        lambda s: changed(s, bosses=[4, 4], tents=[1, 1]),
        "bosses: one is in two places (NF-BOSS-4)",
    ),
    (
        "campaign",
        lambda s: changed(s, bosses=[4, 0], tents=[1, 0]),
        "bosses were beaten where there are none (NF-MAP-11)",
    ),
    (
        "draft",
        lambda s: first(s, picked=_lowest(s.pack[1])),
        "a card was picked that is not in the pack (NF-DRAFT-2)",
    ),
    (
        "table",
        lambda s: changed(s, treasures=[1, 0], treasure_deck=s.treasure_deck & ~1),
        "more treasures than room for them (NF-BIRD-3)",
    ),
    (
        "table",
        lambda s: changed(s, arcade_deck=1 << 40),
        "the arcade deck holds cards that do not exist (NF-SETUP-21)",
    ),
    (
        "table",
        lambda s: changed(s, row=[*s.row[:4], s.row[1]], bag=s.bag | 1 << s.row[4]),
        "adventurers: one is twice in the row (NF-SETUP-5)",
    ),
    ("table", lambda s: changed(s, aside=s.bag & -s.bag), "adventurers: one is in two places (NF-SETUP-4)"),
    ("table", lambda s: first(s, inactive=s.bag & -s.bag), "adventurers: one is in two places (NF-SETUP-4)"),
    ("table", lambda s: changed(s, bag=s.bag & (s.bag - 1)), "adventurers: some are nowhere (NF-SETUP-4)"),
    ("table", lambda s: first(s, row=-1), "adventurers: some are nowhere (NF-SETUP-4)"),
    (
        "table",
        lambda s: changed(s, character=[2, 2]),
        "two players are the same character (NF-SETUP-13)",
    ),
    ("table", lambda s: first(s, pet=3), "a pet is not with its owner (NF-SETUP-12)"),
    (
        "table",
        lambda s: first(s, inactive=1 << s.party[3]),
        "a member is in two places (NF-PARTY-2)",
    ),
    (
        "table",
        lambda s: party(s, GREEN, "egg"),
        "a member stands in a slot of another faction (NF-PARTY-3)",
    ),
    ("day", lambda s: changed(s, birds=[2, 0], turtles=[2, 0]), "more than three pack animals (NF-BIRD-1)"),
    ("table", lambda s: first(s, turtles=1), "a turtle at dusk (NF-DAYTOWN-2)"),
    ("table", lambda s: first(s, tents=1), "1 tents were placed, and 0 are there (NF-TENT-6)"),
    ("table", lambda s: first(s, mine=0), "0 tents were placed, and 1 are there (NF-TENT-6)"),
    ("table", lambda s: first(s, threats=1), "0 tents were placed, and 1 are there (NF-TENT-6)"),
    ("last map", lambda s: first(s, bosses=4), "0 tents were placed, and 1 are there (NF-TENT-6)"),
    ("table", lambda s: first(s, pawn=8 + s.atlas.size), "a pawn stands beside the map (NF-MOVE-1)"),
    (
        "table",
        lambda s: changed(camp(s, 0, "b"), camps=[0, *[-1] * 39]),
        "a camp stands where none can (NF-CAMP-3)",
    ),
    (
        "table",
        lambda s: changed(camp(s, 0, "b"), camps=[*[-1] * 39, 0]),
        "a camp stands where none can (NF-CAMP-3)",
    ),
    ("table", lambda s: changed(s, books=s.books | 1), "a quest token lies where no book is (NF-SETUP-9)"),
    (
        "table",
        lambda s: changed(s, mine=[-1, 0, *[-1] * 10], tents=[1, 0]),
        "tents in the mine do not hang together from the entrance (NF-MINE-6)",
    ),
    (
        "table",
        lambda s: changed(s, mine=[0, -1, 1, *[-1] * 9], tents=[1, 1]),
        "tents in the mine do not hang together from the entrance (NF-MINE-6)",
    ),
    ("table", lambda s: changed(s, last_round=1), "the last round does not fit the tents (NF-END-1)"),
    ("table", lambda s: camp(s, 0, *CODES[1:15]), "the last round does not fit the tents (NF-END-1)"),
    (
        "campaign",
        lambda s: changed(s, pending=[s.box.quests.index("Q1")]),
        "side quests do not fit their owners (NF-CAMPAIGN-7)",
    ),
    (
        "campaign",
        lambda s: changed(s, pending=[s.box.quests.index("17")], pending_of=[0]),
        "a quest is noted that is no side quest (NF-CAMPAIGN-7)",
    ),
    (
        "character",
        lambda s: changed(s, pending=[s.box.quests.index("Q1")], pending_of=[0]),
        "side quests outside a campaign (NF-CAMPAIGN-3)",
    ),
    ("character", lambda s: first(s, boxes=1), "side quests outside a campaign (NF-CAMPAIGN-3)"),
    ("table", lambda s: first(s, talents=1), "experience outside a series (NF-GOAL-6)"),
    ("table", lambda s: first(s, keywords=1), "experience outside a series (NF-GOAL-6)"),
    ("day", lambda s: first(s, xp=1), "experience outside a series (NF-GOAL-6)"),
    ("campaign", lambda s: first(s, xp_spent=2), "more experience was spent than earned (NF-XP-2)"),
    ("campaign", lambda s: first(s, talents=3, new_talents=2), "a talent was bought twice (NF-XP-3)"),
    ("campaign", lambda s: first(s, boxes=31), "more quest boxes than the card has (NF-CAMPAIGN-15)"),
    (
        "campaign",
        lambda s: first(s, story=s.box.quests.index("A1")),
        "a story outside Character mode (NF-CHARMODE-3)",
    ),
    (
        "character",
        lambda s: first(s, story=s.box.quests.index("17"), story_done=-1),
        "a story outside Character mode (NF-CHARMODE-3)",
    ),
    (
        "character",
        lambda s: first(s, story_done=1),
        "the next quest of a story is not the next layer (NF-CHARMODE-5)",
    ),
    ("character", lambda s: first(s, story=-1), "a story has no next quest (NF-CHARMODE-5)"),
]


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


@pytest.mark.parametrize("name", SOUND)
def test_the_positions_of_these_tests_are_sound(name: str) -> None:
    assert SOUND[name]().faults() == []


@pytest.mark.parametrize(
    ("name", "harm", "told"), BROKEN, ids=[f"{n}-{row[2]}" for n, row in enumerate(BROKEN)]
)
def test_every_broken_rule_is_named(name: str, harm: Break, told: str) -> None:
    state = SOUND[name]()
    harm(state)
    assert told in state.broken_rules()
    assert told in state.faults()


def test_two_players_cannot_share_a_pet_or_an_animal_that_is_not_there() -> None:
    state = table(3)
    state.pet = [0, 0, 2]
    assert "a pet belongs to two players (NF-SETUP-12)" in state.broken_rules()
    state = table()
    state.birds = [3, 4]
    assert "more pack animals than there are (NF-SETUP-2)" in state.broken_rules()


def test_a_member_cannot_stand_in_two_slots() -> None:
    state = give(table(), 0, bought="merchant-contract")
    state.tossed = [cards & ~card("merchant-contract") for cards in state.tossed]
    party(state, GREEN, "egg")
    party(state, RED, "egg")
    assert "a member is in two places (NF-PARTY-2)" in state.broken_rules()


@pytest.mark.rule("NF-BIRD-3")
@pytest.mark.parametrize(("overflow", "sound"), [("immediate", False), ("end_of_turn", True), ("keep", True)])
def test_too_many_treasures_are_sound_where_the_table_keeps_them(overflow: str, sound: bool) -> None:
    state = give(table(treasure_overflow=overflow), 0, treasures="thimble")
    assert (state.broken_rules() == []) is sound
    state.stack.append((steps.DROP, 0))
    assert state.broken_rules() == [], "it is about to be dropped"


@pytest.mark.rule("NF-END-1")
@pytest.mark.parametrize(("trigger", "tents"), [("14", 14), ("16", 16)])
def test_the_last_round_fits_the_tents_of_the_long_game(trigger: str, tents: int) -> None:
    state = camp(table(long_game="on", long_game_trigger=trigger), 0, *CODES[1:tents])
    assert state.broken_rules() == []
    camp(state, 0, CODES[tents])
    assert state.broken_rules() == ["the last round does not fit the tents (NF-END-1)"]
    state.last_round = 1
    assert state.broken_rules() == []


def test_a_story_that_is_told_to_its_end_has_no_next_quest() -> None:
    state = table(mode="character", map="11")
    state.story, state.story_done = [-1, state.story[1]], [quests.STORY, 0]
    assert state.broken_rules() == []


# What remains to be done


def asked(name: str) -> NearAndFar:
    """A position in which a step waits, by the name of the step."""
    ways = [choice(test=("combat", 9), result=[entries.OneOf((entries.Coin(1), entries.Gem(1)))])]
    if name == "threat hearts":
        state = no_books(table())
        state.hearts[0] = 5
        return meet_threat(state, "roll 1")
    if name == "quest hearts":
        state = table(kind=box_with(quests=dict.fromkeys("ABCDEFGHIJKLMNOP", ways)))
        state.hearts[0] = 9
        return attempt(state, 0, "roll 1")
    if name == "duel hearts":
        state = at(at(table(), 0, "stables"), 1, "farm")
        state.hearts[0] = 5
        return play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 1", "roll 3")
    if name == "visit":
        return play(table(), "visit mine")
    if name == "setup":
        return fresh()
    return table()


NO_ORDER = "what remains to be done is in no order of the rules (NF-TURN-1)"
NO_TURN = "what remains to be done is no turn (NF-TURN-1)"
NO_SETUP = "what remains to be done is no set-up (NF-SETUP-1)"


def alter(state: NearAndFar, *frames: Frame) -> list[str]:
    """Puts other frames on the end and the next turn of the active player, and names what is wrong."""
    state.stack = [(steps.NEXT, state.active), (steps.END, state.active), *frames]
    return list(wrong_frames(state))


@pytest.mark.parametrize("name", ["threat hearts", "quest hearts", "duel hearts", "visit", "setup", "turn"])
def test_the_stacks_of_these_tests_are_sound(name: str) -> None:
    state = asked(name)
    assert name in ("setup", "turn") or (state.step is not None and state.step.name == name)
    assert state.faults() == []


def test_a_match_is_not_over_before_its_first_round() -> None:
    state = asked("setup")
    state.stack = []
    assert list(wrong_frames(state)) == ["the match is over before its first round (NF-TURN-1)"]
    state = table()
    state.stack = []
    assert list(wrong_frames(state)) == []


def test_a_stack_has_a_depth() -> None:
    state = table()
    state.stack = [*state.stack, *[(steps.TREASURE, 0)] * 61]
    assert list(wrong_frames(state)) == []
    state.stack.append((steps.TREASURE, 0))
    assert list(wrong_frames(state)) == ["more remains to be done than can be (NF-TURN-1)"]


@pytest.mark.parametrize(
    "stack",
    [
        [(steps.OPENING,)],
        [(steps.GAME,), (steps.MAIN, 0)],
        [(steps.GAME,), (steps.VISIT, 0, 1)],
        [(steps.NEXT, 0)],
        [(steps.GAME,), (steps.TREASURE, 0)],
    ],
)
def test_a_set_up_holds_steps_of_the_set_up(stack: list[Frame]) -> None:
    state = asked("setup")
    state.stack = stack
    assert list(wrong_frames(state)) == [NO_SETUP]


@pytest.mark.parametrize(
    "stack",
    [
        [(steps.GAME,), (steps.GAME,)],
        [(steps.GAME,), (steps.DRAFT,), (steps.OPENING,)],
        [(steps.GAME,), (steps.CHARACTER, 0), (steps.PET, 0)],
        [(steps.GAME,), (steps.BOOKS, 7, 0), (steps.BOOKS, 6, 0)],
        [(steps.GAME,), (steps.PET, 0), (steps.PET, 0)],
        [(steps.GAME,), (steps.TALENTS, 0), (steps.INTRO, 0)],
    ],
)
def test_a_set_up_has_an_order(stack: list[Frame]) -> None:
    state = asked("setup")
    state.stack = stack
    assert list(wrong_frames(state)) == [NO_ORDER]


@pytest.mark.parametrize(
    "stack",
    [
        [(steps.GAME,)],
        [(steps.END, 0)],
        [(steps.NEXT, 0), (steps.PET, 0)],
        [(steps.NEXT, 0), (steps.GAME,)],
        [(steps.NEXT, 0), (steps.TURN, 0)],
        [(steps.TURN, 0), (steps.TURN, 1)],
    ],
)
def test_a_turn_holds_steps_of_a_turn(stack: list[Frame]) -> None:
    state = table()
    state.stack = stack
    assert list(wrong_frames(state)) == [NO_TURN]


def test_a_turn_may_just_begin() -> None:
    state = table()
    state.stack = [(steps.TURN, 1)]
    assert list(wrong_frames(state)) == []


@pytest.mark.parametrize("twice", [(steps.END, 0), (steps.NEXT, 0)])
def test_a_turn_has_one_end(twice: Frame) -> None:
    state = table()
    state.stack = [(steps.NEXT, 0), (steps.END, 0), twice]
    assert list(wrong_frames(state)) == ["a turn has one end (NF-TURN-1)"]


@pytest.mark.parametrize(
    "frames",
    [
        [(steps.MAIN, 0), (steps.MAIN, 0)],
        [(steps.MAIN, 0), (steps.VISIT, 0, 6)],
        [(steps.VISIT, 0, 6), (steps.VISIT_AGAIN, 0, 6)],
        [(steps.VISIT, 0, 6), (steps.STEP, 0)],
        [(steps.STEP, 0), (steps.CAMP, 0)],
        [(steps.QUEST, 0), (steps.CAMP, 0)],
        [(steps.THREAT_DIE, 0, 0), (steps.THREAT_AIDS, 0, 0)],
        [(steps.QUEST_RESULT, 0), (steps.QUEST_OVER, 0, 1)],
        [(steps.DUEL_RESULT, 0, 1, 1, 0), (steps.SALOON_DUEL, 0)],
        [(steps.PAY, 0, 0, 1), (steps.PAY, 0, 0, 1)],
        [(steps.FILL_SLOT, 0, 1), (steps.FILL_SLOT, 0, 1)],
    ],
)
def test_a_turn_has_an_order(frames: list[Frame]) -> None:
    assert alter(asked("visit"), *frames) == [NO_ORDER]


def test_steps_of_several_kinds_wait_side_by_side() -> None:
    state = table()
    state.party[:4] = [-1] * 4
    state.inactive[0] = 1 << catalogue.MEMBERS.index(catalogue.PETS[state.pet[0]])
    at(state, 0, "@b")
    frames = [(steps.FILL_SLOT, 0, slot) for slot in (3, 2, 1, 0)]
    assert alter(state, (steps.STEP, 0), (steps.RESTORE, 0), *frames) == []
    assert alter(state, (steps.STEP, 0), (steps.TREASURE, 0), (steps.TREASURE, 0)) == []


def test_a_frame_is_about_the_active_player() -> None:
    assert alter(table(), (steps.MAIN, 1)) == ["'main action' cannot wait here"]
    state = asked("duel hearts")
    state.stack[-1] = (steps.DEFENDER_AIDS, 1, 0, 4, 0)
    assert list(wrong_frames(state)) == []


def cannot(name: str) -> list[str]:
    """What is told of a step that finds something missing."""
    return [f"{name!r} cannot wait here"]


@pytest.mark.parametrize(
    ("frame", "name", "place"),
    [
        ((steps.VISIT, 0, 5), "visit", "mine"),
        ((steps.VISIT_AGAIN, 0, 5), "visit again", "mine"),
        ((steps.STEP, 0), "step", "mine"),
        ((steps.AFTER_MOVE, 0), "after move", "mine"),
        ((steps.CAMP, 0), "camp", "mine"),
        ((steps.CAMP, 0), "camp", "@a"),
        ((steps.QUEST, 0), "quest", "@b"),
        ((steps.CROSS, 0), "cross", "@b"),
        ((steps.ARRIVE, 0), "arrive", "@b"),
        ((steps.THREAT, 0), "threat", "@b"),
        ((steps.THREAT_DIE, 0, 0), "threat die", "@b"),
        ((steps.PAGE, 0), "page", "@b"),
        ((steps.CHOOSE, 0), "choose", "@b"),
        ((steps.QUEST_DIE, 0), "quest die", "@b"),
        ((steps.QUEST_RESULT, 0), "quest result", "@b"),
        ((steps.REACTION, 0, 1), "reaction", "@b"),
        ((steps.REWARD, 0, 0, 0), "reward", "@b"),
        ((steps.CLAIM, 0, 0, 0, 0), "claim", "@b"),
        ((steps.ACCEPT, 0, 0, 0), "accept", "@b"),
        ((steps.QUEST_OVER, 0, 1), "quest over", "@b"),
        ((steps.SIDE, 0), "side quest", "@b"),
        ((steps.ARCADE, 0), "arcade", "@b"),
        ((steps.ARCADE_CARD, 0), "arcade card", "@b"),
        ((steps.MEET, 0), "meet", "mine"),
        ((steps.PLACE_MEMBER, 0, 0), "place member", "mine"),
        ((steps.PLACE_MEMBER, 0, 36), "place member", "mine"),
        ((steps.SHIFT_PET, 0, 36), "shift pet", "mine"),
        ((steps.REPLACE, 0, 0), "replace", "mine"),
        ((steps.DROP, 0), "drop", "mine"),
        ((steps.FILL_SLOT, 0, 3), "fill slot", "@a"),
        ((steps.PASS_COST, 0), "pass cost", "@b"),
        ((steps.PAY, 0, 0, 4), "pay", "mine"),
        ((steps.PAY, 0, 1, 1), "pay", "mine"),
        ((steps.REPUTATION, 0, 4), "reputation price", "mine"),
        ((steps.EFFECT, 0, 400, 0), "effect", "mine"),
        ((steps.EFFECT, 0, 0, 1), "effect", "mine"),
        ((steps.EFFECT_DIE, 0, 400, 0), "effect die", "mine"),
        ((steps.EFFECT, 0, 0, 0), "effect", "mine"),
        ((steps.EFFECT_DIE, 0, 9, 0), "effect die", "mine"),
        ((steps.RETURN_ANIMAL, 0, 1), "return animal", "mine"),
        ((steps.RETURN_ANIMAL, 0, 0), "return animal", "mine"),
        ((steps.DUEL_DIE, 0, 0, 0), "duel die", "mine"),
        ((steps.DUEL_DIE, 0, 0, 3), "duel die", "mine"),
        ((steps.DUEL_RESULT, 0, 1, 0, 0), "duel result", "mine"),
        ((steps.DUEL_RESULT, 0, 1, 2, 0), "duel result", "mine"),
        ((steps.DEFENDER_AIDS, 1, 1, 4, 0), "defender aids", "mine"),
        ((steps.BOSS_PAGE, 0, 9), "boss page", "@b"),
    ],
)
def test_a_step_finds_what_it_needs(frame: Frame, name: str, place: str) -> None:
    state = no_books(at(table(), 0, place))
    assert alter(state, frame) == cannot(name)


def test_steps_that_draw_need_something_to_draw() -> None:
    state = table()
    state.treasure_discard, state.treasure_deck = state.treasure_deck, 0
    for frame, name in (((steps.FIND, 0, 1), "find"), ((steps.HUT_SEE, 0), "hut card")):
        assert alter(state, frame) == cannot(name)
    state.bag, state.aside = 0, state.bag
    assert alter(state, (steps.SEARCH_BAG, 0, 4)) == cannot("search bag")
    assert alter(state, (steps.SEARCH_BAG, 0, 1)) == cannot("search bag")
    state.tossed[0] |= state.deck & state.box.advanced
    state.deck &= state.box.basic
    assert alter(state, (steps.DRAW_CARD, 0, 1)) == cannot("draw card")
    assert alter(state, (steps.DRAW_CARD, 0, 0)) == []


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        ((steps.BOOKS, 17, 0), "books"),
        ((steps.BOOK, 0, 0), "book"),
        ((steps.BOOK, 17, 0), "book"),
        ((steps.DEAL, 0, 1, 18), "deal"),
        ((steps.DEAL, 0, 0, 39), "deal"),
    ],
)
def test_a_set_up_needs_what_it_lays_out(frame: Frame, name: str) -> None:
    state = asked("setup")
    state.stack = [(steps.GAME,), frame]
    assert list(wrong_frames(state)) == cannot(name)


def test_a_set_up_asks_nobody_twice() -> None:
    state = asked("setup")
    play(state, "be fenn")
    state.stack.append((steps.CHARACTER, 0))
    assert list(wrong_frames(state)) == cannot("character")
    state = reach(fresh(), "pet")
    play(state, "pet receipt 1")
    state.stack.append((steps.PET, 0))
    assert list(wrong_frames(state)) == cannot("pet")
    state = fresh()
    state.stack.append((steps.INTRO, 0))
    assert list(wrong_frames(state)) == cannot("introduction")


@pytest.mark.parametrize(
    ("twice", "name"),
    [
        ([(steps.FIND, 0, 1), (steps.FIND, 0, 0)], "find"),
        ([(steps.SPLIT, 0, 1, 0), (steps.SPLIT, 0, 2, 0)], "split"),
        ([(steps.DRAW_CARD, 0, 1), (steps.DRAW_CARD, 0, 0)], "draw card"),
    ],
)
def test_of_some_steps_one_waits_at_a_time(twice: list[Frame], name: str) -> None:
    assert alter(hold(table(), 0, birds=1), *twice) == [f"{name!r} waits twice"]


def test_a_treasure_is_found_where_there_is_room_for_it() -> None:
    """NF-BIRD-3: whoever has no animal keeps no treasure, and does not wait for one."""
    assert alter(table(), (steps.FIND, 0, 1)) == cannot("find")
    assert alter(table(), (steps.FIND, 0, 0)) == []
    assert alter(hold(table(), 0, birds=1), (steps.FIND, 0, 1)) == []


def test_what_is_just_enough_is_enough() -> None:
    state = table()
    assert alter(state, (steps.PAY, 0, 0, 3)) == []
    assert alter(state, (steps.REPUTATION, 0, 3)) == []
    state.food[0] = 1
    assert alter(state, (steps.PAY, 0, 1, 1)) == []
    assert alter(state, (steps.PASS_COST, 0)) == []
    state.birds[0] = 2
    assert alter(state, (steps.RETURN_ANIMAL, 0, 2)) == []
    setup = asked("setup")
    setup.stack = [(steps.GAME,), (steps.BOOKS, 16, 0)]
    assert list(wrong_frames(setup)) == []
    setup.stack = [(steps.GAME,), (steps.DEAL, 1, 1, 9), (steps.DEAL, 0, 1, 8)]
    assert list(wrong_frames(setup)) == []
    setup.stack = [(steps.GAME,), (steps.DEAL, 1, 1, 9), (steps.DEAL, 0, 1, 9)]
    assert list(wrong_frames(setup)) == cannot("deal")
    assert alter(table(), (steps.DUEL_DIE, 0, 0, 4)) == []
    assert alter(table(3), (steps.DUEL_DIE, 0, 0, 4)) == cannot("duel die")
    assert alter(table(3), (steps.DUEL_DIE, 0, 0, 2)) == []


@pytest.mark.rule("NF-TALENT-15", "NF-SALOON-4", "NF-BOSS-2", "NF-ARCADE-2")
def test_steps_in_the_middle_of_something_are_sound() -> None:
    spelunker = give(table(mode="campaign"), 0, talents="spelunking")
    spelunker.hearts[0] = 3
    play(turn(spelunker, 0), "visit mine", "bonus spelunking", "roll 2")
    last = table(4, mode="campaign", map="11")
    last.hearts[0] = 9
    meet_threat(last, f"challenge {catalogue.BOSSES[0]}", "roll 1")
    newcomer = table()
    newcomer.coins[0], newcomer.row[0] = 20, catalogue.ADVENTURERS.index("pip")
    newcomer.bag = newcomer.bag & ~(1 << newcomer.row[0]) | 1 << catalogue.ADVENTURERS.index("tib")
    play(turn(newcomer, 0), "visit saloon", "recruit pip")
    shifting = play(newcomer.copy(), "put 4")
    arcade = attempt(table(mode="arcade"), 0, "arcade 1")
    found = [spelunker, last, newcomer, shifting, arcade]
    names = [state.step.name for state in found if state.step is not None]
    assert names == ["effect hearts", "threat hearts", "place member", "shift pet", "choose"]
    for state in found:
        assert list(wrong_frames(state)) == []
    newcomer.inactive[0] = 0
    assert list(wrong_frames(newcomer)) == cannot("place member")
    shifting.inactive[0] = 0
    assert list(wrong_frames(shifting)) == cannot("shift pet")


@pytest.mark.rule("NF-SETUP-2", "NF-MINE-6", "NF-CAMPAIGN-7")
def test_full_stables_a_deep_mine_and_a_noted_quest_are_sound() -> None:
    state = table(mode="campaign")
    state.birds = [3, 3]
    state.mine[:6] = [1, 1, 1, 0, -1, 0]
    state.mine[7] = 1
    state.tents = [2, 4]
    state.pending, state.pending_of = [state.box.quests.index("Q1")], [1]
    connected = state.side.mine.neighbours
    assert 3 in connected[7] and 1 in connected[5]
    assert state.broken_rules() == []
    state.mine[7], state.mine[11] = -1, 1
    assert state.broken_rules() == ["tents in the mine do not hang together from the entrance (NF-MINE-6)"]


def test_an_enemy_is_one_that_is_left() -> None:
    state = asked("threat hearts")
    assert state.stack[-1] == (steps.THREAT_HEARTS, 0, 0)
    state.stack[-1] = (steps.THREAT_HEARTS, 0, 12)
    assert list(wrong_frames(state)) == cannot("threat hearts")
    state = asked("threat hearts")
    state.threats[1], state.tents[1] = 1, 1
    assert list(wrong_frames(state)) == cannot("threat result")


def test_a_fight_is_on_a_path_with_a_threat() -> None:
    state = asked("threat hearts")
    state.going = state.atlas.neighbours[state.atlas.town][1]
    assert list(wrong_frames(state)) == cannot("threat result")
    state = asked("threat hearts")
    near = state.atlas.neighbours[state.atlas.town]
    assert state.left == state.atlas.town
    state.going = next(place for place in range(state.atlas.size) if place not in near)
    assert list(wrong_frames(state)) == cannot("arrive")


def test_a_choice_is_one_of_the_page() -> None:
    state = asked("quest hearts")
    state.choice = 1
    assert list(wrong_frames(state)) == cannot("quest result")
    state.choice = -1
    assert list(wrong_frames(state)) == cannot("quest result")


def test_a_claim_is_of_a_reward_that_leaves_a_choice() -> None:
    state = asked("quest hearts")
    stack = state.stack[:-2]
    for frame, told in (
        ((steps.CLAIM, 0, 0, 0, 0), []),
        ((steps.CLAIM, 0, 0, 0, 1), cannot("claim")),
        ((steps.CLAIM, 0, 0, 0, 4), cannot("claim")),
        ((steps.CLAIM, 0, 0, 1, 0), cannot("claim")),
        ((steps.CLAIM, 0, 1, 0, 0), cannot("claim")),
        ((steps.ACCEPT, 0, 0, 0), []),
        ((steps.ACCEPT, 0, 0, 1), cannot("accept")),
    ):
        state.stack = [*stack, (steps.QUEST_OVER, 0, 1), frame]
        assert list(wrong_frames(state)) == told


def test_a_quest_and_an_arcade_card_are_not_read_at_once() -> None:
    state = asked("quest hearts")
    state.arcade = 3
    assert list(wrong_frames(state)) == ["two quests are attempted at once (NF-QUEST-1)"]


def test_a_duel_is_against_somebody_who_plays() -> None:
    state = asked("duel hearts")
    for opponent, told in ((4, []), (2, cannot("duel hearts")), (0, cannot("duel hearts"))):
        state.stack[-1] = (steps.DUEL_HEARTS, 0, 4, opponent, 0)
        assert list(wrong_frames(state)) == told
    three = at(table(3), 0, "stables")
    assert alter(three, (steps.DUEL_RESULT, 0, 4, 4, 0)) == cannot("duel result"), "there is no dummy"


# Altered files


def altered(state: NearAndFar, change: Callable[[dict[str, Any]], None]) -> str:
    """Loads an altered dump: tells why it is refused, or plays it to its end and tells nothing."""
    data = json.loads(state.dump())
    change(data)
    try:
        again = portulan.load(json.dumps(data))
    except portulan.FileError as error:
        line = str(error)
        assert line.startswith("state: ") and "\n" not in line
        return line
    rng = random.Random(1)
    for _ in range(600):
        if again.over:
            break
        again.play(rng.choice(again.moves()))
    assert isinstance(again, NearAndFar)
    assert len(again.scores()) == again.players
    return ""


def gathering(seed: int) -> list[NearAndFar]:
    """Gathers positions of a game at random, mode after mode, number after number of players."""
    mode = ("first", "arcade", "campaign", "character")[seed % 4]
    chosen = {"mode": mode, "map": ("2", "5", "10", "11")[seed // 4 % 4], "max_rounds": "30"}
    state = portulan.game("near-and-far").new(2 + seed % 3, options=chosen)
    assert isinstance(state, NearAndFar)
    rng = random.Random(seed)
    found = []
    for number in range(600):
        if state.over:
            break
        if number % 60 == 7:
            found.append(state.copy())
        state.play(rng.choice(state.moves()))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_without_one_of_its_frames_a_stack_is_refused_or_plays_on(seed: int) -> None:
    for number, state in enumerate(gathering(seed)):
        altered(state, lambda data, n=number: data["stack"].pop(n % len(data["stack"])))  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(6))
def test_with_two_frames_exchanged_a_stack_is_refused_or_plays_on(seed: int) -> None:
    for number, state in enumerate(gathering(seed)):

        def exchange(data: dict[str, Any], n: int = number) -> None:
            stack = data["stack"]
            one, other = n % len(stack), (n + 1 + seed) % len(stack)
            stack[one], stack[other] = stack[other], stack[one]

        altered(state, exchange)


@pytest.mark.parametrize("step", [step.name for step in STEPS.listed])
def test_with_a_frame_more_a_stack_is_refused_or_plays_on(step: str) -> None:
    (found,) = [known for known in STEPS.listed if known.name == step]
    for state in (asked("visit"), asked("threat hearts"), asked("turn"), asked("setup")):
        for value in (0, 1):

            def push(data: dict[str, Any], n: int = value) -> None:
                arguments = [data["table"]["active"], *[n] * 4][: len(found.arguments)]
                data["stack"].append([step, *arguments])

            altered(state, push)


@pytest.mark.parametrize(
    "stack",
    [
        [["next turn"]],
        [["next turn", 0], ["dance", 0]],
        [["next turn", 7]],
        [["next turn", 0], ["visit", 0, 9]],
        "main action",
    ],
)
def test_what_is_no_stack_is_refused(stack: object) -> None:
    assert altered(table(), lambda data: data.update(stack=stack)).startswith("state: ")


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("hearts", [-1, 0], "field 'hearts' cannot be -1: 0 to 999 (NF-HEART-9)"),
        ("rep", [13, 0], "field 'rep' cannot be 13: -6 to 12 (NF-REP-1)"),
        ("birds", [4, 0], "field 'birds' cannot be 4: 0 to 3 (NF-BIRD-1)"),
        ("tents", [3, 0], "3 tents were placed, and 0 are there (NF-TENT-6)"),
        ("round", 0, "what remains to be done is no set-up (NF-SETUP-1)"),
    ],
)
def test_a_dump_with_an_impossible_field_is_refused(field: str, value: object, told: str) -> None:
    state = table()
    state.books = 0  # the books of the tests lie elsewhere than those of the map
    assert told in altered(state, lambda data: data["table"].update({field: value}))


def test_every_position_of_many_games_is_sound_and_comes_back_from_its_dump() -> None:
    for seed in range(8):
        for state in gathering(seed):
            assert state.faults() == []
            again = portulan.load(state.dump())
            assert again.digest() == state.digest() and again.moves() == state.moves()
            assert all(
                scoring.sheet(state, seat).total == state.scores()[seat] for seat in range(state.players)
            )


def test_a_series_in_the_middle_of_a_game_comes_back_from_its_dump() -> None:
    state = set_out(series("Ann", "Bob"))
    recruit(state, 1, "tib", GREEN)
    again = portulan.load(state.dump())
    assert (again.carried, again.digest()) == (state.carried, state.digest())
