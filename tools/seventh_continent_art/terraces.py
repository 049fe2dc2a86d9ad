"""Places of sheet 2, the Warm Terraces, and the fever chart that is found there."""

import math
from collections.abc import Iterable, Sequence

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import pole, track
from tools.seventh_continent_art.marks import join, slab
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate, Point
from tools.seventh_continent_art.watch import guardian, plinth

BLACK, LINEN = "#2f2a27", "#fbf7ea"


def boardwalks(p: Plate, sides: Iterable[str]) -> None:
    """Lays half a boardwalk, three planks on two beams, over each side with a way out."""
    join(
        p,
        sides,
        f'<path d="M172 0h9v24h-9zM219 0h9v24h-9z" fill="#6d4f2f" stroke="{INK}" stroke-width="1.2"/><path d="M163 0h74v5h-74zM161 7h77v6h-77zM164 15h72v6h-72z" fill="#d9b578" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/><path d="M176 2.5h20M190 10h24M172 18h18M206 18h16" stroke="{INK}" stroke-width=".8" opacity=".6"/>',
    )


def steps(
    p: Plate, tops: Sequence[float], fills: Sequence[str] = ("#e0cf9f", "#d3bf88", "#c5ae74", "#b79d62")
) -> None:
    """Terraces, one below the other, each a little too warm to sit on."""
    for top, fill in zip(tops, fills, strict=False):
        edge = [(x, top + p.rng.uniform(-6, 6)) for x in range(0, 401, 50)]
        p.land([(0, 400), *edge, (400, 400)], fill, p.rng.choice((4, -4, 12)), 9, curve=False)


def pear(p: Plate, x: float, y: float, size: float) -> None:
    p.disc(x, y, size * 0.5, size * 0.55, "#b9a23a", wide=1.3)
    p.disc(x, y - size * 0.55, size * 0.28, size * 0.32, "#b9a23a", wide=1.1)
    p.lines([f"M{x} {y - size * 0.8:.1f}l3 {-size * 0.35:.1f}"], INK, 1.8)


def hoist_head(p: Plate) -> None:
    """A winch under a roof of hatch covers, the oil can by it, and the cage level with the boards."""
    p.sky(230)
    steps(p, (196, 256))
    p.land([(0, 300), (236, 300), (236, 410), (0, 410)], "#a97f4b", 0, 16, curve=False)
    for x in (300, 350):
        p.steam(x, 396, 110, PALE, 5)
    p.lines(["M30 300V104M206 300V104M60 300L110 120M160 300L110 120"], INK, 12)
    p.lines(["M30 300V104M206 300V104M60 300L110 120M160 300L110 120"], "#b08a52", 7)
    p.lines(["M96 104H330"], INK, 13)
    p.lines(["M96 104H330"], "#b08a52", 8)
    for x in (8, 86, 164):
        p.shape([(x, 96), (x + 16, 46), (x + 76, 46), (x + 74, 96)], "#8a6436", wide=2.4)
        p.lines([f"M{x + 8} 71h66M{x + 30} 48v46M{x + 52} 48v46"], INK, 1.6)
    p.disc(320, 112, 18, 18, "#6b5a45", wide=3)
    p.lines(["M330 118V206"], INK, 5)
    p.lines(["M330 118V206"], "#c9a76a", 2.4)
    p.shape([(280, 206), (380, 206), (374, 306), (286, 306)], "#a97f4b", wide=2.4)
    p.lines([f"M{292 + n * 15} 208v96" for n in range(6)] + ["M280 206h100M284 256h92M286 306h88"], INK, 3)
    p.disc(112, 244, 46, 46, "#c7a878", wide=4)
    p.lines(["M112 244l60 42"], INK, 6)
    p.lines([f"M{84 + n * 8} 214v18" for n in range(7)], INK, 2.6)
    p.lines([f"M{84 + n * 8} 252v18" for n in range(5)], "#8b3a20", 2.6)
    p.lines(["M74 242h76"], INK, 1.6)
    p.lines(["M146 214L312 104"], INK, 3)
    p.sign("oil-can", 204, 268, 56, BLACK)
    p.disc(236, 252, 4, 5, "#c79a3c", wide=1.2)


def step_gardens(p: Plate) -> None:
    p.sky(150)
    steps(p, (130, 216, 304))
    for x, foot, size in ((70, 196, 58), (190, 184, 54), (320, 198, 62), (120, 288, 76), (270, 290, 78), (60, 382, 84), (200, 386, 92), (344, 384, 84)):  # fmt: skip
        p.lines([f"M{x} {foot}v{-size * 0.7:.0f}"], INK, size * 0.17)
        p.lines([f"M{x} {foot}v{-size * 0.7:.0f}"], "#8a6436", size * 0.1)
        p.disc(x, foot - size * 0.9, size * 0.44, size * 0.36, "#7f9a5c", SEA, 1.8)
        p.disc(x, foot - size * 0.88, size * 0.26, size * 0.25, "#a9b884", SEA, 1.4)
        p.disc(x, foot - size * 0.86, size * 0.12, size * 0.14, "#cfd6a8", SEA, 1.2)
        for side in (-1, 1):
            p.lines([f"M{x} {foot - size * 0.62:.0f}q{side * size * 0.36:.0f} {-size * 0.1:.0f} {side * size * 0.32:.0f} {-size * 0.42:.0f}"], SEA, 2)  # fmt: skip
        p.shape([(x + size * 0.16, foot - 12), (x + size * 0.16 + 17, foot - 12), (x + size * 0.16 + 17, foot - 3), (x + size * 0.16, foot - 3)], PALE, wide=1)  # fmt: skip
    p.shape([(176, 318), (182, 274), (192, 262), (206, 262), (216, 276), (232, 318)], BLACK, wide=1.6)
    p.disc(200, 248, 11, 13, "#d9b083")
    p.shape([(192, 254), (208, 254), (205, 270), (196, 270)], "#efeade", wide=1)
    p.lines(["M212 280l20 18"], BLACK, 8)
    p.sign("trowel", 244, 308, 30, "#57504a")


def eel_basins(p: Plate) -> None:
    p.land([(0, 0), (400, 0), (400, 410), (0, 410)], "#a59a80", 30, 8, curve=False)
    for n, (x, y, rx, ry) in enumerate(((110, 96, 88, 48), (292, 170, 92, 54), (136, 296, 116, 70))):
        ring = p.disc(x, y, rx, ry, "#6fa79b", "#241c18", 4)
        p.hatch(ring, 0, 8, PALE, 1.1, 0.5, (x - rx, y - ry, x + rx, y + ry))
        for k in range(3):
            eel = f"M{x - rx * 0.6:.0f} {y + k * 14 - 12:.0f}q{rx * 0.3:.0f} {-28 + n * 4} {rx * 0.6:.0f} 0t{rx * 0.6:.0f} {6 - k * 5}"
            p.lines([eel], INK, 9)
            p.lines([eel], "#4a5a4a", 5)
        p.disc(x, y - 4, 17, 12, "none", INK, 9)
        p.disc(x, y - 4, 17, 12, "none", "#4a5a4a", 5)
        p.steam(x + rx * 0.4, y - 12, 88, PALE, 4)
    p.lines(["M330 388V320"], INK, 8)
    p.shape([(278, 286), (388, 280), (388, 340), (278, 344)], "#c7a878", wide=2.4)
    parts.knife(p, 333, 312, 84, 76)
    p.lines(["M296 334L372 290"], "#8b3a20", 7)


