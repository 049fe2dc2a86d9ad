"""Quests: which one is attempted, its page, the choice, the roll and the outcome (NF-QUEST, NF-KEYWORD, NF-ARCADE)."""

from __future__ import annotations

from typing import Final

from portulan.engine.dice import pips
from portulan.engine.steps import Frame, Weights
from portulan.games.near_and_far import effects, events, payments, rolls, steps, talents
from portulan.games.near_and_far.box import STATS, Way
from portulan.games.near_and_far.moves import ARCADE, ATTEMPT, CHOOSE, DIE, HEARTS, PASS, SIDE, USE
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import NONE

BONUS: Final = 2
"""How far above the difficulty the bonus begins (NF-QUEST-8, G-121)."""
STORY_BEFORE_LAST_MAP: Final = 8
"""Character quests that are completed before the last map (NF-CHARMODE-8)."""
STORY: Final = 10

FAILURE: Final = 0
SUCCESS: Final = 1
GREAT_SUCCESS: Final = 2

# Which quest (NF-QUEST-3, NF-CAMPAIGN-8, NF-CHARMODE-3)


def attempt(state: Position, frame: Frame, move: int) -> None:
    """The quest is attempted, or ignored (NF-QUEST-1); its token leaves the map (NF-QUEST-10)."""
    if move not in ATTEMPT:
        return
    seat = frame[1]
    place = state.location(seat)
    state.books &= ~(1 << place)
    state.tell(events.ATTEMPTED, seat, place)
    if uses_arcade(state, seat):
        state.stack.append((steps.ARCADE, seat))
    elif state.rules.character:
        open_quest(state, seat, state.story[seat])
    elif state.rules.campaign and pending(state, seat):
        state.stack.append((steps.SIDE, seat))
    else:
        open_quest(state, seat, state.atlas.quest[place])


def uses_arcade(state: Position, seat: int) -> bool:
    """Tells whether an arcade card is drawn: in Arcade mode, and after the story in Character mode (NF-CHARMODE-9)."""
    if state.rules.arcade:
        return True
    if not state.rules.character:
        return False
    done = state.story_done[seat]
    return done >= (STORY if is_last_map(state) else STORY_BEFORE_LAST_MAP)


def is_last_map(state: Position) -> bool:
    """Tells whether the last map is played on (NF-CHARMODE-8)."""
    return state.atlas.number == 11


def pending(state: Position, seat: int) -> list[int]:
    """Lists the places of a player's side quests among all that are noted, the oldest first."""
    return [n for n, owner in enumerate(state.pending_of) if owner == seat]


def against_side(state: Position, frame: Frame, move: int) -> str:
    """One of the noted side quests is attempted; by an option the oldest (NF-CAMPAIGN-8, G-136)."""
    count = len(pending(state, frame[1]))
    number = SIDE.index(move)
    if number >= count or (state.rules.side_fifo and number):
        return "NF-CAMPAIGN-8"
    return ""


def side(state: Position, frame: Frame, move: int) -> None:
    """A side quest is read instead of the quest of the map."""
    seat = frame[1]
    open_quest(state, seat, state.pending[pending(state, seat)[SIDE.index(move)]])


def arcade_deck(state: Position) -> int:
    """Gathers the arcade cards that may be drawn; an empty deck is filled with all discarded ones (G-65)."""
    if state.arcade_deck or not state.rules.reshuffle:
        return state.arcade_deck
    return (1 << len(state.box.arcade)) - 1


def arcade_weights(state: Position, frame: Frame) -> Weights:
    """Every card of the deck is equally likely."""
    return [(ARCADE.base + card, 1) for card in bits(arcade_deck(state))]


def begin_arcade(state: Position, frame: Frame) -> None:
    """An arcade card is drawn, if there is one (NF-ARCADE-2)."""
    if arcade_deck(state):
        state.stack.append((steps.ARCADE_CARD, frame[1]))
    else:
        state.tell(events.VOID, frame[1])


def arcade(state: Position, frame: Frame, outcome: int) -> None:
    """The card is read: title, choices, difficulties (NF-ARCADE-2)."""
    card = ARCADE.index(outcome)
    if not state.arcade_deck:
        state.tell(events.RESHUFFLED, events.ARCADE_PILE)
    state.arcade_deck = arcade_deck(state) & ~(1 << card)
    state.arcade = card
    state.stack.append((steps.PAGE, frame[1]))


