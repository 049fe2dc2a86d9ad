"""Variants (NF-VARIANT), the platypus (NF-PLATYPUS), and joining later (NF-JOIN)."""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import catalogue
from portulan.games.near_and_far.options import OPTIONS
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.setup import book_count
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import SKILL
from tests.games.near_and_far.setting import (
    change,
    fresh,
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
)

PLATYPUS = "exception"
LEFT_OUT = next(option for option in OPTIONS if option.key == "maps_left_out").values_for(2)


def placed(state: NearAndFar, seat: int, n: int) -> list[dict[str, int]]:
    """Places tents one by one, and tells what each uncovered."""
    found = []
    for _ in range(n):
        before = goods(state, seat)
        state.place_tent(seat)
        gained = change(before, goods(state, seat))
        del gained["tents"]
        found.append(gained)
    return found


# The long game


@pytest.mark.rule("NF-VARIANT-1", "NF-VARIANT-2", "NF-TENT-2", "NF-TENT-3")
def test_dv20_in_the_long_game_two_tents_come_before_the_others_and_cover_nothing() -> None:
    printed = [{"coins": under.coin, "gems": under.gem} for under in table().box.tents]
    track = [{good: n for good, n in under.items() if n} for under in printed]
    assert track[:2] == [{"coins": 1}, {"coins": 1}] and len(track) == 14
    assert placed(table(), 0, 16) == [*track, {}, {}]
    assert placed(table(long_game="on"), 0, 18) == [{}, {}, *track, {}, {}]


@pytest.mark.rule("NF-VARIANT-1", "NF-END-1")
@pytest.mark.parametrize(
    ("long_game", "trigger", "last"),
    [("off", "16", 14), ("off", "14", 14), ("on", "16", 16), ("on", "14", 14)],
)
def test_dv20_the_end_comes_with_the_last_tent_or_by_an_option_with_the_fourteenth(
    long_game: str, trigger: str, last: int
) -> None:
    """G-160; the option matters in the long game only."""
    state = table(long_game=long_game, long_game_trigger=trigger)
    placed(state, 0, last - 1)
    assert state.last_round == 0
    placed(state, 0, 1)
    assert state.last_round == 1


@pytest.mark.rule("NF-VARIANT-1")
def test_a_board_of_sixteen_tents_is_empty_after_sixteen_also_if_the_end_came_before() -> None:
    """G-161."""
    state = table(long_game="on", long_game_trigger="14")
    placed(state, 0, 15)
    assert sheet(state, 0).board == 0
    placed(state, 0, 1)
    assert sheet(state, 0).board == 2


# Extra stories


@pytest.mark.rule("NF-VARIANT-3", "NF-SETUP-8")
@pytest.mark.parametrize(("players", "few", "many"), [(2, 7, 8), (3, 10, 12), (4, 13, 16)])
@pytest.mark.parametrize("mode", ["first", "arcade", "campaign", "character"])
def test_tv26_extra_stories_are_four_quest_tokens_a_player(
    mode: str, players: int, few: int, many: int
) -> None:
    assert table(players, mode=mode).books.bit_count() == few
    state = table(players, mode=mode, extra_stories="on")
    assert state.books.bit_count() == many == book_count(state)


@pytest.mark.rule("NF-VARIANT-4")
@pytest.mark.parametrize("left_out", LEFT_OUT)
def test_with_extra_stories_a_campaign_has_seven_games(left_out: str) -> None:
    """G-146: three of the maps 2 to 10 are left out; the order stays, and map 11 comes last."""
    removed = {int(number) for number in left_out.split("-")}
    assert len(removed) == 3 and removed <= set(range(2, 11))
    state = series("Ann", "Bob", extra_stories="on", maps_left_out=left_out)
    maps = [state.atlas.number]
    while maps[-1] != 11:
        state = next_game(set_out(state))
        maps.append(state.atlas.number)
    assert maps == [number for number in range(2, 12) if number not in removed]
    assert len(maps) == 7


@pytest.mark.rule("NF-VARIANT-4")
def test_without_extra_stories_no_map_is_left_out() -> None:
    state = series("Ann", "Bob", maps_left_out="2-5-7")
    assert state.atlas.number == 2


