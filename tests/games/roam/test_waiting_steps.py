"""The steps that wait on the stack of an altered file: which orders there are, and what each step must find.

Every test begins with a sound position of a match, changes one thing, and reads the whole list of faults.
"""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.options import OptionValue
from portulan.games.roam import frames
from portulan.games.roam.stack_check import stack_faults
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    card_number,
    cover,
    fixture_box,
    leave,
    play,
    setting,
    squares,
    tied,
    use,
    with_box,
)

NO_ORDER = "the steps that wait are in no order of the rules (RO-TURN-3)"
ANOTHER = "somebody acts in the turn of another player (RO-TURN-1)"
SIDES = "the sides that are free are chosen by others (RO-SETUP-8)"
AFTER_TURNS = "the set-up goes on after turns were played (RO-SETUP-12)"
DEALT = "a card is dealt to where one lies, or from an empty deck (RO-INFO-2)"
LATE = "cards are dealt to the map after the set-up (RO-SETUP-5)"
OFFERED = "a tile is offered where one lies, or from an empty pile (RO-ART-6)"
BASIC = "there is no market in the basic game (RO-SETUP-14)"
TWICE = "a character is used twice in a turn, or not at all (RO-TURN-2)"
BEFORE_USE = "a shape lies on the map before its character is used (RO-PLACE-1)"
NOBODY_READY = "no character is ready to be used (RO-REST-1)"
OTHER_SHAPE = "another shape is laid than that of the character (RO-PLACE-2)"
NEED_NOT = "a shape need not cover a vacant square (RO-PLACE-8)"
NO_PLACE = "a marker is placed where none can lie (RO-SUPPLY-2)"
NOT_THERE = "a marker slides that is not there (RO-ARTSLIDE-1)"
NOT_COMPLETE = "a card is resolved that is not complete, or twice (RO-CLAIM-1)"
NOT_WAITING = "cards are chosen that do not wait to be resolved (RO-CLAIM-6)"
AGAIN = "a card that is being resolved can be chosen again (RO-CLAIM-7)"
LEFT_OUT = "a completed card is left out (RO-CLAIM-1)"
NOT_TIED = "somebody bids who is not tied for the most markers (RO-AUCTION-1)"
NOBODYS = "the highest bid is nobody's (RO-AUCTION-5)"
UNPAID = "the highest bid cannot be paid by who made it (RO-AUCTION-6)"
OTHERS_BID = "somebody prepares for the bid of another player (RO-ART-12)"
KNOWN = "a card is looked at that everybody knows (RO-INFO-3)"


def faults(table: Fixture) -> list[str]:
    """Lists what is wrong about the stack."""
    return list(stack_faults(table))


def dealing(cards: int = 9, options: dict[str, OptionValue] | None = None) -> Fixture:
    """The set-up is about to deal the first card of the map."""
    kind = with_box(fixture_box(deck=cards))
    chosen: dict[str, OptionValue] = {"first_player": 0, **(options or {})}
    table = kind.blank(2, portulan.game("roam").resolve(2, chosen))
    table.begin()
    assert asked(table) == "deal"
    return table


def using(**given: object) -> Fixture:
    """P1 is asked which character he uses."""
    table = begin(setting(full=True, **given))  # type: ignore[arg-type]
    assert asked(table) == "use"
    assert faults(table) == []
    return table


def resolving(options: dict[str, OptionValue] | None = None) -> Fixture:
    """P1 has completed slots 0 and 1 and is asked which card is resolved first."""
    full = " ".join([cover(0), cover(1)]).split()
    table = setting(markers={0: " ".join(full[1:])}, options=options)
    use(begin(table), "A @ 0,0")
    assert asked(table) == "claim"
    assert faults(table) == []
    return table


@pytest.mark.rule("RO-TURN-3")
@pytest.mark.parametrize(
    "stack",
    [
        [(frames.PHASE_OVER, 0), (frames.USE, 0), (frames.USE, 0)],
        [(frames.USE, 0)],
        [(frames.MARKET, 0)],
        [(frames.END_OF_TURN, 0), (frames.USE, 0)],
        [(frames.BID, 0, 0, 0, -1, -1)],
    ],
)
def test_steps_in_no_order_are_named_and_nothing_more_is_asked(stack: list[tuple[int, ...]]) -> None:
    table = using()
    table.stack = stack
    assert faults(table) == [NO_ORDER]


def test_a_match_that_is_over_waits_for_nothing() -> None:
    assert faults(setting()) == []


@pytest.mark.rule("RO-TURN-1")
def test_every_step_of_a_turn_belongs_to_the_active_player() -> None:
    table = using()
    for place in range(len(table.stack)):
        other = table.copy()
        other.stack[place] = (other.stack[place][0], 1)
        assert faults(other) == [ANOTHER]


