"""The steps that wait on the stack of an altered file: what each of them must find on the table.

Every test begins with a sound position of a match, changes one thing, and reads the whole list of faults.
"""

from __future__ import annotations

import pytest

from portulan.engine.options import OptionValue
from portulan.games.agartha import frames
from portulan.games.agartha.cards import AMU, CHA, FOR, MTN, UNIT
from portulan.games.agartha.stack_check import stack_faults
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import beginning, bidding, placed, play, resolving, setting

NO_ORDER = "the steps that wait are in no order of the rules (AG-ROUND-2)"
SIXTH = "the game is over before its sixth round (AG-ROUND-1)"
BETWEEN = "a slot is to be validated between two won cards (AG-PLACE-10)"
SET_UP = "set-up takes place before round 1 and at no other time (AG-SETUP-15)"
FEW_NEW = "a tile gets more than two new cards for three old ones (AG-EOR-5)"
NOT_ASIDE = "cards lie aside that no tile gave (AG-EOR-6)"
OTHER_BIDDER = "it is another player's turn to bid (AG-BID-1)"
REVEALED = "tokens are revealed before all are placed (AG-ROUND-3)"
OPEN_OUTSIDE = "slots are open outside a step (AG-VAL-9)"
SEVERAL = "several players take part in one step (AG-VAL-8)"
MISCOUNTED = "actions gained are counted wrong (AG-VAL-8)"
DISCARDED = "cards are left over that are discarded already (AG-VAL-11)"
NOT_IN_SLOT = "cards are left over that are not in their slot (AG-VAL-11)"
FOR_NOBODY = "a card is drawn for nobody (AG-ACT-DRAW-1)"
EMPTY_PILE = "a card is to come from an empty pile (AG-PILE-6)"


def faults(table: Agartha) -> list[str]:
    """Lists what is wrong about the stack."""
    return list(stack_faults(table))


def bids() -> Agartha:
    """Seat 1 is asked for the first bid of round 1; seat 0 bids last."""
    table = bidding(setting(3, holder=1, tiles=["CHA FOR", "MTN VIL"]))
    assert (table.stack, faults(table)) == ([(frames.RESOLVE_TILE, 0), (frames.BID, 1, 0)], [])
    return table


def acting(options: dict[str, OptionValue] | None = None) -> Agartha:
    """Seat 1 resolves a Move on tile 2, inside a whole round; a bid of seat 2 lies on tile 3."""
    boards = {1: {"V1": "CHA CHA AMU", "L1": "CHA", "EX": "FOR"}}
    table = placed(setting(3, boards=boards, options=options), "1:1@2a", "2:2@3")
    resolving(table)
    assert table.stack[-3:] == [(frames.CLOSE,), (frames.VALIDATE, 1, 0), (frames.MOVE, 1, 0)]
    assert faults(table) == []
    return table


@pytest.mark.rule("AG-ROUND-1")
def test_a_match_is_over_after_its_sixth_round_only() -> None:
    for number, expected in ((5, [SIXTH]), (6, [])):
        assert faults(setting(number=number)) == expected


@pytest.mark.rule("AG-BID-1", "AG-ROUND-3")
def test_bids_follow_each_other_from_the_holder() -> None:
    for seat, number in ((0, 0), (2, 0), (1, 1), (2, 1)):
        table = bids()
        table.stack[-1] = (frames.BID, seat, number)
        assert faults(table) == [OTHER_BIDDER]
    table = play(bids(), "bid 1 @1 bid")
    assert (table.stack[-1], faults(table)) == ((frames.BID, 2, 1), [])
    table.shown[0] = 1
    assert faults(table) == [REVEALED]
    table = bids()
    table.stack[0] = (frames.RESOLVE_TILE, 1)
    assert faults(table) == [REVEALED]


