"""Tables without a server: their acts one after the other, as the server lets them happen."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec

from portulan import registry
from portulan.engine.record import RECORD_VERSION
from portulan.server.acts import AnyAct, Keyframe, Moved, SeatSetup, Setup, Started, StoredAct, Undone, Viewer
from portulan.server.store import Store, StoredTable
from portulan.server.table import Table
from portulan.server.table_log import ActResult

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
        setup = Setup(
            game,
            players,
            chosen,
            "Ann",
            seats,
            True,
            seed,
            "host hash",
            "spectator hash",
            1000.0,
            record_version=RECORD_VERSION,
        )
        self.stored = StoredTable(1, "table", setup)
        self.keyframes: list[Keyframe] = []
        self.table = Table(self.stored)

    def act(self, act: AnyAct, key: str | None = None) -> ActResult:
        """Lets an act happen, and keeps it and the snapshot as the server would."""
        revision = self.table.revision + 1
        result = self.table.apply(StoredAct(revision, 1000.0 + revision, act, key))
        acts = self.stored.acts
        acts.append(result.stored)
        for entry in result.undone:
            acts[entry.revision - 1] = msgspec.structs.replace(acts[entry.revision - 1], undone=revision)
        if result.keyframe_due:
            self.keyframes.append(self.table.keyframe())
        if result.position:
            self.stored.snapshot = self.table.snapshot()
        return result

    def start(self) -> Game:
        self.act(Started(list(NAMES[: len(self.table.seats)]), []))
        return self

    def move(self, move: int | str, seat: int | None = None) -> ActResult:
        """Lets a seat, or whoever is asked, decide."""
        match = self.table.match
        assert match is not None
        who = match.state.actor if seat is None else seat
        assert who is not None
        return self.act(Moved(who, move if isinstance(move, str) else match.state.notation(move), []))

    def undo(self, seat: int) -> ActResult:
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

    def keep(self, folder: Path) -> Store:
        """Writes the table into a store of its own."""
        store = Store(folder)
        stored = self.stored

        async def write() -> None:
            stored.number = await store.create(stored.id, stored.setup, stored.acts, stored.snapshot)
            undone = {act.revision: act.undone for act in stored.acts if act.undone}
            await store.append(stored.number, [], None, self.keyframes, undone)

        asyncio.run(write())
        return store

    def viewers(self) -> list[Viewer]:
        """Everybody who may watch: each seat, a spectator, and the holder of all seats at one screen."""
        seats = range(len(self.table.seats))
        return [*(Viewer(seat, (seat,)) for seat in seats), Viewer(None, ()), Viewer(0, tuple(seats))]
