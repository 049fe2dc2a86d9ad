"""What an adventure is worth: the best way over the map in a turn, and what lies ahead of where it ends."""

from __future__ import annotations

from typing import Final, NamedTuple

from portulan.games.near_and_far import camps, scoring
from portulan.games.near_and_far.box import COIN_PLACE, GEM_PLACE, ROUTE_PLACE, THREAT_ICON, TREASURE_ICON
from portulan.games.near_and_far.evaluation import (
    A_TURN,
    COIN,
    TREASURE,
    chance,
    heart_worth,
    share,
    tent_worth,
)
from portulan.games.near_and_far.position import Position
from portulan.games.near_and_far.terms import MOST_LOCATIONS, NOBODY, NONE

A_QUEST: Final = 3.4
"""What a quest brings on average when it succeeds."""
AHEAD: Final = 0.25
"""How much of what lies ahead counts where a move ends."""
A_STEP: Final = 0.8
"""How much of its worth a place keeps for every step to it."""
SLIPPING: Final = 1.6
"""What it costs to let go an animal at a threat."""
LONGEST: Final = 7
"""Steps that a journey looks ahead at most."""
SOME_HEARTS: Final = 3
"""Hearts are counted in so many where it matters little: what lies ahead."""


class Way(NamedTuple):
    """The best way to a place so far."""

    worth: float
    likely: float
    """The chance to come so far: a fight that is lost ends the turn."""
    hearts: int
    passes: int
    fights: int
    room: int
    """Treasures that may still be taken up."""
    first: int
    """The next location, NONE to stay."""


class Journey(NamedTuple):
    """What the best way brings, and its next location, NONE to stay."""

    worth: float
    first: int


