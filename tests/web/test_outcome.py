"""The end of a match: one wins, all win or lose together, or nobody wins."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import Sit
from tests.web.place import Keys, Place


@pytest.fixture(scope="module")
def finished(place: Place) -> Keys:
    """A table whose match is over."""
    keys = place.lay()
    place.play_on(keys)
    return keys


@pytest.mark.parametrize(
    ("team", "winners", "said"),
    [
        (False, [0], "You win!"),
        (False, [1], "Bo wins"),
        (False, [0, 1], "Ann, Bo share the victory"),
        (False, [], "Nobody wins"),
        (True, [0, 1], "The team wins!"),
        (True, [], "The team loses"),
    ],
)
def test_the_end_says_who_wins(sit: Sit, finished: Keys, team: bool, winners: list[int], said: str) -> None:
    """What the server tells is changed on its way: the games that ship always have a winner."""
    ann = sit()

    def change(message: str) -> str:
        data = json.loads(message)
        if data.get("table"):
            data["table"]["team"] = team
        for element in (data.get("scene") or {}).get("children", []):
            if element["type"] == "score-sheet":
                element["winners"] = winners
        return json.dumps(data)

    def serve(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(change(str(message))))

    ann.page.route_web_socket("**/ws/*", serve)
    ann.page.goto(f"/t/{finished.table}#{finished.host}")
    expect(ann.by("scores")).to_contain_text(said)
    expect(ann.by("sheet").get_by_text("wins", exact=True)).to_have_count(len(winners))


@pytest.mark.parametrize(
    ("team", "winners", "said"),
    [
        (False, [0], "You win!"),
        (False, [1], "Bo wins"),
        (False, [0, 1], "Ann, Bo share the victory"),
        (True, [0, 1], "The team wins!"),
        (True, [], "The team loses"),
    ],
)
def test_the_lobby_says_how_a_table_ended(
    sit: Sit, place: Place, finished: Keys, team: bool, winners: list[int], said: str
) -> None:
    """Somebody who was there while it was played, and not at the end, is told by the list of tables."""
    playing = place.lay()
    ann = sit()
    ann.sit_at(playing, playing.host)
    ann.asked()
    ann.page.goto("about:blank")

    def changed(route: Route) -> None:
        asked = {"tables": [{"table": finished.table, "secret": finished.host}]}
        answer = place.call("/api/standings", asked)
        assert answer["tables"][0]["state"] == "over" and answer["tables"][0]["winners"]
        answer["tables"][0] |= {"table": playing.table, "team": team, "winners": winners}
        route.fulfill(json=answer)

    ann.page.route("**/api/standings", changed)
    ann.page.goto("/")
    expect(ann.by("my-tables").get_by_role("listitem")).to_contain_text(said)
    expect(ann.by("my-tables")).not_to_contain_text("finished")
    ann.page.unroute(f"**/api/tables/{playing.table}")
    ann.page.reload()
    expect(ann.by("my-tables").get_by_role("listitem")).to_contain_text(said)
