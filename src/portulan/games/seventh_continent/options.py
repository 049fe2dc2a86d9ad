"""The options of a table (contract 6.11), and the rules as they settle them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from portulan.engine.options import Option

_OFF_ON: Final = ("off", "on")
_ON_OFF: Final = ("on", "off")

OPTIONS: Final = (
    Option("deck_profile", ("table", "published"), "7C-SETUP-7"),
    Option("easy", _OFF_ON, "7C-EASY-1", variant=True),
    Option("easy_effect", ("fire", "keep"), "7C-EASY-1"),
    Option("practice", _OFF_ON, "7C-GOAL-1", variant=True),
    Option("done_scope", ("terrain", "all"), "7C-FORBID-4"),
    Option("impossible_mandatory", ("skip", "fail"), "7C-MANDATORY-5"),
    Option("object_double", ("two", "one"), "7C-USE-1"),
    Option("locked_strict", _ON_OFF, "7C-ICON-7"),
    Option("pairing", ("max", "choose"), "7C-RESULT-5"),
    Option("self_pair", _OFF_ON, "7C-RESULT-5"),
    Option("hand_limit", ("joint", "each"), "7C-ZONE-5"),
    Option("flag_hint", _OFF_ON, "7C-FLAG-1"),
    Option("guess_penalty", ("after_three", "none", "one_card"), "7C-HIDDEN-3"),
    Option("cancelled_state", ("return", "past"), "7C-STATE-4"),
    Option("banish_from_past", _OFF_ON, "7C-BANISH-3"),
    Option("overflow", ("aside", "in"), "7C-ENERGY-9"),
    Option("connect", ("adjacent", "arrows"), "7C-MOVE-2"),
    Option("fire_saved", _OFF_ON, "7C-RESUME-2"),
    Option("hidden_presence", _OFF_ON, "7C-HIDDEN-1"),
    Option("board_limit", ("none", "9", "12", "16", "20", "25", "30"), "7C-SPACE-1"),
    Option("new_board_terrains", ("return", "past"), "7C-ICON-8"),
    Option("xp_zone", ("satchel", "hand"), "7C-XP-1"),
    Option("xp_target", ("deck", "hand", "discard"), "7C-XP-4"),
    Option("direct_gift_assemble", _ON_OFF, "7C-OBJECT-3"),
    Option("camp_min_actions", ("0", "1", "2", "3", "5", "10"), "7C-SAVE-1"),
    Option("lifted_curse_card", ("stay", "banish"), "7C-WIN-2"),
    Option("auto_reduce", _ON_OFF, "7C-ACTION-COST-4"),
)

XP_TARGETS: Final = ("deck", "hand", "discard")
XP_TO_HAND: Final = 1
XP_TO_DISCARD: Final = 2
"""Where an advanced skill goes that was acquired (G-97)."""

FREE_GUESSES: Final = {"after_three": 3, "none": 1 << 20, "one_card": 0}
"""Wrong entries of a source that cost nothing between two camps (G-70)."""


def ruleset(options: dict[str, str]) -> Ruleset:
    """Gives the rules as some options settle them; made once for equal options."""
    return _made(tuple(options.items()))


@lru_cache(maxsize=64)
def _made(options: tuple[tuple[str, str], ...]) -> Ruleset:
    return Ruleset(dict(options))


class Ruleset:
    """The rules of one match as its options settle them; made once, shared by copies."""

    def __init__(self, options: dict[str, str]) -> None:
        self.profile: Final = int(options["deck_profile"] == "published")
        """Which bands of the skills count."""
        self.easy: Final = options["easy"] == "on"
        self.easy_fire: Final = options["easy_effect"] == "fire"
        self.done_everywhere: Final = options["done_scope"] == "all"
        self.fail_impossible: Final = options["impossible_mandatory"] == "fail"
        self.double_use: Final = options["object_double"] == "two"
        self.locked_strict: Final = options["locked_strict"] == "on"
        self.pairs_chosen: Final = options["pairing"] == "choose"
        self.self_pair: Final = options["self_pair"] == "on"
        self.joint_limit: Final = options["hand_limit"] == "joint"
        self.flag_hint: Final = options["flag_hint"] == "on"
        self.free_guesses: Final = FREE_GUESSES[options["guess_penalty"]]
        self.cancelled_to_past: Final = options["cancelled_state"] == "past"
        self.banish_from_past: Final = options["banish_from_past"] == "on"
        self.overflow_in: Final = options["overflow"] == "in"
        self.by_arrows: Final = options["connect"] == "arrows"
        self.fires_saved: Final = options["fire_saved"] == "on"
        self.hidden_presence: Final = options["hidden_presence"] == "on"
        self.most_places: Final = 0 if options["board_limit"] == "none" else int(options["board_limit"])
        """Places of the Board, at most; 0 for no limit."""
        self.boards_to_past: Final = options["new_board_terrains"] == "past"
        self.xp_in_hand: Final = options["xp_zone"] == "hand"
        self.xp_target: Final = XP_TARGETS.index(options["xp_target"])
        self.assemble_gifts: Final = options["direct_gift_assemble"] == "on"
        self.camp_min_actions: Final = int(options["camp_min_actions"])
        self.banish_lifted: Final = options["lifted_curse_card"] == "banish"
        self.auto_reduce: Final = options["auto_reduce"] == "on"
        self.practice: Final = options["practice"] == "on"
