"""Messages of an account as a person meets them: push in the browser, the choice of hours, the calendar, reports.

A push subscription needs the push service of the browser's maker, which no test can reach. `PushManager` is replaced by
one whose endpoint is the push service of the test. The keys are those of a receiver that the test holds.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.client import Client, wait
from browser.conftest import Server
from browser.test_club import PASSWORD, RAW_KEY, ask, register
from browser.test_pages import violations
from server.club.push_service import PushService, Receiver, push_service

pytestmark = pytest.mark.browser
__all__ = ["club_with_push", "pushed", "service"]  # fixtures
TESTS = Path(__file__).parent.parent
STUB = """(keys) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  let held = null;
  const made = {
    endpoint: keys.endpoint,
    getKey: (name) => bytes(keys[name]).buffer,
    unsubscribe: async () => { held = null; return true; },
  };
  PushManager.prototype.getSubscription = async () => held;
  PushManager.prototype.subscribe = async (options) => {
    window.pushKey = options.applicationServerKey.length;
    held = made;
    return made;
  };
}"""


class PushServer(Server):
    module = "browser.push_server"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture(scope="module")
def club_with_push(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = PushServer(
        tmp_path_factory.mktemp("push"),
        LUDOTECA_CLUB="1",
        LUDOTECA_BOTS="0",
        LUDOTECA_LIMITS="0",
        LUDOTECA_NOTICE_AFTER="1",
        LUDOTECA_PUSH_PORT=str(service.port),
        PYTHONPATH=os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]),
    )
    made.url = made.url.replace("127.0.0.1", "localhost")  # push needs HTTPS or this name
    with made:
        yield made


@pytest.fixture
def pushed(club_with_push: Server, chromium: Any) -> Iterator[Client]:
    made = Client(club_with_push.url, chromium)
    yield made
    made.close()
    assert made.complaints == []


def receive_here(page: Any, url: str, receiver: Receiver) -> None:
    """Let a signed-in page receive messages, with the push service of the test in the place of the real one."""
    page.context.grant_permissions(["notifications"], origin=url)
    page.add_init_script(f"({STUB})({json.dumps(receiver.subscription())})")
    page.goto(f"{url}/account")
    page.locator("[data-act=push-on]").press("Enter")
    page.locator("[data-act=push-off]").wait_for()
    assert page.evaluate("window.pushKey") == 65


def challenged(by: Any, to: Any, name: str) -> str:
    """A game of two that begins by a challenge; its table."""
    made = ask(by, "POST", "/api/club/challenges", {"name": name, "game": "parley"})
    found: str = ask(to, "POST", f"/api/club/challenges/{made['id']}/accept")["table"]
    return found


@pytest.mark.long
def test_a_turn_reaches_the_browser_and_opens_its_table(pushed: Client, service: PushService) -> None:
    people = {name: pushed.open("/register", phone=name == "Ada") for name in ("Ada", "Bea")}
    receivers = {name: Receiver(f"/{name}") for name in people}
    for name, page in people.items():
        register(page, name)
        receive_here(page, pushed.url, receivers[name])
        assert page.locator("[data-act=push-remove]").count() == 1
    table = challenged(people["Ada"], people["Bea"], "Bea")
    wait(people["Ada"], lambda: bool(service.received), "the message")
    request = service.received.pop()  # of the one who begins
    name = request.path.removeprefix("/")
    page, message = people[name], receivers[name].message(request)
    assert message["path"] == f"/t/{table}"
    assert notified(page, message) == [{"title": message["title"], "body": message["body"], "tag": message["tag"]}]
    assert clicked(page) == f"{pushed.url}/t/{table}"
    page.locator("[data-act=push-off]").press("Enter")
    page.locator("[data-act=push-on]").wait_for()
    assert ask(page, "GET", "/api/account/messages")["devices"] == []


def worker_of(page: Any) -> Any:
    wait(page, lambda: any(one.url.endswith("/push/worker.js") for one in page.context.service_workers), "the worker")
    return next(one for one in page.context.service_workers if one.url.endswith("/push/worker.js"))


def notified(page: Any, message: dict[str, Any]) -> Any:
    """The notifications that the worker shows for a message, which the browser hands it as its push service would."""
    worker = worker_of(page)
    return worker.evaluate(
        """async (text) => {
          const event = new PushEvent("push", { data: text });
          let shown = Promise.resolve();
          event.waitUntil = (work) => { shown = work; };
          self.dispatchEvent(event);
          await shown;
          return (await self.registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
        }""",
        json.dumps(message),
    )


def clicked(page: Any) -> Any:
    """The address that a click on the notification opens."""
    return worker_of(page).evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications();
          const opened = new Promise((done) => { self.clients.openWindow = async (url) => done(url); });
          const event = new NotificationEvent("notificationclick", { notification });
          event.waitUntil = () => undefined;
          self.dispatchEvent(event);
          return opened;
        }"""
    )


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pt-BR"])
def test_hours_and_calendar_are_chosen_with_the_keyboard_on_a_phone(pushed: Client, lang: str) -> None:
    page = pushed.open("/register", lang=lang, phone=True)
    ask(page, "POST", "/api/account/register", {"name": f"Berta{lang[:2]}", "password": PASSWORD})
    page.goto(pushed.url + "/account")
    page.locator("#m-from").fill("22:30")
    page.locator("#m-to").fill("07:00")
    page.locator("#m-push").select_option("digest")
    page.locator("#m-zone").fill("Europe/Rome")
    page.locator("[data-act=save-messages]").press("Enter")
    page.locator(".notice[role=status]").wait_for()
    page.locator("[data-act=calendar-new]").press("Enter")
    address = page.locator("#m-calendar").input_value()
    assert "BEGIN:VCALENDAR" in page.evaluate("async (url) => (await fetch(url)).text()", address)
    assert RAW_KEY.search(page.locator("body").inner_text()) is None
    assert violations(pushed, page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.reload()
    page.locator("#m-push").wait_for()
    chosen = [page.locator(f"#m-{name}").input_value() for name in ("push", "from", "to", "zone")]
    assert chosen == ["digest", "22:30", "07:00", "Europe/Rome"]
    page.locator("[data-act=calendar-end]").press("Enter")
    page.locator("[data-act=calendar-end]").wait_for(state="detached")


@pytest.mark.long
def test_a_message_of_the_chat_is_reported_from_the_table(pushed: Client) -> None:
    rosa, sara = pushed.open("/register"), pushed.open("/register")
    register(rosa, "Rosa")
    register(sara, "Sara")
    table = challenged(rosa, sara, "Sara")
    for page in (rosa, sara):
        page.goto(pushed.url)
        page.locator(f"a[href='/t/{table}']").first.click()
        page.wait_for_selector(".boardslot:not(.loading)")
        page.click("#tab-chat")
    rosa.fill("#say", "a bad word")
    rosa.press("#say", "Enter")
    for page in (rosa, sara):
        page.get_by_text("a bad word").wait_for()
    sara.locator("[data-act=report-message]").press("Enter")
    assert rosa.locator("[data-act=report-message]").count() == 0  # one's own message
    sara.get_by_label("What happened?").fill("this is rude")
    assert violations(pushed, sara) == []
    with sara.expect_response("**/report-player") as answer:
        sara.locator("dialog").get_by_role("button", name="Send").click()
    assert answer.value.status == 200
    sara.get_by_label("What happened?").wait_for(state="detached")
    exported = ask(sara, "GET", "/api/account/export")
    assert [(one["message"], one["text"]) for one in exported["reports"]] == [("a bad word", "this is rude")]
