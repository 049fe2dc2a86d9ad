"""Places of sheet 4, the Hollow Moor: peat, heather, and the light that hail leaves."""

import math
from collections.abc import Iterable

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import (
    BONE,
    HORN,
    PELT,
    antler,
    bone,
    boot_print,
    boulder,
    drop,
    fur,
    hail,
    hide,
    horn,
    pole,
    rings_in_grass,
    track,
    whistle,
)
from tools.seventh_continent_art.marks import join
from tools.seventh_continent_art.plate import INK, PALE, Drawing, Plate, Point
from tools.seventh_continent_art.watch import guardian, plinth

SKY, GLEAM, RIDGE, FAR = "#d5d2d6", "#f3ecd2", "#a9a0ae", "#c0b8c2"
HEATHER, BLOOM, TURF, MOSS, PEAT, DEEP = "#a98a9e", "#7d4f74", "#9b9068", "#6f7148", "#54402f", "#2c211a"
STRAW, LINEN, BLACK, WOOD, TEA = "#c9b786", "#fbf7ea", "#241a13", "#8a6436", "#6e4a2a"
HORIZON = 150
"""Where the moor ends on every card, so that neighbours join."""


def turves(p: Plate, sides: Iterable[str]) -> None:
    """Lays half a cut turf with heather on it at the middle of each side with a way out: with its neighbour's it is whole."""
    join(
        p,
        sides,
        f'<path d="M162 0l3 17 22 5 28-2 20-5 4-15z" fill="{PEAT}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M168 0l3 9 20 4 24-1 17-5 3-7z" fill="{STRAW}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M180 9v-7M186 11v-6M205 11v-7M212 10v-6M222 8v-6" stroke="{BLOOM}" stroke-width="2.2"/><path d="M172 15h10M196 18h16M222 15h8" stroke="{STRAW}" stroke-width="1" opacity=".7"/>',
    )


# Ground, growth, weather


def weather(p: Plate, bottom: float = HORIZON, hailing: int = 0) -> None:
    """The sky of the moor: slate above, a gleam along the edge where the hail has gone; or it has not yet."""
    low, high = p.rng.uniform(26, 74), p.rng.uniform(24, 66)
    above = p.rng.choice((SKY, "#cdcbd4", "#d9d3cd", "#c9c9cc"))
    p.add(f'<path d="M0 0h400v{bottom + 10:g}H0z" fill="{above}"/>')
    p.add(f'<path d="M0 {bottom - low:.0f}Q{p.rng.uniform(70, 170):.0f} {bottom - low - 22:.0f} 230 {bottom - (low + high) / 2:.0f}T400 {bottom - high:.0f}V{bottom + 10:g}H0z" fill="{GLEAM}"/>')  # fmt: skip
    p.sky(bottom - 30, "#6b6474", 5, 0.5)
    if hailing:
        hail(p, (4, 4, 396, bottom + 30), hailing)


def ridges(p: Plate, top: float = HORIZON) -> None:
    """Two low ridges at the end of the moor."""
    rise = [p.rng.uniform(6, 22) for _ in range(6)]
    p.land([(-5, top + 20), (-5, top - rise[0]), (90, top - rise[1]), (190, top - rise[2] * 0.5), (300, top - rise[3]), (405, top - rise[4] * 0.6), (405, top + 20)], FAR, 12, 7, "#8b8292")  # fmt: skip
    p.land([(-5, top + 26), (-5, top - 2), (120, top + 5), (250, top - rise[5] * 0.5), (405, top + 3), (405, top + 26)], RIDGE, 6, 6, "#7a7082")  # fmt: skip


def moor(p: Plate, top: float = HORIZON, fill: str = TURF, edge: str = MOSS) -> None:
    """The plateau from its edge to the eye."""
    p.land([(-5, 410), (-5, top + 10), (100, top + 4), (220, top + 12), (320, top + 3), (405, top + 9), (405, 410)], fill, 3, 9, edge)  # fmt: skip


def heather(p: Plate, box: tuple[float, float, float, float], many: int, colour: str = BLOOM) -> None:
    """Clumps of heather, larger towards the eye."""
    x0, y0, x1, y1 = box
    stems, bells = [], []
    for y in sorted(p.rng.uniform(y0, y1) for _ in range(many)):
        x = p.rng.uniform(x0, x1)
        s = 0.7 + (y - HORIZON) / 210
        for k in (-2, -1, 0, 1, 2):
            lean, tall = k * 4.4 * s, (17 - abs(k) * 3.4) * s
            stems.append(f"M{x:.0f} {y:.0f}l{lean:.0f} {-tall:.0f}")
            bells.append(f"M{x + lean * 0.62:.0f} {y - tall * 0.62:.0f}L{x + lean:.0f} {y - tall:.0f}")
    p.lines(stems, "#4d4630", 1.2, 0.9)
    p.add(f'<path d="{"".join(bells)}" stroke="{colour}" stroke-width="4" stroke-linecap="round"/>')


def blades(p: Plate, box: tuple[float, float, float, float], many: int, tall: float = 12, colour: str = "#5f5c3a", lean: float = 4) -> None:  # fmt: skip
    """Grass of the moor, all leaning one way."""
    x0, y0, x1, y1 = box
    p.lines([f"M{p.rng.uniform(x0, x1):.0f} {p.rng.uniform(y0, y1):.0f}q1 {-tall * 0.6:.0f} {lean:g} {-tall:.0f}" for _ in range(many)], colour, 1.2, 0.8)  # fmt: skip


def cotton(p: Plate, points: Iterable[Point], size: float = 5) -> None:
    """Cotton grass, which stands where the ground does not."""
    for x, y in points:
        p.lines([f"M{x} {y}q2 {-size * 2:.0f} 4 {-size * 4:.0f}"], "#5f5c3a", 1.3)
        p.disc(x + 4, y - size * 4, size, size * 0.8, LINEN, "#8b8292", 1)


def cut(p: Plate, points: list[Point], fill: str = PEAT) -> str:
    """A face of cut peat, with the marks of the spade in it."""
    path = p.shape(points, fill, BLACK, 1.8)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    p.hatch(path, 88, 9, BLACK, 1.1, 0.55, (min(xs), min(ys), max(xs), max(ys)))
    p.hatch(path, 0, 15, "#8a6a4a", 1, 0.5, (min(xs), min(ys), max(xs), max(ys)))
    return path


def cliff(p: Plate) -> None:
    """The peat cliff, three places long, that shuts off what lies north of it."""
    cut(p, [(-5, 168), (60, 154), (150, 160), (240, 152), (330, 160), (405, 152), (405, 212), (-5, 218)])
    blades(p, (0, 152, 400, 162), 60, 12)


def bed(p: Plate, x: float, y: float, size: float) -> None:
    """An iron bed from its side, the head on the right."""
    s = size / 100
    p.lines([f"M{x} {y}v{-30 * s:.0f}M{x + 100 * s:.0f} {y}v{-52 * s:.0f}M{x:.0f} {y - 14 * s:.0f}h{100 * s:.0f}"], INK, 4 * s + 1)  # fmt: skip
    p.lines([f"M{x} {y - 30 * s:.0f}h{5 * s:.0f}M{x + 92 * s:.0f} {y - 52 * s:.0f}h{8 * s:.0f}M{x + 92 * s:.0f} {y - 52 * s:.0f}v{36 * s:.0f}"], INK, 3 * s)  # fmt: skip
    p.add(f'<path d="M{x + 2 * s:.1f} {y - 14 * s:.1f}v{-8 * s:.1f}q{40 * s:.1f} {-10 * s:.1f} {90 * s:.1f} {-2 * s:.1f}v{10 * s:.1f}z" fill="{LINEN}" stroke="{INK}" stroke-width="1.6"/><path d="M{x + 66 * s:.1f} {y - 22 * s:.1f}q{12 * s:.1f} {-16 * s:.1f} {26 * s:.1f} {-3 * s:.1f}l{-1 * s:.1f} {6 * s:.1f}z" fill="{PALE}" stroke="{INK}" stroke-width="1.6"/><path d="M{x + 3 * s:.1f} {y - 22 * s:.1f}q{28 * s:.1f} {-8 * s:.1f} {52 * s:.1f} {-4 * s:.1f}l{8 * s:.1f} {14 * s:.1f}l{-58 * s:.1f} {8 * s:.1f}z" fill="#8f2f1c" stroke="{INK}" stroke-width="1.6"/>')  # fmt: skip


# The edge of the moor: pits, a cairn, a gate, a blind


