"""Bots that think in workers on the bus: whatever becomes of a worker or of the bus, every question is answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis import asyncio as aredis

from ludoteca.cli.main import main
from ludoteca.conformance.laws import difference
from ludoteca.kernel import determinise, new
from ludoteca.lab.servers.cluster import BotWorker, started
from ludoteca.lab.servers.load_clients import request
from ludoteca.lab.servers.local_servers import RedisServer
from ludoteca.registry import find
from ludoteca.server.cluster import jobs
from ludoteca.server.cluster.jobs import PREFIX, QUEUES, Job, JobQueue, job_key, reply, take_job
from ludoteca.server.cluster.think import ThinkWorker
from ludoteca.server.services.bots.pool import Pool, question
from ludoteca.server.services.bots.worker import Answer, Question
from server.tools import Page, running_server

LONG = 600.0  # seconds that no test waits for


def asked(kind: str = "choose", who: str = "t 0") -> Question:
    game = find("parley")
    s = new(game, game.complete(2), 5)
    return question(kind, who, game, s, s.front[0].seat, "novice", "balanced", 1)


@pytest.fixture(autouse=True)
def patient_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that a busy machine makes late is not a bus that is lost."""
    monkeypatch.setattr(jobs, "CONNECT_S", LONG)
    monkeypatch.setattr(jobs, "READ_S", LONG)


@asynccontextmanager
async def worker(redis_server: RedisServer) -> AsyncIterator[ThinkWorker]:
    """A worker inside the test, which finishes every job, however busy the machine is."""
    thinker = ThinkWorker(redis_server.url, Pool(1, deadline=LONG, reserve=-LONG))
    stop = asyncio.Event()
    running = asyncio.create_task(thinker.run(stop))
    try:
        yield thinker
    finally:
        stop.set()
        await running


@asynccontextmanager
async def node(
    redis_server: RedisServer, pickup: float = LONG, grace: float = LONG, module: str = "server.bots.lazy"
) -> AsyncIterator[Pool]:
    """The pool of a node; by default it waits for workers for ever, and its own processes never answer."""
    pool = Pool(1, deadline=LONG, reserve=-LONG, module=module, remote=JobQueue(redis_server.url, pickup, grace))
    try:
        yield pool
    finally:
        await pool.close()


LOCAL = "ludoteca.server.services.bots.worker"


async def taken(bus: aredis.Redis) -> tuple[str, Job]:
    """Take a job as a worker does."""
    while True:
        found = await take_job(bus)
        if found is not None:
            return found


async def taken_in_time(pool: Pool, bus: aredis.Redis) -> tuple[asyncio.Task[Answer | None], str, Job]:
    """A question whose job is taken before the node withdraws it. On a busy machine that may need several."""
    grabbing = asyncio.create_task(taken(bus))
    remote = pool.remote
    assert isinstance(remote, JobQueue)
    while True:
        remote.paused_until = 0.0
        asking = asyncio.create_task(pool.ask(asked()))
        await asyncio.wait({asking, grabbing}, return_when=asyncio.FIRST_COMPLETED)
        if grabbing.done():
            return asking, *grabbing.result()


@pytest.mark.parametrize("kind", jobs.KINDS)
async def test_a_worker_answers_every_kind_of_question(kind: str, redis_server: RedisServer) -> None:
    async with worker(redis_server), node(redis_server) as pool:
        answer = await pool.ask(asked(kind))
        assert answer is not None
        assert bool(answer.do) == (kind == "choose") and bool(answer.hints) == (kind == "hint")
        assert pool.answered_remotely == 1 and not pool.alive


async def test_several_questions_get_their_own_answers(redis_server: RedisServer) -> None:
    """Replies of one worker come in any order; each belongs to its question."""
    async with node(redis_server) as pool, aredis.Redis.from_url(redis_server.url) as bus:
        waiting = {who: asyncio.create_task(pool.ask(asked(who=who))) for who in ("a", "b", "c")}
        got = [await taken(bus) for _ in waiting]
        for name, job in reversed(got):
            await reply(bus, name, job, Answer(do=f"move of {job.question.who}"))
        for who, answer in waiting.items():
            told = await answer
            assert told is not None and told.do == f"move of {who}"


