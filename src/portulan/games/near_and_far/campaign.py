"""Series of games: campaigns and Character mode, and what is carried from game to game (NF-CAMPAIGN, NF-CHARMODE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, count
from typing import TYPE_CHECKING, Any, Final, cast

from portulan.content import Part, field
from portulan.content.plain import changed, from_plain, to_plain
from portulan.engine.errors import FileError
from portulan.engine.saga import Chapter, Traveller
from portulan.games.near_and_far import catalogue
from portulan.games.near_and_far.box import BOOKS, box
from portulan.games.near_and_far.moves import SIDE
from portulan.games.near_and_far.options import Ruleset
from portulan.games.near_and_far.terms import MANY, NONE

if TYPE_CHECKING:
    from portulan.engine.state import JsonObject, State
    from portulan.games.near_and_far.position import Position

FIRST_MAP: Final = 2
LAST_MAP: Final = 11
STORY_BEFORE_LAST_MAP: Final = 8
STARTING_XP: Final = 1
BOXES_A_ROW: Final = 3


class CharacterCard(Part, frozen=True):
    """What a player's character has become: everything that is kept from game to game (NF-CAMPAIGN-14)."""

    character: str
    xp: int = STARTING_XP
    spent: int = 0
    talents: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    boxes: int = 0
    pending: tuple[str, ...] = ()
    story: str = ""
    """The next quest of the character's story; empty before the first and after the last."""
    story_done: int = 0
    points: tuple[int, ...] = ()
    """Journey Points of every game of the series so far, 0 for games missed (NF-CAMPAIGN-11, G-193)."""


class Carried(Part, frozen=True):
    """What is carried into a game of a series."""

    players: tuple[str, ...]
    """Who plays this game, seat by seat."""
    cards: dict[str, CharacterCard] = field(default_factory=dict)
    """The character cards, by player; whoever is new has none yet."""
    played: tuple[int, ...] = ()
    """The maps that were played."""
    last: str = ""
    """Who was last in the game before (NF-PLATYPUS-1)."""
    attempts: int = 0
    """How often the last map was lost (NF-BOSS-8)."""
    read: tuple[str, ...] = ()
    """The pages that were read, in their order: what is open stays open."""


# How a series goes on


def first(names: Sequence[str], options: Mapping[str, str]) -> Chapter | None:
    """A series begins on map 2, or in Character mode on the map that was chosen; other modes are single games."""
    rules = Ruleset(dict(options))
    if not rules.story:
        return None
    carried = Carried(_told_apart(names))
    number = _next_map(rules, ()) if rules.campaign else min(max(FIRST_MAP, rules.map), LAST_MAP - 1)
    return _chapter(carried, number)


def following(state: State, names: Sequence[str]) -> Chapter | None:
    """After a game comes the next map; a lost last map is played again (NF-CAMPAIGN-1, NF-CHARMODE-1, NF-BOSS-8)."""
    from portulan.games.near_and_far.scoring import is_lost

    last = cast("Position", state)
    if not last.rules.story:
        return None
    players = _told_apart(name or f"Player {seat + 1}" for seat, name in enumerate(names))
    before = from_plain(last.carried, Carried, "carried") if last.carried else Carried(players)
    called = _called(last, players)
    if is_lost(last):
        again = changed(before, players=players, attempts=before.attempts + 1, read=_read(last))
        return Chapter("chapter-again", to_plain(again), {"map": str(last.atlas.number)})
    if last.atlas.number == LAST_MAP:
        return None
    after = _after(last, before, called)
    after = changed(after, players=players)
    if last.rules.character:
        return _chapter(after, *_next_story_maps(last.rules, after))
    return _chapter(after, _next_map(last.rules, after.played))


def _chapter(carried: Carried, number: int, *others: int) -> Chapter:
    """The next game is on a map, or on another one that the players like better."""
    instead = tuple(_chapter(carried, other) for other in others)
    return Chapter(title(number), to_plain(carried), {"map": str(number)}, instead)


def title(number: int) -> str:
    """Names the sentence that names a map."""
    return f"chapter-map-{number}"


def outline(carried: Mapping[str, Any], options: Mapping[str, str]) -> list[str]:
    """Names the map of a game, and in a campaign those after it; in Character mode they are chosen one by one."""
    rules = Ruleset(dict(options))
    maps = [rules.map]
    while rules.campaign and maps[-1] != LAST_MAP:
        maps.append(_next_map(rules, (*carried.get("played", ()), *maps)))
    return [title(number) for number in maps]


