"""Places of sheet 5, the Watch Road: limestone, dead slack, and a road that was built so that nobody should come."""

import itertools
import math

from tools.seventh_continent_art import parts, plinths
from tools.seventh_continent_art.callers import pole
from tools.seventh_continent_art.moor import bed
from tools.seventh_continent_art.plate import INK, Drawing, Plate, Point
from tools.seventh_continent_art.watch import (
    CHALK,
    DARK,
    DEPTH,
    GLOW,
    HORIZON,
    LICHEN,
    ROAD,
    SHADE,
    SKY,
    SLACK,
    SLATE,
    TURF,
    ashlar,
    ground,
    lichen,
    milestone,
    open_hand,
    road,
    rock,
    sitting,
    slack,
    turf,
)

WOOD, LINEN, RUST, WOOL = "#8a6436", "#fbf7ea", "#9c4a2a", "#ece6d6"


# The northern row: a stone that says nothing, a kiln, a child, a light, a gap, a stone that says all


def first_mile(p: Plate) -> None:
    """A milestone that says nothing on the side one arrives from; what it says, it says to those who leave."""
    slack(p)
    rock(p, 60, 158, 60, 22)
    sitting(p, 64, 138, 20)
    ground(p)
    road(p, [(352, 190), (268, 214), (214, 262), (196, 330), (204, 405)], [(384, 192), (330, 218), (300, 264), (306, 330), (344, 405)])  # fmt: skip
    for x, y, s in ((344, 194, 9), (250, 226, 15)):
        milestone(p, x, y, s, s * 1.7)
    turf(p, (10, 214, 180, 240), 12)
    p.disc(128, 380, 100, 12, SLATE, "none", 0)
    side = "M110 136A56 60 0 0 1 166 196V380L206 362V186A52 58 0 0 0 150 128z"
    p.add(f'<path d="{side}" fill="{SHADE}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>')
    p.hatch(side, 0, 5, SLATE, 1, 0.7, (110, 128, 206, 380))
    p.add(f'<path d="M54 380V196A56 60 0 0 1 166 196V380z" fill="{ROAD}" stroke="{INK}" stroke-width="3"/>')
    p.add(f'<path d="M66 372V198A44 48 0 0 1 154 198V372z" fill="none" stroke="{SHADE}" stroke-width="2"/>')
    for y in (
        222,
        246,
        270,
        294,
    ):  # on the other side something stands: here only the ends of its lines are seen
        p.lines([f"M206 {y}h-11M206 {y + 7}h-8"], INK, 2.6)
    lichen(p, ((76, 356, 10), (148, 168, 8), (60, 214, 6), (186, 344, 8), (110, 146, 5)))
    turf(p, (40, 384, 190, 392), 10, 13)
    for x, y, w in ((28, 330, 34), (366, 342, 40), (382, 288, 22)):
        rock(p, x, y, w, w * 0.55, False)


