"""The pool of worker processes in which bots think. Each question has a deadline and may remain unanswered."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from typing import Any, Protocol

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.bots.levels import settings as level_settings
from ludoteca.kernel import Action, Game, Quick, Table, asked, determinise, save
from ludoteca.server.bots.worker import Answer, Question, frame
from ludoteca.server.logs import log

DEADLINE_S = 4.0  # beyond the thinking time: a process that has not answered by then is ended
# The server stops waiting for a choice this long before the limit and plays the fallback: on a busy machine it may
# itself wait about a tenth of a second for the processor. Of a short limit it waits at least the fraction MIN_WAIT.
RESERVE_S = 0.11
MIN_WAIT = 0.4
MIN_BUDGET_MS = 20
QUEUE_S = 20.0
HINT_MS = 1000


class RemoteWorkers(Protocol):
    """Workers outside this process that may answer a question."""

    async def ask(self, question: Question, alone: bool) -> Answer | None:
        """The answer; None if none takes the question or answers in time. `alone`: no local process is free."""

    async def close(self) -> None: ...


class Pool:
    def __init__(
        self,
        size: int,
        deadline: float = DEADLINE_S,
        module: str = "ludoteca.server.bots.worker",
        reserve: float = RESERVE_S,
        remote: RemoteWorkers | None = None,
    ) -> None:
        self.size = size
        self.remote = remote  # asked first, so that the node's processor is left to people
        self.answered_remotely = 0
        self.deadline = deadline
        self.reserve = reserve
        self.module = module
        self.idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.alive: set[asyncio.subprocess.Process] = set()
        self.answering: set[asyncio.Task[Answer | None]] = set()
        self.loaded: set[tuple[int, str]] = set()  # (pid, game): the process has loaded the game
        self.waiting = 0
        self.late = 0
        self.decoder = msgspec.json.Decoder(Answer)
        for _ in range(size):
            self.idle.put_nowait(None)  # started when it is first needed

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=1 << 22,
            # Where the scheduler groups processes by session, the workers do not use up the server's share.
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        self.alive.add(process)
        return process

    async def warm(self) -> None:
        """Start one process before it is needed."""
        process = await self.idle.get()
        try:
            process = process or await self._start()
        except OSError as error:  # it is started when it is needed
            log.warning("bot-lost", error=type(error).__name__)
        finally:
            self.idle.put_nowait(process)

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self.alive.discard(process)
        self.loaded = {(pid, game) for pid, game in self.loaded if pid != process.pid}
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        for process in list(self.alive):
            self._end(process)
            await process.wait()
        await asyncio.gather(*self.answering, return_exceptions=True)
        if self.remote is not None:
            await self.remote.close()

    async def ask(self, question: Question) -> Answer | None:
        """The answer; None if none came in time."""
        if self.remote is not None:
            answer = await self.remote.ask(question, self.idle.empty())
            if answer is not None:
                self.answered_remotely += 1
                return answer
        answer = await self._in_time(question)
        if answer is None:
            self.late += 1
            log.warning("bot-late", game=question.game, level=question.level)
        return answer

    async def _in_time(self, question: Question) -> Answer | None:
        """The answer within the limit. Waiting for a free process counts against a choice, not against hints, deals,
        reviews."""
        clock = asyncio.get_running_loop()
        asked_at = clock.time()
        choice = question.kind == "choose"
        limit = question.budget / 1000
        patience = self.patience(limit) if choice else QUEUE_S
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
                process = await self.idle.get()
        except TimeoutError:
            return None
        finally:
            self.waiting -= 1
        waited = clock.time() - asked_at
        budget = question.budget // (1 + self.waiting // self.size)
        if choice:
            budget = min(budget, int(1000 * (limit - waited)))
        question.budget = max(MIN_BUDGET_MS, budget)
        answering = asyncio.create_task(self._answer(process, question))
        self.answering.add(answering)
        answering.add_done_callback(self.answering.discard)
        hurry = choice and process is not None and (process.pid, question.game) in self.loaded
        await asyncio.wait({answering}, timeout=max(0.0, patience - waited) if hurry else None)
        return answering.result() if answering.done() else None

    def patience(self, limit: float) -> float:
        """How many seconds a table waits for an answer with this limit."""
        return max(MIN_WAIT * limit, limit - self.reserve)

    async def _answer(self, process: asyncio.subprocess.Process | None, question: Question) -> Answer | None:
        """Ask the process and return it to the pool when it has answered, or replace it if it never does."""
        kept: asyncio.subprocess.Process | None = None
        try:
            if process is not None and (process not in self.alive or process.returncode is not None):
                self._end(process)
                process = None
            process = process or await self._start()
            async with asyncio.timeout(self.deadline + question.budget / 1000):
                answer = await self._talk(process, question)
            self.loaded.add((process.pid, question.game))
            kept = process
            return answer
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError, OSError) as error:
            log.warning("bot-lost", game=question.game, error=type(error).__name__)
            return None
        finally:
            if kept is None and process is not None:
                self._end(process)
            self.idle.put_nowait(kept)

    async def _talk(self, process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(frame(msgspec.json.encode(question)))
        await process.stdin.drain()
        size = struct.unpack(">I", await process.stdout.readexactly(4))[0]
        return self.decoder.decode(await process.stdout.readexactly(size))


def question(kind: str, who: str, game: Game[Any], s: Table, seat: int, level: str, style: str, seed: int) -> Question:
    """The question for a bot: the state with everything its seat cannot know sampled again."""
    known = level if level in level_names() else LEVELS[0]
    imagined = s.copy()
    if kind == "deal" and game.deals is not None:
        for o in s.offers:
            if seat in (o.frm, o.to):  # both sides of an offer know its cards
                for flat in (o.give, o.take):
                    for i in range(0, len(flat), 2):
                        if game.deals.things[flat[i]][1].cards and 0 <= flat[i + 1] < len(imagined.known):
                            imagined.known[flat[i + 1]] |= 1 << seat
    determinise(game, imagined, seat, seed)
    budget = HINT_MS if kind == "hint" else int(level_settings(game.id, known)["ms"])
    style = style if style in game.evaluator().styles else "balanced"
    return Question(kind, who, game.id, save(game, imagined), seat, known, style, seed, budget)


def level_names() -> tuple[str, ...]:
    return (*LEVELS, "random")


def fallback(game: Game[Any], s: Table, seat: int, seed: int) -> Action | None:
    """The most likely move of the menu, without search."""
    i = asked(s, seat)
    if i < 0:
        return None
    options = s.menus[i]
    quick = Quick(seed)
    order = list(range(len(options)))
    quick.shuffle(order)
    try:
        judge = game.evaluator()
        return options[max(order, key=lambda k: judge.prior(s, seat, options[k]))]
    except Exception as error:
        log.warning("prior-failed", game=game.id, error=type(error).__name__)
        return options[order[0]]
