"""Make a fixture: the database that a version of the server leaves behind when it is killed in mid-play.

    python -P tests/server/upgrades/make.py SOURCE NAME

SOURCE is the `src` folder of a checkout of the version, NAME the name of the fixture. The server of that version runs
as a process of its own, so that nothing of the present code takes part: this file speaks HTTP and WebSocket to it. The
result is `tests/server/upgrades/NAME.sql.xz`, the database as compressed SQL. `test_upgrades.py` opens every fixture.
Before a release, make one of the release and add it.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import lzma
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

WIRE = 4  # what the page says it speaks; older servers do not look
GAMES = ("pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452")
DAYS = {"kind": "async", "bank": 864_000, "increment": 3600, "cap": 1_728_000, "grace": 86_400}
PROMISES = ("peace 1308", "pay A B 1 1308", "stay-out A oesterreich 1308")  # of seat A to B, in Anno 1452
MAX_MOVES = 3000

Message = dict[str, Any]


class Player:
    """A seat at a table. Each look is a new connection, whose first message holds the whole state."""

    def __init__(self, site: Site, table: str, token: str) -> None:
        self.site = site
        self.table = table
        self.token = token

    def _connect(self) -> websockets.connect:
        return websockets.connect(f"ws://127.0.0.1:{self.site.port}/ws/{self.table}", max_size=None)

    async def look(self, *say: Message) -> tuple[Message, Message]:
        """The state, and the answer to the last of the messages that are sent after it."""
        async with self._connect() as socket:
            hello = {"type": "hello", "wire": WIRE, "token": self.token, "rev": None}
            await socket.send(json.dumps(hello))
            state = answer = await heard(socket, "state")
            for message in say:
                await socket.send(json.dumps({"rev": state["rev"], **message}))
                await socket.send(json.dumps({"type": "ping"}))
                answer = await heard(socket, "ok", "refused", "error", "pong")
                if answer["type"] != "pong":
                    await heard(socket, "pong")
            return state, answer

    async def menu(self) -> tuple[int, list[str]]:
        state, _ = await self.look()
        found = state["own"].get("menu", []) if "own" in state else (state["view"] or {}).get("menu", [])
        return state["rev"], [one if isinstance(one, str) else one["do"] for one in found]

    async def act(self, rev: int, do: str) -> Message:
        """Send a choice. Returns the answer."""
        key = f"{self.site.name}-{next(self.site.numbers)}"
        _, answer = await self.look({"type": "act", "rev": rev, "do": do, "key": key})
        return answer

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.site.post(f"/api/tables/{self.table}/{path}", body, self.token)


async def heard(socket: Any, *kinds: str) -> Message:
    while True:
        async with asyncio.timeout(60):
            message: Message = json.loads(await socket.recv())
        if message["type"] in kinds:
            return message


class Site:
    """The running server of the version."""

    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.port = port
        self.numbers = itertools.count(1)
        self.random = random.Random(name)
        self.missing: set[str] = set()  # requests that this version does not know
        self.http = self.browser()

    def browser(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            timeout=60,
            verify=False,
            headers={"origin": f"http://127.0.0.1:{self.port}"},
        )

    async def post(self, path: str, body: Any = None, token: str = "", by: httpx.AsyncClient | None = None) -> Any:
        """The answer, or None where the version does not know the request."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await (by or self.http).post(path, json=body, headers=headers)
        if answer.status_code in (404, 405):
            self.missing.add(path.rsplit("/", 1)[-1])
            return None
        assert answer.status_code < 300, (path, answer.text)
        return answer.json()

    async def table(self, game: str, people: int = 2, full: bool = True, **more: Any) -> list[Player]:
        """A table of people; unless it is full, its last seat is free."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        body = {"game": game, "seats": seats, "name": "Anna", "public": True, **more}
        given = [await self.post("/api/tables", body)]
        for number in range(1, people if full else people - 1):
            given.append(await self.post(f"/api/join/{given[0]['invite']}", {"name": f"Guest {number}"}))
        return [Player(self, given[0]["table"], one["token"]) for one in given]

    async def play(self, players: list[Player], moves: int) -> int:
        """At most so many random choices of the seats that are asked. Returns how many were made."""
        for made in range(moves):
            for player in players:
                rev, menu = await player.menu()
                if menu:
                    answer = await player.act(rev, self.random.choice(menu))
                    assert answer["type"] == "ok", answer
                    break
            else:
                return made
        return moves


async def quarrel(players: list[Player]) -> None:
    """Everything that people decide beside the moves. What an old version does not know is left out."""
    anna, bruno = players[:2]
    others = players[1:]
    state, _ = await anna.look()
    await anna.look({"type": "ask-rewind", "to": max(1, last_line(state) - 2)})
    await answer(others, True)
    await anna.post("pause")
    await answer(others, True)
    await bruno.post("resume")
    await anna.post("vote-end")
    await answer(others, False)
    await bruno.post("leave")
    await bruno.post("claim")
    if await anna.post("clock", {"clock": DAYS}) is not None:
        await answer(others, True)
        await anna.post("vacation", {"days": 1})
        await anna.post("vacation/end")
        await anna.post("vacation", {"days": 1})
    if await anna.post("close") is not None:
        await answer(others, True)
        await anna.post("reopen")
    await bruno.look({"type": "chat", "phrase": "hello"}, {"type": "prefs", "resolve": False, "skip_confirm": True})


def last_line(state: Message) -> int:
    events = state["events"]
    if "seq" in state:
        return int(state["seq"])
    return int(events[-1][0] if isinstance(events[-1], list) else events[-1]["seq"])


async def answer(players: list[Player], yes: bool) -> None:
    """Have these people vote on the newest request, as long as it is open."""
    for player in players:
        facts = (await player.site.http.get(f"/api/tables/{player.table}")).json()
        for newest in facts["requests"][-1:]:
            await player.look({"type": "answer", "request": newest["id"], "yes": yes})


async def take_back(site: Site, players: list[Player]) -> None:
    """An undo and a redo, at the first question that allows it."""
    for _ in range(40):
        if not await site.play(players, 1):
            return
        for player in players:
            state, _ = await player.look()
            if state["me"].get("undo_to") is not None or state["me"].get("undo"):
                await player.look({"type": "undo"})
                await player.look({"type": "redo"})
                return


async def tables_of(site: Site, game: str) -> None:
    people = 3 if game == "baroque" else 2
    await site.table(game, people, full=False)
    await site.table(game, people)  # set up, and not one action
    young = await site.table(game, people)
    await site.play(young, 3)
    before = await site.table(game, people, clock=DAYS)  # many actions, and no snapshot yet
    await site.play(before, 20)
    running = await site.table(game, people, undo="consent")
    await site.play(running, 45)
    await take_back(site, running)
    await quarrel(running)
    await site.play(running, 15)
    open_request = await site.table(game, people, undo="friendly")
    await site.play(open_request, 36)
    await open_request[0].post("pause")
    resigned = await site.table(game, people)
    await site.play(resigned, 10)
    for player in resigned[1:]:
        await player.post("resign")
    conceded = await site.table(game, people)
    await site.play(conceded, 5)
    await conceded[0].post("concede", {"winner": "B"})
    await answer(conceded[1:], True)


async def promises(site: Site) -> None:
    """A game with trade, in which players have made agreements and fought."""
    players = await site.table("anno-1452", options={"game": "expert"})
    anna, bruno = players
    made: set[str] = set()
    for _ in range(150):
        await site.play(players, 1)
        for promise in PROMISES:
            state, _ = await anna.look()
            if promise not in made and (await anna.act(state["rev"], f"offer B / / {promise}"))["type"] == "ok":
                made.add(promise)
                state, _ = await bruno.look()
                await bruno.act(state["rev"], f"accept {number_of_offer(state)}")
    print("promises made:", made)


def number_of_offer(state: Message) -> int:
    view = state["public"]["view"] if "public" in state else state["view"]
    return int(view["offers"][-1]["number"])


async def club(site: Site) -> None:
    """Accounts, a rated game and a tournament with a round behind it, where the version has them."""
    people = [site.browser() for _ in range(4)]
    for number, browser in enumerate(people):
        account = {"name": f"person-{number}", "password": "correct horse battery"}
        if await site.post("/api/account/register", account, by=browser) is None:
            return
    for game in GAMES:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}][: 3 if game == "baroque" else 2]
        made = await site.post("/api/club/rated-tables", {"game": game, "seats": seats, "public": True}, by=people[0])
        given = [made]
        for browser in people[1 : len(seats)]:
            given.append(await site.post(f"/api/join/{made['invite']}", {"name": f"Guest {len(given)}"}, by=browser))
        players = [Player(site, made["table"], one["token"]) for one in given]
        await site.play(players, 6)
    swiss = {"name": "Thursday", "game": "rio-de-la-plata", "format": "swiss", "size": 2, "rounds": 2}
    path = "/api/club/tournaments/" + (await site.post("/api/club/tournaments", swiss, by=people[0]))["id"]
    for browser in people:
        await site.post(f"{path}/join", by=browser)
    await site.post(f"{path}/start", by=people[0])
    while not (await people[0].get(path)).json()["rounds"]:
        await asyncio.sleep(0.1)


async def whole_games(site: Site) -> None:
    for game in GAMES:
        players = await site.table(game, 3 if game == "baroque" else 2)
        await site.play(players, MAX_MOVES)


async def filled(name: str, port: int) -> None:
    site = Site(name, port)
    await reachable(site)
    for game in GAMES:
        await tables_of(site, game)
    await promises(site)
    await club(site)
    await whole_games(site)
    print("unknown to this version:", ", ".join(sorted(site.missing)) or "nothing")


async def reachable(site: Site) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            await site.http.get("/api/games")
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the server does not start")


def make(source: Path, name: str, port: int = 8977) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        environment = {**os.environ, "PYTHONPATH": str(source), "LUDOTECA_LIMITS": "0", "LUDOTECA_CLUB": "1"}
        order = ["-m", "ludoteca.server", "--data", str(data), "--port", str(port), "--no-browser", "--bots", "0"]
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen([sys.executable, *order], env=environment, stdout=log, stderr=log)
            try:
                asyncio.run(filled(name, port))
                time.sleep(1)
            except BaseException:
                print((Path(folder) / "log").read_text()[-3000:])
                raise
            finally:
                server.send_signal(signal.SIGKILL)
                server.wait()
        target = Path(__file__).with_name(f"{name}.sql.xz")
        with contextlib.closing(sqlite3.connect(data / "ludoteca.db")) as connection:
            dump = "\n".join(connection.iterdump())
        target.write_bytes(lzma.compress(dump.encode(), preset=9))
        return target


if __name__ == "__main__":
    made = make(Path(sys.argv[1]), sys.argv[2])
    print(made, made.stat().st_size)
