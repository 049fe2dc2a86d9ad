"""Small plates of the second curse: what lies in the fog of the moor, what is found there, and what is kept."""

import math

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import (
    BLOOD,
    HORN,
    PELT,
    boot_print,
    drop,
    fur,
    hail,
    horn,
    pole,
    rings_in_grass,
    track,
    whistle,
)
from tools.seventh_continent_art.marks import hand
from tools.seventh_continent_art.moor import goat_front
from tools.seventh_continent_art.parts import (
    BRASS,
    GREY,
    LEAF,
    LINEN,
    RED,
    SKIN,
    STONE,
    WOOD,
)
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate
from tools.seventh_continent_art.towers import gull, hat

BLOOM, PEAT, MOSS, STRAW = "#7d4f74", "#54402f", "#6f7148", "#c9b786"


# Parts of these plates


def ling(p: Plate, left: float, right: float, foot: float, tall: float = 26, step: float = 13) -> None:
    """A strip of heather in bloom."""
    stems, bells, x, n = [], [], left, 0
    while x < right:
        lean, high = (n % 5 - 2) * 3, tall * (0.7 + n * 37 % 10 / 24)
        stems.append(f"M{x:.0f} {foot:g}l{lean} {-high:.0f}")
        bells.append(f"M{x + lean * 0.5:.1f} {foot - high * 0.5:.0f}L{x + lean} {foot - high:.0f}")
        x, n = x + step, n + 1
    p.lines(stems, "#4d4630", 1.8)
    p.add(f'<path d="{"".join(bells)}" stroke="{BLOOM}" stroke-width="6.500" stroke-linecap="round"/>')


def shoulder(p: Plate, x: float, foot: float, size: float) -> None:
    """A shoulder, side on, as much of it as is ever seen."""
    s = size / 100
    path = f"M{x - 70 * s:.0f} {foot:g}Q{x - 62 * s:.0f} {foot - 44 * s:.0f} {x - 22 * s:.0f} {foot - 66 * s:.0f}Q{x + 8 * s:.0f} {foot - 84 * s:.0f} {x + 34 * s:.0f} {foot - 56 * s:.0f}Q{x + 64 * s:.0f} {foot - 40 * s:.0f} {x + 74 * s:.0f} {foot:g}z"
    p.add(f'<path d="{path}" fill="{PELT}" stroke="{INK}" stroke-width="2.600"/>')
    fur(p, path, (x - 70 * s, foot - 80 * s, x + 70 * s, foot), int(1.5 * size), (10 * s, 12 * s))


def furrow(p: Plate, x: float, y: float, long: float, turn: float) -> None:
    """Where a foot was dragged."""
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})"><path d="M{-long / 2:g} -4Q0 -9 {long / 2:g} -3M{-long / 2:g} 4Q0 1 {long / 2:g} 3" fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round"/></g>'
    )


def rifle(p: Plate, x: float, y: float, long: float, turn: float = 0) -> None:
    """A rifle with its middle at a point, its muzzle to the right."""
    s = long / 200
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})scale({s:.2f})" stroke="{INK}" stroke-width="2.400" stroke-linejoin="round"><path d="M-100 16l4 -24 46 -6h60v12h-50l-10 6z" fill="#7a4a24"/><path d="M-44 -15h66v10h-66z" fill="#57606a"/><path d="M20 -13h82v6h-82z" fill="#57606a"/><path d="M-30 2q2 12 14 11t10 -12" fill="none" stroke-width="3"/><path d="M-36 -15l-8 -9M94 -13v-6" stroke-width="4"/></g>'
    )


def cartridge(p: Plate, x: float, y: float, size: float, turn: float = 0, spent: bool = False) -> None:
    """A cartridge, or its case alone; unturned it stands."""
    s = size / 100
    top = '<path d="M-13 -18q0 -30 13 -42q13 12 13 42z" fill="#8a8f94"/>' if not spent else '<ellipse cx="0" cy="-18" rx="14" ry="5" fill="#241a13"/>'  # fmt: skip
    p.add(
        f'<g transform="translate({x:g} {y:g})rotate({turn:g})scale({s:.2f})" stroke="{INK}" stroke-width="3" stroke-linejoin="round">{top}<path d="M-15 -18h30l3 58h-36z" fill="#d8a83c"/><path d="M-20 40h40v10h-40z" fill="#b98424"/><path d="M-8 -10v44" stroke="#f7e3a0" stroke-width="5" fill="none"/></g>'
    )


def brick(p: Plate, x: float, y: float, wide: float, high: float) -> None:
    """A brick of peat from its corner; the point is the middle of its front."""
    w, h, d = wide / 2, high / 2, wide * 0.22
    parts.filled(p, f"M{x - w:g} {y - h:g}l{d:g} {-d * 0.7:g}h{wide:g}l{-d:g} {d * 0.7:g}z", "#7d6046", INK, 2.4)  # fmt: skip
    parts.filled(p, f"M{x + w:g} {y - h:g}l{d:g} {-d * 0.7:g}v{high:g}l{-d:g} {d * 0.7:g}z", "#3b2b20", INK, 2.4)  # fmt: skip
    front = f"M{x - w:g} {y - h:g}h{wide:g}v{high:g}h{-wide:g}z"
    parts.filled(p, front, PEAT, INK, 2.4)
    p.hatch(front, 4, 7, "#8a6a4a", 1.2, 0.8, (x - w, y - h, x + w, y + h))


