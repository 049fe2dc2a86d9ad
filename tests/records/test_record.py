"""Records: a match comes back whole, and whatever was done to a record is told in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import portulan
from portulan.engine.generator import commitment
from portulan.engine.match import Match
from portulan.engine.record import WORDS_VERSION, is_newer
from tests.records.random_match import begin, go_on

FINISHED = go_on(begin(3)).to_json()
RUNNING = go_on(begin(2), 40).to_json()


def altered(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def fault(text: str) -> str:
    """Loads a record that must be refused; the message is one line."""
    with pytest.raises(portulan.PortulanError) as caught:
        portulan.load_match(text)
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_finished_match_comes_back_whole() -> None:
    match = portulan.load_match(FINISHED)
    assert match.state.over
    assert match.to_json() == FINISHED
    assert match.log(None, "en") == go_on(begin(3)).log(None, "en")


def test_a_running_match_goes_on_as_if_it_had_never_stopped() -> None:
    resumed = go_on(portulan.load_match(RUNNING), seed=9)
    direct = go_on(go_on(begin(2), 40), seed=9)
    assert resumed.to_json() == direct.to_json()


def test_a_finished_match_reveals_the_seed_that_its_header_committed_to() -> None:
    data = json.loads(FINISHED)
    assert commitment(data["seed"]) == data["commitment"]


def test_a_record_replays_without_its_seed() -> None:
    def forget(data: dict[str, Any]) -> None:
        data["seed"] = None

    assert portulan.load_match(altered(FINISHED, forget)).state.over


def test_a_record_cut_short_is_refused() -> None:
    assert "not a whole record" in fault(FINISHED[: len(FINISHED) // 2])
    assert "not a whole record" in fault("")


def test_a_record_with_its_last_entries_removed_is_refused() -> None:
    def cut(data: dict[str, Any]) -> None:
        del data["entries"][-3:]

    assert fault(altered(FINISHED, cut))


def test_an_altered_move_is_refused_with_the_number_of_its_entry() -> None:
    data = json.loads(FINISHED)
    number = next(i for i, row in enumerate(data["entries"]) if row[1].startswith("bid 1"))

    def change(data: dict[str, Any]) -> None:
        data["entries"][number][1] = data["entries"][number][1].replace("bid 1", "bid 2")

    assert fault(altered(FINISHED, change)).startswith(f"entry {number + 1}:")


def test_an_altered_digest_is_refused_with_the_number_of_its_entry() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][5][2] = "0" * 32

    assert fault(altered(FINISHED, change)).startswith("entry 6: the digest")


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    data = json.loads(FINISHED)
    number = next(i for i, row in enumerate(data["entries"]) if row[1].startswith("bid"))

    def change(data: dict[str, Any]) -> None:
        data["entries"][number][1] = "stop"

    assert fault(altered(FINISHED, change)) == f"entry {number + 1}: stop: AG-BID-9"


def test_an_unknown_move_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0][1] = "castle"

    assert fault(altered(FINISHED, change)) == "entry 1: no move is written 'castle'"


def test_a_draw_that_the_seed_does_not_give_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0][1] = "card CHA" if data["entries"][0][1] != "card CHA" else "card FOR"

    assert "the seed does not give" in fault(altered(FINISHED, change))


def test_another_seed_than_the_committed_one_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["seed"] = "another"

    assert "committed" in fault(altered(FINISHED, change))


def test_an_altered_result_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["result"]["scores"][0] += 1

    def remove(data: dict[str, Any]) -> None:
        data["result"] = None

    assert "result" in fault(altered(FINISHED, change))
    assert "result is missing" in fault(altered(FINISHED, remove))


def test_a_result_before_the_end_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["result"] = {"scores": [1, 2], "winners": [1]}

    assert "result" in fault(altered(RUNNING, change))


def test_a_newer_version_is_refused() -> None:
    def newer(data: dict[str, Any]) -> None:
        data["version"] = WORDS_VERSION + 1

    def newer_rules(data: dict[str, Any]) -> None:
        data["rules"] += 1

    assert "newer" in fault(altered(FINISHED, newer))
    assert "newer rules" in fault(altered(FINISHED, newer_rules))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["game"] = "monopoly"

    assert "unknown game 'monopoly'" in fault(altered(FINISHED, change))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "Ann"),
        ("players", []),
        ("players", ["Ann"]),
        ("players", [1, 2, 3]),
        ("options", {"tie_order": 1}),
        ("options", {"no_such": "option"}),
        ("entries", None),
        ("entries", [[0, "stop"]]),
        ("entries", [["0", "stop", None, None]]),
        ("commitment", 7),
        ("rules", "1"),
        ("rules", True),
        ("version", 0),
        ("version", None),
        ("portulan", "state"),
        ("seed", [1]),
        ("snapshot", 3),
    ],
)
def test_every_field_is_checked(field: str, value: object) -> None:
    def change(data: dict[str, Any]) -> None:
        data[field] = value

    assert fault(altered(FINISHED, change))


def test_a_running_match_of_older_rules_goes_on_from_its_snapshot() -> None:
    """The digests part ways, as after a fix of a rule: nothing of the running match is lost."""

    def age(data: dict[str, Any]) -> None:
        data["rules"] = 0
        data["snapshot"]["rules"] = 0
        data["entries"][-1][2] = "0" * 32

    match = portulan.load_match(altered(RUNNING, age))
    direct = portulan.load_match(RUNNING)
    assert match.state.view(0) == direct.state.view(0)
    assert len(match.entries) == len(direct.entries)
    seat = match.state.actor
    assert seat is not None
    assert not match.can_undo(seat)
    go_on(match)
    assert match.state.over
    assert match.to_json().count("\n") > len(direct.entries)


def other_digests(data: dict[str, Any]) -> None:
    """Lets the entries lead elsewhere, as after a change of rules or cards."""
    data["entries"][-1][2] = "0" * 32


def test_a_running_match_of_other_content_goes_on_from_its_snapshot() -> None:
    """A card was added."""

    def change(data: dict[str, Any]) -> None:
        other_digests(data)
        data["content"] = 0

    match = go_on(portulan.load_match(altered(RUNNING, change)))
    assert match.state.over and match.origin == len(portulan.load_match(RUNNING).entries)


def test_content_that_only_grew_is_replayed_as_if_nothing_were() -> None:
    def change(data: dict[str, Any]) -> None:
        data["content"] = 0

    match = portulan.load_match(altered(RUNNING, change))
    assert match.origin == 0 and match.to_json() == RUNNING


def test_only_a_version_is_newer_than_another() -> None:
    assert is_newer(3, 2) and not is_newer(2, 2) and not is_newer(1, 2)
    assert not is_newer(2**47, 2) and not is_newer(2, 2**47) and not is_newer(2**47 + 1, 2**47)


def test_newer_content_is_refused() -> None:
    def change(data: dict[str, Any]) -> None:
        data["content"] += 1

    assert "newer rules" in fault(altered(RUNNING, change))


def test_a_finished_match_that_leads_elsewhere_is_opened_at_its_last_position() -> None:
    """As when a rule was mended since: what was played cannot be played again, and what came out of it stands."""

    def change(data: dict[str, Any]) -> None:
        data["content"] = 0
        data["entries"][-1][1] = "decline"

    match = portulan.load_match(altered(FINISHED, change))
    assert match.state == go_on(begin(3)).state and match.origin == len(match.entries)

    def without_position(data: dict[str, Any]) -> None:
        change(data)
        data["snapshot"] = None

    told = fault(altered(FINISHED, without_position))
    assert told.startswith("was played by other rules or with other cards: entry")


def test_a_record_of_the_first_version_has_versions_in_its_digests() -> None:
    """Its header says which; it is proved digest by digest like any other, and goes on in its own form."""
    game = portulan.game("agartha")
    versions = (game.rules_version, game.content_version)
    first = Match.new(game, ["Ada", "Ben"], seed=5, digest_versions=versions)
    data = json.loads(go_on(first, seed=1).to_json())
    assert data["digest_versions"] == [*versions]
    del data["digest_versions"]
    data["version"] = 1
    match = portulan.load_match(json.dumps(data))
    assert match.digest_versions == versions and match.digests_compared
    assert match.entries[-1].digest == match.state.digest(versions) != match.state.digest()
    data["entries"][-1][2] = match.state.digest()
    assert "digest" in fault(json.dumps(data))


def test_a_match_that_went_on_from_its_snapshot_can_be_kept_and_goes_on_again() -> None:
    def change(data: dict[str, Any]) -> None:
        other_digests(data)
        data["content"] = 0

    resumed = portulan.load_match(altered(RUNNING, change))
    origin = resumed.origin
    for decisions in (10, 20, 10_000):
        resumed = portulan.load_match(go_on(resumed, decisions).to_json())
        assert resumed.origin == origin < len(resumed.entries)
    assert resumed.state.over

    def forge(data: dict[str, Any]) -> None:
        data["resumed"]["entries"] = len(data["entries"]) + 1

    assert "goes on after entry" in fault(altered(resumed.to_json(), forge))
    assert "digest" in fault(altered(resumed.to_json(), other_digests))


def test_the_digests_of_a_finished_match_of_other_rules_are_not_compared_but_all_else_is() -> None:
    """Other rules may make other digests: the record still proves its moves, its draws and its result."""

    def blur(data: dict[str, Any]) -> None:
        data["content"], data["snapshot"] = 0, None
        data["entries"] = [[a, m, d and "0" * 32, n] for a, m, d, n in data["entries"]]

    match = portulan.load_match(altered(FINISHED, blur))
    direct = go_on(begin(3))
    assert not match.digests_compared
    assert match.entries == direct.entries and match.state == direct.state

    def forged(change: Callable[[dict[str, Any]], None]) -> str:
        return fault(altered(altered(FINISHED, blur), change))

    def result(data: dict[str, Any]) -> None:
        data["result"]["scores"][0] += 1

    def draw(data: dict[str, Any]) -> None:
        data["entries"][1][3] += 1

    def chance(data: dict[str, Any]) -> None:
        data["entries"][0][1] = "card CHA" if data["entries"][0][1] != "card CHA" else "card FOR"

    def forced(data: dict[str, Any]) -> None:
        number = next(i for i, row in enumerate(data["entries"]) if row[2] is None)
        data["entries"][number][2] = "0" * 32

    def cut(data: dict[str, Any]) -> None:
        del data["entries"][-1]

    assert "result" in forged(result)
    assert all(forged(change) for change in (draw, chance, forced, cut))


def test_a_running_match_of_the_same_rules_with_other_digests_was_altered() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][-1][2] = "0" * 32

    assert "digest" in fault(altered(RUNNING, change))
