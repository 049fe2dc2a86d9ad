"""Content: what a game's files hold, read into typed entries, checked, compiled for the rules, completed by packs."""

from __future__ import annotations

from msgspec import field

from portulan.content.entries import (
    Entry,
    Finding,
    Id,
    Natural,
    Part,
    Passage,
    Positive,
    Words,
    between,
    refers_to,
)
from portulan.content.reader import read
from portulan.content.store import Content, Lint, Schema

__all__ = [
    "Content",
    "Entry",
    "Finding",
    "Id",
    "Lint",
    "Natural",
    "Part",
    "Passage",
    "Positive",
    "Schema",
    "Words",
    "between",
    "field",
    "read",
    "refers_to",
]
