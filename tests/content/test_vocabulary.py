"""Effects and conditions: compiled once into rows of whole numbers, carried out by number, found again by name."""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import pytest

from portulan.content import Content, Entry, Part, PassageId, Schema, read_content, refers_to
from portulan.content.vocabulary import ABSENT, Compiler, Programs, Row, Vocabulary
from portulan.engine.errors import FileError
from tests.content.saga import write

Good = Literal["wood", "stone", "fish"]


class Who(enum.Enum):
    """Whom an operation means."""

    ACTIVE = "active"
    EACH = "each"


class Condition(Part, frozen=True, tag_field="if"):
    """What may hold."""


class Has(Condition, frozen=True, tag="has"):
    """Enough of a good."""

    good: Good
    least: int


class Not(Condition, frozen=True, tag="not"):
    """The opposite."""

    of: AnyCondition


class Some(Condition, frozen=True, tag="some"):
    """At least one of several."""

    of: tuple[AnyCondition, ...]


AnyCondition = Has | Not | Some


class Operation(Part, frozen=True, tag_field="do"):
    """What may happen."""


class Bundle(Part, frozen=True):
    """Several goods at once."""

    wood: int = 0
    fish: int = 0


class Gain(Operation, frozen=True, tag="gain"):
    """A good, or the loss of it."""

    good: Good
    n: int = 1


class Pay(Operation, frozen=True, tag="pay"):
    """A bundle, by somebody."""

    price: Bundle
    who: Who = Who.ACTIVE


class Take(Operation, frozen=True, tag="take"):
    """A card, perhaps at a place."""

    card: Annotated[str, refers_to("card")]
    place: int | None = None
    face_up: bool = False


class Tell(Operation, frozen=True, tag="tell"):
    """A page of the book."""

    page: PassageId


class When(Operation, frozen=True, tag="when"):
    """Something, if something else holds."""

    all: tuple[AnyCondition, ...]
    then: tuple[AnyOperation, ...]
    otherwise: tuple[AnyOperation, ...] = ()


class Choose(Operation, frozen=True, tag="choose"):
    """One of several."""

    of: tuple[tuple[AnyOperation, ...], ...]


class Build(Operation, frozen=True, tag="build"):
    """Something of several goods, at one of some places."""

    of: dict[Good, int]
    at: tuple[int, ...] = ()
    unless: AnyCondition | None = None


AnyOperation = Gain | Pay | Take | Tell | When | Choose | Build

OPERATIONS = Vocabulary(AnyOperation)
CONDITIONS = Vocabulary(AnyCondition)


class CardEntry(Entry, frozen=True):
    """A card."""

    effects: tuple[AnyOperation, ...] = ()


SCHEMA = Schema({"card": CardEntry})

CARDS = """
[[card]]
id = "raft"
effects = [
    { do = "when", all = [{ if = "has", good = "wood", least = 2 }], then = [
        { do = "gain", good = "wood", n = -2 },
        { do = "take", card = "sea", face_up = true },
    ], otherwise = [{ do = "gain", good = "wood" }] },
    { do = "tell", page = "raft.floats" },
]

[[card]]
id = "sea"
effects = [
    { do = "choose", of = [[{ do = "gain", good = "fish" }], [{ do = "tell", page = "sea.calm" }], []] },
    { do = "take", card = "raft", place = 3 },
    { do = "pay", price = { fish = 2 }, who = "each" },
    { do = "build", of = { stone = 4, wood = 1 }, at = [5, 7], unless = { if = "not", of = { if = "some", of = [] } } },
]

[[card]]
id = "calm"
"""


@pytest.fixture
def content(tmp_path: Path) -> Content:
    return read_content(SCHEMA, write(tmp_path, {"content/cards.toml": CARDS}))


def compiled(content: Content) -> tuple[Programs, dict[str, int]]:
    compiler = Compiler(content, OPERATIONS, CONDITIONS)
    return compiler.compiled, {
        card.id: compiler.program(card.id, "effects", card.effects) for card in content.all(CardEntry)
    }


