"""The closed vocabulary of operations (contract 7.3); `{ do = "take", card = "063" }` in the files.

Parts of a consequence are carried out in their order, each completely before the next (G-48); one that cannot be
carried out is skipped (G-50).
"""

from __future__ import annotations

from typing import Final, Literal

from portulan.content import Part, PassageId, Positive, field
from portulan.content.vocabulary import Vocabulary
from portulan.games.seventh_continent.content.conditions import AnyCondition
from portulan.games.seventh_continent.content.terms import (
    At,
    ClueId,
    ExplorationId,
    KeywordId,
    NumberId,
    Side,
    SkillId,
    StateId,
    Symbol,
    Who,
)


class Selection(Part, frozen=True):
    """Cards that are discarded, returned or banished: this one, or `n` picked in a zone (DP-40), of one kind."""

    which: Literal["this", "hand", "inventory", "satchel", "board"] = "this"
    card: NumberId | None = None
    keyword: KeywordId | None = None
    who: Who = "owner"
    n: Positive = 1


class Filter(Part, frozen=True):
    """Which Action cards are meant: skills with a keyword, skills that can be crafted; nothing given, all of them."""

    keyword: KeywordId | None = None
    craft: bool = False


class Position(Part, frozen=True):
    """Where a terrain is put: at a side of the active player's terrain, at a place of the sheet, or, with neither, the
    place that was freed."""

    side: Side | None = None
    at: At | None = None


class Operation(Part, frozen=True, tag_field="do"):
    """Something that a card makes happen."""


class Take(Operation, frozen=True, tag="take"):
    """Calls a numbered card (7C-TAKE); `flags` lists the symbols that may be added (7C-FLAG), `places` where a terrain
    is put, several being a choice (DP-45)."""

    card: NumberId
    who: Who = "active"
    times: Positive = 1
    if_available: bool = False
    flags: tuple[Symbol, ...] = ()
    places: tuple[Position, ...] = ()


class TakeByNumber(Operation, frozen=True, tag="take_by_number"):
    """Takes the card of a number that was entered: hidden, of a riddle, of two quest items put together (7C-AUTH)."""

    source: Literal["hidden", "riddle", "combination"]


class RevealExploration(Operation, frozen=True, tag="reveal_exploration"):
    """Turns a fog card: the one that the action stands on, or the one at a side of the terrain (7C-EXPLORE)."""

    side: Side | None = None


class ClearPlace(Operation, frozen=True, tag="clear_place"):
    """The Exploration card leaves its place, and the Adventure card of the arrow comes (7C-EXPLORE-2, -7)."""


class ReplaceThis(Operation, frozen=True, tag="replace_this"):
    """Discards this card and puts a card of a number in its place (7C-HIDDEN-1)."""

    card: NumberId


class Move(Operation, frozen=True, tag="move"):
    """Moves figures: to an accessible terrain (7C-MOVE-1), across an obstacle (7C-MOVE-4), to a terrain by number."""

    to: Literal["accessible", "across", "card"] = "accessible"
    card: NumberId | None = None
    who: Who = "each_participant"


class NewBoard(Operation, frozen=True, tag="new_board"):
    """Clears the Board and forms a new one on a terrain, with all figures (7C-ICON-8, G-95, CHK-28)."""

    card: NumberId


class Discard(Operation, frozen=True, tag="discard"):
    """To the Past or the Discard, by the back of the card (7C-VERB-2)."""

    what: Selection = Selection()


class Return(Operation, frozen=True, tag="return"):
    """Back to its place in its deck (7C-RETURN-1)."""

    what: Selection = Selection()


class Banish(Operation, frozen=True, tag="banish"):
    """Out of the game (7C-BANISH-1)."""

    what: Selection = Selection()


class BanishNumber(Operation, frozen=True, tag="banish_number"):
    """Banishes a green card of a number unseen (7C-BANISH-3)."""

    card: NumberId


class GoldReplace(Operation, frozen=True, tag="gold_replace"):
    """Green to gold: banishes this card and puts the gold one of its number in its place (7C-BANISH-4)."""


class Recover(Operation, frozen=True, tag="recover"):
    """Shuffles cards of the Discard into the Action Deck, at random or by choice (7C-ENERGY-3, -8, DP-25); with
    `at_most_drawn` no more than this action has drawn."""

    n: Positive
    how: Literal["random", "choice"] = "random"
    of: Filter | None = None
    at_most_drawn: bool = False


class Lose(Operation, frozen=True, tag="lose"):
    """Discards cards from the top of the Action Deck (7C-ENERGY-7, -9)."""

    n: Positive


class LosePerState(Operation, frozen=True, tag="lose_per_state"):
    """The energy-loss icon as an operation: one card for each Character/State card in hand (7C-STATE-1)."""

    who: Who = "active"


class Damage(Operation, frozen=True, tag="damage"):
    """Lowers dice by so much in all: those of the participants (7C-DAMAGE-3), of the active player alone, or of the
    object that bears the effect."""

    n: Positive
    scope: Literal["participants", "active", "this"] = "participants"


class Repair(Operation, frozen=True, tag="repair"):
    """Raises dice by so much in all, none above 6 (DP-41): of any object of the participants, or of those used in this
    action."""

    n: Positive
    scope: Literal["participants", "used"] = "participants"


