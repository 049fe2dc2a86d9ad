"""The Saloon: recruits, prices, the row and the bag (NF-SALOON)."""

from __future__ import annotations

import pytest

from portulan import CHANCE
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import INSTEAD
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import JAIL, NOBODY, SALOON
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    afford,
    at,
    box_with,
    consistent,
    content,
    give,
    heard,
    hold,
    listed,
    play,
    recruit,
    refused,
    sound,
    table,
    turn,
)

ROW = ("sunday", "tib", "plum", "complaint", "tansy")
"""Prices 2, 1, 1, 5 and 2: two red adventurers, and one of each other faction."""


def saloon(players: int = 3, row: tuple[str, ...] = ROW, **options: str) -> NearAndFar:
    """A row of one's own; seat 0 is about to choose its action."""
    state = table(players, kind=None, **options)
    state.bag |= sum(1 << who for who in state.row)
    state.row = [catalogue.ADVENTURERS.index(uid) for uid in row]
    state.bag &= ~sum(1 << who for who in state.row)
    state.refresh()
    return state


def row(state: NearAndFar) -> list[str | None]:
    """Names the row."""
    found: list[str | None] = state.view(None)["row"]
    return found


def party(state: NearAndFar, seat: int = 0) -> list[str | None]:
    """Names the active party."""
    found: list[str | None] = state.view(None)["people"][seat]["party"]
    return found


# Recruiting


@pytest.mark.rule("NF-SALOON-1", "NF-SALOON-2", "NF-SALOON-4", "NF-SALOON-14")
def test_tv_19_tom_recruits() -> None:
    """TV-19: a red adventurer, price 2, is placed active beside the dog; coins 1, row refilled to 5."""
    state = play(saloon(), "visit saloon", "recruit sunday", "put 3")
    assert state.actor == CHANCE
    play(state, "met egg")
    assert (state.coins[0], state.pawn[0]) == (1, SALOON)
    assert party(state) == [None, None, "sunday", "receipt"]
    assert row(state) == ["egg", "tib", "plum", "complaint", "tansy"]
    assert (state.combat(0), state.search(0), state.heart_symbols(0)) == (1, 2, 4)
    assert state.active == 1


@pytest.mark.rule("NF-SALOON-1")
def test_only_adventurers_of_the_row_are_recruited() -> None:
    state = play(hold(saloon(), 0, coins=20), "visit saloon")
    assert listed(state) == [*(f"recruit {uid}" for uid in ROW), "done"]
    assert refused(state, "recruit egg") == "NF-SALOON-1"


@pytest.mark.rule("NF-SALOON-1", "NF-SALOON-12")
@pytest.mark.parametrize(("option", "more"), [("1", False), ("any", True)])
def test_one_is_recruited_in_a_visit(option: str, more: bool) -> None:
    """G-30, with both values of its option."""
    state = hold(saloon(recruits_per_visit=option), 0, coins=20, food=1)
    play(turn(state, 0), "visit saloon", "recruit tib", "put 1", "met egg")
    assert (listed(state, "recruit") != []) is more
    if more:
        play(state, "recruit plum", "put 2", "met pip")
        assert (party(state)[:2], state.coins[0]) == (["tib", "plum"], 18)
    else:
        assert refused(state, "recruit plum") == "NF-SALOON-12"
        assert listed(state) == ["refresh", "done"]


@pytest.mark.rule("NF-SALOON-1")
def test_a_visitor_may_recruit_nobody() -> None:
    state = play(saloon(), "visit saloon", "done")
    assert (state.coins[0], state.active, row(state)) == (3, 1, list(ROW))


@pytest.mark.rule("NF-SALOON-2")
def test_the_price_is_paid_in_coins() -> None:
    """G-36: gems pay no coins without Gem Trading."""
    state = play(hold(saloon(), 0, coins=4, gems=9, food=9), "visit saloon")
    assert refused(state, "recruit complaint") == "NF-SALOON-2"
    assert "recruit complaint" not in listed(state)
    hold(state, 0, coins=5)
    assert "recruit complaint" in listed(state)
    play(state, "recruit complaint", "pass", "met egg")
    assert (state.coins[0], state.gems[0], state.food[0]) == (0, 9, 9)


