"""What the Callers left, and what walks behind: bones, horns, hides, whistles, drums of hail, the print with four toes."""

import math
from collections.abc import Iterable

from tools.seventh_continent_art.plate import INK, PALE, Plate, Point

BONE, HORN, CLAY, BLOOD, PELT = "#efe5cb", "#a98a5c", "#b5714a", "#8b2a1e", "#8d8a86"
TOES = ((-0.42, -0.3), (-0.16, -0.56), (0.16, -0.56), (0.42, -0.3))
"""Where the four toes of the print lie, from the middle of its pad."""


def pole(p: Plate, path: str, wide: float, colour: str, cap: str = "round", edge: str = INK) -> None:
    """A line with an edge: wood, bone, rope, whatever is long and round."""
    style = f'd="{path}" fill="none" stroke-linecap="{cap}" stroke-linejoin="round"'
    p.add(f'<path {style} stroke="{edge}" stroke-width="{wide + 3:g}"/><path {style} stroke="{colour}" stroke-width="{wide:g}"/>')  # fmt: skip


def bone(p: Plate, x: float, y: float, long: float, turn: float = 0, colour: str = BONE) -> None:
    """A long bone with its middle at a point; unturned it lies level."""
    s, r = long / 2, long * 0.1
    ends = "".join(
        f"M{side * (s - r):.1f} {-r * 0.7:.1f}a{r:.1f} {r:.1f} 0 1 {0 if side < 0 else 1} {side * r * 0.5:.1f} {r * 0.7:.1f}a{r:.1f} {r:.1f} 0 1 {0 if side < 0 else 1} {-side * r * 0.5:.1f} {r * 0.7:.1f}"
        for side in (-1, 1)
    )
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:g})" fill="{colour}" stroke="{INK}" stroke-width="1.4"><path d="{ends}"/><path d="M{-s + r:.1f} {-r * 0.62:.1f}Q0 {-r * 0.3:.1f} {s - r:.1f} {-r * 0.62:.1f}V{r * 0.62:.1f}Q0 {r * 0.3:.1f} {-s + r:.1f} {r * 0.62:.1f}z"/></g>'
    )


def horn(
    p: Plate, x: float, y: float, size: float, turn: float = 0, flip: bool = False, colour: str = HORN
) -> None:
    """A horn that rises from its root at the point, curls over and thins out, ringed at the root."""
    s = size / 100
    mirror = f"scale({-s:.3f} {s:.3f})" if flip else f"scale({s:.3f})"
    wide = 2 / max(s, 0.2)
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:g}){mirror}" stroke="{INK}" stroke-width="{wide:.1f}" stroke-linejoin="round"><path d="M-15 0Q-30 -62 8 -92Q40 -110 66 -84Q36 -92 20 -72Q4 -50 15 0z" fill="{colour}"/><path d="M-18 -14Q0 -20 13 -15M-20 -28Q-4 -35 11 -29M-20 -42Q-6 -50 10 -43M-15 -57Q-2 -64 13 -56" fill="none" stroke-width="{wide * 0.75:.1f}"/></g>'
    )


def antler(p: Plate, x: float, y: float, size: float, flip: bool = False, wide: float = 9) -> None:
    """Half a pair of antlers: it rises from the point and spreads to the right or, flipped, to the left."""
    side, s = -1 if flip else 1, size / 100
    points = (
        "M0 0Q30 -18 34 -54Q36 -82 62 -100",
        "M16 -14Q46 -16 58 -34",
        "M33 -46Q62 -48 76 -68",
        "M36 -70Q20 -84 24 -104",
    )
    path = "".join(_placed(one, x, y, side * s, s) for one in points)
    pole(p, path, wide, BONE)


def _placed(path: str, x: float, y: float, across: float, down: float) -> str:
    """Moves and scales a path of absolute points."""
    written, numbers = "", 0
    for word in path.replace("M", " M ").replace("Q", " Q ").replace("L", " L ").split():
        if word.isalpha():
            written += word
            numbers = 0
        else:
            at = x + across * float(word) if numbers % 2 == 0 else y + down * float(word)
            written += f"{' ' if numbers else ''}{at:.1f}"
            numbers += 1
    return written


