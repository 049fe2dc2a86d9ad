"""The moves of Near and Far: families with stable ids; what chance brings, and what players decide.

Cards are named by their ids in the catalogue, locations of the map by their codes.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.action_space import ActionSpace, Family, Field, Number
from portulan.engine.dice import die_family
from portulan.games.near_and_far.catalogue import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    CARDS,
    CHARACTERS,
    MEMBERS,
    PETS,
    TALENTS,
    THREATS,
    TREASURES,
)
from portulan.games.near_and_far.terms import BUILDINGS, CODES, GOODS, MOST_CHOICES

MOST_ARCADE: Final = 80
MOST_PAID: Final = 40
"""Hearts or coins that one payment may take, at most."""

SEATS: Final = ("1", "2", "3", "4")
DUMMY: Final = 4
"""The opponent who stands in the Town Hall with two players (NF-SETUP-23)."""
MANNERS: Final = ("honorable", "foul")
HONORABLE: Final = 0
FOUL: Final = 1
WAYS: Final = ("freely", "paying")
"""Ways into an occupied building without a duel: from jail or by a talent, and by a payment."""

_ARTIFACT = Field("artifact", ARTIFACTS)
_TREASURE = Field("treasure", TREASURES)
_ADVENTURER = Field("adventurer", ADVENTURERS)
_PLACE = Field("place", CODES)
_SLOT = Field("slot", ("1", "2", "3", "4"))
_GOOD = Field("good", GOODS)
_CARD = Field("card", CARDS)
"""A card with effects; its place among the labels is its number in the box."""

# What chance brings

DIE: Final = die_family("roll", 6)
FIRST: Final = Family("first", "first {seat}", Field("seat", ("0", "1", "2", "3")))
DEALT: Final = Family("dealt", "dealt {artifact}", _ARTIFACT, secret=("artifact",))
FOUND: Final = Family("found", "found {treasure}", _TREASURE)
SEEN: Final = Family("seen", "seen {treasure}", _TREASURE, secret=("treasure",))
"""A treasure that one player alone may look at, in the hut by day."""
MET: Final = Family("met", "met {adventurer}", _ADVENTURER)
BOOK: Final = Family("book", "book {place}", _PLACE)
ARCADE: Final = Family("arcade", "arcade {number}", Number("number", 1, MOST_ARCADE))

# Before a game

LEARN: Final = Family("learn", "learn {talent}", Field("talent", TALENTS))
BE: Final = Family("be", "be {character}", Field("character", CHARACTERS))
PET: Final = Family("pet", "pet {pet} {slot}", Field("pet", PETS), _SLOT)
PICK: Final = Family("pick", "pick {artifact}", _ARTIFACT, secret=("artifact",))
DISCARD: Final = Family("discard", "discard {artifact}", _ARTIFACT, secret=("artifact",))
KEEP: Final = Family("keep", "keep {artifact}", _ARTIFACT, secret=("artifact",))
DRAW: Final = Family("draw", "draw {basic}+{advanced}", Number("basic", 0, 5), Number("advanced", 0, 5))

# A turn

VISIT: Final = Family("visit", "visit {building}", Field("building", BUILDINGS))
ADVENTURE: Final = Family("adventure", "adventure")
DONE: Final = Family("done", "done")
"""Ends what may be ended: a turn, a visit, a trade, a choice of several cards."""
PASS: Final = Family("pass", "pass")
"""Declines what is offered."""

# The town

ENTER: Final = Family("enter", "enter {way}", Field("way", WAYS))
DUEL: Final = Family(
    "duel", "duel {opponent} {manner}", Field("opponent", (*SEATS, "dummy")), Field("manner", MANNERS)
)
BONUS: Final = Family("bonus", "bonus {card}", _CARD)
"""A visit bonus of a card (NF-VISIT-4)."""
TRADE_FOR: Final = Family("trade-for", "trade for {good}", _GOOD)
TRADE_AWAY: Final = Family("trade-away", "trade away {good}", _GOOD)
GIVE: Final = Family("give", "give {good}", _GOOD)
TAKE: Final = Family("take", "take {good}", _GOOD)
REPUTATION: Final = Family(
    "reputation", "reputation {direction} {steps}", Field("direction", ("up", "down")), Number("steps", 1, 18)
)
RECRUIT: Final = Family("recruit", "recruit {adventurer}", _ADVENTURER)
REFRESH: Final = Family("refresh", "refresh")
PUT: Final = Family("put", "put {slot}", _SLOT)
"""A party member goes to a slot; PASS leaves him inactive."""
BUY_BIRD: Final = Family("bird", "bird")
BUY_TURTLE: Final = Family("turtle", "turtle")
STORE_COIN: Final = Family("coin", "coin")
HARVEST: Final = Family("harvest", "harvest")
SEEK: Final = Family("seek", "seek")
"""Draws a treasure in the Hut."""
REPLACE: Final = Family("replace", "replace {treasure}", _TREASURE)
CHOOSE_TREASURE: Final = Family("choose-treasure", "treasure {treasure}", _TREASURE)
DIG: Final = Family("dig", "dig {row}.{column}", Number("row", 1, 3), Number("column", 1, 4))

# Adventure

REARRANGE: Final = Family("rearrange", "rearrange")
ASSIGN: Final = Family("assign", "assign {member}", Field("member", MEMBERS))
"""A member takes the slot that is being filled; PASS leaves it empty (NF-LEAVE-2)."""
RESTORE: Final = Family("restore", "restore")
GO: Final = Family("go", "go {place}", _PLACE)
STOP: Final = Family("stop", "stop")
FIGHT: Final = Family("fight", "fight {threat}", Field("threat", THREATS))
FIGHT_BOSS: Final = Family("fight-boss", "challenge {boss}", Field("boss", BOSSES))
SLIP: Final = Family("slip", "slip past")
"""Passes a threat by a shield, or by a card that asks nothing for it."""
LET_GO: Final = Family("let-go", "let go {animal}", Field("animal", ("bird", "turtle")))
BYPASS: Final = Family("bypass", "bypass {card}", _CARD)
"""Passes a threat by a card that has a price."""
ATTEMPT: Final = Family("attempt", "attempt")
SIDE: Final = Family("side", "side {number}", Number("number", 1, 60))
CHOOSE: Final = Family("choose", "choose {choice}", Number("choice", 1, MOST_CHOICES))
CLAIM: Final = Family("claim", "claim {number}", Number("number", 1, 8))
"""One of several rewards."""
ACCEPT: Final = Family("accept", "accept")
CAMP: Final = Family("camp", "camp")
CAMP_AT: Final = Family("camp-at", "camp at {place}", _PLACE)

# Rolls, payments and what may be done at any time of one's turn

HEARTS: Final = Family("hearts", "hearts {number}", Number("number", 0, MOST_PAID))
INSTEAD: Final = Family("instead", "instead {number}", Number("number", 0, MOST_PAID))
"""How much of a payment is made in the good that stands for another (G-196)."""
USE: Final = Family("use", "use {card}", _CARD)
"""An ability of a card that helps where one is: on a roll, at a threat, in a building."""
INVOKE: Final = Family("invoke", "invoke {card}", _CARD)
"""An ability of a card that may be used at any time of one's turn."""
BUY: Final = Family("buy", "buy {artifact}", _ARTIFACT)
DROP: Final = Family("drop", "drop {treasure}", _TREASURE)

SPACE: Final = ActionSpace(
    (
        *(DIE, FIRST, DEALT, FOUND, SEEN, MET, BOOK, ARCADE),
        *(LEARN, BE, PET, PICK, DISCARD, KEEP, DRAW),
        *(VISIT, ADVENTURE, DONE, PASS),
        *(ENTER, DUEL, BONUS, TRADE_FOR, TRADE_AWAY, GIVE, TAKE, REPUTATION, RECRUIT, REFRESH, PUT),
        *(BUY_BIRD, BUY_TURTLE, STORE_COIN, HARVEST, SEEK, REPLACE, CHOOSE_TREASURE, DIG),
        *(
            REARRANGE,
            ASSIGN,
            RESTORE,
            GO,
            STOP,
            FIGHT,
            FIGHT_BOSS,
            SLIP,
            LET_GO,
            BYPASS,
            ATTEMPT,
            SIDE,
            CHOOSE,
        ),
        *(CLAIM, ACCEPT, CAMP, CAMP_AT, HEARTS, INSTEAD, USE, INVOKE, BUY, DROP),
    )
)
