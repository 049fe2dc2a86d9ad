"""Maps and their special rules (NF-MAP), and the bosses of the last map (NF-BOSS)."""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import campaign, catalogue, entries
from portulan.games.near_and_far.box import THREAT_ICON
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    RED,
    agrees,
    camp,
    content,
    follow,
    give,
    heard,
    hold,
    listed,
    out,
    path,
    recruit,
    refused,
    sound,
    told,
    turn,
)

ZAG, SHREYA, QUEEN, KING = catalogue.BOSSES


def where(state: NearAndFar, seat: int = 0) -> str:
    """Names where a pawn is."""
    return str(state.view(0)["people"][seat]["pawn"])


def flagged(state: NearAndFar, flag: str) -> list[str]:
    """Lists the locations with a symbol."""
    return [place["code"] for place in state.view(0)["locations"] if flag in place["flags"]]


# Maps


@pytest.mark.rule(
    "NF-MAP-01",
    "NF-MAP-02",
    "NF-MAP-03",
    "NF-MAP-04",
    "NF-MAP-06",
    "NF-MAP-07",
    "NF-MAP-08",
    "NF-MAP-09",
    "NF-SETUP-7",
)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8, 9])
def test_maps_without_a_special_rule(number: int) -> None:
    """A pawn that walks over every location loses nothing but what passing costs, and the end takes no points."""
    state = table(mode="arcade", map=str(number))
    assert (state.atlas.number, state.view(0)["map"]) == (number, number)
    assert (state.box.effects[state.atlas.card], state.atlas.bosses) == ((), False)
    assert flagged(state, "water") == flagged(state, "mammoth") == []
    assert state.view(0)["bosses"] == []
    state.threats[1] = (1 << 12) - 1
    state.tents[1] = 12
    for place in range(state.atlas.size):
        for near in state.atlas.neighbours[place]:
            follow(out(state, CODES[place], hearts=5), f"go {CODES[near]}")
            assert state.hearts[0] == 5
    assert state.view(0)["people"][0]["sheet"]["map"] == 0


@pytest.mark.rule("NF-MAP-11")
@pytest.mark.parametrize("mode", ["arcade", "character"])
def test_map_11_has_no_special_rule_outside_a_campaign(mode: str) -> None:
    state = recruit(table(mode=mode, map="11"), 0, "pell", 0)
    assert state.view(0)["bosses"] == []
    start, end = path(state, "threat")
    follow(out(state, start), f"go {end}")
    assert listed(state) == [f"fight {catalogue.THREATS[0]}", "slip past"]
    assert refused(state, f"challenge {KING}") == "NF-BOSS-2"
    state.stack = []
    assert state.winners() == [0, 1]


@pytest.mark.rule("NF-MAP-11", "NF-BOSS-1")
def test_no_bosses_on_other_maps_of_a_campaign() -> None:
    for number in range(2, 11):
        assert table(mode="campaign", map=str(number)).view(0)["bosses"] == []


# Toxic water


@pytest.mark.rule("NF-MAP-05")
def test_dv_13_toxic_water() -> None:
    """DV-13: 0 hearts, stop on water: legal, hearts stay 0. Through an empty water location with 2 hearts: 0."""
    state = table(mode="arcade", map="5")
    assert {"m", "r", "u"} <= set(flagged(state, "water"))
    follow(out(state, "t", hearts=0), "go u", "stop")
    assert (where(state), state.hearts[0], state.active) == ("u", 0, 1)
    state = table(mode="arcade", map="5")
    follow(out(state, "l", hearts=2), "go m")
    assert state.hearts[0] == 1
    follow(state, "go t")
    assert (where(state), state.hearts[0]) == ("t", 0)


@pytest.mark.rule("NF-MAP-05")
@pytest.mark.parametrize("mode", ["arcade", "campaign", "character"])
def test_water_costs_a_heart_in_every_mode_and_every_time(mode: str) -> None:
    state = camp(table(mode=mode, map="5"), 1, "m", "r")
    told = heard(out(state, "l", hearts=5), "go m")
    assert told == ["went", "used", "lost"]
    follow(state, "go r", "stop")
    assert state.hearts[0] == 3  # camps make passing free, not the water


