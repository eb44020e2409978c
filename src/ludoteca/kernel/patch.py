"""Differences between JSON values: what has changed in a view, so that a client need not be sent the whole again.

`changes(old, new)` gives a patch with `patched(old, patch) == new`. Where both values are objects, or both lists, the
patch is an object:

- under a key (of a list: an index of the new list) the patch of that value, or the value itself where there was none,
- under `DROPPED` the keys that are gone,
- under `SPLICED` of a list `[start, removed, items]`, which is applied before the indices,
- under `WHOLE` alone, the new value.

Anything else is the new value itself.
"""

from __future__ import annotations

from typing import Any, Final

DROPPED: Final = "-"
SPLICED: Final = "@"
WHOLE: Final = "="


def changes(old: Any, new: Any) -> Any:
    """The patch from one value to another. Of equal objects or lists it is the empty object."""
    if isinstance(new, dict):
        if isinstance(old, dict):
            return object_changes(old, new)
        return {WHOLE: new} if isinstance(old, list) else new
    if isinstance(new, list) and isinstance(old, list):
        return list_changes(old, new)
    return new


def object_changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    # Fields are not compared before their patch is made: a large object would be compared once on every level.
    out: dict[str, Any] = {}
    kept = 0
    for key, value in new.items():
        if key not in old:
            out[key] = value
            continue
        kept += 1
        before = old[key]
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch = object_changes(before, value)
            if patch:
                out[key] = patch
        elif isinstance(value, list) and isinstance(before, list):
            if before != value:
                out[key] = list_changes(before, value)
        elif before != value:
            out[key] = changes(before, value)
    if 2 * kept < len(old) or DROPPED in new or WHOLE in new:
        return {WHOLE: new}
    if kept < len(old):
        out[DROPPED] = [key for key in old if key not in new]
    return out


def list_changes(old: list[Any], new: list[Any]) -> Any:
    least = min(len(old), len(new))
    start = 0
    end = 0
    if len(old) == len(new):
        start = least
    else:
        while start < least and same_entry(old[start], new[start]):
            start += 1
        while end < least - start and same_entry(old[-1 - end], new[-1 - end]):
            end += 1
    out: dict[str, Any] = {}
    for i in range(start):
        if old[i] is not new[i] and old[i] != new[i]:
            out[str(i)] = changes(old[i], new[i])
    for i in range(len(new) - end, len(new)):
        before = old[i - len(new)]
        if before != new[i]:
            out[str(i)] = changes(before, new[i])
    items = new[start : len(new) - end]
    if len(old) != len(new):
        out[SPLICED] = [start, len(old) - start - end, items]
    plain = not (new and isinstance(new[0], dict))
    return new if plain and 2 * (len(out) + len(items)) > len(new) else out


def same_entry(a: Any, b: Any) -> bool:
    """Whether two entries of a list stand for the same thing: records with an id may differ in their other fields."""
    if isinstance(a, dict) and isinstance(b, dict) and "id" in a and "id" in b:
        return bool(a["id"] == b["id"] and a.get("seat") == b.get("seat"))
    return bool(a == b)


def patched(old: Any, patch: Any) -> Any:
    """The value after a patch. The old one is not changed; what is equal in both is shared."""
    if not isinstance(patch, dict) or not isinstance(old, (dict, list)):
        return patch
    if WHOLE in patch:
        return patch[WHOLE]
    if isinstance(old, dict):
        fields = {key: value for key, value in old.items() if key not in patch.get(DROPPED, ())}
        for key, value in patch.items():
            if key != DROPPED:
                fields[key] = patched(fields[key], value) if key in fields else value
        return fields
    entries = list(old)
    if SPLICED in patch:
        start, removed, items = patch[SPLICED]
        entries[start : start + removed] = items
    for key, value in patch.items():
        if key != SPLICED:
            entries[int(key)] = patched(entries[int(key)], value)
    return entries
