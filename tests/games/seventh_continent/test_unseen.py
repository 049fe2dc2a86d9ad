"""What nobody sees, and what walks: cards banished by number, changing zones, events that follow, and the like."""

from __future__ import annotations

from fractions import Fraction

import pytest

from portulan.games.seventh_continent import board, steps
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, DISCARD, OUT, PAST, STOCK
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


def act(uid: str, *operations: str, more: str = "") -> str:
    """Writes a skill whose action does something at once."""
    action = f'{{ icon = "take", cost = 0, difficulty = 0{more}, success = [{", ".join(operations)}] }}'
    return skill(uid, "", f"actions = [{action}]")


def holding(uid: str, *operations: str, players: int = 1, **options: str) -> SeventhContinent:
    """Sets a table at which Bruno holds such a skill."""
    state = table(players, CARDS + act(uid, *operations), **options)
    hold(state, BRUNO, uid)
    return again(state)


BANISH = '{ do = "banish_number", card = "790" }'


# Banishing unseen


@pytest.mark.rule("7C-BANISH-3")
def test_a_green_card_is_banished_and_nobody_sees_which() -> None:
    state = holding("S-ban", BANISH)
    undertake(state, "take", "S-ban")
    assert not state.piles[BANISHED]
    assert state.view(0)["unseen"] == {"790": 1}
    assert "E790" not in str(state.view(0))
    undertake(state, "listen")
    assert asked(state) == "take card"
    assert sorted(offered(state)) == ["card E790-1", "card E790-2"]
    do(state, "card E790-1")
    go_on(state)
    assert past(state) == ["E790-1"]
    undertake(state, "listen")
    assert set(past(state)) == {"E790-1", "E790-gold"}
    assert state.faults() == []


@pytest.mark.rule("7C-BANISH-3", "7C-TAKE-4")
def test_each_green_card_banished_unseen_is_one_fewer() -> None:
    state = holding("S-ban", BANISH)
    for _ in range(3):
        undertake(state, "take", "S-ban")
    assert state.view(0)["unseen"] == {"790": 2}
    assert board.available(state, 790) == 1 << number(state, "E790-gold")
    undertake(state, "listen")
    assert past(state) == ["E790-gold"]


@pytest.mark.rule("7C-BANISH-3")
def test_a_card_that_was_seen_was_not_banished() -> None:
    """One of three is banished; one is drawn and comes back: it is there for certain, each other one half as likely."""
    more = numbers() + event(790, "temporary", "", "-3")
    state = table(1, CARDS + act("S-ban", BANISH) + more)
    hold(state, BRUNO, "S-ban")
    undertake(again(state), "take", "S-ban")
    undertake(state, "listen")
    assert len(state.moves()) == 3
    do(state, "card E790-3")
    go_on(state)
    state.shift(number(state, "E790-3"), PAST, STOCK)
    chances = {uid: Fraction(weight, 4) for uid, weight in weights(state).items()}
    assert chances == {"E790-1": Fraction(1, 4), "E790-2": Fraction(1, 4), "E790-3": Fraction(1, 2)}
    undertake(again(state), "take", "S-ban")
    assert state.view(0)["unseen"] == {"790": 2}
    assert weights(state) == {"E790-1": 1, "E790-2": 1, "E790-3": 2}


def weights(state: SeventhContinent) -> dict[str, int]:
    """Tells how likely each card of 790 is to be taken."""
    base = state.game.space.named("card").base
    return {state.box.ids[outcome - base]: weight for outcome, weight in board.take_weights(state, 790)}


@pytest.mark.rule("7C-BANISH-3")
@pytest.mark.parametrize("option", ["off", "on"])
def test_with_no_green_card_in_the_deck(option: str) -> None:
    """Nothing, or a green card of the Past, which everybody has seen (G-75)."""
    state = holding("S-ban", BANISH, banish_from_past=option)
    for uid in ("E790-1", "E790-2"):
        state.shift(number(state, uid), STOCK, PAST)
    undertake(again(state), "take", "S-ban")
    if option == "on":
        assert sorted(offered(state)) == ["card E790-1", "card E790-2"]
        do(state, "card E790-2")
        go_on(state)
    assert names(state, BANISHED) == (["E790-2"] if option == "on" else [])
    assert state.view(0)["unseen"] == {}


