"""Quests (NF-QUEST) and arcade cards (NF-ARCADE): the attempt, the page, the choice, the roll, the outcome.

The quest of location b of map 1 is E. Whoever attempts it has a pet alone: skill 1, combat 0.
"""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    BLUE,
    RED,
    agrees,
    book,
    box_with,
    camp,
    change,
    choice,
    content,
    follow,
    give,
    goods,
    heard,
    hold,
    listed,
    out,
    recruit,
    refused,
    sound,
    told,
    turn,
)

EASY = choice("a", test=("skill", 2), result=[entries.Coin(2)])


def reactions(quest: str) -> list[str]:
    """Lists the passages that tell the outcomes of a quest that ships."""
    (found,) = (entry for entry in content().all(entries.QuestEntry) if entry.id == quest)
    return [way.reaction for way in found.choices]


FIRST, SECOND = reactions("E")[:2]


def page(state: NearAndFar) -> str | None:
    """Names the page that lies open."""
    found = state.view(None)["page"]
    return None if found is None else str(found["passage"])


def opened(state: NearAndFar) -> set[str]:
    """Names all passages that were read."""
    return set(state.view(None)["read"])


def offered(*choices: entries.Choice, hearts: int = 0, players: int = 2, **options: Any) -> NearAndFar:
    """Seat 0 stands on b, whose quest has these choices, and may attempt it."""
    state = table(players, kind=box_with(quests={"E": choices}), **options)
    return follow(book(out(state, "b", hearts), "b"), "stop")


def attempted(*choices: entries.Choice, hearts: int = 0, **options: Any) -> NearAndFar:
    """Seat 0 attempts a quest with these choices."""
    return follow(offered(*choices, hearts=hearts, **options), "attempt")


def skilled(state: NearAndFar, more: int) -> NearAndFar:
    """Gives seat 0 hands on cards."""
    cards = {0: "", 1: "knotted-cord", 2: "unclaimed-cord", 3: "knotted-cord unclaimed-cord"}
    return give(state, 0, bought=cards[more])


# The attempt


@pytest.mark.rule("NF-QUEST-1", "NF-QUEST-10")
def test_a_quest_may_be_attempted_or_ignored() -> None:
    state = offered(EASY)
    assert listed(state) == ["attempt", "pass"]
    other = state.copy()
    follow(state, "attempt")
    assert not state.books
    follow(other, "pass")
    assert (other.active, other.books, page(other)) == (1, 1 << CODES.index("b"), None)
    assert other.view(0)["locations"][1]["token"]


@pytest.mark.rule("NF-QUEST-1")
def test_only_where_the_move_ends() -> None:
    state = table(kind=box_with(quests={"E": [EASY]}))
    follow(book(out(state, "c"), "b"), "go b")
    assert refused(state, "attempt") == "NF-MOVE-1"
    follow(state, "go a", "stop")
    assert (state.active, state.books) == (1, 1 << CODES.index("b"))


@pytest.mark.rule("NF-QUEST-1", "NF-QUEST-10")
def test_a_book_without_a_token_is_no_quest() -> None:
    state = follow(out(table(), "b"), "stop")
    assert refused(state, "attempt") == "NF-CAMP-1"


@pytest.mark.rule("NF-QUEST-1")
def test_g_134_one_attempt_a_turn() -> None:
    """G-134: after it there is a camp at most; the next turn may attempt the next."""
    state = attempted(EASY, choice("b", test=("skill", 9)), hearts=3)
    follow(state, "choose 1", "roll 1", "hearts 0")
    book(state, "b")
    assert listed(state) == ["camp", "pass"]
    follow(state, "pass")
    assert state.active == 1
    follow(turn(state, 0), "adventure", "stop", "attempt")
    assert listed(state) == ["choose 1", "choose 2"]


