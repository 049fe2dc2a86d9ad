"""Character mode (NF-CHARMODE): each character's story, quest after quest, until the last map."""

from __future__ import annotations

import random
from functools import cache
from typing import cast

import pytest

import portulan
from portulan import CHANCE
from portulan.engine.campaign import Campaign
from portulan.engine.errors import FileError
from portulan.games.near_and_far import campaign, catalogue, entries, quests, steps
from portulan.games.near_and_far.scoring import sheet
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.setting import (
    at,
    attempt,
    begin,
    book,
    box_with,
    choice,
    content,
    heard,
    listed,
    next_chapter,
    next_game,
    play,
    reach,
    refused,
    series,
    set_out,
    turn,
)

MAPS = list(range(2, 11))


@cache
def story() -> type[NearAndFar]:
    """Abelone's first quest tries skill 5 for a coin, and leads on by two ways; arcade cards give two gems."""
    both = [
        choice("a", test=("skill", 5), result=[entries.Coin(1)], next="A2"),
        choice("b", test=("skill", 6), result=[entries.Coin(2)], next="A3"),
    ]
    second = [choice("a", test=("skill", 5), result=[entries.Coin(1)], next="A4")]
    gems = [choice("a", test=("skill", 3), result=[entries.Gem(2)])]
    return box_with(
        quests={"A1": both, "A2": second, "A3": second},
        arcade={card.id: gems for card in content().all(entries.ArcadeEntry)},
    )


def story_of(state: NearAndFar, seat: int = 0) -> str:
    """Names the quest that a character comes to next."""
    return state.box.quests[state.story[seat]] if state.story[seat] >= 0 else ""


def at_layer(state: NearAndFar, layer: int, seat: int = 0) -> NearAndFar:
    """Lets a character have completed all quests before a layer of the story."""
    box = state.box
    initial = box.quests[box.first_quest[state.character[seat]]][0]
    own = [n for n, uid in enumerate(box.quests) if box.layer[n] == layer and uid[0] == initial]
    state.story[seat] = own[0] if own else -1
    state.story_done[seat] = layer - 1
    return state


def of_abelone(**options: str) -> NearAndFar:
    """Seat 0 is Abelone, whose story is that of the tests."""
    return set_out(series("Ann", "Bob", mode="character", kind=story(), **options))


# The story


@pytest.mark.rule("NF-CHARMODE-4")
def test_a_story_begins_with_its_first_quest() -> None:
    state = set_out(series("Ann", "Bob", mode="character"))
    firsts = {who.id: who.first for who in content().all(entries.CharacterEntry)}
    assert [story_of(state, seat) for seat in (0, 1)] == [
        firsts[catalogue.CHARACTERS[state.character[seat]]] for seat in (0, 1)
    ]
    assert all(uid == f"{uid[0]}1" for uid in firsts.values())
    assert [state.box.layer[quest] for quest in state.story] == [1, 1]


@pytest.mark.rule("NF-CHARMODE-3")
def test_every_attempt_uses_the_story_whatever_the_map_says() -> None:
    """The token only shows where a quest may be attempted."""
    state = of_abelone()
    for place in [n for n, quest in enumerate(state.atlas.quest) if quest >= 0][:3]:
        code = CODES[place]
        turn(book(at(state, 0, f"@{code}"), code), 0)
        play(begin(state, steps.QUEST, 0), "attempt")
        assert state.box.quests[state.quest] == "A1"
        assert state.books >> place & 1 == 0
        assert state.page == state.box.page[state.quest]


@pytest.mark.rule("NF-CHARMODE-4", "NF-CHARMODE-5", "NF-CHARMODE-6", "NF-CHARMODE-7")
@pytest.mark.parametrize(("die", "coins"), [("roll 6", 5), ("roll 4", 3)])
def test_tv29_a_quest_gives_the_next_by_the_choice_made_and_experience(die: str, coins: int) -> None:
    """With skill 1, 6 succeeds at difficulty 6 and 4 fails: either way the story goes on by the way that was taken."""
    state = of_abelone()
    assert state.xp == [1, 1]
    attempt(state, 0, "choose 2", die)
    assert (story_of(state), state.story_done, state.xp) == ("A3", [1, 0], [2, 1])
    assert state.coins[0] == coins
    attempt(state, 0)
    assert state.box.quests[state.quest] == "A3"


