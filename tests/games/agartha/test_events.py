"""The events of a match: whoever hears them, and nothing else, knows the table as a spectator sees it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import portulan
from portulan.engine.events import Event
from portulan.engine.options import OptionValue
from portulan.games.agartha.moves import EVENTS
from portulan.games.agartha.state import Agartha
from tests.games.agartha.gathering import asked, liked
from tests.games.agartha.setting import beginning, play, told

SLOTS = ("L1", "L2", "L3", "V1", "V2", "OB", "EX")
TIERS = {2: 1, 3: 3, 4: 5}
EXPLORATIONS = {1: 1, 2: 5, 3: 9}


class Account:
    """The table as somebody knows it who only hears it told: one method for each kind of event."""

    def __init__(self, table: Agartha) -> None:
        seats = range(table.players)
        self.players = table.players
        self.pile = sum(table.rules.deck)
        self.round = 0
        self.holder = table.holder
        self.tiles: list[list[str]] = [[] for _ in range(table.tile_count)]
        self.aside: list[str] = []
        self.boards = [{slot: Counter[str]() for slot in SLOTS} for _ in seats]
        self.transit = [Counter[str]() for _ in seats]
        self.discard: Counter[str] = Counter()
        self.encounter = [0] * table.players
        self.amulets = [0] * table.players
        self.explored: list[list[int]] = [[] for _ in seats]
        self.points = [0] * table.players
        self.lying: list[tuple[int, str, int]] = []
        self.shown: list[list[int]] = [[] for _ in seats]
        self.validated = ""
        self.bids = [0] * table.players
        self.over = False
        self.actions = table.options["token_action_map"].split("-")

    def hear(self, events: list[Event]) -> None:
        """Takes events in, one by one."""
        for event in events:
            family = EVENTS[event[0]]
            getattr(self, f"on_{family.name.replace('-', '_')}")(**family.arguments(event))

    def seen(self) -> dict[str, Any]:
        """Tells what is known in the form of `spectated`."""
        return {
            "round": self.round,
            "holder": self.holder,
            "tiles": self.tiles,
            "tokens": [[(z, s) for t, z, s in self.lying if t == n] for n in range(len(self.tiles))],
            "slots": self.boards,
            "transit": self.transit,
            "encounter": self.encounter,
            "amulets": self.amulets,
            "explored": [sorted(done) for done in self.explored],
            "points": self.points,
            "shown": [sorted(tokens) for tokens in self.shown],
            "in_hand": [3 - [s for _, _, s in self.lying].count(seat) for seat in range(self.players)],
            "discard": self.discard,
            "pile": self.pile,
            "over": self.over,
        }

    def _take(self, cards: Counter[str], card: str) -> None:
        assert cards[card] > 0, f"{card} is not where it is told to be"
        cards[card] -= 1
        if not cards[card]:
            del cards[card]

    def _from_tile(self, tile: int, card: str) -> None:
        self.tiles[tile - 1].remove(card)

    def _reveal(self, seat: int, token: int, tile: int, zone: str) -> None:
        self.lying.remove((tile - 1, zone, seat))
        self.shown[seat].append(token)

    def on_first_player(self, seat: int) -> None:
        self.holder = seat

    def on_round(self, round: int, seat: int) -> None:
        assert (round, seat) == (self.round + 1, self.holder)
        self.round = round
        self.shown = [[] for _ in self.shown]

    def on_card_on_tile(self, card: str, tile: int) -> None:
        self.pile -= 1
        if len(self.tiles[tile - 1]) == 3:
            self.aside, self.tiles[tile - 1] = self.tiles[tile - 1], []
        self.tiles[tile - 1].append(card)

    def on_card_drawn(self, seat: int, card: str) -> None:
        self.pile -= 1
        self.transit[seat][card] += 1

    def on_placed(self, seat: int, card: str, slot: str) -> None:
        self._take(self.transit[seat], card)
        self.boards[seat][slot][card] += 1

    def on_start_card(self, seat: int, card: str) -> None:
        self.on_card_drawn(seat, card)

    def on_start_placed(self, seat: int, card: str, slot: str) -> None:
        self.on_placed(seat, card, slot)

    def on_start_shown(self, seat: int, card: str, slot: str) -> None:
        assert self.boards[seat][slot][card]

    def on_bid(self, seat: int, token: int, tile: int, zone: str) -> None:
        self.lying.append((tile - 1, zone, seat))

    def on_action_revealed(self, seat: int, token: int, tile: int, action: str) -> None:
        self._reveal(seat, token, tile, "action")
        assert action == self.actions[token - 1]

    def on_bid_revealed(self, seat: int, token: int, tile: int) -> None:
        self._reveal(seat, token, tile, "bid")
        self.bids[seat] += token

    def _won(self, seat: int, tile: int, sum: int, tied: bool) -> None:
        assert sum == self.bids[seat] == max(self.bids)
        assert (self.bids.count(sum) > 1) is tied
        self.bids = [0] * self.players
        for card in self.tiles[tile - 1]:
            self.transit[seat][card] += 1
        self.tiles[tile - 1] = []

    def on_auction_won(self, seat: int, tile: int, sum: int) -> None:
        self._won(seat, tile, sum, tied=False)

    def on_testament_won(self, seat: int, tile: int, sum: int) -> None:
        assert seat == self.holder
        self._won(seat, tile, sum, tied=True)

    def on_auction_tied(self, seat: int, tile: int, sum: int) -> None:
        assert sum == self.bids[seat] >= max(self.bids)
        assert self.tiles[tile - 1]
        self.bids[seat] = 0

    def on_auction_empty(self, tile: int) -> None:
        assert self.tiles[tile - 1] == []
        self.bids = [0] * self.players

    def on_picked(self, seat: int, card: str, tile: int) -> None:
        self.bids = [0] * self.players
        self._from_tile(tile, card)
        self.transit[seat][card] += 1

    def on_took_last(self, seat: int, card: str, tile: int) -> None:
        assert self.tiles[tile - 1] == [card]
        self.on_picked(seat, card, tile)

    def on_last_discarded(self, card: str, tile: int) -> None:
        self._from_tile(tile, card)
        self.discard[card] += 1

    def on_left(self, seat: int, card: str, tile: int) -> None:
        self._take(self.transit[seat], card)
        self.tiles[tile - 1].append(card)

    def on_moved(self, seat: int, card: str, slot: str, to: str) -> None:
        self._take(self.boards[seat][slot], card)
        if to == "AMS":
            assert card == "AMU"
            self.amulets[seat] += 1
        else:
            self.boards[seat][to][card] += 1

    def on_swapped(self, seat: int, card: str, slot: str, other: str, to: str) -> None:
        for kind, source, goal in ((card, slot, to), (other, to, slot)):
            self._take(self.boards[seat][source], kind)
            self.boards[seat][goal][kind] += 1

    def on_took(self, seat: int, card: str, tile: int) -> None:
        self._from_tile(tile, card)
        self.transit[seat][card] += 1

    def on_declined(self, seat: int, action: str) -> None:
        """Nothing changes."""

    def on_skipped(self, seat: int, action: str) -> None:
        """Nothing changes, because nothing can: no card to move, no two to swap, or none to draw."""
        slots = [slot for slot in SLOTS if self.boards[seat][slot]]
        if action == "draw":
            assert self.pile + self.discard.total() == 0 and not any(self.tiles)
        else:
            assert action == "swap" or not slots

    def on_validated(self, seat: int, slot: str, tier: int, points: int) -> None:
        assert points == TIERS[tier]
        self.points[seat] += points
        self.encounter[seat] += tier
        for _ in range(tier):
            self._take(self.boards[seat][slot], "CHA")
        self.validated = slot if self.boards[seat][slot] else ""

    def on_explored(self, seat: int, exploration: int, points: int) -> None:
        assert points == EXPLORATIONS[exploration]
        self.points[seat] += points
        self.explored[seat].append(exploration)
        self.validated = "EX"

    def on_discarded(self, seat: int, count: int) -> None:
        """Cards of the slot just validated go, or at the end all that cannot score."""
        slots = self.boards[seat]
        gone: Counter[str] = Counter()
        for slot in [self.validated] if self.validated else ["L1", "L2", "L3", "V1", "V2", "EX"]:
            for card in list(slots[slot]):
                if slot[0] != "L" or card not in ("FOR", "MTN", "VIL", "CPS"):
                    gone[card] += slots[slot].pop(card)
        assert gone.total() == count
        self.discard += gone
        self.validated = ""

    def on_reshuffled(self, count: int) -> None:
        assert self.discard.total() == count > 0
        assert self.pile == 0
        self.pile, self.discard = count, Counter()

    def on_under_pile(self, tile: int) -> None:
        old = self.aside or self.tiles[tile - 1]
        if not self.aside:
            self.tiles[tile - 1] = []
        assert len(old) == 3
        self.pile += 3
        self.aside = []

    def on_testament(self, seat: int) -> None:
        assert seat == (self.holder + 1) % self.players
        self.holder = seat

    def on_end(self) -> None:
        assert self.round == 6
        self.over = True


def spectated(table: Agartha) -> dict[str, Any]:
    """Gathers from a spectator's view what events can tell."""
    view = table.view(None)
    boards = view["boards"]
    return {
        "round": view["round"],
        "holder": view["holder"],
        "tiles": [lying["cards"] for lying in view["tiles"]],
        "tokens": [[(t["zone"], t["seat"]) for t in lying["tokens"]] for lying in view["tiles"]],
        "slots": [{slot: Counter(cards) for slot, cards in board["slots"].items()} for board in boards],
        "transit": [Counter(board["transit"]) for board in boards],
        "encounter": [board["encounter"] for board in boards],
        "amulets": [board["amulets"] for board in boards],
        "explored": [board["explorations"] for board in boards],
        "points": [board["village_points"] + board["exploration_points"] for board in boards],
        "shown": [board["tokens_shown"] for board in boards],
        "in_hand": [board["tokens_in_hand"] for board in boards],
        "discard": Counter(view["discard"]["cards"]),
        "pile": view["pile"]["count"],
        "over": view["over"],
    }


