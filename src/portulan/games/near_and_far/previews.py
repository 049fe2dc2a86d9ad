"""What a move would bring, told before it is made, where all of it is known."""

from __future__ import annotations

from portulan.engine.scene import Label, Preview, label
from portulan.games.near_and_far import scene_map
from portulan.games.near_and_far.box import box
from portulan.games.near_and_far.catalogue import ADVENTURERS
from portulan.games.near_and_far.moves import SPACE
from portulan.games.near_and_far.scene_town import MINE_COLUMNS
from portulan.games.near_and_far.terms import HIGHEST_REP, LOWEST_REP
from portulan.games.near_and_far.view import SIDES, LocationView, View

CAMP_HEARTS = 3


def previews(view: View) -> tuple[Preview, ...]:
    """Tells what the viewer's moves would cost and bring."""
    told = []
    for move in view["may"]:
        family, fields = SPACE.factored(move)
        found = _preview(view, family, fields)
        if found is not None:
            told.append(found)
    return tuple(told)


def _preview(view: View, family: str, fields: dict[str, str]) -> Preview | None:
    if family == "go":
        spot = f"spot-{fields['place']}"
        return Preview((spot,), _step(view, fields["place"]), covers=(spot,))
    if family == "visit":
        site = f"site-{fields['building']}"
        effect = label(f"hint-{site}", side=view["side"])
        if fields["building"] in view["duels"]:
            effect = label("preview-visit-duel", site=fields["building"], side=view["side"])
        return Preview((site,), effect, covers=(site,))
    if family == "recruit" and view["step"] == "visit":
        price = view["prices"][view["row"].index(fields["adventurer"])]
        faction = box().faction[ADVENTURERS.index(fields["adventurer"])]
        seat = view["seat"] or 0
        effect = label("preview-recruit", coins=price or 0)
        return Preview(
            (f"member-{fields['adventurer']}",), effect, covers=(f"seat-{seat}-slot-{faction + 1}",)
        )
    if family == "dig":
        return _dig(view, int(fields["row"]), int(fields["column"]))
    if family in ("camp", "camp-at"):
        return _camp(view, family, fields)
    if family == "buy":
        return _purchase(view, fields["artifact"])
    if family == "reputation":
        return _reputation(view, fields)
    if family == "duel":
        return _duel(view, fields["opponent"], fields["manner"])
    return None


def _place(view: View, code: str) -> LocationView:
    return next(place for place in view["locations"] if place["code"] == code)


def _step(view: View, code: str) -> Label:
    """Hearts due for the location that is left, and what lies on the path (contract 9.4)."""
    seat = view["seat"] or 0
    person = view["people"][seat]
    here = scene_map.spot_of(view, seat)
    due = view["steps_taken"] > 0 and scene_map.is_empty(_place(view, here))
    price = "none" if not due else "pass" if person["passes"] else "heart"
    path = next((path for path in view["paths"] if {path["start"], path["end"]} == {here, code}), None)
    icon = path["icon"] if path is not None and path["active"] else "none"
    value = scene_map.threat_value(view)
    if icon == "threat" and value is None:
        icon = "none"
    hearts = person["hearts"] - (price == "heart")
    chance = scene_map.chance_against(value or 0, person["combat"], hearts)
    return label("preview-step", price=price, icon=icon, value=value or 0, chance=chance)


def _dig(view: View, row: int, column: int) -> Preview:
    """What row and column give, and a sign of reputation (NF-MINE-9)."""
    gains = [*view["mine_rows"][row - 1].items(), *view["mine_columns"][column - 1].items()]
    coins = sum(n for good, n in gains if good == "coin")
    gems = sum(n for good, n in gains if good == "gem")
    rep = int(view["mine_rep"][(row - 1) * MINE_COLUMNS + column - 1])
    cell = f"mine-{row}-{column}"
    return Preview((cell,), label("preview-dig", coins=coins, gems=gems, rep=rep), covers=(cell,))


def _camp(view: View, family: str, fields: dict[str, str]) -> Preview:
    """What a camp yields on a location (NF-CAMP-4)."""
    seat = view["seat"] or 0
    code = fields["place"] if family == "camp-at" else scene_map.spot_of(view, seat)
    place = _place(view, code)
    found = view["people"][seat]["search"] if place["kind"] in ("coin", "gem") else 0
    effect = label("preview-camp", kind=place["kind"], n=found)
    target = f"spot-{code}" if family == "camp-at" else "camp"
    return Preview((target,), effect, covers=(f"spot-{code}",))


def _duel(view: View, opponent: str, manner: str) -> Preview:
    """The strength of both, the chance with all hearts, and what is at stake (NF-DUEL-3 to NF-DUEL-10, NF-DUEL-16)."""
    person = view["people"][view["seat"] or 0]
    own = person["attack"] + (manner == "foul")
    theirs = 0 if opponent == "dummy" else view["people"][int(opponent) - 1]["defense"]
    rival = opponent if opponent == "dummy" else int(opponent) - 1
    lead = own + person["hearts"] - theirs
    faces = range(1, SIDES + 1)
    chance = sum(die + lead > other for die in faces for other in faces) * 100 // SIDES**2
    effect = label("preview-duel", own=own, theirs=theirs, chance=chance, manner=manner)
    return Preview((f"pawn-{rival}", manner), effect)


def _purchase(view: View, artifact: str) -> Preview:
    """By how much the points on the viewer's counter change, and why (NF-SCORE-3, NF-SCORE-5 to NF-SCORE-8)."""
    changes = view["purchases"][artifact]
    total = sum(changes.values())
    hand = changes.get("hand", 0)
    price = sum(changes.get(line, 0) for line in ("goods", "tokens"))
    sign = "plus" if total > 0 else "minus" if total < 0 else "none"
    effect = label(
        "preview-buy", sign=sign, points=abs(total), card=total - hand - price, hand=hand, price=-price
    )
    return Preview((f"artifact-{artifact}",), effect)


def _reputation(view: View, fields: dict[str, str]) -> Preview:
    """What the new reputation is worth at the end (NF-SCORE-13)."""
    seat = view["seat"] or 0
    level = reached(view, seat, fields)
    side = box().sides[1 if view["side"] == "day" else 0]
    points = side.reputation[level - LOWEST_REP] if LOWEST_REP <= level <= HIGHEST_REP else 0
    return Preview(
        (f"rep-{seat}-{level}",),
        label("preview-reputation", level=level, points=points, price=int(fields["steps"])),
    )


def reached(view: View, seat: int, fields: dict[str, str]) -> int:
    """Gives the reputation to which a change leads."""
    steps = int(fields["steps"])
    return view["people"][seat]["rep"] + (steps if fields["direction"] == "up" else -steps)
