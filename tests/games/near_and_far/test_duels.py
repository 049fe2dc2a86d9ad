"""Duels and the jail (NF-DUEL, NF-JAIL)."""

from __future__ import annotations

import pytest

from portulan import CHANCE
from portulan.games.near_and_far import entries
from portulan.games.near_and_far.moves import HEARTS, PASS, USE
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import BUILDINGS, FARM, JAIL, MINE, SALOON, STORE, TOWN_HALL
from tests.games.near_and_far.setting import (
    GREEN,
    RED,
    afford,
    at,
    box_with,
    consistent,
    give,
    heard,
    hold,
    listed,
    play,
    recruit,
    refused,
    table,
    turn,
)


def facing(
    place: str = "farm", players: int = 3, *, kind: type[NearAndFar] | None = None, **options: str
) -> NearAndFar:
    """Seat 0 comes from the store, seat 1 is in a building, the others are in jail."""
    return turn(at(at(table(players, kind=kind, **options), 1, place), 0, "store"), 0)


def totals(state: NearAndFar) -> list[int]:
    """Tells both totals while a duel is open."""
    found: list[int] = state.view(None)["totals"]
    return found


# Beginning


@pytest.mark.rule("NF-DUEL-1", "NF-VISIT-3")
@pytest.mark.parametrize("building", [name for name in BUILDINGS if name not in ("saloon", "store")])
def test_an_occupied_building_is_visited_through_a_duel(building: str) -> None:
    state = play(facing(building), f"visit {building}")  # G-40: afterwards in the building, or in jail
    assert listed(state) == ["duel 2 honorable", "duel 2 foul"]
    assert refused(state, "enter freely") == refused(state, "enter paying") == "NF-DUEL-1"
    assert refused(state, "harvest") == refused(state, "done") == "NF-DUEL-1"
    lost = play(state.copy(), "duel 2 honorable", "roll 1", "roll 1")
    assert (lost.pawn[0], lost.active) == (JAIL, 1)
    play(state, "duel 2 honorable", "roll 2", "roll 1")
    assert state.pawn[:2] == [BUILDINGS.index(building)] * 2


@pytest.mark.rule("NF-DUEL-1")
def test_a_free_building_takes_no_duel() -> None:
    assert listed(play(facing("farm"), "visit mine"))[:1] == ["dig 1.1"]
    assert play(facing("farm", 2), "visit mine").pawn[0] == MINE


@pytest.mark.rule("NF-DUEL-1")
def test_there_is_one_duel_a_turn() -> None:
    """G-41: after a duel the pawn is in the building or in jail, and nothing leads to another one."""
    state = play(at(facing(), 2, "farm"), "visit farm", "duel 3 honorable", "roll 6", "roll 1")
    assert state.view(None)["dueled"]
    assert listed(state) == ["harvest", "done"]
    assert refused(state, "duel 2 honorable") == "NF-VISIT-1"
    assert not play(state, "done").view(None)["dueled"]


@pytest.mark.rule("NF-DUEL-2", "NF-DUEL-13")
def test_opponent_and_manner_are_announced_before_any_roll() -> None:
    state = play(at(facing(players=4), 3, "farm"), "visit farm")
    assert listed(state) == [f"duel {seat} {manner}" for seat in (2, 4) for manner in ("honorable", "foul")]
    assert refused(state, "duel 3 foul") == refused(state, "duel 1 foul") == "NF-DUEL-2"
    assert refused(state, "duel dummy foul") == "NF-DUEL-2"
    assert state.dice == [0, 0]
    names = heard(state, "duel 4 foul", "roll 5", "roll 2")
    assert names[:3] == ["challenged", "rolled", "opposed"]
    assert (state.pawn[0], state.pawn[1], state.pawn[3]) == (FARM, FARM, FARM)


# Totals


