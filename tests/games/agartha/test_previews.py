"""What a card would bring is told before it is laid."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import portulan
from portulan.games.agartha.previews import effect, previews, standing
from portulan.games.agartha.view import view
from tests.games.agartha.setting import acting, play, setting, winning

GAME = portulan.game("agartha")
Slots = Mapping[str, str]


def told(slots: Slots, kind: str, slot: str, number: int = 1, **options: str) -> Mapping[str, str | int]:
    """Tells the effect of one more card in a slot of the first seat."""
    seen = view(setting(2, number=number, boards={0: slots}, encounter={0: 5}, options=options), 0)
    lying = seen["boards"][0]["slots"]
    assert lying is not None
    return effect(kind, slot, tuple(lying[slot]), standing(seen, 0)).arguments


@pytest.mark.parametrize(
    ("lying", "kind", "now", "then", "card"),
    [
        ("FOR", "CPS", 0, 1, "compass"),
        ("FOR CPS", "FOR", 1, 3, "place"),
        ("FOR CPS", "MTN", 1, 1, "place"),
        ("FOR FOR", "FOR", 0, 0, "place"),
        ("", "AMU", 0, 0, "amulet"),
        ("CPS", "TOR", 0, 0, "other"),
    ],
)
def test_a_places_slot_is_worth_its_lot(lying: str, kind: str, now: int, then: int, card: str) -> None:
    assert told({"L2": lying}, kind, "L2") == {"now": now, "points": then, "gain": then - now, "card": card}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_compass_is_not_told_to_need_one(lang: str) -> None:
    said = {"now": 0, "points": 0, "gain": 0}
    cards = ("compass", "amulet", "place", "other")
    words = [GAME.text.say("preview-places", {**said, "card": card}, lang) for card in cards]
    assert len({*words}) == 4 and not any(word in words[0] for word in ("Compass", "Compas"))


def worth(slots: Slots, kind: str, **options: str) -> tuple[str | int, ...]:
    """Tells what the first Places slot is worth before and after one more card, and what part that plays."""
    found = told(slots, kind, "L1", 1, **options)
    return found["now"], found["points"], found["card"]


def test_a_places_slot_follows_the_house_rules() -> None:
    mixed = {"L1": "FOR CPS"}
    assert worth(mixed, "MTN", mixed_places="zero") == (1, 0, "spoiler")
    two = {"L1": "FOR MTN CPS"}
    assert worth(two, "CPS", lots_per_slot="one_per_compass") == (1, 2, "compass")
    six = {"L1": "FOR*5 CPS"}
    assert worth(six, "FOR") == (9, 9, "place")
    assert worth(six, "FOR", places_over_five="plus_two") == (9, 11, "place")


@pytest.mark.parametrize(("lying", "points"), [("", 0), ("CHA", 1), ("CHA*2", 3), ("CHA*3", 5), ("CHA*4", 5)])
def test_a_village_slot_tells_its_tier(lying: str, points: int) -> None:
    assert told({"V1": lying}, "CHA", "V1")["points"] == points


def test_nothing_can_be_validated_while_the_game_is_set_up() -> None:
    assert told({"V1": "CHA"}, "CHA", "V1", number=0) == {"characters": 2, "points": 0}
    assert told({"EX": "CHA"}, "FOR", "EX", number=0)["points"] == 0


def test_an_exploration_is_told_if_it_is_not_done_yet() -> None:
    slots = {"EX": "CHA*2 FOR"}
    assert told(slots, "MTN", "EX") == {"places": 2, "characters": 2, "points": 5}
    explored = standing(view(setting(2, boards={0: slots}, explored={0: [2]}), 0), 0)
    assert effect("MTN", "EX", ("CHA", "CHA", "FOR"), explored).arguments["points"] == 1


def test_objects_multiply_the_pairs_of_the_encounter() -> None:
    assert told({"OB": "KNI"}, "AXE", "OB") == {"kinds": 2, "pairs": 2, "points": 4}
    assert told({"OB": "KNI"}, "KNI", "OB")["points"] == 2


def test_a_move_tells_every_slot_and_the_amulet_sector() -> None:
    table = acting(setting(2, boards={0: {"V1": "AMU", "L1": "CHA"}}), 0, "move")
    assert previews(view(table, 0)) == ()
    play(table, "move AMU V1")
    ends = {preview.targets for preview in previews(view(table, 0))}
    assert ("seat-0-AMS",) in ends and ("seat-0-L3",) in ends
    assert previews(view(table, 1)) == previews(view(table, None)) == ()


def test_previews_are_those_of_legal_moves_by_their_targets() -> None:
    table = acting(setting(2, boards={0: {"V1": "AMU", "L1": "CHA"}}), 0, "move")
    play(table, "move AMU V1")
    clicks = {tuple(table.game.targets(table.view(0), move)) for move in table.moves()}
    assert clicks <= {preview.targets for preview in previews(view(table, 0))}


@pytest.mark.rule("AG-VAL-11")
def test_cards_left_from_a_validation_count_for_nothing() -> None:
    """After the tier of 2 the other Characters of V1 wait for the discard: one more there is one, not three."""
    board = {"V1": "CHA*3", "V2": "CHA CHA", "L1": "FOR"}
    table = setting(2, boards={0: board}, options={"validation_discard": "after_action"})
    play(acting(table, 0, "move"), "move FOR L1", "to V1", "validate V1 2", "move CHA V2")
    assert table.view(0)["leftovers"]["V1"] == ["CHA", "FOR"]
    shown = {preview.targets: dict(preview.effect.arguments) for preview in previews(view(table, 0))}
    assert shown["seat-0-V1",] == {"characters": 1, "points": 0}
    assert shown["seat-0-V2",] == {"characters": 3, "points": 3}
    play(table, "to V1")
    assert (table.over, table.view(0)["boards"][0]["slots"]["V1"]) == (True, ["CHA"])


@pytest.mark.rule("AG-VAL-11", "AG-EXPLO-4")
def test_the_cards_of_an_exploration_do_not_count_for_the_next_one() -> None:
    board = {"EX": "FOR FOR CHA CHA"}
    options = {"validation_discard": "after_action"}
    table = winning(setting(2, boards={0: board}, tiles=["MTN"], options=options), 0, "CHA")
    play(table, "place CHA EX", "explore 1", "draw MTN @1", "card FOR")
    shown = {preview.targets[-1]: dict(preview.effect.arguments) for preview in previews(view(table, 0))}
    assert shown["seat-0-EX"] == {"places": 1, "characters": 0, "points": 0}
