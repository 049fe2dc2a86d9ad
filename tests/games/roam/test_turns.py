"""Turns (RO-TURN), rests (RO-REST, RO-EARLYREST) and the end of the game (RO-END)."""

from __future__ import annotations

import pytest

from portulan.games.roam.moves import SPACE
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    cover,
    fixture_box,
    leave,
    lying,
    offer,
    options,
    play,
    ready,
    refusal,
    setting,
    tiles_of,
    told,
    use,
    wandering,
    with_box,
)


@pytest.mark.rule("RO-TURN-1", "RO-SETUP-15")
@pytest.mark.parametrize(
    ("players", "seats", "expected"), [(2, "south-north", [0, 1, 0, 1]), (3, "west-north-east", [0, 1, 2, 0])]
)
def test_turns_go_clockwise(players: int, seats: str, expected: list[int]) -> None:
    table = begin(setting(players, options={"seats": seats}))
    active = []
    for number in range(len(expected)):
        active.append(table.active)
        leave(use(table, "C @ 2,2" if number < players else "B @ 2,2"), "after")
    assert active == expected


@pytest.mark.rule("RO-TURN-1")
def test_turns_go_clockwise_in_whole_matches() -> None:
    for table in wandering(4, 5):
        if asked(table) == "use":
            assert table.active == (table.first + table.turn) % 4


@pytest.mark.rule("RO-TURN-2")
def test_one_ready_character_must_be_used() -> None:
    table = begin(setting(used={0: "B"}))
    assert options(table) == ["use S-blue-1", "use S-blue-3"]
    assert refusal(table, "use B") == "RO-TURN-2"
    assert refusal(table, "use K1") == "RO-TURN-2"
    assert refusal(table, "use S-red-1") == "RO-TURN-2"
    assert refusal(table, "done") == "RO-TURN-2"
    assert refusal(table, "pass") == "RO-TURN-2"


@pytest.mark.rule("RO-TURN-3")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    table = setting(
        full=True,
        coins=[9, 9],
        used={0: "B"},
        tiles={0: "coin slide flip free"},
        markers={0: "0,0", 1: "0,1 1,0 1,1"},
    )
    steps = []
    begin(table)
    for move in (
        *("done", "rest no", "done", "use A", "at 2,0"),
        *("done", "done", "bid 0", "pass", "card K8", "done"),
    ):
        steps.append(asked(table))
        play(table, move)
    assert steps == [
        *("start", "early rest", "before", "use", "at"),
        *("after", "before claim", "bid", "bid", "deal", "market"),
    ]
    assert table.active == 1


@pytest.mark.rule("RO-TURN-3", "RO-EARLYREST-6")
def test_what_belongs_to_another_step_is_refused() -> None:
    table = begin(
        setting(full=True, coins=[9], used={0: "B"}, tiles={0: "coin flip slide"}, markers={1: "0,0"})
    )
    assert refusal(table, "rest early") == "RO-TURN-3"
    assert refusal(table, "use A") == "RO-TURN-3"
    assert refusal(table, "slide 0,0") == "RO-ART-11"
    play(table, "done", "rest no")
    assert asked(table) == "before"
    assert refusal(table, "rest early") == "RO-TURN-3"
    assert refusal(table, "buy replace") == "RO-ART-5"
    play(table, "done")
    assert refusal(table, "rest early") == "RO-TURN-2"


@pytest.mark.rule("RO-TURN-4", "RO-ARTFLIP-4")
def test_a_character_turned_up_again_is_not_used_again() -> None:
    table = leave(begin(setting(full=True, tiles={0: "flip"})))
    use(table, "C @ 0,2")
    play(table, "flip C")
    assert ready(table, 0) == "A B C"
    assert (asked(table), table.active) == ("use", 1)
    table = leave(begin(setting(full=True, tiles={0: "flip"})), "start", "before")
    leave(use(table, "C @ 0,2"), "after")
    assert asked(table) == "market"
    play(table, "flip C")
    assert ready(table, 0) == "A B C"
    assert table.active == 1


