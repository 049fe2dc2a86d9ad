"""A server with the built client, a browser, and people who sit before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.browser import launch
from tests.web.person import Person
from tests.web.place import Place, running
from tools.launcher import prepare_client

LAPTOP = {"width": 1440, "height": 900}
AT_ONCE = """try {
  localStorage["portulan.settings"] ??= JSON.stringify({ pace: "instant" });
} catch {}"""
"""Whoever wants nothing to move is shown what others do at once, unless another pace is chosen: no test waits."""
PATIENCE = 30_000
"""Milliseconds until a page that does not do what is waited for is given up; no test measures time."""
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Lets a browser test that fails while others run beside it be run once more; the summary names it as a rerun.

    A browser on a machine that is short of time does things in an order that nobody meant, once in thousands of tests.
    Whoever runs tests one after the other sees the first failure.
    """
    if hasattr(config, "workerinput"):
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A real server for all tests, whose tables draw the same cards in every run."""
    prepare_client()
    with running(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One real Chromium for all tests."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        opened = launch(driver)
        yield opened
        opened.close()


Sit = Callable[..., Person]


@pytest.fixture
def sit(place: Place, browser: Browser) -> Iterator[Sit]:
    """Gives the function that seats somebody before a browser of their own; an error of the page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def seated(**options: Any) -> Person:
        chosen: dict[str, Any] = {
            "base_url": place.url,
            "viewport": LAPTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "service_workers": "block",
        }
        context = browser.new_context(**(chosen | options))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if (chosen | options)["reduced_motion"] == "reduce":
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return Person(page)

    yield seated
    for context in contexts:
        context.close()
    assert errors == []