@pytest.mark.rule("NF-QUEST-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reader_on_the_left_decides_nothing(players: int) -> None:
    """Everybody sees the page that is read; only the active player is asked."""
    state = follow(offered(EASY, choice("b"), players=players), "attempt")
    assert (state.actor, state.actors) == (0, [0])
    pages = [state.view(seat)["page"] for seat in (*range(players), None)]
    assert all(found == pages[0] and found["passage"] == "page.E" for found in pages)
    for seat in range(1, players):
        assert state.moves(seat) == []


@pytest.mark.rule("NF-QUEST-3")
def test_the_quest_is_the_one_of_the_book_on_the_location() -> None:
    for code, quest in (("b", "E"), ("d", "F"), ("e", "A")):
        state = follow(book(out(table(), code), code), "stop", "attempt")
        assert page(state) == f"page.{quest}"
        assert state.view(0)["page"]["quest"] == quest
        assert state.view(0)["locations"][CODES.index(code)]["quest"] == quest


@pytest.mark.rule("NF-QUEST-3", "NF-CAMPAIGN-3")
def test_a_campaign_reads_the_quest_of_its_map() -> None:
    state = table(mode="campaign")
    code = CODES[state.atlas.quest.index(state.box.quests.index("3"))]
    follow(book(out(state, code), code), "stop", "attempt")
    assert page(state) == "page.3"


# The page


@pytest.mark.rule("NF-QUEST-4")
def test_the_story_and_the_headers_are_read() -> None:
    """Stat, difficulty and cost of every choice, and what the active player would roll with."""
    state = attempted(
        EASY,
        choice("b", test=("combat", 8), cost=entries.Bundle(coin=1)),
        choice("c"),
        hearts=2,
    )
    recruit(state, 0, "sorry", RED)
    assert opened(state) == {"page.E"}
    headers = state.view(1)["page"]["choices"]
    assert [(way["key"], way["stat"], way["difficulty"], way["strength"]) for way in headers] == [
        ("a", "skill", 2, 1),
        ("b", "combat", 8, 3),
        ("c", None, 0, 0),
    ]
    assert [way["cost"] for way in headers] == [{}, {"coin": 1}, {}]
    assert [way["chance"] for way in headers] == [100, 66, None]


@pytest.mark.rule("NF-QUEST-4", "NF-QUEST-5")
def test_choices_show_only_while_one_is_chosen() -> None:
    state = attempted(EASY, choice("b"))
    assert len(state.view(0)["page"]["choices"]) == 2
    assert state.view(0)["page"]["chosen"] is None
    follow(state, "choose 1")
    assert state.view(0)["page"]["choices"] == []
    assert state.view(0)["page"]["chosen"] == 1


@pytest.mark.rule("NF-QUEST-5")
def test_reactions_and_rewards_wait_for_the_roll() -> None:
    state = attempted(choice("a", test=("skill", 6), reaction=FIRST), choice("b", reaction=SECOND))
    assert opened(state) == {"page.E"}
    follow(state, "choose 1")
    assert opened(state) == {"page.E"}
    follow(state, "roll 5")
    assert opened(state) == {"page.E", FIRST}


@pytest.mark.rule("NF-QUEST-5")
@pytest.mark.parametrize("knowledge", ["none", "full"])
def test_g_115_rewards_are_hidden_unless_all_know_the_book(knowledge: str) -> None:
    """G-115: by an option all rewards of the open page are shown to all, for analysis."""
    ways = (EASY, choice("b", test=("skill", 9), result=[entries.Rep(-1)], bonus=[entries.Gem(1)]))
    state = attempted(*ways, book_knowledge=knowledge)
    for seat in (0, 1, None):
        shown = [
            [(entry["kind"], entry["n"]) for entry in (*way["rewards"], *way["bonus"])]
            for way in state.view(seat)["page"]["choices"]
        ]
        assert shown == ([[], []] if knowledge == "none" else [[("coin", 2)], [("rep", -1), ("gem", 1)]])


@pytest.mark.rule("NF-QUEST-6")
def test_g_123_nobody_withdraws_after_reading() -> None:
    """G-123: one legal choice of the page must be taken."""
    state = attempted(EASY, choice("b"))
    assert listed(state) == ["choose 1", "choose 2"]
    for move in ("pass", "done", "camp", "stop", "choose 3"):
        assert refused(state, move) == "NF-QUEST-6"


# The roll


@pytest.mark.rule("NF-QUEST-6", "NF-ROLL-1", "NF-ROLL-2")
@pytest.mark.parametrize(("stat", "total"), [("skill", 3 + 1 + 1 + 1), ("combat", 3 + 1 + 1)])
def test_skill_and_combat_use_their_own_symbols(stat: str, total: int) -> None:
    """Pet 1 hand, kindly 1 hand 1 sword, thimble (treasure) 1 hand, regiment drum (bought) 1 sword; die 3."""
    state = give(
        recruit(offered(choice("a", test=(stat, 12)), choice("b")), 0, "kindly", RED), 0, treasures="thimble"
    )
    give(hold(state, 0, birds=1, hearts=9), 0, bought="regiment-drum")
    follow(state, "attempt", "choose 1", "roll 3")
    assert state.view(0)["totals"] == [total]
    assert listed(state) == ["hearts 0", f"hearts {12 - total}", f"hearts {14 - total}"]


@pytest.mark.rule("NF-QUEST-6", "NF-QUEST-7", "NF-QUEST-8", "NF-QUEST-10")
@pytest.mark.parametrize(
    ("way", "total", "won"),
    [
        (1, 7, {"yellow": 1, "coins": 1}),
        (1, 5, {"yellow": 1}),
        (1, 6, {"yellow": 1}),
        (1, 4, {}),
        (2, 7, {"green": 1, "food": 2}),
        (2, 8, {"green": 1, "food": 2}),
        (2, 9, {"green": 1, "food": 2, "gems": 1}),
        (2, 6, {}),
    ],
)
def test_tv_11_quest_41(way: int, total: int, won: dict[str, int]) -> None:
    """TV-11: A skill 5: yellow token, bonus 1 coin. B skill 7: green token and 2 food, bonus 1 gem."""
    state = offered(
        choice("a", test=("skill", 5), result=[entries.Token("yellow")], bonus=[entries.Coin(1)]),
        choice(
            "b",
            test=("skill", 7),
            result=[entries.Token("green"), entries.Food(2)],
            bonus=[entries.Gem(1)],
        ),
    )
    skilled(state, max(0, total - 7))
    before = goods(state, 0)
    follow(state, "attempt", f"choose {way}", f"roll {min(6, total - 1)}")
    assert change(before, goods(state, 0)) == won
    assert (state.active, state.books) == (1, 0)


@pytest.mark.rule("NF-QUEST-7", "NF-QUEST-9")
@pytest.mark.parametrize(("die", "read"), [(5, True), (4, False)])
def test_the_reaction_is_read_on_success_alone(die: int, read: bool) -> None:
    state = follow(attempted(choice("a", test=("skill", 6), reaction=FIRST), choice("b")), "choose 1")
    told = heard(state, f"roll {die}")
    assert (FIRST in opened(state)) == read
    assert ("succeeded" in told, "failed" in told) == (read, not read)
    assert told.count("opened") == int(read)


@pytest.mark.rule("NF-QUEST-8")
@pytest.mark.parametrize(("hearts", "offered_hearts"), [(1, [0]), (2, [0, 2]), (3, [0, 2]), (4, [0, 2, 4])])
def test_g_121_the_bonus_begins_two_above_the_difficulty(hearts: int, offered_hearts: list[int]) -> None:
    """G-121, G-102: total 4 against 6: success for 2 hearts, the bonus for 4; less changes nothing."""
    ways = (choice("a", test=("skill", 6), result=[entries.Coin(1)], bonus=[entries.Gem(1)]), choice("b"))
    state = follow(attempted(*ways, hearts=hearts), "choose 1", "roll 3")
    if offered_hearts == [0]:
        assert (state.gems[0], state.coins[0]) == (0, 3)
        return
    assert listed(state) == [f"hearts {n}" for n in offered_hearts]
    assert refused(state, "hearts 1") == "NF-HEART-4"
    for n in offered_hearts:
        other = follow(state.copy(), f"hearts {n}")
        assert (other.coins[0], other.gems[0]) == (3 + (n >= 2), int(n >= 4))
        assert other.hearts[0] == hearts - n


@pytest.mark.rule("NF-QUEST-8")
def test_hearts_for_the_bonus_are_offered_whether_there_is_one_or_not() -> None:
    """What a page brings is not known before it is read: nothing tells whether there is a bonus."""
    for bonus in ([], [entries.Gem(1)]):
        ways = (choice("a", test=("skill", 5), bonus=bonus), choice("b"))
        state = follow(attempted(*ways, hearts=3), "choose 1", "roll 4")
        assert listed(state) == ["hearts 0", "hearts 2"]


@pytest.mark.rule("NF-QUEST-9", "NF-QUEST-10", "NF-HEART-2")
def test_g_130_hearts_spent_on_a_failure_are_lost() -> None:
    """G-130: with free amounts one heart too few is lost; nothing is read, nothing received, the token is gone."""
    ways = (choice("a", test=("skill", 6), result=[entries.Coin(5)], reaction=FIRST), choice("b"))
    state = attempted(*ways, hearts=3, free_heart_amounts="true")
    follow(state, "choose 1", "roll 3")
    assert listed(state) == ["hearts 0", "hearts 1", "hearts 2", "hearts 3"]
    follow(state, "hearts 1")
    assert (state.hearts[0], state.coins[0], state.books) == (2, 3, 0)
    assert FIRST not in opened(state)


@pytest.mark.rule("NF-QUEST-6", "NF-HEART-2")
def test_tv_01_eight_hearts_on_a_roll() -> None:
    """TV-01: die 4 without other modifiers, 8 hearts: total 12."""
    ways = (choice("a", test=("combat", 12)), choice("b"))
    state = follow(attempted(*ways, hearts=9), "choose 1", "roll 4")
    assert state.view(0)["totals"] == [4]
    assert "succeeded" in heard(state, "hearts 8")
    assert state.hearts[0] == 1


@pytest.mark.rule("NF-QUEST-6", "NF-TALENT-08")
def test_food_may_stand_for_hearts() -> None:
    state = table(mode="campaign", kind=box_with(quests={"1": [choice("a", test=("skill", 6)), choice("b")]}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, food=1), 0, talents="meditation")
    follow(book(out(state, code, hearts=2), code), "stop", "attempt", "choose 1", "roll 3", "hearts 2")
    assert listed(state) == ["instead 0", "instead 1"]
    follow(state, "instead 1")
    assert (state.hearts[0], state.food[0], state.quests_done[0]) == (1, 0, 1)


@pytest.mark.rule("NF-QUEST-6", "NF-CARD-T03")
@pytest.mark.parametrize(("stat", "helps"), [("combat", True), ("skill", False)])
def test_aids_help_on_the_rolls_that_they_name(stat: str, helps: bool) -> None:
    """The Fire Bomb works for combat choices."""
    state = give(
        hold(offered(choice("a", test=(stat, 9)), choice("b")), 0, birds=1), 0, treasures="fire-bomb"
    )
    follow(state, "attempt", "choose 1", "roll 5")
    if not helps:
        assert state.active == 1 or "use fire-bomb" not in listed(state)
        assert state.treasures[0]
        return
    assert listed(state) == ["use fire-bomb", "pass"]
    assert refused(state, "use white-petal") == "NF-QUEST-6"
    assert "succeeded" in heard(state, "use fire-bomb")
    assert not state.treasures[0]


@pytest.mark.rule("NF-QUEST-6")
def test_a_die_may_be_rolled_again() -> None:
    state = give(offered(choice("a", test=("skill", 6)), choice("b")), 0, world="white-petal")
    follow(state, "attempt", "choose 1", "roll 1", "use white-petal")
    assert "succeeded" in heard(state, "roll 5")
    state = give(offered(choice("a", test=("skill", 6)), choice("b")), 0, world="white-petal")
    follow(state, "attempt", "choose 1", "roll 5", "use white-petal")
    assert "failed" in heard(state, "roll 1")


@pytest.mark.rule("NF-QUEST-6", "NF-TURN-6")
def test_hands_bought_between_die_and_hearts_count() -> None:
    """G-27."""
    state = give(offered(choice("a", test=("skill", 6)), choice("b")), 0, hand="knotted-cord")
    hold(state, 0, coins=9, gems=9, food=9, green=9, blue=9, red=9, yellow=9)
    follow(state, "attempt", "choose 1", "roll 4")
    assert "succeeded" in heard(state, "buy knotted-cord")


# Payments in the header, choices without a roll


@pytest.mark.rule("NF-QUEST-11")
def test_g_116_the_price_of_a_choice_is_paid_at_the_choice_and_lost_on_failure() -> None:
    """G-116: a header payment must be affordable."""
    price = entries.Bundle(coin=1, gem=1, food=1, heart=1, tokens={"red": 1})
    ways = (choice("a", test=("skill", 6), cost=price, result=[entries.Gem(5)]), choice("b"))
    state = hold(offered(*ways), 0, coins=2, gems=2, food=2, hearts=2, red=2)
    before = goods(state, 0)
    follow(state, "attempt", "choose 1")
    paid = {"coins": -1, "gems": -1, "food": -1, "hearts": -1, "red": -1}
    assert change(before, goods(state, 0)) == paid
    follow(state, "roll 1")
    assert change(before, goods(state, 0)) == paid
    assert not state.books


@pytest.mark.rule("NF-QUEST-11")
@pytest.mark.parametrize("lacking", ["coins", "gems", "food", "hearts", "red"])
def test_g_116_a_choice_that_cannot_be_paid_is_closed(lacking: str) -> None:
    price = entries.Bundle(coin=1, gem=1, food=1, heart=1, tokens={"red": 1})
    has: dict[str, Any] = dict.fromkeys(("coins", "gems", "food", "hearts", "red"), 1) | {lacking: 0}
    ways = (choice("a", cost=price), choice("b"), choice("c"))
    state = follow(hold(offered(*ways), 0, **has), "attempt")
    assert listed(state) == ["choose 2", "choose 3"]
    assert refused(state, "choose 1") == "NF-QUEST-11"
    assert state.view(0)["page"]["choices"][0]["refused"] == "NF-QUEST-11"


@pytest.mark.rule("NF-QUEST-11", "NF-TALENT-05")
def test_g_155_gems_pay_for_coins_in_a_header() -> None:
    ways = (choice("a", cost=entries.Bundle(coin=2, gem=1)), choice("b"))
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    give(hold(state, 0, coins=1, gems=2), 0, talents="gem-trading")
    follow(book(out(state, code), code), "stop", "attempt", "choose 1")
    assert (state.coins[0], state.gems[0]) == (0, 0)
    state = table(mode="campaign", kind=box_with(quests={"1": ways}))
    give(hold(state, 0, coins=1, gems=1), 0, talents="gem-trading")
    follow(book(out(state, code), code), "stop", "attempt")
    assert listed(state) == ["choose 2"]
    follow(state, "choose 2")
    assert (state.coins[0], state.gems[0], state.quests_done[0]) == (1, 1, 1)


@pytest.mark.rule("NF-QUEST-14", "NF-QUEST-7")
def test_g_122_a_choice_without_a_difficulty_needs_no_roll() -> None:
    """G-122: its reaction is read, its reward received; there is no bonus line."""
    state = attempted(choice("a", result=[entries.Coin(2)], bonus=[entries.Gem(1)], reaction=FIRST), EASY)
    told = heard(state, "choose 1")
    assert told[:3] == ["chose", "resolved", "opened"]
    assert (state.coins[0], state.gems[0]) == (5, 0)
    assert FIRST in opened(state)


@pytest.mark.rule("NF-QUEST-15")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_camp_does_not_hinder_a_quest(owner: int) -> None:
    state = camp(table(kind=box_with(quests={"E": [EASY, EASY]})), owner, "b")
    follow(book(out(state, "b", hearts=0), "b"), "stop", "attempt", "choose 1", "roll 1")
    assert (state.coins[0], state.active) == (5, 1)


@pytest.mark.rule("NF-QUEST-16", "NF-MOVE-12")
def test_hearts_and_goods_won_serve_for_a_camp_and_artifacts_at_once() -> None:
    ways = (choice("a", result=[entries.Heart(3), entries.Token("yellow")]), choice("b"))
    state = give(offered(*ways), 0, hand="goods-wagon")
    follow(state, "attempt", "choose 1")
    assert listed(state) == ["camp", "pass", "buy goods-wagon"]
    follow(state, "buy goods-wagon", "camp")
    assert (state.camps[1], state.hearts[0], state.bought[0].bit_count()) == (0, 0, 1)


@pytest.mark.rule("NF-QUEST-10")
@pytest.mark.parametrize("die", [1, 6])
def test_the_token_is_gone_for_good(die: int) -> None:
    state = follow(attempted(choice("a", test=("skill", 5)), choice("b")), "choose 1", f"roll {die}")
    assert state.books == 0
    assert not any(place["token"] for place in state.view(0)["locations"])
    assert state.quests_done == [1, 0]
    assert (state.quest, state.choice, state.arcade) == (-1, -1, -1)
    follow(turn(state, 0), "adventure", "stop")
    assert state.active == 1


@pytest.mark.rule("NF-QUEST-7", "NF-QUEST-9")
@pytest.mark.parametrize(
    ("stat", "die", "coins", "hearts"),
    [("skill", 6, 0, 2), ("combat", 6, 3, 0), ("skill", 1, 1, 2), ("combat", 1, 1, 2)],
)
def test_cards_that_look_at_quests(stat: str, die: int, coins: int, hearts: int) -> None:
    """One card looks at skill, one at combat, one at failure."""
    cards = {
        "glogo-choirbook": [entries.On("quest-success", entries.Gain(entries.Bundle(heart=2)), stat="skill")],
        "regiment-drum": [entries.On("quest-success", entries.Gain(entries.Bundle(coin=3)), stat="combat")],
        "atlas-of-lies": [entries.On("quest-failed", entries.Gain(entries.Bundle(coin=1, heart=2)))],
    }
    ways = (choice("a", test=(stat, 6)), choice("b"))
    state = table(kind=box_with(quests={"E": ways}, effects=cards))
    give(state, 0, bought=" ".join(cards))
    follow(book(out(state, "b", hearts=0), "b"), "stop", "attempt", "choose 1", f"roll {die}")
    assert (state.coins[0] - 3, state.hearts[0]) == (coins, hearts)


@pytest.mark.rule("NF-QUEST-7")
def test_an_effect_with_a_limit_happens_once_a_turn() -> None:
    """Surprising Gift: 1 coin for the first success of a turn, whatever was tried."""
    state = give(offered(choice("a"), choice("b")), 0, world="surprising-gift")
    follow(state, "attempt", "choose 1")
    assert state.coins[0] == 4
    state = give(offered(choice("a"), choice("b")), 0, world="surprising-gift")
    state.used = 1 << state.box.cards.index("surprising-gift")
    follow(state, "attempt", "choose 1")
    assert state.coins[0] == 3


# Side quests (NF-CAMPAIGN-7 to NF-CAMPAIGN-9)


def campaigner(*pending: str, **options: Any) -> NearAndFar:
    """Seat 0 has noted side quests and stands on the book of quest 1, in a campaign."""
    ways = [choice("a", test=("skill", 5)), choice("b", test=("combat", 5))]
    kind = box_with(quests=dict.fromkeys(("1", "Q1", "Q2", "Q3"), ways))
    state = table(mode="campaign", kind=kind, **options)
    state.pending = [state.box.quests.index(quest) for quest in ("Q3", *pending)]
    state.pending_of = [1, *(0 for _ in pending)]
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    return follow(book(out(state, code, hearts=0), code), "stop", "attempt")


def noted(state: NearAndFar, seat: int = 0) -> list[str]:
    """Names the side quests that a player has noted."""
    return list(state.view(1)["people"][seat]["card"]["pending"])


@pytest.mark.rule("NF-CAMPAIGN-8", "NF-QUEST-10")
def test_tv_30_a_side_quest_is_read_instead() -> None:
    """TV-30: pending Q2; the next attempt reads Q2; the location's token is removed."""
    state = campaigner("Q2")
    assert (page(state), state.books) == ("page.Q2", 0)
    assert page(campaigner()) == "page.1"


@pytest.mark.rule("NF-CAMPAIGN-8", "NF-CAMPAIGN-9")
@pytest.mark.parametrize("order", ["owner", "fifo"])
def test_g_136_of_several_the_owner_chooses(order: str) -> None:
    """G-136: any of the pending ones; by an option the oldest."""
    state = campaigner("Q2", "Q1", side_quest_order=order)
    if order == "fifo":
        assert page(state) == "page.Q2"
        return
    assert listed(state) == ["side 1", "side 2"]
    assert refused(state, "side 3") == "NF-CAMPAIGN-8"
    follow(state, "side 2")
    assert page(state) == "page.Q1"
    follow(state, "choose 1", "roll 6")
    assert (noted(state), noted(state, 1)) == (["Q2"], ["Q3"])


@pytest.mark.rule("NF-CAMPAIGN-9")
@pytest.mark.parametrize(
    ("retry", "die", "left"),
    [("false", 1, []), ("false", 6, []), ("true", 1, ["Q2"]), ("true", 6, [])],
)
def test_g_135_a_side_quest_is_crossed_out_after_any_attempt(retry: str, die: int, left: list[str]) -> None:
    """G-135: by an option it stays pending until it succeeds."""
    state = follow(campaigner("Q2", side_quest_retry=retry), "choose 1", f"roll {die}")
    assert (noted(state), noted(state, 1)) == (left, ["Q3"])
    assert state.boxes[0] == 1


@pytest.mark.rule("NF-CAMPAIGN-9")
def test_the_side_quest_that_was_carried_out_is_the_one_crossed_out() -> None:
    """Of Q2, Q1 and Q4 the first, then the last of the two that are left."""
    state = follow(campaigner("Q2", "Q1", "Q4"), "side 1", "choose 1", "roll 6")
    assert (noted(state), noted(state, 1)) == (["Q1", "Q4"], ["Q3"])
    assert [state.box.quests[quest] for quest in state.pending] == ["Q3", "Q1", "Q4"]
    assert sound([state])


@pytest.mark.rule("NF-CAMPAIGN-9", "NF-CAMPAIGN-7")
def test_g_128_a_side_quest_noted_twice_is_crossed_out_once() -> None:
    """G-128: the same number may be noted again."""
    state = follow(campaigner("Q2", "Q2"), "side 1", "choose 1", "roll 6")
    assert noted(state) == ["Q2"]


# Arcade (NF-ARCADE)


def arcade(*choices: entries.Choice, hearts: int = 0, **options: Any) -> NearAndFar:
    """Seat 0 has drawn arcade card 5, which has these choices."""
    uid = NearAndFar.box.arcade[4]
    state = table(mode="arcade", map="1", kind=box_with(arcade={uid: choices}), **options)
    return follow(book(out(state, "b", hearts), "b"), "stop", "attempt", "arcade 5")


RISK = choice("a", test=("skill", 4), result=[entries.Coin(1)], bonus=[entries.Gem(1)])
FIGHT = choice("b", test=("combat", 3), result=[entries.Food(1)], bonus=[entries.Food(1)])


@pytest.mark.rule("NF-ARCADE-1")
@pytest.mark.parametrize("number", range(1, 12))
def test_arcade_is_one_game_on_any_map_without_the_storybook(number: int) -> None:
    state = table(mode="arcade", map=str(number))
    assert state.atlas.number == number
    assert state.view(0)["arcade_deck"] == 40
    place = next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)
    follow(book(out(state, CODES[place]), CODES[place]), "stop", "attempt")
    assert state.step is not None and state.step.name == "arcade card"
    follow(state, "arcade 1")
    assert page(state) == state.box.passages[state.box.arcade_page[0]]
    assert state.game.saga is not None
    assert state.game.saga.following(state, ["one", "two"]) is None


