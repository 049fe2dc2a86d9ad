"""More than one: the second player, the second object, the second card of what a rule tells of one after the other."""

from __future__ import annotations

import pytest

from portulan.engine.events import EventFamily
from portulan.games.seventh_continent import ending, events, move, steps
from portulan.games.seventh_continent.board import BEING_FREED
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    NONE,
    OPEN,
    PAST,
    SLOTS,
    STOCK,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
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
    piles,
    refused,
    satchel,
    stand,
    table,
    top,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill, terrain


def act(uid: str, operation: str) -> str:
    """Writes a skill whose action costs nothing, succeeds, and does one thing."""
    return skill(
        uid, "", f'actions = [{{ icon = "think", cost = 0, difficulty = 0, success = [{operation}] }}]'
    )


MORE = "".join(
    (
        CARDS.replace('resources = ["wood", "vine"]', 'resources = ["wood", "stone"]'),
        act("S-give-up", '{ do = "discard", what = { which = "hand", who = "each_participant" } }'),
        act("S-recall", '{ do = "draw_to_hand", n = 2, source = "discard" }'),
        act("S-drop", '{ do = "discard", what = { which = "satchel" } }'),
        act("S-two", '{ do = "discard", what = { which = "hand", n = 2 } }'),
        act("S-strip", '{ do = "discard", what = { which = "inventory" } }'),
        act("S-raze", '{ do = "discard", what = { which = "board" } }'),
        skill("S-luck", "", 'effects = [{ step = "result", mods = { stars = 1 } }]'),
        skill("S-more", "", 'effects = [{ step = "result", mods = { stars = 1 } }]'),
        act("S-gather", '{ do = "recover", n = 2, how = "choice" }'),
        act("S-last", '{ do = "take", card = "995", flags = ["sail"] }'),
        skill("S-hut", "", "[skill.craft]\ncost = 9\nmaterials = { wood = 3, stone = 2 }\n"
              "object = { resistance = 1 }\n"),
        act("S-call", '{ do = "take", card = "793" }'),
        numbers(793),
        event(793, "temporary", 'mandatory = { icon = "hide", cost = 0, difficulty = 0,'
              ' requires = [{ is = "fire_here" }],'
              ' failure = [{ do = "draw_to_hand", n = 1, source = "discard" }] }'),
        skill("S-pry", "", 'effects = [{ step = "cost", icons = ["open"], mods = { cost = -1 } }]'),
        skill("S-glove", "", "[skill.craft]\ncost = 0\n[skill.craft.object]\nresistance = 2\n"
              'flags = [{ symbol = "hand", n = 12 }]\n'),
        '[[number]]\nid = "995"\n[[adventure]]\nid = "E995"\nnumber = "995"\n[adventure.face]\n'
        'type = "temporary"\ntitle = { fr = "995", en = "995" }\n',
    )
)  # fmt: skip


def thinking(uid: str, players: int = 1) -> SeventhContinent:
    """Sets a table with one of these skills in Bruno's hand."""
    state = table(players, MORE)
    hold(state, BRUNO, uid)
    return again(state)


# Objects


@pytest.mark.rule("7C-ACTION-OBJECT-1")
def test_two_objects_are_used_in_their_order() -> None:
    """Both may be used; after the second one the first is not named any more, so that a set is named in one way."""
    state = table(1)
    equip(state, BRUNO, 3, "C01")
    equip(state, BRUNO, 2, "A-700-g1")
    begin(again(state), "dig")
    assert offered(state) == ["use 0.0", "use 0.1", "done"]
    both = do(state.copy(), "use 0.0", "use 0.1")
    assert both.dice[:2] == [2, 1]
    do(state, "use 0.1")
    assert asked(state) != "objects"
    assert state.dice[:2] == [3, 1]


@pytest.mark.rule("7C-ACTION-OBJECT-1")
def test_an_object_that_was_passed_over_is_not_used() -> None:
    state = table(1)
    for uid in ("C01", "A-700-g1", "A-711-g1"):
        equip(state, BRUNO, 2, uid)
    begin(again(state), "dig")
    do(state, "use 0.1")
    assert offered(state) == ["use 0.2", "done"]
    assert refused(state, "use 0.0") == "7C-ACTION-OBJECT-1"


