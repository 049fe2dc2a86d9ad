"""What a viewer sees of a shore, built from a view alone, and where a move is clicked."""

from __future__ import annotations

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    AnyElement,
    Area,
    Card,
    Motion,
    Panel,
    Pile,
    Scene,
    ScoreLine,
    ScoreSheet,
    label,
)
from tests.toys.pebbles.moves import SPACE
from tests.toys.pebbles.shore import COVES
from tests.toys.pebbles.view import View


def scene(view: View) -> Scene:
    """Lays out the shore from north to south, the bag, what everybody has, and at the end the score sheet."""
    coves = tuple(_cove(view, number, cove) for number, cove in enumerate(COVES))
    bag = Pile(id="bag", label=label("bag"), count=view["bag"], known=pebbles("bag", view["unseen"]))
    children: list[AnyElement] = [Area(id="shore", label=label("shore"), children=(*coves, bag))]
    children += [_panel(view, seat) for seat in range(view["players"])]
    if view["scores"] is not None and view["winners"] is not None:
        total = ScoreLine(label("sheet-total"), tuple(view["scores"]), total=True)
        children.append(
            ScoreSheet(id="sheet", label=label("sheet"), lines=(total,), winners=tuple(view["winners"]))
        )
    return Scene(label("status", phase="over" if view["over"] else "day", day=view["day"]), tuple(children))


def pebbles(place: str, counts: dict[str, int]) -> tuple[Card, ...]:
    """Lays pebbles of a place, each with an id of its own."""
    return tuple(
        Card(id=f"{place}-{kind}-{number}", face=kind, label=label("the-pebble", kind=kind))
        for kind, count in counts.items()
        for number in range(count)
    )


def _cove(view: View, number: int, cove: str) -> Area:
    pebble = view["sand"][cove]
    lying = {} if pebble is None else {pebble: 1}
    searched = view["step"] == "find" and view["asked"]["cove"] == number
    name = f"cove-{cove}"
    return Area(
        id=name, code=cove, label=label("the-cove", cove=cove), active=searched, children=pebbles(name, lying)
    )


def _panel(view: View, seat: int) -> Panel:
    """What a player found, and the pocket: its owner sees faces, the others backs."""
    board = view["boards"][seat]
    name = f"seat-{seat}"
    pocket = pebbles(f"{name}-pocket", board["pocket"] or {})
    if board["pocket"] is None:
        backs = range(board["pocket_size"])
        pocket = tuple(Card(id=f"{name}-pocket-{n}", face=None, label=label("hidden-pebble")) for n in backs)
    children = (
        Area(id=f"{name}-found", label=label("found"), children=pebbles(f"{name}-found", board["found"])),
        Area(id=f"{name}-pocket", label=label("pocket"), children=pocket),
    )
    return Panel(
        id=name, seat=seat, own=seat == view["seat"], active=seat in view["actors"], children=children
    )


MOTIONS: Motions = {
    "washed": (Motion("{kind}", "bag", "cove-{cove}"),),
    "took": (Motion("{kind}", "cove-{cove}", "seat-{seat}-found"),),
    "dug": (Motion("{kind}", "bag", "seat-{seat}-pocket"),),
    "emptied": (Motion("{kind}", "seat-{seat}-pocket", "seat-{seat}-found"),),
}
"""What the events move, pebble by pebble."""


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move: a cove, the pebble that lies there, or the bag."""
    family, fields = SPACE.factored(move)
    if family == "walk":
        return [f"cove-{fields['cove']}"]
    if family == "take":
        cove = COVES[view["asked"]["cove"]]
        return [f"cove-{cove}-{view['sand'][cove]}-0"]
    return ["bag"]
