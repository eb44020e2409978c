"""Lessons of a game, read from `lessons/*.toml` of its package.

A lesson is a line of play from a fixed seed. Its steps are the moves asked of the learner, each with a text and the
things on the board that it points at, and what the others do after it. The texts are `lesson-ID-...` in
`lessons/locale` of the game. Reading a lesson plays it through the rules: one that cannot be played is an error.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any

from ludoteca.kernel import SEAT, Game, Match, Refused, opening_seed, read_action, view, write_action

FOLDER = "lessons"
KEYS = {"seed", "seats", "me", "options", "chapter"}
STEP_KEYS = {"say", "at", "do", "then"}


class LessonError(ValueError):
    """A lesson that cannot be read or played: its file, the step, and what is wrong."""


class Step:
    """What is asked of the learner at one moment, or only shown if `do` is empty."""

    def __init__(self, say: str, at: list[str], do: str, then: list[str], chapter: int) -> None:
        self.say = say
        self.at = at
        self.do = do
        self.then = then
        self.chapter = chapter
        self.seq = 0  # actions before it


class Chapter:
    def __init__(self, title: str, first: int) -> None:
        self.title = title
        self.first = first  # number of its first step


class Lesson:
    def __init__(self, game: Game[Any], id: str, data: dict[str, Any]) -> None:
        self.game = game
        self.id = id
        self.where = f"{game.id}, lesson {id}"
        if not KEYS.issuperset(data):
            raise LessonError(f"{self.where}: unknown keys {sorted(set(data) - KEYS)}")
        self.seats: int = data["seats"]
        self.me = SEAT.number(data["me"])
        self.options: dict[str, str] = dict(data.get("options", {}))
        self.seed = opening_seed(data["seed"])
        self.seed_text: str = data["seed"]
        self.chapters: list[Chapter] = []
        self.steps: list[Step] = []
        for number, chapter in enumerate(data["chapter"]):
            self.chapters.append(Chapter(chapter["title"], len(self.steps)))
            for step in chapter["step"]:
                self.steps.append(self._step(step, number))
        self.moves: list[tuple[int, str]] = []  # every action, also those the program makes because there is no choice
        self._play()

    def _step(self, data: dict[str, Any], chapter: int) -> Step:
        if not STEP_KEYS.issuperset(data):
            raise LessonError(f"{self.where}, step {len(self.steps)}: unknown keys {sorted(set(data) - STEP_KEYS)}")
        return Step(data["say"], list(data.get("at", [])), data.get("do", ""), list(data.get("then", [])), chapter)

    def opening(self) -> Match:
        """The match before the first step, with the forced choices as a table of the server makes them."""
        match = Match(self.game, self.game.complete(self.seats, self.options), self.seed)
        match.skip_confirm = [seat != self.me for seat in range(self.seats)]
        match.settle_forced()
        return match

    def _play(self) -> None:
        match = self.opening()
        for number, step in enumerate(self.steps):
            step.seq = match.seq
            self._check_pointers(match, number, step)
            moves = ([f"{SEAT.word(self.me)} {step.do}"] if step.do else []) + step.then
            for move in moves:
                seat, _, do = move.partition(" ")
                try:
                    match.act(SEAT.number(seat), read_action(self.game, do))
                except (Refused, ValueError, LookupError) as error:
                    raise LessonError(f"{self.where}, step {number}, {move!r}: {error}") from None
        self.moves = [(line.seat, write_action(self.game, line.action)) for line in match.lines]

    def _check_pointers(self, match: Match, number: int, step: Step) -> None:
        shown = view(self.game, match.state, self.me)
        if step.do and step.do not in [choice["do"] for choice in shown["menu"]]:
            raise LessonError(f"{self.where}, step {number}: {step.do!r} is not in the menu")
        known = refs_of(shown)
        missing = [ref for ref in step.at if ref not in known]
        if missing:
            raise LessonError(f"{self.where}, step {number}: {missing} cannot be seen")

    def next_move(self, played: list[tuple[int, str]], seat: int) -> str:
        """The scripted move of a seat after these actions; empty off the script or if the seat is not next."""
        at = len(played)
        if at >= len(self.moves) or self.moves[at][0] != seat or played != self.moves[:at]:
            return ""
        return self.moves[at][1]


def refs_of(shown: Any) -> set[str]:
    """Everything a view names that can be pointed at: entities, seats with counters, and the verbs of the menu as
    `do:VERB`."""
    found: set[str] = set()
    todo = [shown]
    while todo:
        item = todo.pop()
        if isinstance(item, dict):
            found |= {key for key in item if ":" in key}
            if "verb" in item:
                found.add(f"do:{item['verb']}")
            if isinstance(item.get("seat"), str):
                found.add(f"seat:{item['seat']}")
            todo += item.values()
        elif isinstance(item, list):
            todo += item
        elif isinstance(item, str) and ":" in item:
            found.add(item)
    return found


@cache
def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by their ids; none if its package has no such folder."""
    if find_spec(f"{game.package}.{FOLDER}") is None:
        return {}
    files = [f for f in resources.files(f"{game.package}.{FOLDER}").iterdir() if f.name.endswith(".toml")]
    ids = sorted(file.name.removesuffix(".toml") for file in files)
    texts = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in files}
    return {id: Lesson(game, id, tomllib.loads(texts[id])) for id in ids}


def find_lesson(game: Game[Any], id: str) -> Lesson | None:
    return lessons_of(game).get(id)


def lesson_of_seed(game: Game[Any], seed: int) -> Lesson | None:
    """The lesson that is played from this seed: a table needs no other mark to be one."""
    return next((lesson for lesson in lessons_of(game).values() if lesson.seed == seed), None)
