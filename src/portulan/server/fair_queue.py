"""A fair queue: whoever asks for much waits behind its own requests, not in front of those of others."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Takes turns between addresses, and between the tables of one address; at a table, first come, first served."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        """Counts all that waits."""
        return self._length

    def put(self, address: str, table: str, item: T) -> None:
        """Lets something wait for the turn of its table."""
        tables = self._addresses.setdefault(address, OrderedDict())
        tables.setdefault(table, deque()).append(item)
        self._length += 1

    def take(self) -> T | None:
        """Takes the first of the table whose turn it is; None if nothing waits."""
        if not self._addresses:
            return None
        address, tables = self._addresses.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._addresses[address] = tables
        self._length -= 1
        return item