def listening_pits(p: Plate) -> None:
    """Holes as deep as a man, each with a seat in it; in the nearest somebody's ear would be level with the ground."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 172, 400, 200), 16)
    for x, y, rx in ((96, 196, 36), (306, 192, 33), (200, 212, 40)):
        p.disc(x, y, rx, rx * 0.3, DEEP, BLACK, 2)
        p.lines([f"M{x - rx * 0.4:.0f} {y + rx * 0.12:.0f}h{rx * 0.8:.0f}"], STRAW, 3.4)
    p.disc(200, 316, 146, 62, STRAW, INK, 2)
    p.lines(rings_in_grass(200, 316, 140, 58, 60, 22), MOSS, 1.4, 0.9)
    hole = p.disc(200, 314, 120, 46, PEAT, BLACK, 3)
    p.hatch(hole, 90, 8, BLACK, 1.2, 0.6, (80, 268, 320, 360))
    p.add(f'<path d="M80 314a120 46 0 0 0 240 0q-30 30 -120 30t-120 -30z" fill="{DEEP}"/>')
    p.shape([(158, 320), (242, 320), (250, 336), (150, 336)], WOOD, wide=2)  # the seat
    p.lines(["M164 336v20M236 336v20"], INK, 6)
    p.disc(200, 322, 24, 5, "#6d4c26", "none", 0)
    for r in (26, 44, 62):  # hooves, a mile off
        p.lines([f"M{330 - r * 0.9:.0f} {252 - r * 0.35:.0f}q{-r * 0.25:.0f} {r * 0.35:.0f} 0 {r * 0.7:.0f}"], INK, 2.2, 0.8)  # fmt: skip
    for x in (310, 332, 376):  # four steps, of which one is missing
        track(p, x, 262 - x * 0.08, 19, 80)
    heather(p, (0, 366, 130, 392), 9)
    heather(p, (280, 366, 400, 392), 8)


def talking_cairn(p: Plate, held: bool = False) -> None:
    """Stones piled by height, and one hole of the size of a mouth, at the height of one; later somebody promises by it."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 176, 400, 214), 20)
    middle = 124 if held else 200
    rows = ((352, 7, 46), (318, 6, 46), (284, 5, 48), (250, 5, 40), (218, 4, 42), (188, 3, 44), (158, 3, 34), (130, 2, 36), (104, 1, 44))  # fmt: skip
    for y, many, wide in rows:
        for n in range(many):
            x = middle + (n - (many - 1) / 2) * wide * 0.96 + p.rng.uniform(-3, 3)
            shade = p.rng.choice(("#b0aaa2", "#a09a93", "#bdb7ac", "#8f8a86"))
            if (y, n) == (218, 1):
                continue
            boulder(p, x, y, wide * p.rng.uniform(0.98, 1.1), 36, shade)
    hole = middle - 20
    p.disc(hole, 206, 22, 15, BLACK, INK, 3)
    p.lines([f"M{hole - 18} 202q18 -12 36 0M{hole - 18} 211q18 12 36 0"], "#d9d3c8", 2)
    if held:
        promising(p)
        return
    for r in (40, 62, 84):  # what was said into it
        p.lines([f"M{112 - r * 0.6:.0f} {206 - r * 0.4:.0f}q{-r * 0.3:.0f} {r * 0.4:.0f} 0 {r * 0.8:.0f}"], INK, 2.6)  # fmt: skip
    blades(p, (70, 356, 330, 372), 40, 16)
    heather(p, (0, 360, 100, 392), 7)
    heather(p, (310, 356, 400, 392), 7)
    p.add(
        f'<path d="M124 372h22q12 0 12 -14h10q0 24 -22 24h-22z" fill="#6b4a2c" stroke="{INK}" stroke-width="1.800"/>'
    )  # a pipe
    p.add(
        f'<circle cx="252" cy="370" r="16" fill="none" stroke="{BLACK}" stroke-width="4.600" stroke-dasharray="2 5"/>'
    )  # a rosary
    p.lines(["M252 386v10M247 391h10"], BLACK, 2.6)
    p.add(
        f'<path d="M282 382a14 12 0 0 1 28 -2l-8 6 -4 -4 -6 6z" fill="#d9b174" stroke="{INK}" stroke-width="1.800"/>'
    )  # half a biscuit


def plinth_of_the_word(p: Plate) -> None:
    """The Talking Cairn once a promise was made by it; its card may keep the place's title or take the plinth's."""
    talking_cairn(p, True)


def promising(p: Plate) -> None:
    """The figure beside the cairn: one hand on its breast, one raised, a twist of grass about the wrist."""
    plinth(p, 298, 382, 104, 40)
    guardian(
        p,
        298,
        334,
        256,
        (
            (((-0.16, 0.69), (-0.29, 0.54), (-0.02, 0.56)), 84),
            (((0.16, 0.69), (0.26, 0.86), (0.27, 1.04)), 2),
        ),
        "open",
        0.18,
    )
    pole(p, "M357 84q10 6 20 0", 5, "#a9a25c")
    p.lines(["M358 86l-9 14M361 87l-3 16"], "#6f7138", 3)
    for r in (34, 52, 70):  # what it says goes in, and stays
        p.lines([f"M{262 - r:.0f} {128 + r * 0.3:.0f}q{-r * 0.12:.0f} {r * 0.3:.0f} {r * 0.1:.0f} {r * 0.56:.0f}"], INK, 2.6)  # fmt: skip
    blades(p, (4, 360, 230, 378), 30, 16)
    heather(p, (0, 372, 220, 394), 10)


def antler_gate(p: Plate) -> None:
    """A gate without a fence; the grass is worn on the way round it."""
    weather(p)
    ridges(p)
    moor(p)
    p.shape([(172, 162), (196, 160), (110, 230), (64, 300), (70, 352), (150, 400), (20, 400), (4, 330), (24, 260), (90, 204)], STRAW, "#8a7c50", 1.2, curve=True)  # fmt: skip
    p.shape([(246, 162), (226, 160), (306, 214), (352, 290), (350, 350), (280, 400), (396, 400), (404, 330), (380, 250), (320, 196)], STRAW, "#8a7c50", 1.2, curve=True)  # fmt: skip
    p.stipple([(20, 250), (60, 390)], 24, "#8a7c50")
    p.stipple([(356, 260), (390, 390)], 24, "#8a7c50")
    blades(p, (150, 300, 300, 392), 90, 26)
    for x, y, colour in ((176, 376, "#e0b83c"), (196, 358, LINEN), (216, 382, "#c9648c"), (240, 362, "#e0b83c"), (262, 380, LINEN), (284, 366, "#c9648c"), (184, 340, LINEN), (272, 344, "#e0b83c")):  # fmt: skip
        p.disc(x, y, 4.5, 4, colour, INK, 1)
    for x, flip in ((150, True), (306, False)):
        pole(p, f"M{x} 346L{x + (4 if flip else -4)} 168", 13, "#d8c9a4")
        p.lines([f"M{x - 5} {y}l10 -4" for y in range(200, 340, 22)], INK, 1.2, 0.7)
        antler(p, x + (3 if flip else -3), 176, 118, flip, 7)
        antler(p, x + (3 if flip else -3), 176, 92, not flip, 5)
    for y in (236, 270, 304, 332):
        pole(p, f"M162 {y + 4}Q228 {y - 7} 294 {y}", 6, BONE)
    pole(p, "M168 334L288 238", 5, BONE)
    p.disc(168, 286, 9, 9, "none", INK, 4)
    p.lines(["M294 288h-20"], INK, 6)
    p.lines(["M268 282q-10 6 0 12"], HORN, 4)


def ellerys_blind(p: Plate) -> None:
    """A captain in her shirt under a roof of turf, and a beard of frost on the rifle."""
    weather(p)
    ridges(p)
    moor(p, fill="#a49b78")
    heather(p, (0, 172, 400, 196), 12)
    mound = p.shape([(8, 372), (30, 262), (110, 196), (210, 178), (310, 200), (376, 268), (394, 372)], MOSS, INK, 2, curve=True)  # fmt: skip
    p.hatch(mound, 24, 8, "#45452a", 1, 0.7, (8, 178, 394, 372))
    heather(p, (60, 206, 340, 236), 16)
    p.add(
        f'<path d="M66 330V280Q80 238 200 234T336 280V330z" fill="{DEEP}" stroke="{BLACK}" stroke-width="3"/>'
    )
    pole(p, "M58 276Q200 214 344 276", 8, WOOD)
    pole(p, "M104 330V256M300 330V256", 6, WOOD)
    p.shape(
        [(150, 334), (154, 296), (174, 276), (224, 276), (248, 298), (250, 334)], "#ece4cf", wide=2
    )  # her shirt
    p.lines(["M200 280v50M176 290l-8 30M226 290l8 28"], "#b5a98c", 1.6)
    p.shape([(184, 278), (192, 290), (200, 280), (208, 290), (216, 278)], "#f8f3e4", wide=1.4)
    p.disc(200, 256, 19, 22, "#d9b083")
    p.add(f'<path d="M180 258q-4 -30 20 -30t21 28q-8 -16 -20 -16t-21 18z" fill="#7a4a24" stroke="{INK}" stroke-width="1.6"/><path d="M218 250q14 14 6 36l-8 -8z" fill="#7a4a24" stroke="{INK}" stroke-width="1.4"/>')  # fmt: skip
    p.lines(["M189 256h7M204 256h7"], INK, 2.8)
    p.lines(["M194 268h12"], INK, 1.8)
    pole(p, "M128 330L64 348", 8, "#7a4a24")
    pole(p, "M128 330L300 306", 6, "#5d6a6e")
    pole(p, "M300 306L384 294", 3.4, "#5d6a6e")
    p.lines(
        [f"M{150 + n * 14} {330 - n * 1.9:.0f}v{9 + n * 5 % 9}" for n in range(16)], "#f4f7f5", 3
    )  # frost
    p.lines([f"M{150 + n * 14} {330 - n * 1.9:.0f}v{9 + n * 5 % 9}" for n in range(16)], "#8aa0a4", 0.8)
    p.lines(["M158 306q18 16 34 14M240 304q-14 18 -30 12"], "#ece4cf", 10)
    p.disc(194, 320, 7, 6, "#d9b083")
    p.disc(212, 317, 7, 6, "#d9b083")
    p.land([(0, 350), (140, 338), (300, 334), (400, 350), (400, 410), (0, 410)], TURF, 4, 9, MOSS)
    heather(p, (0, 360, 160, 392), 11)
    heather(p, (240, 358, 400, 392), 11)


# The second row: drums, a ladder, the shot, three stones, red heather, a tree


