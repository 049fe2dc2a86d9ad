"""Places of sheet 1, the Strand of Beds."""

import math
from collections.abc import Iterable

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import track
from tools.seventh_continent_art.marks import fish, flame, hand, join, slab
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate
from tools.seventh_continent_art.watch import guardian, open_hand, plinth


def sand_paths(p: Plate, sides: Iterable[str]) -> None:
    """Leads half a trodden patch of sand, with a row of steps in it, over each side with a way out."""
    join(
        p,
        sides,
        f'<path d="M160 0q6 22 40 23t40-23z" fill="#f3e3b4" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M192 2q-5 3-1 7 5 0 1-7zM208 10q-5 3-1 7 5 0 1-7z" fill="{INK}" opacity=".75"/><path d="M170 5h7M222 4h8M178 13h6M218 13h6" stroke="{INK}" stroke-width=".9" opacity=".6"/>',
    )


MADE = (0, 1, 3, 5, 6, 9, 11)
"""The beds of the Strand that are made, from the left; that of the reader is number 7."""


def bed(p: Plate, x: float, foot: float, made: bool, own: bool) -> None:
    """An iron bed, its foot towards the sea, its sheets wet up to the second fold."""
    head = foot + 82
    p.shape([(x - 13, foot), (x + 13, foot), (x + 15, head), (x - 15, head)], "#c9ab7c", wide=1.4)
    p.lines([f"M{x - 11} {foot + k * 9}h22" for k in range(1, 9)], "#8a6436", 1, 0.7)
    if made or own:
        p.shape([(x - 12, foot), (x + 12, foot), (x + 14, head - 20), (x - 14, head - 20)], PALE, wide=1.4)
        p.shape([(x - 12, foot), (x + 12, foot), (x + 13, foot + 26), (x - 13, foot + 26)], "#a9c6c0", wide=1)
        p.lines([f"M{x - 13} {foot + 13}h26M{x - 13} {foot + 26}h26"], SEA, 1.2)
    if made:
        p.lines([f"M{x - 12} {foot + 8}l9 -8M{x + 12} {foot + 8}l-9 -8"], INK, 1.4)
    if own:
        p.shape([(x - 14, foot + 40), (x + 4, foot + 34), (x + 14, foot + 52), (x + 14, head - 22), (x - 14, head - 20)], "#8f2f1c", wide=1.4)  # fmt: skip
    pillow = "#e8b68a" if own else PALE if made else "#b9a888"
    p.shape(
        [(x - 11, head - 16), (x + 11, head - 16), (x + 12, head - 3), (x - 12, head - 3)], pillow, wide=1.4
    )
    p.lines([f"M{x - 14} {foot + 6}v-13h28v13M{x} {foot - 7}v9"], INK, 2.2)
    p.lines([f"M{x - 16} {head + 4}v-17h32v17M{x - 6} {head - 13}v9M{x + 6} {head - 13}v9"], INK, 2.6)


def strand_of_beds(p: Plate) -> None:
    """Twelve beds: one is the reader's, and of the others seven are made."""
    p.sky(150)
    p.sun(310, 62, 24)
    p.waves(150, 250)
    p.land([(0, 250), (120, 242), (260, 254), (400, 244), (400, 400), (0, 400)], "#e2cf9f", 4, 11)
    p.waves(250, 262, PALE, 2, 9)
    for n in range(12):
        bed(p, 20 + n * 32.7, 266 + n % 2 * 4, n in MADE, n == 7)


def bottle(p: Plate, x: float, y: float, size: float, turn: float, glass: str) -> None:
    """A corked bottle with its paper."""
    p.add(
        f'<g transform="translate({x:.0f} {y:.0f})rotate({turn:.0f})scale({size / 60:.2f})" stroke="{INK}" stroke-width="2"><path d="M-10 28v-34q0 -8 6 -12v-14h8v14q6 4 6 12v34z" fill="{glass}"/><path d="M-5 -32h10v-8h-10z" fill="#b98f58"/><path d="M-6 -2h12v22h-12z" fill="{PALE}"/><path d="M-3 4h6M-3 9h6M-3 14h4" stroke-width="1.2"/></g>'
    )


