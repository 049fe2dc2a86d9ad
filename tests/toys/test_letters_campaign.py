"""A campaign of Dead Letters: an autumn, a winter and a spring that remembers, played by bots and kept in files."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.campaign import Campaign
from portulan.engine.errors import FileError
from portulan.engine.match import Match
from portulan.engine.record import read
from tests.toys.letters import GAME
from tests.toys.letters.state import Letters

NAMES = ["Ann", "Ben", "Cid"]


def play_out(match: Match, *bots: str, seed: int = 1) -> None:
    """Lets bots play a match to its end."""
    minds = [make(name, f"{seed} {seat}", match.game) for seat, name in enumerate(bots)]
    while not match.state.over:
        seat = match.state.actors[0]
        match.play(minds[seat].choose(InformationState(match.state, seat)), seat)


def whole(bot: str, players: int, seed: int = 1) -> Campaign:
    """Has a campaign played by bots of one kind, from autumn to spring."""
    campaign = Campaign.begin(GAME, NAMES[:players], seed=seed)
    play_out(campaign.match, *[bot] * players, seed=seed)
    while not campaign.over:
        campaign.advance(seed=seed + len(campaign.matches))
        play_out(campaign.match, *[bot] * players, seed=seed)
    return campaign


def letters(match: Match) -> Letters:
    return cast(Letters, match.state)


class TestBots:
    """Bots of every kind play all three seasons."""

    @pytest.mark.parametrize("players", [1, 2, 3])
    @pytest.mark.parametrize("bot", ["random", "greedy", "search:12it"])
    def test_a_whole_campaign(self, bot: str, players: int) -> None:
        campaign = whole(bot, players)
        assert [match.carried["season"] for match in campaign.matches] == ["autumn", "winter", "spring"]
        assert all(match.state.over and not match.state.faults() for match in campaign.matches)
        autumn, winter, spring = campaign.matches
        assert letters(winter).opened[: len(letters(autumn).opened)] == letters(autumn).opened
        assert letters(spring).opened[: len(letters(winter).opened)] == letters(winter).opened
        kept = [letters(winter).view(None)["carriers"][seat]["keepsake"] for seat in range(players)]
        assert [letters(spring).view(None)["carriers"][seat]["keepsake"] for seat in range(players)] == kept
        for match in campaign.matches:
            assert match.state.winners() in ([], list(range(players)))

    def test_bots_that_think_deliver_more_letters_than_those_that_do_not(self) -> None:
        delivered = {
            bot: sum(letters(match).delivered for seed in range(12) for match in whole(bot, 2, seed).matches)
            for bot in ("random", "greedy")
        }
        assert delivered["greedy"] > delivered["random"]


class TestKeeping:
    """Each match replays alone, and the campaign is kept as a whole."""

    def test_each_match_replays_alone(self) -> None:
        for match in whole("greedy", 2).matches:
            again = Match.from_record(read(match.to_json()), GAME)
            assert again.state == match.state
            assert again.carried == match.carried

    def test_a_campaign_is_kept_and_goes_on(self) -> None:
        campaign = Campaign.begin(GAME, NAMES[:2], seed=3)
        play_out(campaign.match, "greedy", "greedy")
        again = Campaign.from_json(campaign.to_json(), portulan.game)
        assert again.match.state == campaign.match.state
        assert again.advance(seed=4).carried == campaign.advance(seed=4).carried

    def test_what_was_read_in_autumn_can_be_read_in_spring(self) -> None:
        campaign = whole("greedy", 1)
        autumn, _, spring = campaign.matches
        seen = autumn.state.view(None)["read"]
        assert len(seen) > 3
        assert spring.state.view(None)["read"][: len(seen)] == seen


class TestSeats:
    """Seats are a capacity: somebody joins, somebody stays away."""

    def test_a_keepsake_is_kept_by_name(self) -> None:
        campaign = Campaign.begin(GAME, ["Ann", "Ben"], seed=1)
        play_out(campaign.match, "random", "random")
        campaign.advance(seed=2)
        for move in ("keep marble", "keep crust"):
            campaign.match.play(campaign.match.state.parse(move))
        spring = campaign.advance(seed=3, names=["Eve", "Ben", "Ann"])
        kept = [carrier["keepsake"] for carrier in spring.state.view(None)["carriers"]]
        assert kept == [None, "crust", "marble"]

    def test_a_carrier_of_the_same_name_keeps_nothing_twice(self) -> None:
        campaign = Campaign.begin(GAME, ["Bot", "Bot"], seed=1)
        while not campaign.over:
            play_out(campaign.match, "random", "random")
            assert not campaign.match.state.faults()
            if not campaign.over:
                campaign.advance(seed=2)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"season": "summer"}, "carried: field 'season' must be one of autumn, spring, winter, not 'summer'"),
    ({"carriers": None}, "carried: field 'carriers' must be a list, each a text, not None"),
    ({"carriers": ["Ann"]}, "carried: 1 carriers, not 2"),
    ({"read": ["mill.scales", "mill.scales"]}, "carried: field 'read' names something twice"),
    ({"read": ["mill.cellar"]}, "carried: the book has no page 'mill.cellar'"),
    ({"keepsakes": {"Ann": "sword"}}, "carried: field 'keepsakes.Ann' must be one of"),
    ({"keepsakes": {"Ann": "crust", "Ben": "crust"}}, "carried: field 'keepsakes' names something twice"),
    ({"gold": 3}, "carried: unknown field 'gold'"),
]


@pytest.mark.parametrize(("change", "told"), WRONG, ids=[told for _, told in WRONG])
def test_what_no_season_can_have_left_is_refused_in_one_line(change: dict[str, Any], told: str) -> None:
    with pytest.raises(FileError) as refused:
        GAME.new(2, carried={"season": "spring", "carriers": ["Ann", "Ben"], **change})
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [
        lambda matches: matches[1]["carried"].update(delivered=True),
        lambda matches: matches[2]["carried"].update(keepsakes={}),
        lambda matches: matches[2]["carried"].update(read=[]),
        lambda matches: matches.pop(1),
    ],
)
def test_a_campaign_that_was_altered_is_refused(change: Callable[[list[Any]], None]) -> None:
    data = json.loads(whole("random", 2).to_json())
    change(data["matches"])
    with pytest.raises(FileError, match=r"match \d: ") as refused:
        Campaign.from_json(json.dumps(data), portulan.game)
    assert "\n" not in str(refused.value)
