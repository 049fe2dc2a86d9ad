"""The goal, the supply and the set-up of Near and Far (NF-GOAL, NF-SUPPLY, NF-SETUP)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import portulan
from portulan import CHANCE
from portulan.engine.errors import PortulanError
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.moves import DEALT, FIRST, MET
from portulan.games.near_and_far.position import bits
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES, FACTIONS, NOBODY, NONE, OFF_BOARD, SLOTS
from tests.games.near_and_far.setting import (
    GREEN,
    at,
    begin,
    book,
    box_with,
    content,
    fresh,
    give,
    hold,
    listed,
    play,
    reach,
    recruit,
    refused,
    someone,
    sound,
    table,
    turn,
)

MODES = ("first", "campaign", "character", "arcade")


def later(mode: str, *names: str, cards: dict[str, Any], last: str = "") -> NearAndFar:
    """Begins the second game of a series; `cards` are what is written on character cards, by player."""
    game = portulan.game("near-and-far")
    carried = game.check_carried({"players": names, "played": [2], "last": last, "cards": cards})
    options = game.resolve(len(names), {"mode": mode, "map": "3", "first_player": "last_loser"})
    state = NearAndFar.blank(len(names), options, carried)
    state.begin()
    return state


def card(character: str, **fields: Any) -> dict[str, Any]:
    """A character card after one game."""
    return {"character": character, "points": [20], **fields}


def chances(state: NearAndFar) -> dict[str, float]:
    """Tells what chance may bring, and how likely each outcome is."""
    assert state.actor == CHANCE
    return {state.notation(outcome): chance for outcome, chance in state.chances()}


# Goal and supply


@pytest.mark.rule("NF-GOAL-1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_most_points_win(winner: int) -> None:
    state = table(3)
    state.last_round = 1
    for seat in range(3):
        hold(state, seat, coins=20 if seat == winner else 10)
    play(turn(state, 2), "visit farm", "harvest")
    assert state.over
    assert state.scores() == [10 if seat == winner else 5 for seat in range(3)]
    assert state.winners() == [winner]


@pytest.mark.rule("NF-GOAL-2")
def test_a_turn_is_one_of_two_actions_and_there_is_no_pass() -> None:
    """G-20."""
    state = table(3)
    visits = [f"visit {name}" for name in ("town-hall", "saloon", "stables", "store", "farm", "hut", "mine")]
    assert listed(state) == [*visits, "adventure"]
    assert refused(state, "pass") == "NF-GOAL-2"
    assert refused(state, "done") == "NF-GOAL-2"
    assert play(state.copy(), "visit farm", "harvest").active == 1
    assert play(state, "adventure", "done", "pass", "stop").active == 1


@pytest.mark.rule("NF-GOAL-2")
def test_nobody_does_both_in_a_turn() -> None:
    state = table(3)
    play(state, "visit store")
    assert refused(state, "adventure") == refused(state, "visit farm") == "NF-VISIT-1"
    state = play(turn(table(3), 0), "adventure")
    assert refused(state, "visit farm") == "NF-LEAVE-2"


@pytest.mark.rule("NF-GOAL-3")
def test_there_are_four_factions_of_nine_with_a_chief_each() -> None:
    assert FACTIONS == ("green", "blue", "red", "yellow")
    names = [chief.faction for chief in content().all(entries.ChiefEntry)]
    assert tuple(names) == FACTIONS
    counted = Counter(who.faction for who in content().all(entries.AdventurerEntry))
    assert counted == dict.fromkeys(FACTIONS, 9)
    for faction, name in enumerate(FACTIONS):
        state = hold(table(2), 0, **{name: 3})
        state.gain_tokens(0, faction, 1)
        assert state.chiefs == [0 if other == faction else NOBODY for other in range(4)]


@pytest.mark.rule("NF-GOAL-4")
def test_a_card_prevails_over_the_rules() -> None:
    """NF-PARTY-3 keeps an adventurer in the slot of his faction; the Merchant Contract says otherwise."""
    state = table(2)
    who = someone(state, GREEN)
    recruit(state, 0, who)
    begin(state, steps.PLACE_MEMBER, 0, catalogue.ADVENTURERS.index(who))
    assert refused(state, "put 2") == "NF-PARTY-3"
    give(state, 0, bought="merchant-contract")
    assert "put 2" in listed(state)


@pytest.mark.rule("NF-GOAL-5")
def test_a_game_is_played_in_one_of_four_modes() -> None:
    """G-147: the casual mode of the index is First Adventure."""
    game = portulan.game("near-and-far")
    (option,) = [option for option in game.options if option.key == "mode"]
    assert option.values_for(2) == MODES
    assert game.resolve(2, {})["mode"] == "first"
    for mode in MODES:
        assert fresh(2, mode=mode).view(None)["mode"] == mode
    with pytest.raises(PortulanError):
        game.resolve(2, {"mode": "casual"})


@pytest.mark.rule("NF-GOAL-6")
@pytest.mark.parametrize(
    ("mode", "xp", "arcade", "story"),
    [("first", 0, 0, False), ("arcade", 0, 40, False), ("campaign", 1, 0, False), ("character", 1, 40, True)],
)
def test_each_mode_has_its_own_rules_and_no_others(mode: str, xp: int, arcade: int, story: bool) -> None:
    state = table(2, mode=mode)
    view = state.view(0)
    assert [player["card"]["xp"] for player in view["people"]] == [xp, xp]
    assert view["arcade_deck"] == arcade
    assert [player["card"]["story"] is not None for player in view["people"]] == [story, story]
    if not xp:
        assert play(at(turn(state, 0), 0, "jail"), "visit town-hall", "enter freely").rules.story is False
        assert listed(state, "learn") == []


@pytest.mark.rule("NF-SUPPLY-1")
def test_goods_and_tents_are_unlimited() -> None:
    """There are 30 coins and gems, 21 food, 8 tokens of a colour and 20 tents in the box."""
    state = hold(table(3), 0, coins=30, gems=30, food=21, red=8, tents=20)
    assert len(state.view(0)["people"][0]["tokens"]) == 4  # the white token is not used (G-07)
    state.last_round = 1
    play(turn(state, 0), "visit store", "coin")
    assert state.coins[0] == 31
    play(turn(state, 0), "visit farm", "harvest")
    assert state.food[0] == 22
    play(turn(state, 0), "visit mine", "dig 1.1")
    assert (state.tents[0], state.coins[0]) == (21, 32)
    play(turn(state, 0), "visit town-hall", "trade for red", *["give food"] * 5, "done")
    assert state.tokens[2] == 9


@pytest.mark.rule("NF-SUPPLY-1")
def test_all_food_is_the_same() -> None:
    """G-09: bread, fish and bacon are 1 food each; so 5 food are worth a red token and nothing tells them apart."""
    state = hold(table(3), 0, coins=0, food=5)
    play(state, "visit town-hall", "trade for red")
    assert (state.food[0], state.tokens[2]) == (0, 1)


@pytest.mark.rule("NF-SUPPLY-2")
def test_an_empty_deck_stays_empty_where_discards_are_not_shuffled_back() -> None:
    """G-65."""
    for reshuffle, drawn in (("true", 1), ("false", 0)):
        state = hold(table(2, reshuffle=reshuffle), 0, birds=1)
        state.treasure_discard, state.treasure_deck = state.treasure_deck, 0
        play(turn(state, 0), "visit hut", "seek")
        if drawn:
            assert state.actor == CHANCE
            play(state, "found coin-purse")
        assert state.treasures[0].bit_count() == drawn
        assert state.treasure_discard.bit_count() == 36 * (1 - drawn)


@pytest.mark.rule("NF-SUPPLY-2", "NF-SUPPLY-3")
def test_nothing_is_lost_or_doubled_in_a_set_up() -> None:
    for mode in MODES:
        for players in (2, 3, 4):
            assert sound([table(players, mode=mode)])


@pytest.mark.rule("NF-SUPPLY-3")
def test_what_a_set_up_does_not_use_stays_in_the_box() -> None:
    state = reach(fresh(2), "pet")
    assert refused(state, "pet exception 1") == "NF-PLATYPUS-1"
    state = table(2)
    view = state.view(0)
    assert (view["arcade_deck"], view["bosses"], view["stable"]) == (0, [], 6)
    play(turn(hold(state, 0, gems=1, food=1), 0), "visit stables")
    assert refused(state, "turtle") == "NF-STABLE-1"


# The town and its decks


@pytest.mark.rule("NF-SETUP-1")
@pytest.mark.parametrize(
    ("mode", "chosen", "side"),
    [
        ("first", "dusk", "dusk"),
        ("first", "day", "dusk"),
        ("arcade", "dusk", "dusk"),
        ("arcade", "day", "day"),
    ],
)
def test_the_dusk_side_is_up_unless_another_mode_takes_the_day(mode: str, chosen: str, side: str) -> None:
    """G-19: First Adventure is played at dusk, whatever is asked for."""
    state = hold(table(2, mode=mode, town_side=chosen), 0, gems=1, food=1)
    assert state.view(None)["side"] == side
    play(state, "visit stables")
    assert ("turtle" in listed(state)) is (side == "day")
    assert table(2).view(None)["side"] == "dusk"


@pytest.mark.rule("NF-SETUP-2")
@pytest.mark.parametrize(("players", "birds"), [(2, 6), (3, 9), (4, 12)])
def test_tv_34_pack_birds_at_set_up(players: int, birds: int) -> None:
    """TV-34: 2/3/4 players: 6/9/12."""
    state = fresh(players)
    assert state.view(None)["stable"] == birds
    state = hold(table(players), 0, birds=2)
    assert state.view(None)["stable"] == birds - 2


@pytest.mark.rule("NF-SETUP-3")
def test_all_treasures_are_shuffled_and_face_down() -> None:
    state = hold(table(3), 0, birds=1)
    view = state.view(0)
    assert (view["treasure_deck"], view["treasure_discard"], view["hut_size"]) == (36, [], 0)
    play(state, "visit hut", "seek")
    assert chances(state) == pytest.approx({f"found {uid}": 1 / 36 for uid in catalogue.TREASURES})


@pytest.mark.rule("NF-SETUP-4", "NF-SETUP-5")
def test_five_of_thirty_six_adventurers_are_drawn_from_the_bag() -> None:
    """G-10: nine of each faction."""
    state = reach(fresh(2), "meet")
    assert chances(state) == pytest.approx({f"met {uid}": 1 / 36 for uid in catalogue.ADVENTURERS})
    play(state, "met nan", "met pip", "met egg", "met plum")
    assert len(chances(state)) == 32 and "met pip" not in chances(state)
    play(state, "met tib")
    view = state.view(None)
    assert view["row"] == ["nan", "pip", "egg", "plum", "tib"]
    assert (view["bag"], view["aside"]) == (31, [])


@pytest.mark.rule("NF-SETUP-4")
def test_pets_are_not_in_the_bag() -> None:
    state = reach(fresh(2), "meet")
    assert state.bag == (1 << 36) - 1
    assert len(catalogue.MEMBERS) == 36 + 5
    assert [outcome for outcome, _ in state.chances()] == list(MET.moves())


@pytest.mark.rule("NF-SETUP-6")
def test_all_four_chiefs_are_to_be_had() -> None:
    state = fresh(4)
    assert state.chiefs == [NOBODY] * 4
    assert [player["chiefs"] for player in state.view(None)["people"]] == [[]] * 4


@pytest.mark.rule("NF-SETUP-7")
@pytest.mark.parametrize(
    ("mode", "chosen", "played"),
    [
        *(("first", chosen, 1) for chosen in ("1", "5", "11")),
        *(("arcade", str(number), number) for number in range(1, 12)),
        *(("campaign", chosen, 2) for chosen in ("1", "2", "7", "11")),
        *(("character", str(number), number) for number in range(2, 11)),
        *(("character", chosen, played) for chosen, played in (("1", 2), ("11", 10))),
    ],
)
def test_the_map_of_the_mode_is_opened(mode: str, chosen: str, played: int) -> None:
    game = portulan.game("near-and-far")
    options = game.resolve(2, {"mode": mode, "map": chosen})
    assert game.saga is not None
    chapter = game.saga.first(["Ann", "Bob"], options)
    if chapter is not None:
        options = game.resolve(2, {**options, **chapter.options})
    state = NearAndFar.blank(2, options, game.check_carried(chapter.carried if chapter else {}))
    assert state.view(None)["map"] == played


# Quest tokens


@pytest.mark.rule("NF-SETUP-8")
@pytest.mark.parametrize(
    ("players", "extra", "tokens"),
    [(2, "off", 7), (3, "off", 10), (4, "off", 13), (2, "on", 8), (3, "on", 12), (4, "on", 16)],
)
def test_tv_26_quest_tokens(players: int, extra: str, tokens: int) -> None:
    """TV-26: 2/3/4 players: 7/10/13; with extra stories 8/12/16."""
    state = table(players, extra_stories=extra)
    assert state.books.bit_count() == tokens
    assert sum(place["token"] for place in state.view(None)["locations"]) == tokens


@pytest.mark.rule("NF-SETUP-2", "NF-SETUP-8")
def test_the_game_is_for_two_to_four_and_counts_those_who_play() -> None:
    """G-02, G-149: a second game of a series with one more player has tokens and birds for all of them."""
    assert portulan.game("near-and-far").players == (2, 3, 4)
    cards = {"Ann": card("fenn"), "Bob": card("ivo")}
    state = reach(later("campaign", "Ann", "Bob", "Cyd", cards=cards), "draft")
    assert (state.view(None)["stable"], state.books.bit_count()) == (9, 10)


@pytest.mark.rule("NF-SETUP-9")
def test_tokens_lie_on_books_one_on_each_at_random() -> None:
    """G-12: a uniform sample; advice to spread them does not bind."""
    state = reach(fresh(2), "book")
    books = [CODES[place] for place, quest in enumerate(state.atlas.quest) if quest != NONE]
    assert len(books) == 16
    assert chances(state) == pytest.approx({f"book {code}": 1 / 16 for code in books})
    play(state, "book e")
    assert chances(state) == pytest.approx({f"book {code}": 1 / 15 for code in books if code != "e"})
    play(state, *(f"book {code}" for code in "bdgikn"))
    assert sorted(CODES[place] for place in bits(state.books)) == list("bdegikn")
    assert state.step is not None and state.step.name != "book"


@pytest.mark.rule("NF-SETUP-8", "NF-SETUP-9")
def test_every_map_has_room_for_all_tokens() -> None:
    """G-13: sixteen books on a map, and never more tokens."""
    for number in range(1, 12):
        state = table(4, mode="arcade", map=str(number), extra_stories="on")
        assert state.books.bit_count() == 16


@pytest.mark.rule("NF-SETUP-10")
@pytest.mark.parametrize(("code", "good"), [("e", "coins"), ("b", "gems")])
def test_a_token_does_not_hide_the_icon_of_its_location(code: str, good: str) -> None:
    state = hold(at(book(table(2), code), 0, f"@{code}"), 0, coins=0, hearts=3, tents=2)
    play(begin(state, steps.CAMP, 0), "camp")
    assert getattr(state, good)[0] == 1
    assert state.books >> CODES.index(code) & 1


def named_chance(state: NearAndFar) -> float:
    """Adds up how likely the next token is to lie on a named location."""
    names = {f"book {CODES[place]}" for place, named in enumerate(state.atlas.named) if named}
    return sum(chance for outcome, chance in chances(state).items() if outcome in names)


@pytest.mark.rule("NF-SETUP-11")
def test_in_the_first_game_of_a_campaign_a_named_location_has_a_token() -> None:
    """G-11, G-12: samples without a named location do not count."""
    state = reach(fresh(2, mode="campaign"), "book")
    names = [CODES[place] for place, named in enumerate(state.atlas.named) if named]
    others = [CODES[place] for place in range(state.atlas.size) if state.atlas.quest[place] != NONE]
    others = [code for code in others if code not in names]
    assert names and len(others) > 7
    first = chances(state)
    assert len(first) == 16
    assert first[f"book {names[0]}"] > first[f"book {others[0]}"]
    play(state, *(f"book {code}" for code in others[:6]))
    assert set(chances(state)) == {f"book {code}" for code in names}
    play(state, f"book {names[0]}")
    assert state.books.bit_count() == 7


@pytest.mark.rule("NF-SETUP-11")
def test_drawing_again_is_the_same_as_weighing_the_samples() -> None:
    """Every sample that holds a named location is equally likely: C(16, 7) less C(16 - names, 7)."""
    state = reach(fresh(2, mode="campaign"), "book")
    names = sum(state.atlas.named)
    without, among = ways(16 - names, 7), ways(16, 7)
    first = chances(state)
    name = next(place for place, named in enumerate(state.atlas.named) if named)
    other = next(
        place
        for place, quest in enumerate(state.atlas.quest)
        if quest != NONE and not state.atlas.named[place]
    )
    on_name = ways(15, 6)
    on_other = ways(15, 6) - ways(15 - names, 6)
    assert first[f"book {CODES[name]}"] == pytest.approx(on_name / (among - without) / 7)
    assert first[f"book {CODES[other]}"] == pytest.approx(on_other / (among - without) / 7)
    play(state, f"book {CODES[name]}")
    assert list(chances(state).values()) == pytest.approx([1 / 15] * 15)


def ways(places: int, tokens: int) -> int:
    """Counts samples by Pascal's rule."""
    if tokens == 0:
        return 1
    return 0 if places == 0 else ways(places - 1, tokens) + ways(places - 1, tokens - 1)