@pytest.mark.rule("RO-SETUP-8")
def test_sides_are_chosen_by_those_who_have_none() -> None:
    table = dealing(options={"seats": "choose"})
    assert faults(table) == []
    table.sides = [2, -1]
    assert faults(table) == [SIDES]
    table.stack = [frame for frame in table.stack if frame != (frames.CHOOSE_SIDE, 0)]
    assert faults(table) == []
    table.sides = [2, 0]
    assert faults(table) == [SIDES]


@pytest.mark.rule("RO-SETUP-12")
@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", 1), ("taken", 1), ("coins", [0, 1]), ("tiles", [0, 1]), ("used", 0)],
)
def test_nothing_was_played_before_the_coins_of_the_set_up(field: str, value: object) -> None:
    table = dealing()
    assert faults(table) == []
    setattr(table, field, value)
    assert faults(table) == [AFTER_TURNS]


@pytest.mark.rule("RO-INFO-2", "RO-SETUP-6")
def test_a_card_is_dealt_to_a_vacant_place_while_the_deck_lasts() -> None:
    table = dealing()
    table.slots[3] = 0
    assert faults(table) == [DEALT]
    table = dealing()
    table.top = 0
    assert faults(table) == [DEALT]
    table = dealing()
    table.stack.append((frames.DEAL, 0))
    assert faults(table) == [DEALT]
    table = dealing(7)
    assert faults(table) == []
    table.deck &= table.deck - 1
    assert faults(table) == [DEALT]


@pytest.mark.rule("RO-SETUP-5", "RO-INFO-2")
def test_after_the_set_up_cards_come_to_the_top_of_the_deck_only() -> None:
    table = setting(markers={0: cover(0, but="2,0 2,1")})
    use(begin(table), "A @ 2,0")
    assert (asked(table), table.stack[-1]) == ("deal", (frames.DEAL, 6))
    assert faults(table) == []
    table.stack[-1] = (frames.DEAL, 5)
    table.slots[5] = -1
    assert faults(table) == [LATE]


@pytest.mark.rule("RO-ART-1", "RO-ART-6")
def test_a_tile_is_offered_in_a_gap_while_the_pile_lasts() -> None:
    table = dealing()
    table.market[2] = 5
    assert faults(table) == [OFFERED]
    table = dealing()
    assert table.stack[-9] == (frames.OFFER, 1)
    table.stack[-9] = (frames.OFFER, 2)
    assert faults(table) == [OFFERED]
    table = dealing()
    table.pile = 0b1111
    assert faults(table) == []
    table.pile = 0b111
    assert faults(table) == [OFFERED]


@pytest.mark.rule("RO-ART-3", "RO-ART-6")
def test_one_tile_at_most_is_offered_at_the_end_of_a_turn() -> None:
    table = leave(use(begin(setting(full=True, coins=[9])), "B @ 0,2"), "after")
    assert asked(table) == "market"
    assert faults(table) == []
    bought = play(table, "buy replace")
    assert (asked(bought), bought.stack[-1][0]) == ("offer", frames.OFFER)
    assert faults(bought) == []
    bought.market[0] = bought.market[1] = -1
    bought.stack = [(frames.COINS,), (frames.OFFER, 1), (frames.OFFER, 0)]
    bought.tiles, bought.taken, bought.coins, bought.used = [0, 0], 0, [0, 0], -1
    assert faults(bought) == []
    bought.stack = [(frames.END_OF_TURN, 0), (frames.MARKET, 0), (frames.OFFER, 1), (frames.OFFER, 0)]
    assert faults(bought) == [NO_ORDER]


@pytest.mark.rule("RO-SETUP-14")
def test_there_is_no_market_in_the_basic_rules() -> None:
    table = begin(setting(coins=[9]))
    table.stack = [(frames.END_OF_TURN, 0), (frames.MARKET, 0)]
    assert faults(table) == [BASIC]


@pytest.mark.rule("RO-TURN-2", "RO-PLACE-1", "RO-REST-1")
def test_one_character_is_used_in_a_turn() -> None:
    table = using()
    table.used = 50
    assert faults(table) == [TWICE]
    for field in ("covered", "spare"):
        table = using()
        setattr(table, field, 1)
        assert faults(table) == [BEFORE_USE]
    table = using()
    table.ready[0] = 0
    assert faults(table) == [NOBODY_READY]
    table = begin(setting(full=True, tiles={0: "coin"}, used={0: "A B C"}))
    assert (asked(table), table.ready[0], faults(table)) == ("start", 0, [])
    table = play(using(), "use A")
    assert (asked(table), faults(table)) == ("at", [])
    table.used = -1
    assert TWICE in faults(table)


