"""Taking back: alone as far as nobody learned anything, later by agreement of the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import Place


def bids(ask: dict[str, object]) -> bool:
    return ask["step"] == "bid"


def resolves(ask: dict[str, object]) -> bool:
    return ask["step"] not in ("bid", "place start")


def tokens_in_hand(person: Person) -> int:
    return person.page.locator('[data-testid="tray"] [data-role="hand"] .token').count()


def test_a_bid_is_taken_back_alone_and_made_again(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, bids)
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    before = ann.asked()
    ann.decide()
    assert tokens_in_hand(ann) == 2
    bid = bo.asked().log[-1]

    take_back = ann.page.get_by_role("button", name="Take back", exact=True)
    expect(take_back).to_be_enabled()
    take_back.click()
    back = ann.asked()
    assert back.targets == before.targets and tokens_in_hand(ann) == 3
    assert back.log == [*before.log, "You take your last decision back."]
    told = bo.until(lambda sight: "Ann takes the last decision back." in sight.log)
    assert bid not in told.log and not told.asking

    expect(ann.by("redo")).to_be_enabled()
    ann.by("redo").click()
    again = bo.asked()
    assert bid in again.log and again.log[-2:].count(bid) == 1
    assert tokens_in_hand(ann) == 2


def test_beyond_the_barrier_everybody_has_to_agree(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, resolves)
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    expect(ann.page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    ann.until(lambda sight: bool(sight.log))
    bo.until(lambda sight: bool(sight.log))
    stood = ann.see().log

    ask = ann.by("undo")
    expect(ask).to_be_enabled()
    expect(ask).to_have_accessible_name("Ask the table to take back")
    ask.click()
    expect(bo.by("undo-asked")).to_contain_text("Ann asks to take back")
    bo.by("disagree").click()
    expect(bo.by("undo-asked")).to_have_count(0)
    ann.until(lambda sight: sight.log[-1] == "Bo declines.")
    assert ann.see().log[: len(stood)] == stood

    expect(ask).to_be_enabled()
    ask.click()
    bo.by("agree").click()
    back = ann.until(lambda sight: sight.log[-1] == "Everybody agrees: your last decision is taken back.")
    told = bo.until(lambda sight: sight.log[-1] == "Everybody agrees: Ann’s last decision is taken back.")
    revealed = [line for line in stood if "reveal" in line]
    assert revealed and not {*revealed} & {*back.log} and not any("reveal" in line for line in told.log)
    assert ann.asked().prompt == "Which token do you lay, and where?"
    assert not bo.see().asking


def test_half_a_choice_is_stepped_back(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, bids)
    ann = sit().sit_at(keys, keys.host)
    before = ann.asked()
    ann.touch("seat-0-token-3")
    assert ann.see().picked == ["seat-0-token-3"]
    ann.page.keyboard.press("Escape")
    assert ann.until(lambda sight: not sight.picked) == before
    ann.touch("seat-0-token-3")
    ann.touch("seat-0-token-3")
    assert ann.see() == before
