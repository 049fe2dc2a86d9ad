"""`portulan simulate` and the ladder: what they print, refuse, write, and how they stop."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from portulan import cli
from portulan.arena.contest import contest
from portulan.arena.figures import Figures
from portulan.arena.report import page
from portulan.engine.state import JsonObject

ROOT = Path(__file__).resolve().parents[2]
QUICK = ["simulate", "agartha", "--bots", "greedy,random", "--games", "4", "--processes", "1"]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> JsonObject:
    """Runs a simulation and reads its JSON."""
    assert cli.main([*QUICK, "--json", *arguments]) == 0
    found: JsonObject = json.loads(capsys.readouterr().out)
    return found


def test_json_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--seed", "3", "--option", "tie_order=turn_order")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("agartha", 2, 4, "3")
    assert found["options"]["tie_order"] == "turn_order"
    assert found["by_bot"]["greedy"]["win_rate"] == 1.0
    assert found["by_bot"]["random"]["win_interval"][0] == 0.0
    assert [seat["wins"] for seat in found["by_seat"]] == [2.0, 2.0]
    assert found["decisions"]["min"] <= found["decisions"]["mean"] <= found["decisions"]["max"]
    assert found["timing"]["decisions_per_second"] > 0
    assert found["reproducible"] is True


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one, two, other = (
        simulated(capsys, "--seed", seed, "--processes", processes)
        for seed, processes in (("5", "1"), ("5", "2"), ("6", "1"))
    )
    for found in (one, two, other):
        del found["timing"], found["seed"]
    assert one == two != other


def test_seats_are_fixed_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--no-rotate")
    assert [seat["wins"] for seat in found["by_seat"]] == [4.0, 0.0]


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(QUICK) == 0
    printed = capsys.readouterr()
    assert "agartha, 2 players, 4 games, seed 1" in printed.out
    assert re.search(r"greedy .* 4 .* 4\.0 .* 100\.0% .* 51\.0% to 100\.0%", printed.out)
    assert "decisions/s" in printed.out
    assert printed.err == ""


def test_the_table_warns_of_a_bot_that_thinks_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*QUICK, "--bots", "random,search:1ms", "--games", "1"]) == 0
    assert "thinks by the clock" in capsys.readouterr().out


def test_the_report_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.html"
    assert cli.main([*QUICK, "--report", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"https?:|src=|href=|url\(|<script|<link|@import", text)
    drawings = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert [drawing.get("aria-label") for drawing in drawings] == [
        "Win rate of each bot",
        "Scores of greedy",
        "Scores of random",
    ]
    columns = [float(rect.get("height", 0)) for rect in drawings[1].iter("rect")]
    assert max(columns) > 0
    rows = re.findall(r"<tr><td>(.*?)</td>", text)
    assert rows == ["greedy", "random", "seat 0", "seat 1"]
    assert len(text) < 40_000


def test_the_report_says_names_as_they_are() -> None:
    figures = Figures(contest("agartha", ["random"], players=2, seed="<b>&"))
    figures.add(figures.contest.play(0))
    assert "seed &lt;b&gt;&amp;," in page(figures, {"decisions_per_second": 1.0})


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "greedy,clever"], "unknown bot 'clever'"),
        (["--bots", ","], "names nobody"),
        (["--players", "3"], "3 players need 3 bots"),
        (["--players", "5", "--bots", "random"], "2 to 4 players"),
        (["--players", "two"], "invalid value: 'two'"),
        (["--games", "0"], "must be positive"),
        (["--processes", "0"], "must be positive"),
        (["--option", "tie_order"], "written key=value"),
        (["--option", "tie_order=never"], "option tie_order cannot be 'never'"),
        (["--option", "luck=true"], "unknown option 'luck'"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*QUICK, *arguments]) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "portulan.arena.simulate.results", lambda *arguments: pytest.fail("games were played")
    )
    assert cli.main([*QUICK, "--report", str(tmp_path / "nowhere" / "report.html")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("later", [0.0, 0.06, 0.12, 0.5])
def test_an_interrupt_ends_it_with_all_its_processes(later: float, tmp_path: Path) -> None:
    """As in a terminal, all processes are interrupted; the pipe ends when the last of them has let go of it.

    The signal is set to its default first: tests that are run in the background inherit that it is ignored.
    """
    begun = tmp_path / "report.html"
    command = [sys.executable, "-m", "portulan.cli", "simulate", "agartha", "--bots", "search:100000it"]
    endless = ["--players", "2", "--games", "8", "--processes", "2", "--report", str(begun)]
    with subprocess.Popen(
        [*command, *endless],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as running:
        while not begun.exists():
            assert running.poll() is None
            time.sleep(0.01)
        time.sleep(later)
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=120)
    assert running.returncode == 130
    assert told == "\n"


def test_the_ladder_tells_win_rates_by_seat() -> None:
    command = [
        sys.executable,
        "tools/ladder",
        "agartha",
        "greedy",
        "random",
        "--games",
        "6",
        "--processes",
        "1",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    *_, last = done.stdout.splitlines()
    assert last.startswith("12 games, greedy against random: 100.0% (75.8% to 100.0%); seat 0 100.0%")
    assert done.stderr == ""


def test_the_ladder_stops_when_it_is_decided() -> None:
    command = [sys.executable, "tools/ladder", "agartha", "greedy", "random", "--decided", "--processes", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("4 games, ")
