"""Limits: how often somebody may ask, and how many may be there at once, counted by address.

Whoever has an IPv6 address usually has a whole /64 network of them, and may have a /48 network: an address is counted
by its /64, and the /48 around it may have `WIDER` times as much as one /64.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from functools import lru_cache
from typing import Final

REMEMBERED: Final = 10_000
"""How many addresses a rate keeps apart; the ones that asked longest ago are forgotten first."""

WIDER: Final = 4
"""How many times the share of a /64 network the /48 network around it has."""


class Bucket:
    """Tokens for one asker: `rate` a second, up to `burst` at once; a rate of 0 never runs dry."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Takes an amount of tokens if there is one at least; what is missing then has to fill up first."""
        if not self.rate:
            return True
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= amount
        return True


class Rate:
    """The same rate for every address, each with its own bucket."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, amount: float = 1) -> bool:
        """Takes an amount of tokens of an address if it has one at least; of 0, it is only asked whether it has."""
        return not self.rate or all(self._take(name, share, amount) for name, share in shares(address))

    def _take(self, name: str, share: int, amount: float) -> bool:
        bucket = self._buckets.pop(name, None) or Bucket(self.rate * share, self.burst * share)
        self._buckets[name] = bucket
        if len(self._buckets) > REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(amount)


class Rates:
    """Several rates at once: for a short time and for a long one."""

    def __init__(self, *rates: Rate) -> None:
        self.rates = rates

    def take(self, address: str) -> bool:
        """Takes a token of each rate if each has one."""
        taken = all(rate.take(address, 0) for rate in self.rates)
        return taken and sum(rate.take(address) for rate in self.rates) == len(self.rates)


class Amounts:
    """How much every address has of something, with a limit for each and one for all; 0 means no limit."""

    def __init__(self, in_all: int, per_address: int) -> None:
        self.in_all = in_all
        self.per_address = per_address
        self.total = 0
        self._names: Counter[str] = Counter()

    def fits(self, address: str, amount: int = 1) -> bool:
        """Tells whether an address may have so much more."""
        if 0 < self.in_all < self.total + amount:
            return False
        limit = self.per_address
        return not limit or all(
            self._names[name] + amount <= limit * share for name, share in shares(address)
        )

    def add(self, address: str, amount: int = 1) -> None:
        """Counts something in."""
        self.total += amount
        for name, _ in shares(address):
            self._names[name] += amount

    def remove(self, address: str, amount: int = 1) -> None:
        """Counts something out; who has nothing left is forgotten."""
        self.total -= amount
        for name, _ in shares(address):
            self._names[name] -= amount
            if not self._names[name]:
                del self._names[name]

    def of(self, address: str) -> int:
        """Tells how much an address has."""
        return self._names[address]


def network(host: str | None) -> str:
    """Names who asks: an IPv4 address, or the /64 network of an IPv6 address, which one household has whole."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return (host or "unknown")[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{ipaddress.IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


@lru_cache(maxsize=4096)
def shares(address: str) -> tuple[tuple[str, int], ...]:
    """Lists the names under which an address is counted, each with its share of a limit: IPv6 by /64 and by /48."""
    if not address.endswith("/64"):
        return ((address, 1),)
    whole = int(ipaddress.IPv6Address(address[:-3]))
    return (address, 1), (f"{ipaddress.IPv6Address(whole >> 80 << 80)}/48", WIDER)
