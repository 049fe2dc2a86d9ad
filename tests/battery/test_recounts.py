"""The recount of a game agrees with its scoring on boards that random play hardly ever reaches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from portulan.games.agartha.board import EXPLORATION_POINTS, L1, L2, L3, OB, SLOT_COUNT
from portulan.games.agartha.cards import AMU, AXE, CHA, CPS, FOR, KNI, MTN, PHI, TOR, VIL, pack
from tests.games.agartha import recount
from tests.games.agartha.setting import setting

FORESTS_MOUNTAINS_VILLAGES_COMPASSES_OTHERS = st.tuples(*(st.integers(0, most) for most in (7, 3, 3, 3, 1)))
SLOT = FORESTS_MOUNTAINS_VILLAGES_COMPASSES_OTHERS.map(
    lambda n: pack([FOR] * n[0] + [MTN] * n[1] + [VIL] * n[2] + [CPS] * n[3] + [CHA, AMU, KNI] * n[4])
)
OBJECTS = st.tuples(*(st.integers(0, 2) for _ in range(4))).map(
    lambda n: pack([KNI] * n[0] + [AXE] * n[1] + [TOR] * n[2] + [PHI] * n[3])
)
BOARD = st.tuples(
    st.tuples(SLOT, SLOT, SLOT),
    OBJECTS,
    st.integers(0, 9),
    st.integers(0, 2),
    st.integers(0, len(EXPLORATION_POINTS) - 1),
    st.integers(0, 2),
)
OPTIONS = st.fixed_dictionaries(
    {
        "mixed_places": st.sampled_from(["best_kind", "zero"]),
        "lots_per_slot": st.sampled_from(["one", "one_per_compass"]),
        "places_over_five": st.sampled_from(["cap", "plus_two"]),
        "final_tie": st.sampled_from(["shared", "seat_order_from_last_holder"]),
        "points_visible": st.sampled_from(["true", "false"]),
    }
)


@given(st.lists(BOARD, min_size=2, max_size=3), OPTIONS, st.integers(0, 1))
def test_agartha(
    boards: list[tuple[tuple[int, int, int], int, int, int, int, int]], options: dict[str, str], holder: int
) -> None:
    table = setting(len(boards), number=6, holder=holder, options=options)
    for seat, (places, objects, encounter, amulets, explored, village) in enumerate(boards):
        for slot, cards in zip((L1, L2, L3), places, strict=True):
            table.board[seat * SLOT_COUNT + slot] = cards
        table.board[seat * SLOT_COUNT + OB] = objects
        table.encounter[seat], table.amulets[seat] = encounter, amulets
        table.explored[seat], table.village[seat] = explored, village
    assert table.over
    for viewer in (*range(len(boards)), None):
        view = table.view(viewer)
        del view["sheets"], view["winners"]
        assert recount.scores(view) == table.scores()
        assert recount.winners(view) == table.winners()
