"""Campaigns (NF-CAMPAIGN): maps in their order, experience, side quests, what is carried, who is champion."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.campaign import Campaign
from portulan.engine.errors import FileError, UsageError
from portulan.engine.match import Match
from portulan.engine.record import read
from portulan.engine.saga import Traveller
from portulan.engine.scene import Scene, label
from portulan.games.near_and_far import campaign, catalogue, entries
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far.setting import (
    at,
    attempt,
    box_with,
    change,
    choice,
    give,
    goods,
    listed,
    next_chapter,
    next_game,
    play,
    reach,
    refused,
    series,
    set_out,
    table,
    turn,
)

PLAIN = [str(number) for number in range(1, 17)]
EASY = choice("a", test=("skill", 5), result=[entries.Coin(1)])
NAMING = choice("a", result=[entries.SideQuest("Q2")])
NAMING_TWO = choice("a", result=[entries.SideQuest("Q2"), entries.SideQuest("Q3")])


@cache
def easy() -> type[NearAndFar]:
    """Every quest of map 2, and the first side quests, ask for skill 5 and give a coin."""
    return box_with(quests=dict.fromkeys((*PLAIN, "Q2", "Q3"), (EASY,)))


@cache
def naming() -> type[NearAndFar]:
    """Every quest of map 2 names the side quest Q2, which asks for skill 5."""
    return box_with(quests={**dict.fromkeys(PLAIN, (NAMING,)), "Q2": (EASY,)})


@cache
def naming_two() -> type[NearAndFar]:
    """Every quest of map 2 names two side quests."""
    return box_with(quests={**dict.fromkeys(PLAIN, (NAMING_TWO,)), "Q2": (EASY,), "Q3": (EASY,)})


def noted(state: NearAndFar, seat: int = 0) -> list[str]:
    """Lists the side quests that a player has noted."""
    pairs = zip(state.pending, state.pending_of, strict=True)
    return [state.box.quests[quest] for quest, owner in pairs if owner == seat]


def beaten(state: NearAndFar) -> NearAndFar:
    """Lets seat 0 have beaten all bosses of the last map."""
    for boss in state.bosses_left():
        state.bosses[0] |= 1 << boss
    return state


# The maps


@pytest.mark.rule("NF-CAMPAIGN-1", "NF-SETUP-7")
def test_a_campaign_is_ten_games_on_the_maps_2_to_11_in_their_order() -> None:
    state = series("Ann", "Bob")
    maps = [state.atlas.number]
    while len(maps) < 10:
        state = next_game(set_out(state))
        maps.append(state.atlas.number)
    assert maps == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert next_chapter(beaten(set_out(state))) is None
    assert state.carried["played"] == tuple(range(2, 11))


@pytest.mark.rule("NF-CAMPAIGN-1")
def test_whatever_map_was_asked_for_a_campaign_begins_on_map_2() -> None:
    assert series("Ann", "Bob", map="7").atlas.number == 2
    assert table(mode="campaign", map="1").atlas.number == 2


@pytest.mark.rule("NF-CAMPAIGN-2", "NF-CHARMODE-2")
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_everybody_keeps_the_same_character(mode: str) -> None:
    state = reach(series("Ann", "Bob", mode=mode), "character")
    set_out(play(state, "be fenn", "be tock"))
    following = next_game(state, "Bob", "Ann")
    reach(following, "pet")
    assert [catalogue.CHARACTERS[who] for who in following.character] == ["tock", "fenn"]


@pytest.mark.rule("NF-CAMPAIGN-2", "NF-SETUP-13")
def test_nobody_new_takes_a_character_that_somebody_keeps() -> None:
    """Nor one of a player who stays away this evening."""
    state = reach(series("Ann", "Bob"), "character")
    set_out(play(state, "be fenn", "be tock"))
    following = reach(next_game(state, "Eve", "Bob"), "character")
    assert following.actor == 0
    assert refused(following, "be tock") == "NF-SETUP-13"
    assert refused(following, "be fenn") == "NF-SETUP-13"
    play(following, "be ivo")
    assert [catalogue.CHARACTERS[who] for who in following.character] == ["ivo", "tock"]


@pytest.mark.rule("NF-CAMPAIGN-3", "NF-QUEST-3")
def test_map_quests_are_used_and_no_story_of_a_character() -> None:
    state = set_out(series("Ann", "Bob", kind=easy()))
    assert state.story == [-1, -1]
    attempt(state, 0)
    assert state.box.quests[state.quest] in PLAIN
    assert state.arcade_deck == 0


# Experience


@pytest.mark.rule("NF-CAMPAIGN-4")
def test_everybody_starts_with_one_experience() -> None:
    state = series("Ann", "Bob", "Cid")
    assert (state.xp, state.xp_spent, state.boxes) == ([1, 1, 1], [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("NF-CAMPAIGN-5", "NF-CAMPAIGN-6")
def test_tv31_three_quests_in_any_mix_of_success_and_failure_give_one_experience() -> None:
    """G-140: a star for a full row."""
    state = set_out(series("Ann", "Bob", kind=easy()))
    attempt(state, 0, "roll 6")
    assert (state.boxes, state.coins[0]) == ([1, 0], 4)
    attempt(state, 0, "roll 1")
    assert (state.boxes, state.coins[0], state.xp) == ([2, 0], 4, [1, 1])
    attempt(state, 0, "roll 1")
    assert (state.boxes, state.xp) == ([3, 0], [2, 1])


@pytest.mark.rule("NF-CAMPAIGN-6", "NF-XP-4")
def test_experience_is_usable_at_once() -> None:
    """G-192: a star filled in the middle of a game buys a talent at the Town Hall in the same game."""
    state = give(set_out(series("Ann", "Bob", kind=easy())), 0, talents="politician")
    state.boxes[0], state.xp_spent[0] = 2, 1
    attempt(state, 0, "roll 1")
    assert (state.xp[0], state.xp_spent[0]) == (2, 1)
    play(turn(at(state, 0, "jail"), 0), "visit town-hall", "enter freely", "learn fishing")
    assert (state.xp[0], state.xp_spent[0]) == (2, 2)


@pytest.mark.rule("NF-CAMPAIGN-5")
@pytest.mark.parametrize(("rows", "last"), [("10", 30), ("7", 21), ("5", 15)])
def test_the_last_box_gives_experience_too(rows: str, last: int) -> None:
    """G-137: so many rows of three boxes."""
    state = set_out(series("Ann", "Bob", kind=easy(), campaign_rows=rows))
    state.boxes[0] = last - 1
    attempt(state, 0, "roll 1")
    assert (state.boxes[0], state.xp[0]) == (last, 2)


@pytest.mark.rule("NF-CAMPAIGN-15")
@pytest.mark.parametrize(("rows", "last"), [("10", 30), ("7", 21), ("5", 15)])
def test_when_all_boxes_are_filled_a_quest_gives_its_reward_and_nothing_more(rows: str, last: int) -> None:
    state = set_out(series("Ann", "Bob", kind=easy(), campaign_rows=rows))
    state.boxes[0] = last
    attempt(state, 0, "roll 6")
    assert (state.boxes[0], state.xp[0], state.coins[0]) == (last, 1, 4)


@pytest.mark.rule("NF-CAMPAIGN-13")
@pytest.mark.parametrize(("rows", "last"), [("10", 30), ("7", 21), ("5", 15)])
def test_a_full_card_scores_by_the_number_of_its_rows(rows: str, last: int) -> None:
    state = table(mode="campaign", map="11", campaign_rows=rows)
    state.boxes = [last, last - 1]
    assert [sheet(state, seat).story for seat in (0, 1)] == [7, 0]


# Side quests


@pytest.mark.rule("NF-CAMPAIGN-7", "NF-CAMPAIGN-8", "NF-CAMPAIGN-9", "NF-CAMPAIGN-10")
def test_tv30_a_side_quest_that_was_named_is_read_at_the_next_attempt() -> None:
    state = set_out(series("Ann", "Bob", kind=naming()))
    attempt(state, 0)
    assert (noted(state), noted(state, 1)) == (["Q2"], [])
    attempt(state, 0)
    assert state.box.quests[state.quest] == "Q2"
    here = state.location(0)
    assert state.books >> here & 1 == 0, "the token of the location is gone"
    play(state, "roll 6")
    assert noted(state) == []
    attempt(state, 0)
    assert noted(state) == ["Q2"], "the quest of the map was read again"


@pytest.mark.rule("NF-CAMPAIGN-8")
def test_a_side_quest_is_its_owners_alone() -> None:
    state = set_out(series("Ann", "Bob", kind=naming()))
    attempt(state, 0)
    attempt(state, 1)
    assert (noted(state, 0), noted(state, 1)) == (["Q2"], ["Q2"])
    attempt(state, 1, "roll 1")
    assert (noted(state, 0), noted(state, 1)) == (["Q2"], [])


@pytest.mark.rule("NF-CAMPAIGN-8", "NF-CAMPAIGN-10")
def test_of_several_side_quests_the_owner_chooses() -> None:
    """G-136, D-43."""
    state = set_out(series("Ann", "Bob", kind=naming_two()))
    attempt(state, 0)
    assert noted(state) == ["Q2", "Q3"]
    attempt(state, 0)
    assert listed(state) == ["side 1", "side 2"]
    assert refused(state, "side 3") == "NF-CAMPAIGN-8"
    play(state, "side 2")
    assert state.box.quests[state.quest] == "Q3"
    play(state, "roll 1")
    assert noted(state) == ["Q2"]


@pytest.mark.rule("NF-CAMPAIGN-8")
def test_by_an_option_the_oldest_side_quest_comes_first() -> None:
    state = set_out(series("Ann", "Bob", kind=naming_two(), side_quest_order="fifo"))
    attempt(state, 0)
    attempt(state, 0)
    assert state.box.quests[state.quest] == "Q2"


@pytest.mark.rule("NF-CAMPAIGN-9")
@pytest.mark.parametrize(("retry", "left"), [("false", []), ("true", ["Q2"])])
def test_a_failed_side_quest_is_crossed_out_unless_the_table_tries_again(retry: str, left: list[str]) -> None:
    """G-135."""
    state = set_out(series("Ann", "Bob", kind=naming(), side_quest_retry=retry))
    attempt(state, 0)
    attempt(state, 0, "roll 1")
    assert noted(state) == left
    if left:
        attempt(state, 0, "roll 6")
        assert noted(state) == []


@pytest.mark.rule("NF-CAMPAIGN-7")
def test_a_side_quest_may_be_named_twice_and_any_number_may_wait() -> None:
    """G-128, G-201."""
    kind = box_with(quests={**dict.fromkeys(PLAIN, (NAMING_TWO,)), "Q2": (NAMING,), "Q3": (EASY,)})
    state = set_out(series("Ann", "Bob", kind=kind))
    attempt(state, 0)
    attempt(state, 0, "side 1")
    assert noted(state) == ["Q3", "Q2"]
    assert state.faults() == []


@pytest.mark.rule("NF-CAMPAIGN-10")
def test_the_numbers_of_side_quests_begin_with_q() -> None:
    box = table().box
    side = {uid for uid, of in zip(box.quests, box.book, strict=True) if of == 1}
    assert len(side) >= 60
    assert all(uid[0] == "Q" and uid[1:].isdigit() for uid in side)
    assert not any(uid[0] == "Q" for uid in box.quests if uid not in side)


# What is carried from game to game


@pytest.mark.rule("NF-CAMPAIGN-14", "NF-KEYWORD-1", "NF-KEYWORD-7", "NF-XP-3")
def test_the_character_card_is_carried_and_everything_else_is_set_up_anew() -> None:
    """G-142: world cards, coins, adventurers and reputation stay behind."""
    state = set_out(series("Ann", "Bob"))
    give(state, 0, talents="legend taunting", keywords="BELL FINED", world="cold-blade", bought="dice-game")
    give(state, 0, hand="jade-flute", treasures="thimble")
    state.xp, state.xp_spent, state.boxes = [7, 1], [5, 0], [4, 1]
    state.coins, state.gems, state.food, state.hearts, state.rep = [9, 9], [9, 9], [9, 9], [9, 9], [5, -5]
    state.birds, state.tokens[0], state.chiefs[0] = [3, 1], 4, 0
    state.pending, state.pending_of = [state.box.quests.index("Q5"), state.box.quests.index("Q6")], [0, 1]
    before = sheet(state, 0).total
    following = next_game(state)
    assert (following.xp, following.xp_spent, following.boxes) == ([7, 1], [5, 0], [4, 1])
    assert (noted(following, 0), noted(following, 1)) == (["Q5"], ["Q6"])
    assert following.talents == state.talents and following.keywords == state.keywords
    assert following.carried["cards"]["Ann"]["points"] == (before,)
    fresh = set_out(following)
    assert (fresh.coins, fresh.gems, fresh.food, fresh.hearts, fresh.rep) == (
        [3, 3],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
    )
    assert not any((*fresh.birds, *fresh.world, *fresh.bought, *fresh.treasures, *fresh.tokens, *fresh.tents))
    assert fresh.chiefs == [-1, -1, -1, -1]
    assert fresh.faults() == []


@pytest.mark.rule("NF-CAMPAIGN-14")
def test_a_talent_for_the_next_game_is_on_the_card() -> None:
    state = set_out(series("Ann", "Bob", politician_immediate="false"))
    state.new_talents[1] = 1 << catalogue.TALENTS.index("fishing")
    following = next_game(state)
    assert following.talents == [0, 1 << catalogue.TALENTS.index("fishing")]
    assert following.new_talents == [0, 0]


@pytest.mark.rule("NF-CAMPAIGN-11", "NF-CAMPAIGN-14")
def test_cards_are_kept_by_name_wherever_somebody_sits() -> None:
    state = set_out(series("Ann", "Bob", "Cid"))
    give(state, 1, keywords="BELL")
    state.xp = [1, 2, 3]
    following = next_game(state, "Cid", "Ann", "Bob")
    assert following.xp == [3, 1, 2]
    assert following.keywords == [0, 0, 1 << catalogue.KEYWORDS.index("BELL")]


@pytest.mark.rule("NF-CAMPAIGN-11")
def test_a_missed_game_scores_nothing_and_changes_nothing() -> None:
    """G-193."""
    state = set_out(series("Ann", "Bob", "Cid"))
    give(state, 2, keywords="BELL")
    state.xp[2], state.coins[2] = 4, 8
    without = set_out(next_game(state, "Ann", "Bob"))
    assert without.players == 2
    back = next_game(without, "Ann", "Bob", "Cid")
    assert back.carried["cards"]["Cid"]["points"] == (4, 0)
    assert back.carried["cards"]["Ann"]["points"] == (1, 1)
    assert (back.xp[2], back.keywords[2]) == (4, 1 << catalogue.KEYWORDS.index("BELL"))


@pytest.mark.rule("NF-CAMPAIGN-12")
def test_the_highest_total_of_all_games_is_champion() -> None:
    state = set_out(series("Ann", "Bob", "Cid"))
    state.coins = [20, 2, 6]
    last = set_out(next_game(state, "Ann", "Bob", "Cid"))
    last.coins = [2, 8, 6]
    assert campaign.totals(last) == {"Ann": 11, "Bob": 5, "Cid": 6}
    assert campaign.champions(last) == [], "the campaign goes on"
    last.atlas = last.box.maps[11]
    assert next_chapter(last) is not None, "a boss is left"
    assert campaign.champions(last) == []
    last.bosses[1] = 0b1111
    assert next_chapter(last) is None
    assert last.winners() == [1], "the game is won by another"
    assert campaign.totals(last) == {"Ann": 11, "Bob": 27, "Cid": 6}
    last.bosses = [0b1110, 0, 0]
    assert campaign.champions(last) == ["Ann"]
    assert last.view(None)["champions"] == ["Ann"]
    assert last.view(None)["series"] == campaign.totals(last)


@pytest.mark.rule("NF-CAMPAIGN-12")
def test_whoever_has_no_card_yet_has_the_points_of_this_game_alone() -> None:
    state = set_out(series("Ann", "Bob"))
    state.coins = [4, 2]
    assert not state.carried.get("cards") and campaign.totals(state) == {"Ann": 2, "Bob": 1}


@pytest.mark.rule("NF-CAMPAIGN-12", "NF-CHARMODE-12")
def test_a_tie_for_champion_is_shared_also_with_somebody_who_is_away() -> None:
    """G-144."""
    state = set_out(series("Ann", "Bob", "Cid", mode="character"))
    state.coins = [4, 2, 2]
    last = set_out(next_game(state, "Bob", "Cid"))
    last.coins = [2, 0]
    last.atlas = last.box.maps[11]
    assert next_chapter(last) is None
    assert campaign.totals(last) == {"Ann": 2, "Bob": 2, "Cid": 1}
    assert campaign.champions(last) == ["Ann", "Bob"]


def test_a_single_game_has_no_champion() -> None:
    state = table(mode="arcade", map="11")
    state.stack = []
    state.refresh()
    assert (campaign.champions(state), state.view(0)["champions"], state.view(0)["series"]) == ([], [], None)


def test_pages_that_were_read_stay_open_in_the_next_game() -> None:
    state = set_out(series("Ann", "Bob", kind=easy()))
    attempt(state, 0, "roll 6")
    read_there = [state.box.passages[page] for page in state.opened]
    assert len(read_there) >= 2
    following = next_game(state)
    assert [following.box.passages[page] for page in following.opened] == read_there
    assert following.carried["read"] == tuple(read_there)


@pytest.mark.rule("NF-CAMPAIGN-12")
def test_all_games_count_for_the_champion() -> None:
    state = set_out(series("Ann", "Bob"))
    for coins in ([2, 8], [10, 2], [10, 6]):
        state.coins = coins
        state = set_out(next_game(state))
    state.coins = [0, 0]
    assert campaign.totals(state) == {"Ann": 1 + 5 + 5, "Bob": 4 + 1 + 3}


# A lost last map


@pytest.mark.rule("NF-BOSS-8", "NF-BOSS-9", "NF-BOSS-7")
def test_a_lost_last_map_is_played_again_as_if_it_had_never_been() -> None:
    """G-138: points, experience, keywords and side quests of the lost game are not recorded."""
    state = set_out(series("Ann", "Bob"))
    state.coins = [8, 2]
    last = set_out(next_game(state))
    last.atlas = last.box.maps[11]
    give(last, 0, keywords="BELL")
    last.xp[0], last.boxes[0] = 5, 12
    chapter = next_chapter(last, "Ann", "Bob")
    assert chapter is not None
    assert (chapter.title, chapter.options) == ("chapter-again", {"map": "11"})
    assert chapter.carried["attempts"] == 1
    assert chapter.carried["cards"] == last.carried["cards"]
    assert chapter.carried["played"] == (2,)
    assert (last.winners(), campaign.champions(last)) == ([], [])
    again = set_out(next_game(last, "Ann", "Bob"))
    assert (again.atlas.number, again.xp, again.boxes, again.keywords) == (11, [1, 1], [0, 0], [0, 0])
    second = next_chapter(again, "Ann", "Bob")
    assert second is not None and second.carried["attempts"] == 2
    assert next_chapter(beaten(set_out(next_game(last, "Ann", "Bob")))) is None


@pytest.mark.rule("NF-BOSS-8", "NF-JOIN-1")
def test_a_lost_map_may_be_repeated_by_others() -> None:
    state = set_out(next_game(set_out(series("Ann", "Bob"))))
    state.atlas = state.box.maps[11]
    again = next_game(state, "Bob", "Eve", "Ann")
    assert again.xp == [1, 1, 1]
    assert again.boxes == [0, 1, 0], "Eve missed the game that counted, and not the lost one"


# Whole campaigns through the engine


def play_out(match: Match, seed: int) -> Match:
    """Plays a match to its end by moves taken at random, always the same."""
    rng = random.Random(seed)
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(rng.choice(match.state.moves(seat)), seat)
    return match


def begun(*names: str, seed: str = "north", **options: str) -> Campaign:
    """Begins a campaign of short games."""
    chosen = {"mode": "campaign", "max_rounds": "30", **options}
    return Campaign.begin(portulan.game("near-and-far"), names, seed=seed, options=chosen)


def state_of(match: Match) -> NearAndFar:
    return cast(NearAndFar, match.state)


def maps(played: Campaign) -> list[int]:
    """Lists the maps of all matches."""
    return [state_of(match).atlas.number for match in played.matches]


def test_a_campaign_with_comings_and_goings_is_played_kept_and_read_back() -> None:
    """Cid joins for the second game, Bob misses the third, Ann leaves after the fourth."""
    evenings: list[Sequence[str]] = [
        *(["Ann", "Bob"], ["Ann", "Bob", "Cid"], ["Cid", "Ann"]),
        *(["Ann", "Bob", "Cid"], ["Cid", "Bob"]),
    ]
    played = begun(*evenings[0])
    for number, names in enumerate(evenings[1:], 1):
        play_out(played.match, number)
        played.advance(seed=f"evening {number}", names=names)
    play_out(played.match, 9)
    assert maps(played) == [2, 3, 4, 5, 6]
    assert all(match.state.faults() == [] for match in played.matches)
    cards = state_of(played.match).carried["cards"]
    scored = [dict(zip(match.names, match.state.scores(), strict=True)) for match in played.matches]
    for name in ("Ann", "Bob", "Cid"):
        assert cards[name]["points"] == tuple(scores.get(name, 0) for scores in scored[:4])
    again = Campaign.from_json(played.to_json(), portulan.game)
    assert again.match.state == played.match.state
    assert again.next_chapter() == played.next_chapter()
    for match in played.matches:
        alone = Match.from_record(read(match.to_json()), played.game)
        assert (alone.state, alone.carried) == (match.state, match.carried)


def test_bots_that_think_play_a_campaign_too() -> None:
    played = begun("Ann", "Bob", town_side="day")
    minds = [make("greedy", f"{seat}", played.game) for seat in range(2)]
    for number in range(2):
        match = played.match
        while not match.state.over:
            seat = match.state.actors[0]
            match.play(minds[seat].choose(InformationState(match.state, seat)), seat)
        assert match.state.faults() == []
        played.advance(seed=number)
    assert maps(played) == [2, 3, 4]


@pytest.mark.rule("NF-CAMPAIGN-1", "NF-BOSS-8")
def test_a_whole_campaign_ends_on_map_11_which_bots_at_random_lose() -> None:
    """G-194: the repeat uses a new seed, and another game comes of it."""
    played = begun("Ann", "Bob", extra_stories="on")
    for number in range(6):
        play_out(played.match, number)
        played.advance(seed=number)
    assert maps(played) == [2, 3, 5, 7, 8, 10, 11]
    play_out(played.match, 1)
    assert not played.over
    lost = played.match
    assert lost.state.winners() == []
    again = played.advance(seed="another")
    assert (again.carried["attempts"], again.carried["cards"]) == (1, lost.carried["cards"])
    assert again.commitment != lost.commitment
    assert play_out(again, 1).state != lost.state


def test_a_campaign_does_not_go_on_before_its_match_is_over() -> None:
    played = begun("Ann", "Bob")
    assert played.next_chapter() is None and not played.over
    with pytest.raises(UsageError, match="the match before is not over"):
        played.advance(seed=1)


@pytest.mark.parametrize("mode", ["first", "arcade"])
@pytest.mark.rule("NF-ARCADE-1", "NF-FIRST-2")
def test_single_games_are_no_campaign(mode: str) -> None:
    with pytest.raises(UsageError, match="no campaign with these options"):
        begun("Ann", "Bob", mode=mode)


def test_people_of_the_same_name_are_told_apart() -> None:
    played = begun("Bot", "Bot", "Bot 2")
    assert played.match.carried["players"] == ("Bot", "Bot 2", "Bot 2 2")
    play_out(played.match, 1)
    played.advance(seed=2)
    assert list(played.match.carried["cards"]) == ["Bot", "Bot 2", "Bot 2 2"]
    assert state_of(play_out(played.match, 2)).faults() == []


def test_people_who_had_no_name_at_the_beginning_are_called_as_they_are_now() -> None:
    state = set_out(series("", ""))
    state.xp = [1, 4]
    chapter = next_chapter(state, "Ann", "")
    assert chapter is not None
    assert chapter.carried["players"] == ("Ann", "Player 2")
    assert {name: card["xp"] for name, card in chapter.carried["cards"].items()} == {"Ann": 1, "Player 2": 4}


def test_whoever_left_without_a_name_is_numbered() -> None:
    chapter = next_chapter(set_out(series("", "", "")), "Ann", "Bob")
    assert chapter is not None
    assert (chapter.carried["players"], list(chapter.carried["cards"])) == (
        ("Ann", "Bob"),
        ["Ann", "Bob", "Player 3"],
    )


def test_a_series_begun_without_names_goes_on() -> None:
    game = portulan.game("near-and-far")
    state = cast(NearAndFar, game.new(2, options={"mode": "campaign", "map": "2", "first_player": "fixed"}))
    assert state.carried == {} and state.xp == [1, 1]
    following = next_game(set_out(state), "Ann", "Bob")
    assert (following.atlas.number, list(following.carried["cards"])) == (3, ["Ann", "Bob"])


# What is refused


def carried(**changes: Any) -> dict[str, Any]:
    """What a first game of Ann and Bob left."""
    card = {"xp": 3, "spent": 1, "talents": ["fishing"], "keywords": ["BELL"], "boxes": 6, "points": [12]}
    return {
        "players": ["Ann", "Bob"],
        "cards": {"Ann": {"character": "fenn", **card}, "Bob": {"character": "tock", **card}},
        "played": [2],
        "last": "Bob",
        **changes,
    }


def of_ann(**changes: Any) -> dict[str, Any]:
    """The same, with Ann's card altered."""
    data = carried()
    data["cards"]["Ann"] = {**data["cards"]["Ann"], **changes}
    return data


