"""What a viewer is told: made from its view, its events and its own moves, and from nothing else of the state."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, UnsetType

from portulan.engine.events import Event
from portulan.engine.match import Match
from portulan.engine.scene import Motion, Scene
from portulan.engine.state import CHANCE, JsonObject
from portulan.engine.steps import Together
from portulan.server.acts import AnyAct, Chatted, Moved, Redone, Stored
from portulan.server.models import (
    Ask,
    ChatLine,
    Choice,
    Decision,
    Info,
    LogLine,
    Said,
    UndoAsked,
    UndoState,
    Update,
)
from portulan.server.patch import Change as SceneChange
from portulan.server.patch import changes, together
from portulan.server.table import Change, HouseEvent, Mark, Table, Viewer

EVERYBODY: Final = Viewer(None, tuple(range(64)))
"""Who hears of everything that may be heard at all; for replays of finished matches."""


def scene_of(table: Table, viewer: Viewer) -> Scene | None:
    """Draws the table as a viewer sees it; there is nothing to see before the match."""
    if table.match is None:
        return None
    state = table.match.state
    if viewer is EVERYBODY:
        return together([table.game.scene(state.view(seat)) for seat in (None, *range(state.players))])
    return table.game.scene(_view(table, viewer))


def _view(table: Table, viewer: Viewer) -> JsonObject:
    """Gives what the viewer may know, all that its scene and its choices are made from."""
    assert table.match is not None
    return table.match.state.view(viewer.look)


def update(
    table: Table, change: Change, viewer: Viewer, base: Scene | None, info: Info | None
) -> tuple[Update, Scene | None]:
    """Tells a viewer what an act changed; `base` is the scene that it has, the second result the one that it gets.

    Without a base, a viewer gets the whole scene.
    """
    scene = base
    whole: Any = UNSET
    patch: list[SceneChange] | UnsetType = UNSET
    view: JsonObject | None = None
    if base is None:
        scene = scene_of(table, viewer)
        whole = scene
    elif not change.position:
        patch = []
    elif viewer is EVERYBODY:
        scene = scene_of(table, viewer)
        patch = [] if scene is None else changes(base, scene)
    else:
        view = _view(table, viewer)
        scene = table.game.scene(view)
        patch = changes(base, scene)
    mark = change.mark
    told = Update(
        revision=table.revision_of(viewer, mark.revision),
        at=mark.at,
        by=mark.by,
        fresh=False,
        events=said(table, mark, viewer),
        undone=[table.revision_of(viewer, old.revision) for old in change.undone if old.heard_by(viewer)],
        ask=ask(table, viewer, view),
        table=info,
        undo=undo_state(table, viewer),
        scene=whole,
        patch=patch,
        moved=moved(table, change, viewer) or UNSET,
    )
    return told, scene


def fresh(table: Table, viewer: Viewer, scene: Scene | None, info: Info | None) -> Update:
    """Tells a viewer the whole table, with all that was told and said before."""
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
        scene=scene,
        log=log(table, viewer),
        chat=[chat_line(table, stored, viewer) for stored in table.chat],
    )


def log(table: Table, viewer: Viewer) -> list[LogLine]:
    """Lists everything that still stands, as the viewer may hear it."""
    return [
        LogLine(table.revision_of(viewer, mark.revision), mark.at, mark.by, said(table, mark, viewer))
        for mark in table.story
        if mark.heard_by(viewer)
    ]


def said(table: Table, mark: Mark, viewer: Viewer) -> list[Said]:
    """Names the sentences of a line, as the viewer may hear them."""
    sentences = [_house_said(event, viewer) for event in mark.house]
    match = table.match
    if match is None:
        return sentences
    if viewer is EVERYBODY:
        return sentences + [_openly(match, event) for event in mark.told_to(viewer)]
    look = viewer.look
    return sentences + [Said(*match.heard(event, look)) for event in mark.told_to(viewer)]


def moved(table: Table, change: Change, viewer: Viewer) -> list[Motion]:
    """Tells what an act moved, as the viewer may know; what is taken back goes the way that it came."""
    if table.match is None:
        return []
    found = _motions(table, change.mark, viewer)
    for mark in reversed(change.undone):
        if mark.heard_by(viewer):
            back = reversed(_motions(table, mark, viewer))
            found += [Motion(one.piece, one.target, one.source, one.count) for one in back if one.source]
    return found


def _motions(table: Table, mark: Mark, viewer: Viewer) -> list[Motion]:
    families, motions = table.game.events, table.game.motions
    found: list[Motion] = []
    for event in mark.told_to(viewer):
        heard = event if viewer is EVERYBODY else families[event[0]].seen_by(event, viewer.look)
        found += motions.of(heard)
    return found


def _openly(match: Match, event: Event) -> Said:
    """Tells an event with its secrets, as to somebody who is none of the players."""
    index = match.game.events[event[0]].seat_index
    name, arguments = match.heard(event, None if index is None else event[1 + index])
    return Said(name, {**arguments, "who": "other"} if "who" in arguments else arguments)


def _house_said(event: HouseEvent, viewer: Viewer) -> Said:
    name, arguments = event
    if "seat" not in arguments:
        return Said(name, arguments)
    return Said(name, {**arguments, "who": "you" if arguments["seat"] in viewer.seats else "other"})


def chat_line(table: Table, stored: Stored, viewer: Viewer) -> ChatLine:
    """Gives a line of chat."""
    act = stored.act
    assert isinstance(act, Chatted)
    revision = table.revision_of(viewer, stored.revision)
    return ChatLine(revision, act.seat, act.name, act.text, stored.at)


# Choices


def ask(table: Table, viewer: Viewer, view: JsonObject | None = None) -> Ask | None:
    """Tells what is being decided, and the viewer's own choices; the view saves making it again."""
    match = table.match
    if match is None:
        return None
    state = match.state
    step = state.step
    if step is None:
        return None
    seats = state.actors
    seat = viewer.look if viewer.look in seats else None
    moves: list[Choice] = []
    if seat is not None:
        told, targets, view = table.game.space.told, table.game.targets, view or _view(table, viewer)
        for move in state.moves(seat):
            notation, name, arguments = told(move)
            more = state.saying(move)
            sentence = Said(name, {**arguments, **more} if more else arguments)
            moves.append(Choice(move, notation, sentence, targets(view, move)))
    return Ask(seats, seat, step.name, step.clauses, moves)


