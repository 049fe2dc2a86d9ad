"""What is at stake now: choices before a game, the rates of a trade, dice that lie open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from portulan.engine.scene import (
    AnyElement,
    Area,
    CardLine,
    Counter,
    Die,
    TextCard,
    Token,
    label,
    memoized,
)
from portulan.games.near_and_far import scene_cards, scene_foes
from portulan.games.near_and_far.catalogue import CHARACTERS, PETS, TALENTS
from portulan.games.near_and_far.moves import DUMMY, LEARN, TRADE_AWAY, TRADE_FOR
from portulan.games.near_and_far.options import RATES
from portulan.games.near_and_far.terms import GOODS
from portulan.games.near_and_far.view import View

ROLLS: Final = ("duel die", "threat die", "quest die", "effect die")


def stakes(view: View) -> list[Area]:
    """Lists what lies in front of all else because it is decided now."""
    return [part for part in (_choices(view), _market(view)) if part is not None]


def _choices(view: View) -> Area | None:
    """What can be chosen before a game: talents, characters, pets."""
    people = view["people"]
    cards: Iterable[TextCard]
    if view["step"] == "character":
        taken = {one["character"] for one in people}
        cards = (_character(name) for name in CHARACTERS if name not in taken)
        return Area(id="characters", label=label("characters"), active=True, children=tuple(cards))
    if view["step"] == "pet":
        taken = {one["pet"] for one in people}
        profile = view["options"]["pet_profile"]
        cards = (scene_cards.member(name, profile) for name in PETS if name not in taken)
        return Area(id="pets", label=label("pets"), active=True, children=tuple(cards))
    if view["step"] == "talents" or _teaches(view):
        asked = people[view["asked"]["seat"]]["card"]
        cards = (scene_cards.talent(name) for name in TALENTS if name not in asked["talents"])
        name = label("talents-for-sale", experience=asked["xp"] - asked["spent"])
        return Area(id="talents", label=name, active=True, children=tuple(cards))
    return None


def _teaches(view: View) -> bool:
    """Tells whether talents are for sale where one visits, because the viewer may buy one there."""
    return view["step"] == "visit" and any(move in LEARN for move in view["may"])


@memoized
def _character(name: str) -> TextCard:
    return TextCard(
        id=f"character-{name}",
        code=name,
        face=name,
        picture=f"portrait-{name}.svg",
        label=label(f"character-{name}"),
        hint=label(f"epithet-{name}"),
        tint="cyan",
        children=(CardLine(id=f"line-{name}", text=label(f"epithet-{name}")),),
    )


def roll(view: View) -> Area | None:
    """The dice that lie open, what they amount to, and whom or what they are thrown against.

    A threat stands there from the moment when it bars the way.
    """
    mine_rolled, _ = view["dice"]
    foes = _foes(view)
    if not mine_rolled and not foes and view["step"] not in ROLLS:
        return None
    sides: list[AnyElement] = []
    if mine_rolled or view["step"] in ROLLS:
        sides.append(_side(view, 0, view["active"]))
    if view["needed"] is not None:
        sides.append(
            Counter(
                id="needed",
                label=label("needed"),
                hint=label("hint-needed"),
                value=view["needed"],
                art="goal",
            )
        )
    duel = view["duel"]
    if duel is not None:
        sides.append(_side(view, 1, None if duel["opponent"] == DUMMY else duel["opponent"]))
    if foes:
        name = label("roll-threat")
    else:
        name = label("roll") if duel is None else label("roll-duel", manner=duel["manner"])
    return Area(id="roll", label=name, role="tally", active=True, children=(*sides, *foes))


def _foes(view: View) -> tuple[TextCard, ...]:
    """Those who bar the way: the next threat, without threats all bosses; in a fight the one that is fought."""
    return tuple(scene_foes.foe(view, kind, name) for kind, name in scene_foes.barring(view))


def _side(view: View, whose: int, seat: int | None) -> Area:
    """One side of a roll: who rolls, the die, what it amounts to, and how much of that was added."""
    character = None if seat is None else view["people"][seat]["character"]
    face: list[AnyElement] = []
    if character is not None:
        face.append(scene_cards.portrait(f"face-{whose}", character))
    token = Token(
        id="opponent" if whose else "roller",
        face="dummy" if seat is None else None,
        art="pawn-dummy" if seat is None else "",
        owner=seat,
        label=label("rival" if whose else "roller"),
    )
    rolled = view["dice"][whose]
    counted: list[AnyElement] = []
    if rolled and len(view["totals"]) > whose:
        counted.append(
            Counter(id=f"total-{whose}", label=label("roll-total"), value=view["totals"][whose], main=True)
        )
    if view["raised"][whose]:
        counted.append(
            Counter(id=f"raised-{whose}", label=label("raised"), value=view["raised"][whose], art="raise")
        )
    die = Die(id=f"die-{whose}", label=label("die"), sides=6, value=rolled or None)
    return Area(id=f"side-{whose}", role="tally", children=(*face, token, die, *counted))


def _market(view: View) -> Area | None:
    """What goods are worth in the Town Hall, to whoever may begin a trade there (NF-TOWN-HALL-4)."""
    if view["step"] != "visit" or not any(move in TRADE_FOR or move in TRADE_AWAY for move in view["may"]):
        return None
    return _rates(view["options"]["trade_values"])


@memoized
def _rates(table: str) -> Area:
    worth = dict(zip(GOODS, RATES[table], strict=True))
    sides = tuple(
        Area(
            id=side,
            label=label(f"market-{side}"),
            role="tally",
            children=tuple(
                Counter(
                    id=f"{side}-{good}",
                    code=good,
                    label=label(f"of-{good}"),
                    hint=label(f"hint-{side}", value=value),
                    value=value,
                    art=scene_cards.good_art(good),
                )
                for good, value in worth.items()
            ),
        )
        for side in ("want", "offer")
    )
    return Area(id="market", label=label("market"), layout="column", active=True, children=sides)
