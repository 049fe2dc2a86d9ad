"""Small plates of the Kitchens that no sign of game-icons shows: dishes, aprons, drawers, crabs in a queue."""

from tools.seventh_continent_art.marks import bowl, fish, flame, hand
from tools.seventh_continent_art.plate import INK, PALE, SEA, Drawing, Plate

RED, WOOD, LINEN = "#8b3a20", "#8a6436", "#fbf7ea"


def cold_oven(p: Plate) -> None:
    p.add(f'<path d="M90 208V108a90 78 0 0 1 180 0V208z" fill="{INK}"/>')
    p.add(f'<path d="M118 208V128a62 54 0 0 1 124 0V208z" fill="#5d5348" stroke="{PALE}" stroke-width="2"/>')
    p.shape([(122, 208), (122, 184), (238, 184), (238, 208)], LINEN, wide=2)
    p.shape([(128, 184), (130, 170), (164, 170), (166, 184)], LINEN, wide=2)
    p.shape([(190, 184), (190, 166), (220, 166), (220, 184)], RED, wide=2)
    p.lines(["M205 166v18"], PALE, 2)
    p.lines([f"M{150 + n * 9} 96v14M{150 + n * 9} 120v14" for n in range(7)], PALE, 2.4)
    p.disc(180, 178, 7, 7, "#d8b04a", wide=1.4)


def washing_up(p: Plate) -> None:
    for n in range(12):
        x, y = 180 + (-1) ** n * (n % 3), 200 - n * 12
        p.disc(x, y, 68, 13, LINEN if n else "#efe6cf", wide=2.4)
    p.disc(180, 68, 44, 7, "none", "#8f8672", 1.6)
    p.lines(["M158 68q10 -5 18 1t18 -2"], RED, 3)
    for x, y, r in ((268, 176, 11), (284, 146, 7), (92, 186, 9), (78, 158, 6), (272, 116, 6)):
        p.disc(x, y, r, r, "none", SEA, 2)


def dresser(p: Plate) -> None:
    p.shape([(104, 210), (104, 120), (256, 120), (256, 210)], INK)
    p.shape([(112, 120), (112, 34), (248, 34), (248, 120)], WOOD, wide=3)
    p.lines(["M112 76h136"], INK, 4)
    for y in (58, 102):
        for n in range(4):
            p.disc(132 + n * 32, y, 12, 13, LINEN, wide=1.6)
    for n in range(3):
        y = 128 + n * 27
        out = 10 if n == 1 else 0
        p.shape([(114 - out, y), (246 + out, y), (246 + out, y + 22), (114 - out, y + 22)], WOOD, PALE, 1.6)
        p.disc(180, y + 11, 4, 4, PALE, "none", 0)


def lamp_crab(p: Plate, x: float, y: float, size: float, lamp: bool = True) -> None:
    """A crab under a shell with a light in it, or without."""
    s = size / 2
    legs = [
        f"M{x + side * s * 0.3:.1f} {y + k * s * 0.16:.1f}q{side * s * 0.5:.1f} {-s * 0.2:.1f} {side * s * 0.7:.1f} {s * 0.34:.1f}"
        for side in (-1, 1)
        for k in (0, 1, 2)
    ]
    p.lines(legs, RED, max(1.8, s * 0.12))
    for side in (-1, 1):
        p.lines([f"M{x + side * s * 0.3:.1f} {y:.1f}l{side * s * 0.5:.1f} {-s * 0.34:.1f}"], RED, s * 0.16)
        p.disc(x + side * s * 0.86, y - s * 0.48, s * 0.22, s * 0.18, RED, INK, 1)
    p.disc(x, y + s * 0.14, s * 0.5, s * 0.3, RED, INK, 1.2)
    if lamp:
        p.disc(x, y - s * 0.22, s * 0.42, s * 0.4, "#fbe9a8", INK, 1.6)
        coil = f"M{x - s * 0.2:.1f} {y - s * 0.16:.1f}a{s * 0.2:.1f} {s * 0.2:.1f} 0 1 1 {s * 0.32:.1f} {s * 0.1:.1f}"
        p.lines([coil], "#b0801a", 1.6)
    else:
        for side in (-1, 1):
            p.lines([f"M{x + side * s * 0.16:.1f} {y - s * 0.06:.1f}v{-s * 0.26:.1f}"], RED, s * 0.08)
            p.disc(x + side * s * 0.16, y - s * 0.36, s * 0.09, s * 0.09, PALE, INK, 1.2)