@pytest.mark.rule("NF-SALOON-2")
def test_with_gem_trading_the_payer_chooses_the_mix() -> None:
    """G-36, G-196; the price is paid before anything is bought with the same goods."""
    state = hold(saloon(mode="campaign"), 0, coins=3, gems=4, green=1)
    give(state, 0, talents="gem-trading", hand="jade-flute")
    play(turn(state, 0), "visit saloon", "recruit complaint")
    assert listed(state) == ["instead 2", "instead 3", "instead 4"]
    assert refused(state, "buy jade-flute") == "NF-TURN-6"
    assert refused(state, "instead 1") == refused(state, "instead 5") == "NF-TALENT-05"
    assert consistent(state, INSTEAD)
    assert heard(state, "instead 3").count("paid") == 2
    play(state, "put 3", "met egg")
    assert (state.coins[0], state.gems[0]) == (1, 1)


@pytest.mark.rule("NF-SALOON-3")
def test_a_recruit_stays_for_the_rest_of_the_game() -> None:
    """G-38: nobody can be dismissed; he is a member after leaving, and after the others have played."""
    state = play(saloon(2), "visit saloon", "recruit tib", "pass", "met egg")
    play(
        state,
        "visit farm",
        "harvest",
        "adventure",
        "rearrange",
        "pass",
        "pass",
        "pass",
        "pass",
        "pass",
        "stop",
    )
    assert state.view(0)["people"][0]["inactive"] == ["tib", "receipt"]
    assert state.adventurers_of(0, GREEN) == 1
    assert (state.bag | state.aside) >> catalogue.ADVENTURERS.index("tib") & 1 == 0


@pytest.mark.rule("NF-SALOON-4")
def test_the_recruit_is_placed_at_once_or_stays_inactive() -> None:
    state = play(saloon(), "visit saloon", "recruit tib")
    assert listed(state) == ["put 1", "pass"]
    active = play(state.copy(), "put 1")
    assert party(active)[0] == "tib"
    assert active.view(0)["people"][0]["inactive"] == []
    play(state, "pass")
    assert party(state)[0] is None
    assert state.view(0)["people"][0]["inactive"] == ["tib"]


@pytest.mark.rule("NF-SALOON-4", "NF-PARTY-4")
def test_a_pet_in_the_slot_of_the_recruit_may_move() -> None:
    """G-33: to another free slot, or among the inactive members; nobody else moves."""
    state = recruit(saloon(), 0, "tib", GREEN)
    play(turn(state, 0), "visit saloon", "recruit tansy", "put 4")
    assert listed(state) == ["put 2", "put 3", "pass"]
    assert refused(state, "put 1") == refused(state, "put 4") == "NF-SALOON-4"
    away = play(state.copy(), "pass")
    assert party(away) == ["tib", None, None, "tansy"]
    assert away.view(0)["people"][0]["inactive"] == ["receipt"]
    play(state, "put 3")
    assert party(state) == ["tib", None, "receipt", "tansy"]
    assert state.view(0)["people"][0]["inactive"] == []


@pytest.mark.rule("NF-SALOON-4")
def test_a_pet_may_have_to_stay() -> None:
    """G-33: the other value of its option, where the recruit waits."""
    state = play(saloon(pet_shift_on_recruit="false"), "visit saloon", "recruit tansy")
    assert state.actor == CHANCE
    assert party(state) == [None, None, None, "receipt"]
    assert state.view(0)["people"][0]["inactive"] == ["tansy"]
    state = play(saloon(pet_shift_on_recruit="false"), "visit saloon", "recruit tib")
    assert listed(state) == ["put 1", "pass"]


@pytest.mark.rule("NF-SALOON-5")
def test_of_two_of_a_faction_the_player_decides_who_is_active() -> None:
    state = recruit(saloon(), 0, "egg", RED)
    play(turn(state, 0), "visit saloon", "recruit sunday")
    older = play(state.copy(), "pass")
    assert (party(older)[2], older.view(0)["people"][0]["inactive"]) == ("egg", ["sunday"])
    names = heard(state, "put 3")
    assert (party(state)[2], state.view(0)["people"][0]["inactive"]) == ("sunday", ["egg"])
    assert names == ["stood-down", "took-slot"]


# Prices


