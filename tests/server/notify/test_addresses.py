"""Addresses of players: given, confirmed, limited, removed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.rooms import votes
from ludoteca.server.storage.sqlite_backend import FILE
from server.notify.mailing import DELAY, asked_first, confirmed, give, later, mail_to, with_mail
from server.notify.smtp_server import SmtpServer, code_in
from server.tools import ServerHarness, Time, running_server


async def test_an_address_is_used_only_after_confirmation(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        await give(h, first, lang="pt")
        await h.parts.notifier.look()
        assert [message["Subject"] for message in smtp.messages] == ["A Ludoteca pode escrever a você? Parley"]
        await later(h, time, 10 * DELAY)
        assert len(smtp.messages) == 1
        code = code_in(smtp.messages[0])
        assert (await h.get(f"/api/notices/{code}")) == {"game": "parley", "channel": "mail", "confirmed": False}
        await h.post(f"/api/notices/{code}", {"yes": True})
        assert (await h.get(f"/api/notices/{code}"))["confirmed"] is True
        await later(h, time)
        assert len(smtp.messages) == 2 and code_in(smtp.messages[1]) == code
        await h.post(f"/api/notices/{code}", {"yes": False})
        await h.get(f"/api/notices/{code}", status=404)
        assert (await h.get(f"/api/tables/{first['table']}/notices", first["token"]))["notices"] == []


async def test_a_changed_address_needs_confirmation_and_revokes_the_old_link(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        first, _ = await asked_first(h, await h.filled(2))
        code = await confirmed(h, smtp, first)
        await give(h, first, "new@example.org")
        await h.post(f"/api/notices/{code}", {"yes": True}, status=404)
        await h.parts.notifier.look()
        await later(h, time)
        assert smtp.to[-1] == "new@example.org" and len(smtp.messages) == 1


@pytest.mark.parametrize(
    "address", ["anna", "a@b", "anna@example.org\nBcc: x@y.z", "a b@example.org", "<a@example.org>", "@example.org"]
)
async def test_an_invalid_address_is_refused(tmp_path: Path, address: str) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp)) as h:
        made = await h.table("me hotseat")
        assert (await give(h, made, address, 400))["error"]["key"] == "no-address"


async def test_confirmations_to_one_address_are_limited(tmp_path: Path) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp), limits=True) as h:
        for n in range(4):
            made = await h.table("me hotseat")
            await give(h, made, status=200 if n < 3 else 429)


async def agree_to_reissue(h: ServerHarness, host: dict[str, Any], guest: dict[str, Any]) -> None:
    """The host asks for a new code of the guest's seat, and the guest agrees."""
    await h.post(f"/api/tables/{host['table']}/reissue", {"seat": guest["seat"]}, token=host["token"])
    entry = h.parts.cache.entries[host["table"]]
    player = entry.live.seats[1].player
    await h.parts.commands.run(
        entry, lambda live, change: votes.answer(live, change, player, live.requests[0].id, True)
    )


async def test_erasure_and_a_reissued_code_remove_the_address(tmp_path: Path) -> None:
    time = Time()
    async with SmtpServer() as smtp, with_mail(tmp_path, smtp, time) as h:
        host, guest = await h.filled(2)
        await confirmed(h, smtp, host, "host@example.org")
        await confirmed(h, smtp, guest, "guest@example.org")
        await agree_to_reissue(h, host, guest)
        assert (await h.post(f"/api/tables/{host['table']}/reissue", {"seat": guest["seat"]}, token=host["token"]))[
            "recovery"
        ]
        await h.post(f"/api/tables/{host['table']}/forget", token=host["token"])
        await later(h, time)
        assert smtp.messages == []
    connection = sqlite3.connect(tmp_path / FILE)
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert "example.org" not in kept


async def test_leaving_the_lobby_removes_the_address(tmp_path: Path) -> None:
    async with SmtpServer() as smtp, running_server(tmp_path, set=mail_to(smtp)) as h:
        made = await h.table("me open open")
        guest = await h.post(f"/api/join/{made['invite']}", {"name": "Guest"})
        await give(h, guest)
        await h.post(f"/api/tables/{made['table']}/leave", token=guest["token"])
        assert await h.parts.store.notices(made["table"]) == []


async def test_without_a_mail_server_there_is_no_mail_channel(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        assert "notices" not in h.parts.loops
        made = await h.table("me hotseat")
        assert (await h.get(f"/api/tables/{made['table']}/notices", made["token"]))["channels"] == []
        assert (await give(h, made, status=404))["error"]["key"] == "no-channel"
