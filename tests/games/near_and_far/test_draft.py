"""The artifact draft and the opening discard of Near and Far (NF-DRAFT)."""

from __future__ import annotations

import pytest

from portulan import Refused
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.position import bits
from portulan.games.near_and_far.state import NearAndFar
from tests.games.near_and_far.setting import (
    box_with,
    content,
    fresh,
    give,
    heard,
    listed,
    play,
    reach,
    refused,
    table,
)

BASIC = [uid.id for uid in content().all(entries.ArtifactEntry) if uid.tier == "basic"]
ADVANCED = [uid.id for uid in content().all(entries.ArtifactEntry) if uid.tier == "advanced"]


def dealt(players: int, **options: str) -> NearAndFar:
    """Deals seat 0 the first two advanced and the first five basic artifacts, seat 1 the next, and so on."""
    state = reach(fresh(players, kind=None, **options), "deal card")
    for seat in range(players):
        play(state, *(f"dealt {uid}" for uid in ADVANCED[2 * seat : 2 * seat + 2]))
        play(state, *(f"dealt {uid}" for uid in BASIC[5 * seat : 5 * seat + 5]))
    return state


def pick(state: NearAndFar, *numbers: int) -> NearAndFar:
    """Everybody picks a basic artifact, by its place in the list, seat by seat."""
    for seat, number in enumerate(numbers):
        state.play(state.parse(f"pick {BASIC[number]}"), seat)
    return state


def pack(state: NearAndFar, seat: int) -> list[int]:
    """Lists the pack of a player, by places in the list of basic artifacts."""
    return [BASIC.index(catalogue.ARTIFACTS[number]) for number in bits(state.pack[seat])]


def hand(state: NearAndFar, seat: int) -> list[str]:
    """Lists the hand of a player."""
    return [catalogue.ARTIFACTS[number] for number in bits(state.hand[seat])]


def drafted(players: int = 2, **options: str) -> NearAndFar:
    """Drafts so that everybody keeps picking the lowest card of the pack."""
    state = dealt(players, **options)
    while state.step is not None and state.step.name == "draft":
        pick(state, *(min(pack(state, seat)) for seat in range(players)))
    return state


@pytest.mark.rule("NF-DRAFT-1")
def test_only_basic_artifacts_are_drafted() -> None:
    state = dealt(2)
    assert listed(state) == [f"pick {uid}" for uid in BASIC[:5]]
    assert refused(state, f"pick {ADVANCED[0]}") == "NF-DRAFT-2"
    assert hand(state, 0) == ADVANCED[:2]
    pick(state, 0, 5)
    assert hand(state, 0) == [uid for uid in catalogue.ARTIFACTS if uid in (BASIC[0], *ADVANCED[:2])]


@pytest.mark.rule("NF-DRAFT-2")
def test_all_choose_at_once_and_nothing_shows_before() -> None:
    state = dealt(3)
    assert state.actors == [0, 1, 2]
    state.play(state.parse(f"pick {BASIC[7]}"), 1)
    assert state.actors == [0, 2]
    assert (pack(state, 1), hand(state, 1)) == ([5, 6, 7, 8, 9], ADVANCED[2:4])
    others = state.view(0)["people"][1]
    assert (others["has_picked"], others["picked"], others["pack_size"]) == (True, None, 5)
    assert state.view(1)["people"][1]["picked"] == BASIC[7]
    pick(state, 0)
    state.play(state.parse(f"pick {BASIC[14]}"), 2)
    assert [pack(state, seat) for seat in range(3)] == [[10, 11, 12, 13], [1, 2, 3, 4], [5, 6, 8, 9]]


@pytest.mark.rule("NF-DRAFT-2")
def test_one_picks_from_the_pack_that_one_holds() -> None:
    state = dealt(2)
    with pytest.raises(Refused) as caught:
        state.play(state.parse(f"pick {BASIC[0]}"), 1)
    assert caught.value.rule == "NF-DRAFT-2"
    pick(state, 0, 5)
    assert refused(state, f"pick {BASIC[1]}") == "NF-DRAFT-2"
    assert listed(state) == [f"pick {BASIC[number]}" for number in (6, 7, 8, 9)]


