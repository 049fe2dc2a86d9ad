"""Sets a table of The 7th Continent as an example of the contract describes it, and plays it.

Chance is never drawn here: what is drawn lies known on top of the Action Deck, or the test says what comes. An action
is undertaken with the choices that a test names; to everything else the answer is no.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from portulan import Refused, registry
from portulan.content import Content
from portulan.content.reader import assemble, sources
from portulan.engine.options import OptionValue
from portulan.engine.state import State
from portulan.games.seventh_continent import moves
from portulan.games.seventh_continent.board import lay_fog
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content.schema import FOLDER, SCHEMA
from portulan.games.seventh_continent.fields import declared
from portulan.games.seventh_continent.position import cards_of
from portulan.games.seventh_continent.state import SeventhContinent
from portulan.games.seventh_continent.terms import (
    BOARD,
    CLUE,
    COLUMN,
    DECK,
    DISCARD,
    HAND,
    INVENTORY,
    NONE,
    OUT,
    PAST,
    SATCHEL,
    SLOTS,
    STOCK,
)
from tests.games.seventh_continent.small_world import CARDS

GAME = registry.game("seventh-continent")
GODDESS = "voracious-goddess"
"""The clue of the first curse."""
PEOPLE = ("ferriere", "penhallow", "quiroga", "vogt", "sahin")
BRUNO, LUDOVIC, THIRD, FOURTH = range(4)
"""Seats, by the names of the rulebook's examples."""
BELL = re.compile(
    rb"effects = \[\n    \{ on = \{ at = \"camp\" \}, do = \[\{ do = \"take\", card = \"130\".*?\n\]\n",
    re.DOTALL,
)
"""What the clue does at camps and when the deck empties: it would answer in the middle of what a test looks at."""
LAST_CHANCE = (
    "draw card",
    "lose card",
    "recover card",
    "turn fog",
    "take card",
    "gold",
    "random",
    "peek card",
)


def attributes(content: Content) -> dict[str, Any]:
    """What a class of states takes from its content."""
    box = Box(content)
    return {"box": box, "FIELDS": declared(box)}


@cache
def kind(cards: str = CARDS) -> type[SeventhContinent]:
    """Makes a class of states whose box holds the cards that ship and some of a test's own; no bell rings."""
    shipped = [(name, BELL.sub(b"", text)) for name, text in sources(Path(FOLDER) / "content")]
    content = assemble(SCHEMA, (FOLDER,), [shipped, [("test.toml", cards.encode())]], checked=False)
    own: dict[str, Any] = {"__slots__": (), "game": GAME, **attributes(content)}
    return type("Table", (SeventhContinent,), own)


def table(players: int = 2, cards: str = CARDS, **options: OptionValue) -> SeventhContinent:
    """Begins a match with everybody on terrain A of the tests' sheet, the only card of the Board; no fog lies there.

    The skills of the tests are out of the Action Deck.
    """
    state = shipped(players, cards, **options)
    for cell, card in enumerate(state.cells):
        if card >= 0:
            state.shift(card, BOARD, STOCK)
            state.cells[cell] = NONE
    state.fog = [0] * len(state.fog)
    for card in [card for card in range(len(state.box.ids)) if state.box.ids[card].startswith("S-")]:
        state.shift(card, DECK, OUT)
    state.sheet = 9
    lay(state, "T760")
    stand(state, "T760", *range(players))
    return again(state)


def shipped(players: int = 2, cards: str = CARDS, **options: OptionValue) -> SeventhContinent:
    """Begins a match as it comes out of the box, with the characters in their order, against the first curse."""
    state = kind(cards).blank(players, GAME.resolve(players, {"auto_reduce": "off", **options}))
    state.begin()
    return set_out(state, GODDESS)


def begun(players: int = 1, seed: int | None = None, **options: OptionValue) -> SeventhContinent:
    """Begins a match of the game itself against the first curse."""
    state = GAME.new(players, seed, options)
    assert isinstance(state, SeventhContinent)
    return set_out(state, GODDESS)


def set_out(state: SeventhContinent, *curses: str) -> SeventhContinent:
    """Chooses characters in their order, then the curses, with the consent of all."""
    for person in PEOPLE[: state.players]:
        if asked(state) == "character":
            do(state, f"be {person}")
    if asked(state) == "clues":
        do(state, against(state, *curses))
    while asked(state) == "clues proposal":
        do(state, "agree")
    return state


