"""The HTTP interface: every call declared once, with its types; the published description comes from the same list."""

from __future__ import annotations

from typing import Final

from portulan.server.calls import campaigns, games, looking_back, notifications, reaching, seats, tables
from portulan.server.calls.call import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *reaching.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *seats.ENDPOINTS,
    *campaigns.ENDPOINTS,
    *notifications.ENDPOINTS,
    *looking_back.ENDPOINTS,
)