@pytest.mark.rule("NF-DUEL-3")
def test_dv_02_a_foul_duel() -> None:
    """DV-02: dice 3 against 3, no swords: 4 against 3, win, reputation -1, building action allowed."""
    state = play(facing(), "visit farm", "duel 2 foul", "roll 3", "roll 3")
    assert (state.rep, state.pawn[0]) == ([-1, 0, 0], FARM)
    play(state, "harvest")
    assert state.food[0] == 1


@pytest.mark.rule("NF-DUEL-3", "NF-DUEL-10")
@pytest.mark.parametrize("manner", ["foul", "honorable"])
def test_a_lost_duel_changes_no_reputation(manner: str) -> None:
    state = play(facing(), "visit farm", f"duel 2 {manner}", "roll 1", "roll 6")
    assert (state.rep, state.pawn) == ([0, 0, 0], [JAIL, FARM, JAIL])


@pytest.mark.rule("NF-DUEL-4")
def test_an_honorable_duel_gives_no_bonus_but_reputation() -> None:
    state = play(facing(), "visit farm", "duel 2 honorable", "roll 3", "roll 3")
    assert state.pawn[0] == JAIL
    state = play(facing(), "visit farm", "duel 2 honorable", "roll 4", "roll 3")
    assert (state.pawn[0], state.rep) == (FARM, [1, 0, 0])


@pytest.mark.rule("NF-DUEL-5", "NF-DUEL-6")
def test_both_add_their_swords() -> None:
    """Active members, bought artifacts, treasures and world cards; not inactive members, nor cards in hand."""
    state = facing()
    recruit(recruit(state, 0, "flint", RED), 0, "sorry")
    give(state, 0, bought="regiment-drum", treasures="tin-sword", world="cold-blade", hand="star-on-a-rope")
    recruit(recruit(hold(state, 1, hearts=9), 1, "sal", GREEN), 1, "ruth")
    give(state, 1, world="foresters-axe", hand="collectors-cleaver")
    play(hold(state, 0, hearts=1), "visit farm", "duel 2 honorable", "roll 1", "roll 4")
    assert totals(state) == [1 + 2 + 3, 4 + 1 + 1]
    assert listed(state) == ["hearts 0", "hearts 1"]


@pytest.mark.rule("NF-DUEL-5")
def test_a_die_each_and_six_faces() -> None:
    state = play(facing(), "visit farm", "duel 2 honorable")
    for roll in ("roll 6", "roll 5"):
        assert state.actor == CHANCE
        assert [state.notation(outcome) for outcome, _ in state.chances()] == [
            f"roll {n}" for n in range(1, 7)
        ]
        play(state, roll)
    assert state.pawn[0] == FARM


@pytest.mark.rule("NF-DUEL-5")
@pytest.mark.parametrize(
    ("attacker", "defender", "more"),
    [
        ("martial-arts", "", (1, 0)),
        ("martial-arts taunting", "", (2, 0)),
        ("", "taunting", (0, 1)),
        ("taunting", "martial-arts taunting", (1, 2)),
    ],
)
def test_talents_add_to_the_rolls_of_both(attacker: str, defender: str, more: tuple[int, int]) -> None:
    """G-49."""
    state = give(give(facing(mode="campaign"), 0, talents=attacker), 1, talents=defender)
    play(hold(state, 0, hearts=9), "visit farm", "duel 2 honorable", "roll 1", "roll 6")
    assert totals(state) == [1 + more[0], 6 + more[1]]


@pytest.mark.rule("NF-DUEL-5")
def test_cards_add_on_their_side_of_the_duel() -> None:
    """The whetstone helps the attacker, the lid the defender, the poster both."""
    for whose, expected in ((0, [1 + 1 + 1, 6]), (1, [1, 6 + 2 + 1])):
        state = give(facing(), whose, treasures="polite-whetstone pot-lid", bought="wanted-poster")
        play(hold(state, 0, hearts=9), "visit farm", "duel 2 honorable", "roll 1", "roll 6")
        assert totals(state) == expected


# Hearts and aids