WRONG: list[tuple[dict[str, Any], str]] = [
    (carried(gold=3), "carried: unknown field 'gold'"),
    (carried(played=[1]), "carried: field 'played' names a map that no series has before its last"),
    (carried(played=[11]), "carried: field 'played' names a map that no series has before its last"),
    (carried(players=["Ann", "Ann"]), "carried: field 'players' names somebody twice"),
    (carried(players=["Ann"]), "carried: 1 players, and 2 play"),
    (carried(players=["Ann", "Bob", "Cid"]), "carried: 3 players, and 2 play"),
    (carried(attempts=-1), "carried: fields 'attempts' and 'last' fit no game before this one"),
    (carried(last="Eve"), "carried: fields 'attempts' and 'last' fit no game before this one"),
    (carried(played=[2, 3]), "carried: the card of 'Ann': 1 results of 2 games"),
    (of_ann(character="grear"), "carried: the card of 'Ann': field 'character' names 'grear', which this"),
    (of_ann(character="tock"), "carried: two cards are of the same character"),
    (of_ann(talents=["flying"]), "carried: the card of 'Ann': field 'talents' names 'flying', which this"),
    (of_ann(talents=["fishing"] * 2), "carried: the card of 'Ann': field 'talents' names something twice"),
    (of_ann(keywords=["XYZZY"]), "carried: the card of 'Ann': field 'keywords' names 'XYZZY', which this"),
    (of_ann(keywords=["BELL"] * 2), "carried: the card of 'Ann': field 'keywords' names something twice"),
    (of_ann(pending=["Q999"]), "carried: the card of 'Ann': field 'pending' names 'Q999', which this"),
    (of_ann(pending=["17"]), "carried: the card of 'Ann': field 'pending' names '17', which this"),
    (of_ann(pending=["Q1"] * 61), "carried: the card of 'Ann': more side quests are noted than anybody"),
    (of_ann(story="17"), "carried: the card of 'Ann': field 'story' names '17', which this"),
    (of_ann(story="F1"), "carried: the card of 'Ann' is none of this mode"),
    (of_ann(story_done=2), "carried: the card of 'Ann': its story does not go on where it was left"),
    (of_ann(spent=4), "carried: the card of 'Ann': its numbers do not fit each other"),
    (of_ann(spent=-1), "carried: the card of 'Ann': its numbers do not fit each other"),
    (of_ann(xp=1000), "carried: the card of 'Ann': its numbers do not fit each other"),
    (of_ann(boxes=-1), "carried: the card of 'Ann': its numbers do not fit each other"),
    (of_ann(boxes=1000), "carried: the card of 'Ann': its numbers do not fit each other"),
    (of_ann(boxes=31), "carried: the card of 'Ann' is none of this mode"),
    (of_ann(points=[]), "carried: the card of 'Ann': 0 results of 1 games"),
    (carried(read=["page.A", "page.A"]), "carried: field 'read' names something twice"),
    (of_ann(xp="many"), "carried: field 'cards.Ann.xp' must be a whole number, not 'many'"),
]


