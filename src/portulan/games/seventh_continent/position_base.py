"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.fields import FIELDS
from portulan.games.seventh_continent.options import Ruleset


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "action",
        "active",
        "applied",
        "attached",
        "away",
        "begun",
        "box",
        "by_rule",
        "camps",
        "cells",
        "characters",
        "column",
        "cost",
        "dice",
        "difficulty",
        "ended",
        "entered",
        "epoch",
        "extra",
        "figure",
        "fire",
        "fog",
        "keeps",
        "lifted",
        "mandatory",
        "offering",
        "outcome",
        "party",
        "passed",
        "pending",
        "piles",
        "place",
        "received",
        "rules",
        "seven_stars",
        "sevens",
        "sheet",
        "shelved",
        "shown",
        "since_camp",
        "staying",
        "successes",
        "top",
        "turns",
        "unfilled",
        "unseen",
        "used",
        "wrong",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    box: Box
    """The content that is played with."""
    rules: Ruleset
    """The rules as the options settle them."""
    piles: list[int]
    """The cards of each pile."""
    top: list[int]
    """Known cards on top of the Action Deck, the topmost last."""
    characters: list[int]
    """The character of each player; none before set-up and after elimination."""
    away: list[int]
    """The character of each player who has left for a while (7C-LEAVE-2)."""
    column: list[int]
    """The cards of every object, top card first."""
    dice: list[int]
    """The resistance of every object; 0 where no die lies."""
    sheet: int
    """The sheet that the Board is part of."""
    cells: list[int]
    """The terrain, or the permanent event, that lies on each cell."""
    fog: list[int]
    """Fog: 0 none, else 1 + zone + 5 x when it was laid; -1 on a place being freed."""
    attached: list[tuple[int, int]]
    """Events that hold no place: the card, and the cell of its terrain."""
    epoch: int
    """How often seen Exploration cards were shuffled back while fog lay on the Board."""
    entered: list[tuple[int, int]]
    """Exploration cards that were shuffled back: the card, and when."""
    unseen: list[tuple[int, int]]
    """Banishings of a card that nobody saw: their number, and each card that it can have been
    (7C-BANISH-3)."""
    shelved: list[tuple[int, int]]
    """Cards that wait for a place on a full table, and their cell (G-94)."""
    staying: list[tuple[int, int]]
    """Temporary events to be resolved that stay in play: the card, and the cell where it was revealed."""
    unfilled: int
    """Whether an arrow waits for an Exploration card (G-88)."""
    figure: list[int]
    """The cell on which each figure stands."""
    fire: list[int]
    """The cell of each player's fire."""
    active: int
    """The active player."""
    begun: int
    """Whether a turn was played: before, seat 1 is next where players disagree (G-01)."""
    by_rule: int
    """Whether the active player was settled by 7C-TURN-3."""
    passed: int
    """Who passed since the last turn, as bits (G-141)."""
    action: int
    """The action in progress."""
    place: int
    """The fog card that is explored, or the destination of a move."""
    party: int
    """Who takes part, as bits."""
    mandatory: int
    """Whether the action in progress is mandatory."""
    used: int
    """Objects in use for the action, as bits."""
    shown: list[tuple[int, int]]
    """Flags of the objects used: symbol and number (7C-FLAG-3)."""
    offering: int
    """The object that offers the action."""
    applied: int
    """Effects applied in the action, as bits."""
    cost: int
    """Cards to draw, before the floor of 7C-ACTION-COST-5."""
    difficulty: int
    """Successes to reach."""
    extra: int
    """Cards drawn beyond the cost."""
    successes: int
    """Successes without those of seven-stars."""
    sevens: int
    """Sevens revealed."""
    seven_stars: int
    """Seven-stars applied."""
    keeps: int
    """Skills that may still be kept."""
    outcome: int
    """Whether the action succeeded (1) or failed (2)."""
    received: int
    """Who received a hand card since the last check of hand limits, as bits (G-60)."""
    pending: list[tuple[int, int, int, int, int]]
    """Mandatory actions to come: card, action, place, active player, participants."""
    wrong: list[tuple[int, int]]
    """Wrong entries since the last camp: the card, and how many."""
    camps: int
    """Camps made."""
    since_camp: int
    """Actions since the last camp."""
    turns: int
    """Turns played."""
    lifted: list[int]
    """Clues whose curse is lifted."""
    ended: int
    """How the game ended: 1 victory, 2 defeat."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.piles = [0] * 18
        self.top = []
        self.characters = [-1] * self.players
        self.away = [-1] * self.players
        self.column = [-1] * (16 * self.players)
        self.dice = [0] * (4 * self.players)
        self.sheet = 0
        self.cells = [-1] * 72
        self.fog = [0] * 72
        self.attached = []
        self.epoch = 0
        self.entered = []
        self.unseen = []
        self.shelved = []
        self.staying = []
        self.unfilled = 0
        self.figure = [-1] * self.players
        self.fire = [-1] * self.players
        self.active = 0
        self.begun = 0
        self.by_rule = 0
        self.passed = 0
        self.action = -1
        self.place = -1
        self.party = 0
        self.mandatory = 0
        self.used = 0
        self.shown = []
        self.offering = -1
        self.applied = 0
        self.cost = 0
        self.difficulty = 0
        self.extra = 0
        self.successes = 0
        self.sevens = 0
        self.seven_stars = 0
        self.keeps = 0
        self.outcome = 0
        self.received = 0
        self.pending = []
        self.wrong = []
        self.camps = 0
        self.since_camp = 0
        self.turns = 0
        self.lifted = []
        self.ended = 0

    def copy(self) -> Self:
        """Returns an independent position, equal to this one; only flat lists are copied, rows are shared."""
        other = self.__class__()
        other.players = self.players
        other.options = self.options
        other.carried = self.carried
        other.stack = self.stack[:]
        other.opened = self.opened
        generator: Generator | None = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other.sampled = self.sampled
        other._moves = self._moves
        other._seat = self._seat
        other.box = self.box
        other.rules = self.rules
        other.piles = self.piles[:]
        other.top = self.top[:]
        other.characters = self.characters[:]
        other.away = self.away[:]
        other.column = self.column[:]
        other.dice = self.dice[:]
        other.sheet = self.sheet
        other.cells = self.cells[:]
        other.fog = self.fog[:]
        other.attached = self.attached[:]
        other.epoch = self.epoch
        other.entered = self.entered[:]
        other.unseen = self.unseen[:]
        other.shelved = self.shelved[:]
        other.staying = self.staying[:]
        other.unfilled = self.unfilled
        other.figure = self.figure[:]
        other.fire = self.fire[:]
        other.active = self.active
        other.begun = self.begun
        other.by_rule = self.by_rule
        other.passed = self.passed
        other.action = self.action
        other.place = self.place
        other.party = self.party
        other.mandatory = self.mandatory
        other.used = self.used
        other.shown = self.shown[:]
        other.offering = self.offering
        other.applied = self.applied
        other.cost = self.cost
        other.difficulty = self.difficulty
        other.extra = self.extra
        other.successes = self.successes
        other.sevens = self.sevens
        other.seven_stars = self.seven_stars
        other.keeps = self.keeps
        other.outcome = self.outcome
        other.received = self.received
        other.pending = self.pending[:]
        other.wrong = self.wrong[:]
        other.camps = self.camps
        other.since_camp = self.since_camp
        other.turns = self.turns
        other.lifted = self.lifted[:]
        other.ended = self.ended
        return other