@pytest.mark.rule("7C-ACTION-OBJECT-5", "7C-FLAG-2")
def test_a_symbol_that_the_action_does_not_call_for() -> None:
    """A swim has a box with a sail beside it: the raft serves, the glove with its hand does not."""
    state = table(1, MORE)
    equip(state, BRUNO, 2, "S-glove")
    equip(state, BRUNO, 4, "C02")
    begin(again(state), "swim")
    assert offered(state) == ["use 0.1", "done"]
    assert refused(state, "use 0.0") == "7C-ACTION-OBJECT-5"


@pytest.mark.rule("7C-OBJECT-3")
@pytest.mark.parametrize(("reading", "given"), [("on", True), ("off", False)])
def test_a_found_card_for_whoever_has_no_die_left(reading: str, given: bool) -> None:
    """G-101: with three objects Ludovic can only assemble it, where the table lets him."""
    state = table(2, direct_gift_assemble=reading)
    state.party = 0b11
    for uid in ("C01", "C03", "C05"):
        equip(state, LUDOVIC, 2, uid)
    found = number(state, "A-700-g1")
    state.shift(found, STOCK, OPEN)
    state.stack.append((steps.STOW, BRUNO, found, 1, 0))
    assert ("to 1" in offered(again(state))) == given


@pytest.mark.rule("7C-JOIN-2", "7C-ZONE-8")
def test_objects_are_discarded_until_the_limit_holds() -> None:
    """Three players have two dice each: of four objects two go, one after the other."""
    state = table(3)
    for uid in ("C01", "C03", "C05", "C06"):
        equip(state, BRUNO, 2, uid)
    state.stack.append((steps.CHECK_LIMITS,))
    assert offered(again(state)) == ["abandon 0.0", "abandon 0.1", "abandon 0.2", "abandon 0.3"]
    assert refused(state, "abandon 1.0") == "7C-JOIN-2"
    do(state, "abandon 0.1")
    assert offered(state) == ["abandon 0.0", "abandon 0.2", "abandon 0.3"]
    do(state, "abandon 0.3")
    assert asked(state) == "group"
    assert {"C03", "C06"} <= set(names(state, DISCARD))


@pytest.mark.rule("7C-GIVE-1", "7C-DROP-1")
def test_a_gift_needs_somebody_on_the_same_terrain() -> None:
    """An object can be dropped anywhere, and is given only to who stands there too."""
    state = table(2)
    lay(state, "T761")
    equip(state, BRUNO, 3, "C03")
    assert {"give", "drop"} <= set(offered(again(state)))
    assert state.why_not(state.parse("give")) == ""
    stand(state, "T761", LUDOVIC)
    assert "drop" in offered(again(state))
    assert refused(state, "give") == "7C-GIVE-1"


@pytest.mark.rule("7C-GIVE-1", "7C-GIVE-2")
def test_the_owner_of_the_other_object_agrees_to_an_exchange() -> None:
    """Without that nothing changes hands, and no card is discarded for it."""
    state = table(3)
    equip(state, BRUNO, 3, "C03")
    equip(state, THIRD, 2, "C01")
    do(again(state), "give", "swap 0.0 for 2.0")
    assert (asked(state), state.actor) == ("gift", THIRD)
    do(state, "object")
    assert [state.dice[slot] for slot in (0, 2 * SLOTS)] == [3, 2]
    assert names(state, DISCARD) == []


@pytest.mark.rule("7C-GIVE-2", "7C-GIVE-1")
def test_only_the_objects_of_an_exchange_change_hands() -> None:
    """Bruno's stick with its second card goes, what he has beside it stays, and so does what Ludovic has."""
    state = table(2)
    equip(state, BRUNO, 3, "C03", "C12")
    equip(state, BRUNO, 4, "C02")
    equip(state, LUDOVIC, 2, "C01")
    equip(state, LUDOVIC, 1, "C06")
    top(state, "C20", "C21")
    do(again(state), "give", "swap 0.0 for 1.0", "agree")
    held = [[state.box.ids[card] for card in state.object_cards(slot)] for slot in (0, 1, SLOTS, SLOTS + 1)]
    assert held == [["C01"], ["C02"], ["C03", "C12"], ["C06"]]
    assert [state.dice[slot] for slot in (0, 1, SLOTS, SLOTS + 1)] == [2, 4, 3, 1]


