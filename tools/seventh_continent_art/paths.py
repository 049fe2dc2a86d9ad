"""Paths in whole units: a sign is 512 units wide and drawn as large as a thumb at most, so that no more is seen."""

import math
import re
from collections.abc import Iterator

NUMBERS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
"""How many numbers each command takes."""
NUMBER = re.compile(r"[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?")
BETWEEN = re.compile(r"[\s,]*")


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Reads the commands of a path, each with its numbers; the two flags of an arc may stand without a space."""
    place = 0
    while place < len(path):
        letter, numbers = path[place], list[float]()
        place = _after(BETWEEN, path, place + 1)
        while place < len(path) and not path[place].isalpha():
            flag = letter in "aA" and len(numbers) % 7 in (3, 4)
            end = place + 1 if flag else _after(NUMBER, path, place)
            numbers.append(float(path[place:end]))
            place = _after(BETWEEN, path, end)
        yield letter, numbers


def _after(what: re.Pattern[str], path: str, place: int) -> int:
    found = what.match(path, place)
    if found is None:
        raise ValueError(f"no number in a path: {path[place : place + 20]}")
    return found.end()


def whole(number: float) -> int:
    """Rounds a number, halves upwards."""
    return math.floor(number + 0.5)


def rounded(path: str) -> str:
    """Rounds a path; what is rounded off in one step is made up for in the next, so that nothing drifts."""
    x = y = begin_x = begin_y = 0.0
    written: list[str] = []
    for letter, numbers in commands(path):
        kind = letter.lower()
        count = NUMBERS[kind]
        if not count:
            written.append(letter)
            x, y = begin_x, begin_y
            continue
        for first in range(0, len(numbers), count):
            part = numbers[first : first + count]
            from_x, from_y = (x, y) if letter == kind else (0.0, 0.0)
            across = [whole(from_x + number) - whole(from_x) for number in part]
            down = [whole(from_y + number) - whole(from_y) for number in part]
            made: list[float]
            if kind == "h":
                made, x = [across[0]], from_x + part[0]
            elif kind == "v":
                made, y = [down[0]], from_y + part[0]
            else:
                made = [down[place] if place % 2 else across[place] for place in range(count)]
                if kind == "a":
                    made = [*(round(radius, 1) if radius < 1 else whole(radius) for radius in part[:2]), *part[2:5], across[5], down[6]]  # fmt: skip
                x, y = from_x + part[-2], from_y + part[-1]
            if kind == "m" and not first:
                begin_x, begin_y = x, y
            text = " ".join(f"{number:g}" for number in made).replace(" -", "-")
            written.append((("" if text.startswith("-") else " ") if first else letter) + text)
    return "".join(written)
