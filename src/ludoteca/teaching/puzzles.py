"""Puzzles of a game, read from `puzzles/*.toml` of its package.

A puzzle is a position, the seat that solves it, and a goal to be reached in the present turn of that seat. The texts
are `puzzle-ID-...` in `puzzles/locale` of the game. A line of actions is judged by a trial (`kernel/trial.py`): it
counts only as far as the seat can foresee it, so neither chance nor a hidden card ever decides a puzzle.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any

from ludoteca.kernel import SEAT, Action, Game, Table, read_action, read_position
from ludoteca.kernel.trial import CHANCE, HIDDEN, OPEN, REFUSED, Trial

FOLDER = "puzzles"
KEYS = {"level", "me", "options", "goal", "solutions", "position"}
GOAL_KEYS = {"wins", "have", "best", "decisions"}
CONDITION_KEYS = {"id", "seat", "least", "most", "is", "lead"}
HINTS = 2

# What a line of play has come to.
SOLVED = "solved"
FAILED = "failed"
ON = ""  # the turn goes on


class PuzzleError(ValueError):
    """A puzzle that cannot be read: its file, and what is wrong."""


def amount(game: Game[Any], s: Table, id: str, seat: int | None) -> int | str:
    """A value of the board by its name: a counter as players see it, or an entry of the standing of a seat."""
    word = None if seat is None else SEAT.word(seat)
    for counter in game.show(s)["counters"]:
        if counter["id"] == id and counter["seat"] == word:
            value = counter["value"]
            return value if isinstance(value, str) else int(value)
    if seat is not None:
        standing = game.standing(s)
        if seat < len(standing) and id in standing[seat]:
            return int(standing[seat][id])
    raise PuzzleError(f"{game.id} has no counter {id!r} for {word}")


class Condition:
    """One thing that must hold on the board: a counter of a seat (or of none) within limits."""

    def __init__(self, data: dict[str, Any], me: int) -> None:
        if not CONDITION_KEYS.issuperset(data):
            raise PuzzleError(f"unknown keys {sorted(set(data) - CONDITION_KEYS)}")
        self.id: str = data["id"]
        seat = data.get("seat", SEAT.word(me))
        self.seat: int | None = None if seat == "" else SEAT.number(seat)
        self.least: int | None = data.get("least")
        self.most: int | None = data.get("most")
        self.value: str | None = data.get("is")
        self.lead: int | None = data.get("lead")
        if (self.least, self.most, self.value, self.lead) == (None, None, None, None):
            raise PuzzleError(f"{self.id}: no limit is given")

    def holds(self, game: Game[Any], s: Table) -> bool:
        value = amount(game, s, self.id, self.seat)
        if self.value is not None:
            return value == self.value
        assert isinstance(value, int)
        if self.least is not None and value < self.least:
            return False
        if self.most is not None and value > self.most:
            return False
        if self.lead is not None:
            others = [amount(game, s, self.id, seat) for seat in range(s.seats) if seat != self.seat]
            return all(value >= int(other) + self.lead for other in others)
        return True


class Goal:
    """What must hold at the end of the turn: the game is won, or conditions on the board."""

    def __init__(self, data: dict[str, Any], me: int) -> None:
        if not GOAL_KEYS.issuperset(data):
            raise PuzzleError(f"unknown keys {sorted(set(data) - GOAL_KEYS)}")
        self.me = me
        self.wins: bool = data.get("wins", False)
        self.have = [Condition(each, me) for each in data.get("have", [])]
        self.best: str = data.get("best", "")  # the counter that no certain line makes larger
        self.decisions: int | None = data.get("decisions")
        if self.wins == bool(self.have):
            raise PuzzleError("a goal is either to win or a list of conditions")

    def reached(self, game: Game[Any], s: Table) -> bool:
        if self.wins:
            return bool(s.over) and s.places[self.me] == 1
        return all(condition.holds(game, s) for condition in self.have)


class Judgement:
    """What a line of actions has come to, with the trial it was played in."""

    def __init__(self, trial: Trial, verdict: str, why: str) -> None:
        self.trial = trial
        self.verdict = verdict
        self.why = why  # why it failed: `chance`, `hidden`, `decisions`, or `goal`


class Puzzle:
    def __init__(self, game: Game[Any], id: str, data: dict[str, Any]) -> None:
        self.game = game
        self.id = id
        self.where = f"{game.id}, puzzle {id}"
        if not KEYS.issuperset(data):
            raise PuzzleError(f"{self.where}: unknown keys {sorted(set(data) - KEYS)}")
        self.level: int = data["level"]
        self.me = SEAT.number(data["me"])
        self.options: dict[str, str] = dict(data.get("options", {}))
        self.goal = Goal(data["goal"], self.me)
        self.solutions: list[list[str]] = [list(line) for line in data["solutions"]]
        self._start = read_position(game, data["position"])

    def start(self) -> Table:
        """The position, advanced to the question that the solver is asked."""
        return self._start.copy()

    def judge(self, actions: list[Action]) -> Judgement:
        """Play the actions on private copies and say what they come to."""
        trial = Trial(self.game, self.start(), self.me, True, False, alone=True)
        for action in actions:
            if self.at_end(trial.worlds[0]):
                break  # what comes after the end of the turn is no part of the line
            trial.play([action])
        return Judgement(trial, *self._verdict(trial, trial.made + (trial.end in (CHANCE, HIDDEN))))

    def _verdict(self, trial: Trial, decisions: int) -> tuple[str, str]:
        if self.goal.decisions is not None and decisions > self.goal.decisions:
            return FAILED, "decisions"
        if trial.end in (CHANCE, HIDDEN):
            return FAILED, trial.end
        if trial.end in (OPEN, REFUSED) and not self.at_end(trial.worlds[0]):
            return ON, ""
        return (SOLVED, "") if self.goal.reached(self.game, trial.worlds[0]) else (FAILED, "goal")

    def at_end(self, s: Table) -> bool:
        """Whether the turn of the solver ends here. Who is to win must also confirm it, as the game may end then."""
        if s.over or not s.front or s.front[0].seat != self.me:
            return True
        return s.front[0].confirm and not self.goal.wins

    def read(self, texts: list[str]) -> list[Action]:
        return [read_action(self.game, text) for text in texts]


@cache
def puzzles_of(game: Game[Any]) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, easy ones first; none if its package has no such folder."""
    if find_spec(f"{game.package}.{FOLDER}") is None:
        return {}
    files = [f for f in resources.files(f"{game.package}.{FOLDER}").iterdir() if f.name.endswith(".toml")]
    found = []
    for file in sorted(files, key=lambda f: f.name):
        id = file.name.removesuffix(".toml")
        found.append(Puzzle(game, id, tomllib.loads(file.read_text(encoding="utf-8"))))
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda p: (p.level, p.id))}


def find_puzzle(game: Game[Any], id: str) -> Puzzle | None:
    return puzzles_of(game).get(id)
