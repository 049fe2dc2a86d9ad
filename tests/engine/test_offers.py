"""Fewer questions: the next question is put with one that can be declined, in every game, and gives nothing away."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import portulan
from portulan.engine.match import Match
from portulan.engine.offers import MOST, as_asked, declined_before, offers
from portulan.engine.state import State
from portulan.engine.undo import is_barrier
from portulan.server.offering import scene_of_offers
from tests.battery.subjects import subject

GAMES = ("agartha", "roam", "letters", "pebbles", "showcase")


def decisions(name: str, seed: int) -> Iterator[tuple[State, int]]:
    """Plays at random, and stops wherever one seat is asked."""
    game = subject(name).game
    players = game.players[-1]
    match = Match.new(game, [str(number) for number in range(players)], seed=seed)
    rng = random.Random(seed)
    while not match.state.over:
        seat = rng.choice(match.state.actors)
        yield match.state, seat
        match.play(rng.choice(match.state.moves(seat)), seat)


def begun(step: str, seed: int = 1) -> Match:
    """Plays Roam at random until a step is asked with something to follow it."""
    match = Match.new(portulan.game("roam"), ["Ann", "Bo"], seed=seed)
    rng = random.Random(seed)
    while True:
        state = match.state
        assert state.step is not None and state.actor is not None
        if state.step.name == step and len(match.offers(state.actor)) > 1:
            return match
        match.play(rng.choice(state.moves()), state.actor)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_what_would_be_asked_one_after_the_other(name: str) -> None:
    for state, seat in decisions(name, 2):
        found = offers(state, seat)
        before = state.digest()
        assert found[0].declined == () and len(found) <= MOST + 1
        for offer in found:
            walked = state.copy()
            for move in offer.declined:
                walked.play(move, seat)
            assert walked.digest() == offer.state.digest() and walked.step is offer.step
            assert set(offer.moves) <= set(walked.listed_moves(seat))
        assert state.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_move_can_be_touched_and_no_two_by_the_same_touches(name: str) -> None:
    game = subject(name).game
    for state, seat in decisions(name, 3):
        found = offers(state, seat)
        if len(found) > 1:
            views = [offer.state.view(seat) for offer in found]
            ids = {element.id for element in scene_of_offers(game, found, views).elements()}
            touches = [
                tuple(game.targets(offer.state.view(seat), move)) for offer in found for move in offer.moves
            ]
            assert {target for one in touches for target in one} <= ids
            assert len(set(touches)) == len(touches)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    for number, (state, seat) in enumerate(decisions(name, 4)):
        if number % 7 == 0:
            other = state.resample(seat, random.Random(99))
            told = [
                [(one.declined, one.step.name, one.moves) for one in offers(s, seat)] for s in (state, other)
            ]
            assert told[0] == told[1]


def test_roam_asks_for_the_character_and_offers_the_rest_beside_it() -> None:
    match = begun("early rest")
    seat = match.state.actor
    assert seat is not None
    found = match.offers(seat)
    assert as_asked(found)[0].step.name == "use"
    assert "rest early" in [match.state.notation(move) for move in found[0].moves]
    assert "rest no" not in [match.state.notation(move) for offer in found for move in offer.moves]


def test_optional_squares_and_the_market_are_one_question_that_is_answered_once() -> None:
    match = begun("after")
    seat = match.state.actor
    assert seat is not None
    found = match.offers(seat)
    assert [offer.step.name for offer in found] == ["after", "market"]
    done = match.state.parse("done")
    assert done not in found[0].moves and declined_before(found, done) == (done,)
    entries = len(match.entries)
    match.play(done, seat, (done,))
    assert [entry.move for entry in match.entries[entries : entries + 2]] == [done, done]
    assert match.state.actor != seat or match.state.step is None or match.state.step.name != "market"


def test_an_answer_is_written_as_two_decisions_and_taken_back_as_one() -> None:
    match = begun("early rest")
    seat = match.state.actor
    assert seat is not None
    before, entries = match.to_json(), match.entries[:]
    main = match.offers(seat)[-1]
    match.play(main.moves[0], seat, main.declined)
    written = match.entries[len(entries) :]
    assert [entry.move for entry in written] == [*main.declined, main.moves[0]]
    assert all(entry.digest is not None for entry in written)
    after = match.to_json()
    assert portulan.load_match(after).entries == match.entries
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.to_json() == before
    assert match.can_redo(seat)
    match.redo(seat)
    assert match.to_json() == after
    match.revert(seat)
    assert match.to_json() == before


def test_one_decision_after_another_is_taken_back_alone() -> None:
    match = begun("early rest")
    seat = match.state.actor
    assert seat is not None
    match.play(match.state.parse("rest no"), seat)
    between = match.state.digest()
    match.play(match.state.moves()[0], seat)
    match.undo(seat)
    assert match.state.digest() == between


def test_what_is_refused_is_refused_whole() -> None:
    match = begun("early rest")
    seat = match.state.actor
    assert seat is not None
    before = match.to_json()
    with pytest.raises(portulan.Refused):
        match.play(match.state.parse("pass"), seat, match.offers(seat)[-1].declined)
    assert match.to_json() == before
    assert match.offers(seat)[-1].step.name == "use"


def test_a_move_that_does_something_declines_nothing() -> None:
    """With one ready character, declining the rest uses it: what comes next is another table."""
    match = Match.new(portulan.game("roam"), ["Ann", "Bo"], seed=1)
    rng = random.Random(1)
    seen = 0
    while not match.state.over and seen < 3:
        state, seat = match.state, match.state.actor
        assert state.step is not None and seat is not None
        ready = [card["ready"] for card in state.view(seat)["boards"][seat]["cards"]]
        if (
            state.step.name == "early rest"
            and sum(ready) == 1
            and not state.view(seat)["boards"][seat]["tiles"]
        ):
            seen += 1
            assert [offer.step.name for offer in match.offers(seat)] == ["early rest"]
        match.play(rng.choice(state.moves()), seat)
    assert seen == 3


def test_declining_is_no_barrier() -> None:
    match = begun("early rest")
    seat = match.state.actor
    assert seat is not None
    main = match.offers(seat)[-1]
    assert not is_barrier(match.state, seat, *main.declined, main.moves[0])
