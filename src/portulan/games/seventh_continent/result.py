"""Step 3 of an action, Result: the cards drawn are revealed and successes are counted (7C-RESULT, 7C-SEVEN)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.seventh_continent import effects, ending, events, steps
from portulan.games.seventh_continent.moves import APPLY, DONE, PAIR
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.printed import Effect
from portulan.games.seventh_continent.terms import AT_RESULT, DRAWN, FAILURE, NONE, RISKED, SUCCESS


def result(state: Position, frame: Frame) -> None:
    """Curses from the Discard are looked for first (G-41); then the bands count, then effects (G-42)."""
    if state.piles[RISKED] & state.box.curses:
        ending.defeat(state)
        return
    stars, pairs, sevens = bands(state, state.piles[DRAWN] | state.piles[RISKED])
    state.successes += stars
    state.sevens = sevens
    for seat in reversed(state.participants()):
        state.stack.append((steps.RAISE, seat, NONE))
    effects.compel(state, AT_RESULT)
    if state.rules.pairs_chosen:
        state.stack.append((steps.PAIRS, state.active, pairs))
    else:
        state.successes += pairs


def pair_moves(state: Position, frame: Frame) -> list[int]:
    """Where the table plays so, the active player says how many pairs of halves count (DP-14, G-38)."""
    return list(range(PAIR.base, PAIR.base + frame[2] + 1))


def against_pair(state: Position, frame: Frame, move: int) -> str:
    """At most as many pairs as can be made."""
    return "" if move in pair_moves(state, frame) else "7C-RESULT-5"


def pair(state: Position, frame: Frame, move: int) -> None:
    """Each pair is one success (7C-RESULT-5)."""
    state.successes += PAIR.index(move)
    state.tell(events.PAIRED, frame[1], PAIR.index(move))


def count(state: Position, revealed: int) -> tuple[int, int]:
    """Counts the successes on the bands of revealed cards, with all pairs of halves, and the sevens."""
    stars, pairs, sevens = bands(state, revealed)
    return stars + pairs, sevens


def bands(state: Position, revealed: int) -> tuple[int, int, int]:
    """Counts stars, pairs of halves and sevens on the bands of revealed cards (7C-RESULT-4 to -6, -10)."""
    with_stars, with_left, with_right, with_seven = state.box.band_sets[state.rules.profile]
    stars = 0
    for cards in with_stars:
        stars += (revealed & cards).bit_count()
    left, right = revealed & with_left, revealed & with_right
    pairs = min(left.bit_count(), right.bit_count())
    if pairs == 1 and left == right and not state.rules.self_pair:
        pairs = 0
    return stars, pairs, (revealed & with_seven).bit_count()


def raise_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the effects that a participant may apply now, and to be done (DP-15).

    What could only add to enough is not asked where harmless choices are made by themselves (contract 9).
    """
    found = effects.choices(state, frame[1], AT_RESULT, frame[2])
    if found and state.rules.auto_reduce and state.total() >= state.difficulty and not state.box.reads_draws:
        found = [move for move in found[:-1] if does_more(effects.chosen(state, move))]
        if found:
            found.append(DONE.base)
    return found


def does_more(effect: Effect) -> bool:
    """Tells whether an effect does anything but add to the result."""
    return bool(effect.do or effect.extra_keep)


def against_raise(state: Position, frame: Frame, move: int) -> str:
    """An effect for this action, from a source that counts, not applied before (7C-RESULT-7, G-25)."""
    return "" if move in raise_moves(state, frame) else "7C-RESULT-7"


def raise_successes(state: Position, frame: Frame, move: int) -> None:
    """The effect is applied; the next one may follow."""
    if move in APPLY:
        effect = effects.chosen(state, move)
        state.stack.append((*frame[:2], effect.number))
        effects.apply(state, frame[1], effect)


def judge(state: Position, frame: Frame) -> None:
    """The action succeeds if the total reaches the difficulty; otherwise it fails (7C-RESULT-8, -9)."""
    total = state.total()
    if state.log is not None and state.piles[DRAWN] & state.box.curses:
        state.tell(events.CURSED, (state.piles[DRAWN] & state.box.curses).bit_count())
    if total >= state.difficulty:
        state.outcome = SUCCESS
        state.tell(events.SUCCEEDED, state.active, total, max(0, state.difficulty))
    else:
        state.outcome = FAILURE
        state.tell(events.FAILED, state.active, total, state.difficulty)
