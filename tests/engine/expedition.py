"""A team of up to three on its way, with one step of each newer kind: to see how the engine runs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.engine.content import NoContent
from portulan.engine.dice import die_family, even_chances, pips
from portulan.engine.errors import FileError
from portulan.engine.events import EventFamily, Events
from portulan.engine.fields import AnyDeclaration, number, numbers
from portulan.engine.game import Game
from portulan.engine.heuristic import Heuristic
from portulan.engine.options import Option
from portulan.engine.picking import Pick, begin_picking, pick_step
from portulan.engine.piles import cards_in, layered_draw
from portulan.engine.saga import Chapter, Saga
from portulan.engine.scene import Scene, label
from portulan.engine.state import JsonObject, State
from portulan.engine.steps import (
    SEAT,
    Anyone,
    Arg,
    Auto,
    Consent,
    Decision,
    Draw,
    Frame,
    FreeActions,
    Moves,
    Reveal,
    StepNames,
    Steps,
    Weights,
)

PASSAGES: Final = ("gate", "well", "lamp")
CARDS: Final = ("fern", "moss", "reed", "gold")
GREEN: Final = (0, 1, 2)
GOLD: Final = (3,)
DECK, HAND, SPENT = 0, 1, 2

_CARD = Field("card", CARDS)
GO: Final = Family("go", "go {where}", Field("where", ("on", "back")))
AGREE: Final = Family("agree", "agree")
OBJECT: Final = Family("object", "object")
ENTER: Final = Family("enter", "enter {code}", Number("code", 0, 999, digits=3))
PICK: Final = Family("pick", "pick {card}", _CARD)
DONE: Final = Family("done", "done")
EAT: Final = Family("eat", "eat")
REST: Final = Family("rest", "rest {hours}", Number("hours", 1, 2))
ROLL: Final = die_family("roll", 6)
CARD: Final = Family("card", "card {card}", _CARD)
SPACE: Final = ActionSpace((GO, AGREE, OBJECT, ENTER, PICK, DONE, EAT, REST, ROLL, CARD))

READ: Final = EventFamily("read")

NAMES: Final = StepNames()
WHERE: Final = NAMES.step("where")
FIRST_WORD: Final = NAMES.step("first word")
CODE: Final = NAMES.step("code", SEAT)
PAGE: Final = NAMES.step("page", Arg("passage", 0, 2))
CAMP: Final = NAMES.step("camp", SEAT)
THROW: Final = NAMES.step("throw")
FIND: Final = NAMES.step("find")
GIVE: Final = pick_step(NAMES, "give")
CHOOSE: Final = pick_step(NAMES, "choose")
LOOP: Final = NAMES.step("loop")


class Expedition(State):
    """Keeps counters of what was done, and where each card is."""

    __slots__ = ("food", "places", "tries", "walked")

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = (
        number("walked", -100, 100, "Steps taken."),
        number("tries", 0, 100, "Wrong codes."),
        numbers("food", 0, 9, "Food of each.", each=1, default=2),
        numbers("places", 0, 2, "Where each card is.", length=len(CARDS)),
    )
    food: list[int]
    places: list[int]
    tries: int
    walked: int

    def clear(self) -> None:
        """Begins with nothing done."""
        self.walked = self.tries = 0
        self.food = [2] * self.players
        self.places = [DECK] * len(CARDS)

    def copy(self) -> Self:
        """Copies field by field."""
        other = type(self).blank(self.players, self.options, self.carried)
        other.stack, other.opened, other.sampled = self.stack[:], self.opened, self.sampled
        other.generator = None if self.generator is None else self.generator.copy()
        other._moves, other._seat = self._moves, self._seat
        other.walked, other.tries, other.food, other.places = (
            self.walked,
            self.tries,
            self.food[:],
            self.places[:],
        )
        return other

    def setup(self) -> None:
        """Leaves everything to the frames that a test pushes, except in a campaign."""
        self.walked = self.carried.get("walked", 0)
        if self.carried:
            self.stack.append((WHERE,))

    def view(self, seat: int | None) -> JsonObject:
        """Shows everything that was opened."""
        return {"walked": self.walked, "opened": [PASSAGES[passage] for passage in self.opened]}

    def scores(self) -> list[int]:
        """One score for all."""
        return [self.walked] * self.players

    def winners(self) -> list[int]:
        """All, who went on, or nobody."""
        return list(range(self.players)) if self.walked > 0 else []

    def broken_rules(self) -> list[str]:
        """Ranges are all there is."""
        return []


def _go(state: Expedition, frame: Frame, seat: int, move: int) -> None:
    state.walked += 1 if GO.index(move) == 0 else -1


def _enter_moves(state: Expedition, frame: Frame) -> Moves:
    return ENTER.moves()


def _enter(state: Expedition, frame: Frame, move: int) -> None:
    if ENTER.index(move) == 316:
        state.stack.append((PAGE, PASSAGES.index("lamp")))
    else:
        state.tries += 1


def _page(state: Expedition, frame: Frame) -> int:
    return frame[1]


def _read(state: Expedition, frame: Frame) -> None:
    state.tell(READ)
    state.walked += 10


def _rest(state: Expedition, frame: Frame, move: int) -> None:
    state.walked += REST.index(move) + 1


def _throw(state: Expedition, frame: Frame, outcome: int) -> None:
    state.walked += pips(ROLL, outcome)


def _find_weights(state: Expedition, frame: Frame) -> Weights:
    return layered_draw(state.places, DECK, (GREEN, GOLD), CARD)


def _find(state: Expedition, frame: Frame, outcome: int) -> None:
    state.places[CARD.index(outcome)] = HAND


def _hand(state: Expedition, frame: Frame) -> list[int]:
    return cards_in(state.places, HAND)


def _spend(state: Expedition, frame: Frame, card: int) -> None:
    state.places[card] = SPENT


def _eat(state: Expedition, seat: int, move: int) -> None:
    state.food[seat] -= 1


def _against_eating(state: Expedition, seat: int, move: int) -> str:
    return "" if state.food[seat] else "E-FOOD"


def _again(state: Expedition, frame: Frame) -> None:
    state.stack.append(frame)


Expedition.free = FreeActions(("E-FREE",), lambda state: 0, (EAT,), _eat, _against_eating, (CODE,))
Expedition.steps = Steps(
    NAMES,
    {
        WHERE: Anyone(("E-WHERE",), (GO,), _go, consent=Consent(AGREE, OBJECT)),
        FIRST_WORD: Anyone(("E-FIRST",), (GO,), _go),
        CODE: Decision(("E-CODE",), (ENTER,), _enter, moves=_enter_moves),
        PAGE: Reveal(("E-PAGE",), _page, _read),
        CAMP: Decision(("E-CAMP",), (REST,), _rest),
        THROW: Draw(("E-THROW",), even_chances(ROLL), _throw),
        FIND: Draw(("E-FIND",), _find_weights, _find),
        GIVE: Pick(("E-GIVE",), PICK, _hand, _spend),
        CHOOSE: Pick(("E-CHOOSE",), PICK, _hand, _spend, DONE),
        LOOP: Auto(("E-LOOP",), _again),
    },
)


def _check(carried: Mapping[str, Any]) -> JsonObject:
    if carried and (set(carried) != {"walked"} or type(carried["walked"]) is not int):
        raise FileError("carried: field 'walked' must be a whole number")
    return dict(carried)


def _following(state: State, names: Sequence[str]) -> Chapter | None:
    assert isinstance(state, Expedition)
    if state.walked >= 3:
        return None
    carried = {"walked": state.walked}
    return Chapter("next", carried, {"pace": "slow"}, (Chapter("hasty", carried, {"pace": "fast"}),))


def _no_heuristic() -> Heuristic[Any]:
    raise NotImplementedError


GAME: Final = Game(
    name="expedition",
    title="Expedition",
    rules_version=1,
    content_version=1,
    players=(1, 2, 3),
    options=(
        Option("pace", ("slow", "fast"), "E-WHERE"),
        Option("leader", lambda players: [str(seat) for seat in range(players)], "E-WHERE"),
    ),
    space=SPACE,
    events=Events(READ),
    components=lambda folder: [],
    state=lambda: Expedition,
    heuristic=_no_heuristic,
    scene=lambda: lambda view: Scene(label("nothing"), ()),
    targets=lambda: lambda view, move: [],
    folder=Path(__file__).parent,
    bound=None,
    over_rule="E-OVER",
    team=True,
    secrets=False,
    content=lambda pack, checked: NoContent((Path(__file__).parent,), PASSAGES),
    saga=Saga(lambda names, options: Chapter("first", {"walked": 0}), _check, _following),
)
Expedition.game = GAME


def expedition(*frames: Frame, players: int = 3, seed: int | None = None) -> Expedition:
    """A state in which these frames remain to be done, the first one first."""
    state = GAME.new(players, seed)
    assert isinstance(state, Expedition)
    state.stack = list(reversed(frames))
    state.refresh()
    return state


def picking(step: int, least: int, most: int, *cards: str) -> Expedition:
    """A state in which seat 1 picks among cards in hand."""
    state = GAME.new(3)
    assert isinstance(state, Expedition)
    for card in cards:
        state.places[CARDS.index(card)] = HAND
    state.stack = [begin_picking(step, 1, least, most)]
    state.refresh()
    return state
