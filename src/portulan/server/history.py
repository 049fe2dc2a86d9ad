"""The past of a table, read from the store: opening it, what somebody missed, older pages of log and replay.

Each starts from the nearest keyframe and plays the few acts that follow, so that the length of a match does not matter.
Everything here takes its time, and runs in a thread.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Final, ParamSpec, TypeVar

import msgspec

from portulan.engine.errors import FileError, PortulanError
from portulan.engine.journal import Reading, readings
from portulan.engine.match import Match
from portulan.engine.record import Line, Record, Resumption, write
from portulan.engine.scene import Scene
from portulan.server import updates
from portulan.server.acts import (
    Chatted,
    Keyframe,
    Moved,
    Redone,
    Resumed,
    Snapshot,
    Started,
    StoredAct,
    Undone,
    Viewer,
)
from portulan.server.models.looking_back import RoundStart
from portulan.server.models.outgoing import LogLine, Update, encode
from portulan.server.store import Milestone, Store, StoredTable, TableReader
from portulan.server.table import Diverged, Table
from portulan.server.table_log import ActResult, LogEntry

log = logging.getLogger(__name__)

DEPTH: Final = 12
"""How many acts, at least, a table that is opened has at hand: for its log, and for taking back."""

OLDER: Final = 0
"""A version of rules that is older than any: digests of a finished match of such rules are not compared."""


NONSENSE: Final = (
    PortulanError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What playing acts may raise that no server ever wrote."""

Parameters = ParamSpec("Parameters")
Found = TypeVar("Found")


def tells_damage(read: Callable[Parameters, Found]) -> Callable[Parameters, Found]:
    """Turns whatever playing a damaged table raises into one line: what is stored may be anything."""

    @wraps(read)
    def reading(*arguments: Parameters.args, **named: Parameters.kwargs) -> Found:
        try:
            return read(*arguments, **named)
        except FileError:
            raise
        except NONSENSE as error:
            raise Diverged(f"what is stored makes no sense: {error!r}"[:200]) from None

    return reading


# Opening


@dataclass
class Opening:
    """A table that was read, and what has to be kept of the reading before anybody plays on."""

    table: Table
    acts: list[StoredAct] = field(default_factory=list)
    snapshot: Snapshot | None = None
    keyframes: list[Keyframe] = field(default_factory=list)
    undone: dict[int, int] = field(default_factory=dict)

    async def keep(self, store: Store) -> Table:
        """Keeps what is new, and gives the table."""
        if self.acts or self.snapshot or self.keyframes or self.undone:
            await store.append(self.table.number, self.acts, self.snapshot, self.keyframes, self.undone)
        return self.table


@tells_damage
def open_table(store: TableReader, table_id: str, depth: int = DEPTH) -> Opening | None:
    """Reads a table with its last acts at hand, at least so many; None if there is none of that id.

    What follows on a keyframe is checked. Where that fails, everything is, as in a table of an older release, which has
    no keyframes; a match that leads elsewhere under other rules goes on from its snapshot.
    """
    while True:
        try:
            stored = store.find(table_id, partial(_lies_back, depth))
            if stored is None:
                return None
            table = None if stored.keyframe is None else tells_damage(Table.load)(stored)
            if table is not None and table.has_other_versions:
                raise Diverged("its rules or its content are others now")
        except FileError as error:
            whole = store.find(table_id)
            opening = None if whole is None else _open_whole(whole, renew=True)
            log.warning("table %s was played from its beginning: %s", table_id[:6], error)
            return opening
        if table is None:
            return _open_whole(stored)
        if not table.reaches_back or _has_enough(table):
            return Opening(table)
        depth *= 2


def _lies_back(depth: int, milestone: Milestone) -> bool:
    return milestone.distance >= depth


def _has_enough(table: Table) -> bool:
    """Tells whether the decisions are at hand that somebody may want to take back."""
    match, question = table.match, table.question
    assert match is not None
    if question is not None and question.kind == "undo":
        return match.last_of(question.seat) is not None
    return bool(match.entries)


