"""The closed vocabulary of conditions (contract 7.2); `{ is = "participants", op = ">=", n = 2 }` in the files."""

from __future__ import annotations

from typing import Final, Literal

from portulan.content import Natural, Part
from portulan.content.vocabulary import Vocabulary
from portulan.games.seventh_continent.content.terms import (
    CharacterId,
    Comparison,
    KeywordId,
    NumberId,
    Resource,
    SourceId,
    StateId,
    Who,
    Zone,
    ZoneId,
)


class Condition(Part, frozen=True, tag_field="is"):
    """Something that holds or not; whoever takes part may meet it, or the common zones (G-14)."""


class HasState(Condition, frozen=True, tag="has_state"):
    """Somebody has a state in hand."""

    state: StateId
    who: Who = "owner"


class HasKeyword(Condition, frozen=True, tag="has_keyword"):
    """A card with a keyword lies in a zone (7C-CARD-21)."""

    keyword: KeywordId
    zone: Zone
    who: Who = "each_participant"


class HasObject(Condition, frozen=True, tag="has_object"):
    """A participant has an object with a card of a number or a keyword; with `used`, used at step 1 of this action."""

    card: NumberId | None = None
    keyword: KeywordId | None = None
    used: bool = False


class HasQuestItem(Condition, frozen=True, tag="has_quest_item"):
    """A quest item of a number lies under the Satchel & Journal."""

    card: NumberId


class HasBonus(Condition, frozen=True, tag="has_bonus"):
    """A participant has a bonus of a number in hand."""

    card: NumberId


class FireHere(Condition, frozen=True, tag="fire_here"):
    """A fire figure stands on the active player's terrain (7C-RESOURCE-2)."""


class ResourceHere(Condition, frozen=True, tag="resource_here"):
    """A resource is available where the active player stands (7C-RESOURCE-1)."""

    resource: Resource


class Players(Condition, frozen=True, tag="players"):
    """So many characters are in play."""

    op: Comparison
    n: Natural


class Participants(Condition, frozen=True, tag="participants"):
    """So many characters take part, as fixed before step 1 (G-52)."""

    op: Comparison
    n: Natural


class AllTogether(Condition, frozen=True, tag="all_together"):
    """All figures stand on one terrain."""


class CardInPlay(Condition, frozen=True, tag="card_in_play"):
    """A card of a number lies on the Board."""

    card: NumberId


class CardBanished(Condition, frozen=True, tag="card_banished"):
    """A card of a number, or an Exploration card by its id, is banished."""

    card: SourceId


class CardAvailable(Condition, frozen=True, tag="card_available"):
    """A card of a number, green or gold, is in the Adventure Deck (G-65)."""

    card: NumberId


class TerrainIs(Condition, frozen=True, tag="terrain_is"):
    """The active player stands on the terrain of a number, on one with a keyword, or on one of a zone."""

    card: NumberId | None = None
    keyword: KeywordId | None = None
    zone: ZoneId | None = None


class DeckCount(Condition, frozen=True, tag="deck_count"):
    """So many cards are in the Action Deck."""

    op: Comparison
    n: Natural


class Xp(Condition, frozen=True, tag="xp"):
    """So many experience points lie under the Satchel & Journal."""

    op: Comparison
    n: Natural


class CharacterIs(Condition, frozen=True, tag="character_is"):
    """The owner of the effect, or else the active player, plays a character."""

    character: CharacterId


class Successes(Condition, frozen=True, tag="successes"):
    """The action in progress has so many successes (7C-RESULT-8)."""

    op: Comparison
    n: Natural


class Margin(Condition, frozen=True, tag="margin"):
    """The successes less the difficulty are so many."""

    op: Comparison
    n: int


class Sevens(Condition, frozen=True, tag="sevens"):
    """So many sevens were revealed (7C-SEVEN)."""

    op: Comparison
    n: Natural


class Count(Condition, frozen=True, tag="count"):
    """So many cards with a keyword lie in some zones together."""

    keyword: KeywordId
    zones: tuple[Zone, ...]
    op: Comparison
    n: Natural


class PastHas(Condition, frozen=True, tag="past_has"):
    """A card of a number lies in the Past."""

    card: NumberId


class DestHas(Condition, frozen=True, tag="dest_has"):
    """A fire or another figure stands at the destination of the move (`dest_if`)."""

    what: Literal["fire", "figure"]


class Distance(Condition, frozen=True, tag="distance"):
    """The nearest figure, of some players or of all, is so many steps over adjacent terrains from an event; without a
    number, from this card."""

    op: Comparison
    n: Natural
    event: NumberId | None = None
    who: Who = "each_player"


class OptionIs(Condition, frozen=True, tag="option_is"):
    """The option of easy mode has a value (G-04); the card that it changes says both."""

    option: Literal["easy_effect"]
    value: Literal["fire", "keep"]


class Not(Condition, frozen=True, tag="not"):
    """The condition does not hold."""

    of: AnyCondition


class Any(Condition, frozen=True, tag="any"):
    """One of them holds."""

    of: tuple[AnyCondition, ...]


class All(Condition, frozen=True, tag="all"):
    """All of them hold."""

    of: tuple[AnyCondition, ...]


AnyCondition = (
    HasState
    | HasKeyword
    | HasObject
    | HasQuestItem
    | HasBonus
    | FireHere
    | ResourceHere
    | Players
    | Participants
    | AllTogether
    | CardInPlay
    | CardBanished
    | CardAvailable
    | TerrainIs
    | DeckCount
    | Xp
    | CharacterIs
    | Successes
    | Margin
    | Sevens
    | Count
    | PastHas
    | DestHas
    | Distance
    | OptionIs
    | Not
    | Any
    | All
)
CONDITIONS: Final = Vocabulary(AnyCondition)
