"""Web Push: encryption, subscription, delivery to a push service, and what it never does."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from ludoteca.rooms.notices import RETRY_S
from ludoteca.server.club.push_crypto import decoded, encrypted
from ludoteca.server.storage import club_schema, schema
from ludoteca.server.storage.opening import store_at
from server.club.people import Browser, ClubSite, club
from server.club.push_service import CURVE, Near, PushService, Receiver, encode, push_service
from server.tools import Time

DELAY = 60.0
SEATS = [{"kind": "me"}, {"kind": "open"}]


@asynccontextmanager
async def with_push(folder: Path, **more: Any) -> AsyncIterator[tuple[ClubSite, PushService, Time]]:
    time = Time()
    with push_service() as service:
        async with club(folder, now=time, set={"notice_after": DELAY}, **more) as site:
            parts = site.server.parts
            parts.loops["notices"].cancel()  # the tests look for themselves
            parts.notifier.started = time() - int(DELAY * 1000)
            assert parts.club is not None
            parts.club.push.https = Near(service.port)
            service.key = parts.club.push.public_key
            yield site, service, time


async def game(anna: Browser, bruno: Browser) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of two that has begun; what each was given."""
    made = await anna.post("/api/tables", {"game": "parley", "seats": SEATS, "name": "Anna"}, 201)
    return made, await bruno.post(f"/api/join/{made['invite']}", {"name": "Bruno"}, 201)


async def later(site: ClubSite, time: Time, seconds: float = DELAY) -> None:
    time.pass_(seconds)
    await site.server.parts.notifier.look()


async def with_devices(site: ClubSite) -> tuple[Browser, Browser, dict[str, Receiver]]:
    """Anna and Bruno, each with a device."""
    anna, bruno = await site.person("Anna"), await site.person("Bruno")
    devices = {"Anna": Receiver("/anna"), "Bruno": Receiver("/bruno")}
    await anna.post("/api/account/push", devices["Anna"].subscription())
    await bruno.post("/api/account/push", devices["Bruno"].subscription())
    return anna, bruno, devices


