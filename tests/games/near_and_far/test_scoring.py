"""Scoring and who wins (NF-SCORE), line by line, with the printed examples of page 28."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries, measures, scoring
from portulan.games.near_and_far.measures import holds, measure
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import NOBODY
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    box_with,
    camp,
    content,
    give,
    recruit,
    steady,
)
from tests.games.near_and_far.setting import table as any_table


def table(players: int = 2, **options: Any) -> NearAndFar:
    """Sets a table with cards whose figures do not change."""
    return any_table(players, **{"kind": steady(), **options})


def points(state: NearAndFar, line: str, seat: int = 0) -> int:
    """Reads one line of a player's sheet."""
    return int(getattr(scoring.sheet(state, seat), line))


def tokens(state: NearAndFar, seat: int, *factions: int) -> NearAndFar:
    """Gives faction tokens without anything that follows from them."""
    for faction in factions:
        state.tokens[seat * 4 + faction] += 1
    return state


def threats(state: NearAndFar, seat: int, ids: Iterable[str]) -> NearAndFar:
    """Gives beaten threats, each with its tent."""
    for uid in ids:
        state.threats[seat] |= 1 << catalogue.THREATS.index(uid)
        state.tents[seat] += 1
    return state


def measured(state: NearAndFar, of: str, seat: int = 0, **kind: str) -> int:
    """Counts one measure of the vocabulary."""
    return measure(state, seat, entries.Measure(of, **kind))  # type: ignore[arg-type]


