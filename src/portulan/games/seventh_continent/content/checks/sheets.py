"""CHK-07 to -09, -14, -16, -17, -19, -23, -28: the sheets fit together, can be walked, and leave nobody stuck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content.checks.numbers import opened
from portulan.games.seventh_continent.content.checks.walk import (
    OPPOSITE,
    bearers,
    beyond,
    by_number,
    faces,
    led_to,
    places,
    sites,
    terrains,
)
from portulan.games.seventh_continent.content.entries import (
    Action,
    AdventureEntry,
    ClueEntry,
    ExplorationEntry,
    Permanent,
    StateEntry,
    Terrain,
    ZoneEntry,
)
from portulan.games.seventh_continent.content.operations import ClearPlace, Move, NewBoard
from portulan.games.seventh_continent.content.terms import SIDES

FORBIDDEN: Final = ("make_fire", "craft", "rest")
"""What cannot be undertaken on a terrain with the forbidden icon (7C-FORBID-5)."""

Ways = dict[str, set[str]]


def find_exits(content: Content) -> Iterator[Finding]:
    """CHK-07: exits call terrains or events that hold a place, and all cards so called have one place."""
    known = by_number(content)
    for entry, terrain in terrains(content):
        for side, way in terrain.exits.items():
            for card in known.get(way.box, []):
                face = card.face
                if not isinstance(face, Terrain) and not (
                    isinstance(face, Permanent) and face.at is not None
                ):
                    yield content.finding(
                        entry, f"face.exits.{side}", f"calls {card.id!r}, which holds no place"
                    )
    for found in known.values():
        held = [(card, card.face.at) for card in found if isinstance(card.face, Terrain | Permanent)]
        for card, at in held[1:]:
            if at != held[0][1]:
                yield content.finding(card, "face.at", f"must be that of {held[0][0].id!r}")


def find_neighbours(content: Content) -> Iterator[Finding]:
    """CHK-08: around a place all exits call its number, and a side without an exit is closed on both cards.

    A place that no plain number holds is come to by a flag, and no exit of a neighbour calls it.
    """
    at_place = places(content)
    standing = {terrain.at: terrain for _, terrain in terrains(content)}
    for entry, terrain in terrains(content):
        for side in SIDES:
            field = f"face.exits.{side}"
            there = beyond(terrain.at, side)
            number = at_place.get(there)
            way = terrain.exits.get(side)
            neighbour = standing.get(there)
            if way is not None and way.box != number:
                yield content.finding(entry, field, f"calls {way.box!r}, but the place is that of {number!r}")
            elif way is not None and side in terrain.closed:
                yield content.finding(entry, field, "is an exit on a closed side")
            elif (
                way is not None
                and neighbour is not None
                and OPPOSITE[side] not in neighbour.exits
                and terrain.at in at_place
            ):
                yield content.finding(entry, field, f"has no exit of {number!r} facing it")
            elif way is None and number is not None and side not in terrain.closed:
                yield content.finding(entry, "face.closed", f"must have {side}, where {number!r} lies")


def find_moves(content: Content) -> Iterator[Finding]:
    """CHK-09: every terrain has a move action and, unless it is a dead end, two ways out."""
    for entry, terrain in terrains(content):
        moves = [action for action in terrain.actions if action.icon == "move"]
        if not any(isinstance(op, Move) for action in moves for op in action.success):
            yield content.finding(entry, "face.actions", "lacks a move action")
        if terrain.dead_end != (len(terrain.exits) < 2):
            said = "must be a dead end" if not terrain.dead_end else "is no dead end"
            yield content.finding(entry, "face.dead_end", f"{said}: {len(terrain.exits)} exits")


def _roads(content: Content) -> Ways:
    """Gives for every terrain those one comes to from it, by exits and across obstacles that may be recrossed."""
    at_place = places(content)
    found: Ways = {}
    for entry, terrain in terrains(content):
        for way in terrain.exits.values():
            found.setdefault(entry.number, set()).add(way.box)
    for card, face in faces(content):
        if isinstance(card, AdventureEntry) and isinstance(face, Permanent) and not face.one_way:
            found.setdefault(card.number, set()).update(led_to(face, at_place))
    return found


def _joined(roads: Ways, start: str) -> set[str]:
    reached = {start}
    waiting = [start]
    while waiting:
        for number in roads.get(waiting.pop(), set()) - reached:
            reached.add(number)
            waiting.append(number)
    return reached


def _entries(content: Content) -> list[str]:
    """Lists the terrains where a sheet is entered: the first ones of the clues, and those of new Boards."""
    starts = {clue.start for clue in content.all(ClueEntry)}
    return sorted(starts | {site.op.card for site in sites(content) if isinstance(site.op, NewBoard)})


def find_all_must(content: Content) -> Iterator[Finding]:
    """CHK-14: all players can come to an action that all must undertake, from where the sheet is entered, and back."""
    roads = _roads(content)
    for door, halls in opened(content).items():
        roads.setdefault(door, set()).update(halls)
    starts = _entries(content)
    for entry, terrain in terrains(content):
        must = [number for number, action in enumerate(terrain.actions) if action.all_must]
        for number in must:
            near = [start for start in starts if entry.number in _joined(roads, start)]
            if not any(start in _joined(roads, entry.number) for start in near):
                yield content.finding(
                    entry, f"face.actions[{number}]", "is on no way from the entry and back"
                )


def find_obstacles(content: Content) -> Iterator[Finding]:
    """CHK-16: an obstacle is crossed from every side that leads to it, or one way with another way back."""
    standing = {terrain.at: (entry, terrain) for entry, terrain in terrains(content)}
    for entry, face in faces(content):
        if not isinstance(face, Permanent) or not face.obstacle:
            continue
        crosses = [
            a for a in face.actions if any(isinstance(op, Move) and op.to == "across" for op in a.success)
        ]
        if not crosses:
            yield content.finding(entry, "face.actions", "cross nothing")
        pointed = {arrow.side for arrow in face.arrows}
        if face.at is not None and len(pointed) < 2:
            yield content.finding(entry, "face.arrows", "must point to two terrains at least")
        for side in SIDES if face.at is not None else ():
            assert face.at is not None
            near = standing.get(beyond(face.at, side))
            calls = near is not None and OPPOSITE[side] in near[1].exits
            if calls != (side in pointed):
                said = "must have" if calls else "has no terrain to point to at"
                yield content.finding(entry, "face.arrows", f"{said} {side}")
        if face.one_way and face.at is not None:
            roads = _roads(content)
            around = [near[0].number for side in pointed if (near := standing.get(beyond(face.at, side)))]
            if any(other not in _joined(roads, one) for one in around for other in around):
                yield content.finding(entry, "face.one_way", "leaves no other way back")


def _most_open(start: str, roads: Ways) -> int:
    """Counts the most places that lie open at once, over all ways to explore a sheet from its entry.

    A set of places is the bits of one number: a sheet has too many sets for anything slower.
    """
    places = sorted(_joined(roads, start))
    bits = {number: 1 << place for place, number in enumerate(places)}
    near = {bits[one]: sum(bits[other] for other in roads.get(one, set())) for one in places}
    seen = {bits[start]}
    waiting = [(bits[start], near[bits[start]] & ~bits[start])]
    most = 0
    while waiting:
        explored, fog = waiting.pop()
        most = max(most, fog.bit_count())
        left = fog
        while left:
            place = left & -left
            left ^= place
            larger = explored | place
            if larger not in seen:
                seen.add(larger)
                waiting.append((larger, (fog | near[place]) & ~larger))
    return most


def find_fog(content: Content) -> Iterator[Finding]:
    """CHK-17: a zone has twice as many Exploration cards as places that can lie open at once on a sheet."""
    roads = _roads(content)
    zones = {entry.number: terrain.zone for entry, terrain in terrains(content)}
    fog = [card.zone for card in content.all(ExplorationEntry)]
    for start in _entries(content):
        zone = zones.get(start)
        most = _most_open(start, roads)
        if zone is not None and fog.count(zone) < 2 * most:
            yield content.finding(
                zone, "id", f"has {fog.count(zone)} cards for {most} open places, not {2 * most}"
            )


def find_icons(content: Content) -> Iterator[Finding]:
    """CHK-19: no card has two actions with one icon."""
    for bearer in bearers(content):
        icons = [action.icon for _, action in bearer.actions]
        for number, icon in enumerate(icons):
            if icon in icons[:number]:
                name = bearer.actions[number][0]
                yield content.finding(bearer.entry, f"{bearer.path}{name}.icon", f"is {icon!r} a second time")


def _free(action: Action) -> bool:
    return not action.requires and not action.all_must


def find_stuck(content: Content) -> Iterator[Finding]:
    """CHK-23: there is always something to do: fog that can be looked into, what lies there that can be cleared.

    Every terrain has an exit. Beyond it lies a terrain, to which one moves, or fog, whose action asks for nothing, or
    an event with an action that asks for nothing and clears its place or crosses it. No state takes these away.
    """
    for zone in content.all(ZoneEntry):
        if not _free(zone.action):
            yield content.finding(zone, "action", "must be open to everybody")
    for entry, terrain in terrains(content):
        if not set(terrain.exits) - set(terrain.closed):
            yield content.finding(entry, "face.exits", "lead nowhere")
        if not any(action.icon == "move" and _free(action) for action in terrain.actions):
            yield content.finding(entry, "face.actions", "lack a move that is open to everybody")
    yield from _barred(content)
    for card, face in faces(content):
        if isinstance(face, Permanent) and (isinstance(card, ExplorationEntry) or face.at is not None):
            opened = [op for action in face.actions if _free(action) for op in action.success]
            if not any(
                isinstance(op, ClearPlace) or (isinstance(op, Move) and op.to == "across") for op in opened
            ):
                yield content.finding(card, "face.actions", "never clear the place")
    for state in content.all(StateEntry):
        for number, effect in enumerate(state.effects):
            for icon in {"move", "pathfind"} & set(effect.mods.forbid_icons):
                yield content.finding(
                    state, f"effects[{number}].mods.forbid_icons", f"must not hold {icon!r}"
                )


def _barred(content: Content) -> Iterator[Finding]:
    """Looks for places to which one comes from forbidden terrains only, and fog that nobody could clear from there."""
    free: set[str] = set()
    forbidden: dict[str, list[AdventureEntry]] = {}
    for entry, terrain in terrains(content):
        for way in terrain.exits.values():
            if terrain.forbidden:
                forbidden.setdefault(way.box, []).append(entry)
            else:
                free.add(way.box)
    for number in sorted(set(forbidden) - free):
        for entry in forbidden[number]:
            assert isinstance(entry.face, Terrain)
            for fog in content.all(ExplorationEntry):
                if isinstance(fog.face, Permanent) and fog.zone == entry.face.zone:
                    clearing = [
                        action.icon
                        for action in fog.face.actions
                        if _free(action) and any(isinstance(op, ClearPlace) for op in action.success)
                    ]
                    if set(clearing) <= set(FORBIDDEN):
                        yield content.finding(
                            entry, "face.exits", f"lead to {number!r}, which {fog.id!r} could bar from there"
                        )


def find_new_board(content: Content) -> Iterator[Finding]:
    """CHK-28: a new Board is formed by actions that all must undertake."""
    for site in sites(content):
        if isinstance(site.op, NewBoard) and not (site.action is not None and site.action.all_must):
            yield content.finding(site.entry, site.path, "stands in no action that all must undertake")
