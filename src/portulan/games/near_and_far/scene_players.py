"""What everybody has: goods, strength, tracks and party; the cards are laid out by `scene_hands`."""

from __future__ import annotations

from typing import Final

from portulan.engine.scene import (
    AnyElement,
    Area,
    Counter,
    Panel,
    Token,
    Track,
    TrackSpace,
    label,
    memoized,
)
from portulan.games.near_and_far import scene_cards, scene_hands, scene_map, scene_series
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.catalogue import MEMBERS
from portulan.games.near_and_far.terms import (
    BOARD_TENTS,
    FACTIONS,
    HIGHEST_REP,
    LONG_GAME_TENTS,
    LOWEST_REP,
    SLOTS,
)
from portulan.games.near_and_far.view import PlayerView, View

STORY: Final = ("campaign", "character")
"""The modes in which a match belongs to a series."""


def panels(view: View) -> list[Panel]:
    """Lists the players, the viewer first, then in the order of play."""
    first = view["seat"] or 0
    order = [(first + place) % view["players"] for place in range(view["players"])]
    return [panel(view, seat) for seat in order]


def panel(view: View, seat: int) -> Panel:
    """What one player has, from what is needed most to what is looked at least."""
    person = view["people"][seat]
    own = seat == view["seat"]
    children: list[AnyElement] = []
    if person["character"] is not None:
        children.append(_traveller(seat, person["character"]))
    children += [*_goods(view, seat, person, own), _strength(view, seat, person)]
    children += _signs(view, seat, person)
    children += scene_hands.in_hand(view, seat, person, own)
    children.append(_party(view, seat, person))
    children += scene_hands.lying_open(view, seat, person)
    if view["mode"] in STORY:
        children.append(scene_series.character_card(seat, person["card"], view["options"]["campaign_rows"]))
    if own:
        children += [
            _tents(seat, person["tents"], view["options"]["long_game"] == "on"),
            _track(seat, person["rep"]),
        ]
    return Panel(
        id=f"seat-{seat}", seat=seat, own=own, active=seat in view["actors"], children=tuple(children)
    )


@memoized
def _traveller(seat: int, character: str) -> Area:
    """Who the player is."""
    face = scene_cards.portrait(f"seat-{seat}-face", character)
    return Area(id=f"seat-{seat}-traveller", role="tally", children=(face,))


# Numbers


def _goods(view: View, seat: int, person: PlayerView, own: bool) -> list[AnyElement]:
    """Hearts and goods, tents as the number by which a player stands, and what others see of tracks."""
    name = f"seat-{seat}"
    found: list[AnyElement] = [
        _count(f"{name}-tents", "tents", person["tents"], "tent", True),
        _hearts(f"{name}-heart", person["hearts"], person["heart_symbols"]),
        *(
            _count(f"{name}-{good}", good, n, good)
            for good, n in (("coin", person["coins"]), ("gem", person["gems"]), ("food", person["food"]))
        ),
    ]
    for faction in FACTIONS:
        tokens, banners = person["tokens"][faction], person["banners"][faction]
        if own or banners:
            found.append(_banner(f"{name}-{faction}", faction, tokens, banners))
    found.append(_count(f"{name}-bird", "bird", person["birds"], "bird"))
    if view["side"] == "day":
        found.append(_count(f"{name}-turtle", "turtle", person["turtles"], "turtle"))
    found.append(_count(f"{name}-rep", "rep", person["rep"], "rep"))
    if person["quests_done"]:
        found.append(_count(f"{name}-quests", "quests", person["quests_done"], "book"))
    if person["sheet"]:
        found.append(_points(f"{name}-points", sum(person["sheet"].values()), -person["sheet"]["hand"]))
    return found


@memoized
def _count(ident: str, name: str, value: int, art: str, main: bool = False) -> Counter:
    return Counter(
        id=ident, label=label(f"of-{name}"), hint=label(f"hint-of-{name}"), value=value, art=art, main=main
    )


@memoized
def _hearts(ident: str, value: int, symbols: int) -> Counter:
    hint = label("hint-of-heart", symbols=symbols)
    return Counter(id=ident, label=label("of-heart"), hint=hint, value=value, art="heart")


@memoized
def _points(ident: str, value: int, lost: int) -> Counter:
    """The score as it stands, with what the hand takes from it until its cards are bought (NF-SCORE-5)."""
    hint = label("hint-of-points", lost=lost)
    return Counter(id=ident, label=label("of-points"), hint=hint, value=value, art="points")


@memoized
def _banner(ident: str, faction: str, tokens: int, banners: int) -> Counter:
    hint = label("hint-of-tokens", banners=banners)
    return Counter(id=ident, label=label(f"of-{faction}"), hint=hint, value=tokens, art=f"token-{faction}")


