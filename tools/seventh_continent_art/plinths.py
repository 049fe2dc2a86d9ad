"""The four Guardians of the Watch Road: each held one thing, and the thing was the sentence; with empty hands they invite."""

from tools.seventh_continent_art import parts
from tools.seventh_continent_art.callers import boot_print, pole
from tools.seventh_continent_art.plate import INK, Drawing, Plate
from tools.seventh_continent_art.watch import (
    CHALK,
    DARK,
    GLOW,
    LICHEN,
    ROAD,
    SHADE,
    SLATE,
    TURF,
    arm,
    face,
    ground,
    guardian,
    lichen,
    milestone,
    open_hand,
    plinth,
    road,
    rock,
    sitting,
    slack,
    turf,
)


def loaf(p: Plate, x: float, y: float, size: float, crust: str = "#c98f4a") -> None:
    """A round loaf with a cross cut into it; the point is the middle of its foot."""
    w = size / 2
    p.add(f'<path d="M{x - w:.1f} {y:g}Q{x - w * 1.1:.1f} {y - w:.1f} {x:g} {y - w:.1f}T{x + w:.1f} {y:g}Q{x:g} {y + w * 0.24:.1f} {x - w:.1f} {y:g}z" fill="{crust}" stroke="{INK}" stroke-width="2"/><path d="M{x - w * 0.5:.1f} {y - w * 0.7:.1f}Q{x:g} {y - w * 0.4:.1f} {x + w * 0.5:.1f} {y - w * 0.7:.1f}M{x:g} {y - w * 0.96:.1f}Q{x - w * 0.1:.1f} {y - w * 0.5:.1f} {x:g} {y - w * 0.2:.1f}" fill="none" stroke="{ROAD}" stroke-width="{size * 0.06:.1f}" stroke-linecap="round"/>')  # fmt: skip


def bread(p: Plate, held: bool = False) -> None:
    """Its arm is out and its hand open, palm up: it looks like an invitation now; with a loaf in it, it does not."""
    slack(p)
    rock(p, 336, 160, 44, 20)
    ground(p, rise=(0, -3, 2, -6, 3, 0))
    road(
        p, [(392, 192), (330, 222), (290, 290), (262, 400)], [(405, 200), (372, 226), (350, 290), (366, 400)]
    )
    milestone(p, 316, 222, 15, 24)
    turf(p, (4, 210, 90, 390), 16)
    plinth(p, 170, 374, 128, 56)
    guardian(
        p,
        170,
        308,
        250,
        (
            (((-0.16, 0.69), (-0.3, 0.8), (-0.29, 0.97)), -6),
            (((0.16, 0.69), (0.3, 0.52), (0.45, 0.55)), 82),
        ),
        hand=0.25,
    )
    lichen(p, ((138, 190, 7), (200, 288, 8), (112, 344, 6), (230, 326, 5), (150, 262, 4)))
    if held:
        loaf(p, 310, 166, 62)
        p.lines(["M300 128q-6 -10 0 -18t0 -18M318 126q-6 -10 0 -18t0 -18"], "#a98a5c", 2.4, 0.8)
        for x, y, flip in ((222, 372, False), (118, 370, True)):
            sitting(p, x, y, 30, flip)
    else:
        for x, y in ((322, 384), (308, 360), (322, 336), (310, 314)):  # whoever came, came this way
            boot_print(p, x, y, 17, -24, SLATE)


def fist(p: Plate, x: float, y: float, size: float) -> None:
    """A closed hand from its front: four fingers, one above the other, a thumb over them, and what it closes round."""
    s = size / 100
    p.disc(x + 4 * s, y - 52 * s, 34 * s, 12 * s, SHADE, INK, 2.2)
    p.disc(x + 4 * s, y - 53 * s, 18 * s, 6 * s, DARK, INK, 1.6)
    for n in range(4):
        top, out = y + (-46 + n * 25) * s, (48, 52, 50, 44)[n] * s
        p.add(f'<path d="M{x - 40 * s:.1f} {top:.1f}H{x + out - 12 * s:.1f}q{13 * s:.1f} 0 {13 * s:.1f} {12.5 * s:.1f}t{-13 * s:.1f} {12.5 * s:.1f}H{x - 40 * s:.1f}z" fill="{CHALK if n % 2 else ROAD}" stroke="{INK}" stroke-width="2.2"/>')  # fmt: skip
        p.lines([f"M{x + out - 30 * s:.1f} {top + 4 * s:.1f}q{5 * s:.1f} {8 * s:.1f} 0 {17 * s:.1f}"], SLATE, 1.6)  # fmt: skip
    p.add(f'<path d="M{x - 48 * s:.1f} {y + 56 * s:.1f}L{x - 52 * s:.1f} {y - 22 * s:.1f}Q{x - 48 * s:.1f} {y - 46 * s:.1f} {x - 30 * s:.1f} {y - 42 * s:.1f}L{x + 14 * s:.1f} {y - 20 * s:.1f}Q{x + 26 * s:.1f} {y - 8 * s:.1f} {x + 14 * s:.1f} {y + 2 * s:.1f}Q{x + 4 * s:.1f} {y + 6 * s:.1f} {x - 20 * s:.1f} {y - 6 * s:.1f}L{x - 16 * s:.1f} {y + 56 * s:.1f}z" fill="{CHALK}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>')  # fmt: skip


