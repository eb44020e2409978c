"""Which bot thinks, and what is done with its answer.

One `BotTurn` runs per seat at a time. It is a state machine:

    LOOK -> THINK -> PACE -> PLAY -> DONE
      |       |               |
      |       |               +-> FALL_BACK -> DONE   the choice is refused: play the fallback move
      |       +-> DONE                                no deal to propose
      +-> DONE                                        nothing to decide now
      +-> PACE                                        the move is scripted by a lesson
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakKeyDictionary

from ludoteca.kernel import Refused, Table, determinise, write_action
from ludoteca.rooms import play
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import PLAYING, LiveTable
from ludoteca.server.background import Tasks
from ludoteca.server.logs import log, where
from ludoteca.server.services.bots.pool import Pool, fallback, question
from ludoteca.server.services.bots.worker import Question
from ludoteca.server.services.entry import Entry
from ludoteca.teaching import lesson_of_seed

STANDIN_LEVEL = "squire"
HINT_LEVEL = "prince"
DEFAULT_STYLE = "balanced"
MAX_DEALS = 3  # deals a bot may make or answer before it must move
REFUSED_PAUSE_S = 0.2
FAILED_PAUSE_S = 1.0

LOOK = "look"
THINK = "think"
PACE = "pace"
PLAY = "play"
FALL_BACK = "fall back"
DONE = "done"
DEAL = "deal"
CHOOSE = "choose"

RunCommand = Callable[[Entry, Callable[[LiveTable, Change], None]], Awaitable[None]]

MAX_UNATTENDED = 1  # questions of games without people at a time


class Memory:
    """What the bots of a table remember between turns."""

    def __init__(self) -> None:
        self.passed: dict[int, int] = {}  # revision at which a seat last had no deal to propose or answer
        self.deals: dict[int, int] = {}  # deals a seat has made since it last moved


class BotDriver:
    def __init__(
        self,
        pool: Pool | None,
        run: RunCommand,
        tasks: Tasks,
        secrets: Secrets,
        pace: float,
        may_think: Callable[[Entry], bool] | None = None,
    ) -> None:
        self.pool = pool
        self.run = run
        self.tasks = tasks
        self.secrets = secrets
        self.unattended = asyncio.Semaphore(MAX_UNATTENDED)
        self.pace = pace
        self.stopped = False
        self.may_think = may_think  # in a cluster one node runs the bots of a table
        self.memories: WeakKeyDictionary[Entry, Memory] = WeakKeyDictionary()

    def seed(self) -> int:
        return self.secrets.seed() & 0xFFFFFFF

    def memory(self, entry: Entry) -> Memory:
        return self.memories.setdefault(entry, Memory())

    def wake(self, entry: Entry) -> None:
        """Start the bots that are asked, or have an offer to answer."""
        if self.pool is None or entry.gone or self.stopped:
            return
        if self.may_think is not None and not self.may_think(entry):
            return
        live = entry.live
        for seat in live.bots_asked():
            self._start(entry, seat)
        if live.state == PLAYING and live.match is not None and not live.clock.paused:
            for offer in live.match.state.offers:
                if not live.seats[offer.to].active and self.memory(entry).passed.get(offer.to) != live.rev:
                    self._start(entry, offer.to)

    def stop_all(self) -> None:
        """Wake no more bots."""
        self.stopped = True

    def stop(self, entry: Entry) -> None:
        for task in entry.thinking.values():
            task.cancel()

    def _start(self, entry: Entry, seat: int) -> None:
        if seat not in entry.thinking:
            entry.thinking[seat] = self.tasks.spawn(self._take_turn(entry, seat))

    async def _take_turn(self, entry: Entry, seat: int) -> None:
        assert self.pool is not None
        try:
            await BotTurn(self, self.pool, entry, seat).run()
        except (Problem, Refused) as error:
            log.warning("bot-refused", table=entry.live.id, error=str(error))
            await asyncio.sleep(REFUSED_PAUSE_S)
        except Exception as error:
            log.error("bot-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
            await asyncio.sleep(FAILED_PAUSE_S)
        finally:
            entry.thinking.pop(seat, None)
        self.wake(entry)

    async def hint(self, entry: Entry, seat: int) -> list[dict[str, Any]]:
        """The best choices of a seat with their reasons, computed from what the seat sees."""
        if self.pool is None:
            raise Problem("no-hint")
        async with entry.lock:
            live = entry.live
            m = live.playing()
            if live.facts.rated:
                raise Problem("rated-hints", 403)
            if not live.facts.hints:
                raise Problem("hints-off", 403)
            if seat not in live.asked_since:
                raise Problem("not-asked")
            who = f"{live.id} {seat}"
            ask = question("hint", who, live.game, m.state, seat, HINT_LEVEL, DEFAULT_STYLE, self.seed())
        answer = await self.pool.ask(ask)
        if answer is None or not answer.hints:
            raise Problem("no-hint")
        return answer.hints


class BotTurn:
    """One decision of one bot, from the look at the table to the committed move."""

    def __init__(self, driver: BotDriver, pool: Pool, entry: Entry, seat: int) -> None:
        self.driver = driver
        self.pool = pool
        self.entry = entry
        self.live = entry.live
        self.memory = driver.memory(entry)
        self.seat = seat
        self.state = LOOK
        self.began = time.monotonic()
        self.rev = 0
        self.kind = CHOOSE
        self.seed = driver.seed()
        self.min_seconds = driver.pace
        self.do = ""
        self.ask: Question
        self.imagined: Table  # the state as the seat may imagine it

    async def run(self) -> None:
        steps = {
            LOOK: self.look,
            THINK: self.think,
            PACE: self.keep_pace,
            PLAY: self.play,
            FALL_BACK: self.fall_back,
        }
        while self.state != DONE:
            self.state = await steps[self.state]()

    async def look(self) -> str:
        """Decide under the lock what the bot is asked, and prepare the question."""
        async with self.entry.lock:
            live = self.live
            if self.entry.gone or live.state != PLAYING or live.seats[self.seat].active:
                return DONE
            self.rev = live.rev
            s = live.playing().state
            asked = self.seat in live.asked_since
            self.do = scripted_move(live, self.seat) if asked else ""
            if self.do:
                self.imagined = s.copy()
                return PACE
            self.kind = DEAL if self._may_deal(s) and (asked or s.offers) else CHOOSE
            if self.kind == CHOOSE and not asked:
                return self._pass()
            self.ask = self._question(s)
            if asked and secret_step(live, self.seat):
                # Constant time: how long it takes must not tell how much there was to choose from.
                self.min_seconds += self.ask.budget / 1000
            self.imagined = s.copy()
            determinise(live.game, self.imagined, self.seat, self.seed)
        return THINK

    def _question(self, s: Table) -> Question:
        live, holder = self.live, self.live.seats[self.seat]
        level, style = holder.level or STANDIN_LEVEL, holder.style or DEFAULT_STYLE
        return question(self.kind, f"{live.id} {self.seat}", live.game, s, self.seat, level, style, self.seed)

    def _may_deal(self, s: Table) -> bool:
        deals = self.live.game.deals
        if deals is None or not deals.open_now(s) or self.memory.passed.get(self.seat) == self.rev:
            return False
        return self.memory.deals.get(self.seat, 0) < MAX_DEALS or any(o.to == self.seat for o in s.offers)

    def _pass(self) -> str:
        """No deal at this revision: the bot looks again when something has changed."""
        self.memory.passed[self.seat] = self.rev
        return DONE

    async def think(self) -> str:
        """Ask the pool. Games without people wait for one another, so that they leave the other workers to the rest."""
        if self.live.people():
            answer = await self.pool.ask(self.ask)
        else:
            async with self.driver.unattended:
                answer = await self.pool.ask(self.ask)
        self.do = answer.do if answer is not None else ""
        if self.kind == DEAL and not self.do:
            return self._pass()
        self.memory.deals[self.seat] = self.memory.deals.get(self.seat, 0) + 1 if self.kind == DEAL else 0
        return PACE

    async def keep_pace(self) -> str:
        """Wait until people can follow, if anybody watches."""
        if self.entry.conns:
            await asyncio.sleep(max(0.0, self.min_seconds - (time.monotonic() - self.began)))
        return PLAY if self.do else FALL_BACK

    async def play(self) -> str:
        try:
            await self.driver.run(self.entry, self._act)
        except Refused:
            return self._pass() if self.kind == DEAL else FALL_BACK
        except Problem as problem:
            if problem.key != "stale":
                raise
        return DONE

    async def fall_back(self) -> str:
        """Play the most likely move of the menu: no answer came in time, or it was refused."""
        move = fallback(self.live.game, self.imagined, self.seat, self.seed)
        if move is None:
            raise Problem("no-such-action", 400)
        self.do = write_action(self.live.game, move)
        try:
            await self.driver.run(self.entry, self._act)
        except Problem as problem:
            if problem.key != "stale":
                raise
        return DONE

    def _act(self, live: LiveTable, change: Change) -> None:
        if not live.seats[self.seat].active:  # otherwise the player is back and decides
            play.act(live, change, self.seat, self.rev, self.do, "")


def scripted_move(live: LiveTable, seat: int) -> str:
    """What a lesson lets this seat do now; empty at every other table, and after the learner has left the script."""
    lesson = lesson_of_seed(live.game, live.facts.seed)
    if lesson is None or live.facts.setup.seats != lesson.seats:
        return ""
    played = [(line.seat, write_action(live.game, line.action)) for line in live.playing().lines]
    return lesson.next_move(played, seat)


def secret_step(live: LiveTable, seat: int) -> bool:
    step = live.questions[seat][0]
    return step.private or step.sealed