def pit(p: Plate, x: float, y: float, rx: float, ry: float) -> None:
    """A pit from above."""
    p.disc(x, y, rx, ry, STRAW, INK, 2.4)
    p.disc(x, y + 3, rx * 0.86, ry * 0.8, PEAT, INK, 2)
    p.disc(x, y + ry * 0.24, rx * 0.74, ry * 0.55, "#241a13", "none", 0)


def collar(p: Plate, x: float, y: float, r: float) -> None:
    """The collar, soft inside, with its buckle below."""
    for colour, wide in ((INK, 0.36), ("#8a4f2c", 0.3), ("#c98f62", 0.12)):
        p.disc(x, y, r, r * 0.92, "none", colour, r * wide)
    p.add(f'<ellipse cx="{x:g}" cy="{y:g}" rx="{r * 1.1:.1f}" ry="{r * 1.02:.1f}" fill="none" stroke="{PALE}" stroke-width="2" stroke-dasharray="6 5"/>')  # fmt: skip
    parts.filled(p, f"M{x - r * 0.24:.1f} {y + r * 0.74:.1f}h{r * 0.48:.1f}v{r * 0.38:.1f}h{-r * 0.48:.1f}z", BRASS, INK, 2.4)  # fmt: skip
    p.lines([f"M{x:g} {y + r * 0.7:.1f}v{r * 0.46:.1f}"], INK, 4)


def planks(p: Plate, gaps: tuple[int, ...] = ()) -> None:
    """A road of planks over black water."""
    p.disc(180, 160, 142, 54, "#4b4038", INK, 2)
    p.lines(["M60 150h40M250 176h46M90 186h30M240 140h40"], GREY, 2)
    for n in range(9):
        if n in gaps:
            continue
        x = 66 + n * 26
        parts.filled(
            p, f"M{x} {130 + n % 3 * 3}h22l4 56h-24z", ("#b08a52", "#a37b47", "#8a6436")[n % 3], INK, 2
        )


# The fog of zone IV, and what the hunt adds to the others


def wind_with_timetable(p: Plate) -> None:
    """A watch that says six, and an ear that says ten."""
    p.sign("human-ear", 116, 124, 116, "#8a5a3c")
    p.disc(238, 132, 58, 58, LINEN, INK, 5)
    p.lines([f"M{238 + 46 * math.sin(a):.0f} {132 - 46 * math.cos(a):.0f}L{238 + 53 * math.sin(a):.0f} {132 - 53 * math.cos(a):.0f}" for a in (n * math.pi / 6 for n in range(12))], INK, 3)  # fmt: skip
    p.lines(["M238 132V88M238 132v30"], INK, 5)
    p.disc(238, 68, 9, 9, BRASS, INK, 3)
    parts.wind(p, 40, 60, 70, 3, 26)


def full_ground(p: Plate) -> None:
    """A heel that knocks, and the box below that answers."""
    p.disc(180, 196, 130, 12, MOSS, INK, 2)
    parts.filled(p, "M66 196h228l-16 34h-196z", "#241a13", INK, 2.4)
    p.lines(["M110 216q14 -10 28 0t28 0M196 220q14 -10 28 0t28 0"], GREY, 3)
    p.sign("walking-boot", 172, 128, 118)
    p.lines(["M120 186l-16 -8M124 196h-20M226 186l16 -8M224 196h20"], INK, 4)
    p.lines([f"M{76 + n * 9} 190l{n % 3 - 1} -14" for n in range(4)], "#8a6436", 3)


def bilberries(p: Plate) -> None:
    """A hummock cropped above and below; the middle is left."""
    for x, y, r in ((120, 164, 50), (240, 162, 52), (180, 140, 66)):
        p.disc(x, y, r, r * 0.72, LEAF, INK, 2)
    p.lines([f"M{100 + n * 17} {96 + n * 13 % 16}v-16" for n in range(10)], "#4d4630", 3)
    p.lines([f"M{92 + n * 18} 204v-12" for n in range(11)], "#4d4630", 3)
    for n in range(15):
        p.disc(94 + n * 53 % 176, 132 + n * 29 % 34, 8.5, 8.5, "#2f3a6b", INK, 1.6)
        p.disc(91 + n * 53 % 176, 129 + n * 29 % 34, 2.4, 2.4, "#c9cfe3", "none", 0)


def curds(p: Plate) -> None:
    """A goatskin on a notched post, and two cups beside it, one of them clean."""
    parts.box(p, 96, 26, 20, 182, WOOD, 2.4)
    p.lines([f"M96 {44 + n * 22}l10 6" for n in range(7)], INK, 3.4)
    parts.stroke(p, "M116 50h70", INK, 7)
    parts.filled(
        p, "M150 54q-18 60 6 104q24 24 48 0q24 -44 6 -104q-8 -14 -30 -14t-30 14z", "#c9ab7c", INK, 2.6
    )
    p.lines(["M152 60l-14 -16M208 60l14 -16M160 168l-8 26M200 168l8 26"], "#c9ab7c", 9)
    p.disc(180, 172, 9, 7, LINEN, INK, 2)
    for x, fill_ in ((256, LINEN), (300, "#b98f58")):
        p.lines([f"M{x} 84v28"], INK, 2)
        parts.filled(p, f"M{x - 16} 112h32l-5 40h-22z", fill_, INK, 2.4)
    p.lines(["M238 84h80"], INK, 5)


