"""What a viewer is told: made from its view, its events and its own moves, and from nothing else of the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import UNSET, UnsetType

from portulan.engine.action_space import Number
from portulan.engine.events import Event
from portulan.engine.game import Game
from portulan.engine.match import Match
from portulan.engine.offers import Offer
from portulan.engine.scene import Motion, Scene
from portulan.engine.state import JsonObject, State
from portulan.engine.steps import ANYONE, DECISION, TOGETHER, Together
from portulan.engine.text import question_message
from portulan.server import guided
from portulan.server.acts import AnyAct, Chatted, Moved, Redone, StoredAct, Viewer
from portulan.server.elements import written_scene
from portulan.server.models.base import Sentence
from portulan.server.models.outgoing import (
    Ask,
    ChatLine,
    EntryAsk,
    LegalMove,
    LogLine,
    MovedPieces,
    MoveRow,
    QuestionInfo,
    ReplayedMove,
    UndoState,
    Update,
)
from portulan.server.models.tables import TableInfo
from portulan.server.offering import Sight
from portulan.server.patch import ElementPatch, merged, patch_between
from portulan.server.table import Table
from portulan.server.table_log import ActResult, LogEntry, TableMessage

LOG_PAGE: Final = 50
"""How many lines of the log are sent at once; the newest come first, older ones when somebody asks."""

UNTOLD: Final = -1
"""The number of no sentence."""

EVERYBODY: Final = Viewer(None, tuple(range(64)))
"""Who hears of everything that may be heard at all; for replays of finished matches."""


def scene_of(table: Table, viewer: Viewer, sight: Sight | None = None) -> Scene | None:
    """Draws the table as a viewer sees it; there is nothing to see before the match."""
    if table.match is None:
        return None
    state = table.match.state
    if viewer is EVERYBODY:
        return merged([table.game.scene(state.view(seat)) for seat in (None, *range(state.players))])
    return (sight or Sight(table, viewer)).scene()


def update(
    table: Table,
    result: ActResult,
    viewer: Viewer,
    base: Scene | None,
    info: TableInfo | None,
) -> tuple[Update, Scene | None]:
    """Tells a viewer what an act changed; `base` is the scene that it has, the second result the one that it gets.

    Without a base, a viewer gets the whole scene.
    """
    sight = Sight(table, viewer)
    scene = base
    whole: Any = UNSET
    patch: list[ElementPatch] | UnsetType = UNSET
    if base is None:
        scene = scene_of(table, viewer, sight)
        whole = written_scene(scene)
    elif not result.position:
        patch = []
    else:
        scene = scene_of(table, viewer, sight)
        patch = [] if scene is None else patch_between(base, scene)
    entry = result.entry
    motions = motions_of(table, result, viewer)
    told = Update(
        revision=table.revision_of(viewer, entry.revision),
        at=entry.at,
        by=entry.by,
        fresh=False,
        events=said(table, entry, viewer),
        undone=[table.revision_of(viewer, old.revision) for old in result.undone if old.heard_by(viewer)],
        ask=ask(table, viewer, sight),
        table=info,
        undo=undo_state(table, viewer),
        scene=whole,
        patch=patch,
        moved=[moved(motion) for _, motion in motions] or UNSET,
        causes=[cause for cause, _ in motions] or UNSET,
    )
    return told, scene


def fresh(table: Table, viewer: Viewer, scene: Scene | None, info: TableInfo | None) -> Update:
    """Tells a viewer the whole table, with the last that was told and said before."""
    lines, more = newest_log(table, viewer)
    return Update(
        revision=table.revision_of(viewer),
        at=table.since,
        by=None,
        fresh=True,
        events=[],
        undone=[],
        ask=ask(table, viewer),
        table=info,
        undo=undo_state(table, viewer),
        scene=written_scene(scene),
        log=lines,
        more=more,
        chat=[chat_line(table, stored, viewer) for stored in table.chat],
    )


def newest_log(table: Table, viewer: Viewer) -> tuple[list[LogLine], bool]:
    """Lists the last entries of the log, and tells whether there are older ones."""
    found: list[LogLine] = []
    for entry in reversed(table.log):
        if entry.heard_by(viewer):
            if len(found) == LOG_PAGE:
                return found[::-1], True
            found.append(log_line(table, entry, viewer))
    return found[::-1], table.reaches_back


def log_line(table: Table, entry: LogEntry, viewer: Viewer) -> LogLine:
    """Tells an entry of the log as the viewer may hear it."""
    revision = table.revision_of(viewer, entry.revision)
    return LogLine(revision, entry.at, entry.by, said(table, entry, viewer))


def said(table: Table, entry: LogEntry, viewer: Viewer) -> list[Sentence]:
    """Names the sentences of an entry of the log, as the viewer may hear them."""
    sentences = [_message_said(message, viewer) for message in entry.messages]
    match = table.match
    if match is None:
        return sentences
    events = table.events(entry, viewer)
    if viewer is EVERYBODY:
        return sentences + [_openly(match, event) for event in events]
    return sentences + [Sentence(*match.heard(event, viewer.look)) for event in events]


def motions_of(table: Table, result: ActResult, viewer: Viewer) -> list[tuple[int, Motion]]:
    """Tells what an act moved, each with the number of the sentence that tells it; what is taken back goes the way
    that it came, and no sentence tells it."""
    if table.match is None:
        return []
    found: list[tuple[int, Motion]] = []
    for number, event in enumerate(table.events(result.entry, viewer), len(result.entry.messages)):
        for motion in _motions(table, event, viewer):
            found.append((number, motion))
    for entry in reversed(result.undone):
        if entry.heard_by(viewer):
            events = table.events(entry, viewer, result.untold)
            back = reversed([motion for event in events for motion in _motions(table, event, viewer)])
            found += [
                (UNTOLD, Motion(one.piece, one.target, one.source, one.count)) for one in back if one.source
            ]
    return found


def _motions(table: Table, event: Event, viewer: Viewer) -> tuple[Motion, ...]:
    """Lists what an event moved."""
    game = table.game
    return game.motions.of(
        event if viewer is EVERYBODY else game.events.listed[event[0]].seen_by(event, viewer.look)
    )


def moved(motion: Motion) -> MovedPieces:
    """Writes a motion; of a single piece, the number is left out."""
    if motion.count == "1":
        return motion.piece, motion.source, motion.target
    return motion.piece, motion.source, motion.target, motion.count


def _openly(match: Match, event: Event) -> Sentence:
    """Tells an event with its secrets, as to somebody who is none of the players."""
    family = match.game.events[event[0]]
    index = family.seat_index
    name, arguments = match.heard(event, None if index is None else event[1 + index])
    others = {who: "other" for _, who, _ in family.people if who in arguments}
    return Sentence(name, {**arguments, **others})


def _message_said(message: TableMessage, viewer: Viewer) -> Sentence:
    name, arguments = message
    if "seat" not in arguments:
        return Sentence(name, arguments)
    return Sentence(name, {**arguments, "who": "you" if arguments["seat"] in viewer.seats else "other"})


def chat_line(table: Table, stored: StoredAct, viewer: Viewer) -> ChatLine:
    """Gives a line of chat."""
    act = stored.act
    assert isinstance(act, Chatted)
    revision = table.revision_of(viewer, stored.revision)
    return ChatLine(revision, act.seat, act.name, act.text, stored.at)


# Choices


def ask(table: Table, viewer: Viewer, sight: Sight | None = None) -> Ask | None:
    """Tells what is being decided, and the viewer's own choices."""
    match = table.match
    if match is None:
        return None
    state = match.state
    step = state.step
    if step is None:
        return None
    seats = state.actors
    seat = viewer.look if viewer.look in seats else None
    if seat is None:
        return Ask(seats, None, step.name, [], guide=guided.step(table, None))
    sight = sight or Sight(table, viewer)
    main, *earlier = asked = sight.questions()
    moves: list[MoveRow] = []
    for offer in asked:
        view = sight.view_of(offer)
        moves += [move_row(offer.state, view, move, offer.declined) for move in offer.moves]
    return Ask(
        seats,
        seat,
        main.step.name,
        moves,
        entry_ask(main.state) if seat in main.state.actors or main.declined else None,
        guided.step(table, seat),
        [offer.step.name for offer in earlier if not offer.beside and offer.asks()] or UNSET,
        question_of(main),
    )


