"""What the three actions have in common (contract 2.7): optional, on the own board, at once, slots only."""

from __future__ import annotations

import pytest

from tests.games.agartha.gathering import ORDINARY, asked, gathering, moves_made, numbers
from tests.games.agartha.setting import (
    acting,
    options,
    placed,
    play,
    points,
    refusal,
    resolving,
    setting,
    slot,
    told,
    unexplained,
    winning,
)

TOKEN_OF = {"move": 1, "swap": 2, "draw": 3}


@pytest.mark.rule("AG-ACT-1")
@pytest.mark.parametrize("action", ["move", "swap", "draw"])
def test_a_token_whose_action_is_declined_returns_with_no_effect(action: str) -> None:
    board = {"L1": "FOR", "V1": "CHA CHA"}
    table = setting(boards={0: board}, tiles=["CHA FOR"])
    placed(table, f"0:{TOKEN_OF[action]}@1a")
    before = table.copy()
    resolving(table)
    assert asked(table) == action
    assert options(table)[-1] == "decline"
    play(table, "decline")
    assert asked(table) == "card"
    assert table.hand[0] == 7
    assert table.board == before.board
    assert (table.tiles, table.pile, table.discard) == (before.tiles, before.pile, before.discard)
    assert points(table, 0) == 0


@pytest.mark.rule("AG-ACT-1", "AG-EXPLO-12", "AG-VILLAGE-1", "AG-VILLAGE-2")
@pytest.mark.parametrize(
    ("board", "validation", "action"),
    [
        ({"V1": "CHA*1", "L1": "FOR", "L2": "CPS"}, "validate V1 2", "move"),
        ({"V1": "CHA*2", "L1": "FOR", "L2": "CPS"}, "validate V1 3", "swap"),
        ({"EX": "MTN", "L1": "FOR", "L2": "CPS"}, "explore 1", "draw"),
    ],
)
def test_a_gained_action_may_be_declined(board: dict[str, str], validation: str, action: str) -> None:
    table = winning(setting(boards={0: board}), 0, "CHA")
    play(table, "place CHA EX" if action == "draw" else "place CHA V1", validation)
    assert asked(table) == action
    play(table, "decline")
    assert table.over
    assert numbers(table, 0) == {name: 1 if name in ("L1", "L2") else 0 for name in numbers(table, 0)}


@pytest.mark.rule("AG-ACT-2")
def test_a_move_reaches_only_the_cards_of_its_player() -> None:
    table = setting(boards={0: {"L1": "FOR"}, 1: {"L2": "MTN", "V1": "CHA"}})
    acting(table, 0, "move")
    assert options(table) == ["move FOR L1", "decline"]
    assert refusal(table, "move MTN L2") == "AG-ACT-MOVE-1"
    play(table, "move FOR L1", "to V1")
    assert [slot(table, seat, "V1") for seat in range(3)] == ["FOR", "CHA", ""]


@pytest.mark.rule("AG-ACT-2", "AG-ACT-5")
def test_a_swap_never_exchanges_cards_of_two_boards() -> None:
    table = setting(boards={0: {"L1": "FOR"}, 1: {"L2": "MTN", "V1": "CHA"}})
    assert acting(table, 0, "swap").over

    table = setting(boards={1: {"L1": "FOR", "V1": "CHA"}, 2: {"L1": "VIL", "V1": "AMU"}})
    play(acting(table, 1, "swap"), "swap FOR L1")
    assert (slot(table, 1, "L1"), slot(table, 1, "V1")) == ("CHA", "FOR")
    assert (slot(table, 2, "L1"), slot(table, 2, "V1")) == ("VIL", "AMU")


@pytest.mark.rule("AG-ACT-2")
def test_a_drawn_card_goes_to_the_board_of_its_player() -> None:
    table = setting(boards={0: {"L1": "FOR"}, 2: {"L1": "VIL"}}, tiles=["CPS"])
    play(acting(table, 1, "draw"), "draw CPS @1", "card CHA", "place CPS L1")
    assert [slot(table, seat, "L1") for seat in range(3)] == ["FOR", "CPS", "VIL"]


