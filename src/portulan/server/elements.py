"""Elements of a scene as they travel: whatever is at its default is left out, since the client knows the defaults.

A label or hint without arguments is written as its name alone. `web/src/lib/lean.ts` makes elements whole again.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any, Final, NamedTuple, get_args

import msgspec
from msgspec import Meta

from portulan.engine.scene import AnyElement, Label, Pile, Scene, Track

LeanElement = Annotated[Any, Meta(extra={"typescript": "LeanElement"})]
"""An element as it travels."""

REMEMBERED: Final = 4096
"""How many elements that hold no others are remembered in writing: most tables show the same cards and tokens."""

WORDS: Final = ("label", "hint")
"""The fields of an element whose sentences mostly have no arguments."""


class Form(NamedTuple):
    """How a kind of element is written: the field that holds other elements, and its other fields with defaults."""

    holder: str
    may_be_empty: bool
    """Whether what holds other elements is left out where it holds none."""
    fields: tuple[tuple[str, Any], ...]


def holder_of(kind: type[Any]) -> str:
    """Names the field in which a kind of element holds others; empty if it holds none."""
    holder = "spaces" if kind is Track else "known" if kind is Pile else "children"
    return holder if holder in {field.name for field in fields(kind)} else ""


def _form(kind: type[Any]) -> Form:
    holder = holder_of(kind)
    apart = ("id", "type", *WORDS, holder)
    defaults = {one.name: one.default for one in fields(kind)}
    others = tuple((name, default) for name, default in defaults.items() if name not in apart)
    return Form(holder, defaults.get(holder) == (), others)


_FORMS: Final = {kind: _form(kind) for kind in get_args(AnyElement)}
_written: dict[int, tuple[AnyElement, msgspec.Raw]] = {}
"""Elements in writing, by their identity; as long as one is remembered, no other has its identity."""
_encode = msgspec.json.Encoder().encode


def written(element: AnyElement) -> dict[str, Any] | msgspec.Raw:
    """Writes an element with all that it holds."""
    form = _FORMS[element.__class__]
    if form.holder:
        return _lean(element, form)
    known = _written.get(id(element))
    if known is None:
        if len(_written) >= REMEMBERED:
            _written.clear()
        known = _written[id(element)] = element, msgspec.Raw(_encode(_lean(element, form)))
    return known[1]


def _lean(element: Any, form: Form) -> dict[str, Any]:
    told: dict[str, Any] = {"id": element.id, "type": element.type}
    for name in WORDS:
        value = getattr(element, name)
        if value is not None:
            told[name] = worded(value)
    for name, default in form.fields:
        value = getattr(element, name)
        if default is MISSING or value != default:
            told[name] = value
    if form.holder:
        held = getattr(element, form.holder)
        if held or not form.may_be_empty:
            told[form.holder] = [written(child) for child in held]
    return told


def worded(value: Label | None) -> Label | str | None:
    """Writes the words of an element."""
    return value if value is None or value.arguments else value.name


def written_scene(scene: Scene | None) -> dict[str, Any] | None:
    """Writes a whole scene."""
    if scene is None:
        return None
    return {
        "status": scene.status,
        "children": [written(child) for child in scene.children],
        "previews": scene.previews,
    }
