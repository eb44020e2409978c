"""Moderation: reports of people, and what the host of the server does about them.

Every action of the host adds a line to a log, in the same commit. Nothing changes or deletes a line.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import and_, func, select, update

from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import ACTIVE, BANNED, MUTED, Account, Accounts, changed
from ludoteca.server.club.signing_in import SigningIn
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import accounts, host_log, reports
from ludoteca.server.storage.store import Rows

MAX_OPEN = 20  # reports of one account that wait for the host
MAX_LISTED = 200
OPEN = "open"
CLOSED = "closed"
STATES = {"mute": MUTED, "unmute": ACTIVE, "ban": BANNED, "unban": ACTIVE}
ACTIONS = ("warn", *STATES)
_r, _l = reports, host_log


class Moderation:
    def __init__(self, accounts_: Accounts, signing_in: SigningIn, secrets: Secrets, now: Callable[[], int]) -> None:
        self.accounts = accounts_
        self.store = accounts_.store
        self.signing_in = signing_in
        self.secrets = secrets
        self.now = now

    async def report(self, by: Account, about: str, text: str, table: str = "", message: str = "") -> None:
        """Report a person to the host. A message is stored as it was: its author may erase it later."""
        waiting = and_(_r.c.by == by.id, _r.c.state == OPEN)
        if (await self.store.rows(select(func.count().label("n")).where(waiting)))[0]["n"] >= MAX_OPEN:
            raise Problem("too-many-reports", 429)
        row = {"id": self.secrets.player(), "at": self.now(), "by": by.id, "about": about, "state": OPEN}
        row |= {"table_id": table, "message": message, "text": text}
        await self.store.commit([as_operation(self.store.backend.insert(_r).values(**row))])

    async def open_reports(self) -> Rows:
        """The reports that wait for the host, the oldest first, with the names of the people."""
        author, subject = accounts.alias(), accounts.alias()
        columns = (_r.c.id, _r.c.at, _r.c.table_id, _r.c.message, _r.c.text)
        wanted = (
            select(*columns, author.c.name.label("by"), subject.c.name.label("about"), subject.c.state)
            .join(author, author.c.id == _r.c.by)
            .join(subject, subject.c.id == _r.c.about)
            .where(_r.c.state == OPEN)
            .order_by(_r.c.at)
            .limit(MAX_LISTED)
        )
        return await self.store.rows(wanted)

    async def log(self) -> Rows:
        """What the host has done, the newest first. The name is missing if the account was erased."""
        wanted = select(_l.c.at, _l.c.action, accounts.c.name, _l.c.reason).join(
            accounts, accounts.c.id == _l.c.account, isouter=True
        )
        return await self.store.rows(wanted.order_by(_l.c.at.desc()).limit(MAX_LISTED))

    async def warnings(self, account: str) -> Rows:
        """The warnings that an account was given, the newest first."""
        mine = and_(_l.c.account == account, _l.c.action == "warn")
        return await self.store.rows(select(_l.c.at, _l.c.reason).where(mine).order_by(_l.c.at.desc()))

    async def act(self, action: str, name: str, reason: str) -> None:
        """Warn, mute, unmute, ban or unban a person. Their open reports are closed."""
        account = await self.accounts.by_name(name)
        if account is None or action not in ACTIONS:
            raise Problem("no-person", 404)
        done: list[Op] = [self._line(action, account.id, reason)]
        if action in STATES:
            done.append(changed(account.id, state=STATES[action]))
        about = and_(_r.c.about == account.id, _r.c.state == OPEN)
        done.append(as_operation(update(_r).where(about).values(state=CLOSED)))
        await self.store.commit(done)
        if action == "ban":
            await self.signing_in.end_sessions(account.id)
            await self.signing_in.seats.lock_out(account.id)

    async def dismiss(self, report: str) -> None:
        """Close a report without doing anything."""
        found = await self.store.rows(select(_r.c.about).where(and_(_r.c.id == report, _r.c.state == OPEN)))
        if not found:
            raise Problem("no-report", 404)
        closed = as_operation(update(_r).where(_r.c.id == report).values(state=CLOSED))
        await self.store.commit([closed, self._line("dismiss", found[0]["about"], "")])

    async def may_speak(self, account: str) -> bool:
        """Whether the host lets an account write messages."""
        found = await self.accounts.by_id(account)
        return found is None or found.state == ACTIVE

    def _line(self, action: str, account: str, reason: str) -> Op:
        row = {"id": self.secrets.player(), "at": self.now(), "action": action, "account": account, "reason": reason}
        return as_operation(self.store.backend.insert(_l).values(**row))
