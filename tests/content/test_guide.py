"""Guided first games: what ships plays to its end, and what is wrong is told by file, entry and field."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from portulan import registry
from portulan.content.guide import PLAYER, Guide, read_guide
from portulan.content.teaching import GUIDE, has_file
from portulan.engine.errors import FileError
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.record import read as read_record
from tests.battery.subjects import TOYS
from tests.toys import pebbles

TAUGHT = [name for name in registry.games() if name not in TOYS]
MOST_SENTENCES = 3
MOST_STEPS = 20
"""A guided first game takes two or three minutes, set-up included."""
ALONE = '[step.say]\nfr = "Vous y êtes seul. Prenez le galet."\nen = "You are alone here. Take the pebble."\n'


def guided_match(guide: Guide, game: Game) -> Match:
    """Begins the match of a guide."""
    opening = guide.opening
    return Match.new(game, ["Ann", *opening.rivals], seed=opening.seed, options=guide.options)


def of(name: str) -> Game:
    return pebbles.GAME if name == "pebbles" else registry.game(name)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_game_that_ships_has_a_guided_first_game(name: str) -> None:
    assert has_file(registry.game(name), GUIDE)
    steps = read_guide(registry.game(name)).steps
    assert 8 <= len(steps) - 1 <= MOST_STEPS


@pytest.mark.parametrize("name", [*TAUGHT, "pebbles"])
def test_whoever_follows_comes_to_the_end_as_in_the_record(name: str) -> None:
    game = of(name)
    guide = read_guide(game)
    match = guided_match(guide, game)
    seen = []
    while True:
        step = guide.step(match.state) if PLAYER in match.state.actors else None
        if step is not None:
            seen.append(step)
            if not guide.steps[step].move:
                break
            match.play(game.space.parse(guide.steps[step].move), PLAYER)
        else:
            rival = match.state.actors[-1]
            move = guide.move(match.state, rival)
            assert move is not None, f"the record has nothing for seat {rival}"
            match.play(move, rival)
    assert seen == list(range(len(guide.steps)))
    assert not match.state.over
    read_record(match.to_json())


@pytest.mark.parametrize("name", [*TAUGHT, "pebbles"])
def test_a_remark_points_at_what_lies_on_the_table_and_is_short(name: str) -> None:
    guide = read_guide(of(name))
    for step, scene in zip(guide.steps, guide.scenes, strict=True):
        assert set(step.at) <= {element.id for element in scene.elements()}
        for text in (step.say.fr, step.say.en):
            assert len(re.findall(r"[.!?…]+(?=\s|$)", text)) <= MOST_SENTENCES, text


def test_parts_of_a_common_choice_come_in_any_order() -> None:
    game = pebbles.GAME
    guide = read_guide(game)
    match = guided_match(guide, game)
    assert guide.step(match.state) == 0
    rival = guide.move(match.state, 1)
    assert rival is not None and game.space.notation(rival) == "walk south"
    match.play(rival, 1)
    assert guide.step(match.state) == 0
    match.play(game.space.parse("walk north"), 0)
    assert guide.step(match.state) == 1


def test_a_common_choice_of_several_parts_is_one_whoever_answers_first() -> None:
    """Both discard a card and are done: the player may be done before the rival has begun."""
    game = of("near-and-far")
    guide = read_guide(game)
    match = guided_match(guide, game)
    while match.state.step is None or match.state.step.name != "opening discard":
        seat = match.state.actors[-1]
        move = guide.move(match.state, seat)
        assert move is not None
        match.play(move, seat)
    before = guide.step(match.state)
    assert before is not None
    for notation in ("discard borrowed-halo", "done"):
        match.play(game.space.parse(notation), 0)
    for _ in range(2):
        rival = guide.move(match.state, 1)
        assert rival is not None
        match.play(rival, 1)
    assert guide.step(match.state) == before + 2


def test_whoever_goes_another_way_has_left_the_record_and_finds_it_again_by_taking_back() -> None:
    game = pebbles.GAME
    guide = read_guide(game)
    match = guided_match(guide, game)
    match.play(game.space.parse("walk middle"), 0)
    assert guide.move(match.state, 1) is None
    match.undo(0)
    assert guide.step(match.state) == 0


def test_a_game_without_the_file_has_none(tmp_path: Path) -> None:
    shutil.copytree(pebbles.GAME.folder / "teaching", tmp_path / "teaching")
    game = placed(tmp_path)
    assert has_file(game, GUIDE)
    (tmp_path / "teaching" / GUIDE).unlink()
    assert not has_file(game, GUIDE)


# What is wrong with a file


class Elsewhere(Game):
    """Pebbles, taught by the files of another folder."""


def placed(folder: Path) -> Game:
    """Gives Pebbles, taught by the files of a folder."""
    made = object.__new__(Elsewhere)
    made.__dict__.update(pebbles.GAME.__dict__)
    made.__dict__["folder"] = folder
    return made


Broken = Callable[[str, str], str]


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Broken]:
    """Reads a copy of a guide in which one text takes the place of another, and gives what is said against it."""
    (tmp_path / "teaching").mkdir()
    source = (pebbles.GAME.folder / "teaching" / GUIDE).read_text(encoding="utf-8")

    def said(old: str, new: str) -> str:
        assert old in source
        copy = tmp_path / "teaching" / GUIDE
        copy.write_text(source.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(FileError) as error:
            read_guide(placed(tmp_path))
        return str(error.value)

    yield said
    read_guide.cache_clear()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[match]", "[match", "guide.toml: is not TOML"),
        ("[match]", "[game]", "guide.toml: unknown table 'game'; tables: match, step, end"),
        ('seed = "low tide 2"\n', "", "guide.toml: match: field 'seed' is missing"),
        ("rivals", "friends", "guide.toml: match: unknown field 'friends'"),
        ('rivals = ["Wrack"]', "rivals = []", "guide.toml: match: cannot begin: Pebbles is for"),
        ('rivals = ["Wrack"]', 'rivals = ["a", "b", "c"]', "guide.toml: match: cannot begin: Pebbles is for"),
        (
            'rivals = ["Wrack"]',
            'rivals = ["Wrack"]\noptions = { tide = "high" }',
            "guide.toml: match: cannot begin: unknown option 'tide'",
        ),
        ('move = "walk north"', 'move = "fly"', "guide.toml: step 1: field 'move' no move is written 'fly'"),
        ('move = "take"', 'move = "walk north"', "guide.toml: step 3: field 'move'"),
        (
            'by = 1\nmove = "walk south"',
            'move = "walk south"',
            "guide.toml: step 2: field 'by' seat 0 is not asked here",
        ),
        (ALONE, "", "guide.toml: step 3: field 'say' is missing"),
        ("by = 1", "by = 7", "guide.toml: step 2: field 'by' seat 7 is not asked here"),
        ("by = 1", 'by = "Wrack"', "guide.toml: step 2: field 'by' must be"),
        (
            'by = 1\nmove = "walk south"',
            'by = 1\nmove = "walk south"\nat = ["bag"]',
            "guide.toml: step 2: field 'say' is for the steps of the player",
        ),
        (
            '"seat-0-pocket"',
            '"seat-0-purse"',
            "guide.toml: step 8: field 'at[1]' there is no element 'seat-0-purse'",
        ),
        ('en = "You are alone here. Take the pebble."', "", "guide.toml: step 3: field 'say.en' is missing"),
        (
            'en = "You are alone here. Take the pebble."',
            'en = ""',
            "guide.toml: step 3: field 'say.en' must be",
        ),
        ("You are alone here.", "You are alone here. " * 20, "guide.toml: step 3: field 'say.en' must be"),
        ("[end.say]", "[end.tell]", "guide.toml: end: unknown field 'tell'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(broken: Broken, old: str, new: str, said: str) -> None:
    error = broken(old, new)
    assert error.startswith(said)
    assert "\n" not in error


@pytest.mark.parametrize("left_out", [1, 3])
def test_a_guide_stops_where_the_player_alone_is_asked(broken: Broken, left_out: int) -> None:
    source = (pebbles.GAME.folder / "teaching" / GUIDE).read_text(encoding="utf-8")
    steps = source[: source.index("[end]")].split("[[step]]")
    last = "[[step]]".join(["", *steps[-left_out:]])
    assert broken(last + "[end]", "[end]") == (
        "guide.toml: end: the guide must stop where the player alone is asked, before the match is over"
    )
