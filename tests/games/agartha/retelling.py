"""Follows a match of Agartha from view to view by what is told, as somebody does who sees nothing in between.

Written from the contract and not from the rules: cards are names in lists here. What an event says twice, such as the
points of a tier or the sum of a bid, must agree with what is known already.
"""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from tests.games.agartha import recount

Board = dict[str, Any]

SLOTS = ("L1", "L2", "L3", "V1", "V2", "OB", "EX")
TIERS = {2: 1, 3: 3, 4: 5}


def retell(view: Board, told: list[tuple[str, dict[str, Any]]], common: dict[str, Any]) -> Board:
    """Changes a view by what was heard since; `common` says whose view it is and what is asked now.

    Points that were hidden from the viewer come to light at the end without being told: then no board is given. Nor is
    the pile, if cards lay aside in an order that the first view does not tell and the option under_pile_order needs.
    """
    retold = Retold(view, common)
    for name, fields in told:
        getattr(retold, f"on_{name.replace('-', '_')}")(**fields)
    return retold.ended()


class Retold:
    """A view that changes as things are told: one method for each kind of event."""

    def __init__(self, view: Board, common: dict[str, Any]) -> None:
        self.view = {**copy.deepcopy(view), **common}
        self.viewer = common["seat"]
        self.options = common["options"]
        self.tiles = self.view["tiles"]
        self.boards = self.view["boards"]
        self.pile = self.view["pile"]
        self.discard = self.view["discard"]
        self.order = {card: number for number, card in enumerate(view["deck"])}
        self.bids = [0] * self.view["players"]
        self.aside: list[str] = self.view["aside"]
        self.in_tile_order = self.options["under_pile_order"] == "tile_order"
        self.order_is_known = not (self.aside and self.in_tile_order)
        self.validated = next((slot for slot, cards in self.view["leftovers"].items() if cards), "")

    def ended(self) -> Board:
        """Gives the view with what follows from the events: where the next card comes from, and the score."""
        view = self.view
        if view["step"] == "card":
            self._next_part()
            (place,) = view["asked"].values()
            if place < len(self.tiles):
                self._make_room(self.tiles[place])
        if not self.order_is_known:
            del view["pile"]
        if view["over"] and any(board["village_points"] is None for board in self.boards):
            del view["boards"], view["winners"]
        elif view["over"]:
            view["winners"] = recount.winners(view)
        return view

    # Cards

    def _add(self, cards: list[str], *more: str) -> None:
        cards += more
        cards.sort(key=self.order.__getitem__)

    def _next_part(self) -> None:
        """Of the pile only the upper part is shuffled; when it is used up the next group comes up."""
        pile = self.pile
        if pile["under"] and pile["count"] == sum(map(len, pile["under"])):
            self._add(pile["unseen"], *pile["under"].pop(0))

    def _draw(self, card: str) -> None:
        self._next_part()
        self.pile["count"] -= 1
        if card != "hidden":
            self.pile["unseen"].remove(card)

    def _make_room(self, tile: Board) -> None:
        """Three cards are laid aside before others come in their place."""
        if len(tile["cards"]) == 3:
            self.aside, tile["cards"] = tile["cards"], []

    def _throw_away(self, *cards: str) -> None:
        self.discard["count"] += len(cards)
        seen = self.discard["cards"]
        self._add(self.pile["unseen"] if seen is None else seen, *cards)

    def on_card_on_tile(self, card: str, tile: int) -> None:
        self._make_room(self.tiles[tile - 1])
        self._draw(card)
        self.tiles[tile - 1]["cards"].append(card)

    def on_card_drawn(self, seat: int, card: str) -> None:
        self._draw(card)
        self._add(self.boards[seat]["transit"], card)

    def on_placed(self, seat: int, card: str, slot: str) -> None:
        self.boards[seat]["transit"].remove(card)
        self._add(self.boards[seat]["slots"][slot], card)

    def on_start_card(self, seat: int, card: str) -> None:
        self._draw(card)
        if card != "hidden":
            self._add(self.boards[seat]["transit"], card)

    def on_start_placed(self, seat: int, card: str, slot: str) -> None:
        if card != "hidden":
            self.on_placed(seat, card, slot)

    def on_start_shown(self, seat: int, card: str, slot: str) -> None:
        board = self.boards[seat]
        if seat == self.viewer:
            assert card in board["slots"][slot]
            return
        board["slots"] = board["slots"] or {slot: [] for slot in SLOTS}
        board["transit"] = []
        self._add(board["slots"][slot], card)
        self.pile["unseen"].remove(card)

    def on_reshuffled(self, count: int) -> None:
        assert count == self.discard["count"] > 0 == self.pile["count"]
        self.pile["count"] = count
        self.discard["count"] = 0
        if self.discard["cards"] is not None:
            self._add(self.pile["unseen"], *self.discard["cards"])
            self.discard["cards"] = []

    def on_under_pile(self, tile: int) -> None:
        if not self.aside:
            self._make_room(self.tiles[tile - 1])
        assert len(self.aside) == 3
        self.pile["count"] += 3
        if self.in_tile_order:
            self.pile["under"] += [[card] for card in self.aside]
        else:
            self.pile["under"].append(sorted(self.aside, key=self.order.__getitem__))
        self.aside = []

    # Bids and auctions

    def on_first_player(self, seat: int) -> None:
        self.view["holder"] = seat

    def on_round(self, round: int, seat: int) -> None:
        assert (round, seat) == (self.view["round"] + 1, self.view["holder"])
        self.view["round"] = round
        for board in self.boards:
            board["tokens_shown"] = []

    def on_testament(self, seat: int) -> None:
        assert seat == (self.view["holder"] + 1) % self.view["players"]
        self.view["holder"] = seat

    def on_bid(self, seat: int, token: int | str, tile: int, zone: str) -> None:
        lying = sum(len(other["tokens"]) for other in self.tiles)
        own = seat == self.viewer
        assert own == (token != "hidden")
        bid = {"seat": seat, "zone": zone, "order": lying, "token": token if own else None}
        self.tiles[tile - 1]["tokens"].append(bid)
        self.boards[seat]["tokens_in_hand"] -= 1
        if own:
            self.boards[seat]["tokens"].remove(token)

    def _reveal(self, seat: int, token: int, tile: int, zone: str) -> None:
        """The token goes back to its owner; those bid later move up."""
        tokens = self.tiles[tile - 1]["tokens"]
        values = (token,) if seat == self.viewer else (None,)
        lying = next(
            one for one in tokens if (one["seat"], one["zone"]) == (seat, zone) and one["token"] in values
        )
        tokens.remove(lying)
        for other in self.tiles:
            for one in other["tokens"]:
                one["order"] -= one["order"] > lying["order"]
        board = self.boards[seat]
        board["tokens_in_hand"] += 1
        board["tokens_shown"] = sorted([*board["tokens_shown"], token])
        if seat == self.viewer:
            board["tokens"] = sorted([*board["tokens"], token])

    def on_action_revealed(self, seat: int, token: int, tile: int, action: str) -> None:
        self._reveal(seat, token, tile, "action")
        assert action == self.options["token_action_map"].split("-")[token - 1]

    def on_bid_revealed(self, seat: int, token: int, tile: int) -> None:
        self._reveal(seat, token, tile, "bid")
        self.bids[seat] += token

    def _won(self, seat: int, tile: int, sum: int, tied: bool) -> None:
        assert sum == self.bids[seat] == max(self.bids)
        assert (self.bids.count(sum) > 1) is tied
        self._add(self.boards[seat]["transit"], *self.tiles[tile - 1]["cards"])
        self.tiles[tile - 1]["cards"] = []
        self.bids = [0] * len(self.bids)

    def on_auction_won(self, seat: int, tile: int, sum: int) -> None:
        self._won(seat, tile, sum, tied=False)

    def on_testament_won(self, seat: int, tile: int, sum: int) -> None:
        assert seat == self.view["holder"]
        self._won(seat, tile, sum, tied=True)

    def on_auction_tied(self, seat: int, tile: int, sum: int) -> None:
        assert sum == self.bids[seat] == max(self.bids)
        assert self.tiles[tile - 1]["cards"]

    def on_auction_empty(self, tile: int) -> None:
        assert self.tiles[tile - 1]["cards"] == []
        self.bids = [0] * len(self.bids)

    def on_picked(self, seat: int, card: str, tile: int) -> None:
        self.bids = [0] * len(self.bids)
        self.on_took(seat, card, tile)

    def on_took_last(self, seat: int, card: str, tile: int) -> None:
        assert self.tiles[tile - 1]["cards"] == [card]
        self.on_took(seat, card, tile)

    def on_last_discarded(self, card: str, tile: int) -> None:
        self.tiles[tile - 1]["cards"].remove(card)
        self._throw_away(card)

    def on_left(self, seat: int, card: str, tile: int) -> None:
        self.boards[seat]["transit"].remove(card)
        self.tiles[tile - 1]["cards"].append(card)

    # Actions and validations

    def on_moved(self, seat: int, card: str, slot: str, to: str) -> None:
        board = self.boards[seat]
        board["slots"][slot].remove(card)
        if to == "AMS":
            assert card == "AMU"
            board["amulets"] += 1
        else:
            self._add(board["slots"][to], card)

    def on_swapped(self, seat: int, card: str, slot: str, other: str, to: str) -> None:
        slots = self.boards[seat]["slots"]
        slots[slot].remove(card)
        slots[to].remove(other)
        self._add(slots[to], card)
        self._add(slots[slot], other)

    def on_took(self, seat: int, card: str, tile: int) -> None:
        self.tiles[tile - 1]["cards"].remove(card)
        self._add(self.boards[seat]["transit"], card)

    def on_declined(self, seat: int, action: str) -> None:
        """Nothing changes."""

    def on_skipped(self, seat: int, action: str) -> None:
        """Nothing changes, because nothing can: no card to move, no two to swap, or none to draw."""
        if action == "draw":
            assert self.pile["count"] + self.discard["count"] == 0
            assert not any(tile["cards"] for tile in self.tiles)
        else:
            assert action == "swap" or not any(self.boards[seat]["slots"].values())

    def on_validated(self, seat: int, slot: str, tier: int, points: int | str) -> None:
        board = self.boards[seat]
        assert points in (TIERS[tier], "hidden")
        if board["village_points"] is not None:
            board["village_points"] += TIERS[tier]
        board["encounter"] += tier
        for _ in range(tier):
            board["slots"][slot].remove("CHA")
        self.validated = slot if board["slots"][slot] else ""

    def on_explored(self, seat: int, exploration: int, points: int | str) -> None:
        board = self.boards[seat]
        assert points in (recount.EXPLORATION[exploration], "hidden")
        board["exploration_points"] += recount.EXPLORATION[exploration]
        board["explorations"] = sorted([*board["explorations"], exploration])
        self.validated = "EX"

    on_validated_points_hidden = on_validated
    on_explored_points_hidden = on_explored

    def on_discarded(self, seat: int, count: int) -> None:
        """Cards of the slot just validated go, or at the end all that cannot score."""
        slots = self.boards[seat]["slots"]
        gone: list[str] = []
        at_the_end = self.view["round"] == 6 and self.view["over"] and not self.validated
        for slot in ("L1", "L2", "L3", "V1", "V2", "EX") if at_the_end else (self.validated,):
            kept = [card for card in slots[slot] if slot[0] == "L" and card in (*recount.PLACES, "CPS")]
            gone += (Counter(slots[slot]) - Counter(kept)).elements()
            slots[slot] = kept
        assert len(gone) == count
        self._throw_away(*gone)
        self.validated = ""

    def on_end(self) -> None:
        assert self.view["round"] == 6