@pytest.mark.rule("NF-ARCADE-1")
def test_no_experience_no_talents_no_keywords_no_side_quests() -> None:
    """G-127: and no arcade card has a keyword or a side quest to give."""
    state = follow(arcade(RISK, FIGHT), "choose 1", "roll 6")
    card = state.view(0)["people"][0]["card"]
    assert (card["xp"], card["boxes"], card["talents"], card["keywords"], card["pending"]) == (
        0,
        0,
        [],
        [],
        [],
    )
    given = choice("a", result=[entries.Keyword("BURNING"), entries.SideQuest("Q2"), entries.Coin(1)])
    state = follow(arcade(given, FIGHT), "choose 1")
    card = state.view(0)["people"][0]["card"]
    assert (card["keywords"], card["pending"], state.coins[0]) == ([], [], 4)
    for entry in content().all(entries.ArcadeEntry):
        for way in entry.choices:
            assert not way.keywords
            rewards = (*way.result, *way.bonus)
            assert not any(isinstance(found, entries.Keyword | entries.SideQuest) for found in rewards)


@pytest.mark.rule("NF-ARCADE-2", "NF-SETUP-21")
def test_a_card_is_drawn_and_its_two_choices_are_read() -> None:
    state = table(mode="arcade", map="1")
    follow(book(out(state, "b"), "b"), "stop", "attempt")
    assert [round(chance, 6) for _, chance in state.chances()] == [0.025] * 40
    follow(state, "arcade 5")
    shown = state.view(1)["page"]
    assert (len(shown["choices"]), shown["quest"]) == (2, None)
    assert state.view(0)["arcade_deck"] == 39
    assert all(len(entry.choices) == 2 for entry in content().all(entries.ArcadeEntry))


