"""The artifacts and treasures that the rulebook clarifies (NF-CARD)."""

from __future__ import annotations

from typing import Any

import pytest

from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.checks import clarified
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, FACTIONS
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
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
    listed,
    meet_threat,
    no_books,
    open_road,
    places,
    play,
    recruit,
    refused,
    row_of_places,
    steady,
    turn,
)
from tests.games.near_and_far.setting import table as any_table


def table(players: int = 2, **options: Any) -> NearAndFar:
    """Sets a table with cards whose figures do not change."""
    return any_table(players, **{"kind": steady(), **options})


def gain(state: NearAndFar, *notations: str, seat: int = 0) -> dict[str, int]:
    """Plays on, and tells what a player gained or lost."""
    before = goods(state, seat)
    play(state, *notations)
    return change(before, goods(state, seat))


def row(state: NearAndFar, *uids: str) -> NearAndFar:
    """Puts adventurers into the row."""
    for place, uid in enumerate(uids):
        who = catalogue.ADVENTURERS.index(uid)
        if who in state.row:
            other = state.row.index(who)
            state.row[place], state.row[other] = state.row[other], state.row[place]
        else:
            state.bag = state.bag & ~(1 << who) | 1 << state.row[place]
            state.row[place] = who
    return state


# Artifacts that count at the end


@pytest.mark.rule("NF-CARD-A01", "NF-CARD-T02", "NF-CARD-T06")
@pytest.mark.parametrize(
    ("where", "card", "good", "worth"),
    [
        ("bought", "ancient-compass", "coins", 4),
        ("treasures", "coin-purse", "coins", 2),
        ("treasures", "ancient-recipe", "food", 2),
    ],
)
def test_tv28_the_most_of_a_good_counts_and_a_tie_does_not(
    where: str, card: str, good: str, worth: int
) -> None:
    """G-167: only the good that is named, no gems for coins."""
    state = give(table(3), 0, **{where: card})
    state.gems = [9, 0, 9]
    for held, expected in (([5, 5, 0], 0), ([5, 4, 4], worth), ([4, 5, 0], 0), ([1, 0, 0], worth)):
        setattr(state, good, held)
        assert sheet(state, 0).bonuses == expected


@pytest.mark.rule("NF-CARD-A02", "NF-CARD-A03", "NF-CARD-A04", "NF-CARD-A05")
@pytest.mark.parametrize(
    ("card", "faction", "first", "second"),
    [
        ("starry-cloak", BLUE, "plum", "blot"),
        ("dice-game", GREEN, "tib", "sal"),
        ("scroll-of-legend", RED, "egg", "bertha"),
        ("unearthed-treaty", YELLOW, "pip", "tansy"),
    ],
)
def test_tv39_adventurers_of_a_faction_count_and_neither_chief_nor_tokens(
    card: str, faction: int, first: str, second: str
) -> None:
    state = give(table(), 0, bought=card)
    recruit(recruit(state, 0, first, faction), 0, second)
    state.chiefs[faction] = 0
    state.tokens[faction] = 3
    for other in range(4):
        if other != faction:
            recruit(state, 0, next(who for who in ("plum", "tib", "egg", "pip") if faction_of(who) == other))
    assert sheet(state, 0).bonuses == 2


def faction_of(uid: str) -> int:
    """Gives the faction of an adventurer."""
    return FACTIONS.index(
        next(who.faction for who in content().all(entries.AdventurerEntry) if who.id == uid)
    )


# On the road


@pytest.mark.rule("NF-CARD-A06", "NF-MOVE-7")
def test_tv23_with_cooking_spices_one_empty_location_a_move_is_free() -> None:
    """G-91: the first that is passed; the next move has another."""
    state = open_road(give(table(), 0, bought="cooking-spices"))
    state.birds[0] = 1
    first, second, third, fourth = row_of_places(state, 4)
    state.hearts[0] = 5
    begin(at(state, 0, f"@{first}"), steps.STEP, 0)
    assert gain(state, f"go {second}", f"go {third}") == {}
    assert gain(state, f"go {fourth}") == {"hearts": -1}
    turn(state, 0)
    begin(at(state, 0, f"@{first}"), steps.STEP, 0)
    assert gain(state, f"go {second}", f"go {third}") == {}


