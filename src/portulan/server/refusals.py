"""Refusals: why something did not happen, in every language; a refusal by the rules cites its clause."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from portulan.engine.errors import PortulanError, Refused
from portulan.engine.game import Game
from portulan.fluent import FluentPhrasebook
from portulan.language import LANGUAGES
from portulan.server.models import RefusalMessage

TEXT = Path(__file__).parent / "text"


class NotAllowed(PortulanError):
    """Something that the server does not allow here and now, by the code that the client knows."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(sentences(code)["en"])


@cache
def sentences(code: str) -> dict[str, str]:
    """Says in every language why something is not allowed."""
    phrasebook = FluentPhrasebook(TEXT)
    return {lang: phrasebook.say(f"refused-{code}", {}, lang) for lang in LANGUAGES}


def refusal(error: PortulanError, message_id: str | None) -> RefusalMessage:
    """Makes the answer to a message that was refused."""
    if isinstance(error, NotAllowed):
        return RefusalMessage(message_id, error.code, None, sentences(error.code))
    if isinstance(error, Refused):
        return RefusalMessage(message_id, "rule", error.rule, {lang: error.text(lang) for lang in LANGUAGES})
    return RefusalMessage(message_id, "bad-move", None, sentences("bad-move"))


def clause(game: Game, rule: str, options: Mapping[str, str]) -> dict[str, str]:
    """Says a clause in every language, as it stands under the options of a match."""
    return {lang: f"{game.text.rule(rule, lang, options)} ({rule})" for lang in LANGUAGES}
