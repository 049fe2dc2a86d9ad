"""What Roam knows about good play: it is pure, fits all options, and follows simple advice (contract, section 8.1)."""

from __future__ import annotations

import math
import random
from typing import cast

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.engine.options import Option
from portulan.games.roam.bits import members
from portulan.games.roam.evaluation import Resources
from portulan.games.roam.heuristics import RoamHeuristic
from portulan.games.roam.map import SLOT_COUNT, SLOT_SQUARES
from portulan.games.roam.placing import CHARACTER, fits, orientation
from portulan.games.roam.state import Roam
from portulan.games.roam.turns import is_triggered
from portulan.games.roam.worth import Weights, face_of, pieces_of, shape_tables, standing
from tests.bots.positions import positions
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    card_number,
    cover,
    leave,
    offer,
    play,
    setting,
    spelled,
    use,
)

OPTIONS = [option for option in portulan.game("roam").options if option.key != "first_player"]


def ranked(table: Fixture) -> list[str]:
    """Names the moves from the best to the worst for whoever decides."""
    assert table.actor is not None
    moves = table.moves()
    scores = RoamHeuristic().scores(table, table.actor, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [table.notation(moves[index]) for index in order]


def chooses(table: Fixture, move: str) -> bool:
    """Tells whether a move is the best one."""
    return ranked(table)[0] == table.notation(table.parse(spelled(table, move)))


def score(table: Fixture, move: str) -> float:
    """Rates one move for whoever decides."""
    assert table.actor is not None
    return RoamHeuristic().scores(table, table.actor, [table.parse(spelled(table, move))])[0]


CONTESTED = {0: "0,0 1,0", 1: "2,0 0,1"}
"""Slot 0, two markers each: (1,1) and (2,1) decide, and B fills them."""


# What a heuristic must be


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_decision_is_rated_under_every_option(option: Option) -> None:
    heuristic = RoamHeuristic()
    for players in (2, 3, 4):
        for value in option.values_for(players):
            for state in positions("roam", players, every=7, options={option.key: value}):
                table = cast(Roam, state)
                for seat in state.actors:
                    moves = state.moves(seat)
                    scores = heuristic.scores(table, seat, moves)
                    assert len(scores) == len(moves)
                    assert all(math.isfinite(score) for score in scores)
                assert all(math.isfinite(value) for value in heuristic.values(table))


@pytest.mark.parametrize("all_pass", ["stay", "discard"])
def test_a_card_that_nobody_takes_is_a_choice_like_any_other(all_pass: str) -> None:
    """All before the last one have passed: he may take the card for nothing, or leave it to nobody."""
    table = begin(tied(coins=[0, 5], options={"all_pass": all_pass}))
    use(table, "B @ 2,1")
    play(table, "pass")
    assert asked(table) == "bid"
    assert chooses(table, "bid 0")


def test_a_rating_is_the_same_whatever_was_rated_before() -> None:
    """Two matches under different rules are rated in turn; what is remembered of one must not reach the other."""
    kept = RoamHeuristic()
    plain = positions("roam", 2, every=3)
    other = positions("roam", 2, every=3, options={"stacking": True, "full_rules": False})
    for pair in zip(plain, other, strict=False):
        for state in cast(tuple[Roam, Roam], pair):
            seat = state.actors[0]
            moves = state.moves(seat)
            again = [kept.scores(state, seat, moves) for _ in range(2)]
            assert again[0] == again[1] == RoamHeuristic().scores(state, seat, moves)
            assert kept.values(state) == RoamHeuristic().values(state)


def test_what_is_remembered_does_not_follow_a_table_that_changes() -> None:
    """The same state object is rated, played on, and rated again."""
    kept = RoamHeuristic()
    table = cast(Roam, portulan.new("roam", players=2, seed=5))
    rng = random.Random(5)
    while table.actor is not None:
        moves = table.moves()
        assert kept.scores(table, table.actor, moves) == RoamHeuristic().scores(table, table.actor, moves)
        table.play(rng.choice(moves))


def test_what_is_remembered_depends_on_the_coins_of_all() -> None:
    kept = RoamHeuristic()
    table = play(begin(setting(markers={1: "0,0 1,0"})), "use B")
    seen = []
    for coins in (0, 2):
        table.coins[1] = coins
        seen.append(kept.scores(table, 0, table.moves()))
        assert seen[-1] == RoamHeuristic().scores(table, 0, table.moves())
    assert seen[0] != seen[1]


def test_means_are_those_of_the_moment_they_were_looked_at() -> None:
    """They are kept for later looks at the same position, and the table goes on meanwhile."""
    table = begin(setting())
    table.coins[0] = 3
    resources = Resources(table, 0, Weights())
    price = resources.price(2)
    table.coins[0] = 30
    table.cards[0] = 0
    assert resources.price(2) == price
    assert resources.cards[0]


def test_values_count_the_chances_on_the_map() -> None:
    """Four markers of P1 on slot 0 are good for him and bad for P2, more so if he can complete the card."""
    heuristic = RoamHeuristic()
    empty = heuristic.values(begin(setting()))
    ahead = heuristic.values(begin(setting(markers={0: "0,0 1,0 2,0 0,1"})))
    assert ahead[0] > empty[0] + 0.5
    assert ahead[1] < empty[1]
    chances = []
    for used in ("B C", "C K7"):
        table = setting(markers={0: "0,0 1,0 2,0 0,1"}, won={0: "K7"})
        for name in used.split():
            table.ready[0] ^= 1 << card_number(name)
        chances.append(heuristic.values(begin(table))[0])
    assert chances[1] > chances[0] + 0.3


def test_rating_leaves_the_state_as_it_was() -> None:
    heuristic = RoamHeuristic()
    for state in positions("roam", 3, every=5):
        before = state.digest()
        heuristic.scores(cast(Roam, state), state.actors[0], state.moves())
        heuristic.values(cast(Roam, state))
        assert state.digest() == before


def test_at_the_end_values_are_the_points_and_rewards_go_to_the_winner() -> None:
    state = portulan.new("roam", players=3, seed=12)
    rng = random.Random(12)
    while state.actor is not None:
        state.play(rng.choice(state.moves()))
    heuristic = RoamHeuristic()
    table = cast(Roam, state)
    assert heuristic.values(table) == table.scores()
    rewards = heuristic.rewards(table)
    assert all(0 <= reward <= 1 for reward in rewards)
    assert [rewards.index(max(rewards))] == table.winners()


def test_a_turn_about_to_begin_is_settled_and_nothing_else_is() -> None:
    heuristic = RoamHeuristic()
    table = begin(setting())
    assert heuristic.settled(table)
    play(table, "use A")
    assert not heuristic.settled(table)
    play(table, "at 0,0")
    assert table.active == 1
    assert heuristic.settled(table)


def test_a_lead_means_more_when_the_end_is_near() -> None:
    heuristic = RoamHeuristic()
    early = begin(setting())
    late = begin(setting(won={1: "K7 K8 K9"}))
    assert heuristic.spread(late) < heuristic.spread(early)


# Charts


def test_the_faces_of_a_set_of_squares_are_the_set_again() -> None:
    rng = random.Random(1)
    for _ in range(100):
        squares = rng.getrandbits(36)
        pieces = pieces_of(squares)
        assert sum(face.bit_count() for _, face in pieces) == squares.bit_count()
        for slot in range(SLOT_COUNT):
            places = members(SLOT_SQUARES[slot])
            face = sum(1 << n for n, place in enumerate(places) if squares >> place & 1)
            assert face_of(squares, slot) == dict(pieces).get(slot, 0) == face


def test_a_shape_reaches_the_vacant_squares_that_one_of_its_places_covers() -> None:
    """Every set of squares of a card, against all places of a shape, with and without an optional square."""
    box = Roam.box
    drawn = shape_tables(box, 0.5)
    for shape in (0, 17, 65, 106, 123, 170, 193, 238):
        spots = drawn.spots[shape]
        assert [spot.move for spot in spots] == box.corners[shape]
        for slot in range(SLOT_COUNT):
            near = [face_of(spot.fixed, slot) for spot in spots]
            single = [
                (spot.fixed, added) for spot in spots for number, added, _ in spot.extended if number == 1
            ]
            far = [face_of(fixed | added, slot) for fixed, added in single]
            for face in range(1, 64):
                bit = 64 * slot + face
                assert drawn.reach[shape] >> bit & 1 == any(not face & ~whole for whole in near)
                assert drawn.far_reach[shape] >> bit & 1 == any(not face & ~whole for whole in far)


def test_a_lead_beyond_the_squares_left_is_safe() -> None:
    ahead, shares = standing(2, (3, 1, 0))
    assert ahead == [4, 0, -1]
    assert shares[0] > shares[1] > shares[2] == 0
    assert standing(1, (4, 1))[1] == [1.0, 0.0]
    assert standing(2, (2, 2))[1] == [0.5, 0.5]


# Cards


def test_a_card_is_completed_with_a_majority() -> None:
    """B and C do it, A does not."""
    table = begin(setting(markers=CONTESTED))
    assert score(table, "use A") < min(score(table, "use B"), score(table, "use C"))
    assert chooses(play(table, "use B"), "at 1,1")


def test_a_card_is_not_completed_for_another_player() -> None:
    table = begin(setting(markers={1: "0,0 1,0 2,0 0,1"}))
    play(table, "use B")
    assert ranked(table)[-1] == "at 1,1"
    assert score(table, "at 1,1") < 0


def test_a_tie_is_worth_less_than_a_majority_and_more_than_a_gift() -> None:
    gains = []
    for mine, others in (("0,0 1,0", "2,0 0,1"), ("0,0", "2,0 0,1 1,0"), ("", "0,0 2,0 0,1 1,0")):
        table = begin(setting(markers={0: mine, 1: others}))
        gains.append(score(play(table, "use B"), "at 1,1"))
    assert gains[0] > gains[1] > gains[2]


def test_no_marker_prepares_a_card_for_the_next_player() -> None:
    """One vacant square is left on a card where the rival leads; he takes it if his characters reach."""
    table = begin(setting(markers={1: "0,0 1,0 2,0"}))
    play(table, "use B")
    assert score(table, "at 0,1") < score(table, "at 3,0")


def test_what_a_rival_can_do_depends_on_his_ready_characters() -> None:
    """After P1 three squares of slot 0 are left in a corner, which C of the rival fills, and neither A nor B."""
    gains = []
    for used in ("", "C"):
        table = begin(setting(markers={1: "0,0 2,0"}, used={1: used}))
        play(table, "use A")
        gains.append(score(table, "at 2,1"))
    assert gains[0] < gains[1]


def test_what_a_rival_can_do_depends_on_the_rest_that_he_can_pay_for() -> None:
    """As before, but C is used: with a coin for the one character that is ready, it can be turned up."""
    gains = []
    for coins in (0, 1):
        table = begin(setting(markers={1: "0,0 2,0"}, used={1: "B C"}, coins=[0, coins]))
        play(table, "use A")
        gains.append(score(table, "at 2,1"))
    assert gains[0] > gains[1]


def test_what_a_rival_can_do_depends_on_his_coins() -> None:
    """Three squares in a column are left on slot 0: B reaches them if the optional square can be paid for."""
    gains = []
    for coins in (0, 2):
        table = begin(setting(markers={1: "0,0 1,0"}, coins=[0, coins]))
        play(table, "use B")
        gains.append(score(table, "at 2,0"))
    assert gains[0] > gains[1]


def test_markers_that_make_a_lead_safe_are_better_than_others() -> None:
    table = begin(setting(markers={0: "0,0 1,0", 1: "2,0"}))
    play(table, "use B")
    assert score(table, "at 0,1") > score(table, "at 3,0")


def test_coin_symbols_are_taken() -> None:
    """(4,0) and (4,1) pay, (5,0) and (5,1) do not."""
    table = begin(setting())
    play(table, "use A")
    assert score(table, "at 4,0") > score(table, "at 5,0")


def test_the_tenth_card_is_for_whoever_is_ahead() -> None:
    """P1 has nine cards; K1, worth 2 points, ends the game."""
    gains = []
    for rival in ("", "K5 K7 K8"):
        table = setting(markers={0: cover(0, but="1,1 2,1")}, won={1: rival})
        table.cards[0] |= 0b111111 << 20
        gains.append(score(play(begin(table), "use B"), "at 1,1"))
    assert gains[0] > gains[1] + 1


def test_in_the_last_round_only_cards_count_that_can_still_be_completed() -> None:
    """P1 was first and P2 has the last turn of the game: preparing a card is of no use to him."""
    table = setting(won={})
    table.cards[0] |= 0b1111111 << 20
    begin(table, 1)
    play(table, "use B")
    assert score(table, "at 2,2") == pytest.approx(0, abs=0.05)


# Markers that run out


def test_the_last_markers_are_kept_for_a_card_that_they_complete() -> None:
    """Two squares of slot 0 are vacant. With three markers left, two elsewhere would strand the others."""
    gaps = []
    for supply in (3, 12):
        table = begin(setting(markers={0: cover(0, but="2,0 2,1")}, supply={0: supply}))
        play(table, "use A")
        gaps.append(score(table, "at 2,0") - score(table, "at 5,0"))
    assert gaps[0] > gaps[1] + 5


def test_an_optional_square_is_no_reason_to_be_stranded() -> None:
    gains = []
    for supply in (5, 24):
        table = begin(setting(markers={0: cover(0, but="2,0 2,1")}, supply={0: supply}, coins=[2, 0]))
        play(table, "use A")
        gains.append(score(table, "at 5,0"))
    assert gains[0] < gains[1] - 2


def test_a_rival_without_markers_takes_no_card() -> None:
    """Two squares of slot 0 are left for a rival who leads there: he takes it if he has two markers."""
    gains = []
    for supply in (1, 2):
        table = begin(setting(markers={1: "0,0 1,0 2,0"}, supply={1: supply}))
        gains.append(score(play(table, "use A"), "at 0,1"))
    assert gains[0] > gains[1]


def test_a_position_without_enough_markers_is_worth_less() -> None:
    values = []
    for supply in (1, 24):
        table = begin(setting(markers={0: cover(0, but="2,0 2,1")}, supply={0: supply}))
        values.append(RoamHeuristic().values(table))
    assert values[0][0] < values[1][0] - 5
    assert values[0][1] == values[1][1]


def test_an_end_without_cards_is_seen_coming() -> None:
    """With one round left before the game is called off, coins and characters are worth little."""
    resources = []
    for rounds in (0, 19):
        table = setting()
        table.turn, table.rounds_without_card = 38, rounds
        resources.append(Resources(begin(table), 0, Weights()))
    assert (resources[0].rounds, resources[1].rounds) == (14.0, 1.0)
    assert resources[1].coin < resources[0].coin / 3


def covering(state: Roam, seat: int) -> int:
    """Chooses for a player who places as few markers as possible and does nothing else."""

    def placed(shape: int, move: int) -> int:
        fixed, _ = state.box.places[shape][move]
        return (fixed & ~state.taken).bit_count()

    def fewest(move: int) -> int:
        card, turns = CHARACTER[move]
        shape = orientation(state, seat, card, turns)
        return min(placed(shape, place) for place in fits(state, shape))

    moves = state.moves()
    if asked(state) == "use":
        return min(moves, key=fewest)
    if asked(state) == "at":
        return min(moves, key=lambda move: placed(state.stack[-1][2], move))
    declined = [move for move in moves if state.notation(move) in ("done", "rest no", "pass")]
    return (declined or moves)[0]


@pytest.mark.rule("RO-LIMIT-7")
@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_a_player_who_only_covers_does_not_hold_the_game(name: str) -> None:
    """Whoever does not see his supply run out lays all markers on cards that he cannot complete any more."""
    game = portulan.game("roam")
    for number in range(12):
        state = cast(Roam, game.new(2, f"held {number}"))
        bot = make(name, number, game)
        while state.actor is not None:
            playing = bot.choose(InformationState(state, 0)) if state.actor == 0 else covering(state, 1)
            state.play(playing)
        assert is_triggered(state)
        assert state.winners() == [0]


# Optional squares


def test_an_optional_square_that_completes_a_card_is_paid_for() -> None:
    """K5 in slot 4 is worth 4 points; the rival could still come to a tie."""
    table = begin(setting(markers={0: "3,2", 1: "4,2 5,2"}, coins=[2, 0]))
    use(table, "B @ 3,3")
    assert chooses(table, "opt 5,3 pay")


def test_an_optional_square_that_helps_a_rival_is_left() -> None:
    table = begin(setting(markers={1: "0,0 1,0 2,0 0,1"}, coins=[2, 0]))
    use(table, "B @ 0,1")
    assert chooses(table, "done")


def test_the_place_is_chosen_with_the_optional_square_in_mind() -> None:
    """Three squares of slot 4 are vacant: B fills them all if its optional square lies on the card as well."""
    table = begin(setting(markers={0: "3,2", 1: "4,2 5,2"}, coins=[2, 0]))
    play(table, "use B")
    assert chooses(table, "at 3,3")
    assert score(table, "at 3,3") > score(table, "at 4,3") + 1


# Rests


def test_an_early_rest_is_taken_for_the_character_that_completes_a_card() -> None:
    table = begin(setting(markers=CONTESTED, coins=[1, 0], used={0: "B C"}))
    assert asked(table) == "early rest"
    assert chooses(table, "rest early")


def test_no_early_rest_is_taken_when_what_is_ready_does_as_well() -> None:
    table = begin(setting(markers=CONTESTED, coins=[2, 0], used={0: "A"}))
    assert asked(table) == "early rest"
    assert chooses(table, "rest no")


# Auctions


def tied(**given: object) -> Fixture:
    """TV-R9: a marker of P1 on (2,1) completes slot 0 with three markers of each player."""
    markers = {0: "0,1 1,1", 1: "0,0 1,0 2,0"}
    return setting(markers=markers, **given)  # type: ignore[arg-type]


def test_the_first_bid_is_what_the_others_cannot_exceed() -> None:
    table = leave(use(begin(tied(coins=[4, 2])), "B @ 2,1"), "after")
    assert asked(table) == "bid"
    assert chooses(table, "bid 2")


def test_the_last_one_bids_no_more_than_he_must() -> None:
    table = use(begin(tied(coins=[1, 5])), "B @ 2,1")
    play(table, "bid 1")
    assert table.actor == 1
    assert chooses(table, "bid 2")


def test_a_card_is_not_bought_for_more_than_it_is_worth() -> None:
    table = leave(use(begin(tied(coins=[30, 31])), "B @ 2,1"), "after")
    play(table, "bid 30")
    assert chooses(table, "pass")


def test_the_coin_of_a_lost_card_comes_before_the_auction() -> None:
    """TV-D13: slot 0 goes to P2 and brings a coin, which helps in the auction for slot 1."""
    markers = {0: "0,0 1,0 0,2 1,2", 1: "0,1 1,1 2,0 0,3 1,3 2,3"}
    table = begin(setting(markers=markers, coins=[0, 1]))
    use(table, "A @ 2,1")
    assert asked(table) == "claim"
    assert chooses(table, "claim 0")


# Artifacts


def test_a_coin_is_taken_as_soon_as_it_can_be() -> None:
    table = begin(setting(full=True, tiles={0: "coin"}))
    assert chooses(table, "tile coin")


def test_flip_turns_down_the_last_weak_character_before_the_turn() -> None:
    """TV-R11, with a card that B completes: the rest makes it ready."""
    table = begin(setting(full=True, markers=CONTESTED, used={0: "A B"}, tiles={0: "flip coin!"}))
    assert asked(table) == "start"
    assert chooses(table, "flip C")


def test_a_character_is_turned_where_that_completes_a_card() -> None:
    """(1,1) and (2,1) are vacant: A lies across them unless it is turned."""
    table = begin(setting(full=True, markers=CONTESTED, used={0: "B C"}, tiles={0: "rotate"}))
    leave(table, "start", "before")
    assert ranked(table)[0] in ("use S-blue-1 +1", "use S-blue-1 -1")


def test_replace_turns_a_majority() -> None:
    """Slot 0 is complete, three to three, and the shape covers a marker of the rival."""
    table = begin(tied(full=True, tiles={0: "replace"}))
    leave(table, "start", "before")
    play(table, "use A")
    play(table, "at 2,0")
    assert asked(table) == "after"
    assert chooses(table, "replace 2,0 covered")


def test_slide_fills_the_last_square() -> None:
    table = begin(setting(full=True, markers={0: "0,0 1,0 2,0 0,1 1,1 3,1"}, tiles={0: "slide"}))
    use(table, "B @ 4,5")
    assert asked(table) == "after"
    assert chooses(table, "slide 3,1")
    assert chooses(play(table, "slide 3,1"), "to N")


def test_in_the_last_turn_the_coins_buy_points() -> None:
    table = setting(full=True, coins=[0, 7])
    offer(table, "coin", "slide")
    table.market[2] = 3
    table.pile &= ~(1 << 3)
    table.cards[0] |= 0b1111111 << 20
    begin(table, 1)
    use(table, "A @ 5,0")
    leave(table, "after")
    assert asked(table) == "market"
    assert ranked(table)[0] == "buy A04"


def test_a_tile_without_points_is_of_no_use_in_the_last_turn() -> None:
    table = setting(full=True, coins=[0, 2])
    offer(table, "slide", "slide", "slide", "slide")
    table.cards[0] |= 0b1111111 << 20
    begin(table, 1)
    use(table, "A @ 5,0")
    leave(table, "after")
    assert asked(table) == "market"
    assert chooses(table, "done")


# Games


def test_a_game_that_drags_on_comes_to_its_end() -> None:
    """Whoever is behind could put off the end for ever by placing nothing; after 25 rounds he rather plays on.

    P1 has no markers left and leads on every card: only P2 can complete one, and so give P1 the tenth card.
    """
    table = setting(markers={0: "2,0 2,1 2,2 2,3 2,4 2,5 3,0 3,1 3,2 3,3 3,4 3,5 4,0 4,1 4,2 4,3 4,4 4,5"})
    table.cards[0] |= 0b111111 << 20
    begin(table, 1)
    play(table, "use B")
    assert table.actor == 1
    idle, useful = "at 3,0", "at 0,0"
    gaps = []
    for number in (1, 81):
        table.turn = number
        gaps.append(score(table, useful) - score(table, idle))
    assert gaps[1] > gaps[0] + 3
    assert ranked(table)[0] != idle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_on_every_seat(players: int) -> None:
    game = portulan.game("roam")
    for number in range(12):
        seat = number % players
        bots = [make("random", number, game) for _ in range(players)]
        bots[seat] = make("greedy", number, game)
        state = game.new(players, f"walkover {number}")
        while state.actor is not None:
            state.play(bots[state.actor].choose(InformationState(state, state.actor)))
        assert state.winners() == [seat]


def test_greedy_games_are_as_long_as_the_reference_says() -> None:
    """The contract gives 12 to 20 rounds for the median (section 8.3)."""
    heuristic = RoamHeuristic()
    rounds = []
    for number in range(31):
        table = cast(Roam, portulan.new("roam", players=4, seed=number))
        while table.actor is not None:
            moves = table.moves()
            scores = heuristic.scores(table, table.actor, moves)
            table.play(moves[scores.index(max(scores))])
        rounds.append(table.turn // 4)
    assert 12 <= sorted(rounds)[15] <= 20
