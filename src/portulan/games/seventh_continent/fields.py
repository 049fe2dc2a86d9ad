"""What lies on the table: the fields of a position, declared once.

A pile is a set of cards, the bits of one number each; nobody knows the order of a pile, so it has none, and drawing
asks chance. The Action Deck alone has known cards on top, once somebody has looked at them.
"""

from __future__ import annotations

from typing import Final

from portulan.engine.fields import (
    SEATS,
    AnyDeclaration,
    FieldDeclaration,
    number,
    numbers,
    rows,
    shared,
    uid,
    uid_set,
    uids,
)
from portulan.games.seventh_continent.box import Box, box
from portulan.games.seventh_continent.moves import MOST_CELLS
from portulan.games.seventh_continent.options import Ruleset
from portulan.games.seventh_continent.terms import COLUMN, MOST_PLAYERS, NONE, PILES, SLOTS, STRONGEST, ZONES

_EPOCHS: Final = 100_000
_FOGS: Final = (_EPOCHS + 1) * len(ZONES)
_PARTY: Final = (1 << MOST_PLAYERS) - 1
_MANY: Final = 1 << 20


def declared(box: Box) -> tuple[AnyDeclaration, ...]:
    """Declares the fields for the cards of some content, whose names a save writes in place of their numbers."""
    cards, places = box.ids, box.places
    card, cell, action = (0, len(cards) - 1), (0, len(places) - 1), (0, len(box.actions) - 1)
    return (
        shared("box", Box, "The content that is played with."),
        shared("rules", Ruleset, "The rules as the options settle them."),
        # Cards
        FieldDeclaration(
            name="piles",
            doc="The cards of each pile.",
            shape="ints",
            high=(1 << len(cards)) - 1,
            length=PILES,
            labels=tuple(cards),
            is_set=True,
        ),
        uids("top", cards, "Known cards on top of the Action Deck, the topmost last."),
        uids(
            "characters",
            cards,
            "The character of each player; none before set-up and after elimination.",
            each=1,
        ),
        uids("away", cards, "The character of each player who has left for a while (7C-LEAVE-2).", each=1),
        uids("column", cards, "The cards of every object, top card first.", each=SLOTS * COLUMN),
        numbers("dice", 0, STRONGEST, "The resistance of every object; 0 where no die lies.", each=SLOTS),
        # The Board
        number("sheet", 0, 99, "The sheet that the Board is part of."),
        uids("cells", cards, "The terrain, or the permanent event, that lies on each cell.", keys=places),
        numbers(
            "fog",
            NONE,
            _FOGS,
            "Fog: 0 none, else 1 + zone + 5 x when it was laid; -1 on a place being freed.",
            keys=places,
        ),
        rows(
            "attached",
            "Events that hold no place: the card, and the cell of its terrain.",
            columns=(card, cell),
            labels=(cards, places),
        ),
        number(
            "epoch",
            0,
            _EPOCHS,
            "How often seen Exploration cards were shuffled back while fog lay on the Board.",
        ),
        rows(
            "entered",
            "Exploration cards that were shuffled back: the card, and when.",
            columns=(card, (0, _EPOCHS)),
            labels=(cards, ()),
        ),
        rows(
            "unseen",
            "Banishings of a card that nobody saw: their number, and each card that it can have been (7C-BANISH-3).",
            columns=((0, _MANY), card),
            labels=((), cards),
        ),
        rows(
            "shelved",
            "Cards that wait for a place on a full table, and their cell (G-94).",
            columns=(card, cell),
            labels=(cards, places),
        ),
        rows(
            "staying",
            "Temporary events to be resolved that stay in play: the card, and the cell where it was revealed.",
            columns=(card, cell),
            labels=(cards, places),
        ),
        number("unfilled", 0, 1, "Whether an arrow waits for an Exploration card (G-88)."),
        uids("figure", places, "The cell on which each figure stands.", each=1),
        uids("fire", places, "The cell of each player's fire.", each=1),
        # The turn and the action in progress
        number("active", 0, SEATS, "The active player."),
        number(
            "begun", 0, 1, "Whether a turn was played: before, seat 1 is next where players disagree (G-01)."
        ),
        number("by_rule", 0, 1, "Whether the active player was settled by 7C-TURN-3."),
        number("passed", 0, _PARTY, "Who passed since the last turn, as bits (G-141)."),
        uid("action", box.action_names, "The action in progress."),
        uid("place", places, "The fog card that is explored, or the destination of a move."),
        number("party", 0, _PARTY, "Who takes part, as bits."),
        number("mandatory", 0, 1, "Whether the action in progress is mandatory."),
        number("used", 0, (1 << MOST_PLAYERS * SLOTS) - 1, "Objects in use for the action, as bits."),
        rows(
            "shown", "Flags of the objects used: symbol and number (7C-FLAG-3).", columns=((0, 99), (0, 999))
        ),
        number(
            "offering", NONE, MOST_PLAYERS * SLOTS - 1, "The object that offers the action.", default=NONE
        ),
        uid_set("applied", box.effect_names, "Effects applied in the action, as bits."),
        number("cost", -_MANY, _MANY, "Cards to draw, before the floor of 7C-ACTION-COST-5."),
        number("difficulty", -_MANY, _MANY, "Successes to reach."),
        number("extra", 0, _MANY, "Cards drawn beyond the cost."),
        number("successes", -_MANY, _MANY, "Successes without those of seven-stars."),
        number("sevens", 0, _MANY, "Sevens revealed."),
        number("seven_stars", 0, _MANY, "Seven-stars applied."),
        number("keeps", 0, _MANY, "Skills that may still be kept."),
        number("outcome", 0, 2, "Whether the action succeeded (1) or failed (2)."),
        number(
            "received",
            0,
            _PARTY,
            "Who received a hand card since the last check of hand limits, as bits (G-60).",
        ),
        rows(
            "pending",
            "Mandatory actions to come: card, action, place, active player, participants.",
            columns=(card, action, (NONE, cell[1]), (0, MOST_PLAYERS - 1), (0, _PARTY)),
            labels=(cards, box.action_names, places, (), ()),
        ),
        # The whole game
        rows(
            "wrong",
            "Wrong entries since the last camp: the card, and how many.",
            columns=(card, (1, _MANY)),
            labels=(cards, ()),
        ),
        number("camps", 0, _MANY, "Camps made."),
        number("since_camp", 0, _MANY, "Actions since the last camp."),
        number("turns", 0, _MANY, "Turns played."),
        uids("lifted", cards, "Clues whose curse is lifted."),
        number("ended", 0, 2, "How the game ended: 1 victory, 2 defeat."),
    )


FIELDS: Final = declared(box())

assert box().cells <= MOST_CELLS
