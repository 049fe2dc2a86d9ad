"""What has no picture is drawn and told all the same: tokens, amounts, pages and cards of a game without art."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place, running
from tests.web.test_access import violations
from tests.web.test_adventure import arrive, drawn
from tools.launcher import prepare_client

Json = dict[str, Any]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that knows the showcase."""
    prepare_client()
    with running(tmp_path_factory.mktemp("bay"), toys=["showcase"]) as found:
        yield found


def every(element: Any) -> Iterator[Json]:
    """Walks through all that a message holds."""
    if isinstance(element, dict):
        yield element
        for held in element.values():
            yield from every(held)
    elif isinstance(element, list):
        for held in element:
            yield from every(held)


def changing(person: Person, change: Callable[[Json], None]) -> Person:
    """Changes each element of the scene on its way to the page."""

    def changed(message: str) -> str:
        data = json.loads(message)
        for element in every(data):
            change(element)
        return json.dumps(data)

    def serve(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(changed(str(message))))

    person.page.route_web_socket("**/ws/*", serve)
    return person


def ownerless(element: Json) -> None:
    """Leaves a token nothing but its face."""
    if element.get("type") == "token":
        element |= {"owner": None, "art": "", "face": "7"}


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_token_of_nobody_can_be_read(place: Place, sit: Sit, shade: str) -> None:
    ann = arrive(place, changing(sit(color_scheme=shade), ownerless))
    number = ann.page.locator(".token .number").first
    expect(number).to_have_text("7")
    inks = number.evaluate(
        "node => [getComputedStyle(node).color, getComputedStyle(node.parentElement).backgroundColor]"
    )
    assert contrast(*inks) >= 4.5
    assert violations(ann, shade) == []


def contrast(one: str, other: str) -> float:
    """Computes the ratio of two colours as WCAG does, from what the browser says of them."""

    def luminance(colour: str) -> float:
        parts = [float(part) / 255 for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_an_amount_without_a_picture_says_what_it_counts(place: Place, sit: Sit) -> None:
    def plain(element: Json) -> None:
        if "tone" in element:
            element["art"] = ""

    ann = arrive(place, changing(sit(), plain), "walk mill", "read")
    test = ann.by("page").locator(".page-choice .amount").first
    expect(test.locator(".what")).to_be_visible()
    expect(test.locator(".what")).to_have_text("Skill")
    expect(test.locator("b")).to_have_text("4")


def test_a_missing_picture_leaves_its_words(place: Place, sit: Sit) -> None:
    ann = sit()
    ann.page.route("**/theme/showcase/page-*", lambda route: route.fulfill(status=404))
    ann.page.route("**/theme/showcase/card-*", lambda route: route.fulfill(status=404))
    arrive(place, ann, "walk saltmarsh", "walk lighthouse", "read")
    told = "A tower over the surf, three gulls above it, a boat with six oars"
    expect(ann.by("page").get_by_text(told)).to_be_visible()
    expect(ann.by("page").locator("img")).to_have_count(0)
    expect(drawn(ann, "card-patience").locator("img")).to_have_count(0)
    expect(drawn(ann, "card-patience").locator(".plate")).to_be_hidden()
