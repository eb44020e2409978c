"""The services of the club and how they are connected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludoteca.rooms.credentials import Secrets
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
from ludoteca.server.club.table_making import TableMaking
from ludoteca.server.limits import RateLimits
from ludoteca.server.services.commands import CommandHandler
from ludoteca.server.services.connection import Connection
from ludoteca.server.services.entry import Entry
from ludoteca.server.services.lobby import Lobby
from ludoteca.server.services.notices.channels import Channel
from ludoteca.server.services.notices.delivery import Notifier
from ludoteca.server.services.seating import Seating
from ludoteca.server.services.vacations import Vacations, forget_vacations
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store

if TYPE_CHECKING:
    from ludoteca.server.club.messages import Messages


def make_messages(
    store: Store, settings: Settings, secrets: Secrets, mail: Channel | None, now: Callable[[], int]
) -> Messages:
    """The messages to accounts, which the notifier sends: it is made before the rest of the club."""
    # Loaded here: their libraries take a third of a second, which servers without accounts do not spend.
    from ludoteca.server.club.messages import Messages
    from ludoteca.server.club.push import WebPush

    return Messages(Accounts(store, secrets, now), WebPush(store, settings, now), mail, settings.url, now)


class Club:
    def __init__(
        self,
        commands: CommandHandler,
        notifier: Notifier,
        messages: Messages,
        lobby: Lobby,
        seating: Seating,
        vacations: Vacations,
        settings: Settings,
        limits: RateLimits,
    ) -> None:
        from ludoteca.server.club.identities import Identities
        from ludoteca.server.club.oidc import OpenIdConnect
        from ludoteca.server.club.passkeys import Passkeys
        from ludoteca.server.club.waiting import WaitingTables

        store, now, secrets = commands.store, commands.now, lobby.secrets
        self.store = store
        self.settings = settings
        self.now = now
        self.secrets = secrets
        self.tasks = commands.tasks
        self.cache = commands.cache
        self.seating = seating
        self.messages = messages
        self.accounts = messages.accounts
        self.push = messages.push
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
        # What is erased with an account, by its id, and what is kept about it beside the account itself.
        self.erasures = (self.play.erased, messages.erased, forget_vacations)
        parts = {"play": self.play.export, "messages": messages.export, "vacations": vacations.export}
        self.data = AccountData(store, parts)
        self.waiting = WaitingTables(messages, self.seats)
        self.mail = AccountMail(self.signing_in, secrets, notifier.channels.get("mail"), commands.tasks, settings.url)
        self.table_making = TableMaking(lobby, notifier)

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

    # ---- what the server asks of those who have accounts (`ChatRules`, `FindAccount`) ----

    async def hide(self, entry: Entry, conn: Connection, cookies: Mapping[str, str]) -> None:
        await self.hidden_chat.hide(entry, conn, cookies)

    async def may_speak(self, account: str) -> bool:
        return await self.moderation.may_speak(account)

    async def find_account(self, cookies: Mapping[str, str]) -> str | None:
        """The account that a browser is signed in to, if any."""
        signed = await self.sessions.of_cookies(cookies)
        return signed.account.id if signed is not None else None
