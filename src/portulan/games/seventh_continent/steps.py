"""The steps of a match by name, with the arguments of their frames; in the order in which the rules tell them."""

from __future__ import annotations

from typing import Final

from portulan.engine.steps import SEAT, Arg, StepNames
from portulan.games.seventh_continent.moves import MOST_CARDS, MOST_CELLS, SPACE
from portulan.games.seventh_continent.terms import MOST_PLAYERS, NONE, PILES, SLOTS, TRIGGERS

NAMES: Final = StepNames()

_CARD = Arg("card", NONE, MOST_CARDS - 1, labels="card")
_CELL = Arg("cell", NONE, MOST_CELLS - 1, labels="cell")
_COUNT = Arg("count", 0, 1000)
_NUMBER = Arg("number", 0, 999)
_FROM = Arg("from", 0, 1 << 16)
_EFFECT = Arg("effect", 0, 1 << 16, labels="effect")
_AFTER_EFFECT = Arg("after", NONE, 1 << 16, labels="effect")
_AFTER_CARD = Arg("after", NONE, MOST_CARDS - 1, labels="card")
_PROGRAM = Arg("program", 0, 1 << 20, labels="program")
_AT = Arg("at", 0, 1000)
_MASK = Arg("mask", 0, 1000, labels="filter")
_OTHER = Arg("other", 0, MOST_PLAYERS - 1)
_PLACE = Arg("place", 0, 99)
_MOVE = Arg("move", 0, SPACE.size)
_SEATS = Arg("seats", 0, (1 << MOST_PLAYERS) - 1)
_OP = (_PROGRAM, _AT, SEAT, _CARD, _CELL)
"""A part of a program, who reads it on which card, and the place that it is about."""

# Setting up

CHARACTER: Final = NAMES.step("character", SEAT)
CLUES: Final = NAMES.step("clues")
START: Final = NAMES.step("start")

# The turn

TURN: Final = NAMES.step("turn")
GROUP: Final = NAMES.step("group")
CONSENT: Final = NAMES.step("consent", SEAT, Arg("proposer", 0, MOST_PLAYERS - 1), _MOVE)
ACTION: Final = NAMES.step("action", SEAT)
DESTINATION: Final = NAMES.step("destination", SEAT)
OFFER: Final = NAMES.step("offer", SEAT)
ACCEPT: Final = NAMES.step("accept", SEAT, Arg("helper", 0, MOST_PLAYERS - 1))
MUST_JOIN: Final = NAMES.step("must join", SEAT)
NEXT_MANDATORY: Final = NAMES.step("next mandatory")
AFTER_MANDATORY: Final = NAMES.step("after mandatory", _CARD, _CELL)
FAIL: Final = NAMES.step("fail")

# The seven steps of an action

BEGIN: Final = NAMES.step("begin action")
OBJECTS: Final = NAMES.step("objects", SEAT, _FROM)
COST: Final = NAMES.step("cost")
LOWER: Final = NAMES.step("lower cost", SEAT, _AFTER_EFFECT)
PROVIDE: Final = NAMES.step("provide", SEAT, _AFTER_EFFECT)
MATERIALS: Final = NAMES.step("materials", SEAT, _FROM)
TRADE: Final = NAMES.step("trade", SEAT)
EXTRA: Final = NAMES.step("extra cards", SEAT)
DRAW: Final = NAMES.step("draw", _COUNT)
DRAW_CARD: Final = NAMES.step("draw card", _COUNT)
RESULT: Final = NAMES.step("result")
PAIRS: Final = NAMES.step("pairs", SEAT, _COUNT)
RAISE: Final = NAMES.step("raise successes", SEAT, _AFTER_EFFECT)
JUDGE: Final = NAMES.step("judge")
SKILL: Final = NAMES.step("skill", SEAT)
RECEIVER: Final = NAMES.step("receiver", SEAT, _CARD)
CLEAR_AWAY: Final = NAMES.step("discard")
CONSEQUENCE: Final = NAMES.step("consequence")
AFTER_FAILURE: Final = NAMES.step("after failure")
READJUST: Final = NAMES.step("readjustment")
EXCESS: Final = NAMES.step("excess", SEAT)
END_ACTION: Final = NAMES.step("end of action")

# Operations