@pytest.mark.rule("NF-ARCADE-3")
def test_a_choice_is_announced_and_rolled_with_its_symbols() -> None:
    state = arcade(RISK, FIGHT, hearts=1)
    assert [way["strength"] for way in state.view(0)["page"]["choices"]] == [1, 0]
    follow(state, "choose 2", "roll 2")
    assert state.view(0)["totals"] == [2]
    assert listed(state) == ["hearts 0", "hearts 1"]
    follow(state, "hearts 1")
    assert (state.food[0], state.hearts[0]) == (1, 0)


@pytest.mark.rule("NF-ARCADE-4", "NF-ARCADE-5")
@pytest.mark.parametrize(("die", "coins", "gems"), [(2, 0, 0), (3, 1, 0), (4, 1, 0), (5, 1, 1), (6, 1, 1)])
def test_reward_and_bonus_or_nothing(die: int, coins: int, gems: int) -> None:
    state = follow(arcade(RISK, FIGHT), "choose 1", f"roll {die}")
    assert (state.coins[0] - 3, state.gems[0]) == (coins, gems)


@pytest.mark.rule("NF-ARCADE-6")
@pytest.mark.parametrize("die", [1, 6])
def test_card_and_token_go_in_every_case(die: int) -> None:
    state = follow(arcade(RISK, FIGHT), "choose 1", f"roll {die}")
    assert (state.books, state.arcade, state.quests_done[0]) == (0, -1, 1)
    assert not state.arcade_deck >> 4 & 1
    assert state.view(0)["arcade_deck"] == 39
    follow(turn(book(state, "b"), 0), "adventure", "stop", "attempt")
    assert len(state.chances()) == 39


