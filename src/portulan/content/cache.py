"""What was read from large content, kept in the user's cache folder: to read a megabyte of TOML takes half a second.

What is kept is keyed by the files and by the code that read them, is checked when it is loaded, and can be deleted at
any time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

WORTHWHILE: Final = 32 * 1024
"""Content files of fewer bytes are read faster than anybody notices."""

GENERATIONS: Final = 4
"""How many sets of files of one game are kept."""

SUM: Final = 16
"""The bytes of the checksum that a kept part begins with."""

T = TypeVar("T")


def directory() -> Path:
    """Finds the user's cache folder: the one of the platform, and the XDG variable before it."""
    chosen = os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return Path(chosen) / "portulan"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "portulan" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "portulan"
    return Path.home() / ".cache" / "portulan"


def code_of(types: Iterable[type]) -> str:
    """Condenses the code that some types and this package are written in, by the sizes and dates of its files."""
    folders = {Path(__file__).parent}
    for kind in types:
        file = getattr(sys.modules[kind.__module__], "__file__", None)
        if file is not None:
            folders.add(Path(file).parent)
    digest = hashlib.blake2b(f"{sys.version} {msgspec.__version__}".encode(), digest_size=16)
    for folder in sorted(folders):
        for path in sorted(folder.glob("*.py")):
            status = path.stat()
            digest.update(f"{path} {status.st_size} {status.st_mtime_ns} ".encode())
    return digest.hexdigest()


class Cache:
    """The kept parts of one game's content; a part that is missing, damaged or cannot be written costs time only."""

    def __init__(self, label: str, fingerprint: str, code: str) -> None:
        self.label: Final = label
        key = hashlib.blake2b(f"{fingerprint} {code}".encode(), digest_size=16).hexdigest()
        self.folder: Final = directory() / "content" / label / key

    def load(self, part: str, kind: type[T]) -> T | None:
        """Loads a part as a type; None if there is none that is whole."""
        try:
            data = (self.folder / f"{part}.msgpack").read_bytes()
            if _checksum(data[SUM:]) != data[:SUM]:
                return None
            return msgspec.msgpack.decode(data[SUM:], type=kind)
        except (OSError, msgspec.DecodeError, RecursionError):
            return None

    def store(self, part: str, value: object) -> None:
        """Keeps a part, whole or not at all, and forgets the oldest sets of files."""
        path = self.folder / f"{part}.msgpack"
        written = path.with_suffix(f".{os.getpid()}")
        data = msgspec.msgpack.encode(value)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            written.write_bytes(_checksum(data) + data)
            written.replace(path)
            self._forget()

    def _forget(self) -> None:
        others = [path for path in self.folder.parent.iterdir() if path != self.folder]
        others.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for old in others[GENERATIONS - 1 :]:
            for file in old.iterdir():
                file.unlink()
            old.rmdir()


def _checksum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=SUM).digest()
