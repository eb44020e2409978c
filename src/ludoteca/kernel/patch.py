"""Differences between JSON values: what has changed in a view, so that a client need not be sent the whole again.

`changes(old, new)` gives a patch with `patched(old, patch) == new`. The patch of an object or a list is a list of
places and patches in turn, `[place, patch, place, patch]`:

- the place in a list is an index of the new list,
- the place in an object is the index of the key among the sorted keys of the old object, or a key that is new; its
  value then follows instead of a patch,
- before them, of an object a list of the indices of the keys that are gone, of a list `[start, removed, items...]`: so
  many entries are replaced from there on, before the indices count.

Where the old value is neither, or the new one is of another kind, the patch is the new value itself. A list, which
could be taken for a patch, is put into an object under `WHOLE`.
"""

from __future__ import annotations

from typing import Any, Final

WHOLE: Final = "="


def whole(value: Any) -> Any:
    """A new value in place of an object or a list."""
    if isinstance(value, list) or (isinstance(value, dict) and WHOLE in value):
        return {WHOLE: value}
    return value


def changes(old: Any, new: Any) -> Any:
    """The patch from one value to another. Of equal objects or lists it is the empty list."""
    if isinstance(old, dict):
        return object_changes(old, new) if isinstance(new, dict) else whole(new)
    if isinstance(old, list):
        return list_changes(old, new) if isinstance(new, list) else whole(new)
    return new


def object_changes(old: dict[str, Any], new: dict[str, Any]) -> Any:
    # Fields are not compared before their patch is made: a large object would be compared once on every level.
    changed: list[tuple[str, Any]] = []
    added: list[Any] = []
    kept = 0
    for key, value in new.items():
        if key not in old:
            added.append(key)
            added.append(value)
            continue
        kept += 1
        before = old[key]
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch = object_changes(before, value)
            if patch != []:
                changed.append((key, patch))
        elif before != value:
            changed.append((key, changes(before, value)))
    if kept == len(old) and not changed:
        return added
    if 2 * kept < len(old):
        return whole(new)
    places = sorted(old)
    out: list[Any] = []
    if kept < len(old):
        out.append([i for i in range(len(places)) if places[i] not in new])
    for key, patch in changed:
        out.append(places.index(key))
        out.append(patch)
    return out + added


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
    out: list[Any] = []
    removed = len(old) - start - end
    items = new[start : len(new) - end]
    if removed or items:
        splice: list[Any] = [start, removed]
        out.append(splice + items)
    for i in range(start):
        if old[i] is not new[i] and old[i] != new[i]:
            out.append(i)
            out.append(changes(old[i], new[i]))
    for i in range(len(new) - end, len(new)):
        before = old[i - len(new)]
        if before != new[i]:
            out.append(i)
            out.append(changes(before, new[i]))
    plain = not (new and isinstance(new[0], dict))
    return whole(new) if plain and len(out) + 2 * len(items) > len(new) else out


def same_entry(a: Any, b: Any) -> bool:
    """Whether two entries of a list stand for the same thing: records with an id may differ in their other fields."""
    if isinstance(a, dict) and isinstance(b, dict) and "id" in a and "id" in b:
        return bool(a["id"] == b["id"] and a.get("seat") == b.get("seat"))
    return bool(a == b)


def patched(old: Any, patch: Any) -> Any:
    """The value after a patch. The old one is not changed; what is equal in both is shared."""
    if not isinstance(old, (dict, list)):
        return patch
    if not isinstance(patch, list):
        return patch[WHOLE] if isinstance(patch, dict) and WHOLE in patch else patch
    steps = patch
    first: list[Any] | None = None
    if patch and isinstance(patch[0], list):
        first = patch[0]
        steps = patch[1:]
    if isinstance(old, dict):
        return patched_object(old, first, steps)
    entries = list(old)
    if first is not None:
        entries[first[0] : first[0] + first[1]] = first[2:]
    for i in range(0, len(steps), 2):
        entries[steps[i]] = patched(entries[steps[i]], steps[i + 1])
    return entries


def patched_object(old: dict[str, Any], dropped: list[Any] | None, steps: list[Any]) -> dict[str, Any]:
    places = sorted(old)
    fields = dict(old)
    for place in dropped or []:
        del fields[places[place]]
    for i in range(0, len(steps), 2):
        place = steps[i]
        if isinstance(place, str):
            fields[place] = steps[i + 1]
        else:
            fields[places[place]] = patched(fields[places[place]], steps[i + 1])
    return fields