@pytest.mark.parametrize(("data", "told"), WRONG, ids=[f"{n}-{told}" for n, (_, told) in enumerate(WRONG)])
def test_what_no_game_can_have_left_is_refused_in_one_line(data: dict[str, Any], told: str) -> None:
    game = portulan.game("near-and-far")
    with pytest.raises(FileError) as caught:
        game.new(2, options={"mode": "campaign", "map": "3"}, carried=data)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_a_game_has_left_is_taken() -> None:
    game = portulan.game("near-and-far")
    for data in (
        carried(),
        of_ann(boxes=30),
        of_ann(pending=["Q1", "Q1"]),
        carried(last=""),
        carried(attempts=2),
    ):
        state = cast(NearAndFar, game.new(2, options={"mode": "campaign", "map": "3"}, carried=data))
        assert state.faults() == []
    assert game.check_carried({}) == {}


@pytest.mark.rule("NF-XP-2")
def test_a_card_that_tells_no_more_than_its_character_is_that_of_a_beginner() -> None:
    data = carried(
        cards={name: {"character": who, "points": [0]} for name, who in (("Ann", "fenn"), ("Bob", "tock"))}
    )
    game = portulan.game("near-and-far")
    state = cast(NearAndFar, game.new(2, options={"mode": "campaign", "map": "3"}, carried=data))
    assert (state.xp, state.xp_spent, state.talents, state.keywords) == ([1, 1], [0, 0], [0, 0], [0, 0])