OPTIONS = [
    {},
    {"third_card_in_two_way_tie": "earliest_bettor", "placement": "one_by_one"},
    {"third_card_in_two_way_tie": "discard", "allow_refusal": True, "swap_opens_slots": True},
    {"validation_window": "strict", "tie_order": "last_token", "under_pile_order": "tile_order"},
    {"reshuffle": "when_empty", "tie_order": "turn_order", "mixed_places": "zero"},
]


def hear_match(players: int, seed: int, options: Mapping[str, OptionValue]) -> Counter[str]:
    """Plays a match with chance asked, compares the account with the view all along, and counts the events.

    Three cards that make room for new ones are told of when they go under the pile.
    """
    table = beginning(players, options=options)
    account = Account(table)
    rng = random.Random(seed)
    heard: Counter[str] = Counter()
    while not table.over:
        events = table.listen()
        table.play(liked(table, rng))
        heard.update(EVENTS[event[0]].name for event in events)
        account.hear([EVENTS[event[0]].seen_by(event, None) for event in events])
        if not table.aside:
            assert account.seen() == spectated(table)
    return heard


@pytest.mark.rule("AG-BID-14", "AG-RES-3", "AG-RES-5", "AG-INV-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_who_hears_all_events_knows_the_table(players: int, options: dict[str, str | bool]) -> None:
    """Every card, token and point is told as it goes, from set-up to the last discard."""
    for seed in range(4):
        heard = hear_match(players, seed, options)
        assert (heard["first-player"], heard["round"], heard["bid"], heard["end"]) == (1, 6, 18 * players, 1)


@pytest.mark.rule("AG-EOR-6")
def test_rare_events_are_told_as_well() -> None:
    heard: Counter[str] = Counter()
    for seed in range(12):
        heard += hear_match(3 + seed % 2, seed, {"token_action_map": "draw-move-swap"})
    for name in (
        "under-pile",
        "picked",
        "validated",
        "explored",
        "discarded",
        "took",
        "moved",
        "swapped",
    ):
        assert heard[name], name


@pytest.mark.rule("AG-SETUP-17")
def test_starting_cards_placed_together_are_told_to_their_owner_and_shown_to_all() -> None:
    table = beginning(3, options={"setup_placement": "simultaneous"})
    account = Account(table)
    rng = random.Random(5)
    while table.round == 0:
        events = table.listen()
        table.play(rng.choice(table.moves()))
        account.hear(events)
    assert account.seen() == spectated(table)


@pytest.mark.rule("AG-SETUP-18")
def test_the_first_player_is_told() -> None:
    table = play(beginning(3), *["card CHA"] * 10)
    assert asked(table) == "choose first"
    log = table.listen()
    play(table, "first 2")
    assert told(log) == ["first-player 2"]
    text = portulan.game("agartha").text
    for who, sentence in (("you", "You receive the testament"), ("other", "Zoé receives the testament")):
        said = text.say("event-first-player", {"who": who, "name": "Zoé", "seat": 2}, "en")
        assert said.startswith(sentence)
