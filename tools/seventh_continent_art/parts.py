"""Parts that small plates are put together from by data: each is drawn once, and laid where a plate wants it."""

import math
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate, Point

RED, WOOD, LINEN, GREY, BLACK = "#8b3a20", "#8a6436", "#fbf7ea", "#8f8672", "#2f2a27"
BRASS, STONE, LEAF, SKIN, ROPE = "#c79a3c", "#b9ad97", "#5f7a45", "#d9b083", "#c9a76a"

Layer = Drawing
"""What lies on a plate: a part or a sign at its place."""
P = ParamSpec("P")


def at(part: Callable[Concatenate[Plate, P], object], *args: P.args, **options: P.kwargs) -> Layer:
    """Lays a part at its place."""

    def laid(p: Plate) -> None:
        part(p, *args, **options)

    return laid


def composed(*layers: Layer) -> Drawing:
    """Puts a plate together, the lowest layer first."""

    def drawn(p: Plate) -> None:
        for layer in layers:
            layer(p)

    return drawn


def sign(
    name: str, x: float, y: float, size: float, colour: str = INK, turn: float = 0, flip: bool = False
) -> Layer:
    """A sign of game-icons as a layer."""
    return at(Plate.sign, name, x, y, size, colour, turn, flip)


def line(path: str, colour: str = INK, wide: float = 3) -> Layer:
    """A line as a layer."""
    return at(stroke, path, colour, wide)


def fill(path: str, colour: str, edge: str = INK, wide: float = 2) -> Layer:
    """A shape as a layer."""
    return at(filled, path, colour, edge, wide)


def disc(x: float, y: float, rx: float, ry: float, colour: str, edge: str = INK, wide: float = 2) -> Layer:
    """A disc as a layer."""
    return at(Plate.disc, x, y, rx, ry, colour, edge, wide)


def steam(x: float, y: float, tall: float, colour: str = GREY, wide: float = 4) -> Layer:
    """Steam as a layer."""
    return at(Plate.steam, x, y, tall, colour, wide)