def test_there_are_no_more_people_in_a_series_than_characters() -> None:
    data = carried(players=["Ann", "Eve"])
    card = data["cards"]["Ann"]
    for name, who in zip("CDGHIK", ("abelone", "bo", "cosimo", "dorothea", "ivo", "tamsin"), strict=True):
        data["cards"][name] = {**card, "character": who}
    game = portulan.game("near-and-far")
    with pytest.raises(FileError, match="carried: 9 people, and 8 characters"):
        game.check_carried(data)
    assert game.check_carried({**data, "players": ["Ann", "C"]})


@pytest.mark.parametrize(
    ("field", "value"),
    [("played", [3]), ("cards", {}), ("last", ""), ("attempts", 1), ("players", ["Bob", "Ann"])],
)
def test_a_campaign_file_whose_second_game_begins_otherwise_is_refused(field: str, value: object) -> None:
    played = begun("Ann", "Bob")
    play_out(played.match, 1)
    played.advance(seed=2)
    data = json.loads(played.to_json())
    data["matches"][1]["carried"][field] = value
    with pytest.raises(FileError, match=r"^match 2: [^\n]+$"):
        Campaign.from_json(json.dumps(data), portulan.game)


def test_experience_that_was_altered_in_a_file_is_noticed() -> None:
    played = begun("Ann", "Bob")
    play_out(played.match, 1)
    played.advance(seed=2)
    data = json.loads(played.to_json())
    data["matches"][1]["carried"]["cards"]["Ann"]["xp"] += 1
    with pytest.raises(FileError, match="match 2: does not begin with what the match before left"):
        Campaign.from_json(json.dumps(data), portulan.game)