def goat_at_the_bottom(p: Plate) -> None:
    """A goat in a pit, in good health, waiting; the ladder lies above."""
    pit(p, 168, 140, 122, 76)
    goat_front(p, 168, 148, 1.0, "#e6dcc6")
    pole(p, "M226 214L334 132M242 226L344 148", 5, "#a37b47")
    for n in range(4):
        pole(p, f"M{246 + n * 24} {199 - n * 18}l13 13", 4, "#b08a52")


def shed_horn(p: Plate) -> None:
    horn(p, 128, 206, 176, -4)
    p.disc(128, 206, 27, 9, "#5b4a32", INK, 2.4)
    parts.sounds(p, 234, 62, (16, 32), 1)


def brick_of_peat(p: Plate) -> None:
    """A brick with a thumb in it, and the beginning of a fire."""
    brick(p, 172, 150, 170, 78)
    p.disc(160, 150, 15, 21, "#2c211a", INK, 2)
    p.lines(["M150 146q10 -8 20 0M152 154q8 -6 16 0"], "#8a6a4a", 1.8)
    p.sign("flame", 252, 88, 60, "#b0401a")


def notes_answered(p: Plate) -> None:
    """A note out of the fog, an answer from the other side, and another farther on."""
    for x, y, wide in ((94, 186, 90), (188, 198, 110), (280, 184, 90)):
        parts.fog(p, x, y, wide, 44)
    for x, y, s in ((98, 122, 1.25), (182, 92, 1.0), (258, 70, 0.78)):
        p.disc(x, y, 16 * s, 12 * s, INK, INK, 1)
        p.lines([f"M{x + 14 * s:.0f} {y}v{-58 * s:.0f}q{16 * s:.0f} {6 * s:.0f} {14 * s:.0f} {22 * s:.0f}"], INK, 5 * s)  # fmt: skip


def gulls_sit_down(p: Plate) -> None:
    """Gulls in rows, feet tucked in, beaks shut, all looking one way; in front a seat is left."""
    for row, (y, size, many) in enumerate(((92, 34, 6), (132, 42, 5), (180, 54, 4))):
        for n in range(many):
            if (row, n) == (2, 2):
                continue
            x = 182 + (n - (many - 1) / 2) * size * 1.15
            parts.filled(p, f"M{x - size * 0.5:.0f} {y}q{size * 0.2:.0f} {-size * 0.36:.0f} {size * 0.6:.0f} {-size * 0.34:.0f}q{size * 0.02:.0f} {-size * 0.28:.0f} {size * 0.2:.0f} {-size * 0.24:.0f}q{size * 0.14:.0f} {size * 0.06:.0f} {size * 0.06:.0f} {size * 0.3:.0f}q{-size * 0.06:.0f} {size * 0.32:.0f} {-size * 0.86:.0f} {size * 0.28:.0f}z", LINEN, INK, 2)  # fmt: skip
            p.lines(
                [f"M{x + size * 0.36:.0f} {y - size * 0.46:.0f}l{size * 0.18:.0f} {size * 0.04:.0f}"],
                BRASS,
                4,
            )
    p.disc(214, 184, 30, 8, "none", INK, 2)


def plank_short(p: Plate) -> None:
    """One plank lacks; in the gap the road as it was, a fathom down, and a wheelbarrow on it."""
    p.disc(180, 138, 146, 72, "#3f3730", INK, 2.4)
    p.lines(["M52 130h36M276 128h44M60 158h30M272 160h40"], GREY, 2)
    for n, (y, half, high) in enumerate(((78, 62, 15), (98, 72, 18), (164, 100, 22), (190, 110, 22))):
        parts.filled(p, f"M{180 - half} {y}h{2 * half}l5 {high}h{-2 * half - 10}z", ("#b08a52", "#a37b47")[n % 2], INK, 2.4)  # fmt: skip
    parts.filled(p, "M110 122h140l6 36h-152z", "#6d7f78", INK, 2)
    p.lines(["M118 132h124M114 146h132"], "#52635d", 2)
    p.sign("wheelbarrow", 182, 139, 46, "#2c352f")


def heather_in_hat(p: Plate) -> None:
    hat(p, 180, 168, 150, 1)
    p.add('<g transform="rotate(-14 232 128)">')
    ling(p, 214, 258, 150, 88, 10)
    p.add("</g>")


def goat_that_herds(p: Plate) -> None:
    """A goat at the heel."""
    p.sign("goat", 116, 132, 138, INK)
    p.sign("walking-boot", 262, 152, 96, "#5b4a32")
    p.lines(["M208 178l14 -8M206 190h18M212 162l8 -12"], RED, 4)


