"""Holders: who somebody with a secret is at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from portulan.server.acts import Seat, Setup
from portulan.server.link_secrets import same


@dataclass(frozen=True, slots=True)
class Holder:
    """Who somebody with a secret is: the seats that the secret holds, and whether it is the host's.

    `vacant` is the seat on which the holder may sit down; once the match has begun, it is not held before.
    """

    role: str
    seats: tuple[int, ...]
    host: bool = False
    vacant: int | None = None
    replay: bool = False
    """Whether the secret opens the replay of the finished match, and nothing else."""

    @property
    def spectator(self) -> bool:
        """Whether the holder only watches."""
        return not self.seats


def find_holder(setup: Setup, seats: Sequence[Seat], host: str, started: bool, given: str) -> Holder | None:
    """Finds out whose secret has a hash; all are compared, whichever fits.

    Whoever is of the campaign and does not play this match looks on.
    """
    found: Holder | None = None
    if sum(same(known, given) for known in (setup.spectator, *(seat.secret for seat in setup.away))):
        found = Holder("spectator", ())
    for number, seat in enumerate(seats):
        if same(seat.secret, given):
            found = _guest(number, seat, started)
    if same(host, given):
        own = tuple(number for number, seat in enumerate(seats) if seat.kind in ("host", "hotseat"))
        found = Holder("host", own, host=True)
    return found


def _guest(number: int, seat: Seat, started: bool) -> Holder:
    """Tells what the link of a seat is good for: what the seat knows is shown to nobody who has not sat down."""
    vacant = number if seat.vacant else None
    seats = () if seat.vacant and started else (number,)
    return Holder(f"seat {number}", seats, vacant=vacant)
