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
from portulan.engine.options import OptionValue
from portulan.engine.saga import Chapter, Saga

CAMPAIGN_VERSION: Final = 1
"""The version that is written; all from 1 on are read."""


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

    def advance(self, *, seed: Seed, names: Sequence[str] | None = None) -> Match:
        """Begins the next match; somebody may have joined, stayed away or left (`names` are those who play)."""
        if not self.match.state.over:
            raise UsageError("the match before is not over")
        players = list(self.match.names if names is None else names)
        chapter = self.next_chapter(players)
        if chapter is None:
            raise UsageError("the campaign is over")
        chosen = {**self.match.options, **chapter.options}
        match = Match.new(self.game, players, seed=seed, options=chosen, carried=chapter.carried)
        self.matches.append(match)
        return match

    @property
    def over(self) -> bool:
        """Whether the last match is over and none follows."""
        return self.match.state.over and self.next_chapter() is None

    # Keeping

    def to_json(self) -> str:
        """Writes the campaign: the records of all its matches, each complete in itself."""
        written = ",\n".join(match.to_json().rstrip() for match in self.matches)
        header = {"portulan": "campaign", "version": CAMPAIGN_VERSION, "game": self.game.name}
        parts = [f'"{name}": {json.dumps(value)}' for name, value in header.items()]
        return "{\n" + ",\n".join([*parts, f'"matches": [\n{written}\n]']) + "\n}\n"

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
        """What a match begins with is what the one before left."""
        chapter = self.next_chapter(record.players)
        if chapter is None:
            raise FileError("the match before it has none after it")
        if self.game.check_carried(record.carried) != self.game.check_carried(chapter.carried):
            raise FileError("does not begin with what the match before left")


def _saga_of(game: Game) -> Saga:
    if game.saga is None:
        raise UsageError(f"{game.title} has no campaigns")
    return game.saga