@pytest.mark.rule("AG-BID-1", "AG-SETUP-8")
@pytest.mark.parametrize(
    ("frame", "line"),
    [
        ((frames.BID, 1, 9), "'bid' 1 9"),
        ((frames.RESOLVE_TILE, 6), "'resolve tile' 6"),
        ((frames.AUCTION, 5), "'auction' 5"),
        ((frames.VALIDATE, 1, 1), "'validate' 1 1"),
        ((frames.DRAW, 1, 1), "'draw' 1 1"),
        ((frames.GAINED, 1, 2, frames.MOVE, 0), "'gained' 1 2 14 0"),
        ((frames.GAINED, 1, 3, frames.MOVE_TO, 0), "'gained' 1 3 15 0"),
        ((frames.DISCARD_LEFT, 1, 5), "'discard left' 1 5"),
        ((frames.CARD, 5), "'card' 5"),
        ((frames.CARD, 9), "'card' 9"),
        ((frames.CARD, 13), "'card' 13"),
        ((frames.FLUSH, 0, 1, 0, 1, 2), "'flush' 0 1 0 1 2"),
    ],
)
def test_a_step_with_another_argument_cannot_wait(frame: tuple[int, ...], line: str) -> None:
    """Three players have five tiles and nine tokens, and there are no house rules."""
    table = bids()
    table.stack = [(frames.RESOLVE_TILE, 1), frame]
    assert faults(table) == [f"no step can wait as {line}"]


@pytest.mark.rule("AG-VAL-8", "AG-EXPLO-12", "AG-EOR-6")
@pytest.mark.parametrize(
    ("option", "frame"),
    [
        ({"validation_window": "strict"}, (frames.VALIDATE, 1, 2)),
        ({"exploration_draw": "mandatory"}, (frames.DRAW, 1, 1)),
        ({"under_pile_order": "tile_order"}, (frames.FLUSH, 0, 1, 0, 1, 2)),
        ({}, (frames.RESOLVE_TILE, 5)),
        ({}, (frames.BID, 1, 8)),
        ({}, (frames.CARD, 4)),
        ({}, (frames.CARD, 8)),
        ({}, (frames.CARD, 12)),
    ],
)
def test_the_last_argument_that_a_table_has_can_wait(
    option: dict[str, OptionValue], frame: tuple[int, ...]
) -> None:
    table = bidding(setting(3, holder=1, tiles=["CHA FOR"], options=option))
    table.stack = [(frames.RESOLVE_TILE, 1), frame]
    assert not any(fault.startswith("no step can wait") for fault in faults(table))


@pytest.mark.rule("AG-VAL-8", "AG-ACT-MOVE-1")
def test_a_step_belongs_to_one_player_and_takes_a_card_that_is_there() -> None:
    table = acting()
    table.stack[-1] = (frames.MOVE, 0, 0)
    assert faults(table) == [SEVERAL]
    for step in (frames.MOVE_TO, frames.SWAP_WITH):
        table = acting()
        table.stack[-1] = (step, 1, CHA, 3)
        assert faults(table) == []
        table.stack[-1] = (step, 1, FOR, 3)
        assert faults(table) == ["FOR is not in the slot that it leaves (AG-ACT-MOVE-1)"]
        table.stack[-1] = (step, 1, CHA, 4)
        assert faults(table) == ["CHA is not in the slot that it leaves (AG-ACT-MOVE-1)"]


@pytest.mark.rule("AG-VAL-9")
@pytest.mark.parametrize(("field", "value"), [("open", 4), ("zone", 1), ("left", [0, 0, UNIT[CHA]])])
def test_slots_are_open_during_a_step_only(field: str, value: object) -> None:
    table = bids()
    setattr(table, field, value)
    assert faults(table) == [OPEN_OUTSIDE]


@pytest.mark.rule("AG-RES-1", "AG-RES-5")
def test_tokens_lie_on_tiles_that_are_still_to_be_resolved() -> None:
    table = acting()
    for tile, zone, expected in ((0, 1, 1), (1, 1, 0), (1, 0, 1), (2, 0, 0), (2, 1, 0), (4, 0, 0)):
        other = table.copy()
        other.placements = [(tile, zone, 2, 1)]
        other.stack = [(frames.RESOLVE_TILE, 2), (frames.AUCTION, 1), *other.stack[-3:]]
        without_bid = [] if tile == 1 else ["there is no bid on tile 2 (AG-RES-8)"]
        assert faults(other) == [f"a token is left on tile {tile + 1} (AG-RES-5)"] * expected + without_bid
    table.stack = [(frames.RESOLVE_TILE, 2), (frames.AUCTION, 2), *table.stack[-3:]]
    table.placements = [(1, 1, 2, 1)]
    assert faults(table) == ["tile 3 is resolved out of its order (AG-RES-1)"]


