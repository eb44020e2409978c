"""What a screen reader announces in the first turns of each game, in the text view: stored, and compared word by word.

After a change of texts or rules that is meant, `LUDOTECA_TRANSCRIPTS=write pytest tests/browser/test_transcripts.py`
writes them again; read the difference before committing it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browser.client import CHOICE, Client, moment, wait

pytestmark = pytest.mark.browser

STORED = Path(__file__).parent / "transcripts"
STEPS = 8
SPOKEN = [
    ("rio-de-la-plata", "en"),
    pytest.param("pax-renaissance", "it", marks=pytest.mark.long),
    pytest.param("baroque", "pt", marks=pytest.mark.long),
    pytest.param("anno-1452", "it", marks=pytest.mark.long),
]
LOCALES = {"en": "en-GB", "it": "it-IT", "pt": "pt-BR"}
# What changes in a live region is spoken in the order in which it changes.
LISTEN = """
window.spoken = [];
const say = (kind, text) => {
  const words = text.replace(/\\s+/g, " ").trim();
  if (words) spoken.push([kind, words]);
};
new MutationObserver((changes) => {
  const changed = new Set();
  for (const change of changes) {
    const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
    const log = at?.closest("[role=log]");
    if (log) { for (const node of change.addedNodes) say("log", node.textContent); continue; }
    const region = at?.closest("[role=status], [role=alert], [aria-live]");
    if (region) changed.add(region);
    for (const node of change.addedNodes) if (node.nodeType === 1) for (const alert of [node,
      ...node.querySelectorAll("[role=alert]")]) if (alert.matches("[role=alert]")) changed.add(alert);
  }
  for (const region of changed) say("status", region.textContent);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def heard(page: Any) -> list[str]:
    """The announcements since the last time; a log that is drawn again repeats nothing that is already known."""
    found: list[list[str]] = page.evaluate("spoken.splice(0)")
    lines: list[str] = []
    for kind in ("log", "status"):
        for said, words in found:
            line = f"  {kind}: {words}"
            if said == kind and line not in lines:
                lines.append(line)
    return lines


def question(page: Any) -> list[str]:
    """The first section of the page: the question and what can be answered, as the accessibility tree names them."""
    tree = str(page.locator("section[aria-labelledby=t-do]").aria_snapshot())
    return ["  " + line for line in tree.splitlines() if "- /url:" not in line]


def outline(page: Any) -> list[str]:
    return [
        "  " + "#" * int(h.evaluate("e => Number(e.tagName[1])")) + " " + h.inner_text()
        for h in page.locator("main :is(h1, h2, h3)").all()
    ]


def revision(page: Any) -> str:
    return str(page.evaluate("document.body.dataset.rev"))


# The refused choices come after their question; a page that asks nobody has none.
REASONED = """import('/static/table/model.js').then(({ current: { value: model } }) =>
  !model.state.value?.view?.menu.length || model.idle.value || model.reasons.fits(model.state.value))"""


def settled(page: Any) -> None:
    """The page shows what the server has said, and waits for somebody."""
    wait(page, lambda: page.locator(f"{CHOICE}, [data-act=uncover]").count() > 0, "a question")
    wait(page, lambda: page.evaluate(REASONED), "the refused choices")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def transcript(client: Client, game: str, lang: str) -> str:
    made = client.table([{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}], game=game)
    page = client.sit(
        made, game=game, lang=LOCALES[lang], view="text", prepare=lambda page: page.add_init_script(LISTEN)
    )
    settled(page)
    if page.locator("[data-act=uncover]").count():
        page.click("[data-act=uncover]")
        settled(page)
    page.wait_for_selector(".near-words")
    lines = [f"{game} ({lang})", "", "outline", *outline(page)]
    page.evaluate("spoken.splice(0)")
    for step in range(1, STEPS + 1):
        lines += ["", f"{step}", *question(page)]
        choices = page.locator(CHOICE)
        chosen = choices.nth((3 * step) % choices.count())
        lines.append("> " + " ".join(chosen.inner_text().split()))
        # A group of choices opens in the page; a choice is answered by the server with a new revision.
        now = revision if chosen.get_attribute("data-do") is not None else moment
        before = now(page)
        chosen.click()
        wait(page, lambda now=now, before=before: now(page) != before, "the next question")  # type: ignore[misc]
        settled(page)
        lines += heard(page)
        if page.locator("[data-act=uncover]").count():
            lines.append(f"> {page.locator('[data-act=uncover]').inner_text()}")
            page.click("[data-act=uncover]")
            page.wait_for_selector("main.text")
            settled(page)
            lines += heard(page)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game", "lang"), SPOKEN)
def test_what_is_spoken_in_the_first_turns(client: Client, game: str, lang: str) -> None:
    now = transcript(client, game, lang)
    stored = STORED / f"{game}.{lang}.txt"
    if os.environ.get("LUDOTECA_TRANSCRIPTS") == "write":
        STORED.mkdir(exist_ok=True)
        stored.write_text(now, encoding="utf-8")
    assert now.splitlines() == stored.read_text(encoding="utf-8").splitlines()
