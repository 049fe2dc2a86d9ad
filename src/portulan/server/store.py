"""The store: one SQLite file, appended to by one thread that gathers the acts of many tables into one transaction.

Whoever appends waits until the transaction is on the disk. A whole batch is one statement, because after each
statement the writer has to win the interpreter back from the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from portulan.engine.errors import FileError, PortulanError
from portulan.server.acts import (
    Claimed,
    Counts,
    Keyframe,
    Renewed,
    SeatOpened,
    Setup,
    Snapshot,
    StoredAct,
    decode_act,
    encode_act,
)
from portulan.server.writing import Writing, touch

log = logging.getLogger(__name__)

FILE_NAME: Final = "tables.sqlite3"

READABLE: Final = 2
"""The oldest version of the file that can be read without being brought to the present form."""

OWNER_ONLY: Final = 0o600
"""The rights of the file: it holds the seeds of running matches."""

ROW: Final = 64
"""The bytes that an act takes in the file beside itself: its place, its time, its key."""

RECENT_CHAT: Final = 200
"""How many lines of chat are at hand."""

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created REAL NOT NULL, setup TEXT NOT NULL
    );
    CREATE TABLE acts (
        number INTEGER NOT NULL, revision INTEGER NOT NULL, at REAL NOT NULL, act TEXT NOT NULL, key TEXT,
        PRIMARY KEY (number, revision)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (number INTEGER PRIMARY KEY, snapshot TEXT NOT NULL);
    """,
    """
    ALTER TABLE acts ADD COLUMN undone INTEGER;
    CREATE INDEX chat ON acts (number, revision) WHERE act GLOB '{"kind":"chatted"*';
    CREATE TABLE keyframes (
        number INTEGER NOT NULL, revision INTEGER NOT NULL, at REAL NOT NULL, first INTEGER NOT NULL,
        counts TEXT NOT NULL, keyframe TEXT NOT NULL,
        PRIMARY KEY (number, revision)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE clocks (name TEXT PRIMARY KEY, seen REAL NOT NULL, steady REAL NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE pushes (
        number INTEGER NOT NULL, endpoint TEXT NOT NULL, secret TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
        lang TEXT NOT NULL, called INTEGER NOT NULL, address TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (number, endpoint)
    ) WITHOUT ROWID;
    CREATE INDEX pushes_by_address ON pushes (address);
    CREATE INDEX pushes_by_endpoint ON pushes (endpoint);
    """,
    """
    CREATE TABLE pauses (at REAL NOT NULL, length REAL NOT NULL);
    """,
)
"""How the file came to its present form: one script a version, run in order and never changed afterwards."""

_BATCHES: Final = (
    "CREATE TEMP VIEW batches AS"
    " SELECT '' AS tables, '' AS acts, '' AS snapshots, '' AS keyframes, '' AS undone",
    """
    CREATE TEMP TRIGGER keep INSTEAD OF INSERT ON batches BEGIN
        INSERT INTO tables (number, id, created, setup)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]')
        FROM json_each(NEW.tables);
        INSERT INTO acts (number, revision, at, act, key, undone)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]'), json_extract(value, '$[4]'), 0
        FROM json_each(NEW.acts);
        INSERT INTO snapshots (number, snapshot)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(NEW.snapshots) WHERE true
        ON CONFLICT (number) DO UPDATE SET snapshot = excluded.snapshot;
        INSERT OR REPLACE INTO keyframes (number, revision, at, first, counts, keyframe)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
        FROM json_each(NEW.keyframes);
        UPDATE acts SET undone = json_extract(marks.value, '$[2]') FROM json_each(NEW.undone) AS marks
        WHERE acts.number = json_extract(marks.value, '$[0]')
        AND acts.revision = json_extract(marks.value, '$[1]');
    END
    """,
)
"""A whole batch as one statement, which is a transaction of its own."""

Batch = tuple[str, str, str, str, str]
"""Rows of tables, acts, snapshots, keyframes and acts taken back, as JSON."""


class StoreError(PortulanError):
    """The store could not keep something; nothing of it happened."""


