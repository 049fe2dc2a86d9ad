"""Content: what a game's files hold, read into typed entries, checked, compiled for the rules, completed by packs."""

from __future__ import annotations

from msgspec import field

from portulan.content.book import Book, Passage
from portulan.content.entries import (
    Entry,
    Finding,
    Id,
    Natural,
    Part,
    PassageId,
    Positive,
    Words,
    between,
    refers_to,
)
from portulan.content.packs import Pack, open_pack, read_content
from portulan.content.store import Content, Lint, Schema

__all__ = [
    "Book",
    "Content",
    "Entry",
    "Finding",
    "Id",
    "Lint",
    "Natural",
    "Pack",
    "Part",
    "Passage",
    "PassageId",
    "Positive",
    "Schema",
    "Words",
    "between",
    "field",
    "open_pack",
    "read_content",
    "refers_to",
]
