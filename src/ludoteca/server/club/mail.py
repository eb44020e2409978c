"""E-mail of accounts: an address that its owner confirms, and links that open an account whose password is lost.

Links hold one-time codes. A link opens a page that asks first, so that programs that fetch links use up none.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import and_, update

from ludoteca.i18n import Texts
from ludoteca.rooms.credentials import Secrets, hashed
from ludoteca.rooms.problem import Problem
from ludoteca.server.background import Tasks
from ludoteca.server.club.accounts import BANNED, Account, changed
from ludoteca.server.club.passwords import check_password
from ludoteca.server.club.signing_in import SigningIn
from ludoteca.server.logs import log
from ludoteca.server.services.notices.channels import Channel, Undelivered
from ludoteca.server.services.notices.delivery import in_background
from ludoteca.server.services.notices.templates import Message
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import accounts

CONFIRM = "mail"
RESET = "reset"
CONFIRM_MS = 86_400_000
RESET_MS = 3_600_000
RETRIES_S = (30.0, 300.0)  # pauses before a message is sent again
PACKAGE = "ludoteca.server.club"


class AccountMail:
    def __init__(
        self,
        signing_in: SigningIn,
        secrets: Secrets,
        channel: Channel | None,
        tasks: Tasks,
        url: str,
    ) -> None:
        self.signing_in = signing_in
        self.accounts = signing_in.accounts
        self.store = signing_in.accounts.store
        self.codes = signing_in.codes
        self.secrets = secrets
        self.channel = channel  # None: this server sends no mail
        self.tasks = tasks
        self.url = url
        self.limits = signing_in.limits
        self.now = signing_in.now
        self.sent = signing_in.rate_limits.limit("links", 1 / 3600, 3.0)  # per address: nobody can be flooded with them

    async def give(self, account: Account, address: str) -> None:
        """Set the address of an account and send a link to it; empty: remove it."""
        if not address:
            await self.store.commit(
                [
                    self.codes.drop(account.id, CONFIRM),
                    self.codes.drop(account.id, RESET),
                    changed(account.id, email=None, email_confirmed=False),
                ]
            )
            return
        if self.channel is None:
            raise Problem("no-channel", 404)
        if not self.channel.accepts(address):
            raise Problem("no-address", 400)
        if not await self._may_send(address):
            raise Problem("address-too-often", 429)
        code = self.secrets.token()
        await self.store.commit(
            [
                self.codes.drop(account.id, CONFIRM),
                self.codes.drop(account.id, RESET),  # links to the old address end
                self.codes.new(code, CONFIRM, account.id, address, CONFIRM_MS),
                changed(account.id, email=address, email_confirmed=False),
            ]
        )
        self._send(account, address, "confirm", code)

    async def confirm(self, code: str) -> None:
        """Confirm an address with the link that was sent to it. The link works once."""
        found = await self.codes.find(code, CONFIRM)
        if found is None:
            raise Problem("account-link", 404)
        mine = and_(accounts.c.id == found.account, accounts.c.email == found.value)
        if not await self.codes.use(
            code, CONFIRM, [as_operation(update(accounts).where(mine).values(email_confirmed=True), 1)]
        ):
            raise Problem("account-link", 404)

    async def ask_reset(self, name: str) -> None:
        """Send a link that sets a new password, if the account has a confirmed address. The answer is always the
        same."""
        account = await self.accounts.by_name(name)
        if self.channel is None or account is None or account.email is None or not account.email_confirmed:
            return
        if account.state == BANNED or not await self._may_send(account.email):
            return
        code = self.secrets.token()
        await self.store.commit([self.codes.new(code, RESET, account.id, "", RESET_MS)])
        self._send(account, account.email, "reset", code)

    async def reset(self, code: str, password: str) -> Account:
        """Set a new password with the link from a message, which works once. Other links and all sessions end."""
        found = await self.codes.find(code, RESET)
        account = await self.accounts.by_id(found.account) if found is not None else None
        if account is None or account.state == BANNED:
            raise Problem("account-link", 404)
        check_password(password, account.name)
        hash = await self.signing_in.passwords.hash(password)
        more = [changed(account.id, password_hash=hash), self.codes.drop(account.id, RESET)]
        if not await self.codes.use(code, RESET, more):
            raise Problem("account-link", 404)
        await self.signing_in.end_sessions(account.id)
        return account

    async def _may_send(self, address: str) -> bool:
        return not self.limits or await self.sent.take(address.casefold(), self.now() / 1000)

    def _send(self, account: Account, address: str, kind: str, code: str) -> None:
        texts = Texts(account.lang, PACKAGE)
        words = {"name": account.name, "link": f"{self.url}/{kind}/{code}"}
        message = Message(
            id=hashed(code)[:20],
            subject=texts.say(f"account-mail-{kind}-subject", words),
            text=texts.say(f"account-mail-{kind}", words) + "\n",
            unsubscribe=f"{self.url}/account",
        )
        self.tasks.spawn(self._deliver(address, message))

    async def _deliver(self, address: str, message: Message) -> None:
        assert self.channel is not None
        channel = self.channel
        for pause in (*RETRIES_S, None):
            try:
                await in_background(lambda: channel.send(address, message))
                return
            except Undelivered as failure:
                log.warning("account-mail-failed", again=failure.again)
                if not failure.again or pause is None:
                    return
                await asyncio.sleep(pause)
