"""The colours of the seats: chosen by those who sit there, and by themselves for all others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from portulan.server.acts import Seat, SeatSetup

COLOURS: Final = 4
"""How many colours a theme has for seats."""


def colours(seats: Sequence[Seat | SeatSetup]) -> list[int]:
    """Gives every seat its colour: the one that was chosen, else that of its number, else the next that is free.

    Where there are more seats than colours, the colours begin again.
    """
    found = [seat.colour for seat in seats]
    taken = {colour for colour in found if colour is not None}
    for number, colour in enumerate(found):
        if colour is None and number not in taken:
            found[number] = number
            taken.add(number)
    free = (colour for colour in count() if colour not in taken)
    return [(next(free) if colour is None else colour) % COLOURS for colour in found]


def is_free(seats: Sequence[Seat], seat: int, colour: int) -> bool:
    """Tells whether a seat may take a colour: no other person has it."""
    return all(
        number == seat or not other.claimed or has != colour
        for number, (other, has) in enumerate(zip(seats, colours(seats), strict=True))
    )


def choose(seats: Sequence[Seat], seat: int, colour: int) -> None:
    """Gives a seat its colour; where it was chosen for a bot or for somebody who has not come, they get another."""
    for other in seats:
        if other.colour == colour:
            other.colour = None
    seats[seat].colour = colour
