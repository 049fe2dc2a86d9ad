"""What a viewer sees of the valley, the Table and the book, built from a view alone, and where a move is clicked."""

from __future__ import annotations

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    ActionSheet,
    Amount,
    AnyElement,
    Area,
    Button,
    Cell,
    CellBoard,
    Counter,
    Die,
    Entry,
    Label,
    MapNode,
    Motion,
    Page,
    PageChoice,
    Panel,
    Pile,
    Preview,
    Road,
    RoadMap,
    Scene,
    TextCard,
    Token,
    label,
    memoized,
    score_sheet,
)
from tests.toys.letters.moves import SPACE
from tests.toys.letters.view import CarrierView, CellView, ChoiceView, PlaceView, View
from tests.toys.letters.world import CELLS, GATE, PLACES, SIDES, beside

STILE = CELLS[GATE]


def scene(view: View) -> Scene:
    """Lays out the season: map, Table and page, or the drawer in winter; then what everybody has."""
    children: list[AnyElement] = []
    if view["season"] == "winter":
        drawer = tuple(_gear(view, "keepsake", name) for name in view["drawer"])
        children.append(Area(id="drawer", label=label("drawer"), role="supply", children=drawer))
    else:
        children += [_map(view), _table(view), _supply(view)]
    if view["page"] is not None:
        children.append(_page(view))
    children.append(_notebook(view))
    if view["step"] in ("evening", "evening proposal", "first word"):
        children.append(_evening(view))
    children += [_panel(view, seat, carrier) for seat, carrier in enumerate(view["carriers"])]
    words = _words(view)
    if words:
        children.append(Area(id="words", label=label("words"), role="buttons", children=words))
    if view["scores"] is not None and view["winners"] is not None:
        letter = 10 if view["delivered"] else 0
        sheet = [{"letter": letter, "days": score - letter, "total": score} for score in view["scores"]]
        children.append(score_sheet(("letter", "days", "total"), sheet, view["winners"]))
    return Scene(_status(view), tuple(children), _previews(view))


def _status(view: View) -> Label:
    phase = "winter" if view["season"] == "winter" else "day" if view["day"] else "packing"
    if view["over"]:
        phase = "wintered" if phase == "winter" else "delivered" if view["delivered"] else "snow"
    return label("status", phase=phase, season=view["season"], day=view["day"], days=view["days"])


# The valley and the Table


def _map(view: View) -> RoadMap:
    nodes = tuple(_node(view, place) for place in view["places"])
    pairs = sorted(
        {tuple(sorted((place["name"], other))) for place in view["places"] for other in place["roads"]}
    )
    roads = tuple(Road(id=f"road-{a}-{b}", start=f"spot-{a}", end=f"spot-{b}") for a, b in pairs)
    here = _here(view)
    return RoadMap(
        id="valley",
        label=label("valley"),
        picture="valley.svg",
        width=1000,
        height=700,
        here=f"spot-{here}" if here in PLACES else "",
        children=(*nodes, *roads),
    )


def _node(view: View, place: PlaceView) -> MapNode:
    name = place["name"]
    lying: list[AnyElement] = list(_carriers_at(view, name))
    if place["unread"]:
        lying.append(Token(id=f"unread-{name}", face="unread", art="unread", label=label("unread")))
    return MapNode(
        id=f"spot-{name}",
        code=name,
        label=label(f"place-{name}"),
        hint=label("unread-hint") if place["unread"] else None,
        art=f"place-{name}",
        passage=place["page"] or "",
        x=place["x"],
        y=place["y"],
        children=tuple(lying),
    )


def _table(view: View) -> CellBoard:
    here = _here(view)
    cells = tuple(_cell(view, cell) for cell in view["cells"])
    return CellBoard(
        id="table",
        label=label("table"),
        here=f"spot-{here}" if here not in PLACES else f"spot-{STILE}",
        children=cells,
    )


def _cell(view: View, cell: CellView) -> Cell:
    name = cell["name"]
    return Cell(
        id=f"spot-{name}",
        code=name,
        x=cell["x"],
        y=cell["y"],
        hidden=cell["fog"],
        exits=tuple(cell["exits"]),
        label=label("fog-cell") if cell["fog"] else label("stile") if name == STILE else None,
        hint=label("fog-hint") if cell["fog"] else None,
        passage=cell["page"] or "",
        picture="cell-stile.svg" if name == STILE else "",
        children=_carriers_at(view, name),
    )


