"""Every game passes every check, with every number of players and every value of every option."""

from __future__ import annotations

from itertools import product

import pytest

from tests.battery.case import Case
from tests.battery.checks import CHECKS, OF_A_CASE, Check
from tests.battery.subjects import label, subjects, with_one_option, with_random_options

SUBJECTS = subjects()
TABLES = [found.case(players) for found in SUBJECTS for players in found.game.players]
ONE_OPTION = [case for found in SUBJECTS for case in with_one_option(found)]
RANDOM_OPTIONS = [case for found in SUBJECTS for case in with_random_options(found, 10)]

EACH_CHECK = [
    pytest.param(check, case, id=f"{label(case)}-{check.__name__}") for case, check in product(TABLES, CHECKS)
]


@pytest.mark.parametrize(("check", "case"), EACH_CHECK)
def test_default_options(check: Check, case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", ONE_OPTION, ids=label)
def test_every_value_of_every_option(case: Case) -> None:
    """Two full random games at least with every value: one seeded, one with chance asked."""
    for check in OF_A_CASE:
        check(case)


@pytest.mark.parametrize(
    "case", RANDOM_OPTIONS, ids=lambda case: f"{case.game.name}-{case.players}p-{case.seed}"
)
def test_random_combinations_of_options(case: Case) -> None:
    for check in OF_A_CASE:
        check(case)