def weir(p: Plate) -> None:
    p.sky(110)
    p.land([(0, 110), (400, 96), (400, 400), (0, 400)], "#bcae86", 20, 9)
    p.land([(240, 120), (360, 110), (330, 240), (260, 280), (250, 410), (110, 410), (150, 290), (230, 220)], "#8fbdb0", 70, 8, PALE)  # fmt: skip
    for n in range(11):
        x = 18 + n * 37
        p.lines([f"M{x} {262 - n * 3}V{190 - n * 3}"], INK, 15)
        p.lines([f"M{x} {262 - n * 3}V{190 - n * 3}"], "#b7b668", 11)
        p.lines([f"M{x - 6} {226 - n * 3}h12"], INK, 2)
    for colour, wide in ((INK, 30), ("#c9c878", 24)):
        p.lines(["M96 356L300 262"], colour, wide)
    p.lines(["M146 322l10 22M198 298l10 22M250 274l10 22"], INK, 3)
    p.disc(300, 262, 10, 14, "#5d5a34")
    p.lines(["M300 268q18 20 14 60"], "#5f9fbb", 7)
    p.lines(["M206 330V392M176 392h60"], INK, 9)
    p.land([(40, 400), (54, 362), (108, 352), (150, 376), (156, 400)], "#5b5247", 20, 6)
    p.lines(["M66 344l-14 -12M84 336l-4 -17M104 336l8 -15"], INK, 3)


def low_street(p: Plate) -> None:
    """Eleven doors from one ship, and in chalk how many were expected behind each."""
    p.sky(80)
    expected = (2, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2)
    for row, (many, top, wide, tall) in enumerate(((6, 70, 66, 130), (5, 214, 80, 140))):
        p.shape([(0, top), (400, top - 6), (400, top + tall), (0, top + tall)], "#a97f4b")
        p.lines([f"M0 {top + k * 15}h400" for k in range(1, 9)], INK, 1, 0.5)
        p.shape([(-4, top), (404, top - 8), (404, top + 8), (-4, top + 14)], "#4c3a29")
        for n in range(many):
            x, foot = 6 + n * wide, top + tall
            p.shape([(x + 8, foot), (x + 8, foot - 84), (x + wide / 2, foot - 96), (x + wide - 14, foot - 84), (x + wide - 14, foot)], "#5d4428", wide=2)  # fmt: skip
            for k in range(expected[row * 6 + n]):
                p.lines([f"M{x + wide / 2 - 9 + k * 10:.0f} {foot - 66}v22"], PALE, 4)
            p.disc(x + wide - 22, foot - 34, 3, 3, "#d8b04a", wide=1)
    p.lines(["M74 318v22"], INK, 1.4)
    p.lines(["M74 340v12"], PALE, 5)
    p.land([(0, 354), (400, 350), (400, 400), (0, 400)], "#bfae84", 2, 9, curve=False)


def humming_wall(p: Plate, asked: bool = False) -> None:
    p.sky(70)
    p.add('<path d="M0 56h400v304H0z" fill="#ece6d4"/>')
    joint = "#c98a1c" if asked else "#8f8672"
    for row in range(8):
        y = 56 + row * 38
        p.lines([f"M0 {y}h400", *(f"M{x} {y}v38" for x in range(20 + row % 2 * 36, 400, 72))], joint, 6 if asked else 3, 0.9)  # fmt: skip
    p.land([(0, 356), (400, 350), (400, 400), (0, 400)], "#a9b07c", 3, 8, SEA, curve=False)
    for n in range(20):
        x, y = 30 + (n * 89) % 350, 76 + (n * 57) % 260
        p.disc(x, y, 6.5, 4.5, "#d8a531", wide=1.2)
        p.lines([f"M{x - 2} {y - 4}v8M{x + 2} {y - 4}v8"], INK, 1.2)
        p.disc(x - 1, y - 7, 4.5, 3, PALE, wide=0.8)
    if asked:
        p.shape([(0, 226), (400, 216), (400, 238), (0, 248)], "#b3a98f", wide=2)  # licked into a groove
        p.lines(["M0 240L312 230"], "#e0a22c", 8)
        p.add(
            f'<path d="M304 226q14 0 14 16v66h-12v-60q0 -8 -8 -10z" fill="#e0a22c" stroke="{INK}" stroke-width="1.4"/>'
        )
        parts.cup(p, 312, 330, 52, "#b98f58")
        p.disc(312, 312, 18, 5, "#e0a22c", wide=1.6)
    else:
        for r in (40, 66, 92):
            p.lines([f"M{200 - r} 210a{r} {r} 0 0 1 {r * 0.5:.0f} {-r * 0.86:.0f}M{200 + r} 210a{r} {r} 0 0 0 {-r * 0.5:.0f} {-r * 0.86:.0f}"], INK, 2, 0.6)  # fmt: skip


def oil_cellars(p: Plate) -> None:
    """Forty barrels, one of which sloshes."""
    p.land([(0, 0), (400, 0), (400, 400), (0, 400)], "#5d5145", 0, 9, curve=False)
    p.add(f'<path d="M14 400V170a186 150 0 0 1 372 0V400z" fill="#3a2f28" stroke="{INK}" stroke-width="5"/>')
    for row in range(5):
        for n in range(8):
            x, y = 46 + n * 44, 148 + row * 54
            wet = (row, n) == (3, 5)
            p.disc(x, y, 20.5, 24, "#b98f58" if wet else "#8a6436", wide=2.4)
            p.disc(x, y, 14, 17, "none", INK, 1.4)
            p.lines([f"M{x - 6} {y - 15}v30M{x + 6} {y - 15}v30"], INK, 1.2, 0.7)
            p.disc(x, y + 8, 3, 3, BLACK, "none", 0)
            if wet:
                p.lines([f"M{x - 14} {y - 2}q7 -8 14 0t14 0"], "#e0c26a", 3.4)
                p.lines([f"M{x} {y + 12}v26"], "#e0c26a", 4)
    p.sign("old-lantern", 200, 74, 62, "#d8b04a")


def boiled_bamboo(p: Plate) -> None:
    p.sky(400, opacity=0.3)
    p.land([(0, 300), (400, 292), (400, 410), (0, 410)], "#7fb0a4", 0, 8, PALE)
    for n in range(11):
        x, lean, top = 18 + n * 37, (n % 3 - 1) * 14, -5 if n != 6 else 150
        for colour, wide in ((INK, 19), ("#93a860" if n % 2 else "#7f9450", 14)):
            p.lines([f"M{x} 380L{x + lean} {top}"], colour, wide)
        for k in range(1, 8):
            y = 380 - k * 54
            if y > top:
                p.lines([f"M{x + lean * (380 - y) / 385 - 9:.0f} {y}h18"], INK, 2.6)
    burst = [
        f"M240 150l{dx} {dy}" for dx, dy in ((-34, -30), (-14, -46), (12, -48), (36, -26), (44, 2), (-46, 4))
    ]
    p.lines(burst, INK, 5)
    p.lines(burst, PALE, 2.4)
    for x in (60, 160, 250, 350):
        p.steam(x, 330, 120, PALE, 5)