def against(state: SeventhContinent, *curses: str) -> str:
    """Writes the move by which some clues are chosen."""
    known = cards_of(state.box.of_type[CLUE])
    return f"clues {sum(1 << known.index(number(state, curse)) for curse in curses)}"


def again(state: SeventhContinent) -> SeventhContinent:
    """Asks the question anew after the table was changed by hand."""
    state.refresh()
    return state


# Cards


def number(state: SeventhContinent, uid: str) -> int:
    """Finds a card."""
    return state.box.by_id[uid]


def lay(state: SeventhContinent, uid: str, fog: bool = False) -> int:
    """Puts a terrain, or an event that holds a place, onto its cell."""
    card = number(state, uid)
    cell = state.box.cards[card].at
    state.shift(card, state.pile_of(card), BOARD)
    state.cells[cell] = card
    if fog:
        lay_fog(state, cell)
    return cell


def attach(state: SeventhContinent, uid: str, terrain: str) -> None:
    """Links an event to a terrain."""
    card = number(state, uid)
    state.shift(card, state.pile_of(card), BOARD)
    state.attached.append((card, state.cells.index(number(state, terrain))))


def stand(state: SeventhContinent, uid: str, *seats: int) -> None:
    """Puts figures onto a terrain."""
    for seat in seats:
        state.figure[seat] = state.cells.index(number(state, uid))


def hold(state: SeventhContinent, seat: int, *uids: str) -> None:
    """Puts cards into a hand."""
    for uid in uids:
        card = number(state, uid)
        state.shift(card, state.pile_of(card), HAND + seat)


def equip(state: SeventhContinent, seat: int, die: int, *uids: str) -> int:
    """Gives a player an object; gives its slot."""
    slot = next(n for n in range(seat * SLOTS, (seat + 1) * SLOTS) if state.column[n * COLUMN] < 0)
    for place, uid in enumerate(uids):
        card = number(state, uid)
        state.shift(card, state.pile_of(card), INVENTORY)
        state.column[slot * COLUMN + place] = card
    state.dice[slot] = die
    return slot


def top(state: SeventhContinent, *uids: str) -> None:
    """Puts known cards on top of the Action Deck, the first to be drawn first."""
    for uid in uids:
        card = number(state, uid)
        state.shift(card, state.pile_of(card), DECK)
    state.top = [number(state, uid) for uid in reversed(uids)]


def piles(state: SeventhContinent, deck: Sequence[str], discard: Sequence[str]) -> None:
    """Makes the Action Deck and the Discard of these cards; the others are out of the game."""
    for card in cards_of(state.piles[DECK] | state.piles[DISCARD]):
        state.shift(card, state.pile_of(card), OUT)
    for pile, uids in ((DECK, deck), (DISCARD, discard)):
        for uid in uids:
            card = number(state, uid)
            state.shift(card, state.pile_of(card), pile)
    state.top = []


def names(state: SeventhContinent, pile: int) -> list[str]:
    """Names the cards of a pile."""
    return [state.box.ids[card] for card in cards_of(state.piles[pile])]


def hand(state: SeventhContinent, seat: int) -> list[str]:
    """Names the cards in a hand, without the character."""
    return [uid for uid in names(state, HAND + seat) if uid not in PEOPLE]


def past(state: SeventhContinent) -> list[str]:
    """Names the cards of the Past."""
    return names(state, PAST)


def cell(state: SeventhContinent, uid: str) -> int:
    """Finds the cell of a card that lies on the Board."""
    return state.cells.index(number(state, uid))


# Playing


def asked(state: State) -> str:
    """Names the step that waits for an answer."""
    return "" if state.step is None else state.step.name


def do(state: SeventhContinent, *written: str) -> SeventhContinent:
    """Plays moves in their notation, with cards by their ids."""
    for text in written:
        words = [str(state.box.by_id[word]) if word in state.box.by_id else word for word in text.split()]
        state.play(state.parse(" ".join(words)), seat=state.actor)
    return state


def refused(state: SeventhContinent, text: str) -> str:
    """Tries a move that is refused; names the clause."""
    with pytest.raises(Refused) as caught:
        do(state, text)
    return caught.value.rule


def offered(state: SeventhContinent) -> list[str]:
    """Lists the moves that are legal now, with cards by their ids."""
    found: list[str] = []
    for move in state.moves():
        family, fields = state.game.space.factored(move)
        if "card" in fields:
            fields["card"] = state.box.ids[int(fields["card"])]
        found.append(state.game.space.named(family).template.format_map(fields))
    return found


