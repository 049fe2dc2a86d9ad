"""Fair chance: the seed of the draws is made of one that was committed to and of what the players added."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import portulan
from portulan.cli import main
from portulan.engine.errors import FileError
from portulan.engine.generator import commitment, joined
from portulan.engine.match import Match

WORDS = ["albatross", None]


def finished(words: list[str | None], seed: str = "the server's") -> Match:
    """Plays a match, always the first move."""
    match = Match.new(portulan.game("agartha"), ["Ann", "Bo"], seed=seed, words=words)
    while not match.state.over:
        match.play(match.state.moves()[0])
    return match


def test_without_words_the_seed_is_the_one_that_was_committed_to() -> None:
    assert joined("seed", []) == joined("seed", [None, None]) == joined("seed", ["", None]) == "seed"
    assert finished([]).entries == finished([None, None]).entries
    record = json.loads(finished([None, None]).to_json())
    assert record["version"] == 2 and "words" not in record


def test_every_word_every_seat_and_the_seed_count() -> None:
    given = [
        joined("seed", words)
        for words in (["a"], ["b"], ["a", None], [None, "a"], ["a", "b"], ["b", "a"], ["ab"])
    ]
    assert len({*given, "seed", joined("other", ["a"])}) == 9
    assert joined("seed", ["a", "b"]) == sha256(b'["portulan seed", "seed", ["a", "b"]]').hexdigest()


def test_a_record_with_words_is_checked_draw_by_draw() -> None:
    match = finished(WORDS)
    assert match.entries != finished([]).entries
    record = json.loads(match.to_json())
    assert (
        record["version"] == 3
        and record["words"] == WORDS
        and record["commitment"] == commitment("the server's")
    )
    again = portulan.load_match(json.dumps(record))
    assert again.words == WORDS and again.entries == match.entries
    assert json.loads(again.to_json()) == record


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"words": ["another", None]}, "the seed does not give"),
        ({"words": [None, "albatross"]}, "the seed does not give"),
        ({"words": [None, None]}, "the seed does not give"),
        ({"version": 2}, "the seed does not give"),
        ({"words": ["albatross"]}, "for each player"),
        ({"words": ["albatross", 7]}, "for each player"),
        ({"words": None}, "must be a list"),
        ({"seed": "chosen later"}, "not the one that the header committed to"),
    ],
)
def test_altered_words_are_found_out(change: dict[str, Any], said: str) -> None:
    record = json.loads(finished(WORDS).to_json())
    with pytest.raises(FileError, match=said):
        portulan.load_match(json.dumps({**record, **change}))


def test_a_match_that_goes_on_draws_from_the_same_seed() -> None:
    match = Match.new(portulan.game("agartha"), ["Ann", "Bo"], seed="s", words=WORDS)
    for _ in range(12):
        match.play(match.state.moves()[0])
    other = Match.resume(match.game, match.names, "s", match.state.copy(), match.draws, words=WORDS)
    read = portulan.load_match(match.to_json())
    for one in (match, other, read):
        while not one.state.over:
            one.play(one.state.moves()[0])
    assert match.state.digest() == other.state.digest() == read.state.digest()


def test_verify_says_what_the_seed_is_made_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(finished(WORDS).to_json())
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "made of the one committed to before and of the players' words (Ann: 'albatross')" in said
    path.write_text(finished([]).to_json())
    assert main(["verify", str(path)]) == 0
    assert "words" not in capsys.readouterr().out
