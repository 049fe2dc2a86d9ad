"""Places of sheet 3, the Kitchens: white noon, linen, black stone, everything clean; and the scenes that are counted there."""

import math
from collections.abc import Iterable

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.marks import bowl, fish, flame, hand, join, slab
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate, Point
from tools.seventh_continent_art.things import lamp_crab

STONE, BLACK, LINEN, RED, GLOW = "#d9d0bb", "#2f2a27", "#fbf7ea", "#8b3a20", "#e39a3b"


def flagstones(p: Plate, sides: Iterable[str]) -> None:
    """Lays half a white flagstone at the middle of each side with a way out: with its neighbour's half it is whole."""
    join(
        p,
        sides,
        f'<path d="M164 0l5 15 20 5 25-2 18-5 4-13z" fill="{LINEN}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M196 1l-3 17M178 8h9M208 9h12" stroke="{INK}" stroke-width=".9" opacity=".6"/>',
    )


def noon(p: Plate, bottom: float) -> None:
    """White noon: sun through steam, hardly a line and no shadow."""
    p.add(f'<path d="M0 0h{p.width}v{bottom:.0f}H0z" fill="{LINEN}"/>')
    p.sky(bottom, "#8f8672", 6, 0.3)


def paving(p: Plate, top: float, fill: str = "#e6ddc6", vanish: Point = (200, 60)) -> None:
    """A floor of flagstones that runs away from the eye."""
    p.add(f'<path d="M0 {top}H400V400H0z" fill="{fill}"/>')
    drawn, y, step = [f"M0 {top}H400"], top + 8.0, 9.0
    while y < 400:
        drawn.append(f"M0 {y:.0f}H400")
        y += step
        step *= 1.35
    vx, vy = vanish
    for n in range(-7, 8):
        foot = 200 + n * 74
        along = (top - 400) / (vy - 400)
        drawn.append(f"M{foot} 400L{foot + (vx - foot) * along:.0f} {top}")
    p.lines(drawn, INK, 0.8, 0.4)


def wall(p: Plate, fill: str, bottom: float = 400, gap: float = 26) -> None:
    """A wall of cut stone, course upon course."""
    p.add(f'<path d="M0 0h400v{bottom}H0z" fill="{fill}"/>')
    drawn, y, row = [], gap, 0
    while y < bottom + gap:
        drawn.append(f"M0 {min(y, bottom):.0f}H400")
        drawn += [
            f"M{x:.0f} {y - gap:.0f}V{min(y, bottom):.0f}"
            for x in range(int(-20 + row % 2 * gap), 420, int(gap * 2))
        ]
        y, row = y + gap, row + 1
    p.lines(drawn, INK, 0.8, 0.28)


