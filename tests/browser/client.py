"""What the browser tests do over and over: open a browser, take a seat, make choices."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent
CHOICE = ".choices button.chip:not(.off):not(.back)"
PATIENCE = 30_000
GUIDED = ["parley", "pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452"]


class Client:
    """Several browsers, each with its own memory, at one server."""

    def __init__(self, url: str, chromium: Any) -> None:
        self.url = url
        self.chromium = chromium
        self.contexts: list[Any] = []
        self.complaints: list[str] = []

    def open(
        self, path: str = "/", lang: str = "en-GB", phone: bool = False, dark: bool = False, **settings: Any
    ) -> Any:
        """A page in a browser of its own. Unless told otherwise nothing moves and nothing waits."""
        size = {"width": 360, "height": 800} if phone else {"width": 1440, "height": 900}
        context = self.chromium.new_context(
            viewport=size,
            locale=lang,
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        saved = json.dumps({"pace": "off", "guided": GUIDED, **settings})
        context.add_init_script(
            f"if (location.protocol !== 'about:' && !localStorage.getItem('ludoteca.settings')) localStorage.setItem('ludoteca.settings', {json.dumps(saved)});"
        )
        page = context.new_page()
        page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.complaints.append(str(e)))
        page.on("request", lambda r: self.outside(r.url))
        page.goto(self.url + path)
        return page

    def outside(self, address: str) -> None:
        if not address.startswith((self.url, "data:", "blob:", self.url.replace("http", "ws"))):
            self.complaints.append(f"asked another host: {address}")

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        return self.call("POST", path, body, token)

    def get(self, path: str, token: str | None = None) -> Any:
        return self.call("GET", path, None, token)

    def call(self, method: str, path: str, body: dict[str, Any] | None, token: str | None) -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())

    def table(self, seats: list[dict[str, Any]], game: str = "parley", **more: Any) -> dict[str, Any]:
        """A table by the host Anna; the same shuffles each time where no other person plays (with others a seed is refused)."""
        seed = {} if any(s["kind"] == "open" for s in seats) else {"seed": "browser"}
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, "name": "Anna", **seed, **more})
        return made

    def sit(self, made: dict[str, Any], game: str = "parley", **how: Any) -> Any:
        """A browser that holds the seat of `made` and looks at its table."""
        page = self.open("/settings", **how)
        held = {
            made["table"]: {
                "token": made["token"],
                "seat": made["seat"],
                "game": game,
                "recovery": made["recovery"],
                "when": 1,
            }
        }
        page.evaluate("held => localStorage.setItem('ludoteca.seats', JSON.stringify(held))", held)
        page.goto(f"{self.url}/t/{made['table']}")
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def bot(level: str = "novice") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def asked(page: Any) -> bool:
    return page.locator(CHOICE).count() > 0


def over(page: Any) -> bool:
    return page.locator(".ending").count() > 0


def wait(page: Any, until: Callable[[], bool], what: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, f"{what} did not come: {page.title()}"
        page.wait_for_timeout(40)


def wait_turn(page: Any) -> None:
    wait(page, lambda: asked(page) or over(page), "the turn")


def choose(page: Any, which: str = "") -> str:
    """Press a choice (the first, or the first of a verb) and wait until the table has moved on. Returns what was pressed."""
    button = page.locator(CHOICE + (f'[data-verb="{which}"]' if which else "")).first
    text = str(button.inner_text())
    before = moment(page)
    button.click()
    wait(page, lambda: moment(page) != before, f"an answer to {text!r}")
    return text


def moment(page: Any) -> tuple[str, str, str]:
    """What tells one situation from the next: the title, the table's revision on the screen, the choices."""
    return (
        page.title(),
        page.evaluate("document.body.dataset.rev ?? ''"),
        " ".join(page.locator(CHOICE).all_inner_texts()),
    )


def finish(page: Any, step: Callable[[], None], most: int = 400) -> None:
    """Play on with `step` until the game is over."""
    for _ in range(most):
        wait_turn(page)
        if over(page):
            return
        step()
    raise AssertionError("the game does not end")
