"""Sets a table of Near and Far as an example of the contract describes it, and plays it in short notation.

Chance is never drawn here: where a die is rolled or a card is drawn, the test says what comes (`roll 4`).
The cards are those that ship; a test that needs a quest or a card of its own lays it over them (`box_with`).
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

import portulan
from portulan import CHANCE, Refused
from portulan.content import Content
from portulan.engine.action_space import Family
from portulan.engine.events import Event
from portulan.engine.options import OptionValue
from portulan.engine.saga import Chapter
from portulan.engine.steps import Question
from portulan.games.near_and_far import catalogue, entries, steps
from portulan.games.near_and_far.box import NO_ICON, THREAT_ICON, TREASURE_ICON, Atlas, Box, _way
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.moves import DISCARD, DONE
from portulan.games.near_and_far.position import bits
from portulan.games.near_and_far.schema import read
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import (
    BUILDINGS,
    CODES,
    FACTIONS,
    JAIL,
    MAP,
    MOST_LOCATIONS,
    NOBODY,
    NONE,
    SLOTS,
)

GREEN, BLUE, RED, YELLOW = range(4)


def table(players: int = 2, *, kind: type[NearAndFar] | None = None, **options: OptionValue) -> NearAndFar:
    """Sets a table up with empty hands and begins the second round: seat 0 is asked for its action.

    Everybody is in jail, so that every building may be entered, has a pet in the last slot, 3 coins and nothing else.
    """
    state = fresh(players, kind=kind, **options)
    while not state.round:
        state.play(_first_choice(state))
    state.round = 2
    state.pawn = [JAIL] * players
    return turn(state, 0)


def fresh(players: int = 2, *, kind: type[NearAndFar] | None = None, **options: OptionValue) -> NearAndFar:
    """Begins a match, as it comes out of the box: the first question of its set-up is open."""
    portulan.game("near-and-far")
    chosen: dict[str, OptionValue] = {"first_player": "fixed", **options}
    game = NearAndFar.game
    carried: dict[str, Any] = {}
    if game.saga is not None:
        names = [f"Player {seat}" for seat in range(players)]
        chapter = game.saga.first(names, game.resolve(players, chosen))
        if chapter is not None:
            carried = chapter.carried
            chosen = {**chapter.options, **chosen}
    state = (kind or NearAndFar).blank(players, game.resolve(players, chosen), game.check_carried(carried))
    state.atlas = with_books(state.atlas)
    state.begin()
    return state


BOOKS = {"A": "e", "E": "b", "F": "d", "G": "g"}
"""Quests that tests attempt beside the town of map 1, wherever authors put them."""


def with_books(atlas: Atlas) -> Atlas:
    """Lays the books of the tests on map 1; another map stays as it is."""
    if atlas.number != 1:
        return atlas
    own = copy.copy(atlas)
    quests, named = [*atlas.quest], [*atlas.named]
    for uid, code in BOOKS.items():
        quest, here = NearAndFar.box.quests.index(uid), CODES.index(code)
        if quest in atlas.quest:
            there = atlas.quest.index(quest)
            quests[here], quests[there] = quest, NONE
            named[here], named[there] = named[there], False
    setattr(own, "quest", quests)  # noqa: B010
    setattr(own, "named", named)  # noqa: B010
    return own


def reach(state: NearAndFar, step: str) -> NearAndFar:
    """Answers the questions of a set-up until a step is asked."""
    while state.step is None or state.step.name != step:
        state.play(_first_choice(state))
    return state


def _first_choice(state: NearAndFar) -> int:
    """Takes the first outcome and the first move; of cards nothing is kept, of pets the one for the last slot."""
    if state.actor == CHANCE:
        return state.chances()[0][0]
    moves = state.moves()
    if state.step is not None and state.step.name == "talents":
        return DONE.move()
    if state.step is not None and state.step.name == "pet":
        return next(move for move in moves if state.notation(move).endswith("4"))
    return next((move for move in moves if move in DISCARD), moves[0])


def turn(state: NearAndFar, seat: int) -> NearAndFar:
    """Begins the turn of a seat; whatever was being done is dropped."""
    state.stack = [(steps.TURN, seat)]
    state.dice = [0, 0]
    state.raised = [0, 0]
    state.quest = state.arcade = state.choice = NONE
    state.refresh()
    return state


def begin(state: NearAndFar, *frame: int) -> NearAndFar:
    """Asks a step of the active player, in the middle of a turn: `begin(state, steps.CAMP, 0)`."""
    state.stack = [(steps.NEXT, state.active), (steps.END, state.active), frame]
    state.refresh()
    return state


def play(state: NearAndFar, *notations: str) -> NearAndFar:
    """Plays moves and outcomes of chance in their short form; the only choice of a page need not be told."""
    for notation in notations:
        if not notation.startswith("choose"):
            take_only_choice(state)
        state.play(state.parse(notation))
    return state


def take_only_choice(state: NearAndFar) -> NearAndFar:
    """Takes the choice of the page that lies open if it leaves no other."""
    if state.step is not None and state.step.name == "choose" and len(state.moves()) == 1:
        state.play(state.moves()[0])
    return state


def follow(state: NearAndFar, *notations: str) -> NearAndFar:
    """Plays moves as `play` does; one that was the only choice, and so was made by itself, may be told as well."""
    made = [forced for _, forced in state.trail[1:]]
    for notation in notations:
        if not notation.startswith("choose"):
            take_only_choice(state)
        move = state.parse(notation)
        if move not in state.moves() and move in made:
            del made[: made.index(move) + 1]
            continue
        state.play(move)
        made = [forced for _, forced in state.trail[1:]]
    return state


def heard(state: NearAndFar, *notations: str) -> list[str]:
    """Plays moves, and names the events that they tell."""
    events: list[Event] = []
    for notation in notations:
        log = state.listen()
        state.play(state.parse(notation))
        events += log
    return [EVENTS[event[0]].name for event in events]


def told(state: NearAndFar, *notations: str) -> list[str]:
    """Plays moves, and tells the events with their values: `paid 0 3 1`."""
    events: list[Event] = []
    for notation in notations:
        log = state.listen()
        state.play(state.parse(notation))
        events += log
    return [" ".join([EVENTS[event[0]].name, *map(str, event[1:])]) for event in events]


def listed(state: NearAndFar, family: str = "") -> list[str]:
    """Lists the legal moves in their short form, of one kind or all."""
    notations = [state.notation(move) for move in state.moves()]
    return [notation for notation in notations if notation.startswith(family)]


def refused(state: NearAndFar, notation: str) -> str:
    """Names the clause by which a move is refused; the position stays as it is."""
    before = state.digest()
    with pytest.raises(Refused) as caught:
        state.play(state.parse(notation))
    assert state.digest() == before
    assert caught.value.text("en") and caught.value.text("fr")
    return caught.value.rule


def consistent(state: NearAndFar, *families: Family) -> bool:
    """Tells whether the moves of some kinds that are listed are those that no clause speaks against."""
    offered = set(state.moves())
    return all(
        (not state.why_not(move)) is (move in offered) for family in families for move in family.moves()
    )


def agrees(state: NearAndFar) -> bool:
    """Tells whether the moves that are listed are just those that nothing speaks against."""
    assert isinstance(state.step, Question) and state.free is not None
    moves = state.moves()
    families = (*state.step.families, *state.free.families)
    return all((not state.why_not(move)) == (move in moves) for family in families for move in family.moves())


# What players have


def give(
    state: NearAndFar,
    seat: int,
    *,
    hand: str = "",
    bought: str = "",
    treasures: str = "",
    world: str = "",
    talents: str = "",
    keywords: str = "",
) -> NearAndFar:
    """Gives a player cards by their ids, separated by blanks; they leave the decks."""
    for ids, places in ((hand, state.hand), (bought, state.bought)):
        for uid in ids.split():
            bit = 1 << catalogue.ARTIFACTS.index(uid)
            state.deck &= ~bit
            state.tossed = [cards & ~bit for cards in state.tossed]
            places[seat] |= bit
    for uid in treasures.split():
        bit = 1 << catalogue.TREASURES.index(uid)
        state.treasure_deck &= ~bit
        state.treasures[seat] |= bit
    for ids, known, owned in (
        (world, catalogue.WORLD, state.world),
        (talents, catalogue.TALENTS, state.talents),
        (keywords, catalogue.KEYWORDS, state.keywords),
    ):
        for uid in ids.split():
            owned[seat] |= 1 << known.index(uid)
    state.refresh()
    return state


def hold(state: NearAndFar, seat: int, **numbers: int) -> NearAndFar:
    """Sets how much a player has of some goods: `hold(state, 0, coins=2, red=1, rep=-3)`."""
    for name, n in numbers.items():
        if name in FACTIONS:
            state.tokens[seat * len(FACTIONS) + FACTIONS.index(name)] = n
        else:
            getattr(state, name)[seat] = n
    state.refresh()
    return state


def afford(state: NearAndFar, seat: int, *uids: str) -> NearAndFar:
    """Adds what some artifacts cost to what a player has, and sets the reputation that they ask for."""
    for uid in uids:
        card = catalogue.ARTIFACTS.index(uid)
        price, low, high = state.box.cost[card], state.box.rep_min[card], state.box.rep_max[card]
        state.coins[seat] += price.coin
        state.gems[seat] += price.gem
        state.food[seat] += price.food
        for faction, n in enumerate(price.tokens):
            state.tokens[seat * len(FACTIONS) + faction] += n
        if low is not None:
            state.rep[seat] = max(low, state.rep[seat])
        if high is not None:
            state.rep[seat] = min(high, state.rep[seat])
    state.refresh()
    return state


def recruit(state: NearAndFar, seat: int, uid: str, slot: int | None = None) -> NearAndFar:
    """Gives a player an adventurer: active in a slot (from 0), or inactive."""
    who = catalogue.ADVENTURERS.index(uid)
    state.bag &= ~(1 << who)
    state.aside &= ~(1 << who)
    if who in state.row:
        place = state.row.index(who)
        state.row[place] = bits(state.bag)[0]
        state.bag &= ~(1 << state.row[place])
    if slot is None:
        state.inactive[seat] |= 1 << who
    else:
        before = state.party[seat * SLOTS + slot]
        if before != NONE:
            state.inactive[seat] |= 1 << before
        state.party[seat * SLOTS + slot] = who
    state.refresh()
    return state


def someone(state: NearAndFar, faction: int, **symbols: int) -> str:
    """Finds an adventurer of a faction whom nobody has, with at least these symbols: `combat=1, search=1`."""
    for who in content().all(entries.AdventurerEntry):
        number = catalogue.ADVENTURERS.index(who.id)
        free = (state.bag | state.aside) >> number & 1 or number in state.row
        fits = all(getattr(who.symbols, name) >= n for name, n in symbols.items())
        if free and fits and who.faction == FACTIONS[faction]:
            return who.id
    raise LookupError(f"no {FACTIONS[faction]} adventurer with {symbols}")


def at(state: NearAndFar, seat: int, place: str) -> NearAndFar:
    """Puts a pawn into a building, into jail, or on a location by its code (`@c`)."""
    if place.startswith("@"):
        state.pawn[seat] = MAP + CODES.index(place[1:])
    else:
        state.pawn[seat] = JAIL if place == "jail" else BUILDINGS.index(place)
    state.refresh()
    return state


def camp(state: NearAndFar, seat: int, *codes: str) -> NearAndFar:
    """Puts camps of a player on locations; their tents count as placed, and what they uncovered is not given."""
    for code in codes:
        assert state.camps[CODES.index(code)] == NOBODY
        state.camps[CODES.index(code)] = seat
        state.tents[seat] += 1
    state.refresh()
    return state


def out(state: NearAndFar, code: str, hearts: int = 9, seat: int = 0) -> NearAndFar:
    """Begins a player's adventure from a location of the map, with so many hearts and without quest tokens."""
    state.hearts[seat] = hearts
    return play(turn(at(no_books(state), seat, f"@{code}"), seat), "adventure")


