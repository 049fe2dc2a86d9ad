"""The 22 options: the readings of the rulebook that a table may choose, and their compiled form."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from typing import Final

from portulan.engine.options import Option
from portulan.games.agartha.box import box
from portulan.games.agartha.cards import KINDS, OBJECTS

ACTION_MOVE: Final = 0
ACTION_SWAP: Final = 1
ACTION_DRAW: Final = 2
ACTIONS: Final = ("move", "swap", "draw")

EARLIEST_TOKEN: Final = 0
LAST_TOKEN: Final = 1
TURN_ORDER: Final = 2

THIRD_STAYS: Final = 0
THIRD_TO_EARLIEST: Final = 1
THIRD_DISCARDED: Final = 2


def _first_players(players: int) -> Sequence[str]:
    return ("random", *(str(seat) for seat in range(players)))


def _object_mixes(players: int) -> Sequence[str]:
    """Lists the mixes of Knife/Axe/Torch/Vial with the printed total that the box can give (AG-COMP-7)."""
    content = box()
    default = tuple(content.cards[kind].counts[players - 2] for kind in OBJECTS)
    limits = [range(content.cards[kind].box + 1) for kind in OBJECTS]
    total = content.objects(players)
    others = [mix for mix in product(*limits) if sum(mix) == total and mix != default]
    return ["/".join(map(str, mix)) for mix in (default, *others)]


OPTIONS: Final = (
    Option("token_action_map", tuple("-".join(order) for order in permutations(ACTIONS)), "AG-TOKEN-3"),
    Option("object_mix", _object_mixes, "AG-SETUP-4"),
    Option("first_player", _first_players, "AG-SETUP-18", variant=True),
    Option("setup_placement", ("sequential", "simultaneous"), "AG-SETUP-17", variant=True),
    Option("tie_order", ("earliest_token", "last_token", "turn_order"), "AG-TIE-4"),
    Option("third_card_in_two_way_tie", ("stay", "earliest_bettor", "discard"), "AG-TIE-8"),
    Option("allow_refusal", ("false", "true"), "AG-AUCT-6"),
    Option("placement", ("all_then_validate", "one_by_one"), "AG-PLACE-10"),
    Option("object_slot_in_auction", ("true", "false"), "AG-PLACE-5"),
    Option("swap_opens_slots", ("false", "true"), "AG-ACT-SWAP-6"),
    Option("village_tier", ("any", "highest"), "AG-VILLAGE-5"),
    Option("validation_discard", ("before_action", "after_action"), "AG-VAL-11"),
    Option("validation_window", ("open_set", "strict"), "AG-VAL-8"),
    Option("exploration_draw", ("optional", "mandatory"), "AG-EXPLO-12"),
    Option("mixed_places", ("best_kind", "zero"), "AG-SCORE-7"),
    Option("lots_per_slot", ("one", "one_per_compass"), "AG-SCORE-8"),
    Option("places_over_five", ("cap", "plus_two"), "AG-SCORE-9"),
    Option("under_pile_order", ("random", "tile_order"), "AG-EOR-6"),
    Option("reshuffle", ("on_need", "when_empty"), "AG-PILE-4"),
    Option("discard_visible", ("true", "false"), "AG-PILE-8", variant=True),
    Option("final_tie", ("shared", "seat_order_from_last_holder"), "AG-WIN-3"),
    Option("points_visible", ("true", "false"), "AG-SCORE-1", variant=True),
)


class Ruleset:
    """The options of a match as ints and bools, read once, shared by all copies of its states."""

    __slots__ = (
        "action_of",
        "allow_refusal",
        "deck",
        "deck_by_kind",
        "discard_after_action",
        "discard_visible",
        "draw_is_mandatory",
        "first_player",
        "highest_tier_only",
        "lot_per_compass",
        "mixed_places_count",
        "object_slot_in_auction",
        "one_by_one",
        "over_five_counts",
        "points_visible",
        "reshuffle_when_empty",
        "simultaneous_setup",
        "strict_window",
        "swap_opens_slots",
        "third_card",
        "tie_goes_on",
        "tie_order",
        "under_in_tile_order",
    )

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.deck = box().deck(players)
        """The cards of each kind in the match (AG-SETUP-3, AG-SETUP-4)."""
        for kind, number in zip(OBJECTS, options["object_mix"].split("/"), strict=True):
            self.deck[kind] = int(number)
        self.deck_by_kind = dict(zip(KINDS, self.deck, strict=True))
        self.action_of = [ACTIONS.index(name) for name in options["token_action_map"].split("-")]
        first = options["first_player"]
        self.first_player = -1 if first == "random" else int(first)
        self.simultaneous_setup = options["setup_placement"] == "simultaneous"
        self.tie_order = ("earliest_token", "last_token", "turn_order").index(options["tie_order"])
        third = options["third_card_in_two_way_tie"]
        self.third_card = ("stay", "earliest_bettor", "discard").index(third)
        self.allow_refusal = options["allow_refusal"] == "true"
        self.one_by_one = options["placement"] == "one_by_one"
        self.object_slot_in_auction = options["object_slot_in_auction"] == "true"
        self.swap_opens_slots = options["swap_opens_slots"] == "true"
        self.highest_tier_only = options["village_tier"] == "highest"
        self.discard_after_action = options["validation_discard"] == "after_action"
        self.strict_window = options["validation_window"] == "strict"
        self.draw_is_mandatory = options["exploration_draw"] == "mandatory"
        self.mixed_places_count = options["mixed_places"] == "best_kind"
        self.lot_per_compass = options["lots_per_slot"] == "one_per_compass"
        self.over_five_counts = options["places_over_five"] == "plus_two"
        self.under_in_tile_order = options["under_pile_order"] == "tile_order"
        self.reshuffle_when_empty = options["reshuffle"] == "when_empty"
        self.discard_visible = options["discard_visible"] == "true"
        self.tie_goes_on = options["final_tie"] != "shared"
        self.points_visible = options["points_visible"] == "true"
