"""The fields of a position as a class; written by `portulan generate` from `fields.py`: change that."""

from __future__ import annotations

from typing import ClassVar, Self

from portulan.engine.fields import AnyDeclaration
from portulan.engine.generator import Generator
from portulan.engine.state import State
from portulan.games.near_and_far.box import Atlas
from portulan.games.near_and_far.fields import FIELDS
from portulan.games.near_and_far.options import Ruleset
from portulan.games.near_and_far.terms import Names, SymbolTable


class PositionBase(State):
    """What `fields.py` declares, as attributes; copies share nothing that changes."""

    __slots__ = (
        "acted",
        "active",
        "arcade",
        "arcade_deck",
        "aside",
        "atlas",
        "bag",
        "birds",
        "bonuses",
        "books",
        "bosses",
        "bought",
        "boxes",
        "camps",
        "character",
        "chiefs",
        "choice",
        "coins",
        "constant",
        "deck",
        "dice",
        "drawn",
        "dueled",
        "first",
        "food",
        "free_ways",
        "from_town",
        "gems",
        "going",
        "hand",
        "hearts",
        "hut_cards",
        "inactive",
        "keywords",
        "laid",
        "last_round",
        "left",
        "let_go",
        "mine",
        "names",
        "new_talents",
        "pack",
        "page",
        "party",
        "passes",
        "pawn",
        "paying",
        "pending",
        "pending_of",
        "pet",
        "picked",
        "quest",
        "quests_done",
        "raised",
        "ready",
        "recruits",
        "refreshed",
        "rep",
        "round",
        "row",
        "rules",
        "set_aside",
        "steps_taken",
        "story",
        "story_done",
        "symbols",
        "talents",
        "tents",
        "threats",
        "tokens",
        "tossed",
        "trades",
        "treasure_deck",
        "treasure_discard",
        "treasures",
        "turtles",
        "unpaid",
        "used",
        "world",
        "xp",
        "xp_spent",
    )

    FIELDS: ClassVar[tuple[AnyDeclaration, ...]] = FIELDS

    rules: Ruleset
    """The rules as the options settle them."""
    atlas: Atlas
    """The map that is played on."""
    names: Names
    """The players of a series, by the names under which characters are kept."""
    symbols: SymbolTable
    """The symbols of every party member (NF-PARTY-7)."""
    constant: int
    """Cards that work for everybody, as bits: the town side and the map."""
    character: list[int]
    """Who each player is."""
    pet: list[int]
    """The pet of each player."""
    first: int
    """The first player (NF-SETUP-18)."""
    active: int
    """Whose turn it is."""
    round: int
    """The round in progress; 0 before the first."""
    last_round: int
    """Whether the end has been triggered (NF-END-1)."""
    coins: list[int]
    """Coins of each player."""
    gems: list[int]
    """Gems of each player."""
    food: list[int]
    """Food of each player."""
    hearts: list[int]
    """Hearts of each player (NF-HEART-9)."""
    rep: list[int]
    """Reputation of each player."""
    tokens: list[int]
    """Faction tokens of each player, colour by colour."""
    birds: list[int]
    """Pack birds of each player."""
    turtles: list[int]
    """Pack turtles of each player."""
    tents: list[int]
    """Tents that each player has placed."""
    party: list[int]
    """Active members, slot by slot."""
    inactive: list[int]
    """Members who are not active (NF-PARTY-5)."""
    row: list[int]
    """The adventurer row; a gap is -1."""
    bag: int
    """Adventurers in the bag."""
    aside: int
    """Adventurers set aside by a refresh (NF-SALOON-13)."""
    deck: int
    """Artifacts in both decks: nobody knows their order."""
    hand: list[int]
    """Artifacts in hand; during the draft also those picked and dealt."""
    pack: list[int]
    """The pack that each player holds in the draft."""
    picked: list[int]
    """The card that each player picked this time, before all have."""
    laid: list[int]
    """Cards of the hand that the opening discard takes once all are ready."""
    ready: list[int]
    """Who has finished the opening discard."""
    tossed: list[int]
    """Artifacts in the discard pile, by who discarded them (NF-DRAFT-5)."""
    bought: list[int]
    """Bought artifacts."""
    drawn: int
    """Artifacts drawn by the player in question, to be kept or discarded."""
    treasure_deck: int
    """The treasure deck."""
    treasure_discard: int
    """Discarded treasures."""
    treasures: list[int]
    """Treasures of each player."""
    hut_cards: int
    """Treasures drawn in the hut, one of which may be kept (NF-DAYTOWN-8)."""
    world: list[int]
    """World cards of each player."""
    threats: list[int]
    """Threat cards that each player has taken."""
    bosses: list[int]
    """Boss cards that each player has taken."""
    chiefs: list[int]
    """Who has the chief of each faction."""
    arcade_deck: int
    """Arcade cards in the deck, as bits."""
    pawn: list[int]
    """Where each pawn is: a building, the jail, a location."""
    mine: list[int]
    """Whose tent is on each number of the mine."""
    camps: list[int]
    """Whose camp is on each location."""
    books: int
    """Locations with a quest token."""
    xp: list[int]
    """Experience that each player has earned."""
    xp_spent: list[int]
    """Experience that each player has spent (NF-XP-2)."""
    talents: list[int]
    """Talents of each player."""
    new_talents: list[int]
    """Those that count from the next game on (G-151)."""
    keywords: list[int]
    """Keywords of each player."""
    boxes: list[int]
    """Quest boxes that each player has filled (NF-CAMPAIGN-5)."""
    pending: list[int]
    """Side quests that are noted, the oldest first."""
    pending_of: list[int]
    """Who has noted each of them."""
    story: list[int]
    """The character quest that each player comes to next."""
    story_done: list[int]
    """Character quests that each player has completed."""
    quests_done: list[int]
    """Quests that each player has attempted in this game."""
    steps_taken: int
    """Movement used this turn."""
    let_go: int
    """Animals returned this turn, whose movement stays (NF-BIRD-6)."""
    passes: int
    """Free passes used in this move (G-91)."""
    set_aside: int
    """What is set aside for the location just left: 0 nothing, 1 a heart, 2 a pass, 3 food."""
    left: int
    """The location that was left last."""
    going: int
    """The location on the other side of the path."""
    from_town: int
    """Whether the town was left this turn (NF-LEAVE-7)."""
    free_ways: int
    """Whether the pawn came out of jail (NF-JAIL-2)."""
    dueled: int
    """Whether a duel was fought this turn (G-41)."""
    recruits: int
    """Adventurers recruited this turn."""
    refreshed: int
    """Whether the row was refreshed this turn (NF-SALOON-11)."""
    acted: int
    """Actions of the building that are done, as bits (NF-VISIT-5)."""
    trades: int
    """Trades of this visit."""
    bonuses: int
    """Visit bonuses that may still be taken: cards by number, as bits."""
    used: int
    """Abilities used this turn: cards by number, as bits."""
    paying: list[int]
    """Goods laid down in a trade."""
    dice: list[int]
    """What the dice show: one's own, and the opponent's."""
    raised: list[int]
    """What aids added to one's own roll, and to the opponent's."""
    quest: int
    """The quest that is attempted."""
    arcade: int
    """The arcade card that is attempted."""
    choice: int
    """The choice that was taken."""
    page: int
    """The page that lies open on the table."""
    unpaid: int
    """Whether a payment of the result could not be made (NF-QUEST-11)."""

    def clear(self) -> None:
        """Gives every field its value in a blank position."""
        self.character = [-1] * self.players
        self.pet = [-1] * self.players
        self.first = 0
        self.active = 0
        self.round = 0
        self.last_round = 0
        self.coins = [0] * self.players
        self.gems = [0] * self.players
        self.food = [0] * self.players
        self.hearts = [0] * self.players
        self.rep = [0] * self.players
        self.tokens = [0] * (4 * self.players)
        self.birds = [0] * self.players
        self.turtles = [0] * self.players
        self.tents = [0] * self.players
        self.party = [-1] * (4 * self.players)
        self.inactive = [0] * self.players
        self.row = [-1] * 5
        self.bag = 0
        self.aside = 0
        self.deck = 0
        self.hand = [0] * self.players
        self.pack = [0] * self.players
        self.picked = [-1] * self.players
        self.laid = [0] * self.players
        self.ready = [0] * self.players
        self.tossed = [0] * self.players
        self.bought = [0] * self.players
        self.drawn = 0
        self.treasure_deck = 0
        self.treasure_discard = 0
        self.treasures = [0] * self.players
        self.hut_cards = 0
        self.world = [0] * self.players
        self.threats = [0] * self.players
        self.bosses = [0] * self.players
        self.chiefs = [-1] * 4
        self.arcade_deck = 0
        self.pawn = [-1] * self.players
        self.mine = [-1] * 12
        self.camps = [-1] * 40
        self.books = 0
        self.xp = [0] * self.players
        self.xp_spent = [0] * self.players
        self.talents = [0] * self.players
        self.new_talents = [0] * self.players
        self.keywords = [0] * self.players
        self.boxes = [0] * self.players
        self.pending = []
        self.pending_of = []
        self.story = [-1] * self.players
        self.story_done = [0] * self.players
        self.quests_done = [0] * self.players
        self.steps_taken = 0
        self.let_go = 0
        self.passes = 0
        self.set_aside = 0
        self.left = -1
        self.going = -1
        self.from_town = 0
        self.free_ways = 0
        self.dueled = 0
        self.recruits = 0
        self.refreshed = 0
        self.acted = 0
        self.trades = 0
        self.bonuses = 0
        self.used = 0
        self.paying = [0] * 7
        self.dice = [0] * 2
        self.raised = [0] * 2
        self.quest = -1
        self.arcade = -1
        self.choice = -1
        self.page = -1
        self.unpaid = 0

    def copy(self) -> Self:
        """Returns an independent position, equal to this one; only flat lists are copied, rows are shared."""
        other = self.__class__()
        other.players = self.players
        other.options = self.options
        other.carried = self.carried
        other.stack = self.stack[:]
        other.opened = self.opened
        generator: Generator | None = self.generator
        other.generator = generator if generator is None else generator.copy()
        other.trail = []
        other.log = None
        other.sampled = self.sampled
        other._moves = self._moves
        other._seat = self._seat
        other.rules = self.rules
        other.atlas = self.atlas
        other.names = self.names
        other.symbols = self.symbols
        other.constant = self.constant
        other.character = self.character[:]
        other.pet = self.pet[:]
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.last_round = self.last_round
        other.coins = self.coins[:]
        other.gems = self.gems[:]
        other.food = self.food[:]
        other.hearts = self.hearts[:]
        other.rep = self.rep[:]
        other.tokens = self.tokens[:]
        other.birds = self.birds[:]
        other.turtles = self.turtles[:]
        other.tents = self.tents[:]
        other.party = self.party[:]
        other.inactive = self.inactive[:]
        other.row = self.row[:]
        other.bag = self.bag
        other.aside = self.aside
        other.deck = self.deck
        other.hand = self.hand[:]
        other.pack = self.pack[:]
        other.picked = self.picked[:]
        other.laid = self.laid[:]
        other.ready = self.ready[:]
        other.tossed = self.tossed[:]
        other.bought = self.bought[:]
        other.drawn = self.drawn
        other.treasure_deck = self.treasure_deck
        other.treasure_discard = self.treasure_discard
        other.treasures = self.treasures[:]
        other.hut_cards = self.hut_cards
        other.world = self.world[:]
        other.threats = self.threats[:]
        other.bosses = self.bosses[:]
        other.chiefs = self.chiefs[:]
        other.arcade_deck = self.arcade_deck
        other.pawn = self.pawn[:]
        other.mine = self.mine[:]
        other.camps = self.camps[:]
        other.books = self.books
        other.xp = self.xp[:]
        other.xp_spent = self.xp_spent[:]
        other.talents = self.talents[:]
        other.new_talents = self.new_talents[:]
        other.keywords = self.keywords[:]
        other.boxes = self.boxes[:]
        other.pending = self.pending[:]
        other.pending_of = self.pending_of[:]
        other.story = self.story[:]
        other.story_done = self.story_done[:]
        other.quests_done = self.quests_done[:]
        other.steps_taken = self.steps_taken
        other.let_go = self.let_go
        other.passes = self.passes
        other.set_aside = self.set_aside
        other.left = self.left
        other.going = self.going
        other.from_town = self.from_town
        other.free_ways = self.free_ways
        other.dueled = self.dueled
        other.recruits = self.recruits
        other.refreshed = self.refreshed
        other.acted = self.acted
        other.trades = self.trades
        other.bonuses = self.bonuses
        other.used = self.used
        other.paying = self.paying[:]
        other.dice = self.dice[:]
        other.raised = self.raised[:]
        other.quest = self.quest
        other.arcade = self.arcade
        other.choice = self.choice
        other.page = self.page
        other.unpaid = self.unpaid
        return other