@pytest.mark.rule("NF-CHARMODE-5")
def test_another_choice_leads_elsewhere() -> None:
    state = of_abelone()
    attempt(state, 0, "choose 1", "roll 6")
    assert story_of(state) == "A2"


@pytest.mark.rule("NF-CHARMODE-6", "NF-QUEST-9")
def test_on_failure_the_reaction_is_read_and_nothing_is_won() -> None:
    state = of_abelone()
    attempt(state, 0, "choose 1")
    told = heard(state, "roll 1")
    assert told.count("opened") == 1
    assert state.box.passages[state.opened[-1]] == "page.A"
    assert (state.coins[0], state.xp[0], story_of(state)) == (3, 2, "A2")


@pytest.mark.rule("NF-CHARMODE-6")
def test_a_choice_may_have_a_page_for_its_failure() -> None:
    failing = choice("a", test=("skill", 7), failure="page.B", next="A2")
    kind = box_with(quests={"A1": [failing]})
    pages = {}
    for die in (1, 6):
        state = attempt(set_out(series("Ann", "Bob", mode="character", kind=kind)), 0, f"roll {die}")
        pages[die] = state.box.passages[state.opened[-1]]
    assert pages == {1: "page.B", 6: "page.A"}


@pytest.mark.rule("NF-CHARMODE-3", "NF-CAMPAIGN-7")
def test_side_quests_and_boxes_have_no_place_in_a_story() -> None:
    kind = box_with(
        quests={"A1": [choice("a", result=[entries.SideQuest("Q1"), entries.Keyword("BELL")], next="A2")]}
    )
    state = attempt(set_out(series("Ann", "Bob", mode="character", kind=kind)), 0)
    assert (state.pending, state.boxes) == ([], [0, 0])
    assert state.keywords[0] == 1 << catalogue.KEYWORDS.index("BELL")


@pytest.mark.rule("NF-CHARMODE-7", "NF-XP-4")
def test_experience_earned_and_spent_are_counted_apart() -> None:
    state = of_abelone()
    state.xp_spent[0] = 1
    attempt(state, 0, "choose 1", "roll 1")
    assert (state.xp[0], state.xp_spent[0]) == (2, 1)


# The last quests


@pytest.mark.rule("NF-CHARMODE-8", "NF-CHARMODE-9", "NF-CHARMODE-10")
def test_after_eight_quests_arcade_cards_are_drawn_before_the_last_map() -> None:
    """G-176: also in the game in which the eighth was completed."""
    state = at_layer(of_abelone(), 9)
    before = state.xp[0]
    attempt(state, 0, "arcade 7", "roll 6")
    assert (state.gems[0], state.xp[0], state.story_done[0]) == (2, before, 8)
    assert state.box.layer[state.story[0]] == 9
    assert state.arcade_deck.bit_count() == len(state.box.arcade) - 1


@pytest.mark.rule("NF-CHARMODE-8")
def test_the_eighth_quest_is_still_read_before_the_last_map() -> None:
    state = at_layer(of_abelone(), 8)
    attempt(state, 0)
    assert state.box.layer[state.quest] == 8


@pytest.mark.rule("NF-CHARMODE-8")
@pytest.mark.parametrize("layer", [9, 10])
def test_the_ninth_and_tenth_quest_are_read_on_map_11(layer: int) -> None:
    state = at_layer(of_abelone(), layer)
    state.atlas = state.box.maps[11]
    attempt(state, 0)
    assert state.arcade == -1
    assert state.box.layer[state.quest] == layer


@pytest.mark.rule("NF-CHARMODE-10", "NF-ARCADE-5", "NF-ARCADE-6")
def test_a_failed_arcade_card_gives_nothing_and_is_not_told() -> None:
    state = at_layer(of_abelone(), 9)
    attempt(state, 0, "arcade 7")
    assert "opened" not in heard(state, "roll 1")
    assert (state.gems[0], state.story_done[0], state.xp[0], state.arcade) == (0, 8, 1, -1)


