"""CHK-04, -13, -22, -30, -32: the relaxed search (contract 7.5): what can be reached when everything goes as one likes.

Costs are nothing, every result and every branch may be chosen, every card that can be taken is taken. What is not
reached so is never reached at all. The search grows one set of cards and operations until nothing is added, because
nothing that was reached takes anything away; what may take something away is looked at by leaving it out from the
beginning. For CHK-30 the story graph is proved so, without going through its states one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content.checks.numbers import flag_values, hidden_of, source_of, sum_of
from portulan.games.seventh_continent.content.checks.walk import (
    Site,
    by_number,
    cards,
    led_to,
    places,
    sites,
)
from portulan.games.seventh_continent.content.entries import (
    AdventureEntry,
    ClueEntry,
    ExplorationEntry,
    Permanent,
    State,
    StateEntry,
    Temporary,
    Terrain,
)
from portulan.games.seventh_continent.content.operations import (
    Banish,
    BanishNumber,
    GoldReplace,
    LiftCurse,
    NewBoard,
    PlaceEvent,
    RemoveState,
    ReplaceThis,
    Return,
    Take,
)

CALLED_BY_RULES: Final = ("100", "777")
"""Numbers that no card has to call."""


class Tables:
    """What the cards say, laid out for many searches: by number, by place, and every operation by its card."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        self.cards: Final = by_number(content)
        self.by_id: Final = {card.entry.id: card for card in cards(content)}
        self.sites: Final[dict[str, list[Site]]] = {}
        for site in sites(content):
            self.sites.setdefault(site.entry.id, []).append(site)
        self.values: Final = flag_values(content)
        self.places: Final = places(content)
        self.states: Final = {state.number: state.id for state in content.all(StateEntry)}
        self.fog: Final[dict[str, list[ExplorationEntry]]] = {}
        for fog in content.all(ExplorationEntry):
            self.fog.setdefault(fog.zone, []).append(fog)

    def twins(self, uid: str) -> list[str]:
        """Lists the gold cards of the number of a green one."""
        number = self.content.find(AdventureEntry, uid).number
        return [card.id for card in self.cards[number] if card.back == "gold"]


