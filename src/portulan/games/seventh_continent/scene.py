"""What a viewer sees of the continent, built from a view alone, and where a move is clicked.

The Board lies in the middle, with the cards that surround whoever acts; decks and the Satchel beside it. Every part has
a module of its own: `scene_board`, `scene_cards`, `scene_sheet`, `scene_players`, `scene_words`.
"""

from __future__ import annotations

from functools import cache

from portulan.engine.motions import Motions
from portulan.engine.scene import (
    AnyElement,
    Area,
    Counter,
    Label,
    Motion,
    Pile,
    Preview,
    Scene,
    Token,
    label,
    score_sheet,
)
from portulan.games.seventh_continent import scene_board, scene_drawn, scene_players, scene_sheet, scene_words
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.scene_cards import face_card, known, text_card
from portulan.games.seventh_continent.view import View


def scene(view: View) -> Scene:
    """Lays out the Board and what surrounds whoever acts, decks and the Satchel, then what everybody has."""
    around = (
        scene_words.laid_out(view),
        scene_drawn.drawn(view),
        scene_board.announced(view),
        scene_board.surroundings(view),
        _satchel(view),
        scene_board.elsewhere(view),
        scene_words.notebook(view),
    )
    beside = Area(id="beside", children=tuple(part for part in around if part is not None))
    children: list[AnyElement] = [scene_board.board(view), beside, _supply(view)]
    sheet = scene_sheet.sheet(view)
    children += [sheet] if sheet is not None else []
    page = scene_words.page(view)
    children += [page] if page is not None else []
    children += scene_players.panels(view)
    words = scene_words.words(view)
    if words is not None:
        children.append(words)
    if view["over"]:
        lifted = {"curses": len(view["lifted"]), "total": len(view["lifted"])}
        winners = range(view["players"]) if view["won"] else ()
        children.append(score_sheet(("curses", "total"), [lifted] * view["players"], tuple(winners)))
    return Scene(_status(view), tuple(children), _previews(view))


def _status(view: View) -> Label:
    phase = "setup" if view["step"] in ("character", "clues", "clues proposal") else "turn"
    if view["over"]:
        phase = "won" if view["won"] else "lost"
    return label(
        "status", phase=phase, turn=view["turns"], cards=len(view["deck"]), lifted=len(view["lifted"])
    )


def _previews(view: View) -> tuple[Preview, ...]:
    """Tells the chance and the risk of every action that may be announced, and what a camp does."""
    acts = tuple(
        Preview(
            tuple(targets(view, found["move"])),
            label(
                "preview-act",
                cost=found["cost"],
                difficulty=found["difficulty"],
                chance=found["chance"],
                risk=found["risk"],
            ),
            asks=not found["locked"],
        )
        for found in view["outlook"]
    )
    camp = any(_factored(move)[0] == "camp" for move in view["listed"])
    return (*acts, Preview(("camp",), _camp(view))) if camp else acts


def _camp(view: View) -> Label:
    """Tells what a camp does before it is made, with the cards that answer to it."""
    lying = {cell["card"] for cell in view["cells"]} | {event["card"] for event in view["attached"]}
    answers = [
        card
        for uid, card in view["cards"].items()
        if uid not in lying and any(effect["trigger"] == "camp" for effect in card["effects"])
    ]
    return label(
        "preview-camp",
        answers=len(answers),
        en=", ".join(card["en"] for card in answers),
        fr=", ".join(card["fr"] for card in answers),
        past=len(view["past"]),
    )


# What is common


def _supply(view: View) -> Area:
    zones = tuple(
        Counter(id=f"zone-{zone}", label=label("zone", zone=zone), value=number, art="fog")
        for zone, number in view["zones"].items()
    )
    children: tuple[AnyElement, ...] = (
        _pile(view, "deck", view["deck"]),
        *((_top(view),) if view["top"] else ()),
        _pile(view, "discard", view["discard"]),
        _pile(view, "past", view["past"]),
        _pile(view, "banished", view["banished"]),
        *(
            Counter(id=f"unseen-{number}", label=label("unseen", number=number), value=count, art="card-back")
            for number, count in view["unseen"].items()
        ),
        Token(id="adventure", face=None, label=label("adventure"), art="card-back"),
        *zones,
        Counter(id="camps", label=label("camps"), value=view["camps"], art="fire"),
        Counter(id="since-camp", label=label("since-camp"), value=view["since_camp"], art="action-card"),
        *(
            Counter(
                id=f"wrong-{view['cards'][uid]['code']}",
                label=label("wrong-tries", en=view["cards"][uid]["en"], fr=view["cards"][uid]["fr"]),
                value=number,
                art="number",
            )
            for uid, number in view["wrong"].items()
            if uid in view["cards"]
        ),
    )
    return Area(id="supply", label=label("supply"), role="supply", children=children)