@pytest.mark.rule("AG-VAL-8", "AG-VAL-11")
def test_actions_gained_are_counted_and_leftover_cards_lie_in_their_slot() -> None:
    chosen: dict[str, OptionValue] = {"validation_window": "strict", "validation_discard": "after_action"}
    table = play(acting(chosen), "move CHA L1", "to V1", "validate V1 2")
    kept = [UNIT[CHA] + UNIT[AMU], 0, 0]
    assert (table.left, faults(table)) == (kept, [])
    for left, expected in (
        ([UNIT[CHA], 0, 0], []),
        ([2 * UNIT[CHA], 0, 0], [NOT_IN_SLOT]),
        ([UNIT[FOR], 0, 0], [NOT_IN_SLOT]),
        ([0, 0, UNIT[FOR]], [DISCARDED]),
        ([0, UNIT[CHA], 0], [DISCARDED, NOT_IN_SLOT]),
    ):
        table.left = left
        assert faults(table) == expected
    table.left = kept
    close = table.stack.index((frames.CLOSE,))
    step = table.stack[: close + 1]
    gained = (frames.GAINED, 1, 3, frames.MOVE, 0)
    for waiting, expected in (
        ([gained, (frames.VALIDATE, 1, 0)], []),
        ([gained, (frames.VALIDATE, 1, 1)], []),
        ([gained, (frames.VALIDATE, 1, 2)], [MISCOUNTED]),
        ([gained, gained, (frames.VALIDATE, 1, 2)], []),
    ):
        table.stack = [*step, *waiting]
        assert faults(table) == expected


@pytest.mark.rule("AG-PLACE-10", "AG-AUCT-6", "AG-VAL-8", "AG-VAL-11", "AG-SETUP-17")
@pytest.mark.parametrize(
    ("name", "waiting"),
    [
        ("leave", [(frames.VALIDATE, 1, 0), (frames.PLACE_WON, 1), (frames.LEAVE, 1, 1)]),
        ("gained", [(frames.GAINED, 1, 3, frames.MOVE, 0), (frames.VALIDATE, 1, 0)]),
        ("discard left", [(frames.VALIDATE, 1, 0), (frames.DISCARD_LEFT, 1, 3), (frames.MOVE, 1, 0)]),
    ],
)
def test_steps_of_house_rules_wait_only_under_them(name: str, waiting: list[tuple[int, ...]]) -> None:
    table = acting()
    table.stack[-2:] = waiting
    assert faults(table) == [f"the house rules have no step {name!r}"]
    allowed: dict[str, OptionValue] = {
        "allow_refusal": True,
        "validation_window": "strict",
        "validation_discard": "after_action",
    }
    table = acting(allowed)
    table.stack[-2:] = waiting
    assert faults(table) == []


@pytest.mark.rule("AG-PLACE-10")
@pytest.mark.parametrize(("placement", "expected"), [("all_then_validate", [BETWEEN]), ("one_by_one", [])])
def test_slots_are_validated_between_two_cards_only_where_cards_are_placed_one_by_one(
    placement: str, expected: list[str]
) -> None:
    table = acting({"placement": placement})
    table.stack[-1:] = [(frames.PLACE_WON, 1), (frames.VALIDATE, 1, 0)]
    assert faults(table) == expected


@pytest.mark.rule("AG-SETUP-10", "AG-SETUP-15", "AG-ROUND-1")
def test_starting_cards_are_drawn_at_set_up_and_two_for_each() -> None:
    table = play(beginning(2, options={"first_player": 0}), *["card CHA"] * 6)
    waits = [(frames.PLACE_START, 0), (frames.TURN_UP, 6), (frames.CARD, 6)]
    assert (table.stack[-3:], faults(table)) == (waits, [])
    table.won[0] = UNIT[FOR]
    assert faults(table) == ["seat 0 has more than two starting cards (AG-SETUP-10)"]
    table.won = [0, UNIT[FOR]]
    assert faults(table) == ["seat 1 has more than two starting cards (AG-SETUP-10)"]
    table.won = [0, 0]
    unawaited = table.copy()
    unawaited.stack = [(frames.ROUND, 1), (frames.PLACE_START, 0), (frames.CARD, 7)]
    assert faults(unawaited) == ["nobody awaits the cards of seat 1 (AG-PLACE-1)"]
    table.round = 1
    assert SET_UP in faults(table)
    table.round = 0
    table.stack[0] = (frames.ROUND, 2)
    assert faults(table) == ["round 2 cannot follow round 0 (AG-ROUND-1)"]