def hat_in_transit(p: Plate) -> None:
    """A hat at the height of a head, at walking pace, and nobody under it."""
    hat(p, 188, 92, 120, 1, -8)
    p.lines(["M50 74h58M36 98h66M54 122h46"], INK, 4)
    p.add(f'<path d="M160 118q-4 40 -14 88M206 116q6 42 14 90" fill="none" stroke="{GREY}" stroke-width="2.400" stroke-dasharray="5 7"/>')  # fmt: skip
    boot_print(p, 150, 206, 24, 84)
    boot_print(p, 222, 206, 24, 84)


def smoke_from_a_hole(p: Plate) -> None:
    """A thread of smoke; under a flat stone, strips that hang."""
    p.disc(180, 190, 120, 22, MOSS, INK, 2)
    p.disc(180, 188, 56, 13, "#241a13", INK, 2.4)
    for n in range(4):
        parts.filled(p, f"M{148 + n * 20} 182h10l-2 {26 + n % 2 * 8}h-7z", "#8b3a20", INK, 1.6)
    parts.stones(p, ((264, 178, 64),))
    parts.smoke(p, 180, 176, 148, 7)


def shoulder_above_heather(p: Plate) -> None:
    shoulder(p, 184, 182, 128)
    ling(p, 56, 312, 206, 50, 11)


def cry_without_gull(p: Plate) -> None:
    """Two gulls on a stone, beaks shut; the cry comes from behind the rise."""
    parts.filled(p, "M196 206q40 -96 140 -80v80z", MOSS, INK, 2.4)
    for n, r in enumerate((26, 44, 62)):
        p.lines([f"M{262 - r * 0.8:.0f} {104 - r * 0.8:.0f}Q{262 - r * 1.2:.0f} {112 - r * 0.2:.0f} {262 - r * 1.1:.0f} {112 + r * 0.2:.0f}"], RED, 4 - n * 0.6)  # fmt: skip
    parts.stones(p, ((116, 186, 120),))
    gull(p, 92, 138, 62, False)
    gull(p, 150, 146, 56, False, True)


def grass_getting_up(p: Plate) -> None:
    """Prints as wide as a tray, and in the nearest the grass stands again."""
    for x, y, rx in ((262, 92, 44), (182, 128, 56), (96, 174, 66)):
        p.disc(x, y, rx, rx * 0.36, "#b3aa68", INK, 1.8)
        p.lines(rings_in_grass(x, y, rx * 0.9, rx * 0.3, 22, 16), MOSS, 2)
    parts.grass(p, 44, 152, 186, 44, 6)
    parts.grass(p, 140, 224, 138, 18, 8)


def drops_nearly_dry(p: Plate) -> None:
    """Brown drops a pace apart, in line, and a cuff that is stiff."""
    ling(p, 56, 300, 206, 40)
    for n in range(6):
        drop(p, 92 + n * 36, 168 - n * 9, 10 - n * 0.7, "#6d4026")
    parts.filled(p, "M240 34l76 -2 4 52 -76 4z", "#5d6a6e", INK, 2.6)
    parts.filled(p, "M228 36h20l4 52h-20z", LINEN, INK, 2.4)
    p.disc(236, 72, 8, 12, "#6d4026", INK, 1.6)
    hand(p, 200, 62, 58, SKIN, -86, True)


def three_prints(p: Plate) -> None:
    """Three prints and a furrow."""
    for n in range(3):
        track(p, 84 + n * 58, 178 - n * 32, 56, 60, INK)
    furrow(p, 276, 74, 92, -28)


def hill_too_many(p: Plate) -> None:
    """Hills in a row, and one among them that has hair."""
    p.sun(76, 60, 13)
    parts.filled(p, "M36 206q40 -70 96 -60t60 60z", "#a9a0ae", INK, 2.2)
    parts.filled(p, "M216 206q34 -64 78 -52t36 52z", "#a9a0ae", INK, 2.2)
    shoulder(p, 192, 206, 134)
    p.lines(["M262 62q8 -10 16 0q8 -10 16 0M300 88q6 -8 12 0q6 -8 12 0"], INK, 3)


def goats_form_a_lane(p: Plate) -> None:
    """Two rows of goats, heads down, and between them a lane too wide for a man."""
    parts.filled(p, "M158 56h44l66 150h-176z", STRAW, INK, 1.8)
    for n in range(3):
        s = 0.5 + n * 0.26
        y = 88 + n * 46
        for side in (-1, 1):
            goat_front(p, 180 + side * (52 + n * 30), y, s, "#e6dcc6" if (n + side) % 2 else "#8f7a66")
    furrow(p, 180, 150, 60, -84)


def gap_in_steam(p: Plate) -> None:
    """Steam over the whole terrace, except for one place that it goes round."""
    for n in range(11):
        x = 56 + n * 25
        if 4 <= n <= 6:
            continue
        p.steam(x, 196, 120 - abs(n - 5) * 4, GREY, 4)
    p.add(f'<path d="M116 200Q120 130 158 98Q186 72 214 96Q246 112 250 200z" fill="#f6eed8" stroke="{GREY}" stroke-width="2" stroke-dasharray="4 7"/>')  # fmt: skip
    p.lines(["M136 66q44 -34 92 -2"], GREY, 4)


