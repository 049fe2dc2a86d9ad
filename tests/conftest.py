"""What all tests share: toys, random programs that are the same every time, goldens to be regenerated, an order."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.battery.subjects import register_toys

register_toys()

settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--regenerate`, which writes the golden playthroughs anew instead of comparing with them."""
    parser.addoption("--regenerate", action="store_true", help="write the golden playthroughs anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the longest tests, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("whole_match") is None)


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Tells whether golden files are to be written anew."""
    return bool(request.config.getoption("--regenerate"))
