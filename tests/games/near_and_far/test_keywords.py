"""Keywords (NF-KEYWORD): which choices of a page are open to whom; quest 1 of map 2, in a campaign."""

from __future__ import annotations

import json

import pytest

import portulan
from portulan.engine.match import Match
from portulan.games.near_and_far import campaign, entries
from portulan.games.near_and_far.quests import open_ways
from portulan.games.near_and_far.rewards import receive
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, NONE
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    book,
    box_with,
    choice,
    content,
    follow,
    give,
    heard,
    hold,
    listed,
    out,
    refused,
)

A, B, C = "BURNING", "ROPE", "SALT"


def attempted(*choices: entries.Choice, keywords: str = "", mode: str = "campaign") -> NearAndFar:
    """Seat 0, who has these keywords, attempts a quest with these choices."""
    state = table(mode=mode, kind=box_with(quests={"1": choices}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(state, 0, keywords=keywords)
    return follow(book(out(state, code, hearts=0), code), "stop", "attempt")


def open_to(keywords: str, *choices: entries.Choice) -> list[int]:
    """Lists the choices that are open to whoever has these keywords: none is refused."""
    state = table(mode="campaign", kind=box_with(quests={"1": choices}))
    state.quest = state.box.quests.index("1")
    give(state, 0, keywords=keywords)
    return [n + 1 for n in open_ways(state, 0)]


# Quest 347 of the rulebook

KEYED = choice(
    "k", keywords=[A], result=[entries.Rep(3), entries.World("cold-blade"), entries.SideQuest("Q2")]
)
FIGHT = choice(
    "fight",
    otherwise=True,
    test=("combat", 8),
    result=[entries.Rep(-3), entries.Token("green"), entries.Coin(3)],
    bonus=[entries.Gem(1)],
)
SKILL = choice(
    "skill",
    otherwise=True,
    test=("skill", 6),
    result=[entries.Pay(coin=1), entries.Heart(1), entries.World("banshee-necklace")],
    bonus=[entries.Heart(2)],
)


@pytest.mark.rule("NF-KEYWORD-2", "NF-KEYWORD-4", "NF-QUEST-14", "NF-QUEST-12")
def test_tv_12_a_with_the_keyword_only_its_choice_is_legal() -> None:
    """TV-12 (a): only K is legal, no die: reputation 3, Cold Blade, pending side quest."""
    state = attempted(KEYED, FIGHT, SKILL, keywords=A)
    assert listed(state) == ["choose 1"]
    assert state.view(0)["page"]["passage"] == state.view(1)["page"]["passage"] == "page.1"
    follow(state, "choose 1")
    assert state.rep[0] == 3
    assert state.view(0)["people"][0]["world"] == ["cold-blade"]
    assert state.view(0)["people"][0]["card"]["pending"] == ["Q2"]
    assert (state.coins[0], state.active) == (3, 1)


@pytest.mark.rule("NF-KEYWORD-4", "NF-QUEST-8")
@pytest.mark.parametrize(("total", "gems"), [(8, 0), (9, 0), (10, 1)])
def test_tv_12_b_c_the_fight(total: int, gems: int) -> None:
    """TV-12 (b, c): total 8 or 9: reputation -3, green +1, coins +3; with 10 also a gem."""
    state = table(mode="campaign", kind=box_with(quests={"1": [KEYED, FIGHT, SKILL]}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(state, 0, bought="star-on-a-rope regiment-drum collectors-cleaver")
    follow(book(out(state, code, hearts=0), code), "stop", "attempt", "choose 2", f"roll {total - 4}")
    assert (state.rep[0], state.tokens[0], state.coins[0], state.gems[0]) == (-3, 1, 6, gems)


@pytest.mark.rule("NF-KEYWORD-4", "NF-QUEST-11")
@pytest.mark.parametrize(("total", "hearts"), [(6, 1), (7, 1), (8, 3)])
def test_tv_12_d_e_the_skill(total: int, hearts: int) -> None:
    """TV-12 (d, e): coins 2: coins 1, hearts +1, Banshee Necklace; with 8 or more hearts +3 in all."""
    state = table(mode="campaign", kind=box_with(quests={"1": [KEYED, FIGHT, SKILL]}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, coins=2), 0, bought="knotted-cord")
    follow(book(out(state, code, hearts=0), code), "stop", "attempt", "choose 3", f"roll {total - 2}")
    assert (state.coins[0], state.hearts[0]) == (1, hearts)
    assert state.view(0)["people"][0]["world"] == ["banshee-necklace"]


@pytest.mark.rule("NF-KEYWORD-2", "NF-KEYWORD-5")
def test_tv_12_f_without_the_keyword_its_choice_is_closed() -> None:
    """TV-12 (f): no BURNING: K is not legal; another keyword does not help."""
    state = attempted(KEYED, FIGHT, SKILL, keywords=B)
    assert listed(state) == ["choose 2", "choose 3"]
    assert refused(state, "choose 1") == "NF-KEYWORD-5"
    shown = state.view(1)["page"]["choices"]
    assert [way["refused"] for way in shown] == ["NF-KEYWORD-5", "", ""]
    assert [(way["keywords"], way["compulsory"]) for way in shown] == [([A], True), ([], False), ([], False)]


# Which choices are open


@pytest.mark.rule("NF-KEYWORD-2")
def test_the_other_choices_are_not_available() -> None:
    state = attempted(
        choice("k", keywords=[A]),
        choice("k2", keywords=[A]),
        choice("plain"),
        choice("else", otherwise=True),
        choice("maybe", keywords=[A], optional=True),
        keywords=A,
    )
    assert listed(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3") == "NF-KEYWORD-2"
    assert refused(state, "choose 4") == "NF-KEYWORD-4"


@pytest.mark.rule("NF-KEYWORD-2", "NF-KEYWORD-3")
def test_an_optional_choice_gives_way_to_a_compulsory_one() -> None:
    """G-198: where a compulsory keyword choice applies, optional ones are unavailable."""
    ways = (
        choice("k", keywords=[A]),
        choice("k2", keywords=[A]),
        choice("maybe", keywords=[A, B], optional=True),
        choice("plain"),
    )
    state = attempted(*ways, keywords=f"{A} {B}")
    assert listed(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3") == "NF-KEYWORD-2"


@pytest.mark.rule("NF-KEYWORD-3")
def test_dv_23_an_optional_choice_closes_nothing() -> None:
    """DV-23: player has A; optional (A), otherwise-1, otherwise-2: all three legal (G-124, G-198)."""
    ways = (
        choice("maybe", keywords=[A], optional=True),
        choice("one", otherwise=True),
        choice("two", otherwise=True),
    )
    assert open_to(A, *ways) == [1, 2, 3]
    assert open_to(B, *ways) == [2, 3]
    state = attempted(*ways, keywords=B)
    assert refused(state, "choose 1") == "NF-KEYWORD-5"


@pytest.mark.rule("NF-KEYWORD-4")
def test_g_126_choices_without_keyword_are_treated_like_otherwise() -> None:
    """G-126: closed if a compulsory keyword choice applies, open otherwise."""
    ways = (choice("k", keywords=[A]), choice("plain"), choice("else", otherwise=True))
    assert open_to("", *ways) == [2, 3]
    assert open_to(A, *ways) == [1]


@pytest.mark.rule("NF-KEYWORD-5", "NF-KEYWORD-6")
def test_dv_17_all_keywords_and_the_best_match() -> None:
    """DV-17: with A and B only (A and B) is legal; with A alone only (A)."""
    ways = (choice("both", keywords=[A, B]), choice("a", keywords=[A]), choice("else", otherwise=True))
    assert open_to(f"{A} {B}", *ways) == [1]
    assert open_to(A, *ways) == [2]
    assert open_to(B, *ways) == [3]
    assert open_to("", *ways) == [3]
    assert open_to(f"{A} {B} {C}", *ways) == [1]


@pytest.mark.rule("NF-KEYWORD-6")
def test_g_125_among_equal_matches_the_player_chooses() -> None:
    """G-125: two choices that name two keywords each; one that names fewer is closed."""
    ways = (
        choice("ab", keywords=[A, B]),
        choice("ac", keywords=[A, C]),
        choice("a", keywords=[A]),
        choice("else", otherwise=True),
    )
    state = attempted(*ways, keywords=f"{A} {B} {C}")
    assert listed(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3") == "NF-KEYWORD-6"
    assert refused(state, "choose 4") == "NF-KEYWORD-4"


@pytest.mark.rule("NF-KEYWORD-2")
def test_a_keyword_of_another_player_binds_nobody() -> None:
    state = table(mode="campaign", kind=box_with(quests={"1": [KEYED, FIGHT, SKILL]}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(state, 1, keywords=A)
    follow(book(out(state, code), code), "stop", "attempt")
    assert listed(state) == ["choose 2", "choose 3"]


# Winning and keeping them


@pytest.mark.rule("NF-KEYWORD-1")
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_a_keyword_is_noted_and_kept_for_the_next_game(mode: str) -> None:
    state = table(mode=mode)
    log = state.listen()
    receive(state, 0, entries.Keyword(A))
    assert len(log) == 1
    receive(state, 0, entries.Keyword(A))
    assert len(log) == 1
    assert state.view(1)["people"][0]["card"]["keywords"] == [A]
    assert state.view(1)["people"][1]["card"]["keywords"] == []
    state.stack = []
    chapter = campaign.following(state, list(state.names))
    assert chapter is not None
    assert [list(card["keywords"]) for card in chapter.carried["cards"].values()] == [[A], []]


@pytest.mark.rule("NF-KEYWORD-1")
def test_a_keyword_comes_with_the_reward_and_only_on_success() -> None:
    ways = (choice("a", test=("skill", 6), result=[entries.Keyword(A)]), choice("b"))
    assert "won-keyword" in heard(follow(attempted(*ways), "choose 1"), "roll 5")
    state = follow(attempted(*ways), "choose 1", "roll 4")
    assert state.keywords[0] == 0


@pytest.mark.rule("NF-KEYWORD-7")
def test_a_keyword_is_not_used_up() -> None:
    state = attempted(KEYED, FIGHT, SKILL, keywords=f"{A} {B}")
    assert state.view(0)["people"][0]["card"]["keywords"] == [B, A]


@pytest.mark.rule("NF-KEYWORD-1", "NF-FIRST-2")
@pytest.mark.parametrize("mode", ["first", "arcade"])
def test_g_127_no_keywords_outside_a_series(mode: str) -> None:
    """G-127: nobody has or wins one; the quests of map 1 name none."""
    state = table(mode=mode)
    receive(state, 0, entries.Keyword(A))
    receive(state, 0, entries.SideQuest("Q2"))
    assert (state.keywords[0], state.pending) == (0, [])
    for quest in content().all(entries.QuestEntry):
        if quest.map == "map-01":
            assert not any(way.keywords for way in quest.choices)


@pytest.mark.rule("NF-CAMPAIGN-7", "NF-CAMPAIGN-3")
def test_side_quests_are_noted_in_a_campaign_alone() -> None:
    for mode, pending in (("campaign", ["Q2", "Q1"]), ("character", [])):
        state = table(mode=mode)
        receive(state, 0, entries.SideQuest("Q2"))
        receive(state, 0, entries.SideQuest("Q1"))
        assert state.view(1)["people"][0]["card"]["pending"] == pending
        assert state.view(1)["people"][1]["card"]["pending"] == []


def test_a_match_of_when_an_only_choice_was_taken_at_once_still_opens() -> None:
    """Rules of version 1 took it together with the attempt: such a match goes on from where it was kept."""
    state = give(table(mode="campaign"), 0, keywords="BELL")
    state.pending, state.pending_of = [state.box.quests.index("74")], [0]
    code = CODES[next(n for n, quest in enumerate(state.atlas.quest) if quest != NONE)]
    before = follow(book(out(state, code, hearts=0), code), "stop")
    match = Match.resume(before.game, ["Ann", "Bob"], 1, before, 0)
    for notation in ("attempt", "choose 1"):
        match.play(match.state.parse(notation))
    data = json.loads(match.to_json())
    number = next(n for n, entry in enumerate(data["entries"]) if entry[1] == "choose 1")
    data["rules"] = data["snapshot"]["rules"] = data["resumed"]["state"]["rules"] = 1
    data["entries"][number - 1][2] = "0" * 32
    data["entries"][number][2] = None
    opened = portulan.load_match(json.dumps(data))
    assert opened.state == match.state and opened.origin == len(data["entries"])
