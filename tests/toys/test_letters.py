"""The rules of Dead Letters, clause by clause: chance says what the test dictates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import portulan
from portulan import CHANCE
from tests.toys.letters.state import Letters
from tests.toys.letters.world import CELLS, FIRST_CELL

ALONE = ("pack boots", "pack almanac")
"""One carrier with 3 legs and 3 tact."""
TO_THE_STILE = (*ALONE, "travel mill", "travel hut", "climb")
CARDS = ("stile", "heath", "tarn", "orchard", "goat", "green", "blue")


def orle(players: int = 1, *moves: str, carried: dict[str, Any] | None = None, **options: str) -> Letters:
    """A new match without a seed, and the moves that follow, by whoever is asked first."""
    state = portulan.game("letters").new(players, options=options, carried=carried)
    return play(cast(Letters, state), *moves)


def season(name: str, players: int = 1, **carried: Any) -> dict[str, Any]:
    return {"season": name, "carriers": ["Ann", "Ben", "Cid"][:players], **carried}


def play(state: Letters, *moves: str) -> Letters:
    for text in moves:
        state.play(state.parse(text))
    return state


def card(name: str) -> str:
    return f"card {CARDS.index(name)}"


def listed(state: Letters, seat: int | None = None) -> list[str]:
    return [state.notation(move) for move in state.moves(seat)]


def refusal(state: Letters, move: str) -> str:
    with pytest.raises(portulan.Refused) as refused:
        state.play(state.parse(move))
    return refused.value.rule


def carrier(state: Letters, seat: int = 0) -> Any:
    return state.view(None)["carriers"][seat]


def read(state: Letters) -> list[str]:
    return cast("list[str]", state.view(None)["read"])


def stand(state: Letters, spot: str, **lying: str) -> Letters:
    """Puts the first carrier somewhere, with cards on some cells, and asks again what is done with the hour."""
    for cell, name in lying.items():
        state.table[CELLS.index(cell)] = CARDS.index(name)
    state.at[0] = ("office", "mill", "chapel", "hut", *CELLS).index(spot)
    state.refresh()
    return state


class TestSettingOut:
    """Who plays, with what, and how it begins."""

    @pytest.mark.rule("DL-SETUP-1")
    def test_one_to_three_play_as_a_team(self) -> None:
        for players in (1, 2, 3):
            assert len(orle(players).view(None)["carriers"]) == players
        for players in (0, 4):
            with pytest.raises(portulan.UsageError, match=f"1 to 3 players, not {players}"):
                orle(players)
        assert portulan.game("letters").team

    @pytest.mark.rule("DL-SETUP-2", "DL-PAGE-1")
    def test_all_begin_at_the_post_office_and_only_the_stile_is_known(self) -> None:
        view = orle(2).view(0)
        assert [place["name"] for place in view["places"]] == ["office", "mill", "chapel", "hut"]
        for one in view["carriers"]:
            assert (one["at"], one["warmth"], one["biscuits"], one["legs"], one["tact"]) == (
                "office",
                4,
                1,
                1,
                1,
            )
        assert [cell["name"] for cell in view["cells"] if not cell["fog"]] == ["c1"]
        assert [cell["name"] for cell in view["cells"] if cell["fog"]] == ["c2", "b1", "d1"]
        assert view["read"] == ["autumn.letter"]
        assert view["page"]["passage"] == "autumn.letter"

    @pytest.mark.rule("DL-SETUP-3")
    def test_the_fog_holds_six_cards_in_no_order(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north")
        assert state.actor == CHANCE
        assert [(state.notation(outcome), p) for outcome, p in state.chances()] == [
            (f"card {number}", 1 / 6) for number in range(1, 7)
        ]
        assert state.view(None)["fog"] == 6

    @pytest.mark.rule("DL-PACK-1")
    def test_each_packs_two_of_what_is_left(self) -> None:
        state = orle(2, "eat")
        assert listed(state) == ["pack boots", "pack stick", "pack almanac", "pack gloves", "pack lantern"]
        play(state, "pack stick")
        assert listed(state) == ["pack almanac", "pack gloves", "pack lantern", "pack tin"]
        assert refusal(state, "pack stick") == "DL-PACK-1"
        assert refusal(state, "wait") == "DL-PACK-1"
        play(state, "pack lantern")
        assert state.actor == 1
        assert "pack lantern" not in listed(state)
        assert carrier(state)["kit"] == ["stick", "lantern"]
        assert (carrier(state)["legs"], carrier(state)["tact"], carrier(state)["biscuits"]) == (3, 2, 1)
        assert state.view(None)["counter"] == ["boots", "almanac", "gloves", "tin"]


class TestDays:
    """Days, hours and evenings."""

    @pytest.mark.rule("DL-DAY-1", "DL-EVE-3", "DL-END-1", "DL-WIN-1")
    @pytest.mark.parametrize("days", ["6", "4", "8"])
    def test_it_snows_after_the_last_evening(self, days: str) -> None:
        state = orle(1, *ALONE, days=days)
        for day in range(1, int(days) + 1):
            assert state.view(None)["day"] == day
            assert not state.over
            play(state, "wait", "sleep")
        assert state.over
        assert state.winners() == []
        assert refusal(state, "wait") == "DL-END-1"

    @pytest.mark.rule("DL-DAY-2")
    @pytest.mark.parametrize(("players", "hours"), [(1, 6), (2, 3), (3, 2)])
    def test_six_hours_are_shared_equally_and_used_in_turn(self, players: int, hours: int) -> None:
        kits = ("pack boots", "pack stick", "pack almanac", "pack gloves", "pack lantern", "pack tin")
        state = orle(players, *kits[: 2 * players])
        for seat in range(players):
            for left in range(hours, 0, -1):
                assert (state.actor, carrier(state, seat)["hours"]) == (seat, left)
                play(state, "travel office" if left != hours and (hours - left) % 2 else "travel mill")
        assert state.view(None)["step"] == "evening"

    @pytest.mark.rule("DL-HOUR-1")
    def test_an_hour_is_for_one_thing(self) -> None:
        state = orle(1, *ALONE)
        assert listed(state) == ["travel mill", "travel chapel", "dial", "wait", "eat"]
        assert refusal(state, "choose 1") == "DL-HOUR-1"
        assert refusal(state, "sleep") == "DL-HOUR-1"
        play(state, "travel mill")
        assert carrier(state)["hours"] == 5
        play(state, "wait")
        assert carrier(state)["hours"] == 0

    @pytest.mark.rule("DL-EVE-1")
    def test_what_is_done_in_the_evening_is_agreed(self) -> None:
        state = orle(3, "pack boots", "pack stick", "pack almanac", "pack gloves", "pack lantern", "pack tin")
        play(state, "wait", "wait", "wait")
        assert state.actors == [0, 1, 2]
        state.play(state.parse("press on"), 1)
        assert state.actors == [0, 2]
        assert state.view(0)["asked"]["move"] == state.parse("press on")
        assert refusal(state, "sleep") == "DL-EVE-1"
        state.play(state.parse("agree"), 2)
        state.play(state.parse("object"), 0)
        assert state.actors == [0, 1, 2]
        state.play(state.parse("sleep"), 2)
        state.play(state.parse("agree"), 0)
        assert state.view(None)["day"] == 1
        state.play(state.parse("agree"), 1)
        assert state.view(None)["day"] == 2

    @pytest.mark.rule("DL-EVE-1")
    def test_or_the_first_word_counts(self) -> None:
        state = orle(
            2, "pack boots", "pack stick", "pack almanac", "pack gloves", "wait", "wait", evening="first"
        )
        assert state.actors == [0, 1]
        state.play(state.parse("sleep"), 1)
        assert state.view(None)["day"] == 2

    @pytest.mark.rule("DL-EVE-2")
    def test_pressing_on_costs_warmth_and_no_day(self) -> None:
        state = orle(1, *ALONE, "wait", "press on")
        assert state.view(None)["day"] == 1
        assert (carrier(state)["warmth"], carrier(state)["hours"]) == (2, 6)
        play(state, "wait")
        assert state.view(None)["day"] == 2, "with 2 warmth there is nothing but to sleep"
        assert carrier(state)["warmth"] == 3

    @pytest.mark.rule("DL-EVE-2")
    def test_one_cold_carrier_keeps_all_from_pressing_on(self) -> None:
        state = orle(2, "pack boots", "pack stick", "pack almanac", "pack gloves", "wait")
        state.warmth[1] = 2
        state.refresh()
        play(state, "wait")
        assert state.view(None)["day"] == 2

    @pytest.mark.rule("DL-EVE-3")
    def test_sleep_warms_in_the_valley_and_not_on_the_table(self) -> None:
        state = orle(2, "pack boots", "pack stick", "pack almanac", "pack gloves", "wait")
        stand(state, "c1")
        play(state, "wait", "sleep", "agree")
        assert [carrier(state, seat)["warmth"] for seat in (0, 1)] == [3, 5]


class TestWalking:
    """The roads, the stile and the Table."""

    @pytest.mark.rule("DL-ROAD-1")
    def test_a_road_leads_to_the_next_place(self) -> None:
        state = orle(1, *ALONE)
        assert refusal(state, "travel hut") == "DL-ROAD-1"
        assert refusal(state, "travel office") == "DL-ROAD-1"
        assert carrier(play(state, "travel chapel", "travel hut"))["at"] == "hut"

    @pytest.mark.rule("DL-ROAD-2")
    def test_the_stile_joins_the_hut_and_the_table(self) -> None:
        state = orle(1, *ALONE)
        assert refusal(state, "climb") == "DL-ROAD-2"
        play(state, "travel mill", "travel hut", "climb")
        assert carrier(state)["at"] == "c1"
        assert refusal(state, "travel mill") == "DL-ROAD-2"
        assert carrier(play(state, "travel hut"))["at"] == "hut"
        stand(state, "c2", c2="heath")
        assert refusal(state, "travel hut") == "DL-ROAD-2"

    @pytest.mark.rule("DL-FOG-1")
    def test_exits_lead_on(self) -> None:
        state = orle(1, *TO_THE_STILE)
        assert [move for move in listed(state) if move.startswith("go")] == ["go north", "go east", "go west"]
        stand(state, "c2", c2="green")
        assert refusal(state, "go north") == "DL-FOG-1", "a green door has exits to the east and the west"
        assert "go south" in listed(state), "the stile has an exit to the north"
        assert refusal(orle(1, *ALONE), "go north") == "DL-FOG-1"

    @pytest.mark.rule("DL-FOG-2")
    def test_the_table_has_edges(self) -> None:
        state = orle(1, *TO_THE_STILE)
        assert refusal(state, "go south") == "DL-FOG-2"
        assert refusal(stand(state, "a3", a3="heath"), "go west") == "DL-FOG-2"
        assert refusal(stand(state, "e5", a3="heath", e5="tarn"), "go north") == "DL-FOG-2"

    @pytest.mark.rule("DL-FOG-3")
    def test_a_card_comes_out_of_the_fog_and_is_read(self) -> None:
        state = orle(1, *TO_THE_STILE, "go east", card("orchard"))
        assert carrier(state)["at"] == "d1"
        (cell,) = [cell for cell in state.view(None)["cells"] if cell["name"] == "d1"]
        assert (cell["x"], cell["y"], cell["page"], cell["exits"]) == (
            1,
            0,
            "orchard.rungs",
            ["north", "east", "west"],
        )
        assert read(state)[-1] == "orchard.rungs"
        assert (carrier(state)["biscuits"], carrier(state)["warmth"]) == (3, 3)
        assert state.view(None)["fog"] == 5

    @pytest.mark.rule("DL-FOG-4")
    def test_an_empty_fog_is_not_entered(self) -> None:
        laid = {f"{column}5": name for column, name in zip("abcde", CARDS[1:], strict=False)}
        state = stand(orle(1, *TO_THE_STILE), "c1", c3="blue", **laid)
        assert state.view(None)["fog"] == 0
        assert refusal(state, "go north") == "DL-FOG-4"


class TestReading:
    """Pages, choices and tests."""

    @pytest.mark.rule("DL-READ-1", "DL-PAGE-1")
    def test_one_reads_where_one_stands(self) -> None:
        state = orle(1, *ALONE)
        assert refusal(state, "read") == "DL-READ-1"
        play(state, "travel mill", "read")
        assert read(state) == ["autumn.letter", "mill.scales"]
        assert carrier(state)["hours"] == 4

    @pytest.mark.rule("DL-READ-2", "DL-PAGE-5")
    def test_a_page_is_read_again_for_its_choices_until_one_has_succeeded(self) -> None:
        state = orle(1, *ALONE, "travel mill", "read", "leave", "read")
        assert listed(state) == ["choose 1", "choose 2", "leave", "eat"]
        play(state, "choose 2")
        assert refusal(state, "read") == "DL-READ-2"
        state.page = state.box.pages.index("mill.scales")
        state.stack[-1] = (state.steps.by_name["choose"].number, 0)
        state.refresh()
        assert refusal(state, "choose 1") == "DL-PAGE-5"

    @pytest.mark.rule("DL-READ-2")
    def test_what_a_page_says_happens_once_a_reading_from_the_fog(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("goat"))
        assert listed(state) == ["choose 1", "leave", "eat"]
        play(state, "leave", "read")
        assert read(state).count("goat.stands") == 1

    @pytest.mark.rule("DL-PAGE-2")
    def test_one_may_leave_a_page(self) -> None:
        state = orle(1, *ALONE, "travel mill", "read")
        assert state.view(0)["page"]["reader"] == 0
        assert refusal(state, "choose 3") == "DL-PAGE-2"
        assert refusal(state, "wait") == "DL-PAGE-2"
        assert play(state, "leave").view(0)["step"] == "hour"

    @pytest.mark.rule("DL-PAGE-3")
    def test_a_choice_may_ask_for_a_season(self) -> None:
        blue = orle(1, *TO_THE_STILE, "go north", card("blue"))
        assert listed(blue) == ["leave", "eat"]
        assert refusal(blue, "choose 1") == "DL-PAGE-3"
        assert [choice["refused"] for choice in blue.view(0)["page"]["choices"]] == ["DL-PAGE-3"] * 3

    @pytest.mark.rule("DL-PAGE-3")
    def test_a_choice_may_ask_for_a_page_that_was_read(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("green"))
        assert refusal(state, "choose 2") == "DL-PAGE-3"
        open_box = orle(
            1, *ALONE, "dial", "enter 472", "travel mill", "travel hut", "climb", "go north", card("green")
        )
        assert "choose 2" in listed(open_box)

    @pytest.mark.rule("DL-PAGE-4")
    def test_a_choice_may_cost_biscuits(self) -> None:
        state = orle(1, *ALONE, "travel mill", "read")
        rich = play(state.copy(), "choose 2")
        assert read(rich)[-1] == "mill.sacks"
        assert carrier(rich)["biscuits"] == 1 - 1 + 1
        play(state, "eat")
        assert refusal(state, "choose 2") == "DL-PAGE-4"

    @pytest.mark.rule("DL-TEST-1")
    @pytest.mark.parametrize(("pips", "page"), [(1, "cold.hands"), (2, "mill.sacks"), (6, "mill.sacks")])
    def test_die_and_legs_reach_the_difficulty_or_not(self, pips: int, page: str) -> None:
        state = orle(1, *ALONE, "travel mill", "read")
        choice = state.view(0)["page"]["choices"][0]
        assert (choice["stat"], choice["difficulty"], choice["cost"], choice["chance"]) == ("legs", 5, 0, 83)
        play(state, "choose 1")
        assert state.chances() == [(state.parse(f"die {number}"), 1 / 6) for number in range(1, 7)]
        assert read(play(state, f"die {pips}"))[-1] == page

    @pytest.mark.rule("DL-TEST-1")
    def test_tact_is_tried_with_what_was_packed_for_it(self) -> None:
        poor = orle(1, "pack boots", "pack stick", "travel chapel", "read")
        assert [choice["chance"] for choice in poor.view(0)["page"]["choices"]] == [83, 50]
        polite = orle(1, *ALONE, "travel chapel", "read")
        assert [choice["chance"] for choice in polite.view(0)["page"]["choices"]] == [66, 83]

    @pytest.mark.rule("DL-TEST-2")
    def test_a_failure_may_lead_to_nothing(self) -> None:
        state = orle(1, *ALONE, "travel chapel", "read", "choose 2", "die 1")
        assert read(state)[-1] == "chapel.bell"
        assert state.view(0)["step"] == "hour"
        assert "read" in listed(state)
        failed = orle(1, *ALONE, "travel chapel", "read", "choose 1", "die 2")
        assert read(failed)[-1] == "cold.hands"
        assert carrier(failed)["warmth"] == 3

    def test_the_goat_carries_its_reader_to_the_hut(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("goat"), "choose 1")
        assert carrier(state) | {"at": "hut", "warmth": 5, "biscuits": 0} == carrier(state)

    def test_stones_cost_an_hour(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("heath"))
        assert carrier(state)["hours"] == 6 - 3 - 1 - 1


class TestTheStrongbox:
    """A number of three figures."""

    @pytest.mark.rule("DL-LOCK-1")
    def test_a_number_is_entered_at_the_post_office_in_no_time(self) -> None:
        state = orle(1, *ALONE, "dial")
        entry = state.entry()
        assert entry is not None
        assert [state.notation(move) for move in entry[1:]] == ["enter 000", "enter 999"]
        assert refusal(state, "wait") == "DL-LOCK-1"
        play(state, "enter 7")
        assert carrier(state)["hours"] == 6
        assert refusal(play(state, "travel mill"), "dial") == "DL-LOCK-1"

    @pytest.mark.rule("DL-LOCK-2")
    def test_a_wrong_number_changes_a_counter_and_nothing_else(self) -> None:
        before = orle(1, *ALONE)
        before.page, before.pips = -1, 0
        after = play(before.copy(), "dial", "enter 471")
        assert after.wrong == 1
        after.wrong = 0
        assert after.digest() == before.digest()

    @pytest.mark.rule("DL-LOCK-2")
    def test_the_right_number_opens_the_strongbox(self) -> None:
        state = orle(1, *ALONE, "dial", "enter 472")
        assert read(state)[-1] == "office.register"
        assert carrier(state)["biscuits"] == 3
        assert state.wrong == 0
        assert refusal(state, "dial") == "DL-LOCK-1"

    @pytest.mark.rule("DL-LOCK-3")
    def test_three_wrong_numbers_jam_it(self) -> None:
        state = orle(1, *ALONE)
        for number in range(3):
            assert state.view(0)["strongbox"] == "closed"
            play(state, "dial", f"enter {number}")
        assert state.view(0)["strongbox"] == "jammed"
        assert refusal(state, "dial") == "DL-LOCK-3"

    def test_the_number_is_told_in_the_order_in_which_the_mail_goes(self) -> None:
        """At the mill, in the chapel, in the hut: in words, in both languages."""
        book = cast(Any, portulan.game("letters").content).book
        figures = {"en": ("four", "Seven", "Two"), "fr": ("quatre", "Sept", "deux")}
        for lang, words in figures.items():
            for uid, word in zip(("mill.sacks", "chapel.knots", "hut.bunks"), words, strict=True):
                assert word in " ".join(book.passage(uid, lang).paragraphs)
        assert orle().box.lock_number == 472


class TestKeepingWarm:
    """Warmth and biscuits."""

    @pytest.mark.rule("DL-WARM-1")
    def test_nobody_has_more_than_five(self) -> None:
        assert carrier(orle(1, *ALONE, "eat"))["warmth"] == 5
        assert carrier(orle(1, *ALONE, "eat", "wait", "sleep"))["warmth"] == 5

    @pytest.mark.rule("DL-WARM-2")
    def test_who_is_cold_through_is_taken_back(self) -> None:
        state = stand(orle(2, "pack boots", "pack stick", "pack almanac", "pack gloves"), "c1")
        state.warmth[0] = 2
        play(state, "go north", card("tarn"))
        assert carrier(state) | {"at": "office", "warmth": 1, "hours": 0} == carrier(state)
        assert state.actor == 1, "the day is over for whoever is taken back"

    @pytest.mark.rule("DL-EAT-1")
    def test_a_biscuit_may_be_eaten_at_every_decision_of_ones_own(self) -> None:
        state = orle(1, *ALONE, "travel mill", "read")
        state.warmth[0], state.biscuits[0] = 1, 2
        state.refresh()
        assert "eat" in listed(state)
        play(state, "eat")
        assert (carrier(state)["warmth"], carrier(state)["biscuits"]) == (3, 1)
        assert state.view(0)["step"] == "choose", "the question stays open"
        play(state, "leave")
        assert "eat" in listed(state)
        assert refusal(orle(1, *ALONE, "dial"), "eat") == "DL-EAT-1"

    @pytest.mark.rule("DL-EAT-2")
    def test_nobody_eats_without_a_biscuit_or_when_warm(self) -> None:
        state = orle(1, *ALONE, "eat")
        assert refusal(state, "eat") == "DL-EAT-2"
        state.warmth[0] = 1
        assert state.why_not(state.parse("eat")) == "DL-EAT-2"
        state.warmth[0], state.biscuits[0] = 5, 1
        assert state.why_not(state.parse("eat")) == "DL-EAT-2"

    @pytest.mark.rule("DL-EAT-3")
    def test_a_bag_holds_nine_biscuits(self) -> None:
        state = orle(1, *TO_THE_STILE)
        state.biscuits[0] = 8
        assert carrier(play(state, "go north", card("orchard")))["biscuits"] == 9


class TestTheEnd:
    """Delivering, points and victory."""

    @pytest.mark.rule("DL-END-1", "DL-SCORE-1", "DL-WIN-1")
    def test_all_win_with_a_delivered_letter(self) -> None:
        packed = ("pack boots", "pack almanac", "pack stick", "pack gloves")
        state = orle(2, *packed, "travel mill", "travel hut", "climb", "wait", "sleep", "agree")
        play(state, "go north", card("green"), "choose 1", "die 4")
        assert state.over
        assert read(state)[-1] == "green.in"
        assert state.scores() == [10 + 4] * 2
        assert state.winners() == [0, 1]

    @pytest.mark.rule("DL-WIN-1")
    def test_a_test_at_the_door_may_fail(self) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("green"), "choose 1", "die 3")
        assert not state.over
        assert carrier(state)["warmth"] == 3
        assert "read" in listed(state)


class TestSeasons:
    """The winter, and a spring that remembers."""

    @pytest.mark.rule("DL-WINTER-1", "DL-WINTER-2")
    def test_each_keeps_one_thing(self) -> None:
        state = orle(3, carried=season("winter", 3))
        assert read(state) == ["winter.stove"]
        assert listed(state) == ["keep thimble", "keep whistle", "keep marble", "keep crust"]
        play(state, "keep whistle")
        assert state.actor == 1
        assert refusal(state, "keep whistle") == "DL-WINTER-1"
        assert refusal(state, "wait") == "DL-WINTER-1"
        play(state, "keep thimble", "keep crust")
        assert state.over
        assert state.winners() == [0, 1, 2]
        assert state.scores() == [0, 0, 0]

    @pytest.mark.rule("DL-SPRING-1")
    def test_what_was_read_stays_read_and_the_fog_has_closed(self) -> None:
        state = orle(
            1, carried=season("spring", read=["autumn.letter", "mill.scales", "mill.sacks", "orchard.rungs"])
        )
        assert read(state)[-1] == "spring.letter"
        assert state.view(0)["fog"] == 6
        play(state, *ALONE, "travel mill")
        assert refusal(state, "read") == "DL-READ-2"
        before = read(state)
        play(state, "travel hut", "climb", "go north", card("orchard"))
        assert read(state) == before
        assert carrier(state)["biscuits"] == 3, "what the card says happens again"

    @pytest.mark.rule("DL-SPRING-2", "DL-TEST-1")
    def test_keepsakes_and_a_biscuit_for_the_letter_of_autumn(self) -> None:
        kept = {"Ann": "crust", "Ben": "thimble"}
        state = orle(3, carried=season("spring", 3, keepsakes=kept, delivered=True))
        assert [carrier(state, seat)["keepsake"] for seat in range(3)] == ["crust", "thimble", None]
        assert [carrier(state, seat)["biscuits"] for seat in range(3)] == [1 + 2 + 1, 1 + 1, 1 + 1]
        assert [carrier(state, seat)["tact"] for seat in range(3)] == [1, 2, 1]
        late = orle(3, carried=season("spring", 3, keepsakes=kept))
        assert [carrier(late, seat)["biscuits"] for seat in range(3)] == [1 + 2, 1, 1]

    def test_the_letter_of_spring_is_for_the_blue_door(self) -> None:
        spring = season("spring", read=["office.register"])
        state = orle(1, *TO_THE_STILE, "go north", card("green"), carried=spring)
        assert listed(state) == ["leave", "eat"]
        play(state, "leave")
        stand(state, "c1")
        play(state, "go east", card("blue"), "choose 2")
        assert read(state)[-1] == "blue.in"
        assert state.winners() == [0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: state.at.__setitem__(0, FIRST_CELL), "a carrier stands nowhere"),
        (lambda state: state.kit.__setitem__(1, state.kit[0]), "a thing lies in two places"),
        (lambda state: state.hours.__setitem__(0, 0), "not the rest of a day"),
        (lambda state: state.stack.append(state.stack[-1]), "not the rest of a day"),
        (lambda state: state.stack.clear(), "over before its time"),
        (lambda state: setattr(state, "delivered", 1), "goes on after the letter was delivered"),
        (lambda state: setattr(state, "page", 5), "lies open that nobody has read"),
        (lambda state: setattr(state, "day", 0), "not the rest of the packing"),
    ],
)
def test_a_position_that_no_match_leads_to_is_named(change: Callable[[Letters], None], fault: str) -> None:
    state = orle(1, *ALONE)
    assert state.faults() == []
    change(state)
    assert any(fault in found for found in state.faults())
