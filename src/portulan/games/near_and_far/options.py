"""The options of a table (contract 6.15), and the rules as they settle them."""

from __future__ import annotations

from typing import Final

from portulan.engine.options import Option
from portulan.games.near_and_far.terms import BOARD_TENTS, LONG_GAME_TENTS, MODES

_NO_YES: Final = ("false", "true")
_YES_NO: Final = ("true", "false")

MAPS: Final = tuple(str(number) for number in range(1, 12))
RATES: Final = {
    "printed": (1, 2, 2, 6, 7, 5, 5),
    "even": (1, 2, 2, 6, 6, 6, 6),
}
"""Tables of trade values: food, coin, gem, green, blue, red, yellow (data.trade_values)."""

OPTIONS: Final = (
    Option("mode", MODES, "NF-GOAL-5", variant=True),
    Option("map", MAPS, "NF-SETUP-7", variant=True),
    Option("town_side", ("dusk", "day"), "NF-DAYTOWN-1", variant=True),
    Option("long_game", ("off", "on"), "NF-VARIANT-1", variant=True),
    Option("extra_stories", ("off", "on"), "NF-VARIANT-3", variant=True),
    Option("platypus", ("off", "on"), "NF-PLATYPUS-1", variant=True),
    Option("maps_left_out", ("4-6-9", "3-5-8", "2-5-7", "6-8-10"), "NF-VARIANT-4"),
    Option("long_game_trigger", ("16", "14"), "NF-END-1"),
    Option("repeat_maps", _NO_YES, "NF-CHARMODE-1"),
    Option("first_player", ("random", "fixed", "last_loser"), "NF-SETUP-18"),
    Option("character_choice", ("seat_order", "preassigned"), "NF-SETUP-13"),
    Option("pet_profile", ("uniform", "cat_sword", "cat_combat"), "NF-PARTY-7"),
    Option("named_quest_guarantee", ("first_game", "every_game", "named_first"), "NF-SETUP-11"),
    Option("artifact_discards", ("face_down", "face_up"), "NF-DRAFT-5"),
    Option("reshuffle", _YES_NO, "NF-SUPPLY-2"),
    Option("zero_move", _YES_NO, "NF-MOVE-5"),
    Option("buy_during_roll", _YES_NO, "NF-TURN-6"),
    Option("max_rounds", ("100", "30", "50", "200"), "NF-END-1"),
    Option("recruits_per_visit", ("1", "any"), "NF-SALOON-1"),
    Option("row_refill", ("immediate", "end_of_turn", "refresh_only"), "NF-SALOON-14"),
    Option("pet_shift_on_recruit", _YES_NO, "NF-SALOON-4"),
    Option("merchant_contract_slots", ("any", "one"), "NF-CARD-A15"),
    Option("dummy_exemptions", _YES_NO, "NF-TOWN-HALL-8"),
    Option("defender_aids", _YES_NO, "NF-DUEL-7"),
    Option("treasure_overflow", ("immediate", "end_of_turn", "keep"), "NF-BIRD-3"),
    Option("store_draw", ("exactly_4", "up_to_4"), "NF-STORE-1"),
    Option("farm_counts_cards", ("none", "treasures", "all"), "NF-FARM-1"),
    Option("hut_draw", ("one", "per_animal"), "NF-HUT-1"),
    Option("day_hut_commit", _YES_NO, "NF-DAYTOWN-8"),
    Option("mine_counts_world", _NO_YES, "NF-MINE-3"),
    Option("search_counts_cards", _NO_YES, "NF-CAMP-4"),
    Option("heart_cap_on_map", ("none", "13"), "NF-LEAVE-5"),
    Option("pass_cost_timing", ("refund_on_loss", "on_leave"), "NF-MOVE-7"),
    Option("toxic_blocks", _NO_YES, "NF-MAP-05"),
    Option("crown_on_pass", _NO_YES, "NF-CARD-A07"),
    Option("bypass_after_roll", _NO_YES, "NF-THREAT-10"),
    Option("free_heart_amounts", _NO_YES, "NF-HEART-4"),
    Option("book_knowledge", ("none", "full"), "NF-QUEST-5"),
    Option("unpaid_result", ("no_gain", "pay_what_you_can"), "NF-QUEST-11"),
    Option("decline_rewards", _NO_YES, "NF-QUEST-17"),
    Option("side_quest_retry", _NO_YES, "NF-CAMPAIGN-9"),
    Option("side_quest_order", ("owner", "fifo"), "NF-CAMPAIGN-8"),
    Option("talents_before_first_game", _YES_NO, "NF-XP-1"),
    Option("join_credit", ("box", "row"), "NF-JOIN-1"),
    Option("borrow_over_three", _YES_NO, "NF-TALENT-14"),
    Option("politician_immediate", _YES_NO, "NF-TALENT-12"),
    Option("hearts_on_spelunking", _YES_NO, "NF-TALENT-15"),
    Option("storytelling_ties", _NO_YES, "NF-TALENT-16"),
    Option("trade_values", tuple(RATES), "NF-TOWN-HALL-5"),
    Option("reputation_points", ("from_2", "from_4"), "NF-SCORE-13"),
    Option("campaign_rows", ("10", "5", "7"), "NF-CAMPAIGN-5"),
)