@pytest.mark.rule("NF-CARD-A07", "NF-CARD-A08")
@pytest.mark.parametrize("card", ["crown-of-cruelty", "nightmare-amulet"])
def test_whoever_is_where_the_move_ends_gives_a_coin(card: str) -> None:
    """G-94: players without coins give nothing; it is theirs, not the supply's."""
    state = open_road(give(table(4), 0, bought=card))
    first, second, third = row_of_places(state, 3)
    for seat in (1, 2):
        at(state, seat, f"@{second}")
    at(state, 3, f"@{third}")
    state.coins = [0, 3, 0, 3]
    begin(at(state, 0, f"@{first}"), steps.STEP, 0)
    play(state, f"go {second}")
    assert state.coins == [1, 2, 0, 3]


@pytest.mark.rule("NF-CARD-A07", "NF-CARD-A08")
def test_both_cards_take_a_coin_each() -> None:
    state = open_road(give(table(), 0, bought="crown-of-cruelty nightmare-amulet"))
    first, second = row_of_places(state, 2)
    begin(at(at(state, 1, f"@{second}"), 0, f"@{first}"), steps.STEP, 0)
    play(state, f"go {second}")
    assert state.coins == [5, 1]


@pytest.mark.rule("NF-CARD-A07")
@pytest.mark.parametrize(("option", "passing"), [("false", 3), ("true", 4)])
def test_a_location_passed_counts_only_by_an_option(option: str, passing: int) -> None:
    """G-94."""
    state = open_road(give(table(crown_on_pass=option), 0, bought="crown-of-cruelty"))
    first, second, third = row_of_places(state, 3)
    state.hearts[0] = 3
    begin(at(at(state, 1, f"@{second}"), 0, f"@{first}"), steps.STEP, 0)
    play(state, f"go {second}")
    assert state.coins[0] == passing
    play(state, f"go {third}")
    if state.actor == 0:
        play(state, "stop")
    assert state.coins[0] == passing


@pytest.mark.rule("NF-CARD-A07")
def test_the_town_location_counts_a_move_of_no_steps_and_a_building_do_not() -> None:
    """G-94."""
    state = open_road(give(table(), 0, bought="crown-of-cruelty"))
    town, beside = CODES[state.atlas.town], CODES[state.atlas.neighbours[state.atlas.town][0]]
    begin(at(at(state, 1, f"@{town}"), 0, f"@{beside}"), steps.STEP, 0)
    play(state, f"go {town}", "stop")
    assert state.coins == [4, 2]
    begin(at(at(turn(state, 0), 1, f"@{beside}"), 0, f"@{beside}"), steps.STEP, 0)
    play(state, "stop")
    assert state.coins == [4, 2]
    play(turn(at(at(state, 0, "jail"), 1, "farm"), 0), "visit farm", "enter freely", "harvest")
    assert state.coins == [4, 2]


# At the Town Hall


@pytest.mark.rule("NF-CARD-A09", "NF-TOWN-HALL-3")
def test_tv04_a_goods_wagon_adds_one_to_the_value_paid() -> None:
    state = give(table(), 0, bought="goods-wagon")
    state.tokens[BLUE] = 1
    play(turn(state, 0), "visit town-hall", "enter freely", "trade away blue")
    assert gain(state, "take coin", "take coin", "take coin", "take coin", "done")["coins"] == 4
    assert state.tokens[BLUE] == 0
    state = table()
    state.tokens[BLUE] = 1
    play(turn(state, 0), "visit town-hall", "enter freely", "trade away blue")
    assert gain(state, "take coin", "take coin", "take coin") == {"coins": 3, "blue": -1}, (
        "a fourth is too much"
    )


@pytest.mark.rule("NF-CARD-A09")
def test_a_goods_wagon_helps_with_many_goods_for_one_and_adds_up_with_others() -> None:
    """G-57."""
    state = give(table(), 0, bought="goods-wagon")
    state.coins[0] = 2
    assert gain(turn(state, 0), "visit town-hall", "enter freely", "trade for red") == {"coins": -2, "red": 1}
    state = give(table(), 0, bought="goods-wagon second-ledger")
    state.coins[0], state.food[0] = 1, 1
    assert gain(turn(state, 0), "visit town-hall", "enter freely", "trade for red") == {
        **{"coins": -1, "food": -1, "red": 1}
    }