@pytest.mark.rule("RO-TURN-5", "RO-CLAIM-1")
def test_a_card_full_in_the_middle_of_a_turn_waits_for_its_end() -> None:
    table = begin(setting(coins=[9], markers={0: cover(0, but="0,0 0,1")}))
    use(table, "A @ 0,0")
    assert asked(table) == "after"
    assert lying(table, 0) == "K1"
    play(table, "done")
    assert lying(table, 0) == "K7"


@pytest.mark.rule("RO-TURN-6", "RO-TURN-7")
def test_outside_their_turn_players_do_nothing_but_bid() -> None:
    """No move of the space gives anything away, and others are asked in auctions only."""
    giving = ("give", "lend", "trade", "offer")
    assert not any(SPACE.notation(move).startswith(giving) for move in SPACE.moves())
    for seed in range(3):
        for table in wandering(4, seed):
            if table.actor not in (None, table.active):
                assert asked(table) == "bid"


@pytest.mark.rule("RO-REST-1", "RO-REST-2", "RO-REST-3")
def test_the_free_rest_turns_everybody_up_and_the_turn_goes_on() -> None:
    table = setting(coins=[3], won={0: "K8"}, used={0: "A B C K8"})
    log = table.listen()
    begin(table)
    assert told(log, "rested") == ["rested 0"]
    assert (ready(table, 0), table.coins[0]) == ("A B C K8", 3)
    assert (asked(table), table.active) == ("use", 0)


@pytest.mark.rule("RO-REST-5")
def test_after_a_free_rest_no_early_rest_is_offered() -> None:
    table = begin(setting(coins=[9], used={0: "A B C"}, options={"early_rest_all_ready": "allowed"}))
    assert asked(table) == "use"


@pytest.mark.rule("RO-EARLYREST-1", "RO-EARLYREST-7")
def test_an_early_rest_may_be_declined_and_does_not_cost_the_turn() -> None:
    table = begin(setting(coins=[5], used={0: "A B"}))
    assert asked(table) == "early rest"
    assert refusal(table, "use C") == "RO-EARLYREST-1"
    without = play(table.copy(), "rest no")
    assert (ready(without, 0), without.coins[0], asked(without)) == ("", 5, "at")
    play(table, "rest early")
    assert (ready(table, 0), table.coins[0], asked(table), table.active) == ("A B C", 4, "use", 0)


@pytest.mark.rule("RO-EARLYREST-3")
def test_an_early_rest_leaves_nobody_face_down() -> None:
    table = play(begin(setting(coins=[1], won={0: "K8 K9"}, used={0: "A B C K8"})), "rest early")
    assert ready(table, 0) == "A B C K8 K9"


@pytest.mark.rule("RO-ART-14")
def test_both_rests_turn_up_the_tiles() -> None:
    free = begin(setting(full=True, used={0: "A B C"}, tiles={0: "slide! coin!"}))
    assert tiles_of(free, 0) == "coin slide"
    paid = begin(setting(full=True, coins=[1], used={0: "A B"}, tiles={0: "slide! coin!"}))
    play(paid, "rest early")
    assert tiles_of(paid, 0) == "coin slide"


@pytest.mark.rule("RO-ART-14", "RO-ART-11")
@pytest.mark.parametrize("rest", ["free", "early"])
def test_a_tile_that_the_rest_made_ready_may_be_used_at_once(rest: str) -> None:
    """All tiles are used, so the turn begins without a window; after the rest there is one."""
    used = "A B C" if rest == "free" else "A B"
    table = begin(setting(full=True, coins=[1], used={0: used}, tiles={0: "coin! flip!"}))
    if rest == "early":
        assert asked(table) == "early rest"
        play(table, "rest early")
    assert asked(table) == "before"
    before = table.coins[0]
    assert play(table, "tile coin").coins[0] == before + 1


