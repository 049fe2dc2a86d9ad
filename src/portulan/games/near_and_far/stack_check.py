"""Whether what remains to be done can be done: a file with another stack is refused before any of it is run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from portulan.engine.steps import Frame
from portulan.games.near_and_far import entries, quests, rewards, setup, steps
from portulan.games.near_and_far.box import THREAT_ICON
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import MOST_LOCATIONS, NONE, SLOTS

Check = Callable[[Position, Frame], bool]

_SETUP: Final = (
    *((steps.GAME,), (steps.OPENING,), (steps.AFTER_DRAFT,), (steps.DRAFT,), (steps.DEAL,)),
    *((steps.DEAL_CARD,), (steps.BOOKS, steps.BOOK), (steps.ROW_UP,), (steps.MEET,)),
    *((steps.CHOOSE_FIRST,), (steps.PET,), (steps.CHARACTER,), (steps.INTRO, steps.TALENTS)),
)
_AFTER_DRAFT: Final = frozenset((steps.EFFECT, steps.SPLIT, steps.DRAW, steps.DRAW_CARD, steps.KEEP))
_TURN: Final = (
    ((steps.MAIN,),),
    ((steps.WAY_IN,),),
    (
        (steps.VISIT, steps.VISIT_AGAIN),
        (steps.SALOON_DUEL, steps.TRADE, steps.REPUTATION, steps.DUEL_RESULT),
        *((steps.DUEL_HEARTS,), (steps.DUEL_AIDS,), (steps.DEFENDER_AIDS,), (steps.DUEL_DIE,)),
    ),
    (
        (steps.STEP, steps.CROSS, steps.ARRIVE),
        (steps.RESTORE, steps.PASS_COST, steps.THREAT, steps.THREAT_RESULT, steps.BOSS_PAGE),
        *((steps.ARRANGE, steps.FILL_SLOT, steps.THREAT_HEARTS), (steps.THREAT_AIDS,), (steps.THREAT_DIE,)),
    ),
    (
        (steps.AFTER_MOVE, steps.CAMP),
        (
            *(steps.QUEST, steps.SIDE, steps.ARCADE, steps.ARCADE_CARD, steps.PAGE, steps.CHOOSE),
            *(steps.QUEST_RESULT, steps.QUEST_OVER),
        ),
        (steps.QUEST_HEARTS, steps.REACTION, steps.REWARD),
        (steps.QUEST_AIDS, steps.CLAIM, steps.ACCEPT),
        (steps.QUEST_DIE,),
    ),
)
"""What waits in the set-up and in each kind of turn, from below; other steps come in between as cards ask for them."""

_SIDE_BY_SIDE: Final = frozenset(
    (
        *(steps.DEAL, steps.PET, steps.CHARACTER, steps.TALENTS),
        *(steps.DUEL_DIE, steps.FILL_SLOT, steps.REWARD),
    )
)
"""Steps of which several wait, each with other arguments."""


def _places(*orders: tuple[tuple[int, ...], ...]) -> dict[int, tuple[int, int]]:
    """Gives for every step the order to which it belongs and its place there."""
    return {
        step: (kind, place)
        for kind, order in enumerate(orders)
        for place, several in enumerate(order)
        for step in several
    }


_SETUP_PLACES: Final = _places(_SETUP)
_TURN_PLACES: Final = _places(*_TURN)
ONLY_SETUP: Final = frozenset(_SETUP_PLACES) - {steps.ROW_UP, steps.MEET}
"""Steps that wait before the first round alone."""

DEEPEST: Final = 64
"""Frames that wait for each other, at most."""


def drops(state: Position, seat: int) -> bool:
    """Tells whether a player is about to drop a treasure."""
    return any(frame[:2] == (steps.DROP, seat) for frame in state.stack)


def wrong_frames(state: Position) -> Iterator[str]:
    """Names what is wrong with the stack."""
    stack = state.stack
    if not stack:
        if not state.round:
            yield "the match is over before its first round (NF-TURN-1)"
        return
    if len(stack) > DEEPEST:
        yield "more remains to be done than can be (NF-TURN-1)"
        return
    names = [frame[0] for frame in stack]
    places = _TURN_PLACES if state.round else _SETUP_PLACES
    if state.round == 0:
        if names[0] != steps.GAME or not (_AFTER_DRAFT | _SETUP_PLACES.keys()).issuperset(names):
            yield "what remains to be done is no set-up (NF-SETUP-1)"
            return
    elif names == [steps.TURN]:
        pass
    elif names[0] != steps.NEXT or ONLY_SETUP & set(names) or steps.TURN in names:
        yield "what remains to be done is no turn (NF-TURN-1)"
        return
    elif names.count(steps.NEXT) > 1 or names.count(steps.END) > 1:
        yield "a turn has one end (NF-TURN-1)"
        return
    if not _in_order([name for name in names if name in places], places) or _twice(stack):
        yield "what remains to be done is in no order of the rules (NF-TURN-1)"
        return
    for frame in stack:
        check = _CHECKS.get(frame[0])
        if not _fits_turn(state, frame) or (check is not None and not check(state, frame)):
            yield f"{state.steps[frame[0]].name!r} cannot wait here"
            return
        if frame[0] in _ONCE and names.count(frame[0]) > 1:
            yield f"{state.steps[frame[0]].name!r} waits twice"
            return
    if NONE not in (state.quest, state.arcade):
        yield "two quests are attempted at once (NF-QUEST-1)"


def _in_order(names: list[int], places: dict[int, tuple[int, int]]) -> bool:
    """Tells whether steps wait for each other as they do in the set-up or in one kind of turn."""
    for below, above in pairwise(names):
        (kind, place), (other_kind, other_place) = places[below], places[above]
        if kind != other_kind or place > other_place:
            return False
        if place == other_place and (below != above or below not in _SIDE_BY_SIDE):
            return False
    return True


def _twice(stack: list[Frame]) -> bool:
    """Tells whether something waits twice; only treasures are drawn one after the other in the same way."""
    waiting = [frame for frame in stack if frame[0] != steps.TREASURE]
    return len(set(waiting)) != len(waiting)


def _fits_turn(state: Position, frame: Frame) -> bool:
    """Tells whether a frame of a turn is about the active player."""
    if not state.round or len(frame) < 2 or frame[0] in (steps.DEFENDER_AIDS, steps.MEET):
        return True
    if frame[0] == steps.TURN:
        return True
    return frame[1] == state.active


def _has_room(state: Position, seat: int) -> bool:
    """Tells whether one more treasure can be carried, or may be too many for a while (NF-BIRD-3)."""
    room = state.treasures[seat].bit_count() < state.capacity(seat)
    return room or state.rules.treasure_overflow != "immediate"


def _on_map(state: Position, frame: Frame) -> bool:
    return state.location(frame[1]) != NONE


def _crossing(state: Position, frame: Frame) -> bool:
    left, going = state.left, state.going
    return (
        NONE not in (left, going)
        and left < state.atlas.size
        and going in state.atlas.neighbours[left]
        and state.location(frame[1]) == left
    )


def _at_threat(state: Position, frame: Frame) -> bool:
    return (
        _crossing(state, frame)
        and state.atlas.icon[state.left * MOST_LOCATIONS + state.going] == THREAT_ICON
        and bool(state.threats_left() or state.bosses_left())
    )


def _fighting(state: Position, frame: Frame) -> bool:
    if not _at_threat(state, frame):
        return False
    threats = len(state.box.threat_value)
    enemy = frame[2]
    return enemy in state.threats_left() if enemy < threats else enemy - threats in state.bosses_left()


def _reading(state: Position, frame: Frame) -> bool:
    return _on_map(state, frame) and (state.quest != NONE or 0 <= state.arcade < len(state.box.arcade))


def _chosen(state: Position, frame: Frame) -> bool:
    return _reading(state, frame) and 0 <= state.choice < len(quests.ways(state))


def _rolling(state: Position, frame: Frame) -> bool:
    return _chosen(state, frame) and quests.ways(state)[state.choice].stat != NONE


def _claiming(state: Position, frame: Frame) -> bool:
    if not _chosen(state, frame):
        return False
    line = rewards.line(state, frame[2])
    if frame[3] >= len(line):
        return False
    entry = line[frame[3]]
    if not isinstance(entry, entries.OneOf):
        return False
    taken = frame[4]
    return taken >> len(entry.of) == 0 and taken.bit_count() < min(entry.k, len(entry.of))


def _accepting(state: Position, frame: Frame) -> bool:
    return _chosen(state, frame) and frame[3] < len(rewards.line(state, frame[2]))


def _effect(state: Position, frame: Frame) -> bool:
    _, _, card, place = frame
    if card >= len(state.box.cards) or place >= len(state.box.effects[card]):
        return False
    effect = state.box.effects[card][place]
    return isinstance(effect, entries.On | entries.Act) and not isinstance(
        effect.do, entries.RollMod | entries.Reroll
    )


def _effect_roll(state: Position, frame: Frame) -> bool:
    if not _effect(state, frame):
        return False
    effect = state.box.effects[frame[2]][frame[3]]
    return isinstance(effect, entries.On) and isinstance(effect.do, entries.RollGain)


def _placing(state: Position, frame: Frame) -> bool:
    _, seat, who = frame
    return who < state.box.first_pet and bool(state.inactive[seat] >> who & 1)


def _shifting(state: Position, frame: Frame) -> bool:
    _, seat, who = frame
    return who == state.box.first_pet + state.pet[seat] and bool(state.inactive[seat] >> who & 1)


def _paying(state: Position, frame: Frame) -> bool:
    _, seat, what, n = frame
    own = state.hearts[seat] + state.food[seat] if what else state.coins[seat] + state.gems[seat]
    return n <= own


def _books(state: Position, frame: Frame) -> bool:
    return frame[1] <= len(setup.free_books(state))


def _deals(state: Position, frame: Frame) -> bool:
    tier = state.box.advanced if frame[2] else state.box.basic
    waiting = [other for other in state.stack if other[0] in (steps.DEAL, steps.DEAL_CARD)]
    wanted = sum(other[3] if other[0] == steps.DEAL else 1 for other in waiting if other[2] == frame[2])
    return wanted <= (state.deck & tier).bit_count()


def _duel(state: Position, frame: Frame) -> bool:
    opponent = frame[3]
    if opponent == frame[1]:
        return False
    return opponent < state.players or (opponent == 4 and state.players == 2)


def _duel_die(state: Position, frame: Frame) -> bool:
    opponent = frame[3]
    return opponent != frame[1] and (opponent < state.players or (opponent == 4 and state.players == 2))


def _defender(state: Position, frame: Frame) -> bool:
    return frame[1] != frame[2] and frame[2] == state.active


_ONCE: Final = frozenset(
    (
        *(steps.MEET, steps.SPLIT, steps.DRAW_CARD, steps.FIND, steps.HUT_SEE, steps.SEARCH_BAG),
        *(steps.PLACE_MEMBER, steps.SHIFT_PET),
    )
)
"""Steps between the others of which one waits at a time."""

_CHECKS: Final[dict[int, Check]] = {
    steps.MEET: lambda state, frame: state.row[frame[1]] == NONE and bool(state.bag),
    steps.BOOKS: _books,
    steps.BOOK: lambda state, frame: frame[1] > 0 and _books(state, frame),
    steps.DEAL: _deals,
    steps.DEAL_CARD: _deals,
    steps.DRAW_CARD: lambda state, frame: bool(
        state.deck & (state.box.advanced if frame[2] else state.box.basic)
    ),
    steps.INTRO: lambda state, frame: state.character[frame[1]] != NONE,
    steps.CHARACTER: lambda state, frame: state.character[frame[1]] == NONE,
    steps.PET: lambda state, frame: state.pet[frame[1]] == NONE,
    steps.PLACE_MEMBER: _placing,
    steps.SHIFT_PET: _shifting,
    steps.REPLACE: lambda state, frame: bool(state.treasures[frame[1]] and state.treasure_deck),
    steps.FIND: lambda state, frame: (
        bool(state.treasure_deck) and (not frame[2] or _has_room(state, frame[1]))
    ),
    steps.HUT_SEE: lambda state, frame: bool(state.treasure_deck),
    steps.DROP: lambda state, frame: bool(state.treasures[frame[1]]),
    steps.FILL_SLOT: lambda state, frame: state.party[frame[1] * SLOTS + frame[2]] == NONE,
    steps.VISIT: lambda state, frame: state.pawn[frame[1]] == frame[2],
    steps.VISIT_AGAIN: lambda state, frame: state.pawn[frame[1]] == frame[2],
    steps.STEP: _on_map,
    steps.PASS_COST: lambda state, frame: state.hearts[frame[1]] + state.food[frame[1]] > 0,
    steps.CROSS: _crossing,
    steps.ARRIVE: _crossing,
    steps.THREAT: _at_threat,
    steps.THREAT_DIE: _fighting,
    steps.THREAT_AIDS: _fighting,
    steps.THREAT_HEARTS: _fighting,
    steps.THREAT_RESULT: _fighting,
    steps.BOSS_PAGE: lambda state, frame: frame[2] < len(state.box.boss_page),
    steps.AFTER_MOVE: _on_map,
    steps.QUEST: lambda state, frame: (
        _on_map(state, frame) and bool(state.books >> state.location(frame[1]) & 1)
    ),
    steps.SIDE: lambda state, frame: bool(quests.pending(state, frame[1])),
    steps.ARCADE: lambda state, frame: quests.uses_arcade(state, frame[1]),
    steps.ARCADE_CARD: lambda state, frame: (
        quests.uses_arcade(state, frame[1]) and bool(quests.arcade_deck(state))
    ),
    steps.PAGE: _reading,
    steps.CHOOSE: lambda state, frame: _reading(state, frame) and bool(quests.ways(state)),
    steps.QUEST_DIE: _rolling,
    steps.QUEST_AIDS: _rolling,
    steps.QUEST_HEARTS: _rolling,
    steps.QUEST_RESULT: _chosen,
    steps.REACTION: _chosen,
    steps.REWARD: _chosen,
    steps.CLAIM: _claiming,
    steps.ACCEPT: _accepting,
    steps.QUEST_OVER: _chosen,
    steps.SEARCH_BAG: lambda state, frame: bool(
        state.bag if frame[2] == len(state.box.of_faction) else state.bag & state.box.of_faction[frame[2]]
    ),
    steps.CAMP: lambda state, frame: _on_map(state, frame) and state.location(frame[1]) != state.atlas.town,
    steps.PAY: _paying,
    steps.REPUTATION: lambda state, frame: frame[2] <= state.coins[frame[1]] + state.gems[frame[1]],
    steps.EFFECT: _effect,
    steps.EFFECT_DIE: _effect_roll,
    steps.EFFECT_HEARTS: _effect_roll,
    steps.EFFECT_RESULT: _effect_roll,
    steps.RETURN_ANIMAL: lambda state, frame: 0 < frame[2] <= state.animals(frame[1]),
    steps.DUEL_DIE: _duel_die,
    steps.DEFENDER_AIDS: _defender,
    steps.DUEL_AIDS: _duel,
    steps.DUEL_HEARTS: _duel,
    steps.DUEL_RESULT: _duel,
}
"""What each step needs before it can wait."""
