"""Refusals are said without keeping the event loop from anything else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable

import pytest

import portulan
from portulan.engine.errors import PortulanError, Refused
from portulan.engine.text import Arguments
from portulan.fluent import FluentPhrasebook
from portulan.server import refusals
from portulan.server.refusals import NotAllowed


def refused_move() -> Refused:
    """What the rules answer to a move that is not asked for."""
    state = portulan.new("near-and-far", players=2, seed=1)
    with pytest.raises(Refused) as refused:
        state.play(state.parse("done"))
    return refused.value


@pytest.mark.parametrize("refuse", [lambda: NotAllowed("stale"), refused_move], ids=["house", "rules"])
def test_what_was_never_said_is_read_off_the_event_loop(
    refuse: Callable[[], PortulanError], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()
    said = FluentPhrasebook.say

    def say(book: FluentPhrasebook, name: str, arguments: Arguments, lang: str) -> str:
        threads.add(threading.get_ident())
        return said(book, name, arguments, lang)

    monkeypatch.setattr(refusals, "_SAID", {})
    monkeypatch.setattr(FluentPhrasebook, "say", say)
    answer = json.loads(asyncio.run(refusals.answer(refuse(), "1")))
    assert set(answer["text"]) == {"en", "fr"} and all(answer["text"].values())
    assert threads and threading.get_ident() not in threads


def test_what_was_said_before_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    first = asyncio.run(refusals.answer(NotAllowed("stale"), "1"))
    monkeypatch.delattr(FluentPhrasebook, "say")
    assert asyncio.run(refusals.answer(NotAllowed("stale"), "1")) == first
    assert str(NotAllowed("stale")) == json.loads(first)["text"]["en"]
