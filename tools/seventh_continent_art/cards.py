"""Which picture each card that ships has: by its title, drawn by a function of its own or around a sign."""

import re
import unicodedata

from portulan.games.seventh_continent.content import entries as e
from portulan.games.seventh_continent.content.schema import read
from tools.seventh_continent_art import kitchens, moor, plinths, strand, terraces, towers, watch, watch_road
from tools.seventh_continent_art.finds import FINDS
from tools.seventh_continent_art.hunt import HUNT
from tools.seventh_continent_art.hunt_events import EVENTS
from tools.seventh_continent_art.plate import SEA, Plate
from tools.seventh_continent_art.skills import SKILLS
from tools.seventh_continent_art.small import CRAFTED, PEOPLE, SIGNS, portrait, signed, vignette
from tools.seventh_continent_art.sprite import sprite
from tools.seventh_continent_art.things import THINGS

SHEETS = (
    (strand.PLACES, strand.GOLD, strand.sand_paths),
    (terraces.PLACES, terraces.GOLD, terraces.boardwalks),
    (kitchens.PLACES, kitchens.GOLD, kitchens.flagstones),
    (moor.PLACES, moor.GOLD, moor.turves),
    (towers.PLACES, towers.GOLD, towers.shards),
    (plinths.PLACES | watch_road.PLACES, plinths.GOLD | watch_road.GOLD, watch.pavings),
)
"""The places of each sheet, what they become, and what joins them to their neighbours."""
PLACES = {name: drawn for places, _, _ in SHEETS for name, drawn in places.items()}
GOLD = {name: drawn for _, gold, _ in SHEETS for name, drawn in gold.items()}
COLOURS = {
    "state": "#7c2a1e",
    "curse": "#4b2540",
    "object": "#8a5a12",
    "bonus": SEA,
    "questitem": "#4b2e63",
    "skill": "#234a6b",
}


def slug(title: str) -> str:
    """Writes a title as the name of a file."""
    plain = unicodedata.normalize("NFKD", title.replace("’", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def titles() -> dict[tuple[str, str], str]:
    """Lists the titles of all cards that ship, as names of files, each with its kind and the sides with a way out.

    A place that has changed is of the kind gold, where it is drawn anew.
    """
    content = read()
    found: dict[tuple[str, str], str] = {}
    faces = [(card.face, card.back == "gold") for card in content.all(e.AdventureEntry)]
    faces += [(card.face, False) for card in content.all(e.ExplorationEntry)]
    for face, gold in faces:
        if not isinstance(face, e.State):
            name, terrain = slug(face.title.en), isinstance(face, e.Terrain)
            ways = "".join(face.exits) if isinstance(face, e.Terrain) else ""
            found[name, "gold" if gold and terrain and name in GOLD else type(face).__name__.lower()] = ways
    found |= {(slug(one.title.en), "state"): "" for one in content.all(e.StateEntry)}
    found |= {(slug(one.title.en), "skill"): "" for one in content.all(e.SkillEntry)}
    found |= {(slug(one.title.en), "curse"): "" for one in content.all(e.CurseEntry)}
    found |= {(slug(one.title.en), "curse"): "" for one in content.all(e.ClueEntry)}
    found |= {(slug(one.title.en), "character"): "" for one in content.all(e.CharacterEntry)}
    return found


def plates(name: str, kind: str, ways: str) -> dict[str, Plate]:
    """Draws what a title asks for: a place or what it has become, a scene, a portrait or a small plate."""
    if kind == "gold" or (name in PLACES and kind in ("terrain", "permanent")):
        plate = Plate(name)
        (GOLD if kind == "gold" else PLACES)[name](plate)
        plate.frame()
        next(joint for places, gold, joint in SHEETS if name in places | gold)(plate, ways)
        return {f"{name}-gold" if kind == "gold" else name: plate}
    if name in kitchens.SCENES:
        plate = Plate(name, 600, 400)
        kitchens.SCENES[name](plate)
        plate.frame()
        return {name: plate}
    if name in PEOPLE:
        return {name: portrait(name, PEOPLE[name])}
    sign = SIGNS.get(name) or CRAFTED.get(name, "")
    drawn = (THINGS | FINDS | SKILLS | HUNT | EVENTS).get(name) or (signed(sign) if sign else None)
    if drawn is not None:
        return {
            f"{name}-{kind}" if name in PLACES else name: vignette(name, drawn, COLOURS.get(kind, "#5b4a2c"))
        }
    return {}


def pictures() -> dict[str, str]:
    """Draws everything that ships, by the names of the files: the sprite, and the picture of each card."""
    found = {"art.svg": sprite()}
    for (name, kind), ways in sorted(titles().items()):
        for file, plate in plates(name, kind, ways).items():
            found[f"card-{file}.svg"] = plate.text()
    return found
