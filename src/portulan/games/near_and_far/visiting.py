"""Visiting the town: the way into a building, and what is done there in which order (NF-VISIT, NF-JAIL)."""

from __future__ import annotations

from portulan.engine.steps import Frame
from portulan.games.near_and_far import buildings, duels, effects, entries, events, payments, steps
from portulan.games.near_and_far.box import NOTHING, Goods
from portulan.games.near_and_far.moves import BONUS, DONE, DUEL, DUMMY, ENTER, MANNERS, PASS, USE
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import BUILDINGS, JAIL, NONE, SALOON, STORE, TOWN_HALL

FREELY = 0
PAYING = 1


def visitors(state: Position, seat: int, building: int) -> list[int]:
    """Lists the other players in a building."""
    return [other for other in range(state.players) if other != seat and state.pawn[other] == building]


def has_dummy(state: Position, building: int) -> bool:
    """Tells whether the dummy stands in a building: with two players, always in the Town Hall (NF-SETUP-23)."""
    return state.players == 2 and building == TOWN_HALL


def visit(state: Position, seat: int, building: int) -> None:
    """The pawn goes to a building: into the Saloon always, elsewhere past whoever is there (NF-VISIT-3)."""
    if state.pawn[seat] == JAIL:
        state.free_ways = 1
        state.tell(events.OUT_OF_JAIL, seat)
    if building == SALOON:
        enter(state, seat, building)
        if visitors(state, seat, building):
            state.stack.append((steps.SALOON_DUEL, seat))
    elif visitors(state, seat, building) or has_dummy(state, building):
        state.stack.append((steps.WAY_IN, seat, building))
    else:
        enter(state, seat, building)


def enter(state: Position, seat: int, building: int) -> None:
    """The pawn stands in the building, whose action may be performed (NF-VISIT-1)."""
    state.pawn[seat] = building
    state.tell(events.VISITED, seat, building)
    state.acted = 0
    state.trades = 0
    state.bonuses = effects.visit_bonuses(state, seat, building)
    state.stack.append((steps.VISIT, seat, building))


# The way into an occupied building (D-07)


def opponents(state: Position, seat: int, building: int) -> list[int]:
    """Lists whom one may duel there: whoever is present, otherwise the dummy (NF-DUEL-14, NF-DUEL-15)."""
    present = visitors(state, seat, building)
    return present if present or not has_dummy(state, building) else [DUMMY]


def takes_duel(state: Position, seat: int, building: int) -> bool:
    """Tells whether a player comes into a building by a duel only (NF-DUEL-1, NF-JAIL-2, NF-TOWN-HALL-8)."""
    if building == SALOON or not opponents(state, seat, building):
        return False
    if has_dummy(state, building) and not state.rules.dummy_exemptions:
        return True
    if state.free_ways or state.pawn[seat] == JAIL:
        return False
    return not any(payments.can_pay(state, seat, price) for price in entry_prices(state, seat, building))


def entry_prices(state: Position, seat: int, building: int) -> list[Goods]:
    """Lists what cards and talents ask for letting a player into an occupied building (NF-TALENT-02, NF-TALENT-12)."""
    return [
        state.box.prices[card, place]
        for card, place, effect in state.placed_effects(seat, entries.EnterOccupied)
        if effect.building is None or effect.building == BUILDINGS[building]
    ]


def against_way_in(state: Position, frame: Frame, move: int) -> str:
    """One duels whoever is there, or has a right to pass (NF-DUEL-1, NF-JAIL-2, NF-TALENT-02, NF-TALENT-12)."""
    _, seat, building = frame
    if move in DUEL:
        return "" if DUEL.values(move)[0] in opponents(state, seat, building) else "NF-DUEL-2"
    if has_dummy(state, building) and not state.rules.dummy_exemptions:
        return "NF-TOWN-HALL-8"
    prices = entry_prices(state, seat, building)
    if ENTER.index(move) == FREELY:
        return "" if state.free_ways or NOTHING in prices else "NF-DUEL-1"
    paid = [price for price in prices if price != NOTHING]
    if not paid:
        return "NF-DUEL-1"
    return "" if any(payments.can_pay(state, seat, price) for price in paid) else "NF-TALENT-02"


def way_in_moves(state: Position, frame: Frame) -> list[int]:
    """Lists the duels, and the ways past whoever is there."""
    _, seat, building = frame
    present = opponents(state, seat, building)
    found = [
        DUEL.base + opponent * len(MANNERS) + manner for opponent in present for manner in range(len(MANNERS))
    ]
    if state.free_ways or state.owned(seat) & state.box.with_effect[entries.EnterOccupied]:
        found += [move for move in ENTER.moves() if not against_way_in(state, frame, move)]
    return found


