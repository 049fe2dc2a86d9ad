"""The plain content with one thing wrong, in many ways, each with the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.near_and_far.plain_world import Data, Pages, entry, first_choice, food, quest

Breaks = Callable[[Data], None]


class Broken(NamedTuple):
    """One way to break the content: the check that must find it, and what its finding must name."""

    name: str
    check: str
    says: str
    make: Breaks


BROKEN: list[Broken] = []
MISWRITTEN: list[tuple[str, str, Callable[[Pages], None]]] = []


def breaks(check: str, says: str) -> Callable[[Breaks], Breaks]:
    """Adds a way to break the entries, under the name of the function."""

    def add(make: Breaks) -> Breaks:
        BROKEN.append(Broken(make.__name__, check, says, make))
        return make

    return add


def miswrites(says: str) -> Callable[[Callable[[Pages], None]], Callable[[Pages], None]]:
    """Adds a way to spoil the book, which CHK-12 must find."""

    def add(make: Callable[[Pages], None]) -> Callable[[Pages], None]:
        MISWRITTEN.append((make.__name__, says, make))
        return make

    return add


# What is refused: the box


@breaks("box", "map 7 is missing")
def a_map_is_missing(data: Data) -> None:
    data["map"] = [row for row in data["map"] if row["number"] != 7]


@breaks("box", "is that of two maps")
def two_maps_have_a_number(data: Data) -> None:
    entry(data, "map", "map-07")["number"] = 8


@breaks("box", "20 basic artifacts")
def too_few_artifacts_to_deal(data: Data) -> None:
    data["artifact"] = [row for row in data["artifact"] if row["tier"] == "advanced"]


@breaks("box", "a platypus")
def the_platypus_is_gone(data: Data) -> None:
    data["pet"] = [row for row in data["pet"] if row["kind"] != "platypus"]


@breaks("box", "5 entries of AdventurerEntry")
def the_row_cannot_be_filled(data: Data) -> None:
    data["adventurer"] = data["adventurer"][:4]


@breaks("box", "entries of 'side'")
def the_day_is_gone(data: Data) -> None:
    data["side"] = data["side"][:1]


@breaks("box", "the chiefs must be")
def a_faction_has_two_chiefs(data: Data) -> None:
    entry(data, "chief", "asher")["faction"] = "blue"


@breaks("box", "is that of two characters")
def two_travellers_have_an_initial(data: Data) -> None:
    entry(data, "character", "bo")["initial"] = "A"


@breaks("box", "is that of two talents")
def two_talents_have_a_number(data: Data) -> None:
    entry(data, "talent", "bribery")["number"] = 1


@breaks("box", "is that of two bosses")
def two_bosses_leave_at_once(data: Data) -> None:
    entry(data, "boss", "shreya")["drop"] = 1


@breaks("box", "'ancient-compass': field 'cost'")
def an_artifact_costs_hearts(data: Data) -> None:
    entry(data, "artifact", "ancient-compass")["cost"]["heart"] = 1


@breaks("box", "'rep_min'")
def an_artifact_wants_to_be_good_and_bad(data: Data) -> None:
    entry(data, "artifact", "honest-scale")["rep_max"] = 5


@breaks("box", "rows of equal length")
def the_mine_is_ragged(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["numbers"][1].pop()


@breaks("box", "as many as there are columns")
def the_mine_has_a_column_too_few(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["columns"].pop()


@breaks("box", "as many as there are rows")
def the_mine_has_a_row_too_many(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["rows"].append({})


@breaks("box", "row 4, column 1")
def a_mark_lies_beside_the_mine(data: Data) -> None:
    entry(data, "side", "day")["mine"]["rep"].append([4, 1])


@breaks("box", "19 numbers")
def the_reputation_track_is_short(data: Data) -> None:
    entry(data, "side", "dusk")["reputation"].pop()


@breaks("box", "field 'bird'")
def a_bird_is_paid_with_a_bird(data: Data) -> None:
    entry(data, "side", "dusk")["bird"] = {"bird": 1}


@breaks("box", "must be 14")
def a_tent_is_lost(data: Data) -> None:
    data["board"][0]["tents"].pop()


# What is refused: maps


@breaks("grounds", "'m3.5': field 'route'")
def a_coin_location_names_a_route(data: Data) -> None:
    entry(data, "location", "m3.5")["route"] = "tea"


@breaks("grounds", "cannot be in the town")
def a_book_lies_in_the_town(data: Data) -> None:
    entry(data, "location", "m3.town")["quest"] = "17"


@breaks("grounds", "1000 by 700")
def a_location_lies_off_the_ground(data: Data) -> None:
    entry(data, "location", "m3.5")["at"] = [300, 701]


@breaks("grounds", "is not one of this map: '33'")
def a_location_shows_the_quest_of_another_map(data: Data) -> None:
    place = next(row for row in data["location"] if row.get("quest") == "17")
    place["quest"] = "33"


@breaks("grounds", "quest '17': field 'map' has 0 locations")
def a_quest_lies_nowhere(data: Data) -> None:
    del next(row for row in data["location"] if row.get("quest") == "17")["quest"]


@breaks("grounds", "'map-03': field 'id' has 0 towns")
def a_map_has_no_town(data: Data) -> None:
    entry(data, "location", "m3.town")["kind"] = "coin"


@breaks("grounds", "has 1 locations of tea")
def a_route_has_one_end(data: Data) -> None:
    place = next(row for row in data["location"] if row["map"] == "map-03" and row.get("route") == "tea")
    del place["route"]
    place["kind"] = "gem"


@breaks("grounds", "does not say what tea is worth")
def a_route_is_worth_nothing(data: Data) -> None:
    del entry(data, "map", "map-03")["routes"]["tea"]


@breaks("grounds", "field 'routes.tea'")
def a_route_is_worth_as_much_when_shared(data: Data) -> None:
    entry(data, "map", "map-03")["routes"]["tea"] = {"alone": 4, "shared": 4}


@breaks("grounds", "15 locations with a book")
def a_book_is_missing(data: Data) -> None:
    del next(row for row in data["location"] if row.get("quest") == "17")["quest"]


@breaks("grounds", "another map")
def a_path_leads_to_another_map(data: Data) -> None:
    entry(data, "map", "map-03")["paths"][0]["b"] = "m4.1"


@breaks("grounds", "no other path joins")
def two_paths_join_the_same_locations(data: Data) -> None:
    paths = entry(data, "map", "map-03")["paths"]
    paths.append({"a": paths[0]["b"], "b": paths[0]["a"]})


@breaks("grounds", "do not lead from the town to m3.25")
def a_location_hangs_in_the_air(data: Data) -> None:
    found = entry(data, "map", "map-03")
    found["paths"] = [path for path in found["paths"] if "m3.25" not in (path["a"], path["b"])]


@breaks("grounds", "more than 40")
def a_map_has_more_locations_than_codes(data: Data) -> None:
    for n in range(20):
        data["location"].append({"id": f"far-{n}", "map": "map-03", "kind": "coin", "at": [n, 0]})
        entry(data, "map", "map-03")["paths"].append({"a": "m3.5", "b": f"far-{n}"})


# What is refused: quests


@breaks("quests", "must be 1 to 4")
def a_quest_has_five_choices(data: Data) -> None:
    found = quest(data, "17")["choices"]
    found += [{**found[0], "key": f"other-{n}"} for n in range(3)]


@breaks("quests", "must be none")
def a_boss_can_be_talked_to(data: Data) -> None:
    quest(data, "BOSS1")["choices"] = quest(data, "17")["choices"]


@breaks("quests", "arcade 'arcade-5': field 'choices' must be 2")
def an_arcade_card_has_one_choice(data: Data) -> None:
    entry(data, "arcade", "arcade-5")["choices"].pop()


@breaks("quests", "quest 'Q1': field 'map'")
def a_side_quest_is_on_a_map(data: Data) -> None:
    quest(data, "Q1")["map"] = "map-02"


@breaks("quests", "quest 'B3': field 'owner'")
def a_story_belongs_to_nobody(data: Data) -> None:
    del quest(data, "B3")["owner"]


@breaks("quests", "'try' twice")
def two_choices_have_a_key(data: Data) -> None:
    quest(data, "17")["choices"][1]["key"] = "try"


@breaks("quests", "that must be taken")
def a_choice_that_must_be_taken_costs_something(data: Data) -> None:
    next(row for row in quest(data, "105")["choices"] if "keywords" in row)["cost"] = {"coin": 1}


@breaks("quests", "field 'choices[0].cost' must be food")
def a_choice_costs_reputation(data: Data) -> None:
    quest(data, "17")["choices"][0]["cost"] = {"rep": 1}


@breaks("quests", "needs a test")
def a_bonus_has_no_test(data: Data) -> None:
    del quest(data, "17")["choices"][0]["test"]


@breaks("quests", "cannot hold a payment")
def a_bonus_is_paid_for(data: Data) -> None:
    quest(data, "17")["choices"][0]["bonus"].append({"give": "pay", "coin": 1})


@breaks("quests", "field 'choices[0].otherwise'")
def a_keyword_choice_is_for_the_others(data: Data) -> None:
    next(row for row in quest(data, "105")["choices"] if "keywords" in row)["otherwise"] = True


@breaks("quests", "field 'choices[0].optional'")
def a_choice_without_keywords_is_optional(data: Data) -> None:
    quest(data, "17")["choices"][0]["optional"] = True


@breaks("quests", "more to choose from")
def a_choice_of_one_reward(data: Data) -> None:
    quest(data, "17")["choices"][0]["result"] = [{"give": "choose", "of": [food(1)]}]


@breaks("quests", "quest 'C': field 'choices[0].result'")
def a_keyword_is_gained_on_the_first_map(data: Data) -> None:
    first_choice(data, "C")["result"].append({"give": "keyword", "word": "BELL"})


@breaks("quests", "quest 'C': field 'choices[0].result'")
def a_side_quest_begins_on_the_first_map(data: Data) -> None:
    first_choice(data, "C")["result"].append({"give": "quest", "quest": "Q1"})


@breaks("quests", "quest 'C': field 'choices[2].keywords'")
def a_keyword_is_asked_for_on_the_first_map(data: Data) -> None:
    quest(data, "C")["choices"].append({"key": "bell", "keywords": ["BELL"], "reaction": "C.try"})


@breaks("quests", "arcade 'arcade-5': field 'choices[1].result'")
def an_arcade_card_brings_a_keyword(data: Data) -> None:
    entry(data, "arcade", "arcade-5")["choices"][1]["result"].append({"give": "keyword", "word": "BELL"})


@breaks("quests", "quest '17': field 'choices[0].next'")
def a_map_quest_leads_on(data: Data) -> None:
    quest(data, "17")["choices"][0]["next"] = "18"


@breaks("quests", "quest '17': field 'choices[0].failure'")
def a_map_quest_tells_of_failure(data: Data) -> None:
    quest(data, "17")["choices"][0]["failure"] = "17.try"


@breaks("quests", "quest 'B3': field 'choices[0].next' must be named")
def a_story_does_not_lead_on(data: Data) -> None:
    del quest(data, "B3")["choices"][0]["next"]


@breaks("quests", "the next layer: 'F4'")
def a_story_leads_into_another(data: Data) -> None:
    quest(data, "B3")["choices"][0]["next"] = "F4"


@breaks("quests", "to somebody with no keyword")
def every_choice_costs_something(data: Data) -> None:
    for choice in quest(data, "17")["choices"]:
        choice["cost"] = {"coin": 1}


@breaks("quests", "promise 'widows-wick'")
def a_card_is_promised_twice_on_a_map(data: Data) -> None:
    first_choice(data, "18")["result"].append({"give": "world", "card": "widows-wick"})


@breaks("quests", "name no side quest: '18'")
def a_map_quest_is_noted(data: Data) -> None:
    first_choice(data, "17")["result"].append({"give": "quest", "quest": "18"})


@breaks("quests", "boss 'zag': field 'paragraph'")
def a_boss_ends_in_a_quest(data: Data) -> None:
    entry(data, "boss", "zag")["paragraph"] = "17"


@breaks("quests", "character 'bo': field 'first'")
def a_story_begins_in_the_middle(data: Data) -> None:
    entry(data, "character", "bo")["first"] = "B2"


# What is refused: effects


def _with(card: str, effect: dict[str, Any], table: str = "treasure") -> Breaks:
    """Gives a card another effect."""

    def make(data: Data) -> None:
        entry(data, table, card)["effects"] = [effect]

    return make


def _gain(**goods: int) -> dict[str, Any]:
    return {"do": "gain", "what": goods}


COIN = _gain(coin=1)

MISPLACED: list[tuple[str, dict[str, Any]]] = [
    ("effects[0].building", {"effect": "on", "event": "visit", "do": COIN}),
    ("effects[0].building", {"effect": "on", "event": "duel-won", "building": "farm", "do": COIN}),
    ("effects[0].stat", {"effect": "on", "event": "quest-failed", "stat": "skill", "do": COIN}),
    ("effects[0].kinds", {"effect": "on", "event": "duel-won", "kinds": ["coin"], "do": COIN}),
    ("effects[0].flag", {"effect": "on", "event": "duel-won", "flag": "water", "do": COIN}),
    ("effects[0].do", {"effect": "on", "event": "duel-won", "do": {"do": "reroll"}}),
    (
        "effects[0].do",
        {"effect": "on", "event": "duel-won", "do": {"do": "take-from-each-present", "good": "coin"}},
    ),
    ("effects[0].do", {"effect": "on", "event": "camp-built", "do": {"do": "gain-kind", "n": 1}}),
    ("effects[0].event", {"effect": "on", "event": "buy-self", "do": COIN}),
    ("effects[0].event", {"effect": "on", "event": "game-start", "do": COIN}),
    (
        "effects[0].measure.faction",
        {
            "effect": "on",
            "event": "duel-won",
            "when": {"measure": {"of": "coins", "faction": "red"}, "op": ">", "n": 1},
            "do": COIN,
        },
    ),
    ("effects[0].building", {"effect": "act", "window": "building", "do": COIN, "uses": 1}),
    ("effects[0].contexts", {"effect": "act", "window": "own-roll", "do": {"do": "reroll"}, "uses": 1}),
    (
        "effects[0].contexts",
        {
            "effect": "act",
            "window": "own-roll",
            "contexts": ["defense"],
            "do": {"do": "reroll"},
            "uses": 1,
        },
    ),
    ("effects[0].do", {"effect": "act", "window": "own-turn", "do": {"do": "reroll"}, "uses": 1}),
    (
        "effects[0].do",
        {"effect": "act", "window": "own-turn", "do": {"do": "gain-kind", "n": 1}, "uses": 1},
    ),
    ("effects[0].uses", {"effect": "act", "window": "own-turn", "do": COIN}),
    (
        "effects[0].cost",
        {"effect": "act", "window": "own-turn", "cost": {"rep": 1}, "do": COIN, "uses": 1},
    ),
    ("effects[0].action", {"effect": "extra-action", "at": "mine", "action": "mine"}),
    (
        "effects[0].contexts",
        {"effect": "pay-as", "good": "gem", "instead_of": "heart", "contexts": ["rolls"]},
    ),
    (
        "effects[0].measure.flag",
        {"effect": "most", "measure": {"of": "food", "flag": "water"}, "points": 1},
    ),
    (
        "effects[0].measure.faction",
        {
            "effect": "threshold",
            "condition": {"measure": {"of": "tents", "faction": "red"}, "op": ">", "n": 1},
            "points": 1,
        },
    ),
]
"""Effects that a treasure cannot have, each with the field that is wrong."""

for number, (says, effect) in enumerate(MISPLACED):
    BROKEN.append(Broken(f"effect_{number}", "effects", f"'noose': field '{says}'", _with("noose", effect)))

BROKEN.append(
    Broken(
        "a_talent_is_discarded",
        "effects",
        "talent 'fishing': field 'effects[0].cost'",
        _with("fishing", {"effect": "ignore-threats", "cost": {"discard_self": True}}, "talent"),
    )
)


# CHK-01


@breaks("chk-01", "quest '161': field 'id'")
def a_map_quest_of_the_first_map_has_a_number(data: Data) -> None:
    quest(data, "C")["id"] = "161"


@breaks("chk-01", "quest 'R1': field 'id'")
def a_side_quest_has_another_letter(data: Data) -> None:
    quest(data, "Q1")["id"] = "R1"


@breaks("chk-01", "quest 'F99': field 'id'")
def a_story_has_the_initial_of_another(data: Data) -> None:
    quest(data, "B3")["id"] = "F99"


@breaks("chk-01", "quest 'END': field 'id'")
def a_paragraph_has_another_name(data: Data) -> None:
    quest(data, "BOSS1")["id"] = "END"


@breaks("chk-01", "field 'initial'")
def an_initial_is_that_of_side_quests(data: Data) -> None:
    entry(data, "character", "bo")["initial"] = "Q"


@breaks("chk-01", "keyword 'bell'")
def a_keyword_is_whispered(data: Data) -> None:
    entry(data, "keyword", "BELL")["id"] = "bell"


@breaks("chk-01", "35 entries of TreasureEntry")
def a_treasure_is_lost(data: Data) -> None:
    data["treasure"].pop()


@breaks("chk-01", "'map-03': field 'id' has 15 quests")
def a_quest_of_a_map_is_missing(data: Data) -> None:
    data["quest"].remove(quest(data, "20"))


@breaks("chk-01", "59 side quests")
def a_side_quest_is_missing(data: Data) -> None:
    data["quest"].remove(quest(data, "Q7"))


@breaks("chk-01", "character 'bo': field 'first' begins a story of 13 quests")
def a_story_is_short(data: Data) -> None:
    data["quest"].remove(quest(data, "B14"))


@breaks("chk-01", "37 basic artifacts")
def an_artifact_is_promoted(data: Data) -> None:
    entry(data, "artifact", "trophy-belt")["tier"] = "advanced"


@breaks("chk-01", "ask for a bad reputation")
def nobody_need_be_bad(data: Data) -> None:
    for card in data["artifact"]:
        card.pop("rep_max", None)


@breaks("chk-01", "ask for a good reputation")
def nobody_need_be_good(data: Data) -> None:
    for card in data["artifact"]:
        card.pop("rep_min", None)


@breaks("chk-01", "NF-CARD-A08")
def one_card_stands_for_two(data: Data) -> None:
    entry(data, "artifact", "nightmare-amulet")["effects"] = []


@breaks("chk-01", "the illustrated one")
def the_illustrated_artifact_is_cheaper(data: Data) -> None:
    entry(data, "artifact", "collectors-cleaver")["points"] = 8


@breaks("chk-01", "NF-CARD-T07")
def a_treasure_does_something_else(data: Data) -> None:
    entry(data, "treasure", "old-shovel")["effects"][0]["do"]["n"] = 2


@breaks("chk-01", "8 adventurers are red")
def an_adventurer_changes_sides(data: Data) -> None:
    entry(data, "adventurer", "ruth")["faction"] = "blue"


@breaks("chk-01", "cost 3 or less")
def nobody_is_cheap(data: Data) -> None:
    for who in data["adventurer"][11:]:
        who["price"] = 7


@breaks("chk-01", "TV-19")
def the_adventurer_of_the_example_is_gone(data: Data) -> None:
    entry(data, "adventurer", "sunday")["price"] = 3


@breaks("chk-01", "pet 'ounce'")
def a_cat_is_a_fighter(data: Data) -> None:
    entry(data, "pet", "ounce")["symbols"]["combat"] = 1


@breaks("chk-01", "chief 'asher'")
def a_chief_is_worth_more(data: Data) -> None:
    entry(data, "chief", "asher")["points"] = 6


@breaks("chk-01", "values 4 to 15")
def two_threats_are_equal(data: Data) -> None:
    entry(data, "threat", "salt-wolf")["value"] = 8


@breaks("chk-01", "threat 'auditor': field 'points'")
def the_worst_threat_is_worth_least(data: Data) -> None:
    entry(data, "threat", "auditor")["points"] = 1


@breaks("chk-01", "NF-TALENT-04")
def a_talent_costs_more(data: Data) -> None:
    entry(data, "talent", "fishing")["cost"] = 2


@breaks("chk-01", "animal 'turtle'")
def a_turtle_is_slow(data: Data) -> None:
    entry(data, "animal", "turtle")["effects"].pop(0)


@breaks("chk-01", "side 'day': field 'effects'")
def the_jail_feeds_nobody(data: Data) -> None:
    entry(data, "side", "day")["effects"] = []


@breaks("chk-01", "side 'dusk': field 'mine' must have an entrance")
def the_mine_is_hard_to_enter(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["numbers"][1][0] = 2


@breaks("chk-01", "a column without a reward")
def every_column_pays(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["columns"][0] = {"food": 1}


@breaks("chk-01", "must have 12 numbers")
def the_mine_is_small(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["numbers"].pop()


@breaks("chk-01", "side 'dusk': field 'mine' must have an entrance")
def the_mine_is_filled_in(data: Data) -> None:
    entry(data, "side", "dusk")["mine"]["numbers"] = []


@breaks("chk-01", "begin with two coins")
def the_first_tent_hides_a_gem(data: Data) -> None:
    data["board"][0]["tents"][0] = {"gem": 1}


# CHK-02


@breaks("chk-02", "'map-03': field 'id' has 23 locations")
def a_map_is_small(data: Data) -> None:
    data["location"] = [row for row in data["location"] if row["id"] not in ("m3.23", "m3.24", "m3.25")]


@breaks("chk-02", "have 0 threats")
def a_map_is_harmless(data: Data) -> None:
    for path in entry(data, "map", "map-03")["paths"]:
        path["icon"] = "none"


@breaks("chk-02", "map 'map-11': field 'paths' have 3 threats")
def the_last_map_is_easy(data: Data) -> None:
    threats = [path for path in entry(data, "map", "map-11")["paths"] if path.get("icon") == "threat"]
    for path in threats[3:]:
        path["icon"] = "none"


@breaks("chk-02", "have 28 treasures")
def a_map_is_a_treasury(data: Data) -> None:
    for path in entry(data, "map", "map-03")["paths"]:
        if path.get("icon") != "threat":
            path["icon"] = "treasure"


@breaks("chk-02", "leave the town by threats alone")
def the_town_is_besieged(data: Data) -> None:
    for path in entry(data, "map", "map-03")["paths"]:
        if path["a"] == "m3.town":
            path["icon"] = "threat"


@breaks("chk-02", "fewer than 3 steps apart")
def a_route_is_short(data: Data) -> None:
    entry(data, "map", "map-03")["paths"].append({"a": "m3.0", "b": "m3.12"})


@breaks("chk-02", "'map-05': field 'id' has 0 locations with water")
def a_desert_has_no_water(data: Data) -> None:
    for place in data["location"]:
        if place["map"] == "map-05":
            place.pop("flags", None)


@breaks("chk-02", "'map-03': field 'id' has 1 locations with mammoth")
def a_mammoth_is_lost(data: Data) -> None:
    entry(data, "location", "m3.5")["flags"] = ["mammoth"]


@breaks("chk-02", "NF-MAP-05")
def the_water_is_good(data: Data) -> None:
    entry(data, "map", "map-05")["effects"] = []


@breaks("chk-02", "'map-11': field 'bosses'")
def the_bosses_stay_away(data: Data) -> None:
    entry(data, "map", "map-11")["bosses"] = False


@breaks("chk-02", "3 named books")
def a_place_has_no_name(data: Data) -> None:
    next(place for place in data["location"] if place.get("quest") == "17").pop("name")


@breaks("grounds", "field 'name' is for places with a book only")
def a_place_without_a_book_has_a_name(data: Data) -> None:
    entry(data, "location", "m2.town")["name"] = {"fr": "Le Bourg", "en": "The Town"}


@breaks("chk-02", "'far-away': field 'at' is out of reach")
def two_threats_lie_on_the_only_way(data: Data) -> None:
    for uid in ("far", "far-away"):
        data["location"].append({"id": uid, "map": "map-03", "kind": "coin", "at": [1, 1]})
    for a, b in (("m3.5", "far"), ("far", "far-away")):
        entry(data, "map", "map-03")["paths"].append({"a": a, "b": b, "icon": "threat"})


@breaks("chk-02", "'far': field 'at' is out of reach")
def a_threat_lies_behind_bad_water(data: Data) -> None:
    found = entry(data, "map", "map-05")
    for uid in ("wet-1", "wet-2", "far"):
        flags = ["water"] if uid != "far" else []
        data["location"].append({"id": uid, "map": "map-05", "kind": "coin", "at": [1, 1], "flags": flags})
    ways = (("m5.town", "wet-1", "none"), ("wet-1", "wet-2", "none"), ("wet-2", "far", "threat"))
    found["paths"] += [{"a": a, "b": b, "icon": icon} for a, b, icon in ways]


# CHK-03


def _forget(data: Data, word: str, *maps: str) -> None:
    """Has a keyword gained on some maps no more."""
    for row in data["quest"]:
        if row.get("map") in maps:
            for choice in row["choices"]:
                gain = {"give": "keyword", "word": word}
                choice["result"] = [reward for reward in choice["result"] if reward != gain]


@breaks("chk-03", "keyword 'BELL': field 'id' is cut by leaving out map 7")
def a_keyword_is_gained_on_one_map(data: Data) -> None:
    _forget(data, "BELL", "map-04")


@breaks("chk-03", "keyword 'BELL': field 'id' is not gained on a map before")
def a_keyword_is_gained_nowhere(data: Data) -> None:
    _forget(data, "BELL", "map-04", "map-07")


@breaks("chk-03", "keyword 'SALT': field 'id' is gained and told nowhere")
def a_keyword_is_forgotten(data: Data) -> None:
    data["keyword"].append(
        {"id": "SALT", "name": {"fr": "SEL", "en": "SALT"}, "what": {"fr": "?", "en": "?"}}
    )


@breaks("chk-03", "keyword 'NAIL': field 'id' is not gained on a map before")
def a_keyword_is_told_before_it_is_gained(data: Data) -> None:
    for row in data["quest"]:
        for choice in row.get("choices", ()):
            if choice.get("keywords") == ["NAIL"]:
                choice["keywords"] = ["FINED"]
    told = {"key": "nail", "keywords": ["NAIL"], "reaction": "1.try", "result": [food(3)]}
    quest(data, "1")["choices"].append(told)


@breaks("chk-03", "keyword 'BELL': field 'id' is not gained on a map before")
def a_keyword_hangs_on_itself(data: Data) -> None:
    for row in data["quest"]:
        for choice in row.get("choices", ()):
            if {"give": "keyword", "word": "BELL"} in choice.get("result", ()):
                choice["keywords"] = ["BELL"]


@breaks("chk-03", "leaving out the maps 2, 3, 5 cuts too many keywords: FINED, BUTTON")
def all_threads_begin_on_the_same_maps(data: Data) -> None:
    _forget(data, "BUTTON", "map-03", "map-06")
    for uid in ("10", "26"):
        first_choice(data, uid)["result"].append({"give": "keyword", "word": "BUTTON"})


@breaks("chk-03", "quest '105': field 'choices' leave nothing to try for")
def a_quest_is_dull_without_its_keyword(data: Data) -> None:
    for choice in quest(data, "105")["choices"]:
        choice.pop("test", None)
        choice.pop("bonus", None)


@breaks("chk-03", "quest 'B9': field 'choices' ask for a keyword that is not gained before: 'BELL'")
def a_story_asks_for_a_keyword_of_the_campaign(data: Data) -> None:
    quest(data, "B9")["choices"][0]["keywords"] = ["BELL"]


@breaks("chk-03", "quest 'B9': field 'choices' bring a keyword that is not told: 'BELL'")
def a_story_brings_a_keyword_in_vain(data: Data) -> None:
    quest(data, "B9")["choices"][0]["result"].append({"give": "keyword", "word": "BELL"})


@breaks("chk-03", "quest 'B5': field 'choices' ask for a keyword that is not gained before: 'BELL'")
def a_story_asks_for_a_keyword_of_another_way(data: Data) -> None:
    """Of the two quests in layer 4, one brings the word, and only the other leads to the quest that asks for it."""
    for choice in quest(data, "B4")["choices"]:
        choice["result"].append({"give": "keyword", "word": "BELL"})
    told = {"key": "bell", "keywords": ["BELL"], "optional": True, "reaction": "B5.try", "next": "B6"}
    quest(data, "B5")["choices"].append(told)


# CHK-04


@breaks("chk-04", "to somebody with no keyword")
def a_free_choice_is_missing(data: Data) -> None:
    for choice in quest(data, "17")["choices"]:
        choice["cost"] = {"food": 1}


@breaks("chk-04", "to somebody with BELL, FINED")
def two_keywords_leave_a_choice_that_costs(data: Data) -> None:
    both = {"key": "both", "keywords": ["BELL", "FINED"], "cost": {"gem": 1}, "reaction": "105.show"}
    quest(data, "105")["choices"].append(both)


@breaks("chk-04", "quest '105': field 'choices[3]' is open to nobody")
def a_choice_is_always_outdone(data: Data) -> None:
    """An optional choice is never open to somebody whose keyword has a compulsory one."""
    other = {"key": "other", "keywords": ["FINED"], "optional": True, "reaction": "105.show"}
    quest(data, "105")["choices"].append(other)


@breaks("chk-04", "arcade 'arcade-5'")
def an_arcade_card_is_for_the_rich(data: Data) -> None:
    for choice in entry(data, "arcade", "arcade-5")["choices"]:
        choice["cost"] = {"coin": 1}


# CHK-05


def _name(data: Data, side: str, *by: str) -> None:
    """Has a side quest named by some quests, and by no other."""
    named = {"give": "quest", "quest": side}
    for row in data["quest"]:
        for choice in row.get("choices", ()):
            choice["result"] = [reward for reward in choice.get("result", ()) if reward != named]
    for uid in by:
        first_choice(data, uid)["result"].append(named)


@breaks("chk-05", "quest 'Q9': field 'id' is named by no quest")
def a_side_quest_is_named_by_nobody(data: Data) -> None:
    _name(data, "Q9")


@breaks("chk-05", "quest 'Q9': field 'id' begins at one location only, which has no name: '30'")
def a_side_quest_begins_at_a_nameless_place(data: Data) -> None:
    _name(data, "Q9", "30")


@breaks("chk-05", "quest 'Q9': field 'id' stands in a circle")
def two_side_quests_lead_to_each_other(data: Data) -> None:
    _name(data, "Q9", "17", "Q10")
    _name(data, "Q10", "Q9")


@breaks("chk-05", "quest 'Q5': field 'id' comes after 4 others")
def a_chain_is_long(data: Data) -> None:
    for n in range(2, 6):
        _name(data, f"Q{n}", f"Q{n - 1}")


# CHK-06


@breaks("chk-06", "character 'bo': field 'first' begins a story without a quest in layer 3")
def a_layer_is_empty(data: Data) -> None:
    quest(data, "B3")["layer"] = 4


@breaks("chk-06", "is one of 2 quests in layer 1")
def a_story_has_two_beginnings(data: Data) -> None:
    quest(data, "B2")["layer"] = 1


@breaks("chk-06", "leads to 1 ending, not 2")
def a_story_has_one_ending(data: Data) -> None:
    data["quest"].remove(quest(data, "B14"))


@breaks("chk-06", "quest 'B13': field 'choices[0].next' leads on from an ending")
def an_ending_leads_on(data: Data) -> None:
    quest(data, "B13")["choices"][0]["next"] = "B1"


@breaks("chk-06", "quest 'B3': field 'choices[0].next' is missing")
def a_way_ends_early(data: Data) -> None:
    del quest(data, "B3")["choices"][0]["next"]


@breaks("chk-06", "quest 'B3': field 'choices[0].next' does not lead to the next layer: 'B6'")
def a_way_leaps(data: Data) -> None:
    quest(data, "B3")["choices"][0]["next"] = "B6"


@breaks("chk-06", "quest 'B5': field 'id' is not reached from 'B1'")
def a_quest_is_out_of_the_way(data: Data) -> None:
    quest(data, "B3")["choices"][1]["next"] = "B4"


# CHK-07


def _harder(data: Data, uid: str, by: int) -> None:
    for row in data["quest"]:
        if row.get("map") == uid:
            for choice in row["choices"]:
                if "test" in choice:
                    choice["test"]["difficulty"] += by


@breaks("chk-07", "map 4 is easier than map 3")
def a_map_is_harder_than_the_next(data: Data) -> None:
    _harder(data, "map-03", 1)


@breaks("chk-07", "of the tests succeed")
def nobody_can_succeed(data: Data) -> None:
    _harder(data, "map-11", 4)


@breaks("chk-07", "map 2: 89% of the tests succeed")
def hardly_anybody_fails(data: Data) -> None:
    _harder(data, "map-02", -3)


@breaks("chk-07", "layer 4 is easier than layer 3")
def a_layer_is_harder_than_the_next(data: Data) -> None:
    for row in data["quest"]:
        if row.get("layer") == 3:
            for choice in row["choices"]:
                choice["test"]["difficulty"] += 2


@breaks("chk-07", "of the tests are of skill")
def everything_is_a_fight(data: Data) -> None:
    for row in data["quest"]:
        if row.get("map") == "map-03":
            for choice in row["choices"]:
                choice["test"]["stat"] = "combat"


@breaks("chk-07", "quest '18': field 'choices[1]' is dominated by 'try'")
def a_choice_is_for_nobody(data: Data) -> None:
    quest(data, "18")["choices"][0]["bonus"] = [food(4)]


# CHK-08


@breaks("chk-08", "quest '18': field 'choices[0].result' is worth 12 at difficulty 7")
def a_quest_pays_too_well(data: Data) -> None:
    quest(data, "18")["choices"][0]["result"] = [food(12)]


@breaks("chk-08", "quest '18': field 'choices[0].result' is worth 1 at difficulty 7")
def a_price_is_not_made_up_for(data: Data) -> None:
    quest(data, "18")["choices"][0]["cost"] = {"coin": 2, "heart": 2}


@breaks("chk-08", "mean 0.00")
def rewards_come_to_nothing(data: Data) -> None:
    for card in data["arcade"]:
        for choice, value in zip(card["choices"], (7, -8), strict=True):
            choice["result"] = [{"give": "rep", "n": value}]


@breaks("chk-08", "arcade 'arcade-5': field 'choices[0].bonus'")
def a_bonus_is_small(data: Data) -> None:
    entry(data, "arcade", "arcade-5")["choices"][0]["bonus"] = [food(1)]


@breaks("chk-08", "quest '18': field 'choices[0].bonus' is worth 57% of the base")
def a_bonus_is_large(data: Data) -> None:
    quest(data, "18")["choices"][0]["bonus"] = [food(4)]


@breaks("chk-08", "map 3: reputation adds up to 7")
def a_map_is_saintly(data: Data) -> None:
    quest(data, "18")["choices"][0]["result"] = [{"give": "rep", "n": 7}]


@breaks("chk-08", "map 3: reputation adds up to -7")
def a_map_is_wicked(data: Data) -> None:
    quest(data, "18")["choices"][0]["result"] = [{"give": "rep", "n": -7}, food(14)]


@breaks("chk-08", "the tokens of map quests are uneven: 0 green, 1 blue, 0 red, 0 yellow")
def a_faction_is_generous(data: Data) -> None:
    quest(data, "18")["choices"][0]["result"] = [{"give": "token", "faction": "blue"}]


# CHK-09


@breaks("chk-09", "world 'cold-blade': field 'id' is awarded by no quest")
def a_world_card_is_never_seen(data: Data) -> None:
    for choice in quest(data, "25")["choices"]:
        choice["result"] = [food(8)]


@breaks("chk-09", "world 'cold-blade': field 'id' is awarded to those only who have FINED")
def a_world_card_hangs_on_a_keyword(data: Data) -> None:
    first_choice(data, "25")["keywords"] = ["FINED"]


@breaks("chk-09", "world 'cold-blade': field 'id' is awarded to those only who have FINED")
def a_world_card_hangs_on_a_side_quest_behind_a_keyword(data: Data) -> None:
    first_choice(data, "25")["result"] = [food(7)]
    first_choice(data, "Q9")["result"] = [{"give": "world", "card": "cold-blade"}]
    _name(data, "Q9", "17")
    first_choice(data, "17")["keywords"] = ["FINED"]


# CHK-10


@breaks("chk-10", "quest '18': field 'choices[0].result' takes 3")
def a_payment_is_large(data: Data) -> None:
    quest(data, "18")["choices"][0]["result"].append({"give": "pay", "coin": 2, "food": 1})


# CHK-11


@breaks("chk-11", "nothing uses the effect 'trade-count'")
def an_effect_is_unused(data: Data) -> None:
    entry(data, "artifact", "merchants-coat")["effects"] = []


@breaks("chk-11", "nothing uses the event 'enter-location'")
def an_event_is_unused(data: Data) -> None:
    entry(data, "map", "map-05")["effects"] = []


@breaks("chk-11", "nothing uses the action 'draw-treasures'")
def an_action_is_unused(data: Data) -> None:
    entry(data, "treasure", "dowsing-fork")["effects"] = []


@breaks("chk-11", "nothing uses the window 'at-threat'")
def a_window_is_unused(data: Data) -> None:
    entry(data, "world", "polite-drum")["effects"] = []


@breaks("chk-11", "nothing uses the measure 'tents'")
def a_measure_is_unused(data: Data) -> None:
    entry(data, "treasure", "golden-peg")["effects"] = []


@breaks("chk-11", "nothing uses the payment 'rolls'")
def a_payment_is_unused(data: Data) -> None:
    entry(data, "talent", "meditation")["effects"] = []


# CHK-12


@breaks("chk-12", "artifact 'trophy-belt': field 'name.en'")
def a_card_has_a_long_name(data: Data) -> None:
    entry(data, "artifact", "trophy-belt")["name"]["en"] = "The Belt That Was Worn by Trophies"


@breaks("chk-12", "talent 'fishing': field 'text' has other numbers")
def a_talent_promises_more_in_french(data: Data) -> None:
    entry(data, "talent", "fishing")["text"]["fr"] = "Tu commences avec 2 nourritures."


@miswrites("quest '18': field 'page' has 5 characters in en, not 200 to 700")
def a_page_is_short(pages: Pages) -> None:
    pages["en"]["18"] = "Page 18\n\nWind.\n\n- try: Try.\n- fight: Fight."


@miswrites("quest '18': field 'page' has 701 characters in fr, not 200 to 700")
def a_page_is_long(pages: Pages) -> None:
    pages["fr"]["18"] = f"Page 18\n\n{'a' * 701}\n\n- try: Un.\n- fight: Deux."


@miswrites("quest '18': field 'choices[0].reaction' has 601 characters in en, not 120 to 600")
def a_reaction_is_long(pages: Pages) -> None:
    pages["en"]["18.try"] = f"Page 18\n\n{'a' * 601}"


@miswrites("quest '18': field 'choices[0].reaction' has 9 characters in fr, not 120 to 600")
def a_reaction_is_short(pages: Pages) -> None:
    pages["fr"]["18.try"] = "Page 18\n\nC’est 18."


@miswrites("arcade 'arcade-5': field 'page' has 300 characters in fr, not 40 to 260")
def an_arcade_card_is_long(pages: Pages) -> None:
    pages["fr"]["arcade-5"] = f"Page 5\n\n{'a' * 300}\n\n- try: Un.\n- fight: Deux."


@miswrites("quest '18': field 'page' has a title of 61 characters in en")
def a_title_is_long(pages: Pages) -> None:
    pages["en"]["18"] = pages["en"]["18"].replace("Page 18", f"Page 18 {'a' * 53}", 1)


@miswrites("quest '18': field 'page' has a title of 0 characters in en")
def a_title_is_missing(pages: Pages) -> None:
    pages["en"]["18"] = pages["en"]["18"].replace("Page 18", "", 1)


@miswrites("quest '18': field 'page' has 91 characters for the choice 'try' in en")
def a_label_is_long(pages: Pages) -> None:
    pages["en"]["18"] = pages["en"]["18"].replace("Choose try.", "a" * 91)


@miswrites("quest '18': field 'page' has other numbers")
def a_number_is_another_in_french(pages: Pages) -> None:
    pages["fr"]["18"] = pages["fr"]["18"].replace("de 18", "de 19", 1)


@miswrites("quest '18': field 'page' has other placeholders")
def a_placeholder_is_left_out(pages: Pages) -> None:
    pages["en"]["18"] = pages["en"]["18"].replace("wind", "{wind}", 1)


@miswrites("quest '18': field 'choices[0].reaction' tells a reward in figures in en: 'two gems'")
def a_reward_is_told_in_english(pages: Pages) -> None:
    pages["en"]["18.try"] += " She gives you two gems."


@miswrites("quest '18': field 'choices[0].reaction' tells a reward in figures in fr: 'Deux gemmes'")
def a_reward_is_told_in_french(pages: Pages) -> None:
    pages["fr"]["18.try"] += " Deux gemmes, et un sourire."


@miswrites("quest '18': field 'choices' are try, fight, but in the book (fr) fight, try")
def labels_stand_in_another_order(pages: Pages) -> None:
    text, one, other = pages["fr"]["18"].rsplit("\n", 2)
    pages["fr"]["18"] = f"{text}\n{other}\n{one}"


@miswrites("character 'bo': field 'intro' has 6 characters in fr")
def an_introduction_is_short(pages: Pages) -> None:
    pages["fr"]["bo.intro"] = "Bo\n\nIl va."
