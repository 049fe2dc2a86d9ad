"""What is said where no piece on the table says it, and what lies open to be chosen from; numbers to be typed."""

from __future__ import annotations

from portulan.engine.scene import Amount, Area, Button, Entry, Page, PageChoice, QuickNumber, TextCard, label
from portulan.games.seventh_continent.consequences import CostView
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.names import clues_told
from portulan.games.seventh_continent.options import FREE_GUESSES
from portulan.games.seventh_continent.scene_cards import is_read, picture_of_page, text_card
from portulan.games.seventh_continent.scene_sheet import asked, left, open_sheet
from portulan.games.seventh_continent.view import View
from portulan.games.seventh_continent.view_asked import JoinView, MoreView, SheetView

PLAIN = (
    *("give", "drop", "look", "camp", "clear-table", "pass", "agree", "object", "join", "stay"),
    *("new", "leave", "done", "depart", "pause", "quit"),
)
"""Moves without fields, each a word."""
ANSWERS = ("agree", "join", "new")
"""Those of them that say yes to what is asked; the others say no, or lead aside."""
PICKED = ("be", "pick", "buy")
"""Moves that choose one of the cards that are laid out for it."""


def _factored(view: View) -> list[tuple[str, dict[str, str]]]:
    return [SPACE.factored(move) for move in view["listed"]]


def words(view: View) -> Area | None:
    """Shows the words, and the number, that whoever is asked may use; the sheet has its own."""
    found: list[Button | Entry] = []
    moves = _factored(view)
    named = {family for family, _ in moves}
    if not open_sheet(view):
        card = view["asked"].get("card", -1)
        known = next((one for one in view["cards"].values() if one["code"] == card), None)
        told = asked(view) | ({"en": known["en"], "fr": known["fr"]} if known is not None else {})
        found += [
            Button(id=word, label=label(f"move-{word}", **told), minor=word not in ANSWERS)
            for word in PLAIN
            if word in named
        ]
        found += [_join(view, join) for join in view["joins"]]
        found += [_abandon(view, fields["object"]) for family, fields in moves if _is_stowed(view, family)]
        applied = [fields for family, fields in moves if family == "apply"]
        found += [_apply(view, fields, len(applied) == 1) for fields in applied]
        found += [_hint(view, fields) for family, fields in moves if family == "hint"]
        found += [_clues(view, fields) for family, fields in moves if family == "clues"]
        found += [_pair(fields) for family, fields in moves if family == "pair"]
    found += [_call(view, place) for place in range(1, len(view["calls"]) + 1)]
    asking = view["seat"] is not None and view["seat"] in view["actors"]
    if asking and view["step"] == "enter number":
        found.append(
            Entry(
                id="number",
                label=label("number"),
                hint=label("number-hint", free=_free(view)),
                notation="enter {}",
                low=0,
                high=999,
                digits=3,
            )
        )
    if asking and view["step"] in ("trade", "extra cards"):
        found.append(_amount(view, "trade" if view["step"] == "trade" else "extra"))
    return Area(id="words", label=label("words"), role="buttons", children=tuple(found)) if found else None


def _free(view: View) -> int:
    """Counts the wrong numbers that still cost nothing on the card that one is entered for (G-70)."""
    codes = {uid: card["code"] for uid, card in view["cards"].items()}
    tried = sum(n for uid, n in view["wrong"].items() if codes.get(uid) == view["asked"].get("card"))
    return max(0, FREE_GUESSES[view["options"]["guess_penalty"]] - tried)


def _is_stowed(view: View, family: str) -> bool:
    """Tells whether an object is abandoned for another: where it may be joined too, touching it would mean both."""
    return view["step"] == "stow" and family == "abandon"


def _join(view: View, join: JoinView) -> Button:
    """Says which object a new card joins: beside what else may become of it, so that nobody gives one up unawares."""
    thing = f"{join['seat']}.{join['slot']}"
    told: dict[str, str | int] = {"related": "yes" if join["related"] else "no", "then": join["then"]}
    return Button(
        id=f"assemble-{thing}", code=thing, label=label("move-assemble", **_thing(view, thing), **told)
    )


def _abandon(view: View, thing: str) -> Button:
    return Button(id=f"abandon-{thing}", code=thing, label=label("move-abandon", **_thing(view, thing)))


def _thing(view: View, thing: str) -> dict[str, str | int]:
    """Gives what names an object in a sentence: its top card, and its resistance."""
    seat, slot = (int(number) for number in thing.split("."))
    column = next(one for one in view["people"][seat]["objects"] if one["slot"] == slot)
    card = view["cards"][column["cards"][0]]
    return {"object": thing, "en": card["en"], "fr": card["fr"], "strength": column["die"], "copy": 0}


def _apply(view: View, fields: dict[str, str], alone: bool) -> Button:
    card = next(card for card in view["cards"].values() if card["code"] == int(fields["card"]))
    return Button(
        id=f"apply-{fields['card']}-{fields['place']}",
        code=f"{fields['card']} {fields['place']}",
        label=label("apply-card", en=card["en"], fr=card["fr"], place=0 if alone else int(fields["place"])),
    )


def _hint(view: View, fields: dict[str, str]) -> Button:
    card = next(card for card in view["cards"].values() if card["code"] == int(fields["card"]))
    told: dict[str, str | int] = {"card": card["code"], "en": card["en"], "fr": card["fr"], "copy": 0}
    return Button(
        id=f"hint-{fields['card']}", code=fields["card"], label=label("move-hint", **told), minor=True
    )


