"""What a viewer may know, as typed plain data (contract, chapter 5): all that lies open, and one's own cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

from portulan.engine.view import CommonView, common_view
from portulan.games.near_and_far import (
    buildings,
    campaign,
    catalogue,
    duels,
    effects,
    entries,
    hidden_information,
    quests,
    rewards,
    scoring,
    steps,
    threats,
    visiting,
)
from portulan.games.near_and_far.box import ICONS, KINDS, NOTHING, STATS, THREAT_ICON, Goods, Way
from portulan.games.near_and_far.moves import (
    ACCEPT,
    BUY,
    BUY_BIRD,
    BUY_TURTLE,
    CAMP,
    ENTER,
    HARVEST,
    LET_GO,
    MANNERS,
    SEEK,
    SPACE,
)
from portulan.games.near_and_far.position import Position, bits
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    CODES,
    FACTIONS,
    GOODS,
    JAIL,
    MAP,
    NOBODY,
    NONE,
    OFF_BOARD,
    ROUTES,
    SLOTS,
)

SIDES = 6
"""Sides of a die."""


class LocationView(TypedDict):
    """A location of the map; `quest` is the number printed on its book, `token` whether it may be attempted."""

    code: str
    uid: str
    x: int
    y: int
    kind: str
    route: str | None
    quest: str | None
    named: bool
    token: bool
    camp: int | None
    flags: list[str]


class PathView(TypedDict):
    """A path; `active` tells whether its icon works: not between two camps, nor when no threat is left."""

    start: str
    end: str
    icon: str
    active: bool
    bends: list[tuple[int, int]]


class RouteView(TypedDict):
    """A trade route: its ends, what it is worth, and what each player has of it."""

    route: str
    ends: list[str]
    alone: int
    shared: int
    points: list[int]


class ChoiceView(TypedDict):
    """A choice of the open page as it stands for whoever attempts the quest; `refused` is the clause against it."""

    key: str
    stat: str | None
    difficulty: int
    strength: int
    chance: int | None
    cost: dict[str, int]
    keywords: list[str]
    compulsory: bool
    refused: str
    rewards: list[RewardView]
    bonus: list[RewardView]


class DuelView(TypedDict):
    """A duel as it was announced; the opponent is a seat, or the number after the last one for the dummy."""

    opponent: int
    manner: str


class RewardView(TypedDict):
    """A reward that is offered, of a page that was read; `what` is a faction or a card where there are several."""

    kind: str
    what: str | None
    n: int
    taken: bool


class PageView(TypedDict):
    """The page that lies open; it has choices while somebody chooses. `reader` is the seat that it was opened for."""

    passage: str
    reader: int
    quest: str | None
    choices: list[ChoiceView]
    chosen: int | None


class CardView(TypedDict):
    """The character card of a player of a series; talents in `later` count from the next game on."""

    xp: int
    spent: int
    talents: list[str]
    later: list[str]
    keywords: list[str]
    boxes: int
    pending: list[str]
    story: str | None
    story_done: int
    points: list[int]


class PlayerView(TypedDict):
    """What one player has; `hand`, `pack` and `discards` are None for whoever may not see them."""

    character: str | None
    pet: str | None
    pawn: str
    coins: int
    gems: int
    food: int
    hearts: int
    rep: int
    tokens: dict[str, int]
    banners: dict[str, int]
    birds: int
    turtles: int
    tents: int
    party: list[str | None]
    inactive: list[str]
    hand: list[str] | None
    hand_size: int
    hand_advanced: int
    pack: list[str] | None
    pack_size: int
    picked: str | None
    has_picked: bool
    ready: bool
    discards: list[str] | None
    discards_size: int
    discards_advanced: int
    bought: list[str]
    treasures: list[str]
    world: list[str]
    threats: list[str]
    bosses: list[str]
    chiefs: list[str]
    skill: int
    combat: int
    attack: int
    defense: int
    """Strength in duels that one begins, and in those that others begin."""
    search: int
    movement: int
    shield: bool
    heart_symbols: int
    capacity: int
    passes: int
    quests_done: int
    card: CardView
    sheet: dict[str, int]


class View(CommonView):
    """The whole table."""

    mode: str
    map: int
    side: str
    round: int
    first: int
    active: int
    last_round: bool
    people: list[PlayerView]
    names: list[str]
    row: list[str | None]
    prices: list[int | None]
    duels: list[str]
    """Buildings into which the viewer comes by a duel only."""
    purchases: dict[str, dict[str, int]]
    """By how much each line of the viewer's score changes with an artifact that may be bought now."""
    bag: int
    aside: list[str]
    deck_basic: int
    deck_advanced: int
    laid: list[str]
    """What the viewer has laid out for the opening discard; nobody sees what others have."""
    drawn: list[str] | None
    drawn_size: int
    drawing: list[int]
    """How many basic and advanced artifacts were announced and are still to be drawn."""
    treasure_deck: int
    treasure_discard: list[str]
    hut_cards: list[str] | None
    hut_size: int
    world: list[str]
    threats: list[str]
    bosses: list[str]
    arcade_deck: int
    stable: int
    mine: list[int | None]
    mine_numbers: list[int]
    mine_rep: list[bool]
    mine_rows: list[dict[str, int]]
    mine_columns: list[dict[str, int]]
    locations: list[LocationView]
    paths: list[PathView]
    routes: list[RouteView]
    left: str | None
    going: str | None
    from_town: bool
    let_go: int
    steps_taken: int
    set_aside: int
    free_ways: bool
    dueled: bool
    recruits: int
    refreshed: bool
    acted: int
    trades: int
    bonuses: list[str]
    used: list[str]
    paying: dict[str, int]
    dice: list[int]
    raised: list[int]
    totals: list[int]
    duel: DuelView | None
    needed: int | None
    may: list[int]
    terms: dict[str, dict[str, str | int]]
    """What some of the viewer's moves cost and bring, in the words of their sentences, by their notation."""
    offered: list[RewardView]
    page: PageView | None
    read: list[str]
    chosen: dict[str, str]
    """The choice that was taken on a page that was read, where what came of it was read too."""
    unpaid: bool
    series: dict[str, int] | None
    champions: list[str]
    maps_played: list[int]
    scores: list[int] | None
    winners: list[int] | None