def _open_whole(stored: StoredTable, renew: bool = False) -> Opening:
    """Plays a table from its first act, and renews what is kept beside the acts where need be.

    Where the acts lead elsewhere under other rules, the match goes on from its snapshot.
    """
    try:
        opening = tells_damage(_played)(stored)
        if renew or not stored.marked or opening.snapshot is not None:
            return opening
        return Opening(opening.table)
    except Diverged as error:
        act = resumption(stored, error)
        log.warning("table %s goes on from its snapshot: %s", stored.id[:6], error)
    resumed = StoredAct(len(stored.acts) + 1, time.time(), act)
    stored.acts.append(resumed)
    stored.snapshot = None
    opening = _played(stored)
    opening.acts = [resumed]
    opening.snapshot = opening.table.snapshot()
    return opening


def _played(stored: StoredTable) -> Opening:
    """Plays all acts again, and notes the keyframes and which acts were taken back."""
    opening = Opening(Table.begin(stored))
    table = opening.table
    for act in stored.acts:
        result = table.replay(act)
        opening.undone[act.revision] = 0
        opening.undone.update({entry.revision: act.revision for entry in result.undone})
        if result.keyframe_due:
            opening.keyframes.append(table.keyframe())
    table.check_snapshot(stored.snapshot)
    if table.has_other_versions:
        table.renew_digests()
        opening.snapshot = table.snapshot()
    return opening


def resumption(stored: StoredTable, error: Diverged) -> Resumed:
    """Decides how a match goes on whose acts lead elsewhere now: from its snapshot, if rules or content are others.

    Under the rules that it was played by, a difference means that the file was altered.
    """
    snapshot = stored.snapshot
    if snapshot is None:
        raise error
    decided = [act.revision for act in stored.acts if isinstance(act.act, Started | Moved | Undone | Redone)]
    if decided and decided[-1] > snapshot.revision:
        raise error
    game = Table(stored).game
    if snapshot.versions == (game.rules_version, game.content_version):
        raise error
    return Resumed(snapshot.state, snapshot.draws)


# Catching up


@tells_damage
def missed_updates(store: TableReader, table_id: str, viewer: Viewer, revision: int) -> list[bytes]:
    """Tells what a viewer missed after a revision of its own count, act by act."""

    def early_enough(milestone: Milestone) -> bool:
        return milestone.counts.heard(milestone.revision, viewer) <= revision

    stored = store.find(table_id, early_enough)
    return [] if stored is None else catch_up(stored, viewer, revision)


def catch_up(stored: StoredTable, viewer: Viewer, revision: int) -> list[bytes]:
    """Plays a table again and tells what a viewer missed after a revision, act by act."""
    table = Table.begin(stored)
    texts: list[bytes] = []
    scene: Scene | None = None
    for act in stored.acts:
        before = table.revision_of(viewer)
        if before == revision and scene is None:
            scene = updates.scene_of(table, viewer)
        result = table.replay(act)
        if before < revision or not result.entry.heard_by(viewer):
            continue
        if isinstance(act.act, Chatted):
            texts.append(encode(updates.chat_line(table, act, viewer)))
            continue
        told, scene = updates.update(table, result, viewer, scene, None)
        texts.append(encode(told))
    return texts


# The journal


@tells_damage
def journal(store: TableReader, table_id: str) -> list[Reading]:
    """Lists what was read at a table: it is played from its beginning, since nothing else remembers who read what."""
    stored = store.find(table_id)
    if stored is None:
        return []
    table = _open_whole(stored).table
    return [] if table.match is None else readings(table.match, table.campaign_names())


# Looking back


@tells_damage
def log_page(
    store: TableReader, table_id: str, viewer: Viewer, before: int
) -> tuple[int, list[LogLine], bool]:
    """Tells what the log says before a revision: where the page begins, its lines, and whether there is more."""

    def begins(milestone: Milestone) -> bool:
        return milestone.counts.heard(milestone.revision, viewer) <= before - 1 - updates.LOG_PAGE

    def ends(milestone: Milestone) -> bool:
        return milestone.counts.heard(milestone.revision, viewer) >= before - 1

    stored = store.find(table_id, begins, ends)
    if stored is None:
        return before, [], False
    table = Table.begin(stored)
    first = table.revision_of(viewer) + 1
    lines: list[LogLine] = []
    for act in stored.acts:
        entry = table.replay(act).entry
        if table.revision_of(viewer) >= before:
            break
        if act.undone == 0 and entry.heard_by(viewer) and _tells(entry):
            lines.append(updates.log_line(table, entry, viewer))
    return first, lines, table.reaches_back


