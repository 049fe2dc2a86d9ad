"""What happens in Near and Far, as viewers hear it."""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import Field, SeatField
from portulan.engine.events import EventFamily, Events
from portulan.games.near_and_far.catalogue import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    CARDS,
    CHARACTERS,
    KEYWORDS,
    MEMBERS,
    PETS,
    TALENTS,
    THREATS,
    TREASURES,
    WORLD,
)
from portulan.games.near_and_far.moves import MANNERS, SEATS
from portulan.games.near_and_far.terms import BUILDINGS, CODES, FACTIONS

GOODS: Final = ("coin", "gem", "food", "heart", "bird", "turtle", *FACTIONS)
"""What is gained, paid and lost, as events name it."""
COIN: Final = 0
GEM: Final = 1
FOOD: Final = 2
HEART: Final = 3
BIRD: Final = 4
TURTLE: Final = 5
FIRST_TOKEN: Final = 6

PILES: Final = ("artifacts", "treasures", "adventurers", "arcade")
ARTIFACT_PILE: Final = 0
TREASURE_PILE: Final = 1
BAG: Final = 2
ARCADE_PILE: Final = 3

WAYSIDE: Final = ("toll", "threat", "treasure")
"""What keeps a pawn on its way to a location."""
TOLL: Final = 0
MET_THREAT: Final = 1
MET_TREASURE: Final = 2

_SEAT = Field("seat", ("0", "1", "2", "3"))
"""Seats by number, as every client reads them; people see the names."""
_OPPONENT = SeatField("opponent", (*SEATS, "dummy"))
_GOOD = Field("good", GOODS)
_ARTIFACT = Field("artifact", ARTIFACTS)
_TREASURE = Field("treasure", TREASURES)
_ADVENTURER = Field("adventurer", ADVENTURERS)
_MEMBER = Field("member", MEMBERS)
_PLACE = Field("place", CODES)
_BUILDING = Field("building", BUILDINGS)
_STAT = Field("stat", ("skill", "combat"))
_N = Field("n", ())

