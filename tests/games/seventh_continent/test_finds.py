"""States and their ways out, finds, the courses of the bell, advanced skills and the fog of zone III, as they ship.

They are tried on a terrain of the tests' own, which calls what is asked for.
"""

from __future__ import annotations

from typing import cast

import pytest

from portulan.content import Content
from portulan.engine.scene import CardLine, Page
from portulan.games.seventh_continent import GAME, board, steps
from portulan.games.seventh_continent.content.checks.walk import faces, sites
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    Bonus,
    ExplorationEntry,
    Face,
    Mods,
    Object,
    SkillEntry,
)
from portulan.games.seventh_continent.content.operations import Random, Recover
from portulan.games.seventh_continent.content.schema import read
from portulan.games.seventh_continent.content.terms import Icon
from portulan.games.seventh_continent.scene_cards import text_card
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    DECK,
    NONE,
    OPEN,
    RESOURCES,
    SATCHEL,
    STOCK,
)
from portulan.games.seventh_continent.view import View
from tests.games.seventh_continent.setting import (
    BRUNO,
    LUDOVIC,
    actions,
    again,
    asked,
    begin,
    begun,
    do,
    equip,
    go_on,
    hand,
    hold,
    lay,
    names,
    number,
    offered,
    past,
    piles,
    shipped,
    stand,
    standing,
    table,
    top,
    undertake,
)
from tests.games.seventh_continent.small_world import numbers, terrain

CALLS = {"take": "103", "open": "104", "dig": "107", "spot": "130"}
"""What the terrain of these tests calls, by the icon."""
KITCHEN = "".join(
    (
        numbers(760, 761),
        terrain(
            760,
            0,
            'E = { box = "761" }',
            *(
                f'{{ icon = "{icon}", cost = 0, difficulty = 0, success = [{{ do = "take", card = "{call}" }}] }}'
                for icon, call in CALLS.items()
            ),
            *(
                f'{{ icon = "{icon}", cost = 0, difficulty = 0 }}'
                for icon in ("eat", "play_music", "hunt", "fight", "go_see")
            ),
            '{ icon = "think", cost = 0, difficulty = 9, failure = [{ do = "remove_fire" }] }',
            '{ icon = "pull", cost = 2, difficulty = 0 }',
            '{ icon = "climb", cost = 2, difficulty = 0 }',
            '{ icon = "search", cost = 3, difficulty = 9 }',
        ).replace('zone = "I"', 'zone = "III"'),
        terrain(761, 1, 'W = { box = "760" }').replace('zone = "I"', 'zone = "III"'),
    )
)
GOOD = ("C35", "C33", "C34", "C01", "C02", "C03")
"""Cards with nine stars, on top of the Action Deck."""
FOR_FOOD = "X-III-07"
"""The cat gives back less than what it is given would have fed."""


def kitchen(players: int = 1) -> SeventhContinent:
    """Begins a match on the terrain of these tests."""
    return table(players, KITCHEN)


def settled(state: SeventhContinent, *answers: str) -> SeventhContinent:
    """Goes on to the next turn with some answers, and else with the first that there is."""
    go_on(state, answers=answers)
    while not state.over and asked(state) != "group":
        state.play(state.moves()[0])
    return state


def done(state: SeventhContinent, icon: str, uid: str = "T760", *answers: str) -> SeventhContinent:
    """Undertakes an action to its end."""
    begin(again(state), icon, uid)
    return settled(state, *answers)


def revealed(state: SeventhContinent, uid: str, *answers: str) -> SeventhContinent:
    """Turns a fog card beside the terrain."""
    top(state, *GOOD)
    lay(state, "T760", fog=True)
    place = state.box.cards[number(state, "T761")].at
    do(again(state), "active 0", f"explore {place}")
    go_on(state)
    do(state, f"card {uid}")
    return settled(state, *answers)


# States


