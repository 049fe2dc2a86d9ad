"""A table: what its acts lead to, from the first seat to the last move.

The same code plays an act for the first time and plays it again when the table is loaded; the second time, every entry
must come out as it was stored, digest by digest.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

from portulan import registry
from portulan.engine.errors import FileError, PortulanError
from portulan.engine.events import Event
from portulan.engine.generator import commitment
from portulan.engine.match import Entry, Match
from portulan.engine.record import VERSIONS_IN_DIGESTS
from portulan.engine.steps import Frame, Together
from portulan.server.acts import (
    AnyAct,
    BotSeated,
    Chatted,
    Claimed,
    Followed,
    Line,
    Moved,
    Opened,
    Redone,
    Resumed,
    Returned,
    Setup,
    Snapshot,
    Started,
    Stored,
    UndoAnswered,
    UndoAsked,
    Undone,
    lines,
)
from portulan.server.secrets import hashed, same
from portulan.server.store import Kept

KEPT_CHAT: Final = 200
KEPT_KEYS: Final = 64

HouseEvent = tuple[str, dict[str, str | int]]
"""What the house itself tells: the name of the sentence and its arguments."""


class Diverged(FileError):
    """The stored acts do not lead where they led: the file was altered, or the rules are newer."""


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, and the level of the bot that plays it now, if one does."""

    kind: str
    name: str | None
    level: str | None
    claimed: bool
    secret: str | None

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays the seat."""
        return self.claimed or self.level is not None

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.claimed and self.level is None


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose knowledge is meant: the seat looked through (None: a spectator's view), and all seats that are held."""

    look: int | None
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holder:
    """Who somebody with a secret is: the seats that the secret holds, and whether it is the host's."""

    role: str
    seats: tuple[int, ...]
    host: bool = False

    @property
    def spectator(self) -> bool:
        """Whether the holder only watches."""
        return not self.seats


@dataclass(slots=True)
class Mark:
    """A line of the table's story: an act that still stands, and what it told.

    `entries` counts the match's entries after it, -1 for an act of the house. A `silent` mark is a part of a choice
    that all make together: only its own seat hears of it. The act that completes the choice tells the parts, `late`.
    """

    revision: int
    at: float
    by: int | None
    entries: int = -1
    events: tuple[Event, ...] = ()
    house: tuple[HouseEvent, ...] = ()
    silent: bool = False
    late: tuple[tuple[int, tuple[Event, ...]], ...] = ()

    def heard_by(self, viewer: Viewer) -> bool:
        """Tells whether the viewer may know that there is such a line."""
        return not self.silent or self.by in viewer.seats

    def told_to(self, viewer: Viewer) -> tuple[Event, ...]:
        """Lists the events for a viewer, who heard the parts of its own choice before."""
        if not self.late:
            return self.events
        late = [event for seat, events in self.late if seat not in viewer.seats for event in events]
        return (*late, *self.events)

    def tell(self, name: str, arguments: dict[str, str | int]) -> None:
        """Adds what the house tells."""
        self.house = (*self.house, (name, arguments))


@dataclass(slots=True)
class Change:
    """What an act did: the act as it has to be stored, its line, and what else has to be told."""

    stored: Stored
    mark: Mark
    undone: list[Mark] = field(default_factory=list)
    position: bool = False
    seats: bool = False


@dataclass(slots=True)
class UndoAsk:
    """Somebody asks the table to take back; who agreed so far."""

    seat: int
    agreed: set[int]


S = TypeVar("S", bound=AnyAct)