@pytest.mark.rule("7C-CRAFT-2", "7C-RESOURCE-1")
def test_every_resource_of_a_skill_lowers_the_cost() -> None:
    """Wood takes three cards off, stone two more."""
    state = table(1, MORE)
    lay(state, "T761")
    lay(state, "T762")
    stand(state, "T762", BRUNO)
    hold(state, BRUNO, "S-hut")
    begin(again(state), "craft", "S-hut")
    assert offered(state) == ["with wood", "with stone", "done"]
    do(state, "with wood")
    assert offered(state) == ["with stone", "done"]
    do(state, "with stone")
    assert state.cost == 4
    assert asked(state) == "extra cards"


@pytest.mark.rule("7C-ACTION-COST-7", "7C-ACTION-COST-8")
def test_no_more_cards_are_added_than_there_are() -> None:
    """Eight cards in deck and Discard, six for the dig: two more may be drawn, and for a locked action none."""
    state = table(1)
    piles(state, [f"C{n:02d}" for n in range(1, 6)], ["C10", "C11", "C12"])
    begin(again(state), "dig")
    assert offered(state) == ["extra 0", "extra 1", "extra 2"]
    assert refused(state, "extra 3") == "7C-ACTION-COST-7"
    locked = table(2, MORE)
    hold(locked, LUDOVIC, "S-pry")
    begin(again(locked), "open", "T760")
    do(locked, "join", "agree")
    assert asked(locked) == "lower cost"
    locked.stack.append((steps.EXTRA, BRUNO))
    assert locked.why_not(locked.parse("extra 1")) == "7C-ACTION-COST-8"


# Hands and piles


@pytest.mark.rule("7C-VERB-2", "7C-CONSEQUENCE-4")
def test_each_participant_discards_a_card_of_their_own_hand() -> None:
    state = thinking("S-give-up", 2)
    hold(state, LUDOVIC, "C10", "C11")
    begin(again(state), "think", "S-give-up")
    do(state, "join", "agree", "extra 0")
    assert hand(state, BRUNO) == [], "the only card goes without a question"
    assert (state.actor, offered(state)) == (LUDOVIC, ["pick C10", "pick C11"])
    do(state, "pick C11")
    assert hand(state, LUDOVIC) == ["C10"]


@pytest.mark.rule("7C-VERB-2")
def test_whoever_acts_picks_a_quest_item_for_all() -> None:
    """The Satchel is everybody's: Ludovic, whose action says so, picks what leaves it."""
    state = table(2, MORE)
    hold(state, LUDOVIC, "S-drop")
    satchel(state, "A-063-g1", "A-191-g1")
    begin(state, "think", "S-drop", LUDOVIC)
    do(state, "stay", "extra 0")
    assert (state.actor, offered(state)) == (LUDOVIC, ["pick A-063-g1", "pick A-191-g1"])
    do(state, "pick A-191-g1")
    assert past(state) == ["A-191-g1"]


@pytest.mark.rule("7C-VERB-2")
def test_two_cards_of_a_hand_are_discarded_one_after_the_other() -> None:
    state = thinking("S-two")
    hold(state, BRUNO, "C10", "C11", "C12")
    begin(again(state), "think", "S-two")
    do(state, "extra 0", "pick C11")
    assert set(offered(state)) == {"pick S-two", "pick C10", "pick C12"}
    do(state, "pick C10")
    assert asked(state) == "group"
    assert sorted(hand(state, BRUNO)) == ["C12", "S-two"]


@pytest.mark.rule("7C-ELIMINATED-5", "7C-JOIN-1")
def test_a_new_character_is_nobody_who_plays_or_is_out() -> None:
    """Ludovic's adventure ends: he goes on as somebody else, not as Bruno's character and not as his own."""
    state = table(2)
    begin(state, "pray", by=LUDOVIC)
    do(state, "stay", "extra 0")
    assert (asked(state), state.actor) == ("new character", LUDOVIC)
    assert refused(state, "be ferriere") == "7C-ELIMINATED-5"
    assert refused(state, "be penhallow") == "7C-ELIMINATED-5"
    assert {"be quiroga", "be vogt", "be sahin"} <= set(offered(state))


