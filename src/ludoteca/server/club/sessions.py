"""Sessions: browsers that are signed in to an account. The cookie holds a token, the database its hash."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select, update

from ludoteca.rooms.credentials import Secrets, hashed
from ludoteca.server.club.accounts import BANNED, Account, read_account
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import account_sessions, accounts
from ludoteca.server.storage.store import Store

SESSION_COOKIE = "ludoteca_session"
MAX_TOKEN = 100
DAY_MS = 86_400_000
MAX_IDLE_MS = 90 * DAY_MS  # after which an unused session ends
USED_EVERY_MS = 600_000  # how exactly the last use is known
MAX_SESSIONS = 20  # of one account: the least recently used ends
BROWSERS = ("Edg", "OPR", "FxiOS", "Firefox", "CriOS", "Chrome", "Safari")
NAMES = {"Edg": "Edge", "OPR": "Opera", "FxiOS": "Firefox", "CriOS": "Chrome"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS X": "macOS"}
_s = account_sessions


class Session(msgspec.Struct):
    id: str
    account: str
    device: str
    made: int
    used: int


class SignedIn(msgspec.Struct):
    """The account and the session that a request belongs to."""

    account: Account
    session: Session


def read_session(data: dict[str, Any]) -> Session:
    return Session(**{name: data[name] for name in Session.__struct_fields__})


def device_of(agent: str) -> str:
    """Browser and system of a User-Agent header, enough to tell one's own devices apart. Empty if unknown."""
    browser = next((NAMES.get(name, name) for name in BROWSERS if re.search(rf"{name}\w*/", agent)), "")
    system = next((SYSTEMS[word] for word in SYSTEMS if word in agent), "Linux" if "Linux" in agent else "")
    return ", ".join(part for part in (browser, system) if part)


class Sessions:
    def __init__(self, store: Store, secrets: Secrets, now: Callable[[], int]) -> None:
        self.store = store
        self.secrets = secrets
        self.now = now

    async def open(self, account: str, device: str) -> str:
        """Open a session with a token that nobody has known before. Returns the token."""
        token = self.secrets.token()
        now = self.now()
        row = {"id": self.secrets.player(), "account": account, "device": device, "made": now, "used": now}
        await self.store.commit([as_operation(self.store.backend.insert(_s).values(token=hashed(token), **row))])
        return token

    async def end(self, ids: Sequence[str]) -> None:
        await self.store.commit([as_operation(delete(_s).where(_s.c.id.in_(ids)))] if ids else [])

    async def of_cookies(self, cookies: Mapping[str, str]) -> SignedIn | None:
        """The account and the session of a browser; None if it is not signed in."""
        token = cookies.get(SESSION_COOKIE, "")
        return await self.find(token) if 0 < len(token) <= MAX_TOKEN else None

    async def find(self, token: str) -> SignedIn | None:
        """The session of a token, with its account. None if it has ended or the account is banned."""
        fresh = and_(_s.c.token == hashed(token), _s.c.used > self.now() - MAX_IDLE_MS)
        columns = [_s.c[name].label(f"session_{name}") for name in Session.__struct_fields__]
        joined = select(accounts, *columns).join(_s, accounts.c.id == _s.c.account).where(fresh)
        found = await self.store.rows(joined) if token else []
        if not found or found[0]["state"] == BANNED:
            return None
        session = Session(**{name: found[0][f"session_{name}"] for name in Session.__struct_fields__})
        if self.now() - session.used > USED_EVERY_MS:
            session.used = self.now()
            await self.store.commit([as_operation(update(_s).where(_s.c.id == session.id).values(used=session.used))])
        return SignedIn(read_account(found[0]), session)

    async def of(self, account: str) -> list[Session]:
        """The sessions of an account, the last used first."""
        mine = and_(_s.c.account == account, _s.c.used > self.now() - MAX_IDLE_MS)
        return [read_session(row) for row in await self.store.rows(select(_s).where(mine).order_by(_s.c.used.desc()))]

    async def drop_idle(self) -> None:
        await self.store.commit([as_operation(delete(_s).where(_s.c.used <= self.now() - MAX_IDLE_MS))])
