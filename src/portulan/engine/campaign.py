"""Campaigns: a chain of matches of one game, in which what one match leaves is the beginning of the next.

What is carried from one match to the next is plain data in the header of the match, checked by the game, so that
each match replays alone. Between two matches may lie an interlude: a small match of the same game (its `carried`
data say so), to which bots, undo and records apply as to any other. Seats are a capacity: who plays is said anew
for every chapter.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from portulan.engine import record as records
from portulan.engine.errors import FileError, UsageError
from portulan.engine.game import Game
from portulan.engine.generator import Seed
from portulan.engine.match import Match
from portulan.engine.options import OptionValue, fitting
from portulan.engine.saga import Chapter, Saga

CAMPAIGN_VERSION: Final = 1
"""The version that is written; all from 1 on are read."""

MOST_MATCHES: Final = 100
"""How many matches a campaign may have that is read: more than anybody plays, so that reading comes to an end."""


@dataclass
class Campaign:
    """A campaign under way: its finished matches, the one being played, and who plays."""

    game: Game
    matches: list[Match] = field(default_factory=list)

    @classmethod
    def begin(
        cls,
        game: Game,
        names: Sequence[str],
        *,
        seed: Seed,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Campaign:
        """Begins the first match of a campaign."""
        saga = _saga_of(game)
        chapter = saga.first(names, game.resolve(len(names), options))
        if chapter is None:
            raise UsageError(f"{game.title} has no campaign with these options")
        chosen = {**(options or {}), **chapter.options}
        match = Match.new(game, names, seed=seed, options=chosen, carried=chapter.carried)
        return cls(game, [match])

    @property
    def match(self) -> Match:
        """The match that is played now, or the last one."""
        return self.matches[-1]

    def next_chapter(self, names: Sequence[str] | None = None) -> Chapter | None:
        """Says how the campaign goes on for whoever plays next; None if it is over, or the match is not."""
        match = self.match
        if not match.state.over:
            return None
        return _saga_of(self.game).following(match.state, list(match.names if names is None else names))

    def advance(
        self,
        *,
        seed: Seed,
        names: Sequence[str] | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Match:
        """Begins the next match; somebody may have joined, stayed away or left (`names` are those who play).

        `options` choose among the chapters that may follow, where a game lets its players choose.
        """
        if not self.match.state.over:
            raise UsageError("the match before is not over")
        players = list(self.match.names if names is None else names)
        chapter = self.next_chapter(players)
        if chapter is None:
            raise UsageError("the campaign is over")
        chosen = choose(chapter, options or {})
        match = Match.new(
            self.game,
            players,
            seed=seed,
            options=options_after(self.game, len(players), self.match.options, chosen),
            carried=chosen.carried,
        )
        self.matches.append(match)
        return match

    @property
    def over(self) -> bool:
        """Whether the last match is over and none follows."""
        return self.match.state.over and self.next_chapter() is None

    # Keeping

    def to_json(self) -> str:
        """Writes the campaign: the records of all its matches, each complete in itself."""
        return write(self.game.name, [match.to_json() for match in self.matches])

    @classmethod
    def from_json(cls, text: str, game: Callable[[str], Game]) -> Campaign:
        """Reads a campaign, replays each match, and checks that each follows from the one before."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise FileError(f"is not a whole campaign: {error}") from None
        if not isinstance(data, dict) or data.get("portulan") != "campaign":
            raise FileError("is no campaign")
        version = data.get("version")
        if type(version) is not int or not 1 <= version <= CAMPAIGN_VERSION:
            raise FileError(f"version {version!r:.20} is none that this Portulan reads ({CAMPAIGN_VERSION})")
        if not isinstance(data.get("game"), str) or not isinstance(data.get("matches"), list):
            raise FileError("fields 'game' and 'matches' are missing")
        found = game(data["game"])
        _saga_of(found)
        if not data["matches"]:
            raise FileError("has no match")
        if len(data["matches"]) > MOST_MATCHES:
            raise FileError(f"has more than {MOST_MATCHES} matches")
        campaign = cls(found)
        for number, match in enumerate(data["matches"], 1):
            try:
                record = records.parse(match)
                if campaign.matches:
                    campaign._check_follows(record)
                campaign.matches.append(Match.from_record(record, found))
            except FileError as error:
                raise FileError(f"match {number}: {error}") from None
        return campaign

    def _check_follows(self, record: records.Record) -> None:
        """What a match begins with, and what it is played by, is what the one before leads to."""
        game = self.game
        carried = game.check_carried(record.carried)
        chapter = self.next_chapter(_saga_of(game).names(carried, record.players))
        if chapter is None:
            raise FileError("the match before it has none after it")
        fits = [one for one in chapter.choices() if game.check_carried(one.carried) == carried]
        if not fits:
            raise FileError("does not begin with what the match before left")
        players = len(record.players)
        options = game.resolve(players, record.options)
        if options not in [options_after(game, players, self.match.options, one) for one in fits]:
            raise FileError("is not played by the options that the match before leads to")


def write(game: str, matches: Sequence[str]) -> str:
    """Writes a campaign from the records of its matches."""
    written = ",\n".join(match.rstrip() for match in matches)
    header = {"portulan": "campaign", "version": CAMPAIGN_VERSION, "game": game}
    parts = [f'"{name}": {json.dumps(value)}' for name, value in header.items()]
    return "{\n" + ",\n".join([*parts, f'"matches": [\n{written}\n]']) + "\n}\n"


def matches_of(text: str) -> list[str]:
    """Takes the records of the matches out of a campaign that was written here; "" holds none."""
    return [json.dumps(match) for match in json.loads(text)["matches"]] if text else []


def choose(chapter: Chapter, options: Mapping[str, OptionValue]) -> Chapter:
    """Takes the chapter that has certain options; one that may not follow is refused in one line."""
    chosen = chapter.chosen(options)
    if chosen is None:
        wanted = ", ".join(f"{key}={value}" for key, value in options.items())
        raise UsageError(f"the campaign does not go on with {wanted:.100}")
    return chosen


def options_after(
    game: Game, players: int, before: Mapping[str, str], chapter: Chapter | None
) -> dict[str, str]:
    """Gives the options of a match that follows on another: the same, as far as that many can play by them."""
    same = fitting(game.options, players, before)
    return game.resolve(players, same if chapter is None else {**same, **chapter.options})


def _saga_of(game: Game) -> Saga:
    if game.saga is None:
        raise UsageError(f"{game.title} has no campaigns")
    return game.saga