@pytest.mark.rule("7C-SKILL-4", "7C-VERB-2")
def test_two_skills_come_into_a_hand() -> None:
    state = thinking("S-recall")
    for uid in ("C05", "C06", "C10"):
        state.shift(number(state, uid), DECK, DISCARD)
    begin(again(state), "think", "S-recall")
    do(state, "extra 0", "pick C05")
    assert offered(state) == ["pick C06", "pick C10"]
    do(state, "pick C06")
    assert asked(state) == "group"
    assert {"C05", "C06"} <= set(hand(state, BRUNO))
    assert names(state, DISCARD) == ["C10"]


@pytest.mark.rule("7C-ADJUST-1", "7C-MANDATORY-5")
def test_the_hand_limit_holds_after_a_mandatory_action_that_could_not_be_undertaken() -> None:
    """G-20, where it counts as failed: a sixth skill comes by that, and one of six is discarded."""
    state = table(1, MORE, impossible_mandatory="fail")
    hold(state, BRUNO, "S-call", "C10", "C11", "C12", "C13")
    state.shift(number(state, "C05"), DECK, DISCARD)
    begin(again(state), "think", "S-call")
    do(state, "extra 0")
    assert asked(state) == "excess"
    do(state, "pick C10")
    assert asked(state) == "group"
    assert len(hand(state, BRUNO)) == 5
    assert state.since_camp == 2, "it was an action as well"


@pytest.mark.rule("7C-ENERGY-3")
def test_as_many_cards_are_recovered_as_the_effect_says() -> None:
    """Two of four, and no third."""
    state = thinking("S-gather")
    for uid in ("C05", "C06", "C10", "C11"):
        state.shift(number(state, uid), DECK, DISCARD)
    begin(again(state), "think", "S-gather")
    do(state, "extra 0", "pick C05", "pick C10")
    assert asked(state) == "group"
    assert names(state, DISCARD) == ["C06", "C11"]


@pytest.mark.rule("7C-STATE-1", "7C-ICON-15")
def test_a_state_costs_the_cards_of_the_hand_it_comes_to() -> None:
    """Ludovic has his character and one state: two cards, whatever Bruno has."""
    state = table(2)
    hold(state, BRUNO, "A-100-2", "A-102-1")
    hold(state, LUDOVIC, "A-100-1")
    top(state, "C01", "C02", "C03", "C04")
    wound = number(state, "A-104-1")
    state.shift(wound, STOCK, OPEN)
    state.stack.append((steps.RESOLVE, wound, LUDOVIC, -1))
    go_on(again(state))
    assert hand(state, LUDOVIC) == ["A-100-1", "A-104-1"]
    assert names(state, DISCARD) == ["C01", "C02"]


@pytest.mark.rule("7C-STATE-4")
def test_whoever_does_not_cancel_a_state_is_asked_once() -> None:
    state = table(1)
    hold(state, BRUNO, "X-I-19")
    begin(again(state), "heal")
    do(state, "extra 0", "card A-104-4")
    assert offered(state) == ["apply X-I-19 1", "done"]
    assert state.why_not(state.parse("done")) == ""
    assert refused(state, "apply C10 1") == "7C-STATE-4"
    do(state, "done")
    assert asked(state) == "group"
    assert "A-104-4" in hand(state, BRUNO)


@pytest.mark.rule("7C-RESULT-7")
def test_a_second_effect_follows_the_first() -> None:
    """Each adds a success, and both may be applied."""
    state = table(1, MORE)
    hold(state, BRUNO, "S-luck", "S-more")
    begin(again(state), "climb")
    do(state, "extra 0", "apply S-luck 1")
    assert offered(state) == ["apply S-more 1", "done"]
    do(state, "apply S-more 1")
    assert state.successes == 2


@pytest.mark.rule("7C-SKILL-2", "7C-SKILL-4")
def test_who_says_who_receives_a_skill() -> None:
    """Ludovic, who is active, is asked about a common skill; a specific one goes to its character unasked."""
    state = table(2)
    top(state, "S-1", "ferriere-1", "penhallow-1", "S-L", "S-none")
    begin(again(state), "think", by=LUDOVIC)
    do(state, "join", "agree", "trade 0", "extra 0")
    specific = do(state.copy(), "keep ferriere-1")
    assert asked(specific) == "group"
    assert hand(specific, BRUNO) == ["ferriere-1"]
    do(state, "keep S-1")
    assert (state.actor, offered(state)) == (LUDOVIC, ["to 1", "to 0"])


