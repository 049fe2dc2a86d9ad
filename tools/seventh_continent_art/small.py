"""Small plates: events, finds and skills around a sign of game-icons, and the five explorers."""

from tools.seventh_continent_art.plate import INK, SEA, Drawing, Plate

SIGNS = {



    "water-comes-in": "water-splash",
    "the-last-bell": "ringing-bell",
    "carried-back": "big-wave", "dry-feet": "barefoot",
    "empty-tin": "opened-food-can", "ships-lamp": "old-lantern", "length-of-hawser": "rope-coil",
    "the-ration-book": "notebook", "lunds-weather": "sun-cloud",

    "a-gull-that-keeps-pace": "seagull", "a-boot-laced": "walking-boot",
    "the-mitt-sits-down": "tapir", "lukewarm-quicksand": "quicksand",


    "paranoid": "hunter-eyes", "wounded": "arm-bandage", "frozen": "snowflake-2",
    "feverish": "thermometer-hot", "poisoned": "poison-bottle", "terrified": "screaming", "the-voracious-goddess": "knife-fork",
    "death-lies-in-wait-for-you": "skull-crossed-bones",

    "salad-of-the-low-tide": "algae",
    "the-bell-fish": "fish-cooked", "the-bell-the-joint": "roast-chicken", "the-bell-coffee": "coffee-cup",
    "well-fed": "meal",
    "a-kettle-on-the-sand": "teapot", "the-tide-is-early": "wave-crest",
    "famished": "stomach",
    "the-sixtieth-knock": "bamboo-fountain",


    "an-egg-with-an-opinion": "big-egg",
    "the-beam": "wood-beam", "the-mitt-sat-down-too-close": "tapir",

    "stung": "bee", "brother-aube": "monk-face",
    "flensing-knife": "machete", "oil-flask": "oil-can",
    "smoked-glasses": "spectacles",
    "aubes-tuesday": "calendar",
    "the-breath": "wind-slap",

    "a-bell-without-a-goat": "ringing-bell", "a-goat-without-a-bell": "goat", "a-mitt-across-the-path": "tapir",
    "bees-moving-house": "beehive",
    "a-ladder-in-the-air": "ladder",



    "hams-of-no-known-animal": "ham-shank",
    "the-door-stays-a-door": "closed-doors", "he-sits-down": "hot-meal",
    "the-knot": "knot", "the-grace": "spiral-shell", "the-bell-the-salad": "three-leaves",
    "the-bell-cheese": "cheese-wedge", "the-bell-sweet": "cake-slice", "exhausted": "tired-eye",
    "sea-legs": "anchor",
    "a-gull-that-does-not-cry": "seagull", "obsidian-blade": "bone-knife", "josses-ladle": "ladle", "the-pells-rope": "rope-coil", "ice-saw": "crosscut-saw",
    "the-professors-proof": "scroll-unfurled",
    "white-noon": "sun", "white-noon-no-edges": "fog", "a-knife-put-straight": "meat-cleaver",

    "someone-in-step": "two-shadows",
    "hot-ground": "burning-embers", "an-echo-ahead": "echo-ripples", "kettle-moss": "grass",
}  # fmt: skip
PEOPLE = {"solange-ferriere": "sextant", "idris-penhallow": "stethoscope", "tomasa-quiroga": "harpoon-trident", "anselm-vogt": "pocket-watch", "nermin-sahin": "photo-camera"}  # fmt: skip
CRAFTED = {
    "shovel": "trench-spade", "raft": "raft", "walking-stick": "walking-scout", "bow": "bow-arrow", "bolas": "hunting-bolas", "crude-flint": "flint-spark",
    "fish-trap": "fishing-net", "torch": "primitive-torch", "stone-axe": "stone-axe", "bone-needle": "sewing-needle", "dart": "dart", "bamboo-ladder": "ladder",
    "poultice": "bandage-roll", "bone-whistle": "whistle", "basket": "basket", "leaf-cape": "cape", "snowshoes": "boot-prints", "hot-stone": "stone-sphere",
    "coat-of-fur": "fur-boot", "loupe": "magnifying-glass", "darkroom-tent": "camping-tent",
}  # fmt: skip


def vignette(name: str, drawn: Drawing, colour: str) -> Plate:
    """Engraves a thing in an oval."""
    p = Plate(name, 360, 240)
    oval = p.disc(180, 120, 164, 106, "#efe5c9", wide=1.2)
    p.hatch(oval, p.rng.choice((0, 18, -18, 40)), 5.2, colour, 0.9, 0.42, (10, 10, 350, 230))
    p.disc(180, 128, 96, 92, "#f6eed8", "none", 0)
    ground = p.disc(180, 206, 112, 12, "#cbb98d", "none", 0)
    p.hatch(ground, 0, 3, INK, 0.8, 0.6, (60, 190, 300, 220))
    drawn(p)
    p.disc(180, 120, 170, 112, "none", colour, 2.4)
    return p


def signed(sign: str) -> Drawing:
    """Sets a sign of game-icons into the middle of a small plate."""
    return lambda p: p.sign(sign, 180, 120, 176, INK)


def portrait(name: str, sign: str) -> Plate:
    """A head in profile, cut in black as at a fair, with the tool of the trade."""
    p = Plate(name, 360, 240, "#e5dabb")
    oval = p.disc(150, 120, 112, 112, "#f4ead0", wide=1.4)
    p.hatch(oval, 30, 6, SEA, 0.8, 0.35, (30, 0, 270, 240))
    heads = {
        "solange-ferriere": "M92 232c0-34 22-50 46-56v-18c-14-4-20-20-18-40-6-2-8-10-2-12-4-30 12-56 44-56 26 0 40 16 40 38l12 20-10 6c2 12 0 20-4 26-4 8-14 8-24 6v20c30 6 48 24 50 66z",
        "idris-penhallow": "M84 232c2-38 26-52 50-58v-16c-16-8-22-28-20-50l-6-8 14-30 74-4 12 30-4 4c4 10 10 22 12 28l-10 4c2 12 0 22-6 26-6 4-14 4-22 2v14c32 6 52 24 54 58z",
        "tomasa-quiroga": "M78 232c4-40 24-56 48-62-22-10-34-34-30-66 4-36 28-58 62-58 32 0 52 22 52 50l10 22-10 4c0 22-6 34-28 32v14c30 8 50 30 52 64z",
        "anselm-vogt": "M90 232c0-36 22-52 46-58v-14c-14-8-22-24-20-48 0-34 16-56 46-56 28 0 42 16 42 42l12 24-10 6c2 16 0 24-8 30l-2 26-22-12v6c30 6 48 22 50 54z",
        "nermin-sahin": "M86 232c2-36 24-50 48-56v-14c-26 10-44 0-46-24 12-4 14-16 14-32 0-36 22-58 54-58 30 0 48 20 46 48l12 20-10 6c0 20-6 30-28 28v16c32 6 50 26 52 66z",
    }
    p.add(f'<path d="{heads[name]}" fill="{INK}"/>')
    p.disc(150, 120, 116, 116, "none", INK, 2.2)
    p.sign(sign, 304, 168, 92, SEA)
    return p
