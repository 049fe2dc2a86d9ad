"""The chances of the deck (contract 3.3), and whole games by random moves (contract, chapter 8)."""

from __future__ import annotations

import json
import random
from itertools import combinations_with_replacement
from math import comb

import pytest

from portulan.engine.match import Match
from portulan.engine.record import read
from portulan.games.seventh_continent.moves import ABANDON, CAMP, DEPART, DROP, EXTRA, LOOK, OBJECT
from portulan.games.seventh_continent.result import count
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import DECK, LOST_GAME, STOCK, WON
from tests.games.seventh_continent.setting import GAME, begun

PRINTED = (
    (55, 88, 97, 99, 99, 99),
    (6, 45, 75, 90, 97, 99),
    (2, 14, 39, 65, 82, 91),
    (0, 2, 14, 34, 55, 72),
    (0, 0, 3, 12, 27, 45),
    (0, 0, 1, 4, 11, 22),
    (0, 0, 0, 1, 3, 9),
)
"""Chance to succeed in per cent, by successes required and cards drawn (p. 13); blank cells are 0."""


def exact(state: SeventhContinent, drawn: int) -> list[float]:
    """Chances to reach 1 to 7 successes with so many cards, over all hands of equal bands."""
    bands: dict[tuple[int, int, int], list[int]] = {}
    for card in range(len(state.box.cards)):
        if state.piles[DECK] >> card & 1:
            stars, left, right, _ = state.box.bands[0][card]
            bands.setdefault((stars, left, right), []).append(card)
    reached = [0] * 8
    for kinds in combinations_with_replacement(sorted(bands), drawn):
        ways, hand = 1, 0
        for kind in sorted(set(kinds)):
            cards, number = bands[kind], kinds.count(kind)
            ways *= comb(len(cards), number)
            hand |= sum(1 << card for card in cards[:number])
        if ways:
            for need in range(1, min(7, count(state, hand)[0]) + 1):
                reached[need] += ways
    total = comb(state.piles[DECK].bit_count(), drawn)
    return [100 * number / total for number in reached[1:]]


@pytest.mark.rule("7C-RESULT-5", "7C-SETUP-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_of_chances(players: int) -> None:
    """7C-VEC-50: every cell within four points of print, 1.6 on average, nothing where nothing is printed."""
    state = begun(players)
    columns = [exact(state, drawn) for drawn in range(1, 7)]
    errors = []
    for need, row in enumerate(PRINTED):
        for drawn, printed in enumerate(row):
            chance = columns[drawn][need]
            if not printed:
                assert chance < 1
            elif printed == 99:
                assert chance >= 98
                errors.append(abs(min(chance, 99) - 99))
            else:
                assert abs(chance - printed) <= 4.0
                errors.append(abs(chance - printed))
            if drawn:
                assert chance >= columns[drawn - 1][need]
            if need:
                assert chance <= columns[drawn][need - 1]
    assert len(errors) == 34
    assert sum(errors) / len(errors) <= 1.6


def restless(state: SeventhContinent, rng: random.Random) -> int:
    """Chooses at random, but seldom what only drains the deck, so that games get somewhere."""
    moves = state.moves()
    if moves[0] in EXTRA and rng.random() < 0.9:
        return moves[0]
    for _ in range(8):
        move = rng.choice(moves)
        if (
            not any(move in family for family in (LOOK, CAMP, DROP, OBJECT, ABANDON, DEPART))
            or rng.random() < 0.1
        ):
            break
    return move


@pytest.mark.rule("7C-CARD-16", "7C-TAKE-5", "7C-ZONE-2", "7C-TURN-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games(players: int) -> None:
    """Nothing breaks: no card is lost, no gold comes before its green, limits hold, and a save plays on."""
    ended = set()
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new(players, seed)
        assert isinstance(state, SeventhContinent)
        entries = 0
        while not state.over:
            stock = state.piles[STOCK]
            state.play(restless(state, rng))
            entries += 1
            assert state.faults() == []
            for number in range(len(state.box.greens)):
                golds = state.box.golds[number]
                if golds & stock & ~state.piles[STOCK]:
                    gone = stock & ~state.piles[STOCK] & state.box.greens[number]
                    assert gone or not stock & state.box.greens[number]
            if entries % 25 == 0:
                kept = SeventhContinent.restore(json.loads(state.dump()))
                assert kept == state
                assert kept.digest() == state.digest()
            assert entries < 20_000
        ended.add(state.ended)
    assert ended <= {WON, LOST_GAME}


@pytest.mark.rule("7C-CARD-16")
def test_a_record_replays_bit_for_bit() -> None:
    rng = random.Random(7)
    match = Match.new(GAME, ["Bruno", "Ludovic"], seed=7)
    while not match.state.over:
        match.play(rng.choice(match.state.moves()))
    again = Match.from_record(read(match.to_json()), GAME)
    assert again.state.digest() == match.state.digest()
