"""A series of games: the character card of each player, and how the games before went."""

from __future__ import annotations

from typing import Final

from portulan.engine.scene import AnyElement, Area, Counter, TextCard, label, memoized
from portulan.games.near_and_far.view import CardView, View

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
    record = " ".join(str(one) for one in points)
    children: list[AnyElement] = [
        Counter(
            id=f"{name}-xp",
            label=label("of-experience"),
            hint=label("hint-xp", xp=xp, spent=spent),
            value=xp - spent,
            art="experience",
        ),
        Counter(
            id=f"{name}-boxes",
            label=label("boxes"),
            hint=label("hint-boxes", all=rows * BOXES_A_ROW),
            value=boxes,
            art="box",
        ),
        Counter(
            id=f"{name}-story",
            label=label("story"),
            hint=label("hint-story", quest=story),
            value=done,
            art="book",
        ),
        Counter(
            id=f"{name}-record",
            label=label("record"),
            hint=label("hint-record", points=record or "0"),
            value=sum(points),
            art="points",
        ),
    ]
    children += [
        TextCard(
            id=f"{name}-keyword-{word}",
            face=word,
            label=label(f"keyword-{word}"),
            hint=label(f"keyword-what-{word}"),
            tint="grey",
        )
        for word in keywords
    ]
    children += [
        TextCard(
            id=f"{name}-side-{number}",
            face="side",
            label=label("side-quest", quest=quest),
            hint=label("hint-side-quest"),
            tint="purple",
        )
        for number, quest in enumerate(pending, 1)
    ]
    return Area(id=f"{name}-card", label=label("character-card"), role="inventory", children=tuple(children))


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
