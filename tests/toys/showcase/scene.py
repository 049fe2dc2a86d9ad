"""What the explorer sees of the bay and of the island, built from a view alone, and where a move is clicked."""

from __future__ import annotations

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    ActionSheet,
    Amount,
    AnyElement,
    Area,
    Button,
    CardColumn,
    CardLine,
    Cell,
    CellBoard,
    Counter,
    Die,
    Entry,
    MapNode,
    Motion,
    Page,
    PageChoice,
    Panel,
    Pile,
    Road,
    RoadMap,
    Scene,
    Side,
    Stepper,
    TextCard,
    Toggle,
    Token,
    label,
    score_sheet,
)
from tests.toys.showcase.bay import FRIENDS, LANDS, SIDES, SPOTS, TOOLS, WAYS
from tests.toys.showcase.moves import SPACE
from tests.toys.showcase.view import View


def scene(view: View) -> Scene:
    """Lays out the map or the island, the explorer's things, and over them the page or the sheet that is open."""
    children: list[AnyElement] = [_island(view) if view["ashore"] else _map(view)]
    if view["page"] is not None:
        children.append(_page(view))
    if view["sheet"] is not None:
        children.append(_sheet(view))
    children.append(_panel(view))
    words = _words(view)
    if words:
        children.append(Area(id="words", role="buttons", children=words))
    if view["over"]:
        children.append(
            score_sheet(("coins", "total"), [{"coins": view["coins"], "total": view["coins"]}], (0,))
        )
    return Scene(label("status", where="island" if view["ashore"] else "bay"), tuple(children))


# The map


def _map(view: View) -> RoadMap:
    nodes = tuple(
        MapNode(
            id=f"place-{spot.name}",
            code=spot.name,
            label=label(f"place-{spot.name}"),
            hint=label(f"sign-{spot.sign}"),
            art=f"sign-{spot.sign}",
            x=spot.x,
            y=spot.y,
            children=_lying(view, spot.name),
        )
        for spot in SPOTS
    )
    roads = tuple(
        Road(
            id=f"road-{way.start}-{way.end}",
            start=f"place-{way.start}",
            end=f"place-{way.end}",
            art=f"sign-{way.sign}" if way.sign else "",
            label=label(f"sign-{way.sign}") if way.sign else None,
            hint=label(f"sign-{way.sign}-hint") if way.sign else None,
            line=way.line,  # type: ignore[arg-type]
            bends=way.bends,
        )
        for way in WAYS
    )
    return RoadMap(
        id="map",
        label=label("map"),
        picture="coast.svg",
        width=1000,
        height=660,
        here=f"place-{view['place']}",
        children=(*nodes, *roads),
    )


def _lying(view: View, place: str) -> tuple[AnyElement, ...]:
    lying: list[AnyElement] = []
    if place == view["place"] and not view["ashore"]:
        lying.append(EXPLORER)
    if place in view["camps"]:
        lying.append(Token(id=f"camp-{place}", face="camp", art="camp", owner=0, label=label("camp")))
    if place in view["quests"]:
        lying.append(Token(id=f"quest-{place}", face="quest", art="quest", label=label("quest")))
    return tuple(lying)


EXPLORER = Token(id="explorer", face="explorer", art="explorer", owner=0, label=label("explorer"))


# The island


def _island(view: View) -> CellBoard:
    cells = []
    for land in LANDS:
        state = view["cells"][land.name]
        if state == "unknown":
            continue
        hidden = state == "fog"
        lying: list[AnyElement] = [EXPLORER] if land.name == view["cell"] else []
        if land.name in view["fires"]:
            lying.append(Token(id=f"fire-{land.name}", face="fire", art="fire", label=label("fire")))
        exits: list[Side] = [] if hidden else [SIDES[side] for side in land.exits]  # type: ignore[misc]
        cells.append(
            Cell(
                id=f"cell-{land.name}",
                code=land.name,
                x=land.x,
                y=land.y,
                hidden=hidden,
                exits=tuple(exits),
                label=label("fog") if hidden else label(f"cell-{land.name}"),
                hint=label("fog-hint") if hidden else None,
                picture="" if hidden else f"cell-{land.picture}.svg",
                children=tuple(lying),
            )
        )
    return CellBoard(id="island", label=label("island"), here=f"cell-{view['cell']}", children=tuple(cells))


