"""All checks of the battery by name: those that a game passes once, and those of every case."""

from __future__ import annotations

from collections.abc import Callable

from tests.battery import (
    altered,
    chance,
    ending,
    keeping,
    legality,
    playing,
    saying,
    scenery,
    secrecy,
    showing,
    telling,
    unread,
)
from tests.battery.case import Case
from tests.battery.walk import Observer, Walk

Check = Callable[[Case], None]

OF_A_GAME: tuple[Check, ...] = (
    saying.moves_read_back,
    saying.moves_have_sentences,
    saying.clauses_are_written,
    saying.clauses_follow_options,
    chance.frequencies_fit_the_probabilities,
    altered.altered_records_are_refused_or_sound,
    saying.sentences_name_every_field,
    showing.scenes_show_the_view,
    showing.panels_show_their_own_seat,
    unread.closed_pages_are_no_sentences,
)
"""Checks of what options hardly touch: they are run with the default options only."""

OF_A_CASE: tuple[Observer, ...] = (
    keeping.saves_and_loads,
    keeping.copies_are_independent,
    keeping.same_seed_same_game,
    keeping.interleaved_games_do_not_mix,
    keeping.global_random_is_left_alone,
    altered.altered_dumps_are_refused_or_sound,
    legality.listed_moves_are_accepted,
    legality.other_moves_are_refused,
    legality.why_not_agrees_with_the_list,
    chance.probabilities_sum_to_one,
    chance.outcomes_asked_for_are_obtained,
    chance.seeded_games_never_show_chance,
    secrecy.views_are_plain_data,
    secrecy.resampling_forgets_the_truth,
    secrecy.resampled_states_look_the_same,
    secrecy.twins_look_the_same,
    ending.nothing_is_lost,
    ending.ends_within_its_bound,
    ending.scores_are_recounted,
    saying.listed_moves_read_differently,
    saying.events_have_sentences,
    telling.changes_are_told,
    telling.events_lead_to_the_view,
    telling.sentences_say_what_happens,
    scenery.scenes_can_be_drawn,
    scenery.moves_have_targets,
    scenery.motions_are_true,
    playing.bots_know_no_secrets,
    unread.closed_pages_reach_nobody,
    unread.closed_pages_change_no_choice,
    unread.opening_is_a_barrier,
    unread.dealt_states_open_nothing,
)
"""Checks that look at the positions of a walk, all at the same one or each alone."""

CHECKS: tuple[Check, ...] = (*OF_A_GAME, *OF_A_CASE)


def walk_with_all(case: Case) -> None:
    """Walks once with all checks of a case; the error names each check that complains."""
    errors = Walk(case).observed_by(OF_A_CASE)
    if errors:
        raise ExceptionGroup(str(case), errors)
