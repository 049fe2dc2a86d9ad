"""Search: information-set Monte Carlo tree search over resampled states, guided by the game's heuristic."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from portulan.bots.bot import Bot
from portulan.bots.glimpse import Glimpse
from portulan.engine.game import Game
from portulan.engine.heuristic import Heuristic
from portulan.engine.state import State
from portulan.engine.steps import TOGETHER

class Settings(NamedTuple):
    exploration: float = 0.3
    prior: float = 1.0
    rollout: float = 0.3
    fpu: float = 0.02
    cap: int = 60


class Node:
    __slots__ = ("visits", "edges", "children", "peak")
    def __init__(self):
        self.visits = 0
        self.edges = {}
        self.children = {}
        self.peak = 0.0


class SearchBot(Bot):
    def __init__(self, game, seed, heuristic, iterations=None, milliseconds=None, settings=Settings(), clock=time.perf_counter):
        super().__init__(seed)
        self.game = game
        self.h = heuristic
        self.iterations = iterations
        self.ms = milliseconds
        self.s = settings
        self.clock = clock
        self.looks = {}
        self.done = 0
        space = game.space
        first = {}
        for fam in space.families:
            if fam.secret:
                for m in range(fam.base, fam.base + fam.size):
                    self.looks[m] = first.setdefault(space.look(m), m)

    def choose(self, glimpse: Glimpse) -> int:
        root = Node()
        self.seat = glimpse.seat
        n = 0
        if self.iterations is not None:
            for _ in range(self.iterations):
                self.iterate(root, glimpse); n += 1
        else:
            end = self.clock() + self.ms / 1000
            while self.clock() < end:
                self.iterate(root, glimpse); n += 1
        self.done += n
        self.root = root
        return max(root.edges, key=lambda m: (root.edges[m][0], root.edges[m][1]))

    def iterate(self, root, glimpse):
        rng = self.rng
        state = glimpse.sample(rng)
        h = self.h
        node = root
        path = []
        me = self.seat
        looks = self.looks
        seat = me
        c = self.s.exploration
        while True:
            moves = state.moves(seat)
            edges = node.edges
            new = not edges
            for m in moves:
                if m not in edges:
                    self.expand(node, state, seat, moves)
                    break
            if new:
                move = self.pick(edges, moves)
            else:
                scale = c * math.sqrt(node.visits)
                tot = 0.0; cnt = 0
                for m in moves:
                    e = edges[m]
                    if e[0]:
                        tot += e[1]; cnt += e[0]
                fpu = (tot / cnt if cnt else 0.5) - self.s.fpu
                best = -1.0
                wsum = 0.0
                for m in moves: wsum += edges[m][2]
                scale /= wsum
                for m in moves:
                    n, w, p = edges[m]
                    v = (w / n if n else fpu) + scale * p / (1 + n)
                    if v > best:
                        best = v; move = m
            node.visits += 1
            path.append((edges[move], seat))
            together = state.step.kind == TOGETHER
            state.play(move, seat)
            if new or state.actor is None:
                break
            key = [state.actor, state.stack[-1][0]]
            for who, m in state.trail:
                if who == me: key.append(m)
                elif together: key.append(-1)
                else: key.append(looks.get(m, m))
            key = tuple(key)
            nxt = node.children.get(key)
            if nxt is None:
                nxt = node.children[key] = Node()
            node = nxt
            seat = state.actor
        # rollout
        steps = 0
        while state.actor is not None and not h.settled(state):
            seat = state.actor
            moves = state.moves()
            scores = h.scores(state, seat, moves)
            if self.s.rollout:
                t = self.s.rollout
                b = max(scores)
                ws = [math.exp((x - b) / t) for x in scores]
                r = rng.random() * sum(ws)
                for m, x in zip(moves, ws):
                    r -= x
                    if r <= 0: break
                move = m
            else:
                move = moves[scores.index(max(scores))]
            state.play(move, seat)
            steps += 1
            if steps >= self.s.cap: break
        rewards = h.rewards(state)
        for e, seat in path:
            e[0] += 1
            e[1] += rewards[seat]

    def expand(self, node, state, seat, moves):
        scores = self.h.scores(state, seat, moves)
        edges = node.edges
        if not edges: node.peak = max(scores)
        t = self.s.prior
        for m, x in zip(moves, scores):
            if m not in edges:
                edges[m] = [0, 0.0, math.exp(min(3.0, (x - node.peak) / t)) + 0.01]

    def pick(self, edges, moves):
        r = self.rng.random() * sum(edges[m][2] for m in moves)
        for m in moves:
            r -= edges[m][2]
            if r <= 0: return m
        return m
