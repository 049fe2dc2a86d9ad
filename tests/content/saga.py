"""Content of an invented game, as nested as stories are: places, finds, and quests with choices, tests and results."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from portulan.content import Entry, Natural, Part, PassageId, Schema, Words, between, field, refers_to

Stat = Literal["skill", "combat"]
Side = Literal["N", "E", "S", "W"]
Find = Annotated[str, refers_to("find")]


class Reward(Part, frozen=True, tag_field="type"):
    """What a choice brings, one case of several."""


class Coin(Reward, frozen=True, tag="coin"):
    """Coins, or the loss of some."""

    n: int


class Gain(Reward, frozen=True, tag="gain"):
    """A find, some times over."""

    find: Find
    times: Annotated[int, between(1, 9)] = 1


class Choose(Reward, frozen=True, tag="choose"):
    """The player takes one of several."""

    of: tuple[AnyReward, ...]


AnyReward = Coin | Gain | Choose


class Walk(Part, frozen=True, tag_field="do", tag="walk", array_like=True):
    """An effect that is written as a list: `["walk", 2]`."""

    steps: Natural


class Rest(Part, frozen=True, tag_field="do", tag="rest", array_like=True):
    """Another one."""

    hearts: Natural
    who: Literal["all", "active"] = "active"


class Test(Part, frozen=True):
    """What a choice asks for."""

    stat: Stat
    difficulty: Natural


class Choice(Part, frozen=True):
    """One way through a quest."""

    reaction: PassageId
    result: tuple[AnyReward, ...] = ()
    test: Test | None = None


class QuestEntry(Entry, frozen=True):
    """A quest."""

    title: Words
    text: PassageId
    choices: tuple[Choice, ...]
    next: Annotated[str, refers_to("quest")] | None = None


class Exit(Part, frozen=True):
    """A way out of a place."""

    to: Annotated[str, refers_to("place")]


class PlaceEntry(Entry, frozen=True):
    """A place."""

    name: Words
    height: int
    exits: dict[Side, Exit] = field(default_factory=dict)
    at: tuple[int, int] = (0, 0)
    effects: tuple[Walk | Rest, ...] = ()
    tame: bool = False
    mark: int | str = 0


class FindEntry(Entry, frozen=True):
    """Something to be found."""

    name: Words
    lies: tuple[Annotated[str, refers_to("place", "quest")], ...] = ()


SCHEMA = Schema({"place": PlaceEntry, "find": FindEntry, "quest": QuestEntry})

PLACES = """
[[place]]
id = "shore"
name = { fr = "Le rivage", en = "The shore" }
height = -2
exits = { N = { to = "hill" }, E = { to = "shore" } }
at = [3, 4]
effects = [["walk", 2], ["rest", 1, "all"]]

[[place]]
id = "hill"
name = { fr = "La colline", en = "The hill" }
height = 40
mark = "old"
"""

QUESTS = """
[[quest]]
id = "q-1"
title = { fr = "Le phare", en = "The lighthouse" }
text = "q-1.story"
next = "q-2"

[[quest.choices]]
reaction = "q-1.climb"
test = { stat = "skill", difficulty = 5 }
result = [
    { type = "coin", n = -1 },
    { type = "choose", of = [{ type = "gain", find = "lamp" }, { type = "coin", n = 2 }] },
]

[[quest.choices]]
reaction = "q-1.leave"

[[quest]]
id = "q-2"
title = { fr = "La lampe", en = "The lamp" }
text = "q-2.story"
choices = []
"""

FINDS = """
[[find]]
id = "lamp"
name = { fr = "Une lampe", en = "A lamp" }
lies = ["hill", "q-1"]
"""

FILES = {"land/places.toml": PLACES, "quests.toml": QUESTS, "finds.toml": FINDS}


def write(folder: Path, files: dict[str, str | bytes]) -> Path:
    """Writes files into a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def lay_out(folder: Path, **changed: str | bytes) -> Path:
    """Writes the content of the game, some of its files in other words (`places`, `quests`, `finds`)."""
    files: dict[str, str | bytes] = {
        f"content/{name}": changed.get(Path(name).stem, text) for name, text in FILES.items()
    }
    return write(folder, files)
