"""Small plates of the second curse: what is met on the moor, at the towers, and where the hunt comes to older places."""

import math

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import (
    BLOOD,
    BONE,
    CLAY,
    HORN,
    PELT,
    antler,
    bone,
    boulder,
    drop,
    fur,
    hide,
    horn,
    pole,
    rings_in_grass,
    track,
    whistle,
)
from tools.seventh_continent_art.hunt import (
    BLOOM,
    MOSS,
    PEAT,
    STRAW,
    cartridge,
    collar,
    ling,
    pit,
    planks,
    rifle,
    shoulder,
)
from tools.seventh_continent_art.marks import bowl, hand
from tools.seventh_continent_art.moor import goat_front
from tools.seventh_continent_art.parts import BLACK, BRASS, GREY, LEAF, LINEN, RED, SKIN, STONE, WOOD
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate
from tools.seventh_continent_art.skills import rays
from tools.seventh_continent_art.towers import door, ear, gull, hat

WALL, COURSE, DARK = "#d8b48a", "#9c6a44", "#2f211a"


# Parts of these plates


def note(p: Plate, x: float, y: float, size: float, flag: bool = False) -> None:
    """A note; the middle of its head lies at the point."""
    p.disc(x, y, size * 0.4, size * 0.3, INK, INK, 1)
    tail = f"q{size * 0.4:.1f} {size * 0.15:.1f} {size * 0.35:.1f} {size * 0.55:.1f}" if flag else ""
    p.lines([f"M{x + size * 0.36:.1f} {y:g}v{-size * 1.4:.1f}{tail}"], INK, size * 0.12)


def turret(p: Plate, x: float, foot: float, wide: float, high: float, fill: str = WALL) -> None:
    """A sounding tower, small."""
    w = wide / 2
    parts.filled(p, f"M{x - w:g} {foot:g}L{x - w * 0.72:g} {foot - high:g}H{x + w * 0.72:g}L{x + w:g} {foot:g}z", fill, INK, 2.6)  # fmt: skip
    p.lines([f"M{x - w * (1 - 0.28 * k / 5):.0f} {foot - high * k / 5:.0f}h{2 * w * (1 - 0.28 * k / 5):.0f}" for k in (1, 2, 3, 4)], COURSE, 1.8)  # fmt: skip
    p.disc(x, foot - high, w * 0.8, w * 0.2 + 2, DARK, INK, 2.4)


def flank(p: Plate, wound: bool = False, washed: bool = False) -> None:
    """Its left side, as close as one comes."""
    path = "M44 206Q40 96 110 66Q190 36 262 62Q322 86 318 206z"
    p.add(f'<path d="{path}" fill="{PELT}" stroke="{INK}" stroke-width="3"/>')
    fur(p, path, (44, 44, 318, 206), 170, (18, 13))
    p.lines(["M122 92q24 40 16 104M176 84q26 46 20 116M230 92q24 40 20 104"], "#5d5a58", 4, 0.7)
    if wound or washed:
        p.disc(206, 146, 30, 22, "#d9b8a8" if washed else PELT, INK, 2)
        p.disc(206, 146, 11, 9, BLOOD, INK, 2)
    if wound and not washed:
        p.lines(["M206 154q-6 20 2 44"], BLOOD, 5)


def hands_of(p: Plate, x: float, y: float, size: float, turn: float = 0) -> None:
    """Two hands, held open."""
    hand(p, x - size * 0.5, y, size, SKIN, -turn, True)
    hand(p, x + size * 0.5, y, size, SKIN, turn)


def bed(p: Plate, x: float, y: float, size: float) -> None:
    p.sign("bed", x, y, size, INK)


def goats_in(p: Plate, points: tuple[tuple[float, float, float], ...]) -> None:
    for n, (x, y, s) in enumerate(points):
        goat_front(p, x, y, s, ("#e6dcc6", "#8f7a66", "#cfc3ac")[n % 3])


def egg(p: Plate, x: float, y: float, size: float, colour: str = "#dfe3d8") -> None:
    p.disc(x, y, size * 0.4, size * 0.52, colour, INK, 2.6)
    p.stipple([(x - size * 0.25, y - size * 0.3), (x + size * 0.25, y + size * 0.3)], 12, "#6d6056")


def mushroom(p: Plate, x: float, foot: float, size: float) -> None:
    parts.filled(p, f"M{x - size * 0.12:.1f} {foot:g}l{size * 0.03:.1f} {-size * 0.5:.1f}h{size * 0.18:.1f}l{size * 0.03:.1f} {size * 0.5:.1f}z", LINEN, INK, 2)  # fmt: skip
    parts.filled(p, f"M{x - size * 0.42:.1f} {foot - size * 0.45:.1f}q{size * 0.42:.1f} {-size * 0.66:.1f} {size * 0.84:.1f} 0z", CLAY, INK, 2.2)  # fmt: skip


# The moor


def seat_below(p: Plate) -> None:
    """A seat in the wall of a pit, and at the ear a stopper of horn on a string."""
    parts.filled(p, "M52 44h256v162h-256z", PEAT, INK, 3)
    p.hatch("M52 44h256v162h-256z", 88, 10, BLACK, 1.2, 0.6, (52, 44, 308, 206))
    p.lines(["M40 44h280"], LEAF, 10)
    parts.filled(p, "M96 150h120v18h-120z", WOOD, INK, 2.6)
    parts.filled(p, "M108 190h96v12h-96z", WOOD, INK, 2.4)
    p.disc(252, 104, 17, 17, BLACK, INK, 2.4)
    p.lines(["M252 72q22 20 22 62"], STRAW, 2.6)
    parts.filled(p, "M264 134h20l-4 34h-12z", HORN, INK, 2.2)


def mouth_hole(p: Plate) -> None:
    """A hole the size of a mouth; one puts an ear to it."""
    for x, y, w, h in ((90, 206, 100, 70), (180, 206, 96, 60), (268, 206, 96, 74), (118, 140, 92, 60), (256, 136, 100, 62), (184, 84, 110, 48)):  # fmt: skip
        boulder(p, x, y, w, h, ("#b3ada4", "#a09a93", "#c2bcb1")[int(x) % 3])
    p.disc(186, 128, 34, 25, BLACK, INK, 4)
    parts.sounds(p, 222, 128, (20, 38, 56), 1)


def other_side(p: Plate) -> None:
    """A gate of antlers, open, and beyond it stones with their flat face up."""
    for n in range(5):
        p.disc(180, 200 - n * 17, 44 - n * 7, 9 - n, STONE, INK, 2)
    for x, flip in ((104, True), (256, False)):
        pole(p, f"M{x} 206V84", 9, "#d8c9a4")
        antler(p, x, 92, 70, flip, 5)
    for y in (116, 144, 172):
        pole(p, f"M98 {y}L52 {y + 14}", 5, BONE)


def captain_in_shirt(p: Plate) -> None:
    """Letters pushed across, a box with three dials, a rifle to be held."""
    rifle(p, 180, 78, 250, -6)
    for n in range(4):
        parts.sheet(p, 106 + n * 5, 156 - n * 6, 84, 64, -6 + n * 3, 4)
    parts.box(p, 190, 126, 116, 68, "#8a8f94", 3)
    for n in range(3):
        p.disc(220 + n * 28, 166, 11, 11, LINEN, INK, 2.6)
    parts.stroke(p, "M60 158Q150 190 310 146", RED, 4)