@pytest.mark.parametrize("uid", ["A-106-1", "A-107-1", "A-108-1"])
def test_three_copies_of_a_state_cost_energy_and_two_do_not(uid: str) -> None:
    state = kitchen()
    copies = [state.box.cards[number(state, f"{uid[:-1]}{n}")] for n in range(1, 6)]
    assert [card.energy_loss for card in copies] == [True, True, True, False, False]
    assert len({card.title for card in copies}) == 1


@pytest.mark.parametrize(("icon", "more"), [("pull", 1), ("climb", 1), ("search", 0)])
def test_whoever_is_exhausted_pays_a_card_more_for_heavy_work(icon: str, more: int) -> None:
    fresh = kitchen()
    tired = kitchen()
    hold(tired, BRUNO, "A-106-4")
    for state in (fresh, tired):
        top(state, *GOOD)
        begin(again(state), icon)
        go_on(state)
    assert len(names(fresh, DECK)) - len(names(tired, DECK)) == more


def test_a_camp_rests_the_exhausted() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-106-1")
    do(again(state), "camp")
    settled(state)
    assert hand(state, BRUNO) == []
    assert "A-106-1" in names(state, STOCK)
    assert "page.106.camp" in state.view(0)["read"]


def test_poison_takes_a_card_at_a_failure_and_none_at_a_success() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-107-4")
    deck = len(names(state, DECK))
    done(state, "eat")
    assert len(names(state, DECK)) == deck
    done(state, "think")
    assert len(names(state, DECK)) == deck - 1
    assert hand(state, BRUNO) == ["A-107-4"]


def test_poison_takes_its_card_from_those_who_took_part() -> None:
    state = kitchen(2)
    hold(state, LUDOVIC, "A-107-4")
    deck = len(names(state, DECK))
    undertake(again(state), "think", by=BRUNO)
    settled(state)
    assert len(names(state, DECK)) == deck
    undertake(state, "think", by=BRUNO, helped_by=[LUDOVIC])
    do(state, "card A-100-4")
    settled(state)
    assert len(names(state, DECK)) == deck - 1


def test_charcoal_drives_poison_out() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-107-4")
    top(state, *GOOD)
    done(state, "heal", "A-107-4", "keep C35")
    assert "A-107-4" in names(state, STOCK)


@pytest.mark.parametrize(("place", "cured"), [("A-014-g1", True), ("A-009-g1", False)])
def test_bread_fern_drives_poison_out_where_it_grows(place: str, cured: bool) -> None:
    state = shipped(1)
    lay(state, place)
    stand(state, place, BRUNO)
    hold(state, BRUNO, "A-107-4", "C24")
    done(state, "eat", "C24")
    assert ("A-107-4" not in hand(state, BRUNO)) == cured


def test_the_terrified_do_not_hunt_fight_or_go_and_see() -> None:
    state = kitchen()
    barred = {f"{icon} T760" for icon in ("hunt", "fight", "go_see")}
    assert barred <= set(actions(state))
    hold(state, BRUNO, "A-108-4")
    assert not barred & set(actions(again(state)))
    assert "search T760" in actions(state)


@pytest.mark.parametrize("company", ["", "A-139-g1", "X-I-05", "fire"])
def test_a_fire_or_a_companion_lets_the_terrified_listen(company: str) -> None:
    state = kitchen()
    hold(state, BRUNO, "A-108-4")
    if company == "fire":
        state.fire[BRUNO] = state.figure[BRUNO]
    elif company:
        hold(state, BRUNO, company)
    assert ("listen A-108-4" in actions(again(state))) == bool(company)
    if company:
        top(state, *GOOD)
        done(state, "listen", "A-108-4")
        assert "A-108-4" in names(state, STOCK)


def test_a_tune_takes_fright_away() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-108-4")
    done(state, "play_music")
    assert "A-108-4" in names(state, STOCK)
    assert "page.108.play_music" in state.view(0)["read"]