@pytest.mark.rule("7C-BANISH-3", "7C-TAKE-6")
def test_what_was_banished_unseen_stays_so_when_the_past_returns() -> None:
    state = holding("S-ban", BANISH)
    undertake(state, "take", "S-ban")
    do(state, "camp")
    assert state.view(0)["unseen"] == {"790": 1}


# Zones


@pytest.mark.rule("7C-RETURN-2", "7C-SETUP-10")
def test_an_exploration_card_is_set_aside_and_comes_back() -> None:
    remove, add = ('{ do = "remove_from_zone", card = "X-I-05" }', '{ do = "add_to_zone", card = "X-I-05" }')
    state = table(1, CARDS + act("S-out", remove) + act("S-in", add))
    zone_one = [uid for uid in names(state, STOCK) if uid.startswith("X-I-")]
    hold(state, BRUNO, "S-out", "S-in")
    lay(state, "T760", fog=True)
    undertake(again(state), "take", "S-out")
    assert "X-I-05" in names(state, OUT)
    assert "X-I-05" not in str(state.view(0))
    there = state.fog.index(next(value for value in state.fog if value > 0))
    assert number(state, "X-I-05") not in turned(state, there)
    undertake(state, "take", "S-in")
    assert "X-I-05" in names(state, STOCK)
    assert number(state, "X-I-05") not in turned(state, there)
    assert len(turned(state, there)) == len(zone_one) - 1


def turned(state: SeventhContinent, there: int) -> list[int]:
    """Lists the cards that may lie under the fog of a place."""
    base = state.game.space.named("card").base
    return [outcome - base for outcome, _ in board.fog_weights(state, there)]


@pytest.mark.rule("7C-RETURN-2")
def test_a_zone_that_lies_on_the_board_gives_none() -> None:
    state = holding("S-out", '{ do = "remove_from_zone", card = "X-I-05" }')
    lay(state, "T760", fog=True)
    for uid in state.box.content.ids("exploration"):
        if uid != "X-I-05":
            state.shift(number(state, uid), STOCK, PAST)
    undertake(again(state), "take", "S-out")
    assert "X-I-05" in names(state, STOCK)


@pytest.mark.rule("7C-SETUP-10")
def test_a_card_that_is_only_ever_added_begins_aside() -> None:
    add = '{ do = "add_to_zone", card = "X-I-05" }'
    state = table(1, CARDS + act("S-in", add))
    assert "X-I-05" in names(state, OUT)
    both = table(1, CARDS + act("S-in", add) + act("S-out", '{ do = "remove_from_zone", card = "X-I-05" }'))
    assert "X-I-05" in names(both, STOCK)


# Events that walk


@pytest.mark.rule("7C-PERM-2")
def test_an_event_follows_the_nearest_figure_one_terrain_at_a_time() -> None:
    state = table(2, CARDS + act("S-hunt", '{ do = "relink", event = "920" }'))
    hold(state, BRUNO, "S-hunt")
    for uid in ("T761", "T762"):
        lay(state, uid)
    attach(state, "E920", "T762")
    stand(state, "T761", LUDOVIC)
    stand(state, "T760", BRUNO)
    undertake(again(state), "take", "S-hunt")
    assert state.attached == [(number(state, "E920"), cell(state, "T761"))]
    undertake(state, "take", "S-hunt")
    assert state.attached == [(number(state, "E920"), cell(state, "T761"))]
    stand(state, "T762", LUDOVIC)
    undertake(again(state), "take", "S-hunt")
    assert state.attached == [(number(state, "E920"), cell(state, "T760"))]


@pytest.mark.rule("7C-PERM-2")
def test_an_event_is_linked_to_a_terrain_by_its_number() -> None:
    state = holding("S-link", '{ do = "relink", event = "920", terrain = "761" }')
    lay(state, "T761")
    attach(state, "E920", "T760")
    assert "eat E920" in actions(again(state))
    undertake(state, "take", "S-link")
    assert "eat E920" not in actions(state)
    other = holding("S-link", '{ do = "relink", event = "920", terrain = "761" }')
    attach(other, "E920", "T760")
    undertake(again(other), "take", "S-link")
    assert "eat E920" in actions(other)