# Over the table


def _page(view: View) -> Page:
    page = view["page"]
    assert page is not None
    choices = tuple(
        PageChoice(
            id=f"choice-{choice['key']}",
            code=choice["key"],
            key=choice["key"],
            test=None
            if choice["difficulty"] is None
            else Amount(
                label("test", stat=choice["stat"]),
                choice["difficulty"],
                art=f"stat-{choice['stat']}",
            ),
            costs=(Amount(label("cost-coins"), choice["coins"], art="coin"),) if choice["coins"] else (),
            chance=choice["chance"],
            condition=label("needs-rope") if choice["needs_rope"] else None,
        )
        for choice in page["choices"]
    )
    told = () if page["outcome"] is None else (label("outcome", outcome=page["outcome"]),)
    return Page(
        id="page",
        label=label("page-head", place=view["place"]),
        passage=page["passage"],
        owner=0,
        paragraphs=told,
        children=choices,
    )


def _sheet(view: View) -> ActionSheet:
    sheet = view["sheet"]
    assert sheet is not None
    friends = tuple(
        Toggle(
            id=f"friend-{name}",
            code=name,
            label=label(f"friend-{name}"),
            on=name in sheet["friends"],
            art=f"friend-{name}",
            amounts=(Amount(label("skill-more"), 1, art="stat-skill", unit="change", tone="good"),),
        )
        for name in FRIENDS
    )
    tools = tuple(
        Toggle(
            id=f"tool-{name}",
            code=name,
            label=label(f"tool-{name}"),
            on=name in sheet["tools"],
            locked=name == "rope",
            art=f"tool-{name}",
            amounts=(Amount(label("cards-fewer"), -1, art="card", unit="change", tone="good"),),
        )
        for name in TOOLS
    )
    cards = Stepper(
        id="cards",
        label=label("cards-drawn"),
        value=sheet["cards"],
        children=(Button(id="less", label=label("move-less")), Button(id="more", label=label("move-more"))),
    )
    return ActionSheet(
        id="sheet",
        label=label("sheet-climb"),
        hint=label("sheet-climb-hint"),
        art="action-climb",
        amounts=(
            Amount(label("cost-cards"), sheet["cards"], art="card"),
            Amount(label("chance"), sheet["chance"], art="success", unit="percent", tone="good"),
            Amount(label("risk"), sheet["risk"], art="risk", unit="percent", tone="bad"),
        ),
        children=(
            Area(id="who", label=label("who"), children=friends),
            Area(id="with", label=label("with"), children=tools),
            Area(id="how-many", label=label("how-many"), children=(cards,)),
            Button(id="carry-out", label=label("move-carry-out")),
            Button(id="give-up", label=label("move-give-up")),
        ),
    )


# What the explorer has


def _panel(view: View) -> Panel:
    hand = tuple(_skill(name) for name in view["hand"])
    objects = (
        CardColumn(
            id="object-1",
            code="climbing-kit",
            label=label("object-kit"),
            hint=label("object-kit-hint"),
            die=view["kit"],
            children=(_skill("rope"), _skill("hook")),
        ),
        CardColumn(id="object-2", label=label("object-lantern"), die=5, children=(_skill("lantern"),)),
    )
    children: tuple[AnyElement, ...] = (
        Counter(
            id="coins", label=label("coins", coins=view["coins"]), value=view["coins"], art="coin", main=True
        ),
        Counter(id="hearts", label=label("hearts"), value=view["hearts"], art="heart"),
        Pile(id="deck", label=label("deck"), count=view["deck"]),
        Die(id="die", label=label("die"), sides=6, value=view["die"]),
        Area(id="hand", label=label("hand"), role="hand", children=hand),
        Area(id="objects", label=label("objects"), role="inventory", children=objects),
    )
    return Panel(id="seat-0", seat=0, own=True, active=not view["over"], children=children)


