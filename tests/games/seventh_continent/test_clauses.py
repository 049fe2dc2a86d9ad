"""Clauses that no worked example shows: what cards are, where they lie, and who sees what."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.terms import (
    BACKS,
    BLUE,
    BOARD,
    CURSE,
    DECK,
    DISCARD,
    FOG,
    GOLD,
    GREEN,
    HAND,
    NONE,
    PAST,
    SATCHEL,
    SIDES,
    STOCK,
    TERRAIN,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    GAME,
    LUDOVIC,
    actions,
    again,
    asked,
    begin,
    do,
    equip,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    refused,
    shipped,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, skill


@pytest.mark.rule("7C-GOAL-1")
def test_one_to_four_players_against_the_game() -> None:
    assert GAME.players == (1, 2, 3, 4)
    assert GAME.team
    assert not GAME.secrets


@pytest.mark.rule("7C-ICON-1", "7C-ICON-2", "7C-CARD-13", "7C-CARD-16", "7C-SETUP-10", "7C-SETUP-11")
def test_backs_and_types() -> None:
    """Every Adventure card has a number and a green or gold back; Exploration cards a zone; curses no successes."""
    box = shipped(1).box
    assert len(set(box.ids)) == len(box.ids)
    for card in box.cards:
        if card.back in (GREEN, GOLD):
            assert 0 <= card.number <= 999
        if card.back == FOG:
            assert card.zone != NONE
            assert card.number == NONE
        if card.type == CURSE:
            assert card.back == BLUE
            assert (card.stars, card.left, card.right, card.seven) == (0, 0, 0, 0)
    for known in range(1000):
        assert not box.greens[known] & box.golds[known]
    assert BACKS[FOG] == "fog"


@pytest.mark.rule("7C-CARD-3", "7C-CARD-4", "7C-CARD-20", "7C-EXPLORE-3", "7C-EXPLORE-8")
def test_terrains_fit_like_a_puzzle() -> None:
    """North is up, and the arrows of neighbours call each other's numbers."""
    box = shipped(1).box
    assert box.beside[SIDES.index("N")][box.width] == 0
    for card in box.cards:
        if card.type != TERRAIN or card.sheet != 1:
            continue
        for side in range(4):
            if card.exits[side] != NONE:
                there = box.beside[side][card.at]
                assert box.number_at[1, there] == card.exits[side]


@pytest.mark.rule("7C-SOURCE-1", "7C-SOURCE-7", "7C-TURN-6", "7C-ICON-3", "7C-FORBID-1")
def test_where_actions_come_from() -> None:
    pray = skill("S-pray", "", 'actions = [{ icon = "pray", cost = 0, difficulty = 0 }]')
    state = table(2, CARDS + pray)
    lay(state, "T761")
    hold(state, LUDOVIC, "S-pray")
    assert "pray S-pray" not in actions(again(state))
    assert "pray S-pray" in actions(state, LUDOVIC)
    do(state, "active 0", "agree")
    assert refused(state, "act T761 1") == "7C-SOURCE-1"
    assert refused(state, "act S-pray 1") == "7C-SOURCE-1"
    assert refused(state, "explore 1") == "7C-SOURCE-2"
    do(state, "act T760 8", "stay")
    assert asked(state) == "extra cards"
    assert refused(state, "act T760 2") == "7C-ACTION-COST-7"


@pytest.mark.rule("7C-ACTION-OBJECT-6", "7C-ACTION-OBJECT-8", "7C-ICON-6", "7C-USE-2")
def test_objects_are_used_at_step_one_only() -> None:
    """What was not used then gives nothing later; of what was used one applies what one likes."""
    state = table(1)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-L", "S-L2", "S-L3", "S-R", "S-7", "S-77")
    begin(again(state), "dig")
    do(state, "done")
    assert asked(state) == "extra cards"
    used = table(1)
    equip(used, BRUNO, 3, "C01")
    top(used, "S-L", "S-L2", "S-L3", "S-R", "S-7", "S-77")
    begin(again(used), "dig")
    do(used, "use 0.0")
    assert used.view(0)["people"][0]["objects"][0]["used"]
    assert offered(used) == ["apply C01 1", "done"]
    do(used, "done", "extra 0")
    assert offered(used) == ["apply C01 2", "done"]


@pytest.mark.rule("7C-ICON-12", "7C-ICON-15")
def test_a_seven_star_counts_each_seven() -> None:
    state = table(1)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-7", "S-77", "S-L", "S-none")
    begin(again(state), "dig")
    do(state, "use 0.0", "apply C01 1", "extra 0", "apply C01 2")
    assert (state.seven_stars, state.sevens, state.total()) == (1, 2, 2)