@pytest.mark.rule("NF-ARCADE-2", "NF-SUPPLY-2")
@pytest.mark.parametrize(("reshuffle", "cards"), [("true", 40), ("false", 0)])
def test_g_65_an_empty_arcade_deck(reshuffle: str, cards: int) -> None:
    """G-65: the discards are shuffled back; by an option nothing is drawn any more."""
    state = table(mode="arcade", map="1", reshuffle=reshuffle)
    state.arcade_deck = 0
    follow(book(out(state, "b", hearts=3), "b"), "stop")
    events = told(state, "attempt")
    assert len(state.chances()) == cards
    assert state.books == 0
    if cards:
        assert "reshuffled" in heard(state, "arcade 7")
        assert state.view(0)["arcade_deck"] == 39
    else:
        assert events[-1] == "void 0"
        assert listed(state) == ["camp", "pass"]


@pytest.mark.rule("NF-CHARMODE-3", "NF-CHARMODE-9", "NF-CHARMODE-10")
@pytest.mark.parametrize(
    ("number", "done", "arcade_card"),
    [(2, 0, False), (2, 7, False), (2, 8, True), (11, 8, False), (11, 9, False), (11, 10, True)],
)
def test_g_176_a_story_and_the_arcade_cards_after_it(number: int, done: int, arcade_card: bool) -> None:
    """NF-CHARMODE-9, G-175, G-176: after 8 quests, on map 11 after 10, arcade cards without experience."""
    state = table(mode="character", map=str(number))
    layers = [n for n, layer in enumerate(state.box.layer) if layer == done + 1]
    initial = catalogue.CHARACTERS[state.character[0]]
    own = [
        n
        for n, entry in enumerate(content().all(entries.QuestEntry))
        if entry.owner == initial and n in layers
    ]
    state.story_done[0] = done
    state.story[0] = own[0] if own else -1
    place = CODES[next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)]
    xp = state.xp[0]
    follow(book(out(state, place), place), "stop", "attempt")
    if arcade_card:
        follow(state, "arcade 3")
        assert state.view(0)["page"]["quest"] is None
        while state.active == 0:
            follow(state, listed(state)[0])
        assert (state.xp[0], state.story_done[0]) == (xp, done)
    else:
        assert state.view(0)["page"]["quest"] == state.box.quests[own[0]]
    assert sound([state])


