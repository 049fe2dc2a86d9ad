"""Chiefs (NF-CHIEF): the fourth banner of a colour claims one, for good."""

from __future__ import annotations

import pytest

from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import FACTIONS
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    content,
    follow,
    give,
    heard,
    hold,
    play,
    recruit,
    refused,
    sound,
    turn,
)

OF = {
    faction: [who.id for who in content().all(entries.AdventurerEntry) if who.faction == name]
    for faction, name in enumerate(FACTIONS)
}


def banners(state: NearAndFar, faction: int, adventurers: int, tokens: int, seat: int = 0) -> NearAndFar:
    """Gives a player banners of a colour, the first adventurer active; nobody claims anything."""
    free = [uid for uid in OF[faction] if not state.members(1 - seat) >> catalogue.ADVENTURERS.index(uid) & 1]
    for n, uid in enumerate(free[:adventurers]):
        recruit(state, seat, uid, None if n else faction)
    return hold(state, seat, **{FACTIONS[faction]: tokens})


def trading(state: NearAndFar) -> NearAndFar:
    """Seat 0 comes from jail to the Town Hall with enough to trade."""
    return turn(hold(state, 0, coins=9, gems=9, food=9), 0)


@pytest.mark.rule("NF-CHIEF-1", "NF-SETUP-6")
def test_one_chief_a_faction_free_from_the_start() -> None:
    state = table()
    assert state.chiefs == [-1, -1, -1, -1]
    chiefs = content().all(entries.ChiefEntry)
    assert [chief.faction for chief in chiefs] == list(FACTIONS)


@pytest.mark.rule("NF-CHIEF-2")
@pytest.mark.parametrize("faction", [GREEN, BLUE, RED, YELLOW])
@pytest.mark.parametrize(("adventurers", "tokens"), [(0, 3), (3, 0), (2, 1), (1, 2)])
def test_the_fourth_banner_claims_the_chief_at_once(faction: int, adventurers: int, tokens: int) -> None:
    """G-180: automatic at the first moment; active or inactive adventurers and tokens count."""
    state = banners(table(), faction, adventurers, tokens)
    state.claim_chief(0, faction)
    assert state.chiefs[faction] == -1
    state.gain_tokens(0, faction, 1)
    assert state.chiefs == [0 if other == faction else -1 for other in range(4)]


@pytest.mark.rule("NF-CHIEF-2")
@pytest.mark.parametrize(("adventurers", "tokens"), [(0, 3), (3, 0), (2, 1)])
def test_a_recruit_may_be_the_fourth(adventurers: int, tokens: int) -> None:
    state = banners(hold(table(), 0, coins=9), RED, adventurers, tokens)
    who = next(uid for uid in OF[RED] if not state.members(0) >> catalogue.ADVENTURERS.index(uid) & 1)
    number = catalogue.ADVENTURERS.index(who)
    if number not in state.row:
        state.bag = state.bag & ~(1 << number) | 1 << state.row[0]
        state.row[0] = number
    play(turn(state, 0), "visit saloon")
    assert "chief" in heard(state, f"recruit {who}")
    assert state.chiefs[RED] == 0
    assert sound([state])


@pytest.mark.rule("NF-CHIEF-2")
def test_banners_of_several_colours_do_not_add_up() -> None:
    state = banners(banners(table(), RED, 2, 1), BLUE, 1, 2)
    state.gain_tokens(0, GREEN, 3)
    assert state.chiefs == [-1] * 4


@pytest.mark.rule("NF-CHIEF-2")
def test_banners_of_several_players_do_not_add_up() -> None:
    state = banners(banners(table(), RED, 2, 1), RED, 2, 1, seat=1)
    state.gain_tokens(0, BLUE, 1)
    assert state.chiefs == [-1] * 4
    state.gain_tokens(1, RED, 1)
    assert state.chiefs[RED] == 1


@pytest.mark.rule("NF-CHIEF-2", "NF-PARTY-15")
def test_a_pet_is_no_banner() -> None:
    state = banners(table(), YELLOW, 0, 3)
    state.claim_chief(0, YELLOW)
    assert (state.party[YELLOW] >= state.box.first_pet, state.chiefs[YELLOW]) == (True, -1)


