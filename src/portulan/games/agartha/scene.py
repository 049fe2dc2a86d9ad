"""What a viewer sees of a table of Agartha, built from a view alone, and where a move is clicked.

Most of a table stays as it is from one move to the next, and looks the same to all viewers: pieces and places are
made once for all who see the same, and are then the same objects in scene after scene.
"""

from __future__ import annotations

from collections import Counter as Tally
from functools import lru_cache

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    AnyElement,
    Area,
    Button,
    Card,
    Counter,
    Label,
    Motion,
    Panel,
    Pile,
    Scene,
    Tint,
    Token,
    Track,
    TrackSpace,
    label,
    memoized,
    score_sheet,
)
from portulan.games.agartha.board import ROUNDS, SLOTS
from portulan.games.agartha.moves import SPACE
from portulan.games.agartha.previews import previews
from portulan.games.agartha.view import View

"""The slots of a board as they are shown: three of the places, three of the village, one of the exploration."""
SHEET_LINES = ("village", "exploration", "places", "places_bonus", "encounter", "amulets", "total")
TINTS: dict[str, Tint] = {
    "CHA": "yellow",
    "FOR": "green",
    "MTN": "grey",
    "VIL": "orange",
    "CPS": "cyan",
    "AMU": "purple",
}
"""The colours of the cards; Objects have one for all four."""
DECLINABLE = ("move", "swap", "draw")
"""The steps that can be declined."""


def scene(view: View) -> Scene:
    """Lays out the table as the view tells it: what is common, the tiles, then the boards clockwise from the viewer."""
    seats = range(view["players"])
    first = view["seat"] or 0
    clockwise = [(first + turn) % view["players"] for turn in seats]
    children: list[AnyElement] = [_common(view), _tiles(view)]
    children += [_board(view, seat) for seat in clockwise]
    buttons = _buttons(view)
    if buttons:
        children.append(Area(id="buttons", role="buttons", children=buttons))
    if view["sheets"] is not None and view["winners"] is not None:
        children.append(score_sheet(SHEET_LINES, view["sheets"], view["winners"]))
    return Scene(_status(view), tuple(children), previews(view))


def _status(view: View) -> Label:
    """Names the phase; the round stands on its track."""
    bidding = "bids" if view["step"] == "bid" else "resolution"
    return label("status", phase="over" if view["over"] else bidding if view["round"] else "setup")


@memoized
def card(ident: str, kind: str, count: int = 1) -> Card:
    """Shows a card, or several of a kind as one."""
    return Card(
        id=ident,
        face=kind,
        tint=TINTS.get(kind, "red"),
        count=count,
        code=kind,
        label=label(f"card-{kind}"),
        hint=label(f"card-{kind}-hint"),
    )


@memoized
def cards(place: str, kinds: tuple[str, ...]) -> tuple[Card, ...]:
    """Lays cards of a place, each with an id of its own: the second Character of a slot is `...-CHA-2`."""
    seen: Tally[str] = Tally()
    laid: list[Card] = []
    for kind in kinds:
        seen[kind] += 1
        laid.append(card(f"{place}-{kind}-{seen[kind]}", kind))
    return tuple(laid)


def _common(view: View) -> Area:
    pile = view["pile"]
    known = (*pile["unseen"], *(kind for cards_under in pile["under"] for kind in cards_under))
    discard = view["discard"]
    return _supply(view["round"], pile["count"], known, discard["count"], tuple(discard["cards"] or ()))


@memoized
def _supply(
    begun: int, pile: int, in_pile: tuple[str, ...], discard: int, in_discard: tuple[str, ...]
) -> Area:
    return Area(
        id="common",
        label=label("table"),
        role="supply",
        children=(_rounds(begun), _pile("pile", pile, in_pile), _pile("discard", discard, in_discard)),
    )


@memoized
def _rounds(begun: int) -> Track:
    spaces = tuple(
        TrackSpace(id=f"round-{number}", filled=number <= begun) for number in range(1, ROUNDS + 1)
    )
    return Track(id="round", label=label("round"), spaces=spaces)


@memoized
def _pile(name: str, count: int, known: tuple[str, ...]) -> Pile:
    """A pile, with what everybody can tell to be in it."""
    kinds = tuple(card(f"{name}-{kind}", kind, number) for kind, number in Tally(known).items())
    return Pile(
        id=name, label=label(name), hint=label(f"{name}-hint"), art=name, code=name, count=count, known=kinds
    )


# Tiles


Lying = tuple[tuple[str, int, int | None], ...]
"""Tokens on a tile in order of placement: zone, seat, and the token if it is seen."""


