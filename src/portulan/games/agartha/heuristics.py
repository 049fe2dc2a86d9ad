"""Good play of Agartha as a rule of thumb: every decision by the value of the board that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from portulan.engine.heuristic import Heuristic, Term
from portulan.games.agartha import frames
from portulan.games.agartha.bid_evaluation import TOKENS, BidEvaluator, BidWeights
from portulan.games.agartha.board import EX, OPENED_BY, POINTS_OF_TIER, ROUNDS, SLOT_COUNT, V1, ZONE_OF
from portulan.games.agartha.board_evaluation import WHOLE_GAME, BoardEvaluator, Weights, remember
from portulan.games.agartha.cards import BITS, CPS, FIELD, UNIT, lowest, spread
from portulan.games.agartha.moves import (
    ACTION_ZONE,
    BID_ZONE,
    DECLINE,
    DRAW_PILE,
    DRAW_TILE,
    EXPLORE,
    KEEP,
    LEAVE,
    MOVE,
    PICK,
    STOP,
    SWAP,
    TO,
    VALIDATE,
    WITH,
)
from portulan.games.agartha.placing import PLACEMENT
from portulan.games.agartha.scoring import POINTS_PER_AMULET, sheet
from portulan.games.agartha.state import Agartha
from portulan.games.agartha.trial_board import TrialBoard, next_cards

PER_TOKEN: Final = 0.35
"""Points that a seat still makes with each token, beyond what its board promises."""

TESTAMENT: Final = 0.7
"""Points that holding the testament brings in a round."""

SPREAD: Final = (2.5, 2.4)
"""The lead that makes a win likely: at the end, and how much more at the start."""

SPOILED: Final = 0.3
"""Points for drawing a card that others have bid for."""

BESIDE: Final = 2
"""What a token of another player is taken for when its face is not known."""


class AgarthaHeuristic(Heuristic[Agartha]):
    """Rates decisions of Agartha and guesses final points; reads nothing that the seat could not see."""

    def __init__(self, weights: Weights | None = None, bid_weights: BidWeights | None = None) -> None:
        self._weights = weights or Weights()
        self._bid_weights = bid_weights or BidWeights()
        self._evaluators: dict[tuple[str, ...], BoardEvaluator] = {}
        self._evaluator: BoardEvaluator | None = None
        at_the_tiles: dict[int, Callable[[Agartha, TrialBoard, int, list[int]], list[float]]] = {
            frames.BID: self._bid,
            frames.DRAW: self._draw,
            frames.VALIDATE: self._validate,
        }
        on_the_board: dict[int, Callable[[Agartha, TrialBoard, int, list[int]], list[float]]] = {
            frames.PLACE_START: self._place_start,
            frames.PLACE_TOGETHER: self._place_start,
            frames.PICK: self._pick,
            frames.LEAVE: self._leave,
            frames.PLACE_WON: self._place_won,
            frames.MOVE: self._move,
            frames.MOVE_TO: self._move_to,
            frames.SWAP: self._swap,
            frames.SWAP_WITH: self._swap_with,
            frames.PLACE_DRAWN: self._place_drawn,
        }
        self._at_the_tiles: Final = at_the_tiles
        self._on_the_board: Final = on_the_board

    def scores(self, state: Agartha, seat: int, moves: list[int]) -> list[float]:
        """Rates moves by the value of the seat's board after them."""
        frame = state.stack[-1]
        board = self._trial_board(state, seat, _compasses_to_come(state))
        decide = self._at_the_tiles.get(frame[0])
        if decide is not None:
            return decide(state, board, seat, moves)
        key = (*board.key(), state.won[seat], *frame, *moves)
        memo = board.evaluator.rated
        rated = memo.get(key)
        if rated is None:
            rated = self._on_the_board[frame[0]](state, board, seat, moves)
            remember(memo, key, rated)
        return rated[:]

    def values(self, state: Agartha) -> list[float]:
        """Adds to the points of each seat what its board and the time left promise."""
        if state.over:
            return [float(points) for points in state.scores()]
        coming = _compasses_to_come(state)
        values: list[float] = []
        for seat in range(state.players):
            board = self._trial_board(state, seat, coming)
            values.append(_points_in_sight(state, seat, board) + PER_TOKEN * board.left)
        values[state.holder] += TESTAMENT
        return values

    def terms(self, state: Agartha, seat: int) -> list[Term]:
        """Names points, what the board promises beyond them, the testament and, while there are bids, each tile."""
        points = float(sheet(state, seat).total)
        if state.over:
            return [Term("score", points)]
        coming = _compasses_to_come(state)
        board = self._trial_board(state, seat, coming)
        found = [
            Term("score", points),
            Term("board", _points_in_sight(state, seat, board) - points),
            Term("testament", TESTAMENT if state.holder == seat else 0.0),
        ]
        if state.stack[-1][0] != frames.BID:
            return found
        bids = BidEvaluator(state, seat, self._boards_at_resolution(state, coming), self._bid_weights)
        for tile in range(state.tile_count):
            lying = (_tokens(state, seat, tile, BID_ZONE),)
            chance, gain = bids.hope(tile)
            which = (("tile", tile + 1),)
            found.append(Term("tile", chance * gain, round(100 * chance), which, lying))
            found.append(Term("denied", bids.denied(tile), 0, which, lying))
        gains = [
            bids.action(token, tile)
            for tile, zone, owner, token in state.placements
            if zone == ACTION_ZONE and owner == seat
        ]
        found.append(Term("action", sum(gains), 0, (), (len(gains),)))
        return found

    def _boards_at_resolution(self, state: Agartha, coming: int) -> list[TrialBoard]:
        """All boards as they will be when the tiles are resolved, with one of three tokens to come."""
        boards = [self._trial_board(state, seat, coming) for seat in range(state.players)]
        for board in boards:
            board.left -= TOKENS - 1
        return boards

    def settled(self, state: Agartha) -> bool:
        """Boards can be compared when a round begins: all cards lie, all tokens are in hand."""
        return not state.placements and state.stack[-1][0] == frames.BID

    def spread(self, state: Agartha) -> float:
        """The more rounds are left, the less a lead means."""
        end, more = SPREAD
        return end + more * (ROUNDS - state.round) / ROUNDS

    # Reading the table

    def _evaluator_under(self, state: Agartha) -> BoardEvaluator:
        """Finds the evaluator for the rules of a match."""
        evaluator = self._evaluator
        if evaluator is None or evaluator.rules is not state.rules:
            key = tuple(state.options.values())
            evaluator = self._evaluators.get(key)
            if evaluator is None:
                evaluator = self._evaluators[key] = BoardEvaluator(state.rules, self._weights)
            evaluator.rules = state.rules
            self._evaluator = evaluator
        return evaluator

    def _trial_board(self, state: Agartha, seat: int, coming: int) -> TrialBoard:
        """The board of a seat with the time that is left for it; its open slots if it is the one to decide."""
        left = WHOLE_GAME
        opened = 0
        if state.round:
            frame = state.stack[-1]
            left = TOKENS * (ROUNDS - state.round)
            if frame[0] == frames.BID:
                left += TOKENS
            else:
                for placement in state.placements:
                    if placement[2] == seat:
                        left += 1
                if len(frame) > 1 and frame[1] == seat:
                    opened = state.open
        return TrialBoard(self._evaluator_under(state), state, seat, left, coming, opened)

    # Decisions about one's own board alone

    def _place_start(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        """Thinks of the second card when it places the first; nothing opens (AG-SETUP-16)."""
        rated: list[float] = []
        for move in moves:
            kind, slot = PLACEMENT[move]
            rest = spread(state.won[seat] - UNIT[kind])
            if rest:
                board.slots[slot] += UNIT[kind]
                rated.append(board.best_with_card(rest[0], opens=False))
                board.slots[slot] -= UNIT[kind]
            else:
                rated.append(board.with_card(kind, slot, opens=False))
        return rated

    def _pick(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        return [board.gain_of_won(UNIT[PICK.index(move)]) for move in moves]

    def _leave(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        cards = state.won[seat]
        left = [cards if move in KEEP else cards - UNIT[LEAVE.index(move)] for move in moves]
        return [board.gain_of_won(rest) for rest in left]

    def _place_won(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        """The first card chooses the zone of all of them (AG-PLACE-2)."""
        opened = board.opened
        rated: list[float] = []
        for move in moves:
            kind, slot = PLACEMENT[move]
            board.slots[slot] += UNIT[kind]
            board.opened = opened | OPENED_BY[slot]
            rated.append(board.with_won(spread(state.won[seat] - UNIT[kind]), ZONE_OF[slot]))
            board.slots[slot] -= UNIT[kind]
        return rated

    def _move(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        return [
            board.value() if move in DECLINE else board.best_after_move(*divmod(MOVE.index(move), SLOT_COUNT))
            for move in moves
        ]

    def _move_to(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        _, _, kind, source = state.stack[-1]
        return [board.after_move(kind, source, TO.index(move)) for move in moves]

    def _swap(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        return [
            board.value() if move in DECLINE else board.best_after_swap(SWAP.index(move)) for move in moves
        ]

    def _swap_with(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        _, _, kind, slot = state.stack[-1]
        return [board.after_swap(kind * SLOT_COUNT + slot, WITH.index(move)) for move in moves]

    def _place_drawn(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        places = [PLACEMENT[move] for move in moves]
        return [board.with_card(kind, slot) for kind, slot in places]

    # Decisions that look at the tiles

    def _bid(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        boards = self._boards_at_resolution(state, board.coming)
        return BidEvaluator(state, seat, boards, self._bid_weights).rate(moves)

    def _draw(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        """A card that one's own bids would win is half one's own; one that others bid for spoils their bids."""
        rated: list[float] = []
        for move in moves:
            if move in DECLINE:
                rated.append(0.0)
            elif move in DRAW_PILE:
                rated.append(board.gain_of_pile(next_cards(state)))
            else:
                kind, tile = DRAW_TILE.values(move)
                gain = board.gain_of_card(kind)
                lead = 0
                for where, zone, owner, token in state.placements:
                    if where == tile and zone == BID_ZONE:
                        lead += token + 1 if owner == seat else -BESIDE
                if lead > 0:
                    gain *= 1 - self._bid_weights.own
                elif lead < 0:
                    gain += SPOILED
                rated.append(gain)
        return rated

    def _validate(self, state: Agartha, board: TrialBoard, seat: int, moves: list[int]) -> list[float]:
        """Weighs each validation with the best use of its action against leaving the slots as they are."""
        rated: list[float] = []
        for move in moves:
            if move in STOP:
                opened, board.opened = board.opened, 0
                rated.append(board.value())
                board.opened = opened
            elif move in EXPLORE:
                after = board.validated(EX, EXPLORE.index(move) + 1)
                rated.append(after.value() + after.gain_of_draw(state))
            else:
                index, tier = VALIDATE.values(move)
                tier += 2
                after = board.validated(V1 + index, tier)
                action = after.gain_of_move() if tier == 2 else after.gain_of_swap() if tier == 3 else 0.0
                rated.append(POINTS_OF_TIER[tier] + after.value() + action)
        return rated


def _tokens(state: Agartha, seat: int, tile: int, zone: int) -> int:
    """Counts the tokens of a seat in a zone."""
    return sum([placed[:3] == (tile, zone, seat) for placed in state.placements])


def _points_in_sight(state: Agartha, seat: int, board: TrialBoard) -> float:
    """What a seat has, what its board promises, and what the cards in its hand add to it."""
    value = board.value() + state.village[seat] + POINTS_PER_AMULET * state.amulets[seat]
    if state.won[seat]:
        value += board.gain_of_won(state.won[seat])
    if state.drawn[seat]:
        value += board.gain_of_card(lowest(state.drawn[seat]))
    return value


def _compasses_to_come(state: Agartha) -> int:
    """Counts the Compasses that no board holds, up to three."""
    shift = BITS * CPS
    found = (state.pile >> shift & FIELD) + (state.discard >> shift & FIELD)
    for cards in state.under:
        found += cards >> shift & FIELD
    for lying in state.tiles:
        found += lying.count(CPS)
    return min(found, 3)