def bottle_dune(p: Plate) -> None:
    p.paper = "#ecdcb0"
    p.sky(170)
    p.waves(150, 186, SEA, 2, 6)
    p.land(
        [(-10, 300), (60, 180), (180, 120), (300, 190), (410, 300), (410, 410), (-10, 410)], "#e6cf95", -28, 8
    )
    heap = [
        (x + p.rng.uniform(-9, 9), y)
        for row, y in enumerate(range(160, 390, 23))
        for x in range(16 + row % 2 * 16, 400, 33)
        if y > 134 + abs(x - 185) * 0.62
    ]
    for x, y in heap:
        bottle(p, x, y, 24 + y / 11, p.rng.uniform(-75, 75), p.rng.choice((SEA, "#2f6f5c", "#7f9a8c", "#6b7a3c")))  # fmt: skip
    bottle(p, 292, 330, 104, -24, "#7fb0a4")


def try_works(p: Plate) -> None:
    """Two pots: one full of rain, one dry with a blanket in it."""
    p.sky(150, opacity=0.8)
    p.land([(0, 210), (150, 196), (400, 208), (400, 400), (0, 400)], "#cdb58a", 2, 9)
    p.land([(24, 368), (36, 236), (362, 228), (378, 366)], "#8d8069", 0, 12, curve=False)
    for row in range(5):
        for n in range(9):
            x, y = 40 + n * 37 + row % 2 * 17, 250 + row * 25
            p.disc(x, y, 17, 11, ("#7d7467", "#6b6258", "#57504a")[(n + row) % 3], wide=1.4)
    for x, inside in ((118, "#7fb0a4"), (278, "#3a2f28")):
        p.add(f'<path d="M{x - 74} 176q4 104 44 116h60q40 -12 44 -116z" fill="#37302b" stroke="{INK}" stroke-width="3"/>')  # fmt: skip
        p.lines([f"M{x - 60} 214q6 46 26 66"], "#8f8672", 4, 0.7)
        p.disc(x, 176, 74, 24, "#57504a", wide=3)
        p.disc(x, 178, 62, 18, inside, wide=2)
    p.lines(["M74 176h30M96 184h44M120 172h34"], PALE, 2)
    for n in range(3):
        p.shape([(240 + n * 3, 186 - n * 9), (316 - n * 3, 186 - n * 9), (313 - n * 3, 177 - n * 9), (243 + n * 3, 177 - n * 9)], "#b0573a" if n % 2 else "#d8cba8", wide=1.8)  # fmt: skip


def salt_basins(p: Plate, flowing: bool = False) -> None:
    p.sky(92)
    p.waves(92, 134)
    p.land([(0, 140), (400, 128), (400, 400), (0, 400)], "#7d7467", 12, 7)
    for row in range(3):
        for column in range(3):
            x, y = 78 + column * 122 + (row - 1) * 8, 178 + row * 84
            ring = p.disc(
                x,
                y,
                50 + row * 3,
                23 + row * 3,
                "#cfe0d2" if flowing or column == 0 else "#d6cdb6",
                "#241c18",
                3,
            )
            p.hatch(
                ring,
                0,
                5 if flowing else 8,
                SEA if flowing or column == 0 else INK,
                1.1,
                0.7,
                (x - 60, y - 30, x + 60, y + 30),
            )
    for column in range(3):
        p.shape(
            [
                (46 + column * 122, 150),
                (46 + column * 122, 112),
                (110 + column * 122, 112),
                (110 + column * 122, 150),
            ],
            "#3f3832",
        )
    hand(p, 64, 132, 28, PALE, 0, True)
    hand(p, 92, 132, 28, PALE)
    fish(p, 200, 131, 40, PALE)
    flame(p, 322, 131, 32, PALE)
    if flowing:
        p.waves(152, 164, PALE, 4, 6, 2)
        for column in range(3):
            p.disc(86 + column * 122, 346, 61, 34, "none", PALE, 4)


def hawser_point(p: Plate) -> None:
    p.sky(170)
    p.waves(170, 400, swell=5)
    p.land([(-10, 400), (-10, 214), (90, 196), (176, 240), (150, 300), (220, 410)], "#8e8572", 35, 6)
    p.sign("ring", 104, 246, 76, INK)
    rope = "M108 262C170 292 250 300 330 334T420 372"
    p.add(
        f'<path d="{rope}" fill="none" stroke="{INK}" stroke-width="21"/><path d="{rope}" fill="none" stroke="#c9a76a" stroke-width="16"/><path d="{rope}" fill="none" stroke="{INK}" stroke-width="16" stroke-dasharray="2 9"/>'
    )
    p.waves(348, 400, swell=6, wide=2)
    p.sign("seagull", 300, 90, 56, INK)


