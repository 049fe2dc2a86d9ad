"""What is at stake now: choices before a game, dice that lie open, the rates of a trade."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from portulan.engine.scene import AnyElement, Area, Counter, Die, TextCard, Token, label, memoized
from portulan.games.near_and_far import scene_cards
from portulan.games.near_and_far.catalogue import CHARACTERS, PETS, TALENTS
from portulan.games.near_and_far.moves import DUMMY, LEARN, TRADE_AWAY, TRADE_FOR
from portulan.games.near_and_far.options import RATES
from portulan.games.near_and_far.terms import GOODS
from portulan.games.near_and_far.view import View

ROLLS: Final = ("duel die", "threat die", "quest die", "effect die")


def stakes(view: View) -> list[Area]:
    """Lists what lies in front of all else because it is decided now."""
    return [part for part in (_choices(view), _roll(view), _market(view)) if part is not None]


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
        art=f"pawn-{name}",
        label=label(f"character-{name}"),
        hint=label(f"epithet-{name}"),
        tint="cyan",
    )


def _roll(view: View) -> Area | None:
    """The dice that lie open, what they amount to, and what they have to reach."""
    mine_rolled, theirs = view["dice"]
    if not mine_rolled and view["step"] not in ROLLS:
        return None
    raised = view["raised"]
    children: list[AnyElement] = [
        Token(id="roller", face=None, owner=view["active"], label=label("roller")),
        Die(id="die-0", label=label("die"), sides=6, value=mine_rolled or None),
    ]
    children += _total(view, 0)
    if raised[0]:
        children.append(Counter(id="raised-0", label=label("raised"), value=raised[0], art="raise"))
    if view["needed"] is not None:
        children.append(
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
        owner = None if duel["opponent"] == DUMMY else duel["opponent"]
        children.append(
            Token(id="opponent", face="dummy" if owner is None else None, owner=owner, label=label("rival"))
        )
        children.append(Die(id="die-1", label=label("die"), sides=6, value=theirs or None))
        children += _total(view, 1)
        if raised[1]:
            children.append(Counter(id="raised-1", label=label("raised"), value=raised[1], art="raise"))
    name = label("roll") if duel is None else label("roll-duel", manner=duel["manner"])
    return Area(id="roll", label=name, role="tally", active=True, children=tuple(children))


def _total(view: View, whose: int) -> list[AnyElement]:
    if len(view["totals"]) <= whose or not view["dice"][whose]:
        return []
    return [Counter(id=f"total-{whose}", label=label("roll-total"), value=view["totals"][whose], main=True)]


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