def _carriers_at(view: View, spot: str) -> tuple[Token, ...]:
    return tuple(
        Token(
            id=f"carrier-{seat}", face="carrier", art="carrier", owner=seat, label=label("carrier", seat=seat)
        )
        for seat, carrier in enumerate(view["carriers"])
        if carrier["at"] == spot
    )


def _here(view: View) -> str:
    """Where the viewer stands; a spectator stands with the first carrier."""
    return view["carriers"][view["seat"] or 0]["at"]


def _supply(view: View) -> Area:
    counter = tuple(_gear(view, "thing", name) for name in view["counter"])
    return Area(
        id="supply",
        role="supply",
        label=label("counter"),
        children=(
            Pile(id="fog", label=label("fog"), count=view["fog"]),
            Die(id="die", label=label("die"), sides=6, value=view["pips"] or None),
            Counter(
                id="wrong",
                label=label("strongbox", state=view["strongbox"]),
                hint=label("wrong"),
                value=view["wrong"],
                art="strongbox",
            ),
            Area(id="counter", label=label("counter"), children=counter),
        ),
    )


# The book


def _notebook(view: View) -> Area:
    """Keeps every page that was read, so that it can be read again."""
    pages = tuple(
        TextCard(id=f"read-{uid}", face="page", passage=uid, label=label("page-read", page=number))
        for number, uid in enumerate(view["read"], 1)
    )
    return Area(id="notebook", label=label("notebook"), role="tally", children=pages)


def _page(view: View) -> Page:
    page = view["page"]
    assert page is not None
    choices = tuple(_choice(number, choice) for number, choice in enumerate(page["choices"], 1))
    if page["choices"] and view["step"] == "choose":
        choices = (*choices, PageChoice(id="leave", code="leave", label=label("move-leave")))
    reader = page["reader"]
    place = "none" if reader is None else view["carriers"][reader]["at"]
    return Page(
        id="page",
        label=label("page-head", place=place if place in ("none", *PLACES) else "table"),
        passage=page["passage"],
        owner=reader,
        children=choices,
    )


def _choice(number: int, choice: ChoiceView) -> PageChoice:
    test = None
    if choice["stat"] is not None:
        test = Amount(label("test", stat=choice["stat"]), choice["difficulty"], art=f"stat-{choice['stat']}")
    refused = {"DL-PAGE-3": "not-yet", "DL-PAGE-4": "too-dear", "DL-PAGE-5": "done"}.get(choice["refused"])
    return PageChoice(
        id=f"choice-{number}",
        code=f"{number}",
        key=choice["key"],
        test=test,
        costs=(Amount(label("cost-biscuits"), choice["cost"], art="biscuit"),) if choice["cost"] else (),
        chance=choice["chance"],
        condition=None if refused is None else label(refused),
    )


# The evening


def _evening(view: View) -> ActionSheet:
    if view["step"] == "evening proposal":
        what = SPACE.factored(view["asked"]["move"])[0]
        hint = label("proposal", what=what)
        buttons = ("agree", "object")
    else:
        hint = label("evening-hint")
        buttons = ("sleep", "press-on")
    return ActionSheet(
        id="evening",
        label=label("evening"),
        hint=hint,
        amounts=(
            Amount(label("warmth-by-sleep"), 1, art="warmth", unit="change", tone="good"),
            Amount(label("warmth-by-night"), -2, art="warmth", unit="change", tone="bad"),
        ),
        children=tuple(Button(id=name, label=label(f"move-{name}")) for name in buttons),
    )


# What everybody has


def _panel(view: View, seat: int, carrier: CarrierView) -> Panel:
    name = f"seat-{seat}"
    kept = () if carrier["keepsake"] is None else (_gear(view, "keepsake", carrier["keepsake"]),)
    children: list[AnyElement] = [
        Counter(id=f"{name}-warmth", label=label("warmth"), value=carrier["warmth"], art="warmth", main=True),
        Counter(
            id=f"{name}-biscuits", label=label("biscuits-label"), value=carrier["biscuits"], art="biscuit"
        ),
        Counter(id=f"{name}-hours", label=label("hours"), value=carrier["hours"], art="hour"),
        Counter(id=f"{name}-legs", label=label("test", stat="legs"), value=carrier["legs"], art="stat-legs"),
        Counter(id=f"{name}-tact", label=label("test", stat="tact"), value=carrier["tact"], art="stat-tact"),
        Area(
            id=f"{name}-kit",
            label=label("kit"),
            role="inventory",
            children=tuple(_gear(view, "thing", thing) for thing in carrier["kit"]),
        ),
        Area(id=f"{name}-kept", label=label("kept"), role="inventory", children=kept),
    ]
    return Panel(
        id=name,
        seat=seat,
        own=seat == view["seat"],
        active=seat in view["actors"],
        children=tuple(children),
    )