@pytest.mark.rule("NF-MAP-05")
def test_g_92_no_steps_lose_nothing_and_nothing_prevents_the_loss() -> None:
    """G-92: a move of 0 steps on water loses nothing; turtles and spices do not help."""
    state = follow(out(table(mode="arcade", map="5"), "u", hearts=4), "stop")
    assert state.hearts[0] == 4
    state = hold(table(mode="arcade", map="5", town_side="day"), 0, turtles=2)
    give(state, 0, bought="cooking-spices")
    follow(out(state, "l", hearts=4), "go m", "go t", "go u")
    assert state.hearts[0] == 2


@pytest.mark.rule("NF-MAP-05", "NF-TALENT-08")
def test_g_156_food_is_not_lost_instead() -> None:
    """G-156: Meditation is for hearts that are spent, not for losses."""
    state = give(table(mode="campaign", map="5"), 0, talents="meditation")
    follow(out(hold(state, 0, food=3), "t", hearts=1), "go u")
    assert (state.hearts[0], state.food[0]) == (0, 3)


@pytest.mark.rule("NF-MAP-05")
def test_g_92_no_entry_without_a_heart_by_the_option() -> None:
    """G-92: with toxic_blocks a player without hearts stays out of the water."""
    state = table(mode="arcade", map="5", toxic_blocks="true")
    out(state, "x", hearts=0)
    assert {"r", "z"} <= set(flagged(state, "water"))
    assert listed(state) == ["go w", "go ac", "stop"]
    assert refused(state, "go z") == refused(state, "go r") == "NF-MAP-05"
    state = follow(out(table(mode="arcade", map="5", toxic_blocks="true"), "t", hearts=1), "go u")
    assert (where(state), state.hearts[0]) == ("u", 0)


@pytest.mark.rule("NF-MAP-05", "NF-MOVE-7")
def test_g_92_the_heart_that_is_set_aside_does_not_open_the_water() -> None:
    """From q over l to i: the last heart is for l, and the water of i would find none."""
    state = hold(table(mode="arcade", map="5", toxic_blocks="true"), 0, birds=1)
    assert "i" in flagged(state, "water")
    follow(out(camp(state, 1, "q"), "y", hearts=1), "go q", "go l", "found noose")
    assert state.hearts[0] == 1
    assert refused(state, "go i") == "NF-MAP-05"
    assert refused(state, "go m") == "NF-MAP-05"
    follow(hold(state, 0, hearts=2), "go i")
    assert (where(state), state.hearts[0]) == ("i", 0)


@pytest.mark.rule("NF-MAP-05", "NF-TALENT-08")
def test_g_92_food_for_the_way_leaves_the_heart_for_the_water() -> None:
    state = give(table(mode="campaign", map="5", toxic_blocks="true"), 0, talents="meditation")
    hold(camp(state, 1, "q"), 0, food=1, birds=1)
    follow(out(state, "y", hearts=1), "go q", "go l", "found noose", "go i")
    assert (where(state), state.hearts[0], state.food[0]) == ("i", 0, 0)
    state = give(table(mode="campaign", map="5", toxic_blocks="true"), 0, bought="cooking-spices")
    follow(out(hold(camp(state, 1, "q"), 0, birds=1), "y", hearts=1), "go q", "go l", "found noose", "go i")
    assert (where(state), state.hearts[0]) == ("i", 0)


@pytest.mark.rule("NF-MAP-05", "NF-TALENT-08")
@pytest.mark.parametrize(("talent", "food"), [("meditation", 0), ("", 1)])
def test_g_92_food_helps_only_with_the_talent_and_only_if_there_is_any(talent: str, food: int) -> None:
    state = give(table(mode="campaign", map="5", toxic_blocks="true"), 0, talents=talent)
    hold(camp(state, 1, "q"), 0, food=food, birds=1)
    follow(out(state, "y", hearts=1), "go q", "go l", "found noose")
    assert refused(state, "go i") == "NF-MAP-05"
    assert agrees(state)


