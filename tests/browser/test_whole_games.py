"""Games in real browsers: two people and a bot, a phone, the keyboard alone, the text view alone. The first moves; to
the end in the long run."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Error

from browser.client import CHOICE, Client, asked, bot, choose, moment, over, play, wait, wait_change, wait_turn

pytestmark = pytest.mark.browser


MAX_MOVES = 1500
# How many moves a test makes: some, or all there are.
some_or_all = pytest.mark.parametrize(
    "moves", [5, pytest.param(MAX_MOVES, marks=[pytest.mark.long, pytest.mark.timeout(3600)])], ids=["some", "all"]
)


def invited(client: Client) -> tuple[dict[str, Any], Any, Any]:
    """A table for two people and a bot: Anna, the host, and Bruno, who came by the link."""
    made = client.table([{"kind": "me"}, {"kind": "open"}, bot()])
    anna = client.sit(made)
    anna.wait_for_selector("#invite")
    assert anna.locator("#invite").input_value() == f"{client.url}/join/{made['invite']}"
    bruno = client.open(f"/join/{made['invite']}")
    bruno.fill("#myname", "Bruno")
    bruno.click("button[type=submit]")
    for page in (anna, bruno):
        page.wait_for_selector(".boardslot:not(.loading)")
    return made, anna, bruno


def take_turns(both: tuple[Any, Any], moves: int) -> None:
    """The player who is asked makes the first choice, so many times or until the game is over."""
    for _ in range(moves):
        wait(both[0], lambda: any(asked(p) or over(p) for p in both), "somebody's turn")
        for page in both:
            if asked(page) and not over(page):
                choose(page)
        if all(over(p) for p in both):
            return


def play_again(made: dict[str, Any], anna: Any) -> None:
    anna.click("[data-act=rematch]")
    anna.wait_for_url("**/t/*")
    wait(anna, lambda: made["table"] not in anna.url, "the new table")


def test_two_browsers_and_a_bot_begin_a_game_end_it_and_play_again(client: Client) -> None:
    made, anna, bruno = invited(client)
    take_turns((anna, bruno), 4)
    anna.click("[data-act=menu]")
    for _ in range(2):  # the second click confirms
        anna.click("[data-act=vote-end]")
    bruno.click("[data-answer=yes]")
    for page in (anna, bruno):
        wait(page, lambda page=page: over(page), "the end")  # type: ignore[misc]
    assert anna.locator(".ending h2").inner_text() == bruno.locator(".ending h2").inner_text()
    play_again(made, anna)


@pytest.mark.long
def test_two_browsers_and_a_bot_finish_a_game(client: Client) -> None:
    made, anna, bruno = invited(client)
    take_turns((anna, bruno), 400)
    assert over(anna) and over(bruno)
    assert anna.locator(".ending h2").inner_text() == bruno.locator(".ending h2").inner_text()
    assert anna.locator(".ending li").count() == 3
    play_again(made, anna)


def test_a_guest_joins_by_link_on_a_phone_and_plays(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "open"}, bot()])
    host = client.sit(made)
    guest = client.open(f"/join/{made['invite']}", phone=True, lang="pt-PT")
    guest.fill("#myname", "Zé")
    guest.tap("button[type=submit]")
    guest.wait_for_selector(".phone .sheet")
    assert guest.evaluate("document.documentElement.lang") == "pt"
    for _ in range(6):
        wait(host, lambda: asked(host) or asked(guest), "somebody's turn")
        for page in (host, guest):
            if asked(page):
                choose(page)
    for tab in ("hand", "players", "log", "act"):
        guest.tap(f"#ptab-{tab}")
        assert guest.locator(f"#ptab-{tab}[aria-selected=true]").count() == 1
        assert guest.evaluate("document.documentElement.scrollWidth") <= 360
    small = guest.evaluate(
        """() => [...document.querySelectorAll('.phone button, .phone a.button, .phone select')]
           .filter(e => e.getClientRects().length && !e.closest('.lines, .must, .logturn') && !e.matches('.grip'))
           .map(e => [e.className, e.getBoundingClientRect()]).filter(([, r]) => r.width < 24 || r.height < 24)
             .map(([c]) => c)"""
    )
    assert small == []
    assert host.locator(".seat", has_text="Zé").count() == 1


# How often Tab stops in one round of the page: at what can be used and seen, and in boxes that can only be scrolled.
STOPS = """() => {
  const useful = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }));
  const scrolled = [...document.querySelectorAll("body *")].filter((e) => e.tabIndex < 0 &&
    /auto|scroll/.test(getComputedStyle(e).overflow) && (e.scrollHeight > e.clientHeight ||
    e.scrollWidth > e.clientWidth) && !useful.some((u) => e.contains(u)));
  return useful.length + scrolled.length;
}"""


def tab_to(page: Any, wanted: str) -> None:
    """Tab until what is wanted has the focus, at the most once round the page and over its edge."""
    stops: int = page.evaluate(STOPS)
    for _ in range(stops + 1):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not reach {wanted} in {stops} stops")


def press_first(page: Any) -> None:
    """Makes the first choice with the keyboard: Tab to it, Enter."""
    tab_to(page, CHOICE)
    before = moment(page)
    page.keyboard.press("Enter")
    wait_change(page, before, "an answer to Enter")


@some_or_all
def test_a_game_by_keyboard_only(client: Client, moves: int) -> None:
    page = client.open("/")
    page.wait_for_selector("[data-play=parley]")
    tab_to(page, "[data-play=parley]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".boardslot:not(.loading)")
    turns = 0

    def step() -> None:
        nonlocal turns
        turns += 1
        if turns == 1:  # with the keys of a lit place on the board
            page.keyboard.press("n")
            assert page.evaluate("document.activeElement.classList.contains('lit')")
            before = moment(page)
            page.keyboard.press("Enter")
            wait_change(page, before, "an answer to Enter on the board")
            return
        if turns % 3 == 0:
            press_first(page)
            return
        before = moment(page)
        page.keyboard.press("1")
        wait_change(page, before, "an answer to the key 1")

    assert play(page, step, moves) or moves < MAX_MOVES
    page.keyboard.press("?")
    assert page.locator("dialog .keys kbd").count() > 10


def test_single_keys_can_be_switched_off(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), keys=False)
    wait_turn(page)
    before = moment(page)
    page.keyboard.press("1")
    page.keyboard.press("?")
    page.wait_for_timeout(600)
    assert moment(page) == before
    assert page.locator("dialog").count() == 0
    press_first(page)


@some_or_all
def test_a_game_from_the_text_view(client: Client, moves: int) -> None:
    """Everything is done through roles and names, as a screen reader presents them."""
    page = client.sit(client.table([{"kind": "me"}, bot(), bot()]), view="text")
    page.wait_for_selector("main.text")
    assert page.locator(".board").count() == 0
    spoken: list[str] = []

    def step() -> None:
        heading = page.get_by_role("heading", level=2).first.inner_text()
        assert heading.lower().startswith("you must")
        assert page.get_by_role("status").filter(has_text="You must").count() > 0
        spoken.append(heading)
        choices = page.get_by_role("list").first.get_by_role("button")
        assert choices.count() > 0
        before = moment(page)
        choices.first.click()
        wait_change(page, before, "an answer")

    assert play(page, step, moves) or moves < MAX_MOVES
    assert len(spoken) > 3
    assert page.get_by_role("log", name="Log", exact=True).count() == 1
    assert page.get_by_role("log", name="Chat", exact=True).count() == 1
    assert page.get_by_role("heading", level=2).count() >= 6


def test_what_is_lit_is_chosen_by_a_click_on_the_board(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]))
    wait_turn(page)
    lit = page.locator(".board .place.lit[data-key]").first
    where = lit.locator(".pn").inner_text()
    lit.click()
    wait(page, lambda: page.locator(".lines > li").filter(has_text=where).count() > 0, "the voyage")


def test_each_click_narrows(client: Client) -> None:
    """Lantern Quay can be traded at and claimed: the first click leaves these two, the second does one."""
    page = client.sit(client.table([{"kind": "me"}, bot()]))
    wait_turn(page)
    whole = page.locator(CHOICE).count()
    both = page.locator(".board .place.lit:not([data-key])").first
    both.click()
    wait(page, lambda: page.locator(".crumbs").count() == 1, "the way back")
    assert 1 < page.locator(CHOICE).count() < whole
    page.keyboard.press("Escape")
    wait(page, lambda: page.locator(CHOICE).count() == whole, "all choices")


# ---- a real game ----

REAL = "pax-renaissance"


def press_any(page: Any, chance: random.Random) -> None:
    """Press one of the choices on the screen and wait until something has changed. A choice that is there must let
    itself be pressed; only where what another did took this very button away the caller looks again."""
    before = moment(page)
    buttons = page.locator(CHOICE).element_handles()
    if not buttons:
        return
    button = chance.choice(buttons)
    try:
        button.click()
    except Error:
        if button.evaluate("button => button.isConnected"):
            raise
        return
    wait_change(page, before, "an answer")


def told(client: Client, made: dict[str, Any]) -> dict[str, Any]:
    """What the server knows of the finished table."""
    facts: dict[str, Any] = client.get(f"/api/tables/{made['table']}", made["token"])
    assert facts["state"] == "over" and facts["result"]["by"] == "game"
    return facts


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_two_browsers_and_a_bot_finish_a_real_game(client: Client, record_property: Any) -> None:
    chance = random.Random(7)
    made = client.table([{"kind": "me"}, {"kind": "open"}, bot("random")], game=REAL)
    joined = client.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
    both = [client.sit(made, game=REAL), client.sit(joined, game=REAL, lang="it-IT")]
    presses = 0
    while not all(over(page) for page in both):
        wait(both[0], lambda: any(asked(p) for p in both) or all(over(p) for p in both), "somebody's turn")
        for page in both:
            if asked(page) and not over(page):
                press_any(page, chance)
                presses += 1
        assert presses < MAX_MOVES
    facts = told(client, made)
    record_property("decisions", f"{facts['seq']} actions, {presses} presses")
    assert facts["seq"] > 30
    winner = facts["seats"][facts["result"]["places"].index(1)]["name"] or "Bot C"
    assert all(winner in page.locator(".ending h2").inner_text() for page in both)
    assert both[0].locator(".lines > li").count() > 0


@some_or_all
def test_a_real_game_by_keyboard_only(client: Client, record_property: Any, moves: int) -> None:
    chance = random.Random(3)
    made = client.table([{"kind": "me"}, bot("random")], game=REAL)
    page = client.sit(made, game=REAL)
    turns = 0

    def step() -> None:
        nonlocal turns
        turns += 1
        before = moment(page)
        if turns % 5 == 0:  # to the choices, on to the next one, and take it
            page.keyboard.press("p")
            assert page.evaluate("document.activeElement.matches('.choices button')")
            page.keyboard.press("Tab")
            if not page.evaluate("wanted => document.activeElement.matches(wanted)", CHOICE):
                page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
            wait_change(page, before, "an answer to Enter")
            return
        page.keyboard.press(str(1 + chance.randrange(min(9, page.locator(CHOICE).count()))))
        wait_change(page, before, "an answer to the key")

    if play(page, step, moves):
        record_property("decisions", f"{told(client, made)['seq']} actions, {turns} keys")
    else:
        assert moves < MAX_MOVES and turns == moves


@some_or_all
def test_a_real_game_from_the_text_view(client: Client, record_property: Any, moves: int) -> None:
    """Only by roles and names, as a screen reader presents them."""
    chance = random.Random(5)
    made = client.table([{"kind": "me"}, bot("random")], game=REAL)
    page = client.sit(made, game=REAL, view="text")
    page.wait_for_selector("main.text")
    spoken: list[str] = []

    def step() -> None:
        spoken.append(page.get_by_role("heading", level=2).first.inner_text())
        assert spoken[-1].lower().startswith("you must")
        choices = page.get_by_role("list").first.get_by_role("button").and_(page.locator(":not([aria-expanded])"))
        before = moment(page)
        choices.nth(chance.randrange(choices.count())).click()
        wait_change(page, before, "an answer")

    if play(page, step, moves):
        record_property("decisions", f"{told(client, made)['seq']} actions, {len(spoken)} presses")
        assert len(set(spoken)) > 5
    else:
        assert moves < MAX_MOVES and len(spoken) == moves
    assert page.locator(".board").count() == 0
