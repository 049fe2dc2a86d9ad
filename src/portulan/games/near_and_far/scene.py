"""What a viewer sees of a table of Near and Far, built from a view alone, and where a move is clicked.

The map lies beside the town board. Every part has a module of its own: `scene_map`, `scene_town`, `scene_stakes`,
`scene_foes`, `scene_players`, `scene_hands`, `scene_series`, `scene_book`, `scene_words`; `scene_cards` draws cards
and people.
"""

from __future__ import annotations

from functools import cache

from portulan.engine.motions import Motions
from portulan.engine.scene import AnyElement, Label, Motion, Scene, label, score_sheet
from portulan.games.near_and_far import (
    scene_book,
    scene_map,
    scene_players,
    scene_stakes,
    scene_town,
    scene_words,
)
from portulan.games.near_and_far.moves import SPACE
from portulan.games.near_and_far.previews import previews, reached
from portulan.games.near_and_far.scoring import Sheet
from portulan.games.near_and_far.view import View

SHEET_LINES = (*Sheet._fields, "total")
ALWAYS = ("tents", "total")
"""Lines of the score sheet that stand there even if nobody has a point in them."""


def scene(view: View) -> Scene:
    """Lays out the map, the town and what is common, dice and the page that lie open, then the players."""
    children: list[AnyElement] = [scene_map.road_map(view), scene_town.board(view)]
    above = (scene_stakes.roll(view), scene_book.page(view), scene_words.trade(view))
    children += [part for part in above if part is not None]
    children += scene_players.panels(view)
    words = scene_words.words(view)
    if words is not None:
        children.append(words)
    if view["over"] and view["scores"] is not None and view["winners"] is not None:
        sheets = [
            {**one["sheet"], "total": total}
            for one, total in zip(view["people"], view["scores"], strict=True)
        ]
        lines = [line for line in SHEET_LINES if line in ALWAYS or any(sheet[line] for sheet in sheets)]
        children.append(score_sheet(lines, sheets, view["winners"]))
    return Scene(_status(view), tuple(children), previews(view))


def _status(view: View) -> Label:
    if view["over"]:
        phase = "over" if view["winners"] else "lost"
    elif not view["round"]:
        phase = "setup"
    else:
        phase = "last" if view["last_round"] else "round"
    return label("status", phase=phase, round=view["round"], map=view["map"], mode=view["mode"])


# Motions


_TENT = "seat-{seat}-tents"
_TROPHIES = "seat-{seat}-trophies"
_TREASURES = "seat-{seat}-treasures"
_PAWN = "pawn-{seat}"
_DISCARDED = (Motion("artifact-{artifact}", "", "seat-{seat}-discards"),)

MOTIONS: Motions = {
    "first": (Motion("first-player", "", "seat-{seat}"),),
    "has-pet": (Motion("member-{pet}", "", "seat-{seat}-slot-{slot}"),),
    "book": (Motion("book", "", "spot-{place}"),),
    "came": (Motion("member-{adventurer}", "bag", "row"),),
    "dealt": (Motion("artifact-{artifact}", "", "seat-{seat}"),),
    "kept": (Motion("artifact-{artifact}", "", "seat-{seat}"),),
    "discarded": _DISCARDED,
    "discarded-openly": _DISCARDED,
    "bought": (Motion("artifact-{artifact}", "seat-{seat}-hand", "seat-{seat}-bought"),),
    "visited": (Motion(_PAWN, "", "site-{building}"),),
    "duel-lost": (Motion(_PAWN, "", "site-jail"),),
    "left-town": (Motion(_PAWN, "", "spot-{place}"),),
    "went": (Motion(_PAWN, "spot-{from}", "spot-{place}"),),
    "recruited": (Motion("member-{adventurer}", "row", "seat-{seat}-inactive"),),
    "joined": (Motion("member-{adventurer}", "", "seat-{seat}-inactive"),),
    "took-slot": (Motion("member-{member}", "seat-{seat}-inactive", "seat-{seat}-slot-{slot}"),),
    "stood-down": (Motion("member-{member}", "", "seat-{seat}-inactive"),),
    "arranging": (Motion("", "seat-{seat}-party", "seat-{seat}-inactive", count="*"),),
    "found": (Motion("treasure-{treasure}", "treasure-deck", _TREASURES),),
    "dropped": (Motion("treasure-{treasure}", _TREASURES, "treasure-discard"),),
    "won-world": (Motion("world-{world}", "world-supply", "seat-{seat}-world"),),
    "laid-down": (Motion("world-{world}", "seat-{seat}-world", "world-supply"),),
    "dug": (Motion("tent", _TENT, "mine-{row}-{column}"),),
    "camped": (Motion("tent", _TENT, "spot-{place}"),),
    "beat": (Motion("threat-{threat}", "", _TROPHIES),),
    "beat-boss": (Motion("boss-{boss}", "", _TROPHIES),),
    "chief": (Motion("chief-{faction}", "chiefs", _TROPHIES),),
}
"""What the events move: pawns, cards, adventurers, tents, trophies. Goods are counters, which run by themselves."""


# Targets


_factored = cache(SPACE.factored)

_CHANCE = {
    "roll": "die-0",
    "found": "treasure-deck",
    "seen": "treasure-deck",
    "met": "bag",
    "arcade": "arcade-deck",
}
_PIECES = {
    "learn": "talent-{talent}",
    "be": "character-{character}",
    "pick": "artifact-{artifact}",
    "buy": "artifact-{artifact}",
    "visit": "site-{building}",
    "trade-for": "want-{good}",
    "trade-away": "offer-{good}",
    "give": "lay-{good}",
    "take": "lay-{good}",
    "recruit": "member-{adventurer}",
    "replace": "treasure-{treasure}",
    "choose-treasure": "treasure-{treasure}",
    "drop": "treasure-{treasure}",
    "dig": "mine-{row}-{column}",
    "assign": "member-{member}",
    "go": "spot-{place}",
    "camp-at": "spot-{place}",
    "book": "spot-{place}",
    "choose": "choice-{choice}",
    "claim": "claim-{number}",
}
"""Moves for which one piece is touched."""


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move, in order; the decider's own view is meant, or any view for chance."""
    family, fields = _factored(move)
    if family in _CHANCE:
        whose = view["asked"].get("whose", 0) if family == "roll" else 0
        return ["die-1"] if whose else [_CHANCE[family]]
    if family in _PIECES:
        return [_PIECES[family].format_map(fields)]
    seat = view["asked"].get("seat", view["seat"] or 0)
    if family == "pet":
        return [f"member-{fields['pet']}", f"seat-{seat}-slot-{fields['slot']}"]
    if family == "put":
        return [f"seat-{seat}-slot-{fields['slot']}"]
    if family == "first":
        return [f"seat-{fields['seat']}"]
    if family == "dealt":
        return ["deck-advanced" if view["asked"].get("advanced") else "deck-basic"]
    if family == "reputation":
        return [f"rep-{seat}-{reached(view, seat, fields)}"]
    if family == "duel":
        rival = fields["opponent"]
        return [f"pawn-{rival if rival == 'dummy' else int(rival) - 1}", fields["manner"]]
    if family == "discard":
        return [_discard(view, fields["artifact"])]
    return [scene_words.word(family, fields)]


def _discard(view: View, artifact: str) -> str:
    """A drawn card is discarded by a word, one of the hand by itself, in the Town Hall by its line."""
    if view["step"] == "keep":
        return "toss"
    return f"toss-{artifact}" if view["step"] == "visit" else f"artifact-{artifact}"