def ladder_mended(p: Plate) -> None:
    """A ladder at the bottom, one thong working loose; scratches to the height of a paw."""
    parts.filled(p, "M56 36h248v170h-248z", PEAT, INK, 3)
    p.lines([f"M{80 + n * 9} {150 + n % 3 * 8}l-3 40M{248 + n * 9} {152 + n % 3 * 8}l3 38" for n in range(5)], "#c9a878", 3)  # fmt: skip
    parts.ladder(p, 180, 206, 176, 34, 6, 8, 3)
    p.lines(["M146 104l18 6M148 112l16 4"], "#e8d8ae", 4)
    parts.stroke(p, "M150 112q-14 14 -8 34", "#e8d8ae", 4)


def two_trails(p: Plate) -> None:
    """Two lines of drops that part: one red, one brown; beside them a rule on a flat stone."""
    for n in range(6):
        drop(p, 176 - n * 19, 196 - n * 25, 13 - n, "#a3201c")
        drop(p, 196 + n * 19, 196 - n * 25, 13 - n, "#6d4026")
    parts.stones(p, ((180, 86, 86),), "#c9c3b8")
    p.lines(["M152 74h28M148 88h60M154 100h40"], INK, 3.4)


def grass_with_nothing(p: Plate) -> None:
    """Grass pressed flat, and fingers spread over it."""
    p.disc(180, 176, 128, 34, "#b3aa68", INK, 2)
    for ring in (0.95, 0.66, 0.36):
        p.lines(rings_in_grass(180, 176, 128 * ring, 34 * ring, int(34 * ring) + 8, 28), MOSS, 2.4)
    hand(p, 184, 96, 96, SKIN, 176)


def fourth_stone(p: Plate) -> None:
    """Three stones stand, a fourth lies; with it they show a gap in the hills."""
    parts.filled(p, "M50 112q40 -44 84 -20l22 26q10 -34 60 -40t94 40z", "#a9a0ae", INK, 2)
    for x, y, w, h in ((130, 150, 22, 34), (114, 176, 30, 48), (88, 206, 42, 66)):
        boulder(p, x, y, w, h)
    parts.filled(p, "M190 206l8 -28 96 -12 26 20 -6 20z", "#b3ada4", INK, 2.6)
    ling(p, 186, 322, 212, 24, 11)


def combed_hair(p: Plate) -> None:
    """Hair in rolls, and a comb of bone."""
    for n in range(3):
        p.disc(96 + n * 62, 176, 32, 26, PELT, INK, 2.6)
        p.lines([f"M{96 + n * 62 - 20} 176a20 15 0 1 1 30 12a12 9 0 1 1 -14 -14"], "#4f4c4a", 3)
    parts.filled(p, "M110 52h140q8 0 8 10v22h-156v-22q0 -10 8 -10z", BONE, INK, 2.8)
    p.lines([f"M{108 + n * 9.4:.0f} 84v44" for n in range(16)], INK, 6)
    p.lines([f"M{108 + n * 9.4:.0f} 84v42" for n in range(16)], BONE, 3)
    p.lines(["M150 112q20 12 40 0t36 4"], PELT, 4)


def pelt_on_rack(p: Plate) -> None:
    hide(p, 180, 104, 200, 128, PELT)
    fur(p, "M112 54H250V154H112z", (112, 54, 250, 150), 90, (6, 14))
    p.lines(["M196 92h26M209 84v30M198 114h22"], "#3a2a1c", 4)


def in_the_water(p: Plate) -> None:
    """A shoulder out of brown water, its head on the collar as on a sill."""
    shoulder(p, 210, 176, 118)
    collar(p, 92, 146, 38)
    parts.filled(p, "M40 170q35 -12 70 0t70 0t70 0t70 0v36h-280z", "#6e4a2a", INK, 2.4)
    p.lines(["M70 188h50M160 194h64M250 186h40"], "#c79a62", 3)
    p.lines(["M196 116q4 26 -2 54M244 112q6 30 2 56"], "#6e4a2a", 4)


def left_side_washed(p: Plate) -> None:
    flank(p, washed=True)
    hand(p, 124, 128, 74, SKIN, 70)


def something_hard(p: Plate) -> None:
    """Under a finger: small, smooth, cold."""
    flank(p, washed=True)
    p.disc(206, 146, 15, 12, "#57606a", INK, 2.4)
    parts.filled(p, "M326 60l-96 66q-12 12 -4 18t18 -4l90 -46z", SKIN, INK, 2.6)


def buckle(p: Plate) -> None:
    """A buckle with something scratched on it."""
    parts.filled(p, "M34 98h86v54h-86zM240 98h86v54h-86z", "#8a4f2c", INK, 3)
    parts.filled(p, "M108 56h144v136h-144z", BRASS, INK, 4)
    parts.filled(p, "M140 86h80v76h-80z", "#f6eed8", INK, 3)
    p.lines(["M180 56v92"], INK, 9)
    p.lines(["M120 66h10M136 68h14M198 66h22M228 68h12M118 182h20M146 180h12M200 182h34"], INK, 3)


def looked_at(p: Plate) -> None:
    """Somebody in the middle of a ring of stones, arms at the sides, and an eye."""
    for n in range(12):
        a = n * math.pi / 6
        parts.stones(p, ((180 + 122 * math.cos(a), 172 + 34 * math.sin(a), 34),))
    parts.figure(p, 180, 188, 108)
    p.add(f'<path d="M120 52q60 -44 120 0q-60 40 -120 0z" fill="{LINEN}" stroke="{INK}" stroke-width="3"/>')
    p.disc(180, 51, 17, 18, "#8a7a3c", INK, 2.4)
    p.disc(180, 51, 7, 9, BLACK, "none", 0)


def hide_aside(p: Plate) -> None:
    """A hide drawn aside, and a lane in the fog behind it."""
    pole(p, "M66 44H294M78 206V40M282 206V40", 7, WOOD)
    parts.filled(p, "M156 206l18 -120h18l34 120z", STRAW, INK, 2)
    parts.fog(p, 122, 140, 84, 100)
    parts.fog(p, 256, 140, 70, 100)
    parts.filled(p, "M86 50h70q-8 60 -52 86l-18 10z", "#b58a5c", INK, 2.8)
    for x, y in ((104, 72), (124, 92), (100, 108)):
        p.disc(x, y, 7, 6, PALE, INK, 1.6)


def drift_of_horn(p: Plate) -> None:
    """A seam of horn, and a spade upright in it."""
    for n in range(11):
        horn(p, 76 + n * 21, 204 - n * 7 % 18, 62, n * 53 % 120 - 60, n % 2 == 0, ("#c9ab7c", "#a98a5c", "#d8b97c")[n % 3])  # fmt: skip
    pole(p, "M188 180V38", 8, WOOD)
    pole(p, "M166 38H210", 8, WOOD)
    parts.filled(p, "M168 132h40v38q-20 34 -40 0z", "#c9cfce", INK, 2.8)


def ten_wrong(p: Plate) -> None:
    """Eleven whistles; ten have a label."""
    parts.stroke(p, "M40 42H320", INK, 6)
    for n in range(11):
        x, good = 58 + n * 24.4, n == 6
        whistle(p, x, 98 if good else 92 + n * 7 % 12, 96 if good else 76, 5 if good else 1 + n * 5 % 7, 90, LINEN if good else "#c9b48a")  # fmt: skip
        if not good:
            parts.box(p, x - 9, 148 + n % 2 * 20, 18, 16, PALE, 1.6)
            p.lines([f"M{x - 5:.0f} {154 + n % 2 * 20}l10 6M{x + 5:.0f} {154 + n % 2 * 20}l-10 6"], RED, 2.2)


