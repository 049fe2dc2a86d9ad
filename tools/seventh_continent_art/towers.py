"""Places of sheet 6, the Sounding Towers: bone, clay, and wind that has been given something to say."""

import math
from collections.abc import Iterable, Sequence

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import (
    BONE,
    CLAY,
    PELT,
    bone,
    boulder,
    horn,
    pole,
)
from tools.seventh_continent_art.marks import bowl, hand, join
from tools.seventh_continent_art.plate import INK, PALE, Drawing, Plate

SKY, HAZE, DUST, SAND, EARTH = "#ece3cc", "#f7f1e0", "#dcc49a", "#c9a878", "#a9764c"
WALL, COURSE, DARK, STRAW, WOOD, LINEN = "#d8b48a", "#9c6a44", "#2f211a", "#d9b968", "#8a6436", "#fbf7ea"
HORIZON = 232
"""Where the plain ends on every card, so that neighbours join."""


def shards(p: Plate, sides: Iterable[str]) -> None:
    """Lays half a disc of baked clay with two bones at the middle of each side with a way out: two halves make it whole."""
    join(
        p,
        sides,
        f'<path d="M162 0q4 23 38 23t38-23z" fill="{CLAY}" stroke="{INK}" stroke-width="1.6"/><path d="M176 0q3 12 24 12t24-12z" fill="#d99a6c" stroke="{INK}" stroke-width="1"/><path d="M196 0v9M204 0v9" stroke="{INK}" stroke-width="5.400"/><path d="M196 0v8M204 0v8" stroke="{BONE}" stroke-width="3.200" stroke-linecap="round"/><path d="M170 9l7 3M184 19l3-6M214 13l4 5M224 10l6-2" stroke="{INK}" stroke-width=".9" opacity=".7"/>',
    )


# Ground, wind, walls


def wind(p: Plate, bottom: float = HORIZON, strong: int = 9, fill: str = SKY) -> None:
    """The sky over the towers: nothing in it but wind, drawn out in long lines that curl at the end."""
    p.add(f'<path d="M0 0h400v{bottom + 4:g}H0z" fill="{fill}"/>')
    p.add(f'<path d="M0 {bottom - 54:g}Q140 {bottom - 78:g} 400 {bottom - 50:g}V{bottom + 4:g}H0z" fill="{HAZE}"/>')  # fmt: skip
    drawn = []
    for n in range(strong):
        y = 16 + n * (bottom - 50) / strong + p.rng.uniform(-5, 5)
        x, long = p.rng.uniform(-40, 190), p.rng.uniform(110, 220)
        curl = p.rng.uniform(8, 15)
        drawn.append(f"M{x:.0f} {y:.0f}q{long * 0.3:.0f} -9 {long * 0.55:.0f} 0t{long * 0.45:.0f} -2q{curl:.0f} {-curl * 0.4:.0f} {curl * 0.5:.0f} {-curl:.0f}t{-curl:.0f} {curl * 0.3:.0f}")  # fmt: skip
        drawn.append(f"M{x + 20:.0f} {y + 7:.0f}q{long * 0.3:.0f} -7 {long * 0.5:.0f} 0")
    p.lines(drawn, "#b39a72", 1.6, 0.9)


def plain(p: Plate, top: float = HORIZON, fill: str = DUST, far: Sequence[tuple[float, float]] = ()) -> None:
    """The plain, swept; along its edge other towers, each too far to be read."""
    for x, high in far:
        p.shape([(x - high * 0.17, top + 4), (x - high * 0.12, top - high), (x + high * 0.12, top - high), (x + high * 0.17, top + 4)], "#cdb896", "#a08a64", 1.2)  # fmt: skip
        p.lines([f"M{x:.0f} {top - high * 0.72:.0f}v{high * 0.2:.0f}"], "#8a744e", 2)
    p.land([(-5, 410), (-5, top + 2), (110, top - 3), (230, top + 4), (330, top - 2), (405, top + 2), (405, 410)], fill, 2, 11, "#a98a5c")  # fmt: skip
    cracks = []
    for _ in range(9):
        x, y = p.rng.uniform(10, 380), p.rng.uniform(top + 30, 390)
        cracks.append(f"M{x:.0f} {y:.0f}l{p.rng.uniform(8, 20):.0f} {p.rng.uniform(-5, 5):.0f} {p.rng.uniform(6, 14):.0f} {p.rng.uniform(-6, 6):.0f}")  # fmt: skip
    p.lines(cracks, "#8a6c42", 1.4, 0.8)


def tower(
    p: Plate,
    x: float,
    foot: float,
    wide: float,
    high: float,
    fill: str = WALL,
    lip: float = 1.1,
    taper: float = 0.7,
    studded: bool = True,
) -> None:
    """A round tower of clay with courses of bone in it, open above: its mouth is where the wind goes in."""
    low, top, ry = wide / 2, wide / 2 * taper, wide * 0.09
    outline = f"M{x - low:.1f} {foot:g}L{x - top:.1f} {foot - high:g}H{x + top:.1f}L{x + low:.1f} {foot:g}Q{x:g} {foot + ry * 1.6:.1f} {x - low:.1f} {foot:g}z"
    p.add(f'<path d="{outline}" fill="{fill}" stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>')
    rows = max(4, int(high / 26))
    courses, studs = [], []
    for n in range(1, rows):
        along = n / rows
        half, y = low + (top - low) * along, foot - high * along
        courses.append(f"M{x - half:.1f} {y:.1f}q{half:.1f} {ry * (1.5 - along):.1f} {2 * half:.1f} 0")
        if n % 2 and studded:
            for k in range(7):
                across = -0.84 + k * 0.28
                studs.append(f"M{x + half * across:.1f} {y + ry * (0.75 - along * 0.5) * (1 - across * across) - 4:.1f}v-5")  # fmt: skip
    p.lines(courses, COURSE, 1.4, 0.9)
    if studs:
        p.add(f'<path d="{"".join(studs)}" stroke="{INK}" stroke-width="6.400" stroke-linecap="round"/><path d="{"".join(studs)}" stroke="{BONE}" stroke-width="4" stroke-linecap="round"/>')  # fmt: skip
    shade = f"M{x + low * 0.35:.1f} {foot + ry * 0.7:.1f}L{x + top * 0.35:.1f} {foot - high:g}H{x + top:.1f}L{x + low:.1f} {foot:g}z"
    p.hatch(shade, 86, 6, INK, 0.9, 0.5, (x, foot - high, x + low, foot + ry))
    p.disc(x, foot - high, top * lip, ry * 0.9 + 3, fill, INK, 2.2)
    p.disc(x, foot - high, top * lip * 0.78, ry * 0.6 + 2, DARK, INK, 1.4)


def slit(p: Plate, x: float, y: float, wide: float, high: float) -> None:
    """A slit that the wind speaks through, its sill a little wider."""
    p.add(f'<path d="M{x - wide / 2:.1f} {y:g}v{-high * 0.86:.1f}q{wide / 2:.1f} {-high * 0.22:.1f} {wide:.1f} 0v{high * 0.86:.1f}z" fill="{DARK}" stroke="{INK}" stroke-width="1.6"/>')  # fmt: skip
    p.lines([f"M{x - wide * 0.9:.1f} {y + 2:g}h{wide * 1.8:.1f}"], INK, 3.4)