@pytest.mark.parametrize(("ruling", "got"), [("skip", ["A-108"]), ("fail", ["A-104", "A-108"])])
def test_a_fight_that_the_terrified_cannot_refuse(ruling: str, got: list[str]) -> None:
    """G-20: what is mandatory and forbidden is passed over, or counts as failed."""
    state = table(1, KITCHEN, impossible_mandatory=ruling)
    hold(state, BRUNO, "A-108-4")
    event = number(state, "X-II-18")
    state.shift(event, STOCK, OPEN)
    state.pending.append((event, state.box.cards[event].mandatory, NONE, BRUNO, 1))
    state.stack.append((steps.NEXT_MANDATORY,))
    settled(again(state))
    assert [uid[:5] for uid in hand(state, BRUNO)] == got


# Bonuses and objects


def test_the_napkin_keeps_hunger_off_once() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-137-g1")
    begin(again(state), "take")
    go_on(state)
    do(state, "card A-103-1")
    assert offered(state) == ["apply A-137-g1 2", "done"]
    do(state, "apply A-137-g1 2")
    settled(state)
    assert hand(state, BRUNO) == []
    assert past(state) == ["A-137-g1"]


@pytest.mark.parametrize(("icon", "state_uid", "left"), [("open", "A-104-1", 2), ("dig", "A-107-1", 2)])
def test_the_stiff_apron_turns_knives_and_what_spits(icon: str, state_uid: str, left: int) -> None:
    state = kitchen()
    slot = equip(state, BRUNO, 3, "A-713-g1")
    begin(again(state), icon)
    go_on(state)
    do(state, f"card {state_uid}", "apply A-713-g1 1")
    settled(state)
    assert hand(state, BRUNO) == []
    assert state.dice[slot] == left


def test_the_apron_from_the_bush_takes_one_blow() -> None:
    state = kitchen()
    equip(state, BRUNO, 1, "X-III-11")
    begin(again(state), "open")
    go_on(state)
    do(state, "card A-104-1", "apply X-III-11 1")
    settled(state)
    assert hand(state, BRUNO) == []
    assert past(state) == ["X-III-11"]


def test_the_gull_shows_the_way_and_does_not_come_back() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-139-g1")
    top(state, *GOOD)
    lay(state, "T760", fog=True)
    place = state.box.cards[number(state, "T761")].at
    do(again(state), "active 0", f"explore {place}")
    deck = len(names(state, DECK))
    go_on(state, answers=["apply A-139-g1 2", "extra 0"])
    assert len(names(state, DECK)) == deck
    assert past(state) == ["A-139-g1"]


@pytest.mark.parametrize(
    ("found", "enough"),
    [
        (["A-191-g1", "A-192-g1", "A-193-g1", "A-194-g1", "A-195-g1"], False),
        (["A-192-g1", "A-195-g1", "A-196-g1", "A-197-g1"], True),
        (["A-191-g1", "A-195-g1", "A-197-g1", "A-198-g1"], True),
    ],
)
def test_the_beds_are_aired_for_four_of_the_missing(found: list[str], enough: bool) -> None:
    """Experience that was spent counts too; the dead of the village do not."""
    state = kitchen()
    hold(state, BRUNO, "A-135-g1")
    for place, uid in enumerate(found):
        state.shift(number(state, uid), STOCK, BANISHED if place % 2 else SATCHEL)
    assert ("think A-135-g1" in actions(again(state))) == enough
    if enough:
        piles(state, ["C01"], ["C02", "C03", "C04", "C05", "C06"])
        done(state, "think", "A-135-g1")
        assert len(names(state, DECK)) == 5
        assert "A-135-g1" in names(state, BANISHED)


def test_the_bell_is_hung_on_the_boys_spoon_and_nowhere_else() -> None:
    state = shipped(1)
    hold(state, BRUNO, "A-138-g1")
    assert "pray A-138-g1" not in actions(again(state))
    state.sheet = 2
    lay(state, "A-224-g1")
    stand(state, "A-224-g1", BRUNO)
    done(state, "pray", "A-138-g1", "card A-149-g2", "to 0")
    assert hand(state, BRUNO) == ["A-149-g2"]
    assert "A-138-g1" in names(state, BANISHED)


