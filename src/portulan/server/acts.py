"""Acts: all that can happen at a table, as it is stored; a table is what its acts lead to.

Moves are kept in notation and with every entry that followed, each with its digest, so that loading a table proves that
it is the one that was played. A `silent` act is part of a choice that all make together: the others do not hear of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from portulan.engine.journal import Reading
from portulan.engine.match import Entry

Line = tuple[int, str, str | None, int | None]
"""An entry as stored: the seat (-1: chance), the move in notation, the digest (None: forced), the draw's number."""


class Act(msgspec.Struct, frozen=True, tag_field="kind"):
    """What all acts have: nothing but the name of their kind."""


class Started(Act, frozen=True, tag="started"):
    """The match begins; `entries` are the draws of the set-up."""

    names: list[str]
    entries: list[Line]


class Moved(Act, frozen=True, tag="moved"):
    """A seat decided."""

    seat: int
    move: str
    entries: list[Line]
    silent: bool = False
    fallback: bool = False
    """Whether the heuristic of the game decided in the place of a bot that could not think."""
    declined: list[str] = []
    """What the seat declined before it, with the same answer."""
    agreed: list[str] = []
    """What went without saying after it, since the same person plays the seat that was asked."""


class Undone(Act, frozen=True, tag="undone"):
    """A seat took its last decision back; no barrier stood behind it."""

    seat: int
    silent: bool = False


class Redone(Act, frozen=True, tag="redone"):
    """A seat made the decision again that it had taken back."""

    seat: int
    entries: list[Line]
    silent: bool = False


class UndoRequested(Act, frozen=True, tag="undo-asked"):
    """A seat asks the table to go back to before its last decision; `agreed` are the seats that need not be asked.

    `asks` are the people whose word is needed. An older release did not say: then it was whoever played at the time.
    """

    seat: int
    agreed: list[int]
    asks: list[int] | None = None


class OpeningRequested(Act, frozen=True, tag="opening-asked"):
    """The host asks the table to let somebody in on a bot's seat, which held secrets; `secret` as in `SeatOpened`."""

    seat: int
    agreed: list[int]
    asks: list[int]
    secret: str


class Answered(Act, frozen=True, tag="undo-answered"):
    """Somebody answers for some seats; the last one to agree brings about what was asked."""

    seats: list[int]
    agree: bool


class Claimed(Act, frozen=True, tag="claimed"):
    """A person sits down, or takes another name.

    `secret` is the hash of the link that only this person has from now on; None for another name and in older acts.
    """

    seat: int
    name: str
    secret: str | None = None


class BotSeated(Act, frozen=True, tag="bot-seated"):
    """A bot plays a seat from now on: a free one, or that of somebody who left."""

    seat: int
    level: str
    name: str | None = None
    clock: bool = False
    """Whether the time of the person ran out."""


class Nudged(Act, frozen=True, tag="nudged"):
    """Somebody reminds those who are asked that they are waited for."""

    seat: int
    seats: list[int]


class Returned(Act, frozen=True, tag="returned"):
    """The person of a seat plays it again."""

    seat: int


class TakeoverAnnounced(Act, frozen=True, tag="takeover-announced"):
    """The host wants a bot to play for a person, from a time on, if the person has not decided by then."""

    seat: int
    level: str
    due: float


class TakeoverWithdrawn(Act, frozen=True, tag="takeover-withdrawn"):
    """The host no longer wants it."""

    seat: int


class Renewed(Act, frozen=True, tag="renewed"):
    """A link is replaced: that of a seat, or the host's own (no seat); `secret` is the hash of the new one.

    A link that the host renews for somebody who is away shows nothing until that person has sat down again with it.
    """

    seat: int | None
    secret: str
    by_host: bool = False


class Worded(Act, frozen=True, tag="worded"):
    """A seat adds a word to chance before the match, or another one in its place."""

    seat: int
    word: str


class Coloured(Act, frozen=True, tag="coloured"):
    """A seat takes another colour before the match."""

    seat: int
    colour: int


class SeatOpened(Act, frozen=True, tag="opened"):
    """A free seat waits for a friend, who needs the new link; `secret` is the hash of it."""

    seat: int
    secret: str


class RematchCreated(Act, frozen=True, tag="followed"):
    """The host, at a seat or at none, laid another table for the same people."""

    seat: int | None
    table: str


class Shared(Act, frozen=True, tag="shared"):
    """Somebody who played hands out a link to the replay, or takes it back (no secret); `secret` is its hash."""

    seat: int
    secret: str | None


class Advised(Act, frozen=True, tag="advised"):
    """A seat was advised what to do; which move, only the one who asked was told."""

    seat: int


