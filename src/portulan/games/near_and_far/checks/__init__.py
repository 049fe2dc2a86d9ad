"""The checks of the content: what is refused because nobody could play it, and CHK-01 to CHK-12 of the contract."""

from __future__ import annotations

from typing import Final

from portulan.content import Lint
from portulan.games.near_and_far.checks import (
    box,
    choices,
    counts,
    difficulty,
    effects,
    grounds,
    keywords,
    maps,
    refused,
    side_quests,
    stories,
    texts,
    vocabulary,
    worlds,
)

NEEDED: Final = (
    Lint("box", "there is enough of everything to set up a game", box.find, needed=True),
    Lint("grounds", "the maps can be played on", grounds.find, needed=True),
    Lint("quests", "the quests and arcade cards can be played", refused.find, needed=True),
    Lint("effects", "every effect stands where it can happen", effects.find, needed=True),
)
"""What content must have that is played, that of a pack too."""

CHECKS: Final = (
    Lint("chk-01", "ids have their patterns, and the counts are those of the box", counts.find),
    Lint("chk-02", "the maps are large, varied and passable enough", maps.find),
    Lint("chk-03", "every keyword is gained before it is told, and no quest hangs on one", keywords.find),
    Lint(
        "chk-04",
        "whatever keywords one has, a choice is free, and every choice is open to somebody",
        choices.find,
    ),
    Lint(
        "chk-05", "every side quest is reached, by short ways and from more than one place", side_quests.find
    ),
    Lint("chk-06", "every traveller's story has ten layers and two endings", stories.find),
    Lint("chk-07", "difficulties rise, skill and combat are even, no choice is dominated", difficulty.find),
    Lint(
        "chk-08",
        "rewards fit their difficulties, and reputation and factions are even",
        difficulty.find_budget,
    ),
    Lint("chk-09", "every world card is awarded, and not behind one keyword only", worlds.find),
    Lint("chk-10", "a payment that is told with the result is small", choices.find_payments),
    Lint("chk-11", "every word of the vocabulary is used", vocabulary.find),
    Lint("chk-12", "texts have their lengths, and the same numbers in both languages", texts.find),
)
"""The checks of contract 7.5: advice to authors, which a pack need not satisfy."""
