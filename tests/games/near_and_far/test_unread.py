"""The book stays closed (NF-QUEST-5, G-115): what nobody has read reaches nobody and decides nothing.

Twins are positions that differ in what is closed alone: rewards, bonuses and reactions of an open page, the whole of
a closed one. Whoever plays must not be able to tell them apart.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from portulan.bots import InformationState, make
from portulan.bots.names import heuristic
from portulan.engine.events import Event
from portulan.engine.match import Match
from portulan.games.near_and_far import catalogue, entries
from portulan.games.near_and_far.entries import AnyReward
from portulan.games.near_and_far.events import EVENTS
from portulan.games.near_and_far.state import NearAndFar
from portulan.games.near_and_far.terms import CODES
from tests.battery.unread import A_PHRASE, book_of, closed, plain, signs, texts
from tests.games.near_and_far.roads import table
from tests.games.near_and_far.setting import (
    RED,
    book,
    box_with,
    camp,
    choice,
    content,
    follow,
    give,
    hold,
    listed,
    out,
    path,
    recruit,
    turn,
)

BOTS = ("random", "greedy", "easy", "search:8it")

RICH: tuple[AnyReward, ...] = (
    entries.Coin(9),
    entries.Gem(9),
    entries.Token("red", 4),
    entries.World("cold-blade"),
    entries.Treasure(3),
)
POOR: tuple[AnyReward, ...] = (entries.Pay(coin=3), entries.Rep(-6))
ASKING: tuple[AnyReward, ...] = (entries.OneOf((entries.Coin(1), entries.Heart(9))), entries.Adventurer())

LINES: tuple[tuple[tuple[AnyReward, ...], tuple[AnyReward, ...]], ...] = (
    ((), ()),
    (RICH, ()),
    ((), RICH),
    (POOR, RICH),
    (RICH, POOR[1:]),
    (ASKING, RICH),
)
"""Base and bonus of a choice, as they might be."""


def headers(first: int, second: int) -> list[entries.Choice]:
    """Two choices with the same headers, whose closed lines are others."""
    reactions = [passage for passage in NearAndFar.box.passages if passage.startswith("page.F.")]
    return [
        choice(
            "a",
            test=("skill", 6),
            result=LINES[first][0],
            bonus=LINES[first][1],
            reaction=reactions[first % len(reactions)],
        ),
        choice(
            "b",
            test=("combat", 7),
            result=LINES[second][0],
            bonus=LINES[second][1],
            reaction=reactions[second % len(reactions)],
        ),
    ]


PAIRS = [(1, 0), (0, 1), (2, 3), (3, 2), (4, 5), (5, 1)]


def open_page(pair: tuple[int, int]) -> NearAndFar:
    """Seat 0 has read the quest of b, with hearts, an aid and a bird."""
    state = table(kind=box_with(quests={"E": headers(*pair)}))
    give(hold(recruit(state, 0, "egg", RED), 0, birds=1), 0, treasures="fire-bomb")
    return follow(book(out(state, "b", hearts=5), "b"), "stop", "attempt")


def ratings(state: NearAndFar, seat: int) -> tuple[list[float], list[float]]:
    """Gives what the bots' heuristic thinks of each move, and of the position after each as far as it can see.

    A bot that peeks may still choose the same; what it thinks of its choices would differ.
    """
    judge = heuristic(state.game)
    dealt = state.resample(seat, random.Random(1))
    moves = dealt.moves(seat)
    ahead: list[float] = judge.values(dealt)
    for move in moves:
        after = state.resample(seat, random.Random(1))
        after.play(move, seat)
        ahead += judge.values(after)
    return judge.scores(dealt, seat, moves), ahead


def same_for_all(states: Sequence[NearAndFar], bots: Sequence[str] = BOTS) -> None:
    """Requires that no viewer sees a difference, that the same may be done, and that every bot does the same."""
    first, *others = states
    for viewer in (*range(first.players), None):
        seen = first.view(viewer)
        assert all(other.view(viewer) == seen for other in others)
    assert all(other.moves() == first.moves() for other in others)
    seat = first.actor
    assert seat is not None and seat >= 0
    handed = InformationState(first, seat).view
    assert all(InformationState(other, seat).view == handed for other in others)
    rated = [ratings(state, seat) for state in states]
    assert all(found == rated[0] for found in rated)
    for bot in bots:
        chosen = {
            state.notation(make(bot, 1, state.game).choose(InformationState(state, seat))) for state in states
        }
        assert len(chosen) == 1, (bot, chosen)


def told(state: NearAndFar, *notations: str) -> list[Event]:
    """Plays moves and gives the events as they are told."""
    events: list[Event] = []
    for notation in notations:
        log = state.listen()
        follow(state, notation)
        events += log
    return events


# Twins


@pytest.mark.rule("NF-QUEST-5")
def test_other_rewards_of_an_open_page_change_no_choice() -> None:
    """G-115: while a choice is announced, nothing but the headers is known."""
    states = [open_page(pair) for pair in PAIRS]
    assert listed(states[0]) == ["choose 1", "choose 2"]
    same_for_all(states)


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-8")
@pytest.mark.parametrize(("way", "die"), [(1, 3), (1, 5), (2, 4), (2, 6), (1, 1)])
def test_other_rewards_change_no_aid_and_no_heart(way: int, die: int) -> None:
    """Neither what success brings, nor whether there is a bonus at all."""
    states = [open_page(pair) for pair in PAIRS]
    events = [told(state, f"choose {way}", f"roll {die}") for state in states]
    assert all(found == events[0] for found in events)
    same_for_all(states)
    if way == 2:
        for state in states:
            follow(state, "pass")
        assert len(listed(states[0])) > 1
        same_for_all(states)


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-9")
@pytest.mark.parametrize("way", [1, 2])
def test_a_failure_tells_nothing_of_what_was_missed(way: int) -> None:
    states = [open_page(pair) for pair in PAIRS]
    moves = [f"choose {way}", "roll 1", *(["pass"] if way == 2 else []), "hearts 0"]
    events = [told(state, *moves) for state in states]
    assert all(found == events[0] for found in events)
    assert "failed" in [EVENTS[event[0]].name for event in events[0]]
    same_for_all(states, ("greedy",))


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-7")
def test_a_success_tells_of_its_own_choice_alone() -> None:
    """The choice that was not taken stays closed, and so does a bonus that was missed."""
    states = [
        table(kind=box_with(quests={"E": [headers(1, 0)[0], headers(0, second)[1]]})) for second in range(6)
    ]
    for state in states:
        follow(book(out(state, "b", hearts=0), "b"), "stop", "attempt")
    events = [told(state, "choose 1", "roll 5") for state in states]
    assert all(found == events[0] for found in events)
    assert states[0].coins[0] == 12
    for viewer in (0, 1, None):
        assert all(state.view(viewer) == states[0].view(viewer) for state in states)


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-8")
def test_a_bonus_that_was_missed_is_not_known_while_the_reward_is_claimed() -> None:
    base = (entries.OneOf((entries.Coin(1), entries.Gem(1), entries.Token("red"))), entries.Food(1))
    states = []
    for bonus in ((), RICH, (entries.Token("red", 3),), (entries.Rep(-5),)):
        ways = [choice("a", test=("skill", 6), result=base, bonus=bonus), choice("b")]
        state = table(kind=box_with(quests={"E": ways}))
        states.append(follow(book(out(state, "b", hearts=0), "b"), "stop", "attempt", "choose 1", "roll 5"))
    assert listed(states[0]) == ["claim 1", "claim 2", "claim 3"]
    same_for_all(states)


def pages() -> list[list[entries.Choice]]:
    """Pages as different as can be: hard, easy, with a price, without a roll."""
    return [
        [choice("a", test=("skill", 15)), choice("b", test=("combat", 15))],
        [choice("z", result=RICH)],
        [choice("a", test=("skill", 2), result=RICH, bonus=RICH), choice("b", cost=entries.Bundle(coin=1))],
        [choice("a", result=POOR), choice("b", test=("combat", 3)), choice("c"), choice("d")],
    ]


def before_reading(number: int, where: str) -> NearAndFar:
    """Nobody has read a quest of the map: seat 0 decides its action, a step, or whether to attempt that of b."""
    quests = dict.fromkeys("ABCDEFGHIJKLMNOP", pages()[number])
    state = hold(recruit(table(kind=box_with(quests=quests)), 0, "egg", RED), 0, birds=1)
    out(state, "c", hearts=6)
    for code in ("b", "d", "e", "g"):
        book(state, code)
    if where == "action":
        return turn(state, 0)
    return state if where == "step" else follow(state, "go b", "stop")


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-4")
@pytest.mark.parametrize("where", ["action", "step", "attempt"])
def test_a_page_that_nobody_has_read_changes_nothing(where: str) -> None:
    """Neither what is seen, nor where a bot goes, nor whether it attempts a quest."""
    states = [before_reading(number, where) for number in range(4)]
    if where == "attempt":
        assert listed(states[0]) == ["attempt", "pass"]
    same_for_all(states)


@pytest.mark.rule("NF-ARCADE-2", "NF-QUEST-5")
def test_arcade_cards_are_closed_until_they_are_drawn() -> None:
    cards = NearAndFar.box.arcade
    states = []
    for number in range(4):
        state = table(mode="arcade", map="1", kind=box_with(arcade=dict.fromkeys(cards, pages()[number][:2])))
        states.append(follow(book(out(state, "b", hearts=6), "b"), "stop"))
    same_for_all(states)


@pytest.mark.rule("NF-ARCADE-2", "NF-ARCADE-4", "NF-QUEST-5")
def test_the_rewards_of_a_drawn_arcade_card_are_closed() -> None:
    """Title, choices and difficulties are public, rewards are hidden until success."""
    uid = NearAndFar.box.arcade[0]
    states = []
    for pair in PAIRS:
        state = table(mode="arcade", map="1", kind=box_with(arcade={uid: headers(*pair)}))
        states.append(follow(book(out(state, "b", hearts=5), "b"), "stop", "attempt", "arcade 1"))
    same_for_all(states)


@pytest.mark.rule("NF-QUEST-5", "NF-CHARMODE-5")
def test_where_a_story_leads_is_closed() -> None:
    """The next quest of a choice, and what is told on failure, are not known before the roll."""
    own = [
        quest for quest in content().all(entries.QuestEntry) if quest.owner == "abelone" and quest.layer == 2
    ]
    passages = [passage for passage in NearAndFar.box.passages if passage.startswith("page.F.")]
    states = []
    for one, other in ((0, 1), (1, 0)):
        ways = [
            choice("a", test=("skill", 6), next=own[one].id, failure=passages[one]),
            choice("b", test=("combat", 7), next=own[other].id, failure=passages[other], result=RICH),
        ]
        first = NearAndFar.box.quests[NearAndFar.box.first_quest[catalogue.CHARACTERS.index("abelone")]]
        state = table(mode="character", map="2", kind=box_with(quests={first: ways}))
        assert catalogue.CHARACTERS[state.character[0]] == "abelone"
        code = CODES[next(n for n, quest in enumerate(state.atlas.quest) if quest >= 0)]
        states.append(follow(book(out(state, code, hearts=5), code), "stop", "attempt"))
    same_for_all(states)
    for state in states:
        follow(state, "choose 1", "roll 2")
    same_for_all(states)


@pytest.mark.rule("NF-QUEST-5", "NF-CAMPAIGN-8")
def test_side_quests_that_are_noted_are_closed() -> None:
    """Their numbers are public, their pages are not."""
    states = []
    for number in range(4):
        quests = {"1": pages()[0], "Q1": pages()[number], "Q2": pages()[3 - number]}
        state = table(mode="campaign", kind=box_with(quests=quests))
        state.pending = [state.box.quests.index("Q1"), state.box.quests.index("Q2")]
        state.pending_of = [0, 0]
        code = CODES[state.atlas.quest.index(state.box.quests.index("1"))]
        states.append(follow(book(out(state, code, hearts=5), code), "stop", "attempt"))
    assert listed(states[0]) == ["side 1", "side 2"]
    assert states[0].view(1)["people"][0]["card"]["pending"] == ["Q1", "Q2"]
    same_for_all(states)


# States that were dealt for a bot


@pytest.mark.rule("NF-QUEST-5")
@pytest.mark.parametrize(
    ("moves", "stops"),
    [
        (("choose 1", "roll 6", "hearts 0"), True),
        (("choose 2", "roll 6", "pass", "hearts 0"), True),
        (("choose 1", "roll 1", "hearts 0"), False),
    ],
)
def test_a_dealt_state_stops_before_the_reaction(moves: tuple[str, ...], stops: bool) -> None:
    """A bot that thinks ahead learns what it rolls, and not what comes of it."""
    dealt = open_page((1, 2)).resample(0, random.Random(1))
    for move in moves:
        follow(dealt, move)
    assert dealt.closed == stops
    assert len(dealt.opened) == 1
    assert dealt.coins[0] == 3


@pytest.mark.rule("NF-QUEST-5")
def test_a_dealt_state_stops_before_the_page() -> None:
    dealt = before_reading(1, "attempt").resample(0, random.Random(1))
    follow(dealt, "attempt")
    assert dealt.closed and dealt.opened == ()
    assert dealt.moves() == []


@pytest.mark.rule("NF-BOSS-6", "NF-QUEST-5")
def test_a_dealt_state_stops_before_the_paragraph_of_a_boss() -> None:
    state = recruit(table(mode="campaign", map="11"), 0, "sorry", RED)
    start, end = path(state, "threat")
    follow(out(state, start, hearts=9), f"go {end}", "challenge ivory-queen", "roll 6")
    dealt = state.resample(0, random.Random(1))
    follow(dealt, "hearts 3")
    assert dealt.closed and dealt.opened == ()


# Prose


def walk(state: NearAndFar, decisions: int) -> Iterator[list[Event]]:
    """Plays on by counting: every answer and every outcome is another; gives the events of each."""
    for number in range(decisions):
        if state.over:
            return
        log = state.listen()
        moves = state.moves()
        likes = [
            move for move in moves if state.notation(move) in ("attempt", "adventure", "restore", "accept")
        ]
        state.play((likes or moves)[number * 7 % len(likes or moves)])
        yield log


def got(state: NearAndFar, viewer: int | None, events: Sequence[Event], teller: Match) -> list[str]:
    """Lists all texts that a viewer gets: the view, what is told, what may be done, what a bot is handed."""
    found = list(texts(state.view(viewer)))
    for event in events:
        name, arguments = teller.heard(event, viewer)
        found += [name, *(str(value) for value in arguments.values())]
    if viewer in state.actors:
        assert viewer is not None
        for move in state.moves(viewer):
            name, arguments = state.sentence(move)
            found += [state.notation(move), name, *(str(value) for value in arguments.values())]
        information = InformationState(state, viewer)
        found += texts(information.view)
        found += texts(json.loads(information.sample(random.Random(1)).dump()))
    return [plain(text) for text in found]


@pytest.mark.rule("NF-QUEST-5", "NF-QUEST-4")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "first"},
        {"mode": "arcade", "map": "4"},
        {"mode": "campaign", "map": "2"},
        {"mode": "campaign", "map": "11"},
        {"mode": "character", "map": "3"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_no_word_of_a_closed_page_reaches_anybody(options: dict[str, Any]) -> None:
    """Views, events, moves and what bots are handed hold neither the id nor the prose of a page nobody has read."""
    state = table(**options)
    for place, quest in enumerate(state.atlas.quest):
        if quest >= 0:
            book(state, CODES[place])
    printed = book_of(state.game)
    assert printed is not None
    teller = Match.new(state.game, ["Ann", "Ben"], seed=0, options={"mode": "arcade"})
    read = 0
    for number, events in enumerate(walk(state, 120)):
        if number % 4 and len(state.opened) == read:
            continue
        read = len(state.opened)
        shut = closed(state)
        for viewer in (0, 1, None):
            found = got(state, viewer, events, teller)
            words = {word for text in found for word in text.split()}
            assert not words.intersection(shut), viewer
            prose = "\n".join(text for text in found if len(text) >= A_PHRASE and " " in text)
            for uid in shut if prose else ():
                assert not any(phrase in prose for phrase in signs(printed, uid)[1]), (viewer, uid)
    assert read


@pytest.mark.rule("NF-QUEST-5")
def test_what_is_read_is_what_is_open() -> None:
    """A viewer learns the ids of passages that were opened, in their order, and of no others."""
    state = follow(book(out(table(), "b", hearts=0), "b"), "stop")
    assert state.view(None)["read"] == []
    follow(state, "attempt")
    assert state.view(None)["read"] == ["page.E"]
    assert len(closed(state)) == len(state.game.passages) - 1


@pytest.mark.rule("NF-QUEST-5", "NF-CAMP-1")
def test_camps_and_tokens_tell_nothing_of_a_page() -> None:
    """The value of a location to a bot is that of any quest on its map."""
    states = [camp(before_reading(number, "step"), 1, "d") for number in range(4)]
    same_for_all(states, ("greedy", "search:8it"))
