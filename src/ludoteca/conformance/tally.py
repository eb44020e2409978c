"""What random play found, and how often each thing occurred."""

from __future__ import annotations

from collections import Counter
from typing import Any

FAULTS = (
    "crashes",
    "dead_ends",
    "capped",
    "invariant_breaks",
    "leaks",
    "undo_breaks",
    "copy_breaks",
    "save_breaks",
    "untruths",
)
COUNTS = ("ways", "verbs", "steps", "events", "refusals", "ends", "options", "cards", "uses", "worlds", "statements")
ENOUGH = 20  # how often every use that a game lists must have happened
KEPT_PROBLEMS = 50


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.faults: Counter[str] = Counter()
        self.problems: list[dict[str, Any]] = []
        self.ways: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.options: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.uses: Counter[str] = Counter()
        self.worlds: Counter[str] = Counter()
        self.statements: Counter[str] = Counter()
        self.longest = 0
        self.widest = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name in ("faults", *COUNTS):
            getattr(self, name).update(getattr(other, name))
        self.problems = (self.problems + other.problems)[:KEPT_PROBLEMS]
        self.longest = max(self.longest, other.longest)
        self.widest = max(self.widest, other.widest)

    def data(self) -> dict[str, Any]:
        """Everything counted, as JSON; what did not happen is left out."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "longest": self.longest,
            "widest": self.widest,
            **{name: {key: n for key, n in getattr(self, name).items() if n} for name in ("faults", *COUNTS)},
            "problems": self.problems,
        }

    @classmethod
    def of_data(cls, data: dict[str, Any]) -> Tally:
        """What `data` wrote."""
        tally = cls()
        for name in ("games", "decisions", "longest", "widest"):
            setattr(tally, name, data[name])
        for name in ("faults", *COUNTS):
            getattr(tally, name).update(data[name])
        tally.problems = data["problems"]
        return tally

    def report(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            **{name: self.faults[name] for name in FAULTS},
            "longest": self.longest,
            "widest_menu": self.widest,
            **{name: dict(getattr(self, name).most_common()) for name in COUNTS},
            "too_rare": self.too_rare(),
            "problems": self.problems,
        }

    def too_rare(self) -> dict[str, int]:
        """The uses that did not happen often enough, the rarest first."""
        return {line: n for line, n in reversed(self.uses.most_common()) if n < ENOUGH}
