"""Corners of the rules that a second reader found: what waits, who is out of the game, and what comes late."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BOARD, DISCARD, OPEN, PAST, SATCHEL, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
    again,
    asked,
    begin,
    cell,
    do,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    past,
    stand,
    table,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill, terrain

CALLS = (
    'actions = [{ icon = "think", cost = 0, difficulty = 0, success = [{ do = "take", card = "%s" }] },'
    ' { icon = "balance", cost = 0, difficulty = 0, success = [{ do = "new_board", card = "010" }] }]'
)


def exploration(uid: str, more: str, kind: str = "temporary") -> str:
    """Writes an Exploration card of zone I."""
    return (
        f'[[exploration]]\nid = "{uid}"\nzone = "I"\n[exploration.face]\ntype = "{kind}"\n'
        f'title = {{ fr = "{uid}", en = "{uid}" }}\n{more}\n'
    )


def full_table(number: str, card: str, **options: str) -> SeventhContinent:
    """A table of nine places, all taken, on which one more card waits for a place (G-94)."""
    extra = "".join(terrain(960 + n, n, "", y=1) for n in range(8))
    cards = CARDS + numbers(985, *range(960, 968)) + extra + card
    cards += skill("S-call", "", CALLS % number)
    state = table(1, cards, board_limit="9", **options)
    hold(state, BRUNO, "S-call")
    for n in range(8):
        lay(state, f"T{960 + n}")
    undertake(again(state), "think", "S-call")
    assert [row[0] for row in state.shelved] == [state.box.by_id[names(state, OPEN)[0]]]
    return state


TERRAIN_THAT_WAITS = terrain(985, 5, "", y=3)
EVENT_THAT_WAITS = event(985, "permanent", 'at = { sheet = 2, x = 5, y = 3 }\narrows = [{ side = "W" }]')


@pytest.mark.rule("7C-SAVE-2", "7C-RESUME-1")
@pytest.mark.parametrize("card", [TERRAIN_THAT_WAITS, EVENT_THAT_WAITS], ids=["terrain", "event"])
def test_what_waits_for_a_place_does_not_survive_a_camp(card: str) -> None:
    state = full_table("985", card)
    do(state, "camp")
    assert state.shelved == []
    assert names(state, BOARD) == ["T760"]
    assert names(state, OPEN) == []
    assert state.faults() == []


@pytest.mark.rule("7C-ICON-8")
@pytest.mark.parametrize(
    ("card", "option", "where"),
    [
        (TERRAIN_THAT_WAITS, "return", STOCK),
        (TERRAIN_THAT_WAITS, "past", PAST),
        (EVENT_THAT_WAITS, "return", PAST),
    ],
)
def test_what_waits_for_a_place_does_not_come_to_a_new_board(card: str, option: str, where: int) -> None:
    state = full_table("985", card, new_board_terrains=option)
    waiting = names(state, OPEN)[0]
    undertake(state, "balance", "S-call")
    assert state.sheet == 1
    assert waiting in names(state, where)
    assert names(state, BOARD) == ["A-010-g1"]
    assert state.shelved == []
    assert state.faults() == []


def turn_fog(state: SeventhContinent, uid: str, *, helped_by: int | None = None) -> SeventhContinent:
    """Explores the fog east of terrain A, under which a card of the test lies."""
    do(again(state), "active 0")
    while asked(state) == "consent":
        do(state, "agree")
    do(state, f"explore {cell(state, 'T760') + 1}")
    while asked(state) != "turn fog":
        found = offered(state)
        if asked(state) == "offer":
            do(state, "join" if state.actor == helped_by else "stay")
        else:
            known = ("agree", "done", "trade 0", "extra 0", found[0])
            do(state, next(move for move in known if move in found))
    return do(state, f"card {uid}")


@pytest.mark.rule("7C-EXPLORE-2", "7C-MANDATORY-3")
@pytest.mark.parametrize("mandatory", [True, False])
def test_a_place_is_filled_even_if_all_who_explored_it_are_out(mandatory: bool) -> None:
    """G-134: the event is discarded; another player puts the terrain into play."""
    ends = 'on_reveal = [{ do = "eliminate" }]'
    if mandatory:
        ends = 'mandatory = { icon = "hide", cost = 0, difficulty = 9, failure = [{ do = "eliminate" }] }'
    state = table(2, CARDS + exploration("X-end", ends))
    lay(state, "T760", fog=True)
    turn_fog(state, "X-end")
    go_on(state)
    while asked(state) == "new character":
        do(state, "done")
        go_on(state)
    assert asked(state) == "group"
    assert state.in_play() == [LUDOVIC]
    assert past(state) == ["X-end"]
    assert state.cells[cell(state, "T760") + 1] == number(state, "T761")
    assert state.faults() == []


MOVES_AWAY = '{ do = "move", to = "card", card = "761" }'


@pytest.mark.rule("7C-CARD-5", "7C-TEMP-1")
@pytest.mark.parametrize(
    "moves",
    [
        f"on_reveal = [{MOVES_AWAY}]",
        f'mandatory = {{ icon = "hide", cost = 0, difficulty = 0, success = [{MOVES_AWAY}] }}',
    ],
    ids=["on reveal", "mandatory"],
)
def test_an_event_that_stays_is_attached_where_it_was_revealed(moves: str) -> None:
    """Contract 7.1, `after`: not where the active player stands by then."""
    cards = CARDS.replace('card = "920" }', 'card = "975" }') + numbers(975)
    state = table(1, cards + event(975, "temporary", f'after = "keep"\n{moves}'))
    lay(state, "T761")
    undertake(again(state), "hunt")
    assert state.figure[BRUNO] == cell(state, "T761")
    assert state.attached == [(number(state, "E975"), cell(state, "T760"))]
    assert state.staying == []
    assert state.faults() == []


@pytest.mark.rule("7C-CARD-5", "7C-EXPLORE-2")
def test_an_exploration_card_that_stays_is_attached_where_it_was_explored_from() -> None:
    state = table(1, CARDS + exploration("X-stay", 'after = "keep"'))
    lay(state, "T760", fog=True)
    turn_fog(state, "X-stay")
    go_on(state)
    assert state.attached == [(number(state, "X-stay"), cell(state, "T760"))]
    assert state.cells[cell(state, "T760") + 1] == number(state, "T761")


@pytest.mark.rule("7C-CARD-5", "7C-ICON-8", "7C-EXPLORE-2")
def test_what_was_turned_on_an_old_board_neither_stays_nor_frees_a_place_on_the_new_one() -> None:
    leaves = 'after = "keep"\nmandatory = { icon = "hide", cost = 0, difficulty = 0, all_must = true,'
    leaves += ' success = [{ do = "new_board", card = "010" }] }'
    there = terrain(986, 1, "").replace("sheet = 2", "sheet = 1")
    state = table(1, CARDS + numbers(986) + there + exploration("X-leave", leaves))
    lay(state, "T760", fog=True)
    turn_fog(state, "X-leave")
    go_on(state)
    assert names(state, BOARD) == ["A-010-g1"]
    assert state.attached == []
    assert past(state) == ["X-leave"]
    assert state.faults() == []


GIFT = event(975, "bonus", 'kind = "positive"')


@pytest.mark.rule("7C-ADJUST-1", "7C-ZONE-5")
def test_the_hand_limit_holds_for_a_card_gained_between_turns() -> None:
    """G-60: a bonus that a riddle leads to is gained in no action."""
    source = event(796, "quest_item", "riddle = true")
    gift = GIFT.replace("[adventure.face]", 'authorised_by.any_of = ["796"]\n[adventure.face]')
    state = table(2, CARDS + numbers(796, 975) + source + gift)
    state.shift(number(state, "E796"), STOCK, SATCHEL)
    hold(state, BRUNO, "C01", "C02", "C03")
    do(again(state), "look", "agree", "search E796", "enter 975", "to 0")
    assert asked(state) == "excess"
    assert state.actor == BRUNO
    do(state, "pick C02")
    assert asked(state) == "group"
    assert set(hand(state, BRUNO)) == {"C01", "C03", "E975"}
    assert state.faults() == []


@pytest.mark.rule("7C-ADJUST-1")
def test_the_hand_limit_holds_for_a_card_gained_at_the_end_of_an_action() -> None:
    """An effect that answers to that comes after step 7."""
    answer = 'effects = [{ on = { at = "action_end" }, do = [{ do = "take", card = "975" }] }]'
    state = table(2, CARDS + numbers(975) + GIFT + skill("S-gift", "", answer))
    hold(state, BRUNO, "S-gift", "C01", "C02")
    undertake(again(state), "hunt", answers=["to 0"])
    assert asked(state) == "excess"
    do(state, "pick C02")
    assert asked(state) == "group"
    assert "C02" in names(state, DISCARD)


@pytest.mark.rule("7C-ELIMINATED-1", "7C-TAKE-8")
@pytest.mark.parametrize(
    "rest",
    [
        '{ do = "take", card = "975", who = "each_player" }',
        '{ do = "for_each", of = "players", ops = [{ do = "take", card = "975", who = "owner" }] }',
    ],
)
def test_what_a_consequence_has_for_each_player_is_done_after_an_elimination(rest: str) -> None:
    """G-57: nobody who took part is left, but others are; what is only for the active player is not done."""
    ends = f'failure = [{{ do = "eliminate" }}, {{ do = "take", card = "920" }}, {rest}]'
    cards = CARDS.replace('failure = [{ do = "eliminate" }]', ends) + numbers(975)
    for suffix in ("", "-2"):
        cards += event(975, "permanent", "", suffix)
    state = table(3, cards)
    lay(state, "T761")
    stand(state, "T761", THIRD)
    begin(again(state), "pray")
    go_on(state)
    do(state, "card E975")
    while asked(state) == "new character":
        do(state, "done")
    assert asked(state) == "group"
    assert state.in_play() == [LUDOVIC, THIRD]
    assert sorted(where for _, where in state.attached) == [cell(state, "T760"), cell(state, "T761")]
    assert "E920" in names(state, STOCK)
    assert state.faults() == []