def no_books(state: NearAndFar) -> NearAndFar:
    """Takes all quest tokens from the map."""
    state.books = 0
    return state


def book(state: NearAndFar, code: str) -> NearAndFar:
    """Puts a quest token on a location."""
    state.books |= 1 << CODES.index(code)
    return state


# Maps


def places(state: NearAndFar, kind: str) -> list[str]:
    """Lists the codes of the locations of a kind: coin, gem, route, town."""
    from portulan.games.near_and_far.box import KINDS

    return [CODES[n] for n, found in enumerate(state.atlas.kind) if KINDS[found] == kind]


def path(state: NearAndFar, icon: str) -> tuple[str, str]:
    """Finds a path with an icon (none, threat, treasure) away from the town, as two codes."""
    from portulan.games.near_and_far.box import ICONS

    for a, b, found, _ in state.atlas.paths:
        if ICONS[found] == icon and state.atlas.town not in (a, b):
            return CODES[a], CODES[b]
    raise LookupError(icon)


def neighbours(state: NearAndFar, code: str, icon: str | None = None) -> list[str]:
    """Lists the codes next to a location, perhaps over paths with one icon only."""
    from portulan.games.near_and_far.box import ICONS
    from portulan.games.near_and_far.terms import MOST_LOCATIONS

    here = CODES.index(code)
    return [
        CODES[place]
        for place in state.atlas.neighbours[here]
        if icon is None or ICONS[state.atlas.icon[here * MOST_LOCATIONS + place]] == icon
    ]