def mitten(p: Plate) -> None:
    """A sealskin mitten for the left hand, on a step."""
    parts.box(p, 66, 180, 228, 26, STONE, 2.4)
    parts.filled(p, "M140 178q-16 -70 -6 -104q20 -34 56 -12q18 14 20 50q22 -26 38 -10q8 16 -22 48l-14 30z", "#6b5a4a", INK, 3)  # fmt: skip
    parts.filled(p, "M132 160h84v26h-84z", "#d8cba8", INK, 2.6)
    p.lines([f"M{150 + n * 13} {92 + n * 17 % 40}l4 12" for n in range(6)], "#a89480", 2.4)


def draught(p: Plate) -> None:
    """A door in the rock, ajar, and a sprig of heather blown through the crack."""
    parts.filled(p, "M58 206V64l40 -32h120l40 34v140z", STONE, INK, 3)
    parts.filled(p, "M112 206V86q46 -40 92 0v120z", "#241a13", INK, 3)
    parts.filled(p, "M112 206V86q30 -26 60 -22v142z", WOOD, INK, 2.6)
    p.lines(["M132 76v130M152 66v140"], INK, 1.6)
    parts.wind(p, 196, 104, 84, 4, 24)
    p.add('<g transform="rotate(70 300 180)">')
    ling(p, 288, 310, 196, 34, 7)
    p.add("</g>")


def menu(p: Plate) -> None:
    """A menu, one dish struck out, another put above it and struck out too."""
    parts.filled(p, "M112 28h136v178h-136z", LINEN, INK, 3)
    p.lines(["M120 36h120v162h-120z"], BRASS, 2)
    for n, y in enumerate((66, 96, 126, 156)):
        p.lines([f"M138 {y}h{84 - n % 2 * 20}"], INK, 3.4)
    p.lines(["M130 96h96M130 126h84M140 110h52"], RED, 4)
    p.lines(["M152 184h56"], INK, 2.4)
    p.sign("fork-knife-spoon", 300, 120, 60, GREY)


def sauce_boat(p: Plate) -> None:
    """A sauce boat under way, steered by its spoon."""
    parts.filled(p, "M92 122q-26 -26 -44 -12q26 8 36 42q20 40 96 40t98 -44q30 -4 26 -30t-34 -10q-84 24 -178 14z", LINEN, INK, 3)  # fmt: skip
    p.disc(180, 124, 84, 13, "#8a5a2c", INK, 2)
    parts.spoon(p, 232, 92, 110, 34)
    p.steam(154, 106, 58, GREY, 4)
    p.lines(["M40 202q14 -10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0"], SEA, 4)


def drums(p: Plate, band: bool = False) -> None:
    """Hail on the skin of the bog."""
    for x, y, rx in ((106, 168, 54), (250, 172, 58), (180, 136, 46)) if band else ((180, 160, 96),):
        ry = rx * 0.34
        p.disc(x, y + ry * 0.9, rx, ry, PEAT, INK, 2.4)
        p.disc(x, y, rx, ry, "#a8b072", INK, 2.6)
        p.disc(x, y, rx * 0.6, ry * 0.6, "none", PALE, 2.4)
        p.lines([f"M{x + rx * math.cos(a):.0f} {y + ry * math.sin(a):.0f}v{ry * 0.9:.0f}" for a in (0.2 + k * 0.39 for k in range(8))], INK, 2)  # fmt: skip
    hail(p, (50, 26, 310, 150), 54 if band else 34, 7 if band else 6)


# Kept: bonuses, objects, things of the quest


def captain(p: Plate) -> None:
    """The captain, in her shirt, frost on her sleeves, the rifle over her shoulder."""
    rifle(p, 206, 96, 190, -56)
    parts.filled(p, "M104 206q0 -58 40 -66h44q40 8 40 66z", "#ece4cf", INK, 2.6)
    p.lines(["M166 146v58M136 160l-8 44M198 160l10 44"], "#b5a98c", 2)
    p.disc(166, 94, 33, 38, SKIN, INK, 2.4)
    parts.filled(p, "M130 100q-8 -56 38 -56t36 54q-12 -30 -36 -30t-38 32z", "#7a4a24", INK, 2.2)
    parts.filled(p, "M198 84q20 24 8 62l-14 -16z", "#7a4a24", INK, 2)
    p.lines(["M148 94h12M174 94h12M156 116h20"], INK, 3.6)
    p.lines([f"M{110 + n * 7} {176 + n % 3 * 9}l4 8M{196 + n * 7} {176 + n % 3 * 9}l-4 8" for n in range(4)], "#8aa0a4", 2.4)  # fmt: skip


def peat_smoke(p: Plate) -> None:
    """A coat over a smouldering brick."""
    parts.coat(p, 180, 36, 124, "#6b5a4a", 6)
    brick(p, 176, 194, 82, 26)
    for x in (130, 180, 230):
        parts.smoke(p, x, 178, 120, 5)


def ridge_by_heart(p: Plate) -> None:
    """Three humps, a saddle, a tooth, and a finger that has gone along them."""
    ridge = "M44 150q18 -44 42 -10q20 -52 44 -4q20 -46 44 2q24 30 52 0l18 -66 18 66q24 10 54 8"
    parts.filled(p, ridge + "V200H44z", "#a9a0ae", INK, 3)
    p.add(f'<path d="M50 128q18 -36 36 -8q22 -44 44 -6q22 -40 46 0q20 22 40 6l30 -66" fill="none" stroke="{RED}" stroke-width="3.400" stroke-dasharray="7 6"/>')  # fmt: skip
    parts.filled(p, "M252 48l58 -26 14 26 -60 20q-14 2 -12 -20z", SKIN, INK, 2.4)
    p.lines(["M256 56q6 -8 12 -2"], INK, 1.8)