@pytest.mark.rule("NF-DUEL-7", "NF-HEART-2", "NF-HEART-3")
def test_the_attacker_may_add_hearts_after_both_rolls() -> None:
    """G-42: with both dice known; none, or the least that wins."""
    state = play(hold(hold(facing(), 0, hearts=5), 1, hearts=9), "visit farm", "duel 2 honorable", "roll 2")
    assert state.actor == CHANCE
    play(state, "roll 5")
    assert (state.actor, totals(state), listed(state)) == (0, [2, 5], ["hearts 0", "hearts 4"])
    assert refused(state, "hearts 3") == refused(state, "hearts 5") == "NF-HEART-4"
    assert consistent(state, HEARTS)
    lost = play(state.copy(), "hearts 0")
    assert (lost.pawn[0], lost.hearts) == (JAIL, [5, 9, 0])
    names = heard(state, "hearts 4")
    assert (state.pawn[0], state.hearts) == (FARM, [1, 9, 0])
    assert names[:3] == ["spent", "paid", "duel-won"]
    few = play(hold(facing(), 0, hearts=3), "visit farm", "duel 2 honorable", "roll 2", "roll 5")
    assert (few.pawn[0], few.hearts[0]) == (JAIL, 3)


@pytest.mark.rule("NF-DUEL-7", "NF-HEART-4")
def test_every_amount_may_be_offered() -> None:
    """G-102: also with a duel already won."""
    state = hold(facing(free_heart_amounts="true"), 0, hearts=2)
    play(state, "visit farm", "duel 2 honorable", "roll 5", "roll 2")
    assert listed(state) == ["hearts 0", "hearts 1", "hearts 2"]
    play(state, "hearts 2")
    assert (state.hearts[0], state.rep[0]) == (0, 1)


@pytest.mark.rule("NF-DUEL-7", "NF-HEART-5", "NF-HEART-6")
def test_the_defender_spends_no_hearts() -> None:
    state = give(hold(facing(), 1, hearts=9, birds=1), 1, treasures="fire-bomb")
    play(state, "visit farm", "duel 2 honorable", "roll 6", "roll 1")
    assert state.actor == 1
    assert refused(state, "hearts 6") == "NF-DUEL-7"
    play(state, "pass")
    assert (state.pawn[0], state.hearts[1]) == (FARM, 9)


@pytest.mark.rule("NF-DUEL-7", "NF-HEART-5")
@pytest.mark.parametrize(("option", "asked"), [("true", True), ("false", False)])
def test_the_defender_may_use_aids_before_the_attacker(option: str, asked: bool) -> None:
    """G-46, G-195: the Fire Bomb adds 4 and is gone; then the attacker decides on hearts."""
    state = give(hold(facing(defender_aids=option), 1, birds=1), 1, treasures="fire-bomb")
    card = "use fire-bomb"
    play(hold(state, 0, hearts=9), "visit farm", "duel 2 honorable", "roll 4", "roll 2")
    if not asked:
        assert state.pawn[0] == FARM and state.treasures[1]
        return
    assert (state.actor, listed(state)) == (1, [card, "pass"])
    play(state, card)
    assert (state.treasures[1], state.actor, totals(state)) == (0, 0, [4, 6])
    assert listed(state) == ["hearts 0", "hearts 3"]
    assert state.view(None)["treasure_discard"] == ["fire-bomb"]


@pytest.mark.rule("NF-DUEL-7", "NF-HEART-5")
def test_an_aid_that_one_does_not_have_is_refused() -> None:
    state = give(hold(hold(facing(), 1, birds=1), 0, birds=1), 1, treasures="fire-bomb")
    give(state, 0, treasures="loaded-die")
    other = "use loaded-die"
    bomb = "use fire-bomb"
    play(hold(state, 0, food=1), "visit farm", "duel 2 honorable", "roll 4", "roll 2")
    assert refused(state, other) == "NF-HEART-5"
    assert consistent(state, USE, PASS)
    play(state, "pass")
    assert (state.actor, listed(state)) == (0, [other, "pass"])
    assert refused(state, bomb) == "NF-DUEL-7"
    assert consistent(state, USE, PASS)