@pytest.mark.rule("NF-MAP-05", "NF-TALENT-08")
@pytest.mark.parametrize(("hearts", "mixes"), [(2, ["instead 0", "instead 1"]), (1, [])])
def test_g_92_the_last_heart_is_not_for_the_way(hearts: int, mixes: list[str]) -> None:
    """With two hearts the way may cost one of them; with one it must be food."""
    state = give(table(mode="campaign", map="5", toxic_blocks="true"), 0, talents="meditation")
    hold(camp(state, 1, "q"), 0, food=1, birds=1)
    follow(out(state, "y", hearts=hearts), "go q", "go l", "found noose", "go i")
    assert listed(state, "instead") == mixes
    if not mixes:
        assert (where(state), state.food[0]) == ("i", 0)


@pytest.mark.rule("NF-MAP-05")
def test_only_map_5_has_water() -> None:
    assert [n for n in range(1, 12) if NearAndFar.box.maps[n].water] == [5]
    assert 4 <= NearAndFar.box.maps[5].water.bit_count() <= 8


# Mammoths


@pytest.mark.rule("NF-MAP-10")
@pytest.mark.parametrize("mode", ["arcade", "campaign", "character"])
def test_dv_14_mammoths(mode: str) -> None:
    """DV-14: without a camp on a mammoth location -8 JP once; with one nothing (G-170)."""
    state = table(3, mode=mode, map="10")
    mammoths = flagged(state, "mammoth")
    assert 5 <= len(mammoths) <= 7
    plain = next(p["code"] for p in state.view(0)["locations"] if p["kind"] == "coin" and not p["flags"])
    camp(camp(state, 0, mammoths[0]), 1, plain)
    assert [state.view(seat)["people"][seat]["sheet"]["map"] for seat in range(3)] == [0, -8, -8]
    camp(state, 1, *mammoths[1:3])
    assert [state.view(seat)["people"][seat]["sheet"]["map"] for seat in range(3)] == [0, 0, -8]
    assert state.scores()[2] == -8 + 1  # 3 coins are worth 1


@pytest.mark.rule("NF-MAP-10", "NF-CARD-A13")
def test_g_170_a_camp_of_a_contract_counts() -> None:
    state = give(table(mode="arcade", map="10"), 0, hand="mercenary-contract")
    turn(hold(state, 0, food=1, red=2, yellow=1), 0)
    mammoth = flagged(state, "mammoth")[0]
    follow(state, "buy mercenary-contract", f"camp at {mammoth}")
    assert state.view(0)["people"][0]["sheet"]["map"] == 0


@pytest.mark.rule("NF-MAP-10")
def test_only_map_10_has_mammoths() -> None:
    assert [n for n in range(1, 12) if NearAndFar.box.maps[n].mammoth] == [10]
    for number in (1, 5, 11):
        state = table(mode="arcade", map=str(number))
        assert state.view(0)["people"][0]["sheet"]["map"] == 0


# Bosses


def last_map(players: int = 2, **options: Any) -> NearAndFar:
    """The last game of a campaign; seat 0 has 3 swords."""
    return recruit(table(players, mode="campaign", map="11", **options), 0, "sorry", RED)


def crossing(state: NearAndFar, hearts: int = 9) -> NearAndFar:
    """Seat 0 crosses a threat."""
    start, end = path(state, "threat")
    return follow(out(state, start, hearts), f"go {end}")


@pytest.mark.rule("NF-BOSS-1")
@pytest.mark.parametrize(
    ("players", "bosses"),
    [(4, [ZAG, SHREYA, QUEEN, KING]), (3, [SHREYA, QUEEN, KING]), (2, [QUEEN, KING])],
)
def test_tv_33_bosses_by_player_count(players: int, bosses: list[str]) -> None:
    """TV-33, G-149: 4 players all 4, 3 without Zag, 2 without Zag and Captain Shreya."""
    state = last_map(players)
    assert state.view(None)["bosses"] == bosses
    crossing(state)
    assert listed(state, "challenge") == [f"challenge {boss}" for boss in bosses]
    if players < 4:
        assert refused(state, f"challenge {ZAG}") == "NF-BOSS-2"


