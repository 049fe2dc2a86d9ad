"""The state of a match of Agartha: the table, the procedure of the rules, and who sees what."""

from __future__ import annotations

import random
from typing import ClassVar, Final, cast

from portulan.engine.state import JsonObject
from portulan.engine.steps import Auto, Decision, Draw, Steps, Together
from portulan.games.agartha import (
    actions,
    bids,
    frames,
    hidden_information,
    moves,
    pile,
    placing,
    resolution,
    rounds,
    scoring,
    setup,
    validation,
    view,
)
from portulan.games.agartha.board import SLOTS
from portulan.games.agartha.cards import KINDS
from portulan.games.agartha.invariants import faults
from portulan.games.agartha.options import ACTIONS
from portulan.games.agartha.position import Position

_PLACING: Final = (moves.PLACE, moves.PLACE_SECTOR, moves.TO, moves.TO_ENCOUNTER)
"""What players write to lay a card; the sectors are no slots, and a clause of their own tells so."""

_INSTEAD_OF_PLACING: Final = (
    moves.LEAVE,
    moves.KEEP,
    moves.DECLINE,
    moves.STOP,
    moves.VALIDATE,
    moves.EXPLORE,
)
"""What is refused with a reason of its own while won cards wait (AG-AUCT-6, AG-PLACE-10)."""

SAYING_MORE: Final = {
    move: name
    for name in ("bid", "decline", "to", "with", "pick", "leave")
    for move in moves.SPACE.named(name).moves()
}
"""The moves whose sentences need something of the position, by the names of their families."""

TOKENS: Final = {move: moves.BID.values(move)[0] for move in moves.BID.moves()}
"""The token of each bid."""