class OlderForm(FileError):
    """The file has a form that cannot be read before it was brought to the present one."""


class Clock(NamedTuple):
    """When a clock was seen last, and since when it goes without a jump; both in seconds."""

    seen: float
    steady: float


@dataclass
class Job:
    """Something to be kept as a whole, and the one who waits for it; a table's `setup` creates it."""

    number: int
    acts: Sequence[StoredAct] = ()
    snapshot: Snapshot | None = None
    keyframes: Sequence[Keyframe] = ()
    undone: Mapping[int, int] = field(default_factory=dict)
    """Revisions of acts, and of the acts that took them back (0: they stand)."""
    setup: tuple[str, Setup] | None = None
    upkeep: Callable[[sqlite3.Connection], None] | None = None
    """Work on the file itself, in a transaction of its own, in place of something to be kept."""
    waiter: asyncio.Future[None] | None = None
    loop: asyncio.AbstractEventLoop | None = None


@dataclass
class StoredTable:
    """A table as it is stored: all of its acts, or those that follow on a keyframe."""

    number: int
    id: str
    setup: Setup
    acts: list[StoredAct] = field(default_factory=list)
    snapshot: Snapshot | None = None
    keyframe: Keyframe | None = None
    led_to_keyframe: StoredAct | None = None
    """The act after which the keyframe was made: it says the digest that the keyframe must have."""
    chat: list[StoredAct] = field(default_factory=list)
    """The last lines of chat before the keyframe."""

    @property
    def marked(self) -> bool:
        """Whether it is known of every act whether it was taken back; older releases did not say."""
        return all(stored.undone is not None for stored in self.acts[:1])


@dataclass(frozen=True, slots=True)
class Milestone:
    """What is known of a keyframe without reading it; `distance` is the number of acts since."""

    revision: int
    distance: int
    at: float
    counts: Counts


