"""The scene: what a viewer sees, as a tree of typed elements that any client can draw without knowing the game.

A game builds its scene from a *view*, so that a scene holds no more than its viewer may know. Nothing in it is a
sentence: a label names a message and its arguments, and whoever draws it chooses the language. All of it is plain
data (`dataclasses.asdict`), and `type` tells the kinds of element apart.

Ids are stable. An element that there is only once keeps its id wherever it goes; among pieces that are all alike
the id tells the place. What moved from where to where is told beside the scene (`Motion`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, ParamSpec, TypeVar, cast, dataclass_transform

Layout = Literal["row", "column", "grid"]
Role = Literal[
    "",
    "supply",
    "sites",
    "site",
    "map",
    "plate",
    "square",
    "zones",
    "zone",
    "slot",
    "hand",
    "transit",
    "tally",
    "buttons",
]
"""What an area is on the table, for whoever lays it out.

The *supply* is what all draw from; *sites* are the places of the shared table, each a *site*; a *map* is a grid of
*plates*, each a grid of *squares*, without gaps; a board has *zones*, a zone has *slots*, which take pieces; a *hand*
holds what a player has ready, *transit* what has to be put somewhere now; a *tally* keeps what is counted; *buttons*
are words.
"""
Figure = tuple[str, ...]
"""A small drawing of squares, row by row: `X` a full one, `o` one that may be left out, `.` none."""
Tint = Literal["plain", "red", "orange", "yellow", "green", "cyan", "blue", "purple", "grey"]
"""Colours that group pieces at a glance; what a piece is, its label says."""


@dataclass(frozen=True)
class Label:
    """A message of the game's text and its arguments."""

    name: str
    arguments: dict[str, str | int] = field(default_factory=dict)


Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")
Kind = TypeVar("Kind", bound=type)


@dataclass_transform(kw_only_default=True, frozen_default=True)
def element(kind: Kind) -> Kind:
    """Makes a class one of the elements, which nobody changes once they are made.

    The type checker checks that: classes that check it at run time (`frozen`) take four times as long to make.
    """
    return dataclass(kw_only=True, slots=True)(kind)  # type: ignore[return-value]


def memoized(make: Callable[Arguments, Made]) -> Callable[Arguments, Made]:
    """Remembers the parts of scenes that were made last, from hashable arguments alone.

    Most of a table stays as it is from one move to the next and looks the same to all: a part that is the same object
    in two scenes need not be made, compared or sent again.
    """
    return cast("Callable[Arguments, Made]", lru_cache(maxsize=4096)(make))


@memoized
def label(name: str, **arguments: str | int) -> Label:
    """Makes a label; equal labels are one object."""
    return Label(name, arguments)


@element
class Element:
    """What all elements have.

    `hint` says in one line what the element is for. `art` names a picture of the game's theme. `code` is what a player
    writes to mean it, in the notation of moves. `active` marks what is at stake now: the seat that is asked, the tile
    that is resolved, an open slot.
    """

    id: str
    label: Label | None = None
    hint: Label | None = None
    art: str = ""
    code: str = ""
    active: bool = False


@element
class Area(Element):
    """A place that holds other elements; a grid has `columns`.

    `turn` counts the quarter turns, clockwise, by which its picture lies turned; for a map, those after which the
    viewer's side would be at the bottom. `pips` are small symbols printed on it.
    """

    type: Literal["area"] = "area"
    role: Role = ""
    layout: Layout = "row"
    columns: int = 0
    turn: int = 0
    pips: int = 0
    figure: Figure = ()
    children: tuple[AnyElement, ...] = ()


@element
class Panel(Element):
    """What belongs to one player; `own` is the viewer's."""

    type: Literal["panel"] = "panel"
    seat: int
    own: bool
    layout: Layout = "row"
    children: tuple[AnyElement, ...] = ()


@element
class Card(Element):
    """A card; `face` names its picture and is None while it lies face down. `count` are like it, told as one.

    `figure` and `worth`, a number, are printed on it. A `spent` card was turned down after use; all know what it is.
    """

    type: Literal["card"] = "card"
    face: str | None
    tint: Tint = "plain"
    count: int = 1
    figure: Figure = ()
    worth: int | None = None
    spent: bool = False


