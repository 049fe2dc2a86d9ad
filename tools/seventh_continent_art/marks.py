"""Marks that are counted: hands, fish and flames, told apart by their shape, and shut slabs with hands on them; and what
joins two cards at a way out."""

import math
from collections.abc import Iterable, Sequence

from tools.seventh_continent_art.plate import INK, PALE, Plate, Point

FINGERS = ((-0.26, -0.36), (-0.09, -0.5), (0.1, -0.49), (0.27, -0.34))
"""Where the tips of a right hand's four fingers lie, from the middle of its palm; the thumb lies to the left."""
THUMB = (-0.42, 0.02)


def join(p: Plate, sides: Iterable[str], half: str) -> None:
    """Lays what was drawn at the middle of the upper edge at each side with a way out: two halves make it whole."""
    for side in sides:
        turn = {"N": 0, "E": 90, "S": 180, "W": 270}[side]
        p.add(f'<g transform="rotate({turn} 200 200)">{half}</g>')


def hand(
    p: Plate,
    x: float,
    y: float,
    size: float,
    colour: str,
    turn: float = 0,
    left: bool = False,
    lacks: int = -1,
) -> None:
    """Prints a hand of five fingers, or one that lacks the finger with a number (0 to 3) down to a stump."""

    def at(point: Point) -> str:
        angle, (dx, dy) = math.radians(turn), point
        dx = -dx if left else dx
        across, down = (
            dx * math.cos(angle) - dy * math.sin(angle),
            dx * math.sin(angle) + dy * math.cos(angle),
        )
        return f"{x + across * size:.1f} {y + down * size:.1f}"

    wide = size * 0.118
    tips = [(0.62 * fx, -0.1) if number == lacks else (fx, fy) for number, (fx, fy) in enumerate(FINGERS)]
    fingers = [f"M{at((fx * 0.62, 0.0))}L{at(tip)}" for (fx, _), tip in zip(FINGERS, tips, strict=True)]
    fingers.append(f"M{at((-0.06, 0.16))}L{at(THUMB)}")
    p.add(
        f'<path d="{"".join(fingers)}" fill="none" stroke="{colour}" stroke-width="{wide:.1f}" stroke-linecap="round"/>'
    )
    palm = ((-0.19, -0.08), (-0.14, -0.12), (0.14, -0.12), (0.19, -0.06), (0.17, 0.2), (0.06, 0.29), (-0.08, 0.28), (-0.17, 0.16))  # fmt: skip
    p.add(
        f'<path d="M{"L".join(at(point) for point in palm)}z" fill="{colour}" stroke="{colour}" stroke-width="{wide * 0.5:.1f}" stroke-linejoin="round"/>'
    )


def fish(p: Plate, x: float, y: float, size: float, colour: str) -> None:
    """A fish that swims to the left: an almond with a forked tail and an eye."""
    s = size / 2
    p.add(
        f'<path d="M{x - s:.1f} {y:.1f}q{s * 0.75:.1f} {-s * 0.95:.1f} {s * 1.5:.1f} 0l{s * 0.5:.1f} {-s * 0.5:.1f}v{s:.1f}l{-s * 0.5:.1f} {-s * 0.5:.1f}q{-s * 0.75:.1f} {s * 0.95:.1f} {-s * 1.5:.1f} 0z" fill="{colour}"/>'
    )
    p.add(f'<circle cx="{x - s * 0.55:.1f}" cy="{y - s * 0.1:.1f}" r="{s * 0.13:.1f}" fill="{PALE}"/>')


def flame(p: Plate, x: float, y: float, size: float, colour: str) -> None:
    """A flame: a drop with a tongue, hollow in the middle."""
    s = size / 2
    p.add(
        f'<path d="M{x:.1f} {y - s:.1f}q{s * 0.25:.1f} {s * 0.5:.1f} {s * 0.55:.1f} {s * 0.9:.1f}q{s * 0.35:.1f} {s * 0.9:.1f} {-s * 0.55:.1f} {s * 1.1:.1f}q{-s * 0.95:.1f} {-s * 0.2:.1f} {-s * 0.55:.1f} {-s * 1.1:.1f}q{s * 0.45:.1f} {-s * 0.35:.1f} {s * 0.55:.1f} {-s * 0.9:.1f}z" fill="{colour}"/>'
    )
    p.add(
        f'<ellipse cx="{x:.1f}" cy="{y + s * 0.5:.1f}" rx="{s * 0.18:.1f}" ry="{s * 0.3:.1f}" fill="{PALE}"/>'
    )


def slab(
    p: Plate, x: float, y: float, wide: float, high: float, hands: Sequence[int], columns: int, size: float
) -> None:
    """A slab of black stone that is shut: printed hands with fingers down, in rows; a number is a finger that lacks."""
    outline = p.shape(
        [(x, y + 5), (x + 6, y), (x + wide - 7, y + 2), (x + wide, y + 8), (x + wide - 3, y + high), (x + 2, y + high - 2)],
        "#3b3530",
        "#17120f",
        3,
    )  # fmt: skip
    p.hatch(outline, 90, 9, "#6b6258", 0.8, 0.5, (x, y, x + wide, y + high))
    for number, lacks in enumerate(hands):
        row, column = divmod(number, columns)
        across = x + wide * (column + 0.5) / columns
        hand(p, across, y + size * 0.62 + row * size * 1.06, size, "#ecd9b4", 180, number % 2 == 1, lacks)


def bowl(p: Plate, x: float, y: float, size: float, colour: str = INK) -> None:
    """A bowl seen from the side, a little from above."""
    p.add(
        f'<path d="M{x - size / 2:.1f} {y - size * 0.2:.1f}q{size * 0.06:.1f} {size * 0.52:.1f} {size * 0.3:.1f} {size * 0.52:.1f}h{size * 0.4:.1f}q{size * 0.24:.1f} 0 {size * 0.3:.1f} {-size * 0.52:.1f}z" fill="{colour}"/>'
    )
    p.disc(x, y - size * 0.2, size / 2, size * 0.11, "#54483c", colour, 2.4)