@pytest.mark.rule("NF-CARD-A14", "NF-TOWN-HALL-1")
def test_tv36_with_a_merchants_coat_two_trades_are_made_and_no_third() -> None:
    """G-58: other sub-actions may come between them; the goods wagon helps each."""
    state = give(table(), 0, bought="merchants-coat goods-wagon", hand="dice-game")
    state.coins[0] = 9
    play(turn(state, 0), "visit town-hall", "enter freely")
    assert gain(state, "trade for red") == {"coins": -2, "red": 1}
    play(state, "discard dice-game")
    assert gain(state, "trade for yellow", "give coin", "give coin") == {"coins": -2, "yellow": 1}
    assert refused(state, "trade for gem") == "NF-TOWN-HALL-1"


@pytest.mark.rule("NF-CARD-A14")
def test_without_the_coat_one_trade_is_made() -> None:
    state = table()
    state.coins[0] = 9
    play(turn(state, 0), "visit town-hall", "enter freely", "trade for gem")
    assert refused(state, "trade for gem") == "NF-TOWN-HALL-1"


# At the Stables and the Mine


@pytest.mark.rule("NF-CARD-A10", "NF-VISIT-4")
def test_tv24_a_jade_flute_gives_two_food_before_or_after_the_bird() -> None:
    state = give(table(), 0, bought="jade-flute")
    play(turn(state, 0), "visit stables")
    assert listed(state) == ["bonus jade-flute", "done"], "there is no food for a bird yet"
    assert gain(state, "bonus jade-flute", "bird") == {"food": 1, "birds": 1}
    state = give(table(), 0, bought="jade-flute")
    assert gain(turn(state, 0), "visit stables", "done") == {"food": 2}
    state = give(table(), 0, bought="jade-flute")
    state.food[0] = 1
    assert gain(turn(state, 0), "visit stables", "bird") == {"food": -1, "birds": 1}
    assert gain(state, "done") == {"food": 2}


@pytest.mark.rule("NF-CARD-A10", "NF-VISIT-4")
def test_a_flute_bought_during_the_visit_plays_at_the_next() -> None:
    """G-185."""
    state = give(table(), 0, hand="jade-flute")
    state.gems[0], state.food[0] = 2, 1
    play(turn(state, 0), "visit stables", "buy jade-flute")
    assert refused(state, "bonus jade-flute") == "NF-VISIT-4"
    assert gain(state, "bird") == {"food": -1, "birds": 1}


@pytest.mark.rule("NF-CARD-A11")
def test_a_lockpicking_kit_gives_a_coin_of_the_supply_for_a_duel_won() -> None:
    state = give(at(at(table(), 0, "stables"), 1, "farm"), 0, bought="lockpicking-kit")
    assert gain(turn(state, 0), "visit farm", "duel 2 honorable", "roll 6", "roll 1") == {
        "coins": 1,
        "rep": 1,
    }
    assert state.coins[1] == 3
    state = give(at(at(table(), 0, "stables"), 1, "farm"), 0, bought="lockpicking-kit")
    assert gain(turn(state, 0), "visit farm", "duel 2 honorable", "roll 1", "roll 6") == {}


@pytest.mark.rule("NF-CARD-A11")
def test_a_duel_won_against_the_dummy_counts_too() -> None:
    """G-197."""
    state = give(at(table(), 0, "stables"), 0, bought="lockpicking-kit")
    assert gain(turn(state, 0), "visit town-hall", "duel dummy foul", "roll 6", "roll 1") == {
        "coins": 1,
        "rep": -1,
    }


@pytest.mark.rule("NF-CARD-A12")
def test_a_gold_magnet_gives_a_coin_of_the_supply_at_the_mine() -> None:
    state = give(table(), 0, bought="gold-magnet")
    assert gain(turn(state, 0), "visit mine", "done") == {"coins": 1}
    assert state.coins[1] == 3
    state = give(table(), 0, bought="gold-magnet")
    assert gain(turn(state, 0), "visit farm", "harvest") == {"food": 1}


# A camp anywhere


