"""What the Watch left: white limestone, square-cut, a road with its milestones, and figures that hold up their hands."""

import itertools
import math
from collections.abc import Iterable, Sequence

from tools.seventh_continent_art.marks import FINGERS, THUMB, join
from tools.seventh_continent_art.plate import INK, Plate, Point

SKY, GLOW, SLACK, DEPTH, SLATE = "#d3e1e0", "#f2f1e3", "#7fa5a5", "#456b71", "#5d7b80"
CHALK, SHADE, ROAD, LICHEN, TURF, DARK = "#f3efe2", "#c3cdc9", "#fdfbf5", "#d39a2a", "#b7bf95", "#1d2b30"
HORIZON = 132
"""Where the sea ends on every card, so that neighbours join; no wave ever breaks the line."""
SHORE = 186
"""Where the land begins at the sides of most cards."""


def pavings(p: Plate, sides: Iterable[str]) -> None:
    """Lays half of the white road, three slabs between two kerbs, at each side with a way out: two halves make it whole."""
    join(
        p,
        sides,
        f'<path d="M158 0h84v21h-84z" fill="{SHADE}" stroke="{INK}" stroke-width="1.6"/><path d="M166 0h21v16h-21zM189 0h22v18h-22zM213 0h21v16h-21z" fill="{ROAD}" stroke="{INK}" stroke-width="1.2"/><path d="M159 8h6M235 6h6M171 9h9M195 12h10M218 6h10" stroke="{SLATE}" stroke-width="1"/><circle cx="228" cy="12" r="2.6" fill="{LICHEN}"/><circle cx="162" cy="14" r="2" fill="{LICHEN}"/>',
    )


# Sea, land, road


def slack(p: Plate, top: float = HORIZON, bottom: float = 400) -> None:
    """Dead slack: a sky without wind over a sea without a wave, ruled in level lines and nothing else."""
    p.add(f'<path d="M0 0h400v{top:g}H0z" fill="{SKY}"/><path d="M0 {top - 44:g}h400v44H0z" fill="{GLOW}"/>')
    p.lines([f"M0 {y:.1f}H400" for y in (top - 44 - 7.5 * n - n * n * 0.4 for n in range(9)) if y > 4], SLATE, 0.8, 0.45)  # fmt: skip
    p.add(f'<path d="M0 {top:g}h400V{bottom:g}H0z" fill="{SLACK}"/>')
    dark, light, y, gap = [f"M0 {top:g}H400"], list[str](), top + 4, 4.0
    while y < bottom:
        x = p.rng.uniform(-40, 10)
        while x < 400:
            long = p.rng.uniform(40, 150)
            (light if p.rng.random() < 0.3 else dark).append(f"M{x:.0f} {y:.0f}h{long:.0f}")
            x += long + p.rng.uniform(16, 60)
        y, gap = y + gap, gap + 0.5
    p.lines(dark, DEPTH, 1, 0.75)
    p.lines(light, GLOW, 1.4, 0.9)


def rock(
    p: Plate, x: float, y: float, wide: float, high: float, mirror: bool = True, fill: str = CHALK
) -> None:
    """A rock with its foot at the point, and in the water the same rock again, head down."""
    w = wide / 2
    lean = p.rng.uniform(-0.2, 0.2) * w
    if mirror:
        p.add(f'<path d="M{x - w:.0f} {y:.0f}L{x - w * 0.5 + lean:.0f} {y + high * 0.6:.0f}L{x + w * 0.5 + lean:.0f} {y + high * 0.55:.0f}L{x + w:.0f} {y:.0f}z" fill="{DEPTH}" opacity=".55"/>')  # fmt: skip
    p.add(f'<path d="M{x - w:.0f} {y:.0f}L{x - w * 0.8:.0f} {y - high * 0.5:.0f}L{x - w * 0.3 + lean:.0f} {y - high:.0f}L{x + w * 0.4 + lean:.0f} {y - high * 0.9:.0f}L{x + w * 0.9:.0f} {y - high * 0.4:.0f}L{x + w:.0f} {y:.0f}z" fill="{fill}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>')  # fmt: skip
    p.add(f'<path d="M{x + w * 0.4 + lean:.0f} {y - high * 0.9:.0f}L{x + w * 0.2:.0f} {y:.0f}H{x + w:.0f}L{x + w * 0.9:.0f} {y - high * 0.4:.0f}z" fill="{SHADE}"/>')  # fmt: skip
    p.lines([f"M{x - w:.0f} {y:.0f}h{wide:.0f}"], INK, 1.4)


