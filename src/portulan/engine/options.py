"""House rules: readings of a rulebook that a table may choose, each a key with a finite list of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from portulan.engine.errors import UsageError

OptionValue = str | int | bool


class Option:
    """One option: its default is the first value, `rule` the clause or gap that it settles.

    A `variant` is another way to play that a table may fancy; all others are rulings, readings of a clause. The values
    may depend on the number of players; `values_for` always gives the whole list.
    """

    def __init__(
        self,
        key: str,
        values: Sequence[str] | Callable[[int], Sequence[str]],
        rule: str,
        variant: bool = False,
    ) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.variant: Final = variant
        self._values: Final = values
        self._listed: Final[dict[int, tuple[str, ...]]] = {}

    def values_for(self, players: int) -> tuple[str, ...]:
        """Lists the values for a number of players, the default first."""
        listed = self._listed.get(players)
        if listed is None:
            values = self._values
            listed = self._listed[players] = tuple(values(players) if callable(values) else values)
        return listed

    def default(self, players: int) -> str:
        """Gives the value that holds when nobody chose one."""
        return self.values_for(players)[0]


def resolve(options: Sequence[Option], players: int, chosen: Mapping[str, OptionValue]) -> dict[str, str]:
    """Completes the chosen options with the defaults; refuses unknown keys and values in one line."""
    known = {option.key for option in options}
    for key in chosen:
        if key not in known:
            listed = ", ".join(sorted(known))
            raise UsageError(
                f"unknown option {key!r}; options: {listed}", "wrong-option", option=repr(key), options=listed
            )
    complete: dict[str, str] = {}
    for option in options:
        values = option.values_for(players)
        if option.key not in chosen:
            complete[option.key] = values[0]
            continue
        value = str(chosen[option.key]).lower()
        if value not in values:
            listed = ", ".join(values)
            raise UsageError(
                f"option {option.key} cannot be {value!r}; values: {listed}",
                "wrong-value",
                option=option.key,
                value=repr(value),
                values=listed,
            )
        complete[option.key] = value
    return complete


def fitting(options: Sequence[Option], players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Keeps of what was chosen what can be chosen for another number of players as well."""
    values = {option.key: option.values_for(players) for option in options}
    return {key: value for key, value in chosen.items() if value in values.get(key, ())}
