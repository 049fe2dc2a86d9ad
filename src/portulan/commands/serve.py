"""`portulan serve`: tables for others, on a network."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from dataclasses import astuple
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from portulan import packs
from portulan.engine.errors import UsageError

if TYPE_CHECKING:
    from portulan.server.settings import Limits

DEFAULT_PORT = 8400
UNPLAYED_DAYS = 14.0
FINISHED_DAYS = 90.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")
LIMITS: Final = (
    ("--max-tables", "tables", "tables that are kept"),
    ("--max-connections", "connections", "viewers at once"),
    ("--max-connections-per-address", "connections_per_address", "viewers of an address"),
    ("--max-sockets", "sockets", "open sockets, those of requests included"),
    ("--max-sockets-per-address", "sockets_per_address", "open sockets of an address"),
    ("--messages-per-second", "messages_per_second", "of a connection"),
    ("--requests-per-minute", "requests_per_minute", "of an address, files not counted"),
    ("--files-per-minute", "files_per_minute", "that an address asks for"),
    ("--tables-per-hour", "tables_per_hour", "laid by an address"),
    ("--tables-per-day", "tables_per_day", "laid by an address"),
    ("--bytes-per-day", "bytes_per_day", "that are kept for an address"),
    ("--advice-per-minute", "advice_per_minute", "that an address asks of bots"),
    ("--looks-per-minute", "looks_per_minute", "tables that an address asks the standing of"),
)
"""Every limit of the settings: its flag, its field, and what it counts."""

UNLIMITED: Final = tuple(f"{flag}=0" for flag, _, _ in LIMITS)
"""The arguments of a server that refuses nobody, for those who measure it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    from portulan.server.settings import Limits, data_directory

    limits = Limits()
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=int, default=DEFAULT_PORT, help="0: any free one (default: %(default)s)"
    )
    parser.add_argument("--base-url", help="the address that players see, such as https://games.example.org")
    parser.add_argument(
        "--data", type=Path, default=data_directory(), help="where the tables are kept (default: %(default)s)"
    )
    parser.add_argument(
        "--behind-proxy",
        nargs="?",
        const="127.0.0.1,::1",
        metavar="ADDRESSES",
        help="trust X-Forwarded-For and X-Forwarded-Proto from these addresses (default: this machine)",
    )
    parser.add_argument(
        "--metrics",
        metavar="ADDRESS:PORT",
        help="tell metrics in Prometheus' form at /metrics there, such as 127.0.0.1:9100 (default: nowhere)",
    )
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="lines for people, or JSON"
    )
    parser.add_argument(
        "--push-hosts",
        metavar="HOSTS",
        help="push services to be trusted beside those of the browsers, such as push.example.org,other.example:8443",
    )
    packs.add_argument(parser)
    parser.add_argument(
        "--packs", type=Path, metavar="DIR", help="offer every pack in this folder to those who lay a table"
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=max(1, (os.cpu_count() or 2) - 1),
        help="processes for bots (default: %(default)s)",
    )
    expiry = parser.add_argument_group(
        "expiry", "days without an act after which a table is deleted; 0: never"
    )
    expiry.add_argument(
        "--forget-unplayed-days",
        type=float,
        default=UNPLAYED_DAYS,
        help="if its match never began, or nobody but bots ever played; default: %(default)s",
    )
    expiry.add_argument(
        "--forget-finished-days",
        type=float,
        default=FINISHED_DAYS,
        help="if its match is over; default: %(default)s",
    )
    expiry.add_argument("--forget-days", type=float, default=0, help="any table; default: %(default)s")
    parser.add_argument(
        "--idle-seconds", type=float, default=60.0, help="keep an unwatched table so long in memory"
    )
    group = parser.add_argument_group("limits", "0 means no limit")
    for flag, name, told in LIMITS:
        default = getattr(limits, name)
        group.add_argument(
            flag,
            dest=name,
            type=type(default),
            default=default,
            metavar="N",
            help=f"{told}; default: %(default)s",
        )


def run(args: argparse.Namespace) -> int:
    """Serves until it is told to stop."""
    packs.use(args, None)
    if args.packs is not None:
        packs.add_all(args.packs)
    from portulan.server.descriptors import fit
    from portulan.server.run import exclusive_use, listen, serve, url_of
    from portulan.server.settings import Expiry, Limits, Settings

    wished = Limits(**{name: getattr(args, name) for _, name, _ in LIMITS})
    days = (args.forget_unplayed_days, args.forget_finished_days, args.forget_days)
    if min(*astuple(wished), *days) < 0 or args.workers < 1 or args.idle_seconds <= 0:
        raise UsageError(
            "limits, days and seconds cannot be negative, and at least one process thinks for bots"
        )
    limits, descriptors = fit(wished, args.workers)
    settings = Settings(
        data=args.data,
        base_url=_base_url(args.base_url),
        hosts=_names(args.host, args.base_url),
        limits=limits,
        expiry=Expiry(*days),
        workers=args.workers,
        push_hosts=tuple(filter(None, (args.push_hosts or "").lower().split(","))),
        idle_seconds=args.idle_seconds,
    )
    with exclusive_use(args.data) as note:
        opened = listen(args.host, args.port)
        metrics = None if args.metrics is None else listen(*_place(args.metrics))
        url = settings.base_url or url_of(opened)
        note(url)
        serve(
            settings,
            opened,
            trusted_proxies=args.behind_proxy,
            metrics=metrics,
            as_json=args.log_format == "json",
            ready=lambda: _tell(
                [
                    _room(limits, descriptors),
                    *([] if metrics is None else [f"Metrics are at {url_of(metrics)}metrics"]),
                    f"Portulan is at {url} (listening at {url_of(opened)})",
                ],
                as_json=args.log_format == "json",
            ),
        )
    return 0


def _tell(lines: list[str], *, as_json: bool) -> None:
    """Says how the server began: as it is, or as lines of the log where programs read that."""
    for line in lines:
        if as_json:
            logging.getLogger(__name__).info(line)
        else:
            print(line, file=sys.stderr, flush=True)


def _room(limits: Limits, descriptors: int | None) -> str:
    """Tells how many may be there at once."""
    parts = [
        f"{limits.sockets or 'any number of'} sockets",
        f"{limits.sockets_per_address or 'any number'} of one address",
        f"{limits.connections or 'any number'} of viewers",
    ]
    fitting = "" if descriptors is None else f" ({descriptors} descriptors)"
    return f"Room for {', '.join(parts)}{fitting}"


def _place(text: str) -> tuple[str, int]:
    """Reads an address with its port."""
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal()) or len(port) > 5:
        raise UsageError(f"--metrics must look like 127.0.0.1:9100, not {text!r}")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _base_url(text: str | None) -> str | None:
    if text is None:
        return None
    parts = urlsplit(text)
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or parts.path not in ("", "/")
        or parts.query
    ):
        raise UsageError(f"--base-url must look like https://games.example.org, not {text!r}")
    return f"{parts.scheme}://{parts.netloc}/"


def _names(host: str, base_url: str | None) -> tuple[str, ...]:
    """Lists the names that requests may call the server by; any, unless the host was told or is this machine."""
    local = ("127.0.0.1", "localhost", "[::1]")
    if base_url is not None:
        name = urlsplit(base_url).hostname or ""
        return (f"[{name}]" if ":" in name else name, *local)
    return local if host in LOOPBACK else ()