@pytest.mark.rule("NF-CHARMODE-9", "NF-CHARMODE-11")
def test_after_the_tenth_quest_arcade_cards_are_drawn_and_the_card_is_full() -> None:
    """G-175."""
    ending = box_with(
        quests={uid: [choice("a")] for uid in endings()},
        arcade={
            card.id: [choice("a", result=[entries.Gem(2)])] for card in content().all(entries.ArcadeEntry)
        },
    )
    state = set_out(series("Ann", "Bob", mode="character", kind=ending))
    state.atlas, state.books = state.box.maps[11], 0
    attempt(at_layer(state, 10), 0)
    assert (story_of(state), state.story_done[0], sheet(state, 0).story) == ("", 10, 7)
    assert (state.xp[0], state.faults()) == (2, [])
    attempt(state, 0, "arcade 1")
    assert (state.gems[0], state.xp[0], state.story_done[0]) == (2, 2, 10)


def endings() -> list[str]:
    """Lists the last quests of all stories."""
    return [quest.id for quest in content().all(entries.QuestEntry) if quest.layer == 10]


def way_to(page: str) -> list[int]:
    """Lists the choices that lead from the beginning of a story to a quest, counted from 1."""
    before = {
        choice.next: (quest.id, number)
        for quest in content().all(entries.QuestEntry)
        for number, choice in enumerate(quest.choices, 1)
        if quest.book == "character" and choice.next is not None
    }
    taken: list[int] = []
    while page in before:
        page, number = before[page]
        taken.insert(0, number)
    return taken


@pytest.mark.rule("NF-CHARMODE-5", "NF-CHARMODE-8")
@pytest.mark.parametrize("ending", endings())
def test_every_ending_is_read_by_somebody_who_chooses_the_way_to_it(ending: str) -> None:
    """Ten quests of a story, each of them failed: the way that was taken goes on all the same."""
    state = set_out(series("Ann", "Bob", mode="character"))
    box = state.box
    state.character[0] = next(
        who for who, first in enumerate(box.first_quest) if box.quests[first][0] == ending[0]
    )
    state.story[0] = box.first_quest[state.character[0]]
    way = way_to(ending)
    assert len(way) == 9
    for layer, number in enumerate(way, 1):
        state.atlas = box.maps[2 if layer < 9 else 11]
        assert box.layer[state.story[0]] == layer
        attempt(state, 0, f"choose {number}")
        if state.actor == CHANCE:
            play(state, "roll 1")
    assert story_of(state) == ending
    attempt(state, 0)
    assert box.passages[state.opened[-1]] == f"page.{ending}"


@pytest.mark.rule("NF-CHARMODE-11")
def test_a_quest_that_is_only_noted_does_not_fill_the_card() -> None:
    state = at_layer(of_abelone(), 10)
    state.atlas = state.box.maps[11]
    assert sheet(state, 0).story == 0


# From game to game


@pytest.mark.rule("NF-CHARMODE-1", "NF-SETUP-7")
def test_maps_from_2_to_10_are_played_until_all_have_completed_eight_quests() -> None:
    state = set_out(series("Ann", "Bob", mode="character", map="4"))
    assert state.atlas.number == 4
    state = set_out(next_game(at_layer(state, 9, 0)))
    assert state.atlas.number == 5, "Bob has not completed his"
    at_layer(state, 8, 1)
    state = set_out(next_game(state))
    assert state.atlas.number == 6
    last = set_out(next_game(at_layer(state, 9, 1)))
    assert last.atlas.number == 11
    assert next_chapter(last) is None


@pytest.mark.rule("NF-CHARMODE-1")
@pytest.mark.parametrize(("asked", "begun"), [("1", 2), ("2", 2), ("10", 10), ("11", 10)])
def test_a_series_begins_on_a_map_from_2_to_10(asked: str, begun: int) -> None:
    assert series("Ann", "Bob", mode="character", map=asked).atlas.number == begun


