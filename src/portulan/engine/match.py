"""A match: who plays, every decision and every draw since the beginning, undo and redo."""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_right, insort
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final, NamedTuple, Self

from portulan.engine import record as records
from portulan.engine.errors import FileError, Refused, UsageError
from portulan.engine.events import Event
from portulan.engine.game import Game
from portulan.engine.generator import Generator, Seed, commitment, joined
from portulan.engine.offers import Offer, decider, formalities, offers
from portulan.engine.options import OptionValue
from portulan.engine.state import CHANCE, JsonObject, State
from portulan.engine.undo import is_barrier


class Entry(NamedTuple):
    """One line of a match: who decided what, and the digest of the state after it.

    A forced decision was taken with the entry before it and has no digest of its own. `draw` is the number of the
    draw that chance used.
    """

    actor: int
    move: int
    digest: str | None = None
    draw: int | None = None


KEYFRAME_DISTANCE: Final = 64
"""How many entries lie between two positions that a match keeps, at least."""

KEYFRAMES: Final = 16
"""How many positions a match keeps at most: the older they are, the farther apart."""


Keyframe = tuple[int, State]
"""A number of entries, and the position after them."""


@dataclass
class Match:
    """A match under way or finished; its state never waits for chance, because the match draws.

    The state holds no generator: every draw is written down with its number, so that a record replays without a
    seed, and a revealed seed proves the draws.
    """

    game: Game
    names: list[str]
    options: dict[str, str]
    seed: Seed | None
    commitment: str
    state: State
    entries: list[Entry] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)
    undone: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    """What was taken back: the seat, and its moves, those that were declined first."""
    draws: int = 0
    gives_draws_back: bool = False
    """Whether what is taken back gives its draws back: only where everybody may know what chance brings."""
    origin: int = 0
    """Entries that cannot be replayed, because the match goes on from a snapshot of older rules."""
    snapshot: State | None = None
    carried: JsonObject = field(default_factory=dict)
    """What earlier matches of a campaign left; the match begins with it."""
    digest_versions: tuple[int, int] | None = None
    """The versions of rules and content that are part of the digests, in a match that began when they were."""
    words: list[str | None] = field(default_factory=list)
    """What each seat added to chance before the match; empty where nobody was asked."""
    advice: list[int] = field(default_factory=list)
    """How often each seat asked for advice; empty where nobody did."""
    digests_compared: bool = True
    """Whether the digests of the record that the match was read from could be compared."""
    _entries_told: array[int] = field(default_factory=lambda: array("L"), repr=False)
    """For each event that was told, the number of entries then."""
    _generator: Generator | None = field(default=None, repr=False, compare=False)
    """What draws, made of the seed and the words when it is first needed."""
    _begun: tuple[tuple[int, ...], hashlib.blake2b] | None = field(default=None, repr=False, compare=False)
    """What was opened when the last digest was made, and the part of it that stays the same until more is."""
    _before: Keyframe | None = field(default=None, repr=False, compare=False)
    """The position before the last decision."""
    _joined: list[int] = field(default_factory=list, repr=False, compare=False)
    """The entries that were decided together with the decision before them."""
    _offers: tuple[State, tuple[int, int, tuple[int, ...]], list[Offer]] | None = field(
        default=None, repr=False, compare=False
    )
    """What was last worked out to be offered: in which position, after how many entries, to which seat."""
    _keyframes: list[Keyframe] = field(default_factory=list, repr=False, compare=False)
    """Some earlier positions in their order, so that going back replays a few entries only."""

    @classmethod
    def new(
        cls,
        game: Game,
        names: Sequence[str],
        *,
        seed: Seed,
        options: Mapping[str, OptionValue] | None = None,
        carried: Mapping[str, Any] | None = None,
        digest_versions: tuple[int, int] | None = None,
        words: Sequence[str | None] = (),
        gives_draws_back: bool = False,
    ) -> Self:
        """Begins a match of as many seats as names; the seed stays with the match until the end."""
        chosen = game.resolve(len(names), options)
        left = game.check_carried(carried or {})
        match = cls._open(game, names, chosen, seed, commitment(seed), left, digest_versions)
        match.words = list(words)
        match.gives_draws_back = gives_draws_back
        match._draw()
        return match

    @classmethod
    def _open(
        cls,
        game: Game,
        names: Sequence[str],
        options: dict[str, str],
        seed: Seed | None,
        promise: str,
        carried: JsonObject,
        digest_versions: tuple[int, int] | None,
    ) -> Self:
        """Lays the table; nothing is drawn yet."""
        blank = game.state().blank(len(names), options, carried)
        match = cls(game, list(names), options, seed, promise, blank)
        match.carried = carried
        match.digest_versions = digest_versions
        match._run(match.state.begin, forced=True)
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        names: Sequence[str],
        seed: Seed,
        state: State,
        draws: int,
        *,
        digest_versions: tuple[int, int] | None = None,
        words: Sequence[str | None] = (),
        gives_draws_back: bool = False,
    ) -> Self:
        """Goes on from a position after some draws; what led there stays out of the match."""
        return cls(
            game,
            list(names),
            state.options,
            seed,
            commitment(seed),
            state.copy(),
            draws=draws,
            snapshot=state,
            carried=state.carried,
            digest_versions=digest_versions,
            words=list(words),
            gives_draws_back=gives_draws_back,
        )

    # Playing

    def play(
        self,
        move: int,
        seat: int | None = None,
        declining: Sequence[int] = (),
        agreeing: Sequence[int] = (),
    ) -> None:
        """Plays a decision of the actor (or of `seat`); a refused move leaves the match as it was.

        What is declined is played before it, what goes without saying after it, and all is taken back together.
        """
        self._decide_all((*declining, move, *agreeing), seat)
        self.undone.clear()

    def offers(self, seat: int, held: Sequence[int] = ()) -> list[Offer]:
        """Lists what a seat that is asked may answer now; worked out once for each decision.

        Whoever names all seats of the person who is asked may be asked for a number together with other things.
        """
        asked = len(self.entries), seat, tuple(held)
        known = self._offers
        if known is None or known[0] is not self.state or known[1] != asked:
            known = self._offers = self.state, asked, offers(self.state, seat, held, entries=bool(held))
        return known[2]

    def formalities(
        self, move: int, seat: int, declining: Sequence[int], held: Sequence[int]
    ) -> tuple[int, ...]:
        """Lists what goes without saying after a decision, for a person who plays several seats."""
        if len(held) < 2:
            return ()
        trial = self.state.copy()
        trial.generator = None
        for one in (*declining, move):
            trial.play(one, decider(trial, seat))
        return tuple(formalities(trial, held))

    def _decide_all(self, moves: tuple[int, ...], seat: int | None) -> None:
        """Plays decisions that belong together; if one of them is refused, none of them happens.

        Those that another seat is asked for are of the same person, who plays both.
        """
        if len(moves) == 1:
            self._decide(moves[0], seat)
            return
        before = len(self.entries), self.state.copy()
        who = self.state.actor if seat is None else seat
        assert who is not None
        trial = self.state.copy()
        for move in moves:
            trial.play(move, decider(trial, who))
        self._decide(moves[0], decider(self.state, who))
        for move in moves[1:]:
            self._joined.append(len(self.entries))
            self._decide(move, decider(self.state, who))
        self._before = before

    def _decide(self, move: int, seat: int | None) -> None:
        before = len(self.entries), self.state.copy()
        self._run(lambda: self.state.play(move, seat))
        self._before = before
        last = self._keyframes[-1][0] if self._keyframes else self.origin
        if before[0] - last >= KEYFRAME_DISTANCE:
            self._keep(before)
        self._draw()

    def _draw(self) -> None:
        """Lets chance decide as long as it is asked."""
        while self.state.actor == CHANCE and self.seed is not None:
            self._chance(self._drawn())

    def _drawn(self) -> int:
        """Tells what the seed brings at the next draw."""
        if self._generator is None:
            assert self.seed is not None
            self._generator = Generator(joined(self.seed, self.words))
        self._generator.count = self.draws
        return self.state.draw(self._generator)

    def _chance(self, outcome: int) -> None:
        draw = self.draws
        self._run(lambda: self.state.play(outcome), draw)
        self.draws += 1

    def _run(self, act: Callable[[], None], draw: int | None = None, forced: bool = False) -> None:
        """Lets the state act, and writes down what was decided and told."""
        events = self.state.listen()
        self.state.trail = []
        try:
            act()
        finally:
            self.state.log = None
        for number, (actor, move) in enumerate(self.state.trail):
            led = number == 0 and not forced
            self.entries.append(
                Entry(
                    actor,
                    move,
                    self._digest() if led else None,
                    draw if led else None,
                )
            )
        self.told += events
        self._entries_told.extend([len(self.entries)] * len(events))

    def _digest(self) -> str:
        """Condenses the position; of what stays the same, only what was opened since the last time is condensed."""
        opened = self.state.opened
        if self._begun is None or self._begun[0] != opened:
            self._begun = opened, self.state.digest_begun(self.digest_versions)
        return self.state.digest_after(self._begun[1])

    # Taking back

    def _last_decision(self, seat: int | None = None) -> int | None:
        """Finds the last entry that somebody, or one seat, really decided."""
        for number in range(len(self.entries) - 1, self.origin - 1, -1):
            entry = self.entries[number]
            if entry.digest is not None and (entry.actor != CHANCE if seat is None else entry.actor == seat):
                return number
        return None

    def last_decider(self) -> int | None:
        """Finds the seat that might take its decision back: the last to decide, if only its own moves followed.

        Everything else is closed at once; whether this one is open takes more work (`can_undo`).
        """
        seat: int | None = None
        for number in range(len(self.entries) - 1, self.origin - 1, -1):
            entry = self.entries[number]
            if entry.actor == CHANCE and self.state.practice:
                continue
            seat = entry.actor if seat is None else seat
            if entry.actor == CHANCE or entry.actor != seat:
                return None
            if entry.digest is not None:
                return entry.actor
        return None

    def can_undo(self, seat: int) -> bool:
        """Tells whether the last decision is the seat's own, and behind no information barrier."""
        way_back = self.way_back(seat)
        return way_back is not None and not is_barrier(way_back[0], seat, *way_back[1])

    def way_back(self, seat: int) -> tuple[State, tuple[int, ...]] | None:
        """Gives the position before the last decision, and the decision, if it is the seat's own.

        The position is a copy: whether a barrier lies between (`is_barrier`) can be worked out while the match goes on.
        """
        last = self._last_decision()
        others = {entry.actor for entry in self.entries[last:]} - {seat} if last is not None else set()
        if last is None or others - ({CHANCE} if self.state.practice else set()):
            return None
        first = self._first_joined(last)
        return self._state_before(first), self._decided(first)

    def _first_joined(self, number: int) -> int:
        """Finds the first of the decisions that were made together with the one at an entry."""
        while number in self._joined:
            number -= 1
            while self.entries[number].digest is None:
                number -= 1
        return number

    def _decided(self, number: int) -> tuple[int, ...]:
        """Lists what was decided at an entry, together with what belongs to it."""
        joined = [self.entries[other].move for other in self._joined if other > number]
        return (self.entries[number].move, *joined)

    def undo(self, seat: int, *, known_open: bool = False) -> None:
        """Takes the seat's last decision back; behind a barrier it refuses in one line.

        Whoever asked `can_undo` in this very position says `known_open`, and it is not worked out again.
        """
        last = self._last_decision()
        if last is None or not (known_open or self.can_undo(seat)):
            raise UsageError(
                "nothing to take back: chance spoke, somebody learned something, or another decided"
            )
        first = self._first_joined(last)
        taken_back = self.entries[first].actor, self._decided(first)
        self._return_to(first)
        self.undone.append(taken_back)

    def last_of(self, seat: int) -> int | None:
        """Finds the last entry that the seat really decided, whoever decided after it."""
        return self._last_decision(seat)

    def revert(self, seat: int) -> None:
        """Goes back to before the seat's last decision, whatever was learned since: for a table that agreed.

        Draws go on counting, so that a draw somebody saw is never used again, unless the match gives them back.
        """
        last = self.last_of(seat)
        if last is None:
            raise UsageError("nothing to take back: the seat has not decided anything")
        self._return_to(self._first_joined(last))
        self.undone.clear()

    def _return_to(self, number: int) -> None:
        """Forgets an entry and all that follow."""
        while self._keyframes and self._keyframes[-1][0] > number:
            self._keyframes.pop()
        self.state = self._state_before(number)
        self._before = None
        if self.gives_draws_back:
            taken_back = (entry.draw for entry in self.entries[number:] if entry.draw is not None)
            self.draws = next(taken_back, self.draws)
        del self.entries[number:]
        kept = bisect_right(self._entries_told, number)
        del self.told[kept:], self._entries_told[kept:]
        self._joined = [joined for joined in self._joined if joined < number]

    def can_redo(self, seat: int) -> bool:
        """Tells whether the seat took a decision back that can be made again."""
        return bool(self.undone) and self.undone[-1][0] == seat

    def redo(self, seat: int) -> None:
        """Makes the decision again that the seat took back last."""
        if not self.can_redo(seat):
            raise UsageError("nothing to make again")
        actor, moves = self.undone.pop()
        self._decide_all(moves, actor)

    def _state_before(self, number: int) -> State:
        """Gives a copy of the position before an entry: the last decision's is kept, others are replayed from near."""
        if self._before is None or self._before[0] != number:
            self._before = number, self._replayed(number)
        return self._before[1].copy()

    def _replayed(self, number: int) -> State:
        """Plays again from the nearest earlier position that is kept to the one before an entry."""
        place = bisect_right(self._keyframes, number, key=itemgetter(0))
        if place:
            first, kept = self._keyframes[place - 1]
            state = kept.copy()
        else:
            first, state = self.origin, self._first_position()
        for index in range(first, number):
            entry = self.entries[index]
            if entry.digest is not None:
                if index - first >= KEYFRAME_DISTANCE:
                    first = index
                    self._keep((index, state.copy()))
                state.play(entry.move, entry.actor)
        return state

    def positions(self) -> Iterator[tuple[int, State]]:
        """Gives the position before every entry that was decided or drawn, with its number, and at last the final one.

        It is one state that goes on: whoever wants to keep a position copies it.
        """
        state = self._first_position()
        for number in range(self.origin, len(self.entries)):
            entry = self.entries[number]
            if entry.digest is not None:
                yield number, state
                state.play(entry.move, entry.actor)
        yield len(self.entries), state

    def _first_position(self) -> State:
        """Gives the position that the match begins with, or goes on from."""
        if self.snapshot is not None:
            return self.snapshot.copy()
        state = self.game.state().blank(len(self.names), self.options, self.carried)
        state.begin()
        return state

    def _keep(self, keyframe: Keyframe) -> None:
        """Keeps a position; of too many, forgets the one that is least missed, for its age, among its neighbours."""
        frames = self._keyframes
        insort(frames, keyframe, key=itemgetter(0))
        if len(frames) > KEYFRAMES:
            last = frames[-1][0]
            numbers = [self.origin, *(number for number, _ in frames)]
            gaps = [
                (numbers[i + 1] - numbers[i - 1]) / (last - numbers[i - 1]) for i in range(1, len(frames))
            ]
            del frames[gaps.index(min(gaps))]

    # Telling

    def log(self, viewer: int | None, lang: str, since: int = 0) -> list[str]:
        """Says what happened after the first `since` entries, as the viewer may hear it."""
        first = bisect_right(self._entries_told, since) if since else 0
        return [self.say(event, viewer, lang) for event in self.told[first:]]

    def heard(
        self, event: Event, viewer: int | None, names: Sequence[str] | None = None
    ) -> tuple[str, dict[str, str | int]]:
        """Names the sentence of one event and its arguments, as the viewer may hear it; others may have given names."""
        called = self.names if names is None else names
        family = self.game.events.listed[event[0]]
        seen = family.seen_by(event, viewer)
        arguments = family.arguments(seen)
        for place, who, name in family.people:
            if 0 <= (seat := seen[place]) < len(called):
                arguments[who] = "you" if seat == viewer else "other"
                arguments[name] = called[seat]
        arguments.update(self.state.naming(family.name, arguments))
        return family.sentence, arguments

    def say(self, event: Event, viewer: int | None, lang: str) -> str:
        """Says one event as the viewer may hear it."""
        name, arguments = self.heard(event, viewer)
        return self.game.text.say(name, arguments, lang)

    # Keeping

    def to_json(self) -> str:
        """Writes the record, for whoever hosts the match: until the end it holds the secret seed."""
        notation = self.game.space.notation
        lines = [
            records.Line(entry.actor, notation(entry.move), entry.digest, entry.draw)
            for entry in self.entries
        ]
        over = self.state.over
        result = {"scores": self.state.scores(), "winners": self.state.winners()} if over else None
        return records.write(
            records.Record(
                game=self.game.name,
                rules=self.game.rules_version,
                content=self.game.content_version,
                players=self.names,
                options=self.options,
                commitment=self.commitment,
                seed=self.seed,
                lines=lines,
                snapshot=self.state.data(),
                result=result,
                resumed=None
                if self.snapshot is None
                else records.Resumption(self.origin, self.snapshot.data()),
                carried=self.carried,
                pack=self.game.pack,
                digest_versions=self.digest_versions,
                words=self.words,
                advice=self.advice,
            )
        )

    @classmethod
    def from_record(cls, record: records.Record, game: Game) -> Self:
        """Replays a record digest by digest, and checks its draws if the seed is there.

        A match of other rules or other content goes on from its snapshot where it leads elsewhere now; with the
        same ones a difference means that the record was altered, and is refused with the number of the entry.
        """
        if record.game != game.name:
            raise FileError(f"is a match of {record.game}, not of {game.name}")
        if record.rules > game.rules_version or records.is_newer(record.content, game.content_version):
            raise FileError(f"was played under newer rules of {game.title} than this Portulan has")
        if record.seed is not None and commitment(record.seed) != record.commitment:
            raise FileError("the seed is not the one that the header committed to")
        match = cls._open(
            game,
            record.players,
            game.resolve(len(record.players), record.options),
            record.seed,
            record.commitment,
            game.check_carried(record.carried),
            record.digest_versions,
        )
        match.words = record.words
        match.advice = list(record.advice)
        played = (record.rules, record.content, record.pack)
        same = played == (game.rules_version, game.content_version, game.pack)
        match.digests_compared = same or record.result is None
        try:
            if record.resumed is not None:
                match._resume(record.lines[: record.resumed.entries], record.resumed.state)
            match._replay(record)
        except FileError as error:
            if same:
                raise
            if record.snapshot is None:
                raise FileError(f"was played by other rules or with other cards: {error}") from None
            match._resume(record.lines, record.snapshot)
        if record.result is None:
            match._draw()
        return match

    def _replay(self, record: records.Record) -> None:
        """Plays the entries of a record and compares all that they say."""
        for number, line in enumerate(record.lines, 1):
            if number <= len(self.entries):
                self._compare(number, line)
                continue
            try:
                move = self.game.space.parse(line.move)
                if line.actor == CHANCE:
                    self._replay_draw(number, line, move)
                else:
                    self._run(lambda move=move, line=line: self.state.play(move, line.actor))  # type: ignore[misc]
            except (UsageError, Refused) as error:
                raise FileError(f"entry {number}: {error}") from None
            self._compare(number, line)
        if len(self.entries) != len(record.lines):
            raise FileError(f"ends in the middle of entry {len(record.lines)}")
        if record.result is not None:
            played = {"scores": self.state.scores(), "winners": self.state.winners()}
            if not self.state.over or record.result != played:
                raise FileError("the result is not the one that the entries lead to")
        elif self.state.over:
            raise FileError("the result is missing")

    def _replay_draw(self, number: int, line: records.Line, move: int) -> None:
        """Plays a draw; with the seed it must be the one that the seed gives."""
        if line.draw is None or line.draw < self.draws:
            raise FileError(f"entry {number}: the number of the draw is wrong")
        self.draws = line.draw
        asked = self.state.actor == CHANCE
        if asked and self.seed is not None and self._drawn() != move:
            raise FileError(f"entry {number}: the seed does not give {line.move!r}")
        self._chance(move)

    def _compare(self, number: int, line: records.Line) -> None:
        """Compares an entry with the one that was played.

        Digests of a finished match of other rules or content differ by themselves; its moves, draws and result count.
        """
        entry = self.entries[number - 1]
        if (entry.actor, self.game.space.notation(entry.move)) != (line.actor, line.move):
            played = self.game.space.notation(entry.move)
            raise FileError(f"entry {number}: {line.move!r} stands where {played!r} was forced")
        if (entry.digest is None, entry.draw) != (line.digest is None, line.draw):
            raise FileError(f"entry {number}: the number of the draw is wrong")
        if entry.digest != line.digest and self.digests_compared:
            raise FileError(f"entry {number}: the digest is not the one that {line.move!r} leads to")

    def _resume(self, lines: list[records.Line], state: JsonObject) -> None:
        """Takes entries on trust and goes on from a position."""
        parse = self.game.space.parse
        self.entries = [Entry(line.actor, parse(line.move), line.digest, line.draw) for line in lines]
        self.draws = 1 + max((entry.draw for entry in self.entries if entry.draw is not None), default=-1)
        self.told = []
        self._entries_told = array("L")
        self.origin = len(self.entries)
        snapshot = self.game.state().restore(state)
        if (snapshot.players, snapshot.options, snapshot.carried) != (
            len(self.names),
            self.options,
            self.state.carried,
        ):
            raise FileError("the position that it goes on from is that of another table")
        self.snapshot = snapshot
        self.state = snapshot.copy()