@pytest.mark.rule("NF-DRAFT-3", "NF-DRAFT-4")
def test_packs_go_to_the_left_until_nothing_is_left() -> None:
    """With 4 players a pack meets everybody once, and its first holder twice."""
    state = dealt(4)
    pick(state, 0, 5, 10, 15)
    assert [pack(state, seat)[0] for seat in range(4)] == [16, 1, 6, 11]
    pick(state, 16, 1, 6, 11)
    assert [pack(state, seat)[0] for seat in range(4)] == [12, 17, 2, 7]
    pick(state, 12, 17, 2, 7)
    assert [pack(state, seat)[0] for seat in range(4)] == [8, 13, 18, 3]
    pick(state, 8, 13, 18, 3)
    # The fifth card is forced.
    assert state.step is not None and state.step.name == "opening discard"
    assert [pack(state, seat) for seat in range(4)] == [[], [], [], []]
    for seat, picked in enumerate(
        ((0, 16, 12, 8, 4), (5, 1, 17, 13, 9), (10, 6, 2, 18, 14), (15, 11, 7, 3, 19))
    ):
        assert set(hand(state, seat)) == {BASIC[n] for n in picked} | set(ADVANCED[2 * seat : 2 * seat + 2])


@pytest.mark.rule("NF-DRAFT-2", "NF-DRAFT-3")
def test_with_two_players_a_pack_comes_back() -> None:
    """G-15."""
    state = pick(dealt(2), 0, 5)
    assert (pack(state, 0), pack(state, 1)) == ([6, 7, 8, 9], [1, 2, 3, 4])
    pick(state, 6, 1)
    assert (pack(state, 0), pack(state, 1)) == ([2, 3, 4], [7, 8, 9])
    pick(state, 2, 7)
    pick(state, 8, 3)
    assert set(hand(state, 0)) == {*ADVANCED[:2], *(BASIC[n] for n in (0, 6, 2, 8, 4))}
    assert set(hand(state, 1)) == {*ADVANCED[2:4], *(BASIC[n] for n in (5, 1, 7, 3, 9))}


