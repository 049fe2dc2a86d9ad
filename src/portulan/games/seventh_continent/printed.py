"""What is printed on a card, as numbers: the form in which the rules read content, made once by the box."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from portulan.games.seventh_continent.terms import ANY_ICON, AT_COST, NO_BACK, NONE, SELF

Row = tuple[Any, ...]
"""An operation or a condition: its code, then its arguments."""
Program = tuple[Row, ...]


class Action(NamedTuple):
    """An action of a card (7C-ACTION-1); programs are numbers of the box."""

    card: int
    """The card that offers it; NONE for the action on the fog side of Exploration cards."""
    place: int
    """Which of the card's actions it is, from 1."""
    icon: int
    cost: int
    difficulty: int
    locked: bool = False
    all_must: bool = False
    requires: Program = ()
    success: int = 0
    failure: int = NONE
    """NONE if there is no black box."""
    materials: tuple[tuple[int, int], ...] = ()
    """Of a craft action: each resource with what it takes off the cost."""
    of_object: bool = False
    """Offered by the card as an object, not in a hand."""
    travels: bool = False
    """Its success moves the figures to a terrain that is named with the action (G-128)."""
    crosses: bool = False
    """Its success moves the figures across the obstacle that offers it (7C-MOVE-4)."""


class Effect(NamedTuple):
    """An effect of a card (contract 7.1)."""

    number: int
    card: int
    place: int
    """Which of the card's effects it is, from 1."""
    step: int = AT_COST
    icons: int = ANY_ICON
    conditions: Program = ()
    destination: Program = ()
    """Conditions on the destination of a move."""
    cost: int = 0
    difficulty: int = 0
    stars: int = 0
    seven_stars: int = 0
    extra_keep: int = 0
    no_wear: bool = False
    forbids_taking_part: bool = False
    forbids_help: bool = False
    forbids_icons: int = 0
    forbids_camp: bool = False
    cancels: int = 0
    """Titles of states, as bits."""
    optional: bool = True
    pay: int = 0
    reach: int = SELF
    trigger: int = NONE
    trigger_icons: int = ANY_ICON
    trigger_result: int = 0
    """SUCCESS, FAILURE, or 0 for both."""
    do: int = 0
    of_object: bool = False
    modifies: bool = False
    """Whether it changes the cost, the difficulty or the result of an action."""


class Flag(NamedTuple):
    """A symbol and the number associated with it (7C-FLAG-1)."""

    symbol: int
    n: int


class Card(NamedTuple):
    """One card; what it does not have keeps its default."""

    id: str
    type: int
    back: int = NO_BACK
    number: int = NONE
    title: int = NONE
    """The number of its title among all titles: cards of equal title have equal numbers."""
    keywords: int = 0
    actions: tuple[int, ...] = ()
    effects: tuple[int, ...] = ()
    flags: tuple[Flag, ...] = ()
    provides: int = 0
    on_reveal: int = 0
    authorised_by: tuple[int, ...] = ()
    """Keys of the cards that authorise it (G-66)."""
    needs_all: bool = False
    """Whether all of them must be combined."""
    key: int = NONE
    """What stands for this card where another is authorised by it: its number, or one of its own for other cards."""
    passages: tuple[int, ...] = ()
    """What is read when the card is revealed."""
    hidden: int = NONE
    riddle: bool = False
    hint: int = NONE
    """The passage that helps with its riddle."""
    # Terrains and events
    sheet: int = 0
    at: int = NONE
    """The cell of a card that has a fixed place."""
    zone: int = NONE
    exits: tuple[int, ...] = (NONE, NONE, NONE, NONE)
    """The number in the box of the arrow of each side."""
    closed: int = 0
    """Closed sides, as bits."""
    forbidden: bool = False
    on_arrival: int = NONE
    arrows: tuple[tuple[int, int], ...] = ()
    """Positioning arrows: the side that each points to, and the icon in it or NONE."""
    one_way: bool = False
    """Crossed from the side of the first arrow only."""
    mandatory: int = NONE
    after: int = 0
    """What happens to a temporary event once it is resolved, or to experience that is spent: a place in AFTER."""
    # Cards of hands and inventories
    energy_loss: bool = False
    owner: int = NONE
    """The character that a skill is specific to, or the clue that a curse or an Exploration card belongs to."""
    advanced: bool = False
    xp: int = 0
    """Experience points that it carries, or its acquisition cost."""
    stars: int = 0
    left: int = 0
    right: int = 0
    seven: int = 0
    resistance: int = 0
    object_keywords: int = 0
    object_actions: tuple[int, ...] = ()
    object_effects: tuple[int, ...] = ()
    object_flags: tuple[Flag, ...] = ()
    object_provides: int = 0
    start: int = NONE
    """Of a clue, the number of the first terrain."""
    lost: int = NONE
    """Of a clue, the passage that is read in defeat."""
    errand: bool = False
    """Whether a bonus is carried for the quest: somebody waits for it."""


AFTER: Final = ("discard", "banish", "keep")
AFTER_BANISH: Final = 1
AFTER_KEEP: Final = 2
