"""A fair queue: whoever asks for much waits behind its own requests, not in front of those of others."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Takes turns between names, and below each name between narrower ones; under one name, first come, first served.

    The names lead from wide to narrow: from a network to an address, and from an address to a table.
    """

    def __init__(self) -> None:
        self._parts: OrderedDict[str, FairQueue[T]] = OrderedDict()
        self._items: deque[T] = deque()
        self._length = 0

    def __len__(self) -> int:
        """Counts all that waits."""
        return self._length

    def put(self, names: tuple[str, ...], item: T) -> None:
        """Lets something wait for the turn of its names."""
        self._length += 1
        if not names:
            self._items.append(item)
            return
        part = self._parts.get(names[0])
        if part is None:
            part = self._parts[names[0]] = FairQueue()
        part.put(names[1:], item)

    def take(self) -> T | None:
        """Takes the first of those whose turn it is; None if nothing waits."""
        if not self._length:
            return None
        self._length -= 1
        if self._items:
            return self._items.popleft()
        name, part = self._parts.popitem(last=False)
        item = part.take()
        if part._length:
            self._parts[name] = part
        return item