def stroke(p: Plate, path: str, colour: str, wide: float) -> None:
    p.add(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def filled(p: Plate, path: str, colour: str, edge: str = INK, wide: float = 2) -> None:
    p.add(
        f'<path d="{path}" fill="{colour}" stroke="{edge}" stroke-width="{wide:g}" stroke-linejoin="round"/>'
    )


def box(p: Plate, x: float, y: float, wide: float, high: float, colour: str, edge: float = 2) -> None:
    filled(p, f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z", colour, INK, edge)


def rope(p: Plate, path: str, wide: float = 12) -> None:
    """A laid rope along a path."""
    stroke(p, path, INK, wide + 5)
    stroke(p, path, ROPE, wide)
    p.add(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{wide:g}" stroke-dasharray="2 8"/>')


def rings(p: Plate, x: float, y: float, rx: float, ry: float, many: int, tenths: bool) -> None:
    """The rings of a stump, as many as are told; where every tenth is dark, those are drawn heavier."""

    def ring(n: int) -> str:
        wide, high = rx * (n - 0.4) / many, ry * (n - 0.4) / many
        return f"M{x - wide:.1f} {y:g}a{wide:.1f} {high:.1f} 0 1 0 {2 * wide:.1f} 0a{wide:.1f} {high:.1f} 0 1 0 {-2 * wide:.1f} 0"

    dark = [n for n in range(1, many + 1) if tenths and n % 10 == 0]
    p.lines([ring(n) for n in range(1, many + 1) if n not in dark], INK, 0.5, 0.75)
    p.lines([ring(n) for n in dark], INK, 1.6)


def stump(
    p: Plate, x: float, y: float, rx: float, ry: float, tall: float, many: int, stone: bool = True
) -> None:
    """A stump with its rings; one of stone has every tenth dark."""
    side, top = (STONE, "#efe8d8") if stone else ("#6b4a2c", "#e0c08c")
    trunk = f"M{x - rx:g} {y:g}l{-rx * 0.1:g} {tall:g}q{rx * 0.35:g} {ry * 0.9:g} {rx * 1.1:g} {ry * 0.8:g}t{rx * 1.1:g} {-ry * 0.8:g}l{-rx * 0.1:g} {-tall:g}z"
    filled(p, trunk, side, INK, 2.4)
    p.hatch(trunk, 88, 6, INK, 0.9, 0.5, (x - rx * 1.2, y, x + rx * 1.2, y + tall + ry))
    p.disc(x, y, rx, ry, top, INK, 2.4)
    rings(p, x, y, rx - 2, ry - 2, many, stone)


def bell(p: Plate, x: float, y: float, size: float, colour: str = BRASS) -> None:
    """A bell that hangs, with its clapper."""
    s = size / 2
    p.disc(x, y + s * 0.85, s * 0.2, s * 0.2, INK)
    filled(
        p,
        f"M{x - s * 0.85:.1f} {y + s * 0.75:.1f}q{s * 0.3:.1f} {-s * 0.3:.1f} {s * 0.35:.1f} {-s * 0.9:.1f}q{s * 0.1:.1f} {-s * 0.6:.1f} {s * 0.5:.1f} {-s * 0.6:.1f}t{s * 0.5:.1f} {s * 0.6:.1f}q{s * 0.05:.1f} {s * 0.6:.1f} {s * 0.35:.1f} {s * 0.9:.1f}z",
        colour,
        INK,
        max(1.4, s * 0.09),
    )
    p.disc(x, y - s * 0.88, s * 0.16, s * 0.16, "none", INK, max(1.4, s * 0.1))


def cup(p: Plate, x: float, y: float, size: float, colour: str = LINEN, handle: int = 1) -> None:
    """A cup on its saucer; its handle points to the right or, with -1, to the left."""
    s = size / 2
    p.disc(x, y + s * 0.8, s * 1.1, s * 0.28, colour, INK, 1.8)
    stroke(
        p,
        f"M{x + handle * s * 0.6:.1f} {y - s * 0.3:.1f}q{handle * s * 0.6:.1f} {s * 0.1:.1f} {-handle * s * 0.1:.1f} {s * 0.7:.1f}",
        INK,
        2.4,
    )
    filled(
        p, f"M{x - s * 0.7:.1f} {y - s * 0.7:.1f}h{s * 1.4:.1f}l{-s * 0.25:.1f} {s * 1.4:.1f}h{-s * 0.9:.1f}z", colour
    )  # fmt: skip
    p.disc(x, y - s * 0.7, s * 0.7, s * 0.2, "#8a5a2c", INK, 1.8)


def sheet(p: Plate, x: float, y: float, wide: float, high: float, turn: float = 0, rows: int = 6) -> None:
    """A written sheet of paper with its middle at a point."""
    words = "".join(
        f"M{-wide * 0.38:.0f} {-high * 0.36 + high * 0.76 * n / rows:.1f}h{wide * (0.76 if n % 3 < 2 else 0.5):.0f}"
        for n in range(rows)
    )
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})"><path d="M{-wide / 2:g} {-high / 2:g}h{wide:g}v{high:g}h{-wide:g}z" fill="{LINEN}" stroke="{INK}" stroke-width="2"/><path d="{words}" stroke="{INK}" stroke-width="1.8"/></g>'
    )


def figure(p: Plate, x: float, foot: float, size: float, colour: str = INK, lean: float = 0) -> None:
    """Somebody, cut in black; leans by an angle."""
    s = size
    p.add(
        f'<g transform="rotate({lean:g} {x:g} {foot:g})" fill="{colour}"><path d="M{x - s * 0.19:.1f} {foot:g}l{s * 0.02:.1f} {-s * 0.5:.1f}q{s * 0.02:.1f} {-s * 0.2:.1f} {s * 0.17:.1f} {-s * 0.2:.1f}t{s * 0.17:.1f} {s * 0.2:.1f}l{s * 0.02:.1f} {s * 0.5:.1f}z"/><ellipse cx="{x:g}" cy="{foot - s * 0.83:.1f}" rx="{s * 0.12:.1f}" ry="{s * 0.145:.1f}"/></g>'
    )