@pytest.mark.rule("NF-SETUP-11")
@pytest.mark.parametrize(
    ("mode", "guarantee", "game", "needed"),
    [
        ("campaign", "first_game", 1, True),
        ("campaign", "first_game", 2, False),
        ("campaign", "every_game", 2, True),
        ("campaign", "named_first", 2, True),
        ("arcade", "every_game", 1, False),
        ("first", "every_game", 1, False),
        ("character", "every_game", 1, False),
    ],
)
def test_when_a_named_location_needs_a_token(mode: str, guarantee: str, game: int, needed: bool) -> None:
    """G-11, with all values of its option."""
    options = {"mode": mode, "named_quest_guarantee": guarantee, "map": "1" if mode == "first" else "2"}
    known = portulan.game("near-and-far")
    carried = {"players": ["Ann", "Bob"], "played": [2] * (game - 1)}
    state = NearAndFar.blank(2, known.resolve(2, options), known.check_carried(carried))
    state.begin()
    reach(state, "book")
    share = sum(state.atlas.named) / 16
    if guarantee == "named_first":
        assert named_chance(state) == pytest.approx(1)
        for _ in range(sum(state.atlas.named)):
            play(state, next(iter(chances(state))))
        assert named_chance(state) == 0
        return
    assert (named_chance(state) > share + 1e-9) is needed


