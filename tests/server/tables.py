"""Tables without a server: their acts one after the other, as the server lets them happen."""

from __future__ import annotations

import random
from typing import Any

from portulan import registry
from portulan.server.acts import AnyAct, Moved, SeatSetup, Setup, Started, Stored, Undone
from portulan.server.store import Kept
from portulan.server.table import Change, Table, Viewer

NAMES = ("Ann", "Bo", "Cy", "Di")


class Game:
    """A table, and all that was stored of it."""

    def __init__(
        self, players: int = 2, game: str = "agartha", seed: str = "a secret", **options: Any
    ) -> None:
        kinds = ["host", *["open"] * (players - 1)]
        seats = [
            SeatSetup(kind, NAMES[seat] if kind == "host" else None, None, f"hash {seat}")
            for seat, kind in enumerate(kinds)
        ]
        chosen = registry.game(game).resolve(players, options)
        setup = Setup(game, players, chosen, "Ann", seats, True, seed, "host hash", "spectator hash", 1000.0)
        self.kept = Kept(1, "table", setup)
        self.table = Table(self.kept)

    def act(self, act: AnyAct, key: str | None = None) -> Change:
        """Lets an act happen, and keeps it and the snapshot as the server would."""
        revision = self.table.revision + 1
        change = self.table.apply(Stored(revision, 1000.0 + revision, act, key))
        self.kept.stored.append(change.stored)
        if change.position:
            self.kept.snapshot = self.table.snapshot()
        return change

    def start(self) -> Game:
        self.act(Started(list(NAMES[: len(self.table.seats)]), []))
        return self

    def move(self, move: int | str, seat: int | None = None) -> Change:
        """Lets a seat, or whoever is asked, decide."""
        match = self.table.match
        assert match is not None
        who = match.state.actor if seat is None else seat
        assert who is not None
        return self.act(Moved(who, move if isinstance(move, str) else match.state.notation(move), []))

    def undo(self, seat: int) -> Change:
        return self.act(Undone(seat))

    def go_on(self, decisions: int = 10_000, seed: int = 1) -> Game:
        """Plays some random decisions, or the match to its end."""
        rng = random.Random(seed)
        match = self.table.match
        assert match is not None
        for _ in range(decisions):
            if match.state.over:
                break
            seat = rng.choice(match.state.actors)
            self.move(rng.choice(match.state.moves(seat)), seat)
        return self

    def viewers(self) -> list[Viewer]:
        """Everybody who may watch: each seat, a spectator, and the holder of all seats at one screen."""
        seats = range(len(self.table.seats))
        return [*(Viewer(seat, (seat,)) for seat in seats), Viewer(None, ()), Viewer(0, tuple(seats))]