def fold(p: Plate) -> None:
    p.sky(140)
    p.land([(0, 132), (400, 120), (400, 400), (0, 400)], "#b9b07c", 4, 9, SEA)
    for n in range(26):
        angle = math.pi * (0.62 + n * 0.0705)
        x, y = 200 + 176 * math.cos(angle), 232 + 92 * math.sin(angle)
        side = 1 if x > 200 else -1
        p.add(f'<path d="M{x:.0f} {y + 20:.0f}q{side * 12} -34 {-side * 4} -58" fill="none" stroke="{INK}" stroke-width="11" stroke-linecap="round"/><path d="M{x:.0f} {y + 20:.0f}q{side * 12} -34 {-side * 4} -58" fill="none" stroke="#e0d2ad" stroke-width="7" stroke-linecap="round"/>')  # fmt: skip
    for x, y, size, flip in ((130, 222, 66, False), (226, 204, 58, True), (270, 256, 72, False)):
        p.sign("goat", x, y, size, INK, 0, flip)
    p.shape([(164, 268), (226, 268), (218, 288), (172, 288)], "#8a6436", wide=2)
    p.disc(195, 268, 29, 5, "#8fbdb0", wide=1.6)
    p.shape([(306, 226), (334, 222), (338, 246), (304, 248)], "#fbf7ea", wide=2)
    p.lines([f"M{84 + (n * 37) % 60} {262 + (n * 13) % 26}l{8 + n % 3 * 4} {-3 + n % 4 * 2}" for n in range(18)], "#c7a23c", 2.6)  # fmt: skip
    p.lines(["M146 378V298M262 378V298M146 312h116M146 340h116M146 368h116M146 368L262 312"], INK, 8)
    p.lines(["M146 378V298M262 378V298M146 312h116M146 340h116M146 368h116M146 368L262 312"], "#b08a52", 4.4)


