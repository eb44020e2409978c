"""Messages to accounts: in which channel each wants which, at what hours, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select, update

from ludoteca.i18n import Texts
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.notices import Notice
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.rooms.table import LiveTable
from ludoteca.server.club.accounts import BANNED, Account, Accounts
from ludoteca.server.club.hours import is_zone, next_time, quiet_until
from ludoteca.server.club.push import PushText, WebPush
from ludoteca.server.services.notices.channels import Channel, Undelivered
from ludoteca.server.services.notices.delivery import Send, in_background
from ludoteca.server.services.notices.templates import Message, words_of
from ludoteca.server.storage.club_schema import message_channels, message_settings, push_devices
from ludoteca.server.storage.operations import as_operation

PUSH = "push"
EMAIL = "email"  # the confirmed address of the account
OFF, EACH, DIGEST = "off", "each", "digest"
DEFAULTS = {PUSH: EACH, EMAIL: OFF}
URGENT = ("turn", "warned")
PACKAGE = "ludoteca.server.club"
_s, _c = message_settings, message_channels


class Hours(msgspec.Struct, frozen=True):
    """When an account wants messages. The fields are columns of the database table; times in minutes of the day."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    digest_at: int = 480

    def quiet_until(self, now: int) -> int | None:
        return quiet_until(now, self.zone, self.quiet_from, self.quiet_to)

    def next_digest(self, now: int) -> int:
        return next_time(now, self.zone, self.digest_at)


class Text(msgspec.Struct):
    """A message in the language of its account, for every channel."""

    id: str  # stays the same on a retry
    subject: str
    body: str
    path: str  # of the page that it opens
    tag: str
    links: str = ""  # what an e-mail says beside the body
    urgent: bool = False


