"""Small plates of what is met and found, where a sign alone would show less than the page tells: put together from parts."""

import math

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.marks import bowl, hand
from tools.seventh_continent_art.parts import (
    BLACK,
    BRASS,
    GREY,
    LEAF,
    LINEN,
    RED,
    STONE,
    WOOD,
    at,
    composed,
    disc,
    line,
    sign,
    steam,
)
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate

DUST = "#d8cba8"


# Black stone, and the hands on it


def lintel(p: Plate) -> None:
    """Four hands, and under each a tree; below, what later masons put into words."""
    parts.filled(p, "M38 44l8 -6 270 2 8 8 -2 126 -280 2z", "#3b3530", "#17120f", 3)
    for n in range(4):
        x = 78 + n * 68
        hand(p, x, 74, 54, "#ecd9b4", 0, n % 2 == 1)
        parts.tree(p, x, 160, 56, "#a9b884")
    p.lines([f"M{68 + n * 30} {186 + n % 2}h{22 - n % 3 * 5}" for n in range(8)], INK, 4)
    p.lines([f"M{92 + n * 30} 200h{20 - n % 2 * 6}" for n in range(6)], INK, 4)


def dial(p: Plate, x: float, y: float, r: float) -> None:
    """A peg with a dial of nine marks."""
    p.disc(x, y, r, r, "#e8dcc0", INK, 2.4)
    p.lines(
        [
            f"M{x + r * 0.6 * math.sin(a):.1f} {y - r * 0.6 * math.cos(a):.1f}L{x + r * 0.86 * math.sin(a):.1f} {y - r * 0.86 * math.cos(a):.1f}"
            for a in (2 * math.pi * n / 9 for n in range(9))
        ],
        INK,
        2,
    )
    p.disc(x, y, r * 0.3, r * 0.3, WOOD, INK, 1.8)


def plate_on_the_wall(p: Plate) -> None:
    """The black plate, hands all round, held by three pegs with dials; over the pegs a stool, a bowl, a spoon."""
    p.disc(180, 122, 152, 96, "#37302b", "#17120f", 4)
    for n in range(14):
        a = 2 * math.pi * n / 14
        hand(
            p,
            180 + 128 * math.cos(a),
            122 + 76 * math.sin(a),
            30,
            "#ecd9b4",
            math.degrees(a) + 90,
            n % 2 == 1,
        )
    p.disc(180, 122, 104, 56, "none", "#8f8672", 1.6)
    for x in (112, 180, 248):
        dial(p, x, 146, 25)
    parts.stroke(p, "M96 94h32M102 94l-4 20M122 94l4 20M112 94v18", PALE, 4)
    bowl(p, 180, 104, 34, PALE)
    parts.spoon(p, 248, 102, 40, 0, PALE)


def shard_of_the_rim(p: Plate) -> None:
    """The lip of something large: hands outside, and along the break eleven teeth and a gap for a twelfth."""
    teeth = "".join(f"l{-13 if n != 5 else -15:g} {12 - n}l{-6 if n != 5 else -9:g} {-14 + n * 0.6:.1f}" for n in range(12))  # fmt: skip
    parts.filled(p, f"M58 74q122 -44 244 0l-8 92{teeth}z", "#37302b", "#17120f", 3)
    parts.stroke(p, "M62 80q118 -42 236 0", "#8f8672", 5)
    for n in range(5):
        hand(p, 92 + n * 44, 112 - (4 - abs(n - 2) * 2) * 2, 42, "#8f8070", (n - 2) * 7, n % 2 == 1)


def shard_of_hands(p: Plate) -> None:
    """The bottom of something, as broad as two palms, hands going round."""
    outline = "M70 128l12 -44 38 -32 62 -12 60 14 36 30 8 46 -22 42 -44 26 -60 6 -54 -16 -30 -34z"
    parts.filled(p, outline, "#37302b", "#17120f", 3)
    for n in range(8):
        a = 2 * math.pi * n / 8
        hand(
            p, 178 + 70 * math.cos(a), 122 + 50 * math.sin(a), 38, "#ecd9b4", math.degrees(a) + 90, n % 2 == 1
        )
    p.disc(178, 122, 30, 20, "none", "#8f8672", 2)


def shard_of_the_foot(p: Plate) -> None:
    """A ring of black stone with a tea stain in it."""
    parts.filled(p, "M70 122v38q6 44 110 44t110 -44v-38z", "#37302b", "#17120f", 3)
    p.disc(180, 122, 110, 42, "#4a433c", "#17120f", 3)
    p.disc(180, 124, 72, 25, "#f6eed8", "#17120f", 3)
    p.disc(186, 127, 46, 14, "none", "#8a5a2c", 4)
    parts.stroke(p, "M228 132q10 18 2 30", "#8a5a2c", 4)


def leaking_bowl(p: Plate) -> None:
    """Two pieces that fit, a crack, no foot."""
    parts.filled(p, "M84 96q8 96 76 100h40q68 -4 76 -100z", "#37302b", "#17120f", 3)
    p.disc(180, 96, 96, 22, "#8fbdb0", "#17120f", 4)
    parts.stroke(p, "M196 116l-16 22 14 16 -18 20 8 22", PALE, 3)
    for n in range(4):
        hand(p, 116 + n * 43, 142, 34, "#ecd9b4", (n - 1.5) * 10, n % 2 == 1)
    parts.drops(p, ((178, 208), (188, 222), (166, 222)), 9)


def slot(p: Plate, y: float) -> None:
    """A slot as long as an arm, warm, and the slab on its edge in a groove beside it."""
    parts.filled(p, f"M52 {y:g}h150v22h-150z", BLACK, "#17120f", 3)
    p.disc(127, y + 16, 60, 5, "#c1541f", "none", 0)
    for x in (80, 128, 176):
        p.steam(x, y - 6, 70, GREY, 4)
    parts.stroke(p, "M196 196h132", BLACK, 9)
    parts.filled(p, "M222 194l6 -122 62 -4 8 126z", "#3b3530", "#17120f", 3)
    p.hatch("M222 194l6 -122 62 -4 8 126z", 90, 8, "#6b6258", 0.8, 0.6, (220, 60, 300, 200))


def damper_one(p: Plate) -> None:
    """Under the ledge."""
    parts.box(p, 40, 84, 176, 20, STONE)
    slot(p, 152)


def damper_two(p: Plate) -> None:
    """Under the roots."""
    for path in (
        "M120 30q-8 60 -70 104",
        "M124 30q0 60 -24 100",
        "M130 30q6 56 30 98",
        "M136 30q20 54 72 92",
    ):
        parts.stroke(p, path, INK, 13)
        parts.stroke(p, path, "#6b4a2c", 8)
    slot(p, 152)
    p.lines([f"M{204 + n * 12} 202l5 3" for n in range(10)], GREY, 2)


def great_slab(p: Plate) -> None:
    """Chains, a wheel with a square hole, a hook."""
    for x in (214, 296):
        p.add(f'<path d="M{x} 22V110" stroke="{INK}" stroke-width="11" stroke-dasharray="13 4"/><path d="M{x} 22V110" stroke="#b9ad97" stroke-width="5" stroke-dasharray="9 8"/>')  # fmt: skip
    parts.filled(p, "M198 110h116v80h-116z", "#3b3530", "#17120f", 3)
    p.disc(110, 128, 62, 62, "none", INK, 13)
    parts.stroke(p, "M48 128h124M110 66v124M66 84l88 88M154 84l-88 88", INK, 7)
    p.disc(110, 128, 22, 22, "#c9cfce", INK, 3)
    parts.filled(p, "M101 119h18v18h-18z", BLACK, INK, 1.6)
    parts.stroke(p, "M164 34v18q0 14 -13 14t-13 -12", INK, 7)


def landing(p: Plate) -> None:
    """A bench half way up, and in relief three figures who bring something to a fourth, seen from behind."""
    parts.box(p, 62, 28, 236, 108, "#cfc4aa", 3)
    for n in range(3):
        x = 92 + n * 42
        parts.figure(p, x, 126, 82, "#8f8672")
        parts.stroke(p, f"M{x + 8} 80h20", "#8f8672", 7)
        bowl(p, x + 30, 78, 22, "#6f665b")
    parts.figure(p, 252, 126, 92, "#57504a")
    parts.stroke(p, "M252 38v12", "#57504a", 10)
    parts.bench(p, 180, 158, 170, 34)
    p.lines(["M30 208h66v-14h-34M330 208h-66v-14h34"], INK, 5)