@pytest.mark.rule("NF-VARIANT-5", "NF-CHARMODE-1")
def test_with_extra_stories_the_eight_quests_still_decide_in_character_mode() -> None:
    """Two maps before map 11 are a remark, not a limit."""
    state = set_out(series("Ann", "Bob", mode="character", extra_stories="on"))
    maps = [state.atlas.number]
    for _ in range(3):
        state = set_out(next_game(state))
        maps.append(state.atlas.number)
    assert maps == [2, 3, 4, 5]
    for seat in (0, 1):
        initial = state.box.quests[state.story[seat]][0]
        state.story_done[seat] = 8
        state.story[seat] = next(
            n for n, uid in enumerate(state.box.quests) if uid[0] == initial and state.box.layer[n] == 9
        )
    assert next_game(state).atlas.number == 11


# The platypus


@pytest.mark.rule("NF-PLATYPUS-1")
def test_whoever_was_last_may_take_the_platypus() -> None:
    state = set_out(series("Ann", "Bob", "Cid", platypus="on"))
    state.coins = [8, 0, 6]
    following = reach(next_game(state, "Cid", "Ann", "Bob"), "pet")
    assert following.actor == 0
    assert refused(following, f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"
    play(following, "pet receipt 1")
    assert refused(following, f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"
    play(following, "pet ounce 1")
    assert listed(following, f"pet {PLATYPUS}") == [f"pet {PLATYPUS} {slot}" for slot in (1, 2, 3, 4)]
    assert listed(following, "pet interest"), "or a dog or cat after all"
    play(following, f"pet {PLATYPUS} 2")
    assert following.pet[2] == catalogue.PETS.index(PLATYPUS)


@pytest.mark.rule("NF-PLATYPUS-1")
def test_without_the_option_nobody_takes_the_platypus() -> None:
    state = set_out(series("Ann", "Bob"))
    state.coins = [0, 8]
    assert refused(reach(next_game(state), "pet"), f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"


@pytest.mark.rule("NF-PLATYPUS-1")
def test_in_the_first_game_and_when_the_last_stays_away_nobody_takes_it() -> None:
    assert refused(reach(series("Ann", "Bob", platypus="on"), "pet"), f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"
    assert refused(reach(fresh(platypus="on"), "pet"), f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"
    state = set_out(series("Ann", "Bob", "Cid", platypus="on"))
    state.coins = [8, 0, 6]
    without = reach(next_game(state, "Ann", "Cid"), "pet")
    for _ in range(2):
        assert refused(without, f"pet {PLATYPUS} 1") == "NF-PLATYPUS-1"
        play(without, listed(without)[0])


@pytest.mark.rule("NF-PLATYPUS-1", "NF-SCORE-17")
def test_of_two_with_the_fewest_points_the_lower_reputation_is_last() -> None:
    """G-178: the last in the final ranking; on a full tie the first seat."""
    state = set_out(series("Ann", "Bob", "Cid", platypus="on"))
    state.rep = [1, 0, 1]
    chapter = next_chapter(state)
    assert chapter is not None and chapter.carried["last"] == "Bob"
    state.rep = [0, 0, 0]
    chapter = next_chapter(state)
    assert chapter is not None and chapter.carried["last"] == "Ann"


@pytest.mark.rule("NF-PLATYPUS-2", "NF-PARTY-7")
@pytest.mark.parametrize(
    ("profile", "cat"), [("uniform", (1, 0)), ("cat_sword", (1, 1)), ("cat_combat", (0, 1))]
)
def test_the_platypus_is_an_ordinary_pet_in_every_other_respect(profile: str, cat: tuple[int, int]) -> None:
    state = table(pet_profile=profile)
    symbols = {uid: state.symbols[catalogue.MEMBERS.index(uid)] for uid in catalogue.PETS}
    assert symbols[PLATYPUS] == symbols["receipt"] == symbols["major-crumb"] == (1, 0, 1, 0, 2, 0)
    assert symbols["ounce"] == symbols["interest"] == (*cat, 1, 0, 2, 0)
    state.party[3] = catalogue.MEMBERS.index(PLATYPUS)
    state.pet[0] = catalogue.PETS.index(PLATYPUS)
    assert state.party_symbols(0, SKILL) == 1
    assert state.faults() == []


@pytest.mark.rule("NF-SETUP-18")
def test_the_last_may_begin_the_next_game() -> None:
    """G-03: by an option; in the first game the first player is drawn."""
    state = reach(series("Ann", "Bob", "Cid", first_player="last_loser"), "first player")
    assert len(state.chances()) == 3
    set_out(state)
    state.coins = [8, 6, 0]
    assert set_out(next_game(state)).first == 2
    without = reach(next_game(state, "Ann", "Bob"), "first player")
    assert len(without.chances()) == 2


# Joining later


def after(games: int, *names: str, **options: Any) -> NearAndFar:
    """A campaign of Ann and Bob after so many games, which goes on with others."""
    state = series("Ann", "Bob", **options)
    for _ in range(games - 1):
        state = next_game(set_out(state))
    return next_game(set_out(state), *names)


@pytest.mark.rule("NF-JOIN-1")
@pytest.mark.parametrize(
    ("credit", "games", "boxes", "xp"),
    [
        *(("box", 1, 1, 1), ("box", 2, 2, 1), ("box", 3, 3, 2), ("box", 7, 7, 3)),
        *(("row", 1, 3, 2), ("row", 4, 12, 5)),
    ],
)
def test_whoever_joins_a_campaign_has_a_box_for_each_game_missed(
    credit: str, games: int, boxes: int, xp: int
) -> None:
    """G-145: stars per full row; by an option a row for each game."""
    state = after(games, "Ann", "Bob", "Cid", join_credit=credit)
    assert (state.boxes, state.xp[2], state.xp_spent[2]) == ([0, 0, boxes], xp, 0)
    assert state.carried["cards"].keys() == {"Ann", "Bob"}


@pytest.mark.rule("NF-JOIN-1", "NF-CAMPAIGN-15")
def test_nobody_joins_with_more_boxes_than_the_card_has() -> None:
    state = after(8, "Ann", "Cid", join_credit="row", campaign_rows="5")
    assert (state.boxes[1], state.xp[1]) == (15, 6)


@pytest.mark.rule("NF-JOIN-2", "NF-XP-1")
@pytest.mark.parametrize("early", ["true", "false"])
def test_whoever_joins_spends_experience_before_the_first_game(early: str) -> None:
    """Also where nobody bought a talent before the first game of all."""
    state = after(3, "Cid", "Ann", talents_before_first_game=early)
    assert state.step is not None and (state.step.name, state.actor) == ("talents", 0)
    play(state, "learn bribery")
    assert (state.talents[0], state.xp_spent[0]) == (1 << catalogue.TALENTS.index("bribery"), 2)


@pytest.mark.rule("NF-JOIN-1", "NF-CAMPAIGN-11")
def test_games_before_somebody_joined_score_nothing() -> None:
    state = set_out(after(2, "Ann", "Bob", "Cid"))
    state.coins[2] = 8
    following = next_game(state)
    assert following.carried["cards"]["Cid"]["points"] == (0, 0, 4)
    assert following.boxes == [0, 0, 2]


@pytest.mark.rule("NF-JOIN-1", "NF-SETUP-2", "NF-SETUP-8")
def test_tokens_and_birds_follow_the_players_of_each_game() -> None:
    """G-149."""
    state = set_out(after(1, "Ann", "Bob", "Cid"))
    assert (state.books.bit_count(), state.animals_left()) == (10, 9)


@pytest.mark.rule("NF-JOIN-3")
def test_whoever_joins_in_character_mode_has_no_extra_experience() -> None:
    state = series("Ann", "Bob", mode="character")
    state = next_game(set_out(next_game(set_out(state))), "Ann", "Bob", "Cid")
    assert (state.xp, state.boxes, state.story_done) == ([1, 1, 1], [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("NF-JOIN-4", "NF-CHARMODE-9")
def test_meanwhile_the_others_have_an_arcade_deck() -> None:
    state = set_out(series("Ann", "Bob", mode="character"))
    assert state.arcade_deck.bit_count() == len(state.box.arcade) == 40
