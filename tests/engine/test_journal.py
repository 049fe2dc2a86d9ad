"""The journal of a match: every reading, with what was told around it."""

from __future__ import annotations

import random

from portulan.engine.events import Event, EventFamily
from portulan.engine.journal import Reading, readings
from portulan.engine.match import Match
from tests.toys import letters, pebbles
from tests.toys.letters import events


def begun() -> Match:
    """Begins a match of the toy, of which nothing has been told."""
    assert letters.GAME.saga is not None
    chapter = letters.GAME.saga.first(["Ann", "Ben"], letters.GAME.resolve(2, None))
    assert chapter is not None
    match = Match.new(letters.GAME, ["Ann", "Ben"], seed=3, carried=chapter.carried)
    match.told = []
    return match


def tell(match: Match, *told: tuple[EventFamily, int, int] | tuple[EventFamily, int]) -> list[Reading]:
    """Lets things be told, and gives the journal."""
    match.told += [(family.number, *values) for family, *values in told]
    return readings(match)


def names(told: list[tuple[str, object]]) -> list[str]:
    return [name.removeprefix("event-") for name, _ in told]


def shape(found: list[Reading]) -> list[tuple[list[str], str, str, list[str]]]:
    """Gives readings in short: what led there, the passage, the choice, what came of it."""
    return [(names(list(one.before)), one.passage, one.choice, names(list(one.after))) for one in found]


def with_choices(match: Match) -> int:
    """Finds a page with two choices."""
    ways = match.state.box.ways  # type: ignore[attr-defined]
    return next(page for page, found in enumerate(ways) if len(found) > 1)


def test_a_reading_has_what_led_to_it_and_what_came_of_it() -> None:
    match = begun()
    page = with_choices(match)
    key = match.state.box.ways[page][1].key  # type: ignore[attr-defined]
    found = tell(
        match,
        (events.GOT, 0, 1),
        (events.SET_OUT, 0, 1),
        (events.OPENED, 0, page),
        (events.COLDER, 0, 1),
        (events.CHOSE, 0, 2),
        (events.DIALLED, 0),
        (events.OPENED, 0, 0),
        (events.GOT, 0, 2),
    )
    assert shape(found) == [
        (["set-out"], letters.GAME.passages[page], key, ["colder"]),
        ([], letters.GAME.passages[0], "", ["got"]),
    ]
    assert {one.place for one in found} == {"season-autumn"}


def test_what_is_told_after_the_end_of_a_reading_does_not_belong_to_it() -> None:
    match = begun()
    found = tell(
        match,
        (events.OPENED, 0, 1),
        (events.GOT, 0, 1),
        (events.WAITED, 0),
        (events.GOT, 0, 1),
        (events.SET_OUT, 1, 1),
        (events.WAITED, 1),
        (events.OPENED, 1, 2),
    )
    assert [(before, after) for before, _, _, after in shape(found)] == [([], ["got"]), ([], [])]


def test_a_page_that_is_read_again_is_in_the_journal_again() -> None:
    assert [one.passage for one in tell(begun(), (events.OPENED, 0, 1), (events.OPENED, 1, 1))] == [
        letters.GAME.passages[1]
    ] * 2


def test_what_is_told_is_what_everybody_hears_of_the_players_by_the_names_given() -> None:
    match = begun()
    rng = random.Random(3)
    while not match.state.over:
        match.play(rng.choice(match.state.moves()))
    told = [line for one in readings(match, ["Anna", "Benno"]) for line in (*one.before, *one.after)]
    assert {arguments["name"] for _, arguments in told} == {"Anna", "Benno"}
    assert {arguments["who"] for _, arguments in told} == {"other"}
    heard = [match.heard(event, None) for event in match.told]
    assert all(line in heard for one in readings(match) for line in (*one.before, *one.after))


def test_a_game_without_a_plan_has_no_journal() -> None:
    match = Match.new(pebbles.GAME, ["Ann", "Ben"], seed=1)
    told: list[Event] = match.told
    assert told and readings(match) == []
