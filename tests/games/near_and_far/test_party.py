"""Hearts, reputation, the party and its symbols, and rolls (NF-HEART, NF-REP, NF-PARTY, NF-ROLL)."""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, FACTIONS, NONE, SLOTS
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    afford,
    at,
    begin,
    book,
    box_with,
    camp,
    change,
    choice,
    content,
    give,
    goods,
    heard,
    hold,
    listed,
    play,
    recruit,
    refused,
    someone,
    table,
    trail,
    turn,
)

SOME_COINS = (entries.Coin(10),)


def skill_test(difficulty: int, *, stat: str = "skill", hearts: int = 0, **options: str) -> NearAndFar:
    """Seat 0 attempts the quest on b, a skill test that brings 10 coins, and the die is to be rolled."""
    quest = choice(test=(stat, difficulty), result=SOME_COINS)
    other = choice("b", test=(stat, 15), result=SOME_COINS)
    kind = box_with(quests={"E": (quest, other)})
    state = hold(at(book(table(2, kind=kind, **options), "b"), 0, "@b"), 0, coins=0, hearts=hearts)
    return play(begin(state, steps.QUEST, 0), "attempt", "choose 1")


def at_threat(*, hearts: int, **options: str) -> NearAndFar:
    """Seat 0 leaves the town for d, past the first threat, whose value is 4."""
    state = hold(trail(table(2, kind=None, **options)), 0, hearts=hearts)
    return play(turn(state, 0), "adventure", "done", "pass", "go d")


def members(state: NearAndFar, seat: int = 0) -> list[str | None]:
    """Names the active party, slot by slot."""
    party: list[str | None] = state.view(None)["people"][seat]["party"]
    return party


# Hearts


@pytest.mark.rule("NF-HEART-1")
def test_the_heart_track_starts_at_0_rises_and_falls() -> None:
    state = trail(table(2))
    assert state.hearts == [0, 0]
    recruit(state, 0, "larceny", GREEN)
    play(turn(state, 0), "adventure", "done", "restore")
    assert state.hearts[0] == 6
    play(state, "go b", "go c", "camp")
    assert state.hearts[0] == 6 - 1 - 3


@pytest.mark.rule("NF-HEART-2", "NF-HEART-3", "NF-HEART-4")
def test_tv_01_hearts_on_a_roll() -> None:
    """TV-01: die 4, 8 hearts are spent; total 12."""
    state = skill_test(13, hearts=10)
    state = play(state, "roll 4")
    assert state.skill(0) == 1
    play(state, "hearts 8")
    assert (state.hearts[0], state.coins[0]) == (2, 10)


@pytest.mark.rule("NF-HEART-2")
def test_hearts_spent_in_vain_are_lost_and_nobody_has_to_spend_any() -> None:
    """G-103, G-130."""
    state = play(skill_test(13, hearts=10, free_heart_amounts="true"), "roll 4")
    kept = play(state.copy(), "hearts 0")
    assert (kept.hearts[0], kept.coins[0]) == (10, 0)
    play(state, "hearts 7")
    assert (state.hearts[0], state.coins[0]) == (3, 0)


@pytest.mark.rule("NF-HEART-3")
def test_hearts_are_asked_for_after_the_die() -> None:
    state = skill_test(13, hearts=10)
    assert state.dice == [0, 0]
    assert listed(state, "hearts") == []
    play(state, "roll 6")
    assert state.dice[0] == 6
    assert listed(state) == ["hearts 0", "hearts 6", "hearts 8"]


@pytest.mark.rule("NF-HEART-3")
@pytest.mark.parametrize(("option", "clause"), [("true", ""), ("false", "NF-TURN-6")])
def test_an_artifact_may_be_bought_between_the_die_and_the_hearts(option: str, clause: str) -> None:
    """G-27: a hand bought then counts, with both values of its option."""
    state = skill_test(6, hearts=3, buy_during_roll=option)
    give(afford(state, 0, "knotted-cord"), 0, hand="knotted-cord")
    play(state, "roll 3")
    if not clause:
        assert listed(play(state.copy(), "buy knotted-cord")) == ["hearts 0", "hearts 1", "hearts 3"]
        play(state, "pass")
    assert listed(state, "hearts") == ["hearts 0", "hearts 2"]
    if clause:
        assert refused(state, "buy knotted-cord") == clause
    else:
        assert listed(play(state, "buy knotted-cord")) == ["hearts 0", "hearts 1", "hearts 3"]


