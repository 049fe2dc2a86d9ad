"""Dumps that somebody altered: loading refuses them in one line, or the match can be played on to its end."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

import portulan
from portulan.games.agartha.cards import AMU, CHA, FOR, UNIT
from portulan.games.agartha.state import STEPS, Agartha
from tests.games.agartha.gathering import gathering
from tests.games.agartha.setting import beginning, bidding, placed, play, resolving, setting

Dump = dict[str, Any]

STRICT_AFTER = {"validation_window": "strict", "validation_discard": "after_action"}


def dump_of(table: Agartha) -> Dump:
    """Reads what `dump` writes."""
    dump: Dump = json.loads(table.dump())
    return dump


def refused(dump: Dump) -> str:
    """Loads a dump, which must be refused, and gives the line that says why."""
    with pytest.raises(portulan.FileError) as caught:
        portulan.load(json.dumps(dump))
    line = str(caught.value)
    assert line.startswith("state: ")
    assert "\n" not in line
    return line


def midway() -> Dump:
    """A match of two players in the middle of its first Bids phase."""
    return dump_of(play(bidding(setting(2, tiles=["CHA FOR", "MTN VIL", "CPS AMU"])), "bid 1 @1 bid"))


@pytest.mark.parametrize(
    "frame",
    [
        ["resolve tile", 4],
        ["resolve tile", -1],
        ["resolve tile"],
        ["resolve tile", 1, 1],
        ["resolve action", 0],
        ["round", 7],
        ["bid", -1, 0],
        ["bid", 2, 0],
        ["bid", 0, 6],
        ["validate", 13, 0],
        ["validate", 0, 1],
        ["move", 0, 1],
        ["draw", 0, 1],
        ["move to", 0, 10, 0],
        ["move to", 0, 0, 7],
        ["gained", 0, 2, 14, 0],
        ["gained", 0, 3, 15, 0],
        ["discard left", 0, 5],
        ["turn up", 3],
        ["turn up", 8],
        ["card", 9],
        ["flush", 0, 3],
        ["flush", 0, 1, 0, 0, 0],
        ["third card", 0, 2],
        ["auction", 3],
        ["pick", 0, 3],
        ["end of round"],
    ],
)
def test_a_step_that_cannot_wait_is_refused(frame: list[str | int]) -> None:
    dump = midway() | {"stack": [frame]}
    refusals = (
        f"state: no step can wait as {frame[0]!r}",
        f"state: no step is written {json.dumps(frame)}",
        f"state: nobody is asked anything at the step {frame[0]!r}",
    )
    assert refused(dump).startswith(refusals)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 7),
        ("holder", 2),
        ("board", [-1] + [0] * 13),
        ("board", [0] * 13),
        ("encounter", [10**9, 0]),
        ("encounter", [0]),
        ("amulets", [0, 201]),
        ("village", [-1, 0]),
        ("explored", [8, 0]),
        ("won", [1 << 60, 0]),
        ("drawn", [0, -1]),
        ("hand", [8, 7]),
        ("shown", [0, 99]),
        ("shown", [0, -1]),
        ("tiles", [[0, 10], [], []]),
        ("tiles", [[], []]),
        ("placements", [[3, 0, 0, 0]]),
        ("placements", [[0, 2, 0, 0]]),
        ("placements", [[0, 0, 2, 0]]),
        ("placements", [[0, 0, 0, 3]]),
        ("placements", [[0, 0, 0]]),
        ("open", 8),
        ("zone", 7),
        ("zone", -1),
        ("left", [0, 0, -1]),
        ("left", [0, 0]),
        ("pile", -1),
        ("pile_count", 201),
        ("under", [0]),
        ("discard", 1 << 60),
        ("aside", -5),
    ],
)
def test_a_field_out_of_its_range_is_refused(field: str, value: Any) -> None:
    dump = midway()
    dump["table"][field] = value
    assert f"field {field!r} " in refused(dump)


# Numbers within their ranges that do not fit each other


@pytest.mark.parametrize(
    ("field", "value"),
    [("amulets", [0, 6]), ("encounter", [0, 30]), ("pile_count", 51), ("village", [70, 0])],
)
def test_no_more_is_counted_than_there_is(field: str, value: Any) -> None:
    dump = midway()
    dump["table"][field] = value
    assert ("AG-INV-8" if field == "village" else "AG-INV-1") in refused(dump)


def test_tokens_revealed_are_in_hand_and_nothing_is_revealed_during_the_bids() -> None:
    dump = midway()
    dump["table"]["shown"] = [1, 0]
    assert "AG-INV-2" in refused(dump)
    dump["table"]["shown"] = [0, 1]
    assert "AG-ROUND-3" in refused(dump)


@pytest.mark.parametrize(("field", "value"), [("open", 1), ("zone", 2)])
def test_slots_are_open_during_a_step_only(field: str, value: int) -> None:
    dump = midway()
    dump["table"][field] = value
    assert "AG-VAL-9" in refused(dump)


def test_cards_are_left_over_only_while_their_action_is_used() -> None:
    dump = midway()
    dump["table"]["left"] = [UNIT[CHA], 0, 0]
    assert "AG-VAL-9" in refused(dump)
    table = resolved(setting(boards={0: {"V1": "CHA CHA AMU", "L1": "CHA"}}, options=STRICT_AFTER))
    play(table, "move CHA L1", "to V1", "validate V1 2")
    sound = dump_of(table)
    assert sound["table"]["left"] == [UNIT[CHA] + UNIT[AMU], 0, 0]
    assert portulan.load(json.dumps(sound)) == table
    for left in ([UNIT[AMU] * 2, 0, 0], [0, UNIT[CHA], 0]):
        sound["table"]["left"] = left
        assert "AG-VAL-11" in refused(sound)


def resolved(table: Agartha) -> Agartha:
    """Seat 0 resolves a Move in the action zone of tile 1, inside a whole round."""
    return resolving(placed(table, "0:1@1a"))


def test_cards_lie_aside_only_while_their_tile_is_filled() -> None:
    dump = midway()
    dump["table"]["pile"] -= 3 * UNIT[CHA]
    dump["table"]["pile_count"] -= 3
    dump["table"]["aside"] = 3 * UNIT[CHA]
    assert "AG-EOR-6" in refused(dump)


def test_the_cards_aside_are_those_that_their_order_names() -> None:
    table = setting(2, tiles=["CHA FOR MTN"], options={"under_pile_order": "tile_order"})
    resolving(table)
    dump = dump_of(table)
    assert dump["stack"][-2:] == [["flush", 0, 1, 0, 1, 2], ["card", 0]]
    assert portulan.load(json.dumps(dump)) == table
    dump["stack"][-2] = ["flush", 0, 1, 0, 1, 1]
    assert "AG-EOR-6" in refused(dump)


@pytest.mark.parametrize(
    ("stack", "clause"),
    [
        ([], "AG-ROUND-1"),
        ([["resolve tile", 0]], "AG-ROUND-2"),
        ([["resolve tile", 0], ["resolve tile", 0], ["bid", 1, 1]], "AG-ROUND-2"),
        ([["resolve tile", 0], ["resolve action", 0], ["bid", 1, 1]], "AG-ROUND-2"),
        ([["end of round"], ["bid", 1, 1]], "AG-ROUND-2"),
        ([["resolve tile", 0], ["bid", 0, 1]], "AG-BID-1"),
        ([["resolve tile", 0], ["bid", 0, 0]], "AG-BID-1"),
        ([["resolve tile", 3], ["close"], ["validate", 0, 0], ["move", 0, 0]], "AG-RES-5"),
        ([["resolve tile", 1], ["close"], ["validate", 0, 0], ["move", 1, 0]], "AG-VAL-8"),
        ([["round", 1], ["place start", 0]], "AG-SETUP-15"),
        ([["round", 4], ["card", 0]], "AG-ROUND-1"),
        ([["round", 2], ["turn up", 0], ["card", 0]], "AG-INV-4"),
        ([["round", 2], ["card", 6]], "AG-SETUP-10"),
        ([["resolve tile", 1], ["close"], ["validate", 0, 0], ["place drawn", 0]], "AG-ACT-DRAW-7"),
        ([["resolve tile", 1], ["close"], ["validate", 0, 0], ["move to", 0, 0, 0]], "AG-ACT-MOVE-1"),
        ([["resolve tile", 1], ["won", 0, 1], ["pick", 0, 0]], "AG-RES-1"),
        ([["resolve tile", 1], ["won", 1, 0], ["pick", 0, 0]], "AG-PLACE-1"),
        ([["resolve tile", 1], ["won", 0, 0], ["third card", 0, 0], ["pick", 0, 0]], "AG-RES-5"),
        ([["resolve tile", 2], ["auction", 1], ["close"], ["validate", 0, 0], ["draw", 0, 0]], "AG-RES-5"),
    ],
)
def test_steps_that_do_not_fit_the_table_are_refused(stack: list[Any], clause: str) -> None:
    """A token of seat 0 lies on the bid zone of tile 1, and it is the turn of seat 1."""
    refused(midway() | {"stack": stack})
    table = portulan.load(json.dumps(midway()))
    names = [step.name for step in STEPS]
    table.stack = [(names.index(name), *arguments) for name, *arguments in stack]
    assert f"({clause})" in " ".join(table.faults())


@pytest.mark.parametrize(
    ("stack", "line"),
    [
        ([["resolve tile", 1], ["close"], ["validate", 0, 0], ["place won", 0], ["leave", 0, 0]], "'leave'"),
        ([["resolve tile", 1], ["close"], ["gained", 0, 3, 14, 0], ["validate", 0, 0]], "'gained'"),
        (
            [["resolve tile", 1], ["close"], ["validate", 0, 0], ["discard left", 0, 3], ["move", 0, 0]],
            "'dis",
        ),
        ([["round", 1], ["place together"]], "'place together'"),
        ([["resolve tile", 1], ["close"], *[["validate", 0, 0], ["place won", 0]], ["validate", 0, 0]], "10"),
    ],
)
def test_steps_of_other_house_rules_are_refused(stack: list[Any], line: str) -> None:
    assert line in refused(midway() | {"stack": stack})


def test_a_third_card_must_be_there() -> None:
    table = placed(setting(3, holder=0, tiles=["CHA FOR MTN"]), "1:2@1", "2:2@1")
    dump = dump_of(resolving(table))
    assert dump["stack"][-3:] == [["third card", 0, 1], ["pick", 2, 0], ["pick", 1, 0]]
    del dump["stack"][-1]
    assert "AG-TIE-8" in refused(dump)


def test_cards_won_are_awaited_by_their_seat() -> None:
    table = resolving(placed(setting(3, tiles=["CHA FOR"]), "1:2@1"))
    dump = dump_of(table)
    dump["table"]["won"] = [0, 0, UNIT[CHA] + UNIT[FOR]]
    assert "AG-PLACE-1" in refused(dump)


def test_a_card_never_comes_from_an_empty_pile() -> None:
    dump = dump_of(resolving(setting(2, tiles=["CHA FOR", "CHA FOR", "CHA FOR"])))
    assert dump["stack"][-1][0] == "card"
    dump["table"]["discard"], dump["table"]["pile"] = dump["table"]["pile"], 0
    dump["table"]["pile_count"] = 0
    assert "AG-PILE-6" in refused(dump)


# Whatever is altered, loading ends, and what is loaded can be played to its end


def _numbers(node: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Lists the ways to all whole numbers of a dump."""
    if isinstance(node, int):
        return [way]
    if isinstance(node, dict | list):
        items = node.items() if isinstance(node, dict) else enumerate(node)
        return [found for key, part in items for found in _numbers(part, (*way, key))]
    return []


