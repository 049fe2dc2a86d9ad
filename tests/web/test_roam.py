"""Roam in the browser: whole matches, an auction, the shape before it is laid, the turned map, a phone, axe."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from portulan.engine.match import Match
from portulan.registry import game
from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.place import SEED, Place, decided
from tests.web.test_access import violations
from tests.web.test_fit import resized
from tests.web.test_match import sheet_of, whose_turn

SQUARE = re.compile(r"square-(\d),(\d)")


def at(ask: dict[str, Any]) -> bool:
    """Tells whether the first player is asked where a shape goes."""
    return bool(ask["step"] == "at" and ask["seat"] == 0)


def covered(person: Person, how: str) -> set[tuple[int, int]]:
    """Reads which squares the page marks as those that a shape would lie on."""
    ids = person.page.locator(f'[data-cover="{how}"]').evaluate_all("all => all.map((one) => one.dataset.id)")
    return {(int(found[1]), int(found[2])) for one in ids if (found := SQUARE.fullmatch(one))}


def tiles(person: Person) -> dict[str, bool]:
    """Reads the artifacts that lie before somebody, and which of them are used."""
    found: dict[str, bool] = person.page.locator('[data-testid="own"] .card[data-id^="tile-"]').evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.id, one.classList.contains('spent')]))"
    )
    return found


@pytest.mark.whole_match
def test_two_friends_play_a_match_with_artifacts_to_its_end(place: Place, sit: Sit) -> None:
    """The last turns are played by clicks; the first artifact that can be had is bought, and used as soon as it can be.

    First turns are played by clicks in the guided game.
    """
    keys = place.lay(game="roam")
    place.play_on(keys, decided(115))
    ann = sit().sit_at(keys, keys.host)
    bo = sit().sit_at(keys, keys.seats[1])
    bought: dict[str, Person] = {}
    used: dict[str, Person] = {}
    decisions = 0
    while (who := whose_turn(ann, bo)) is not None:
        decisions += 1
        sight, before = who.see(), {} if used else tiles(who)
        ready = [one for one in sight.targets if one in before]
        offered = [one for one in sight.targets if one.startswith("tile-") and one not in before]
        if ready:
            who.make(ready[0])
        elif offered and not bought:
            who.make(offered[0])
        elif "done" in sight.targets:
            who.touch("done")
        else:
            who.decide()
        after = {} if used else tiles(who)
        bought |= dict.fromkeys(after.keys() - before.keys(), who)
        used |= {tile: who for tile, spent in after.items() if spent and not before.get(tile, True)}
    assert bought and used and used.keys() <= bought.keys() and decisions > 20, decisions
    for tile, owner in bought.items():
        for person in (ann, bo):
            expect(
                person.page.locator(f'[data-seat="{int(owner is bo)}"] [data-id="{tile}"]')
            ).to_be_attached()
    assert any(line.startswith("You buy ") for line in next(iter(bought.values())).see().log)

    sheets = [sheet_of(person) for person in (ann, bo)]
    assert sheets[0] == sheets[1]
    points = [[int(cell) for cell in row[1:]] for row in sheets[0][1:]]
    assert points[-1] == [sum(line[seat] for line in points[:-1]) for seat in (0, 1)]


def test_the_shape_is_shown_where_it_would_lie(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, at)
    ann = sit().sit_at(keys, keys.host)
    sight = ann.asked()
    assert covered(ann, "full") == set()
    shapes = set()
    for target in (sight.targets[0], sight.targets[-1]):
        ann.target(target).hover()
        expect(ann.page.locator('[data-cover="full"]')).not_to_have_count(0)
        squares = covered(ann, "full")
        first = SQUARE.fullmatch(target)
        assert first is not None and (int(first[1]), int(first[2])) in squares
        corner = min(row for row, _ in squares), min(column for _, column in squares)
        shapes.add(frozenset((row - corner[0], column - corner[1]) for row, column in squares))
        assert "marker" in ann.by("tray").inner_text()
    assert len(shapes) == 1  # the same character, wherever it goes
    before = ann.page.locator('[data-role="square"] .token[data-seat="0"]').count()
    ann.target(sight.targets[-1]).click()
    expect(ann.page.locator('[data-role="square"] .token[data-seat="0"]')).to_have_count(
        before + len(squares)
    )


RINGED = """(squares) => squares
  .filter((one) => getComputedStyle(one, "::after").content === '""')
  .map((one) => one.dataset.id)"""

COVERED = """(squares) => squares
  .map((one) => [one.dataset.id, one.getBoundingClientRect()])
  .map(([id, box]) => [Math.round(box.y), Math.round(box.x), id])"""


@pytest.mark.parametrize("seat", [0, 1])
def test_the_square_that_is_touched_for_a_shape_is_ringed(place: Place, sit: Sit, seat: int) -> None:
    """Whoever sits in the south or in the north, it is the first square of the shape as it lies on the screen."""
    keys = place.lay(game="roam")
    place.play_on(keys, lambda ask: ask["step"] == "at" and ask["seat"] == seat)
    person = sit().sit_at(keys, [keys.host, *keys.seats[1:]][seat])
    squares = person.page.locator('[data-role="map"] [data-role="square"]')
    expect(person.by("tray").locator(".figure circle")).to_have_count(1)
    for target in person.asked().targets[::6]:
        person.target(target).hover()
        expect(person.page.locator(f'[data-id="{target}"][data-cover="full"]')).to_be_visible()
        assert squares.evaluate_all(RINGED) == [target]
        covers = person.page.locator('[data-cover="full"]').evaluate_all(COVERED)
        assert min(covers)[2] == target
        row, column = target.removeprefix("square-").split(",")
        name = f"{'abcdef'[int(column)]}{int(row) + 1}"
        expect(person.by("tray").locator(".effect")).to_contain_text(f"ringed square on {name}")


def test_the_map_is_turned_to_ones_own_side(place: Place, sit: Sit) -> None:
    keys = place.lay("host open open", game="roam")
    place.play_on(keys, at)
    bo = sit().sit_at(keys, keys.seats[1])  # in the west, with three players

    def corners() -> list[str]:
        """Reads the squares in the corners of the map as they lie on the screen, clockwise from the upper left."""
        boxes = bo.page.locator('[data-role="map"] [data-role="square"]').evaluate_all(
            "all => all.map((one) => [one.dataset.id, one.getBoundingClientRect().x, one.getBoundingClientRect().y])"
        )
        left, right = min(box[1] for box in boxes), max(box[1] for box in boxes)
        top, bottom = min(box[2] for box in boxes), max(box[2] for box in boxes)
        found = {(round(x), round(y)): name for name, x, y in boxes}
        places = ((left, top), (right, top), (right, bottom), (left, bottom))
        return [found[round(x), round(y)].removeprefix("square-") for x, y in places]

    expect(bo.by("turn-map")).to_have_attribute("aria-pressed", "true")
    assert corners() == ["0,5", "5,5", "5,0", "0,0"]  # the west at the bottom
    bo.by("turn-map").click()
    assert corners() == ["0,0", "0,5", "5,5", "5,0"]
    bo.page.reload()
    expect(bo.by("turn-map")).to_have_attribute("aria-pressed", "false")


def until_three_are_tied() -> tuple[list[int], list[int]]:
    """Finds moves after which all three players are tied for a card and can outbid each other, and who bids in turn."""
    rules = game("roam")
    options = rules.resolve(3, {"first_player": "0"})
    for number in range(500):
        match = Match.new(rules, ["Ann", "Bo", "Cy"], seed=SEED, options=options)
        rng = random.Random(number)
        moves: list[int] = []
        while not match.state.over:
            state = match.state
            if state.notation(state.moves()[0]) == "pass":
                view = state.view(None)
                auction, boards = view["auction"], view["boards"]
                order = [auction["bidder"], *auction["waiting"]]
                if len(order) == 3 and all(boards[seat]["coins"] >= bid for bid, seat in enumerate(order)):
                    return moves, order
            moves.append(rng.choice(state.moves()))
            match.play(moves[-1], state.actor)
    raise AssertionError("no three players were ever tied")


SHADOW = "(node) => getComputedStyle(node).boxShadow"
SPILT = """(middle) => {
  const around = middle.getBoundingClientRect();
  return [...middle.querySelectorAll(".card, .pile, .counter, .token")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.top < around.top - 3 || box.bottom > around.bottom + 3;
  }).map((node) => node.dataset.id);
}"""
"""Lists what lies over the parts above and below the shared table."""


def test_an_auction_among_three_players_who_are_all_tied(place: Place, sit: Sit) -> None:
    """The first opens with nothing, the second bids a coin, the third passes: the second pays and has the card."""
    moves, order = until_three_are_tied()
    keys = place.lay("host open open", game="roam")
    place.play(keys, moves)
    people = [sit().sit_at(keys, secret) for secret in (keys.host, *keys.seats[1:])]
    names = ("Ann", "Bo", "Cy")

    def number(person: Person, element: str) -> str:
        return person.page.locator(f'[data-id="{element}"] .value').first.inner_text()

    def coins() -> list[list[int]]:
        return [[int(number(one, f"seat-{seat}-coins")) for seat in range(3)] for one in people]

    def cards(person: Person, seat: int) -> set[str]:
        held = person.page.locator(f'[data-seat="{seat}"] .card[data-id^="card-"]')
        return set(held.evaluate_all("all => all.map((one) => one.dataset.id)"))

    def all_see(waiting: list[int], highest: str, leader: int | None) -> None:
        """Checks that nobody but the next bidder is asked, and that everybody sees the same auction."""
        for seat, person in enumerate(people):
            page = person.page
            expect(page.locator('[data-id="auction"]')).to_be_visible()
            expect(page.locator('[data-id="auction-highest"] .value')).to_have_text(highest)
            bidders = page.locator('[data-id="auction-bidders"] .token')
            expect(bidders).to_have_count(len(waiting))
            seats = bidders.evaluate_all("all => all.map((one) => Number(one.dataset.seat))")
            assert seats == waiting
            leads = page.locator('[data-id="auction-leader"]')
            expect(leads).to_have_count(int(leader is not None))
            if leader is not None:
                expect(leads).to_have_attribute("data-seat", str(leader))
            if seat == waiting[0]:
                assert "pass" in person.asked().targets
            else:
                expect(person.by("prompt")).to_contain_text(names[waiting[0]])
                assert person.see().targets == []

    first, second, third = order
    before = coins()
    assert before[0] == before[1] == before[2]
    owned = [cards(people[0], seat) for seat in range(3)]

    def knows(seat: int, highest: str, least: int) -> Locator:
        """Checks what stands beside the one number that is asked, and that any other one is refused with its rule."""
        person, have = people[seat], before[0][seat]
        entry = person.by("entry-bid")
        coins_told = "1 coin" if have == 1 else f"{have} coins"
        expect(entry).to_contain_text(f"{highest}; you have {coins_told}.")
        expect(entry.locator("button[type=submit]")).to_be_disabled()
        for typed in (least - 1, have + 1):
            if typed >= 0:
                entry.get_by_role("textbox").fill(str(typed))
                entry.get_by_role("textbox").press("Enter")
                expect(person.by("refusal")).to_contain_text("(RO-")
        entry.get_by_role("textbox").fill(str(least))
        expect(entry.locator("button[type=submit]")).to_be_enabled()
        for other in people:
            expect(other.by("entry-bid")).to_have_count(int(other is person))
        assert violations(person, "light") == []
        return entry

    all_see([first, second, third], "?", None)
    resized(people[first], 820, 1180)
    assert people[first].by("middle").evaluate(SPILT) == []  # the auction has its room on a tablet
    resized(people[first], 1440, 900)
    seen = people[first].see()
    glows = [people[first].by(one).evaluate(SHADOW) for one in ("quick-0", "word-pass")]
    assert glows[0] == glows[1] != "none"  # a bid is offered as plainly as passing
    knows(first, "Nobody has bid yet", 0).get_by_test_id("quick-0").click()
    people[first].taken(seen)
    all_see([second, third], "0", first)
    seen = people[second].see()
    knows(second, "The highest bid is 0", 1).get_by_role("textbox").press("Enter")
    people[second].taken(seen)
    all_see([third], "1", second)
    knows(third, "The highest bid is 1", 2)
    people[third].by("tab-moves").click()
    people[third].by("notation").press("Enter")  # an empty line is no move
    people[third].by("tab-log").click()
    people[third].touch("pass")

    for seat, person in enumerate(people):
        expect(person.page.locator('[data-id="auction"]')).to_have_count(0)
        won = re.compile(rf"{'You win' if seat == second else f'{names[second]} wins'} .* for 1 coin\.")
        assert any(won.fullmatch(line) for line in person.see().log[-12:])
        came = [len(cards(person, one) - owned[one]) for one in range(3)]
        assert came == [int(one == second) for one in range(3)]
    # Who wins pays; the two others gain a coin for their markers (RO-CLAIM-12).
    paid = [have + (-1 if seat == second else 1) for seat, have in enumerate(before[0])]
    assert coins() == [paid, paid, paid]


def test_a_phone(place: Place, sit: Sit) -> None:
    keys = place.lay(game="roam")
    place.play_on(keys, at)
    ann = sit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ann.sit_at(keys, keys.host)
    sight = ann.asked()
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    square = ann.page.locator('[data-role="map"] [data-role="square"]').first.bounding_box()
    assert square is not None and square["width"] >= 40 and square["height"] >= 40
    ann.target(sight.targets[0]).tap()
    considered = ann.taken(sight)
    assert considered.log == sight.log
    ann.by("confirm").tap()
    assert ann.until(lambda now: now.log != sight.log).log


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(place: Place, sit: Sit, scheme: str) -> None:
    keys = place.lay("host open open", game="roam")
    place.play_on(keys, at)
    ann = sit(color_scheme=scheme).sit_at(keys, keys.host)
    ann.asked()
    assert violations(ann, scheme) == []
    bo = sit(color_scheme=scheme).sit_at(keys, keys.seats[1])
    assert violations(bo, scheme) == []
