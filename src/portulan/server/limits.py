"""Rates: how often somebody may ask, counted in buckets that fill with time."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

REMEMBERED: Final = 10_000
"""How many addresses a rate keeps apart; the ones that asked longest ago are forgotten first."""


class Bucket:
    """Tokens for one asker: `rate` a second, up to `burst` at once; a rate of 0 never runs dry."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Takes a token if there is one."""
        if not self.rate:
            return True
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Rate:
    """The same rate for every address, each with its own bucket."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Takes a token of an address if there is one."""
        if not self.rate:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


def network(host: str | None) -> str:
    """Names who asks: an IPv4 address, or the /64 network of an IPv6 address, which one household has whole."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
