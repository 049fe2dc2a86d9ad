"""The Board: terrains and events where they lie, fog where nothing is known, figures and fires; where one stands."""

from __future__ import annotations

from typing import cast

from portulan.engine.scene import AnyElement, Area, Cell, CellBoard, Side, Token, label
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.names import CardView
from portulan.games.seventh_continent.scene_cards import name, picture, text_card
from portulan.games.seventh_continent.terms import ICONS
from portulan.games.seventh_continent.view import CellView, View


def here(view: View) -> int:
    """Finds the cell from which one looks: of who is asked or active, else one's own; -1 before set-up."""
    acting = view["actors"][0] if view["actors"] else view["active"]
    seats = (acting, view["seat"] or 0, *range(view["players"]))
    return next((view["people"][seat]["at"] for seat in seats if view["people"][seat]["at"] >= 0), -1)


def board(view: View) -> CellBoard:
    """Draws the cells that are known, and those that a move leads to though nothing lies there."""
    cells = [_cell(view, cell) for cell in view["cells"]]
    known = {cell["cell"] for cell in view["cells"]}
    cells += [_open_place(view, cell) for cell in sorted(_led_to(view) - known)]
    stands = here(view)
    return CellBoard(
        id="board",
        label=label("board", sheet=view["sheet"]),
        here=f"cell-{stands}" if stands in known else "",
        children=tuple(cells),
    )


def _led_to(view: View) -> set[int]:
    found: set[int] = set()
    for move in view["listed"]:
        family, fields = SPACE.factored(move)
        if family == "go":
            found.add(int(fields["cell"]))
    return found


def _open_place(view: View, cell: int) -> Cell:
    """A place where nothing lies yet."""
    y, x = divmod(cell, view["width"])
    return Cell(
        id=f"cell-{cell}",
        code=f"{cell}",
        label=label("open-place"),
        x=x,
        y=y,
        hidden=True,
        active=_is_acted_on(view, cell),
    )


def called(view: View, cell: CellView) -> dict[str, str | int]:
    """Gives what a place is called by, as the sentences of moves and events have it."""
    lies, _, side = cell["spot"].partition("-")
    told: dict[str, str | int] = {"cell": cell["cell"], "lies": lies, "side": side or "none"}
    if cell["ground"] is None:
        return told | {"ground_en": "none", "ground_fr": "none"}
    ground = view["cards"][cell["ground"]]
    return told | {"ground_en": ground["en"], "ground_fr": ground["fr"]}


def _is_acted_on(view: View, cell: int) -> bool:
    """Tells whether the action in progress leads to a place, or is about it."""
    return view["action"] is not None and view["action"]["place"] == cell


def _cell(view: View, cell: CellView) -> Cell:
    number = cell["cell"]
    ident, code = f"cell-{number}", f"{number}"
    standing = tuple(_standing(view, number))
    if cell["card"] is None:
        return Cell(
            id=ident,
            code=code,
            x=cell["x"],
            y=cell["y"],
            hidden=True,
            active=_is_acted_on(view, number),
            label=label("fog", **called(view, cell)),
            hint=label("fog-hint", zone=cell["zone"] or "none"),
            children=standing,
        )
    card = view["cards"][cell["card"]]
    texts = view["texts"].get(cell["card"], [])
    return Cell(
        id=ident,
        code=code,
        x=cell["x"],
        y=cell["y"],
        label=name(card),
        hint=label("card-hint", type=card["type"], number=card["number"] or "none"),
        art=f"card-{card['type']}",
        passage=texts[0] if texts else "",
        picture=picture(card),
        exits=tuple(cast("list[Side]", card["exits"])),
        active=_is_acted_on(view, number),
        children=standing,
    )


def _standing(view: View, cell: int) -> list[AnyElement]:
    found: list[AnyElement] = []
    for event in view["attached"]:
        if event["cell"] == cell:
            card = view["cards"][event["card"]]
            found.append(
                Token(
                    id=f"card-{card['code']}",
                    code=f"{card['code']}",
                    face=event["card"],
                    label=name(card),
                    art=_event_sign(card),
                )
            )
    for seat, person in enumerate(view["people"]):
        if person["at"] == cell and person["character"] is not None:
            found.append(figure(view, seat))
        if person["fire"] == cell:
            found.append(fire(seat))
    return found


def _event_sign(card: CardView) -> str:
    """Names the sign of an event on the map: an obstacle, or what can be done there first."""
    if card["obstacle"]:
        return "obstacle"
    return f"icon-{card['actions'][0]['icon']}" if card["actions"] else "card-back"


def figure(view: View, seat: int) -> Token:
    """Draws the figure of a character."""
    character = view["people"][seat]["character"] or ""
    return Token(
        id=f"figure-{seat}",
        face=f"figure-{character}",
        owner=seat,
        art=f"figure-{character}",
        label=name(view["cards"][character]),
        active=seat == view["active"],
    )


def fire(seat: int) -> Token:
    """Draws the fire of a player."""
    return Token(id=f"fire-{seat}", face="fire", owner=seat, art="fire", label=label("camp-fire"))


def surroundings(view: View) -> Area | None:
    """Shows the cards from which one may act where one stands: the terrain, and the events linked to it."""
    stands = here(view)
    if stands < 0:
        return None
    at = next(person for person in view["people"] if person["at"] == stands)
    terrain = [cell["card"] for cell in view["cells"] if cell["cell"] == stands and cell["card"] is not None]
    cards = tuple(
        text_card(view, uid, f"here-{view['cards'][uid]['code']}") for uid in (*terrain, *at["linked"])
    )
    return Area(id="here", label=label("here"), hint=label("here-hint"), children=cards)


def elsewhere(view: View) -> Area | None:
    """Shows the other cards of the Board, so that all can be read."""
    around = surroundings(view)
    shown = {card.id for card in around.children} if around is not None else set()
    lying = [cell["card"] for cell in view["cells"] if cell["card"] is not None]
    lying += [event["card"] for event in view["attached"]]
    cards = [(uid, f"here-{view['cards'][uid]['code']}") for uid in lying]
    rest = tuple(text_card(view, uid, ident) for uid, ident in cards if ident not in shown)
    return Area(id="elsewhere", label=label("elsewhere"), folded=True, children=rest) if rest else None


def announced(view: View) -> Area | None:
    """Shows the card that is being resolved, and those whose action must follow."""
    cards = tuple(text_card(view, uid) for uid in view["resolving"])
    if not cards and not view["pending"]:
        return None
    return Area(id="resolving", label=label("resolving"), role="transit", children=cards)


def icon_of(view: View) -> str:
    """Names the icon of the action in progress."""
    return ICONS[view["action"]["icon"]] if view["action"] is not None else "none"
