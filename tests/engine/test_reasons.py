"""Why not: whatever on the table is touched, the rules say what forbids it, in every game."""

from __future__ import annotations

import random

import pytest

import portulan
from portulan.engine.match import Match
from portulan.engine.offers import as_asked
from portulan.engine.reasons import holders, why_not
from portulan.engine.scene import Scene
from portulan.engine.steps import Question
from tests.battery.subjects import subject
from tests.engine.test_offers import GAMES, decisions


def asked(game: str, step: str, seed: int = 1) -> Match:
    """Plays at random until a step is asked of somebody."""
    match = Match.new(portulan.game(game), ["Ann", "Bo"], seed=seed)
    rng = random.Random(seed)
    while match.state.step is None or match.state.step.name != step:
        match.play(rng.choice(match.state.moves()), match.state.actor)
    return match


def against(match: Match, element: str, *picked: str) -> str | None:
    """Names the clause against touching an element."""
    seat = match.state.actor
    assert seat is not None
    scene = match.game.scene(match.state.view(seat))
    reason = why_not(as_asked(match.offers(seat)), seat, scene, picked, element)
    return None if reason is None else reason.clause


@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_a_step_asks_for_has_a_place_even_a_forbidden_one(name: str) -> None:
    game = subject(name).game
    for number, (state, seat) in enumerate(decisions(name, 5)):
        step = state.step
        if number % 5 or not isinstance(step, Question):
            continue
        view = state.view(seat)
        for family in step.families:
            if family not in game.space.entered:
                for move in family.moves():
                    assert all(isinstance(target, str) for target in game.targets(view, move))


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_a_forbidden_move_with_its_clause(name: str) -> None:
    game = subject(name).game
    rng = random.Random(6)
    for number, (state, seat) in enumerate(decisions(name, 6)):
        if number % 9:
            continue
        match = Match.resume(game, [str(one) for one in range(state.players)], "seed", state, 0)
        scene = game.scene(state.view(seat))
        offers = as_asked(match.offers(seat))
        for element in rng.sample(list(scene.elements()), 8):
            reason = why_not(offers, seat, scene, (), element.id)
            if reason is not None:
                assert any(offer.state.why_not(reason.move, seat) == reason.clause != "" for offer in offers)
                assert game.text.rule(reason.clause, "fr") and game.text.rule(reason.clause, "en")


def squares(scene: Scene) -> list[str]:
    return [element.id for element in scene.elements() if element.id.startswith("square-")]


def test_a_shape_off_the_map_is_refused_by_its_clause_on_every_square() -> None:
    match = asked("roam", "at")
    seat = match.state.actor
    assert seat is not None
    view = match.state.view(seat)
    scene = match.game.scene(view)
    legal = {match.game.targets(view, move)[0] for move in match.state.moves()}
    resting = [square for square in squares(scene) if square not in legal]
    assert resting and len(resting) + len(legal) == 36
    assert {against(match, square) for square in resting} == {"RO-PLACE-3"}


def test_what_lies_on_a_square_means_the_square() -> None:
    match = asked("roam", "at", 3)
    while True:
        seat = match.state.actor
        assert seat is not None
        view = match.state.view(seat)
        legal = {match.game.targets(view, move)[0] for move in match.state.moves()}
        scene = match.game.scene(view)
        marked = [
            element.id
            for element in scene.elements()
            if element.id.startswith("marker-") and holders(scene, element.id)[1] not in legal
        ]
        if match.state.step is not None and match.state.step.name == "at" and marked:
            break
        match.play(match.state.moves()[0], seat)
    assert against(match, marked[0]) == "RO-PLACE-3"


def test_a_square_that_the_shape_does_not_reach_is_no_optional_one() -> None:
    match = asked("roam", "after")
    seat = match.state.actor
    assert seat is not None
    used = match.state.view(seat)["used"]
    covered, optional = used["covered"], used["optional"]
    far = next(place for place in range(36) if place not in (*covered, *optional))
    assert against(match, f"square-{far // 6},{far % 6}") == "RO-OPT-1"
    assert against(match, f"square-{covered[0] // 6},{covered[0] % 6}") == "RO-OPT-2"


def test_a_character_that_was_used_or_belongs_to_another_cannot_be_used() -> None:
    match = asked("roam", "use", 2)
    seat = match.state.actor
    assert seat is not None
    boards = match.state.view(seat)["boards"]
    assert against(match, f"card-{boards[1 - seat]['cards'][0]['card']}") == "RO-TURN-2"


def test_a_token_that_is_laid_already_and_a_place_that_is_taken() -> None:
    match = asked("agartha", "bid")
    seat = match.state.actor
    assert seat is not None
    match.play(match.state.parse("bid 3 @2 action"))
    other = match.state.actor
    assert other is not None and other != seat
    match.play(match.state.moves()[0])
    assert match.state.actor == seat
    laid = against(match, "tile-1-bid", f"seat-{seat}-token-3")
    assert laid is not None and laid.startswith("AG-BID")
    own = against(match, f"seat-{1 - seat}-token-1")
    assert own is None  # another's token is nobody's to lay


def test_what_is_not_on_the_table_has_no_reason() -> None:
    match = asked("roam", "at")
    assert against(match, "square-9,9") is None
    assert against(match, "") is None
    assert against(match, "deck") is None
