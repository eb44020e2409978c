"""REST interface for puzzles: which there are, what they ask, the judgement of a line, and tables to solve them at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, CodecError, Game
from ludoteca.kernel.trial import MAX_ACTIONS
from ludoteca.rooms.problem import Problem
from ludoteca.server.games import game_called
from ludoteca.server.transport.http.common import (
    Admitted,
    Lang,
    Name,
    TheImporter,
)
from ludoteca.teaching import Puzzle, find_puzzle, puzzles_of
from ludoteca.teaching.puzzles import FOLDER, HINTS


class NewPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    puzzle: Name
    name: Name = ""


class PuzzleMoves(msgspec.Struct, forbid_unknown_fields=True):
    do: Annotated[list[Annotated[str, msgspec.Meta(max_length=1000)]], msgspec.Meta(max_length=MAX_ACTIONS)]


class PuzzleResult(msgspec.Struct):
    made: int
    end: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    verdict: str
    why: str


def puzzle_called(game: Game[Any], id: str) -> Puzzle:
    found = find_puzzle(game, id)
    if found is None:
        raise Problem("no-puzzle", 404)
    return found


def texts_of(game: Game[Any], lang: str) -> Texts:
    return Texts(lang, game.package, f"{game.package}.{FOLDER}")


def summary(puzzle: Puzzle, texts: Texts) -> dict[str, Any]:
    stem = f"puzzle-{puzzle.id}"
    return {"id": puzzle.id, "level": puzzle.level, "title": texts.say(stem), "task": texts.say(f"{stem}-task")}


@get("/api/games/{game:str}/puzzles", tags=["puzzles"], sync_to_thread=True)
def puzzles(game: FromPath[str], lang: FromQuery[Lang] = "en") -> list[dict[str, Any]]:
    """The puzzles of a game, easy ones first."""
    found = game_called(game)
    listed = puzzles_of(found).values()
    texts = texts_of(found, lang) if listed else None
    return [summary(puzzle, texts) for puzzle in listed if texts is not None]


@get("/api/games/{game:str}/puzzles/{puzzle:str}", tags=["puzzles"], sync_to_thread=True)
def puzzle_texts(game: FromPath[str], puzzle: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """A puzzle with its hints, its solution and the explanation of the solution."""
    found = game_called(game)
    asked = puzzle_called(found, puzzle)
    texts = texts_of(found, lang)
    stem = f"puzzle-{asked.id}"
    return {
        **summary(asked, texts),
        "seat": SEAT.word(asked.me),
        "hints": [texts.say(f"{stem}-hint-{n}") for n in range(1, HINTS + 1)],
        "why": texts.say(f"{stem}-why"),
        "solution": asked.solutions[0],
    }


@post("/api/games/{game:str}/puzzles/{puzzle:str}/trial", tags=["puzzles"], status_code=200, sync_to_thread=True)
def puzzle_trial(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleMoves]) -> PuzzleResult:
    """Play a line from the position of a puzzle and judge it. Nothing is stored.

    `verdict` is `solved`, `failed`, or nothing while the turn goes on. `why` says what a failed line missed: `goal`,
    `decisions`, or that it left the outcome to `chance` or to something `hidden`."""
    asked = puzzle_called(game_called(game), puzzle)
    try:
        actions = asked.read(data.do)
    except (CodecError, ValueError):
        raise Problem("no-such-action", 400) from None
    judged = asked.judge(actions)
    return PuzzleResult(verdict=judged.verdict, why=judged.why, **judged.trial.shown())


@post("/api/puzzles", tags=["puzzles"])
async def start_puzzle(data: JSONBody[NewPuzzle], importer: TheImporter) -> Admitted:
    """Create a table at the position of a puzzle. Lines are tried on private copies, so nobody ever moves there."""
    asked = puzzle_called(game_called(data.game), data.puzzle)
    return Admitted(**await importer.open_position(asked.game, asked.start(), asked.options, asked.me, data.name))


HANDLERS = [puzzles, puzzle_texts, puzzle_trial, start_puzzle]