def causeway(p: Plate) -> None:
    p.sky(120)
    p.waves(120, 400, swell=4)
    for n in range(8):
        y, size = 150 + n * n * 3.6, 16 + n * 6.5
        x = 175 + math.sin(n * 0.9) * 30 - n * 2
        stone = p.disc(x, y + n * 5, size * 1.5, size * 0.55, "#9b8f7a", wide=2)
        p.hatch(stone, 15, 5, box=(x - size * 2, y + n * 5 - size, x + size * 2, y + n * 5 + size))
    p.land([(254, 136), (400, 112), (400, 268), (286, 226)], "#6f6659", 80, 6, curve=False)
    for n, colour in enumerate(("#2e6b3f", "#8a8474", "#8a8474")):
        x = 282 + n * 32
        p.lines([f"M{x + k * 5} {150 + n * 2}q4 16 -2 {32 + k % 3 * 9}" for k in range(5)], colour, 4)


def nave(p: Plate, held: bool = False) -> None:
    """A whale, ribs up; later somebody of that height stands in it and blows."""
    p.sky(400, opacity=0.4)
    p.land([(0, 320), (200, 300), (400, 322), (400, 410), (0, 410)], "#dcc795", 3, 9)
    for n in range(12):
        depth = 1 - n / 15
        wide, top, foot = 175 * depth, 46 + n * 16, 370 - n * 11
        for side in (-1, 1):
            rib = f"M{200 + side * wide * 0.94:.0f} {foot}C{200 + side * wide * 1.22:.0f} {foot - 180 * depth:.0f} {200 + side * wide * 0.7:.0f} {top:.0f} {200 + side * 9 * depth:.0f} {top:.0f}"
            p.add(
                f'<path d="{rib}" fill="none" stroke="{INK}" stroke-width="{15 * depth:.1f}" stroke-linecap="round"/><path d="{rib}" fill="none" stroke="{PALE}" stroke-width="{9.5 * depth:.1f}" stroke-linecap="round"/>'
            )
    parts.stroke(p, "M104 366Q116 392 200 392T296 366", INK, 13)
    parts.stroke(p, "M104 366Q116 392 200 392T296 366", PALE, 8)
    stone = p.disc(200, 352, 34, 15, "#9b8f7a", wide=2)
    p.hatch(stone, 10, 4, box=(160, 336, 240, 368))
    p.sign("seagull", 96, 40, 40, INK)
    p.sign("seagull", 300, 28, 34, INK, flip=True)
    if held:
        plinth(p, 200, 372, 84, 30)
        guardian(
            p,
            200,
            336,
            206,
            (
                (((0.16, 0.68), (0.34, 0.6), (0.13, 0.78)), -40),
                (((-0.16, 0.68), (-0.36, 0.62), (-0.24, 0.74)), None),
            ),
            "open",
            0.17,
        )
        parts.filled(p, "M202 168Q160 184 138 128L112 94Q86 116 92 142Q120 212 204 178z", "#c9a76a", INK, 2.6)
        parts.filled(p, "M138 128L112 94Q86 116 92 142Q102 116 138 128z", "#3a2a1c", INK, 2.4)
        p.lines(["M150 150q-22 4 -34 22M172 166q-10 8 -14 24"], INK, 2.4)
        open_hand(p, 152, 182, 36, 30)
        for path in (
            "M98 106q-14 -34 8 -60t-8 -40",
            "M86 116q-34 -24 -44 -58t-34 -40",
            "M82 134q-34 -8 -58 2t-40 0",
        ):
            p.add(f'<path d="{path}" fill="none" stroke="{SEA}" stroke-width="5" stroke-linecap="round"/>')


