"""What the content files of Near and Far may hold: maps, quests, cards, people; the types say what is allowed.

Everything that happens is written in a closed vocabulary (contract 7.4): rewards of quests, effects of cards, talents,
pack animals, town sides and maps. No card is known to the rules by its name.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from portulan.content import Entry, Natural, Part, PassageId, Positive, Words, between, field, refers_to
from portulan.content.vocabulary import Vocabulary

Faction = Literal["green", "blue", "red", "yellow"]
Stat = Literal["skill", "combat"]
Symbol = Literal["skill", "combat", "search", "move", "heart", "shield"]
Building = Literal["town-hall", "saloon", "stables", "store", "farm", "hut", "mine"]
Route = Literal["spices", "parts", "ichor", "tea"]
LocationKind = Literal["town", "coin", "gem", "route"]
Flag = Literal["water", "mammoth"]
Icon = Literal["none", "threat", "treasure"]
Deck = Literal["basic", "advanced", "split"]

QuestId = Annotated[str, refers_to("quest")]
KeywordId = Annotated[str, refers_to("keyword")]
WorldId = Annotated[str, refers_to("world")]
MapId = Annotated[str, refers_to("map")]
CharacterId = Annotated[str, refers_to("character")]
LocationId = Annotated[str, refers_to("location")]


class Bundle(Part, frozen=True):
    """Goods that are gained, lost or paid together; reputation alone may be negative."""

    coin: Natural = 0
    gem: Natural = 0
    food: Natural = 0
    heart: Natural = 0
    rep: int = 0
    bird: Natural = 0
    tokens: dict[Faction, Positive] = field(default_factory=dict)


class Cost(Bundle, frozen=True):
    """What an ability costs: goods, the card itself, or pack animals."""

    discard_self: bool = False
    return_animal: Natural = 0


# Rewards of quests (contract 7.3)


class Reward(Part, frozen=True, tag_field="give"):
    """What a choice of a quest brings."""


class Rep(Reward, frozen=True, tag="rep"):
    """Reputation up or down."""

    n: int


class Token(Reward, frozen=True, tag="token"):
    """Faction tokens."""

    faction: Faction
    n: Positive = 1


class Coin(Reward, frozen=True, tag="coin"):
    """Coins."""

    n: Positive = 1


class Gem(Reward, frozen=True, tag="gem"):
    """Gems."""

    n: Positive = 1


class Food(Reward, frozen=True, tag="food"):
    """Food."""

    n: Positive = 1


class Heart(Reward, frozen=True, tag="heart"):
    """Hearts."""

    n: Positive = 1


class Bird(Reward, frozen=True, tag="bird"):
    """Pack birds."""

    n: Positive = 1


class Treasure(Reward, frozen=True, tag="treasure"):
    """Treasures, drawn one by one."""

    n: Positive = 1


class World(Reward, frozen=True, tag="world"):
    """A world card."""

    card: WorldId


class Adventurer(Reward, frozen=True, tag="adventurer"):
    """An adventurer of the row, or the first that comes out of the bag; perhaps of one faction."""

    source: Literal["row", "bag"] = "row"
    faction: Faction | None = None


class Keyword(Reward, frozen=True, tag="keyword"):
    """A keyword, which is kept for the following games."""

    word: KeywordId


class SideQuest(Reward, frozen=True, tag="quest"):
    """A side quest, noted for the next attempt."""

    quest: QuestId


class Pay(Reward, frozen=True, tag="pay"):
    """A payment that is told with the result."""

    coin: Natural = 0
    gem: Natural = 0
    food: Natural = 0
    heart: Natural = 0


class OneOf(Reward, frozen=True, tag="choose"):
    """The player takes so many of these."""

    of: tuple[Rep | Token | Coin | Gem | Food | Heart | Bird | Treasure, ...]
    k: Positive = 1


AnyReward = (
    Rep
    | Token
    | Coin
    | Gem
    | Food
    | Heart
    | Bird
    | Treasure
    | World
    | Adventurer
    | Keyword
    | SideQuest
    | Pay
    | OneOf
)
REWARDS: Final = Vocabulary(AnyReward)


# Quests


class Test(Part, frozen=True):
    """What is rolled for, and how difficult it is."""

    stat: Stat
    difficulty: Annotated[int, between(2, 15)]


class Choice(Part, frozen=True):
    """A choice of a quest; `key` is that of its label in the passage of the quest.

    A choice with `keywords` is for whoever has all of them, and must be taken unless it is `optional`; one that is
    told after "otherwise" has none. `cost` is paid at the choice. `reaction` is read on success, `failure` on failure
    (stories of characters only; without it they read `reaction` in both cases).
    """

    key: str
    reaction: PassageId
    failure: PassageId | None = None
    test: Test | None = None
    keywords: tuple[KeywordId, ...] = ()
    otherwise: bool = False
    optional: bool = False
    cost: Bundle = Bundle()
    result: tuple[AnyReward, ...] = ()
    bonus: tuple[AnyReward, ...] = ()
    next: QuestId | None = None


class QuestEntry(Entry, frozen=True):
    """A quest and its page of the book.

    Which map it is on, whose story it belongs to and in which layer, everybody knows who has the box. What its page
    says, and what its choices bring, nobody knows before it is read.
    """

    open_fields: ClassVar[tuple[str, ...]] = ("map", "owner", "layer")

    page: PassageId
    book: Literal["map", "side", "character", "boss"]
    choices: tuple[Choice, ...] = ()
    map: MapId | None = None
    owner: CharacterId | None = None
    layer: Annotated[int, between(1, 10)] | None = None


class ArcadeEntry(Entry, frozen=True):
    """An arcade card: a page with a title and two choices."""

    page: PassageId
    choices: tuple[Choice, ...] = ()


class KeywordEntry(Entry, frozen=True):
    """A keyword: the word on the character card, and what it stands for."""

    name: Words
    what: Words


# Effects of cards, talents, animals, town sides and maps (contract 7.4)


class Measure(Part, frozen=True):
    """Something that is counted; tokens, adventurers and camps may be of one kind."""

    of: Literal[
        "coins",
        "gems",
        "food",
        "reputation",
        "animals",
        "tents",
        "threats",
        "adventurers",
        "tokens",
        "treasures",
        "artifacts",
        "routes",
        "camps",
        "quests-done",
    ]
    faction: Faction | None = None
    flag: Flag | None = None


class Condition(Part, frozen=True):
    """A measure compared with a number."""

    measure: Measure
    op: Literal["<", "<=", "=", ">=", ">"]
    n: int


class Action(Part, frozen=True, tag_field="do"):
    """What an effect does when it happens."""


class Gain(Action, frozen=True, tag="gain"):
    """Goods are gained."""

    what: Bundle


class GainKind(Action, frozen=True, tag="gain-kind"):
    """So many of the good of the location where it happens are gained."""

    n: Positive


class Lose(Action, frozen=True, tag="lose"):
    """Goods are lost, as far as there are any."""

    what: Bundle


class DrawArtifacts(Action, frozen=True, tag="draw-artifacts"):
    """Artifacts are drawn; each is kept or discarded."""

    n: Positive
    deck: Deck


class DrawTreasures(Action, frozen=True, tag="draw-treasures"):
    """Treasures are drawn, and so many may be kept."""

    n: Positive
    keep: Positive = 1


class PlaceCamp(Action, frozen=True, tag="place-camp"):
    """A camp is placed on any empty location."""


class TakeFromEachPresent(Action, frozen=True, tag="take-from-each-present"):
    """Every other player at the location gives a good."""

    good: Literal["coin", "gem", "food"]
    n: Positive = 1


class RollGain(Action, frozen=True, tag="roll-gain"):
    """A die is rolled; from a number on, goods are gained."""

    least: Annotated[int, between(1, 6)]
    what: Bundle


class RollMod(Action, frozen=True, tag="roll-mod"):
    """The roll is raised."""

    n: Positive


class Reroll(Action, frozen=True, tag="reroll"):
    """The die is rolled again."""


AnyAction = (
    Gain
    | GainKind
    | Lose
    | DrawArtifacts
    | DrawTreasures
    | PlaceCamp
    | TakeFromEachPresent
    | RollGain
    | RollMod
    | Reroll
)
ACTIONS: Final = Vocabulary(AnyAction)

EventName = Literal[
    "visit",
    "buy-self",
    "camp-built",
    "threat-beaten",
    "threat-passed",
    "duel-won",
    "duel-lost",
    "quest-success",
    "quest-failed",
    "treasure-gained",
    "adventurer-gained",
    "leave-town",
    "arrive-with-others",
    "enter-location",
    "game-start",
    "after-draft",
    "go-to-jail",
]
RollContext = Literal["duel", "defense", "threat", "quest-skill", "quest-combat"]
PaymentContext = Literal["payments", "rolls", "passing", "camps"]


class Effect(Part, frozen=True, tag_field="effect"):
    """What a card, a talent, an animal, a town side or a map does."""


class Sym(Effect, frozen=True, tag="sym"):
    """Symbols as in the active party."""

    kind: Symbol
    n: Positive = 1


class IgnoreThreats(Effect, frozen=True, tag="ignore-threats"):
    """A threat may be passed without a fight."""

    cost: Cost = Cost()


class DuelMod(Effect, frozen=True, tag="duel-mod"):
    """Adds to duel rolls."""

    n: int
    side: Literal["attacker", "defender", "both"] = "both"


class FreePass(Effect, frozen=True, tag="free-pass"):
    """So many empty locations a move cost nothing."""

    n: Positive


class MoveBonus(Effect, frozen=True, tag="move-bonus"):
    """Movement."""

    n: Positive


class Carry(Effect, frozen=True, tag="carry"):
    """Room for treasures."""

    n: Positive


class CarryExtra(Effect, frozen=True, tag="carry-extra"):
    """Room for treasures beside the animals."""

    n: Positive
    scores: bool = False


class TradeBonus(Effect, frozen=True, tag="trade-bonus"):
    """Value that is added to each trade."""

    n: Positive


class TradeCount(Effect, frozen=True, tag="trade-count"):
    """Trades in a visit to the Town Hall."""

    n: Positive


class SlotAny(Effect, frozen=True, tag="slot-any"):
    """Adventurers may stand in the slots of other factions."""


class ExtraAction(Effect, frozen=True, tag="extra-action"):
    """The action of another building, beside the one that is visited."""

    at: Building
    action: Building


class EnterOccupied(Effect, frozen=True, tag="enter-occupied"):
    """An occupied building may be entered without a duel; any building if none is named."""

    building: Building | None = None
    cost: Bundle = Bundle()


class PayAs(Effect, frozen=True, tag="pay-as"):
    """One good stands for another where it is paid."""

    good: Literal["gem", "food"]
    instead_of: Literal["coin", "heart"]
    contexts: tuple[PaymentContext, ...]


class ChooseThreat(Effect, frozen=True, tag="choose-threat"):
    """Any remaining threat may be fought."""


class HandRelief(Effect, frozen=True, tag="hand-relief"):
    """So many cards in hand cost no points."""

    n: Positive


class BuyTalentAt(Effect, frozen=True, tag="buy-talent-at"):
    """A talent may be bought on a visit."""

    building: Building


class PriceMod(Effect, frozen=True, tag="price-mod"):
    """A price is lower (negative) or higher."""

    what: Literal["recruit", "camp", "bird"]
    n: int


class WinTies(Effect, frozen=True, tag="win-ties"):
    """Ties at the end are won."""


class On(Effect, frozen=True, tag="on"):
    """Something happens at an event; `limit` is how often in a turn, 0 for always.

    A visit bonus comes before or after the action, as its owner likes.
    """

    event: EventName
    do: AnyAction
    building: Building | None = None
    stat: Stat | None = None
    kinds: tuple[LocationKind, ...] = ()
    flag: Flag | None = None
    when: Condition | None = None
    limit: Natural = 0


class Act(Effect, frozen=True, tag="act"):
    """Something that may be done at a window; `uses` is how often in a turn, 0 for always."""

    window: Literal["own-turn", "own-roll", "any-own-die", "at-threat", "building"]
    do: AnyAction
    cost: Cost = Cost()
    contexts: tuple[RollContext, ...] = ()
    building: Building | None = None
    uses: Natural = 0


class Per(Effect, frozen=True, tag="per"):
    """Points at the end for each of something, or for every few of it."""

    measure: Measure
    points: int
    every: Positive = 1
    cap: Natural = 0


class Most(Effect, frozen=True, tag="most"):
    """Points at the end for having the most, alone."""

    measure: Measure
    points: int


class Rank(Effect, frozen=True, tag="rank"):
    """Points at the end by rank."""

    measure: Measure
    first: int
    second: int = 0
    tie_first: int = 0
    tie_second: int = 0


class Threshold(Effect, frozen=True, tag="threshold"):
    """Points at the end if a condition holds."""

    condition: Condition
    points: int


AnyEffect = (
    Sym
    | IgnoreThreats
    | DuelMod
    | FreePass
    | MoveBonus
    | Carry
    | CarryExtra
    | TradeBonus
    | TradeCount
    | SlotAny
    | ExtraAction
    | EnterOccupied
    | PayAs
    | ChooseThreat
    | HandRelief
    | BuyTalentAt
    | PriceMod
    | WinTies
    | On
    | Act
    | Per
    | Most
    | Rank
    | Threshold
)
EFFECTS: Final = Vocabulary(AnyEffect)


# Maps


class RoutePoints(Part, frozen=True):
    """What a trade route is worth to one player who holds both ends, and to each of two."""

    alone: Positive
    shared: Positive


class Path(Part, frozen=True):
    """A path between two locations, and the icon on it; `bends` are points of its drawing."""

    a: LocationId
    b: LocationId
    icon: Icon = "none"
    bends: tuple[tuple[int, int], ...] = ()


class MapEntry(Entry, frozen=True):
    """A map of the atlas; its locations are entries of their own."""

    number: Annotated[int, between(1, 99)]
    name: Words
    mood: Words
    routes: dict[Route, RoutePoints]
    paths: tuple[Path, ...]
    bosses: bool = False
    effects: tuple[AnyEffect, ...] = ()
    picture: str = ""


class LocationEntry(Entry, frozen=True):
    """A location of a map; `at` is where it is drawn, on a ground of 1000 by 700; places with a book may have names."""

    map: MapId
    kind: LocationKind
    at: tuple[int, int]
    route: Route | None = None
    quest: QuestId | None = None
    name: Words | None = None
    flags: tuple[Flag, ...] = ()


# Cards and people


class Symbols(Part, frozen=True):
    """The symbols of a party member."""

    skill: Natural = 0
    combat: Natural = 0
    search: Natural = 0
    move: Natural = 0
    heart: Natural = 0
    shield: bool = False


class AdventurerEntry(Entry, frozen=True):
    """An adventurer of the bag."""

    name: Words
    faction: Faction
    price: Natural
    symbols: Symbols


class PetEntry(Entry, frozen=True):
    """A pet."""

    name: Words
    kind: Literal["dog", "cat", "platypus"]
    symbols: Symbols


class ArtifactEntry(Entry, frozen=True):
    """An artifact: its price, what it asks for, its points and what it does; `note` is a line of flavour."""

    name: Words
    tier: Literal["basic", "advanced"]
    cost: Bundle
    points: int
    effects: tuple[AnyEffect, ...] = ()
    rep_min: int | None = None
    rep_max: int | None = None
    banners: tuple[Faction, ...] = ()
    note: Words | None = None


class TreasureEntry(Entry, frozen=True):
    """A treasure."""

    name: Words
    effects: tuple[AnyEffect, ...]
    note: Words | None = None


class WorldEntry(Entry, frozen=True):
    """A world card."""

    name: Words
    effects: tuple[AnyEffect, ...]
    note: Words | None = None


class ThreatEntry(Entry, frozen=True):
    """A threat."""

    name: Words
    value: Positive
    points: Natural


class BossEntry(Entry, frozen=True):
    """A boss of the last map; the one with the lowest `drop` leaves first when fewer play (0: it never does)."""

    name: Words
    value: Positive
    points: Natural
    paragraph: QuestId
    drop: Natural = 0


class ChiefEntry(Entry, frozen=True):
    """The chief of a faction."""

    name: Words
    faction: Faction
    points: Natural


class CharacterEntry(Entry, frozen=True):
    """A traveller whom a player may be; `suits_two` and `not_with` are advice (NF-SETUP-17)."""

    name: Words
    epithet: Words
    initial: str
    first: QuestId
    intro: PassageId
    suits_two: bool = False
    not_with: tuple[CharacterId, ...] = ()


class TalentEntry(Entry, frozen=True):
    """A talent."""

    name: Words
    text: Words
    number: Annotated[int, between(1, 99)]
    cost: Positive
    effects: tuple[AnyEffect, ...]


class AnimalEntry(Entry, frozen=True):
    """A pack animal: a bird or a turtle."""

    name: Words
    effects: tuple[AnyEffect, ...]


class Mine(Part, frozen=True):
    """The mine: numbers row by row, those with a sign of reputation, and what rows and columns give."""

    numbers: tuple[tuple[Natural, ...], ...]
    rows: tuple[Bundle, ...]
    columns: tuple[Bundle, ...]
    rep: tuple[tuple[Natural, Natural], ...] = ()


class SideEntry(Entry, frozen=True):
    """A side of the town board: prices of animals, the hut, the mine, points of reputation from -6 to 12."""

    name: Words
    bird: Bundle
    mine: Mine
    reputation: tuple[int, ...]
    turtle: Bundle | None = None
    hut_draws: Positive = 1
    effects: tuple[AnyEffect, ...] = ()


class BoardEntry(Entry, frozen=True):
    """The player board and the value table: what each tent uncovers, what a trade counts."""

    tents: tuple[Bundle, ...]
    all_tents: Natural
    values: dict[Literal["food", "coin", "gem", "green", "blue", "red", "yellow"], Positive]