def contract(state: NearAndFar) -> NearAndFar:
    """Seat 0 can buy the mercenary contract."""
    give(state, 0, hand="mercenary-contract")
    state.coins[0] = 2
    return turn(state, 0)


@pytest.mark.rule("NF-CARD-A13", "NF-CAMP-4")
def test_tv37_a_mercenary_contract_places_a_camp_on_any_empty_location() -> None:
    """No heart is spent, a quest token there stays, and no quest is attempted."""
    state = recruit(contract(table()), 0, "larceny", GREEN)
    assert state.search(0) == 3
    gem = next(code for code in places(state, "gem") if state.atlas.quest[CODES.index(code)] >= 0)
    book(state, gem)
    state.hearts[0] = 1
    assert gain(state, "buy mercenary-contract", f"camp at {gem}") == {
        **{"coins": -2 + 1, "gems": 3, "tents": 1}
    }
    assert state.camps[CODES.index(gem)] == 0
    assert state.books >> CODES.index(gem) & 1
    assert state.step is not None and state.step.name == "main action"


@pytest.mark.rule("NF-CARD-A13", "NF-CAMP-5", "NF-MOVE-13")
def test_any_empty_location_means_a_route_or_where_the_pawn_is_and_no_camp_or_town() -> None:
    """G-189."""
    state = contract(table())
    first, second = row_of_places(state, 2)
    at(camp(state, 1, first), 0, f"@{second}")
    play(turn(state, 0), "buy mercenary-contract")
    assert refused(state, f"camp at {first}") == "NF-CARD-A13"
    assert refused(state, f"camp at {CODES[state.atlas.town]}") == "NF-CARD-A13"
    assert refused(state, f"camp at {CODES[-1]}") == "NF-CARD-A13", "beside the map"
    assert f"camp at {second}" in listed(state)
    route = next(code for code in places(state, "route") if code != first)
    assert gain(state, f"camp at {route}") == {"tents": 1, "coins": 1}, (
        "the track alone, a route yields nothing"
    )


@pytest.mark.rule("NF-CARD-A13")
def test_without_a_location_the_contract_may_still_be_bought() -> None:
    """G-189."""
    state = contract(table())
    for place in range(state.atlas.size):
        if place != state.atlas.town:
            state.camps[place] = 1
    play(turn(state, 0), "buy mercenary-contract")
    assert state.step is not None and state.step.name == "main action"
    assert state.bought[0] == 1 << catalogue.ARTIFACTS.index("mercenary-contract")


# The party and threats


@pytest.mark.rule("NF-CARD-A15", "NF-PARTY-3")
def test_with_a_merchant_contract_adventurers_stand_in_slots_of_other_factions() -> None:
    """G-37: any number, and several of one faction; four members at most."""
    state = give(table(), 0, bought="merchant-contract")
    for uid in ("egg", "bertha", "kindly", "flint"):
        recruit(state, 0, uid)
    play(turn(state, 0), "adventure", "rearrange")
    play(state, "assign egg", "assign bertha", "assign kindly", "assign flint")
    assert [catalogue.MEMBERS[who] for who in state.party[:4]] == ["egg", "bertha", "kindly", "flint"]
    assert state.combat(0) == 5
    assert state.faults() == []


@pytest.mark.rule("NF-CARD-A15")
def test_by_an_option_one_adventurer_alone_stands_elsewhere() -> None:
    """G-37."""
    state = give(table(merchant_contract_slots="one"), 0, bought="merchant-contract")
    for uid in ("egg", "bertha", "tib"):
        recruit(state, 0, uid)
    play(turn(state, 0), "adventure", "rearrange", "assign egg")
    assert refused(state, "assign bertha") == "NF-PARTY-3"
    play(state, "pass", "assign bertha")
    assert [who if who < 0 else catalogue.MEMBERS[who] for who in state.party[:3]] == ["egg", -1, "bertha"]


@pytest.mark.rule("NF-CARD-A15", "NF-PARTY-3")
def test_without_the_contract_everybody_stands_in_his_own_slot() -> None:
    state = recruit(recruit(table(), 0, "egg"), 0, "tib")
    play(turn(state, 0), "adventure", "rearrange")
    assert refused(state, "assign egg") == "NF-PARTY-3"