def borrowed_cry(p: Plate) -> None:
    """A cry in a nest, with the others."""
    p.lines([f"M{84 + n * 17} {182 + n * 7 % 14}q16 {-12 + n % 3 * 8} 34 0" for n in range(11)], "#a97f4b", 6)
    p.disc(180, 178, 92, 22, "#8a6436", INK, 2.6)
    for x, r in ((134, 20), (180, 30), (228, 20)):
        p.lines([f"M{x - r} {158 - r * 0.4:.0f}q{r} {-r * 1.1:.0f} {2 * r} 0M{x - r * 0.6:.0f} {164 - r * 0.3:.0f}q{r * 0.6:.0f} {-r * 0.7:.0f} {r * 1.2:.0f} 0"], RED, 5)  # fmt: skip
    p.disc(150, 88, 14, 11, INK, INK, 1)
    p.lines(["M162 88V44"], INK, 4.6)
    p.disc(214, 60, 14, 11, INK, INK, 1)
    p.lines(["M226 60V22"], INK, 4.6)


def steady_hand(p: Plate) -> None:
    """A hand held out flat, and a drop of water that stands on it."""
    parts.filled(p, "M40 132h86v56h-86z", "#5d6a6e", INK, 2.4)
    parts.filled(p, "M118 134q90 -18 176 -8q26 4 24 16t-30 12l-66 4q30 4 28 14t-34 8l-98 4z", SKIN, INK, 2.6)
    p.disc(222, 114, 19, 15, "#8fbdb0", INK, 2.4)
    p.lines(["M214 108q4 -6 10 -6"], LINEN, 3.4)


def ladder_put_back(p: Plate) -> None:
    pit(p, 180, 172, 110, 34)
    parts.ladder(p, 172, 184, 150, 24, 6, 18, 4)
    p.add('<path d="M118 172a62 16 0 0 0 124 0z" fill="#241a13" opacity=".85"/>')


def down_its_wind(p: Plate) -> None:
    """Wind that comes from it to you; you lie low."""
    shoulder(p, 92, 150, 62)
    parts.wind(p, 146, 74, 120, 3, 24)
    parts.filled(p, "M204 200q30 -34 62 -26q26 2 50 26z", "#5d6a6e", INK, 2.4)
    p.disc(216, 186, 12, 12, INK, INK, 1)
    ling(p, 190, 330, 210, 30, 10)


def promise(p: Plate) -> None:
    """Two notes, falling, from a tower to the last fold."""
    parts.filled(p, "M62 206l10 -150h46l10 150z", "#d8b48a", INK, 2.6)
    p.disc(95, 56, 25, 8, "#2f211a", INK, 2.2)
    for x, y in ((172, 78), (222, 122)):
        p.disc(x, y, 16, 12, INK, INK, 1)
        p.lines([f"M{x + 14} {y}v-56"], INK, 5)
    p.lines([f"M{254 + n * 19} 206v-56" for n in range(4)] + ["M248 164h72M248 188h72"], WOOD, 6)


def collar_off(p: Plate) -> None:
    collar(p, 196, 112, 82)
    parts.figure(p, 110, 206, 132, INK, 3)


def quiet_company(p: Plate) -> None:
    """A stone of no great size beside a boot, and another boot."""
    parts.stones(p, ((116, 180, 100),), "#b8a890")
    p.sign("boots", 238, 152, 112, "#5b4a32")
    p.lines(["M92 148q20 -14 44 -4"], PALE, 3)


def one_round(p: Plate) -> None:
    rifle(p, 184, 106, 270, -8)
    cartridge(p, 262, 172, 72, 20)
    parts.spoon(p, 108, 178, 80, 70)


def drovers_staff(p: Plate) -> None:
    pole(p, "M120 208L206 66q14 -34 40 -24t8 38q-14 16 -26 6", 9, "#b98f58")
    p.lines(["M150 150l16 10M158 136l16 10"], INK, 3.4)
    p.sign("goat", 262, 160, 76, GREY)


def peat_spade(p: Plate) -> None:
    pole(p, "M116 40L196 148", 9, WOOD)
    pole(p, "M96 52L136 24", 9, WOOD)
    parts.filled(p, "M180 136l34 -22 56 72q2 18 -14 22z", "#c9cfce", INK, 3)
    parts.filled(p, "M214 114l26 -8 26 34 -18 8z", "#9aa3a4", INK, 2.4)
    brick(p, 110, 188, 76, 26)


def sinew_net(p: Plate) -> None:
    """A wide mesh with a stone that breathes in it."""
    parts.stones(p, ((182, 156, 104),), "#b8a890")
    bag = "M84 52Q96 150 150 196Q180 214 212 196Q266 150 278 52"
    p.clips += 1
    p.add(f'<clipPath id="c{p.clips}"><path d="{bag}z"/></clipPath>')
    p.lines(
        [f"M{-20 + n * 34} 40l170 180M{380 - n * 34} 40l-170 180" for n in range(12)],
        INK,
        5,
        1,
        f"c{p.clips}",
    )
    p.lines([f"M{-20 + n * 34} 40l170 180M{380 - n * 34} 40l-170 180" for n in range(12)], "#e6d4a4", 2.6, 1, f"c{p.clips}")  # fmt: skip
    parts.stroke(p, bag, INK, 5)
    parts.rope(p, "M74 50H288", 6)