GAIN, PAY, TAKE, TELL, WHEN, CHOOSE, BUILD = range(7)
HAS, NOT, SOME = range(3)


def test_a_code_is_looked_up_by_the_type_of_an_operation() -> None:
    assert OPERATIONS.tags == ("gain", "pay", "take", "tell", "when", "choose", "build")
    assert [OPERATIONS.code(case) for case in (Gain, Tell, Build)] == [GAIN, TELL, BUILD]
    assert CONDITIONS.code(Not) == NOT
    assert Vocabulary(Gain).tags == ("gain",)


def test_operations_become_rows_of_numbers(content: Content) -> None:
    code, cards = compiled(content)
    when, tell = code.programs[cards["raft"]]
    assert tell == (TELL, content.passage_number("raft.floats")) == (TELL, 0)
    operation, conditions, then, otherwise = when
    assert operation == WHEN
    assert code.programs[conditions] == ((HAS, 0, 2),)
    assert code.programs[then] == ((GAIN, 0, -2), (TAKE, 1, ABSENT, 1))
    assert code.programs[otherwise] == ((GAIN, 0, 1),)


def test_lists_tables_parts_and_what_is_left_out(content: Content) -> None:
    code, cards = compiled(content)
    choose, take, pay, build = code.programs[cards["sea"]]
    first, second, third = code.lists[choose[1]]
    assert (code.programs[first], code.programs[second], third) == (((GAIN, 2, 1),), ((TELL, 1),), 0)
    assert take == (TAKE, 0, 3, 0)
    assert code.programs[pay[1]] == ((0, 2),) and pay[2] == 1
    assert code.programs[build[1]] == ((1, 4), (0, 1)) and code.lists[build[2]] == (5, 7)
    ((opposite, some),) = code.programs[build[3]]
    assert opposite == NOT and code.programs[some] == ((SOME, 0),)


def test_nothing_to_do_is_program_zero(content: Content) -> None:
    code, cards = compiled(content)
    assert cards["calm"] == 0 and code.programs[0] == ()


def test_everything_compiled_is_made_of_whole_numbers(content: Content) -> None:
    code, _ = compiled(content)
    rows = [row for program in code.programs for row in program]
    assert len(rows) > 10
    assert {type(value) for row in [*rows, *code.lists] for value in row} == {int}


def test_a_program_is_found_again_by_name_after_content_was_added(content: Content, tmp_path: Path) -> None:
    code, cards = compiled(content)
    assert code.names[cards["sea"]] == "sea.effects"
    then = code.programs[cards["raft"]][0][2]
    assert code.names[then] == "raft.effects[0].then"
    more = '[[card]]\nid = "new"\neffects = [{ do = "when", all = [], then = [{ do = "gain", good = "fish" }] }]\n'
    grown, _ = compiled(read_content(SCHEMA, write(tmp_path, {"content/cards.toml": more + CARDS})))
    again = grown.names.index("raft.effects[0].then")
    assert again != then
    assert grown.programs[again] == ((GAIN, 0, -2), (TAKE, 2, ABSENT, 1))
    assert len(set(grown.names)) == len(grown.names) == len(grown.programs)


# Carrying out


class Table:
    """A table of the invented game: goods, the pages that are open, and what remains to be done as numbers."""

    def __init__(self, code: Programs) -> None:
        self.code = code
        self.goods = [0, 0, 0]
        self.opened: list[int] = []
        self.taken: list[int] = []
        self.stack: list[tuple[int, int]] = []

    def push(self, program: int) -> None:
        if program:
            self.stack.append((program, 0))

    def step(self) -> None:
        """Carries out one row, as a step of a game would: the frame holds a program and a row."""
        program, number = self.stack.pop()
        rows = self.code.programs[program]
        if number + 1 < len(rows):
            self.stack.append((program, number + 1))
        HANDLERS[rows[number][0]](self, rows[number])

    def holds(self, row: Row) -> bool:
        if row[0] == HAS:
            return self.goods[row[1]] >= row[2]
        inner = [self.holds(other) for other in self.code.programs[row[1]]]
        return not inner[0] if row[0] == NOT else any(inner)