def players(carried: Mapping[str, Any]) -> Sequence[str]:
    """Names those who play, seat by seat."""
    found: Sequence[str] = carried.get("players", ())
    return found


def travellers(
    carried: Mapping[str, Any], options: Mapping[str, str], state: State | None, seat: int | None
) -> list[Traveller]:
    """Lists everybody of a series with the character card as it stands: those who play, then those who are away.

    All may know what is noted on the cards.
    """
    from portulan.games.near_and_far.scene_series import character_sheet

    rules = Ruleset(dict(options))
    kept = from_plain(dict(carried), Carried, "carried")
    now = cast("Position | None", state)
    cards = dict(kept.cards)
    names = list(kept.players)
    won = () if now is None else champions(now)
    if now is not None:
        names += [f"{other + 1}" for other in range(len(names), now.players)]
        cards |= {
            names[other]: _card_now(now, other, kept.cards.get(names[other]))
            for other in range(now.players)
            if now.character[other] != NONE
        }
    order = [*names, *(name for name in cards if name not in names)]
    return [
        Traveller(
            name,
            place if place < len(names) else None,
            character_sheet(f"traveller-{place}", cards[name], rules.rows if rules.campaign else 0)
            if name in cards
            else (),
            name in won,
        )
        for place, name in enumerate(order)
    ]


def _card_now(state: Position, seat: int, before: CharacterCard | None) -> CharacterCard:
    """Writes the card of a player as it stands; the points of a game are noted when it is over."""
    from portulan.games.near_and_far.scoring import sheet

    points = before.points if before is not None else (0,) * games_before(state)
    return card_of(state, seat, (*points, sheet(state, seat).total) if state.over else points)


