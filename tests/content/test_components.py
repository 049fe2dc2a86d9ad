"""The components of a box: what is counted, what is missing, and what the rules do not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.content import Schema, read_content
from portulan.content.components import ComponentEntry, compare_components, component_lint
from portulan.engine.content import Component
from portulan.engine.errors import FileError

WANTED = {"X-COMP-10": ("Boards", 4), "X-COMP-2": ("Markers", 96)}
SCHEMA = Schema({"component": ComponentEntry}, lints=(component_lint(WANTED),))


def box(folder: Path, *entries: tuple[str, str, int]) -> Path:
    """Writes the content of a box."""
    (folder / "content").mkdir()
    text = "".join(
        f'[[component]]\nid = "{clause}"\nname = "{name}"\nnumber = {number}\n'
        for clause, name, number in entries
    )
    (folder / "content" / "box.toml").write_text(text, encoding="utf-8")
    return folder


def test_what_is_present_is_compared_in_the_order_of_the_clauses(tmp_path: Path) -> None:
    content = read_content(SCHEMA, box(tmp_path, ("X-COMP-10", "Wooden boards", 3)))
    cards = Component("X-COMP-3", "Cards", 12, 11)
    assert compare_components(content, WANTED, [cards]) == [
        Component("X-COMP-2", "Markers", 96, 0),
        cards,
        Component("X-COMP-10", "Wooden boards", 4, 3),
    ]


def test_a_component_that_the_rules_do_not_count_is_refused(tmp_path: Path) -> None:
    folder = box(tmp_path, ("X-COMP-10", "Boards", 4), ("X-COMP-3", "Cards", 12))
    with pytest.raises(FileError, match=r"X-COMP-3.*field 'id' names no component"):
        read_content(SCHEMA, folder)