def drowned_stair(p: Plate, bared: bool = False) -> None:
    p.sky(130)
    p.waves(130, 176)
    p.land([(0, 176), (400, 168), (400, 400), (0, 400)], "#dcc690", 6, 10)
    steps = 13 if bared else 3
    for n in range(steps):
        y = 372 - n * (17 if bared else 34)
        wide = 300 - n * (15 if bared else 34)
        deep = 15 if bared else 26
        top = [
            (200 - wide / 2, y),
            (200 + wide / 2, y),
            (200 + wide / 2 - 8, y - deep * 0.45),
            (200 - wide / 2 + 8, y - deep * 0.45),
        ]
        p.shape(top, "#6a6259")
        p.disc(200, y - deep * 0.14, wide * 0.16, deep * 0.2, "#37302b", "none", 0)
        face = p.shape(
            [
                (200 - wide / 2, y),
                (200 + wide / 2, y),
                (200 + wide / 2, y + deep * 0.7),
                (200 - wide / 2, y + deep * 0.7),
            ],
            "#37302b",
        )
        p.hatch(face, 90, 5, "#a69a84", 0.8, 0.6, (200 - wide / 2, y, 200 + wide / 2, y + deep))
        p.disc(200, y, wide * 0.15, deep * 0.24, "#17120f", "none", 0)
        if bared and n in (3, 7, 11):
            p.lines([f"M{200 - wide / 2 + k * 7:.0f} {y + 6}h3" for k in range(int(wide / 7))], PALE, 6, 0.9)
    if not bared:
        p.stipple([(20, 270), (380, 395)], 130)


def bread_wood(p: Plate) -> None:
    p.paper = "#e3d6b0"
    p.sky(400, opacity=0.35)
    p.land([(0, 250), (200, 236), (400, 256), (400, 410), (0, 410)], "#a98450", 3, 7)
    for n in range(9):
        p.sign(
            "fern",
            24 + n * 46,
            190 + (n % 3) * 18,
            130 + (n % 2) * 40,
            SEA if n % 2 else "#2b4a33",
            p.rng.uniform(-12, 12),
        )
    for x, y in ((90, 316), (206, 340), (318, 312)):
        p.steam(x, y - 20, 84)
        p.sign("bread", x, y, 66, "#6e3a14")
    p.sign("fern", 20, 360, 150, "#24402c", -20)
    p.sign("fern", 384, 356, 150, "#24402c", 20, flip=True)


def bell_meadow(p: Plate) -> None:
    p.sky(400, opacity=0.45)
    p.land([(-10, 410), (-10, 250), (150, 150), (410, 60), (410, 410)], "#a9b07c", -26, 8, SEA)
    for x, y, size, flip in (
        (110, 236, 84, False),
        (220, 186, 70, True),
        (320, 138, 58, False),
        (286, 286, 104, True),
        (150, 344, 96, False),
    ):
        p.sign("goat", x, y, size, INK, -12, flip)
        p.sign("ringing-bell", x + size * 0.05, y + size * 0.36, size * 0.26, "#8a5a12")
    p.lines(
        [f"M{p.rng.uniform(0, 400):.0f} {p.rng.uniform(260, 395):.0f}l3 -9" for _ in range(90)], SEA, 1.2, 0.8
    )


def warm_hole(p: Plate) -> None:
    p.land([(0, 0), (400, 0), (400, 410), (0, 410)], "#a18f74", 40, 7, curve=False)
    ring = p.disc(206, 244, 172, 108, "#4f8c84", "#241c18", 4)
    p.hatch(ring, 0, 6, PALE, 1.2, 0.6, (30, 120, 380, 350))
    p.disc(206, 244, 172, 108, "none", "#cbbb98", 1.5)
    for x in (120, 206, 292):
        p.steam(x, 250, 130, PALE, 4)
    for n in range(7):
        p.sign("shirt", 44 + n * 52, 60, 46, PALE if n % 2 else "#d8cba8")
    p.lines(["M10 84H392"], INK, 3)


def cold_hole(p: Plate) -> None:
    """The Warm Hole once its damper is shut: eight hands on the slab, five of them whole."""
    p.land([(0, 0), (400, 0), (400, 410), (0, 410)], "#948c80", 40, 7, curve=False)
    ring = p.disc(200, 82, 168, 62, "#5f7577", "#241c18", 4)
    p.hatch(ring, 0, 11, "#9fb3b0", 1, 0.4, (30, 18, 370, 150))
    p.lines(["M10 186H390"], INK, 2)
    for n in range(7):
        p.sign("shirt", 44 + n * 52, 166, 42, "#d3d6d0" if n % 2 else "#bcc4c2")
    slab(p, 26, 194, 348, 178, (-1, 2, -1, -1, 1, -1, 0, -1), 4, 80)


