"""How often a person is asked: alone without ceremony, one sheet for an action, and why an action is closed."""

from __future__ import annotations

import pytest

from portulan.bots.advice import advise_person
from portulan.engine.match import Match
from portulan.engine.offers import Offer, as_asked, declined_before, offers
from portulan.engine.reasons import why_not
from portulan.engine.record import read
from portulan.engine.scene import CardLine, Scene
from portulan.games.seventh_continent import moves
from portulan.games.seventh_continent.closed import KINDS, OTHER, REASONS
from portulan.games.seventh_continent.terms import DECK, DISCARD, PAST
from portulan.server.offering import scene_of_offers
from tests.games.seventh_continent import course
from tests.games.seventh_continent.course import at, led, position
from tests.games.seventh_continent.setting import GAME, again, begin, do, equip, hold, lay, number, table
from tests.games.seventh_continent.small_world import CARDS, skill

ALONE = (0,)
BOTH = (0, 1)


def steps(found: list[Offer]) -> list[str]:
    """Names the questions that are put at once, the main one first."""
    return [offer.step.name for offer in as_asked(found)]


def drawn(found: list[Offer], seat: int = 0) -> Scene:
    return scene_of_offers(GAME, found, [offer.state.view(seat) for offer in found])


def lines(scene: Scene) -> dict[str, CardLine]:
    return {element.id: element for element in scene.elements() if isinstance(element, CardLine)}


def answered(match: Match, seat: int, held: tuple[int, ...], move: int) -> None:
    """Answers as a person does at a table: with what is declined before, and what goes without saying after."""
    declined = declined_before(match.offers(seat, held), move)
    assert declined is not None
    match.play(move, seat, declined, match.formalities(move, seat, declined, held))


# Who is active


def test_alone_nobody_is_asked_who_acts() -> None:
    state = table(1)
    lay(state, "T761")
    lay(state, "T762")
    again(state)
    found = offers(state, 0, ALONE)
    assert steps(found) == ["action", "group", "destination"]
    offered = [move for offer in found for move in offer.moves]
    assert not any(move in moves.ACTIVE for move in offered)
    assert any(move in moves.CAMP for move in found[0].moves)
    search = state.parse(f"act {number(state, 'T760')} 4")
    assert declined_before(found, search) == (state.parse("active 0"),)


def test_a_neighbouring_terrain_is_walked_to_by_one_touch() -> None:
    match = course.begin(1)
    led(match, lambda state: at("group")(state) and state.turns > 6)
    found = match.offers(0, ALONE)
    (walk,) = (offer for offer in found if offer.beside)
    go = walk.moves[0]
    assert walk.state.game.targets(walk.state.view(0), go) == [f"cell-{moves.GO.index(go)}"]
    assert moves.GO.index(go) in {cell["cell"] for cell in match.state.view(0)["cells"]}
    before = match.state.dump()
    answered(match, 0, ALONE, go)
    assert position(match).place == moves.GO.index(go)
    assert [GAME.space.family(entry.move).name for entry in match.entries[-3:]] == ["active", "act", "go"]
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.dump() == before


def test_the_walk_itself_can_still_be_chosen_first() -> None:
    state = table(1)
    lay(state, "T761")
    lay(state, "T762")
    again(state)
    found = offers(state, 0, ALONE)
    walk = state.parse(f"act {number(state, 'T760')} 1")
    assert walk in found[-1].moves
    do(state, "active 0", "act T760 1")
    assert state.step is not None and state.step.name == "destination"


def test_with_two_ways_to_walk_the_way_is_chosen_first() -> None:
    second = skill(
        "S-walks", "", 'actions = [{ icon = "move", cost = 1, difficulty = 0, success = [{ do = "move" }] }]'
    )
    state = table(1, CARDS + second)
    lay(state, "T761")
    lay(state, "T762")
    assert "destination" in steps(offers(again(state), 0, ALONE))
    hold(state, 0, "S-walks")
    assert "destination" not in steps(offers(again(state), 0, ALONE))


# One person with two explorers


def test_one_person_with_two_explorers_does_not_agree_with_themselves() -> None:
    match = course.begin(2)
    led(match, at("group"))
    found = match.offers(0, BOTH)
    assert found[-1].step.name == "action"
    assert [GAME.space.family(move).name for move in found[-1].declined] == ["active", "agree"]
    other = match.state.parse("active 1")
    assert other in found[0].moves
    answered(match, 0, BOTH, other)
    assert at("action")(position(match))
    assert match.state.actor == 1
    assert [(entry.actor, GAME.space.family(entry.move).name) for entry in match.entries[-2:]] == [
        (0, "active"),
        (1, "agree"),
    ]