# Strand


def made_beds(p: Plate) -> None:
    """Seven beds, corners squared, and under each mattress a tin."""
    for n in range(7):
        x, y = 66 + n * 38, 92 + n % 2 * 10
        parts.box(p, x - 16, y, 32, 92, LINEN)
        p.lines([f"M{x - 16} {y + 12}l12 -12M{x + 16} {y + 12}l-12 -12M{x - 16} {y + 34}h32"], INK, 1.8)
        parts.box(p, x - 12, y + 70, 24, 16, PALE)
        p.lines([f"M{x - 18} {y}v-14h36v14M{x - 18} {y + 100}v-22M{x + 18} {y + 100}v-22"], INK, 3.4)
        p.disc(x, y + 98, 7, 4, "#c9cfce", INK, 1.6)


def shelf_behind_the_pots(p: Plate) -> None:
    """A ladle, an almanac, a jar of wicks, a book without covers."""
    parts.box(p, 52, 178, 256, 14, WOOD, 3)
    p.sign("ladle", 90, 124, 96, INK, 20)
    parts.box(p, 132, 112, 46, 66, "#b0573a", 2.4)
    p.lines(["M140 124h30M140 132h22M139 148v18M159 148h8l-6 18M173 148v18"], PALE, 2.4)
    p.disc(149, 152, 3, 4, "none", PALE, 2.2)
    p.disc(149, 161, 4, 5, "none", PALE, 2.2)
    parts.filled(p, "M200 124h36v46q0 8 -6 8h-24q-6 0 -6 -8z", "#cfe0d2", INK, 2.4)
    parts.stroke(p, "M208 168l-2 -56M216 168v-64M224 168l3 -58M230 168l4 -50", DUST, 4)
    for n in range(6):
        parts.box(p, 252 + n % 2 * 2, 168 - n * 7, 48, 8, LINEN, 1.4)


def basin_alive(p: Plate) -> None:
    """Three eels as thin as thread, a crab with a lit shell, something flat."""
    p.disc(180, 134, 134, 74, "#8fbdb0", INK, 5)
    p.hatch("M46 134a134 74 0 1 0 268 0a134 74 0 1 0 -268 0z", 0, 9, PALE, 1, 0.5, (46, 60, 314, 208))
    for n in range(3):
        parts.eel(p, f"M{92 + n * 8} {92 + n * 20}c24 -16 34 16 58 0t50 2", 3)
    p.disc(236, 172, 42, 13, "#b9a36a", INK, 2.4)
    p.disc(216, 168, 2.5, 2.5, INK, "none", 0)
    p.disc(224, 166, 2.5, 2.5, INK, "none", 0)
    for side in (-1, 1):
        parts.stroke(p, f"M{258 + side * 10} 118l{side * 20} 10M{258 + side * 8} 122l{side * 16} 16M{258 + side * 12} 110l{side * 16} -10", RED, 4)  # fmt: skip
    p.disc(258, 118, 17, 11, RED, INK, 1.6)
    p.disc(258, 104, 16, 15, "#fbe9a8", INK, 2)


def wind_in_the_ribs(p: Plate) -> None:
    """Eleven ribs that sound, and the twelfth with a hand of rope laid on it."""
    parts.stroke(p, "M44 52Q180 34 316 52", INK, 12)
    parts.stroke(p, "M44 52Q180 34 316 52", PALE, 7)
    for n in range(12):
        x = 54 + n * 22.5
        rib = f"M{x:.0f} 50q-16 70 4 {148 - abs(n - 5) * 6}"
        parts.stroke(p, rib, INK, 12)
        parts.stroke(p, rib, PALE, 7)
    for n in range(4):
        parts.rope(p, f"M282 {96 + n * 12}h26", 6)
    parts.stroke(p, "M306 130q14 10 8 24", INK, 4)


def ferns_round_a_stump(p: Plate) -> None:
    parts.stump(p, 180, 122, 84, 36, 54, 77)
    for x, turn, flip in ((66, -14, False), (112, 8, False), (250, -8, True), (296, 14, True)):
        p.sign("fern", x, 158, 96, "#7a4a1c", turn, flip)
    p.steam(180, 86, 60, GREY, 4)


def counterweight(p: Plate) -> None:
    """Vertebra upon vertebra; on one a boy has carved the hoist, its cage up and empty."""
    p.lines(["M90 14v40"], INK, 5)
    for n in range(6):
        y = 52 + n * 25
        parts.filled(p, f"M52 {y - 2}l18 7h40l18 -7 -4 16 -16 6h-36l-16 -6z", PALE, INK, 2)
        p.disc(90, y + 10, 17, 10, PALE, INK, 2)
    p.disc(236, 118, 88, 78, PALE, INK, 3)
    parts.stroke(p, "M196 176V64h78v20M274 64h-84", INK, 4)
    parts.stroke(p, "M256 64v22", INK, 2.4)
    parts.box(p, 238, 86, 36, 34, PALE, 3)
    p.lines(["M247 86v34M256 86v34M265 86v34"], INK, 2)
    parts.stroke(p, "M210 64v96M206 160h8M206 150h8M206 140h8", INK, 2.4)


def launch(p: Plate) -> None:
    """A boat, bottom up, drawn up as a roof."""
    parts.filled(p, "M40 176q20 -92 140 -96t140 96q-140 26 -280 0z", WOOD, INK, 3)
    parts.stroke(p, "M48 160q132 22 264 0", "#2f6f8f", 9)
    parts.stroke(p, "M66 132q114 18 228 0M98 104q82 12 164 0", INK, 2)
    parts.stroke(p, "M180 80v-12h-44M180 68h40", INK, 6)
    p.lines([f"M{60 + n * 31} {196 + n % 3 * 5}q8 -8 16 0" for n in range(8)], INK, 2.4)


def telegraph_key(p: Plate) -> None:
    """Brass, worn on one side, and the wire that leaves."""
    parts.box(p, 76, 166, 208, 22, WOOD, 3)
    parts.box(p, 150, 134, 30, 32, BRASS, 2.6)
    parts.box(p, 236, 148, 22, 18, BRASS, 2.6)
    parts.stroke(p, "M96 128L264 140", INK, 13)
    parts.stroke(p, "M96 128L264 140", BRASS, 8)
    parts.filled(p, "M78 104h38q8 0 8 8l-4 10h-46l-4 -10q0 -8 8 -8z", BLACK, INK, 2.4)
    parts.stroke(p, "M82 108h14", GREY, 4)
    parts.stroke(p, "M264 158q40 0 50 -34t22 -50", INK, 3)
    parts.stroke(p, "M64 96l-12 -10M76 88l-6 -14M96 84v-14", INK, 3)


def morning(p: Plate) -> None:
    """A bed, an open window, a covered plate on the night table."""
    parts.box(p, 206, 34, 96, 96, "#cfe0d2", 3)
    p.sun(254, 82, 17)
    parts.filled(p, "M206 34l-24 12v88l24 -4z", LINEN, INK, 2.4)
    p.sign("bed", 116, 140, 150)
    parts.box(p, 228, 168, 64, 40, WOOD)
    parts.cover(p, 260, 166, 52)


def hole_of_another(p: Plate) -> None:
    """A hole a foot deep, the stone in it, on the stone a glove."""
    p.disc(180, 150, 128, 54, "#d9bd7d", INK, 3)
    p.disc(180, 154, 100, 40, "#8a6b3c", INK, 3)
    parts.stones(p, ((182, 168, 132),))
    hand(p, 184, 146, 62, RED, 64)
    parts.filled(p, "M118 118l26 8 -6 22 -28 -8z", RED, INK, 2)
    parts.stroke(p, "M48 132q20 -24 44 -22M312 132q-20 -24 -40 -22", "#b08a52", 7)


def pane(p: Plate) -> None:
    """A pane of glass under the sand, whole, and beneath it a room with a lamp."""
    parts.filled(p, "M54 74q60 -14 126 -6t126 4v116q-126 18 -252 2z", "#d9bd7d", INK, 2.4)
    parts.filled(p, "M104 84h152l18 92h-188z", "#37474d", INK, 4)
    p.disc(180, 142, 60, 30, "#7a6a44", "none", 0)
    p.sign("old-lantern", 180, 132, 72, "#f4c860")
    parts.stroke(p, "M122 96l-10 58M140 94l-4 26", PALE, 4)


