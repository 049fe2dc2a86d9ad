"""The battery proves itself: it accepts the sound toys, and rejects every broken variant by the check that is meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import portulan
from portulan import Game
from tests.battery import goldens, perft
from tests.battery.case import Case, Rejected
from tests.battery.checks import CHECKS, OF_A_CASE, Check
from tests.battery.walk import NAMED, Walk
from tests.toys import broken, broken_letters, letters, pebbles
from tests.toys.broken import Variant, rule_is_changed_in_silence
from tests.toys.letters import recount as recount_letters
from tests.toys.pebbles import recount

VARIANTS = [*broken.VARIANTS, *broken_letters.VARIANTS]
BY_NAME = {check.__name__: check for check in CHECKS}
OBSERVERS = {check.__name__ for check in OF_A_CASE}
IN_COMPANY = [variant for variant in VARIANTS if variant.check in OBSERVERS]


def cases(game: Game) -> list[Case]:
    counter = recount_letters if game.name == letters.GAME.name else recount
    return [Case(game, counter, players, seed) for players in game.players for seed in range(3)]


@pytest.fixture
def registered() -> Iterator[None]:
    """Lets a variant take the place of the toy for a while, so that its dumps can be loaded."""
    yield
    portulan.register(pebbles.GAME)
    portulan.register(letters.GAME)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_sound_toy_is_accepted(check: Check) -> None:
    for case in cases(pebbles.GAME):
        check(case)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.usefixtures("registered")
def test_a_broken_toy_is_rejected_by_the_check_that_is_meant(variant: Variant, tmp_path: Path) -> None:
    game = variant.make(tmp_path)
    portulan.register(game)
    with pytest.raises(Rejected):
        for case in cases(game):
            BY_NAME[variant.check](case)


@pytest.mark.parametrize("variant", IN_COMPANY, ids=lambda variant: variant.name)
@pytest.mark.usefixtures("registered")
def test_the_check_that_is_meant_also_rejects_it_in_company(variant: Variant, tmp_path: Path) -> None:
    """A walk with all observers: what the others do meanwhile hides nothing."""
    game = variant.make(tmp_path)
    portulan.register(game)
    errors = (error for case in cases(game) for error in Walk(case).observed_by(OF_A_CASE))
    assert any(f"{NAMED}{variant.check}" in error.__notes__ for error in errors)


def test_every_check_has_a_toy_that_it_rejects() -> None:
    assert {variant.check for variant in VARIANTS} == set(BY_NAME)


class TestARuleChangedInSilence:
    """Checks look at any game whatever; that it is still the same game, goldens and perft tell."""

    @pytest.mark.usefixtures("registered")
    def test_every_check_accepts_it(self) -> None:
        game = rule_is_changed_in_silence()
        portulan.register(game)
        for check in CHECKS:
            check(Case(game, recount, players=2, seed=1))

    def test_a_golden_playthrough_tells(self) -> None:
        game = rule_is_changed_in_silence()
        told = [
            goldens.playthrough(game, n) != goldens.path(game, n).read_text(encoding="utf-8")
            for n in game.players
        ]
        assert any(told)

    def test_perft_tells(self) -> None:
        game = rule_is_changed_in_silence()
        entry = next(entry for entry in perft.read(game) if entry.name == "alone in a cove")
        assert perft.perft(perft.position(game, entry), 1) != entry.counts[0]