@pytest.mark.rule("NF-DUEL-7")
def test_the_attacker_may_roll_again_by_a_card() -> None:
    """The Loaded Die takes 1 food, once a turn; aids come before hearts."""
    state = give(hold(facing(), 0, birds=1, food=2, hearts=1), 0, treasures="loaded-die")
    card = "use loaded-die"
    play(state, "visit farm", "duel 2 honorable", "roll 1", "roll 5")
    assert listed(state) == [card, "pass"]
    play(state, card)
    assert (state.actor, state.food[0]) == (CHANCE, 1)
    play(state, "roll 5")
    assert (state.dice, listed(state)) == ([5, 5], ["hearts 0", "hearts 1"])
    play(state, "hearts 1")
    assert state.pawn[0] == FARM


@pytest.mark.rule("NF-DUEL-7")
def test_a_defender_may_roll_again_by_a_card() -> None:
    aid = entries.Act(window="own-roll", contexts=("defense",), do=entries.Reroll(), uses=1)
    state = give(
        hold(facing(kind=box_with(effects={"tin-sword": (aid,)})), 1, birds=1), 1, treasures="tin-sword"
    )
    play(state, "visit farm", "duel 2 honorable", "roll 5", "roll 2")
    play(state, "use tin-sword")
    assert state.actor == CHANCE
    play(state, "roll 6")
    assert state.pawn[0] == JAIL


@pytest.mark.rule("NF-DUEL-7")
def test_food_may_stand_for_hearts_of_the_attacker() -> None:
    """G-156, G-196: not for the defender; and the food that is owed buys nothing else."""
    state = give(hold(facing(mode="campaign"), 0, hearts=1, food=2, blue=1, gems=1), 0, talents="meditation")
    give(give(state, 1, talents="meditation"), 0, hand="knotted-cord")
    play(hold(state, 1, food=9), "visit farm", "duel 2 honorable", "roll 3", "roll 4", "pass")
    assert (state.actor, listed(state, "hearts")) == (0, ["hearts 0", "hearts 2"])
    play(state, "hearts 2")
    assert listed(state) == ["instead 1", "instead 2"]
    assert refused(state, "buy knotted-cord") == "NF-TURN-6"
    assert refused(state, "instead 0") == refused(state, "instead 3") == "NF-TALENT-08"
    play(state, "instead 2")
    assert (state.hearts[0], state.food[0], state.pawn[0]) == (1, 0, FARM)


@pytest.mark.rule("NF-DUEL-7", "NF-TURN-6")
def test_the_attacker_may_buy_a_sword_during_the_duel() -> None:
    """G-27, G-187, G-195."""
    state = give(afford(facing(), 0, "regiment-drum"), 0, hand="regiment-drum")
    play(state, "visit farm", "duel 2 honorable", "roll 3", "roll 3", "buy regiment-drum")
    assert (state.pawn[0], state.rep[0]) == (FARM, 1)


# The result


@pytest.mark.rule("NF-DUEL-5", "NF-DUEL-8")
def test_nothing_of_a_duel_stays_for_the_next_roll() -> None:
    state = play(hold(facing(), 0, hearts=2), "visit farm", "duel 2 foul", "roll 4", "roll 6", "hearts 2")
    assert (state.dice, state.raised, state.rep[0]) == ([0, 0], [0, 0], -1)


@pytest.mark.rule("NF-DUEL-8")
def test_dv_01_the_defender_wins_ties() -> None:
    """DV-01: 5 against 5: jail, reputation unchanged; with 1 heart left it may be 6 against 5."""
    state = play(facing(), "visit farm", "duel 2 honorable", "roll 5", "roll 5")
    assert (state.pawn[0], state.rep[0]) == (JAIL, 0)
    state = play(hold(facing(), 0, hearts=1), "visit farm", "duel 2 honorable", "roll 5", "roll 5")
    play(state, "hearts 1")
    assert (state.pawn[0], state.rep[0], state.hearts[0]) == (FARM, 1, 0)


