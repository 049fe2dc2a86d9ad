"""What moves on the table is seen to move as the server told it: from where it lay to where it lies."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, wait
from tests.web.place import Place

WATCH = """
window.flights = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.dataset?.flight) window.flights.push(node.dataset.flight);
}).observe(document, { subtree: true, childList: true });
"""
"""Writes down what flies: the element from which, and the one to which."""


def watching(sit: Sit) -> Person:
    """Seats somebody who sees things move and writes it down."""
    person = sit(reduced_motion="no-preference")
    person.page.add_init_script(WATCH)
    return person


def flights(person: Person) -> list[str]:
    """Reads what flew since the last time that this was asked, once it has landed."""
    wait(person, lambda: True if person.page.locator(".flights > *").count() == 0 else None)
    flown: list[str] = person.page.evaluate("() => window.flights.splice(0)")
    return flown


def bidding(ask: dict[str, Any]) -> bool:
    return bool(ask["step"] == "bid" and ask["seat"] == 0)


def test_a_bid_flies_to_its_tile_and_back(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, bidding)
    bo = watching(sit).sit_at(keys, keys.seats[1])
    ann = watching(sit).sit_at(keys, keys.host)
    ann.asked()
    ann.touch("seat-0-token-2")
    ann.touch("tile-1-bid")
    ann.until(lambda sight: not sight.asking)
    assert flights(ann) == ["seat-0-token-2 seat-0-token-2"]
    bo.asked()
    (seen,) = flights(bo)
    source, target = seen.split()
    assert source.startswith("seat-0-hand-") and target.startswith("tile-1-bid-")


BREAK = """
Element.prototype.animate = () => { throw new Error("nothing moves here"); };
window.reported = 0;
addEventListener("error", (event) => { window.reported += 1; event.preventDefault(); });
"""
"""Lets every animation fail, and counts what the page reports."""


def test_what_cannot_be_seen_to_move_has_happened_all_the_same(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, bidding)
    ann = sit(reduced_motion="no-preference")
    ann.page.add_init_script(BREAK)
    ann.sit_at(keys, keys.host)
    for number in (1, 2):
        ann.asked()
        ann.touch(f"seat-0-token-{number}")
        ann.touch(f"tile-{number}-bid")
        place.play_on(keys, bidding)
    ann.asked()
    expect(ann.page.locator('[data-id="tile-1-bid"] [data-id^="seat-0-token-1"]')).to_be_visible()
    assert ann.page.locator(".flights > *").count() == 0
    assert ann.page.evaluate("() => window.reported") >= 2


def test_a_card_flies_from_where_it_waits_to_where_it_is_laid(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "place start" and ask["seat"] == 0)
    ann = watching(sit).sit_at(keys, keys.host)
    card = next(piece for piece in ann.asked().targets if piece.startswith("seat-0-transit-"))
    kind = card.split("-")[3]
    ann.touch(card)
    slot = ann.see().targets[0]
    ann.touch(slot)
    (seen,) = [flight for flight in flights(ann) if flight.startswith("seat-0-transit-")]
    assert seen == f"{card} {slot}-{kind}-1"


def test_markers_come_from_their_owner_s_supply(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: ask["step"] == "at" and ask["seat"] == 0)
    ann = watching(sit).sit_at(keys, keys.host)
    target = ann.asked().targets[0]
    before = ann.page.locator('[data-role="square"] .token[data-seat="0"]').count()
    ann.touch(target)
    laid = [flight for flight in flights(ann) if " marker-" in flight]
    assert laid and {flight.split()[0] for flight in laid} == {"seat-0-supply"}
    assert ann.page.locator('[data-role="square"] .token[data-seat="0"]').count() == before + len(laid)
