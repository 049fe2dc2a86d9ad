"""The closed vocabulary of cards: each operation, condition and trigger does what the contract says (7.1 to 7.3)."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import events
from portulan.games.seventh_continent.conditions import Reader, holds
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    NONE,
    OUT,
    PAST,
    SATCHEL,
    STOCK,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    attach,
    begin,
    cell,
    do,
    equip,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    past,
    refused,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill


def saying(operations: str, players: int = 1, more: str = "") -> SeventhContinent:
    """Sets a table with a skill in Bruno's hand whose action costs nothing, succeeds, and does something."""
    act = f'actions = [{{ icon = "think", cost = 0, difficulty = 0, success = [{operations}] }}]'
    state = table(players, CARDS + skill("S-act", "", act) + more)
    hold(state, BRUNO, "S-act")
    return again(state)


def said(operations: str, players: int = 1, more: str = "") -> SeventhContinent:
    """Does what a card says, alone."""
    return undertake(saying(operations, players, more), "think", "S-act")


@pytest.mark.rule("7C-SOURCE-5", "7C-VERB-2", "7C-CARD-2")
def test_this_card_is_discarded() -> None:
    state = said('{ do = "discard" }')
    assert hand(state, BRUNO) == []
    assert "S-act" in names(state, DISCARD)


@pytest.mark.rule("7C-BANISH-1")
def test_this_card_is_banished() -> None:
    assert "S-act" in names(said('{ do = "banish" }'), BANISHED)


@pytest.mark.rule("7C-VERB-2")
def test_a_card_of_the_hand_is_picked() -> None:
    """DP-40: its owner picks one that fits."""
    state = saying('{ do = "discard", what = { which = "hand", keyword = "hand" } }')
    hold(state, BRUNO, "C05", "C06", "C20")
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert offered(state) == ["pick C05", "pick C06"]
    do(state, "pick C06")
    assert "C06" in names(state, DISCARD)


@pytest.mark.rule("7C-STATE-10", "7C-RETURN-1")
def test_a_state_leaves_a_hand() -> None:
    state = saying('{ do = "remove_state", states = ["wounded", "paranoid"] }')
    hold(state, BRUNO, "A-104-1", "A-100-1")
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert offered(state) == ["pick A-100-1", "pick A-104-1"]
    do(state, "pick A-104-1")
    assert "A-104-1" in names(state, STOCK)
    assert hand(state, BRUNO) == ["A-100-1", "S-act"]


@pytest.mark.rule("7C-CONSEQUENCE-4")
def test_the_active_player_chooses_whom_a_part_concerns() -> None:
    """DP-39; without a choice it is the active player alone."""
    state = saying('{ do = "take", card = "104", who = "chosen_participant" }', 2)
    begin(state, "think", "S-act")
    do(state, "join", "agree", "extra 0", "to 1", "card A-104-4")
    _decline(state)
    assert hand(state, LUDOVIC) == ["A-104-4"]
    plain = saying('{ do = "take", card = "104" }', 2)
    begin(plain, "think", "S-act")
    do(plain, "join", "agree", "extra 0", "card A-104-4")
    _decline(plain)
    assert "A-104-4" in hand(plain, BRUNO)


def _decline(state: SeventhContinent) -> None:
    while asked(state) == "cancel state":
        do(state, "done")


@pytest.mark.rule("7C-STATE-2", "7C-STATE-7", "7C-ENERGY-7")
def test_energy_is_lost_for_each_state_one_after_the_other() -> None:
    state = saying('{ do = "lose_per_state" }, { do = "lose", n = 1 }')
    hold(state, BRUNO, "A-104-1", "A-100-1")
    top(state, "C01", "C02", "C03", "C04")
    undertake(again(state), "think", "S-act")
    assert {"C01", "C02", "C03", "C04"} <= set(names(state, DISCARD))


@pytest.mark.rule("7C-ENERGY-3")
def test_cards_are_recovered_by_choice_and_of_one_kind() -> None:
    state = saying('{ do = "recover", n = 2, how = "choice", of = { keyword = "hand" } }')
    for uid in ("C05", "C06", "C10", "C20"):
        state.shift(number(state, uid), DECK, DISCARD)
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert offered(state) == ["pick C05", "pick C06"]
    do(state, "pick C06")
    assert names(state, DISCARD) == ["C05", "C20"]


@pytest.mark.rule("7C-ENERGY-3")
def test_no_more_is_recovered_than_was_drawn() -> None:
    state = saying('{ do = "recover", n = 3, at_most_drawn = true }')
    state.shift(number(state, "C05"), DECK, DISCARD)
    before = state.piles[DECK]
    state.log = []
    undertake(again(state), "think", "S-act")
    assert state.piles[DECK] == before
    assert (events.FEWER.number, 0, 3) in state.log