class Search:
    """What can be reached from the first terrain of some clues, without some cards.

    `done` are cards that are banished for certain. Of the cards in `unknown` nobody knows whether they are banished:
    neither what asks for it nor what asks for the card counts; where a gold card takes the place of the green one,
    only what both of them lead to. The card `standing` is not banished, so that no gold card follows it.
    """

    def __init__(
        self,
        tables: Tables,
        clues: tuple[ClueEntry, ...],
        without: frozenset[str] = frozenset(),
        *,
        done: frozenset[str] = frozenset(),
        unknown: frozenset[str] = frozenset(),
        standing: str = "",
    ) -> None:
        self.reached: Final[set[str]] = set()
        """The ids of cards that are reached."""
        self.lifted: Final[set[str]] = set()
        """The clues whose curse is lifted."""
        self.sites: Final[list[Site]] = []
        """The operations that can happen."""
        self._tables = tables
        self._cards = tables.cards
        self._clues = {None, *(clue.id for clue in clues)}
        self._done = done
        self._twins = {uid: tables.twins(uid) for uid in unknown}
        self._either: dict[str, list[str]] = {}
        """Where green and gold cards may stand for each other, the others of each."""
        for green, golds in self._twins.items():
            for one in (green, *golds) if golds else ():
                self._either[one] = [other for other in (green, *golds) if other != one]
        self._unknown = unknown
        self._standing = standing
        self._without = without | done | {uid for uid, golds in self._twins.items() if not golds}
        self._waiting: dict[str, list[Site]] = {}
        """The operations of reached cards that cannot happen yet."""
        content = tables.content
        for table in ("skill", "character", "zone"):
            for uid in content.ids(table):
                self._reach(uid)
        for clue in clues:
            self._reach(clue.id)
        self._call(min(clue.start for clue in clues))
        while self._grow():
            pass

    def _reach(self, uid: str) -> None:
        if uid not in self._without:
            self.reached.add(uid)

    def _call(self, number: str) -> None:
        """Takes all green cards of a number, and the gold ones if the greens can be gone."""
        found = self._cards.get(number, [])
        greens = [card for card in found if card.back == "green"]
        gone = all(self._leaves(card) for card in greens)
        for card in found if gone else greens:
            self._reach(card.id)
        if number in self._tables.states:
            self._reach(self._tables.states[number])

    def _leaves(self, card: AdventureEntry) -> bool:
        """Tells whether a green card can be out of the deck when its number is called again."""
        if card.id in self._without or card.id == self._standing:
            return card.id in self._without
        ops = [site.op for site in self._tables.sites.get(card.id, [])]
        if isinstance(card.face, Terrain):
            return any(isinstance(op, GoldReplace) for op in ops)
        return not any(isinstance(op, Return) for op in ops)

    def _grow(self) -> bool:
        """Goes on from everything that is reached; tells whether there was anything new."""
        before = len(self.reached), len(self.sites)
        for uid in sorted(self.reached):
            if uid not in self._waiting:
                self._waiting[uid] = self._tables.sites.get(uid, [])
                self._go_on(uid)
            if self._waiting[uid]:
                now = [site for site in self._waiting[uid] if self._can(site)]
                self._waiting[uid] = [site for site in self._waiting[uid] if site not in now]
                for site in now:
                    self.sites.append(site)
                    self._happen(site)
        self._combine()
        return before != (len(self.reached), len(self.sites))

    def _can(self, site: Site) -> bool:
        """Tells whether an operation can happen: as its guards say, and whichever of two cards it stands on."""
        return all(map(self.may, site.guards)) and all(
            any(
                site.op == other.op and all(map(self.may, other.guards))
                for other in self._tables.sites.get(uid, [])
            )
            for uid in self._either.get(site.entry.id, [])
        )

    def can_be_done(self, uid: str) -> bool:
        """Tells whether a card that stands there can be banished by what it says itself."""
        if uid not in self.reached:
            return False
        face = self._tables.content.find(AdventureEntry, uid).face
        if isinstance(face, Temporary) and face.after == "banish":
            return True
        return any(
            isinstance(site.op, GoldReplace | Banish) and all(map(self.may, site.guards))
            for site in self._tables.sites.get(uid, [])
        )

    def _happen(self, site: Site) -> None:
        match site.op:
            case Take(card=card, flags=flags):
                self._call(card)
                for symbol in flags:
                    for n in self._tables.values.get(symbol, ()):
                        self._authorise(sum_of(card, n), source_of(site.entry))
            case ReplaceThis(card=card) | NewBoard(card=card) | PlaceEvent(card=card):
                self._call(card)
            case GoldReplace() if isinstance(site.entry, AdventureEntry):
                self._call(site.entry.number)
            case LiftCurse(curse=curse):
                self.lifted.add(curse)

    def _authorise(self, number: str, source: str) -> None:
        for card in self._cards.get(number, []):
            if source in card.authorised_by.any_of:
                self._reach(card.id)

    def _go_on(self, uid: str) -> None:
        """Goes on from a card to what lies around it and to what it hides."""
        card = self._tables.by_id.get(uid)
        if card is None or isinstance(card.face, State):
            return
        face = card.face
        if isinstance(face, Terrain):
            others = [self._tables.by_id[other].face for other in self._either.get(uid, [])]
            for side, way in face.exits.items():
                if all(isinstance(other, Terrain) and side in other.exits for other in others):
                    self._call(way.box)
            for fog in self._tables.fog.get(face.zone, []):
                if fog.clue in self._clues:
                    self._reach(fog.id)
        if isinstance(face, Permanent):
            for number in led_to(face, self._tables.places):
                self._call(number)
        hidden = hidden_of(face)
        if hidden is not None:
            self._authorise(hidden.number, source_of(card.entry))
        if face.riddle:
            for number in self._cards:
                self._authorise(number, source_of(card.entry))

    def _combine(self) -> None:
        """Puts together what can be put together."""
        every = [card for found in self._cards.values() for card in found]
        have = {source_of(card) for card in every if card.id in self.reached}
        for card in every:
            if card.authorised_by.all_of and have.issuperset(card.authorised_by.all_of):
                self._reach(card.id)

    def may(self, condition: c.AnyCondition) -> bool:
        """Tells whether a condition can ever hold; whatever is not about cards can."""
        match condition:
            case (
                c.HasQuestItem(card=card)
                | c.HasBonus(card=card)
                | c.CardInPlay(card=card)
                | c.PastHas(card=card)
            ):
                return self._has(card)
            case c.CardAvailable(card=card):
                return any(one.id not in self._without for one in self._cards.get(card, []))
            case c.HasObject(card=card) | c.TerrainIs(card=card) if card is not None:
                return self._has(card)
            case c.HasState(state=state):
                return state in self.reached
            case c.CardBanished(card=card):
                return self._banished(card)
            case c.Not(of=c.CardBanished(card=card)):
                return not any(one.id in self._done | self._unknown for one in self._cards.get(card, []))
            case c.Any(of=of):
                return any(self.may(one) for one in of)
            case c.All(of=of):
                return all(self.may(one) for one in of)
            case _:
                return True

    def _banished(self, card: str) -> bool:
        """Tells whether a card, by number or id, can have been banished."""
        ids = {one.id for one in self._cards.get(card, [])}
        if ids & (self._done | self._unknown | {self._standing}):
            return bool(ids & self._done)
        return card in self.reached or self._has(card)

    def _has(self, number: str) -> bool:
        return any(card.id in self.reached for card in self._cards.get(number, []))


def find_unreached(content: Content) -> Iterator[Finding]:
    """CHK-04: every card is reached."""
    search = Search(Tables(content), content.all(ClueEntry))
    for entry in content.all(AdventureEntry):
        if entry.id not in search.reached and entry.number not in CALLED_BY_RULES:
            yield content.finding(entry, "number", "is never reached")
    for fog in content.all(ExplorationEntry):
        if fog.id not in search.reached:
            yield content.finding(fog, "zone", "is never reached")


