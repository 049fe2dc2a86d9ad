"""The seven steps of an action: the worked examples of the rulebook and the vectors derived from them."""

from __future__ import annotations

import pytest

from portulan.games.seventh_continent.content.operations import OPERATIONS, Take
from portulan.games.seventh_continent.events import FAILED, PROPOSED, SUCCEEDED
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    DECK,
    DISCARD,
    HAND,
    ICONS,
    NONE,
    SATCHEL,
    WHO_ACTIVE,
    WHO_EACH,
)
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    THIRD,
    actions,
    again,
    asked,
    attach,
    begin,
    do,
    equip,
    go_on,
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

SHOVEL = skill(
    "S-shovel",
    "",
    """[skill.craft]
cost = 4
[skill.craft.object]
resistance = 3
effects = [
    { step = "cost", icons = ["dig"], mods = { cost = -2 } },
    { step = "result", icons = ["dig"], mods = { seven_stars = 1 } },
]
""",
)


@pytest.mark.rule("7C-ACTION-1", "7C-ICON-10", "7C-ICON-11", "7C-ICON-13")
def test_reading_an_action() -> None:
    """7C-VEC-01, 7C-VEC-02: dig 1/6+, a card 063 for the active player, a card 101 for each participant."""
    state = table(1)
    dig = state.box.actions[state.box.cards[number(state, "A-011-g1")].actions[1]]
    assert (ICONS[dig.icon], dig.cost, dig.difficulty) == ("dig", 6, 1)
    take = OPERATIONS.code(Take)
    success = [row for row in state.box.programs[dig.success] if row[0] == take]
    failure = [row for row in state.box.programs[dig.failure] if row[0] == take]
    assert [row[1:3] for row in success] == [(63, WHO_ACTIVE)]
    assert [row[1:3] for row in failure] == [(101, WHO_EACH)]


def _bruno_and_ludovic() -> tuple[int, SeventhContinent]:
    state = table(2, CARDS + SHOVEL)
    hold(state, BRUNO, "C10", "C11", "C12")
    hold(state, LUDOVIC, "C13", "C14")
    slot = equip(state, BRUNO, 3, "S-shovel")
    top(state, "S-R7", "death-1", "S-L")
    return slot, again(state)


@pytest.mark.rule(
    *("7C-ACTION-2", "7C-ACTION-OBJECT-2", "7C-ACTION-OBJECT-4", "7C-ACTION-COST-1", "7C-ACTION-COST-2"),
    *("7C-ACTION-COST-4", "7C-ACTION-COST-6", "7C-RESULT-1", "7C-RESULT-3", "7C-RESULT-5", "7C-RESULT-8"),
    *("7C-SEVEN-1", "7C-SKILL-1", "7C-SKILL-2", "7C-DISCARD-1", "7C-CONSEQUENCE-1", "7C-TURN-5"),
)
def test_bruno_and_ludovic_dig() -> None:
    """7C-VEC-03: the shovel takes two cards off, the trade one more; a pair of halves and a seven-star make two."""
    slot, state = _bruno_and_ludovic()
    before = len(names(state, DECK)), len(names(state, DISCARD))
    begin(state, "dig")
    do(state, "join", "agree", "use 0.0")
    assert state.dice[slot] == 2
    do(state, "apply S-shovel 1", "trade 1")
    assert (state.cost, state.difficulty) == (3, 2)
    do(state, "extra 0", "apply S-shovel 2")
    assert state.total() == 2
    do(state, "keep S-L", f"to {LUDOVIC}")
    assert asked(state) == "group"
    assert hand(state, LUDOVIC) == ["C13", "C14", "S-L"]
    assert {"S-R7", "death-1"} <= set(names(state, DISCARD))
    assert "A-063-g1" in names(state, SATCHEL)
    assert not any(uid.startswith("A-100") for uid in names(state, HAND + BRUNO))
    assert (len(names(state, DECK)), len(names(state, DISCARD))) == (before[0] - 3, before[1] + 2)


@pytest.mark.rule("7C-SKILL-3", "7C-ADJUST-1", "7C-ADJUST-2", "7C-ADJUST-3", "7C-ZONE-5")
def test_ludovic_has_four_skills_and_discards_one() -> None:
    """7C-VEC-03, variant a: the limit of three is settled at step 7, by the choice of who discards."""
    _, state = _bruno_and_ludovic()
    hold(state, LUDOVIC, "C15")
    begin(state, "dig")
    do(state, "join", "agree", "use 0.0", "apply S-shovel 1", "trade 1", "extra 0", "apply S-shovel 2")
    do(state, "keep S-L", f"to {LUDOVIC}")
    assert (asked(state), state.actor) == ("excess", LUDOVIC)
    assert offered(state) == ["pick C13", "pick C14", "pick C15", "pick S-L"]
    do(state, "pick C13")
    assert "C13" in names(state, DISCARD)
    assert asked(state) == "group"


