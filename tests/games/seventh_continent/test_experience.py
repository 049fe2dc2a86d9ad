"""Experience and advanced skills (7C-XP), a table of limited size (7C-SPACE), hints, reductions, practice."""

from __future__ import annotations

import pytest

from portulan.engine.match import Match
from portulan.games.seventh_continent import board
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    DISCARD,
    HAND,
    OPEN,
    SATCHEL,
    STOCK,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    GAME,
    LUDOVIC,
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
    refused,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill, terrain

THINK = 'actions = [{ icon = "think", cost = 0, difficulty = 0, success = [%s] }]'
SPEND = skill("S-school", "", THINK % '{ do = "spend_xp" }')
SCHOOL = "".join(
    (
        CARDS,
        SPEND,
        numbers(980, 981, 982),
        event(980, "quest_item", "xp = 1"),
        event(981, "quest_item", 'xp = 2\nspent = "discard"'),
        event(982, "quest_item", "xp = 3"),
        skill("S-two", "stars = 2", 'level = "advanced"\nxp_cost = 2'),
        skill("S-four", "stars = 3", 'level = "advanced"\nxp_cost = 4'),
        skill("S-seven", "stars = 3", 'level = "advanced"\nxp_cost = 7'),
        skill("S-hers", "stars = 3", 'level = "advanced"\nxp_cost = 1\nowner = "penhallow"'),
    )
)


def school(players: int = 1, zone: str = "satchel", **options: str) -> SeventhContinent:
    """Sets a table with six points of experience, at which the purchase is open."""
    state = table(players, SCHOOL, xp_zone=zone, **options)
    hold(state, BRUNO, "S-school")
    for uid in ("E980", "E981", "E982"):
        state.shift(number(state, uid), STOCK, SATCHEL if zone == "satchel" else HAND + BRUNO)
    begin(again(state), "think", "S-school")
    while asked(state) in ("offer", "extra cards"):
        do(state, "stay" if asked(state) == "offer" else "extra 0")
    return state


def own(state: SeventhContinent) -> list[str]:
    """Lists what is offered, without the advanced skills that ship."""
    return [one for one in offered(state) if not one.startswith("buy V")]


# Experience


@pytest.mark.rule("7C-XP-1", "7C-XP-2", "7C-XP-3")
def test_skills_that_can_be_paid_are_offered_when_a_card_says_so() -> None:
    state = school()
    assert asked(state) == "buy"
    assert own(state) == ["buy S-two", "buy S-four", "done"]
    assert refused(state, "buy S-seven") == "7C-XP-3"
    assert refused(state, "buy S-hers") == "7C-XP-3"
    do(state, "done")
    go_on(state)
    assert asked(state) == "group"
    assert names(state, BANISHED) == []


@pytest.mark.rule("7C-XP-3")
def test_the_players_choose_what_they_spend_and_get_no_change() -> None:
    """Spent cards are banished or discarded as they say (G-97)."""
    state = do(school(), "buy S-two")
    assert asked(state) == "pay"
    assert offered(state) == ["pick E980", "pick E981", "pick E982"]
    do(state, "pick E982")
    assert names(state, BANISHED) == ["E982"]
    do(state, "done")
    assert asked(state) == "group"
    assert "S-two" in names(state, DECK)
    exact = do(school(), "buy S-two", "pick E981")
    assert past(exact) == ["E981"]
    assert names(exact, BANISHED) == []


@pytest.mark.rule("7C-XP-3")
def test_what_cannot_make_up_the_price_is_not_offered() -> None:
    state = do(school(), "buy S-four")
    assert offered(state) == ["pick E980", "pick E981"]
    assert refused(state, "pick E982") == "7C-XP-3"
    do(state, "pick E981")
    assert set(names(state, BANISHED)) == {"E982"}
    assert past(state) == ["E981"]


