"""The end of a game (NF-END), First Adventure (NF-FIRST), and what is out of scope (NF-AB)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import portulan
from portulan import Refused
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.fields import FIELDS
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.setting import (
    at,
    begin,
    book,
    box_with,
    choice,
    content,
    give,
    heard,
    listed,
    meet_threat,
    no_books,
    play,
    reach,
    refused,
    steady,
    turn,
)
from tests.games.near_and_far.setting import fresh as fresh_table
from tests.games.near_and_far.setting import table as any_table


def table(players: int = 2, **options: Any) -> NearAndFar:
    """Sets a table with cards whose figures do not change."""
    return any_table(players, **{"kind": steady(), **options})


def tents(state: NearAndFar, seat: int, n: int) -> NearAndFar:
    """Lets a player have placed so many tents."""
    state.tents[seat] = n
    return state


def dig(state: NearAndFar, seat: int) -> NearAndFar:
    """In his turn a player digs at the entrance of the mine, and ends it."""
    turn(at(state, seat, "jail"), seat)
    state.mine = [-1] * 12
    return play(state, "visit mine", "dig 1.1")


@pytest.mark.rule("NF-END-1")
def test_the_fourteenth_tent_triggers_the_end() -> None:
    state = dig(tents(table(), 0, 12), 0)
    assert (state.tents[0], state.last_round) == (13, 0)
    state = turn(tents(table(), 0, 13), 0)
    assert heard(state, "visit mine", "dig 1.1").count("last-round") == 1
    assert (state.tents[0], state.last_round) == (14, 1)


@pytest.mark.rule("NF-END-1", "NF-CAMP-2")
def test_a_camp_triggers_the_end_like_any_other_tent() -> None:
    state = no_books(at(tents(table(), 0, 13), 0, "@b"))
    state.hearts[0] = 3
    play(begin(state, steps.CAMP, 0), "camp")
    assert (state.tents[0], state.last_round) == (14, 1)


@pytest.mark.rule("NF-END-1", "NF-CARD-A13")
def test_the_tent_of_a_card_triggers_the_end() -> None:
    """G-189."""
    state = give(tents(table(), 0, 13), 0, hand="mercenary-contract")
    state.coins[0] = 2
    play(turn(state, 0), "buy mercenary-contract", "camp at b")
    assert (state.tents[0], state.last_round) == (14, 1)


@pytest.mark.rule("NF-END-1", "NF-THREAT-6")
def test_a_beaten_threat_triggers_the_end() -> None:
    state = give(tents(table(), 0, 13), 0, bought="star-on-a-rope")
    meet_threat(state, "roll 6")
    assert (state.tents[0], state.last_round) == (14, 1)


@pytest.mark.rule("NF-END-1")
def test_the_turn_of_the_trigger_is_completed_normally() -> None:
    """G-162: whoever triggers the end in the middle of a move goes on, attempts a quest and builds a camp."""
    reward = [entries.Gem(1)]
    kind = box_with(quests={uid: [choice(result=reward)] for uid in "ABCDEFGHIJKLMNOP"})
    state = tents(table(kind=kind), 0, 13)
    state.hearts[0] = 8
    meet_threat(state, "roll 4")
    book(state, CODES[state.location(0)])
    vars(state.atlas)["quest"] = [state.box.quests.index("A")] * state.atlas.size
    assert state.last_round == 1
    play(state, "stop", "attempt", "camp")
    assert state.tents[0] == 15
    assert state.actor == 1


@pytest.mark.rule("NF-END-2", "NF-TURN-1")
def test_dv09_the_round_is_completed_so_that_all_have_the_same_number_of_turns() -> None:
    state = dig(tents(table(3), 0, 13), 0)
    assert state.last_round
    assert not state.over and state.actor == 1
    play(state, "visit farm", "harvest")
    assert not state.over and state.actor == 2
    assert "ended" in heard(state, "visit stables")
    assert state.over


@pytest.mark.rule("NF-END-2")
def test_dv09_the_last_players_trigger_ends_the_game_after_his_turn() -> None:
    state = dig(tents(table(3), 2, 13), 2)
    assert state.over


@pytest.mark.rule("NF-END-2")
def test_the_round_ends_to_the_right_of_the_first_player_whoever_that_is() -> None:
    state = table(3)
    state.first = 1
    dig(tents(state, 2, 13), 2)
    assert not state.over and state.actor == 0
    play(state, "visit farm", "harvest")
    assert state.over


@pytest.mark.rule("NF-END-2")
def test_without_a_trigger_the_next_round_begins() -> None:
    state = dig(tents(table(3), 2, 12), 2)
    assert (state.over, state.round, state.actor) == (False, 3, 0)


@pytest.mark.rule("NF-END-2")
def test_after_the_end_nothing_can_be_played() -> None:
    """G-172: artifacts cannot be bought after the last turn either."""
    state = give(dig(tents(table(), 1, 13), 1), 0, hand="goods-wagon")
    assert state.over and state.moves() == []
    with pytest.raises(Refused) as caught:
        state.play(state.parse("buy goods-wagon"))
    assert caught.value.rule == "NF-END-2"


@pytest.mark.rule("NF-END-3", "NF-TENT-5")
def test_after_the_trigger_tents_are_placed_on() -> None:
    state = dig(tents(table(3), 0, 13), 0)
    state.tents[1] = 14
    play(state, "visit mine", "enter freely", "dig 2.1")
    assert (state.tents[1], state.last_round) == (15, 1)
    assert not state.over


@pytest.mark.rule("NF-END-1")
def test_the_end_is_told_once() -> None:
    state = dig(tents(table(3), 0, 13), 0)
    tents(state, 1, 13)
    assert "last-round" not in heard(state, "visit mine", "enter freely", "dig 2.1")


@pytest.mark.rule("NF-END-1")
@pytest.mark.parametrize("limit", ["30", "50", "100", "200"])
def test_a_game_without_end_is_stopped_after_so_many_rounds(limit: str) -> None:
    """G-28: it is scored as usual, and the game says that it was cut short."""
    state = table(max_rounds=limit)
    state.round = int(limit) - 1
    play(turn(state, 1), "visit farm", "harvest")
    assert state.round == int(limit)
    play(at(turn(state, 0), 0, "jail"), "visit stables")
    assert state.actor == 1
    told = heard(state, "visit saloon", "done")
    assert state.over
    assert told[-2:] == ["truncated", "ended"]
    assert (state.scores(), state.winners()) == ([1, 1], [0, 1])


@pytest.mark.rule("NF-END-2")
def test_a_game_that_ends_by_tents_is_not_cut_short() -> None:
    state = table(max_rounds="30")
    state.round = 30
    turn(tents(state, 1, 13), 1)
    assert "truncated" not in heard(state, "visit mine", "dig 1.1")
    assert state.over


@pytest.mark.rule("NF-TURN-1")
def test_a_turn_begins_with_nothing_of_the_turn_before() -> None:
    state = table(3)
    for name in (*COUNTED, "left", "going"):
        setattr(state, name, 1)
    turn(state, 1)
    assert state.active == 1
    assert {name: getattr(state, name) for name in COUNTED} == dict.fromkeys(COUNTED, 0)
    assert (state.left, state.going) == (-1, -1)


def test_a_page_lies_open_until_somebody_goes_on() -> None:
    """A turn that ends by itself after a quest does not close the page that tells how it went."""
    state = table(2)
    state.page = 1
    turn(state, 1)
    assert state.page == 1
    play(state, "visit farm")
    assert state.page == -1


COUNTED = (
    *("steps_taken", "let_go", "passes", "set_aside", "from_town", "free_ways", "dueled", "recruits"),
    *("refreshed", "acted", "trades", "bonuses", "used"),
)


@pytest.mark.rule("NF-TURN-1", "NF-SETUP-18")
def test_the_first_round_is_told_and_begins_with_the_first_player() -> None:
    state = reach(fresh_table(3, first_player="random"), "first player")
    play(state, "first 2")
    reach(state, "opening discard")
    events: list[str] = []
    while not state.round:
        seat = state.actors[0]
        log = state.listen()
        state.play(next(iter(state.moves(seat))), seat)
        events += [f"{EVENTS[event[0]].name} {event[1:]}" for event in log]
    assert "round (1,)" in events
    assert (state.round, state.active, state.actor) == (1, 2, 2)


@pytest.mark.rule("NF-TURN-1")
def test_every_round_and_every_turn_is_told() -> None:
    state = turn(table(), 0)
    before = state.round
    log = state.listen()
    play(state, "visit farm", "harvest")
    assert [EVENTS[event[0]].name for event in log][-1:] == ["turn"]
    assert log[-1][1:] == (1,)
    play(state, "visit store", "done")
    assert state.round == before + 1
    assert [EVENTS[event[0]].name for event in log][-2:] == ["round", "turn"]
    assert log[-1][1:] == (0,)


# First Adventure


@pytest.mark.rule("NF-FIRST-1", "NF-QUEST-3")
def test_a_first_adventure_is_played_on_map_1_with_its_quests() -> None:
    for number in ("1", "7"):
        state = any_table(map=number)
        assert (state.rules.mode, state.atlas.number) == ("first", 1)
        quests = {state.box.quests[quest] for quest in state.atlas.quest if quest >= 0}
        assert quests == set("ABCDEFGHIJKLMNOP")
    place = next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)
    code = CODES[place]
    play(begin(book(at(state, 0, f"@{code}"), code), steps.QUEST, 0), "attempt")
    assert state.quest == state.atlas.quest[place]
    assert state.page == state.box.page[state.quest]


@pytest.mark.rule("NF-FIRST-2", "NF-GOAL-6")
def test_a_first_adventure_has_no_experience_talents_keywords_or_side_quests() -> None:
    """G-127, G-200: the quests of map 1 name no keyword; nothing is earned and nothing is carried over."""
    named = [quest for quest in content().all(entries.QuestEntry) if quest.map == "map-01"]
    assert len(named) == 16
    for quest in named:
        for way in quest.choices:
            assert not way.keywords
            assert not any(
                isinstance(reward, entries.Keyword | entries.SideQuest)
                for reward in (*way.result, *way.bonus)
            )
    kind = box_with(
        quests={
            uid: [choice(result=[entries.Keyword("BELL"), entries.SideQuest("Q1")])]
            for uid in "ABCDEFGHIJKLMNOP"
        }
    )
    state = table(kind=kind)
    place = next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)
    code = CODES[place]
    play(begin(book(at(state, 0, f"@{code}"), code), steps.QUEST, 0), "attempt")
    assert state.books >> place & 1 == 0
    assert (state.xp, state.keywords, state.pending, state.boxes) == ([0, 0], [0, 0], [], [0, 0])
    assert NearAndFar.game.saga is not None
    assert NearAndFar.game.saga.first(["Ann", "Bob"], state.options) is None
    state.stack = []
    assert NearAndFar.game.saga.following(state, ["Ann", "Bob"]) is None


@pytest.mark.rule("NF-FIRST-2")
def test_a_first_adventure_asks_for_no_talent_and_has_no_arcade_deck() -> None:
    state = fresh_table()
    assert state.step is not None and state.step.name == "character"
    assert state.arcade_deck == 0
    assert reach(state, "pet").story == [-1, -1]


@pytest.mark.rule("NF-FIRST-3", "NF-DAYTOWN-1")
def test_a_first_adventure_uses_the_dusk_side() -> None:
    """G-19: also where the day side was asked for."""
    state = table(town_side="day")
    assert state.view(0)["side"] == "dusk"
    state.gems[0] = state.food[0] = 1
    play(state, "visit stables")
    assert listed(state) == ["bird", "done"]
    assert refused(state, "turtle") == "NF-STABLE-1"


# Out of scope: Above and Below


@pytest.mark.rule("NF-AB-1", "NF-AB-2", "NF-AB-3")
def test_the_rules_of_another_game_are_named_and_left_out() -> None:
    text = portulan.game("near-and-far").text
    for clause in ("NF-AB-1", "NF-AB-2", "NF-AB-3"):
        assert "Above and Below" in text.rule(clause, "en")
        assert "Above and Below" in text.rule(clause, "fr")
    explained = {clause for step in NearAndFar.steps.listed for clause in step.clauses}
    assert not any(clause.startswith("NF-AB") for clause in explained)


@pytest.mark.rule("NF-AB-1", "NF-AB-2")
def test_adventurers_have_one_side() -> None:
    """There is nothing like a villager space, a bed or a lantern in the content, and recruits cost what is printed."""
    assert set(entries.AdventurerEntry.__struct_fields__) == {"id", "name", "faction", "price", "symbols"}
    assert set(entries.Symbols.__struct_fields__) == {"skill", "combat", "search", "move", "heart", "shield"}
    assert len(catalogue.ADVENTURERS) == 36
    words = " ".join(declared.name for declared in FIELDS)
    assert not re.search("bed|lantern|villager", words)


@pytest.mark.rule("NF-AB-3")
def test_food_has_no_kinds() -> None:
    """G-09: bread, fish and bacon are one good each worth as much as the other; pairs of them score nothing."""
    state = table()
    before = state.scores()[0]
    state.food[0] = 8
    assert state.scores()[0] == before
    assert entries.Food.__struct_fields__ == ("n",)
