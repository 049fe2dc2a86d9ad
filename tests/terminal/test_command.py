"""The arguments of a table in the terminal: who sits where, and one line for what cannot be."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import portulan
from portulan.engine.match import Match
from tests.terminal.conftest import Sit

SOURCE = Path(portulan.__file__).parents[1]


def test_without_arguments_one_bot_of_medium_level_plays_against_you(sit: Sit) -> None:
    sitting = sit([], "--lang", "en")
    assert "Player 1 (P, you)" in sitting.text and "Nadir (N, bot, medium)" in sitting.text
    assert "Tile 3" in sitting.text and "Tile 4" not in sitting.text


def test_bots_are_named_by_level(sit: Sit) -> None:
    sitting = sit([], "--bots", "easy,hard", "--lang", "fr")
    assert "Nadir (N, robot, facile)" in sitting.text and "Zephyr (Z, robot, difficile)" in sitting.text


def test_more_players_than_named_bots_are_filled_up(sit: Sit) -> None:
    sitting = sit([], "--players", "4", "--bots", "easy", "--names", "Ann,Bo", "--lang", "en")
    for name in ("Ann (A, you)", "Bo (B, bot, easy)", "Nadir (N, bot, medium)", "Zephyr (Z, bot, medium)"):
        assert name in sitting.text


def test_two_players_with_one_initial_are_told_apart(sit: Sit) -> None:
    sitting = sit([], "--names", "Ann,Alf", "--lang", "en")
    assert "Ann (A1, you)" in sitting.text and "Alf (A2, bot, medium)" in sitting.text


def test_a_bot_takes_no_name_that_is_taken(sit: Sit) -> None:
    assert "Zephyr (Z, bot, medium)" in sit([], "--names", "nadir", "--lang", "en").text


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("LC_ALL", "fr_FR.UTF-8", "à vous"),
        ("LC_MESSAGES", "fr", "à vous"),
        ("LANG", "fr_CH.UTF-8", "à vous"),
        ("LANG", "de_DE.UTF-8", "your turn"),
        ("LANG", "C", "your turn"),
    ],
)
def test_the_language_comes_from_the_locale(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in sit([], "--names", "Ann", "--option", "first_player=0").text


def test_house_rules_are_those_of_the_match(sit: Sit) -> None:
    sitting = sit([], "--option", "token_action_map=draw-swap-move", "--lang", "en")
    assert "Tokens in hand 1 Draw, 2 Swap, 3 Move" in sitting.text


def test_the_same_seed_is_the_same_table(sit: Sit) -> None:
    assert sit(["1", "1"], "--seed", "x").text == sit(["1", "1"], "--seed", "x").text
    assert sit([], "--seed", "1").text != sit([], "--seed", "2").text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "5"), "Agartha is for 2 to 4 players, not 5"),
        (("--players", "1"), "Agartha is for 2 to 4 players, not 1"),
        (("--players", "0"), "Agartha is for 2 to 4 players, not 0"),
        (("--bots", "easy,easy", "--players", "2"), "--bots: 2 bots and you are more than 2 players"),
        (("--names", "Ann,Bo,Cy", "--players", "2"), "--names: 3 names for 2 players"),
        (("--names", "Ann,ann"), "--names: no two players may have the same name"),
        (("--names", "Ann,"), "--names: a name has 1 to 20 letters, not ''"),
        (("--names", "A\x1b[31m"), "--names: a name has 1 to 20 letters, not 'A\\x1b[31m'"),
        (("--option", "tie_order"), "--option: write KEY=VALUE, not 'tie_order'"),
        (
            ("--load", "x.json", "--seed", "0"),
            "--load and --seed exclude each other: the saved game has its own",
        ),
    ],
)
def test_what_cannot_be_is_one_line_and_status_2(
    sit: Sit, arguments: tuple[str, ...], complaint: str
) -> None:
    sitting = sit([], *arguments)
    assert (sitting.status, sitting.text) == (2, "")
    assert sitting.complaints == f"portulan: {complaint}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "5"), "Agartha se joue de 2 à 4, pas à 5"),
        (("--names", "Ann,ann"), "--names\u00a0: deux joueurs ne peuvent pas porter le même nom"),
        (("--option", "tie_order"), "--option\u00a0: écrivez CLÉ=VALEUR, pas 'tie_order'"),
        (("--option", "round=1"), "option inconnue\u00a0: 'round'\u202f; options\u00a0: "),
        (
            ("--option", "tie_order=never"),
            "l’option tie_order ne peut pas valoir 'never'\u202f; valeurs\u00a0: ",
        ),
    ],
)
def test_what_cannot_be_is_said_in_the_chosen_language(
    sit: Sit, arguments: tuple[str, ...], complaint: str
) -> None:
    sitting = sit([], *arguments, "--lang", "fr")
    assert (sitting.status, sitting.text) == (2, "")
    assert sitting.complaints.startswith(f"portulan: {complaint}") and sitting.complaints.count("\n") == 1


def test_bots_and_hotseat_exclude_each_other(sit: Sit) -> None:
    sitting = sit([], "--bots", "easy", "--hotseat")
    assert sitting.status == 2 and sitting.complaints.count("\n") == 1


@pytest.mark.parametrize("content", [None, b"\xff\x00", b"{}", b'{"portulan": "match", "version": 99}'])
def test_a_file_that_is_no_saved_game_is_one_line_and_status_1(
    sit: Sit, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "game.json"
    if content is not None:
        file.write_bytes(content)
    sitting = sit([], "--load", str(file))
    assert (sitting.status, sitting.text) == (1, "")
    assert sitting.complaints.startswith(f"portulan: {file}: ") and sitting.complaints.count("\n") == 1


def test_a_saved_game_of_another_game_is_refused(sit: Sit, tmp_path: Path, pebbles: str) -> None:
    file = tmp_path / "game.json"
    match = Match.new(portulan.game(pebbles), ["Ann", "Bo"], seed=1)
    file.write_text(match.to_json(), encoding="utf-8")
    sitting = sit([], "--load", str(file))
    assert sitting.status == 1
    assert sitting.complaints == f"portulan: {file}: is a match of pebbles, not of agartha\n"


def test_any_game_of_the_house_can_be_played(sit: Sit, pebbles: str) -> None:
    sitting = sit(["?", *["1"] * 20, ""], "--seed", "1", "--names", "Ann,Bo", "--lang", "en", game=pebbles)
    assert sitting.status == 0
    assert "What do you do?" in sitting.text and "PB-WALK-1" in sitting.text
    assert "walk north" in sitting.text and "Total" in sitting.text


@pytest.fixture
def pebbles() -> str:
    """The toy game, which the terminal has never heard of."""
    from tests.toys.pebbles import GAME

    GAME.state().game = GAME
    portulan.register(GAME)
    return GAME.name


# The process itself: a real pipe, a real terminal

PLAY = (sys.executable, "-m", "portulan.cli", "play", "agartha", "--terminal", "--seed", "1", "--lang", "fr")
HOTSEAT = (*PLAY, "--hotseat")


def environment(**variables: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PYTHONPATH": str(SOURCE), "TERM": "xterm-256color", **variables}


def test_a_real_pipe_gets_plain_text_whatever_the_bytes(tmp_path: Path) -> None:
    typed = b"\nd\xff\xfe\xe9j\xe0\n1\nquit\n"
    for variables in ({"PYTHONIOENCODING": "utf-8"}, {"PYTHONIOENCODING": "ascii"}):
        done = subprocess.run(
            HOTSEAT,
            input=typed,
            capture_output=True,
            env=environment(**variables),
            check=False,
        )
        assert done.returncode == 0 and done.stderr == b""
        assert b"\x1b" not in done.stdout
        assert b"place " in done.stdout


def test_a_whole_game_against_the_bots_of_the_house() -> None:
    done = subprocess.run(
        [*PLAY, "--bots", "random,easy,medium"],
        input="1\n" * 100,
        capture_output=True,
        encoding="utf-8",
        env=environment(PYTHONIOENCODING="utf-8"),
        check=False,
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "Nadir (N, robot, random)" in done.stdout and "Total" in done.stdout


def test_an_unknown_bot_is_one_line_and_status_2() -> None:
    done = subprocess.run(
        [*PLAY, "--bots", "genius"],
        input="",
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("portulan: robot inconnu\u00a0: 'genius'") and done.stderr.count("\n") == 1


def in_a_terminal(typed: bytes, **variables: str) -> str:
    """Runs the program in a pseudo-terminal and returns all that it wrote there."""
    leader, follower = pty.openpty()
    with subprocess.Popen(
        HOTSEAT,
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(**variables),
    ) as process:
        os.close(follower)
        os.write(leader, typed)
        written = io.BytesIO()
        while chunk := _chunk(leader):
            written.write(chunk)
    os.close(leader)
    assert process.returncode == 0
    return written.getvalue().decode()


def _chunk(leader: int) -> bytes:
    try:
        return os.read(leader, 65536)
    except OSError:
        return b""


def test_a_terminal_gets_colour_a_fresh_screen_and_a_curtain() -> None:
    written = in_a_terminal(b"\n1\n1\n\nquit\n")
    assert "\x1b[2J" in written and "\x1b[3J" in written
    assert "\x1b[33m" in written


def test_no_color_is_honoured() -> None:
    written = in_a_terminal(b"\n1\nquit\n", NO_COLOR="1")
    assert "\x1b[33m" not in written and "\x1b[2J" in written
    assert "Personnage" in written