@pytest.mark.rule("NF-SALOON-6", "NF-SALOON-7")
@pytest.mark.parametrize(("tokens", "price"), [(2, 1), (5, 0)])
def test_dv_04_discount(tokens: int, price: int) -> None:
    """DV-04: price 5; 1 inactive red adventurer, 2 red tokens and the red chief: 1. With 3 more tokens: 0 (G-32)."""
    state = recruit(saloon(), 0, "egg")
    state.chiefs[RED] = 0
    hold(state, 0, coins=price, red=tokens)
    play(turn(state, 0), "visit saloon")
    assert state.view(0)["prices"][3] == price
    play(state, "recruit complaint", "put 3", "met flint")
    assert (state.coins[0], state.tokens[2]) == (0, tokens)


@pytest.mark.rule("NF-SALOON-6")
def test_banners_of_another_colour_or_another_player_do_not_count() -> None:
    state = recruit(saloon(), 1, "egg")
    hold(hold(state, 0, green=3, yellow=1), 1, red=3)
    state.chiefs[RED] = 1
    play(turn(state, 0), "visit saloon")
    assert state.view(0)["prices"] == [2, 0, 1, 5, 1]


@pytest.mark.rule("NF-SALOON-7")
@pytest.mark.parametrize("source", ["active", "inactive", "token", "chief"])
def test_each_kind_of_banner_takes_a_coin_off(source: str) -> None:
    state = saloon()
    if source in ("active", "inactive"):
        recruit(state, 0, "egg", RED if source == "active" else None)
    elif source == "token":
        hold(state, 0, red=1)
    else:
        state.chiefs[RED] = 0
    assert play(turn(state, 0), "visit saloon").view(0)["prices"] == [1, 1, 1, 4, 2]


@pytest.mark.rule("NF-SALOON-8")
def test_banners_on_bought_artifacts_do_not_count() -> None:
    """The drum shows a red banner, the cord a blue one."""
    state = give(saloon(), 0, bought="regiment-drum knotted-cord dice-game")
    assert play(turn(state, 0), "visit saloon").view(0)["prices"] == [2, 1, 1, 5, 2]
    assert [state.banners(0, faction) for faction in (GREEN, BLUE, RED)] == [0, 0, 0]


@pytest.mark.rule("NF-SALOON-2", "NF-SALOON-6")
def test_cards_change_the_price_of_recruits_alone() -> None:
    state = give(saloon(), 0, bought="numbered-door wicks-whistle", world="empty-chair")
    assert play(turn(state, 0), "visit saloon").view(0)["prices"] == [0, 0, 0, 2, 0]


@pytest.mark.rule("NF-SALOON-6", "NF-SALOON-7")
def test_the_price_is_set_before_the_recruit_counts_and_his_banner_claims_the_chief() -> None:
    """He does not lower his own price; with the fourth banner the chief comes at once (G-180)."""
    state = hold(saloon(), 0, red=3, coins=2)
    names = heard(turn(state, 0), "visit saloon", "recruit complaint")
    assert state.coins[0] == 0
    assert state.chiefs == [NOBODY, NOBODY, 0, NOBODY]
    assert names.index("chief") < names.index("paid")


# Company


@pytest.mark.rule("NF-SALOON-9")
def test_anybody_may_enter_a_full_saloon() -> None:
    state = saloon(4)
    for seat in (1, 2, 3):
        at(state, seat, "saloon")
    at(state, 0, "farm")
    play(turn(state, 0), "visit saloon", "pass")
    assert state.pawn == [SALOON] * 4
    assert "recruit tib" in listed(state)


@pytest.mark.rule("NF-SALOON-10")
def test_somebody_present_may_be_challenged_before_anything_else() -> None:
    """G-35."""
    state = at(at(saloon(3), 1, "saloon"), 2, "farm")
    play(turn(state, 0), "visit saloon")
    assert listed(state) == ["duel 2 honorable", "duel 2 foul", "pass"]
    assert refused(state, "duel 3 foul") == "NF-SALOON-10"
    assert refused(state, "duel dummy foul") == refused(state, "duel 1 foul") == "NF-SALOON-10"
    assert refused(state, "recruit tib") == "NF-SALOON-10"
    play(state, "pass")
    assert refused(state, "duel 2 foul") == "NF-VISIT-1"
    alone = play(saloon(3), "visit saloon")
    assert listed(alone, "duel") == []