def _gear(view: View, kind: str, name: str) -> TextCard:
    """Draws a thing or a keepsake."""
    gear = view["gear"][name]
    return _gear_card(kind, name, gear["legs"], gear["tact"], gear["biscuits"])


@memoized
def _gear_card(kind: str, name: str, legs: int, tact: int, biscuits: int) -> TextCard:
    amounts = (
        ("stat-legs", label("test", stat="legs"), legs),
        ("stat-tact", label("test", stat="tact"), tact),
        ("biscuit", label("biscuits-label"), biscuits),
    )
    return TextCard(
        id=f"{kind}-{name}",
        code=name,
        face=name,
        art=f"{kind}-{name}",
        label=label(kind, **{kind: name}),
        tint="orange" if kind == "thing" else "blue",
        badges=tuple(Amount(what, n, art=art, unit="change", tone="good") for art, what, n in amounts if n),
    )


def _words(view: View) -> tuple[Button | Entry, ...]:
    """Shows the words and the number that only whoever is asked may use."""
    asked = view["actors"] and view["actors"][0] == view["seat"]
    if not asked or view["season"] == "winter":
        return ()
    carrier = view["carriers"][view["actors"][0]]
    words: list[Button | Entry] = []
    if view["step"] == "hour":
        if carrier["at"] == "office" and view["strongbox"] == "closed":
            words.append(Button(id="dial", label=label("move-dial"), art="strongbox"))
        words.append(Button(id="wait", label=label("move-wait")))
    if view["step"] == "dial":
        words.append(
            Entry(
                id="number",
                label=label("number"),
                hint=label("number-hint"),
                notation="enter {}",
                low=0,
                high=999,
                digits=3,
            )
        )
    elif view["step"] in ("pack", "hour", "choose") and carrier["biscuits"] and carrier["warmth"] < 5:
        words.append(Button(id="eat", label=label("move-eat"), art="biscuit"))
    return tuple(words)


def _previews(view: View) -> tuple[Preview, ...]:
    """Tells what cannot be taken back, and what warmth it costs or gives."""
    if not view["actors"] or view["actors"][0] != view["seat"]:
        return ()
    carrier = view["carriers"][view["seat"]]
    found = [Preview(("eat",), label("preview-eat", warmth=min(5, carrier["warmth"] + 2)))]
    if view["step"] == "hour":
        fog = [f"spot-{cell['name']}" for cell in view["cells"] if cell["fog"]]
        found += [Preview((cell,), label("preview-fog"), covers=(cell,)) for cell in fog]
        unread = [f"spot-{place['name']}" for place in view["places"] if place["unread"]]
        found += [
            Preview((spot,), label("preview-read")) for spot in unread if spot == f"spot-{carrier['at']}"
        ]
    if view["step"] in ("evening", "first word"):
        coldest = min(other["warmth"] for other in view["carriers"])
        found.append(Preview(("sleep",), label("preview-sleep")))
        found.append(Preview(("press-on",), label("preview-press-on", warmth=max(0, coldest - 2))))
    return tuple(found)


# Motions and targets


MOTIONS: Motions = {
    "packed": (Motion("thing-{thing}", "counter", "seat-{seat}-kit"),),
    "walked": (Motion("carrier-{seat}", "spot-{origin}", "spot-{spot}"),),
    "sent-home": (Motion("carrier-{seat}", "spot-{origin}", "spot-office"),),
    "kept": (Motion("keepsake-{keepsake}", "drawer", "seat-{seat}-kept"),),
}
"""What the events move."""


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move; to read is to touch the spot where one stands."""
    family, fields = SPACE.factored(move)
    if family == "travel":
        return [f"spot-{fields['place']}"]
    if family == "climb":
        return [f"spot-{STILE}"]
    if family in ("go", "read"):
        at = view["carriers"][view["asked"]["seat"]]["at"]
        if family == "go":
            beyond = beside(CELLS.index(at), SIDES.index(fields["side"])) if at in CELLS else -1
            return [f"spot-{CELLS[beyond]}"] if beyond >= 0 else []
        return [f"spot-{at}"]
    if family in ("pack", "keep"):
        kind = "thing" if family == "pack" else "keepsake"
        return [f"{kind}-{fields[kind]}"]
    if family == "choose":
        return [f"choice-{fields['choice']}"]
    return [{"card": "fog", "enter": "number"}.get(family, family)]