class PlaceFire(Operation, frozen=True, tag="place_fire"):
    """The active player's fire figure comes to the terrain where they stand (G-87, DP-36)."""


class RemoveFire(Operation, frozen=True, tag="remove_fire"):
    """The fire figures on the active player's terrain leave it (G-87)."""


class MakeObject(Operation, frozen=True, tag="make_object"):
    """This skill becomes an object (7C-CRAFT-4); the success of every craft action, which no card writes down."""


class RemoveState(Operation, frozen=True, tag="remove_state"):
    """One of these states leaves a hand; what ships returns it to the deck (7C-STATE-10, G-73, CHK-27)."""

    states: tuple[StateId, ...]
    who: Who = "active"
    how: Literal["return", "discard"] = "return"


class GiveBonus(Operation, frozen=True, tag="give_bonus"):
    """An Exploration card set aside comes into a hand as a bonus (7C-HANDCARD)."""

    card: ExplorationId
    who: Who = "active"


class GiveSkill(Operation, frozen=True, tag="give_skill"):
    """A skill out of the game comes into a hand (7C-HANDCARD)."""

    card: SkillId
    who: Who = "active"


class SpendXp(Operation, frozen=True, tag="spend_xp"):
    """Opens the purchase of advanced skills (7C-XP, DP-34)."""


class DrawToHand(Operation, frozen=True, tag="draw_to_hand"):
    """Skills of the Action Deck or the Discard come into a hand by choice (DP-40)."""

    n: Positive
    source: Literal["deck", "discard"] = "deck"
    of: Filter | None = None
    who: Who = "owner"


class Peek(Operation, frozen=True, tag="peek"):
    """All look at the top cards of the Action Deck, which stay there."""

    n: Positive


class Eliminate(Operation, frozen=True, tag="eliminate"):
    """ "Your adventure ends here": all participants are eliminated (7C-ELIMINATED, 7C-DEFEAT-2, CHK-24)."""


class LiftCurse(Operation, frozen=True, tag="lift_curse"):
    """The curse of a clue is lifted (7C-WIN-2)."""

    curse: ClueId


class Choose(Operation, frozen=True, tag="choose"):
    """A player takes one of several branches (DP-18); the labels of the passage name them in their order."""

    page: PassageId
    options: tuple[tuple[AnyOperation, ...], ...]
    who: Who = "active"


class Relink(Operation, frozen=True, tag="relink"):
    """Attaches an event, or this card, to a terrain of a number or, without one, to the next terrain towards the
    nearest figure, or to the one that is farthest from all figures (7C-PERM-2)."""

    event: NumberId | None = None
    terrain: NumberId | None = None
    to: Literal["figure", "far"] = "figure"


class PlaceEvent(Operation, frozen=True, tag="place_event"):
    """Puts a permanent event on a place of the sheet (G-85)."""

    card: NumberId
    at: At


class AddToZone(Operation, frozen=True, tag="add_to_zone"):
    """Shuffles an Exploration card that was set aside into the pile of its zone (7C-RETURN-2)."""

    card: ExplorationId


class RemoveFromZone(Operation, frozen=True, tag="remove_from_zone"):
    """Sets an Exploration card aside, unseen, and shuffles the pile."""

    card: ExplorationId


class ForEach(Operation, frozen=True, tag="for_each"):
    """The same for each member of a set, from the active player clockwise; "owner" means the member."""

    of: Literal["participants", "players", "other_participants", "other_players"]
    ops: tuple[AnyOperation, ...]


class Random(Operation, frozen=True, tag="random"):
    """One of several branches, by chance."""

    options: tuple[tuple[AnyOperation, ...], ...]


class DrawTest(Operation, frozen=True, tag="draw_test"):
    """Draws cards as at step 2 and reveals them; `need` successes on their bands succeed, and all are discarded."""

    n: Positive
    need: Positive
    success: tuple[AnyOperation, ...] = ()
    failure: tuple[AnyOperation, ...] = ()


class ReturnPast(Operation, frozen=True, tag="return_past"):
    """The return of the whole Past without a take (7C-TAKE-6)."""


class If(Operation, frozen=True, tag="if"):
    """One way or the other."""

    cond: AnyCondition
    then: tuple[AnyOperation, ...] = ()
    otherwise: tuple[AnyOperation, ...] = field(default=(), name="else")


class Text(Operation, frozen=True, tag="text"):
    """A story is shown to the players (7C-TAKE-9)."""

    page: PassageId


AnyOperation = (
    Take
    | TakeByNumber
    | RevealExploration
    | ClearPlace
    | ReplaceThis
    | Move
    | NewBoard
    | Discard
    | Return
    | Banish
    | BanishNumber
    | GoldReplace
    | Recover
    | Lose
    | LosePerState
    | Damage
    | Repair
    | PlaceFire
    | RemoveFire
    | MakeObject
    | RemoveState
    | GiveBonus
    | GiveSkill
    | SpendXp
    | DrawToHand
    | Peek
    | Eliminate
    | LiftCurse
    | Choose
    | Relink
    | PlaceEvent
    | AddToZone
    | RemoveFromZone
    | ForEach
    | Random
    | DrawTest
    | ReturnPast
    | If
    | Text
)
OPERATIONS: Final = Vocabulary(AnyOperation)