def door(p: Plate, x: float, foot: float, wide: float, high: float, inside: str = DARK) -> None:
    """A low arch."""
    p.add(f'<path d="M{x - wide / 2:.1f} {foot:g}v{-high * 0.6:.1f}a{wide / 2:.1f} {high * 0.4:.1f} 0 0 1 {wide:.1f} 0v{high * 0.6:.1f}z" fill="{inside}" stroke="{INK}" stroke-width="2.4"/>')  # fmt: skip


def sound(p: Plate, x: float, y: float, radii: Sequence[float], side: int = 1, colour: str = INK, wide: float = 2.6) -> None:  # fmt: skip
    """Sound that goes out of a mouth to one side."""
    p.lines([f"M{x + side * r * 0.8:.0f} {y - r * 0.6:.0f}Q{x + side * r * 1.22:.0f} {y:.0f} {x + side * r * 0.8:.0f} {y + r * 0.6:.0f}" for r in radii], colour, wide, 0.85)  # fmt: skip


def hat(p: Plate, x: float, y: float, size: float, kind: int, turn: float = 0) -> None:
    """A hat of one of five kinds; the middle of its brim lies at the point."""
    s = size / 40
    shapes = (
        ("M-22 0h44v5h-44zM-12 0v-26h24v26z", "#2f2a27"),
        ("M-24 2q24 8 48 0l-12 -4q0 -18 -12 -18t-12 18z", "#8a6436"),
        ("M-20 0q20 8 40 0l-6 -4q-2 -16 -14 -16t-14 16z", "#57606a"),
        ("M-28 2q28 10 56 0l-16 -5q0 -10 -12 -10t-12 10z", "#d9b968"),
        ("M-18 0q18 6 36 0l4 6h-16q-8 4 -24 -6zM-16 0q0 -18 17 -18t15 18z", "#27384f"),
    )
    path, colour = shapes[kind % 5]
    p.add(f'<g transform="translate({x:.0f} {y:.0f})rotate({turn:.0f})scale({s:.2f})"><path d="{path}" fill="{colour}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/><path d="M-11 -6h22" stroke="#c9ab7c" stroke-width="3"/></g>')  # fmt: skip


def gull(p: Plate, x: float, y: float, size: float, crying: bool = True, flip: bool = False) -> None:
    """A gull from its side; beak open or shut."""
    side, s = -1 if flip else 1, size / 60
    beak = "M25 -25L40 -32M25 -22L39 -17" if crying else "M25 -23L38 -21"
    p.add(f'<g transform="translate({x:.0f} {y:.0f})scale({side * s:.2f} {s:.2f})" stroke="{INK}" stroke-width="2" stroke-linejoin="round"><path d="M-4 2v14M4 2v14M-8 16h6M0 16h6" fill="none" stroke="#b5714a" stroke-width="2.400"/><path d="M-38 -2Q-16 -20 6 -18Q10 -34 20 -32Q28 -30 26 -20Q24 0 6 6Q-12 8 -38 -2z" fill="{LINEN}"/><path d="M-42 -4Q-20 -18 4 -10Q-14 2 -42 -4z" fill="#8d949a"/><path d="{beak}" fill="none" stroke="#c98a2c" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="-25" r="1.800" fill="{INK}"/></g>')  # fmt: skip


# The highest row: a tongue, a whistle, a nest


def tongue(p: Plate) -> None:
    """A spur with a groove worn into it by rope, its edge padded with moss; something was lowered here every evening, gently."""
    wind(p, 400, 11)
    p.land([(-5, 410), (-5, 366), (90, 350), (200, 362), (300, 348), (405, 360), (405, 410)], "#cdb896", 4, 9, "#a08a64")  # fmt: skip
    for x, y, rx in ((90, 330, 80), (320, 322, 90)):
        p.disc(x, y, rx, 16, HAZE, "#cdb896", 1.2)
    spur = p.shape([(-5, 132), (110, 120), (230, 124), (300, 136), (346, 158), (352, 178), (330, 192), (280, 198), (220, 226), (150, 244), (60, 290), (-5, 330)], WALL, INK, 2.4)  # fmt: skip
    p.hatch(spur, 70, 9, COURSE, 1.1, 0.7, (-5, 196, 352, 330))
    top = p.shape([(-5, 132), (110, 120), (230, 124), (300, 136), (346, 158), (352, 178), (300, 168), (190, 162), (80, 168), (-5, 178)], "#e6c89c", INK, 1.8)  # fmt: skip
    p.hatch(top, 3, 9, COURSE, 0.8, 0.4, (-5, 118, 352, 180))
    for n, y in enumerate((140, 146, 152)):  # the groove, as three ropes made it
        p.lines([f"M-5 {y}Q170 {y - 10} 300 {y + 2}Q340 {y + 8} {346 + n * 5} {172 + n * 3}"], DARK, 5 - n * 0.6, 0.85)  # fmt: skip
        p.lines([f"M-5 {y + 3}Q170 {y - 7} 300 {y + 5}"], "#f7e3bc", 1.2, 0.8)
    for x, y, r in (
        (330, 148, 15),
        (346, 160, 16),
        (352, 178, 14),
        (338, 190, 13),
        (312, 140, 11),
    ):  # padded with moss, and fresh
        p.disc(x, y, r, r * 0.72, "#7f9a4c", INK, 1.6)
        p.lines([f"M{x - r * 0.6:.0f} {y:.0f}q4 -6 8 0q4 -6 8 0"], "#c9d68c", 1.6)
    pole(p, "M64 146V104", 9, BONE)  # a peg, and a sling of sinew on it
    p.disc(64, 102, 9, 7, BONE, INK, 1.8)
    p.lines(
        ["M64 112q-24 24 -12 46q14 16 28 -2q8 -22 -16 -44M52 140h30M54 152h26M60 124l14 34M72 126l-14 32"],
        INK,
        2.4,
    )
    boulder(p, 168, 136, 44, 22, "#d0b48c")
    for x, high in ((236, 34), (286, 26)):  # the valley, and towers in it
        p.shape([(x - high * 0.2, 362), (x - high * 0.13, 362 - high), (x + high * 0.13, 362 - high), (x + high * 0.2, 362)], "#cdb896", "#a08a64", 1.2)  # fmt: skip


def great_whistle(p: Plate, clear: bool = False) -> None:
    """A shaft in the hill with a whistle's lip, stopped with hats; once it is clear, some of them come back to its rim."""
    wind(p, 150, 9 if clear else 5)
    p.land(
        [(-5, 410), (-5, 150), (90, 118), (210, 104), (320, 120), (405, 148), (405, 410)],
        DUST,
        2,
        11,
        "#a98a5c",
    )
    p.disc(200, 262, 188, 104, "#e6cfa6", INK, 2.4)
    p.disc(200, 262, 160, 84, WALL, INK, 2.4)
    shaft = "M40 262a160 84 0 0 1 320 0q-14 84 -160 86t-160 -86z"
    p.hatch(shaft, 90, 9, COURSE, 1.2, 0.7, (40, 176, 360, 350))
    for k in (0, 1, 2):
        p.lines(
            [f"M{48 + k * 6} {276 + k * 18}Q200 {214 + k * 22} {352 - k * 6} {276 + k * 18}"], COURSE, 1.8
        )
    p.disc(200, 296, 128, 48, DARK, "none", 0)
    p.add(
        f'<path d="M150 178Q200 170 250 178L236 222Q200 214 164 222z" fill="{LINEN}" stroke="{INK}" stroke-width="2.400"/><path d="M164 222Q200 214 236 222L230 240Q200 232 170 240z" fill="{DARK}"/>'
    )  # the lip
    if clear:
        for n, r in enumerate((30, 62, 94, 126)):
            p.disc(200, 296 - n * 26, r, r * 0.34, "none", LINEN if n < 2 else INK, 3)
        p.lines(["M60 130Q120 60 200 60T340 130M30 90Q110 16 200 16T370 90"], INK, 2.8, 0.8)
        for n, (x, y, turn) in enumerate(((52, 330, -12), (98, 362, 8), (306, 364, -8), (352, 328, 14), (30, 262, -4), (372, 266, 6))):  # fmt: skip
            hat(p, x, y, 52, n, turn)
    else:
        spots = [(200 + 108 * math.cos(n * 2.4) * (0.35 + n % 3 * 0.3), 296 + 36 * math.sin(n * 2.4) * (0.35 + n % 3 * 0.3)) for n in range(19)]  # fmt: skip
        for n, (across, down) in enumerate(sorted(spots, key=lambda one: one[1])):
            hat(p, across, down, 50, n, n * 47 % 70 - 35)
        p.lines(
            [f"M{92 + n * 17} {300 + n * 13 % 34}l{12 - n % 5 * 6} {-9 - n % 3 * 5}" for n in range(13)],
            STRAW,
            2.6,
        )
        p.sign("feather", 258, 276, 34, LINEN, 30)
        p.lines(["M118 318q14 -10 24 2t24 -4"], "#a33b5c", 4)
        hat(p, 352, 372, 50, 3, -14)


