"""One server, one browser: every position on the screen of the player who is asked, in every size, light and
language."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from browser.client import PATIENCE, Client, Pool, launched
from browser.conftest import Server
from browser.gallery.positions import PLAN, Position, positions

# Everything has come that the page waits for: the table, its language, the board with its style sheet, web fonts and
# pictures; the wanted tab is open; and nothing moves any more: the boxes of all elements are the same as a moment
# before. Returns what is still missing when the patience is over. A page that draws no frames is made to lay itself
# out, because web fonts count as loaded only after a layout.
ARRIVED = """async ({ tab, patience }) => {
  const missing = () => {
    const image = [...document.images].find((one) => !one.complete);
    const sheet = [...document.querySelectorAll("link[rel=stylesheet]")].find((link) => !link.sheet);
    const busy = document.querySelector("[aria-busy=true], .chip.busy");
    return [
      !document.querySelector(".conn.open") && `connection ${document.querySelector(".conn")?.className}`,
      !document.querySelector(".boardslot:not(.loading)") && "board",
      busy && `busy ${busy.className || busy.id}`,
      document.fonts.status !== "loaded" && "fonts",
      sheet && `style sheet ${sheet.href}`,
      image && `picture ${image.src}`,
      tab && !document.querySelector(`#ptab-${tab}[aria-selected=true]`) && `tab ${tab}`,
      document.getAnimations().some((one) => one.playState === "running" &&
        one.effect?.getComputedTiming().iterations !== Infinity) && "animations",
    ].filter(Boolean);
  };
  const boxes = () => [...document.body.querySelectorAll("*")].map((e) => {
    const r = e.getBoundingClientRect();
    return `${r.left},${r.top},${r.width},${r.height}`;
  }).join(" ");
  const either = (begin, ms) => new Promise((done) => { setTimeout(done, ms); begin(done); });
  const pause = async () => {
    await either((done) => requestAnimationFrame(() => requestAnimationFrame(done)), 500);
    await either((done) => requestIdleCallback(done), 500);
  };
  let before = "", left = ["everything"];
  for (const end = performance.now() + patience; performance.now() < end; await pause()) {
    if (tab) document.querySelector(`#ptab-${tab}[aria-selected=false]`)?.click();
    document.body.getBoundingClientRect();
    left = missing();
    const now = left.length ? "" : boxes();
    if (now && now === before) return [];
    if (now) left = ["rest"];
    before = now;
  }
  return left;
}"""
ROUND = 20_000  # milliseconds after which a page that has not come is put in front, so that it draws frames


def arrive(page: Any, tab: str = "") -> None:
    """Wait until the table has come and nothing on the page moves; on a phone with this tab open."""
    end = time.monotonic() + PATIENCE / 1000
    while missing := page.evaluate(ARRIVED, {"tab": tab, "patience": ROUND}):
        assert time.monotonic() < end, f"the table did not come: {missing}, {page.inner_text('body')[:200]}"
        page.bring_to_front()


class Picture:
    """One thing to look at: a position in one size, theme and language; on a phone perhaps another tab than the
    board's."""

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
    """Which theme and language a picture is given that is taken in only one: the next one for each, so that all have
    their turn."""
    games = list(PLAN["games"])
    seats = list(PLAN["games"][position.game])
    sides = ["", *PLAN["tabs"]]
    place = games.index(position.game)
    for choice, of in (
        (position.stage, list(PLAN["stages"])),
        (str(position.seats), seats),
        (size, PLAN["sizes"]),
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
    """The one of the many of this game, stage and size that `make test` looks at: the number of players, theme and
    language take turns."""
    games, stages, sizes = list(PLAN["games"]), list(PLAN["stages"]), PLAN["sizes"]
    counts = [int(n) for n in PLAN["games"][game]]
    turn = games.index(game) + stages.index(stage) + sizes.index(size)
    (position,) = positions([game], [counts[turn % len(counts)]], [stage])
    theme, lang = combinations()[turn_of(position, size)]
    return Picture(position, size, theme, lang)


class Studio:
    """Every picture has a page of its own, which opens the table in the right size, theme and language: nothing of a
    former picture is left in it, no place a list was scrolled to and no space that longer words took."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.version: str = client.chromium.version
        self.tables: dict[int, dict[str, Any]] = {}

    def seat(self, position: Position) -> dict[str, Any]:
        made = self.tables.get(id(position))
        if made is None:
            made = self.client.post("/api/import", {"journal": position.journal, "name": "Anna", "bots": True})
            self.tables[id(position)] = made
        return made

    def show(self, picture: Picture) -> tuple[Any, bytes]:
        """The page with this picture on it, and the picture."""
        page = self.open(picture)
        return page, self.take(page, picture)

    def open(self, picture: Picture, **how: Any) -> Any:
        self.client.close()
        made, game = self.seat(picture.position), picture.position.game
        phone, dark = picture.size == "phone", picture.theme == "dark"
        return self.client.sit(made, game=game, lang=picture.lang, phone=phone, dark=dark, **how)

    def take(self, page: Any, picture: Picture) -> bytes:
        """The picture of a page on which nothing changes any more: the same, byte for byte, as the one taken before it,
        with nothing on its way from the server."""
        arrive(page, picture.tab)
        shot: bytes = b""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            quiet = not self.client.under_way
            before, shot = shot, bytes(page.screenshot())
            if shot == before and quiet and not self.client.under_way:
                return shot
        raise AssertionError(f"{page.title()}: the page does not come to rest")


@contextmanager
def studio(browser: Any) -> Iterator[Studio]:
    """A studio with a server of its own that makes a table for every position, within a minute, and on which no bot
    thinks."""
    with TemporaryDirectory() as data, Server(Path(data), LUDOTECA_LIMITS="0", LUDOTECA_BOTS="0") as server:
        pool = Pool(server.url, browser)
        client = Client(server.url, browser, pool)
        yield Studio(client)
        client.close()
        pool.close()


@contextmanager
def own_studio(*flags: str) -> Iterator[Studio]:
    """A studio with a browser of its own, started with these flags."""
    with launched(*flags) as browser, studio(browser) as made:
        yield made