def _tiles(view: View) -> Area:
    lying = tuple(
        [
            (
                tuple(tile["cards"]),
                tuple([(token["zone"], token["seat"], token["token"]) for token in tile["tokens"]]),
            )
            for tile in view["tiles"]
        ]
    )
    asked_about = view["asked"]["tile"] if view["step"] in ("pick", "leave") else None
    return _laid_tiles(lying, view["options"]["token_action_map"], asked_about)


@memoized
def _laid_tiles(
    tiles: tuple[tuple[tuple[str, ...], Lying], ...], powers: str, asked_about: int | None
) -> Area:
    laid = tuple(
        _tile(number + 1, kinds, lying, powers, asked_about == number)
        for number, (kinds, lying) in enumerate(tiles)
    )
    return Area(id="tiles", label=label("tiles"), role="sites", children=laid)


@memoized
def _tile(number: int, kinds: tuple[str, ...], lying: Lying, powers: str, asked_about: bool) -> Area:
    name = f"tile-{number}"
    return Area(
        id=name,
        label=label("tile", tile=number),
        hint=label("tile-hint"),
        art="tile",
        code=f"@{number}",
        role="site",
        layout="column",
        active=asked_about,
        children=(
            _tile_cards(name, kinds),
            _tile_zone(name, "action", lying, powers),
            _tile_zone(name, "bid", lying, powers),
        ),
    )


@memoized
def _tile_cards(tile_name: str, kinds: tuple[str, ...]) -> Area:
    return Area(id=f"{tile_name}-cards", layout="column", children=cards(tile_name, kinds))


@memoized
def _tile_zone(tile_name: str, zone: str, lying: Lying, powers: str) -> Area:
    """A zone with its tokens in order of placement; a hidden one is known by its place in that order."""
    name = f"{tile_name}-{zone}"
    here = [(seat, token) for token_zone, seat, token in lying if token_zone == zone]
    tokens = tuple(
        _token(seat, token, f"{name}-{order}", powers) for order, (seat, token) in enumerate(here, 1)
    )
    return Area(
        id=name,
        label=label(f"zone-{zone}"),
        hint=label(f"zone-{zone}-hint"),
        art=f"zone-{zone}",
        code=zone,
        role="slot",
        children=tokens,
    )


@memoized
def _token(seat: int, token: int | None, hidden_id: str, powers: str) -> Token:
    if token is None:
        return Token(id=hidden_id, face=None, owner=seat, label=label("token-hidden"))
    power = powers.split("-")[token - 1]
    return Token(
        id=f"seat-{seat}-token-{token}",
        art=f"token-{token}-{power}",
        face=str(token),
        owner=seat,
        code=str(token),
        label=label("token", power=power),
        hint=label("token-hint", power=power, token=token),
    )


# Boards


Slots = tuple[tuple[str, tuple[str, ...], bool], ...]
"""Slots with their cards, and whether they are open now."""

HIDDEN_CARDS: tuple[tuple[str, ...], ...] = ((),) * len(SLOTS)
"""What others see in the slots of a board while all place together."""


def _board(view: View, seat: int) -> Panel:
    board = view["boards"][seat]
    asked = seat in view["actors"]
    slots = board["slots"]
    village = board["village_points"]
    transit = board["transit"]
    return _panel(
        seat,
        seat == view["seat"],
        asked,
        seat == view["holder"] and (view["round"] > 0 or not view["chance"]),
        None if village is None else village + board["exploration_points"],
        HIDDEN_CARDS if slots is None else tuple(map(tuple, slots.values())),
        tuple(view["open"]) if asked and slots is not None else (),
        tuple(board["explorations"]),
        board["encounter"],
        board["amulets"],
        tuple(board["tokens_shown"] if board["tokens"] is None else board["tokens"]),
        board["tokens_in_hand"],
        view["options"]["token_action_map"],
        None if transit is None else tuple(transit),
    )


@memoized
def _panel(
    seat: int,
    own: bool,
    asked: bool,
    holds_testament: bool,
    points: int | None,
    in_slots: tuple[tuple[str, ...], ...],
    open_slots: tuple[str, ...],
    explorations: tuple[int, ...],
    encounter: int,
    amulets: int,
    known_tokens: tuple[int, ...],
    tokens: int,
    powers: str,
    transit: tuple[str, ...] | None,
) -> Panel:
    slots = tuple([(slot, lying, slot in open_slots) for slot, lying in zip(SLOTS, in_slots, strict=True)])
    parts: list[AnyElement] = [_points(seat, points)]
    if holds_testament:
        parts.append(TESTAMENT)
    parts += [
        _zones(seat, slots, explorations),
        _sectors(seat, encounter, amulets),
        _hand(seat, known_tokens, tokens, powers),
    ]
    if transit is None or transit:
        parts.append(_transit(seat, transit))
    return Panel(
        id=f"seat-{seat}",
        seat=seat,
        own=own,
        art="board",
        layout="column",
        active=asked,
        children=tuple(parts),
    )