def queue_of_crabs(p: Plate) -> None:
    x = 72.0
    for n in range(4):
        size = 92 - n * 16
        lamp_crab(p, x, 186 - size * 0.24, size)
        x += size * 0.98
    p.disc(312, 190, 13, 10, "#e8dcc0", INK, 2)


def crab_without_lamp(p: Plate) -> None:
    lamp_crab(p, 180, 140, 150, lamp=False)


def apron(p: Plate, x: float, y: float, size: float) -> None:
    """An apron that hangs from a peg."""
    s = size
    p.lines([f"M{x - s * 0.14:.1f} {y + s * 0.2:.1f}Q{x:.1f} {y - s * 0.22:.1f} {x + s * 0.14:.1f} {y + s * 0.2:.1f}"], INK, s * 0.03 + 1)  # fmt: skip
    p.shape([(x - s * 0.15, y + s * 0.18), (x + s * 0.15, y + s * 0.18), (x + s * 0.18, y + s * 0.42), (x + s * 0.34, y + s * 0.48), (x + s * 0.31, y + s), (x - s * 0.31, y + s), (x - s * 0.34, y + s * 0.48), (x - s * 0.18, y + s * 0.42)], LINEN, wide=2)  # fmt: skip
    p.lines(
        [f"M{x - s * 0.16:.1f} {y + s * 0.62:.1f}h{s * 0.32:.1f}v{s * 0.2:.1f}h{-s * 0.32:.1f}z"],
        "#8f8672",
        1.6,
    )


def stiff_apron(p: Plate) -> None:
    p.lines(["M120 42H240"], INK, 8)
    apron(p, 180, 44, 166)
    p.lines([f"M{150 + n * 10} {160 + n % 2 * 10}v34" for n in range(7)], "#8f8672", 1.2)


def apron_on_a_bush(p: Plate) -> None:
    for x, y, r in ((116, 166, 46), (244, 168, 48), (180, 176, 60), (150, 128, 34), (214, 126, 36)):
        p.disc(x, y, r, r * 0.8, "#4d5f3a", INK, 2)
    p.lines([f"M{90 + (n * 37) % 180} {120 + (n * 23) % 84}q6 -8 12 0" for n in range(20)], "#a9b884", 1.8)
    apron(p, 180, 56, 128)


def twelve_pegs(p: Plate) -> None:
    p.shape([(58, 58), (302, 58), (302, 72), (58, 72)], WOOD, wide=2)
    for n in range(12):
        x = 74 + n * 19.3
        p.lines([f"M{x:.1f} 66v14"], INK, 4)
        apron(p, x, 76, 84 if n % 2 else 96)


def bed_of_knives(p: Plate) -> None:
    p.disc(180, 196, 108, 16, "#7f9160", "none", 0)
    for n in range(9):
        x, tall = 92 + n * 22, 84 + (n * 53) % 60
        p.shape([(x - 13, 198), (x + (n % 3 - 1) * 6, 198 - tall), (x + 13, 198)], INK)
        p.shape([(x - 2, 198), (x + (n % 3 - 1) * 6, 198 - tall), (x + 7, 198)], "#8d9a9c", "none", 0)


def counter(p: Plate) -> None:
    p.shape([(84, 40), (276, 40), (276, 142), (84, 142)], INK)
    p.shape([(96, 52), (264, 52), (264, 142), (96, 142)], "#5d5348")
    for x in (140, 220):
        p.lines([f"M{x} 52v20"], PALE, 2)
        p.shape([(x - 15, 86), (x - 7, 71), (x + 7, 71), (x + 15, 86)], INK, PALE, 1.4)
        p.disc(x, 91, 8, 7, "#f4c860", INK, 1.4)
    p.shape([(66, 142), (294, 142), (312, 180), (48, 180)], "#b98f58", wide=3)
    for x in (120, 180, 240):
        p.add(f'<path d="M{x - 22} 142q22 20 44 0z" fill="{INK}"/>')
    p.shape([(48, 180), (312, 180), (308, 200), (52, 200)], WOOD, wide=3)


