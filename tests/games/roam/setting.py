"""Sets a table of Roam as an example of the contract describes it, and plays it in short notation.

The cards are those of the fixture (contract, section 3.0): K1 to K9 stand for T01 to T09, and every colour begins with
A, B and C. Chance is never drawn here: where a card is needed the test says which one comes (`card K8`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

import portulan
from portulan.engine.events import Event
from portulan.engine.options import OptionValue
from portulan.games.roam import turns
from portulan.games.roam.bits import members
from portulan.games.roam.box import Box
from portulan.games.roam.deck import lay
from portulan.games.roam.entries import CardEntry, TileEntry
from portulan.games.roam.map import SLOT_SQUARES, SQUARES
from portulan.games.roam.moves import ABILITIES, CARDS, COLOURS, EVENTS, TERRAINS, TILES
from portulan.games.roam.position import NONE
from portulan.games.roam.state import Roam

START_SHAPES = {"A": "XXo", "B": "X/X/o", "C": "XX/X."}
FIXTURE_CARDS = {
    "K1": ("01/00/10", "X/X/X", 2),
    "K2": ("00/20/00", "XX/XX", 1),
    "K3": ("10/01/00", "X./.X", 3),
    "K4": ("00/11/00", "XXX", 2),
    "K5": ("02/00/01", "Xo", 4),
    "K6": ("11/00/10", "XX./.XX", 1),
    "K7": ("00/00/11", "X.X", 3),
    "K8": ("10/10/00", "XX/Xo", 2),
    "K9": ("00/01/10", ".X/X./X.", 2),
}
"""Terrain, shape and points of each card."""

BASE_COSTS = {"coin": 3, "slide": 2, "rotate": 2, "free": 3, "flip": 2, "replace": 3}
WINDOWS = ("start", "before", "after", "market", "before claim")


def card_entry(name: str, terrain: str, shape: str, points: int) -> CardEntry:
    """Makes a card of the deck from the drawings of the contract."""
    ident = f"T{int(name[1:]):02}"
    return CardEntry(ident, "terrain", shape.split("/"), points, terrain.split("/"), "forest")


def tile_entries() -> list[TileEntry]:
    """Makes four tiles of each ability: 0, 1, 1 and 2 points, 2 coins a point."""
    points = (0, 1, 1, 2)
    abilities = [(ability, point) for ability in ABILITIES for point in points]
    return [
        TileEntry(ident, ability, BASE_COSTS[ability] + 2 * point, point)
        for ident, (ability, point) in zip(TILES, abilities, strict=True)
    ]


def fixture_box(extra: Mapping[str, str] | None = None, deck: int = 9) -> Box:
    """Fills a box with the first cards of the fixture, and with others that have no coin symbols: {"K10": "Xoo"}."""
    cards = [card_entry(name, *FIXTURE_CARDS[name]) for name in list(FIXTURE_CARDS)[:deck]]
    cards += [card_entry(name, "00/00/00", shape, 1) for name, shape in (extra or {}).items()]
    for colour in COLOURS:
        for number, shape in enumerate(START_SHAPES.values(), 1):
            cards.append(CardEntry(f"S-{colour}-{number}", "start", shape.split("/"), 0, [], ""))
    return Box(cards, tile_entries())


class Fixture(Roam):
    """A match with the cards of the fixture."""

    __slots__ = ()
    box: ClassVar[Box] = fixture_box()


def with_box(content: Box) -> type[Fixture]:
    """Makes a match with other cards."""
    return type("WithBox", (Fixture,), {"__slots__": (), "box": content})


def squares(text: str) -> int:
    """Reads squares such as "2,3 4,0" into a set."""
    return sum(1 << SQUARES.index(word) for word in text.split())


def around(text: str) -> str:
    """Names the eight squares around one."""
    r, c = (int(number) for number in text.split(","))
    return " ".join(f"{r + dr},{c + dc}" for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc)


def card_number(name: str, seat: int = 0) -> int:
    """Finds a card by its name in the contract: K5, or A, B, C of a seat."""
    if name in START_SHAPES:
        return CARDS.index(f"S-{COLOURS[seat]}-{'ABC'.index(name) + 1}")
    return CARDS.index(f"T{int(name[1:]):02}")


def setting(
    players: int = 2,
    *,
    markers: Mapping[int, str] | None = None,
    upper: Mapping[int, str] | None = None,
    coins: Sequence[int] = (),
    used: Mapping[int, str] | None = None,
    won: Mapping[int, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    supply: Mapping[int, int] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    full: bool = False,
    kind: type[Fixture] = Fixture,
) -> Fixture:
    """Lays out the fixture map with nothing left to do; `begin` begins a turn. P1 is seat 0 and the first player.

    `tiles` names abilities, "flip coin!" for a ready FLIP and a used COIN. The rules are basic unless `full`.
    """
    game = portulan.game("roam")
    chosen: dict[str, OptionValue] = {"full_rules": full, "first_player": 0, **(options or {})}
    table = kind.blank(players, game.resolve(players, chosen))
    table.deck = table.box.terrain
    for slot in range(6):
        lay(table, slot, slot)
        table.deck ^= 1 << slot
    for seat, text in (won or {}).items():
        for name in text.split():
            card = card_number(name)
            table.deck &= ~(1 << card)
            table.cards[seat] |= 1 << card
            table.ready[seat] |= 1 << card
    if table.deck:
        table.top = (table.deck & -table.deck).bit_length() - 1
        table.deck ^= 1 << table.top
    for layer, placed in ((table.marks, markers), (table.upper, upper)):
        for seat, text in (placed or {}).items():
            layer[seat] = squares(text)
            table.supply[seat] -= layer[seat].bit_count()
            table.taken |= layer[seat]
    for seat, number in enumerate(coins):
        table.coins[seat] = number
    for seat, text in (used or {}).items():
        for name in text.split():
            table.ready[seat] ^= 1 << card_number(name, seat)
    if table.rules.full:
        table.pile = table.box.all_tiles
        for seat, text in (tiles or {}).items():
            for word in text.split():
                give_tile(table, seat, word)
        lay_market(table)
    for seat, number in (supply or {}).items():
        table.supply[seat] = number
    return table


def give_tile(table: Fixture, seat: int, word: str) -> None:
    """Gives a player the first tile of an ability that is left in the pile; "coin!" is used."""
    left = table.pile & table.box.ability[ABILITIES.index(word.rstrip("!"))]
    table.pile ^= left & -left
    table.tiles[seat] |= left & -left
    if not word.endswith("!"):
        table.tiles_ready[seat] |= left & -left


def lay_market(table: Fixture) -> None:
    """Offers the last four tiles of the pile, which are REPLACE tiles unless somebody has one."""
    table.market = [NONE] * 4
    for place in range(4):
        if table.pile:
            table.market[place] = table.pile.bit_length() - 1
            table.pile ^= 1 << table.market[place]


def offer(table: Fixture, *abilities: str) -> Fixture:
    """Offers the first tiles of some abilities in the market instead of what lay there."""
    for tile in table.market:
        table.pile |= 1 << tile
    table.market = [NONE] * 4
    for place, ability in enumerate(abilities):
        left = table.pile & table.box.ability[ABILITIES.index(ability)]
        table.market[place] = (left & -left).bit_length() - 1
        table.pile ^= left & -left
    for place in range(len(abilities), 4):
        if table.pile:
            table.market[place] = table.pile.bit_length() - 1
            table.pile ^= 1 << table.market[place]
    return table


def begin(table: Fixture, seat: int = 0) -> Fixture:
    """A seat begins its turn."""
    table.turn += (table.order.index(seat) - table.turn) % table.players
    turns.begin_turn(table, seat)
    table._settle()
    return table


def spelled(table: Fixture, text: str) -> str:
    """Writes a move with the names of the contract in the notation of the game."""
    seat = table.active

    def card(match: re.Match[str]) -> str:
        return CARDS[card_number(match[0], seat)]

    text = re.sub(r"\bK\d+\b|(?<=use )[ABC]\b|(?<=flip )[ABC]\b", card, text)
    verb, _, ability = text.partition(" ")
    if verb == "buy" and ability in ABILITIES:
        wanted = table.box.ability[ABILITIES.index(ability)]
        return f"buy {next(TILES[tile] for tile in table.market if tile != NONE and wanted >> tile & 1)}"
    return text


def play(table: Fixture, *moves: str) -> Fixture:
    """Plays moves in short notation, outcomes of chance included, by whoever is asked."""
    for text in moves:
        table.play(table.parse(spelled(table, text)))
    return table


def use(table: Fixture, text: str) -> Fixture:
    """Uses a character as the contract writes it, "C @ 2,2" or "C +1 @ 2,2"; windows before it are left alone."""
    who, _, where = text.partition(" @ ")
    leave(table, "start", "before")
    if asked(table) == "early rest":
        play(table, "rest no")
    leave(table, "before")
    if asked(table) == "use":
        play(table, f"use {who}")
    assert table.used == card_number(who.split()[0], table.active), "another character is used"
    return play(table, f"at {where}") if where else table


def tied(coins: list[int]) -> Fixture:
    """Three players have two markers each on slot 0; P1 has just placed the sixth."""
    kind = with_box(fixture_box({"K10": "X"}))
    markers = {0: "1,0", 1: "0,1 1,1", 2: "2,0 2,1"}
    return use(begin(setting(3, kind=kind, coins=coins, markers=markers, won={0: "K10"})), "K10 @ 0,0")


def leave(table: Fixture, *windows: str) -> Fixture:
    """Is done with windows: with those named, or with any."""
    while asked(table) in (windows or WINDOWS):
        play(table, "done")
    return table


def asked(table: Roam) -> str:
    """Names the step that waits for an answer; empty if nothing is left to do."""
    return "" if table.step is None else table.step.name


def options(table: Fixture) -> list[str]:
    """Lists what may be played now, in short notation."""
    return [table.notation(move) for move in table.moves()]


def offers(table: Fixture, move: str) -> bool:
    """Tells whether a move may be played now."""
    return table.parse(spelled(table, move)) in table.moves()


def refusal(table: Fixture, move: str) -> str:
    """Tries an illegal move, checks that nothing changed, and names the clause that forbids it."""
    before = table.digest()
    try:
        table.play(table.parse(spelled(table, move)))
    except portulan.Refused as refused:
        assert table.digest() == before
        return refused.rule
    raise AssertionError(f"{move} was accepted")


def marks(table: Roam, seat: int) -> str:
    """Names the squares with a marker of a seat, lower or upper, in reading order."""
    return " ".join(SQUARES[place] for place in members(table.marks[seat] | table.upper[seat]))


def drawing(table: Roam) -> str:
    """Draws the map with the number of the player on each square, P1 being 1."""
    signs = ["."] * 36
    for seat in range(table.players):
        for place in members(table.marks[seat]):
            signs[place] = str(seat + 1)
    return " / ".join("".join(signs[6 * r : 6 * r + 6]) for r in range(6))


def ready(table: Roam, seat: int) -> str:
    """Names the ready characters of a seat: "A C K5"."""
    return " ".join(
        name for name in names_of(table, seat) if table.ready[seat] >> card_number(name, seat) & 1
    )


def names_of(table: Roam, seat: int) -> list[str]:
    """Names the characters of a seat, start cards first."""
    won = [f"K{card + 1}" for card in range(len(TERRAINS)) if table.cards[seat] >> card & 1]
    return [*START_SHAPES, *won]


def lying(table: Roam, slot: int) -> str:
    """Names the card in a slot, "" for none."""
    card = table.slots[slot]
    return "" if card == NONE else f"K{card + 1}"


def tiles_of(table: Roam, seat: int) -> str:
    """Names the tiles of a seat as `setting` takes them: "coin flip!"."""
    return " ".join(
        table.box.tiles[tile].ability + ("" if table.tiles_ready[seat] >> tile & 1 else "!")
        for tile in range(len(TILES))
        if table.tiles[seat] >> tile & 1
    )


def cover(slot: int, but: str = "") -> str:
    """Names the six squares of a slot, but for some."""
    return " ".join(SQUARES[place] for place in members(SLOT_SQUARES[slot] & ~squares(but)))


def covering(table: Roam) -> str:
    """Names the squares that the shape used this turn covers."""
    return " ".join(SQUARES[place] for place in members(table.covered))


def beginning(
    players: int = 3, *, seed: int | None = None, options: Mapping[str, OptionValue] | None = None
) -> Roam:
    """Begins a match with its set-up and the cards that ship; without a seed the test dictates chance."""
    table = portulan.new("roam", players, seed, options)
    assert isinstance(table, Roam)
    return table


def dealt(players: int = 2, *, options: Mapping[str, OptionValue] | None = None) -> Roam:
    """Begins a match and deals the first cards and tiles of the box, until something else is asked."""
    table = beginning(players, options=options)
    while asked(table) in ("deal", "offer"):
        table.play(table.moves()[0])
    return table


def wandering(players: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> Iterator[Roam]:
    """Plays a match at random and hands out the table before every decision, and once more at the end."""
    table = beginning(players, seed=seed, options=options)
    choice = random.Random(seed)
    yield table
    while not table.over:
        table.play(choice.choice(table.moves()))
        yield table


def told(log: Sequence[Event], *names: str) -> list[str]:
    """Writes events as "name field field", all of them or only those of some names."""
    families = [EVENTS[event[0]] for event in log]
    return [
        " ".join([family.name, *family.labels(event).values()])
        for family, event in zip(families, log, strict=True)
        if not names or family.name in names
    ]