@pytest.mark.rule(
    *("7C-CONSEQUENCE-2", "7C-CONSEQUENCE-5", "7C-REMIND-7", "7C-TAKE-8", "7C-SEVEN-3", "7C-RESULT-7")
)
def test_without_the_seven_star_the_dig_fails() -> None:
    """7C-VEC-03, variant b: each participant takes a 101, Bruno first, then Bruno takes a 100."""
    _, state = _bruno_and_ludovic()
    told = state.listen()
    begin(state, "dig")
    do(state, "join", "agree", "use 0.0", "apply S-shovel 1", "trade 1", "extra 0", "done", "done")
    taken = []
    while asked(state) != "group":
        if asked(state) == "take card":
            taken.append(state.stack[-1][1:3])
        state.play(state.moves()[0])
    assert taken[:2] == [(101, BRUNO), (101, LUDOVIC)]
    assert taken[-1] == (100, BRUNO)
    assert told


@pytest.mark.rule("7C-ACTION-COST-3", "7C-ACTION-COST-8", "7C-ICON-7", "7C-REMIND-4")
def test_a_locked_action_is_not_traded_or_exceeded() -> None:
    """7C-VEC-20: only what is in hand and inventory changes its cost (G-33)."""
    helper = skill(
        "S-crowbar",
        "",
        "[skill.craft]\ncost = 1\n[skill.craft.object]\nresistance = 2\n"
        'effects = [{ step = "cost", icons = ["open"], mods = { cost = -1 } }]\n',
    )
    for used, cost in ((True, 2), (False, 3)):
        state = table(2, CARDS + helper)
        attach(state, "E920", "T760")
        equip(state, BRUNO, 2, "S-crowbar")
        top(state, "S-1", "S-L", "S-L2")
        begin(again(state), "open")
        do(state, "join", "agree", "use 0.0" if used else "done")
        if used:
            assert offered(state) == ["apply S-crowbar 1", "done"]
            do(state, "apply S-crowbar 1")
        assert asked(state) == "skill", "neither a trade nor additional cards are asked for"
        assert state.cost == cost


@pytest.mark.rule("7C-ACTION-COST-4")
def test_with_a_milder_reading_events_lower_the_cost_of_a_locked_action() -> None:
    state = table(2, locked_strict="off")
    attach(state, "E920", "T760")
    begin(again(state), "open")
    do(state, "stay")
    assert offered(state) == ["apply E920 1", "done"]


@pytest.mark.rule("7C-FORBID-3", "7C-ICON-8")
def test_all_must_take_part() -> None:
    """7C-VEC-21: not offered while one of three stands elsewhere; with all there, one no withdraws it."""
    state = table(3)
    assert "pull T760" in actions(state)
    lay(state, "T761")
    stand(state, "T761", THIRD)
    assert "pull T760" not in actions(again(state))
    stand(state, "T760", THIRD)
    begin(again(state), "pull")
    do(state, "join", "stay")
    assert asked(state) == "group"
    assert state.action == NONE
    undertake(state, "pull", helped_by=(LUDOVIC, THIRD))
    assert state.turns == 1


@pytest.mark.rule("7C-CONSEQUENCE-3", "7C-CONSEQUENCE-5", "7C-CONSEQUENCE-6")
def test_a_shared_failure_without_a_black_box() -> None:
    """7C-VEC-27: the active player takes a 100, nobody else anything; alone, nobody takes one."""
    state = table(2)
    begin(state, "climb")
    do(state, "join", "agree", "extra 0")
    assert state.stack[-1][1] == 100
    do(state, "card A-100-4")
    assert hand(state, BRUNO) == ["A-100-4"]
    assert hand(state, LUDOVIC) == []
    alone = undertake(table(2), "climb")
    assert asked(alone) == "group"
    assert hand(alone, BRUNO) == []


@pytest.mark.rule("7C-SKILL-1", "7C-SKILL-4", "7C-SKILL-5", "7C-SKILL-6", "7C-REMIND-6")
def test_which_skills_may_be_kept() -> None:
    """7C-VEC-29: none, or one of the three that A may have; not B's own, not the curse."""
    state = table(2)
    top(state, "ferriere-1", "ferriere-2", "penhallow-1", "C01", "death-1")
    begin(again(state), "think")
    do(state, "stay", "extra 0")
    assert sorted(offered(state)) == ["done", "keep C01", "keep ferriere-1", "keep ferriere-2"]
    assert refused(state, "keep penhallow-1") == "7C-SKILL-4"
    assert refused(state, "keep death-1") == "7C-SKILL-5"
    assert refused(state, "keep C02") == "7C-SKILL-1"
    do(state, "keep C01")
    assert asked(state) == "group"
    assert hand(state, BRUNO) == ["C01"]


@pytest.mark.rule("7C-ACTION-OBJECT-3", "7C-ACTION-OBJECT-7", "7C-DISCARD-2")
def test_the_last_use_of_an_object() -> None:
    """7C-VEC-30: the die is removed at step 1, effects apply at 2 and 3, the cards are discarded at 5."""
    state = table(1, CARDS + SHOVEL)
    slot = equip(state, BRUNO, 1, "S-shovel")
    top(state, "S-7", "S-77", "S-L", "S-L2")
    begin(again(state), "dig")
    do(state, "use 0.0")
    assert state.dice[slot] == 0
    assert state.object_cards(slot) == [number(state, "S-shovel")]
    do(state, "apply S-shovel 1", "extra 0", "apply S-shovel 2")
    assert state.total() == 2
    do(state, "done")
    assert state.object_cards(slot) == []
    assert "S-shovel" in names(state, DISCARD)