def nest_in_the_pipe(p: Plate) -> None:
    """Here gulls cry: all the others have left it here to be kept."""
    wind(p, strong=7)
    plain(p, far=((40, 60), (364, 44)))
    pipe = p.shape([(405, 112), (168, 132), (168, 330), (405, 372)], "#c98f66", INK, 2.4)
    p.hatch(pipe, 4, 11, COURSE, 1.1, 0.6, (168, 112, 405, 372))
    for x in (230, 300, 372):
        p.lines([f"M{x} {127 - (x - 168) * 0.085:.0f}q-16 100 0 {218 + (x - 168) * 0.26:.0f}"], INK, 2, 0.8)
    p.disc(168, 231, 76, 104, "#efdcb6", INK, 3)
    p.disc(166, 231, 62, 88, DARK, INK, 2)
    for n in range(40):  # a nest of straw and hair
        a = math.pi * (0.04 + 0.92 * n / 39)
        across, down = 166 + 66 * math.cos(a), 262 + 54 * math.sin(a)
        p.add(f'<path d="M{across - 18:.0f} {down + 4 - n % 5 * 3:.0f}q18 {-8 + n % 4 * 4} 38 {2 - n % 3 * 3}" fill="none" stroke="{(STRAW, "#a97f4b", "#c9ab7c")[n % 3]}" stroke-width="4" stroke-linecap="round"/>')  # fmt: skip
    p.disc(166, 276, 58, 26, "#a97f4b", INK, 1.8)
    for x, y in ((140, 274), (164, 280), (190, 274)):
        p.disc(x, y, 13, 16, "#dfe3d8", INK, 1.8)
        p.stipple([(x - 8, y - 10), (x + 8, y + 8)], 6, "#6d6056")
    gull(p, 168, 236, 84, True, True)
    gull(p, 74, 132, 68, True)
    gull(p, 262, 96, 66, True, True)
    gull(p, 70, 364, 76, True)
    for x, y, side in ((118, 108, 1), (214, 72, -1), (104, 206, -1), (122, 336, 1)):
        sound(p, x, y, (10, 20, 30), side, "#8b3a20", 2.6)


# The second row: noon, silence, a gate in the air, two that are one, a kitchen


def noon_tower(p: Plate) -> None:
    """A square tower without a window; at noon its shadow comes home, covers the door to the inch, and it sounds."""
    wind(p, strong=4)
    p.sun(112, 44, 21)
    plain(p, fill="#d0bb88", far=((44, 36), (370, 46)))
    front = p.shape([(136, 362), (142, 96), (238, 96), (244, 362)], WALL, INK, 2.4)
    side = p.shape([(244, 362), (238, 96), (282, 84), (294, 346)], "#b98a5c", INK, 2.4)
    p.hatch(side, 88, 7, INK, 1, 0.5, (238, 84, 294, 362))
    rows = [f"M{142 - (y - 96) * 0.022:.0f} {y}H{238 + (y - 96) * 0.022:.0f}L{282 + (y - 96) * 0.046:.0f} {y - 12 - (y - 96) * 0.008:.0f}" for y in range(124, 360, 28)]  # fmt: skip
    p.lines(rows, COURSE, 1.6)
    p.hatch(front, 90, 24, COURSE, 1, 0.4, (136, 96, 244, 362))
    p.shape([(126, 98), (132, 80), (186, 70), (290, 68), (298, 84), (240, 100)], "#dcbc92", INK, 2.4)
    p.shape([(150, 92), (160, 80), (270, 78), (240, 92)], DARK, INK, 1.6)
    p.shape([(160, 362), (160, 264), (220, 264), (220, 362)], "#8a6436", INK, 2.6)
    p.lines(["M180 264v98M200 264v98"], INK, 1.6)
    p.disc(212, 316, 4, 4, "#d8b04a", wide=1.4)
    p.add('<path d="M160 264h60v98h-60z" fill="#1c120c" opacity=".72"/>')  # the shadow, to the inch
    p.add('<path d="M160 362h60l6 12h-72z" fill="#1c120c" opacity=".5"/>')
    for r in (30, 50, 70):
        p.lines([f"M{212 - r * 1.3:.0f} {64 - r * 0.2:.0f}Q212 {64 - r:.0f} {212 + r * 1.3:.0f} {64 - r * 0.2:.0f}"], INK, 2.6, 0.85)  # fmt: skip
    for n in range(15):  # a ring of mushrooms
        a = math.pi * (0.0 + n / 14)
        x, y = 208 - 158 * math.cos(a), 352 + 38 * math.sin(a)
        if 168 < x < 232:
            continue
        p.shape([(x - 4, y), (x - 3, y - 12), (x + 3, y - 12), (x + 4, y)], LINEN, wide=1.2)
        p.add(
            f'<path d="M{x - 13:.0f} {y - 11:.0f}q13 -18 26 0z" fill="#b5714a" stroke="{INK}" stroke-width="1.500"/>'
        )