@pytest.mark.rule("7C-MOVE-4", "7C-MOVE-3")
def test_a_one_way_obstacle_is_crossed_from_its_first_arrow_only() -> None:
    one_way = CARDS.replace("obstacle = true\n", "obstacle = true\none_way = true\n")
    for cards, uid, can in ((one_way, "T762", True), (one_way, "T763", False), (CARDS, "T763", True)):
        state = table(1, cards)
        for there in ("T761", "T762", "T763", "E770"):
            lay(state, there)
        stand(state, uid, BRUNO)
        assert ("climb E770" in actions(again(state))) == can


@pytest.mark.rule("7C-MOVE-4")
def test_nobody_crosses_to_nowhere() -> None:
    cards = CARDS.replace('{ side = "W" }, { side = "E" }', '{ side = "W" }')
    state = table(1, cards)
    for there in ("T762", "E770"):
        lay(state, there)
    stand(state, "T762", BRUNO)
    assert actions(again(state)) == []
    for uid in ("T761", "E920"):
        lay(state, uid) if uid == "T761" else attach(state, uid, "T762")
    do(again(state), "active 0")
    assert refused(state, "act E770 1") == "7C-MOVE-4"


# Effects at other moments


@pytest.mark.rule("7C-CARD-1")
def test_an_effect_at_the_step_take() -> None:
    """Its owner may apply it when they take a card, before it is resolved; once an action."""
    wise = skill(
        "S-wise", "", 'effects = [{ step = "take", icons = ["hunt"], do = [{ do = "recover", n = 1 }] }]'
    )
    state = table(1, CARDS + wise)
    hold(state, BRUNO, "S-wise")
    state.shift(number(state, "C01"), 2, DISCARD)
    begin(again(state), "hunt")
    do(state, "extra 0")
    assert asked(state) == "at taking"
    assert offered(state) == ["apply S-wise 1", "done"]
    assert refused(state, "apply C01 1") == "7C-CARD-1"
    do(state, "apply S-wise 1", "card C01")
    go_on(state)
    assert state.piles[DISCARD] == 0
    assert "E920" in names(state, 10)
    other = table(1, CARDS + wise)
    hold(other, BRUNO, "S-wise")
    undertake(again(other), "offer")
    assert past(other) == ["E921"]


@pytest.mark.rule("7C-CARD-1")
@pytest.mark.parametrize(("reach", "asks"), [("self", False), ("any_participant", True)])
def test_an_effect_at_the_step_take_of_another(reach: str, asks: bool) -> None:
    wise = skill(
        "S-wise",
        "",
        f'effects = [{{ step = "take", reach = "{reach}", do = [{{ do = "recover", n = 1 }}] }}]',
    )
    state = table(2, CARDS + wise)
    hold(state, LUDOVIC, "S-wise")
    begin(again(state), "hunt")
    do(state, "join", "agree")
    if asked(state) == "extra cards":
        do(state, "extra 0")
    assert (asked(state) == "at taking") == asks


@pytest.mark.rule("7C-TURN-5")
@pytest.mark.parametrize(("active", "offered_it"), [(BRUNO, False), (LUDOVIC, True)])
def test_an_effect_for_the_actions_of_others(active: int, offered_it: bool) -> None:
    """`reach` "active": only in actions that another player undertakes."""
    kind_word = skill(
        "S-kind",
        "",
        'effects = [{ step = "cost", icons = ["think"], reach = "active", mods = { cost = -1 } }]',
    )
    state = table(2, CARDS + kind_word)
    hold(state, BRUNO, "S-kind")
    begin(again(state), "think", by=active)
    do(state, "join", "agree")
    assert ("apply S-kind 1" in offered(state)) == offered_it


@pytest.mark.rule("7C-RESOURCE-1", "7C-CRAFT-2")
def test_a_card_in_hand_provides_when_its_effect_is_applied() -> None:
    """Any card of a participant that says so counts; at the step "resource" once it is applied (G-111)."""
    rope = event(970, "bonus", 'kind = "positive"\nprovides = ["vine"]')
    coil = event(
        971,
        "bonus",
        'kind = "positive"\nprovides = ["vine"]\neffects = [{ step = "resource", icons = ["craft"] }]',
    )
    net = skill(
        "S-net",
        "",
        "[skill.craft]\ncost = 3\nmaterials = { vine = 2 }\nobject = { resistance = 2 }\n",
    )
    cards = CARDS + numbers(970, 971) + rope + coil + net
    for uid, first in (("E970", "materials"), ("E971", "provide"), ("C02", "extra cards")):
        state = table(1, cards)
        hold(state, BRUNO, "S-net", uid)
        begin(again(state), "craft", "S-net")
        assert asked(state) == first
        if uid == "E971":
            assert offered(state) == ["apply E971 1", "done"]
            declined = state.copy()
            do(declined, "done")
            assert asked(declined) == "extra cards"
            assert refused(state, "apply E970 1") == "7C-RESOURCE-1"
            do(state, "apply E971 1")
        if uid != "C02":
            do(state, "with vine")
            assert state.cost == 1