class Chatted(Act, frozen=True, tag="chatted"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Resumed(Act, frozen=True, tag="resumed"):
    """The match goes on from a snapshot, because newer rules no longer lead where the older ones led."""

    state: dict[str, Any]
    draws: int


AnyAct = (
    Started
    | Moved
    | Undone
    | Redone
    | UndoRequested
    | OpeningRequested
    | Answered
    | Claimed
    | BotSeated
    | Nudged
    | Returned
    | TakeoverAnnounced
    | TakeoverWithdrawn
    | Renewed
    | Worded
    | Coloured
    | SeatOpened
    | RematchCreated
    | Shared
    | Advised
    | Chatted
    | Resumed
)

encode_act = msgspec.json.Encoder().encode
decode_act = msgspec.json.Decoder(AnyAct).decode


class StoredAct(msgspec.Struct, frozen=True):
    """An act in its place: its revision, when it happened (in seconds), and the client's id of it.

    `undone` is the revision of the act that took it back, 0 while it stands, and None where an older release did not
    say.
    """

    revision: int
    at: float
    act: AnyAct
    key: str | None = None
    undone: int | None = 0


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as the host laid it: whose it is, under which name, a bot's level, and the hash of its link."""

    kind: str
    name: str | None = None
    level: str | None = None
    secret: str | None = None
    colour: int | None = None
    """The colour that was chosen for it; None for the one that comes by itself."""


class PastChapter(msgspec.Struct, frozen=True):
    """A match of a campaign that is over: its table, if it was played here, its title, when it ended, and how."""

    table: str | None
    title: str
    at: float | None
    names: list[str]
    scores: list[int]
    winners: list[int]
    journal: list[Reading] = []
    """What was read in it; a match of an older release has none."""


class Setup(msgspec.Struct, frozen=True):
    """A table as the host, whose `name` it tells, laid it; the seed is a secret until the match is over."""

    game: str
    players: int
    options: dict[str, str]
    name: str
    seats: list[SeatSetup]
    auto: bool
    seed: str
    host: str
    spectator: str
    created: float
    carried: dict[str, Any] = {}
    """What earlier matches of a campaign left."""
    opening: bool = False
    """Whether a campaign begins here: then it is carried by those who have sat down when the match begins."""
    behind: list[PastChapter] = []
    """The matches of the campaign before this one, the oldest first."""
    earlier: str = ""
    """The file of the campaign, where its matches before this table were played elsewhere."""
    away: list[SeatSetup] = []
    """People of the campaign who do not play this match, by the names that it knows them by, each with the own link."""
    pack: str | None = None
    """The name of the pack that is played with."""
    record_version: int = 1
    """The version of records whose form the digests of the entries have."""
    clock_days: int = 0
    """Days that each decision may take; 0: as long as one likes."""
    clock_rule: str = "wait"
    """What happens when they are over: `wait`, or a `bot` plays on."""
    takeover_after: int = 600
    """Seconds that a person is waited for before a bot may play in the person's place."""
    advice: bool = True
    """Whether players may ask what a bot would do."""
    guided: bool = False
    """Whether it is a guided first game, whose chance everybody may know: nobody else may sit down."""
    gives_draws_back: bool = False
    """Whether taking back gives the draws back, so that the story goes on as written; older guided tables do not."""


class Snapshot(msgspec.Struct, frozen=True):
    """The position after a revision, with the number of draws made: enough to go on under other rules.

    The versions of rules and content stand beside the position; older releases wrote them into it.
    """

    revision: int
    draws: int
    state: dict[str, Any]
    rules: int | None = None
    content: int | None = None
    digest_versions: tuple[int, int] | None = None
    """The versions that are part of the digests of the table, if it was laid when versions were."""
    digests_since: int = 0
    """The first revision whose digests were made under these versions; those of older acts cannot be compared."""

    @property
    def versions(self) -> tuple[int, int]:
        """The versions of rules and content that the position was reached by."""
        rules = self.state.get("rules", 0) if self.rules is None else self.rules
        return rules, self.state.get("content", 0) if self.content is None else self.content


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, and the level of the bot that plays it now, if one does."""

    kind: str
    name: str | None
    level: str | None
    claimed: bool
    secret: str | None
    invited: bool = False
    """Whether its person has to sit down anew, with a link that the host renewed."""
    word: str | None = None
    """What its person added to chance."""
    colour: int | None = None
    """The colour that was chosen for it."""
    advice: int = 0
    """How often it was advised."""

    @property
    def vacant(self) -> bool:
        """Whether whoever holds its link has still to sit down."""
        return not self.claimed or self.invited

    @property
    def taken(self) -> bool:
        """Whether somebody or something plays the seat."""
        return not self.vacant or self.level is not None

    @property
    def human(self) -> bool:
        """Whether a person plays it now."""
        return self.claimed and self.level is None


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose knowledge is meant: the seat looked through (None: a spectator's view), and all seats that are held."""

    look: int | None
    seats: tuple[int, ...]


class Counts(msgspec.Struct, frozen=True):
    """How much a table has behind it, counted apart for acts that only one seat hears of.

    `silent` counts such acts by seat. `steps` counts the acts of the match that stand and that all hear of,
    `silent_steps` the others by seat.
    """

    silent: list[int]
    steps: int
    silent_steps: list[int]

    def heard(self, revision: int, viewer: Viewer) -> int:
        """Counts the acts up to a revision that a viewer may know of."""
        return revision - sum(number for seat, number in enumerate(self.silent) if seat not in viewer.seats)

    def shown(self, viewer: Viewer) -> int:
        """Counts the acts of the match that stand and that a viewer may know of."""
        silent = self.silent_steps
        return self.steps + sum(number for seat, number in enumerate(silent) if seat in viewer.seats)


class Keyframe(msgspec.Struct, frozen=True):
    """A table as it was after a revision: whatever is asked of its history is played from the nearest one.

    It is made only where nothing is pending: no part of a common choice, no question to the table, no takeover,
    nothing to make again. Before the `first` one nothing can be played again, because the rules were others.
    """

    revision: int
    at: float
    counts: Counts
    seats: list[Seat]
    names: list[str]
    draws: int
    state: dict[str, Any]
    first: bool = False
    host: str | None = None
    """The hash of the host's link, if it is no longer the first one."""
    nudges: dict[int, float] = {}
    """When each seat nudged last."""


def lines(entries: list[Entry], notation: Any) -> list[Line]:
    """Writes entries as they are stored."""
    return [(entry.actor, notation(entry.move), entry.digest, entry.draw) for entry in entries]