@pytest.mark.rule("7C-XP-4")
@pytest.mark.parametrize(("target", "pile"), [("deck", DECK), ("discard", DISCARD), ("hand", HAND + LUDOVIC)])
def test_where_an_acquired_skill_goes(target: str, pile: int) -> None:
    state = school(2, xp_target=target)
    state.top = [number(state, "C01")]
    assert "buy S-hers" in offered(state)
    do(state, "buy S-two", "pick E981")
    if target == "hand":
        assert asked(state) == "learner"
        assert offered(state) == ["to 0", "to 1"]
        assert refused(state, "to 2") == "7C-XP-4"
        do(state, "to 1")
    assert "S-two" in names(state, pile)
    assert (state.top == []) == (target == "deck")


@pytest.mark.rule("7C-XP-4", "7C-SKILL-4")
def test_a_specific_skill_goes_to_its_character() -> None:
    state = do(school(2, xp_target="hand"), "buy S-hers", "pick E980")
    assert hand(state, LUDOVIC) == ["S-hers"]


@pytest.mark.rule("7C-XP-1")
def test_experience_in_hands_counts_like_a_bonus() -> None:
    state = school(4, zone="hand")
    assert "buy S-four" in offered(state)
    do(state, "done")
    assert asked(state) == "excess"
    assert set(offered(state)) == {"pick S-school", "pick E980", "pick E981", "pick E982"}
    taken = table(
        2,
        CARDS.replace('card = "920"', 'card = "980"') + numbers(980) + event(980, "quest_item", "xp = 1"),
        xp_zone="hand",
    )
    begin(taken, "hunt")
    go_on(taken)
    assert asked(taken) == "hold"
    do(taken, "to 0")
    assert hand(taken, BRUNO) == ["E980"]


# A table of limited size