TESTAMENT = Token(
    id="testament",
    face="testament",
    art="testament",
    label=label("testament"),
    hint=label("testament-hint"),
)


@memoized
def _sectors(seat: int, encounter: int, amulets: int) -> Area:
    counters = (
        Counter(
            id=f"seat-{seat}-ENC",
            label=label("slot-ENC"),
            hint=label("slot-ENC-hint"),
            code="ENC",
            value=encounter,
            art="encounter",
            holds="CHA",
        ),
        Counter(
            id=f"seat-{seat}-AMS",
            label=label("count-amulets", value=amulets),
            hint=label("slot-AMS-hint"),
            code="AMS",
            value=amulets,
            holds="AMU",
        ),
    )
    return Area(id=f"seat-{seat}-sectors", label=label("sectors"), role="tally", children=counters)


@memoized
def _points(seat: int, points: int | None) -> Counter:
    """Shows what was gained so far; None if the viewer may not know it."""
    return Counter(
        id=f"seat-{seat}-points",
        label=label("points", value="hidden" if points is None else points),
        hint=label("points-hint"),
        value=points,
        main=True,
    )


@memoized
def _zones(seat: int, slots: Slots, explorations: tuple[int, ...]) -> Area:
    zones = (
        _zone(seat, "places", slots[:3], ()),
        _zone(seat, "village", slots[3:6], ()),
        _zone(seat, "exploration", slots[6:], explorations),
    )
    return Area(id=f"seat-{seat}-zones", role="zones", children=zones)


@memoized
def _zone(seat: int, zone: str, slots: Slots, explorations: tuple[int, ...]) -> Area:
    name = f"seat-{seat}"
    children: list[AnyElement] = [_slot(seat, slot, kinds, is_open) for slot, kinds, is_open in slots]
    if zone == "exploration":
        children.append(_explorations(seat, explorations))
    return Area(
        id=f"{name}-{zone}",
        label=label(f"zone-{zone}"),
        art=f"zone-{zone}",
        role="zone",
        layout="column",
        children=tuple(children),
    )


@memoized
def _explorations(seat: int, done: tuple[int, ...]) -> Track:
    name = f"seat-{seat}"
    spaces = tuple(
        TrackSpace(
            id=f"{name}-exploration-{number}",
            label=label("exploration", exploration=number),
            art=f"exploration-{number}",
            hint=label("exploration-hint", exploration=number),
            filled=number in done,
        )
        for number in (1, 2, 3)
    )
    return Track(id=f"{name}-explorations", label=label("explorations"), spaces=spaces)


@memoized
def _slot(seat: int, slot: str, kinds: tuple[str, ...], is_open: bool) -> Area:
    """A slot and its cards; what lies there while all place together shows to its owner only."""
    name = f"seat-{seat}-{slot}"
    return Area(
        id=name,
        label=label(f"slot-{slot}"),
        hint=label(f"slot-{slot}-hint"),
        code=slot,
        role="slot",
        active=is_open,
        children=cards(name, kinds),
    )


@memoized
def _hand(seat: int, known: tuple[int, ...], count: int, powers: str) -> Area:
    """Bid tokens in hand: the viewer's own, those revealed in this round, and the backs of the others."""
    name = f"seat-{seat}-hand"
    tokens = [_token(seat, token, "", powers) for token in known]
    for number in range(1, count - len(known) + 1):
        tokens.append(_token(seat, None, f"{name}-{number}", powers))
    return Area(id=name, label=label("hand"), role="hand", children=tuple(tokens))


@memoized
def _transit(seat: int, kinds: tuple[str, ...] | None) -> Area:
    """Cards on their way to the board; starting cards that the viewer may not see yet lie face down."""
    name = f"seat-{seat}-transit"
    if kinds is None:
        hidden = tuple(
            Card(id=f"{name}-{number}", face=None, label=label("card-hidden")) for number in (1, 2)
        )
        return Area(id=name, label=label("transit-hidden"), role="transit", children=hidden)
    return Area(id=name, label=label("transit"), role="transit", active=True, children=cards(name, kinds))


# Words and numbers