@pytest.mark.rule("NF-CHARMODE-1")
def test_two_games_may_be_enough() -> None:
    """G-177: no minimum is enforced, the eight quests decide."""
    state = set_out(series("Ann", "Bob", mode="character"))
    assert next_game(at_layer(at_layer(state, 9, 0), 9, 1)).atlas.number == 11


@pytest.mark.rule("NF-CHARMODE-1")
def test_no_map_comes_twice_before_all_were_used() -> None:
    """G-199."""
    state = set_out(series("Ann", "Bob", mode="character", map="5"))
    maps = [state.atlas.number]
    while len(maps) < 20:
        state = set_out(next_game(state))
        maps.append(state.atlas.number)
    assert maps[:9] == [5, 6, 7, 8, 9, 10, 2, 3, 4]
    assert sorted(maps[:9]) == sorted(maps[9:18]) == MAPS


@pytest.mark.rule("NF-CHARMODE-1")
@pytest.mark.parametrize(
    ("played", "following"),
    [
        ([4, 2, 3], 5),
        ([3, 5, 4, 2], 6),
        ([4, 6, 7, 8, 9, 10, 2, 3], 5),
        ([2, 3, 4, 5, 6, 7, 8, 9, 10, 4, 2, 3], 5),
        ([10, 9, 8, 7, 6, 5, 4, 3, 2], 3),
    ],
)
def test_maps_played_in_another_order_are_not_repeated_either(played: list[int], following: int) -> None:
    """G-199: after all nine a new round begins."""
    data = {"players": ["Ann", "Bob"], "played": played[:-1]}
    options = {"mode": "character", "map": str(played[-1]), "first_player": "fixed"}
    state = portulan.game("near-and-far").new(2, options=options, carried=data)
    assert isinstance(state, NearAndFar)
    assert next_game(set_out(state)).atlas.number == following


@pytest.mark.rule("NF-CHARMODE-1")
def test_by_an_option_the_same_map_is_played_again() -> None:
    state = set_out(series("Ann", "Bob", mode="character", map="5", repeat_maps="true"))
    again = set_out(next_game(state))
    assert (again.atlas.number, again.carried["played"]) == (5, (5,))
    assert next_game(again).atlas.number == 5


@pytest.mark.rule("NF-CHARMODE-2", "NF-CHARMODE-5", "NF-SETUP-16")
def test_a_story_goes_on_in_the_next_game_without_another_introduction() -> None:
    state = of_abelone()
    attempt(state, 0, "choose 2", "roll 1")
    following = next_game(state)
    assert (story_of(following), following.story_done, following.xp) == ("A3", [1, 0], [2, 1])
    before = following.opened
    reach(following, "pet")
    assert story_of(following) == "A3"
    assert following.opened == before


@pytest.mark.rule("NF-SETUP-16", "NF-JOIN-3")
def test_a_new_character_is_introduced_when_it_joins() -> None:
    following = reach(next_game(of_abelone(), "Ann", "Bob", "Cid"), "character")
    assert following.actor == 2
    play(following, "be fenn")
    assert following.page == following.box.intro[catalogue.CHARACTERS.index("fenn")]
    assert (story_of(following, 2), following.xp[2], following.story_done[2]) == ("F1", 1, 0)


@pytest.mark.rule("NF-JOIN-3", "NF-JOIN-4", "NF-CHARMODE-9")
def test_whoever_joins_must_complete_eight_quests_while_the_others_draw_arcade_cards() -> None:
    state = of_abelone()
    at_layer(at_layer(state, 9, 0), 9, 1)
    with_cid = set_out(next_game(state, "Ann", "Bob", "Cid"))
    assert with_cid.atlas.number == 3, "Cid has completed none"
    assert with_cid.xp[2] == 1, "no extra experience for the game missed"
    attempt(with_cid, 0, "arcade 1", "roll 1")
    assert with_cid.story_done == [8, 8, 0]
    assert next_game(at_layer(with_cid, 9, 2)).atlas.number == 11