@pytest.mark.rule("NF-SALOON-10", "NF-DUEL-9")
@pytest.mark.parametrize(("manner", "rep"), [("honorable", 1), ("foul", -1)])
def test_a_duel_won_in_the_saloon_changes_reputation_and_the_action_follows(manner: str, rep: int) -> None:
    state = at(saloon(3), 1, "saloon")
    play(turn(state, 0), "visit saloon", f"duel 2 {manner}", "roll 6", "roll 1")
    assert (state.rep, state.pawn) == ([rep, 0, 0], [SALOON, SALOON, JAIL])
    play(state, "recruit tib", "put 1", "met egg")
    assert (party(state)[0], state.active) == ("tib", 1)


@pytest.mark.rule("NF-SALOON-10", "NF-DUEL-10")
def test_a_duel_lost_in_the_saloon_ends_the_visit_without_its_bonus() -> None:
    """G-35, G-47."""
    state = give(at(saloon(3), 1, "saloon"), 0, bought="sorrels-ear-trumpet")
    lost = play(turn(state.copy(), 0), "visit saloon", "duel 2 foul", "roll 1", "roll 6")
    assert (lost.pawn[0], lost.rep[0], lost.coins[0], lost.active) == (JAIL, 0, 3, 1)
    give(afford(state, 0, "hobbs-ladle"), 0, hand="hobbs-ladle")
    play(turn(state, 0), "visit saloon", "duel 2 foul", "roll 1", "roll 6", "pass", "hearts 0")
    assert (listed(state), state.view(0)["bonuses"]) == (["done", "buy hobbs-ladle"], [])


# The row


@pytest.mark.rule("NF-SALOON-11")
def test_for_1_food_the_row_is_set_aside_and_drawn_anew() -> None:
    state = hold(saloon(), 0, food=2)
    play(turn(state, 0), "visit saloon", "refresh")
    assert (state.food[0], row(state)) == (1, [None] * 5)
    assert state.view(None)["aside"] == [uid for uid in catalogue.ADVENTURERS if uid in ROW]
    assert state.actor == CHANCE
    assert len(state.chances()) == 31
    assert not any(state.notation(outcome).removeprefix("met ") in ROW for outcome, _ in state.chances())
    play(state, "met egg", "met pip", "met sal", "met blot", "met nan")
    assert row(state) == ["egg", "pip", "sal", "blot", "nan"]
    assert refused(state, "refresh") == "NF-SALOON-11"
    assert sound([state])


@pytest.mark.rule("NF-SALOON-11")
def test_without_food_nothing_is_refreshed() -> None:
    state = play(saloon(), "visit saloon")
    assert refused(state, "refresh") == "NF-SALOON-11"
    assert "refresh" not in listed(state)


@pytest.mark.rule("NF-SALOON-11", "NF-SALOON-12")
def test_one_may_recruit_after_a_refresh_or_before() -> None:
    """G-34."""
    new = ("met egg", "met pip", "met sal", "met blot", "met nan")
    state = play(turn(hold(saloon(), 0, food=1), 0), "visit saloon", "refresh", *new)
    play(state, "recruit blot", "put 2", "met mags")
    assert (party(state)[1], state.active) == ("blot", 1)
    state = play(
        turn(hold(saloon(), 0, food=1), 0), "visit saloon", "recruit plum", "put 2", "met mags", "refresh"
    )
    assert "plum" not in state.view(None)["aside"] and "mags" in state.view(None)["aside"]
    play(state, *new)
    assert (state.active, row(state)) == (1, ["egg", "pip", "sal", "blot", "nan"])


@pytest.mark.rule("NF-SALOON-11")
def test_a_refresh_is_once_a_turn_not_once_a_game() -> None:
    state = hold(saloon(), 0, food=2)
    state.refreshed = 1
    play(turn(state, 0), "visit saloon")
    assert "refresh" in listed(state)


@pytest.mark.rule("NF-SALOON-13")
def test_an_empty_bag_takes_back_those_set_aside() -> None:
    """G-34: also those just removed, in the middle of drawing."""
    state = hold(saloon(), 0, food=1)
    keep = {catalogue.ADVENTURERS.index(uid) for uid in ("egg", "pip")}
    for who in range(36):
        if state.bag >> who & 1 and who not in keep:
            state.bag &= ~(1 << who)
            state.inactive[1] |= 1 << who
    play(turn(state, 0), "visit saloon", "refresh")
    assert {state.notation(outcome) for outcome, _ in state.chances()} == {"met egg", "met pip"}
    play(state, "met egg", "met pip")
    assert {state.notation(outcome) for outcome, _ in state.chances()} == {f"met {uid}" for uid in ROW}
    assert state.view(None)["aside"] == []
    play(state, "met tib", "met plum", "met tansy")
    assert row(state) == ["egg", "pip", "tib", "plum", "tansy"]
    assert state.view(None)["bag"] == 2


