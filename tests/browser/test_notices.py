"""Notification by mail, from the first address to the last message, as a player sees it; and the page of dice and
draws."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from browser.client import PATIENCE, Client, bot, wait
from browser.conftest import Server, visiting
from browser.test_pages import violations
from server.bots.test_reviews import finished
from server.notify.smtp_server import SmtpServer, code_in

pytestmark = pytest.mark.browser

RAW_KEY = re.compile(r"\bui-[a-z]")
WORDS = {"en-GB": "Dice and draws", "it-IT": "Dadi e pescate", "pt-BR": "Dados e sorteios"}
SPOKEN = [
    ("pax-renaissance", "en-GB"),
    pytest.param("baroque", "it-IT", marks=pytest.mark.long),
    pytest.param("rio-de-la-plata", "pt-BR", marks=pytest.mark.long),
    pytest.param("anno-1452", "en-GB", marks=pytest.mark.long),
]


class MailServer:
    """A mail server in a thread of its own."""

    def __init__(self) -> None:
        self.box = SmtpServer()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))
        self.thread.start()
        assert self.ready.wait(PATIENCE / 1000)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.end = asyncio.Event()
        async with self.box:
            self.ready.set()
            await self.end.wait()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join()


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    made = MailServer()
    yield made
    made.close()


@pytest.fixture
def mail_client(tmp_path: Any, chromium: Any, mail_server: MailServer) -> Iterator[Client]:
    settings = {
        "LUDOTECA_SMTP_HOST": "127.0.0.1",
        "LUDOTECA_SMTP_PORT": str(mail_server.box.port),
        "LUDOTECA_SMTP_SECURITY": "none",
        "LUDOTECA_MAIL_FROM": "table@example.org",
        "LUDOTECA_URL": "https://games.example.org",
        "LUDOTECA_NOTICE_AFTER": "1",
    }
    with Server(tmp_path, **settings) as server, visiting(server, chromium) as made:
        yield made


@pytest.mark.long
def test_a_player_gives_an_address_confirms_it_and_is_notified(mail_client: Client, mail_server: MailServer) -> None:
    client, box = mail_client, mail_server.box
    made = client.table([{"kind": "me"}, {"kind": "hotseat"}])
    page = client.sit(made)
    page.click("[data-act=menu]")
    page.fill("#way-mail", "anna@example.org")
    page.click("[data-act=tell-mail]")
    page.wait_for_selector("text=a…@example.org")
    assert violations(client, page) == []
    wait(page, lambda: len(box.messages) == 1, "the link to confirm")
    other = client.open(f"/mail/{code_in(box.messages[0])}", lang="it-IT")
    other.wait_for_selector("[data-act=mail-yes]")
    assert "Parley" in other.inner_text("main") and violations(client, other) == []
    page.close()
    other.click("[data-act=mail-yes]")
    other.wait_for_selector("[role=status]")
    wait(other, lambda: len(box.messages) == 2, "the message")
    assert box.messages[1]["Subject"] == "Your turn: Parley"

    def told() -> bool:
        found = client.get(f"/api/tables/{made['table']}/notices", made["token"])["notices"]
        return [n["state"] for n in found] == ["told"]

    wait(other, told, "the note that it was delivered")
    back = client.sit(made)
    back.wait_for_selector(".seat .told")
    assert re.search(r"told by mail at \d\d:\d\d", back.inner_text(".seat .told"))
    assert violations(client, back) == []
    back.click("[data-act=menu]")
    back.click("[data-act=untell-mail]")
    wait(back, lambda: back.locator("[data-act=untell-mail]").count() == 0, "the removal")
    again = client.open(f"/mail/{code_in(box.messages[1])}")
    again.wait_for_selector("[role=status]")
    assert "no longer valid" in again.inner_text("main")
    client.complaints[:] = [c for c in client.complaints if "404" not in c]


def test_without_a_mail_server_nothing_is_offered(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]))
    page.click("[data-act=menu]")
    page.wait_for_selector("[data-act=forget]")
    page.wait_for_timeout(300)
    assert page.locator("#way-mail").count() == 0


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which no other game of the same title was finished: what its page counts is this game's."""
    with Server(tmp_path_factory.mktemp("quiet")) as made:
        yield made


@pytest.fixture
def alone(quiet_server: Server, chromium: Any) -> Iterator[Client]:
    with visiting(quiet_server, chromium) as made:
        yield made


@pytest.mark.xdist_group("dice")
@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_the_page_of_dice_and_draws(alone: Client, game: str, lang: str) -> None:
    client = alone
    made = client.post("/api/import", {"journal": finished(game, 3, 7), "name": "Anna"})
    page = client.open(f"/t/{made['table']}/chance", lang=lang)
    page.wait_for_selector("h2")
    wait(page, lambda: page.locator("section").count() == 3, "all counts")
    text = page.inner_text("main")
    assert WORDS[lang] in text and not RAW_KEY.search(text)
    assert (page.locator("table.tally").count() > 0) == (game != "pax-renaissance")
    assert violations(client, page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_the_seed_opens_at_the_end(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "hotseat"}])
    page = client.open(f"/t/{made['table']}/chance")
    page.wait_for_selector("text=shown when the game is over")
    client.post(f"/api/tables/{made['table']}/vote-end", {}, made["token"])
    page.reload()
    page.wait_for_selector("text=came out the same, draw by draw")
    assert page.locator("code").count() == 2
    phone = client.open("/chance/parley", phone=True)
    phone.wait_for_selector("table.tally")
    assert phone.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