def courteous_one(p: Plate) -> None:
    """A shoulder in full light, side on; a gull with its beak shut."""
    p.sun(80, 62, 14)
    shoulder(p, 196, 186, 150)
    ling(p, 48, 316, 208, 40, 10)
    gull(p, 288, 72, 52, False, True)


def call_unanswered(p: Plate) -> None:
    """The call comes over from the towers; goats that wait."""
    turret(p, 74, 150, 40, 92)
    note(p, 132, 84, 30)
    note(p, 168, 112, 30)
    p.lines(["M204 118q14 10 22 28"], GREY, 3)
    goats_in(p, ((150, 176, 0.72), (214, 170, 0.8), (282, 172, 0.86)))


def prints_at_ford(p: Plate) -> None:
    """A track as broad as a tray: three feet press, the fourth draws a wave."""
    p.disc(180, 196, 120, 16, "#c3ad7a", "none", 0)
    for x, y in ((96, 172), (140, 112), (202, 142)):
        track(p, x, y, 66, 40, INK)
    p.lines(["M232 112q16 -16 32 -8t34 -14M236 124q16 -16 32 -8t34 -14M230 100q16 -16 32 -8t34 -14"], INK, 4)
    p.lines(["M44 206q14 -10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0"], SEA, 4)


def eight_handles(p: Plate) -> None:
    """Eight handles cut into two poles; a roll of linen with a needle through it."""
    for y in (72, 188):
        pole(p, f"M36 {y}H324", 13, "#8a6436")
        for n in range(4):
            parts.filled(p, f"M{62 + n * 66} {y - 10}h40v20h-40z", "#e0bd84", INK, 2.4)
    parts.filled(p, "M60 80h240v100h-240z", "#b58a5c", INK, 2.4)
    p.disc(180, 130, 44, 34, LINEN, INK, 2.8)
    p.disc(180, 130, 26, 20, "none", "#b0a58c", 2.4)
    p.disc(180, 130, 10, 8, "none", "#b0a58c", 2.4)
    p.lines(["M126 158L240 98"], "#57606a", 5)
    parts.stroke(p, "M240 98q30 6 24 38", RED, 3)


def hunt_all_round(p: Plate) -> None:
    """One hunt painted in a ring; the last picture meets the first."""
    p.disc(180, 122, 128, 86, "#d9b98a", INK, 3)
    p.disc(180, 122, 58, 36, "#f6eed8", INK, 2)
    for n in range(8):
        a = math.pi * (-0.5 + n / 4)
        x, y = 180 + 94 * math.cos(a), 122 + 62 * math.sin(a)
        if n % 2 == 0:
            p.disc(x, y - 14, 6, 6, BLACK, "none", 0)
            p.lines([f"M{x:.0f} {y - 8:.0f}v16l-7 12M{x:.0f} {y + 8:.0f}l7 12M{x - 13:.0f} {y - 12:.0f}l13 9 13 -9"], BLACK, 3.4)  # fmt: skip
        else:
            p.add(f'<path d="M{x - 22:.0f} {y + 14:.0f}v-16q4 -14 20 -12t18 -4l9 6-9 6v20h-5v-12h-22v12z" fill="{RED}"/>')  # fmt: skip
    parts.stroke(p, "M168 122a12 10 0 1 1 12 10M180 132l-8 -2M180 132l-3 7", INK, 3)


def bog_butter(p: Plate) -> None:
    """A keg with hoops of moss."""
    parts.filled(p, "M108 74q-22 64 0 126h144q22 -62 0 -126z", "#8a6436", INK, 3)
    for y in (92, 140, 184):
        parts.stroke(p, f"M{98 if y == 140 else 106} {y}q{82 if y == 140 else 74} 14 {164 if y == 140 else 148} 0", "#6f7a48", 9)  # fmt: skip
    p.disc(180, 74, 72, 20, "#57432c", INK, 3)
    p.disc(180, 72, 58, 15, "#d5d3c4", INK, 2.4)
    p.lines(["M150 72q16 -8 30 0t30 -2"], "#a8a594", 3)


def under_the_cloth(p: Plate) -> None:
    """A plate-holder hung between three legs; a label in pencil."""
    parts.filled(p, "M104 92Q120 36 180 36T256 92l14 44q-40 -14 -90 -14t-90 14z", BLACK, INK, 2.6)
    for path in ("M170 120L112 206", "M180 120V206", "M190 120L248 206"):
        pole(p, path, 6, "#c79a5c")
    parts.box(p, 142, 132, 76, 58, "#46413c", 3)
    parts.box(p, 150, 140, 60, 42, "#8d8a86", 1.6)
    parts.box(p, 226, 168, 76, 26, LINEN, 2)
    p.lines(["M234 178h52M234 186h34"], INK, 2.4)


def cheese_under_salt(p: Plate) -> None:
    """A cheese in its cloth, on the rind a gate, shut."""
    parts.filled(p, "M66 206q-14 -20 10 -44l208 0q24 24 10 44z", LINEN, INK, 2.6)
    parts.filled(p, "M96 86v74q84 26 168 0v-74z", "#e0bd6c", INK, 3)
    p.disc(180, 86, 84, 26, "#f0d68c", INK, 3)
    p.lines(["M150 116v44M210 116v44M150 124h60M150 138h60M150 152h60M150 152l60 -28"], "#8a5a1c", 4)
    p.lines([f"M{86 + n * 37 % 190} {176 + n * 13 % 24}h4" for n in range(20)], "#b5ad97", 4)


def look_at_hands(p: Plate) -> None:
    """Goats that have come close; two hands."""
    goats_in(p, ((100, 96, 1.0), (180, 82, 1.0), (260, 96, 1.0)))
    hands_of(p, 180, 184, 70, 12)


def turns_left_side(p: Plate) -> None:
    flank(p, wound=True)


def cairn_gives_back(p: Plate) -> None:
    """A wall clears its throat and says it in your voice."""
    for row in range(4):
        for n in range(4 - row % 2):
            boulder(p, 70 + n * 50 + row % 2 * 25, 206 - row * 34, 54, 40, ("#b3ada4", "#a09a93", "#c2bcb1")[(n + row) % 3])  # fmt: skip
    p.disc(214, 128, 17, 13, BLACK, INK, 3)
    parts.filled(
        p, "M250 60h78q8 0 8 8v46q0 8 -8 8h-56l-22 22 4 -22h-4q-8 0 -8 -8v-46q0 -8 8 -8z", LINEN, INK, 2.6
    )
    p.lines(["M258 80h60M258 94h44M258 108h26"], INK, 3)


def tea_eels(p: Plate) -> None:
    """Brown eels tied in a bow in a pan."""
    p.disc(170, 150, 104, 48, BLACK, INK, 4)
    p.disc(170, 146, 86, 36, "#57504a", INK, 2)
    parts.stroke(p, "M268 138L336 112", INK, 13)
    for path in ("M110 150c20 -40 50 -30 58 -6t40 40 40 -30", "M230 132c-24 -30 -50 -14 -58 10t-36 30 -30 -14", "M150 122c10 20 30 30 50 24"):  # fmt: skip
        parts.eel(p, path, 8, "#6e4a2a")
    p.steam(170, 100, 64, GREY, 4)


