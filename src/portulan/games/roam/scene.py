"""What a viewer sees of a table of Roam, built from a view alone, and where a move is clicked.

The map is six plates of six squares. The scroll of a plate is the card itself, as its owner-to-be will have it: when
it is won, it moves to that player's band.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    AnyElement,
    Area,
    Button,
    Card,
    Counter,
    Entry,
    Label,
    Motion,
    Panel,
    Pile,
    QuickNumber,
    Scene,
    Token,
    label,
    memoized,
    score_sheet,
)
from portulan.games.roam.map import (
    DIRECTIONS,
    NEIGHBOUR,
    SIDES,
    SLOT_NAMES,
    SQUARE_NAMES,
    SQUARES,
    local_square,
)
from portulan.games.roam.moves import SPACE, TURNS
from portulan.games.roam.previews import anchor, previews
from portulan.games.roam.view import ArtifactView, AuctionView, CharacterView, TerrainView, View

SHEET_LINES = ("cards", "tiles", "outpost", "total")


def scene(view: View) -> Scene:
    """Lays out the table as the view tells it: what is common, the map, then the players clockwise from the viewer."""
    order = view["order"]
    first = order.index(view["seat"] or 0)
    clockwise = order[first:] + order[:first]
    children: list[AnyElement] = [_supply(view), _map(view)]
    if view["auction"] is not None:
        children.append(_auction(view["auction"]))
    children += [_panel(view, seat) for seat in clockwise]
    words = _words(view)
    if words:
        children.append(Area(id="buttons", role="buttons", children=words))
    if view["sheets"] is not None and view["winners"] is not None:
        lines = [line for line in SHEET_LINES if line != "outpost" or view["options"]["outpost"] == "true"]
        children.append(score_sheet(lines, view["sheets"], view["winners"]))
    return Scene(_status(view), tuple(children), previews(view))


def _status(view: View) -> Label:
    if view["over"]:
        return label("status", phase="over")
    setting_up = (view["chance"] and not view["turn"]) or view["step"] == "choose side"
    if not setting_up and not view["last_round"]:
        without, limit = view["rounds_without_card"], int(view["options"]["stall_rounds"])
        if limit and 2 * without >= limit:
            return label("status", phase="stalling", round=view["round"], left=limit - without)
    phase = "setup" if setting_up else "last" if view["last_round"] else "round"
    return label("status", phase=phase, round=view["round"])


# Cards and tiles


@memoized
def character(card: str, shape: tuple[str, ...], points: int, ready: bool) -> Card:
    """Shows a card by its character: the portrait, the shape and the points."""
    return Card(
        id=f"card-{card}",
        face=card,
        art=f"portrait-{card}",
        code=card,
        label=label(f"card-{card}"),
        hint=label(f"card-{card}-text"),
        figure=shape,
        worth=points,
        spent=not ready,
    )


@memoized
def artifact(tile: str, ability: str, points: int, ready: bool) -> Card:
    """Shows an artifact tile."""
    return Card(
        id=f"tile-{tile}",
        face=ability,
        art=f"tile-{ability}",
        code=tile,
        label=label("artifact", tile=tile, ability=ability),
        hint=label(f"ability-{ability}-hint"),
        worth=points,
        spent=not ready,
    )


def _characters(cards: Iterable[CharacterView]) -> tuple[Card, ...]:
    return tuple(character(one["card"], tuple(one["shape"]), one["points"], one["ready"]) for one in cards)


def _artifacts(tiles: Iterable[ArtifactView]) -> tuple[Card, ...]:
    return tuple(artifact(one["tile"], one["ability"], one["points"], one["ready"]) for one in tiles)


# What is common


def _supply(view: View) -> Area:
    deck, pile = view["deck"], view["pile"]
    top = deck["top"]
    children: list[AnyElement] = [_deck(deck["count"])]
    if top is not None:
        children.append(_top(*_scroll(top), tuple(top["coins"])))
    if view["options"]["full_rules"] == "true":
        children.append(_pile(pile["count"]))
        children.append(
            _market(
                tuple(
                    (one["tile"], one["ability"], one["cost"], one["points"]) for one in view["market"] if one
                )
            )
        )
    if view["options"]["outpost"] == "true" and view["outpost"] is None:
        children.append(OUTPOST)
    return Area(id="common", label=label("table"), role="supply", children=tuple(children))


OUTPOST = Token(
    id="outpost", face="outpost", art="outpost", label=label("outpost"), hint=label("outpost-hint")
)


@memoized
def _deck(count: int) -> Pile:
    return Pile(id="deck", label=label("deck"), hint=label("deck-hint"), art="deck", code="deck", count=count)


@memoized
def _top(
    biome: str, card: str | None, shape: tuple[str, ...], points: int | None, coins: tuple[str, ...]
) -> Area:
    """The terrain side of the deck's top card, its scroll at the bottom (RO-INFO-2, RO-INFO-3)."""
    squares: list[AnyElement] = [
        Area(
            id=f"top-{i},{j}",
            label=label("square", square=f"{'ab'[j]}{i + 1}"),
            hint=label("top-square-hint", coins=int(digit)),
            role="square",
            pips=int(digit),
        )
        for i, row in enumerate(coins)
        for j, digit in enumerate(row)
    ]
    if card is not None and points is not None:
        squares.append(character(card, shape, points, True))
    return Area(
        id="top",
        label=label("top"),
        hint=label("top-hint"),
        art=f"terrain-{biome}",
        code="top",
        role="plate",
        layout="grid",
        columns=len(coins[0]),
        children=tuple(squares),
    )