def trail(state: NearAndFar) -> NearAndFar:
    """Lays the paths of the tests on the first map, without tokens, with threats on a-d and l-q and a treasure on c-g.

    Where paths lead and icons lie on the maps that ship is a matter of balance: no test of the rules should lean on it.
    """
    from tests.games.near_and_far.roads import roads

    icons = {"a d": THREAT_ICON, "l q": THREAT_ICON, "c g": TREASURE_ICON}
    assert state.atlas.number == 1
    atlas = copy.copy(roads())
    laid = [NO_ICON] * len(atlas.icon)
    for ends, icon in icons.items():
        a, b = (CODES.index(code) for code in ends.split())
        assert b in atlas.neighbours[a]
        laid[a * MOST_LOCATIONS + b] = laid[b * MOST_LOCATIONS + a] = icon
    vars(atlas)["icon"] = laid
    state.atlas = atlas
    return no_books(state)


def open_road(state: NearAndFar) -> NearAndFar:
    """Takes all tokens and icons from the map that is played, whichever it is."""
    atlas = copy.copy(state.atlas)
    vars(atlas)["icon"] = [NO_ICON] * len(atlas.icon)
    state.atlas = atlas
    return no_books(state)


def row_of_places(state: NearAndFar, length: int, begun: tuple[int, ...] = ()) -> list[str]:
    """Finds so many locations one after the other, as codes; none of them is the town."""
    if len(begun) == length:
        return [CODES[place] for place in begun]
    following = state.atlas.neighbours[begun[-1]] if begun else range(state.atlas.size)
    for place in following:
        if place != state.atlas.town and place not in begun:
            found = row_of_places(state, length, (*begun, place))
            if found:
                return found
    return []