@pytest.mark.rule("AG-ACT-DRAW-1", "AG-ACT-DRAW-7", "AG-PILE-6")
def test_the_card_of_a_draw_comes_to_who_draws_and_is_placed() -> None:
    table = acting()
    table.stack[-1:] = [(frames.PLACE_DRAWN, 1), (frames.CARD, 11)]
    assert faults(table) == []
    for goal in (10, 12):
        table.stack[-1] = (frames.CARD, goal)
        assert FOR_NOBODY in faults(table)
    table.stack[-1] = (frames.CARD, 11)
    table.pile_count = 0
    assert faults(table) == [EMPTY_PILE]
    table = acting()
    table.stack[-1] = (frames.PLACE_DRAWN, 1)
    assert faults(table) == ["seat 1 cannot place the card of a Draw (AG-ACT-DRAW-7)"]
    table.drawn[1] = UNIT[MTN]
    assert faults(table) == []
    table.drawn[0] = UNIT[MTN]
    assert faults(table) == ["seat 0 cannot place the card of a Draw (AG-ACT-DRAW-7)"]


@pytest.mark.rule("AG-EOR-5", "AG-EOR-6", "AG-INV-4")
def test_three_cards_lie_aside_while_their_tile_gets_two() -> None:
    table = resolving(setting(2, tiles=["CHA FOR MTN"]))
    assert table.stack[-2:] == [(frames.FLUSH, 0, 1), (frames.CARD, 0)]
    assert faults(table) == []
    for frame, card in (((frames.FLUSH, 0, 2), 0), ((frames.FLUSH, 0, 1), 1)):
        other = table.copy()
        other.stack[-2:] = [frame, (frames.CARD, card)]
        assert faults(other) == [FEW_NEW]
    other = table.copy()
    other.tiles[0] = (CHA,)
    assert faults(other) == [FEW_NEW]
    other = table.copy()
    other.aside = UNIT[CHA] + UNIT[FOR]
    assert faults(other) == [NOT_ASIDE]
    other = table.copy()
    other.stack = [(frames.ROUND, 2), (frames.CARD, 0)]
    assert faults(other) == [NOT_ASIDE]
    other.aside = 0
    other.tiles[0] = (CHA, FOR)
    assert faults(other) == []
    other.tiles[0] = (CHA, FOR, MTN)
    assert faults(other) == ["tile 1 is about to hold more than 3 cards (AG-INV-4)"]


@pytest.mark.rule("AG-TIE-8", "AG-RES-1", "AG-PLACE-1")
def test_who_picks_is_awaited_and_the_third_card_is_there() -> None:
    table = resolving(placed(setting(3, holder=0, tiles=["CHA FOR MTN"]), "1:2@1", "2:2@1"))
    assert [frame[0] for frame in table.stack[-3:]] == [frames.THIRD_CARD, frames.PICK, frames.PICK]
    assert faults(table) == []
    other = table.copy()
    other.tiles[0] = (CHA, FOR)
    assert faults(other) == ["no third card is left on tile 1 (AG-TIE-8)"]
    other = table.copy()
    other.stack = [frame for frame in other.stack if frame != (frames.WON, 2, 0)]
    assert faults(other) == ["nobody awaits the cards of seat 2 (AG-PLACE-1)"]
    other = table.copy()
    other.won[0] = UNIT[CHA]
    assert faults(other) == ["nobody awaits the cards of seat 0 (AG-PLACE-1)"]
    other = table.copy()
    other.stack[-1] = (frames.PICK, 1, 1)
    assert faults(other) == ["tile 2 is resolved out of its order (AG-RES-1)"]


@pytest.mark.rule("AG-SETUP-18")
@pytest.mark.parametrize(("first", "expected"), [("0", 1), ("1", 1), ("random", 0)])
def test_the_first_player_is_drawn_only_if_nobody_was_named(first: str, expected: int) -> None:
    table = beginning(2, options={"first_player": first})
    table.stack = [frame for frame in table.stack if frame[0] != frames.CHOOSE_FIRST]
    assert faults(table) == []
    table.stack.insert(1, (frames.CHOOSE_FIRST,))
    assert faults(table) == ["the house rules have no step 'choose first'"] * expected
