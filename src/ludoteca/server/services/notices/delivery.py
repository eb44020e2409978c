"""Notification delivery: sends due notices, retries failures, and manages players' addresses.

A notice is stored in the same commit as the change that causes it, so neither a crash nor a restart loses one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol, TypeVar

from ludoteca.rooms import operations as db
from ludoteca.rooms.change import Change
from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.model import Player
from ludoteca.rooms.notices import CONFIRM, Notice, needed, shown
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import OVER, PLAYING, LiveTable
from ludoteca.server.limits import RateLimits
from ludoteca.server.logs import log, where
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.notices.channels import Channel, Undelivered
from ludoteca.server.services.notices.templates import render
from ludoteca.server.settings import Settings

POLL_S = 1.0
MAX_BATCH = 50
MAX_CONCURRENT = 2  # deliveries of one channel
HOUR_S = 3600.0
T = TypeVar("T")
Send = Callable[[], Awaitable[None]]  # raises Undelivered
CLAIM_MS = 30_000  # how long one node of several tries to deliver a notice


def notice_op(notice: Notice) -> db.Op:
    return (db.NOTICE, {"key_player": notice.player, "key_channel": notice.channel, **notice.stored()})


def follow(entry: Entry, change: Change, delay: int) -> None:
    """Update the notices of a table that is about to be committed, in the same commit."""
    if entry.live.state == OVER:  # no more notices, so no reason to keep addresses
        for player in {owner for owner, _ in entry.notices}:
            forget_notices(entry, change, player)
    for notice in entry.notices.values():
        if notice.follow(needed(entry.live, notice.player), change.now, delay):
            change.writes.append(notice_op(notice))


def forget_notices(entry: Entry, change: Change, player: str) -> None:
    """Remove the addresses of a player and all pending messages with the running command."""
    if any(owner == player for owner, _ in entry.notices):
        entry.notices = {key: notice for key, notice in entry.notices.items() if key[0] != player}
        change.write(db.DROP_NOTICES, key_player=player)


async def undeliverable() -> None:
    raise Undelivered(True)


def in_background(send: Callable[[], T]) -> asyncio.Future[T]:
    """Run in a daemon thread: a mail server that hangs must not delay the shutdown."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(outcome: T | Exception) -> None:
        if done.done():
            return
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)

    def run() -> None:
        outcome: T | Exception
        try:
            outcome = send()
        except Exception as error:
            outcome = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, outcome)

    threading.Thread(target=run, name="notify", daemon=True).start()
    return done


class AccountChannels(Protocol):
    """Messages to accounts. They need no address at a table: the account says where and when it wants them."""

    names: tuple[str, ...]

    def wanted(self, account: str) -> Collection[str]:
        """The channels in which an account wants each message at once."""

    async def next_time(self, account: str, channel: str, now: int) -> int | None:
        """When a message may be sent: `now`, or the end of the quiet hours. None: it is not wanted any more."""

    async def sending(self, live: LiveTable, notice: Notice) -> Send:
        """How the message of a notice is sent."""


