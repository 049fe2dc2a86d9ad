"""The components of a box: how many of each the rules count, and how many the content has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from portulan.content.entries import Entry, Finding, Natural
from portulan.content.store import Content, Lint
from portulan.engine.content import Component

Wanted = Mapping[str, tuple[str, int]]
"""Components by their clause, with name and number."""


class ComponentEntry(Entry, frozen=True):
    """A component that is counted and has no content of its own; its id is its clause."""

    name: str
    number: Natural


def component_lint(wanted: Wanted) -> Lint:
    """Checks that the content names no other component than those that the rules count."""

    def unknown(content: Content) -> Iterator[Finding]:
        for entry in content.all(ComponentEntry):
            if entry.id not in wanted:
                yield content.finding(entry, "id", "names no component")

    return Lint("components", "the components are those of the rules", unknown, needed=True)


def compare_components(content: Content, wanted: Wanted, counted: Iterable[Component]) -> list[Component]:
    """Compares what is present with what the rules count, in the order of the clauses; 0 of what is missing.

    What has content of its own, as cards have, was `counted` by the game.
    """
    found = {clause: Component(clause, name, want, 0) for clause, (name, want) in wanted.items()}
    for entry in content.all(ComponentEntry):
        found[entry.id] = Component(entry.id, entry.name, wanted[entry.id][1], entry.number)
    found |= {component.id: component for component in counted}
    return sorted(found.values(), key=lambda component: int(component.id.rpartition("-")[2]))
