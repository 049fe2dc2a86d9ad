"""Checks of text: every move and every event can be said in every language, and a move reads back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from fluent.syntax import FluentParser, ast

from portulan import Game, PortulanError
from portulan.engine.events import Event
from portulan.engine.match import Match
from tests.battery.case import Case, Viewer, askable, glimpses, require

LANGUAGES = ("en", "fr")
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


def moves_read_back(case: Case) -> None:
    """Every move has a notation of its own, which parses back to it, in whatever case and spacing."""
    space = case.game.space
    for move in range(space.size):
        notation = space.notation(move)
        for text in (notation, f"  {notation.upper().replace(' ', '   ')} "):
            require(space.parse(text) == move, f"{case.game.name}: {text!r} is not read as move {move}")
        name, fields = space.factored(move)
        require(
            space.build(name, fields) == move, f"{case.game.name}: {notation!r} is put together otherwise"
        )


def moves_have_sentences(case: Case) -> None:
    """Every move of the space is said in French and English, also where it is not legal."""
    state = case.new()
    for move in range(case.game.space.size):
        name = f"move-{case.game.space.factored(move)[0]}"
        for lang in LANGUAGES:
            require(case.game.text.has(name, lang), f"{case.game.name}: no sentence {name!r} in {lang!r}")
            require(is_said(partial(state.say, move, lang)), f"{case.game.name}: {name!r} fails in {lang!r}")


def listed_moves_read_differently(case: Case) -> None:
    """Who has a choice reads a sentence for each of his moves, and never the same one twice."""
    for state in glimpses(case, seeded=False):
        for _, moves in askable(state):
            for lang in LANGUAGES:
                for move in moves:
                    can_say = is_said(partial(state.say, move, lang))
                    require(can_say, f"{case}: {state.notation(move)!r} cannot be said in {lang!r}")
                said = [state.say(move, lang) for move in moves]
                twice = {sentence for sentence in said if said.count(sentence) > 1}
                require(not twice, f"{case}: two moves read the same in {lang!r}: {sorted(twice)}")


def events_have_sentences(case: Case) -> None:
    """Every event told in a random match is said to every viewer in French and English."""
    match = Match.new(case.game, NAMES[: case.players], seed=case.seed, options=case.options)
    rng = case.rng("wander")
    while not match.state.over and len(match.entries) <= case.game.bound:
        seat = rng.choice(match.state.actors)
        match.play(rng.choice(match.state.moves(seat)), seat)
    for family in case.game.events:
        for lang in LANGUAGES:
            name = f"event-{family.name}"
            require(case.game.text.has(name, lang), f"{case.game.name}: no sentence {name!r} in {lang!r}")
    for event, viewer in _distinct(case, match):
        for lang in LANGUAGES:
            name = case.game.events[event[0]].name
            said = is_said(partial(match.say, event, viewer, lang))
            require(said, f"{case}: the event {name!r} cannot be told to {viewer} in {lang!r}")


def _distinct(case: Case, match: Match) -> list[tuple[Event, Viewer]]:
    """Lists what was told to whom, once for all viewers who hear the same of others."""
    found: dict[tuple[Event, bool], tuple[Event, Viewer]] = {}
    for told in match.told:
        family = case.game.events[told.event[0]]
        for viewer in case.viewers():
            own = family.seat_index is not None and told.event[1 + family.seat_index] == viewer
            found.setdefault((family.seen_by(told.event, viewer), own), (told.event, viewer))
    return list(found.values())


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
