"""A save in the middle of anything opens after cards were added, or put into another order."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from portulan import CHANCE
from portulan.content.reader import assemble, sources
from portulan.engine.errors import FileError
from portulan.games.seventh_continent import catalogue
from portulan.games.seventh_continent.box import box
from portulan.games.seventh_continent.content.schema import FOLDER, SCHEMA
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import DECK, OUT, STOCK
from tests.games.seventh_continent.setting import GAME, asked, attributes
from tests.games.seventh_continent.small_world import MOVE, event, numbers, skill, terrain

ADDED = "".join(
    (
        numbers(796, 797, 952),
        terrain(796, 9, 'S = { box = "797" }', y=8),
        event(797, "temporary", 'mandatory = { icon = "hide", cost = 1, difficulty = 1 }'),
        event(
            952,
            "quest_item",
            'effects = [{ step = "cost", mods = { cost = -1 } }]\n'
            'on_reveal = [{ do = "recover", n = 1, of = { craft = true } }]\n'
            f"actions = [{MOVE}]",
        ),
        skill("S-more", "stars = 1", 'effects = [{ step = "result", mods = { stars = 1 } }]'),
    )
)
"""Cards with actions, effects and operations, on a larger grid."""


@cache
def grown() -> type[SeventhContinent]:
    """Makes a class of states with more cards; all of them stand before those that ship, which stand backwards."""
    files = [(name, _backwards(text)) for name, text in sources(Path(FOLDER) / "content")]
    content = assemble(SCHEMA, (FOLDER,), [[("more.toml", ADDED.encode())], files[::-1]], checked=False)
    return type("Grown", (SeventhContinent,), {"__slots__": (), "game": GAME, **attributes(content)})


def _backwards(text: bytes) -> bytes:
    """Puts the entries of a file in the opposite order."""
    head, *entries = ("\n" + text.decode()).split("\n[[")
    return (head + "".join("\n[[" + entry for entry in reversed(entries))).encode()


def older(state: SeventhContinent) -> dict[str, Any]:
    """Saves a state as it was before the content grew."""
    return {**json.loads(state.dump()), "content": 0}


@cache
def positions() -> tuple[SeventhContinent, ...]:
    """Plays random matches; keeps a position at each step that asks somebody, and at each that asks chance."""
    found: dict[tuple[str, int], SeventhContinent] = {}
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.new(1 + seed % 4, options={"auto_reduce": ("off", "on")[seed % 2]})
        assert isinstance(state, SeventhContinent)
        while not state.over:
            found.setdefault((asked(state), len(state.stack) // 4), state.copy())
            who = CHANCE if state.actor == CHANCE else rng.choice(state.actors)
            listed = state.listed_moves(who) or state.moves(who)
            state.play(rng.choice(listed), who)
    return tuple(found.values())


def test_the_catalogue_has_every_card() -> None:
    """A card has its number for good: new ones are written at the end of the catalogue."""
    assert box().ids == catalogue.CARDS


def test_cards_keep_their_numbers_when_the_files_are_put_in_another_order() -> None:
    assert grown().box.ids[: len(box().ids)] == box().ids
    assert grown().box.content.ids("skill") != box().content.ids("skill")
    assert len(grown().box.ids) == len(box().ids) + 4
    assert grown().box.programs[: len(box().programs)] != box().programs
    assert grown().box.cells > box().cells


def test_names_are_names_of_one_thing() -> None:
    for kind, names in box().labels.items():
        assert len(set(names)) == len(names), kind


def test_a_save_in_the_middle_of_anything_opens_with_more_cards() -> None:
    """The same is asked, the same may be answered, and both go on to the same positions."""
    steps = set()
    for state in positions():
        steps.add(asked(state))
        after = grown().restore(older(state))
        assert not after.faults()
        assert asked(after) == asked(state)
        assert after.actor == state.actor
        assert sorted(after.moves()) == sorted(state.moves())
        assert after.figure == state.figure
        again = json.loads(after.dump())
        before = json.loads(state.dump())
        assert again["stack"] == before["stack"]
        again["table"]["piles"] = before["table"]["piles"] = []
        assert again["table"] == before["table"]
    assert len(steps) > 20


def test_cards_that_were_added_come_into_their_decks() -> None:
    state = positions()[-1]
    after = grown().restore(older(state))
    by_id = after.box.by_id
    assert all(after.piles[STOCK] >> by_id[uid] & 1 for uid in ("T796", "E797", "E952"))
    assert after.piles[OUT] >> by_id["S-more"] & 1
    assert not after.piles[DECK] >> by_id["S-more"] & 1


def test_a_save_of_today_lacks_no_card() -> None:
    data = json.loads(positions()[0].dump())
    data["table"]["piles"][STOCK].pop()
    with pytest.raises(FileError, match="in no pile"):
        SeventhContinent.restore(data)


def test_a_save_that_names_what_is_gone_gets_one_clear_line() -> None:
    state = next(state for state in positions() if asked(state) == "lower cost")
    data = json.loads(state.dump())
    data["table"]["action"] = "A-999-g1 1"
    with pytest.raises(FileError, match="names 'A-999-g1 1', which this content does not have"):
        SeventhContinent.restore(data)
    stacked = next(state for state in positions() if asked(state) == "stow")
    data = json.loads(stacked.dump())
    data["stack"][-1][2] = "A-999-g1"
    with pytest.raises(FileError, match="the stack names 'A-999-g1', which this content does not have"):
        SeventhContinent.restore(data)