def ground(
    p: Plate, top: float = SHORE, fill: str = CHALK, rise: Sequence[float] = (0, -5, 4, -4, 2, 0)
) -> None:
    """The land of the Watch: chalk with a thin turf, from its edge above the sea to the eye."""
    edge = [(-5 + 82 * n, top + dy) for n, dy in enumerate(rise)]
    p.land([(-5, 410), *edge, (405, 410)], fill, 3, 13, SLATE if fill == CHALK else "#7d8a63")


def turf(p: Plate, box: tuple[float, float, float, float], many: int, tall: float = 9) -> None:
    """Short dry grass; there is no wind, so that it stands."""
    x0, y0, x1, y1 = box
    drawn = []
    for _ in range(many):
        x, y = p.rng.uniform(x0, x1), p.rng.uniform(y0, y1)
        drawn.append(f"M{x:.0f} {y:.0f}v{-tall:g}M{x - 3:.0f} {y:.0f}l-2 {-tall * 0.7:.0f}M{x + 3:.0f} {y:.0f}l2 {-tall * 0.7:.0f}")  # fmt: skip
    p.lines(drawn, "#6f7d4c", 1.3, 0.9)


def lichen(p: Plate, points: Iterable[tuple[float, float, float]]) -> None:
    """Ochre lichen, in blots: it grows a finger in a lifetime, and only in clean air."""
    blots, rims = [], []
    for x, y, r in points:
        for n in range(7):
            a, far = p.rng.uniform(0, 6.3), r * p.rng.uniform(0.2, 1.15) * (n > 0)
            blots.append(f"M{x + far * math.cos(a):.1f} {y + far * 0.8 * math.sin(a):.1f}h.1")
        rims += [
            f"M{x + r * p.rng.uniform(-1.7, 1.7):.1f} {y + r * p.rng.uniform(-1.4, 1.4):.1f}h.1"
            for _ in range(4)
        ]
    p.add(f'<g stroke="{LICHEN}" stroke-linecap="round"><path d="{"".join(blots)}" stroke-width="6.4"/><path d="{"".join(rims)}" stroke-width="3"/></g>')  # fmt: skip
    p.add(f'<path d="{"".join(blots[::3])}" stroke="#ecc766" stroke-width="2.6" stroke-linecap="round"/>')


def road(p: Plate, left: Sequence[Point], right: Sequence[Point]) -> None:
    """The white road between two edges told from the far end to the near one, with its kerbs and the joints of its slabs."""
    outline = [*left, *reversed(right)]
    p.shape(outline, ROAD, SLATE, 1.4)
    joints = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(left, left[1:], right, right[1:], strict=False):
        for part in (0.0, 0.36, 0.7):
            joints.append(f"M{ax + (bx - ax) * part:.0f} {ay + (by - ay) * part:.0f}L{cx + (dx - cx) * part:.0f} {cy + (dy - cy) * part:.0f}")  # fmt: skip
    p.lines(joints, SHADE, 1.4)
    for side in (left, right):
        path = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in side)
        p.add(f'<path d="{path}" fill="none" stroke="{SLATE}" stroke-width="5"/><path d="{path}" fill="none" stroke="{CHALK}" stroke-width="2.6" stroke-dasharray="11 2"/>')  # fmt: skip