def head(p: Plate, x: float, y: float, size: float, colour: str = INK) -> None:
    """A head in profile that looks to the right, with its middle at a point."""
    p.add(
        f'<g transform="translate({x:g} {y:g})scale({size / 180:.3f})"><path d="M-50 90V42C-84 14-78-74-6-80C48-84 64-44 60-22L82 14L62 22C64 44 62 56 30 52V90z" fill="{colour}"/></g>'
    )


def ladder(
    p: Plate, x: float, foot: float, tall: float, half: float, many: int, lean: float = 0, pale: int = -1
) -> None:
    """A ladder with its rungs counted; one of them may be new."""
    stroke(p, f"M{x - half:g} {foot:g}l{lean:g} {-tall:g}M{x + half:g} {foot:g}l{lean:g} {-tall:g}", INK, 7)
    for n in range(many):
        along = (n + 0.7) / (many + 0.4)
        rung = f"M{x - half + lean * along:.1f} {foot - tall * along:.1f}h{2 * half:g}"
        stroke(p, rung, INK, 11 if n == pale else 6)
        if n == pale:
            stroke(p, rung, "#f3e3b4", 7)


def bee(p: Plate, x: float, y: float, size: float) -> None:
    p.disc(x - size * 0.1, y - size * 0.32, size * 0.26, size * 0.2, PALE, INK, 1)
    p.disc(x + size * 0.2, y - size * 0.3, size * 0.22, size * 0.18, PALE, INK, 1)
    p.disc(x, y, size * 0.44, size * 0.28, "#d8a531", INK, 1.4)
    p.lines(
        [
            f"M{x - size * 0.12:.1f} {y - size * 0.26:.1f}v{size * 0.52:.1f}M{x + size * 0.12:.1f} {y - size * 0.26:.1f}v{size * 0.52:.1f}"
        ],
        INK,
        size * 0.1,
    )


def sounds(p: Plate, x: float, y: float, radii: Sequence[float], side: int = 1) -> None:
    """Sound that goes out to the right or, with -1, to the left."""
    for r in radii:
        dx, dy = side * r * math.cos(0.6), r * math.sin(0.6)
        sweep = 1 if side > 0 else 0
        stroke(p, f"M{x + dx:.1f} {y - dy:.1f}A{r:g} {r:g} 0 0 {sweep} {x + dx:.1f} {y + dy:.1f}", INK, 3.4)


def wind(p: Plate, x: float, y: float, wide: float, many: int = 3, gap: float = 20) -> None:
    """Lines of wind that curl at their right end."""
    for n in range(many):
        stroke(
            p,
            f"M{x + n % 2 * 14:g} {y + n * gap:g}h{wide - n % 2 * 20:g}q16 0 14 -11t-15 -2",
            INK,
            3.6,
        )


def drops(p: Plate, points: Sequence[Point], size: float, colour: str = SEA) -> None:
    for x, y in points:
        filled(p, f"M{x:g} {y - size:g}q{size * 0.75:g} {size * 1.1:g} 0 {size * 1.6:g}q{-size * 0.75:g} {-size * 0.5:g} 0 {-size * 1.6:g}z", colour, INK, 1)  # fmt: skip


def tree(p: Plate, x: float, foot: float, size: float, crown: str = LEAF) -> None:
    """A tree with a round crown."""
    stroke(p, f"M{x:g} {foot:g}v{-size * 0.5:g}", INK, size * 0.13)
    for dx, dy, r in ((-0.2, 0.62, 0.24), (0.2, 0.62, 0.24), (0, 0.8, 0.27)):
        p.disc(x + size * dx, foot - size * dy, size * r, size * r * 0.85, crown, INK, 1.6)