# Before a game
LEARNED: Final = EventFamily("learned", _SEAT, Field("talent", TALENTS))
IS: Final = EventFamily("is", _SEAT, Field("character", CHARACTERS))
HAS_PET: Final = EventFamily("has-pet", _SEAT, Field("pet", PETS), Field("slot", ("1", "2", "3", "4")))
FIRST: Final = EventFamily("first", _SEAT)
BOOK: Final = EventFamily("book", _PLACE)
CAME: Final = EventFamily("came", _ADVENTURER)
"""An adventurer comes into the row."""
DEALT: Final = EventFamily("dealt", _SEAT, _ARTIFACT, secret=("artifact",))
PICKED: Final = EventFamily("picked", _SEAT, _ARTIFACT, secret=("artifact",))
PASSED_ON: Final = EventFamily("passed-on")
DISCARDED: Final = EventFamily("discarded", _SEAT, _ARTIFACT, secret=("artifact",))
DISCARDED_OPENLY: Final = EventFamily("discarded-openly", _SEAT, _ARTIFACT)
KEPT: Final = EventFamily("kept", _SEAT, _ARTIFACT, secret=("artifact",))
READY: Final = EventFamily("ready", _SEAT)
RESHUFFLED: Final = EventFamily("reshuffled", Field("pile", PILES))
# Turns
ROUND: Final = EventFamily("round", _N)
TURN: Final = EventFamily("turn", _SEAT)
LAST_ROUND: Final = EventFamily("last-round", _SEAT)
TRUNCATED: Final = EventFamily("truncated")
# The town
VISITED: Final = EventFamily("visited", _SEAT, _BUILDING)
ENTERED: Final = EventFamily("entered", _SEAT, Field("way", ("freely", "paying")))
CHALLENGED: Final = EventFamily("challenged", _SEAT, _OPPONENT, Field("manner", MANNERS))
ROLLED: Final = EventFamily("rolled", _SEAT, Field("pips", ()))
OPPOSED: Final = EventFamily("opposed", _OPPONENT, Field("pips", ()))
"""The defender's die."""
RAISED: Final = EventFamily("raised", _SEAT, _N)
"""A card raises a roll."""
SPENT: Final = EventFamily("spent", _SEAT, _N)
"""Hearts spent on a roll."""
DUEL_WON: Final = EventFamily("duel-won", _SEAT, _OPPONENT, Field("total", ()), Field("against", ()))
DUEL_LOST: Final = EventFamily("duel-lost", _SEAT, _OPPONENT, Field("total", ()), Field("against", ()))
GAINED: Final = EventFamily("gained", _SEAT, _GOOD, _N)
PAID: Final = EventFamily("paid", _SEAT, _GOOD, _N)
LOST: Final = EventFamily("lost", _SEAT, _GOOD, _N)
TRADING: Final = EventFamily("trading", _SEAT, Field("way", ("for", "away")), _GOOD)
"""A trade begins: many goods for one, or one for many."""
LAID: Final = EventFamily("laid", _SEAT, Field("good", GOODS))
"""A good is laid down for a trade, to be paid or taken at its end."""
HANDED: Final = EventFamily("handed", _SEAT, SeatField("to", SEATS), _GOOD, _N)
"""A player gives goods to another."""
REPUTATION: Final = EventFamily("reputation", _SEAT, Field("change", ("up", "down")), _N)
RECRUITED: Final = EventFamily("recruited", _SEAT, _ADVENTURER, Field("price", ()))
JOINED: Final = EventFamily("joined", _SEAT, _ADVENTURER)
TOOK_SLOT: Final = EventFamily("took-slot", _SEAT, _MEMBER, Field("slot", ("1", "2", "3", "4")))
STOOD_DOWN: Final = EventFamily("stood-down", _SEAT, _MEMBER)
ASIDE: Final = EventFamily("aside", _SEAT)
"""The row is set aside by a refresh."""
FOUND: Final = EventFamily("found", _SEAT, _TREASURE)
SAW: Final = EventFamily("saw", _SEAT, _TREASURE, secret=("treasure",))
DROPPED: Final = EventFamily("dropped", _SEAT, _TREASURE)
NO_TREASURE: Final = EventFamily("no-treasure", _SEAT)
DUG: Final = EventFamily("dug", _SEAT, Field("row", ("1", "2", "3")), Field("column", ("1", "2", "3", "4")))
TENT: Final = EventFamily("tent", _SEAT, _N)
OUT_OF_JAIL: Final = EventFamily("out-of-jail", _SEAT)
DRAWS: Final = EventFamily("draws", _SEAT, Field("basic", ()), Field("advanced", ()))
"""The decks are announced from which artifacts are drawn (NF-STORE-2)."""
SEARCHED: Final = EventFamily("searched", _SEAT)
"""A treasure is looked for in the hut."""
CHIEF: Final = EventFamily("chief", _SEAT, Field("faction", FACTIONS))
# Adventure
LEFT_TOWN: Final = EventFamily("left-town", _SEAT, _PLACE)
ARRANGING: Final = EventFamily("arranging", _SEAT)
"""All members step out of their slots, to be assigned anew."""
RESTORED: Final = EventFamily("restored", _SEAT, _N)
ON_THE_WAY: Final = EventFamily("on-the-way", _SEAT, _PLACE, Field("met", WAYSIDE))
"""A pawn sets out for a location and does not arrive at once."""
WENT: Final = EventFamily("went", _SEAT, Field("from", CODES), _PLACE)
SET_ASIDE: Final = EventFamily("set-aside", _SEAT, Field("means", ("heart", "pass", "food")))
SET_BACK: Final = EventFamily("set-back", _SEAT, Field("means", ("heart", "pass", "food")))
FOUGHT: Final = EventFamily("fought", _SEAT, Field("threat", THREATS))
FOUGHT_BOSS: Final = EventFamily("fought-boss", _SEAT, Field("boss", BOSSES))
BEAT: Final = EventFamily("beat", _SEAT, Field("threat", THREATS), Field("total", ()))
BEAT_BOSS: Final = EventFamily("beat-boss", _SEAT, Field("boss", BOSSES), Field("total", ()))
FELL_BACK: Final = EventFamily("fell-back", _SEAT, _PLACE, Field("total", ()), Field("value", ()))
SLIPPED: Final = EventFamily("slipped", _SEAT)
LET_GO: Final = EventFamily("let-go", _SEAT, Field("animal", ("bird", "turtle")))
ATTEMPTED: Final = EventFamily("attempted", _SEAT, _PLACE)
OPENED: Final = EventFamily("opened", _SEAT, Field("passage", ()))
"""A passage of the book is read, by its number in the book."""
CHOSE: Final = EventFamily("chose", _SEAT, Field("choice", ()))
SUCCEEDED: Final = EventFamily(
    "succeeded", _SEAT, _STAT, Field("total", ()), Field("difficulty", ()), Field("bonus", ("no", "yes"))
)
FAILED: Final = EventFamily("failed", _SEAT, _STAT, Field("total", ()), Field("difficulty", ()))
RESOLVED: Final = EventFamily("resolved", _SEAT)
"""A choice without a roll."""
UNPAID: Final = EventFamily("unpaid", _SEAT)
WON_WORLD: Final = EventFamily("won-world", _SEAT, Field("world", WORLD))
LAID_DOWN: Final = EventFamily("laid-down", _SEAT, Field("world", WORLD))
"""A world card goes back to the supply."""
WON_KEYWORD: Final = EventFamily("won-keyword", _SEAT, Field("keyword", KEYWORDS))
NOTED: Final = EventFamily("noted", _SEAT, _N)
"""A side quest or the next quest of a story is noted; `n` is how many are pending."""
VOID: Final = EventFamily("void", _SEAT)
"""Part of a reward gives nothing."""
BOX_FILLED: Final = EventFamily("box-filled", _SEAT, _N)
EXPERIENCE: Final = EventFamily("experience", _SEAT, _N)
CAMPED: Final = EventFamily("camped", _SEAT, _PLACE)
# Cards
BOUGHT: Final = EventFamily("bought", _SEAT, _ARTIFACT)
USED: Final = EventFamily("used", _SEAT, Field("card", CARDS))
"""An ability of a card is used, or its effect happens."""
ENDED: Final = EventFamily("ended")