@pytest.mark.rule("NF-CHIEF-2", "NF-CHIEF-3")
def test_the_first_keeps_the_chief() -> None:
    """NF-CHIEF-3: neither more banners of another player nor the loss of one's own takes it away."""
    state = banners(table(), RED, 0, 3)
    state.gain_tokens(0, RED, 1)
    state.gain_tokens(1, RED, 6)
    assert state.chiefs[RED] == 0
    hold(state, 0, red=0)
    state.gain_tokens(1, RED, 1)
    state.claim_chief(1, RED)
    assert state.chiefs[RED] == 0


@pytest.mark.rule("NF-CHIEF-3", "NF-ARTIFACT-1")
def test_banners_that_are_spent_leave_the_chief() -> None:
    state = give(banners(hold(table(), 0, gems=9), RED, 0, 3), 0, hand="scroll-of-legend")
    state.gain_tokens(0, RED, 1)
    play(turn(state, 0), "buy scroll-of-legend")
    assert (state.tokens[RED], state.chiefs[RED]) == (3, 0)


@pytest.mark.rule("NF-CHIEF-2", "NF-TOWN-HALL-3")
def test_g_182_in_a_trade_goods_are_paid_before_the_claim() -> None:
    """G-182: a token gained in a trade claims; one that pays for it is gone before."""
    state = trading(banners(table(), RED, 0, 3))
    follow(state, "visit town-hall", "enter freely", "trade for red", "give coin", "give coin", "give coin")
    follow(state, "done")
    assert (state.tokens[RED], state.chiefs[RED]) == (4, 0)


@pytest.mark.rule("NF-CHIEF-4", "NF-SALOON-7", "NF-SALOON-6")
def test_a_chief_is_one_banner_for_recruiting() -> None:
    state = banners(table(), RED, 0, 2)
    state.row = [catalogue.ADVENTURERS.index(uid) for uid in ("ruth", "tib", "plum", "pip", "sal")]
    price = turn(state, 0).view(0)["prices"]
    state.chiefs[RED] = 0
    assert turn(state, 0).view(0)["prices"] == [price[0] - 1, *price[1:]]
    state.chiefs[RED] = 1
    assert turn(state, 0).view(0)["prices"] == price


@pytest.mark.rule("NF-CHIEF-4")
def test_g_181_a_chief_never_counts_for_a_claim() -> None:
    """G-181: the banners of a colour are adventurers and tokens."""
    state = banners(table(), RED, 0, 3)
    state.chiefs[RED] = 0
    assert state.banners(0, RED) == 3
    assert state.view(0)["people"][0]["banners"]["red"] == 3


@pytest.mark.rule("NF-CHIEF-5")
def test_a_chief_is_no_adventurer() -> None:
    state = hold(table(), 0, coins=9)
    before = [state.skill(0), state.combat(0), state.search(0), state.movement(0), state.heart_symbols(0)]
    members = state.members(0)
    state.chiefs = [0, 0, 0, 0]
    assert [
        state.skill(0),
        state.combat(0),
        state.search(0),
        state.movement(0),
        state.heart_symbols(0),
    ] == before
    assert (state.members(0), state.adventurers_of(0, RED)) == (members, 0)
    give(state, 0, bought="starry-cloak dice-game scroll-of-legend unearthed-treaty")
    assert state.view(0)["people"][0]["sheet"]["bonuses"] == 0
    play(turn(state, 0), "adventure", "rearrange")
    assert refused(state, "assign egg") == "NF-LEAVE-2"


@pytest.mark.rule("NF-CHIEF-6", "NF-SCORE-9")
@pytest.mark.parametrize("count", range(5))
def test_a_chief_scores_five(count: int) -> None:
    state = table()
    state.chiefs = [0 if faction < count else 1 for faction in range(4)]
    assert [state.view(seat)["people"][seat]["sheet"]["chiefs"] for seat in (0, 1)] == [
        5 * count,
        5 * (4 - count),
    ]