def waxed_bandage(p: Plate) -> None:
    """Four fathoms of linen, much too wide for an arm."""
    parts.filled(p, "M92 76h150v96h-150z", LINEN, INK, 2.6)
    p.disc(92, 124, 24, 48, "#efe2b8", INK, 2.6)
    for r in (0.76, 0.52, 0.28):
        p.disc(92, 124, 24 * r, 48 * r, "none", "#a89868", 2)
    parts.filled(p, "M242 76q60 4 76 44l-14 86q-20 -26 -62 -34z", "#f4ead0", INK, 2.6)
    p.lines(["M120 90h110M116 156h114"], "#d8b968", 3)


def horn_cup(p: Plate) -> None:
    """A cup of horn, so thin that daylight comes through."""
    parts.filled(p, "M116 58q4 120 40 138h48q36 -18 40 -138z", "#e0bd7c", INK, 3)
    parts.filled(p, "M136 66q4 96 24 118h14q-14 -40 -14 -118z", "#f6e6bc", "none", 0)
    p.disc(180, 58, 64, 15, "#8f6a34", INK, 3)
    p.lines(["M124 104q56 16 112 0M134 150q46 12 92 0"], "#8f6a34", 3)
    p.sign("human-ear", 286, 120, 58, "#8a5a3c")


def tripod_alone(p: Plate) -> None:
    for path in ("M176 58L104 204", "M180 60V208", "M184 58L258 204"):
        pole(p, path, 7, "#c79a5c")
    for x, y in ((104, 204), (180, 208), (258, 204)):
        p.disc(x, y, 8, 6, BRASS, INK, 2)
    parts.filled(p, "M152 44h56v16h-56z", BRASS, INK, 2.6)
    p.lines(["M142 138h76"], INK, 3)


def callers_horn(p: Plate) -> None:
    """Two whistles that are a horn, or always were."""
    p.add(f'<path d="M60 150Q110 196 184 168Q256 140 272 60L324 84Q300 196 196 210Q104 222 60 150z" fill="{HORN}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>')  # fmt: skip
    p.add(f'<ellipse cx="298" cy="72" rx="30" ry="14" transform="rotate(25 298 72)" fill="#241a13" stroke="{INK}" stroke-width="3"/>')  # fmt: skip
    p.lines(["M104 180q4 16 12 22M140 180q4 14 10 26M176 172q6 14 10 36M212 156q10 14 14 40M246 128q16 10 26 32"], INK, 2.6)  # fmt: skip
    whistle(p, 62, 134, 62, 3, 54)
    parts.stroke(p, "M84 168Q140 60 250 132", RED, 4)
    p.lines(["M320 40l14 -12M334 64h18M302 32l2 -18"], INK, 4)


def whistle_of(holes: int) -> Drawing:
    """A bone whistle with its holes and what it says."""

    def drawn(p: Plate) -> None:
        whistle(p, 176, 138, 218, holes, -10)
        low = {3: 1, 5: 2, 7: 3}[holes]
        for n in range(3):  # a stave of three lines, and its note on one of them
            p.lines([f"M226 {88 - n * 18}h92"], GREY, 1.8)
        p.disc(272, 88 - (low - 1) * 18, 12, 9, INK, INK, 1)
        p.lines([f"M282 {88 - (low - 1) * 18}v-34"], INK, 3.6)

    return drawn


def letters(p: Plate) -> None:
    """Five letters, and a string that also goes round a box."""
    for n, (x, y, turn) in enumerate(
        ((96, 96, -16), (130, 84, -8), (166, 78, 0), (202, 84, 8), (236, 96, 16))
    ):
        parts.sheet(p, x, y, 78, 100, turn, 5 + n % 2)
    parts.box(p, 150, 146, 120, 60, "#8a8f94", 3)
    for n in range(3):
        p.disc(182 + n * 28, 180, 10, 10, LINEN, INK, 2.4)
        p.lines([f"M{182 + n * 28} 180v-7"], INK, 2.4)
    parts.stroke(p, "M70 130Q150 170 284 122", RED, 4)
    p.disc(210, 152, 6, 6, RED, INK, 1.6)


def brass_case(p: Plate) -> None:
    """A case in a matchbox lined with wool."""
    parts.filled(p, "M70 118h200l24 80h-232z", "#c9a25c", INK, 3)
    parts.filled(p, "M86 124h168l18 62h-196z", LINEN, INK, 2)
    p.lines([f"M{94 + n * 14} {136 + n * 23 % 42}q6 -8 12 0" for n in range(13)], "#c9c0a8", 3)
    cartridge(p, 176, 152, 130, 82, True)
    parts.filled(p, "M84 62h180l6 34h-192z", "#8b3a20", INK, 3)
    p.lines(["M104 80h140"], PALE, 3)