@element
class Token(Element):
    """A token, of a player if it has an owner; `face` is None while it lies face down."""

    type: Literal["token"] = "token"
    face: str | None
    owner: int | None = None


@element
class Pile(Element):
    """Cards on top of each other; `known` are those that the viewer can tell to be in it, in no order."""

    type: Literal["pile"] = "pile"
    count: int
    known: tuple[Card, ...] = ()


@element
class Counter(Element):
    """A number; None if the viewer may not know it.

    `main` marks the number by which a player stands. A counter of pieces that lie there for good `holds` their face.
    """

    type: Literal["counter"] = "counter"
    value: int | None
    main: bool = False
    holds: str = ""


@element
class TrackSpace(Element):
    """One space of a track, taken or still free."""

    type: Literal["track-space"] = "track-space"
    filled: bool = False


@element
class Track(Element):
    """Spaces in a line."""

    type: Literal["track"] = "track"
    spaces: tuple[TrackSpace, ...]


@element
class Die(Element):
    """A die; `value` is None until it is thrown."""

    type: Literal["die"] = "die"
    sides: int
    value: int | None


@element
class Story(Element):
    """A page of text, paragraph by paragraph."""

    type: Literal["story"] = "story"
    paragraphs: tuple[Label, ...]


@element
class Button(Element):
    """A word to click where no piece on the table says it: to decline, to stop."""

    type: Literal["button"] = "button"


@dataclass(frozen=True)
class ScoreLine:
    """A line of a score sheet: one value for each seat."""

    label: Label
    values: tuple[int, ...]
    total: bool = False


@element
class ScoreSheet(Element):
    """The score sheet, line by line, and the seats that win."""

    type: Literal["score-sheet"] = "score-sheet"
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...]


AnyElement = (
    Area | Panel | Card | Token | Pile | Counter | TrackSpace | Track | Die | Story | Button | ScoreSheet
)


def score_sheet(
    lines: Sequence[str], sheets: Sequence[Mapping[str, int]], winners: Sequence[int]
) -> ScoreSheet:
    """Lays out the points of all seats, line by line; the one called `total` sums them up."""
    laid = tuple(
        ScoreLine(label(f"sheet-{line}"), tuple(sheet[line] for sheet in sheets), total=line == "total")
        for line in lines
    )
    return ScoreSheet(id="sheet", label=label("sheet"), lines=laid, winners=tuple(winners))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring, told before it is made; the move is the one with these targets.

    `covers` are the elements that it would fill, `reaches` those that it might fill besides.
    """

    targets: tuple[str, ...]
    effect: Label
    covers: tuple[str, ...] = ()
    reaches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """What an event moved: a piece, from the place that held it to the one that holds it then.

    `piece` is the id of the piece, or its face where several are all alike; `?` is one that lies face down, and an
    empty name any piece. `source` and `target` are the ids of what held it and what holds it then, directly or
    further in: an area, a panel, or the pile or counter that it came from or went into. An empty `source` is wherever
    the piece lay. In both `*` stands for the seat whose piece it is. `count` is the number of such pieces; `*` means
    all that left the source or came to the target.
    """

    piece: str
    source: str
    target: str
    count: str = "1"


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table as one viewer sees it; `status` says where the match stands."""

    status: Label
    children: tuple[AnyElement, ...]
    previews: tuple[Preview, ...] = ()

    def elements(self) -> Iterator[AnyElement]:
        """Walks through all elements, a holder before what it holds."""
        waiting: list[AnyElement] = list(reversed(self.children))
        while waiting:
            element = waiting.pop()
            yield element
            waiting += reversed(held_by(element))

    def panels(self) -> list[Panel]:
        """Lists the panels of the players."""
        return [element for element in self.children if isinstance(element, Panel)]

    def sheet(self) -> ScoreSheet | None:
        """Finds the score sheet, which lies on the table at the end."""
        return next((element for element in self.children if isinstance(element, ScoreSheet)), None)


def held_by(element: AnyElement) -> tuple[AnyElement, ...]:
    """Lists what an element holds."""
    if isinstance(element, Area | Panel):
        return element.children
    if isinstance(element, Track):
        return element.spaces
    return element.known if isinstance(element, Pile) else ()