def bog_of_drums(p: Plate) -> None:
    """A skin of moss drawn tight over water, stones along its rim like nails, and the hail that plays it."""
    weather(p)
    ridges(p)
    moor(p, fill="#8f8f60")
    p.disc(200, 296, 182, 82, DEEP, BLACK, 2)
    drum = p.disc(200, 286, 176, 76, "#a8b072", INK, 2.6)
    p.hatch(drum, 0, 9, "#6f7a48", 1, 0.5, (24, 210, 376, 362))
    for ring in (0.72, 0.46, 0.22):
        p.disc(200, 286, 176 * ring, 76 * ring, "none", "#f0edd2", 2.4)
    for n in range(30):  # stones along the rim, like the nails of a drum
        a = n * math.pi / 15
        x, y = 200 + 179 * math.cos(a), 288 + 79 * math.sin(a)
        boulder(p, x, y + 7, 20 + 5 * math.sin(a), 13 + 3 * math.sin(a), ("#b3ada4", "#9d9790")[n % 2], 2)
    for x, y in ((132, 270), (196, 306), (262, 268), (226, 330), (150, 326)):
        p.lines([f"M{x - 10} {y - 6}l-6 -9M{x} {y - 8}v-12M{x + 10} {y - 6}l6 -9"], INK, 2.2)
        p.disc(x, y - 28, 5, 5, LINEN, INK, 1.3)
    p.sign("heron", 300, 178, 62, "#57606a", 0, True)
    for turn in (-24, 14):  # a pair of beaters
        p.add(
            f'<g transform="translate(74 372)rotate({turn})"><path d="M-44 0h74" stroke="{INK}" stroke-width="8" stroke-linecap="round"/><path d="M-44 0h74" stroke="{BONE}" stroke-width="5" stroke-linecap="round"/><circle cx="38" cy="0" r="12" fill="#b58a5c" stroke="{INK}" stroke-width="2"/><path d="M30 -6l14 12M30 6l14 -12" stroke="{INK}" stroke-width="1.400"/></g>'
        )
    hail(p, (4, 4, 396, 370), 96, 4)
    cotton(p, ((12, 232), (24, 240), (376, 372), (364, 382), (350, 376)))