def one_day_wood(p: Plate, barked: bool = False) -> None:
    """Trees as thick as one another; later each has lost its bark on the same side, to the height of two men."""
    p.paper = "#dcd5b8"
    p.sky(400, opacity=0.3)
    p.land([(0, 316), (400, 310), (400, 410), (0, 410)], "#8e8a5f", 2, 7, SEA)
    feet = sorted(p.rng.uniform(318, 392) for _ in range(15))
    across = [14 + n * 26.6 for n in range(15)]
    p.rng.shuffle(across)
    for foot, x in zip(feet, across, strict=True):
        fill = "#8f9675" if foot < 345 else "#6b6f54" if foot < 370 else "#4d4a37"
        p.shape([(x - 10, foot), (x - 9, -5), (x + 9, -5), (x + 10, foot)], fill, wide=1.2)
        p.lines(
            [f"M{x + k * 4:.1f} {p.rng.uniform(0, 9):.0f}V{foot:.0f}" for k in (-1, 0, 1)], INK, 0.8, 0.55
        )
        if barked:  # on the same side, to the height of two men
            top = foot - 190
            p.add(f'<path d="M{x - 7:.0f} {foot - 4:.0f}V{top + 16:.0f}l4 -16 4 12 3 -18 2 14V{foot - 4:.0f}z" fill="#efdcae" stroke="{INK}" stroke-width="1"/><path d="M{x - 2:.0f} {top + 30:.0f}v60M{x + 2:.0f} {top + 70:.0f}v70" stroke="#c9942c" stroke-width="2"/>')  # fmt: skip
    p.add('<path d="M0 0h400v62Q300 92 200 66T0 74z" fill="#35502f" opacity=".88"/>')
    p.lines(
        [f"M{p.rng.uniform(0, 400):.0f} {p.rng.uniform(0, 66):.0f}q6 5 12 0" for _ in range(110)],
        "#9fb389",
        1.1,
        0.8,
    )


def wall_of_the_table(p: Plate) -> None:
    """The picture that hides a number: everything that its regions tell can be counted, and nothing else."""
    p.paper = "#dfcfa6"
    wall = p.shape([(0, 0), (400, 0), (400, 400), (0, 400)], "#dcc9a0")
    p.hatch(wall, 0, 22, "#8a7350", 0.8, 0.35)
    red, black = "#8b3a20", "#2c2019"
    for n in range(7):  # gulls over the roof, beaks shut
        x, y = 44 + n * 52, 26 + (n % 3) * 11
        p.lines([f"M{x - 13} {y}q7 -10 13 0q6 -10 13 0"], black, 2.6)
    p.shape([(20, 84), (200, 56), (380, 84), (380, 92), (20, 92)], red)
    for x, y, turn, ladle in (
        (34, 128, 20, False),
        (366, 128, -20, True),
        (34, 262, 0, False),
        (366, 262, 0, False),
    ):
        p.sign("hand", x, y, 52, red, 90 + turn if x < 200 else -90 + turn)
        if ladle:
            p.lines([f"M{x - 22} {y + 2}l-26 22"], black, 4)
            p.disc(x - 54, y + 28, 9, 7, black)
    for n in range(5):  # pots on the hearth: three with lids, two with steam
        x = 110 + n * 45
        p.shape([(x - 16, 124), (x + 16, 124), (x + 13, 150), (x - 13, 150)], black)
        if n in (0, 2, 3):
            p.shape([(x - 19, 124), (x - 10, 115), (x + 10, 115), (x + 19, 124)], red)
            p.disc(x, 112, 3.5, 3.5, red)
        else:
            p.steam(x, 120, 24, black, 1.8)
    p.lines(["M86 154H314"], black, 4)
    p.shape([(72, 218), (328, 218), (342, 236), (58, 236)], red)
    for n in range(9):  # stools: six taken, three bare
        x = 60 + n * 35
        p.lines([f"M{x - 10} 306h20M{x - 7} 306l-3 22M{x + 7} 306l3 22"], black, 3)
        if n not in (1, 4, 7):
            p.shape([(x - 13, 304), (x - 11, 262), (x + 11, 262), (x + 13, 304)], black)
            p.disc(x, 250, 9.5, 10.5, black)
    p.shape([(318, 388), (318, 334), (352, 322), (386, 334), (386, 388)], "#c9b283")
    for x in (336, 366):  # two who leave
        p.shape([(x - 8, 386), (x - 5, 356), (x + 5, 356), (x + 8, 386)], black)
        p.disc(x, 348, 6.5, 7, black)
    p.disc(378, 366, 6, 6, red)
    p.lines(["M16 388H310"], red, 3)


