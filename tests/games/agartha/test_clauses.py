"""Clauses under house rules: a refusal and the help tell a rule as it stands in this match, not as it usually is."""

from __future__ import annotations

import pytest

import portulan
from portulan.engine.options import OptionValue
from tests.games.agartha.setting import acting, bidding, explained, placed, play, resolving, setting, winning

GAME = portulan.game("agartha")
TEXT = GAME.text

Options = dict[str, OptionValue]


def told(clause: str, lang: str, chosen: Options) -> str:
    """Says a clause as it stands under options."""
    return TEXT.rule(clause, lang, GAME.resolve(3, chosen))


READINGS = [
    (
        "token_action_map",
        "draw-swap-move",
        "AG-TOKEN-3",
        "value 1 carries Draw",
        "valeur 1 porte l’action Piocher",
    ),
    ("token_action_map", "swap-draw-move", "AG-TOKEN-3", "value 2 carries Draw", "valeur 2 l’action Piocher"),
    ("setup_placement", "simultaneous", "AG-SETUP-17", "at the same time", "en même temps"),
    (
        "setup_placement",
        "simultaneous",
        "AG-SETUP-11",
        "shown when everybody has placed",
        "quand tous ont posé",
    ),
    ("tie_order", "last_token", "AG-TIE-3", "completed their bids", "complété leur somme"),
    (
        "tie_order",
        "turn_order",
        "AG-TIE-3",
        "clockwise from the holder",
        "sens horaire à partir du détenteur",
    ),
    ("tie_order", "last_token", "AG-TIE-4", "latest token", "dernier jeton"),
    ("tie_order", "turn_order", "AG-TIE-4", "order of play", "celui du tour"),
    ("tie_order", "turn_order", "AG-BID-11", "by the order of play", "dans l’ordre du tour"),
    ("third_card_in_two_way_tie", "earliest_bettor", "AG-TIE-8", "who chose first", "choisi le premier"),
    ("third_card_in_two_way_tie", "discard", "AG-TIE-8", "is discarded", "est défaussée"),
    ("allow_refusal", "true", "AG-AUCT-6", "may leave any of the cards", "peut laisser sur la tuile"),
    ("placement", "one_by_one", "AG-PLACE-10", "after each card", "après chaque carte"),
    ("object_slot_in_auction", "false", "AG-PLACE-5", "no card goes there straight", "n’y va directement"),
    ("object_slot_in_auction", "false", "AG-OBJ-3", "but not as a won card", "pas comme carte remportée"),
    ("swap_opens_slots", "true", "AG-ACT-SWAP-6", "it opens the Village and", "il ouvre les emplacements"),
    ("swap_opens_slots", "true", "AG-VAL-2", "or a Swap has touched it", "un échange qui le touche"),
    ("swap_opens_slots", "true", "AG-VAL-9", "or a Swap touches it", "qu’un échange le touche"),
    ("swap_opens_slots", "true", "AG-EXPLO-11", "or a Swap has touched it", "un échange qui le touche"),
    ("swap_opens_slots", "true", "AG-SETUP-16", "or a Swap touches it", "un échange qui le touche"),
    ("village_tier", "highest", "AG-VILLAGE-5", "at no lower one", "à aucun autre"),
    ("village_tier", "highest", "AG-VILLAGE-1", "exactly 2 Characters", "exactement 2 Personnages"),
    ("village_tier", "highest", "AG-VILLAGE-2", "exactly 3 Characters", "exactement 3 Personnages"),
    ("validation_discard", "after_action", "AG-VAL-11", "then discard the other cards", "puis défausser"),
    ("validation_discard", "after_action", "AG-VAL-10", "goes with the rest", "part avec les autres cartes"),
    (
        "validation_discard",
        "after_action",
        "AG-EXPLO-13",
        "stay in the slot during",
        "restent sur l’emplacement",
    ),
    ("validation_discard", "after_action", "AG-AMU-4", "unless the action gained", "à moins que l’action"),
    (
        "validation_window",
        "strict",
        "AG-VAL-8",
        "or lost, before any action",
        "ou perdus, avant qu’une action",
    ),
    (
        "validation_window",
        "strict",
        "AG-VAL-9",
        "before the first action gained",
        "avant que la première action",
    ),
    ("validation_window", "strict", "AG-VAL-14", "comes too late", "vient trop tard"),
    ("validation_window", "strict", "AG-ACT-3", "in the order of the validations", "l’ordre des validations"),
    ("exploration_draw", "mandatory", "AG-EXPLO-12", "cannot be declined", "est obligatoire"),
    ("exploration_draw", "mandatory", "AG-ACT-1", "except the Draw", "sauf l’action Piocher"),
    ("mixed_places", "zero", "AG-SCORE-7", "scores nothing", "ne rapporte rien"),
    ("mixed_places", "zero", "AG-SCORE-13", "There is no kind to choose", "pas de sorte à choisir"),
    (
        "lots_per_slot",
        "one_per_compass",
        "AG-SCORE-8",
        "each Compass makes one lot",
        "chaque Compas forme un lot",
    ),
    ("lots_per_slot", "one_per_compass", "AG-SCORE-7", "for each Compass", "chacun de ses Compas"),
    ("places_over_five", "plus_two", "AG-SCORE-9", "2 points more", "2 points de plus"),
    (
        "under_pile_order",
        "tile_order",
        "AG-EOR-6",
        "in the order in which they came",
        "ordre de leur arrivée",
    ),
    ("reshuffle", "when_empty", "AG-PILE-4", "as soon as the pile is empty", "dès que la pile est vide"),
    (
        "reshuffle",
        "when_empty",
        "AG-ACT-DRAW-9",
        "As soon as the pile is empty",
        "Dès que la pile est épuisée",
    ),
    ("discard_visible", "false", "AG-PILE-8", "is face down", "est face cachée"),
    ("final_tie", "seat_order_from_last_holder", "AG-WIN-3", "first of them clockwise wins", "sens horaire"),
    ("points_visible", "false", "AG-SCORE-1", "nobody is told the points", "ne sont annoncés à aucun autre"),
]
"""An option, its value, a clause that it changes, and words that the clause has then and not otherwise."""


