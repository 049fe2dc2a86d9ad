"""`portulan backup`: a copy of all tables, taken while the server plays and read back before it counts."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from portulan.commands import data_folder
from portulan.engine.errors import FileError, UsageError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("target", type=Path, help="the file to write, or a folder that gets a dated one")
    parser.add_argument(
        "--keep", type=int, metavar="N", help="in a folder: delete all but the N newest copies"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    data_folder.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Copies, reads back, and says what the copy holds; status 1 if some of it cannot be read."""
    data_folder.use_packs(args)
    from portulan.server import backup

    into_folder = args.target.is_dir()
    if args.keep is not None and (args.keep < 1 or not into_folder):
        raise UsageError("--keep N needs a folder that exists, and keeps one copy at least")
    target = backup.dated(args.target) if into_folder else args.target
    if not target.parent.is_dir():
        raise FileError(f"{target.parent}: there is no such folder")
    found = backup.back_up(args.data, target)
    deleted = [] if args.keep is None else backup.thin_out(args.target, args.keep)
    size = target.stat().st_size
    if args.json:
        told = {
            "file": str(target),
            "bytes": size,
            "tables": found.tables,
            "acts": found.acts,
            "damaged": found.damaged,
            "deleted": [str(path) for path in deleted],
        }
        print(json.dumps(told, indent=1))
    else:
        print(f"{target}: {found.tables} tables with {found.acts} acts, {size} bytes; read back")
        for path in deleted:
            print(f"{path}: deleted")
    for table_id, why in found.damaged.items():
        print(f"portulan: table {table_id[:6]} cannot be read: {why}", file=sys.stderr)
    return 1 if found.damaged else 0
