"""The state of a match of Agartha: the table, the procedure of the rules, and who sees what."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from portulan.engine.state import JsonObject
from portulan.engine.steps import Auto, Decision, Draw, Step, Together
from portulan.games.agartha import (
    actions,
    bids,
    frames,
    moves,
    pile,
    placing,
    resolution,
    rounds,
    scoring,
    secrets,
    setup,
    validation,
    view,
)
from portulan.games.agartha.board import SLOTS
from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.invariants import faults
from portulan.games.agartha.options import ACTIONS
from portulan.games.agartha.table import Table

STEPS: tuple[Step[Any], ...] = (
    Draw("choose first", ("AG-SETUP-18",), setup.first_weights, setup.choose_first),
    Auto("start cards", ("AG-SETUP-10", "AG-SETUP-17"), setup.start_cards),
    Decision(
        "place start",
        ("AG-SETUP-11", "AG-SETUP-12", "AG-SETUP-13", "AG-SETUP-14", "AG-SETUP-16"),
        setup.place_start_moves,
        setup.place_start,
        setup.against_place_start,
    ),
    Together(
        "place together",
        ("AG-SETUP-11", "AG-SETUP-12", "AG-SETUP-13", "AG-SETUP-14", "AG-SETUP-16"),
        setup.together_seats,
        setup.together_moves,
        setup.place_together,
        setup.against_together,
        setup.show_together,
    ),
    Auto("round", ("AG-ROUND-2",), bids.begin_round),
    Decision(
        "bid",
        ("AG-BID-9", "AG-BID-3", "AG-BID-5", "AG-BID-6", "AG-BID-7", "AG-TOKEN-5"),
        bids.bid_moves,
        bids.bid,
        bids.against_bid,
    ),
    Auto("resolve tile", ("AG-RES-1", "AG-RES-2"), resolution.resolve_tile),
    Auto("resolve action", ("AG-RES-3",), resolution.resolve_action),
    Auto("auction", ("AG-RES-5",), resolution.auction),
    Decision(
        "pick",
        ("AG-TIE-3", "AG-TIE-5", "AG-TIE-8", "AG-TIE-13"),
        resolution.pick_moves,
        resolution.pick,
        resolution.against_pick,
    ),
    Auto("third card", ("AG-TIE-8",), resolution.third_card),
    Auto("won", ("AG-PLACE-1",), resolution.won),
    Decision("leave", ("AG-AUCT-6",), resolution.leave_moves, resolution.leave, resolution.against_leave),
    Decision(
        "place won",
        ("AG-PLACE-1", "AG-PLACE-2", "AG-PLACE-3", "AG-PLACE-4", "AG-PLACE-5", "AG-PLACE-10"),
        placing.place_won_moves,
        placing.place_won,
        placing.against_place_won,
    ),
    Decision(
        "move",
        ("AG-ACT-MOVE-1", "AG-ACT-MOVE-4", "AG-ACT-1", "AG-ACT-MOVE-6"),
        actions.move_moves,
        actions.move,
        actions.against_move,
    ),
    Decision(
        "move to",
        ("AG-ACT-MOVE-1", "AG-ACT-MOVE-2", "AG-ACT-MOVE-3", "AG-ACT-MOVE-4", "AG-ACT-MOVE-6"),
        actions.move_to_moves,
        actions.move_to,
        actions.against_move_to,
    ),
    Decision(
        "swap",
        ("AG-ACT-SWAP-1", "AG-ACT-SWAP-2", "AG-ACT-1", "AG-ACT-SWAP-6"),
        actions.swap_moves,
        actions.swap,
        actions.against_swap,
    ),
    Decision(
        "swap with",
        ("AG-ACT-SWAP-1", "AG-ACT-SWAP-2", "AG-ACT-SWAP-4", "AG-ACT-SWAP-6"),
        actions.swap_with_moves,
        actions.swap_with,
        actions.against_swap_with,
    ),
    Decision(
        "draw",
        ("AG-ACT-DRAW-1", "AG-ACT-DRAW-2", "AG-ACT-DRAW-3", "AG-ACT-1"),
        actions.draw_moves,
        actions.draw,
        actions.against_draw,
    ),
    Decision(
        "place drawn",
        ("AG-ACT-DRAW-7", "AG-PLACE-11", "AG-ACT-DRAW-6", "AG-ACT-DRAW-8"),
        actions.place_drawn_moves,
        actions.place_drawn,
        actions.against_place_drawn,
    ),
    Decision(
        "validate",
        ("AG-VAL-1", "AG-VAL-2", "AG-VILLAGE-1", "AG-VILLAGE-2", "AG-VILLAGE-3", "AG-EXPLO-7", "AG-VAL-9"),
        validation.validate_moves,
        validation.validate,
        validation.against_validate,
    ),
    Auto("gained", ("AG-ACT-3",), validation.gained),
    Auto("discard left", ("AG-VILLAGE-4",), validation.discard_left),
    Auto("close", ("AG-VAL-9",), validation.close),
    Auto("turn up", ("AG-PILE-3",), pile.turn_up),
    Draw("card", ("AG-PILE-1",), pile.weights, pile.card),
    Auto("end of round", ("AG-EOR-1",), rounds.end_of_round),
    Auto("refill", ("AG-EOR-7",), rounds.refill),
    Auto("flush", ("AG-EOR-6",), rounds.flush),
)
"""All steps, in the order of `frames.py`."""


class Agartha(Table):
    """A match of Agartha."""

    __slots__ = ()

    steps: ClassVar[tuple[Step[Any], ...]] = STEPS

    def setup(self) -> None:
        """Lays out the table (AG-SETUP)."""
        setup.set_table(self)

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know (contract, section 5)."""
        return view.view(self, seat)

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        secrets.shuffle(self, seat, rng)

    def faults(self) -> list[str]:
        """Names the invariants that the state breaks (AG-INV)."""
        return faults(self)

    def scores(self) -> list[int]:
        """Counts every board as if the game ended now (AG-SCORE-15)."""
        return [scoring.sheet(self, seat).total for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Lists who wins (AG-WIN)."""
        return scoring.winners(self)

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds what the position knows: the card under way, the tile being resolved, the power of a token."""
        frame = self.stack[-1] if self.stack else (-1,)
        name = self.game.space.family(move).name
        if name == "bid":
            token, _, _ = moves.BID.values(move)
            return {"power": ACTIONS[self.rules.action_of[token]]}
        if name == "decline":
            powers = {frames.MOVE: "move", frames.SWAP: "swap", frames.DRAW: "draw"}
            return {"power": powers.get(frame[0], "any")}
        if name == "to" and frame[0] == frames.MOVE_TO:
            return {"card": KINDS[frame[2]], "from": SLOTS[frame[3]]}
        if name == "with" and frame[0] == frames.SWAP_WITH:
            return {"first": KINDS[frame[2]], "from": SLOTS[frame[3]]}
        if name in ("pick", "leave") and frame[0] in (frames.PICK, frames.LEAVE):
            return {"tile": frame[2] + 1}
        if name == "to":
            return {"card": "any", "from": "any"}
        if name == "with":
            return {"first": "any", "from": "any"}
        return {"tile": "any"} if name in ("pick", "leave") else {}
