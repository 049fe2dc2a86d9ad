"""Clauses that other tests only touch in passing, each with a test that fails if it is broken."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import states
from portulan.games.seventh_continent.terms import (
    BOARD,
    DECK,
    DISCARD,
    DRAWN,
    FAILURE,
    FOG,
    HAND,
    INVENTORY,
    PAST,
    STOCK,
    SUCCESS,
    TERRAIN,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
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
    shipped,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers


@pytest.mark.rule("7C-GOAL-4")
def test_cards_may_be_mixed_in_whose_curse_is_not_played() -> None:
    state = shipped(1, CARDS)
    assert "T900" in names(state, STOCK)
    assert [uid for uid in names(state, DECK) if uid.endswith("curse")] == []


@pytest.mark.rule("7C-CARD-8", "7C-STATE-3")
def test_a_state_goes_to_the_hand_of_who_acquires_it() -> None:
    state = table(2)
    begin(again(state), "heal", by=LUDOVIC)
    go_on(state)
    do(state, "card A-104-1")
    while asked(state) in ("cancel state", "lose card"):
        do(state, "done" if asked(state) == "cancel state" else offered(state)[0])
    assert hand(state, LUDOVIC) == ["A-104-1"]
    assert hand(state, BRUNO) == []


@pytest.mark.rule("7C-CARD-14", "7C-SOURCE-2")
def test_a_fog_card_shows_its_zone_and_offers_the_action_of_the_zone() -> None:
    state = shipped(1)
    here = state.figure[BRUNO]
    fog = [there["cell"] for there in state.view(0)["cells"] if there["zone"] == "I"]
    assert len(fog) == 4
    assert sorted(found for found in actions(state) if "fog" in found) == [
        f"pathfind fog {there}" for there in sorted(fog)
    ]
    elsewhere = next(there for there in range(len(state.cells)) if there not in (*fog, here))
    do(state, "active 0")
    assert refused(state, f"explore {elsewhere}") == "7C-SOURCE-2"
    do(state, f"explore {fog[0]}")
    assert state.acting() == state.box.actions[state.box.fog_action[0]]


@pytest.mark.rule("7C-CARD-15")
def test_the_front_of_an_exploration_card_is_anything_but_a_terrain() -> None:
    fronts = {card.type for card in shipped(1).box.cards if card.back == FOG}
    assert TERRAIN not in fronts
    assert len(fronts) >= 4


@pytest.mark.rule("7C-CARD-17", "7C-STATE-1")
def test_a_character_counts_as_a_state_and_has_a_power() -> None:
    state = table(2)
    assert states.burden(state, BRUNO) == 1
    hold(state, BRUNO, "A-104-1", "C01")
    assert states.burden(state, BRUNO) == 2
    assert all(state.box.cards[person].effects for person in state.characters)


@pytest.mark.rule("7C-ZONE-12", "7C-RESUME-1")
def test_the_past_is_returned_by_a_camp_alone_between_sessions() -> None:
    state = table(1)
    state.shift(number(state, "E930-1"), STOCK, PAST)
    undertake(again(state), "fish")
    go_on(state)
    assert "E930-1" in past(state)
    while asked(state) == "draw card":
        do(state, offered(state)[0])
        go_on(state)
    do(state, "camp")
    assert past(state) == []
    assert "E930-1" in names(state, STOCK)


@pytest.mark.rule("7C-TURN-1", "7C-TURN-8", "7C-ACTION-2")
def test_a_turn_goes_from_the_active_player_to_the_action_and_the_participants() -> None:
    """Then come the seven steps in their order."""
    state = table(2)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-L", "S-R", "S-1", "S-L2", "S-L3", "S-none")
    seen = [asked(again(state))]
    for move in (
        "active 0",
        "agree",
        "act T900 2",
        "join",
        "agree",
        "use 0.0",
        "apply C01 1",
        "trade 0",
        "extra 0",
    ):
        do(state, move)
        seen.append(asked(state))
        if move == "agree" and seen[-1] == "objects":
            assert state.participants() == [BRUNO, LUDOVIC]
    assert seen[:6] == ["group", "consent", "action", "offer", "accept", "objects"]
    assert seen[6:9] == ["lower cost", "trade", "extra cards"]
    do(state, "done")
    assert asked(state) == "skill"
    assert state.outcome == SUCCESS
    assert state.piles[DRAWN].bit_count() == 4


@pytest.mark.rule("7C-RESULT-1", "7C-RESULT-3", "7C-DISCARD-1", "7C-SKILL-1")
def test_all_drawn_cards_are_revealed_and_those_not_kept_are_discarded() -> None:
    state = table(1)
    curse = next(uid for uid in names(state, DECK) if state.box.curses >> number(state, uid) & 1)
    top(state, curse, "S-1", "S-L", "S-none", "S-R")
    begin(again(state), "think")
    do(state, "extra 0")
    assert not state.over
    assert state.view(0)["drawn"] == sorted(state.view(0)["drawn"], key=state.box.ids.index)
    assert set(state.view(0)["drawn"]) == {curse, "S-1", "S-L", "S-none", "S-R"}
    assert state.successes == 2
    do(state, "keep S-1")
    assert hand(state, BRUNO) == ["S-1"]
    assert set(names(state, DISCARD)) == {curse, "S-L", "S-none", "S-R"}
    assert not state.piles[DRAWN]


@pytest.mark.rule("7C-SEVEN-1", "7C-SEVEN-2", "7C-SEVEN-3")
@pytest.mark.parametrize(("applied", "sevens", "total"), [(True, 1, 1), (True, 0, 0), (False, 1, 0)])
def test_a_seven_star_is_worth_a_success_for_each_seven(applied: bool, sevens: int, total: int) -> None:
    state = table(1)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-7" if sevens else "S-none", "S-L", "S-L2", "S-L3")
    begin(again(state), "dig")
    do(state, "use 0.0", "apply C01 1", "extra 0", "apply C01 2" if applied else "done")
    assert state.total() == total
    go_on(state)
    assert state.outcome in (0, SUCCESS if total else FAILURE)


@pytest.mark.rule("7C-SKILL-2", "7C-SKILL-4", "7C-SKILL-6")
def test_a_kept_skill_goes_to_a_participant() -> None:
    state = table(3)
    top(state, "S-1", "ferriere-1", "penhallow-1", "quiroga-1", "S-L")
    begin(again(state), "think")
    do(state, "join", "agree", "stay", "trade 0", "extra 0")
    assert offered(state) == [
        *sorted(
            ("keep S-1", "keep S-L", "keep ferriere-1", "keep penhallow-1"),
            key=lambda text: number(state, text.split()[1]),
        ),
        "done",
    ]
    assert refused(state, "keep quiroga-1") == "7C-SKILL-4"
    do(state, "keep S-1")
    assert offered(state) == ["to 0", "to 1"]
    assert refused(state, "to 2") == "7C-SKILL-2"
    do(state, "to 1")
    assert hand(state, LUDOVIC) == ["S-1"]
    assert asked(state) == "group"


@pytest.mark.rule("7C-TERRAIN-4", "7C-REMIND-1", "7C-TERRAIN-2")
def test_a_terrain_that_comes_moves_nobody_and_brings_fog() -> None:
    cards = CARDS.replace(
        'success = [{ do = "take", card = "920" }]', 'success = [{ do = "take", card = "902" }]'
    )
    state = table(1, cards)
    lay(state, "T901")
    before = list(state.figure)
    undertake(again(state), "hunt")
    assert state.figure == before
    there = cell(state, "T902")
    assert state.fog[there + 1] > 0
    assert sum(value > 0 for value in state.fog) == 1


@pytest.mark.rule("7C-OBJECT-1", "7C-CARD-10", "7C-OBJECT-4")
def test_a_found_object_gets_a_die_on_its_resistance() -> None:
    cards = (
        CARDS.replace('card = "920"', 'card = "975"') + numbers(975) + event(975, "object", "resistance = 4")
    )
    state = table(1, cards)
    begin(again(state), "hunt")
    do(state, "extra 0")
    assert asked(state) == "stow"
    left = state.copy()
    do(state, "new object")
    assert state.dice[0] == 4
    assert names(state, INVENTORY) == ["E975"]
    do(left, "leave it")
    assert past(left) == ["E975"]


@pytest.mark.rule(
    "7C-RESUME-4",
    "7C-RESUME-5",
    "7C-RESUME-6",
    "7C-RESUME-7",
    "7C-RESUME-9",
    "7C-SAVE-3",
    "7C-SAVE-4",
    "7C-SAVE-5",
)
def test_a_camp_keeps_piles_hands_and_objects_as_they_are() -> None:
    state = table(2)
    hold(state, BRUNO, "C03", "A-104-1")
    equip(state, LUDOVIC, 5, "C01", "C02")
    top(state, "C05", "C06")
    state.shift(number(state, "C07"), DECK, DISCARD)
    kept = [*state.piles[DECK : DISCARD + 1], *state.piles[HAND : HAND + 2], state.piles[INVENTORY]]
    columns, dice, known = list(state.column), list(state.dice), list(state.top)
    do(again(state), "camp", "agree")
    assert [*state.piles[DECK : DISCARD + 1], *state.piles[HAND : HAND + 2], state.piles[INVENTORY]] == kept
    assert (state.column, state.dice, state.top) == (columns, dice, known)
    assert names(state, BOARD) == ["T900"]
    stand(state, "T900", BRUNO)