def test_rewards_of_a_campaign_are_those_of_the_quest() -> None:
    state = set_out(series("Ann", "Bob", kind=easy()))
    before = goods(state, 0)
    attempt(state, 0, "roll 4")
    assert change(before, goods(state, 0)) == {"coins": 1}


# The page of a campaign


def labels(traveller: Traveller) -> list[str]:
    """Names all that stands on a sheet."""
    scene = Scene(label(""), traveller.elements)
    return [element.label.name for element in scene.elements() if element.label is not None]


def test_the_outline_names_the_maps_ahead() -> None:
    state = series("Ann", "Bo")
    assert campaign.outline(state.carried, state.options) == [f"chapter-map-{n}" for n in range(2, 12)]
    second = next_game(set_out(state))
    assert campaign.outline(second.carried, second.options)[0] == "chapter-map-3"
    short = series("Ann", "Bo", extra_stories="on")
    assert len(campaign.outline(short.carried, short.options)) == 7
    alone = series("Ann", "Bo", mode="character", map="5")
    assert campaign.outline(alone.carried, alone.options) == ["chapter-map-5"]


def test_sheets_tell_what_became_of_everybody_also_of_those_who_are_away() -> None:
    first = set_out(series("Ann", "Bo", "Cy"))
    first.xp[1], first.keywords[1] = 3, 0b1
    second = next_game(first, "Ann", "Cy")
    for state in (None, second):
        told = campaign.travellers(second.carried, second.options, state, None)
        assert [(one.name, one.seat) for one in told] == [("Ann", 0), ("Cy", 1), ("Bo", None)]
        assert f"keyword-{catalogue.KEYWORDS[0]}" in labels(told[2])
        assert "boxes" in labels(told[2]) and "story" not in labels(told[2])
        assert not any(one.champion for one in told)
    third = next_game(set_out(second), "Bo", "Di")
    told = campaign.travellers(third.carried, third.options, third, 0)
    assert [(one.name, one.seat) for one in told] == [("Bo", 0), ("Di", 1), ("Ann", None), ("Cy", None)]
    assert third.xp[0] == 3 and told[1].elements == ()


@pytest.mark.rule("NF-CHARMODE-5")
def test_a_sheet_of_character_mode_tells_of_the_story_and_has_no_boxes() -> None:
    following = next_game(set_out(series("Ann", "Bo", mode="character")))
    for told in campaign.travellers(following.carried, following.options, following, None):
        assert "story" in labels(told) and "boxes" not in labels(told)


def test_all_seats_may_know_what_a_sheet_tells() -> None:
    state = set_out(series("Ann", "Bo"))
    for seat in (None, 0, 1):
        other = state.resample(seat, random.Random(1))
        for look in (None, 0, 1):
            assert campaign.travellers(other.carried, other.options, other, look) == campaign.travellers(
                state.carried, state.options, state, look
            )
