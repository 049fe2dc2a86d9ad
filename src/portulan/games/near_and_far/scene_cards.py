"""Cards and people as a scene shows them: names, prices, symbols and what they do, from what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portulan.engine.scene import Amount, CardLine, TextCard, Tint, Token, label, memoized
from portulan.games.near_and_far.box import Goods, box
from portulan.games.near_and_far.catalogue import ARTIFACTS, MEMBERS, TALENTS
from portulan.games.near_and_far.terms import FACTIONS, SYMBOLS

TINTS: Final[tuple[Tint, ...]] = ("green", "blue", "red", "yellow")
"""The colours of the factions."""
GOODS: Final = ("coin", "gem", "food", "heart", "rep", "bird", *FACTIONS)
"""What bundles hold, in the order in which prices and gains are shown."""


# Amounts


@memoized
def amount(good: str, n: int, *, change: bool = False) -> Amount:
    """Shows a number of goods, or a gain or loss with its sign."""
    tone = "plain" if not change else "good" if n > 0 else "bad"
    return Amount(label(f"of-{good}"), n, art=good_art(good), unit="change" if change else "", tone=tone)  # type: ignore[arg-type]


def good_art(good: str) -> str:
    """Names the picture of a good."""
    return f"token-{good}" if good in FACTIONS else good


def amounts(goods: Mapping[str, int], *, change: bool = False) -> tuple[Amount, ...]:
    """Shows a bundle of goods."""
    return tuple(amount(good, goods[good], change=change) for good in GOODS if goods.get(good))


def bundle(found: Goods) -> dict[str, int]:
    """Names the goods of a printed bundle."""
    named = {name: getattr(found, name) for name in ("coin", "gem", "food", "heart", "rep", "bird")}
    return {name: n for name, n in (named | dict(zip(FACTIONS, found.tokens, strict=True))).items() if n}


# Cards


def _lines(ident: str, number: int, costs: tuple[Amount, ...] = ()) -> tuple[CardLine, ...]:
    """What a card costs and does, in a line."""
    printed = box()
    if not costs and not printed.effects[number]:
        return ()
    text = label(f"effects-{printed.cards[number]}") if printed.effects[number] else None
    return (CardLine(id=f"line-{ident}", costs=costs, text=text),)


@memoized
def artifact(name: str, tossed: bool = False, active: bool = False, spent: bool = False) -> TextCard:
    """An artifact: its picture, points, price, the reputation that it asks for, and what it does.

    One that may be discarded in the Town Hall has a line to be touched for it.
    """
    printed = box()
    number = ARTIFACTS.index(name)
    points, low, high = printed.points[number], printed.rep_min[number], printed.rep_max[number]
    badges = [Amount(label("of-points"), points, art="points")]
    if low is not None:
        badges.append(Amount(label("at-least"), low, art="rep-least"))
    if high is not None:
        badges.append(Amount(label("at-most"), high, art="rep-most"))
    lines = _lines(name, number, amounts(bundle(printed.cost[number])))
    if tossed:
        lines += (CardLine(id=f"toss-{name}", code="discard", art="discard", text=label("line-discard")),)
    return TextCard(
        id=f"artifact-{name}",
        code=name,
        face=name,
        picture=f"artifact-{name}.svg",
        label=label(f"artifact-{name}"),
        hint=label(f"note-{name}"),
        tint="purple" if printed.advanced >> number & 1 else "cyan",
        badges=tuple(badges),
        active=active,
        spent=spent,
        children=lines,
    )


@memoized
def treasure(name: str, active: bool = False, spent: bool = False) -> TextCard:
    """A treasure, its picture and what it does."""
    return _plain("treasure", name, "orange", active, spent)


@memoized
def world(name: str, active: bool = False, spent: bool = False) -> TextCard:
    """A world card, its picture and what it does."""
    return _plain("world", name, "blue", active, spent)


def _plain(kind: str, name: str, tint: Tint, active: bool, spent: bool) -> TextCard:
    return TextCard(
        id=f"{kind}-{name}",
        code=name,
        face=name,
        picture=f"{kind}-{name}.svg",
        label=label(f"{kind}-{name}"),
        hint=label(f"note-{name}"),
        tint=tint,
        active=active,
        spent=spent,
        children=_lines(name, box().cards.index(name)),
    )


@memoized
def talent(name: str, seat: int | None = None, active: bool = False, spent: bool = False) -> TextCard:
    """A talent: its picture, what it costs in experience and what it does; those of a player have ids of their own."""
    prefix = "" if seat is None else f"seat-{seat}-"
    price = Amount(label("of-experience"), box().talent_cost[TALENTS.index(name)], art="experience")
    return TextCard(
        id=f"{prefix}talent-{name}",
        code=name,
        face=name,
        picture=f"talent-{name}.svg",
        label=label(f"talent-{name}"),
        hint=label("hint-talent"),
        tint="grey",
        badges=(price,),
        active=active,
        spent=spent,
        children=_lines(f"{prefix}{name}", box().cards.index(name)),
    )


# People


@memoized
def portrait(ident: str, character: str) -> TextCard:
    """The face of a traveller."""
    return TextCard(
        id=ident,
        face=character,
        picture=f"portrait-{character}.svg",
        label=label(f"character-{character}"),
        hint=label(f"epithet-{character}"),
        tint="cyan",
    )


@memoized
def member(name: str, profile: str, price: int | None = None, active: bool = False) -> TextCard:
    """An adventurer or a pet: the banner as a colour, the symbols, and what he asks for in the row."""
    printed = box()
    number = MEMBERS.index(name)
    symbols = printed.member_symbols(profile)[number]
    is_pet = number >= printed.first_pet
    shown = tuple(
        Amount(label(f"symbol-{symbol}"), n if symbol != "shield" else None, art=f"symbol-{symbol}")
        for symbol, n in zip(SYMBOLS, symbols, strict=True)
        if n
    )
    kind = "pet" if is_pet else "adventurer"
    faction = "pet" if is_pet else FACTIONS[printed.faction[number]]
    badges = () if price is None else (amount("coin", price),)
    return TextCard(
        id=f"member-{name}",
        code=name,
        face=name,
        picture=f"{kind}-{name}.svg",
        label=label(f"{kind}-{name}"),
        hint=label("hint-pet") if is_pet else label("hint-adventurer", faction=faction),
        tint="orange" if is_pet else TINTS[FACTIONS.index(faction)],
        badges=badges,
        active=active,
        children=(CardLine(id=f"line-{name}", costs=shown),),
    )


@memoized
def foe(kind: str, name: str, value: int, points: int, chance: int | None) -> TextCard:
    """A threat or a boss large: its combat value, its points, and the chance against it as it stands."""
    badges = [
        Amount(label("of-combat"), value, art="symbol-combat"),
        Amount(label("of-points"), points, art="points"),
    ]
    lines: tuple[CardLine, ...] = ()
    if chance is not None:
        told = Amount(
            label("chance-against"),
            chance,
            art="goal",
            unit="percent",
            tone="good" if chance >= 50 else "bad",
        )
        lines = (CardLine(id=f"line-{name}", test=told),)
    return TextCard(
        id=f"{kind}-{name}",
        code=name,
        face=name,
        picture=f"{kind}-{name}.svg",
        label=label(f"{kind}-{name}"),
        hint=label("hint-threat"),
        tint="red",
        badges=tuple(badges),
        children=lines,
    )


@memoized
def enemy(kind: str, name: str, value: int, points: int, owner: int | None = None) -> Token:
    """A threat or a boss as a token with its combat value; a beaten one carries the tent of its owner."""
    return Token(
        id=f"{kind}-{name}",
        code=name,
        face=str(value),
        label=label(f"{kind}-{name}"),
        hint=label("hint-enemy", value=value, points=points),
        owner=owner,
    )
