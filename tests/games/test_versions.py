"""The content of a game has a version, by which tables of before are opened: whoever changes content raises it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import portulan

KEPT = Path(__file__).parent / "content_versions.json"
"""What the content of each game was in each of its versions, condensed."""
SOURCE = Path(portulan.__file__).parent / "games"


def condensed(name: str) -> str:
    """Condenses the files that the content of a game is read from."""
    folder = SOURCE / name.replace("-", "_") / "content"
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(folder.rglob("*.toml")):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


SHIPPED = [name for name in portulan.games() if (SOURCE / name.replace("-", "_")).is_dir()]


@pytest.mark.parametrize("name", SHIPPED)
def test_other_content_has_another_version(name: str, regenerate: bool) -> None:
    version, now = str(portulan.game(name).content_version), condensed(name)
    kept: dict[str, dict[str, str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    if regenerate and version not in kept.setdefault(name, {}):
        kept[name][version] = now
        KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert kept.get(name, {}).get(version) == now, (
        f"the content of {name} is not that of version {version}: raise its content_version, "
        "then ./test --regenerate -k another_version"
    )
