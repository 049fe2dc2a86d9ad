"""The box: what the content files hold, laid out as numbers for the rules.

All things that have effects stand in one list of *cards*: artifacts, treasures, world cards, talents, pack animals,
town sides and maps. What a player has is a set of their numbers, and a question such as "does anything here give a
free pass?" is one test of bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from portulan.content import Content
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.entries import AnyEffect, AnyReward
from portulan.games.near_and_far.schema import read
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    FACTIONS,
    MOST_LOCATIONS,
    NONE,
    ROUTES,
    SYMBOLS,
)

KINDS: Final = ("town", "coin", "gem", "route")
TOWN: Final = 0
COIN_PLACE: Final = 1
GEM_PLACE: Final = 2
ROUTE_PLACE: Final = 3

NO_ICON: Final = 0
THREAT_ICON: Final = 1
TREASURE_ICON: Final = 2
ICONS: Final = ("none", "threat", "treasure")

BOOKS: Final = ("map", "side", "character", "boss")
STATS: Final = ("skill", "combat")


class Goods(NamedTuple):
    """A bundle of goods as numbers."""

    coin: int
    gem: int
    food: int
    heart: int
    rep: int
    bird: int
    tokens: tuple[int, int, int, int]
    discard_self: bool = False
    return_animal: int = 0


NOTHING: Final = Goods(0, 0, 0, 0, 0, 0, (0, 0, 0, 0))


class Way(NamedTuple):
    """A choice of a quest: what it asks for, tries and costs, which passages tell its outcome, and what it brings."""

    key: str
    stat: int
    """A place in STATS, or NONE if nothing is rolled."""
    difficulty: int
    keywords: int
    """The keywords that it names, as bits."""
    otherwise: bool
    optional: bool
    cost: Goods
    reaction: int
    failure: int
    """The passage that is read on failure in a character's story; NONE if nothing is."""
    result: tuple[AnyReward, ...]
    bonus: tuple[AnyReward, ...]
    next: int


class Atlas:
    """One map: locations by number, the paths between them and what lies on both."""

    def __init__(self, content: Content, entry: entries.MapEntry, number: int) -> None:
        locations = [place for place in content.all(entries.LocationEntry) if place.map == entry.id]
        numbers = {place.id: n for n, place in enumerate(locations)}
        self.id: Final = entry.id
        self.number: Final = entry.number
        self.card: Final = number
        """The map's number among the cards, for its effects."""
        self.picture: Final = entry.picture
        self.bosses: Final = entry.bosses
        self.size: Final = len(locations)
        self.ids: Final = tuple(place.id for place in locations)
        self.at: Final = tuple(place.at for place in locations)
        self.kind: Final = [KINDS.index(place.kind) for place in locations]
        self.town: Final = self.kind.index(TOWN) if TOWN in self.kind else NONE
        self.route: Final = [
            NONE if place.route is None else ROUTES.index(place.route) for place in locations
        ]
        self.quest: Final = [
            NONE if place.quest is None else content.number(place.quest) for place in locations
        ]
        self.named: Final = [place.name is not None for place in locations]
        self.water: Final = sum(1 << n for n, place in enumerate(locations) if "water" in place.flags)
        self.mammoth: Final = sum(1 << n for n, place in enumerate(locations) if "mammoth" in place.flags)
        self.route_ends: Final = [
            tuple(n for n, place in enumerate(locations) if place.route == route) for route in ROUTES
        ]
        self.route_points: Final = [
            (entry.routes[route].alone, entry.routes[route].shared) if route in entry.routes else (0, 0)
            for route in ROUTES
        ]
        self.icon: Final = [NO_ICON] * (MOST_LOCATIONS * MOST_LOCATIONS)
        """The icon on the path from a to b, at a * MOST_LOCATIONS + b."""
        self.neighbours: Final[list[list[int]]] = [[] for _ in locations]
        self.paths: Final = [
            (numbers[path.a], numbers[path.b], ICONS.index(path.icon), path.bends) for path in entry.paths
        ]
        for a, b, icon, _ in self.paths:
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
            self.icon[a * MOST_LOCATIONS + b] = self.icon[b * MOST_LOCATIONS + a] = icon
        for near in self.neighbours:
            near.sort()