def _alter(dump: Dump, rng: random.Random) -> None:
    """Changes one or two numbers, or the steps that wait."""
    kind = rng.randrange(6)
    stack = dump["stack"]
    names = [step.name for step in STEPS]
    if kind == 0 and stack:
        del stack[rng.randrange(len(stack))]
    elif kind == 1 and stack:
        stack.insert(rng.randrange(len(stack) + 1), list(rng.choice(stack)))
    elif kind == 2:
        arguments = [rng.randrange(6) for _ in range(rng.randrange(5))]
        stack.insert(rng.randrange(len(stack) + 1), [rng.choice(names), *arguments])
    else:
        parts = {"stack": stack, "table": dump["table"]}
        for *way, last in rng.sample(_numbers(parts), rng.choice((1, 1, 2))):
            node: Any = parts
            for key in way:
                node = node[key]
            node[last] = rng.choice((node[last] + 1, node[last] - 1, 0, 1, 2, 3, 7, 63, -1, 10**9, 10**20))


@pytest.mark.parametrize("seed", range(40))
def test_an_altered_dump_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    game = portulan.game("agartha")
    players = rng.choice(game.players)
    options = {option.key: rng.choice(option.values_for(players)) for option in game.options}
    loaded = 0
    for number, (before, _) in enumerate(gathering(players, seed, options)):
        if number % 5:
            continue
        dump = dump_of(before)
        _alter(dump, rng)
        try:
            table = portulan.load(json.dumps(dump))
        except portulan.FileError:
            continue
        loaded += 1
        entries = 0
        while not table.over:
            assert table.faults() == []
            seat = rng.choice(table.actors)
            table.play(rng.choice(table.moves(seat)), seat)
            entries += len(table.trail)
            assert entries <= game.longest
        assert table.winners()
        if loaded == 3:
            break


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_match_leaves_at_every_decision_is_loaded(players: int) -> None:
    """Chance is asked as well, so that the steps of set-up, of a Draw and of a refill are seen while they wait."""
    seen: set[str] = set()
    for seed in range(4):
        options = {} if seed % 2 else {"validation_window": "strict", "validation_discard": "after_action"}
        table = beginning(players, options=options)
        rng = random.Random(seed)
        while not table.over:
            assert portulan.load(table.dump()) == table
            seen.update(STEPS[frame[0]].name for frame in table.stack)
            table.play(rng.choice(table.moves()))
        assert portulan.load(table.dump()) == table
    assert {"turn up", "card", "refill", "flush", "place drawn", "close"} <= seen


def test_a_board_with_all_three_explorations_is_loaded() -> None:
    table = bidding(setting(2, explored={0: [1, 2, 3]}))
    assert portulan.load(table.dump()).view(0)["boards"][0]["explorations"] == [1, 2, 3]


def test_a_third_starting_card_is_refused() -> None:
    """Seat 0 has one starting card, one is being turned up, and another one is to follow."""
    dump = dump_of(play(beginning(2, options={"first_player": 0}), *["card CHA"] * 7))
    assert dump["stack"][-2:] == [["place start", 0], ["card", 6]]
    assert dump_of(cast(Agartha, portulan.load(json.dumps(dump)))) == dump
    dump["stack"].insert(-1, ["turn up", 6])
    assert "seat 0 has more than two starting cards (AG-SETUP-10)" in refused(dump)