# What is told, and read on failure


@pytest.mark.rule("NF-QUEST-6", "NF-QUEST-7", "NF-QUEST-8")
@pytest.mark.parametrize(
    ("die", "outcome"), [(4, "failed 0 0 5 6"), (5, "succeeded 0 0 6 6 0"), (6, "succeeded 0 0 7 6 0")]
)
def test_an_attempt_is_told(die: int, outcome: str) -> None:
    state = offered(choice("a"), choice("b", test=("skill", 6), reaction=FIRST))
    told_first = told(state, "attempt", "choose 2", f"roll {die}")
    opened = f"opened 0 {state.box.passages.index('page.E')}"
    assert told_first[:5] == ["attempted 0 1", opened, "chose 0 2", f"rolled 0 {die}", outcome]
    assert page(state) in (None, FIRST, "page.E")


@pytest.mark.rule("NF-QUEST-8")
def test_two_above_the_difficulty_is_told_as_such() -> None:
    state = skilled(attempted(choice("a", test=("skill", 5)), choice("b")), 1)
    assert "succeeded 0 0 7 5 1" in told(state, "choose 1", "roll 5")


@pytest.mark.rule("NF-QUEST-7", "NF-QUEST-16")
def test_the_reaction_lies_open_after_a_success() -> None:
    state = attempted(choice("a", reaction=FIRST), choice("b", reaction=SECOND), hearts=3)
    follow(state, "choose 2")
    assert (page(state), listed(state)) == (SECOND, ["camp", "pass"])
    assert state.view(0)["page"]["quest"] is None