@lru_cache(maxsize=64)
def clauses_of(game: Game) -> dict[str, tuple[str, ...]]:
    """Lists the clauses by which each question of a game is decided."""
    steps = game.state().steps.listed
    return {step.name: step.clauses for step in steps if step.kind in (DECISION, TOGETHER, ANYONE)}


def question_of(offer: Offer) -> str | UnsetType:
    """Names the question for what can be answered now, if the game has a sentence for it beside that of the step."""
    name = offer.question()
    has = offer.state.game.text.has
    return name if name != offer.step.name and has(question_message(name), "en") else UNSET


def move_row(state: State, view: JsonObject, move: int, declined: tuple[int, ...] = ()) -> MoveRow:
    """Tells a move: how it is written and said, the elements of the view to click, and what is declined before it."""
    notation, name, arguments = state.game.space.told(move)
    more = state.saying(move)
    said = {**arguments, **more} if more else arguments
    targets = state.game.targets(view, move)
    return (
        (move, notation, name, said, targets, declined) if declined else (move, notation, name, said, targets)
    )


def legal_move(state: State, view: JsonObject, move: int, declined: tuple[int, ...] = ()) -> LegalMove:
    """Tells a single move with the names of what is told."""
    _, notation, name, said, targets, *_ = move_row(state, view, move)
    return LegalMove(move, notation, Sentence(name, said), targets, list(declined) or UNSET)


