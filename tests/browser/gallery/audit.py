"""What is wrong with a picture: measured in the page, less what gallery.toml allows."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from browser.clicks import Offers
from browser.gallery.positions import PLAN

SCRIPT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")


class Problem:
    def __init__(self, kind: str, what: str, other: str, detail: str) -> None:
        self.kind = kind
        self.what = what
        self.other = other
        self.detail = detail

    def __str__(self) -> str:
        return " ".join(
            filter(None, [f"{self.kind}:", f"{self.what!r}", self.other and f"/ {self.other!r}", self.detail])
        )


def allowed(problem: Problem, game: str, lists: dict[str, Any] = PLAN["allowed"]) -> bool:
    """Whether the lists of a plan (gallery.toml) let it pass; the order of the two names does not matter."""
    for entry in lists.get(game, {}).get(problem.kind, []):
        patterns = entry[:-1]
        names = [problem.what, problem.other][: len(patterns)]
        for order in (names, names[::-1]):
            if all(fnmatchcase(n, p) for n, p in zip(order, patterns, strict=True)):
                return True
    return False


def audit(page: Any, game: str, size: str, tab: str = "") -> list[Problem]:
    floors = PLAN["floors"][size]
    found = page.evaluate(
        SCRIPT, {"floor": floors["page"], "boardFloor": floors["board"], "overlaps": PLAN["overlaps"]}
    )
    problems = [Problem(p["kind"], p["what"], p["other"], p["detail"]) for p in found]
    if not tab:
        offers = Offers(page)
        problems += [Problem("unreachable", name, "", "") for name in offers.unreachable]
        if offers.at is None:
            problems.append(Problem("unreachable", "every choice", "", ""))
    return [p for p in problems if not allowed(p, game)]