def _told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Gives a number to whoever is called like somebody before, since cards are kept by name; "" is nobody yet."""
    found: list[str] = []
    for name in names:
        numbered = (f"{name} {number}" for number in count(2))
        found.append(next(other for other in chain((name,), numbered) if not name or other not in found))
    return tuple(found)


def _called(state: Position, names: Sequence[str]) -> tuple[str, ...]:
    """Names those who played, seat by seat: as the game was begun, or as they are called now if it was unnamed."""
    begun = state.names
    if len(begun) == state.players and all(begun) and len(set(begun)) == len(begun):
        return begun
    known = [*names, *(f"Player {seat + 1}" for seat in range(len(names), state.players))]
    return tuple(known[: state.players])


def _next_map(rules: Ruleset, played: Sequence[int]) -> int:
    """Gives the next map of a campaign, in ascending order; extra stories leave out three (NF-VARIANT-4, G-146)."""
    left_out = rules.maps_left_out if rules.extra_stories else ()
    for number in range(FIRST_MAP, LAST_MAP):
        if number not in played and number not in left_out:
            return number
    return LAST_MAP


def _next_story_maps(rules: Ruleset, carried: Carried) -> list[int]:
    """Lists the maps that may be next in Character mode, the one in turn first (NF-CHARMODE-1, G-177, G-199).

    It is another one of 2 to 10, at last 11.
    """
    cards = [carried.cards[name] for name in carried.players if name in carried.cards]
    joined = len(cards) < len(carried.players)
    if not joined and all(card.story_done >= STORY_BEFORE_LAST_MAP for card in cards):
        return [LAST_MAP]
    latest = carried.played[-1]
    order: list[int] = [*range(latest + 1, LAST_MAP), *range(FIRST_MAP, latest + 1)]
    if rules.repeat_maps:
        return [latest, *order[:-1]]
    rounds = len(carried.played) // len(order)
    used = carried.played[rounds * len(order) :]
    return [number for number in order if number not in used]


def _after(state: Position, before: Carried, called: Sequence[str]) -> Carried:
    """Gives what a finished game leaves: the cards of those who played, points of all (NF-CAMPAIGN-11, G-200)."""
    from portulan.games.near_and_far.scoring import last_of, sheet

    cards = {
        name: changed(card, points=(*card.points, 0))
        for name, card in before.cards.items()
        if name not in called
    }
    games = len(before.played)
    for seat, name in enumerate(called):
        old = before.cards.get(name)
        points = old.points if old is not None else (0,) * games
        cards[name] = card_of(state, seat, (*points, sheet(state, seat).total))
    played = (*before.played, state.atlas.number)
    return Carried(tuple(called), cards, played, called[last_of(state)], read=_read(state))


def _read(state: Position) -> tuple[str, ...]:
    """Names the pages that lie open, in the order of reading."""
    return tuple(state.box.passages[passage] for passage in state.opened)


def card_of(state: Position, seat: int, points: tuple[int, ...]) -> CharacterCard:
    """Writes the character card of a player as it stands."""
    quests = state.box.quests
    story = state.story[seat]
    talents = state.talents[seat] | state.new_talents[seat]
    return CharacterCard(
        catalogue.CHARACTERS[state.character[seat]],
        state.xp[seat],
        state.xp_spent[seat],
        _ids(talents, catalogue.TALENTS),
        _ids(state.keywords[seat], catalogue.KEYWORDS),
        state.boxes[seat],
        tuple(
            quests[quest]
            for quest, owner in zip(state.pending, state.pending_of, strict=True)
            if owner == seat
        ),
        quests[story] if story != NONE else "",
        state.story_done[seat],
        points,
    )


def _ids(found: int, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(uid for number, uid in enumerate(ids) if found >> number & 1)


# What a game of a series begins with


def begin_match(state: Position) -> None:
    """Everybody gets back what is noted on the character card; whoever joins late has a credit (NF-JOIN)."""
    if not state.rules.story:
        return
    carried = _carried(state)
    if len(carried.players) not in (0, state.players):
        raise FileError(f"carried: {len(carried.players)} players, and {state.players} play")
    known = {uid: number for number, uid in enumerate(state.box.passages)}
    state.opened = tuple(known[uid] for uid in carried.read if uid in known)
    for seat in range(state.players):
        card = carried.cards.get(_name(state, seat))
        if card is None:
            join(state, seat, len(carried.played))
        else:
            _restore(state, seat, card)


def join(state: Position, seat: int, missed: int) -> None:
    """A new character starts with 1 experience, in a campaign with a box for each game missed (NF-JOIN-1, G-145)."""
    state.xp[seat] = STARTING_XP
    if not state.rules.campaign:
        return
    if state.rules.join_row:
        missed *= BOXES_A_ROW
    state.boxes[seat] = min(missed, BOXES_A_ROW * state.rules.rows)
    state.xp[seat] += state.boxes[seat] // BOXES_A_ROW


def _restore(state: Position, seat: int, card: CharacterCard) -> None:
    """Takes everything from the card, which must be one of this mode (NF-CAMPAIGN-3, NF-CHARMODE-3)."""
    boxes = BOXES_A_ROW * state.rules.rows if state.rules.campaign else 0
    other = card.story or card.story_done if state.rules.campaign else card.pending
    if other or card.boxes > boxes:
        raise FileError(f"carried: the card of {_name(state, seat)!r:.40} is none of this mode")
    state.xp[seat] = card.xp
    state.xp_spent[seat] = card.spent
    state.talents[seat] = sum(1 << catalogue.TALENTS.index(talent) for talent in card.talents)
    state.keywords[seat] = sum(1 << catalogue.KEYWORDS.index(word) for word in card.keywords)
    state.boxes[seat] = card.boxes
    state.story_done[seat] = card.story_done
    if card.story:
        state.story[seat] = state.box.quests.index(card.story)
    for quest in card.pending:
        state.pending.append(state.box.quests.index(quest))
        state.pending_of.append(seat)


def _carried(state: Position) -> Carried:
    return from_plain(state.carried, Carried, "carried") if state.carried else Carried(())


def _name(state: Position, seat: int) -> str:
    return state.names[seat] if seat < len(state.names) else ""


def games_before(state: Position) -> int:
    """Counts the games of the series before this one."""
    return len(state.carried.get("played", ()))


def lost_last(state: Position) -> int:
    """Gives the seat of whoever was last in the game before; NONE if there was none, or he stays away."""
    last = state.carried.get("last", "")
    return state.names.index(last) if last and last in state.names else NONE


def own_character(state: Position, seat: int) -> int:
    """Gives the character that a player keeps in all games of a series; NONE for a new player (NF-CAMPAIGN-2)."""
    card = state.carried.get("cards", {}).get(_name(state, seat))
    return NONE if card is None else catalogue.CHARACTERS.index(card["character"])


def kept_characters(state: Position) -> set[int]:
    """Gathers the characters that players of the series keep, whether they play now or not."""
    return {catalogue.CHARACTERS.index(card["character"]) for card in state.carried.get("cards", {}).values()}


def totals(state: Position) -> dict[str, int]:
    """Adds the points of all games of the series, this one included, by player (NF-CAMPAIGN-12)."""
    from portulan.games.near_and_far.scoring import sheet

    found = {name: sum(card.points) for name, card in _carried(state).cards.items()}
    for seat in range(state.players):
        name = _name(state, seat)
        found[name] = found.get(name, 0) + sheet(state, seat).total
    return found


def champions(state: Position) -> list[str]:
    """Names whoever has the most points of a finished series; nobody if the last map is lost (NF-BOSS-9, G-144)."""
    from portulan.games.near_and_far.scoring import is_lost

    if not (state.names and state.over and state.atlas.number == LAST_MAP) or is_lost(state):
        return []
    found = totals(state)
    return [name for name, points in found.items() if points == max(found.values())]


# Checking


def check(carried: Mapping[str, Any]) -> JsonObject:
    """Completes what is carried; whatever no game can have left is refused in one line."""
    if not carried:
        return {}
    sound = from_plain(carried, Carried, "carried")
    if any(not FIRST_MAP <= number < LAST_MAP for number in sound.played):
        raise FileError("carried: field 'played' names a map that no series has before its last")
    named = [name for name in sound.players if name]
    if len(set(named)) != len(named):
        raise FileError("carried: field 'players' names somebody twice")
    if sound.attempts < 0 or (sound.last and sound.last not in sound.cards):
        raise FileError("carried: fields 'attempts' and 'last' fit no game before this one")
    people = len({*named, *sound.cards})
    if people > len(catalogue.CHARACTERS):
        raise FileError(f"carried: {people} people, and {len(catalogue.CHARACTERS)} characters")
    if len(set(sound.read)) != len(sound.read):
        raise FileError("carried: field 'read' names something twice")
    for name, card in sound.cards.items():
        _check_card(name, card, len(sound.played))
    characters = [card.character for card in sound.cards.values()]
    if len(set(characters)) != len(characters):
        raise FileError("carried: two cards are of the same character")
    return to_plain(sound)


def _check_card(name: str, card: CharacterCard, games: int) -> None:
    where = f"carried: the card of {name!r:.40}"
    story = (card.story,) if card.story else ()
    for field_name, named, known in (
        ("character", (card.character,), catalogue.CHARACTERS),
        ("talents", card.talents, catalogue.TALENTS),
        ("keywords", card.keywords, catalogue.KEYWORDS),
        ("pending", card.pending, _quests("side")),
        ("story", story, _quests("character")),
    ):
        unknown = [uid for uid in named if uid not in known]
        if unknown:
            raise FileError(
                f"{where}: field {field_name!r} names {unknown[0]!r:.40}, which this content does not have"
            )
        if field_name != "pending" and len(set(named)) != len(named):
            raise FileError(f"{where}: field {field_name!r} names something twice")
    if not 0 <= card.spent <= card.xp <= MANY or not 0 <= card.boxes <= MANY:
        raise FileError(f"{where}: its numbers do not fit each other")
    if len(card.pending) > SIDE.size:
        raise FileError(f"{where}: more side quests are noted than anybody can attempt")
    if card.story_done != (_layer(card) - 1 if story else 0):
        raise FileError(f"{where}: its story does not go on where it was left")
    if len(card.points) != games:
        raise FileError(f"{where}: {len(card.points)} results of {games} games")


def _quests(book: str) -> tuple[str, ...]:
    """Lists the quests of a part of the book."""
    printed = box()
    return tuple(uid for uid, of in zip(printed.quests, printed.book, strict=True) if of == BOOKS.index(book))


def _layer(card: CharacterCard) -> int:
    """Gives the place of the next quest in a character's story, NONE if it is another character's."""
    printed = box()
    quest = printed.quests.index(card.story)
    initials = [printed.quests[first][0] for first in printed.first_quest]
    own = initials[catalogue.CHARACTERS.index(card.character)] == card.story[0]
    return printed.layer[quest] if own else NONE