@pytest.mark.parametrize(("option", "value", "clause", "english", "french"), READINGS)
def test_a_clause_is_told_as_it_stands_in_the_match(
    option: str, value: str, clause: str, english: str, french: str
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        assert words in told(clause, lang, {option: value})
        assert words not in told(clause, lang, {})
        assert told(clause, lang, {}) == TEXT.rule(clause, lang)


def test_every_option_changes_the_clause_that_it_settles() -> None:
    """Only the mix of Objects and the first player are told once for all their values."""
    seen = {(option, value) for option, value, _, _, _ in READINGS}
    for option in GAME.options:
        if option.key in ("object_mix", "first_player"):
            continue
        for lang in ("en", "fr"):
            values = option.values_for(3)
            sentences = {told(option.rule, lang, {option.key: value}) for value in values}
            assert len(sentences) == len(values), option.key
        assert any(key == option.key for key, _ in seen)


def test_two_options_that_meet_in_a_clause_are_both_told() -> None:
    strict_cards = told("AG-PLACE-10", "en", {"placement": "one_by_one", "validation_window": "strict"})
    assert "is lost" in strict_cards
    assert "is lost" not in told("AG-PLACE-10", "en", {"placement": "one_by_one"})
    assert "is lost" not in told("AG-PLACE-10", "en", {"validation_window": "strict"})
    both = told("AG-VAL-9", "en", {"validation_window": "strict", "swap_opens_slots": True})
    assert "before the first action gained" in both and "or a Swap touches it" in both


# What a refused player reads


@pytest.mark.rule("AG-EXPLO-12")
def test_a_draw_that_is_a_duty_is_not_called_optional() -> None:
    duty: Options = {"exploration_draw": "mandatory"}
    table = winning(setting(boards={0: {"EX": "FOR"}}, tiles=["CPS"], options=duty), 0, "CHA")
    play(table, "place CHA EX", "explore 1")
    assert "cannot be declined" in explained(table, "decline", "en")
    assert "on ne peut pas y renoncer" in explained(table, "decline", "fr")


@pytest.mark.rule("AG-VILLAGE-5")
def test_a_lower_tier_is_refused_because_the_highest_counts() -> None:
    table = winning(setting(boards={0: {"V1": "CHA CHA"}}, options={"village_tier": "highest"}), 0, "CHA")
    play(table, "place CHA V1")
    assert "at no lower one" in explained(table, "validate V1 2", "en")
    assert "à aucun autre" in explained(table, "validate V1 2", "fr")


@pytest.mark.rule("AG-PLACE-5")
def test_a_won_object_is_told_that_it_cannot_go_straight_to_its_slot() -> None:
    table = winning(setting(options={"object_slot_in_auction": False}), 0, "AXE CHA")
    assert "no card goes there straight from a tile" in explained(table, "place AXE OB", "en")


@pytest.mark.rule("AG-AUCT-6")
def test_who_may_leave_cards_is_told_so() -> None:
    table = resolving(placed(setting(2, tiles=["FOR CHA"], options={"allow_refusal": True}), "0:3@1"))
    assert "may leave any of the cards just won" in explained(table, "leave KNI", "en")
    play(table, "keep")
    assert "before placing the others" in explained(table, "leave CHA", "en")
    table = resolving(placed(setting(2, tiles=["FOR CHA"]), "0:3@1"))
    assert "Won cards cannot be refused." in explained(table, "leave CHA", "en")


@pytest.mark.rule("AG-VAL-2", "AG-ACT-SWAP-6")
def test_a_closed_slot_is_told_what_would_have_opened_it() -> None:
    board = {"V1": "CHA CHA", "V2": "CHA CHA", "L1": "FOR"}
    table = acting(setting(boards={0: board}, options={"swap_opens_slots": True}), 0, "swap")
    play(table, "swap CHA V1", "with FOR L1")
    assert table.over
    table = acting(
        setting(boards={0: {**board, "V1": "CHA CHA CHA"}}, options={"swap_opens_slots": True}), 0, "swap"
    )
    play(table, "swap CHA V1", "with FOR L1")
    assert "or a Swap has touched it" in explained(table, "validate V2 2", "en")


# Lines that players write and no position allows


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("place CHA AMS", "AG-PLACE-7"),
        ("place AMU AMS", "AG-PLACE-7"),
        ("place CHA ENC", "AG-PLACE-8"),
        ("to AMS", "AG-PLACE-7"),
        ("to ENC", "AG-PLACE-8"),
        ("place KNI L1", "AG-PLACE-1"),
        ("bid 1 @1 bid", "AG-PLACE-1"),
        ("validate V1 2", "AG-PLACE-10"),
        ("explore 1", "AG-PLACE-10"),
        ("leave CHA", "AG-AUCT-6"),
        ("keep", "AG-AUCT-6"),
        ("stop", "AG-AUCT-6"),
        ("decline", "AG-AUCT-6"),
    ],
)
def test_whatever_is_written_while_won_cards_are_placed_gets_its_clause(move: str, clause: str) -> None:
    table = winning(setting(), 0, "CHA AMU")
    assert table.why_not(table.parse(move)) == clause


