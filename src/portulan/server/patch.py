"""Scenes on the wire: whole ones as plain data, later ones as what changed in them.

A change names an element by its id, its changed fields, and its new children: the id of a child that it keeps, the
whole element where one is new. Elements that are the same object in both scenes are not even looked at.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from portulan.engine.scene import AnyElement, Pile, Scene, Track

Plain = dict[str, Any]


_shapes: dict[type[Any], tuple[tuple[str, ...], str | None]] = {}


def _shape(kind: type[Any]) -> tuple[tuple[str, ...], str | None]:
    """Names the fields of a kind of element, and apart from them the field that holds other elements."""
    if kind not in _shapes:
        _shapes[kind] = _find_shape(kind)
    return _shapes[kind]


def _find_shape(kind: type[Any]) -> tuple[tuple[str, ...], str | None]:
    names = [field.name for field in fields(kind)]
    holder = "spaces" if kind is Track else "known" if kind is Pile else "children"
    return tuple(name for name in names if name != holder), holder if holder in names else None


def plain(element: AnyElement | Scene) -> Plain:
    """Gives an element, or a scene, as plain data with all that it holds."""
    kind: type[Any] = element.__class__
    own, holder = _shape(kind)
    data: Plain = {name: getattr(element, name) for name in own}
    if holder is not None:
        data[holder] = [plain(child) for child in getattr(element, holder)]
    return data


def changes(old: Scene, new: Scene) -> list[Plain]:
    """Lists what has to be changed in the old scene to make it the new one, a holder before what it holds."""
    found: list[Plain] = []
    _compare("", old, new, found)
    return found


def _compare(name: str, old: Any, new: Any, found: list[Plain]) -> None:
    """Compares two forms of an element; what is the same object on both sides is not looked into."""
    before, after = old.__dict__, new.__dict__
    holder = _shape(new.__class__)[1]
    change: Plain = {"id": name}
    fresh = {
        attribute: value
        for attribute, value in after.items()
        if value is not (past := before[attribute]) and attribute != holder and value != past
    }
    if fresh:
        change["set"] = fresh
    kept: list[tuple[AnyElement, AnyElement]] = []
    if holder is not None and (ours := before[holder]) is not (theirs := after[holder]):
        pairs = _pairs(ours, theirs)
        if pairs is None:
            change["children"] = _children(ours, theirs, kept)
        else:
            kept = pairs
    if len(change) > 1:
        found.append(change)
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
) -> list[str | Plain]:
    """Lists new children: by their id those that were there, to be compared, and the others whole."""
    known = {child.id: child for child in ours}
    children: list[str | Plain] = []
    for child in theirs:
        twin = known.get(child.id)
        if twin is None or twin.__class__ is not child.__class__:
            children.append(plain(child))
            continue
        children.append(child.id)
        if twin is not child:
            kept.append((twin, child))
    return children


def together(scenes: list[Scene]) -> Scene:
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
    _, holder = _shape(here.__class__)
    if holder is None:
        return here
    ours, theirs = getattr(here, holder), getattr(there, holder)
    if len(ours) == len(theirs):
        children = tuple(_uncover(one, other) for one, other in zip(ours, theirs, strict=True))
    else:
        children = theirs if getattr(there, "own", False) or len(theirs) > len(ours) else ours
    return _with(here, holder, children)


def _hidden(element: Any) -> bool:
    return (hasattr(element, "face") and element.face is None) or (
        hasattr(element, "value") and element.value is None
    )


def _with(element: Any, holder: str, children: tuple[Any, ...]) -> Any:
    own, _ = _shape(element.__class__)
    given = {name: getattr(element, name) for name in own if name != "type"}
    return element.__class__(**given, **{holder: children})
