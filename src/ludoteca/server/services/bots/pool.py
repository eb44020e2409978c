"""The pool of worker processes in which bots think. Each question has a deadline and may remain unanswered."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from typing import Any, Protocol

import msgspec

from ludoteca.ai import LEVELS
from ludoteca.ai.levels import settings as level_settings
from ludoteca.kernel import Action, Game, Quick, Table, asked, determinise, save
from ludoteca.server.logs import log
from ludoteca.server.services.bots.worker import READY, Answer, Question, frame

DEADLINE_S = 4.0  # beyond the thinking time: a process that has not answered by then is ended
# The server stops waiting for a choice this long before the limit and plays the fallback: on a busy machine it may
# itself wait about a tenth of a second for the processor. Of a short limit it waits at least the fraction MIN_WAIT.
RESERVE_S = 0.11
MIN_WAIT = 0.4
MIN_BUDGET_MS = 20
QUEUE_S = 20.0
HINT_MS = 1000
LOADING = 5  # times the deadline: a process that has not loaded the games by then is ended


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
        module: str = "ludoteca.server.services.bots.worker",
        reserve: float = RESERVE_S,
        remote: RemoteWorkers | None = None,
    ) -> None:
        self.size = size
        self.remote = remote  # asked first, so that the node's processor is left to people
        self.answered_remotely = 0
        self.deadline = deadline
        self.reserve = reserve
        self.module = module
        # The process that answered last is asked first, and those that were never started come last.
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.alive: set[asyncio.subprocess.Process] = set()
        self.answering: set[asyncio.Task[Any]] = set()
        self.ready: set[int] = set()  # pids of the processes that have loaded the games
        self.closed = 0  # how often
        self.waiting = 0
        self.late = 0
        self.decoder = msgspec.json.Decoder(Answer)
        for _ in range(size):
            self.idle.put_nowait(None)  # started when it is first needed

    async def _start(self) -> asyncio.subprocess.Process:
        closed = self.closed
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
        if closed != self.closed:  # meanwhile
            self._end(process)
            await process.wait()
        return process

    async def warm(self) -> None:
        """Start one process before it is needed, and let it load the games."""
        process = await self.idle.get()
        if process is not None and process.pid in self.ready:
            self.idle.put_nowait(process)
            return
        await self._answer(process, None)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        """Hold on to a task that nobody waits for."""
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self.alive.discard(process)
        self.ready.discard(process.pid)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """End all processes. A pool that is asked again starts new ones."""
        self.closed += 1
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
        self._keep(answering)
        if len(self.alive) < self.size and len(self.alive) == len(self.ready) and process is not None:
            self._keep(asyncio.create_task(self.warm()))  # the next question may come before this answer
        hurry = choice and process is not None and process.pid in self.ready
        await asyncio.wait({answering}, timeout=max(0.0, patience - waited) if hurry else None)
        return answering.result() if answering.done() else None

    def patience(self, limit: float) -> float:
        """How many seconds a table waits for an answer with this limit."""
        return max(MIN_WAIT * limit, limit - self.reserve)

    async def _answer(self, process: asyncio.subprocess.Process | None, question: Question | None) -> Answer | None:
        """Start the process if need be, ask it as soon as it is ready, and return it to the pool when it has answered,
        or replace it if it never does."""
        kept: asyncio.subprocess.Process | None = None
        try:
            if process is not None and (process not in self.alive or process.returncode is not None):
                self._end(process)
                process = None
            process = process or await self._start()
            if process.pid not in self.ready:
                async with asyncio.timeout(LOADING * self.deadline):
                    await self._talk(process, Question(READY, "", "", {}, 0, "", "", 0, 0))
                self.ready.add(process.pid)
            answer = None
            if question is not None:
                async with asyncio.timeout(self.deadline + question.budget / 1000):
                    answer = await self._talk(process, question)
            kept = process
            return answer
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError, OSError) as error:
            log.warning("bot-lost", game=question.game if question is not None else "", error=type(error).__name__)
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
    budget = HINT_MS if kind == "hint" else int(level_settings(game.id, known).ms)
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
