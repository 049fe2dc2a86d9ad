"""The relaxed search: ways to a card that this stage does not use are found too, and what is no mistake passes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from portulan.content import Content
from portulan.games.seventh_continent.content.checks import CHECKS
from portulan.games.seventh_continent.content.checks.relaxed import Search, Tables
from portulan.games.seventh_continent.content.entries import ClueEntry
from tests.games.seventh_continent.content.copies import Data, action, entry, face, laid_out, shipped

LINTS = {check.name: check for check in CHECKS}


def _search(content: Content) -> Search:
    return Search(Tables(content), content.all(ClueEntry))


def _found(content: Content, check: str) -> list[str]:
    return [str(finding) for finding in LINTS[check].find(content)]


def _new(data: Data, number: str, **fields: Any) -> None:
    """Adds a quest item like the Cook's Round, of another number."""
    data["number"].append({"id": number, "kind": "authorised" if "authorised_by" in fields else "plain"})
    data["adventure"].append({**entry(data, "A-181-g1"), "id": f"A-{number}-g1", "number": number, **fields})


def test_a_riddle_leads_to_a_card(tmp_path: Path) -> None:
    data = shipped()
    wall = face(data, "A-054-g1")
    del wall["hidden"]
    wall["riddle"] = True
    content = laid_out(tmp_path, data)
    assert "A-316-g1" in _search(content).reached
    assert _found(content, "chk-10") == []


def test_two_things_are_put_together(tmp_path: Path) -> None:
    data = shipped()
    _new(data, "244", authorised_by={"all_of": ["063", "181"]})
    content = laid_out(tmp_path, data)
    assert "A-244-g1" in _search(content).reached
    assert _found(content, "chk-10") == []


def test_a_sum_that_is_wrong_is_found(tmp_path: Path) -> None:
    data = shipped()
    _new(data, "245", authorised_by={"all_of": ["063", "181"]})
    (found,) = _found(laid_out(tmp_path, data), "chk-10")
    assert "is not reached from 063 and 181" in found


def test_nothing_is_put_together_of_what_is_not_there(tmp_path: Path) -> None:
    data = shipped()
    _new(data, "244", authorised_by={"all_of": ["063", "181"]})
    content = laid_out(tmp_path, data)
    clues = content.all(ClueEntry)
    assert "A-244-g1" not in Search(Tables(content), clues, frozenset({"A-063-g1"})).reached


@pytest.mark.parametrize(
    "op",
    [
        {"do": "new_board", "card": "702"},
        {"do": "replace_this", "card": "702"},
        {"do": "draw_test", "n": 2, "need": 1, "success": [{"do": "take", "card": "702"}]},
        {"do": "draw_test", "n": 2, "need": 1, "failure": [{"do": "take", "card": "702"}]},
        {
            "do": "for_each",
            "of": "players",
            "ops": [{"do": "random", "options": [[{"do": "take", "card": "702"}]]}],
        },
        {"do": "if", "cond": {"is": "card_banished", "card": "071"}, "then": [{"do": "take", "card": "702"}]},
        {"do": "if", "cond": {"is": "fire_here"}, "else": [{"do": "take", "card": "702"}]},
    ],
    ids=lambda op: str(op)[:40],
)
def test_a_card_is_found_wherever_it_is_called(op: dict[str, Any], tmp_path: Path) -> None:
    data = shipped()
    action(data, "A-029-g1", "pull")["success"].pop()
    assert "A-702-g1" not in _search(laid_out(tmp_path, data)).reached
    action(data, "A-006-g1", "hunt")["success"].append(op)
    assert "A-702-g1" in _search(laid_out(tmp_path, data)).reached


def test_a_call_behind_its_condition_never_finds_nothing(tmp_path: Path) -> None:
    data = shipped()
    take = action(data, "A-179-g1", "take")
    del take["success"][1]["if_available"]
    assert _found(laid_out(tmp_path, data), "chk-29") == []
    del take["requires"]
    (found,) = _found(laid_out(tmp_path, data), "chk-29")
    assert "can find no card '140'" in found


def test_an_end_behind_a_warning_is_announced(tmp_path: Path) -> None:
    data = shipped()
    hunt = action(data, "A-006-g1", "hunt")
    hunt["failure"].append({"do": "eliminate"})
    hunt["warning"] = "lost"
    assert _found(laid_out(tmp_path, data), "chk-24") == []


def test_a_new_board_of_all_is_no_mistake(tmp_path: Path) -> None:
    data = shipped()
    action(data, "A-033-g1", "pull")["success"].append({"do": "new_board", "card": "010"})
    assert _found(laid_out(tmp_path, data), "chk-28") == []


def test_a_card_that_calls_itself_has_a_price(tmp_path: Path) -> None:
    """A goat that calls goats is as dear as the first one."""
    data = shipped()
    face(data, "A-112-gold1")["on_reveal"].insert(0, {"do": "take", "card": "112"})
    assert _found(laid_out(tmp_path, data), "chk-18") == []


def test_two_curses_may_be_lifted_together(tmp_path: Path) -> None:
    data = shipped()
    data["clue"].append({**data["clue"][0], "id": "second", "start": "018"})
    face(data, "A-000-g1")["on_reveal"].insert(0, {"do": "lift_curse", "curse": "second"})
    assert _found(laid_out(tmp_path, data), "chk-32") == []


@pytest.mark.parametrize("other", ["A-852-g1", "A-864-g1"])
def test_each_way_to_the_end_stays_open_by_itself(other: str, tmp_path: Path) -> None:
    """CHK-22, CHK-30: with the end of one way taken away, the other is found, and in every state of the story."""
    data = shipped()
    face(data, other)["on_reveal"].pop()
    content = laid_out(tmp_path, data)
    assert _found(content, "chk-22") == []
    assert _found(content, "chk-30") == []


def test_a_deed_that_its_own_gold_would_enable_is_not_proved(tmp_path: Path) -> None:
    """Josse would turn round for whoever has the ladle that only he gives away."""
    data = shipped()
    face(data, "A-864-g1")["on_reveal"].pop()
    action(data, "A-414-g1", "go_see")["requires"] = [{"is": "card_in_play", "card": "710"}]
    assert _found(laid_out(tmp_path, data), "chk-30") != []


def test_what_one_gold_place_takes_away_is_not_counted_on(tmp_path: Path) -> None:
    """The ring of stone, if it were given away at the Mouth while the Mouth is warm, could be missed for good."""
    data = shipped()
    face(data, "A-864-g1")["on_reveal"].pop()
    for icon in ("offer", "think"):
        act = action(data, "A-461-g1", icon)
        act["success"] = act["success"][:1]
    action(data, "A-424-g1", "offer")["success"].append({"do": "take", "card": "177", "if_available": True})
    assert _found(laid_out(tmp_path, data), "chk-22") == []
    assert _found(laid_out(tmp_path, data), "chk-30") != []