def ladder_left_in(p: Plate) -> None:
    """A pit with its ladder, mended this year."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 176, 400, 206), 18)
    p.disc(200, 306, 176, 82, STRAW, INK, 1.8)
    p.lines(rings_in_grass(200, 306, 168, 76, 70, 20), MOSS, 1.4, 0.9)
    cut(p, [(50, 300), (90, 262), (160, 242), (240, 242), (310, 262), (350, 300), (330, 340), (280, 364), (200, 374), (120, 364), (70, 340)])  # fmt: skip
    p.add(
        f'<path d="M62 320Q110 290 200 290T338 320Q320 352 280 364Q240 374 200 374T120 364Q80 352 62 320z" fill="{BLACK}"/>'
    )
    pole(p, "M168 358L196 190M236 356L250 188", 8, "#a37b47")
    for n in range(6):
        y, new = 346 - n * 28, n == 3
        x = 170 + (358 - y) * 0.165
        pole(
            p,
            f"M{x - 2:.0f} {y}L{x + 68 - n * 2.6:.0f} {y - 1}",
            7 if new else 6,
            "#f1dfae" if new else "#a37b47",
        )
    for x in (187, 246):  # how it was mended
        p.lines([f"M{x - 7} {258 + k * 4}l15 3" for k in range(4)], "#e8d8ae", 2.6)
        p.lines([f"M{x - 7} {260 + k * 4}l15 3" for k in range(4)], INK, 0.7)
    p.lines(
        ["M84 284l-6 44M104 272l-8 52M300 270l8 48M318 282l8 40M130 262l-4 34M276 262l6 30"],
        "#8a6a4a",
        2.2,
        0.8,
    )
    heather(p, (0, 370, 110, 394), 8)
    heather(p, (290, 372, 400, 394), 8)


def the_shot(p: Plate, closed: bool = False) -> None:
    """Your bed in the heather, the print of a case, grass that lies flat by itself; later the case is back and the grass risen."""
    weather(p, hailing=0)
    p.sun(318, 92, 15)
    ridges(p)
    moor(p)
    heather(p, (0, 176, 400, 224), 30)
    bed(p, 34, 262, 128)
    if not closed:
        hollow = p.disc(262, 306, 112, 46, "#c9bd86", "none", 0)
        p.hatch(hollow, 12, 6, "#8a8250", 1.1, 0.8, (150, 260, 374, 352))
        for ring in (0.94, 0.66, 0.36):
            p.lines(rings_in_grass(262, 306, 112 * ring, 46 * ring, int(46 * ring) + 8, 30), "#6b6238", 1.6)
        drop(p, 300, 318, 5)
        drop(p, 318, 328, 3.6)
        p.disc(96, 352, 62, 22, PEAT, BLACK, 1.8)  # the print of a case in the peat
        p.add(
            f'<g transform="translate(96 352)rotate(-12)"><path d="M-34 -9h58q8 0 8 9t-8 9h-58z" fill="{BLACK}" stroke="#8a6a4a" stroke-width="2"/><path d="M-38 -11v22" stroke="{BLACK}" stroke-width="7"/></g>'
        )
    else:
        blades(p, (160, 270, 372, 350), 150, 34, "#6f7138", 5)
        blades(p, (160, 280, 372, 356), 60, 26, "#a9a25c", 5)
        cotton(p, ((196, 300), (246, 322), (300, 296), (338, 330)), 5)
        p.disc(96, 352, 62, 22, PEAT, BLACK, 1.8)  # the case in its print, going green; a beetle has moved in
        p.add(
            f'<g transform="translate(96 350)rotate(-12)"><path d="M-34 -10h58q9 0 9 10t-9 10h-58z" fill="#a9a04a" stroke="{INK}" stroke-width="2.400"/><ellipse cx="-34" cy="0" rx="5" ry="12" fill="#8a8a3c" stroke="{INK}" stroke-width="2.400"/><ellipse cx="27" cy="0" rx="4.500" ry="7" fill="{BLACK}"/><path d="M-22 -5h40" stroke="#e3dc9a" stroke-width="3"/></g>'
        )
        p.sign("beetle-shell", 134, 342, 15, BLACK, 70)
    heather(p, (0, 384, 34, 396), 3)
    heather(p, (256, 372, 400, 394), 11)


def three_stones(p: Plate) -> None:
    """Three stones of three sizes; they line up on the place that was left."""
    weather(p)
    ridges(p)
    moor(p)
    p.lines(["M64 392L292 150"], "#f7efda", 5, 0.9)
    p.add(f'<path d="M64 392L292 150" stroke="{INK}" stroke-width="1.6" stroke-dasharray="9 7"/>')
    heather(p, (0, 176, 180, 240), 16)
    heather(p, (300, 186, 400, 320), 16)
    bed(p, 279, 160, 30)  # the place you have just left
    for x, y, wide, high in ((256, 208, 38, 26), (198, 284, 62, 104), (104, 376, 98, 178)):
        p.disc(x + wide * 0.2, y, wide * 0.8, wide * 0.16, "#6d6440", "none", 0)
        boulder(p, x, y, wide, high, "#a39e97")
        p.disc(
            x - wide * 0.08, y - high * 0.76, wide * 0.1, wide * 0.1, PALE, INK, 2
        )  # bored through, for the eye
        p.lines([f"M{x - wide * 0.3:.0f} {y - high * 0.4:.0f}q{wide * 0.16:.0f} -8 {wide * 0.3:.0f} 0M{x - wide * 0.34:.0f} {y - high * 0.2:.0f}q{wide * 0.12:.0f} -6 {wide * 0.26:.0f} 0"], "#c9b14a", 3)  # fmt: skip
    blades(p, (170, 340, 400, 392), 60, 18)
    heather(p, (250, 340, 400, 392), 10)


def red_heather(p: Plate) -> None:
    """It is the season; and it is not only the season."""
    weather(p)
    ridges(p)
    moor(p, fill="#b98f8a", edge="#8b4a44")
    heather(p, (0, 174, 400, 240), 36, "#a33b3a")
    heather(p, (0, 240, 400, 330), 40, "#b3312e")
    heather(p, (0, 330, 400, 394), 26, "#8f2a34")
    trails = (
        ([(338, 182), (316, 212), (326, 246), (288, 276), (250, 306), (262, 342), (236, 384)], "#5d0f12"),
        ([(70, 184), (96, 214), (84, 248), (120, 280), (142, 312), (128, 348), (160, 386)], "#6d4026"),
    )
    for places, colour in trails:  # one is warm, one has gone brown
        for n, (x, y) in enumerate(places):
            s = 4 + n * 1.4
            p.add(f'<path d="M{x} {y - s * 2.2:.1f}q{s * 1.5:.1f} {s * 2:.1f} 0 {s * 3.2:.1f}q{-s * 1.5:.1f} {-s * 1.2:.1f} 0 {-s * 3.2:.1f}z" fill="{colour}" stroke="{INK}" stroke-width="1"/><path d="M{x - s * 0.3:.1f} {y:.1f}v{s * 0.5:.1f}" stroke="#f3c9b8" stroke-width="{s * 0.25:.1f}"/>')  # fmt: skip
    for x, y, size in (
        (214, 250, 17),
        (300, 232, 15),
        (196, 330, 22),
        (66, 300, 20),
        (150, 226, 15),
        (330, 320, 22),
        (104, 366, 24),
    ):
        parts.bee(p, x, y, size)


def scratching_tree(p: Plate) -> None:
    """One tree, its bark gone to the height of two men; in the splinters hair: grey, clean, combed."""
    weather(p, 174)
    ridges(p, 174)
    moor(p, 174)
    heather(p, (0, 204, 400, 260), 28)
    for path, wide in (
        ("M196 130Q170 84 112 92Q86 96 66 82M212 120Q204 60 222 -6M222 132Q252 82 300 92Q330 98 356 84", 15),
        (
            "M150 92Q132 62 136 26M112 92Q92 108 70 112M214 70Q180 40 176 6M216 60Q250 44 258 12M286 90Q310 66 306 36M300 92Q330 112 352 116",
            8,
        ),
        ("M136 50Q118 44 108 28M306 60Q326 52 334 34M90 90Q84 72 70 62M330 96Q346 72 360 66", 5),
    ):
        pole(p, path, wide, "#5b4a3a")
    trunk = p.shape([(150, 374), (178, 344), (186, 260), (182, 160), (184, 122), (198, 112), (222, 112), (234, 124), (234, 200), (240, 340), (276, 374), (230, 362), (206, 376), (186, 362)], "#5b4a3a", INK, 2.2)  # fmt: skip
    p.hatch(trunk, 90, 6, BLACK, 1.1, 0.6, (150, 110, 276, 376))
    p.shape([(187, 344), (190, 258), (184, 176), (192, 150), (202, 164), (212, 142), (222, 160), (230, 150), (229, 262), (233, 346), (210, 352)], "#e6c48c", INK, 1.8)  # fmt: skip
    p.lines(["M198 166L194 330M208 156L206 338M218 166l2 168M226 170l2 150"], "#7a4a1c", 3)
    p.lines(["M202 190L198 300M213 180l-1 110M223 200l2 90"], INK, 1.2, 0.7)
    for x, y, s in ((192, 226, 1), (228, 204, -1), (190, 290, 1), (231, 270, -1)):
        p.lines([f"M{x} {y + k * 3}q{-s * 16} {4 + k} {-s * 26} {20 + k * 2}" for k in range(5)], PELT, 2)
        p.lines(
            [f"M{x} {y + k * 3}q{-s * 16} {4 + k} {-s * 26} {20 + k * 2}" for k in range(0, 5, 2)], INK, 0.7
        )
    for x, y in ((108, 378), (300, 380), (150, 390)):  # combed in one direction
        p.lines([f"M{x - 34} {y + k * 4 - 8}q30 -8 66 {k - 2}" for k in range(5)], PELT, 2.6)
        p.lines([f"M{x - 34} {y + k * 8 - 6}q30 -8 66 {k - 1}" for k in range(2)], INK, 0.8)
    p.lines(
        [f"M{176 + n * 9} {366 + n % 3 * 6}l{12 - n % 4 * 5} {4 + n % 2 * 4}" for n in range(10)],
        "#e6c48c",
        3,
    )
    blades(p, (20, 350, 150, 390), 30, 16)
    heather(p, (270, 340, 400, 392), 14)


# The third row: stairs, a pool, a collar, a wall, a sieve, where it lies


def peat_stairs(p: Plate) -> None:
    """The picture that hides a number: everything that its regions tell can be counted, and nothing else."""
    weather(p, 46)
    p.land([(-5, 60), (-5, 40), (120, 44), (280, 36), (405, 42), (405, 60)], RIDGE, 6, 6, "#7a7082")
    p.add(f'<path d="M0 50H400V400H0z" fill="{MOSS}"/>')
    for n in range(9):  # nine steps
        top, left = 52 + n * 36, 52 - n * 3
        p.shape([(left, top), (400 - left, top), (403 - left, top + 27), (left - 3, top + 27)], "#8a6c50", BLACK, 1.4)  # fmt: skip
        p.shape([(left - 3, top + 27), (403 - left, top + 27), (403 - left, top + 36), (left - 3, top + 36)], "#3b2b20", BLACK, 1.4)  # fmt: skip
        p.lines([f"M{left + 12 + k * 31} {top + 29}v6" for k in range(11)], "#8a6a4a", 1.2, 0.8)
    for n, x in enumerate((158, 214, 158, 214, 158)):  # five paces down, and a short one
        track(p, x, 101 + n * 36, 38, 180 + (6, -6)[n % 2], BLACK)
    track(p, 204, 270, 25, 160, BLACK)
    p.lines(["M212 260q14 -8 32 -6"], BLACK, 3)
    for x, y in (
        (234, 268),
        (252, 264),
        (270, 270),
        (244, 278),
        (262, 281),
        (280, 278),
        (228, 281),
    ):  # seven drops beside it
        drop(p, x, y, 5.4)
    for x, y, size in ((82, 352, 34), (104, 316, 34), (82, 280, 34), (104, 244, 34), (82, 208, 34), (300, 354, 20), (286, 318, 20), (302, 208, 20), (288, 172, 20)):  # fmt: skip
        boot_print(p, x, y, size, 5 if x < 200 else -6, "#33241a")
    p.lines(["M352 130Q352 200 360 232Q364 290 372 344"], INK, 6)  # a rail of rope on three posts
    p.lines(["M352 130Q352 200 360 232Q364 290 372 344"], "#c9a76a", 3)
    for n, (x, y) in enumerate(((352, 130), (360, 232), (372, 344))):
        pole(p, f"M{x} {y + 40}V{y - 8}", 9, "#a97f4b")
        if n == 1:  # one of them has been gnawed
            p.add(
                f'<path d="M{x - 8} {y + 6}l7 4 -7 4 7 4 -7 4 7 4 -7 4z" fill="#f1dfae" stroke="{INK}" stroke-width="1.200"/><path d="M{x + 8} {y + 4}l-7 4 7 4 -7 4 7 4z" fill="#f1dfae" stroke="{INK}" stroke-width="1.200"/>'
            )
    heather(p, (0, 90, 22, 392), 14)


def skin_pool(p: Plate, clear: bool = False) -> None:
    """A tanners' pool, brown as tea, hides over its rim; later it is clear, and a bandage lies in it, put away."""
    weather(p)
    ridges(p)
    moor(p)
    cliff(p)
    p.disc(200, 300, 186, 86, PEAT, BLACK, 2.4)
    pool = p.disc(200, 296, 172, 76, "#a9c9c2" if clear else TEA, INK, 2.4)
    p.hatch(pool, 0, 8, PALE if clear else "#b98a54", 1.2, 0.6, (28, 220, 372, 372))
    if clear:
        p.lines(["M70 330q20 -10 40 0M300 320q18 -8 36 0M110 258q16 -8 30 0"], LINEN, 2.4)
        p.disc(200, 320, 130, 36, "#e6e6d6", "none", 0)
        p.disc(196, 300, 44, 16, LINEN, INK, 1.6)  # a bandage, rolled, under a stone
        p.disc(196, 300, 28, 10, "none", "#b0a58c", 2)
        p.disc(196, 300, 13, 5, "none", "#b0a58c", 2)
        boulder(p, 200, 300, 46, 22, "#8fa09c")
        for x, y in ((92, 300), (104, 306), (296, 318), (306, 312), (316, 320)):
            p.lines([f"M{x} {y}v-11"], "#6d5230", 4)
        p.disc(262, 330, 6, 5, "#c9cfce", INK, 1.4)
        for n in (1, 2, 3):  # something has drunk
            p.disc(230, 236, 24 * n, 6 * n, "none", LINEN, 2.4)
    else:
        for x, y, rx in ((120, 316, 40), (252, 336, 46), (286, 272, 34)):
            p.disc(x, y, rx, rx * 0.24, "none", "#c79a62", 1.8)
    for x, y, s, fill in (
        (54, 216, 1.0, "#b58a5c"),
        (146, 196, 0.86, "#c9ab7c"),
        (254, 196, 0.86, "#8f7a66"),
        (346, 216, 1.0, "#a8794c"),
    ):
        pole(
            p,
            f"M{x - 38 * s:.0f} {y + 60 * s:.0f}L{x - 30 * s:.0f} {y - 40 * s:.0f}M{x + 38 * s:.0f} {y + 60 * s:.0f}L{x + 30 * s:.0f} {y - 40 * s:.0f}M{x - 42 * s:.0f} {y - 34 * s:.0f}H{x + 42 * s:.0f}",
            4,
            WOOD,
        )
        if not clear or x in (54, 346):
            p.add(
                f'<path d="M{x - 24 * s:.0f} {y - 36 * s:.0f}h{48 * s:.0f}q-6 {20 * s:.0f} 4 {34 * s:.0f}l{8 * s:.0f} {28 * s:.0f}l{-16 * s:.0f} {-10 * s:.0f}l{-14 * s:.0f} {20 * s:.0f}l{-18 * s:.0f} {-20 * s:.0f}l{-20 * s:.0f} {10 * s:.0f}l{10 * s:.0f} {-30 * s:.0f}q{8 * s:.0f} {-18 * s:.0f} {-2 * s:.0f} {-32 * s:.0f}z" fill="{fill}" stroke="{INK}" stroke-width="1.8"/>'
            )
    if not clear:
        p.shape([(20, 342), (32, 328), (384, 282), (388, 298)], "#a37b47", wide=2.2)  # a plank over it
        p.lines(["M60 330l4 10M150 318l4 10M250 305l4 10M340 293l4 10"], INK, 1.4)
    blades(p, (20, 372, 380, 394), 40, 16)


def empty_collar(p: Plate, bare: bool = False) -> None:
    """A collar as wide as a cartwheel on a post; later the post is bare, and paler where it hung."""
    weather(p)
    ridges(p)
    moor(p)
    cliff(p)
    heather(p, (0, 236, 120, 330), 14)
    heather(p, (290, 240, 400, 330), 14)
    p.disc(206, 376, 60, 12, "#6d6440", "none", 0)
    p.shape([(182, 378), (186, 84), (196, 74), (210, 74), (220, 84), (226, 378)], "#7a5a38", wide=2.2)
    p.lines(["M194 92V372M205 84V374M215 100V372"], INK, 1.2, 0.6)
    bone(p, 203, 100, 70, 4)
    if bare:
        p.add(
            f'<path d="M186 128Q204 142 221 128V196Q204 210 185 196z" fill="#c9a878" stroke="{INK}" stroke-width="1.4"/>'
        )
        p.lines(["M186 140l34 4M186 186l34 4"], "#8a6436", 1.6)
        parts.print_of_hoof(p, 140, 372, 12, 20)
        blades(p, (120, 350, 290, 388), 50, 20)
        for x, y, flip in ((176, 70, False),):
            p.sign("seagull", x + 28, y - 18, 54, INK, 0, flip)
        return
    p.add(
        f'<ellipse cx="204" cy="222" rx="112" ry="116" fill="none" stroke="{INK}" stroke-width="36"/><ellipse cx="204" cy="222" rx="112" ry="116" fill="none" stroke="#8a4f2c" stroke-width="31"/><ellipse cx="204" cy="222" rx="112" ry="116" fill="none" stroke="#b5784a" stroke-width="12"/>'
    )
    p.add(
        f'<ellipse cx="204" cy="222" rx="124" ry="128" fill="none" stroke="{PALE}" stroke-width="2" stroke-dasharray="7 6"/><ellipse cx="204" cy="222" rx="100" ry="104" fill="none" stroke="{PALE}" stroke-width="2" stroke-dasharray="7 6"/>'
    )
    for n in range(10):  # bosses of horn
        a = math.radians(18 + n * 36)
        p.disc(204 + 112 * math.cos(a), 222 + 116 * math.sin(a), 8, 8, BONE, INK, 2)
    p.shape([(180, 318), (228, 318), (228, 358), (180, 358)], "#d8b04a", wide=2.6)
    p.shape([(191, 328), (217, 328), (217, 348), (191, 348)], "#8a4f2c", wide=1.8)
    p.lines(["M204 316v34"], INK, 5)
    p.lines(["M184 90h36M184 96h36M184 102h36"], "#c9a76a", 5)
    blades(p, (120, 366, 290, 390), 36, 16)


