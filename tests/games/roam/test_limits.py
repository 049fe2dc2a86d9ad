"""Limits (RO-LIMIT), promotional cards (RO-PROMO) and what everybody sees (RO-INFO)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import portulan
from portulan.engine.options import OptionValue
from portulan.games.roam.bits import members
from portulan.games.roam.box import Box, box
from portulan.games.roam.deck import lay
from portulan.games.roam.moves import CARDS, TERRAINS
from tests.games.roam.setting import (
    Fixture,
    asked,
    begin,
    beginning,
    cover,
    fixture_box,
    give_tile,
    leave,
    lying,
    offer,
    options,
    play,
    ready,
    setting,
    squares,
    told,
    use,
    wandering,
    with_box,
)


@pytest.mark.rule("RO-PROMO-1")
def test_animals_are_won_and_used_like_any_card() -> None:
    animals = [number for number, name in enumerate(TERRAINS) if name.startswith("P")]
    used = set()
    for seed in range(12):
        for table in wandering(4, seed):
            if asked(table) == "at" and table.used in animals:
                used.add(table.used)
    assert len(used) >= 3


@pytest.mark.rule("RO-LIMIT-1")
@pytest.mark.parametrize("players", [2, 4])
def test_every_component_is_somewhere_once(players: int) -> None:
    for table in wandering(players, 9):
        view = table.view(None)
        cards = [slot["card"] for slot in view["slots"] if slot]
        cards += [card["card"] for board in view["boards"] for card in board["cards"]]
        cards += view["deck"]["unseen"]
        cards += [view["deck"]["top"]["card"]] if view["deck"]["top"] else []
        tiles = [tile["tile"] for tile in view["market"] if tile] + view["pile"]["unseen"]
        tiles += [tile["tile"] for board in view["boards"] for tile in board["tiles"]]
        assert len(set(cards)) == len(cards) == 48 + 3 * players
        assert len(set(tiles)) == len(tiles) == 24


@pytest.mark.rule("RO-LIMIT-3", "RO-CLAIM-10")
def test_an_empty_deck_leaves_a_slot_vacant() -> None:
    table = setting(kind=with_box(fixture_box(deck=7)), markers={0: cover(0, but="2,0 2,1")})
    log = table.listen()
    use(begin(table), "A @ 2,0")
    assert (lying(table, 0), table.top) == ("K7", -1)
    assert asked(table) == "use"
    table.marks[1] = table.taken = squares(cover(1, but="2,2 2,3"))
    table.supply[1] = 20
    use(table, "A @ 2,2")
    assert (lying(table, 1), told(log, "vacant")) == ("", ["vacant 1"])
    assert table.faults() == []


@pytest.mark.rule("RO-LIMIT-4")
def test_optional_squares_on_a_vacant_slot_are_outside() -> None:
    table = setting(kind=with_box(fixture_box(deck=6)), coins=[9])
    table.slots[1] = -1
    table.land &= ~squares(cover(1))
    use(begin(table), "A @ 2,0")
    assert (table.active, table.spare) == (1, 0)


@pytest.mark.rule("RO-LIMIT-5")
def test_without_cards_on_the_map_the_game_ends_at_once() -> None:
    table = setting(3, kind=with_box(fixture_box(deck=6)), markers={0: cover(5, but="5,4 5,5")})
    for slot in range(5):
        table.slots[slot] = -1
        table.cards[1] |= 1 << slot
    table.land = squares(cover(5))
    log = table.listen()
    use(begin(table), "A @ 5,4")
    assert table.over
    assert told(log)[-1] == "end"
    assert table.scores() == [1, 2 + 1 + 3 + 2 + 4, 0]


HOLES = ("2,1", "2,2", "2,4", "3,1", "3,2", "3,4")
NEARLY_FULL = " ".join(cover(slot, but=hole) for slot, hole in enumerate(HOLES))
"""All squares but one of each card; the holes of slots 0 and 1, and of 3 and 4, lie beside each other."""


def full_stacks(
    coins: Sequence[int] = (0, 0), full: bool = True, kind: type[Fixture] = Fixture, **options: OptionValue
) -> Fixture:
    """All 48 markers of two players lie on the map, most of them stacked, and every card has one hole."""
    thirty = NEARLY_FULL.split()
    lower, upper = {0: thirty[:15], 1: thirty[15:]}, {0: thirty[15:24], 1: thirty[:9]}
    table = setting(
        markers={seat: " ".join(names) for seat, names in lower.items()},
        upper={seat: " ".join(names) for seat, names in upper.items()},
        coins=coins,
        full=full,
        options={"stacking": True, **options},
        kind=kind,
    )
    assert table.supply == [0, 0] and table.faults() == []
    return table


def after_a_round(table: Fixture) -> Fixture:
    """Both players use C, place nothing, buy nothing and bid nothing."""
    leave(play(begin(table), "use C"))
    while table.active == 0:
        play(table, "pass")
    assert not table.over
    leave(play(table, "use C"))
    while asked(table) == "bid":
        play(table, "pass")
    return table


@pytest.mark.rule("RO-LIMIT-5", "RO-STACK-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_map_that_can_never_change_again_ends_the_game_after_the_round(seat: int) -> None:
    """It is not enough that one player has run out of markers."""
    assert after_a_round(full_stacks(full=False)).over
    table = full_stacks(full=False)
    table.upper[seat] &= table.upper[seat] - 1
    table.supply[seat] = 1
    begin(table, 1 - seat)
    play(table, "use C")
    if seat:
        play(table, "use C", "at 0,0")
    assert not table.over


@pytest.mark.rule("RO-LIMIT-5", "RO-ARTSLIDE-6")
@pytest.mark.parametrize(
    ("coins", "market", "owned", "goes_on"),
    [
        pytest.param([0, 6], "slide", "", True, id="offered"),
        pytest.param([0, 2], "rotate flip", "", True, id="in the pile"),
        pytest.param([0, 0], "rotate", "slide!", True, id="owned"),
        pytest.param([0, 1], "slide", "", False, id="too dear"),
        pytest.param([0, 1], "rotate", "coin!", True, id="too dear, but a COIN tile saves up for it"),
        pytest.param([0, 3], "dear-slide coin", "", True, id="too dear, but a COIN tile can be bought"),
        pytest.param([0, 2], "dear-slide coin", "", False, id="COIN too dear as well"),
    ],
)
def test_a_slide_tile_that_somebody_has_or_may_buy_keeps_the_game_going(
    coins: list[int], market: str, owned: str, goes_on: bool
) -> None:
    kind = with_box(dear_slides()) if "dear" in market else Fixture
    table = full_stacks(coins, kind=kind)
    if owned:
        give_tile(table, 0, owned)
    offer(table, *market.replace("dear-", "").split())
    assert after_a_round(table).over != goes_on


@pytest.mark.rule("RO-LIMIT-5")
@pytest.mark.parametrize(("slides", "market", "goes_on"), [(0, "rotate", False), (1, "slide", True)])
def test_a_slide_tile_must_be_there_to_be_bought(slides: int, market: str, goes_on: bool) -> None:
    """Somebody owns a COIN tile and could save up for any price; the only SLIDE tile lies in the market, or nowhere."""
    usual = fixture_box()
    tiles = [tile for tile in usual.tiles.values() if tile.ability != "slide"]
    tiles += [tile for tile in usual.tiles.values() if tile.ability == "slide"][:slides]
    table = full_stacks(kind=with_box(Box(list(usual.cards.values()), tiles)))
    give_tile(table, 0, "coin!")
    offer(table, market)
    assert after_a_round(table).over != goes_on


def dear_slides() -> Box:
    """The box of the fixture, but every SLIDE tile costs 9 coins."""
    usual = fixture_box()
    tiles = [replace(tile, cost=9) if tile.ability == "slide" else tile for tile in usual.tiles.values()]
    return Box(list(usual.cards.values()), tiles)


@pytest.mark.rule("RO-LIMIT-5", "RO-ARTSLIDE-6")
def test_the_slide_tile_that_kept_the_game_going_wins_a_card() -> None:
    table = offer(full_stacks([6, 0]), "slide")
    play(begin(table), "use C", "buy slide", "tile A20", "use C")
    use(table, "A")
    assert asked(table) == "after"
    play(table, "slide upper 1,2")
    assert lying(table, 1) == "K7"


@pytest.mark.rule("RO-LIMIT-5", "RO-AUCTION-11")
def test_a_completed_card_that_all_passed_on_keeps_the_game_going() -> None:
    """Slot 0 is complete, five to five and contested again and again; without it the game would be over."""
    table = full_stacks(full=False, all_pass="stay")
    table.marks[1] |= squares("2,1")
    table.taken |= squares("2,1")
    table.upper[1] ^= squares("0,0")
    assert not after_a_round(table).over
    assert table.view(None)["completed"] == [0]


def held(stall_rounds: int | None = None, **given: object) -> Fixture:
    """P1 has laid all 24 markers, four on each card; P2 lays every shape where all is covered."""
    rows = " ".join(f"{r},{c}" for r in (0, 1, 4, 5) for c in range(6))
    chosen: dict[str, OptionValue] = {} if stall_rounds is None else {"stall_rounds": stall_rounds}
    table = setting(markers={0: rows}, options=chosen, **given)  # type: ignore[arg-type]
    return begin(table)


def covering_round(table: Fixture) -> None:
    """Everybody uses a character, P2 at the north-west corner of the map."""
    until = table.turn + 2
    while table.turn < until and not table.over:
        if asked(table) == "use":
            table.play(table.moves()[0])
        else:
            play(table, "at 0,0")


@pytest.mark.rule("RO-LIMIT-7")
@pytest.mark.parametrize(("stall_rounds", "limit"), [(None, 20), (10, 10), (40, 40)])
def test_a_game_without_a_resolved_card_ends_after_so_many_rounds(stall_rounds: int, limit: int) -> None:
    table = held(stall_rounds)
    log = table.listen()
    for number in range(limit):
        assert not table.over
        assert table.view(0)["rounds_without_card"] == number
        covering_round(table)
    assert table.over
    assert told(log)[-2:] == [f"stalled {limit}", "end"]
    assert table.turn == 2 * limit
    assert table.supply == [0, 24] and table.winners() == [0, 1]
    assert table.faults() == []


@pytest.mark.rule("RO-LIMIT-7")
def test_the_rounds_without_a_card_may_be_without_limit() -> None:
    table = held(0)
    for _ in range(60):
        covering_round(table)
    assert not table.over
    assert table.faults() == []


@pytest.mark.rule("RO-LIMIT-7")
@pytest.mark.parametrize("winner", [0, 1])
def test_only_complete_rounds_in_a_row_count(winner: int) -> None:
    """In round 20 somebody wins a card, in the first or in the last turn of it: the count begins anew."""
    table = setting(markers={winner: cover(0, but="2,0 2,1"), 1 - winner: "5,4 5,5"})
    table.turn, table.rounds_without_card = 38, 19
    for seat in (0, 1):
        use(begin(table) if not seat else table, "A @ 2,0" if seat == winner else "A @ 5,4")
        if asked(table) == "deal":
            play(table, "card K8")
    assert (table.turn, lying(table, 0), table.over) == (40, "K7", False)
    assert table.view(0)["rounds_without_card"] == 0


@pytest.mark.rule("RO-LIMIT-7", "RO-AUCTION-11")
@pytest.mark.parametrize(("all_pass", "rounds"), [("stay", 20), ("discard", 0)])
def test_a_card_is_resolved_when_it_leaves_the_map(all_pass: str, rounds: int) -> None:
    """Slot 0 is complete, three to three, and both pass: it is discarded, or stays as it is."""
    table = setting(markers={0: "0,0 1,0 2,0", 1: "0,1 1,1"}, options={"all_pass": all_pass})
    table.turn, table.rounds_without_card = 38, 19
    use(begin(table), "A @ 5,4")
    use(table, "B @ 2,1")
    play(table, "pass", "pass")
    if all_pass == "discard":
        play(table, "card K8")
    assert table.rounds_without_card == rounds
    assert table.over == (all_pass == "stay")


@pytest.mark.rule("RO-LIMIT-7", "RO-END-1")
def test_a_tenth_card_in_the_last_of_these_rounds_is_an_end_like_any_other() -> None:
    table = held()
    log = table.listen()
    for _ in range(19):
        covering_round(table)
    table.cards[0] |= 0b1111111 << 20
    covering_round(table)
    assert table.over and told(log, "stalled") == []


@pytest.mark.rule("RO-LIMIT-7")
def test_the_last_rounds_before_such_an_end_are_announced() -> None:
    game = portulan.game("roam")
    table = held()
    told: list[str] = []
    for _ in range(20):
        status = game.scene(table.view(0)).status
        told.append(game.text.say(status.name, dict(status.arguments), "en"))
        covering_round(table)
    assert told[9] == "Round 10"
    assert told[10].endswith("unless a card is won, the game ends in 10 rounds")
    assert told[19].endswith("unless a card is won, the game ends with this round")


@pytest.mark.rule("RO-LIMIT-6")
def test_the_deck_lasts_to_the_end() -> None:
    """At most 6 cards for each of 4 players, and 9 more, come from a deck of 37 below the first map."""
    assert box().terrain.bit_count() - 6 > 6 * 4 + (30 + 7 * 4) // 6
    assert all(len("".join(card.shape).replace(".", "")) <= 7 for card in box().cards.values())
    for seed in range(10):
        *_, table = wandering(4, seed, {"promo": False})
        assert table.top >= 0


@pytest.mark.rule("RO-INFO-2", "RO-INFO-3")
def test_everybody_sees_shape_and_points_of_the_map_and_of_the_top_card() -> None:
    table = setting()
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert view["slots"][1]["shape"] == ["XX", "XX"]
        assert view["slots"][1]["points"] == 1
        assert view["deck"]["top"]["card"] == "T07"
        assert view["deck"]["top"]["shape"] == ["X.X"]
        assert view["deck"]["top"]["points"] == 3


@pytest.mark.rule("RO-INFO-2")
def test_a_slot_is_refilled_with_the_card_that_lay_on_top() -> None:
    top = -1
    slots: list[int] = []
    for table in wandering(3, 11):
        changed = [new for old, new in zip(slots, table.slots, strict=False) if old != new]
        assert not changed or changed[0] == top
        top, slots = table.top, table.slots[:]


@pytest.mark.rule("RO-INFO-4", "RO-INFO-6", "RO-INFO-1")
def test_all_else_is_seen_by_everybody_alike() -> None:
    for table in wandering(3, 12):
        views = [table.view(viewer) for viewer in (0, 1, 2, None)]
        for view in views:
            view.pop("seat")
        assert views[0] == views[1] == views[2] == views[3]
    board = views[0]["boards"][0]
    assert {"coins", "supply", "cards", "tiles", "side"} <= set(board)
    assert {"shape", "points", "ready"} <= set(board["cards"][-1])


@pytest.mark.rule("RO-INFO-5")
def test_no_order_of_deck_or_pile_is_kept_anywhere() -> None:
    table = beginning(2, seed=4)
    view = table.view(0)
    assert view["deck"]["unseen"] == sorted(view["deck"]["unseen"], key=CARDS.index)
    assert view["pile"]["unseen"] == sorted(view["pile"]["unseen"])
    resampled = table.resample(0, random.Random(1))
    assert resampled.data() == table.data()
    assert resampled.generator is not None and table.generator is not None
    assert resampled.generator.seed != table.generator.seed


def without(table: Fixture, *slots: int) -> Fixture:
    """Takes cards off the map, as if the deck had run out before."""
    for slot in slots:
        table.slots[slot] = -1
        table.land &= ~squares(cover(slot))
    return table


HOOK = "XXXX/X.../X.../X.../X.../X..."
"""A character as long as the map and four squares wide."""


@pytest.mark.rule("RO-LIMIT-4", "RO-PLACE-3", "RO-GEO-15", "RO-ARTROT-2", "RO-ARTROT-3")
@pytest.mark.parametrize(("seat", "turn"), [(0, ""), (1, " -1"), (2, " 2"), (3, " +1")])
def test_where_cards_are_missing_a_shape_fits_as_it_lies_and_as_it_is_turned(seat: int, turn: str) -> None:
    """North-west, north and south-west are left of the map: the hook fits there in one way, whoever turns it."""
    kind = with_box(fixture_box({"K10": HOOK}))
    table = setting(4, full=True, kind=kind, won={seat: "K10"}, tiles={seat: "rotate rotate"})
    without(table, 2, 4, 5)
    begin(table, seat)
    listed = [move for move in options(table) if "T10" in move]
    assert listed == [f"use T10{turn}"]
    for other in ("", " -1", " 2", " +1"):
        clause = table.why_not(table.parse(f"use T10{other}"))
        assert clause == ("" if other == turn else "RO-PLACE-3")
    play(table, f"use T10{turn}")
    assert table.marks[seat] == squares("0,0 0,1 0,2 0,3 1,0 2,0 3,0 4,0 5,0")


@pytest.mark.rule("RO-PLACE-11", "RO-LIMIT-4", "RO-GEO-15")
def test_where_no_shape_fits_as_it_lies_any_character_is_used() -> None:
    """Seen from West the hooks fit nowhere on three cards, though other shapes would."""
    kind = with_box(fixture_box({"K10": HOOK, "K11": HOOK}))
    table = without(setting(4, kind=kind, won={1: "K10 K11"}, used={1: "A B C"}), 2, 4, 5)
    begin(table, 1)
    assert options(table) == ["use T10", "use T11"]
    assert table.why_not(table.parse("use T10")) == ""
    play(table, "use K10")
    assert (table.marks[1], table.active) == (0, 2)


@pytest.mark.rule("RO-SUPPLY-1", "RO-LIMIT-4")
def test_who_has_no_marker_may_use_a_character_that_fits_nowhere() -> None:
    """K4 is three squares wide: with one card on the map it cannot be laid, and without markers it need not be."""
    table = setting(won={0: "K7 K8 K4"}, supply={0: 0}, kind=with_box(fixture_box()))
    without(table, 1, 2, 3, 4, 5)
    begin(table)
    assert "use T04" in options(table)
    assert table.why_not(table.parse("use T04")) == ""
    able = without(setting(won={0: "K7 K8 K4"}, kind=with_box(fixture_box())), 1, 2, 3, 4, 5)
    begin(able)
    assert "use T04" not in options(able)
    assert able.why_not(able.parse("use T04")) == "RO-PLACE-3"


@pytest.mark.rule("RO-PLACE-8", "RO-GEO-15")
def test_a_placement_without_a_marker_is_avoidable_only_as_the_shape_lies() -> None:
    """Seen from North, C covers 0,1 1,0 1,1 and never the corner, which alone is vacant: it may be laid anywhere."""
    names = [name for slot in range(6) for name in cover(slot).split() if name != "0,0"]
    markers = {0: " ".join(names[:18]), 1: " ".join(names[18:])}
    chosen = {"zero_placement": "forbidden_if_avoidable"}
    table = begin(setting(markers=markers, used={1: "A B"}, options=chosen), 1)
    assert asked(table) == "at"
    assert len(options(table)) == 25


CLOSED = {"scroll_public": False}


@pytest.mark.rule("RO-INFO-3")
def test_closed_scrolls_show_the_terrain_and_nothing_of_the_character() -> None:
    table = beginning(2, seed=3, options=CLOSED)
    view = table.view(0)
    for slot in (*view["slots"], view["deck"]["top"]):
        assert len(slot["coins"]) == 3
        assert [slot[key] for key in ("card", "shape", "points", "biome", "kind")] == [None] * 5
    assert len(view["deck"]["unseen"]) == 48


@pytest.mark.rule("RO-INFO-3")
def test_closed_scrolls_are_not_told_either() -> None:
    table = beginning(2, seed=3, options=CLOSED)
    choice = random.Random(3)
    heard: list[str] = []
    while not table.over:
        log = table.listen()
        table.play(choice.choice(table.moves()))
        heard += told(log, "refilled", "top")
    assert len(heard) > 10
    assert all(text.endswith(" hidden") for text in heard)


@pytest.mark.rule("RO-INFO-3")
def test_with_closed_scrolls_a_won_card_is_one_of_those_that_look_alike() -> None:
    """K10 to K12 have no symbols: whichever of them lies on the map, each is as likely when it is won."""
    kind = with_box(fixture_box({"K10": "X", "K11": "XX", "K12": "XXX"}))
    table = setting(kind=kind, options=CLOSED, markers={0: cover(0, but="2,0 2,1")})
    table.deck |= 1 << 0
    table.deck &= ~(1 << 10)
    table.slots[0] = 10
    table.ones &= ~squares(cover(0))
    table.twos &= ~squares(cover(0))
    use(begin(table), "A @ 2,0")
    assert asked(table) == "reveal"
    assert [(table.notation(move), round(p, 3)) for move, p in table.chances()] == [
        ("card T10", 0.333),
        ("card T11", 0.333),
        ("card T12", 0.333),
    ]
    play(table, "card K12")
    assert ready(table, 0) == "B C K12"
    assert members(table.deck)[-2:] == [9, 10]
    assert table.faults() == []


@pytest.mark.rule("RO-INFO-3")
def test_with_closed_scrolls_a_card_that_looks_like_no_other_is_known_at_once() -> None:
    """No two cards of the fixture have the same symbols: K1 is won, and the next card of the deck is asked for."""
    table = setting(options=CLOSED, markers={0: cover(0, but="2,0 2,1")})
    use(begin(table), "A @ 2,0")
    assert asked(table) == "deal"
    assert ready(table, 0) == "B C K1"


@pytest.mark.rule("RO-INFO-3")
@pytest.mark.parametrize("place", ["slot", "top", "deck", "gone"])
def test_with_closed_scrolls_a_card_may_be_one_that_lies_elsewhere(place: str) -> None:
    """K10 and K11 look alike: P1 wins the one in slot 0, and the other lies where the first one is taken to be."""
    kind = with_box(fixture_box({"K10": "X", "K11": "XX"}))
    table = setting(kind=kind, options=CLOSED, markers={0: cover(0, but="2,0 2,1")})
    ten, eleven = 9, 10
    everywhere = table.deck | 1 << table.top | 1 << table.slots[0]
    everywhere &= ~(1 << ten | 1 << eleven)
    lay(table, 0, ten)
    table.top = eleven if place == "top" else 6
    everywhere &= ~(1 << table.top)
    table.gone = 1 << eleven if place == "gone" else 0
    if place == "slot":
        everywhere |= 1 << table.slots[5]
        lay(table, 5, eleven)
    table.deck = everywhere | (1 << eleven if place == "deck" else 0)
    use(begin(table), "A @ 2,0")
    assert asked(table) == "reveal"
    assert [table.notation(move) for move, _ in table.chances()] == ["card T10", "card T11"]
    play(table, "card K11")
    assert ready(table, 0) == "B C K11"
    if place == "slot":
        assert table.slots[5] == ten
    assert (table.gone == 1 << ten) == (place == "gone")
    assert (table.slots[0] == ten) == (place == "top")
    assert table.faults() == []


@pytest.mark.rule("RO-INFO-3", "RO-INFO-5")
def test_with_closed_scrolls_the_deck_gives_terrain_sides() -> None:
    kind = with_box(fixture_box({"K10": "X", "K11": "XX", "K12": "XXX"}))
    table = kind.blank(2, portulan.game("roam").resolve(2, CLOSED))
    table.begin()
    chances = {table.notation(move): round(12 * p) for move, p in table.chances()}
    assert chances["card T10"] == 3
    assert "card T11" not in chances
    assert sum(chances.values()) == 12


@pytest.mark.rule("RO-INFO-3")
@pytest.mark.parametrize("all_pass", ["last_takes", "discard"])
def test_whole_matches_with_closed_scrolls_lose_no_card(all_pass: str) -> None:
    for seed in range(5):
        for table in wandering(2, seed, {**CLOSED, "all_pass": all_pass}):
            assert table.faults() == []
