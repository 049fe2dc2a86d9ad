"""The box: what the content files hold, laid out as numbers for the rules.

All cards of the Adventure, Exploration and Action Decks, characters and clues stand in one list; a set of them is the
bits of one number. The grid holds the places of all sheets, each sheet beginning at the same corner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

from portulan.content import Content
from portulan.games.seventh_continent.catalogue import CARDS
from portulan.games.seventh_continent.content import entries as e
from portulan.games.seventh_continent.content.operations import (
    OPERATIONS,
    AddToZone,
    Choose,
    GiveBonus,
    If,
    MakeObject,
    Move,
    RemoveFromZone,
    Take,
)
from portulan.games.seventh_continent.content.schema import read
from portulan.games.seventh_continent.content.terms import At
from portulan.games.seventh_continent.moves import ACT, APPLY, MOST_CARDS, WIDTH
from portulan.games.seventh_continent.printed import AFTER, Action, Card, Effect, Flag, Program
from portulan.games.seventh_continent.programs import SYMBOLS, TO_ACCESSIBLE, TO_ACROSS, Programs
from portulan.games.seventh_continent.terms import (
    ALWAYS,
    ANY_ICON,
    AT_RESOURCE,
    AT_TAKE,
    BLUE,
    BONUS,
    CHARACTER,
    CLUE,
    COLUMN_LIMIT,
    CRAFT,
    CURSE,
    EFFECT_STEPS,
    FAILURE,
    FOG,
    GOLD,
    GREEN,
    HAND_LIMIT,
    ICONS,
    NONE,
    OBJECT,
    OBJECT_LIMIT,
    PERMANENT,
    QUEST,
    REACHES,
    RESOURCES,
    SIDES,
    SKILL,
    STATE,
    SUCCESS,
    TEMPORARY,
    TERRAIN,
    TRIGGERS,
    ZONES,
)

NUMBERS: Final = 1000
BEYOND_PRICE: Final = 1 << 20
"""More cards than anybody has."""
_CATALOGUED: Final = {uid: number for number, uid in enumerate(CARDS)}
_TAKE: Final = OPERATIONS.code(Take)
_IF: Final = OPERATIONS.code(If)
_CHOOSE: Final = OPERATIONS.code(Choose)
_MOVE: Final = OPERATIONS.code(Move)
_GIVE_BONUS: Final = OPERATIONS.code(GiveBonus)
_ADD: Final = OPERATIONS.code(AddToZone)
_REMOVE: Final = OPERATIONS.code(RemoveFromZone)
MAKE_OBJECT: Final = (OPERATIONS.code(MakeObject),)
"""The success of every craft action (7C-CRAFT-4)."""
_RESULTS: Final = {"any": 0, "success": SUCCESS, "failure": FAILURE}
_FACES: Final[dict[type[Any], int]] = {
    e.Terrain: TERRAIN,
    e.Permanent: PERMANENT,
    e.Temporary: TEMPORARY,
    e.Bonus: BONUS,
    e.Object: OBJECT,
    e.QuestItem: QUEST,
}


class Box:
    """Everything that is printed, by number."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        makers: list[tuple[type[Any], Callable[[Any, int], Card]]] = [
            (e.AdventureEntry, self._adventure),
            (e.ExplorationEntry, self._exploration),
            (e.SkillEntry, self._skill),
            (e.CurseEntry, self._curse),
            (e.ClueEntry, self._clue),
            (e.CharacterEntry, self._character),
        ]
        entries = [(entry, make) for kind, make in makers for entry in content.all(kind)]
        entries.sort(key=lambda pair: _CATALOGUED.get(pair[0].id, len(_CATALOGUED)))
        self.ids: Final = tuple(entry.id for entry, _ in entries)
        if len(self.ids) > MOST_CARDS:
            raise ValueError(f"{len(self.ids)} cards, more than {MOST_CARDS}")
        self.by_id: Final = {uid: number for number, uid in enumerate(self.ids)}
        places = [face.at for face in self._faces() if isinstance(face, e.Terrain | e.Permanent) and face.at]
        self.width: Final = WIDTH
        if any(place.x >= WIDTH for place in places):
            raise ValueError(f"a place lies beyond the {WIDTH} columns of the grid")
        self.height: Final = max([place.y for place in places], default=0) + 1
        self.cells: Final = self.width * self.height
        self.beside: Final = [
            [self._neighbour(cell, side) for cell in range(self.cells)] for side in range(len(SIDES))
        ]
        """The cell beside each cell, side by side; NONE beyond the grid."""
        self.around: Final = [
            tuple((side, row[cell]) for side, row in enumerate(self.beside) if row[cell] != NONE)
            for cell in range(self.cells)
        ]
        """The sides of each cell beyond which another cell lies, each with that cell."""
        self.keywords: Final = {uid: number for number, uid in enumerate(content.ids("keyword"))}
        self.states: Final = {uid: number for number, uid in enumerate(content.ids("state"))}
        self.actions: Final[list[Action]] = []
        self.effects: Final[list[Effect]] = []
        self.action_names: Final[list[str]] = []
        self.effect_names: Final[list[str]] = []
        """Actions and effects by the card that they stand on, and their place there: names that outlive numbers."""
        self._words = Programs(self.keywords, self.states, self.by_id, self.cell_of, content.passage_number)
        self.programs: Final = self._words.programs
        self.places: Final = tuple(f"{cell % self.width},{cell // self.width}" for cell in range(self.cells))
        """The names of the cells."""
        self.cards: Final[list[Card]] = []
        for number, (entry, make) in enumerate(entries):
            self.cards.append(make(entry, number))
        self.fog_action: Final = [NONE] * len(ZONES)
        """The action on the fog side of each zone's cards (G-16)."""
        for zone in content.all(e.ZoneEntry):
            self.fog_action[ZONES.index(zone.id)] = self._action(NONE, 1, zone.action, name=f"zone {zone.id}")
        self.reads_draws: Final = self._words.reads_draws
        self._lay_out()
        self._limits()

    def _lay_out(self) -> None:
        """Sorts cards into the sets that the rules ask for."""
        cards = self.cards
        self.greens = [0] * NUMBERS
        self.golds = [0] * NUMBERS
        self.zones = [0] * len(ZONES)
        """The Exploration cards of each zone."""
        self.number_at: dict[tuple[int, int], int] = {}
        """The number that belongs to a place of a sheet."""
        for number, card in enumerate(cards):
            if card.back == GREEN:
                self.greens[card.number] |= 1 << number
            elif card.back == GOLD:
                self.golds[card.number] |= 1 << number
            elif card.back == FOG:
                self.zones[card.zone] |= 1 << number
            if NONE not in (card.at, card.number) and not card.authorised_by:
                self.number_at[card.sheet, card.at] = card.number
        led = {sides: self._led(sides) for sides in {_arrows(card) for card in cards}}
        self.led = [led[_arrows(card)] for card in cards]
        """For each card and each cell where it may lie the sides to which its arrows point, with the cell there."""
        self.of_type = [self._set(lambda card, t=t: card.type == t) for t in range(CLUE + 1)]
        """The cards of each type."""
        self.curses = self.of_type[CURSE]
        self.action_cards = self._set(lambda card: card.back == BLUE)
        self.exploration = self._set(lambda card: card.back == FOG)
        self.adventure = self._set(lambda card: card.back in (GREEN, GOLD))
        self.people = self.of_type[CHARACTER] | self.of_type[STATE]
        """Character/State cards (7C-CARD-17)."""
        self.limited = self.of_type[SKILL] | self.of_type[BONUS]
        """What counts against the hand limit (7C-ZONE-5)."""
        self.specific = {
            person: self._set(lambda card, p=person: card.owner == p and card.type == SKILL)
            for person, card in enumerate(cards)
            if card.type == CHARACTER
        }
        """The specific skills of each character."""
        self.common_skills = self._set(lambda card: card.type == SKILL and card.owner == NONE)
        self.always = self._set(
            lambda card: card.owner == NONE and not card.advanced and card.type in (SKILL, CURSE)
        )
        """What is in the Action Deck whoever plays, against whatever clue (7C-SETUP-7)."""
        self.basic = {
            person: skills & ~self._set(lambda card: card.advanced)
            for person, skills in self.specific.items()
        }
        """Those of them that are in the Action Deck from the start (7C-SETUP-7, -9)."""
        self.objects = self._set(lambda card: card.resistance > 0)
        """Cards that are an object, or can be crafted into one."""
        self.experience = self._set(lambda card: card.type == QUEST and card.xp > 0)
        """Cards that carry experience points (7C-XP-1)."""
        self.with_keyword = [
            self._set(lambda card, k=k: bool(card.keywords >> k & 1)) for k in range(len(self.keywords))
        ]
        self.masks = [
            self._set(
                lambda card, k=keyword, craft=craft: (
                    (k == NONE or bool(card.keywords >> k & 1)) and (not craft or card.resistance > 0)
                )
            )
            if keyword != NONE or craft
            else (1 << len(cards)) - 1
            for keyword, craft in self._words.filters
        ]
        """Which cards an operation means, by the number of its filter."""
        self.offering = self._set(lambda card: bool(card.actions))
        """Cards that offer an action in hand, on the Board or under the Satchel."""
        self.acting_at = [
            self._set(lambda card, s=step: any(self.effects[n].step == s for n in card.effects))
            for step in range(len(EFFECT_STEPS))
        ]
        """Cards with an effect at each step, as they are in hand, on the Board or under the Satchel."""
        self.compelling = [
            self._set(
                lambda card, s=step: any(
                    self.effects[n].step == s and not self.effects[n].optional for n in card.effects
                )
            )
            for step in range(len(EFFECT_STEPS))
        ]
        """Those of them whose effect is applied whether one likes it or not: states (G-27)."""
        self.effects_at = [
            [tuple(self.effects[n] for n in card.effects if self.effects[n].step == step) for card in cards]
            for step in range(len(EFFECT_STEPS))
        ]
        """The effects of each card at each step."""
        self.triggers = [
            [effect for effect in self.effects if effect.trigger == trigger]
            for trigger in range(len(TRIGGERS))
        ]
        self.answering = [sum(1 << card for card in _cards(effects)) for effects in self.triggers]
        """The cards with an effect that answers to each event."""
        self.answers: list[dict[int, list[Effect]]] = [
            {card: [effect for effect in effects if effect.card == card] for card in _cards(effects)}
            for effects in self.triggers
        ]
        """The effects that answer to each event, by their card."""
        self.with_arrows = self._set(lambda card: bool(card.arrows))
        """Cards with positioning arrows."""
        self.taking_away = {
            number: found for number, card in enumerate(cards) if (found := self._taking_away(card))
        }
        """The effects that take something away from a player, by the card in hand."""
        self.forbidding = sum(1 << card for card in self.taking_away)
        """The cards that have such an effect."""
        self.act_moves = [
            ACT.move(action.card, action.place - 1) if action.card != NONE else NONE
            for action in self.actions
        ]
        """The move by which each action is undertaken; NONE for that of a fog card."""
        self.apply_moves = [APPLY.move(effect.card, effect.place - 1) for effect in self.effects]
        """The move by which each effect is applied."""
        self.act_of = {move: number for number, move in enumerate(self.act_moves) if move != NONE}
        bands = [(card.stars, card.left, card.right, card.seven) for card in cards]
        published = list(bands)
        for skill in self.content.all(e.SkillEntry):
            if skill.published is not None:
                published[self.by_id[skill.id]] = _band(skill.published)
        self.bands = [bands, published]
        """Stars, halves and seven of each card, for both profiles of the deck (contract 3.3)."""
        self.band_sets = [_band_sets(profile) for profile in self.bands]
        self.sparing = any(effect.no_wear for effect in self.effects)
        self.symbols = [
            self._symbols(action.success) | self._symbols(action.failure) for action in self.actions
        ]
        """The symbols of the flagged boxes of each action, as bits."""
        self.when_used = self._set(
            lambda card: any(self.effects[n].step == AT_RESOURCE for n in card.object_effects)
        )
        """Objects that provide resources only when they are used."""
        self.providing = self._set(lambda card: bool(card.provides))
        """Cards that provide resources as they are, in a hand, on the Board or under the Satchel."""
        self.heaviest = sum(max(0, effect.cost) for effect in self.effects if not effect.optional)
        """What states can add to a cost, at most."""
        self.prices = [
            BEYOND_PRICE
            if action.all_must or action.requires or action.travels or action.crosses
            else action.cost + self.heaviest
            for action in self.actions
        ]
        """What each action can come to at most; beyond all price where something else than icons and its cost may
        forbid it: what all must do, what it requires, where it leads."""
        self.at_taking = any(effect.step == AT_TAKE for effect in self.effects)
        self._secrets: dict[int, list[int]] = {}
        for card in cards:
            for key in dict.fromkeys(card.authorised_by if card.passages else ()):
                self._secrets.setdefault(key, []).append(card.passages[0])
        self.of_clue = {
            clue: self._set(lambda card, c=clue: card.owner == c and card.back == FOG)
            for clue, card in enumerate(cards)
            if card.type == CLUE
        }
        """The Exploration cards of each clue, which are in the deck only where it was chosen."""
        self.curses_of = {
            clue: self._set(lambda card, c=clue: card.owner == c and card.type == CURSE)
            for clue in self.of_clue
        }
        """The curses of each clue, which are in the Action Deck only where it was chosen."""
        self.aside = 0
        """Exploration cards that are set aside at the start: some card brings them, and none takes them out."""
        for code, sign in ((_GIVE_BONUS, 1), (_ADD, 1), (_REMOVE, 0)):
            for row in (row for program in self.programs for row in program if row[0] == code):
                self.aside = self.aside | 1 << row[1] if sign else self.aside & ~(1 << row[1])

        self.stock = (self.adventure | self.exploration) & ~(self.aside | sum(self.of_clue.values()))
        """What is in the decks before a clue is chosen."""
        self.out = (1 << len(cards)) - 1 & ~(self.stock | self.always)
        """What is in none of the decks then."""
        keywords = list(self.keywords)
        self.labels: dict[str, Sequence[str]] = {
            "card": self.ids,
            "cell": self.places,
            "action": self.action_names,
            "effect": self.effect_names,
            "program": self._words.names,
            "filter": [
                f"{keywords[keyword] if keyword != NONE else 'any'}{' craft' if craft else ''}"
                for keyword, craft in self._words.filters
            ],
            "passage": self.content.passages,
        }
        """The names of what numbers mean, by which a save keeps them."""

    def _taking_away(self, card: Card) -> list[Effect]:
        """Lists the effects of a card that take something away while it is in hand."""
        return [
            effect
            for effect in (self.effects[n] for n in card.effects)
            if effect.forbids_taking_part
            or effect.forbids_help
            or effect.forbids_icons
            or effect.forbids_camp
        ]

    def _symbols(self, program: int) -> int:
        """Finds the symbols of the flagged boxes of a program and of those inside it."""
        found = 0
        for row in self.programs[max(0, program)]:
            if row[0] == _TAKE:
                found |= sum(1 << symbol for symbol in row[5])
            elif row[0] == _IF:
                found |= self._symbols(row[2]) | self._symbols(row[3])
            elif row[0] == _CHOOSE:
                for branch in row[2]:
                    found |= self._symbols(branch)
        return found

    def secrets_of(self, card: int) -> list[int]:
        """Lists the first passages of the cards that a source leads to by a number."""
        return self._secrets.get(self.cards[card].key, [])

    def _limits(self) -> None:
        """Reads the limits of the Satchel & Journal, or those of the contract where no card gives them."""
        self.hand_limit = list(HAND_LIMIT)
        self.object_limit = list(OBJECT_LIMIT)
        self.column_limit = list(COLUMN_LIMIT)
        self.introduction = [
            self.content.passage_number(satchel.introduction) for satchel in self.content.all(e.SatchelEntry)
        ]
        """What is read before the first turn (7C-SETUP-16)."""
        for satchel in self.content.all(e.SatchelEntry):
            for limits in satchel.limits:
                self.hand_limit[limits.players] = limits.hand
                self.object_limit[limits.players] = limits.objects
                self.column_limit[limits.players] = limits.cards

    def _set(self, fits: Any) -> int:
        return sum(1 << number for number, card in enumerate(self.cards) if fits(card))

    def _faces(self) -> list[Any]:
        adventure = [entry.face for entry in self.content.all(e.AdventureEntry)]
        return adventure + [entry.face for entry in self.content.all(e.ExplorationEntry)]

    # The grid

    def cell_of(self, at: At) -> int:
        """Numbers a place of a sheet."""
        return at.y * self.width + at.x

    def _neighbour(self, cell: int, side: int) -> int:
        y, x = divmod(cell, self.width)
        x += (0, 1, 0, -1)[side]
        y += (-1, 0, 1, 0)[side]
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else NONE

    def _led(self, sides: int) -> list[tuple[tuple[int, int], ...]]:
        """Gives for each cell what lies around it at some sides."""
        return [tuple(row for row in around if sides >> row[0] & 1) for around in self.around]

    # Cards

    def _adventure(self, entry: e.AdventureEntry, card: int) -> Card:
        number = int(entry.number)
        by = entry.authorised_by
        sources = by.all_of or by.any_of
        made = self._face(entry.face, entry.id, card, GREEN if entry.back == "green" else GOLD)
        return made._replace(
            number=number,
            key=number,
            authorised_by=tuple(self._key(source) for source in sources),
            needs_all=bool(by.all_of),
        )

    def _exploration(self, entry: e.ExplorationEntry, card: int) -> Card:
        made = self._face(entry.face, entry.id, card, FOG)
        owner = NONE if entry.clue is None else self.by_id[entry.clue]
        return made._replace(zone=ZONES.index(entry.zone), key=self._key(entry.id), owner=owner)

    def _key(self, source: str) -> int:
        """Numbers what may authorise a card: a number by itself, another card after all numbers (G-66)."""
        return int(source) if source.isdecimal() else NUMBERS + self.by_id[source]

    def _face(self, face: Any, uid: str, card: int, back: int) -> Card:
        if isinstance(face, e.State):
            return self._state(face, uid, card, back)
        made = Card(
            uid,
            _FACES[type(face)],
            back,
            keywords=self._bits(face.keywords),
            flags=_flags(face.flags),
            provides=_resources(face.provides),
            on_reveal=self._words.operations(face.on_reveal, f"{uid} on reveal"),
            passages=self._passages(
                face.back_text, face.front_text, None if face.scene is None else face.scene.page
            ),
            riddle=face.riddle,
            hint=NONE if face.hint is None else self.content.passage_number(face.hint),
        )
        if isinstance(face, e.Object):
            return made._replace(
                resistance=face.resistance,
                flags=(),
                provides=0,
                object_keywords=made.keywords,
                object_actions=self._actions(card, face.actions, True),
                object_effects=self._effects(card, face.effects, True),
                object_flags=made.flags,
                object_provides=made.provides,
            )
        made = made._replace(
            actions=self._actions(card, face.actions), effects=self._effects(card, face.effects)
        )
        if isinstance(face, e.Terrain):
            return self._terrain(made, face, card)
        if isinstance(face, e.Permanent):
            return self._permanent(made, face)
        if isinstance(face, e.Temporary):
            mandatory = NONE
            if face.mandatory is not None:
                mandatory = self._action(card, 1 + len(face.actions), face.mandatory)
            return made._replace(mandatory=mandatory, after=AFTER.index(face.after))
        if isinstance(face, e.QuestItem):
            return made._replace(xp=face.xp, after=AFTER.index(face.spent))
        if isinstance(face, e.Bonus):
            return made._replace(errand=face.kind == "quest")
        return made

    def _terrain(self, made: Card, face: e.Terrain, card: int) -> Card:
        arrival = NONE
        if face.on_arrival is not None:
            arrival = self._action(card, 1 + len(face.actions), face.on_arrival)
        exits = tuple(int(face.exits[side].box) if side in face.exits else NONE for side in SIDES)
        return made._replace(
            sheet=face.at.sheet,
            at=self.cell_of(face.at),
            zone=ZONES.index(face.zone),
            exits=exits,
            closed=sum(1 << SIDES.index(side) for side in face.closed),
            provides=made.provides | _resources(face.resources),
            forbidden=face.forbidden,
            on_arrival=arrival,
            hidden=NONE if face.hidden is None else int(face.hidden.number),
        )

    def _permanent(self, made: Card, face: e.Permanent) -> Card:
        return made._replace(
            sheet=0 if face.at is None else face.at.sheet,
            at=NONE if face.at is None else self.cell_of(face.at),
            arrows=tuple(
                (SIDES.index(arrow.side), NONE if arrow.done_icon is None else ICONS.index(arrow.done_icon))
                for arrow in face.arrows
            ),
            provides=made.provides | _resources(face.resources),
            hidden=NONE if face.hidden is None else int(face.hidden.number),
            one_way=face.one_way,
        )

    def _state(self, face: e.State, uid: str, card: int, back: int) -> Card:
        entry = self.content.find(e.StateEntry, face.state)
        return Card(
            uid,
            STATE,
            back,
            title=self.states[face.state],
            energy_loss=face.energy_loss,
            passages=self._passages(entry.front_text),
            actions=self._actions(card, entry.actions),
            effects=self._effects(card, entry.effects, compulsory=True),
        )

    def _skill(self, entry: e.SkillEntry, card: int) -> Card:
        stars, left, right, seven = _band(entry.band)
        made = Card(
            entry.id,
            SKILL,
            BLUE,
            keywords=self._bits(entry.keywords),
            effects=self._effects(card, entry.effects),
            owner=NONE if entry.owner is None else self.by_id[entry.owner],
            advanced=entry.level == "advanced",
            xp=entry.xp_cost,
            stars=stars,
            left=left,
            right=right,
            seven=seven,
        )
        actions = self._actions(card, entry.actions)
        craft = entry.craft
        if craft is None:
            return made._replace(actions=actions)
        success = self._words.keep((MAKE_OBJECT,), f"{entry.id} craft")
        self.action_names.append(f"{entry.id} {1 + len(actions)}")
        self.actions.append(
            Action(
                card,
                1 + len(actions),
                CRAFT,
                craft.cost,
                craft.difficulty,
                success=success,
                materials=tuple((RESOURCES.index(name), n) for name, n in craft.materials.items()),
            )
        )
        actions = (*actions, len(self.actions) - 1)
        made_of = craft.object
        return made._replace(
            actions=actions,
            resistance=made_of.resistance,
            object_keywords=made.keywords,
            object_actions=self._actions(card, made_of.actions, True, len(actions)),
            object_effects=self._effects(card, made_of.effects, True, len(entry.effects)),
            object_flags=_flags(made_of.flags),
            object_provides=_resources(made_of.provides),
        )

    def _curse(self, entry: e.CurseEntry, card: int) -> Card:
        return Card(entry.id, CURSE, BLUE, owner=NONE if entry.clue is None else self.by_id[entry.clue])

    def _clue(self, entry: e.ClueEntry, card: int) -> Card:
        return Card(
            entry.id,
            CLUE,
            key=self._key(entry.id),
            flags=_flags(entry.flags),
            start=int(entry.start),
            passages=self._passages(entry.front_text, entry.back_text),
            effects=self._effects(card, entry.effects),
            lost=self.content.passage_number(entry.lost),
        )

    def _character(self, entry: e.CharacterEntry, card: int) -> Card:
        return Card(
            entry.id,
            CHARACTER,
            passages=self._passages(entry.story),
            effects=self._effects(card, entry.power),
        )

    # Parts of cards

    def _passages(self, *texts: str | None) -> tuple[int, ...]:
        return tuple(self.content.passage_number(text) for text in texts if text is not None)

    def _bits(self, keywords: Sequence[str]) -> int:
        return sum(1 << self.keywords[keyword] for keyword in keywords)

    def _actions(
        self, card: int, actions: Sequence[e.Action], of_object: bool = False, first: int = 0
    ) -> tuple[int, ...]:
        return tuple(self._action(card, 1 + first + n, action, of_object) for n, action in enumerate(actions))

    def _action(
        self, card: int, place: int, action: e.Action, of_object: bool = False, name: str = ""
    ) -> int:
        name = name or f"{self.ids[card]} {place}"
        success = self._words.operations(action.success, f"{name} success")
        travels = any(row[:2] == (_MOVE, TO_ACCESSIBLE) for row in self.programs[success])
        crosses = any(row[:2] == (_MOVE, TO_ACROSS) for row in self.programs[success])
        self.action_names.append(name)
        self.actions.append(
            Action(
                card,
                place,
                ICONS.index(action.icon),
                action.cost,
                action.difficulty,
                action.locked,
                action.all_must,
                self._words.conditions(action.requires),
                success,
                NONE if action.failure is None else self._words.operations(action.failure, f"{name} failure"),
                of_object=of_object,
                travels=travels,
                crosses=crosses,
            )
        )
        return len(self.actions) - 1

    def _effects(
        self,
        card: int,
        effects: Sequence[e.Effect],
        of_object: bool = False,
        first: int = 0,
        compulsory: bool = False,
    ) -> tuple[int, ...]:
        found: list[int] = []
        for place, effect in enumerate(effects):
            name = f"{self.ids[card]} {1 + first + place}"
            found.append(len(self.effects))
            self.effect_names.append(name)
            mods = effect.mods
            on = effect.on
            destination: Program = ()
            if mods.dest_if is not None:
                destination = self._words.conditions((mods.dest_if,))
            self.effects.append(
                Effect(
                    len(self.effects),
                    card,
                    1 + first + place,
                    EFFECT_STEPS.index(effect.step) if on is None else ALWAYS,
                    _icons(effect.icons),
                    self._words.conditions(effect.when),
                    destination,
                    mods.cost,
                    mods.difficulty,
                    mods.stars,
                    mods.seven_stars,
                    mods.extra_keep,
                    mods.no_wear,
                    "participate" in mods.forbid,
                    "be_helped" in mods.forbid,
                    _icons(mods.forbid_icons) if mods.forbid_icons else 0,
                    "camp" in mods.forbid,
                    sum(1 << self.states[state] for state in effect.cancel),
                    effect.optional or not compulsory,
                    self._words.operations(effect.pay, f"{name} pay"),
                    REACHES.index(effect.reach),
                    NONE if on is None else TRIGGERS.index(on.at),
                    ANY_ICON if on is None else _icons(on.icons),
                    0 if on is None else _RESULTS[on.result],
                    self._words.operations(effect.do, f"{name} do"),
                    of_object,
                    bool(mods.cost or mods.difficulty or mods.stars or mods.seven_stars or mods.extra_keep),
                )
            )
        return tuple(found)