def _has_terms(move: int) -> bool:
    """Tells whether a move is a button whose price or effect no piece on the table shows."""
    return any(
        move in family for family in (ACCEPT, BUY_BIRD, BUY_TURTLE, CAMP, ENTER, HARVEST, LET_GO, SEEK)
    )


def view(state: Position, seat: int | None) -> View:
    """Tells what a seat, or a spectator, may know."""
    box = state.box
    drawer = hidden_information.drawer(state)
    visitor = hidden_information.visitor(state)
    mine = state.side.mine
    may = [] if seat is None else state.moves(seat)
    return {
        **common_view(state, seat),
        "mode": state.rules.mode,
        "map": state.atlas.number,
        "side": "day" if state.rules.day else "dusk",
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "last_round": bool(state.last_round),
        "people": [_player(state, other, seat) for other in range(state.players)],
        "names": list(state.names),
        "row": [None if who == NONE else catalogue.ADVENTURERS[who] for who in state.row],
        "prices": [None if who == NONE else buildings.price(state, state.active, who) for who in state.row],
        "duels": [] if seat is None else _duels(state, seat),
        "purchases": {
            catalogue.ARTIFACTS[card]: scoring.purchase(state, seat, card)
            for card in (BUY.index(move) for move in may if move in BUY)
            if seat is not None
        },
        "bag": state.bag.bit_count(),
        "aside": _ids(state.aside, catalogue.ADVENTURERS),
        "deck_basic": (state.deck & box.basic).bit_count(),
        "deck_advanced": (state.deck & box.advanced).bit_count(),
        "laid": [] if seat is None else _ids(state.laid[seat], catalogue.ARTIFACTS),
        "drawn": _ids(state.drawn, catalogue.ARTIFACTS) if seat == drawer and seat is not None else None,
        "drawn_size": state.drawn.bit_count(),
        "drawing": _drawing(state),
        "treasure_deck": state.treasure_deck.bit_count(),
        "treasure_discard": _ids(state.treasure_discard, catalogue.TREASURES),
        "hut_cards": _ids(state.hut_cards, catalogue.TREASURES)
        if seat == visitor and seat is not None
        else None,
        "hut_size": state.hut_cards.bit_count(),
        "world": _ids(_world_left(state), catalogue.WORLD),
        "threats": [catalogue.THREATS[threat] for threat in state.threats_left()],
        "bosses": [catalogue.BOSSES[boss] for boss in state.bosses_left()],
        "arcade_deck": state.arcade_deck.bit_count(),
        "stable": state.animals_left(),
        "mine": [None if owner == NOBODY else owner for owner in state.mine],
        "mine_numbers": list(mine.numbers),
        "mine_rep": list(mine.rep),
        "mine_rows": [_goods(found) for found in mine.row_gain],
        "mine_columns": [_goods(found) for found in mine.column_gain],
        "locations": [_location(state, place) for place in range(state.atlas.size)],
        "paths": [_path(state, *path) for path in state.atlas.paths],
        "routes": [_route(state, route) for route in range(len(ROUTES))],
        "left": None if state.left == NOBODY else CODES[state.left],
        "going": None if state.going == NOBODY else CODES[state.going],
        "from_town": bool(state.from_town),
        "let_go": state.let_go,
        "steps_taken": state.steps_taken,
        "set_aside": state.set_aside,
        "free_ways": bool(state.free_ways),
        "dueled": bool(state.dueled),
        "recruits": state.recruits,
        "refreshed": bool(state.refreshed),
        "acted": state.acted,
        "trades": state.trades,
        "bonuses": [box.cards[card] for card in bits(state.bonuses)],
        "used": [box.cards[card] for card in bits(state.used)],
        "paying": {good: n for good, n in zip(GOODS, state.paying, strict=True) if n},
        "dice": list(state.dice),
        "raised": list(state.raised),
        "totals": _totals(state),
        "duel": _duel(state),
        "needed": _needed(state),
        "may": may,
        "terms": {SPACE.notation(move): state.saying(move) for move in may if _has_terms(move)},
        "offered": _offered(state),
        "page": _page(state),
        "read": [box.passages[passage] for passage in state.opened],
        "chosen": dict(_chosen(state)),
        "unpaid": bool(state.unpaid),
        "series": campaign.totals(state) if state.rules.story and state.names else None,
        "champions": campaign.champions(state),
        "maps_played": list(state.carried.get("played", ())),
        "scores": state.scores() if state.over else None,
        "winners": state.winners() if state.over else None,
    }


