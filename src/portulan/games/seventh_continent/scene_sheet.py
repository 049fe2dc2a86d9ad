"""The action sheet: the action in progress as one decision, with its live cost, its exact chance and its risk.

Beneath it are small moves, one after the other; each switch is the target of one, and what was switched stays shown.
"""

from __future__ import annotations

from portulan.engine.scene import ActionSheet, Amount, AnyElement, Area, Button, Label, Toggle, label
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.names import CardView, EffectLine
from portulan.games.seventh_continent.odds import BEFORE_COST
from portulan.games.seventh_continent.scene_board import called, icon_of
from portulan.games.seventh_continent.scene_cards import act_words, name, prices
from portulan.games.seventh_continent.view import ActionView, View

SHEET_STEPS = (
    *("offer", "accept", "must join", "objects", "lower cost", "materials"),
    *("trade", "extra cards", "raise successes"),
)
"""The questions that are asked on the sheet; where one goes is asked on the Board, which must lie free then."""
_WORDS = ("join", "stay", "agree", "object", "done")


def open_sheet(view: View) -> bool:
    """Tells whether the sheet lies open."""
    return view["action"] is not None and view["step"] in SHEET_STEPS


def sheet(view: View) -> ActionSheet | None:
    """Draws the sheet of the action in progress."""
    action = view["action"]
    if action is None or not open_sheet(view):
        return None
    children = [
        group for group in (_party(view), _things(view), _effects(view), _materials(view)) if group.children
    ]
    words = tuple(
        Button(
            id=word,
            label=label(f"move-{word}", **asked(view)),
            minor=word == "done" and lacking(view) > 0,
        )
        for word in _WORDS
        if any(SPACE.factored(move)[0] == word for move in view["listed"])
    )
    return ActionSheet(
        id="action-sheet",
        label=title(view),
        hint=label(
            "sheet-hint",
            step=(view["step"] or "").replace(" ", "-"),
            forced=int(action["mandatory"]),
            together=int(len(action["party"]) > 1),
            lacking=lacking(view),
            left=left(view),
        ),
        art=f"icon-{icon_of(view)}",
        passage=_befalling(view, action),
        text=_printed(view, action),
        amounts=_amounts(view),
        children=(*children, *_rescue(view), *words),
    )


def left(view: View) -> int:
    """Counts the cards that stay in the Action Deck once the cost is drawn: further ones come from there first."""
    live = view["sheet_of_action"]
    return max(0, len(view["deck"]) - (0 if live is None else live["cost"]))


def lacking(view: View) -> int:
    """Counts the successes that a result lacks while something may still be added to it."""
    action = view["action"]
    if action is None or view["step"] != "raise successes":
        return 0
    return max(0, action["difficulty"] - action["successes"] - action["seven_stars"] * action["sevens"])


def _gain(view: View, line: EffectLine) -> int:
    """Counts the successes that an effect is worth, where it costs nothing and does nothing else; none elsewhere."""
    action = view["action"]
    if action is None or line["pays"] or line["keeps"] or line["outcome"]["yes_one"] != "none":
        return 0
    return line["stars"] - line["difficulty"] + line["seven_stars"] * action["sevens"]


def _rescued(view: View) -> tuple[CardView, EffectLine] | None:
    """Finds the first effect that adds to a result that would fail, for nothing: the chance counted on it.

    The first one alone, since effects are applied in their order: a later one would give up those before it.
    """
    if not lacking(view):
        return None
    return next((found for found in _applicable(view) if _gain(view, found[1]) > 0), None)


def _rescue(view: View) -> tuple[Button, ...]:
    """Offers that effect as the answer at hand; to let the action fail is left as a choice beside it (G-38)."""
    found = _rescued(view)
    if found is None:
        return ()
    card, line = found
    return (
        Button(
            id=f"apply-{card['code']}-{line['place']}",
            code=f"{card['code']} {line['place']}",
            label=label("add-successes", en=card["en"], fr=card["fr"], gain=_gain(view, line)),
        ),
    )


