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
    "inventory",
    "tally",
    "joined",
    "buttons",
]
"""What an area is on the table, for whoever lays it out.

The *supply* is what all draw from; *sites* are the places of the shared table, each a *site*; a *map* is a grid of
*plates*, each a grid of *squares*, without gaps; a board has *zones*, a zone has *slots*, which take pieces; a *hand*
holds what a player has ready, *transit* what has to be put somewhere now, an *inventory* things to be used; a *tally*
keeps what is counted; cards that complete each other lie edge to edge, *joined*; *buttons* are words, and numbers to
be typed.
"""
Figure = tuple[str, ...]
"""A small drawing of squares, row by row: `X` a full one, `H` the full one that is touched for all of them, `o` one
that may be left out, `.` none."""
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

    The type checker sees to that: elements that guard themselves take four times as long to make.
    """
    return dataclass(kw_only=True, slots=True)(kind)  # type: ignore[return-value]


@dataclass_transform(frozen_default=True)
def part(kind: Kind) -> Kind:
    """Makes a class one of the other parts of a scene, which nobody changes either."""
    return dataclass(slots=True, unsafe_hash=True)(kind)  # type: ignore[return-value]


def memoized(make: Callable[Arguments, Made]) -> Callable[Arguments, Made]:
    """Keeps the parts of scenes that were made of late, from hashable arguments alone.

    Most of a table stays as it is from one move to the next and looks the same to all: a part that is the same object
    in two scenes need not be made, compared or sent again.
    """
    return cast("Callable[Arguments, Made]", lru_cache(maxsize=4096)(make))


@memoized
def label(name: str, **arguments: str | int) -> Label:
    """Writes a label shortly."""
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
    viewer's side would be at the bottom. `pips` are small symbols printed on it. What a `folded` area holds is looked
    up now and then: its name shows, and whoever wants to see more opens it; while something in it may be touched it
    lies open.
    """

    type: Literal["area"] = "area"
    role: Role = ""
    layout: Layout = "row"
    columns: int = 0
    turn: int = 0
    pips: int = 0
    folded: bool = False
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
class Button(Element):
    """A word to click where no piece on the table says it: to decline, to stop.

    A `minor` one answers no to what is asked, or leads aside from it: it weighs less than an answer.
    """

    type: Literal["button"] = "button"
    minor: bool = False


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


# Words and pictures of the book