EVENTS: Final = Events(
    *(
        LEARNED,
        IS,
        HAS_PET,
        FIRST,
        BOOK,
        CAME,
        DEALT,
        PICKED,
        PASSED_ON,
        DISCARDED,
        DISCARDED_OPENLY,
        KEPT,
        READY,
    ),
    *(
        RESHUFFLED,
        ROUND,
        TURN,
        LAST_ROUND,
        TRUNCATED,
        VISITED,
        ENTERED,
        CHALLENGED,
        ROLLED,
        OPPOSED,
        RAISED,
        SPENT,
    ),
    *(
        DUEL_WON,
        DUEL_LOST,
        GAINED,
        PAID,
        LOST,
        TRADING,
        LAID,
        HANDED,
        REPUTATION,
        RECRUITED,
        JOINED,
        TOOK_SLOT,
        STOOD_DOWN,
    ),
    *(
        ASIDE,
        FOUND,
        SAW,
        DROPPED,
        NO_TREASURE,
        DUG,
        TENT,
        OUT_OF_JAIL,
        DRAWS,
        SEARCHED,
        CHIEF,
        LEFT_TOWN,
        ARRANGING,
        RESTORED,
        ON_THE_WAY,
        WENT,
        SET_ASIDE,
        SET_BACK,
    ),
    *(FOUGHT, FOUGHT_BOSS, BEAT, BEAT_BOSS, FELL_BACK, SLIPPED, LET_GO, ATTEMPTED, OPENED, CHOSE, SUCCEEDED),
    *(
        FAILED,
        RESOLVED,
        UNPAID,
        WON_WORLD,
        LAID_DOWN,
        WON_KEYWORD,
        NOTED,
        VOID,
        BOX_FILLED,
        EXPERIENCE,
        CAMPED,
        BOUGHT,
    ),
    *(USED, ENDED),
)