def open_quest(state: Position, seat: int, quest: int) -> None:
    """Has a quest read."""
    state.quest = quest
    state.stack.append((steps.PAGE, seat))


# The page (NF-QUEST-4)


def page(state: Position, frame: Frame) -> int:
    """The passage with the story and the headers of its choices."""
    return state.box.arcade_page[state.arcade] if state.arcade != NONE else state.box.page[state.quest]


def read(state: Position, frame: Frame) -> None:
    """The page is open, and one legal choice must be taken (G-123)."""
    state.page = page(state, frame)
    state.tell(events.OPENED, frame[1], state.page)
    state.stack.append((steps.CHOOSE, frame[1]))


def ways(state: Position) -> tuple[Way, ...]:
    """Lists the choices of the page that lies open."""
    if state.arcade != NONE:
        return state.box.arcade_ways[state.arcade]
    return state.box.ways[state.quest] if state.quest != NONE else ()


def open_ways(state: Position, seat: int) -> list[int]:
    """Lists the choices that keywords leave, whatever they cost (NF-KEYWORD-2 to NF-KEYWORD-6, G-198)."""
    held = state.keywords[seat]
    found = ways(state)
    met = [n for n, way in enumerate(found) if way.keywords and way.keywords & held == way.keywords]
    compulsory = [n for n in met if not found[n].optional]
    if compulsory:
        most = max(found[n].keywords.bit_count() for n in compulsory)
        return [n for n in compulsory if found[n].keywords.bit_count() == most]
    return [n for n, way in enumerate(found) if not way.keywords or n in met]


def against_choose(state: Position, frame: Frame, move: int) -> str:
    """A choice of the page that keywords allow and that can be paid is taken (NF-QUEST-6, NF-KEYWORD)."""
    seat, number = frame[1], CHOOSE.index(move)
    found = ways(state)
    if number >= len(found):
        return "NF-QUEST-6"
    way = found[number]
    if number not in open_ways(state, seat):
        if way.keywords & state.keywords[seat] != way.keywords:
            return "NF-KEYWORD-5"
        if way.keywords and not way.optional:
            return "NF-KEYWORD-6"
        return "NF-KEYWORD-4" if way.otherwise else "NF-KEYWORD-2"
    return "" if payments.can_pay(state, seat, way.cost) else "NF-QUEST-11"


def choose(state: Position, frame: Frame, move: int) -> None:
    """A choice is announced and paid for, then the die is rolled, if there is a difficulty (NF-QUEST-14)."""
    seat = frame[1]
    state.choice = CHOOSE.index(move)
    way = ways(state)[state.choice]
    state.tell(events.CHOSE, seat, state.choice + 1)
    state.stack.append((steps.QUEST_RESULT, seat))
    if way.stat != NONE:
        rolls.begin(state)
        state.stack.append((steps.QUEST_HEARTS, seat))
        state.stack.append((steps.QUEST_AIDS, seat))
        state.stack.append((steps.QUEST_DIE, seat))
    payments.pay(state, seat, way.cost)


# The roll (NF-ROLL-1, NF-ROLL-2)


def roll(state: Position, frame: Frame, outcome: int) -> None:
    """The die is rolled."""
    state.dice[0] = pips(DIE, outcome)
    state.tell(events.ROLLED, frame[1], state.dice[0])


def context(state: Position) -> str:
    """Names the roll, for aids that work on some rolls only."""
    return f"quest-{STATS[ways(state)[state.choice].stat]}"


def against_aid(state: Position, frame: Frame, move: int) -> str:
    """Aids may be used after the die (D-10)."""
    if move in PASS:
        return ""
    return "" if USE.index(move) in rolls.aids(state, frame[1], context(state)) else "NF-QUEST-6"


