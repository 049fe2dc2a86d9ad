"""Lantern Bay is a sound game: what is tested with it in the browser and in the terminal rests on that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import portulan
from portulan import registry
from tests.battery import ending, legality, saying, scenery
from tests.battery.case import Case
from tests.battery.checks import OF_A_GAME, Check
from tests.battery.walk import Walk
from tests.toys import showcase
from tests.toys.showcase import recount


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Lets the game be known for a while."""
    portulan.register(showcase.GAME)
    yield
    vars(registry)["_registered"].pop(showcase.GAME.name)


OBSERVERS = (
    legality.listed_moves_are_accepted,
    legality.why_not_agrees_with_the_list,
    ending.nothing_is_lost,
    ending.scores_are_recounted,
    saying.listed_moves_read_differently,
    saying.events_have_sentences,
    scenery.scenes_can_be_drawn,
    scenery.moves_have_targets,
    scenery.motions_are_true,
)


@pytest.mark.parametrize("seed", range(4))
def test_it_passes_the_checks_of_every_game(seed: int) -> None:
    assert Walk(Case(showcase.GAME, recount, players=1, seed=seed, looks=24)).observed_by(OBSERVERS) == []


@pytest.mark.parametrize("check", OF_A_GAME, ids=lambda check: check.__name__)
def test_it_passes_the_checks_of_a_game(check: Check) -> None:
    check(Case(showcase.GAME, recount, players=1, seed=1))
