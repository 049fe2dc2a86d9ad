"""Reading the files that a user names; whatever is wrong is said in one line that begins with the name."""

from __future__ import annotations

from pathlib import Path

from portulan.engine.errors import FileError, PortulanError
from portulan.engine.match import Match
from portulan.registry import load_match


def read_text(path: Path) -> str:
    """Reads a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: is no text file") from None


def read_match(path: Path) -> Match:
    """Reads a record and replays it."""
    text = read_text(path)
    try:
        return load_match(text)
    except PortulanError as error:
        raise FileError(f"{path}: {error}") from None
