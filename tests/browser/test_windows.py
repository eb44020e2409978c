"""The table in windows of other sizes: one game in the short run, all games and stages in the long one. `make windows`
looks at everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.client import until
from browser.gallery.pairs import SUFFIX, shown
from browser.gallery.positions import PLAN
from browser.gallery.studio import Studio, arrive, studio
from browser.gallery.windows import BOX, SIZES, WINDOWS, Walk, looks, measured

GAMES = list(PLAN["games"])
PAIRS = Path(__file__).parents[2] / "docs" / "pictures" / "windows"
SHORT = "baroque"
# The guide is offered again, as on the first visit.
UNGUIDED = """async () => (await import("/static/app/store.js")).set({ guided: [] })"""
# A click on the words of the guide meets them, though the board is beneath.
LIES_OVER = """() => {
  const r = document.querySelector(".guide p").getBoundingClientRect();
  return Boolean(document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)?.closest(".guide"));
}"""
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("windows")]


@pytest.fixture(scope="module")
def made(chromium: Any) -> Iterator[Studio]:
    with studio(chromium) as made:
        yield made


def faults(made: Studio, game: str, stage: str, sizes: list[str], seats: int = 0) -> list[dict[str, str]]:
    """The faults with so many seats, otherwise with the most."""
    walk = Walk(made, None)
    for look in looks([game], [stage], [seats or max(int(n) for n in PLAN["games"][game])], ["it"], ["light"]):
        walk.visit(look, sizes)
    assert len(walk.report.looked_at) == len(sizes)
    return walk.report.faults


@pytest.mark.parametrize("game", [pytest.param(g, marks=[] if g == SHORT else [pytest.mark.long]) for g in GAMES])
def test_a_table_fits_a_small_phone_an_upright_tablet_and_a_low_laptop(made: Studio, game: str) -> None:
    assert faults(made, game, "middle", ["small-phone", "tablet", "laptop-short"]) == []


@pytest.mark.parametrize("game", ["pax-renaissance", "baroque"])
def test_the_closed_drawer_of_a_low_window_names_its_cards(made: Studio, game: str) -> None:
    assert faults(made, game, "middle", ["laptop-short"]) == []


def test_a_question_in_an_upright_tablet_shows_the_card_it_is_about(made: Studio) -> None:
    assert faults(made, "anno-1452", "late", ["tablet"], seats=2) == []


def test_every_picture_of_the_page_on_windows_can_be_taken_again() -> None:
    names = [file.name for file in PAIRS.glob(f"*{SUFFIX}")]
    assert len(names) == 12
    for name in names:
        look, size = shown(name)
        assert name.endswith(f"-{look.position.game}-{look.position.stage}-{size}{SUFFIX}")
    with pytest.raises(ValueError, match="no window"):
        shown(f"01-baroque-middle-wall{SUFFIX}")
    with pytest.raises(ValueError, match="no stage"):
        shown(f"01-baroque-never-laptop{SUFFIX}")


@pytest.mark.long
def test_a_long_sentence_in_the_tray_of_pax_moves_no_card(made: Studio) -> None:
    (look,) = looks(["pax-renaissance"], ["late"], [2], ["pt"], ["light"])
    walk = Walk(made, None)
    walk.visit(look, ["tablet-wide"])
    assert walk.report.looked_at and walk.report.faults == []


@pytest.mark.long
def test_texts_stay_readable_when_a_window_shrinks_after_a_step_of_choosing(made: Studio) -> None:
    (look,) = looks([SHORT], ["auction"], None, ["it"], ["light"])
    walk = Walk(made, None)
    page = walk.open(look, False, "large")
    try:
        assert walk.jumps(page) == []
        for size in ("laptop-short", "desktop"):
            walk.check(page, look, size)
        assert walk.report.faults == []
    finally:
        page.context.close()


# The style sheet gives the buttons of the map a place over a name.
OVER_A_NAME = """() => {
  const frame = document.querySelector(".zoompan"), tools = frame.querySelector(".zoompan-tools");
  const view = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll("text")].filter((el) => /\\p{L}{3}/u.test(el.textContent))
    .map((el) => el.getBoundingClientRect());
  const name = boxes.find((r) => r.left > view.left && r.right < view.right - 100 && r.top > view.top
    && r.bottom < view.bottom - 100);
  Object.assign(tools.style, { left: `${name.left - view.left}px`, top: `${name.top - view.top}px`, right: "auto",
    bottom: "auto", translate: "" });
}"""
TOOLS = """() => {
  const r = document.querySelector(".zoompan-tools").getBoundingClientRect();
  return [r.left, r.top].map(Math.round);
}"""


def buried(page: Any) -> list[str]:
    return [p["what"] for p in measured(page) if p["kind"] == "buried"]


def test_the_buttons_of_a_map_leave_a_name_and_wait_under_the_pointer(made: Studio) -> None:
    (look,) = looks([SHORT], ["middle"], [4], ["it"], ["light"])
    page = Walk(made, None).open(look, False, "desktop")
    try:
        page.evaluate(OVER_A_NAME)
        assert buried(page)
        page.set_viewport_size({"width": 1440, "height": 890})
        until(page, "() => document.querySelector('.zoompan-tools').style.translate", "buttons that moved aside")
        arrive(page)
        assert not buried(page)
        place = page.evaluate(TOOLS)
        for tool in (0, 0, 1):
            page.locator(".zoompan-tools .tool").nth(tool).click()
            assert page.evaluate(TOOLS) == place, "a second click meets the same button"
        page.locator(".zoompan").press("ArrowLeft")
        assert page.evaluate(TOOLS) == place
    finally:
        page.context.close()


# Whether a click meets a place beside the middle of the map's window, before and after the map is asked to bring it
# into view. Something lies over it, as the tools and the small map do.
UNDER = """() => {
  const frame = document.querySelector(".zoompan").getBoundingClientRect();
  const middle = (r) => [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  const place = [...document.querySelectorAll(".zoompan-in .ent")].find((el) => {
    const r = el.getBoundingClientRect();
    const apart = Math.hypot(middle(r)[0] - middle(frame)[0], middle(r)[1] - middle(frame)[1]);
    return r.left > frame.left && r.right < frame.right && r.top > frame.top && r.bottom < frame.bottom
      && apart > 60 && el.contains(document.elementFromPoint(...middle(r)));
  });
  const met = () => place.contains(document.elementFromPoint(...middle(place.getBoundingClientRect())));
  const [x, y] = middle(place.getBoundingClientRect());
  const cover = document.body.appendChild(document.createElement("div"));
  Object.assign(cover.style, { position: "fixed", left: `${x - 20}px`, top: `${y - 20}px`, width: "40px",
    height: "40px", zIndex: 99 });
  const before = met();
  place.dispatchEvent(new Event("bring", { bubbles: true }));
  return [before, met()];
}"""


@pytest.mark.long
def test_what_something_lies_over_is_brought_into_view(made: Studio) -> None:
    (look,) = looks(["anno-1452"], ["middle"], [4], ["en"], ["light"])
    page = Walk(made, None).open(look, True, "phone")
    try:
        assert page.evaluate(UNDER) == [False, True]
    finally:
        page.context.close()


@pytest.mark.parametrize("game", [pytest.param(g, marks=[] if g == SHORT else [pytest.mark.long]) for g in GAMES])
def test_a_banner_does_not_move_the_board(made: Studio, game: str) -> None:
    (look,) = looks([game], ["early"], [2], ["pt"], ["light"])
    page = Walk(made, None).open(look, False, "laptop")
    try:
        before = page.evaluate(BOX)
        page.evaluate(UNGUIDED)
        page.wait_for_selector(".guide")
        with_banner = page.evaluate(BOX)
        assert page.evaluate(LIES_OVER)
        page.click("[data-act=no-guide]")
        page.wait_for_selector(".guide", state="detached")
        assert before == with_banner == page.evaluate(BOX)
    finally:
        page.context.close()


# How far the board of a phone is scrolled.
SCROLLED = "() => document.querySelector('.pxscroll').scrollTop"


@pytest.mark.long
def test_a_board_scrolls_to_what_can_be_chosen_when_tokens_take_its_height(made: Studio) -> None:
    """Whether the tokens come before or after the board is drawn makes no difference, nor does a small window that
    lasts only a moment."""
    (look,) = looks(["pax-renaissance"], ["early"], [2], ["en"], ["light"])
    page = Walk(made, None).open(look, True, "phone")
    try:
        assert page.evaluate(SCROLLED) == 0
        for _ in range(2):
            page.evaluate("() => { document.querySelector('.pxscroll').style.maxHeight = '260px'; }")
            until(page, f"() => ({SCROLLED})() > 0", "a lit card of the market")
            page.evaluate("() => { document.querySelector('.pxscroll').style.maxHeight = ''; }")
            until(page, f"() => ({SCROLLED})() === 0", "the board as it was before its window was small")
        page.evaluate("() => { document.querySelector('.pxscroll').style.maxHeight = '260px'; }")
        until(page, f"() => ({SCROLLED})() > 0", "a lit card of the market")
        page.evaluate("() => { document.querySelector('.pxscroll').scrollTop = 0; }")
        page.evaluate("() => { document.querySelector('.pxscroll').style.maxHeight = '240px'; }")
        arrive(page)
        assert page.evaluate(SCROLLED) == 0, "the player has scrolled back"
    finally:
        page.context.close()


# Whether the log is filled: the oldest turn that is shown reaches the upper edge.
FILLED = """() => {
  const log = document.querySelector(".log");
  return log.firstElementChild.getBoundingClientRect().top < log.getBoundingClientRect().top + 31;
}"""


def test_the_log_of_a_large_window_is_filled_with_earlier_turns(made: Studio) -> None:
    (look,) = looks(["anno-1452"], ["middle"], [2], ["it"], ["dark"])
    page = Walk(made, None).open(look, False, "large")
    try:
        until(page, FILLED, "turns up to the upper edge of the log")
        more = page.locator(".logbody .more")
        few = page.locator(".logturn").count()
        assert more.is_visible()
        more.click()
        more.wait_for(state="detached")
        assert page.locator(".logturn").count() > 5 * few
    finally:
        page.context.close()


SPECIAL = [(game, stage) for game in GAMES for stage in WINDOWS["stages"][game]]


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "stage"), SPECIAL, ids=["-".join(pair) for pair in SPECIAL])
def test_every_stage_fits_windows_that_take_turns(made: Studio, game: str, stage: str) -> None:
    turn = SPECIAL.index((game, stage))
    assert faults(made, game, stage, [SIZES[turn % len(SIZES)], SIZES[(turn + 4) % len(SIZES)]]) == []


# A fault of each kind, made by hand.
SPOILT = {
    "scrollbar": "document.body.style.height = `${innerHeight + 1}px`",
    "broken": (
        "(e => { e.textContent = 'Constantinople'; e.style.width = '40px'; e.style.overflowWrap = 'anywhere'; "
        "e.style.display = 'block'; })(document.querySelector('.seat .nm'))"
    ),
    "unreachable": "document.querySelector('.tools .tool').style.pointerEvents = 'none'",
    "controls": (
        "(([a, b]) => { const r = a.getBoundingClientRect(), q = b.getBoundingClientRect(); b.style.translate = "
        "`${r.left - q.left}px 0`; })(document.querySelectorAll('.tools .tool'))"
    ),
    "hidden": ("(e => { e.style.width = '60px'; e.style.overflow = 'auto'; })(document.querySelector('.tabrow'))"),
    "covered": (
        "(e => { e.style.position = 'relative'; e.style.zIndex = 9; e.style.translate = '0 -80px'; })"
        "(document.querySelector('.bottom'))"
    ),
    "buried": f"({OVER_A_NAME})()",
    "nameless": "(e => { e.style.height = '40px'; e.style.overflow = 'hidden'; })(document.querySelector('.bottom'))",
}


# The bar of choices grows when they are narrowed.
JUMPING = """() => {
  const s = new CSSStyleSheet();
  s.replaceSync('.prompt:has(.crumbs) { height: 200px !important }');
  document.adoptedStyleSheets = [s];
}"""


def test_the_script_sees_every_kind_of_fault(made: Studio) -> None:
    (look,) = looks(["pax-renaissance"], ["early"], [2], ["en"], ["light"])
    walk = Walk(made, None)
    page = walk.open(look, False, "desktop")
    try:
        assert walk.jumps(page) == []
        page.evaluate(JUMPING)
        assert [p.kind for p in walk.jumps(page)] == ["jump"]
        for kind, spoil in SPOILT.items():
            assert kind not in {p["kind"] for p in measured(page)}
            page.evaluate(f"() => {{ {spoil}; }}")
            assert kind in {p["kind"] for p in measured(page)}
    finally:
        page.context.close()


# What is left of the numbers of a war where the row below the map is cut.
COUNTS = """() => {
  const row = document.querySelector(".ri-row").getBoundingClientRect();
  return [...document.querySelectorAll(".warcounts text")]
    .map((el) => [el.textContent, el.getBoundingClientRect()])
    .filter(([, r]) => r.left >= row.left && r.right <= row.right)
    .map(([said]) => said);
}"""


@pytest.mark.long
def test_the_numbers_of_a_war_are_whole_on_a_small_phone(made: Studio) -> None:
    (look,) = looks(["rio-de-la-plata"], ["war"], None, ["pt"], ["light"])
    page = Walk(made, None).open(look, True, "small-phone")
    try:
        assert page.evaluate(COUNTS) == ["15", "3"], "attackers left, and those outside the city"
    finally:
        page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(("stage", "seen"), [("war", True), ("battle", False)])
def test_steps_of_a_war_are_shown_until_it_is_over(made: Studio, stage: str, seen: bool) -> None:
    """In the stage "battle" the war is over, and groups are taken back."""
    (look,) = looks(["rio-de-la-plata"], [stage], None, ["en"], ["light"])
    page = Walk(made, None).open(look, False, "desktop")
    try:
        assert bool(page.query_selector(".trail")) is seen
    finally:
        page.context.close()
