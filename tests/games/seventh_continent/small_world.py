"""A few cards of the tests' own, laid beside those that ship: a sheet with a line of four terrains and a cliff.

Their numbers are left free by the cards that ship.

760 A - 761 B - 762 C - <770 cliff> - 763 D
"""

from __future__ import annotations

MOVE = '{ icon = "move", cost = 0, difficulty = 0, success = [{ do = "move" }] }'


def terrain(number: int, x: int, exits: str, *actions: str, more: str = "", y: int = 0) -> str:
    """Writes a terrain of sheet 9, with a move that costs nothing."""
    title = f'title = {{ fr = "{number}", en = "{number}" }}'
    return f"""
[[adventure]]
id = "T{number}"
number = "{number}"
[adventure.face]
type = "terrain"
{title}
at = {{ sheet = 9, x = {x}, y = {y} }}
zone = "I"
exits = {{ {exits} }}
{more}
actions = [{", ".join((MOVE, *actions))}]
"""


def event(number: int, kind: str, more: str, suffix: str = "", back: str = "green") -> str:
    """Writes an Adventure card of another type."""
    return f"""
[[adventure]]
id = "E{number}{suffix}"
number = "{number}"
back = "{back}"
[adventure.face]
type = "{kind}"
title = {{ fr = "{number}", en = "{number}" }}
{more}
"""


def skill(uid: str, band: str, more: str = "") -> str:
    """Writes a skill of the Action Deck."""
    return f"""
[[skill]]
id = "{uid}"
title = {{ fr = "{uid}", en = "{uid}" }}
band = {{ {band} }}
{more}
"""


def numbers(*known: int) -> str:
    """Declares the numbers of the cards."""
    return "".join(f'[[number]]\nid = "{number}"\n' for number in known)


ACTIONS = (
    '{ icon = "dig", cost = 6, difficulty = 1, success = [{ do = "take", card = "063" }],'
    ' failure = [{ do = "take", card = "101", who = "each_participant" }] }',
    '{ icon = "think", cost = 5, difficulty = 0 }',
    '{ icon = "search", cost = 2, difficulty = 1 }',
    '{ icon = "open", cost = 3, difficulty = 1, locked = true }',
    '{ icon = "pull", cost = 0, difficulty = 0, all_must = true }',
    '{ icon = "hunt", cost = 0, difficulty = 0, success = [{ do = "take", card = "920" }] }',
    '{ icon = "climb", cost = 0, difficulty = 2 }',
    '{ icon = "fish", cost = 1, difficulty = 0 }',
    '{ icon = "pray", cost = 0, difficulty = 9, failure = [{ do = "eliminate" }] }',
    '{ icon = "listen", cost = 0, difficulty = 0, success = [{ do = "take", card = "790" }] }',
    '{ icon = "spot", cost = 0, difficulty = 0, success = [{ do = "take", card = "790", if_available = true }] }',
    '{ icon = "fight", cost = 0, difficulty = 9, failure = [{ do = "damage", n = 3 }] }',
    '{ icon = "heal", cost = 0, difficulty = 9, failure ='
    ' [{ do = "take", card = "104", who = "each_participant" }] }',
    '{ icon = "eat", cost = 0, difficulty = 0, success = [{ do = "recover", n = 6 }] }',
    '{ icon = "balance", cost = 0, difficulty = 0, success = [{ do = "new_board", card = "010" }] }',
    '{ icon = "swim", cost = 0, difficulty = 0, success = [{ do = "take", card = "790", flags = ["sail"] }] }',
    '{ icon = "offer", cost = 0, difficulty = 0, success = [{ do = "take", card = "921" }] }',
)

CARDS = "".join(
    (
        numbers(760, 761, 762, 763, 770, 920, 921, 922, 790, 795),
        terrain(760, 0, 'E = { box = "761" }', *ACTIONS),
        terrain(
            761, 1, 'W = { box = "760" }, E = { box = "762" }', more='resources = ["wood"]\nforbidden = true'
        ),
        terrain(762, 2, 'W = { box = "761" }, E = { box = "770" }', more='resources = ["wood", "vine"]'),
        terrain(763, 4, 'W = { box = "770" }'),
        event(
            770,
            "permanent",
            "at = { sheet = 9, x = 3, y = 0 }\nobstacle = true\n"
            'arrows = [{ side = "W" }, { side = "E" }]\n'
            'actions = [{ icon = "climb", cost = 0, difficulty = 0,'
            ' success = [{ do = "move", to = "across" }] }]',
        ),
        event(
            920,
            "permanent",
            'arrows = [{ side = "E", done_icon = "hunt" }]\n'
            'effects = [{ step = "cost", icons = ["open"], mods = { cost = -1 } }]\n'
            'actions = [{ icon = "eat", cost = 0, difficulty = 0, success = [{ do = "discard" }] }]',
        ),
        event(921, "temporary", 'mandatory = { icon = "hide", cost = 0, difficulty = 0 }'),
        event(
            922,
            "temporary",
            'mandatory = { icon = "hide", cost = 0, difficulty = 9,'
            ' failure = [{ do = "take", card = "104", who = "each_participant" }] }',
        ),
        event(795, "state", 'state = "frozen"').replace('title = { fr = "795", en = "795" }\n', ""),
        event(790, "temporary", "", "-1"),
        event(790, "temporary", "", "-2"),
        event(790, "temporary", "", "-gold", "gold"),
        skill("S-R7", "right = true, seven = true"),
        skill("S-L", "left = true"),
        skill("S-L2", "left = true"),
        skill("S-L3", "left = true"),
        skill("S-R", "right = true"),
        skill("S-7", "seven = true"),
        skill("S-77", "seven = true"),
        skill("S-1", "stars = 1"),
        skill("S-LR", "left = true, right = true"),
        skill("S-none", ""),
    )
)
