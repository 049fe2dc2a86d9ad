"""The cards of a player: those that only their owner sees, and those that lie open before him."""

from __future__ import annotations

from portulan.engine.scene import AnyElement, Area, Card, Pile, TextCard, label, memoized
from portulan.games.near_and_far import scene_cards, scene_town
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.catalogue import ARTIFACTS, BOSSES, THREATS
from portulan.games.near_and_far.moves import DISCARD
from portulan.games.near_and_far.view import CardView, PlayerView, View


def in_hand(view: View, seat: int, person: PlayerView, own: bool) -> list[AnyElement]:
    """The cards that only their owner sees: hand, pack of the draft, drawn cards, treasures of the hut, discards."""
    name = f"seat-{seat}"
    found: list[AnyElement] = []
    if view["drawn_size"] and view["asked"].get("seat", view["active"]) == seat:
        found.append(_drawn(f"{name}-drawn", "drawn", view["drawn"], view["drawn_size"]))
    if view["hut_size"] and view["asked"].get("seat", view["active"]) == seat:
        found.append(_hut(f"{name}-hut", view["hut_cards"], view["hut_size"]))
    if person["pack_size"]:
        found.append(_pack(name, person))
    tossed = frozenset(ARTIFACTS[DISCARD.index(move)] for move in view["may"] if move in DISCARD)
    at_hall = view["step"] == "visit" and own
    if person["hand"] is None:
        found += [
            _backs(f"{name}-hand", "hand-basic", person["hand_size"] - person["hand_advanced"]),
            _backs(f"{name}-hand-advanced", "hand-advanced", person["hand_advanced"]),
        ]
    else:
        cards = tuple(
            scene_cards.artifact(card, at_hall and card in tossed, active=own and card in view["laid"])
            for card in person["hand"]
        )
        found.append(
            Area(
                id=f"{name}-hand",
                label=label("hand", cards=person["hand_size"], advanced=person["hand_advanced"]),
                role="hand" if cards else "inventory",
                children=cards,
            )
        )
    if person["discards_size"]:
        found.append(_discards(name, person))
    return found


def _drawn(ident: str, name: str, cards: list[str] | None, count: int) -> AnyElement:
    if cards is None:
        return _backs(ident, name, count)
    shown = tuple(scene_cards.artifact(card, active=not place) for place, card in enumerate(cards))
    return Area(id=ident, label=label(name), role="transit", active=True, children=shown)


def _hut(ident: str, cards: list[str] | None, count: int) -> AnyElement:
    if cards is None:
        return _backs(ident, "hut-cards", count)
    shown = tuple(scene_cards.treasure(card) for card in cards)
    return Area(id=ident, label=label("hut-cards"), role="transit", active=True, children=shown)


def _pack(name: str, person: PlayerView) -> AnyElement:
    if person["pack"] is None:
        return _backs(f"{name}-pack", "pack", person["pack_size"])
    shown = tuple(scene_cards.artifact(card, active=card == person["picked"]) for card in person["pack"])
    return Area(id=f"{name}-pack", label=label("pack"), role="transit", active=True, children=shown)


@memoized
def _backs(ident: str, name: str, count: int) -> Pile:
    return Pile(id=ident, label=label(name), hint=label(f"hint-{name}"), art=f"back-{name}", count=count)


def _discards(name: str, person: PlayerView) -> Pile:
    return _tossed(
        name, person["discards_size"], person["discards_advanced"], tuple(person["discards"] or ())
    )


@memoized
def _tossed(name: str, count: int, advanced: int, cards: tuple[str, ...]) -> Pile:
    return Pile(
        id=f"{name}-discards",
        label=label("discards"),
        hint=label("hint-discards", advanced=advanced),
        art="back-discards",
        count=count,
        known=tuple(
            Card(id=f"{name}-tossed-{card}", face=card, label=label(f"artifact-{card}")) for card in cards
        ),
    )


def lying_open(view: View, seat: int, person: PlayerView) -> list[AnyElement]:
    """What lies open before a player: bought artifacts, treasures, world cards, trophies."""
    name = f"seat-{seat}"
    used, bonuses = set(view["used"]), set(view["bonuses"])
    mine = seat == view["active"]

    def state(card: str) -> tuple[bool, bool]:
        return mine and card in bonuses, mine and card in used

    bought = tuple(scene_cards.artifact(card, False, *state(card)) for card in person["bought"])
    treasures = tuple(scene_cards.treasure(card, *state(card)) for card in person["treasures"])
    worlds = tuple(scene_cards.world(card, *state(card)) for card in person["world"])
    talents = tuple(_talent(person["card"], card, seat, *state(card)) for card in person["card"]["talents"])
    room = label("treasures", cards=len(treasures), room=person["capacity"])
    found: list[AnyElement] = [
        _inventory(f"{name}-bought", "bought", bought),
        Area(id=f"{name}-treasures", label=room, role="inventory", children=treasures),
        _inventory(f"{name}-world", "worlds", worlds),
        _trophies(seat, tuple(person["threats"]), tuple(person["bosses"]), tuple(person["chiefs"])),
    ]
    if talents:
        found.append(_inventory(f"{name}-talents", "talents", talents))
    return found


def _talent(sheet: CardView, name: str, seat: int, active: bool, spent: bool) -> TextCard:
    """A talent of a player; one that was learned in this game may count from the next one on (G-151)."""
    return scene_cards.talent(name, seat, active, spent or name in sheet["later"])


def _inventory(ident: str, name: str, cards: tuple[TextCard, ...]) -> Area:
    return Area(id=ident, label=label(name), role="inventory", children=cards)


@memoized
def _trophies(seat: int, threats: tuple[str, ...], bosses: tuple[str, ...], chiefs: tuple[str, ...]) -> Area:
    """Threats and bosses that were beaten, each with a tent, and chiefs."""
    printed = box()
    tokens: list[AnyElement] = []
    for kind, names, ids, values, points in (
        ("threat", threats, THREATS, printed.threat_value, printed.threat_points),
        ("boss", bosses, BOSSES, printed.boss_value, printed.boss_points),
    ):
        for one in names:
            number = ids.index(one)
            tokens.append(scene_cards.enemy(kind, one, values[number], points[number], seat))
    tokens += [scene_town.chief(faction) for faction in chiefs]
    return Area(id=f"seat-{seat}-trophies", label=label("trophies"), role="inventory", children=tuple(tokens))