def _cards(effects: Iterable[Effect]) -> set[int]:
    """Gives the cards on which some effects stand."""
    return {effect.card for effect in effects}


def _arrows(card: Card) -> int:
    """Gives the sides of a terrain that have an arrow, as bits."""
    return sum(1 << side for side, number in enumerate(card.exits) if number != NONE)


def _band(band: e.Band) -> tuple[int, int, int, int]:
    return band.stars, int(band.left), int(band.right), int(band.seven)


def _band_sets(bands: Sequence[tuple[int, int, int, int]]) -> tuple[list[int], int, int, int]:
    """Gives bands as sets of cards: those with one star at least, with two and so on, with each half, with a seven."""
    most = max((band[0] for band in bands), default=0)
    stars = [_places(band[0] > n for band in bands) for n in range(most)]
    left, right, seven = (_places(band[part] > 0 for band in bands) for part in (1, 2, 3))
    return stars, left, right, seven


def _places(flags: Iterable[bool]) -> int:
    """Gives the set of the places where a flag is set."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _icons(icons: Sequence[str]) -> int:
    """Gives the icons as bits; none stands for all."""
    return sum(1 << ICONS.index(icon) for icon in icons) if icons else ANY_ICON


def _resources(resources: Sequence[str]) -> int:
    return sum(1 << n for n, name in enumerate(RESOURCES) if name in resources)


def _flags(flags: Sequence[e.Flag]) -> tuple[Flag, ...]:
    return tuple(Flag(SYMBOLS.index(flag.symbol), flag.n) for flag in flags)


@cache
def box() -> Box:
    """Opens the box that ships with the game."""
    return Box(read())