@pytest.mark.rule("7C-TAKE-1", "7C-CARD-11", "7C-CARD-9")
def test_a_quest_item_goes_under_the_satchel() -> None:
    state = table(1)
    top(state, "C35", "C33", "C34", "C01", "C02", "C03")
    undertake(again(state), "dig")
    assert "A-063-g1" in names(state, SATCHEL)


@pytest.mark.rule("7C-TAKE-9", "7C-SETUP-16", "7C-SETUP-17", "7C-SETUP-19", "7C-SETUP-3")
def test_what_is_read_and_what_is_not() -> None:
    """The introduction, the clue and the characters are read at set-up; a terrain when it comes; fronts not before."""
    state = shipped(1)
    read = {state.box.content.passages[passage] for passage in state.opened}
    clue = state.box.cards[number(state, "voracious-goddess")]
    person = state.box.cards[number(state, "ferriere")]
    for passage in (*state.box.introduction, *clue.passages, *person.passages):
        assert state.box.content.passages[passage] in read
    hidden = state.box.cards[number(state, "A-316-g1")].passages[0]
    assert hidden not in state.opened
    assert "A-316-g1" not in str(state.view(0))


@pytest.mark.rule("7C-CARD-18", "7C-CARD-19")
def test_the_clue_bears_a_violet_flag() -> None:
    state = shipped(1)
    clue = state.box.cards[number(state, "voracious-goddess")]
    assert [flag.n for flag in clue.flags] == [12]
    lay(state, "A-041-g1")
    stand(state, "A-041-g1", BRUNO)
    top(state, "C35", "C33")
    begin(again(state), "listen", "A-041-g1")
    go_on(state)
    assert [state.notation(move) for move in state.moves()] == ["call 1", "call 2"]
    do(state, "call 2")
    assert "A-191-g1" in names(state, SATCHEL)


@pytest.mark.rule("7C-ZONE-1", "7C-ZONE-10", "7C-ZONE-11", "7C-ENERGY-2")
def test_what_may_be_read() -> None:
    """The Board, the Past, and the Discard as long as the Action Deck has a card."""
    state = shipped(2)
    state.shift(number(state, "A-159-g1"), STOCK, PAST)
    state.shift(number(state, "C01"), DECK, DISCARD)
    seen = again(state).view(1)
    assert seen == {**state.view(0), "seat": 1}
    assert seen["past"] == ["A-159-g1"]
    assert (seen["discard"], seen["discard_open"]) == (["C01"], True)
    assert sum(cell["zone"] is not None for cell in seen["cells"]) == 4
    assert "X-I" not in str(seen["cells"])


@pytest.mark.rule("7C-ZONE-7", "7C-ZONE-3")
def test_characters_and_states_do_not_fill_a_hand() -> None:
    state = table(4)
    hold(state, BRUNO, "C01", "C02", "A-104-1", "A-100-1", "E795")
    undertake(again(state), "hunt")
    assert asked(state) == "group"
    assert len(hand(state, BRUNO)) == 5
    assert "ferriere" in names(state, HAND + BRUNO)


@pytest.mark.rule("7C-MOVE-5")
def test_a_move_costs_what_the_terrain_left_says() -> None:
    """Whatever the distance, once for the group."""
    state = shipped(2)
    lay(state, "A-013-g1")
    lay(state, "A-029-g1")
    again(state)
    begin(state, "move", "A-010-g1")
    there = state.cells.index(number(state, "A-029-g1"))
    do(state, f"go {there}", "join", "agree")
    assert state.cost == state.box.actions[state.box.cards[number(state, "A-010-g1")].actions[0]].cost
    go_on(state)
    assert state.figure == [there, there]


@pytest.mark.rule("7C-SAVE-6", "7C-SAVE-9", "7C-RESUME-3", "7C-RESUME-8")
def test_the_satchel_comes_back() -> None:
    state = table(1)
    state.shift(number(state, "A-063-g1"), STOCK, SATCHEL)
    before = state.piles[SATCHEL]
    do(again(state), "camp")
    assert state.piles[SATCHEL] == before
    assert names(state, BOARD) == ["T760"]


@pytest.mark.rule("7C-EXPLORE-2")
def test_the_arrow_names_the_card_of_a_place() -> None:
    state = shipped(1)
    here = state.figure[BRUNO]
    exits = state.box.cards[number(state, "A-010-g1")].exits
    for side in range(4):
        assert board.number_beyond(state, state.box.beside[side][here]) == exits[side]