def _gain(table: Table, row: Row) -> None:
    table.goods[row[1]] += row[2]


def _take(table: Table, row: Row) -> None:
    table.taken.append(row[1])


def _tell(table: Table, row: Row) -> None:
    table.opened.append(row[1])


def _when(table: Table, row: Row) -> None:
    table.push(row[2] if all(table.holds(test) for test in table.code.programs[row[1]]) else row[3])


def _nothing(table: Table, row: Row) -> None:
    pass


HANDLERS: list[Callable[[Table, Row], None]] = OPERATIONS.table(
    {Gain: _gain, Pay: _nothing, Take: _take, Tell: _tell, When: _when, Choose: _nothing, Build: _nothing}
)


@pytest.mark.parametrize(("wood", "left", "taken"), [(1, 2, []), (2, 0, [1]), (3, 1, [1])])
def test_a_step_carries_out_an_effect_by_number(
    content: Content, wood: int, left: int, taken: list[int]
) -> None:
    code, cards = compiled(content)
    table = Table(code)
    table.goods[0] = wood
    table.push(cards["raft"])
    while table.stack:
        table.step()
    assert (table.goods[0], table.taken, table.opened) == (left, taken, [0])


def test_the_middle_of_an_effect_is_a_pair_of_numbers(content: Content) -> None:
    code, cards = compiled(content)
    table = Table(code)
    table.goods[0] = 2
    table.push(cards["raft"])
    table.step()
    table.step()
    assert [(code.names[program], row) for program, row in table.stack] == [
        ("raft.effects", 1),
        ("raft.effects[0].then", 1),
    ]


# What is refused


def test_every_operation_needs_exactly_one_that_carries_it_out() -> None:
    with pytest.raises(TypeError, match=r"missing for \['Some'\] and not wanted for \['Gain'\]"):
        CONDITIONS.table({Has: 1, Not: 2, Gain: 3})


def test_the_vocabulary_is_closed(tmp_path: Path) -> None:
    text = CARDS.replace('do = "tell", page = "raft.floats"', 'do = "sing"')
    with pytest.raises(FileError) as refused:
        read_content(SCHEMA, write(tmp_path, {"content/cards.toml": text}))
    known = ", ".join(OPERATIONS.tags)
    assert str(refused.value) == (
        f"cards.toml: card 'raft': field 'effects[1].do' must be one of {known}, not 'sing'"
    )


class Shout(Part, frozen=True, tag="shout"):
    """An operation with a text of its own."""

    words: str


class Wait(Part, frozen=True, tag="wait"):
    """An operation with a time."""

    hours: float


class Nest(Part, frozen=True, tag="nest"):
    """An operation that holds one of another vocabulary."""

    inside: tuple[Has, ...]


class Mixed(Part, frozen=True, tag="mixed"):
    """An operation with a number or a word."""

    what: int | Good


@pytest.mark.parametrize(
    ("cases", "told"),
    [
        (Shout | Wait, "Shout.words: <class 'str'> cannot be compiled"),
        (Wait | Shout, "Wait.hours: <class 'float'> cannot be compiled"),
        (Nest | Gain, "Has: has a tag but is in none of the vocabularies"),
        (Mixed | Gain, "Mixed.what: of several cases each must be a part"),
    ],
)
def test_what_no_number_can_stand_for_is_refused_before_anything_is_compiled(
    content: Content, cases: object, told: str
) -> None:
    with pytest.raises(TypeError, match=told):
        Compiler(content, Vocabulary(cases))


@pytest.mark.parametrize("cases", [Gain | int, Gain | Bundle, Bundle])
def test_a_vocabulary_is_a_union_of_parts_with_tags(cases: object) -> None:
    with pytest.raises(TypeError, match="a vocabulary is a union of parts that have a tag"):
        Vocabulary(cases)