@pytest.mark.rule("NF-DUEL-9")
def test_the_winner_may_use_the_building_or_not() -> None:
    state = play(facing(), "visit farm", "duel 2 honorable", "roll 5", "roll 4")
    assert listed(state) == ["harvest", "done"]
    play(state, "done")
    assert (state.food[0], state.active, state.pawn[0]) == (0, 1, FARM)


@pytest.mark.rule("NF-DUEL-10", "NF-VISIT-4")
def test_the_loser_goes_to_jail_without_action_or_bonus() -> None:
    """G-47: but a last purchase is possible."""
    state = give(facing(), 0, bought="hobbs-ladle", hand="lockpicking-kit")
    play(
        hold(state, 0, coins=1, food=1, green=1),
        "visit farm",
        "duel 2 honorable",
        "roll 1",
        "roll 2",
        "pass",
        "hearts 0",
    )
    assert (state.pawn[0], state.food[0], state.active) == (JAIL, 1, 0)
    assert listed(state) == ["done", "buy lockpicking-kit"]
    assert refused(state, "harvest") == "NF-TURN-6"
    play(state, "buy lockpicking-kit")
    assert (state.active, state.coins[0]) == (1, 0)


@pytest.mark.rule("NF-DUEL-11")
@pytest.mark.parametrize("manner", ["honorable", "foul"])
@pytest.mark.parametrize(("mine", "theirs"), [(6, 1), (1, 6)])
def test_the_defender_has_nothing_to_gain_or_lose(manner: str, mine: int, theirs: int) -> None:
    state = hold(facing(), 1, rep=3)
    play(state, "visit farm", f"duel 2 {manner}", f"roll {mine}", f"roll {theirs}")
    assert (state.rep[1], state.pawn[1], state.coins[1], state.food[1]) == (3, FARM, 3, 0)


@pytest.mark.rule("NF-DUEL-12", "NF-DUEL-13")
def test_a_building_may_hold_several_and_one_victory_is_enough() -> None:
    state = play(facing(), "visit farm", "duel 2 honorable", "roll 6", "roll 1", "harvest")
    assert state.pawn[:2] == [FARM, FARM]
    turn(at(state, 2, "store"), 2)
    play(state, "visit farm")
    assert listed(state, "duel") == [
        f"duel {seat} {manner}" for seat in (1, 2) for manner in ("honorable", "foul")
    ]
    play(state, "duel 1 honorable", "roll 3", "roll 2", "harvest")
    assert (state.pawn, state.rep) == ([FARM, FARM, FARM], [1, 0, 1])


@pytest.mark.rule("NF-DUEL-9")
def test_cards_look_at_duels_won_and_lost() -> None:
    for mine, coins, food in ((6, 3 + 1 + 2, 0), (1, 3 + 2, 2)):
        state = give(facing(), 0, bought="lockpicking-kit jailhouse-coffee", world="both-envelopes")
        play(state, "visit farm", "duel 2 honorable", f"roll {mine}", "roll 3")
        assert (state.coins[0], state.food[0]) == (coins, food)
        assert state.coins[1] == 3


# Two players


@pytest.mark.rule("NF-DUEL-14")
def test_in_the_town_hall_the_opponent_is_dueled_if_he_is_there() -> None:
    state = recruit(play(facing("town-hall", 2), "visit town-hall"), 1, "flint", RED)
    assert listed(state) == ["duel 2 honorable", "duel 2 foul"]
    assert refused(state, "duel dummy foul") == "NF-DUEL-2"
    play(state, "duel 2 honorable", "roll 4", "roll 2")
    assert state.pawn[0] == JAIL


