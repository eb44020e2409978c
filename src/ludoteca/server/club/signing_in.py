"""Registration, sign-in with a password, change of password, recovery with a one-time code."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ludoteca.rooms.credentials import Secrets, tidy_code
from ludoteca.rooms.operations import Op
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.accounts import BANNED, Account, Accounts, changed, name_key
from ludoteca.server.club.codes import Codes
from ludoteca.server.club.passwords import Passwords, check_password, is_outdated
from ludoteca.server.club.seats import AccountSeats
from ludoteca.server.club.sessions import MAX_SESSIONS, Sessions, SignedIn
from ludoteca.server.limits import RateLimits

RECOVERY = "recovery"
RECOVERY_CODES = 8


class SigningIn:
    def __init__(
        self,
        accounts: Accounts,
        sessions: Sessions,
        codes: Codes,
        seats: AccountSeats,
        secrets: Secrets,
        limits: bool,
        rate_limits: RateLimits,
        now: Callable[[], int],
    ) -> None:
        self.accounts = accounts
        self.sessions = sessions
        self.codes = codes
        self.seats = seats
        self.secrets = secrets
        self.passwords = Passwords()
        self.limits = limits
        self.rate_limits = rate_limits
        self.now = now
        self.guesses = rate_limits.limit("guesses", 1 / 60, 10.0)  # per name, whatever the address

    async def check_rate(self, name: str) -> None:
        """Refuse more guesses at one account than a person makes."""
        if self.limits and not await self.guesses.take(name_key(name), self.now() / 1000):
            raise Problem("too-fast", 429)

    async def free_name(self, name: str, lang: str) -> Account:
        """An account that is not stored yet. Problem if its name is taken."""
        draft = self.accounts.draft(name, lang)
        if await self.accounts.by_name(name) is not None:
            raise Problem("account-name-taken")
        return draft

    async def register(self, name: str, password: str, lang: str) -> tuple[Account, list[str]]:
        """Create an account with a password. Returns it with its recovery codes, which are shown this once."""
        check_password(password, name)
        draft = await self.free_name(name, lang)
        return await self._add(draft, await self.passwords.hash(password), [])

    async def register_as(self, id: str, name: str, lang: str, key: Sequence[Op]) -> tuple[Account, list[str]]:
        """Create an account without a password, together with what opens it."""
        draft = await self.free_name(name, lang)
        return await self._add(msgspec.structs.replace(draft, id=id), None, key)

    async def _add(self, draft: Account, hash: str | None, more: Sequence[Op]) -> tuple[Account, list[str]]:
        codes = [self.secrets.recovery() for _ in range(RECOVERY_CODES)]
        stored = [self.codes.new(code, RECOVERY, draft.id) for code in codes]
        return await self.accounts.add(draft, hash, [*stored, *more]), codes

    async def sign_in(self, name: str, password: str) -> Account:
        """The account of a name and its password. Unknown names take the same time and get the same answer."""
        await self.check_rate(name)
        account = await self.accounts.by_name(name)
        stored = account.password_hash if account is not None else None
        if not await self.passwords.verify(stored, password) or account is None:
            raise Problem("sign-in-failed", 401)
        if account.state == BANNED:
            raise Problem("account-banned", 403)
        if stored is not None and is_outdated(stored):
            await self.accounts.change(account.id, password_hash=await self.passwords.hash(password))
        return account

    async def change_password(self, account: Account, old: str, new: str, keep: str) -> None:
        """Set another password. All sessions but one end."""
        await self.check_rate(account.name)
        if account.password_hash is not None and not await self.passwords.verify(account.password_hash, old):
            raise Problem("sign-in-failed", 401)
        check_password(new, account.name)
        await self.accounts.change(account.id, password_hash=await self.passwords.hash(new))
        await self.end_sessions(account.id, keep)

    async def recover(self, name: str, code: str, password: str) -> Account:
        """Set a new password with a recovery code, which works once. All sessions end."""
        await self.check_rate(name)
        check_password(password, name)
        account = await self.accounts.by_name(name)
        known = await self.codes.find(tidy_code(code), RECOVERY)
        hash = await self.passwords.hash(password)
        if account is None or known is None or known.account != account.id:
            raise Problem("account-code", 401)
        if not await self.codes.use(tidy_code(code), RECOVERY, [changed(account.id, password_hash=hash)]):
            raise Problem("account-code", 401)
        await self.end_sessions(account.id)
        if account.state == BANNED:
            raise Problem("account-banned", 403)
        return account

    async def new_codes(self, account: str) -> list[str]:
        """Replace the recovery codes of an account."""
        codes = [self.secrets.recovery() for _ in range(RECOVERY_CODES)]
        stored = [self.codes.new(code, RECOVERY, account) for code in codes]
        await self.accounts.store.commit([self.codes.drop(account, RECOVERY), *stored])
        return codes

    async def open_session(self, account: str, device: str, before: SignedIn | None) -> str:
        """Open a session with a new token. The one that the browser had before ends, and so do surplus ones."""
        surplus = (await self.sessions.of(account))[MAX_SESSIONS - 1 :]
        await self.end([session.id for session in surplus] + ([before.session.id] if before is not None else []))
        return await self.sessions.open(account, device)

    async def end_sessions(self, account: str, keep: str = "") -> None:
        """End all sessions of an account but one."""
        await self.end([session.id for session in await self.sessions.of(account) if session.id != keep])

    async def end(self, ids: Sequence[str]) -> None:
        """End sessions, with the seat tokens that their browsers were given."""
        await self.sessions.end(ids)
        await self.seats.revoke(ids)
