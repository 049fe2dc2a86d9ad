"""What cards make happen (contract 7.3): each operation carries itself out, or pushes what asks for the rest.

A program is run row by row, each completely before the next (G-48); what cannot be carried out is skipped (G-50).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from portulan.engine.generator import OneOf
from portulan.engine.steps import Frame, Weights
from portulan.games.seventh_continent import (
    board,
    ending,
    energy,
    events,
    inventory,
    move,
    states,
    steps,
    verbs,
)
from portulan.games.seventh_continent.conditions import hold, seats_of
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.operations import OPERATIONS
from portulan.games.seventh_continent.moves import BRANCH, CARD, GO, ONE_OF, TO
from portulan.games.seventh_continent.position import Position, cards_of
from portulan.games.seventh_continent.printed import Row
from portulan.games.seventh_continent.programs import TO_ACCESSIBLE, TO_ACROSS
from portulan.games.seventh_continent.terms import (
    BANISHED,
    BOARD,
    COLUMN,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    NONE,
    OPEN,
    OUT,
    PAST,
    RISKED,
    SLOTS,
    STOCK,
    TERRAIN,
    WHO_ACTIVE,
    WHO_ALL,
    WHO_CHOSEN,
)

# Running a program


def run(state: Position, frame: Frame) -> None:
    """Carries out the next part for whoever reads the card; of who is out of the game, what all players do (G-57)."""
    step, program, at, seat, card, cell = frame
    rows = state.box.programs[program]
    row = rows[at]
    at += 1
    if at < len(rows):
        state.stack.append((step, program, at, seat, card, cell))
    if state.characters[seat] < 0 and not _for_all(row):
        return
    code = row[0]
    place = _WHO[code]
    if not place:
        _OPERATIONS[code](state, frame, row, [seat])
    elif row[place] == WHO_CHOSEN and state.party & (state.party - 1):
        state.stack.append((steps.CHOOSE_WHO, state.active, program, frame[2], seat, card, cell))
    else:
        _OPERATIONS[code](state, frame, row, meant(state, row[place], seat, card))


def _for_all(row: Row) -> bool:
    """Tells whether a part means every player, so that it does not matter who reads it.

    A move to a terrain that the active player can reach does not: it begins where that figure stands.
    """
    code, place = row[0], _WHO[row[0]]
    if code == _FOR_EACH:
        return bool(row[1] % 2)
    near = code == _MOVE and row[1] in (TO_ACCESSIBLE, TO_ACROSS)
    return bool(place) and row[place] == WHO_ALL and not near


def meant(state: Position, who: int, seat: int, card: int) -> list[int]:
    """Lists whom a part means; of a card that is being resolved, the active player is who took it (G-49)."""
    if who == WHO_ACTIVE and card >= 0 and state.piles[OPEN] >> card & 1:
        return [seat]
    found = seats_of(state, who, seat)
    if NONE not in state.characters:
        return found
    return [other for other in found if state.characters[other] >= 0]


def who_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the participants (DP-39)."""
    return [TO.base + seat for seat in sorted(state.participants())]


def against_who(state: Position, frame: Frame, chosen: int) -> str:
    """Any participant."""
    return "" if chosen in who_moves(state, frame) else "7C-CONSEQUENCE-4"


def choose_who(state: Position, frame: Frame, chosen: int) -> None:
    """The active player chooses whom a part concerns (DP-39)."""
    _, _, program, at, seat, card, cell = frame
    row = state.box.programs[program][at]
    _OPERATIONS[row[0]](state, (steps.RUN, program, at, seat, card, cell), row, [TO.index(chosen)])


# Taking cards


