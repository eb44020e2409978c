"""`ludoteca kill-test`: kill the server at random moments of play and check that no acknowledged move is lost.

Players at several tables move as fast as they can and record every acknowledged move. After each kill the server
restarts on the same data: every acknowledged move must be in the journal, under its key, in order. A move that was sent
but not acknowledged is resent under its old key and must count once.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import websockets

from ludoteca.lab.servers.load_clients import Player, Server, make_table
from ludoteca.lab.servers.local_servers import free_port
from ludoteca.server.storage import sqlite
from ludoteca.server.storage.sqlite_backend import FILE

DEAL_EVERY = 4  # choices, on average
ANSWER_S = 120.0  # after which a server that does not answer is a problem


class Recorder(Protocol):
    """A player with the moves that were acknowledged."""

    player: Player
    acknowledged: list[str]


class Seat:
    """A player who records acknowledged moves."""

    def __init__(self, player: Player, game: str, seats: int) -> None:
        self.player = player
        self.game = game
        self.seats = seats
        self.acknowledged: list[str] = []
        self.unanswered: tuple[str, str] | None = None

    async def play(self) -> None:
        """Play until the connection breaks or the game is over."""
        player = self.player
        await player.open()
        await player.hear()
        while not player.over:
            if self.unanswered is None:
                if not player.menu:
                    await player.hear()
                    continue
                self.unanswered = self.chosen()
            do, key = self.unanswered
            await player.send(do, key)
            while True:
                message = await player.hear()
                if message.type == "ok" and message.key == key:
                    self.acknowledged.append(key)
                    self.unanswered = None
                    break
                if message.type in ("refused", "error"):
                    self.unanswered = None
                    break

    def chosen(self) -> tuple[str, str]:
        """A move, or now and then a deal, so that kills meet open offers."""
        deal = self.player.deal(self.game, self.seats) if self.player.quick.below(DEAL_EVERY) == 0 else None
        return deal or self.player.choice()

    async def watched(self) -> None:
        try:
            await self.play()
        except (OSError, websockets.WebSocketException, EOFError):
            return
        finally:
            if self.player.socket is not None:
                self.player.socket.transport.abort()


def keys_in(data: Path) -> Callable[[str], list[tuple[int, str]]]:
    """Reads seats and keys of a table from the file of a data folder."""
    return lambda table: sqlite.keys(data / FILE, table)


def lost(seats: Sequence[Recorder], keys_of: Callable[[str], list[tuple[int, str]]]) -> list[str]:
    """Acknowledged moves that are not in the journal once and in order; `keys_of` reads seats and keys of a table."""
    out = []
    for number, seat in enumerate(seats):
        given = seat.player.given
        mine = "ABCDEF".index(given["seat"])
        keys = [key for n, key in keys_of(given["table"]) if n == mine]
        promised = seat.acknowledged
        if len(set(keys)) != len(keys):
            out.append(f"{given['table']} {given['seat']}: a move counts twice")
        if [key for key in keys if key in set(promised)] != promised:
            out.append(f"{given['table']} {given['seat']}: {len(promised)} acknowledged, seat {number}")
    return out


async def kill_often(
    times: int, tables: int, game: str, seats: int, seed: int, tell: Callable[[int, int], None]
) -> dict[str, Any]:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="ludoteca-kill-") as folder:
        data = Path(folder)
        server = Server(data, free_port(), {"LUDOTECA_COMPRESS": "0"})
        players: list[Seat] = []
        all_seats: list[Seat] = []
        problems: list[str] = []
        finished = 0
        resent = 0
        open_offers = 0
        try:
            await server.start()
            for number in range(tables):
                players += await new_seats(server.port, game, seats, seed + number)
            all_seats += players
            for kill in range(times):
                before = sum(len(s.acknowledged) for s in players)
                tasks = [asyncio.create_task(seat.watched()) for seat in players]
                await asyncio.sleep(chance.uniform(0.05, 0.6))
                await server.kill()
                await asyncio.gather(*tasks)
                resent += len([1 for s in players if s.unanswered])
                open_offers += len({(s.player.given["table"], o.number) for s in players for o in s.player.offers})
                problems += lost(all_seats, keys_in(data))
                await server.start()
                problems += await continues(players)
                for table in {s.player.given["table"] for s in players if s.player.over}:
                    finished += 1
                    players = [s for s in players if s.player.given["table"] != table]
                    fresh = await new_seats(server.port, game, seats, seed + 1000 + finished)
                    players += fresh
                    all_seats += fresh
                tell(kill + 1, sum(len(s.acknowledged) for s in players) - before)
                if problems:
                    break
        finally:
            if server.process is not None and server.process.returncode is None:
                await server.stop()
        return {
            "game": game,
            "kills": kill + 1,
            "tables": tables + finished,
            "acknowledged": sum(len(s.acknowledged) for s in all_seats),
            "in_flight_at_a_kill": resent,
            "open_offers_at_a_kill": open_offers,
            "finished_games": finished,
            "lost": problems,
        }


async def new_seats(port: int, game: str, seats: int, seed: int, bots: int = 0) -> list[Seat]:
    given = await make_table(port, game, seats, bots=bots)
    return [Seat(Player(port, g, seed * 31 + i), game, seats) for i, g in enumerate(given)]


async def continues(players: list[Seat]) -> list[str]:
    """Check that every table loads, at a revision at least as high as its players had seen."""
    problems = []
    for seat in players:
        player = seat.player
        known = player.rev
        try:
            await player.open()
            message = await player.hear_within(ANSWER_S)
            while message.type != "state":
                message = await player.hear_within(ANSWER_S)
            if known is not None and message.rev < known:
                problems.append(f"{player.given['table']}: revision {message.rev} after {known} was seen")
        except (OSError, websockets.WebSocketException, EOFError, TimeoutError) as error:
            problems.append(f"{player.given['table']}: cannot be opened ({type(error).__name__})")
        finally:
            if player.socket is not None:
                player.socket.transport.abort()
    return problems