@memoized
def _pile(count: int) -> Pile:
    return Pile(id="pile", label=label("pile"), hint=label("pile-hint"), art="pile", code="pile", count=count)


@memoized
def _market(tiles: tuple[tuple[str, str, int, int], ...]) -> Area:
    offers = tuple(
        Area(
            id=f"offer-{place}",
            label=label("price", coins=cost),
            role="slot",
            children=(artifact(tile, ability, points, True),),
        )
        for place, (tile, ability, cost, points) in enumerate(tiles, 1)
    )
    return Area(id="market", label=label("market"), role="zone", children=offers)


# The map


def _map(view: View) -> Area:
    side = None if view["seat"] is None else view["boards"][view["seat"]]["side"]
    used = view["used"]
    covered = () if used is None else (*used["covered"], *used["optional"])
    plates = tuple(
        _plate(
            slot,
            *_scroll(view["slots"][slot]),
            tuple(
                (
                    place,
                    view["coins"][place],
                    tuple(view["markers"][place]),
                    place in covered,
                )
                for place in _squares(slot)
            ),
            slot in view["completed"],
        )
        for slot in range(6)
    )
    turn = 0 if side is None else -SIDES.index(side) % 4
    return Area(
        id="map", label=label("map"), role="map", layout="grid", columns=3, turn=turn, children=plates
    )


@cache
def _squares(slot: int) -> list[int]:
    """Lists the squares of a slot as they lie on the map, from north to south and west to east."""
    return sorted(local_square(slot, i, j) for i in range(3) for j in range(2))


Scroll = tuple[str, str | None, tuple[str, ...], int | None]
"""The picture of a terrain, and the character on its back with shape and points as far as the scroll shows them."""

Ground = tuple[tuple[int, int, tuple[int, ...], bool], ...]
"""Squares with their coin symbols, the owners of their markers, and whether the shape of this turn covers them."""


def _scroll(terrain: TerrainView | None) -> Scroll:
    if terrain is None:
        return "", None, (), None
    return terrain["biome"] or "back", terrain["card"], tuple(terrain["shape"] or ()), terrain["points"]


@memoized
def _plate(
    slot: int,
    biome: str,
    card: str | None,
    shape: tuple[str, ...],
    points: int | None,
    ground: Ground,
    completed: bool,
) -> Area:
    """A terrain card on the map; north of the middle its picture lies turned (RO-GEO-8). A vacant slot has none."""
    squares: list[AnyElement] = [_square(*square) for square in ground]
    if card is not None and points is not None:
        squares.append(character(card, shape, points, True))
    return Area(
        id=f"slot-{slot}",
        label=label("slot", slot=SLOT_NAMES[slot]),
        hint=label("slot-hint" if biome else "slot-vacant-hint"),
        art=f"terrain-{biome}" if biome else "",
        code=SLOT_NAMES[slot],
        role="plate",
        layout="grid",
        columns=2,
        turn=2 if slot < 3 else 0,
        active=completed,
        children=tuple(squares),
    )


@memoized
def _square(place: int, coins: int, markers: tuple[int, ...], covered: bool) -> Area:
    name = SQUARES[place]
    tokens = tuple(
        Token(
            id=f"marker-{name}-{level}",
            face="marker",
            art="marker",
            owner=owner,
            label=label("marker"),
            hint=label("marker-hint"),
        )
        for level, owner in enumerate(markers)
    )
    return Area(
        id=f"square-{name}",
        label=label("square", square=SQUARE_NAMES[place]),
        hint=label("square-hint", coins=coins),
        code=SQUARE_NAMES[place],
        role="square",
        pips=coins,
        active=covered,
        children=tokens,
    )


