"""The steps of a match by name, in the order in which the rules tell them, with the arguments of their frames."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import LAST_SEAT, SEAT, Arg, StepNames
from portulan.games.near_and_far.moves import DUMMY, MOST_PAID
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    ROW,
    SLOTS,
)

NAMES: Final = StepNames()

_BUILDING = Arg("building", 0, len(BUILDINGS) - 1)
_CARD = Arg("card", 0, 511)
"""A card by its number among all cards that have effects (`Box.cards`)."""
_OPPONENT = Arg("opponent", 0, DUMMY)
_MANNER = Arg("manner", 0, 1)
_COUNT = Arg("count", 0, 99)

# Before a game

TALENTS: Final = NAMES.step("talents", SEAT)
INTRO: Final = NAMES.step("introduction", SEAT)
CHARACTER: Final = NAMES.step("character", SEAT)
PET: Final = NAMES.step("pet", SEAT)
CHOOSE_FIRST: Final = NAMES.step("first player")
ROW_UP: Final = NAMES.step("fill row")
"""Runs until the row is full: draws from the bag are pushed one by one (NF-SETUP-5, NF-SALOON-14)."""
MEET: Final = NAMES.step("meet", Arg("place", 0, ROW - 1))
BOOKS: Final = NAMES.step("books", _COUNT, Arg("named", 0, 1))
"""Places quest tokens one by one; with `named`, the next one goes to a named location."""
BOOK: Final = NAMES.step("book", _COUNT, Arg("named", 0, 1))
DEAL: Final = NAMES.step("deal", SEAT, Arg("advanced", 0, 1), _COUNT)
DEAL_CARD: Final = NAMES.step("deal card", SEAT, Arg("advanced", 0, 1))
DRAFT: Final = NAMES.step("draft")
AFTER_DRAFT: Final = NAMES.step("after draft")
OPENING: Final = NAMES.step("opening discard")
GAME: Final = NAMES.step("game")

# Drawing artifacts, and keeping or discarding them

SPLIT: Final = NAMES.step("split", SEAT, _COUNT, Arg("fewer", 0, 1))
"""Asks how many cards come from which deck (NF-STORE-2)."""
DRAW: Final = NAMES.step("draw", SEAT, Arg("basic", 0, 9), Arg("advanced", 0, 9))
DRAW_CARD: Final = NAMES.step("draw card", SEAT, Arg("advanced", 0, 1))
KEEP: Final = NAMES.step("keep", SEAT)

# A turn

TURN: Final = NAMES.step("turn", SEAT)
MAIN: Final = NAMES.step("main action", SEAT)
END: Final = NAMES.step("end of turn", SEAT)
NEXT: Final = NAMES.step("next turn", SEAT)

# Visiting

WAY_IN: Final = NAMES.step("way in", SEAT, _BUILDING)
SALOON_DUEL: Final = NAMES.step("saloon duel", SEAT)
DUEL_DIE: Final = NAMES.step("duel die", SEAT, Arg("whose", 0, 1), _OPPONENT)
"""`whose` is 0 for the active player's die and 1 for the opponent's."""
DEFENDER_AIDS: Final = NAMES.step("defender aids", SEAT, Arg("active", 0, LAST_SEAT), _BUILDING, _MANNER)
DUEL_AIDS: Final = NAMES.step("duel aids", SEAT, _BUILDING, _OPPONENT, _MANNER)
DUEL_HEARTS: Final = NAMES.step("duel hearts", SEAT, _BUILDING, _OPPONENT, _MANNER)
DUEL_RESULT: Final = NAMES.step("duel result", SEAT, _BUILDING, _OPPONENT, _MANNER)
VISIT: Final = NAMES.step("visit", SEAT, _BUILDING)
"""Asks for the next of the building's action, visit bonuses and extra actions, or the end of the visit (G-29)."""
VISIT_AGAIN: Final = NAMES.step("visit again", SEAT, _BUILDING)
TRADE: Final = NAMES.step("trade", SEAT, Arg("good", 0, 6), Arg("away", 0, 1), Arg("from", 0, 6))
REPUTATION: Final = NAMES.step("reputation price", SEAT, Arg("steps", 1, 18))
PLACE_MEMBER: Final = NAMES.step("place member", SEAT, Arg("member", 0, 99))
SHIFT_PET: Final = NAMES.step("shift pet", SEAT, Arg("member", 0, 99))
TREASURE: Final = NAMES.step("treasure", SEAT)
"""Gives a treasure by the rules of capacity: at once, after a replacement, or not at all (NF-TREASURE-4)."""
REPLACE: Final = NAMES.step("replace", SEAT, Arg("draws", 0, 9))
"""`draws` is how many cards will be seen of which one may be kept, 0 for a draw that is kept unseen."""
FIND: Final = NAMES.step("find", SEAT, Arg("kept", 0, 1))
HUT_DRAW: Final = NAMES.step("hut draw", SEAT, _COUNT)
HUT_SEE: Final = NAMES.step("hut card", SEAT)
HUT_PICK: Final = NAMES.step("hut pick", SEAT)
DROP: Final = NAMES.step("drop", SEAT)