class TableReader:
    """The tables on the disk, for reading alone: beside the server too, which goes on writing."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise FileError(f"{path}: there are no tables here")
        try:
            self._reading = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=ro",
                uri=True,
                isolation_level=None,
                check_same_thread=False,
                timeout=10,
            )
            (self.version,) = self._reading.execute("SELECT max(version) FROM migrations").fetchone()
        except sqlite3.Error as error:
            raise FileError(f"{path}: the tables cannot be read: {error}") from None
        self._read_lock = threading.Lock()
        _refuse_newer(self.version, path)
        if self.version < READABLE:
            self.close()
            raise OlderForm(
                f"{path}: is of an older Portulan; a start of the server brings it to the present form"
            )

    def close(self) -> None:
        """Lets go of the file."""
        self._reading.close()

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        """Asks the file something."""
        with damage_told(), self._read_lock:
            return self._reading.execute(query, values).fetchall()

    def find(
        self,
        table_id: str,
        start: Callable[[Milestone], bool] | None = None,
        end: Callable[[Milestone], bool] | None = None,
    ) -> StoredTable | None:
        """Reads a table with all its acts; None if there is none of that id.

        With `start`, reads what follows on the newest keyframe for which it is true, if there is one; with `end`,
        nothing after the oldest keyframe for which that is true. Only keyframes that still stand are asked about.
        What cannot be read is told in one line.
        """
        with damage_told(), self._read_lock, self._reading_transaction():
            row = self._reading.execute(
                "SELECT number, setup FROM tables WHERE id = ?", (table_id,)
            ).fetchone()
            if row is None:
                return None
            found = StoredTable(row[0], table_id, msgspec.json.decode(row[1], type=Setup))
            first, last = (None, None) if start is None else self._bounds(found.number, start, end)
            self._read_snapshot(found)
            if first is not None:
                self._read_keyframe(found, first)
            acts = self._acts(
                "number = ? AND revision > ? AND revision <= ? ORDER BY revision",
                (found.number, first or 0, last or 2**62),
            )
        found.acts = acts
        return found

    @contextmanager
    def _reading_transaction(self) -> Iterator[None]:
        """Reads all from one state of the file."""
        self._reading.execute("BEGIN")
        try:
            yield
        finally:
            if self._reading.in_transaction:
                self._reading.execute("ROLLBACK")

    def _bounds(
        self, number: int, start: Callable[[Milestone], bool], end: Callable[[Milestone], bool] | None
    ) -> tuple[int | None, int | None]:
        """Finds the keyframe to start from and the one to end with, from the newest on."""
        (newest,) = self._reading.execute(
            "SELECT max(revision) FROM acts WHERE number = ?", (number,)
        ).fetchone()
        rows = self._reading.execute(
            "SELECT keyframes.revision, keyframes.at, keyframes.first, keyframes.counts FROM keyframes"
            " JOIN acts USING (number, revision) WHERE number = ? AND undone = 0"
            " ORDER BY keyframes.revision DESC",
            (number,),
        )
        last: int | None = None
        for revision, at, first, counts in rows:
            milestone = Milestone(revision, newest - revision, at, _decode_counts(counts))
            if first or start(milestone):
                return revision, last
            if end is not None and end(milestone):
                last = revision
        return None, last

    def _read_snapshot(self, found: StoredTable) -> None:
        row = self._reading.execute(
            "SELECT snapshot FROM snapshots WHERE number = ?", (found.number,)
        ).fetchone()
        if row is not None:
            found.snapshot = msgspec.json.decode(row[0], type=Snapshot)

    def _read_keyframe(self, found: StoredTable, revision: int) -> None:
        (keyframe,) = self._reading.execute(
            "SELECT keyframe FROM keyframes WHERE number = ? AND revision = ?", (found.number, revision)
        ).fetchone()
        found.keyframe = msgspec.json.decode(keyframe, type=Keyframe)
        (found.led_to_keyframe,) = self._acts("number = ? AND revision = ?", (found.number, revision))
        chat = self._acts(
            'number = ? AND revision < ? AND act GLOB \'{"kind":"chatted"*\''
            f" ORDER BY revision DESC LIMIT {RECENT_CHAT}",
            (found.number, revision),
        )
        found.chat = chat[::-1]

    def _acts(self, condition: str, values: tuple[int, ...]) -> list[StoredAct]:
        rows = self._reading.execute(
            f"SELECT revision, at, act, key, undone FROM acts WHERE {condition}", values
        ).fetchall()
        return [
            StoredAct(revision, at, decode_act(act), key, undone) for revision, at, act, key, undone in rows
        ]

    def secrets(self, table_id: str) -> set[str]:
        """Lists the hashes of the links of a table, as far as they can be read: for one that cannot be read whole."""
        with damage_told(), self._read_lock, self._reading_transaction():
            row = self._reading.execute(
                "SELECT number, setup FROM tables WHERE id = ?", (table_id,)
            ).fetchone()
            if row is None:
                return set()
            setup = msgspec.json.decode(row[1], type=Setup)
            found: dict[int | str, str | None] = {"host": setup.host, "spectator": setup.spectator}
            found |= {number: seat.secret for number, seat in enumerate(setup.seats)}
            found |= {f"away {number}": seat.secret for number, seat in enumerate(setup.away)}
            with contextlib.suppress(FileError), damage_told():
                for (text,) in self._reading.execute(
                    "SELECT act FROM acts WHERE number = ? AND act GLOB '*\"secret\"*' ORDER BY revision",
                    (row[0],),
                ):
                    with contextlib.suppress(msgspec.DecodeError):
                        act = decode_act(text)
                        if isinstance(act, Claimed | Renewed | SeatOpened) and act.secret is not None:
                            found["host" if act.seat is None else act.seat] = act.secret
        return {secret for secret in found.values() if secret is not None}

    def chat_size(self, number: int) -> int:
        """Counts the bytes of what was said at a table, as they are stored."""
        ((size,),) = self.rows(
            f"SELECT coalesce(sum(length(CAST(act AS BLOB)) + {ROW}), 0) FROM acts"
            ' WHERE number = ? AND act GLOB \'{"kind":"chatted"*\'',
            (number,),
        )
        return int(size)

    def ids(self) -> list[str]:
        """Lists all tables, the newest first."""
        with self._read_lock:
            return [row[0] for row in self._reading.execute("SELECT id FROM tables ORDER BY number DESC")]


class Store(TableReader):
    """The tables on the disk, for the one server that writes them."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = folder / FILE_NAME
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
            take_rights(path)
            self._writing = _connect(path)
            _migrate(self._writing, path)
            for statement in _BATCHES:
                self._writing.execute(statement)
            (self.count, last) = self._writing.execute("SELECT count(*), max(number) FROM tables").fetchone()
        except (OSError, sqlite3.Error) as error:
            raise FileError(f"{folder}: the tables cannot be kept here: {error}") from None
        super().__init__(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._last: int = last or 0
        self.writing = Writing()
        self._checking = asyncio.Lock()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Keeps what was handed over, then lets go of the file."""
        self._jobs.put(None)
        self._thread.join()
        super().close()
        self._writing.close()

    # Writing

    async def create(
        self, table_id: str, setup: Setup, acts: Sequence[StoredAct], snapshot: Snapshot | None
    ) -> int:
        """Keeps a new table with its first acts; returns its number."""
        self._last += 1
        number = self._last
        await self._keep(Job(number, acts, snapshot, setup=(table_id, setup)))
        self.count += 1
        return number

    async def append(
        self,
        number: int,
        acts: Sequence[StoredAct],
        snapshot: Snapshot | None,
        keyframes: Sequence[Keyframe] = (),
        undone: Mapping[int, int] | None = None,
    ) -> None:
        """Keeps acts of a table and what they changed; when this returns all of it is on the disk."""
        await self._keep(Job(number, acts, snapshot, keyframes, undone or {}))

    async def can_write(self) -> bool:
        """Tells whether something can be kept now: by the last write, or by another one where that is long ago."""
        async with self._checking:
            if self.writing.is_outdated:
                with contextlib.suppress(StoreError):
                    await self._keep(Job(0, upkeep=touch))
        return self.writing.works

    async def run(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Lets the writer do something in a transaction of its own, and waits until it is on the disk."""
        await self._keep(Job(0, upkeep=work))

    async def _keep(self, job: Job) -> None:
        job.loop = asyncio.get_running_loop()
        job.waiter = job.loop.create_future()
        self._jobs.put(job)
        await job.waiter

    def _write(self) -> None:
        """The writer's life: take all that waits, keep it in one transaction, tell those who wait."""
        while True:
            jobs: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._answer(self._transact_all(jobs))
            if job is None:
                return

    def _transact_all(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        """Keeps all jobs together; if that fails, each alone, so that one bad job fails alone."""
        if len(jobs) > 1 and any(job.upkeep is not None for job in jobs):
            kept = [job for job in jobs if job.upkeep is None]
            apart = [[job] for job in jobs if job.upkeep is not None]
            return [answer for part in [kept, *apart] for answer in self._transact_all(part)]
        began = time.perf_counter()
        try:
            if len(jobs) == 1 and jobs[0].upkeep is not None:
                self._maintain(jobs[0].upkeep)
            else:
                self._transact(jobs)
        except Exception as error:
            log.error("the store failed to keep %d jobs: %s", len(jobs), error)
            if len(jobs) == 1:
                self.writing.fell_through(error)
                return [(jobs[0], StoreError(f"the store failed: {error}"))]
            return [answer for job in jobs for answer in self._transact_all([job])]
        if jobs:
            self.writing.succeeded(len(jobs), time.perf_counter() - began)
        return [(job, None) for job in jobs]

    def _transact(self, jobs: list[Job]) -> None:
        tables = [
            (job.number, job.setup[0], job.setup[1].created, _json(job.setup[1]))
            for job in jobs
            if job.setup is not None
        ]
        acts = [
            (job.number, act.revision, act.at, encode_act(act.act).decode(), act.key)
            for job in jobs
            for act in job.acts
        ]
        snapshots = {job.number: job.snapshot for job in jobs if job.snapshot is not None}
        newest = [(number, _json(snapshot)) for number, snapshot in snapshots.items()]
        keyframes = [
            (job.number, frame.revision, frame.at, int(frame.first), _json(frame.counts), _json(frame))
            for job in jobs
            for frame in job.keyframes
        ]
        undone = [(job.number, *pair) for job in jobs for pair in job.undone.items()]
        self._commit((_json(tables), _json(acts), _json(newest), _json(keyframes), _json(undone)))

    def _maintain(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Does some work on the file as a whole, or not at all."""
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            work(self._writing)
        except BaseException:
            self._writing.execute("ROLLBACK")
            raise
        self._writing.execute("COMMIT")

    def _commit(self, batch: Batch) -> None:
        """Writes a batch: when this returns, its acts are on the disk."""
        self._writing.execute("INSERT INTO batches VALUES (?, ?, ?, ?, ?)", batch)

    def _answer(self, answers: list[tuple[Job, Exception | None]]) -> None:
        """Tells those who wait, with one call into the event loop for all of them."""
        loops = {job.loop for job, _ in answers}
        for loop in loops:
            if loop is not None and not loop.is_closed():
                loop.call_soon_threadsafe(_settle, [answer for answer in answers if answer[0].loop is loop])

    async def remove(self, numbers: Sequence[int], before: float | None = None) -> list[int]:
        """Deletes tables for good, and lists them; with a time, only those at which nothing happened since."""
        removed: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            for number in numbers:
                touched = "SELECT 1 FROM acts WHERE number = ? AND at >= ? LIMIT 1"
                if before is not None and connection.execute(touched, (number, before)).fetchone():
                    continue
                for name in ("acts", "snapshots", "keyframes", "pushes", "tables"):
                    connection.execute(f"DELETE FROM {name} WHERE number = ?", (number,))
                removed.append(number)

        await self._keep(Job(0, upkeep=work))
        self.count -= len(removed)
        return removed

    async def keep_clocks(self, clocks: Mapping[str, Clock]) -> None:
        """Keeps when each of the clocks by which tables expire was seen last, and since when it goes steadily."""
        rows = [(name, *clock) for name, clock in clocks.items()]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT OR REPLACE INTO clocks (name, seen, steady) VALUES (?, ?, ?)", rows
            )

        await self._keep(Job(0, upkeep=work))

    def clocks(self) -> dict[str, Clock]:
        """Reads the clocks by which tables expire."""
        rows = self.rows("SELECT name, seen, steady FROM clocks")
        return {name: Clock(seen, steady) for name, seen, steady in rows}


@contextmanager
def damage_told() -> Iterator[None]:
    """Turns whatever reading a damaged file raises into one line; the file stays open for all other tables."""
    try:
        yield
    except (sqlite3.Error, msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise FileError(f"its file is damaged: {error}") from None


def take_rights(path: Path) -> None:
    """Leaves a file and its companions to its owner alone; a copy that was put back may have come with other rights."""
    for name in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            file = path.with_name(path.name + name)
            if os.name == "posix" and file.stat().st_mode & 0o777 != OWNER_ONLY:
                file.chmod(OWNER_ONLY)


_decode_counts = msgspec.json.Decoder(Counts).decode


def stored_size(stored: StoredAct) -> int:
    """Counts the bytes that an act takes in the file."""
    return len(encode_act(stored.act)) + ROW


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _settle(answers: list[tuple[Job, Exception | None]]) -> None:
    for job, error in answers:
        waiter = job.waiter
        if waiter is None or waiter.done():
            continue
        if error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _refuse_newer(version: int, path: Path) -> None:
    if version > len(MIGRATIONS):
        raise FileError(f"{path}: was written by a newer Portulan (version {version}, not {len(MIGRATIONS)})")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings the file to the present form, one version after the other, each in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at REAL NOT NULL)"
    )
    (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM migrations").fetchone()
    if version > len(MIGRATIONS):
        connection.execute("ROLLBACK")
        _refuse_newer(version, path)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute("INSERT INTO migrations (version, at) VALUES (?, ?)", (number, time.time()))
    connection.execute("COMMIT")
