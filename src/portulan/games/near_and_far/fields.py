"""What lies on the table of Near and Far: the fields of a position, declared once.

Sets of cards are the bits of one int each. Locations of the map are numbered in the order of the map's file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portulan.engine.fields import (
    SEATS,
    AnyDeclaration,
    number,
    numbers,
    shared,
    uid,
    uid_set,
    uid_sets,
    uids,
)
from portulan.games.near_and_far.box import Atlas, box
from portulan.games.near_and_far.catalogue import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    CHARACTERS,
    KEYWORDS,
    MEMBERS,
    PETS,
    TALENTS,
    THREATS,
    TREASURES,
    WORLD,
)
from portulan.games.near_and_far.options import Ruleset
from portulan.games.near_and_far.terms import (
    FACTIONS,
    GOODS,
    HIGHEST_REP,
    LOWEST_REP,
    MANY,
    MAP,
    MOST_ANIMALS,
    MOST_CHOICES,
    MOST_LOCATIONS,
    NOBODY,
    OFF_BOARD,
    ROW,
    SLOTS,
    Names,
    SymbolTable,
)

_LOCATIONS: Final = (1 << MOST_LOCATIONS) - 1
_MINE: Final = 12
_EFFECTS: Final = (1 << 512) - 1
_PLACES: Final = MAP + MOST_LOCATIONS - 1


def declared(quests: Sequence[str], passages: Sequence[str]) -> tuple[AnyDeclaration, ...]:
    """Declares the fields for the quests and passages of some content."""
    return (
        shared("rules", Ruleset, "The rules as the options settle them."),
        shared("atlas", Atlas, "The map that is played on."),
        shared("names", Names, "The players of a series, by the names under which characters are kept."),
        shared("symbols", SymbolTable, "The symbols of every party member (NF-PARTY-7)."),
        shared("constant", int, "Cards that work for everybody, as bits: the town side and the map."),
        # People
        uids("character", CHARACTERS, "Who each player is.", each=1),
        uids("pet", PETS, "The pet of each player.", each=1),
        number("first", 0, SEATS, "The first player (NF-SETUP-18)."),
        number("active", 0, SEATS, "Whose turn it is."),
        number("round", 0, MANY, "The round in progress; 0 before the first."),
        number("last_round", 0, 1, "Whether the end has been triggered (NF-END-1)."),
        # Goods
        numbers("coins", 0, MANY, "Coins of each player.", each=1),
        numbers("gems", 0, MANY, "Gems of each player.", each=1),
        numbers("food", 0, MANY, "Food of each player.", each=1),
        numbers("hearts", 0, MANY, "Hearts of each player (NF-HEART-9).", each=1, clause="NF-HEART-9"),
        numbers("rep", LOWEST_REP, HIGHEST_REP, "Reputation of each player.", each=1, clause="NF-REP-1"),
        numbers("tokens", 0, MANY, "Faction tokens of each player, colour by colour.", each=len(FACTIONS)),
        numbers("birds", 0, MOST_ANIMALS, "Pack birds of each player.", each=1, clause="NF-BIRD-1"),
        numbers("turtles", 0, MOST_ANIMALS, "Pack turtles of each player.", each=1, clause="NF-BIRD-1"),
        numbers("tents", 0, MANY, "Tents that each player has placed.", each=1),
        # Party
        uids("party", MEMBERS, "Active members, slot by slot.", each=SLOTS),
        uid_sets("inactive", MEMBERS, "Members who are not active (NF-PARTY-5)."),
        uids("row", ADVENTURERS, "The adventurer row; a gap is -1.", length=ROW),
        uid_set("bag", ADVENTURERS, "Adventurers in the bag."),
        uid_set("aside", ADVENTURERS, "Adventurers set aside by a refresh (NF-SALOON-13)."),
        # Cards
        uid_set("deck", ARTIFACTS, "Artifacts in both decks: nobody knows their order."),
        uid_sets("hand", ARTIFACTS, "Artifacts in hand; during the draft also those picked and dealt."),
        uid_sets("pack", ARTIFACTS, "The pack that each player holds in the draft."),
        uids("picked", ARTIFACTS, "The card that each player picked this time, before all have.", each=1),
        uid_sets("laid", ARTIFACTS, "Cards of the hand that the opening discard takes once all are ready."),
        numbers("ready", 0, 1, "Who has finished the opening discard.", each=1),
        uid_sets("tossed", ARTIFACTS, "Artifacts in the discard pile, by who discarded them (NF-DRAFT-5)."),
        uid_sets("bought", ARTIFACTS, "Bought artifacts."),
        uid_set("drawn", ARTIFACTS, "Artifacts drawn by the player in question, to be kept or discarded."),
        uid_set("treasure_deck", TREASURES, "The treasure deck."),
        uid_set("treasure_discard", TREASURES, "Discarded treasures."),
        uid_sets("treasures", TREASURES, "Treasures of each player."),
        uid_set(
            "hut_cards", TREASURES, "Treasures drawn in the hut, one of which may be kept (NF-DAYTOWN-8)."
        ),
        uid_sets("world", WORLD, "World cards of each player."),
        uid_sets("threats", THREATS, "Threat cards that each player has taken."),
        uid_sets("bosses", BOSSES, "Boss cards that each player has taken."),
        numbers(
            "chiefs",
            NOBODY,
            SEATS,
            "Who has the chief of each faction.",
            length=len(FACTIONS),
            default=NOBODY,
        ),
        number("arcade_deck", 0, (1 << 80) - 1, "Arcade cards in the deck, as bits."),
        # Town and map
        numbers(
            "pawn",
            OFF_BOARD,
            _PLACES,
            "Where each pawn is: a building, the jail, a location.",
            each=1,
            default=OFF_BOARD,
        ),
        numbers(
            "mine", NOBODY, SEATS, "Whose tent is on each number of the mine.", length=_MINE, default=NOBODY
        ),
        numbers(
            "camps", NOBODY, SEATS, "Whose camp is on each location.", length=MOST_LOCATIONS, default=NOBODY
        ),
        number("books", 0, _LOCATIONS, "Locations with a quest token."),
        # A series of games
        numbers("xp", 0, MANY, "Experience that each player has earned.", each=1),
        numbers("xp_spent", 0, MANY, "Experience that each player has spent (NF-XP-2).", each=1),
        uid_sets("talents", TALENTS, "Talents of each player."),
        uid_sets("new_talents", TALENTS, "Those that count from the next game on (G-151)."),
        uid_sets("keywords", KEYWORDS, "Keywords of each player."),
        numbers("boxes", 0, MANY, "Quest boxes that each player has filled (NF-CAMPAIGN-5).", each=1),
        uids("pending", quests, "Side quests that are noted, the oldest first."),
        numbers("pending_of", 0, SEATS, "Who has noted each of them."),
        uids("story", quests, "The character quest that each player comes to next.", each=1),
        numbers("story_done", 0, 10, "Character quests that each player has completed.", each=1),
        numbers("quests_done", 0, MANY, "Quests that each player has attempted in this game.", each=1),
        # The turn in progress
        number("steps_taken", 0, MANY, "Movement used this turn."),
        number("let_go", 0, MANY, "Animals returned this turn, whose movement stays (NF-BIRD-6)."),
        number("passes", 0, MANY, "Free passes used in this move (G-91)."),
        number(
            "set_aside",
            0,
            3,
            "What is set aside for the location just left: 0 nothing, 1 a heart, 2 a pass, 3 food.",
        ),
        number("left", NOBODY, MOST_LOCATIONS - 1, "The location that was left last.", default=NOBODY),
        number(
            "going", NOBODY, MOST_LOCATIONS - 1, "The location on the other side of the path.", default=NOBODY
        ),
        number("from_town", 0, 1, "Whether the town was left this turn (NF-LEAVE-7)."),
        number("free_ways", 0, 1, "Whether the pawn came out of jail (NF-JAIL-2)."),
        number("dueled", 0, 1, "Whether a duel was fought this turn (G-41)."),
        number("recruits", 0, MANY, "Adventurers recruited this turn."),
        number("refreshed", 0, 1, "Whether the row was refreshed this turn (NF-SALOON-11)."),
        number("acted", 0, 31, "Actions of the building that are done, as bits (NF-VISIT-5)."),
        number("trades", 0, MANY, "Trades of this visit."),
        number("bonuses", 0, _EFFECTS, "Visit bonuses that may still be taken: cards by number, as bits."),
        number("used", 0, _EFFECTS, "Abilities used this turn: cards by number, as bits."),
        numbers("paying", 0, MANY, "Goods laid down in a trade.", length=len(GOODS)),
        numbers("dice", 0, 6, "What the dice show: one's own, and the opponent's.", length=2),
        numbers("raised", 0, MANY, "What aids added to one's own roll, and to the opponent's.", length=2),
        uid("quest", quests, "The quest that is attempted."),
        number("arcade", NOBODY, 79, "The arcade card that is attempted.", default=NOBODY),
        number("choice", NOBODY, MOST_CHOICES - 1, "The choice that was taken.", default=NOBODY),
        uid("page", passages, "The page that lies open on the table."),
        number("unpaid", 0, 1, "Whether a payment of the result could not be made (NF-QUEST-11)."),
    )


FIELDS: Final = declared(box().quests, box().passages)
