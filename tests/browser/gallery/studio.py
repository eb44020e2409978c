"""One server, one browser: every position on the screen of the player who is asked, in every size, light and language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from browser.client import FLAGS, GUIDED, Client
from browser.conftest import CHROMIUM, Server
from browser.gallery.positions import PLAN, Position, positions

# Everything is on the screen: the board and its tokens drawn, the wanted language spoken, the fonts there, two frames without a change of size.
SETTLED = """async ({ lang, theme, tab }) => {
  const { set } = await import("/static/store.js");
  const texts = await import("/static/texts.js");
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (what, test) => {
    for (const end = performance.now() + 30000; !test(); await frame()) if (performance.now() > end) throw new Error(`${what} did not come`);
  };
  await until("the board", () => document.querySelector(".boardslot:not(.loading)") && texts.spoken.value !== null);
  set({ lang, theme });
  await until("the language", () => texts.lang.value === lang && texts.spoken.value !== null);
  if (tab) document.getElementById("ptab-" + tab)?.click();
  await document.fonts.ready;
  for (let i = 0; i < 3; i += 1) await frame();
  for (const log of document.querySelectorAll(".side .log")) log.scrollTop = log.scrollHeight;  // where a reader finds it, whatever language was there before
  await frame();
}"""


class Picture:
    """One thing to look at: a position in one size, theme and language; on a phone perhaps another tab than the board's."""

    def __init__(self, position: Position, size: str, theme: str, lang: str, tab: str = "") -> None:
        self.position = position
        self.size = size
        self.theme = theme
        self.lang = lang
        self.tab = tab
        p = position
        self.name = f"{p.game}-{p.stage}-{p.seats}-{size}-{tab or 'board'}-{theme}-{lang}"


def combinations() -> list[tuple[str, str]]:
    return [(theme, lang) for theme in PLAN["themes"] for lang in PLAN["languages"]]


def turn_of(position: Position, size: str, tab: str = "") -> int:
    """Which theme and language a picture is given that is taken in only one: the next one for each, so that all have their turn."""
    games = list(PLAN["games"])
    seats = list(PLAN["games"][position.game])
    sides = ["", *PLAN["tabs"]]
    place = games.index(position.game)
    for choice, of in (
        (position.stage, list(PLAN["stages"])),
        (str(position.seats), seats),
        (size, list(PLAN["sizes"])),
        (tab, sides),
    ):
        place = place * len(of) + of.index(choice)
    return (place + place // len(combinations())) % len(combinations())


def pictures_of(
    position: Position, sizes: list[str], themes: list[str], languages: list[str], tabs: list[str]
) -> list[Picture]:
    """Every picture of a position: the board in all themes and languages, the other tabs of a phone in one."""
    wanted = [(theme, lang) for theme, lang in combinations() if theme in themes and lang in languages]
    out = [Picture(position, size, theme, lang) for size in sizes for theme, lang in wanted]
    if "phone" in sizes:
        for tab in tabs:
            theme, lang = wanted[turn_of(position, "phone", tab) % len(wanted)]
            out.append(Picture(position, "phone", theme, lang, tab))
    return out


def kept_picture(game: str, stage: str, size: str) -> Picture:
    """The one of the many of this game, stage and size that `make test` looks at: the number of players, theme and language take turns."""
    games, stages, sizes = list(PLAN["games"]), list(PLAN["stages"]), list(PLAN["sizes"])
    counts = [int(n) for n in PLAN["games"][game]]
    turn = games.index(game) + stages.index(stage) + sizes.index(size)
    (position,) = positions([game], [counts[turn % len(counts)]], [stage])
    theme, lang = combinations()[turn_of(position, size)]
    return Picture(position, size, theme, lang)


class Studio:
    def __init__(self, client: Client, browser: Any) -> None:
        self.client = client
        self.browser = browser
        self.version: str = browser.version
        self.tables: dict[int, dict[str, Any]] = {}
        self.pages: dict[str, Any] = {}
        self.shown: dict[str, int] = {}

    def seat(self, position: Position) -> dict[str, Any]:
        made = self.tables.get(id(position))
        if made is None:
            made = self.client.post("/api/import", {"journal": position.journal, "name": "Anna", "bots": True})
            self.tables[id(position)] = made
        return made

    def page(self, size: str) -> Any:
        if size not in self.pages:
            width, height = PLAN["sizes"][size]
            phone = size == "phone"
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                locale="en",
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
            )
            context.set_default_timeout(60_000)
            settings = json.dumps({"pace": "off", "guided": GUIDED})
            context.add_init_script(
                f"localStorage.getItem('ludoteca.settings') ?? localStorage.setItem('ludoteca.settings', {json.dumps(settings)})"
            )
            page = context.new_page()
            page.on("console", lambda m: self.client.complaints.append(m.text) if m.type == "error" else None)
            page.on("pageerror", lambda e: self.client.complaints.append(str(e)))
            page.goto(self.client.url + "/settings")
            self.pages[size] = page
        return self.pages[size]

    def show(self, picture: Picture) -> Any:
        """The page with this picture on it."""
        made = self.seat(picture.position)
        page = self.page(picture.size)
        if self.shown.get(picture.size) != id(picture.position):
            held = {
                made["table"]: {"token": made["token"], "seat": made["seat"], "game": picture.position.game, "when": 1}
            }
            page.evaluate("held => localStorage.setItem('ludoteca.seats', JSON.stringify(held))", held)
            page.goto(f"{self.client.url}/t/{made['table']}")
            self.shown[picture.size] = id(picture.position)
        wish = {
            "lang": picture.lang,
            "theme": picture.theme,
            "tab": (picture.tab or "act") if picture.size == "phone" else "",
        }
        page.evaluate(SETTLED, wish)
        return page

    def forget(self, size: str) -> None:
        """Whoever changed the page lets it be opened anew for the next picture."""
        self.shown.pop(size, None)

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()

    def take(self, picture: Picture) -> bytes:
        shot: bytes = self.show(picture).screenshot()
        return shot


@contextmanager
def studio() -> Iterator[Studio]:
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), LUDOTECA_LIMITS="0")  # a table for every position, within a minute
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        try:
            yield Studio(Client(server.url, browser), browser)
        finally:
            browser.close()
            server.stop()