def unfinished_stool(p: Plate) -> None:
    """The maker's pattern: fish, hands, flames, one row each, and a leg that lacks."""
    p.lines(["M106 108L92 208M180 150v58"], INK, 14)
    p.add(f'<path d="M254 108l14 98" stroke="{INK}" stroke-width="2.4" stroke-dasharray="7 7"/>')
    p.shape([(84, 64), (276, 64), (276, 160), (84, 160)], "#efe3c4", wide=3)
    p.lines(["M84 96h192M84 128h192"], "#8f8672", 1.6)
    p.shape([(74, 46), (286, 46), (280, 66), (80, 66)], INK)
    for n in range(3):
        fish(p, 112 + n * 38, 80, 28, SEA)
    for n in range(2):
        hand(p, 112 + n * 38, 115, 29, INK)
    flame(p, 112, 144, 26, "#b0401a")
    p.lines([f"M{x} {y}h24" for x, y in ((226, 80), (188, 112), (150, 144), (188, 144))], "#b5a57e", 2.4)


def wet_mark(p: Plate) -> None:
    p.shape([(92, 30), (268, 22), (276, 206), (84, 206)], "#b9ad97", wide=3)
    for n, y in enumerate((52, 88, 124)):
        p.lines([f"M112 {y}H248"], INK, 4)
        p.lines([f"M{124 + k * 16} {y - 9}v9" for k in range(8 - n)], INK, 2)
    p.add(
        f'<path d="M84 206V172q24 -10 48 0t48 0t48 0t48 0V206z" fill="#7fb0a9" stroke="{SEA}" stroke-width="2"/>'
    )
    p.lines(["M112 160H248"], SEA, 8)
    p.lines(["M128 164v16M160 164v22M196 164v14M228 164v20"], SEA, 4)


def covered(p: Plate, x: float = 180, foot: float = 186) -> None:
    """A dish under its cover."""
    p.disc(x, foot, 104, 15, LINEN, INK, 3)
    p.add(f'<path d="M{x - 80} {foot - 4}a80 88 0 0 1 160 0z" fill="{INK}"/>')
    p.add(f'<path d="M{x - 58} {foot - 18}a58 66 0 0 1 40 -54" fill="none" stroke="{PALE}" stroke-width="6" stroke-linecap="round"/>')  # fmt: skip
    p.disc(x, foot - 98, 11, 10, INK)


def dish_put_down(p: Plate) -> None:
    p.disc(180, 190, 108, 15, LINEN, INK, 3)
    bowl(p, 180, 154, 128)
    p.steam(180, 122, 80, "#8f8672", 5)


def ring_of_steam(p: Plate) -> None:
    p.disc(180, 168, 84, 22, "none", "#8f8672", 9)
    p.disc(180, 168, 84, 22, "none", LINEN, 4)
    for x in (120, 180, 240):
        p.steam(x, 150, 96, "#8f8672", 5)


def dish_goes_by(p: Plate) -> None:
    covered(p, 200, 168)
    p.lines(["M50 100h56M36 126h64M54 152h40"], INK, 5)
    p.lines(["M96 190q-10 12 -26 8M304 190q12 12 26 6"], INK, 8)


def plate_covered(p: Plate) -> None:
    covered(p, 180, 178)
    p.lines(["M56 130V196M46 130v22q10 12 20 0v-22"], INK, 5)
    p.lines(["M304 196v-72q14 20 0 42"], INK, 6)


def napkin(p: Plate) -> None:
    p.shape([(78, 150), (180, 60), (282, 150), (180, 206)], LINEN, wide=4)
    p.lines(["M180 60V206M78 150H282M129 105L231 178M231 105L129 178"], "#8f8672", 2.4)
    p.shape([(180, 60), (282, 150), (180, 150)], "#e3dac4", wide=3)


def folded_in_four(p: Plate) -> None:
    p.shape([(104, 70), (256, 70), (256, 196), (104, 196)], LINEN, wide=4)
    p.lines(["M104 133h152M180 70v126"], "#8f8672", 3)
    p.shape([(256, 196), (212, 196), (256, 152)], "#d9d0b8", wide=3)
    p.lines(["M118 84h48M118 92h34"], RED, 3)


def moth(p: Plate) -> None:
    """A napkin that opens, and is a moth."""
    for side in (-1, 1):
        p.shape([(180, 116), (180 + side * 46, 56), (180 + side * 124, 50), (180 + side * 116, 116), (180 + side * 72, 136)], LINEN, wide=3)  # fmt: skip
        p.shape(
            [(180, 122), (180 + side * 72, 136), (180 + side * 88, 188), (180 + side * 40, 196)],
            "#efe6cf",
            wide=3,
        )
        p.lines([f"M180 116L{180 + side * 118} 84M180 124L{180 + side * 64} 170"], "#8f8672", 2)
        p.disc(180 + side * 80, 86, 9, 9, "none", INK, 3)
        p.lines([f"M180 84q{side * 10} -24 {side * 30} -34"], INK, 3)
    p.disc(180, 132, 11, 50, INK)