def comes_on(p: Plate) -> None:
    """From in front, in full light: each foot where one can see it."""
    rays(p, 180, 76, 58, 84, 18)
    for n, (x, y, size) in enumerate(((166, 92, 30), (196, 120, 42), (156, 152, 56), (210, 188, 74))):
        track(p, x, y, size, 180 + (8, -8)[n % 2], INK)


def stops_at_horn(p: Plate) -> None:
    """The horn, and a print that stops before it."""
    horn(p, 96, 200, 130, 12)
    parts.sounds(p, 194, 96, (18, 36, 54), 1)
    track(p, 288, 150, 70, -90, INK)
    p.lines(["M246 84v124"], RED, 4)


def beaten(p: Plate) -> None:
    """The bog takes it up: a skin of moss, and two beaters of bone that somebody has begun with."""
    p.disc(180, 182, 112, 34, PEAT, INK, 2.6)
    p.disc(180, 160, 112, 38, "#a8b072", INK, 2.8)
    for ring in (0.7, 0.42, 0.18):
        p.disc(180, 160, 112 * ring, 38 * ring, "none", PALE, 2.6)
    for x, side in ((128, -1), (232, 1)):
        pole(p, f"M{x} 136L{x + side * 56} 58", 7, BONE)
        p.disc(x, 138, 16, 14, "#b58a5c", INK, 2.6)
    p.lines(
        ["M112 112l-16 -14M128 106v-20M232 106v-20M248 112l16 -14M180 118v-26M160 120l-8 -22M200 120l8 -22"],
        INK,
        3.4,
    )


def pit_keeps(p: Plate) -> None:
    """Sky cut square, from below, and a ladder in pieces."""
    parts.filled(p, "M40 26h280v182h-280z", PEAT, INK, 3)
    parts.filled(p, "M130 56h100v70h-100z", "#dfe8e6", INK, 3)
    p.lines(["M40 26l90 30M320 26l-90 30M40 208l90 -82M320 208l-90 -82"], INK, 2.6)
    p.sign("fluffy-cloud", 184, 90, 54, LINEN)
    pole(p, "M96 200L166 162M150 206l40 -30M214 168l60 34M200 200l30 -8", 6, "#a37b47")
    p.lines([f"M{70 + n * 9} 110l-4 46M{262 + n * 9} 110l4 46" for n in range(3)], "#c9a878", 3)


def planks_down(p: Plate) -> None:
    """Boots, knees, belt."""
    planks(p, (3, 4, 5))
    parts.filled(p, "M152 166q-4 -78 30 -84t32 84q-30 12 -62 0z", "#5d6a6e", INK, 2.6)
    p.disc(182, 62, 18, 20, SKIN, INK, 2.4)
    parts.filled(p, "M150 140h64v13h-64z", BLACK, INK, 2)
    p.lines(["M156 104l-34 -30M208 104l34 -30"], "#5d6a6e", 12)


def brown_is_yours(p: Plate) -> None:
    """A circle of brown drops that comes out at a bed."""
    for n in range(13):
        a = math.pi * (0.62 + n * 0.138)
        drop(p, 180 + 118 * math.cos(a), 120 + 78 * math.sin(a), 9, "#6d4026")
    bed(p, 180, 146, 128)


def warm_trail(p: Plate) -> None:
    """Drops as round as coins, that make for the sieve."""
    for n in range(6):
        drop(p, 72 + n * 30, 192 - n * 14, 14 - n, "#a3201c")
    hide(p, 276, 88, 66, 92, "#b58a5c", ((0, -0.4, 6), (0, 0.05, 6), (0, 0.5, 6)))
    hand(p, 96, 112, 58, SKIN, 170)
    p.steam(80, 168, 30, GREY, 3)


def brown_trail(p: Plate) -> None:
    """It turns back for no reason, and makes for something that stands in a line."""
    for x, y in ((60, 190), (92, 168), (126, 158), (158, 170), (180, 148), (162, 122), (176, 96), (208, 92), (236, 106)):  # fmt: skip
        drop(p, x, y, 9, "#6d4026")
    for x, y, w, h in ((262, 108, 22, 32), (286, 132, 30, 46), (312, 168, 38, 64)):
        boulder(p, x, y, w, h)


def where_it_licked(p: Plate) -> None:
    """A broad wet stroke across the stones."""
    parts.stones(p, ((100, 172, 90), (186, 180, 100), (270, 172, 92)), "#b8b2a8")
    p.add(f'<path d="M52 140Q180 176 312 126L304 160Q180 204 64 172z" fill="#8fbdb0" stroke="{INK}" stroke-width="1.600" opacity=".85"/>')  # fmt: skip
    parts.filled(
        p, "M228 44q70 -20 84 24q4 34 -40 66q-28 14 -34 -8q36 -26 22 -44q-14 -14 -40 -6z", "#b5645c", INK, 3
    )
    p.lines(["M262 60q26 4 22 34"], "#8a3f3a", 3)


def lies_down(p: Plate) -> None:
    """An eye that has the whole moor in it, upside down; a hand that draws the lid."""
    p.add(
        f'<path d="M60 132q120 -120 240 0q-120 92 -240 0z" fill="{LINEN}" stroke="{INK}" stroke-width="4"/>'
    )
    p.disc(180, 130, 54, 52, "#a9a05c", INK, 3)
    parts.filled(p, "M128 118a54 52 0 0 1 104 0q-52 14 -104 0z", "#6f7148", INK, 1.6)
    for n in range(5):
        p.add(f'<path d="M{148 + n * 16} 120v22q-5 -4 -5 -12v-10z" fill="{BLACK}"/>')
        p.disc(146 + n * 16, 145, 4, 4, BLACK, "none", 0)
    hand(p, 250, 66, 76, SKIN, 214)


def gets_up(p: Plate) -> None:
    """It goes off at a walk, on four feet."""
    p.sun(288, 70, 18)
    parts.filled(p, "M40 150q60 -30 140 -20t140 10v66h-280z", MOSS, INK, 2.4)
    for n in range(4):
        track(p, 86 + n * 52, 188 - n * 16, 44 - n * 7, 50, BLACK)
    shoulder(p, 276, 140, 46)
    ling(p, 226, 326, 148, 18, 8)
    gull(p, 120, 82, 60, True)


def looks_and_stays(p: Plate) -> None:
    """It keeps its right side to you, as one keeps on one's hat."""
    shoulder(p, 200, 166, 120)
    p.add(f'<path d="M66 122q26 -18 50 0q-24 18 -50 0z" fill="#f3ecd2" stroke="{INK}" stroke-width="3"/>')
    p.disc(91, 121, 8, 9, BLACK, "none", 0)
    for n in range(5):
        parts.figure(p, 108 + n * 36, 208, 44)


def ellerys_box(p: Plate) -> None:
    """A box with three dials, open; in it a matchbox, in the matchbox a case."""
    parts.filled(p, "M82 110l24 -66h168l24 66z", "#9aa3a4", INK, 3)
    for n in range(3):
        p.disc(142 + n * 40, 76, 14, 14, LINEN, INK, 2.6)
        p.lines([f"M{142 + n * 40} 76l{(-7, 8, 2)[n]} {(-8, -4, 9)[n]}"], INK, 3)
    parts.box(p, 82, 110, 216, 92, "#8a8f94", 3)
    parts.box(p, 112, 128, 118, 56, LINEN, 2.4)
    cartridge(p, 170, 156, 74, 86, True)
    parts.sheet(p, 266, 156, 54, 66, 8, 2)


