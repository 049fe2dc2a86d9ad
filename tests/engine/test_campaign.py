"""Campaigns: what one match leaves is the beginning of the next, and each match replays alone."""

from __future__ import annotations

import json

import pytest

from portulan.engine.campaign import Campaign
from portulan.engine.errors import FileError, UsageError
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.record import read
from portulan.engine.saga import Saga
from tests.engine.expedition import GAME
from tests.toys.pebbles import GAME as PEBBLES


def find(name: str) -> Game:
    return {"expedition": GAME, "pebbles": PEBBLES}[name]


def walk_on(match: Match) -> None:
    """All agree to go on."""
    match.play(match.state.parse("go on"), 0)
    while not match.state.over:
        match.play(match.state.parse("agree"))


def campaign(chapters: int = 2) -> Campaign:
    """A campaign of two whose first matches are over."""
    begun = Campaign.begin(GAME, ["Ada", "Ben"], seed=1)
    for number in range(chapters):
        walk_on(begun.match)
        if number + 1 < chapters:
            begun.advance(seed=number + 2)
    return begun


def test_a_match_begins_with_what_the_one_before_left() -> None:
    begun = campaign(1)
    chapter = begun.next_chapter()
    assert chapter is not None and chapter.carried == {"walked": 1}
    match = begun.advance(seed=2)
    assert match.carried == {"walked": 1} and match.state.scores() == [1, 1]
    with pytest.raises(UsageError, match="the match before is not over"):
        begun.advance(seed=3)


def test_somebody_may_stay_away_and_somebody_may_join() -> None:
    begun = campaign(1)
    assert begun.advance(seed=2, names=["Ben"]).names == ["Ben"]
    walk_on(begun.match)
    assert begun.advance(seed=3, names=["Ada", "Ben", "Cleo"]).state.players == 3


def test_players_choose_among_the_chapters_that_may_follow() -> None:
    begun = campaign(1)
    chapter = begun.next_chapter()
    assert chapter is not None and [one.title for one in chapter.choices()] == ["next", "hasty"]
    with pytest.raises(UsageError, match="the campaign does not go on with pace=winged"):
        begun.advance(seed=2, options={"pace": "winged"})
    with pytest.raises(UsageError, match="the campaign does not go on with leader=1"):
        begun.advance(seed=2, options={"leader": 1})
    assert begun.advance(seed=2, options={"pace": "fast"}).options["pace"] == "fast"
    walk_on(begun.match)
    assert begun.advance(seed=3).options["pace"] == "slow"
    assert [match.options["pace"] for match in Campaign.from_json(begun.to_json(), find).matches] == [
        "slow",
        "fast",
        "slow",
    ]


def test_options_stay_as_far_as_those_who_play_can_play_by_them() -> None:
    begun = Campaign.begin(GAME, ["Ada", "Ben", "Cleo"], seed=1, options={"leader": "2"})
    walk_on(begun.match)
    assert begun.advance(seed=2, names=["Ada", "Ben"]).options["leader"] == "0"
    walk_on(begun.match)
    assert Campaign.from_json(begun.to_json(), find).matches[1].options["leader"] == "0"


def test_a_match_by_other_options_does_not_follow() -> None:
    begun = campaign(1)
    alien = Match.new(GAME, ["Ada", "Ben"], seed=2, options={"leader": "1"}, carried={"walked": 1})
    begun.matches.append(alien)
    with pytest.raises(
        FileError, match="match 2: is not played by the options that the match before leads to"
    ):
        Campaign.from_json(begun.to_json(), find)


def test_people_are_known_by_the_names_of_the_campaign() -> None:
    saga = Saga(
        lambda names, options: None,
        dict,
        lambda state, names: None,
        lambda carried: carried["who"],
    )
    assert saga.names({"who": ["Ada", "", "Cleo", "Dora"]}, ["Adele", "Ben", "Cleo"]) == [
        "Ada",
        "Ben",
        "Cleo",
    ]
    assert saga.names({"who": []}, ["Adele", "Ben"]) == ["Adele", "Ben"]


def test_a_campaign_ends() -> None:
    ended = campaign(3)
    assert ended.over and ended.next_chapter() is None
    with pytest.raises(UsageError, match="the campaign is over"):
        ended.advance(seed=9)


def test_each_match_replays_alone() -> None:
    second = campaign(2).match
    alone = Match.from_record(read(second.to_json()), GAME)
    assert alone.state == second.state and alone.carried == {"walked": 1}


def test_a_campaign_is_kept_and_read() -> None:
    kept = campaign(2)
    again = Campaign.from_json(kept.to_json(), find)
    assert [match.state.data() for match in again.matches] == [match.state.data() for match in kept.matches]
    again.advance(seed=5)
    walk_on(again.match)
    assert again.over


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data.update(portulan="match"), "is no campaign"),
        (lambda data: data.update(version=2), "version 2 is none that this Portulan reads"),
        (lambda data: data.update(matches=[]), "has no match"),
        (lambda data: data.update(matches=[{}] * 101), "has more than 100 matches"),
        (lambda data: data.update(matches=None), "fields 'game' and 'matches' are missing"),
        (lambda data: data.update(game="pebbles"), "Pebbles has no campaigns"),
        (
            lambda data: data["matches"][1].update(carried={"walked": 2}),
            "match 2: does not begin with what the match before left",
        ),
        (
            lambda data: data["matches"][1].update(carried={"walked": "far"}),
            "match 2: carried: field 'walked' must be a whole number",
        ),
        (lambda data: data["matches"][0].update(result=None), "match 1: the result is missing"),
    ],
)
def test_an_altered_campaign_is_refused_in_one_line(change: object, told: str) -> None:
    data = json.loads(campaign(2).to_json())
    change(data)  # type: ignore[operator]
    with pytest.raises((FileError, UsageError)) as error:
        Campaign.from_json(json.dumps(data), find)
    assert told in str(error.value) and "\n" not in str(error.value)


def test_a_game_without_campaigns_takes_nothing_along() -> None:
    with pytest.raises(UsageError, match="Pebbles has no campaigns"):
        Campaign.begin(PEBBLES, ["Ada", "Ben"], seed=1)
    with pytest.raises(FileError, match="Pebbles has no campaigns"):
        PEBBLES.new(2, carried={"walked": 1})