def rope(p: Plate, held: bool = False) -> None:
    """A hand closed round the shape of a rope; vine has tried to be one; later a rope holds, and is held."""
    slack(p)
    rock(p, 366, 154, 40, 16)
    ground(p, 214, rise=(-28, -20, -4, 0, -16, -28))
    turf(p, (210, 226, 396, 270), 12)
    for points, fill in (
        ([(104, 184), (200, 180), (250, 405), (112, 405)], CHALK),
        ([(168, 182), (200, 180), (250, 405), (196, 405)], SHADE),
    ):
        p.shape(points, fill, wide=2.2)
    p.lines(["M106 214q50 10 100 0M107 262q52 10 112 0M109 310q56 10 120 0M110 358q60 10 130 0"], SLATE, 2)
    fist(p, 156, 134, 104)
    face(p, 316, 306, 150)
    p.shape([(232, 405), (244, 384), (288, 372), (352, 372), (392, 388), (405, 405)], CHALK, wide=2.2)
    p.lines(["M262 384l-4 20M292 376l-4 28M330 376l4 28M364 382l8 22"], SLATE, 1.6)
    lichen(p, ((134, 330, 8), (360, 274, 7), (150, 226, 5), (272, 352, 6), (180, 384, 6)))
    if held:
        parts.rope(p, "M160 80C166 30 246 40 286 106S352 184 410 174", 11)
        parts.rope(p, "M158 188C150 240 92 230 84 290S60 352 64 372", 12)
        for n in range(4):
            p.add(f'<ellipse cx="66" cy="{384 - n * 8}" rx="{50 - n * 3}" ry="13" fill="{parts.ROPE}" stroke="{INK}" stroke-width="2.2"/><path d="M{24 + n * 3} {388 - n * 8}q42 14 84 0" fill="none" stroke="{INK}" stroke-width="1.6" stroke-dasharray="2 7"/>')  # fmt: skip
        p.disc(66, 359, 20, 5, "#8a6a3a", INK, 1.6)
    else:
        for x, y, long, bend in ((116, 196, 130, -34), (128, 204, 168, -20), (196, 190, 120, 26), (108, 176, 84, -46)):  # fmt: skip
            pole(p, f"M{x} {y}q{bend} {long * 0.3:.0f} {bend * 0.5:.0f} {long * 0.6:.0f}t{bend * 0.6:.0f} {long * 0.4:.0f}", 3.6, "#7f9a5c")  # fmt: skip
            for k in (0.3, 0.55, 0.8):
                p.disc(x + bend * (0.4 + k * 0.5), y + long * k, 6, 4, "#8fae62", INK, 1.2)


def broom(p: Plate, x: float, y: float, turn: float) -> None:
    """A broom of twigs, its head at the point."""
    p.add(f'<g transform="translate({x:g} {y:g})rotate({turn:g})" stroke="{INK}" stroke-linejoin="round"><path d="M-4 -40v-130h8v130z" fill="#a97f4b" stroke-width="1.8"/><path d="M-9 -44h18l14 50h-46z" fill="{LICHEN}" stroke-width="2"/><path d="M-10 -34h20M-4 -30l-8 34M4 -30l8 34M0 -30v34" fill="none" stroke-width="1.6"/></g>')  # fmt: skip


