"""What everybody has: the hand with its states, and objects as columns under their dice."""

from __future__ import annotations

from portulan.engine.scene import AnyElement, Area, CardColumn, Counter, Panel, label
from portulan.games.seventh_continent.scene_board import figure, fire
from portulan.games.seventh_continent.scene_cards import name, text_card
from portulan.games.seventh_continent.view import ObjectView, PlayerView, View


def panels(view: View) -> list[Panel]:
    """Draws a panel for each player."""
    return [_panel(view, seat, person) for seat, person in enumerate(view["people"])]


def _panel(view: View, seat: int, person: PlayerView) -> Panel:
    ident = f"seat-{seat}"
    kinds = {uid: view["cards"][uid]["type"] for uid in person["hand"]}
    states = [uid for uid, kind in kinds.items() if kind == "state"]
    others = [uid for uid, kind in kinds.items() if kind not in ("state", "character")]
    people = [uid for uid, kind in kinds.items() if kind == "character"]
    lying: list[AnyElement] = []
    if person["character"] is not None and person["at"] < 0:
        lying.append(figure(view, seat))
    if person["fire"] < 0:
        lying.append(fire(seat))
    action = view["action"]
    joins = action is not None and seat in action["party"]
    received = action is not None and seat in action["received"]
    children: list[AnyElement] = [
        Counter(id=f"{ident}-states", label=label("states"), value=len(states), art="card-state", main=True),
        Area(
            id=f"{ident}-person",
            label=label(
                "person", joins=int(joins), passed=int(seat in view["passed"]), received=int(received)
            ),
            role="inventory",
            children=(*(text_card(view, uid) for uid in people), *lying),
        ),
        Area(
            id=f"{ident}-held",
            label=label("states"),
            role="inventory",
            children=tuple(text_card(view, uid) for uid in states),
        ),
        Area(
            id=f"{ident}-hand",
            label=label("hand"),
            role="hand",
            children=tuple(text_card(view, uid) for uid in others),
        ),
        Area(
            id=f"{ident}-objects",
            label=label("objects"),
            role="inventory",
            children=tuple(_column(view, seat, thing) for thing in person["objects"]),
        ),
    ]
    return Panel(
        id=ident,
        seat=seat,
        own=seat == view["seat"],
        active=seat in view["actors"],
        children=tuple(children),
    )


def _column(view: View, seat: int, thing: ObjectView) -> CardColumn:
    ident = f"{seat}.{thing['slot']}"
    return CardColumn(
        id=f"object-{ident}",
        code=ident,
        label=name(view["cards"][thing["cards"][0]]),
        hint=label("object-hint", used=int(thing["used"])),
        die=thing["die"],
        active=thing["used"],
        children=tuple(text_card(view, uid) for uid in thing["cards"]),
    )
