"""The cards drawn for an action, in a row: halves that make a star lie edge to edge, and the stars stand in a line."""

from __future__ import annotations

from portulan.engine.scene import AnyElement, Area, Counter, Track, TrackSpace, label
from portulan.games.seventh_continent import scene_sheet
from portulan.games.seventh_continent.scene_cards import text_card
from portulan.games.seventh_continent.view import View

LEFT, RIGHT = 1, 2
"""Where a half stands in the band of a card: the left half of a star joins the right half of the next card."""


def drawn(view: View) -> Area | None:
    """Shows the cards drawn for the action, what they come to, and the effects that were applied."""
    action = view["action"]
    if action is None or view["sheet_of_action"] is not None:
        return None
    counted = (
        ("sevens-had", action["sevens"], "seven"),
        ("seven-stars", action["seven_stars"], "seven-star"),
        ("keeps", action["keeps"], "hand"),
    )
    counters = (
        Counter(id=f"counted-{name}", label=label(name), value=n, art=art) for name, n, art in counted if n
    )
    return Area(
        id="drawn",
        label=label(
            "drawn",
            outcome=action["outcome"],
            risked=len(view["risked"]),
            mandatory=int(action["mandatory"]),
            cursed=sum(view["cards"][uid]["type"] == "curse" for uid in view["drawn"]),
        ),
        hint=scene_sheet.title(view),
        role="transit",
        children=(_stars(view), *counters, *_row(view), *scene_sheet.applied(view)),
    )


def _stars(view: View) -> Track:
    """The stars that were reached, against those that are needed: whole ones, halves that joined, and effects."""
    action = view["action"]
    assert action is not None
    had = action["successes"] + action["seven_stars"] * action["sevens"]
    needed = max(0, action["difficulty"])
    cards = [view["cards"][uid]["band"] for uid in (*view["drawn"], *view["risked"])]
    whole = sum(band[0] for band in cards)
    joined = min(sum(band[LEFT] for band in cards), sum(band[RIGHT] for band in cards))
    spaces = [
        TrackSpace(id=f"star-{n}", art="halves" if whole <= n < whole + joined else "star", filled=n < had)
        for n in range(max(had, needed))
    ]
    return Track(id="stars", label=label("stars-of", had=had, needed=needed), spaces=tuple(spaces))


def _row(view: View) -> list[AnyElement]:
    """Lays the cards in a row; those whose halves make a star lie edge to edge."""
    uids = [*view["drawn"], *view["risked"]]
    bands = {uid: view["cards"][uid]["band"] for uid in uids}
    begins = [uid for uid in uids if bands[uid][LEFT] and not bands[uid][RIGHT]]
    both = [uid for uid in uids if bands[uid][LEFT] and bands[uid][RIGHT]]
    ends = [uid for uid in uids if bands[uid][RIGHT] and not bands[uid][LEFT]]
    runs = [[*begins[:1], *both, *ends[:1]]]
    runs += [[begin, end] for begin, end in zip(begins[1:], ends[1:], strict=False)]
    joined = [run for run in runs if len(run) > 1]
    laid = {uid for run in joined for uid in run}
    row: list[AnyElement] = [
        Area(
            id=f"joined-{view['cards'][run[0]]['code']}",
            role="joined",
            children=tuple(text_card(view, uid) for uid in run),
        )
        for run in joined
    ]
    return row + [text_card(view, uid) for uid in uids if uid not in laid]