def answer(p: Plate) -> None:
    """Water, hill, gate; and a voice that calls it back."""
    parts.head(p, 92, 138, 120)
    parts.sounds(p, 128, 152, (20, 38), 1)
    p.lines(["M196 198q10 -9 20 0t20 0t20 0t20 0t20 0"], SEA, 5)
    parts.filled(p, "M208 160q36 -56 88 0z", MOSS, INK, 2.4)
    p.lines(["M222 84v-46M280 84v-46M222 46h58M222 60h58M222 74h58"], WOOD, 5)


# The towers


def bone_slide(p: Plate) -> None:
    """A chute, as broad as a person, polished by a lifetime of bones; it goes one way, through the roof of a kitchen."""
    parts.filled(p, "M44 62l40 -26 206 124 -10 46h-40z", "#a97f58", INK, 3)
    parts.filled(p, "M66 58l20 -12 190 116 -8 26z", "#5b4329", INK, 2)
    for x, y, turn in ((112, 82, 30), (166, 116, -20), (224, 152, 40)):
        bone(p, x, y, 60, turn)
    p.lines(["M110 132l-26 -16M142 164l-30 -18M178 190l-26 -16"], INK, 3)
    p.steam(300, 140, 56, GREY, 4)


def twelfth_rib(p: Plate) -> None:
    """A whale's rib, bored through, as a mouthpiece."""
    parts.filled(p, "M206 206l10 -130h90l10 130z", WALL, INK, 2.6)
    rib = "M56 176Q84 60 214 92"
    pole(p, rib, 22, BONE)
    p.disc(54, 178, 12, 9, DARK, INK, 2.4)
    for x, y in ((96, 116), (132, 98), (170, 92)):
        p.disc(x, y, 6, 5, DARK, INK, 1.6)
    parts.sounds(p, 260, 84, (22, 40), 1)


def warm_stone(p: Plate) -> None:
    """One stands out of its row, with dew on it; where it stood, a roll of hide tied with hair."""
    for n in range(4):
        boulder(p, 66 + n * 46, 118, 44, 34, ("#b8a890", "#a5967f")[n % 2])
    boulder(p, 236, 186, 96, 78, "#cbbca4")
    parts.drops(p, ((214, 148), (244, 134), (262, 160)), 7, "#8fbdb0")
    p.steam(238, 104, 50, GREY, 4)
    parts.filled(p, "M76 164h82v30h-82z", "#b58a5c", INK, 2.6)
    p.disc(76, 179, 9, 15, "#8a6440", INK, 2.4)
    p.lines(["M112 162v34M122 162v34"], PELT, 4)


def call_to_supper(p: Plate) -> None:
    """Gate, hill, water, and two notes to each."""
    turret(p, 78, 206, 52, 128)
    p.lines(["M138 84v-38M186 84v-38M138 52h48M138 64h48M138 76h48"], WOOD, 4.4)
    parts.filled(p, "M132 142q30 -46 62 0z", BLOOM, INK, 2.2)
    p.lines(["M130 182q9 -8 18 0t18 0t18 0t18 0M130 196q9 -8 18 0t18 0t18 0t18 0"], SEA, 4)
    for y in (74, 134, 192):
        note(p, 232, y - 8, 22)
        note(p, 276, y + 4, 22)


def clay_inside(p: Plate) -> None:
    """A cup of horn worn to the shape of an ear, and two plugs of clay with a thumbprint on each."""
    parts.box(p, 52, 168, 256, 16, WOOD, 3)
    parts.filled(p, "M84 84q6 70 26 84h40q24 -16 26 -84q-18 -20 -30 -2t-34 0t-28 2z", "#e0bd7c", INK, 3)
    p.lines(["M90 118q40 12 82 0"], "#8f6a34", 3)
    for x in (222, 272):
        parts.filled(p, f"M{x - 18} 168q-4 -40 18 -46q24 6 18 46z", CLAY, INK, 2.6)
        p.lines([f"M{x - 7} 146a8 9 0 1 1 13 6M{x - 3} 147a4 5 0 1 1 6 3"], "#7a4226", 2)


def yard_keeps(p: Plate) -> None:
    """A cheek on the paving, and names below it."""
    parts.filled(p, "M44 128h272l12 20h-296z", "#e6d0a8", INK, 2.6)
    p.lines(["M90 128l-6 20M140 128l-3 20M190 128v20M240 128l3 20M290 128l6 20"], INK, 1.8)
    p.add('<g transform="rotate(84 170 92)">')
    parts.head(p, 170, 92, 86)
    p.add("</g>")
    for n in range(4):
        p.lines([f"M{76 + n * 9} {166 + n * 12}h{34 + n * 5}M{150 + n * 6} {166 + n * 12}h{50 - n * 4}M{230 - n * 3} {166 + n * 12}h{46 - n * 7}"], GREY, 4)  # fmt: skip


def props(p: Plate) -> None:
    """Four beams cut to length, and the pencil still in the notch."""
    for n in range(4):
        y = 196 - n * 30
        pole(p, f"M{60 + n * 6} {y}L{296 - n * 8} {y - 16}", 17, ("#c79a5c", "#b98f58")[n % 2])
        p.add(f'<path d="M{250 - n * 8} {y - 22}l14 14 12 -16z" fill="{DARK}"/>')
    p.lines(["M214 92l34 -54"], INK, 8)
    p.lines(["M214 92l34 -54"], "#d8a531", 4)
    p.lines([f"M{50 + n * 30} 212q4 -16 10 -22M{56 + n * 30} 206l-8 -6" for n in range(9)], LEAF, 2.6)


def shadow_at_door(p: Plate) -> None:
    parts.filled(p, "M86 206V30h188v176z", WALL, INK, 3)
    p.lines([f"M86 {58 + n * 29}h188" for n in range(5)], COURSE, 1.8)
    parts.filled(p, "M136 206V84h88v122z", WOOD, INK, 3)
    p.add('<path d="M136 206V84h88v122z" fill="#1c120c" opacity=".75"/>')
    parts.stroke(p, "M196 144h26l4 -8", BRASS, 5)
    p.sun(312, 62, 13)


def dust_jumps(p: Plate) -> None:
    """On the sill the dust forms up in ranks."""
    parts.filled(p, "M44 158h272v28h-272z", "#efe0c0", INK, 3)
    for row in range(3):
        p.lines([f"M{70 + n * 24} {150 - row * 22 - n % 2 * 4}v-9" for n in range(10)], INK, 4.4)
    for r in (1, 2, 3):
        p.lines([f"M{180 - r * 36} 62q{r * 36} {-r * 16} {r * 72} 0"], GREY, 2.6)
    p.disc(180, 80, 7, 6, "none", GREY, 2)


def three_storeys(p: Plate) -> None:
    """A gate in the air, ajar, and a path that comes out of the air and goes on into it."""
    turret(p, 76, 206, 50, 160)
    turret(p, 284, 206, 50, 160)
    for y in (70, 86, 102, 118):
        pole(p, f"M112 {y}L212 {y + 10}", 5, "#c9975c")
    pole(p, "M112 64V124M212 74V136", 5, "#c9975c")
    p.lines(["M112 140q-40 8 -70 4M216 146q50 10 100 2"], STRAW, 7)
    p.lines([f"M{160 + k * 4} 74q-4 9 0 18" for k in range(4)], PELT, 2.4)
    p.sign("feather", 246, 112, 34, GREY, 20)


