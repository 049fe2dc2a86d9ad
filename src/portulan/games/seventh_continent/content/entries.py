"""What the content files of The 7th Continent may hold: every type of card with its fields (contract 7.1).

A card of the Adventure or of the Exploration Deck is an entry with a *face*: what it shows once it is taken. Texts are
passages of the book, because nobody may read a card before it is revealed; the labels of a card's own passage name its
actions, by their icons, and those of a scene its regions. Titles stand here, and are as secret as the card they name.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from portulan.content import Entry, Natural, Part, PassageId, Positive, Words, between, field
from portulan.games.seventh_continent.content.conditions import AnyCondition
from portulan.games.seventh_continent.content.operations import AnyOperation
from portulan.games.seventh_continent.content.terms import (
    At,
    CharacterId,
    ClueId,
    Icon,
    KeywordId,
    NumberId,
    Resource,
    Side,
    SourceId,
    StateId,
    StoryRole,
    Symbol,
    ZoneId,
)

Resistance = Annotated[int, between(1, 6)]
"""The value of the die on a new object (G-127)."""


# Actions and effects


class Action(Part, frozen=True, kw_only=True):
    """An action that players may undertake (7C-ACTION-1).

    `locked`: the cost cannot be traded or exceeded (7C-ICON-7). `all_must`: every player takes part (7C-ICON-8).
    `failure` None: there is no black box (7C-CONSEQUENCE-3). `warning` is shown before anybody commits themselves.
    """

    icon: Icon
    cost: Natural
    difficulty: Natural
    locked: bool = False
    all_must: bool = False
    requires: tuple[AnyCondition, ...] = ()
    success: tuple[AnyOperation, ...] = ()
    failure: tuple[AnyOperation, ...] | None = None
    warning: PassageId | None = None


class Trigger(Part, frozen=True, kw_only=True):
    """When an effect happens by itself; `icons` and `result` narrow `action_end`, no icons standing for all."""

    at: Literal["camp", "deck_empties", "terrain_placed", "arrival", "action_end", "state_gained", "turn_end"]
    icons: tuple[Icon, ...] = ()
    result: Literal["any", "success", "failure"] = "any"


class Mods(Part, frozen=True, kw_only=True):
    """What an effect changes in the action in progress.

    `cost` and `difficulty` are added (G-29, G-30), `stars` are successes, a seven-star is worth one success a seven
    (7C-SEVEN-1). `forbid` takes away taking part, being helped or camping, `forbid_icons` actions. `extra_keep` lets so
    many more skills be kept at step 4; `no_wear` makes uses of the object free; `dest_if` limits the effect to moves
    whose destination meets the condition.
    """

    cost: int = 0
    difficulty: int = 0
    stars: Natural = 0
    seven_stars: Natural = 0
    forbid: tuple[Literal["participate", "be_helped", "camp"], ...] = ()
    forbid_icons: tuple[Icon, ...] = ()
    extra_keep: Natural = 0
    no_wear: bool = False
    dest_if: AnyCondition | None = None


class Effect(Part, frozen=True, kw_only=True):
    """What a card does beside its actions.

    Applied at a `step` (7C-ACTION-COST-4, 7C-RESULT-7, 7C-STATE-4), to actions with one of the `icons`, none standing
    for all, if every condition of `if` holds. What is applied is paid for by `pay` (G-26) and carries out `do`. With
    `on` it is not applied at a step: the trigger carries out `do`. `cancel` lists the states whose acquisition it
    cancels (7C-STATE-4). What is applied at a step is compulsory on a state unless `optional`, and optional on all
    other cards (G-27); what a trigger carries out is compulsory unless `optional`.

    `reach` "self": in actions in which its owner takes part, and for what the owner acquires; "active": only in actions
    that another player undertakes; "any_participant": also for what another participant acquires, and icons that it
    forbids are forbidden to all.

    The step "take" is the moment at which somebody takes a card of the Adventure or Exploration Deck, before it is
    resolved. The step "resource" means that what the card provides counts only when the effect is applied; "always"
    that it holds without being applied.
    """

    step: Literal["cost", "result", "acquire_state", "take", "resource", "always"] = "always"
    icons: tuple[Icon, ...] = ()
    when: tuple[AnyCondition, ...] = field(default=(), name="if")
    on: Trigger | None = None
    do: tuple[AnyOperation, ...] = ()
    mods: Mods = Mods()
    cancel: tuple[StateId, ...] = ()
    optional: bool = False
    pay: tuple[AnyOperation, ...] = ()
    reach: Literal["self", "active", "any_participant"] = "self"


class Flag(Part, frozen=True):
    """A symbol with the number that it adds to a box (7C-FLAG-1)."""

    symbol: Symbol
    n: Positive


# Pictures


class Scene(Part, frozen=True, kw_only=True):
    """A picture that can be looked at region by region; one authored list for all media (7.7).

    The labels of `page` are the texts of the regions, in the same order.
    """

    page: PassageId
    regions: tuple[str, ...]
    picture: str | None = None


class Hidden(Part, frozen=True, kw_only=True):
    """A hidden number, and the regions where its digits are found, in their order (7C-HIDDEN); never sent anywhere."""

    number: NumberId
    regions: tuple[str, ...]


class Authority(Part, frozen=True, kw_only=True):
    """What the back of a card shows as its source: any one of a list, or all of a list put together (7C-AUTH-1)."""

    any_of: tuple[SourceId, ...] = ()
    all_of: tuple[SourceId, ...] = ()


# Faces


class Face(Part, frozen=True, kw_only=True, tag_field="type"):
    """What all faces have in common.

    `front_text` and `back_text` are passages; `back_text` is read when the card is taken. `on_reveal` is carried out
    when it is revealed, before it is placed. `hint` may be asked for after two failures at its riddle or hidden number.
    """

    title: Words
    front_text: PassageId | None = None
    back_text: PassageId | None = None
    keywords: tuple[KeywordId, ...] = ()
    effects: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()
    on_reveal: tuple[AnyOperation, ...] = ()
    flags: tuple[Flag, ...] = ()
    provides: tuple[Resource, ...] = ()
    scene: Scene | None = None
    riddle: bool = False
    hint: PassageId | None = None
    warning: PassageId | None = None
    art: str | None = None


class Exit(Part, frozen=True):
    """An arrow of a terrain: the number of the card that belongs to the place beyond (7C-CARD-20)."""

    box: NumberId


class Terrain(Face, frozen=True, kw_only=True, tag="terrain"):
    """A portion of the continent (7C-CARD-3, -4).

    `closed` sides are not passed (G-83). `forbidden`: no fire, no craft, no rest (7C-ICON-9). `on_arrival` is a
    mandatory action (7C-MANDATORY-5). What it has of resources is in `resources`.
    """

    at: At
    zone: ZoneId
    exits: dict[Side, Exit] = field(default_factory=dict)
    closed: tuple[Side, ...] = ()
    dead_end: bool = False
    resources: tuple[Resource, ...] = ()
    forbidden: bool = False
    hidden: Hidden | None = None
    on_arrival: Action | None = None


class Arrow(Part, frozen=True):
    """A positioning arrow: the side that it points to, and the action that is done there (7C-CARD-7, G-18).

    The terrain that an obstacle leads to is the one of that place on the sheet; who crosses first puts it into play
    (G-96).
    """

    side: Side
    done_icon: Icon | None = None


class Permanent(Face, frozen=True, kw_only=True, tag="permanent"):
    """A permanent event (7C-CARD-6, 7C-PERM).

    Of the Exploration Deck it keeps its place and the links of its fog side (7C-EXPLORE-5, G-84), and has no arrows.
    With `at` it holds a place of the sheet; without, it is attached to the terrain its arrow points to (G-85).
    An `obstacle` parts terrains (7C-MOVE-3), a `one_way` one is crossed from the side of its first arrow only.
    """

    arrows: tuple[Arrow, ...] = ()
    resources: tuple[Resource, ...] = ()
    hidden: Hidden | None = None
    at: At | None = None
    obstacle: bool = False
    one_way: bool = False


class Temporary(Face, frozen=True, kw_only=True, tag="temporary"):
    """A temporary event: `on_reveal` at once, then its `mandatory` action, then it is discarded, banished or kept
    (7C-TEMP)."""

    mandatory: Action | None = None
    after: Literal["discard", "banish", "keep"] = "discard"


class State(Part, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """A copy of a state; what it does stands with its title (`StateEntry`)."""

    state: StateId
    energy_loss: bool = False


class Bonus(Face, frozen=True, kw_only=True, tag="bonus"):
    """A bonus, kept in hand (7C-CARD-9)."""

    kind: Literal["companion", "positive", "quest"]


class Object(Face, frozen=True, kw_only=True, tag="object"):
    """An object with its initial resistance (7C-CARD-10)."""

    resistance: Resistance


class QuestItem(Face, frozen=True, kw_only=True, tag="quest_item"):
    """A quest item, kept under the Satchel & Journal (7C-CARD-11); with `xp`, experience points, and what becomes of it
    when they are `spent` (G-97)."""

    xp: Natural = 0
    spent: Literal["banish", "discard"] = "banish"


AnyFace = Terrain | Permanent | Temporary | State | Bonus | Object | QuestItem
AnyFog = Permanent | Temporary | State | Bonus | Object | QuestItem


# Cards


class NumberEntry(Entry, frozen=True, kw_only=True):
    """A number of Adventure cards: plain ones are called by boxes, authorised ones are reached by a flag, a hidden
    number, a riddle or a combination, and no number is both (CHK-10)."""

    kind: Literal["plain", "authorised"] = "plain"


class AdventureEntry(Entry, frozen=True, kw_only=True):
    """A card of the Adventure Deck; its back decides whether it is taken first (7C-TAKE-2, -3)."""

    number: NumberId
    back: Literal["green", "gold"] = "green"
    authorised_by: Authority = Authority()
    story_role: StoryRole = "none"
    face: AnyFace


class ExplorationEntry(Entry, frozen=True, kw_only=True):
    """A card of the Exploration Deck: its zone on the fog side, and any face but a terrain (7C-CARD-14, -15).

    One that belongs to a `clue` is in the deck only where that clue was chosen.
    """

    zone: ZoneId
    clue: ClueId | None = None
    story_role: StoryRole = "none"
    face: AnyFog


class StateEntry(Entry, frozen=True, kw_only=True):
    """The title of a state, with what all its copies do; one that no card brings yet has a title and a line."""

    title: Words
    front_text: PassageId | None = None
    number: NumberId | None = None
    effects: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()


class Band(Part, frozen=True, kw_only=True):
    """The left band of a skill (7C-RESULT-4, -5, 7C-SEVEN)."""

    stars: Annotated[int, between(0, 3)] = 0
    left: bool = False
    right: bool = False
    seven: bool = False


class Crafted(Part, frozen=True, kw_only=True):
    """The object that a skill becomes (7C-CARD-12); its title and keywords are those of the skill."""

    resistance: Resistance
    effects: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()
    flags: tuple[Flag, ...] = ()
    provides: tuple[Resource, ...] = ()


class Craft(Part, frozen=True, kw_only=True):
    """The craft action of a skill: an available material may lower the cost by so much (7C-CRAFT-1, -2)."""

    cost: Natural
    difficulty: Natural = 0
    materials: dict[Resource, Positive] = field(default_factory=dict)
    object: Crafted


class SkillEntry(Entry, frozen=True, kw_only=True):
    """A skill (7C-CARD-12): `band` is that of the deck profile "table", `published` of the other, if it differs.

    Action cards may be consulted freely (7C-SETUP-17), so their texts are no passages.
    """

    title: Words
    front_text: Words | None = None
    owner: CharacterId | None = None
    level: Literal["basic", "advanced"] = "basic"
    xp_cost: Natural = 0
    band: Band
    published: Band | None = None
    keywords: tuple[KeywordId, ...] = ()
    effects: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()
    craft: Craft | None = None


class CurseEntry(Entry, frozen=True, kw_only=True):
    """A curse of the Action Deck: of a clue, or, without one, always there (7C-CARD-13, 7C-SETUP-7)."""

    title: Words
    front_text: Words | None = None
    clue: ClueId | None = None


class CharacterEntry(Entry, frozen=True, kw_only=True):
    """A character with its power, its figure and the story on its back (7C-CARD-17)."""

    title: Words
    trade: Words
    power: tuple[Effect, ...]
    figure: str
    story: PassageId


class ClueEntry(Entry, frozen=True, kw_only=True):
    """A clue: a quest item that names the curse, the first terrain and a violet flag (7C-CARD-18, -19).

    `line` says in a few words what weighs on the players, where they choose between several (DP-03).
    """

    open_fields: ClassVar[tuple[str, ...]] = ("line",)

    title: Words
    line: Words | None = None
    start: NumberId
    flags: tuple[Flag, ...] = ()
    front_text: PassageId
    back_text: PassageId
    effects: tuple[Effect, ...] = ()
    lost: PassageId


class Limits(Part, frozen=True, kw_only=True):
    """The limits for a number of players (contract, section 1; G-02)."""

    players: Annotated[int, between(1, 4)]
    hand: Positive
    objects: Positive
    cards: Positive


class SatchelEntry(Entry, frozen=True, kw_only=True):
    """The Satchel & Journal: the limits, and the text that is read before the first night (7C-SETUP-3, -16)."""

    title: Words
    limits: tuple[Limits, ...]
    introduction: PassageId


class SaveEntry(Entry, frozen=True, kw_only=True):
    """A save card (7C-SAVE-4, -5)."""

    keeps: Literal["discard", "deck", "object"]


class ZoneEntry(Entry, frozen=True, kw_only=True):
    """A zone: the action on the fog side of all its cards (G-16)."""

    title: Words
    action: Action


class KeywordEntry(Entry, frozen=True, kw_only=True):
    """A word at the foot of a card (7C-CARD-21, 7C-ASSEMBLE-4)."""

    title: Words