@pytest.mark.rule("NF-HEART-4")
@pytest.mark.parametrize(
    ("option", "offered"), [("false", [0, 5, 7]), ("true", list(range(31)))], ids=["least", "every"]
)
def test_any_number_of_hearts_but_no_more_than_there_are(option: str, offered: list[int]) -> None:
    """G-102: the amounts that change the result, or every amount."""
    state = play(skill_test(10, hearts=30, free_heart_amounts=option), "roll 4")
    assert listed(state, "hearts") == [f"hearts {n}" for n in offered]
    assert refused(state, "hearts 31") == "NF-HEART-4"
    few = play(skill_test(10, hearts=6, free_heart_amounts=option), "roll 4")
    assert listed(few)[-1] == ("hearts 6" if option == "true" else "hearts 5")
    assert refused(few, "hearts 7") == "NF-HEART-4"


@pytest.mark.rule("NF-HEART-4")
def test_forty_hearts_are_as_many_as_a_roll_takes() -> None:
    state = play(skill_test(10, hearts=45, free_heart_amounts="true"), "roll 4")
    assert listed(state) == [f"hearts {n}" for n in range(41)]


@pytest.mark.rule("NF-HEART-3")
@pytest.mark.parametrize("die", range(1, 7))
def test_while_no_die_lies_open_one_may_buy_in_any_case(die: int) -> None:
    """G-27: where nothing is bought on an open roll, it is bought before the roll and after it."""
    state = skill_test(13, hearts=20, buy_during_roll="false")
    give(afford(state, 0, "knotted-cord"), 0, hand="knotted-cord")
    play(state, f"roll {die}")
    assert refused(state, "buy knotted-cord") == "NF-TURN-6"
    play(state, "hearts 0")
    assert (state.dice, state.raised) == ([0, 0], [0, 0])
    assert "buy knotted-cord" in listed(state)
    other = afford(table(2, buy_during_roll="false"), 0, "knotted-cord")
    assert "buy knotted-cord" in listed(give(other, 0, hand="knotted-cord"))


@pytest.mark.rule("NF-HEART-4")
def test_food_is_no_heart_without_a_card_that_says_so() -> None:
    state = play(hold(skill_test(6, hearts=1), 0, food=9), "roll 1")
    assert (state.coins[0], state.hearts[0], state.food[0]) == (0, 1, 9)


@pytest.mark.rule("NF-HEART-6")
def test_nobody_is_asked_for_hearts_on_the_roll_of_another() -> None:
    state = hold(at_threat(hearts=5), 1, hearts=9)
    play(state, "roll 2")
    assert (state.actor, listed(state)) == (0, ["hearts 0", "hearts 2"])
    assert state.moves(1) == []
    play(state, "hearts 2")
    assert state.hearts == [3, 9]


@pytest.mark.rule("NF-HEART-7")
def test_nothing_happens_at_0_hearts() -> None:
    state = at_threat(hearts=2)
    before = goods(state, 0)
    play(state, "roll 2", "hearts 2")
    assert state.hearts[0] == 0
    assert change(before, goods(state, 0)) == {"hearts": -2, "tents": 1, "coins": 1}
    assert state.pawn[0] == 8 + CODES.index("d")
    state = hold(table(2), 0, hearts=0)
    assert "adventure" in listed(state) and "visit farm" in listed(state)


@pytest.mark.rule("NF-HEART-8")
def test_passing_costs_1_heart_and_a_camp_3() -> None:
    state = hold(trail(table(2)), 0, hearts=5)
    play(turn(state, 0), "adventure", "done", "pass", "go b", "go c")
    assert state.hearts[0] == 4
    play(state, "camp")
    assert state.hearts[0] == 1
    broke = hold(trail(table(2)), 0, hearts=2)
    play(turn(broke, 0), "adventure", "done", "pass", "go b")
    play(broke, "stop")
    assert (broke.active, broke.tents[0]) == (1, 0)


@pytest.mark.rule("NF-HEART-9")
def test_hearts_never_go_below_0() -> None:
    """G-92: a loss takes what there is."""
    state = hold(trail(table(2)), 0, hearts=0)
    play(turn(state, 0), "adventure", "done", "pass", "go b")
    assert (state.pawn[0], state.active) == (8 + CODES.index("b"), 1)
    state = hold(table(2), 0, hearts=3)
    state.lose_hearts(0, 2)
    state.lose_hearts(0, 2)
    assert state.hearts[0] == 0


