"""The services of the club and how they are connected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.rooms.credentials import Secrets
from ludoteca.rooms.operations import Op
from ludoteca.server.club.accounts import Accounts
from ludoteca.server.club.codes import Codes
from ludoteca.server.club.data import AccountData
from ludoteca.server.club.hiding import HiddenChat
from ludoteca.server.club.mail import AccountMail
from ludoteca.server.club.moderation import Moderation
from ludoteca.server.club.people import Relations
from ludoteca.server.club.play import Play
from ludoteca.server.club.profile import Profiles
from ludoteca.server.club.seats import AccountSeats
from ludoteca.server.club.sessions import Sessions
from ludoteca.server.club.signing_in import SigningIn
from ludoteca.server.limits import RateLimits
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.settings import Settings


class Club:
    def __init__(
        self,
        commands: CommandHandler,
        notifier: Notifier,
        settings: Settings,
        secrets: Secrets,
        limits: RateLimits,
        now: Callable[[], int],
    ) -> None:
        # Loaded here: their libraries take a third of a second, which servers without accounts do not spend.
        from ludoteca.server.club.identities import Identities
        from ludoteca.server.club.messages import Messages
        from ludoteca.server.club.oidc import OpenIdConnect
        from ludoteca.server.club.passkeys import Passkeys
        from ludoteca.server.club.push import WebPush
        from ludoteca.server.club.waiting import WaitingTables

        store = commands.store
        self.store = store
        self.settings = settings
        self.accounts = Accounts(store, secrets, now)
        self.sessions = Sessions(store, secrets, now)
        self.codes = Codes(store, now)
        self.play = Play(commands, secrets, now)
        self.seats = AccountSeats(commands, secrets)
        self.passkeys = Passkeys(store, self.accounts, self.codes, now)
        self.signing_in = SigningIn(
            self.accounts, self.sessions, self.codes, self.seats, secrets, settings.limits, limits, now
        )
        self.oidc = OpenIdConnect(settings, self.codes) if settings.oidc_issuer else None
        self.identities = Identities(self.accounts, self.signing_in)
        self.people = Relations(store, now)
        self.hidden_chat = HiddenChat(self.people, self.sessions, commands.cache)
        self.profiles = Profiles(self.accounts, self.people, self.play.results.of, self.play.results.endings)
        self.moderation = Moderation(self.accounts, self.signing_in, secrets, now)
        self.data = AccountData(store)
        self.on_erase: list[Callable[[str], Sequence[Op]]] = []  # what else is erased with an account, by its id
        self.on_erase.append(self.play.erased)
        self.data.parts["play"] = self.play.export
        channel = notifier.channels.get("mail")
        self.push = WebPush(store, settings, now)
        self.messages = Messages(self.accounts, self.push, channel, settings.url, now)
        self.waiting = WaitingTables(self.messages, self.seats)
        self.on_erase.append(self.messages.erased)
        self.data.parts["messages"] = self.messages.export
        notifier.connect_accounts(self.messages)
        self.mail = AccountMail(self.signing_in, secrets, channel, commands.tasks, settings.url)

    async def open(self) -> None:
        """Load what the services keep in memory."""
        await self.push.open()
        await self.messages.refresh()

    async def send_messages(self) -> None:
        """Send the digests that are due. Other nodes may have changed who wants messages."""
        await self.messages.refresh()
        await self.waiting.send_digests()

    async def expire(self) -> None:
        """Delete sessions and codes that have ended by themselves."""
        await self.sessions.drop_idle()
        await self.codes.drop_expired()
        await self.store.commit([self.seats.drop_orphans(), self.push.drop_orphans()])