def _buttons(view: View) -> tuple[Button, ...]:
    """The words that the viewer may say now where no piece says them."""
    step = view["step"]
    if view["seat"] not in view["actors"]:
        return ()
    if step in DECLINABLE:
        if view["asked"]["mandatory"]:
            return ()
        return (Button(id="decline", label=label("move-decline", power=step), minor=True),)
    if step == "validate":
        tiers = [Button(id=f"tier-{tier}", label=label("tier", tier=tier)) for tier in (2, 3, 4)]
        return (*tiers, Button(id="stop", label=label("move-stop"), minor=True))
    return (Button(id="keep", label=label("move-keep"), minor=True),) if step == "leave" else ()


# Motions


_TILE, _TRANSIT, _TOKEN = "tile-{tile}-cards", "seat-{seat}-transit", "seat-{seat}-token-{token}"
_TO_TRANSIT = (Motion("{card}", _TILE, _TRANSIT),)
_FROM_PILE = (Motion("{card}", "pile", _TRANSIT),)
_PLACED = (Motion("{card}", _TRANSIT, "seat-{seat}-{slot}"),)
_WON = (Motion("", _TILE, _TRANSIT, count="*"),)

MOTIONS: Motions = {
    "card-on-tile": (Motion("{card}", "pile", _TILE),),
    "card-drawn": _FROM_PILE,
    "start-card": _FROM_PILE,
    "placed": _PLACED,
    "start-placed": _PLACED,
    "bid": (Motion(_TOKEN, "seat-{seat}-hand", "tile-{tile}-{zone}"),),
    "action-revealed": (Motion(_TOKEN, "tile-{tile}-action", "seat-{seat}-hand"),),
    "bid-revealed": (Motion(_TOKEN, "tile-{tile}-bid", "seat-{seat}-hand"),),
    "auction-won": _WON,
    "testament-won": _WON,
    "picked": _TO_TRANSIT,
    "took-last": _TO_TRANSIT,
    "took": _TO_TRANSIT,
    "last-discarded": (Motion("{card}", _TILE, "discard"),),
    "left": (Motion("{card}", _TRANSIT, _TILE),),
    "moved": (Motion("{card}", "seat-{seat}-{slot}", "seat-{seat}-{to}"),),
    "swapped": (
        Motion("{card}", "seat-{seat}-{slot}", "seat-{seat}-{to}"),
        Motion("{other}", "seat-{seat}-{to}", "seat-{seat}-{slot}"),
    ),
    "validated": (Motion("CHA", "seat-{seat}-{slot}", "seat-{seat}-ENC", count="{tier}"),),
    "validated-points-hidden": (Motion("CHA", "seat-{seat}-{slot}", "seat-{seat}-ENC", count="{tier}"),),
    "discarded": (Motion("", "seat-{seat}-zones", "discard", count="{count}"),),
    "under-pile": (Motion("", _TILE, "pile", count="*"),),
    "testament": (Motion("testament", "", "seat-{seat}"),),
}
"""What the events move: cards over the table, tokens out and back, the testament round it."""


# Targets


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move, in order; the decider's own view is meant, or any view for chance."""
    seat = view["seat"]
    if seat is None:
        seat = next(iter(view["actors"]), 0)
    return [*_targets(move, seat, view["asked"].get("tile"))]


@lru_cache(maxsize=8192)
def _targets(move: int, seat: int, asked_about: int | None) -> tuple[str, ...]:
    family, fields = SPACE.factored(move)
    board = f"seat-{seat}"
    tile = "" if asked_about is None else f"tile-{asked_about + 1}"
    if family == "first":
        return (f"seat-{fields['seat']}",)
    if family in ("card", "draw-pile"):
        return ("pile",)
    if family in ("decline", "stop", "keep"):
        return (family,)
    if family in ("place", "place-sector"):
        return f"{board}-transit-{fields['card']}-1", f"{board}-{fields['slot']}"
    if family == "bid":
        return f"{board}-token-{fields['token']}", f"tile-{fields['tile']}-{fields['zone']}"
    if family in ("move", "swap", "with", "move-sector", "swap-sector", "with-sector"):
        return (f"{board}-{fields['slot']}-{fields['card']}-1",)
    if family == "to":
        return (f"{board}-{fields['slot']}",)
    if family == "to-encounter":
        return (f"{board}-ENC",)
    if family == "draw-tile":
        return (f"tile-{fields['tile']}-{fields['card']}-1",)
    if family == "pick":
        return (f"{tile}-{fields['card']}-1",)
    if family == "leave":
        return f"{board}-transit-{fields['card']}-1", tile
    if family in ("validate", "validate-other"):
        return f"{board}-{fields['slot']}", f"tier-{fields['tier']}"
    if family == "explore":
        return f"{board}-EX", f"{board}-exploration-{fields['exploration']}"
    return ()
