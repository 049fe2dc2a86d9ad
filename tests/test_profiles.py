"""What games tell newcomers can be kept: the first game can be laid, and options are variants or rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

import portulan
from portulan import registry
from portulan.bots.names import LEVELS
from portulan.engine.profile import HEAVIEST, LIGHTEST

SHIPPED = [
    path.parent.name.replace("_", "-")
    for path in sorted(Path(portulan.__file__).parent.glob("games/*/__init__.py"))
]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_that_ships_tells_what_to_expect(name: str) -> None:
    game = registry.game(name)
    assert game.profile is not None
    least, most = game.profile.minutes
    assert 0 < least <= most
    assert LIGHTEST <= game.profile.weight <= HEAVIEST
    first = game.profile.first_game
    assert first.level in LEVELS
    assert game.resolve(first.players, first.options).items() >= first.options.items()


@pytest.mark.parametrize("name", SHIPPED)
def test_every_ruling_cites_a_clause_that_is_told(name: str) -> None:
    game = registry.game(name)
    for option in game.options:
        for lang in game.text.languages():
            assert game.text.has(f"rule-{option.rule}", lang), option.key
    assert {option.variant for option in game.options} == {True, False}