def _auction(auction: AuctionView) -> Area:
    """The auction as a small scene: the card at stake, who has bid most, and who still may."""
    seats = [auction["bidder"], *auction["waiting"]]
    bidders = tuple(
        Token(
            id=f"bidder-{seat}",
            face=None,
            owner=seat,
            label=label("bidder"),
            active=seat == auction["bidder"],
        )
        for seat in dict.fromkeys(seats)
    )
    highest: tuple[AnyElement, ...] = (
        Counter(
            id="auction-highest",
            label=label("highest-bid"),
            value=auction["highest"],
            art="coin",
        ),
    )
    if auction["leader"] is not None:
        highest += (Token(id="auction-leader", face=None, owner=auction["leader"], label=label("leader")),)
    return Area(
        id="auction",
        label=label("auction", slot=SLOT_NAMES[auction["slot"]]),
        role="tally",
        active=True,
        children=(
            Area(id="auction-bid", role="tally", children=highest),
            Area(id="auction-bidders", label=label("still-to-bid"), role="tally", children=bidders),
        ),
    )


# The players


def _panel(view: View, seat: int) -> Panel:
    board = view["boards"][seat]
    name = f"seat-{seat}"
    children: list[AnyElement] = [
        _count(f"{name}-points", "points", board["points"], "", True),
        _count(f"{name}-coins", "coins", board["coins"], "coin", False),
        _count(f"{name}-supply", "supply", board["supply"], "marker", False),
    ]
    if seat == view["first"]:
        children.append(FIRST_PLAYER)
    if seat == view["outpost"]:
        children.append(OUTPOST)
    zones = [
        Area(
            id=f"{name}-characters",
            label=label("characters", cards=len(board["cards"])),
            role="zone",
            children=_characters(board["cards"]),
        )
    ]
    if view["options"]["full_rules"] == "true":
        zones.append(
            Area(
                id=f"{name}-artifacts",
                label=label("artifacts"),
                role="zone",
                children=_artifacts(board["tiles"]),
            )
        )
    children.append(Area(id=f"{name}-zones", role="zones", children=tuple(zones)))
    if view["step"] == "at" and seat == view["seat"] and seat in view["actors"]:
        children.append(_shape(view, seat))
    return Panel(
        id=name,
        seat=seat,
        own=seat == view["seat"],
        layout="column",
        active=seat in view["actors"],
        children=tuple(children),
    )


def _shape(view: View, seat: int) -> Area:
    """The shape that is being laid, as the character used has it, or turned; marked where it is held."""
    used = view["used"]
    assert used is not None
    cards = view["boards"][seat]["cards"]
    rows = next((one["shape"] for one in cards if one["card"] == used["card"]), [])
    for _ in range(TURNS.index(used["turns"])):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    first = next((number for number, row in enumerate(rows) if "X" in row), 0)
    rows = [row.replace("X", "H", 1) if number == first else row for number, row in enumerate(rows)]
    return Area(id=f"seat-{seat}-shape", label=label("shape"), role="hand", figure=tuple(rows))


FIRST_PLAYER = Token(
    id="first-player",
    face="1",
    label=label("first-player"),
    hint=label("first-player-hint"),
)


@memoized
def _count(ident: str, name: str, value: int, art: str, main: bool) -> Counter:
    return Counter(
        id=ident,
        label=label(f"count-{name}", value=value),
        hint=label(f"count-{name}-hint"),
        value=value,
        art=art,
        main=main,
    )


# Words and numbers


def _words(view: View) -> tuple[Button | Entry, ...]:
    """The words that the viewer may say now where no piece says them; those that no legal move needs are left out."""
    seat, step = view["seat"], view["step"]
    if seat is None or seat not in view["actors"]:
        return ()
    if view["auction"] is not None and step == "bid":
        return _bid(view["auction"], [board["coins"] for board in view["boards"]]), PASS
    if step == "early rest":
        price = sum(card["ready"] for card in view["boards"][seat]["cards"])
        return (
            Button(id="rest", label=label("move-rest", coins=price)),
            Button(id="no-rest", label=label("move-no-rest"), minor=True),
        )
    if step == "choose side":
        return tuple(Button(id=f"side-{side}", label=label("button-side", side=side)) for side in SIDES)
    if step == "use":
        return TURNINGS if _tile(view, "rotate") else ()
    return (Button(id="done", label=label("move-done"), minor=True),) if step in WINDOWS else ()