@pytest.mark.rule("NF-HEART-10")
def test_dv_24_a_heart_symbol_gained_on_the_road_does_not_move_the_track() -> None:
    """DV-24: hearts 2 on the map, buys an artifact with 2 hearts: hearts 2 (G-187)."""
    state = afford(hold(at(table(2), 0, "@b"), 0, hearts=2), 0, "written-apology")
    give(turn(state, 0), 0, hand="written-apology")
    play(state, "buy written-apology")
    assert (state.hearts[0], state.heart_symbols(0)) == (2, 4)
    give(turn(at(state, 0, "farm"), 0), 0, treasures="spare-heart")
    assert state.hearts[0] == 2
    play(state, "adventure", "done", "restore")
    assert state.hearts[0] == 2 + 2 + 3


@pytest.mark.rule("NF-HEART-10")
def test_an_adventurer_who_leaves_the_party_takes_no_heart_along() -> None:
    state = recruit(hold(table(2), 0, hearts=4), 0, "bramble", GREEN)
    recruit(state, 0, "tib")
    begin(state, steps.PLACE_MEMBER, 0, catalogue.ADVENTURERS.index("tib"))
    play(state, "put 1")
    assert (members(state)[0], state.hearts[0]) == ("tib", 4)


# Reputation


@pytest.mark.rule("NF-REP-1")
def test_reputation_is_public_and_runs_from_minus_6_to_12() -> None:
    state = table(3)
    assert state.rep == [0, 0, 0]
    for rep in (-6, 0, 12):
        hold(state, 1, rep=rep)
        assert state.faults() == []
        for viewer in (None, 0, 1):
            assert state.view(viewer)["people"][1]["rep"] == rep
    for rep in (-7, 13):
        hold(state, 1, rep=rep)
        assert state.faults() != []


@pytest.mark.rule("NF-REP-2")
@pytest.mark.parametrize(
    ("before", "by", "after"),
    [(11, 3, 12), (12, 1, 12), (-5, -4, -6), (-6, -1, -6), (3, -5, -2), (10, 2, 12)],
)
def test_a_change_is_cut_off_at_the_limits(before: int, by: int, after: int) -> None:
    state = hold(table(2), 0, rep=before)
    log = state.listen()
    state.change_rep(0, by)
    assert state.rep == [after, 0]
    assert [list(event[1:]) for event in log] == (
        [] if after == before else [[0, 0 if by > 0 else 1, abs(after - before)]]
    )


@pytest.mark.rule("NF-REP-2")
@pytest.mark.parametrize(("rep", "manner"), [(12, "honorable"), (-6, "foul")])
def test_dv_03_a_duel_at_the_limit(rep: int, manner: str) -> None:
    """DV-03: reputation 12, honorable win: stays 12. Reputation -6, foul win: stays -6 (G-43)."""
    state = hold(at(table(3), 1, "farm"), 0, rep=rep)
    play(turn(state, 0), "visit farm", f"duel 2 {manner}", "roll 6", "roll 1")
    assert (state.rep[0], state.pawn[0]) == (rep, state.pawn[1])


@pytest.mark.rule("NF-REP-3")
def test_reputation_from_a_quest_cannot_be_declined() -> None:
    """Whatever the option for other gains says (G-117)."""
    for option in ("false", "true"):
        quest = choice(result=(entries.Rep(-3), entries.Coin(2)))
        kind = box_with(quests={"E": (quest, choice("b", test=("skill", 9), result=SOME_COINS))})
        state = at(book(table(2, kind=kind, decline_rewards=option), "b"), 0, "@b")
        play(begin(state, steps.QUEST, 0), "attempt", "choose 1")
        if option == "true":
            assert state.rep[0] == -3
            play(state, "pass")
        assert (state.rep[0], state.coins[0]) == (-3, 3 if option == "true" else 5)