def glow(p: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """Fire in a hole."""
    p.disc(x, y, rx, ry, "#c1541f", "none", 0)
    p.disc(x, y + ry * 0.25, rx * 0.68, ry * 0.62, GLOW, "none", 0)
    p.disc(x, y + ry * 0.4, rx * 0.36, ry * 0.36, "#fbe3a0", "none", 0)


def man(p: Plate, x: float, y: float, size: float, coat: str = INK) -> None:
    """Somebody who stands with his back to us."""
    s = size
    p.shape([(x - s * 0.22, y), (x - s * 0.25, y - s * 0.55), (x - s * 0.13, y - s * 0.68), (x + s * 0.13, y - s * 0.68), (x + s * 0.25, y - s * 0.55), (x + s * 0.22, y)], coat, wide=1.2)  # fmt: skip
    p.disc(x, y - s * 0.83, s * 0.115, s * 0.14, "#c99f74")


def plate_of(p: Plate, x: float, y: float, rx: float, ry: float, used: bool = False) -> None:
    p.disc(x, y, rx, ry, LINEN, INK, 1.4)
    p.disc(x, y, rx * 0.62, ry * 0.62, "none", "#8f8672", 1)
    if used:
        p.disc(x + rx * 0.12, y + ry * 0.1, rx * 0.3, ry * 0.26, RED, "none", 0)


# The lowest row: linen, ash, ovens, a rope


def below_the_linen(p: Plate) -> None:
    noon(p, 400)
    p.land([(0, 330), (110, 318), (260, 336), (400, 322), (400, 410), (0, 410)], "#e0d6ba", 2, 10)
    for line, (y, size) in enumerate(((60, 62), (118, 92), (190, 132))):
        p.lines([f"M-5 {y}Q200 {y + 16} 405 {y - 4}"], INK, 1.6)
        gap = size * 1.12
        for n in range(int(400 / gap) + 2):
            x = n * gap - line * 30 - 12
            wide = size * 0.92
            sag = 14 * (1 - ((x + wide / 2 - 200) / 200) ** 2)
            top, foot = y + sag * 0.6, y + size * 1.05 + sag
            p.shape([(x, top), (x + wide, top), (x + wide - 1, foot), (x + 1, foot)], LINEN, wide=1.4)
            folds = [f"M{x + wide * k / 4:.0f} {top:.0f}V{foot:.0f}" for k in (1, 2, 3)]
            folds += [f"M{x:.0f} {top + (foot - top) * k / 3:.0f}h{wide:.0f}" for k in (1, 2)]
            p.lines(folds, "#8f8672", 0.9, 0.65)
            p.lines([f"M{x + 4:.0f} {top - 5:.0f}v10M{x + wide - 4:.0f} {top - 5:.0f}v10"], "#7a4a1c", 3)
    p.lines(["M34 400V182M366 400V176"], INK, 7)
    p.lines(["M34 400V182M366 400V176"], "#b08a52", 3.6)
    p.shape([(76, 384), (86, 352), (158, 348), (172, 380)], "#b9ad97", wide=2)
    p.add(
        f'<path d="M86 354q6 -22 34 -22h36l4 22z" fill="{BLACK}"/><path d="M112 332q-2 -20 16 -20t20 20" fill="none" stroke="{BLACK}" stroke-width="7"/>'
    )
    p.steam(124, 306, 40, "#b9ad97", 3)


def ash_terraces(p: Plate) -> None:
    noon(p, 66)
    p.shape([(-5, 66), (405, 58), (405, 405), (-5, 405)], "#cbc6bc", wide=1.6)
    for x, y, r in ((40, 150, 90), (372, 132, 86), (-4, 322, 112), (404, 330, 116)):
        p.lines(
            [f"M{x - k} {y}a{k} {k * 0.62:.0f} 0 1 1 {2 * k} 0a{k} {k * 0.62:.0f} 0 1 1 {-2 * k} 0" for k in range(12, r, 9)],
            "#6f6a61",
            1.5,
            0.75,
        )  # fmt: skip
        p.disc(x, y, 8, 6, BLACK)
    p.shape([(150, 66), (252, 62), (330, 405), (70, 405)], "#d8d3c9", "#a39d92", 1)
    for many, colour, foot, head in ((12, INK, 84, 158), (11, SEA, 212, 208)):  # twelve tracks in, eleven out
        for n in range(many):
            low, high = foot + n * 10.4, head + n * 3.4
            p.add(f'<path d="M{low:.0f} 402L{high:.0f} 72" stroke="{colour}" stroke-width="3" stroke-dasharray="6 8" stroke-dashoffset="{n % 2 * 7}"/>')  # fmt: skip
    p.shape([(268, 70), (405, 64), (405, 34), (272, 40)], "#b9ad97", wide=2)
    p.lines(["M272 54h133M300 40v14M340 38v14M380 36v14M320 54v14M360 54v12"], INK, 1, 0.6)
    p.lines(["M344 22L312 214"], INK, 6)
    p.lines(["M344 22L312 214"], "#b08a52", 3)
    p.lines(["M290 208l44 8M292 209l-3 14M302 211l-3 14M312 213l-3 14M322 214l-3 14M332 216l-3 14"], INK, 4)


def alley_of_ovens(p: Plate) -> None:
    """Forty ovens: ten along each side, one upon another; one of them is cold."""
    noon(p, 150)
    paving(p, 150, "#e3d9c0", (200, 132))
    for n in range(9, -1, -1):
        depth = 1 / (1 + n * 0.36)
        base, size = 140 + 232 * depth, 112 * depth
        for side in (-1, 1):
            x = 200 + side * (22 + 128 * depth)
            for upper in (1, 0):
                y = base - size * upper
                cold = (n, side, upper) == (0, 1, 0)
                p.shape([(x - size * 0.5, y), (x - size * 0.5, y - size * 0.99), (x + size * 0.5, y - size * 0.99), (x + size * 0.5, y)], "#a2978a" if upper else "#8d8377", wide=1.2)  # fmt: skip
                p.add(f'<path d="M{x - size * 0.32:.1f} {y - size * 0.14:.1f}v{-size * 0.32:.1f}a{size * 0.32:.1f} {size * 0.32:.1f} 0 0 1 {size * 0.64:.1f} 0v{size * 0.32:.1f}z" fill="{BLACK if cold else "#b34a1a"}" stroke="{INK}" stroke-width="1.4"/>')  # fmt: skip
                if not cold:
                    p.disc(x, y - size * 0.27, size * 0.2, size * 0.13, GLOW, "none", 0)
                if upper:
                    p.add(f'<path d="M{x - size * 0.5:.1f} {y - size * 0.99:.1f}a{size * 0.5:.1f} {size * 0.3:.1f} 0 0 1 {size:.1f} 0z" fill="#b5ab9c" stroke="{INK}" stroke-width="1.2"/>')  # fmt: skip
    p.add(
        f'<path d="M312 356V302q0 -12 10 -22q14 6 12 40t-22 36z" fill="{RED}" stroke="{INK}" stroke-width="1.6"/><path d="M388 356V302q0 -12 -10 -22q-10 4 -6 40t16 36z" fill="{RED}" stroke="{INK}" stroke-width="1.6"/>'
    )
    p.lines(["M312 284H388"], INK, 3)
    p.steam(200, 128, 84, "#cfc6ae", 3)


def pells_rope(p: Plate, free: bool = False) -> None:
    noon(p, 230)
    p.land([(-5, 250), (-5, 150), (50, 118), (110, 160), (170, 104), (250, 168), (330, 128), (405, 172), (405, 250)], "#dcdcc9", 70, 9, "#a9ad9b", curve=False)  # fmt: skip
    for x, y, rx in ((70, 196, 110), (250, 204, 130), (380, 190, 80)):
        p.disc(x, y, rx, 20, "#f7f2e3", "#b5ad97", 1.2)
    paving(p, 300, "#ddd2b9", (200, 200))
    p.shape([(-5, 214), (405, 214), (405, 306), (-5, 306)], "#b9ad97")
    p.lines([f"M{x} 214v46M{x + 34} 260v46" for x in range(-10, 400, 68)] + ["M0 260h400"], INK, 1, 0.5)
    p.shape([(-5, 198), (405, 198), (405, 216), (-5, 216)], "#d8cdb5", wide=2)
    p.shape([(232, 198), (240, 206), (262, 206), (270, 198)], "#8f8672", wide=1.2)
    rope = "M150 336Q206 330 236 250Q246 214 251 190" if not free else "M322 372L251 196"
    p.add(f'<path d="{rope}" fill="none" stroke="{INK}" stroke-width="12" stroke-linecap="round"/><path d="{rope}" fill="none" stroke="#c9a76a" stroke-width="8"/><path d="{rope}" fill="none" stroke="{INK}" stroke-width="8" stroke-dasharray="1.6 6"/>')  # fmt: skip
    if not free:  # seated against the parapet, the rope round his waist
        p.shape([(88, 352), (88, 290), (100, 266), (140, 266), (152, 290), (150, 330), (214, 334), (228, 318), (240, 322), (238, 352)], "#4a4a52")  # fmt: skip
        p.disc(120, 242, 19, 22, "#c99f74")
        p.shape([(100, 236), (106, 220), (134, 218), (140, 234), (120, 226)], "#6b4a2c", wide=1.4)
        p.shape([(196, 332), (200, 314), (228, 310), (234, 322), (248, 326), (240, 332)], BLACK)
        p.lines(["M112 250q8 4 16 0"], INK, 2)
        p.lines(["M92 290l20 34l34 2"], "#3b3b43", 13)
        p.lines(["M88 334h66M88 343h66"], "#c9a76a", 6)
    else:  # laid down under a sheet; the rope is free, and somebody below keeps it taut
        p.shape(
            [(20, 372), (26, 344), (54, 328), (100, 334), (190, 340), (236, 332), (246, 372)], LINEN, wide=2
        )
        p.lines(["M46 366Q130 346 228 364M96 336l-4 34M150 340l2 32M200 342l6 28"], "#8f8672", 1.3, 0.7)
        p.sign("flowers", 128, 330, 40, "#7a5a8c")
        p.disc(324, 376, 15, 8, "none", BLACK, 6)
        p.lines(["M262 176l-8 -16M276 180l6 -16M240 180l-16 -10"], INK, 2.4)
        p.lines(["M268 262l12 -6M282 298l12 -6M258 228l10 -5"], INK, 2)


# The second row: washing up, ribs, Josse, spice, the pool


def scullery_stream(p: Plate) -> None:
    p.land([(0, 0), (400, 0), (400, 400), (0, 400)], "#ddd3ba", 24, 9, "#8f8672", curve=False)
    p.land([(60, -5), (190, -5), (170, 90), (240, 170), (220, 260), (300, 330), (290, 410), (110, 410), (120, 320), (60, 250), (90, 150), (40, 80)], "#8fbdb0", 78, 7, PALE)  # fmt: skip
    for x, y, rx in (
        (118, 60, 20),
        (150, 150, 24),
        (124, 226, 23),
        (196, 276, 27),
        (176, 352, 30),
        (240, 384, 27),
    ):
        plate_of(p, x, y, rx, rx * 0.55)
    for x, y, many in ((306, 128, 9), (354, 150, 6), (318, 236, 7), (372, 262, 9), (34, 352, 6)):
        for n in range(many):
            plate_of(p, x, y - n * 6, 25, 9)
    p.shape([(262, 136), (388, 160), (388, 174), (262, 150)], "#a7977e")
    p.shape([(282, 244), (400, 270), (400, 284), (282, 258)], "#a7977e")
    for x, y in ((110, 130), (190, 220), (216, 330)):
        p.steam(x, y, 96, LINEN, 4)
    p.add(
        f'<path d="M276 156l4 -76q26 -16 52 0l4 76q-8 -8 -15 0t-15 0 -15 0 -15 0z" fill="{LINEN}" stroke="{INK}" stroke-width="2"/>'
    )
    p.lines(["M284 96h44M283 104h46"], "#7a8fa8", 2.4)
    p.shape([(8, 236), (72, 228), (84, 262), (14, 272)], "#a77f4b", wide=2)
    p.lines(["M46 150V176"], INK, 2)
    p.shape([(28, 176), (66, 176), (66, 188), (28, 188)], "#8a6436", wide=2)
    p.lines([f"M{32 + n * 6} 188v14" for n in range(6)], INK, 3)


def woodless_woodpile(p: Plate) -> None:
    noon(p, 300)
    paving(p, 318, "#e2d8c0", (200, 200))
    for row in range(9):
        y = 308 - row * 25
        for n in range(8 - row % 2):
            x = 62 + n * 38 + row % 2 * 19
            p.add(f'<path d="M{x - 12} {y + 4}Q{x + 6} {y - 20} {x + 28} {y - 6}" fill="none" stroke="{INK}" stroke-width="17" stroke-linecap="round"/><path d="M{x - 12} {y + 4}Q{x + 6} {y - 20} {x + 28} {y - 6}" fill="none" stroke="#efe5cb" stroke-width="13" stroke-linecap="round"/>')  # fmt: skip
            p.disc(x - 12, y + 4, 8.5, 8.5, "#e0d2ad", wide=1.4)
            p.disc(x - 12, y + 4, 3.5, 3.5, "#a98f58", "none", 0)
    for x in (28, 372):
        p.shape([(x - 9, 332), (x - 8, 66), (x + 8, 66), (x + 9, 332)], "#efe5cb")
        p.disc(x, 62, 13, 11, "#efe5cb")
    p.shape([(18, 326), (382, 326), (382, 338), (18, 338)], "#6b5a45")
    p.shape([(4, 60), (40, 22), (360, 22), (396, 60)], "#6f7a7e", wide=2.4)
    p.lines(
        ["M22 41H378", *(f"M{x} 24l{(x - 200) * 0.09:.0f} 36" for x in range(60, 350, 28))], INK, 1.4, 0.7
    )
    p.lines([f"M{366 + n % 4 * 5} {120 + n // 4 * 26}v16" for n in range(8)], INK, 2)
    p.lines(["M362 136l22 -14M362 162l22 -14"], INK, 2)
    p.shape([(50, 356), (88, 362), (166, 362), (204, 356), (190, 380), (160, 390), (94, 390), (64, 380)], "#efe5cb", wide=2)  # fmt: skip
    p.disc(127, 366, 40, 12, "#efe5cb", wide=2)
    p.disc(127, 368, 10, 4, "#a98f58", wide=1.2)
    p.shape([(150, 362), (162, 330), (176, 332), (172, 364)], "#8f8672", wide=2)


def josses_kitchen(p: Plate, turned: bool = False) -> None:
    wall(p, "#e9d8b4" if turned else "#ddd0b3", 300)
    paving(p, 300, "#d8c7a2", (200, 170))
    p.shape([(96, 120), (128, 20), (272, 20), (304, 120)], "#6f665b")
    p.lines([f"M{128 + n * 24} 20L{96 + n * 34.6:.0f} 120" for n in range(1, 6)], INK, 0.9, 0.5)
    p.shape([(84, 120), (316, 120), (316, 136), (84, 136)], BLACK)
    p.shape([(102, 136), (298, 136), (298, 300), (102, 300)], "#4a3c32")
    glow(p, 200, 270, 80, 34)
    p.lines(["M8 34H392"], INK, 4)
    for n in range(12):  # twelve pans, by size; eleven have dust on them
        x, r = 26 + n * 31.8, 17 - n * 0.75
        p.lines([f"M{x:.0f} 34v{12 if turned else 24}"], INK, 2.4)
        if not turned:
            p.disc(x, 58 + r, r, r, "#b0763a" if n == 8 else "#8f8672")
            p.disc(x, 58 + r, r * 0.7, r * 0.7, "#d9a05c" if n == 8 else "#a59c8a", INK, 1)
    for n in range(12 if turned else 0):
        p.disc(361, 194 - n * 5, 30 - n * 1.4, 6, "#c98a4a", INK, 1.4)
    p.shape([(330, 196), (392, 196), (392, 302), (330, 302)], "#9a7444")
    p.lines(["M330 230h62M330 264h62"], INK, 1.6)
    for y in (213, 247, 282):
        p.disc(361, y, 3.4, 3.4, BLACK)
    x = 200
    p.shape(
        [(x - 36, 356), (x - 42, 236), (x - 26, 208), (x + 26, 208), (x + 42, 236), (x + 36, 356)],
        "#f1ead6" if turned else "#5d6a6e",
    )
    if not turned:  # his back: braces, an apron's knot, sleeves rolled
        p.lines([f"M{x - 20} 210L{x + 16} 300M{x + 20} 210L{x - 16} 300"], BLACK, 3)
        p.shape([(x - 38, 296), (x + 38, 296), (x + 36, 356), (x - 36, 356)], LINEN)
        p.lines([f"M{x - 12} 292l24 12M{x + 12} 292l-24 12"], INK, 3)
        p.lines([f"M{x - 38} 236l-26 36l22 14M{x + 38} 236l26 36l-22 14"], "#c99f74", 11)
        p.disc(x, 182, 22, 25, "#6b4a2c")
        p.disc(x, 192, 19, 17, "#c99f74", "none", 0)
        p.shape([(x - 22, 184), (x - 20, 162), (x, 154), (x + 20, 162), (x + 22, 184)], "#5a3a20")
    else:  # he has turned round: a face, a ladle, on the table a board, a knife and a bare place
        p.shape([(x - 28, 246), (x + 28, 246), (x + 34, 356), (x - 34, 356)], LINEN)
        p.lines([f"M{x - 26} 248L{x - 18} 212M{x + 26} 248L{x + 18} 212"], INK, 2.4)
        p.lines([f"M{x - 38} 236l-30 30l12 34"], "#c99f74", 11)
        p.lines([f"M{x + 38} 236l34 -8l14 -30"], "#c99f74", 11)
        p.lines([f"M{x + 88} 204V150"], INK, 5)
        p.disc(x + 88, 146, 15, 11, "#8f8672")
        p.disc(x, 180, 22, 26, "#d9b083")
        p.shape([(x - 23, 176), (x - 24, 156), (x, 146), (x + 24, 156), (x + 23, 176), (x, 166)], "#5a3a20")
        p.lines([f"M{x - 11} 178h6M{x + 5} 178h6"], INK, 3.4)
        p.lines([f"M{x - 15} 192q7.500 -8 15 0q7.500 -8 15 0"], "#5a3a20", 5)
        p.lines([f"M{x - 6} 199q6 5 12 0"], INK, 1.8)
        p.shape([(40, 340), (360, 340), (384, 372), (16, 372)], "#a77f4b")
        p.shape([(226, 344), (330, 344), (340, 364), (224, 364)], "#d9b97c", wide=2)
        parts.knife(p, 282, 352, 84, 84)
        p.add(
            f'<ellipse cx="110" cy="356" rx="42" ry="11" fill="#c79a5c" stroke="{INK}" stroke-width="1.6" stroke-dasharray="6 5"/>'
        )


def spice_scree(p: Plate) -> None:
    noon(p, 400)
    bands = (("#b5402a", 0), ("#d8a531", 1), ("#38322d", 2))
    for colour, n in bands:
        x = n * 118 - 40
        p.land([(x, 410), (x + 60, 300 - n * 16), (x + 130, 150 - n * 24), (x + 170, 96 - n * 30), (x + 300, 90 - n * 30), (x + 420, 410)], colour, 62, 9, LINEN if n == 2 else INK)  # fmt: skip
        grains = []
        for _ in range(70):
            down = p.rng.uniform(0, 1)
            gx = x + 160 - 130 * down + p.rng.uniform(0, 110 + 40 * down)
            gy = 120 - n * 30 + 270 * down
            size = p.rng.uniform(3, 8)
            grains.append(
                f"M{gx:.0f} {gy:.0f}l{size:.0f} {-size * 0.6:.0f}l{size * 0.7:.0f} {size * 0.9:.0f}z"
            )
        p.add(f'<path d="{"".join(grains)}" fill="{colour}" stroke="{INK if n != 2 else "#8f8672"}" stroke-width="1"/>')  # fmt: skip
    for colour in ("#b5402a", "#d8a531", "#38322d"):  # what a sneeze has started
        dust = [f"M{30 + p.rng.triangular(0, 200, 60):.0f} {p.rng.uniform(40, 170):.0f}h{p.rng.uniform(2, 6):.0f}" for _ in range(30)]  # fmt: skip
        p.lines(dust, colour, 3, 0.8)
    p.sign("walking-boot", 330, 350, 46, LINEN, -20)
    p.lines(["M96 332V268"], INK, 7)
    p.shape([(46, 214), (150, 222), (146, 276), (42, 268)], "#d9b97c", wide=2.4)
    p.lines(["M64 258l20 2M92 260l40 3M132 250l-34 -3M88 246l-26 -2M62 232l44 4M114 237l22 2"], INK, 3)


def high_pool(p: Plate) -> None:
    noon(p, 240)
    for x, y, rx in ((60, 150, 96), (220, 170, 120), (352, 146, 90)):
        p.disc(x, y, rx, 22, "#f4efe0", "#b5ad97", 1.2)
    p.land(
        [(-10, 410), (-10, 250), (60, 196), (200, 180), (330, 194), (410, 240), (410, 410)], "#8d8a80", 30, 7
    )
    ring = p.disc(200, 270, 150, 60, "#78a9a0", "#241c18", 4)
    p.hatch(ring, 0, 7, LINEN, 1.2, 0.7, (40, 210, 360, 340))
    p.lines(["M82 258q14 -8 28 0t28 0M270 296q14 -8 28 0t28 0M150 240q14 -8 28 0t28 0"], LINEN, 2.4)
    for n in range(8):  # they queue by size
        angle = math.radians(196 - n * 29)
        lamp_crab(p, 200 + 166 * math.cos(angle), 278 + 84 * math.sin(angle), 58 - n * 4)
    p.disc(64, 214, 17, 13, "#e8dcc0", INK, 2)
    p.lines(["M56 216a9 8 0 1 1 14 4"], INK, 1.8)


# The third row: aprons, waiting, the Mouth, hands, knives


def corridor_of_aprons(p: Plate) -> None:
    """Twelve pegs and twelve aprons, six to a wall."""
    p.add('<path d="M0 0h400v400H0z" fill="#e4dac2"/>')
    p.shape([(0, -10), (150, 120), (150, 258), (0, 410)], "#d3c7ac")
    p.shape([(400, -10), (250, 120), (250, 258), (400, 410)], "#d3c7ac")
    p.shape([(0, 410), (150, 258), (250, 258), (400, 410)], "#b9ab90")
    p.shape([(150, 120), (250, 120), (250, 258), (150, 258)], LINEN)
    p.lines(
        [f"M{150 + n * 25} 258L{n * 100} 408" for n in range(5)] + ["M108 300H292M58 350H342"], INK, 0.9, 0.5
    )
    for side in (-1, 1):
        p.lines([f"M{200 + side * 200} 42L{200 + side * 50} 146"], "#6b4a2c", 6)
        for n in range(5, -1, -1):
            along = (0.14, 0.36, 0.54, 0.69, 0.815, 0.92)[n]
            depth = 1 - along * 0.72
            x, y = 200 + side * (200 - 150 * along), 42 + 104 * along
            half, long = 26 * depth, 240 * depth
            p.lines([f"M{x:.1f} {y:.1f}v{14 * depth:.1f}"], INK, 6 * depth)
            p.shape([(x - half * 0.4, y + 10 * depth), (x + half * 0.4, y + 10 * depth), (x + half * 0.5, y + long * 0.34), (x + half, y + long * 0.4), (x + half * 0.9, y + long), (x - half * 0.9, y + long), (x - half, y + long * 0.4), (x - half * 0.5, y + long * 0.34)], LINEN if n % 2 else "#efe6cf", wide=1.4)  # fmt: skip
            p.lines([f"M{x - half * 0.5:.1f} {y + long * 0.58:.1f}h{half:.1f}v{long * 0.18:.1f}h{-half:.1f}z"], "#8f8672", 1.2)  # fmt: skip
            p.lines([f"M{x - half * 0.3:.1f} {y + long * 0.2:.1f}h{half * 0.6:.1f}M{x - half * 0.3:.1f} {y + long * 0.25:.1f}h{half * 0.4:.1f}"], RED, 1.8 * depth + 0.6)  # fmt: skip


def waiting_room(p: Plate) -> None:
    wall(p, "#dcd5c4", 250, 34)
    paving(p, 250, "#cfc4aa", (200, 90))
    p.shape([(0, 168), (400, 168), (400, 252), (0, 252)], "#8a6b45")
    p.lines([f"M{x} 168v84" for x in range(0, 401, 40)], INK, 1.1, 0.6)
    p.disc(318, 84, 34, 34, LINEN, INK, 3)  # a clock that has no hands
    p.lines([f"M{318 + 27 * math.cos(a):.0f} {84 + 27 * math.sin(a):.0f}L{318 + 32 * math.cos(a):.0f} {84 + 32 * math.sin(a):.0f}" for a in (n * math.pi / 6 for n in range(12))], INK, 2.4)  # fmt: skip
    p.lines(["M60 60h90M60 66h90"], BLACK, 2)  # the wall has a draught in it
    p.lines(["M70 78q10 8 0 18t0 18M104 78q10 8 0 18t0 18M138 78q10 8 0 18t0 18"], "#8f8672", 1.6, 0.8)
    p.add(
        f'<path d="M20 272H130Q200 292 270 272H380V290H20z" fill="#b08a52" stroke="{INK}" stroke-width="2"/>'
    )
    for x in (40, 130, 270, 360):
        p.lines([f"M{x} 290v58"], INK, 8)
    p.shape([(162, 276), (164, 226), (178, 204), (222, 204), (236, 226), (238, 276)], "#4c4a55")
    for x in (180, 220):
        p.shape([(x - 13, 284), (x + 13, 284), (x + 10, 344), (x - 10, 344)], "#3b3942")
        p.disc(x, 282, 16, 12, "#3b3942")
        p.disc(x, 347, 14, 7, BLACK)
    p.disc(200, 178, 19, 22, "#d9b083")
    p.shape([(172, 164), (228, 164), (218, 158), (216, 138), (184, 138), (182, 158)], BLACK)
    p.disc(192, 178, 6, 6, "none", INK, 2)
    p.disc(208, 178, 6, 6, "none", INK, 2)
    p.shape([(190, 192), (210, 192), (206, 218), (194, 218)], "#efeade", wide=1)
    p.lines(["M170 232l10 26l24 -6"], "#5d5a66", 11)
    p.lines(["M232 230l14 20l-18 -4"], "#5d5a66", 11)
    for n in range(4):
        p.shape(
            [(168, 276 - n * 4), (206, 274 - n * 4), (208, 279 - n * 4), (169, 281 - n * 4)], LINEN, wide=1
        )
    p.disc(216, 246, 13, 10, "none", BLACK, 6)
    p.steam(216, 236, 26, LINEN, 2)
    for n in range(7):
        p.shape(
            [(296, 268 - n * 5), (352, 268 - n * 5), (352, 273 - n * 5), (296, 273 - n * 5)], LINEN, wide=1
        )


def mouth(p: Plate, cold: bool = False) -> None:
    """A face of stone without a face, only a mouth."""
    noon(p, 400)
    paving(p, 330, "#ded4bc", (200, 190))
    dome = [(200 - 172 * math.cos(a), 214 - 190 * math.sin(a)) for a in (n * math.pi / 24 for n in range(25))]
    rock = p.shape([(34, 376), *dome, (366, 376)], "#6d6861" if cold else "#57504a", BLACK, 3)
    p.hatch(rock, 64, 8, BLACK, 1, 0.55, (20, 20, 380, 380))
    p.hatch(rock, -58, 13, "#a39a8c", 0.9, 0.4, (20, 20, 380, 380))
    lips = p.disc(200, 252, 116, 92, "#8f867a" if cold else "#7b6c60", BLACK, 3)
    p.hatch(lips, 0, 6, BLACK, 0.9, 0.4, (80, 150, 320, 350))
    p.disc(200, 258, 92, 70, BLACK)
    if cold:  # one hears the sea in it
        for n, y in enumerate((262, 280, 297, 312)):
            half = 88 - n * 14
            p.lines([f"M{200 - half} {y}" + f"q{half / 6:.0f} -11 {half / 3:.0f} 0t{half / 3:.0f} 0" * 3], "#8fc4ba", 3)  # fmt: skip
        p.add(f'<path d="M200 236a8 8 0 1 1 14 -6a18 18 0 1 1 -34 6a28 28 0 1 1 54 2" fill="none" stroke="{LINEN}" stroke-width="4" stroke-linecap="round"/>')  # fmt: skip
        p.lines([f"M{x} {y}v{long}" for x, y, long in ((70, 120, 10), (118, 76, 8), (300, 96, 10), (336, 180, 9), (58, 230, 9), (262, 60, 8))], "#c9d6d0", 4)  # fmt: skip
    else:
        glow(p, 200, 270, 84, 56)
        p.sign("flame", 200, 282, 70, "#fbe3a0")
        p.shape([(88, 334), (312, 334), (324, 356), (76, 356)], "#8f867a", BLACK, 2)
        p.sign("crossed-bones", 128, 330, 42, LINEN)
        p.sign("voodoo-doll", 200, 324, 48, "#d9a566")
        p.lines(["M262 312l10 16l10 -16"], RED, 6)
        p.disc(272, 336, 11, 11, "#d8b04a", wide=2)
        for x in (132, 200, 268):
            p.steam(x, 164, 120, "#f0c98a", 5)


def gallery_of_hands(p: Plate) -> None:
    """Hands in pairs without number, and one group of five on one bowl."""
    p.add('<path d="M0 0h400v400H0z" fill="#d9c8a4"/>')
    ceiling = p.shape(
        [(0, 0), (400, 0), (400, 70), (300, 40), (200, 32), (100, 40), (0, 70)], "#6d6353", curve=False
    )
    p.hatch(ceiling, 20, 6, BLACK, 0.9, 0.6, (0, 0, 400, 80))
    paving(p, 352, "#bdaf92", (200, 250))
    for row in range(5):
        y = 84 + row * 60
        for n in range(7):
            x = 32 + n * 56
            if row in (2, 3) and 110 < x < 290:
                continue
            for left in (True, False):
                hand(
                    p,
                    x + (-11 if left else 11),
                    y + p.rng.uniform(-3, 3),
                    26,
                    RED,
                    p.rng.uniform(-9, 9),
                    left,
                )
    bowl(p, 200, 236, 66, BLACK)
    for x, y, size, turn, left in ((146, 226, 44, 90, False), (160, 270, 30, 40, True), (200, 284, 38, 4, False), (240, 268, 34, -42, False), (254, 224, 28, -90, True)):  # fmt: skip
        hand(p, x, y, size, RED, turn, left)
    p.lines(["M108 180h184v126h-184z"], "#8a7350", 1.4, 0.7)


def knife_garden(p: Plate) -> None:
    noon(p, 120)
    p.land(
        [(0, 120), (130, 112), (280, 122), (400, 110), (400, 410), (0, 410)],
        "#a9b884",
        0,
        60,
        SEA,
        curve=False,
    )
    for n in range(8):
        p.shape([(200 + (n - 4) * 18, 116), (200 + (n - 3.5) * 18, 116), (200 + (n - 3.5) * 110, 400), (200 + (n - 4) * 110, 400)], "#98aa75", "none", 0)  # fmt: skip
    p.lines(
        [f"M{p.rng.uniform(0, 400):.0f} {p.rng.uniform(130, 395):.0f}l2 -8" for _ in range(120)],
        SEA,
        1.1,
        0.7,
    )
    for row in range(5):
        y, scale = 160 + row * 54 + row * row * 3, 0.55 + row * 0.24
        for n in range(7):
            x = 200 + (n - 3 + row % 2 * 0.5) * 78 * (0.62 + row * 0.19)
            tall, wide, lean = 62 * scale * p.rng.uniform(0.8, 1.2), 13 * scale, p.rng.uniform(-6, 6)
            if not 8 < x < 392:
                continue
            p.disc(x, y, wide * 1.5, wide * 0.5, "#7f9160", "none", 0)
            p.shape([(x - wide, y), (x + lean, y - tall), (x + wide, y)], BLACK, wide=1.2)
            p.shape([(x - wide * 0.3, y), (x + lean, y - tall), (x + wide * 0.45, y)], "#6f7a7e", "none", 0)


# The highest row: the damper, the cold room, the hatch, stools, the lake


def great_damper(p: Plate, shut: bool = False) -> None:
    wall(p, "#8f877c" if not shut else "#7d766d", 400, 40)
    p.shape([(60, 400), (60, 96), (110, 40), (290, 40), (340, 96), (340, 400)], "#5b544d", BLACK, 3)
    if not shut:
        p.shape([(84, 400), (84, 118), (122, 66), (278, 66), (316, 118), (316, 400)], BLACK)
        glow(p, 200, 380, 106, 60)
        for x in (140, 200, 260):
            p.steam(x, 320, 130, "#d9a566", 5)
        slab_top = 92
        p.shape(
            [(92, slab_top), (308, slab_top), (308, slab_top + 92), (92, slab_top + 92)],
            "#3b3530",
            "#17120f",
            3,
        )
        p.hatch(f"M92 {slab_top}h216v92H92z", 90, 9, "#6b6258", 0.8, 0.5, (92, 92, 308, 184))
        chains = [(116, slab_top), (284, slab_top)]
    else:  # shut: hands on it, room below them, and soot like slow rain
        p.lines([f"M{p.rng.uniform(4, 396):.0f} {p.rng.uniform(0, 396):.0f}v{p.rng.uniform(3, 8):.0f}" for _ in range(150)], "#15110e", 2.6, 0.8)  # fmt: skip
        slab(p, 84, 116, 232, 262, (-1, 1, 2, -1), 2, 92)
        chains = [(116, 116), (284, 116)]
    for x, foot in chains:
        p.add(f'<path d="M{x} 0V{foot}" stroke="{INK}" stroke-width="9" stroke-dasharray="11 4"/><path d="M{x} 0V{foot}" stroke="#b9ad97" stroke-width="4" stroke-dasharray="8 7"/>')  # fmt: skip
    p.disc(32, 236, 26, 26, "none", INK, 7)
    p.lines(["M6 236h52M32 210v52M14 218l36 36M50 218l-36 36"], INK, 4)
    p.disc(32, 236, 7, 7, "#b9ad97")
    p.lines(["M352 96h22q8 0 8 10t-10 8"], BLACK, 5)
    if shut:
        p.shape([(358, 116), (390, 116), (390, 158), (358, 158)], LINEN, wide=2)
        p.lines(["M358 137h32M374 116v42"], RED, 2.4)
    else:
        parts.bundle(p, 370, 148, 46, True)


def cold_room(p: Plate) -> None:
    p.add('<path d="M0 0h400v400H0z" fill="#cfdcda"/>')
    for row in range(6):
        for n in range(5):
            x, y = n * 100 - row % 2 * 50, row * 54
            block = p.shape([(x, y), (x + 100, y), (x + 100, y + 54), (x, y + 54)], "#dfeae6" if (n + row) % 3 else "#c3d5d2", "#7d9a98", 1.4)  # fmt: skip
            if (n + row) % 3 == 0:
                p.hatch(block, -40, 12, "#7d9a98", 1, 0.6, (x, y, x + 100, y + 54))
    p.shape([(0, 322), (400, 322), (400, 400), (0, 400)], "#b4c9c7", "#7d9a98")
    p.lines(["M0 24H400"], INK, 6)
    for n, (x, long) in enumerate(((44, 86), (108, 120), (296, 124), (360, 90))):
        p.lines([f"M{x} 24v{long - 50}q10 8 4 16"], INK, 3)
        y = long + 44
        p.shape([(x - 7, y - 62), (x + 7, y - 62), (x + 13, y - 40), (x + 34, y), (x + 24, y + 40 + n * 4), (x - 18, y + 44), (x - 33, y + 6), (x - 15, y - 40)], "#a65a45", curve=True)  # fmt: skip
        p.disc(x - 2, y + 20, 16, 15, "#e8c9b0", INK, 1.2)
        p.disc(x - 2, y + 20, 6, 6, LINEN, INK, 1.2)
        p.lines([f"M{x - 20 + k * 9} {y - 8 + k % 2 * 5}l7 9" for k in range(5)], "#6e2f20", 2)
    p.lines(["M200 24v74"], INK, 3)
    p.lines(["M170 110q30 -22 60 0"], INK, 4)
    p.shape([(168, 112), (232, 112), (252, 140), (262, 238), (244, 240), (240, 180), (244, 330), (156, 330), (160, 180), (156, 240), (138, 238), (148, 140)], "#27384f", BLACK, 2)  # fmt: skip
    p.lines(["M200 120v206"], BLACK, 1.6)
    for n in range(6):
        for x in (190, 210):
            p.disc(x, 146 + n * 28, 4, 4, "#d8b04a", BLACK, 1)
    p.lines(["M142 226h18M240 226h18M142 233h18M240 233h18"], "#d8b04a", 2.4)
    p.lines([f"M{x} 322l5 {14 + x % 3 * 9}l5 {-14 - x % 3 * 9}" for x in range(20, 400, 34)], LINEN, 3)


def hatch(p: Plate, served: bool = False) -> None:
    """A hatch with its shutter down; or up, a covered dish on the counter, the next behind it, a hand withdrawn."""
    wall(p, "#dccfae" if served else "#cfc5ae", 400, 32)
    p.shape([(66, 76), (334, 76), (334, 244), (66, 244)], "#6b4a2c", wide=3)
    p.shape([(84, 94), (316, 94), (316, 236), (84, 236)], "#f4d48c" if served else "#e39a3b")
    if served:
        p.lines(["M84 120H316M84 150H316"], "#8a6436", 2, 0.7)
        for x in (140, 260):  # two lamps between the opening and the nearest stool
            p.lines([f"M{x} 94v26"], INK, 2)
            p.shape([(x - 15, 134), (x - 7, 119), (x + 7, 119), (x + 15, 134)], BLACK)
            p.disc(x, 138, 8, 7, "#fbe9a8", INK, 1.4)
        p.shape([(84, 94), (316, 94), (316, 106), (84, 106)], "#7d5a32")
    else:
        p.shape([(84, 94), (316, 94), (316, 224), (84, 224)], "#8a6436", wide=2)
        p.lines([f"M84 {y}H316" for y in range(107, 222, 13)], INK, 2)
        p.disc(200, 214, 7, 7, "#d8b04a", wide=2)
    p.add(f'<path d="M44 244H356L380 284H20z" fill="#b9ad97" stroke="{INK}" stroke-width="2.4"/>')
    for x in (120, 200, 280):  # worn by elbows, on the inner side
        p.add(f'<path d="M{x - 26} 244q26 20 52 0z" fill="#6f665b" stroke="{INK}" stroke-width="1.2"/>')
    p.shape([(20, 284), (380, 284), (376, 306), (24, 306)], "#8f867a")
    p.lines([f"M{x} 306v94" for x in range(56, 380, 48)], INK, 1, 0.5)
    if served:
        parts.cover(p, 266, 242, 62)
        p.shape([(100, 276), (150, 256), (218, 262), (176, 300)], LINEN, wide=1.8)
        p.lines(["M138 261l44 36M126 288l60 -26"], "#8f8672", 1.3)
        parts.cover(p, 158, 276, 92)
        p.steam(158, 214, 50, LINEN, 4)
        p.shape([(318, 190), (334, 184), (334, 240), (322, 236)], "#5d6a6e", wide=1.8)
        hand(p, 300, 212, 50, "#f4ead0", -84, True)


def stool(p: Plate, x: float, y: float, size: float, fill: str, edge: str = INK, wide: float = 1.6) -> None:
    """A stool of three legs; the middle of its seat lies at the point."""
    s = size
    p.lines([f"M{x - s * 0.32:.1f} {y:.1f}l{-s * 0.12:.1f} {s * 0.62:.1f}M{x + s * 0.32:.1f} {y:.1f}l{s * 0.12:.1f} {s * 0.62:.1f}M{x:.1f} {y:.1f}v{s * 0.56:.1f}"], edge, max(2.0, s * 0.09))  # fmt: skip
    p.disc(x, y, s * 0.5, s * 0.16, fill, edge, wide)


def stool_makers(p: Plate) -> None:
    """Thirteen patterns on the wall, and the stool that is not finished."""
    p.add('<path d="M0 0h400v400H0z" fill="#e2d3ae"/>')
    p.lines([f"M{x} 0v262" for x in range(0, 401, 28)], INK, 0.8, 0.3)
    for n in range(13):
        row, column = (0, n) if n < 7 else (1, n - 7)
        x, y = 32 + column * 56 + row * 28, 66 + row * 88
        p.lines([f"M{x} {y - 24}v12"], INK, 2)
        p.disc(x, y - 26, 3, 3, INK)
        p.shape([(x - 20, y - 13), (x + 20, y - 13), (x + 14, y - 4), (x + 18, y + 30), (x + 10, y + 30), (x + 5 + n % 3, y), (x - 5 - n % 3, y), (x - 10, y + 30), (x - 18, y + 30), (x - 14, y - 4)], "#b98f58" if n % 2 else "#a77f4b", wide=1.4)  # fmt: skip
    paving(p, 330, "#cdb98d", (200, 240))
    p.shape([(24, 262), (376, 262), (384, 284), (16, 284)], "#8a6436")
    p.lines(["M44 284v84M356 284v84"], INK, 12)
    p.lines(["M44 284v84M356 284v84"], "#8a6436", 8)
    p.disc(186, 214, 62, 17, "#d9b97c", INK, 2.4)
    p.lines(["M150 222l-16 40M186 230v32"], INK, 11)
    p.lines(["M150 222l-16 40M186 230v32"], "#d9b97c", 7)
    p.add(f'<path d="M222 222l14 36" stroke="{INK}" stroke-width="2" stroke-dasharray="5 5"/>')
    for n in range(3):
        fish(p, 158 + n * 22, 208, 16, RED)
    p.lines(["M290 256l48 -30"], INK, 9)
    p.lines(["M330 232l24 -14"], "#c9cfce", 9)
    p.lines([f"M{60 + n * 41} {372 + n % 3 * 8}q10 -16 18 -2q-8 8 -12 0" for n in range(8)], "#9a7444", 2.2)


def lake_balcony(p: Plate) -> None:
    noon(p, 120)
    p.land([(-5, 260), (-5, 70), (40, 46), (90, 96), (140, 120), (260, 118), (320, 88), (370, 42), (405, 66), (405, 260)], "#a89e8b", 82, 6, curve=False)  # fmt: skip
    lake = p.shape(
        [(-5, 300), (30, 240), (110, 216), (200, 210), (290, 216), (370, 240), (405, 300)],
        "#7fb0a9",
        BLACK,
        2,
        curve=True,
    )
    p.hatch(lake, 0, 7, LINEN, 1.2, 0.6, (0, 200, 400, 300))
    for n, y in enumerate((110, 134, 162, 194)):  # four marks; the lowest is wet
        low = n == 3
        p.lines(
            [f"M{52 - n * 2} {y + 8}Q200 {y + 34} {348 + n * 2} {y + 8}"],
            SEA if low else BLACK,
            6 if low else 2.6,
        )
        p.lines([f"M{x} {y + (20 if 100 < x < 300 else 12)}v-9" for x in range(84, 330, 40)], BLACK, 2)
    p.lines([f"M{x} 220v{8 + x % 5 * 2}" for x in range(90, 320, 16)], SEA, 2.4)
    paving(p, 356, "#e3d9c2", (200, 230))
    p.shape([(0, 286), (400, 286), (400, 304), (0, 304)], LINEN, wide=2)
    for n in range(9):
        x = 22 + n * 44.5
        p.shape(
            [(x - 8, 304), (x - 12, 330), (x - 6, 356), (x + 6, 356), (x + 12, 330), (x + 8, 304)],
            LINEN,
            curve=True,
        )
    p.shape([(0, 354), (400, 354), (400, 366), (0, 366)], LINEN, wide=2)


# The door and what is behind it


def door_without_handle(p: Plate) -> None:
    wall(p, "#c9bfab", 356, 44)
    paving(p, 356, "#d9cdb2", (200, 270))
    p.shape([(84, 362), (84, 60), (130, 18), (270, 18), (316, 60), (316, 362)], "#57504a", BLACK, 4)
    p.shape([(106, 362), (106, 74), (144, 40), (256, 40), (294, 74), (294, 362)], "#7a542e", wide=2.4)
    p.lines([f"M{x} 42V360" for x in (144, 181, 219, 256)], INK, 2, 0.7)
    p.lines([f"M{p.rng.uniform(110, 290):.0f} {p.rng.uniform(70, 340):.0f}v{p.rng.uniform(12, 40):.0f}" for _ in range(70)], INK, 0.9, 0.5)  # fmt: skip
    worn = p.disc(200, 214, 84, 20, "#d9b97c", "none", 0)  # worn at the height of a tray
    p.hatch(worn, 0, 5, "#7a542e", 1, 0.6, (110, 190, 290, 240))
    p.add(f'<path d="M106 350h188v12H106z" fill="{GLOW}"/>')
    p.add('<path d="M112 364h176l26 34H86z" fill="#fbe3a0" opacity=".75"/>')
    p.shape([(62, 356), (338, 356), (346, 366), (54, 366)], LINEN)


def hall(p: Plate) -> None:
    """Along the table: thirteen stools, twelve plates used, nobody."""
    wall(p, "#b9a88a", 190, 30)
    p.shape([(140, 190), (140, 84), (164, 60), (236, 60), (260, 84), (260, 190)], "#4a4038", BLACK, 3)
    glow(p, 200, 164, 46, 26)
    p.shape([(128, 78), (272, 78), (272, 66), (128, 66)], "#8f867a")
    for x in (60, 340):
        p.shape([(x - 24, 150), (x - 24, 70), (x, 50), (x + 24, 70), (x + 24, 150)], LINEN, wide=2)
        p.lines([f"M{x} 52v98M{x - 24} 100h48"], INK, 2)
    paving(p, 190, "#cdbb98", (200, 120))
    rows = [(214 + n * 30, 42 + n * 15.6, 22 + n * 6) for n in range(6)]
    stool(p, 200, 196, 24, "#8f867a")
    for y, half, size in rows:
        for side in (-1, 1):
            stool(p, 200 + side * (half + size * 0.62), y, size, "#8f867a")
    p.shape([(164, 204), (236, 204), (322, 372), (78, 372)], LINEN, wide=2.4)
    p.shape([(78, 372), (322, 372), (322, 386), (78, 386)], "#efe6cf", wide=2)
    for y, half, size in rows:
        for side in (-1, 1):
            plate_of(p, 200 + side * half * 0.66, y + 4, size * 0.42, size * 0.2, used=True)
    for y, size in ((240, 22), (296, 32), (352, 42)):
        bowl(p, 200, y, size, BLACK)
        p.steam(200, y - size * 0.3, size * 1.3, "#a89e8b", 2)
    parts.spoon(p, 34, 262, 52, 64)
    p.lines(["M40 0l16 14 -8 12 26 10 10 -6"], INK, 1.8)


# Scenes that are counted: everything that their regions tell, and nothing else


def marked_stool(p: Plate, x: float, y: float, counts: tuple[int, int, int], high: float = 74) -> None:
    """A stool seen from the front: under its seat a board with three rows: fish, hands, flames."""
    wide, row = 176.0, high / 3
    p.lines([f"M{x + 16} {y + high}v20M{x + wide - 16} {y + high}v20"], INK, 9)
    p.shape([(x + 5, y), (x + wide - 5, y), (x + wide - 5, y + high), (x + 5, y + high)], "#efe3c4", wide=2)
    p.lines([f"M{x + 5} {y + row:.1f}h{wide - 10}M{x + 5} {y + 2 * row:.1f}h{wide - 10}"], "#8f8672", 1)
    p.shape([(x - 3, y - 13), (x + wide + 3, y - 13), (x + wide, y), (x, y)], "#8f867a", wide=2)
    for line, many in enumerate(counts):
        for n in range(many):
            at = x + 20 + n * 19.4
            middle = y + row * (line + 0.5)
            if line == 0:
                fish(p, at, middle, 16, SEA)
            elif line == 1:
                hand(p, at, middle + 3, row * 0.98, INK)
            else:
                flame(p, at, middle, row * 0.86, "#b0401a")


def thirteen_places(p: Plate) -> None:
    p.add('<path d="M0 0h600v400H0z" fill="#d9c9a4"/>')
    p.hatch("M0 0h600v400H0z", 0, 16, "#8a7350", 0.8, 0.3)
    p.shape([(204, 124), (204, 22), (226, 6), (374, 6), (396, 22), (396, 124)], "#5b5048", BLACK, 3)
    marked_stool(p, 212, 30, (8, 5, 1))  # in the hearth, for pots
    p.shape([(214, 148), (386, 148), (394, 262), (206, 262)], LINEN, wide=2.4)
    for n in range(12):
        row, column = divmod(n, 4)
        plate_of(p, 238 + column * 41.5, 168 + row * 35, 15, 10, used=True)
    for n in range(6):  # no marks left on these
        row, column = divmod(n, 3)
        x, y = 236 + column * 64, 294 + row * 56
        p.lines([f"M{x - 18} {y + 10}v24M{x + 18} {y + 10}v24"], INK, 6)
        p.shape([(x - 24, y), (x + 24, y), (x + 24, y + 14), (x - 24, y + 14)], "#efe3c4", wide=1.6)
        p.shape([(x - 27, y - 9), (x + 27, y - 9), (x + 25, y), (x - 25, y)], "#8f867a", wide=1.6)
    marked_stool(p, 12, 34, (8, 4, 2), 62)  # somebody small
    marked_stool(p, 12, 158, (6, 5, 2))
    marked_stool(p, 12, 288, (8, 5, 2))
    marked_stool(p, 412, 30, (8, 5, 7))
    p.shape([(548, 17), (572, 17), (560, -2)], LINEN, wide=1.4)  # a napkin, folded by a sailor
    p.lines(["M560 0v16"], "#8f8672", 1.2)
    marked_stool(p, 412, 158, (3, 5, 2))
    marked_stool(p, 412, 288, (5, 8, 2))
    p.disc(566, 281, 15, 4, RED, "none", 0)  # your sauce
    p.lines(["M560 283v14M569 283v9"], RED, 3)


def five_on_one_bowl(p: Plate) -> None:
    p.add('<path d="M0 0h600v400H0z" fill="#dcc9a0"/>')
    p.hatch("M0 0h600v400H0z", 0, 24, "#8a7350", 0.8, 0.35)
    for row in range(2):  # always two and two, nine pairs to the row
        for n in range(9):
            x, y = 44 + n * 64, 40 + row * 54
            for left in (True, False):
                hand(p, x + (-13 if left else 13), y, 33, RED, -4 if left else 4, left)
    p.lines(["M20 126H580"], "#8a7350", 1.2, 0.6)
    bowl(p, 300, 216, 128, "#1b1613")
    for x, y, size, turn, left in ((192, 204, 74, 84, False), (234, 266, 56, 40, True), (300, 291, 66, -4, False), (367, 263, 48, -42, False), (406, 200, 60, -82, True)):  # fmt: skip
        hand(p, x, y, size, "#a9482a", turn, left)
    for n in range(4):  # small ones, blurred by jumping
        x, y = 58 + n * 40, 340 - n % 2 * 12
        for shift, colour in ((9, "#d2b083"), (4, "#c08058"), (0, RED)):
            hand(p, x, y + shift, 25, colour, p.rng.uniform(-10, 10), n % 2 == 0)
    p.shape([(498, 340), (566, 340), (556, 386), (508, 386)], "#6d5138", wide=2)
    p.disc(532, 340, 34, 9, "#9c4326", INK, 2)
    p.disc(538, 340, 7, 3, "#6e2a14", "none", 0)
    p.lines(["M0 388H600"], INK, 2)


PLACES: dict[str, Drawing] = {
    "below-the-linen": below_the_linen,
    "the-ash-terraces": ash_terraces,
    "the-alley-of-ovens": alley_of_ovens,
    "the-pells-rope": pells_rope,
    "the-scullery-stream": scullery_stream,
    "the-woodless-woodpile": woodless_woodpile,
    "josses-kitchen": josses_kitchen,
    "the-spice-scree": spice_scree,
    "the-high-pool": high_pool,
    "the-corridor-of-aprons": corridor_of_aprons,
    "the-waiting-room": waiting_room,
    "the-mouth": mouth,
    "the-gallery-of-hands": gallery_of_hands,
    "the-knife-garden": knife_garden,
    "the-great-damper": great_damper,
    "the-cold-room": cold_room,
    "the-hatch": hatch,
    "the-stool-makers": stool_makers,
    "the-lake-balcony": lake_balcony,
    "the-door-without-a-handle": door_without_handle,
    "the-hall": hall,
}
GOLD: dict[str, Drawing] = {
    "the-pells-rope": lambda p: pells_rope(p, True),
    "josses-kitchen": lambda p: josses_kitchen(p, True),
    "the-mouth": lambda p: mouth(p, True),
    "the-great-damper": lambda p: great_damper(p, True),
    "the-hatch": lambda p: hatch(p, True),
}
SCENES: dict[str, Drawing] = {
    "thirteen-places": thirteen_places,
    "five-on-one-bowl": five_on_one_bowl,
}
"""Events whose pictures are counted: wider than a terrain, so that small marks stay large."""
