"""By keyboard alone, and for whoever listens instead of looking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.person import Person, Sight
from tests.web.place import Place

FOCUSED = """() => {
  const node = document.activeElement;
  return [node.dataset.testid ?? "", node.closest("[data-id]")?.dataset.id ?? "", node.matches(".hit, .word > button")];
}"""


def focused(person: Person) -> tuple[str, str, bool]:
    """Tells which button has the focus, in which element, and whether it is one to move with."""
    testid, element, moves = person.page.evaluate(FOCUSED)
    return testid, element, moves


def tab_to(person: Person, testid: str) -> None:
    """Presses Tab until a button has the focus."""
    for _ in range(80):
        if focused(person)[0] == testid:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{testid} is not reached by Tab")


def press(person: Person, sight: Sight, key: str = "Enter") -> Sight:
    """Goes by Tab to something that glows, unless the focus is led there, and presses it."""
    for _ in range(120):
        _, element, moves = focused(person)
        if moves and element in sight.targets:
            break
        person.page.keyboard.press("Tab")
    else:
        raise AssertionError(f"nothing that glows is reached by Tab: {sight}")
    person.page.keyboard.press(key)
    return person.taken(sight)


@pytest.mark.whole_match
def test_a_whole_match_by_keyboard_alone(sit: Sit) -> None:
    you = sit()
    you.page.goto("/")
    expect(you.by("play-now").first).to_be_enabled()
    tab_to(you, "play-now")
    you.page.keyboard.press("Enter")
    expect(you.by("own")).to_be_visible()
    led = 0
    decided = 0
    while not (sight := you.asked()).over:
        after = press(you, sight, " " if decided % 3 == 0 else "Enter")
        decided += 1
        if after.picked and after.picked[-1] in sight.targets:
            you.until(lambda sight: focused(you)[1] in sight.targets)
            led += 1
            press(you, you.see())
    assert led >= 12  # the first two tokens of each round; the last one need not be
    expect(you.by("scores")).to_be_visible()
    tab_to(you, "to-replay")
    you.page.keyboard.press("Enter")
    expect(you.by("scrubber")).to_be_visible()
    tab_to(you, "scrubber")
    you.page.keyboard.press("ArrowRight")
    expect(you.by("scrubber")).to_have_value("1")


def test_the_replay_is_reached_from_the_scores_and_its_story_is_one_stop(place: Place, sit: Sit) -> None:
    keys = place.lay("host bot")
    place.play_on(keys)
    ann = sit().sit_at(keys, keys.host)
    expect(ann.by("scores")).to_be_visible()
    tab_to(ann, "to-replay")
    ann.page.keyboard.press("Enter")
    expect(ann.by("scrubber")).to_be_visible()
    tab_to(ann, "scrubber")
    for _ in range(5):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.by("scrubber")).to_have_value("5")

    steps = ann.by("story").get_by_role("button")
    assert steps.count() > 40
    for _ in range(20):
        ann.page.keyboard.press("Tab")
        if steps.nth(5).evaluate("node => node === document.activeElement"):
            break
    expect(steps.nth(5)).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    expect(steps.nth(6)).to_be_focused()
    expect(ann.by("scrubber")).to_have_value("6")
    ann.page.keyboard.press("Tab")
    assert not ann.by("story").evaluate("node => node.contains(document.activeElement)")


def test_arrows_go_from_target_to_target(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.target("seat-0-token-1").focus()
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann)[1] == "seat-0-token-2"
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann)[1] == "seat-0-token-3"
    ann.page.keyboard.press("ArrowLeft")
    assert focused(ann)[1] == "seat-0-token-2"


@pytest.mark.parametrize("way", ["list", "notation"])
def test_a_move_by_its_sentence_and_by_its_notation(place: Place, sit: Sit, way: str) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.asked()
    ann.by("tab-moves").click()
    if way == "list":
        ann.by("moves").get_by_role("button").filter(
            has_text="Lay token 3 in the action zone of tile 2"
        ).click()
    else:
        ann.by("notation").fill("bid 3 @2 action")
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator('[data-id="tile-2-action"] [data-id="seat-0-token-3"]')).to_be_visible()


def test_what_happens_is_said_and_the_board_can_be_read_as_text(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    ann.decide()
    bo.asked()
    live = bo.page.locator('[aria-live="polite"]')
    expect(live.first).not_to_be_empty()
    ann.by("tab-log").click()
    bo.decide()
    line = ann.asked().log[-1]
    assert line.startswith("Bo ")
    ann.by("outline-button").click()
    text = ann.by("outline")
    for part in ("Ann", "Bo", "Tile 1", "Which token do you lay"):
        expect(text).to_contain_text(part)
