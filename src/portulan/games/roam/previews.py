"""What laying the shape of a character would bring, told before it is done."""

from __future__ import annotations

from portulan.engine.scene import Preview, label
from portulan.games.roam.bits import bits_of
from portulan.games.roam.map import SIDES, SIZE, SLOT_SQUARES, SQUARE_NAMES, SQUARES, turned
from portulan.games.roam.view import View


def _held(view: View, fixed: list[int]) -> int:
    """Finds by which of its fixed squares a shape is held: the first one as its owner sees it (RO-GEO-14, -15)."""
    side = SIDES.index(view["boards"][view["actors"][0]]["side"] or SIDES[0])
    seen = [turned(divmod(square, SIZE), -side) for square in fixed]
    return seen.index(min(seen))


def anchor(view: View, corner: int) -> int:
    """Finds the square that is touched for a placement: where the square lies that the shape is held by.

    Corners from which the shape reaches over an edge stand for the squares on which it cannot be held, so that
    every square is touched for one placement, a forbidden one if need be.
    """
    placements = view["placements"]
    if not placements:
        return corner
    first, placement = next(iter(placements.items()))
    row, column = divmod(corner, SIZE)
    fixed = placement["fixed"]
    held, at = divmod(fixed[_held(view, fixed)], SIZE), divmod(int(first), SIZE)
    return (row + held[0] - at[0]) % SIZE * SIZE + (column + held[1] - at[1]) % SIZE


def previews(view: View) -> tuple[Preview, ...]:
    """Tells of every place where the chosen shape may lie: markers laid, coins gained, cards completed."""
    seat, placements = view["seat"], view["placements"]
    if placements is None or seat is None or seat not in view["actors"]:
        return ()
    markers = view["markers"]
    room = _rooms(view, seat)
    taken = bits_of([square for square, owners in enumerate(markers) if owners])
    left = view["boards"][seat]["supply"]
    told = []
    for placement in placements.values():
        fixed = placement["fixed"]
        held = fixed[_held(view, fixed)]
        filled = [square for square in fixed if room[square]][:left]
        coins = sum(view["coins"][square] for square in filled if not markers[square])
        after = taken | bits_of(filled)
        completed = sum(after & squares == squares for squares in SLOT_SQUARES)
        told.append(
            Preview(
                targets=(f"square-{SQUARES[held]}",),
                effect=label(
                    "preview",
                    markers=len(filled),
                    coins=coins,
                    completed=completed,
                    square=SQUARE_NAMES[held],
                ),
                covers=tuple(f"square-{SQUARES[square]}" for square in fixed),
                reaches=tuple(f"square-{SQUARES[square]}" for square in placement["optional"]),
            )
        )
    return tuple(told)


def _rooms(view: View, seat: int) -> list[bool]:
    """Tells of every square whether a marker of the seat would find room there (RO-PLACE-6, RO-STACK-2)."""
    options = view["options"]
    if options["stacking"] == "false":
        return [not owners for owners in view["markers"]]
    own = options["stack_own"] == "true"
    return [len(owners) < 2 and (own or owners != [seat]) for owners in view["markers"]]
