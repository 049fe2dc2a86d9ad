"""Processes that work for this one: they leave interrupts to it, and none of them outlives it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def begin(processes: int) -> ProcessPoolExecutor:
    """Opens a pool, whose processes start when there is work."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_settle_in)


def end(pool: ProcessPoolExecutor) -> None:
    """Ends the processes, whatever they work on."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _settle_in() -> None:
    """Leaves interrupts to the main process, and watches for its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
