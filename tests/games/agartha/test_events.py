"""The events of a match: whoever hears them, and nothing else, knows the table as a spectator sees it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import portulan
from portulan.engine.events import Event
from portulan.engine.options import OptionValue
from portulan.engine.view import CommonView
from portulan.games.agartha.moves import EVENTS
from portulan.games.agartha.state import Agartha
from tests.games.agartha import recount
from tests.games.agartha.gathering import asked, liked
from tests.games.agartha.setting import beginning, play, told

COMMON = frozenset(CommonView.__annotations__)


def differences(view: dict[str, Any], events: list[Event], table: Agartha) -> list[str]:
    """Changes a view by what its viewer heard since, and lists what he does not see so."""
    now = table.view(view["seat"])
    families = [EVENTS[event[0]] for event in events]
    heard = [
        (family.name, family.arguments(family.seen_by(event, view["seat"])))
        for family, event in zip(families, events, strict=True)
    ]
    told = recount.retell(view, heard, {key: now[key] for key in COMMON})
    return [key for key in told if key not in recount.NOT_TOLD and told[key] != now[key]]


OPTIONS = [
    {},
    {"third_card_in_two_way_tie": "earliest_bettor", "placement": "one_by_one"},
    {"third_card_in_two_way_tie": "discard", "allow_refusal": True, "swap_opens_slots": True},
    {"validation_window": "strict", "tie_order": "last_token", "under_pile_order": "tile_order"},
    {"reshuffle": "when_empty", "tie_order": "turn_order", "mixed_places": "zero"},
]


def hear_match(players: int, seed: int, options: Mapping[str, OptionValue]) -> Counter[str]:
    """Plays a match with chance asked, retells what is heard to a spectator and to a seat, and counts the events."""
    table = beginning(players, options=options)
    rng = random.Random(seed)
    heard: Counter[str] = Counter()
    while not table.over:
        before = [table.view(viewer) for viewer in (None, seed % players)]
        events = table.listen()
        table.play(liked(table, rng))
        heard.update(EVENTS[event[0]].name for event in events)
        for view in before:
            assert not differences(view, events, table)
    return heard


@pytest.mark.rule("AG-BID-14", "AG-RES-3", "AG-RES-5", "AG-INV-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_who_hears_all_events_knows_the_table(players: int, options: dict[str, str | bool]) -> None:
    """Every card, token and point is told as it goes, from set-up to the last discard."""
    for seed in range(4):
        heard = hear_match(players, seed, options)
        assert (heard["first-player"], heard["round"], heard["bid"], heard["end"]) == (1, 6, 18 * players, 1)


@pytest.mark.rule("AG-EOR-6")
def test_rare_events_are_told_as_well() -> None:
    heard: Counter[str] = Counter()
    for seed in range(12):
        heard += hear_match(3 + seed % 2, seed, {"token_action_map": "draw-move-swap"})
    for name in (
        "under-pile",
        "picked",
        "validated",
        "explored",
        "discarded",
        "took",
        "moved",
        "swapped",
    ):
        assert heard[name], name


@pytest.mark.rule("AG-SETUP-17")
def test_starting_cards_placed_together_are_told_to_their_owner_and_shown_to_all() -> None:
    table = beginning(3, options={"setup_placement": "simultaneous"})
    rng = random.Random(5)
    while table.round == 0:
        before = [table.view(viewer) for viewer in (None, 0, 1, 2)]
        events = table.listen()
        table.play(rng.choice(table.moves()))
        for view in before:
            assert not differences(view, events, table)


@pytest.mark.rule("AG-SETUP-18")
def test_the_first_player_is_told() -> None:
    table = play(beginning(3), *["card CHA"] * 10)
    assert asked(table) == "choose first"
    log = table.listen()
    play(table, "first 2")
    assert told(log) == ["first-player 2"]
    text = portulan.game("agartha").text
    for who, sentence in (("you", "You receive the testament"), ("other", "Zoé receives the testament")):
        said = text.say("event-first-player", {"who": who, "name": "Zoé", "seat": 2}, "en")
        assert said.startswith(sentence)
