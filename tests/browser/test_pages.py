"""Every page: no violation found by axe, no sideways scrolling on a phone, small enough to travel, nothing that the
policy forbids."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from browser.client import HERE, Client, bot, choose, until, wait, wait_turn
from long_run import long_but

pytestmark = pytest.mark.browser

GAMES = ("parley", "pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452")
PLAIN = [
    "/",
    "/?tables=1",
    "/settings",
    "/recover",
    "/new/parley",
    "/new/baroque",
    "/join/nothing-here",
    "/new/nothing-here",
    "/mail/nothing-here",
]
# The pages of a game: of each kind one in the short run, by turns of the smallest game and of one with a deck.
REFERENCE = ["/learn/anno-1452", "/rules/parley", "/cards/anno-1452", "/about/parley", "/chance/anno-1452"]
REFERENCE += ["/museum/anno-1452", "/readings/baroque"]
LONG = [
    "/learn/parley",
    "/readings/anno-1452",
    "/rules/anno-1452",
    "/cards/parley",
    "/about/anno-1452",
    "/chance/parley",
]
LONG += ["/puzzles", "/puzzles/anno-1452"]
LONG += [f"/museum/{game}" for game in ("pax-renaissance", "baroque", "rio-de-la-plata")]
# Of each kind of page one in the short run; that of dice and draws is in another test.
SHORT = ["/", "/new/baroque", "/learn/anno-1452", "/rules/parley"]
READY = {
    "/": ".cv",
    "/new/parley": ".setup",
    "/new/baroque": ".setup",
    "/learn/": ".overview",
    "/puzzles": ".puzzlerow",
    "/rules/": ".ruletext",
    "/readings/": ".reading",
    "/cards/": ".encyclopaedia",
    "/about/": "table",
    "/chance/": "h2",
    "/museum/": ".museum .ent",
    "/mail/": "[role=status]",
}
AXE = """async (runOnly) => (await axe.run(document, { runOnly, resultTypes: ["violations"] }))
  .violations.map(v => ({...v, nodes: v.nodes.filter(n => v.id !== 'label-content-name-mismatch' ||
    !(document.querySelector(n.target.join(' ')) instanceof SVGElement))}))
  .filter(v => v.nodes.length).map(v => v.impact + ' ' + v.id + ': ' + v.nodes.slice(0, 3).map(n =>
    n.target.join(' ') + ' ' + (n.any[0] ? n.any[0].message : '')).join(' | '))"""
EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOUR_RULES = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}


# A number printed on a map is not the label of the place it stands on: that rule is asked of HTML only.
def violations(client: Client, page: Any) -> list[str]:
    """What axe objects to: all rules in the light theme, those on colours in the dark one, which has the same elements.
    Its own trials with styles, which the page's policy refuses, are not the page's fault."""
    before = list(client.complaints)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate((HERE / "vendor" / "axe.min.js").read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AXE, EVERY_RULE)
    page.emulate_media(color_scheme="dark")
    until(page, "() => document.documentElement.dataset.theme === 'dark'", "the dark theme")
    found += ["dark: " + problem for problem in page.evaluate(AXE, COLOUR_RULES)]
    page.emulate_media(color_scheme="light")
    until(page, "() => document.documentElement.dataset.theme === 'light'", "the light theme")
    client.complaints[:] = before
    return found


def drawn(page: Any) -> None:
    """Wait until the fonts have come and the page is painted with them."""
    page.evaluate("async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }")


def settled(page: Any, path: str) -> None:
    page.wait_for_selector("#main")
    page.wait_for_selector("h1")
    for start, selector in READY.items():
        if path == start or (start != "/" and path.startswith(start)):
            page.wait_for_selector(selector)
    drawn(page)


@pytest.mark.parametrize("path", long_but(PLAIN + REFERENCE + LONG, *SHORT))
def test_axe_finds_nothing(client: Client, path: str) -> None:
    page = client.open(path)
    settled(page, path)
    assert violations(client, page) == []
    client.complaints[:] = [c for c in client.complaints if "404" not in c]


@pytest.mark.parametrize(
    "how",
    [{}, pytest.param({"phone": True}, marks=pytest.mark.long), pytest.param({"view": "text"}, marks=pytest.mark.long)],
    ids=["desk", "phone", "text"],
)
def test_axe_finds_nothing_at_the_table(client: Client, how: dict[str, Any]) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), **how)
    wait_turn(page)
    choose(page)
    wait_turn(page)
    assert violations(client, page) == []
    for tab in page.locator("[role=tab]").all():
        tab.click()
        drawn(page)
        assert violations(client, page) == [], tab.inner_text()


@pytest.mark.long
@pytest.mark.parametrize("how", [{}, {"phone": True}, {"view": "text"}], ids=["desk", "phone", "text"])
def test_axe_finds_nothing_in_the_windows_of_a_table(client: Client, how: dict[str, Any]) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), **how)
    wait_turn(page)
    choose(page)
    wait_turn(page)
    seen = []
    for window in ("menu", "settings", "recap", "replay"):
        button = page.locator(f"[data-act={window}]")
        if button.count():
            button.first.click()
            page.wait_for_selector(".replay" if window == "replay" else "dialog")
            drawn(page)
            assert violations(client, page) == [], window
            page.keyboard.press("Escape")
            seen.append(window)
    assert {"menu", "settings"} & set(seen)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_for_a_spectator_and_in_the_replay(client: Client, game: str, phone: bool) -> None:
    made = client.table([{"kind": "me"}, bot()], game=game)
    player = client.sit(made, game=game)
    wait_turn(player)
    if game == "parley":  # in the others something is settled before the first choice
        assert player.locator("[data-act=replay]").is_disabled()
    while player.locator("[data-act=replay]").is_disabled():
        choose(player)
    page = client.open(f"/t/{made['table']}", phone=phone)
    page.wait_for_selector(".boardslot:not(.loading)")
    drawn(page)
    assert violations(client, page) == []
    page.locator("[data-act=replay]").first.click()
    page.wait_for_selector(".replay")
    drawn(page)
    assert violations(client, page) == []


SOME_GAMES = long_but(GAMES, "pax-renaissance")  # the largest board in the short run


@pytest.mark.parametrize("game", SOME_GAMES)
def test_axe_finds_nothing_at_the_first_question_of_each_game(client: Client, game: str) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game)
    wait_turn(page)
    assert violations(client, page) == []


def test_axe_finds_nothing_in_the_lobby_and_on_the_cover(client: Client) -> None:
    lobby = client.sit(client.table([{"kind": "me"}, {"kind": "open"}]))
    lobby.wait_for_selector(".lobby")
    assert violations(client, lobby) == []
    hot = client.sit(client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}]))
    for _ in range(6):
        until(hot, "() => document.querySelector('.cover, .choices .chip:not(.busy)')", "a turn or the cover")
        if hot.locator(".cover").count():
            break
        choose(hot)
    assert hot.locator(".cover").count() == 1
    assert violations(client, hot) == []


LANGUAGES = ["en", "it", "pt"]


def assert_no_sideways_scrolling(client: Client, lang: str, paths: list[str], games: list[str]) -> None:
    page = client.open("/", phone=True, lang=lang)
    for path in paths:
        page.goto(client.url + path)
        settled(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    for game in games:
        table = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game, phone=True, lang=lang)
        wait_turn(table)
        for tab in ("act", "hand", "players", "log"):
            table.tap(f"#ptab-{tab}")
            assert table.evaluate("document.documentElement.scrollWidth") <= 360, (game, tab)
    client.complaints[:] = [c for c in client.complaints if "404" not in c]


@pytest.mark.long
@pytest.mark.parametrize("turn", range(len(LANGUAGES)))
def test_nothing_scrolls_sideways_on_a_phone(client: Client, turn: int) -> None:
    """Every page and every game in one language; the languages take turns, the first one in the short run."""
    count = len(LANGUAGES)
    assert_no_sideways_scrolling(client, LANGUAGES[turn], (PLAIN + REFERENCE)[turn::count], list(GAMES[turn::count]))


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_scrolls_sideways_on_a_phone_in_any_language(client: Client, lang: str) -> None:
    assert_no_sideways_scrolling(client, lang, PLAIN + REFERENCE + LONG, list(GAMES))


@pytest.mark.parametrize("game", SOME_GAMES)
def test_a_first_visit_to_a_table_is_small(client: Client, game: str, record_property: Any) -> None:
    made = client.table([{"kind": "me"}, bot()], game=game)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    frames: list[str] = []
    packed: list[bool] = []

    def watch(page: Any) -> None:
        watcher = page.context.new_cdp_session(page)
        watcher.send("Network.enable")
        watcher.send("Network.setCacheDisabled", {"cacheDisabled": True})
        watcher.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))
        watcher.on("Network.loadingFinished", lambda e: sizes.__setitem__(e["requestId"], e["encodedDataLength"]))
        watcher.on(
            "Network.webSocketHandshakeResponseReceived",
            lambda e: packed.append("permessage-deflate" in str(e["response"]["headers"])),
        )
        watcher.on("Network.webSocketFrameReceived", lambda e: frames.append(e["response"]["payloadData"]))

    # Nothing else was ever open in this browser: what another page still fetches would be counted with the table's.
    page = client.sit(made, game=game, fresh=True, prepare=watch)
    wait_turn(page)
    page.wait_for_load_state("networkidle")
    # The browser tells the size of a frame only after unpacking it: what travelled is packed again, if packing was
    # agreed.
    socket = sum(len(zlib.compress(f.encode())) if packed == [True] else len(f.encode()) for f in frames)
    total = sum(sizes.values()) + socket
    script = sum(size for id, size in sizes.items() if kinds.get(id) == "Script")
    record_property("transfer", f"{total / 1000:.0f} kB, script {script / 1000:.0f} kB, socket {socket / 1000:.0f} kB")
    assert total < 400_000
    assert script < 120_000
    client.complaints[:] = [c for c in client.complaints if "404" not in c]


@pytest.mark.parametrize("text", ["150", pytest.param("130", marks=pytest.mark.long)])
def test_larger_text_still_fits(client: Client, text: str) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()]), phone=True, text=text)
    wait_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    desk = client.sit(client.table([{"kind": "me"}, bot()]), text=text)
    wait_turn(desk)
    assert desk.evaluate("document.documentElement.scrollWidth") <= 1440


@pytest.mark.parametrize("lang", long_but(("en-GB", "it-IT", "pt-BR"), "it-IT"))
@pytest.mark.parametrize("game", SOME_GAMES)
def test_the_rules_fit_a_phone(client: Client, game: str, lang: str) -> None:
    page = client.open(f"/rules/{game}", lang=lang, phone=True)
    page.wait_for_selector(".ruletext")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_rule_leads_to_its_decision_in_the_reader_s_language(client: Client) -> None:
    page = client.open("/rules/parley", lang="pt-BR")
    settled(page, "/rules/parley")
    page.locator('[id="rule-claim.2"] a', has_text="P1").click()
    page.wait_for_url("**#gap-P1")
    decision = page.locator("#gap-P1").inner_text()
    assert "Dois jogadores podem mandar um emissário" in decision and "Sim: todos respondem" in decision
    assert page.locator("#gap-P1").evaluate("e => e.getBoundingClientRect().top") < page.viewport_size["height"]


@pytest.mark.long
def test_words_are_explained_on_the_page_of_rules_and_beside_the_table(client: Client) -> None:
    page = client.open("/rules/baroque", lang="it-IT")
    word = page.locator("#word-upkeep")
    assert word.locator("dt").inner_text().startswith("mantenimento")
    assert "I fiorini che ogni esercito costa" in word.inner_text() and word.locator("a").count() >= 1
    page.fill("#find", "ogni esercito costa")
    page.wait_for_selector("#word-upkeep")
    assert page.locator(".glossary > div").count() == 1 and page.locator(".ruletext h3").count() < 20
    page.fill("#find", "xyzzy")
    page.wait_for_selector("[role=status]")
    assert page.locator(".ruletext, .glossary").count() == 0
    table = client.sit(client.table([{"kind": "me"}, bot()], game="baroque"), game="baroque", lang="it-IT")
    table.locator(".must .rule").first.click()
    table.locator("dialog details summary").first.click()
    told = table.locator("dialog details .glossary").first
    assert told.locator("dt").count() >= 1 and all(dd.endswith(".") for dd in told.locator("dd").all_inner_texts())


@pytest.mark.long
def test_the_pages_of_a_game_lead_to_each_other(client: Client) -> None:
    page = client.open("/rules/baroque")
    for there in ("cards", "museum", "about", "chance", "rules"):
        page.click(f'.refnav a[href="/{there}/baroque"]')
        page.wait_for_selector(f'.refnav a[href="/{there}/baroque"][aria-current=page]')


# The sum of all layout shifts of a page: shares of the window that move without being touched.
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifts += entry.value; }))
  .observe({ type: "layout-shift", buffered: true });
"""
MAX_SHIFT = 0.1


def test_the_first_page_stays_in_place_when_its_games_come_late(client: Client) -> None:
    held: list[Any] = []

    def prepare(page: Any) -> None:
        page.add_init_script(SHIFTS)
        page.route("**/api/games", lambda route: held.append(route))

    page = client.open("/", phone=True, prepare=prepare)
    page.wait_for_selector("h1")
    wait(page, lambda: bool(held), "the request for the games")
    drawn(page)
    for route in held:
        route.continue_()
    page.wait_for_selector(".covers .cv")
    page.wait_for_selector(".foot")
    drawn(page)
    assert page.evaluate("window.shifts") < MAX_SHIFT
