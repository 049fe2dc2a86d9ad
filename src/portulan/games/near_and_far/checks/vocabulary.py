"""CHK-11: every word of the vocabulary is used by something, so that none is a rule that nobody ever meets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from portulan.content import Content, Finding
from portulan.content.entries import Part
from portulan.games.near_and_far.checks.common import whole
from portulan.games.near_and_far.checks.effects import cards
from portulan.games.near_and_far.entries import (
    ACTIONS,
    EFFECTS,
    Act,
    AdventurerEntry,
    Cost,
    EventName,
    Measure,
    On,
    PayAs,
    PaymentContext,
    PetEntry,
    PriceMod,
    RollContext,
    Sym,
    Symbol,
)

WINDOWS: Final = ("own-turn", "own-roll", "any-own-die", "at-threat", "building")
MEASURES: Final = (
    *("coins", "gems", "food", "reputation", "animals", "tents", "threats", "adventurers", "tokens"),
    *("treasures", "artifacts", "routes", "camps", "quests-done"),
)
PRICES: Final = ("recruit", "camp", "bird")
COSTS: Final = ("discard-self", "return-animal")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "effect": EFFECTS.tags,
    "action": ACTIONS.tags,
    "event": get_args(EventName),
    "window": WINDOWS,
    "measure": MEASURES,
    "cost": COSTS,
    "price": PRICES,
    "symbol": get_args(Symbol),
    "roll": get_args(RollContext),
    "payment": get_args(PaymentContext),
}
"""The words of contract 7.4, by what they are."""


def find(content: Content) -> Iterator[Finding]:
    """Looks for words that nothing uses."""
    used: set[tuple[str, str]] = set()
    for card in cards(content):
        for effect in card.effects:
            for part in _parts(effect):
                used.update(_words(part))
    printed = [who.symbols for who in content.all(AdventurerEntry)] + [
        pet.symbols for pet in content.all(PetEntry)
    ]
    for symbols in printed:
        used.update(("symbol", kind) for kind in get_args(Symbol) if getattr(symbols, kind))
    for what, words in WORDS.items():
        for word in words:
            if (what, word) not in used:
                yield whole(f"nothing uses the {what} {word!r}")


def _parts(part: Part) -> Iterator[Part]:
    """Lists a part and those in it."""
    yield part
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(value, Part):
            yield from _parts(value)


def _words(part: Part) -> Iterator[tuple[str, str]]:
    for what, vocabulary in (("effect", EFFECTS), ("action", ACTIONS)):
        if type(part) in vocabulary.cases:
            yield what, vocabulary.tags[vocabulary.code(type(part))]
    match part:
        case Sym(kind=kind):
            yield "symbol", kind
        case On(event=event):
            yield "event", event
        case Act(window=window, contexts=contexts):
            yield "window", window
            yield from (("roll", context) for context in contexts)
        case Measure(of=of):
            yield "measure", of
        case PriceMod(what=what):
            yield "price", what
        case Cost(discard_self=discarded, return_animal=returned):
            if discarded:
                yield "cost", "discard-self"
            if returned:
                yield "cost", "return-animal"
        case PayAs(contexts=where):
            yield from (("payment", context) for context in where)
        case _:
            pass
