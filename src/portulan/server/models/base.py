"""Types that many messages share, as strict as they come in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

_UNSEEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
"""Characters that no name and no line of chat has: controls, ends of lines, and those that turn the writing around,
with which a text can pass for another."""

_BLANK: Final = (
    r"\s\u00ad\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200d\u2060-\u2065\u3164\ufe00-\ufe0f\ufeff\uffa0"
)
"""Characters of which nothing is seen where they stand alone."""

unseen: Final = re.compile(f"[{_UNSEEN}]")
"""Finds the characters that no line of chat has."""

_ONE_LINE: Final = f"^[^{_UNSEEN}]*[^{_UNSEEN}{_BLANK}][^{_UNSEEN}]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=_ONE_LINE)]
"""A person's or bot's name: one line, not blank."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's name for a message, which makes sending it twice the same as sending it once."""

OwnSecret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""A link of 256 random bits that whoever asks for it has made: it is known even if the answer is lost on the way."""

Word = Annotated[str, Meta(min_length=1, max_length=100, pattern=_ONE_LINE)]
"""What somebody adds to chance: one line, not blank."""

Secret = Annotated[str, Meta(max_length=100)]

SeatNumber = Annotated[int, Meta(ge=0, le=63)]

Colour = Annotated[int, Meta(ge=0, le=3)]
"""One of the colours that every theme has for seats."""

MoveNumber = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

Declined = Annotated[list[MoveNumber], Meta(max_length=16)]
"""What is declined before a decision, with the same answer."""

Notation = Annotated[str, Meta(max_length=100)]

ElementId = Annotated[str, Meta(max_length=100)]

Revision = Annotated[int, Meta(ge=0, le=2**53)]

ChatText = Annotated[str, Meta(min_length=1, max_length=500)]

ElementList = Annotated[list[Any], Meta(extra={"typescript": "AnyElement[]"})]
"""Elements of a scene, whose types are the engine's."""


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever comes in: unknown fields are refused."""


class Sentence(msgspec.Struct, frozen=True):
    """A sentence by its name, with its arguments."""

    name: str
    args: Mapping[str, str | int]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, in one line; `rule` is the clause that forbids it."""

    code: str
    message: str
    rule: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The form of every error."""

    error: Problem
