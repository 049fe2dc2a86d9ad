"""Every game passes every check, with every number of players and every value of every option."""

from __future__ import annotations

from itertools import product

import pytest

from tests.battery.case import Case
from tests.battery.checks import OF_A_GAME, Check, walk_with_all
from tests.battery.subjects import label, later_matches, subjects, with_one_option, with_random_options

SUBJECTS = subjects()
TABLES = [found.case(players) for found in SUBJECTS for players in found.game.players]
ONE_OPTION = [case for found in SUBJECTS for case in with_one_option(found)]
LATER_MATCHES = [case for found in SUBJECTS for case in later_matches(found)]
RANDOM_OPTIONS = [case for found in SUBJECTS for case in with_random_options(found, 6)]

OF_EACH_GAME = [
    pytest.param(check, case, id=f"{label(case)}-{check.__name__}")
    for case, check in product(TABLES, OF_A_GAME)
]


@pytest.mark.parametrize(("check", "case"), OF_EACH_GAME)
def test_what_options_hardly_touch(check: Check, case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", TABLES, ids=label)
def test_default_options(case: Case) -> None:
    walk_with_all(case)


@pytest.mark.parametrize("case", ONE_OPTION, ids=label)
def test_every_value_of_every_option(case: Case) -> None:
    walk_with_all(case)


@pytest.mark.parametrize("case", LATER_MATCHES, ids=label)
def test_every_match_of_a_campaign(case: Case) -> None:
    walk_with_all(case)


@pytest.mark.parametrize(
    "case", RANDOM_OPTIONS, ids=lambda case: f"{case.game.name}-{case.players}p-{case.seed}"
)
def test_random_combinations_of_options(case: Case) -> None:
    walk_with_all(case)