@pytest.mark.rule("NF-QUEST-6")
def test_what_is_listed_is_what_nothing_forbids() -> None:
    state = attempted(
        EASY, choice("b", cost=entries.Bundle(gem=1)), choice("c", test=("combat", 9)), hearts=9
    )
    assert agrees(state)
    give(hold(state, 0, birds=1), 0, treasures="fire-bomb")
    follow(state, "choose 3", "roll 5")
    assert agrees(state)
    assert agrees(follow(state, "pass"))


@pytest.mark.rule("NF-CHARMODE-6", "NF-QUEST-9")
@pytest.mark.parametrize("own_failure", [True, False])
@pytest.mark.parametrize("die", [1, 6])
def test_in_a_story_a_failure_is_read_as_well(own_failure: bool, die: int) -> None:
    """NF-CHARMODE-6: the passage of the failure, or the reaction where there is none; no reward, the story goes on."""
    first = NearAndFar.box.quests[NearAndFar.box.first_quest[0]]
    after = next(
        quest.id
        for quest in content().all(entries.QuestEntry)
        if quest.layer == 2 and quest.owner == catalogue.CHARACTERS[0]
    )
    failure = SECOND if own_failure else None
    ways = [
        choice("a", test=("skill", 6), reaction=FIRST, failure=failure, next=after, result=[entries.Coin(1)]),
        choice("b", next=after),
    ]
    state = table(mode="character", map="2", kind=box_with(quests={first: ways}))
    code = CODES[next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)]
    before = opened(state)
    follow(book(out(state, code, hearts=0), code), "stop", "attempt", "choose 1")
    story = told(state, f"roll {die}")
    read = opened(state) - before - {f"page.{first}"}
    assert read == {SECOND if own_failure and die == 1 else FIRST}
    assert (state.coins[0], state.story_done[0], state.xp[0]) == (4 if die == 6 else 3, 1, 2)
    assert state.view(0)["people"][0]["card"]["story"] == after
    assert "noted 0 1" in story and "experience 0 2" in story


@pytest.mark.rule("NF-QUEST-6", "NF-ROLL-1")
def test_a_second_player_rolls_with_his_own_symbols() -> None:
    ways = [choice("a", test=("skill", 6), result=[entries.Coin(1)]), choice("b")]
    state = recruit(table(kind=box_with(quests={"E": ways})), 1, "hush", BLUE)
    follow(book(out(state, "b", hearts=0, seat=1), "b"), "stop", "attempt", "choose 1")
    assert told(state, "roll 3")[:2] == ["rolled 1 3", "succeeded 1 0 6 6 0"]
    assert state.coins == [3, 4]
    assert state.quests_done == [0, 1]