@pytest.mark.rule("NF-DUEL-15", "NF-DUEL-16")
def test_dv_10_the_dummy() -> None:
    """DV-10: dummy die 6, die 6 without swords, honorable, 0 hearts: lost. The opponent's swords are irrelevant."""
    state = recruit(recruit(facing("farm", 2), 1, "sorry", RED), 1, "sal", GREEN)
    give(hold(state, 1, hearts=9, birds=1), 1, treasures="fire-bomb", bought="wanted-poster")
    lost = play(state.copy(), "visit town-hall", "duel dummy honorable", "roll 6", "roll 6")
    assert (lost.pawn[0], lost.rep[0], lost.treasures[1] > 0) == (JAIL, 0, True)
    names = heard(state, "visit town-hall", "duel dummy honorable", "roll 6", "roll 5")
    assert (state.pawn[0], state.rep) == (TOWN_HALL, [1, 0])
    assert names.count("opposed") == 1


@pytest.mark.rule("NF-DUEL-16")
def test_the_attacker_may_add_swords_and_hearts_against_the_dummy() -> None:
    state = hold(recruit(facing("farm", 2), 0, "flint", RED), 0, hearts=4)
    play(state, "visit town-hall", "duel dummy honorable", "roll 1", "roll 5")
    assert (totals(state), listed(state)) == ([3, 5], ["hearts 0", "hearts 3"])


@pytest.mark.rule("NF-DUEL-17")
@pytest.mark.parametrize(("manner", "rep"), [("honorable", 1), ("foul", -1)])
def test_a_win_against_the_dummy_changes_reputation_and_counts_for_cards(manner: str, rep: int) -> None:
    """G-197."""
    state = give(facing("farm", 2), 0, bought="lockpicking-kit")
    play(state, "visit town-hall", f"duel dummy {manner}", "roll 4", "roll 3")
    assert (state.rep, state.coins[0], state.pawn[0]) == ([rep, 0], 4, TOWN_HALL)


@pytest.mark.rule("NF-DUEL-2", "NF-DUEL-9")
@pytest.mark.parametrize(
    ("profile", "against"),
    [("cat_sword", 4), ("cat_combat", 4), ("uniform", 3)],
    ids=str,
)
def test_tv_20_tom_in_the_mine(profile: str, against: int) -> None:
    """TV-20: after TV-19 Tom duels the owner of a cat in the Mine: 5 against 4 (or 3); reputation 1, coins 2 and more.

    The entrance lies in the first row, which gives a coin here, and its column nothing.
    """
    state = turn(at(at(table(3, pet_profile=profile), 2, "mine"), 0, "saloon"), 0)
    recruit(hold(state, 0, coins=1), 0, "sunday", RED)
    log = state.listen()
    play(state, "visit mine", "duel 3 honorable", "roll 4")
    log = state.listen()
    play(state, "roll 3")
    assert [5, against] in [list(event[3:5]) for event in log]
    play(state, "dig 1.1")
    assert (state.rep[0], state.tents[0], state.mine[0], state.pawn[0]) == (1, 1, 0, MINE)
    assert state.coins[0] == 1 + 1 + 1


# Jail


@pytest.mark.rule("NF-JAIL-1")
def test_the_jail_has_no_action_and_no_limit() -> None:
    state = facing(players=4)
    assert state.pawn == [STORE, FARM, JAIL, JAIL]
    play(state, "visit farm", "duel 2 honorable", "roll 1", "roll 1")
    assert [player["pawn"] for player in state.view(None)["people"]] == ["jail", "farm", "jail", "jail"]
    assert "jail" not in BUILDINGS and len(BUILDINGS) == JAIL
    assert state.active == 1


@pytest.mark.rule("NF-JAIL-2")
def test_dv_18_from_jail_into_an_occupied_farm() -> None:
    """DV-18: without a duel; pawn and occupant share the Farm."""
    state = at(facing(), 0, "jail")
    play(turn(state, 0), "visit farm")
    assert listed(state) == ["duel 2 honorable", "duel 2 foul", "enter freely"]
    assert refused(state, "enter paying") == "NF-DUEL-1"
    names = heard(state, "enter freely")
    assert (state.pawn[:2], state.rep[0]) == ([FARM, FARM], 0)
    assert names == ["entered", "visited"]
    assert listed(state) == ["harvest", "done"]


