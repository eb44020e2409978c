"""Thinking jobs over Redis: nodes post questions to bots, workers on any machine (`ludoteca think`) answer them.

A job is a key that expires at its deadline, so that no clocks are compared. Its name waits in a list. The process that
removes the key owns the job: the worker that takes it, or the node that withdraws it to think locally. A job that is
not taken, not answered or lost with the bus costs time, never a move.
"""

from __future__ import annotations

import asyncio
import uuid

import msgspec
from redis import asyncio as aredis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteca import __version__
from ludoteca.server.background import end_tasks
from ludoteca.server.logs import log
from ludoteca.server.services.bots.worker import Answer, Question

PREFIX = f"ludoteca:think:{__version__}:"  # a worker takes the jobs of its own version only
KINDS = ("choose", "deal", "hint")  # in the order in which workers take them
QUEUES = [PREFIX + kind for kind in KINDS]
QUEUE_MS = 60_000  # after which an unused list is deleted
FAILURES = (RedisError, OSError)
CONNECT_S = 0.5
POLL_S = 2  # how long a request for the next entry of a list waits at the bus
READ_S = 20.0  # without a word from the bus, after which the connection is lost
RETRY_S = 0.2
PICKUP_S = 0.15  # a worker that is free takes a job within this time
BUSY_SHARE = 0.25  # of the thinking time: how long a job may wait for a worker while no local process is free
GRACE_S = 2.0  # beyond the thinking time: a worker that has not answered by then is lost
UNTAKEN_PAUSE_S = 1.0  # without new jobs, after one that no worker has taken
FAILED_PAUSE_S = 5.0  # without new jobs, after one that was lost


class Job(msgspec.Struct):
    answers: str  # the list that gets the reply
    question: Question


class Reply(msgspec.Struct):
    job: str
    answer: Answer | None  # None: the worker has none in time


encode = msgspec.msgpack.encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def job_key(name: str) -> str:
    return f"{PREFIX}job:{name}"


def connect(url: str) -> aredis.Redis:
    """A connection that fails at once while the bus is away: the caller knows what to do instead."""
    never = Retry(NoBackoff(), 0)
    return aredis.Redis.from_url(url, socket_connect_timeout=CONNECT_S, socket_timeout=READ_S, retry=never)


def as_bytes(value: bytes | str) -> bytes:
    """What the client returns, which its types declare as bytes or text."""
    return value if isinstance(value, bytes) else value.encode()


async def take_job(client: aredis.Redis) -> tuple[str, Job] | None:
    """The next job with its name, for a worker; None if none comes soon, or if the next is withdrawn or expired."""
    found = await client.blpop(QUEUES, timeout=POLL_S)
    if found is None:
        return None
    name = as_bytes(found[1]).decode()
    data = await client.getdel(job_key(name))
    return (name, decode_job(as_bytes(data))) if data is not None else None


async def reply(client: aredis.Redis, name: str, job: Job, answer: Answer | None) -> None:
    async with client.pipeline(transaction=False) as trip:
        trip.rpush(job.answers, encode(Reply(name, answer)))
        trip.pexpire(job.answers, QUEUE_MS)
        await trip.execute()


class JobQueue:
    """The node's side: it posts jobs and waits for their replies."""

    def __init__(self, url: str, pickup: float = PICKUP_S, grace: float = GRACE_S) -> None:
        self.client = connect(url)
        self.answers = f"{PREFIX}answers:{uuid.uuid4().hex[:12]}"
        self.pickup = pickup
        self.grace = grace
        self.paused_until = 0.0
        self.pending: dict[str, asyncio.Future[Answer | None]] = {}
        self.listener: asyncio.Task[None] | None = None
        self.closed = False

    async def ask(self, question: Question, alone: bool) -> Answer | None:
        """The answer of a worker; None if none takes the job or answers in time. `alone`: no local process is free."""
        clock = asyncio.get_running_loop()
        if clock.time() < self.paused_until:
            return None
        if self.listener is None:
            self.listener = asyncio.create_task(self._listen())
        name = uuid.uuid4().hex
        thinking = question.budget / 1000
        pickup = max(self.pickup, BUSY_SHARE * thinking) if alone else self.pickup
        deadline = pickup + thinking + self.grace
        answer: asyncio.Future[Answer | None] = clock.create_future()
        self.pending[name] = answer
        try:
            async with asyncio.timeout(deadline):
                await self._post(name, question, deadline)
                await asyncio.wait({answer}, timeout=pickup)
                if not answer.done() and await self._withdraw(name, question.kind):
                    self.paused_until = clock.time() + UNTAKEN_PAUSE_S
                    return None
                return await answer
        except (TimeoutError, *FAILURES) as error:
            log.warning("worker-lost", game=question.game, error=type(error).__name__)
            self.paused_until = clock.time() + FAILED_PAUSE_S
            return None
        finally:
            del self.pending[name]

    async def close(self) -> None:
        self.closed = True  # the client may swallow a cancellation that arrives together with a reply
        if self.listener is not None:
            await end_tasks([self.listener])
        await self.client.aclose()

    async def _post(self, name: str, question: Question, deadline: float) -> None:
        queue = PREFIX + question.kind
        async with self.client.pipeline(transaction=False) as trip:
            trip.set(job_key(name), encode(Job(self.answers, question)), px=int(1000 * deadline))
            trip.rpush(queue, name)
            trip.pexpire(queue, QUEUE_MS)
            await trip.execute()

    async def _withdraw(self, name: str, kind: str) -> bool:
        """Take the job back. Returns False if a worker has it."""
        async with self.client.pipeline(transaction=False) as trip:
            trip.getdel(job_key(name))
            trip.lrem(PREFIX + kind, 1, name)
            return (await trip.execute())[0] is not None

    async def _listen(self) -> None:
        while not self.closed:
            try:
                found = await self.client.blpop([self.answers], timeout=POLL_S)
                if found is not None:
                    self._hear(as_bytes(found[1]))
            except msgspec.DecodeError as error:
                log.warning("bus-unreadable", error=str(error))
            except FAILURES:  # replies may be lost: nobody waits for them
                for answer in self.pending.values():
                    if not answer.done():
                        answer.set_result(None)
                await asyncio.sleep(RETRY_S)

    def _hear(self, data: bytes) -> None:
        told = decode_reply(data)
        answer = self.pending.get(told.job)
        if answer is not None and not answer.done():  # else it came after the deadline
            answer.set_result(told.answer)