def meet_threat(state: NearAndFar, *notations: str, seat: int = 0) -> NearAndFar:
    """A player leaves the town location by a path with a threat, the only icon of the map, and plays on."""
    open_road(state)
    town = state.atlas.town
    place = state.atlas.neighbours[town][0]
    for a, b in ((town, place), (place, town)):
        state.atlas.icon[a * MOST_LOCATIONS + b] = THREAT_ICON
    begin(at(state, seat, f"@{CODES[town]}"), steps.STEP, seat)
    return play(state, f"go {CODES[place]}", *notations)


# Content of a test's own


@cache
def content() -> Content:
    """Reads the content that ships, once."""
    return read()


def box_with(
    *,
    quests: Mapping[str, Sequence[entries.Choice]] | None = None,
    arcade: Mapping[str, Sequence[entries.Choice]] | None = None,
    effects: Mapping[str, Sequence[entries.AnyEffect]] | None = None,
    changes: Mapping[str, Mapping[str, Any]] | None = None,
) -> type[NearAndFar]:
    """Makes a match in which some quests have other choices, some cards other effects, or entries other fields.

    Passages of choices must be some that the book has: `choice` fills them in.
    """
    if not effects and not changes:
        return _with_choices(quests or {}, arcade or {})
    changed: dict[str, dict[str, Any]] = {}
    for uid, choices in {**(quests or {}), **(arcade or {})}.items():
        changed.setdefault(uid, {})["choices"] = tuple(choices)
    for uid, found in (effects or {}).items():
        changed.setdefault(uid, {})["effects"] = tuple(found)
    for uid, fields in (changes or {}).items():
        changed.setdefault(uid, {}).update(fields)
    own = read()
    for uid, fields in changed.items():
        name = own.places[uid].table
        rows = own.entries(name)
        own._entries[name] = tuple(
            msgspec.structs.replace(entry, **fields) if entry.id == uid else entry for entry in rows
        )
    return type("WithContent", (NearAndFar,), {"__slots__": (), "box": Box(own)})