@pytest.mark.rule("7C-TURN-2", "7C-ACTION-COST-2")
def test_who_may_be_active_and_how_much_is_traded() -> None:
    """There is no third player, and of a cost of five no more than five is traded."""
    state = table(2)
    assert state.why_not(state.parse("active 1"), BRUNO) == ""
    assert state.why_not(state.parse("active 2"), BRUNO) == "7C-TURN-2"
    begin(state, "think")
    do(state, "join", "agree")
    assert state.why_not(state.parse("trade 5")) == ""
    assert refused(state, "trade 6") == "7C-ACTION-COST-2"


@pytest.mark.rule("7C-VERB-2")
def test_a_card_of_an_inventory_and_of_the_board_is_picked() -> None:
    """Of one's own objects; of the Board anything but a terrain on which somebody stands."""
    state = thinking("S-strip", 2)
    equip(state, BRUNO, 3, "C03", "C12")
    equip(state, LUDOVIC, 3, "C01")
    begin(again(state), "think", "S-strip")
    do(state, "stay", "extra 0")
    assert offered(state) == ["pick C03", "pick C12"]
    state = thinking("S-raze", 2)
    for uid in ("T761", "T762", "E770"):
        lay(state, uid)
    stand(state, "T761", LUDOVIC)
    begin(again(state), "think", "S-raze")
    do(state, "extra 0")
    assert offered(state) == ["pick T762", "pick E770"]


@pytest.mark.rule("7C-MANDATORY-5")
def test_a_mandatory_action_is_due_for_who_arrives_alone() -> None:
    """Ludovic comes to the terrain, Bruno does not: it is Ludovic's (G-21)."""
    arrival = 'on_arrival = { icon = "hide", cost = 0, difficulty = 0 }'
    state = table(2, CARDS + numbers(960) + terrain(960, 0, "", y=1, more=arrival))
    there = lay(state, "T960")
    move.go(state, 1 << LUDOVIC, there)
    assert [row[3:] for row in state.pending] == [(LUDOVIC, 1 << LUDOVIC)]


@pytest.mark.rule("7C-CARD-1")
@pytest.mark.parametrize("at", ["arrival", "state_gained", "deck_empties"])
def test_effects_answer_to_what_happens(at: str) -> None:
    """To an arrival, to a state that comes, and to a deck that loses its last card by what is taken out of it."""
    answer = f'effects = [{{ on = {{ at = "{at}" }}, do = [{{ do = "place_fire" }}] }}]'
    state = table(1, CARDS + skill("S-answer", "", answer))
    hold(state, BRUNO, "S-answer")
    there = lay(state, "T761")
    if at == "arrival":
        move.go(state, 1 << BRUNO, there)
    elif at == "state_gained":
        state.shift(number(state, "A-104-1"), STOCK, OPEN)
        state.stack.append((steps.ADD_STATE, BRUNO, number(state, "A-104-1")))
    else:
        piles(state, ["C01", "C02"], ["C10"])
        ending.take_out(state, 1 << number(state, "C01"), BANISHED)
        assert state.fire == [NONE]
        assert asked(again(state)) == "group"
        ending.take_out(state, 1 << number(state, "C02"), BANISHED)
    go_on(again(state))
    assert state.fire == [state.figure[BRUNO]]


# Numbers


@pytest.mark.rule("7C-FLAG-1", "7C-AUTH-2")
def test_a_sum_beyond_the_last_number_is_none() -> None:
    """995 and the five of the raft: numbers have three digits (G-67)."""
    state = thinking("S-last")
    equip(state, BRUNO, 4, "C02")
    begin(again(state), "think", "S-last")
    do(state, "use 0.0")
    go_on(state)
    assert past(state) == ["E995"]
    assert state.dice[0] == 3


@pytest.mark.rule("7C-TAKE-6", "7C-EXPLORE-2")
def test_a_terrain_in_the_past_comes_to_the_place_that_was_explored() -> None:
    """The card of the arrow must come: the whole Past returns for it."""
    state = table(1)
    lay(state, "T760", fog=True)
    state.shift(number(state, "T761"), STOCK, PAST)
    state.shift(number(state, "A-159-g1"), STOCK, PAST)
    state.fog[1] = 0
    state.stack.append((steps.CLEAR_PLACE, BRUNO, 1))
    again(state)
    assert state.cells[1] == number(state, "T761")
    assert past(state) == []