def _befalling(view: View, action: ActionView) -> str:
    """Finds the words of a card that befalls those who act: no page told them before the sheet lay there."""
    texts = view["texts"].get(action["card"] or "", []) if action["mandatory"] else []
    return texts[0] if texts else ""


def _printed(view: View, action: ActionView) -> Label | None:
    """Tells what comes of the action, as its card prints it."""
    card = view["cards"].get(action["card"] or "")
    if card is None:
        return None
    lines = (line for line in card["actions"] if line["place"] == action["line"])
    return next((act_words(view, card, line) for line in lines), None)


def asked(view: View) -> dict[str, str | int]:
    """Gives what the words of a button need: what is asked, and what was proposed."""
    at = (view["step"] or "none").replace(" ", "-")
    told: dict[str, str | int] = {"at": at, "proposed": "none", "en": "none", "fr": "none", "copy": 0}
    told |= {"person_en": "none", "person_fr": "none", "used": 0}
    told["fails"] = int(
        lacking(view) > 0 and view["action"] is not None and len(view["action"]["party"]) == 1
    )
    if view["step"] == "objects":
        told["used"] = int(any(thing["used"] for thing in view["people"][view["asked"]["seat"]]["objects"]))
    if "move" in view["asked"]:
        told["proposed"], fields = SPACE.factored(view["asked"]["move"])
        uid = view["people"][int(fields["player"])]["character"] if told["proposed"] == "active" else None
        if uid is not None:
            told |= {"person_en": view["cards"][uid]["en"], "person_fr": view["cards"][uid]["fr"]}
    return told


def title(view: View) -> Label:
    """Names the action in progress; its card may have gone back into its deck by now."""
    action = view["action"]
    assert action is not None
    if action["card"] is None:
        fog = next((cell for cell in view["cells"] if cell["cell"] == action["place"]), None)
        if fog is not None and fog["card"] is None:
            return label("sheet-fog", icon=icon_of(view), **called(view, fog))
        return label("sheet-gone", icon=icon_of(view))
    card = view["cards"].get(action["card"]) or view["names"].get(action["card"])
    if card is None:
        return label("sheet-gone", icon=icon_of(view))
    return label("sheet-title", icon=icon_of(view), en=card["en"], fr=card["fr"])


def _amounts(view: View) -> tuple[Amount, ...]:
    live = view["sheet_of_action"]
    action = view["action"]
    assert action is not None
    if live is None:
        sevens = (
            ("sevens-had", action["sevens"], "seven"),
            ("seven-stars", action["seven_stars"], "seven-star"),
        )
        gained = action["successes"] + action["seven_stars"] * action["sevens"]
        return (
            Amount(label("successes-had"), gained, art="star"),
            Amount(label("successes-needed"), max(0, action["difficulty"]), art="star"),
            *(Amount(label(what), n, art=art) for what, n, art in sevens if n),
        )
    return (
        Amount(label("cost-cards"), live["cost"], art="action-card"),
        Amount(label("successes-needed"), live["difficulty"], art="star"),
        *(
            Amount(label(what), n, art=art, unit="change", tone="good" if n > 0 else "bad")
            for what, n, art in (
                ("to-come", live["to_come"], "star"),
                ("seven-stars", live["for_sevens"], "seven-star"),
            )
            if n
        ),
        Amount(label("chance"), live["chance"], art="star", unit="percent", tone="good"),
        Amount(
            label("risk"), live["risk"], art="curse", unit="percent", tone="bad" if live["risk"] else "plain"
        ),
    )


# Groups


