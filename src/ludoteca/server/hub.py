"""All tables of this server, and the bots that play at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ludoteca.kernel import Refused, determinise, write_action
from ludoteca.server.bots.pool import Pool, fallback, question
from ludoteca.server.bots.reviews import Reviews
from ludoteca.server.errors import Problem
from ludoteca.server.logs import log, where
from ludoteca.server.notify.channels import Channel, channels_of
from ludoteca.server.notify.delivery import Notifier, follow
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.cache import Keeper, system_now
from ludoteca.server.tables.credentials import Secrets
from ludoteca.server.tables.entry import Conn, Entry
from ludoteca.server.tables.fairness import Chances
from ludoteca.server.tables.live import Live
from ludoteca.server.tables.record import PLAYING

STANDIN_LEVEL = "squire"
LAST_S = 1.0  # that are given to tasks to end
MOST_OFFERS = 3  # deals a bot may make or answer before it must move


async def ended(tasks: list[asyncio.Task[Any]]) -> None:
    """Ends tasks and waits until they have let go of what they hold: a reader of a database that is closed under it never ends."""
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=LAST_S)


class Hub(Keeper):
    def __init__(
        self,
        store: Store,
        settings: Settings,
        pool: Pool | None = None,
        now: Callable[[], int] = system_now,
        secrets: Secrets | None = None,
        channels: dict[str, Channel] | None = None,
    ) -> None:
        super().__init__(store, settings.kept, now)
        self.settings = settings
        self.pool = pool
        self.secrets = secrets or Secrets()
        self.reviews = Reviews(store) if pool is not None else None
        self.chances = Chances(self)
        self.importing = asyncio.Lock()
        self.notifier = Notifier(self, channels_of(settings) if channels is None else channels)
        self.notifying: asyncio.Task[None] | None = None
        self.ticker: asyncio.Task[None] | None = None
        self.catcher: asyncio.Task[None] | None = None

    # ---- life ----

    async def open(self) -> None:
        await self.store.open()
        if self.pool is not None:
            self.spawn(self.pool.warm())
        self.ticker = asyncio.create_task(self.tick_forever())
        self.catcher = asyncio.create_task(self.catch_up())
        if self.notifier.channels:
            self.notifying = asyncio.create_task(self.notifier.work())

    def farewell(self) -> None:
        """Tell every page to come back later."""
        self.closing = True
        for entry in list(self.entries.values()):
            for task in entry.thinking.values():
                task.cancel()
            for conn in list(entry.conns):
                conn.close(1012)

    async def close(self) -> None:
        """Everything acknowledged is already on the disk; this only says goodbye."""
        await ended([task for task in (self.ticker, self.catcher, self.notifying) if task is not None])
        self.farewell()
        await asyncio.sleep(0)
        await asyncio.gather(*(self._last_snapshot(entry) for entry in list(self.entries.values())))
        await ended(list(self.tasks))
        if self.pool is not None:
            await self.pool.close()
        if self.reviews is not None:
            await self.reviews.pool.close()
        await self.store.close()

    async def _last_snapshot(self, entry: Entry) -> None:
        async with entry.lock:
            await self.save_snapshot(entry)

    # ---- notices ----

    def foresee(self, entry: Entry) -> None:
        if entry.notices and self.notifier.channels:
            follow(entry, self.now(), self.notifier.delay)

    def came(self, conn: Conn) -> None:
        if conn.player and any(owner == conn.player and not n.back for (owner, _), n in conn.entry.notices.items()):
            self.spawn(self.notifier.came(conn.entry, conn.player))

    # ---- bots ----

    def wake(self, entry: Entry) -> None:
        """Let the bots begin to think whose turn it is."""
        if self.pool is None or entry.gone or self.closing:
            return
        live = entry.live
        for seat in live.bots_asked():
            self._let_think(entry, seat)
        if live.state == PLAYING and live.match is not None and live.match.state.offers and not live.clock.paused:
            for offer in live.match.state.offers:
                if not live.seats[offer.to].active and entry.dealt.get(offer.to) != live.rev:
                    self._let_think(entry, offer.to)

    def _let_think(self, entry: Entry, seat: int) -> None:
        if seat not in entry.thinking:
            entry.thinking[seat] = self.spawn(self._bot(entry, seat))

    async def _bot(self, entry: Entry, seat: int) -> None:
        try:
            await self._bot_move(entry, seat)
        except (Problem, Refused) as error:
            log.warning("bot-refused", table=entry.live.facts.id, error=str(error))
            await asyncio.sleep(0.2)
        except Exception as error:
            log.error("bot-failed", table=entry.live.facts.id, error=type(error).__name__, where=where(error))
            await asyncio.sleep(1)
        finally:
            entry.thinking.pop(seat, None)
        self.wake(entry)

    async def _bot_move(self, entry: Entry, seat: int) -> None:
        assert self.pool is not None
        began = time.monotonic()
        async with entry.lock:
            live = entry.live
            if entry.gone or live.match is None or live.state != PLAYING or live.seats[seat].active:
                return
            s = live.match.state
            rev = live.rev
            asked_now = seat in live.asked_since
            own_deals = live.game.deals is not None and not s.picks and entry.dealt.get(seat) != rev
            if entry.offers.get(seat, 0) >= MOST_OFFERS and not any(o.to == seat for o in s.offers):
                own_deals = False
            holder = live.seats[seat]
            level, style = holder.level or STANDIN_LEVEL, holder.style or "balanced"
            seed = self.secrets.seed() & 0xFFFFFFF
            who = f"{live.facts.id} {seat}"
            kind = "deal" if own_deals and (asked_now or s.offers) else "choose"
            if kind == "choose" and not asked_now:
                entry.dealt[seat] = rev  # it cannot deal now: it looks again when something has changed
                return
            ask = question(kind, who, live.game, s, seat, level, style, seed)
            least = self.settings.pace
            if asked_now and secret_step(live, seat):
                # Always the same time: how long it takes must not tell how much there was to choose from.
                least += ask.budget / 1000
            imagined = s.copy()
            determinise(live.game, imagined, seat, seed)
        answer = await self.pool.ask(ask)
        do = answer.do if answer is not None else ""
        if kind == "deal" and not do:
            entry.dealt[seat] = rev
            return
        if kind == "choose" and not do:
            move = fallback(live.game, imagined, seat, seed)
            do = write_action(live.game, move) if move is not None else ""

        def act(live: Live, now: int) -> None:
            if live.seats[seat].active:
                return  # he is back and decides himself
            live.act(seat, rev, do, "", now)

        entry.offers[seat] = entry.offers.get(seat, 0) + 1 if kind == "deal" else 0
        if entry.conns:  # people want to follow: a quick thinker waits
            await asyncio.sleep(max(0.0, least - (time.monotonic() - began)))
        try:
            await self.change(entry, act)
        except Refused:
            if kind == "deal":
                entry.dealt[seat] = rev
                return
            move = fallback(live.game, imagined, seat, seed)
            if move is None:
                return
            do = write_action(live.game, move)
            await self.change(entry, act)
        except Problem as problem:
            if problem.key != "stale":
                raise

    async def hint(self, entry: Entry, seat: int) -> list[dict[str, Any]]:
        if self.pool is None:
            raise Problem("no-hint")
        async with entry.lock:
            live = entry.live
            m = live.playing()
            if not live.facts.hints:
                raise Problem("hints-off", 403)
            if seat not in live.asked_since:
                raise Problem("not-asked")
            seed = self.secrets.seed() & 0xFFFFFFF
            ask = question("hint", f"{live.facts.id} {seat}", live.game, m.state, seat, "knight", "balanced", seed)
        answer = await self.pool.ask(ask)
        if answer is None or not answer.hints:
            raise Problem("no-hint")
        return answer.hints

    async def review(self, entry: Entry, start: bool) -> dict[str, Any]:
        """How far the review of a finished table is; with `start` it is made if there is none yet."""
        if self.reviews is None:
            raise Problem("no-review")
        found = await self.reviews.shown(entry.live)
        if start and found["state"] in ("none", "failed"):
            if self.reviews.begin(entry.live):
                self.spawn(self.reviews.make(entry.live))
            found = await self.reviews.shown(entry.live)
        return found


def secret_step(live: Live, seat: int) -> bool:
    step = live.questions[seat][0]
    return step.private or step.sealed