def unheard_tower(p: Plate) -> None:
    """The picture that hides a number: everything that its regions tell can be counted, and nothing else."""
    p.add(f'<path d="M0 0h400v400H0z" fill="{SKY}"/>')
    p.shape([(0, 400), (14, 0), (386, 0), (400, 400)], "#cfa57c", INK, 2.2)  # the tower, cut open
    p.lines(
        [f"M{12 - y * 0.03:.0f} {y}h34M{388 + y * 0.03:.0f} {y}h-34" for y in range(30, 400, 30)], COURSE, 1.8
    )
    wall = p.shape([(46, 262), (52, 44), (348, 44), (354, 262)], "#e6cfa6", INK, 2.4)
    p.hatch(wall, 0, 21, COURSE, 0.9, 0.35, (46, 44, 354, 262))
    for x in (110, 170, 230, 290):  # four slits, each the height of somebody standing, towards the moor
        p.add(f'<path d="M{x - 12} 158V90q12 -18 24 0v68z" fill="#f7f1e0" stroke="{INK}" stroke-width="2.600"/><path d="M{x - 11} 157v-16q11 -6 22 0v16z" fill="#8a6a86"/>')  # fmt: skip
    p.shape([(62, 234), (338, 234), (344, 248), (56, 248)], LINEN, INK, 2.2)
    for n in range(9):  # nine bones on the sill, from the longest to the shortest
        long = 62 - n * 5
        bone(p, 86 + n * 28.4, 233 - long / 2, long, 90)
    p.lines(
        [f"M{66 + n * 12} {229 - n * 7 % 9}v-{3 + n * 5 % 5}" for n in range(23)], "#a98a5c", 1.6
    )  # dust that jumps
    p.shape([(46, 262), (354, 262), (378, 326), (22, 326)], "#c9b48c", INK, 2)
    for n in range(8):  # eight flagstones, three of them licked
        row, column = divmod(n, 4)
        top, foot = (264, 292) if row == 0 else (294, 325)
        half, low = (152, 163) if row == 0 else (164, 176)
        x0, x1 = 200 - half + column * half / 2, 200 - half + (column + 1) * half / 2
        z0, z1 = 200 - low + column * low / 2, 200 - low + (column + 1) * low / 2
        licked = n in (1, 6, 7)
        p.shape([(x0 + 2, top), (x1 - 2, top), (z1 - 2, foot), (z0 + 2, foot)], "#f1ead8" if licked else "#b39a72", INK, 1.6)  # fmt: skip
        if licked:
            p.lines([f"M{(x0 + x1) / 2 - 20:.0f} {foot - 9}q12 -14 26 -12M{(x0 + x1) / 2 - 8:.0f} {foot - 7}q10 -10 22 -10"], "#8fbdb0", 3)  # fmt: skip
    pole(p, "M40 62H360", 11, "#8a6436")
    for x, foot in ((70, 132), (330, 226)):  # two ropes; in the longer six knots
        p.add(f'<path d="M{x} 62V{foot}" stroke="{INK}" stroke-width="6.400"/><path d="M{x} 62V{foot}" stroke="#d9b968" stroke-width="3.600" stroke-dasharray="5 2"/>')  # fmt: skip
    for n in range(6):
        p.disc(330, 90 + n * 24, 7, 6, "#d9b968", INK, 2)
    for n in range(5):  # five steps
        y, half = 326 + n * 15, 88 + n * 20
        p.shape([(200 - half, y), (200 + half, y), (200 + half + 5, y + 15), (200 - half - 5, y + 15)], ("#ecd9b4", "#d8bd8e")[n % 2], INK, 1.8)  # fmt: skip
        p.add(f'<path d="M{172 - n * 2} {y + 1}q28 10 {56 + n * 4} 0z" fill="#b39a72"/>')  # hollowed by feet


def hanging_gate(p: Plate) -> None:
    """A gate hung between two towers, three storeys up, for what flies or climbs."""
    wind(p)
    plain(p, far=((200, 46), (236, 30)))
    for x in (78, 322):
        tower(p, x, 372, 124, 330, WALL, 1.06, 0.8)
        for y in (330, 244):
            slit(p, x, y, 12, 34)
    for y in (118, 206):
        for x in (128, 272):
            p.disc(x, y, 7, 7, "#57504a", INK, 2)
    pole(p, "M140 108V220M260 104V216", 8, "#a97f4b")
    for y in (116, 142, 168, 194, 214):
        pole(p, f"M142 {y + 2}L258 {y - 2}", 6, "#c9975c")
    pole(p, "M144 212L256 116", 5, "#c9975c")
    p.lines(["M128 118h12M128 206h12M260 118h12M260 206h12"], INK, 6)
    p.add(f'<path d="M246 160h22v14h-22z" fill="#c79a3c" stroke="{INK}" stroke-width="1.8"/>')
    pole(p, "M222 232L214 176M252 230L246 174", 5, "#c9ab7c")  # a stile beside it
    for n in range(3):
        pole(p, f"M{217 + n} {192 + n * 15}h34", 5, "#c9ab7c")
    p.sign("feather", 234, 176, 30, "#57504a", 20)
    p.lines([f"M{176 + k * 3} 116q-4 10 0 20" for k in range(4)], PELT, 2)
    p.add('<path d="M150 372h100l14 26h-128z" fill="#8a6c42" opacity=".5"/>')  # its shadow on the ground
    p.lines(["M160 378h80M152 386h96M146 394h108M176 372l-12 26M224 372l12 26"], "#6d5230", 3, 0.7)


def two_towers(p: Plate) -> None:
    """Nobody can say which of them it was: two towers, one note between them."""
    wind(p, strong=5)
    plain(p)
    for x, high in ((96, 286), (304, 286)):
        tower(p, x, 364, 112, high, WALL if x < 200 else "#cfa57c", 1.14, 0.74)
        slit(p, x, 190, 16, 50)
        door(p, x, 366, 36, 54)
    p.disc(200, 168, 17, 14, DARK, INK, 2)  # the note
    p.lines(["M216 168V100q18 6 20 26"], DARK, 5)
    for r in (34, 50, 66):
        p.lines([f"M{200 - r} {168 - r * 0.5:.0f}q{-r * 0.2:.0f} {r * 0.5:.0f} 0 {r:.0f}M{200 + r} {168 - r * 0.5:.0f}q{r * 0.2:.0f} {r * 0.5:.0f} 0 {r:.0f}"], INK, 2.6, 0.85)  # fmt: skip
    pole(p, "M200 366V286", 16, "#a97f4b")  # a post half way, polished by foreheads
    p.disc(200, 302, 8, 12, "#f1dfae", INK, 1.4)
    p.disc(200, 284, 13, 6, "#c9975c", INK, 2)
    p.lines(["M150 372h100"], "#8a6c42", 2)


