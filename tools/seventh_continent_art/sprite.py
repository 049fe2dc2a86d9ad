"""The sprite: icons of actions, resources, signs, figures, backs, and the cover."""

import re

from tools.seventh_continent_art.plate import INK, SEA, Plate, body

ACTIONS = {
    "move": "walk", "snowshoe": "boot-prints", "swim": "swimfins", "go_see": "brass-eye", "pathfind": "treasure-map", "spot": "spyglass",
    "search": "magnifying-glass", "craft": "stone-crafting", "make_fire": "campfire", "eat": "hot-meal", "take": "grab", "think": "think",
    "decipher": "scroll-unfurled", "open": "open-chest", "hide": "hood", "fight": "crossed-swords", "hunt": "bow-arrow", "fish": "fishing",
    "climb": "mountain-climbing", "dig": "dig-hole", "orientate": "compass", "pull": "pull", "balance": "tightrope", "rest": "night-sleep",
    "heal": "bandage-roll", "listen": "human-ear", "play_music": "pan-flute", "offer": "receive-money", "pray": "prayer",
}  # fmt: skip
RESOURCES = {"wood": "log", "stone": "stone-pile", "foliage": "oak-leaf", "vine": "vines", "bamboo": "bamboo", "bone": "crossed-bones", "poison": "poison-bottle", "fire": "campfire"}  # fmt: skip
KEYWORDS = {"will": "hearts", "eye": "brass-eye", "hand": "hand", "breath": "whirlwind", "blade": "bowie-knife", "water": "drop", "view": "mountaintop", "missing": "person-in-bed", "food": "meal", "companion": "shaking-hands"}  # fmt: skip
MARKS = {
    "experience": "open-book", "energy-loss": "heart-beats", "forbidden": "cancel", "obstacle": "stone-wall",
    "action-card": "card-draw", "curse": "skull-crossed-bones", "hand": "card-pickup", "pay": "card-burn", "cancel": "cancel", "number": "magnifying-glass",
    "success": "check-mark", "failure": "broken-heart", "fog": "fluffy-cloud",
}  # fmt: skip
STAR = "M256 20l66 152 164 14-125 107 39 161-144-87-144 87 39-161L26 186l164-14z"
PEOPLE_COATS = {"ferriere": "M-9 -34h18l4-7h-26z", "penhallow": "M-8 -37h16v5h-16z", "quiroga": "M-11 -31q11-16 22 0z", "vogt": "M-7 -42h14v9h4v3h-22v-3h4z", "sahin": "M-10 -31q10-12 20 0l3 12h-5z"}  # fmt: skip


def symbol(name: str, inner: str, size: tuple[int, int] = (512, 512)) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {size[0]} {size[1]}">{inner}</symbol>\n'


def disc_sign(sign: str, ground: str, ink: str) -> str:
    """A sign on a round seal."""
    return f'<circle cx="256" cy="256" r="250" fill="{ground}"/><circle cx="256" cy="256" r="228" fill="none" stroke="{ink}" stroke-width="9" opacity=".7"/><g transform="translate(78 78)scale(.695)">{body(sign, ink)}</g>'


def back(sign: str, ground: str, ink: str) -> str:
    """The back of a card, 50 by 70."""
    lines = "".join(f"M4 {y}h42" for y in range(8, 66, 3))
    return f'<path fill="{ground}" d="M0 0h50v70H0z"/><path d="{lines}" stroke="{ink}" stroke-width=".5" opacity=".35"/><circle cx="25" cy="35" r="16" fill="{ground}" stroke="{ink}"/><g transform="translate(13 23)scale(.047)">{body(sign, ink)}</g><path fill="none" stroke="{ink}" d="M3 3h44v64H3z"/>'


def die(value: int) -> str:
    """A die that shows its value; one that was removed shows nothing."""
    low, middle, high = 140, 256, 372
    pips = [(middle, middle)] if value % 2 else []
    pips += [(low, low), (high, high)] if value > 1 else []
    pips += [(high, low), (low, high)] if value > 3 else []
    pips += [(low, middle), (high, middle)] if value > 5 else []
    holes = "".join(f"M{x - 46} {y}a46 46 0 1 0 92 0a46 46 0 1 0-92 0z" for x, y in pips)
    cube = "M76 36a40 40 0 0 0-40 40v360a40 40 0 0 0 40 40h360a40 40 0 0 0 40-40V76a40 40 0 0 0-40-40z"
    return f'<path fill="currentColor" fill-rule="evenodd" d="{cube}{holes}"/>'