@pytest.mark.rule("7C-EXPLORE-2", "7C-TERRAIN-5")
@pytest.mark.parametrize("first", [True, False])
def test_a_place_that_has_a_card_gets_no_second_one(first: bool) -> None:
    """Any event holds its place, the first card of the box as well as another one."""
    state = table(1)
    uid = state.box.ids[0] if first else "E770"
    state.shift(number(state, uid), STOCK, BOARD)
    state.cells[1] = number(state, uid)
    state.stack.append((steps.CLEAR_PLACE, BRUNO, 1))
    again(state)
    assert state.cells[1] == number(state, uid)
    assert "T761" in names(state, STOCK)


@pytest.mark.rule("7C-MOVE-4", "7C-CARD-6")
@pytest.mark.parametrize(("first", "other"), [("W", "E"), ("E", "W")])
def test_an_obstacle_that_is_crossed_one_way_only(first: str, other: str) -> None:
    """From the side of its first arrow to that of the other one, and not back."""
    both = 'arrows = [{ side = "W" }, { side = "E" }]'
    turned = f'arrows = [{{ side = "{first}" }}, {{ side = "{other}" }}]\none_way = true'
    state = table(1, CARDS.replace(both, turned))
    for uid in ("T762", "E770", "T763"):
        lay(state, uid)
    for side, uid in (("W", "T762"), ("E", "T763")):
        stand(state, uid, BRUNO)
        assert ("climb E770" in actions(again(state))) == (side == first)


@pytest.mark.rule("7C-EXPLORE-2", "7C-BANISH-2")
def test_a_place_to_which_no_card_can_come_is_free() -> None:
    """The only card of the arrow was banished: the fog is gone, and nothing holds the place."""
    state = table(1)
    state.shift(number(state, "T761"), STOCK, BANISHED)
    state.fog[1] = BEING_FREED
    state.stack.append((steps.CLEAR_PLACE, BRUNO, 1))
    again(state)
    assert (state.cells[1], state.fog[1]) == (NONE, 0)


@pytest.mark.rule("7C-MOVE-1", "7C-MOVE-8", "7C-TURN-4")
@pytest.mark.parametrize("helped", [True, False])
def test_who_does_not_take_part_in_a_move_stays(helped: bool) -> None:
    """Three stand on one terrain; Bruno moves, with Ludovic or alone, and the third does not come along."""
    state = table(3)
    lay(state, "T761")
    here, there = cell(state, "T760"), cell(state, "T761")
    told = again(state).listen()
    begin(state, "move")
    go_on(state, helped_by=[LUDOVIC] if helped else [])
    assert state.figure == [there, there if helped else here, here]
    moved = [(seat, place) for seat, place, *_ in told_of(told, events.MOVED)]
    assert moved == [(seat, there) for seat in range(2 if helped else 1)]


@pytest.mark.rule("7C-MOVE-4")
@pytest.mark.parametrize("first", [True, False])
def test_nobody_crosses_to_a_place_that_an_event_holds(first: bool) -> None:
    """Beyond the cliff lies an event, the first card of the box or another one: a climb leads nowhere (G-96)."""
    state = table(1)
    for uid in ("T761", "T762", "E770"):
        lay(state, uid)
    stand(state, "T762", BRUNO)
    assert "climb E770" in actions(again(state))
    uid = state.box.ids[0] if first else "E920"
    state.shift(number(state, uid), STOCK, BOARD)
    state.cells[4] = number(state, uid)
    assert "climb E770" not in actions(again(state))


@pytest.mark.rule("7C-RESULT-3", "7C-RESULT-8", "7C-SEVEN-1")
def test_what_was_counted_for_an_action_does_not_count_for_the_next() -> None:
    """The dig had a star and a seven-star; what follows has one pair of halves, and its sevens count for nothing."""
    state = table(1)
    equip(state, BRUNO, 3, "C01")
    top(state, "S-1", "S-7", "S-none", "S-L")
    begin(again(state), "dig")
    do(state, "use 0.0", "apply C01 1", "extra 0", "apply C01 2")
    assert state.total() == 2
    go_on(state)
    while asked(state) != "group":
        state.play(state.moves()[-1])
    top(state, "S-77", "S-L2", "S-L3", "S-R7", "S-L")
    told = again(state).listen()
    begin(state, "think")
    do(state, "extra 0")
    assert state.total() == 1
    assert (state.sevens, state.seven_stars) == (2, 0)
    assert told_of(told, events.SUCCEEDED) == [(BRUNO, 1, 0)]