@pytest.mark.rule("NF-DRAFT-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tv_35_after_the_draft_everybody_has_five_basic_artifacts(players: int) -> None:
    """TV-35: each player is dealt 2 advanced + 5 basic; after the draft 5 basic."""
    state = drafted(players)
    for seat in range(players):
        assert len(set(hand(state, seat)) & set(BASIC)) == 5
        assert len(set(hand(state, seat)) & set(ADVANCED)) == 2


def others_ready(state: NearAndFar) -> NearAndFar:
    """Everybody else discards one advanced artifact and is ready: now all discards are made."""
    for seat in state.actors:
        state.play(state.parse(f"discard {ADVANCED[2 * seat]}"), seat)
        state.play(state.parse("done"), seat)
    return state


@pytest.mark.rule("NF-DRAFT-5")
def test_at_least_one_advanced_artifact_must_go() -> None:
    state = drafted()
    assert "done" not in listed(state)
    assert refused(state, "done") == "NF-DRAFT-5"
    play(state, f"discard {BASIC[0]}")
    assert refused(state, "done") == "NF-DRAFT-5"
    play(state, f"discard {ADVANCED[1]}")
    assert "done" in listed(state)
    both = others_ready(play(state.copy(), f"discard {ADVANCED[0]}", "done"))
    assert set(hand(both, 0)) & set(ADVANCED) == set()
    others_ready(play(state, "done"))
    assert set(hand(state, 0)) & set(ADVANCED) == {ADVANCED[0]}


@pytest.mark.rule("NF-DRAFT-6")
@pytest.mark.parametrize("kept", range(6))
def test_any_number_of_basic_artifacts_may_go(kept: int) -> None:
    state = play(drafted(), f"discard {ADVANCED[0]}")
    own = [uid for uid in hand(state, 0) if uid in BASIC]
    others_ready(play(state, *(f"discard {uid}" for uid in own[kept:]), "done"))
    assert [uid for uid in hand(state, 0) if uid in BASIC] == own[:kept]
    assert state.view(0)["people"][0]["discards_size"] == 6 - kept


@pytest.mark.rule("NF-DRAFT-6")
def test_only_own_cards_are_discarded() -> None:
    state = drafted()
    foreign = next(uid for uid in hand(state, 1) if uid in BASIC)
    assert refused(state, f"discard {foreign}") == "NF-DRAFT-6"
    play(state, f"discard {ADVANCED[0]}")
    assert refused(state, f"discard {ADVANCED[0]}") == "NF-DRAFT-6"


@pytest.mark.rule("NF-DRAFT-5", "NF-DRAFT-6")
def test_everybody_discards_at_once_and_the_game_begins_when_all_are_ready() -> None:
    state = drafted(3)
    assert state.actors == [0, 1, 2]
    state.play(state.parse(f"discard {ADVANCED[4]}"), 2)
    state.play(state.parse("done"), 2)
    assert state.actors == [0, 1]
    assert state.view(0)["people"][2]["ready"]
    assert state.view(2)["laid"] == [ADVANCED[4]]
    assert (state.view(0)["laid"], state.view(None)["laid"]) == ([], [])
    assert state.view(0)["people"][2]["hand_size"] == 7
    for seat in (1, 0):
        assert state.round == 0
        state.play(state.parse(f"discard {ADVANCED[2 * seat]}"), seat)
        state.play(state.parse("done"), seat)
    assert (state.round, state.actor, state.ready) == (1, 0, [0, 0, 0])


@pytest.mark.rule("NF-DRAFT-5")
@pytest.mark.parametrize(("option", "seen"), [("face_down", None), ("face_up", [ADVANCED[0]])])
def test_discards_lie_face_down_unless_the_table_plays_openly(option: str, seen: list[str] | None) -> None:
    """G-14, with both values of its option."""
    state = drafted(artifact_discards=option)
    assert heard(state, f"discard {ADVANCED[0]}", "done") == ["ready"]
    log = state.listen()
    others_ready(state)
    told = "discarded" if seen is None else "discarded-openly"
    assert [EVENTS[event[0]].name for event in log[:3]] == ["ready", told, told]
    assert state.view(0)["people"][0]["discards"] == [ADVANCED[0]]
    assert state.view(1)["people"][0]["discards"] == seen
    assert state.view(1)["people"][0]["discards_size"] == 1


@pytest.mark.rule("NF-DRAFT-5")
def test_extra_artifacts_come_before_the_discard_and_on_top_of_the_limit() -> None:
    """G-16: whoever has the talent may keep an advanced artifact of the draft and two more."""
    state = reach(fresh(2, mode="campaign", kind=box_with()), "deal card")
    give(state, 0, talents="treasure-hunter")
    for seat in range(2):
        play(state, *(f"dealt {uid}" for uid in ADVANCED[2 * seat : 2 * seat + 2]))
        play(state, *(f"dealt {uid}" for uid in BASIC[5 * seat : 5 * seat + 5]))
    while state.step is not None and state.step.name == "draft":
        pick(state, *(min(pack(state, seat)) for seat in range(2)))
    play(state, "draw 0+2", f"dealt {ADVANCED[5]}", f"dealt {ADVANCED[6]}")
    play(state, f"keep {ADVANCED[5]}", f"keep {ADVANCED[6]}")
    assert state.step is not None and state.step.name == "opening discard"
    assert refused(state, "done") == "NF-DRAFT-5"
    play(state, f"discard {ADVANCED[0]}", "done")
    state.play(state.parse(f"discard {ADVANCED[2]}"), 1)
    state.play(state.parse("done"), 1)
    assert set(hand(state, 0)) & set(ADVANCED) == {ADVANCED[1], ADVANCED[5], ADVANCED[6]}
    assert state.pack == [0, 0]


@pytest.mark.rule("NF-DRAFT-7")
def test_kept_artifacts_are_the_hand_which_has_no_limit() -> None:
    state = table(2)
    give(state, 0, hand=" ".join(BASIC[:30]))
    play(state, "visit store", "draw 4+0", *(f"dealt {uid}" for uid in BASIC[30:34]))
    play(state, *(f"keep {uid}" for uid in BASIC[30:34]))
    assert state.view(0)["people"][0]["hand_size"] == 34


@pytest.mark.rule("NF-DRAFT-8")
def test_an_artifact_in_hand_does_nothing_and_costs_a_point() -> None:
    state = table(2)
    before = state.scores()[0]
    give(state, 0, hand="regiment-drum written-apology")
    assert (state.combat(0), state.heart_symbols(0)) == (0, 2)
    assert state.scores()[0] == before - 2
    give(state, 1, bought="star-on-a-rope")
    assert (state.combat(1), state.heart_symbols(1)) == (2, 3)
    points = state.box.points[catalogue.ARTIFACTS.index("star-on-a-rope")]
    assert state.scores()[1] == before + points