def _with_choices(
    quests: Mapping[str, Sequence[entries.Choice]], arcade: Mapping[str, Sequence[entries.Choice]]
) -> type[NearAndFar]:
    """Lays other choices over the box that ships, without reading it again."""
    own = copy.copy(NearAndFar.box)
    for name, ids, changed in (("ways", own.quests, quests), ("arcade_ways", own.arcade, arcade)):
        ways = list(getattr(own, name))
        for uid, choices in changed.items():
            ways[ids.index(uid)] = tuple(_way(content(), found) for found in choices)
        setattr(own, name, ways)
    return type("WithChoices", (NearAndFar,), {"__slots__": (), "box": own})


@cache
def steady() -> type[NearAndFar]:
    """Makes a match with the cards that ship, but with figures that do not change when somebody balances them.

    What the contract fixes is left as it is: talents, clarified cards, threats, pets.
    """

    def gain(event: entries.EventName, what: entries.Bundle, **fields: Any) -> entries.On:
        return entries.On(event, entries.Gain(what), **fields)

    def act(window: Any, what: entries.Bundle, cost: entries.Cost) -> entries.Act:
        return entries.Act(window, entries.Gain(what), cost, uses=1)

    def per(of: Any, every: int = 1, cap: int = 0) -> entries.Per:
        return entries.Per(entries.Measure(of), 1, every, cap)

    def at_least(of: Any, n: int, points: int) -> entries.Threshold:
        return entries.Threshold(entries.Condition(entries.Measure(of), ">=", n), points)

    bundle = entries.Bundle
    effects: dict[str, list[entries.AnyEffect]] = {
        "ambroses-abacus": [per("gems", 3, 3)],
        "grandmother-count": [per("adventurers", 2)],
        "pawn-ticket": [per("treasures")],
        "roll-book": [per("adventurers")],
        "feathered-bridle": [per("animals")],
        "unopened-letter": [at_least("routes", 1, 3)],
        "honest-scale": [at_least("reputation", 8, 2)],
        "eleventh-vote": [entries.WinTies()],
        "second-ledger": [entries.TradeBonus(1)],
        "tax-exemption": [entries.HandRelief(2)],
        "polite-whetstone": [entries.DuelMod(1, "attacker")],
        "pot-lid": [entries.DuelMod(2, "defender")],
        "star-on-a-rope": [entries.Sym("combat", 2)],
        "unclaimed-cord": [entries.Sym("skill", 2)],
        "star-iron": [entries.Sym("skill", 1), entries.Sym("combat", 1)],
        "thimble": [entries.Sym("skill", 1)],
        "glogo-choirbook": [gain("quest-success", bundle(heart=2), stat="skill")],
        "echo-in-a-jar": [gain("quest-success", bundle(coin=2), stat="combat")],
        "toll-stool": [gain("camp-built", bundle(food=2), kinds=("coin", "gem"))],
        "surprising-gift": [entries.WinTies(), gain("quest-success", bundle(coin=1), limit=1)],
        "long-spoon": [act("own-turn", bundle(heart=2), entries.Cost(food=1))],
        "last-biscuit": [act("own-turn", bundle(heart=4), entries.Cost(discard_self=True))],
        "polite-drum": [act("at-threat", bundle(heart=3), entries.Cost(food=1))],
        "bridge-plank": [entries.PriceMod("camp", -1)],
        "folding-pier": [entries.PriceMod("camp", -1)],
    }
    changes: dict[str, dict[str, Any]] = {
        "starry-cloak": {"cost": bundle(gem=2), "points": 3},
        "folding-pier": {"cost": bundle(coin=3)},
        "toll-stool": {"cost": bundle(coin=1, gem=1)},
        "cooking-spices": {"cost": bundle(food=3)},
        "regiment-drum": {"cost": bundle(coin=1)},
        "jade-flute": {"cost": bundle(gem=2)},
        "mercenary-contract": {"cost": bundle(coin=2)},
        "collectors-cleaver": {"cost": bundle(coin=1)},
        "salt-anchor": {"points": 4},
        "eleventh-vote": {"points": 6},
        "tib": {"price": 1, "symbols": entries.Symbols(search=1)},
        "bramble": {"price": 3},
        "otto": {"price": 3},
        "larceny": {"symbols": entries.Symbols(search=2)},
        "flint": {"symbols": entries.Symbols(combat=2)},
        **{uid: {"symbols": entries.Symbols(combat=1)} for uid in ("egg", "bertha", "kindly")},
    }
    return box_with(effects=effects, changes=changes)


