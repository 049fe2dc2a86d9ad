"""Matches: draws are numbered, forced decisions are written down, undo stops at the information barrier."""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.match import Match
from portulan.engine.undo import is_barrier
from tests.records.random_match import begin, go_on


def play(match: Match, *moves: str) -> Match:
    for text in moves:
        match.play(match.state.parse(text))
    return match


def placed(match: Match) -> Match:
    """Everybody lays the starting cards on the first Places slot, so that the Bids phase begins."""
    while match.state.step is not None and match.state.step.name == "place start":
        match.play(match.state.moves()[0])
    return match


def test_the_match_draws_by_itself_and_numbers_the_draws() -> None:
    match = begin()
    assert match.state.actor in (0, 1)
    assert [entry.draw for entry in match.entries] == list(range(len(match.entries)))
    assert match.draws == 9  # six cards on three tiles, the first player, two starting cards


def test_a_seed_gives_one_match_and_another_seed_another() -> None:
    assert go_on(begin(seed="x")).entries == go_on(begin(seed="x")).entries
    assert begin(seed="x").entries != begin(seed="y").entries


def test_a_refused_move_changes_nothing() -> None:
    match = begin()
    before = match.to_json()
    with pytest.raises(portulan.Refused):
        match.play(match.state.parse("stop"))
    assert match.to_json() == before


def test_forced_decisions_are_written_down_without_a_digest() -> None:
    match = go_on(begin(3))
    forced = [entry for entry in match.entries if entry.actor >= 0 and entry.digest is None]
    assert forced
    real = [entry for entry in match.entries if entry.digest is not None]
    assert len(real) + len(forced) == len(match.entries)


def test_a_bid_can_be_taken_back_until_the_next_player_decides() -> None:
    match = placed(begin())
    seat = match.state.actor
    assert seat is not None
    before = match.state.digest()
    play(match, "bid 3 @2 action")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.digest() == before
    assert match.state.actor == seat
    play(match, "bid 1 @1 bid", "bid 2 @1 bid")
    assert not match.can_undo(seat)
    assert match.can_undo(1 - seat)


def test_only_the_one_who_decided_may_take_back() -> None:
    match = placed(begin())
    seat = match.state.actor
    assert seat is not None
    play(match, "bid 3 @2 action")
    assert not match.can_undo(1 - seat)
    with pytest.raises(portulan.UsageError):
        match.undo(1 - seat)


def test_the_last_bid_reveals_tokens_and_cannot_be_taken_back() -> None:
    match = placed(begin())
    for token in ("1", "2", "3"):
        play(match, f"bid {token} @1 bid", f"bid {token} @2 bid")
    assert match.state.step is not None and match.state.step.name == "place won"
    assert all(not match.can_undo(seat) for seat in (0, 1))


def test_a_draw_from_the_pile_cannot_be_taken_back() -> None:
    match = placed(begin())
    first = match.state.actor
    assert first is not None
    play(
        match,
        "bid 3 @1 action",
        "bid 3 @2 bid",
        "bid 2 @2 bid",
        "bid 2 @3 bid",
        "bid 1 @3 bid",
        "bid 1 @3 bid",
    )
    assert match.state.step is not None and match.state.step.name == "draw"
    play(match, "draw pile")
    assert not match.can_undo(first)


def test_both_parts_of_a_choice_can_be_stepped_back() -> None:
    match = placed(begin(token_action_map="draw-swap-move"))
    seat = match.state.actor
    assert seat is not None
    play(
        match,
        "bid 3 @1 action",
        "bid 3 @2 bid",
        "bid 2 @2 bid",
        "bid 2 @3 bid",
        "bid 1 @3 bid",
        "bid 1 @3 bid",
    )
    assert match.state.step is not None and match.state.step.name == "move"
    before = match.state.digest()
    match.play(match.state.moves()[0])
    assert match.state.step.name == "move to"
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.digest() == before


def test_redo_makes_the_same_decision_again_and_a_new_decision_forgets_it() -> None:
    match = placed(begin())
    seat = match.state.actor
    assert seat is not None
    play(match, "bid 3 @2 action")
    after = match.state.digest()
    match.undo(seat)
    assert match.can_redo(seat) and not match.can_redo(1 - seat)
    match.redo(seat)
    assert match.state.digest() == after
    match.undo(seat)
    play(match, "bid 1 @1 bid")
    assert not match.can_redo(seat)
    with pytest.raises(portulan.UsageError):
        match.redo(seat)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    match = begin()
    assert not match.can_undo(0) and not match.can_undo(1)


def test_undo_also_takes_back_what_was_told() -> None:
    match = placed(begin())
    told = match.log(0, "en")
    seat = match.state.actor
    assert seat is not None
    play(match, "bid 3 @2 action")
    assert len(match.log(0, "en")) == len(told) + 1
    match.undo(seat)
    assert match.log(0, "en") == told


def test_undo_and_redo_lead_back_everywhere_in_random_matches() -> None:
    taken_back = 0
    for seed in range(3):
        match = begin(3, seed=f"match {seed}")
        while not match.state.over:
            seat = match.state.actor
            assert seat is not None
            before = match.state.digest()
            go_on(match, 1, seed)
            if match.can_undo(seat):
                after = match.state.digest()
                match.undo(seat)
                assert match.state.digest() == before
                match.redo(seat)
                assert match.state.digest() == after
                taken_back += 1
    assert taken_back > 100


def test_choosing_together_can_be_taken_back_while_nobody_else_chose() -> None:
    match = begin(2, setup_placement="simultaneous")
    assert sorted(match.state.actors) == [0, 1]
    match.play(match.state.moves(1)[0], 1)
    assert match.can_undo(1)
    match.undo(1)
    match.play(match.state.moves(1)[1], 1)
    match.play(match.state.moves(0)[0], 0)
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_a_barrier_is_found_for_a_spectator_too() -> None:
    """The last one to choose together shows everybody's cards: even to those who only watch."""
    match = begin(2, setup_placement="simultaneous")
    match.play(match.state.moves(1)[0], 1)
    match.play(match.state.moves(1)[0], 1)
    match.play(match.state.moves(0)[0], 0)
    assert is_barrier(match.state, 0, match.state.moves(0)[0])


def test_the_log_tells_each_seat_only_what_it_may_know() -> None:
    match = placed(begin())
    seat = match.state.actor
    assert seat is not None
    play(match, "bid 3 @2 action")
    own, other, watcher = (match.log(viewer, "en")[-1] for viewer in (seat, 1 - seat, None))
    assert "3" in own
    assert "3" not in other and "3" not in watcher
