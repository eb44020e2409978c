"""A hint at the table, and the review of a finished game: what they tell, in which words, to whom."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.client import CHOICE, Client, asked, bot, moment, over, until, wait, wait_change, wait_turn
from browser.test_pages import violations
from server.bots.test_reviews import finished

pytestmark = pytest.mark.browser

RAW_KEY = re.compile(r"\b(ui|log|do|ask|hint|review|term|zone|counter|end)-[a-z]")


def imported(client: Client, game: str = "parley", seats: int = 3) -> dict[str, Any]:
    made: dict[str, Any] = client.post("/api/import", {"journal": finished(game, seats), "name": "Anna"})
    return made


def ask_hint(page: Any) -> None:
    page.click("[data-act=hint]")
    page.wait_for_selector(".hintbox li")


def test_a_hint_tells_three_choices_with_their_chance_and_a_reason(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]))
    wait_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".hintbox li")
    assert page.locator(".hintbox li").count() == 3
    for line in page.locator(".hintbox li").all():
        assert line.locator("button").inner_text()
        assert re.search(r"Chance to win \d+ %: \S+", line.inner_text())
    assert page.locator(".chip.hinted").count() == 1
    best = page.locator("[data-hint]").first
    before = moment(page)
    best.click()
    wait_change(page, before, "the choice of the hint")
    wait(page, lambda: page.locator(".hintbox").count() == 0, "the hint to go with its question")


@pytest.mark.long
def test_a_hint_is_read_in_each_language(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()], game="pax-renaissance")
    page = client.sit(made, game="pax-renaissance")
    wait_turn(page)
    ask_hint(page)
    seen = set()
    for name in ("English", "Italiano", "Português"):
        page.click("[data-act=settings]")
        page.get_by_label(name, exact=True).check()
        page.keyboard.press("Escape")
        wait(page, lambda: page.locator(".hintbox").inner_text() not in seen, f"the hint in {name}")
        text = page.locator(".hintbox").inner_text()
        assert not RAW_KEY.search(text), text
        seen.add(text)


def test_a_hint_is_gone_when_the_question_is(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]))
    wait_turn(page)
    ask_hint(page)
    page.locator(CHOICE + '[data-verb="trade"]').first.click()
    wait(page, lambda: page.locator(".hintbox").count() == 0, "the hint to go")
    page.click("[data-act=undo]")
    wait_turn(page)
    assert page.locator(".hintbox").count() == 0


@pytest.mark.long
def test_a_hint_is_in_sight_on_a_phone_with_many_choices(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()], game="rio-de-la-plata")
    page = client.sit(made, game="rio-de-la-plata", phone=True)
    wait_turn(page)
    ask_hint(page)
    seen = """() => { const li = document.querySelector('.hintbox li').getBoundingClientRect(),
          pane = document.querySelector('.pane').getBoundingClientRect();
        return li.top >= pane.top - 1 && li.bottom <= pane.bottom + 1; }"""
    until(page, seen, "the hint in sight")


def test_a_table_without_hints_offers_none(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], hints=False))
    wait_turn(page)
    assert page.locator("[data-act=hint]").count() == 0
    page.keyboard.press("h")
    page.wait_for_timeout(400)
    assert page.locator(".hintbox").count() == 0


def test_the_host_decides_about_hints_at_set_up(client: Client) -> None:
    page = client.open("/new/parley")
    page.wait_for_selector(".setup")
    page.locator("summary", has_text="Clock").click()
    page.get_by_label("Allow hints", exact=False).uncheck()
    page.click(".setup button[type=submit]")
    page.wait_for_selector(".lobby")
    assert "no hints" in page.locator(".lobby").inner_text()


@pytest.mark.long
@pytest.mark.parametrize("how", [{}, {"phone": True}, {"view": "text"}], ids=["desk", "phone", "text"])
def test_axe_finds_nothing_beside_a_hint(client: Client, how: dict[str, Any]) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), **how)
    wait_turn(page)
    ask_hint(page)
    assert violations(client, page) == []
    assert page.locator(".hintbox").first.is_visible()


class Held:
    """Holds back the answers to a page that asks for a review: the review could be there before a test looks at the
    page that waits for it."""

    def __init__(self) -> None:
        self.routes: list[Any] = []
        self.released = False

    def prepare(self, page: Any) -> None:
        page.route("**/api/tables/*/review", lambda route: route.continue_() if self.released else self.hold(route))

    def hold(self, route: Any) -> None:
        self.routes.append(route)

    def release(self) -> None:
        self.released = True
        for route in self.routes:
            route.continue_()


def test_a_finished_game_is_reviewed_and_leads_into_the_replay(client: Client) -> None:
    made = imported(client)
    page = client.sit(made)
    answers = Held()
    answers.prepare(page)
    page.click("[data-act=review]")
    page.wait_for_selector("progress")
    answers.release()
    page.wait_for_selector(".turningpoint")
    assert page.url.endswith(f"/t/{made['table']}/review")
    assert page.locator(".curve .chance").count() == 3
    found = client.get(f"/api/tables/{made['table']}/review")["review"]
    assert page.locator(".turningpoint").count() == len(found["points"])

    # The curve as numbers: what the table says is what the server found.
    page.get_by_text("The chances as a table").click()
    rows = page.locator(".values tbody tr")
    numbers = [int(word.split()[0]) for word in rows.locator("th").all_inner_texts()]
    assert numbers == sorted(numbers) and numbers[0] == 0 and numbers[-1] == found["lines"]
    assert {p["line"] for p in found["points"]} <= set(numbers)
    for number, row in zip(numbers, rows.all(), strict=True):
        told = [int(word.split()[0]) for word in row.locator("td").all_inner_texts()]
        assert all(abs(a - b / 10) <= 0.5 for a, b in zip(told, found["curve"][number], strict=True))

    point = found["points"][-1]
    shown = page.locator(".turningpoint").last
    assert f"Action {point['line']}" in shown.inner_text()
    shown.get_by_role("link").click()
    page.wait_for_selector(".replay")
    wait(page, lambda: f"at={point['line'] - 1}" in page.url, "the moment before the choice")
    page.go_back()
    page.wait_for_selector(".turningpoint")  # kept: there at once, without a new calculation
    assert page.locator("progress").count() == 0


@pytest.mark.long
def test_a_review_names_a_better_choice_where_there_was_one(client: Client) -> None:
    for seats in (2, 3, 4):  # random play: somebody misses something
        made = imported(client, seats=seats)
        page = client.open(f"/t/{made['table']}/review")
        page.wait_for_selector(".turningpoint")
        points = client.get(f"/api/tables/{made['table']}/review")["review"]["points"]
        better = [p["better"] for p in points if p["better"] is not None]
        assert page.locator(".better").count() == len(better)
        for p, text in zip(better, page.locator(".better").all_inner_texts(), strict=True):
            assert f"{p['chance']} % instead of {p['instead_of']} %" in text
        if better:
            return
    raise AssertionError("no game had a better choice")


@pytest.mark.long
@pytest.mark.parametrize("game", ["parley", "pax-renaissance"])
def test_axe_finds_nothing_in_a_review(client: Client, game: str) -> None:
    made = imported(client, game)
    answers = Held()
    page = client.open(f"/t/{made['table']}/review", prepare=answers.prepare)
    page.wait_for_selector("progress")
    assert violations(client, page) == []
    answers.release()
    page.wait_for_selector(".turningpoint")
    page.locator("summary").click()
    assert violations(client, page) == []
    narrow = client.open(f"/t/{made['table']}/review", phone=True)
    for lang in ("it", "pt", "en"):
        narrow.evaluate("lang => localStorage.setItem('ludoteca.settings', JSON.stringify({lang}))", lang)
        narrow.reload()
        narrow.wait_for_selector(".turningpoint")
        assert narrow.evaluate("document.documentElement.lang") == lang
        assert narrow.evaluate("document.documentElement.scrollWidth") <= 360
        assert not RAW_KEY.search(narrow.locator("main").inner_text())
    assert violations(client, narrow) == []


def test_a_game_that_runs_has_no_review_yet(client: Client) -> None:
    made = client.table([{"kind": "me"}, bot()])
    page = client.sit(made)
    wait_turn(page)
    page.goto(f"{client.url}/t/{made['table']}/review")
    page.wait_for_selector("h1")
    assert "when it is over" in page.locator("main").inner_text()
    page.get_by_role("link", name="To the table").click()
    wait(page, lambda: asked(page) or over(page), "the table")
