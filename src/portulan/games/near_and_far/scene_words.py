"""Words and numbers to be touched where no piece says them: one button for each move that the viewer may make so."""

from __future__ import annotations

from portulan.engine.scene import ActionSheet, Amount, Area, Button, Label, label, memoized
from portulan.games.near_and_far import scene_cards, scene_foes, scene_map
from portulan.games.near_and_far.moves import SPACE
from portulan.games.near_and_far.options import RATES
from portulan.games.near_and_far.terms import GOODS
from portulan.games.near_and_far.view import View

SIMPLE = frozenset(
    (
        *("adventure", "done", "pass", "refresh", "bird", "turtle", "coin", "harvest", "seek"),
        *("rearrange", "restore", "stop", "slip", "attempt", "accept", "camp", "keep"),
    )
)
"""Moves that are one word."""
WITH_CARD = frozenset(("bonus", "use", "invoke", "bypass"))
"""Moves that name a card: its name is the word."""
MINOR = frozenset(("pass", "toss", "rearrange"))
"""Words that answer no, or lead aside."""
MANNERS = ("honorable", "foul")
SIGNS = {
    "adventure": "symbol-move",
    "attempt": "book",
    "bird": "bird",
    "camp": "tent",
    "coin": "coin",
    "fight": "symbol-combat",
    "fight-boss": "symbol-combat",
    "harvest": "food",
    "hearts": "heart",
    "restore": "heart",
    "side": "book",
    "slip": "symbol-shield",
    "turtle": "turtle",
}
"""The pictures of words, by the family of their moves."""


def word(family: str, fields: dict[str, str]) -> str:
    """Names the button of a move; empty if a piece is touched for it."""
    if family in SIMPLE:
        return family
    if family in WITH_CARD:
        return f"{family}-{fields['card']}"
    if family in ("hearts", "instead"):
        return f"{family}-{fields['number']}"
    if family == "side":
        return f"side-{fields['number']}"
    if family == "draw":
        return f"draw-{fields['basic']}-{fields['advanced']}"
    if family == "enter":
        return f"enter-{fields['way']}"
    if family == "let-go":
        return f"let-go-{fields['animal']}"
    if family == "fight":
        return f"fight-{fields['threat']}"
    if family == "fight-boss":
        return f"fight-{fields['boss']}"
    return ""


def words(view: View) -> Area | None:
    """Gathers the buttons of the viewer's moves."""
    buttons: dict[str, Button] = {}
    for move in view["may"]:
        family, fields = SPACE.factored(move)
        if family == "duel":
            for manner in MANNERS:
                buttons[manner] = _button(manner, label(f"button-{manner}"), "symbol-combat")
        elif family == "discard" and view["step"] == "keep":
            buttons["toss"] = _button("toss", label("button-toss"), "discard")
        elif view["step"] != "trade":
            ident = word(family, fields)
            if ident:
                sign = fields["animal"] if family == "let-go" else SIGNS.get(family, "")
                terms = view["terms"].get(SPACE.notation(move), {})
                buttons[ident] = _button(ident, _said(view, family, fields, terms), sign)
    if not buttons:
        return None
    return Area(id="words", role="buttons", children=tuple(buttons.values()))


def _button(ident: str, said: Label, art: str = "") -> Button:
    return Button(id=ident, label=said, art=art, minor=ident in MINOR)


