"""Content that passes every check and tells nothing: the cards that ship, with maps, quests and pages made to measure.

Tests break it in one place. It is plain data, `table -> entries`, until `laid_out` makes content of it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from portulan.content import Content
from portulan.content.entries import LANGUAGES, PASSAGE, Place
from portulan.content.store import Kept
from portulan.games.near_and_far.schema import FOLDER, SCHEMA

Data = dict[str, list[dict[str, Any]]]
Pages = dict[str, dict[str, str]]
"""The book: for every language, the text of a passage by its id, from its title on."""

MEDIANS: Final = (6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10)
"""The difficulty of the easier choice of a quest, by the number of the map or layer."""
PLACES: Final = 26
QUESTS: Final = 16
NAMED: Final = 4
LETTERS: Final = "ABCDEFGHIJKLMNOP"
ROUTES: Final = ("spices", "parts", "ichor", "tea")
GAINED: Final = {"FINED": (2, 5), "BUTTON": (3, 6), "BELL": (4, 7), "NAIL": (8, 9)}
TOLD: Final = {"FINED": (8, 11), "BUTTON": (7, 11), "BELL": (9, 11), "NAIL": (10, 11)}
"""Four threads are enough for a plain world; the other keywords that ship are left out."""
SIDE_QUESTS: Final = 6
STORY: Final = (1, 1, 1, 2, 2, 1, 1, 1, 2, 2)
"""The quests in each layer of a story."""


def plain() -> Data:
    """Makes all entries."""
    data: Data = {table: [] for table in SCHEMA.tables}
    for path in sorted((FOLDER / "content").glob("cards/*.toml")):
        for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            data[table] += rows
    data["keyword"] = [row for row in data["keyword"] if row["id"] in GAINED]
    for number in range(1, 12):
        _map(data, number)
    for boss in data["boss"]:
        data["quest"].append({"id": boss["paragraph"], "page": boss["paragraph"], "book": "boss"})
    for who in data["character"]:
        _story(data, who["id"], who["initial"])
    for number in range(1, 41):
        uid = f"arcade-{number}"
        data["arcade"].append({"id": uid, "page": uid, "choices": choices(uid, 7)})
    worlds = [row["id"] for row in data["world"]]
    for number, world in enumerate(worlds):
        first_choice(data, str(17 + 4 * number))["result"] = [{"give": "world", "card": world}, food(1)]
    return data


def food(n: int) -> dict[str, Any]:
    """A reward of food, which is worth as much as there is of it."""
    return {"give": "food", "n": n}


def choices(uid: str, difficulty: int) -> list[dict[str, Any]]:
    """Two choices, one of skill and a harder one of combat, each worth its difficulty."""
    return [
        {
            "key": key,
            "test": {"stat": stat, "difficulty": difficulty + more},
            "reaction": f"{uid}.{key}",
            "result": [food(difficulty + more)],
            "bonus": [food(3)],
        }
        for key, stat, more in (("try", "skill", 0), ("fight", "combat", 1))
    ]


def _map(data: Data, number: int) -> None:
    """A ring of locations with the town on its rim, chords with threats across it, and sixteen quests."""
    uid = f"map-{number:02}"
    flag = {5: "water", 10: "mammoth"}.get(number)
    ring = [f"m{number}.{place}" for place in range(PLACES)]
    paths = [
        {"a": here, "b": ring[(n + 1) % PLACES], "icon": "treasure" if n % 5 == 1 else "none"}
        for n, here in enumerate(ring)
    ]
    paths += [{"a": ring[n], "b": ring[n + 2], "icon": "threat"} for n in range(2, 23, 3)]
    paths += [{"a": f"m{number}.town", "b": ring[n]} for n in (0, 13)]
    effects: list[dict[str, Any]] = []
    if flag == "water":
        lost = {"do": "lose", "what": {"heart": 1}}
        effects = [{"effect": "on", "event": "enter-location", "flag": flag, "do": lost}]
    elif flag == "mammoth":
        condition = {"measure": {"of": "camps", "flag": flag}, "op": "<", "n": 1}
        effects = [{"effect": "threshold", "condition": condition, "points": -8}]
    data["map"].append(
        {
            "id": uid,
            "number": number,
            "name": {"fr": f"Carte {number}", "en": f"Map {number}"},
            "mood": {"fr": "Grise.", "en": "Grey."},
            "routes": {route: {"alone": 6, "shared": 3} for route in ROUTES},
            "paths": paths,
            "bosses": number == 11,
            "effects": effects,
        }
    )
    data["location"].append({"id": f"m{number}.town", "map": uid, "kind": "town", "at": [500, 350]})
    block = [*LETTERS] if number == 1 else [str(n) for n in range(16 * number - 31, 16 * number - 15)]
    for n, here in enumerate(ring):
        place: dict[str, Any] = {"id": here, "map": uid, "kind": "coin" if n % 2 else "gem", "at": [n, n]}
        if n < 2 * len(ROUTES):
            route = ROUTES[n % len(ROUTES)]
            place = {**place, "id": ring[n * 3], "kind": "route", "route": route, "at": [n, 300]}
        elif n >= 2 * len(ROUTES):
            free = [m for m in range(PLACES) if m % 3 or m >= 24]
            place["id"] = ring[free[n - 2 * len(ROUTES)]]
        if n < QUESTS:
            place["quest"] = block[n]
        if n < NAMED:
            place["name"] = {"fr": f"Lieu {block[n]}", "en": f"Place {block[n]}"}
        if flag is not None and n % 5 == 4:
            place["flags"] = [flag]
        data["location"].append(place)
    for quest in block:
        entry: dict[str, Any] = {"id": quest, "page": quest, "book": "map", "map": uid}
        entry["choices"] = choices(quest, MEDIANS[number - 1])
        data["quest"].append(entry)
    if number > 1:
        _threads(data, number, block)


def _threads(data: Data, number: int, block: list[str]) -> None:
    """What begins and ends on a map: keywords are gained by its last quests and told by its middle ones."""
    for n, word in enumerate(word for word, maps in GAINED.items() if number in maps):
        for choice in quest(data, block[-1 - n])["choices"]:
            choice["result"].append({"give": "keyword", "word": word})
    for n, word in enumerate(word for word, maps in TOLD.items() if number in maps):
        told = {"key": "show", "keywords": [word], "reaction": f"{block[8 + n]}.show", "result": [food(3)]}
        found = quest(data, block[8 + n])
        found["choices"] = [told, *({**choice, "otherwise": True} for choice in found["choices"])]
    for n in range(SIDE_QUESTS):
        uid = f"Q{SIDE_QUESTS * (number - 2) + n + 1}"
        data["quest"].append(
            {"id": uid, "page": uid, "book": "side", "choices": choices(uid, MEDIANS[number - 1])}
        )
        # The last follows the one before it, the others begin at named places.
        begins = f"Q{SIDE_QUESTS * (number - 2) + n}" if n == SIDE_QUESTS - 1 else block[n % 4]
        for choice in quest(data, begins)["choices"]:
            choice["result"].append({"give": "quest", "quest": uid})


def _story(data: Data, owner: str, initial: str) -> None:
    """A story whose ways part and meet again."""
    number = 0
    layers: list[list[str]] = []
    for size in STORY:
        layers.append([f"{initial}{number + n + 1}" for n in range(size)])
        number += size
    for layer, ids in enumerate(layers, 1):
        for uid in ids:
            found = choices(uid, MEDIANS[layer - 1])
            for n, choice in enumerate(found):
                if layer < len(layers):
                    following = layers[layer]
                    choice["next"] = following[n % len(following)]
            data["quest"].append(
                {
                    "id": uid,
                    "page": uid,
                    "book": "character",
                    "owner": owner,
                    "layer": layer,
                    "choices": found,
                }
            )


# Finding one's way in it


def entry(data: Data, table: str, uid: str) -> dict[str, Any]:
    """Finds an entry."""
    return next(row for row in data[table] if row["id"] == uid)


def quest(data: Data, uid: str) -> dict[str, Any]:
    """Finds a quest."""
    return entry(data, "quest", uid)


def first_choice(data: Data, uid: str) -> dict[str, Any]:
    """Finds the first choice of a quest that is for everybody."""
    found: dict[str, Any] = next(row for row in quest(data, uid)["choices"] if "keywords" not in row)
    return found


# Content of it

STORIES: Final = {"fr": "Le vent tourne autour de {}. ", "en": "The wind turns around {}. "}
TITLES: Final = {"fr": "Page {}", "en": "Page {}"}
LABELS: Final = {"fr": "Choisir {}.", "en": "Choose {}."}


def plain_pages(data: Data) -> Pages:
    """Writes a page for every passage that entries name, with the labels of its choices."""
    pages: Pages = {lang: {} for lang in LANGUAGES}

    def write(uid: str, sentences: int, keys: list[str]) -> None:
        for lang, sentence in STORIES.items():
            text = f"{TITLES[lang].format(uid)}\n\n{sentence.format(uid) * sentences}\n"
            pages[lang][uid] = text + "".join(f"\n- {key}: {LABELS[lang].format(key)}" for key in keys)

    for table in ("quest", "arcade"):
        long, short = (12, 7) if table == "quest" else (5, 5)
        for row in data[table]:
            write(row["page"], long, [choice["key"] for choice in row.get("choices", ())])
            for choice in row.get("choices", ()):
                write(choice["reaction"], short, [])
    for row in data["character"]:
        write(row["intro"], 12, [])
    return pages


def laid_out(folder: Path, data: Data, pages: Pages | None = None) -> Content:
    """Makes content of entries and, if it is to be read, of a book in a folder."""
    for lang, written in (pages or {}).items():
        path = folder / "book" / lang / "plain.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(f"# {uid}: {text}" for uid, text in written.items()), encoding="utf-8")
    places: dict[str, Place] = {}
    passages: dict[str, None] = {}
    tables: dict[str, msgspec.Raw] = {}
    for table, kind in SCHEMA.tables.items():
        rows = [msgspec.convert(row, kind) for row in data[table]]
        for row in rows:
            assert row.id not in places, row.id
            places[row.id] = Place("plain.toml", table)
            passages.update((mark.value, None) for mark in SCHEMA.marks.of(row) if mark.kind == PASSAGE)
        tables[table] = msgspec.Raw(msgspec.msgpack.encode(rows))
    return Content(SCHEMA, Kept(places, tuple(passages), tables), (folder,), "plain")
