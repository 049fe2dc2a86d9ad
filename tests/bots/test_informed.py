"""The informed bot has read what nobody has opened: it plays trials, and no seat at a table."""

from __future__ import annotations

import pytest

import portulan
from portulan.bots import InformationState, make, make_for_trial, names
from portulan.bots.names import INFORMED, LEVELS
from portulan.engine.errors import UsageError
from portulan.server.bot_levels import check_level
from portulan.server.bot_pool import FALLBACK

GAME = portulan.game("seventh-continent")


def test_no_table_is_offered_the_informed_bot() -> None:
    assert INFORMED not in LEVELS and INFORMED not in names() and FALLBACK in names()
    with pytest.raises(UsageError, match="unknown bot 'informed'") as refusal:
        make(INFORMED, 1, GAME)
    assert INFORMED not in str(refusal.value).partition("bots:")[2]
    with pytest.raises(UsageError, match="informed"):
        check_level(INFORMED)


def test_a_trial_has_it_where_the_game_does() -> None:
    assert INFORMED in names(GAME)
    state = GAME.new(1, 1)
    information = InformationState(state, 0)
    assert make_for_trial(INFORMED, 1, GAME).choose(information) in information.moves
    other = portulan.game("agartha")
    assert INFORMED not in names(other)
    with pytest.raises(UsageError, match="unknown bot 'informed'"):
        make_for_trial(INFORMED, 1, other)
