"""What is said over HTTP and WebSocket, as strict types: the published description is made from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from portulan.engine.scene import Motion
from portulan.server.settings import FILE_SIZE

_UNSEEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
"""Characters that no name and no line of chat has: controls, ends of lines, and those that turn the writing around,
with which a text can pass for another."""

_BLANK: Final = (
    r"\s\u00ad\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200d\u2060-\u2065\u3164\ufe00-\ufe0f\ufeff\uffa0"
)
"""Characters of which nothing is seen where they stand alone."""

unseen: Final = re.compile(f"[{_UNSEEN}]")
"""Finds the characters that no line of chat has."""

_ONE_LINE: Final = f"^[^{_UNSEEN}]*[^{_UNSEEN}{_BLANK}][^{_UNSEEN}]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=_ONE_LINE)]
"""A person's or bot's name: one line, not blank."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's name for a message, which makes sending it twice the same as sending it once."""

OwnSecret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""A link of 256 random bits that whoever asks for it has made: it is known even if the answer is lost on the way."""

Word = Annotated[str, Meta(min_length=1, max_length=100, pattern=_ONE_LINE)]
"""What somebody adds to chance: one line, not blank."""

Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Colour = Annotated[int, Meta(ge=0, le=3)]
"""One of the colours that every theme has for seats."""
MoveNumber = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Declined = Annotated[list[MoveNumber], Meta(max_length=16)]
"""What is declined before a decision, with the same answer."""

Notation = Annotated[str, Meta(max_length=100)]
ElementId = Annotated[str, Meta(max_length=100)]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


SceneData = Annotated[Any, Meta(extra={"typescript": "Scene | null"})]
"""A scene, whose types are the engine's (`portulan.engine.scene`)."""

ScenePatch = Annotated[list[Any], Meta(extra={"typescript": "ElementPatch[]"})]
"""What changed in a scene (`portulan.server.patch.ElementPatch`)."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever comes in: unknown fields are refused."""


# HTTP, coming in


