"""The checks of the content: what is refused because nobody could play it, and CHK-01 to CHK-12 of the contract."""

from __future__ import annotations

from typing import Final

from portulan.content import Lint
from portulan.engine.lazy import called


def _lint(name: str, about: str, module: str, function: str = "find", needed: bool = False) -> Lint:
    """Makes a check whose module is imported when it is run: content that was checked before is played without."""
    return Lint(name, about, called(__name__, module, function), needed)


NEEDED: Final = (
    _lint("box", "there is enough of everything to set up a game", "box", needed=True),
    _lint("grounds", "the maps can be played on", "grounds", needed=True),
    _lint("quests", "the quests and arcade cards can be played", "refused", needed=True),
    _lint("effects", "every effect stands where it can happen", "effects", needed=True),
)
"""What content must have that is played, that of a pack too."""

CHECKS: Final = (
    _lint("chk-01", "ids have their patterns, and the counts are those of the box", "counts"),
    _lint("chk-02", "the maps are large, varied and passable enough", "maps"),
    _lint("chk-03", "every keyword is gained before it is told, and no quest hangs on one", "keywords"),
    _lint(
        "chk-04",
        "whatever keywords one has, a choice is free, and every choice is open to somebody",
        "choices",
    ),
    _lint("chk-05", "every side quest is reached, by short ways and from more than one place", "side_quests"),
    _lint("chk-06", "every traveller's story has ten layers and two endings", "stories"),
    _lint("chk-07", "difficulties rise, skill and combat are even, no choice is dominated", "difficulty"),
    _lint(
        "chk-08",
        "rewards fit their difficulties, and reputation and factions are even",
        "difficulty",
        "find_budget",
    ),
    _lint("chk-09", "every world card is awarded, and not behind one keyword only", "worlds"),
    _lint("chk-10", "a payment that is told with the result is small", "choices", "find_payments"),
    _lint("chk-11", "every word of the vocabulary is used", "vocabulary"),
    _lint("chk-12", "texts have their lengths, and the same numbers in both languages", "texts"),
)
"""The checks of contract 7.5: advice to authors, which a pack need not satisfy."""
