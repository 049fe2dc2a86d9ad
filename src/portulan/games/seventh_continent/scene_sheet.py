"""The action sheet: the action in progress as one decision, with its live cost, its exact chance and its risk.

Beneath it are small moves, one after the other; each switch is the target of one, and what was switched stays shown.
"""

from __future__ import annotations

from portulan.engine.scene import ActionSheet, Amount, AnyElement, Area, Button, Label, Toggle, label
from portulan.games.seventh_continent.moves import SPACE
from portulan.games.seventh_continent.names import EffectLine
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
        Button(id=word, label=label(f"move-{word}", **asked(view)))
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
        ),
        art=f"icon-{icon_of(view)}",
        passage=_befalling(view, action),
        text=_printed(view, action),
        amounts=_amounts(view),
        children=(*children, *words),
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


def _effects(view: View) -> Area:
    by_code = {card["code"]: card for card in view["cards"].values()}
    toggles: list[AnyElement] = applied(view)
    for fields in _listed(view, "apply"):
        card = by_code[int(fields["card"])]
        line = next(line for line in card["effects"] if line["place"] == int(fields["place"]))
        toggles.append(
            Toggle(
                id=f"apply-{fields['card']}-{fields['place']}",
                code=f"{fields['card']} {fields['place']}",
                label=name(card),
                on=False,
                owner=view["asked"].get("seat"),
                amounts=changes(line),
            )
        )
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
