"""Somebody before a screen, who knows nothing that the page does not show: clicks, drags and touches what glows."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from playwright.sync_api import Locator, Page, Position, expect

from tests.web.place import Keys

T = TypeVar("T")

SECONDS = 40.0
"""How long a condition may take to come true on a busy machine."""

READ = """() => {
  const main = document.querySelector("main.table");
  const ids = (state) => [...(main?.querySelectorAll(`[data-state="${state}"]`) ?? [])]
    .filter((node) => node.checkVisibility()).map((node) => node.dataset.id);
  const text = (id) => document.querySelector(`[data-testid="${id}"]`)?.innerText ?? "";
  return {
    asking: main?.classList.contains("asking") ?? false,
    targets: ids("target"), picked: ids("picked"), prompt: text("prompt"),
    log: text("log").split("\\n").filter(Boolean),
    curtain: document.querySelector("[data-testid=curtain]") !== null,
    over: document.querySelector("[data-testid=scores]") !== null,
  };
}"""


SPOT = """(button) => {
  const seen = () => {
    const box = button.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96]) {
      for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const spot = { x: box.width * along, y: box.height * down };
        if (document.elementFromPoint(box.x + spot.x, box.y + spot.y) === button) return spot;
      }
    }
    return null;
  };
  const spot = seen();
  if (spot) return spot;
  button.scrollIntoView({ block: "center", inline: "center" });
  return seen();
}"""
"""Where a button can be hit, if need be after scrolling: a card under another one shows its upper edge only."""


AT_REST = """async () => {
  await document.fonts.ready;
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const what = "main.table, main.table :is([data-testid], [data-id])";
  const lie = () => [...document.querySelectorAll(what)].map((node) => {
    const box = node.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join();
  }).join(";");
  let before = "";
  for (let frames = 0, same = 0; frames < 300 && same < 3; frames += 1) {
    await drawn();
    const now = lie();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
"""Waits until letters have their typeface and nothing on the table has moved for some frames."""


@dataclass(frozen=True)
class Sight:
    """What a screen shows at one moment."""

    asking: bool
    targets: list[str]
    picked: list[str]
    prompt: str
    log: list[str]
    curtain: bool
    over: bool


@dataclass
class Person:
    """One page, and the hand that moves on it."""

    page: Page
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def see(self) -> Sight:
        return Sight(**self.page.evaluate(READ))

    def until(self, true: Callable[[Sight], bool]) -> Sight:
        """Waits until the screen shows something."""
        return wait(self, lambda: sight if true(sight := self.see()) else None)

    def at_rest(self) -> None:
        """Waits until the page lies still, so that it can be measured."""
        self.page.evaluate(AT_REST)

    def faces(self) -> set[str]:
        """Finds the bid tokens whose face is anywhere in the page, seen or not."""
        return set(re.findall(r"seat-\d-token-\d", self.page.content()))

    # Coming

    def sit_at(self, keys: Keys, secret: str | None) -> Person:
        """Opens the link of a seat and waits for the table."""
        assert secret is not None
        self.page.goto(f"/t/{keys.table}#{secret}")
        expect(self.by("connection")).to_have_attribute("data-line", "live")
        expect(self.by("tray").or_(self.by("curtain"))).to_be_visible()
        return self

    def asked(self) -> Sight:
        """Waits until something is asked here and can be touched, or the match is over."""
        return self.until(lambda sight: (sight.asking and bool(sight.targets)) or sight.over)

    # Moving

    def target(self, element: str) -> Locator:
        """The button of an element that glows."""
        held = self.page.locator(f'main.table [data-id="{element}"]')
        return held.locator(":scope > .hit, :scope > button").first

    def touch(self, element: str) -> Sight:
        """Clicks an element, waits until the page has taken it, and tells what it shows then."""
        before = self.see()
        spot = self.spot(element)
        self.page.mouse.move(0, 0)  # a hand comes, rests, sees what pressing would do, and presses
        self.target(element).hover(position=spot)
        self.target(element).click(position=spot)
        return self.taken(before)

    def spot(self, element: str) -> Position:
        """Waits until an element that glows can be hit by a finger or a mouse, and tells where.

        What was under a page is drawn some frames after the page was put aside.
        """
        found: Position = wait(self, lambda: self.target(element).evaluate(SPOT))
        return found

    def taken(self, before: Sight) -> Sight:
        """Waits until the page shows something else, and is not in the middle of sending."""
        return self.until(
            lambda now: (
                now != before and (now.asking or now.prompt != before.prompt or now.curtain or now.over)
            )
        )

    def drag(self, element: str, onto: str) -> None:
        """Drags a piece to a place and waits until the page has taken it."""
        before = self.see()
        spot = self.spot(element)
        box = self.target(element).bounding_box()
        assert box is not None
        start = box["x"] + spot["x"], box["y"] + spot["y"]
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 12, start[1] + 12, steps=2)
        end = self.centre(self.page.locator(f'main.table [data-id="{onto}"]').first)
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()
        self.taken(before)

    @staticmethod
    def centre(piece: Locator) -> tuple[float, float]:
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def decide(self, dragging: bool = False) -> bool:
        """Makes one whole move out of what glows, by clicks or by dragging a token; tells whether it dragged."""
        sight = self.asked()
        if sight.over:
            return False
        tokens = [piece for piece in sight.targets if "-token-" in piece]
        if dragging and tokens:
            token = self.rng.choice(tokens)
            self.drag(token, self.place_for(token))
            return True
        self.make(self.rng.choice(sight.targets))
        return False

    def make(self, chosen: str) -> None:
        """Makes a whole move that begins with an element; how it goes on is left to chance."""
        sight = self.touch(chosen)
        while sight.picked and sight.picked[-1] == chosen:
            chosen = self.rng.choice(sight.targets)
            sight = self.touch(chosen)

    def place_for(self, token: str) -> str:
        """Chooses where a token goes: picks it up to see where it may, and puts it back."""
        chosen = self.rng.choice(self.touch(token).targets)
        self.touch(token)
        return chosen


def wait(person: Person, found: Callable[[], T | None]) -> T:
    """Waits until something is there to be found; the browsers go on meanwhile."""
    end = time.monotonic() + SECONDS
    while (thing := found()) is None:
        assert time.monotonic() < end, f"waited in vain; the screen shows {person.see()}"
        person.page.wait_for_timeout(15)
    return thing
