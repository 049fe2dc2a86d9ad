"""Checks of text: every move and every event can be said in every language, and a move reads back."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import product

from fluent.syntax import FluentParser, ast

from portulan import Game, PortulanError
from portulan.engine.action_space import Number
from portulan.engine.match import Match
from portulan.engine.text import clause_arguments
from tests.battery.case import Case, askable, require, some
from tests.battery.walk import Observation, Walk, observer

LANGUAGES = ("en", "fr")
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")

VARIED = 100
"""Values of a field whose sentences are compared; of more some."""

SAID = 200
"""Listed moves that are said at one position; of a longer list some."""


def moves_read_back(case: Case) -> None:
    """Every move has a notation of its own, which parses back to it, in whatever case and spacing."""
    space = case.game.space
    for move in space.moves():
        notation = space.notation(move)
        for text in (notation, f"  {notation.upper().replace(' ', '   ')} ", space.shown(move)):
            require(space.parse(text) == move, f"{case.game.name}: {text!r} is not read as move {move}")
        name, fields = space.factored(move)
        require(
            space.build(name, fields) == move, f"{case.game.name}: {notation!r} is put together otherwise"
        )


def moves_have_sentences(case: Case) -> None:
    """Every move of the space is said in French and English, also where it is not legal."""
    state = case.new()
    for move in case.game.space.moves():
        name = f"move-{case.game.space.factored(move)[0]}"
        for lang in LANGUAGES:
            require(case.game.text.has(name, lang), f"{case.game.name}: no sentence {name!r} in {lang!r}")
            require(is_said(partial(state.say, move, lang)), f"{case.game.name}: {name!r} fails in {lang!r}")


def sentences_name_every_field(case: Case) -> None:
    """Moves that differ in one field read differently, whatever the field; a number that is entered is read."""
    state = case.new()
    rng = case.rng("fields")
    for family in case.game.space.families:
        for number, field in enumerate(family.fields):
            values = [rng.randrange(other.size) for other in family.fields]
            tried = some(range(field.size), VARIED, rng)
            for lang in LANGUAGES:
                said: dict[str, str] = {}
                for value in tried:
                    move = family.move(*values[:number], value, *values[number + 1 :])
                    sentence = state.say(move, lang)
                    named = state.notation(move)
                    twin = said.setdefault(sentence, named)
                    require(
                        twin == named,
                        f"{case}: {twin!r} and {named!r} read the same in {lang!r}: {sentence!r}",
                    )
                    entered = str(int(field.label(value))) if isinstance(field, Number) else ""
                    digits = re.sub(r"(?<=\d)[\s,.\u202f](?=\d{3})", "", sentence)
                    there = not entered or re.search(rf"(?<!\d){entered}(?!\d)", digits)
                    require(
                        bool(there), f"{case}: {named!r} does not say its number in {lang!r}: {sentence!r}"
                    )


@observer(looks=1)
def listed_moves_read_differently(walk: Walk) -> Observation:
    """Who has a choice reads a sentence for each of his moves, and never the same one twice."""
    case = walk.case
    rng = case.rng("sentences")
    while position := (yield):
        state = position.state
        for _, moves in askable(state):
            for lang in LANGUAGES:
                said: dict[str, int] = {}
                for move in some(moves, SAID, rng):
                    sentence = _sentence(case.game, *_frozen(*state.sentence(move)), lang)
                    named = state.notation(move)
                    require(bool(sentence), f"{case}: {named!r} cannot be said in {lang!r}")
                    twin = state.notation(said.setdefault(sentence, move))
                    require(
                        twin == named,
                        f"{case}: {named!r} and {twin!r} read the same in {lang!r}: {sentence!r}",
                    )


Frozen = tuple[tuple[str, str | int], ...]


def _frozen(name: str, arguments: dict[str, str | int]) -> tuple[str, Frozen]:
    return name, tuple(sorted(arguments.items()))


@lru_cache(maxsize=100_000)
def _sentence(game: Game, name: str, arguments: Frozen, lang: str) -> str:
    """Says a sentence, or nothing if it cannot be said; the same ones come again in case after case."""
    try:
        return game.text.say(name, dict(arguments), lang).strip()
    except PortulanError:
        return ""


@observer()
def events_have_sentences(walk: Walk) -> Observation:
    """Every event told in a random match is said to every viewer in French and English."""
    case = walk.case
    for family in case.game.events:
        for lang in LANGUAGES:
            name = f"event-{family.name}"
            require(case.game.text.has(name, lang), f"{case.game.name}: no sentence {name!r} in {lang!r}")
    match = Match.new(case.game, NAMES[: case.players], seed=case.seed, options=case.options)
    heard = set(match.told)
    while position := (yield):
        heard.update(position.note.events)
    sentences = {_frozen(*match.heard(event, viewer)) for event, viewer in product(heard, case.viewers())}
    for name, arguments in sorted(sentences, key=repr):
        for lang in LANGUAGES:
            said = _sentence(case.game, name, arguments, lang)
            require(bool(said), f"{case}: {name!r} cannot be said of {dict(arguments)} in {lang!r}")


def is_said(say: Callable[[], str]) -> bool:
    """Tells whether a sentence comes out, and not a mistake of its text file."""
    try:
        return bool(say().strip())
    except PortulanError:
        return False


def clauses_are_written(case: Case) -> None:
    """Text files are whole, and the clauses that steps, options and the end cite exist in both languages."""
    game = case.game
    cited = {game.over_rule, *(option.rule for option in game.options)}
    for step in game.state().steps:
        cited |= set(step.clauses)
    for lang in LANGUAGES:
        require(not _junk(game, lang), f"{game.name}: unreadable text in {lang!r}: {_junk(game, lang)}")
        missing = cited - set(game.text.rules(lang))
        require(not missing, f"{game.name}: no text in {lang!r} for {', '.join(sorted(missing))}")


def clauses_follow_options(case: Case) -> None:
    """A clause depends on nothing but options of the game and values that they have, and is said under all of them."""
    game = case.game
    options = {name: option for option in game.options for name in clause_arguments({option.key: ""})}
    for lang in LANGUAGES:
        for clause, read in _clause_variables(game, lang).items():
            for name, variants in read.items():
                require(name in options, f"{game.name}: {clause} in {lang!r} depends on no option: ${name}")
                option = options[name]
                values = {value for players in game.players for value in option.values_for(players)}
                wrong = sorted(variants - values)
                require(not wrong, f"{game.name}: {clause} in {lang!r}: ${name} is never {', '.join(wrong)}")
                for value in option.values_for(case.players):
                    chosen = game.resolve(case.players, {option.key: value})
                    said = is_said(partial(game.text.rule, clause, lang, chosen))
                    require(
                        said, f"{game.name}: {clause} in {lang!r} cannot be said with {option.key}={value}"
                    )


@cache
def _clause_variables(game: Game, lang: str) -> dict[str, dict[str, set[str]]]:
    """Finds the arguments that each clause reads, and the values for which it has a variant of each."""
    found: dict[str, dict[str, set[str]]] = {}
    source = (game.folder / "text" / lang / "rules.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            read = found[entry.id.name.removeprefix("rule-")] = {}
            _read_variables(entry, read)
    return found


def _read_variables(node: object, read: dict[str, set[str]]) -> None:
    if isinstance(node, ast.VariableReference):
        read.setdefault(node.id.name, set())
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = [variant.key for variant in node.variants]
        named = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
        read.setdefault(node.selector.id.name, set()).update(named - {"other", "one", "many"})
    if isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            _read_variables(part, read)
    elif isinstance(node, list):
        for part in node:
            _read_variables(part, read)


@cache
def _junk(game: Game, lang: str) -> tuple[str, ...]:
    """Finds what a Fluent reader would silently skip: what is no message, and a name that was taken before."""
    found: list[str] = []
    names: set[str] = set()
    for path in sorted((game.folder / "text" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk) and entry.content:
                found.append(f"{path.name}: {entry.content.splitlines()[0]}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in names:
                    found.append(f"{path.name}: {name} is written twice")
                names.add(name)
    return tuple(found)