def winter_kitchen(p: Plate) -> None:
    """A cave of bones, sorted, boiled, labelled with notches, dishcloths on a line: not a lair, a larder."""
    p.add('<path d="M0 0h400v400H0z" fill="#6d4c36"/>')
    p.hatch("M0 0h400v400H0z", 28, 9, DARK, 1, 0.5)
    cave = "M34 330V150Q60 40 200 34T366 150V330z"
    p.add(f'<path d="{cave}" fill="#3b2a20" stroke="{DARK}" stroke-width="3"/>')
    for row in range(7):  # long with long
        for n in range(4 - row // 2):
            bone(p, 70 + n * 30 + row % 2 * 12, 318 - row * 17, 48, (-4, 5)[n % 2])
    for row in range(4):  # skulls that look over
        for n in range(3 - row // 2):
            x, y = 296 + n * 34 - row % 2 * 14, 326 - row * 34
            for side in (-1, 1):
                horn(p, x + side * 8, y - 30, 22, side * 14, side < 0)
            p.add(f'<path d="M{x - 14:.0f} {y - 32}Q{x:.0f} {y - 42} {x + 14:.0f} {y - 32}L{x + 6:.0f} {y - 2}H{x - 6:.0f}z" fill="{BONE}" stroke="{INK}" stroke-width="1.600"/><path d="M{x - 10:.0f} {y - 26}l7 3-3 5zM{x + 10:.0f} {y - 26}l-7 3 3 5z" fill="{DARK}"/>')  # fmt: skip
    for n in range(9):  # round with round
        p.disc(152 + n % 5 * 24 + n // 5 * 12, 300 - n // 5 * 22, 12, 11, BONE, INK, 1.6)
        p.disc(152 + n % 5 * 24 + n // 5 * 12, 300 - n // 5 * 22, 4, 4, DARK, "none", 0)
    for x, y, many in ((60, 178, 3), (200, 244, 2), (330, 178, 4)):  # labels, with notches
        p.shape([(x - 22, y), (x + 22, y), (x + 22, y + 16), (x - 22, y + 16)], "#a97f4b", wide=1.6)
        p.lines([f"M{x - 10 + k * 7} {y + 3}v10" for k in range(many)], DARK, 2.6)
    p.lines(["M70 104Q200 128 332 104"], "#d9b968", 3)  # dishcloths on a line
    for n, x in enumerate((108, 160, 212, 264)):
        p.shape([(x, 112 + n % 3 * 2), (x + 36, 114), (x + 34, 160), (x + 2, 158)], LINEN, wide=1.6)
        p.lines([f"M{x + 4} 148h28M{x + 4} 153h28"], "#a33b3a", 2.2)
    p.land([(-5, 332), (120, 322), (290, 324), (405, 334), (405, 410), (-5, 410)], "#8a6a4a", 3, 9, DARK)
    for n in range(9):
        a = n * 2 * math.pi / 9
        p.disc(200 + 66 * math.cos(a), 366 + 15 * math.sin(a), 13, 8, "#b0a390", INK, 1.6)
    p.disc(200, 364, 50, 10, "#57504a", "none", 0)
    bowl(p, 200, 330, 96, "#3f352d")
    p.lines(["M236 316l38 -46"], INK, 7)
    p.lines(["M236 316l38 -46"], BONE, 4)


# The third row: a bridge, a call to supper, a deaf one, an echo, one that is ill


def bridge_of_horn(p: Plate) -> None:
    """It bends as far as one believes, and then as far again."""
    wind(p, 400, 12)
    p.land([(60, 410), (120, 372), (200, 360), (290, 374), (340, 410)], "#cdb896", 8, 9, "#a08a64")
    for points in (
        [(-5, 178), (50, 172), (76, 190), (66, 260), (92, 330), (70, 405), (-5, 405)],
        [(405, 166), (346, 174), (324, 192), (338, 262), (310, 336), (334, 405), (405, 405)],
    ):
        wall = p.shape(points, WALL, INK, 2.4)
        p.hatch(
            wall, 84, 8, COURSE, 1.2, 0.7, (min(x for x, _ in points), 160, max(x for x, _ in points), 405)
        )
        p.lines([f"M{points[0][0]} {y}Q{(points[0][0] + points[3][0]) / 2:.0f} {y + 8} {points[3][0]} {y}" for y in (230, 290, 350)], COURSE, 1.8)  # fmt: skip
    for n in range(15):  # horns, each hooked into the next
        t = n / 14
        x, y = 58 + 284 * t, 184 + 4 * 96 * t * (1 - t)
        slope = math.degrees(math.atan2(4 * 96 * (1 - 2 * t), 284))
        horn(p, x, y + 9, 48, slope + 64, False, ("#a98a5c", "#c9ab7c", "#8f7a5a")[n % 3])
    p.add(
        f'<path d="M64 196Q200 480 336 190" fill="none" stroke="{INK}" stroke-width="1.600" stroke-dasharray="5 8" opacity=".7"/>'
    )  # and as far again


def drovers_wife(p: Plate) -> None:
    """A tower with a waist, its doorway where the apron would be; it calls to supper: two notes, falling."""
    wind(p, strong=6, fill="#ecd9bc")
    plain(p, far=((330, 54), (368, 36)))
    p.add(f'<path d="M112 376Q120 300 150 262Q130 246 124 214Q142 226 160 222L168 150H224L232 222Q250 226 268 214Q262 246 242 262Q272 300 280 376Q196 394 112 376z" fill="{WALL}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>')  # fmt: skip
    skirt = "M112 376Q120 300 150 262H242Q272 300 280 376Q196 394 112 376z"
    p.lines(["M150 262q46 14 92 0M138 292q58 18 116 0M126 324q70 20 140 0M116 352q80 24 160 0"], COURSE, 1.8)
    p.hatch(skirt, 84, 11, COURSE, 1, 0.5, (112, 262, 280, 386))
    for n in range(9):
        p.lines([f"M{134 + n * 15.500} {338 + 9 * math.sin(n / 8 * math.pi):.0f}v-8"], BONE, 5)
    p.shape(
        [(196, 258), (164, 224), (176, 172), (196, 166), (218, 172), (230, 224)], "#b5714a", INK, 2
    )  # a shawl
    p.lines(["M196 166V256M178 182l-6 40M214 182l6 40"], INK, 1.4, 0.7)
    p.disc(196, 124, 40, 44, "#e0bf94", INK, 2.4)
    p.add(f'<path d="M154 130Q150 74 196 72T238 130Q226 96 196 96T154 130z" fill="{CLAY}" stroke="{INK}" stroke-width="2.200"/>')  # fmt: skip
    p.disc(196, 140, 15, 18, DARK, INK, 2.4)  # her mouth
    p.lines(["M160 112q36 14 72 0M158 132q14 6 22 6M212 138q12 0 22 -6"], COURSE, 1.8)
    sound(p, 214, 140, (34, 56, 78), 1)
    for x, y in ((318, 92), (352, 146)):  # two notes, falling
        p.disc(x, y, 13, 10, DARK, INK, 2)
        p.lines([f"M{x + 11} {y}v-50"], DARK, 4.4)
    p.lines(["M334 60q14 6 24 26"], "#8b3a20", 3)
    p.lines(["M350 84l9 4 1 -10"], "#8b3a20", 3)
    door(p, 196, 332, 50, 66)
    door(p, 196, 250, 18, 26)  # a niche for a lamp, black with soot
    p.add('<path d="M184 224q12 -34 24 0z" fill="#2f211a" opacity=".6"/>')
    for n in range(8):
        a = n * math.pi / 4
        p.disc(196 + 34 * math.cos(a), 368 + 12 * math.sin(a), 9, 6, "#b0a390", INK, 1.5)
    p.disc(196, 367, 22, 7, "#57504a", "none", 0)
    for n, x in enumerate((44, 74)):
        bowl(p, x, 376 + n * 6, 38, "#8a4f2c")
        p.steam(x, 364 + n * 6, 30, "#b39a72", 2.4)


def deaf_tower(p: Plate) -> None:
    """Its windows and its door are stopped with clay, from inside; it calls all the same, as loud as any."""
    wind(p, strong=10)
    plain(p, far=((40, 50), (350, 40)))
    tower(p, 200, 372, 176, 290, "#cfa57c", 1.14, 0.82)
    for x, y in ((150, 186), (200, 176), (250, 186), (168, 272), (232, 272)):
        p.add(f'<path d="M{x - 17} {y + 26}q-10 -34 2 -56q16 -14 30 0q14 26 4 56q-18 10 -36 0z" fill="{CLAY}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
        hand(p, x, y + 2, 30, "#7a4226", x % 30 - 15, x > 200)
    door(p, 200, 376, 56, 62, CLAY)
    hand(p, 190, 352, 24, "#7a4226", -8)
    hand(p, 212, 352, 24, "#7a4226", 8, True)
    for side in (-1, 1):  # it calls as loud as any
        sound(p, 200 + side * 60, 78, (34, 58, 82, 106), side, INK, 3.4)


def echo_yard(p: Plate) -> None:
    """A court of curved walls that gives back everything except names."""
    wind(p, 150, 5)
    p.add(f'<path d="M0 120H400V400H0z" fill="{DUST}"/>')
    for n, (rx, ry, fill) in enumerate(((196, 128, "#b98a5c"), (160, 104, "#c99a6c"), (124, 80, "#d8ac7e"))):
        top, foot = 168 - n * 4, 262 - n * 6
        p.add(f'<path d="M{200 - rx} {foot}V{top}A{rx} {ry} 0 0 1 {200 + rx} {top}V{foot}A{rx} {ry} 0 0 0 {200 - rx} {foot}z" fill="{fill}" stroke="{INK}" stroke-width="2.2"/>')  # fmt: skip
        p.lines([f"M{200 - rx} {top + k * 24}A{rx} {ry} 0 0 1 {200 + rx} {top + k * 24}" for k in (1, 2, 3)], COURSE, 1.4, 0.8)  # fmt: skip
    p.disc(200, 300, 196, 84, "#e6d0a8", INK, 2)
    for r in (30, 58, 86, 114, 142, 170):
        p.add(f'<ellipse cx="200" cy="304" rx="{r}" ry="{r * 0.43:.0f}" fill="none" stroke="{INK}" stroke-width="{2.6 - r / 100:.1f}" stroke-dasharray="{r * 0.5:.0f} {r * 0.16:.0f}" opacity=".75"/>')  # fmt: skip
    parts.figure(p, 200, 318, 84, DARK)
    for x, s in ((112, 44), (288, 44), (158, 34), (242, 34)):  # and it gives somebody back
        parts.figure(p, x, 232 if s > 40 else 206, s, "#8a6846")
    p.lines(["M92 128h24M128 112h30M176 106h48M240 112h32M284 128h22"], PALE, 4)  # words on the wall
    p.add(
        f'<path d="M176 134h48v16h-48z" fill="none" stroke="{INK}" stroke-width="1.800" stroke-dasharray="4 4"/>'
    )  # where a name would be


def sick_tower(p: Plate, propped: bool = False) -> None:
    """It leans and wheezes; propped, it clears its throat."""
    wind(p, strong=5)
    plain(p, far=((360, 44),) if propped else ((40, 44),))
    p.add(f'<g transform="rotate({2 if propped else 13} 190 372)">')
    tower(p, 190, 372, 138, 292, "#cfae86" if propped else "#c9b48c", 1.16, 0.78)
    p.lines(["M150 340l10 -30 -8 -26 14 -34M236 240l-12 24 10 22"], DARK, 3)
    p.disc(190, 178, 34, 40, "#efe0c0", INK, 2.4)  # its one great window
    p.disc(190, 178, 25, 31, DARK, INK, 2)
    p.add(
        f'<path d="M176 186q-4 -26 14 -26t14 20q-2 12 -12 16" fill="none" stroke="{WALL}" stroke-width="4" stroke-linecap="round"/>'
    )
    p.add("</g>")
    if propped:
        for path in ("M366 388L246 176", "M330 392L252 250", "M28 386L136 190", "M66 392L130 262"):
            pole(p, path, 11, "#a97f4b")
        for x, y in ((246, 176), (252, 250), (136, 190), (130, 262)):
            p.disc(x, y, 13, 9, "#c9975c", INK, 2)
        for side in (-1, 1):
            sound(p, 200 + side * 46, 78, (30, 52, 74), side)
    else:
        for n, (x, y) in enumerate(((286, 78), (312, 62), (340, 70), (300, 98))):  # it coughs
            p.disc(x, y, 14 + n * 2, 10, HAZE, "#b39a72", 1.6)
        p.lines([f"M{268 + n * 12} {116 + n * 5 % 20}l5 3" for n in range(9)], COURSE, 3)
        for x, y, w in ((70, 384, 40), (118, 392, 30), (330, 386, 44)):
            boulder(p, x, y, w, w * 0.5, "#c9ab84")
        p.add(
            f'<path d="M110 366l46 -6 -2 14 -44 2z" fill="{HAZE}" stroke="{INK}" stroke-width="1.400"/>'
        )  # daylight under its heel


# The lowest row: stones in a fold, a tower that lies, a stair, a bench, a fence


def pen_of_stones(p: Plate) -> None:
    """A fold with walls to the shoulder, and stones in it by size, the small ones in front; every night one is let out."""
    wind(p, strong=6)
    plain(p, fill="#c3bd80", far=((330, 60), (60, 40)))
    for row in (0, 1):
        for n in range(13):
            boulder(p, 8 + n * 32 + row * 14, 256 - row * 18 - 8 * math.sin(n / 12 * math.pi), 37, 24, ("#cbb896", "#b8a27c", "#d8c8a8")[(n + row) % 3], 3)  # fmt: skip
    for y, size, many in ((290, 48, 6), (322, 36, 8), (346, 26, 11), (366, 17, 15)):
        for n in range(many):
            x = 200 + (n - (many - 1) / 2) * size * 1.14 - 22
            boulder(p, x, y, size, size * 0.66, ("#a5967f", "#8f8474", "#b8a890")[n % 3], 3)
    for side, x in ((-1, 14), (1, 388)):
        for n in range(3):
            boulder(p, x - side * n * 3, 290 + n * 40, 40, 42, ("#cbb896", "#b8a27c")[n % 2], 3)
    p.lines(["M344 372q24 10 34 30", "M356 366q26 12 36 32"], "#8a7c50", 2)  # a track, one stone wide
    for k in (0, 14, 28):  # the hurdle, lifted
        pole(p, f"M330 {352 - k}L384 {330 - k}", 4, "#c9ab7c")
    pole(p, "M332 360V310M384 340V292", 6, BONE)
    boulder(p, 366, 394, 22, 15, "#d8cbb2")


def lowest_note(p: Plate) -> None:
    """A tower lying on its side: the wind goes in as wind and comes out as a cow."""
    wind(p, strong=8)
    plain(p, far=((60, 54), (120, 36)))
    body = p.shape([(18, 250), (270, 196), (270, 372), (18, 332)], WALL, INK, 2.4)
    p.hatch(body, -2, 10, COURSE, 1.1, 0.6, (18, 196, 270, 372))
    for x in (60, 112, 166, 220):
        half = 40 + (x - 18) * 0.19
        p.lines([f"M{x} {291 - half - (x - 18) * 0.03:.0f}q-13 {half:.0f} 0 {2 * half - 4:.0f}"], INK, 2, 0.8)
        p.lines([f"M{x - 9} {291 - half * 0.5 + k * half * 0.34:.0f}h-7" for k in range(4)], BONE, 5)
    p.disc(18, 291, 12, 41, DARK, INK, 2.4)
    p.disc(270, 284, 46, 90, "#efdcb6", INK, 2.6)
    p.disc(274, 284, 36, 74, DARK, INK, 2)
    p.lines(["M-5 274h22M-5 290h26M-5 306h22"], "#8a744e", 3)
    for n, r in enumerate((64, 88, 112)):
        sound(p, 262, 284, (r,), 1, INK, 5 - n)
    p.sign("cow", 328, 152, 104, "#6d4c36")
    for x, y, w in ((66, 350, 34), (150, 372, 40), (222, 388, 30)):
        boulder(p, x, y, w, w * 0.5, "#c9ab84")
    parts.grass(p, 20, 250, 392, 14, 11)
    p.shape(
        [(282, 352), (322, 352), (316, 392), (288, 392)], "#a97f4b", wide=2.2
    )  # a bucket, where one would milk it
    p.disc(302, 352, 20, 6, "#57432c", INK, 2)
    p.lines(["M282 352q20 -28 40 0"], INK, 2.4)
    p.lines(["M284 366h36M286 380h32"], "#57504a", 3)


def sighing_stair(p: Plate) -> None:
    """Each step gives a breath when left, not when trodden on."""
    wind(p, 170, 6)
    p.add(f'<path d="M0 150H400V400H0z" fill="{DUST}"/>')
    p.shape([(-5, 120), (112, 96), (64, 405), (-5, 405)], "#b98a5c", INK, 2.2)
    p.shape([(405, 120), (288, 96), (336, 405), (405, 405)], "#b98a5c", INK, 2.2)
    p.lines([f"M-5 {y}L{104 - (y - 120) * 0.17:.0f} {y - 12}M405 {y}L{296 + (y - 120) * 0.17:.0f} {y - 12}" for y in range(160, 400, 34)], COURSE, 1.8)  # fmt: skip
    for n in range(9):
        y, half = 110 + n * 29 + n * n * 0.5, 88 + n * 6
        p.shape([(200 - half, y), (200 + half, y), (200 + half + 3, y + 15), (200 - half - 3, y + 15)], "#fbf7ea", INK, 1.6)  # fmt: skip
        p.shape([(200 - half - 3, y + 15), (200 + half + 3, y + 15), (200 + half + 5, y + 30), (200 - half - 5, y + 30)], "#d8cfb8", INK, 1.6)  # fmt: skip
        p.lines(
            [] if n == 4 else [f"M{200 - half * 0.7:.0f} {y + 22}h{half * 1.4:.0f}"], DARK, 3
        )  # the gap it breathes through
    for x, y, s in (
        (160, 134, 0.7),
        (238, 164, 0.8),
        (176, 194, 0.9),
        (226, 226, 1.0),
        (150, 296, 1.2),
        (250, 326, 1.3),
        (180, 356, 1.4),
    ):
        p.add(f'<path d="M{x} {y}q{16 * s:.0f} {-4 * s:.0f} {14 * s:.0f} {-16 * s:.0f}t{14 * s:.0f} {-14 * s:.0f}M{x + 12} {y + 2}q{16 * s:.0f} {-2 * s:.0f} {18 * s:.0f} {-14 * s:.0f}t{12 * s:.0f} {-10 * s:.0f}" fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round" opacity=".55"/><path d="M{x} {y}q{16 * s:.0f} {-4 * s:.0f} {14 * s:.0f} {-16 * s:.0f}t{14 * s:.0f} {-14 * s:.0f}M{x + 12} {y + 2}q{16 * s:.0f} {-2 * s:.0f} {18 * s:.0f} {-14 * s:.0f}t{12 * s:.0f} {-10 * s:.0f}" fill="none" stroke="{LINEN}" stroke-width="3.400" stroke-linecap="round"/>')  # fmt: skip


def listening_bench(p: Plate) -> None:
    """A seat that is a map of the towers, each with what it has, a horn or an ear; in its back three holes."""
    wind(p, 150, 4)
    plain(p, 110)
    back = p.shape([(22, 172), (30, 60), (52, 42), (348, 42), (370, 60), (378, 172)], "#dcbc92", INK, 2.6)
    p.hatch(back, 1, 14, COURSE, 1.1, 0.45, (22, 42, 378, 172))
    for n, x in enumerate((96, 200, 304)):
        p.disc(x, 130, 27, 24, "#efe0c0", INK, 2)
        p.disc(x, 130, 18, 16, DARK, INK, 2)
        if n == 1:
            ear(p, x, 82, 30)
        else:
            horn_mark(p, x - (0 if n == 0 else 14), 82, 30)
    p.add(
        f'<path d="M312 68h22v28h-22z" fill="none" stroke="{COURSE}" stroke-width="1.600" stroke-dasharray="4 4"/>'
    )  # nobody before it
    seat = p.shape([(14, 172), (386, 172), (398, 370), (2, 370)], "#f1e3c0", INK, 2.6)
    p.hatch(seat, 0, 24, COURSE, 0.8, 0.3, (2, 172, 398, 370))
    p.shape([(2, 370), (398, 370), (394, 400), (6, 400)], "#b98a5c", INK, 2.4)
    small(p, 200, 210, 1)  # in the north the great whistle
    horn_mark(p, 172, 206, 22)
    ear(p, 228, 206, 22)
    p.shape(
        [(282, 204), (352, 196), (352, 220), (282, 214)], CLAY, INK, 1.8
    )  # in the corner a pipe, with birds
    p.lines(["M290 190q6 -8 11 0q6 -8 11 0M320 184q6 -8 11 0q6 -8 11 0"], INK, 2.6)
    p.shape(
        [(44, 266), (46, 234), (66, 234), (68, 266)], WALL, INK, 2
    )  # the square one: a horn, and for an ear a sun
    horn_mark(p, 28, 250, 20)
    p.sun(90, 250, 7)
    p.disc(128, 252, 15, 19, "#cdb080", "none", 0)  # one more, sat away to a shadow
    for x in (288, 316):  # two side by side, worn
        small(p, x, 256, 0.9)
    p.disc(302, 268, 30, 7, "#cdb080", "none", 0)
    small(p, 200, 302, 1)  # in the middle: a horn, and an ear filled in with clay
    horn_mark(p, 172, 298, 22)
    p.disc(230, 298, 11, 13, CLAY, INK, 1.8)
    p.add(
        f'<path d="M116 318q-6 -14 2 -24q-6 -8 0 -18h14q6 10 0 18q8 10 2 24z" fill="{WALL}" stroke="{INK}" stroke-width="2"/>'
    )  # the one with the apron
    horn_mark(p, 100, 300, 20)
    ear(p, 150, 300, 20)
    p.add('<g transform="rotate(16 352 316)">')
    small(p, 352, 318, 1)  # the one that leans: an ear, very large
    p.add("</g>")
    ear(p, 322, 304, 36)
    horn_mark(p, 380, 306, 16)
    p.lines(["M370 298l18 16M388 298l-18 16"], INK, 2)
    p.shape([(104, 340), (152, 334), (152, 360), (104, 354)], WALL, INK, 2)  # the one that lies down
    horn_mark(p, 86, 346, 20)
    ear(p, 174, 346, 20)


def small(p: Plate, x: float, y: float, s: float) -> None:
    """A tower as it is cut on the bench."""
    p.shape([(x - 12 * s, y + 16 * s), (x - 8 * s, y - 18 * s), (x + 8 * s, y - 18 * s), (x + 12 * s, y + 16 * s)], WALL, INK, 2)  # fmt: skip


def ear(p: Plate, x: float, y: float, size: float) -> None:
    """An ear, cut in stone."""
    s = size / 30
    p.add(f'<path d="M{x - 6 * s:.1f} {y + 13 * s:.1f}q{-10 * s:.1f} {-30 * s:.1f} {6 * s:.1f} {-29 * s:.1f}t{8 * s:.1f} {15 * s:.1f}q{-2 * s:.1f} {5 * s:.1f} {-6 * s:.1f} {8 * s:.1f}t{-8 * s:.1f} {6 * s:.1f}M{x - 3 * s:.1f} {y - 3 * s:.1f}q{2 * s:.1f} {-7 * s:.1f} {6 * s:.1f} {-3 * s:.1f}t{-4 * s:.1f} {9 * s:.1f}" fill="none" stroke="{INK}" stroke-width="2.400" stroke-linecap="round"/>')  # fmt: skip


def horn_mark(p: Plate, x: float, y: float, size: float) -> None:
    """A horn that is blown, cut in stone."""
    s = size / 30
    p.add(f'<path d="M{x - 14 * s:.1f} {y + 8 * s:.1f}q{14 * s:.1f} {4 * s:.1f} {18 * s:.1f} {-20 * s:.1f}l{11 * s:.1f} {5 * s:.1f}q{-5 * s:.1f} {27 * s:.1f} {-29 * s:.1f} {17 * s:.1f}z" fill="{BONE}" stroke="{INK}" stroke-width="1.800" stroke-linejoin="round"/>')  # fmt: skip


def last_fence(p: Plate, shut: bool = False) -> None:
    """A fence with its gate nailed open; later shut, with thanks."""
    wind(p, strong=6)
    plain(p, fill="#cdb684", far=((70, 58), (112, 40)))
    p.shape([(150, 236), (250, 236), (320, 405), (80, 405)], "#e6d0a8", "#a98a5c", 1.2)
    for x0, x1 in ((-5, 120), (280, 405)):
        for y in (250, 282, 314):
            pole(p, f"M{x0} {y + (4 if x0 < 0 else 0)}L{x1} {y}", 7, "#c9ab7c")
        for x in range(x0 + 16, x1, 44):
            pole(p, f"M{x} 346V226", 8, BONE)
    for x in (122, 278):
        pole(p, f"M{x} 364V190", 14, "#a97f4b")
        bone(p, x, 186, 46, 0)
    if shut:
        for y in (234, 266, 298, 330):
            pole(p, f"M132 {y}L268 {y}", 7, "#c9975c")
        pole(p, "M136 330L264 234M136 228V338M264 228V338", 6, "#c9975c")
        p.add(
            f'<path d="M262 270q22 -14 24 8t-22 12" fill="none" stroke="{INK}" stroke-width="8"/><path d="M262 270q22 -14 24 8t-22 12" fill="none" stroke="#d9b968" stroke-width="4.400"/>'
        )  # a loop of rope
        p.lines(["M200 296l-14 -40M200 296v-46M200 296l14 -40M200 296l-24 -28M200 296l24 -28"], "#4d4630", 2)
        p.add(
            '<path d="M190 268l-4 -12M200 266v-16M210 268l4 -12M184 277l-8 -9M216 277l8 -9" stroke="#7d4f74" stroke-width="8" stroke-linecap="round"/>'
        )
        p.lines(["M194 298h12"], "#d9b968", 5)
        p.lines(["M70 380q20 -6 40 0M290 386q20 -6 40 0"], "#8a6c42", 2)
    else:
        gate = [(274, 240), (360, 206), (360, 356), (274, 340)]
        for k in range(4):
            t = k / 3
            pole(p, f"M276 {242 + 94 * t:.0f}L362 {214 + 136 * t:.0f}", 7, "#c9975c")
        pole(p, f"M276 236V344M{gate[1][0]} 206V358M278 332L360 218", 6, "#c9975c")
        for x, y in (
            (352, 224),
            (344, 262),
            (350, 302),
            (342, 340),
            (332, 244),
            (328, 318),
        ):  # nails, far too many
            p.disc(x, y, 4.6, 4.6, "#57504a", INK, 1.4)
            p.lines([f"M{x} {y}l7 -9"], DARK, 3)
        p.lines(["M150 380q-14 -40 10 -80M216 390q-8 -50 -2 -96M246 376q-4 -40 -20 -76"], "#8a6c42", 3, 0.7)
    parts.grass(p, 10, 110, 372, 16, 9)
    parts.grass(p, 300, 392, 392, 16, 9)


def sleeps_standing(p: Plate) -> None:
    """A stall in the thickness of the tower: dust that is whole, and a wall polished by leaning, in the shape of a shoulder."""
    p.add('<path d="M0 0h400v400H0z" fill="#4a3426"/>')
    left = p.shape([(-5, -5), (110, 40), (110, 300), (-5, 405)], "#8a6244", DARK, 2.4)
    right = p.shape([(405, -5), (290, 40), (290, 300), (405, 405)], "#6d4c36", DARK, 2.4)
    p.shape([(110, 40), (290, 40), (290, 300), (110, 300)], "#a97f58", DARK, 2.4)
    p.lines([f"M110 {y}H290" for y in range(78, 300, 37)] + [f"M{150 + y % 2 * 30} {y}v37M{230 + y % 2 * 20} {y}v37" for y in range(41, 280, 37)], COURSE, 1.6)  # fmt: skip
    p.hatch(left, 100, 12, DARK, 1, 0.4, (-5, -5, 110, 405))
    p.hatch(right, 80, 9, DARK, 1.1, 0.5, (290, -5, 405, 405))
    floor = p.shape([(-5, 405), (110, 300), (290, 300), (405, 405)], "#d8c49a", DARK, 2.4)
    p.stipple([(40, 312), (360, 396)], 110, "#a98a5c")
    p.hatch(floor, 2, 18, "#a98a5c", 0.9, 0.5, (-5, 300, 405, 405))
    polish = "M292 214Q300 150 326 116Q352 84 378 92Q398 100 405 120V330Q360 306 330 300Q300 288 292 214z"  # on the right, above your head
    p.add(f'<path d="{polish}" fill="#e0bf94" stroke="#8a5f3a" stroke-width="2"/>')
    p.lines(["M312 190Q332 140 372 122M308 226Q334 170 396 150M314 262Q344 208 400 188M336 290Q364 248 402 232"], LINEN, 3, 0.8)  # fmt: skip
    p.lines([f"M{318 + n * 9} {176 + n * 23 % 120}q7 8 5 22" for n in range(9)], PELT, 2.2)
    for x, y, r in (
        (150, 344, 13),
        (160, 356, 9),
        (138, 360, 10),
        (172, 342, 6),
        (148, 330, 6),
        (128, 346, 7),
    ):  # brown upon brown
        p.disc(x, y, r, r * 0.5, "#6d3a22", "none", 0)
        p.disc(x + 2, y, r * 0.5, r * 0.24, "#4a2416", "none", 0)
    p.add(
        f'<path d="M150 300V112Q152 76 200 72T250 112V300z" fill="{HAZE}" stroke="{DARK}" stroke-width="3"/>'
    )  # the way in, as wide as a shoulder
    p.add(f'<path d="M150 300V250Q200 236 250 250V300z" fill="{DUST}"/>')
    p.shape([(188, 252), (190, 206), (212, 206), (214, 252)], "#cdb896", "#a08a64", 1.4)
    p.add('<path d="M150 300H250L312 400H88z" fill="#f7f1e0" opacity=".4"/>')
    for n in range(3):  # it hums
        p.lines([f"M{30 - n * 4} {120 + n * 56}q9 -9 18 0t18 0t18 0"], "#e6cfa6", 2.4, 0.8)


PLACES: dict[str, Drawing] = {
    "the-tongue": tongue,
    "the-great-whistle": great_whistle,
    "the-nest-in-the-pipe": nest_in_the_pipe,
    "the-noon-tower": noon_tower,
    "the-tower-nobody-hears": unheard_tower,
    "the-hanging-gate": hanging_gate,
    "two-towers-one-note": two_towers,
    "the-winter-kitchen": winter_kitchen,
    "the-bridge-of-horn": bridge_of_horn,
    "the-drovers-wife": drovers_wife,
    "the-deaf-tower": deaf_tower,
    "the-echo-yard": echo_yard,
    "the-sick-tower": sick_tower,
    "the-pen-of-stones": pen_of_stones,
    "the-lowest-note": lowest_note,
    "the-sighing-stair": sighing_stair,
    "the-listening-bench": listening_bench,
    "the-last-fence": last_fence,
    "where-it-sleeps-standing": sleeps_standing,
}
GOLD: dict[str, Drawing] = {
    "the-great-whistle": lambda p: great_whistle(p, True),
    "the-sick-tower": lambda p: sick_tower(p, True),
    "the-last-fence": lambda p: last_fence(p, True),
}