def milestone(p: Plate, x: float, foot: float, wide: float, high: float, strokes: int = 0, turn: float = 0) -> None:  # fmt: skip
    """A milestone, round above, with as many strokes as it tells; none tells nothing."""
    w, deep = wide / 2, wide * 0.26
    front = f"M{-w:.1f} 0V{-high + w:.1f}A{w:.1f} {w:.1f} 0 0 1 {w:.1f} {-high + w:.1f}V0z"
    side = f"M{w:.1f} 0V{-high + w:.1f}A{w:.1f} {w:.1f} 0 0 0 0 {-high:.1f}h{deep:.1f}A{w:.1f} {w:.1f} 0 0 1 {w + deep:.1f} {-high + w:.1f}V{-deep * 0.4:.1f}z"
    step = min(wide * 0.16, wide * 0.66 / max(1, strokes))
    cut = "".join(f"M{(n - (strokes - 1) / 2) * step:.1f} {-high * 0.66:.1f}v{high * 0.3:.1f}" for n in range(strokes))  # fmt: skip
    p.add(f'<g transform="translate({x:g} {foot:g})rotate({turn:g})" stroke-linejoin="round"><path d="{side}" fill="{SHADE}" stroke="{INK}" stroke-width="1.8"/><path d="{front}" fill="{ROAD}" stroke="{INK}" stroke-width="2.2"/>{f"""<path d="{cut}" stroke="{INK}" stroke-width="{step * 0.4:.1f}" stroke-linecap="round"/>""" if cut else ""}<path d="M{-w * 0.8:.1f} -5h{w * 0.7:.1f}M{w * 0.2:.1f} -9h{w * 0.5:.1f}" stroke="{SLATE}" stroke-width="1.2"/></g>')  # fmt: skip