def entry_ask(state: State) -> EntryAsk | None:
    """Tells which number is asked, where one is: it is entered, and no list holds the answers."""
    asked = state.entry()
    if asked is None:
        return None
    family, first, last = asked
    (field,) = family.fields
    assert isinstance(field, Number)
    notation = family.template.replace(f"{{{field.name}}}", "{}")
    low, high = field.low + family.index(first), field.low + family.index(last)
    return EntryAsk(notation, low, high, field.digits)


def undo_state(table: Table, viewer: Viewer) -> UndoState:
    """Tells what the viewer may take back, as far as that is known without work."""
    match = table.match
    can: bool | None = False
    redo = False
    asked = None
    if match is not None and not match.state.over:
        if table.last_decider() in viewer.seats:
            can = None
        redo = bool(match.undone) and any(match.can_redo(seat) for seat in viewer.seats)
        if table.question is not None:
            pending = table.question
            asked = QuestionInfo(
                pending.kind,  # type: ignore[arg-type]
                table.revision_of(viewer, pending.revision),
                pending.seat,
                sorted(pending.agreed),
                table.waiting(),
            )
    return UndoState(can, redo, asked)


def replayed_move(table: Table, act: AnyAct, viewer: Viewer) -> ReplayedMove | None:
    """Tells which decision an act is, as the viewer may know it; the table is the one before the act.

    Of a choice that all make together the others know nothing; of a move with secret fields, how it looks.
    """
    match = table.match
    if match is None or not isinstance(act, Moved | Redone):
        return None
    space = table.game.space
    decided = [move for actor, move, digest, _ in act.entries if actor == act.seat and digest is not None]
    move = space.parse(decided[-1])
    if viewer is not EVERYBODY and act.seat not in viewer.seats:
        if isinstance(match.state.step, Together):
            return None
        if space.family(move).secret:
            return ReplayedMove(act.seat, space.look(move), None)
    return ReplayedMove(act.seat, space.notation(move), Sentence(*match.state.sentence(move)))