def track(
    p: Plate, x: float, y: float, size: float, turn: float = 0, colour: str = "#241a13", toes: int = 4
) -> None:
    """The print of the one that walks behind: a pad and its toes."""
    s = size / 2
    found = "".join(
        f'<ellipse cx="{dx * s:.1f}" cy="{dy * s:.1f}" rx="{s * 0.15:.1f}" ry="{s * 0.24:.1f}" transform="rotate({dx * 60:.0f} {dx * s:.1f} {dy * s:.1f})"/>'
        for dx, dy in TOES[:toes]
    )
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:g})" fill="{colour}">{found}<path d="M0 {-s * 0.22:.1f}Q{s * 0.5:.1f} {-s * 0.1:.1f} {s * 0.46:.1f} {s * 0.32:.1f}Q{s * 0.3:.1f} {s * 0.6:.1f} 0 {s * 0.46:.1f}Q{-s * 0.3:.1f} {s * 0.6:.1f} {-s * 0.46:.1f} {s * 0.32:.1f}Q{-s * 0.5:.1f} {-s * 0.1:.1f} 0 {-s * 0.22:.1f}z"/></g>'
    )


def drop(p: Plate, x: float, y: float, size: float, colour: str = BLOOD, edge: str = INK) -> None:
    """A drop as it lies on the ground: round, with a rim."""
    p.disc(x, y, size, size * 0.72, colour, edge, 1.2)


def boot_print(p: Plate, x: float, y: float, size: float, turn: float = 0, colour: str = "#241a13") -> None:
    """The print of a nailed boot."""
    s = size / 2
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:g})" fill="{colour}"><ellipse cx="0" cy="{-s * 0.35:.1f}" rx="{s * 0.38:.1f}" ry="{s * 0.6:.1f}"/><path d="M{-s * 0.28:.1f} {s * 0.42:.1f}h{s * 0.56:.1f}v{s * 0.3:.1f}q{-s * 0.28:.1f} {s * 0.5:.1f} {-s * 0.56:.1f} 0z"/></g>'
    )


def whistle(
    p: Plate, x: float, y: float, long: float, holes: int, turn: float = 0, colour: str = BONE
) -> None:
    """A bone whistle with its holes in a row, its mouth to the left."""
    s, r = long / 2, long * 0.075
    bored = "".join(
        f'<ellipse cx="{-s * 0.42 + n * s * 1.2 / max(1, holes - 1):.1f}" cy="0" rx="{r * 0.5:.1f}" ry="{r * 0.42:.1f}"/>'
        for n in range(holes)
    )
    p.add(
        f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:g})"><path d="M{-s:.1f} {-r * 0.6:.1f}L{-s * 0.78:.1f} {-r:.1f}H{s * 0.9:.1f}Q{s * 1.04:.1f} 0 {s * 0.9:.1f} {r:.1f}H{-s * 0.78:.1f}L{-s:.1f} {r * 0.6:.1f}z" fill="{colour}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M{-s * 0.72:.1f} {-r:.1f}l{r:.1f} {r * 0.9:.1f}h{r * 0.7:.1f}v{-r * 0.9:.1f}z" fill="{INK}"/><g fill="{INK}">{bored}</g></g>'
    )


def hail(p: Plate, box: tuple[float, float, float, float], many: int, size: float = 3) -> None:
    """Hail that falls: grains with a short line behind each."""
    x0, y0, x1, y1 = box
    lines, grains = [], []
    for _ in range(many):
        x, y = p.rng.uniform(x0, x1), p.rng.uniform(y0, y1)
        long = p.rng.uniform(7, 15)
        lines.append(f"M{x:.0f} {y:.0f}l{long * 0.3:.0f} {-long:.0f}")
        grains.append(f"M{x - 0.5:.0f} {y:.0f}h.1")
    p.lines(lines, "#7b7684", 0.9, 0.8)
    p.add(f'<path d="{"".join(grains)}" stroke="#5d5866" stroke-width="{size + 1.6:g}" stroke-linecap="round"/><path d="{"".join(grains)}" stroke="#fbfaf4" stroke-width="{size:g}" stroke-linecap="round"/>')  # fmt: skip