@pytest.mark.rule("RO-PLACE-2", "RO-ARTROT-1", "RO-PLACE-8")
def test_the_shape_is_that_of_the_character_as_it_was_turned() -> None:
    for seat, shape in ((0, 0), (1, 2)):
        table = play(begin(setting(full=True), seat), "use A")
        frame = table.stack[-1]
        assert frame == (frames.AT, seat, 4 * table.used + shape, 0)
        assert faults(table) == []
        for wrong in (frame[2] - 1, frame[2] + 1, frame[2] + 4):
            table.stack[-1] = (frames.AT, seat, wrong, 0)
            assert faults(table) == [OTHER_SHAPE]
        table.stack[-1] = (frames.AT, seat, frame[2], 1)
        assert faults(table) == [NEED_NOT]
    table = begin(setting(full=True, tiles={0: "rotate"}))
    leave(table, "start", "before")
    play(table, "use A +1")
    assert table.stack[-1][2] == 4 * table.used + 1
    assert faults(table) == []
    forbidden = play(begin(setting(options={"zero_placement": "forbidden_if_avoidable"})), "use A")
    assert (forbidden.stack[-1][3], faults(forbidden)) == (1, [])


@pytest.mark.rule("RO-SUPPLY-2", "RO-STACK-2")
@pytest.mark.parametrize("stacking", [False, True])
def test_a_marker_is_placed_on_a_square_of_the_shape_that_is_free(stacking: bool) -> None:
    given = {1: "5,5 5,4"}
    table = setting(supply={0: 1}, markers=given, upper={}, options={"stacking": stacking})
    use(begin(table), "A @ 2,2")
    assert table.stack[-1] == (frames.FILL, 0, squares("2,2 2,3"))
    assert faults(table) == []
    for wrong in ("", "2,2 2,3 2,4", "5,5"):
        table.stack[-1] = (frames.FILL, 0, squares(wrong))
        assert faults(table) == [NO_PLACE]
    table.covered |= squares("5,5")
    table.stack[-1] = (frames.FILL, 0, squares("5,5"))
    assert faults(table) == ([] if stacking else [NO_PLACE])
    table.upper[1] = squares("5,5")
    assert faults(table) == [NO_PLACE]


@pytest.mark.rule("RO-ARTSLIDE-1", "RO-STACK-9")
def test_a_marker_that_slides_is_there() -> None:
    given = {1: "2,2 4,4"}
    table = setting(
        full=True, tiles={0: "slide"}, markers=given, upper={0: "4,4"}, options={"stacking": True}
    )
    play(begin(table), "slide 2,2")
    assert table.stack[-1] == (frames.SLIDE_TO, 0, 14, 0)
    for square, level, expected in (
        (14, 0, []),
        (14, 1, [NOT_THERE]),
        (28, 0, []),
        (28, 1, []),
        (13, 0, [NOT_THERE]),
        (15, 0, [NOT_THERE]),
        (27, 1, [NOT_THERE]),
    ):
        table.stack[-1] = (frames.SLIDE_TO, 0, square, level)
        assert faults(table) == expected


@pytest.mark.rule("RO-CLAIM-1", "RO-CLAIM-5", "RO-CLAIM-7")
def test_every_completed_card_is_resolved_once() -> None:
    table = resolving()
    claim = (frames.CLAIM, 0, 0)
    assert table.stack[-1] == claim
    table.stack[-1] = (frames.CLAIM, 0, 1)
    assert faults(table) == [LEFT_OUT]
    table.stack[-1:] = [(frames.RESOLVE, 0, 0), (frames.CLAIM, 0, 1)]
    assert faults(table) == []
    table.stack[-2:] = [(frames.RESOLVE, 0, 2), claim]
    assert faults(table) == [NOT_COMPLETE]
    table.stack[-2:] = [(frames.RESOLVE, 0, 0), (frames.RESOLVE, 0, 0), (frames.CLAIM, 0, 1)]
    assert faults(table) == [NOT_COMPLETE]
    stays = resolving({"all_pass": "stay"})
    stays.stack[-1] = (frames.CLAIM, 0, 3)
    assert faults(stays) == []


@pytest.mark.rule("RO-CLAIM-6")
def test_cards_chosen_upfront_wait_to_be_resolved() -> None:
    table = resolving({"claim_order": "upfront"})
    table.stack[-1:] = [(frames.RESOLVE, 0, 0), (frames.CLAIM, 0, 1)]
    assert faults(table) == []
    table.stack[-1] = (frames.CLAIM, 0, 0)
    assert faults(table) == [NOT_WAITING]
    table.stack[-2:] = [(frames.CLAIM, 0, 1)]
    assert faults(table) == [NOT_WAITING, LEFT_OUT]