def bamboo(p: Plate, x: float, foot: float, tall: float, lean: float = 0, wide: float = 20) -> None:
    """A stalk of bamboo with its joints."""
    stalk = f"M{x:g} {foot:g}l{lean:g} {-tall:g}"
    stroke(p, stalk, INK, wide + 5)
    stroke(p, stalk, "#93a860", wide)
    for n in range(1, 5):
        along = n / 5
        p.lines(
            [f"M{x + lean * along - wide * 0.55:.1f} {foot - tall * along:.1f}h{wide * 1.1:.1f}"], INK, 2.6
        )


def tin(p: Plate, x: float, y: float, wide: float, high: float, colour: str = "#c9cfce") -> None:
    """A round tin, a little from above; the point is the middle of its lid."""
    ry = wide * 0.16
    filled(
        p,
        f"M{x - wide / 2:g} {y:g}v{high:g}a{wide / 2:g} {ry:g} 0 0 0 {wide:g} 0v{-high:g}z",
        colour,
        INK,
        2.6,
    )
    p.disc(x, y, wide / 2, ry, "#e3e6e3", INK, 2.6)
    p.disc(x, y, wide * 0.42, ry * 0.78, "none", INK, 1.2)


def spoon(p: Plate, x: float, y: float, long: float, turn: float = 0, colour: str = "#c9cfce") -> None:
    """A spoon with its middle at a point; upright, its bowl is above."""
    s = long / 2
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})" stroke="{INK}" stroke-width="1.8" fill="{colour}"><path d="M-3 {-s * 0.4:.1f}L-2.500 {s:.1f}h5L3 {-s * 0.4:.1f}z"/><ellipse cx="0" cy="{-s * 0.66:.1f}" rx="{s * 0.24:.1f}" ry="{s * 0.34:.1f}"/></g>'
    )


def knife(p: Plate, x: float, y: float, long: float, turn: float = 0, blade: str = "#c9cfce") -> None:
    """A table knife with its middle at a point; upright, its blade is above."""
    s = long / 2
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})" stroke="{INK}" stroke-width="1.8"><path d="M-3 {s * 0.15:.1f}V{-s:.1f}q{s * 0.3:.1f} {s * 0.4:.1f} {s * 0.16:.1f} {s * 1.15:.1f}z" fill="{blade}"/><path d="M-4 {s * 0.15:.1f}h{s * 0.18 + 3:.1f}V{s:.1f}h{-s * 0.18 - 3:.1f}z" fill="{WOOD}"/></g>'
    )


def eel(p: Plate, path: str, wide: float = 8, colour: str = "#4a5a4a") -> None:
    """An eel along a path that begins at its head."""
    stroke(p, path, INK, wide + 4)
    stroke(p, path, colour, wide)
    x, y = (float(number) for number in path[1:].split("c", maxsplit=1)[0].split("q", maxsplit=1)[0].split())
    p.disc(x, y - 1, 1.6, 1.6, PALE, "none", 0)


def bench(p: Plate, x: float, y: float, wide: float, high: float, cushion: bool = False) -> None:
    """A bench from the front; the point is the middle of its seat."""
    stroke(p, f"M{x - wide * 0.38:g} {y:g}v{high:g}M{x + wide * 0.38:g} {y:g}v{high:g}", INK, 8)
    box(p, x - wide / 2, y - 6, wide, 12, "#a97f4b")
    if cushion:
        filled(p, f"M{x - wide * 0.3:g} {y - 6:g}q{-wide * 0.08:g} -14 {wide * 0.06:g} -14h{wide * 0.48:g}q{wide * 0.14:g} 0 {wide * 0.06:g} 14z", RED)  # fmt: skip


