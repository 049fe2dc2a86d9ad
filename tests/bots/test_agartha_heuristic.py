"""What Agartha knows about good play: it is pure, reads no secrets, fits all options, and follows simple advice."""

from __future__ import annotations

import math
import random
from typing import cast

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.options import Option
from portulan.games.agartha import frames
from portulan.games.agartha.heuristics import AgarthaHeuristic
from portulan.games.agartha.state import Agartha
from tests.bots.positions import positions
from tests.games.agartha.setting import acting, bidding, placed, play, resolving, setting, winning

OPTIONS = [option for option in portulan.game("agartha").options if option.key != "first_player"]


def best(table: Agartha) -> str:
    """Names the move with the highest score for whoever decides."""
    return ranked(table)[0]


def ranked(table: Agartha) -> list[str]:
    """Names the moves from the best to the worst."""
    assert table.actor is not None
    moves = table.moves()
    scores = AgarthaHeuristic().scores(table, table.actor, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [table.notation(moves[index]) for index in order]


def score(table: Agartha, move: str) -> float:
    """Rates one move for whoever decides."""
    assert table.actor is not None
    return AgarthaHeuristic().scores(table, table.actor, [table.parse(move)])[0]


# What a heuristic must be


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_decision_is_rated_under_every_option(option: Option) -> None:
    heuristic = AgarthaHeuristic()
    for players in (2, 3, 4):
        for value in option.values_for(players)[:3]:
            for state in positions("agartha", players, every=3, options={option.key: value}):
                for seat in state.actors:
                    moves = state.moves(seat)
                    scores = heuristic.scores(cast(Agartha, state), seat, moves)
                    assert len(scores) == len(moves)
                    assert all(math.isfinite(score) for score in scores)
                assert all(math.isfinite(value) for value in heuristic.values(cast(Agartha, state)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_rating_depends_on_the_faces_of_tokens_lying_face_down(players: int) -> None:
    rng = random.Random(3)
    heuristic = AgarthaHeuristic()
    for state in positions("agartha", players, every=4):
        seat = state.actors[0]
        twin = state.resample(seat, rng)
        moves = state.moves(seat)
        one = heuristic.scores(cast(Agartha, state), seat, moves)
        assert one == heuristic.scores(cast(Agartha, twin), seat, moves)


def test_a_rating_is_the_same_whatever_was_rated_before() -> None:
    """Two matches under different rules are rated in turn; what is remembered of one must not reach the other."""
    used = AgarthaHeuristic()
    plain = positions("agartha", 2, every=2)
    other = positions(
        "agartha", 2, every=2, options={"mixed_places": "zero", "token_action_map": "draw-swap-move"}
    )
    for pair in zip(plain, other, strict=False):
        for state in cast(tuple[Agartha, Agartha], pair):
            seat = state.actors[0]
            moves = state.moves(seat)
            again = [used.scores(state, seat, moves) for _ in range(2)]
            assert again[0] == again[1] == AgarthaHeuristic().scores(state, seat, moves)
            assert used.values(state) == AgarthaHeuristic().values(state)


def test_what_is_remembered_of_a_board_depends_on_all_cards_won_and_on_the_rules() -> None:
    """The same board and the same first card, but other cards to follow, or another reading of mixed Places."""
    used = AgarthaHeuristic()
    boards = {0: {"L1": "FOR*2 MTN", "L2": "MTN", "EX": "FOR"}}
    seen = []
    for options in ({}, {"mixed_places": "zero"}, {}):
        for won in ("CHA CPS", "CHA VIL", "CHA CHA", "CPS"):
            table = winning(setting(2, number=4, boards=boards, options=options), 0, won)
            scores = used.scores(table, 0, table.moves())
            assert scores == AgarthaHeuristic().scores(table, 0, table.moves())
            seen.append(tuple(scores))
    assert len(set(seen)) > 4


def test_a_draw_does_not_know_what_others_have_bid() -> None:
    """A 2 of one's own lies beside a token of a rival: whether that one is a 1 or a 3 must not matter."""
    rated = []
    for face in (1, 3):
        table = placed(setting(2, number=3, tiles=("CHA", "CPS FOR", "VIL")), "0:2@2", f"1:{face}@2")
        acting(table, 0, "draw")
        rated.append(AgarthaHeuristic().scores(table, 0, table.moves()))
    assert rated[0] == rated[1]


def test_rating_leaves_the_state_as_it_was() -> None:
    heuristic = AgarthaHeuristic()
    for state in positions("agartha", 3, every=3):
        before = state.digest()
        heuristic.scores(cast(Agartha, state), state.actors[0], state.moves())
        heuristic.values(cast(Agartha, state))
        assert state.digest() == before


def test_at_the_end_values_are_the_points_and_rewards_go_to_the_winner() -> None:
    state = portulan.new("agartha", players=3, seed=12)
    rng = random.Random(12)
    while state.actor is not None:
        state.play(rng.choice(state.moves()))
    heuristic = AgarthaHeuristic()
    table = cast(Agartha, state)
    assert heuristic.values(table) == table.scores()
    rewards = heuristic.rewards(table)
    assert all(0 <= reward <= 1 for reward in rewards)
    assert [rewards.index(max(rewards))] == table.winners()


def test_a_round_about_to_begin_is_settled_and_nothing_else_is() -> None:
    heuristic = AgarthaHeuristic()
    table = bidding(setting(2, tiles=("CHA FOR", "CPS VIL", "AMU CHA")))
    assert heuristic.settled(table)
    play(table, "bid 1 @1 bid")
    assert not heuristic.settled(table)


def test_a_lead_means_more_in_the_last_round() -> None:
    heuristic = AgarthaHeuristic()
    chances = []
    for number in (1, 6):
        table = bidding(setting(2, number=number, tiles=("CHA FOR", "CPS VIL", "AMU CHA"), village={0: 5}))
        chances.append(heuristic.rewards(table)[0])
    assert 0.5 < chances[0] < chances[1] < 1


# Simple advice (contract, section 7.1)


def test_a_move_saves_a_waiting_amulet() -> None:
    table = acting(setting(2, boards={0: {"L1": "AMU FOR", "V1": "CHA"}}), 0, "move")
    assert best(table) == "move AMU L1"
    assert best(play(table, "move AMU L1")) == "to AMS"


def test_a_move_that_opens_a_slot_is_seen() -> None:
    """AG-DV-28: taking the Amulet out opens V1, which gives a point and another Move."""
    table = acting(setting(2, number=6, boards={0: {"V1": "CHA CHA AMU", "L1": "AMU"}}), 0, "move")
    assert best(table) == "move AMU V1"


def test_a_compass_goes_to_the_places_that_lack_one() -> None:
    table = winning(setting(2, number=4, boards={0: {"L1": "FOR*3 CPS", "L2": "MTN*2"}}), 0, "CPS")
    assert best(table) == "place CPS L2"


def test_an_object_goes_to_the_object_slot_if_characters_were_met() -> None:
    table = winning(setting(2, number=4, boards={0: {"OB": "KNI"}}, encounter={0: 6}), 0, "AXE")
    assert best(table) == "place AXE OB"


def test_cards_won_together_go_to_one_zone_that_suits_both() -> None:
    table = winning(setting(2, number=3, boards={0: {"EX": "FOR CHA"}}, explored={0: [1]}), 0, "CHA VIL")
    assert best(table) == "place CHA EX"


def test_in_the_last_round_what_can_be_validated_is_validated() -> None:
    table = winning(setting(2, number=6, boards={0: {"V1": "CHA*2"}}), 0, "CHA")
    play(table, "place CHA V1")
    assert best(table) == "validate V1 3"


def test_a_swap_brings_a_compass_to_its_lot() -> None:
    boards = {0: {"L1": "FOR*3", "L2": "CPS", "V1": "CHA", "L3": "CHA"}}
    table = acting(setting(2, number=6, boards=boards), 0, "swap")
    assert set(ranked(table)[:2]) == {"swap CPS L2", "swap FOR L1"}


def test_a_draw_takes_the_missing_compass_from_a_tile() -> None:
    tiles = ("CHA", "CPS CHA", "VIL")
    table = acting(setting(2, number=5, boards={0: {"L1": "FOR*4"}}, tiles=tiles), 0, "draw")
    assert best(table) == "draw CPS @2"


def test_of_tied_cards_the_more_useful_is_picked() -> None:
    table = setting(3, number=5, holder=0, boards={2: {"L1": "MTN*4"}}, tiles=("CPS VIL",))
    resolving(placed(table, "2:2@1", "1:2@1"))
    assert table.actor == 2
    assert best(table) == "pick CPS"


def test_a_useful_card_is_kept_even_where_it_could_be_left() -> None:
    table = setting(2, number=6, boards={0: {"L1": "FOR*2"}}, options={"allow_refusal": True})
    winning(table, 0, "CPS")
    assert ranked(table)[0] == "keep"


# Bids


def last_token(table: Agartha, *placements: str) -> Agartha:
    """All tokens but one of seat 0 lie; seat 0 is asked for its last one."""
    placed(table, *placements)
    table.stack = [(frames.RESOLVE_TILE, 0), (frames.BID, 0, 3 * table.players - 1)]
    table._settle()
    return table


USELESS = ("VIL", "VIL", "VIL")


def test_the_last_token_goes_for_the_card_that_completes_a_lot() -> None:
    tiles = ("VIL CHA", "CPS CHA", "VIL MTN")
    table = setting(2, number=6, boards={0: {"L1": "FOR*4"}}, tiles=tiles)
    last_token(table, "0:1@1", "1:1@1a", "0:2@3a", "1:2@2a", "1:3@3")
    assert best(table) == "bid 3 @2 bid"


def test_the_first_token_keeps_in_mind_what_the_others_can_do() -> None:
    """The Move is needed for the Amulet: whatever comes first, the token that carries it is not wasted on a bid."""
    table = bidding(setting(2, number=6, boards={0: {"L1": "AMU"}}, tiles=("CPS", "FOR", "VIL")))
    assert score(table, "bid 1 @3 action") > score(table, "bid 1 @3 bid")
    assert score(table, "bid 2 @1 bid") > score(table, "bid 1 @1 bid")


@pytest.mark.parametrize("token", [1, 2, 3])
def test_a_token_acts_as_its_map_says(token: int) -> None:
    """An Amulet waits and nothing else is of use: only a token that carries Move has something to do."""
    gains = {}
    for option in next(option for option in OPTIONS if option.key == "token_action_map").values_for(2):
        options = {"token_action_map": option}
        table = setting(2, number=6, boards={0: {"L1": "AMU"}}, tiles=USELESS, options=options)
        others = [value for value in (1, 2, 3) if value != token]
        last_token(table, f"0:{others[0]}@1", "1:1@1", f"0:{others[1]}@2", "1:2@2", "1:3@3")
        gains[option] = score(table, f"bid {token} @3 action")
    carries_move = {option for option in gains if option.split("-")[token - 1] == "move"}
    assert min(gains[option] for option in carries_move) > 2
    assert max(gains[option] for option in gains if option not in carries_move) < 1


def test_a_draw_had_better_be_early_and_a_move_late() -> None:
    """The Compass of tile 1 is gone when tile 2 is resolved; the Amulet of tile 1 is there by then."""
    table = setting(2, number=6, boards={0: {"L1": "FOR*4"}}, tiles=("CPS", "VIL", "VIL"))
    last_token(table, "0:1@2", "1:1@1", "0:2@2", "1:2@2", "1:3@3")
    assert score(table, "bid 3 @1 action") > score(table, "bid 3 @2 action")
    table = setting(2, number=6, boards={0: {"L1": "FOR"}}, tiles=("AMU", "VIL", "VIL"))
    last_token(table, "0:3@1", "1:1@1", "0:2@2", "1:2@2", "1:3@3")
    assert score(table, "bid 1 @2 action") > score(table, "bid 1 @1 action")


def test_the_holder_needs_less_to_win_a_tile() -> None:
    """One token of the rival lies on tile 1: a 2 beats one of three faces, and two of three for the holder."""
    gains = []
    for holder in (0, 1):
        table = setting(2, number=6, holder=holder, boards={0: {"L1": "FOR*4"}}, tiles=("CPS", "VIL", "VIL"))
        last_token(table, "1:1@1", "0:1@2", "1:2@2", "0:3@3", "1:3@3")
        gains.append(score(table, "bid 2 @1 bid"))
    assert gains[0] == pytest.approx(2 * gains[1], rel=0.1)


def test_a_tile_is_denied_to_the_rival_who_needs_it() -> None:
    gains = []
    for rival in ("FOR*5", "CHA"):
        table = setting(2, number=6, boards={1: {"L1": rival}}, tiles=("CPS", "VIL", "VIL"))
        last_token(table, "1:1@1", "0:1@2", "1:2@2", "0:2@3", "1:3@3")
        gains.append(score(table, "bid 3 @1 bid"))
    assert gains[0] > gains[1] + 2


def test_greedy_beats_random_on_both_seats() -> None:
    game = portulan.game("agartha")
    for number in range(12):
        seat = number % 2
        bots = [make("random", number, game), make("random", number, game)]
        bots[seat] = make("greedy", number, game)
        state = game.new(2, f"walkover {number}")
        while state.actor is not None:
            state.play(bots[state.actor].choose(InformationState(state, state.actor)))
        assert state.winners() == [seat]
