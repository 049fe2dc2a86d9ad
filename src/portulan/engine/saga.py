"""What a game says about its campaigns: how one begins, what is carried from match to match, how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portulan.engine.options import OptionValue
    from portulan.engine.scene import AnyElement
    from portulan.engine.state import JsonObject, State


@dataclass(frozen=True, slots=True)
class Chapter:
    """How the next match of a campaign begins; `title` names a sentence of the game's text.

    `others` are the chapters that the players may choose in its place.
    """

    title: str
    carried: JsonObject
    options: dict[str, str] = field(default_factory=dict)
    others: tuple[Chapter, ...] = ()

    def choices(self) -> tuple[Chapter, ...]:
        """Lists what the players may choose from, the one that comes by itself first."""
        return self, *self.others

    def chosen(self, options: Mapping[str, OptionValue]) -> Chapter | None:
        """Finds the chapter that has certain options; None if the campaign does not go on like that."""
        wanted = {key: str(value).lower() for key, value in options.items()}
        return next((one for one in self.choices() if wanted.items() <= one.options.items()), None)


@dataclass(frozen=True, slots=True)
class Traveller:
    """Somebody of a campaign, by the name under which the campaign knows the person, and what became of them.

    `seat` is theirs in the match at hand, None for whoever does not play in it. `elements` are the sheet, as it is
    drawn at a table. `champion` says that the campaign is over, and that it is theirs.
    """

    name: str
    seat: int | None
    elements: tuple[AnyElement, ...] = ()
    champion: bool = False


@dataclass(frozen=True, slots=True)
class Saga:
    """How the campaigns of a game go.

    `first` begins one for the people named, with the options that were chosen; None means that with these options a
    match stands alone. `check` returns what is carried, complete and sound, or raises `FileError`. `following` says
    how it goes on after a finished match, for whoever plays next; None means that the campaign is over.

    `players` names those who play the match that begins with something carried, seat by seat; "" is nobody known yet.
    `outline` names the chapter that begins with something carried and some options, and those after it as far as they
    are known. `travellers` lists everybody of a campaign as one seat may know them (None: somebody who looks on): from
    what is carried into a match with its options and, once it has begun, from its state.
    """

    first: Callable[[Sequence[str], Mapping[str, str]], Chapter | None]
    check: Callable[[Mapping[str, Any]], JsonObject]
    following: Callable[[State, Sequence[str]], Chapter | None]
    players: Callable[[Mapping[str, Any]], Sequence[str]] = lambda carried: ()
    outline: Callable[[Mapping[str, Any], Mapping[str, str]], Sequence[str]] = lambda carried, options: ()
    travellers: Callable[
        [Mapping[str, Any], Mapping[str, str], State | None, int | None], Sequence[Traveller]
    ] = lambda carried, options, state, seat: ()

    def names(self, carried: Mapping[str, Any], names: Sequence[str]) -> list[str]:
        """Names those who play, seat by seat, as the campaign knows them: at a table they may be called otherwise."""
        known = list(self.players(carried))[: len(names)]
        return [
            called or name
            for called, name in zip([*known, *[""] * (len(names) - len(known))], names, strict=True)
        ]