@pytest.mark.rule("7C-CARD-1")
def test_a_look_at_the_deck() -> None:
    state = said('{ do = "peek", n = 2 }')
    do(state, "card C07", "card C03")
    assert [state.box.ids[card] for card in reversed(state.top)] == ["C07", "C03"]
    assert state.view(0)["top"] == ["C07", "C03"]


@pytest.mark.rule("7C-SKILL-4")
def test_skills_come_into_a_hand() -> None:
    state = saying('{ do = "draw_to_hand", n = 1, source = "discard" }')
    for uid in ("C05", "death-1", "ferriere-1"):
        state.shift(number(state, uid), DECK, DISCARD)
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert offered(state) == ["pick ferriere-1", "pick C05"]
    do(state, "pick C05")
    assert "C05" in hand(state, BRUNO)


@pytest.mark.rule("7C-DAMAGE-3")
def test_repair_and_damage() -> None:
    state = saying('{ do = "repair", n = 3 }, { do = "damage", n = 1, scope = "active" }')
    equip(state, BRUNO, 5, "C03")
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert state.dice[0] == 5


@pytest.mark.rule("7C-RESOURCE-2", "7C-SETUP-2")
def test_a_fire_is_placed_and_removed() -> None:
    state = said('{ do = "place_fire" }')
    assert state.fire == [state.figure[BRUNO]]
    assert said('{ do = "place_fire" }, { do = "remove_fire" }').fire == [NONE]


@pytest.mark.rule("7C-MOVE-8")
def test_a_move_in_a_branch_is_decided_when_it_is_applied() -> None:
    """G-128."""
    state = saying('{ do = "if", cond = { is = "all_together" }, then = [{ do = "move" }] }')
    lay(state, "T761")
    lay(state, "T762")
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert asked(state) == "travel"
    do(state, f"go {cell(state, 'T762')}")
    assert state.figure == [cell(state, "T762")]


@pytest.mark.rule("7C-MOVE-8")
def test_a_figure_is_sent_to_a_terrain_in_play() -> None:
    """G-132: to one that is not in play it does not move."""
    operations = '{ do = "move", to = "card", card = "761", who = "active" }'
    state = saying(operations)
    lay(state, "T761")
    undertake(again(state), "think", "S-act")
    assert state.figure == [cell(state, "T761")]
    stays = said(operations)
    assert stays.figure == [cell(stays, "T760")]


@pytest.mark.rule("7C-CONSEQUENCE-1")
def test_branches() -> None:
    branches = "options = [[{ do = 'place_fire' }], [{ do = 'banish' }]]"
    state = saying(f'{{ do = "choose", page = "page.X-I-03.choice", {branches} }}')
    begin(state, "think", "S-act")
    do(state, "extra 0", "choose 2")
    assert "S-act" in names(state, BANISHED)
    chance = saying(f'{{ do = "random", {branches} }}')
    begin(chance, "think", "S-act")
    do(chance, "extra 0", "one of 1")
    assert chance.fire != [NONE]


@pytest.mark.rule("7C-TAKE-8")
def test_for_each_of_a_set() -> None:
    state = saying('{ do = "for_each", of = "other_players", ops = [{ do = "place_fire" }] }', 3)
    undertake(state, "think", "S-act")
    assert [fire != NONE for fire in state.fire] == [False, True, True]


@pytest.mark.rule("7C-RESULT-8")
@pytest.mark.parametrize("drawn", ["C35", "C05"])
def test_a_test_of_the_deck(drawn: str) -> None:
    state = saying('{ do = "draw_test", n = 1, need = 2, success = [{ do = "place_fire" }] }')
    top(state, drawn)
    undertake(again(state), "think", "S-act")
    assert (state.fire != [NONE]) == (drawn == "C35")
    assert drawn in names(state, DISCARD)


@pytest.mark.rule("7C-TAKE-6")
def test_the_past_returns_without_a_take() -> None:
    state = saying('{ do = "return_past" }')
    state.shift(number(state, "A-159-g1"), STOCK, PAST)
    undertake(again(state), "think", "S-act")
    assert past(state) == []


@pytest.mark.rule("7C-PERM-2", "7C-CARD-6")
def test_an_event_walks() -> None:
    state = saying('{ do = "relink", event = "920", terrain = "761" }')
    lay(state, "T761")
    attach(state, "E920", "T760")
    assert "hunt T760" not in actions(again(state))
    undertake(state, "think", "S-act")
    assert state.attached == [(number(state, "E920"), cell(state, "T761"))]
    assert "hunt T760" in actions(state)


@pytest.mark.rule("7C-PERM-1")
def test_an_event_is_put_onto_a_place() -> None:
    state = said('{ do = "place_event", card = "770", at = { sheet = 9, x = 3, y = 0 } }')
    assert state.cells[3] == number(state, "E770")