class NewSeat(Model, frozen=True):
    """A seat of a new table."""

    kind: Literal["host", "open", "bot", "hotseat"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None
    colour: Colour | None = None


class NewTable(Model, frozen=True):
    """A table to be laid; with `start` the match begins by itself as soon as nobody is missing."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=100)] = {}
    start: bool = True
    pack: Annotated[str, Meta(max_length=60)] | None = None
    """The name of a pack that is offered for the game."""
    clock_days: Annotated[int, Meta(ge=0, le=7)] = 0
    """Days that each decision may take; 0: as long as one likes."""
    clock_rule: Literal["wait", "bot"] = "wait"
    """What happens when they are over: the table waits, or a bot plays on until the person is back."""
    takeover_after: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 600
    """Seconds that a person is waited for before a bot may play in the person's place."""
    advice: bool = True
    """Whether players may ask what a bot would do."""


class NewCampaign(Model, frozen=True):
    """A campaign that was played elsewhere, as its file tells it, and the table at which it goes on.

    The people of the campaign sit where the seats have their names; the options of the table choose among the chapters
    that may follow.
    """

    table: NewTable
    campaign: Annotated[str, Meta(min_length=2, max_length=FILE_SIZE)]
    """The text of the file."""


class CampaignFile(Model, frozen=True):
    """A campaign that was played elsewhere, to be looked into."""

    game: Annotated[str, Meta(max_length=60)]
    campaign: Annotated[str, Meta(min_length=2, max_length=FILE_SIZE)]
    """The text of the file."""
    pack: Annotated[str, Meta(max_length=60)] | None = None
    """The name of a pack that is offered for the game."""


class NewGuided(Model, frozen=True):
    """A guided first game, for somebody of a name."""

    name: Name


class Claim(Model, frozen=True):
    """A friend sits down, and adds a word to chance or not.

    `secret` is the link that the friend wants to have from then on, and `device` what the device calls itself.
    """

    name: Name
    word: Word | None = None
    secret: OwnSecret | None = None
    device: Id | None = None
    colour: Colour | None = None


class Renew(Model, frozen=True):
    """A link is to be replaced, by a certain one or by any."""

    secret: OwnSecret | None = None


class Share(Model, frozen=True):
    """A link to the replay is wanted, a certain one or any; or no longer (`on`)."""

    on: bool
    secret: OwnSecret | None = None


class DrawQr(Model, frozen=True):
    """A link that is to be drawn as a QR code."""

    link: Annotated[str, Meta(min_length=8, max_length=300, pattern=r"^https?://[!-~]+$")]


class Subscribe(Model, frozen=True):
    """A device wants to be called for the link that is shown: where its push service is, its keys, its language."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]
    lang: Literal["en", "fr"] = "en"


class Unsubscribe(Model, frozen=True):
    """A device no longer wants to be called."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]


class AddWord(Model, frozen=True):
    """A seat adds a word to chance."""

    seat: SeatNumber
    word: Word


class ChooseColour(Model, frozen=True):
    """A seat takes another colour, which is free."""

    seat: SeatNumber
    colour: Colour


class Holding(Model, frozen=True):
    """A table that somebody may open, and the secret that opens it."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    secret: Secret


class Holdings(Model, frozen=True):
    """Tables that somebody would like to know the standing of, all at once."""

    tables: Annotated[list[Holding], Meta(max_length=64)]


class NextSeat(Model, frozen=True):
    """A seat of the next match: one of this table that is kept (`seat`), or that of somebody by name.

    Somebody of the campaign who was away comes back with the same link; for somebody new, `kind` says who it is.
    """

    seat: SeatNumber | None = None
    name: Name | None = None
    kind: Literal["open", "bot", "hotseat"] = "open"
    level: Annotated[str, Meta(max_length=40)] | None = None


class NextTable(Model, frozen=True):
    """Who plays the next match: without `seats`, those of this one; whoever is left out is away, unless they `left`.

    `options` choose among the chapters that may follow, where a game lets its players choose.
    """

    seats: Annotated[list[NextSeat], Meta(min_length=1, max_length=64)] | None = None
    left: Annotated[list[Name], Meta(max_length=64)] = []
    options: Annotated[dict[str, str | int | bool], Meta(max_length=100)] = {}


class SeatChange(Model, frozen=True):
    """The host puts a bot on a seat, or gives the seat back; whoever has a seat lets a bot play it."""

    kind: Literal["bot", "open"]
    level: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


# HTTP, going out


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, in one line; `rule` is the clause that forbids it."""

    code: str
    message: str
    rule: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The form of every error."""

    error: Problem


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule: its values, the default among them, the clause that it settles; a variant, or else a ruling."""

    key: str
    values: list[str]
    default: str
    rule: str
    variant: bool


class PackInfo(msgspec.Struct, frozen=True):
    """A pack that a game may be played with; its title by language."""

    name: str
    title: dict[str, str]


class FirstGameInfo(msgspec.Struct, frozen=True):
    """What a game recommends for a first game."""

    players: int
    level: str
    options: dict[str, str]


class ProfileInfo(msgspec.Struct, frozen=True):
    """What somebody who does not know a game may expect: minutes from and to, its weight from 1 to 5, a first game."""

    minutes: list[int]
    weight: int
    first_game: FirstGameInfo


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; options by number of players."""

    name: str
    title: str
    players: list[int]
    options: dict[str, list[OptionInfo]]
    levels: list[str]
    languages: list[str]
    packs: list[PackInfo]
    profile: ProfileInfo | None
    guide: bool
    """Whether it has a guided first game."""
    lesson: bool
    """Whether it has a page that teaches it."""
    campaigns: bool
    """Whether matches of it may belong to a campaign."""


class GamesAnswer(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class GuideStep(msgspec.Struct, frozen=True):
    """A step of a guided first game: the move that is proposed, what to look at, and what is said, by language.

    The last step proposes nothing: the guide stops there, and the match goes on.
    """

    move: str
    at: tuple[str, ...]
    say: dict[str, str]


class GuideAnswer(msgspec.Struct, frozen=True):
    """A guided first game, as it is told step by step."""

    steps: list[GuideStep]


ElementList = Annotated[list[Any], Meta(extra={"typescript": "AnyElement[]"})]
"""Elements of a scene, whose types are the engine's."""


class LessonFigure(msgspec.Struct, frozen=True):
    """Pieces as they lie at the table, with a line below them."""

    elements: ElementList
    caption: dict[str, str]


class LessonSection(msgspec.Struct, frozen=True):
    """A part of the page: paragraphs, what is done one after the other, and single points, each by language."""

    title: dict[str, str]
    text: list[dict[str, str]]
    steps: list[dict[str, str]]
    points: list[dict[str, str]]
    figure: LessonFigure | None


class LessonAnswer(msgspec.Struct, frozen=True):
    """The page that teaches a game."""

    about: dict[str, str]
    sections: list[LessonSection]


class Created(msgspec.Struct, frozen=True):
    """The new table and its secrets, which are told this once."""

    table: str
    host: str
    seats: list[str | None]
    spectator: str


class PassageText(msgspec.Struct, frozen=True):
    """A passage of the book that was opened, in one language; `labels` are the words of its choices by key."""

    uid: str
    lang: str
    title: str
    paragraphs: list[str]
    picture: str
    picture_text: str
    labels: dict[str, str]


class Passages(msgspec.Struct, frozen=True):
    """Those of the passages asked for that were opened."""

    passages: list[PassageText]


class JournalReading(msgspec.Struct, frozen=True):
    """A passage that was read: the sentence of where, what was told before and after, the key of the choice taken."""

    place: str
    passage: str
    before: list[Sentence]
    choice: str
    after: list[Sentence]


class Journal(msgspec.Struct, frozen=True):
    """What was read in a campaign up to this table, in the order of reading: some of it, and how much there is in all.

    `passages` are the words of these readings, each once.
    """

    total: int
    readings: list[JournalReading]
    passages: list[PassageText]


class Rematch(msgspec.Struct, frozen=True):
    """The table that follows on another; whoever had a seat there opens it with the same secret.

    `seats` are the secrets of those who are new, seat by seat, told this once; empty if the table was there already.
    """

    table: str
    seats: list[str | None] = []


class ChapterInfo(msgspec.Struct, frozen=True):
    """A match of a campaign that is over; `title` names a sentence of the game, `open`: the link shown opens its table.

    A match that was played elsewhere has no table and no time.
    """

    title: str
    table: str | None
    open: bool
    at: float | None
    names: list[str]
    scores: list[int]
    winners: list[int]


class TravellerInfo(msgspec.Struct, frozen=True):
    """Somebody of a campaign: the name it knows them by, their seat here, and their sheet as it is drawn at a table.

    Whoever has no seat is `away`, or has left for good. `champion`: the campaign is over, and it is theirs.
    """

    name: str
    seat: int | None
    away: bool
    champion: bool
    elements: ElementList


class ChapterChoice(msgspec.Struct, frozen=True):
    """A chapter that may follow, and the options that choose it."""

    title: str
    options: dict[str, str]


class Chapters(msgspec.Struct, frozen=True):
    """How a campaign may go on, the chapter that comes by itself first."""

    next: list[ChapterChoice]


class CampaignAnswer(msgspec.Struct, frozen=True):
    """A campaign as the holder of a link may know it: the matches behind, this one, those ahead, and its people.

    `next` are the chapters that may follow, once the match is over, the one that comes by itself first.
    """

    table: TableInfo
    you: You
    players: list[int]
    behind: list[ChapterInfo]
    title: str
    ahead: list[str]
    travellers: list[TravellerInfo]
    next: list[ChapterChoice]
    pages: int
    """How many pages were read so far."""
    gathering: bool
    """Whether the players still gather, and the host may say once more who plays."""


class KnownSeat(msgspec.Struct, frozen=True):
    """A seat of a table that is looked at from afar: who sits there, and whether it is a person."""

    name: str | None
    person: bool


class Standing(msgspec.Struct, frozen=True):
    """How a table stands, for whoever shows a secret of it; of one that the secret does not open, nothing is told.

    `own` are the seats that the secret holds, `asked` those that may decide now. Scores and winners are told once the
    match is over; `since` is when something was decided last. `following` is the table of the next match.
    """

    table: str
    state: Literal["unknown", "damaged", "waiting", "playing", "over"]
    game: str = ""
    pack: str | None = None
    team: bool = False
    seats: list[KnownSeat] = []
    own: list[int] = []
    asked: list[int] = []
    since: float = 0.0
    winners: list[int] | None = None
    scores: list[int] | None = None
    following: str | None = None
    campaign: bool = False
    """Whether the match is one of a campaign."""


class Standings(msgspec.Struct, frozen=True):
    """The tables that were asked for, in the same order, and the matches that were played again by the same links."""

    tables: list[Standing]
    again: list[Standing]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may know it; `level` is that of the bot that plays it now.

    `invited` says that its person has to sit down anew with a link that the host renewed, `takeover` when a bot may
    play for a person who does not decide. The word that was added to chance is told when the match has begun.
    """

    index: int
    name: str | None
    kind: Literal["host", "open", "bot", "hotseat"]
    claimed: bool
    connected: bool
    level: str | None
    thinking: bool
    invited: bool
    takeover: float | None
    worded: bool
    word: str | None
    colour: int
    advice: int = 0
    """How often it was advised."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody at it may know it; `following` is the one that its host laid next for the same people.

    `chapter` names the sentence for the next chapter of a campaign, once the match is over and if there is one;
    `winners` are the seats that won, once it is over. The server binds itself
    to its seed by the `commitment` before anybody sits down, and tells the seed after the match.
    """

    id: str
    game: str
    players: int
    team: bool
    options: dict[str, str]
    seats: list[SeatInfo]
    started: bool
    over: bool
    auto: bool
    created: float
    since: float
    asked: list[int]
    watching: int
    commitment: str
    seed: str | None
    takeover_after: int
    host: str
    following: str | None
    chapter: str | None = None
    pack: str | None = None
    winners: list[int] | None = None
    clock_days: int = 0
    clock_rule: str = "wait"
    until: list[float | None] = []
    """Until when each seat is waited for by the clock; None where nobody is."""
    secrets: bool = True
    """Whether a seat of the game knows what others may not."""
    advice: bool = True
    shared: list[int] = []
    """The seats that have handed out a link to the replay."""
    campaign: bool = False
    """Whether the match is one of a campaign."""


class You(msgspec.Struct, frozen=True):
    """Who the holder of a secret is at the table; `vacant` is the seat on which it may sit down."""

    seats: list[int]
    host: bool
    spectator: bool
    revision: int
    vacant: int | None
    replay: bool = False
    """Whether the secret opens the replay alone."""


class TableAnswer(msgspec.Struct, frozen=True):
    """A table, and who you are there."""

    table: TableInfo
    you: You


class SeatAnswer(msgspec.Struct, frozen=True):
    """A table after a seat changed; `secret` is the fresh link, where there is one: it is told this once."""

    table: TableInfo
    you: You
    secret: str | None


class ShareAnswer(msgspec.Struct, frozen=True):
    """A table after a link to its replay was handed out or taken back; `secret` is the link, told this once."""

    table: TableInfo
    secret: str | None


class PushKey(msgspec.Struct, frozen=True):
    """The key by which push services know this server."""

    key: str


class Subscribed(msgspec.Struct, frozen=True):
    """Whether a device is called for the link that was shown."""

    on: bool


class NetworkAnswer(msgspec.Struct, frozen=True):
    """Where the server is in the network around its machine, once it is open; `owner`: the asker may open it."""

    url: str | None
    owner: bool


class QrCode(msgspec.Struct, frozen=True):
    """A QR code: its side in modules, the rim included, and the path of its dark ones."""

    size: int
    path: str


class Health(msgspec.Struct, frozen=True):
    """The server lives; all is well unless nothing can be kept (`writes`)."""

    ok: bool
    version: str
    writes: bool


class Ready(msgspec.Struct, frozen=True):
    """The server can do its work."""

    ready: bool


# WebSocket, coming in


class Hello(Model, frozen=True, tag_field="type", tag="hello"):
    """Who connects, and the revision of the scene that it has."""

    secret: Secret
    revision: Revision | None = None
    look: SeatNumber | None = None
    device: Id | None = None
    """A name that the device has given itself, so that two windows of it count as one."""


class Look(Model, frozen=True, tag_field="type", tag="look"):
    """The seat to look through from now on."""

    seat: SeatNumber | None


class Move(Model, frozen=True, tag_field="type", tag="move"):
    """A decision, as a number or in notation."""

    id: Id
    revision: Revision
    seat: SeatNumber
    move: MoveNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET
    declined: Declined | UnsetType = UNSET


class Undo(Model, frozen=True, tag_field="type", tag="undo"):
    """Take the last decision back."""

    id: Id
    revision: Revision
    seat: SeatNumber


class Redo(Model, frozen=True, tag_field="type", tag="redo"):
    """Make it again."""

    id: Id
    revision: Revision
    seat: SeatNumber


class RequestUndo(Model, frozen=True, tag_field="type", tag="ask-undo"):
    """Ask the table to go back to before the seat's last decision."""

    id: Id
    revision: Revision
    seat: SeatNumber


class AnswerQuestion(Model, frozen=True, tag_field="type", tag="answer"):
    """Agree or not to what the table is asked, which is named: a late word to another question counts for nothing."""

    id: Id
    seat: SeatNumber
    question: Revision
    agree: bool


class Chat(Model, frozen=True, tag_field="type", tag="chat"):
    """Say something."""

    id: Id
    text: ChatText


class Why(Model, frozen=True, tag_field="type", tag="why"):
    """Why can this not be done: a move, or whatever touching an element would mean after others were touched?"""

    id: Id
    seat: SeatNumber
    move: MoveNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET
    element: ElementId | UnsetType = UNSET
    picked: Annotated[list[ElementId], Meta(max_length=16)] = []


class RequestAdvice(Model, frozen=True, tag_field="type", tag="advise"):
    """What would a bot do at the decision of the viewer's own seat?"""

    id: Id
    revision: Revision
    seat: SeatNumber


class ReadLog(Model, frozen=True, tag_field="type", tag="log"):
    """Tell what the log says before a revision."""

    id: Id
    before: Revision


class Ping(Model, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


Acting = Move | Undo | Redo | RequestUndo | AnswerQuestion | Chat
"""What changes the table."""

Incoming = Hello | Look | Acting | Why | RequestAdvice | ReadLog | Ping

decode_incoming = msgspec.json.Decoder(Incoming).decode


# WebSocket, going out


class Sentence(msgspec.Struct, frozen=True):
    """A sentence by its name, with its arguments."""

    name: str
    args: Mapping[str, str | int]


class LegalMove(msgspec.Struct, frozen=True):
    """A legal move: its number, notation, sentence, the elements to click, and what is declined before it."""

    move: int
    notation: str
    say: Sentence
    targets: list[str]
    declined: list[int] | UnsetType = UNSET


class EntryAsk(msgspec.Struct, frozen=True):
    """A number is asked out of a domain: how its move is written, with braces for the number, and the range."""

    notation: str
    low: int
    high: int
    digits: int


class Ask(msgspec.Struct, frozen=True):
    """What is being decided, by whom, by which rules, and the viewer's choices: a list, a number to enter, or both.

    `before` are the steps that may be decided before the one that is asked, and are declined otherwise. `question` is
    the name of the sentence that asks, where it is not that of the step: less can be answered than the step asks for.
    """

    seats: list[int]
    seat: int | None
    step: str
    clauses: tuple[str, ...]
    moves: list[LegalMove]
    entry: EntryAsk | None = None
    guide: int | UnsetType = UNSET
    """The step of the guided first game that this is, for whoever is guided and has followed so far."""
    before: list[str] | UnsetType = UNSET
    question: str | UnsetType = UNSET


class QuestionInfo(msgspec.Struct, frozen=True):
    """What the table has to answer: to take back to before a seat's last decision, or to open the seat of a bot.

    `question` is its name in an answer: the revision at which the viewer heard of it.
    """

    kind: Literal["undo", "open"]
    question: int
    seat: int
    agreed: list[int]
    waiting: list[int]


class UndoState(msgspec.Struct, frozen=True):
    """What the viewer may take back or make again; `can` is None while it is being worked out."""

    can: bool | None
    redo: bool
    asked: QuestionInfo | None


class LogLine(msgspec.Struct, frozen=True):
    """What one act told."""

    revision: int
    at: float
    by: int | None
    events: list[Sentence]


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Something that was said at the table."""

    revision: int
    seat: int | None
    name: str
    text: str
    at: float


class ReplayedMove(msgspec.Struct, frozen=True):
    """A decision of a replay, as the viewer may know it; what is secret has no sentence."""

    seat: int
    notation: str
    say: Sentence | None


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What an act changed for one viewer.

    `moved` tells which pieces went where, in their order, and `causes` for each of them the number of the event that
    moved it, -1 if no event tells it. A fresh update brings the last lines of the log, and says whether there are
    `more`.
    """

    revision: int
    at: float
    by: int | None
    fresh: bool
    events: list[Sentence]
    undone: list[int]
    ask: Ask | None
    table: TableInfo | None
    undo: UndoState | None
    scene: SceneData | UnsetType = UNSET
    patch: ScenePatch | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET
    more: bool | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    moved: list[Motion] | UnsetType = UNSET
    causes: list[int] | UnsetType = UNSET
    said: ReplayedMove | UnsetType | None = UNSET


class Replay(msgspec.Struct, frozen=True):
    """A part of a match, act by act."""

    total: int
    first: int = msgspec.field(name="from")
    steps: list[Update]


class RoundStart(msgspec.Struct, frozen=True):
    """The number of a round, and of its first step in a replay."""

    round: int
    step: int


class Outline(msgspec.Struct, frozen=True):
    """Where things are in a replay: who decided at each step, and where each round begins, if there are rounds."""

    by: list[int | None]
    rounds: list[RoundStart]


class StandingInfo(msgspec.Struct, frozen=True):
    """The score of every seat at the end of a round; round 0 is the set-up."""

    round: int
    scores: list[int]


class AnalysisMoment(msgspec.Struct, frozen=True):
    """A decision that a bot would have made otherwise: its time, both moves, the difference in tenths of a point."""

    at: float
    round: int
    played: Sentence
    better: Sentence
    points: int
    reasons: list[Sentence]


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """A finished match for one seat: its scores round by round, where its lead changed the most (`turned`, a place in
    the curve) and by how much, and what a bot would have done otherwise."""

    seat: int
    curve: list[StandingInfo]
    turned: int | None
    swing: int
    moments: list[AnalysisMoment]


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first answer to a viewer."""

    revision: int
    you: You
    table: TableInfo
    undo: UndoState


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """It happened, and it is durable."""

    id: str
    revision: int


class RefusalMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It did not happen, and why."""

    id: str | None
    code: str
    rule: str | None
    text: dict[str, str]


class WhyAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The clause that forbids a move; empty for a legal one, and where no move that is asked for is made by a touch."""

    id: str
    move: int | None
    rule: str
    text: dict[str, str] | None


class AdviceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What a bot would do, told to the one who asked: the move, and the reasons in the words of the game.

    `other` is the best of the other moves, and `lead` by how many tenths of a point the heuristic of the game rates it
    lower; where it rates it higher, the bot has looked further ahead.
    """

    id: str
    revision: int
    move: LegalMove
    reasons: list[Sentence]
    other: Sentence | None
    lead: int


class LogPage(msgspec.Struct, frozen=True, tag_field="type", tag="log"):
    """Older lines of the log, from a revision on; whether there are still older ones."""

    id: str
    first: int = msgspec.field(name="from")
    lines: list[LogLine]
    more: bool


class UndoHint(msgspec.Struct, frozen=True, tag_field="type", tag="undo"):
    """Whether the viewer may take back, worked out in a quiet moment."""

    revision: int
    can: bool
    redo: bool


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or left."""

    seat: int
    connected: bool


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device on which a link is open, since when, and whether it is the one that is told."""

    since: float
    own: bool


class Devices(msgspec.Struct, frozen=True, tag_field="type", tag="devices"):
    """On which devices one's own link is open, the oldest first."""

    devices: list[DeviceInfo]


class Watching(msgspec.Struct, frozen=True, tag_field="type", tag="watching"):
    """How many watch."""

    number: int


class Thinking(msgspec.Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot thinks, or no longer does."""

    seat: int
    on: bool


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""


Answer = Accepted | RefusalMessage | WhyAnswer | AdviceMessage | LogPage
"""What a message with an id is answered."""

Outgoing = Welcome | Update | ChatLine | Answer | UndoHint | Presence | Devices | Watching | Thinking | Pong
"""All that a viewer is sent."""

_encode = msgspec.json.Encoder().encode


def encode(message: Outgoing) -> str:
    """Writes a message as it is sent."""
    return _encode(message).decode()