def _said(view: View, family: str, fields: dict[str, str], terms: dict[str, str | int]) -> Label:
    """Says a button in a few words, with the numbers that matter; `terms` are what it costs and brings."""
    person = view["people"][view["seat"] or 0]
    step = (view["step"] or "").replace(" ", "-")
    if family in WITH_CARD:
        return label(f"button-{family}", card=fields["card"])
    if family == "done":
        return label("button-done", step=step)
    if family == "pass":
        return label("button-pass", step=step)
    if family == "hearts":
        return _hearts(view, int(fields["number"]))
    if family == "instead":
        return _instead(view, int(fields["number"]))
    if family == "draw":
        return label("button-draw", basic=int(fields["basic"]), advanced=int(fields["advanced"]))
    if family == "enter":
        return label("button-enter", way=fields["way"], **terms)
    if family == "let-go":
        return label("button-let-go", animal=fields["animal"], **terms)
    if family == "fight":
        return _fight(view, "threat", fields["threat"])
    if family == "fight-boss":
        return _fight(view, "boss", fields["boss"])
    if family == "side":
        pending = person["card"]["pending"]
        return label("button-side", quest=pending[int(fields["number"]) - 1])
    if family == "restore":
        return label("button-restore", hearts=min(13, person["heart_symbols"]))
    if family == "stop":
        here = scene_map.spot_of(view, view["seat"] or 0)
        return label("button-stop", at="town" if here == scene_map.town(view) else "place", place=here)
    return label(f"button-{family}", **terms)


def _fight(view: View, kind: str, name: str) -> Label:
    """Says whom one fights, with the chance as it stands (contract 9.4)."""
    return label(f"button-fight-{kind}", **{kind: name}, chance=scene_foes.chance(view, kind, name))


def _hearts(view: View, n: int) -> Label:
    """Says what so many hearts make of the roll: a miss, a success, or the bonus (G-102)."""
    total = (view["totals"] or [0])[0] + n
    against = view["totals"][1] if len(view["totals"]) > 1 else None
    if against is not None:
        outcome = "won" if total > against else "lost"
    elif view["needed"] is None:
        outcome = "none"
    elif total < view["needed"]:
        outcome = "failed"
    else:
        outcome = "bonus" if view["step"] == "quest hearts" and total >= view["needed"] + 2 else "won"
    return label("button-hearts", n=n, total=total, outcome=outcome)


def _instead(view: View, n: int) -> Label:
    """Says how a price is made up of two goods (G-196)."""
    asked = view["asked"]
    hearts = view["step"] == "pass cost" or (view["step"] == "pay" and asked["what"] == 1)
    price = {"pass cost": 1, "reputation price": asked.get("steps", 0)}.get(
        view["step"] or "", asked.get("number", 0)
    )
    return label("button-instead", what="hearts" if hearts else "coins", n=n, rest=price - n)


# A trade


def trade(view: View) -> ActionSheet | None:
    """The sheet of a trade: what was laid down so far, its value, and the goods that may follow."""
    if view["step"] != "trade" or not view["may"]:
        return None
    asked = view["asked"]
    return _trade(
        GOODS[asked["good"]],
        bool(asked["away"]),
        view["options"]["trade_values"],
        tuple(view["paying"].items()),
        frozenset(_lays(view)),
    )


def _lays(view: View) -> list[str]:
    found = []
    for move in view["may"]:
        family, fields = SPACE.factored(move)
        if family in ("give", "take"):
            found.append(fields["good"])
        elif family == "done":
            found.append("done")
    return found


@memoized
def _trade(
    good: str, away: bool, table: str, paying: tuple[tuple[str, int], ...], open_goods: frozenset[str]
) -> ActionSheet:
    worth = dict(zip(GOODS, RATES[table], strict=True))
    laid = dict(paying)
    value = sum(worth[other] * n for other, n in paying)
    goods = tuple(
        Button(
            id=f"lay-{other}",
            label=label("button-lay", good=other, n=laid.get(other, 0), value=worth[other]),
            art=scene_cards.good_art(other),
        )
        for other in GOODS
        if other in open_goods or laid.get(other)
    )
    done = (Button(id="done", label=label("button-done", step="trade")),) if "done" in open_goods else ()
    return ActionSheet(
        id="trade",
        label=label("trade", way="away" if away else "for", good=good),
        hint=label("hint-trade"),
        art=scene_cards.good_art(good),
        amounts=(
            Amount(label("trade-laid"), value, tone="good" if value >= worth[good] else "plain"),
            Amount(label("trade-worth"), worth[good]),
            Amount(label("trade-goods"), sum(laid.values())),
        ),
        children=(Area(id="lay", label=label("trade-take" if away else "trade-give"), children=goods), *done),
    )