@pytest.mark.rule("NF-REP-4")
def test_some_artifacts_ask_for_a_reputation() -> None:
    state = afford(table(2), 0, "honest-scale", "wanted-poster")
    give(hold(state, 0, rep=0), 0, hand="honest-scale wanted-poster")
    assert refused(state, "buy honest-scale") == "NF-ARTIFACT-7"
    assert refused(state, "buy wanted-poster") == "NF-ARTIFACT-6"
    for uid, limits, way in (
        ("honest-scale", state.box.rep_min, 1),
        ("wanted-poster", state.box.rep_max, -1),
    ):
        limit = limits[catalogue.ARTIFACTS.index(uid)]
        assert limit is not None
        assert listed(hold(state, 0, rep=limit), "buy") == [f"buy {uid}"]
        assert listed(hold(state, 0, rep=limit - way), "buy") == []


@pytest.mark.rule("NF-REP-5")
def test_reputation_scores_and_breaks_ties() -> None:
    state = table(2)
    before = state.scores()
    hold(state, 0, rep=6)
    assert state.scores() == [before[0] + 3, before[1]]
    hold(state, 1, rep=7)
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [1]


# The party


@pytest.mark.rule("NF-PARTY-1", "NF-PARTY-3")
@pytest.mark.parametrize("faction", range(4))
def test_each_faction_has_a_slot_of_its_own(faction: int) -> None:
    state = table(2)
    state.party[3] = NONE
    state.inactive[0] = 1 << state.box.first_pet
    who = someone(state, faction)
    recruit(state, 0, who)
    begin(state, steps.PLACE_MEMBER, 0, catalogue.ADVENTURERS.index(who))
    assert listed(state) == [f"put {faction + 1}", "pass"]
    for slot in range(SLOTS):
        if slot != faction:
            assert refused(state, f"put {slot + 1}") == "NF-PARTY-3"
    play(state, f"put {faction + 1}")
    assert members(state) == [who if slot == faction else None for slot in range(SLOTS)]


@pytest.mark.rule("NF-PARTY-2")
def test_the_party_has_at_most_four_members_with_the_pet() -> None:
    state = table(2)
    for uid in ("tib", "plum", "egg", "pip"):
        recruit(state, 0, uid)
    play(turn(state, 0), "adventure", "rearrange", "assign receipt")
    assert refused(state, "assign receipt") == "NF-LEAVE-2"
    play(state, "assign plum", "assign egg", "assign pip")
    assert members(state) == ["receipt", "plum", "egg", "pip"]
    assert state.view(0)["people"][0]["inactive"] == ["tib"]
    assert state.step is not None and state.step.name == "restore hearts"


@pytest.mark.rule("NF-PARTY-2", "NF-PARTY-3", "NF-PARTY-6")
def test_the_party_is_arranged_anew_on_leaving_the_town() -> None:
    state = table(2)
    for uid in ("tib", "sal", "plum", "egg", "pip"):
        recruit(state, 0, uid)
    play(turn(state, 0), "adventure", "rearrange")
    assert members(state) == [None] * 4
    assert listed(state) == ["assign tib", "assign sal", "assign receipt", "pass"]
    assert refused(state, "assign plum") == "NF-PARTY-3"
    assert refused(state, "assign mags") == "NF-LEAVE-2"
    play(state, "assign sal")
    assert refused(state, "assign tib") == "NF-PARTY-3"
    play(state, "pass", "assign receipt")
    assert listed(state) == ["assign pip", "pass"]
    play(state, "assign pip")
    assert members(state) == ["sal", None, "receipt", "pip"]
    assert state.view(0)["people"][0]["inactive"] == ["tib", "plum", "egg"]


@pytest.mark.rule("NF-PARTY-4")
@pytest.mark.parametrize("slot", range(SLOTS))
def test_the_pet_may_stand_in_any_slot(slot: int) -> None:
    state = recruit(table(2), 0, "tib")
    play(turn(state, 0), "adventure", "rearrange")
    for other in range(slot):
        assert state.stack[-1][2] == other
        play(state, "pass")
    play(state, "assign receipt")
    assert members(state)[slot] == "receipt"
    assert state.skill(0) == 1


@pytest.mark.rule("NF-PARTY-4", "NF-PARTY-5")
def test_a_pet_that_is_left_behind_may_come_back() -> None:
    """G-183, and G-82: an empty party may leave."""
    state = table(2)
    play(state, "adventure", "rearrange", "pass", "pass", "pass", "pass")
    assert members(state) == [None] * 4
    assert state.view(0)["people"][0]["inactive"] == ["receipt"]
    assert (state.skill(0), state.heart_symbols(0)) == (0, 0)
    play(turn(at(state, 0, "farm"), 0), "adventure", "rearrange", "assign receipt")
    assert members(state)[0] == "receipt"


