"""A finger sees before it decides, what is asked is in sight, and what can go on in one way only does."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.web.conftest import Sit
from tests.web.person import Person, Sight, wait
from tests.web.place import Json, Keys, Place
from tests.web.test_phone import IN_SIGHT, phone


def laid(place: Place, game: str, *steps: str, players: int = 2) -> Keys:
    """Lays a table where Ann is asked for one of some steps."""
    keys = place.lay(" ".join(["host", *["open"] * (players - 1)]), game)
    place.play_on(keys, lambda ask: ask["step"] in steps and ask["seat"] == 0)
    return keys


def tap(person: Person, element: str) -> None:
    person.target(element).tap(position=person.spot(element))


def effect(person: Person) -> Locator:
    return person.by("tray").locator(".effect")


# A finger sees before it decides


@pytest.mark.parametrize("way", ["second tap", "button"])
def test_the_first_tap_shows_and_the_second_decides(place: Place, sit: Sit, way: str) -> None:
    keys = laid(place, "roam", "at")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    before = ann.asked()
    first, second = before.targets[:2]
    covered = ann.page.locator("[data-cover=full]")
    for element in (first, second):
        tap(ann, element)
        expect(effect(ann)).to_be_visible()
        expect(effect(ann)).not_to_be_empty()
        expect(covered.first).to_be_visible()
        expect(ann.by("confirm")).to_be_in_viewport(ratio=1)
        expect(ann.by("prompt")).to_be_in_viewport(ratio=1)
        assert ann.see().log == before.log and ann.see().prompt == before.prompt
    if way == "button":
        ann.by("confirm").tap()
    else:
        tap(ann, second)
    wait(ann, lambda: True if ann.see().log != before.log else None)
    expect(ann.by("confirm")).to_have_count(0)


def test_what_a_finger_considers_is_let_go(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "at")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    before = ann.asked()
    tap(ann, before.targets[0])
    ann.by("let-go").tap()
    expect(ann.by("confirm")).to_have_count(0)
    expect(ann.page.locator("[data-cover]")).to_have_count(0)
    assert ann.see() == before


def test_a_card_shows_where_it_would_lie(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "place start")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    card = next(one for one in ann.asked().targets if "-transit-" in one)
    tap(ann, card)
    slot = ann.until(lambda sight: bool(sight.picked)).targets[0]
    before = ann.see().log
    tap(ann, slot)
    expect(ann.by("own").locator(f'[data-id="{slot}"] .ghost')).to_be_visible()
    expect(effect(ann)).to_be_visible()
    assert ann.see().log == before
    tap(ann, slot)
    wait(ann, lambda: True if ann.see().log != before else None)


def test_a_token_shows_where_it_would_lie(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "bid")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    token = next(one for one in ann.asked().targets if "-token-" in one)
    tap(ann, token)
    zone = next(one for one in ann.until(lambda sight: bool(sight.picked)).targets if one.endswith("-bid"))
    before = ann.see().log
    number = token.rpartition("-")[2]
    expect(ann.by("tray").locator(".looked")).to_contain_text(f"{number} (")
    tap(ann, zone)
    expect(ann.page.locator(f'[data-id="{zone}"] .ghost')).to_be_visible()
    expect(ann.by("confirm")).to_be_in_viewport(ratio=1)
    assert ann.see().log == before
    tap(ann, zone)
    wait(ann, lambda: True if ann.see().log != before else None)


def test_a_mouse_lays_a_token_at_once(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "bid")
    ann = sit().sit_at(keys, keys.host)
    token = next(one for one in ann.asked().targets if "-token-" in one)
    ann.touch(token)
    zone = next(one for one in ann.see().targets if one.endswith("-bid"))
    before = ann.see().log
    ann.target(zone).hover()
    expect(ann.page.locator(f'[data-id="{zone}"] .ghost')).to_be_visible()
    expect(ann.by("confirm")).to_have_count(0)
    ann.target(zone).click()
    wait(ann, lambda: True if ann.see().log != before else None)


def test_the_help_tells_how_moves_are_shown_and_made(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "bid")
    ann = sit().sit_at(keys, keys.host)
    ann.by("help-button").click()
    expect(ann.by("help").locator(".ways")).to_contain_text("a second touch or “Confirm” makes it")


def finger(person: Person) -> CDPSession:
    return person.page.context.new_cdp_session(person.page)


def drag(person: Person, hand: CDPSession, element: str, onto: str) -> None:
    """Drags a piece by finger to a place, and does not let it go yet."""
    spot, box = person.spot(element), person.target(element).bounding_box()
    assert box is not None
    start = box["x"] + spot["x"], box["y"] + spot["y"]
    place = person.page.locator(f'main.table [data-id="{onto}"]').first.bounding_box()
    assert place is not None
    end = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    hand.send("Input.dispatchTouchEvent", touching("touchStart", *start))
    for part in (0.1, 0.5, 1.0):
        at = (one + (other - one) * part for one, other in zip(start, end, strict=True))
        hand.send("Input.dispatchTouchEvent", touching("touchMove", *at))


def touching(kind: str, x: float, y: float) -> dict[str, object]:
    return {"type": kind, "touchPoints": [{"x": x, "y": y}]}


def let_go(hand: CDPSession) -> None:
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_dragging_shows_and_dropping_waits(place: Place, sit: Sit) -> None:
    keys = laid(place, "agartha", "place start")
    ann = sit(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    ann.sit_at(keys, keys.host)
    card = next(one for one in ann.asked().targets if "-transit-" in one)
    before = ann.see().log
    hand = finger(ann)
    drag(ann, hand, card, "seat-0-L1")
    expect(effect(ann)).to_be_visible()
    expect(ann.page.locator(".dragged.over")).to_be_visible()
    let_go(hand)
    expect(ann.by("confirm")).to_be_visible()
    expect(effect(ann)).to_be_visible()
    assert ann.see().log == before
    ann.by("confirm").tap()
    wait(ann, lambda: True if ann.see().log != before else None)


def test_a_portrait_that_is_dragged_to_the_map_waits_there(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "use")
    ann = sit(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    ann.sit_at(keys, keys.host)
    card = next(one for one in ann.asked().targets if one.startswith("card-"))
    hand = finger(ann)
    square = ann.page.locator('[data-role="map"] [data-role="square"]').nth(14).get_attribute("data-id")
    drag(ann, hand, card, square or "")
    let_go(hand)
    expect(ann.by("confirm")).to_be_visible()
    expect(ann.page.locator("[data-cover=full]").first).to_be_visible()


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_whoever_could_look_before_decides_at_once(place: Place, sit: Sit, way: str) -> None:
    keys = laid(place, "roam", "at")
    ann = sit().sit_at(keys, keys.host)
    before = ann.asked()
    target = ann.target(before.targets[0])
    if way == "mouse":
        target.hover()
        expect(effect(ann)).to_be_visible()
        target.click()
    else:
        ann.page.keyboard.press("Tab")
        target.focus()
        expect(effect(ann)).to_be_visible()
        ann.page.keyboard.press("Enter")
    wait(ann, lambda: True if ann.see().log != before.log else None)
    expect(ann.by("confirm")).to_have_count(0)


def test_a_long_press_tells_what_a_touch_would_do(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "at")
    ann = phone(sit, 390, 844).sit_at(keys, keys.host)
    square = ann.asked().targets[0]
    x, y = ann.centre(ann.target(square))
    hand = finger(ann)
    hand.send("Input.dispatchTouchEvent", touching("touchStart", x, y))
    expect(ann.by("inspect")).to_be_visible()
    let_go(hand)
    expect(ann.by("inspect").locator(".act strong")).to_have_text(preview_of(ann, square))


def preview_of(person: Person, element: str) -> str:
    """Reads what is told of a move, after the dialog that told it is closed."""
    person.page.keyboard.press("Escape")
    expect(person.by("inspect")).to_have_count(0)
    tap(person, element)
    told = effect(person).inner_text()
    x, y = person.centre(person.target(element))
    hand = finger(person)
    hand.send("Input.dispatchTouchEvent", touching("touchStart", x, y))
    expect(person.by("inspect")).to_be_visible()
    let_go(hand)
    return told


# What is asked is in sight


@pytest.mark.parametrize(
    ("game", "steps"),
    [("agartha", ("move", "swap", "validate")), ("agartha", ("place won",)), ("roam", ("use",))],
)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_what_is_asked_is_in_sight(
    place: Place, sit: Sit, game: str, steps: tuple[str, ...], width: int, height: int
) -> None:
    keys = laid(place, game, *steps, players=4)
    ann = phone(sit, width, height).sit_at(keys, keys.host)
    sight = ann.asked()
    table = ann.page.locator('main.table > :not(.tray) [data-state="target"] > .hit')
    if any(
        one.startswith(("seat-", "tile-", "square-", "card-")) and "transit" not in one
        for one in sight.targets
    ):
        wait(ann, lambda: table.evaluate_all(IN_SIGHT) or None)
    question = ann.by("prompt")
    expect(question).to_be_in_viewport(ratio=1)
    assert question.evaluate(
        "(node) => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight + 2"
    )


def test_events_are_told_in_their_order(place: Place, sit: Sit) -> None:
    keys = laid(place, "roam", "at")
    bo = sit(reduced_motion="no-preference").sit_at(keys, keys.seats[1])
    before = bo.see().log
    moves = iter(range(1))
    place.play_by(keys, lambda ask: ask["moves"][0]["move"] if next(moves, None) is not None else None)
    log = wait(bo, lambda: log if (log := bo.see().log) != before else None)
    news = [line for line in log if line not in before][-4:]
    expect(bo.by("tray").locator(".news")).to_have_text(" ".join(news))


# One continuation is played


def one_tier(ask: Json) -> bool:
    """Whether Ann may validate a slot, and that in one way."""
    slots = [move["targets"][0] for move in ask["moves"] if len(move["targets"]) == 2]
    return ask["step"] == "validate" and ask["seat"] == 0 and any(slots.count(slot) == 1 for slot in slots)


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_a_slot_that_can_be_validated_in_one_way_is(place: Place, sit: Sit, way: str) -> None:
    keys = place.lay("host open")
    place.play_on(keys, one_tier)
    ann = (phone(sit, 390, 844) if way == "finger" else sit()).sit_at(keys, keys.host)
    before = ann.until(lambda sight: bool(sight.asking and sight.log))
    slot = next(one for one in before.targets if one.startswith("seat-0-"))
    if way == "finger":
        tap(ann, slot)
    elif way == "mouse":
        ann.target(slot).click(position=ann.spot(slot))
    else:
        ann.target(slot).focus()
        ann.page.keyboard.press("Enter")

    def validated(sight: Sight) -> int:
        return "\n".join(sight.log).count("You validate")

    ann.until(lambda sight: validated(sight) == validated(before) + 1)