# What can be paid, and who can


@pytest.mark.rule("7C-FORBID-2")
def test_a_prerequisite_is_met_by_those_who_take_part() -> None:
    """Announced because Ludovic could help; without him it is not undertaken, and no turn was played (G-14)."""
    needs = ', requires = [{ is = "has_bonus", card = "970" }]'
    cards = CARDS + numbers(970) + event(970, "bonus", 'kind = "positive"') + act("S-odd", BANISH, more=needs)
    for helps in (False, True):
        state = table(2, cards)
        hold(state, BRUNO, "S-odd")
        hold(state, LUDOVIC, "E970")
        begin(again(state), "take", "S-odd")
        before = state.turns
        do(state, *(("join", "agree") if helps else ("stay",)))
        go_on(state)
        assert asked(state) == "group"
        assert state.turns == before - (not helps)
        assert bool(state.unseen) == helps
        assert state.action == -1
    alone = table(2, cards)
    hold(alone, BRUNO, "S-odd")
    assert "take S-odd" not in actions(again(alone))


@pytest.mark.rule("7C-ACTION-COST-6")
def test_more_than_there_is_cannot_be_drawn() -> None:
    """The action is legal if effects or the trade can bring the cost down far enough; then they must (G-32)."""
    state = table(1)
    curses = [card for card in state.box.ids if state.box.curses >> number(state, card) & 1][:4]
    piles(state, curses, [])
    assert "dig T760" not in actions(again(state))
    assert "think T760" not in actions(state)
    assert "open T760" in actions(state)
    equip(state, BRUNO, 3, "C01")
    assert "dig T760" in actions(again(state))
    begin(state, "dig")
    do(state, "use 0.0")
    assert asked(state) == "draw card"
    assert state.cost == 4
    two = table(2)
    piles(two, curses, [])
    assert "think T760" in actions(again(two))
    begin(two, "think")
    do(two, "join", "agree")
    assert offered(two) == [f"trade {x}" for x in range(1, 6)]
    alone = table(2)
    piles(alone, curses, [])
    begin(again(alone), "think")
    do(alone, "stay")
    assert asked(alone) == "group"
    assert alone.turns == 0


@pytest.mark.rule("7C-RESULT-5")
def test_pairs_are_counted_as_the_active_player_says() -> None:
    """DP-14, where the table plays so."""
    state = table(1, pairing="choose")
    top(state, "S-L", "S-R", "S-L2", "S-R7", "S-1")
    begin(again(state), "think")
    do(state, "extra 0")
    assert asked(state) == "pairs"
    assert offered(state) == ["pair 0", "pair 1", "pair 2"]
    assert refused(state, "pair 3") == "7C-RESULT-5"
    assert state.successes == 1
    do(state, "pair 1")
    assert state.successes == 2
    none = table(1, pairing="choose")
    top(none, "S-L", "S-L2", "S-L3", "S-1", "S-none")
    begin(again(none), "think")
    do(none, "extra 0")
    assert asked(none) == "skill"


# Grids


@pytest.mark.rule("7C-MOVE-3")
def test_a_place_beyond_the_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="beyond the 12 columns"):
        table(1, CARDS + numbers(990) + terrain(990, 12, ""))


def test_no_number_of_an_effect_or_a_program_is_told() -> None:
    """They count what stands on cards that nobody has taken."""
    state = shipped(1)
    number_of = state.box.effects[0].number
    state.stack.append((steps.LOWER, BRUNO, number_of))
    assert state.step is not None
    assert "after" in state.step.named(state.stack[-1])
    assert set(state.view(BRUNO)["asked"]) == {"seat"}