def test_the_bowl_that_leaks_and_its_foot_are_a_bowl() -> None:
    """P6: 345 + 177; the shards alone are no sum."""
    state = kitchen()
    for uid in ("A-171-g1", "A-177-g1"):
        state.shift(number(state, uid), STOCK, SATCHEL)
    do(again(state), "look")
    go_on(do(state, "search A-177-g1", "enter 522"))
    assert "A-522-g1" not in names(state, SATCHEL)
    state.shift(number(state, "A-345-g1"), STOCK, SATCHEL)
    do(again(state), "look")
    go_on(do(state, "search A-177-g1", "enter 522"))
    assert "A-522-g1" in names(state, SATCHEL)


@pytest.mark.parametrize(
    ("uid", "icon", "cost"),
    [("A-710-g1", "eat", -2), ("A-710-g1", "offer", -2), ("A-711-g1", "open", -2), ("A-711-g1", "dig", -2)],
)
def test_tools_that_spare_cards(uid: str, icon: Icon, cost: int) -> None:
    assert _helps(read(), uid, icon) == Mods(cost=cost)


@pytest.mark.parametrize(
    ("uid", "icon"),
    [("A-709-g1", "fight"), ("A-709-g1", "hunt"), ("A-709-g1", "craft"), ("A-712-g1", "climb")],
)
def test_tools_that_are_worth_two_stars(uid: str, icon: Icon) -> None:
    assert _helps(read(), uid, icon) == Mods(stars=2)


def _helps(content: Content, uid: str, icon: Icon) -> Mods:
    face = content.find(AdventureEntry, uid).face
    assert isinstance(face, Face)
    (found,) = [effect.mods for effect in face.effects if icon in effect.icons]
    return found


def test_the_rope_of_the_pells_is_vine() -> None:
    state = kitchen()
    equip(state, BRUNO, 6, "A-712-g1")
    assert board.resources(state, state.figure[BRUNO], 1) >> RESOURCES.index("vine") & 1


# The fog of zone III


@pytest.mark.parametrize(
    ("uid", "help_uid", "called"), [("X-III-02", "A-708-g1", "106"), ("X-III-03", "A-137-g1", "108")]
)
def test_whoever_has_the_right_thing_is_spared(uid: str, help_uid: str, called: str) -> None:
    for helped in (False, True):
        state = kitchen()
        if helped and help_uid == "A-708-g1":
            equip(state, BRUNO, 3, help_uid)
        elif helped:
            hold(state, BRUNO, help_uid)
        revealed(state, uid)
        assert any(card.startswith(f"A-{called}") for card in hand(state, BRUNO)) != helped


@pytest.mark.parametrize(("food", "left"), [("X-I-08", "A-146-g1"), ("A-146-g1", "")])
def test_the_cat_takes_what_feeds_from_the_bag_before_the_hand(food: str, left: str) -> None:
    state = kitchen()
    revealed(state, "X-III-07")
    assert "offer X-III-07" not in actions(state)
    hold(state, BRUNO, "A-146-g1", "A-149-g1")
    if food == "X-I-08":
        equip(state, BRUNO, 1, "X-I-08")
    done(state, "offer", "X-III-07")
    assert food in past(state)
    assert ("A-146-g1" in hand(state, BRUNO)) == bool(left)
    assert "A-149-g1" in hand(state, BRUNO)
    assert "T761" in names(state, BOARD)


def test_what_feeds_can_be_eaten() -> None:
    """The keyword and the action go together, for cards that are kept."""
    content = read()
    kept = {entry.id: face for entry, face in faces(content) if isinstance(face, Bonus | Object)}
    fed = {uid for uid, face in kept.items() if any(action.icon == "eat" for action in face.actions)}
    assert {uid for uid, face in kept.items() if "food" in face.keywords} == fed