def _ids(found: int, ids: Sequence[str]) -> list[str]:
    """Names what is in a set."""
    return [ids[number] for number in bits(found)]


def _goods(found: Goods) -> dict[str, int]:
    """Names the goods of a bundle."""
    named = {name: getattr(found, name) for name in ("coin", "gem", "food", "heart", "rep", "bird")}
    named |= dict(zip(FACTIONS, found.tokens, strict=True))
    return {name: n for name, n in named.items() if n}


def _world_left(state: Position) -> int:
    taken = 0
    for cards in state.world:
        taken |= cards
    return (1 << len(catalogue.WORLD)) - 1 & ~taken


def place_name(pawn: int) -> str:
    """Names where a pawn is: a building, the jail, the code of a location, or nowhere yet."""
    if pawn == OFF_BOARD:
        return "off"
    if pawn == JAIL:
        return "jail"
    return BUILDINGS[pawn] if pawn < JAIL else CODES[pawn - MAP]


def _duels(state: Position, seat: int) -> list[str]:
    return [name for number, name in enumerate(BUILDINGS) if visiting.takes_duel(state, seat, number)]


def _drawing(state: Position) -> list[int]:
    found = [0, 0]
    for frame in state.stack:
        if frame[0] == steps.DRAW:
            found = [found[0] + frame[2], found[1] + frame[3]]
        elif frame[0] == steps.DRAW_CARD:
            found[frame[2]] += 1
    return found


def _player(state: Position, player: int, seat: int | None) -> PlayerView:
    own = player == seat
    first = player * SLOTS
    advanced = state.box.advanced
    members = catalogue.MEMBERS
    open_discards = own or state.rules.open_discards
    tokens = state.tokens[player * len(FACTIONS) : (player + 1) * len(FACTIONS)]
    character, pet, picked = state.character[player], state.pet[player], state.picked[player]
    return {
        "character": None if character == NONE else catalogue.CHARACTERS[character],
        "pet": None if pet == NONE else catalogue.PETS[pet],
        "pawn": place_name(state.pawn[player]),
        "coins": state.coins[player],
        "gems": state.gems[player],
        "food": state.food[player],
        "hearts": state.hearts[player],
        "rep": state.rep[player],
        "tokens": dict(zip(FACTIONS, tokens, strict=True)),
        "banners": {name: state.banners(player, faction) for faction, name in enumerate(FACTIONS)},
        "birds": state.birds[player],
        "turtles": state.turtles[player],
        "tents": state.tents[player],
        "party": [None if who == NONE else members[who] for who in state.party[first : first + SLOTS]],
        "inactive": _ids(state.inactive[player], members),
        "hand": _ids(state.hand[player], catalogue.ARTIFACTS) if own else None,
        "hand_size": state.hand[player].bit_count(),
        "hand_advanced": (state.hand[player] & advanced).bit_count(),
        "pack": _ids(state.pack[player], catalogue.ARTIFACTS) if own else None,
        "pack_size": state.pack[player].bit_count(),
        "picked": catalogue.ARTIFACTS[picked] if own and picked != NONE else None,
        "has_picked": picked != NONE,
        "ready": bool(state.ready[player]),
        "discards": _ids(state.tossed[player], catalogue.ARTIFACTS) if open_discards else None,
        "discards_size": state.tossed[player].bit_count(),
        "discards_advanced": (state.tossed[player] & advanced).bit_count(),
        "bought": _ids(state.bought[player], catalogue.ARTIFACTS),
        "treasures": _ids(state.treasures[player], catalogue.TREASURES),
        "world": _ids(state.world[player], catalogue.WORLD),
        "threats": _ids(state.threats[player], catalogue.THREATS),
        "bosses": _ids(state.bosses[player], catalogue.BOSSES),
        "chiefs": [name for faction, name in enumerate(FACTIONS) if state.chiefs[faction] == player],
        "skill": state.skill(player),
        "combat": state.combat(player),
        "attack": duels.strength(state, player, "attacker"),
        "defense": duels.strength(state, player, "defender"),
        "search": state.search(player),
        "movement": state.movement(player) - (0 if player == state.active else state.let_go),
        "shield": state.has_shield(player),
        "heart_symbols": state.heart_symbols(player),
        "capacity": state.capacity(player),
        "passes": max(0, state.free_passes(player) - (state.passes if player == state.active else 0)),
        "quests_done": state.quests_done[player],
        "card": _card(state, player),
        "sheet": scoring.sheet(state, player)._asdict() if own or state.over else {},
    }


