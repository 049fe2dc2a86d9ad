"""Camps (NF-CAMP) and trade routes (NF-ROUTE).

Of map 1: b and d are gem locations, c and e coin locations; f and m the ends of the tea route, h and y of the parts.
"""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.box import ROUTE_PLACE
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, ROUTES
from tests.games.near_and_far.roads import roads, table
from tests.games.near_and_far.setting import (
    GREEN,
    RED,
    YELLOW,
    agrees,
    book,
    box_with,
    camp,
    content,
    follow,
    give,
    heard,
    hold,
    listed,
    out,
    play,
    recruit,
    refused,
    sound,
    told,
    turn,
)

TEA = ROUTES.index("tea")


def seeing(state: NearAndFar, eyes: int) -> NearAndFar:
    """Gives seat 0 an active party with so many eyes: the pet has one."""
    if eyes == 0:
        state.party[3] = -1
        state.inactive[0] |= 1 << state.box.first_pet + state.pet[0]
    elif eyes == 3:
        recruit(state, 0, "larceny", GREEN)
    state.refresh()
    return state


# Building


@pytest.mark.rule("NF-CAMP-1", "NF-CAMP-2", "NF-HEART-8")
@pytest.mark.parametrize("hearts", [3, 4, 9])
def test_a_camp_costs_three_hearts_and_the_next_tent(hearts: int) -> None:
    state = follow(out(table(), "b", hearts), "stop")
    assert listed(state) == ["camp", "pass"]
    told = heard(state, "camp")
    assert {"camped", "tent", "paid"} <= set(told)
    assert (state.hearts[0], state.tents[0], state.camps[CODES.index("b")]) == (hearts - 3, 1, 0)
    assert state.coins[0] == 4  # the first symbol of the track
    assert sound([state])


@pytest.mark.rule("NF-CAMP-2")
@pytest.mark.parametrize("hearts", [0, 2])
def test_without_three_hearts_there_is_no_camp(hearts: int) -> None:
    state = follow(out(table(), "b", hearts), "stop")
    assert (state.active, state.tents[0], state.hearts[0]) == (1, 0, hearts)
    state = follow(out(give(hold(table(), 0, yellow=1), 0, hand="goods-wagon"), "b", hearts), "stop")
    assert refused(state, "camp") == "NF-CAMP-2"


@pytest.mark.rule("NF-CAMP-1")
def test_building_is_optional() -> None:
    state = follow(out(table(), "b"), "stop", "pass")
    assert (state.active, state.tents[0], state.hearts[0]) == (1, 0, 9)


@pytest.mark.rule("NF-CAMP-1", "NF-MOVE-12")
def test_only_where_the_move_ends() -> None:
    state = follow(out(table(), "b"), "go c")
    assert refused(state, "camp") == "NF-MOVE-1"
    follow(state, "go d", "stop", "camp")
    assert [code for code in CODES if state.camps[CODES.index(code)] == 0] == ["d"]


