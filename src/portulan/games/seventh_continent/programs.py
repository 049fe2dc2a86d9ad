"""Operations and conditions as rows of numbers: the closed vocabulary of the cards (contract 7.2, 7.3), compiled once.

A row is the code of its case and its arguments. What an argument names is a number: a card's number as printed, a
place of a word in its list, a cell of the grid, a set of cards, or a program of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content import operations as o
from portulan.games.seventh_continent.content.conditions import CONDITIONS, AnyCondition
from portulan.games.seventh_continent.content.operations import OPERATIONS, AnyOperation
from portulan.games.seventh_continent.content.terms import At
from portulan.games.seventh_continent.printed import Program, Row
from portulan.games.seventh_continent.terms import NONE, RESOURCES, SIDES, WHO, ZONES

COMPARISONS: Final = ("==", ">=", "<=", ">", "<")
ZONES_OF_PLAY: Final = ("hand", "inventory", "satchel", "board", "past", "banished")
SYMBOLS: Final = ("sail", "hand", "tooth", "stone")
SELECTED: Final = ("this", "hand", "inventory", "satchel", "board")
TO_ACCESSIBLE: Final = 0
TO_ACROSS: Final = 1
GROUPS: Final = ("participants", "players", "other_participants", "other_players")
DAMAGED: Final = ("participants", "active", "this")


class Programs:
    """Compiles what cards say; `numbers` of a table are looked up by id."""

    def __init__(
        self,
        keywords: Mapping[str, int],
        states: Mapping[str, int],
        cards: Mapping[str, int],
        cell: Callable[[At], int],
        passage: Callable[[str], int],
    ) -> None:
        self.programs: Final[list[Program]] = [()]
        """All programs by number; number 0 does nothing."""
        self.names: Final = [""]
        """The name of every program: its place on a card, which outlives its number."""
        self.reads_draws = False
        """Whether any card asks how well an action went: then more successes than are needed may matter."""
        self._at = ""
        """The place of the operation that is being compiled."""
        self.filters: Final[list[tuple[int, bool]]] = [(NONE, False)]
        """Which Action cards are meant: with a keyword, or those that can be crafted; number 0 stands for all."""
        self._keywords = keywords
        self._states = states
        self._cards = cards
        self._cell = cell
        self._passage = passage
        self._condition: Final = CONDITIONS.table(
            {
                c.HasState: lambda x: (states[x.state], WHO.index(x.who)),
                c.HasKeyword: lambda x: (keywords[x.keyword], ZONES_OF_PLAY.index(x.zone), WHO.index(x.who)),
                c.HasObject: lambda x: (_number(x.card), self._keyword(x.keyword), int(x.used)),
                c.HasQuestItem: lambda x: (int(x.card),),
                c.HasBonus: lambda x: (int(x.card),),
                c.FireHere: lambda x: (),
                c.ResourceHere: lambda x: (RESOURCES.index(x.resource),),
                c.Players: _compared,
                c.Participants: _compared,
                c.AllTogether: lambda x: (),
                c.CardInPlay: lambda x: (int(x.card),),
                c.CardBanished: lambda x: (_number(x.card), cards.get(x.card, NONE)),
                c.CardAvailable: lambda x: (int(x.card),),
                c.TerrainIs: lambda x: (
                    _number(x.card),
                    self._keyword(x.keyword),
                    NONE if x.zone is None else ZONES.index(x.zone),
                ),
                c.DeckCount: _compared,
                c.Xp: _compared,
                c.CharacterIs: lambda x: (cards[x.character],),
                c.Successes: self._drawn,
                c.Margin: self._drawn,
                c.Sevens: self._drawn,
                c.Count: lambda x: (
                    keywords[x.keyword],
                    tuple(ZONES_OF_PLAY.index(zone) for zone in x.zones),
                    *_compared(x),
                ),
                c.PastHas: lambda x: (int(x.card),),
                c.DestHas: lambda x: (int(x.what == "figure"),),
                c.Distance: lambda x: (*_compared(x), _number(x.event), WHO.index(x.who)),
                c.OptionIs: lambda x: (int(x.value == "keep"),),
                c.Not: lambda x: (self._row(x.of),),
                c.Any: lambda x: (self.conditions(x.of),),
                c.All: lambda x: (self.conditions(x.of),),
            }
        )
        self._operation: Final = OPERATIONS.table(
            {
                o.Take: lambda x: (
                    int(x.card),
                    WHO.index(x.who),
                    x.times,
                    int(x.if_available),
                    tuple(SYMBOLS.index(symbol) for symbol in x.flags),
                    tuple(self._position(place) for place in x.places),
                ),
                o.TakeByNumber: lambda x: (),
                o.RevealExploration: lambda x: (_side(x.side),),
                o.ClearPlace: lambda x: (),
                o.ReplaceThis: lambda x: (int(x.card),),
                o.Move: lambda x: (
                    ("accessible", "across", "card").index(x.to),
                    _number(x.card),
                    WHO.index(x.who),
                ),
                o.NewBoard: lambda x: (int(x.card),),
                o.Discard: self._selection,
                o.Return: self._selection,
                o.Banish: self._selection,
                o.BanishNumber: lambda x: (int(x.card),),
                o.GoldReplace: lambda x: (),
                o.Recover: lambda x: (
                    x.n,
                    int(x.how == "choice"),
                    self._filter(x.of),
                    int(x.at_most_drawn),
                ),
                o.Lose: lambda x: (x.n,),
                o.LosePerState: lambda x: (WHO.index(x.who),),
                o.Damage: lambda x: (x.n, DAMAGED.index(x.scope)),
                o.Repair: lambda x: (x.n, int(x.scope == "used")),
                o.PlaceFire: lambda x: (),
                o.RemoveFire: lambda x: (),
                o.MakeObject: lambda x: (),
                o.RemoveState: lambda x: (
                    sum(1 << states[state] for state in x.states),
                    WHO.index(x.who),
                    int(x.how == "discard"),
                ),
                o.GiveBonus: lambda x: (cards[x.card], WHO.index(x.who)),
                o.GiveSkill: lambda x: (cards[x.card], WHO.index(x.who)),
                o.SpendXp: lambda x: (),
                o.DrawToHand: lambda x: (
                    x.n,
                    int(x.source == "discard"),
                    self._filter(x.of),
                    WHO.index(x.who),
                ),
                o.Peek: lambda x: (x.n,),
                o.Eliminate: lambda x: (),
                o.LiftCurse: lambda x: (cards[x.curse],),
                o.Choose: lambda x: (
                    passage(x.page),
                    tuple(self._branch(branch, n) for n, branch in enumerate(x.options)),
                    WHO.index(x.who),
                ),
                o.Relink: lambda x: (_number(x.event), _number(x.terrain), int(x.to == "far")),
                o.PlaceEvent: lambda x: (int(x.card), cell(x.at)),
                o.AddToZone: lambda x: (cards[x.card],),
                o.RemoveFromZone: lambda x: (cards[x.card],),
                o.ForEach: lambda x: (GROUPS.index(x.of), self._branch(x.ops, 0)),
                o.Random: lambda x: (tuple(self._branch(branch, n) for n, branch in enumerate(x.options)),),
                o.DrawTest: lambda x: (x.n, x.need, self._branch(x.success, 0), self._branch(x.failure, 1)),
                o.ReturnPast: lambda x: (),
                o.If: lambda x: (
                    (self._row(x.cond),),
                    self._branch(x.then, 0),
                    self._branch(x.otherwise, 1),
                ),
                o.Text: lambda x: (passage(x.page),),
            }
        )

    def operations(self, parts: Sequence[AnyOperation], name: str) -> int:
        """Compiles operations that stand in a place of that name; gives the number of their program."""
        rows = []
        outside = self._at
        for n, part in enumerate(parts):
            self._at = f"{name}.{n}"
            code = OPERATIONS.code(type(part))
            compiled: tuple[Any, ...] = self._operation[code](part)  # type: ignore[no-untyped-call]
            rows.append((code, *compiled))
        self._at = outside
        return self.keep(tuple(rows), name)

    def keep(self, program: Program, name: str) -> int:
        """Numbers a program; one that does nothing has the number 0."""
        if not program:
            return 0
        self.programs.append(program)
        self.names.append(name)
        return len(self.programs) - 1

    def _branch(self, parts: Sequence[AnyOperation], n: int) -> int:
        return self.operations(parts, f"{self._at}.{n}")

    def _drawn(self, x: Any) -> Row:
        self.reads_draws = True
        return _compared(x)

    def conditions(self, parts: Sequence[AnyCondition]) -> Program:
        """Compiles conditions."""
        return tuple(self._row(part) for part in parts)

    def _row(self, part: AnyCondition) -> Row:
        code = CONDITIONS.code(type(part))
        compiled: tuple[Any, ...] = self._condition[code](part)  # type: ignore[no-untyped-call]
        return (code, *compiled)

    def _keyword(self, keyword: str | None) -> int:
        return NONE if keyword is None else self._keywords[keyword]

    def _filter(self, of: o.Filter | None) -> int:
        found = (NONE, False) if of is None else (self._keyword(of.keyword), of.craft)
        if found not in self.filters:
            self.filters.append(found)
        return self.filters.index(found)

    def _selection(self, x: o.Discard | o.Return | o.Banish) -> Row:
        what = x.what
        return (
            SELECTED.index(what.which),
            _number(what.card),
            self._keyword(what.keyword),
            WHO.index(what.who),
            what.n,
        )

    def _position(self, place: o.Position) -> tuple[int, int]:
        return _side(place.side), NONE if place.at is None else self._cell(place.at)


def _number(number: str | None) -> int:
    """Reads a number of Adventure cards; an id of another card has none."""
    return int(number) if number is not None and number.isdecimal() else NONE


def _side(side: str | None) -> int:
    return NONE if side is None else SIDES.index(side)


def _compared(x: Any) -> Row:
    return COMPARISONS.index(x.op), x.n
