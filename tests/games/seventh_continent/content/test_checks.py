"""The checks of the contract: broken in one place, cards are found by the check that is meant; what ships passes."""

from __future__ import annotations

from pathlib import Path

import pytest

from portulan.content.lints import GENERIC, lint
from portulan.games.seventh_continent.content.checks import CHECKS, NEEDED
from portulan.games.seventh_continent.content.schema import read
from tests.games.seventh_continent.content.broken import BROKEN, MISWRITTEN, Broken, Miswritten
from tests.games.seventh_continent.content.copies import laid_out, shipped, shipped_pages

LINTS = {check.name: check for check in (*GENERIC, *NEEDED, *CHECKS)}


def test_what_ships_passes_every_check() -> None:
    found = [f"{check.name}: {finding}" for check, findings in lint(read()) for finding in findings]
    assert not found, "\n".join(found)


def test_a_copy_passes_every_check(tmp_path: Path) -> None:
    content = laid_out(tmp_path, shipped(), shipped_pages())
    found = [f"{check.name}: {finding}" for check, findings in lint(content) for finding in findings]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_a_broken_card_is_found(broken: Broken, tmp_path: Path) -> None:
    data = shipped()
    broken.make(data)
    found = [str(finding) for finding in LINTS[broken.check].find(laid_out(tmp_path, data))]
    assert any(broken.says in finding for finding in found), "\n".join(found)


@pytest.mark.parametrize("spoiled", MISWRITTEN, ids=lambda spoiled: spoiled.name)
def test_a_miswritten_text_is_found(spoiled: Miswritten, tmp_path: Path) -> None:
    pages = shipped_pages()
    spoiled.make(pages)
    found = [str(finding) for finding in LINTS[spoiled.check].find(laid_out(tmp_path, shipped(), pages))]
    assert any(spoiled.says in finding for finding in found), "\n".join(found)


def test_every_check_is_broken_by_something() -> None:
    broken = {row.check for row in BROKEN} | {row.check for row in MISWRITTEN}
    assert broken == {check.name for check in (*NEEDED, *CHECKS)}
    assert [check.name for check in CHECKS[:-2]] == [f"chk-{n:02}" for n in range(1, 33)]