def sprite() -> str:
    """Puts the symbols together."""
    found = [symbol("cover", cover(), (360, 300))]
    found += [symbol(f"icon-{icon}", disc_sign(sign, "#2c5a55", "#f7efda")) for icon, sign in ACTIONS.items()]
    found.append(symbol("icon-none", disc_sign("fluffy-cloud", "#2c5a55", "#f7efda")))
    found += [
        symbol(f"resource-{name}", disc_sign(sign, "#e9dcbd", "#3a2a1c")) for name, sign in RESOURCES.items()
    ]
    found += [symbol(f"keyword-{name}", body(sign, "currentColor")) for name, sign in KEYWORDS.items()]
    found += [symbol(f"die-{value}", die(value)) for value in range(7)]
    found += [symbol(name, body(sign, "currentColor")) for name, sign in MARKS.items()]
    gold = 'fill="#d99a1c" stroke="#5b3a08" stroke-width="16" stroke-linejoin="round"'
    found.append(symbol("star", f'<path {gold} d="{STAR}"/>'))
    for name, side in (
        ("half-left", "M256 20v347l-144 87 39-161L26 186l164-14z"),
        ("half-right", "M256 20l66 152 164 14-125 107 39 161-144-87z"),
    ):
        found.append(
            symbol(
                name,
                f'<path fill="none" stroke="currentColor" stroke-width="12" stroke-dasharray="22 18" d="{STAR}"/><path {gold} d="{side}"/>',
            )
        )
    seam = '<path fill="none" stroke="#5b3a08" stroke-width="14" stroke-dasharray="30 16" d="M256 20v347"/>'
    found.append(symbol("halves", f'<path {gold} d="{STAR}"/>{seam}'))
    seven = "M150 110h212v52L252 410h-66l106-236H150z"
    found.append(
        symbol(
            "seven", f'<circle cx="256" cy="256" r="236" fill="#1f5b58"/><path fill="#f7efda" d="{seven}"/>'
        )
    )
    found.append(
        symbol(
            "seven-star",
            f'<path {gold} d="{STAR}"/><g transform="translate(128 142)scale(.5)"><path fill="#3a1d05" d="{seven}"/></g>',
        )
    )
    fire = body("campfire", "currentColor")
    found.append(
        symbol(
            "fire",
            f'<circle cx="256" cy="256" r="250" fill="#fbe3b0"/><g transform="translate(51 51)scale(.8)" color="#a4371a">{fire}</g>',
        )
    )
    for person, hat in PEOPLE_COATS.items():
        man = f'<path d="M-15 0q0-22 15-22t15 22z" fill="currentColor" stroke="#1d140c" stroke-width="1.6"/><circle cx="0" cy="-27" r="7.5" fill="#e8c9a0" stroke="#1d140c" stroke-width="1.6"/><path d="{hat}" fill="#1d140c"/>'
        found.append(symbol(f"figure-{person}", f'<g transform="translate(25 47)">{man}</g>', (50, 50)))
    backs = {
        "back-deck": ("compass", "#1f4f6b", "#f7efda"),
        "back-discard": ("compass", "#55707e", "#f7efda"),
        "back-past": ("hourglass", "#4f6b4a", "#f7efda"),
        "back-banished": ("cancel", "#5b4a44", "#f7efda"),
        "card-back": ("compass", "#2f5b3e", "#f7efda"),
    }
    found += [symbol(name, back(*how), (50, 70)) for name, how in backs.items()]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">\n<!-- The 7th Continent: written by tools/seventh-continent-art; signs of game-icons (CC BY 3.0, see credits.md), the rest original. -->\n'
    return head + "".join(found) + "</svg>\n"


def cover() -> str:
    """The lobby's picture: a bed on a strand, fog, and a coast that stands on no chart."""
    p = Plate("cover", 360, 300, "#dfd2ad")
    p.sky(150, opacity=0.5)
    p.sun(286, 60, 22)
    p.shape(
        [
            (-5, 150),
            (40, 112),
            (96, 138),
            (150, 84),
            (206, 132),
            (262, 104),
            (366, 146),
            (366, 170),
            (-5, 170),
        ],
        "#6f8f83",
        SEA,
    )
    p.waves(152, 226, swell=3.5)
    p.land([(-5, 226), (110, 214), (240, 232), (365, 216), (365, 305), (-5, 305)], "#e6d3a2", 4, 10)
    p.sign("bed", 130, 228, 118, INK)
    p.sign("seagull", 270, 244, 40, INK)
    for x, y, wide in ((60, 132, 90), (196, 148, 120), (320, 126, 80)):
        p.add(f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="13" fill="#f4f0e2" opacity=".82"/>')
    return re.sub(r' id="c(\d+)"', r' id="cover-\1"', "".join(p.parts)).replace("url(#c", "url(#cover-")