def square_of_the_pot(p: Plate, laid: bool = False) -> None:
    """Nineteen benches round a pot, a name on eighteen and a cushion on the last; laid, a cloth with eighteen rings."""
    p.land([(0, 0), (400, 0), (400, 410), (0, 410)], "#d3c49a" if laid else "#c3b48c", 12, 9, curve=False)
    if laid:
        p.lines(["M158 186l-8 22M242 186l8 22M200 192v24"], INK, 8)
        p.disc(200, 208, 40, 9, "#b34a1a", "none", 0)
        p.disc(200, 208, 22, 5, "#f0b04a", "none", 0)
        p.add(f'<path d="M142 146q4 54 58 54t58 -54z" fill="{BLACK}" stroke="{INK}" stroke-width="3"/>')
        p.disc(200, 146, 58, 22, "#57504a", wide=3)
        p.disc(200, 148, 46, 15, "#c9803c", wide=2)
        p.steam(186, 132, 74, PALE, 5)
        p.lines(["M146 138L222 184"], INK, 9)
        p.lines(["M146 138L222 184"], "#c9cfce", 5)
        p.disc(140, 135, 13, 9, "#c9cfce", wide=2)
    else:
        p.lines(["M166 116l-8 -22M234 116l8 -22M200 108V82"], INK, 9)
        p.add(f'<path d="M142 178q2 -74 58 -74t58 74z" fill="{BLACK}" stroke="{INK}" stroke-width="3"/>')
        p.lines(["M160 160q4 -34 22 -44"], "#a39a8c", 5)
        p.disc(200, 178, 62, 14, "#57504a", wide=3)
    p.lines(["M150 268v28M250 268v28"], INK, 7)
    if laid:
        p.shape([(138, 228), (262, 228), (272, 274), (128, 274)], LINEN, wide=2)
        for n in range(18):
            p.disc(146 + n % 6 * 21.6, 238 + n // 6 * 13, 7, 4, "none", "#7d9a98", 1.6)
    else:
        p.shape([(138, 228), (262, 228), (272, 274), (128, 274)], "#a97f4b", wide=2)
        for n in range(3):
            p.shape([(176, 250 - n * 6), (226, 250 - n * 6), (228, 257 - n * 6), (174, 257 - n * 6)], LINEN, wide=1.4)  # fmt: skip
    for n in range(19):
        angle = math.pi / 2 + n * 2 * math.pi / 19
        reach = 128 if laid and n else 152
        x, y = 200 + reach * math.cos(angle) * 1.06, 196 + reach * math.sin(angle)
        p.lines([f"M{x - 14:.0f} {y + 4:.0f}v13M{x + 14:.0f} {y + 4:.0f}v13"], INK, 4)
        p.shape([(x - 21, y - 6), (x + 21, y - 6), (x + 21, y + 6), (x - 21, y + 6)], "#a97f4b", wide=1.8)
        if n:
            p.lines([f"M{x - 13:.0f} {y:.0f}h6M{x - 4:.0f} {y:.0f}h9M{x + 8:.0f} {y:.0f}h4"], INK, 2)
        else:
            p.shape([(x - 18, y - 6), (x - 14, y - 15), (x + 14, y - 15), (x + 18, y - 6)], "#8b3a20", wide=1.8)  # fmt: skip


def chapel_of_the_keel(p: Plate) -> None:
    p.sky(250)
    p.land([(0, 300), (400, 290), (400, 400), (0, 400)], "#b9b07c", 3, 9, SEA)
    p.add(f'<path d="M34 322Q46 150 150 84Q200 58 250 84Q354 150 366 322z" fill="#8a6436" stroke="{INK}" stroke-width="3"/>')  # fmt: skip
    for n in range(1, 7):
        p.add(f'<path d="M{34 + n * 12} 322Q{50 + n * 20} {160 + n * 6} 200 {72 + n * 22}Q{350 - n * 20} {160 + n * 6} {366 - n * 12} 322" fill="none" stroke="{INK}" stroke-width="1.4" opacity=".6"/>')  # fmt: skip
    p.shape([(128, 322), (128, 212), (200, 176), (272, 212), (272, 322)], BLACK, wide=3)
    p.shape([(108, 328), (96, 222), (128, 212), (128, 322)], "#a97f4b", wide=2)
    p.lines(["M200 178v14"], "#d8b04a", 2)
    p.sign("old-lantern", 200, 206, 30, "#d8b04a")
    p.disc(200, 250, 31, 29, "#17120f", "#a39a8c", 2.4)  # the plate, and the three pegs that hold it
    for x, y in ((200, 219), (171, 266), (229, 266)):
        p.disc(x, y, 5, 5, "#efe5cb", wide=1.4)
    p.shape([(152, 296), (248, 296), (252, 322), (148, 322)], "#d8d0bb", wide=2)
    parts.bell(p, 200, 284, 30)


def churchyard_of_spoons(p: Plate, opened: bool = False) -> None:
    """Eighteen spoons stand in eighteen graves, and one lies down; later one grave was dug up, and filled with care."""
    p.sky(90)
    p.land([(0, 92), (400, 84), (400, 400), (0, 400)], "#a9ad80", 3, 9, SEA)
    for n in range(18):
        row, column = divmod(n, 6)
        x, y = 40 + column * 62 + row * 6, 186 + row * 78
        if opened and n == 13:
            p.disc(x, y + 2, 38, 17, "#5b4a32", wide=2)
            p.disc(x, y - 4, 32, 12, "#7d6a44", wide=1.6)
            p.lines([f"M{x - 22 + k * 9} {y - 6 + k % 2 * 5}l7 3" for k in range(6)], "#c9b27a", 2.4)
            parts.stones(
                p, [(x + 37 * math.cos(k * 0.7), y + 2 + 17 * math.sin(k * 0.7), 13) for k in range(9)], PALE
            )
            for k, (dx, dy) in enumerate(((-62, 22), (-38, 40), (-4, 46))):
                track(p, x + dx, y + dy, 23, 70 - k * 20)
        else:
            p.disc(x, y, 25, 10, "#8a7a55", wide=1.6)
        p.lines([f"M{x} {y}v-40"], INK, 6)
        p.lines([f"M{x} {y}v-40"], "#c9cfce", 3)
        p.disc(x, y - 54, 10, 15, "#c9cfce", wide=2)
    p.disc(366, 380, 24, 9, "#8a7a55", wide=1.6)
    p.lines(["M326 376l-44 8"], INK, 6)
    p.lines(["M326 376l-44 8"], "#e0c26a", 3)
    p.disc(340, 373, 16, 10, "#e0c26a", wide=2)


def chair_at_the_edge(p: Plate, held: bool = False) -> None:
    """A kitchen chair that faces the drop; later it is held up where nobody can sit down on it."""
    p.sky(400, opacity=0.4)
    p.land(
        [(-10, 330), (60, 300), (150, 316), (240, 296), (410, 318), (410, 410), (-10, 410)],
        "#cfd0b4",
        6,
        10,
        SEA,
    )
    for x, tall in ((60, 150), (176, 190), (300, 130), (368, 170)):
        p.add(f'<path d="M{x} 306q18 {-tall * 0.3:.0f} 0 {-tall * 0.5:.0f}t6 {-tall * 0.5:.0f}" fill="none" stroke="#8f8672" stroke-width="7" opacity=".55" stroke-linecap="round"/>')  # fmt: skip
    p.land(
        [(-5, 410), (-5, 286), (120, 280), (236, 292), (216, 340), (244, 410)], "#9c8f74", 60, 6, curve=False
    )
    p.add(
        f'<path d="M270 352q50 -22 100 0q-50 10 -100 0z" fill="#f3e3b4" stroke="{INK}" stroke-width="1.4"/>'
    )
    p.lines([f"M{284 + n * 6.4:.1f} {349 - abs(n - 5.5) * -0.2:.1f}v3.400" for n in range(12)], INK, 2.4)
    if held:
        plinth(p, 104, 332, 92, 36)
        guardian(
            p,
            104,
            290,
            172,
            (
                (((-0.16, 0.69), (-0.3, 0.84), (-0.2, 1.06)), -4),
                (((0.16, 0.69), (0.3, 0.84), (0.2, 1.06)), 4),
            ),
        )
        p.add('<g transform="translate(20 -72)scale(.6)">')
    p.lines(["M96 292V150M170 290V214M110 296V216M184 294V222"], INK, 10)
    p.lines(["M92 150h20M92 172h20M92 194h20"], INK, 5)
    p.shape([(92, 208), (176, 208), (194, 224), (104, 224)], "#a97f4b", wide=3)
    p.lines(["M100 178L178 182V212"], INK, 7)
    p.lines(["M106 177L172 180"], PALE, 3)
    if held:
        p.add("</g>")
        pole(p, "M196 330V284M224 334V286", 6, "#a97f4b")  # the way down has stayed
        pole(p, "M196 300H224M196 318H224", 5, "#a97f4b")


def steam_orchard(p: Plate) -> None:
    p.sky(150)
    steps(p, (142, 226, 318))
    for x, foot, size in ((66, 226, 70), (196, 214, 66), (330, 228, 72), (126, 320, 92), (280, 322, 94)):
        p.shape([(x - size * 0.5, foot - 4), (x + size * 0.44, foot - 7), (x + size * 0.58, foot + 9), (x - size * 0.6, foot + 11)], LINEN, wide=1.6)  # fmt: skip
        p.lines([f"M{x} {foot}v{-size * 0.6:.0f}M{x} {foot - size * 0.4:.0f}l{size * 0.24:.0f} {-size * 0.26:.0f}"], INK, size * 0.12)  # fmt: skip
        p.disc(x, foot - size * 0.82, size * 0.52, size * 0.4, "#7f9a5c", SEA, 2)
        for k in range(5):
            pear(p, x - size * 0.34 + k * size * 0.17, foot - size * (0.62 + k % 2 * 0.24), size * 0.17)
    for x in (30, 130, 210, 372):
        p.steam(x, 392, 120, PALE, 5)


def tree_nobody_picked(p: Plate) -> None:
    p.sky(270)
    p.land([(0, 300), (200, 286), (400, 302), (400, 400), (0, 400)], "#d3c48c", 3, 9)
    p.land([(170, 330), (184, 230), (150, 170), (184, 190), (198, 150), (212, 192), (250, 168), (218, 232), (234, 332)], "#6b4a2c", 88, 6)  # fmt: skip
    for x, y, r in ((120, 130, 72), (280, 132, 74), (200, 88, 84), (200, 160, 70)):
        p.disc(x, y, r, r * 0.72, "#7f9a5c", SEA, 2)
    for n in range(24):
        angle = n * 2.4
        reach = 24 + n * 5.6
        pear(p, 200 + reach * math.cos(angle), 128 + reach * 0.6 * math.sin(angle), 20)
    p.lines(["M316 388L352 150M348 390L378 152"], INK, 6)
    p.lines([f"M{320 + k * 5.3:.0f} {362 - k * 34}h31" for k in range(7)], INK, 5)


def stone_stump(p: Plate) -> None:
    """A stump as a table: a cloth, two cups, one chair."""
    p.sky(140)
    steps(p, (136, 226))
    parts.chair(p, 338, 320, 190, True)
    p.land(
        [(34, 350), (52, 230), (300, 230), (318, 350), (270, 376), (80, 376)], "#c9c1b0", 88, 7, curve=False
    )
    p.disc(176, 230, 130, 52, "#e9e2d0", wide=3)
    for k in range(1, 9):
        p.add(
            f'<ellipse cx="176" cy="230" rx="{128 - k * 14}" ry="{50 - k * 5.4:.1f}" fill="none" stroke="#8f867a" stroke-width="1.4" stroke-dasharray="{30 + k * 3} {14 + k * 2}"/>'
        )
    p.shape([(130, 214), (216, 206), (228, 246), (140, 256)], LINEN, wide=2)
    p.lines(["M138 220l74 -7M146 250l76 -8"], "#8b3a20", 1.8)
    for x, y in ((146, 218), (206, 226)):
        parts.cup(p, x, y, 40)


def fever_tent(p: Plate) -> None:
    """Within the tent: twelve cots, a chart at the foot of each, and the chest with its three dials."""
    p.add(
        f'<path d="M0 0h400v400H0z" fill="#efe6cf"/><path d="M0 400L126 176H274L400 400z" fill="#c3b48c" stroke="{INK}" stroke-width="1.4"/>'
    )
    p.lines(["M200 22L0 130M200 22L400 130M126 176L0 130M274 176L400 130M126 176V96M274 176V96M200 22V60"], "#8f8672", 2)  # fmt: skip
    p.lines([f"M200 22L{x} 176" for x in range(130, 275, 24)], "#8f8672", 1.2, 0.6)
    p.hatch("M126 176L274 176L400 400H0z", 0, 12, INK, 0.8, 0.4)
    for n in range(6):
        depth = 0.42 + n * 0.13
        y = 196 + n * 25 + n * n * 2.4
        for side in (-1, 1):
            x = 200 + side * (66 + n * 23)
            wide, high = 62 * depth, 24 * depth
            p.lines([f"M{x - wide / 2:.0f} {y:.0f}v{high:.0f}M{x + wide / 2:.0f} {y:.0f}v{high:.0f}"], INK, 3)
            p.shape([(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y - high * 0.7), (x - wide / 2, y - high * 0.7)], LINEN, wide=1.6)  # fmt: skip
            out = x + side * wide * 0.36
            p.disc(out, y - high * 0.8, wide * 0.14, high * 0.3, PALE, wide=1.4)
            foot = x - side * wide * 0.5
            p.shape([(foot - 9 * depth, y - 2), (foot + 9 * depth, y - 2), (foot + 9 * depth, y + 20 * depth), (foot - 9 * depth, y + 20 * depth)], PALE, wide=1.4)  # fmt: skip
            p.lines([f"M{foot - 6 * depth:.1f} {y + 13 * depth:.1f}l{4 * depth:.1f} {-9 * depth:.1f} {4 * depth:.1f} {6 * depth:.1f} {4 * depth:.1f} {-4 * depth:.1f}"], "#8b3a20", 1.3)  # fmt: skip
    p.shape([(152, 280), (248, 280), (256, 344), (144, 344)], "#6b4a2c", wide=3)
    p.shape([(148, 266), (252, 266), (252, 284), (148, 284)], "#8a6436", wide=2.4)
    for x in (170, 200, 230):
        p.disc(x, 314, 11, 11, "#d8b04a", wide=2)
        p.lines([f"M{x} 314l4 -7"], INK, 2)


def shelf_of_nests(p: Plate) -> None:
    p.land([(0, 0), (400, 0), (400, 400), (0, 400)], "#a89e8b", 84, 7, curve=False)
    for row in range(5):
        y = 76 + row * 76
        p.shape([(-4, y), (404, y - 8 + row % 2 * 12), (404, y + 10), (-4, y + 12)], "#7d7467", wide=2)
        for n in range(8):
            x = 24 + n * 51 + row % 2 * 18
            top = y - 2
            p.disc(x, top - 3, 19, 6, "#6b5a45", wide=1.2)
            p.disc(x + 13, top - 7, 5.5, 6.5, "#dfe4d6", wide=1.2)
            p.add(f'<path d="M{x - 17} {top - 6}q2 -22 22 -20l0 -8q2 -10 11 -8l8 5l-7 3q-2 24 -18 28z" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>')  # fmt: skip


def tilting_mill(p: Plate, freed: bool = False) -> None:
    """A beam on a pivot over two millstones, which touch once it has been brought down."""
    p.sky(220)
    steps(p, (220, 300))
    p.shape([(176, 330), (192, 150), (212, 150), (228, 330)], "#8f867a", wide=3)
    left, right = (196, 170) if freed else (240, 96)
    p.lines([f"M70 {left}V318"], INK, 8)
    for colour, wide in ((INK, 26), ("#a97f4b", 19)):
        p.lines([f"M34 {left}L372 {right}"], colour, wide)
    p.disc(202, (left + right) / 2 + 6, 13, 13, "#57504a", wide=3)
    upper = 332 if freed else 310
    for y in (356, upper):
        p.disc(74, y + 10, 58, 15, "#8f867a", wide=3)
        p.disc(74, y, 58, 15, "#d8d0bb", wide=3)
    p.disc(74, upper, 10, 4, BLACK)
    p.lines([f"M360 {right}v34"], INK, 5)
    if freed:
        p.shape([(118, 386), (122, 356), (252, 356), (256, 386)], "#8a6436", wide=2.4)
        p.add(f'<path d="M126 358q30 -34 64 -22t58 22z" fill="{LINEN}" stroke="{INK}" stroke-width="2"/>')
        p.stipple([(110, 330), (240, 352)], 40, "#8f8672")
        p.shape([(290, 340), (392, 334), (392, 372), (290, 376)], "#d8d0bb", wide=2)
        p.lines(["M312 348v18M324 348v18M336 347q14 2 8 10t-8 8h16M362 346v18"], INK, 3)
        p.lines(["M302 370L380 342"], "#8b3a20", 4)
    for x in (318, 356, 384):
        p.steam(x, 300, 110 if freed else 150, PALE, 6)
    if not freed:
        p.disc(350, 326, 40, 12, BLACK)


def washing_pass(p: Plate) -> None:
    p.sky(300)
    p.land(
        [(-5, 410), (-5, 60), (50, 30), (110, 120), (150, 210), (190, 300), (210, 410)],
        "#a89e8b",
        70,
        7,
        curve=False,
    )
    p.land(
        [(405, 410), (405, 40), (356, 20), (300, 110), (262, 200), (222, 300), (200, 410)],
        "#978c78",
        -70,
        7,
        curve=False,
    )
    p.lines(["M70 92Q200 168 336 84"], INK, 2.4)
    for n in range(6):
        x = 92 + n * 38
        y = 104 + 26 * math.sin((n + 0.7) * math.pi / 6.4)
        p.shape(
            [(x, y), (x + 31, y + (2 if n < 3 else -2)), (x + 29, y + 74), (x + 2, y + 74)], LINEN, wide=1.6
        )
        p.lines([f"M{x + 8} {y + 10:.0f}v56M{x + 20} {y + 12:.0f}v54"], "#8f8672", 1, 0.7)
        p.lines([f"M{x + 6} {y + 78:.0f}v9M{x + 18} {y + 80:.0f}v13"], SEA, 2.4)
    p.land([(150, 410), (186, 330), (222, 326), (262, 410)], "#c9bb95", 4, 8)


def low_mouth(p: Plate) -> None:
    p.land([(0, 0), (400, 0), (400, 400), (0, 400)], "#c3b48c", 14, 9, curve=False)
    gap = [(-5, 150), (60, 168), (130, 138), (210, 170), (290, 142), (405, 168), (405, 262), (320, 246), (240, 280), (150, 250), (70, 276), (-5, 256)]  # fmt: skip
    p.shape(gap, BLACK, "#17120f", 4)
    p.lines([f"M{x} {168 + x % 7 * 3}v{50 + x % 5 * 8}" for x in range(10, 400, 22)], "#6f665b", 2, 0.7)
    for x in (60, 140, 220, 300, 360):
        p.steam(x, 236, 190, PALE, 6)
    for n, x in enumerate((24, 74, 112, 244, 288, 330, 376)):
        y = (166, 176, 158, 168, 156, 160, 172)[n]
        p.lines([f"M{x} {y - 12}v12q8 2 8 10t-8 8"], INK, 2.4)
        p.shape([(x - 13, y + 2), (x - 1, y + 2), (x - 2, y + 22), (x - 12, y + 22)], PALE, wide=1.6)
    p.lines(["M150 128L176 296M186 124L212 292"], INK, 7)
    p.lines([f"M{154 + k * 5} {146 + k * 26}h36" for k in range(6)], INK, 5)


def floating_quarry(p: Plate) -> None:
    """Blocks that float, each on its rope; on the nearest a mason has chalked a stool."""
    p.sky(96)
    p.waves(110, 400, swell=4)
    p.shape([(-5, 92), (405, 86), (405, 116), (-5, 122)], "#b9ad97", wide=2)
    for n, (x, y, size) in enumerate(((70, 176, 46), (196, 160, 40), (318, 182, 50), (120, 258, 66), (276, 272, 70), (60, 352, 78), (204, 366, 88), (350, 356, 74))):  # fmt: skip
        ring = 26 + (n * 97) % 360
        p.lines([f"M{x - size * 0.1:.0f} {y - size * 0.5:.0f}Q{(x + ring) / 2 + 10:.0f} {y - size * 0.1:.0f} {ring} 106"], INK, 3.4)  # fmt: skip
        p.lines([f"M{x - size * 0.1:.0f} {y - size * 0.5:.0f}Q{(x + ring) / 2 + 10:.0f} {y - size * 0.1:.0f} {ring} 106"], "#c9a76a", 1.6)  # fmt: skip
        p.disc(ring, 106, 5, 5, "none", INK, 2.4)
        p.shape([(x - size * 0.6, y), (x - size * 0.4, y - size * 0.5), (x + size * 0.3, y - size * 0.56), (x + size * 0.62, y - size * 0.1), (x + size * 0.4, y + size * 0.16), (x - size * 0.4, y + size * 0.18)], "#a39b8c", wide=2)  # fmt: skip
        for k in range(7):
            p.disc(x - size * 0.4 + k * size * 0.13, y + size * (0.08 - k % 2 * 0.05), size * 0.045, size * 0.035, "#6f665b", "none", 0)  # fmt: skip
        p.lines([f"M{x - size * 0.7:.0f} {y + size * 0.2:.0f}q{size * 0.35:.0f} 9 {size * 0.7:.0f} 0t{size * 0.7:.0f} 0"], PALE, 3)  # fmt: skip
        if n == 6:
            p.lines([f"M{x - 22} {y - 32}h40M{x - 16} {y - 32}l-5 26M{x + 12} {y - 32}l5 26M{x - 2} {y - 32}v24"], "#fff", 3.4)  # fmt: skip
        else:
            p.lines([f"M{x - size * 0.26:.0f} {y - size * 0.32:.0f}h{size * 0.3:.0f}M{x - size * 0.26:.0f} {y - size * 0.2:.0f}h{size * 0.2:.0f}"], "#fff", 2.4)  # fmt: skip


def weed_meadow(p: Plate) -> None:
    p.sky(90)
    p.waves(90, 140)
    p.land([(0, 140), (140, 132), (280, 144), (400, 134), (400, 400), (0, 400)], "#93a27a", 2, 10, SEA)
    for row in range(7):
        y, tall = 172 + row * 36, 34 + row * 6
        blades = [
            f"M{x} {y}q{8 - x % 17} {-tall * 0.5:.0f} {x % 5 * 3 - 6} {-tall * p.rng.uniform(0.7, 1.1):.0f}"
            for x in range(row % 2 * 9, 400, 19)
        ]
        p.lines(blades, ("#2f5d45", "#56743a", "#6b4a2c")[row % 3], 4.5)
    for x, y in ((96, 244), (284, 296), (180, 372)):
        p.disc(x, y, 34, 13, "#8fbdb0", SEA, 2)


def still_orchard(p: Plate) -> None:
    """The Steam Orchard once its damper is shut: six hands on the slab, one of them whole, and a pear against it."""
    p.sky(120)
    p.land([(0, 132), (130, 112), (280, 134), (400, 116), (400, 400), (0, 400)], "#d3c48c", 3, 9)
    for x, foot, tall in ((52, 176, 120), (148, 156, 96), (250, 160, 100), (350, 182, 126)):
        limbs = [
            f"M{x} {foot - tall * high:.0f}q{side * 22} {-tall * 0.1:.0f} {side * 24} {tall * 0.3:.0f}"
            for side in (-1, 1)
            for high in (0.5, 0.8)
        ]
        p.lines([f"M{x} {foot}V{foot - tall}", *limbs], INK, 5)
    for n in range(17):
        x, y = 20 + (n * 97) % 366, 154 + (n * 29) % 40
        p.disc(x, y, 6, 7, "#b9a23a", wide=1.2)
        p.disc(x, y - 7, 3.4, 4, "#b9a23a", wide=1)
    slab(p, 48, 202, 290, 170, (1, 2, 0, 3, -1, 1), 3, 74)
    p.disc(360, 372, 17, 19, "#c9ae3c", wide=2)
    p.disc(360, 352, 9, 11, "#c9ae3c", wide=2)
    p.disc(360, 360, 8, 8, "#c9ae3c", "none", 0)
    p.lines(["M360 341l5 -10"], INK, 3)


def ladder(p: Plate, x: float, foot: float, tall: float, rungs: int, lean: float, bright: int = -1) -> Point:
    """A ladder that leans on nothing; gives its top."""
    top = (x + lean, foot - tall)
    p.lines([f"M{x - 15} {foot}L{top[0] - 10} {top[1]}M{x + 15} {foot}L{top[0] + 10} {top[1]}"], INK, 4)
    for n in range(rungs):
        along = (n + 0.7) / (rungs + 0.4)
        y, mx = foot - tall * along, x + lean * along
        half = 14 - 4 * along
        p.lines([f"M{mx - half:.1f} {y:.1f}h{2 * half:.1f}"], INK, 8 if n == bright else 4)
        if n == bright:
            p.lines([f"M{mx - half:.1f} {y:.1f}h{2 * half:.1f}"], PALE, 5)
    return top


def ladder_orchard(p: Plate) -> None:
    """The picture that hides a number: everything that its regions tell can be counted, and nothing else."""
    p.sky(220)
    p.land([(0, 214), (130, 200), (280, 216), (400, 202), (400, 400), (0, 400)], "#d3c48c", 3, 9)
    for x, foot, tall, rungs, lean, basket, bright in (
        (42, 300, 126, 4, 16, True, -1),
        (112, 280, 140, 5, -12, False, -1),
        (186, 312, 254, 8, 14, True, 5),
        (268, 284, 130, 5, 18, False, -1),
        (338, 304, 140, 6, -16, True, -1),
    ):
        top = ladder(p, x, foot, tall, rungs, lean, bright)
        if basket:
            bx, by = top[0] + 22, top[1] + 10
            p.lines([f"M{bx - 12} {by}q12 -20 24 0"], INK, 2.4)
            p.shape([(bx - 14, by), (bx + 14, by), (bx + 10, by + 18), (bx - 10, by + 18)], "#a9803e")
    for x, y in ((70, 338), (104, 352), (146, 336), (176, 356), (214, 340), (92, 378), (160, 380)):
        p.disc(x, y, 8, 9, "#b9a23a")
        p.disc(x, y - 9, 4.5, 5, "#b9a23a", wide=1.2)
        p.lines([f"M{x} {y - 13}l3 -6"], INK, 2)
    p.lines(["M250 372l76 -2l44 -16M262 372l-8 18M320 370l8 20"], INK, 4)
    for n in range(6):  # baskets, one inside the other: six rims
        y = 364 - n * 9
        p.shape([(268, y - 8), (312, y - 8), (306, y + 4), (274, y + 4)], "#a9803e", wide=2)
    p.lines(["M382 384V330"], INK, 5)
    p.disc(382, 332, 17, 5, "#d8b968")
    p.disc(382, 327, 9, 7, "#d8b968")
    p.disc(382, 318, 21, 6, "#e3c97c")
    p.disc(382, 311, 11, 8, "#e3c97c")


FEVERS = (
    *((0, 0.55), (3, 0.7), (4, 0.06), (4.4, 0.06), (6, 1.0), (8, 0.72), (11, 0.6), (13, 0.06), (13.4, 0.06)),
    *((15, 0.94), (17, 0.66), (19, 0.06), (19.4, 0.06), (23, 0.86), (24, 0.8)),
)
"""The course of a day: hours, and how high the fever stands."""


def chart_for_twelve(p: Plate) -> None:
    """The chart that is a riddle: twelve curves in two inks, which fall together three times a day."""
    sheet = p.shape([(14, 22), (386, 22), (386, 384), (14, 384)], PALE)
    p.hatch(sheet, 0, 15, "#b9a77b", 0.7, 0.45)

    def hour(h: float) -> float:
        return 32 + h * 14

    ticks = [f"M{hour(h):.1f} 346v{18 if h % 6 == 0 else 9}" for h in range(25)]
    p.lines(["M32 346H368", *ticks], INK, 2)
    p.sun(hour(12), 374, 5)
    p.lines([f"M32 {322 - 0.06 * 250:.1f}H368"], SEA, 1.6, 0.7)
    for n in range(12):
        line = ""
        for h, high in FEVERS:
            apart = (n - 5.5) * 4.6 * min(1, max(0, high - 0.06) * 2) + p.rng.uniform(-2, 2)
            line += f"{'L' if line else 'M'}{hour(h):.1f} {322 - high * 250 + apart:.1f}"
        p.lines([line], "#8b3a20" if n % 2 else INK, 1.5, 0.85)
    p.sign("spoon", hour(8), 66, 30, INK)
    p.lines([f"M{hour(8) - 16:.1f} 82l32 -32"], "#8b3a20", 2.4)
    p.sign("bread", hour(19), 280, 24, SEA)


def callers_pit(p: Plate) -> None:
    """A square pit as deep as a house, its sides cut smooth; the ladder lies beside it, pulled out and forgotten."""
    p.sky(120)
    steps(p, (104, 158, 206))
    for x in (40, 352):
        p.steam(x, 176, 70, PALE, 5)
    p.shape([(52, 264), (88, 218), (276, 214), (324, 254), (300, 350), (66, 362)], "#d9c692", INK, 1.8)
    p.shape([(70, 268), (98, 230), (268, 226), (308, 258), (290, 338), (82, 350)], "#2a1f18", INK, 2.6)
    far = p.shape([(98, 230), (268, 226), (250, 316), (120, 320)], "#a98450", INK, 2)
    near = p.shape([(70, 268), (98, 230), (120, 320), (82, 350)], "#7d5e38", INK, 2)
    right = p.shape([(268, 226), (308, 258), (290, 338), (250, 316)], "#8a6b45", INK, 2)
    for side, box in ((far, (98, 226, 268, 320)), (near, (70, 230, 120, 350)), (right, (250, 226, 308, 338))):
        p.hatch(side, 2, 9, INK, 1, 0.5, box)
    p.add(
        f'<path d="M148 230q16 14 34 -1q14 12 30 -1l-3 12q-14 10 -28 2q-16 8 -30 0z" fill="#5b4329" stroke="{INK}" stroke-width="1.400"/>'
    )  # worn where it stood
    for n in range(6):
        parts.print_of_hoof(p, 140 + n * 17, 212 - n % 2 * 9, 11, 170 + n * 6)
    pole(p, "M318 396L392 218M346 402L414 236", 7, "#a37b47")
    for n in range(6):
        pole(p, f"M{326 + n * 12} {377 - n * 28}l27 8", 5, "#b08a52")
    p.lines([f"M{300 + n * 11} {398 - n % 3 * 5}l3 -10" for n in range(9)], SEA, 1.8)


def far_spoon(p: Plate) -> None:
    """A spoon by itself on the last rise, its bowl to the sky, and the ground trodden bare by something that came often."""
    p.sky(300, opacity=0.5)
    for n, y in enumerate((214, 236, 262)):
        p.land([(150, 310), (150, y), (230, y - 12), (320, y + 4), (405, y - 8), (405, 310)], ("#c9c6b4", "#b9b49e", "#a9a288")[n], 6, 8, "#8b8292")  # fmt: skip
    p.disc(300, 222, 90, 9, "#f4efe0", "none", 0)
    p.land([(200, 410), (200, 300), (405, 300), (405, 410)], "#9b9068", 4, 10, "#6f7148", curve=False)
    p.land([(-5, 410), (-5, 262), (90, 252), (200, 262), (262, 280), (246, 320), (276, 410)], "#a9ad80", 4, 8, SEA, curve=False)  # fmt: skip
    p.land([(200, 262), (262, 280), (246, 320), (276, 410), (330, 410), (300, 330), (284, 280)], "#8a7a55", 70, 6, curve=False)  # fmt: skip
    p.disc(150, 344, 118, 36, "#c9b27a", "#8a7a55", 1.6)  # trodden bare; no mound
    for n in range(9):
        a = n * 2 * math.pi / 9
        track(p, 150 + 92 * math.cos(a), 346 + 26 * math.sin(a), 21, math.degrees(a) + 150)
    p.lines(["M150 334V176"], INK, 17)
    p.lines(["M150 336V176"], "#c9cfce", 11)
    p.disc(150, 132, 38, 54, "#c9cfce", INK, 3.4)
    p.disc(152, 128, 27, 41, "#dfe4e2", "#8f9a98", 1.8)
    p.lines(["M134 110q8 -22 24 -22"], LINEN, 5)
    p.add('<path d="M126 132q10 -9 22 0t26 0v20q-24 22 -48 0z" fill="#a9a288" opacity=".8"/>')
    p.sign("seagull", 226, 244, 46, INK)
    p.lines([f"M{20 + n * 14} {388 + n % 3 * 5}l3 -10" for n in range(17)], SEA, 1.6)


def plinth_of_the_seat(p: Plate) -> None:
    """The Chair at the Edge once it is held up; its card may keep the place's title or take the plinth's."""
    chair_at_the_edge(p, True)


def rail_of_the_chair(p: Plate) -> None:
    """A ship's rail at the edge, polished where arms have lain; beyond it all smoke leans towards one place."""
    p.sky(250, opacity=0.5)
    p.land(
        [(-5, 300), (-5, 206), (80, 190), (170, 204), (270, 176), (405, 198), (405, 300)],
        "#c9cdb2",
        6,
        9,
        SEA,
    )
    p.land([(-5, 330), (-5, 246), (110, 236), (250, 252), (405, 234), (405, 330)], "#b7b68f", 5, 9, SEA)
    for x, y, tall in ((34, 244, 86), (104, 238, 116), (322, 240, 108), (376, 238, 84)):
        p.add(f'<path d="M{x} {y}q{(214 - x) * 0.1:.0f} {-tall * 0.6:.0f} {(214 - x) * 0.5:.0f} {-tall:.0f}T{(x + 214) / 2 + (214 - x) * 0.44:.0f} 44" fill="none" stroke="#8f8672" stroke-width="7" opacity=".6" stroke-linecap="round"/>')  # fmt: skip
    p.add(
        '<path d="M214 196q-14 -44 0 -80t-2 -84" fill="none" stroke="#8f8672" stroke-width="15" opacity=".7" stroke-linecap="round"/>'
    )
    p.add(f'<path d="M190 200q24 -26 48 0z" fill="{BLACK}"/>')
    p.land([(-5, 410), (-5, 352), (140, 344), (280, 348), (405, 340), (405, 410)], "#9c8f74", 4, 8)
    for n in range(9):  # turned balusters
        across = 22 + n * 44.5
        p.add(f'<path d="M{across - 5:.0f} 356v-14q-9 -12 -3 -26q-6 -10 2 -24v-12h12v12q8 14 2 24q6 14 -3 26v14z" fill="#a97f4b" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.shape([(-5, 262), (405, 256), (405, 280), (-5, 286)], "#8a5f34", INK, 2.6)
    p.lines(["M-5 270L405 264"], "#c9975c", 3)
    p.shape([(-5, 350), (405, 344), (405, 362), (-5, 368)], "#8a5f34", INK, 2.4)
    for x in (132, 268):  # where arms have lain
        p.add(f'<path d="M{x - 44} 267q44 -9 88 -2l-2 9q-42 -6 -84 3z" fill="#ecd29a" stroke="none"/>')
    parts.cup(p, 204, 246, 30)


def second_chair(p: Plate) -> None:
    """Somebody has put a second chair here, a blanket over its back; it does not face the drop but the first chair."""
    p.sky(210, opacity=0.5)
    p.land([(-5, 300), (-5, 214), (120, 226), (230, 208), (405, 216), (405, 300)], "#cfd0b4", 6, 10, SEA)
    p.add(
        '<path d="M330 214q16 -34 2 -66t6 -60" fill="none" stroke="#8f8672" stroke-width="7" opacity=".5" stroke-linecap="round"/>'
    )
    p.land(
        [(-5, 300), (-5, 192), (66, 188), (104, 200), (92, 240), (118, 300)], "#9c8f74", 60, 7, curve=False
    )
    p.lines(["M44 192V140M70 192V164M44 164h28M42 140h9M42 150h9"], INK, 4.4)  # the first, on its edge
    p.land([(-5, 410), (-5, 296), (110, 288), (240, 300), (405, 284), (405, 410)], "#b7b980", 4, 9, SEA)
    p.disc(236, 376, 116, 13, "#8a8a55", "none", 0)
    p.lines(["M186 374V232M296 370V224M214 352V280M276 350V276"], INK, 13)
    p.lines(["M186 374V232M296 370V224M214 352V280M276 350V276"], "#a97f4b", 7)
    p.shape([(176, 292), (204, 270), (290, 268), (306, 288)], "#c9975c", INK, 3)
    p.lines(["M184 330L298 326"], INK, 6)
    for y in (140, 170, 200):
        p.shape([(182, y), (300, y - 6), (300, y + 10), (182, y + 16)], "#a97f4b", INK, 2.6)
    p.lines(["M186 296V120M296 290V114"], INK, 14)
    p.lines(["M186 296V120M296 290V114"], "#a97f4b", 8)
    for x, y in ((186, 116), (296, 110)):
        p.disc(x, y, 9, 9, "#c9975c", INK, 2.4)
    blanket = p.shape([(218, 130), (310, 126), (318, 240), (262, 252), (222, 236)], "#8f2f1c", INK, 2.6)
    p.hatch(blanket, 2, 22, "#e0c26a", 5, 0.9, (216, 126, 320, 252))
    p.lines([f"M{226 + n * 10} {240 + n % 3 * 4}v11" for n in range(9)], "#8f2f1c", 3)
    p.disc(92, 320, 46, 13, "#a97f4b", INK, 2.6)  # a keg for a table, laid for two
    p.shape([(50, 322), (134, 322), (128, 382), (56, 382)], "#8a5f34", INK, 2.6)
    p.lines(["M52 340h80M55 368h74"], BLACK, 4)
    for x in (74, 110):
        parts.cup(p, x, 306, 27)
    p.lines([f"M{150 + n * 15} {394 - n % 3 * 4}l3 -11" for n in range(16)], SEA, 1.8)


PLACES: dict[str, Drawing] = {
    "the-rail-of-the-chair": rail_of_the_chair,
    "a-second-chair": second_chair,
    "the-callers-pit": callers_pit,
    "the-far-spoon": far_spoon,
    "the-ladder-orchard": ladder_orchard,
    "the-chart-for-twelve": chart_for_twelve,
    "the-floating-quarry": floating_quarry,
    "the-weed-meadow": weed_meadow,
    "the-hoist-head": hoist_head,
    "the-step-gardens": step_gardens,
    "the-eel-basins": eel_basins,
    "the-weir-that-counts": weir,
    "half-ration-low-street": low_street,
    "the-humming-wall": humming_wall,
    "the-oil-cellars": oil_cellars,
    "the-boiled-bamboo": boiled_bamboo,
    "the-fold": fold,
    "the-square-of-the-pot": square_of_the_pot,
    "the-chapel-of-the-keel": chapel_of_the_keel,
    "the-churchyard-of-spoons": churchyard_of_spoons,
    "the-chair-at-the-edge": chair_at_the_edge,
    "the-steam-orchard": steam_orchard,
    "the-tree-nobody-picked": tree_nobody_picked,
    "the-stone-stump": stone_stump,
    "the-fever-tent": fever_tent,
    "the-shelf-of-nests": shelf_of_nests,
    "the-tilting-mill": tilting_mill,
    "the-washing-pass": washing_pass,
    "the-low-mouth": low_mouth,
}
GOLD: dict[str, Drawing] = {
    "the-chair-at-the-edge": plinth_of_the_seat,
    "plinth-of-the-seat": plinth_of_the_seat,
    "the-churchyard-of-spoons": lambda p: churchyard_of_spoons(p, True),
    "the-humming-wall": lambda p: humming_wall(p, True),
    "the-square-of-the-pot": lambda p: square_of_the_pot(p, True),
    "the-steam-orchard": still_orchard,
    "the-tilting-mill": lambda p: tilting_mill(p, True),
}
