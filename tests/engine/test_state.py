"""The state: what it accepts, tells, keeps and gives back."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import portulan
from portulan.engine.errors import FileError, PortulanError, Refused, UsageError
from tests.engine.relay import ALL, CHOOSE, DIE, NOTE, Relay, relay
from tests.toys.pebbles.state import Pebbles


class Index:
    """An integer of another kind, as numerical libraries have them."""

    def __index__(self) -> int:
        return 4


class TestPlaying:
    def test_an_integer_of_another_kind_is_a_move(self) -> None:
        state = relay((CHOOSE, 0, 4, 5))
        state.play(cast(int, Index()))
        assert state.trail == [(0, 4)]
        assert type(state.trail[0][1]) is int

    @pytest.mark.parametrize("junk", [True, False, None, 1.0, 1.5, "4", "x", [4], (4,), {}])
    def test_what_is_no_integer_is_a_usage_error(self, junk: Any) -> None:
        state = relay((CHOOSE, 0, 0, 1, 4))
        with pytest.raises(UsageError, match="a move is a whole number, not"):
            state.play(junk)
        assert state.moves() == [0, 1, 4]

    @pytest.mark.parametrize(("move", "rule"), [(6, "R-2"), (-1, "R-2"), (10, "R-2"), (10**20, "R-2")])
    def test_an_illegal_move_is_refused_with_its_clause(self, move: int, rule: str) -> None:
        state = relay((CHOOSE, 0, 4, 5))
        before = state.dump()
        with pytest.raises(Refused) as refused:
            state.play(move)
        assert refused.value.rule == rule
        assert state.why_not(move) == rule
        assert str(refused.value) == f"{refused.value.what}: {rule}"
        assert state.dump() == before

    def test_a_refusal_says_the_rule_in_the_language_of_the_player(self) -> None:
        state = portulan.new("pebbles", players=2, seed=1)
        with pytest.raises(Refused) as refused:
            state.play(state.parse("take"))
        assert refused.value.text("en").startswith("Then all players choose a cove")
        assert refused.value.text("fr").startswith("Puis tous choisissent")
        assert refused.value.text("fr").endswith("(PB-WALK-1)")

    def test_only_the_actor_plays(self) -> None:
        state = relay((CHOOSE, 1, 4, 5))
        for seat in (0, 2, 3, -1):
            with pytest.raises(Refused):
                state.play(4, seat)
        state.play(4, 1)
        assert state.over

    def test_the_list_of_moves_is_the_callers_own(self) -> None:
        state = relay((CHOOSE, 0, 4, 5))
        state.moves().clear()
        assert state.moves() == [4, 5]


class TestListening:
    def test_events_are_told_while_somebody_listens(self) -> None:
        state = relay((CHOOSE, 0, 4, 5), (NOTE, 7), (CHOOSE, 0, 4, 5), (NOTE, 8))
        events = state.listen()
        state.play(4)
        assert events == [(0, 7)]
        later = state.listen()
        state.play(4)
        assert events == [(0, 7)]
        assert later == [(0, 8)]

    def test_a_copy_does_not_tell_the_listener_of_its_original(self) -> None:
        state = relay((CHOOSE, 0, 4, 5), (NOTE, 7))
        events = state.listen()
        state.copy().play(4)
        assert events == []


class TestComparing:
    def test_equal_positions_have_equal_digests(self) -> None:
        one, other = relay((CHOOSE, 0, 4, 5)), relay((CHOOSE, 0, 4, 5))
        assert one == other
        assert one.digest() == other.digest()
        other.play(4)
        assert one != other
        assert one.digest() != other.digest()

    @pytest.mark.parametrize("number", [1, -(2**63), 2**64 - 1, 2**64, -(2**63) - 1, 2**200])
    def test_a_digest_condenses_the_data_in_their_canonical_form(self, number: int) -> None:
        state = relay((CHOOSE, 0, 4, 5), (NOTE, 7))
        state.said.append((0, number))
        data = state.data()
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        assert state.digest((1, 1)) == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        del data["rules"], data["content"]
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        assert state.digest() == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def test_generators_and_listeners_do_not_matter(self) -> None:
        one, other = relay((CHOOSE, 0, 4, 5), seed=1), relay((CHOOSE, 0, 4, 5))
        other.listen()
        assert one == other
        assert one.digest() == other.digest()
        assert one.dump() != other.dump()

    @pytest.mark.parametrize("change", ["last", "said", "chosen", "stack", "players"])
    def test_every_part_of_a_position_matters(self, change: str) -> None:
        state = relay((CHOOSE, 0, 4, 5))
        other = relay((CHOOSE, 0, 4, 5), players=2 if change == "players" else 3)
        if change == "last":
            other.last = 3
        elif change == "said":
            other.said.append((0, 1))
        elif change == "chosen":
            other.chosen[1] = 0
        elif change == "stack":
            other.stack.insert(0, (NOTE, 1))
        assert state.digest() != other.digest()

    def test_a_state_is_no_key(self) -> None:
        with pytest.raises(TypeError):
            hash(relay((CHOOSE, 0, 4, 5)))

    def test_a_state_is_not_equal_to_anything_else(self) -> None:
        assert relay((CHOOSE, 0, 4, 5)) != "relay"


class TestResampling:
    def test_the_chance_to_come_is_drawn_afresh(self) -> None:
        state = relay((CHOOSE, 0, 4, 5), (DIE, 1, 1, 1, 1, 1, 1), seed=1)
        ends = set()
        for number in range(40):
            other = state.resample(0, random.Random(number))
            other.play(4)
            ends.add(other.last)
        assert len(ends) > 3

    def test_a_state_without_a_generator_stays_without_one(self) -> None:
        assert relay((CHOOSE, 0, 4, 5)).resample(0, random.Random(1)).generator is None

    def test_what_is_chosen_together_is_guessed_anew_but_for_ones_own(self) -> None:
        state = relay((ALL, 9, 9, 9))
        state.play(7, 0)
        state.play(8, 1)
        guesses = [state.resample(0, random.Random(number)).chosen for number in range(30)]
        assert {chosen[0] for chosen in guesses} == {7}
        assert len({chosen[1] for chosen in guesses}) > 3
        assert {chosen[2] for chosen in guesses} == {-1}


class TestSaying:
    def test_a_move_has_a_notation_and_sentences(self) -> None:
        state = portulan.new("pebbles", players=2, seed=1)
        move = state.parse("walk NORTH")
        assert state.notation(move) == "walk north"
        assert state.say(move) == "Walk to the north cove"
        assert state.say(move, "fr") == "Marcher vers la crique du nord"


def kept(moves: int = 4, seed: int | None = 3) -> Pebbles:
    """A match of the toy under way."""
    state = cast(Pebbles, portulan.new("pebbles", players=2, seed=seed))
    for _ in range(moves):
        state.play(state.moves()[0])
    return state


def altered(**changes: Any) -> str:
    """A dump with something else in it; None takes a field away."""
    data = json.loads(kept().dump())
    for name, value in changes.items():
        if value is None:
            del data[name]
        else:
            data[name] = value
    return json.dumps(data)


class TestKeeping:
    def test_a_dump_is_json_that_says_what_it_is(self) -> None:
        data = json.loads(kept().dump())
        assert (data["portulan"], data["version"]) == ("state", 2)
        assert (data["game"], data["rules"], data["content"], data["players"]) == ("pebbles", 1, 1, 2)
        assert data["options"] == {"days": "3", "pockets": "hidden"}
        assert data["generator"] == {"seed": 3, "count": 3}
        assert "generator" not in json.loads(kept(0, None).dump())

    def test_a_loaded_state_goes_on_with_the_same_chance(self) -> None:
        state = kept()
        loaded = portulan.load(state.dump())
        assert loaded == state
        rng = random.Random(1)
        while not state.over:
            move = rng.choice(state.moves())
            state.play(move)
            loaded.play(move)
        assert loaded.dump() == state.dump()
        drawn = [json.loads(text)["generator"]["count"] for text in (kept().dump(), state.dump())]
        assert drawn[0] < drawn[1]

    def test_rows_come_back_as_tuples(self) -> None:
        state = relay((CHOOSE, 0, 4, 5), (CHOOSE, 1, 6, 7))
        state.play(4)
        loaded = Relay.restore(json.loads(state.dump()))
        assert loaded.said == [(0, 4)]
        assert loaded == state
        assert loaded.moves() == [6, 7]

    @pytest.mark.parametrize("text", ["", "{", "nonsense", '{"portulan": "state"', "\x00"])
    def test_what_is_no_json_is_refused(self, text: str) -> None:
        with pytest.raises(FileError, match="not whole JSON"):
            portulan.load(text)

    def test_a_dump_cut_short_anywhere_is_refused(self) -> None:
        text = kept().dump()
        for end in range(len(text)):
            with pytest.raises(FileError):
                portulan.load(text[:end])

    @pytest.mark.parametrize("text", ["[]", "3", "null", '"state"', "{}", '{"portulan": "match"}'])
    def test_what_is_no_dump_is_refused(self, text: str) -> None:
        with pytest.raises(FileError, match="is no dump of a Portulan state"):
            portulan.load(text)

    @pytest.mark.parametrize(
        ("changes", "told"),
        [
            ({"version": None}, "has no version"),
            ({"version": "1"}, "has no version"),
            ({"version": 0}, "has no version"),
            ({"version": 99}, r"version 99 is newer than this Portulan reads \(2\)"),
            ({"rules": 99}, "newer rules of Pebbles"),
            ({"game": "chess"}, "unknown game 'chess'"),
            ({"players": None}, "players and options are missing"),
            ({"players": 4}, "Pebbles is for 2 to 3 players, not 4"),
            ({"options": None}, "players and options are missing"),
            ({"options": {"days": "9"}}, "option days cannot be '9'"),
            ({"table": None}, "the table is missing"),
            ({"table": {"day": 1}}, "field 'bag' is missing"),
            ({"table": {"tide": 1}}, "the table has no field 'tide'"),
            ({"stack": None}, "the stack is missing"),
            ({"stack": [["fly", 1]]}, r'no step is written \["fly", 1\]'),
            ({"stack": [[]]}, r"no step is written \[\]"),
            ({"stack": [["find", "0", 1]]}, "no step is written"),
            ({"stack": ["find"]}, "no step is written"),
            ({"generator": 7}, "the generator has no seed"),
            ({"generator": {"seed": [], "count": 1}}, "the generator has no seed"),
            ({"generator": {"seed": 1}}, "the generator has no count"),
            ({"generator": {"seed": 1, "count": -1}}, "the generator has no count"),
        ],
    )
    def test_an_altered_dump_is_refused_in_one_line(self, changes: dict[str, Any], told: str) -> None:
        with pytest.raises(PortulanError, match=told) as error:
            portulan.load(altered(**changes))
        assert "\n" not in str(error.value)

    @pytest.mark.parametrize(
        ("field", "value", "told"),
        [
            ("day", "1", "field 'day' must hold whole numbers, not '1'"),
            ("day", True, "field 'day' must hold whole numbers, not True"),
            ("bag", [1.0, 2, 3], "field 'bag' must hold whole numbers, not 1.0"),
            ("bag", 3, "field 'bag' must be a list"),
            ("bag", [4, 4, 4], "pebbles, not 4"),
            ("bag", [9, 9, 9], "field 'bag' cannot be 9: 0 to 4"),
            ("sand", [1], "field 'sand' must have 3 numbers, not 1"),
            ("day", 77, "field 'day' cannot be 77: 0 to 4"),
        ],
    )
    def test_a_table_that_no_match_leads_to_is_refused(self, field: str, value: Any, told: str) -> None:
        table = {**json.loads(kept().dump())["table"], field: value}
        with pytest.raises(FileError, match=told):
            portulan.load(altered(table=table))

    @pytest.mark.parametrize(
        "frame", [["find"], ["find", 9, 0], ["wash", 7], ["dig", -5], [[]], [{}], [None]]
    )
    def test_a_frame_that_no_match_leads_to_is_refused(self, frame: list[Any]) -> None:
        with pytest.raises(FileError):
            portulan.load(altered(stack=[frame]))

    def test_data_nested_without_end_is_refused(self) -> None:
        with pytest.raises(FileError):
            portulan.load("[" * 100_000)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.data(), st.sampled_from(["agartha", "pebbles"]), st.integers(0, 40), JSON)
def test_no_alteration_of_a_dump_leads_to_anything_but_one_line(
    data: st.DataObject, game: str, moves: int, value: Any
) -> None:
    """Whatever stands anywhere in a dump, it is loaded as a sound state or refused as a user's mistake."""
    state = portulan.new(game, players=2, seed=1)
    for number in range(moves):
        if not state.over:
            state.play(state.moves()[number % len(state.moves())])
    dump = json.loads(state.dump())
    holder: Any = dump
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if isinstance(holder[key], dict | list) and holder[key] and data.draw(st.booleans()):
            holder = holder[key]
            continue
        holder[key] = value
        break
    try:
        loaded = portulan.load(json.dumps(dump))
    except PortulanError:
        return
    assert loaded.faults() == []
