"""Makes whole what travels without its defaults, as the browser does (`web/src/lib/lean.ts`)."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any, get_args

import msgspec

from portulan.engine.scene import AnyElement

Json = dict[str, Any]

DEFAULTS: dict[str, Json] = {
    told["type"]: told
    for kind in get_args(AnyElement)
    for told in [
        json.loads(
            msgspec.json.encode({one.name: one.default for one in fields(kind) if one.default is not MISSING})
        )
    ]
}
"""The defaults of each kind of element."""


def holder(element: Json) -> str:
    return {"track": "spaces", "pile": "known"}.get(element.get("type", ""), "children")


def whole_update(message: Json) -> Json:
    """Fills in what an update leaves out."""
    update = {"fresh": False, "undone": [], "table": None, **message}
    if update["undo"] is not None:
        update["undo"] = {"redo": False, "asked": None, **update["undo"]}
    if update["ask"] is not None:
        update["ask"] = {
            "entry": None,
            **update["ask"],
            "moves": [_legal_move(*row) for row in update["ask"]["moves"]],
        }
    if update.get("scene") is not None:
        scene = update["scene"]
        update["scene"] = {**scene, "children": [whole_element(child) for child in scene["children"]]}
    if "patch" in update:
        update["patch"] = [_whole_change(change) for change in update["patch"]]
    return update


def _legal_move(
    move: int, notation: str, name: str, args: Json, targets: list[str], declined: list[int] | None = None
) -> Json:
    told = {"move": move, "notation": notation, "say": {"name": name, "args": args}, "targets": targets}
    return told if declined is None else {**told, "declined": declined}


def _whole_change(change: Json) -> Json:
    whole = dict(change)
    if "set" in change:
        whole["set"] = _worded(change["set"])
    if "children" in change:
        whole["children"] = [
            child if isinstance(child, str) else whole_element(child) for child in change["children"]
        ]
    return whole


def whole_element(lean: Json) -> Json:
    element = {**DEFAULTS[lean["type"]], **_worded(lean)}
    name = holder(element)
    if name in element:
        element[name] = [whole_element(child) for child in element[name]]
    return element


def _worded(told: Json) -> Json:
    short = {name: told[name] for name in ("label", "hint") if isinstance(told.get(name), str)}
    return {**told, **{name: {"name": said, "arguments": {}} for name, said in short.items()}}