@pytest.mark.rule("NF-PARTY-5")
def test_inactive_members_give_banners_and_no_symbols() -> None:
    state = recruit(recruit(table(2), 0, "larceny"), 0, "hollis")
    assert (state.combat(0), state.search(0), state.movement(0), state.heart_symbols(0)) == (0, 1, 2, 2)
    assert state.banners(0, GREEN) == 2
    assert recruit(table(2), 0, catalogue.ADVENTURERS[0], GREEN).banners(0, GREEN) == 1
    recruit(state, 0, "larceny", GREEN)
    assert (state.combat(0), state.search(0), state.heart_symbols(0)) == (2, 3, 6)


@pytest.mark.rule("NF-PARTY-6")
def test_nothing_is_rearranged_in_the_town_or_on_the_map() -> None:
    state = recruit(recruit(table(2), 0, "tib"), 0, "sal", GREEN)
    for step in ("visit saloon", "visit store"):
        inside = play(turn(state.copy(), 0), step)
        assert refused(inside, "rearrange") == "NF-VISIT-1"
    outside = play(turn(at(state, 0, "@b"), 0), "adventure")
    assert outside.step is not None and outside.step.name == "step"
    assert refused(outside, "rearrange") == "NF-MOVE-1"
    assert members(outside)[0] == "sal"


@pytest.mark.rule("NF-PARTY-7")
@pytest.mark.parametrize(
    ("profile", "skill", "combat"), [("uniform", 1, 0), ("cat_sword", 1, 1), ("cat_combat", 0, 1)]
)
def test_a_pet_gives_1_search_1_skill_and_2_hearts(profile: str, skill: int, combat: int) -> None:
    """G-08: what cats have besides is an option; seats 0 and 1 have dogs, seats 2 and 3 cats."""
    state = table(4, pet_profile=profile)
    for seat in range(4):
        assert (state.search(seat), state.heart_symbols(seat)) == (1, 2)
        assert (state.movement(seat), state.has_shield(seat)) == (2, False)
    assert [(state.skill(seat), state.combat(seat)) for seat in (0, 1)] == [(1, 0), (1, 0)]
    assert [(state.skill(seat), state.combat(seat)) for seat in (2, 3)] == [(skill, combat)] * 2


@pytest.mark.rule("NF-PARTY-8", "NF-PARTY-9", "NF-PARTY-10", "NF-PARTY-12", "NF-PARTY-13")
def test_tv_06_party_totals() -> None:
    """TV-06: 4 hands, 1 arrow, 3 eyes, 2 swords and 1 bird: +4, +2, a yield of 3, movement 4."""
    symbols = {"egg": entries.Symbols(move=1), "larceny": entries.Symbols(combat=2, search=1)}
    kind = box_with(changes={uid: {"symbols": printed} for uid, printed in symbols.items()})
    state = hold(table(2, kind=kind), 0, birds=1)
    for uid, slot in (("larceny", GREEN), ("maybe", BLUE), ("egg", RED)):
        recruit(state, 0, uid, slot)
    player = state.view(0)["people"][0]
    assert (player["skill"], player["combat"], player["search"], player["movement"]) == (4, 2, 3, 4)
    assert player["heart_symbols"] == 2 + 2
    hold(at(trail(state), 0, "@c"), 0, hearts=3, coins=0, tents=2)
    play(begin(state, steps.CAMP, 0), "camp")
    assert state.coins[0] == 3


@pytest.mark.rule("NF-PARTY-8")
def test_hands_help_at_the_farm_and_in_the_mine() -> None:
    state = recruit(table(3), 0, "perpetua", BLUE)
    assert play(state.copy(), "visit farm", "harvest").food[0] == 4
    state.mine[0] = state.mine[1] = state.mine[2] = 1
    play(state, "visit mine")
    assert "dig 1.4" in listed(state)
    weak = table(3)
    weak.mine[0] = 1
    assert listed(play(turn(weak, 0), "visit mine"), "dig") == ["dig 2.1"]