def stool_displaced(p: Plate) -> None:
    p.lines(["M150 118l-26 86M210 118l26 86M180 122v80"], INK, 12)
    p.disc(180, 112, 74, 22, "#8f867a", INK, 4)
    for x, y in ((58, 196), (98, 204), (84, 178)):  # where its three feet belong
        p.disc(x, y, 9, 4, "none", INK, 2.6)


def salt_in_a_hand(p: Plate) -> None:
    """Salt in a palm of black stone; beside it, on a leaf, eggs and a radish cut into a flower."""
    p.add(f'<path d="M232 206q40 -30 88 -10q-34 24 -88 10z" fill="#5f7a45" stroke="{INK}" stroke-width="2"/>')
    for x in (256, 274):
        p.disc(x, 190, 10, 12, LINEN, INK, 2)
    p.disc(298, 190, 11, 11, "#b03a4a", INK, 2)
    p.lines(["M298 190l-8 -6M298 190l8 -6M298 190v9M298 190l-9 5M298 190l9 5"], LINEN, 2.4)
    hand(p, 160, 142, 160, INK, 0)
    p.shape([(132, 162), (152, 134), (172, 138), (190, 162)], LINEN, wide=2)
    p.lines([f"M{128 + (n * 29) % 68} {128 + (n * 17) % 40}h3" for n in range(24)], LINEN, 3)


def bowl_with_hands(p: Plate) -> None:
    bowl(p, 180, 138, 178)
    for n, lean in enumerate((-20, -8, 8, 20)):
        hand(p, 122 + n * 39, 152, 40, "#ecd9b4", lean, n % 2 == 1)


def hosts_share(p: Plate) -> None:
    bowl(p, 180, 148, 158)
    p.add(f'<path d="M112 114q68 -64 136 0z" fill="#d9a84a" stroke="{INK}" stroke-width="3"/>')
    p.lines(["M146 100q10 -12 20 -2M180 92q10 -10 18 2M206 106q8 -8 16 0"], RED, 3)
    p.steam(180, 80, 46, "#8f8672", 4)


def she_eats(p: Plate) -> None:
    """The steam above the bowl leans a little to one side and stops."""
    bowl(p, 180, 164, 140)
    for x in (150, 180, 210):
        p.add(f'<path d="M{x} 126q12 -18 2 -34t14 -34q12 -10 26 -8" fill="none" stroke="#8f8672" stroke-width="5" stroke-linecap="round"/>')  # fmt: skip
    p.lines(["M60 206V150M300 206V150M44 150h40M276 150h40"], INK, 6)


def josses_plate(p: Plate) -> None:
    p.disc(180, 132, 92, 72, LINEN, INK, 4)
    p.disc(180, 132, 60, 46, "none", "#8f8672", 2.4)
    for x, y, size, turn in ((148, 130, 40, -8), (212, 134, 40, 8)):
        hand(p, x, y, size, RED, turn, x < 180)


def ends_of_the_rope(p: Plate) -> None:
    for flip in (-1, 1):
        rope = f"M{180 + flip * 128} 60Q{180 + flip * 30} 70 {180 + flip * 26} 120T{180 - flip * 70} 180"
        p.add(f'<path d="{rope}" fill="none" stroke="{INK}" stroke-width="20" stroke-linecap="round"/><path d="{rope}" fill="none" stroke="#c9a76a" stroke-width="13"/><path d="{rope}" fill="none" stroke="{INK}" stroke-width="13" stroke-dasharray="2 9"/>')  # fmt: skip


def hand_lower(p: Plate) -> None:
    """What stood level stands level no more: cups slide by a hand's width."""
    p.shape([(72, 126), (288, 158), (288, 200), (72, 200)], WOOD, wide=3)
    p.add(f'<path d="M72 126H288" stroke="{INK}" stroke-width="2.4" stroke-dasharray="8 7"/>')
    for x in (160, 214, 262):
        y = 126 + (x - 72) * 0.148
        p.add(
            f'<path d="M{x - 17} {y - 36:.0f}h34l-6 36h-22z" fill="{INK}" transform="rotate(8.400 {x} {y:.0f})"/>'
        )
        p.lines([f"M{x - 38} {y - 24:.0f}h12M{x - 42} {y - 14:.0f}h14"], INK, 2.4)
    hand(p, 312, 140, 40, RED, 90)