STEPS: Final = Steps(
    frames.NAMES,
    {
        frames.CHOOSE_FIRST: Draw(("AG-SETUP-18",), setup.first_weights, setup.choose_first),
        frames.START_CARDS: Auto(("AG-SETUP-10", "AG-SETUP-17"), setup.start_cards),
        frames.PLACE_START: Decision(
            ("AG-SETUP-11", "AG-SETUP-12", "AG-SETUP-13", "AG-SETUP-14", "AG-SETUP-16"),
            _PLACING,
            setup.place_start,
            setup.against_place_start,
            setup.place_start_moves,
        ),
        frames.PLACE_TOGETHER: Together(
            ("AG-SETUP-11", "AG-SETUP-12", "AG-SETUP-13", "AG-SETUP-14", "AG-SETUP-16"),
            setup.together_seats,
            _PLACING,
            setup.place_together,
            setup.show_together,
            setup.against_together,
        ),
        frames.ROUND: Auto(("AG-ROUND-2",), bids.begin_round),
        frames.BID: Decision(
            ("AG-BID-9", "AG-BID-3", "AG-BID-5", "AG-BID-6", "AG-BID-7", "AG-TOKEN-5"),
            (moves.BID,),
            bids.bid,
            bids.against_bid,
            bids.bid_moves,
        ),
        frames.RESOLVE_TILE: Auto(("AG-RES-1", "AG-RES-2"), resolution.resolve_tile),
        frames.RESOLVE_ACTION: Auto(("AG-RES-3",), resolution.resolve_action),
        frames.AUCTION: Auto(("AG-RES-5",), resolution.auction),
        frames.PICK: Decision(
            ("AG-TIE-3", "AG-TIE-5", "AG-TIE-8", "AG-TIE-13"),
            (moves.PICK,),
            resolution.pick,
            resolution.against_pick,
            resolution.pick_moves,
        ),
        frames.THIRD_CARD: Auto(("AG-TIE-8",), resolution.third_card),
        frames.WON: Auto(("AG-PLACE-1",), resolution.won),
        frames.LEAVE: Decision(
            ("AG-AUCT-6",),
            (moves.LEAVE, moves.KEEP),
            resolution.leave,
            resolution.against_leave,
            resolution.leave_moves,
        ),
        frames.PLACE_WON: Decision(
            ("AG-PLACE-1", "AG-PLACE-2", "AG-PLACE-3", "AG-PLACE-4", "AG-PLACE-5", "AG-PLACE-10"),
            (*_PLACING, *_INSTEAD_OF_PLACING),
            placing.place_won,
            placing.against_place_won,
            placing.place_won_moves,
        ),
        frames.MOVE: Decision(
            ("AG-ACT-MOVE-1", "AG-ACT-MOVE-4", "AG-ACT-1", "AG-ACT-MOVE-6"),
            (moves.MOVE, moves.MOVE_SECTOR, moves.DECLINE),
            actions.move,
            actions.against_move,
            actions.move_moves,
        ),
        frames.MOVE_TO: Decision(
            ("AG-ACT-MOVE-1", "AG-ACT-MOVE-2", "AG-ACT-MOVE-3", "AG-ACT-MOVE-4", "AG-ACT-MOVE-6"),
            (moves.TO, moves.TO_ENCOUNTER),
            actions.move_to,
            actions.against_move_to,
            actions.move_to_moves,
        ),
        frames.SWAP: Decision(
            ("AG-ACT-SWAP-1", "AG-ACT-SWAP-2", "AG-ACT-1", "AG-ACT-SWAP-6"),
            (moves.SWAP, moves.SWAP_SECTOR, moves.DECLINE),
            actions.swap,
            actions.against_swap,
            actions.swap_moves,
        ),
        frames.SWAP_WITH: Decision(
            ("AG-ACT-SWAP-1", "AG-ACT-SWAP-2", "AG-ACT-SWAP-4", "AG-ACT-SWAP-6"),
            (moves.WITH, moves.WITH_SECTOR),
            actions.swap_with,
            actions.against_swap_with,
            actions.swap_with_moves,
        ),
        frames.DRAW: Decision(
            ("AG-ACT-DRAW-1", "AG-ACT-DRAW-2", "AG-ACT-DRAW-3", "AG-ACT-1"),
            (moves.DRAW_PILE, moves.DRAW_TILE, moves.DECLINE),
            actions.draw,
            actions.against_draw,
            actions.draw_moves,
        ),
        frames.PLACE_DRAWN: Decision(
            ("AG-ACT-DRAW-7", "AG-PLACE-11", "AG-ACT-DRAW-6", "AG-ACT-DRAW-8"),
            _PLACING,
            actions.place_drawn,
            actions.against_place_drawn,
            actions.place_drawn_moves,
        ),
        frames.VALIDATE: Decision(
            (
                "AG-VAL-1",
                "AG-VAL-2",
                "AG-VILLAGE-1",
                "AG-VILLAGE-2",
                "AG-VILLAGE-3",
                "AG-EXPLO-7",
                "AG-VAL-9",
            ),
            moves.SPACE.families,  # whatever else is tried comes too early (AG-VAL-8)
            validation.validate,
            validation.against_validate,
            validation.validate_moves,
        ),
        frames.GAINED: Auto(("AG-ACT-3",), validation.gained),
        frames.DISCARD_LEFT: Auto(("AG-VILLAGE-4",), validation.discard_left),
        frames.CLOSE: Auto(("AG-VAL-9",), validation.close),
        frames.TURN_UP: Auto(("AG-PILE-3",), pile.turn_up),
        frames.CARD: Draw(("AG-PILE-1",), pile.weights, pile.card),
        frames.END_OF_ROUND: Auto(("AG-EOR-1",), rounds.end_of_round),
        frames.REFILL: Auto(("AG-EOR-7",), rounds.refill),
        frames.FLUSH: Auto(("AG-EOR-6",), rounds.flush),
    },
)


class Agartha(Position):
    """A match of Agartha."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS

    def setup(self) -> None:
        """Lays out the table (AG-SETUP)."""
        setup.set_up(self)

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know (contract, section 5)."""
        return cast("JsonObject", view.view(self, seat))

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        hidden_information.shuffle(self, seat, rng)

    def broken_rules(self) -> list[str]:
        """Names the invariants that the state breaks (AG-INV)."""
        return faults(self)

    def scores(self) -> list[int]:
        """Counts every board as if the game ended now (AG-SCORE-15)."""
        return [scoring.sheet(self, seat).total for seat in range(self.players)]

    def current_round(self) -> int:
        """Numbers the round (AG-ROUND-1)."""
        return self.round

    def winners(self) -> list[int]:
        """Lists who wins (AG-WIN)."""
        return scoring.winners(self)

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds what the position knows: the card under way, the tile being resolved, the power of a token."""
        name = SAYING_MORE.get(move)
        if name is None:
            return {}
        frame = self.stack[-1] if self.stack else (-1,)
        if name == "bid":
            return {"power": ACTIONS[self.rules.action_of[TOKENS[move]]]}
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
        return {"tile": "any"}
