"""What is refused because the rules could not play with it: parts that must stand together, and a whole set-up."""

from __future__ import annotations

from collections.abc import Iterator

from portulan.content import Content, Entry, Finding
from portulan.content.entries import LANGUAGES
from portulan.games.seventh_continent.content.checks.walk import bearers, cards, faces, sites, whole
from portulan.games.seventh_continent.content.conditions import (
    All,
    Any,
    AnyCondition,
    HasObject,
    Not,
    TerrainIs,
)
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    CharacterEntry,
    ClueEntry,
    CurseEntry,
    Effect,
    ExplorationEntry,
    Mods,
    Permanent,
    SatchelEntry,
    SaveEntry,
    SkillEntry,
    Temporary,
    Terrain,
)
from portulan.games.seventh_continent.content.operations import Choose, If, Move

PLAYERS = (1, 2, 3, 4)
DICE = 8
SPECIFIC = 5
"""The skills of a character (7C-SETUP-7)."""


def find(content: Content) -> Iterator[Finding]:
    """Looks at every card by itself, then at the set-up."""
    for entry, face in faces(content):
        text = "back_text" if isinstance(face, Terrain) else "front_text"
        if getattr(face, text) is None:
            yield content.finding(entry, f"face.{text}", "is missing")
        if isinstance(face, Permanent):
            yield from _links(content, entry, face)
    for card in content.all(AdventureEntry):
        if card.authorised_by.any_of and card.authorised_by.all_of:
            yield content.finding(card, "authorised_by", "must be any_of or all_of, not both")
    for bearer in bearers(content):
        for number, effect in enumerate(bearer.effects):
            for text in _effect(effect):
                yield content.finding(bearer.entry, f"{bearer.path}{bearer.field}[{number}]", text)
        for name, action in bearer.actions:
            for number, condition in enumerate(action.requires):
                for text in _condition(condition):
                    yield content.finding(bearer.entry, f"{bearer.path}{name}.requires[{number}]", text)
    yield from _operations(content)
    yield from _setup(content)


def _links(content: Content, entry: Entry, face: Permanent) -> Iterator[Finding]:
    """An event of the fog keeps the links of its place; one that is attached has one arrow (7C-EXPLORE-5, G-85)."""
    if isinstance(entry, ExplorationEntry):
        if face.arrows or face.at is not None:
            yield content.finding(entry, "face.arrows", "are those of its fog side, and not written")
    elif face.at is None and len(face.arrows) != 1:
        yield content.finding(entry, "face.arrows", "must be one arrow, to the terrain it is attached to")


def _condition(condition: AnyCondition) -> Iterator[str]:
    match condition:
        case HasObject(card=card, keyword=keyword):
            if (card is None) == (keyword is None):
                yield "must name a card or a keyword"
        case TerrainIs(card=card, keyword=keyword, zone=zone):
            if sum(name is not None for name in (card, keyword, zone)) != 1:
                yield "must name a card, a keyword or a zone"
        case Not(of=of):
            yield from _condition(of)
        case Any(of=every) | All(of=every):
            for one in every:
                yield from _condition(one)
        case _:
            return


def _effect(effect: Effect) -> Iterator[str]:
    """Every change stands at the step at which it is applied."""
    mods = effect.mods
    for condition in effect.when:
        yield from _condition(condition)
    if effect.on is not None:
        if effect.step != "always" or mods != Mods() or effect.cancel or not effect.do:
            yield "with a trigger does something, and nothing else"
        return
    if bool(effect.cancel) != (effect.step == "acquire_state"):
        yield "cancels states at the step acquire_state, and only there"
    if (mods.cost or mods.difficulty) and effect.step != "cost":
        yield "changes a cost or a difficulty at the step cost only"
    if (mods.stars or mods.seven_stars or mods.extra_keep) and effect.step != "result":
        yield "gives successes or skills at the step result only"
    if (mods.forbid or mods.forbid_icons or mods.no_wear) and effect.step != "always":
        yield "forbids or spares at the step always only"
    if mods == Mods() and not effect.cancel and not effect.do and effect.step != "resource":
        yield "does nothing"


def _operations(content: Content) -> Iterator[Finding]:
    for site in sites(content):
        match site.op:
            case Move(to=to, card=card):
                if (to == "card") != (card is not None):
                    yield content.finding(
                        site.entry, site.path, "names a card if it leads to one, and only then"
                    )
            case If(cond=cond):
                for text in _condition(cond):
                    yield content.finding(site.entry, f"{site.path}.cond", text)
            case Choose(page=page, options=options):
                for lang in LANGUAGES:
                    if content.book.span(page, lang) is not None:
                        labels = content.book.passage(page, lang).labels
                        if len(labels) != len(options):
                            said = f"are {len(options)}, but {len(labels)} in the book ({lang})"
                            yield content.finding(site.entry, f"{site.path}.options", said)
            case _:
                continue


def _setup(content: Content) -> Iterator[Finding]:
    """There is everything that a game begins with (7C-SETUP)."""
    (*satchels,) = content.all(SatchelEntry)
    if len(satchels) != 1:
        yield whole(f"there must be one Satchel & Journal, not {len(satchels)}")
    for satchel in satchels:
        if tuple(limits.players for limits in satchel.limits) != PLAYERS:
            yield content.finding(satchel, "limits", "must be those of 1, 2, 3 and 4 players")
    if not content.all(ClueEntry):
        yield whole("there is no clue")
    cursed = {curse.clue for curse in content.all(CurseEntry)}
    for clue in content.all(ClueEntry):
        if clue.id not in cursed:
            yield content.finding(clue, "id", "has no curse of its title (7C-SETUP-7)")
    if None not in cursed:
        yield whole("there is no curse that every game has")
    for who in content.all(CharacterEntry):
        skills = [
            skill for skill in content.all(SkillEntry) if skill.owner == who.id and skill.level == "basic"
        ]
        if len(skills) != SPECIFIC:
            yield content.finding(who, "id", f"has {len(skills)} skills, not {SPECIFIC}")
    if len(content.all(CharacterEntry)) < len(PLAYERS):
        yield whole(f"there are fewer than {len(PLAYERS)} characters")
    kept = [save.keeps for save in content.all(SaveEntry)]
    if (kept.count("discard"), kept.count("deck"), kept.count("object")) != (1, 1, DICE):
        yield whole(f"there must be save cards for the Discard, the Action Deck and {DICE} objects")
    for entry, face in cards(content):
        if isinstance(face, Temporary) and face.mandatory is not None and face.mandatory.all_must:
            yield content.finding(entry, "face.mandatory.all_must", "is never so: the participants are fixed")
