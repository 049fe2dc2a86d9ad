"""Tables for statements about all games: matches whose players gather and validate, and boards dealt at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import cast

from portulan.engine.options import OptionValue
from portulan.games.agartha.board import SLOT_COUNT, SLOTS
from portulan.games.agartha.cards import KINDS, size, spread
from portulan.games.agartha.state import Agartha
from tests.games.agartha.setting import beginning, setting

ORDINARY = ("L1", "L2", "L3", "V1", "V2", "EX")
"""The slots that take any card."""

OBJECTS = ("KNI", "AXE", "TOR", "PHI")
OTHERS = ("CHA", "FOR", "MTN", "VIL", "CPS", "AMU")
"""The kinds of card that are no Objects."""

_SHUNNED = ("decline", "stop")


def asked(table: Agartha) -> str:
    """Names the step that waits for an answer; empty if nothing is left to do."""
    return "" if table.step is None else table.step.name


def opened(table: Agartha) -> list[str]:
    """Lists the open slots, as everybody sees them."""
    return cast(list[str], table.view(None)["open"])


def discarded(table: Agartha) -> str:
    """Names the cards of the discard, in the order of the kinds."""
    return " ".join(KINDS[kind] for kind in spread(table.discard))


def numbers(table: Agartha, seat: int) -> dict[str, int]:
    """Counts the cards of every slot of a board."""
    return {name: size(table.board[seat * SLOT_COUNT + slot]) for slot, name in enumerate(SLOTS)}


def gathering(
    players: int, seed: int, options: Mapping[str, OptionValue] | None = None
) -> Iterator[tuple[Agartha, Agartha]]:
    """Plays a match at random and hands out the table before and after every decision.

    The players like to lay cards where they can be validated, to validate, and to use their actions, so that
    chains, Explorations and high tiers are met often; what is played is in the `trail` of the table after.
    """
    table = beginning(players, seed=seed, options=options)
    choice = random.Random(seed)
    while not table.over:
        before = table.copy()
        table.play(liked(table, choice))
        yield before, table


def liked(table: Agartha, choice: random.Random) -> int:
    """Chooses what such a player likes; an outcome of chance is as good as any other."""
    moves = table.moves()
    texts = [table.notation(move) for move in moves]
    if asked(table) == "validate" and choice.random() < 0.3:
        return moves[-1]
    weights = [
        0.1 if text in _SHUNNED else 12 if text.endswith((" V1", " EX", " OB", " AMS")) else 1
        for text in texts
    ]
    return choice.choices(moves, weights)[0]


def moves_made(table: Agartha) -> list[tuple[int, str]]:
    """Lists (seat, notation) of all that the last play brought about, chance left out."""
    return [(seat, table.notation(move)) for seat, move in table.trail if seat >= 0]


def scattered(seed: int, players: int = 3) -> Agartha:
    """Deals up to a dozen random cards of the deck to the slots of seat 0."""
    choice = random.Random(seed)
    deck = [
        kind
        for kind, number in zip(
            KINDS, Agartha.blank(players, setting(players).options).rules.deck, strict=True
        )
        for _ in range(number)
    ]
    board: dict[str, str] = {}
    for kind in choice.sample(deck, choice.randint(2, 12)):
        slots = (*ORDINARY, "OB", "OB") if kind in OBJECTS else ORDINARY
        name = choice.choice(slots)
        board[name] = f"{board.get(name, '')} {kind}"
    return setting(players, boards={0: board})
