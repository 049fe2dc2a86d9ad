"""Search: Monte Carlo tree search over information sets, guided by the heuristic of the game.

Every iteration deals the secrets and chance anew, walks down one tree, plays on by the heuristic to a settled
state, or to a passage that nobody has opened, and counts who is likely to win. The nodes of the tree are what the
searching seat has heard: events that sound alike to it lead to the same node, whatever happened behind them. Each
seat maximises its own reward, so any number of players will do.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from portulan.bots.bot import Bot
from portulan.bots.information_state import InformationState
from portulan.bots.simple import pick, soften
from portulan.engine.events import Event
from portulan.engine.game import Game
from portulan.engine.generator import Seed
from portulan.engine.heuristic import AnyHeuristic
from portulan.engine.state import State

EXPLORATION: Final = 0.4
"""How much the search tries moves that look worse, against rewards from 0 to 1."""

PRIOR: Final = 0.2
"""The temperature at which scores become first guesses, as a part of the heuristic's spread."""

FLOOR: Final = 0.02
"""The least first guess of a move: what the heuristic despises is tried in the end."""

ROLLOUT: Final = 0.06
"""The temperature at which play goes on beyond the tree, as a part of the heuristic's spread."""

URGENCY: Final = 0.02
"""How much less than the mean of its node a move is thought to bring before it was tried."""

LOOK_AHEAD: Final = 200
"""Decisions beyond the tree after which a state is judged even if it is not settled."""

PATIENCE: Final = 16
"""Iterations between two looks at whether the choice can still change."""


class Budget(NamedTuple):
    """How long to think: milliseconds, or a number of iterations, which makes the choice reproducible."""

    milliseconds: int | None = None
    iterations: int | None = None


class Edge:
    """A move tried at a node: its first guess, how often it was played, and what it brought its player."""

    __slots__ = ("prior", "reward", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.reward = 0.0
        self.visits = 0


class Node:
    """What the searching seat has heard so far, and the moves of whoever decides there."""

    __slots__ = ("best", "children", "edges")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.children: dict[tuple[Event, ...], Node] = {}
        """What follows, by who decides next and what was heard of the last play."""
        self.best = 0.0
        """The highest score when the node was first met, against which first guesses are taken."""


class SearchBot(Bot):
    """Thinks ahead within a budget and plays the move that it tried most often."""

    def __init__(
        self,
        seed: Seed,
        heuristic: AnyHeuristic,
        game: Game,
        budget: Budget,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        self.reproducible = budget.iterations is not None
        self.iterations = 0
        """Iterations made in all choices so far."""
        self._heuristic = heuristic
        self._budget = budget
        self._clock = clock
        self._events = game.events.listed

    def choose(self, information: InformationState) -> int:
        """Grows a tree from the information and takes the most visited move; the search stops when it is certain."""
        root = Node()
        start = self._clock()
        done = 0
        while not self._is_decided(root, done, start):
            self._iterate(root, information)
            done += 1
        self.iterations += done
        return max(root.edges, key=lambda move: (root.edges[move].visits, root.edges[move].reward, -move))

    def _is_decided(self, root: Node, done: int, start: float) -> bool:
        """Tells whether the budget is spent, or what is left of it cannot change the choice."""
        limit = self._budget.iterations
        if limit is not None:
            left = float(limit - done)
        else:
            spent = self._clock() - start
            left = done * ((self._budget.milliseconds or 0) / 1000 / spent - 1) if done and spent > 0 else 1.0
        if done and left <= 0:
            return True
        if not done or done % PATIENCE:
            return False
        visits = sorted((edge.visits for edge in root.edges.values()), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left

    def _iterate(self, root: Node, information: InformationState) -> None:
        """Walks down the tree to a new node, plays on from there, and counts what it brought each seat."""
        seat = information.seat
        state = information.sample(self.rng)
        heard = state.listen()
        node: Node | None = root
        path: list[tuple[Edge, int]] = []
        while node is not None:
            move = self._select(node, state, seat)
            path.append((node.edges[move], seat))
            state.play(move, seat)
            if state.actor is None or state.closed:
                break
            seat = state.actor
            told = ((seat,), *(self._events[event[0]].seen_by(event, information.seat) for event in heard))
            heard.clear()
            child = node.children.get(told)
            if child is None:
                node.children[told] = Node()
            node = child
        state.log = None
        self._play_on(state)
        rewards = self._heuristic.rewards(state)
        for edge, player in path:
            edge.visits += 1
            edge.reward += rewards[player]

    def _select(self, node: Node, state: State, seat: int) -> int:
        """Takes the legal move with the best sum of mean reward and what its first guess still promises."""
        moves = state.moves(seat)
        edges = node.edges
        for move in moves:
            if move not in edges:
                self._guess(node, state, seat, moves)
                break
        visits = 0
        reward = guess = 0.0
        for move in moves:
            edge = edges[move]
            visits += edge.visits
            reward += edge.reward
            guess += edge.prior
        untried = reward / visits - URGENCY if visits else 0.5
        promise = EXPLORATION * math.sqrt(visits + 1) / guess
        chosen = moves[0]
        best = -1.0
        for move in moves:
            edge = edges[move]
            tried = edge.visits
            value = (edge.reward / tried if tried else untried) + promise * edge.prior / (1 + tried)
            if value > best:
                best = value
                chosen = move
        return chosen

    def _guess(self, node: Node, state: State, seat: int, moves: list[int]) -> None:
        """Gives moves that were not legal here before their first guess, from their scores."""
        scores = self._heuristic.scores(state, seat, moves)
        temperature = PRIOR * self._heuristic.spread(state)
        if not node.edges:
            node.best = max(scores)
        for move, score in zip(moves, scores, strict=True):
            if move not in node.edges:
                node.edges[move] = Edge(FLOOR + math.exp(min(1.0, (score - node.best) / temperature)))

    def _play_on(self, state: State) -> None:
        """Plays by the heuristic, not always the best move, until the state is settled or the match over."""
        heuristic = self._heuristic
        for _ in range(LOOK_AHEAD):
            seat = state.actor
            if seat is None or state.closed or heuristic.settled(state):
                return
            moves = state.moves()
            weights = soften(heuristic.scores(state, seat, moves), ROLLOUT * heuristic.spread(state))
            state.play(pick(moves, weights, self.rng), seat)