@pytest.mark.rule("NF-BOSS-2")
def test_one_fights_the_active_threat_or_a_boss() -> None:
    state = crossing(last_map())
    assert listed(state) == [f"fight {catalogue.THREATS[0]}", f"challenge {QUEEN}", f"challenge {KING}"]
    follow(state, f"fight {catalogue.THREATS[0]}", "roll 1")
    assert state.view(0)["people"][0]["threats"] == [catalogue.THREATS[0]]
    assert state.view(0)["bosses"] == [QUEEN, KING]


@pytest.mark.rule("NF-BOSS-2", "NF-TALENT-01")
def test_g_148_a_bounty_hunter_chooses_among_all() -> None:
    state = crossing(give(last_map(), 0, talents="bounty-hunter"))
    assert listed(state) == [
        *(f"fight {uid}" for uid in catalogue.THREATS),
        f"challenge {QUEEN}",
        f"challenge {KING}",
    ]


@pytest.mark.rule("NF-BOSS-3", "NF-BOSS-4", "NF-BOSS-5", "NF-THREAT-5", "NF-TENT-1")
def test_a_boss_is_beaten_like_a_threat() -> None:
    """The Ivory Queen has 12: die 6, 3 swords, 3 hearts."""
    state = follow(crossing(last_map()), f"challenge {QUEEN}", "roll 6")
    assert listed(state) == ["hearts 0", "hearts 3"]
    told = heard(state, "hearts 3")
    assert told[:4] == ["spent", "paid", "beat-boss", "tent"]
    seen = state.view(1)["people"][0]
    assert (seen["bosses"], seen["threats"], seen["tents"], seen["hearts"]) == ([QUEEN], [], 1, 6)
    assert state.view(1)["threats"][0] == catalogue.THREATS[0]
    assert state.view(1)["bosses"] == [KING]
    assert where(state) == path(state, "threat")[1]
    points = {boss.id: boss.points for boss in content().all(entries.BossEntry)}
    assert state.view(0)["people"][0]["sheet"]["threats"] == points[QUEEN]
    assert sound([state])


@pytest.mark.rule("NF-BOSS-3", "NF-THREAT-7")
def test_a_lost_fight_against_a_boss_ends_the_turn() -> None:
    state = crossing(last_map(), hearts=0)
    start = path(state, "threat")[0]
    follow(state, f"challenge {KING}", "roll 6")
    assert (where(state), state.active, state.view(0)["bosses"]) == (start, 1, [QUEEN, KING])
    assert state.view(None)["read"] == []


@pytest.mark.rule("NF-BOSS-5")
def test_every_boss_scores_its_own_points() -> None:
    for number, boss in enumerate(content().all(entries.BossEntry)):
        state = last_map(4)
        state.bosses[1] = 1 << number
        assert state.view(1)["people"][1]["sheet"]["threats"] == boss.points
        assert state.view(0)["people"][0]["sheet"]["threats"] == 0


@pytest.mark.rule("NF-BOSS-6")
@pytest.mark.parametrize("boss", [ZAG, SHREYA, QUEEN, KING])
def test_the_paragraph_of_a_beaten_boss_is_read_at_once(boss: str) -> None:
    state = follow(crossing(last_map(4), hearts=20), f"challenge {boss}", "roll 6")
    assert state.view(None)["read"] == []
    needed = state.box.boss_value[catalogue.BOSSES.index(boss)] - 9
    assert "opened" in heard(state, f"hearts {needed}")
    (entry,) = (found for found in content().all(entries.BossEntry) if found.id == boss)
    (quest,) = (found for found in content().all(entries.QuestEntry) if found.id == entry.paragraph)
    assert state.view(1)["read"] == [quest.page]
    assert state.view(1)["page"]["passage"] == quest.page
    assert state.view(1)["page"]["choices"] == []


def finished(state: NearAndFar) -> NearAndFar:
    """Ends the game now."""
    state.stack = []
    state.refresh()
    return state