class MineGrid(NamedTuple):
    """The mine of a town side: numbers and rewards, cell by cell."""

    columns: int
    numbers: tuple[int, ...]
    rep: tuple[bool, ...]
    row_gain: tuple[Goods, ...]
    column_gain: tuple[Goods, ...]
    neighbours: tuple[tuple[int, ...], ...]


class Side(NamedTuple):
    """A side of the town board."""

    card: int
    """Its number among the cards, for its effects."""
    bird: Goods
    turtle: Goods | None
    hut_draws: int
    mine: MineGrid
    reputation: tuple[int, ...]
    """Points for each reputation, the lowest first."""


class Box:
    """Everything that is printed, by number."""

    def __init__(self, content: Content) -> None:
        self.quests: Final = content.ids("quest")
        self.keywords: Final = content.ids("keyword")
        self.passages: Final = content.passages
        """The ids of all passages of the book."""
        tables = (
            content.all(entries.ArtifactEntry),
            content.all(entries.TreasureEntry),
            content.all(entries.WorldEntry),
            content.all(entries.TalentEntry),
            content.all(entries.AnimalEntry),
            content.all(entries.SideEntry),
            content.all(entries.MapEntry),
        )
        starts: list[int] = []
        cards: list[str] = []
        effects: list[tuple[AnyEffect, ...]] = []
        for table in tables:
            starts.append(len(cards))
            for card in table:
                cards.append(card.id)
                effects.append(card.effects)
        self.cards: Final = tuple(cards)
        """The ids of everything that has effects."""
        self.effects: Final = tuple(effects)
        (
            _,
            self.first_treasure,
            self.first_world,
            self.first_talent,
            self.first_animal,
            first_side,
            first_map,
        ) = starts
        self.bird_card: Final = cards.index("bird") if "bird" in cards else NONE
        self.turtle_card: Final = cards.index("turtle") if "turtle" in cards else NONE
        self.with_effect: Final[dict[type, int]] = dict.fromkeys(entries.EFFECTS.cases, 0)
        """For every kind of effect, the cards that have it, as bits."""
        self.on_event: Final[dict[str, int]] = {}
        """For every event, the cards with an effect on it, as bits."""
        self.symbols: Final = [[0] * len(cards) for _ in SYMBOLS]
        """For every symbol, how many of it are on each card."""
        self.prices: Final[dict[tuple[int, int], Goods]] = {}
        """What an effect costs, by its card and its place on it."""
        self.gains: Final[dict[tuple[int, int], Goods]] = {}
        """What an effect gives or takes, by its card and its place on it."""
        for number, some in enumerate(effects):
            for place, effect in enumerate(some):
                self.with_effect[type(effect)] |= 1 << number
                if isinstance(effect, entries.Act | entries.IgnoreThreats | entries.EnterOccupied):
                    self.prices[number, place] = goods(effect.cost)
                do = effect.do if isinstance(effect, entries.On | entries.Act) else None
                if isinstance(do, entries.Gain | entries.Lose | entries.RollGain):
                    self.gains[number, place] = goods(do.what)
                if isinstance(effect, entries.Sym):
                    self.symbols[SYMBOLS.index(effect.kind)][number] += effect.n
                elif isinstance(effect, entries.On):
                    self.on_event[effect.event] = self.on_event.get(effect.event, 0) | 1 << number
        self.with_symbol: Final = [sum(1 << n for n, many in enumerate(row) if many) for row in self.symbols]

        artifacts = content.all(entries.ArtifactEntry)
        self.cost: Final = [goods(card.cost) for card in artifacts]
        self.points: Final = [card.points for card in artifacts]
        self.rep_min: Final = [card.rep_min for card in artifacts]
        self.rep_max: Final = [card.rep_max for card in artifacts]
        self.advanced: Final = sum(1 << n for n, card in enumerate(artifacts) if card.tier == "advanced")
        self.basic: Final = sum(1 << n for n, card in enumerate(artifacts) if card.tier == "basic")
        self.affordable: Final = _affordable(self.cost)
        """For each good (money, food, each colour of token) and number of it, the artifacts that ask for no more."""
        own_turn = self._cards_with_act("own-turn")
        self.own_turn: Final = (
            own_turn & (1 << self.first_treasure) - 1,
            own_turn >> self.first_treasure & (1 << self.first_world - self.first_treasure) - 1,
            own_turn >> self.first_world & (1 << self.first_talent - self.first_world) - 1,
            own_turn >> self.first_talent & (1 << self.first_animal - self.first_talent) - 1,
        )
        """Artifacts, treasures, world cards and talents with an ability for any time of one's turn, as bits."""
        self.in_buildings: Final = self._cards_with_act("building")
        self.at_threats: Final = self._cards_with_act("at-threat")
        """Cards with an ability for a window, as bits."""
        self.on_rolls: Final = self._cards_with_act("own-roll", "any-own-die")
        """Cards with an ability for a roll of one's own, as bits."""
        self.visit_bonuses: Final = [self._cards_with_bonus(building) for building in BUILDINGS]
        """For every building, the cards with a bonus for visiting it, as bits (NF-VISIT-4)."""
        self.all_treasures: Final = (1 << len(content.ids("treasure"))) - 1

        adventurers = content.all(entries.AdventurerEntry)
        self.faction: Final = [FACTIONS.index(who.faction) for who in adventurers]
        self.price: Final = [who.price for who in adventurers]
        self.of_faction: Final = [
            sum(1 << n for n, who in enumerate(adventurers) if who.faction == faction) for faction in FACTIONS
        ]
        self.all_adventurers: Final = (1 << len(adventurers)) - 1
        self.pets: Final = content.all(entries.PetEntry)
        people = [_symbols(who.symbols) for who in adventurers]
        self._members: Final = (*people, *(_symbols(pet.symbols) for pet in self.pets))
        self.first_pet: Final = len(adventurers)
        """Where pets begin among the members of parties."""

        self.threat_value: Final = [threat.value for threat in content.all(entries.ThreatEntry)]
        self.threat_points: Final = [threat.points for threat in content.all(entries.ThreatEntry)]
        bosses = content.all(entries.BossEntry)
        self.boss_value: Final = [boss.value for boss in bosses]
        self.boss_points: Final = [boss.points for boss in bosses]
        self.boss_drop: Final = [boss.drop for boss in bosses]
        pages = {quest.id: quest.page for quest in content.all(entries.QuestEntry)}
        self.boss_page: Final = [content.passage_number(pages[boss.paragraph]) for boss in bosses]
        self.chief_points: Final = [chief.points for chief in content.all(entries.ChiefEntry)]
        self.talent_cost: Final = [talent.cost for talent in content.all(entries.TalentEntry)]
        characters = content.all(entries.CharacterEntry)
        self.first_quest: Final = [content.number(who.first) for who in characters]
        self.intro: Final = [content.passage_number(who.intro) for who in characters]

        found = content.all(entries.QuestEntry)
        self.book: Final = [BOOKS.index(quest.book) for quest in found]
        self.layer: Final = [quest.layer or 0 for quest in found]
        self.page: Final = [content.passage_number(quest.page) for quest in found]
        self.ways: Final = [tuple(_way(content, choice) for choice in quest.choices) for quest in found]
        cards_of_arcade = content.all(entries.ArcadeEntry)
        self.arcade: Final = content.ids("arcade")
        self.arcade_page: Final = [content.passage_number(card.page) for card in cards_of_arcade]
        self.arcade_ways: Final = [
            tuple(_way(content, choice) for choice in card.choices) for card in cards_of_arcade
        ]
        self.follows: Final = {
            passage: (page, way.key)
            for page, ways in zip(
                (*self.page, *self.arcade_page), (*self.ways, *self.arcade_ways), strict=True
            )
            for way in ways
            for passage in (way.reaction, way.failure)
            if passage != NONE
        }
        """The page, and the choice on it, that a passage tells the outcome of."""

        self.maps: Final = {
            entry.number: Atlas(content, entry, first_map + n)
            for n, entry in enumerate(content.all(entries.MapEntry))
        }
        self.sides: Final = [
            _side(entry, first_side + n) for n, entry in enumerate(content.all(entries.SideEntry))
        ]
        """The dusk side, then the day side."""
        (board,) = content.all(entries.BoardEntry)
        self.tents: Final = [goods(found) for found in board.tents]
        self.all_tents: Final = board.all_tents

    def _cards_with_act(self, *windows: str) -> int:
        """Gathers the cards with an ability that may be used at a window, as bits."""
        return sum(
            1 << card
            for card, some in enumerate(self.effects)
            if any(isinstance(effect, entries.Act) and effect.window in windows for effect in some)
        )

    def _cards_with_bonus(self, building: str) -> int:
        """Gathers the cards with a bonus for visiting a building, as bits."""
        return sum(
            1 << card
            for card, some in enumerate(self.effects)
            if any(
                isinstance(effect, entries.On) and effect.event == "visit" and effect.building == building
                for effect in some
            )
        )

    def member_symbols(self, profile: str) -> tuple[tuple[int, ...], ...]:
        """Gives the symbols of all party members; what cats have is an option (NF-PARTY-7, G-08)."""
        if profile == "uniform":
            return self._members
        changed = list(self._members)
        for number, pet in enumerate(self.pets, self.first_pet):
            if pet.kind == "cat":
                skill, combat, *others = changed[number]
                changed[number] = (skill - 1 if profile == "cat_combat" else skill, combat + 1, *others)
        return tuple(changed)


