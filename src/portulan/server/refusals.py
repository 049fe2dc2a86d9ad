"""Refusals: why something did not happen, in every language; a refusal by the rules cites its clause."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from portulan.engine.errors import PortulanError, Refused
from portulan.engine.game import Game
from portulan.fluent import FluentPhrasebook
from portulan.language import LANGUAGES
from portulan.server.models.outgoing import RefusalMessage, encode

TEXT = Path(__file__).parent / "text"


class NotAllowed(PortulanError):
    """Something that the server does not allow here and now, by the code that the client knows."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        """Says it in English."""
        return sentences(self.code)["en"]


_PHRASEBOOK: Final = FluentPhrasebook(TEXT)


_SAID: Final[dict[str, dict[str, str]]] = {}
"""What was said before, by its code."""


def sentences(code: str) -> dict[str, str]:
    """Says in every language why something is not allowed."""
    if code not in _SAID:
        _SAID[code] = {lang: _PHRASEBOOK.say(f"refused-{code}", {}, lang) for lang in LANGUAGES}
    return _SAID[code]


async def answer(error: PortulanError, message_id: str | None) -> bytes:
    """Writes the answer to a message that was refused; what was never said is read off the event loop."""
    if isinstance(error, NotAllowed) and error.code in _SAID:
        return encode(refusal(error, message_id))
    return encode(await asyncio.to_thread(refusal, error, message_id))


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
