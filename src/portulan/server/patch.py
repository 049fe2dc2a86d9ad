"""Scenes on the wire: whole ones as they are, later ones as what changed in them.

A change names an element by its id, its changed fields, and its new children: the id of a child that it keeps, the
whole element where one is new. Elements that are the same object in both scenes are not even looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple, NotRequired, TypedDict, get_args

from portulan.engine.scene import AnyElement, Scene
from portulan.server.elements import WORDS, LeanElement, holder_of, worded, written


class ElementPatch(TypedDict):
    """What changed in one element, the empty id meaning the scene itself; new elements are written whole."""

    id: str
    set: NotRequired[dict[str, Any]]
    children: NotRequired[list[str | LeanElement]]


class Shape(NamedTuple):
    """A kind of element: the field that holds other elements, and what tells how two differ in their other fields."""

    holder: str
    changed: Callable[[Any, Any], dict[str, Any] | None]


def _shape(kind: type[Any]) -> Shape:
    holder = holder_of(kind)
    own = [field.name for field in fields(kind) if field.name not in (holder, "id", "type")]
    return Shape(holder, _comparison(own))


def _comparison(own: Sequence[str]) -> Callable[[Any, Any], dict[str, Any] | None]:
    """Writes out the comparison of two elements field by field: it is made for every one on the way to a change."""
    lines = ["def changed(old, new):", "    found = None"]
    for name in own:
        lines += [
            f"    value = new.{name}",
            f"    if old.{name} is not value and old.{name} != value:",
            "        if found is None:",
            "            found = {}",
            f"        found[{name!r}] = {'worded(value)' if name in WORDS else 'value'}",
        ]
    lines.append("    return found")
    made: dict[str, Any] = {"worded": worded}
    exec("\n".join(lines), made)
    changed: Callable[[Any, Any], dict[str, Any] | None] = made["changed"]
    return changed


_SHAPES = {kind: _shape(kind) for kind in (*get_args(AnyElement), Scene)}


def patch_between(old: Scene, new: Scene) -> list[ElementPatch]:
    """Lists what has to be changed in the old scene to make it the new one, a holder before what it holds."""
    found: list[ElementPatch] = []
    _compare("", old, new, found)
    return found


def _compare(name: str, old: Any, new: Any, found: list[ElementPatch]) -> None:
    """Compares two forms of an element; what is the same object on both sides is not looked into."""
    holder, changed = _SHAPES[new.__class__]
    change: ElementPatch | None = None
    own = changed(old, new)
    if own is not None:
        change = {"id": name, "set": own}
        found.append(change)
    if not holder:
        return
    ours, theirs = getattr(old, holder), getattr(new, holder)
    if ours is theirs:
        return
    kept = _pairs(ours, theirs)
    if kept is None:
        kept = []
        if change is None:
            change = {"id": name}
            found.append(change)
        change["children"] = _children(ours, theirs, kept)
    for twin, child in kept:
        _compare(child.id, twin, child, found)


Children = tuple[AnyElement, ...]


def _pairs(ours: Children, theirs: Children) -> list[tuple[AnyElement, AnyElement]] | None:
    """Pairs the children that may have changed, if they are still the same ones in the same order."""
    if len(ours) != len(theirs):
        return None
    pairs = [(twin, child) for twin, child in zip(ours, theirs, strict=True) if twin is not child]
    for twin, child in pairs:
        if twin.id != child.id or twin.__class__ is not child.__class__:
            return None
    return pairs


def _children(
    ours: Children, theirs: Children, kept: list[tuple[AnyElement, AnyElement]]
) -> list[str | LeanElement]:
    """Lists new children: by their id those that were there, to be compared, and the others whole."""
    known = {child.id: child for child in ours}
    children: list[str | LeanElement] = []
    for child in theirs:
        twin = known.get(child.id)
        if twin is None or twin.__class__ is not child.__class__:
            children.append(written(child))
            continue
        children.append(child.id)
        if twin is not child:
            kept.append((twin, child))
    return children


def merged(scenes: list[Scene]) -> Scene:
    """Lays the knowledge of several viewers over each other: what one of them sees face up lies face up.

    The first scene gives the order. The others must show the same table, as scenes of one position do.
    """
    whole = scenes[0]
    for other in scenes[1:]:
        known = {child.id: child for child in other.children}
        children = tuple(
            _uncover(child, known[child.id]) if child.id in known else child for child in whole.children
        )
        whole = Scene(whole.status, children)
    return whole


def _uncover(here: Any, there: Any) -> Any:
    """Takes from another viewer's element whatever is hidden in this one."""
    if here is there or here.__class__ is not there.__class__:
        return here
    if _hidden(here) and not _hidden(there):
        return there
    holder = _SHAPES[here.__class__].holder
    if not holder:
        return here
    ours, theirs = getattr(here, holder), getattr(there, holder)
    if len(ours) == len(theirs):
        children = tuple(_uncover(one, other) for one, other in zip(ours, theirs, strict=True))
    else:
        children = theirs if getattr(there, "own", False) or len(theirs) > len(ours) else ours
    return replace(here, **{holder: children})


def _hidden(element: Any) -> bool:
    return (hasattr(element, "face") and element.face is None) or (
        hasattr(element, "value") and element.value is None
    )