# People


@pytest.mark.rule("NF-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same(players: int) -> None:
    """G-17: 3 coins and nothing else."""
    for player in fresh(players).view(None)["people"]:
        assert (player["coins"], player["gems"], player["food"], player["hearts"], player["rep"]) == (
            3,
            0,
            0,
            0,
            0,
        )
        assert set(player["tokens"].values()) == {0}
        assert (player["birds"], player["turtles"], player["tents"]) == (0, 0, 0)
        assert (player["bought"], player["treasures"], player["world"]) == ([], [], [])
    (board,) = content().all(entries.BoardEntry)
    assert len(board.tents) == 14


@pytest.mark.rule("NF-SETUP-12")
def test_everybody_has_another_dog_or_cat() -> None:
    state = reach(fresh(4), "pet")
    pets = {pet.id: pet.kind for pet in content().all(entries.PetEntry)}
    assert sorted(pets.values()) == ["cat", "cat", "dog", "dog", "platypus"]
    assert len(listed(state)) == 4 * 4
    play(state, "pet ounce 1")
    assert refused(state, "pet ounce 2") == "NF-SETUP-12"
    assert len(listed(state)) == 3 * 4
    play(state, "pet receipt 2", "pet interest 3", "pet major-crumb 4")
    assert [player["pet"] for player in state.view(None)["people"]] == [
        *("ounce", "receipt", "interest", "major-crumb")
    ]


@pytest.mark.rule("NF-SETUP-13")
def test_characters_are_chosen_in_seat_order_each_once() -> None:
    """G-04."""
    state = fresh(3)
    assert state.actor == 0
    assert listed(state) == [f"be {uid}" for uid in catalogue.CHARACTERS]
    play(state, "be tock")
    assert state.actor == 1
    assert refused(state, "be tock") == "NF-SETUP-13"
    play(state, "be abelone", "be ivo")
    view = state.view(None)
    assert [player["character"] for player in view["people"]] == ["tock", "abelone", "ivo"]
    assert [player["rep"] for player in view["people"]] == [0, 0, 0]


@pytest.mark.rule("NF-SETUP-13")
def test_characters_may_be_assigned() -> None:
    """G-04: the other value of its option."""
    state = fresh(3, character_choice="preassigned")
    assert [player["character"] for player in state.view(None)["people"]] == ["abelone", "bo", "cosimo"]
    assert state.step is not None and state.step.name == "pet"


@pytest.mark.rule("NF-SETUP-14")
@pytest.mark.parametrize("slot", range(SLOTS))
def test_the_pet_starts_in_any_slot_of_the_active_party(slot: int) -> None:
    state = play(reach(fresh(2), "pet"), f"pet receipt {slot + 1}", "pet ounce 1")
    player = state.view(None)["people"][0]
    assert player["party"] == ["receipt" if place == slot else None for place in range(SLOTS)]
    assert player["inactive"] == []
    assert state.view(None)["people"][1]["party"][0] == "ounce"


@pytest.mark.rule("NF-SETUP-15")
@pytest.mark.parametrize(("mode", "xp"), [("campaign", 1), ("character", 1), ("first", 0), ("arcade", 0)])
def test_in_a_series_everybody_has_a_character_card(mode: str, xp: int) -> None:
    state = table(3, mode=mode)
    for player in state.view(None)["people"]:
        assert (player["card"]["xp"], player["card"]["spent"], player["card"]["talents"]) == (xp, 0, [])
    begun = fresh(2, mode=mode)
    assert begun.step is not None
    assert (begun.step.name == "talents") is bool(xp)


@pytest.mark.rule("NF-SETUP-16")
def test_the_introduction_of_a_new_character_is_read_to_all() -> None:
    state = reach(fresh(2, mode="character"), "character")
    assert state.view(1)["read"] == []
    play(state, "be fenn")
    assert state.view(None)["read"] == state.view(1)["read"] == ["fenn.intro"]
    play(state, "be ivo")
    assert state.view(0)["read"] == ["fenn.intro", "ivo.intro"]
    assert [player["card"]["story"] for player in state.view(None)["people"]] == ["F1", "I1"]


@pytest.mark.rule("NF-SETUP-16")
def test_a_character_who_goes_on_is_not_introduced_again() -> None:
    cards = {"Ann": card("fenn", story="F2", story_done=1), "Bob": card("ivo", story="I1")}
    state = reach(later("character", "Ann", "Bob", cards=cards), "pet")
    assert state.view(0)["read"] == []
    people = state.view(None)["people"]
    assert [(player["character"], player["card"]["story"]) for player in people] == [
        ("fenn", "F2"),
        ("ivo", "I1"),
    ]
    assert reach(fresh(2), "pet").view(0)["read"] == []


@pytest.mark.rule("NF-SETUP-17")
def test_no_pair_of_characters_is_forbidden() -> None:
    """G-05: who suits whom is advice."""
    state = reach(fresh(2, mode="character"), "character")
    for one in catalogue.CHARACTERS:
        begun = play(state.copy(), f"be {one}")
        assert listed(begun, "be") == [f"be {other}" for other in catalogue.CHARACTERS if other != one]


@pytest.mark.rule("NF-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    """G-03."""
    state = reach(fresh(players, first_player="random"), "first player")
    assert chances(state) == pytest.approx(
        {state.notation(FIRST.move(seat)): 1 / players for seat in range(players)}
    )
    state.play(FIRST.move(players - 1))
    assert state.view(None)["first"] == players - 1
    assert reach(state, "main action").actor == players - 1


@pytest.mark.rule("NF-SETUP-18")
def test_the_first_player_may_be_the_first_seat_or_the_last_loser() -> None:
    """G-03: the other values of its option."""
    state = reach(fresh(3, first_player="fixed"), "first player")
    assert [outcome for outcome, _ in state.chances()] == [FIRST.move(0)]
    reach(state, "main action")
    assert (state.first, state.actor) == (0, 0)
    cards = {"Ann": card("fenn"), "Bob": card("ivo"), "Cyd": card("bo")}
    state = reach(later("campaign", "Ann", "Bob", "Cyd", last="Cyd", cards=cards), "main action")
    assert (state.first, state.actor) == (2, 2)
    state = reach(fresh(3, first_player="last_loser", mode="campaign"), "first player")
    assert list(chances(state)) == [state.notation(move) for move in FIRST.moves()][:3]


# Cards


@pytest.mark.rule("NF-SETUP-19")
def test_all_world_cards_lie_open() -> None:
    state = table(2)
    assert len(catalogue.WORLD) == 30
    assert state.view(None)["world"] == list(catalogue.WORLD)
    give(state, 1, world="cold-blade")
    assert state.view(0)["world"] == [uid for uid in catalogue.WORLD if uid != "cold-blade"]


@pytest.mark.rule("NF-SETUP-20")
def test_the_threats_lie_sorted_with_four_on_top() -> None:
    state = fresh(2)
    values = {threat.id: threat.value for threat in content().all(entries.ThreatEntry)}
    assert [values[uid] for uid in state.view(1)["threats"]] == list(range(4, 16))
    state.threats[1] = 1
    assert [values[uid] for uid in state.view(1)["threats"]] == list(range(5, 16))


@pytest.mark.rule("NF-SETUP-21", "NF-SETUP-25")
@pytest.mark.parametrize(("mode", "size"), [("first", 0), ("campaign", 0), ("character", 40), ("arcade", 40)])
def test_arcade_cards_are_shuffled_where_they_are_used(mode: str, size: int) -> None:
    assert fresh(2, mode=mode).view(None)["arcade_deck"] == size


@pytest.mark.rule("NF-SETUP-21")
def test_in_arcade_mode_a_card_is_drawn_instead_of_the_book() -> None:
    state = at(book(table(2, mode="arcade"), "b"), 0, "@b")
    play(begin(state, steps.QUEST, 0), "attempt")
    assert list(chances(state).values()) == pytest.approx([1 / 40] * 40)


@pytest.mark.rule("NF-SETUP-22", "NF-DRAFT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_advanced_and_five_basic_artifacts_are_dealt(players: int) -> None:
    state = reach(fresh(players), "deal card")
    advanced = {
        artifact.id for artifact in content().all(entries.ArtifactEntry) if artifact.tier == "advanced"
    }
    assert len(advanced) == 17
    assert chances(state) == pytest.approx({f"dealt {uid}": 1 / 17 for uid in advanced})
    for _ in range(2):
        play(state, next(iter(chances(state))))
    basic = set(catalogue.ARTIFACTS) - advanced
    assert len(basic) == 38
    assert chances(state) == pytest.approx({f"dealt {uid}": 1 / 38 for uid in basic})
    reach(state, "draft")
    for seat in range(players):
        own = state.view(seat)["people"][seat]
        assert len(set(own["hand"]) & advanced) == len(own["hand"]) == 2
        assert len(set(own["pack"]) & basic) == len(own["pack"]) == 5
    view = state.view(0)
    assert (view["deck_advanced"], view["deck_basic"]) == (17 - 2 * players, 38 - 5 * players)
    assert (view["people"][1]["hand"], view["people"][1]["pack"]) == (None, None)
    assert (view["people"][1]["hand_size"], view["people"][1]["pack_size"]) == (2, 5)


@pytest.mark.rule("NF-SETUP-22")
def test_each_player_is_dealt_his_own_cards() -> None:
    state = reach(fresh(2), "deal card")
    seen: list[str] = []
    while state.step is not None and state.step.name == "deal card":
        seen.append(next(iter(chances(state))))
        play(state, seen[-1])
    assert len(set(seen)) == 14
    numbers = [DEALT.index(state.parse(outcome)) for outcome in seen]
    assert bits(state.hand[0]) == sorted(numbers[:2])
    assert bits(state.pack[0]) == sorted(numbers[2:7])
    assert bits(state.hand[1]) == sorted(numbers[7:9])
    assert bits(state.pack[1]) == sorted(numbers[9:])


@pytest.mark.rule("NF-SETUP-23")
def test_with_two_players_a_dummy_stands_in_the_town_hall() -> None:
    state = reach(fresh(2), "main action")
    play(state, "visit town-hall")
    assert listed(state) == ["duel dummy honorable", "duel dummy foul"]
    for players in (3, 4):
        state = play(reach(fresh(players), "main action"), "visit town-hall")
        assert "trade for gem" in listed(state)


@pytest.mark.rule("NF-SETUP-24")
def test_pawns_start_on_the_player_boards() -> None:
    """G-06: neither in the town nor on the map, and every building may be visited."""
    state = reach(fresh(3), "main action")
    assert state.pawn == [OFF_BOARD] * 3
    assert [player["pawn"] for player in state.view(None)["people"]] == ["off"] * 3
    assert len(listed(state, "visit")) == 7


@pytest.mark.rule("NF-SETUP-9")
def test_fewer_books_than_tokens_are_all_used() -> None:
    """G-13: a map of a test with three books."""
    places = [
        place for place in content().all(entries.LocationEntry) if place.map == "map-01" and place.quest
    ]
    kind = box_with(changes={place.id: {"quest": None} for place in places[3:]})
    state = table(2, kind=kind)
    assert state.books.bit_count() == 3


@pytest.mark.rule("NF-DRAFT-5")
def test_who_has_not_finished_the_opening_discard_has_not_when_it_is_guessed_at() -> None:
    """Whoever had laid out all cards would be ready: a guess leaves the others one at least."""
    state = portulan.game("near-and-far").new(4, seed=1)
    rng = random.Random(1)
    while state.step is None or state.step.name != "opening discard":
        seat = state.actors[0]
        state.play(rng.choice(state.moves(seat)), seat)
    for seed in range(300):
        assert state.resample(0, random.Random(seed)).actors == state.actors
