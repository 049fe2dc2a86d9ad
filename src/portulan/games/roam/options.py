"""The 21 options: modes, variants and the readings of the rulebook that a table may choose, and their compiled form."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from portulan.engine.options import Option
from portulan.games.roam.map import SIDES

CHOOSE: Final = "choose"

AFTER_CLAIMS: Final = 0
BEFORE_CLAIMS: Final = 1
EITHER: Final = 2

LAST_TAKES: Final = 0
STAY: Final = 1
DISCARD: Final = 2

PAID: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2

_USUAL_SIDES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""South and North; South, West and North; all four (RO-SETUP-9)."""


def _seats(players: int) -> Sequence[str]:
    """Lists the sets of sides, seat by seat clockwise, the usual one first, and the free choice last."""
    usual = _USUAL_SIDES[players]
    others = [sides for sides in combinations(range(4), players) if sides != usual]
    return [*("-".join(SIDES[side] for side in sides) for sides in (usual, *others)), CHOOSE]


def _first_players(players: int) -> Sequence[str]:
    return ("random", *(str(seat) for seat in range(players)))


OPTIONS: Final = (
    Option("full_rules", ("true", "false"), "RO-SETUP-14", variant=True),
    Option("promo", ("true", "false"), "RO-SETUP-5", variant=True),
    Option("outpost", ("false", "true"), "RO-OUTPOST-1", variant=True),
    Option("stacking", ("false", "true"), "RO-STACK-1", variant=True),
    Option("seats", _seats, "RO-SETUP-9", variant=True),
    Option("first_player", _first_players, "RO-SETUP-10", variant=True),
    Option("zero_placement", ("allowed", "forbidden_if_avoidable"), "RO-PLACE-8"),
    Option("shortage", ("player", "reading_order"), "RO-SUPPLY-2"),
    Option("claim_order", ("one_by_one", "upfront"), "RO-CLAIM-6"),
    Option("all_pass", ("last_takes", "stay", "discard"), "RO-AUCTION-11"),
    Option("early_rest_all_ready", ("forbidden", "allowed"), "RO-EARLYREST-5"),
    Option("purchase", ("after_claims", "before_claims", "either"), "RO-ART-5"),
    Option("rotate", ("either", "clockwise"), "RO-ARTROT-2"),
    Option("replace_optional", ("paid", "never", "always"), "RO-ARTREPL-4"),
    Option("outpost_check", ("immediate", "end_of_phase2"), "RO-OUTPOST-5"),
    Option("stack_own", ("true", "false"), "RO-STACK-3"),
    Option("stack_slide", ("empty", "below_two"), "RO-STACK-9"),
    Option("stack_replace_coins", ("lower_only", "always"), "RO-STACK-10"),
    Option("stack_count", ("all", "top_only"), "RO-STACK-6"),
    Option("scroll_public", ("true", "false"), "RO-INFO-3", variant=True),
    Option("stall_rounds", ("20", "10", "40", "0"), "RO-LIMIT-7"),
)


class Ruleset:
    """The options of a match as ints and bools, read once, shared by all copies of its states."""

    __slots__ = (
        "all_pass",
        "all_ready_may_rest",
        "clockwise_only",
        "first_player",
        "full",
        "order_upfront",
        "outpost",
        "outpost_at_once",
        "promo",
        "purchase",
        "reading_order",
        "replace_optional",
        "scroll_public",
        "sides",
        "slide_onto_marker",
        "stack_own",
        "stacking",
        "stall_rounds",
        "top_only",
        "upper_pays",
        "zero_forbidden",
    )

    def __init__(self, options: dict[str, str]) -> None:
        self.full = options["full_rules"] == "true"
        self.promo = options["promo"] == "true"
        self.outpost = options["outpost"] == "true"
        self.outpost_at_once = self.outpost and options["outpost_check"] == "immediate"
        self.stacking = options["stacking"] == "true"
        seats = options["seats"]
        self.sides = [] if seats == CHOOSE else [SIDES.index(side) for side in seats.split("-")]
        first = options["first_player"]
        self.first_player = -1 if first == "random" else int(first)
        self.zero_forbidden = options["zero_placement"] != "allowed"
        self.reading_order = options["shortage"] == "reading_order"
        self.order_upfront = options["claim_order"] == "upfront"
        self.all_pass = ("last_takes", "stay", "discard").index(options["all_pass"])
        self.all_ready_may_rest = options["early_rest_all_ready"] == "allowed"
        self.purchase = ("after_claims", "before_claims", "either").index(options["purchase"])
        self.clockwise_only = int(options["rotate"] == "clockwise")
        self.replace_optional = ("paid", "never", "always").index(options["replace_optional"])
        self.stack_own = options["stack_own"] == "true"
        self.slide_onto_marker = self.stacking and options["stack_slide"] == "below_two"
        self.upper_pays = options["stack_replace_coins"] == "always"
        self.top_only = options["stack_count"] == "top_only"
        self.scroll_public = options["scroll_public"] == "true"
        self.stall_rounds = int(options["stall_rounds"])
