"""What remains to be done, looked at from outside: frames name cards, cells and programs that there are."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.games.seventh_continent import steps
from portulan.games.seventh_continent.position import Position


def broken_stack(state: Position) -> Iterator[str]:
    """Names what is wrong with the frames that wait."""
    stack = state.stack
    if bool(stack) == bool(state.ended):
        yield "a game that has ended leaves nothing to be done, and no other"
    if stack and [frame[0] for frame in stack].count(steps.TURN) != 1:
        yield "one turn waits below everything else"
    if stack and stack[0][0] != steps.TURN:
        yield "something waits below the turn"
    box = state.box
    ends = {
        "card": len(box.cards),
        "cell": box.cells,
        "program": len(box.programs),
        "effect": len(box.effects),
        "mask": len(box.masks),
        "passage": len(box.content.passages),
    }
    for frame in stack:
        named = state.steps[frame[0]].named(frame)
        for name, value in named.items():
            if value >= ends.get(name, value + 1):
                yield f"no {name} has the number {value}"
        if named.get("at", 0) and named["at"] >= len(box.programs[named["program"]]):
            yield "a program has no such part"