def corded_ribs(p: Plate) -> None:
    for row in range(5):
        for n in range(4):
            x, y = 112 + n * 36 + row % 2 * 14, 192 - row * 28
            rib = f"M{x - 14} {y + 4}Q{x + 6} {y - 24} {x + 30} {y - 8}"
            p.add(f'<path d="{rib}" fill="none" stroke="{INK}" stroke-width="19" stroke-linecap="round"/><path d="{rib}" fill="none" stroke="#efe5cb" stroke-width="14" stroke-linecap="round"/>')  # fmt: skip
            p.disc(x - 14, y + 4, 9, 9, "#e0d2ad", wide=1.6)


def upper_end(p: Plate) -> None:
    """A man, seated, the rope round his waist."""
    p.shape([(84, 60), (116, 60), (116, 208), (84, 208)], "#b9ad97", wide=3)
    p.shape([(124, 206), (122, 138), (138, 112), (172, 112), (186, 140), (184, 176), (246, 180), (258, 160), (274, 164), (270, 206)], INK)  # fmt: skip
    p.disc(156, 86, 20, 23, INK)
    p.lines(["M122 178h64M122 188h64"], "#c9a76a", 7)
    p.lines(["M124 182Q112 120 100 60T60 40"], INK, 9)
    p.lines(["M124 182Q112 120 100 60T60 40"], "#c9a76a", 6)


def sneeze(p: Plate) -> None:
    for n, colour in enumerate(("#b5402a", "#d8a531", "#38322d")):
        p.shape(
            [(76 + n * 62, 204), (116 + n * 56, 118 - n * 6), (138 + n * 54, 112), (196 + n * 40, 204)],
            colour,
            wide=3,
        )
        p.lines(
            [f"M{80 + p.rng.uniform(0, 200):.0f} {p.rng.uniform(40, 112):.0f}l5 -4" for _ in range(16)],
            colour,
            5,
        )


def mouths_meal(p: Plate) -> None:
    p.add(f'<path d="M84 206V130a96 96 0 0 1 192 0V206z" fill="{INK}"/>')
    p.disc(180, 150, 62, 46, "#8f8272", PALE, 2)
    p.disc(180, 152, 48, 34, "#b34a1a", "none", 0)
    p.disc(180, 164, 30, 18, "#f0b04a", "none", 0)
    p.shape([(206, 60), (238, 48), (248, 82), (216, 92)], "#c9cfce", wide=3)
    p.lines(["M196 104l-6 14M210 112l-4 12"], PALE, 3)


THINGS: dict[str, Drawing] = {
    "corded-ribs": corded_ribs,
    "the-upper-end": upper_end,
    "a-sneeze": sneeze,
    "what-the-mouth-takes": mouths_meal,
    "the-cold-oven": cold_oven,
    "the-washing-up": washing_up,
    "josses-dresser": dresser,
    "the-queue-of-crabs": queue_of_crabs,
    "a-crab-without-a-lamp": crab_without_lamp,
    "stiff-apron": stiff_apron,
    "an-apron-on-a-bush": apron_on_a_bush,
    "twelve-pegs": twelve_pegs,
    "a-bed-of-knives": bed_of_knives,
    "the-counter": counter,
    "the-unfinished-stool": unfinished_stool,
    "the-wet-mark": wet_mark,
    "a-dish-is-put-down": dish_put_down,
    "a-ring-of-steam": ring_of_steam,
    "a-dish-goes-by": dish_goes_by,
    "a-plate-covered": plate_covered,
    "a-folded-napkin": napkin,
    "folded-in-four": folded_in_four,
    "a-moth-unfolds": moth,
    "a-stool-in-the-wrong-place": stool_displaced,
    "salt-swept-into-a-hand": salt_in_a_hand,
    "the-bowl": bowl_with_hands,
    "the-hosts-share": hosts_share,
    "she-eats": she_eats,
    "josses-plate": josses_plate,
    "both-ends-of-the-rope": ends_of_the_rope,
    "a-hands-width-lower": hand_lower,
}