def bullet(p: Plate) -> None:
    """What was carried all the way: a bullet in a palm."""
    hand(p, 180, 140, 150, SKIN, 0)
    p.disc(180, 152, 17, 13, "#57606a", INK, 2.6)
    p.lines(["M172 148q6 -6 12 -4"], PALE, 3)
    drop(p, 204, 172, 6)


def map_by_ear(p: Plate) -> None:
    """Towers, and lines between those that hear each other; one stands where no line goes."""
    spots = ((74, 176), (118, 92), (180, 66), (246, 88), (290, 170), (216, 190), (138, 188))
    for a, b in ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0), (1, 6), (3, 5)):
        p.add(f'<path d="M{spots[a][0]} {spots[a][1]}L{spots[b][0]} {spots[b][1]}" stroke="{RED}" stroke-width="2.400" stroke-dasharray="6 5"/>')  # fmt: skip
    for x, y in spots:
        parts.filled(p, f"M{x - 11} {y + 16}l4 -34h14l4 34z", "#d8b48a", INK, 2.2)
    p.add(f'<path d="M167 150l5 -40h16l5 40z" fill="none" stroke="{INK}" stroke-width="2.600" stroke-dasharray="4 4"/>')  # fmt: skip


def scented(p: Plate) -> None:
    """The wind has your name."""
    p.sign("nose-side", 112, 122, 112, INK, 0, True)
    for n in range(3):
        parts.stroke(p, f"M{292 - n * 6} {78 + n * 34}q-30 -20 -56 0t-56 0", PELT, 6)
    parts.figure(p, 300, 206, 92)


def bloody_hunt(p: Plate) -> None:
    """A tooth, root uppermost, as a dentist draws it, and a small cross beside it for the place that hurts."""
    parts.filled(p, "M118 160q-8 -34 18 -56q4 -40 16 -68q16 -8 18 14q2 30 10 34q8 -4 10 -34q2 -22 18 -14q12 28 16 68q26 22 18 56q-4 32 -26 40q-14 2 -18 -12q-18 14 -36 0q-4 14 -18 12q-22 -8 -26 -40z", LINEN, INK, 3.6)  # fmt: skip
    p.lines(["M138 112q42 18 84 0", "M140 154q8 24 22 34M220 154q-8 24 -22 34"], "#b5a98c", 3)
    p.lines(["M148 96q4 -24 8 -44M212 96q-4 -24 -8 -44"], "#d9cdb0", 4)
    p.lines(["M272 92h36M290 74v36"], BLOOD, 8)
    drop(p, 290, 146, 9)
    drop(p, 300, 174, 6)


HUNT: dict[str, Drawing] = {
    # The fog
    "hail-on-the-bog": drums,
    "hail-full-band": lambda p: drums(p, True),
    "a-wind-with-a-timetable": wind_with_timetable,
    "where-the-ground-sounds-full": full_ground,
    "bilberries": bilberries,
    "curds-in-a-skin": curds,
    "a-goat-at-the-bottom": goat_at_the_bottom,
    "a-shed-horn": shed_horn,
    "a-brick-of-peat": brick_of_peat,
    "a-note-and-the-next": notes_answered,
    "all-the-gulls-sit-down": gulls_sit_down,
    "one-plank-short": plank_short,
    "heather-in-the-hat": heather_in_hat,
    "a-goat-that-herds": goat_that_herds,
    "a-hat-in-transit": hat_in_transit,
    "smoke-from-a-hole": smoke_from_a_hole,
    "a-shoulder-above-the-heather": shoulder_above_heather,
    "a-cry-without-a-gull": cry_without_gull,
    "grass-getting-up": grass_getting_up,
    "drops-nearly-dry": drops_nearly_dry,
    "a-track-on-three-legs": three_prints,
    "one-hill-too-many": hill_too_many,
    "the-goats-form-a-lane": goats_form_a_lane,
    "a-gap-in-the-steam": gap_in_steam,
    "the-captains-mitten": mitten,
    "a-draught-from-the-moor": draught,
    "a-menu-corrected": menu,
    "a-sauce-boat-adrift": sauce_boat,
    # Kept
    "captain-ellery": captain,
    "peat-smoke-on-the-clothes": peat_smoke,
    "the-ridge-by-heart": ridge_by_heart,
    "a-borrowed-cry": borrowed_cry,
    "steady-hand": steady_hand,
    "the-ladder-put-back": ladder_put_back,
    "down-its-wind": down_its_wind,
    "a-promise-to-a-drover": promise,
    "the-collar-off-its-post": collar_off,
    "quiet-company": quiet_company,
    "rifle-with-one-round": one_round,
    "drovers-staff": drovers_staff,
    "peat-spade": peat_spade,
    "net-of-sinew": sinew_net,
    "waxed-bandage": waxed_bandage,
    "horn-cup": horn_cup,
    "tripod": tripod_alone,
    "the-callers-horn": callers_horn,
    "whistle-with-three-holes": whistle_of(3),
    "whistle-with-five-holes": whistle_of(5),
    "whistle-with-seven-holes": whistle_of(7),
    "ellerys-letters": letters,
    "the-case": brass_case,
    "the-bullet": bullet,
    "the-map-by-ear": map_by_ear,
    # The state, the curse and its clue
    "scented": scented,
    "the-bloody-hunt": bloody_hunt,
}
