"""Effects that could never happen, or never end, where they stand (contract 7.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from portulan.content import Content, Finding
from portulan.games.near_and_far.entries import (
    Act,
    AnimalEntry,
    AnyEffect,
    ArtifactEntry,
    Cost,
    ExtraAction,
    GainKind,
    IgnoreThreats,
    MapEntry,
    Measure,
    Most,
    On,
    PayAs,
    Per,
    Rank,
    Reroll,
    RollMod,
    SideEntry,
    TakeFromEachPresent,
    TalentEntry,
    Threshold,
    TreasureEntry,
    WorldEntry,
)

WINDOWS_OF_ROLLS: Final = ("own-roll", "any-own-die")
BEFORE_CARDS: Final = ("game-start", "after-draft")
"""Events before anybody owns a card."""
SUBSTITUTES: Final = {("gem", "coin"): {"payments"}, ("food", "heart"): {"rolls", "passing", "camps"}}
"""What may stand for what, and where (G-155, G-156)."""
MEASURES: Final = {"faction": ("adventurers", "tokens"), "flag": ("camps",)}
"""What can be counted by faction, and by flag."""

Complaint = tuple[str, str]


class Card(Protocol):
    """Whatever has effects."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def effects(self) -> tuple[AnyEffect, ...]:
        """What it does."""


def cards(content: Content) -> Iterator[Card]:
    """Lists whatever has effects: cards, talents, animals, town sides and maps."""
    yield from content.all(ArtifactEntry)
    yield from content.all(TreasureEntry)
    yield from content.all(WorldEntry)
    yield from content.all(TalentEntry)
    yield from content.all(AnimalEntry)
    yield from content.all(SideEntry)
    yield from content.all(MapEntry)


def find(content: Content) -> Iterator[Finding]:
    """Looks for effects that make no sense where they stand."""
    for card in cards(content):
        for number, effect in enumerate(card.effects):
            for field, text in _against(card, effect):
                yield content.finding(card.id, f"effects[{number}]{field}", text)


def _against(card: Card, effect: AnyEffect) -> Iterator[Complaint]:
    match effect:
        case On():
            yield from _against_on(card, effect)
        case Act():
            yield from _against_act(card, effect)
        case IgnoreThreats(cost=cost):
            yield from _against_cost(card, cost)
        case ExtraAction(at=at, action=action) if at == action:
            yield ".action", "must be that of another building"
        case PayAs(good=good, instead_of=instead_of, contexts=contexts):
            allowed = SUBSTITUTES.get((good, instead_of), set())
            if not contexts or not allowed.issuperset(contexts):
                yield ".contexts", f"must be among {', '.join(sorted(allowed)) or 'none'}"
        case Per(measure=measure) | Most(measure=measure) | Rank(measure=measure):
            yield from _against_measure(measure)
        case Threshold(condition=condition):
            yield from _against_measure(condition.measure)
        case _:
            pass


def _against_on(card: Card, effect: On) -> Iterator[Complaint]:
    event = effect.event
    if (event == "visit") != (effect.building is not None):
        yield ".building", "must be named for a visit, and for nothing else"
    if effect.stat is not None and event != "quest-success":
        yield ".stat", "is for 'quest-success' only"
    if effect.kinds and event not in ("camp-built", "enter-location"):
        yield ".kinds", "are for locations only"
    if effect.flag is not None and event not in ("camp-built", "enter-location"):
        yield ".flag", "is for locations only"
    if effect.when is not None:
        yield from _against_measure(effect.when.measure)
    if isinstance(effect.do, RollMod | Reroll):
        yield ".do", "is for rolls only"
    if isinstance(effect.do, TakeFromEachPresent) and event != "arrive-with-others":
        yield ".do", "is for 'arrive-with-others' only"
    if isinstance(effect.do, GainKind) and (
        event != "camp-built" or not effect.kinds or not {"coin", "gem"}.issuperset(effect.kinds)
    ):
        yield ".do", "is for camps on locations of coins and gems only"
    if event == "buy-self" and not isinstance(card, ArtifactEntry):
        yield ".event", "is for artifacts only"
    if event in BEFORE_CARDS and isinstance(card, ArtifactEntry | TreasureEntry | WorldEntry | AnimalEntry):
        yield ".event", "comes before anybody owns a card"


def _against_act(card: Card, effect: Act) -> Iterator[Complaint]:
    rolls = effect.window in WINDOWS_OF_ROLLS
    if (effect.window == "building") != (effect.building is not None):
        yield ".building", "must be named for the window 'building', and for no other"
    if rolls != bool(effect.contexts):
        yield ".contexts", "must be named for the windows of rolls, and for no other"
    if "defense" in effect.contexts and effect.window != "any-own-die":
        yield ".contexts", "may hold 'defense' for the window 'any-own-die' only"
    if isinstance(effect.do, RollMod | Reroll) and not rolls:
        yield ".do", "is for rolls only"
    if isinstance(effect.do, TakeFromEachPresent | GainKind):
        yield ".do", "is for events only"
    if not effect.uses and effect.cost == Cost():
        yield ".uses", "must be limited for what costs nothing"
    yield from _against_cost(card, effect.cost)


def _against_cost(card: Card, cost: Cost) -> Iterator[Complaint]:
    if cost.rep or cost.bird:
        yield ".cost", "must be goods, hearts, tokens, animals, or the card itself"
    if cost.discard_self and not isinstance(card, ArtifactEntry | TreasureEntry | AnimalEntry):
        yield ".cost", "cannot be the card itself here"


def _against_measure(measure: Measure) -> Iterator[Complaint]:
    for field, allowed in MEASURES.items():
        if getattr(measure, field) is not None and measure.of not in allowed:
            yield f".measure.{field}", f"is for {' and '.join(allowed)} only"