def undo_state(table: Table, viewer: Viewer) -> UndoState:
    """Tells what the viewer may take back, as far as that is known without work."""
    match = table.match
    can: bool | None = False
    redo = False
    asked = None
    if match is not None and not match.state.over:
        if last_decider(match) in viewer.seats:
            can = None
        redo = any(match.can_redo(seat) for seat in viewer.seats)
        if table.undo_ask is not None:
            pending = table.undo_ask
            asked = UndoAsked(pending.seat, sorted(pending.agreed), table.waiting())
    return UndoState(can, redo, asked)


def last_decider(match: Match) -> int | None:
    """Finds the seat that might take its decision back: the last one to decide, if nothing but its own moves followed.

    Everything else is closed at once; whether this one is open takes more work (`Match.can_undo`).
    """
    for number in range(len(match.entries) - 1, match.origin - 1, -1):
        entry = match.entries[number]
        if entry.actor == CHANCE or entry.actor != match.entries[-1].actor:
            return None
        if entry.digest is not None:
            return entry.actor
    return None


def decision(table: Table, act: AnyAct, viewer: Viewer) -> Decision | None:
    """Tells which decision an act is, as the viewer may know it; the table is the one before the act.

    Of a choice that all make together the others know nothing; of a move with secret fields, how it looks.
    """
    match = table.match
    if match is None or not isinstance(act, Moved | Redone):
        return None
    space = table.game.space
    move = space.parse(act.entries[0][1])
    if viewer is not EVERYBODY and act.seat not in viewer.seats:
        if isinstance(match.state.step, Together):
            return None
        if space.family(move).secret:
            return Decision(act.seat, space.look(move), None)
    return Decision(act.seat, space.notation(move), Said(*match.state.sentence(move)))
