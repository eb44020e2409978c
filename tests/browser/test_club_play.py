"""Games between people with accounts, as they meet them: the pages in three languages, and a whole club evening."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from browser.client import PATIENCE, Client, wait
from browser.gallery.windows import measured
from browser.test_club import PASSWORD, RAW_KEY, ask, register, with_authenticator
from browser.test_club_messages import club_with_push, pushed, receive_here, service
from browser.test_pages import violations
from server.club.push_service import PushService, Receiver

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("club")]  # one server with accounts for all
__all__ = ["club_with_push", "pushed", "service"]  # fixtures

PAGES = ["/play", "/tournaments", "/ratings", "/archive", "/statistics/parley"]
NAMES = ["Ada", "Berta", "Cosima", "Delia", "Elsa", "Flora", "Greta", "Hanna", "Ida", "Jana", "Klara", "Lea"]
SWISS = {
    "name": "Evening",
    "game": "parley",
    "format": "swiss",
    "size": 4,
    "rounds": 3,
    "level": "random",
    "rated": True,
}


def person(visitors: Client, name: str, **more: Any) -> Any:
    """A page of somebody who has just registered."""
    page = visitors.open("/register", **more)
    ask(page, "POST", "/api/account/register", {"name": name, "password": PASSWORD})
    return page


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en-GB", "it-IT", "pt-BR"])
def test_the_pages_of_games_are_readable(visitors: Client, lang: str) -> None:
    page = person(visitors, f"Nora{lang[:2]}", lang=lang, phone=True)
    made = ask(page, "POST", "/api/club/tournaments", SWISS)
    ask(page, "POST", f"/api/club/tournaments/{made['id']}/join")
    for path in [*PAGES, f"/tournaments/{made['id']}"]:
        page.goto(visitors.url + path)
        page.locator("#main h1").wait_for()
        page.locator("#main[aria-busy], #main [aria-busy=true]").wait_for(state="detached")
        assert RAW_KEY.search(page.locator("body").inner_text()) is None, path
        assert violations(visitors, page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), path
        assert [p["what"] for p in measured(page) if p["kind"] == "broken"] == [], path
    ask(page, "POST", f"/api/club/tournaments/{made['id']}/cancel")


def test_a_host_creates_a_tournament_with_the_keyboard(visitors: Client) -> None:
    page = person(visitors, "Olga")
    page.goto(visitors.url + "/tournaments")
    page.get_by_label("Name of the tournament").fill("Sunday")
    page.get_by_label("Game", exact=True).select_option("parley")
    page.locator("[data-act=create-tournament]").press("Enter")
    page.get_by_role("heading", name="Sunday").wait_for()
    page.locator("[data-act=join]").press("Enter")
    page.locator("[data-act=leave]").wait_for()
    assert page.locator(".ranking tr.me").count() == 1
    page.locator("[data-act=cancel]").press("Enter")
    page.get_by_text("cancelled").wait_for()


def test_a_new_table_can_be_rated(visitors: Client) -> None:
    page = person(visitors, "Paula")
    page.goto(visitors.url + "/new/parley")
    page.get_by_role("checkbox", name="Rated").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    [(table, token)] = seats(page).items()
    assert ask(page, "GET", f"/api/tables/{table}", None, token)["rated"] is True


def seats(page: Any) -> dict[str, str]:
    return {given["table"]: given["token"] for given in ask(page, "POST", "/api/account/seats", {"tables": []})}


def resign(page: Any) -> None:
    """Resign every game of the account that is still being played."""
    for table, token in seats(page).items():
        if ask(page, "GET", f"/api/tables/{table}", None, token)["state"] == "playing":
            ask(page, "POST", f"/api/tables/{table}/resign", None, token)


def round_begun(page: Any, path: str, number: int) -> Any:
    """The tournament when a round has begun. The server makes it by itself."""
    while True:
        found = ask(page, "GET", path)
        if len(found["rounds"]) >= number:
            return found
        page.wait_for_timeout(500)


@pytest.mark.long
def test_no_form_comes_above_another_that_is_in_use(visitors: Client) -> None:
    """The form of challenges waits for that of the search, which needs an answer of the queue."""
    page = person(visitors, "Quirina")
    held: list[Any] = []
    holding = True
    page.route("**/api/club/queue", lambda route: held.append(route) if holding else route.continue_())
    with page.expect_response("**/api/games") as games:
        page.goto(visitors.url + "/play")
    games.value.finished()
    wait(page, lambda: bool(held), "the question to the queue")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.get_by_label("Game", exact=True).count() == 0
    holding = False
    for route in held:
        route.continue_()
    page.locator("#c-game").wait_for()
    assert page.get_by_label("Game", exact=True).first.get_attribute("id") == "q-game"
    seek(page)
    assert ask(page, "GET", "/api/club/queue")["search"]["game"] == "parley"
    page.locator("[data-act=stop-seeking]").click()
    page.locator("[data-act=seek]").wait_for()


@pytest.mark.long
def test_a_profile_shows_how_somebody_plays(visitors: Client) -> None:
    rita, tina = person(visitors, "Rita", phone=True), person(visitors, "Tina")
    for _ in range(2):
        made = ask(
            rita, "POST", "/api/club/rated-tables", {"game": "parley", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        joined = ask(tina, "POST", f"/api/join/{made['invite']}", {"name": "Tina"})
        ask(tina, "POST", f"/api/tables/{made['table']}/resign", None, joined["token"])
    rated = "/api/club/people/Rita/ratings"
    wait(rita, lambda: [len(one["curve"]) for one in ask(rita, "GET", rated)] == [2], "the ratings")
    rita.goto(visitors.url + "/u/Rita")
    rita.locator(".rating-curve polyline").wait_for()
    assert rita.locator(".rating-curve polyline").get_attribute("points").count(",") == 2
    rita.get_by_text("The games of this curve").press("Enter")
    assert rita.locator(".rating-curve tbody tr").count() == 2
    rita.get_by_role("cell", name="(2)").wait_for()  # both were won in the same way
    assert RAW_KEY.search(rita.locator("body").inner_text()) is None
    assert violations(visitors, rita) == []
    assert rita.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.long
def test_a_club_evening(pushed: Client, service: PushService) -> None:
    """Twelve people register, four are matched by the queue and one of them gets a push message, and a Swiss tournament
    with a bot runs to its end."""
    visitors = pushed
    people = {}
    for number, name in enumerate(NAMES):
        page = people[name] = visitors.open("/register", phone=number % 3 == 2)
        if number:
            register(page, name)
            continue
        with_authenticator(page)
        page.get_by_label("Name").fill(name)
        page.locator("[data-act=passkey]").click()
        page.get_by_role("button", name="I have kept them").click()
        page.wait_for_url("**/account")
    pages = list(people.values())
    receivers = {f"/{name}": Receiver(f"/{name}") for name in NAMES[:4]}
    for page, receiver in zip(pages, receivers.values(), strict=False):
        receive_here(page, visitors.url, receiver)
    queued(visitors, pages[:4], service, receivers)
    rated = tournament(visitors, pages)
    erased(visitors, pages[1], pages[0], rated["Berta"])


def seek(page: Any) -> None:
    """Look for a game of four people. The page has a second form with a game: challenges."""
    form = page.locator("form", has=page.locator("[data-act=seek]"))
    form.get_by_label("Game", exact=True).select_option("parley")
    form.get_by_label("Players").select_option("4")
    form.get_by_label("Let bots join").select_option("-1")
    form.locator("[data-act=seek]").click()
    page.locator("[data-act=stop-seeking], [data-act=sit-down]").wait_for()


def queued(visitors: Client, pages: list[Any], service: PushService, receivers: dict[str, Receiver]) -> None:
    """Four people look for the same game. Who begins gets a push message, and all sit at one table."""
    for page in pages:
        page.goto(visitors.url + "/play")
        seek(page)
    wait(pages[0], lambda: bool(service.received), "the message")
    messages = [receivers[request.path].message(request) for request in service.received]
    for page in pages:
        page.locator("[data-act=sit-down]").click()
        page.wait_for_url("**/t/*")
    assert len({page.url for page in pages}) == 1
    assert {visitors.url + message["path"] for message in messages} == {pages[0].url}
    for page in pages[1:]:
        resign(page)


def tournament(visitors: Client, pages: list[Any]) -> Counter[str]:
    """Eleven people and a bot play three rounds. At each table one person stays, or the bot, and the others resign.
    Returns how many rated games each of the people has played: those without the bot."""
    host = pages[0]
    id = ask(host, "POST", "/api/club/tournaments", SWISS)["id"]
    for page in pages[:11]:
        page.goto(f"{visitors.url}/tournaments/{id}")
        page.locator("[data-act=join]").click()
        page.locator("[data-act=leave]").wait_for()
    host.locator("[data-act=start]").click()
    path = f"/api/club/tournaments/{id}"
    bot = 12
    rated: Counter[str] = Counter()
    for number in (1, 2, 3):
        tables = [table["entrants"] for table in round_begun(host, path, number)["rounds"][number - 1]]
        assert [len(table) for table in tables] == [4, 4, 4]
        rated.update(NAMES[entrant - 1] for table in tables if bot not in table for entrant in table)
        staying = {bot if bot in table else min(table) for table in tables}
        for entrant, page in enumerate(pages[:11], 1):
            if entrant not in staying:
                resign(page)
    host.get_by_text("over ·").wait_for(timeout=PATIENCE)
    assert host.locator(".ranking tbody tr").count() == 12
    standings = ask(host, "GET", path)["standings"]
    assert (standings[0]["bot"], standings[0]["points"]) == (True, 3.0)
    host.goto(visitors.url + "/ratings")
    host.locator(".ranking tr.me").wait_for()
    ratings = ask(host, "GET", "/api/club/ladders/parley/4")
    assert {one["name"]: one["games"] for one in ratings} == rated
    assert sum(rated.values()) == 24
    assert ratings[0]["rating"] > 1000
    return rated


def erased(visitors: Client, page: Any, other: Any, rated: int) -> None:
    """Somebody exports and erases everything of theirs. The games of the others stay whole."""
    before = ask(other, "GET", "/api/club/ladders/parley/4")
    exported = ask(page, "GET", "/api/account/export")
    assert len(exported["play"]["ratings"]) == rated
    ask(page, "POST", "/api/account/erase", {"name": "Berta"})
    after = ask(other, "GET", "/api/club/ladders/parley/4")
    assert [one["name"] for one in after] == [one["name"] for one in before if one["name"] != "Berta"]
    for table, token in seats(other).items():
        assert ask(other, "GET", f"/api/tables/{table}", None, token)["state"] == "over"
        assert ask(other, "GET", f"/api/tables/{table}/at/0", None, token)