@element
class Illustrated(Element):
    """What elements have whose words or picture belong to the content rather than to the game's sentences.

    `passage` is the uid of a passage of the book that the viewer has opened: its title names the element where there
    is no label, its paragraphs are its text. A scene never names a passage that its viewer has not opened. `picture`
    is a file in the game's folder `theme`, fetched when the element comes into sight; without one the passage's own
    picture serves. (`art`, by contrast, is a symbol of the sprite that every client has from the start.)
    """

    passage: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with a small picture: what something costs, asks for or gives.

    `label` says what is counted, without the number, `art` is a symbol of the theme for it. Without a `value` it is a
    sign alone. A `percent` is a whole number of hundredths, a `change` is written with its sign. `tone` tells good news
    from bad at a glance; the words must tell it too.
    """

    label: Label
    value: int | None = None
    art: str = ""
    unit: Literal["", "percent", "change"] = ""
    tone: Literal["plain", "good", "bad"] = "plain"


@element
class PageChoice(Element):
    """One of the choices at the end of a page; touching it is a move.

    Its words are the label of the page's passage under `key`, or its own `label`. `test` is the ability that is tried
    and how difficult it is, `costs` what is paid for choosing it, `chance` the chance of success as it stands, in
    hundredths. `condition` says what must be had or known for it. A `compulsory` choice must be taken if it can be.
    """

    type: Literal["page-choice"] = "page-choice"
    key: str = ""
    test: Amount | None = None
    costs: tuple[Amount, ...] = ()
    chance: int | None = None
    condition: Label | None = None
    compulsory: bool = False


@element
class Page(Illustrated):
    """A page of the book: title and picture, paragraphs, and below them the choices.

    `label` stands over the title, as a running head: which quest, whose story. `owner` is the seat that reads it, so
    that nobody takes another's page for one's own; a page of all has none. `paragraphs` are short sentences of
    the game's own text that follow the passage, such as what came of a roll. A picture that stands over many pages is
    shown as a narrow `band`. At the top level of a scene a page lies
    open over the table until it is put aside; within another element it is drawn in its place. `before` are passages
    that the viewer opened before this one, the oldest first: those that came since the last page are turned through.
    `above` is a passage whose title and paragraphs stand above its own, where its own only asks for a choice.
    """

    type: Literal["page"] = "page"
    owner: int | None = None
    band: bool = False
    paragraphs: tuple[Label, ...] = ()
    before: tuple[str, ...] = ()
    above: str = ""
    children: tuple[PageChoice, ...] = ()


# Cards to be read, and things put together from them


@element
class CardLine(Illustrated):
    """A line of a card: a picture for what is done (`art`), what it costs and asks for, and a few words.

    `label` names what is done, `text` tells what comes of it. A line that may be used now is touched like any element;
    of one that is `closed` its `hint` tells why it cannot be.
    """

    type: Literal["card-line"] = "card-line"
    closed: bool = False
    text: Label | None = None
    costs: tuple[Amount, ...] = ()
    test: Amount | None = None


@element
class TextCard(Illustrated):
    """A card to be read: its name, a picture, lines of icon, cost and text, badges in its corner and a die on it.

    `face` is None while it lies face down; `tint` groups cards at a glance. `count` are like it, told as one. `badges`
    are small numbers or signs printed in a corner. `die` is the number that a die shows which lies on it. A `spent`
    card was turned down after use. `chosen` is the key of the choice that was taken on its passage.
    """

    type: Literal["text-card"] = "text-card"
    face: str | None
    tint: Tint = "plain"
    count: int = 1
    badges: tuple[Amount, ...] = ()
    die: int | None = None
    spent: bool = False
    chosen: str = ""
    children: tuple[CardLine, ...] = ()


@element
class CardColumn(Element):
    """Cards laid over each other in a column that count as one thing, the first one on top, under one die.

    Of the covered cards the head shows. The column is touched as a whole; a card in it only where a move says so.
    """

    type: Literal["card-column"] = "card-column"
    die: int | None = None
    children: tuple[TextCard | Card, ...] = ()


# Maps of places and roads, and boards that grow

Side = Literal["north", "east", "south", "west"]


@element
class MapNode(Illustrated):
    """A place on a map, at `x` from its left and `y` from its top edge; `art` is the sign printed there.

    It holds what lies or stands there: figures, camps, tokens.
    """

    type: Literal["map-node"] = "map-node"
    x: int
    y: int
    children: tuple[AnyElement, ...] = ()


@element
class Road(Element):
    """A way between two places of a map, `start` and `end`; `art` is the sign printed on it.

    `bends` are points on the way, so that a road can go round a lake. `line` is how it is drawn.
    """

    type: Literal["road"] = "road"
    start: str
    end: str
    bends: tuple[tuple[int, int], ...] = ()
    line: Literal["road", "trail", "water"] = "road"


@element
class RoadMap(Illustrated):
    """A map of places and the roads between them, `width` by `height`, on a drawn ground (`picture`).

    `here` is the id of the place where the viewer stands: the map opens there, and leads back to it. The client lets a
    reader walk from place to place by arrow keys, along the roads. Units are free; about 1000 by 700 suits a screen.
    """

    type: Literal["road-map"] = "road-map"
    width: int
    height: int
    here: str = ""
    children: tuple[MapNode | Road, ...] = ()


@element
class Cell(Illustrated):
    """One square of a board that grows, at column `x` (eastwards) and row `y` (southwards); both may be negative.

    A `hidden` cell lies with its back up: what it is, nobody knows yet. `exits` are the sides on which one can go on.
    It holds what lies or stands there.
    """

    type: Literal["cell"] = "cell"
    x: int
    y: int
    hidden: bool = False
    exits: tuple[Side, ...] = ()
    children: tuple[AnyElement, ...] = ()


@element
class CellBoard(Illustrated):
    """A board of square cells that grows in all directions; cells join at their edges.

    `here` is the id of the cell where the viewer stands. The client pans and zooms, shows the whole in small, leads
    back to `here`, and lets a reader walk by compass with the arrow keys.
    """

    type: Literal["cell-board"] = "cell-board"
    here: str = ""
    children: tuple[Cell, ...] = ()


# A decision of many parts on one sheet, and numbers to be typed


@element
class Toggle(Element):
    """Something that can be switched on and off, each a move: who takes part, what is used.

    `amounts` tell what it changes. A `locked` one is on or off whatever one would like. `owner` is whose it is.
    """

    type: Literal["toggle"] = "toggle"
    on: bool
    locked: bool = False
    owner: int | None = None
    amounts: tuple[Amount, ...] = ()


@element
class Stepper(Element):
    """A number that is made smaller or larger, step by step: the two buttons it holds are the moves."""

    type: Literal["stepper"] = "stepper"
    value: int
    children: tuple[Button, ...] = ()


@element
class ActionSheet(Illustrated):
    """A decision of many parts on one sheet: how it stands, above what can be changed.

    Underneath it is a series of small moves, and every switch is the target of one: the game makes the sheet anew
    after each, with the `amounts` as they are then (cost, chance, risk). It holds groups (areas with a label) of
    toggles and steppers, and at its end the buttons that carry it out or give it up. `text` tells what comes of it.
    """

    type: Literal["action-sheet"] = "action-sheet"
    text: Label | None = None
    amounts: tuple[Amount, ...] = ()
    children: tuple[AnyElement, ...] = ()


@dataclass(frozen=True, slots=True)
class QuickNumber:
    """A number that is entered at one touch: one that most would choose, with the words that say why.

    The `main` one goes on with things as they stand.
    """

    number: int
    label: Label
    main: bool = False


@element
class Entry(Element):
    """A number to be typed, from `low` to `high`, written with at least so many `digits`.

    `notation` is the move to be made, with braces in the place of the number, for example `number {}`: a domain may be
    large, and no list of moves is needed for it. A scene shows an entry only to whoever may make that move now. `hint`
    tells what one should know to choose a number; `quick` numbers are offered beside it.
    """

    type: Literal["entry"] = "entry"
    notation: str
    low: int
    high: int
    digits: int = 1
    quick: tuple[QuickNumber, ...] = ()


AnyElement = (
    Area
    | Panel
    | Card
    | Token
    | Pile
    | Counter
    | TrackSpace
    | Track
    | Die
    | Button
    | ScoreSheet
    | Page
    | PageChoice
    | TextCard
    | CardLine
    | CardColumn
    | RoadMap
    | MapNode
    | Road
    | CellBoard
    | Cell
    | ActionSheet
    | Toggle
    | Stepper
    | Entry
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


@part
class Preview:
    """What a move would bring, told before it is made; the move is the one with these targets.

    `covers` are the elements that it would fill, `reaches` those that it might fill besides. A move that only `asks`
    further, on a sheet that tells the same before anything happens, need not be confirmed by whoever touches it.
    """

    targets: tuple[str, ...]
    effect: Label
    covers: tuple[str, ...] = ()
    reaches: tuple[str, ...] = ()
    asks: bool = False


@part
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


@part
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
    if isinstance(element, Track):
        return element.spaces
    if isinstance(element, Pile):
        return element.known
    children: tuple[AnyElement, ...] = getattr(element, "children", ())
    return children