def rope_round_rib(p: Plate) -> None:
    """Two fathoms of rope, the end whipped with red thread."""
    parts.rope(p, "M70 170c-20 -60 60 -96 120 -86s70 70 10 82 -84 -30 -20 -48 110 -6 124 -66", 15)
    for n in range(5):
        parts.stroke(p, f"M{286 + n * 4} {92 - n * 8}l20 7", RED, 6)


def boat_hook(p: Plate) -> None:
    """A pole taller than a man, an iron beak, a row of notches along the shaft."""
    parts.stroke(p, "M54 196L262 66", INK, 15)
    parts.stroke(p, "M54 196L262 66", "#c79a5c", 9)
    parts.stroke(p, "M262 66L316 34M268 62q6 34 34 30t22 -26", INK, 11)
    p.lines([f"M{78 + n * 17} {172 - n * 10.6:.0f}l9 13" for n in range(9)], INK, 3)


def nurse(p: Plate) -> None:
    """Somebody beside the bed: a cuff, a hand and a watch, and a lamp turned up."""
    p.sign("old-lantern", 96, 92, 108, "#8a5a12")
    parts.filled(p, "M326 74l-84 14 6 60 78 2z", "#27384f", INK, 2.4)
    parts.filled(p, "M242 84l-26 4 6 58 26 0z", LINEN, INK, 2.4)
    hand(p, 178, 116, 92, "#c99f74", -84, True)
    parts.stroke(p, "M214 146q-2 26 -18 30", BRASS, 3)
    p.disc(190, 186, 22, 22, LINEN, INK, 4)
    parts.stroke(p, "M190 186v-13M190 186l9 5", INK, 3)


def herons(p: Plate) -> None:
    """By height, the smallest on the left, and a gap as wide as a person who bows."""
    x = 62.0
    for n in range(6):
        size = 58 + n * 14
        p.sign("heron", x, 206 - size * 0.47, size, INK)
        x += size * 0.46 + (46 if n == 2 else 0)


def pumice_hail(p: Plate) -> None:
    """Pumice the size of walnuts out of a clear sky, and one that floats off on a puddle."""
    points = [(60 + (n * 71) % 240, 34 + (n * 47) % 120, 16 + n * 5 % 9) for n in range(15)]
    parts.stones(p, points, "#d9d3c4")
    p.lines([f"M{x} {y - size}v-{size * 0.9:.0f}" for x, y, size in points], INK, 2)
    p.disc(180, 194, 88, 13, "#8fbdb0", INK, 2)
    parts.stones(p, ((150, 188, 22), (206, 190, 18)), "#d9d3c4")


def salt_cherries(p: Plate) -> None:
    """A bush with its roots in the spray; on each fruit one white grain."""
    for x, y, r in ((118, 128, 46), (240, 128, 48), (180, 96, 56), (180, 148, 58)):
        p.disc(x, y, r, r * 0.78, LEAF, INK, 2)
    for n in range(11):
        x, y = 106 + (n * 67) % 150, 84 + (n * 41) % 84
        p.disc(x, y, 12, 12, "#b03024", INK, 1.8)
        parts.box(p, x - 4, y - 7, 5, 5, LINEN, 1)
    p.lines(["M56 206q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0"], SEA, 4)


def plank(p: Plate) -> None:
    """Three letters of a name, and a fourth begun; it floats high."""
    parts.filled(p, "M44 104l270 -30 6 54 -10 6 8 12 -268 26 -8 -14 8 -10z", "#b98f58", INK, 3)
    p.lines(["M60 122l240 -26M62 148l240 -24"], INK, 1.2, 0.6)
    parts.stroke(p, "M82 148l-4 -40q26 -6 28 8t-26 12M126 144l-4 -40q26 -6 28 8t-25 11l26 18M172 118q2 -18 18 -18t18 16 -16 20 -20 -18M222 96l12 34", BLACK, 7)  # fmt: skip
    p.lines(["M40 188q14 -10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0"], SEA, 4)


def beef_tin(p: Plate, soot: bool = False) -> None:
    """A tin of the expedition, with its key."""
    parts.filled(p, "M110 78h140l20 112h-180z", "#57504a" if soot else "#c9cfce", INK, 3.4)
    parts.filled(p, "M104 64h152v18h-152z", "#6f665b" if soot else "#e3e6e3", INK, 3)
    parts.filled(p, "M112 108h136l8 52h-152z", "#7a6a5a" if soot else RED, INK, 2)
    p.sign("cow", 180, 134, 56, BLACK if soot else PALE)
    if not soot:
        parts.stroke(p, "M262 186l34 -22", INK, 6)
        p.disc(306, 156, 13, 13, "none", INK, 6)
        p.lines(["M276 168l-4 -7M283 163l-4 -7M290 159l-4 -7"], INK, 2.4)


def ants_in_pairs(p: Plate) -> None:
    """They go in pairs, and each pair carries a third on a crumb of pumice."""
    for n in range(4):
        x, y = 78 + n * 68, 166 - n * 22
        p.sign("ant", x - 16, y + 12, 40, INK, 70)
        p.sign("ant", x + 18, y + 1, 40, INK, 70)
        parts.stones(p, ((x, y - 14, 40),), "#d9d3c4")
        p.sign("ant", x, y - 26, 26, GREY, 90)


def warm_ashes(p: Plate) -> None:
    """A ring of stones, ash, under it an eye of red, and wood left for the next one."""
    parts.stones(p, [(180 + 84 * math.cos(n * 0.63), 160 + 36 * math.sin(n * 0.63), 42) for n in range(10)])
    p.disc(180, 158, 60, 22, "#8f8672", INK, 1.6)
    p.disc(184, 156, 22, 9, "#c1541f", INK, 1.6)
    p.disc(184, 155, 9, 4, "#fbe3a0", "none", 0)
    p.sign("wood-pile", 282, 106, 80, WOOD)
    p.steam(176, 132, 72, GREY, 3)


def crate_of_spoons(p: Plate) -> None:
    parts.box(p, 84, 118, 192, 84, "#b98f58", 3)
    for n in range(9):
        parts.spoon(p, 104 + n * 19, 96 - n % 3 * 8, 86, (n - 4) * 5)
    parts.box(p, 84, 124, 192, 78, "#b98f58", 3)
    p.lines(["M84 150h192M84 176h192"], INK, 2)
    p.lines([f"M{92 + n * 12} {120 + n % 2 * 5}l8 -12" for n in range(15)], "#d8b04a", 3)
    p.lines([f"M{112 + n * 15} 158v12" for n in range(10)], BLACK, 5)


def windbreak(p: Plate) -> None:
    """Ribs set upright and woven with weed."""
    for row in range(4):
        y = 96 + row * 26
        parts.stroke(p, f"M60 {y}" + "q15 -14 30 0t30 0" * 4, LEAF, 9)
    for n in range(8):
        rib = f"M{66 + n * 32} 206q14 -70 -6 {-140 + abs(n - 3) * 10}"
        parts.stroke(p, rib, INK, 14)
        parts.stroke(p, rib, PALE, 9)


def socks_on_a_stick(p: Plate) -> None:
    p.sign("socks", 190, 136, 130)
    parts.stroke(p, "M70 200L292 34", INK, 10)
    parts.stroke(p, "M70 200L292 34", WOOD, 5)
    parts.stroke(p, "M138 172l14 6M208 178l14 6", GREY, 6)


def twelfth_print(p: Plate) -> None:
    """One footprint, a small 12 beside it, ticked off."""
    p.sign("footprint", 148, 122, 150)
    parts.stroke(p, "M240 92l12 -10v46M270 92q4 -12 16 -10t8 20l-24 26h28", INK, 5)
    parts.stroke(p, "M246 152l14 16 36 -40", RED, 6)


