"""The state of a match of Roam: the position, the procedure of the rules, and who sees what."""

from __future__ import annotations

import random
from typing import ClassVar, Final, cast

from portulan.engine.state import JsonObject
from portulan.engine.steps import Auto, Decision, Draw, Steps
from portulan.games.roam import (
    artifacts,
    auctions,
    claims,
    deck,
    frames,
    moves,
    placing,
    scoring,
    setup,
    turns,
    view,
    windows,
)
from portulan.games.roam.invariants import broken_rules
from portulan.games.roam.map import SQUARE_NAMES
from portulan.games.roam.moves import CARDS, TURNINGS, TURNS
from portulan.games.roam.position import NONE, Position

SAYING_MORE: Final = {
    move: name
    for name in ("use-turned", "at", "slide-to", "buy", "claim", "rest")
    for move in moves.SPACE.named(name).moves()
}
"""The moves whose sentences need something of the position, by the names of their families."""

STEPS: Final = Steps(
    frames.NAMES,
    {
        frames.DEAL: Draw(
            ("RO-SETUP-4", "RO-SETUP-6", "RO-SETUP-7", "RO-INFO-2"), deck.deal_weights, deck.deal
        ),
        frames.OFFER: Draw(("RO-ART-1", "RO-ART-6"), deck.offer_weights, deck.offer),
        frames.CHOOSE_SIDE: Decision(
            ("RO-SETUP-8", "RO-SETUP-9", "RO-SETUP-15"),
            (moves.SIDE,),
            setup.choose_side,
            setup.against_side,
        ),
        frames.CHOOSE_FIRST: Draw(("RO-SETUP-10",), setup.first_weights, setup.choose_first),
        frames.COINS: Auto(("RO-SETUP-12",), setup.starting_coins),
        frames.START: Decision(
            ("RO-TURN-3", "RO-ART-10", "RO-ART-12"),
            windows.FAMILIES,
            windows.play_window,
            windows.against_window,
            windows.start_moves,
        ),
        frames.REST: Auto(("RO-REST-1",), turns.rest),
        frames.EARLY_REST: Decision(
            ("RO-EARLYREST-1", "RO-EARLYREST-2", "RO-EARLYREST-3"),
            (moves.REST, moves.NO_REST),
            turns.early_rest,
            turns.against_early_rest,
            turns.early_rest_moves,
        ),
        frames.BEFORE: Decision(
            ("RO-TURN-3", "RO-ART-11", "RO-ART-12"),
            windows.FAMILIES,
            windows.play_window,
            windows.against_window,
            windows.before_moves,
        ),
        frames.USE: Decision(
            ("RO-TURN-2", "RO-PLACE-1", "RO-GEO-16", "RO-ARTROT-1"),
            (moves.USE, moves.USE_TURNED),
            placing.use,
            placing.against_use,
            placing.use_moves,
        ),
        frames.AT: Decision(
            ("RO-PLACE-2", "RO-PLACE-3", "RO-PLACE-6", "RO-PLACE-7"),
            (moves.AT,),
            placing.at,
            placing.against_at,
            placing.at_moves,
        ),
        frames.FILL: Decision(
            ("RO-SUPPLY-2", "RO-PLACE-7"), (moves.FILL,), placing.fill, placing.against_fill
        ),
        frames.AFTER: Decision(
            ("RO-TURN-3", "RO-OPT-1", "RO-OPT-5", "RO-ART-11", "RO-ART-12"),
            windows.FAMILIES,
            windows.play_window,
            windows.against_window,
            windows.after_moves,
        ),
        frames.SLIDE_TO: Decision(
            ("RO-ARTSLIDE-2", "RO-ARTSLIDE-1", "RO-ARTSLIDE-3"),
            (moves.SLIDE_TO,),
            artifacts.slide_to,
            artifacts.against_slide_to,
        ),
        frames.PHASE_OVER: Auto(("RO-TURN-5",), turns.phase_over),
        frames.CLAIM: Decision(
            ("RO-CLAIM-5", "RO-CLAIM-1", "RO-CLAIM-6"),
            (moves.CLAIM,),
            claims.claim,
            claims.against_claim,
            claims.claim_moves,
        ),
        frames.RESOLVE: Auto(("RO-CLAIM-3", "RO-CLAIM-4"), claims.resolve),
        frames.BEFORE_CLAIM: Decision(
            ("RO-TURN-3", "RO-ART-12"),
            windows.FAMILIES,
            windows.play_window,
            windows.against_window,
            windows.before_claim_moves,
        ),
        frames.BID: Decision(
            ("RO-AUCTION-3", "RO-AUCTION-4", "RO-AUCTION-5", "RO-AUCTION-6"),
            (moves.BID, moves.PASS),
            auctions.bid,
            auctions.against_bid,
            auctions.bid_moves,
        ),
        frames.REVEAL: Draw(("RO-INFO-3",), deck.reveal_weights, claims.reveal),
        frames.MARKET: Decision(
            ("RO-TURN-3", "RO-ART-2", "RO-ART-3", "RO-ART-7", "RO-ART-12"),
            windows.FAMILIES,
            windows.play_window,
            windows.against_window,
            windows.market_moves,
        ),
        frames.END_OF_TURN: Auto(("RO-END-4",), turns.end_of_turn),
    },
)


class Roam(Position):
    """A match of Roam."""

    __slots__ = ()

    steps: ClassVar[Steps] = STEPS

    def setup(self) -> None:
        """Lays out the table (RO-SETUP)."""
        setup.set_up(self)

    def view(self, seat: int | None) -> JsonObject:
        """Tells what a seat, or a spectator, may know (contract, section 5)."""
        return cast("JsonObject", view.view(self, seat))

    def _shuffle_secrets(self, seat: int | None, rng: random.Random) -> None:
        """Nothing is hidden in a state: piles have no order, and chance says what comes (RO-INFO-5)."""

    def broken_rules(self) -> list[str]:
        """Names the invariants that the state breaks (contract, section 2.18)."""
        return broken_rules(self)

    def scores(self) -> list[int]:
        """Counts everybody's points as if the game ended now (RO-SCORE)."""
        return [scoring.sheet(self, seat).total for seat in range(self.players)]

    def current_round(self) -> int:
        """Numbers the round: every player has one turn in each (RO-TURN-1)."""
        return self.turn // self.players + (0 if self.over else 1)

    def winners(self) -> list[int]:
        """Lists who wins (RO-SCORE-6)."""
        return scoring.winners(self)

    def saying(self, move: int) -> dict[str, str | int]:
        """Adds what the position knows: the character under way, its turn, the marker that slides."""
        name = SAYING_MORE.get(move)
        if name is None:
            return {}
        frame = self.stack[-1] if self.stack else (NONE,)
        if name == "use-turned":
            _, fields = self.game.space.factored(move)
            return {"turning": TURNINGS[TURNS.index(fields["turns"])]}
        if name == "at":
            under_way = frame[0] == frames.AT
            return {"card": CARDS[self.used] if under_way else "any", "turning": TURNINGS[self.turned]}
        if name == "slide-to":
            return {"square": SQUARE_NAMES[frame[2]] if frame[0] == frames.SLIDE_TO else "any"}
        if name == "buy":
            (tile,) = moves.BUY.values(move)
            known = tile in self.box.tiles
            return {"coins": self.box.cost[tile], "ability": self.box.tiles[tile].ability if known else "any"}
        if name == "claim":
            card = self.slots[moves.CLAIM.values(move)[0]]
            shown = card != NONE and self.rules.scroll_public
            return {"card": CARDS[card] if shown else "any"}
        return {"coins": self.ready[self.active].bit_count()}
