"""What cards are called: titles in both languages, as they stand in the content, and what a card shows once it is seen.

Titles of the Adventure and Exploration Decks are as secret as their fronts, so that they are in no text file: whoever
may see a card is given its title with it. Everything here is made once for a box, and handed out card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypedDict, cast

from portulan.content import Words
from portulan.content.book import FOLDER as BOOK
from portulan.content.book import Book
from portulan.games.seventh_continent import consequences
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content import entries as e
from portulan.games.seventh_continent.content.conditions import (
    CONDITIONS,
    CardAvailable,
    CardBanished,
    CardInPlay,
    Distance,
    FireHere,
    HasBonus,
    HasObject,
    HasQuestItem,
    Not,
    OptionIs,
    Participants,
    PastHas,
    Players,
    ResourceHere,
    TerrainIs,
)
from portulan.games.seventh_continent.content.conditions import (
    Any as AnyOf,
)
from portulan.games.seventh_continent.moves import MOST_CLUES
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.printed import Action, Card, Effect, Row
from portulan.games.seventh_continent.programs import COMPARISONS
from portulan.games.seventh_continent.terms import (
    ANY_ICON,
    COMPASS,
    EFFECT_STEPS,
    FAILURE,
    GOLD,
    ICONS,
    NONE,
    OBJECT,
    RESOURCES,
    STATE,
    SUCCESS,
    TRIGGERS,
)

TYPES: Final = (
    *("terrain", "permanent", "temporary", "state", "bonus", "object"),
    *("quest", "skill", "curse", "character", "clue"),
)
"""The types of cards as sentences name them, in the order of their numbers."""
NO_WORDS: Final = Words(fr="none", en="none")
_ANY: Final = CONDITIONS.code(AnyOf)
_CARD_AVAILABLE: Final = CONDITIONS.code(CardAvailable)
_CARD_BANISHED: Final = CONDITIONS.code(CardBanished)
_CARD_IN_PLAY: Final = CONDITIONS.code(CardInPlay)
_DISTANCE: Final = CONDITIONS.code(Distance)
_FIRE_HERE: Final = CONDITIONS.code(FireHere)
_NOT: Final = CONDITIONS.code(Not)
_OPTION_IS: Final = CONDITIONS.code(OptionIs)
_PARTICIPANTS: Final = CONDITIONS.code(Participants)
_PLAYERS: Final = CONDITIONS.code(Players)
_RESOURCE_HERE: Final = CONDITIONS.code(ResourceHere)
_TERRAIN_IS: Final = CONDITIONS.code(TerrainIs)
_NUMBERED: Final = {
    _TERRAIN_IS: "terrain",
    _CARD_BANISHED: "banished",
    _CARD_IN_PLAY: "in-play",
    CONDITIONS.code(HasObject): "thing",
    CONDITIONS.code(HasQuestItem): "quest",
    CONDITIONS.code(HasBonus): "bonus",
    CONDITIONS.code(PastHas): "past",
}
"""What is asked of a card of a number."""
_KEPT: Final = 16
"""Boxes whose names are kept: the one that ships, and those of packs and tests."""


class ActionLine(TypedDict):
    """An action as it is printed on a card."""

    place: int
    icon: str
    cost: int
    difficulty: int
    locked: bool
    all_must: bool
    of_object: bool
    materials: dict[str, int]
    words_en: str
    words_fr: str
    outcome: dict[str, str | int]


class NeedsView(TypedDict):
    """What an effect needs besides its icons."""

    needs: str
    resource: str
    keyword: str
    together: int
    numbers: str


class EffectLine(NeedsView):
    """An effect as it is printed on a card; no icons stand for all, `pays` names what applying it costs.

    A trigger may wait for one `result` of an action; `outcome` is what is done then, or when the effect is applied.
    What it `needs` besides is a fire, a resource, a terrain with or without a keyword, so many who act or play, or a
    card of one of some `numbers`: "none" where they are to be found out. Of anything else its text tells.
    """

    place: int
    step: str
    trigger: str
    result: str
    outcome: dict[str, str | int]
    icons: list[str]
    cost: int
    difficulty: int
    stars: int
    seven_stars: int
    keeps: int
    cancels: list[str]
    forbids: list[str]
    pays: dict[str, int]
    of_object: bool


class NameView(TypedDict):
    """A card of a pile; `code` stands for it in moves, `en` and `fr` are its title."""

    code: int
    en: str
    fr: str
    type: str
    gold: bool


class CardView(NameView):
    """What a card shows; an Action card, which all may consult, has a line of its own beside its title."""

    line_en: str
    line_fr: str
    number: str
    keywords: list[str]
    resources: list[str]
    exits: list[str]
    forbidden: bool
    obstacle: bool
    energy_loss: bool
    resistance: int
    band: list[int]
    price: int
    points: int
    actions: list[ActionLine]
    effects: list[EffectLine]


@lru_cache(maxsize=_KEPT)
def titles(box: Box) -> tuple[Words, ...]:
    """Gives the title of every card, by its number."""
    content = box.content
    found: dict[str, Words] = {
        uid: content.find(e.StateEntry, face.state).title if isinstance(face, e.State) else face.title
        for uid, face in _faces(box).items()
    }
    found |= {skill.id: skill.title for skill in content.all(e.SkillEntry)}
    found |= {curse.id: curse.title for curse in content.all(e.CurseEntry)}
    found |= {clue.id: clue.title for clue in content.all(e.ClueEntry)}
    found |= {person.id: person.title for person in content.all(e.CharacterEntry)}
    return tuple(found[uid] for uid in box.ids)


@lru_cache(maxsize=_KEPT)
def shown(box: Box, profile: int, easy_fire: bool) -> tuple[CardView, ...]:
    """Gives what every card shows, by its number; a view holds those that its viewer may see.

    Of a card that has one effect for each value of an option, the effect that holds at the table is shown.
    """
    pays = _prices(box)
    idle = {effect.number for effect in box.effects if _is_idle(effect, easy_fire)}
    return tuple(_card(box, number, card, profile, pays, idle) for number, card in enumerate(box.cards))


def _is_idle(effect: Effect, easy_fire: bool) -> bool:
    """Tells whether an option of the table keeps an effect from ever being applied (G-04)."""
    return any(row[0] == _OPTION_IS and easy_fire == bool(row[1]) for row in effect.conditions)


class ClueView(NameView):
    """A clue that may be chosen, with what weighs on the players in a few words; "none" where nobody wrote them."""

    line_en: str
    line_fr: str


def clue_named(box: Box, card: int) -> ClueView:
    """Gives a clue by its title and its line."""
    line = box.content.find(e.ClueEntry, box.ids[card]).line or Words(fr="none", en="none")
    return {**named(box, card), "line_en": line.en, "line_fr": line.fr}


def clues_told(chosen: Sequence[ClueView]) -> dict[str, str | int]:
    """Gives the titles of some clues for a sentence; of one alone, its line too."""
    told: dict[str, str | int] = {}
    for n in range(MOST_CLUES):
        told[f"en{n}"] = chosen[n]["en"] if n < len(chosen) else "none"
        told[f"fr{n}"] = chosen[n]["fr"] if n < len(chosen) else "none"
    alone = chosen[0] if len(chosen) == 1 else None
    return told | {
        "line_en": "none" if alone is None else alone["line_en"],
        "line_fr": "none" if alone is None else alone["line_fr"],
    }


def named(box: Box, card: int) -> NameView:
    """Gives a card by its title alone, as it is told in a pile."""
    words = titles(box)[card]
    return {
        "code": card,
        "en": words.en,
        "fr": words.fr,
        "type": TYPES[box.cards[card].type],
        "gold": box.cards[card].back == GOLD,
    }


@lru_cache(maxsize=_KEPT)
def _faces(box: Box) -> dict[str, Any]:
    """Gives the faces of the cards of the Adventure and Exploration Decks, by their ids."""
    found: dict[str, Any] = {card.id: card.face for card in box.content.all(e.AdventureEntry)}
    return found | {card.id: card.face for card in box.content.all(e.ExplorationEntry)}


@lru_cache(maxsize=_KEPT)
def _lines(box: Box) -> dict[str, Words]:
    """Gives the lines of skills and curses, by their ids."""
    found = {skill.id: skill.front_text for skill in box.content.all(e.SkillEntry)}
    found |= {curse.id: curse.front_text for curse in box.content.all(e.CurseEntry)}
    return {uid: line for uid, line in found.items() if line is not None}


def copied(card: CardView) -> CardView:
    """Copies what a card shows for one view, whose holder may do with it what they like."""
    return cast(CardView, _copied(card))


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _card(
    box: Box,
    number: int,
    card: Card,
    profile: int,
    pays: dict[tuple[str, int], dict[str, int]],
    idle: set[int],
) -> CardView:
    words, line = titles(box)[number], _lines(box).get(card.id)
    keywords = list(box.keywords)
    as_object = card.type == OBJECT
    return {
        "code": number,
        "en": words.en,
        "fr": words.fr,
        "line_en": "" if line is None else line.en,
        "line_fr": "" if line is None else line.fr,
        "type": TYPES[card.type],
        "gold": card.back == GOLD,
        "number": "" if card.number == NONE else f"{card.number:03d}",
        "keywords": [name for n, name in enumerate(keywords) if card.keywords >> n & 1],
        "resources": _resources(card.object_provides if as_object else card.provides),
        "exits": [side for side, box_at in zip(COMPASS, card.exits, strict=True) if box_at != NONE],
        "forbidden": card.forbidden,
        "obstacle": getattr(_faces(box).get(card.id), "obstacle", False),
        "energy_loss": card.type == STATE and card.energy_loss,
        "resistance": card.resistance,
        "band": list(box.bands[profile][number]),
        "price": card.xp if card.advanced else 0,
        "points": 0 if card.advanced else card.xp,
        "actions": [_action(box, card, box.actions[n]) for n in (*_own_actions(card), *card.object_actions)],
        "effects": [
            _effect(box, box.effects[n], pays.get((card.id, box.effects[n].place), {}))
            for n in (*card.effects, *card.object_effects)
            if n not in idle
        ],
    }


def _own_actions(card: Card) -> tuple[int, ...]:
    """Lists the actions of a card, the one it forces upon players last."""
    forced = tuple(n for n in (card.mandatory, card.on_arrival) if n != NONE)
    return (*card.actions, *forced)


def _action(box: Box, card: Card, action: Action) -> ActionLine:
    words = _warned(box, card, action, _words(box, card, ICONS[action.icon]))
    return {
        "words_en": words.en,
        "words_fr": words.fr,
        "outcome": consequences.told(box, action),
        "place": action.place,
        "icon": ICONS[action.icon],
        "cost": action.cost,
        "difficulty": action.difficulty,
        "locked": action.locked,
        "all_must": action.all_must,
        "of_object": action.of_object,
        "materials": {RESOURCES[resource]: less for resource, less in action.materials},
    }


def _effect(box: Box, effect: Effect, pays: dict[str, int]) -> EffectLine:
    forbids = {
        "part": effect.forbids_taking_part,
        "help": effect.forbids_help,
        "icons": bool(effect.forbids_icons),
        "camp": effect.forbids_camp,
    }
    return {
        "place": effect.place,
        "step": EFFECT_STEPS[effect.step],
        "trigger": "" if effect.trigger == NONE else TRIGGERS[effect.trigger],
        "result": {SUCCESS: "success", FAILURE: "failure"}.get(effect.trigger_result, "any"),
        **_needs(box, effect),
        "outcome": consequences.done(box, effect.do),
        "icons": _icons(
            effect.forbids_icons or (effect.icons if effect.trigger == NONE else effect.trigger_icons)
        ),
        "cost": effect.cost,
        "difficulty": effect.difficulty,
        "stars": effect.stars,
        "seven_stars": effect.seven_stars,
        "keeps": effect.extra_keep,
        "cancels": [name for name, n in box.states.items() if effect.cancels >> n & 1],
        "forbids": [name for name, holds in forbids.items() if holds],
        "pays": pays,
        "of_object": effect.of_object,
    }


def _needs(box: Box, effect: Effect) -> NeedsView:
    """Names what an effect needs besides its icons; what an option of the match decides is no need."""
    rows = [row for row in (*effect.conditions, *effect.destination) if row[0] != _OPTION_IS]
    found: NeedsView = {
        "needs": "text" if rows else "none",
        "resource": "none",
        "keyword": "none",
        "together": 0,
        "numbers": "none",
    }
    kinds = {row[0] for row in rows}
    if len(rows) == 1:
        _need(box, rows[0], found)
    elif kinds == {_CARD_BANISHED}:
        found["needs"], found["numbers"] = "banished", _printed(box, [row[1] for row in rows])
    elif rows and rows[0][0] == _CARD_AVAILABLE and all(_is_not(row, _TERRAIN_IS) for row in rows[1:]):
        found["needs"], found["numbers"] = "to-come", _printed(box, [rows[0][1]])
    return found


def _is_not(row: Row, kind: int) -> bool:
    """Tells whether a condition denies one of a kind."""
    return bool(row[0] == _NOT and row[1][0] == kind)


def _need(box: Box, row: Row, found: NeedsView) -> None:
    """Names the one thing that an effect needs."""
    kind, *arguments = row
    isnt = kind == _NOT
    if isnt:
        kind, *arguments = arguments[0]
    if kind == _TERRAIN_IS and arguments[0] == NONE and arguments[1] != NONE:
        found["needs"] = "no-keyword" if isnt else "keyword"
        found["keyword"] = list(box.keywords)[arguments[1]]
    elif isnt:
        return
    elif kind == _FIRE_HERE:
        found["needs"] = "fire"
    elif kind == _RESOURCE_HERE:
        found["needs"], found["resource"] = "resource", RESOURCES[arguments[0]]
    elif kind in (_PARTICIPANTS, _PLAYERS) and COMPARISONS[arguments[0]] in ("==", ">="):
        exact = COMPARISONS[arguments[0]] == "=="
        found["needs"] = "players" if kind == _PLAYERS else "exactly" if exact else "together"
        found["together"] = arguments[1]
    elif kind == _DISTANCE and COMPARISONS[arguments[0]] == "<=" and arguments[2] != NONE:
        found["needs"], found["together"] = "near", arguments[1]
        found["numbers"] = _printed(box, [arguments[2]])
    elif kind in _NUMBERED and arguments[0] != NONE:
        found["needs"], found["numbers"] = _NUMBERED[kind], _printed(box, [arguments[0]])
    elif kind == _ANY and all(part[0] == _CARD_IN_PLAY for part in arguments[0]):
        found["needs"], found["numbers"] = "in-play", _printed(box, [part[1] for part in arguments[0]])


def _printed(box: Box, numbers: Sequence[int]) -> str:
    """Writes some numbers as a card prints them; none where one of them is to be found out (G-66)."""
    secret = any(
        box.cards[card].authorised_by
        for number in numbers
        for card in cards_of(box.greens[number] | box.golds[number])
    )
    return "none" if secret else ", ".join(f"{number:03d}" for number in numbers)


def _icons(bits: int) -> list[str]:
    return [] if bits == ANY_ICON else [icon for n, icon in enumerate(ICONS) if bits >> n & 1]


def _resources(bits: int) -> list[str]:
    return [name for n, name in enumerate(RESOURCES) if bits >> n & 1]


def _prices(box: Box) -> dict[tuple[str, int], dict[str, int]]:
    """Names what applying each effect costs: the card itself, or so many cards."""
    found: dict[tuple[str, int], dict[str, int]] = {}
    for uid, face in _faces(box).items():
        found |= _paid(uid, getattr(face, "effects", ()), 0)
    for skill in box.content.all(e.SkillEntry):
        found |= _paid(skill.id, skill.effects, 0)
        if skill.craft is not None:
            found |= _paid(skill.id, skill.craft.object.effects, len(skill.effects))
    for person in box.content.all(e.CharacterEntry):
        found |= _paid(person.id, person.power, 0)
    return found


def _paid(uid: str, effects: tuple[e.Effect, ...], first: int) -> dict[tuple[str, int], dict[str, int]]:
    return {
        (uid, first + place): {
            str(part.__struct_config__.tag): int(getattr(part, "n", 0)) for part in effect.pay
        }
        for place, effect in enumerate(effects, 1)
        if effect.pay
    }


# Passages


def _warned(box: Box, card: Card, action: Action, words: Words) -> Words:
    """Adds to the words of an action what it warns of, so that it is read before anybody commits themselves."""
    written: tuple[e.Action, ...] = getattr(_faces(box).get(card.id), "actions", ())
    warning = written[action.place - 1].warning if action.place <= len(written) else None
    if warning is None:
        return words
    said = {lang: " ".join(_book(box).passage(warning, lang).paragraphs) for lang in ("en", "fr")}
    return Words(en=f"{words.en} {said['en']}", fr=f"{words.fr} {said['fr']}")


def _words(box: Box, card: Card, icon: str) -> Words:
    """Finds the words of an action: the label of its icon in a passage of its card; none where nothing is written."""
    for passage in card.passages:
        uid = box.content.passages[passage]
        written = {lang: _book(box).passage(uid, lang).labels.get(icon, "") for lang in ("en", "fr")}
        if all(written.values()):
            return Words(**written)
    return NO_WORDS


@lru_cache(maxsize=_KEPT)
def pictures(box: Box) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Gives the picture of every card that has one: its passage, and the regions that can be looked at (7.7)."""
    scenes = {uid: getattr(face, "scene", None) for uid, face in _faces(box).items()}
    return {uid: (scene.page, scene.regions) for uid, scene in scenes.items() if scene is not None}


@lru_cache(maxsize=_KEPT)
def _book(box: Box) -> Book:
    return Book(*(folder / BOOK for folder in box.content.folders))


def regions(box: Box, passage: int, lang: str) -> list[str]:
    """Gives what the regions of a picture say, in the order in which they stand there."""
    return list(_book(box).passage(box.content.passages[passage], lang).labels.values())


@lru_cache(maxsize=1024)
def choice_keys(box: Box, passage: int) -> tuple[str, ...]:
    """Lists the keys of the choices of a passage, in the order in which they stand there."""
    return tuple(_book(box).passage(box.content.passages[passage], "en").labels)