def way_in(state: Position, frame: Frame, move: int) -> None:
    """A duel begins, or the pawn enters past whoever is there."""
    _, seat, building = frame
    if move in DUEL:
        opponent, manner = DUEL.values(move)
        duels.begin(state, seat, building, opponent, manner)
        return
    way = ENTER.index(move)
    state.tell(events.ENTERED, seat, way)
    prices = entry_prices(state, seat, building)
    enter(state, seat, building)
    if way == PAYING:
        payable = (price for price in prices if price != NOTHING and payments.can_pay(state, seat, price))
        payments.pay(state, seat, next(payable))


# The duel in the Saloon (NF-SALOON-10, G-35)


def against_saloon_duel(state: Position, frame: Frame, move: int) -> str:
    """Another player who is there may be challenged, before anything else."""
    if move in PASS:
        return ""
    return "" if DUEL.values(move)[0] in visitors(state, frame[1], SALOON) else "NF-SALOON-10"


def saloon_duel(state: Position, frame: Frame, move: int) -> None:
    """A duel for reputation, or none."""
    if move in DUEL:
        opponent, manner = DUEL.values(move)
        duels.begin(state, frame[1], SALOON, opponent, manner)


# In the building (D-42)


def against_visit(state: Position, frame: Frame, move: int) -> str:
    """The action of the building, visit bonuses and extra actions come in any order (NF-VISIT-4, G-29)."""
    _, seat, building = frame
    if move in DONE:
        return ""
    if move in BONUS:
        return "" if BONUS.index(move) in asked_bonuses(state, frame) else "NF-VISIT-4"
    if move in USE:
        usable = effects.usable(state, seat, "building", building=building)
        return "" if USE.index(move) in usable else "NF-VISIT-4"
    return buildings.against_action(state, seat, actions_at(state, seat, building), move)


def actions_at(state: Position, seat: int, building: int) -> list[int]:
    """Lists the buildings whose action may be performed: this one, and those of cards (NF-CARD-T08)."""
    found = [building]
    for _, effect in state.effects(seat, entries.ExtraAction):
        if effect.at == BUILDINGS[building]:
            found.append(BUILDINGS.index(effect.action))
    return found


def asked_bonuses(state: Position, frame: Frame) -> list[int]:
    """Lists the visit bonuses that may be taken by themselves: one that joins the draw of the store waits (G-67)."""
    _, seat, building = frame
    joining = buildings.joining_bonus(state, seat) if building == STORE else NONE
    return [card for card in effects.open_bonuses(state, seat) if card != joining]


def visit_moves(state: Position, frame: Frame) -> list[int]:
    """Lists what can be done in the building, and to be done with it."""
    _, seat, building = frame
    found = buildings.moves(state, seat, building)
    owned = state.owned(seat)
    if owned & state.box.with_effect[entries.ExtraAction]:
        for action in actions_at(state, seat, building)[1:]:
            found += buildings.moves(state, seat, action)
    if state.bonuses:
        found += [BONUS.base + card for card in asked_bonuses(state, frame)]
    if owned & state.box.in_buildings:
        found += [USE.base + card for card in effects.usable(state, seat, "building", building=building)]
    found.append(DONE.base)
    return found


def in_building(state: Position, frame: Frame, move: int) -> None:
    """Something is done in the building; as long as more can be, the question comes again."""
    _, seat, building = frame
    if move in DONE:
        take_remaining(state, seat)
        return
    state.stack.append((steps.VISIT_AGAIN, seat, building))
    if move in BONUS:
        effects.take_bonus(state, seat, BONUS.index(move))
    elif move in USE:
        effects.use(state, seat, USE.index(move), "building", building=building)
    else:
        buildings.act(state, seat, move)


def again(state: Position, frame: Frame) -> None:
    """Asks for what else can be done in the building, if there is anything."""
    _, seat, building = frame
    following = (steps.VISIT, seat, building)
    if len(visit_moves(state, following)) > 1:
        state.stack.append(following)
    else:
        take_remaining(state, seat)


def take_remaining(state: Position, seat: int) -> None:
    """Visit bonuses that were not asked for come at the end of the visit (NF-VISIT-4)."""
    for card in effects.open_bonuses(state, seat):
        effects.take_bonus(state, seat, card)
    state.bonuses = 0