def aid_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the aids, and to use none."""
    return [*(USE.base + card for card in rolls.aids(state, frame[1], context(state))), PASS.base]


def aid(state: Position, frame: Frame, move: int) -> None:
    """An aid is used, and another may be."""
    if move in PASS:
        return
    seat = frame[1]
    state.stack.append(frame)
    if rolls.use_aid(state, seat, USE.index(move), context(state), 0):
        state.stack.append((steps.QUEST_DIE, seat))


def total(state: Position, seat: int) -> int:
    """Adds up the roll."""
    strength = state.combat(seat) if ways(state)[state.choice].stat else state.skill(seat)
    return state.dice[0] + strength + state.raised[0]


def heart_amounts(state: Position, frame: Frame) -> list[int]:
    """Lists how many hearts may be spent: none, and the least for success and bonus (G-102)."""
    seat = frame[1]
    missing = ways(state)[state.choice].difficulty - total(state, seat)
    return rolls.amounts(state, seat, (missing, missing + BONUS))


def against_hearts(state: Position, frame: Frame, move: int) -> str:
    """Hearts that one has may be spent, as many as change the result (NF-HEART-4, G-102)."""
    return "" if HEARTS.index(move) in heart_amounts(state, frame) else "NF-HEART-4"


def heart_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the amounts."""
    return [HEARTS.base + n for n in heart_amounts(state, frame)]


def hearts(state: Position, frame: Frame, move: int) -> None:
    """Hearts close the roll."""
    rolls.spend(state, frame[1], HEARTS.index(move))


# The outcome (NF-QUEST-7 to NF-QUEST-9)


def result(state: Position, frame: Frame) -> None:
    """On success the reaction is read; on failure only in a character's story (NF-QUEST-9, NF-CHARMODE-6)."""
    seat = frame[1]
    way = ways(state)[state.choice]
    outcome = SUCCESS
    if way.stat == NONE:
        state.tell(events.RESOLVED, seat)
    else:
        reached = total(state, seat)
        rolls.close(state)
        outcome = FAILURE
        if reached >= way.difficulty:
            outcome = GREAT_SUCCESS if reached >= way.difficulty + BONUS else SUCCESS
            state.tell(
                events.SUCCEEDED,
                seat,
                way.stat,
                reached,
                way.difficulty,
                int(reached >= way.difficulty + BONUS),
            )
        else:
            state.tell(events.FAILED, seat, way.stat, reached, way.difficulty)
    state.stack.append((steps.QUEST_OVER, seat, int(outcome != FAILURE)))
    if outcome != FAILURE or (state.rules.character and state.arcade == NONE):
        state.stack.append((steps.REACTION, seat, outcome))


def reaction(state: Position, frame: Frame) -> int:
    """The passage that tells what came of the choice."""
    way = ways(state)[state.choice]
    return way.failure if frame[2] == FAILURE and way.failure != NONE else way.reaction


def react(state: Position, frame: Frame) -> None:
    """The reaction is read; a success brings its reward, and the bonus line after it (NF-QUEST-8)."""
    _, seat, outcome = frame
    state.page = reaction(state, frame)
    state.tell(events.OPENED, seat, state.page)
    state.unpaid = 0
    if outcome == GREAT_SUCCESS:
        state.stack.append((steps.REWARD, seat, 1, 0))
    if outcome != FAILURE:
        state.stack.append((steps.REWARD, seat, 0, 0))


def over(state: Position, frame: Frame) -> None:
    """The attempt is over: boxes, experience, what is crossed out, what comes next (NF-CAMPAIGN-5, NF-CHARMODE-5)."""
    _, seat, success = frame
    way = ways(state)[state.choice]
    quest, was_arcade = state.quest, state.arcade != NONE
    state.quest = NONE
    state.arcade = NONE
    state.choice = NONE
    state.unpaid = 0
    state.quests_done[seat] += 1
    if state.rules.campaign:
        if not (state.rules.side_retry and not success):
            cross_out(state, seat, quest)
        talents.fill_box(state, seat)
    elif state.rules.character and not was_arcade:
        state.story_done[seat] += 1
        state.story[seat] = way.next
        state.tell(events.NOTED, seat, state.story_done[seat])
        talents.gain_xp(state, seat)
    if success:
        stat = STATS[way.stat] if way.stat != NONE else None
        effects.trigger(state, seat, "quest-success", stat=stat)
    else:
        effects.trigger(state, seat, "quest-failed")


def cross_out(state: Position, seat: int, quest: int) -> None:
    """A side quest that was carried out is crossed out (NF-CAMPAIGN-9)."""
    for n in pending(state, seat):
        if state.pending[n] == quest:
            del state.pending[n]
            del state.pending_of[n]
            return