@pytest.mark.rule("NF-PARTY-9")
def test_swords_help_against_threats_and_in_duels() -> None:
    state = recruit(hold(trail(table(3)), 0, hearts=1), 0, "flint", RED)
    fight = play(turn(state.copy(), 0), "adventure", "done", "pass", "go d", "roll 1")
    assert listed(fight) == ["hearts 0", "hearts 1"]
    duel = at(state, 1, "farm")
    play(turn(duel, 0), "visit farm", "duel 2 honorable", "roll 2", "roll 3")
    assert duel.pawn[0] == duel.pawn[1]


@pytest.mark.rule("NF-PARTY-10")
def test_each_arrow_is_a_step() -> None:
    state = table(2)
    assert state.movement(0) == 2
    recruit(state, 0, "hollis", GREEN)
    assert state.movement(0) == 3
    recruit(state, 0, "nan", 3)
    assert state.movement(0) == 5


@pytest.mark.rule("NF-PARTY-10", "NF-PARTY-12")
@pytest.mark.parametrize(("option", "more"), [("false", 0), ("true", 1)])
def test_arrows_and_eyes_on_cards_count_by_an_option(option: str, more: int) -> None:
    """G-186."""
    symbols = (entries.Sym("search"), entries.Sym("move"))
    kind = box_with(effects={"tin-sword": symbols, "knotted-cord": (entries.MoveBonus(2),)})
    state = give(table(2, kind=kind, search_counts_cards=option), 0, treasures="tin-sword")
    assert (state.search(0), state.movement(0)) == (1 + more, 2 + more)
    give(state, 0, bought="knotted-cord")
    assert state.movement(0) == 4 + more


@pytest.mark.rule("NF-PARTY-11")
def test_a_shield_lets_the_party_slip_past_any_threat() -> None:
    state = recruit(trail(table(2)), 0, "pell", GREEN)
    play(turn(state, 0), "adventure", "done", "pass", "go d")
    assert "slip past" in listed(state)
    play(state, "slip past")
    assert (state.pawn[0], state.tents[0], state.threats[0]) == (8 + CODES.index("d"), 0, 0)
    inactive = recruit(trail(table(2)), 0, "pell")
    play(turn(inactive, 0), "adventure", "done", "pass", "go d")
    assert listed(inactive, "slip") == []


@pytest.mark.rule("NF-PARTY-12")
@pytest.mark.parametrize(("code", "good"), [("c", "coins"), ("b", "gems"), ("f", "")])
def test_each_eye_gives_a_coin_or_gem_for_a_camp(code: str, good: str) -> None:
    state = recruit(hold(at(trail(table(2)), 0, f"@{code}"), 0, hearts=3, tents=2), 0, "larceny", GREEN)
    before = goods(state, 0)
    play(begin(state, steps.CAMP, 0), "camp")
    assert change(before, goods(state, 0)) == {"hearts": -3, "tents": 1} | ({good: 3} if good else {})


@pytest.mark.rule("NF-PARTY-13", "NF-PARTY-14")
def test_hearts_of_the_party_and_of_cards_are_restored_on_leaving() -> None:
    state = recruit(table(2), 0, "larceny", GREEN)
    assert state.heart_symbols(0) == 6
    give(state, 0, bought="written-apology", treasures="spare-heart", world="cold-blade")
    assert state.heart_symbols(0) == 6 + 2 + 3 + 1
    play(turn(state, 0), "adventure", "done", "restore")
    assert state.hearts[0] == 12


@pytest.mark.rule("NF-PARTY-14")
def test_swords_on_a_bought_artifact_act_like_swords_of_the_party() -> None:
    state = give(table(2), 0, bought="star-on-a-rope")
    assert (state.combat(0), state.combat(1)) == (2, 0)
    give(state, 1, hand="regiment-drum")
    assert state.combat(1) == 0


@pytest.mark.rule("NF-PARTY-15")
def test_a_pet_has_no_faction() -> None:
    """It stands in the yellow slot, and no yellow adventurer is cheaper or counted for it."""
    state = table(2)
    assert members(state)[3] == "receipt"
    assert [state.banners(0, faction) for faction in range(4)] == [0] * 4
    assert [state.adventurers_of(0, faction) for faction in range(4)] == [0] * 4
    state.row[0] = catalogue.ADVENTURERS.index("tansy")
    play(turn(state, 0), "visit saloon")
    assert state.view(0)["prices"][0] == 2
    before = state.scores()[0]
    points = state.box.points[catalogue.ARTIFACTS.index("unearthed-treaty")]
    assert give(state, 0, bought="unearthed-treaty").scores()[0] == before + points