def hearth(p: Plate) -> None:
    """A ring of stones for a fire."""
    p.disc(200, 290, 26, 10, "#57504a", INK, 1.6)
    for n in range(8):
        a = n * math.pi / 4
        p.disc(200 + 26 * math.cos(a), 290 + 10 * math.sin(a), 7, 5, "#a8a29a", INK, 1.3)


def round_wall(p: Plate) -> None:
    """A wall to stand inside of while being looked at: breast-high, without a gate, one step on either side."""
    weather(p)
    ridges(p)
    moor(p)
    cliff(p)
    p.disc(200, 296, 178, 92, STRAW, "none", 0)
    p.lines(rings_in_grass(200, 300, 130, 60, 50, 16), "#8a7c50", 1.3, 0.8)
    stones_done = False
    stones = [(200 + 172 * math.cos(a), 280 + 84 * math.sin(a), 0.76 + 0.26 * math.sin(a)) for a in (n * math.pi / 17 for n in range(34))]  # fmt: skip
    p.shape([(176, 190), (224, 190), (230, 206), (170, 206)], "#c2bcb1", wide=1.6)
    for x, y, s in sorted(stones, key=lambda one: one[1]):
        if y > 280 and not stones_done:
            hearth(p)
            stones_done = True
        for k in (0, 1):
            boulder(p, x + p.rng.uniform(-2, 2), y + 8 - k * 21 * s, 42 * s, 28 * s, ("#b3ada4", "#9d9790", "#c2bcb1")[int(x + k) % 3], 2)  # fmt: skip
    p.shape([(168, 380), (232, 380), (240, 394), (160, 394)], "#c2bcb1", wide=1.8)
    heather(p, (0, 378, 90, 396), 6)
    heather(p, (310, 378, 400, 396), 6)


