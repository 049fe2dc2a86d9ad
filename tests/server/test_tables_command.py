"""`portulan tables`: whoever keeps a server sees what it holds, takes records out of it, and deletes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portulan.server.run import exclusive_use
from portulan.server.store import FILE_NAME, TableReader
from tests.server.test_expiry import ALL, keep
from tests.test_cli import complaint, run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with one table of each kind."""
    folder = tmp_path / "data"
    keep(folder)
    return folder


def ids(folder: Path) -> set[str]:
    reader = TableReader(folder / FILE_NAME)
    found = set(reader.ids())
    reader.close()
    return found


def test_tables_are_listed_one_a_line_while_a_server_has_them(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with exclusive_use(data):
        status, out, _ = run(capsys, "tables", "list", "--data", str(data))
    *lines, total = out.splitlines()
    assert status == 0 and len(lines) == len(ALL) and total.startswith("6 tables, ")
    begun = next(line for line in lines if line.startswith("begun"))
    assert begun.split()[1:4] == ["playing", "1970-01-01", "00:16"] and "agartha: Ann, -" in begun


def test_lists_are_narrowed_by_state_and_age(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*arguments: str) -> set[str]:
        status, out, _ = run(capsys, "tables", "list", "--json", "--data", str(data), *arguments)
        assert status == 0
        return {table["id"] for table in json.loads(out)}

    assert listed() == ALL
    assert listed("--state", "finished") == {"finished"}
    assert listed("--state", "damaged") == {"damaged"}
    assert listed("--older-than", "1") == ALL - {"damaged"}
    assert listed("--older-than", "100000") == set()


def test_a_table_is_shown_without_its_secrets(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "tables", "show", "fini", "--data", str(data))
    assert status == 0 and "state      finished" in out and "laid by Ann" in out
    as_json = run(capsys, "tables", "show", "finished", "--json", "--data", str(data))[1]
    (shown,) = json.loads(as_json)
    assert shown["state"] == "finished" and shown["decisions"] == shown["acts"] - 1
    for text in (out, as_json):
        assert "hash" not in text and "a secret" not in text


def test_the_record_of_a_finished_match_is_exported_and_verifies(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "tables", "export", "finished", "--data", str(data))
    assert status == 0 and json.loads(out)["result"] is not None
    status, out, _ = run(capsys, "tables", "export", "finished", "--data", str(data), "--to", str(tmp_path))
    path = Path(out.strip())
    assert status == 0 and path.parent == tmp_path
    assert run(capsys, "verify", str(path))[0] == 0


def test_tables_are_deleted_after_a_dry_run_said_which(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("tables", "delete", "--older-than", "30", "--state", "playing", "--data", str(data))
    dry = run(capsys, *asked, "--dry-run")
    assert dry[0] == 0 and ids(data) == ALL
    assert run(capsys, *asked) == dry
    assert ids(data) == {"waiting", "finished", "damaged"}
    assert run(capsys, "tables", "delete", "damaged", "waiting", "--data", str(data))[0] == 0
    assert ids(data) == {"finished"}


def test_what_makes_no_sense_is_one_line_and_deletes_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, status in (
        ((), 2),
        (("dance",), 2),
        (("list", "--state", "lost"), 2),
        (("list", "--older-than", "-1"), 2),
        (("show", "nobody"), 2),
        (("show", "b"), 2),
        (("export", "begun"), 1),
        (("export", "damaged"), 1),
        (("export", "finished", "waiting"), 2),
        (("export", "finished", "--to", str(tmp_path / "nowhere")), 1),
        (("delete",), 2),
        (("delete", "nobody"), 2),
    ):
        more = ("--data", str(data)) if len(arguments) > 1 or arguments == ("delete",) else ()
        assert complaint(capsys, "tables", *arguments, *more)[0] == status, arguments
    status, err = complaint(capsys, "tables", "list", "--data", str(tmp_path / "nowhere"))
    assert status == 1 and "there are no tables here" in err
    status, err = complaint(capsys, "tables", "delete", "begun", "--data", str(tmp_path / "nowhere"))
    assert status == 1 and not (tmp_path / "nowhere").exists()
    with exclusive_use(data):
        status, err = complaint(capsys, "tables", "delete", "begun", "--data", str(data))
    assert status == 1 and "uses this data" in err
    assert ids(data) == ALL