@pytest.mark.rule("7C-SPACE-1", "7C-SPACE-2", "7C-SPACE-3")
def test_a_card_that_finds_no_place_waits_until_terrains_are_put_away() -> None:
    extra = "".join(terrain(960 + n, n, "", y=1 + n // 8) for n in range(8))
    far = terrain(985, 5, "", y=3)
    calls = skill("S-call", "", THINK % '{ do = "take", card = "985" }')
    cards = CARDS + numbers(985, *range(960, 968)) + extra + far + calls
    state = table(1, cards, board_limit="9")
    hold(state, BRUNO, "S-call")
    assert refused(again(state), "clear the table") == "7C-SPACE-1"
    for n in range(7):
        lay(state, f"T{960 + n}")
    assert not board.full(state)
    lay(state, "T967")
    assert board.full(state)
    assert refused(again(state), "clear the table") == "7C-SPACE-1"
    undertake(state, "think", "S-call")
    assert names(state, OPEN) == ["T985"]
    assert "T985" not in names(state, BOARD)
    assert state.faults() == []
    do(state, "clear the table", f"fold {cell(state, 'T967')}")
    assert "T985" in names(state, BOARD)
    assert not state.shelved


@pytest.mark.rule("7C-SPACE-1", "7C-TERRAIN-2")
def test_fog_waits_for_a_place_too() -> None:
    more = "".join(terrain(960 + n, n, "", y=2) for n in range(8))
    state = table(1, CARDS + numbers(*range(960, 968)) + more, board_limit="9")
    for n in range(8):
        lay(state, f"T{960 + n}")
    board.lay_fog(state, state.figure[BRUNO])
    assert state.unfilled
    assert not any(value > 0 for value in state.fog)
    do(again(state), "clear the table", f"fold {cell(state, 'T960')}")
    assert sum(value > 0 for value in state.fog) == 1


@pytest.mark.rule("7C-SPACE-1")
def test_without_a_limit_terrains_may_be_put_away_at_any_time() -> None:
    state = table(1)
    lay(state, "T761")
    assert "clear the table" in offered(again(state))
    assert not board.full(state)


# Riddles


@pytest.mark.rule("7C-HIDDEN-1")
def test_the_hint_of_a_riddle_costs_two_cards_after_two_failures() -> None:
    """DP-29; nothing of the kind is offered for a card that poses no riddle."""
    riddle = event(796, "quest_item", 'riddle = true\nhint = "clue.front"')
    plain = event(797, "quest_item", 'hint = "clue.front"')
    state = table(1, CARDS + numbers(796, 797) + riddle + plain)
    state.opened = tuple(page for page in state.opened if state.box.content.passages[page] != "clue.front")
    for uid in ("E796", "E797"):
        state.shift(number(state, uid), STOCK, SATCHEL)
    again(state)
    for uid in ("E797", "E797", "E796", "E796"):
        do(state, "look")
        assert not [move for move in offered(state) if move.startswith("hint")]
        do(state, f"search {uid}", "enter 123")
    do(state, "look")
    assert [move for move in offered(state) if move.startswith("hint")] == ["hint E796"]
    before = state.piles[DECK].bit_count()
    top(state, "C01", "C02")
    do(state, "hint E796")
    assert state.piles[DECK].bit_count() == before - 2
    assert set(names(state, DISCARD)) == {"C01", "C02"}
    assert state.box.content.passages[state.opened[-1]] == "clue.front"
    do(state, "look")
    assert not [move for move in offered(state) if move.startswith("hint")]


# Reductions that apply themselves


@pytest.mark.rule("7C-ACTION-COST-4", "7C-CRAFT-2")
def test_free_reductions_are_applied_by_themselves() -> None:
    """Not what is paid for, not in a locked action, and not below zero (contract 9)."""
    cards = CARDS + "".join(
        (
            skill("S-free", "", 'effects = [{ step = "cost", mods = { cost = -1 } }]'),
            skill(
                "S-paid",
                "",
                'effects = [{ step = "cost", mods = { cost = -1 }, pay = [{ do = "discard" }] }]',
            ),
            skill(
                "S-made",
                "",
                "[skill.craft]\ncost = 5\nmaterials = { wood = 3 }\nobject = { resistance = 1 }\n",
            ),
        )
    )
    state = table(1, cards, auto_reduce="on")
    hold(state, BRUNO, "S-free", "S-paid")
    begin(again(state), "think")
    assert asked(state) == "lower cost"
    assert offered(state) == ["apply S-paid 1", "done"]
    assert state.cost == 4
    do(state, "done")
    assert asked(state) == "extra cards"
    locked = table(1, cards, auto_reduce="on")
    hold(locked, BRUNO, "S-free")
    begin(again(locked), "open")
    assert offered(locked) == ["apply S-free 1", "done"]
    nothing = table(1, cards, auto_reduce="on")
    hold(nothing, BRUNO, "S-free")
    begin(again(nothing), "hunt")
    assert asked(nothing) == "extra cards"
    assert nothing.applied == 0
    craft = table(1, cards, auto_reduce="on")
    hold(craft, BRUNO, "S-made")
    lay(craft, "T762")
    lay(craft, "T761")
    stand(craft, "T762", BRUNO)
    begin(again(craft), "craft", "S-made")
    assert asked(craft) == "extra cards"
    assert craft.cost == 2


# Practice


@pytest.mark.rule("7C-GOAL-1")
@pytest.mark.parametrize("practice", ["off", "on"])
def test_in_practice_a_draw_is_taken_back(practice: str) -> None:
    match = Match.new(GAME, ["Bruno"], seed=3, options={"practice": practice})
    match.play(match.state.moves()[0])
    match.play(match.state.parse("clues 1"))
    match.play(match.state.parse("active 0"))
    before = match.state.digest()
    move = next(move for move in match.state.moves() if match.state.notation(move).startswith("explore"))
    match.play(move)
    match.play(match.state.parse("extra 0"))
    assert any(entry.actor == -1 for entry in match.entries)
    assert match.can_undo(BRUNO) == (practice == "on")
    assert match.last_decider() == (BRUNO if practice == "on" else None)
    if practice == "on":
        match.undo(BRUNO)
        match.undo(BRUNO)
        assert match.state.digest() == before
