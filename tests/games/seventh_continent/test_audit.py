"""Clauses that other tests only touch in passing, each with a test that fails if it is broken."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import board, move, states
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    DRAWN,
    FAILURE,
    FOG,
    HAND,
    ICONS,
    INVENTORY,
    PAST,
    RESOURCES,
    SATCHEL,
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
    piles,
    refused,
    shipped,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill, terrain


@pytest.mark.rule("7C-GOAL-4")
def test_cards_may_be_mixed_in_whose_curse_is_not_played() -> None:
    state = shipped(1, CARDS)
    assert "T760" in names(state, STOCK)
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
    state.shift(number(state, "E790-1"), STOCK, PAST)
    undertake(again(state), "fish")
    go_on(state)
    assert "E790-1" in past(state)
    while asked(state) == "draw card":
        do(state, offered(state)[0])
        go_on(state)
    do(state, "camp")
    assert past(state) == []
    assert "E790-1" in names(state, STOCK)


@pytest.mark.rule("7C-TURN-1", "7C-TURN-8", "7C-ACTION-2")
def test_a_turn_goes_from_the_active_player_to_the_action_and_the_participants() -> None:
    """Then come the seven steps in their order."""
    state = table(2)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-L", "S-R", "S-1", "S-L2", "S-L3", "S-none")
    seen = [asked(again(state))]
    for played in (
        "active 0",
        "agree",
        "act T760 2",
        "join",
        "agree",
        "use 0.0",
        "apply C01 1",
        "trade 0",
        "extra 0",
    ):
        do(state, played)
        seen.append(asked(state))
        if played == "agree" and seen[-1] == "objects":
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
        'success = [{ do = "take", card = "920" }]', 'success = [{ do = "take", card = "762" }]'
    )
    state = table(1, cards)
    lay(state, "T761")
    before = list(state.figure)
    undertake(again(state), "hunt")
    assert state.figure == before
    there = cell(state, "T762")
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
    assert names(state, BOARD) == ["T760"]
    stand(state, "T760", BRUNO)


@pytest.mark.rule("7C-ADJUST-1", "7C-ZONE-5")
def test_who_received_a_card_without_taking_part_keeps_the_limit_too() -> None:
    """G-60: participants, and every player who received a hand card during the action."""
    cards = CARDS.replace('card = "920" }', 'card = "975", who = "each_player" }') + numbers(975)
    cards += event(975, "bonus", 'kind = "positive"') + event(975, "bonus", 'kind = "positive"', "-2")
    state = table(2, cards)
    hold(state, LUDOVIC, "C01", "C02", "C03")
    begin(again(state), "hunt")
    do(state, "stay", "extra 0", "card E975", "to 0", "to 1")
    assert asked(state) == "excess"
    assert state.actor == LUDOVIC
    do(state, "pick C02")
    assert asked(state) == "group"
    assert "C02" in names(state, DISCARD)


@pytest.mark.rule("7C-ELIMINATED-1", "7C-TAKE-8")
def test_who_is_out_takes_no_card_any_more() -> None:
    """The first card that is taken ends the adventure of both; the second one is not taken (G-57)."""
    cards = CARDS.replace('card = "920" }', 'card = "975", who = "each_participant" }') + numbers(975)
    for suffix in ("", "-2"):
        cards += event(975, "temporary", 'on_reveal = [{ do = "eliminate" }]', suffix)
    state = table(3, cards)
    begin(again(state), "hunt")
    do(state, "join", "agree", "stay", "extra 0", "card E975")
    assert asked(state) == "new character"
    do(state, "done", "done")
    assert asked(state) == "group"
    assert "E975-2" in names(state, STOCK)
    assert past(state) == ["E975"]
    assert state.in_play() == [2]


@pytest.mark.rule("7C-ELIMINATED-4", "7C-CRAFT-5")
def test_a_skill_of_who_is_out_is_banished_when_its_object_is_discarded() -> None:
    """G-117."""
    state = table(3)
    equip(state, BRUNO, 2, "quiroga-5")
    state.play(again(state).parse("depart"), 2)
    do(state, "quit")
    assert names(state, INVENTORY) == ["quiroga-5"]
    state.play(state.parse("drop"), BRUNO)
    do(state, "abandon 0.0")
    assert "quiroga-5" in names(state, BANISHED)
    assert "quiroga-5" not in names(state, DISCARD)


@pytest.mark.rule("7C-FORBID-4", "7C-PERM-3", "7C-ICON-4")
def test_an_icon_in_one_of_several_arrows_is_done_for_one_terrain() -> None:
    """G-18: the terrain that this arrow points to."""
    cards = CARDS.replace(
        '{ side = "W" }, { side = "E" }', '{ side = "W", done_icon = "fish" }, { side = "E" }'
    )
    state = table(1, cards)
    for uid in ("T762", "T763", "E770"):
        lay(state, uid)
    assert board.done_icons(state, cell(state, "T762")) == 1 << ICONS.index("fish")
    assert board.done_icons(state, cell(state, "T763")) == 0


@pytest.mark.rule("7C-RESOURCE-2", "7C-RESOURCE-1")
def test_a_fire_elsewhere_provides_nothing_here() -> None:
    state = table(1)
    lay(state, "T761")
    fire = 1 << RESOURCES.index("fire")
    state.fire[BRUNO] = cell(state, "T761")
    assert not board.resources(state, cell(state, "T760"), 1) & fire
    assert board.resources(state, cell(state, "T761"), 1) & fire


@pytest.mark.rule("7C-TERRAIN-5", "7C-EXPLORE-4")
def test_a_place_with_fog_is_not_free() -> None:
    state = table(1)
    lay(state, "T760", fog=True)
    before = list(state.fog)
    assert any(value > 0 for value in before)
    state.epoch = 3
    board.lay_fog(state, cell(state, "T760"))
    assert state.fog == before


@pytest.mark.rule("7C-BANISH-4")
@pytest.mark.parametrize("where", [STOCK, PAST])
def test_green_to_gold_needs_a_gold_card_in_the_deck(where: int) -> None:
    """Otherwise the green card is banished and not replaced (G-71)."""
    turn = 'actions = [{ icon = "eat", cost = 0, difficulty = 0, success = [{ do = "gold_replace" }] }]'
    cards = (
        CARDS + numbers(975) + event(975, "permanent", turn) + event(975, "permanent", "", "-gold", "gold")
    )
    state = table(1, cards)
    attach(state, "E975", "T760")
    state.shift(number(state, "E975-gold"), STOCK, where)
    undertake(again(state), "eat", "E975")
    if asked(state) == "gold":
        do(state, "card E975-gold")
        go_on(state)
    assert "E975" in names(state, BANISHED)
    assert [state.box.ids[card] for card, _ in state.attached] == (["E975-gold"] if where == STOCK else [])


@pytest.mark.rule("7C-BANISH-4", "7C-TERRAIN-2")
def test_fog_follows_the_arrows_of_a_gold_terrain() -> None:
    """New arrows get fog; fog that no arrow points to any more is gone (G-131)."""
    turn = '{ icon = "play_music", cost = 0, difficulty = 0, success = [{ do = "gold_replace" }] }'
    green = terrain(960, 2, 'E = { box = "961" }', turn, y=3)
    gold = terrain(960, 2, 'W = { box = "962" }', y=3).replace(
        'id = "T960"', 'id = "T960-gold"\nback = "gold"'
    )
    state = table(1, CARDS + numbers(960, 961, 962) + green + gold)
    there = lay(state, "T960", fog=True)
    stand(state, "T960", BRUNO)
    assert state.fog[there + 1] > 0
    undertake(again(state), "play_music", "T960")
    if asked(state) == "gold":
        do(state, "card T960-gold")
        go_on(state)
    assert state.cells[there] == number(state, "T960-gold")
    assert state.fog[there + 1] == 0
    assert state.fog[there - 1] > 0
    assert state.figure[BRUNO] == there


@pytest.mark.rule("7C-ENERGY-4")
@pytest.mark.parametrize(("deck", "answers"), [(3, False), (1, True)])
def test_effects_answer_when_the_deck_becomes_empty_and_not_before(deck: int, answers: bool) -> None:
    loses = 'actions = [{ icon = "eat", cost = 0, difficulty = 0, success = [{ do = "lose", n = 1 }] }]'
    answer = 'effects = [{ on = { at = "deck_empties" }, do = [{ do = "place_fire" }] }]'
    state = table(1, CARDS + skill("S-lose", "", loses) + skill("S-fire", "", answer))
    piles(state, [f"C{n:02d}" for n in range(1, deck + 1)], ["C20", "C21"])
    hold(state, BRUNO, "S-lose", "S-fire")
    undertake(again(state), "eat", "S-lose")
    do(state, "card C01")
    go_on(state)
    assert (state.fire[BRUNO] == state.figure[BRUNO]) == answers


@pytest.mark.rule("7C-STATE-4")
@pytest.mark.parametrize(("reach", "asks"), [("self", False), ("any_participant", True)])
def test_only_effects_that_reach_so_far_cancel_the_state_of_another(reach: str, asks: bool) -> None:
    saves = f'effects = [{{ step = "acquire_state", cancel = ["wounded"], reach = "{reach}" }}]'
    cards = CARDS.replace(', who = "each_participant" }] }', " }] }")
    state = table(2, cards + skill("S-save", "", saves))
    hold(state, LUDOVIC, "S-save")
    begin(again(state), "heal")
    do(state, "join", "agree")
    for _ in range(8):
        if asked(state) in ("take card", "cancel state"):
            break
        do(state, offered(state)[0])
    do(state, "card A-104-1")
    assert any("S-save" in move for move in offered(state)) == asks


@pytest.mark.rule("7C-SAVE-1")
def test_actions_between_two_camps_are_counted_from_the_last_one() -> None:
    state = table(1, camp_min_actions="1")
    assert refused(state, "camp") == "7C-SAVE-1"
    undertake(state, "hunt")
    do(state, "camp")
    assert refused(state, "camp") == "7C-SAVE-1"


@pytest.mark.rule("7C-MANDATORY-2")
def test_mandatory_actions_follow_in_the_order_of_reveal() -> None:
    """G-19."""
    both = 'success = [{ do = "take", card = "921" }, { do = "take", card = "922" }]'
    state = table(1, CARDS.replace('success = [{ do = "take", card = "920" }]', both))
    begin(again(state), "hunt")
    do(state, "extra 0")
    assert state.mandatory
    assert state.acting().card == number(state, "E921")
    assert [row[0] for row in state.pending] == [number(state, "E922")]


@pytest.mark.rule("7C-ACTION-COST-3", "7C-ACTION-COST-6")
def test_a_locked_action_that_cannot_be_paid_is_not_traded_down() -> None:
    state = table(2)
    piles(state, ["C01", "C02"], [])
    assert "open T760" not in actions(again(state))
    assert "think T760" in actions(state)


@pytest.mark.rule("7C-DAMAGE-1", "7C-DAMAGE-2")
def test_damage_is_not_lost_while_a_die_can_take_it() -> None:
    """Two and two, damage three: the first point falls on the first object, so that all three are taken."""
    state = table(1)
    equip(state, BRUNO, 2, "C01")
    equip(state, BRUNO, 2, "C02")
    begin(again(state), "fight")
    while asked(state) in ("objects", "extra cards"):
        do(state, "done" if asked(state) == "objects" else "extra 0")
    assert sum(state.dice) == 3
    assert offered(state) == ["hit 0.0", "hit 0.1"]
    do(state, "hit 0.1")
    assert sum(state.dice) == 1


@pytest.mark.rule("7C-MANDATORY-5", "7C-MOVE-1")
def test_a_figure_that_stays_does_not_arrive() -> None:
    """G-22."""
    arrival = 'on_arrival = { icon = "hide", cost = 0, difficulty = 0 }'
    state = table(2, CARDS + numbers(960) + terrain(960, 0, "", y=1, more=arrival))
    there = lay(state, "T960")
    stand(state, "T960", LUDOVIC)
    move.go(state, 0b11, there)
    assert [row[4] for row in state.pending] == [1 << BRUNO]


@pytest.mark.rule("7C-AUTH-1", "7C-HIDDEN-3")
def test_a_card_that_a_flag_leads_to_is_not_reached_by_its_number() -> None:
    flagged = event(797, "quest_item", "").replace(
        "[adventure.face]", 'authorised_by.any_of = ["796"]\n[adventure.face]'
    )
    state = table(1, CARDS + numbers(796, 797) + event(796, "quest_item", "") + flagged)
    state.shift(number(state, "E796"), STOCK, SATCHEL)
    do(again(state), "look", "search E796", "enter 797")
    assert "E797" in names(state, STOCK)
    assert state.wrong == [(number(state, "E796"), 1)]


@pytest.mark.rule("7C-EXPLORE-2")
def test_a_place_that_was_filled_meanwhile_gets_no_second_card() -> None:
    own = (
        '[[exploration]]\nid = "X-own"\nzone = "I"\n[exploration.face]\ntype = "temporary"\n'
        'title = { fr = "X", en = "X" }\n'
        'on_reveal = [{ do = "take", card = "761", places = [{ at = { sheet = 9, x = 1, y = 0 } }] }]\n'
    )
    state = table(1, CARDS + own)
    lay(state, "T760", fog=True)
    state.shift(number(state, "E790-1"), STOCK, PAST)
    do(again(state), "active 0", "explore 1")
    while asked(state) != "turn fog":
        found = offered(state)
        do(state, next(move for move in ("done", "extra 0", "card C35", found[0]) if move in found))
    do(state, "card X-own")
    go_on(state)
    assert "T761" in names(state, BOARD)
    assert set(past(state)) == {"E790-1", "X-own"}
