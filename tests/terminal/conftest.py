"""A seat at the terminal for tests: lines go in, what is printed comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from portulan import bots
from portulan.bots import Bot, InformationState
from portulan.cli import main
from portulan.engine.game import Game


class FirstBot(Bot):
    """Always takes the first option, so that a test knows what happens."""

    def choose(self, information: InformationState) -> int:
        return information.moves[0]


@dataclass(frozen=True)
class Sitting:
    """What came of a session: the exit status, the transcript, and the complaints."""

    status: int
    text: str
    complaints: str

    @property
    def words(self) -> str:
        """The transcript without line breaks, in which a sentence can be found however it was broken."""
        return " ".join(self.text.split())

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    def after(self, typed: str) -> str:
        """What was printed after a line was typed for the first time, up to the next prompt or the farewell."""
        _, _, rest = self.text.partition(f"> {typed}\n")
        answer, prompt, _ = rest.partition("\n> ")
        if not prompt:
            answer = answer.strip().rpartition("\n")[0]
        return " ".join(answer.split())


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Plays in the terminal through a pipe, against bots that take the first option."""

    def make(name: str, seed: int | str, game: Game) -> Bot:
        return FirstBot(seed)

    monkeypatch.setattr(bots, "make", make)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def play(typed: Sequence[str], *arguments: str, game: str = "agartha") -> Sitting:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        status = main(["play", game, "--terminal", *arguments])
        captured = capsys.readouterr()
        return Sitting(status, captured.out, captured.err)

    return play
