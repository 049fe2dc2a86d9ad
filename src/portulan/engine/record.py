"""Records of matches: plain JSON, versioned, moves in short notation, one entry a line.

A record is a header (game, versions, players, options, the commitment to the seed) and the list of decisions and draws,
each with the digest of the state after it. A running match keeps a snapshot, and its seed for whoever hosts it. A
match that went on from a snapshot under other rules says from which, so that it can go on again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from portulan.engine.content import PackMark, read_mark
from portulan.engine.errors import FileError
from portulan.engine.generator import DRAWS, Seed
from portulan.engine.state import JsonObject

RECORD_VERSION: Final = 2
"""The version that is written where the players added nothing to chance; all from 1 on are read."""

WORDS_VERSION: Final = 3
"""The version in which the seed of the draws is made of the committed seed and of the players' words."""

VERSIONS_IN_DIGESTS: Final = 1
"""The version of records in which the versions of rules and content were part of every digest."""

LAST_VERSION: Final = 999_999
"""The largest number that a version of content may have: a larger one is the fingerprint of a pack."""


@dataclass(frozen=True)
class Line:
    """One entry as written: the seat (-1: chance), the move in notation, digest (null: forced), draw number."""

    actor: int
    move: str
    digest: str | None
    draw: int | None


@dataclass(frozen=True)
class Resumption:
    """The position from which a match went on under other rules; the first `entries` are taken on trust."""

    entries: int
    state: JsonObject


@dataclass(frozen=True)
class Record:
    """The content of a record, checked for its form only: what it says is checked by replaying it."""

    game: str
    rules: int
    content: int
    players: list[str]
    options: dict[str, str]
    commitment: str
    seed: Seed | None
    lines: list[Line]
    snapshot: JsonObject | None
    result: JsonObject | None
    resumed: Resumption | None = None
    carried: JsonObject = field(default_factory=dict)
    """What earlier matches of a campaign left."""
    pack: PackMark | None = None
    """The pack that was played with."""
    digest_versions: tuple[int, int] | None = None
    """The versions of rules and content that are part of the digests, in a match that began when they were."""
    words: list[str | None] = field(default_factory=list)
    """What each seat added to chance; empty where nobody did."""
    advice: list[int] = field(default_factory=list)
    """How often each seat asked for advice; empty where nobody did."""


def is_newer(content: int, than: int) -> bool:
    """Tells whether one version of a game's content came after another; fingerprints of packs have no order."""
    return than < content <= LAST_VERSION


def write(record: Record) -> str:
    """Writes a record as JSON that a person can read and a version control system can compare."""
    header: JsonObject = {
        "portulan": "match",
        "version": WORDS_VERSION if any(record.words) else RECORD_VERSION,
        "game": record.game,
        "rules": record.rules,
        "content": record.content,
        "players": record.players,
        "options": record.options,
        "commitment": record.commitment,
        "seed": record.seed,
    }
    if any(record.words):
        header["words"] = record.words
    if any(record.advice):
        header["advice"] = record.advice
    if record.carried:
        header["carried"] = record.carried
    if record.pack is not None:
        header["pack"] = record.pack._asdict()
    if record.digest_versions is not None:
        header["digest_versions"] = list(record.digest_versions)
    parts = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in header.items()]
    rows = [json.dumps([line.actor, line.move, line.digest, line.draw]) for line in record.lines]
    parts.append('"entries": [\n' + ",\n".join(rows) + "\n]")
    if record.resumed is not None:
        parts.append(f'"resumed": {json.dumps(asdict(record.resumed))}')
    parts.append(f'"snapshot": {json.dumps(record.snapshot)}')
    parts.append(f'"result": {json.dumps(record.result)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def read(text: str) -> Record:
    """Reads a record; whatever is wrong with its form is said in one line."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError(f"is not a whole record: {error}") from None
    return parse(data)


def parse(data: Any) -> Record:
    """Reads a record from its JSON data."""
    if not isinstance(data, dict) or data.get("portulan") != "match":
        raise FileError("is no record of a match")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise FileError("has no version")
    if version > WORDS_VERSION:
        raise FileError(f"version {version} is newer than this Portulan reads ({WORDS_VERSION})")
    players = _get(data, "players", list)
    if not players or not all(isinstance(name, str) for name in players):
        raise FileError("field 'players' must be a list of names")
    options = _get(data, "options", dict)
    if not all(isinstance(value, str) for value in options.values()):
        raise FileError("field 'options' must map keys to texts")
    seed = data.get("seed")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str)):
        raise FileError("field 'seed' must be a number, a text or null")
    lines = [_line(number, row) for number, row in enumerate(_get(data, "entries", list), 1)]
    rules, content = _get(data, "rules", int), _get(data, "content", int)
    digest_versions: tuple[int, int] | None = None
    if version == VERSIONS_IN_DIGESTS:
        digest_versions = rules, content
    elif data.get("digest_versions") is not None:
        digest_versions = _pair(data["digest_versions"])
    return Record(
        game=_get(data, "game", str),
        rules=rules,
        content=content,
        players=players,
        options=options,
        commitment=_get(data, "commitment", str),
        seed=seed,
        lines=lines,
        snapshot=_optional(data, "snapshot"),
        result=_optional(data, "result"),
        resumed=_resumption(_optional(data, "resumed"), len(lines)),
        carried=_optional(data, "carried") or {},
        pack=read_mark(data.get("pack")),
        digest_versions=digest_versions,
        words=_words(data, players) if version >= WORDS_VERSION else [],
        advice=_advice(data, players),
    )


_NAMES: Final = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def _get(data: JsonObject, name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise FileError(f"field {name!r} must be {_NAMES[kind]}")
    return value


def _pair(value: Any) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or any(type(number) is not int for number in value):
        raise FileError("field 'digest_versions' must be two whole numbers")
    return value[0], value[1]


def _words(data: JsonObject, players: list[str]) -> list[str | None]:
    words: list[str | None] = _get(data, "words", list)
    if len(words) != len(players) or not all(word is None or isinstance(word, str) for word in words):
        raise FileError("field 'words' must have a text or null for each player")
    return words


def _advice(data: JsonObject, players: list[str]) -> list[int]:
    if data.get("advice") is None:
        return []
    advice: list[int] = _get(data, "advice", list)
    if len(advice) != len(players) or not all(type(number) is int and number >= 0 for number in advice):
        raise FileError("field 'advice' must have a whole number for each player")
    return advice


def _optional(data: JsonObject, name: str) -> JsonObject | None:
    return None if data.get(name) is None else _get(data, name, dict)


def _resumption(data: JsonObject | None, lines: int) -> Resumption | None:
    if data is None:
        return None
    entries = _get(data, "entries", int)
    if not 0 <= entries <= lines:
        raise FileError(f"goes on after entry {entries}, but has {lines}")
    return Resumption(entries, _get(data, "state", dict))


def _line(number: int, row: object) -> Line:
    if not isinstance(row, list) or len(row) != 4:
        raise FileError(f"entry {number} must be [actor, move, digest, draw]")
    actor, move, digest, draw = row
    fits = (
        type(actor) is int
        and isinstance(move, str)
        and (digest is None or isinstance(digest, str))
        and (draw is None or (type(draw) is int and 0 <= draw < DRAWS))
    )
    if not fits:
        raise FileError(f"entry {number} must be [actor, move, digest, draw]")
    return Line(actor, move, digest, draw)