async def test_without_workers_a_question_is_withdrawn_and_thought_locally(redis_server: RedisServer) -> None:
    async with node(redis_server, 0.0, module=LOCAL) as pool, aredis.Redis.from_url(redis_server.url) as bus:
        assert await pool.ask(asked()) is not None
        assert pool.answered_remotely == 0 and len(pool.alive) == 1
        assert await bus.keys(PREFIX + "*") == []
        remote = pool.remote
        assert isinstance(remote, JobQueue)
        remote.paused_until = asyncio.get_running_loop().time() + LONG
        assert await pool.ask(asked()) is not None
        assert (await bus.info("commandstats"))["cmdstat_rpush"]["calls"] == 1  # nothing is posted in a pause


async def test_a_job_waits_longer_for_a_worker_while_no_local_process_is_free(redis_server: RedisServer) -> None:
    remote = JobQueue(redis_server.url, 0.0, LONG)
    patient = asked()
    patient.budget = int(1000 * LONG)
    async with aredis.Redis.from_url(redis_server.url) as bus:
        try:
            asking = asyncio.create_task(remote.ask(patient, True))
            name, job = await taken(bus)
            await reply(bus, name, job, Answer(do="late but welcome"))
            told = await asking
            assert told is not None and told.do == "late but welcome"
            assert await remote.ask(patient, False) is None
        finally:
            await remote.close()


async def test_a_worker_that_takes_a_question_and_dies_costs_time_only(redis_server: RedisServer) -> None:
    async with node(redis_server, 3.0, 0.5, LOCAL) as pool, aredis.Redis.from_url(redis_server.url) as bus:
        remote = pool.remote
        assert isinstance(remote, JobQueue)
        asking, name, job = await taken_in_time(pool, bus)
        answer = await asking
        assert answer is not None and answer.do and pool.answered_remotely == 0
        await reply(bus, name, job, Answer(do="too late"))
        remote.paused_until, remote.pickup, remote.grace = 0.0, LONG, LONG
        again = asyncio.create_task(pool.ask(asked()))
        name, job = await taken(bus)
        await reply(bus, name, job, Answer(do="in time"))
        told = await again
        assert told is not None and told.do == "in time"


async def test_a_worker_without_an_answer_leaves_the_question_to_the_node(redis_server: RedisServer) -> None:
    async with node(redis_server, module=LOCAL) as pool, aredis.Redis.from_url(redis_server.url) as bus:
        asking = asyncio.create_task(pool.ask(asked()))
        name, job = await taken(bus)
        await reply(bus, name, job, None)
        answer = await asking
        assert answer is not None and answer.do and pool.answered_remotely == 0


async def test_a_worker_skips_jobs_that_are_withdrawn_past_their_deadline_or_unreadable(
    redis_server: RedisServer,
) -> None:
    async with aredis.Redis.from_url(redis_server.url) as bus, node(redis_server) as pool:
        await bus.rpush(QUEUES[0], "withdrawn")
        await bus.set(job_key("damaged"), b"\xc1")
        await bus.rpush(QUEUES[0], "damaged")
        async with worker(redis_server) as thinker:
            assert await pool.ask(asked()) is not None
            assert pool.answered_remotely == 1 and len(thinker.pool.alive) == 1


async def test_a_bus_that_is_lost_while_a_worker_thinks(redis_server: RedisServer) -> None:
    """The node thinks by itself at once, without waiting for the deadline; afterwards both find the bus again."""
    async with node(redis_server, module=LOCAL) as pool, worker(redis_server) as thinker:
        async with aredis.Redis.from_url(redis_server.url) as bus:
            thinker.stopped = True  # it takes nothing: the test does
            asking = asyncio.create_task(pool.ask(asked()))
            await taken(bus)
            redis_server.stop()
        answer = await asking
        assert answer is not None and answer.do and pool.answered_remotely == 0
        assert await pool.ask(asked()) is not None
        redis_server.start()
    remote = JobQueue(redis_server.url, LONG, LONG)
    async with worker(redis_server):
        try:
            assert await remote.ask(asked(), False) is not None
        finally:
            await remote.close()


