"""A worker process in which bots think. It reads questions from standard input and writes answers to standard output.

The state in a question has everything the seat cannot know sampled again, so a worker holds no hidden information.
Only for the review of a finished game, which is public, it gets the whole journal.
The server kills a worker whose answer is late. A worker ends by itself when the server is gone.
"""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from ludoteca import registry
from ludoteca.ai import LEVELS, Bot, make_bot
from ludoteca.ai.advice.hint import hints, show_hint
from ludoteca.ai.advice.review import Curve, show_curve, show_point
from ludoteca.kernel import Match, advance, load, read_journal, write_action
from ludoteca.server.games import game_called

MAX_BOTS = 64
READY = "ready"
THE_CURVE = -1


class Question(msgspec.Struct):
    kind: str  # choose, deal, hint, review; ready: answered as soon as the process has loaded the games
    who: str  # table and seat, so that a bot is the same one all through a game
    game: str
    state: dict[str, Any]
    seat: int
    level: str
    style: str
    seed: int
    budget: int
    journal: str = ""  # of the finished game that is reviewed
    point: int = THE_CURVE  # which turning point is asked about
    points: int = 0  # how many the curve is searched for


class Answer(msgspec.Struct):
    do: str = ""
    hints: list[dict[str, Any]] = []
    review: dict[str, Any] = {}


def read(file: BinaryIO) -> bytes:
    head = file.read(4)
    if len(head) < 4:
        return b""
    return file.read(struct.unpack(">I", head)[0])


def frame(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


class Memory:
    """State kept between questions: the bots of the tables, and the game under review."""

    def __init__(self) -> None:
        self.bots: dict[str, Bot] = {}
        self.reviewed: tuple[str, Match, Curve] | None = None

    def bot(self, question: Question) -> Bot:
        name = f"{question.who} {question.level} {question.style}"
        bot = self.bots.pop(name, None)
        if bot is None:
            bot = make_bot(game_called(question.game), question.level, question.style, question.seed)
        self.bots[name] = bot
        while len(self.bots) > MAX_BOTS:
            del self.bots[next(iter(self.bots))]
        return bot

    def game(self, question: Question) -> tuple[Match, Curve]:
        if self.reviewed is None or self.reviewed[0] != question.who:
            m = read_journal(game_called(question.game), question.journal)
            self.reviewed = (question.who, m, Curve(m))
        return self.reviewed[1], self.reviewed[2]


def load_games() -> None:
    """Load what bots of any game and level need, so that no first answer waits for it. A game that cannot be loaded
    fails when it is asked for."""
    for name in registry.names():
        with suppress(Exception):
            game = registry.find(name)
            for level in LEVELS:
                make_bot(game, level)


def think(question: Question, memory: Memory) -> Answer:
    if question.kind == READY:
        return Answer()
    if question.kind == "review":
        return look_back(question, memory)
    game = game_called(question.game)
    s = load(game, question.state)
    advance(game, s)
    if question.kind == "hint":
        found = hints(game, s, question.seat, question.seed, question.budget)
        return Answer(hints=[show_hint(game, s, question.seat, hint) for hint in found])
    bot = memory.bot(question)
    if question.kind == "deal":
        offer = bot.deal(game, s, question.seat)
        return Answer(do=write_action(game, offer) if offer is not None else "")
    return Answer(do=write_action(game, bot.choose(game, s, question.seat, question.budget)))


def look_back(question: Question, memory: Memory) -> Answer:
    """The curve of a finished game with the places of its turning points, or one of these in full."""
    m, curve = memory.game(question)
    if question.point == THE_CURVE:
        return Answer(review={**show_curve(m, curve), "turning": curve.turning_points(question.points)})
    return Answer(review=show_point(m, curve, question.point, question.seed, question.budget))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # moves of people have priority
    decoder = msgspec.json.Decoder(Question)
    memory = Memory()
    load_games()
    while True:
        data = read(sys.stdin.buffer)
        if not data:
            return
        try:
            answer = think(decoder.decode(data), memory)
        except Exception as error:
            # The server plays the fallback instead.
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
            answer = Answer()
        sys.stdout.buffer.write(frame(msgspec.json.encode(answer)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