@pytest.mark.parametrize(
    ("action", "move", "clause"),
    [
        ("move", "move AMU AMS", "AG-ACT-4"),
        ("move", "move CHA ENC", "AG-ACT-4"),
        ("swap", "swap AMU AMS", "AG-ACT-SWAP-3"),
        ("swap", "swap CHA ENC", "AG-ACT-SWAP-3"),
    ],
)
def test_cards_of_sectors_are_out_of_reach_of_actions(action: str, move: str, clause: str) -> None:
    board = {"V1": "CHA", "L1": "FOR", "L2": "AMU"}
    table = acting(setting(boards={0: board}, encounter={0: 2}, village={0: 1}, amulets={0: 1}), 0, action)
    assert table.why_not(table.parse(move)) == clause


@pytest.mark.rule("AG-ACT-SWAP-3", "AG-ACT-MOVE-5")
def test_the_second_half_of_an_action_keeps_out_of_the_sectors_as_well() -> None:
    board = {"V1": "CHA", "L1": "FOR", "L2": "AMU"}
    table = play(acting(setting(boards={0: board}), 0, "swap"), "swap CHA V1")
    for move in ("with AMU AMS", "with CHA ENC"):
        assert table.why_not(table.parse(move)) == "AG-ACT-SWAP-3"
    table = play(acting(setting(boards={0: board}), 0, "move"), "move AMU L2")
    assert table.why_not(table.parse("to ENC")) == "AG-ACT-MOVE-5"


@pytest.mark.rule("AG-PLACE-7", "AG-PLACE-8", "AG-ACT-DRAW-7")
def test_a_drawn_card_goes_to_no_sector() -> None:
    table = play(acting(setting(tiles=["AMU"]), 0, "draw"), "draw AMU @1", "card FOR")
    for move, clause in (("place AMU AMS", "AG-PLACE-7"), ("place AMU ENC", "AG-PLACE-8")):
        assert table.why_not(table.parse(move)) == clause
    for move in ("place CHA L1", "decline", "stop", "validate V1 2"):
        assert table.why_not(table.parse(move)) == "AG-ACT-DRAW-7"


def test_no_position_allows_what_is_never_legal() -> None:
    from portulan.games.agartha.moves import NEVER_LEGAL

    table = bidding(setting(2))
    for family in NEVER_LEGAL:
        for move in family.moves():
            assert move not in table.moves()
            assert table.why_not(move) == "AG-BID-9"
            assert table.say(move, "en") and table.say(move, "fr")
