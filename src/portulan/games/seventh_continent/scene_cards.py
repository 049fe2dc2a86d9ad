"""Cards as they are read: title, signs, and a line for every action and every effect."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from portulan.engine.scene import Amount, Card, CardLine, Label, TextCard, Tint, label
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.names import ActionLine, CardView, EffectLine, NameView
from portulan.games.seventh_continent.view import View

TINTS: Final[dict[str, Tint]] = {
    "terrain": "green",
    "permanent": "yellow",
    "temporary": "yellow",
    "state": "red",
    "bonus": "cyan",
    "object": "orange",
    "quest": "purple",
    "skill": "blue",
    "curse": "grey",
    "character": "plain",
    "clue": "purple",
}


READING: Final = ("group", "action", "choose", "enter number", "choose participant", "flagged box")
"""The questions at which a page lies open."""
ABOUT_ONE: Final = ("hold", "stow", "receiver", "cancel state", "learner")
"""The questions what becomes of one card."""
THEME: Final = Path(__file__).parent / "theme"


@cache
def _drawn() -> frozenset[str]:
    """Lists the pictures that ship, each named after the English title of its card; a pack's page brings its own.

    Where a find is called as a place is, its kind follows.
    """
    return frozenset(path.name for path in THEME.glob("card-*.svg"))


@cache
def _file(title: str, kind: str, gold: bool) -> str:
    plain = unicodedata.normalize("NFKD", title.replace("’", "")).encode("ascii", "ignore").decode()
    slug = re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")
    tails = ("-gold", "") if gold else (f"-{kind}", "")
    return next((file for tail in tails if (file := f"card-{slug}{tail}.svg") in _drawn()), "")


def picture(card: NameView) -> str:
    """Names the picture of a card that lies open."""
    return _file(card["en"], card["type"], card["gold"])


def is_read(view: View) -> bool:
    """Tells whether the book lies open: between turns, where a page asks, and at the end; a sheet needs the table."""
    return view["over"] or view["step"] in READING


def picture_of_page(view: View, passage: str) -> str:
    """Names the picture of the card that a page belongs to, while that card lies open."""
    for uid, texts in view["texts"].items():
        pages = (*texts, view["pictures"][uid]["page"]) if uid in view["pictures"] else tuple(texts)
        if passage in pages and uid in view["cards"]:
            return picture(view["cards"][uid])
    return ""


def name(card: NameView) -> Label:
    """Names a card by its title."""
    return label("name", en=card["en"], fr=card["fr"])


def known(view: View, uid: str) -> NameView:
    """Finds a card that lies open or in a pile."""
    return view["cards"].get(uid) or view["names"][uid]


def face_card(view: View, uid: str, ident: str = "") -> Card:
    """Draws a card of a pile: its title is enough."""
    card = known(view, uid)
    return Card(
        id=ident or f"card-{card['code']}",
        face=uid,
        label=name(card),
        art=f"card-{card['type']}",
        tint=TINTS[card["type"]],
    )


def text_card(view: View, uid: str, ident: str = "", lines: str = "") -> TextCard:
    """Draws a card with all that is printed on it; `lines` begins the ids of lines that are drawn a second time."""
    card = view["cards"][uid]
    return TextCard(
        id=ident or f"card-{card['code']}",
        code=f"{card['code']}",
        face=uid,
        label=name(card),
        hint=label("card-hint", type=card["type"], number=card["number"] or "none"),
        art=_sign(card),
        tint=TINTS[card["type"]],
        passage=_prose(view, uid),
        picture=picture(card),
        badges=badges(card),
        active=card["code"] == _asked_about(view),
        children=(
            *_line(card, lines),
            *(_action(view, card, action, lines) for action in card["actions"]),
            *(_effect(card, effect, lines) for effect in card["effects"]),
        ),
    )


def _asked_about(view: View) -> int:
    """Finds the card that the question is about, where it is about one; -1 elsewhere."""
    if view["step"] == "answer":
        applied = (SPACE.factored(move) for move in view["listed"])
        return next((int(fields["card"]) for family, fields in applied if family == "apply"), -1)
    return view["asked"].get("card", -1) if view["step"] in ABOUT_ONE else -1


def _sign(card: CardView) -> str:
    """Names the sign of a card: a skill without a picture shows what it is good for."""
    if card["type"] != "skill" or picture(card):
        return f"card-{card['type']}"
    icons = [action["icon"] for action in card["actions"]]
    icons += [icon for effect in card["effects"] for icon in effect["icons"]]
    return f"icon-{icons[0]}" if icons else "hand"


def _line(card: CardView, lines: str) -> tuple[CardLine, ...]:
    """Gives the line of an Action card."""
    if not card["line_en"]:
        return ()
    words = label("name", en=card["line_en"], fr=card["line_fr"])
    return (CardLine(id=f"{lines}line-{card['code']}", text=words),)


def _prose(view: View, uid: str) -> str:
    """Finds the words of a card; what lies open as a page is not told twice."""
    texts = view["texts"].get(uid, [])
    return "" if not texts or (texts[0] == view["page"] and is_read(view)) else texts[0]


def badges(card: CardView) -> tuple[Amount, ...]:
    """Gives the signs of a card: its band, its resistance, its price, its keywords and resources."""
    stars, left, right, seven = card["band"]
    found: list[Amount] = []
    if stars:
        found.append(Amount(label("stars"), stars, art="star"))
    if left:
        found.append(Amount(label("half-left"), art="half-left"))
    if right:
        found.append(Amount(label("half-right"), art="half-right"))
    if seven:
        found.append(Amount(label("seven"), art="seven"))
    if card["resistance"]:
        found.append(Amount(label("resistance"), card["resistance"], art=f"die-{card['resistance']}"))
    if card["price"]:
        found.append(Amount(label("price"), card["price"], art="experience"))
    if card["points"]:
        found.append(Amount(label("experience"), card["points"], art="experience"))
    if card["energy_loss"]:
        found.append(Amount(label("energy-loss"), art="energy-loss", tone="bad"))
    if card["forbidden"]:
        found.append(Amount(label("forbidden"), art="forbidden", tone="bad"))
    if card["obstacle"]:
        found.append(Amount(label("obstacle"), art="obstacle"))
    found += [Amount(label("keyword", keyword=word), art=f"keyword-{word}") for word in card["keywords"]]
    found += [
        Amount(label("resource", resource=thing), art=f"resource-{thing}") for thing in card["resources"]
    ]
    return tuple(found)


def icon_label(icon: str) -> Label:
    """Names an action by its icon."""
    return label("icon", icon=icon)


def _closed(view: View, card: CardView, action: ActionLine) -> Label | None:
    """Tells why an action of whoever is active cannot be undertaken now; nothing if it can, or nobody asks."""
    for found in view["closed"]:
        if (found["card"], found["place"]) == (card["code"], action["place"]):
            return label("closed", **found["missing"])
    return None


def _gone(view: View, card: CardView, action: ActionLine) -> list[str]:
    """Lists the numbers that an action promises and of which no card is left."""
    return [
        found["number"]
        for found in view["gone"]
        if (found["card"], found["place"]) == (card["code"], action["place"])
    ]


def _action(view: View, card: CardView, action: ActionLine, lines: str) -> CardLine:
    why = _closed(view, card, action)
    costs = [Amount(label("cost-cards"), action["cost"], art="action-card")]
    costs += [
        Amount(label("material", resource=thing), -less, art=f"resource-{thing}", unit="change", tone="good")
        for thing, less in action["materials"].items()
    ]
    return CardLine(
        id=f"{lines}act-{card['code']}-{action['place']}",
        art=f"icon-{action['icon']}",
        label=icon_label(action["icon"]),
        hint=why,
        closed=why is not None,
        costs=tuple(costs),
        test=Amount(label("successes-needed"), action["difficulty"], art="star"),
        text=act_words(view, card, action),
    )


def act_words(view: View, card: CardView, action: ActionLine) -> Label:
    """Tells what is printed beside the costs of an action: its words, and what comes of success and failure.

    Of a card that is promised only if there is one, it is told when there is none.
    """
    gone = _gone(view, card, action)
    outcome = {
        key: "gone" if what == "take" and action["outcome"][f"{key}_n"] in gone else what
        for key, what in action["outcome"].items()
    }
    return label(
        "act-words",
        en=action["words_en"],
        fr=action["words_fr"],
        kind="all" if action["all_must"] else "locked" if action["locked"] else "none",
        use=int(action["of_object"]),
        **outcome,
    )


def _change(what: str, n: int, art: str) -> Amount:
    """Tells what is drawn or needed more or less: less is good."""
    return Amount(label(what), n, art=art, unit="change", tone="good" if n < 0 else "bad")


def prices(effect: EffectLine) -> list[Amount]:
    """Tells what applying an effect costs."""
    return [
        Amount(label("pays", what=what), n or None, art="pay", tone="bad")
        for what, n in effect["pays"].items()
    ]


def _effect(card: CardView, effect: EffectLine, lines: str) -> CardLine:
    amounts: list[Amount] = []
    if effect["cost"]:
        amounts.append(_change("cost-cards", effect["cost"], "action-card"))
    if effect["difficulty"]:
        amounts.append(_change("successes-needed", effect["difficulty"], "star"))
    if effect["stars"]:
        amounts.append(Amount(label("stars"), effect["stars"], art="star", unit="change", tone="good"))
    if effect["seven_stars"]:
        amounts.append(
            Amount(label("seven-stars"), effect["seven_stars"], art="seven-star", unit="change", tone="good")
        )
    if effect["keeps"]:
        amounts.append(Amount(label("keeps"), effect["keeps"], art="hand", unit="change", tone="good"))
    amounts += [
        Amount(label("cancels", state=state), art="cancel", tone="good") for state in effect["cancels"]
    ]
    amounts += [
        Amount(label("forbids", what=what), art="forbidden", tone="bad") for what in effect["forbids"]
    ]
    amounts += prices(effect)
    icons = effect["icons"]
    amounts[:0] = [Amount(icon_label(icon), art=f"icon-{icon}") for icon in icons[1:]]
    return CardLine(
        id=f"{lines}effect-{card['code']}-{effect['place']}",
        art=f"icon-{icons[0]}" if icons else "",
        label=icon_label(icons[0]) if icons else label("any-icon", step=effect["step"]),
        costs=tuple(amounts),
        text=label(
            "effect-when",
            step=effect["step"],
            trigger=effect["trigger"] or "none",
            result=effect["result"],
            icons=len(icons),
            needs=effect["needs"],
            resource=effect["resource"],
            keyword=effect["keyword"],
            together=effect["together"],
            numbers=effect["numbers"],
            **effect["outcome"],
        ),
    )