@pytest.mark.rule("NF-BOSS-7")
@pytest.mark.parametrize(
    ("beaten", "won"), [((), False), ((QUEEN,), False), ((KING,), False), ((QUEEN, KING), True)]
)
def test_a_boss_in_play_beats_everybody(beaten: tuple[str, ...], won: bool) -> None:
    """NF-BOSS-7: whoever beat the others; all lose."""
    state = last_map()
    for boss in beaten:
        state.bosses[1] |= 1 << catalogue.BOSSES.index(boss)
        state.tents[1] += 1
    finished(state)
    assert state.winners() == ([1] if won else [])
    assert state.view(0)["winners"] == state.winners()


@pytest.mark.rule("NF-BOSS-8")
def test_g_138_a_lost_last_map_may_be_played_again() -> None:
    """G-138, G-194: what the game changed is not kept; nothing is recorded."""
    state = last_map()
    carried = dict(state.carried)
    give(state, 0, keywords="BURNING")
    state.boxes[0], state.xp[0] = 3, 2
    chapter = campaign.following(finished(state), list(state.names))
    assert chapter is not None
    assert chapter.options["map"] == "11"
    assert chapter.carried["attempts"] == carried["attempts"] + 1
    assert {key: value for key, value in chapter.carried.items() if key != "attempts"} == {
        key: value for key, value in carried.items() if key != "attempts"
    }


@pytest.mark.rule("NF-BOSS-8", "NF-BOSS-9")
def test_a_campaign_that_is_won_is_over_and_one_that_is_lost_has_no_champion() -> None:
    state = last_map()
    assert finished(state.copy()).winners() == []
    for boss in (QUEEN, KING):
        state.bosses[0] |= 1 << catalogue.BOSSES.index(boss)
        state.tents[0] += 1
    assert campaign.following(finished(state), list(state.names)) is None
    assert state.winners() == [0]


@pytest.mark.rule("NF-BOSS-2", "NF-THREAT-3")
def test_g_194_no_boss_is_met_at_an_inactive_symbol() -> None:
    state = last_map()
    start, end = path(state, "threat")
    crossing(camp(camp(state, 0, start), 1, end))
    assert where(state) == end


@pytest.mark.rule("NF-BOSS-2", "NF-THREAT-2")
def test_g_100_without_threats_a_boss_may_still_be_fought_or_left() -> None:
    """G-100: the deck is empty; on map 11 a player may fight a boss, and need not."""
    state = last_map()
    state.threats[1] = (1 << 12) - 1
    state.tents[1] = 12
    crossing(state)
    assert listed(state) == [f"challenge {QUEEN}", f"challenge {KING}", "pass"]
    other = state.copy()
    follow(state, "pass")
    assert where(state) == path(state, "threat")[1]
    follow(other, f"challenge {QUEEN}", "roll 6", "hearts 3")
    assert other.view(0)["bosses"] == [KING]
    (line,) = [
        line for line in state.view(0)["paths"] if (line["start"], line["end"]) == path(state, "threat")
    ]
    assert line["active"]


@pytest.mark.rule("NF-MAP-11")
def test_the_last_map_has_threats_enough() -> None:
    atlas = NearAndFar.box.maps[11]
    assert atlas.bosses
    assert sum(icon == THREAT_ICON for _, _, icon, _ in atlas.paths) >= 4
    assert [n for n in range(1, 12) if NearAndFar.box.maps[n].bosses] == [11]


@pytest.mark.rule("NF-BOSS-3", "NF-BOSS-4", "NF-BOSS-6")
def test_a_fight_against_a_boss_is_told() -> None:
    state = crossing(last_map(), hearts=3)
    assert agrees(state)
    number = catalogue.BOSSES.index(QUEEN)
    events = told(state, f"challenge {QUEEN}", "roll 6", "hearts 3")
    assert events[:5] == [
        f"fought-boss 0 {number}",
        "rolled 0 6",
        "spent 0 3",
        "paid 0 3 3",
        f"beat-boss 0 {number} 12",
    ]
    assert any(event.startswith("opened 0 ") for event in events)