def dry_larder(p: Plate) -> None:
    """Four shelves, each with the print of a hand; what stood on one is gone, and its dust keeps a curve."""
    p.land([(0, 0), (400, 0), (400, 400), (0, 400)], "#8c7a5f", 90, 6, curve=False)
    goods = ("painted-pottery", "amphora", "powder-bag", "garlic", "amphora", "painted-pottery", "powder-bag")
    for row in range(4):
        y = 96 + row * 88
        p.shape([(24, y), (376, y), (376, y + 10), (24, y + 10)], "#4a3825")
        hand(p, 62, y - 34, 46, PALE, 0, row % 2 == 1)
        if row == 2:
            p.lines([f"M110 {y - 3}h250"], "#d8cba8", 5, 0.6)
            p.lines([f"M206 {y - 4}q34 -40 70 0"], PALE, 3)
            continue
        for n in range(4):
            p.sign(goods[(row * 3 + n) % len(goods)], 128 + n * 70, y - 33, 62, INK if (row + n) % 2 else "#5d3d1c")  # fmt: skip


def hoist(p: Plate) -> None:
    p.land([(0, 0), (130, 0), (96, 180), (140, 400), (0, 400)], "#8d8069", 70, 6)
    p.land([(400, 0), (290, 0), (318, 200), (276, 400), (400, 400)], "#8d8069", -70, 6)
    p.sky(400, opacity=0.3)
    for x in (188, 212):
        p.lines([f"M{x} -5V214"], INK, 4)
        p.lines([f"M{x} -5V214"], "#c9a76a", 1.6)
    p.add(f'<path d="M120 0h170v84q-40 34 -84 12t-86 18z" fill="{PALE}" opacity=".9"/>')
    for x in (150, 206, 256):
        p.steam(x, 124, 112, PALE, 5)
    p.shape([(140, 214), (260, 214), (252, 330), (148, 330)], "#a97f4b")
    p.lines([f"M{146 + n * 15} 216v112" for n in range(8)] + ["M140 214h120M146 272h108M148 330h104"], INK, 3)
    p.land([(96, 346), (200, 340), (304, 348), (304, 410), (96, 410)], "#bcae86", 2, 8)
    p.lines(["M336 -5V130"], INK, 3)
    for n in range(7):  # vertebra upon vertebra
        y = 140 + n * 25
        p.shape([(308, y - 5), (322, y + 2), (350, y + 2), (364, y - 5), (360, y + 8), (348, y + 13), (324, y + 13), (312, y + 8)], PALE, wide=1.6)  # fmt: skip
        p.disc(336, y + 7, 13, 10, PALE, wide=1.6)
        p.disc(336, y + 7, 4, 3, "#8f8672", "none", 0)
    p.lines(["M282 84V196"], INK, 3)
    p.disc(282, 204, 8, 8, "none", INK, 3)
    p.shape([(18, 236), (98, 230), (98, 302), (18, 308)], PALE, wide=2)
    p.lines(
        [f"M26 {250 + k * 9}h{28 - k % 2 * 6}M62 {247 + k * 9}h{28 - k % 2 * 6}" for k in range(6)], INK, 2
    )
    p.lines(["M58 235V303"], "#8f8672", 1.4)


def telegraph_hut(p: Plate) -> None:
    p.sky(260)
    p.land([(0, 262), (180, 240), (400, 268), (400, 400), (0, 400)], "#a3a878", 5, 8, SEA)
    p.land([(60, 320), (60, 196), (216, 190), (216, 326)], "#a4784a", 90, 9, curve=False)
    p.shape([(44, 204), (138, 128), (234, 198)], "#4c3a29")
    p.shape([(150, 230), (190, 228), (190, 264), (150, 266)], "#f0c876")
    p.sign("person", 170, 250, 34, INK)
    p.shape([(84, 322), (84, 250), (118, 248), (118, 322)], "#3a2a1c")
    p.steam(112, 140, 80)
    p.lines(["M190 240Q270 236 318 356"], INK, 1.8)
    p.lines(["M318 356q10 14 22 8"], INK, 1.8)
    p.lines(
        [f"M{p.rng.uniform(0, 400):.0f} {p.rng.uniform(330, 396):.0f}l3 -11" for _ in range(90)],
        SEA,
        1.2,
        0.8,
    )