def actions(state: SeventhContinent, seat: int = BRUNO) -> list[str]:
    """Lists the icons of the legal actions of a player, with the card that offers each."""
    from portulan.games.seventh_continent import source
    from portulan.games.seventh_continent.terms import ICONS

    found: list[str] = []
    for move in source.legal(state, seat):
        action, place = source.undertaken(state, seat, move)
        printed = state.box.actions[action]
        of = f"fog {place}" if place >= 0 else state.box.ids[printed.card]
        found.append(f"{ICONS[printed.icon]} {of}")
    return found


def begin(state: SeventhContinent, icon: str, card: str = "T760", by: int = BRUNO) -> SeventhContinent:
    """Makes a player active with the consent of all, and announces the action with an icon of a card."""
    from portulan.games.seventh_continent.terms import ICONS

    do(state, f"active {by}")
    while asked(state) == "consent":
        do(state, "agree")
    printed = state.box.cards[number(state, card)]
    for action in (*printed.actions, *printed.object_actions):
        known = state.box.actions[action]
        if ICONS[known.icon] == icon:
            return do(state, f"act {card} {known.place}")
    raise AssertionError(f"{card} offers no {icon}")


def undertake(
    state: SeventhContinent,
    icon: str,
    card: str = "T760",
    *,
    by: int = BRUNO,
    helped_by: Iterable[int] = (),
    answers: Iterable[str] = (),
) -> SeventhContinent:
    """Undertakes an action; `answers` are given where they are legal, in their order, and else the answer is no."""
    begin(state, icon, card, by)
    return go_on(state, helped_by, answers)


def go_on(
    state: SeventhContinent, helped_by: Iterable[int] = (), answers: Iterable[str] = ()
) -> SeventhContinent:
    """Goes on until the group is asked again, or until chance is asked and no answer fits."""
    helpers = list(helped_by)
    left = [_move(state, answer) for answer in answers]
    while not state.over:
        step = state.step
        assert step is not None
        if step.name == "group":
            break
        listed = state.moves()
        if left and left[0] in listed:
            state.play(left.pop(0))
        elif step.name in ("offer", "must join"):
            do(state, "join" if state.actor in helpers else "stay")
        elif step.name == "accept":
            do(state, "agree")
        elif step.name in LAST_CHANCE:
            break
        elif moves.DONE.move() in listed:
            do(state, "done")
        elif step.name in ("trade", "extra cards"):
            state.play(listed[0])
        else:
            break
    assert not left, f"{[state.notation(move) for move in left]} could not be answered"
    return state


def _move(state: SeventhContinent, text: str) -> int:
    words = [str(state.box.by_id[word]) if word in state.box.by_id else word for word in text.split()]
    return state.parse(" ".join(words))


# On a sheet that ships

GOOD = ("C35", "C33", "C34", "C01", "C02", "C03")
"""Cards with eight stars, on top of the Action Deck."""


def standing(*uids: str, sheet: int, players: int = 1) -> SeventhContinent:
    """Begins a match with everybody on the first of some terrains of a sheet, without fog."""
    state = shipped(players)
    for place, card in enumerate(state.cells):
        if card >= 0:
            state.shift(card, BOARD, STOCK)
            state.cells[place] = NONE
    state.fog = [0] * len(state.fog)
    state.sheet = sheet
    for uid in uids:
        lay(state, uid)
    stand(state, uids[0], *range(players))
    return again(state)


def at(state: SeventhContinent, uid: str) -> SeventhContinent:
    """Walks there without a move."""
    stand(state, uid, *range(state.players))
    return again(state)


def done(state: SeventhContinent, icon: str, uid: str, *answers: str) -> SeventhContinent:
    """Undertakes an action of a card with good cards on top of the Action Deck."""
    top(state, *GOOD)
    return undertake(again(state), icon, uid, answers=answers)


def entered(state: SeventhContinent, uid: str, said: str) -> SeventhContinent:
    """Enters a number for a card, with the consent of all."""
    do(state, "look")
    while asked(state) == "consent":
        do(state, "agree")
    return go_on(do(state, f"search {uid}", f"enter {said}"))


def satchel(state: SeventhContinent, *uids: str) -> SeventhContinent:
    """Puts quest items into the Satchel."""
    for uid in uids:
        state.shift(number(state, uid), STOCK, SATCHEL)
    return again(state)