def wind_sieve(p: Plate) -> None:
    """Hides on frames with holes in them; the wind goes in mixed and comes out sorted."""
    weather(p, 170)
    ridges(p, 170)
    moor(p, 170)
    heather(p, (0, 196, 400, 240), 18)
    p.lines(
        [f"M-5 {y}q20 {-10 + y % 3 * 8} 40 0t40 {y % 4 * 3}" for y in range(90, 330, 15)], "#6b6474", 2.2, 0.9
    )
    grid = [(-0.4, -0.5), (0.4, -0.5), (-0.4, 0), (0.4, 0), (-0.4, 0.5), (0.4, 0.5)]
    hide(p, 116, 186, 96, 160, "#c9ab7c", [(x, y, 13) for x, y in grid])
    hide(
        p,
        200,
        212,
        100,
        176,
        "#b58a5c",
        [(x * 1.2 + dx, y + dx * 0.4, 7.5) for x, y in grid for dx in (-0.12, 0.2)],
    )
    hide(
        p, 290, 240, 108, 194, "#8f7a66", [(-0.5 + n % 5 * 0.25, -0.6 + n // 5 * 0.24, 3) for n in range(30)]
    )
    p.shape(
        [(352, 300), (392, 300), (392, 352), (386, 358), (358, 358), (352, 352)], "#d3e3e0", wide=2.2
    )  # the cold, in a jar
    p.disc(372, 300, 20, 5, "#eef4f2", INK, 2)
    p.sign("snowflake-2", 372, 330, 30, "#5f8a94")
    blades(p, (0, 350, 400, 394), 110, 22, "#5f5c3a", 14)
    heather(p, (10, 330, 90, 392), 8)


def lying_place(p: Plate, lain: bool = False) -> None:
    """A hollow in the shape of something asleep on its right side; at last it has lain down, and is not seen whole."""
    weather(p)
    if lain:
        p.sun(84, 106, 17)
    ridges(p)
    moor(p, fill="#a59a6e")
    heather(p, (0, 174, 400, 214), 24)
    p.disc(204, 298, 188, 84, STRAW, "#8a7c50", 1.4)
    p.lines(rings_in_grass(204, 298, 180, 78, 84, 30), "#6b6238", 1.7)
    shape = "M52 300Q48 276 76 266Q92 254 112 262Q140 236 196 234Q262 226 310 248Q350 262 354 296Q352 318 330 326L338 344Q330 352 314 346L292 334Q262 340 250 332L232 350Q216 358 210 346L214 330Q176 336 156 328L142 346Q128 354 120 344L126 322Q88 326 52 300z"
    if not lain:
        p.add(f'<path d="{shape}" fill="#6d6038" stroke="{INK}" stroke-width="2.2"/>')
        fur(p, shape, (50, 226, 350, 350), 260, (20, 6), "#c9b786")
        p.lines(["M112 262Q140 236 196 234Q262 226 310 248"], BLACK, 5, 0.6)  # the edge it lay against
    else:
        flank = "M34 336Q44 300 76 292Q92 262 128 262Q150 222 214 216Q300 206 352 262Q378 294 374 340Q300 324 224 336Q120 350 34 336z"
        p.add(f'<path d="{flank}" fill="{PELT}" stroke="{INK}" stroke-width="2.4"/>')
        fur(p, flank, (34, 206, 372, 344), 300, (16, 9))
        p.lines(["M128 262Q150 280 148 316M286 226Q306 262 296 320"], "#4f4c4a", 3, 0.8)
        for x in (48, 62):
            p.steam(x, 284, 44, "#f4f1ea", 3)
        p.lines([f"M{14 + n * 7} {356 + n * 7 % 16}q3 -18 {6 + n % 3 * 3} {-42 - n * 11 % 30}" for n in range(54)], "#6f7138", 2.4)  # fmt: skip
        p.lines([f"M{18 + n * 12} {360 + n * 5 % 12}q-3 -16 {-4 - n % 3 * 3} {-36 - n * 7 % 20}" for n in range(32)], "#b3aa68", 2)  # fmt: skip
        for n, (x, y) in enumerate(
            ((146, 234), (180, 220), (214, 213), (248, 212), (282, 218), (314, 230), (340, 246))
        ):
            p.sign("seagull", x, y - 8, 30, INK, 0, n % 3 == 1)
    heather(p, (0, 372, 120, 396), 10)
    heather(p, (290, 372, 400, 396), 10)


# The fourth row: horn, whistles, planks, a tripod, salt, goats


def horn_quarry(p: Plate) -> None:
    """A face of horn, in courses, like slate, and what it was worked with: a ramp, a barrow, a candle on a plank."""
    weather(p, 60)
    p.add(f'<path d="M-5 56Q100 40 210 54T405 46V306H-5z" fill="#5b4a36" stroke="{INK}" stroke-width="2"/>')
    blades(p, (0, 46, 400, 56), 50, 12)
    for row in range(5):
        y = 106 + row * 46
        for n in range(10):
            horn(p, 4 + n * 42 + row % 2 * 20, y, 50, 58 + (n * 7 + row * 5) % 12, False, ("#a98a5c", "#8f7a5a", "#c9ab7c", "#b8996a")[(n * 3 + row) % 4])  # fmt: skip
        p.lines([f"M0 {y + 8}Q200 {y + 2 + row % 2 * 8} 400 {y + 8}"], BLACK, 2.4, 0.8)
    p.land([(-5, 300), (90, 292), (210, 302), (405, 290), (405, 410), (-5, 410)], "#8f7a5c", 4, 8, BLACK)
    p.shape([(230, 404), (300, 404), (398, 262), (366, 258)], "#a37b47", wide=2)
    p.lines([f"M{246 + n * 17} {384 - n * 18}l36 3" for n in range(7)], INK, 2)
    for x, y, size, turn in ((70, 322, 62, -10), (104, 322, 66, 16), (136, 322, 54, 40), (88, 318, 48, 40)):
        horn(p, x, y, size, turn, x > 100, "#d0b27e")
    p.shape([(40, 312), (164, 312), (146, 362), (66, 362)], "#8a6436", wide=2.4)  # a barrow
    p.lines(["M46 328h112M54 346h100"], INK, 1.4, 0.7)
    pole(p, "M150 330L196 318M60 362L50 386M72 362L84 386", 6, "#a37b47")
    p.disc(140, 374, 17, 17, "#6d5134", INK, 3)
    p.disc(140, 374, 4, 4, BLACK)
    for x, y, size, turn in ((22, 396, 54, 60), (184, 400, 50, -64)):
        horn(p, x, y, size, turn, False, "#c9ab7c")
    p.shape([(180, 352), (238, 346), (238, 354), (180, 360)], WOOD, wide=1.8)
    p.shape([(204, 350), (204, 330), (214, 330), (214, 349)], LINEN, wide=1.4)
    p.disc(209, 324, 4, 7, "#e0a22c", INK, 1.2)


def whistle_makers(p: Plate) -> None:
    """A bench under a slab, a drill, a rasp, a pot of grease, and on a rack eleven whistles."""
    p.add('<path d="M0 0h400v400H0z" fill="#7a6248"/>')
    p.hatch("M0 0h400v262H0z", 88, 10, BLACK, 1, 0.4)
    p.shape(
        [(-5, -5), (405, -5), (405, 50), (330, 64), (240, 54), (150, 68), (60, 56), (-5, 66)],
        "#8f8a86",
        wide=2.2,
    )  # a slab of rock
    p.lines(["M30 20l60 8M140 12l80 10M280 16l70 8M60 42l70 6M230 38l90 4"], INK, 1.2, 0.6)
    pole(p, "M20 92H380", 6, WOOD)
    threads = ("#8b3a20", "#c79a3c", "#5f7a45", "#1f5b58", "#27384f", "#7d4f74", "#fbf7ea", "#57504a", "#b5714a", "#a33b3a", "#8fbdb0")  # fmt: skip
    for n, thread in enumerate(threads):  # eleven, each on a thread of another colour; one has no label
        x, right = 42 + n * 31.6, n == 7
        long = 84 if right else 66 + n * 23 % 40
        p.lines([f"M{x:.0f} 90v22"], thread, 3)
        whistle(p, x, 112 + long / 2, long, 5 if right else (4, 2, 6, 8, 1, 6, 3, 0, 4, 2, 9)[n], 90 + (0 if right else n * 7 % 9 - 4), LINEN if right else ("#d9c9a2", "#c9b48a")[n % 2])  # fmt: skip
        if not right:
            y = 120 + long
            p.shape([(x - 9, y), (x + 9, y), (x + 9, y + 13), (x - 9, y + 13)], PALE, wide=1.2)
            p.lines(
                [f"M{x:.0f} {y - 6:.0f}v6M{x - 5:.0f} {y + 5:.0f}h10M{x - 5:.0f} {y + 9:.0f}h6"], INK, 1.2
            )
    p.shape([(22, 268), (378, 268), (396, 306), (4, 306)], "#a97f4b", wide=2.4)
    p.shape([(4, 306), (396, 306), (396, 320), (4, 320)], WOOD, wide=2)
    p.lines(["M36 320v74M364 320v74"], INK, 14)
    p.lines(["M36 320v74M364 320v74"], WOOD, 9)
    p.land(
        [(60, 300), (96, 284), (140, 292), (190, 278), (250, 296), (250, 304), (60, 304)],
        BONE,
        4,
        30,
        "#c9b48a",
    )
    p.shape([(66, 286), (120, 272), (122, 280), (68, 294)], "#8d949a", wide=1.8)  # a rasp
    p.lines([f"M{72 + n * 6} {290 - n * 1.6:.0f}l3 -5" for n in range(8)], INK, 1)
    p.lines(["M118 276l26 -7"], INK, 8)
    pole(p, "M314 290V216", 6, "#c9ab7c")
    p.lines(["M270 248Q316 226 360 250"], INK, 7)
    p.lines(["M270 248Q316 226 360 250"], "#c79a5c", 3.6)
    p.lines(["M272 248L314 256L358 250"], BONE, 2)
    p.disc(314, 214, 11, 8, HORN, INK, 2)
    parts.tin(p, 222, 272, 40, 18, "#b5714a")
    p.disc(222, 272, 15, 4, "#e8dcae", "none", 0)
    p.shape(
        [(110, 342), (292, 342), (282, 392), (120, 392)], "#8a6436", wide=2.2
    )  # those of which only the maker was ashamed
    for n in range(6):
        whistle(p, 138 + n * 26, 340 - n % 2 * 6, 56, 2 + n % 4, 60 + n * 11, ("#d9c9a2", BONE)[n % 2])
    p.shape([(108, 352), (294, 352), (284, 394), (118, 394)], "#8a6436", wide=2.2)
    p.lines(["M112 366h178M114 380h174"], INK, 1.4, 0.7)


def sinking_road(p: Plate) -> None:
    """Planks laid on planks laid on planks; whoever stops goes on, downwards."""
    weather(p, hailing=34)
    ridges(p)
    moor(p, fill="#6b5a42", edge=BLACK)
    for x, y, rx in ((60, 220, 60), (344, 240, 60), (36, 332, 56), (372, 344, 54)):
        pool = p.disc(x, y, rx, rx * 0.26, "#4b4038", BLACK, 1.6)
        p.hatch(pool, 0, 6, "#b5a98c", 1, 0.5, (x - rx, y - 20, x + rx, y + 20))
    cotton(p, ((30, 286), (84, 262), (352, 292), (380, 276), (110, 196), (296, 200)), 5)
    top, half, n = 166.0, 20.0, 0
    while top < 396:
        step = 7 + (top - 166) * 0.052
        tilt = ((n * 5) % 7 - 3) * half * 0.03
        fills = ("#4a3a2b", 0.7), ("#6d5134", 0.36), (("#b08a52", "#a37b47", "#8a6436")[n % 3], 0.0)
        for layer, (fill, lower) in enumerate(fills):
            wide, down = half * (1.22 - layer * 0.09), top + step * lower
            middle = 200 + ((n * 11 + layer * 7) % 9 - 4) * half * 0.02
            left, right = middle - wide, middle + wide
            p.shape([(left, down + tilt), (right, down - tilt), (right, down + step * 0.8 - tilt), (left, down + step * 0.8 + tilt)], fill, BLACK, 1.2)  # fmt: skip
        top += step
        half += step * 0.52
        n += 1
    p.add(
        f'<path d="M226 344q0 -22 -2 -40l30 -2q0 16 4 26q22 4 34 12v10q-40 6 -66 -6z" fill="#3f332b" stroke="{BLACK}" stroke-width="2"/>'
    )  # a boot that stopped
    p.disc(258, 352, 52, 11, "#4b4038", BLACK, 1.8)
    p.lines(["M222 352q36 10 74 0"], "#b5a98c", 1.8)


def tripod(p: Plate) -> None:
    """Three legs and a cloth; under the cloth, upside down, today."""
    weather(p)
    p.sun(88, 70, 17)
    ridges(p)
    moor(p)
    heather(p, (0, 176, 400, 216), 22)
    heather(p, (0, 240, 110, 330), 12)
    heather(p, (300, 240, 400, 330), 12)
    for path in ("M196 186L110 378", "M204 190L214 390", "M212 186L312 374"):
        pole(p, path, 7, "#a97f4b")
    p.lines(["M150 288h116M132 330h150"], INK, 2)
    p.disc(172, 238, 5, 5, "#d8b04a", wide=1.4)
    p.disc(242, 240, 5, 5, "#d8b04a", wide=1.4)
    p.shape([(170, 178), (238, 178), (246, 192), (162, 192)], WOOD, wide=2)
    cloth = "M118 96Q160 56 206 60T292 92Q304 150 316 214Q290 206 274 220Q268 204 266 190L144 190Q142 210 134 222Q116 208 96 216Q104 150 118 96z"
    p.add(f'<path d="{cloth}" fill="{BLACK}" stroke="{INK}" stroke-width="2.4"/>')
    p.lines(
        [
            "M136 92Q122 150 122 206M158 76Q140 140 138 196M276 90q16 60 20 116M252 72q22 50 24 120M186 66q-14 20 -18 34M226 64q14 18 18 34"
        ],
        "#6d6056",
        2.2,
    )
    p.add(
        f'<path d="M158 102h94v74h-94z" fill="{GLEAM}" stroke="{PALE}" stroke-width="2.4"/><path d="M158 102h94v30q-20 6 -40 0t-54 3z" fill="{TURF}"/><path d="M158 135q30 -10 54 -3t40 0v8q-40 8 -94 2z" fill="{RIDGE}"/><path d="M158 150h94M158 158h94M158 166h94" stroke="#8b8292" stroke-width="1"/>'
    )
    p.disc(226, 158, 7, 7, PALE, INK, 1.2)
    p.add(
        f'<path d="M190 106h22l-2 26q8 16 -2 24q-8 6 -16 0q-8 -10 0 -24z" fill="{BLACK}"/><path d="M186 140l30 -2 -4 24 -22 2z" fill="#57504a"/>'
    )  # somebody from behind, a cloth over his head
    blades(p, (80, 366, 340, 392), 50, 16)


def salt_lick(p: Plate, laid: bool = False) -> None:
    """A block worn to a saddle by tongues of one size; with salt laid on it, something comes that is not afraid."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 174, 400, 220), 24)
    p.disc(200, 350, 170, 34, "#b5a06e", "#8a7c50", 1.4)
    block = "M74 352L82 224Q96 208 122 214Q158 276 206 276Q252 276 284 212Q308 206 322 224L330 352Q200 380 74 352z"
    p.add(f'<path d="{block}" fill="#e6e2d8" stroke="{INK}" stroke-width="2.6"/>')
    p.hatch(
        "M206 276Q252 276 284 212Q308 206 322 224L330 352Q270 366 206 368z",
        70,
        7,
        "#8b8292",
        1.1,
        0.8,
        (200, 200, 334, 372),
    )
    p.lines(
        [
            f"M{124 + n * 13} {228 + min(n, 12 - n) * 8 - (min(n, 12 - n) ** 2) * 0.5:.0f}q5 9 12 9"
            for n in range(12)
        ],
        "#a9a2a8",
        2.2,
    )
    p.lines(["M92 300q8 30 4 46M110 312q4 20 2 40M140 330q2 16 0 32"], "#a9a2a8", 1.8)
    if laid:
        p.add(
            f'<path d="M168 236h66l-10 40h-46z" fill="#d8b97c" stroke="{INK}" stroke-width="2.200"/>'
        )  # a cup of horn
        p.disc(201, 236, 33, 9, LINEN, INK, 2)
        p.disc(208, 237, 15, 4, "#c9c3c0", "none", 0)  # a hollow in the salt
        for n, (x, y) in enumerate(((120, 386), (160, 372), (246, 372), (290, 386))):
            track(p, x, y, 25, 40 - n * 22, "#7d6a44" if n == 3 else BLACK)
        head = "M405 96Q372 100 352 122L338 138Q320 148 304 170Q276 194 254 214Q240 228 246 240Q256 252 276 246Q300 250 322 238Q342 246 352 262Q372 282 405 280z"
        ear = "M352 124Q352 84 386 64Q396 96 378 122z"
        p.add(f'<path d="{head}" fill="{PELT}" stroke="{INK}" stroke-width="2.4"/>')
        fur(p, head, (290, 100, 404, 280), 170, (16, 4))
        p.add(
            f'<path d="{ear}" fill="#a5a19c" stroke="{INK}" stroke-width="2.4"/><path d="M362 116Q362 94 380 78Q384 98 374 116z" fill="#6d6866"/>'
        )
        p.add(
            f'<path d="M244 226Q250 212 266 206Q274 214 268 226Q258 238 246 238z" fill="{BLACK}" stroke="{INK}" stroke-width="2"/>'
        )
        p.lines(["M252 244Q272 236 300 238"], INK, 2.2)
        p.add(
            f'<path d="M252 243q-4 18 -18 23q-14 3 -14 -5q10 -2 16 -14q4 -8 10 -8z" fill="#b5645c" stroke="{INK}" stroke-width="1.8"/>'
        )
        p.add(
            f'<path d="M308 178q12 -14 28 -8q-10 14 -28 8z" fill="{GLEAM}" stroke="{INK}" stroke-width="2.2"/>'
        )
        p.disc(323, 174, 4, 4.6, BLACK, "none", 0)
        p.lines(["M304 166q14 -14 32 -10"], INK, 2.6)
    else:
        for n in range(6):
            boot_print(p, 88 + n * 45, 384 - n % 2 * 9, 22, 80 - n * 6, "#6d5c3c")
        p.lines([f"M{150 + n * 16} 282v{6 + n % 3 * 4}" for n in range(7)], "#c9c3c0", 2)
    blades(p, (10, 350, 70, 390), 20, 16)
    blades(p, (330, 350, 392, 390), 20, 16)


def far_fold(p: Plate) -> None:
    """Goats that have never been hunted look at your hands with interest, all of them."""
    weather(p)
    ridges(p)
    moor(p, fill="#a9a06c")
    for n in range(46):  # a ring of thorn
        x, y = 6 + n * 8.7, 216 - n * 13 % 30
        p.lines(
            [f"M{x - 18:.0f} {y + 8 - n * 7 % 20}q18 {-24 + n * 11 % 30} 40 {-6 + n * 5 % 14}"],
            ("#5b4a36", "#6d5640", "#45382a")[n % 3],
            4,
        )
        p.lines([f"M{x:.0f} {y - 4}l{5 - n % 3 * 4} -9M{x + 10:.0f} {y}l{4 - n % 4 * 3} -8"], "#45382a", 1.8)
    blades(p, (0, 220, 400, 390), 90, 12)
    for x, y, s, coat in (
        (80, 268, 0.9, "#e6dcc6"),
        (322, 268, 0.9, "#8f7a66"),
        (200, 262, 0.86, "#cfc3ac"),
        (136, 342, 1.2, "#7d6a58"),
        (270, 344, 1.2, "#f1ead8"),
    ):
        goat_front(p, x, y, s, coat)
    for y in (352, 374, 394):  # the hurdle, open
        pole(p, f"M-4 {y + 4}L84 {y - 26}", 5, "#c9ab7c")
    pole(p, "M10 404V336M46 396V326M82 384V314", 6, "#a97f4b")
    heather(p, (330, 366, 400, 394), 7)


def goat_front(p: Plate, x: float, y: float, s: float, coat: str) -> None:
    """A goat that looks at whoever looks: face on, horns up, ears out, and a bell."""
    p.add(
        f'<path d="M{x - 26 * s:.1f} {y + 44 * s:.1f}Q{x - 32 * s:.1f} {y + 6 * s:.1f} {x:.1f} {y + 4 * s:.1f}T{x + 26 * s:.1f} {y + 44 * s:.1f}z" fill="{coat}" stroke="{INK}" stroke-width="1.8"/>'
    )
    for side in (-1, 1):
        horn(p, x + side * 8 * s, y - 20 * s, 38 * s, side * 10, side < 0)
        p.add(
            f'<path d="M{x + side * 12 * s:.1f} {y - 12 * s:.1f}q{side * 14 * s:.1f} {-6 * s:.1f} {side * 24 * s:.1f} {3 * s:.1f}q{-side * 12 * s:.1f} {8 * s:.1f} {-side * 23 * s:.1f} {3 * s:.1f}z" fill="{coat}" stroke="{INK}" stroke-width="1.6"/>'
        )
    p.add(
        f'<path d="M{x - 15 * s:.1f} {y - 20 * s:.1f}Q{x:.1f} {y - 30 * s:.1f} {x + 15 * s:.1f} {y - 20 * s:.1f}L{x + 9 * s:.1f} {y + 16 * s:.1f}Q{x:.1f} {y + 26 * s:.1f} {x - 9 * s:.1f} {y + 16 * s:.1f}z" fill="{coat}" stroke="{INK}" stroke-width="1.8"/><path d="M{x - 4 * s:.1f} {y + 20 * s:.1f}l{4 * s:.1f} {18 * s:.1f} {4 * s:.1f} {-18 * s:.1f}z" fill="{coat}" stroke="{INK}" stroke-width="1.4"/>'
    )
    for side in (-1, 1):
        p.disc(x + side * 9 * s, y - 8 * s, 4.4 * s, 3.6 * s, "#e8c860", INK, 1.3)
        p.lines([f"M{x + side * 9 * s - 3 * s:.1f} {y - 8 * s:.1f}h{6 * s:.1f}"], BLACK, 2 * s)
        p.lines([f"M{x + side * 3 * s:.1f} {y + 12 * s:.1f}l{side * 2 * s:.1f} {2 * s:.1f}"], BLACK, 2.2 * s)


# The foot of the moor: a cave, a ladder, a stretcher, a ford


def warm_cave(p: Plate) -> None:
    """One hunt painted all round the walls; the last picture meets the first."""
    p.add('<path d="M0 0h400v400H0z" fill="#4a3a30"/>')
    p.hatch("M0 0h400v400H0z", 34, 8, BLACK, 1, 0.5)
    wall = "M24 306Q20 120 104 62Q150 34 200 34T296 62Q380 120 376 306z"
    p.add(f'<path d="{wall}" fill="#d9b98a" stroke="{BLACK}" stroke-width="2.400"/>')
    p.hatch(wall, 8, 16, "#8a5a34", 0.9, 0.4, (24, 34, 376, 306))
    red, black = "#8b3a20", "#2c2019"
    scenes = 9
    for n in range(scenes):
        a = math.pi * (1.02 - n * 1.04 / (scenes - 1))
        x, y = 200 + 134 * math.cos(a), 264 - 176 * math.sin(a)
        if n % 2 == 0:  # a hunter who shows himself
            p.lines(
                [
                    f"M{x:.0f} {y - 12:.0f}v20l-8 15M{x:.0f} {y + 8:.0f}l8 15M{x - 13:.0f} {y - 16:.0f}l13 10 13 -10"
                ],
                black,
                3,
            )
            p.disc(x, y - 18, 5, 5, black, "none", 0)
            if n != 8:
                p.lines([f"M{x + 14:.0f} {y - 26:.0f}l-1 44"], red, 2)
        else:  # what is hunted, larger each time
            s = 0.8 + n * 0.06
            p.add(
                f'<path d="M{x - 22 * s:.0f} {y + 14 * s:.0f}v{-16 * s:.0f}q{4 * s:.0f} {-14 * s:.0f} {20 * s:.0f} {-12 * s:.0f}t{18 * s:.0f} {-4 * s:.0f}l{8 * s:.0f} {6 * s:.0f}l{-8 * s:.0f} {6 * s:.0f}v{20 * s:.0f}h{-5 * s:.0f}v{-12 * s:.0f}h{-22 * s:.0f}v{12 * s:.0f}z" fill="{red}"/>'
            )
    p.lines(["M60 282Q130 262 200 262T340 282"], red, 3)
    p.disc(200, 210, 40, 34, "none", red, 2.4)  # in the middle both sit down
    p.lines(["M186 210l-8 12h14M180 200v10"], black, 3)
    p.disc(180, 194, 4, 4, black, "none", 0)
    p.add(f'<path d="M200 222q2 -20 22 -16q10 4 8 16z" fill="{red}"/>')
    p.land(
        [(-5, 320), (100, 296), (200, 304), (300, 294), (405, 318), (405, 410), (-5, 410)],
        "#6d5640",
        4,
        8,
        BLACK,
    )
    for n in range(9):
        a = n * 2 * math.pi / 9
        p.disc(200 + 44 * math.cos(a), 348 + 17 * math.sin(a), 12, 8, "#8f867a", INK, 1.6)
    p.disc(200, 347, 30, 10, "#3a2f28", "none", 0)
    for x in (120, 280):
        p.steam(x, 330, 60, "#e8d3b0", 3)
    p.shape([(0, 0), (60, 0), (30, 60), (36, 130), (8, 200), (0, 210)], "#33271f", BLACK, 1.6)
    p.shape([(400, 0), (340, 0), (372, 70), (362, 140), (392, 210), (400, 214)], "#33271f", BLACK, 1.6)


def foot_of_the_chair(p: Plate) -> None:
    """A drop, a ladder's feet, and up there a kitchen chair against the sky."""
    p.add(f'<path d="M0 0h400v400H0z" fill="{GLEAM}"/>')
    p.sky(150, "#8b8292", 6, 0.4)
    cliff = p.shape(
        [
            (-5, 405),
            (-5, 104),
            (120, 96),
            (214, 108),
            (206, 150),
            (232, 200),
            (220, 262),
            (250, 320),
            (246, 405),
        ],
        "#8f8474",
        INK,
        2.2,
    )
    p.hatch(cliff, 82, 8, INK, 1, 0.6, (-5, 96, 250, 405))
    for y in (150, 214, 286):
        p.lines([f"M-5 {y}q60 {10 - y % 7} 120 2t112 4"], BLACK, 1.8, 0.7)
    parts.chair(p, 150, 100, 62)
    p.disc(152, 66, 3, 3, PALE, "none", 0)
    p.land([(238, 250), (300, 244), (405, 250), (405, 300), (246, 306)], RIDGE, 6, 6, "#7a7082")
    p.land([(-5, 356), (120, 350), (250, 342), (405, 350), (405, 410), (-5, 410)], TURF, 4, 9, MOSS)
    pole(p, "M276 384L178 108M316 378L208 104", 8, "#a37b47")
    for n in range(12):
        y = 366 - n * 22
        along = (384 - y) / 276
        pole(p, f"M{276 - 98 * along:.0f} {y}L{314 - 106 * along:.0f} {y - 3}", 5, "#b08a52")
    for x, y in ((276, 386), (317, 380)):  # its feet, in stockings of hide
        p.add(
            f'<path d="M{x - 10} {y + 2}q0 -18 8 -22h8q6 10 4 22z" fill="#b58a5c" stroke="{INK}" stroke-width="1.8"/>'
        )
        p.lines([f"M{x - 7} {y - 16}h14"], BONE, 3)
    boulder(p, 80, 386, 74, 40, "#a39e97")
    boulder(p, 142, 392, 50, 26, "#b3ada4")
    heather(p, (330, 330, 400, 392), 10)
    heather(p, (160, 366, 240, 394), 5)


def stretcher(p: Plate) -> None:
    """Built for something the length of a boat, carried as far as this, and put down with care."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 176, 400, 214), 24)
    p.disc(200, 316, 200, 58, "#d9c26c", "#b09a4a", 1.4)  # yellow: it has lain here for years
    p.lines([f"M{20 + n * 13} {330 + n * 17 % 34}q3 -8 8 -12" for n in range(28)], "#a98f3c", 1.4)
    bed_of = "M26 300L92 246L380 264L338 340z"
    p.add(f'<path d="{bed_of}" fill="#b58a5c" stroke="{INK}" stroke-width="2.2"/>')
    p.hatch(bed_of, 52, 12, "#6d4c26", 1.2, 0.7, (26, 246, 380, 340))
    p.lines(
        [f"M{92 + n * 41} {246 + n * 2.6:.0f}L{26 + n * 44.6:.0f} {300 + n * 5.7:.0f}" for n in range(1, 7)],
        "#efe5cb",
        4,
    )
    pole(p, "M4 298L352 343M70 243L396 265", 8, "#8a6436")
    for x, y in (
        (30, 301),
        (110, 311),
        (190, 322),
        (270, 332),
        (96, 245),
        (170, 250),
        (250, 255),
        (330, 261),
    ):
        p.lines([f"M{x - 5} {y - 8}l10 16M{x - 1} {y - 8}l10 16"], "#efe5cb", 3)
    hollow = p.disc(146, 284, 70, 22, "#8a6440", INK, 1.6)  # on the left
    p.hatch(hollow, 52, 7, "#5b3c20", 1.1, 0.7, (70, 260, 220, 310))
    heather(p, (0, 346, 90, 394), 8)
    heather(p, (330, 366, 400, 394), 7)


def ford_of_the_foot(p: Plate) -> None:
    """It crosses here: three prints and a drag, and on the other bank three prints and a drag."""
    weather(p)
    ridges(p)
    moor(p)
    heather(p, (0, 174, 400, 200), 16)
    water = p.shape(
        [(-5, 214), (120, 206), (260, 216), (405, 204), (405, 292), (280, 304), (140, 292), (-5, 306)],
        "#9fb3ae",
        INK,
        2,
        curve=True,
    )
    p.hatch(water, 2, 7, PALE, 1.4, 0.8, (-5, 204, 405, 306))
    p.lines(
        ["M40 236q14 -8 28 0t28 0M250 240q14 -8 28 0t28 0M90 276q14 -8 28 0t28 0M320 272q12 -8 24 0t24 0"],
        "#5f7d7a",
        2,
    )
    for x, y, w in ((120, 268, 36), (168, 252, 30), (214, 238, 26), (252, 224, 22)):
        boulder(p, x, y, w, w * 0.4, "#a8a29a")
    p.land(
        [(-5, 306), (140, 294), (280, 306), (405, 296), (405, 410), (-5, 410)], "#c3ad7a", 4, 10, "#8a7c50"
    )
    for x, y, size in ((86, 372, 46), (158, 352, 42), (226, 332, 38)):
        track(p, x, y, size, 66)
    p.lines(["M250 344q40 -4 60 -14t34 -12", "M254 352q42 -4 64 -16t32 -12"], "#241a13", 4)
    track(p, 352, 318, 26, 66, "#4d4230")
    for x, y, size in ((176, 194, 12), (210, 188, 11), (242, 184, 10)):
        track(p, x, y, size, 70, "#4d4230")
    p.lines(["M252 186q14 -1 24 -6"], "#4d4230", 2.4)
    p.lines([f"M{12 + n * 6} {330 + n * 17 % 60}q3 -14 8 -20" for n in range(8)], MOSS, 2)
    heather(p, (300, 366, 400, 394), 9)


def way_it_really_went(p: Plate) -> None:
    """Behind the seventh step: a passage in the peat, high enough for shoulders, its floor soft with moss that was carried here."""
    p.add(f'<path d="M0 0h400v400H0z" fill="{DEEP}"/>')
    for n, (rx, top, fill) in enumerate(((196, 8, "#3b2b20"), (156, 52, "#4a3728"), (118, 92, "#5b4532"), (82, 130, "#6d543c"))):  # fmt: skip
        foot = 392 - n * 44
        arch = f"M{200 - rx} {foot}V{top + rx * 0.8:.0f}Q{200 - rx} {top} 200 {top}T{200 + rx} {top + rx * 0.8:.0f}V{foot}z"
        p.add(f'<path d="{arch}" fill="{fill}" stroke="{BLACK}" stroke-width="2"/>')
        p.hatch(arch, 88 - n * 3, 11 - n, BLACK, 1.2, 0.45, (200 - rx, top, 200 + rx, foot))
        for side in (-1, 1):  # smooth at the height of a shoulder, with hair on it
            y = top + rx * 0.8 + 26 - n * 2
            p.lines([f"M{200 + side * (rx - 3)} {y:.0f}v{46 - n * 9}"], "#a98a62", 7 - n)
            p.lines([f"M{200 + side * (rx - 6)} {y + 10 + k * 9 - n:.0f}q{-side * (14 - n * 2)} 4 {-side * (20 - n * 4)} {12 - n * 2}" for k in range(3)], PELT, 2)  # fmt: skip
    p.add(
        f'<path d="M158 264V206Q160 168 200 166T242 206V264z" fill="{GLEAM}" stroke="{BLACK}" stroke-width="2"/><path d="M158 264V240Q200 228 242 240V264z" fill="{TURF}"/>'
    )
    p.lines([f"M{164 + n * 9} 262q2 -14 5 -20" for n in range(9)], MOSS, 2)
    p.shape([(158, 262), (242, 262), (372, 405), (28, 405)], "#8f9a54", BLACK, 1.8)
    p.lines([f"M{200 + (p.rng.uniform(-1, 1)) * (40 + (y - 262) * 0.9):.0f} {y:.0f}q4 -7 9 0" for y in (266 + n * 1.06 for n in range(122))], "#5f6a30", 1.8, 0.9)  # fmt: skip
    for x, y, size, turn in ((226, 366, 46, 8), (172, 328, 36, -6), (220, 302, 27, 6), (188, 282, 20, -4)):
        track(p, x, y, size, turn, "#4d5628")
    p.lines(["M150 372q-6 -20 2 -38", "M158 374q-6 -20 2 -38"], "#4d5628", 4)


PLACES: dict[str, Drawing] = {
    "the-listening-pits": listening_pits,
    "the-talking-cairn": talking_cairn,
    "the-antler-gate": antler_gate,
    "ellerys-blind": ellerys_blind,
    "the-bog-of-drums": bog_of_drums,
    "the-ladder-left-in": ladder_left_in,
    "the-shot": the_shot,
    "three-stones-in-a-line": three_stones,
    "red-heather": red_heather,
    "the-scratching-tree": scratching_tree,
    "the-peat-stairs": peat_stairs,
    "the-skin-pool": skin_pool,
    "the-empty-collar": empty_collar,
    "the-round-wall": round_wall,
    "the-wind-sieve": wind_sieve,
    "the-lying-place": lying_place,
    "the-horn-quarry": horn_quarry,
    "the-whistle-makers": whistle_makers,
    "the-sinking-road": sinking_road,
    "a-tripod-and-no-camera": tripod,
    "the-salt-lick": salt_lick,
    "the-far-fold": far_fold,
    "the-warm-cave": warm_cave,
    "foot-of-the-chair": foot_of_the_chair,
    "the-stretcher": stretcher,
    "ford-of-the-foot": ford_of_the_foot,
    "the-way-it-really-went": way_it_really_went,
}
GOLD: dict[str, Drawing] = {
    "the-talking-cairn": plinth_of_the_word,
    "plinth-of-the-word": plinth_of_the_word,
    "the-shot": lambda p: the_shot(p, True),
    "the-skin-pool": lambda p: skin_pool(p, True),
    "the-empty-collar": lambda p: empty_collar(p, True),
    "the-lying-place": lambda p: lying_place(p, True),
    "the-salt-lick": lambda p: salt_lick(p, True),
}
