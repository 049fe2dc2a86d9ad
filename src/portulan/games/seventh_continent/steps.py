"""The steps of a match by name, with the arguments of their frames; in the order in which the rules tell them."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import SEAT, Arg, StepNames
from portulan.games.seventh_continent.moves import MOST_CARDS, MOST_CELLS, SPACE
from portulan.games.seventh_continent.terms import MOST_PLAYERS, NONE, SLOTS, TRIGGERS

NAMES: Final = StepNames()

_CARD = Arg("card", NONE, MOST_CARDS - 1)
_CELL = Arg("cell", NONE, MOST_CELLS - 1)
_COUNT = Arg("count", 0, 1000)
_NUMBER = Arg("number", 0, 999)
_FROM = Arg("from", 0, 1 << 16)
_SLOT = Arg("slot", 0, MOST_PLAYERS * SLOTS - 1)
_EFFECT = Arg("effect", 0, 1 << 16)
_PROGRAM = Arg("program", 0, 1 << 20)

# Setting up, turns

CHARACTER: Final = NAMES.step("character", SEAT)
FOG: Final = NAMES.step("first fog")
TURN: Final = NAMES.step("turn")
GROUP: Final = NAMES.step("group")
CONSENT: Final = NAMES.step("consent", SEAT, Arg("proposer", 0, MOST_PLAYERS - 1), Arg("move", 0, SPACE.size))
CARRY_OUT: Final = NAMES.step("carry out", SEAT, Arg("move", 0, SPACE.size))
ACTION: Final = NAMES.step("action", SEAT)
DESTINATION: Final = NAMES.step("destination", SEAT)
OFFER: Final = NAMES.step("offer", SEAT)
ACCEPT: Final = NAMES.step("accept", SEAT, Arg("helper", 0, MOST_PLAYERS - 1))
MUST_JOIN: Final = NAMES.step("must join", SEAT)

# The seven steps of an action

BEGIN: Final = NAMES.step("begin action")
OBJECTS: Final = NAMES.step("objects", SEAT, _FROM)
COST: Final = NAMES.step("cost")
LOWER: Final = NAMES.step("lower cost", SEAT, _FROM)
MATERIALS: Final = NAMES.step("materials", SEAT, _FROM)
TRADE: Final = NAMES.step("trade", SEAT)
EXTRA: Final = NAMES.step("extra cards", SEAT)
DRAW: Final = NAMES.step("draw", _COUNT)
DRAW_CARD: Final = NAMES.step("draw card", _COUNT)
RESULT: Final = NAMES.step("result")
RAISE: Final = NAMES.step("raise successes", SEAT, _FROM)
JUDGE: Final = NAMES.step("judge")
SKILL: Final = NAMES.step("skill", SEAT)
RECEIVER: Final = NAMES.step("receiver", SEAT, _CARD)
CLEAR_AWAY: Final = NAMES.step("discard")
CONSEQUENCE: Final = NAMES.step("consequence")
AFTER_FAILURE: Final = NAMES.step("after failure")
READJUST: Final = NAMES.step("readjustment")
EXCESS: Final = NAMES.step("excess", SEAT)
EXCESS_OBJECTS: Final = NAMES.step("excess objects", SEAT)
END_ACTION: Final = NAMES.step("end of action")
NEXT_MANDATORY: Final = NAMES.step("next mandatory")
AFTER_MANDATORY: Final = NAMES.step("after mandatory", _CARD, _CELL)

# Parts of a consequence

RUN: Final = NAMES.step("run", _PROGRAM, Arg("at", 0, 1000), SEAT, _CARD, _CELL)
FOR_EACH: Final = NAMES.step("for each", _PROGRAM, SEAT, _CARD, _CELL, Arg("seats", 0, 15))
CHOOSE: Final = NAMES.step("choose", SEAT, _PROGRAM, Arg("at", 0, 1000), _CARD, _CELL)
RANDOM: Final = NAMES.step("random", _PROGRAM, Arg("at", 0, 1000), SEAT, _CARD, _CELL)
CHOOSE_WHO: Final = NAMES.step("choose participant", SEAT, _PROGRAM, Arg("at", 0, 1000), _CARD, _CELL)
TAKE: Final = NAMES.step("take", _NUMBER, SEAT, _CELL, Arg("if available", 0, 1), _CARD)
TAKE_CARD: Final = NAMES.step("take card", _NUMBER, SEAT, _CELL)
FLAGGED: Final = NAMES.step("flagged box", SEAT, _PROGRAM, Arg("at", 0, 1000), _CARD, _CELL)
FLAG_OBJECT: Final = NAMES.step("flag object", SEAT, _PROGRAM, Arg("at", 0, 1000), _CARD, _CELL)
READ: Final = NAMES.step("read", _CARD, SEAT, _CELL)
RESOLVE: Final = NAMES.step("resolve", _CARD, SEAT, _CELL)
PLACE: Final = NAMES.step("place", _CARD, SEAT, _CELL)
REVEAL_FOG: Final = NAMES.step("reveal fog", SEAT, _CELL)
CLEAR_PLACE: Final = NAMES.step("clear place", SEAT, _CELL)
HOLD: Final = NAMES.step("hold", SEAT, _CARD)
STOW: Final = NAMES.step("stow", SEAT, _CARD, Arg("found", 0, 1), Arg("given", 0, 1))
CANCEL: Final = NAMES.step("cancel state", SEAT, _CARD, _FROM, Arg("acquirer", 0, MOST_PLAYERS - 1))
ACQUIRE: Final = NAMES.step("acquire state", SEAT, _CARD)
ADD_STATE: Final = NAMES.step("add state", SEAT, _CARD)
LOSE: Final = NAMES.step("lose", _COUNT)
LOSE_CARD: Final = NAMES.step("lose card", _COUNT)
RECOVER: Final = NAMES.step("recover", _COUNT)
RECOVER_CARD: Final = NAMES.step("recover card", _COUNT)
RECOVER_PICK: Final = NAMES.step("recover pick", SEAT, _COUNT, _FROM)
PEEK: Final = NAMES.step("peek", _COUNT)
PEEK_CARD: Final = NAMES.step("peek card", _COUNT)
DAMAGE: Final = NAMES.step("damage", SEAT, _COUNT, _FROM, Arg("seats", 0, 15))
REPAIR: Final = NAMES.step("repair", SEAT, _COUNT, _FROM, Arg("slots", 0, 1 << 16))
PICK: Final = NAMES.step("pick", SEAT, _PROGRAM, Arg("at", 0, 1000), _CARD, _COUNT)
TO_HAND: Final = NAMES.step("to hand", SEAT, _COUNT, Arg("pile", 0, 20))
TO_HAND_PICK: Final = NAMES.step("to hand pick", SEAT, _COUNT, _FROM)
TRAVEL: Final = NAMES.step("travel", SEAT)
ACROSS: Final = NAMES.step("across", SEAT, _CARD)
ARRIVE_ACROSS: Final = NAMES.step("arrive across", _CELL)
ARRIVAL: Final = NAMES.step("arrival", _CELL, Arg("seats", 0, 15))
BUY: Final = NAMES.step("buy", SEAT)
TEST_DRAW: Final = NAMES.step("test draw", _PROGRAM, Arg("at", 0, 1000), SEAT, _CARD, _CELL)
TEST_RESULT: Final = NAMES.step("test result", _PROGRAM, Arg("at", 0, 1000), SEAT, _CARD, _CELL)
BANISH_CARD: Final = NAMES.step("banish unseen", _NUMBER)

# Effects that answer to an event, entries, camps, the end

TRIGGER: Final = NAMES.step(
    "trigger", Arg("what", 0, len(TRIGGERS) - 1), Arg("icon", NONE, 31), Arg("outcome", 0, 2)
)
ANSWER: Final = NAMES.step("answer", SEAT, _EFFECT)
NUMBER: Final = NAMES.step("enter number", SEAT, _CARD)
CHECK: Final = NAMES.step("check number", SEAT, _CARD, _NUMBER)
REPLACE: Final = NAMES.step("replace", _NUMBER, SEAT, _CELL)
RESUME: Final = NAMES.step("resume")
NEW_CHARACTER: Final = NAMES.step("new character", SEAT)
CHECK_LIMITS: Final = NAMES.step("check limits")