@pytest.mark.rule("NF-SALOON-13")
def test_those_set_aside_do_not_return_before_the_bag_is_empty() -> None:
    state = hold(saloon(), 0, food=1)
    play(turn(state, 0), "visit saloon", "refresh", "met egg", "met pip", "met sal", "met blot", "met nan")
    assert (state.view(None)["bag"], len(state.view(None)["aside"])) == (26, 5)
    play(state, "recruit egg", "pass")
    assert len(state.chances()) == 26


@pytest.mark.rule("NF-SALOON-13", "NF-SALOON-14")
def test_with_nobody_left_the_row_stays_short() -> None:
    """G-39."""
    state = saloon()
    state.inactive[1] |= state.bag
    state.bag = 0
    play(turn(state, 0), "visit saloon", "recruit tib", "put 1")
    assert row(state) == ["sunday", None, "plum", "complaint", "tansy"]
    assert state.active == 1
    play(turn(state, 0), "visit farm", "harvest")
    play(turn(hold(state, 0, coins=9), 0), "visit saloon")
    assert listed(state, "recruit") == [
        "recruit sunday",
        "recruit plum",
        "recruit complaint",
        "recruit tansy",
    ]


@pytest.mark.rule("NF-SALOON-14")
def test_the_row_is_refilled_at_once() -> None:
    """G-31: so the newcomer is there when the same player may recruit again."""
    state = play(
        hold(saloon(recruits_per_visit="any"), 0, coins=9), "visit saloon", "recruit tib", "put 1", "met egg"
    )
    assert row(state)[1] == "egg" and "recruit egg" in listed(state)


@pytest.mark.rule("NF-SALOON-14")
def test_the_row_may_be_refilled_at_the_end_of_the_turn() -> None:
    state = hold(saloon(recruits_per_visit="any", row_refill="end_of_turn"), 0, coins=9)
    play(turn(state, 0), "visit saloon", "recruit tib", "put 1", "recruit plum", "put 2")
    assert row(state) == ["sunday", None, None, "complaint", "tansy"]
    assert listed(state, "recruit") == ["recruit sunday", "recruit complaint", "recruit tansy"]
    play(state, "done")
    assert (state.actor, state.active) == (CHANCE, 0)
    play(state, "met egg", "met pip")
    assert (row(state), state.active) == (["sunday", "egg", "pip", "complaint", "tansy"], 1)
    # With nobody left the turn ends all the same.
    state = saloon(row_refill="end_of_turn")
    state.inactive[1] |= state.bag
    state.bag = 0
    assert play(turn(state, 0), "visit saloon", "recruit tib", "pass").active == 1


@pytest.mark.rule("NF-SALOON-14")
def test_the_row_may_wait_for_a_refresh() -> None:
    state = hold(saloon(row_refill="refresh_only"), 0, food=1)
    play(turn(state, 0), "visit saloon", "recruit tib", "put 1")
    assert row(state) == ["sunday", None, "plum", "complaint", "tansy"]
    play(state, "refresh", "met egg", "met pip", "met sal", "met blot", "met nan")
    assert row(state) == ["egg", "pip", "sal", "blot", "nan"]
    assert len(state.view(None)["aside"]) == 4


# Adventurers without the Saloon


@pytest.mark.rule("NF-SALOON-1", "NF-SALOON-2")
@pytest.mark.parametrize("order", ["recruit dig", "dig recruit"])
def test_tv_38_the_rusty_bell(order: str) -> None:
    """TV-38: at the Mine, recruit then dig or dig then recruit; the price is that of the Saloon.

    It is no visit to the Saloon: nobody is challenged there, and no bonus of the Saloon is given (G-184).
    """
    state = give(hold(at(saloon(), 1, "saloon"), 0, birds=1, food=1), 0, treasures="rusty-bell")
    give(state, 0, bought="sorrels-ear-trumpet")
    play(turn(state, 0), "visit mine")
    assert {"dig 1.1", "recruit sunday", "refresh"} < set(listed(state))
    assert listed(state, "bonus") == listed(state, "duel") == []
    for move in order.split():
        play(state, "dig 1.1") if move == "dig" else play(state, "recruit sunday", "put 3", "met egg")
    assert (party(state)[2], state.tents[0], state.mine[0]) == ("sunday", 1, 0)
    assert state.coins[0] == 3 - 2 + 1 + 1
    assert refused(state, "recruit tib") == "NF-SALOON-12"