async def test_a_worker_waits_for_a_bus_that_is_away(redis_server: RedisServer) -> None:
    async with worker(redis_server) as thinker:
        redis_server.stop()
        while thinker.connected:
            await asyncio.sleep(0.01)
        redis_server.start()
        async with node(redis_server) as pool:
            assert await pool.ask(asked()) is not None and pool.answered_remotely == 1


async def test_a_job_holds_nothing_that_its_seat_cannot_know(tmp_path: Path, redis_server: RedisServer) -> None:
    """The job of a running table is the same for every state that the bot's seat cannot tell apart."""
    remote = JobQueue(redis_server.url, LONG, LONG)
    pool = Pool(1, remote=remote)
    async with running_server(tmp_path, pool=pool) as h, aredis.Redis.from_url(redis_server.url) as bus:
        made = await h.table("bot bot")
        live = (await h.parts.tables.entry(made["table"])).live
        for _ in range(8):
            name, job = await taken(bus)
            told = job.question
            assert live.match is not None and told.seed != live.match.state.seed
            other = live.match.state.copy()
            determinise(live.game, other, told.seat, 99)
            again = question(told.kind, told.who, live.game, other, told.seat, told.level, told.style, told.seed)
            assert difference(told.state, again.state) == "" and told.journal == ""
            await reply(bus, name, job, Answer())  # the driver plays its fallback


async def test_a_worker_process_is_killed_while_it_thinks(redis_server: RedisServer) -> None:
    one = BotWorker(redis_server.url)
    await one.start()
    remote = JobQueue(redis_server.url, LONG, LONG)
    pool = Pool(1, deadline=LONG, reserve=-LONG, remote=remote)
    try:
        assert await pool.ask(asked()) is not None and pool.answered_remotely == 1
        remote.pickup, remote.grace = 3.0, 0.5
        asking = asyncio.create_task(pool.ask(asked("hint")))
        async with aredis.Redis.from_url(redis_server.url) as bus:
            await asyncio.sleep(0)
            while not asking.done() and await bus.keys(PREFIX + "job:*"):
                await asyncio.sleep(0.01)
        await one.kill()
        answer = await asking
        assert answer is not None and answer.hints
    finally:
        await pool.close()


async def test_a_worker_process_stops_gracefully_and_the_game_goes_on(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    one = BotWorker(redis_server.url)
    await one.start()
    remote = JobQueue(redis_server.url, 60.0, 60.0)  # a question that the stopped worker leaves is asked here then
    pool = Pool(1, deadline=LONG, reserve=-LONG, remote=remote)
    async with running_server(tmp_path, pool=pool) as h:
        made = await h.table("bot bot")
        watcher = await Page(h, made["table"], None).open()
        live = h.parts.cache.entries[made["table"]].live
        while pool.answered_remotely < 2 and live.state != "over":
            await asyncio.sleep(0.01)
        assert pool.answered_remotely >= 2
        remote.pickup = remote.grace = 1.0  # for the questions from now on
        assert await one.stop() == 0
        if watcher.state["table"]["state"] != "over":
            await watcher.until(lambda m: m["type"] == "state" and m["table"]["state"] == "over", LONG)


@pytest.mark.long
async def test_workers_of_a_whole_cluster_answer_its_nodes(redis_server: RedisServer, postgres_server: str) -> None:
    """`ludoteca cluster` on this machine. A busy machine may miss the time to take a job: there are always more."""
    chairs = [{"kind": "bot", "level": "novice"}] * 2
    async with started(nodes=2, bots=1, workers=2) as cluster:
        counted = 0.0
        while not counted:
            body = {"game": "parley", "seats": chairs, "name": "Anna"}
            status, _ = await request(cluster.ports[0], "POST", "/api/tables", body)
            assert status == 201
            for _ in range(20):
                await asyncio.sleep(0.2)
                for port in cluster.ports:
                    status, text = await request(port, "GET", "/metrics")
                    assert status == 200
                    found = re.search(r"^ludoteca_bots_remote ([\d.]+)", text.decode(), re.M)
                    counted += float(found[1]) if found else 0.0


def test_think_says_in_one_sentence_why_it_cannot_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think"]) == 2
    assert "--bus" in capsys.readouterr().err
    assert main(["think", "--bus", "redis://somebody:secret@127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "127.0.0.1" in said and "secret" not in said
