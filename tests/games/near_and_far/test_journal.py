"""The traveller's journal: who read which page where, what was chosen, how the roll went, and what it brought."""

from __future__ import annotations

from portulan.engine.journal import Reading, readings
from portulan.engine.match import Match
from portulan.games.near_and_far import entries
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.games.near_and_far.setting import book, box_with, choice, follow, out, table

WAYS = (
    choice("a", test=("skill", 3), result=[entries.Coin(2), entries.Keyword("BELL")]),
    choice("b"),
)


def journal(*notations: str) -> tuple[str, list[Reading]]:
    """Ann attempts a quest with two choices; gives the code of the place and the journal afterwards."""
    state = table(mode="campaign", kind=box_with(quests={"1": WAYS}))
    code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
    follow(book(out(state, code, hearts=0), code), "stop")
    log = state.listen()
    follow(state, "attempt", *notations)
    match = Match(NearAndFar.game, ["Ann", "Bob"], {}, None, "", state, told=log)
    return code, readings(match)


def said(told: list[tuple[str, object]], lang: str = "en") -> list[str]:
    return [NearAndFar.game.text.say(name, arguments, lang) for name, arguments in told]  # type: ignore[arg-type]


def test_a_success_is_told_from_the_place_to_the_reward() -> None:
    code, (page, reaction) = journal("choose 1", "roll 6")
    assert page.place == "chapter-map-2" and page.passage == "page.1"
    assert said(list(page.before)) == [f"Ann attempts the quest on location {code}."]
    assert page.choice == "a"
    assert said(list(page.after)) == [
        "Ann rolls 6.",
        "Ann succeeds with the bonus: skill 7 against 3.",
    ]
    assert reaction.passage == "page.A" and reaction.choice == "" and not reaction.before
    assert said(list(reaction.after))[:2] == ["Ann gains 2 coins.", "Ann notes the keyword BELL."]
    assert (
        said(list(page.after), "fr")[-1]
        == "Ann réussit avec le bonus\N{NO-BREAK SPACE}: habileté 7 contre 3."
    )


def test_a_failure_has_its_choice_though_nothing_is_read() -> None:
    _, (page,) = journal("choose 1", "roll 1")
    assert page.choice == "a"
    assert "Ann fails: skill 2 against 3." in said(list(page.after))


def test_the_turn_that_follows_is_none_of_the_page() -> None:
    _, (page, reaction) = journal("choose 2")
    assert page.choice == "b" and said(list(page.after)) == ["Ann succeeds without a roll."]
    assert all("Bob" not in line for line in said(list(reaction.after)))
