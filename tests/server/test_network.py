"""Opening the server of one's own machine to its network: who may, what is reached then, and QR codes of links."""

from __future__ import annotations

import json
import re
import stat
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
import segno

from portulan.cli import main
from portulan.engine.errors import UsageError
from portulan.server import local, network, qr_codes, run
from portulan.server.local import LOOPBACK_NAMES
from portulan.server.network import LocalNetwork
from tests.server.running_server import RunningServer, running_server

AROUND = "127.0.0.2"
"""Stands for the address of this machine in a network: another one than that of the loopback."""


def reached(url: str) -> bool:
    try:
        with urlopen(f"{url}api/health", timeout=5) as answer:
            return bool(json.loads(answer.read())["ok"])
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address on the loopback")
def test_whoever_has_the_key_opens_the_server_and_nobody_else(tmp_path: Path) -> None:
    around = LocalNetwork(lambda: AROUND)
    with running_server(tmp_path, hosts=LOOPBACK_NAMES, network=around) as place:
        url = f"http://{AROUND}:{place.port}/"
        assert place.call("/api/network") == (200, {"url": None, "owner": False})
        for key in (None, "wrong", around.key[:-1], ""):
            status, answer = place.call("/api/network/open", {}, key)
            assert (status, answer["error"]["code"]) == (403, "not-owner")
        assert not reached(url)
        assert place.call("/api/network", None, around.key) == (200, {"url": None, "owner": True})
        for _ in range(2):
            assert place.call("/api/network/open", {}, around.key) == (200, {"url": url, "owner": True})
        assert reached(url)
        with pytest.raises(OSError, match="421"):
            urlopen(Request(f"{url}api/health", headers={"Host": "evil.example"}))
    assert not reached(url)


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    around = LocalNetwork(lambda: None)
    with running_server(tmp_path, network=around) as place:
        status, answer = place.call("/api/network/open", {}, around.key)
        assert (status, answer["error"]["message"]) == (409, "this machine is in no private network")


def test_a_server_that_is_no_one_s_own_cannot_be_opened(place: RunningServer) -> None:
    assert place.call("/api/network", None, "x") == (200, {"url": None, "owner": False})
    assert place.call("/api/network/open", {}, "x")[0] == 403


def test_an_address_is_private_or_none() -> None:
    found = network.own_address()
    assert found is None or re.fullmatch(r"(10|172|192|100)\..*", found)


def test_the_key_is_noted_for_the_owner_alone(tmp_path: Path) -> None:
    with run.exclusive_use(tmp_path) as note:
        note("http://127.0.0.1:1/", "the key")
        written = tmp_path / run.NOTE_NAME
        assert stat.S_IMODE(written.stat().st_mode) == 0o600
        with pytest.raises(run.DataInUse) as refused, run.exclusive_use(tmp_path):
            pass
        assert refused.value.key == "the key" and "the key" not in str(refused.value)


def test_a_port_that_was_asked_for_is_had_or_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    taken = run.listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with taken, pytest.raises(UsageError, match=f"port {port}"):
        local.play(False, tmp_path, port)
    assert main(["play", "--no-browser", "--data", str(tmp_path), "--port", "70000"]) == 2
    assert "a port is a number" in capfd.readouterr().err


def test_without_a_network_play_is_not_begun(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "LocalNetwork", lambda at_once: LocalNetwork(lambda: None, at_once))
    assert main(["play", "--no-browser", "--data", str(tmp_path), "--port", "0", "--network"]) == 2
    assert "no private network" in capfd.readouterr().err


# QR codes


def modules(size: int, path: str) -> list[list[bool]]:
    """Reads a path back into rows of modules."""
    rows = [[False] * size for _ in range(size)]
    found = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{w}v1h-{v}z" for x, y, w, v in found) == path
    for x, y, wide, back in found:
        assert wide == back
        for step in range(int(wide)):
            rows[int(y)][int(x) + step] = True
    return rows


def test_a_code_holds_the_link_within_an_empty_rim(place: RunningServer) -> None:
    link = f"http://192.168.1.20:8425/t/{'a' * 22}#{'b' * 43}"
    status, answer = place.call("/api/qr", {"link": link})
    assert status == 200
    drawn = modules(answer["size"], answer["path"])
    rim = qr_codes.QUIET
    wanted = [[bool(dot) for dot in row] for row in segno.make(link, error="m", micro=False).matrix]
    assert [row[rim:-rim] for row in drawn[rim:-rim]] == wanted
    edge = [*drawn[:rim], *drawn[-rim:], *([*row[:rim], *row[-rim:]] for row in drawn)]
    assert not any(any(row) for row in edge)


@pytest.mark.parametrize(
    "link", ["", "short", "http://x/\ny", "javascript:alert(1)", f"http://x/{'a' * 300}"]
)
def test_what_is_no_link_is_not_drawn(place: RunningServer, link: str) -> None:
    assert place.call("/api/qr", {"link": link})[0] == 422
