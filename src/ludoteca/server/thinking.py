"""A process in which bots think. It reads questions from its standard input and writes answers to its standard output.

It is given a state in which everything its seat cannot know has already been dealt anew, so there is nothing here to peek at.
The server ends the process when an answer is late; it ends by itself when the server is gone.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import Any, BinaryIO

import msgspec

from ludoteca.bots import Bot, make_bot
from ludoteca.bots.hint import hints, show_hint
from ludoteca.kernel import advance, load, write_action
from ludoteca.server.games import game_called

REMEMBERED = 64


class Question(msgspec.Struct):
    kind: str  # choose, deal, hint
    who: str  # table and seat, so that a bot is the same one all through a game
    game: str
    state: dict[str, Any]
    seat: int
    level: str
    style: str
    seed: int
    budget: int


class Answer(msgspec.Struct):
    do: str = ""
    hints: list[dict[str, Any]] = []


def read(file: BinaryIO) -> bytes:
    head = file.read(4)
    if len(head) < 4:
        return b""
    return file.read(struct.unpack(">I", head)[0])


def frame(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


def think(question: Question, bots: dict[str, Bot]) -> Answer:
    game = game_called(question.game)
    s = load(game, question.state)
    advance(game, s)
    if question.kind == "hint":
        found = hints(game, s, question.seat, question.seed, question.budget)
        return Answer(hints=[show_hint(game, s, question.seat, hint) for hint in found])
    name = f"{question.who} {question.level} {question.style}"
    bot = bots.pop(name, None) or make_bot(game, question.level, question.style, question.seed)
    bots[name] = bot
    while len(bots) > REMEMBERED:
        del bots[next(iter(bots))]
    if question.kind == "deal":
        offer = bot.deal(game, s, question.seat)
        return Answer(do=write_action(game, offer) if offer is not None else "")
    return Answer(do=write_action(game, bot.choose(game, s, question.seat, question.budget)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # the table comes first
    decoder = msgspec.json.Decoder(Question)
    bots: dict[str, Bot] = {}
    while True:
        data = read(sys.stdin.buffer)
        if not data:
            return
        try:
            answer = think(decoder.decode(data), bots)
        except Exception as error:
            # The server plays its own move instead; the reason goes to its log.
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
            answer = Answer()
        sys.stdout.buffer.write(frame(msgspec.json.encode(answer)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