@pytest.mark.rule("RO-EARLYREST-5", "RO-EARLYREST-2")
def test_an_early_rest_with_all_characters_ready_is_for_the_tiles() -> None:
    """Three characters cost three coins, and the tiles become ready; with two coins it is not offered."""
    chosen = {"early_rest_all_ready": "allowed"}
    table = begin(setting(full=True, coins=[4], tiles={0: "coin! slide!"}, options=chosen))
    assert options(table) == ["rest early", "rest no"]
    play(table, "rest early")
    assert (table.coins[0], tiles_of(table, 0)) == (1, "coin slide")
    poor = begin(setting(full=True, coins=[2], tiles={0: "coin!"}, options=chosen))
    assert asked(poor) == "use"
    usual = begin(setting(full=True, coins=[4], tiles={0: "coin! slide!"}))
    assert asked(usual) == "use"


def nearly_over(players: int, **cards: int) -> Fixture:
    """Players P1, P2... own as many cards as said: `nearly_over(3, p1=9)`."""
    names = [f"K{number}" for number in range(10, 43)]
    kind = with_box(fixture_box(dict.fromkeys(names, "X")))
    won = {}
    for seat in range(players):
        number = cards.get(f"p{seat + 1}", 3) - 3
        won[seat] = " ".join(names[:number])
        names = names[number:]
    return setting(players, kind=kind, won=won)


@pytest.mark.rule("RO-END-1", "RO-END-2")
def test_nine_cards_are_not_enough_whatever_else_is_owned() -> None:
    table = nearly_over(2, p1=9)
    table.outpost = 0
    begin(table)
    use(table, "C @ 0,2")
    use(table, "C @ 3,3")
    assert not table.over


@pytest.mark.rule("RO-END-1", "RO-END-4", "RO-END-5")
def test_ten_cards_end_the_game_after_the_round() -> None:
    table = begin(nearly_over(2, p1=10))
    assert not use(table, "C @ 0,2").over
    assert use(table, "C @ 3,3").over
    assert refusal(table, "done") == "RO-END-5"


@pytest.mark.rule("RO-END-2")
def test_promotional_cards_count_and_tiles_do_not() -> None:
    table = nearly_over(2, p1=9)
    table.cards[0] |= 1 << 43
    begin(table, 1)
    use(table, "C @ 3,3")
    assert table.over
    table = setting(full=True, tiles={1: "coin coin slide flip rotate free replace"})
    leave(use(begin(table, 1), "C @ 3,3"))
    assert not table.over


@pytest.mark.rule("RO-END-6")
def test_the_last_turns_are_played_with_all_their_steps() -> None:
    table = begin(nearly_over(2, p1=10))
    assert table.view(0)["last_round"]
    table.marks[1] = sum(1 << n for n in (0, 1, 6, 7))
    table.taken = table.marks[1]
    table.supply[1] = 20
    use(table, "C @ 0,2")
    use(table, "A @ 2,0")
    assert "K1" in ready(table, 1)
    full = offer(setting(full=True, coins=[3], won={0: "K8"}), "coin")
    use(begin(full), "C @ 0,2")
    assert asked(full) == "market"


@pytest.mark.rule("RO-END-7")
def test_a_second_player_with_ten_cards_changes_nothing() -> None:
    table = nearly_over(3, p1=10, p2=9)
    table.marks[1] = sum(1 << n for n in (0, 1, 6, 7, 12))
    table.taken = table.marks[1]
    begin(table, 0)
    log = table.listen()
    use(table, "B @ 2,1")
    play(table, table.notation(table.moves()[0]))
    assert table.cards[1].bit_count() == 10
    assert told(log, "last-round") == []
    assert not table.over
    use(table, "C @ 3,3")
    use(table, "C @ 3,3")
    assert (table.over, table.turn) == (True, 3)