@pytest.mark.rule("NF-CAMP-3", "NF-CAMP-1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_location_holds_one_camp(owner: int) -> None:
    state = give(hold(camp(table(), owner, "b"), 0, yellow=1), 0, hand="goods-wagon")
    follow(out(state, "b"), "stop")
    assert refused(state, "camp") == "NF-CAMP-3"
    assert state.tents == [1 - owner, owner]


@pytest.mark.rule("NF-CAMP-3")
def test_the_town_location_holds_none() -> None:
    state = follow(out(table(), "b"), "go a", "stop")
    assert (state.active, state.tents[0]) == (1, 0)
    state = give(hold(table(), 0, food=1, red=2, yellow=1), 0, hand="mercenary-contract")
    play(state, "buy mercenary-contract")
    assert "camp at a" not in listed(state)
    assert refused(state, "camp at a") == "NF-CARD-A13"


@pytest.mark.rule("NF-CAMP-4", "NF-PARTY-12")
@pytest.mark.parametrize("eyes", [0, 1, 3])
@pytest.mark.parametrize(("code", "good"), [("b", "gems"), ("d", "gems"), ("c", "coins"), ("e", "coins")])
def test_a_coin_or_gem_location_yields_as_many_as_eyes(code: str, good: str, eyes: int) -> None:
    state = seeing(table(), eyes)
    camp(state, 0, "n", "o")  # the third tent uncovers nothing
    before = (state.coins[0], state.gems[0])
    follow(out(state, code), "stop", "camp")
    won = (state.coins[0] - before[0], state.gems[0] - before[1])
    assert won == ((eyes, 0) if good == "coins" else (0, eyes))


@pytest.mark.rule("NF-CAMP-4", "NF-PARTY-5")
def test_inactive_members_and_cards_in_hand_see_nothing() -> None:
    state = camp(recruit(table(), 0, "osk"), 0, "n", "o")
    follow(out(recruit(state, 1, "tansy", YELLOW), "b"), "stop", "camp")
    assert state.gems == [1, 0]


@pytest.mark.rule("NF-CAMP-5")
@pytest.mark.parametrize("code", ["f", "h", "j", "m"])
def test_a_route_location_yields_nothing(code: str) -> None:
    state = camp(seeing(table(), 3), 0, "n", "o")
    before = (state.coins[0], state.gems[0])
    follow(out(state, code), "stop", "camp")
    assert (state.coins[0], state.gems[0], state.tents[0]) == (*before, 3)


@pytest.mark.rule("NF-CAMP-6")
def test_one_camp_a_turn() -> None:
    state = follow(out(table(), "b"), "stop", "camp")
    assert (state.active, state.tents[0], state.hearts[0]) == (1, 1, 6)
    follow(turn(state, 0), "adventure", "go c", "stop", "camp")
    assert state.tents[0] == 2


@pytest.mark.rule("NF-CAMP-2", "NF-CAMP-4", "NF-MOVE-7", "NF-BIRD-5")
def test_tv_13_janices_camp() -> None:
    """TV-13: 2 steps over an empty location, a bird returned at the threat, a camp on a gem location with 3 eyes."""
    state = seeing(hold(table(), 0, birds=1), 3)
    camp(state, 0, "n", "o")
    threats = state.view(0)["threats"]
    gems, hearts, tents = state.gems[0], 7, state.tents[0]
    follow(out(state, "h", hearts), "go l", "go q", "let go bird", "stop", "camp")
    assert state.hearts[0] == hearts - 1 - 3
    assert (state.birds[0], state.tents[0], state.gems[0]) == (0, tents + 1, gems + 3)
    assert state.view(0)["threats"] == threats


@pytest.mark.rule("NF-CAMP-2")
@pytest.mark.parametrize(
    ("has", "cost"),
    [
        ({}, 3),
        ({"bought": "folding-pier"}, 2),
        ({"world": "bridge-plank"}, 2),
        ({"bought": "folding-pier", "world": "bridge-plank"}, 1),
        ({"bought": "numbered-door"}, 3),
    ],
)
def test_cards_may_change_the_price(has: dict[str, str], cost: int) -> None:
    state = give(table(), 0, **has)
    follow(out(state, "b", hearts=cost), "stop", "camp")
    assert (state.hearts[0], state.tents[0]) == (0, 1)


@pytest.mark.rule("NF-CAMP-2")
def test_a_camp_never_costs_less_than_nothing() -> None:
    kind = box_with(effects={"folding-pier": [entries.PriceMod("camp", -5)]})
    state = give(table(kind=kind), 0, bought="folding-pier")
    follow(out(state, "b", hearts=2), "stop", "camp")
    assert (state.hearts[0], state.tents[0]) == (2, 1)


@pytest.mark.rule("NF-CAMP-2", "NF-TALENT-08")
def test_food_stands_for_hearts_at_a_camp() -> None:
    """G-156, G-196."""
    state = give(table(mode="campaign"), 0, talents="meditation")
    state.atlas = roads()
    follow(out(hold(state, 0, food=2), "b", hearts=2), "stop", "camp")
    assert listed(state) == ["instead 1", "instead 2"]
    assert refused(state, "instead 0") == "NF-TALENT-08"
    follow(state, "instead 2")
    assert (state.hearts[0], state.food[0], state.tents[0]) == (1, 0, 1)
    state = give(table(mode="campaign"), 0, talents="meditation")
    state.atlas = roads()
    follow(out(hold(state, 0, food=2), "b", hearts=0), "stop")
    assert state.active == 1


@pytest.mark.rule("NF-CARD-T07", "NF-CAMP-4")
@pytest.mark.parametrize(("code", "won"), [("b", (0, 2)), ("c", (2, 0)), ("f", (0, 0))])
def test_g_159_the_old_shovel_finds_one_more_of_the_kind(code: str, won: tuple[int, int]) -> None:
    """G-159: only on coin and gem locations."""
    state = camp(give(hold(table(), 0, birds=1), 0, treasures="old-shovel"), 0, "n", "o")
    before = (state.coins[0], state.gems[0])
    follow(out(state, code), "stop", "camp")
    assert (state.coins[0] - before[0], state.gems[0] - before[1]) == won


@pytest.mark.rule("NF-CAMP-1")
def test_cards_that_look_at_camps() -> None:
    """The Forester's Axe: 1 food for any camp of its owner."""
    state = give(table(), 0, world="foresters-axe")
    follow(out(state, "f"), "stop", "camp")
    assert state.food[0] == 1
    state = give(table(), 1, world="foresters-axe")
    follow(out(state, "f"), "stop", "camp")
    assert state.food == [0, 0]


# The Mercenary Contract (NF-CARD-A13)


def contractor(**has: int) -> NearAndFar:
    """Seat 0 can buy the Mercenary Contract."""
    return give(hold(table(), 0, food=1, red=2, yellow=1, **has), 0, hand="mercenary-contract")


@pytest.mark.rule("NF-CARD-A13", "NF-CAMP-4")
def test_tv_37_mercenary_contract() -> None:
    """TV-37: bought in the town with 3 eyes: a tent on a gem location, gems +3, quest token stays, no cost."""
    state = book(seeing(camp(contractor(hearts=5), 0, "n", "o"), 3), "b")
    play(turn(state, 0), "visit farm", "buy mercenary-contract", "camp at b")
    assert (state.camps[1], state.gems[0], state.hearts[0], state.tents[0]) == (0, 3, 5, 3)
    assert state.books >> 1 & 1
    assert state.step is not None and state.step.name == "visit"


@pytest.mark.rule("NF-CARD-A13")
def test_g_189_any_empty_location() -> None:
    """G-189: also the pawn's own or a route location, not one with a camp; its tent can trigger the end."""
    state = camp(camp(contractor(), 1, "b"), 0, *"ghijklnopqrst")
    follow(out(state, "c"), "buy mercenary-contract")
    offered = {move.removeprefix("camp at ") for move in listed(state, "camp at")}
    taken = {*"abghijklnopqrst"}
    assert offered == set(CODES[:29]) - taken
    assert refused(state, "camp at b") == "NF-CARD-A13"
    assert refused(state, "camp at an") == "NF-CARD-A13"
    assert "last-round" in heard(state, "camp at c")
    assert (state.camps[2], state.last_round) == (0, 1)
    follow(state, "stop")
    assert state.active == 1  # the location where the pawn stands has a camp now


@pytest.mark.rule("NF-CARD-A13", "NF-CAMP-5")
def test_a_contract_on_a_route_location_yields_nothing() -> None:
    state = play(camp(seeing(contractor(), 3), 0, "n", "o"), "buy mercenary-contract", "camp at f")
    assert (state.coins[0], state.gems[0]) == (1, 0)


@pytest.mark.rule("NF-CARD-A13")
def test_g_189_without_a_target_the_card_may_still_be_bought() -> None:
    state = contractor()
    for place in range(1, state.atlas.size):
        state.camps[place] = 1
    state.tents[1], state.last_round = state.atlas.size - 1, 1
    play(state, "buy mercenary-contract")
    assert state.bought[0] == 1 << catalogue.ARTIFACTS.index("mercenary-contract")
    assert listed(state, "visit")


# Routes


@pytest.mark.rule("NF-ROUTE-1")
@pytest.mark.parametrize("number", range(1, 12))
def test_every_map_has_two_locations_for_each_of_four_goods(number: int) -> None:
    atlas = NearAndFar.box.maps[number]
    assert atlas.kind.count(ROUTE_PLACE) == 8
    assert [len(ends) for ends in atlas.route_ends] == [2, 2, 2, 2]
    view = table(mode="arcade", map=str(number)).view(0)
    assert [route["route"] for route in view["routes"]] == ["spices", "parts", "ichor", "tea"]
    for route in view["routes"]:
        places = [place["code"] for place in view["locations"] if place["route"] == route["route"]]
        assert sorted(places) == sorted(route["ends"])


@pytest.mark.rule("NF-ROUTE-6")
def test_the_two_numbers_of_each_route_are_those_of_the_map() -> None:
    for entry in content().all(entries.MapEntry):
        atlas = NearAndFar.box.maps[entry.number]
        for route, name in enumerate(ROUTES):
            printed = entry.routes[name]  # type: ignore[index]
            assert atlas.route_points[route] == (printed.alone, printed.shared)
            assert printed.alone > printed.shared > 0


@pytest.mark.rule("NF-ROUTE-2", "NF-ROUTE-3", "NF-ROUTE-4", "NF-ROUTE-5", "NF-SCORE-2")
@pytest.mark.parametrize(
    ("camps", "share"), [("0f", "---"), ("0f 0m", "A--"), ("0f 1m", "ss-"), ("2m 1f", "-ss"), ("", "---")]
)
def test_tv_14_tea_route(camps: str, share: str) -> None:
    """TV-14: alone (A) the higher number, jointly (s) the lower for both, incomplete nothing."""
    state = table(3)
    for spot in camps.split():
        camp(state, int(spot[0]), spot[1:])
    route = state.view(0)["routes"][TEA]
    points = [{"A": route["alone"], "s": route["shared"], "-": 0}[letter] for letter in share]
    assert route["points"] == points
    assert [state.view(seat)["people"][seat]["sheet"]["routes"] for seat in range(3)] == points


@pytest.mark.rule("NF-ROUTE-2", "NF-SCORE-2")
def test_routes_are_counted_one_by_one() -> None:
    """Tea alone and parts jointly; two ends of different routes are no route."""
    state = camp(camp(table(), 0, "f", "m", "h", "p"), 1, "y", "j")
    tea, parts = (state.atlas.route_points[ROUTES.index(name)] for name in ("tea", "parts"))
    routes = [state.view(seat)["people"][seat]["sheet"]["routes"] for seat in (0, 1)]
    assert routes == [tea[0] + parts[1], parts[1]]


@pytest.mark.rule("NF-ROUTE-3", "NF-SCORE-6")
def test_cards_that_count_routes() -> None:
    """Salt Anchor: 1 point for each route that one controls, alone or jointly."""
    state = give(camp(camp(table(), 0, "f", "m", "h", "p"), 1, "y", "w"), 0, bought="salt-anchor")
    assert state.view(0)["people"][0]["sheet"]["bonuses"] == 3


@pytest.mark.rule("NF-CAMP-4")
def test_red_and_other_factions_see_alike() -> None:
    """Whatever the slot, each eye counts."""
    state = camp(recruit(table(), 0, "flint", RED), 0, "n", "o")
    follow(out(state, "b"), "stop", "camp")
    assert state.gems[0] == 2


@pytest.mark.rule("NF-CAMP-1", "NF-CAMP-2", "NF-CAMP-4")
def test_a_camp_is_told() -> None:
    state = camp(table(), 0, "n", "o")
    follow(out(state, "d", hearts=3), "stop")
    assert agrees(state)
    assert sorted(told(state, "camp")) == ["camped 0 3", "gained 0 1 1", "paid 0 3 3", "tent 0 3", "turn 1"]