# Adventure

ARRANGE: Final = NAMES.step("arrange", SEAT)
FILL_SLOT: Final = NAMES.step("fill slot", SEAT, Arg("slot", 0, SLOTS - 1))
RESTORE: Final = NAMES.step("restore hearts", SEAT)
STEP: Final = NAMES.step("step", SEAT)
PASS_COST: Final = NAMES.step("pass cost", SEAT)
CROSS: Final = NAMES.step("cross", SEAT)
THREAT: Final = NAMES.step("threat", SEAT)
THREAT_DIE: Final = NAMES.step("threat die", SEAT, Arg("enemy", 0, 99))
"""`enemy` is a threat by number, or a boss after all threats."""
THREAT_AIDS: Final = NAMES.step("threat aids", SEAT, Arg("enemy", 0, 99))
THREAT_HEARTS: Final = NAMES.step("threat hearts", SEAT, Arg("enemy", 0, 99))
THREAT_RESULT: Final = NAMES.step("threat result", SEAT, Arg("enemy", 0, 99))
BOSS_PAGE: Final = NAMES.step("boss page", SEAT, Arg("boss", 0, 99))
ARRIVE: Final = NAMES.step("arrive", SEAT)
AFTER_MOVE: Final = NAMES.step("after move", SEAT)
QUEST: Final = NAMES.step("quest", SEAT)
SIDE: Final = NAMES.step("side quest", SEAT)
ARCADE: Final = NAMES.step("arcade", SEAT)
ARCADE_CARD: Final = NAMES.step("arcade card", SEAT)
PAGE: Final = NAMES.step("page", SEAT)
CHOOSE: Final = NAMES.step("choose", SEAT)
QUEST_DIE: Final = NAMES.step("quest die", SEAT)
QUEST_AIDS: Final = NAMES.step("quest aids", SEAT)
QUEST_HEARTS: Final = NAMES.step("quest hearts", SEAT)
QUEST_RESULT: Final = NAMES.step("quest result", SEAT)
REACTION: Final = NAMES.step("reaction", SEAT, Arg("outcome", 0, 2))
"""`outcome` is 0 for a failure that is read, 1 for a success, 2 for one with the bonus."""
REWARD: Final = NAMES.step("reward", SEAT, Arg("bonus", 0, 1), Arg("place", 0, 99))
CLAIM: Final = NAMES.step("claim", SEAT, Arg("bonus", 0, 1), Arg("place", 0, 99), Arg("taken", 0, 255))
ACCEPT: Final = NAMES.step("accept", SEAT, Arg("bonus", 0, 1), Arg("place", 0, 99))
JOIN: Final = NAMES.step("join", SEAT, Arg("faction", 0, 4), Arg("bag", 0, 1))
"""An adventurer joins: `faction` 4 is any."""
JOIN_FROM_ROW: Final = NAMES.step("join from row", SEAT, Arg("faction", 0, 4))
SEARCH_BAG: Final = NAMES.step("search bag", SEAT, Arg("faction", 0, 4))
CAMP: Final = NAMES.step("camp", SEAT)
CAMP_AT: Final = NAMES.step("camp at", SEAT)
QUEST_OVER: Final = NAMES.step("quest over", SEAT, Arg("success", 0, 1))

# Payments, effects

PAY: Final = NAMES.step("pay", SEAT, Arg("what", 0, 1), Arg("number", 1, MOST_PAID))
"""Asks how a price is met where one good stands for another: `what` 0 coins, 1 hearts (G-196)."""
EFFECT: Final = NAMES.step("effect", SEAT, _CARD, Arg("place", 0, 15))
"""What a card does, by the card and the place of the effect on it."""
RETURN_ANIMAL: Final = NAMES.step("return animal", SEAT, _COUNT)
EFFECT_DIE: Final = NAMES.step("effect die", SEAT, _CARD, Arg("place", 0, 15))
EFFECT_HEARTS: Final = NAMES.step("effect hearts", SEAT, _CARD, Arg("place", 0, 15))
EFFECT_RESULT: Final = NAMES.step("effect result", SEAT, _CARD, Arg("place", 0, 15))