@pytest.mark.rule("NF-CHARMODE-1")
def test_whoever_leaves_holds_nobody_up() -> None:
    state = at_layer(set_out(series("Ann", "Bob", "Cid", mode="character")), 9, 0)
    at_layer(state, 9, 1)
    without = next_game(state, "Ann", "Bob")
    assert without.atlas.number == 11


@pytest.mark.rule("NF-CHARMODE-12")
def test_points_of_all_games_are_added() -> None:
    state = set_out(series("Ann", "Bob", mode="character"))
    state.coins = [10, 2]
    last = set_out(next_game(at_layer(at_layer(state, 9, 0), 9, 1)))
    last.coins, last.story_done = [2, 2], [8, 10]
    assert next_chapter(last) is None
    assert campaign.totals(last) == {"Ann": 6, "Bob": 1 + 1 + 7}
    assert campaign.champions(last) == ["Bob"]


@pytest.mark.rule("NF-MAP-11")
def test_in_character_mode_map_11_has_no_bosses() -> None:
    last = set_out(next_game(at_layer(at_layer(of_abelone(), 9, 0), 9, 1)))
    assert last.atlas.number == 11
    assert last.bosses_left() == [] and last.winners() == [0, 1]


def test_a_whole_series_until_map_11_is_played_kept_and_read_back() -> None:
    """Games at random complete few quests, so that the stories are helped on between games."""
    game = portulan.game("near-and-far")
    played = Campaign.begin(
        game, ["Ann", "Bob"], seed="south", options={"mode": "character", "max_rounds": "30"}
    )
    rng = random.Random(5)
    for number in range(3):
        match = played.match
        while not match.state.over:
            seat = match.state.actors[0]
            options = match.state.moves(seat)
            wanted = [move for move in options if match.state.notation(move) in ("attempt", "adventure")]
            match.play(wanted[0] if wanted else rng.choice(options), seat)
        state = cast(NearAndFar, match.state)
        assert state.faults() == []
        assert played.next_chapter() is not None
        if number < 2:
            played.advance(seed=number)
    assert sum(state.story_done) > 2
    assert Campaign.from_json(played.to_json(), portulan.game).match.state == played.match.state


# What is refused


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"story": "F2"}, "its story does not go on where it was left"),
        ({"story": "A1", "story_done": 1}, "its story does not go on where it was left"),
        ({"story": "", "story_done": 3}, "its story does not go on where it was left"),
        ({"story": "A99"}, "field 'story' names 'A99', which this content does not have"),
        ({"story": "A1", "pending": ["Q1"]}, "is none of this mode"),
        ({"story": "A1", "boxes": 3}, "is none of this mode"),
    ],
)
def test_a_card_that_no_story_can_have_left_is_refused(change: dict[str, object], told: str) -> None:
    card = {"character": "abelone", "points": [3], **change}
    data = {"players": ["Ann", "Bob"], "cards": {"Ann": card}, "played": [4]}
    with pytest.raises(FileError) as caught:
        portulan.game("near-and-far").new(2, options={"mode": "character", "map": "5"}, carried=data)
    assert told in str(caught.value)
    assert str(caught.value).startswith("carried: the card of 'Ann'") and "\n" not in str(caught.value)


def test_only_the_present_quest_of_a_story_is_read() -> None:
    state = of_abelone()
    attempt(state, 0)
    assert listed(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3") == "NF-QUEST-6"
    assert quests.uses_arcade(state, 0) is False


def maps_after(number: int, repeat: bool = False) -> list[str]:
    """Lists the maps that may be next after a first game on a map."""
    state = series("Ann", "Bo", mode="character", map=number, repeat_maps=repeat)
    chapter = next_chapter(set_out(state))
    assert chapter is not None
    return [one.options["map"] for one in chapter.choices()]


@pytest.mark.rule("NF-CHARMODE-1", "NF-SETUP-7")
def test_the_players_choose_the_next_map() -> None:
    assert maps_after(4) == ["5", "6", "7", "8", "9", "10", "2", "3"]
    assert maps_after(4, repeat=True) == ["4", "5", "6", "7", "8", "9", "10", "2", "3"]
