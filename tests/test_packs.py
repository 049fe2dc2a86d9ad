"""Packs: somebody's own cards at a table, in every command that plays, in records and saves."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import portulan
from portulan import packs, registry
from portulan.engine.errors import FileError, UsageError
from portulan.engine.match import Match
from portulan.packs import VARIABLE
from tests.content.saga import write

SHIPPED = registry.game("roam").folder / "content"
OLD = Path(__file__).parent / "content" / "old"

DECLARED = """
name = "seven"
game = "roam"
version = "1"
title = { fr = "Sept", en = "Seven" }
"""
START = (
    '[[card]]\nid = "S-{colour}-{n}"\nkind = "start"\nshape = ["XXo"]\npoints = 7\ncoins = []\nbiome = ""\n'
)
STARTS = "".join(
    START.format(colour=colour, n=n) for colour in ("blue", "red", "yellow", "green") for n in (1, 2, 3)
)


@pytest.fixture(autouse=True)
def no_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets every test begin without packs."""
    monkeypatch.setenv(VARIABLE, "")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The cards that ship, but all start cards are worth seven points; a folder that says nothing about itself."""
    folder = tmp_path / "my-pack"
    shutil.copytree(SHIPPED, folder)
    cards = folder / "cards.toml"
    before, start, after = cards.read_text(encoding="utf-8").partition('kind = "start"')
    cards.write_text(before + start + after.replace("points = 0", "points = 7"), encoding="utf-8")
    return folder


@pytest.fixture
def seven(tmp_path: Path) -> Path:
    """A pack that declares itself and lays its start cards over those that ship."""
    return write(tmp_path / "packs" / "seven", {"pack.toml": DECLARED, "content/starts.toml": STARTS})


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs the command line in a process of its own."""
    command = [sys.executable, "-m", "portulan.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def mean_score(*arguments: object) -> float:
    told = run("simulate", "roam", "--bots", "random", "--players", 2, "--games", 4, "--json", *arguments)
    assert told.returncode == 0, told.stderr
    score: float = json.loads(told.stdout)["by_bot"]["random"]["score"]["mean"]
    return score


# In every command


@pytest.mark.parametrize("processes", [1, 2])
def test_bots_play_with_a_pack_in_every_process(pack: Path, processes: int) -> None:
    shipped = mean_score("--processes", processes)
    assert mean_score("--processes", processes, "--pack", pack) == pytest.approx(shipped + 21)


def test_a_component_that_is_missing_altogether_is_told(pack: Path) -> None:
    listing = pack / "table.toml"
    text = listing.read_text(encoding="utf-8")
    listing.write_text(text[: text.index("[[component]]", text.index("RO-COMP-8"))], encoding="utf-8")
    told = run("content", "roam", "--pack", pack)
    assert (told.returncode, told.stderr) == (1, "")
    differing = [line.split() for line in told.stdout.splitlines() if "differs" in line]
    assert differing == [
        ["RO-COMP-9", "Coins", "of", "value", "5", "want", "6", "have", "0", "<-", "differs"]
    ]


def test_what_is_wrong_with_a_pack_is_told_in_one_line(pack: Path) -> None:
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace('id = "T01"', 'id = "T99"'), encoding="utf-8")
    told = run("play", "roam", "--terminal", "--pack", pack)
    assert told.returncode == 1 and told.stderr.count("\n") == 1
    assert "cards.toml" in told.stderr and "T99" in told.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("serve", "--pack", "{pack}"), "say whose cards these are"),
        (("serve", "--pack", "chess={pack}"), "no game is called 'chess'"),
        (("serve", "--packs", "{pack}/none"), "there is no such folder"),
        (("play", "agartha", "--terminal", "--pack", "{pack}"), "Agartha cannot be played with packs"),
        (("play", "agartha", "--terminal", "--pack", "{seven}"), "is a pack for roam, not for agartha"),
        (("simulate", "roam", "--pack", "{seven}", "--pack", "{pack}"), "one pack at a time"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(
    pack: Path, seven: Path, arguments: tuple[str, ...], words: str
) -> None:
    told = run(*(word.format(pack=pack, seven=seven) for word in arguments))
    assert told.returncode == 2 and words in told.stderr and told.stderr.count("\n") == 1, told.stderr


def test_content_is_checked_with_a_pack_over_it(seven: Path) -> None:
    assert run("content", "roam", "--pack", seven).returncode == 0
    write(seven, {"content/starts.toml": STARTS.replace('"XXo"', '"oo"', 2)})
    told = run("content", "roam", "--pack", seven, "--json")
    found = {item["name"]: item["findings"] for item in json.loads(told.stdout)["lints"]}
    assert told.returncode == 1 and json.loads(told.stdout)["components"] == []
    assert [(item["file"], item["entry"], item["field"]) for item in found["cards"]] == [
        ("starts.toml", "card 'S-blue-1'", "shape"),
        ("starts.toml", "card 'S-blue-2'", "shape"),
    ]


# At a table


def test_tables_of_one_process_play_with_different_packs(pack: Path, seven: Path) -> None:
    shipped = portulan.new("roam", players=2, seed=1)
    plain = portulan.new("roam", players=2, seed=1, pack=pack)
    laid = portulan.new("roam", players=2, seed=1, pack=seven)
    assert [state.scores() for state in (shipped, plain, laid)] == [[0, 0], [21, 21], [21, 21]]
    assert shipped.game.pack is None and laid.game.pack is not None and laid.game.pack.name == "seven"
    assert laid.copy().scores() == [21, 21] and laid.resample(0, random.Random(1)).game is laid.game
    assert portulan.new("roam", players=2, seed=1).scores() == [0, 0]


def test_the_same_pack_is_opened_once_and_a_changed_one_again(seven: Path) -> None:
    first = registry.game("roam", pack=seven)
    assert registry.game("roam", pack=seven) is first
    write(seven, {"content/starts.toml": STARTS.replace("points = 7", "points = 5")})
    other = registry.game("roam", pack=seven)
    assert (
        other is not first and other.new(2, 1).scores() == [15, 15] and first.new(2, 1).scores() == [21, 21]
    )
    assert other.pack != first.pack


def test_a_pack_is_offered_under_its_name(seven: Path, pack: Path) -> None:
    with pytest.raises(
        FileError, match=r"^the pack 'seven' of Roam is not here; name its folder with --pack$"
    ):
        registry.game("roam", pack="seven")
    assert [found.name for found in packs.add_all(seven.parent)] == ["seven"]
    assert packs.add(pack, "roam").name == "my-pack"
    packs.add(seven)
    assert [found.name for found in packs.offered("roam")] == ["seven", "my-pack"]
    assert packs.offered("agartha") == []
    assert registry.game("roam", pack="my-pack") is registry.game("roam", pack=pack)


def test_two_packs_of_one_name_cannot_be_told_apart(seven: Path, tmp_path: Path) -> None:
    packs.add(seven)
    shutil.copytree(seven, tmp_path / "copy")
    with pytest.raises(UsageError, match="another pack is called 'seven'"):
        packs.add(tmp_path / "copy")


def test_sentences_of_a_pack_go_before_those_of_the_game(seven: Path) -> None:
    write(seven, {"text/en/cards.ftl": "card-S-blue-1 = Blaise the First\nmove-seven = Seven\n"})
    game = registry.game("roam", pack=seven)
    assert game.text.say("card-S-blue-1", {}, "en") == "Blaise the First"
    assert game.text.say("move-seven", {}, "fr") == "Seven"
    assert game.text.say("card-T01", {}, "en") == registry.game("roam").text.say("card-T01", {}, "en")
    assert registry.game("roam").text.say("card-S-blue-1", {}, "en") != "Blaise the First"


def test_sentences_that_cannot_be_read_are_told_in_one_line(seven: Path) -> None:
    path = write(seven, {"text/en/cards.ftl": b"card-T01 = Caf\xe9\n"}) / "text/en/cards.ftl"
    with pytest.raises(FileError, match=rf"^{path}: is not UTF-8 text \(byte 14\)$"):
        registry.game("roam", pack=seven).text.say("card-T01", {}, "en")


# In records and saves


def played(folder: Path) -> Match:
    match = Match.new(registry.game("roam", pack=folder), ["Ann", "Bo"], seed=3, options={})
    for _ in range(20):
        match.play(match.state.moves()[0])
    return match


def test_a_save_names_its_pack_and_is_played_on_with_it(seven: Path) -> None:
    match = played(seven)
    kept = json.loads(match.to_json())
    assert match.game.pack is not None
    assert kept["pack"] == {"name": "seven", "fingerprint": match.game.pack.fingerprint}
    assert json.loads(match.state.dump())["pack"] == kept["pack"]
    packs.add(seven)
    again = portulan.load_match(match.to_json())
    assert again.game is match.game and again.state == match.state and again.digests_compared
    assert portulan.load(match.state.dump()).game is match.game


def test_a_match_without_a_pack_says_nothing_of_packs() -> None:
    state = portulan.new("roam", players=2, seed=1)
    assert "pack" not in json.loads(state.dump())


def test_a_missing_pack_is_one_clear_line(seven: Path, tmp_path: Path) -> None:
    match = played(seven)
    for load, text in ((portulan.load_match, match.to_json()), (portulan.load, match.state.dump())):
        with pytest.raises(
            FileError, match=r"^the pack 'seven' of Roam is not here; name its folder with --pack$"
        ):
            load(text)
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    told = run("verify", path)
    assert (told.returncode, told.stdout) == (1, "") and told.stderr.count("\n") == 1
    assert run("verify", path, "--pack", seven).returncode == 0


@pytest.mark.parametrize("spoilt", ['"seven"', '{"name": "seven"}', '{"name": 7, "fingerprint": "x"}', "[]"])
def test_a_pack_that_is_not_well_named_is_one_clear_line(seven: Path, spoilt: str) -> None:
    data = json.loads(played(seven).to_json())
    data["pack"] = json.loads(spoilt)
    with pytest.raises(FileError, match=r"^field 'pack' must be a name and a fingerprint$"):
        portulan.load_match(json.dumps(data))


def test_a_save_outlives_a_new_version_of_its_pack(seven: Path) -> None:
    match = played(seven)
    write(seven, {"content/starts.toml": STARTS.replace("points = 7", "points = 5")})
    packs.add(seven)
    again = portulan.load_match(match.to_json())
    assert again.game.pack != match.game.pack
    assert again.state.data()["table"] == match.state.data()["table"]
    again.play(again.state.moves()[0])


def test_a_save_of_an_older_release_names_its_pack_by_a_number() -> None:
    text = (OLD / "match.json").read_text(encoding="utf-8")
    with pytest.raises(
        FileError, match=r"^was played with a pack of Roam that is not here; name its folder with --pack$"
    ):
        portulan.load_match(text)
    packs.add(OLD / "ink", "roam")
    match = portulan.load_match(text)
    assert match.game.pack is not None and match.game.pack.name == "ink"
    assert match.state.scores() == [23, 22]
    match.play(match.state.moves()[0])


def test_a_save_of_an_older_release_goes_on_with_a_later_version_of_its_pack(tmp_path: Path) -> None:
    shutil.copytree(OLD / "ink", tmp_path / "ink")
    cards = tmp_path / "ink" / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("points = 7", "points = 6"), encoding="utf-8")
    packs.add(tmp_path / "ink", "roam")
    match = portulan.load_match((OLD / "match.json").read_text(encoding="utf-8"))
    assert match.state.scores() == [20, 19]
