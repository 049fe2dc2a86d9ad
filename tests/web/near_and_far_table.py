"""Tables of Near and Far at which something rare is about to happen, found by playing without a browser.

A table draws the same cards in every run, so a match that is played beside it with the same decisions is its twin: the
twin is searched for what is wished, says which elements a move is clicked on, and knows what must be seen then.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from playwright.sync_api import Locator, Request, WebSocket, expect

from portulan.content.book import FOLDER, Book, Passage
from portulan.engine.match import Match
from portulan.engine.scene import AnyElement, Counter, Panel
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.state import NearAndFar
from portulan.registry import game
from tests.toys import late_series
from tests.web.person import Person
from tests.web.place import SEED, Place

GAME = game("near-and-far")
BOOK = Book(GAME.folder / FOLDER)
NAMES = ("Ann", "Bo", "Cy", "Di")

LIKED = {"attempt": 60, "restore": 60, "adventure": 6, "recruit": 9, "put": 20, "go": 4, "camp": 6, "duel": 3}
"""How much rather than any other move those are made that lead somewhere."""
TRIES = 400
LONGEST = 230
"""Moves after which nobody waits any longer."""

Told = tuple[str, ...]
"""An event: its name, then its values."""
Begins = Callable[[NearAndFar], bool]
"""Tells whether what is looked for may begin in a position."""


@dataclass
class Course:
    """What happened since something began: the positions, the moves in short, and what was told."""

    before: NearAndFar
    after: NearAndFar
    made: list[str]
    told: list[Told]

    def tells(self, *beginning: str) -> bool:
        """Tells whether an event happened, by its name and its first values."""
        return any(event[: len(beginning)] == beginning for event in self.told)


Ends = Callable[[Course], bool]
"""Tells whether something came to its end as wished."""


@dataclass(frozen=True)
class Script:
    """A table before something happens: the moves that lead there, and those that are clicked then."""

    options: dict[str, str]
    before: list[int]
    clicked: list[int]


def begin(options: dict[str, str], players: int = 2) -> Match:
    """Begins a match as a table does that is laid with such options."""
    names = [*NAMES[:1], *[""] * (players - 1)]
    chosen = GAME.resolve(players, options)
    chapter = late_series.first(names, chosen)
    carried = {} if chapter is None else chapter.carried
    if chapter is not None:
        chosen = GAME.resolve(players, {**chosen, **chapter.options})
    return Match.new(GAME, NAMES[:players], seed=SEED, options=chosen, carried=carried)


def find(
    begins: Begins, ends: Ends, guess: int, liked: dict[str, int] | None = None, **options: str
) -> Script:
    """Looks for a match in which something begins and ends as wished; the guess is what it was found by before."""
    chosen = {"first_player": "fixed", **options}
    weights = {**LIKED, **(liked or {})}
    for number in (guess, *range(TRIES)):
        match, rng, moves = begin(chosen), random.Random(number), list[int]()
        begun, heard, course = 0, 0, None
        while len(moves) < LONGEST and not match.state.over:
            state = position(match)
            if begins(state):
                begun, heard, course = len(moves), len(match.told), Course(state.copy(), state, [], [])
            seat = state.actors[0]
            offered = state.moves(seat)
            moves += rng.choices(offered, [weight(state.notation(move), weights) for move in offered])
            made = state.notation(moves[-1])
            match.play(moves[-1], seat)
            if course is not None:
                course.made.append(made)
                course.after, course.told = position(match), told(match, heard)
                if ends(course):
                    return Script(chosen, moves[:begun], moves[begun:])
    raise AssertionError("nothing of the kind was found")


def told(match: Match, since: int) -> list[Told]:
    """Tells the events of a match in words."""
    return [(EVENTS[event[0]].name, *(str(value) for value in event[1:])) for event in match.told[since:]]


def weight(notation: str, weights: dict[str, int]) -> int:
    """Tells how much a move is liked: as it is written, or as one of its kind."""
    return weights.get(notation, weights.get(notation.split(maxsplit=1)[0], 1))


def position(match: Match) -> NearAndFar:
    assert isinstance(match.state, NearAndFar)
    return match.state


# The table and its twin


class Twin:
    """A table that is led to where a script begins, and the same match beside it."""

    def __init__(self, place: Place, script: Script, seats: str = "host open") -> None:
        self.keys = place.lay(seats, GAME.name, 600, **script.options)
        self.match = begin(script.options, len(seats.split()))
        self.left = list(script.clicked)
        place.play(self.keys, script.before)
        for move in script.before:
            self.match.play(move, self.match.state.actors[0])

    @property
    def state(self) -> NearAndFar:
        return position(self.match)

    def click(self, person: Person, press: Callable[[Person, str], object] = Person.touch) -> str:
        """Makes the next move of the script by clicks, or by taps; a page in the way is put aside."""
        move = self.left.pop(0)
        for element in self.elements(move):
            if element in person.see().targets:
                put_aside(person, element)
                press(person, element)
        made = self.state.notation(move)
        self.match.play(move, self.state.actors[0])
        return made

    def elements(self, move: int) -> list[str]:
        """Names what is touched for a move; nothing for one that is declined by whatever is answered next."""
        seat = self.state.actors[0]
        for offer in self.match.offers(seat):
            if move in offer.moves:
                return GAME.targets(offer.state.view(seat), move)
        return []

    def page(self, lang: str = "en") -> Passage:
        """Gives the words of the page that lies open."""
        found = self.state.view(None)["page"]
        assert found is not None
        return BOOK.passage(found["passage"], lang)

    def say(self, sentence: str, lang: str = "en") -> str:
        """Says a name as the game does."""
        return GAME.text.say(sentence, {}, lang)

    def heard(self, event: str, viewer: int, lang: str = "en") -> str:
        """Tells the last event of a name as a viewer hears it."""
        last = next(one for one in reversed(self.match.told) if EVENTS[one[0]].name == event)
        return self.match.say(last, viewer, lang)

    def counted(self, seat: int, viewer: int) -> dict[str, int]:
        """Gives what a player has in figures that somebody sees, by the elements that show it."""
        scene = GAME.scene(self.state.view(viewer))
        panel = next(one for one in scene.children if isinstance(one, Panel) and one.seat == seat)
        return {
            one.id: one.value for one in inside(panel) if isinstance(one, Counter) and one.value is not None
        }

    def shows(self, person: Person, viewer: int, seat: int = 0) -> None:
        """Waits until the screen of a viewer shows what a player has."""
        for element, value in self.counted(seat, viewer).items():
            expect(drawn(person, element).locator(".value").first).to_have_text(str(value))


def inside(element: AnyElement) -> Iterator[AnyElement]:
    """Walks through an element and all that lies in it."""
    return chain((element,), *(inside(child) for child in getattr(element, "children", ())))


def drawn(person: Person, element: str) -> Locator:
    return person.page.locator(f'main.table [data-id="{element}"]')


def put_aside(person: Person, element: str) -> None:
    """Puts aside a page that lies over something that is to be touched."""
    fold = person.by("fold")
    on_page = person.by("overlay").locator(f'[data-id="{element}"]').count()
    if fold.count() and fold.get_attribute("aria-expanded") == "true" and not on_page:
        fold.click()
        expect(person.by("page")).to_have_count(0)


# Reading


def reads(person: Person, words: Passage, lang: str = "en") -> None:
    """Waits until a page lies open on a screen, and reads its title and all its paragraphs."""
    page = person.by("page")
    expect(page.get_by_role("heading")).to_have_text(words.title)
    expect(page).to_have_attribute("lang", lang)
    for paragraph in words.paragraphs:
        expect(page).to_contain_text(paragraph.replace("*", ""))


def everything(person: Person) -> Callable[[], list[str]]:
    """Keeps whatever comes to a browser from now on: all answers that are text, and what is told over the line."""
    frames: list[str] = []
    done: list[Request] = []
    texts: dict[Request, str] = {}

    def keep(request: Request) -> None:
        if request.resource_type not in ("image", "font"):
            done.append(request)

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda payload: frames.append(str(payload)))

    person.page.on("requestfinished", keep)
    person.page.on("websocket", listen)

    def arrived() -> list[str]:
        """Reads all that came; pictures are none of it."""
        for request in done:
            answer = request.response() if request not in texts else None
            if answer is not None:
                texts[request] = answer.text() if answer.status == 200 else ""
        return [*frames, *texts.values()]

    return arrived
