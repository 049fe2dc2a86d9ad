"""Objects: crafting, assembling, using, giving, damage (7C-CRAFT, 7C-ASSEMBLE, 7C-USE, 7C-DAMAGE)."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import steps
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import COLUMN, DECK, DISCARD, HAND, INVENTORY, OPEN, PAST, STOCK
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    begin,
    do,
    equip,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    refused,
    stand,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import CARDS, skill


@pytest.mark.rule("7C-DAMAGE-1", "7C-DAMAGE-2", "7C-DAMAGE-3", "7C-DAMAGE-4")
def test_damage_to_shovel_and_bow() -> None:
    """7C-VEC-06: a loss of three over a shovel of two and a bow of four."""

    def struck(*hits: str) -> SeventhContinent:
        state = table(2)
        equip(state, BRUNO, 2, "C01")
        equip(state, LUDOVIC, 4, "C04")
        begin(again(state), "fight")
        do(state, "join", "agree", "extra 0", *hits)
        return state

    def splits(state: SeventhContinent) -> set[tuple[int, int]]:
        if asked(state) != "damage":
            return {(2 - state.dice[0], 4 - state.dice[4])}
        found: set[tuple[int, int]] = set()
        for move in state.moves():
            after = state.copy()
            after.play(move)
            found |= splits(after)
        return found

    assert splits(struck()) == {(0, 3), (1, 2), (2, 1)}
    state = struck("hit 0.0", "hit 0.0")
    assert state.object_cards(0) == []
    assert "C01" in names(state, DISCARD)
    assert state.dice[4] == 3


@pytest.mark.rule("7C-DAMAGE-4")
def test_damage_without_an_object_is_lost() -> None:
    """G-54."""
    state = table(1)
    undertake(state, "fight")
    assert asked(state) == "group"


def crafting(terrain: str) -> SeventhContinent:
    state = table(1)
    if terrain != "T760":
        lay(state, "T761")
        lay(state, terrain)
        stand(state, terrain, BRUNO)
    hold(state, BRUNO, "C02")
    return begin(again(state), "craft", "C02")


@pytest.mark.rule(
    "7C-CRAFT-1", "7C-CRAFT-2", "7C-CRAFT-3", "7C-REMIND-2", "7C-RESOURCE-1", "7C-ACTION-COST-5"
)
def test_crafting_a_raft() -> None:
    """7C-VEC-11, 7C-VEC-12: five cards; with wood two; with wood and vine none; with nothing still allowed."""
    assert crafting("T760").cost == 5
    state = crafting("T762")
    do(state, "with wood")
    assert state.cost == 2
    do(state, "with vine")
    assert state.cost == 0
    do(state, "extra 0")
    assert hand(state, BRUNO) == []
    assert names(state, INVENTORY) == ["C02"]
    assert state.dice[0] == 4


@pytest.mark.rule("7C-RESOURCE-2")
def test_a_fire_provides_fire() -> None:
    state = table(1)
    hold(state, BRUNO, "C18")
    state.fire[BRUNO] = state.figure[BRUNO]
    begin(again(state), "craft", "C18")
    assert "with fire" in offered(state)


@pytest.mark.rule(
    "7C-CRAFT-4", "7C-ASSEMBLE-1", "7C-ASSEMBLE-2", "7C-ASSEMBLE-3", "7C-ASSEMBLE-4", "7C-ASSEMBLE-5"
)
@pytest.mark.parametrize("stick", [4, 3, 5])
def test_assembling_the_bow(stick: int) -> None:
    """7C-VEC-13: as an object of its own, or below the walking stick, whose die rises to six at the most."""
    bow = 8 - stick
    cards = CARDS + skill(
        "S-bow",
        "",
        f'keywords = ["will"]\n[skill.craft]\ncost = 0\n[skill.craft.object]\nresistance = {bow}\n',
    )
    for answer in ("new object", "assemble 0.0"):
        state = table(1, cards)
        equip(state, BRUNO, stick, "C03")
        hold(state, BRUNO, "S-bow")
        undertake(again(state), "craft", "S-bow", answers=[answer])
        if answer == "new object":
            assert state.dice[:2] == [stick, bow]
        else:
            assert state.dice[:2] == [6, 0]
            assert state.object_cards(0) == [number(state, "C03"), number(state, "S-bow")]


@pytest.mark.rule("7C-ASSEMBLE-6", "7C-ASSEMBLE-7")
def test_a_keyword_shared_with_the_second_card_only() -> None:
    """7C-VEC-40: the card may join, the die stays."""
    state = table(1)
    equip(state, BRUNO, 3, "C14", "C03")
    hold(state, BRUNO, "C04")
    state.shift(number(state, "C04"), HAND + BRUNO, OPEN)
    state.stack.append((steps.STOW, BRUNO, number(state, "C04"), 0, 0))
    told = again(state).saying(state.parse("assemble 0.0"))
    assert (told["related"], told["then"]) == ("no", 3)
    do(state, "assemble 0.0")
    assert state.dice[0] == 3
    assert len(state.object_cards(0)) == 3


@pytest.mark.rule("7C-ASSEMBLE-4")
def test_joining_is_told_with_what_comes_of_the_die() -> None:
    state = table(1)
    equip(state, BRUNO, 3, "C03")
    state.shift(number(state, "C04"), DECK, OPEN)
    state.stack.append((steps.STOW, BRUNO, number(state, "C04"), 0, 0))
    told = again(state).saying(state.parse("assemble 0.0"))
    do(state, "assemble 0.0")
    assert told["related"] == "yes"
    assert told["then"] == state.dice[0] > 3


@pytest.mark.rule("7C-ZONE-9", "7C-ASSEMBLE-2", "7C-ZONE-8")
def test_the_limit_of_cards_for_an_object() -> None:
    """7C-VEC-39: with four players an object of two cards is full."""
    state = table(4)
    equip(state, BRUNO, 3, "C03", "C12")
    equip(state, BRUNO, 3, "C01")
    state.shift(number(state, "C04"), DECK, OPEN)
    state.stack.append((steps.STOW, BRUNO, number(state, "C04"), 1, 0))
    again(state)
    assert refused(state, "assemble 0.0") == "7C-ASSEMBLE-2"
    assert refused(state, "new object") == "7C-OBJECT-1"
    do(state, "assemble 0.1")
    assert len(state.object_cards(1)) == 2


@pytest.mark.rule("7C-ACTION-OBJECT-5", "7C-USE-1", "7C-USE-3", "7C-ACTION-OBJECT-1")
def test_an_empty_tin() -> None:
    """7C-VEC-14: usable when its owner takes part in a craft or a dig, and in nothing else."""
    state = table(2)
    equip(state, LUDOVIC, 2, "A-700-g1")
    begin(again(state), "dig")
    do(state, "join", "agree")
    assert (asked(state), state.actor) == ("objects", LUDOVIC)
    other = table(2)
    equip(other, LUDOVIC, 2, "A-700-g1")
    begin(again(other), "search")
    do(other, "join", "agree")
    assert asked(other) == "trade"


@pytest.mark.rule("7C-SOURCE-6", "7C-USE-1", "7C-CARD-12", "7C-CRAFT-5")
def test_a_crude_flint() -> None:
    """7C-VEC-15: crafted it offers make fire, at 1 resistance; in hand it does not."""
    state = table(1)
    hold(state, BRUNO, "C06")
    assert "make_fire C06" not in actions(again(state))
    state = table(1)
    slot = equip(state, BRUNO, 3, "C06")
    top(state, "C01", "C02")
    assert "make_fire C06" in actions(again(state))
    undertake(state, "make_fire", "C06")
    assert state.dice[slot] == 2
    assert state.fire[BRUNO] == state.figure[BRUNO]


@pytest.mark.rule("7C-USE-1", "7C-ACTION-OBJECT-7")
@pytest.mark.parametrize(("reading", "die", "after"), [("two", 2, 0), ("two", 1, 0), ("one", 2, 1)])
def test_either_use(reading: str, die: int, after: int) -> None:
    """7C-VEC-19: to undertake its action and to apply its effect are two uses of an object (G-24, G-145)."""
    lamp = skill(
        "S-lamp",
        "",
        "[skill.craft]\ncost = 0\n[skill.craft.object]\nresistance = 2\n"
        'actions = [{ icon = "make_fire", cost = 1, difficulty = 0 }]\n'
        'effects = [{ step = "cost", icons = ["make_fire"], mods = { cost = -1 } }]\n',
    )
    state = table(1, CARDS + lamp, object_double=reading)
    slot = equip(state, BRUNO, die, "S-lamp")
    top(state, "C01")
    begin(again(state), "make_fire", "S-lamp")
    assert state.dice[slot] == die - 1
    if reading == "one":
        assert offered(state) == ["apply S-lamp 1", "done"]
    elif die == 2:
        do(state, "use 0.0", "apply S-lamp 1", "extra 0")
        assert state.column[slot * COLUMN] < 0
        assert "S-lamp" in names(state, DISCARD)
        return
    else:
        assert asked(state) == "extra cards"
        return
    assert state.dice[slot] == after


@pytest.mark.rule("7C-DROP-1", "7C-DROP-2")
def test_an_object_is_dropped_whole() -> None:
    state = table(1)
    equip(state, BRUNO, 3, "C03", "A-700-g1")
    do(again(state), "drop", "abandon 0.0")
    assert "C03" in names(state, DISCARD)
    assert "A-700-g1" in names(state, PAST)
    assert state.dice[0] == 0


@pytest.mark.rule("7C-GIVE-2", "7C-GIVE-3", "7C-GIVE-4", "7C-OBJECT-3")
def test_gifts_and_exchanges() -> None:
    state = table(2)
    equip(state, BRUNO, 3, "C03", "C12")
    for uid in ("C01", "C05", "C06"):
        equip(state, LUDOVIC, 2, uid)
    top(state, "C20", "C21")
    do(again(state), "give")
    assert refused(state, "hand over 0.0 to 1") == "7C-GIVE-4"
    do(state, "swap 0.0 for 1.0", "agree")
    assert state.object_cards(0) == [number(state, "C01")]
    assert state.object_cards(4) == [number(state, "C03"), number(state, "C12")]
    assert (state.dice[0], state.dice[4]) == (2, 3)
    assert {"C20", "C21"} <= set(names(state, DISCARD))


@pytest.mark.rule("7C-FIND-1", "7C-OBJECT-2", "7C-OBJECT-4", "7C-CARD-10")
def test_what_is_done_with_a_found_object() -> None:
    state = table(2)
    state.party = 3
    equip(state, BRUNO, 3, "C03")
    found = number(state, "A-700-g1")
    state.shift(found, STOCK, OPEN)
    state.stack.append((steps.STOW, BRUNO, found, 1, 0))
    assert offered(again(state)) == ["new object", "assemble 0.0", "to 1", "abandon 0.0", "leave it"]
    do(state, "to 1")
    assert (asked(state), state.actor) == ("stow", LUDOVIC)
    do(state, "leave it")
    assert "A-700-g1" in names(state, PAST)


@pytest.mark.rule("7C-DROP-2")
def test_bolas_are_discarded_after_use() -> None:
    """G-47: the card leaves its column by its own effect, and the die goes to the next card."""
    state = table(1)
    slot = equip(state, BRUNO, 2, "C05", "C03")
    begin(again(state), "hunt")
    do(state, "use 0.0", "extra 0", "apply C05 1")
    assert "C05" in names(state, DISCARD)
    assert state.object_cards(slot) == [number(state, "C03")]
    assert state.dice[slot] == 1
    lone = table(1)
    equip(lone, BRUNO, 2, "C05")
    begin(again(lone), "hunt")
    do(lone, "use 0.0", "extra 0", "apply C05 1")
    assert lone.objects(BRUNO) == []
    assert lone.dice[0] == 0


@pytest.mark.rule("7C-USE-1", "7C-STATE-4")
def test_an_object_that_cancels_a_state_pays_with_its_die() -> None:
    coat = skill(
        "S-coat",
        "",
        "[skill.craft]\ncost = 0\n[skill.craft.object]\nresistance = 2\n"
        'effects = [{ step = "acquire_state", cancel = ["wounded"],'
        ' pay = [{ do = "damage", n = 1, scope = "this" }] }]\n',
    )
    state = table(1, CARDS + coat)
    slot = equip(state, BRUNO, 2, "S-coat")
    begin(again(state), "heal")
    do(state, "extra 0", "card A-104-1", "apply S-coat 1")
    assert state.dice[slot] == 1
    assert hand(state, BRUNO) == []


@pytest.mark.rule("7C-USE-3", "7C-ACTION-OBJECT-1")
def test_nobody_uses_the_object_of_another() -> None:
    state = table(2)
    equip(state, BRUNO, 3, "C01")
    equip(state, LUDOVIC, 3, "C02")
    begin(again(state), "dig")
    do(state, "join", "agree")
    assert offered(state) == ["use 0.0", "done"]
    assert refused(state, "use 1.0") == "7C-ACTION-OBJECT-1"
