"""Ids and secrets: unguessable, kept as hashes only, and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id() -> str:
    """Makes the id of a table, of 128 random bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """Makes the secret of a link, of 256 random bits."""
    return secrets.token_urlsafe(32)


def new_seed() -> str:
    """Makes the seed of a match, of 256 random bits."""
    return secrets.token_hex(32)


def hashed(secret: str) -> str:
    """Gives what is kept of a secret; it has 256 random bits, so that no salt is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Compares two hashes in a time that does not depend on them."""
    return one is not None and hmac.compare_digest(one, other)