class Table:
    """A table under way; `apply` is the only way to change it."""

    def __init__(self, kept: Kept) -> None:
        setup = kept.setup
        self.number = kept.number
        self.id = kept.id
        self.setup: Setup = setup
        self.game = registry.game(setup.game)
        self.seats = [
            Seat(seat.kind, seat.name, seat.level, seat.kind in ("host", "hotseat"), seat.secret)
            for seat in setup.seats
        ]
        self.match: Match | None = None
        self.revision = 0
        self.position = 0
        """The revision of the last change of position that all could hear of."""
        self.silent: list[tuple[int, int]] = []
        """Revisions that only one seat hears of, each with the seat."""
        self.story: list[Mark] = []
        self.held: list[tuple[int, tuple[Event, ...]]] = []
        """What parts of a common choice told, until the choice is complete."""
        self.since = setup.created
        self.chat: deque[Stored] = deque(maxlen=KEPT_CHAT)
        self.keys: dict[str, int] = {}
        self.undo_ask: UndoAsk | None = None
        self.following: str | None = None
        """The table that was laid for the same people after the match."""
        self._resumes_at = 0
        self._trusted: list[Entry] | None = None
        """Entries of older rules, taken as they are until the snapshot that the match resumes from."""

    @classmethod
    def begin(cls, kept: Kept) -> Table:
        """Lays a stored table before its first act, to play the acts again one by one (`replay`)."""
        table = cls(kept)
        rules = kept.snapshot.state.get("rules", 0) if kept.snapshot is not None else 0
        if rules > table.game.rules_version:
            raise FileError(f"was played under newer rules of {table.game.title} than this Portulan has")
        for stored in kept.stored:
            if isinstance(stored.act, Resumed):
                table._resumes_at = stored.revision
                table._trusted = []
        return table

    @classmethod
    def load(cls, kept: Kept) -> Table:
        """Plays all stored acts again and compares them; raises `Diverged` where they do not fit."""
        table = cls.begin(kept)
        for stored in kept.stored:
            table.replay(stored)
        return table

    def replay(self, stored: Stored) -> Change:
        """Plays a stored act again."""
        if stored.revision != self.revision + 1:
            raise Diverged(f"revision {self.revision + 1} is missing")
        if stored.revision == self._resumes_at:
            return self._resume(stored)
        return self.apply(stored, check=True)

    # What it is

    @property
    def started(self) -> bool:
        """Whether the match has begun."""
        return self.match is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and self.match.state.over

    @property
    def complete(self) -> bool:
        """Whether nobody is missing."""
        return all(seat.taken for seat in self.seats)

    def holder(self, secret: str) -> Holder | None:
        """Finds out whose secret it is; all are compared, whichever fits."""
        given = hashed(secret)
        found: Holder | None = None
        if same(self.setup.spectator, given):
            found = Holder("spectator", ())
        for number, seat in enumerate(self.seats):
            if same(seat.secret, given):
                found = Holder(f"seat {number}", (number,))
        if same(self.setup.host, given):
            own = tuple(number for number, seat in enumerate(self.seats) if seat.kind in ("host", "hotseat"))
            found = Holder("host", own, host=True)
        return found

    def asked(self) -> list[int]:
        """Lists the seats that may decide now."""
        return self.match.state.actors if self.match is not None else []

    def name(self, seat: int) -> str:
        """Names whoever sits there, or the place itself."""
        return self.seats[seat].name or str(seat + 1)

    def revision_of(self, viewer: Viewer, revision: int | None = None) -> int:
        """Counts the acts that a viewer may have heard of up to a revision."""
        last = self.revision if revision is None else revision
        if not self.silent:
            return last
        return last - sum(1 for number, seat in self.silent if number <= last and seat not in viewer.seats)

    def is_stale(self, viewer: Viewer, revision: int) -> bool:
        """Tells whether the position changed, as far as the viewer can know, after its revision."""
        own = [number for number, seat in self.silent if seat in viewer.seats]
        return revision < self.revision_of(viewer, max([self.position, *own]))

    def waiting(self) -> list[int]:
        """Lists the seats whose word on a take-back is still missing; bots agree to everything."""
        if self.undo_ask is None:
            return []
        agreed = self.undo_ask.agreed
        return [number for number, seat in enumerate(self.seats) if seat.human and number not in agreed]

    def snapshot(self) -> Snapshot | None:
        """Gives the position to be kept beside the acts."""
        match = self.match
        return None if match is None else Snapshot(self.revision, match.draws, match.state.data())

    # What happens

    def apply(self, stored: Stored, check: bool = False) -> Change:
        """Lets an act happen; a refused move raises and changes nothing.

        A new act is completed with the entries that it leads to; a stored one is checked against them.
        """
        act = stored.act
        mark = Mark(stored.revision, stored.at, getattr(act, "seat", None))
        change = Change(stored, mark)
        match act:
            case Started():
                change.seats = True
                self._start(act, change, check)
            case Moved():
                self._move(act, change, check)
            case Redone():
                self._redo(act, change, check)
            case Undone():
                self._undo(act, change)
            case UndoAsked():
                self.undo_ask = UndoAsk(act.seat, {act.seat, *act.agreed})
                mark.tell("house-undo-asked", self._who(act.seat))
            case UndoAnswered():
                mark.by = act.seats[0]
                self._answer(act, change)
            case Chatted():
                self.chat.append(stored)
            case _:
                change.seats = True
                self._reseat(act, change)
        self._settle_undo(change)
        self._end(change)
        return change

    def _end(self, change: Change) -> None:
        """Numbers what happened and writes its line."""
        stored, mark = change.stored, change.mark
        self.revision = stored.revision
        if stored.key is not None:
            self.keys[stored.key] = stored.revision
            if len(self.keys) > KEPT_KEYS:
                del self.keys[next(iter(self.keys))]
        if mark.silent:
            assert mark.by is not None
            self.silent.append((stored.revision, mark.by))
        elif change.position:
            self.position = stored.revision
        if change.position:
            self.since = stored.at
            if self.undo_ask is not None:
                self.undo_ask = None
        if mark.events or mark.house or mark.late or mark.entries >= 0:
            self.story.append(mark)

    def _who(self, seat: int) -> dict[str, str | int]:
        return {"seat": seat, "name": self.name(seat)}

    def _host(self) -> dict[str, str | int]:
        """Names a host who only watches."""
        return {"name": self.setup.name, "who": "other"}

    # The match

    def _start(self, act: Started, change: Change, check: bool) -> None:
        if self._trusted is not None:
            self._run(change, act, check, lambda: None)
        else:
            self.match = Match.new(
                self.game,
                act.names,
                seed=self.setup.seed,
                options=self.setup.options,
                digest_versions=self._digest_versions(),
            )
            fitted = self._fit(act, lines(self.match.entries, self.game.space.notation), check)
            change.stored = msgspec.structs.replace(change.stored, act=fitted)
            change.position = True
            change.mark.entries = len(self.match.entries)
            change.mark.events = tuple(told.event for told in self.match.told)
        change.mark.tell("house-started", {})

    def _move(self, act: Moved, change: Change, check: bool) -> None:
        number = self.game.space.parse(act.move)
        self._run(change, act, check, lambda: self._playing().play(number, act.seat))

    def _redo(self, act: Redone, change: Change, check: bool) -> None:
        self._run(change, act, check, lambda: self._playing().redo(act.seat))
        change.mark.tell("house-redone", self._who(act.seat))

    def _digest_versions(self) -> tuple[int, int] | None:
        """Gives what is part of the digests of a table that was laid when versions were."""
        if self.setup.record_version != VERSIONS_IN_DIGESTS:
            return None
        return self.game.rules_version, self.game.content_version

    def _playing(self) -> Match:
        assert self.match is not None
        return self.match

    def _choosing(self) -> tuple[Frame, list[int]] | None:
        """Gives the common choice that is open, and who has still to choose; None if there is none."""
        state = self._playing().state
        return (state.stack[-1], state.actors) if isinstance(state.step, Together) else None

    def _run(self, change: Change, act: S, check: bool, play: Callable[[], None]) -> None:
        """Lets the match go on, and compares or completes the entries of the act."""
        mark = change.mark
        change.position = True
        if self._trusted is not None:
            stored = getattr(act, "entries", [])
            parse = self.game.space.parse
            self._trusted += [Entry(actor, parse(move), digest, draw) for actor, move, digest, draw in stored]
            mark.entries = len(self._trusted)
            mark.silent = getattr(act, "silent", False)
            return
        match = self._playing()
        first, told = len(match.entries), len(match.told)
        before = self._choosing()
        try:
            play()
        except PortulanError as error:
            if check:
                raise Diverged(f"revision {change.stored.revision}: {error}") from None
            raise
        mark.silent = before is not None and before == self._choosing()
        fitted = self._fit(act, lines(match.entries[first:], self.game.space.notation), check)
        change.stored = msgspec.structs.replace(
            change.stored, act=msgspec.structs.replace(fitted, silent=mark.silent)
        )
        mark.entries = len(match.entries)
        mark.events = tuple([heard.event for heard in match.told[told:]])
        if mark.silent:
            assert mark.by is not None
            self.held.append((mark.by, mark.events))
        else:
            self._tell_late(mark)

    def _tell_late(self, mark: Mark) -> None:
        """Lets a line tell the parts of all choices that are complete now."""
        choosing = self._choosing()
        still = choosing[1] if choosing is not None else []
        mark.late = tuple([part for part in self.held if part[0] not in still])
        self.held = [part for part in self.held if part[0] in still]

    def _fit(self, act: S, played: list[Line], check: bool) -> S:
        """Completes a new act with its entries; a stored one must have the same."""
        if check and getattr(act, "entries", None) != played:
            raise Diverged(f"the entries of {act.__struct_config__.tag} are not the ones that were stored")
        return msgspec.structs.replace(act, entries=played)

    # Taking back

    def _undo(self, act: Undone, change: Change) -> None:
        mark = change.mark
        mark.tell("house-undone", self._who(act.seat))
        if self._trusted is not None:
            mark.silent = act.silent
        else:
            before = self._choosing()
            self._playing().undo(act.seat, known_open=True)
            mark.silent = before is not None and before == self._choosing()
            silenced = msgspec.structs.replace(act, silent=mark.silent)
            change.stored = msgspec.structs.replace(change.stored, act=silenced)
        self._forget(change, 1)

    def _answer(self, act: UndoAnswered, change: Change) -> None:
        ask = self.undo_ask
        if ask is None:
            raise Diverged("nobody asked to take back")
        if act.agree:
            ask.agreed.update(act.seats)
        else:
            self.undo_ask = None
            change.mark.tell("house-undo-declined", self._who(act.seats[0]))

    def _settle_undo(self, change: Change) -> None:
        """Takes back as soon as all people at the table agree."""
        ask = self.undo_ask
        if ask is None or self.waiting() or change.position:
            return
        number = next(i for i, mark in enumerate(reversed(self.story), 1) if self._decided(mark, ask.seat))
        if self._trusted is None:
            self._playing().revert(ask.seat)
        self._forget(change, sum(1 for mark in self.story[-number:] if mark.entries >= 0))
        change.mark.tell("house-undo-agreed", self._who(ask.seat))

    def _decided(self, mark: Mark, seat: int) -> bool:
        return mark.entries >= 0 and mark.by == seat

    def _forget(self, change: Change, number: int) -> None:
        """Takes the last lines of the match out of the story."""
        change.position = True
        for _ in range(number):
            index = next(i for i in range(len(self.story) - 1, -1, -1) if self.story[i].entries >= 0)
            mark = self.story.pop(index)
            change.undone.append(mark)
            if mark.silent:
                held = next(i for i in range(len(self.held) - 1, -1, -1) if self.held[i][0] == mark.by)
                del self.held[held]
            self.held = [*mark.late, *self.held]
        if self._trusted is not None:
            kept = next((mark.entries for mark in reversed(self.story) if mark.entries >= 0), 0)
            del self._trusted[kept:]

    def _resume(self, stored: Stored) -> Change:
        """Goes on from a snapshot; the entries before it are taken on trust."""
        act = stored.act
        assert isinstance(act, Resumed) and self._trusted is not None
        state = self.game.state().restore(act.state)
        names = [self.name(seat) for seat in range(len(self.seats))]
        entries = self._trusted
        self._trusted = None
        self.match = Match(
            self.game,
            names,
            state.options,
            self.setup.seed,
            commitment(self.setup.seed),
            state.copy(),
            entries=entries,
            draws=act.draws,
            origin=len(entries),
            snapshot=state,
            digest_versions=self._digest_versions(),
        )
        self.held = []
        change = Change(stored, Mark(stored.revision, stored.at, None), position=True)
        self._end(change)
        return change

    # Seats

    def _reseat(self, act: AnyAct, change: Change) -> None:
        mark = change.mark
        match act:
            case Claimed():
                seat = self.seats[act.seat]
                seat.claimed = True
                seat.level = None
                self._rename(act.seat, act.name)
                mark.tell("house-claimed", self._who(act.seat))
            case BotSeated():
                seat = self.seats[act.seat]
                seat.level = act.level
                if act.name is not None and not seat.claimed:
                    self._rename(act.seat, act.name)
                mark.tell("house-bot", {**self._who(act.seat), "level": act.level})
            case Returned():
                self.seats[act.seat].level = None
                mark.tell("house-back", self._who(act.seat))
            case Opened():
                seat = self.seats[act.seat]
                seat.kind, seat.secret = "open", act.secret
                if not self.started:
                    seat.name = seat.level = None
                mark.tell("house-open", self._who(act.seat))
            case Followed():
                self.following = act.table
                mark.tell("house-again", self._host() if act.seat is None else self._who(act.seat))

    def _rename(self, seat: int, name: str) -> None:
        self.seats[seat].name = name
        if self.match is not None:
            self.match.names[seat] = name
