"""Tables of The 7th Continent, with the same match played beside them: it says what is clicked and what is seen."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from portulan.engine.match import Match
from portulan.games.seventh_continent.moves import EXTRA
from portulan.games.seventh_continent.state import SeventhContinent
from tests.games.seventh_continent.course import Enough, begin, judged, led, position
from tests.games.seventh_continent.setting import GAME
from tests.web.near_and_far_table import drawn, put_aside
from tests.web.person import Person
from tests.web.place import Keys, Place


def lay(place: Place, enough: Enough, seats: str = "host") -> tuple[Keys, Match]:
    """Lays a table and plays on, with good sense, until there is enough of it."""
    match = begin(len(seats.split()))
    made = led(match, enough)
    keys = place.lay(seats, GAME.name)
    place.play(keys, made)
    return keys, match


def code(state: SeventhContinent, uid: str) -> int:
    return state.box.by_id[uid]


def touched(person: Person, element: str) -> None:
    """Touches an element of the table; a page in the way is put aside."""
    person.until(lambda sight: element in sight.targets)
    if element.startswith(("choice-", "region-")):
        turn_pages(person)
    put_aside(person, element)
    person.touch(element)


def turn_pages(person: Person) -> list[str]:
    """Turns to the last page that lies open, and gives the words of those before it."""
    found: list[str] = []
    following, prose = person.by("next-page"), person.by("page").locator(".prose")
    while following.count():
        expect(person.by("page-waiting")).to_have_count(0)
        found.append(prose.inner_text())
        following.click()
        expect(prose).not_to_have_text(found[-1], use_inner_text=True)
    return found


def enter(person: Person, family: str, number: int) -> None:
    """Answers how many: by the button that says so, or by typing it."""
    entry = person.by(f"entry-{family}")
    expect(entry).to_be_visible()
    before = person.see()
    quick = entry.get_by_test_id(f"quick-{number}")
    if quick.count():
        quick.click()
    else:
        entry.get_by_role("textbox").fill(str(number))
        entry.locator("[type=submit]").click()
    person.taken(before)


def is_asked(match: Match, seat: int, move: int) -> bool:
    """Tells whether somebody who plays one seat is asked for a move; others are made with the next answer."""
    return any(offer.takes(move) for offer in match.offers(seat, (seat,)))


def click_on(people: Sequence[Person], match: Match, move: int | None = None) -> None:
    """Makes a move by clicks, the best one unless another is named, at the table and beside it."""
    chosen = judged(match) if move is None else move
    seat = match.state.actors[0]
    if not is_asked(match, seat, chosen):
        match.play(chosen, seat)
        return
    if chosen in EXTRA:
        enter(people[seat], "extra", EXTRA.index(chosen))
    else:
        for element in GAME.targets(match.state.view(seat), chosen):
            touched(people[seat], element)
    match.play(chosen, seat)


def shows(person: Person, match: Match, seat: int, lang: str = "en") -> None:
    """Waits until a screen shows the Board, the cards of a player and the state of the decks as they are."""
    view = position(match).view(seat)
    status = GAME.scene(view).status
    expect(person.page.get_by_text(GAME.text.say(status.name, status.arguments, lang))).to_be_visible()
    for cell in view["cells"]:
        if cell["card"] is not None:
            expect(drawn(person, f"cell-{cell['cell']}")).to_contain_text(view["cards"][cell["card"]][lang])
    own = view["people"][seat]
    for uid in own["hand"]:
        if uid != own["character"]:
            card = view["cards"][uid]
            expect(drawn(person, f"card-{card['code']}")).to_contain_text(card[lang])