def _card(state: Position, player: int) -> CardView:
    story = state.story[player]
    kept = state.carried.get("cards", {}).get(state.names[player] if player < len(state.names) else "", {})
    return {
        "xp": state.xp[player],
        "spent": state.xp_spent[player],
        "talents": _ids(state.talents[player] | state.new_talents[player], catalogue.TALENTS),
        "later": _ids(state.new_talents[player], catalogue.TALENTS),
        "keywords": _ids(state.keywords[player], catalogue.KEYWORDS),
        "boxes": state.boxes[player],
        "pending": [state.box.quests[state.pending[n]] for n in quests.pending(state, player)],
        "story": state.box.quests[story] if story != NONE else None,
        "story_done": state.story_done[player],
        "points": list(kept.get("points", ())),
    }


def _location(state: Position, place: int) -> LocationView:
    atlas = state.atlas
    x, y = atlas.at[place]
    quest = atlas.quest[place]
    flags = [
        name for name, flagged in (("water", atlas.water), ("mammoth", atlas.mammoth)) if flagged >> place & 1
    ]
    owner = state.camps[place]
    return {
        "code": CODES[place],
        "uid": atlas.ids[place],
        "x": x,
        "y": y,
        "kind": KINDS[atlas.kind[place]],
        "route": None if atlas.route[place] == NONE else ROUTES[atlas.route[place]],
        "quest": None if quest == NONE else state.box.quests[quest],
        "named": atlas.named[place],
        "token": bool(state.books >> place & 1),
        "camp": None if owner == NOBODY else owner,
        "flags": flags,
    }


def _path(state: Position, a: int, b: int, icon: int, bends: Sequence[tuple[int, int]]) -> PathView:
    return {
        "start": CODES[a],
        "end": CODES[b],
        "icon": ICONS[icon],
        "active": _works(state, icon) and not (state.has_camp(a) and state.has_camp(b)),
        "bends": list(bends),
    }


def _works(state: Position, icon: int) -> bool:
    """Tells whether there is an icon, and where it is a threat, anybody to be met (G-100)."""
    return bool(icon) and (icon != THREAT_ICON or bool(state.threats_left() or state.bosses_left()))


def _route(state: Position, route: int) -> RouteView:
    from portulan.games.near_and_far.routes import points

    alone, shared = state.atlas.route_points[route]
    return {
        "route": ROUTES[route],
        "ends": [CODES[place] for place in state.atlas.route_ends[route]],
        "alone": alone,
        "shared": shared,
        "points": [points(state, seat, route) for seat in range(state.players)],
    }


def _totals(state: Position) -> list[int]:
    """Gives what a roll amounts to so far, one's own and the opponent's; empty while no die lies open."""
    if not state.dice[0] or not state.stack:
        return []
    frame = state.stack[-1]
    for frame in reversed(state.stack):
        if frame[0] == steps.DUEL_RESULT:
            _, seat, _, opponent, manner = frame
            return [duels.attack(state, seat, manner), duels.defense(state, opponent)]
        if frame[0] == steps.THREAT_RESULT:
            return [state.dice[0] + state.combat(frame[1]) + state.raised[0]]
        if frame[0] == steps.QUEST_RESULT:
            return [quests.total(state, frame[1])]
    return [state.dice[0] + state.raised[0]]


