"""Threats and bosses: those that wait, and whoever bars the way now."""

from __future__ import annotations

from typing import Final

from portulan.engine.scene import AnyElement, Area, TextCard, label
from portulan.games.near_and_far import scene_cards, scene_map
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.catalogue import BOSSES, THREATS
from portulan.games.near_and_far.view import View

FIGHT: Final = ("threat die", "threat aids", "threat hearts")
"""Steps of a fight, which name the enemy."""

Foe = tuple[str, str]
"""A threat or a boss: its kind and its name."""


def barring(view: View) -> list[Foe]:
    """Lists who bars the way now: the next threat, without threats all bosses; in a fight the one that is fought."""
    if view["step"] in FIGHT:
        enemy = view["asked"]["enemy"]
        return (
            [("threat", THREATS[enemy])] if enemy < len(THREATS) else [("boss", BOSSES[enemy - len(THREATS)])]
        )
    return next_foes(view) if view["step"] == "threat" else []


def next_foes(view: View) -> list[Foe]:
    """Lists whom one meets on a path with a threat."""
    if view["threats"]:
        return [("threat", view["threats"][0])]
    return [("boss", boss) for boss in view["bosses"]]


def printed(kind: str, name: str) -> tuple[int, int]:
    """Gives the combat value and the points of a threat or a boss."""
    found = box()
    if kind == "threat":
        number = THREATS.index(name)
        return found.threat_value[number], found.threat_points[number]
    number = BOSSES.index(name)
    return found.boss_value[number], found.boss_points[number]


def chance(view: View, kind: str, name: str) -> int:
    """Gives the onlooker's chance against somebody, with all hearts."""
    person = view["people"][scene_map.onlooker(view)]
    return scene_map.chance_against(printed(kind, name)[0], person["combat"], person["hearts"])


def foe(view: View, kind: str, name: str) -> TextCard:
    """Shows somebody large; the chance is left out once the die lies there."""
    told = None if view["step"] in FIGHT else chance(view, kind, name)
    return scene_cards.foe(kind, name, *printed(kind, name), told)


def threats(view: View) -> Area:
    """The threats that are left: the next one large, the others by their combat values; on map 11 the bosses."""
    here, coming = barring(view), next_foes(view)
    left = [("threat", name) for name in view["threats"]] + [("boss", name) for name in view["bosses"]]
    shown: list[AnyElement] = [
        foe(view, *one)
        if one in coming or one[0] == "boss"
        else scene_cards.enemy(one[0], one[1], *printed(*one))
        for one in left
        if one not in here
    ]
    return Area(id="threats", label=label("threats"), hint=label("hint-threats"), children=tuple(shown))
