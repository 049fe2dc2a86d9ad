"""The book of Dead Letters stays closed: what is not open reaches nobody and decides nothing; saves outlive cards."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

import portulan
from portulan.bots import InformationState, make
from portulan.content import Content
from portulan.content.lints import lint
from portulan.engine.match import Match
from portulan.engine.undo import is_barrier
from tests.battery.case import Case
from tests.battery.unread import closed, compare_with_twin, leaks, moved_to, with_content
from tests.toys.letters import GAME, recount
from tests.toys.letters.entries import SCHEMA
from tests.toys.letters.state import Letters
from tests.toys.test_letters import ALONE, TO_THE_STILE, card, orle, play

STATES = 1000


def edited(folder: Path, **texts: str) -> Content:
    """Reads the content of a copied folder, some of whose files have other words in them."""
    from portulan.content import read_content

    for source in sorted((GAME.folder / "content").glob("*.toml")):
        target = folder / "content" / source.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(texts.get(source.stem, source.read_text(encoding="utf-8")), encoding="utf-8")
    book = folder / "book"
    if not book.exists():
        book.symlink_to(GAME.folder / "book")
    return read_content(SCHEMA, folder)


def text(name: str) -> str:
    return (GAME.folder / "content" / f"{name}.toml").read_text(encoding="utf-8")


def test_the_content_is_sound() -> None:
    found = [str(one) for _, findings in lint(cast(Content, GAME.content)) for one in findings]
    assert found == []
    assert len(GAME.passages) == 20


def test_nothing_closed_reaches_anybody_in_a_thousand_states() -> None:
    """Views, scenes, events, sentences and what bots are handed, for all seats and a spectator, in all seasons."""
    looked = seed = 0
    while looked < STATES:
        players, seed = 1 + seed % 3, seed + 1
        rng = random.Random(seed)
        season = ("autumn", "spring", "autumn", "winter")[seed % 4]
        carried = {
            "season": season,
            "carriers": ["Ann", "Ben", "Cid"][:players],
            "read": ["mill.scales"] * (seed % 2),
        }
        state = GAME.new(players, seed, carried=carried)
        heard: list[Any] = []
        while not state.over:
            for viewer in (*range(players), None):
                assert leaks(state, viewer, heard) == []
            looked += 1
            heard = state.listen()
            seat = rng.choice(state.actors)
            state.play(rng.choice(state.moves(seat)), seat)
    assert looked >= STATES


class TestOpening:
    """What opened a page cannot be taken back."""

    @pytest.mark.parametrize(
        ("before", "move"),
        [
            ((*ALONE, "travel mill"), "read"),
            ((*ALONE, "travel mill", "read"), "choose 2"),
            ((*ALONE, "dial"), "enter 472"),
            ((*ALONE, "dial"), "enter 471"),
            (TO_THE_STILE, "go north"),
        ],
    )
    def test_a_page_or_a_number_is_a_barrier(self, before: tuple[str, ...], move: str) -> None:
        state = orle(1, *before)
        assert is_barrier(state, 0, state.parse(move))

    def test_a_walk_is_none_and_a_page_that_was_read_is_none(self) -> None:
        state = orle(1, *ALONE)
        assert not is_barrier(state, 0, state.parse("travel mill"))
        state = orle(1, *ALONE, "travel mill", "read", "leave")
        assert not is_barrier(state, 0, state.parse("read"))

    def test_a_match_takes_back_the_walk_and_not_the_page(self) -> None:
        match = Match.new(GAME, ["Ann"], seed=1)
        for move in (*ALONE, "travel mill"):
            match.play(match.state.parse(move))
        assert match.can_undo(0)
        match.play(match.state.parse("read"))
        assert not match.can_undo(0)


class TestWhatDecides:
    """Cards in the fog, and the number of the strongbox, are closed too."""

    @pytest.mark.parametrize("bot", ["random", "greedy", "search:30it"])
    def test_a_bot_chooses_the_same_with_other_closed_pages_cards_and_numbers(
        self, bot: str, tmp_path: Path
    ) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("heath"))
        pages = text("pages").replace("n = -2", "n = 4").replace("difficulty = 7", "difficulty = 2")
        table = text("table").replace(
            'page = "green.door"\nexits = ["east", "west"]', 'page = "green.door"\nexits = ["north"]'
        )
        valley = text("valley").replace("number = 472", "number = 111")
        assert pages != text("pages") and table != text("table") and valley != text("valley")
        twin = moved_to(with_content(GAME, edited(tmp_path, pages=pages, table=table, valley=valley)), state)
        compare_with_twin(Case(GAME, recount, 1, 1), state, twin, (bot,))
        for position in (state, cast(Letters, twin)):
            position.at[0] = 0
            position.refresh()
            play(position, "dial")
        chosen = [make(bot, 1, one.game).choose(InformationState(one, 0)) for one in (state, twin)]
        assert chosen[0] == chosen[1]

    def test_a_dealt_state_does_not_tell_a_right_number_from_a_wrong_one(self) -> None:
        state = orle(1, *ALONE, "dial")
        for move in ("enter 472", "enter 471"):
            dealt = state.resample(0, random.Random(1))
            dealt.play(state.parse(move))
            assert dealt.closed
            assert dealt.opened == state.opened

    def test_a_bot_that_has_read_the_three_figures_enters_the_number(self) -> None:
        spring = {
            "season": "spring",
            "carriers": ["Ann"],
            "read": ["mill.sacks", "chapel.knots", "hut.bunks"],
        }
        state = orle(1, *ALONE, "dial", carried=spring)
        chosen = make("greedy", 1, GAME).choose(InformationState(state, 0))
        assert state.notation(chosen) == "enter 472"


class TestSaves:
    """A save names pages and cards by uid."""

    NEW_CARD = '[[card]]\nid = "bench"\npage = "heath.stones"\nexits = ["north"]\n\n[[card]]\nid = "heath"'

    def test_a_save_made_before_a_card_was_added_opens_after_it(self, tmp_path: Path) -> None:
        state = orle(
            2, "pack boots", "pack stick", "pack almanac", "pack gloves", "travel mill", "travel hut", "climb"
        )
        play(state, "wait", "sleep", "agree", "go north", card("tarn"))
        grown = with_content(
            GAME, edited(tmp_path, table=text("table").replace('[[card]]\nid = "heath"', self.NEW_CARD))
        )
        after = cast(Letters, grown.state().restore(json.loads(state.dump())))
        assert after.view(0)["cells"] == state.view(0)["cells"]
        assert after.view(0)["fog"] == state.view(0)["fog"] + 1
        assert not after.faults()
        rng = random.Random(1)
        while not after.over:
            seat = rng.choice(after.actors) if after.actors else portulan.CHANCE
            after.play(rng.choice(after.moves(seat)), seat)
        assert not after.faults()

    def test_a_save_whose_card_is_gone_gets_one_clear_line(self, tmp_path: Path) -> None:
        state = orle(1, *TO_THE_STILE, "go north", card("tarn"))
        table = text("table").replace(
            '[[card]]\nid = "tarn"\npage = "tarn.ice"\nexits = ["north", "east", "south"]\n', ""
        )
        assert table != text("table")
        smaller = with_content(GAME, edited(tmp_path, table=table))
        with pytest.raises(portulan.FileError) as refused:
            smaller.state().restore(json.loads(state.dump()))
        assert str(refused.value) == "state: field 'table' names 'tarn', which this content does not have"

    def test_a_save_whose_page_is_gone_gets_one_clear_line(self, tmp_path: Path) -> None:
        state = orle(1, *ALONE, "travel mill", "read")
        data = json.loads(state.dump())
        data["opened"][1] = "mill.cellar"
        with pytest.raises(portulan.FileError, match=r"the book has no passage 'mill\.cellar'"):
            Letters.restore(data)


def test_what_is_closed_shrinks_as_pages_are_read() -> None:
    state = orle(1, *ALONE)
    assert len(closed(state)) == 19
    play(state, "travel mill", "read")
    assert "mill.scales" not in closed(state)