def test_a_player_with_nothing_has_a_point_for_three_coins() -> None:
    assert scoring.sheet(table(), 0) == (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    assert table().scores() == [1, 1]


@pytest.mark.rule("NF-SCORE-1", "NF-TENT-6")
def test_every_tent_is_worth_a_point_wherever_it_stands() -> None:
    state = threats(camp(table(), 0, "b", "c"), 0, ["apologetic-bandit"])
    state.mine[0] = 0
    state.tents[0] += 1
    assert (points(state, "tents"), points(state, "tents", 1)) == (4, 0)


@pytest.mark.rule("NF-SCORE-2", "NF-ROUTE-3", "NF-ROUTE-4", "NF-ROUTE-5")
def test_routes_count_alone_shared_or_not_at_all() -> None:
    state = table(3)
    (spices, parts, ichor, _), worth = state.atlas.route_ends, state.atlas.route_points
    for place, owner in ((spices[0], 0), (spices[1], 0), (parts[0], 0), (parts[1], 1), (ichor[0], 0)):
        state.camps[place] = owner
    assert points(state, "routes") == worth[0][0] + worth[1][1]
    assert points(state, "routes", 1) == worth[1][1]
    assert points(state, "routes", 2) == 0
    assert [measured(state, "routes", seat) for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("NF-SCORE-3", "NF-ARTIFACT-4")
def test_bought_artifacts_count_their_printed_points() -> None:
    state = give(table(), 0, bought="starry-cloak collectors-cleaver", hand="heart-of-stone")
    assert (points(state, "artifacts"), points(state, "artifacts", 1)) == (3 + 7, 0)
    found = {card.id: card.points for card in content().all(entries.ArtifactEntry)}
    assert dict(zip(catalogue.ARTIFACTS, any_table().box.points, strict=True)) == found


@pytest.mark.rule("NF-SCORE-4", "NF-THREAT-9", "NF-BOSS-5")
def test_threats_and_bosses_count_their_printed_points() -> None:
    state = threats(table(2, mode="campaign", map="11"), 0, ["apologetic-bandit", "lamp-eater"])
    worth = {card.id: card.points for card in content().all(entries.ThreatEntry)}
    two = worth["apologetic-bandit"] + worth["lamp-eater"]
    assert points(state, "threats") == two
    state.bosses[0] |= 1 << catalogue.BOSSES.index("red-king")
    king = next(boss.points for boss in content().all(entries.BossEntry) if boss.id == "red-king")
    assert points(state, "threats") == two + king > two
    assert points(state, "threats", 1) == 0
    assert measured(state, "threats") == 3


@pytest.mark.rule("NF-SCORE-5", "NF-DRAFT-8")
def test_every_artifact_in_hand_costs_a_point() -> None:
    state = give(table(), 0, hand="heart-of-stone dice-game jade-flute")
    assert (points(state, "hand"), points(state, "hand", 1)) == (-3, 0)
    assert points(state, "bonuses") == points(state, "artifacts") == 0


@pytest.mark.rule("NF-SCORE-6")
def test_end_bonuses_of_artifacts_treasures_and_world_cards_are_added() -> None:
    state = give(
        table(), 0, bought="grandmother-count", treasures="pawn-ticket unopened-letter", world="roll-book"
    )
    for uid in ("sunday", "egg", "tib"):
        recruit(state, 0, uid)
    assert points(state, "bonuses") == 3 // 2 + 2 + 3
    for place in state.atlas.route_ends[0]:
        state.camps[place] = 0
    assert points(state, "bonuses") == 3 // 2 + 2 + 3 + 3
    assert points(state, "bonuses", 1) == 0


@pytest.mark.rule("NF-SCORE-6")
def test_a_bonus_for_every_few_may_be_capped() -> None:
    """The abacus gives a point for every three gems, three at most."""
    state = give(table(), 0, bought="ambroses-abacus")
    found = []
    for gems in (2, 3, 8, 9, 12, 30):
        state.gems[0] = gems
        found.append(points(state, "bonuses"))
    assert found == [0, 1, 2, 3, 3, 3]


@pytest.mark.rule("NF-SCORE-6")
def test_a_condition_is_met_or_not() -> None:
    """The honest scale gives 2 points from reputation 8 on."""
    state = give(table(), 0, bought="honest-scale")
    state.rep[0] = 7
    assert points(state, "bonuses") == 0
    state.rep[0] = 8
    assert points(state, "bonuses") == 2


@pytest.mark.rule("NF-SCORE-6")
def test_a_card_in_hand_or_of_another_player_gives_no_bonus() -> None:
    state = give(
        give(table(), 0, hand="roll-book".replace("roll-book", "feathered-bridle")), 1, world="roll-book"
    )
    state.birds[0] = 3
    recruit(state, 0, "egg")
    assert points(state, "bonuses") == 0


@pytest.mark.rule("NF-SCORE-7")
@pytest.mark.parametrize(("coins", "gems", "worth"), [(1, 3, 2), (3, 3, 3), (0, 1, 0), (2, 0, 1), (1, 4, 2)])
def test_tv16_dv15_coins_and_gems_are_added_before_they_are_halved(coins: int, gems: int, worth: int) -> None:
    state = table()
    state.coins[0], state.gems[0] = coins, gems
    assert points(state, "goods") == worth


@pytest.mark.rule("NF-SCORE-8")
def test_tv17_every_faction_token_is_worth_a_point() -> None:
    state = tokens(tokens(table(3), 1, BLUE, RED), 2, GREEN, YELLOW, YELLOW)
    assert [points(state, "tokens", seat) for seat in range(3)] == [0, 2, 3]


@pytest.mark.rule("NF-SCORE-9", "NF-CHIEF-6")
def test_every_chief_is_worth_five_points() -> None:
    state = table()
    state.chiefs = [0, NOBODY, 1, 0]
    assert (points(state, "chiefs"), points(state, "chiefs", 1)) == (10, 5)


@pytest.mark.rule("NF-SCORE-10")
def test_adventurers_and_food_are_worth_nothing_by_themselves() -> None:
    state = table()
    before = state.scores()
    state.food[0] = 12
    recruit(recruit(state, 0, "grandmother-four", RED), 0, "tib")
    assert state.scores() == before


@pytest.mark.rule("NF-SCORE-11", "NF-TENT-4", "NF-TENT-5")
@pytest.mark.parametrize(("long_game", "last"), [("off", 14), ("on", 16)])
def test_an_empty_board_is_worth_two_points(long_game: str, last: int) -> None:
    """G-161: in the long game all 16 tents must be gone; G-163: more score one point each."""
    state = table(long_game=long_game)
    found = []
    for tents in (last - 1, last, last + 3):
        state.tents[0] = tents
        found.append((points(state, "tents"), points(state, "board")))
    assert found == [(last - 1, 0), (last, 2), (last + 3, 2)]


@pytest.mark.rule("NF-SCORE-12")
def test_three_treasures_are_worth_five_points() -> None:
    state = give(table(), 0, treasures="tin-sword thimble")
    state.birds[0] = 3
    assert points(state, "treasures") == 0
    give(state, 0, treasures="spare-heart")
    assert points(state, "treasures") == 5


@pytest.mark.rule("NF-SCORE-12", "NF-TALENT-14")
def test_dv19_a_borrowed_treasure_does_not_count_among_the_three() -> None:
    """G-190: treasures for the bonus are at most as many as animals; nobody marks the borrowed one (G-150)."""
    state = give(table(mode="campaign"), 0, treasures="tin-sword thimble spare-heart", talents="borrowing")
    state.birds[0] = 2
    assert points(state, "treasures") == 0
    state.birds[0] = 3
    give(state, 0, treasures="wet-map")
    assert points(state, "treasures") == 5


@pytest.mark.rule("NF-SCORE-12")
def test_treasures_kept_without_animals_count_where_the_table_keeps_them() -> None:
    state = give(table(treasure_overflow="keep"), 0, treasures="tin-sword thimble spare-heart")
    assert points(state, "treasures") == 5


@pytest.mark.rule("NF-SCORE-12")
def test_room_that_scores_counts_like_an_animal() -> None:
    kind = box_with(effects={"halyards-knot": [entries.CarryExtra(1, scores=True)]})
    state = give(table(kind=kind), 0, treasures="tin-sword thimble spare-heart", world="halyards-knot")
    state.birds[0] = 2
    assert points(state, "treasures") == 5


@pytest.mark.rule("NF-SCORE-13", "NF-REP-5")
def test_tv18_reputation_counts_by_levels_of_two() -> None:
    state = table()
    found = {}
    for rep in range(13):
        state.rep[0] = rep
        found[rep] = points(state, "reputation")
    assert found == {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 11: 5, 12: 6}


@pytest.mark.rule("NF-SCORE-13")
def test_reputation_below_4_may_be_worth_nothing() -> None:
    """G-166: the printed list begins at 4; what 2 and 3 are worth is an option."""
    for side in ("dusk", "day"):
        state = table(reputation_points="from_4", mode="arcade", town_side=side)
        found = []
        for rep in (1, 2, 3, 4, 5, 12, -3, -6):
            state.rep[0] = rep
            found.append(points(state, "reputation"))
        assert found == [0, 0, 0, 2, 2, 6, *([0, 0] if side == "dusk" else [-1, -2])]


@pytest.mark.rule("NF-SCORE-14")
def test_at_dusk_a_bad_reputation_costs_nothing() -> None:
    state = table()
    for rep in range(-6, 1):
        state.rep[0] = rep
        assert points(state, "reputation") == 0


@pytest.mark.rule("NF-DAYTOWN-10")
def test_tv32_by_day_a_bad_reputation_costs_points() -> None:
    state = table(mode="arcade", town_side="day")
    found = []
    for rep in range(-2, -7, -1):
        state.rep[0] = rep
        found.append(points(state, "reputation"))
    assert found == [0, -1, -1, -2, -2]


@pytest.mark.rule("NF-MAP-10")
def test_dv14_without_a_camp_beside_a_mammoth_eight_points_are_lost_once() -> None:
    state = camp(table(3, mode="arcade", map="10"), 0, "e", "h")
    camp(state, 1, "b")
    assert [points(state, "map", seat) for seat in range(3)] == [0, -8, -8]
    assert [measured(state, "camps", seat, flag="mammoth") for seat in range(3)] == [2, 0, 0]
    assert points(table(mode="arcade", map="9"), "map") == 0


@pytest.mark.rule("NF-SCORE-15", "NF-GOAL-1")
def test_most_points_win() -> None:
    state = table(3)
    state.coins = [4, 8, 6]
    state.rep = [1, 0, 0]
    assert (state.scores(), state.winners()) == ([2, 4, 3], [1])


@pytest.mark.rule("NF-SCORE-15")
def test_a_total_may_be_negative() -> None:
    """G-169."""
    state = give(table(), 0, hand="heart-of-stone dice-game jade-flute")
    state.coins = [0, 0]
    assert (state.scores(), state.winners()) == ([-3, 0], [1])


@pytest.mark.rule("NF-SCORE-16", "NF-SCORE-17", "NF-SCORE-19")
def test_dv16_a_card_that_wins_ties_beats_reputation() -> None:
    state = give(table(), 0, world="surprising-gift")
    state.coins = [6, 2]
    state.rep = [1, 5]
    assert state.scores() == [3, 3]
    assert state.winners() == [0]
    state.world[0] = 0
    assert state.winners() == [1]


@pytest.mark.rule("NF-SCORE-16")
def test_a_card_that_wins_ties_wins_no_game_that_is_not_tied() -> None:
    state = give(table(), 0, world="surprising-gift")
    state.coins = [2, 4]
    assert state.winners() == [1]


@pytest.mark.rule("NF-SCORE-16", "NF-SCORE-17")
def test_two_cards_that_win_ties_cancel_each_other() -> None:
    """G-168: then reputation decides, among all who are tied."""
    state = give(give(table(3), 0, world="surprising-gift"), 1, bought="eleventh-vote")
    state.coins = [14, 2, 10]
    state.rep = [0, 0, 5]
    assert state.scores() == [7, 7, 7]
    assert state.winners() == [2]


@pytest.mark.rule("NF-SCORE-17", "NF-SCORE-18")
def test_dv16_reputation_beats_coins_and_gems() -> None:
    state = tokens(table(), 1, RED)
    state.rep = [4, 5]
    state.coins, state.gems = [6, 0], [0, 4]
    assert state.scores() == [5, 5]
    assert state.winners() == [1]
    state.rep = [5, 4]
    assert state.winners() == [0]


@pytest.mark.rule("NF-SCORE-18")
def test_dv16_at_equal_reputation_coins_and_gems_together_decide() -> None:
    state = tokens(table(), 1, RED)
    state.coins, state.gems = [2, 5], [4, 0]
    assert state.scores() == [3, 3]
    assert state.winners() == [0]


@pytest.mark.rule("NF-SCORE-19")
def test_whoever_is_still_tied_shares_the_victory() -> None:
    """G-165."""
    state = table(3)
    state.coins = [4, 4, 2]
    assert state.winners() == [0, 1]


@pytest.mark.rule("NF-PLATYPUS-1")
def test_the_last_in_the_ranking_is_found_by_the_same_steps() -> None:
    """G-178: points, a card, reputation, coins and gems; of those still tied the first seat."""
    state = table(4)
    assert scoring.last_of(state) == 0
    state.coins = [3, 2, 3, 3]
    assert scoring.last_of(state) == 1
    state.rep = [1, 1, 1, 0]
    assert scoring.last_of(state) == 3
    state.coins[0] = 1
    assert scoring.last_of(state) == 0
    state.coins, state.gems, state.rep = [2, 0, 3, 2], [1, 2, 0, 1], [0, 0, 0, 0]
    assert scoring.last_of(state) == 1, "two gems alone are fewer than three goods"


@pytest.mark.rule("NF-PLATYPUS-1", "NF-SCORE-16")
def test_a_card_that_wins_ties_saves_from_being_last_unless_another_has_one() -> None:
    state = give(table(3), 0, world="surprising-gift")
    assert scoring.last_of(state) == 1
    state.coins = [2, 4, 2]
    assert scoring.last_of(state) == 2
    state.coins = [0, 4, 2]
    assert scoring.last_of(state) == 0, "there is no tie to be won"
    state.coins = [3, 3, 3]
    state.rep = [0, 1, 0]
    assert scoring.last_of(state) == 2
    give(state, 2, bought="eleventh-vote")
    state.coins = [15, 15, 3]
    state.rep = [0, 1, 0]
    assert state.scores() == [7, 7, 7]
    assert scoring.last_of(state) == 2


@pytest.mark.rule("NF-BOSS-7")
def test_while_a_boss_is_left_nobody_wins() -> None:
    state = table(2, mode="campaign", map="11")
    assert state.winners() == []
    state.bosses[0] = 1 << catalogue.BOSSES.index("red-king")
    assert state.winners() == []
    state.bosses[1] = 1 << catalogue.BOSSES.index("ivory-queen")
    assert state.winners() == [0]
    assert table(2, mode="character", map="11").winners() == [0, 1]


def test_the_lines_of_a_sheet_add_up_to_the_score() -> None:
    state = give(
        table(2, mode="campaign", map="11"), 0, hand="dice-game", bought="salt-anchor", talents="legend"
    )
    state.rep[0] = 6
    camp(tokens(state, 0, RED), 0, "b")
    lines = scoring.sheet(state, 0)
    assert lines == (1, 0, 4, 0, 0, 0, 1, 1, 0, 0, 0, 3, 0, 0)
    assert lines.total == sum(lines) == state.scores()[0]


# What cards count (contract 7.4)


def test_measures_count_what_a_player_has() -> None:
    state = give(table(), 0, bought="dice-game jade-flute", treasures="thimble")
    state.coins[0], state.gems[0], state.food[0], state.rep[0] = 5, 4, 3, -2
    state.birds[0], state.quests_done[0] = 2, 6
    tokens(threats(camp(state, 0, "b", "f"), 0, ["toll-goose"]), 0, RED, RED, BLUE)
    recruit(recruit(state, 0, "egg", RED), 0, "tib")
    counted = {of: measured(state, of) for of in (*measures._COUNTS, "adventurers", "tokens", "camps")}
    assert counted == {
        **{"coins": 5, "gems": 4, "food": 3, "reputation": -2, "animals": 2, "tents": 3, "threats": 1},
        **{"treasures": 1, "artifacts": 2, "routes": 0, "quests-done": 6},
        **{"adventurers": 2, "tokens": 3, "camps": 2},
    }
    assert [
        measured(state, "adventurers", faction=colour) for colour in ("green", "blue", "red", "yellow")
    ] == [*(1, 0, 1, 0)]
    assert [measured(state, "tokens", faction=colour) for colour in ("green", "blue", "red", "yellow")] == [
        *(0, 1, 2, 0)
    ]
    assert [measured(state, of, 1) for of in ("coins", "tents", "tokens", "camps", "adventurers")] == [
        3,
        0,
        0,
        0,
        0,
    ]


def test_animals_of_both_kinds_are_counted_together() -> None:
    state = table(mode="arcade", town_side="day")
    state.birds[0], state.turtles[0] = 1, 2
    assert measured(state, "animals") == 3


def test_camps_are_counted_by_what_lies_beside_them() -> None:
    state = camp(table(mode="arcade", map="5"), 0, "i", "b")
    assert (measured(state, "camps", flag="water"), measured(state, "camps", flag="mammoth")) == (1, 0)


@pytest.mark.parametrize(("op", "met"), [("<", [2]), ("<=", [2, 3]), ("=", [3]), (">=", [3, 4]), (">", [4])])
def test_conditions_compare_a_measure_with_a_number(op: str, met: list[int]) -> None:
    state = table()
    condition = entries.Condition(entries.Measure("coins"), op, 3)  # type: ignore[arg-type]
    found = []
    for coins in (2, 3, 4):
        state.coins[0] = coins
        if holds(state, 0, condition):
            found.append(coins)
    assert found == met


# A full character card (NF-CAMPAIGN-13, NF-CHARMODE-11)


@pytest.mark.rule("NF-CAMPAIGN-13")
def test_all_quest_boxes_filled_are_worth_seven_points_after_the_last_map() -> None:
    state = table(mode="campaign", map="11")
    state.boxes = [30, 29]
    assert (points(state, "story"), points(state, "story", 1)) == (7, 0)
    before = table(mode="campaign", map="10")
    before.boxes = [30, 29]
    assert points(before, "story") == 0


@pytest.mark.rule("NF-CHARMODE-11")
def test_all_ten_quests_of_a_story_are_worth_seven_points_after_the_last_map() -> None:
    """G-171: in the game on map 11 only; a number merely noted does not count."""
    state = table(mode="character", map="11")
    state.story_done = [10, 9]
    assert (points(state, "story"), points(state, "story", 1)) == (7, 0)
    before = table(mode="character", map="10")
    before.story_done = [10, 10]
    assert points(before, "story") == 0
    arcade = table(mode="arcade", map="11")
    arcade.story_done, arcade.boxes = [10, 10], [30, 30]
    assert points(arcade, "story") == 0
