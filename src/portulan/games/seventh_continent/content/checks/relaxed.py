"""CHK-04, -13, -22, -30, -32: the relaxed search (contract 7.5): what can be reached when everything goes as one likes.

Costs are nothing, every result and every branch may be chosen, every card that can be taken is taken. What is not
reached so is never reached at all. The search grows one set of cards and operations until nothing is added, because
nothing that was reached takes anything away; what may take something away is looked at by leaving it out from the
beginning.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from portulan.content import Content, Finding
from portulan.games.seventh_continent.content import conditions as c
from portulan.games.seventh_continent.content.checks.numbers import flag_values, hidden_of, source_of, sum_of
from portulan.games.seventh_continent.content.checks.walk import (
    Bearer,
    Site,
    bearers,
    by_number,
    cards,
    led_to,
    places,
    sites,
    sites_of,
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


class Search:
    """What can be reached from the first terrain of some clues without some cards, with golds or without."""

    def __init__(
        self,
        content: Content,
        clues: tuple[ClueEntry, ...],
        without: frozenset[str] = frozenset(),
        *,
        golds: bool = True,
    ) -> None:
        self.content: Final = content
        self.reached: Final[set[str]] = set()
        """The ids of cards that are reached."""
        self.lifted: Final[set[str]] = set()
        """The clues whose curse is lifted."""
        self.sites: Final[list[Site]] = []
        """The operations that can happen."""
        self._without = without
        self._golds = golds
        self._cards = by_number(content)
        self._bearers: dict[str, list[Bearer]] = {}
        for bearer in bearers(content):
            self._bearers.setdefault(bearer.entry.id, []).append(bearer)
        self._values = flag_values(content)
        self._at_place = places(content)
        self._by_id = {card.entry.id: card for card in cards(content)}
        self._happened: set[tuple[str, str]] = set()
        self._states = {state.number: state.id for state in content.all(StateEntry)}
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
        gone = self._golds and all(self._leaves(card) for card in greens)
        for card in found if gone else greens:
            self._reach(card.id)
        if number in self._states:
            self._reach(self._states[number])

    def _leaves(self, card: AdventureEntry) -> bool:
        """Tells whether a green card can be out of the deck when its number is called again."""
        if card.id in self._without:
            return True
        ops = [site.op for bearer in self._bearers.get(card.id, []) for site in sites_of(bearer)]
        if isinstance(card.face, Terrain):
            return any(isinstance(op, GoldReplace) for op in ops)
        return not any(isinstance(op, Return) for op in ops)

    def _grow(self) -> bool:
        """Goes on from everything that is reached; tells whether there was anything new."""
        before = len(self.reached), len(self._happened)
        for uid in sorted(self.reached):
            for bearer in self._bearers.get(uid, []):
                for site in sites_of(bearer):
                    if (uid, site.path) not in self._happened and all(map(self.may, site.guards)):
                        self._happened.add((uid, site.path))
                        self.sites.append(site)
                        self._happen(site)
            self._go_on(uid)
        self._combine()
        return before != (len(self.reached), len(self._happened))

    def _happen(self, site: Site) -> None:
        match site.op:
            case Take(card=card, flags=flags):
                self._call(card)
                for symbol in flags:
                    for n in self._values.get(symbol, ()):
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
        card = self._by_id.get(uid)
        if card is None or isinstance(card.face, State):
            return
        face = card.face
        if isinstance(face, Terrain):
            for way in face.exits.values():
                self._call(way.box)
            for fog in self.content.all(ExplorationEntry):
                if fog.zone == face.zone:
                    self._reach(fog.id)
        if isinstance(face, Permanent):
            for number in led_to(face, self._at_place):
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
                return card in self.reached or self._has(card)
            case c.Any(of=of):
                return any(self.may(one) for one in of)
            case c.All(of=of):
                return all(self.may(one) for one in of)
            case _:
                return True

    def _has(self, number: str) -> bool:
        return any(card.id in self.reached for card in self._cards.get(number, []))


def find_unreached(content: Content) -> Iterator[Finding]:
    """CHK-04: every card is reached."""
    search = Search(content, content.all(ClueEntry))
    for entry in content.all(AdventureEntry):
        if entry.id not in search.reached and entry.number not in CALLED_BY_RULES:
            yield content.finding(entry, "number", "is never reached")
    for fog in content.all(ExplorationEntry):
        if fog.id not in search.reached:
            yield content.finding(fog, "zone", "is never reached")


def find_incurable(content: Content) -> Iterator[Finding]:
    """CHK-13: whoever acquires a state can lose it in every zone: by the state itself, or on a terrain there."""
    search = Search(content, content.all(ClueEntry))
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
    for clue in content.all(ClueEntry):
        if clue.id not in Search(content, (clue,)).lifted:
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


def _kept(content: Content, clues: tuple[ClueEntry, ...]) -> Iterator[Finding]:
    """Looks for curses that could be lost: lifted neither without any card that can leave, nor before or after golds.

    This asks for more than the contract, and needs no search of the story graph: what is reached without a card is
    reached with it. After golds, the greens that become gold are left out.
    """
    fleeting = _fleeting(content)
    golden = frozenset(site.entry.id for site in sites(content) if isinstance(site.op, GoldReplace))
    for without, golds in ((fleeting, False), (fleeting | golden, True)):
        lifted = Search(content, clues, without, golds=golds).lifted
        for clue in clues:
            if clue.id not in lifted:
                when = "once golds have come" if golds else "before any gold has come"
                also = " with other clues" if len(clues) > 1 else ""
                yield content.finding(clue, "start", f"hangs on a card that can leave the game, {when}{also}")


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