def find_incurable(content: Content) -> Iterator[Finding]:
    """CHK-13: whoever acquires a state can lose it in every zone: by the state itself, or on a terrain there."""
    search = Search(Tables(content), content.all(ClueEntry))
    zones = {
        entry.number: entry.face.zone
        for entry in content.all(AdventureEntry)
        if isinstance(entry.face, Terrain)
    }
    everywhere = set(zones.values())
    for state in content.all(StateEntry):
        if state.number is None:
            continue
        cures = [s for s in search.sites if isinstance(s.op, RemoveState) and state.id in s.op.states]
        cured: set[str] = set()
        for site in cures:
            entry = site.entry
            if isinstance(entry, StateEntry):
                cured |= everywhere
            elif isinstance(entry, AdventureEntry):
                cured |= {zones[entry.number]} if entry.number in zones else set()
        for zone in sorted(everywhere - cured):
            yield content.finding(state, "actions", f"leave no way to lose it in zone {zone!r}")


def find_unwinnable(content: Content) -> Iterator[Finding]:
    """CHK-22: each curse alone can be lifted."""
    tables = Tables(content)
    for clue in content.all(ClueEntry):
        if clue.id not in Search(tables, (clue,)).lifted:
            yield content.finding(clue, "start", "is the beginning of a curse that cannot be lifted")


def _fleeting(content: Content) -> frozenset[str]:
    """Lists the cards that can leave the game: banished by themselves, after use, or unseen."""
    found: set[str] = set()
    known = by_number(content)
    for site in sites(content):
        if isinstance(site.op, Banish):
            found.add(site.entry.id)
        elif isinstance(site.op, BanishNumber):
            found |= {card.id for card in known.get(site.op.card, []) if card.back == "green"}
    for card in content.all(AdventureEntry):
        if isinstance(card.face, Temporary) and card.face.after == "banish":
            found.add(card.id)
    return frozenset(found & set(content.ids("adventure")))


def _deeds(content: Content) -> frozenset[str]:
    """Lists the green cards that are banished for good and must be: they become gold, or a condition asks for it."""
    wanted = {
        one.card
        for site in sites(content)
        for guard in site.guards
        for one in _conditions(guard)
        if isinstance(one, c.CardBanished)
    }
    fleeting = _fleeting(content)
    known = by_number(content)
    golden = {site.entry.id for site in sites(content) if isinstance(site.op, GoldReplace)}
    asked = {card.id for number in wanted for card in known.get(number, []) if card.id in fleeting}
    return frozenset(golden | asked)


def _conditions(condition: c.AnyCondition) -> Iterator[c.AnyCondition]:
    """Lists a condition and those inside it."""
    yield condition
    match condition:
        case c.Any(of=of) | c.All(of=of):
            for one in of:
                yield from _conditions(one)
        case c.Not(of=of):
            yield from _conditions(of)
        case _:
            return


def _always_done(tables: Tables, clues: tuple[ClueEntry, ...], without: frozenset[str]) -> frozenset[str]:
    """Lists the deeds that can be done whatever was done before them, or have been.

    A deed is one of them if it can be done once those that are known to be have been done, while of all others nobody
    knows whether they have. So the proof needs no search of all combinations: from any of them one comes to the one
    in which all of these have been done.
    """
    deeds = _deeds(tables.content)
    done: frozenset[str] = frozenset()
    while True:
        open_ = deeds - done
        search = Search(tables, clues, without, done=done, unknown=open_)
        more = {uid for uid in open_ if search.can_be_done(uid)}
        for uid in sorted(open_ - more):
            own = Search(tables, clues, without, done=done, unknown=open_ - {uid}, standing=uid)
            if own.can_be_done(uid):
                more.add(uid)
        if not more:
            return done
        done |= more


def _kept(content: Content, clues: tuple[ClueEntry, ...]) -> Iterator[Finding]:
    """Looks for curses that could be lost: that cannot be lifted in some state of the story.

    Cards that can leave the game are left out, unless that is a deed; what was discarded comes back with a camp.
    """
    tables = Tables(content)
    deeds = _deeds(content)
    without = _fleeting(content) - deeds
    done = _always_done(tables, clues, without)
    lifted = Search(tables, clues, without, done=done, unknown=deeds - done).lifted
    for clue in clues:
        if clue.id not in lifted:
            also = " with other clues" if len(clues) > 1 else ""
            yield content.finding(clue, "start", f"hangs on a card that can leave the game{also}")


def find_lost(content: Content) -> Iterator[Finding]:
    """CHK-30: whatever happens, each curse can still be lifted."""
    for clue in content.all(ClueEntry):
        yield from _kept(content, (clue,))


def find_combinations(content: Content) -> Iterator[Finding]:
    """CHK-32: so can all of them in every combination, from the terrain of the smallest number (7C-SETUP-13)."""
    clues = content.all(ClueEntry)
    for size in range(2, len(clues) + 1):
        for chosen in combinations(clues, size):
            yield from _kept(content, chosen)