def test_every_companion_says_so() -> None:
    for entry, face in faces(read()):
        if isinstance(face, Bonus):
            assert ("companion" in face.keywords) == (face.kind == "companion"), entry.id


@pytest.mark.parametrize("giver", [BRUNO, LUDOVIC])
def test_the_crab_is_given_a_lamp(giver: int) -> None:
    """Whoever takes part may have it."""
    state = kitchen(2)
    hold(state, BRUNO, "X-III-12")
    assert "offer X-III-12" not in actions(again(state))
    equip(state, giver, 4, "A-701-g1")
    piles(state, ["C01"], ["C02", "C03", "C04", "C05"])
    undertake(again(state), "offer", "X-III-12", helped_by=[LUDOVIC])
    settled(state)
    assert past(state) == ["A-701-g1"]
    assert "X-III-12" in names(state, BANISHED)
    assert len(names(state, DECK)) == 4


@pytest.mark.parametrize("uid", ["X-III-16", "X-III-17", "X-III-18"])
@pytest.mark.parametrize(("icon", "rings"), [("eat", True), ("offer", False)])
def test_a_plate_that_is_washed_is_not_heard(uid: str, icon: str, rings: bool) -> None:
    state = kitchen()
    revealed(state, uid)
    done(state, icon, uid)
    assert bool(rung(state)) == rings
    assert "T761" in names(state, BOARD)


@pytest.mark.parametrize(("icon", "rings"), [("rest", True), ("pull", False)])
def test_a_stool_that_is_put_back_is_not_missed(icon: str, rings: bool) -> None:
    state = kitchen()
    revealed(state, "X-III-14")
    done(state, icon, "X-III-14")
    assert bool(rung(state)) == rings


def test_the_crumbs_are_given_back() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-106-4")
    revealed(state, "X-III-13")
    done(state, "offer", "X-III-13")
    assert "A-106-4" in names(state, STOCK)


@pytest.mark.parametrize(("players", "called"), [(1, "A-108"), (2, "A-100")])
def test_who_walks_in_step_depends_on_who_is_there(players: int, called: str) -> None:
    state = kitchen(players)
    top(state, *GOOD)
    lay(state, "T760", fog=True)
    place = state.box.cards[number(state, "T761")].at
    do(again(state), "active 0")
    if players == 2:
        do(state, "agree")
    do(state, f"explore {place}")
    go_on(state, helped_by=[LUDOVIC])
    do(state, "card X-III-19")
    settled(state)
    assert [uid[:5] for uid in hand(state, BRUNO) if uid.startswith("A-")] == [called]


def test_a_mitt_that_is_pulled_out_comes_back_with_bread_fern() -> None:
    state = kitchen()
    hold(state, BRUNO, "A-107-4")
    card = number(state, "X-II-10")
    place = state.box.cards[number(state, "T761")].at
    state.shift(card, STOCK, BOARD)
    state.cells[place] = card
    piles(state, ["C35"], ["C02", "C03", "C04", "C05"])
    done(state, "pull", "X-II-10", "extra 0", "card C35", "done")
    assert "A-107-4" in names(state, STOCK)
    assert len(names(state, DECK)) == 3
    assert "T761" in names(state, BOARD)


@pytest.mark.parametrize(("zone", "mean"), [("II", 24 / 26), ("III", 25 / 24), ("IV", 19 / 22)])
def test_the_fog_gives_back_what_the_world_allows(zone: str, mean: float) -> None:
    """At most 1.1 cards a card (chapter 3 of the world): the best that each may give, chance at its mean; what is given
    for food of one's own is no gain."""
    content = read()
    cards = [card for card in content.all(ExplorationEntry) if card.zone == zone]
    best = {card.id: 0.0 for card in cards if card.id != FOR_FOOD}
    for site in sites(content):
        if isinstance(site.op, Recover) and site.entry.id in best:
            branches = [len(op.options) for op in site.beside if isinstance(op, Random)]
            best[site.entry.id] = max(best[site.entry.id], site.op.n / (branches or [1])[0])
    assert sum(best.values()) / len(cards) == pytest.approx(mean)
    assert mean <= 1.1


