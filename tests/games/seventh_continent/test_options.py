"""The options of a table (contract 6.11): what the other reading of a clause changes."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent import steps
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import BANISHED, DECK, DISCARD, NONE, OPEN, STOCK
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
from tests.games.seventh_continent.small_world import CARDS, event, numbers, skill


@pytest.mark.rule("7C-FORBID-4")
def test_a_done_icon_blocks_the_terrain_or_everything() -> None:
    """G-17."""
    hunt = skill("S-hunt", "", 'actions = [{ icon = "hunt", cost = 0, difficulty = 0 }]')
    for scope, blocked in (("terrain", False), ("all", True)):
        state = table(1, CARDS + hunt, done_scope=scope)
        hold(state, BRUNO, "S-hunt")
        attach(state, "E920", "T760")
        assert "hunt T760" not in actions(again(state))
        assert ("hunt S-hunt" not in actions(state)) == blocked


@pytest.mark.rule("7C-MANDATORY-5")
@pytest.mark.parametrize(("ruling", "fire"), [("skip", False), ("fail", True)])
def test_a_mandatory_action_that_cannot_be_undertaken(ruling: str, fire: bool) -> None:
    """G-20: it is skipped and the event discarded, or it counts as failed."""
    must = event(
        793,
        "temporary",
        'mandatory = { icon = "hide", cost = 0, difficulty = 0, requires = [{ is = "fire_here" }],'
        ' failure = [{ do = "place_fire" }] }',
    )
    calls = skill(
        "S-act",
        "",
        'actions = [{ icon = "think", cost = 0, difficulty = 0, success = [{ do = "take", card = "793" }] }]',
    )
    state = table(1, CARDS + numbers(793) + must + calls, impossible_mandatory=ruling)
    hold(state, BRUNO, "S-act")
    undertake(again(state), "think", "S-act")
    assert asked(state) == "group"
    assert past(state) == ["E793"]
    assert (state.fire != [NONE]) == fire


@pytest.mark.rule("7C-ZONE-5")
def test_the_hand_limit_for_both_or_each() -> None:
    """G-59."""
    for reading, excess in (("joint", True), ("each", False)):
        state = table(2, hand_limit=reading)
        hold(state, BRUNO, "C01", "C02", "C03", "X-I-05", "A-140-g1")
        undertake(again(state), "climb")
        assert (asked(state) == "excess") == excess


@pytest.mark.rule("7C-HIDDEN-3")
@pytest.mark.parametrize(("penalty", "lost"), [("after_three", 1), ("none", 0), ("one_card", 4)])
def test_the_price_of_wrong_entries(penalty: str, lost: int) -> None:
    """G-70."""
    state = shipped(1, guess_penalty=penalty)
    top(state, "C01", "C02", "C03", "C04")
    again(state)
    for guess in ("111", "222", "333", "444"):
        do(state, "look", "search A-010-g1", f"enter {guess}")
    assert len(names(state, DISCARD)) == lost


@pytest.mark.rule("7C-MOVE-2")
def test_terrains_joined_by_arrows() -> None:
    """G-83: side by side is enough, or an arrow has to point across."""
    cards = CARDS.replace('exits = { E = { box = "761" } }', "exits = { }").replace(
        'exits = { W = { box = "760" }, E', "exits = { E"
    )
    for reading, joined in (("adjacent", True), ("arrows", False)):
        state = table(1, cards, connect=reading)
        lay(state, "T761")
        assert ("move T760" in actions(again(state))) == joined


@pytest.mark.rule("7C-RESUME-2")
def test_fires_at_a_camp() -> None:
    """G-87."""
    for reading, stays in (("off", False), ("on", True)):
        state = table(2, fire_saved=reading)
        lay(state, "T761")
        state.fire = [cell(state, "T760"), cell(state, "T761")]
        do(again(state), "camp", "agree")
        assert state.fire == [cell(state, "T760") if stays else NONE, NONE]


@pytest.mark.rule("7C-HIDDEN-1")
def test_whether_a_figure_must_be_there() -> None:
    """G-91."""
    for reading, far in (("off", True), ("on", False)):
        state = table(1, hidden_presence=reading)
        lay(state, "T761")
        do(again(state), "look")
        assert "search T760" in offered(state)
        assert ("search T761" in offered(state)) == far


@pytest.mark.rule("7C-ICON-8")
def test_terrains_of_an_old_board() -> None:
    """G-95."""
    state = table(1, new_board_terrains="past")
    undertake(state, "balance")
    assert past(state) == ["T760"]


@pytest.mark.rule("7C-OBJECT-3")
def test_whether_a_found_card_that_is_given_may_be_assembled() -> None:
    """G-101."""
    for reading, joins in (("on", True), ("off", False)):
        state = table(2, direct_gift_assemble=reading)
        equip(state, LUDOVIC, 3, "C03")
        found = number(state, "A-700-g1")
        state.shift(found, STOCK, OPEN)
        state.stack.append((steps.STOW, LUDOVIC, found, 1, 1))
        again(state)
        assert ("assemble 1.0" in offered(state)) == joins


@pytest.mark.rule("7C-SAVE-1")
def test_actions_between_two_camps() -> None:
    """G-113."""
    state = table(1, camp_min_actions="1")
    assert refused(state, "camp") == "7C-SAVE-1"
    undertake(state, "climb")
    do(state, "camp")
    assert state.camps == 1


@pytest.mark.rule("7C-WIN-2")
def test_the_card_of_a_lifted_curse() -> None:
    """G-122."""
    lifts = (
        'actions = [{ icon = "think", cost = 0, difficulty = 0,'
        ' success = [{ do = "lift_curse", curse = "voracious-goddess" }] }]'
    )
    for reading, pile in (("stay", DECK), ("banish", BANISHED)):
        state = table(1, CARDS + skill("S-lift", "", lifts), lifted_curse_card=reading)
        hold(state, BRUNO, "S-lift")
        undertake(again(state), "think", "S-lift")
        assert state.over
        assert "curse-voracious-goddess" in names(state, pile)


@pytest.mark.rule("7C-SETUP-7")
def test_the_other_profile_of_the_deck() -> None:
    """Contract 3.3: the bands follow the profile, the rules do not depend on it."""
    from portulan.games.seventh_continent.result import count

    def pair(state: SeventhContinent) -> int:
        cards = 1 << number(state, "ferriere-2") | 1 << number(state, "ferriere-1")
        return count(state, cards)[0]

    assert pair(shipped(1)) == 0
    assert pair(shipped(1, deck_profile="published")) == 1


@pytest.mark.rule("7C-EASY-1")
@pytest.mark.parametrize("effect", ["fire", "keep"])
def test_easy_mode(effect: str) -> None:
    """G-04: a lit fire recovers cards, no more than were drawn; or one more skill may be kept."""
    state = table(1, easy="on", easy_effect=effect)
    equip(state, BRUNO, 3, "C06")
    stand(state, "T760", BRUNO)
    for uid in ("C10", "C11", "C12", "C13"):
        state.shift(number(state, uid), DECK, DISCARD)
    top(state, "C01", "C02")
    begin(again(state), "make_fire", "C06")
    do(state, "extra 0")
    if effect == "keep":
        assert offered(state) == ["apply A-777-g1 2", "done"] or asked(state) == "skill"
    kept = 0
    while asked(state) not in ("group", "recover card"):
        keep = [move for move in offered(state) if move.startswith(("keep", "apply"))]
        kept += bool(keep) and keep[0].startswith("keep")
        do(state, keep[0] if keep else offered(state)[-1])
    assert kept == (2 if effect == "keep" else 1)
    assert (asked(state) == "recover card") == (effect == "fire")