def stone_raft(p: Plate) -> None:
    """Four blocks, lashed; a rail, and a crutch for one pole."""
    for n in range(4):
        x = 60 + n * 62
        parts.filled(p, f"M{x} 134l54 -4 4 44 -60 4z", "#d9d3c4", INK, 2.6)
        for k in range(5):
            p.disc(x + 12 + k * 9, 146 + k % 3 * 10, 2.4, 2, GREY, "none", 0)
    for y in (142, 164):
        parts.rope(p, f"M56 {y}q124 -12 252 -2", 4)
    parts.stroke(p, "M66 132V82H246V130M156 132V82", INK, 7)
    parts.stroke(p, "M282 128v-34l-12 -14M282 94l12 -14", INK, 7)
    parts.stroke(p, "M246 200L316 30", WOOD, 6)
    p.lines(["M36 186q14 -10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0"], SEA, 5)


def salt_in_a_handkerchief(p: Plate) -> None:
    """A white ribbon, three salts thick, rolled up in a handkerchief."""
    parts.filled(p, "M62 156l74 -80 160 26 -58 96z", "#b9c9c4", INK, 3)
    parts.filled(p, "M62 156l74 -80 30 34 -60 60z", "#d3ded8", INK, 2.4)
    for n, colour in enumerate((LINEN, "#efe6d8", "#e6dcc4")):
        parts.filled(p, f"M120 {136 - n * 11}q60 -26 136 -4l-6 12q-66 -18 -124 4z", colour, INK, 2)
    p.lines([f"M{96 + n * 17} {182 + n % 2 * 6}h3" for n in range(10)], LINEN, 3)


def eels_in_a_rut(p: Plate) -> None:
    """A rut full of rain, and eels as fine as thread, all swimming to the left."""
    parts.filled(p, "M30 132q60 -30 150 -26t150 -18v60q-60 22 -150 22t-150 26z", "#a9884f", INK, 2.4)
    parts.filled(p, "M34 144q60 -26 146 -24t146 -16v34q-60 18 -146 18t-146 22z", "#9fc3c0", INK, 2.4)
    for n in range(7):
        x, y = 52 + n * 33, 146 - n * 4 + n % 3 * 11
        parts.eel(p, f"M{x} {y}c14 -8 20 8 34 0t28 1", 2.4)
    parts.drops(p, ((90, 66), (150, 50), (206, 70), (262, 46), (120, 92), (240, 90)), 8)


def shirt_on_a_stake(p: Plate) -> None:
    """One sleeve pinned up, a red mark in the collar."""
    parts.stroke(p, "M180 212V30", WOOD, 9)
    parts.filled(p, "M136 56l28 -10q16 14 32 0l28 10 34 -34 20 14 -44 62v92H132V98l-26 46 -24 -14 34 -66z", LINEN, INK, 3)  # fmt: skip
    p.disc(268, 40, 5, 5, BRASS, INK, 2)
    parts.stroke(p, "M168 62h5M178 62h5M188 62h5", RED, 4)
    p.lines(["M180 74v108"], GREY, 2)


# Terraces


def cabbage_tree(p: Plate) -> None:
    """A cabbage with bark, as tall as a door; a bench round its foot and a label."""
    parts.filled(p, "M156 200q10 -60 4 -96h40q-6 36 4 96z", "#6b4a2c", INK, 2.6)
    p.sign("cabbage", 180, 74, 116, LEAF)
    parts.bench(p, 180, 180, 190, 26)
    parts.box(p, 226, 112, 46, 28, PALE)
    p.lines(["M232 122h32M232 130h22"], INK, 2.4)
    p.lines(["M206 116l20 4"], INK, 1.8)


def five_eels(p: Plate) -> None:
    """Five eels in one knot, arguing."""
    for n in range(5):
        y = 62 + n * 30
        other = 182 - n * 30
        parts.eel(
            p, f"M52 {y}c70 0 60 {118 - n * 30} 128 {120 - y:g}s60 {other - 120:g} 128 {other - 120:g}", 9
        )
    p.disc(180, 120, 26, 30, "none", INK, 12)
    p.disc(180, 120, 26, 30, "none", "#4a5a4a", 8)


def chalked_door(p: Plate) -> None:
    """Nine bowls in chalk, two of them with a crack."""
    parts.door(p, 180, 208, 180, 168, "#5d4428")
    for n in range(9):
        x, y = 126 + n % 3 * 52, 78 + n // 3 * 44
        parts.stroke(p, f"M{x - 17} {y - 8}q2 22 17 22t17 -22z", "#fff", 3.4)
        if n in (3, 7):
            parts.stroke(p, f"M{x - 3} {y - 8}l6 7 -6 6 4 9", "#fff", 2.2)
    parts.stroke(p, "M300 66v40", INK, 1.6)
    parts.stroke(p, "M300 106v16", "#fff", 6)


def in_the_pot(p: Plate) -> None:
    """On the inside, scratched: seven spoons on their nails, in a row."""
    parts.filled(p, "M52 92q4 112 84 114h88q80 -2 84 -114z", BLACK, INK, 3)
    p.disc(180, 92, 128, 42, "#57504a", INK, 4)
    p.disc(180, 100, 112, 30, "#3a342f", INK, 2)
    for n in range(7):
        x = 108 + n * 24
        p.disc(x, 80, 2.4, 2.4, PALE, "none", 0)
        parts.spoon(p, x, 100, 36, 180, "#efe6cf")
    p.lines([f"M{96 + n * 28} 152h{18 - n % 3 * 5}" for n in range(6)], "#8f8672", 3)
    p.lines([f"M{110 + n * 28} 166h{16 - n % 2 * 5}" for n in range(5)], "#8f8672", 3)


def muff_of_bees(p: Plate) -> None:
    """They have settled on a sleeve, all of them."""
    parts.filled(p, "M36 84h190v72h-190z", "#5d6a6e", INK, 3)
    parts.filled(p, "M222 90h20v60h-20z", LINEN, INK, 2.4)
    hand(p, 284, 120, 84, "#c99f74", 90)
    for n in range(34):
        parts.bee(p, 70 + (n * 53) % 140, 76 + (n * 31) % 88, 23)
    for x, y in ((64, 50), (150, 44), (236, 56), (120, 196), (212, 190)):
        parts.bee(p, x, y, 19)


def goat_at_the_gate(p: Plate) -> None:
    """The last one out, with a hoof on the bar."""
    p.sign("goat", 120, 108, 132)
    gate = "M188 204V84M312 204V84M188 104h124M188 146h124M188 188h124M188 188L312 104"
    parts.stroke(p, gate, INK, 12)
    parts.stroke(p, gate, "#b08a52", 6)
    parts.stroke(p, "M150 160q18 -4 40 -22", INK, 17)
    parts.filled(p, "M184 128l16 4 -4 18 -18 -2z", BLACK, INK, 2)


def four_smokes(p: Plate) -> None:
    """From the pool, from the orchard, from the crags, from behind the pass."""
    p.disc(82, 182, 36, 11, "#8fbdb0", INK, 2.4)
    parts.tree(p, 154, 190, 46)
    parts.filled(p, "M196 192l20 -58 14 26 12 -16 14 48z", STONE, INK, 2.4)
    parts.filled(p, "M262 192l24 -50 12 30 20 -42 12 62z", GREY, INK, 2.4)
    for x, foot in ((84, 176), (154, 138), (222, 138), (296, 160)):
        parts.smoke(p, x, foot, 110)


def two_cups(p: Plate) -> None:
    """Fifty-nine rings, two cups, their handles turned to the chair."""
    parts.chair(p, 290, 204, 132, True)
    parts.stump(p, 152, 128, 112, 52, 40, 59)
    parts.cup(p, 120, 104, 34)
    parts.cup(p, 178, 120, 34)


def flat_grass(p: Plate) -> None:
    """The grass is flat where something lay, and warm."""
    parts.grass(p, 44, 316, 128, 62, 6)
    p.disc(180, 166, 104, 34, "#b9b07c", INK, 2)
    p.lines([f"M{96 + (n * 29) % 150} {150 + (n * 11) % 34}q14 -6 26 2" for n in range(24)], LEAF, 2.4)
    parts.grass(p, 60, 120, 206, 40, 6)
    parts.grass(p, 240, 306, 206, 40, 6)
    p.steam(180, 150, 56, GREY, 3)


def hollow_stalk(p: Plate) -> None:
    """A hoof's print beside the stone, in it a hollow green splinter with grey hair on it."""
    parts.print_of_hoof(p, 128, 132, 116, -12)
    parts.stones(p, ((270, 176, 84),))
    parts.stroke(p, "M96 184L214 76", INK, 14)
    parts.stroke(p, "M96 184L214 76", "#93a860", 9)
    p.disc(216, 74, 7, 9, "#4d5f2a", INK, 2)
    p.lines([f"M{156 + n * 5} {128 - n * 5}q{14 + n % 3 * 6} 10 {26 + n % 4 * 5} {30 - n * 2}" for n in range(7)], GREY, 2.4)  # fmt: skip