# The bell


def rung(state: SeventhContinent) -> list[str]:
    """Names the courses that were served."""
    return [uid for uid in names(state, BANISHED) if uid.startswith("A-130")]


def called(state: SeventhContinent, course: int) -> SeventhContinent:
    """Calls the bell, and says which course it is."""
    begin(again(state), "spot")
    go_on(state)
    return do(state, f"card A-130-g{course}")


def test_the_salad_is_taken_from_all_or_from_what_they_carry() -> None:
    for players in (1, 2):
        state = kitchen(players)
        deck = len(names(state, DECK))
        slot = equip(state, BRUNO, 3, "A-700-g1")
        settled(do(called(state, 4), "choose 1"))
        assert len(names(state, DECK)) == deck - players
        assert state.dice[slot] == 3
        assert rung(state) == ["A-130-g4"]
    state = kitchen()
    slot = equip(state, BRUNO, 3, "A-700-g1")
    settled(do(called(state, 4), "choose 2"))
    assert state.dice[slot] == 1


def test_a_choice_stands_under_the_text_of_its_card_with_what_it_costs() -> None:
    state = called(kitchen(2), 4)
    page = next(one for one in GAME.scene(state.view(0)).elements() if isinstance(one, Page))
    assert (page.passage, page.above) == ("page.130-4.choice", "page.130-4")
    assert not {page.passage, page.above} & {*page.before}
    told = [
        [GAME.text.say(cost.label.name, cost.label.arguments, "en") for cost in choice.costs]
        for choice in page.children
    ]
    assert told == [["for each, lose 1 card"], ["damage 2"]]


def test_at_the_cheese_somebody_is_paranoid() -> None:
    state = settled(called(kitchen(2), 5))
    assert [uid[:5] for uid in hand(state, BRUNO)] == ["A-100"]
    assert hand(state, LUDOVIC) == []


def test_after_the_sweet_everybody_is_hungry() -> None:
    state = kitchen(2)
    piles(state, ["C01", "C02", "C03", "C04", "C05", "C06"], ["C07", "C08", "C09"])
    do(called(state, 6), "card C07", "card C08", "card A-103-4")
    go_on(state)
    do(state, "card A-103-5")
    settled(state)
    assert hand(state, BRUNO) == ["A-103-4"]
    assert hand(state, LUDOVIC) == ["A-103-5"]
    assert len(names(state, DECK)) == 8


def test_with_the_coffee_the_share_is_cold() -> None:
    """Whoever has it; the coffee itself comes again."""
    state = kitchen(2)
    for course in range(1, 7):
        state.shift(number(state, f"A-130-g{course}"), STOCK, BANISHED)
    hold(state, LUDOVIC, "A-148-g1")
    done(state, "spot")
    assert "A-148-g1" in past(state)
    assert "A-130-gold1" in names(state, STOCK)


# Advanced skills


@pytest.mark.parametrize("taken", [True, False])
def test_sleep_on_it_is_spent_at_a_camp(taken: bool) -> None:
    state = kitchen()
    hold(state, BRUNO, "V07")
    piles(state, ["C01"], ["C02", "C03", "C04"])
    do(again(state), "camp")
    do(state, "apply V07 1" if taken else "done")
    settled(state)
    assert len(names(state, DECK)) == (3 if taken else 1)
    assert ("V07" in names(state, BANISHED)) == taken


def test_the_last_helping_is_served_when_the_deck_runs_out() -> None:
    state = kitchen()
    hold(state, BRUNO, "V10")
    piles(state, ["C01", "C02"], ["C03", "C04", "C05", "C06", "C07"])
    begin(again(state), "pull")
    settled(state, "extra 0", "card C01", "card C02", "apply V10 1")
    assert "V10" in names(state, BANISHED)
    assert len(names(state, DECK)) == 4