@pytest.mark.rule("NF-SALOON-4")
@pytest.mark.parametrize(("faction", "free"), [(None, ROW), ("red", ("sunday", "complaint"))])
def test_an_adventurer_as_a_reward_comes_from_the_row(faction: str | None, free: tuple[str, ...]) -> None:
    """G-120, G-191: of any faction or of one, placed like a recruit; then the row is refilled."""
    state = saloon(2)
    number = 4 if faction is None else RED
    state.stack = [(steps.NEXT, 0), (steps.END, 0), (steps.JOIN, 0, number, 0)]
    state.refresh()
    assert set(listed(state)) == {f"recruit {uid}" for uid in free}
    if faction:
        assert refused(state, "recruit tib") == "NF-QUEST-12"
    play(state, "recruit complaint", "put 3", "met egg")
    assert (party(state)[2], state.coins[0]) == ("complaint", 3)
    assert row(state)[3] == "egg"


@pytest.mark.rule("NF-SALOON-13")
def test_where_the_row_has_nobody_of_a_faction_the_bag_is_searched() -> None:
    """G-191: the first of the faction that is drawn; if there is none, nothing."""
    state = saloon(2, row=("sunday", "tib", "plum", "complaint", "egg"))
    state.stack = [(steps.NEXT, 0), (steps.END, 0), (steps.JOIN, 0, YELLOW, 0)]
    state.refresh()
    yellow = {who.id for who in content().all(entries.AdventurerEntry) if who.faction == "yellow"}
    assert {state.notation(outcome) for outcome, _ in state.chances()} == {f"met {uid}" for uid in yellow}
    play(state, "met pip", "pass")
    assert state.view(0)["people"][0]["inactive"] == ["pip"]
    assert (row(state)[0], state.view(None)["bag"]) == ("sunday", 30)
    state.inactive[1] |= state.bag & state.box.of_faction[YELLOW]
    state.bag &= ~state.box.of_faction[YELLOW]
    state.stack = [(steps.NEXT, 0), (steps.END, 0), (steps.JOIN, 0, YELLOW, 0)]
    log = state.listen()
    state.refresh()
    assert EVENTS[log[0][0]].name == "void" and state.active == 1


@pytest.mark.rule("NF-SALOON-13")
def test_an_empty_bag_is_filled_before_it_is_searched() -> None:
    state = saloon(2)
    state.aside, state.bag = state.bag, 0
    state.stack = [(steps.NEXT, 0), (steps.END, 0), (steps.JOIN, 0, 4, 1)]
    state.refresh()
    assert (len(state.chances()), state.aside) == (31, 0)
    play(state, "met egg", "put 3")
    assert party(state)[2] == "egg"
    assert row(state) == list(ROW)


@pytest.mark.rule("NF-SALOON-4")
def test_a_card_looks_at_every_adventurer_gained() -> None:
    state = give(saloon(), 0, bought="third-asking")
    play(turn(state, 0), "visit saloon", "recruit tib")
    assert state.food[0] == 2


@pytest.mark.rule("NF-SALOON-5")
def test_with_the_merchant_contract_the_recruit_takes_any_slot() -> None:
    """NF-CARD-A15: whoever stands there steps down; a pet may move, an adventurer not."""
    state = give(recruit(saloon(), 0, "egg", RED), 0, bought="merchant-contract")
    play(turn(state, 0), "visit saloon", "recruit sunday")
    assert listed(state) == ["put 1", "put 2", "put 3", "put 4", "pass"]
    both = play(state.copy(), "put 1")
    assert party(both) == ["sunday", None, "egg", "receipt"]
    play(state, "put 4", "put 2")
    assert party(state) == [None, "receipt", "egg", "sunday"]


@pytest.mark.rule("NF-SALOON-4")
def test_a_game_of_its_own_box_recruits_by_its_own_numbers() -> None:
    """Prices and symbols are content."""
    kind = box_with(changes={"tib": {"price": 3, "symbols": entries.Symbols(skill=5)}})
    state = table(3, kind=kind)
    play(turn(state, 0), "visit saloon", "recruit tib", "put 1")
    assert (state.coins[0], state.skill(0)) == (0, 6)
