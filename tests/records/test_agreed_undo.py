"""Taking back by agreement: any distance, but never a draw twice."""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.match import Match
from tests.records.random_match import begin, go_on


def drawn(match: Match) -> Match:
    """Plays until somebody's decision asked chance."""
    while match.entries[-1].draw is None or match.entries[-1].draw < 12:
        go_on(match, 1, len(match.entries))
    return match


def last_decider(match: Match) -> int:
    return next(
        entry.actor for entry in reversed(match.entries) if entry.actor >= 0 and entry.digest is not None
    )


def test_the_table_may_go_back_behind_a_barrier() -> None:
    match = begin()
    go_on(match, 3)
    before, seat = match.state.digest(), match.state.actor
    assert seat is not None
    drawn(match)
    decider = last_decider(match)
    number = match.last_of(decider)
    assert number is not None and not match.can_undo(decider)
    match.revert(decider)
    assert len(match.entries) == number
    while match.state.digest() != before:
        match.revert(last_decider(match))
    assert match.state.actor == seat


def test_a_draw_that_was_seen_is_never_used_again() -> None:
    match = drawn(begin())
    used = match.draws
    assert used > 12
    match.revert(last_decider(match))
    assert match.draws == used
    go_on(match)
    numbers = [entry.draw for entry in match.entries if entry.draw is not None]
    assert len(set(numbers)) == len(numbers)
    assert used - 1 not in numbers and used in numbers


def test_the_record_of_a_match_with_skipped_draws_can_be_verified() -> None:
    match = drawn(begin())
    match.revert(last_decider(match))
    go_on(match)
    again = portulan.load_match(match.to_json())
    assert again.entries == match.entries
    assert again.seed is not None


def test_going_back_takes_the_decisions_of_others_with_it() -> None:
    match = begin()
    first = match.state.actor
    assert first is not None
    before = match.state.digest()
    go_on(match, 1)
    while match.last_of(1 - first) is None:
        go_on(match, 1)
    while match.last_of(first) is not None:
        match.revert(first)
    assert match.state.digest() == before
    assert match.last_of(1 - first) is None
    assert not match.can_redo(first)


def test_nothing_can_be_taken_back_for_somebody_who_decided_nothing() -> None:
    match = begin()
    with pytest.raises(portulan.UsageError):
        match.revert(0)


def test_what_was_told_is_taken_back_too() -> None:
    match = begin()
    told = len(match.told)
    seat = match.state.actor
    assert seat is not None
    go_on(match, 1)
    assert len(match.told) > told
    match.revert(seat)
    assert len(match.told) == told


def test_an_event_is_heard_by_name_with_the_same_arguments_as_its_sentence() -> None:
    match = go_on(begin(), 5)
    for event in match.told:
        for viewer in (0, 1, None):
            name, arguments = match.heard(event, viewer)
            assert match.game.text.say(name, arguments, "fr") == match.say(event, viewer, "fr")