@pytest.mark.rule("AG-ACT-3")
def test_a_gained_action_comes_before_anything_else() -> None:
    table = winning(setting(boards={0: {"V1": "CHA", "V2": "CHA", "L1": "FOR"}}), 0, "CHA CHA")
    play(table, "place CHA V1", "place CHA V2", "validate V1 2")
    assert asked(table) == "move"
    assert refusal(table, "validate V2 2") == "AG-ACT-MOVE-1"
    assert refusal(table, "stop") == "AG-ACT-MOVE-1"
    play(table, "decline")
    assert options(table) == ["validate V2 2", "stop"]
    play(table, "stop")
    assert table.over


@pytest.mark.rule("AG-ACT-3", "AG-VAL-8")
def test_a_gained_action_is_not_kept_for_the_next_tile() -> None:
    table = setting(number=6, boards={0: {"V1": "CHA", "L1": "FOR"}}, tiles=["CHA", "MTN"])
    resolving(placed(table, "0:1@1", "0:2@2"))
    play(table, "place CHA V1", "validate V1 2", "decline")
    assert asked(table) == "place won"
    play(table, "place MTN L1")
    assert table.over


@pytest.mark.rule("AG-ACT-4", "AG-ACT-SWAP-3", "AG-AMU-3")
def test_cards_in_sectors_are_out_of_reach() -> None:
    table = setting(boards={0: {"L1": "FOR", "L2": "MTN"}}, encounter={0: 4}, amulets={0: 2}, village={0: 2})
    acting(table, 0, "move")
    assert options(table) == ["move FOR L1", "move MTN L2", "decline"]
    for name in ORDINARY:
        assert refusal(table, f"move CHA {name}") == "AG-ACT-MOVE-1"
        assert refusal(table, f"move AMU {name}") == "AG-ACT-MOVE-1"
    acting(table, 0, "swap")
    assert options(table) == ["swap FOR L1", "swap MTN L2", "decline"]
    for name in ORDINARY:
        assert refusal(table, f"swap AMU {name}") == "AG-ACT-SWAP-1"


@pytest.mark.rule("AG-ACT-4")
def test_a_validation_discards_nothing_of_the_sectors() -> None:
    table = setting(boards={0: {"V1": "CHA"}}, encounter={0: 3}, amulets={0: 2}, village={0: 3})
    play(winning(table, 0, "CHA KNI"), "place CHA V1", "place KNI V1", "validate V1 2")
    assert (table.encounter[0], table.amulets[0]) == (5, 2)


@pytest.mark.rule("AG-ACT-5")
@pytest.mark.parametrize("action", ["move", "swap"])
def test_ag_dv_36_an_empty_board_has_nothing_to_act_on(action: str) -> None:
    """AG-DV-36: board empty, Move or Swap token revealed; no legal application; token back."""
    table = placed(setting(number=6, boards={1: {"L1": "FOR", "L2": "CPS"}}), f"0:{TOKEN_OF[action]}@1a")
    before = table.board[:]
    log = table.listen()
    resolving(table)
    assert table.over
    assert (table.hand[0], table.board) == (7, before)
    assert (moves_made(table), told(log, "declined")) == ([], [])


@pytest.mark.rule("AG-ACT-5", "AG-ACT-SWAP-2")
def test_ag_dv_37_cards_in_one_slot_only_cannot_be_swapped() -> None:
    """AG-DV-37: cards in one slot only, Swap; no legal application."""
    table = setting(boards={0: {"V2": "CHA FOR KNI"}})
    assert acting(table, 0, "swap").over
    assert (slot(table, 0, "V2"), moves_made(table)) == ("CHA FOR KNI", [])


@pytest.mark.rule("AG-ACT-4", "AG-ACT-5", "AG-ACT-SWAP-3")
@pytest.mark.parametrize("action", ["move", "swap"])
def test_ag_dv_38_cards_in_sectors_only_have_no_application(action: str) -> None:
    """AG-DV-38: ENC 2, AMS 1, all slots empty; Move and Swap have no legal application."""
    table = setting(encounter={0: 2}, amulets={0: 1}, village={0: 1})
    assert acting(table, 0, action).over
    assert (table.encounter[0], table.amulets[0], moves_made(table)) == (2, 1, [])


@pytest.mark.rule("AG-ACT-5", "AG-ACT-DRAW-10")
def test_a_draw_without_any_source_is_skipped() -> None:
    table = setting(pile="")
    assert acting(table, 0, "draw").over
    assert (set(numbers(table, 0).values()), moves_made(table)) == ({0}, [])