def chair(p: Plate, x: float, foot: float, size: float, flip: bool = False) -> None:
    """A kitchen chair from the side; it faces right or, flipped, left."""
    side = -1 if flip else 1
    s = size
    stroke(p, f"M{x - side * s * 0.22:.1f} {foot:g}l{side * s * 0.02:.1f} {-s:.1f}M{x + side * s * 0.26:.1f} {foot:g}v{-s * 0.46:.1f}", INK, s * 0.08)  # fmt: skip
    stroke(p, f"M{x - side * s * 0.26:.1f} {foot - s * 0.47:.1f}h{side * s * 0.56:.1f}", INK, s * 0.09)
    stroke(p, f"M{x - side * s * 0.2:.1f} {foot - s * 0.22:.1f}h{side * s * 0.44:.1f}", INK, s * 0.04)


def bundle(p: Plate, x: float, y: float, size: float, checked: bool = False) -> None:
    """A napkin tied over what it holds; the point is its middle."""
    s = size / 2
    outline = f"M{x - s:g} {y + s * 0.3:g}q{-s * 0.05:g} {-s * 0.7:g} {s * 0.9:g} {-s * 0.7:g}h{s * 0.2:g}q{s * 0.95:g} 0 {s * 0.9:g} {s * 0.7:g}q{-s * 0.1:g} {s * 0.55:g} {-s:g} {s * 0.55:g}t{-s:g} {-s * 0.55:g}z"
    filled(p, outline, LINEN, INK, 2.4)
    if checked:
        p.hatch(outline, 45, s * 0.28, RED, s * 0.1, 0.8, (x - s, y - s, x + s, y + s))
        p.hatch(outline, -45, s * 0.28, RED, s * 0.1, 0.8, (x - s, y - s, x + s, y + s))
    for side in (-1, 1):
        filled(p, f"M{x:g} {y - s * 0.35:g}q{side * s * 0.1:g} {-s * 0.5:g} {side * s * 0.7:g} {-s * 0.5:g}q{-side * s * 0.1:g} {s * 0.4:g} {-side * s * 0.7:g} {s * 0.5:g}z", LINEN)  # fmt: skip
    p.disc(x, y - s * 0.36, s * 0.16, s * 0.13, LINEN, INK, 2)


def coat(p: Plate, x: float, y: float, size: float, colour: str = "#27384f", buttons: int = 6) -> None:
    """A long coat that hangs, buttoned from top to bottom; the point is the middle of its collar."""
    s = size
    filled(
        p,
        f"M{x - s * 0.15:.1f} {y:g}h{s * 0.3:.1f}l{s * 0.1:.1f} {s * 0.13:.1f} {s * 0.06:.1f} {s * 0.46:.1f}h{-s * 0.1:.1f}l{-s * 0.03:.1f} {-s * 0.26:.1f} {s * 0.04:.1f} {s * 0.67:.1f}h{-s * 0.44:.1f}l{s * 0.04:.1f} {-s * 0.67:.1f} {-s * 0.03:.1f} {s * 0.26:.1f}h{-s * 0.1:.1f}l{s * 0.06:.1f} {-s * 0.46:.1f}z",
        colour,
        INK,
        2.4,
    )
    p.lines([f"M{x:g} {y + s * 0.03:.1f}V{y + s:.1f}"], INK, 1.6)
    for n in range(buttons):
        p.disc(
            x + s * 0.045, y + s * (0.1 + 0.84 * n / buttons), s * 0.022 + 1, s * 0.022 + 1, "#d8b04a", INK, 1
        )


def door(p: Plate, x: float, foot: float, wide: float, high: float, colour: str = WOOD) -> None:
    """A door of boards in its frame; the point is the middle of its sill."""
    box(p, x - wide / 2 - 8, foot - high - 8, wide + 16, high + 8, "#5d4428", 2.4)
    box(p, x - wide / 2, foot - high, wide, high, colour)
    p.lines(
        [f"M{x - wide / 2 + wide * n / 4:.1f} {foot - high:.1f}v{high:.1f}" for n in (1, 2, 3)], INK, 1.4, 0.7
    )
    p.disc(x + wide * 0.36, foot - high * 0.45, 4, 4, BRASS, INK, 1.4)


