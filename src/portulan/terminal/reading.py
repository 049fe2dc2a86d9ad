"""What a typed line means: a number, a move in its short form or the beginning of one, or a command."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from portulan.engine.action_space import ActionSpace


@dataclass(frozen=True)
class Typed:
    """A command and the rest of its line."""

    command: str
    rest: str


def command(line: str, names: dict[str, str]) -> Typed | None:
    """Reads a command; `?` needs no space after it, and `save!` keeps its mark before the rest."""
    if line.startswith("?"):
        return Typed("?", line[1:].strip())
    word, _, rest = line.partition(" ")
    name = names.get(word.rstrip("!").casefold())
    if name is None or (word.endswith("!") and name != "save"):
        return None
    return Typed(f"{name}!" if word.endswith("!") else name, rest.strip())


def candidates(text: str, moves: Iterable[int], space: ActionSpace) -> list[int]:
    """Finds the moves that a text may mean: the one that it writes out, or all that begin like it.

    Case, spaces and signs do not matter, and every word may be cut short: `b 3 2 a` is `bid 3 @2 action`. What
    people read may be typed, and what records write as well.
    """
    wanted = _words(text)
    if not wanted:
        return []
    same: list[int] = []
    begun: list[int] = []
    for move in moves:
        written = {space.shown(move): None, space.notation(move): None}
        forms = [_words(text) for text in written]
        if wanted in forms:
            return [move]
        if any("".join(words) == "".join(wanted) for words in forms):
            same.append(move)
        if any(_begins(words, wanted) for words in forms):
            begun.append(move)
    return same or begun


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Tells whether words begin like those that are wanted, every one of them cut short or all run together."""
    cut_short = len(wanted) <= len(words) and all(map(str.startswith, words, wanted))
    return cut_short or "".join(words).startswith("".join(wanted))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