def shells(p: Plate, x: float, foot: float, wide: float, high: float) -> None:
    """A heap of shells."""
    p.add(f'<path d="M{x - wide / 2:g} {foot:g}Q{x - wide * 0.3:.0f} {foot - high * 0.5:.0f} {x:g} {foot - high:g}Q{x + wide * 0.3:.0f} {foot - high * 0.5:.0f} {x + wide / 2:g} {foot:g}z" fill="{ROAD}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    drawn = []
    for row, many in enumerate((7, 5, 4, 2, 1)):
        for n in range(many):
            across = x + (n - (many - 1) / 2) * wide * 0.135 + p.rng.uniform(-3, 3)
            down = foot - 2 - row * high * 0.18
            drawn.append(f"M{across - 8:.0f} {down:.0f}q8 -15 16 0zM{across:.0f} {down:.0f}v-7M{across - 2:.0f} {down:.0f}l-3 -5M{across + 2:.0f} {down:.0f}l3 -5")  # fmt: skip
    p.add(f'<path d="{"".join(drawn)}" fill="#e9d9c3" stroke="{INK}" stroke-width="1.2"/>')


def lime_kiln(p: Plate) -> None:
    """Burnt shells; the last load is still in it, white as bread."""
    slack(p)
    ground(p, rise=(0, -4, -2, 2, -3, 0))
    p.shape(
        [(405, 200), (300, 150), (262, 156), (262, 300), (405, 352)], TURF, wide=1.8
    )  # a ramp up to its mouth
    p.lines(["M405 236L270 190M405 282L268 236M405 326L268 282"], "#7d8a63", 1.4)
    body = "M92 366L116 128Q190 104 262 128L292 366Q190 392 92 366z"
    p.add(f'<path d="{body}" fill="{CHALK}" stroke="{INK}" stroke-width="2.8"/>')
    rows = []
    for n in range(1, 9):
        y, half = 130 + n * 28, 74 + n * 3.2
        rows.append(f"M{190 - half:.0f} {y}Q190 {y + 18} {190 + half:.0f} {y}")
        rows += [f"M{190 + half * t:.0f} {y + 9 * (1 - t * t) - 28:.0f}v27" for t in ((-0.7, -0.2, 0.3, 0.8) if n % 2 else (-0.45, 0.05, 0.55))]  # fmt: skip
    p.lines(rows, SLATE, 1.5)
    p.hatch("M226 122L262 128L292 366Q262 380 236 382z", 90, 6, SLATE, 1.1, 0.7, (226, 122, 292, 384))
    p.disc(189, 127, 74, 19, ROAD, INK, 2.6)
    p.disc(189, 127, 52, 12, DARK, INK, 2)
    p.add('<path d="M140 124q18 -26 34 -8q16 -20 34 -2q22 -10 30 12q-50 16 -98 -2z" fill="#ffffff" stroke="#5d7b80" stroke-width="1.6"/>')  # fmt: skip
    p.add(f'<path d="M136 374V314A48 52 0 0 1 232 314V378Q184 386 136 374z" fill="{DARK}" stroke="{INK}" stroke-width="3"/>')  # fmt: skip
    p.add(f'<path d="M126 374V312A58 62 0 0 1 242 312V378" fill="none" stroke="{SHADE}" stroke-width="9"/><path d="M120 374V312A64 68 0 0 1 248 312V378" fill="none" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    for row, many in ((0, 4), (1, 3), (2, 2)):  # the last load
        for n in range(many):
            plinths.loaf(p, 184 + (n - (many - 1) / 2) * 23, 374 - row * 17, 25, "#ffffff")
    shells(p, 330, 386, 110, 56)
    p.lines(["M44 388L56 300"], INK, 6)
    p.lines(["M44 388L56 300"], "#a97f4b", 3)
    p.shape([(30, 378), (58, 374), (62, 398), (26, 398)], "#8f9a9a", wide=2)
    lichen(p, ((122, 250, 8), (256, 196, 7), (110, 340, 6), (150, 166, 5)))


def boy(p: Plate) -> None:
    """A child of stone, sitting, tired of walking; everybody speaks to him first."""
    slack(p)
    ground(p, fill=TURF)
    road(p, [(186, 190), (130, 224), (60, 290), (-5, 342)], [(210, 190), (176, 226), (130, 300), (90, 405)])
    for x, y, s in ((202, 204, 9), (184, 232, 14), (154, 284, 22)):
        milestone(p, x, y, s, s * 1.7)
    turf(p, (300, 206, 396, 300), 14)
    milestone(p, 236, 386, 84, 150)  # the one he sits against
    p.disc(276, 388, 108, 11, SLATE, "none", 0)
    p.shape([(214, 388), (220, 338), (352, 338), (358, 388)], SHADE, wide=2.4)
    p.lines(["M218 362h136M262 338v24M310 338v24M288 362v26"], SLATE, 1.6)
    p.shape(
        [(240, 346), (250, 284), (266, 254), (308, 254), (324, 284), (334, 346)], CHALK, wide=2.6
    )  # his smock
    p.lines(["M264 282l-10 62M287 290v54M310 282l10 62"], SLATE, 1.6)
    for x, side in ((260, 1), (314, -1)):  # his legs, and his feet turned in
        pole(p, f"M{x} 332L{x - side * 4} 374", 21, CHALK)
        p.disc(x + side * 5, 382, 22, 9, CHALK, INK, 2.4)
        p.disc(x, 328, 17, 15, ROAD, INK, 2.4)
        pole(p, f"M{x + side * 8} 274L{x - side * 5} 312L{x + side * 9} 262", 12, ROAD)
    p.disc(287, 214, 41, 44, CHALK, INK, 2.8)
    p.add(f'<path d="M246 214Q238 160 288 164T328 214Q322 190 304 186Q268 184 254 196Q248 204 246 214z" fill="{SHADE}" stroke="{INK}" stroke-width="2.2"/>')  # fmt: skip
    p.lines(["M262 214q8 -6 16 0M296 214q8 -6 16 0M286 216l-4 16h8M278 243q9 -5 18 0"], INK, 2.6)
    p.disc(266, 252, 13, 11, ROAD, INK, 2.2)
    p.disc(308, 252, 13, 11, ROAD, INK, 2.2)
    lichen(p, ((318, 192, 6), (242, 376, 5), (330, 352, 5), (216, 300, 8), (288, 300, 4)))
    for n, x in enumerate((352, 370, 386)):  # what people have given him
        p.disc(x, 382 - n * 3, 7, 6, ("#a33b3a", LICHEN, "#a33b3a")[n], INK, 1.6)


def gallery(p: Plate, x: float, y: float, s: float, glass: str) -> None:
    """The head of the light: a gallery with its rail, panes and a cap; the point is the middle of the gallery."""
    p.add(f'<path d="M{x - 34 * s:.1f} {y:g}V{y - 62 * s:.1f}H{x + 34 * s:.1f}V{y:g}z" fill="{glass}" stroke="{INK}" stroke-width="2.4"/>')  # fmt: skip
    p.lines([f"M{x + dx * s:.1f} {y:g}v{-62 * s:.1f}" for dx in (-17, 0, 17)] + [f"M{x - 34 * s:.1f} {y - 31 * s:.1f}h{68 * s:.1f}"], INK, 1.8)  # fmt: skip
    p.add(f'<path d="M{x - 42 * s:.1f} {y - 62 * s:.1f}Q{x - 30 * s:.1f} {y - 96 * s:.1f} {x:g} {y - 100 * s:.1f}Q{x + 30 * s:.1f} {y - 96 * s:.1f} {x + 42 * s:.1f} {y - 62 * s:.1f}z" fill="{SLATE}" stroke="{INK}" stroke-width="2.4"/><circle cx="{x:g}" cy="{y - 104 * s:.1f}" r="{6 * s:.1f}" fill="{LICHEN}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.add(f'<path d="M{x - 58 * s:.1f} {y:g}h{116 * s:.1f}l{-12 * s:.1f} {14 * s:.1f}h{-92 * s:.1f}z" fill="{ROAD}" stroke="{INK}" stroke-width="2.2"/>')  # fmt: skip
    p.lines([f"M{x + dx * s:.1f} {y:g}v{-20 * s:.1f}" for dx in range(-56, 57, 14)] + [f"M{x - 58 * s:.1f} {y - 20 * s:.1f}h{116 * s:.1f}"], INK, 1.8)  # fmt: skip


def lamp(p: Plate) -> None:
    """A lighthouse with everything but: through its panes one sees the sky on the other side."""
    slack(p)
    rock(p, 330, 156, 50, 18)
    ground(p, rise=(0, -2, 6, 2, -4, 0))
    road(p, [(60, 186), (110, 240), (168, 330), (178, 405)], [(84, 186), (150, 236), (224, 330), (262, 405)])
    milestone(p, 70, 200, 11, 18)
    tower = "M150 370L172 126H244L266 370Q208 386 150 370z"
    p.add(f'<path d="{tower}" fill="{ROAD}" stroke="{INK}" stroke-width="2.8"/>')
    p.hatch("M222 126H244L266 370Q244 378 232 380z", 0, 6, SLATE, 1.1, 0.75, (222, 126, 266, 380))
    p.lines([f"M{170.6 - (y - 140) * 0.09:.0f} {y}Q208 {y + 8} {245.4 + (y - 140) * 0.09:.0f} {y}" for y in range(150, 360, 28)], SLATE, 1.5)  # fmt: skip
    for y in (176, 240):
        p.add(f'<path d="M202 {y + 24}v-18q7 -10 14 0v18z" fill="{DARK}" stroke="{INK}" stroke-width="1.8"/>')
    p.add(
        f'<path d="M188 374V322A20 22 0 0 1 228 322V376z" fill="{WOOD}" stroke="{INK}" stroke-width="2.6"/>'
    )
    p.lines(["M202 304v72M214 304v72"], INK, 1.4)
    gallery(p, 208, 118, 0.94, SKY)
    p.lines(["M208 116v-22M198 94h20"], INK, 3.4)  # the stand of a lamp
    p.add(f'<path d="M266 366h94v24h-94z" fill="{CHALK}" stroke="{INK}" stroke-width="2.2"/>')
    ashlar(p, 286, 312, 70, 66, 3, 2.5)  # the keeper's store
    p.shape([(278, 314), (322, 280), (364, 314)], SLATE, wide=2.4)
    p.add(f'<path d="M306 378v-34h24v34z" fill="{DARK}" stroke="{INK}" stroke-width="2"/>')
    lichen(p, ((166, 330, 8), (182, 210, 5), (238, 288, 5), (344, 350, 6)))
    turf(p, (20, 300, 130, 390), 14)
    sitting(p, 246, 98, 22)
    sitting(p, 56, 330, 30, True)


def lamp_crab(p: Plate, x: float, y: float, size: float, glow: float) -> None:
    """A crab that carries a coal in an empty shell; how bright it is, is its rank."""
    s = size / 40
    if glow:
        p.add(f'<circle cx="{x:g}" cy="{y - 10 * s:.1f}" r="{30 * s * (0.5 + glow):.1f}" fill="#f8e7a0" opacity="{0.25 + glow * 0.4:.2f}"/>')  # fmt: skip
    p.add(f'<g transform="translate({x:g} {y:g})scale({s:.2f})" stroke="{INK}" stroke-width="2" stroke-linejoin="round"><path d="M-14 -4l-8 8M-10 0l-6 9M14 -4l8 8M10 0l6 9M-14 -8q-12 -4 -10 -14M14 -8q12 -4 10 -14" fill="none" stroke-width="3"/><ellipse cx="0" cy="-4" rx="17" ry="9" fill="{RUST}"/><path d="M-12 -10Q-14 -32 4 -34Q18 -32 14 -10z" fill="{("#b9a88a", "#e0bd6a", "#f3d873", "#fbeeb0", "#ffffff")[min(4, int(glow * 5))]}"/><path d="M-6 -14q10 -10 18 -2M-4 -22q8 -8 14 -4" fill="none" stroke-width="1.4"/><circle cx="-24" cy="-23" r="5" fill="{RUST}"/><circle cx="24" cy="-23" r="5" fill="{RUST}"/></g>')  # fmt: skip


def lamp_lit(p: Plate) -> None:
    """Dusk, and crabs in the lantern, in order of brightness, the last of them hardly to be looked at."""
    p.add(f'<path d="M0 0h400v400H0z" fill="#35535b"/><path d="M0 {HORIZON - 40}h400v40H0z" fill="#6f8f8c"/>')
    p.lines([f"M0 {y}H400" for y in range(8, 92, 8)], SLACK, 0.9, 0.5)
    p.add(f'<path d="M0 {HORIZON}h400v268H0z" fill="#274249"/>')
    p.lines(
        [f"M{n * 83 % 400 - 60} {HORIZON + 6 + n * 7}h{60 + n * 37 % 90}" for n in range(34)], SLACK, 1.1, 0.7
    )
    for path in ("M200 150L-20 60V176z", "M200 150L420 60V176z", "M200 150L-20 226V300z", "M200 150L420 226V300z"):  # fmt: skip
        p.add(f'<path d="{path}" fill="#f8e7a0" opacity=".34"/>')
    p.add(f'<path d="M52 244Q60 92 200 74Q340 92 348 244z" fill="#f4dd8c" stroke="{INK}" stroke-width="3"/>')
    p.disc(286, 168, 56, 62, "#fff8d8", "none", 0)
    p.lines(["M110 122V244M162 84V244M238 84V244M290 122V244M58 188h284"], INK, 2.4)
    p.add(f'<path d="M68 128Q110 40 200 26Q290 40 332 128Q270 82 200 80T68 128z" fill="{SLATE}" stroke="{INK}" stroke-width="3"/>')  # fmt: skip
    p.disc(200, 20, 11, 11, LICHEN, INK, 2.4)
    p.shape([(66, 234), (334, 206), (334, 220), (66, 248)], "#a97f4b", wide=2.2)  # a shelf that rises
    for n in range(5):
        lamp_crab(p, 88 + n * 56, 228 - n * 6, 40 + n * 3, n * 0.22)
    p.add(f'<path d="M20 248H380L352 280H48z" fill="{ROAD}" stroke="{INK}" stroke-width="2.8"/>')
    p.lines([f"M{x} 248v-36" for x in (30, 52, 348, 370)] + ["M20 212h40M340 212h40"], INK, 3)
    p.shape([(92, 280), (308, 280), (330, 405), (70, 405)], "#b9c4bd", INK, 2.8)
    p.hatch("M232 280H308L330 405H246z", 0, 6, DEPTH, 1.2, 0.8, (232, 280, 330, 405))
    p.lines(["M88 310q112 12 224 0M84 344q116 12 232 0M78 378q122 12 244 0M160 312v32M236 314v32M196 350v34"], DEPTH, 1.8)  # fmt: skip
    lichen(p, ((120, 330, 8), (280, 366, 7), (150, 388, 6)))


def nine_mile_gap(p: Plate) -> None:
    """Sea where the chart has coast, coast where it has sea; the road goes on as if nothing were the matter."""
    slack(p)
    p.land(
        [(286, 200), (304, 168), (326, 138), (405, 128), (405, 212)], CHALK, 78, 7, SLATE, False
    )  # over there
    road(p, [(405, 124), (344, 136)], [(405, 136), (352, 146)])
    milestone(p, 362, 136, 10, 17)
    for n, (x, y, w) in enumerate(((280, 214, 30), (240, 226, 26), (204, 244, 34))):
        rock(p, x, y, w, 15 + n * 2)
    cliff = p.shape([(-5, 176), (90, 170), (164, 186), (150, 226), (168, 262), (140, 300), (-5, 320)], CHALK, wide=2.4)  # fmt: skip
    p.hatch(cliff, 82, 7, SLATE, 1.1, 0.7, (-5, 200, 170, 320))
    p.shape([(-5, 176), (90, 170), (164, 186), (96, 200), (-5, 214)], TURF, wide=1.8)
    road(p, [(-5, 180), (70, 176), (132, 180)], [(-5, 204), (80, 196), (152, 188)])
    milestone(p, 112, 174, 13, 22)
    p.lines(["M152 184l10 -3M156 190l12 2M150 196l9 6"], INK, 1.8)
    chart = [(36, 400), (62, 268), (372, 262), (396, 400)]
    p.disc(214, 396, 200, 12, DEPTH, "none", 0)
    p.shape(chart, "#ecdcb4", wide=2.6)  # the chart, weighted with stones
    p.shape([(62, 268), (46, 282), (70, 286)], "#d8c08c", wide=1.6)
    p.add(f'<path d="M66 284H370L382 344Q330 318 286 330Q250 344 214 322Q170 300 128 322Q96 334 56 320z" fill="#c9d6cf" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.add(f'<path d="M56 320Q96 334 128 322Q170 300 214 322Q250 344 286 330Q330 318 382 344L390 392H44z" fill="#f7ebc8" stroke="{INK}" stroke-width="1.4"/>')  # fmt: skip
    p.lines([f"M{70 + n * 9} 342l-8 14" for n in range(33)], "#a98a5c", 1.1)
    p.add(f'<path d="M52 356Q140 336 214 352T388 368" fill="none" stroke="{RUST}" stroke-width="3" stroke-dasharray="9 5"/>')  # fmt: skip
    p.add(f'<g fill="none" stroke="{INK}" stroke-width="1.6"><circle cx="322" cy="298" r="13"/><path d="M322 280v36M304 298h36M311 287l22 22M333 287l-22 22"/></g>')  # fmt: skip
    for x, y in ((60, 276), (366, 272), (386, 390), (46, 392)):
        rock(p, x, y + 6, 28, 16, False)


def last_mile(p: Plate) -> None:
    """It says how far it is to where you are; the road goes once round it and comes back."""
    slack(p)
    rock(p, 346, 160, 70, 26)
    rock(p, 286, 150, 24, 10)
    ground(p, 212, rise=(-26, -14, 0, 4, 10, 16))
    p.disc(206, 318, 158, 62, ROAD, SLATE, 5)
    p.disc(206, 318, 158, 62, "none", CHALK, 2)
    p.lines([f"M{206 + 100 * math.cos(a):.0f} {318 + 38 * math.sin(a):.0f}L{206 + 156 * math.cos(a):.0f} {318 + 60 * math.sin(a):.0f}" for a in (n * math.pi / 9 for n in range(18))], SHADE, 2)  # fmt: skip
    island = p.disc(206, 314, 98, 36, TURF, SLATE, 4)
    p.hatch(island, 4, 7, "#7d8a63", 1, 0.7, (108, 278, 304, 350))
    road(p, [(-5, 242), (40, 266), (80, 296)], [(-5, 284), (30, 304), (52, 330)])
    road(p, [(196, 378), (182, 405)], [(262, 372), (280, 405)])
    p.disc(214, 322, 62, 10, SLATE, "none", 0)
    p.shape([(246, 70), (262, 84), (274, 316), (250, 324)], SHADE, wide=2.4)
    p.add(f'<path d="M156 324L164 76L204 40L246 70L252 324z" fill="{ROAD}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>')  # fmt: skip
    p.shape([(204, 40), (246, 70), (262, 84), (220, 46)], CHALK, wide=2.2)
    p.hatch("M246 70L262 84L274 316L250 324z", 0, 5, SLATE, 1, 0.8, (246, 70, 274, 324))
    p.disc(204, 140, 25, 34, "none", INK, 7)  # nought
    p.lines(["M204 196v72M182 246l22 26 22 -26"], INK, 7)
    p.lines(["M176 300h58M172 308h66"], SLATE, 1.6)
    lichen(p, ((176, 102, 7), (236, 222, 6), (170, 288, 8), (262, 272, 5)))
    for x, y, turn in ((192, 344, -10), (220, 346, 10)):
        p.add(f'<g transform="translate({x} {y})rotate({turn})" fill="{SLATE}"><ellipse cx="0" cy="-4" rx="6" ry="9"/><ellipse cx="0" cy="8" rx="4.500" ry="4"/></g>')  # fmt: skip
    turf(p, (10, 356, 140, 392), 10)
    rock(p, 366, 386, 54, 26, False)


# The middle row: a rope, a widow, a cut, a stone too many, water, a lunch, a counter, a window, a stair


def flints(p: Plate, box: tuple[float, float, float, float], rows: int) -> None:
    """Bands of flint in a face of chalk."""
    x0, y0, x1, y1 = box
    drawn = []
    for n in range(rows):
        y, x = y0 + (y1 - y0) * n / max(1, rows - 1), x0 + n * 13 % 19
        while x < x1:
            drawn.append(f"M{x:.0f} {y + p.rng.uniform(-2, 2):.0f}h{p.rng.uniform(3, 9):.0f}")
            x += p.rng.uniform(18, 40)
    p.add(f'<path d="{"".join(drawn)}" stroke="{SLATE}" stroke-width="4" stroke-linecap="round"/>')


def end_of_the_hawser(p: Plate) -> None:
    """The rope comes out of the sea and goes into the cliff, as thick as a man, and is taut."""
    slack(p)
    rock(p, 60, 166, 54, 20)
    cliff = p.shape([(405, 92), (330, 100), (262, 88), (214, 104), (196, 160), (214, 220), (190, 290), (206, 352), (180, 405), (405, 405)], CHALK, wide=2.8)  # fmt: skip
    p.hatch(cliff, 86, 10, SLATE, 1, 0.45, (180, 90, 405, 405))
    p.shape([(405, 92), (330, 100), (262, 88), (214, 104), (240, 112), (330, 118), (405, 110)], TURF, wide=2)
    turf(p, (226, 98, 396, 110), 12)
    flints(p, (216, 140, 398, 380), 7)
    p.disc(300, 236, 58, 62, SHADE, INK, 2.8)
    p.disc(304, 238, 46, 50, DARK, INK, 2.4)
    parts.rope(p, "M-20 372C80 352 180 306 306 240", 32)
    p.add(f'<ellipse cx="316" cy="238" rx="33" ry="46" fill="{DARK}" opacity=".6"/><ellipse cx="326" cy="238" rx="23" ry="42" fill="{DARK}"/>')  # fmt: skip
    p.lines(["M40 358q-4 14 2 26M70 350q4 12 -2 24M104 338q-4 16 2 28M134 326q4 12 -1 22M166 310q-3 14 1 22"], "#3f5f45", 5)  # fmt: skip
    p.add(f'<path d="M-5 376Q60 372 104 352L120 405H-5z" fill="{SLACK}" opacity=".6"/>')
    p.lines(["M-5 386H140M-5 376H96M-5 396H170"], GLOW, 1.8)
    for r in (22, 40, 60):
        p.add(f'<ellipse cx="66" cy="378" rx="{r}" ry="{r * 0.16:.0f}" fill="none" stroke="{GLOW}" stroke-width="1.6"/>')  # fmt: skip
    lichen(p, ((244, 160, 8), (372, 188, 9), (350, 320, 8), (236, 332, 6), (386, 262, 5)))
    road(p, [(405, 76), (380, 84)], [(405, 92), (372, 98)])


def wedding(p: Plate, x: float, y: float, groom: str) -> None:
    """A wedding photograph in its frame: the bride is the same every time."""
    parts.box(p, x - 23, y - 29, 46, 58, "#6b4a2c", 2.2)
    parts.box(p, x - 17, y - 23, 34, 46, "#d8c7a0", 1.4)
    parts.figure(p, x - 6, y + 21, 36, groom)
    parts.figure(p, x + 8, y + 21, 32, LINEN)


def toy_boat(p: Plate, x: float, y: float, kind: int) -> None:
    """A boat on a shelf: a lugger, a cutter, a whaler, a dory."""
    sails = ("M-2 -8V-30L-16 -8zM2 -8V-26L14 -8z", "M0 -8V-34L16 -8z", "M-8 -8v-22h10v22zM5 -8v-16h8v16z", "M0 -8V-20")  # fmt: skip
    p.add(f'<g transform="translate({x:g} {y:g})" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"><path d="{sails[kind]}" fill="{LINEN}"/><path d="M-20 -8H20Q16 2 8 2H-10Q-18 0 -20 -8z" fill="{(RUST, SLATE, DARK, LICHEN)[kind]}"/></g>')  # fmt: skip


def widow_tamsetts(p: Plate) -> None:
    """Four wedding photographs, four boats; she gives tea and asks what flag you came under."""
    p.add(f'<path d="M0 0h400v400H0z" fill="{CHALK}"/>')
    p.hatch("M0 0H400V300H0z", 0, 26, SLATE, 0.9, 0.35, (0, 0, 400, 300))
    for x in (-4, 130, 264):
        p.shape([(x, -4), (x + 18, -4), (x + 22, 30), (x + 2, 30)], WOOD, wide=1.8)
    p.shape([(-5, 22), (405, 22), (405, 38), (-5, 38)], "#a97f4b", wide=2)
    p.add(f'<path d="M22 70h92v126H22z" fill="{SKY}" stroke="{INK}" stroke-width="3"/><path d="M22 {HORIZON}h92v64H22z" fill="{SLACK}"/>')  # fmt: skip
    p.lines([f"M24 {HORIZON + k * 9}h88" for k in range(7)], DEPTH, 1, 0.8)
    p.lines(["M68 70v126M22 132h92"], INK, 3)
    p.shape([(12, 196), (124, 196), (128, 208), (8, 208)], WOOD, wide=2)
    p.add(
        f'<path d="M36 196q-6 -34 18 -36t18 36z" fill="{LICHEN}" stroke="{INK}" stroke-width="2"/>'
    )  # a hive
    p.lines(["M37 186h34M38 176h32M42 167h23"], INK, 1.4)
    p.disc(54, 190, 4, 4, DARK, "none", 0)
    for x, y in ((84, 152), (96, 172)):
        parts.bee(p, x, y, 13)
    for n, x in enumerate((166, 222, 278, 334)):
        wedding(p, x, 84, ("#27384f", "#57432c", DARK, "#4a5a4a")[n])
        toy_boat(p, x, 162, n)
    p.shape([(138, 164), (364, 164), (368, 176), (134, 176)], WOOD, wide=2.2)
    ashlar(p, 250, 176, 132, 126, 4, 3)  # the hearth
    p.add(f'<path d="M276 302V232Q278 208 316 208T356 232V302z" fill="{DARK}" stroke="{INK}" stroke-width="2.6"/>')  # fmt: skip
    p.add('<path d="M292 300q-6 -22 10 -32q0 12 8 16q2 -20 14 -28q-2 18 8 24q6 10 2 20z" fill="#d9822b" stroke="#8b3a20" stroke-width="1.6"/>')  # fmt: skip
    p.lines(["M316 210v26"], INK, 2.4)
    p.sign("teapot", 316, 248, 38, "#8f9a9a")
    p.shape([(-5, 302), (405, 302), (405, 405), (-5, 405)], "#d8cdb2", wide=2)
    p.lines(["M60 302L20 400M150 302L130 400M250 302L270 400M340 302L384 400M0 344H400"], SLATE, 1.3)
    p.add(f'<path d="M152 330Q150 232 184 220Q218 224 226 330z" fill="{DARK}" stroke="{INK}" stroke-width="2.6"/>')  # fmt: skip
    p.disc(188, 196, 21, 24, parts.SKIN, INK, 2.2)
    p.add(f'<path d="M164 198Q160 164 188 164T214 196Q204 180 188 180T164 198z" fill="{LINEN}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.lines(["M179 196h6M193 196h6M182 208q7 4 13 0"], INK, 2.2)
    pole(p, "M172 244Q146 262 128 284", 13, DARK)
    p.disc(126, 286, 8, 7, parts.SKIN, INK, 1.8)
    p.sign("teapot", 104, 286, 56, SLATE)
    p.shape([(28, 322), (250, 322), (272, 352), (6, 352)], LINEN, wide=2.4)
    p.shape([(6, 352), (272, 352), (266, 366), (12, 366)], SHADE, wide=2)
    p.lines(["M34 366v34M244 366v34"], INK, 9)
    for x in (72, 118):
        parts.cup(p, x, 328, 30)
    p.add(f'<path d="M156 344l10 -20q18 -6 30 2q14 -8 34 -2l8 20q-24 -6 -38 2q-16 -8 -44 -2z" fill="{ROAD}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.lines(["M196 326l2 20M172 330l16 1M168 337l20 1M206 331l18 -1M206 338l22 -1"], INK, 1.4)


def wedge(p: Plate, x: float, y: float) -> None:
    """An iron wedge between its two feathers, driven into a line that is to split."""
    p.add(f'<path d="M{x - 7:g} {y - 13:g}h14l-4 27h-6z" fill="{RUST}" stroke="{INK}" stroke-width="1.8"/><path d="M{x - 10:g} {y - 16:g}h20v6h-20z" fill="#c47a4a" stroke="{INK}" stroke-width="1.8"/>')  # fmt: skip


def drill_hole(p: Plate, x: float, y: float) -> None:
    """A hole as a drill leaves it: round, deep, with a rim of dust."""
    p.disc(x, y, 12, 12, ROAD, INK, 1.6)
    p.disc(x, y, 7.5, 7.5, DARK, INK, 1.4)


def initial(p: Plate, x: float, y: float, letter: str) -> None:
    """The letter of a mason, cut as he would sign."""
    p.add(f'<path transform="translate({x:g} {y:g})" d="{letter}" fill="none" stroke="{INK}" stroke-width="4.4" stroke-linecap="square"/>')  # fmt: skip


def road_cut(p: Plate) -> None:
    """The picture that hides a number: everything that its regions tell can be counted, and nothing else."""
    p.add(f'<path d="M0 0h400v60H0z" fill="{SKY}"/>')
    p.lines([f"M0 {y}H400" for y in (8, 17, 26)], SLATE, 0.8, 0.45)
    p.land(
        [(-5, 60), (-5, 44), (60, 26), (170, 12), (270, 18), (360, 34), (405, 46), (405, 60)],
        TURF,
        3,
        9,
        "#7d8a63",
    )
    turf(p, (60, 36, 350, 46), 18, 8)
    for n in range(8):  # eight courses
        course(p, 48 + n * 32, n)
    p.lines(["M30 160H206"], INK, 2.4)  # the line that was to split
    for n in range(6):
        wedge(p, 46 + n * 29, 158)
    for x in (232, 276, 320):
        drill_hole(p, x, 96)
    for x, letter in ((244, "M-9 14V-14H7M-9 0H4M-9 14H7"), (296, "M-10 14V-14H4q8 0 8 7t-8 8H-10M2 1l11 13"), (348, "M-9 14V-14M10 -14L-9 3M-3 -2L11 14")):  # fmt: skip
        initial(p, x, 224, letter)
    p.shape([(-5, 304), (405, 304), (405, 405), (-5, 405)], TURF, wide=2)
    turf(p, (6, 316, 394, 322), 22, 9)
    road(p, [(-5, 326), (130, 322), (270, 322), (405, 326)], [(-5, 388), (130, 396), (270, 396), (405, 388)])
    for x in (52, 150, 248, 346):  # four milestones
        milestone(p, x, 330, 34, 58)
    turf(p, (8, 398, 392, 399), 8, 7)


def course(p: Plate, y: float, number: int) -> None:
    """A course of the cut: squared blocks, its joints over the middles of those below."""
    p.add(f'<path d="M-4 {y:g}h408v32h-408z" fill="{(CHALK, "#dbe0d9")[number % 2]}" stroke="{INK}" stroke-width="2.2"/>')  # fmt: skip
    p.lines([f"M{x} {y:g}v32" for x in range(104 if number % 2 else 4, 400, 200)], SLATE, 1.3)
    p.lines([f"M{x} {y + 30:g}l6 -11" for x in range(9 + number * 5, 400, 17)], SHADE, 1.2)


def stair(p: Plate, x: float, y: float, wide: float, steps: int) -> None:
    """A square hole in the ground with a stair that goes down in it."""
    p.shape([(x - wide / 2, y), (x + wide / 2, y), (x + wide * 0.6, y + wide * 0.6), (x - wide * 0.6, y + wide * 0.6)], DARK, wide=3)  # fmt: skip
    for n in range(steps):
        t = n / steps
        half, foot, deep = wide * (0.59 - 0.26 * t), y + wide * (0.6 - 0.52 * t), wide * (0.09 - 0.03 * t)
        p.shape([(x - half, foot), (x + half, foot), (x + half * 0.96, foot - deep), (x - half * 0.96, foot - deep)], (ROAD, CHALK, SHADE, "#9fb0af", "#7a9295", SLATE)[min(n, 5)], wide=1.6)  # fmt: skip


def milestone_too_many(p: Plate, rolled: bool = False) -> None:
    """Between the fourth and the fifth there is a fourth; rolled aside, it was a lid."""
    slack(p)
    rock(p, 210, 156, 40, 16)
    ground(p, rise=(0, -5, 0, -6, 3, 0))
    road(p, [(-5, 214), (130, 208), (270, 208), (405, 214)], [(-5, 262), (130, 268), (270, 268), (405, 262)])
    turf(p, (10, 192, 390, 204), 12)
    for x, strokes in ((76, 4), (324, 5)):
        p.disc(x + 8, 342, 56, 9, SLATE, "none", 0)
        milestone(p, x, 342, 88, 166, strokes)
    lichen(p, ((44, 216, 6), (104, 320, 8), (298, 322, 8), (360, 210, 5), (56, 326, 5)))
    if rolled:
        stair(p, 200, 282, 124, 6)
        p.lines(["M134 346q-6 4 -10 12M268 350q16 14 60 20M262 362q20 16 50 20"], SLATE, 2.4)
        milestone(p, 152, 372, 54, 134, 4, -84)
    else:
        p.disc(206, 378, 52, 8, SLATE, "none", 0)
        milestone(p, 200, 376, 78, 150, 4, -3)
        p.lines(
            ["M150 380q20 10 44 6M214 388q26 4 44 -8M146 372q-8 -10 -2 -24"], INK, 2.2
        )  # it does not stand quite still


def cistern(p: Plate) -> None:
    """Rain, cold, and an echo; the vault stands on its own picture."""
    p.add('<path d="M0 0h400v400H0z" fill="#8ea3a3"/>')
    p.hatch("M0 0H400V236H0z", 0, 15, SLATE, 1.1, 0.6, (0, 0, 400, 236))
    for x, r in ((66, 62), (200, 62), (334, 62)):
        for inner, fill in ((r, CHALK), (r - 12, "#3d565c"), (r - 26, "#2a4046")):
            p.add(f'<path d="M{x - inner} 236V{150 - r + inner}A{inner} {inner * 1.1:.0f} 0 0 1 {x + inner} {150 - r + inner}V236z" fill="{fill}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    for x in (-1, 133, 267, 401):
        ashlar(p, x - 13, 132, 26, 104, 4, 1, ROAD)
        p.shape([(x - 22, 118), (x + 22, 118), (x + 14, 134), (x - 14, 134)], CHALK, wide=2.2)
    p.disc(200, 26, 70, 17, CHALK, INK, 2.4)  # the well's mouth, from below
    p.disc(200, 26, 54, 12, GLOW, INK, 2)
    p.add('<path d="M148 30L112 300H288L252 30z" fill="#f4f3e6" opacity=".42"/>')
    p.add('<path d="M0 236h400v164H0z" fill="#2f545a"/>')
    for x in (66, 200, 334):  # the same again, in the water
        p.add(f'<path d="M{x - 62} 238V306A62 58 0 0 0 {x + 62} 306V238z" fill="#436d72"/><path d="M{x - 40} 238V300A40 38 0 0 0 {x + 40} 300V238z" fill="#1f3c43"/>')  # fmt: skip
    for x in (-1, 133, 267, 401):
        p.add(f'<path d="M{x - 13} 238h26v92l-13 8-13-8z" fill="#8fb0ac" opacity=".75"/>')
    p.lines([f"M{n * 61 % 400 - 40} {246 + n * 8}h{50 + n * 29 % 80}" for n in range(19)], SLACK, 1.2, 0.7)
    for r in (16, 40, 70, 104):
        p.add(f'<ellipse cx="200" cy="318" rx="{r}" ry="{r * 0.28:.0f}" fill="none" stroke="{GLOW}" stroke-width="{3.2 - r / 50:.1f}"/>')  # fmt: skip
    parts.drops(p, [(200, 300), (200, 250), (206, 196), (194, 140), (202, 90)], 8, GLOW)
    p.shape([(-5, 372), (96, 364), (112, 380), (104, 405), (-5, 405)], ROAD, wide=2.4)
    p.shape([(38, 344), (74, 344), (70, 376), (42, 376)], "#a97f4b", wide=2.2)
    p.lines(["M38 344q18 -26 36 0M40 354h32M42 366h28"], INK, 2)


def masons_lunch(p: Plate) -> None:
    """Stone bread, stone cheese, a stone knife, and crumbs."""
    slack(p)
    ground(p)
    ashlar(p, 278, 120, 130, 112, 4, 3)
    p.shape([(278, 120), (312, 120), (312, 148), (278, 148)], GLOW, wide=2)
    p.shape([(308, 104), (352, 100), (356, 120), (310, 120)], ROAD, wide=2)
    milestone(p, 60, 222, 18, 30)
    turf(p, (100, 196, 260, 216), 8)
    p.shape([(22, 262), (74, 222), (350, 222), (390, 262)], ROAD, wide=2.6)  # the block he ate at
    p.shape([(22, 262), (390, 262), (384, 405), (28, 405)], CHALK, wide=2.6)
    p.hatch("M22 262H390L384 405H28z", 62, 13, SLATE, 1.1, 0.5, (22, 262, 390, 405))
    p.shape([(96, 252), (132, 226), (316, 226), (346, 252)], "#a9c0c2", wide=2)  # his kerchief
    p.lines(["M118 236h210M106 245h230M160 226l-22 26M200 226l-8 26M244 226l6 26M286 226l24 26"], LINEN, 1.8)
    plinths.loaf(p, 172, 240, 92, "#dfe3dc")
    p.lines(["M134 226q6 -10 12 -12M200 214q8 4 10 12"], SLATE, 1.8)
    p.add(f'<path d="M232 242L300 214Q314 226 312 242z" fill="#f0ecd8" stroke="{INK}" stroke-width="2.4"/><path d="M232 242V222L290 198Q304 202 300 214z" fill="#dfe3dc" stroke="{INK}" stroke-width="2.4"/>')  # fmt: skip
    for x, y, r in ((262, 230, 4), (284, 232, 5), (250, 222, 3)):
        p.disc(x, y, r, r * 0.8, SHADE, INK, 1.4)
    p.add(f'<g transform="translate(92 246)rotate(76)" fill="#dfe3dc" stroke="{INK}" stroke-width="2"><path d="M-3 6V-43q13 17 7 49z"/><path d="M-5 6h12v37h-12zM-5 18h12M-5 31h12"/></g>')  # fmt: skip
    p.add(f'<path d="M336 246v-26h24v26q-12 6 -24 0z" fill="#dfe3dc" stroke="{INK}" stroke-width="2.2"/><ellipse cx="348" cy="220" rx="12" ry="4" fill="{SHADE}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    p.add('<path d="M128 252h.1M146 256h.1M198 254h.1M214 258h.1M232 254h.1M188 258h.1M168 256h.1M154 249h.1M220 251h.1" stroke="#8a5a22" stroke-width="5.4" stroke-linecap="round"/>')  # fmt: skip
    sitting(p, 330, 100, 30, True)
    p.add(f'<g transform="translate(120 336)rotate(-24)" stroke="{INK}" stroke-width="2.2"><path d="M-6 -8h92v14h-92z" fill="#a97f4b"/><path d="M-44 -26h46v50h-46z" fill="{WOOD}"/></g>')  # fmt: skip
    p.add(f'<g transform="translate(268 346)rotate(18)" stroke="{INK}" stroke-width="2.2"><path d="M-58 -6h84v12h-84z" fill="#8f9a9a"/><path d="M26 -9h30v18h-30z" fill="#a97f4b"/></g>')  # fmt: skip
    p.add(f'<path d="M330 296v74h56v-14h-42v-60z" fill="#b9a06a" stroke="{INK}" stroke-width="2"/>')
    lichen(p, ((44, 292, 8), (366, 282, 6), (206, 386, 8)))


def queue(p: Plate, points: list[Point]) -> None:
    """Posts with a rope that sags from each to the next; larger towards the eye."""
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        s = (ay + by) / 2 / 380
        p.add(f'<path d="M{ax:g} {ay - 52 * s:.0f}Q{(ax + bx) / 2:.0f} {(ay + by) / 2 - 22 * s:.0f} {bx:g} {by - 52 * s:.0f}" fill="none" stroke="{INK}" stroke-width="{8 * s:.1f}"/><path d="M{ax:g} {ay - 52 * s:.0f}Q{(ax + bx) / 2:.0f} {(ay + by) / 2 - 22 * s:.0f} {bx:g} {by - 52 * s:.0f}" fill="none" stroke="{RUST}" stroke-width="{5 * s:.1f}"/>')  # fmt: skip
    for x, y in sorted(points, key=lambda one: one[1]):
        s = y / 380
        p.add(f'<path d="M{x - 11 * s:.1f} {y:g}h{22 * s:.1f}l{-6 * s:.1f} {-7 * s:.1f}v{-50 * s:.1f}h{-10 * s:.1f}v{50 * s:.1f}z" fill="{LICHEN}" stroke="{INK}" stroke-width="1.8"/><circle cx="{x:g}" cy="{y - 60 * s:.1f}" r="{7 * s:.1f}" fill="{LICHEN}" stroke="{INK}" stroke-width="1.8"/>')  # fmt: skip


def customs_house(p: Plate) -> None:
    """A counter with a bell and two queues roped off; nothing to declare takes longest."""
    ashlar(p, -4, -4, 408, 214, 6, 5, CHALK)
    p.shape([(-5, 24), (405, 24), (405, 40), (-5, 40)], ROAD, wide=2.2)
    for x in (70, 330):
        p.add(f'<path d="M{x - 40} 176V104A40 40 0 0 1 {x + 40} 104V176z" fill="{SKY}" stroke="{INK}" stroke-width="2.8"/><path d="M{x - 38} {HORIZON}h76v42h-76z" fill="{SLACK}"/>')  # fmt: skip
        p.lines([f"M{x - 38} {HORIZON + k * 9}h76" for k in range(5)], DEPTH, 1, 0.8)
        p.lines([f"M{x + dx} {70 if dx else 64}V176" for dx in (-20, 0, 20)], INK, 2.6)
    p.add(f'<path d="M158 46h84v40q0 34 -42 50q-42 -16 -42 -50z" fill="{SLATE}" stroke="{INK}" stroke-width="2.8"/>')  # fmt: skip
    open_hand(p, 200, 92, 72)
    p.add('<path d="M-4 208h408v196h-408z" fill="#dcd6c4"/>')
    p.lines(["M0 300H400M0 344H400M40 290L-20 400M120 290L90 400M200 290V400M280 290L310 400M360 290L420 400"], SLATE, 1.4)  # fmt: skip
    p.shape([(-5, 196), (405, 196), (405, 216), (-5, 216)], WOOD, wide=2.6)
    p.shape([(-5, 216), (405, 216), (405, 286), (-5, 286)], "#a97f4b", wide=2.6)
    p.lines([f"M{x} 222v58h62v-58z" for x in (6, 86, 166, 246, 326)], INK, 1.8)
    p.add(f'<path d="M176 194q0 -32 24 -34q24 2 24 34z" fill="{LICHEN}" stroke="{INK}" stroke-width="2.4"/><path d="M168 190h64v8h-64zM196 150h8v12h-8z" fill="{LICHEN}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    parts.sheet(p, 268, 190, 40, 16, -3, 2)
    queue(p, [(36, 394), (74, 304)])
    queue(p, [(116, 394), (128, 304)])
    queue(p, [(212, 304), (372, 304), (340, 346)])
    queue(p, [(268, 346), (196, 346), (172, 394)])
    queue(p, [(268, 394), (376, 394)])


def window_wall(p: Plate) -> None:
    """One wall of a house, one window, and weather in it that is not today's."""
    slack(p)
    rock(p, 40, 154, 44, 18)
    p.sun(54, 48, 17)
    ground(p, 190, TURF, rise=(-4, -2, 4, 2, -3, -4))
    gable = "M58 362V150L200 34L342 150V362z"
    p.add(f'<path d="{gable}" fill="{CHALK}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>')
    rows = []
    for n in range(11):
        y = 66 + n * 27
        half = min(142, (y - 34) * 1.22)
        rows.append(f"M{200 - half:.0f} {y}h{2 * half:.0f}")
        rows += [f"M{x} {y}v27" for x in range(80 + n % 2 * 28, 340, 56) if abs(x - 200) < half and y < 340]
    p.lines(rows, SLATE, 1.4)
    p.shape([(342, 150), (356, 158), (356, 354), (342, 362)], SHADE, wide=2.2)
    p.shape([(200, 34), (342, 150), (356, 158), (212, 38)], SHADE, wide=2.2)
    p.add(f'<path d="M124 130h152v164H124z" fill="{ROAD}" stroke="{INK}" stroke-width="3"/>')
    p.clips += 1
    p.add(f'<clipPath id="c{p.clips}"><path d="M136 142h128v140H136z"/></clipPath><g clip-path="url(#c{p.clips})"><path d="M136 142h128v140H136z" fill="#31424f"/><path d="M136 236Q160 214 184 236T232 236T280 236V290H136z" fill="#24525a"/><path d="M120 160q20 -30 50 -8q20 -26 52 -4q34 -14 56 12v26q-30 18 -56 4q-26 18 -50 2q-30 12 -52 -8z" fill="#57697a"/><path d="M214 176l-16 34 14 -2 -16 40" fill="none" stroke="#f8e7a0" stroke-width="5" stroke-linejoin="round"/><path d="M136 252Q160 232 184 252T232 252T280 252M136 270Q160 250 184 270T232 270T280 270" fill="none" stroke="#dfe9e2" stroke-width="3"/>')  # fmt: skip
    p.lines([f"M{140 + n * 37 % 130} {186 + n * 23 % 90}l-7 15" for n in range(26)], "#cfe0e4", 1.8)
    p.add(
        f'</g><path d="M136 142h128v140H136zM200 142v140M136 212h128" fill="none" stroke="{WOOD}" stroke-width="6"/>'
    )
    p.shape([(114, 294), (286, 294), (292, 308), (108, 308)], ROAD, wide=2.6)
    parts.drops(p, [(140, 322), (168, 336), (206, 324), (236, 342), (262, 322)], 8, SLACK)
    p.disc(200, 372, 84, 9, SLACK, SLATE, 1.8)  # it runs down on this side
    lichen(p, ((92, 200, 9), (310, 320, 8), (84, 332, 7), (306, 188, 6), (180, 92, 7)))
    turf(p, (10, 250, 52, 390), 12, 11)
    turf(p, (362, 250, 394, 390), 10, 11)


def stairs_into_the_sea(p: Plate) -> None:
    """Built to be walked down, once, by many."""
    slack(p)
    p.add(f'<path d="M60 262H340L400 340V400H0V340z" fill="{SHADE}"/>')
    steps = 15
    for n in reversed(range(steps)):
        t = n / (steps - 1)
        y, half, deep = 392 - 222 * t**0.82, 176 - 120 * t, 15 * (1 - t) + 5
        under = y < 258
        tread, riser = ("#a9c3bf", "#86a9a8") if under else (ROAD, "#b3c0bd")
        if y < 206:
            tread, riser = "#8fb3b1", "#7fa5a5"
        p.shape([(200 - half, y), (200 + half, y), (200 + half + 5, y + deep), (200 - half - 5, y + deep)], tread, SLATE if under else INK, 1.1 if under else 1.8)  # fmt: skip
        p.add(f'<path d="M{200 - half * 0.42:.0f} {y + 1:.0f}q{half * 0.42:.0f} {deep * 0.9:.0f} {half * 0.84:.0f} 0z" fill="{riser}"/>')  # fmt: skip
    p.lines(["M40 258H360M70 252H180M226 264H344"], GLOW, 2.4)
    for side in (-1, 1):
        wall = [(200 + side * 110, 262), (200 + side * 128, 244), (200 + side * 212, 340), (200 + side * 212, 405), (200 + side * 188, 405)]  # fmt: skip
        p.shape(wall, CHALK, wide=2.6)
        p.lines(
            [f"M{200 + side * (118 + k * 24)} {266 + k * 38}l{side * 18} -18" for k in range(4)], SLATE, 1.6
        )
        milestone(p, 200 + side * 134, 262, 22, 40)
    for x, y, s in (
        (40, 250, 30),
        (34, 206, 22),
        (330, 196, 20),
        (366, 232, 30),
        (98, 196, 18),
        (312, 172, 13),
    ):
        p.add(f'<path d="M{x - s / 2:.0f} {y}q{s * 0.4:.0f} {-s * 0.36:.0f} {s * 0.75:.0f} 0l{s * 0.25:.0f} {-s * 0.2:.0f}v{s * 0.4:.0f}l{-s * 0.25:.0f} {-s * 0.2:.0f}q{-s * 0.36:.0f} {s * 0.36:.0f} {-s * 0.75:.0f} 0z" fill="{DEPTH}"/>')  # fmt: skip
    sitting(p, 66, 224, 22)
    lichen(p, ((30, 392, 8), (372, 384, 8), (336, 300, 6)))


# The southern row: a jetty, hulls, buoys, a grave, nets, a ledger, a hand


def landing_refused(p: Plate) -> None:
    """Your bed above the wrack; a jetty that stops a boat's length short, on purpose."""
    slack(p)
    p.add(f'<path d="M96 214H262L276 244H92z" fill="{DEPTH}" opacity=".6"/>')
    ashlar(p, 104, 176, 310, 40, 2, 6, ROAD)  # the jetty
    p.shape([(104, 176), (128, 164), (405, 164), (405, 176)], CHALK, wide=2.2)
    p.shape([(104, 176), (104, 216), (94, 210), (94, 184)], SHADE, wide=2)
    open_hand(p, 134, 138, 50, 0, True)
    p.shape([(120, 168), (124, 152), (144, 152), (148, 168)], CHALK, wide=2)
    p.lines(["M34 214V176M34 180h16"], INK, 6)  # and the post where it would have reached
    p.lines(["M34 214V176"], "#a97f4b", 2.6)
    p.lines(["M20 218h30M24 224h22"], GLOW, 2)
    p.land(
        [(-5, 410), (-5, 296), (90, 280), (210, 262), (320, 236), (405, 214), (405, 410)], CHALK, 3, 12, SLATE
    )
    p.add('<path d="M-5 318Q100 300 214 284T405 246V262Q300 284 214 302T-5 338z" fill="#4f6a4a" stroke="#2f4432" stroke-width="1.6"/>')  # fmt: skip
    p.lines([f"M{4 + n * 17} {330 - n * 3.4 - n % 3 * 4:.0f}q6 -9 12 -2" for n in range(23)], "#8fa25c", 2.4)
    for n in range(16):
        rock(p, 14 + n * 47 % 150, 346 + n * 29 % 48, 10 + n * 5 % 9, 6 + n % 4, False)
    p.disc(290, 376, 116, 9, SLATE, "none", 0)
    bed(p, 190, 374, 180)
    sitting(p, 300, 164, 24)
    sitting(p, 344, 164, 24, True)
    lichen(p, ((180, 200, 6), (260, 188, 5), (330, 206, 6)))


def hull(p: Plate, x: float, y: float, size: float, colour: str, flip: bool = False) -> None:
    """A hull drawn up with care: upright, on props, her oars shipped."""
    s, side = size / 100, -1 if flip else 1
    p.add(f'<g transform="translate({x:g} {y:g})scale({side * s:.2f} {s:.2f})" stroke="{INK}" stroke-width="{2 / s:.1f}" stroke-linejoin="round"><path d="M-34 0L-26 -22M34 0L26 -22M-10 0V-8M12 0V-8" fill="none" stroke="{WOOD}" stroke-width="{4.4 / s:.1f}"/><path d="M0 -44V-104M0 -98L34 -50" fill="none" stroke-width="{3 / s:.1f}"/><path d="M-52 -52Q-46 -12 -24 -6H26Q46 -14 58 -60Q30 -44 0 -44T-52 -52z" fill="{colour}"/><path d="M-49 -38Q0 -26 53 -44M-44 -24Q0 -14 46 -28" fill="none" stroke-width="{1.3 / s:.1f}"/></g>')  # fmt: skip


def wreckers_bay(p: Plate) -> None:
    """Seven hulls, all of them beached with care; whoever did it put out lights to save ships."""
    slack(p)
    p.land([(-5, 192), (-5, 120), (50, 112), (92, 142), (128, 176)], CHALK, 82, 7, SLATE, False)
    p.land([(405, 192), (405, 112), (352, 106), (314, 138), (280, 174)], CHALK, 82, 7, SLATE, False)
    p.land([(-5, 410), (-5, 190), (60, 194), (130, 216), (206, 222), (280, 214), (346, 194), (405, 188), (405, 410)], "#ece2c6", 3, 12, SLATE)  # fmt: skip
    p.lines(["M-5 196Q60 200 130 222T280 220T405 194"], GLOW, 3)
    hulls = ((44, 236, 50), (122, 250, 56), (206, 254, 60), (292, 248, 56), (364, 234, 50), (104, 346, 104), (286, 350, 108))  # fmt: skip
    for n, (x, y, size) in enumerate(hulls):
        p.disc(x, y + 1, size * 0.5, size * 0.07, SLATE, "none", 0)
        hull(p, x, y, size, (SLATE, RUST, "#8a7a52", DEPTH, "#a97f4b", "#6f8a86", RUST)[n], n % 2 == 1)
    for x in (32, 190, 366):  # lanterns under their snuffers
        p.lines([f"M{x} 392V338"], INK, 5)
        p.add(f'<path d="M{x - 10} 338v-22h20v22z" fill="{SKY}" stroke="{INK}" stroke-width="2"/><path d="M{x - 15} 320L{x} 286L{x + 15} 320z" fill="{DARK}" stroke="{INK}" stroke-width="2"/>')  # fmt: skip
    lichen(p, ((30, 146, 7), (372, 140, 7)))


def buoy(p: Plate, x: float, foot: float, size: float, kind: int, colour: str) -> None:
    """A buoy as it would float, but in grass: a cone, a can or a ball, with a cage and in it a bell with its clapper in wool."""
    s = size / 100
    body = ("M-34 -6Q0 10 34 -6L16 -48H-16z", "M-30 -6Q0 8 30 -6V-46Q0 -36 -30 -46z", "M-36 -28A36 34 0 1 0 36 -28A36 34 0 1 0 -36 -28z")  # fmt: skip
    p.add(f'<g transform="translate({x:g} {foot:g})scale({s:.2f})" stroke="{INK}" stroke-width="{2.2 / s:.1f}" stroke-linejoin="round"><path d="{body[kind]}" fill="{colour}"/><path d="M-34 -22Q0 -8 34 -22M-32 -14Q0 0 32 -14" fill="none" stroke="{ROAD}" stroke-width="6"/><path d="M-16 -48L-10 -108H10L16 -48M-12 -92H12" fill="none" stroke-width="{3 / s:.1f}"/><path d="M-8 -108h16l-8 -16z" fill="{LICHEN}"/><path d="M-11 -62q4 -4 5 -12q0 -8 6 -8t6 8q1 8 5 12z" fill="{parts.BRASS}"/><circle cx="0" cy="-58" r="7.5" fill="{WOOL}"/><path d="M-5 -60q5 5 10 0M-4 -55q4 4 8 0" fill="none" stroke-width="{1.1 / s:.1f}"/></g>')  # fmt: skip


def buoys_ashore(p: Plate) -> None:
    """Buoys in a field, moored; each has a bell, and each bell's clapper is tied in wool."""
    slack(p)
    ground(p, 190, TURF, rise=(-4, 2, -4, 3, -2, -4))
    turf(p, (6, 204, 394, 250), 26)
    turf(p, (6, 260, 394, 392), 34, 13)
    buoys = ((58, 238, 62, 0, RUST, (100, 250)), (180, 226, 52, 1, SLATE, (212, 240)), (330, 244, 66, 2, "#8a7a52", (286, 252)), (118, 366, 128, 2, RUST, (30, 384)), (292, 372, 140, 0, SLATE, (376, 388)))  # fmt: skip
    for x, y, size, kind, colour, (ax, ay) in buoys:
        p.disc(x, y, size * 0.44, size * 0.08, "#7d8a63", "none", 0)
        p.add(f'<path d="M{x} {y - 6}Q{(x + ax) / 2:.0f} {y + size * 0.12:.0f} {ax} {ay}" fill="none" stroke="{INK}" stroke-width="{size * 0.05:.1f}" stroke-dasharray="{size * 0.06:.1f} {size * 0.025:.1f}"/><path d="M{ax - size * 0.05:.0f} {ay - size * 0.16:.0f}h{size * 0.1:.0f}l{-size * 0.05:.0f} {size * 0.24:.0f}z" fill="{WOOD}" stroke="{INK}" stroke-width="1.600"/>')  # fmt: skip
        buoy(p, x, y, size, kind, colour)
    milestone(p, 240, 222, 12, 20)


def pilots_grave(p: Plate) -> None:
    """Leading marks in rhyme on a slab, worn by kneeling; beyond it the marks themselves stand one behind the other."""
    slack(p)
    rock(p, 92, 160, 36, 14)
    rock(p, 330, 152, 26, 10)
    ground(p, 188, TURF, rise=(-2, -4, 6, 8, -2, -2))
    for x, y, s in ((206, 194, 62), (198, 240, 46)):  # two beacons in line
        p.shape([(x - s * 0.3, y), (x, y - s), (x + s * 0.3, y)], ROAD, wide=2)
        p.lines([f"M{x - s * 0.18:.0f} {y - s * 0.36:.0f}h{s * 0.36:.0f}"], RUST, s * 0.16)
        p.lines([f"M{x} {y - s}v{-s * 0.3:.0f}"], INK, 2.6)
        p.disc(x, y - s * 1.36, s * 0.13, s * 0.13, DARK, "none", 0)
    p.shape([(70, 376), (112, 250), (288, 250), (330, 376)], ROAD, wide=3)
    p.shape([(70, 376), (330, 376), (326, 396), (74, 396)], SHADE, wide=2.6)
    p.lines(["M84 366L118 258H282L316 366z"], SLATE, 1.6)
    for n in range(8):  # verses, in couplets
        down = 266 + n * 7.4 + n // 2 * 4.5
        half = 66 + (down - 260) * 0.26
        p.lines([f"M{200 - half:.0f} {down:.0f}h{half * (1.5 + n % 2 * 0.36):.0f}"], INK, 2.2)
    for x in (164, 236):  # two knees
        p.disc(x, 358, 28, 11, SHADE, SLATE, 1.8)
        p.disc(x, 360, 18, 6, "#9fb0af", "none", 0)
    p.lines(["M64 330L26 176"], INK, 9)
    p.lines(["M64 330L26 176"], "#a97f4b", 5)
    p.add(
        f'<path d="M20 176l12 -3 -10 -62q-10 -6 -14 2z" fill="#a97f4b" stroke="{INK}" stroke-width="2"/>'
    )  # his oar
    p.add(f'<g transform="translate(352 314)" fill="none" stroke="{INK}"><path d="M0 -46V46M-46 0H46M-33 -33L33 33M33 -33L-33 33" stroke-width="6" stroke-linecap="round"/><circle r="30" stroke-width="11"/><circle r="30" stroke="{WOOD}" stroke-width="7"/><circle r="8" fill="{LICHEN}" stroke-width="2"/></g>')  # fmt: skip
    lichen(p, ((96, 352, 7), (304, 340, 7), (264, 386, 6), (126, 262, 5)))
    turf(p, (20, 340, 64, 392), 8, 12)


def net(p: Plate, left: Point, right: Point, sag: float, fall: float, colour: str) -> None:
    """A net that hangs from a line between two poles, with its corks above and its leads below."""
    (ax, ay), (bx, by) = left, right
    many = 12
    top: list[Point] = []
    for n in range(many + 1):
        t = n / many
        top.append((ax + (bx - ax) * t, ay + (by - ay) * t + 4 * sag * t * (1 - t)))
    low = [(x + (x - (ax + bx) / 2) * -0.08, y + fall * (1 + 0.1 * math.sin(n * 1.7))) for n, (x, y) in enumerate(top)]  # fmt: skip
    outline = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in [*top, *reversed(low)]) + "z"
    p.add(f'<path d="{outline}" fill="{colour}" opacity=".3"/>')
    p.hatch(outline, 52, 9, colour, 1.4, 1, (ax, min(ay, by), bx, max(ay, by) + sag + fall + 12))
    p.hatch(outline, -52, 9, colour, 1.4, 1, (ax, min(ay, by), bx, max(ay, by) + sag + fall + 12))
    for edge in (top, low):
        p.lines(["M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in edge)], INK, 2)
    corks, leads = "".join(f"M{x - 4:.0f} {y:.0f}h8" for x, y in top[1::2]), "".join(f"M{x:.0f} {y:.0f}v4" for x, y in low[1::2])  # fmt: skip
    p.add(f'<path d="{corks}" stroke="{INK}" stroke-width="11"/><path d="{corks}" stroke="{LICHEN}" stroke-width="7.400"/><path d="{leads}" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>')  # fmt: skip


def drying_nets(p: Plate) -> None:
    """Nets hung out fifty-nine years before this Rising, and mended since."""
    slack(p)
    ground(p)
    turf(p, (8, 200, 392, 230), 14)
    for x in (30, 150, 262, 376):
        pole(p, f"M{x} 262V104", 6, "#a97f4b")
    for ax, bx in ((30, 150), (150, 262), (262, 376)):
        net(p, (ax, 112), (bx, 112), 14, 92, SLATE)
    for x in (70, 330):
        pole(p, f"M{x} 384V150", 9, "#a97f4b")
        p.lines([f"M{x - 24} 388L{x} 340M{x + 24} 388L{x} 340"], INK, 5)
    net(p, (70, 164), (330, 158), 26, 136, "#7a6a44")
    patch = "M190 226L250 214L262 266L204 280z"
    p.add(f'<path d="{patch}" fill="{ROAD}" stroke="{INK}" stroke-width="2.2"/>')  # new twine in an old hole
    for angle in (52, -52):
        p.hatch(patch, angle, 7, RUST, 2, 1, (188, 212, 264, 282))
    p.add(
        f'<path d="M258 280l30 44" stroke="{INK}" stroke-width="1.6"/><path d="M282 320q16 6 24 34q-22 -8 -24 -34z" fill="{WOOL}" stroke="{INK}" stroke-width="2"/>'
    )  # the needle, left in
    for x, y, r in ((118, 374, 15), (140, 380, 12), (286, 380, 14)):
        p.disc(x, y, r, r * 0.8, "#7f9a8c", INK, 2)
    rock(p, 200, 392, 50, 20, False)


def ships_ledger(p: Plate) -> None:
    """A wall of ships' names with a tick for each that did not land; one at the end has none."""
    slack(p)
    ground(p)
    p.disc(200, 344, 186, 10, SLATE, "none", 0)
    p.shape([(26, 340), (30, 62), (370, 62), (374, 340)], CHALK, wide=3)
    p.hatch("M26 340L30 62H370L374 340z", 0, 46, SLATE, 1.1, 0.6, (26, 62, 374, 340))
    p.shape([(16, 46), (384, 46), (384, 64), (16, 64)], ROAD, wide=2.6)
    p.shape([(374, 340), (370, 62), (384, 64), (388, 332)], SHADE, wide=2.2)
    names, ticks = [], []
    for column in range(3):
        for row in range(11):
            x, y = 46 + column * 108, 88 + row * 22
            if (column, row) == (2, 10):
                continue
            long = 30 + (column * 7 + row * 11) % 24
            names.append(f"M{x} {y}" + "q3 -9 6 0t6 0" * (long // 12) + f"h{long % 12}")
            ticks.append(f"M{x + 66} {y - 5}l5 7 10 -14")
    p.lines(names, INK, 2)
    p.lines(ticks, RUST, 3)
    p.lines(["M262 308q4 -12 8 0t8 0q4 -12 8 0t8 0q3 -9 7 0"], INK, 3)  # the last
    p.add(
        f'<path d="M326 296h18v18h-18z" fill="none" stroke="{SLATE}" stroke-width="1.8" stroke-dasharray="4 4"/>'
    )
    for n in range(8):
        a = n * math.pi / 4
        rock(p, 104 + 44 * math.cos(a), 374 + 14 * math.sin(a), 24, 13, False)
    p.disc(104, 371, 28, 8, "#57504a", "none", 0)
    p.add(
        '<path d="M92 372q-6 -20 10 -32q0 12 8 18q6 6 0 14z" fill="#d9822b" stroke="#8b3a20" stroke-width="1.6"/>'
    )
    p.add(f'<g transform="translate(318 372)rotate(-16)" stroke="{INK}" stroke-width="2"><path d="M-50 -5h66v10h-66z" fill="#8f9a9a"/><path d="M16 -8h26v16h-26z" fill="#a97f4b"/></g>')  # fmt: skip
    lichen(p, ((40, 326, 8), (360, 88, 6), (34, 132, 5), (240, 328, 5)))


def cape_that_waves(p: Plate) -> None:
    """From the sea it is a hand; from the land one stands on the wrist."""
    slack(p)
    fingers = (
        [(88, 236), (70, 172), (62, 108), (76, 84), (100, 88), (112, 150), (130, 222)],
        [(134, 226), (128, 140), (128, 58), (144, 34), (168, 42), (174, 120), (178, 220)],
        [(182, 222), (186, 124), (190, 50), (208, 28), (230, 38), (234, 124), (230, 222)],
        [(236, 226), (250, 140), (262, 74), (280, 54), (300, 68), (294, 150), (282, 232)],
    )
    for points in fingers:
        stone = p.shape(points, CHALK, INK, 2.8, curve=False)
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        p.hatch(stone, 2, 15, SLATE, 1.2, 0.6, (min(xs), min(ys), max(xs), max(ys)))
        (ax, ay), (bx, by), (cx, cy) = points[-3], points[-2], points[-1]
        p.shape(
            [(ax, ay), (bx, by), (cx, cy), (cx - 15, cy), (bx - 16, by), (ax - 12, ay + 10)],
            SHADE,
            SHADE,
            0.6,
        )
        p.lines([f"M{ax:g} {ay:g}L{bx:g} {by:g}L{cx:g} {cy:g}"], INK, 2.8)
    thumb = [(296, 300), (330, 250), (356, 196), (378, 186), (390, 204), (376, 262), (330, 340)]
    p.shape(thumb, CHALK, INK, 2.8, curve=False)
    p.lines(["M344 226l34 12M326 262l38 18M306 300l36 24"], SLATE, 1.6)
    palm = p.shape([(80, 222), (130, 212), (180, 208), (236, 212), (286, 226), (306, 290), (300, 340), (318, 405), (70, 405), (92, 330), (78, 270)], CHALK, INK, 2.8)  # fmt: skip
    p.hatch(palm, 3, 15, SLATE, 1.1, 0.55, (70, 208, 318, 405))
    p.add(f'<path d="M100 236Q180 262 278 244M104 268Q170 300 232 270Q268 256 296 262M128 240Q118 300 136 352" fill="none" stroke="{INK}" stroke-width="2.6"/>')  # fmt: skip
    road(p, [(170, 300), (160, 340), (146, 405)], [(192, 300), (204, 340), (226, 405)])
    milestone(p, 214, 322, 15, 26)
    parts.figure(p, 180, 318, 26, DARK)
    lichen(p, ((98, 122, 7), (216, 74, 7), (276, 120, 6), (112, 384, 8), (280, 380, 8), (150, 90, 5)))
    turf(p, (96, 372, 140, 396), 6)
    turf(p, (240, 360, 300, 396), 8)
    sitting(p, 146, 38, 24)


def stair_under_the_road(p: Plate) -> None:
    """Behind the marks: a stair beneath the slabs, daylight in their joints, and from below a warmth that is not the sun's."""
    p.add('<path d="M0 0h400v400H0z" fill="#3f5257"/>')
    for n, (x0, x1) in enumerate(((-5, 92), (98, 196), (202, 300), (306, 405))):  # the road, from beneath
        p.shape([(x0, -5), (x1, -5), (x1 + (x1 - 200) * -0.12, 62), (x0 + (x0 - 200) * -0.12, 62)], ("#aab8b5", "#b9c4bd")[n % 2], wide=2.4)  # fmt: skip
    for x in (95, 199, 303):
        p.add(
            f'<path d="M{x - 3} -5h6L{x - (x - 200) * 0.1 + 22:.0f} 330h-44z" fill="{GLOW}" opacity=".26"/>'
        )
    left = p.shape([(-5, 62), (88, 62), (122, 118), (122, 300), (-5, 405)], "#8fa3a2", wide=2.4)
    right = p.shape([(405, 62), (312, 62), (278, 118), (278, 300), (405, 405)], "#748b8c", wide=2.4)
    for wall, box in ((left, (-5, 62, 122, 405)), (right, (278, 62, 405, 405))):
        p.hatch(wall, 0, 30, DARK, 1.3, 0.55, box)
    p.add(
        f'<path d="M122 300V168Q126 104 200 100T278 168V300z" fill="{DARK}" stroke="{INK}" stroke-width="3"/>'
    )
    p.disc(200, 286, 60, 46, "#8b4a20", "none", 0)
    p.disc(200, 296, 36, 26, "#d9822b", "none", 0)
    for n in range(8):
        t = n / 7
        y, half = 394 - 112 * t**0.9, 190 - 118 * t
        tread = (ROAD, CHALK, "#dfe3dc", SHADE, "#b9b49c", "#c49a6a", "#c98a4a", "#b8702c")[n]
        p.shape([(200 - half, y), (200 + half, y), (200 + half + 8 * (1 - t) + 2, y + 19 - 11 * t), (200 - half - 8 * (1 - t) - 2, y + 19 - 11 * t)], tread, INK, 1.8)  # fmt: skip
    for side in (-1, 1):
        parts.rope(p, f"M{200 + side * 194} 250Q{200 + side * 140} 250 {200 + side * 82} 226", 5)
    p.lines(["M58 62q4 40 -8 70t4 50M330 62q-6 30 6 60t-4 44M150 100q4 20 -4 36"], "#6b5a3c", 3)
    lichen(p, ((60, 330, 6), (346, 300, 6)))


PLACES: dict[str, Drawing] = {
    "the-first-mile": first_mile,
    "the-lime-kiln": lime_kiln,
    "the-boy-of-the-milestones": boy,
    "the-lamp-without-a-lamp": lamp,
    "the-nine-mile-gap": nine_mile_gap,
    "the-last-mile": last_mile,
    "the-end-of-the-hawser": end_of_the_hawser,
    "widow-tamsetts": widow_tamsetts,
    "the-road-cut": road_cut,
    "the-milestone-too-many": milestone_too_many,
    "the-cistern": cistern,
    "the-masons-lunch": masons_lunch,
    "the-customs-house": customs_house,
    "the-window-wall": window_wall,
    "stairs-into-the-sea": stairs_into_the_sea,
    "landing-refused": landing_refused,
    "honest-wreckers-bay": wreckers_bay,
    "buoys-ashore": buoys_ashore,
    "the-pilots-grave": pilots_grave,
    "drying-nets": drying_nets,
    "the-ships-ledger": ships_ledger,
    "the-cape-that-waves": cape_that_waves,
    "the-stair-under-the-road": stair_under_the_road,
}
GOLD: dict[str, Drawing] = {
    "the-lamp-without-a-lamp": lamp_lit,
    "the-milestone-too-many": lambda p: milestone_too_many(p, True),
}
