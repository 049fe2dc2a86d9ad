"""What is told is what happened: a position recounted from events alone is the one that was played.

Where markers lie is not told square by square; their number is, and every square that an event does name is looked at.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import portulan
from portulan import CHANCE
from portulan.engine.events import HIDDEN, Event
from portulan.engine.options import OptionValue
from portulan.games.roam.map import NEIGHBOUR
from portulan.games.roam.moves import ABILITIES, BID, EVENTS, PASS
from portulan.games.roam.state import Roam
from tests.games.roam.setting import asked, begin, play, setting, told, use

COSTS = {"either": (0, 1, 2, 1), "clockwise": (0, 1, 2, 3)}
NOTHING_ELSE = ("completed", "won", "discarded")
"""After one of these markers have left the map, and squares that were told of before may be vacant."""


def used_tiles(state: Roam) -> list[list[int]]:
    """Counts the used tiles of each seat by ability; one that is being used is told of when it has been."""
    counts = []
    for tiles, ready in zip(state.tiles, state.tiles_ready, strict=True):
        counts.append([(tiles & ~ready & bits).bit_count() for bits in state.box.ability])
    if asked(state) == "slide to":
        counts[state.active][ABILITIES.index("slide")] -= 1
    return counts


class Recount:
    """A position as somebody keeps it who hears the events and knows the rulebook."""

    def __init__(self, state: Roam) -> None:
        self.state = state
        self.players = state.players
        self.coins = state.coins[:]
        self.supply = state.supply[:]
        self.cards = state.cards[:]
        self.ready = state.ready[:]
        self.tiles = state.tiles[:]
        self.used_tiles = used_tiles(state)
        self.slots = state.slots[:]
        self.top = state.top
        self.market = sorted(state.market)
        self.sides = state.sides[:]
        self.first = state.first
        self.outpost = state.outpost
        self.turn = (state.active, state.turn // state.players + 1)
        self.completed = -1
        self.bids: list[int] = []
        self.last_round = -1
        self.over = False
        self.begun = bool(state.stack) and asked(state) != "deal"

    def hear(self, event: Event) -> None:
        getattr(self, "hear_" + EVENTS[event[0]].name.replace("-", "_"))(*event[1:])

    def hear_dealt(self, slot: int, card: int) -> None:
        self.slots[slot] = card

    def hear_top(self, card: int) -> None:
        self.top = card

    def hear_offered(self, tile: int) -> None:
        self.market = sorted([*self.market[1:], tile])

    def hear_seated(self, seat: int, side: int) -> None:
        self.sides[seat] = side

    def hear_first_player(self, seat: int) -> None:
        self.first = seat

    def hear_turn(self, seat: int, number: int) -> None:
        if not self.begun:
            order = sorted(range(self.players), key=lambda one: (self.sides[one] - self.sides[seat]) % 4)
            for one, coins in zip(order, (0, 1, 1, 2), strict=False):
                self.coins[one] = coins
        self.begun = True
        self.turn = (seat, number)

    def hear_rested(self, seat: int) -> None:
        assert self.ready[seat] == 0
        self.ready[seat] = self.cards[seat]
        self.used_tiles[seat] = [0] * len(ABILITIES)

    def hear_rested_early(self, seat: int, coins: int) -> None:
        assert coins == self.ready[seat].bit_count()
        self.coins[seat] -= coins
        self.ready[seat] = self.cards[seat]
        self.used_tiles[seat] = [0] * len(ABILITIES)

    def hear_used(self, seat: int, card: int, turns: int) -> None:
        assert seat == self.turn[0] and self.ready[seat] >> card & 1
        self.ready[seat] ^= 1 << card
        self.used_tiles[seat][ABILITIES.index("rotate")] += COSTS[self.state.options["rotate"]][turns]

    def hear_placed(self, seat: int, count: int, coins: int) -> None:
        self.supply[seat] -= count
        self.coins[seat] += coins

    def hear_filled(self, seat: int, square: int, coins: int) -> None:
        self.supply[seat] -= 1
        self.coins[seat] += coins

    def hear_extended(self, seat: int, square: int, free: int, coins: int) -> None:
        self.supply[seat] -= 1
        self.coins[seat] += coins
        self._pay(seat, free)

    def _pay(self, seat: int, free: int) -> None:
        if free:
            self.used_tiles[seat][ABILITIES.index("free")] += 1
        else:
            self.coins[seat] -= 2

    def hear_gained(self, seat: int) -> None:
        self.coins[seat] += 1
        self.used_tiles[seat][ABILITIES.index("coin")] += 1

    def hear_flipped(self, seat: int, card: int, up: int) -> None:
        assert self.ready[seat] >> card & 1 != up
        self.ready[seat] ^= 1 << card
        self.used_tiles[seat][ABILITIES.index("flip")] += 1

    def hear_slid(self, seat: int, owner: int, square: int, direction: int) -> None:
        self.used_tiles[seat][ABILITIES.index("slide")] += 1

    def hear_replaced(self, seat: int, owner: int, square: int, price: int, coins: int) -> None:
        assert owner != seat
        self.supply[owner] += 1
        self.supply[seat] -= 1
        self.coins[seat] += coins
        self.used_tiles[seat][ABILITIES.index("replace")] += 1
        if price:
            self._pay(seat, price - 1)

    def hear_completed(self, slot: int) -> None:
        self.completed = slot

    def hear_bid(self, seat: int, coins: int) -> None:
        self.bids.append(BID.move(coins))

    def hear_passed(self, seat: int) -> None:
        self.bids.append(PASS.move())

    def hear_won(self, seat: int, card: int, coins: int) -> None:
        assert self.slots[self.completed] in (card, HIDDEN)
        self.coins[seat] -= coins
        self.cards[seat] |= 1 << card
        self.ready[seat] |= 1 << card

    def hear_compensated(self, seat: int) -> None:
        self.coins[seat] += 1

    def hear_stayed(self, slot: int) -> None:
        assert slot == self.completed

    def hear_discarded(self, slot: int) -> None:
        assert slot == self.completed

    def hear_refilled(self, slot: int, card: int) -> None:
        assert (slot, card) == (self.completed, self.top)
        self.slots[slot] = card
        self.top = -1

    def hear_vacant(self, slot: int) -> None:
        assert slot == self.completed
        self.slots[slot] = -1

    def hear_bought(self, seat: int, tile: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.tiles[seat] |= 1 << tile
        self.market[self.market.index(tile)] = -1
        self.market.sort()

    def hear_outpost(self, seat: int) -> None:
        self.outpost = seat

    def hear_last_round(self, seat: int) -> None:
        assert self.last_round == -1 and self.cards[seat].bit_count() == 10
        self.last_round = seat

    def hear_stalled(self, rounds: int) -> None:
        assert str(rounds) == self.state.options["stall_rounds"]

    def hear_end(self) -> None:
        self.over = True

    def compare(self, before: Roam, events: Sequence[Event]) -> None:
        """Holds what was heard of one answer against the position after it."""
        state = self.state
        names = told(events)
        context = "; ".join(names)
        assert self.coins == state.coins, context
        assert self.cards == state.cards and self.ready == state.ready, context
        assert self.tiles == state.tiles and self.market == sorted(state.market), context
        assert self.sides == state.sides and self.outpost == state.outpost, context
        assert self.over == state.over and self.first == state.first, context
        assert (self.last_round >= 0) == any(cards.bit_count() >= 10 for cards in state.cards), context
        if not state.over:
            assert self.turn == (state.active, state.turn // state.players + 1) or state.actor == CHANCE, (
                context
            )
        if state.rules.scroll_public:
            assert self.slots == state.slots and self.top == state.top, context
        moved = [move for _, move in state.trail if move in PASS or move in BID]
        assert self.bids[len(self.bids) - len(moved) :] == moved and len(self.bids) >= len(moved), context
        if any(name.split()[0] in NOTHING_ELSE for name in names):
            self.supply = state.supply[:]
        assert self.supply == state.supply, context
        assert self.used_tiles == used_tiles(state), context
        if not any(name.split()[0] in NOTHING_ELSE for name in names):
            for event in events:
                self._look(before, event)

    def _look(self, before: Roam, event: Event) -> None:
        """Looks at the squares that an event names."""
        name, state = EVENTS[event[0]].name, self.state

        def lies(position: Roam, seat: int, square: int) -> bool:
            return bool((position.marks[seat] | position.upper[seat]) >> square & 1)

        if name == "placed":
            seat, count, _ = event[1:]
            marks = state.marks[seat].bit_count() + state.upper[seat].bit_count()
            assert marks == before.marks[seat].bit_count() + before.upper[seat].bit_count() + count
        if name in ("filled", "extended"):
            seat, square = event[1:3]
            assert lies(state, seat, square)
        if name == "replaced":
            seat, owner, square = event[1:4]
            assert lies(before, owner, square) and lies(state, seat, square)
        if name == "slid":
            _, owner, square, direction = event[1:]
            assert lies(before, owner, square) and lies(state, owner, NEIGHBOUR[square][direction])


def recounted(state: Roam, seed: object, most: int = 4000) -> set[str]:
    """Plays at random, chance included, and recounts every answer; gives the names of all events that were told."""
    rng = random.Random(str(seed))
    recount = Recount(state)
    heard: set[str] = set()
    for _ in range(most):
        if state.over:
            break
        before = state.copy()
        log = state.listen()
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            state.play(rng.choices(outcomes, weights)[0])
        else:
            state.play(rng.choice(state.moves()))
        for event in log:
            recount.hear(event)
            heard.add(EVENTS[event[0]].name)
        recount.compare(before, log)
    return heard


WHOLE_MATCHES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"seats": "choose", "outpost": True, "stacking": True}),
    (4, {"scroll_public": False, "all_pass": "discard", "purchase": "either"}),
    (2, {"full_rules": False, "all_pass": "stay", "stacking": True, "stack_own": False}),
    (3, {"rotate": "clockwise", "replace_optional": "always", "early_rest_all_ready": "allowed"}),
]


@pytest.mark.rule("RO-INFO-6", "RO-COIN-6")
@pytest.mark.parametrize(("players", "options"), WHOLE_MATCHES)
def test_whole_matches_are_told_as_they_are_played(players: int, options: dict[str, OptionValue]) -> None:
    state = portulan.game("roam").new(players, None, options)
    assert isinstance(state, Roam)
    heard = recounted(state, f"{players} {options}")
    assert state.over
    assert {
        "dealt",
        "top",
        "turn",
        "rested",
        "used",
        "placed",
        "completed",
        "won",
        "compensated",
        "end",
    } <= heard


ALL_TILES = " ".join(ABILITIES)


@pytest.mark.rule("RO-INFO-6", "RO-ART-8", "RO-ART-13")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"stacking": True, "outpost": True, "stack_slide": "below_two", "stack_replace_coins": "always"},
        {"rotate": "clockwise", "replace_optional": "always", "zero_placement": "forbidden_if_avoidable"},
    ],
    ids=["default", "stacks", "other readings"],
)
def test_the_use_of_tiles_is_told_as_it_happens(options: dict[str, OptionValue]) -> None:
    heard: set[str] = set()
    for seed in range(6):
        tiles = dict.fromkeys((0, 1), f"{ALL_TILES} rotate")
        table = setting(full=True, coins=[9, 9], tiles=tiles, options=options, supply={0: 24, 1: 24})
        heard |= recounted(begin(table), seed, most=150)
    assert {"gained", "flipped", "slid", "replaced", "extended", "rested-early", "bought", "offered"} <= heard


@pytest.mark.rule("RO-SUPPLY-2", "RO-INFO-6")
def test_the_last_markers_are_told_one_by_one() -> None:
    """P1 has two markers left for the three squares of C; (1,3) pays two coins."""
    table = setting(supply={0: 2})
    log = table.listen()
    use(begin(table), "C @ 1,3")
    assert asked(table) == "fill"
    play(table, "fill 1,3", "fill 1,4")
    assert told(log, "filled") == ["filled 0 1,3 2", "filled 0 1,4 1"]