def test_two_people_are_both_asked() -> None:
    match = course.begin(2)
    led(match, at("group"))
    (only,) = match.offers(0, ALONE)
    assert only.step.name == "group"
    assert match.formalities(match.state.parse("active 0"), 0, (), ALONE) == ()


def test_who_joins_their_own_explorer_is_accepted_and_all_of_it_is_taken_back() -> None:
    match = course.begin(2)
    led(match, at("offer"))
    before = match.state.dump()
    helper = match.state.actor
    assert helper is not None
    answered(match, helper, BOTH, match.state.parse("join"))
    assert position(match).participants() == [1 - helper, helper]
    joined, agreed = [entry.actor for entry in match.entries if entry.digest is not None][-2:]
    assert (joined, agreed) == (helper, 1 - helper)
    deciders = {seat for seat in BOTH if match.can_undo(seat)}
    assert deciders == {1 - helper}
    match.undo(1 - helper)
    assert match.state.dump() == before
    match.redo(helper)
    assert position(match).participants() == [1 - helper, helper]


def test_the_record_of_such_a_match_is_read_as_any_other() -> None:
    match = course.begin(2)
    led(match, at("group"))
    act = match.offers(0, BOTH)[-1].moves[0]
    answered(match, 0, BOTH, act)
    other = Match.from_record(read(match.to_json()), GAME)
    assert other.state.dump() == match.state.dump()


# The sheet


def test_the_sheet_is_one_question() -> None:
    """What may be used and applied stands beside the number of cards, and is switched before they are drawn."""
    apply = skill("S-pays", "", 'effects = [{ step = "cost", mods = { cost = -1, difficulty = 1 } }]')
    state = table(1, CARDS + apply)
    hold(state, 0, "S-pays")
    again(state)
    begin(state, "search")
    found = offers(state, 0, ALONE, entries=True)
    assert steps(found) == ["extra cards", "lower cost"]
    card = number(state, "S-pays")
    ids = {element.id for element in drawn(found).elements()}
    assert {f"apply-{card}-1", "extra"} <= ids
    assert "done" not in ids
    none = state.parse("extra 0")
    assert declined_before(found, none) == (state.parse("done"),)
    assert declined_before(found, state.parse(f"apply {card} 1")) == ()


def test_where_answers_are_numbered_a_number_is_asked_alone() -> None:
    apply = skill("S-pays", "", 'effects = [{ step = "cost", mods = { cost = -1, difficulty = 1 } }]')
    state = table(1, CARDS + apply)
    hold(state, 0, "S-pays")
    again(state)
    begin(state, "search")
    assert steps(offers(state, 0)) == ["lower cost"]


def test_of_two_explorers_of_one_person_the_sheet_is_one_question_too() -> None:
    """The trade, and what the other one may add, stand on it; played by two people each is asked."""
    apply = skill("S-pays", "", 'effects = [{ step = "cost", mods = { cost = -1, difficulty = 1 } }]')
    state = table(2, CARDS + apply)
    hold(state, 1, "S-pays")
    again(state)
    begin(state, "search")
    do(state, "join", "agree")
    assert state.actor == 1
    found = offers(state, 1, BOTH, entries=True)
    assert steps(found) == ["extra cards", "lower cost", "trade"]
    assert {"trade", "extra", f"apply-{number(state, 'S-pays')}-1"} <= {e.id for e in drawn(found).elements()}
    assert [offer.step.name for offer in offers(state, 1, (1,), entries=True)] == ["lower cost"]


# Why not


def test_an_action_that_is_closed_says_why() -> None:
    state = table(1)
    for pile in (DECK, DISCARD):
        for card in [card for card in range(len(state.box.ids)) if state.piles[pile] >> card & 1][2:]:
            state.shift(card, pile, PAST)
    again(state)
    do(state, "active 0")
    told = {(one["card"], one["place"]): one["why"] for one in state.view(0)["closed"]}
    card = number(state, "T760")
    dig = next(
        action
        for action in map(state.box.actions.__getitem__, state.box.cards[card].actions)
        if action.cost == 6
    )
    assert told[card, dig.place] == "cost"
    assert told[card, 1] == "nowhere"
    line = lines(GAME.scene(state.view(0)))[f"act-{card}-{dig.place}"]
    assert line.closed and line.hint is not None and line.hint.arguments == {"why": "cost"}
    for lang in ("en", "fr"):
        assert GAME.text.say("closed", {"why": "cost"}, lang)