@pytest.mark.rule("7C-TAKE-6", "7C-MOVE-4")
def test_a_terrain_in_the_past_comes_to_the_other_side_of_a_cliff() -> None:
    state = table(1)
    for uid in ("T761", "T762", "E770"):
        lay(state, uid)
    stand(state, "T762", BRUNO)
    state.shift(number(state, "T763"), STOCK, PAST)
    state.shift(number(state, "A-159-g1"), STOCK, PAST)
    begin(again(state), "climb", "E770")
    go_on(state)
    assert "T763" in names(state, BOARD)
    assert state.figure == [cell(state, "T763")]
    assert past(state) == []


# What is told


def told_of(told: list[tuple[int, ...]], family: EventFamily) -> list[tuple[int, ...]]:
    """Picks the events of a family out of what was told."""
    return [event[1:] for event in told if event[0] == family.number]


@pytest.mark.rule("7C-ACTION-2", "7C-TURN-5")
def test_every_step_of_a_shared_dig_is_told() -> None:
    """What each of the seven steps came to: who joined, what was used, traded, drawn, kept and put away."""
    state = table(2)
    slot = equip(state, BRUNO, 3, "C01")
    top(state, "S-R7", "S-L", "S-none")
    told = again(state).listen()
    begin(state, "dig")
    do(
        state,
        "join",
        "agree",
        "use 0.0",
        "apply C01 1",
        "trade 1",
        "extra 0",
        "apply C01 2",
        "keep S-L",
        "to 1",
    )
    shovel = number(state, "C01")
    assert told_of(told, events.JOINED) == [(LUDOVIC,)]
    assert told_of(told, events.USED) == [(BRUNO, shovel, 2)]
    assert told_of(told, events.APPLIED) == [(BRUNO, shovel), (BRUNO, shovel)]
    assert told_of(told, events.TRADED) == [(1,)]
    assert told_of(told, events.EXTRA) == [(BRUNO, 0)]
    assert told_of(told, events.DREW) == [(BRUNO, number(state, uid)) for uid in ("S-R7", "S-L", "S-none")]
    assert told_of(told, events.SUCCEEDED) == [(BRUNO, 2, 2)]
    assert told_of(told, events.KEPT) == [(LUDOVIC, number(state, "S-L"))]
    assert told_of(told, events.CLEARED) == [(2,)]
    assert told_of(told, events.OVER) == [(BRUNO,)]
    assert state.dice[slot] == 2


@pytest.mark.rule("7C-OBJECT-1", "7C-SAVE-1")
def test_a_new_object_and_a_camp_are_told() -> None:
    state = table(2)
    found = number(state, "A-700-g1")
    state.shift(found, STOCK, OPEN)
    state.stack.append((steps.STOW, LUDOVIC, found, 1, 0))
    told = again(state).listen()
    do(state, "new object")
    assert told_of(told, events.ASSEMBLED) == [(LUDOVIC, found, state.box.cards[found].resistance)]
    do(state, "camp", "agree")
    assert told_of(told, events.CAMPED) == [()]


@pytest.mark.rule("7C-RESULT-5")
def test_the_pairs_that_a_player_counts_are_told() -> None:
    """DP-14: Ludovic can make two pairs of halves, and counts one."""
    state = table(2, pairing="choose")
    top(state, "S-L", "S-R", "S-L2", "S-R7", "S-1")
    told = again(state).listen()
    begin(state, "think", by=LUDOVIC)
    do(state, "stay", "extra 0", "pair 1")
    assert told_of(told, events.PAIRED) == [(LUDOVIC, 1)]
    assert state.successes == 2


@pytest.mark.rule("7C-FORBID-2", "7C-ACTION-COST-2")
def test_an_action_that_nobody_helps_to_pay_for_is_told_as_withdrawn() -> None:
    """Three cards are left for a cost of five: with Ludovic two could be traded, without him none (G-32)."""
    state = table(2)
    piles(state, ["C01", "C02", "C03"], [])
    told = again(state).listen()
    begin(state, "think")
    do(state, "stay")
    assert told_of(told, events.WITHDRAWN) == [(BRUNO,)]
    assert (asked(state), state.turns) == ("group", 0)
