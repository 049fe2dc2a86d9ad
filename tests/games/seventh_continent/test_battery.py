"""The checks of the battery that need no heuristic, and what a listed game would be asked besides."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portulan import position_class, registry
from portulan.engine.errors import FileError
from portulan.games.seventh_continent.game import GAME
from tests.battery.case import Case
from tests.battery.checks import CHECKS, OF_A_CASE
from tests.battery.subjects import LOOKS, Subject, label, with_one_option, with_random_options
from tests.battery.walk import Walk
from tests.games.seventh_continent import recount

SOUND = (
    *("moves_read_back", "frequencies_fit_the_probabilities", "saves_and_loads", "copies_are_independent"),
    *("altered_dumps_are_refused_or_sound", "altered_records_are_refused_or_sound"),
    *("same_seed_same_game", "interleaved_games_do_not_mix", "global_random_is_left_alone"),
    *("listed_moves_are_accepted", "why_not_agrees_with_the_list", "probabilities_sum_to_one"),
    *("outcomes_asked_for_are_obtained", "seeded_games_never_show_chance", "views_are_plain_data"),
    *("resampling_forgets_the_truth", "resampled_states_look_the_same", "twins_look_the_same"),
    *("nothing_is_lost", "ends_within_its_bound", "scores_are_recounted", "changes_are_told"),
    *("sentences_say_what_happens", "opening_is_a_barrier", "dealt_states_open_nothing"),
    *("moves_have_sentences", "sentences_name_every_field", "listed_moves_read_differently"),
    *("events_have_sentences", "clauses_are_written", "clauses_follow_options"),
    *("scenes_can_be_drawn", "moves_have_targets", "motions_are_true", "scenes_show_the_view"),
)

SEEDS = {1: 1, 2: 2, 3: 13, 4: 4}
"""Matches in which a fog card that is being explored lies on the Board that is looked at."""


@pytest.mark.parametrize("players", SEEDS)
@pytest.mark.parametrize("name", SOUND)
def test_the_game_is_sound(name: str, players: int) -> None:
    (check,) = [check for check in CHECKS if check.__name__ == name]
    check(Case(GAME, recount, players=players, seed=SEEDS[players], looks=LOOKS))


SUBJECT = Subject(GAME, recount)


@pytest.mark.parametrize("case", [*with_one_option(SUBJECT), *with_random_options(SUBJECT, 4)], ids=label)
def test_every_value_of_every_option(case: Case) -> None:
    errors = Walk(case).observed_by([check for check in OF_A_CASE if check.__name__ in SOUND])
    assert not errors


def test_the_class_of_positions_is_written_from_the_declaration() -> None:
    module, fields = position_class.declaration("portulan.games.seventh_continent")
    written = position_class.target(module).read_text(encoding="utf-8")
    assert written == position_class.write(module, fields)


def test_the_game_is_not_listed_yet() -> None:
    assert GAME.name not in registry._found()


@pytest.mark.parametrize(
    ("name", "altered"),
    [
        ("stack", [["group"]]),
        ("stack", [["turn"], ["turn"], ["group"]]),
        ("stack", []),
        ("stack", [["turn"], ["resolve", 800, 0, -1]]),
        ("stack", [["turn"], ["run", 5000, 0, 0, -1, -1]]),
        ("table", {"top": ["A-010-g1"]}),
        ("table", {"figure": [0]}),
        ("table", {"dice": [3, 0, 0, 0]}),
        ("table", {"ended": 1}),
    ],
)
def test_an_altered_save_is_refused(name: str, altered: Any) -> None:
    state = GAME.new(1, 1)
    while state.step is not None and state.step.name == "character":
        state.play(state.moves()[0])
    state.play(state.parse("active 0"))
    state.turns = 1  # type: ignore[attr-defined]
    data = json.loads(state.dump())
    data[name] = {**data[name], **altered} if isinstance(altered, dict) else altered
    with pytest.raises(FileError):
        registry.restore(data)