def boulder(
    p: Plate, x: float, y: float, wide: float, high: float, fill: str = "#a8a29a", strokes: int = 4
) -> None:
    """A stone with its foot at the point: lit on the left, shaded on the right."""
    w, h = wide / 2, high
    lean = p.rng.uniform(-0.12, 0.12) * w
    right = f"L{x + w * 0.5 + lean:.0f} {y - h * 0.88:.0f}L{x + w * 0.9:.0f} {y - h * 0.46:.0f}L{x + w:.0f} {y:.0f}"
    p.add(
        f'<path d="M{x - w:.0f} {y:.0f}L{x - w * 0.94:.0f} {y - h * 0.4:.0f}L{x - w * 0.6 + lean:.0f} {y - h * 0.84:.0f}L{x - w * 0.1 + lean:.0f} {y - h:.0f}{right}z" fill="{fill}" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    )
    shade = []
    for n in range(strokes):
        along = (n + 0.6) / strokes
        top = y - h * (0.92 - 0.5 * along * along)
        shade.append(f"M{x + w * (0.2 + 0.66 * along):.0f} {y - 1:.0f}L{x + lean * (1 - along) + w * (0.12 + 0.7 * along):.0f} {top:.0f}")  # fmt: skip
    p.lines(shade, INK, 1.1, 0.6)


def fur(p: Plate, path: str, box: tuple[float, float, float, float], many: int, lean: Point, colour: str = "#d5d2cc") -> None:  # fmt: skip
    """Hair within an outline, combed one way."""
    p.clips += 1
    name = f"c{p.clips}"
    p.add(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
    x0, y0, x1, y1 = box
    dx, dy = lean
    for shade, part, wide in (("#4f4c4a", 0.6, 1.5), (colour, 0.4, 1.3)):
        p.lines(
            [
                f"M{p.rng.uniform(x0, x1):.0f} {p.rng.uniform(y0, y1):.0f}q{dx * 0.6:.0f} {dy * 0.2:.0f} {dx:.0f} {dy:.0f}"
                for _ in range(int(many * part))
            ],
            shade,
            wide,
            0.9,
            name,
        )


def hide(p: Plate, x: float, y: float, wide: float, high: float, colour: str, holes: Iterable[tuple[float, float, float]] = ()) -> None:  # fmt: skip
    """A hide laced into a frame of four poles, its middle at the point, with holes of the wind in it."""
    w, h = wide / 2, high / 2
    pole(p, f"M{x - w:.0f} {y + h * 1.5:.0f}V{y - h:.0f}M{x + w:.0f} {y + h * 1.5:.0f}V{y - h:.0f}M{x - w * 1.15:.0f} {y - h:.0f}H{x + w * 1.15:.0f}M{x - w * 1.15:.0f} {y + h:.0f}H{x + w * 1.15:.0f}", 4.5, "#8a6436")  # fmt: skip
    skin = f"M{x - w * 0.7:.0f} {y - h * 0.8:.0f}Q{x:.0f} {y - h * 0.6:.0f} {x + w * 0.72:.0f} {y - h * 0.84:.0f}Q{x + w * 0.6:.0f} {y:.0f} {x + w * 0.76:.0f} {y + h * 0.8:.0f}Q{x:.0f} {y + h * 0.62:.0f} {x - w * 0.74:.0f} {y + h * 0.84:.0f}Q{x - w * 0.6:.0f} {y:.0f} {x - w * 0.7:.0f} {y - h * 0.8:.0f}z"
    p.lines([f"M{x + a * w * 0.7:.0f} {y + b * h * 0.8:.0f}L{x + a * w:.0f} {y + b * h:.0f}M{x + a * w * 0.3:.0f} {y + b * h * 0.7:.0f}L{x + a * w * 0.3:.0f} {y + b * h:.0f}M{x + a * w * 0.65:.0f} {y + b * h * 0.3:.0f}L{x + a * w:.0f} {y + b * h * 0.35:.0f}" for a in (-1, 1) for b in (-1, 1)], INK, 1.3)  # fmt: skip
    p.add(f'<path d="{skin}" fill="{colour}" stroke="{INK}" stroke-width="1.6"/>')
    for dx, dy, r in holes:
        p.disc(x + dx * w, y + dy * h, r, r * 0.9, PALE, INK, 1.3)


def rings_in_grass(x: float, y: float, rx: float, ry: float, many: int, tall: float) -> list[str]:
    """Blades that lie down around a hollow, all one way."""
    return [
        f"M{x + rx * math.cos(a):.0f} {y + ry * math.sin(a):.0f}q{tall * 0.5 * math.cos(a + 0.9):.0f} {tall * 0.3 * math.sin(a + 0.9) - 3:.0f} {tall * math.cos(a + 1.2):.0f} {tall * 0.5 * math.sin(a + 1.2):.0f}"
        for a in (2 * math.pi * n / many for n in range(many))
    ]