def _top(view: View) -> Area:
    """Shows the cards on top of the Action Deck that everybody looked at."""
    cards = tuple(face_card(view, uid, f"top-{n}") for n, uid in enumerate(view["top"], 1))
    return Area(id="top", label=label("top"), children=cards)


def _pile(view: View, name: str, uids: list[str]) -> Pile:
    cards = tuple(face_card(view, uid, f"{name}-{known(view, uid)['code']}") for uid in uids)
    closed = name == "discard" and not view["discard_open"]
    return Pile(
        id=name,
        label=label(name),
        hint=label(f"{name}-hint", closed=int(closed)),
        count=len(uids),
        known=cards,
    )


def _satchel(view: View) -> Area:
    cards = tuple(text_card(view, uid) for uid in view["satchel"])
    return Area(
        id="satchel", label=label("satchel"), hint=label("satchel-hint"), role="inventory", children=cards
    )


# Motions

MOTIONS: Motions = {
    "drew": (Motion("card-{card}", "deck", "drawn"),),
    "risked": (Motion("card-{card}", "discard", "drawn"),),
    "kept": (Motion("card-{card}", "", "seat-{seat}-hand"),),
    "moved": (Motion("figure-{seat}", "", "cell-{cell}"),),
    "fire": (Motion("fire-{seat}", "", "cell-{cell}"),),
    "discarded": (Motion("card-{card}", "", "discard"),),
    "to-past": (Motion("card-{card}", "", "past"),),
    "banished": (Motion("card-{card}", "", "banished"),),
    "assembled": (Motion("card-{card}", "", "seat-{seat}-objects"),),
    "fire-out": (Motion("fire-{seat}", "", "seat-{seat}-person"),),
}
"""What the events move: cards that come into hands, objects and piles, figures, fires; decks count by themselves."""


# Targets

_factored = cache(SPACE.factored)

_PIECES = {
    "be": "pick-{card}",
    "pick": "pick-{card}",
    "buy": "pick-{card}",
    "keep": "card-{card}",
    "active": "seat-{player}",
    "to": "seat-{player}",
    "explore": "cell-{cell}",
    "go": "cell-{cell}",
    "fold": "cell-{cell}",
    "abandon": "object-{object}",
    "assemble": "assemble-{object}",
    "hit": "object-{object}",
    "mend": "object-{object}",
    "act": "act-{card}-{place}",
    "apply": "apply-{card}-{place}",
    "with": "with-{resource}",
    "choose": "choice-{place}",
    "call": "call-{place}",
    "enter": "number",
    "come": "seat-{player}",
    "clues": "clues-{set}",
    "pair": "pair-{halves}",
    "hint": "hint-{card}",
}
"""Moves for which one piece is touched."""


def targets(view: View, move: int) -> list[str]:
    """Names the elements to click for a move, in order."""
    family, fields = _factored(move)
    if family == "abandon" and view["step"] == "stow":
        return [f"abandon-{fields['object']}"]
    if family == "pick" and scene_words.are_in_hand(view):
        return [f"card-{fields['card']}"]
    if family in _PIECES:
        return [_PIECES[family].format_map(fields)]
    if family == "hand-over":
        return [f"object-{fields['object']}", f"seat-{fields['player']}"]
    if family == "swap":
        return [f"object-{fields['object']}", f"object-{fields['other']}"]
    if family == "use":
        return [f"use-{fields['object']}" if scene_sheet.open_sheet(view) else f"object-{fields['object']}"]
    if family == "search":
        return [_lying(view, int(fields["card"]))]
    if family in ("card", "one-of"):
        return [_drawn_from(view)]
    return [family]


def _lying(view: View, card: int) -> str:
    """Finds the place or the piece that a card of the Board or of the Satchel is."""
    for cell in view["cells"]:
        if cell["card"] is not None and view["cards"][cell["card"]]["code"] == card:
            return f"cell-{cell['cell']}"
    return f"card-{card}"


def _drawn_from(view: View) -> str:
    """Finds what chance draws from."""
    step = view["step"] or ""
    if step in ("draw card", "lose card", "peek card"):
        return "deck" if view["deck"] else "discard"
    if step == "recover card":
        return "discard"
    return f"cell-{view['asked']['cell']}" if step == "turn fog" else "adventure"