def warm_torrent(p: Plate) -> None:
    """Three banks, nine stones and a long one, and a wire with one sock on it."""
    p.land([(0, 0), (400, 0), (400, 410), (0, 410)], "#9c9077", 60, 7, curve=False)
    p.land([(60, -5), (330, -5), (322, 110), (352, 230), (330, 410), (60, 410), (84, 240), (50, 120)], "#c9ad7c", 86, 6, PALE)  # fmt: skip
    p.land([(150, -5), (236, -5), (232, 70), (194, 128), (160, 76)], "#9c9077", 60, 7)
    for n in range(9):
        p.disc(92 + n * 22, 252 + math.sin(n * 0.9) * 16, 10, 7, "#5b5247")
    p.disc(316, 258, 32, 9, "#5b5247")
    for x, y in ((110, 160), (226, 220), (170, 372), (280, 370)):
        p.steam(x, y, 90, PALE, 4)
    p.lines(["M26 204V150M376 198V144"], INK, 8)
    p.lines(["M26 156Q200 204 376 150"], INK, 2.6)
    p.add(
        f'<path d="M250 180l24 -3 3 40q1 9 -10 12l-20 6q-9 0 -8 -9 1 -6 14 -10z" fill="{PALE}" stroke="{INK}" stroke-width="2.4"/>'
    )
    p.lines(["M252 190l23 -3"], "#8b3a20", 3)
    p.lines(["M256 172v10M268 170v10"], "#7a4a1c", 3)


