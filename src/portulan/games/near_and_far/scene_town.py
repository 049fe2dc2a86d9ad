"""The town and what is common: buildings and pawns, the row, the mine, chiefs and decks."""

from __future__ import annotations

from typing import Final

from portulan.engine.scene import AnyElement, Area, Card, Counter, Pile, Token, label, memoized
from portulan.games.near_and_far import (
    scene_book,
    scene_cards,
    scene_foes,
    scene_map,
    scene_series,
    scene_stakes,
)
from portulan.games.near_and_far.terms import BUILDINGS, FACTIONS
from portulan.games.near_and_far.view import View

MINE_COLUMNS: Final = 4


def board(view: View) -> Area:
    """Lays out everything beside the map: what is at stake now first, then the town and the common supply."""
    fixed = (
        town(view),
        row(view),
        mine(view),
        scene_foes.threats(view),
        chiefs(view),
        scene_map.routes(view),
        supply(view),
        scene_series.chronicle(view),
        scene_book.notebook(view),
    )
    parts = tuple(part for part in (*scene_stakes.stakes(view), *fixed) if part is not None)
    return Area(id="board", art=f"board-{view['side']}", layout="column", children=parts)


# The buildings


def town(view: View) -> Area:
    """The buildings of the town and the jail, with the pawns that stand there."""
    sites = tuple(_site(view, name) for name in (*BUILDINGS, "jail"))
    return Area(
        id="town",
        label=label(f"side-{view['side']}"),
        art=f"street-{view['side']}",
        layout="grid",
        columns=4,
        children=sites,
    )


def _site(view: View, name: str) -> Area:
    pawns: list[AnyElement] = [
        scene_map.pawn(view, seat) for seat, one in enumerate(view["people"]) if one["pawn"] == name
    ]
    if name == "town-hall" and view["players"] == 2:
        pawns.append(DUMMY_PAWN)
    pawns += _lying(view, name)
    visited = (
        view["step"] in ("visit", "way in", "trade") and BUILDINGS[view["asked"].get("building", 0)] == name
    )
    return Area(
        id=f"site-{name}",
        code=name,
        label=label(f"site-{name}"),
        hint=label(f"hint-site-{name}", side=view["side"]),
        active=visited,
        children=tuple(pawns),
    )


DUMMY_PAWN: Final = Token(
    id="pawn-dummy", face="dummy", art="pawn-dummy", label=label("dummy"), hint=label("hint-dummy")
)


def _lying(view: View, name: str) -> list[AnyElement]:
    """Lists the decks and supplies that lie at a building."""
    if name == "store":
        return [_pile("deck-basic", view["deck_basic"]), _pile("deck-advanced", view["deck_advanced"])]
    if name == "stables":
        return [_number("stable", view["stable"], "bird")]
    if name == "hut":
        return [_pile("treasure-deck", view["treasure_deck"])]
    if name == "saloon":
        return [_pile("bag", view["bag"])]
    return []


@memoized
def _pile(name: str, count: int) -> Pile:
    return Pile(id=name, label=label(name), hint=label(f"hint-{name}"), art=f"back-{name}", count=count)


@memoized
def _known(name: str, kind: str, cards: tuple[str, ...]) -> Pile:
    """A pile whose cards everybody can tell."""
    known = tuple(Card(id=f"{name}-{card}", face=card, label=label(f"{kind}-{card}")) for card in cards)
    art = f"back-{name}"
    return Pile(
        id=name, label=label(name), hint=label(f"hint-{name}"), art=art, count=len(cards), known=known
    )


@memoized
def _number(name: str, value: int, art: str) -> Counter:
    return Counter(id=name, label=label(name), hint=label(f"hint-{name}"), value=value, art=art)


# The row of adventurers


def row(view: View) -> Area:
    """The adventurers in the Saloon, with what whoever plays would pay for them."""
    profile = view["options"]["pet_profile"]
    pairs = zip(view["row"], view["prices"], strict=True)
    people = tuple(scene_cards.member(who, profile, price) for who, price in pairs if who is not None)
    return Area(id="row", label=label("row"), hint=label("hint-row"), children=people)


# The mine


def mine(view: View) -> Area:
    """The numbers of the mine with the tents on them; rewards stand at the end of rows and columns (NF-MINE)."""
    cells: list[AnyElement] = []
    for line, reward in enumerate(view["mine_rows"]):
        for column in range(MINE_COLUMNS):
            place = line * MINE_COLUMNS + column
            cells.append(
                _cell(
                    line + 1,
                    column + 1,
                    view["mine_numbers"][place],
                    view["mine_rep"][place],
                    view["mine"][place],
                )
            )
        cells.append(_reward(f"mine-row-{line + 1}", tuple(reward.items())))
    cells += [
        _reward(f"mine-column-{column + 1}", tuple(reward.items()))
        for column, reward in enumerate(view["mine_columns"])
    ]
    return Area(
        id="mine",
        label=label("mine"),
        hint=label("hint-mine"),
        layout="grid",
        columns=MINE_COLUMNS + 1,
        children=tuple(cells),
    )


@memoized
def _cell(line: int, column: int, number: int, reputed: bool, owner: int | None) -> Area:
    tent = Token(id=f"tent-{line}-{column}", face="tent", art="tent", owner=owner, label=label("tent"))
    return Area(
        id=f"mine-{line}-{column}",
        code=f"{line}.{column}",
        label=label("mine-cell", number=number, rep="yes" if reputed else "no"),
        hint=label("hint-mine-cell", number=number, rep="yes" if reputed else "no"),
        role="slot",
        children=() if owner is None else (tent,),
    )


@memoized
def _reward(ident: str, goods: tuple[tuple[str, int], ...]) -> Area:
    counted = tuple(
        Counter(id=f"{ident}-{good}", label=label(f"of-{good}"), value=n, art=scene_cards.good_art(good))
        for good, n in goods
    )
    return Area(id=ident, hint=label("hint-mine-reward"), role="tally", children=counted)


# Chiefs


def chiefs(view: View) -> Area:
    """The chiefs whom nobody has yet."""
    taken = {faction for one in view["people"] for faction in one["chiefs"]}
    left = tuple(chief(faction) for faction in FACTIONS if faction not in taken)
    return Area(id="chiefs", label=label("chiefs"), hint=label("hint-chiefs"), children=left)


@memoized
def chief(faction: str) -> Token:
    """The chief of a faction."""
    return Token(
        id=f"chief-{faction}",
        face=f"chief-{faction}",
        art=f"chief-{faction}",
        label=label(f"chief-{faction}"),
        hint=label("hint-chief"),
    )


# The supply


def supply(view: View) -> Area:
    """The other piles: discarded treasures, adventurers set aside, world cards, arcade cards."""
    piles: list[AnyElement] = [
        _known("treasure-discard", "treasure", tuple(view["treasure_discard"])),
        _known("aside", "adventurer", tuple(view["aside"])),
        _known("world-supply", "world", tuple(view["world"])),
    ]
    if view["mode"] in ("arcade", "character"):
        piles.append(_pile("arcade-deck", view["arcade_deck"]))
    return Area(id="supply", label=label("supply"), role="supply", children=tuple(piles))