def droppings(p: Plate) -> None:
    p.sign("flowers", 110, 96, 92, "#7a5a8c")
    for n in range(12):
        p.disc(176 + (n % 5) * 22 + n // 5 * 9, 186 - n // 5 * 17, 12, 10, "#4a3825", INK, 1.6)
        p.lines([f"M{172 + (n % 5) * 22 + n // 5 * 9} {183 - n // 5 * 17}h5"], LINEN, 2.4)


def cup_of_honey(p: Plate) -> None:
    """A cup of it, the colour of a violin, under a cloth."""
    parts.cup(p, 180, 134, 128, "#b98f58")
    p.disc(180, 90, 40, 11, "#c9601c", INK, 2)
    parts.filled(p, "M120 78q60 -38 104 2l16 40q-14 -8 -20 2 -8 -10 -18 0 -8 -10 -16 -6l-6 -22q-26 -14 -56 4z", LINEN, INK, 2.4)  # fmt: skip
    p.lines(["M138 74q44 -20 74 4"], "#7a8fa8", 2.4)
    parts.sounds(p, 236, 120, (26, 40))
    parts.sounds(p, 124, 120, (26, 40), -1)


def smoker(p: Plate) -> None:
    """A bellows, a tin, a spout."""
    parts.filled(p, "M70 186l20 -92 42 8 -8 96z", WOOD, INK, 3)
    p.lines(["M84 180l16 -80M98 184l12 -82M112 188l10 -82"], INK, 3)
    parts.tin(p, 190, 104, 92, 90)
    parts.filled(p, "M146 96q40 -40 88 0q-44 14 -88 0z", "#c9cfce", INK, 3)
    parts.stroke(p, "M222 78l46 -30", INK, 20)
    parts.stroke(p, "M222 78l46 -30", "#c9cfce", 13)
    p.steam(286, 46, 34, GREY, 5)
    parts.stroke(p, "M120 160h26", INK, 10)


def square_key(p: Plate) -> None:
    """An iron key as long as a forearm, with a square end."""
    parts.stroke(p, "M92 168L270 70", INK, 17)
    parts.stroke(p, "M92 168L270 70", "#6f7a7e", 9)
    p.disc(74, 178, 26, 26, "none", INK, 14)
    p.disc(74, 178, 26, 26, "none", "#6f7a7e", 7)
    parts.filled(p, "M262 52l28 -16 16 28 -28 16z", "#6f7a7e", INK, 4)
    parts.box(p, 130, 40, 68, 30, PALE)
    p.lines(["M138 50h50M138 60h34"], INK, 2.4)
    p.lines(["M166 70l-8 50"], INK, 1.6)


def eighteen_plates(p: Plate) -> None:
    """Eighteen plates, eighteen napkins, and the bench with the cushion, on it the chalk."""
    parts.filled(p, "M66 44h228l24 92h-276z", "#b98f58", INK, 3)
    for n in range(18):
        row, column = divmod(n, 6)
        x, y = 94 + column * 35 + (column - 2.5) * row * 2.6, 60 + row * 29
        p.disc(x, y, 13, 8, LINEN, INK, 1.6)
        parts.filled(p, f"M{x - 5:.0f} {y + 2:.0f}l5 -11 5 11z", LINEN, INK, 1.2)
    parts.bench(p, 180, 176, 132, 28, True)
    parts.stroke(p, "M168 152l26 4", "#fff", 6)


def dripping_leaves(p: Plate) -> None:
    """Rain out of the leaves, and no cloud."""
    for x, lean in ((84, 12), (180, -8), (276, 10)):
        parts.bamboo(p, x, 210, 184, lean, 14)
    for n in range(9):
        x, y = 60 + n * 29, 48 + n * 37 % 40
        parts.filled(p, f"M{x} {y}q18 -18 42 4q-24 10 -42 -4z", LEAF, INK, 1.6)
    parts.drops(p, [(64 + (n * 47) % 236, 86 + (n * 29) % 104) for n in range(22)], 9, "#5f9fbb")
    p.steam(230, 208, 40, GREY, 3)
    p.steam(130, 208, 40, GREY, 3)


def bath_in_the_rock(p: Plate) -> None:
    """A hollow just one's length, filled to the brim, and on the edge a brush, bristles down."""
    parts.filled(p, "M36 130l50 -42 190 -6 50 46 -18 66 -250 6z", STONE, INK, 3)
    p.disc(174, 142, 112, 38, "#7fb0a4", INK, 4)
    p.lines(["M96 140q12 -8 24 0t24 0M186 154q12 -8 24 0t24 0"], PALE, 3)
    for x in (120, 176, 230):
        p.steam(x, 122, 66, GREY, 4)
    parts.filled(p, "M256 92h58v14h-58z", WOOD, INK, 2.4)
    p.lines([f"M{262 + n * 8} 106v14" for n in range(7)], INK, 4)


def soup_stalk(p: Plate) -> None:
    """A stalk that is full, and a cup hung on the next one."""
    parts.bamboo(p, 130, 206, 172, 0, 34)
    parts.bamboo(p, 236, 206, 172, 6, 26)
    parts.sounds(p, 112, 120, (24, 40), -1)
    parts.stroke(p, "M252 104q14 4 16 16", INK, 3)
    parts.cup(p, 276, 140, 44)
    p.steam(130, 34, 20, GREY, 4)


def crossed_stalks(p: Plate) -> None:
    """Two stalks across the path, each as thick as the next, each as green."""
    parts.bamboo(p, 80, 206, 168, 196, 28)
    parts.bamboo(p, 280, 206, 168, -196, 28)
    parts.sounds(p, 244, 120, (30, 46))
    parts.sounds(p, 116, 120, (30, 46), -1)


def pears_in_a_row(p: Plate) -> None:
    """On a cloth, by size, wiped; a knife, its handle towards you."""
    parts.filled(p, "M44 160l46 -44h196l34 44 -24 42h-228z", LINEN, INK, 3)
    p.lines(["M58 160l42 -34h176l28 34"], RED, 2)
    for n in range(6):
        size = 20 + n * 5
        x, y = 76 + n * 34, 148
        p.disc(x, y - size * 0.3, size * 0.42, size * 0.46, "#b9a23a", INK, 1.8)
        p.disc(x, y - size * 0.85, size * 0.24, size * 0.3, "#b9a23a", INK, 1.6)
        p.lines([f"M{x} {y - size * 1.1:.0f}l3 -8"], INK, 2.4)
    parts.knife(p, 290, 160, 92, 8)


def barrel_uphill(p: Plate) -> None:
    """A barrel on its side, on its way up."""
    parts.filled(p, "M36 206L324 96v110z", "#b9b07c", INK, 2.4)
    p.sign("barrel", 156, 104, 118, WOOD, 69)
    parts.stroke(p, "M222 78l64 -25M270 46l18 6 -8 17", RED, 5)


def almanac(p: Plate) -> None:
    """June, with its moons, and in the margin, in pencil, where each smoke stood."""
    parts.filled(p, "M88 30l188 6 -4 172 -188 -6z", LINEN, INK, 3)
    p.lines(["M100 52h120M100 58h120"], INK, 2)
    for n in range(30):
        row, column = divmod(n, 6)
        x, y = 110 + column * 21, 78 + row * 26
        p.disc(x, y, 8, 8, LINEN if n % 8 else BLACK, INK, 1.4)
        if n % 8 and n % 3:
            parts.filled(p, f"M{x} {y - 8}a8 8 0 0 1 0 16a{3 + n % 4} 8 0 0 0 0 -16z", BLACK, "none", 0)
    for n in range(5):
        parts.stroke(p, f"M250 {86 + n * 26}q6 -6 0 -12t2 -8", GREY, 2)


def chalk_on_a_rock(p: Plate) -> None:
    parts.filled(p, "M84 206l-6 -118 40 -54 88 -8 62 46 16 134z", "#6f665b", INK, 3)
    p.hatch("M84 206l-6 -118 40 -54 88 -8 62 46 16 134z", 64, 9, INK, 0.9, 0.5, (70, 20, 290, 210))
    parts.stroke(p, "M112 92q8 -16 14 0t12 -2 14 2M164 90q10 -14 18 0t22 -2M110 122q12 -16 20 0t18 -4 20 4 22 -4 30 2", "#fff", 5)  # fmt: skip
    parts.stroke(p, "M150 154q2 28 26 28t26 -28z", "#fff", 4)


def gull_with_wings(p: Plate) -> None:
    """On a post, with both wings."""
    parts.stroke(p, "M180 212v-70", WOOD, 19)
    for side in (-1, 1):
        parts.filled(p, f"M180 112q{side * 40} -74 {side * 124} -70q{-side * 12} 22 {-side * 34} 24q{-side * 4} 18 {-side * 28} 20q{-side * 6} 22 {-side * 40} 40z", LINEN, INK, 2.6)  # fmt: skip
        p.lines([f"M{180 + side * 60} 78l{side * 22} -6M{180 + side * 44} 96l{side * 22} -4"], GREY, 2)
    parts.filled(p, "M164 100q16 -16 32 0l-4 44h-24z", LINEN, INK, 2.6)
    p.disc(180, 84, 15, 16, LINEN, INK, 2.6)
    parts.filled(p, "M192 82l20 6 -20 6z", BRASS, INK, 2)
    p.disc(184, 80, 2.4, 2.4, INK, "none", 0)


def hat_on_a_milestone(p: Plate) -> None:
    parts.filled(p, "M132 208V128a48 40 0 0 1 96 0V208z", "#d8d0bb", INK, 3)
    p.sign("fedora", 180, 76, 138, "#6f6a64")
    parts.box(p, 198, 58, 36, 22, LINEN)
    p.lines(["M203 65h25M203 73h16"], INK, 2)
    p.lines(["M164 156h32M160 176h40"], INK, 4)


def tags(p: Plate) -> None:
    """Seven tags on one string."""
    parts.stroke(p, "M34 62q146 60 292 0", INK, 3)
    for n in range(7):
        x = 62 + n * 39
        y = 70 + 22 * math.sin(math.pi * (n + 0.6) / 7)
        parts.stroke(p, f"M{x} {y:.0f}v16", INK, 2)
        parts.filled(p, f"M{x - 14} {y + 28:.0f}l14 -16 14 16v66h-28z", "#efe0b8", INK, 2.4)
        p.disc(x, y + 26, 3.4, 3.4, BLACK, "none", 0)
        p.lines([f"M{x - 8} {y + 48:.0f}h16M{x - 8} {y + 58:.0f}h12M{x - 8} {y + 68:.0f}h16"], INK, 2)


def bell_on_a_gatepost(p: Plate) -> None:
    parts.filled(p, "M84 210V74h44v136z", WOOD, INK, 3)
    p.lines(["M128 110h190M128 160h190"], INK, 12)
    p.lines(["M128 110h190M128 160h190"], "#b08a52", 7)
    parts.stroke(p, "M106 80h82v16", INK, 4)
    parts.bell(p, 188, 134, 84)
    p.lines(["M172 140h30M176 150h24"], INK, 3)


def negative(p: Plate) -> None:
    """The photograph: twelve at table, a thirteenth standing before a stool; from there to the hatch two lamps."""
    parts.box(p, 58, 26, 244, 188, LINEN, 3)
    parts.box(p, 70, 38, 220, 160, "#c9b58c")
    parts.box(p, 80, 56, 52, 46, INK)
    parts.box(p, 74, 102, 64, 8, WOOD)
    for x in (168, 208):
        p.lines([f"M{x} 38v18"], INK, 2)
        parts.filled(p, f"M{x - 12} 68l7 -13h10l7 13z", INK)
        p.disc(x, 72, 7, 6, "#fbe9a8", INK, 1.4)
    for n in range(6):
        parts.figure(p, 96 + n * 25, 148, 40, "#6b5a45")
    parts.filled(p, "M84 140h148l16 18h-180z", "#efe3c4", INK, 2)
    for n in range(6):
        parts.figure(p, 90 + n * 27, 190, 44, INK)
    parts.stroke(p, "M250 152l-4 34M270 152l4 34M260 152v30", INK, 4)
    p.disc(260, 150, 15, 5, INK)
    parts.figure(p, 260, 146, 82, "#57504a")
    p.disc(246, 104, 11, 5, LINEN, INK, 1.6)


def cartridges(p: Plate) -> None:
    """Twenty; one has been fired."""
    for n in range(20):
        row, column = divmod(n, 10)
        x, y = 68 + column * 25, 46 + row * 82
        fired = n == 19
        parts.box(p, x - 8, y + 26, 16, 40, "none" if fired else BRASS, 2.4)
        if not fired:
            parts.filled(p, f"M{x - 8} {y + 26}q0 -22 8 -28q8 6 8 28z", "#8a6436", INK, 2.4)
        p.lines([f"M{x - 10} {y + 66}h20"], INK, 4)


def cat_with_a_bell(p: Plate) -> None:
    p.sign("cat", 176, 122, 176)
    parts.bell(p, 222, 122, 34)


def smoke_ring(p: Plate) -> None:
    """A ring of smoke, quite level, over somebody's head."""
    parts.figure(p, 180, 212, 92)
    p.disc(180, 92, 104, 30, "none", GREY, 24)
    p.disc(180, 88, 104, 28, "none", "#cfc8b8", 12)
    p.lines(["M96 62q10 -12 22 -4M240 56q12 -8 22 4"], GREY, 4)


def towels(p: Plate) -> None:
    """A jet of steam from wall to wall at the height of a chest, and three tea towels over it."""
    parts.filled(p, "M20 66h44v134h-44z", STONE, INK, 3)
    parts.filled(p, "M296 66h44v134h-44z", STONE, INK, 3)
    for y in (92, 100, 108):
        parts.stroke(p, f"M62 {y}q20 -10 40 0t40 0t40 0t40 0t40 0t38 0", LINEN if y == 100 else GREY, 6)
    for n in range(3):
        x = 92 + n * 66
        parts.filled(p, f"M{x} 96q22 -14 46 0v76q-24 8 -46 0z", LINEN, INK, 2.6)
        p.lines([f"M{x + 2} 156q22 8 42 0M{x + 2} 148q22 8 42 0"], RED, 2.4)


def kitchen_door(p: Plate) -> None:
    """A door in the rock, ajar; something on the stove, and the chair pulled out."""
    parts.filled(p, "M30 206V60q60 -40 150 -36t150 40v142z", STONE, INK, 3)
    parts.box(p, 84, 50, 204, 156, "#f4e3b4", 3)
    parts.filled(p, "M84 50l-34 16v150l34 -10z", WOOD, INK, 3)
    parts.box(p, 216, 142, 64, 64, BLACK)
    bowl(p, 248, 130, 44)
    p.steam(248, 116, 44, GREY, 4)
    parts.box(p, 106, 68, 34, 42, LINEN)
    p.lines(["M112 78h22M112 86h22M112 94h22M112 102h14"], RED, 2)
    parts.box(p, 96, 150, 62, 8, RED)
    p.lines(["M102 158v46M152 158v46"], INK, 5)
    parts.chair(p, 188, 206, 84, True)


def held_door(p: Plate) -> None:
    """A garden door, open against its spring, and four fingertips round its edge."""
    parts.stroke(p, "M96 210V36M264 210V36M88 40h184", INK, 11)
    p.hatch("M104 46h152v164h-152z", 0, 9, LEAF, 1.4, 0.7, (104, 46, 256, 210))
    parts.filled(p, "M104 46l86 26v150l-86 -14z", WOOD, INK, 3)
    p.lines(["M126 54v158M148 60v156M170 66v152"], INK, 2)
    for n in range(4):
        parts.filled(p, f"M178 {100 + n * 14}h14a6 6 0 0 1 0 11h-14z", "#d9b083", INK, 1.8)


def tracks_out(p: Plate) -> None:
    """Eleven pairs of boots at a run; a twelfth in socks, with a broom."""
    for n in range(11):
        x = 66 + n * 18
        for k in range(4):
            y = 58 + k * 38 + n % 2 * 12
            parts.stroke(
                p, f"M{x - 4} {y}v9M{x - 4} {y + 13}v2M{x + 4} {y + 14}v9M{x + 4} {y + 27}v2", INK, 4
            )
    p.sign("broom", 292, 104, 78, WOOD)
    p.disc(284, 168, 5, 9, GREY, "none", 0)
    p.disc(298, 186, 5, 9, GREY, "none", 0)


def proof_bench(p: Plate) -> None:
    """A bench, papers in order, and on them a round of tea."""
    parts.bench(p, 180, 166, 240, 38)
    for n in range(4):
        parts.sheet(p, 118 + n * 3, 138 - n * 8, 96, 26, 0, 3)
    p.disc(128, 110, 20, 6, "none", "#8a5a2c", 3)
    p.disc(240, 146, 30, 12, "none", BLACK, 9)
    p.steam(240, 126, 50, GREY, 4)


def hand_over_the_mouth(p: Plate) -> None:
    """Over the Mouth, the print of a hand, one finger short, and words under it."""
    parts.filled(p, "M56 210V116a124 96 0 0 1 248 0v94z", "#6d6861", INK, 3)
    hand(p, 180, 78, 74, "#ecd9b4", 0, False, 2)
    p.lines([f"M{118 + n * 22} 116h{14 - n % 2 * 4}" for n in range(6)], PALE, 3)
    p.disc(180, 168, 88, 38, "#8f867a", INK, 3)
    p.disc(180, 172, 68, 26, BLACK, INK, 2)


def buttoned_coat(p: Plate) -> None:
    """Buttoned from top to bottom, a saw for ice over the shoulder, a paper in the left pocket."""
    parts.stroke(p, "M180 14v22", INK, 5)
    parts.stroke(p, "M150 44q30 -18 60 0", INK, 5)
    parts.coat(p, 180, 40, 166, "#27384f", 9)
    p.sign("crosscut-saw", 124, 86, 96, GREY, 20)
    parts.box(p, 206, 130, 22, 16, LINEN)
    for n in range(5):
        parts.box(p, 140 + n * 5, 132, 4, 13, BRASS, 1)


def small_bell(p: Plate) -> None:
    """A bell of the kind that lives on a sideboard, through the rock, and one above that answers."""
    p.lines(["M40 122H320"], INK, 8)
    p.lines([f"M{52 + n * 28} 122l-12 14" for n in range(10)], INK, 2.4)
    parts.bell(p, 180, 176, 62)
    parts.sounds(p, 196, 172, (34, 48))
    parts.sounds(p, 164, 172, (34, 48), -1)
    parts.bell(p, 180, 66, 48, "#e0c26a")
    parts.sounds(p, 192, 64, (28, 40))
    parts.sounds(p, 168, 64, (28, 40), -1)


def gong(p: Plate) -> None:
    """A gong, somewhere above a garden."""
    parts.stroke(p, "M96 206V44h168v162", INK, 9)
    p.lines(["M146 48v24M214 48v24"], INK, 3)
    p.disc(180, 118, 58, 54, BRASS, INK, 4)
    p.disc(180, 118, 24, 22, "none", INK, 2.6)
    parts.sounds(p, 212, 118, (60, 78))
    parts.sounds(p, 148, 118, (60, 78), -1)
    parts.grass(p, 70, 290, 208, 24, 7)


def supper_round(p: Plate) -> None:
    """Nine to supper, a note each; eight have flown off."""
    p.lines([f"M46 {y}h268" for y in (128, 142, 156, 170, 184)], INK, 2)
    for n in range(9):
        x, y = (96, 168) if n == 0 else (118 + n * 22, 108 - n * 7 + n % 2 * 16)
        p.disc(x, y, 9, 7, INK if n else RED, INK, 1)
        parts.stroke(p, f"M{x + 8} {y - 2}v-34q14 4 12 18", INK if n else RED, 3)
    parts.stroke(p, "M66 188q-12 -10 2 -22t2 -32 -8 -18 -2 26 12 54", INK, 4)


def wool_lifted(p: Plate) -> None:
    """The Wool lifts to the height of the knees, and shows grass."""
    parts.grass(p, 56, 304, 202, 34, 6)
    parts.fog(p, 180, 96, 250, 120)
    p.lines(["M70 150q20 10 40 0t40 0t40 0t40 0t40 0"], GREY, 2)


def shouting_gull(p: Plate) -> None:
    """A gull on a stone, its beak shut; the shout comes from elsewhere."""
    parts.stones(p, ((120, 180, 110),))
    p.sign("seagull", 122, 112, 108)
    parts.fog(p, 264, 108, 116, 90)
    parts.sounds(p, 262, 108, (24, 42, 60), -1)


def wired_man(p: Plate) -> None:
    """He comes along as far as the wire reaches, unrolling; he writes on his cuff."""
    parts.coat(p, 130, 74, 132, "#5d6a6e", 6)
    p.disc(130, 54, 17, 20, "#d9b083", INK, 2)
    parts.filled(p, "M111 50q2 -22 20 -22t18 22q-18 -8 -38 0z", INK, INK, 2)
    parts.stroke(p, "M160 132l36 12", "#5d6a6e", 15)
    p.disc(222, 150, 34, 30, WOOD, INK, 3)
    p.disc(222, 150, 22, 19, "none", BRASS, 9)
    p.disc(222, 150, 7, 6, BLACK, INK, 1)
    parts.stroke(p, "M252 160q30 30 70 30", BRASS, 3)
    parts.box(p, 176, 134, 14, 18, LINEN)


def stamped_sheet(p: Plate) -> None:
    """One sheet, folded in three, stamped: a table, seen from above."""
    parts.filled(p, "M64 84l232 -10 -2 40 4 40 -2 42 -232 8 2 -42 -6 -38z", LINEN, INK, 3)
    p.lines(["M62 124l234 -10M66 162l232 -8"], GREY, 2.4)
    parts.box(p, 228, 82, 50, 56, "#d9c9a4")
    parts.box(p, 240, 96, 26, 28, WOOD, 1.6)
    for x, y in ((234, 100), (234, 112), (234, 122), (272, 100), (272, 112), (272, 122)):
        p.disc(x, y, 3, 3, INK, "none", 0)
    p.lines(["M92 140h92M92 150h70"], INK, 3)


def honest_boot(p: Plate) -> None:
    """A boot; in its toe a letter, and in the letter half a sausage."""
    p.sign("leather-boot", 132, 116, 160)
    parts.sheet(p, 258, 168, 84, 54, -10, 4)
    parts.filled(p, "M230 160q-4 -16 14 -18l34 -4v26l-32 6q-12 2 -16 -10z", RED, INK, 2.4)
    p.disc(278, 151, 5, 13, "#d9906c", INK, 2)


def door_on_sand(p: Plate) -> None:
    parts.door(p, 180, 190, 92, 152)
    parts.filled(p, "M112 196h136l22 20h-180z", "#b08a52", INK, 2.4)
    p.lines(["M150 200h60M142 208h76"], "#7a542e", 3)


def lilies(p: Plate) -> None:
    """Sea lilies, pale green, all facing this way, and the goats' path that goes round them."""
    parts.stroke(p, "M40 190Q60 214 180 214T320 190", "#d9bd7d", 13)
    for n in range(7):
        x, tall = 84 + n * 32, 84 + (n * 37) % 44
        parts.stroke(p, f"M{x} 200q{(n % 3 - 1) * 8} {-tall * 0.5:.0f} 0 {-tall}", LEAF, 5)
        p.sign("lotus-flower", x, 190 - tall, 62, "#8fae84", (n - 3) * 5)
    for n in range(6):
        parts.print_of_hoof(p, 70 + n * 44, 205 + (n % 2) * 6, 13, 90)


def sloshing_barrel(p: Plate) -> None:
    p.sign("barrel", 180, 128, 156)
    parts.sheet(p, 190, 50, 62, 30, -8, 3)
    parts.stroke(p, "M88 108q-16 14 0 30M72 100q-22 24 0 46M272 108q16 14 0 30M288 100q22 24 0 46", SEA, 4)


def cook_spoon(p: Plate) -> None:
    """A cook's spoon, silver, larger than the others, beside half a mound."""
    parts.filled(p, "M210 200q4 -58 60 -62l10 14 -8 16 12 14 -4 18z", "#8a7a55", INK, 2.6)
    parts.spoon(p, 128, 140, 196, 62)
    p.lines(["M64 164h22M66 172h14"], INK, 2)


def spoon_upright(p: Plate) -> None:
    """The cook's spoon, in a mound of its own, at the end of a row of eighteen."""
    for n in range(18):
        x, y = 54 + n % 9 * 19, 106 + n // 9 * 44
        p.disc(x, y, 8, 3.4, "#8a7a55", INK, 1)
        parts.spoon(p, x, y - 14, 28)
    p.disc(264, 196, 54, 18, "#8a7a55", INK, 2.6)
    parts.spoon(p, 264, 120, 154)


def napkin_of_flour(p: Plate) -> None:
    """Three handfuls, tied up in a napkin."""
    parts.bundle(p, 180, 138, 176)
    p.lines([f"M{110 + n * 13} {204 + n % 2 * 4}h4" for n in range(11)], LINEN, 4)


def page_of_answers(p: Plate) -> None:
    """Four pages."""
    for n, (x, turn) in enumerate(((96, -12), (152, -4), (208, 4), (264, 12))):
        parts.sheet(p, x, 122 + abs(n - 1.5) * 7, 84, 122, turn, 9)


def ledge_with_shirts(p: Plate) -> None:
    """A dry ledge at the height of an elbow, worn, with seven shirts."""
    parts.filled(p, "M30 138h300v16q-40 8 -70 0t-60 6 -60 -6 -60 6 -50 -6z", STONE, INK, 3)
    p.hatch("M30 154h300v52h-300z", 70, 8, INK, 0.9, 0.5, (30, 154, 330, 206))
    for n in range(7):
        p.sign("shirt", 54 + n * 42, 116, 40, INK if n % 2 else "#6b5a45")


def two_stumps(p: Plate) -> None:
    """The new stump, forty-one rings; beside it one of stone, ninety-five."""
    parts.stump(p, 92, 140, 58, 42, 26, 41, stone=False)
    parts.stump(p, 240, 122, 88, 66, 20, 95)


def new_rung(p: Plate) -> None:
    """One rung of new wood, worn on the left."""
    parts.ladder(p, 180, 212, 190, 52, 6, 0, 3)
    parts.stroke(p, "M136 98q10 6 22 0", "#d9a05c", 5)


FINDS: dict[str, Drawing] = {
    # The Strand
    "the-made-beds": made_beds,
    "the-letter-that-answers": page_of_answers,
    "the-shelf-behind-the-pots": shelf_behind_the_pots,
    "a-basin-alive": basin_alive,
    "wind-in-the-ribs": wind_in_the_ribs,
    "ferns-from-the-oven": ferns_round_a_stump,
    "the-ledge": ledge_with_shirts,
    "a-felled-tree-and-a-stone-one": two_stumps,
    "the-counterweight": counterweight,
    "the-terns-launch": launch,
    "the-key": telegraph_key,
    "morning": morning,
    "somebody-elses-hole": hole_of_another,
    "a-hands-width-of-glass": pane,
    "it-was-only-a-boot": honest_boot,
    "a-goat": composed(sign("goat", 172, 116, 168), at(parts.bell, 238, 176, 50)),
    "lund-telegraphist": wired_man,
    "a-letter-to-post": stamped_sheet,
    "boat-hook": boat_hook,
    "rim-shard": shard_of_the_rim,
    "the-cooks-round": supper_round,
    "night-nurse": nurse,
    "the-lintel": lintel,
    "the-landing": landing,
    "damper-one": damper_one,
    "damper-two": damper_two,
    "the-stone-raft": stone_raft,
    "the-bell-soup": gong,
    "kid-with-a-bell": composed(sign("goat", 160, 112, 132), at(parts.bell, 228, 168, 78)),
    "salt-of-three-tides": salt_in_a_handkerchief,
    # The fog of zone I
    "the-wool-lifts": wool_lifted,
    "a-row-of-herons": herons,
    "stone-hail": pumice_hail,
    "salt-cherries": salt_cherries,
    "flotsam-plank": plank,
    "tinned-beef-1905": beef_tin,
    "widow-green": lilies,
    "ants-with-a-funeral": ants_in_pairs,
    "a-door-on-the-sand": door_on_sand,
    "somebodys-fire-warm": warm_ashes,
    "a-crate-of-spoons": crate_of_spoons,
    "a-shout-that-is-a-gull": shouting_gull,
    "windbreak-of-ribs": windbreak,
    "rope-end-whipped": rope_round_rib,
    "dry-socks": socks_on_a_stick,
    "the-twelfth-footprint": twelfth_print,
    "thread-eels-in-a-rut": eels_in_a_rut,
    "a-shirt-with-a-number": shirt_on_a_stake,
    # The Terraces
    "tree-cabbages": cabbage_tree,
    "a-knotted-line": five_eels,
    "chalk-on-the-doors": chalked_door,
    "a-sleepy-swarm": muff_of_bees,
    "the-barrel-that-sloshes": sloshing_barrel,
    "the-gate-with-hooves": goat_at_the_gate,
    "in-the-pot": in_the_pot,
    "the-plate-on-the-wall": plate_on_the_wall,
    "the-spoon-lying-down": cook_spoon,
    "what-the-chair-sees": four_smokes,
    "a-new-rung": new_rung,
    "rings-under-cups": two_cups,
    "a-warm-place": flat_grass,
    "the-split-hoof": composed(
        at(parts.print_of_hoof, 180, 120, 160), line("M70 190q20 -14 40 0M250 190q20 -14 40 0", INK, 3)
    ),
    "grey-hair-on-a-stalk": hollow_stalk,
    "droppings-with-flowers": droppings,
    "a-cold-trail": composed(
        *(at(parts.print_of_hoof, 74 + n * 46, 178 - n * 22, 36, 60) for n in range(3)),
        sign("footprint", 232, 96, 80),
        sign("footprint", 286, 84, 62, GREY),
    ),
    "beam-flour": napkin_of_flour,
    "wall-honey": cup_of_honey,
    "bee-smoker": smoker,
    "long-ladder": composed(
        at(parts.ladder, 120, 212, 172, 30, 4, 44),
        at(parts.ladder, 240, 212, 172, 30, 4, -44),
        disc(180, 44, 9, 9, BRASS),
    ),
    "hands-shard": shard_of_hands,
    "the-bowl-that-leaks": leaking_bowl,
    "damper-key": square_key,
    "eighteen-places": eighteen_plates,
    "the-nineteenth-spoon": spoon_upright,
    # The fog of zone II
    "the-breath-nearer": composed(
        sign("bread", 142, 98, 128, "#8a5a2c"),
        at(parts.stones, ((248, 176, 104),)),
        at(parts.wind, 60, 44, 60, 2),
    ),
    "second-rain": dripping_leaves,
    "a-bath-on-the-way": bath_in_the_rock,
    "soup-bamboo": soup_stalk,
    "bamboo-perhaps": crossed_stalks,
    "pears-on-a-cloth": pears_in_a_row,
    "a-place-laid-on-a-rock": composed(
        at(parts.stones, ((180, 176, 190),)),
        at(parts.cover, 166, 142, 104),
        at(parts.spoon, 250, 136, 66, 20),
        steam(166, 76, 46),
    ),
    "a-barrel-rolling-uphill": barrel_uphill,
    "almanac-page": almanac,
    "back-for-supper": chalk_on_a_rock,
    "a-gull-with-gestures": gull_with_wings,
    "a-ram-without-manners": composed(sign("ram-profile", 180, 116, 176)),
    "the-professors-hat": hat_on_a_milestone,
    # The Kitchens
    "the-professors-bench": proof_bench,
    "the-great-slab": great_slab,
    "rising-from-the-table": hand_over_the_mouth,
    "what-comes-back-up": lambda p: beef_tin(p, True),
    "a-coat-buttoned": buttoned_coat,
    "seven-beds-to-air": tags,
    "the-goats-owner": bell_on_a_gatepost,
    "foot-shard": shard_of_the_foot,
    "the-twentieth-cartridge": cartridges,
    "plate-31": negative,
    "a-bell-one-storey-below": small_bell,
    "eleven-tracks-out": tracks_out,
    # The fog of zone III
    "the-kitchen-cat": cat_with_a_bell,
    "the-mouth-coughs": smoke_ring,
    "steam-across-the-path": towels,
    "your-mothers-kitchen": kitchen_door,
    "a-door-held-open": held_door,
}