def _skill(name: str) -> TextCard:
    lines = {
        "rope": (
            CardLine(
                id="line-rope",
                art="action-climb",
                label=label("do-climb"),
                costs=(Amount(label("cards-fewer"), -1, art="card", unit="change", tone="good"),),
                text=label("card-rope-text"),
            ),
        ),
        "hook": (
            CardLine(
                id="line-hook",
                art="action-climb",
                label=label("do-climb"),
                test=Amount(label("stars-more"), 1, art="success", unit="change", tone="good"),
                text=label("card-hook-text"),
            ),
        ),
        "lantern": (
            CardLine(
                id="line-lantern",
                art="action-look",
                label=label("do-look"),
                costs=(Amount(label("cost-cards"), 2, art="card"),),
                test=Amount(label("stars"), 1, art="success"),
                text=label("card-lantern-text"),
            ),
        ),
        "patience": (
            CardLine(
                id="line-patience",
                art="action-rest",
                label=label("do-rest"),
                text=label("card-patience-text"),
            ),
            CardLine(
                id="line-patience-2",
                art="action-fish",
                label=label("do-fish"),
                costs=(Amount(label("cost-cards"), 1, art="card"),),
                test=Amount(label("stars"), 2, art="success"),
                text=label("card-patience-text-2"),
            ),
        ),
        "stray-dog": (
            CardLine(
                id="line-stray-dog",
                art="action-hunt",
                label=label("do-hunt"),
                test=Amount(label("stars-more"), 1, art="success", unit="change", tone="good"),
                text=label("card-stray-dog-text"),
            ),
        ),
    }[name]
    stars = {"rope": 0, "hook": 0, "lantern": 1, "patience": 2, "stray-dog": 1}[name]
    return TextCard(
        id=f"card-{name}",
        code=name,
        face=name,
        label=label(f"card-{name}"),
        picture=f"card-{name}.svg",
        tint={"stray-dog": "green", "patience": "blue"}.get(name, "orange"),  # type: ignore[arg-type]
        badges=(Amount(label("stars"), stars, art="success"),) if stars else (),
        children=lines,
    )


def _words(view: View) -> tuple[Button | Entry, ...]:
    """What can be said where no piece says it."""
    if view["riddle"]:
        number = Entry(
            id="number",
            label=label("number"),
            hint=label("number-hint"),
            notation="number {}",
            low=0,
            high=999,
            digits=3,
        )
        return (number,)
    if view["step"] != "stroll":
        return ()
    return (
        Button(id="read", label=label("move-read")),
        Button(id="ship", label=label("button-ship", where="island" if view["ashore"] else "bay")),
        Button(id="prepare", label=label("move-prepare")),
        Button(id="riddle", label=label("move-riddle")),
        Button(id="finish", label=label("move-finish")),
    )


# Motions and targets


MOTIONS: Motions = {
    "walked": (Motion("explorer", "map", "place-{place}"),),
    "went": (Motion("explorer", "island", "cell-{cell}"),),
}
"""What the events move: the explorer alone."""


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move."""
    family, fields = SPACE.factored(move)
    if family == "walk":
        return [f"place-{fields['place']}"]
    if family in ("go", "explore"):
        return [f"cell-{fields['cell']}"]
    if family == "choose":
        return [f"choice-{fields['choice']}"]
    if family == "friend":
        return [f"friend-{fields['friend']}"]
    return {"tool": ["tool-lantern"], "die": ["die"], "number": ["number"]}.get(family, [family])
