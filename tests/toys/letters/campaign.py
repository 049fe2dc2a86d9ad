"""The campaign: autumn, winter and spring, each a match of its own, and what is carried from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from portulan.content import Part, field
from portulan.content.inspection import complaint
from portulan.engine.errors import FileError
from portulan.engine.saga import Chapter, Saga, Traveller
from portulan.engine.scene import Counter, label
from tests.toys.letters.world import AUTUMN, KEEPSAKES, SEASONS, SPRING, Keepsake, Season

if TYPE_CHECKING:
    from portulan.engine.state import JsonObject, State
    from tests.toys.letters.position import Position


class Carried(Part, frozen=True):
    """What is carried into a season: who plays, what was read, whether autumn's letter arrived, and keepsakes."""

    season: Season
    carriers: tuple[str, ...]
    read: tuple[str, ...] = ()
    delivered: bool = False
    keepsakes: dict[str, Keepsake] = field(default_factory=dict)


def first(names: Sequence[str], options: Mapping[str, str]) -> Chapter:
    """A campaign begins in autumn."""
    return _chapter(Carried("autumn", tuple(names)))


def following(state: State, names: Sequence[str]) -> Chapter | None:
    """After autumn comes winter, after winter spring, with what was read and kept (DL-SPRING-1)."""
    last = cast("Position", state)
    if last.season == SPRING or not last.carried:
        return None
    before = msgspec.convert(last.carried, Carried)
    away = {name: kept for name, kept in before.keepsakes.items() if name not in before.carriers}
    kept = away | {
        name: KEEPSAKES[keepsake]
        for name, keepsake in zip(before.carriers, last.keepsake, strict=True)
        if keepsake >= 0
    }
    return _chapter(
        Carried(
            SEASONS[last.season + 1],
            tuple(names),
            tuple(last.box.pages[page] for page in last.opened),
            bool(last.delivered) if last.season == AUTUMN else before.delivered,
            kept,
        )
    )


def _chapter(carried: Carried) -> Chapter:
    return Chapter(f"season-{carried.season}", msgspec.to_builtins(carried))


def check(carried: Mapping[str, Any]) -> JsonObject:
    """Completes what is carried; whatever no season can have left is refused in one line."""
    if not carried:
        return {}
    try:
        sound = msgspec.convert(dict(carried), Carried)
    except msgspec.ValidationError as error:
        name, text = complaint(error, dict(carried), Carried)
        raise FileError(f"carried: {f'field {name!r} ' if name else ''}{text}") from None
    for what, named in (("read", sound.read), ("keepsakes", sound.keepsakes.values())):
        if len(set(named)) != len(named):
            raise FileError(f"carried: field {what!r} names something twice")
    data: JsonObject = msgspec.to_builtins(sound)
    return data


def players(carried: Mapping[str, Any]) -> Sequence[str]:
    """Names the carriers, seat by seat."""
    found: Sequence[str] = carried.get("carriers", ())
    return found


def outline(carried: Mapping[str, Any], options: Mapping[str, str]) -> list[str]:
    """Names a season and those after it."""
    return [f"season-{season}" for season in SEASONS[SEASONS.index(carried["season"]) :]]


def travellers(
    carried: Mapping[str, Any], options: Mapping[str, str], state: State | None, seat: int | None
) -> list[Traveller]:
    """Tells of every carrier which keepsake was carried into the season."""
    known = msgspec.convert(dict(carried), Carried)
    names = [*known.carriers, *(name for name in known.keepsakes if name not in known.carriers)]
    return [
        Traveller(
            name,
            place if place < len(known.carriers) else None,
            (Counter(id=f"carrier-{place}", label=label("keepsake", keepsake=kept), value=1),)
            if (kept := known.keepsakes.get(name)) is not None
            else (),
        )
        for place, name in enumerate(names)
    ]


SAGA: Final = Saga(first, check, following, players, outline, travellers)