def _strength(view: View, seat: int, person: PlayerView) -> Area:
    """What a player can do as it stands: skill, combat, search, and steps that are left."""
    left = person["movement"] - (view["steps_taken"] if seat == view["active"] else 0)
    return _strengths(
        seat, person["skill"], person["combat"], person["search"], left, person["passes"], person["shield"]
    )


@memoized
def _strengths(seat: int, skill: int, combat: int, search: int, move: int, passes: int, shield: bool) -> Area:
    name = f"seat-{seat}"
    counted: list[AnyElement] = [
        Counter(
            id=f"{name}-{symbol}",
            label=label(f"symbol-{symbol}"),
            hint=label(f"hint-{symbol}", passes=passes),
            value=value,
            art=f"symbol-{symbol}",
        )
        for symbol, value in (("skill", skill), ("combat", combat), ("search", search), ("move", move))
    ]
    if shield:
        counted.append(
            Token(
                id=f"{name}-shield",
                face="shield",
                art="symbol-shield",
                label=label("symbol-shield"),
                hint=label("hint-shield"),
            )
        )
    return Area(id=f"{name}-strength", label=label("strength"), role="tally", children=tuple(counted))


def _signs(view: View, seat: int, person: PlayerView) -> list[AnyElement]:
    """Signs of a player: the first-player token, a pawn not yet on the board, and who is ready in the draft."""
    found: list[AnyElement] = []
    if seat == view["first"] and (view["round"] or view["step"] not in ("talents", "character", "pet")):
        found.append(FIRST_PLAYER)
    if person["pawn"] == "off":
        found.append(scene_map.pawn(view, seat))
    if person["has_picked"] or person["ready"]:
        found.append(Token(id=f"seat-{seat}-ready", face="ready", art="ready", label=label("ready")))
    return found


FIRST_PLAYER: Final = Token(
    id="first-player",
    face="1",
    art="first-player",
    label=label("first-player"),
    hint=label("hint-first-player"),
)


# Tracks


@memoized
def _tents(seat: int, placed: int, long_game: bool) -> Track:
    """The tents of the board and what lies under each (NF-TENT)."""
    extra = LONG_GAME_TENTS if long_game else 0
    nothing: dict[str, int] = {}
    under = [nothing] * extra + [scene_cards.bundle(found) for found in box().tents]
    spaces = tuple(
        TrackSpace(
            id=f"under-{seat}-{number + 1}",
            label=label("tent-space", number=number + 1, good=next(iter(goods), "none")),
            hint=label("hint-tent-space", good=next(iter(goods), "none")),
            filled=number < placed,
        )
        for number, goods in enumerate(under[: BOARD_TENTS + extra])
    )
    return Track(
        id=f"seat-{seat}-board", label=label("tents-track"), hint=label("hint-of-tents"), spaces=spaces
    )


@memoized
def _track(seat: int, rep: int) -> Track:
    """The reputation track; the last space that is taken is where the player stands (NF-REP)."""
    spaces = tuple(
        TrackSpace(id=f"rep-{seat}-{level}", label=label("rep-space", level=level), filled=level <= rep)
        for level in range(LOWEST_REP, HIGHEST_REP + 1)
    )
    return Track(id=f"seat-{seat}-track", label=label("rep-track"), hint=label("hint-of-rep"), spaces=spaces)


# The party


def _party(view: View, seat: int, person: PlayerView) -> Area:
    """The four slots of the active party, and whoever stands beside them."""
    profile = view["options"]["pet_profile"]
    asked = view["step"] == "fill slot" and view["asked"]["seat"] == seat
    new = view["asked"].get("member") if view["step"] in ("place member", "shift pet") else None
    return _slots(
        seat,
        profile,
        tuple(person["party"]),
        tuple(person["inactive"]),
        view["asked"]["slot"] if asked else None,
        new if view["asked"].get("seat") == seat else None,
    )


@memoized
def _slots(
    seat: int,
    profile: str,
    members: tuple[str | None, ...],
    inactive: tuple[str, ...],
    asked: int | None,
    new: int | None,
) -> Area:
    name = f"seat-{seat}"
    slots = tuple(
        Area(
            id=f"{name}-slot-{slot + 1}",
            code=str(slot + 1),
            label=label(f"slot-{FACTIONS[slot]}"),
            hint=label("hint-slot"),
            role="slot",
            art=f"slot-{FACTIONS[slot]}",
            active=slot == asked,
            children=() if who is None else (scene_cards.member(who, profile),),
        )
        for slot, who in zip(range(SLOTS), members, strict=True)
    )
    beside = tuple(scene_cards.member(who, profile, None, _is(who, new)) for who in inactive)
    return Area(
        id=f"{name}-members",
        label=label("party"),
        role="inventory",
        children=(
            Area(id=f"{name}-party", children=slots),
            Area(
                id=f"{name}-inactive", label=label("inactive"), hint=label("hint-inactive"), children=beside
            ),
        ),
    )


def _is(who: str, member: int | None) -> bool:
    return member is not None and MEMBERS[member] == who