MOST_ASKED: Final = 24
"""The most of a good that an artifact may ask for."""


def _affordable(costs: Sequence[Goods]) -> tuple[tuple[int, ...], ...]:
    """Sorts artifacts by what they ask for: coins and gems together, food, and each colour of token."""
    asked = [(cost.coin + cost.gem, cost.food, *cost.tokens) for cost in costs]
    return tuple(
        tuple(
            sum(1 << card for card, row in enumerate(asked) if row[good] <= n) for n in range(MOST_ASKED + 1)
        )
        for good in range(6)
    )


def goods(bundle: entries.Bundle) -> Goods:
    """Lays out a bundle as numbers."""
    tokens = [bundle.tokens.get(faction, 0) for faction in ("green", "blue", "red", "yellow")]
    cost = bundle if isinstance(bundle, entries.Cost) else entries.Cost()
    return Goods(
        bundle.coin,
        bundle.gem,
        bundle.food,
        bundle.heart,
        bundle.rep,
        bundle.bird,
        (tokens[0], tokens[1], tokens[2], tokens[3]),
        cost.discard_self,
        cost.return_animal,
    )


def _symbols(printed: entries.Symbols) -> tuple[int, ...]:
    return (
        printed.skill,
        printed.combat,
        printed.search,
        printed.move,
        printed.heart,
        int(printed.shield),
    )