@pytest.mark.rule("NF-CARD-A16", "NF-THREAT-10", "NF-THREAT-11")
@pytest.mark.parametrize("card", ["mirror-hat", "collectors-cleaver"])
def test_a_card_that_ignores_threats_works_like_a_shield(card: str) -> None:
    state = no_books(give(table(), 0, bought=card))
    meet_threat(state)
    assert listed(state) == ["fight apologetic-bandit", "slip past"]
    play(state, "slip past")
    assert state.location(0) == state.atlas.neighbours[state.atlas.town][0]
    assert state.threats_left()[0] == 0, "nobody takes the card"


@pytest.mark.rule("NF-CARD-A17", "NF-ARTIFACT-6", "NF-PARTY-14")
def test_tv15_the_illustrated_artifact() -> None:
    """Reputation -4 or lower; 7 points; threats are ignored, and a sword."""
    state = give(table(), 0, hand="collectors-cleaver")
    state.coins[0] = 1
    for rep in (0, -3):
        state.rep[0] = rep
        assert refused(turn(state, 0), "buy collectors-cleaver") == "NF-ARTIFACT-6"
    for rep in (-4, -5, -6):
        state.rep[0] = rep
        assert "buy collectors-cleaver" in listed(turn(state, 0))
    play(state, "buy collectors-cleaver")
    assert (sheet(state, 0).artifacts, state.combat(0)) == (7, 1)
    (entry,) = [card for card in content().all(entries.ArtifactEntry) if card.id == "collectors-cleaver"]
    assert (entry.points, entry.rep_max, entry.effects) == (7, -4, clarified.ARTIFACTS["A17"])


@pytest.mark.rule(
    "NF-CARD-A01",
    "NF-CARD-A02",
    "NF-CARD-A03",
    "NF-CARD-A04",
    "NF-CARD-A05",
    "NF-CARD-A06",
    "NF-CARD-A07",
    "NF-CARD-A08",
    "NF-CARD-A09",
    "NF-CARD-A10",
    "NF-CARD-A11",
    "NF-CARD-A12",
    "NF-CARD-A13",
    "NF-CARD-A14",
    "NF-CARD-A15",
    "NF-CARD-A16",
    "NF-CARD-A17",
    "NF-CARD-T01",
    "NF-CARD-T02",
    "NF-CARD-T03",
    "NF-CARD-T04",
    "NF-CARD-T05",
    "NF-CARD-T06",
    "NF-CARD-T07",
    "NF-CARD-T08",
)
def test_every_clarified_card_ships_with_its_effect() -> None:
    artifacts = [card.effects for card in content().all(entries.ArtifactEntry)]
    treasures = [card.effects for card in content().all(entries.TreasureEntry)]
    for wanted, found in ((clarified.ARTIFACTS, artifacts), (clarified.TREASURES, treasures)):
        for name, effects in wanted.items():
            assert any(all(effect in other for effect in effects) for other in found), name


# Treasures


@pytest.mark.rule("NF-CARD-T01")
@pytest.mark.parametrize(
    ("rep", "worth"),
    [
        *(((5, 4, 3), 4), ((5, 5, 3), 2), ((5, 5, 5), 2)),
        *(((4, 5, 3), 2), ((4, 5, 4), 0), ((4, 5, 5), 0), ((3, 5, 4), 0)),
    ],
)
def test_tv28_a_generosity_contract_scores_by_rank(rep: tuple[int, ...], worth: int) -> None:
    """Tied for most 2, tied for second nothing; alone 4 and 2 (contract 7.4)."""
    state = give(table(3), 0, treasures="generosity-contract")
    state.rep = list(rep)
    assert sheet(state, 0).bonuses == worth


def armed(players: int = 2, seat: int = 0, **options: Any) -> NearAndFar:
    """A player has the fire bomb and an animal that carries it."""
    state = give(table(players, **options), seat, treasures="fire-bomb")
    state.birds[seat] = 1
    return state


