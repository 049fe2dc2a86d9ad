"""File descriptors: how many the process may have, and how many sockets that leaves room for."""

from __future__ import annotations

import sys
from dataclasses import replace

from portulan.server.settings import Limits

RESERVED = 64
"""Descriptors for the store, the log, the listening sockets and the event loop."""

PER_WORKER = 8
"""Descriptors for each process that thinks for bots."""


def fit(limits: Limits, workers: int) -> tuple[Limits, int | None]:
    """Lowers what the descriptors of this process leave no room for; also tells how many it may have, if limited.

    The process first asks for as many as it needs, which the system grants up to its hard limit. Whoever wants no
    limit for an address gets none: all players may come through one.
    """
    reserved = RESERVED + PER_WORKER * workers
    most = _allowed(limits.sockets + reserved if limits.sockets else sys.maxsize)
    if most is None:
        return limits, None
    room = max(1, most - reserved)
    if 0 < limits.sockets <= room:
        return limits, most
    return replace(
        limits,
        sockets=room,
        sockets_per_address=min(limits.sockets_per_address, max(1, room // 4)),
        connections=_least(limits.connections, max(1, room * 2 // 3)),
    ), most


def _least(limit: int, room: int) -> int:
    """Takes the smaller of two limits, 0 meaning none."""
    return min(limit, room) if limit else room


def _allowed(wanted: int) -> int | None:
    """Tells how many descriptors the process may have, having asked for as many as are wanted."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        except (OSError, ValueError):
            return soft
        return raised
    return soft
