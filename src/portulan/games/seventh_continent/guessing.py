"""Numbers that a bot tries: what anybody can read off a picture that lies open, decoys included (contract 7.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from portulan.games.seventh_continent import hidden, names
from portulan.games.seventh_continent.box import Box
from portulan.games.seventh_continent.content.looking import MOST, candidates
from portulan.games.seventh_continent.position import Position
from portulan.games.seventh_continent.terms import NONE

LANGUAGE: Final = "en"
"""The language in which bots read: the counts are the same in all."""


def pictures(state: Position) -> list[int]:
    """Lists the cards that may be examined now and have a number left to be tried."""
    return [card for card in hidden.sources(state) if guess(state, card) != NONE]


def guess(state: Position, card: int) -> int:
    """Gives the next number to be tried for a card, while wrong ones cost nothing; a camp lets one go on from there."""
    box = state.box
    page = _pages(box).get(card, NONE)
    if page == NONE or not state.is_open(page):
        return NONE
    tried = dict(state.wrong).get(card, 0)
    free = min(state.rules.free_guesses, MOST)
    read = _read(box, page)
    place = tried + free * state.camps
    return read[place] if tried < free and place < len(read) else NONE


@lru_cache(maxsize=16)
def _pages(box: Box) -> dict[int, int]:
    """Gives the passage of every picture, by its card."""
    places = {uid: place for place, uid in enumerate(box.content.passages)}
    return {box.by_id[uid]: places[page] for uid, (page, _) in names.pictures(box).items()}


@lru_cache(maxsize=256)
def _read(box: Box, page: int) -> tuple[int, ...]:
    """Reads the numbers off the regions of a picture that was opened."""
    regions = names.regions(box, page, LANGUAGE)
    return tuple(int(number) for number in candidates(regions, LANGUAGE))