def _way(content: Content, choice: entries.Choice) -> Way:
    stat, difficulty = NONE, 0
    if choice.test is not None:
        stat, difficulty = STATS.index(choice.test.stat), choice.test.difficulty
    return Way(
        choice.key,
        stat,
        difficulty,
        sum(1 << content.number(word) for word in choice.keywords),
        choice.otherwise,
        choice.optional,
        goods(choice.cost),
        content.passage_number(choice.reaction),
        NONE if choice.failure is None else content.passage_number(choice.failure),
        choice.result,
        choice.bonus,
        NONE if choice.next is None else content.number(choice.next),
    )


def _side(entry: entries.SideEntry, card: int) -> Side:
    grid = entry.mine.numbers
    columns = len(grid[0])
    cells = [(row, column) for row in range(len(grid)) for column in range(columns)]
    marked = set(entry.mine.rep)
    mine = MineGrid(
        columns,
        tuple(number for row in grid for number in row),
        tuple((row + 1, column + 1) in marked for row, column in cells),
        tuple(goods(found) for found in entry.mine.rows),
        tuple(goods(found) for found in entry.mine.columns),
        tuple(
            tuple(n for n, (r, c) in enumerate(cells) if abs(r - row) + abs(c - column) == 1)
            for row, column in cells
        ),
    )
    turtle = None if entry.turtle is None else goods(entry.turtle)
    return Side(card, goods(entry.bird), turtle, entry.hut_draws, mine, entry.reputation)


def check_catalogue(content: Content) -> Sequence[str]:
    """Names the tables whose ids differ from those in the catalogue, which moves and fields are made of."""
    tables = {
        "artifact": catalogue.ARTIFACTS,
        "treasure": catalogue.TREASURES,
        "world": catalogue.WORLD,
        "adventurer": catalogue.ADVENTURERS,
        "pet": catalogue.PETS,
        "threat": catalogue.THREATS,
        "boss": catalogue.BOSSES,
        "character": catalogue.CHARACTERS,
        "talent": catalogue.TALENTS,
        "keyword": catalogue.KEYWORDS,
        "animal": catalogue.ANIMALS,
        "side": catalogue.SIDES,
        "map": catalogue.MAPS,
    }
    return [table for table, ids in tables.items() if content.ids(table) != ids]


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return Box(read())