def grass(p: Plate, left: float, right: float, foot: float, tall: float, step: float = 7) -> None:
    """A strip of grass."""
    blades, x, n = [], left, 0
    while x < right:
        blades.append(f"M{x:.1f} {foot:g}q{(n % 3 - 1) * 4} {-tall * 0.5:.1f} {(n % 5 - 2) * 3} {-tall * (0.7 + n * 37 % 10 / 25):.1f}")  # fmt: skip
        x, n = x + step, n + 1
    p.lines(blades, LEAF, 2.6)


def smoke(p: Plate, x: float, foot: float, tall: float, wide: float = 7) -> None:
    """A column of smoke."""
    stroke(
        p,
        f"M{x:g} {foot:g}q{tall * 0.12:.1f} {-tall * 0.25:.1f} 0 {-tall * 0.5:.1f}t{tall * 0.04:.1f} {-tall * 0.5:.1f}",
        GREY,
        wide,
    )


def fog(p: Plate, x: float, y: float, wide: float, high: float) -> None:
    """A bank of the Wool that lies."""
    for dx, dy, rx, ry in (
        (-0.3, 0.1, 0.3, 0.4),
        (0.3, 0.1, 0.3, 0.36),
        (0, -0.1, 0.34, 0.5),
        (0, 0.22, 0.5, 0.28),
    ):
        p.disc(x + wide * dx, y + high * dy, wide * rx, high * ry, LINEN, GREY, 1.6)
    p.disc(x, y + high * 0.08, wide * 0.4, high * 0.3, LINEN, "none", 0)


def stones(p: Plate, points: Sequence[tuple[float, float, float]], colour: str = STONE) -> None:
    """Rounded stones, each with its size."""
    for x, y, size in points:
        filled(p, f"M{x - size * 0.5:.1f} {y + size * 0.25:.1f}l{size * 0.1:.1f} {-size * 0.45:.1f} {size * 0.35:.1f} {-size * 0.15:.1f} {size * 0.4:.1f} {size * 0.2:.1f} {size * 0.1:.1f} {size * 0.35:.1f} {-size * 0.45:.1f} {size * 0.15:.1f}z", colour, INK, 1.6)  # fmt: skip


def print_of_hoof(p: Plate, x: float, y: float, size: float, turn: float = 0) -> None:
    """The print of a split hoof."""
    s = size / 2
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})" fill="{INK}"><path d="M{-s * 0.12:.1f} {s:.1f}Q{-s * 0.9:.1f} {s * 0.6:.1f} {-s * 0.55:.1f} {-s * 0.3:.1f}Q{-s * 0.4:.1f} {-s:.1f} {-s * 0.14:.1f} {-s:.1f}z"/><path d="M{s * 0.12:.1f} {s:.1f}Q{s * 0.9:.1f} {s * 0.6:.1f} {s * 0.55:.1f} {-s * 0.3:.1f}Q{s * 0.4:.1f} {-s:.1f} {s * 0.14:.1f} {-s:.1f}z"/></g>'
    )


def cover(p: Plate, x: float, foot: float, size: float) -> None:
    """A dish under its cover."""
    p.disc(x, foot, size * 0.62, size * 0.1, LINEN, INK, 2.4)
    filled(
        p, f"M{x - size * 0.46:.1f} {foot - 3:g}a{size * 0.46:.1f} {size * 0.5:.1f} 0 0 1 {size * 0.92:.1f} 0z", "#c9cfce", INK, 2.4
    )  # fmt: skip
    p.disc(x, foot - size * 0.55 - 3, size * 0.06, size * 0.06, "#c9cfce", INK, 2)