@pytest.mark.rule("7C-HIDDEN-1")
def test_a_terrain_is_replaced_by_its_own_text() -> None:
    put = event(791, "permanent", 'actions = [{ icon = "think", cost = 0, difficulty = 0,'
                ' success = [{ do = "replace_this", card = "920" }] }]')  # fmt: skip
    state = table(1, CARDS + numbers(791) + put)
    attach(state, "E791", "T760")
    undertake(again(state), "think", "E791")
    assert state.attached == [(number(state, "E920"), cell(state, "T760"))]
    assert past(state) == ["E791"]


@pytest.mark.rule("7C-XP-1", "7C-XP-2", "7C-XP-3", "7C-XP-4")
def test_advanced_skills_are_bought() -> None:
    clever = skill("V-clever", "stars = 2", 'level = "advanced"\nxp_cost = 1')
    dear = skill("V-dear", "stars = 2", 'level = "advanced"\nxp_cost = 2')
    state = saying('{ do = "spend_xp" }', 1, clever + dear)
    state.shift(number(state, "A-191-g1"), STOCK, SATCHEL)
    assert names(state, OUT).count("V-clever") == 1
    begin(again(state), "think", "S-act")
    do(state, "extra 0")
    assert "buy V-clever" in offered(state)
    assert refused(state, "buy V-dear") == "7C-XP-3"
    do(state, "buy V-clever")
    assert "V-clever" in names(state, DECK)
    assert "A-191-g1" in names(state, BANISHED)


@pytest.mark.rule("7C-FLAG-2", "7C-FLAG-4")
def test_a_flag_of_an_event() -> None:
    """G-69: outside step 1 the object is used at that moment; a quest item costs nothing."""
    calls = event(792, "temporary", 'on_reveal = [{ do = "take", card = "159", flags = ["sail"] }]')
    state = saying('{ do = "take", card = "792" }', 1, numbers(792) + calls)
    equip(state, BRUNO, 4, "C02")
    begin(again(state), "think", "S-act")
    do(state, "extra 0", "use 0.0")
    assert state.dice[0] == 3
    assert asked(state) == "flagged box"


@pytest.mark.rule("7C-CARD-1")
def test_an_effect_answers_to_the_end_of_an_action() -> None:
    """C30, Nothing wasted: after eating, recover a card, if one likes."""
    state = table(1)
    hold(state, BRUNO, "C30")
    state.shift(number(state, "C05"), DECK, DISCARD)
    begin(again(state), "eat")
    do(state, "extra 0", "card C05")
    assert offered(state) == ["apply C30 1", "done"]
    state.shift(number(state, "C06"), DECK, DISCARD)
    do(state, "apply C30 1")
    assert "C30" not in hand(state, BRUNO)


@pytest.mark.rule("7C-STATE-1", "7C-CARD-1")
def test_effects_of_states_are_compulsory() -> None:
    """G-27: wounded raises the cost of a climb by one."""
    state = table(1)
    hold(state, BRUNO, "A-104-1")
    begin(again(state), "climb")
    assert state.cost == 1


@pytest.mark.rule("7C-ACTION-OBJECT-2")
def test_an_object_that_does_not_wear() -> None:
    """Vogt's power: once an action an object used for craft, pull or open stays as it is."""
    state = table(4)
    equip(state, 3, 2, "X-I-18")
    equip(state, 3, 2, "A-702-g1")
    begin(again(state), "pull", by=3)
    do(state, "join", "join", "join", "use 3.0", "use 3.1")
    assert state.dice[12:14] == [2, 1]


@pytest.mark.rule("7C-FORBID-2")
def test_a_prerequisite() -> None:
    """The Ration Book is dug up once."""
    state = table(1)
    lay(state, "A-011-g1")
    lay(state, "A-010-g1")
    stand(state, "A-011-g1", BRUNO)
    state.sheet = 1
    assert "dig A-011-g1" in actions(again(state))
    state.shift(number(state, "A-063-g1"), STOCK, SATCHEL)
    assert "dig A-011-g1" not in actions(again(state))
    do(state, "active 0")
    assert refused(state, "act A-011-g1 2") == "7C-FORBID-2"