def _tells(entry: LogEntry) -> bool:
    """Tells whether an act stands in the log at all."""
    return bool(entry.messages) or entry.of_match


@tells_damage
def replay_page(store: TableReader, table_id: str, viewer: Viewer, first: int, count: int) -> list[Update]:
    """Plays the acts of a match that still stand, as many as are wanted from one on."""

    def begins(milestone: Milestone) -> bool:
        return milestone.counts.shown(viewer) <= first

    def ends(milestone: Milestone) -> bool:
        return milestone.counts.shown(viewer) >= first + count

    steps: list[Update] = []
    stored = store.find(table_id, begins, ends)
    if stored is None:
        return steps
    table = Table.begin(stored)
    number = 0 if stored.keyframe is None else stored.keyframe.counts.shown(viewer)
    scene: Scene | None = None
    for act in stored.acts:
        if len(steps) == count:
            break
        decided = updates.replayed_move(table, act.act, viewer)
        result = table.replay(act)
        if _is_step(act, result, viewer):
            if number >= first:
                told, scene = updates.update(table, result, viewer, scene, None)
                steps.append(msgspec.structs.replace(told, said=decided, ask=None, undo=None, undone=[]))
            number += 1
    return steps


@tells_damage
def outline(store: TableReader, table_id: str, viewer: Viewer) -> tuple[list[int | None], list[RoundStart]]:
    """Tells who decided at each step of a replay, and with which step each round begins."""
    by: list[int | None] = []
    rounds: list[RoundStart] = []
    stored = store.find(table_id)
    if stored is None:
        return by, rounds
    table = Table.begin(stored)
    last = 0
    for act in stored.acts:
        result = table.replay(act)
        if _is_step(act, result, viewer):
            now = last if table.match is None else table.match.state.current_round()
            if now > last:
                rounds.append(RoundStart(now, len(by)))
                last = now
            by.append(result.entry.by)
    return by, rounds


@tells_damage
def step_at(store: TableReader, table_id: str, viewer: Viewer, at: float) -> int:
    """Counts the acts of a match that still stand and happened before a time."""

    def begins(milestone: Milestone) -> bool:
        return milestone.at < at

    def ends(milestone: Milestone) -> bool:
        return milestone.at >= at

    stored = store.find(table_id, begins, ends)
    if stored is None:
        return 0
    table = Table.begin(stored)
    number = 0 if stored.keyframe is None else stored.keyframe.counts.shown(viewer)
    for act in stored.acts:
        if act.at >= at:
            break
        number += _is_step(act, table.replay(act), viewer)
    return number


def _is_step(act: StoredAct, result: ActResult, viewer: Viewer) -> bool:
    """Tells whether an act is one of the match, still stands, and may be known to the viewer."""
    return act.undone == 0 and result.entry.of_match and result.entry.heard_by(viewer)


@tells_damage
def record_of(stored: StoredTable, table: Table) -> str:
    """Writes the record of a match from the acts that still stand; what is written was checked when it was played.

    Where some acts have digests of other rules or content, the match is played again for the digests of today.
    """
    match = table.match
    assert match is not None
    lines: list[Line] = []
    resumed: Resumption | None = None
    first = 1
    for act in stored.acts:
        if isinstance(act.act, Resumed):
            resumed, first = Resumption(len(lines), act.act.state), act.revision + 1
        elif act.undone == 0:
            lines += [Line(*line) for line in getattr(act.act, "entries", [])]
    over = match.state.over
    mixed = table.digests_since > first
    record = Record(
        game=table.game.name,
        rules=OLDER if mixed else table.game.rules_version,
        content=table.game.content_version,
        players=match.names,
        options=match.options,
        commitment=match.commitment,
        seed=match.seed,
        lines=lines,
        snapshot=match.state.data(),
        result={"scores": match.state.scores(), "winners": match.state.winners()} if over else None,
        resumed=resumed,
        carried=match.carried,
        digest_versions=match.digest_versions,
        words=match.words,
        advice=[seat.advice for seat in table.seats],
    )
    return Match.from_record(record, table.game).to_json() if mixed else write(record)