def ashlar(
    p: Plate, x: float, y: float, wide: float, high: float, rows: int, blocks: float = 4, fill: str = CHALK
) -> None:
    """A wall of square-cut stone in courses, joints broken, as masons do who have time."""
    p.add(f'<path d="M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z" fill="{fill}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    step, long = high / rows, wide / blocks
    p.lines([f"M{x:g} {y + step * n:.1f}h{wide:g}" for n in range(1, rows)], SLATE, 1.4)
    joints = []
    for n in range(rows):
        at = long * (0.5 if n % 2 else 1)
        while at < wide - 2:
            joints.append(f"M{x + at:.1f} {y + step * n:.1f}v{step:.1f}")
            at += long
    p.lines(joints, SLATE, 1.1)


def sitting(p: Plate, x: float, y: float, size: float, flip: bool = False) -> None:
    """A gull that sits, as all of them do in the slack."""
    s, side = size / 40, -1 if flip else 1
    p.add(f'<g transform="translate({x:.0f} {y:.0f})scale({side * s:.2f} {s:.2f})" stroke="{INK}" stroke-width="2" stroke-linejoin="round"><path d="M-22 -7Q-8 -19 6 -14Q8 -25 15 -24Q21 -22 19 -14Q19 0 4 0H-10Q-18 0 -22 -7z" fill="#fdfdf8"/><path d="M-25 -9Q-10 -17 4 -9Q-8 -1 -25 -9z" fill="#8fa0a4"/><path d="M19 -19l8 2-8 2z" fill="{LICHEN}"/></g>')  # fmt: skip


# The figures


def open_hand(
    p: Plate, x: float, y: float, size: float, turn: float = 0, left: bool = False, fill: str = CHALK
) -> None:
    """An open hand of stone, its palm to whoever looks; a right hand has its thumb on the left."""

    def at(dx: float, dy: float) -> str:
        a, dx = math.radians(turn), -dx if left else dx
        return f"{x + (dx * math.cos(a) - dy * math.sin(a)) * size:.1f} {y + (dx * math.sin(a) + dy * math.cos(a)) * size:.1f}"

    fingers = "".join(f"M{at(fx * 0.62, 0)}L{at(fx, fy)}" for fx, fy in FINGERS)
    fingers += f"M{at(-0.06, 0.16)}L{at(*THUMB)}"
    palm = "M" + "L".join(at(*one) for one in ((-0.19, -0.08), (0.19, -0.06), (0.17, 0.2), (0.07, 0.3), (-0.09, 0.3), (-0.17, 0.16))) + "z"  # fmt: skip
    wide = size * 0.125
    p.add(f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{fingers}" stroke="{INK}" stroke-width="{wide + 3.6:.1f}"/><path d="{palm}" fill="{INK}" stroke="{INK}" stroke-width="{wide * 0.5 + 3.6:.1f}"/><path d="{fingers}" stroke="{fill}" stroke-width="{wide:.1f}"/><path d="{palm}" fill="{fill}" stroke="{fill}" stroke-width="{wide * 0.5:.1f}"/><path d="M{at(-0.1, 0.04)}L{at(0.12, 0.02)}M{at(-0.1, 0.13)}L{at(0.1, 0.1)}" stroke="{SLATE}" stroke-width="1.4"/></g>')  # fmt: skip


def arm(p: Plate, path: Sequence[Point], wide: float, fill: str = CHALK) -> None:
    """An arm of stone from its shoulder by its elbow to its wrist, cut square at the elbow."""
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in path)
    p.add(f'<g fill="none" stroke-linejoin="miter"><path d="{line}" stroke="{INK}" stroke-width="{wide + 4:.1f}" stroke-linecap="round"/><path d="{line}" stroke="{fill}" stroke-width="{wide:.1f}" stroke-linecap="round"/></g>')  # fmt: skip
    bands = []
    for (ax, ay), (bx, by) in itertools.pairwise(path):
        long = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / long * wide / 2, (ax - bx) / long * wide / 2
        bands += [f"M{ax + (bx - ax) * t + nx:.1f} {ay + (by - ay) * t + ny:.1f}L{ax + (bx - ax) * t - nx:.1f} {ay + (by - ay) * t - ny:.1f}" for t in (0.34, 0.7)]  # fmt: skip
    p.lines(bands, SLATE, 1.6)


def face(p: Plate, x: float, y: float, size: float, mouth: str = "shut") -> None:
    """The head of a figure: an egg of stone, a ridge for a nose and a brow, no eyes; its mouth shut, or open."""
    w, h = size * 0.38, size * 0.5
    p.disc(x, y, w, h, CHALK, INK, 2.2)
    p.add(f'<path d="M{x + w * 0.2:.1f} {y - h * 0.97:.1f}Q{x + w * 1.05:.1f} {y - h * 0.7:.1f} {x + w:.1f} {y:.1f}Q{x + w * 0.95:.1f} {y + h * 0.75:.1f} {x + w * 0.2:.1f} {y + h * 0.98:.1f}Q{x + w * 0.66:.1f} {y:.1f} {x + w * 0.2:.1f} {y - h * 0.97:.1f}z" fill="{SHADE}"/>')  # fmt: skip
    p.lines([f"M{x + w * (0.92 * math.cos(a)):.1f} {y + h * math.sin(a) * 0.98:.1f}h{-w * 0.34 * math.cos(a):.1f}" for a in (-0.9 + 0.15 * n for n in range(13))], SLATE, 1, 0.8)  # fmt: skip
    p.lines([f"M{x - w * 0.62:.1f} {y - h * 0.22:.1f}Q{x - w * 0.3:.1f} {y - h * 0.4:.1f} {x - w * 0.08:.1f} {y - h * 0.16:.1f}L{x - w * 0.14:.1f} {y + h * 0.28:.1f}H{x + w * 0.12:.1f}M{x + w * 0.62:.1f} {y - h * 0.22:.1f}Q{x + w * 0.3:.1f} {y - h * 0.4:.1f} {x + w * 0.06:.1f} {y - h * 0.16:.1f}"], INK, max(1.6, size * 0.035))  # fmt: skip
    if mouth == "shut":
        p.lines([f"M{x - w * 0.3:.1f} {y + h * 0.56:.1f}h{w * 0.6:.1f}"], INK, max(1.6, size * 0.035))
    else:
        p.disc(x, y + h * 0.56, w * 0.24, h * 0.13, DARK, INK, 1.6)


def robe(p: Plate, x: float, foot: float, high: float, wide: float) -> None:
    """The body of a figure from its feet to its shoulders: a column of drums that somebody has given folds."""
    w, s = wide / 2, wide * 0.44
    outline = f"M{x - w:.1f} {foot:g}L{x - w * 0.7:.1f} {foot - high * 0.55:.1f}L{x - s:.1f} {foot - high * 0.88:.1f}Q{x - s * 0.9:.1f} {foot - high:.1f} {x - s * 0.3:.1f} {foot - high:.1f}H{x + s * 0.3:.1f}Q{x + s * 0.9:.1f} {foot - high:.1f} {x + s:.1f} {foot - high * 0.88:.1f}L{x + w * 0.7:.1f} {foot - high * 0.55:.1f}L{x + w:.1f} {foot:g}z"
    p.add(f'<path d="{outline}" fill="{CHALK}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>')
    p.add(f'<path d="M{x + w * 0.3:.1f} {foot:g}L{x + w * 0.24:.1f} {foot - high * 0.55:.1f}L{x + s * 0.5:.1f} {foot - high * 0.97:.1f}Q{x + s * 0.92:.1f} {foot - high * 0.98:.1f} {x + s:.1f} {foot - high * 0.88:.1f}L{x + w * 0.7:.1f} {foot - high * 0.55:.1f}L{x + w:.1f} {foot:g}z" fill="{SHADE}"/>')  # fmt: skip
    p.lines([f"M{x + w * (0.97 - 0.3 * k / 9):.1f} {foot - high * 0.55 * k / 9:.1f}h{-w * 0.3:.1f}" for k in range(1, 10)] + [f"M{x + w * (0.68 + 0.14 * k / 5):.1f} {foot - high * (0.55 + 0.35 * k / 5):.1f}h{-w * 0.26:.1f}" for k in range(1, 6)], SLATE, 0.9, 0.7)  # fmt: skip
    p.lines([f"M{x + w * t:.1f} {foot:g}L{x + w * t * 0.55:.1f} {foot - high * 0.52:.1f}" for t in (-0.66, -0.34, 0, 0.34, 0.66)], SLATE, 1.5)  # fmt: skip
    p.lines([f"M{x - w * (1 - 0.55 * k):.1f} {foot - high * k:.1f}Q{x:.1f} {foot - high * k + 7:.1f} {x + w * (1 - 0.55 * k):.1f} {foot - high * k:.1f}" for k in (0.2, 0.4)] + [f"M{x - w * 0.7:.1f} {foot - high * 0.56:.1f}Q{x:.1f} {foot - high * 0.56 + 9:.1f} {x + w * 0.7:.1f} {foot - high * 0.56:.1f}"], SLATE, 1.8)  # fmt: skip


def plinth(p: Plate, x: float, foot: float, wide: float, high: float) -> None:
    """The block a figure stands on, its step and its band; on it the square where a label was pasted."""
    ashlar(p, x - wide / 2, foot - high, wide, high, 2, 3, CHALK)
    p.add(f'<path d="M{x - wide * 0.58:.1f} {foot - high:g}h{wide * 1.16:.1f}v{-high * 0.2:.1f}h{-wide * 1.16:.1f}zM{x - wide * 0.6:.1f} {foot:g}h{wide * 1.2:.1f}v{high * 0.18:.1f}h{-wide * 1.2:.1f}z" fill="{ROAD}" stroke="{INK}" stroke-width="2"/><path d="M{x + wide * 0.2:.1f} {foot - high:g}h{wide * 0.3:.1f}v{high:g}h{-wide * 0.3:.1f}z" fill="{SLATE}" opacity=".25"/><path d="M{x - wide * 0.14:.1f} {foot - high * 0.78:.1f}h{wide * 0.28:.1f}v{high * 0.36:.1f}l{-wide * 0.08:.1f} {high * 0.1:.1f}h{-wide * 0.2:.1f}z" fill="#e6d3a6" stroke="{INK}" stroke-width="1.2"/>')  # fmt: skip


Arm = tuple[tuple[Point, ...], float | None]
"""An arm from its shoulder to its wrist, in parts of the figure's height, and the angle of its hand, if that is seen."""


def guardian(
    p: Plate, x: float, foot: float, high: float, arms: Sequence[Arm], mouth: str = "shut", hand: float = 0.2
) -> None:
    """A figure of the Watch on its feet; where its arms go is what it says."""
    robe(p, x, foot, high * 0.74, high * 0.4)
    p.shape([(x - high * 0.06, foot - high * 0.72), (x - high * 0.055, foot - high * 0.8), (x + high * 0.055, foot - high * 0.8), (x + high * 0.06, foot - high * 0.72)], SHADE, wide=1.8)  # fmt: skip
    face(p, x, foot - high * 0.87, high * 0.27, mouth)
    for points, turn in arms:
        placed = [(x + dx * high, foot - dy * high) for dx, dy in points]
        arm(p, placed, high * 0.085)
        if turn is not None:
            reach = high * hand * 0.3
            across, down = placed[-1]
            a = math.radians(turn)
            open_hand(p, across + reach * math.sin(a), down - reach * math.cos(a), high * hand, turn, points[0][0] > 0)  # fmt: skip