@pytest.mark.rule("NF-JAIL-2")
def test_whoever_comes_from_jail_may_duel_all_the_same() -> None:
    """G-45: a duel lost returns him to jail."""
    state = turn(at(facing(), 0, "jail"), 0)
    won = play(state.copy(), "visit farm", "duel 2 honorable", "roll 6", "roll 1")
    assert (won.pawn[0], won.rep[0]) == (FARM, 1)
    play(state, "visit farm", "duel 2 honorable", "roll 1", "roll 6")
    assert (state.pawn[0], state.active) == (JAIL, 1)


@pytest.mark.rule("NF-JAIL-2")
def test_the_right_of_the_jail_is_for_the_next_turn_alone() -> None:
    state = turn(at(facing(), 0, "jail"), 0)
    play(state, "visit mine", "dig 1.1")
    at(state, 1, "farm")
    play(turn(state, 0), "visit farm")
    assert "enter freely" not in listed(state)


@pytest.mark.rule("NF-JAIL-3", "NF-TURN-3")
def test_from_jail_one_may_go_on_an_adventure_or_anywhere() -> None:
    """G-23, G-24."""
    state = turn(at(facing(), 0, "jail"), 0)
    assert len(listed(state, "visit")) == 7 and "adventure" in listed(state)
    play(state, "adventure", "done", "restore")
    assert state.hearts[0] == 2


@pytest.mark.rule("NF-DUEL-10", "NF-TURN-2")
def test_a_duel_lost_in_the_first_round_meets_the_obligation() -> None:
    """G-22."""
    state = facing()
    state.round = 1
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 1", "roll 6")
    assert (state.pawn[0], state.active, state.round) == (JAIL, 1, 1)


# Other ways in


@pytest.mark.rule("NF-DUEL-1", "NF-VISIT-3")
def test_a_coin_opens_the_door_to_whoever_can_bribe() -> None:
    """NF-TALENT-02; the coin goes to the supply (G-48)."""
    state = give(facing(mode="campaign"), 0, talents="bribery")
    play(hold(state, 0, coins=0), "visit farm")
    assert refused(state, "enter paying") == "NF-TALENT-02"
    state = give(facing(mode="campaign"), 0, talents="bribery")
    play(state, "visit farm", "enter paying")
    assert (state.pawn[0], state.coins) == (FARM, [2, 3, 3])
    assert listed(state) == ["harvest", "done"]


@pytest.mark.rule("NF-DUEL-1")
def test_of_two_ways_to_pay_the_one_counts_that_can_be_paid() -> None:
    """The False Beard takes food, Bribery a coin."""
    for coins, food in ((1, 0), (0, 1)):
        state = give(hold(facing(mode="campaign"), 0, birds=1, coins=coins, food=food), 0, talents="bribery")
        give(state, 0, treasures="false-beard")
        play(state, "visit farm", "enter paying")
        assert (state.pawn[0], state.coins[0], state.food[0]) == (FARM, 0, 0)


@pytest.mark.rule("NF-DUEL-1")
def test_a_card_may_open_one_building_or_all() -> None:
    """The Stamped Receipt is for the Town Hall alone, the Door Without a House for all."""
    for world, building, free in (
        ("stamped-receipt", "town-hall", True),
        ("stamped-receipt", "farm", False),
        ("door-without-house", "farm", True),
        ("door-without-house", "mine", True),
    ):
        state = play(give(facing(building), 0, world=world), f"visit {building}")
        assert ("enter freely" in listed(state)) is free
        assert "enter paying" not in listed(state)


@pytest.mark.rule("NF-DUEL-12")
def test_the_saloon_holds_the_loser_of_a_duel_too() -> None:
    state = play(facing("saloon"), "visit saloon", "duel 2 honorable", "roll 6", "roll 2")
    assert state.pawn[:2] == [SALOON, SALOON]