def choice(key: str = "a", **fields: Any) -> entries.Choice:
    """Makes a choice: `choice(test=("skill", 5), result=[...], bonus=[...])`, with a reaction of the book."""
    test = fields.pop("test", None)
    if test is not None:
        fields["test"] = entries.Test(*test)
    for name in ("result", "bonus", "keywords"):
        if name in fields:
            fields[name] = tuple(fields[name])
    return entries.Choice(key, fields.pop("reaction", "page.A"), **fields)


def goods(state: NearAndFar, seat: int) -> dict[str, int]:
    """Counts what a player has, to be compared before and after."""
    first = seat * len(FACTIONS)
    counted = {
        "coins": state.coins[seat],
        "gems": state.gems[seat],
        "food": state.food[seat],
        "hearts": state.hearts[seat],
        "rep": state.rep[seat],
        "birds": state.birds[seat],
        "tents": state.tents[seat],
    }
    return counted | dict(zip(FACTIONS, state.tokens[first : first + len(FACTIONS)], strict=True))


def change(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Tells what is different."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def sound(states: Iterable[NearAndFar]) -> bool:
    """Tells whether positions keep all invariants."""
    return all(state.faults() == [] for state in states)


# Series of games


def series(*names: str, kind: type[NearAndFar] | None = None, **options: OptionValue) -> NearAndFar:
    """Begins the first game of a series for people by name; its set-up is open."""
    game = portulan.game("near-and-far")
    assert game.saga is not None
    chosen: dict[str, OptionValue] = {"mode": "campaign", "first_player": "fixed", **options}
    chapter = game.saga.first(names, game.resolve(len(names), chosen))
    assert chapter is not None
    return _chapter(kind or NearAndFar, names, {**chosen, **chapter.options}, chapter.carried)


def _chapter(
    kind: type[NearAndFar],
    names: Sequence[str],
    options: Mapping[str, OptionValue],
    carried: Mapping[str, Any],
) -> NearAndFar:
    game = NearAndFar.game
    state = kind.blank(len(names), game.resolve(len(names), options), game.check_carried(carried))
    state.begin()
    return state


def set_out(state: NearAndFar) -> NearAndFar:
    """Answers all questions of a set-up, and begins the second round with everybody in jail."""
    while not state.round:
        state.play(_first_choice(state))
    state.round = 2
    state.pawn = [JAIL] * state.players
    return turn(state, 0)


def next_chapter(state: NearAndFar, *names: str) -> Chapter | None:
    """Ends a game of a series as it stands, and says how it goes on for those who play next."""
    state.stack = []
    state.refresh()
    assert NearAndFar.game.saga is not None
    return NearAndFar.game.saga.following(state, names or state.names)


def next_game(state: NearAndFar, *names: str) -> NearAndFar:
    """Ends a game of a series as it stands, and begins the next one; its set-up is open."""
    chapter = next_chapter(state, *names)
    assert chapter is not None
    return _chapter(type(state), names or state.names, {**state.options, **chapter.options}, chapter.carried)


def attempt(state: NearAndFar, seat: int, *notations: str) -> NearAndFar:
    """In his turn a player attempts a quest on a location with an open book, takes its only choice, and plays on."""
    place = CODES[next(n for n, quest in enumerate(state.atlas.quest) if quest != NONE)]
    turn(book(at(state, seat, f"@{place}"), place), seat)
    return take_only_choice(play(begin(state, steps.QUEST, seat), "attempt", *notations))