def _bid(auction: AuctionView, coins: list[int]) -> Entry:
    """The number of coins that are bid, with the least one that counts, and the least one that nobody can outbid."""
    highest, most = auction["highest"], coins[auction["bidder"]]
    least = 0 if highest is None else highest + 1
    sure = max([least, *(coins[seat] for seat in auction["waiting"])])
    quick = [QuickNumber(sure, label("quick-bid-sure", coins=sure))] if least <= sure <= most else []
    if sure > least:
        quick.insert(0, QuickNumber(least, label("quick-bid-least", coins=least)))
    return Entry(
        id="bid",
        label=label("bid"),
        hint=label("bid-hint", highest="none" if highest is None else highest, coins=most),
        notation="bid {}",
        low=least,
        high=most,
        quick=tuple(quick),
    )


PASS = Button(id="pass", label=label("move-pass"), minor=True)

TURNINGS = tuple(
    Button(id=f"turn-{turns}", label=label("button-turn", turning=turning))
    for turns, turning in (("+1", "right"), ("2", "half"), ("-1", "left"))
)
WINDOWS = ("start", "before", "after", "before claim", "market")
"""The steps that are repeated until the player is done."""


def _tile(view: View, ability: str) -> str:
    """Finds the element of the viewer's tile that would be used for an ability (RO-ART-17)."""
    tiles = [] if view["seat"] is None else view["boards"][view["seat"]]["tiles"]
    return next(
        (f"tile-{tile['tile']}" for tile in tiles if tile["ready"] and tile["ability"] == ability), ""
    )


# Motions


_RETURNED = Motion("marker", "map", "seat-*-supply", count="*")
_LAID = (Motion("card-{card}", "deck", "slot-{slot}"),)
_ADDED = (Motion("marker", "seat-{seat}-supply", "square-{square}"),)

MOTIONS: Motions = {
    "dealt": _LAID,
    "refilled": _LAID,
    "offered": (Motion("tile-{tile}", "pile", "market"),),
    "bought": (Motion("tile-{tile}", "market", "seat-{seat}-artifacts"),),
    "placed": (Motion("marker", "seat-{seat}-supply", "map", count="{count}"),),
    "filled": _ADDED,
    "extended": _ADDED,
    "slid": (Motion("marker", "square-{square}", "map"),),
    "replaced": (Motion("marker", "square-{square}", "seat-*-supply"), *_ADDED),
    "won": (Motion("card-{card}", "map", "seat-{seat}-characters"), _RETURNED),
    "discarded": (_RETURNED,),
    "outpost": (Motion("outpost", "", "seat-{seat}"),),
}
"""What the events move: cards from the deck to the map and to their winners, tiles, and markers out and back."""


# Targets


_factored = cache(SPACE.factored)


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move, in order; the decider's own view is meant, or any view for chance."""
    family, fields = _factored(move)
    if family in ("card", "tile"):
        return ["deck" if family == "card" else "pile"]
    if family == "first":
        return [f"seat-{fields['seat']}"]
    if family in ("rest", "no-rest", "pass", "done"):
        return [family]
    if family == "side":
        return [f"side-{fields['side']}"]
    if family == "use":
        return [f"card-{fields['card']}"]
    if family == "use-turned":
        return [f"card-{fields['card']}", f"turn-{fields['turns']}"]
    if family == "at":
        return [f"square-{SQUARES[anchor(view, SQUARES.index(fields['square']))]}"]
    if family == "fill":
        return [f"square-{fields['square']}"]
    if family == "slide-to":
        square = NEIGHBOUR[view["asked"]["square"]][DIRECTIONS.index(fields["direction"])]
        return [f"square-{SQUARES[square]}"] if square >= 0 else []
    if family == "claim":
        return [f"slot-{fields['slot']}"]
    if family == "bid":
        return ["bid"]
    return [f"tile-{fields['tile']}"] if family == "buy" else _tile_targets(view, family, fields)


def _tile_targets(view: View, family: str, fields: dict[str, str]) -> list[str]:
    """A tile is touched first, then what it is used on; an optional square that is paid for needs no tile."""
    if family == "coin":
        return [_tile(view, "coin")]
    if family == "flip":
        return [_tile(view, "flip"), f"card-{fields['card']}"]
    free = [_tile(view, "free")] if fields.get("price") == "free" else []
    if family == "optional":
        return [*free, f"square-{fields['square']}"]
    marker = f"marker-{fields['square']}-{int(family.endswith('-upper'))}"
    if family.startswith("slide"):
        return [_tile(view, "slide"), marker]
    return [_tile(view, "replace"), *free, marker]