def bidding(coins: list[int], *, settled: int = 1) -> Fixture:
    """Three players are tied on slot 0; P1 bids first."""
    table = tied(coins)
    assert (asked(table), table.stack[-1]) == ("bid", (frames.BID, 0, 0, 0b110, -1, -1))
    assert table.stack[-2] == (frames.CLAIM, 0, settled)
    assert faults(table) == []
    return table


@pytest.mark.rule("RO-AUCTION-1", "RO-AUCTION-5", "RO-AUCTION-6")
@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        ((0, 0, 0b110, -1, -1), []),
        ((1, 0, 0b100, -1, -1), []),
        ((1, 0, 0b100, 3, 0), []),
        ((1, 0, 0b100, 0, 0), []),
        ((2, 0, 0b000, 2, 1), []),
        ((0, 0, 0b111, -1, -1), [NOT_TIED]),
        ((0, 0, 0b1110, -1, -1), [NOT_TIED]),
        ((1, 0, 0b100, 4, 0), [UNPAID]),
        ((1, 0, 0b100, 3, -1), [NOBODYS]),
        ((1, 0, 0b100, -1, 0), [NOBODYS]),
        ((1, 0, 0b100, 1, 1), [UNPAID]),
        ((1, 0, 0b100, 1, 2), [UNPAID]),
        ((2, 0, 0b000, 3, 1), [UNPAID]),
    ],
)
def test_who_bids_is_tied_and_the_highest_bid_can_be_paid(
    frame: tuple[int, ...], expected: list[str]
) -> None:
    table = bidding([3, 2, 5])
    table.stack[-1] = (frames.BID, *frame)
    assert faults(table) == expected


@pytest.mark.rule("RO-AUCTION-1")
def test_who_has_fewer_markers_does_not_bid() -> None:
    table = bidding([3, 2, 5])
    table.marks[2] ^= squares("2,1")
    table.marks[1] |= squares("2,1")
    assert faults(table) == [NOT_TIED]
    table.stack[-1] = (frames.BID, 1, 0, 0, -1, -1)
    assert faults(table) == []


@pytest.mark.rule("RO-CLAIM-7")
def test_a_card_that_is_being_resolved_cannot_be_chosen_again() -> None:
    table = bidding([3, 2, 5])
    table.stack[-2] = (frames.CLAIM, 0, 0)
    assert faults(table) == [AGAIN]


@pytest.mark.rule("RO-ART-12")
def test_a_coin_is_used_before_ones_own_bid() -> None:
    kind = with_box(fixture_box({"K10": "X"}))
    markers = {0: "1,0 2,0", 1: "0,1 1,1 2,1"}
    table = setting(full=True, kind=kind, markers=markers, won={0: "K10"}, tiles={0: "coin"})
    leave(use(begin(table), "K10 @ 0,0"), "after")
    assert (asked(table), faults(table)) == ("before claim", [])
    assert table.stack[-2] == (frames.BID, 0, 0, 0b10, -1, -1)
    table.stack[-2] = (frames.BID, 1, 0, 0, -1, -1)
    assert faults(table) == [OTHERS_BID]


@pytest.mark.rule("RO-INFO-3")
def test_a_card_is_looked_at_only_if_others_look_like_it() -> None:
    kind = with_box(fixture_box({"K10": "X", "K11": "XX"}))
    table = setting(kind=kind, options={"scroll_public": False}, markers={0: cover(0, but="2,0 2,1")})
    table.deck |= 1 << 0
    table.deck &= ~(1 << 10)
    table.slots[0] = 10
    table.ones &= ~squares(cover(0))
    table.twos &= ~squares(cover(0))
    use(begin(table), "A @ 2,0")
    assert (asked(table), faults(table)) == ("reveal", [])
    table.deck &= ~(1 << 9)
    assert faults(table) == [KNOWN]
    table.slots[0] = -1
    assert faults(table) == [KNOWN]
    table.deck |= 1 << 9
    table.slots[0] = 10
    table.rules = begin(setting(kind=kind)).rules
    assert faults(table) == [KNOWN]


@pytest.mark.rule("RO-INFO-3")
@pytest.mark.parametrize("slot", [0, 1])
def test_a_card_that_looks_like_no_other_is_not_looked_at(slot: int) -> None:
    table = begin(setting(options={"scroll_public": False}, markers={0: cover(slot)}))
    table.used = card_number("A")
    table.stack = [(frames.END_OF_TURN, 0), (frames.CLAIM, 0, 1 << slot), (frames.REVEAL, 0, slot, 0)]
    assert faults(table) == [KNOWN]
