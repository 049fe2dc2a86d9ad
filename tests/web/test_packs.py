"""A pack is chosen where a table is laid, and its words and pictures are those of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from portulan import packs
from portulan.packs import VARIABLE
from tests.content.saga import write
from tests.test_packs import DECLARED, STARTS
from tests.web.place import Place, running

WORDS = "card-S-blue-1 = {}\ncard-S-blue-1-text = {}\n"
PICTURES = (
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="portrait-S-blue-1" viewBox="0 0 10 10">'
    '<circle class="drawn-by-hand" cx="5" cy="5" r="4"/></symbol></svg>'
)
FILES: dict[str, str | bytes] = {
    "pack.toml": DECLARED,
    "content/starts.toml": STARTS,
    "text/en/cards.ftl": WORDS.format("Hazel the Tall", "She sees the coast first."),
    "text/fr/cards.ftl": WORDS.format("Ortie la Grande", "Elle voit la côte la première."),
    "theme/art.svg": PICTURES,
}


@pytest.fixture
def packed(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server that offers a pack for Roam, beside the one that all tests share."""
    monkeypatch.setenv(VARIABLE, "")
    packs.add(write(tmp_path / "seven", FILES))
    with running(tmp_path / "data") as found:
        yield found


@pytest.mark.parametrize(
    ("locale", "title", "name"), [("en-GB", "Seven", "Hazel the Tall"), ("fr-FR", "Sept", "Ortie la Grande")]
)
def test_a_pack_is_chosen_where_a_table_is_laid(
    packed: Place, browser: Browser, locale: str, title: str, name: str
) -> None:
    context = browser.new_context(base_url=packed.url, locale=locale)
    page = context.new_page()
    page.goto("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or ""))
    games = [game["name"] for game in packed.call("/api/games")["games"]]
    page.get_by_test_id("set-up").nth(games.index("agartha")).click()
    expect(page.get_by_test_id("setup")).to_be_visible()
    expect(page.get_by_test_id("pack")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id("set-up").nth(games.index("roam")).click()
    page.get_by_test_id("pack").select_option(label=title)
    page.get_by_test_id("seat-1").select_option("bot")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")
    (wish,) = [json.loads(body) for body in asked if "seats" in body]
    assert (wish["game"], wish["pack"]) == ("roam", "seven")
    card = page.get_by_test_id("own").locator('[data-id="card-S-blue-1"], [data-id$="S-blue-1"]').first
    expect(card).to_be_visible()
    expect(card).to_contain_text(name)
    drawn = "one => document.querySelector(one.querySelector('use').getAttribute('href')).innerHTML"
    assert "drawn-by-hand" in card.evaluate(drawn)
    other = page.get_by_test_id("own").locator('[data-id$="S-blue-2"]').first
    assert "drawn-by-hand" not in other.evaluate(drawn) and len(other.evaluate(drawn)) > 100
    context.close()