@pytest.mark.rule("7C-CARD-21", "7C-QUESTITEM-2")
@pytest.mark.parametrize(
    ("condition", "holds_at_first", "holds_then"),
    [
        ('{ is = "has_quest_item", card = "063" }', False, True),
        ('{ is = "has_bonus", card = "140" }', False, True),
        ('{ is = "has_state", state = "wounded" }', False, True),
        ('{ is = "has_object", keyword = "will" }', False, True),
        ('{ is = "has_object", card = "700" }', False, True),
        ('{ is = "has_keyword", keyword = "will", zone = "inventory" }', False, True),
        ('{ is = "fire_here" }', False, True),
        ('{ is = "resource_here", resource = "fire" }', False, True),
        ('{ is = "card_in_play", card = "920" }', False, True),
        ('{ is = "card_banished", card = "112" }', False, True),
        ('{ is = "card_banished", card = "X-I-01" }', False, True),
        ('{ is = "card_available", card = "159" }', True, False),
        ('{ is = "past_has", card = "159" }', False, True),
        ('{ is = "xp", op = ">=", n = 1 }', False, True),
        ('{ is = "count", keyword = "will", zones = ["inventory"], op = "==", n = 1 }', False, True),
        ('{ is = "players", op = "==", n = 1 }', True, True),
        ('{ is = "all_together" }', True, True),
        ('{ is = "terrain_is", card = "760" }', True, True),
        ('{ is = "terrain_is", zone = "I" }', True, True),
        ('{ is = "terrain_is", zone = "III" }', False, False),
        ('{ is = "character_is", character = "ferriere" }', True, True),
        ('{ is = "deck_count", op = ">", n = 40 }', True, True),
        ('{ is = "not", of = { is = "fire_here" } }', True, False),
        ('{ is = "any", of = [{ is = "fire_here" }, { is = "all_together" }] }', True, True),
        ('{ is = "all", of = [{ is = "fire_here" }, { is = "all_together" }] }', False, True),
        ('{ is = "distance", event = "920", op = "==", n = 0 }', False, True),
        ('{ is = "option_is", option = "easy_effect", value = "fire" }', True, True),
    ],
)
def test_conditions(condition: str, holds_at_first: bool, holds_then: bool) -> None:
    state = saying(f'{{ do = "if", cond = {condition}, then = [{{ do = "banish" }}] }}')
    printed = state.box.actions[state.box.cards[number(state, "S-act")].actions[0]]
    ((row,),) = [row[1] for row in state.box.programs[printed.success]]
    reader = Reader(BRUNO, number(state, "S-act"))
    assert holds(state, row, reader) == holds_at_first
    hold(state, BRUNO, "A-140-g1", "A-104-1")
    equip(state, BRUNO, 3, "C03")
    equip(state, BRUNO, 2, "A-700-g1")
    attach(state, "E920", "T760")
    state.fire[BRUNO] = state.figure[BRUNO]
    for uid, pile in (
        *(("A-063-g1", SATCHEL), ("A-191-g1", SATCHEL), ("A-112-g1", BANISHED), ("X-I-01", BANISHED)),
        ("A-159-g1", PAST),
    ):
        state.shift(number(state, uid), STOCK, pile)
    assert holds(state, row, reader) == holds_then


@pytest.mark.rule("7C-SPACE-1", "7C-SPACE-2", "7C-SPACE-3", "7C-SPACE-4")
def test_the_table_is_cleared() -> None:
    """What is left is accessible; fog lies where an arrow of it points, and nowhere else."""
    state = table(1)
    for uid in ("T761", "T762", "E770", "T763"):
        lay(state, uid)
    attach(state, "E920", "T762")
    do(again(state), "clear the table")
    assert refused(state, f"fold {cell(state, 'T761')}") == "7C-SPACE-2"
    do(state, f"fold {cell(state, 'T762')}")
    assert refused(state, "done") == "7C-SPACE-2"
    do(state, f"fold {cell(state, 'T763')}", "done")
    assert sorted(names(state, BOARD)) == ["T760", "T761"]
    assert {"E770", "E920", "T762", "T763"} <= set(names(state, STOCK))
    assert [value > 0 for value in state.fog[:5]] == [False, False, True, False, False]
    assert past(state) == []


@pytest.mark.rule("7C-SOURCE-4", "7C-MANDATORY-5", "7C-MOVE-7")
def test_a_terrain_with_a_mandatory_action() -> None:
    """Due for those who arrive, not where they pass through (G-21, G-22)."""
    arrival = 'on_arrival = { icon = "hide", cost = 0, difficulty = 0 }'
    cards = CARDS.replace('resources = ["wood", "vine"]', f'resources = ["wood", "vine"]\n{arrival}')
    state = table(2, cards)
    lay(state, "T761")
    lay(state, "T762")
    stand(state, "T762", LUDOVIC)
    begin(again(state), "move")
    do(state, f"go {cell(state, 'T762')}", "extra 0")
    assert (asked(state), state.mandatory, state.participants()) == ("extra cards", 1, [BRUNO])
    go_on(state)
    stand(state, "T760", LUDOVIC)
    stand(state, "T761", BRUNO)
    lay(state, "E770")
    lay(state, "T763")
    do(again(state), "active 0", "agree", f"go {cell(state, 'T760')}", "extra 0")
    assert (asked(state), state.pending) == ("group", [])