def _duel(state: Position) -> DuelView | None:
    """Tells the duel that is being fought."""
    for frame in reversed(state.stack):
        if frame[0] == steps.DUEL_RESULT:
            return {"opponent": frame[3], "manner": MANNERS[frame[4]]}
    return None


def _needed(state: Position) -> int | None:
    """Gives what the present roll has to reach: a difficulty, the value of a threat, what a card asks for."""
    for frame in reversed(state.stack):
        if frame[0] == steps.THREAT_RESULT:
            return threats.value(state, frame[2])
        if frame[0] == steps.QUEST_RESULT:
            return quests.ways(state)[state.choice].difficulty or None
        if frame[0] == steps.EFFECT_RESULT:
            return effects.least(state, frame[2], frame[3])
        if frame[0] == steps.DUEL_RESULT:
            return None
    return None


# The page that lies open


def _offered(state: Position) -> list[RewardView]:
    """Lists the rewards among which somebody chooses, or the one that may be declined."""
    if not state.stack or state.stack[-1][0] not in (steps.CLAIM, steps.ACCEPT):
        return []
    frame = state.stack[-1]
    entry = rewards.line(state, frame[2])[frame[3]]
    several = entry.of if isinstance(entry, entries.OneOf) else (entry,)
    taken = frame[4] if frame[0] == steps.CLAIM else 0
    return [_reward(one, bool(taken >> number & 1)) for number, one in enumerate(several)]


def _reward(entry: entries.AnyReward, taken: bool) -> RewardView:
    named = getattr(entry, "faction", None) or getattr(entry, "card", None)
    return {
        "kind": str(entry.__struct_config__.tag),
        "what": named,
        "n": getattr(entry, "n", 1),
        "taken": taken,
    }


def _page(state: Position) -> PageView | None:
    if state.page == NONE:
        return None
    chooser = state.active
    attempted = state.quest != NONE or state.arcade != NONE
    ways = quests.ways(state) if attempted else ()
    asked = bool(state.stack) and state.stack[-1][0] == steps.CHOOSE
    quest = state.box.quests[state.quest] if state.quest != NONE else None
    return {
        "passage": state.box.passages[state.page],
        "reader": _reader(state),
        "quest": quest,
        "choices": [_choice(state, chooser, number, way) for number, way in enumerate(ways)] if asked else [],
        "chosen": None if state.choice == NONE else state.choice + 1,
    }


def _chosen(state: Position) -> Iterator[tuple[str, str]]:
    """Tells what was chosen on pages that were read, by what was read after it."""
    for passage in state.opened:
        if passage in state.box.follows:
            page, key = state.box.follows[passage]
            yield state.box.passages[page], key


def _reader(state: Position) -> int:
    """Finds whose page lies open: until the action of a turn begins, it is that of the turn before (`turns.main`)."""
    for seat, who in enumerate(state.character):
        if who != NONE and state.box.intro[who] == state.page:
            return seat
    waiting = any(frame[0] == steps.MAIN for frame in state.stack)
    return (state.active - 1) % state.players if waiting else state.active


def _rewards(line: Sequence[entries.AnyReward]) -> list[RewardView]:
    """Tells a line of rewards: only to a table that plays with an open book (G-115)."""
    return [_reward(entry, False) for entry in line]


def _choice(state: Position, chooser: int, number: int, way: Way) -> ChoiceView:
    from portulan.games.near_and_far.moves import CHOOSE

    strength = 0
    chance = None
    if way.stat != NONE:
        strength = state.combat(chooser) if way.stat else state.skill(chooser)
        chance = (
            max(0, min(SIDES, SIDES + 1 + strength + state.hearts[chooser] - way.difficulty)) * 100 // SIDES
        )
    return {
        "key": way.key,
        "stat": None if way.stat == NONE else STATS[way.stat],
        "difficulty": way.difficulty,
        "strength": strength,
        "chance": chance,
        "cost": {} if way.cost == NOTHING else _goods(way.cost),
        "keywords": _ids(way.keywords, catalogue.KEYWORDS),
        "compulsory": bool(way.keywords) and not way.optional,
        "refused": quests.against_choose(state, (steps.CHOOSE, chooser), CHOOSE.move(number)),
        "rewards": _rewards(way.result) if state.rules.full_knowledge else [],
        "bonus": _rewards(way.bonus) if state.rules.full_knowledge else [],
    }
