"""Near and Far late in a series: a campaign that is laid on a later map begins there, as if the others had been played.

Ann has come so far: she knows all keywords of the book, and after the first map two side quests wait for her. Nothing
else is changed.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from portulan.content.plain import to_plain
from portulan.engine.saga import Chapter, Saga
from portulan.games.near_and_far import campaign, catalogue
from portulan.games.near_and_far.options import Ruleset
from portulan.registry import game


def first(names: Sequence[str], options: Mapping[str, str]) -> Chapter | None:
    """Begins a campaign where it is wished; everything else begins as ever."""
    rules = Ruleset(dict(options))
    if not rules.campaign or rules.map == campaign.FIRST_MAP:
        return campaign.first(names, options)
    played = tuple(range(campaign.FIRST_MAP, rules.map))
    waiting = ("Q1", "Q2") if len(played) == 1 else ()
    card = campaign.CharacterCard(
        catalogue.CHARACTERS[0],
        xp=len(played),
        keywords=tuple(catalogue.KEYWORDS),
        pending=waiting,
        points=(40,) * len(played),
    )
    carried = campaign.Carried(tuple(names), {names[0]: card}, played, names[0])
    return Chapter(f"chapter-map-{rules.map}", to_plain(carried), {"map": str(rules.map)})


GAME = copy.copy(game("near-and-far"))
vars(GAME)["saga"] = Saga(first, campaign.check, campaign.following)