@pytest.mark.rule("7C-SEVEN-2", "7C-SEVEN-4", "7C-RESULT-4")
def test_seven_stars_multiply() -> None:
    """7C-VEC-31: two seven-stars and three sevens give six, with one whole star seven."""
    state = table(1)
    state.seven_stars, state.sevens, state.successes = 2, 3, 1
    assert state.total() == 7
    state.sevens = 0
    assert state.total() == 1


@pytest.mark.rule("7C-RESULT-5", "7C-RESULT-6", "7C-RESULT-10", "7C-REMIND-5")
@pytest.mark.parametrize(
    ("revealed", "successes"),
    [
        (("S-L", "S-L2", "S-L3", "S-R"), 1),
        (("S-L", "S-L2"), 0),
        (("S-LR",), 0),
        (("S-LR", "S-L"), 1),
        (("S-LR", "S-L", "S-R"), 2),
        (("S-1", "S-R"), 1),
    ],
)
def test_half_stars_pair_left_with_right(revealed: tuple[str, ...], successes: int) -> None:
    """7C-VEC-32, G-39: a half that is left over gives nothing; a card's own halves do not pair with each other."""
    from portulan.games.seventh_continent.result import count

    state = table(1)
    cards = sum(1 << number(state, uid) for uid in revealed)
    assert count(state, cards)[0] == successes
    lenient = table(1, self_pair="on")
    assert count(lenient, cards)[0] == max(successes, int(revealed == ("S-LR",)))


@pytest.mark.rule("7C-RESULT-8", "7C-ACTION-COST-5")
def test_no_card_no_success() -> None:
    """7C-VEC-41: 2/0+ alone without additional cards fails."""
    state = table(1)
    before = state.piles[DECK]
    undertake(state, "climb")
    assert state.piles[DECK] == before
    assert state.since_camp == 1
    assert (state.action, state.party, state.used, state.applied) == (NONE, 0, 0, 0)


@pytest.mark.rule("7C-ACTION-COST-5", "7C-RESULT-9")
def test_a_cost_below_zero_is_zero() -> None:
    """7C-VEC-42: 0/1+ with effects of -3 succeeds without a draw."""
    state = table(
        1, CARDS + skill("S-net", "", 'effects = [{ step = "cost", icons = ["fish"], mods = { cost = -3 } }]')
    )
    hold(state, BRUNO, "S-net")
    before = state.piles[DECK]
    told = again(state).listen()
    undertake(state, "fish", answers=["apply S-net 1"])
    assert state.piles[DECK] == before
    families = [event[0] for event in told]
    assert SUCCEEDED.number in families
    assert FAILED.number not in families


@pytest.mark.rule("7C-TURN-2")
@pytest.mark.parametrize(("players", "proposed"), [(1, False), (2, True)])
def test_whoever_plays_alone_proposes_nothing(players: int, proposed: bool) -> None:
    state = table(players)
    told = state.listen()
    do(state, "active 0")
    assert (PROPOSED.number in [event[0] for event in told]) == proposed


@pytest.mark.rule("7C-TURN-2", "7C-TURN-3")
def test_who_is_active_without_agreement() -> None:
    """The player to the left of the last active one; who is active by rule may pass (G-01, G-141)."""
    state = table(3)
    do(state, "active 2", "object")
    assert (asked(state), state.actor) == ("action", BRUNO)
    assert "pass" in offered(state)
    go_on(do(state, "act T760 2"))
    while asked(state) != "group":
        state.play(state.moves()[0])
    do(state, "active 0", "object")
    assert state.actor == LUDOVIC
    do(state, "pass")
    assert state.actor == THIRD
    do(state, "pass")
    assert state.actor == BRUNO
    do(state, "pass")
    assert state.actor == LUDOVIC
    assert refused(state, "pass") == "7C-TURN-1"


@pytest.mark.rule("7C-TURN-4", "7C-TURN-8")
def test_who_may_take_part() -> None:
    """On the same terrain, and only with the active player's word."""
    state = table(3)
    lay(state, "T761")
    stand(state, "T761", THIRD)
    begin(again(state), "climb")
    assert (asked(state), state.actor) == ("offer", LUDOVIC)
    do(state, "join")
    assert (asked(state), state.actor) == ("accept", BRUNO)
    do(state, "object")
    assert state.participants() == [BRUNO]


@pytest.mark.rule("7C-CARD-1", "7C-TURN-4")
def test_nobody_helps_a_paranoid_player() -> None:
    state = table(2)
    hold(state, BRUNO, "A-100-1")
    begin(again(state), "climb")
    assert asked(state) == "extra cards"