def ear_at_each_foot(p: Plate) -> None:
    for x in (90, 270):
        turret(p, x, 160, 56, 124)
        ear(p, x + (34 if x < 180 else -34), 184, 42)
    note(p, 174, 100, 40, True)
    p.lines(["M126 84q10 14 0 28M234 84q-10 14 0 28"], INK, 3)


def bones_with_labels(p: Plate) -> None:
    for n in range(5):
        bone(p, 92, 196 - n * 17, 84, (-3, 4)[n % 2])
    for n in range(6):
        p.disc(192 + n % 3 * 26 - n // 3 * 12 + 12, 194 - n // 3 * 22, 13, 11, BONE, INK, 2)
    for n in range(4):
        pole(p, f"M{262 + n * 14} 202q-12 -40 10 -64", 7, BONE)
    for x, many in ((92, 2), (206, 4), (290, 3)):
        parts.box(p, x - 26, 62, 52, 24, "#a97f4b", 2.2)
        p.lines([f"M{x - 12 + k * 8} 66v16" for k in range(many)], DARK, 3)
        p.lines([f"M{x} 86v16"], STRAW, 2.4)


def soup_tablets(p: Plate) -> None:
    parts.tin(p, 122, 96, 120, 92)
    p.lines(["M86 146h72M92 160h56"], RED, 5)
    for n in range(3):
        parts.filled(p, f"M{204 + n * 10} {184 - n * 26}l70 -10 12 20 -70 12z", ("#b0763a", LINEN, "#b0763a")[n], INK, 2.4)  # fmt: skip
    p.lines(["M222 160h40M226 167h34"], INK, 1.8)
    p.steam(236, 112, 56, GREY, 4)


def groove_and_peg(p: Plate) -> None:
    """A peg of bone worn thin, and a sling of sinew."""
    parts.filled(p, "M40 92h280v34h-280z", WALL, INK, 2.6)
    p.lines(["M70 104h250M70 112h250"], DARK, 5)
    pole(p, "M84 100V36", 10, BONE)
    p.lines(["M84 66q-6 8 0 16"], INK, 3)
    for dx in (-40, -14, 14, 40):
        p.lines([f"M196 112Q{196 + dx} 140 {196 + dx} 166Q{196 + dx * 0.6:.0f} 204 196 206"], INK, 5)
        p.lines([f"M196 112Q{196 + dx} 140 {196 + dx} 166Q{196 + dx * 0.6:.0f} 204 196 206"], "#e6d4a4", 2.4)
    p.lines(["M158 150q38 12 76 0M158 180q38 12 76 0"], "#b39a62", 3)


def nest_of_hats(p: Plate) -> None:
    for n, (x, y, turn) in enumerate(((86, 196, -16), (146, 202, 8), (212, 200, -6), (272, 194, 18), (112, 154, -24), (176, 160, 4), (240, 152, 22))):  # fmt: skip
        hat(p, x, y, 78, n, turn)
    hat(p, 178, 116, 92, 1, 178)
    for x in (160, 182, 204):
        egg(p, x, 104, 30)


def holds_breath(p: Plate) -> None:
    for n in range(5):
        y = 74 + n * 28
        parts.filled(p, f"M{96 - n * 12} {y}h{168 + n * 24}v14h{-168 - n * 24}z", LINEN if n != 2 else "#d8cfb8", INK, 2.2)  # fmt: skip
    p.sign("boot-prints", 180, 122, 52, "#5b4a32")
    for x, y, side in ((100, 62, -1), (268, 92, 1), (70, 166, -1), (300, 190, 1)):
        parts.stroke(p, f"M{x} {y}q{side * 16} -4 {side * 13} -16t{side * 14} -13", GREY, 5)


def under_horn(p: Plate) -> None:
    """Horn in horn, from below, and notches, two and two."""
    for n in range(8):
        horn(
            p,
            50 + n * 34,
            118 + 26 * math.sin(n / 7 * math.pi),
            74,
            66 + n * 6,
            False,
            ("#a98a5c", "#c9ab7c")[n % 2],
        )
    for n in range(8):
        x, y = 66 + n * 32, 166 + 18 * math.sin(n / 7 * math.pi)
        p.lines([f"M{x:.0f} {y:.0f}v20M{x + 8:.0f} {y:.0f}v20"], INK, 4)


def nailed_open(p: Plate) -> None:
    """A hand, an open gate, beasts going in; a space; a hand and a gate shut."""
    parts.filled(p, "M40 66h280v106h-280z", "#a97f4b", INK, 3)
    hand(p, 68, 122, 40, DARK)
    p.lines(["M96 146v-46M96 104l24 -10M96 120l24 -10M96 136l24 -10"], DARK, 4)
    for x, s in ((146, 30), (176, 24), (202, 18)):
        p.sign("goat", x, 134 - s * 0.3, s + 12, DARK)
    p.add(
        f'<path d="M220 94h32v62h-32z" fill="none" stroke="{DARK}" stroke-width="2.400" stroke-dasharray="5 5"/>'
    )
    hand(p, 272, 122, 40, DARK)
    p.lines(["M290 146v-46M314 146v-46M290 108h24M290 122h24M290 136h24"], DARK, 4)
    for x in (96, 180, 264):
        bone(p, x, 48, 40, 90)


def who_sat(p: Plate) -> None:
    """A seat worn in two places, a broad one and a narrow; sums along the armrest."""
    parts.filled(p, "M60 50h240v80h-240z", WALL, INK, 2.6)
    parts.filled(p, "M46 130h268l14 40h-296z", "#f1e3c0", INK, 2.8)
    p.disc(136, 150, 58, 13, "#cdb080", INK, 2)
    p.disc(244, 150, 30, 11, "#cdb080", INK, 2)
    parts.filled(p, "M32 170h296v30h-296z", "#b98a5c", INK, 2.6)
    p.lines(["M250 74v18M241 83h18M272 76h12M272 90h12M226 78h9v18M292 72l-8 26"], DARK, 3)


def beds_from_behind(p: Plate) -> None:
    """Through the weed, along the strand: twelve beds in a row."""
    for n in range(12):
        x = 74 + n * 19.4
        parts.box(p, x - 7, 118, 14, 54, LINEN, 1.8)
        p.lines([f"M{x - 8} 176v-14h16v14M{x - 8} 118v-10h16v10"], INK, 2.4)
    p.lines(["M50 100q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0"], SEA, 3)
    for n in range(9):
        x = 48 + n * 11 if n < 5 else 268 + (n - 5) * 15
        path = f"M{x} 24q{8 - n % 3 * 6} 60 {-4 + n % 4 * 5} 110t{6 - n % 3 * 4} 70"
        parts.stroke(p, path, INK, 10)
        parts.stroke(p, path, (LEAF, "#2f4f4a")[n % 2], 7)


def share_on_ledge(p: Plate) -> None:
    """Mussels, opened, laid out in a row."""
    parts.filled(p, "M40 158h280l-16 30h-250z", STONE, INK, 2.8)
    for n in range(6):
        x = 72 + n * 43
        for side in (-1, 1):
            parts.filled(p, f"M{x} 156q{side * 26} -14 {side * 18} -48q{-side * 22} 10 {-side * 18} 48z", "#27384f", INK, 2)  # fmt: skip
        p.disc(x, 138, 8, 13, "#e0a05c", INK, 1.8)
    hand(p, 60, 82, 58, SKIN, 70)


def nail_at_bottom(p: Plate) -> None:
    parts.filled(p, "M56 30h248v176h-248z", "#8a6b45", INK, 3)
    p.hatch("M56 30h248v176h-248z", 2, 12, INK, 1, 0.5, (56, 30, 304, 206))
    p.lines(["M180 58l-6 16"], INK, 8)
    p.lines(["M178 70q-20 20 -30 36M178 70q20 20 34 30"], STRAW, 3)
    whistle(p, 180, 116, 128, 3, 8)
    p.lines(["M120 180q60 20 120 0"], "#5b4329", 5)


def ladder_let_down(p: Plate) -> None:
    """Rungs set close below, for short legs; the topmost worn hollow, by chins."""
    pit(p, 180, 178, 112, 30)
    pole(p, "M150 190L156 36M212 190L206 36", 8, "#a37b47")
    for y in (178, 164, 150, 134, 112, 86):
        pole(p, f"M152 {y}H210", 5, "#b08a52")
    parts.stroke(p, "M156 54q25 16 50 0", INK, 9)
    parts.stroke(p, "M156 54q25 16 50 0", "#d8b97c", 5)
    goat_front(p, 276, 150, 0.8, "#e6dcc6")


def spoon_thin(p: Plate) -> None:
    parts.sheet(p, 136, 120, 128, 150, -6, 9)
    p.add(f'<g transform="rotate(34 196 120)"><ellipse cx="196" cy="74" rx="38" ry="54" fill="#c9cfce" fill-opacity=".55" stroke="{INK}" stroke-width="3"/><path d="M190 126h12l3 100h-18z" fill="#c9cfce" stroke="{INK}" stroke-width="2.600"/><path d="M196 140v16M196 164v10M196 182v22" stroke="{INK}" stroke-width="2.400"/></g>')  # fmt: skip


def wall_worn(p: Plate) -> None:
    parts.filled(p, "M60 30h240v176h-240z", "#a97f58", INK, 3)
    p.lines([f"M60 {58 + n * 30}h240" for n in range(5)], COURSE, 1.8)
    p.add(f'<path d="M196 150q-6 -70 44 -94q44 -10 60 16v112q-60 4 -104 -34z" fill="#e6c89c" stroke="{COURSE}" stroke-width="2"/>')  # fmt: skip
    p.lines(["M216 130q8 -40 50 -58M230 148q14 -42 62 -52"], LINEN, 4)
    for x, y, r in ((106, 190, 15), (122, 198, 11), (92, 200, 10), (112, 178, 7)):
        drop(p, x, y, r, "#6d3a22")
    drop(p, 110, 150, 5, "#6d3a22")


def bark_in_ribbons(p: Plate) -> None:
    parts.filled(p, "M146 206V26h68v180z", "#efdcae", INK, 2.8)
    p.lines(["M166 40v150M184 34v160M200 44v140"], "#c9942c", 2.4)
    for n, (x, way) in enumerate(((146, -1), (214, 1), (152, -1), (208, 1))):
        path = f"M{x} {34 + n * 18}q{way * 34} 30 {way * (30 + n * 8)} 84t{way * 10} 60"
        parts.stroke(p, path, INK, 15)
        parts.stroke(p, path, "#6b4a2c", 10)
    p.lines(["M98 140q-10 8 -8 24M102 148q-8 8 -6 22M262 140q10 8 8 24"], PELT, 3)


def bench_hears(p: Plate) -> None:
    """A drawer of stone slides out, with a tally in it."""
    parts.filled(p, "M56 40h248v54h-248z", "#f1e3c0", INK, 2.8)
    for x in (110, 180, 250):
        p.disc(x, 68, 17, 15, DARK, INK, 2.6)
    parts.filled(p, "M76 94h208v32h-208z", "#b98a5c", INK, 2.6)
    parts.filled(p, "M96 126h168l22 62h-212z", "#dcc9a0", INK, 2.8)
    parts.box(p, 106, 138, 84, 38, "#b58a5c", 2.2)
    p.lines(["M114 150h68M114 162h68"], DARK, 2)
    p.lines(["M204 144h52M202 156h60M200 168h46"], DARK, 2.6)


def shouted_egg(p: Plate) -> None:
    parts.filled(p, "M52 84l60 -14v88l-60 -14z", CLAY, INK, 2.6)
    p.disc(52, 114, 9, 30, DARK, INK, 2.2)
    parts.sounds(p, 118, 114, (20, 38, 56), 1)
    egg(p, 250, 140, 96)
    p.lines(["M200 190q8 12 22 14M300 190q-8 12 -22 14M196 172q2 6 6 10M304 172q-2 6 -6 10"], INK, 3.4)


def feather_in_pipe(p: Plate) -> None:
    p.disc(180, 122, 106, 86, CLAY, INK, 3)
    p.disc(180, 122, 84, 68, DARK, INK, 2.4)
    p.lines(["M118 122a62 48 0 1 1 20 34M138 150a44 34 0 1 1 70 0"], "#d8b48a", 2.6)
    p.sign("feather", 198, 116, 78, LINEN, 30)


def answer_from_moor(p: Plate) -> None:
    """A shoulder where the heather meets the sky, and a cry."""
    p.lines(["M40 150h280"], INK, 2.6)
    shoulder(p, 216, 150, 66)
    ling(p, 48, 316, 206, 60, 12)
    note(p, 92, 92, 34)
    p.lines(["M128 70q14 12 0 26M144 60q22 20 0 46"], RED, 4)


def answer_from_sea(p: Plate) -> None:
    for y in (158, 178, 198):
        p.lines([f"M40 {y}" + "q12 -9 24 0t24 0" * 6], SEA, 4)
    note(p, 92, 92, 34)
    parts.sounds(p, 130, 92, (18, 36, 54), 1)
    p.sign("sailboat", 262, 112, 84, INK)


def own_voice(p: Plate) -> None:
    """A quarter of an hour ago, an opinion."""
    parts.head(p, 96, 130, 132)
    p.add('<g transform="translate(360 0)scale(-1 1)" opacity=".45">')
    parts.head(p, 96, 130, 132)
    p.add("</g>")
    p.disc(180, 64, 31, 31, LINEN, INK, 3.4)
    p.add(f'<path d="M180 64V33a31 31 0 0 0 -31 31z" fill="#d9a84a" stroke="{INK}" stroke-width="2"/>')
    p.lines(["M180 64V42M180 64h-18"], INK, 4)


def a_cow(p: Plate) -> None:
    p.sign("cow", 196, 132, 150)
    parts.filled(p, "M40 104l54 -20v84l-54 -20z", WALL, INK, 2.6)
    p.disc(94, 126, 12, 42, DARK, INK, 2.4)


def ringing_ears(p: Plate) -> None:
    p.sign("human-ear", 180, 122, 120, "#8a5a3c")
    parts.bell(p, 84, 112, 62)
    parts.bell(p, 280, 112, 62)
    p.lines(["M120 84l-10 -12M242 84l10 -12M116 150l-12 10M246 150l12 10"], INK, 4)


def called_in(p: Plate) -> None:
    """A doorway with a light in it, and two notes."""
    turret(p, 110, 206, 110, 160)
    door(p, 110, 206, 54, 84, "#f4c860")
    note(p, 206, 82, 34)
    note(p, 250, 120, 34)
    parts.figure(p, 276, 206, 84, INK, -6)
    bowl(p, 190, 190, 36, "#8a4f2c")


def quarter_hour(p: Plate) -> None:
    hat(p, 140, 140, 130, 1, 180)
    for x, y, s in ((96, 130, 50), (140, 122, 62), (184, 130, 50)):
        mushroom(p, x, y, s)
    p.disc(276, 92, 42, 42, LINEN, INK, 4)
    p.add(f'<path d="M276 92V50a42 42 0 0 1 42 42z" fill="#d9a84a" stroke="{INK}" stroke-width="2"/>')
    p.lines(["M276 92V60M276 92h26"], INK, 4)


def sixteenth_minute(p: Plate) -> None:
    for n in range(9):
        a = math.pi * (0.05 + n * 0.2375)
        x, y = 156 + 92 * math.cos(a), 160 + 34 * math.sin(a)
        p.disc(x, y, 13, 7, "#5b4a32", INK, 2)
        drop(p, x, y, 5, BLACK)
    p.disc(280, 82, 40, 40, LINEN, INK, 4)
    p.add(f'<path d="M280 82V42a40 40 0 0 1 38 52z" fill="#a33b3a" stroke="{INK}" stroke-width="2"/>')
    p.lines(["M280 82V52M280 82l24 8"], INK, 4)


def smallest(p: Plate) -> None:
    """A small stone in a pocket."""
    parts.filled(p, "M104 84h152v100q0 20 -20 20h-112q-20 0 -20 -20z", "#5d6a6e", INK, 3)
    p.lines(["M112 92h136v90q0 14 -14 14h-108q-14 0 -14 -14z"], PALE, 2)
    boulder(p, 180, 92, 62, 46, "#cbbca4")
    parts.filled(p, "M104 84h152v22h-152z", "#6d7a7e", INK, 3)


def knows_the_way(p: Plate) -> None:
    """A stone ahead on the path, and the furrow behind it."""
    parts.filled(p, "M92 206q60 -70 120 -90t70 -60h30q-10 60 -60 90t-70 60z", STRAW, INK, 2)
    p.lines(["M132 206q50 -60 108 -96"], "#8a6c42", 9)
    boulder(p, 252, 108, 64, 48, "#cbbca4")
    p.sign("compass", 94, 82, 62, GREY)


def oldest(p: Plate) -> None:
    """The largest stone, with moss like a beard."""
    boulder(p, 180, 200, 190, 150, "#a5967f")
    for n in range(9):
        x = 122 + n * 14
        parts.stroke(
            p,
            f"M{x} {118 + abs(n - 4) * 5}q{4 - n % 3 * 4} {22 + n * 7 % 14} 0 {46 + n * 11 % 22}",
            (MOSS, LEAF)[n % 2],
            9,
        )
    p.disc(180, 118, 62, 9, LEAF, INK, 2)
    p.steam(264, 96, 46, GREY, 3)


def pen_open(p: Plate) -> None:
    """The hurdle has been lifted; the last one in puts it to."""
    for n in range(4):
        boulder(p, 68 + n * 36, 120, 42, 34, ("#cbb896", "#b8a27c")[n % 2])
    for y in (110, 132, 154, 176):
        pole(p, f"M216 {y}L308 {y - 34}", 5, "#c9ab7c")
    pole(p, "M214 190V100M310 158V64", 7, BONE)
    for n, size in enumerate((44, 34, 24)):
        boulder(p, 84 + n * 50, 204, size, size * 0.7, ("#a5967f", "#b8a890")[n % 2])
    p.lines(["M206 200h-16M220 208h-18"], INK, 3)


EVENTS: dict[str, Drawing] = {
    # The moor
    "a-seat-below-ground": seat_below,
    "the-mouth-hole": mouth_hole,
    "the-other-side-of-it": other_side,
    "the-captain-in-her-shirt": captain_in_shirt,
    "a-ladder-mended": ladder_mended,
    "two-trails": two_trails,
    "grass-with-nothing-in-it": grass_with_nothing,
    "the-fourth-stone": fourth_stone,
    "combed-hair": combed_hair,
    "the-pelt-on-the-rack": pelt_on_rack,
    "it-stands-in-the-water": in_the_water,
    "the-left-side-washed": left_side_washed,
    "something-hard": something_hard,
    "the-buckle": buckle,
    "being-looked-at": looked_at,
    "a-hide-drawn-aside": hide_aside,
    "a-drift-of-horn": drift_of_horn,
    "ten-of-them-wrong": ten_wrong,
    "the-courteous-one": courteous_one,
    "a-call-with-no-answer": call_unanswered,
    "three-prints-and-a-drag": prints_at_ford,
    "eight-handles": eight_handles,
    "one-hunt-all-round": hunt_all_round,
    "bog-butter": bog_butter,
    "under-the-cloth": under_the_cloth,
    "a-cheese-under-salt": cheese_under_salt,
    "they-look-at-your-hands": look_at_hands,
    "it-turns-its-left-side": turns_left_side,
    "the-cairn-gives-it-back": cairn_gives_back,
    "eels-the-colour-of-tea": tea_eels,
    "it-comes-on": comes_on,
    "it-stops-at-the-horn": stops_at_horn,
    "the-drums": beaten,
    "the-brown-one-is-yours": brown_is_yours,
    "the-warm-trail": warm_trail,
    "the-brown-trail": brown_trail,
    "where-it-licked": where_it_licked,
    "the-pit-keeps-you": pit_keeps,
    "the-planks-go-on-down": planks_down,
    "it-lies-down": lies_down,
    "it-gets-up": gets_up,
    "it-looks-and-stays": looks_and_stays,
    "ellerys-box": ellerys_box,
    "the-answer": answer,
    # The towers, and what the hunt adds to the strand and the terraces
    "the-bone-slide": bone_slide,
    "the-twelfth-rib": twelfth_rib,
    "the-warm-stone": warm_stone,
    "the-call-to-supper": call_to_supper,
    "clay-from-the-inside": clay_inside,
    "what-the-yard-keeps": yard_keeps,
    "props-cut-to-length": props,
    "the-shadow-at-the-door": shadow_at_door,
    "dust-that-jumps": dust_jumps,
    "three-storeys-up": three_storeys,
    "an-ear-at-each-foot": ear_at_each_foot,
    "bones-with-labels": bones_with_labels,
    "soup-in-tablets": soup_tablets,
    "the-groove-and-the-peg": groove_and_peg,
    "a-nest-of-hats": nest_of_hats,
    "the-step-that-holds-its-breath": holds_breath,
    "under-the-horn": under_horn,
    "nailed-open": nailed_open,
    "who-sat-here": who_sat,
    "the-beds-from-behind": beds_from_behind,
    "a-share-on-the-ledge": share_on_ledge,
    "the-nail-at-the-bottom": nail_at_bottom,
    "the-ladder-let-down": ladder_let_down,
    "a-spoon-licked-thin": spoon_thin,
    "a-wall-worn-at-the-shoulder": wall_worn,
    "bark-in-ribbons": bark_in_ribbons,
    "what-the-bench-hears": bench_hears,
    "an-egg-that-was-shouted-for": shouted_egg,
    "a-feather-in-the-pipe": feather_in_pipe,
    "an-answer-from-the-moor": answer_from_moor,
    "an-answer-from-the-sea": answer_from_sea,
    "your-own-voice-earlier": own_voice,
    "it-was-a-cow": a_cow,
    "a-ringing-in-the-ears": ringing_ears,
    "you-are-called-in": called_in,
    "a-quarter-of-an-hour": quarter_hour,
    "the-sixteenth-minute": sixteenth_minute,
    "the-smallest-of-the-fold": smallest,
    "one-that-knows-the-way": knows_the_way,
    "the-oldest-of-the-fold": oldest,
    "the-pen-left-open": pen_open,
}
