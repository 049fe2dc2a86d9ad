"""Who sits at a table: seats claimed, opened, renewed, taken over by bots and given back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from portulan.server import colours
from portulan.server.acts import (
    Advised,
    AnyAct,
    BotSeated,
    Claimed,
    Coloured,
    Nudged,
    RematchCreated,
    Renewed,
    Returned,
    SeatOpened,
    Shared,
    TakeoverAnnounced,
    TakeoverWithdrawn,
    Worded,
)
from portulan.server.table_log import ActResult, LogEntry

if TYPE_CHECKING:
    from portulan.server.table import Table


@dataclass(slots=True)
class Question:
    """What the table is asked: to take back to before a seat's last decision, or to let somebody in on a bot's seat.

    `asks` are the people whose word is needed, whatever plays their seats meanwhile; None in a question of an older
    release, which asked whoever played at the time. `secret` is the hash of the link of the seat to be opened.
    """

    kind: str
    seat: int
    agreed: set[int]
    revision: int
    asks: tuple[int, ...] | None
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class Takeover:
    """A bot of a level that is to play for a person, not before a time."""

    level: str
    due: float


def reseat(table: Table, act: AnyAct, result: ActResult) -> None:
    """Lets an act happen that is about seats, links or what follows a match, not about the match itself."""
    entry = result.entry
    match act:
        case Claimed():
            table.back[act.seat] = result.stored.at
            _claim(table, act, entry)
        case BotSeated():
            seat = table.seats[act.seat]
            seat.level = act.level
            if act.name is not None and not seat.claimed:
                _rename(table, act.seat, act.name)
            _change_people(table, act.seat, entry)
            told = "message-clock-bot" if act.clock else "message-bot"
            entry.tell(told, {**table.who(act.seat), "level": act.level})
        case Nudged():
            table.nudges[act.seat] = result.stored.at
            entry.by = act.seat
            names = ", ".join(table.name(seat) for seat in act.seats)
            entry.tell("message-nudged", {**table.who(act.seat), "names": names})
        case Returned():
            table.seats[act.seat].level = None
            table.back[act.seat] = result.stored.at
            _change_people(table, act.seat, entry)
            entry.tell("message-back", table.who(act.seat))
        case TakeoverAnnounced():
            if table.question is not None and table.question.asks is None:
                _void_question(table, entry)
            table.takeovers[act.seat] = Takeover(act.level, act.due)
            wait = table.setup.takeover_after
            entry.tell("message-takeover", {**table.who(act.seat), "minutes": -(-wait // 60)})
        case TakeoverWithdrawn():
            table.takeovers.pop(act.seat, None)
            entry.tell("message-takeover-off", table.who(act.seat))
        case Renewed():
            _renew(table, act, entry)
        case Worded():
            table.seats[act.seat].word = act.word
            entry.tell("message-worded", table.who(act.seat))
        case Coloured():
            colours.choose(table.seats, act.seat, act.colour)
        case SeatOpened():
            _change_people(table, act.seat, entry)
            open_seat(table, act.seat, act.secret, entry)
        case Shared():
            _share(table, act, entry)
        case Advised():
            table.seats[act.seat].advice += 1
            entry.tell("message-advised", table.who(act.seat))
        case RematchCreated():
            table.following = act.table
            entry.tell("message-again", table.named_host() if act.seat is None else table.who(act.seat))


def _share(table: Table, act: Shared, entry: LogEntry) -> None:
    table.shared += 1
    if act.secret is None:
        table.shares.pop(act.seat, None)
        entry.tell("message-unshared", table.who(act.seat))
    else:
        table.shares[act.seat] = act.secret
        entry.tell("message-shared", table.who(act.seat))


def _claim(table: Table, act: Claimed, entry: LogEntry) -> None:
    """Lets a person sit down; in the middle of a match it sees what the seat held, and all are told."""
    seat = table.seats[act.seat]
    before = table.name(act.seat)
    taken_over = table.started and act.secret is not None
    if act.secret is not None:
        seat.secret = act.secret
        _change_people(table, act.seat, entry)
    seat.claimed, seat.invited, seat.level = True, False, None
    _rename(table, act.seat, act.name)
    if taken_over:
        entry.tell("message-took-over", {**table.who(act.seat), "before": before})
    else:
        entry.tell("message-claimed", table.who(act.seat))


def open_seat(table: Table, number: int, secret: str, entry: LogEntry) -> None:
    """Lets whoever has the link of a hash sit down on a seat."""
    seat = table.seats[number]
    seat.kind, seat.secret = "open", secret
    if not table.started:
        seat.name = seat.level = seat.word = None
    entry.tell("message-open", {**table.who(number), "number": number + 1})


def _renew(table: Table, act: Renewed, entry: LogEntry) -> None:
    if act.seat is None:
        table.host = act.secret
        return
    table.seats[act.seat].secret = act.secret
    if act.by_host:
        table.seats[act.seat].invited = True
        _change_people(table, act.seat, entry)
        entry.tell("message-renewed", {**table.who(act.seat), "host": table.setup.name})


def _change_people(table: Table, seat: int, entry: LogEntry) -> None:
    """Makes void what was meant for whoever sat there: a takeover, and what the table is asked."""
    table.takeovers.pop(seat, None)
    if table.question is not None and table.question.asks is not None:
        _void_question(table, entry)


def _void_question(table: Table, entry: LogEntry) -> None:
    table.question = None
    entry.tell("message-question-void", {})


def _rename(table: Table, seat: int, name: str) -> None:
    table.seats[seat].name = name
    if table.match is not None:
        table.match.names[seat] = name
