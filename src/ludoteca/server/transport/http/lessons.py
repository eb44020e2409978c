"""REST interface for lessons: which there are, what their steps say, and tables on which they are played."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.i18n import Texts
from ludoteca.kernel import SEAT, Game
from ludoteca.rooms.clock import ClockRules
from ludoteca.rooms.problem import Problem
from ludoteca.server.games import game_called
from ludoteca.server.services.lobby import Wanted, tidy_name
from ludoteca.server.transport.http.common import (
    Admitted,
    Lang,
    Name,
    TheLobby,
)
from ludoteca.teaching import Lesson, find_lesson, lessons_of
from ludoteca.teaching.lessons import FOLDER


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    lesson: Name
    name: Name = ""


def lesson_called(game: Game[Any], id: str) -> Lesson:
    found = find_lesson(game, id)
    if found is None:
        raise Problem("no-lesson", 404)
    return found


def texts_of(game: Game[Any], lang: str) -> Texts:
    return Texts(lang, game.package, f"{game.package}.{FOLDER}")


def summary(lesson: Lesson, texts: Texts) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "title": texts.say(f"lesson-{lesson.id}"),
        "about": texts.say(f"lesson-{lesson.id}-about"),
        "moves": len([step for step in lesson.steps if step.do]),
        "chapters": [texts.say(f"lesson-{lesson.id}-{chapter.title}") for chapter in lesson.chapters],
    }


@get("/api/games/{game:str}/lessons", tags=["lessons"], sync_to_thread=True)
def lessons(game: FromPath[str], lang: FromQuery[Lang] = "en") -> list[dict[str, Any]]:
    """The lessons of a game."""
    found = game_called(game)
    all_lessons = lessons_of(found)
    texts = texts_of(found, lang) if all_lessons else None
    return [summary(lesson, texts) for lesson in all_lessons.values() if texts is not None]


@get("/api/games/{game:str}/lessons/{lesson:str}", tags=["lessons"], sync_to_thread=True)
def lesson_steps(game: FromPath[str], lesson: FromPath[str], lang: FromQuery[Lang] = "en") -> dict[str, Any]:
    """A lesson with its steps. `own` are the learner's moves by their number; the moves of the others stay unknown."""
    found = game_called(game)
    taught = lesson_called(found, lesson)
    texts = texts_of(found, lang)
    return {
        **summary(taught, texts),
        "seat": SEAT.word(taught.me),
        "end": texts.say(f"lesson-{taught.id}-end"),
        "length": len(taught.moves),
        "steps": [
            {
                "seq": step.seq,
                "say": texts.say(f"lesson-{taught.id}-{step.say}"),
                "at": step.at,
                "do": step.do,
                "chapter": step.chapter,
            }
            for step in taught.steps
        ],
        "own": {str(seq): do for seq, (seat, do) in enumerate(taught.moves, 1) if seat == taught.me},
    }


@post("/api/lessons", tags=["lessons"])
async def start_lesson(data: JSONBody[NewLesson], lobby: TheLobby) -> Admitted:
    """Create the table of a lesson: its fixed deal, with bots that follow its script."""
    lesson = lesson_called(game_called(data.game), data.lesson)
    seats = [{"kind": "me" if seat == lesson.me else "bot"} for seat in range(lesson.seats)]
    wanted = Wanted(
        game=data.game,
        seats=seats,
        options=lesson.options,
        clock=ClockRules(),
        public=False,
        spectators=False,
        hints=True,
        undo="friendly",
        name=tidy_name(data.name),
        seed=lesson.seed,
    )
    return Admitted(**await lobby.create(wanted))


HANDLERS = [lessons, lesson_steps, start_lesson]