@pytest.mark.parametrize(("helpers", "offers"), [([], False), ([LUDOVIC], True)])
def test_two_hands_need_two(helpers: list[int], offers: bool) -> None:
    state = kitchen(2)
    hold(state, BRUNO, "V09")
    begin(again(state), "pull")
    while asked(state) in ("offer", "accept"):
        do(state, "agree" if asked(state) == "accept" else "join" if helpers else "stay")
    assert ("apply V09 1" in offered(state)) == offers


@pytest.mark.parametrize(("uid", "mods"), [("V06", Mods(seven_stars=1)), ("V08", Mods(stars=1))])
def test_skills_that_count_at_the_result(uid: str, mods: Mods) -> None:
    (effect,) = read().find(SkillEntry, uid).effects
    assert (effect.step, effect.mods) == ("result", mods)


# What a card shows


@pytest.mark.parametrize(
    ("uid", "en", "fr"),
    [
        (
            "A-106-4",
            "When camp is made: a state leaves you.",
            "Au moment de camper\u00a0: un état vous quitte.",
        ),
        ("A-107-4", "When an action fails: lose 1.", "Quand une action échoue\u00a0: perdez 1."),
        (
            "A-108-4",
            "When such an action succeeds: a state leaves you.",
            "Quand une telle action réussit\u00a0: un état vous quitte.",
        ),
        ("V07", "When camp is made: recover 2.", "Au moment de camper\u00a0: récupérez 2."),
        ("V09", "At the cost, if at least 2 act together.", "Au coût, si l’on est au moins 2 à agir."),
    ],
)
def test_the_line_of_an_effect_tells_when_it_comes_and_what_it_does(uid: str, en: str, fr: str) -> None:
    state = kitchen()
    hold(state, BRUNO, uid)
    assert en in lines(again(state), uid, "en")
    assert fr in lines(state, uid, "fr")


def test_the_line_of_an_action_tells_that_the_way_is_opened() -> None:
    state = revealed(kitchen(), "X-III-14")
    assert "Carry it back to its three rings. ✓ the way is open" in lines(state, "X-III-14", "en")


@pytest.mark.parametrize(
    ("effect", "en", "fr"),
    [
        (
            "fire",
            "When such an action succeeds: recover 3, at most as many as were drawn.",
            "Quand une telle action réussit\u00a0: récupérez 3, au plus autant que de cartes piochées.",
        ),
        ("keep", "At the result.", "Au résultat."),
    ],
)
def test_the_card_of_easy_mode_shows_what_holds_at_the_table(effect: str, en: str, fr: str) -> None:
    state = shipped(1, easy="on", easy_effect=effect)
    assert lines(state, "A-777-g1", "en") == [en, "When the Action Deck runs out: recover 26."]
    assert lines(state, "A-777-g1", "fr") == [fr, "Quand le Deck d’Action s’épuise\u00a0: récupérez 26."]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whoever_eats_eats_for_the_others(players: int) -> None:
    state = begun(players, 1)
    hold(state, BRUNO, "C24")
    before = state.piles[DECK].bit_count()
    undertake(again(state), "eat", "C24")
    assert before - state.piles[DECK].bit_count() == players - 1


def test_a_loss_for_others_is_told_before_it_is_met() -> None:
    state = standing("A-033-g1", sheet=1, players=2)
    hoist = lines(state, "A-033-g1", "en")[-1]
    assert hoist.endswith("✓ lose 3 for each of the others, a new Board ✗ damage 1, lose 1 for each of you")
    assert "✓ perdez 3 pour chacun des autres, nouveau Plateau ✗" in lines(state, "A-033-g1", "fr")[-1]


def lines(state: SeventhContinent, uid: str, lang: str) -> list[str]:
    """Says the lines of a card."""
    card = text_card(cast("View", state.view(0)), uid)
    return [
        GAME.text.say(line.text.name, line.text.arguments, lang)
        for line in card.children
        if isinstance(line, CardLine) and line.text is not None
    ]
