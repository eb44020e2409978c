"""What the browser tests do over and over: open a browser, take a seat, make choices."""

from __future__ import annotations

import json
import shutil
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)

# Each window has a search field with a renderer of its own, and another renderer waits for the next page: half of the
# processor time of opening a page. The flag replaces the one of Playwright, so the features that it switches off, and
# that matter on loopback, are named again.
WITHOUT = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--disable-features=" + ",".join(WITHOUT),
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ONE_PROCESS = "--process-per-site"  # the pages of a context share a renderer, which has compiled the scripts already
HERE = Path(__file__).parent
CHOICE = ".choices button.chip:not(.off):not(.back)"
PATIENCE = 300_000  # milliseconds; a starved machine makes a browser slow, not wrong
GUIDED = ["parley", "pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452"]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 800}


@contextmanager
def launched(*more: str) -> Iterator[Any]:
    """A Chromium; `more` are further flags for it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=[*FLAGS, ONE_PROCESS, *more])
        try:
            yield browser
        finally:
            browser.close()


Look = tuple[str, bool, bool]  # language, phone, dark


class Pool:
    """Browser contexts of one server, used again by one test after the other. A page loads twice as fast in a context
    that has the client's scripts in its cache. The page of `anchors` keeps the process with the cache alive; storage is
    emptied before a context is used again."""

    def __init__(self, url: str, chromium: Any) -> None:
        self.url = url
        self.chromium = chromium
        self.free: dict[Look, list[Any]] = {}
        self.looks: dict[Any, Look] = {}
        self.anchors: dict[Any, Any] = {}

    def take(self, look: Look, remembered: dict[str, Any]) -> Any:
        """A context of this look whose storage holds `remembered` and nothing else."""
        free = self.free.setdefault(look, [])
        context = free.pop() if free else self.create(look)
        self.anchors[context].evaluate(
            "(kept) => { localStorage.clear(); for (const key in kept) localStorage.setItem(key, "
            "JSON.stringify(kept[key])); }",
            remembered,
        )
        return context

    def create(self, look: Look) -> Any:
        context = new_context(self.chromium, look)
        anchor = context.new_page()
        anchor.goto(self.url + "/healthz")
        self.looks[context], self.anchors[context] = look, anchor
        return context

    def give_back(self, context: Any) -> None:
        for page in context.pages:
            if page is not self.anchors[context]:
                page.close()
        context.clear_cookies()
        self.free[self.looks[context]].append(context)

    def close(self) -> None:
        for context in self.looks:
            context.close()


def new_context(chromium: Any, look: Look, **more: Any) -> Any:
    lang, phone, dark = look
    context = chromium.new_context(
        viewport=PHONE if phone else DESKTOP,
        locale=lang,
        color_scheme="dark" if dark else "light",
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        accept_downloads=True,
        **more,
    )
    context.set_default_timeout(PATIENCE)
    return context


class Client:
    """Several browsers, each with its own memory, at one server: from a pool, or new ones."""

    def __init__(self, url: str, chromium: Any, pool: Pool | None = None) -> None:
        self.url = url
        self.chromium = chromium
        self.pool = pool
        self.pooled: list[Any] = []
        self.contexts: list[Any] = []
        self.complaints: list[str] = []
        self.under_way: set[Any] = set()  # requests that are not answered yet

    def open(
        self,
        path: str = "/",
        lang: str = "en-GB",
        phone: bool = False,
        dark: bool = False,
        held: dict[str, Any] | None = None,
        fresh: bool = False,
        prepare: Callable[[Any], None] | None = None,
        **settings: Any,
    ) -> Any:
        """A page in a browser of its own, which remembers these settings and holds these seats. Unless told otherwise
        nothing moves and nothing waits. `fresh`: nothing was ever open in this browser. `prepare` gets the page before
        it goes anywhere; then the page is returned as soon as the server has answered."""
        remembered = {"ludoteca.settings": {"pace": "off", "guided": GUIDED, **settings}, "ludoteca.seats": held or {}}
        look = (lang, phone, dark)
        if self.pool is not None and not fresh:
            context = self.pool.take(look, remembered)
            self.pooled.append(context)
        else:
            storage = [{"name": key, "value": json.dumps(value)} for key, value in remembered.items()]
            origins = [{"origin": self.url, "localStorage": storage}]
            context = new_context(self.chromium, look, storage_state={"cookies": [], "origins": origins})
            self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        page.on("request", self.asks)
        page.on("requestfinished", self.answered)
        page.on("requestfailed", self.answered)
        if prepare:
            prepare(page)
        page.goto(self.url + path, wait_until="commit" if prepare else "load")
        return page

    def asks(self, request: Any) -> None:
        self.under_way.add(request)
        if not request.url.startswith((self.url, "data:", "blob:", self.url.replace("http", "ws"))):
            self.complaints.append(f"asked another host: {request.url}")

    def answered(self, request: Any) -> None:
        self.under_way.discard(request)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        return self.call("POST", path, body, token)

    def get(self, path: str, token: str | None = None) -> Any:
        return self.call("GET", path, None, token)

    def call(self, method: str, path: str, body: dict[str, Any] | None, token: str | None) -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.code} {error.read().decode()}") from None

    def table(self, seats: list[dict[str, Any]], game: str = "parley", **more: Any) -> dict[str, Any]:
        """A table by the host Anna; the same shuffles each time where no other person plays (with others a seed is
        refused)."""
        seed = {} if any(s["kind"] == "open" for s in seats) else {"seed": "browser"}
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, "name": "Anna", **seed, **more})
        return made

    def sit(self, made: dict[str, Any], game: str = "parley", **how: Any) -> Any:
        """A browser that holds the seat of `made` and looks at its table."""
        kept = {key: made[key] for key in ("token", "seat", "recovery") if key in made}
        return self.open(f"/t/{made['table']}", held={made["table"]: {**kept, "game": game, "when": 1}}, **how)

    def pair(self, **how: Any) -> tuple[dict[str, Any], Any, Any]:
        """A table for two, and the browsers of Anna, the host, and Bruno, with the board drawn."""
        made = self.table([{"kind": "me"}, {"kind": "open"}])
        joined = self.post(f"/api/join/{made['invite']}", {"name": "Bruno"})
        anna, bruno = self.sit(made, **how), self.sit(joined, **how)
        for page in (anna, bruno):
            page.wait_for_selector(".boardslot:not(.loading)")
        return made, anna, bruno

    def close(self) -> None:
        """Every browser is closed; new ones may be opened afterwards."""
        while self.contexts:
            self.contexts.pop().close()
        while self.pool is not None and self.pooled:
            self.pool.give_back(self.pooled.pop())
        self.under_way.clear()


def bot(level: str = "novice") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def asked(page: Any) -> bool:
    return bool(page.locator(CHOICE).count())


def over(page: Any) -> bool:
    return bool(page.locator(".ending").count())


def wait(page: Any, until: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not until():
        assert time.monotonic() < end, f"{what} did not come: {page.title()}"
        page.wait_for_timeout(80)


MOMENT = """() =>
  [document.body.dataset.rev ?? "", ...[...document.querySelectorAll("%s")].map((e) => e.innerText)].join("\\n")"""
MOMENT %= CHOICE
# Waits in the page for what a function there says; the question is asked over the wire only once. Asking in every frame
# would make the page draw all of them, which costs more than what most tests wait for.
UNTIL = """async ({ arg, patience }) => {
  const there = %s;
  const pause = () => new Promise((done) => { setTimeout(done, 40); });
  for (const end = performance.now() + patience; performance.now() < end; await pause())
    if (there(arg)) return true;
  return false;
}"""
TURN = """() => document.querySelector(".ending") ||
  (document.querySelector("%s") && !document.querySelector(".chip.busy"))"""
TURN %= CHOICE


def until(page: Any, there: str, what: str, arg: Any = None) -> None:
    """Wait until the JavaScript function `there` is true of the page."""
    came = page.evaluate(UNTIL % there, {"arg": arg, "patience": PATIENCE})
    assert came, f"{what} did not come: {page.title()}"


def wait_turn(page: Any) -> None:
    until(page, TURN, "the turn")


def wait_change(page: Any, before: str, what: str) -> None:
    """Wait until the page shows another moment than `before`. While a choice is on its way the page shows its old menu:
    that is no new moment."""
    until(page, f"(before) => !document.querySelector('.chip.busy') && ({MOMENT})() !== before", what, before)


def choose(page: Any, which: str = "", saying: str = "") -> str:
    """Press a choice (the first, or the first of a verb or with these words) and wait until the table has moved on.
    Returns what was pressed."""
    button = page.locator(CHOICE + (f'[data-verb="{which}"]' if which else ""), has_text=saying).first
    text = str(button.inner_text())
    before = moment(page)
    button.click()
    wait_change(page, before, f"an answer to {text!r}")
    return text


def moment(page: Any) -> str:
    """What distinguishes one situation from the next: the table's revision on the screen, and the choices. (The title
    follows when the browser has time.)"""
    return str(page.evaluate(MOMENT))


def play(page: Any, step: Callable[[], None], moves: int) -> bool:
    """Play on with `step`, so many times or until the game is over. Returns whether it is over."""
    for _ in range(moves):
        wait_turn(page)
        if over(page):
            return True
        step()
    wait_turn(page)
    return over(page)