class Traveller:
    """A pawn that looks for the best place to end its move; everything that does not change on the way."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.atlas = state.atlas
        self.combat = state.combat(seat)
        self.threats = state.threats_left()
        self.tent = tent_worth(state, seat)
        self.heart = heart_worth(state)
        self.camp = camps.cost(state, seat)
        self.slip = 0.0 if state.has_shield(seat) else SLIPPING if state.animals(seat) else None
        """What it costs to pass a threat without a fight; None if there is no way to."""
        self._stops: dict[tuple[int, int], float] = {}
        self._fields: dict[int, list[float]] = {}

    def best(self, start: int, hearts: int, movement: int, taken: int) -> Journey:
        """Looks step by step; what lies on the way counts."""
        passes = max(0, self.state.free_passes(self.seat) - self.state.passes)
        room = self.state.capacity(self.seat) - self.state.treasures[self.seat].bit_count()
        best = Journey(self._stop(start, hearts) + self._ahead(start, hearts), NONE)
        ways = {start: Way(0.0, 1.0, hearts, passes, 0, room, NONE)}
        for number in range(min(movement, LONGEST)):
            ways = self._step(ways, bool(number or taken))
            for there, way in ways.items():
                left = way.hearts - self.camp if camps.is_empty(self.state, there) else way.hearts
                ends = self._stop(there, way.hearts) + self._ahead(there, left)
                if way.worth + way.likely * ends > best.worth:
                    best = Journey(way.worth + way.likely * ends, way.first)
        return best

    def _step(self, ways: dict[int, Way], passing: bool) -> dict[int, Way]:
        """Goes one step further from every place, and keeps the best way to each."""
        found: dict[int, Way] = {}
        rated: dict[int, float] = {}
        for here, so_far in ways.items():
            way = so_far
            if passing and camps.is_empty(self.state, here):
                if way.passes:
                    way = way._replace(passes=way.passes - 1)
                elif way.hearts:
                    way = way._replace(hearts=way.hearts - 1, worth=way.worth - self.heart * way.likely)
                else:
                    continue
            for there in self.atlas.neighbours[here]:
                after = self._cross(way, here, there)
                total = after.worth + after.likely * self._stop(there, after.hearts)
                if there not in rated or total > rated[there]:
                    rated[there] = total
                    found[there] = after if after.first != NONE else after._replace(first=there)
        return found

    def _cross(self, way: Way, here: int, there: int) -> Way:
        """Meets what lies on a path: fights or slips past a threat, takes up a treasure."""
        icon = self.atlas.icon[here * MOST_LOCATIONS + there]
        if not icon or (self.state.has_camp(here) and self.state.has_camp(there)):
            return way
        if icon == TREASURE_ICON:
            if way.room <= 0:
                return way
            return way._replace(worth=way.worth + way.likely * TREASURE, room=way.room - 1)
        if way.fights >= len(self.threats):
            return way
        wins, spent, gain = self._fight(self.threats[way.fights], way.hearts)
        if self.slip is not None and gain - (1 - wins) * A_TURN <= -self.slip:
            return way._replace(worth=way.worth - way.likely * self.slip)
        return way._replace(
            worth=way.worth + way.likely * gain,
            likely=way.likely * wins,
            hearts=way.hearts - round(spent),
            fights=way.fights + 1,
        )

    def _fight(self, threat: int, hearts: int) -> tuple[float, float, float]:
        """Gives the chance to win a fight, the hearts that it may take, and what it brings."""
        need = self.state.box.threat_value[threat] - self.combat
        wins = chance(need - hearts)
        spent = expected_hearts(need, hearts)
        return wins, spent, wins * (self.state.box.threat_points[threat] + self.tent) - self.heart * spent

    def _stop(self, place: int, hearts: int) -> float:
        found = self._stops.get((place, hearts))
        if found is None:
            found = self._stops[place, hearts] = self._stop_worth(place, hearts)
        return found

    def _stop_worth(self, place: int, hearts: int) -> float:
        """Estimates what ending a move on a location brings: its quest, a camp."""
        if place == self.atlas.town:
            return 0.0
        state, seat = self.state, self.seat
        worth = quest_worth(state, seat, hearts) if state.books >> place & 1 else 0.0
        if hearts >= self.camp and camps.is_empty(state, place):
            worth += max(0.0, self.tent + camp_worth(state, seat, place) - self.heart * self.camp)
        return worth

    def _ahead(self, place: int, hearts: int) -> float:
        """Tells what lies ahead of a place for whoever ends there with some hearts."""
        some = max(0, hearts) // SOME_HEARTS
        field = self._fields.get(some)
        if field is None:
            field = self._fields[some] = self._field(SOME_HEARTS * some)
        return AHEAD * max([field[near] for near in self.atlas.neighbours[place]], default=0.0)

    def _field(self, hearts: int) -> list[float]:
        """Estimates for each location what it and those around it offer in later turns, less for every step."""
        field = [self._stop(place, hearts) for place in range(self.atlas.size)]
        fight = self._fight(self.threats[0], hearts)[2] if self.threats and hearts else 0.0
        if fight > 0:
            for a, b, icon, _ in self.atlas.paths:
                if icon == THREAT_ICON and not (self.state.has_camp(a) and self.state.has_camp(b)):
                    field[a] = max(field[a], fight)
                    field[b] = max(field[b], fight)
        for paths in (self.atlas.paths, self.atlas.paths[::-1]) * 2:
            for a, b, _, _ in paths:
                if field[a] * A_STEP > field[b]:
                    field[b] = field[a] * A_STEP
                elif field[b] * A_STEP > field[a]:
                    field[a] = field[b] * A_STEP
        return field


def journey(state: Position, seat: int, start: int, hearts: int, movement: int, taken: int) -> Journey:
    """Looks for the best place to end a move that has taken some steps."""
    return Traveller(state, seat).best(start, hearts, movement, taken)


def expected_hearts(need: int, hearts: int) -> float:
    """Estimates the hearts that a roll takes: what the die leaves, where they suffice."""
    return sum(need - die for die in range(1, 7) if 0 < need - die <= hearts) / 6


def camp_worth(state: Position, seat: int, place: int) -> float:
    """Estimates what a camp on a location brings beside its tent, before its hearts are paid."""
    worth = 0.0
    kind = state.atlas.kind[place]
    if kind in (COIN_PLACE, GEM_PLACE):
        worth += COIN * state.search(seat)
    elif kind == ROUTE_PLACE:
        route = state.atlas.route[place]
        alone, shared = state.atlas.route_points[route]
        others = [state.camps[end] for end in state.atlas.route_ends[route] if end != place]
        if others and others[0] == seat:
            worth += alone
        elif others and others[0] == NOBODY:
            worth += 0.4 * alone * min(1.0, 2 * share(state))
        else:
            worth += shared
    if state.atlas.mammoth >> place & 1 and scoring.map_points(state, seat) < 0:
        worth += 6.0
    return worth


def quest_worth(state: Position, seat: int, hearts: int) -> float:
    """Estimates what attempting a quest is worth, by the stronger of both stats and some hearts."""
    difficulty = 6 + state.atlas.number // 3
    strength = max(state.skill(seat), state.combat(seat)) + min(2, hearts)
    worth = A_QUEST * chance(difficulty - strength)
    return worth + 0.8 if state.rules.story else worth


def threat_worth(state: Position, seat: int, threat: int, hearts: int) -> float:
    """Estimates what a fight is worth: its points and tent, against the turn that may be lost."""
    need = state.box.threat_value[threat] - state.combat(seat)
    odds = chance(need - hearts)
    gain = state.box.threat_points[threat] + tent_worth(state, seat)
    return odds * gain - (1 - odds) * A_TURN - heart_worth(state) * expected_hearts(need, hearts)
