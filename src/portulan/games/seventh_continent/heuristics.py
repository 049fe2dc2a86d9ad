"""What good play is in The 7th Continent, for the bots: each question by what its answers are worth (contract 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.engine.heuristic import Heuristic, Outlook, Term
from portulan.games.seventh_continent import (
    advising,
    effects,
    evaluation,
    guessing,
    moves,
    odds,
    source,
    steps,
)
from portulan.games.seventh_continent.evaluation import NEW_PLACE, attempt
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import AT_COST, DECK, HAND, ICONS, NONE, SLOTS

_Rate = Callable[[SeventhContinent, int, int], float]

MOVE: Final = ICONS.index("move")
NEVER: Final = -40.0
"""What is left to people: handing things over, tidying the table."""
A_CAMP: Final = -2.5
"""What camp costs: all that was explored is explored anew."""
A_GUESS: Final = 40.0
"""A number that was read off a picture is tried first: it costs nothing, and no turn."""
SPREAD: Final = 12.0
MIDDLE: Final = 45.0
"""The value of a position from which the chance to win is even."""
SURE: Final = 4.0


class SeventhContinentHeuristic(Heuristic[SeventhContinent]):
    """Rates moves by the question they answer, in cards of the Action Deck."""

    worth = evaluation.Worth()

    def __init__(self) -> None:
        self._rates: Final[dict[int, _Rate]] = {
            steps.CONSENT: self._agree,
            steps.ACCEPT: self._agree,
            steps.GIFT: self._agree,
            steps.DESTINATION: self._destination,
            steps.TRAVEL: self._destination,
            steps.OFFER: self._join,
            steps.MUST_JOIN: self._join,
            steps.OBJECTS: self._use,
            steps.LOWER: self._lower,
            steps.MATERIALS: self._with,
            steps.TRADE: self._trade,
            steps.RAISE: self._raise,
            steps.SKILL: self._keep,
            steps.RECEIVER: self._receiver,
            steps.EXCESS: self._excess,
            steps.PICK: self._pick,
            steps.TO_HAND: self._pick,
            steps.BUY: self._pick,
            steps.RECOVER_PICK: self._pick,
            steps.FLAGGED: self._call,
            steps.FLAG_OBJECT: self._apply,
            steps.CANCEL: self._apply,
            steps.ANSWER: self._apply,
            steps.STOW: self._stow,
            steps.EXCESS_OBJECTS: self._abandon,
            steps.DAMAGE: self._hit,
            steps.REPAIR: self._mend,
            steps.DROP: self._let_be,
            steps.GIVE: self._let_be,
            steps.FOLD: self._let_be,
            steps.SEARCH: self._search,
            steps.CLUES: self._clues,
        }
        """How the answers to each question are rated, one by one."""

    def scores(self, state: SeventhContinent, seat: int, moves_: list[int]) -> list[float]:
        """Rates each move."""
        frame = state.stack[-1]
        if frame[0] == steps.EXTRA:
            return self._extra(state, moves_)
        if frame[0] == steps.ACTION:
            return self._actions(state, seat, moves_)
        if frame[0] == steps.GROUP:
            return self._group(state, moves_)
        if frame[0] == steps.NUMBER:
            return self._enter(state, frame[2], moves_)
        if frame[0] == steps.HOLD:
            return [self._hold(state, frame[2], move) for move in moves_]
        if frame[0] == steps.CHOOSE:
            branches = state.box.programs[frame[2]][frame[3]][2]
            return [
                self._branch(state, seat, branches[moves.BRANCH.index(move)], frame[4]) for move in moves_
            ]
        rate = self._rates.get(frame[0])
        return [0.0 if rate is None else rate(state, seat, move) for move in moves_]

    def values(self, state: SeventhContinent) -> list[float]:
        """Estimates how the group stands: it wins and loses together."""
        return [self.worth.value(state) - MIDDLE] * state.players

    def settled(self, state: SeventhContinent) -> bool:
        """Between two actions nothing is half done."""
        return not state.stack or state.stack[-1][0] in (steps.GROUP, steps.CHARACTER)

    def spread(self, state: SeventhContinent) -> float:
        """A dozen cards are the difference between hope and despair."""
        return SPREAD

    def terms(self, state: SeventhContinent, seat: int) -> list[Term]:
        """Takes apart what the group has: energy, what was read and explored, states, objects, what is in hand.

        A page that lies closed before whoever thinks ahead will be read.
        """
        pages = len(state.opened) + state.closed
        energy = state.piles[DECK].bit_count()
        places = sum(card >= 0 for card in state.cells)
        ails = sum(evaluation.states_of(state, other) for other in state.in_play())
        held = sum((state.piles[HAND + other] & state.box.limited).bit_count() for other in state.in_play())
        uses = sum(state.dice)
        return [
            Term("energy", 0.5 * energy, energy),
            Term("pages", 1.2 * pages, pages),
            Term("places", 0.6 * NEW_PLACE * places, places),
            Term("states", -evaluation.A_STATE * ails, ails),
            Term("objects", evaluation.A_USE * uses, uses),
            Term("hand", 0.5 * held, held),
        ]

    def outlook(self, state: SeventhContinent, seat: int, move: int) -> list[Outlook]:
        """Tells chance, cost, risk and aim of an action."""
        return advising.outlook(self.worth, state, seat, move)

    # Setting up

    def _clues(self, state: SeventhContinent, seat: int, move: int) -> float:
        """One curse is enough, and the first of them to begin with."""
        return -float(moves.CLUES.index(move))

    # Between turns

    def _group(self, state: SeventhContinent, listed: list[int]) -> list[float]:
        """Whoever has the best action should act; camp is made when nothing else is worth its price."""
        return [self._proposal(state, move) for move in listed]

    def _proposal(self, state: SeventhContinent, move: int) -> float:
        if move in moves.LOOK:
            return A_GUESS if guessing.pictures(state) else NEVER
        if move in moves.ACTIVE:
            seat = moves.ACTIVE.index(move)
            rated = self._actions(state, seat, source.legal(state, seat))
            return max(rated, default=NEVER) - 0.3 * evaluation.states_of(state, seat)
        return A_CAMP if move in moves.CAMP and state.since_camp > 5 else NEVER

    def _actions(self, state: SeventhContinent, seat: int, listed: list[int]) -> list[float]:
        """Rates actions that may be announced; where a walk leads is worked out once."""
        reach: float | None = None
        rated: list[float] = []
        for move in listed:
            if move in moves.PASS:
                rated.append(-2.0)
                continue
            action = state.box.actions[source.undertaken(state, seat, move)[0]]
            if action.travels and reach is None:
                reach = self.worth.best_way(state, seat)[0]
            rated.append(self.worth.action_worth(state, seat, move, reach))
        return rated

    def _agree(self, state: SeventhContinent, seat: int, move: int) -> float:
        return SURE if move in moves.AGREE else 0.0

    def _destination(self, state: SeventhContinent, seat: int, move: int) -> float:
        cell = moves.GO.index(move)
        here, width = state.figure[seat], state.box.width
        far = abs(cell % width - here % width) + abs(cell // width - here // width)
        near = evaluation.company(state, seat, cell) - evaluation.WAY * far
        return 0.9 * self.worth.place_worth(state, seat, cell) + near

    def _join(self, state: SeventhContinent, seat: int, move: int) -> float:
        """One goes along, and helps where nothing can fail; a failure that is shared costs a state more."""
        action = state.acting()
        safe = action.icon == MOVE or action.difficulty == 0
        if move in moves.JOIN:
            return SURE if safe or action.all_must else -0.5
        return 0.0

    # An action

    def _use(self, state: SeventhContinent, seat: int, move: int) -> float:
        """An object is used for what it takes off the cost, or adds to the result."""
        if move in moves.DONE:
            return 0.0
        box = state.box
        icon = state.acting().icon
        gain = -evaluation.A_USE
        for card in state.object_cards(moves.USE.index(move)):
            for number in box.cards[card].object_effects:
                effect = box.effects[number]
                if effect.icons >> icon & 1:
                    wanted = min(-effect.cost, max(0, state.cost)) if effect.step == AT_COST else effect.stars
                    gain += max(0, wanted)
            gain += 2.0 if box.symbols[state.action] and box.cards[card].object_flags else 0.0
        return gain

    def _lower(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.DONE:
            return 0.0
        effect = effects.chosen(state, move)
        saved = min(-effect.cost, max(0, state.cost)) if effect.cost < 0 else -effect.cost
        gain = saved - effect.difficulty + effect.stars + effect.seven_stars + 0.3 * effect.extra_keep
        if effect.do:
            gain += self.worth.program_worth(state, effect.do, seat)
        return gain - (1.2 if effect.pay else 0.0)

    def _with(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.DONE:
            return 0.0
        return 1.0 if state.cost > 0 else -1.0

    def _at_stake(self, state: SeventhContinent) -> tuple[float, float]:
        success, failure = self.worth.promise(state, state.active, state.acting())
        if state.place != NONE:
            success += NEW_PLACE
        return success, failure

    def _trade(self, state: SeventhContinent, seat: int, move: int) -> float:
        fewer = moves.TRADE.index(move)
        cost, need, stars, sevens = odds.figures(state)
        return attempt(state, max(0, cost - fewer), need + fewer, stars, sevens, self._at_stake(state))

    def _extra(self, state: SeventhContinent, listed: list[int]) -> list[float]:
        """Further cards are drawn as long as the chance grows by more than they cost."""
        cost, need, stars, sevens = odds.figures(state)
        gain = self._at_stake(state)
        rated: list[float] = []
        best = NEVER
        for move in listed:
            more = moves.EXTRA.index(move)
            if more > 8:
                rated.append(best - more)
                continue
            rated.append(attempt(state, cost + more, need, stars, sevens, gain))
            best = min(rated)
        return rated

    def _raise(self, state: SeventhContinent, seat: int, move: int) -> float:
        """An effect is applied to the result if something is missing."""
        if move in moves.DONE:
            return 0.0
        effect = effects.chosen(state, move)
        missing = state.difficulty - state.total()
        if missing <= 0 and effect.pay:
            return -1.0
        gain = effect.stars + effect.seven_stars * state.sevens - effect.difficulty
        return SURE * min(gain, max(0, missing)) + 0.5 * effect.extra_keep - (0.5 if effect.pay else 0.0)

    def _skill(self, state: SeventhContinent, card: int) -> float:
        """Estimates a card in hand."""
        return evaluation.skill_worth(state, card)

    def _keep(self, state: SeventhContinent, seat: int, move: int) -> float:
        return 0.0 if move in moves.DONE else self._skill(state, moves.KEEP.index(move))

    def _excess(self, state: SeventhContinent, seat: int, move: int) -> float:
        return -self._skill(state, moves.PICK.index(move))

    def _hold(self, state: SeventhContinent, card: int, move: int) -> float:
        """A card that comes into a hand is taken by whoever holds fewest, if it is worth anything."""
        if move in moves.LEAVE_IT:
            return 0.0
        held = (state.piles[HAND + moves.TO.index(move)] & state.box.limited).bit_count()
        return 1.0 + self._skill(state, card) - 0.1 * held

    def _receiver(self, state: SeventhContinent, seat: int, move: int) -> float:
        other = moves.TO.index(move)
        return -float((state.piles[HAND + other] & state.box.limited).bit_count())

    # Consequences

    def _branch(self, state: SeventhContinent, seat: int, program: int, card: int) -> float:
        """A way out of several is worth what its consequence brings, as far as it can be read."""
        return self.worth.program_worth(state, program, seat)

    def _pick(self, state: SeventhContinent, seat: int, move: int) -> float:
        family = moves.BUY if move in moves.BUY else moves.PICK
        if move not in family:
            return 0.0
        stars, left, right, seven = state.box.bands[state.rules.profile][family.index(move)]
        return 1.0 + stars + 0.4 * (left + right) + 0.5 * seven

    def _call(self, state: SeventhContinent, seat: int, move: int) -> float:
        """A number that a symbol adds to is rarer than the one without."""
        return float(moves.CALL.index(move)) if move in moves.CALL else 0.0

    def _apply(self, state: SeventhContinent, seat: int, move: int) -> float:
        return 0.0 if move in moves.DONE else 1.0

    def _stow(self, state: SeventhContinent, seat: int, move: int) -> float:
        if move in moves.NEW:
            return 2.0
        if move in moves.ASSEMBLE:
            die = state.dice[moves.ASSEMBLE.index(move)]
            return 1.6 if die <= 3 else 0.6
        if move in moves.ABANDON:
            return -0.5 * state.dice[moves.ABANDON.index(move)]
        return -0.3 if move in moves.TO else -1.0

    def _hit(self, state: SeventhContinent, seat: int, move: int) -> float:
        slot = moves.HIT.index(move)
        return float(state.dice[slot]) + 0.1 * (slot // SLOTS != seat)

    def _mend(self, state: SeventhContinent, seat: int, move: int) -> float:
        return -float(state.dice[moves.MEND.index(move)])

    def _search(self, state: SeventhContinent, seat: int, move: int) -> float:
        """A picture is examined that still has a number to be tried; hints are left to people."""
        if move in moves.SEARCH:
            return 2 * SURE if guessing.guess(state, moves.SEARCH.index(move)) != NONE else 0.0
        return SURE if move in moves.DONE else 0.0

    def _enter(self, state: SeventhContinent, card: int, listed: list[int]) -> list[float]:
        """The number is entered that was read."""
        meant = moves.ENTER.base + guessing.guess(state, card)
        return [float(move == meant) for move in listed]

    def _let_be(self, state: SeventhContinent, seat: int, move: int) -> float:
        return SURE if move in moves.DONE else 0.0

    def _abandon(self, state: SeventhContinent, seat: int, move: int) -> float:
        return -float(state.dice[moves.ABANDON.index(move)]) if move in moves.ABANDON else 0.0