def take(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Calls a numbered card; the active player takes and resolves theirs first, then the others (7C-TAKE-8)."""
    _, program, at, _, card, _ = frame
    _, number, _, times, if_available, flags, places = row
    cell = _cell(state, places[0]) if len(places) == 1 else NONE
    for seat in reversed(seats):
        for _ in range(times):
            if flags:
                state.stack.append((steps.FLAGGED, seat, program, at, card, cell))
                if card >= 0 and state.piles[OPEN] >> card & 1:
                    for helper in reversed(state.participants() or [seat]):
                        state.stack.append((steps.FLAG_OBJECT, helper, program, at))
            elif len(places) > 1:
                state.stack.append((steps.PLACES, seat, program, at))
            else:
                state.stack.append((steps.TAKE, number, seat, cell, if_available))


def _cell(state: Position, place: tuple[int, int]) -> int:
    """Finds the cell that a position names: a side of the active player's terrain, or a place of the sheet."""
    side, cell = place
    return cell if side == NONE else state.box.beside[side][state.figure[state.active]]


def place_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the places that the operation offers (DP-45)."""
    places = state.box.programs[frame[2]][frame[3]][6]
    return [GO.base + _cell(state, place) for place in places]


def against_place(state: Position, frame: Frame, chosen: int) -> str:
    """One of the places offered."""
    return "" if chosen in place_moves(state, frame) else "7C-TERRAIN-1"


def choose_place(state: Position, frame: Frame, chosen: int) -> None:
    """The card is called to the chosen place."""
    row = state.box.programs[frame[2]][frame[3]]
    state.stack.append((steps.TAKE, row[1], frame[1], GO.index(chosen), row[4]))


def take_by_number(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A number is entered for this card (7C-AUTH-1)."""
    state.stack.append((steps.NUMBER, seats[0], frame[4]))


def return_past(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The whole Past returns (7C-TAKE-6)."""
    board.return_past(state)


# Exploring, moving, the Board


def reveal_exploration(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Turns the fog card of the action, or the one at a side of the terrain (7C-EXPLORE-1)."""
    cell = frame[5] if row[1] == NONE else state.box.beside[row[1]][state.figure[state.active]]
    if cell >= 0 and state.fog[cell] > 0:
        state.stack.append((steps.TURN_FOG, seats[0], cell))


def clear_place(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The Exploration card leaves its place (7C-EXPLORE-7)."""
    if state.piles[BOARD] >> frame[4] & 1:
        verbs.remove(state, frame[4], verbs.DISCARDED, seats[0])


def replace_this(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """This card is discarded and a card of a number put in its place (7C-HIDDEN-1)."""
    if state.piles[BOARD] >> frame[4] & 1:
        verbs.replace(state, frame[4], row[1], seats[0])


def move_figures(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The participants move to an accessible terrain or across; somebody moves to a terrain in play (7C-MOVE)."""
    _, program, _, seat, card, _ = frame
    _, to, number, _ = row
    if to == TO_ACCESSIBLE:
        move.to_accessible(state, seat, state.action != NONE and program == state.acting().success)
    elif to == TO_ACROSS:
        state.stack.append((steps.ACROSS, state.active, card))
    else:
        for cell, there in enumerate(state.cells):
            if there >= 0 and state.box.cards[there].number == number:
                move.go(state, sum(1 << other for other in seats), cell)
                return


def new_board(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The Board is cleared; a new one is formed on a terrain, with all figures (7C-ICON-8, G-95)."""
    box = state.box
    board.leave(state, NONE, to_past=state.rules.boards_to_past)
    state.fire = [NONE] * state.players
    state.unfilled = state.epoch = 0
    state.entered = []
    first = cards_of(box.greens[row[1]])[0]
    state.sheet, cell = box.cards[first].sheet, box.cards[first].at
    state.stack.append((steps.ARRIVAL, cell))
    state.stack.append((steps.TAKE, row[1], frame[3], cell, 0))
    state.figure = [cell if card >= 0 else NONE for card in state.characters]


def arrival(state: Position, frame: Frame) -> None:
    """All figures on the terrain of a new Board count as arriving (G-95)."""
    seats = sum(1 << seat for seat in state.in_play())
    if board.is_terrain(state, frame[1]):
        move.arrive(state, frame[1], seats)


def place_event(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A permanent event comes to a place of the sheet (G-85)."""
    state.stack.append((steps.TAKE, row[1], seats[0], row[2], 0))


def relink(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """An event is attached to another terrain in play, to the next one towards the nearest figure, or far from all."""
    cards = state.box.cards
    _, number, terrain, far = row
    for event, home in state.attached:
        if event == frame[4] if number == NONE else cards[event].number == number:
            if terrain == NONE:
                cell = board.far_from_figures(state) if far else board.towards_figure(state, home)
            else:
                found = [
                    c for c, card in enumerate(state.cells) if card >= 0 and cards[card].number == terrain
                ]
                cell = found[0] if found else NONE
            if cell != NONE:
                state.attached = [(card, cell if card == event else at) for card, at in state.attached]
                board.tell_where(state, events.RELINKED, cell, event)
            return


def place_fire(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The player's fire figure comes to the terrain where they stand (G-87, DP-36)."""
    seat = frame[3]
    state.fire[seat] = state.figure[seat]
    board.tell_where(state, events.FIRE, state.fire[seat], seat)


def remove_fire(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The fire figures on the active player's terrain leave it (G-87)."""
    here = state.figure[state.active]
    for seat, cell in enumerate(state.fire):
        if cell == here:
            state.fire[seat] = NONE
            state.tell(events.FIRE_OUT, seat)


# Discard, return, banish, gold


def discard(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """To the Past or the Discard, by the back (7C-VERB-2)."""
    verbs.select(state, frame, row, seats, verbs.DISCARDED)


def return_cards(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Back to the deck of origin (7C-RETURN-1)."""
    verbs.select(state, frame, row, seats, verbs.RETURNED)


def banish(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Out of the game (7C-BANISH-1)."""
    verbs.select(state, frame, row, seats, verbs.BANISHED_BY)


def gold_replace(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The green card is banished and replaced at once by a gold one of its number (7C-BANISH-4, G-71)."""
    card = frame[4]
    if state.box.golds[state.box.cards[card].number] & state.piles[STOCK]:
        state.stack.append((steps.GOLD, card, seats[0]))
    else:
        verbs.remove(state, card, verbs.BANISHED_BY, seats[0])


def gold_weights(state: Position, frame: Frame) -> Weights:
    """One of the gold cards of the number at random (G-62)."""
    golds = state.box.golds[state.box.cards[frame[1]].number] & state.piles[STOCK]
    return [(CARD.base + card, 1) for card in cards_of(golds)]


def gold(state: Position, frame: Frame, outcome: int) -> None:
    """It enters the zone and the place of the green one; figures and links stay (G-71, G-93, G-131)."""
    _, green, seat = frame
    card = CARD.index(outcome)
    pile = state.pile_of(green)
    state.shift(green, pile, BANISHED)
    state.shift(card, STOCK, pile)
    state.tell(events.BANISHED, green)
    state.tell(events.TOOK, seat, card)
    for line in (state.cells, state.column):
        if green in line:
            line[line.index(green)] = card
    state.attached = [(card if event == green else event, cell) for event, cell in state.attached]
    if pile == BOARD and card in state.cells and state.box.cards[card].type == TERRAIN:
        board.orphaned_fog(state)
        board.lay_fog(state, state.cells.index(card))
    for place in reversed(range(len(state.box.cards[card].passages))):
        state.stack.append((steps.READ, card, place))


# Energy


def recover(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Cards of the Discard are shuffled into the Action Deck, at random or by choice (7C-ENERGY-3)."""
    _, n, choice, mask, at_most_drawn = row
    drawn = state.cost + state.extra
    if at_most_drawn and drawn < n:
        state.tell(events.FEWER, drawn, n)
        n = drawn
    if n and choice:
        state.stack.append((steps.RECOVER_PICK, seats[0], n, NONE, mask))
    elif n:
        state.stack.append((steps.RECOVER, n, mask))


def lose(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Cards are discarded from the top of the Action Deck (7C-ENERGY-7)."""
    state.stack.append((steps.LOSE, row[1]))


def lose_per_state(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """One card for each Character/State card in hand (7C-STATE-1)."""
    for seat in reversed(seats):
        state.stack.append((steps.LOSE, states.burden(state, seat)))


def peek(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """All look at the top cards of the Action Deck."""
    state.stack.append((steps.PEEK, row[1]))


def draw_test(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Cards are drawn as at step 2, and judged by their bands."""
    _, program, at, seat, card, cell = frame
    state.stack.append((steps.TEST, program, at, seat, card, cell))
    state.stack.append((steps.DRAW, row[1]))


def test(state: Position, frame: Frame) -> None:
    """The test succeeds with enough successes on the bands; all cards are then discarded (contract 7.3)."""
    from portulan.games.seventh_continent.result import count

    _, program, at, seat, card, cell = frame
    row = state.box.programs[program][at]
    piles = state.piles
    if piles[RISKED] & state.box.curses:
        ending.defeat(state)
        return
    successes, _ = count(state, piles[DRAWN] | piles[RISKED])
    piles[DISCARD] |= piles[DRAWN] | piles[RISKED]
    piles[DRAWN] = piles[RISKED] = 0
    branch(state, row[3] if successes >= row[2] else row[4], seat, card, cell)


def draw_to_hand(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Skills of the Action Deck or of the Discard come into a hand by choice (DP-40)."""
    for seat in reversed(seats):
        state.stack.append((steps.TO_HAND, seat, row[1], NONE, DISCARD if row[2] else DECK, row[3]))


# Objects


def damage(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Dice are lowered: those of the participants, of the active player, or of this object (7C-DAMAGE-3, G-53)."""
    _, n, scope = row
    if scope == 2:
        if frame[4] in state.column:
            slot = state.column.index(frame[4]) // COLUMN
            for _ in range(min(n, state.dice[slot])):
                inventory.hit(state, slot)
        return
    concerned = 1 << state.active if scope else state.party or 1 << frame[3]
    state.stack.append((steps.DAMAGE, state.active, n, 0, concerned))


def repair(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """Dice rise: of the participants' objects, or of those used in this action."""
    slots = state.used
    if not row[2]:
        party = state.party or 1 << frame[3]
        slots = sum(1 << slot for slot in range(len(state.dice)) if party >> (slot // SLOTS) & 1)
    state.stack.append((steps.REPAIR, frame[3], row[1], 0, slots))


def make_object(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A crafted skill leaves the hand for an inventory (7C-CRAFT-4, -5)."""
    _, _, _, seat, card, _ = frame
    if state.piles[HAND + seat] >> card & 1:
        state.shift(card, HAND + seat, OPEN)
        state.stack.append((steps.STOW, seat, card, 0, 0))


# Hands


def remove_state(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """One of some states leaves a hand (7C-STATE-10)."""
    for seat in reversed(seats):
        state.stack.append((steps.PICK, seat, frame[1], frame[2], frame[4], 1))


def give_card(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A card out of the game comes into a hand (7C-HANDCARD)."""
    card = row[1]
    if state.piles[OUT] >> card & 1:
        state.shift(card, OUT, OPEN)
        state.stack.append((steps.HOLD, seats[0], card))


def spend_xp(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The purchase of advanced skills is open (7C-XP-2)."""
    state.stack.append((steps.BUY, seats[0]))


# Cards that nobody sees


def banish_number(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A green card of a number is banished unseen; none there, nothing, or one of the Past (7C-BANISH-3, G-75)."""
    number = row[1]
    greens = state.piles[STOCK] & state.box.greens[number]
    if greens.bit_count() > len(board.suspects(state, number)):
        banishing = 1 + max((n for n, _ in state.unseen), default=-1)
        state.unseen = [*state.unseen, *((banishing, card) for card in cards_of(greens))]
        state.tell(events.UNSEEN, number)
    elif state.rules.banish_from_past and state.piles[PAST] & state.box.greens[number]:
        state.stack.append((steps.BANISH_NUMBER, number))


def banish_number_weights(state: Position, frame: Frame) -> OneOf:
    """One of the green cards of the Past at random (G-139)."""
    return energy.even_draw(state.piles[PAST] & state.box.greens[frame[1]])


def banish_numbered(state: Position, frame: Frame, outcome: int) -> None:
    """Everybody has seen what lies in the Past."""
    card = CARD.index(outcome)
    state.shift(card, PAST, BANISHED)
    state.tell(events.BANISHED, card)


def add_to_zone(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """An Exploration card that was set aside is shuffled into the pile of its zone (7C-RETURN-2)."""
    if state.piles[OUT] >> row[1] & 1:
        state.shift(row[1], OUT, STOCK)
        board.shuffled_back(state, 1 << row[1])


def remove_from_zone(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """An Exploration card that nobody has seen is set aside, and the pile shuffled.

    Which card lies under fog is settled when it is turned, so that this one lies under none from now on; where all
    cards of the zone are on the Board, nothing happens (G-50).
    """
    card = row[1]
    zone = state.box.cards[card].zone
    if state.piles[STOCK] >> card & 1 and board.in_pile(state, zone):
        state.shift(card, STOCK, OUT)


# The end


def eliminate(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The adventure of all participants ends here (7C-ELIMINATED-1)."""
    ending.eliminate(state)


def lift_curse(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The curse of a clue is lifted (7C-WIN-2)."""
    ending.lift(state, row[1])


# Branches


def branch(state: Position, program: int, seat: int, card: int, cell: int) -> None:
    """Runs another program for the same reader."""
    if program:
        state.stack.append((steps.RUN, program, 0, seat, card, cell))


def when(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """One way or the other."""
    _, _, _, seat, card, cell = frame
    program = row[2] if hold(state, row[1], seat, card) else row[3]
    if program:
        run(state, (steps.RUN, program, 0, seat, card, cell))


def for_each(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """The same for each member of a set, from the active player clockwise."""
    _, _, _, seat, card, cell = frame
    of, program = row[1], row[2]
    members = state.clockwise(state.active) if of % 2 else state.participants() or [seat]
    members.reverse()
    for member in members:
        if of < 2 or member != seat:
            branch(state, program, member, card, cell)


def choose(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A passage is read, and somebody takes one of its branches (DP-18)."""
    _, program, at, _, card, cell = frame
    for seat in reversed(seats):
        state.stack.append((steps.CHOOSE, seat, program, at, card, cell))
    state.stack.append((steps.TEXT, row[1]))


def choose_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the branches as printed."""
    return [BRANCH.base + n for n in range(len(state.box.programs[frame[2]][frame[3]][2]))]


def against_choose(state: Position, frame: Frame, chosen: int) -> str:
    """One of the branches."""
    return "" if chosen in choose_moves(state, frame) else "7C-CONSEQUENCE-1"


def choose_branch(state: Position, frame: Frame, chosen: int) -> None:
    """The branch is taken."""
    _, seat, program, at, card, cell = frame
    state.tell(events.DECIDED, seat, BRANCH.index(chosen) + 1)
    branch(state, state.box.programs[program][at][2][BRANCH.index(chosen)], seat, card, cell)


def at_random(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """One of several branches, by chance."""
    _, program, at, seat, card, cell = frame
    state.stack.append((steps.RANDOM, program, at, seat, card, cell))


def random_weights(state: Position, frame: Frame) -> Weights:
    """Every branch is equally likely."""
    return [(ONE_OF.base + n, 1) for n in range(len(state.box.programs[frame[1]][frame[2]][1]))]


def random_branch(state: Position, frame: Frame, outcome: int) -> None:
    """Chance takes a branch."""
    _, program, at, seat, card, cell = frame
    branch(state, state.box.programs[program][at][1][ONE_OF.index(outcome)], seat, card, cell)


def text(state: Position, frame: Frame, row: Row, seats: list[int]) -> None:
    """A story is shown to the players (7C-TAKE-9)."""
    state.stack.append((steps.TEXT, row[1]))


def passage(state: Position, frame: Frame) -> int:
    """What is read."""
    return frame[1]


def told(state: Position, frame: Frame) -> None:
    """It is read, by whoever is active."""
    if state.log is not None:
        state.tell(events.TOLD, state.active, passage(state, frame))


_HANDLERS: Final[dict[type[Any], tuple[Callable[..., None], int]]] = {
    o.Take: (take, 2),
    o.TakeByNumber: (take_by_number, 0),
    o.RevealExploration: (reveal_exploration, 0),
    o.ClearPlace: (clear_place, 0),
    o.ReplaceThis: (replace_this, 0),
    o.Move: (move_figures, 3),
    o.NewBoard: (new_board, 0),
    o.Discard: (discard, 4),
    o.Return: (return_cards, 4),
    o.Banish: (banish, 4),
    o.BanishNumber: (banish_number, 0),
    o.GoldReplace: (gold_replace, 0),
    o.Recover: (recover, 0),
    o.Lose: (lose, 0),
    o.LosePerState: (lose_per_state, 1),
    o.Damage: (damage, 0),
    o.Repair: (repair, 0),
    o.PlaceFire: (place_fire, 0),
    o.RemoveFire: (remove_fire, 0),
    o.MakeObject: (make_object, 0),
    o.RemoveState: (remove_state, 2),
    o.GiveBonus: (give_card, 2),
    o.GiveSkill: (give_card, 2),
    o.SpendXp: (spend_xp, 0),
    o.DrawToHand: (draw_to_hand, 4),
    o.Peek: (peek, 0),
    o.Eliminate: (eliminate, 0),
    o.LiftCurse: (lift_curse, 0),
    o.Choose: (choose, 3),
    o.Relink: (relink, 0),
    o.PlaceEvent: (place_event, 0),
    o.AddToZone: (add_to_zone, 0),
    o.RemoveFromZone: (remove_from_zone, 0),
    o.ForEach: (for_each, 0),
    o.Random: (at_random, 0),
    o.DrawTest: (draw_test, 0),
    o.ReturnPast: (return_past, 0),
    o.If: (when, 0),
    o.Text: (text, 0),
}
"""What carries each operation out, and at which place of its row stands whom it means, if it says so."""

_MOVE: Final = OPERATIONS.code(o.Move)
_FOR_EACH: Final = OPERATIONS.code(o.ForEach)

_OPERATIONS: Final = OPERATIONS.table({case: handler for case, (handler, _) in _HANDLERS.items()})
_WHO: Final = OPERATIONS.table({case: place for case, (_, place) in _HANDLERS.items()})
