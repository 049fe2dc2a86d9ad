"""Counts a finished match of Near and Far from a view alone, as section 2.27 of the contract tells it.

Written from the contract and not from the scoring of the rules, to check it. What is printed on cards, boards and maps
is read from the content files; what lies before the players is added up here.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from portulan.games.near_and_far import FOLDER

View = dict[str, Any]
Person = dict[str, Any]

SHORT = {"max_rounds": "30"}
"""Random players place few tents: their matches would last for a hundred rounds."""
SERIES = {"mode": "campaign"}

_TURN = "the buttons and pieces that can be touched follow it"
NOT_SHOWN = {
    "mode": "the status names it before the first round; afterwards cards and piles tell it",
    "names.*": "panels carry the names of the players",
    "locations.*.uid": "a location is known by where it lies and by its code",
    "left": "the path is marked while somebody is on it",
    "from_town": _TURN,
    "let_go": _TURN,
    "set_aside": "the log tells what was set aside for the location just left",
    "free_ways": _TURN,
    "dueled": _TURN,
    "recruits": _TURN,
    "refreshed": _TURN,
    "acted": _TURN,
    "trades": _TURN,
    "drawing.*": "the log tells which decks were announced, and the cards come at once",
    "duels.*": "what a duel risks is told beside the building where one has to be won",
    "people.*.attack": "what a duel would come to is told where one may be begun",
    "people.*.defense": "what a duel would come to is told where one may be begun",
    "people.*.pet": "a pet stands in its party, or waits beside it",
    "people.*.picked": "a picked card is marked while it lies in the pack, until all have picked",
}
"""Places of a view that no scene shows."""

NOT_TOLD = {
    "laid": "what is laid out for the opening discard is told when all are ready",
    "duels.*": "what a duel risks is told beside the building where one has to be won",
    "may": "what can be done now is part of the question",
    "offered": "what is offered is part of the question",
    "needed": "what a roll has to reach is part of the question",
}
"""Parts of a view that change without an event."""


# What is printed


@cache
def _printed(name: str) -> dict[str, dict[str, Any]]:
    """Reads a table of the content by the ids of its entries."""
    tables: dict[str, dict[str, Any]] = {}
    for path in sorted((FOLDER / "content" / "cards").glob("*.toml")):
        for table, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            tables.setdefault(table, {}).update({entry["id"]: entry for entry in entries})
    return tables[name]


@cache
def _faction(adventurer: str) -> str:
    entry = _printed("adventurer").get(adventurer)
    return "" if entry is None else str(entry["faction"])


def _cards(person: Person) -> list[tuple[str, dict[str, Any]]]:
    """Lists the cards that work for a player, each with its kind."""
    return [
        (kind, _printed(kind)[card])
        for kind, cards in (
            ("artifact", person["bought"]),
            ("treasure", person["treasures"]),
            ("world", person["world"]),
            ("talent", _counting(person)),
        )
        for card in cards
    ]


def _counting(person: Person) -> list[str]:
    """Lists the talents that count in this game: those learned in it may begin with the next one (G-151)."""
    return [talent for talent in person["card"]["talents"] if talent not in person["card"]["later"]]


# Counting


def scores(view: View) -> list[int]:
    """Adds up the Journey Points of everybody (NF-SCORE-1 to NF-SCORE-14)."""
    return [_points(view, seat) for seat in range(view["players"])]


def _points(view: View, seat: int) -> int:
    person = view["people"][seat]
    total: int = person["tents"]
    total += sum(_route(view, route, seat) for route in view["routes"])
    total += sum(_printed("artifact")[card]["points"] for card in person["bought"])
    total += sum(_printed("threat")[card]["points"] for card in person["threats"])
    total += sum(_printed("boss")[card]["points"] for card in person["bosses"])
    total -= max(0, person["hand_size"] - _sum(person, "hand-relief", "n"))
    total += (person["coins"] + person["gems"]) // 2
    total += sum(person["tokens"].values())
    total += 5 * len(person["chiefs"])
    total += 2 if person["tents"] >= (16 if view["options"]["long_game"] == "on" else 14) else 0
    total += 5 if _carried(person) >= 3 else 0
    total += _reputation(view, person["rep"])
    total += sum(
        _bonus(view, seat, kind, effect) for kind, card in _cards(person) for effect in card["effects"]
    )
    if view["map"] == 10 and not _camps(view, seat, "mammoth"):
        total -= 8
    return total + _full_card(view, person)


def _route(view: View, route: dict[str, Any], seat: int) -> int:
    """Both ends alone are worth more than one of them (NF-ROUTE-2 to NF-ROUTE-5)."""
    owners = [place["camp"] for place in view["locations"] if place["code"] in route["ends"]]
    if seat not in owners or None in owners:
        return 0
    return int(route["alone"] if owners == [seat, seat] else route["shared"])


def _sum(person: Person, effect: str, field: str) -> int:
    return sum(one[field] for _, card in _cards(person) for one in card["effects"] if one["effect"] == effect)


def _carried(person: Person) -> int:
    """Counts the treasures that count for the five points: a borrowed one does not (NF-SCORE-12, G-190).

    Whoever borrows nothing counts all, also those that an animal carried which is gone (G-61, `keep`).
    """
    owned = len(person["treasures"])
    if not _sum(person, "carry-extra", "n"):
        return owned
    extra: int = sum(
        one["n"]
        for _, card in _cards(person)
        for one in card["effects"]
        if one["effect"] == "carry-extra" and one.get("scores")
    )
    room: int = person["birds"] + person["turtles"] + extra
    return min(owned, room)


def _reputation(view: View, level: int) -> int:
    """4 and 5 are worth 2, each two more 1 more; by day a bad name costs points (NF-SCORE-13, NF-DAYTOWN-10)."""
    if level < 0:
        return -((-level - 1) // 2) if view["side"] == "day" else 0
    return 0 if level < 4 and view["options"]["reputation_points"] == "from_4" else level // 2


def _camps(view: View, seat: int, flag: str | None = None) -> int:
    return sum(
        place["camp"] == seat and (flag is None or flag in place["flags"]) for place in view["locations"]
    )


def _full_card(view: View, person: Person) -> int:
    """A full card is worth 7 points after the last map (NF-CAMPAIGN-13, NF-CHARMODE-11)."""
    if view["map"] != 11:
        return 0
    card = person["card"]
    if view["mode"] == "campaign":
        return 7 if card["boxes"] >= 3 * int(view["options"]["campaign_rows"]) else 0
    return 7 if view["mode"] == "character" and card["story_done"] >= 10 else 0


# End bonuses of cards (contract 7.4)


def _measured(view: View, seat: int, measure: dict[str, Any]) -> int:
    person = view["people"][seat]
    of, faction = measure["of"], measure.get("faction")
    members = [*(who for who in person["party"] if who is not None), *person["inactive"]]
    found = {
        "coins": person["coins"],
        "gems": person["gems"],
        "food": person["food"],
        "reputation": person["rep"],
        "animals": person["birds"] + person["turtles"],
        "tents": person["tents"],
        "threats": len(person["threats"]) + len(person["bosses"]),
        "adventurers": sum(
            bool(_faction(who)) and (faction is None or _faction(who) == faction) for who in members
        ),
        "tokens": sum(n for token, n in person["tokens"].items() if faction in (None, token)),
        "treasures": len(person["treasures"]),
        "artifacts": len(person["bought"]),
        "routes": sum(_route(view, route, seat) > 0 for route in view["routes"]),
        "camps": _camps(view, seat, measure.get("flag")),
        "quests-done": person["quests_done"],
    }
    return int(found[of])


def _bonus(view: View, seat: int, kind: str, effect: dict[str, Any]) -> int:
    """Counts one end bonus: for each of something, for the most, by rank, or for a condition."""
    if effect["effect"] == "per":
        found = _measured(view, seat, effect["measure"]) // effect.get("every", 1)
        return int(effect["points"] * min(found, effect.get("cap") or found))
    if effect["effect"] == "threshold":
        condition = effect["condition"]
        found, n = _measured(view, seat, condition["measure"]), condition["n"]
        holds = {"<": found < n, "<=": found <= n, "=": found == n, ">=": found >= n, ">": found > n}
        return int(effect["points"]) if holds[condition["op"]] else 0
    if effect["effect"] not in ("most", "rank"):
        return 0
    own = _measured(view, seat, effect["measure"])
    others = [_measured(view, other, effect["measure"]) for other in range(view["players"]) if other != seat]
    ahead, tied = sum(other > own for other in others), own in others
    if effect["effect"] == "most":
        shared = kind == "talent" and view["options"]["storytelling_ties"] == "true"
        return int(effect["points"]) if not ahead and (shared or not tied) else 0
    place = {0: "first", 1: "second"}.get(ahead)
    return 0 if place is None else int(effect.get(f"tie_{place}" if tied else place, 0))


# Winning


def winners(view: View) -> list[int]:
    """The most points; then a card, reputation, coins and gems; nobody if a boss is left (NF-SCORE-15 to -19)."""
    if view["bosses"]:
        return []
    points = scores(view)
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    people = view["people"]
    by_card = [
        seat
        for seat in best
        if any(one["effect"] == "win-ties" for _, card in _cards(people[seat]) for one in card["effects"])
    ]
    if len(best) > 1 and len(by_card) == 1:
        return by_card
    for counts in (
        [person["rep"] for person in people],
        [person["coins"] + person["gems"] for person in people],
    ):
        most = max(counts[seat] for seat in best)
        best = [seat for seat in best if counts[seat] == most]
    return best