def eye(p: Plate, held: bool = False) -> None:
    """A face with one socket, swept; a light in it looks out to sea again."""
    slack(p)
    ground(p, 330, rise=(-144, -120, -4, 0, -112, -144))
    p.shape([(40, 405), (62, 350), (130, 326), (262, 326), (334, 350), (356, 405)], CHALK, wide=2.4)
    p.lines(["M92 348l-10 56M132 334l-8 70M196 346v58M262 334l10 70M304 346l12 58"], SLATE, 1.8)
    head = "M196 30C272 30 312 92 308 176C304 262 262 342 196 344C130 342 88 262 84 176C80 92 120 30 196 30z"
    p.add(f'<path d="{head}" fill="{CHALK}" stroke="{INK}" stroke-width="3"/>')
    p.add(f'<path d="M226 34C286 54 310 106 308 176C304 262 262 342 212 343C262 300 280 240 276 170C274 110 262 62 226 34z" fill="{SHADE}"/>')  # fmt: skip
    p.lines(["M92 120q104 22 210 0M86 214q20 6 40 8M268 222q22 -2 38 -8M108 276q88 22 178 0"], SLATE, 1.6)
    p.add(f'<path d="M184 206L176 262Q196 276 216 262L208 206" fill="{ROAD}" stroke="{INK}" stroke-width="2.6"/>')  # fmt: skip
    p.lines(["M162 302q34 8 68 0"], INK, 4)
    p.disc(196, 156, 76, 54, ROAD, INK, 2.6)
    if held:
        rays = [f"M{196 + 126 * dx:.0f} {156 + 126 * dy:.0f}L{196 + far * dx:.0f} {156 + far * dy:.0f}" for dx, dy, far in ((-1, -0.1, 190), (-0.94, -0.36, 190), (-0.78, -0.66, 190), (1, -0.1, 190), (0.94, -0.36, 190), (0.78, -0.66, 190), (-0.97, 0.16, 180), (0.97, 0.16, 180))]  # fmt: skip
        p.lines(rays, LICHEN, 7)
        for r, fill in ((1, "#e9c65a"), (0.74, "#f6e6a4"), (0.46, GLOW), (0.2, "#ffffff")):
            p.disc(196, 156, 58 * r, 44 * r, fill, INK, 1.8)
        p.lines(["M196 112v88M138 156h116"], INK, 1.4, 0.5)
        p.disc(196, 156, 62, 47, "none", "#8a6436", 6)
    else:
        p.disc(196, 158, 58, 42, DARK, INK, 2.4)
        p.add(f'<path d="M142 170Q160 196 196 199T250 170Q226 186 196 186T142 170z" fill="{SLATE}"/>')
        p.lines([f"M{152 + n * 11} {178 + (14 - abs(n - 4) * 3)}q{n - 4} 12 {(n - 4) * 4} {19 - abs(n - 4)}" for n in range(9)], "#c9a76a", 2)  # fmt: skip
        broom(p, 356, 374, 12)
    lichen(p, ((118, 96, 9), (282, 250, 8), (132, 256, 5), (98, 372, 8), (292, 378, 7), (240, 58, 6)))


def bell(p: Plate, held: bool = False) -> None:
    """A figure with its hand at its ear: there is nothing to hear; then there is a bell in the other."""
    slack(p)
    rock(p, 236, 152, 30, 12)
    ground(p, 260, TURF, rise=(-74, -50, -16, -20, -56, -74))
    turf(p, (4, 220, 60, 380), 10)
    turf(p, (340, 220, 396, 300), 8)
    p.shape([(60, 405), (84, 330), (136, 300), (238, 300), (290, 330), (318, 405)], CHALK, wide=2.4)
    p.shape([(214, 300), (238, 300), (290, 330), (318, 405), (236, 405)], SHADE, SHADE, 0.5)
    p.lines(["M112 322l-8 82M150 308l-4 96M188 318v86M226 308l6 96M268 324l12 80"], SLATE, 1.8)
    p.shape([(160, 306), (164, 262), (212, 262), (216, 306)], SHADE, wide=2.2)
    face(p, 188, 186, 214)
    for points in ([(92, 352), (44, 286), (58, 152)], [(284, 350), (352, 296), (298, 226)]):
        arm(p, points, 34)
    open_hand(p, 290, 186, 116, -26, True)
    open_hand(p, 60, 114, 104, 4)
    lichen(p, ((140, 124, 8), (240, 250, 7), (120, 350, 7), (258, 372, 8), (340, 318, 5)))
    if held:
        p.add(f'<path d="M44 108Q60 152 74 106" fill="none" stroke="{INK}" stroke-width="8"/><path d="M44 108Q60 152 74 106" fill="none" stroke="#8a6436" stroke-width="4.6"/>')  # fmt: skip
        parts.bell(p, 60, 176, 78)
        parts.sounds(p, 62, 182, (48, 62, 76))


PLACES: dict[str, Drawing] = {
    "plinth-of-the-bread": bread,
    "plinth-of-the-rope": rope,
    "plinth-of-the-eye": eye,
    "plinth-of-the-bell": bell,
}
GOLD: dict[str, Drawing] = {
    "plinth-of-the-bread": lambda p: bread(p, True),
    "plinth-of-the-rope": lambda p: rope(p, True),
    "plinth-of-the-eye": lambda p: eye(p, True),
    "plinth-of-the-bell": lambda p: bell(p, True),
}