def test_an_open_action_is_not_closed_and_nobody_else_is_told() -> None:
    state = table(2)
    lay(state, "T761")
    again(state)
    assert state.view(0)["closed"] == []
    do(state, "active 0", "agree")
    legal = {tuple(moves.ACT.values(move)) for move in state.moves() if move in moves.ACT}
    for one in state.view(1)["closed"]:
        assert (one["card"], one["place"] - 1) not in legal
    open_lines = [line for line in lines(GAME.scene(state.view(0))).values() if not line.closed]
    assert any(line.id == f"act-{number(state, 'T760')}-1" for line in open_lines)


def test_a_prerequisite_is_told_by_its_kind_alone() -> None:
    asks = skill(
        "S-asks",
        "",
        'actions = [{ icon = "rest", cost = 0, difficulty = 0, requires = [{ is = "fire_here" }], success = [] }]',
    )
    state = table(1, CARDS + asks)
    hold(state, 0, "S-asks")
    again(state)
    do(state, "active 0")
    card = number(state, "S-asks")
    (told,) = (one for one in state.view(0)["closed"] if one["card"] == card)
    assert told == {"card": card, "place": 1, "why": "fire"}


def test_what_a_helper_has_is_not_told_to_be_missing() -> None:
    asks = skill(
        "S-asks",
        "",
        'actions = [{ icon = "rest", cost = 0, difficulty = 0, success = [], requires = '
        '[{ is = "has_object", keyword = "OBJECT-KEYWORD" }, { is = "fire_here" }] }]',
    )
    plain = table(2)
    card = plain.box.cards[number(plain, "X-I-06")]
    keyword = list(plain.box.keywords)[(card.object_keywords & -card.object_keywords).bit_length() - 1]
    state = table(2, CARDS + asks.replace("OBJECT-KEYWORD", keyword))
    hold(state, 0, "S-asks")

    def told() -> str:
        trial = again(state).copy()
        do(trial, "active 0", "agree")
        closed = {one["card"]: str(one["why"]) for one in trial.view(0)["closed"]}
        return closed[number(state, "S-asks")]

    assert told() == "thing"
    equip(state, 1, 2, "X-I-06")
    assert told() == "fire"


def test_touching_a_closed_action_cites_its_clause_though_nobody_is_active_yet() -> None:
    state = table(1)
    card = number(again(state), "T760")
    found = offers(state, 0, ALONE)
    reason = why_not(as_asked(found), 0, drawn(found), [], f"act-{card}-1")
    assert reason is not None and reason.clause == "7C-MOVE-1"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_has_words_of_its_own(lang: str) -> None:
    words = {
        why: GAME.text.say("closed", {"why": why}, lang)
        for why in {*REASONS.values(), *KINDS.values(), OTHER}
    }
    assert len({*words.values()}) == len(words)


# Advice


def test_alone_advice_names_the_action() -> None:
    match = course.begin(1)
    led(match, lambda state: at("group")(state) and state.turns > 2)
    advice = advise_person(match.state, 0, "seed", ALONE)
    assert advice.move in moves.ACT or advice.move in moves.EXPLORE
    assert advice.then == []
    assert {reason.sentence for reason in advice.reasons} & {"reason-pages", "reason-energy"}


def test_of_two_people_one_is_told_who_should_act_and_what_for() -> None:
    match = course.begin(2)
    led(match, lambda state: at("group")(state) and state.turns > 2)
    advice = advise_person(match.state, 0, "seed", ALONE)
    assert advice.move in moves.ACTIVE
    move, effect = advice.then
    assert move[0] in ("move-act", "move-explore")
    assert effect[0] == "preview-act" and {"cost", "chance", "risk"} <= set(effect[1])
    assert advice.reasons


def test_nothing_more_to_apply_is_said_as_what_becomes_of_the_cost() -> None:
    told: dict[str, str | int] = {"at": "lower-cost", "used": 0}
    assert GAME.text.say("move-done", told, "en") == "Leave the cost as it is"
    assert GAME.text.say("move-done", told, "fr") == "Laisser le coût tel quel"