@pytest.mark.rule("AG-ACT-5", "AG-VILLAGE-1")
def test_a_gained_action_without_application_is_skipped() -> None:
    table = winning(setting(boards={0: {"V1": "CHA"}}), 0, "CHA")
    play(table, "place CHA V1", "validate V1 2")
    assert table.over
    assert points(table, 0) == 1


@pytest.mark.rule("AG-ACT-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_every_game_the_owner_of_a_validation_acts_next(players: int) -> None:
    """The action gained is asked at once of the same player, wherever he has something to act on."""
    needed = {"validate 2": ("move", 1), "validate 3": ("swap", 2), "explore": ("draw", 0)}
    gained = 0
    for seed in range(10):
        for before, after in gathering(players, seed):
            seat, text = moves_made(after)[0]
            words = text.split()
            verb = "explore" if words[0] == "explore" else f"{words[0]} {words[-1]}"
            if verb not in needed:
                continue
            action, slots = needed[verb]
            emptied = "EX" if verb == "explore" else words[1]
            left = [name for name in ORDINARY if name != emptied and numbers(before, seat)[name]]
            if len(left) >= slots:
                assert (after.actor, asked(after)) == (seat, action)
                gained += 1
    assert gained > 20


@pytest.mark.rule("AG-ACT-5")
@pytest.mark.parametrize(
    ("token", "board", "action", "english", "french"),
    [
        (1, {}, "move", "You have no card to move", "Vous n’avez pas de carte à déplacer"),
        (
            2,
            {"V1": "CHA CHA"},
            "swap",
            "You do not have two cards to swap",
            "Vous n’avez pas deux cartes à échanger",
        ),
        (3, {}, "draw", "There is no card to draw", "Il n’y a pas de carte à piocher"),
    ],
)
def test_an_action_that_is_skipped_is_told(
    token: int, board: dict[str, str], action: str, english: str, french: str
) -> None:
    table = placed(setting(2, boards={0: board}, pile=""), f"0:{token}@1a")
    log = table.listen()
    resolving(table)
    assert told(log)[:2] == [f"action-revealed 0 {token} 1 {action}", f"skipped 0 {action}"]
    arguments: dict[str, str | int] = {"who": "you", "name": "Ann", "seat": 0, "action": action}
    text = table.game.text
    assert text.say("event-skipped", arguments, "en").startswith(english)
    assert text.say("event-skipped", arguments, "fr").startswith(french)
    assert "Ann" in text.say("event-skipped", {**arguments, "who": "other"}, "en")


@pytest.mark.rule("AG-ACT-5", "AG-VAL-12")
def test_an_action_gained_in_vain_is_told_when_its_turn_comes() -> None:
    table = acting(setting(boards={0: {"V1": "CHA*2", "V2": "FOR"}}), 0, "move")
    log = table.listen()
    play(table, "move FOR V2", "to V1", "validate V1 2")
    assert told(log, "validated", "skipped") == ["validated 0 V1 2 1", "skipped 0 move"]

    strict = {"validation_window": "strict"}
    table = acting(setting(boards={0: {"V1": "CHA*3", "V2": "CHA"}}, options=strict), 0, "move")
    log = table.listen()
    play(table, "move CHA V1", "to V2", "validate V1 2", "validate V2 2")
    validated = ["validated 0 V1 2 1", "validated 0 V2 2 1"]
    assert told(log, "validated", "skipped") == [*validated, "skipped 0 move", "skipped 0 move"]


@pytest.mark.rule("AG-ACT-1", "AG-ACT-5")
def test_an_action_that_can_be_used_is_not_told_as_skipped() -> None:
    table = placed(setting(2, boards={0: {"L1": "FOR"}}, tiles=["CHA"]), "0:1@1a", "1:3@2a")
    log = table.listen()
    play(resolving(table), "decline", "decline")
    assert told(log, "skipped") == []
    assert told(log, "declined") == ["declined 0 move", "declined 1 draw"]


@pytest.mark.rule("AG-ACT-1")
@pytest.mark.parametrize("action", ["move", "swap", "draw"])
def test_an_action_that_is_declined_is_told_by_its_name(action: str) -> None:
    table = acting(setting(boards={1: {"L1": "FOR", "V1": "CHA"}}, tiles=["MTN"]), 1, action)
    log = table.listen()
    play(table, "decline")
    assert told(log) == [f"declined 1 {action}"]


BOARD = {"L1": "CHA FOR", "L2": "KNI", "V1": "AMU CHA", "OB": "AXE TOR", "EX": "FOR VIL"}
OTHER_BOARD = {"L3": "MTN", "V2": "PHI", "EX": "CPS"}


@pytest.mark.rule("AG-ACT-2", "AG-ACT-4", "AG-ACT-MOVE-1", "AG-ACT-MOVE-3", "AG-ACT-SWAP-4", "AG-ACT-DRAW-1")
@pytest.mark.parametrize("action", ["move", "swap", "draw"])
@pytest.mark.parametrize("seat", [1, 2])
def test_every_move_of_every_player_is_listed_or_refused_by_a_clause(action: str, seat: int) -> None:
    """Whatever lies on the boards of the others; and once more for every card that is taken."""
    boards = {0: OTHER_BOARD, seat: BOARD, 3 - seat: {"L1": "MTN"}}
    table = acting(setting(boards=boards, tiles=["CHA FOR", "MTN", "", "VIL CHA CPS"]), seat, action)
    assert asked(table) == action
    assert unexplained(table) == []
    for move in options(table)[:-1]:
        chosen = play(table.copy(), move)
        if chosen.actors:
            assert unexplained(chosen) == []


@pytest.mark.rule("AG-ACT-MOVE-1", "AG-ACT-SWAP-1", "AG-ACT-DRAW-1", "AG-ACT-1")
@pytest.mark.parametrize(
    ("action", "moves", "events"),
    [
        ("move", ["move FOR L1", "to EX"], ["moved 3 FOR L1 EX"]),
        ("move", ["move AMU V1", "to AMS"], ["moved 3 AMU V1 AMS"]),
        ("swap", ["swap KNI L2", "with TOR OB"], ["swapped 3 KNI L2 TOR OB"]),
        ("draw", ["draw FOR @1"], ["took 3 FOR 1"]),
        ("draw", ["draw FOR @1", "card MTN"], ["took 3 FOR 1", "card-on-tile MTN 1"]),
        ("draw", ["draw pile", "card MTN"], ["card-drawn 3 MTN"]),
        ("draw", ["draw pile", "card MTN", "place MTN EX"], ["card-drawn 3 MTN", "placed 3 MTN EX"]),
        ("move", ["decline"], ["declined 3 move"]),
        ("swap", ["decline"], ["declined 3 swap"]),
        ("draw", ["decline"], ["declined 3 draw"]),
    ],
)
def test_an_action_is_told_with_its_player_cards_and_slots(
    action: str, moves: list[str], events: list[str]
) -> None:
    table = acting(setting(4, boards={3: BOARD}, tiles=["CHA FOR"]), 3, action)
    log = table.listen()
    play(table, *moves)
    assert told(log) == events


@pytest.mark.rule("AG-ACT-2", "AG-ACT-SWAP-1")
def test_a_swap_is_judged_by_the_board_of_who_swaps() -> None:
    """First seat 0 has no card at all; then seat 1 has an Amulet whose place nothing can take."""
    table = acting(setting(boards={1: {"L1": "FOR", "V1": "CHA"}}), 1, "swap")
    assert options(table) == ["swap FOR L1", "swap CHA V1", "decline"]
    assert unexplained(table) == []
    boards = {0: {"L1": "FOR", "V1": "CHA"}, 1: {"L1": "AMU KNI", "OB": "AXE"}}
    table = acting(setting(boards=boards), 1, "swap")
    assert options(table) == ["swap KNI L1", "swap AXE OB", "decline"]
    assert refusal(table, "swap AMU L1") == "AG-ACT-SWAP-4"
    assert unexplained(table) == []


@pytest.mark.rule("AG-ACT-DRAW-7", "AG-PLACE-11")
def test_a_drawn_card_is_placed_and_nothing_of_it_is_left_to_place() -> None:
    table = play(acting(setting(), 1, "draw"), "draw pile", "card MTN")
    assert table.view(1)["boards"][1]["transit"] == ["MTN"]
    play(table, "place MTN EX")
    assert (slot(table, 1, "EX"), table.view(1)["boards"][1]["transit"]) == ("MTN", [])
    assert table.drawn == [0, 0, 0]
