"""The scene: the Board with its fog, the action sheet, columns under their dice; and nothing that nobody has seen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from portulan.engine.scene import (
    ActionSheet,
    Area,
    CardColumn,
    CardLine,
    Cell,
    CellBoard,
    Entry,
    Page,
    Scene,
    TextCard,
    Toggle,
    Token,
    label,
)
from portulan.engine.state import CHANCE
from portulan.games.seventh_continent import board, inventory, names, odds, result
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.steps import STOW
from portulan.games.seventh_continent.terms import BOARD, DRAWN, HAND, NONE, OPEN, PAST, RISKED, STOCK
from tests.battery.scenery import Places, labels, unbalanced
from tests.battery.unread import gets, leaks
from tests.games.seventh_continent import course
from tests.games.seventh_continent.setting import (
    GAME,
    again,
    asked,
    attach,
    begin,
    begun,
    cell,
    do,
    equip,
    hold,
    lay,
    number,
    offered,
    shipped,
    table,
)
from tests.games.seventh_continent.small_world import CARDS, skill


def drawn(state: SeventhContinent, seat: int | None = 0) -> Scene:
    return GAME.scene(state.view(seat))


def find(scene: Scene, ident: str) -> Any:
    return next((element for element in scene.elements() if element.id == ident), None)


def sheet(state: SeventhContinent) -> ActionSheet:
    found = find(drawn(state), "action-sheet")
    assert isinstance(found, ActionSheet)
    return found


def amounts(found: ActionSheet) -> dict[str, int | None]:
    return {amount.label.name: amount.value for amount in found.amounts if amount.label.name != "with-more"}


# The Board


def test_the_board_shows_terrains_fog_and_figures_where_they_lie() -> None:
    state = shipped(2)
    board = find(drawn(state), "board")
    assert isinstance(board, CellBoard)
    here = find(drawn(state), board.here)
    assert isinstance(here, Cell)
    assert here.label is not None
    assert here.label.arguments == {"en": "The Strand of Beds", "fr": "La Grève aux lits"}
    assert not here.hidden
    assert set(here.exits) == {"north", "east", "south", "west"}
    assert [child.id for child in here.children] == ["figure-0", "figure-1"]
    fog = [element for element in board.children if element.hidden]
    assert len(fog) == 4
    assert all(not element.passage and not element.exits for element in fog)


def test_a_fire_and_an_event_lie_on_their_place() -> None:
    state = table(1)
    attach(state, "E920", "T760")
    state.fire[0] = cell(state, "T760")
    place = find(drawn(again(state)), f"cell-{cell(state, 'T760')}")
    assert isinstance(place, Cell)
    held = [child.id for child in place.children if isinstance(child, Token)]
    assert held == [f"card-{number(state, 'E920')}", "figure-0", "fire-0"]


def test_the_actions_around_whoever_acts_are_lines_of_cards() -> None:
    state = do(table(1), "active 0")
    view = state.view(0)
    scene = GAME.scene(view)
    for move in state.moves():
        (target,) = GAME.targets(view, move)
        line = find(scene, target)
        assert isinstance(line, CardLine | Cell), target


def test_other_cards_of_the_board_can_be_read_too() -> None:
    state = table(1)
    lay(state, "T761")
    card = find(drawn(again(state)), f"here-{number(state, 'T761')}")
    assert isinstance(card, TextCard)
    assert [badge.label.arguments.get("resource") for badge in card.badges] == [None, "wood"]


# The action sheet


def test_the_sheet_tells_cost_chance_and_risk() -> None:
    found = amounts(sheet(begin(table(1), "search")))
    assert found["cost-cards"] == 2
    assert found["successes-needed"] == 1
    assert 0 < (found["chance"] or 0) < 100
    assert found["risk"] == 0


@pytest.mark.rule("7C-RESULT-7")
def test_the_chance_counts_what_is_added_to_the_result_for_nothing() -> None:
    """Who adds a star to every result of searching needs one less from the cards that are drawn."""
    cards = CARDS + skill(
        "S-luck", "", 'effects = [{ step = "result", icons = ["search"], mods = { stars = 1 } }]'
    )
    plain, lucky = table(1, cards), table(1, cards)
    hold(lucky, 0, "S-luck")
    before, after = (amounts(sheet(begin(again(state), "search"))) for state in (plain, lucky))
    assert (before.get("to-come"), after["to-come"]) == (None, 1)
    assert before["successes-needed"] == after["successes-needed"] == 1
    assert (before["chance"] or 0) < 100 == after["chance"]


@pytest.mark.rule("7C-ACTION-COST-4")
@pytest.mark.parametrize(("less", "drawn_for_it"), [(1, 1), (9, 0)])
def test_what_makes_an_action_cheaper_and_easier_applies_itself(less: int, drawn_for_it: int) -> None:
    easier = f"mods = {{ cost = -{less}, difficulty = -1 }}"
    cards = CARDS + skill("S-rope", "", f'effects = [{{ step = "cost", icons = ["search"], {easier} }}]')
    state = table(1, cards, auto_reduce="on")
    hold(state, 0, "S-rope")
    found = amounts(sheet(begin(again(state), "search")))
    assert (found["cost-cards"], found["successes-needed"]) == (drawn_for_it, 0)


@pytest.mark.rule("7C-CONSEQUENCE-5", "7C-CONSEQUENCE-6")
def test_who_acts_with_others_is_told_what_failing_together_costs() -> None:
    together, alone = (do(begin(table(2), "dig"), "join" if helped else "stay") for helped in (True, False))
    if asked(together) == "accept":
        do(together, "agree")
    for state, told in ((together, 1), (alone, 0)):
        hint = sheet(state).hint
        assert hint is not None and hint.arguments["together"] == told


def test_what_befalls_one_is_told_on_its_sheet_with_what_is_at_stake() -> None:
    match = course.begin(1)
    course.led(match, lambda state: bool(state.mandatory) and asked(state) == "extra cards")
    found = sheet(course.position(match))
    state = course.position(match)
    card = state.box.ids[state.acting().card]
    assert found.passage == state.view(0)["texts"][card][0]
    assert found.text is not None and found.text.arguments["no_one"] != "none"
    assert found.hint is not None and found.hint.arguments["forced"] == 1


def test_before_the_action_begins_its_printed_cost_stands_there() -> None:
    state = begin(table(2), "dig")
    assert state.step is not None
    assert state.step.name == "offer"
    state.cost = 77
    found = amounts(sheet(state))
    assert found["cost-cards"] == 6


def test_whoever_may_take_part_is_a_switch_of_the_sheet() -> None:
    state = begin(table(2), "dig")
    switches = [find(drawn(state), f"party-{seat}") for seat in (0, 1)]
    assert [(switch.on, switch.locked) for switch in switches] == [(True, True), (False, False)]
    do(state, "join")
    do(state, "agree")
    assert find(drawn(state), "party-1").on


def test_an_object_is_switched_on_the_sheet_and_wears_at_once() -> None:
    state = table(1)
    slot = equip(state, 0, 3, "X-I-06")
    begin(again(state), "swim")
    switch = find(drawn(state), f"use-0.{slot}")
    assert isinstance(switch, Toggle)
    assert (switch.on, switch.amounts[0].value) == (False, 3)
    view = state.view(0)
    assert GAME.targets(view, state.parse(f"use 0.{slot}")) == [f"use-0.{slot}"]
    do(state, f"use 0.{slot}")
    switch = find(drawn(state), f"use-0.{slot}")
    assert (switch.on, switch.locked, switch.amounts[0].value) == (True, True, 2)


def test_an_effect_that_was_applied_stays_on_the_sheet() -> None:
    state = table(1)
    hold(state, 0, "C28")
    begin(again(state), "climb")
    card = number(state, "C28")
    switch = find(drawn(state), f"apply-{card}-1")
    assert isinstance(switch, Toggle)
    assert (switch.on, switch.locked) == (False, False)
    do(state, f"apply {card} 1")
    applied = find(drawn(state), f"applied-{card}-1")
    assert (applied.on, applied.locked) == (True, True)
    assert find(drawn(state), f"apply-{card}-1") is None


def test_how_many_more_are_drawn_is_typed_and_told_with_its_chance() -> None:
    state = begin(table(1), "search")
    entry = find(drawn(state), "extra")
    assert isinstance(entry, Entry)
    assert (entry.low, entry.high) == (0, len(state.view(0)["deck"]) - 2)
    told = {quick.number: int(quick.label.arguments["chance"]) for quick in entry.quick}
    assert list(told)[:3] == [0, 1, 2]
    assert list(told.values()) == sorted(set(told.values()))
    assert find(drawn(state, None), "extra") is None


def test_further_cards_that_better_nothing_are_not_named() -> None:
    entry = find(drawn(begin(table(1), "think")), "extra")
    assert [(quick.number, quick.label.arguments["chance"]) for quick in entry.quick] == [(0, 100)]


def test_every_action_that_may_be_announced_is_told_with_its_chance() -> None:
    state = do(table(1), "active 0")
    view = state.view(0)
    previews = {preview.targets: preview.effect.arguments for preview in GAME.scene(view).previews}
    assert set(previews) == {tuple(GAME.targets(view, move)) for move in state.moves()}
    search = previews[(f"act-{number(state, 'T760')}-4",)]
    assert (search["cost"], search["difficulty"]) == (2, 1)
    assert search["chance"] == odds.odds(state, 2, 1, 0, 0).success


def test_an_action_is_announced_with_what_its_sheet_will_tell() -> None:
    """A reduction that applies itself is in both; so many further cards restore the draw that is printed."""
    free = skill("S-free", "", 'effects = [{ step = "cost", mods = { cost = -1 } }]')
    state = table(1, CARDS + free, auto_reduce="on")
    hold(state, 0, "S-free")
    before = again(state).copy()
    do(before, "active 0")
    view = before.view(0)
    move = next(one for one in before.moves() if before.notation(one) == f"act {number(state, 'T760')} 4")
    (found,) = (one for one in view["outlook"] if one["move"] == move)
    printed = odds.odds(state, 2, 1, 0, 0)
    begin(again(state), "search")
    live = state.view(0)["sheet_of_action"]
    assert (found["cost"], found["chance"]) == (live["cost"], live["chance"])
    assert (live["cost"], live["spared"]) == (1, 1)
    assert live["more"][0]["chance"] == printed.success > live["chance"]
    entry = find(drawn(state), "extra")
    assert isinstance(entry, Entry)
    assert [quick.number for quick in entry.quick if quick.label.arguments["printed"]] == [1]


def test_a_camp_is_told_before_it_is_made_with_what_answers_to_it() -> None:
    ringing = skill("S-rings", "", 'effects = [{ on = { at = "camp" }, do = [{ do = "lose", n = 1 }] }]')
    state = table(1, CARDS + ringing)
    (told,) = (one.effect.arguments for one in drawn(state).previews if one.targets == ("camp",))
    assert told["answers"] == 0
    hold(state, 0, "S-rings")
    (told,) = (one.effect.arguments for one in drawn(again(state)).previews if one.targets == ("camp",))
    assert (told["answers"], told["past"]) == (1, len(state.view(0)["past"]))


# Hands and objects


def test_an_object_that_may_be_joined_or_abandoned_is_touched_for_one_of_both() -> None:
    state = table(1)
    slot = equip(state, 0, 2, "X-I-06")
    card = number(state, "X-I-07")
    state.shift(card, STOCK, OPEN)
    state.stack.append((STOW, 0, card, 1, 0))
    again(state)
    view = state.view(0)
    joined, left = (GAME.targets(view, state.parse(f"{verb} 0.{slot}")) for verb in ("assemble", "abandon"))
    assert joined != left
    assert find(GAME.scene(view), left[0]) is not None


def test_an_object_is_a_column_under_its_die() -> None:
    state = table(1)
    slot = equip(state, 0, 4, "X-I-06", "X-I-07")
    column = find(drawn(again(state)), f"object-0.{slot}")
    assert isinstance(column, CardColumn)
    assert column.die == 4
    assert [child.id for child in column.children] == [
        f"card-{number(state, uid)}" for uid in ("X-I-06", "X-I-07")
    ]


# Numbers


def examining(state: SeventhContinent, uid: str) -> SeventhContinent:
    return do(state, "look", f"search {uid}")


def picture() -> SeventhContinent:
    """A table on which the wall lies open, as after somebody went there; the page that was read last is another one."""
    state = table(1)
    lay(state, "A-054-g1")
    passages = state.box.content.passages
    state.opened = (*state.opened, *(passages.index(uid) for uid in ("page.054.scene", "page.054")))
    return again(state)


def test_a_card_too_many_is_touched_in_the_hand_where_it_lies() -> None:
    state = table(1)
    held = ("C05", "C06", "C10", "C11", "C12", "C13", "C15")
    hold(state, 0, *held)
    begin(state, "dig")
    while asked(state) != "excess":
        do(state, next(move for move in offered(state) if not move.startswith("keep")))
    scene = drawn(state)
    assert find(scene, "choice") is None
    hand = find(scene, "seat-0-hand")
    touched = {GAME.targets(state.view(0), move)[0] for move in state.moves()}
    assert touched == {card.id for card in hand.children if isinstance(card, TextCard)} & touched
    assert len(touched) == len(state.moves())


def test_an_effect_tells_what_it_needs_besides() -> None:
    box = shipped(1).box
    shown = names.shown(box, 0, True)
    needed = {
        uid: [
            (line["needs"], line["resource"], line["keyword"], line["together"])
            for line in shown[box.by_id[uid]]["effects"]
        ]
        for uid in ("A-144-g1", "A-270-g1", "sahin")
    }
    assert ("resource", "foliage", "none", 0) in needed["A-144-g1"]
    assert ("together", "none", "none", 2) in needed["A-270-g1"]
    assert needed["sahin"] == [("keyword", "none", "view", 0), ("no-keyword", "none", "view", 0)]


def test_a_number_is_typed_by_who_is_asked() -> None:
    state = examining(table(1), "T760")
    assert isinstance(find(drawn(state), "number"), Entry)
    assert find(drawn(state, None), "number") is None


def test_a_picture_is_looked_at_region_by_region() -> None:
    state = examining(picture(), "A-054-g1")
    page = find(drawn(state), "page")
    assert isinstance(page, Page)
    assert page.passage == "page.054.scene"
    assert [choice.key for choice in page.children] == ["pots", "hands", "bench", "door", "stools", "sky"]


def test_a_number_can_be_entered_while_another_picture_lies_in_the_past() -> None:
    """A riddle is answered after a camp, or on another sheet: a picture that was looked at before is in a pile."""
    state = picture()
    wall = number(state, "A-054-g1")
    state.cells[state.cells.index(wall)] = NONE
    state.shift(wall, BOARD, PAST)
    examining(again(state), "T760")
    assert "A-054-g1" not in state.view(None)["pictures"]
    assert drawn(state)


def test_a_hidden_number_is_nowhere() -> None:
    """Neither the number nor which regions tell it (7.7): only the list of all regions is sent."""
    state = examining(picture(), "A-054-g1")
    scene = drawn(state)
    said = [GAME.text.say(label.name, label.arguments, "en") for label in labels(scene)]
    everything = json.dumps(state.view(0)) + repr(scene) + "\n".join(said)
    assert "316" not in everything
    assert "page.054.hint" not in everything


# Secrets


@pytest.mark.parametrize("players", [1, 3])
def test_no_title_of_a_closed_deck_is_in_anything_that_anybody_gets(players: int) -> None:
    """Titles of states are no secret: powers of characters name them. The battery looks for prose."""
    state = GAME.new(players, seed=players)
    assert isinstance(state, SeventhContinent)
    rng = random.Random(players)
    events = state.listen()
    titles = names.titles(state.box)
    looked = 0
    seen: set[str] = set()
    while not state.over and looked < 24:
        seen |= {words.en for card, words in enumerate(titles) if not state.piles[STOCK] >> card & 1}
        seen |= {
            titles[n].en for n, card in enumerate(state.box.cards) if any(map(state.is_open, card.passages))
        }
        if rng.randrange(4) == 0:
            looked += 1
            everything = "\n".join(_got(state, list(events)))
            closed_cards = state.piles[STOCK] & ~state.box.people
            hidden = [words.en for card, words in enumerate(titles) if closed_cards >> card & 1]
            assert not [title for title in hidden if title not in seen and title in everything]
        events.clear()
        actor = state.actor
        assert actor is not None
        assert actor != CHANCE
        state.play(rng.choice(state.moves(actor)), actor)
    assert looked > 10


def test_a_closed_page_may_have_the_title_of_an_open_one() -> None:
    """The stair is called the same once it is dug out: that tells nothing of what will stand there."""
    state = begun()
    lay(state, "A-012-g1")
    assert any("'page.012-gold'" in found for found in leaks(state, 0, []))
    state.opened = (*state.opened, GAME.passages.index("page.012"))
    assert leaks(state, 0, []) == []


def test_a_card_that_is_crafted_leaves_the_hand_by_what_is_told() -> None:
    """Where a card goes is told, so that the others of the same moment add up."""
    state = table(1)
    hold(state, 0, "C13")
    before = Places(drawn(again(state)))
    told = state.listen()
    card = number(state, "C13")
    state.shift(card, HAND, OPEN)
    inventory.make(state, 0, card)
    motions = [motion for event in told for motion in GAME.motions.of(event)]
    assert [motion.target for motion in motions] == ["seat-0-objects"]
    assert unbalanced(before, Places(drawn(state)), motions) == []
    assert find(drawn(state), "seat-0-objects").children


@pytest.mark.parametrize(("uid", "pile"), [("C13", "discard"), ("A-071-g1", "past")])
def test_a_discarded_card_goes_to_the_pile_of_its_back(uid: str, pile: str) -> None:
    state = table(1)
    told = state.listen()
    card = number(state, uid)
    board.discard(state, card, state.pile_of(card))
    assert [motion.target for event in told for motion in GAME.motions.of(event)] == [pile]
    assert uid in [one.face for one in find(drawn(state), pile).known]


def test_the_action_is_named_beside_the_cards_that_were_drawn() -> None:
    """With its card, as long as that is on the table."""
    state = table(1)
    begin(state, "dig")
    do(state, "extra 0")
    while asked(state) not in ("skill", "group"):
        do(state, offered(state)[-1])
    assert asked(state) == "skill"
    assert find(drawn(state), "drawn").hint == label("sheet-title", icon="dig", en="760", fr="760")


def _got(state: SeventhContinent, events: list[Any]) -> set[str]:
    return {text for what, got in gets(state, 0, events) if what != "bot" for text in got}


def test_the_board_lies_free_while_it_is_asked_where_one_goes() -> None:
    state = table(1)
    lay(state, "T761")
    lay(state, "T762")
    begin(again(state), "move")
    assert asked(state) == "destination"
    assert find(drawn(state), "action-sheet") is None
    do(state, f"go {cell(state, 'T762')}")
    assert find(drawn(state), "action-sheet") is not None


def test_halves_that_make_a_star_lie_edge_to_edge_and_stars_stand_against_those_needed() -> None:
    match = course.begin()
    course.led(
        match, lambda state: course.at("skill")(state) and result.bands(state, _revealed(state))[1] > 0
    )
    scene = GAME.scene(match.state.view(0))
    joined = next(one for one in scene.elements() if isinstance(one, Area) and one.role == "joined")
    left, right = (
        {badge.art for badge in card.badges} for card in joined.children[:2] if isinstance(card, TextCard)
    )
    assert "half-left" in left
    assert "half-right" in right
    stars = find(scene, "stars")
    state = course.position(match)
    assert sum(space.filled for space in stars.spaces) == state.total()
    assert "halves" in {space.art for space in stars.spaces}
    assert stars.label == label("stars-of", had=state.total(), needed=state.difficulty)


def _revealed(state: SeventhContinent) -> int:
    return state.piles[DRAWN] | state.piles[RISKED]
