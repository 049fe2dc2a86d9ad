"""The cards with one thing wrong, in many ways, each with the check that must find it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from portulan.games.seventh_continent.content.checks.counts import STAGE
from tests.games.seventh_continent.content.copies import Data, Pages, Row, action, entry, face

Breaks = Callable[[Data], None]
Spoils = Callable[[Pages], None]


class Broken(NamedTuple):
    """One way to break the cards: the check that must find it, and what its finding must name."""

    name: str
    check: str
    says: str
    make: Breaks


class Miswritten(NamedTuple):
    """One way to spoil the book."""

    name: str
    check: str
    says: str
    make: Spoils


BROKEN: list[Broken] = []
MISWRITTEN: list[Miswritten] = []


def breaks(check: str, says: str) -> Callable[[Breaks], Breaks]:
    """Adds a way to break the entries, under the name of the function."""

    def add(make: Breaks) -> Breaks:
        BROKEN.append(Broken(make.__name__, check, says, make))
        return make

    return add


def spoils(check: str, says: str) -> Callable[[Spoils], Spoils]:
    """Adds a way to spoil the book, under the name of the function."""

    def add(make: Spoils) -> Spoils:
        MISWRITTEN.append(Miswritten(make.__name__, check, says, make))
        return make

    return add


def _gone(data: Data, uid: str) -> None:
    for table, rows in data.items():
        data[table] = [row for row in rows if row["id"] != uid]


def _copied(data: Data, uid: str, name: str, **fields: Any) -> Row:
    (table,) = [table for table, rows in data.items() if any(row["id"] == uid for row in rows)]
    made: Row = {**entry(data, uid), "id": name, **fields}
    made = {key: dict(value) if key == "face" else value for key, value in made.items()}
    data[table].append(made)
    return made


# What is refused


@breaks("cards", "field 'face.back_text' is missing")
def a_terrain_has_no_back(data: Data) -> None:
    del face(data, "A-010-g1")["back_text"]


@breaks("cards", "field 'face.front_text' is missing")
def an_event_has_no_front(data: Data) -> None:
    del face(data, "A-071-g1")["front_text"]


@breaks("cards", "are those of its fog side")
def an_event_of_the_fog_has_an_arrow(data: Data) -> None:
    face(data, "X-I-04")["arrows"] = [{"side": "N"}]


@breaks("cards", "must be one arrow")
def an_attached_event_has_two_arrows(data: Data) -> None:
    face(data, "A-071-g1")["arrows"] = [{"side": "N"}, {"side": "S"}]


@breaks("cards", "must be any_of or all_of")
def authority_is_told_in_two_ways(data: Data) -> None:
    entry(data, "A-316-g1")["authorised_by"] = {"any_of": ["054"], "all_of": ["054", "063"]}


@breaks("cards", "field 'face.actions[0].requires[0]' must name a card, a keyword or a zone")
def a_condition_names_nothing(data: Data) -> None:
    action(data, "A-142-g1", "offer")["requires"] = [{"is": "terrain_is"}]


@breaks("cards", "field 'power[0]' must name a card or a keyword")
def a_condition_of_a_power_names_nothing(data: Data) -> None:
    entry(data, "sahin")["power"][0]["if"] = [{"is": "any", "of": [{"is": "has_object"}]}]


@breaks("cards", "with a trigger does something")
def a_trigger_changes_a_cost(data: Data) -> None:
    face(data, "A-141-g1")["effects"][1]["mods"] = {"cost": 1}


@breaks("cards", "at the step acquire_state")
def a_state_is_cancelled_at_the_cost(data: Data) -> None:
    entry(data, "C25")["effects"][0]["step"] = "cost"


@breaks("cards", "at the step cost only")
def a_cost_is_changed_at_the_result(data: Data) -> None:
    entry(data, "C27")["effects"][0]["step"] = "result"


@breaks("cards", "at the step result only")
def a_success_is_given_at_the_cost(data: Data) -> None:
    entry(data, "C22")["effects"][0]["step"] = "cost"


@breaks("cards", "at the step always only")
def a_state_forbids_at_the_cost(data: Data) -> None:
    entry(data, "paranoid")["effects"][0]["step"] = "cost"


@breaks("cards", "does nothing")
def an_effect_does_nothing(data: Data) -> None:
    entry(data, "C27")["effects"][0]["mods"] = {}


@breaks("cards", "names a card if it leads to one")
def a_move_leads_to_no_card(data: Data) -> None:
    action(data, "A-045-g1", "climb")["success"][1] = {"do": "move", "to": "card"}


@breaks("cards", "are 2, but 3 in the book")
def a_gate_is_gone(data: Data) -> None:
    action(data, "A-018-g1", "pull")["success"][0]["options"].pop()


@breaks("cards", "otherwise[0].cond' must name")
def a_branch_asks_for_nothing(data: Data) -> None:
    ops = action(data, "A-054-g1", "go_see")["success"]
    ops[0]["else"] = [{"do": "if", "cond": {"is": "has_object"}}]


@breaks("cards", "there must be one Satchel & Journal")
def the_satchel_is_gone(data: Data) -> None:
    data["satchel"] = []


@breaks("cards", "1, 2, 3 and 4 players")
def the_limits_of_four_players_are_gone(data: Data) -> None:
    data["satchel"][0]["limits"].pop()


@breaks("cards", "has no curse of its title")
def the_curse_of_the_clue_is_gone(data: Data) -> None:
    _gone(data, "curse-voracious-goddess")


@breaks("cards", "there is no curse that every game has")
def death_is_gone(data: Data) -> None:
    data["curse"] = [row for row in data["curse"] if "clue" in row]


@breaks("cards", "there is no clue")
def the_clue_is_gone(data: Data) -> None:
    data["clue"] = []


@breaks("cards", "has 4 skills, not 5")
def a_character_lacks_a_skill(data: Data) -> None:
    _gone(data, "vogt-3")


@breaks("cards", "fewer than 4 characters")
def too_few_characters(data: Data) -> None:
    data["character"] = data["character"][:3]


@breaks("cards", "save cards for")
def a_save_card_is_gone(data: Data) -> None:
    data["save"].pop()


@breaks("cards", "the participants are fixed")
def a_mandatory_action_is_for_all(data: Data) -> None:
    face(data, "X-I-10")["mandatory"]["all_must"] = True


# CHK-01 and CHK-02


@breaks("chk-01", f"cards of the type 'exploration card', not {STAGE['exploration card']}")
def a_card_of_the_fog_is_gone(data: Data) -> None:
    _gone(data, "X-I-20")


@breaks("chk-01", f"there are {STAGE['bonus'] + 1} cards of the type 'bonus', not {STAGE['bonus']}")
def there_is_a_bonus_too_many(data: Data) -> None:
    _copied(data, "A-141-g1", "A-141-g2")


@breaks("chk-02", "must have three digits")
def a_number_has_four_digits(data: Data) -> None:
    data["number"].append({"id": "1000"})


@breaks("chk-02", "number '010': field 'id' must come before '011'")
def numbers_do_not_ascend(data: Data) -> None:
    rows = data["number"]
    here = [row["id"] for row in rows].index("010")
    rows[here], rows[here + 1] = rows[here + 1], rows[here]


@breaks("chk-02", "must begin with 'A-011-'")
def a_card_is_named_after_another_number(data: Data) -> None:
    entry(data, "A-011-g1")["id"] = "A-012-g9"


# CHK-03 to CHK-06


@breaks("chk-03", "number '702': field 'id' has no card")
def a_number_has_no_card(data: Data) -> None:
    _gone(data, "A-702-g1")


@breaks("chk-03", "leads to '166', which has no card")
def the_sail_adds_too_much(data: Data) -> None:
    entry(data, "C02")["craft"]["object"]["flags"] = [{"symbol": "sail", "n": 7}]


@breaks("chk-03", "must be a terrain, not '071'")
def the_clue_begins_on_an_event(data: Data) -> None:
    data["clue"][0]["start"] = "071"


@breaks("chk-04", "adventure 'A-702-g1': field 'number' is never reached")
def nobody_calls_the_hawser(data: Data) -> None:
    action(data, "A-029-g1", "pull")["success"].pop()


@breaks("chk-04", "adventure 'A-041-g1': field 'number' is never reached")
def the_torrent_leads_to_no_hut(data: Data) -> None:
    face(data, "A-045-g1")["arrows"].pop()


@breaks("chk-04", "adventure 'A-012-gold1': field 'number' is never reached")
def nobody_digs_out_the_stair(data: Data) -> None:
    action(data, "A-012-g1", "dig")["success"].pop()


@breaks("chk-04", "adventure 'A-112-gold1': field 'number' is never reached")
def the_goat_comes_back_every_time(data: Data) -> None:
    face(data, "A-112-g1")["on_reveal"].append({"do": "return"})


@breaks("chk-04", "adventure 'A-142-g1': field 'number' is never reached")
def a_call_asks_for_what_is_never_had(data: Data) -> None:
    data["state"].append({"id": "homesick", "title": {"fr": "Nostalgique", "en": "Homesick"}})
    requires = [{"is": "all", "of": [{"is": "has_state", "state": "homesick"}]}]
    action(data, "A-072-g1", "take")["requires"] = requires


@breaks("chk-04", "exploration 'X-I-01': field 'zone' is never reached")
def the_sheet_lies_in_another_zone(data: Data) -> None:
    data["zone"].append({**data["zone"][0], "id": "V"})
    for row in data["adventure"]:
        if row["face"]["type"] == "terrain":
            row["face"]["zone"] = "V"


@breaks("chk-05", "number '054': field 'id' has a gold card and no green one")
def a_gold_card_has_no_green(data: Data) -> None:
    entry(data, "A-054-g1")["back"] = "gold"


@breaks("chk-06", "stands on a card that is not green")
def a_gold_card_becomes_gold(data: Data) -> None:
    action(data, "A-012-gold1", "think")["success"].append({"do": "gold_replace"})


@breaks("chk-06", "has no gold card '013'")
def a_card_without_gold_becomes_gold(data: Data) -> None:
    action(data, "A-013-g1", "search")["success"].append({"do": "gold_replace"})


# CHK-07 to CHK-09


@breaks("chk-07", "calls 'A-071-g1', which holds no place")
def an_exit_leads_to_an_attached_event(data: Data) -> None:
    face(data, "A-010-g1")["exits"]["S"] = {"box": "071"}


@breaks("chk-07", "adventure 'A-018-gold1': field 'face.at' must be that of 'A-018-g1'")
def a_gold_terrain_lies_elsewhere(data: Data) -> None:
    face(data, "A-018-gold1")["at"] = {"sheet": 1, "x": 9, "y": 9}


@breaks("chk-08", "calls '014', but the place is that of '012'")
def an_exit_calls_another_neighbour(data: Data) -> None:
    face(data, "A-010-g1")["exits"]["N"] = {"box": "014"}


@breaks("chk-08", "is an exit on a closed side")
def an_exit_is_closed(data: Data) -> None:
    face(data, "A-010-g1")["closed"] = ["N"]


@breaks("chk-08", "has no exit of '010' facing it")
def a_neighbour_does_not_lead_back(data: Data) -> None:
    del face(data, "A-010-g1")["exits"]["S"]


@breaks("chk-08", "must have W, where '012' lies")
def a_flank_of_the_stair_is_open(data: Data) -> None:
    face(data, "A-009-g1")["closed"] = []


@breaks("chk-09", "lacks a move action")
def a_terrain_cannot_be_left(data: Data) -> None:
    action(data, "A-006-g1", "move")["success"] = []


@breaks("chk-09", "must be a dead end: 1 exits")
def a_dead_end_is_not_marked(data: Data) -> None:
    face(data, "A-567-g1")["dead_end"] = False


@breaks("chk-09", "is no dead end: 2 exits")
def a_road_is_marked_as_a_dead_end(data: Data) -> None:
    face(data, "A-006-g1")["dead_end"] = True


# CHK-10, CHK-21, CHK-26


@breaks("chk-10", "calls '164', which is reached by authority only")
def a_box_calls_an_authorised_number(data: Data) -> None:
    action(data, "A-029-g1", "swim")["success"].append({"do": "take", "card": "164"})


@breaks("chk-10", "leads to 'A-316-g1', which does not show '054'")
def the_larder_shows_another_source(data: Data) -> None:
    entry(data, "A-316-g1")["authorised_by"] = {"any_of": ["027"]}


@breaks("chk-10", "adventure 'A-164-g1': field 'authorised_by' must show its source")
def the_launch_shows_no_source(data: Data) -> None:
    del entry(data, "A-164-g1")["authorised_by"]


@breaks("chk-10", "stands on the plain number '063'")
def a_plain_card_shows_a_source(data: Data) -> None:
    entry(data, "A-063-g1")["authorised_by"] = {"any_of": ["011"]}


@breaks("chk-10", "adventure 'A-316-g1': field 'authorised_by' is not reached from 054")
def the_wall_hides_nothing(data: Data) -> None:
    del face(data, "A-054-g1")["hidden"]


@breaks("chk-10", "leads to 'A-171-g1', which does not show '041'")
def a_sum_hits_a_plain_card(data: Data) -> None:
    action(data, "A-041-g1", "listen")["success"][1]["card"] = "159"


@breaks("chk-21", "adds 'stone' to no box")
def the_flag_of_the_clue_serves_nowhere(data: Data) -> None:
    data["clue"][0]["flags"] = [{"symbol": "stone", "n": 12}]


@breaks("chk-26", "adventure 'A-012-g1': field 'face.hidden' would lay")
def a_terrain_with_a_gold_hides_a_number(data: Data) -> None:
    face(data, "A-012-g1")["hidden"] = {"number": "316", "regions": []}


@breaks("chk-26", "adventure 'A-018-g1': field 'face.actions[1].failure[1]' would lay")
def a_terrain_with_a_gold_is_replaced(data: Data) -> None:
    action(data, "A-018-g1", "fish")["failure"].append({"do": "replace_this", "card": "005"})


@breaks("chk-26", "could take a gold card while its green one lies open")
def a_terrain_with_a_gold_is_called_from_afar(data: Data) -> None:
    action(data, "A-011-g1", "dig")["success"].append({"do": "take", "card": "012"})


@breaks("chk-23", "lead to '005', which 'X-I-01' could bar from there")
def a_place_is_barred_where_nobody_may_rest(data: Data) -> None:
    for row in data["adventure"]:
        if row["face"]["type"] == "terrain" and any(
            way["box"] == "005" for way in row["face"]["exits"].values()
        ):
            row["face"]["forbidden"] = True
    entry(data, "X-I-01")["face"] = {
        **face(data, "X-II-04"),
        "actions": [{**face(data, "X-II-04")["actions"][0], "icon": "rest"}],
    }


# CHK-11 to CHK-13, CHK-27


@breaks("chk-11", "state 'wounded': field 'number' has 4 copies")
def a_copy_of_a_state_is_gone(data: Data) -> None:
    _gone(data, "A-104-1")


@breaks("chk-11", "needs copies with energy loss and copies without")
def every_wound_costs_energy(data: Data) -> None:
    for row in data["adventure"]:
        if row["number"] == "104":
            row["face"]["energy_loss"] = True


@breaks("chk-11", "field 'number' must be '104', that of the state")
def a_wound_has_another_number(data: Data) -> None:
    face(data, "A-100-1")["state"] = "wounded"


@breaks("chk-12", "number '100' has 4 states")
def a_copy_of_the_paranoid_is_gone(data: Data) -> None:
    _gone(data, "A-100-5")


@breaks("chk-13", "state 'wounded': field 'actions' leave no way to lose it in zone 'I'")
def a_wound_never_heals(data: Data) -> None:
    entry(data, "wounded")["actions"] = []
    action(data, "A-036-g1", "heal")["success"] = []


@breaks("chk-27", "must be return")
def a_state_is_discarded(data: Data) -> None:
    action(data, "A-036-g1", "heal")["success"][1]["how"] = "discard"


# CHK-14 to CHK-17, CHK-19


@breaks("chk-14", "is on no way from the entry and back")
def the_door_cannot_be_left(data: Data) -> None:
    face(data, "A-441-g1")["exits"] = {}


@breaks("chk-14", "adventure 'A-460-g1': field 'face.actions[1]' is on no way from the entry and back")
def the_hall_cannot_be_left(data: Data) -> None:
    face(data, "A-460-g1")["exits"] = {}


@breaks("chk-15", "field 'face.mandatory' asks for something")
def a_mandatory_action_asks_for_a_fire(data: Data) -> None:
    face(data, "X-I-02")["mandatory"]["requires"] = [{"is": "fire_here"}]


@breaks("chk-15", "field 'face.on_arrival' asks for something")
def an_arrival_asks_for_a_fire(data: Data) -> None:
    arrival = {"icon": "balance", "cost": 1, "difficulty": 0, "requires": [{"is": "fire_here"}]}
    face(data, "A-005-g1")["on_arrival"] = arrival


@breaks("chk-16", "cross nothing")
def the_torrent_is_not_crossed(data: Data) -> None:
    for row in face(data, "A-045-g1")["actions"]:
        row["success"].pop()


@breaks("chk-16", "must have E")
def the_torrent_does_not_point_east(data: Data) -> None:
    face(data, "A-045-g1")["arrows"].pop()


@breaks("chk-16", "has no terrain to point to at N")
def the_torrent_points_off_the_sheet(data: Data) -> None:
    face(data, "A-045-g1")["arrows"].append({"side": "N"})


@breaks("chk-16", "must point to two terrains")
def the_torrent_has_one_bank(data: Data) -> None:
    face(data, "A-045-g1")["arrows"] = [{"side": "S"}]


@breaks("chk-16", "leaves no other way back")
def the_torrent_is_crossed_one_way(data: Data) -> None:
    face(data, "A-045-g1")["one_way"] = True


@breaks("chk-17", "zone 'I': field 'id' has 8 cards for")
def the_fog_is_thin(data: Data) -> None:
    data["exploration"] = data["exploration"][:8]


@breaks("chk-19", "is 'search' a second time")
def a_terrain_is_searched_in_two_ways(data: Data) -> None:
    actions = face(data, "A-010-g1")["actions"]
    actions.append(dict(actions[1]))


# CHK-18, CHK-20, CHK-25


@breaks("chk-18", "has 2 food sources for 18 terrains, not 3")
def goats_salad_mussels_letter_and_beds_cost_as_much_as_they_give(data: Data) -> None:
    for uid in ("A-112-g1", "A-112-g2", "A-112-g3"):
        face(data, uid)["on_reveal"][0]["n"] = 3
    action(data, "A-842-g1", "eat")["success"][1]["n"] = 2
    action(data, "A-085-g1", "eat")["success"][1]["n"] = 2
    action(data, "A-142-g1", "offer")["success"][1]["n"] = 2
    action(data, "A-135-g1", "think")["success"][1]["n"] = 2


@breaks("chk-18", "has 1 fire sites for 18 terrains, not 3")
def three_fires_go_out(data: Data) -> None:
    for uid in ("A-013-g1", "A-036-g1", "A-036-gold1", "A-027-g1", "A-027-gold1"):
        action(data, uid, "make_fire")["success"].pop()


@breaks("chk-20", "character 'vogt': field 'id' has other bands")
def a_character_has_better_bands(data: Data) -> None:
    entry(data, "vogt-1")["band"] = {"stars": 2}


@breaks("chk-20", "successes with 1 cards, 1 players")
def the_common_skills_are_too_good(data: Data) -> None:
    for row in data["skill"]:
        if row["band"].get("stars") == 1:
            row["band"]["stars"] = 2


@breaks("chk-20", "where nothing is printed")
def a_skill_has_more_than_one_hand_can_do(data: Data) -> None:
    for row in data["skill"][:12]:
        row["band"] = {"stars": 3}


@breaks("chk-20", "on average")
def the_halves_do_not_fit(data: Data) -> None:
    for row in data["skill"]:
        row["band"].pop("left", None)


@breaks("chk-25", "gives 2 for 1.0 cards, again and again")
def a_rest_gives_more_than_it_costs(data: Data) -> None:
    action(data, "A-316-g1", "rest")["success"][1] = {"do": "recover", "n": 2}


@breaks("chk-25", "gives 8 for 2.0 cards")
def a_picked_fern_grows_again(data: Data) -> None:
    action(data, "A-076-g1", "eat")["success"][2] = {"do": "discard"}
    action(data, "A-014-g1", "take")["difficulty"] = 0


@breaks("chk-25", "can be repeated for ever")
def the_cherries_never_end(data: Data) -> None:
    action(data, "X-I-04", "eat")["success"].pop()


@breaks("chk-25", "costs 1 for 0.88 that its cards give back")
def the_fog_is_a_meal(data: Data) -> None:
    action(data, "X-I-04", "eat")["success"][1]["n"] = 6


# CHK-22 to CHK-24, CHK-28 to CHK-32


@breaks("chk-22", "the beginning of a curse that cannot be lifted")
def morning_never_comes(data: Data) -> None:
    for uid in ("A-852-g1", "A-864-g1"):
        face(data, uid)["on_reveal"].pop()


@breaks("chk-22", "the beginning of a curse that cannot be lifted")
def the_hoist_needs_a_bonus_that_nobody_has(data: Data) -> None:
    requires = [{"is": "any", "of": [{"is": "card_in_play", "card": "777"}]}]
    action(data, "A-033-g1", "pull")["requires"] = requires


@breaks("chk-23", "zone 'I': field 'action' must be open to everybody")
def the_fog_asks_for_a_fire(data: Data) -> None:
    data["zone"][0]["action"]["requires"] = [{"is": "fire_here"}]


@breaks("chk-23", "field 'face.exits' lead nowhere")
def a_terrain_is_walled_in(data: Data) -> None:
    face(data, "A-567-g1")["closed"] = ["E"]


@breaks("chk-23", "lack a move that is open")
def a_move_asks_for_a_fire(data: Data) -> None:
    action(data, "A-018-g1", "move")["requires"] = [{"is": "fire_here"}]


@breaks("chk-23", "exploration 'X-I-17': field 'face.actions' never clear the place")
def a_windbreak_stays(data: Data) -> None:
    action(data, "X-I-17", "rest")["success"].pop()


@breaks("chk-23", "must not hold 'pathfind'")
def a_state_keeps_one_from_looking(data: Data) -> None:
    entry(data, "paranoid")["effects"][0]["mods"] = {"forbid_icons": ["pathfind"]}


@breaks("chk-24", "stands behind no warning")
def an_adventure_ends_without_a_warning(data: Data) -> None:
    action(data, "A-006-g1", "hunt")["failure"].append({"do": "eliminate"})


@breaks("chk-28", "stands in no action that all must undertake")
def one_player_forms_a_new_board(data: Data) -> None:
    action(data, "A-006-g1", "hunt")["success"].append({"do": "new_board", "card": "010"})


@breaks("chk-29", "can find no card '703' before a camp")
def the_boat_hook_is_called_again(data: Data) -> None:
    action(data, "A-006-g1", "hunt")["success"].append({"do": "take", "card": "703"})


@breaks("chk-29", "can find no card '112' before a camp")
def the_last_bell_is_not_put_back(data: Data) -> None:
    face(data, "A-112-gold1")["on_reveal"] = []


@breaks("chk-29", "can find no card '063' before a camp")
def the_book_is_dug_up_twice(data: Data) -> None:
    action(data, "A-011-g1", "dig")["requires"] = []


@breaks("chk-30", "hangs on a card that can leave the game")
def the_hoist_needs_the_beds(data: Data) -> None:
    action(data, "A-033-g1", "pull")["requires"] = [{"is": "card_in_play", "card": "071"}]


@breaks("chk-30", "hangs on a card that can leave the game")
def the_cleared_stair_leads_nowhere(data: Data) -> None:
    del face(data, "A-012-gold1")["exits"]["N"]
    del face(data, "A-014-g1")["exits"]["N"]
    del face(data, "A-021-g1")["exits"]["N"]
    face(data, "A-045-g1")["arrows"].pop(1)


@breaks("chk-30", "hangs on a card that can leave the game")
def the_pass_is_banished_unseen(data: Data) -> None:
    action(data, "A-006-g1", "hunt")["failure"].append({"do": "banish_number", "card": "232"})


@breaks("chk-32", "with other clues")
def a_second_curse_is_never_lifted(data: Data) -> None:
    data["clue"].append({**data["clue"][0], "id": "second", "start": "018"})


@breaks("budget", "is inf cards from the end")
def there_is_no_way_to_the_hoist(data: Data) -> None:
    del face(data, "A-027-g1")["exits"]["W"]
    del face(data, "A-021-g1")["exits"]["N"]


@breaks("budget", "for which there are")
def the_hoist_is_heavy(data: Data) -> None:
    action(data, "A-033-g1", "pull").update(cost=6, difficulty=7)


# CHK-31


@breaks("chk-31", "needs a scene to be found in")
def a_hidden_number_has_no_scene(data: Data) -> None:
    del face(data, "A-054-g1")["scene"]


@breaks("chk-31", "must hold 'view'")
def a_scene_is_no_view(data: Data) -> None:
    face(data, "A-054-g1")["keywords"] = []


@breaks("chk-31", "field 'face.scene.regions' must be those of the book")
def the_regions_are_in_another_order(data: Data) -> None:
    face(data, "A-054-g1")["scene"]["regions"].reverse()


@breaks("chk-31", "must be three regions of the scene")
def a_digit_lies_outside_the_picture(data: Data) -> None:
    face(data, "A-054-g1")["hidden"]["regions"][0] = "roof"


@breaks("chk-31", "'stools' does not tell its count")
def a_digit_is_not_told(data: Data) -> None:
    face(data, "A-054-g1")["hidden"]["regions"][0] = "stools"


@breaks("chk-31", "cannot be found by looking")
def the_digits_stand_far_apart(data: Data) -> None:
    face(data, "A-054-g1")["hidden"] = {"number": "317", "regions": ["pots", "hands", "sky"]}
    entry(data, "A-316-g1")["number"] = "317"
    data["number"].append({"id": "317", "kind": "authorised"})


@breaks("chk-31", "gives away a number: 'wall-316.svg'")
def a_picture_is_named_after_the_number(data: Data) -> None:
    face(data, "A-054-g1")["scene"]["picture"] = "wall-316.svg"


@breaks("chk-31", "must not be main")
def the_story_hangs_on_a_hidden_number(data: Data) -> None:
    entry(data, "A-316-g1")["story_role"] = "main"


@spoils("chk-31", "gives away the number '316'")
def a_text_says_the_number(pages: Pages) -> None:
    pages["en"]["page.054.hint"] += " It is 316."


@spoils("chk-31", "field 'face.scene.regions' must be those of the book (fr)")
def a_region_is_missing_in_french(pages: Pages) -> None:
    pages["fr"]["page.054.scene"] = pages["fr"]["page.054.scene"].split("- sky")[0]


@spoils("chk-31", "has 1 other counts in en, not 2")
def a_scene_tells_its_digits_and_little_else(pages: Pages) -> None:
    regions = "- pots: Three.\n- hands: One.\n- bench: Six.\n- door: Some.\n- stools: Some.\n- sky: Seven.\n"
    pages["en"]["page.054.scene"] = f": A wall\n\nA wall.\n\n{regions}"


# How it is written


@spoils("texts", "has the title 'The Beach' in en, not 'The Strand of Beds'")
def a_title_differs(pages: Pages) -> None:
    pages["en"]["page.010"] = pages["en"]["page.010"].replace("The Strand of Beds", "The Beach")


@spoils("texts", "labels listen in fr, not search, listen")
def an_action_has_no_label(pages: Pages) -> None:
    lines = pages["fr"]["page.010"].splitlines(keepends=True)
    pages["fr"]["page.010"] = "".join(line for line in lines if not line.startswith("- search"))


@spoils("texts", "characters in en, not 30 to 160")
def a_result_is_long(pages: Pages) -> None:
    pages["en"]["page.010.search.no"] += " And so on." * 20


@spoils("texts", "field 'face.scene: sky' has 5 characters in en")
def a_region_is_short(pages: Pages) -> None:
    pages["en"]["page.054.scene"] = pages["en"]["page.054.scene"].replace(
        "- sky: Seven gulls over the roof, beaks shut.", "- sky: Gulls"
    )


@spoils("texts", "passage 'page.010.search.no': says 'suddenly'")
def a_word_is_used_that_is_never_said(pages: Pages) -> None:
    pages["en"]["page.010.search.no"] += " Suddenly."


@spoils("texts", "tells a number of cards: 'trois cartes'")
def a_text_tells_a_number_of_cards(pages: Pages) -> None:
    pages["fr"]["page.010.search.no"] += " Perdez trois cartes."


@spoils("texts", "passage 'page.073': has other figures")
def a_year_differs(pages: Pages) -> None:
    pages["fr"]["page.073"] = pages["fr"]["page.073"].replace("1871", "1872")


@breaks("texts", "not 350 to 900")
def a_curse_ends_in_a_line(data: Data) -> None:
    face(data, "A-852-g1")["front_text"] = "page.448"


@breaks("texts", "field 'front_text.en' is that of 'C01'")
def two_skills_say_the_same(data: Data) -> None:
    entry(data, "C02")["front_text"] = entry(data, "C01")["front_text"]


@breaks("texts", "field 'front_text.fr' has 0 characters")
def a_skill_says_nothing_in_french(data: Data) -> None:
    entry(data, "C02")["front_text"]["fr"] = ""


@breaks("texts", "curse 'death-2': field 'front_text' is missing")
def a_curse_says_nothing(data: Data) -> None:
    del entry(data, "death-2")["front_text"]


@breaks("texts", "has a title of 40 characters in en: 'The Strand")
def a_title_is_long(data: Data) -> None:
    face(data, "A-010-g1")["title"]["en"] = "The Strand of Beds, Seen from the Seawar"
