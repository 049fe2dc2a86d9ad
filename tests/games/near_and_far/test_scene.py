"""The scene: drawn from a view alone, every piece once, every move with its targets, nothing closed in sight."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

import pytest

import portulan
from portulan import CHANCE
from portulan.engine.match import Match
from portulan.engine.scene import (
    ActionSheet,
    Area,
    Button,
    MapNode,
    Page,
    PageChoice,
    Pile,
    Road,
    RoadMap,
    Scene,
    TextCard,
    Token,
    held_by,
    label,
)
from portulan.engine.scene import Counter as SceneCounter
from portulan.engine.state import State
from portulan.games.near_and_far import catalogue, entries, scene_book, scene_cards, steps
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import BUILDINGS
from tests.games.near_and_far.setting import (
    afford,
    at,
    begin,
    book,
    camp,
    content,
    give,
    hold,
    no_books,
    out,
    path,
    places,
    play,
    recruit,
    someone,
    steady,
    table,
    turn,
)

GAME = portulan.game("near-and-far")
PLACES_A_CAMP = [
    entry.id
    for entry in content().all(entries.ArtifactEntry)
    if any(isinstance(effect, entries.On) and effect.event == "buy-self" for effect in entry.effects)
]
"""Artifacts that place a camp when they are bought: where, and what it brings, is decided only then."""


def drawn(state: State, seat: int | None = 0) -> Scene:
    """Draws what a viewer sees."""
    return GAME.scene(state.view(seat))


def named(scene: Scene, ident: str) -> Any:
    """Finds an element by its id."""
    (found,) = [element for element in scene.elements() if element.id == ident]
    return found


def ids(scene: Scene) -> set[str]:
    """Lists the ids of all elements."""
    return {element.id for element in scene.elements()}


def held(scene: Scene, ident: str) -> list[str]:
    """Lists the ids of what an element holds."""
    return [element.id for element in held_by(named(scene, ident))]


def words(scene: Scene) -> dict[str, Button]:
    """Lists the buttons beside the question."""
    found = [area for area in scene.children if isinstance(area, Area) and area.role == "buttons"]
    return {button.id: button for area in found for button in area.children if isinstance(button, Button)}


def touched(state: State, notation: str) -> list[str]:
    """Names what is touched for a move."""
    return GAME.targets(state.view(state.actor), state.parse(notation))


def positions(players: int, seed: int, **options: str) -> Iterator[State]:
    """Walks through a random game, from the first question to the end."""
    rng = random.Random(seed)
    state = portulan.new("near-and-far", players, seed=seed, options=options)
    while not state.over:
        yield state
        seat = rng.choice(state.actors)
        state.play(rng.choice(state.moves(seat)), seat)
    yield state


GAMES = [
    (2, 3, {"mode": "first"}),
    (3, 4, {"mode": "campaign", "map": "5", "town_side": "day", "decline_rewards": "true"}),
    (2, 5, {"mode": "character", "map": "10", "free_heart_amounts": "true"}),
    (4, 6, {"mode": "arcade", "map": "11", "town_side": "day", "recruits_per_visit": "any"}),
]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_step_has_targets_in_the_scene_that_no_other_move_has(
    players: int, seed: int, options: dict[str, str]
) -> None:
    asked: Counter[str] = Counter()
    for state in positions(players, seed, **options):
        step = state.step
        if step is None or asked[step.name] >= 12:
            continue
        asked[step.name] += 1
        for seat in state.actors:
            view = state.view(seat)
            there = ids(GAME.scene(view))
            clicks = [tuple(GAME.targets(view, move)) for move in state.moves(seat)]
            assert all(clicks) and set().union(*clicks) <= there, step.name
            assert len(set(clicks)) == len(clicks), step.name
    assert asked["main action"] and asked["visit"] and asked["step"]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_nothing_closed_is_named_and_no_hand_of_another(
    players: int, seed: int, options: dict[str, str]
) -> None:
    for number, state in enumerate(positions(players, seed, **options)):
        if number % 25 and not state.over:
            continue
        for viewer in (*range(players), None):
            view = state.view(viewer)
            scene = GAME.scene(view)
            passages = {getattr(element, "passage", "") for element in scene.elements()} - {""}
            assert passages <= set(view["read"])
            written = json.dumps(asdict(scene))
            assert isinstance(state, NearAndFar)
            for seat in range(players):
                if seat != viewer:
                    hidden = [card for n, card in enumerate(catalogue.ARTIFACTS) if state.hand[seat] >> n & 1]
                    assert not [card for card in hidden if f'"artifact-{card}"' in written]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_piece_lies_on_the_table_once(players: int, seed: int, options: dict[str, str]) -> None:
    for number, state in enumerate(positions(players, seed, **options)):
        if number % 40 == 0 or state.over:
            for viewer in (0, None):
                found = Counter(element.id for element in drawn(state, viewer).elements())
                assert found.most_common(1)[0][1] == 1


# The map


def test_the_map_is_as_the_view_says() -> None:
    state = camp(book(no_books(at(table(3), 1, "@d")), "b"), 2, "c")
    view = state.view(0)
    scene = drawn(state)
    atlas = named(scene, "map")
    assert isinstance(atlas, RoadMap)
    assert (atlas.width, atlas.height, atlas.picture) == (1000, 700, "map-01.svg")
    nodes = {node.code: node for node in atlas.children if isinstance(node, MapNode)}
    roads = [road for road in atlas.children if isinstance(road, Road)]
    assert len(nodes) == len(view["locations"]) and len(roads) == len(view["paths"])
    for place in view["locations"]:
        node = nodes[place["code"]]
        assert (node.x, node.y) == (place["x"], place["y"])
        assert node.art.startswith("route-" if place["kind"] == "route" else f"spot-{place['kind']}")
    assert held(scene, "spot-b") == ["book-b"]
    assert held(scene, "spot-c") == ["camp-c"] and named(scene, "camp-c").owner == 2
    assert held(scene, "spot-d") == ["pawn-1"] and named(scene, "pawn-1").owner == 1
    assert atlas.here == "spot-a"


def test_the_map_opens_where_the_viewer_stands() -> None:
    state = at(table(), 0, "@g")
    assert named(drawn(state, 0), "map").here == "spot-g"
    assert named(drawn(state, 1), "map").here == "spot-a"


def test_a_sign_between_two_camps_is_quiet() -> None:
    state = table()
    start, end = path(state, "threat")
    road = f"road-{start}-{end}"
    assert named(drawn(state), road).art == "sign-threat"
    camp(state, 1, start, end)
    assert named(drawn(state), road).art == "sign-threat-quiet"
    assert named(drawn(state), road).line == "trail"


def test_a_threat_on_a_path_tells_value_and_chance() -> None:
    state = hold(table(), 0, hearts=1)
    start, end = path(state, "threat")
    hint = named(drawn(state), f"road-{start}-{end}").hint
    assert (hint.name, hint.arguments) == ("hint-sign-threat", {"value": 4, "chance": 66})


def test_a_step_tells_what_it_costs() -> None:
    state = table()
    start, end = path(state, "none")
    play(out(state, start, hearts=2), f"go {end}")
    told = {preview.targets: preview.effect for preview in drawn(state).previews}
    goes = [target for target in told if target[0].startswith("spot-")]
    assert goes and all(told[target].arguments["price"] == "heart" for target in goes)


def test_a_camp_tells_what_it_yields() -> None:
    state = table()
    here = places(state, "gem")[0]
    recruit(state, 0, someone(state, 1, search=1), 1)
    hold(at(state, 0, f"@{here}"), 0, hearts=9)
    begin(state, steps.CAMP, 0)
    (camping,) = [preview for preview in drawn(state).previews if preview.targets == ("camp",)]
    assert camping.effect.arguments == {"kind": "gem", "n": state.view(0)["people"][0]["search"]}
    assert camping.covers == (f"spot-{here}",)


# The town


def test_pawns_stand_in_the_buildings_and_the_guard_in_the_town_hall_of_two() -> None:
    state = at(at(table(2), 0, "mine"), 1, "jail")
    scene = drawn(state)
    assert "pawn-0" in held(scene, "site-mine") and "pawn-1" in held(scene, "site-jail")
    assert "pawn-dummy" in held(scene, "site-town-hall")
    assert "pawn-dummy" not in ids(drawn(table(3)))
    assert touched(state, "visit farm") == ["site-farm"]
    assert {f"site-{name}" for name in BUILDINGS} <= ids(scene)


def test_a_visit_tells_what_is_done_there() -> None:
    """A turn is over with it, so that whoever cannot do anything there must know before."""
    told = {preview.targets: preview.effect.name for preview in drawn(table(3)).previews}
    assert {(f"site-{name}",): f"hint-site-{name}" for name in BUILDINGS}.items() <= told.items()


@pytest.mark.parametrize(
    ("where", "exemptions", "others", "effect"),
    [
        ("mine", "true", ("farm",), "preview-visit-duel"),
        ("jail", "true", ("farm",), "hint-site-town-hall"),
        ("jail", "false", ("farm",), "preview-visit-duel"),
        ("mine", "true", ("farm", "town-hall"), "preview-visit-duel"),
        ("mine", "true", ("farm", "farm"), "hint-site-town-hall"),
    ],
)
def test_a_visit_tells_that_a_duel_must_be_won_first(
    where: str, exemptions: str, others: tuple[str, ...], effect: str
) -> None:
    """The guard stands in the Town Hall of two players only; whoever comes out of jail may pass (NF-JAIL-2)."""
    state = at(table(len(others) + 1, dummy_exemptions=exemptions), 0, where)
    for seat, there in enumerate(others, 1):
        at(state, seat, there)
    told = {preview.targets: preview.effect for preview in drawn(turn(state, 0)).previews}
    assert told["site-town-hall",].name == effect
    farm = "hint-site-farm" if where == "jail" else "preview-visit-duel"
    assert (told["site-farm",].name, told["site-saloon",].name) == (farm, "hint-site-saloon")


def test_a_visit_for_which_a_card_opens_the_door_is_no_duel() -> None:
    state = give(at(at(table(3), 0, "mine"), 1, "farm"), 0, treasures="false-beard")
    named_effects = [
        {
            preview.targets: preview.effect.name
            for preview in drawn(turn(hold(state, 0, food=food), 0)).previews
        }
        for food in (0, 1)
    ]
    assert [told["site-farm",] for told in named_effects] == ["preview-visit-duel", "hint-site-farm"]


@pytest.mark.parametrize(
    ("hearts", "manner", "own", "chance"),
    [(0, "honorable", 0, 41), (0, "foul", 1, 58), (2, "honorable", 0, 72)],
)
def test_a_duel_tells_the_chance_and_what_is_at_stake(
    hearts: int, manner: str, own: int, chance: int
) -> None:
    state = hold(at(at(table(2), 0, "mine"), 1, "farm"), 0, hearts=hearts)
    play(turn(state, 0), "visit town-hall")
    told = {preview.targets: preview.effect for preview in drawn(state).previews}
    assert told["pawn-dummy", manner].arguments == {
        "own": own,
        "theirs": 0,
        "chance": chance,
        "manner": manner,
    }


def test_a_duel_counts_what_cards_add_to_its_rolls() -> None:
    state = give(at(at(table(3), 0, "mine"), 1, "farm"), 0, treasures="polite-whetstone")
    state = give(state, 1, treasures="pot-lid")
    play(turn(state, 0), "visit farm")
    told = {preview.targets: preview.effect.arguments for preview in drawn(state).previews}
    assert [told["pawn-1", "honorable"][side] for side in ("own", "theirs")] == [1, 2]


def test_the_word_for_stopping_names_the_place() -> None:
    state = table()
    start, end = path(state, "none")
    out(state, start, hearts=2)
    assert named(drawn(state), "stop").label == label("button-stop", at="place", place=start)
    play(state, f"go {end}")
    assert named(drawn(state), "stop").label == label("button-stop", at="place", place=end)
    town = places(state, "town")[0]
    assert named(drawn(out(table(), town, hearts=2)), "stop").label == label(
        "button-stop", at="town", place=town
    )


def test_the_row_shows_prices_and_the_recruit_is_touched() -> None:
    state = hold(table(), 0, coins=9)
    play(state, "visit saloon")
    view, scene = state.view(0), drawn(state)
    for who, price in zip(view["row"], view["prices"], strict=True):
        card = named(scene, f"member-{who}")
        assert isinstance(card, TextCard) and card.badges[0].value == price
        assert touched(state, f"recruit {who}") == [f"member-{who}"]
    told = {preview.targets[0]: preview.effect.arguments for preview in scene.previews}
    assert told[f"member-{view['row'][0]}"] == {"coins": view["prices"][0]}


def test_the_mine_has_numbers_tents_and_rewards() -> None:
    state = recruit(table(), 0, someone(table(), 1, skill=2), 1)
    play(state, "visit mine")
    (dig,) = [preview for preview in drawn(state).previews if preview.targets == ("mine-1-1",)]
    assert dig.effect.arguments == {"coins": 1, "gems": 0, "rep": 0}
    play(state, "dig 1.1")
    scene = drawn(state)
    tent = named(scene, "tent-1-1")
    assert isinstance(tent, Token) and tent.owner == 0
    assert named(scene, "seat-0-tents").value == 1
    assert named(scene, "mine-3-4").label.arguments["number"] == 6
    assert {counter.art for counter in held_by(named(scene, "mine-row-3"))} == {"coin", "gem"}


def test_a_duel_names_the_rival_and_the_manner() -> None:
    state = at(at(table(3), 0, "saloon"), 2, "farm")
    turn(state, 0)
    play(state, "visit farm")
    scene = drawn(state)
    assert touched(state, "duel 3 foul") == ["pawn-2", "foul"]
    assert {"honorable", "foul"} <= words(scene).keys()
    assert not words(drawn(state, 1))
    play(state, "duel 3 honorable")
    dice = drawn(state, 1)
    assert named(dice, "die-0").value is None and named(dice, "opponent").owner == 2
    assert named(dice, "roll").label.arguments == {"manner": "honorable"}
    assert state.actor == CHANCE and GAME.targets(state.view(0), state.parse("roll 2")) == ["die-0"]
    play(state, "roll 2")
    assert named(drawn(state), "die-0").value == 2
    assert GAME.targets(state.view(0), state.parse("roll 5")) == ["die-1"]


def test_a_trade_is_laid_out_on_a_sheet() -> None:
    state = hold(table(), 0, coins=2, food=3, gems=1)
    play(turn(at(state, 0, "jail"), 0), "visit town-hall", "enter freely")
    scene = drawn(state)
    assert touched(state, "trade for green") == ["want-green"] and "want-green" in ids(scene)
    assert named(scene, "offer-gem").value == 2
    play(state, "trade for gem")
    sheet = named(drawn(state), "trade")
    assert isinstance(sheet, ActionSheet)
    assert [amount.value for amount in sheet.amounts] == [0, 2, 0]
    assert touched(state, "give food") == ["lay-food"]
    play(state, "give food")
    assert [amount.value for amount in named(drawn(state), "trade").amounts] == [1, 2, 1]
    assert "trade" not in ids(drawn(state, 1))


def test_reputation_is_touched_on_its_track() -> None:
    state = hold(table(), 0, coins=3, rep=1)
    play(turn(at(state, 0, "jail"), 0), "visit town-hall", "enter freely")
    assert touched(state, "reputation up 2") == ["rep-0-3"]
    assert touched(state, "reputation down 3") == ["rep-0--2"]
    assert [space.filled for space in named(drawn(state), "seat-0-track").spaces] == [True] * 8 + [False] * 11


# Players


def test_the_hand_is_read_by_its_owner_alone() -> None:
    state = give(table(3), 1, hand="jade-flute nightmare-amulet")
    own, other = drawn(state, 1), drawn(state, 0)
    card = named(own, "artifact-nightmare-amulet")
    assert isinstance(card, TextCard)
    entry = content().find(entries.ArtifactEntry, "nightmare-amulet")
    assert [badge.value for badge in card.badges] == [entry.points, entry.rep_max]
    printed = {"coin": entry.cost.coin, "gem": entry.cost.gem, "food": entry.cost.food}
    printed |= {f"token-{faction}": n for faction, n in entry.cost.tokens.items()}
    assert {cost.art: cost.value for cost in card.children[0].costs} == {
        k: n for k, n in printed.items() if n
    }
    assert sorted(held(own, "seat-1-hand")) == ["artifact-jade-flute", "artifact-nightmare-amulet"]
    hand = named(other, "seat-1-hand")
    assert isinstance(hand, Pile) and hand.count == 2 and not hand.known
    assert own.panels()[0].seat == 1 and own.panels()[0].own


def test_a_card_is_bought_by_touching_it_and_discarded_by_its_line() -> None:
    state = hold(give(table(), 0, hand="starry-cloak"), 0, gems=9, blue=1)
    assert touched(state, "buy starry-cloak") == ["artifact-starry-cloak"]
    play(turn(at(state, 0, "jail"), 0), "visit town-hall", "enter freely")
    assert touched(state, "discard starry-cloak") == ["toss-starry-cloak"]
    assert "toss-starry-cloak" in ids(drawn(state))
    play(state, "buy starry-cloak")
    assert held(drawn(state), "seat-0-bought") == ["artifact-starry-cloak"]


@pytest.mark.parametrize("uid", [uid for uid in catalogue.ARTIFACTS if uid not in PLACES_A_CAMP])
def test_a_purchase_tells_by_how_much_the_points_on_the_counter_change(uid: str) -> None:
    """Points of the card, the price in goods and tokens, one card fewer in hand (NF-SCORE-5 to NF-SCORE-8)."""
    state = hold(give(table(3), 0, hand=f"{uid} knotted-cord"), 0, coins=3, gems=2, red=1, yellow=1)
    state = turn(at(afford(state, 0, uid), 0, "mine"), 0)
    (told,) = [
        preview.effect.arguments
        for preview in drawn(state).previews
        if preview.targets == (f"artifact-{uid}",)
    ]
    before = named(drawn(state), "seat-0-points").value
    change = named(drawn(play(state, f"buy {uid}")), "seat-0-points").value - before
    assert (told["sign"], told["points"]) == (
        "plus" if change > 0 else "minus" if change else "none",
        abs(change),
    )
    card, price, hand = (int(told[part]) for part in ("card", "price", "hand"))
    assert card - price + hand == change and hand == 1


def test_the_counter_of_points_tells_what_the_hand_takes_from_it() -> None:
    state = table()
    assert named(drawn(state), "seat-0-points").hint == label("hint-of-points", lost=0)
    state = give(state, 0, hand="starry-cloak jade-flute")
    assert named(drawn(state), "seat-0-points").hint == label("hint-of-points", lost=2)


def test_counters_tell_goods_and_strength() -> None:
    state = hold(table(), 0, coins=4, gems=2, food=1, hearts=6, red=2, rep=-3, birds=2)
    scene, view = drawn(state), state.view(0)["people"][0]
    for ident, value in (
        *(("coin", 4), ("gem", 2), ("food", 1), ("heart", 6), ("red", 2), ("rep", -3), ("bird", 2)),
        *((name, view[name]) for name in ("skill", "combat", "search")),
        ("move", view["movement"]),
    ):
        counter = named(scene, f"seat-0-{ident}")
        assert isinstance(counter, SceneCounter) and counter.value == value


def test_party_slots_hold_their_members() -> None:
    state = table()
    who, waiting = someone(state, 2), someone(state, 3)
    recruit(recruit(state, 0, who, 2), 0, waiting)
    scene = drawn(state)
    assert held(scene, "seat-0-slot-3") == [f"member-{who}"]
    assert f"member-{waiting}" in held(scene, "seat-0-inactive")


def test_a_series_shows_the_character_card() -> None:
    state = table(2, mode="campaign", map="2")
    give(state, 0, talents="bribery", keywords="FINED")
    scene = drawn(state)
    assert "seat-0-talent-bribery" in ids(scene)
    assert "seat-0-keyword-FINED" in held(scene, "seat-0-card")
    assert "seat-0-card" not in ids(drawn(table()))


# The book


def quest_at(code: str = "b") -> NearAndFar:
    """Opens the page of the quest on a location."""
    state = book(no_books(hold(at(table(), 0, f"@{code}"), 0, hearts=5)), code)
    begin(state, steps.QUEST, 0)
    return play(state, "attempt")


def test_the_page_shows_its_choices() -> None:
    state = quest_at()
    view, scene = state.view(0), drawn(state)
    page = named(scene, "page")
    assert isinstance(page, Page) and page.passage == view["page"]["passage"] in view["read"]
    for number, choice in enumerate(view["page"]["choices"], 1):
        shown = named(scene, f"choice-{number}")
        assert isinstance(shown, PageChoice) and shown.key == choice["key"]
        assert (shown.test is None) == (choice["stat"] is None)
        assert shown.test is None or shown.test.value == choice["difficulty"]
        assert shown.chance == choice["chance"]
        assert touched(state, f"choose {number}") == [f"choice-{number}"]


EAGER = ("attempt", "adventure", "go", "recruit", "put", "restore")
"""What those do who look for quests."""


@pytest.mark.parametrize(("mode", "map_"), [("campaign", "4"), ("character", "2"), ("arcade", "11")])
def test_a_page_says_whose_it_is_until_it_is_closed(mode: str, map_: str) -> None:
    """It lies there in the turn of the next player as well, until that one acts."""
    match = Match.new(GAME, ["Ann", "Bo", "Cy"], seed="pages", options={"mode": mode, "map": map_})
    rng = random.Random(4)
    owners, later = set(), False
    while not match.state.over and len(match.entries) < 900:
        seat = rng.choice(match.state.actors)
        moves = match.state.moves(seat)
        liked = [20 if match.state.notation(move).startswith(EAGER) else 1 for move in moves]
        match.play(rng.choices(moves, liked)[0], seat)
        page = next((one for one in drawn(match.state).children if isinstance(one, Page)), None)
        if page is not None:
            opened = next(one for one in reversed(match.told) if EVENTS[one[0]].name == "opened")
            assert page.owner == opened[1]
            owners.add(page.owner)
            later |= match.state.view(None)["active"] != page.owner
    assert len(owners) > 1 and later


def test_hearts_are_offered_with_what_they_bring() -> None:
    state = quest_at()
    choices = state.view(0)["page"]["choices"]
    number = next(n for n, choice in enumerate(choices, 1) if choice["stat"] and not choice["refused"])
    hold(state, 0, hearts=12)
    play(state, f"choose {number}", "roll 1")
    while state.step is not None and state.step.name != "quest hearts":
        play(state, "pass")
    scene, view = drawn(state), state.view(0)
    needed = choices[number - 1]["difficulty"]
    assert view["needed"] == needed
    missing = needed - view["totals"][0]
    offered = {ident: button.label for ident, button in words(scene).items() if ident.startswith("hearts-")}
    assert offered.keys() == {"hearts-0", f"hearts-{missing}", f"hearts-{missing + 2}"}
    success = offered[f"hearts-{missing}"]
    assert success is not None and success.arguments["outcome"] == "won"
    assert not named(scene, "page").children
    assert named(scene, "page").paragraphs[0].arguments["missing"] == missing


def test_a_page_that_was_read_can_be_read_again_where_it_lay() -> None:
    state = quest_at()
    passage = state.view(0)["page"]["passage"]
    assert named(drawn(state), "spot-b").passage == passage
    assert f"read-{passage}" in held(drawn(state), "notebook")


# Pictures


def pictures(scene: Scene) -> set[str]:
    """Lists the files that a scene names."""
    return {file for element in scene.elements() if (file := getattr(element, "picture", ""))}


def test_every_picture_is_in_the_theme() -> None:
    theme = {path.name for path in (GAME.folder / "theme").iterdir()}
    for mode, map_ in (("campaign", "4"), ("arcade", "11")):
        for state in islice(positions(2, 5, mode=mode, map=map_), 0, None, 12):
            assert pictures(drawn(state)) <= theme
    assert {scene_book.picture(uid) for uid in box().passages} - {""} <= theme


def test_every_card_that_is_held_has_a_picture_of_its_own() -> None:
    files = {path.name: path.read_bytes() for path in (GAME.folder / "theme").iterdir()}
    cards = [
        *map(scene_cards.artifact, catalogue.ARTIFACTS),
        *map(scene_cards.treasure, catalogue.TREASURES),
        *map(scene_cards.world, catalogue.WORLD),
        *map(scene_cards.talent, catalogue.TALENTS),
    ]
    drawn_for = [card.picture for card in cards]
    kinds = ("artifact-", "treasure-", "world-", "talent-")
    assert sorted(drawn_for) == sorted(file for file in files if file.startswith(kinds))
    assert len({files[file] for file in drawn_for}) == len(cards)


def test_a_page_that_is_closed_has_no_picture_in_the_scene() -> None:
    state = table()
    assert not {file for file in pictures(drawn(state)) if file.startswith("page-")}
    opened = quest_at()
    shown = {file for file in pictures(drawn(opened)) if file.startswith("page-")}
    assert shown == {named(drawn(opened), "page").picture} and shown != {""}


def test_no_two_pages_of_the_maps_have_one_picture() -> None:
    files = [scene_book.picture(f"page.{quest}") for quest in [*"ABCDEFGHIJKLMNOP", *range(1, 161)]]
    theme = {path.name: path.read_bytes() for path in (GAME.folder / "theme").iterdir()}
    assert len({theme[file] for file in files}) == len(files)
    assert not any(scene_book.is_shared(file) for file in files)


def test_a_picture_is_not_shown_twice_in_a_row() -> None:
    """What follows on a choice has none, and one that stands for many pages is a band, and is listed once."""
    assert scene_book.picture("page.51") == "page-05-b.svg" and not scene_book.is_shared("page-05-b.svg")
    assert scene_book.picture("page.51.strike.fail") == ""
    assert scene_book.picture("page.Q7") == "page-side.svg" and scene_book.is_shared("page-side.svg")
    assert scene_book.picture("tock.intro") == "page-tock.svg"
    assert scene_book.picture("page.of-a-pack") == ""
    state = quest_at()
    page = named(drawn(state), "page")
    assert page.band == scene_book.is_shared(page.picture)
    for opened in islice(positions(3, 7, mode="character", map="2"), 0, None, 20):
        listed = [
            one.picture
            for one in drawn(opened).elements()
            if isinstance(one, TextCard) and one.face == "page"
        ]
        drawings = [file for file in listed if file]
        assert len(drawings) == len(set(drawings))


def test_pages_that_were_read_tell_what_was_chosen() -> None:
    state = quest_at()
    passage = state.view(0)["page"]["passage"]
    assert named(drawn(state), f"read-{passage}").chosen == ""
    choices = state.view(0)["page"]["choices"]
    number = next(n for n, choice in enumerate(choices, 1) if choice["stat"] and not choice["refused"])
    hold(state, 0, hearts=12)
    play(state, f"choose {number}", "roll 6")
    while state.step is not None and state.step.name in ("quest aids", "quest hearts"):
        state.play(state.moves()[-1])
    read = named(drawn(state), f"read-{passage}")
    assert read.chosen == choices[number - 1]["key"]


def test_only_the_next_threat_is_drawn() -> None:
    state = table()
    first, *others = state.view(0)["threats"]
    assert isinstance(named(drawn(state), f"threat-{first}"), TextCard)
    assert all(isinstance(named(drawn(state), f"threat-{name}"), Token) for name in others)
    assert {file for file in pictures(drawn(state)) if file.startswith("threat-")} == {f"threat-{first}.svg"}


def test_a_threat_that_bars_the_way_stands_with_the_dice() -> None:
    state = hold(table(), 0, birds=1)
    start, end = path(state, "threat")
    play(out(state, start, hearts=1), f"go {end}")
    (first, *_) = state.view(0)["threats"]
    assert held(drawn(state), "roll") == [f"threat-{first}"]
    assert touched(state, f"fight {first}") == [f"fight-{first}"]
    said = words(drawn(state))[f"fight-{first}"].label
    assert said is not None and said.arguments["chance"] == 66
    play(state, f"fight {first}", "roll 3")
    assert held(drawn(state), "roll") == ["side-0", "needed", f"threat-{first}"]
    assert f"threat-{first}" not in held(drawn(state), "threats")


def test_those_who_face_each_other_in_a_duel_have_faces() -> None:
    state = at(at(table(3), 0, "saloon"), 2, "farm")
    play(turn(state, 0), "visit farm", "duel 3 honorable")
    scene, people = drawn(state, 1), state.view(1)["people"]
    assert held(scene, "roll") == ["side-0", "side-1"]
    assert named(scene, "face-1").picture == f"portrait-{people[2]['character']}.svg"


# The end


def test_the_sheet_adds_up() -> None:
    *_, state = positions(3, 2, mode="first")
    sheet = drawn(state).sheet()
    assert sheet is not None
    *lines, total = sheet.lines
    assert total.total and total.values == tuple(state.scores())
    assert total.values == tuple(sum(line.values[seat] for line in lines) for seat in range(3))
    assert sheet.winners == tuple(state.winners())


# Prices on buttons


def button(state: State, ident: str, lang: str = "en") -> str:
    """Says a button of seat 0."""
    found = words(drawn(state))[ident].label
    assert found is not None
    return GAME.text.say(found.name, found.arguments, lang)


def test_the_button_of_a_camp_tells_its_price() -> None:
    """Three hearts, less what cards take off."""
    state = table(kind=steady())
    place = next(code for code in places(state, "coin"))
    begin(at(hold(state, 0, hearts=5), 0, f"@{place}"), steps.CAMP, 0)
    assert button(state, "camp") == "Build a camp for 3 hearts"
    give(state, 0, bought="folding-pier")
    assert button(state, "camp") == "Build a camp for 2 hearts"
    assert button(state, "camp", "fr") == "Construire un camp pour 2 cœurs"


@pytest.mark.parametrize(
    ("building", "ident", "en", "fr"),
    [
        ("stables", "bird", "Pack bird for 1 food", "Oiseau porteur pour 1 nourriture"),
        ("farm", "harvest", "Harvest 1 food", "Récolter 1 nourriture"),
    ],
)
def test_buttons_of_the_town_tell_what_they_cost_and_bring(
    building: str, ident: str, en: str, fr: str
) -> None:
    state = hold(table(), 0, food=4)
    play(at(state, 0, "jail"), f"visit {building}")
    assert (button(state, ident), button(state, ident, "fr")) == (en, fr)


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_whatever_a_move_costs_or_brings_its_button_says_too(
    players: int, seed: int, options: dict[str, str]
) -> None:
    """What the sentence of a move knows of the position, the button of the move knows as well."""
    seen = set()
    for state in positions(players, seed, **options):
        for seat in state.actors:
            buttons = words(drawn(state, seat))
            for move in state.moves(seat):
                terms = {"fee", "harvest", "draws", "gains"} & state.saying(move).keys()
                (target,) = GAME.targets(state.view(seat), move)[-1:] or ("",)
                if terms and target in buttons:
                    said = buttons[target].label
                    assert said is not None
                    assert all(said.arguments[term] == state.saying(move)[term] for term in terms)
                    seen.add(target)
    assert {"camp", "harvest"} <= seen


@pytest.mark.parametrize(
    ("coins", "food", "en", "fr"),
    [
        (1, 0, "Enter for 1 coin", "Entrer pour 1 pièce"),
        (0, 1, "Enter for 1 food", "Entrer pour 1 nourriture"),
    ],
)
def test_the_button_of_a_way_in_tells_what_is_paid_for_it(coins: int, food: int, en: str, fr: str) -> None:
    """Two cards open the door, each for another good: the price is that of the one that can be paid."""
    state = give(table(), 0, talents="bribery", treasures="false-beard")
    at(at(hold(state, 0, coins=coins, food=food), 0, "stables"), 1, "farm")
    play(turn(state, 0), "visit farm")
    assert (button(state, "enter-paying"), button(state, "enter-paying", "fr")) == (en, fr)
    play(state, "enter paying")
    assert not state.coins[0] and not state.food[0]