class Ruleset:
    """The rules of a match as its options settle them, read once; copies of a position share it."""

    def __init__(self, options: dict[str, str]) -> None:
        def yes(key: str) -> bool:
            return options[key] == "true"

        self.mode: Final = options["mode"]
        self.story: Final = self.mode in ("campaign", "character")
        """Whether the match belongs to a series: experience, talents, keywords (NF-GOAL-6)."""
        self.campaign: Final = self.mode == "campaign"
        self.character: Final = self.mode == "character"
        self.arcade: Final = self.mode == "arcade"
        self.map: Final = 1 if self.mode == "first" else max(2 if self.story else 1, int(options["map"]))
        """The map of the match: a First Adventure is on map 1, a series on 2 to 11 (NF-SETUP-7)."""
        self.day: Final = options["town_side"] == "day" and self.mode != "first"
        self.long_game: Final = options["long_game"] == "on"
        self.tents: Final = BOARD_TENTS + (LONG_GAME_TENTS if self.long_game else 0)
        """Tents of a player board."""
        self.trigger: Final = int(options["long_game_trigger"]) if self.long_game else BOARD_TENTS
        """The tent that triggers the end (NF-END-1, G-160)."""
        self.extra_stories: Final = options["extra_stories"] == "on"
        self.maps_left_out: Final = tuple(int(number) for number in options["maps_left_out"].split("-"))
        """Maps that a campaign with extra stories leaves out."""
        self.platypus: Final = options["platypus"] == "on"
        self.repeat_maps: Final = yes("repeat_maps")
        self.first_player: Final = options["first_player"]
        self.preassigned: Final = options["character_choice"] == "preassigned"
        self.pet_profile: Final = options["pet_profile"]
        self.named_guarantee: Final = options["named_quest_guarantee"]
        self.open_discards: Final = options["artifact_discards"] == "face_up"
        self.reshuffle: Final = yes("reshuffle")
        self.zero_move: Final = yes("zero_move")
        self.buy_during_roll: Final = yes("buy_during_roll")
        self.max_rounds: Final = int(options["max_rounds"])
        self.many_recruits: Final = options["recruits_per_visit"] == "any"
        self.row_refill: Final = options["row_refill"]
        self.pet_shift: Final = yes("pet_shift_on_recruit")
        self.one_foreign_slot: Final = options["merchant_contract_slots"] == "one"
        self.dummy_exemptions: Final = yes("dummy_exemptions")
        self.defender_aids: Final = yes("defender_aids")
        self.treasure_overflow: Final = options["treasure_overflow"]
        self.store_up_to_4: Final = options["store_draw"] == "up_to_4"
        self.farm_counts: Final = options["farm_counts_cards"]
        self.hut_per_animal: Final = options["hut_draw"] == "per_animal"
        self.day_hut_commit: Final = yes("day_hut_commit")
        self.mine_counts_world: Final = yes("mine_counts_world")
        self.search_counts_cards: Final = yes("search_counts_cards")
        self.heart_cap: Final = 13 if options["heart_cap_on_map"] == "13" else 0
        """Hearts on the map, at most; 0 for any number."""
        self.pay_on_leave: Final = options["pass_cost_timing"] == "on_leave"
        self.toxic_blocks: Final = yes("toxic_blocks")
        self.crown_on_pass: Final = yes("crown_on_pass")
        self.bypass_after_roll: Final = yes("bypass_after_roll")
        self.free_hearts: Final = yes("free_heart_amounts")
        self.full_knowledge: Final = options["book_knowledge"] == "full"
        self.pay_what_you_can: Final = options["unpaid_result"] == "pay_what_you_can"
        self.decline_rewards: Final = yes("decline_rewards")
        self.side_retry: Final = yes("side_quest_retry")
        self.side_fifo: Final = options["side_quest_order"] == "fifo"
        self.early_talents: Final = yes("talents_before_first_game")
        self.join_row: Final = options["join_credit"] == "row"
        self.borrow_over_three: Final = yes("borrow_over_three")
        self.politician_immediate: Final = yes("politician_immediate")
        self.hearts_on_spelunking: Final = yes("hearts_on_spelunking")
        self.storytelling_ties: Final = yes("storytelling_ties")
        self.values: Final = RATES[options["trade_values"]]
        self.dearest: Final = sorted(range(len(self.values)), key=lambda good: -self.values[good])
        """The goods by their value in a trade, the dearest first."""
        self.rep_from_4: Final = options["reputation_points"] == "from_4"
        self.rows: Final = int(options["campaign_rows"])
