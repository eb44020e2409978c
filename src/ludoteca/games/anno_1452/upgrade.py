"""States saved under earlier rules in the form of the present ones, so that running games continue."""

from __future__ import annotations

from typing import Any

from ludoteca.games.anno_1452.clauses import PEACE, row_of, word_of_old_rules
from ludoteca.games.anno_1452.rules.battle import dice_text
from ludoteca.games.anno_1452.rules.duties import HANDED
from ludoteca.games.anno_1452.state import SPACES
from ludoteca.kernel import TEXT, Event


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    if data.get("rules") == 1:
        data = from_first(data)
    return from_second(data) if data.get("rules") == 2 else data


def from_second(data: dict[str, Any]) -> dict[str, Any]:
    """Version 3 keeps agreements in the same rows. What version 2 would never have called, because the table had agreed
    to end early, is due in the final Evaluation."""
    out = dict(data)
    end = data.get("last_row", 0) * SPACES
    if end:
        out["agreements"] = [hurried(row, end) for row in data.get("agreements", [])]
    out["rules"] = 3
    return out


def hurried(row: list[int], end: int) -> list[int]:
    return [*row[:-1], end] if row[1] in HANDED and row[5] and row[-1] > end else row


def from_first(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 kept peace as [parties..., moment] and other promises, which nobody enforced, as [kind, parties,
    terms...]."""
    out = dict(data)
    rows: list[list[int]] = []
    for pact in out.pop("pacts", []):
        mask = sum(1 << seat for seat in pact[:-1])
        rows.append(row_of(len(rows) + 1, PEACE, mask, 0, 0, [pact[-1]]))
    for promise in out.pop("promises", []):
        rows.append(word_of_old_rules(len(rows) + 1, promise[0], promise[1], promise[2:]))
    out["agreements"] = rows
    out["agreed"] = len(rows)
    out["offers"] = []  # their terms meant something else
    # What the table had agreed to play by.
    out["reverse_placement"] = True
    out["events_shuffled"] = True
    out["marriage_guard"] = True
    out["rules"] = 2
    return out


def upgraded_event(event: Event) -> Event | None:
    """Version 1 told dice as the digits of one number, and who ran out of time. What it told of promises, which nobody
    enforced, has no words any more."""
    args = event.args
    if event.key == "dice" and not all(is_dice_text(n) for n in args[1:]):
        args = (args[0], *[dice_text([int(face) for face in str(n)] if n else []) for n in args[1:]])
    elif event.key == "time-up":
        args = ()
    elif event.key == "due-pay" and event.hide:
        return None
    return Event(event.key, event.rule, args, event.seen, event.hide)


def is_dice_text(n: int) -> bool:
    """Whether an argument is dice as version 2 writes them."""
    try:
        return all(face in "123456" for face in TEXT.text(n).split("-") if TEXT.text(n) != "-")
    except ValueError:
        return False
