"""Web Push: the browsers that an account receives messages in, and their delivery."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select

from ludoteca.rooms import operations as db
from ludoteca.rooms.credentials import hashed
from ludoteca.rooms.problem import Problem
from ludoteca.server.club.push_crypto import Vapid, are_keys, decoded, encrypted, new_key
from ludoteca.server.club.sessions import MAX_IDLE_MS, SignedIn
from ludoteca.server.logs import log
from ludoteca.server.services.notices.channels import Hook, Undelivered, is_https, is_temporary
from ludoteca.server.services.notices.delivery import in_background
from ludoteca.server.settings import Settings
from ludoteca.server.storage.club_schema import push_devices
from ludoteca.server.storage.operations import as_operation
from ludoteca.server.storage.schema import account_sessions, server
from ludoteca.server.storage.store import Store

MAX_ENDPOINT = 1000
MAX_DEVICES = 10  # of one account: the oldest goes
TTL_S = 86_400  # how long a push service keeps a message for a device that is off
KEY_NAME = "vapid"
GONE = (404, 410)  # the subscription has ended
MAX_REMEMBERED = 1000  # messages whose retries leave out the devices that have them
DELIVERED, RETRY, ENDED, REFUSED = "delivered", "retry", "ended", "refused"  # results of an attempt
_d = push_devices


class Device(msgspec.Struct):
    """A browser that receives messages. The fields are columns of the database table."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    made: int


class PushText(msgspec.Struct):
    """What a notification shows, and the page that it opens. Notifications with the same tag replace each other."""

    title: str
    body: str
    path: str
    tag: str
    lang: str


class WebPush:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.https = Hook()
        self.vapid: Vapid | None = None
        self.reached: dict[str, set[str]] = {}  # by message: the devices that have received it
        self.contact = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        if not self.contact and settings.url.startswith("https://"):
            self.contact = settings.url

    async def open(self) -> None:
        """Load the key pair of this server, which is made at the first start. Of several nodes the first makes it."""
        new = self.store.backend.insert(server).values(name=KEY_NAME, value=new_key()).on_conflict_do_nothing()
        found = await self._stored_key()
        if not found:
            await self.store.commit([as_operation(new)])
            found = await self._stored_key()
        self.vapid = Vapid(found)

    async def _stored_key(self) -> str:
        rows = await self.store.rows(select(server.c.value).where(server.c.name == KEY_NAME))
        return str(rows[0]["value"]) if rows else ""

    @property
    def public_key(self) -> str:
        assert self.vapid is not None
        return self.vapid.public

    # ---- devices ----

    async def subscribe(self, signed: SignedIn, endpoint: str, p256dh: str, auth: str) -> None:
        """Send messages of the account to a browser, which was perhaps that of another account before."""
        if not is_https(endpoint, MAX_ENDPOINT) or not are_keys(p256dh, auth):
            raise Problem("push-device", 400)
        row: dict[str, Any] = {
            "id": hashed(endpoint),
            "account": signed.account.id,
            "session": signed.session.id,
            "endpoint": endpoint,
            "p256dh": p256dh,
            "auth": auth,
            "device": signed.session.device,
            "made": self.now(),
        }
        new = self.store.backend.insert(_d).values(**row)
        await self.store.commit([as_operation(new.on_conflict_do_update(index_elements=["id"], set_=row))])
        surplus = [one.id for one in (await self.of(signed.account.id))[MAX_DEVICES:]]
        await self.drop(surplus)

    async def unsubscribe(self, account: str, id: str) -> None:
        await self.store.commit([as_operation(delete(_d).where(and_(_d.c.account == account, _d.c.id == id)))])

    async def of(self, account: str) -> list[Device]:
        """The devices of an account that are signed in, the newest first."""
        s = account_sessions
        signed_in = and_(s.c.id == _d.c.session, s.c.account == _d.c.account, s.c.used > self.now() - MAX_IDLE_MS)
        columns = [_d.c[name] for name in Device.__struct_fields__]
        wanted = select(*columns).join(s, signed_in).where(_d.c.account == account).order_by(_d.c.made.desc())
        return [Device(**row) for row in await self.store.rows(wanted)]

    async def drop(self, ids: list[str]) -> None:
        await self.store.commit([as_operation(delete(_d).where(_d.c.id.in_(ids)))] if ids else [])

    def drop_orphans(self) -> db.Op:
        """The operation that deletes devices that have signed out."""
        return as_operation(delete(_d).where(_d.c.session.not_in(select(account_sessions.c.id))))

    # ---- delivery ----

    async def deliver(self, account: str, text: PushText, id: str, urgent: bool) -> None:
        """Send a message to all devices of an account, or raise Undelivered. A retry with the same id leaves out the
        devices that have received it."""
        reached = self.reached.setdefault(id, set())
        if len(self.reached) > MAX_REMEMBERED:
            del self.reached[next(iter(self.reached))]
        devices = [device for device in await self.of(account) if device.id not in reached]
        results = await asyncio.gather(*(self._attempt(device, text, urgent) for device in devices))
        reached |= {device.id for device, result in zip(devices, results, strict=True) if result == DELIVERED}
        await self.drop([device.id for device, result in zip(devices, results, strict=True) if result == ENDED])
        if RETRY in results:
            raise Undelivered(True)
        self.reached.pop(id, None)
        if not reached:
            raise Undelivered(False)

    async def _attempt(self, device: Device, text: PushText, urgent: bool) -> str:
        try:
            status = await in_background(lambda: self._post(device, text, urgent))
        except Undelivered as failure:
            return RETRY if failure.again else ENDED
        if status in GONE:
            return ENDED
        if 200 <= status < 300:
            return DELIVERED
        log.warning("push-refused", status=status)
        return RETRY if is_temporary(status) else REFUSED

    def _post(self, device: Device, text: PushText, urgent: bool) -> int:
        """Blocks: runs in a background thread."""
        assert self.vapid is not None
        body = encrypted(msgspec.json.encode(text), decoded(device.p256dh), decoded(device.auth))
        headers = {
            "Authorization": self.vapid.proof(device.endpoint, self.now() // 1000, self.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": hashed(text.tag)[:32],  # replaces a message that still waits for the device
            "Urgency": "high" if urgent else "normal",
        }
        return self.https.post(device.endpoint, body, headers)
