"""A series of games: the character card of each player, and how the games before went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from portulan.engine.scene import AnyElement, Area, Counter, TextCard, label, memoized
from portulan.games.near_and_far import scene_cards
from portulan.games.near_and_far.view import CardView, View

if TYPE_CHECKING:
    from portulan.games.near_and_far.campaign import CharacterCard

BOXES_A_ROW: Final = 3


def character_card(seat: int, card: CardView, rows: str) -> Area:
    """What a player keeps from game to game."""
    return _card(
        seat,
        card["xp"],
        card["spent"],
        card["boxes"],
        int(rows),
        card["story_done"],
        card["story"] or "none",
        tuple(card["keywords"]),
        tuple(card["pending"]),
        tuple(card["points"]),
    )


@memoized
def _card(
    seat: int,
    xp: int,
    spent: int,
    boxes: int,
    rows: int,
    done: int,
    story: str,
    keywords: tuple[str, ...],
    pending: tuple[str, ...],
    points: tuple[int, ...],
) -> Area:
    """Experience, boxes, the story, keywords and side quests that wait (NF-CAMPAIGN-5, NF-XP-1)."""
    name = f"seat-{seat}"
    children: list[AnyElement] = [
        _experience(name, xp, spent),
        _boxes(name, boxes, rows),
        _story(name, done, story),
        _record(name, points),
        *_words(name, keywords),
        *_side_quests(name, pending),
    ]
    return Area(id=f"{name}-card", label=label("character-card"), role="inventory", children=tuple(children))


def character_sheet(name: str, card: CharacterCard, rows: int) -> tuple[AnyElement, ...]:
    """What a character has become, for the page of a series; `rows` of boxes in a campaign, else 0 (NF-CAMPAIGN-14)."""
    progress = _boxes(name, card.boxes, rows) if rows else _story(name, card.story_done, card.story or "none")
    who = TextCard(
        id=f"{name}-character",
        face=card.character,
        picture=f"portrait-{card.character}.svg",
        label=label(f"character-{card.character}"),
        tint="cyan",
    )
    numbers: tuple[AnyElement, ...] = (
        _record(name, card.points, "of-points"),
        _experience(name, card.xp, card.spent),
        progress,
    )
    found: list[AnyElement] = [
        who,
        Area(id=f"{name}-card", label=label("character-card"), role="tally", children=numbers),
    ]
    talents = tuple(scene_cards.talent(talent) for talent in card.talents)
    words = (*_words(name, card.keywords), *_side_quests(name, card.pending))
    for what, cards in (("talents", talents), ("noted", words)):
        if cards:
            found.append(Area(id=f"{name}-{what}", label=label(what), role="inventory", children=cards))
    return tuple(found)


def _experience(name: str, xp: int, spent: int) -> Counter:
    return Counter(
        id=f"{name}-xp",
        label=label("of-experience"),
        hint=label("hint-xp", xp=xp, spent=spent),
        value=xp - spent,
        art="experience",
    )


def _boxes(name: str, boxes: int, rows: int) -> Counter:
    return Counter(
        id=f"{name}-boxes",
        label=label("boxes", value=boxes),
        hint=label("hint-boxes", all=rows * BOXES_A_ROW),
        value=boxes,
        art="box",
    )


def _story(name: str, done: int, story: str) -> Counter:
    return Counter(
        id=f"{name}-story",
        label=label("story"),
        hint=label("hint-story", quest=story),
        value=done,
        art="book",
    )


def _record(name: str, points: tuple[int, ...], called: str = "record") -> Counter:
    record = " ".join(str(one) for one in points)
    return Counter(
        id=f"{name}-record",
        label=label(called),
        hint=label("hint-record", points=record or "0"),
        value=sum(points),
        art="points",
    )


def _words(name: str, keywords: tuple[str, ...]) -> tuple[TextCard, ...]:
    return tuple(
        TextCard(
            id=f"{name}-keyword-{word}",
            face=word,
            label=label(f"keyword-{word}"),
            hint=label(f"keyword-what-{word}"),
            tint="grey",
        )
        for word in keywords
    )


def _side_quests(name: str, pending: tuple[str, ...]) -> tuple[TextCard, ...]:
    return tuple(
        TextCard(
            id=f"{name}-side-{number}",
            face="side",
            label=label("side-quest", quest=quest),
            hint=label("hint-side-quest"),
            tint="purple",
        )
        for number, quest in enumerate(pending, 1)
    )


def chronicle(view: View) -> Area | None:
    """The games of a series so far: the maps that were played, and everybody's points."""
    if view["series"] is None:
        return None
    points = tuple(
        Counter(id=f"series-{number}", label=label("series-of", player=name), value=total, art="points")
        for number, (name, total) in enumerate(view["series"].items())
    )
    maps = tuple(
        Counter(id=f"played-{number}", label=label(f"map-{played}"), value=played)
        for number, played in enumerate(view["maps_played"])
    )
    return Area(id="chronicle", label=label("chronicle"), role="tally", children=(*points, *maps))