@pytest.mark.rule("NF-PARTY-3")
@pytest.mark.parametrize("option", ["any", "one"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_with_a_card_adventurers_stand_in_slots_of_other_factions(seat: int, option: str) -> None:
    """G-37: any number of them, or one."""
    state = give(table(3, merchant_contract_slots=option), seat, bought="merchant-contract")
    for uid in ("tib", "sal", "mags"):
        recruit(state, seat, uid)
    pet = members(state, seat)[3]
    play(turn(state, seat), "adventure", "rearrange", "assign tib", "assign sal")
    assert listed(state) == ([] if option == "one" else ["assign mags"]) + [f"assign {pet}", "pass"]
    if option == "one":
        assert refused(state, "assign mags") == "NF-PARTY-3"
    play(state, f"assign {pet}")
    assert members(state, seat)[:3] == ["tib", "sal", pet]


# Rolls


@pytest.mark.rule("NF-ROLL-1", "NF-ROLL-3")
@pytest.mark.parametrize(("die", "wins"), [(1, False), (2, True), (3, True)])
def test_a_skill_roll_adds_hands_of_the_party_and_of_cards(die: int, wins: bool) -> None:
    state = recruit(recruit(skill_test(8), 0, "hush", BLUE), 0, "ada")
    give(state, 0, bought="knotted-cord", treasures="thimble", world="glogo-pipe", hand="unclaimed-cord")
    assert state.skill(0) == 1 + 2 + 1 + 1 + 1
    play(state, f"roll {die}")
    assert state.coins[0] == (10 if wins else 0)


@pytest.mark.rule("NF-ROLL-2", "NF-ROLL-3")
@pytest.mark.parametrize(("die", "wins"), [(1, False), (2, True), (3, True)])
def test_a_combat_roll_adds_swords_of_the_party_and_of_cards(die: int, wins: bool) -> None:
    state = recruit(recruit(skill_test(7, stat="combat"), 0, "flint", RED), 0, "sorry")
    give(state, 0, bought="regiment-drum", treasures="tin-sword", world="cold-blade", hand="star-on-a-rope")
    assert state.combat(0) == 2 + 1 + 1 + 1
    play(state, f"roll {die}")
    assert state.coins[0] == (10 if wins else 0)


@pytest.mark.rule("NF-ROLL-1", "NF-ROLL-2")
def test_a_die_has_six_equal_faces() -> None:
    """G-01."""
    for stat in ("skill", "combat"):
        outcomes = skill_test(6, stat=stat).chances()
        state = skill_test(6, stat=stat)
        assert [state.notation(outcome) for outcome, _ in outcomes] == [f"roll {n}" for n in range(1, 7)]
        assert [chance for _, chance in outcomes] == pytest.approx([1 / 6] * 6)


@pytest.mark.rule("NF-ROLL-3")
@pytest.mark.parametrize(("die", "beaten"), [(3, False), (4, True)])
def test_the_total_must_reach_the_difficulty(die: int, beaten: bool) -> None:
    """The first threat has value 4; the party has no sword."""
    state = play(at_threat(hearts=0), f"roll {die}")
    assert state.threats[0].bit_count() == beaten


@pytest.mark.rule("NF-ROLL-4")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(4, 3, True), (4, 4, False), (3, 4, False)])
def test_a_duel_is_won_with_a_greater_total_alone(mine: int, theirs: int, wins: bool) -> None:
    state = at(table(3), 1, "farm")
    names = heard(turn(state, 0), "visit farm", "duel 2 honorable", f"roll {mine}", f"roll {theirs}")
    assert ("duel-won" in names, "duel-lost" in names) == (wins, not wins)


@pytest.mark.rule("NF-PARTY-1")
def test_the_slots_are_those_of_the_factions_in_order() -> None:
    assert SLOTS == len(FACTIONS) == 4
    assert {who.faction for who in content().all(entries.AdventurerEntry)} == set(FACTIONS)


@pytest.mark.rule("NF-HEART-8")
def test_a_camp_of_anybody_is_passed_for_nothing() -> None:
    state = camp(hold(trail(table(2)), 0, hearts=5), 1, "b")
    play(turn(state, 0), "adventure", "done", "pass", "go b", "go c")
    assert state.hearts[0] == 5
