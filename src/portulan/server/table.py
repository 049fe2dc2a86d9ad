"""A table: what its acts lead to, from the first seat to the last move.

The same code plays an act for the first time and plays it again when the table is loaded; the second time, every entry
must come out as it was stored, digest by digest. A table need not be played from its first act: it goes on from a
keyframe, and has then at hand what happened since.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from portulan import registry
from portulan.engine import record
from portulan.engine.errors import FileError, PortulanError, UsageError
from portulan.engine.events import Event
from portulan.engine.match import Match
from portulan.engine.saga import Chapter
from portulan.engine.state import JsonObject
from portulan.engine.steps import Frame, Together
from portulan.server.acts import (
    Answered,
    Chatted,
    Counts,
    Keyframe,
    Line,
    Moved,
    OpeningRequested,
    Redone,
    Resumed,
    Seat,
    Setup,
    Snapshot,
    Started,
    StoredAct,
    Undone,
    UndoRequested,
    Viewer,
    lines,
)
from portulan.server.holders import Holder, find_holder
from portulan.server.link_secrets import hashed, same
from portulan.server.seating import Question, Takeover, open_seat, reseat
from portulan.server.store import RECENT_CHAT, StoredTable
from portulan.server.table_log import ActResult, LogEntry

RECENT_KEYS: Final = 64
"""How many ids of messages are remembered, so that a message that comes again is known."""

KEYFRAME_DISTANCE: Final = 24
"""How many acts lie between two keyframes, at least."""

FALLBACK: Final = "message-bot-fallback"
"""The sentence that tells that a bot could not think; of a silent part of a common choice, it is told with the part."""


class Diverged(FileError):
    """The stored acts do not lead where they led: the file was altered, or the rules are newer."""


class Table:
    """A table under way; `apply` is the only way to change it."""

    def __init__(self, stored: StoredTable) -> None:
        setup = stored.setup
        self.number = stored.number
        self.id = stored.id
        self.setup: Setup = setup
        self.game = registry.game(setup.game, setup.pack)
        self.seats = [
            Seat(
                seat.kind,
                seat.name,
                seat.level,
                seat.kind in ("host", "hotseat"),
                seat.secret,
                colour=seat.colour,
            )
            for seat in setup.seats
        ]
        self.match: Match | None = None
        self.started = False
        self.revision = 0
        self.position = 0
        """The revision of the last change of position that all could hear of."""
        self.log: list[LogEntry] = []
        self.base = 0
        """The revision after which the log begins: 0, or that of the keyframe that the table went on from."""
        self.reaches_back = False
        """Whether the store holds more of the log, from before the base."""
        self.silent: list[tuple[int, int]] = []
        """Revisions that only one seat hears of, each with the seat."""
        self.silent_acts = [0] * len(self.seats)
        """How many there were, by seat, those before the base included."""
        self.steps = 0
        self.silent_steps = [0] * len(self.seats)
        self.untold: list[LogEntry] = []
        """Parts of a common choice that is not complete yet."""
        self.since = setup.created
        self.chat: deque[StoredAct] = deque(stored.chat, maxlen=RECENT_CHAT)
        self.keys: dict[str, int] = {}
        self.question: Question | None = None
        self.takeovers: dict[int, Takeover] = {}
        """Bots that are to play for people who do not decide, by seat."""
        self.back: dict[int, float] = {}
        """When the person of a seat came back to it, since the last decision."""
        self.nudges: dict[int, float] = {}
        """When each seat nudged last."""
        self.host = setup.host
        """The hash of the host's link."""
        self.following: str | None = None
        """The table that was laid for the same people after the match."""
        self.shares: dict[int, str] = {}
        """The hashes of the links that open the replay, by the seat that handed them out."""
        self.shared = 0
        """How often such links were handed out or taken back."""
        self.digest_versions: tuple[int, int] | None = None
        """The versions of rules and content that are part of the digests, if the table was laid when versions were."""
        if setup.record_version == record.VERSIONS_IN_DIGESTS:
            snapshot = stored.snapshot
            known = None if snapshot is None else snapshot.digest_versions or snapshot.versions
            self.digest_versions = known or (self.game.rules_version, self.game.content_version)
        self.has_other_versions = False
        """Whether the last act was played by other versions of rules or content."""
        self.digests_since = 0
        self._keyframes: list[int] = []
        """Revisions of the keyframes that still stand, the base included."""
        self._decider_before: int | None = None
        """Who might take back the decision that led to the keyframe."""
        self._resumes_at = 0
        """The act with which the match goes on under other rules: of what came before, nothing is played."""

    @classmethod
    def begin(cls, stored: StoredTable) -> Table:
        """Lays a stored table before its first act, or as its keyframe says; its acts are played by `replay`."""
        table = cls(stored)
        if stored.snapshot is not None:
            table._compare_versions(stored.snapshot)
        if stored.keyframe is not None:
            table._go_on_from(stored.keyframe)
            table._compare_keyframe(stored)
            table._decider_before = _last_decider(stored.led_to_keyframe)
        for act in stored.acts:
            if isinstance(act.act, Resumed):
                table._resumes_at = act.revision
        return table

    @classmethod
    def load(cls, stored: StoredTable) -> Table:
        """Plays all stored acts again and compares them; raises `Diverged` where they do not fit."""
        table = cls.begin(stored)
        for act in stored.acts:
            table.replay(act)
        table.check_snapshot(stored.snapshot)
        return table

    def check_snapshot(self, snapshot: Snapshot | None) -> None:
        """Compares the position with the one that was kept, where no digest could be compared."""
        if self.has_other_versions and not self._agrees_with(snapshot):
            raise Diverged("the acts no longer lead to the position that was kept")

    def _compare_versions(self, snapshot: Snapshot) -> None:
        """Refuses what is newer; where the versions are others, no digest can be compared."""
        game = self.game
        rules, content = snapshot.versions
        if rules > game.rules_version or record.is_newer(content, game.content_version):
            raise FileError(f"was played under newer rules of {game.title} than this Portulan has")
        self.has_other_versions = (rules, content) != (game.rules_version, game.content_version)
        self.digests_since = snapshot.digests_since

    def _agrees_with(self, snapshot: Snapshot | None) -> bool:
        """Tells whether the position is the one that was kept, in all that was known of it then."""
        if snapshot is None or self.match is None or snapshot.draws != self.match.draws:
            return False
        try:
            kept = self.game.state().restore(snapshot.state).data()
        except FileError:
            return False
        now = self.match.state.data()
        known = set(snapshot.state["table"]) & set(now["table"])
        return kept["stack"] == now["stack"] and all(kept["table"][n] == now["table"][n] for n in known)

    def renew_digests(self) -> None:
        """Takes the acts so far as they are: from the next one on, digests are compared."""
        self.has_other_versions = False
        self.digests_since = self.revision + 1

    def replay(self, stored: StoredAct) -> ActResult:
        """Plays a stored act again."""
        if stored.revision != self.revision + 1:
            raise Diverged(f"revision {self.revision + 1} is missing")
        if stored.revision == self._resumes_at:
            return self._resume(stored)
        return self.apply(stored, check=True)

    # What it is

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and self.match.state.over

    @property
    def complete(self) -> bool:
        """Whether nobody is missing."""
        return all(seat.taken for seat in self.seats)

    def next_chapter(self, names: Sequence[str] | None = None) -> Chapter | None:
        """Says how the campaign goes on for whoever plays next, if the match is over and belongs to one that does."""
        match, saga = self.match, self.game.saga
        if match is None or saga is None or not match.state.over:
            return None
        return saga.following(match.state, self.campaign_names() if names is None else names)

    def campaign_names(self) -> list[str]:
        """Names the seats as their campaign knows them: somebody who sat down under another name is still the same."""
        names = [self.name(seat) for seat in range(len(self.seats))]
        saga = self.game.saga
        return names if saga is None else saga.names(self.carried, names)

    @property
    def carried(self) -> JsonObject:
        """What earlier matches of a campaign left."""
        return self.setup.carried if self.match is None else self.match.carried

    def holder(self, secret: str) -> Holder | None:
        """Finds out whose secret it is."""
        return self.holder_of(hashed(secret))

    def holder_of(self, given: str) -> Holder | None:
        """Finds out whose secret has a hash; all are compared, whichever fits."""
        found = find_holder(self.setup, self.seats, self.host, self.started, given)
        if sum(same(shared, given) for shared in self.shares.values()):
            return found or Holder("replay", (), replay=True)
        return found

    def others(self, seats: Sequence[int]) -> list[int]:
        """Lists the seats that people have claimed, apart from some."""
        return [number for number, seat in enumerate(self.seats) if seat.claimed and number not in seats]

    @property
    def words(self) -> list[str | None]:
        """What each seat added to chance."""
        return [seat.word for seat in self.seats]

    def takeover_due(self, seat: int) -> float | None:
        """Says when a bot that is to play for a person may do so: the person was asked, and waited for long enough."""
        takeover = self.takeovers.get(seat)
        if takeover is None or self.match is None:
            return None if takeover is None else takeover.due
        if seat not in self.asked():
            return None
        return max(takeover.due, self.since + self.setup.takeover_after)

    def asked(self) -> list[int]:
        """Lists the seats that may decide now."""
        return self.match.state.actors if self.match is not None else []

    def last_decider(self) -> int | None:
        """Finds the seat that might take its decision back, even where a keyframe is all that is at hand of it."""
        match = self.match
        return self._decider_before if match is None or not match.entries else match.last_decider()

    def name(self, seat: int) -> str:
        """Names whoever sits there, or the place itself."""
        return self.seats[seat].name or str(seat + 1)

    def who(self, seat: int) -> dict[str, str | int]:
        """Names a seat in a message."""
        return {"seat": seat, "name": self.name(seat)}

    def named_host(self) -> dict[str, str | int]:
        """Names a host who only watches, in a message."""
        return {"name": self.setup.name, "who": "other"}

    @property
    def counts(self) -> Counts:
        """How much the table has behind it."""
        return Counts(self.silent_acts[:], self.steps, self.silent_steps[:])

    def revision_of(self, viewer: Viewer, revision: int | None = None) -> int:
        """Counts the acts that a viewer may have heard of up to a revision; before the base, up to the base."""
        last = self.revision if revision is None else max(revision, self.base)
        heard = last
        for seat, unheard in enumerate(self.silent_acts):
            if unheard and seat not in viewer.seats:
                heard -= unheard
        for number, seat in reversed(self.silent):
            if number <= last:
                break
            heard += seat not in viewer.seats
        return heard

    def is_stale(self, viewer: Viewer, revision: int) -> bool:
        """Tells whether the position changed, as far as the viewer can know, after its revision."""
        last = next((number for number, seat in reversed(self.silent) if seat in viewer.seats), 0)
        return revision < self.revision_of(viewer, max(self.position, last))

    def waiting(self) -> list[int]:
        """Lists the seats whose word on the question is still missing; bots agree to everything."""
        if self.question is None:
            return []
        agreed, asks = self.question.agreed, self.question.asks
        if asks is not None:
            return [seat for seat in asks if seat not in agreed]
        return [number for number, seat in enumerate(self.seats) if seat.human and number not in agreed]

    def events(self, entry: LogEntry, viewer: Viewer, untold: Sequence[Event] = ()) -> list[Event]:
        """Lists the events of an entry for a viewer, who heard the parts of its own choice before.

        For an entry that was taken back, `untold` is what the match no longer knows.
        """
        if not entry.of_match or self.match is None:
            return []
        told = self.match.told
        if not entry.late and not untold:
            return told[entry.first : entry.last]
        parts = [*(part for part in entry.late if part.by not in viewer.seats), entry]
        numbers = [number for part in parts for number in range(part.first, part.last)]
        known = len(told)
        return [told[number] if number < known else untold[number - known] for number in numbers]

    # What is kept beside the acts

    def snapshot(self) -> Snapshot | None:
        """Gives the position to be kept beside the acts."""
        match = self.match
        if match is None:
            return None
        return Snapshot(
            self.revision,
            match.draws,
            match.state.data(),
            self.game.rules_version,
            self.game.content_version,
            self.digest_versions,
            self.digests_since,
        )

    def keyframe(self) -> Keyframe:
        """Gives all that a table needs to go on from here; only where one is due."""
        match = self._playing()
        return Keyframe(
            self.revision,
            self.since,
            self.counts,
            [replace(seat) for seat in self.seats],
            match.names[:],
            match.draws,
            match.state.data(),
            first=self.revision == self._resumes_at,
            host=None if self.host == self.setup.host else self.host,
            nudges=dict(self.nudges),
        )

    def _go_on_from(self, keyframe: Keyframe) -> None:
        """Takes the table as it was; the log begins here."""
        self.seats = keyframe.seats
        self.host = keyframe.host or self.setup.host
        self.nudges = dict(keyframe.nudges)
        self.revision = self.position = self.base = keyframe.revision
        self.reaches_back = not keyframe.first
        self.since = keyframe.at
        counts = keyframe.counts
        self.silent_acts, self.silent_steps = list(counts.silent), list(counts.silent_steps)
        self.steps = counts.steps
        self._keyframes = [keyframe.revision]
        self._play_from(keyframe.state, keyframe.draws, keyframe.names)
        if keyframe.first:
            self._tell_resumed(LogEntry(keyframe.revision, keyframe.at, None))

    def _tell_resumed(self, entry: LogEntry) -> None:
        """Begins the log of a match that went on under other rules."""
        entry.tell("message-resumed", {})
        self.log = [entry]

    def _play_from(self, data: JsonObject, draws: int, names: list[str]) -> None:
        """Lets the match go on from a position."""
        state = self.game.state().restore(data)
        self.match = Match.resume(
            self.game,
            names,
            self.setup.seed,
            state,
            draws,
            digest_versions=self.digest_versions,
            words=self.words,
            gives_draws_back=self.setup.gives_draws_back,
        )
        self.started = True

    def _compare_keyframe(self, stored: StoredTable) -> None:
        """Compares a keyframe with the digest that its act led to, or with the position that its act says."""
        act = stored.led_to_keyframe
        assert act is not None
        if isinstance(act.act, Resumed):
            fits = self.game.state().restore(act.act.state) == self._playing().state
        else:
            digests = [line[2] for line in getattr(act.act, "entries", []) if line[2] is not None]
            older = not self._compares_digests(act.revision)
            fits = older or digests[-1:] == [self._playing().state.digest(self.digest_versions)]
        if not fits:
            raise Diverged(f"the keyframe at revision {act.revision} is not what its act led to")

    # What happens

    def apply(self, stored: StoredAct, check: bool = False) -> ActResult:
        """Lets an act happen; a refused move raises and changes nothing.

        A new act is completed with the entries that it leads to; a stored one is checked against them.
        """
        act = stored.act
        entry = LogEntry(stored.revision, stored.at, getattr(act, "seat", None))
        result = ActResult(stored, entry)
        match act:
            case Started():
                result.seats = True
                self._start(act, result, check)
            case Moved():
                self._move(act, result, check)
            case Redone():
                self._redo(act, result, check)
            case Undone():
                self._undo(act, result)
            case UndoRequested():
                asks = None if act.asks is None else tuple(act.asks)
                agreed = {act.seat, *act.agreed}
                self.question = Question("undo", act.seat, agreed, stored.revision, asks)
                entry.tell("message-undo-asked", self.who(act.seat))
            case OpeningRequested():
                agreed, asks = set(act.agreed), tuple(act.asks)
                self.question = Question("open", act.seat, agreed, stored.revision, asks, act.secret)
                entry.by = next(iter(act.agreed), None)
                entry.tell("message-open-asked", {"bot": self.name(act.seat), **self.named_host()})
            case Answered():
                entry.by = act.seats[0]
                self._answer(act, result)
            case Chatted():
                self.chat.append(stored)
            case _:
                result.seats = True
                reseat(self, act, result)
        if (
            self.takeovers
            and isinstance(act, Moved | Redone | Undone)
            and self.takeovers.pop(act.seat, None) is not None
        ):
            result.seats = True
        self._settle_question(result)
        self._end(result)
        return result

    def _end(self, result: ActResult) -> None:
        """Numbers what happened and writes it into the log."""
        stored, entry = result.stored, result.entry
        self.revision = stored.revision
        if stored.key is not None:
            self.keys[stored.key] = stored.revision
            if len(self.keys) > RECENT_KEYS:
                del self.keys[next(iter(self.keys))]
        if entry.silent:
            assert entry.by is not None
            self.silent.append((stored.revision, entry.by))
            self.silent_acts[entry.by] += 1
        elif result.position:
            self.position = stored.revision
        if result.position:
            if not entry.silent:
                self.since = stored.at
            self.question = None
        if entry.of_match:
            self._count(entry, 1)
        if entry.of_match or entry.messages:
            self.log.append(entry)
        if self._is_keyframe_due(result):
            self._keyframes.append(self.revision)
            result.keyframe_due = True

    def _is_keyframe_due(self, result: ActResult) -> bool:
        """Tells whether the table went far enough, and nothing is pending: a decision was made, and all know of it."""
        last = self._keyframes[-1] if self._keyframes else 0
        return (
            self.revision - last >= KEYFRAME_DISTANCE
            and isinstance(result.stored.act, Moved)
            and not result.entry.silent
            and not self.untold
            and not self.takeovers
            and self.match is not None
        )

    def _count(self, entry: LogEntry, number: int) -> None:
        """Counts an act of the match in or out."""
        if entry.silent:
            assert entry.by is not None
            self.silent_steps[entry.by] += number
        else:
            self.steps += number

    # The match

    def _start(self, act: Started, result: ActResult, check: bool) -> None:
        self.started = True
        result.position = True
        result.entry.tell("message-started", {})
        result.entry.first = result.entry.last = 0
        if not self._resumes_at:
            match = Match.new(
                self.game,
                act.names,
                seed=self.setup.seed,
                options=self.setup.options,
                carried=self._begun(act.names),
                digest_versions=self.digest_versions,
                words=self.words,
                gives_draws_back=self.setup.gives_draws_back,
            )
            self.match = match
            result.entry.last = len(match.told)
            self._fit(act, result, 0, check)

    def _begun(self, names: Sequence[str]) -> JsonObject:
        """What the match begins with; a campaign begins with those who have sat down."""
        setup, saga = self.setup, self.game.saga
        chapter = saga.first(names, setup.options) if setup.opening and saga is not None else None
        return setup.carried if chapter is None else chapter.carried

    def _move(self, act: Moved, result: ActResult, check: bool) -> None:
        parse = self.game.space.parse
        number = parse(act.move)
        declined, agreed = ([parse(move) for move in moves] for moves in (act.declined, act.agreed))
        self._run(act, result, check, lambda: self._playing().play(number, act.seat, declined, agreed))
        if act.fallback:
            result.entry.tell(FALLBACK, self.who(act.seat))

    def _redo(self, act: Redone, result: ActResult, check: bool) -> None:
        self._run(act, result, check, lambda: self._playing().redo(act.seat))
        result.entry.tell("message-redone", self.who(act.seat))

    def _playing(self) -> Match:
        assert self.match is not None
        return self.match

    def _choosing(self) -> tuple[Frame, list[int]] | None:
        """Gives the common choice that is open, and who has still to choose; None if there is none."""
        state = self._playing().state
        return (state.stack[-1], state.actors) if isinstance(state.step, Together) else None

    def _run(self, act: Moved | Redone, result: ActResult, check: bool, play: Callable[[], None]) -> None:
        """Lets the match go on, and compares or completes the entries of the act."""
        entry = result.entry
        result.position = True
        match = self.match
        if match is None:
            entry.first = entry.last = 0
            entry.silent = act.silent
            return
        first, told = len(match.entries), len(match.told)
        before = self._choosing()
        try:
            play()
        except PortulanError as error:
            if check:
                raise Diverged(f"revision {result.stored.revision}: {error}") from None
            raise
        entry.silent = before is not None and before == self._choosing()
        entry.first, entry.last = told, len(match.told)
        self._fit(act, result, first, check, silent=entry.silent)
        if entry.silent:
            self.untold.append(entry)
        else:
            self._tell_late(entry)

    def _tell_late(self, entry: LogEntry) -> None:
        """Lets an entry tell the parts of all choices that are complete now."""
        if self.untold:
            choosing = self._choosing()
            still = choosing[1] if choosing is not None else []
            entry.late = tuple([part for part in self.untold if part.by not in still])
            for part in entry.late:
                entry.messages += tuple([message for message in part.messages if message[0] == FALLBACK])
            self.untold = [part for part in self.untold if part.by in still]

    def _fit(
        self, act: Started | Moved | Redone, result: ActResult, first: int, check: bool, **more: bool
    ) -> None:
        """Completes a new act with the entries of the match from the first one on; a stored one must have the same."""
        played = lines(self._playing().entries[first:], self.game.space.notation)
        if check and not self._alike(act.entries, played, result.stored.revision):
            raise Diverged(f"the entries of {act.__struct_config__.tag} are not the ones that were stored")
        if not check:
            fitted = msgspec.structs.replace(act, entries=played, **more)
            result.stored = msgspec.structs.replace(result.stored, act=fitted)

    def _alike(self, stored: list[Line], played: list[Line], revision: int) -> bool:
        """Tells whether entries came out as they were stored."""
        if self._compares_digests(revision):
            return stored == played
        both = [[(a, m, d is None, n) for a, m, d, n in entries] for entries in (stored, played)]
        return both[0] == both[1]

    def _compares_digests(self, revision: int) -> bool:
        """Tells whether the digests of an act were made by the versions of rules and content of today."""
        return not self.has_other_versions and revision >= self.digests_since

    # Taking back

    def _undo(self, act: Undone, result: ActResult) -> None:
        entry = result.entry
        entry.tell("message-undone", self.who(act.seat))
        entry.silent = act.silent
        self._forget(result, act.seat)
        if self.match is not None:
            before = self._choosing()
            self.match.undo(act.seat, known_open=True)
            entry.silent = before is not None and before == self._choosing()
            fitted = msgspec.structs.replace(act, silent=entry.silent)
            result.stored = msgspec.structs.replace(result.stored, act=fitted)

    def _answer(self, act: Answered, result: ActResult) -> None:
        request = self.question
        if request is None:
            raise Diverged("the table was not asked anything")
        if act.agree:
            request.agreed.update(act.seats)
        else:
            self.question = None
            result.entry.tell("message-undo-declined", self.who(act.seats[0]))

    def _settle_question(self, result: ActResult) -> None:
        """Does what was asked as soon as all people at the table agree."""
        request = self.question
        if request is None or self.waiting() or result.position:
            return
        if request.secret is not None:
            self.question = None
            result.seats = True
            open_seat(self, request.seat, request.secret, result.entry)
            return
        self._forget(result, request.seat)
        if self.match is not None:
            self.match.revert(request.seat)
        result.entry.tell("message-undo-agreed", self.who(request.seat))

    def _forget(self, result: ActResult, seat: int) -> None:
        """Takes the acts of the match out of the log, back to the seat's last one; the match goes back next."""
        if not any(entry.of_match and entry.by == seat for entry in self.log):
            raise UsageError("nothing to take back: the seat has not decided anything")
        result.position = True
        by = None
        while by != seat:
            index = next(i for i in range(len(self.log) - 1, -1, -1) if self.log[i].of_match)
            entry = self.log.pop(index)
            by = entry.by
            result.undone.append(entry)
            self._count(entry, -1)
            self.untold = [*entry.late, *(part for part in self.untold if part is not entry)]
            if self._keyframes[-1:] == [entry.revision]:
                self._keyframes.pop()
        if self.match is not None:
            result.untold = self.match.told[entry.first :]

    def _resume(self, stored: StoredAct) -> ActResult:
        """Goes on from a snapshot under other rules; the log begins here."""
        act = stored.act
        assert isinstance(act, Resumed)
        self._play_from(act.state, act.draws, [self.name(seat) for seat in range(len(self.seats))])
        self.base, self.untold = stored.revision, []
        self.steps, self.silent_steps = 0, [0] * len(self.seats)
        result = ActResult(stored, LogEntry(stored.revision, stored.at, None), position=True)
        self._end(result)
        self._tell_resumed(result.entry)
        self.digests_since = stored.revision + 1
        self._keyframes = [stored.revision]
        result.keyframe_due = True
        return result


def _last_decider(led: StoredAct | None) -> int | None:
    """Finds the seat that might take an act back, as `Match.last_decider` does: its own moves alone followed."""
    entries: list[Line] = [] if led is None else getattr(led.act, "entries", [])
    actors = {actor for actor, *_ in entries}
    return actors.pop() if len(actors) == 1 else None