RUN: Final = NAMES.step("run", *_OP)
CHOOSE_WHO: Final = NAMES.step("choose participant", SEAT, _PROGRAM, _AT, Arg("reader", 0, 3), _CARD, _CELL)
CHOOSE: Final = NAMES.step("choose", SEAT, _PROGRAM, _AT, _CARD, _CELL)
RANDOM: Final = NAMES.step("random", *_OP)
PLACES: Final = NAMES.step("places", SEAT, _PROGRAM, _AT)
TEST: Final = NAMES.step("test", *_OP)
TEXT: Final = NAMES.step("text", Arg("passage", 0, 1 << 16, labels="passage"))
PICK: Final = NAMES.step("pick", SEAT, _PROGRAM, _AT, _CARD, _COUNT)
TO_HAND: Final = NAMES.step("to hand", SEAT, _COUNT, _AFTER_CARD, Arg("pile", 0, PILES - 1), _MASK)
BUY: Final = NAMES.step("buy", SEAT)
PAY: Final = NAMES.step("pay", SEAT, _CARD, _COUNT, _AFTER_CARD)
LEARNER: Final = NAMES.step("learner", SEAT, _CARD)
BANISH_NUMBER: Final = NAMES.step("banish number", _NUMBER)
GOLD: Final = NAMES.step("gold", _CARD, _OTHER)
ARRIVAL: Final = NAMES.step("arrival", _CELL)

# Taking and resolving cards

TAKE: Final = NAMES.step("take", _NUMBER, _OTHER, _CELL, Arg("if available", 0, 1))
TAKE_CARD: Final = NAMES.step("take card", _NUMBER, _OTHER, _CELL)
FLAGGED: Final = NAMES.step("flagged box", SEAT, _PROGRAM, _AT, _CARD, _CELL)
FLAG_OBJECT: Final = NAMES.step("flag object", SEAT, _PROGRAM, _AT)
AT_TAKING: Final = NAMES.step("at taking", SEAT, _OTHER, _AFTER_EFFECT)
READ: Final = NAMES.step("read", _CARD, _PLACE)
RESOLVE: Final = NAMES.step("resolve", _CARD, _OTHER, _CELL)
PLACE: Final = NAMES.step("place", _CARD, _OTHER, _CELL)
HOLD: Final = NAMES.step("hold", SEAT, _CARD)
CANCEL: Final = NAMES.step("cancel state", SEAT, _CARD, Arg("acquirer", 0, MOST_PLAYERS - 1))
ACQUIRE: Final = NAMES.step("acquire state", _OTHER, _CARD)
ADD_STATE: Final = NAMES.step("add state", _OTHER, _CARD)
TURN_FOG: Final = NAMES.step("turn fog", _OTHER, _CELL)
CLEAR_PLACE: Final = NAMES.step("clear place", _OTHER, _CELL)

# Energy

LOSE: Final = NAMES.step("lose", _COUNT)
LOSE_CARD: Final = NAMES.step("lose card", _COUNT)
RECOVER: Final = NAMES.step("recover", _COUNT, _MASK)
RECOVER_CARD: Final = NAMES.step("recover card", _COUNT, _MASK)
RECOVER_PICK: Final = NAMES.step("recover pick", SEAT, _COUNT, _AFTER_CARD, _MASK)
PEEK: Final = NAMES.step("peek", _COUNT)
PEEK_CARD: Final = NAMES.step("peek card", _COUNT)

# Moving

TRAVEL: Final = NAMES.step("travel", SEAT)
ACROSS: Final = NAMES.step("across", SEAT, _CARD)
ARRIVE_ACROSS: Final = NAMES.step("arrive across", _CELL)

# Objects

STOW: Final = NAMES.step("stow", SEAT, _CARD, Arg("found", 0, 1), Arg("given", 0, 1))
DROP: Final = NAMES.step("drop", SEAT)
GIVE: Final = NAMES.step("give", SEAT)
GIFT: Final = NAMES.step("gift", SEAT, Arg("giver", 0, MOST_PLAYERS - 1), _MOVE)
HAND_OVER: Final = NAMES.step("hand over", _OTHER, _MOVE)
DAMAGE: Final = NAMES.step("damage", SEAT, _COUNT, _FROM, _SEATS)
REPAIR: Final = NAMES.step("repair", SEAT, _COUNT, _FROM, Arg("slots", 0, (1 << MOST_PLAYERS * SLOTS) - 1))
CHECK_LIMITS: Final = NAMES.step("check limits")
EXCESS_OBJECTS: Final = NAMES.step("excess objects", SEAT)
SHORTEN: Final = NAMES.step("shorten columns")

# Numbers to enter, answers, the end

SEARCH: Final = NAMES.step("search", SEAT)
FOLD: Final = NAMES.step("fold", SEAT, Arg("folded", 0, 1))
NUMBER: Final = NAMES.step("enter number", SEAT, _CARD)
CHECK: Final = NAMES.step("check number", _OTHER, _CARD, _NUMBER)
TRIGGER: Final = NAMES.step(
    "trigger", Arg("what", 0, len(TRIGGERS) - 1), Arg("icon", NONE, 31), Arg("outcome", 0, 2)
)
ANSWER: Final = NAMES.step("answer", SEAT, _EFFECT)
NEW_CHARACTER: Final = NAMES.step("new character", SEAT)
JOIN_AT: Final = NAMES.step("join at", SEAT)
LEAVING: Final = NAMES.step("leaving", SEAT)