def den_behind_the_weed(p: Plate) -> None:
    """A cave behind a curtain of weed that has been parted; sand trodden deep in four places, and shells on a ledge."""
    p.sky(96)
    p.waves(70, 100)
    p.land([(-5, 410), (-5, 92), (70, 60), (190, 44), (320, 64), (405, 96), (405, 410)], "#8d8069", 70, 8)
    p.add(f'<path d="M56 346Q44 200 104 140Q160 96 214 104Q310 112 338 214Q352 290 344 346z" fill="#241c18" stroke="{INK}" stroke-width="4"/>')  # fmt: skip
    hollow = p.disc(204, 318, 122, 32, "#cdb58a", "none", 0)
    p.hatch(hollow, 6, 6, INK, 0.9, 0.6, (82, 284, 326, 352))
    for x, y in ((150, 308), (226, 304), (170, 332), (252, 328)):  # trodden deep in four places
        p.disc(x, y, 24, 9, "#5b4a32", INK, 1.6)
        p.disc(x, y + 2, 15, 5, "#2f261c", "none", 0)
    p.shape(
        [(166, 258), (250, 256), (254, 266), (164, 268)], "#a39a86", wide=1.6
    )  # a ledge, with shells in a row
    for n in range(7):
        p.add(
            f'<path d="M{170 + n * 11.4:.0f} 258q4 -13 9 0z" fill="#5f7a8c" stroke="#efe5cb" stroke-width="1.200"/>'
        )
    weed = [(64 + n * 14, 128 - 26 * math.sin(n / 20 * math.pi) + n % 3 * 4) for n in range(21)]
    for n, (across, down) in enumerate(weed):
        aside = (n - 10) / 10
        bent = 46 * (1 if aside > 0 else -1) * max(0.0, 1 - abs(aside) * 0.8) if abs(aside) < 0.72 else 0
        long = 170 + n * 37 % 66
        path = f"M{across:.0f} {down:.0f}q{bent * 0.2 + 6:.0f} {long * 0.3:.0f} {bent:.0f} {long * 0.5:.0f}t{bent * 0.3 - 4 + n % 3 * 4:.0f} {long * 0.5:.0f}"
        p.add(f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="10" stroke-linecap="round"/><path d="{path}" fill="none" stroke="{("#3f5f45", "#5f7a45", "#2f4f4a")[n % 3]}" stroke-width="7" stroke-linecap="round"/>')  # fmt: skip
        p.disc(across + bent, down + long * 0.5, 5, 5, "#8a9a4c", INK, 1.1)
        p.disc(across + bent * 0.35 + 3, down + long * 0.27, 4, 4, "#8a9a4c", INK, 1.1)
    p.land([(0, 350), (130, 338), (280, 342), (400, 352), (400, 410), (0, 410)], "#e2cf9f", 4, 11)
    for x, y, size, turn in ((96, 386, 26, 30), (300, 384, 26, -20)):
        track(p, x, y, size, turn)


def plinth_of_the_breath(p: Plate) -> None:
    """The Nave once its Guardian holds something up; its card may keep the place's title or take the plinth's."""
    nave(p, True)


def under_the_nave(p: Plate) -> None:
    """The ribs go on into the ground and hold up a room; something breathes in from its far end, and out."""
    p.add('<path d="M0 0h400v400H0z" fill="#8d7f63"/>')
    p.hatch("M0 0H400V400H0z", 24, 9, INK, 1, 0.5)
    p.add(f'<path d="M14 352Q20 70 200 62Q380 70 386 352z" fill="#4a4031" stroke="{INK}" stroke-width="3"/>')
    p.add('<path d="M120 330Q124 138 200 134Q276 138 280 330z" fill="#2c261d"/>')
    p.add(
        f'<path d="M162 322Q164 214 200 212T238 322z" fill="#a9c6c0" stroke="{INK}" stroke-width="2"/>'
    )  # the sea's door
    p.lines([f"M{166 + n % 2 * 4} {262 + n * 9}h{66 - n % 3 * 8}" for n in range(7)], SEA, 1.5)
    for n in range(5):
        depth = 1 - n / 6.2
        for side in (-1, 1):
            rib = f"M{200 + side * 16 * depth:.0f} {30 + n * 27}C{200 + side * 150 * depth:.0f} {30 + n * 27} {200 + side * 206 * depth:.0f} {190 + n * 12} {200 + side * 168 * depth:.0f} {364 - n * 9}"
            parts.stroke(p, rib, INK, 26 * depth)
            parts.stroke(p, rib, ("#f7efda", "#e6d9b8", "#cdbd97", "#b3a27c", "#968663")[n], 19 * depth)
    p.land(
        [(-5, 366), (110, 346), (200, 338), (300, 346), (405, 368), (405, 410), (-5, 410)], "#dcc795", 3, 9
    )
    p.disc(200, 366, 92, 18, "#c9b27a", INK, 1.6)
    p.disc(200, 362, 58, 11, "#3a3125", INK, 2.4)  # where it breathes
    p.steam(200, 350, 170, PALE, 7)
    for x, y, turn in ((74, 382, 20), (322, 386, -24), (112, 394, 60), (284, 394, 10)):
        p.add(f'<path transform="translate({x} {y})rotate({turn})" d="M-9 0q9 -16 18 0zM0 0v-9M-3 0l-4 -6M3 0l4 -6" fill="#e9d9c3" stroke="{INK}" stroke-width="1.400"/>')  # fmt: skip


PLACES: dict[str, Drawing] = {
    "under-the-nave": under_the_nave,
    "the-den-behind-the-weed": den_behind_the_weed,
    "the-strand-of-beds": strand_of_beds,
    "the-bottle-dune": bottle_dune,
    "the-try-works": try_works,
    "the-salt-basins": salt_basins,
    "hawser-point": hawser_point,
    "the-low-tide-causeway": causeway,
    "the-nave": nave,
    "the-drowned-stair": drowned_stair,
    "the-bread-wood": bread_wood,
    "bell-meadow": bell_meadow,
    "the-warm-hole": warm_hole,
    "the-cold-hole": cold_hole,
    "the-one-day-wood": one_day_wood,
    "the-wall-of-the-table": wall_of_the_table,
    "the-dry-larder": dry_larder,
    "the-hoist": hoist,
    "the-telegraph-hut": telegraph_hut,
    "the-warm-torrent": warm_torrent,
}
GOLD: dict[str, Drawing] = {
    "the-salt-basins": lambda p: salt_basins(p, True),
    "the-nave": plinth_of_the_breath,
    "plinth-of-the-breath": plinth_of_the_breath,
    "the-drowned-stair": lambda p: drowned_stair(p, True),
    "the-one-day-wood": lambda p: one_day_wood(p, True),
}