@pytest.mark.rule("NF-CARD-T03", "NF-DUEL-7")
def test_a_fire_bomb_helps_in_a_duel_and_is_gone() -> None:
    state = at(at(armed(), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 1", "roll 4")
    assert listed(state) == ["use fire-bomb", "pass"]
    play(state, "use fire-bomb")
    assert (state.rep[0], state.treasures[0]) == (1, 0)
    assert state.treasure_discard == 1 << catalogue.TREASURES.index("fire-bomb")


@pytest.mark.rule("NF-CARD-T03", "NF-DUEL-7", "NF-HEART-5")
@pytest.mark.parametrize("aids", ["true", "false"])
def test_the_defender_uses_a_fire_bomb_where_the_table_plays_so(aids: str) -> None:
    """G-46, G-195: after both dice, before the attacker's hearts."""
    state = at(at(armed(seat=1, defender_aids=aids), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm", "duel 2 honorable", "roll 4", "roll 1")
    if aids == "true":
        assert state.actor == 1
        assert listed(state) == ["use fire-bomb", "pass"]
        play(state, "use fire-bomb")
        assert (state.rep[0], state.treasures[1]) == (0, 0)
    else:
        assert (state.rep[0], state.treasures[1].bit_count()) == (1, 1)


@pytest.mark.rule("NF-CARD-T03", "NF-THREAT-5")
def test_a_fire_bomb_helps_against_a_threat() -> None:
    state = no_books(armed())
    meet_threat(state, "fight apologetic-bandit", "roll 1")
    play(state, "use fire-bomb")
    assert state.threats[0] == 1


@pytest.mark.rule("NF-CARD-T03", "NF-QUEST-6")
@pytest.mark.parametrize(("stat", "helps"), [("combat", True), ("skill", False)])
def test_a_fire_bomb_helps_in_combat_choices_of_quests_only(stat: str, helps: bool) -> None:
    ways = [choice(test=(stat, 6), result=[entries.Gem(1)])]
    state = give(
        table(kind=box_with(quests=dict.fromkeys("ABCDEFGHIJKLMNOP", ways))), 0, treasures="fire-bomb"
    )
    state.birds[0] = 1
    here = next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)
    play(begin(book(at(state, 0, f"@{CODES[here]}"), CODES[here]), steps.QUEST, 0), "attempt", "roll 2")
    assert ("use fire-bomb" in listed(state)) is helps
    if helps:
        play(state, "use fire-bomb")
        assert state.gems[0] == 1


@pytest.mark.rule("NF-CARD-T04")
def test_tv27_a_noose_gives_one_food_in_the_hut_by_day_too() -> None:
    state = give(table(mode="arcade", town_side="day"), 0, treasures="noose")
    state.birds[0] = 2
    play(turn(state, 0), "visit hut")
    assert gain(state, "bonus noose") == {"food": 1}
    assert gain(state, "seek", "seen thimble", "seen tin-sword", "seen spare-heart", "pass") == {}
    state = give(table(), 0, treasures="noose")
    state.birds[0] = 1
    assert gain(turn(state, 0), "visit hut", "done") == {"food": 1}


@pytest.mark.rule("NF-CARD-T05", "NF-ARTIFACT-8")
def test_an_old_journal_draws_an_artifact_that_is_kept_or_discarded_then() -> None:
    state = give(table(), 0, treasures="old-journal")
    state.birds[0] = 1
    play(turn(state, 0), "visit hut", "bonus old-journal", "draw 1+0", "dealt turtle-saddle")
    assert listed(state) == ["keep turtle-saddle", "discard turtle-saddle"]
    play(state, "keep turtle-saddle", "done")
    assert state.hand[0] == 1 << catalogue.ARTIFACTS.index("turtle-saddle")
    for building in ("farm", "saloon", "store", "stables", "mine"):
        play(turn(at(state, 0, "jail"), 0), f"visit {building}")
        assert "discard turtle-saddle" not in listed(state)
    play(turn(at(state, 0, "jail"), 0), "visit town-hall", "enter freely")
    assert "discard turtle-saddle" in listed(state)


@pytest.mark.rule("NF-CARD-T07", "NF-CAMP-4", "NF-CAMP-5")
@pytest.mark.parametrize(("kind", "found"), [("gem", {"gems": 2}), ("coin", {"coins": 2}), ("route", {})])
def test_an_old_shovel_digs_one_more_of_the_kind_of_the_location(kind: str, found: dict[str, int]) -> None:
    """G-159: on a route nothing."""
    state = no_books(give(table(), 0, treasures="old-shovel"))
    state.birds[0], state.hearts[0], state.tents[0] = 1, 3, 2
    gained = gain(begin(at(state, 0, f"@{places(state, kind)[0]}"), steps.CAMP, 0), "camp")
    assert gained == {"hearts": -3, "tents": 1, **found}


@pytest.mark.rule("NF-CARD-T07", "NF-CARD-A13")
def test_an_old_shovel_digs_at_a_camp_of_mercenaries_too() -> None:
    state = give(contract(table()), 0, treasures="old-shovel")
    state.birds[0], state.tents[0] = 1, 2
    assert gain(turn(state, 0), "buy mercenary-contract", f"camp at {places(state, 'gem')[0]}")["gems"] == 2


def bell() -> NearAndFar:
    """Seat 0 has the rusty bell, three coins and a row to choose from."""
    state = row(give(table(), 0, treasures="rusty-bell"), "tib", "otto", "plum", "egg", "pip")
    state.birds[0] = 1
    state.food[0] = 1
    return turn(state, 0)


@pytest.mark.rule("NF-CARD-T08")
@pytest.mark.parametrize("first", ["recruit", "dig"])
def test_tv38_with_a_rusty_bell_one_recruits_and_digs_in_either_order(first: str) -> None:
    state = bell()
    play(state, "visit mine")
    digging, recruiting = ["dig 1.1"], ["recruit otto", "put 1", "met sal"]
    for move in recruiting + digging if first == "recruit" else digging + recruiting:
        before = state.coins[0]
        play(state, move)
        if move == "recruit otto":
            assert state.coins[0] == before - 3, "the price of the Saloon"
    assert state.mine[0] == 0
    assert state.party[GREEN] == catalogue.ADVENTURERS.index("otto")
    if state.actor == 0:
        assert refused(state, "recruit tib") in ("NF-SALOON-12", "NF-SALOON-2")


@pytest.mark.rule("NF-CARD-T08", "NF-SALOON-10", "NF-SALOON-11")
def test_a_rusty_bell_gives_the_saloons_action_and_not_its_visit() -> None:
    """G-184: one recruitment and one refresh, no bonus of the Saloon, no duel there."""
    state = at(give(bell(), 0, bought="sorrels-ear-trumpet"), 1, "saloon")
    play(turn(state, 0), "visit mine")
    assert state.step is not None and state.step.name == "visit"
    assert "refresh" in listed(state)
    assert "bonus sorrels-ear-trumpet" not in listed(state)
    assert gain(state, "done") == {}
    state = table()
    play(turn(state, 0), "visit mine")
    assert refused(state, "recruit tib") == "NF-VISIT-1"
    state = bell()
    play(turn(state, 0), "visit saloon")
    assert refused(state, "dig 1.1") == "NF-VISIT-1", "the other way round it does not work"


@pytest.mark.rule("NF-CARD-T09", "NF-HUT-4")
def test_at_the_limit_one_decides_before_the_new_card_is_seen() -> None:
    state = give(table(), 0, treasures="thimble")
    state.birds[0] = 1
    play(turn(state, 0), "visit hut", "seek")
    assert listed(state) == ["replace thimble", "pass"]
    assert state.view(0)["treasure_discard"] == []
    refusing = state.copy()
    play(state, "replace thimble", "found tin-sword")
    assert state.treasures[0] == 1 << catalogue.TREASURES.index("tin-sword")
    assert state.view(None)["treasure_discard"] == ["thimble"]
    play(refusing, "pass", "found tin-sword")
    assert refusing.treasures[0] == 1 << catalogue.TREASURES.index("thimble")
    assert refusing.view(None)["treasure_discard"] == ["tin-sword"]


@pytest.mark.rule("NF-CARD-T10", "NF-BIRD-1", "NF-BIRD-3")
def test_nobody_owns_more_than_three_treasures() -> None:
    state = give(table(), 0, treasures="thimble tin-sword spare-heart")
    state.birds[0] = 3
    assert state.capacity(0) == 3
    play(turn(state, 0), "visit hut", "seek")
    assert listed(state) == ["replace tin-sword", "replace thimble", "replace spare-heart", "pass"]
    play(state, "pass", "found wet-map")
    assert state.treasures[0].bit_count() == 3
    assert state.faults() == []