def _clues(view: View, fields: dict[str, str]) -> Button:
    chosen = [clue for n, clue in enumerate(view["clues"]) if int(fields["set"]) >> n & 1]
    return Button(
        id=f"clues-{fields['set']}",
        code=fields["set"],
        label=label("move-clues", **clues_told(chosen), set=0),
    )


def _call(view: View, place: int) -> Button:
    number = view["calls"][place - 1]
    twins = view["calls"].count(number) > 1
    told = label("move-call", number=number, place=place if twins else 0)
    return Button(id=f"call-{place}", code=f"{place}", label=told)


def _pair(fields: dict[str, str]) -> Button:
    return Button(
        id=f"pair-{fields['halves']}",
        code=fields["halves"],
        label=label("move-pair", halves=int(fields["halves"])),
    )


def _worth_drawing(live: SheetView) -> list[MoreView]:
    """Lists numbers of further cards: none, those that better the chance, and the one that restores what is printed."""
    found: list[MoreView] = [{"cards": 0, "chance": live["chance"], "risk": live["risk"]}]
    for more in live["more"]:
        if more["chance"] > found[-1]["chance"] or more["cards"] == live["spared"]:
            found.append(more)
    return found


def _amount(view: View, family: str) -> Entry:
    """A number of cards: the first ones at a touch, each with what it makes of the chance."""
    live = view["sheet_of_action"]
    quick: list[QuickNumber] = []
    if live is not None and family == "extra":
        numbers = [0, live.get("most", 0)]
        quick = [
            QuickNumber(
                more["cards"],
                label(
                    "quick-extra",
                    cards=more["cards"],
                    chance=more["chance"],
                    risk=more["risk"],
                    printed=int(0 < more["cards"] == live["spared"]),
                ),
                main=not more["cards"],
            )
            for more in _worth_drawing(live)
        ]
    else:
        numbers = [int(fields["cards"]) for found, fields in _factored(view) if found == family]
        quick = [QuickNumber(n, label("quick-trade", cards=n), main=not n) for n in numbers[:4]]
    return Entry(
        id=family,
        label=label(f"{family}-label"),
        hint=label(f"{family}-hint", spared=0 if live is None else live["spared"], left=left(view)),
        notation=f"{family} {{}}",
        low=min(numbers, default=0),
        high=max(numbers, default=0),
        quick=tuple(quick),
    )


def _chosen(view: View) -> list[int]:
    """Lists the cards of which one is to be chosen."""
    return [int(fields["card"]) for family, fields in _factored(view) if family in PICKED]


def are_in_hand(view: View) -> bool:
    """Tells whether all cards to choose from lie in the hand of whoever chooses: they are touched there."""
    if "seat" not in view["asked"]:
        return False
    hand = {view["cards"][uid]["code"] for uid in view["people"][view["asked"]["seat"]]["hand"]}
    return hand.issuperset(_chosen(view))


def laid_out(view: View) -> Area | None:
    """Lays out the cards of which one is to be chosen, where they do not lie open on the table anyway."""
    chosen = _chosen(view)
    if not chosen or are_in_hand(view):
        return None
    uids = {card["code"]: uid for uid, card in view["cards"].items()}
    cards = tuple(text_card(view, uids[code], f"pick-{code}", "pick-") for code in chosen)
    return Area(id="choice", label=label("choice"), role="transit", children=cards)


def page(view: View) -> Page | None:
    """Opens the book where it was read last, after what was opened before, with the choices below, or at a picture.

    Under an action sheet it is put aside; who examines a card sees its picture, region by region.
    """
    examined = _examined(view)
    passage = examined or view["page"]
    if passage is None or not is_read(view):
        return None
    regions = [picture["regions"] for picture in view["pictures"].values() if picture["page"] == passage]
    children = [
        PageChoice(id=f"choice-{n}", code=f"{n}", key=key, costs=_costs(costs))
        for n, (key, costs) in enumerate(zip(view["choices"], view["costs"], strict=True), 1)
    ]
    if regions and not children:
        children = [PageChoice(id=f"region-{key}", code=key, key=key) for key in regions[0]]
    return Page(
        id="examined" if examined else "page",
        label=label("page-head"),
        passage=passage,
        picture=picture_of_page(view, view["above"] or passage),
        before=() if examined else tuple(view["before"]),
        above=view["above"],
        children=tuple(children),
    )


def _costs(costs: list[CostView]) -> tuple[Amount, ...]:
    return tuple(
        Amount(
            label("choice-cost", what=cost["what"], number=cost["n"], who="each" if cost["each"] else "one"),
            tone="bad",
        )
        for cost in costs
    )


def _examined(view: View) -> str:
    """Finds the picture of the card that a number is entered for."""
    if view["step"] != "enter number":
        return ""
    card = view["asked"].get("card", -1)
    found = {view["cards"][uid]["code"]: picture["page"] for uid, picture in view["pictures"].items()}
    return found.get(card, "")


def notebook(view: View) -> Area | None:
    """The pages that were read last, to be read again."""
    shown = [uid for uid in view["read"] if uid != view["page"] or not is_read(view)]
    if not shown:
        return None
    cards = tuple(
        TextCard(id=f"read-{uid}", face="page", tint="grey", passage=uid, label=label("page-read", page=n))
        for n, uid in enumerate(shown, 1)
    )
    return Area(id="notebook", label=label("notebook"), folded=True, children=cards)