def _party(view: View) -> Area:
    """Shows who takes part; whoever plays alone knows."""
    action = view["action"]
    assert action is not None
    waits = view["step"] in ("offer", "accept", "must join")
    asks = view["asked"].get("helper", view["asked"].get("seat", -1)) if waits else -1
    toggles = [
        Toggle(
            id=f"party-{seat}",
            label=name(view["cards"][person["character"]]),
            on=seat in action["party"],
            locked=seat != asks,
            active=seat == asks,
            owner=seat,
            art=f"figure-{person['character']}",
        )
        for seat, person in enumerate(view["people"])
        if person["character"] is not None
        and view["players"] > 1
        and (seat in action["party"] or seat == asks)
    ]
    return Area(id="party", label=label("party"), children=tuple(toggles))


def _listed(view: View, family: str) -> list[dict[str, str]]:
    factored = [SPACE.factored(move) for move in view["listed"]]
    return [fields for found, fields in factored if found == family]


def _things(view: View) -> Area:
    offered = {fields["object"] for fields in _listed(view, "use")}
    toggles = [
        Toggle(
            id=f"use-{seat}.{thing['slot']}",
            code=f"{seat}.{thing['slot']}",
            label=name(view["cards"][thing["cards"][0]]),
            on=thing["used"],
            locked=f"{seat}.{thing['slot']}" not in offered,
            owner=seat,
            amounts=(Amount(label("resistance"), thing["die"], art=f"die-{thing['die']}"),),
        )
        for seat, person in enumerate(view["people"])
        for thing in person["objects"]
        if thing["used"] or f"{seat}.{thing['slot']}" in offered
    ]
    return Area(id="used", label=label("used"), children=tuple(toggles))


def _applicable(view: View) -> list[tuple[CardView, EffectLine]]:
    """Lists the effects that may be applied now, each with its card."""
    by_code = {card["code"]: card for card in view["cards"].values()}
    found: list[tuple[CardView, EffectLine]] = []
    for fields in _listed(view, "apply"):
        card = by_code[int(fields["card"])]
        line = next(line for line in card["effects"] if line["place"] == int(fields["place"]))
        found.append((card, line))
    return found


def _effects(view: View) -> Area:
    """Shows the effects as switches, but for the one that is offered as an answer."""
    rescued = _rescued(view)
    toggles: list[AnyElement] = applied(view)
    toggles += [
        Toggle(
            id=f"apply-{card['code']}-{line['place']}",
            code=f"{card['code']} {line['place']}",
            label=name(card),
            on=False,
            owner=view["asked"].get("seat"),
            amounts=changes(line),
        )
        for card, line in _applicable(view)
        if (card, line) != rescued
    ]
    return Area(id="effects", label=label("effects"), children=tuple(toggles))


def applied(view: View) -> list[AnyElement]:
    """Shows the effects that were applied: they stay as they are."""
    action = view["action"]
    assert action is not None
    if view["step"] in BEFORE_COST:
        return []
    return [
        Toggle(
            id=f"applied-{card['code']}-{line['place']}",
            label=name(card),
            on=True,
            locked=True,
            amounts=changes(line),
        )
        for card in view["cards"].values()
        for line in card["effects"]
        if [card["code"], line["place"]] in action["applied"]
    ]


def changes(line: EffectLine) -> tuple[Amount, ...]:
    """Tells what an effect changes in the action."""
    found = (
        (label("cost-cards"), line["cost"], "action-card"),
        (label("successes-needed"), line["difficulty"], "star"),
        (label("stars"), line["stars"], "star"),
        (label("seven-stars"), line["seven_stars"], "seven-star"),
        (label("keeps"), line["keeps"], "hand"),
    )
    made = [Amount(what, n, art=art, unit="change") for what, n, art in found if n]
    return (*made, *prices(line))


def _materials(view: View) -> Area:
    toggles = [
        Toggle(
            id=f"with-{fields['resource']}",
            code=fields["resource"],
            label=label("resource", resource=fields["resource"]),
            on=False,
            art=f"resource-{fields['resource']}",
        )
        for fields in _listed(view, "with")
    ]
    return Area(id="materials", label=label("materials"), children=tuple(toggles))