class Messages:
    names: tuple[str, ...] = (PUSH, EMAIL)

    def __init__(
        self, accounts_: Accounts, push: WebPush, mail: Channel | None, url: str, now: Callable[[], int]
    ) -> None:
        self.accounts = accounts_
        self.store = accounts_.store
        self.push = push
        self.mail = mail  # None: this server sends no mail
        self.url = url
        self.now = now
        self.wishes: dict[str, set[str]] = {}  # by account: the channels in which it wants each message at once

    # ---- what accounts want ----

    async def refresh(self) -> None:
        """Load what accounts want. Other nodes change it too."""
        columns = select(_c.c.account, _c.c.channel, _c.c.mode)
        chosen = {(row["account"], row["channel"]): row["mode"] for row in await self.store.rows(columns)}
        found: dict[str, set[str]] = {}
        for row in await self.store.rows(select(push_devices.c.account).distinct()):
            if chosen.get((row["account"], PUSH), DEFAULTS[PUSH]) == EACH:
                found.setdefault(row["account"], set()).add(PUSH)
        for (account, channel), mode in chosen.items():
            if channel == EMAIL and mode == EACH and self.mail is not None:
                found.setdefault(account, set()).add(EMAIL)
        self.wishes = found

    def wanted(self, account: str) -> Collection[str]:
        return self.wishes.get(account, ())

    async def hours(self, account: str) -> Hours:
        columns = [_s.c[name] for name in Hours.__struct_fields__]
        found = await self.store.rows(select(*columns).where(_s.c.account == account))
        return Hours(**found[0]) if found else Hours()

    async def has_chosen(self, account: str) -> bool:
        return bool(await self.store.rows(select(_c.c.channel).where(_c.c.account == account).limit(1)))

    async def modes(self, account: str) -> dict[str, str]:
        rows = await self.store.rows(select(_c.c.channel, _c.c.mode).where(_c.c.account == account))
        return DEFAULTS | {row["channel"]: row["mode"] for row in rows}

    async def change(self, account: str, hours: Hours, modes: dict[str, str]) -> None:
        """Set when and in which channels an account wants messages."""
        if not is_zone(hours.zone):
            raise Problem("time-zone", 400)
        ops = [self._hours_set(account, hours)]
        for channel, mode in modes.items():
            due = hours.next_digest(self.now()) if mode == DIGEST else None
            row = {"account": account, "channel": channel, "mode": mode, "due": due, "tries": 0}
            new = self.store.backend.insert(_c).values(**row)
            ops.append(as_operation(new.on_conflict_do_update(index_elements=["account", "channel"], set_=row)))
        await self.store.commit(ops)
        await self.refresh()

    def _hours_set(self, account: str, hours: Hours) -> Op:
        row = msgspec.structs.asdict(hours)
        new = self.store.backend.insert(_s).values(account=account, feed=None, **row)
        return as_operation(new.on_conflict_do_update(index_elements=["account"], set_=row))

    # ---- the secret of the calendar ----

    async def set_feed(self, account: str, secret: str) -> None:
        """Set the secret that opens the calendar of an account; empty: nothing opens it. The old one ends."""
        feed = hashed(secret) if secret else None
        new = self.store.backend.insert(_s).values(account=account, feed=feed, **msgspec.structs.asdict(Hours()))
        same = new.on_conflict_do_update(index_elements=["account"], set_={"feed": feed})
        await self.store.commit([as_operation(same)])

    async def has_feed(self, account: str) -> bool:
        found = await self.store.rows(select(_s.c.feed).where(_s.c.account == account))
        return bool(found and found[0]["feed"])

    async def by_feed(self, secret: str) -> Account:
        """The account whose calendar a secret opens."""
        found = await self.store.rows(select(_s.c.account).where(_s.c.feed == hashed(secret)))
        account = await self.accounts.by_id(found[0]["account"]) if found else None
        if account is None or account.state == BANNED:
            raise Problem("no-calendar", 404)
        return account

    # ---- delivery ----

    async def next_time(self, account: str, channel: str, now: int) -> int | None:
        if (await self.modes(account))[channel] != EACH:
            return None
        return (await self.hours(account)).quiet_until(now) or now

    async def sending(self, live: LiveTable, notice: Notice) -> Send:
        account = await self.accounts.by_id(notice.address)
        if account is None or account.state == BANNED:
            return refused
        text = table_text(live, notice, account.lang, self.url)
        return lambda: self.deliver(account, notice.channel, text)

    async def deliver(self, account: Account, channel: str, text: Text) -> None:
        """Send a message, or raise Undelivered."""
        if channel == PUSH:
            shown = PushText(text.subject, text.body, text.path, text.tag, account.lang)
            await self.push.deliver(account.id, shown, text.id, text.urgent)
            return
        mail, address = self.mail, account.email
        if mail is None or address is None or not account.email_confirmed:
            raise Undelivered(False)
        message = Message(
            id=text.id,
            subject=text.subject,
            text=f"{text.body}\n\n{text.links}\n",
            unsubscribe=f"{self.url}/account",
        )
        await in_background(lambda: mail.send(address, message))

    # ---- export and erasure ----

    async def export(self, account: str) -> dict[str, Any]:
        d = push_devices
        mine = select(d.c.endpoint, d.c.device, d.c.made).where(d.c.account == account)
        return {
            "hours": msgspec.structs.asdict(await self.hours(account)),
            "channels": await self.modes(account),
            "devices": await self.store.rows(mine),
        }

    def erased(self, account: str) -> list[Op]:
        self.wishes.pop(account, None)
        return [as_operation(delete(table).where(table.c.account == account)) for table in (_s, _c, push_devices)]

    # ---- digests ----

    async def digests_due(self, now: int) -> list[dict[str, Any]]:
        return await self.store.rows(select(_c).where(and_(_c.c.mode == DIGEST, _c.c.due <= now)))

    def digest_moved(self, row: dict[str, Any], due: int, tries: int) -> Op:
        """The operation that sets the next attempt at a digest, if no other node has."""
        same = and_(_c.c.account == row["account"], _c.c.channel == row["channel"], _c.c.due == row["due"])
        return as_operation(update(_c).where(same).values(due=due, tries=tries), rows=1)


async def refused() -> None:
    raise Undelivered(False)


def table_text(live: LiveTable, notice: Notice, lang: str, url: str) -> Text:
    """The message of a notice. It says what everybody at the table knows: the game, the names, and the kind."""
    texts = Texts(lang, live.game.package)
    words = words_of(live, notice.player, texts)
    links = {"table": f"{url}/t/{live.id}", "settings": f"{url}/account"}
    return Text(
        id=f"{hashed(notice.code)[:20]}.{notice.number}",
        subject=texts.say(f"mail-{notice.kind}-subject", words),
        body=texts.say(f"mail-{notice.kind}", words),
        path=f"/t/{live.id}",
        tag=f"table-{live.id}",
        links=Texts(lang, PACKAGE).say("account-mail-foot", links),
        urgent=notice.kind in URGENT,
    )
