"""Small plates of skills that are no thing to be crafted: put together from parts and signs."""

import math

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import BONE, HORN, horn, pole, whistle
from tools.seventh_continent_art.hunt import cartridge, ling, rifle, shoulder
from tools.seventh_continent_art.marks import bowl, hand
from tools.seventh_continent_art.parts import (
    BLACK,
    BRASS,
    GREY,
    LINEN,
    RED,
    ROPE,
    SKIN,
    STONE,
    WOOD,
    at,
    composed,
    disc,
    fill,
    line,
    sign,
    steam,
)
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate


def spiral(p: Plate, x: float, y: float, most: float, turns: int) -> None:
    """A coiled spring."""
    points = [
        (
            x + most * n / (turns * 16) * math.cos(n * math.pi / 8),
            y + most * n / (turns * 16) * math.sin(n * math.pi / 8),
        )
        for n in range(turns * 16 + 1)
    ]
    parts.stroke(p, "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + f"l{most * 0.4:.0f} 0", INK, 6)


def toothed(p: Plate, x: float, y: float, r: float, teeth: int) -> None:
    """A wheel with hooked teeth, as an escapement has."""
    points = []
    for n in range(teeth):
        for turn, reach in ((0, 0.82), (0.55, 1.0), (0.7, 0.82)):
            a = 2 * math.pi * (n + turn) / teeth
            points.append(f"{x + r * reach * math.cos(a):.1f} {y + r * reach * math.sin(a):.1f}")
    parts.filled(p, "M" + "L".join(points) + "z", BRASS, INK, 2.4)
    p.disc(x, y, r * 0.58, r * 0.58, "#f6eed8", INK, 2.4)
    parts.stroke(
        p, f"M{x - r * 0.58:.0f} {y:g}h{r * 1.16:.0f}M{x:g} {y - r * 0.58:.0f}v{r * 1.16:.0f}", INK, 5
    )
    p.disc(x, y, r * 0.14, r * 0.14, BRASS, INK, 2.4)


def rays(p: Plate, x: float, y: float, near: float, far: float, many: int) -> None:
    parts.stroke(
        p,
        "".join(
            f"M{x + near * math.cos(a):.0f} {y + near * math.sin(a):.0f}L{x + far * math.cos(a):.0f} {y + far * math.sin(a):.0f}"
            for a in (2 * math.pi * n / many for n in range(many))
        ),
        INK,
        3.4,
    )


def teeth(p: Plate) -> None:
    """Two rows of teeth, shut."""
    parts.filled(p, "M76 120q20 -62 104 -62t104 62q-20 66 -104 66t-104 -66z", RED, INK, 3)
    for row, top in ((0, 86), (1, 121)):
        for n in range(8):
            short = abs(n - 3.5) * 3.4
            y = top + (short if row == 0 else 0)
            parts.filled(p, f"M{94 + n * 22} {y:g}h20v{34 - short:g}h-20z", LINEN, INK, 2)


def lead(p: Plate, x: float, y: float, size: float) -> None:
    """A sounding lead, tallow in its foot."""
    parts.filled(
        p,
        f"M{x - size * 0.16:.1f} {y:g}h{size * 0.32:.1f}l{size * 0.14:.1f} {size * 0.9:.1f}h{-size * 0.6:.1f}z",
        "#6f7a7e",
        INK,
        2.6,
    )
    p.disc(x, y - size * 0.06, size * 0.13, size * 0.13, "none", INK, 4)
    p.disc(x, y + size * 0.9, size * 0.3, size * 0.08, "#efe0b0", INK, 2)


def wall(p: Plate, left: float, top: float, wide: float) -> None:
    """Masonry with one joint a finger wider than the others."""
    parts.box(p, left, top, wide, 136, "#8f8672")
    for row in range(4):
        y = top + 4 + row * 33
        edges = [left + 4, left + 62 + row % 2 * 24, left + wide - 74 + row % 2 * 20, left + wide - 4]
        for n in range(3):
            late = 14 if (row, n) == (1, 1) else 0
            parts.box(p, edges[n], y, edges[n + 1] - edges[n] - 4 - late, 28, "#ece6d4", 1.6)


def boot(p: Plate, x: float, y: float) -> None:
    """A leg bent at the knee, its boot on the ground."""
    parts.stroke(p, f"M{x} {y}l-66 -60l-34 40", "#5d6a6e", 40)
    parts.stroke(p, f"M{x - 100} {y - 22}l-8 36", INK, 34)
    parts.filled(p, f"M{x - 134} {y + 28}q2 -20 22 -22h26v22z", INK, INK, 6)


def splice(p: Plate) -> None:
    """Two ends laid into one another, strand under strand."""
    parts.rope(p, "M50 96H128", 22)
    parts.rope(p, "M310 150H232", 22)
    for n in range(3):
        start, end = 90 + n * 8, 140 + n * 8
        wave = f"M122 {start}c24 0 24 48 48 {end - start - 8}t66 {8 - n * 2}"
        parts.stroke(p, wave, INK, 13)
        parts.stroke(p, wave, ROPE if n % 2 else "#e0c892", 8)


def reached(p: Plate) -> None:
    """A hand held out, and one that takes it."""
    for x, turn, left in ((128, 78, False), (234, -78, True)):
        hand(p, x, 132, 96, INK if left else RED, turn, left)
    parts.filled(p, "M34 104h50v56h-50z", "#27384f", INK, 2)
    parts.filled(p, "M326 104h-50v56h50z", WOOD, INK, 2)


def surgery(p: Plate) -> None:
    """A bandage, a threaded needle, a bottle, on a cloth in the heather."""
    parts.filled(p, "M56 176l30 -34h190l30 34 -10 26h-232z", LINEN, INK, 2.6)
    parts.filled(p, "M96 156v-66h12v-26h26v26h12v66z", "#7fb0a4", INK, 2.8)
    parts.filled(p, "M104 108h34v30h-34z", PALE, INK, 1.6)
    parts.stroke(p, "M121 112v22M110 123h22", RED, 5)
    p.disc(222, 142, 34, 27, LINEN, INK, 2.8)
    p.disc(222, 142, 18, 14, "none", "#b0a58c", 2.4)
    parts.stroke(p, "M168 184L262 74", INK, 5)
    parts.stroke(p, "M262 74q34 6 26 44t12 50", RED, 3)


def stride(p: Plate) -> None:
    """Boots that have learnt how to go: from tussock to tussock."""
    for n in range(4):
        x, y = 76 + n * 70, 200 - n * 26
        parts.filled(p, f"M{x - 34} {y}q8 -26 34 -26t34 26q-34 12 -68 0z", "#54402f", INK, 2.4)
        parts.grass(p, x - 26, x + 28, y - 16, 18, 8)
    p.sign("walking-boot", 128, 112, 82)
    p.add(
        f'<path d="M176 112q26 -40 54 -30" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="8 7"/>'
    )


def sleepers(p: Plate) -> None:
    """One sleeps, one sits up; between them a watch."""
    parts.filled(p, "M52 196q0 -26 40 -28h88q20 2 20 28z", "#8f2f1c", INK, 2.6)
    p.disc(64, 166, 18, 17, SKIN, INK, 2.4)
    parts.filled(p, "M250 204v-62q4 -26 28 -26t28 26v62z", "#5d6a6e", INK, 2.6)
    p.disc(278, 96, 19, 21, SKIN, INK, 2.4)
    p.lines(["M268 94h7M283 94h7"], INK, 3.4)
    p.sign("night-sky", 178, 66, 78, SEA)
    p.disc(218, 176, 17, 17, LINEN, INK, 3)
    p.lines(["M218 176v-10M218 176h8"], INK, 2.6)


def droppings(p: Plate) -> None:
    """What was left on the path, and a glass over it."""
    for x, y in ((128, 188), (150, 180), (172, 190), (142, 168), (164, 170)):
        p.disc(x, y, 14, 10, "#5b4329", INK, 2.4)
    p.lines(["M150 160q6 -10 2 -20M160 158q6 -10 2 -20"], GREY, 3)
    p.disc(212, 112, 54, 54, "#f8fbf4", INK, 7)
    parts.stroke(p, "M250 152l48 48", INK, 13)
    p.disc(212, 120, 30, 22, "#5b4329", INK, 2.6)
    p.lines(["M196 112l10 4M214 108l4 8M226 122l-8 6M204 128l10 2"], "#d8b968", 3.4)


SKILLS: dict[str, Drawing] = {
    # What everybody may learn
    "second-wind": composed(sign("lungs", 156, 124, 152), at(parts.wind, 246, 90, 40, 3, 26)),
    "keep-still": composed(
        at(parts.coat, 180, 58, 150, "#5d6a6e", 7),
        disc(180, 46, 15, 18, INK),
        line("M96 204v-60M84 204l-8 -40M264 204v-70M278 204l10 -44M110 204l6 -50", SEA, 5),
    ),
    "wet-thumb": composed(
        sign("thumb-up", 148, 126, 140),
        at(parts.wind, 216, 74, 60),
        at(parts.drops, ((126, 66), (152, 50)), 9),
    ),
    "read-the-ground": composed(
        *(at(parts.print_of_hoof, 84 + n * 44, 186 - n * 30 + n % 2 * 18, 30, 50) for n in range(4)),
        disc(232, 96, 52, 52, "#f8fbf4", INK, 7),
        line("M192 136l-44 50", INK, 13),
        at(parts.print_of_hoof, 232, 96, 62, 50),
    ),
    "give-me-your-hand": composed(reached, sign("old-lantern", 68, 62, 66, "#8a5a12")),
    "half-a-biscuit": composed(
        fill(
            "M190 40a84 84 0 0 0 0 166l14 -18 -10 -20 20 -18 -16 -24 18 -20 -14 -24 10 -20z",
            "#d9b174",
            INK,
            3,
        ),
        *(
            disc(x, y, 4.5, 4.5, "#8a5a2c", "none", 0)
            for x, y in ((142, 96), (168, 76), (158, 128), (132, 132), (176, 160), (150, 166), (184, 106))
        ),
        *(
            disc(x, y, 3, 3, "#b98f58", INK, 1)
            for x, y in ((218, 198), (232, 204), (246, 198), (256, 206), (272, 200))
        ),
    ),
    "cool-head": composed(
        at(parts.head, 166, 128, 156),
        sign("snowflake-2", 156, 106, 76, "#bcd4d6"),
        line("M262 66h26M262 92h26", SEA, 4),
    ),
    "clenched-teeth": teeth,
    "listen-twice": composed(
        sign("human-ear", 122, 124, 126),
        sign("human-ear", 238, 124, 126, GREY),
        at(parts.sounds, 172, 120, (16, 30)),
    ),
    "the-long-way-round": composed(
        fill("M110 200l58 -132 26 34 20 -22 44 120z", STONE, INK, 3),
        at(Plate.hatch, "M110 200l58 -132 26 34 20 -22 44 120z", 62, 8, INK, 1, 0.5, (100, 60, 270, 210)),
        at(
            Plate.add,
            f'<path d="M46 186C20 96 96 34 184 36S340 96 312 186" fill="none" stroke="{RED}" stroke-width="7" stroke-dasharray="16 11" stroke-linecap="round"/>',
        ),
        fill("M300 172l12 22 14 -20z", RED, RED, 4),
        disc(46, 192, 9, 9, INK),
    ),
    "a-story-by-the-fire": composed(
        sign("campfire", 180, 142, 108, "#a4461b"),
        at(parts.figure, 84, 208, 96, INK, 8),
        at(parts.figure, 276, 208, 96, INK, -8),
        line("M112 116q14 -10 26 0M240 108q-12 -10 -24 0", INK, 3),
    ),
    "nothing-wasted": composed(
        at(bowl, 180, 152, 118),
        steam(180, 118, 78),
        sign("cheese-wedge", 76, 172, 66, WOOD),
        sign("yarn", 284, 166, 74, "#8a5a2c"),
    ),
    "steady-fingers": composed(
        at(hand, 134, 140, 150, INK, 62),
        line("M248 36v150", "#c9cfce", 7),
        line("M248 36v150", INK, 1.4),
        disc(248, 52, 2.5, 9, PALE, INK, 1.4),
        line("M206 112q26 -70 42 -60t34 60", RED, 3),
    ),
    "old-trick": composed(sign("box-trap", 168, 124, 150), sign("carrot", 254, 178, 54, RED)),
    "all-together": composed(
        *(at(parts.figure, x, 206, 112, INK, lean) for x, lean in ((92, -16), (148, -16), (196, -27))),
        at(parts.rope, "M60 138L338 128", 8),
    ),
    "not-today": composed(sign("calendar", 126, 128, 124), at(hand, 248, 128, 116, RED)),
    "the-idea": composed(
        at(rays, 180, 104, 62, 88, 18),
        disc(180, 104, 56, 56, "#fbe9a8", "none", 0),
        fill("M142 92h76v102q0 10 -10 10h-56q-10 0 -10 -10z", "#d08a2c", INK, 3),
        fill("M136 76h88v18h-88z", "#e8dcc0", INK, 3),
        fill("M150 122h60v48h-60z", LINEN),
        disc(180, 146, 15, 15, "#d08a2c"),
    ),
    "ships-manners": composed(
        disc(180, 146, 76, 50, LINEN, INK, 3),
        disc(180, 146, 48, 30, "none", GREY, 2),
        fill("M148 152l32 -60 32 60z", LINEN, INK, 2.4),
        line("M180 92v60", GREY, 2),
        line("M78 186v-66M66 94v22q12 16 24 0v-22M78 94v30", INK, 5),
        at(parts.knife, 284, 142, 100),
        at(parts.bell, 258, 62, 42),
    ),
    "cooks-nose": composed(
        at(parts.head, 116, 116, 150),
        line("M194 150q20 -20 6 -44M214 150q20 -24 6 -52M234 150q20 -20 8 -44", GREY, 5),
        at(bowl, 232, 178, 84),
    ),
    "dry-powder": composed(
        at(parts.tin, 180, 124, 136, 62, "#8a5a12"),
        fill("M118 122q62 -56 124 0q-62 26 -124 0z", BLACK, INK, 2),
        at(Plate.stipple, ((130, 104), (228, 128)), 40, "#8f8672"),
        at(
            parts.drops,
            ((76, 70), (104, 42), (142, 56), (218, 52), (258, 42), (286, 76), (62, 120), (300, 124)),
            11,
        ),
    ),
    "bearings-in-fog": composed(
        sign("compass", 180, 110, 126),
        at(parts.fog, 106, 162, 150, 60),
        at(parts.fog, 258, 170, 150, 60),
        *(line(f"M{96 + n * 26} 204h9", INK, 5) for n in range(7)),
    ),
    "splice": splice,
    "sounding": composed(
        line("M180 14V92", INK, 5),
        at(lead, 180, 96, 72),
        fill("M60 196q60 -22 120 -14t120 14v14h-240z", "#dcc690", INK, 2),
        sign("scallop", 140, 186, 32, "#8a5a2c"),
        sign("spiral-shell", 224, 188, 30, "#8a5a2c"),
    ),
    "sleep-on-it": composed(
        sign("bed", 160, 148, 150),
        sign("moon", 262, 62, 64, "#8a5a12"),
        line("M206 54h18l-18 20h18M186 84h12l-12 14h12", INK, 3),
    ),
    "masons-eye": composed(
        at(wall, 74, 74, 212), sign("brass-eye", 180, 56, 70), sign("claw-hammer", 292, 156, 76, WOOD, -30)
    ),
    "two-hands": composed(
        at(parts.box, 116, 84, 128, 80, WOOD, 3),
        line("M116 110h128M116 138h128", INK, 1.6),
        *(
            at(hand, x, y, 58, colour, turn, left)
            for x, y, turn, left, colour in (
                (92, 96, 80, False, INK),
                (92, 152, 100, True, INK),
                (268, 96, -80, True, RED),
                (268, 152, -100, False, RED),
            )
        ),
    ),
    "the-last-helping": composed(
        disc(180, 168, 122, 30, LINEN, INK, 3),
        disc(180, 166, 88, 20, "none", GREY, 1.6),
        fill("M180 158l96 -6 -22 -34z", "#d9a84a", INK, 2.6),
        fill("M180 158v16l96 -4v-18z", "#b34a1a", INK, 2.6),
        *(line(f"M{100 + n * 17} {164 + n % 2 * 8}h5", "#8a5a2c", 4) for n in range(5)),
        line("M92 60l44 62M268 52l-34 56", INK, 5),
        line("M82 46l10 14M92 40l6 18M104 38l-4 20", INK, 3),
        line("M278 38l-10 16M266 34l-2 18M288 46l-16 10", INK, 3),
    ),
    # Ferrière
    "lead-line": composed(
        line("M180 10V120", INK, 5),
        *(line(f"M172 {20 + n * 9}h16", RED if n % 5 == 4 else "#8a5a12", 3) for n in range(11)),
        at(lead, 180, 122, 58),
        line("M50 148q16 -10 32 0t32 0t32 0M214 148q16 -10 32 0t32 0t32 0", SEA, 4),
        line("M62 172q16 -10 32 0t32 0M234 172q16 -10 32 0t32 0", SEA, 4),
    ),
    "two-bearings": composed(
        fill("M52 190v-60q10 -26 20 0v60z", LINEN, INK, 2.4),
        fill("M280 190l20 -64 22 64z", STONE, INK, 2.4),
        line("M62 130L228 58M300 128L128 50", RED, 4),
        disc(186, 76, 12, 12, "none", INK, 4),
        sign("compass", 180, 162, 74),
    ),
    "blank-on-the-chart": composed(
        fill("M70 42l220 -8v158l-220 10z", LINEN, INK, 3),
        line("M94 168q10 -34 34 -38t22 -34 -6 -26 20 -8", INK, 4),
        line("M226 66q26 4 20 30t18 30 -6 42", INK, 4),
        at(Plate.add, f'<path d="M168 60h54" stroke="{GREY}" stroke-width="3" stroke-dasharray="4 8"/>'),
        line("M92 64h34M92 76h22M224 178h36", GREY, 2),
        sign("quill", 276, 60, 76),
    ),
    "coast-pilot": composed(
        fill(
            "M180 78q-54 -26 -116 -10v118q62 -14 116 10q54 -24 116 -10v-118q-62 -16 -116 10z", LINEN, INK, 3
        ),
        line("M180 78v118", INK, 3),
        sign("church", 122, 116, 58, SEA),
        sign("windmill", 238, 116, 58, SEA),
        *(
            line(f"M88 {156 + n * 10}h{66 - n * 12}M208 {156 + n * 10}h{66 - n * 12}", GREY, 2.4)
            for n in range(3)
        ),
    ),
    "say-eleven": composed(
        *(line(f"M{82 + group * 92 + n * 17} 72V158", INK, 8) for group in (0, 1) for n in range(4)),
        line("M70 148L146 82M162 148L238 82", INK, 7),
        line("M274 94V158", RED, 8),
        at(Plate.add, f'<path d="M274 72V94" stroke="{GREY}" stroke-width="4" stroke-dasharray="5 5"/>'),
        line("M84 188h196", GREY, 3),
    ),
    # Penhallow
    "cold-compress": composed(
        at(parts.head, 190, 132, 150, "#c99f74"),
        fill("M122 82q44 -44 108 -16l14 26q-58 -20 -114 14z", LINEN, INK, 3),
        line("M140 86q40 -26 92 -8", GREY, 2),
        at(parts.drops, ((126, 128), (112, 156), (136, 160)), 10),
        steam(186, 58, 44, GREY, 4),
    ),
    "clean-stitch": composed(
        fill("M66 92h228v76H66z", SKIN, INK, 2.4),
        line("M82 130h196", RED, 4),
        *(line(f"M{98 + n * 26} 116v28", INK, 4) for n in range(7)),
        line("M254 116q34 -50 62 -34", INK, 2),
        sign("sewing-needle", 290, 72, 66, INK),
    ),
    "pulse": composed(
        sign("hand", 104, 112, 118, RED, -70),
        line("M46 178h84l12 -26 18 52 18 -82 16 66 12 -10h110", INK, 5),
        line("M150 96h10M170 96h10M190 96h10", GREY, 4),
    ),
    "quinine": composed(
        fill(
            "M140 196v-92q0 -14 18 -20v-32h36v32q18 6 18 20v92q0 10 -10 10h-52q-10 0 -10 -10z",
            "#3f6f74",
            INK,
            3,
        ),
        fill("M154 36h44v20h-44z", "#c79a5c", INK, 2.6),
        fill("M146 116h60v56h-60z", LINEN),
        line("M168 130a12 14 0 1 0 16 20l6 8", INK, 4),
        at(parts.spoon, 258, 142, 120, 24),
    ),
    "black-humour": composed(
        sign("coffin", 164, 122, 150),
        at(hand, 262, 92, 66, RED, -100),
        line("M212 66l-14 -12M206 90h-18", INK, 5),
    ),
    # Quiroga
    "down-wind": composed(
        sign("goat", 252, 118, 116),
        at(parts.grass, 50, 140, 200, 78, 6),
        at(parts.head, 96, 150, 62),
        line("M206 62H96M196 84H76M206 40H120", SEA, 4),
    ),
    "knee-and-knife": composed(at(boot, 244, 172), sign("bowie-knife", 258, 78, 110, "#57504a")),
    "where-seals-breathe": composed(
        fill("M40 128l60 -24h160l60 24 -20 62 -240 0z", "#dfeae6", "#7d9a98", 2.4),
        disc(176, 152, 74, 28, "#37474d", INK, 3),
        fill("M138 154q0 -64 38 -64t38 64q-38 20 -76 0z", "#57504a", INK, 2.4),
        disc(162, 118, 4.5, 5.5, BLACK, PALE, 1.4),
        disc(190, 118, 4.5, 5.5, BLACK, PALE, 1.4),
        disc(176, 132, 6, 4, BLACK),
        line("M166 138l-22 6M166 142l-18 12M186 138l22 6M186 142l18 12", PALE, 1.6),
        line("M312 22L232 96", INK, 6),
        fill("M232 96l-14 16 4 -24 8 -4z", "#c9cfce", INK, 2),
    ),
    "nothing-to-say": composed(
        at(parts.head, 158, 124, 158),
        line("M214 160h-20", PALE, 5),
        line("M252 158h18q10 0 8 -9M252 176h34q10 0 8 -9", GREY, 3.6),
    ),
    # What the second hunt teaches
    "whistle-back": composed(
        at(parts.head, 100, 138, 128),
        at(whistle, 178, 160, 86, 5, -4),
        at(parts.sounds, 224, 156, (18, 36), 1),
        line("M262 92h46M250 108h64M270 76h34", GREY, 3),
        disc(300, 66, 11, 9, INK),
        line("M310 66V36", INK, 4),
    ),
    "in-plain-sight": composed(
        line("M40 196h280", INK, 3),
        at(rays, 180, 82, 66, 92, 20),
        at(parts.figure, 180, 206, 156),
        line("M146 126l-26 42M214 126l26 42", INK, 9),
    ),
    "peat-stride": stride,
    "know-the-wind": composed(
        at(parts.wind, 52, 56, 150, 4, 24),
        sign("human-ear", 262, 128, 96, "#8a5a3c"),
        line("M76 206l14 -54M100 206l18 -48M124 206l22 -44M148 206l26 -38M172 206l30 -32", SEA, 5),
    ),
    "field-surgery": surgery,
    "one-shot": composed(
        at(rifle, 180, 74, 240, -8),
        at(cartridge, 180, 162, 86),
        line("M72 206v-40h28v40M260 206v-40h28v40M116 206v-40h28v40M216 206v-40h28v40", GREY, 2.6),
    ),
    "read-the-droppings": droppings,
    "sleep-in-turns": sleepers,
    "horn-lung": composed(
        sign("lungs", 112, 142, 128),
        at(pole, "M112 84Q116 50 154 56", 8, BONE),
        at(horn, 236, 200, 138, -8, True, HORN),
        disc(236, 200, 21, 8, BLACK),
        line("M268 206h40M264 190l36 -12", GREY, 4),
    ),
    "let-it-come": composed(
        at(shoulder, 250, 176, 92),
        at(ling, 180, 326, 204, 34, 10),
        at(parts.figure, 92, 206, 128),
        line("M72 138l-20 38M112 138l20 38", INK, 8),
        line("M190 112h-40l10 -9M150 112l10 9", RED, 4),
    ),
    # Vogt
    "watch-oil": composed(
        at(toothed, 150, 146, 60, 14),
        sign("oil-can", 252, 76, 110, INK, 0, True),
        at(parts.drops, ((190, 92),), 13, BRASS),
    ),
    "spare-spring": composed(
        fill("M64 54h232v140H64z", WOOD, INK, 3),
        fill("M78 66h204v116H78z", "#4b3a5a", INK, 2),
        disc(180, 124, 54, 54, "#efe5c9", "none", 0),
        at(spiral, 180, 124, 46, 5),
    ),
    "escapement": composed(
        at(toothed, 180, 150, 58, 15),
        fill("M180 50l-62 44 12 16 50 -30 50 30 12 -16z", "#c9cfce", INK, 2.6),
        disc(180, 58, 9, 9, BRASS, INK, 2.4),
        line("M180 50V18", INK, 5),
    ),
    "in-a-hurry": composed(
        sign("pocket-watch", 156, 124, 146),
        sign("claw-hammer", 264, 100, 92, WOOD, -16),
        line("M222 128l-14 10M226 142l-10 16", INK, 4),
    ),
    # Sahin
    "magnesium": composed(
        at(rays, 180, 84, 42, 70, 22),
        disc(180, 82, 42, 34, "#fff6d8", "#d8a531", 3),
        disc(180, 82, 22, 18, LINEN, "none", 0),
        fill("M112 112h136l-10 18h-116z", "#57504a", INK, 2.6),
        line("M180 130v68", INK, 11),
        line("M180 130v68", BRASS, 5),
    ),
    "long-exposure": composed(
        sign("photo-camera", 118, 84, 96),
        line("M118 118L82 206M118 118L156 206M118 118V200", INK, 6),
        at(parts.chair, 268, 206, 92, True),
        *(at(parts.figure, 204 + n * 13, 206, 96, "#d8ceb2") for n in range(3)),
    ),
    "negative": composed(
        fill("M84 30h192v176H84z", BLACK, INK, 3),
        fill("M98 44h164v148H98z", "#46413c", PALE, 1.6),
        disc(220, 78, 20, 20, BLACK, "none", 0),
        at(parts.figure, 150, 188, 108, "#efe5c9"),
        fill("M186 188l30 -70 30 70z", "#efe5c9", "none", 0),
    ),
    "out-of-frame": composed(
        at(parts.figure, 92, 200, 128, "#8f8672"),
        fill("M116 42h176v152H116z", "#e8dcbb", INK, 2),
        at(parts.figure, 196, 186, 112),
        at(parts.figure, 252, 186, 106),
        line("M110 36h188v164H110z", "#8a5a12", 11),
        line("M110 36h188v164H110z", BRASS, 5),
    ),
}