def test_encryption_follows_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert encode(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy"
        "27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_is_read_by_its_device_alone_and_its_length_tells_nothing() -> None:
    device, other = Receiver(), Receiver()
    short, long = (encrypted(text, device.point, device.auth) for text in (b"a", b"b" * 400))
    assert device.read(short) == b"a" and device.read(long) == b"b" * 400
    assert len(short) == len(long)
    with pytest.raises(Exception):  # noqa: B017 - the library's own
        other.read(short)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_a_turn_reaches_the_device_of_the_person_who_is_away(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    async with with_push(tmp_path, store=store_at(tmp_path, database)) as (site, service, time):
        anna, bruno, devices = await with_devices(site)
        made, _ = await game(anna, bruno)
        await later(site, time, DELAY - 1)
        assert service.received == []
        await later(site, time, 1)
        [request_] = service.received  # one of the two has the turn
        name = request_.path.removeprefix("/").capitalize()
        other = "Bruno" if name == "Anna" else "Anna"
        assert devices[name].message(request_) == {
            "title": "Your turn: Parley",
            "body": f"{name}, the table of Parley (with {other}) waits for your decision.",
            "path": f"/t/{made['table']}",
            "tag": f"table-{made['table']}",
            "lang": "en",
        }
        assert request_.headers["ttl"] == "86400" and request_.headers["content-encoding"] == "aes128gcm"
        await later(site, time, 3600)
        assert len(service.received) == 1  # once


async def test_a_failed_delivery_is_retried_with_backoff(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        await game(anna, bruno)
        service.answers = [503, 429]
        await later(site, time)
        await later(site, time, RETRY_S[0] - 1)
        assert len(service.answers) == 1  # too early
        await later(site, time, 1)
        assert service.answers == [] and service.received == []
        await later(site, time, RETRY_S[1])
        assert len(service.received) == 1


async def test_a_retry_leaves_out_the_devices_that_have_the_message(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        for browser, name in ((anna, "anna"), (bruno, "bruno")):
            await browser.post("/api/account/push", Receiver(f"/{name}-phone").subscription())
        await game(anna, bruno)
        service.answers = [503]
        await later(site, time)
        assert len(service.received) == 1
        await later(site, time, RETRY_S[0])
        assert len({request.path for request in service.received}) == len(service.received) == 2


async def test_a_subscription_that_has_ended_is_removed(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        for status in (404, 410):
            anna, bruno = await site.person(f"Anna{status}"), await site.person(f"Bruno{status}")
            for browser in (anna, bruno):
                await browser.post(
                    "/api/account/push", Receiver(f"/{len(site.browsers)}{browser.cookie}").subscription()
                )
            await game(anna, bruno)
            service.answers = [status]
            await later(site, time)
            left = [await browser.get("/api/account/messages") for browser in (anna, bruno)]
            assert sorted(len(found["devices"]) for found in left) == [0, 1]
            await later(site, time, RETRY_S[0])
            assert service.received == []


async def test_a_device_that_is_removed_or_signed_out_gets_nothing(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        [device] = (await anna.get("/api/account/messages"))["devices"]
        await bruno.post("/api/account/push/remove", {"id": device["id"]})  # not theirs
        assert len((await anna.get("/api/account/messages"))["devices"]) == 1
        await anna.post("/api/account/push/remove", {"id": device["id"]})
        await game(anna, bruno)
        await bruno.post("/api/account/sign-out")
        await later(site, time)
        assert service.received == []
        await site.server.parts.club.expire()  # type: ignore[union-attr]
        assert await site.server.parts.store.rows(select(club_schema.push_devices)) == []


async def test_a_device_belongs_to_the_account_that_subscribed_last(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, _, _time):
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        device = Receiver().subscription()
        await anna.post("/api/account/push", device)
        await bruno.post("/api/account/push", device)
        assert (await anna.get("/api/account/messages"))["devices"] == []
        assert len((await bruno.get("/api/account/messages"))["devices"]) == 1


async def test_an_account_has_few_devices_and_the_oldest_goes(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, _, time):
        anna = await site.person("Anna")
        for number in range(12):
            time.pass_(1)
            await anna.post("/api/account/push", Receiver(f"/{number}").subscription())
        rows = await site.server.parts.store.rows(select(club_schema.push_devices.c.endpoint))
        assert {row["endpoint"].rpartition("/")[2] for row in rows} == {str(n) for n in range(2, 12)}


async def test_what_is_no_subscription_is_refused(tmp_path: Path) -> None:
    wrong = [
        {"endpoint": "http://push.example.org/a"},
        {"endpoint": "https://user@push.example.org/a"},
        {"endpoint": "https://push.example.org:8443/a"},
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": encode(b"\4" + b"\1" * 64)},  # not on the curve
        {"p256dh": "!"},
        {"auth": encode(b"short")},
    ]
    async with with_push(tmp_path) as (site, _, _time):
        anna = await site.person("Anna")
        for change in wrong:
            refused = await anna.post("/api/account/push", Receiver().subscription() | change, 400)
            assert refused["error"]["key"] == "push-device"


async def test_an_endpoint_at_a_private_address_is_not_called_and_removed(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno = await site.person("Anna"), await site.person("Bruno")
        for browser in (anna, bruno):
            for place in ("127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254"):
                await browser.post("/api/account/push", Receiver().subscription() | {"endpoint": f"https://{place}/x"})
        await game(anna, bruno)
        await later(site, time)
        assert service.received == []
        left = [len((await browser.get("/api/account/messages"))["devices"]) for browser in (anna, bruno)]
        assert sorted(left) == [0, 5]


async def test_the_key_pair_is_made_once_and_survives_a_restart(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        async with with_push(tmp_path) as (site, _service, _time):
            keys.add((await site.browser().get("/api/push/key"))["key"])
    [key] = keys
    assert len(decoded(key)) == 65


async def test_an_export_lists_the_devices_and_erasure_deletes_them(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        await game(anna, bruno)
        exported = await anna.get("/api/account/export")
        assert [one["endpoint"] for one in exported["messages"]["devices"]] == ["https://push.example.org/anna"]
        assert exported["seats"][0]["addresses"] == []
        await anna.post("/api/account/erase", {"name": "Anna"})
        await later(site, time)
        assert [request.path for request in service.received] in ([], ["/bruno"])
        rows = await site.server.parts.store.rows(select(club_schema.push_devices.c.endpoint))
        assert [row["endpoint"] for row in rows] == ["https://push.example.org/bruno"]


async def test_a_table_that_the_server_makes_notifies_its_first_player(tmp_path: Path) -> None:
    async with with_push(tmp_path) as (site, service, time):
        anna, bruno, _ = await with_devices(site)
        made = await anna.post("/api/club/challenges", {"name": "Bruno", "game": "parley", "pace": "days"}, 201)
        await bruno.post(f"/api/club/challenges/{made['id']}/accept")
        await later(site, time)
        assert len(service.received) == 1


async def test_a_server_without_accounts_has_no_push(tmp_path: Path) -> None:
    async with club(tmp_path, set={"club": False}) as site:
        await site.browser().get("/api/push/key", 404)
        await site.browser().get("/push/worker.js", 404)
        assert await site.server.parts.store.rows(select(schema.server).where(schema.server.c.name == "vapid")) == []


async def test_a_message_does_not_depend_on_what_the_seat_cannot_know(tmp_path: Path) -> None:
    """Two games that differ in chance and hidden things alone send the same text."""
    texts = []
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with with_push(folder) as (site, service, time):
            site.server.parts.secrets.seed = lambda seed=seed: seed  # type: ignore[method-assign, misc]
            anna, bruno, devices = await with_devices(site)
            made, _ = await game(anna, bruno)
            await later(site, time)
            [request] = service.received
            name = request.path.removeprefix("/").capitalize()
            text = json.dumps(devices[name].message(request))
            texts.append(text.replace(made["table"], "TABLE").replace(name, "ME"))
    assert texts[0].replace("Bruno", "OTHER").replace("Anna", "OTHER") == texts[1].replace("Bruno", "OTHER").replace(
        "Anna", "OTHER"
    )
