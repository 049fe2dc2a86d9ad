"""Sets a table of Agartha as an example of the rulebook describes it, and plays it in short notation.

Chance is never drawn here: where a card is needed the test says which one comes (`card CHA`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import portulan
from portulan.engine.events import Event
from portulan.engine.options import OptionValue
from portulan.games.agartha import frames
from portulan.games.agartha.board import SLOT_COUNT, SLOTS
from portulan.games.agartha.cards import AMU, CHA, KINDS, UNIT, count, kinds_in, pack, size, spread
from portulan.games.agartha.moves import ACTION_ZONE, BID_ZONE, EVENTS
from portulan.games.agartha.options import ACTIONS
from portulan.games.agartha.state import Agartha

ONLY_THE_REST = "rest"


def cards(text: str) -> int:
    """Reads cards such as "CHA CHA FOR" or "CHA*3 CPS" into a multiset."""
    kinds: list[int] = []
    for word in text.split():
        name, _, number = word.partition("*")
        kinds += [KINDS.index(name)] * int(number or 1)
    return pack(kinds)


def setting(
    players: int = 3,
    *,
    holder: int = 0,
    number: int = 1,
    boards: Mapping[int, Mapping[str, str]] | None = None,
    tiles: Sequence[str] = (),
    pile: str = ONLY_THE_REST,
    discard: str = "",
    encounter: Mapping[int, int] | None = None,
    amulets: Mapping[int, int] | None = None,
    village: Mapping[int, int] | None = None,
    explored: Mapping[int, Sequence[int]] | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Agartha:
    """Lays out a table in round `number` with nothing left to do; push work with the functions below.

    With the pile left alone it holds every card of the deck that is not elsewhere.
    """
    portulan.game("agartha")
    table = Agartha.blank(players, portulan.game("agartha").resolve(players, options))
    table.round = number
    table.holder = holder
    for seat, slots in (boards or {}).items():
        for name, text in slots.items():
            table.board[seat * SLOT_COUNT + SLOTS.index(name)] = cards(text)
    for tile, text in enumerate(tiles):
        table.tiles[tile] = tuple(KINDS.index(name) for name in text.split())
    table.discard = cards(discard)
    for field, values in ((table.encounter, encounter), (table.amulets, amulets), (table.village, village)):
        for seat, value in (values or {}).items():
            field[seat] = value
    for seat, done in (explored or {}).items():
        table.explored[seat] = sum(1 << (exploration - 1) for exploration in done)
    table.pile = _rest(table) if pile == ONLY_THE_REST else cards(pile)
    table.pile_count = size(table.pile)
    return table


def _rest(table: Agartha) -> int:
    """Gathers the cards of the deck that lie nowhere yet."""
    left = table.rules.deck[:]
    for multiset in (*table.board, table.discard):
        for kind in kinds_in(multiset):
            left[kind] -= count(multiset, kind)
    for lying in table.tiles:
        for kind in lying:
            left[kind] -= 1
    left[CHA] -= sum(table.encounter)
    left[AMU] -= sum(table.amulets)
    assert min(left) >= 0, "the setting uses more cards than the deck has"
    return sum(number * UNIT[kind] for kind, number in enumerate(left))


def bidding(table: Agartha) -> Agartha:
    """The Bids phase begins: the holder is asked first."""
    table.stack = [(frames.ROUND, table.round)]
    table._settle()
    return table


def placed(table: Agartha, *placements: str) -> Agartha:
    """Lays tokens in this order; "1:3@2" is seat 1, token 3 on the bid zone of tile 2, "1:3@2a" its action zone."""
    for text in placements:
        seat, _, rest = text.partition(":")
        token, _, where = rest.partition("@")
        zone = ACTION_ZONE if where.endswith("a") else BID_ZONE
        tile = int(where.rstrip("a")) - 1
        table.placements.append((tile, zone, int(seat), int(token) - 1))
        table.hand[int(seat)] ^= 1 << (int(token) - 1)
    return table


def resolving(table: Agartha, tile: int = 1) -> Agartha:
    """The Resolution goes on from a tile, and the round ends as usual after the last one."""
    table.stack = [(frames.RESOLVE_TILE, tile - 1)]
    table._settle()
    return table


def acting(table: Agartha, seat: int, action: str) -> Agartha:
    """A seat resolves a token with the action "move", "swap" or "draw"; nothing follows the step."""
    table.stack = [
        (frames.CLOSE,),
        (frames.VALIDATE, seat, 0),
        (frames.MOVE + 2 * ACTIONS.index(action), seat, 0),
    ]
    table._settle()
    return table


def winning(table: Agartha, seat: int, won: str, tile: int = 1) -> Agartha:
    """A seat has just won cards on a tile; nothing follows the step. The cards come out of the pile."""
    table.won[seat] = cards(won)
    for kind in spread(table.won[seat]):
        if count(table.pile, kind):
            table.pile -= UNIT[kind]
            table.pile_count -= 1
    table.stack = [(frames.WON, seat, tile - 1)]
    table._settle()
    return table


def ending_round(table: Agartha) -> Agartha:
    """All tiles are resolved: the round ends."""
    table.stack = [(frames.END_OF_ROUND,)]
    table._settle()
    return table


def play(table: Agartha, *moves: str) -> Agartha:
    """Plays moves in short notation, outcomes of chance included, by whoever is asked."""
    for text in moves:
        table.play(table.parse(text))
    return table


def options(table: Agartha) -> list[str]:
    """Lists what may be played now, in short notation."""
    return [table.notation(move) for move in table.moves()]


def refusal(table: Agartha, move: str) -> str:
    """Tries an illegal move, checks that nothing changed, and names the clause that forbids it."""
    before = table.digest()
    try:
        table.play(table.parse(move))
    except portulan.Refused as refused:
        assert table.digest() == before
        return refused.rule
    raise AssertionError(f"{move} was accepted")


def slot(table: Agartha, seat: int, name: str) -> str:
    """Names the cards of a slot, in the order of the kinds: "CHA CHA FOR"."""
    return " ".join(cast(list[str], table.view(seat)["boards"][seat]["slots"][name]))


def tile(table: Agartha, number: int) -> str:
    """Names the cards of a tile (from 1), in the order in which they came."""
    return " ".join(KINDS[kind] for kind in table.tiles[number - 1])


def points(table: Agartha, seat: int) -> int:
    """Counts the points gained during the game."""
    board = table.view(seat)["boards"][seat]
    return cast(int, board["village_points"]) + cast(int, board["exploration_points"])


def beginning(
    players: int = 3, *, seed: int | None = None, options: Mapping[str, OptionValue] | None = None
) -> Agartha:
    """Begins a match with its set-up; without a seed chance is dictated by the test."""
    table = portulan.new("agartha", players, seed, options)
    assert isinstance(table, Agartha)
    return table


def wandering(players: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> Iterator[Agartha]:
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
        " ".join([family.name, *(str(value) for value in family.arguments(event).values())])
        for family, event in zip(families, log, strict=True)
        if not names or family.name in names
    ]


def explained(table: Agartha, move: str, lang: str) -> str:
    """Tries an illegal move and gives the sentence that the player reads."""
    try:
        table.play(table.parse(move))
    except portulan.Refused as refused:
        return refused.text(lang)
    raise AssertionError(f"{move} was accepted")


def seen_tokens(table: Agartha, viewer: int | None, number: int) -> list[str]:
    """Lists the tokens on a tile (from 1) as a viewer sees them, "1:3@bid", with "?" for a hidden face."""
    lying = table.view(viewer)["tiles"][number - 1]["tokens"]
    return [f"{token['seat']}:{token['token'] or '?'}@{token['zone']}" for token in lying]


def unexplained(table: Agartha) -> list[str]:
    """Lists moves of the whole space whose refusal does not fit: a legal one has no clause, any other has one."""
    legal = set(table.moves())
    clauses = table.game.text.rules("en")
    return [
        table.notation(move)
        for move in range(table.game.space.size)
        if (table.why_not(move) not in clauses) != (move in legal) or (move in legal and table.why_not(move))
    ]
