"""All text can be read: its contrast is measured on the screen in both themes, and nothing stays undecided."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, bot, choose, play, until, wait_turn
from browser.contrast import faint
from browser.test_pages import settled

pytestmark = pytest.mark.browser

GAMES = ["pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452"]
PAGES = ["/", "/?tables=1", "/settings", "/new/baroque", "/learn/anno-1452", "/rules/parley", "/cards/anno-1452"]
PAGES += ["/about/parley", "/chance/anno-1452", "/puzzles", "/puzzles/rio-de-la-plata"]
LOOKS = [{}, {"dark": True}]


def drawn(page: Any) -> None:
    """Wait until the board and its fonts are there."""
    wait_turn(page)
    page.wait_for_selector(".boardslot:not(.loading)")
    until(page, "() => document.fonts.status === 'loaded'", "the fonts")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_table_can_be_read(client: Client, game: str) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game)
    drawn(page)
    assert faint(page) == []
    page.emulate_media(color_scheme="dark")
    until(page, "() => document.documentElement.dataset.theme === 'dark'", "the dark theme")
    assert faint(page) == []


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_table_on_a_phone_can_be_read(client: Client, game: str, look: dict[str, Any]) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game=game), game=game, phone=True, **look)
    drawn(page)
    for tab in ("act", "hand", "players", "log"):
        page.tap(f"#ptab-{tab}")
        page.wait_for_selector(f"#ptab-{tab}[aria-selected=true]")
        assert faint(page) == [], tab


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_the_texts_of_a_page_can_be_read(client: Client, path: str, look: dict[str, Any]) -> None:
    page = client.open(path, **look)
    settled(page, path)
    page.wait_for_load_state("networkidle")
    assert faint(page) == []


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=["light", "dark"])
def test_the_texts_of_the_lobby_and_of_the_end_can_be_read(client: Client, look: dict[str, Any]) -> None:
    lobby = client.sit(client.table([{"kind": "me"}, {"kind": "open"}]), **look)
    lobby.wait_for_selector(".lobby")
    assert faint(lobby) == []
    page = client.sit(client.table([{"kind": "me"}, bot()]), **look)

    def step() -> None:
        choose(page)

    assert play(page, step, 60)
    page.wait_for_load_state("networkidle")
    assert faint(page) == []


def test_a_faint_text_is_found(client: Client) -> None:
    """On one colour, on a gradient and in a drawing. A text that scrolls out of sight is none."""
    page = client.open("/settings")
    settled(page, "/settings")
    page.evaluate("""() => {
      const main = document.querySelector("#main");
      const add = (text, style) => {
        const p = Object.assign(document.createElement("p"), { textContent: text });
        Object.assign(p.style, { padding: "4px", font: "16px sans-serif", ...style });
        main.prepend(p);
        return p;
      };
      add("faint one", { color: "#999", background: "#fff" });
      add("plain one", { color: "#333", background: "#fff" });
      add("faint gradient", { color: "#777", background: "linear-gradient(90deg, #999, #555)" });
      add("plain gradient", { color: "#000", background: "linear-gradient(90deg, #fff, #bbb)" });
      add("the same colour", { color: "#fff", background: "#fff" });
      const box = add("", { height: "30px", overflow: "auto", background: "#fff", color: "#000" });
      box.innerHTML = "<p>seen</p><p id='unseen'>faint unseen</p>";
      Object.assign(box.querySelector("#unseen").style, { color: "#eee", marginTop: "200px" });
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      for (const [text, y, fill] of [["faint drawing", 20, "#bbb"], ["plain drawing", 40, "#222"]]) {
        const t = document.createElementNS("http://www.w3.org/2000/svg", "text");
        t.textContent = text;
        t.setAttribute("y", y);
        t.setAttribute("fill", fill);
        svg.append(t);
      }
      Object.assign(svg.style, { background: "#fff", width: "200px", height: "60px" });
      main.prepend(svg);
    }""")
    found = faint(page)
    named = {
        text
        for text in ("faint one", "faint gradient", "the same colour", "faint drawing")
        if any(text in f for f in found)
    }
    assert len(named) == 4 and not [f for f in found if "plain" in f or "seen" in f], found


# A short text and a sign in the same ink, whose strokes lie above the letters in the text's line.
BESIDE_A_SIGN = """([text, ink, ground, behind_the_sign]) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = `<rect width="200" height="60" fill="${ground}"/>
    <rect x="10" y="6" width="90" height="14" fill="${behind_the_sign}"/>
    <path d="M12 13h86M12 17h86" stroke="currentColor" stroke-width="3"/>
    <text x="10" y="38" font-size="24" fill="${ink}">${text}</text>`;
  Object.assign(svg.style, { color: ink, width: "200px", height: "60px" });
  document.querySelector("#main").prepend(svg);
}"""


def test_a_sign_beside_a_text_is_no_letter_of_it(client: Client) -> None:
    """It neither makes a good text faint nor hides that a text is faint."""
    page = client.open("/settings")
    settled(page, "/settings")
    for text, ink, ground, behind_the_sign in (
        ("plain,", "#333", "#fff", "#666"),
        ("faint,", "#777", "#888", "#000"),
    ):
        page.evaluate(BESIDE_A_SIGN, [text, ink, ground, behind_the_sign])
    found = faint(page)
    assert [f for f in found if "faint," in f] and not [f for f in found if "plain," in f], found


def test_a_letter_on_a_rim_in_its_ink_is_found(client: Client) -> None:
    """Unless the letter has a halo, which keeps the rim away."""
    page = client.open("/settings")
    settled(page, "/settings")
    page.evaluate("""() => {
      const disc = (letter, halo) => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.innerHTML = `<circle cx="20" cy="20" r="18" fill="#277a5f"/>
          <circle cx="20" cy="20" r="6" fill="none" stroke="#fff" stroke-width="3" opacity="0.28"/>
          <text x="20" y="26" font-size="18" text-anchor="middle" fill="#fff" ${halo}>${letter}</text>`;
        Object.assign(svg.style, { width: "40px", height: "40px" });
        document.querySelector("#main").prepend(svg);
      };
      disc("O", "");
      disc("Q", 'paint-order="stroke" stroke="#277a5f" stroke-width="4"');
    }""")
    found = faint(page)
    assert [f for f in found if f.startswith('"O"')] and not [f for f in found if f.startswith('"Q"')], found