class Notifier:
    def __init__(
        self,
        commands: CommandHandler,
        settings: Settings,
        secrets: Secrets,
        channels: dict[str, Channel],
        limits: RateLimits,
        accounts: AccountChannels | None = None,
        shared: bool = False,
    ) -> None:
        self.commands = commands
        self.cache = commands.cache
        self.store = commands.store
        self.tasks = commands.tasks
        self.now = commands.now
        self.settings = settings
        self.secrets = secrets
        self.channels = channels
        self.delay = int(settings.notice_after * 1000)
        self.started = self.now()
        self.shared = shared  # other nodes deliver notices too
        # One limit per channel: a blocked channel does not block the others.
        names = [*channels, *(accounts.names if accounts is not None else ())]
        self.slots = {channel: asyncio.Semaphore(MAX_CONCURRENT) for channel in names}
        self.accounts = accounts  # on servers with accounts
        self.in_flight: set[tuple[str, str]] = set()
        self.confirmations = limits.limit("confirmations", 1 / HOUR_S, 3.0)  # per address: nobody is flooded

    # ---- delivery ----

    async def work(self) -> None:
        while True:
            await asyncio.sleep(POLL_S)
            self.tasks.spawn(self.look())  # not awaited: a slow delivery does not delay the next poll

    async def look(self) -> None:
        """Send all notices that are due."""
        now = self.now()
        skipped = len(self.cache.broken) + len(self.in_flight)
        if self.shared:
            found = await self.store.claim_notices(now, now + CLAIM_MS, list(self.slots), MAX_BATCH)
        else:
            found = await self.store.notices_due(now, list(self.slots), MAX_BATCH + skipped)
        await asyncio.gather(*(self.deliver(row["table_id"], row["player"], row["channel"]) for row in found))

    async def deliver(self, table: str, player: str, channel: str) -> None:
        key = (player, channel)
        if key in self.in_flight:
            return
        self.in_flight.add(key)
        try:
            async with self.slots[channel]:
                entry = await self.cache.try_get(table)
                if entry is not None and entry.is_here(player):
                    await self.postpone(entry, key)
                elif entry is not None:
                    await self.ask_account(entry, key)
                ready = await self.prepared(entry, key) if entry is not None else None
                if entry is not None and ready is not None:
                    await self.send(entry, key, *ready)
        except Exception as error:
            log.error("delivery-failed", table=table, error=type(error).__name__, where=where(error))
        finally:
            self.in_flight.discard(key)

    async def postpone(self, entry: Entry, key: tuple[str, str]) -> None:
        """A player with an open page needs no notice now."""

        def command(live: LiveTable, change: Change) -> None:
            notice = entry.notices.get(key)
            if notice is not None and notice.kind != CONFIRM and not self.just_started():
                if notice.due is not None and notice.due <= change.now:
                    notice.due = change.now + self.delay
                    change.writes.append(notice_op(notice))

        await self.commands.run(entry, command)

    async def ask_account(self, entry: Entry, key: tuple[str, str]) -> None:
        """Delay a message to an account until the end of its quiet hours, or drop what it does not want any more."""
        found = entry.notices.get(key)
        if self.accounts is None or found is None or key[1] not in self.accounts.names:
            return
        now = self.now()
        due = await self.accounts.next_time(found.address, key[1], now)
        if due == now:
            return

        def command(live: LiveTable, change: Change) -> None:
            notice = entry.notices.get(key)
            if notice is None or notice.due is None:
                return
            if due is None:
                del entry.notices[key]
                change.write(db.DROP_NOTICE, key_player=notice.player, key_channel=notice.channel)
            else:
                notice.due = due
                change.writes.append(notice_op(notice))

        await self.commands.run(entry, command)

    async def prepared(self, entry: Entry, key: tuple[str, str]) -> tuple[int, Send] | None:
        """The message's number and how to send it; None if it is obsolete or not due yet."""
        async with entry.lock:
            notice = entry.notices.get(key)
            now = self.now()
            if entry.gone or notice is None or notice.due is None or notice.due > now:
                return None
            if notice.kind != CONFIRM and (self.just_started() or entry.is_here(notice.player)):
                return None
            try:
                return notice.number, await self.sending(entry, notice)
            except Exception as error:  # handled like a failed delivery: retried, then given up
                log.error("template-failed", table=notice.table, error=type(error).__name__, where=where(error))
                return notice.number, undeliverable

    async def sending(self, entry: Entry, notice: Notice) -> Send:
        """How the message of a notice is sent."""
        if self.accounts is not None and notice.channel in self.accounts.names:
            return await self.accounts.sending(entry.live, notice)
        message = render(entry.live, notice, self.settings.url)
        channel, address = self.channels[notice.channel], notice.address
        return lambda: in_background(lambda: channel.send(address, message))

    def just_started(self) -> bool:
        """Whether players' pages may still be reconnecting after a restart."""
        return 0 <= self.now() - self.started < self.delay

    async def send(self, entry: Entry, key: tuple[str, str], number: int, send: Send) -> None:
        again: bool | None = None
        try:
            await send()
        except Undelivered as undelivered:
            again = undelivered.again
            log.warning("notice-undelivered", table=entry.live.id, error=str(undelivered))
        except Exception as error:
            again = True
            log.error("notice-failed", table=entry.live.id, error=type(error).__name__, where=where(error))
        await self.note(entry.live.id, key, number, again)

    async def note(self, table: str, key: tuple[str, str], number: int, again: bool | None) -> None:
        """Store the result of a delivery: `again` is None if it succeeded, else whether a retry makes sense."""
        while True:
            entry = await self.cache.get(table)

            def command(live: LiveTable, change: Change, entry: Entry = entry) -> None:
                notice = entry.notices.get(key)
                if notice is None or notice.number != number or notice.due is None:
                    return  # removed, replaced or obsolete since it was sent
                if again is None:
                    notice.delivered(change.now)
                    notice.back = entry.is_here(notice.player)  # the player may have returned meanwhile
                else:
                    notice.failed(change.now, again)
                change.writes.append(notice_op(notice))

            try:
                await self.commands.run(entry, command)
                return
            except Problem as problem:
                if problem.key != "moved":  # evicted meanwhile: note it on the reloaded table
                    raise

    def follow(self, entry: Entry, change: Change) -> None:
        """Update the notices of a table that is about to be committed."""
        if self.accounts is not None and entry.live.state == PLAYING:
            self.add_accounts(self.accounts, entry, change)
        if entry.notices and self.slots:
            follow(entry, change, self.delay)

    def add_accounts(self, accounts: AccountChannels, entry: Entry, change: Change) -> None:
        """Begin to notify the accounts at a table that want it."""
        live = entry.live
        for player in live.players.values():
            for channel in accounts.wanted(player.account or ""):
                if (player.id, channel) not in entry.notices:
                    new = Notice(live.id, player.id, channel, player.account or "", "en", self.secrets.text(20).lower())
                    new.confirmed = True
                    entry.notices[(player.id, channel)] = new
                    place = {"table_id": live.id, "player": player.id, "channel": channel}
                    change.write(db.NEW_NOTICE, **place, **new.stored())

    async def begin(self, entry: Entry) -> None:
        """Notify the people of a table that the server has made: no command of theirs precedes their first turn."""

        def command(live: LiveTable, change: Change) -> None:
            """The notices follow every command."""

        if self.accounts is not None:
            await self.commands.run(entry, command)

    def arrived(self, entry: Entry, conn: Connection) -> None:
        """A page has been opened: mark the messages of its player as answered."""
        if conn.player and any(owner == conn.player and not n.back for (owner, _), n in entry.notices.items()):
            self.tasks.spawn(self.came(entry, conn.player))

    async def came(self, entry: Entry, player: str) -> None:
        """A player has opened the table: mark the messages they got as answered."""

        def command(live: LiveTable, change: Change) -> None:
            for (owner, _), notice in entry.notices.items():
                if owner == player and not notice.back:
                    notice.back = True
                    change.writes.append(notice_op(notice))

        await self.commands.run(entry, command)

    # ---- addresses ----

    def listed(self, entry: Entry, player: Player) -> dict[str, Any]:
        mine = [
            shown(notice)
            for (owner, channel), notice in entry.notices.items()
            if owner == player.id and channel in self.channels
        ]
        return {"channels": list(self.channels), "notices": mine}

    async def give(self, entry: Entry, player: Player, channel: str, address: str, lang: str) -> None:
        """Set the address of a player (empty: remove it). It is used only after its owner has confirmed it."""
        key = (player.id, channel)
        outbound = self.channels.get(channel)
        if outbound is None:
            raise Problem("no-channel", 404)
        if address and not outbound.accepts(address):
            raise Problem("no-address", 400)
        if address and self.settings.limits:
            if not await self.confirmations.take(address.casefold(), self.now() / 1000):
                raise Problem("address-too-often", 429)

        def command(live: LiveTable, change: Change) -> None:
            if not live.seats_of(player.id):
                raise Problem("not-seated", 403)
            if address and live.state == OVER:
                raise Problem("table-over")
            old = entry.notices.pop(key, None)
            if not address:
                if old is not None:
                    change.write(db.DROP_NOTICE, key_player=player.id, key_channel=channel)
                return
            new = Notice(live.id, player.id, channel, address, lang, self.secrets.text(20).lower())
            new.number = old.number if old is not None else 0
            new.ask_to_confirm(change.now)
            entry.notices[key] = new
            if old is not None:
                change.writes.append(notice_op(new))
            else:
                place = {"table_id": live.id, "player": player.id, "channel": channel}
                change.write(db.NEW_NOTICE, **place, **new.stored())

        await self.commands.run(entry, command)

    async def by_code(self, code: str) -> tuple[Entry, Notice]:
        found = await self.store.notice_by_code(code)
        if found is not None:
            entry = await self.cache.get(found["table_id"])
            notice = entry.notices.get((found["player"], found["channel"]))
            if notice is not None and notice.code == code:
                return entry, notice
        raise Problem("no-notice", 404)

    async def answer(self, code: str, yes: bool) -> None:
        """The owner of the address confirms it, or removes it."""
        entry, found = await self.by_code(code)

        def command(live: LiveTable, change: Change) -> None:
            notice = entry.notices.get((found.player, found.channel))
            if notice is None or notice.code != code:
                raise Problem("no-notice", 404)
            if not yes:
                del entry.notices[(notice.player, notice.channel)]
                change.write(db.DROP_NOTICE, key_player=notice.player, key_channel=notice.channel)
            elif not notice.confirmed:
                notice.confirmed = True
                notice.back = True
                notice.rest(change.now)
                change.writes.append(notice_op(notice))

        await self.commands.run(entry, command)
