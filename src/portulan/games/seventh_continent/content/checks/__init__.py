"""The checks of the content: what is refused because nobody could play it, and CHK-01 to CHK-32 of the contract (7.4).

All are proved from the cards alone. CHK-15, -23 and -29 ask for more than the contract does; CHK-30 and -32 prove the
story graph without going through its states one by one. CHK-25 is about printed prices, CHK-26 about what ships by
default, CHK-31 about what is written: what a power makes of a price, a rare option of a Board, a screen of a scene is
to be seen in play.
"""

from __future__ import annotations

from typing import Final

from portulan.content import Lint
from portulan.games.seventh_continent.content.checks import (
    actions,
    budget,
    chances,
    counts,
    energy,
    numbers,
    refused,
    relaxed,
    scenes,
    sheets,
    texts,
)

NEEDED: Final = (
    Lint("cards", "every card can be played, and a game can be set up", refused.find, needed=True),
)
"""What content must have that is played, that of a pack too."""

CHECKS: Final = (
    Lint("chk-01", "there are as many cards of each type as the stage has", counts.find_counts),
    Lint("chk-02", "numbers have three digits and ascend, and ids have their pattern", counts.find_names),
    Lint("chk-03", "every number that is called has a card", numbers.find_missing),
    Lint("chk-04", "every card is reached", relaxed.find_unreached),
    Lint("chk-05", "a number with a gold card has a green one", numbers.find_golds),
    Lint("chk-06", "green becomes gold only where there is a gold card", numbers.find_gold_replace),
    Lint("chk-07", "exits call what holds a place, and a number has one place", sheets.find_exits),
    Lint("chk-08", "neighbours on a sheet agree", sheets.find_neighbours),
    Lint("chk-09", "every terrain can be left, by two ways unless it is a dead end", sheets.find_moves),
    Lint(
        "chk-10", "authority is shown by what is reached by it, and by nothing else", numbers.find_authority
    ),
    Lint("chk-11", "every state has its copies, with energy loss and without", counts.find_states),
    Lint("chk-12", "the state that a rule calls has its copies", counts.find_paranoid),
    Lint("chk-13", "every state can be lost in the zone where it is dealt", relaxed.find_incurable),
    Lint("chk-14", "all players can come to what all must undertake", sheets.find_all_must),
    Lint("chk-15", "a mandatory action asks for nothing", actions.find_mandatory),
    Lint("chk-16", "an obstacle is crossed from every side", sheets.find_obstacles),
    Lint("chk-17", "a zone has Exploration cards enough", sheets.find_fog),
    Lint("chk-18", "a zone has food and fire enough", energy.find_famine),
    Lint("chk-19", "no card has two actions with one icon", sheets.find_icons),
    Lint("chk-20", "the bands of the Action Deck give the chances of the rulebook", chances.find_chances),
    Lint("chk-21", "the flag of every clue leads somewhere", numbers.find_clue_flags),
    Lint("chk-22", "every curse can be lifted", relaxed.find_unwinnable),
    Lint("chk-23", "there is always something to do", sheets.find_stuck),
    Lint("chk-24", "no adventure ends without a warning", actions.find_unannounced),
    Lint("chk-25", "no energy comes out of a loop", energy.find_loops),
    Lint("chk-26", "no gold terrain comes too early", numbers.find_early_golds),
    Lint("chk-27", "states leave hands by being returned", actions.find_state_returns),
    Lint("chk-28", "a new Board is formed by all", sheets.find_new_board),
    Lint("chk-29", "no number that is called runs out between two camps", actions.find_empty_calls),
    Lint("chk-30", "whatever happens, every curse can still be lifted", relaxed.find_lost),
    Lint("chk-31", "scenes say the same to every reader, and nothing is given away", scenes.find),
    Lint("chk-32", "curses can be lifted in every combination", relaxed.find_combinations),
    Lint("budget", "the way to the end of a curse costs less than there is for it", budget.find),
    Lint("texts", "texts have their titles, labels and lengths, and plain words", texts.find),
)
"""The checks of the contract: advice to authors, which a pack need not satisfy."""
