"""The boards as they look: a picture of every game and size, in the long run of every stage too, is free of faults and
shows what was accepted. `make gallery` looks at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from browser.client import Client, wait
from browser.gallery.audit import Problem, allowed, audit
from browser.gallery.darkroom import Darkroom, reference
from browser.gallery.positions import PLAN, Position, positions
from browser.gallery.studio import Picture, Studio, kept_picture, studio
from browser.test_colours import TABLES

GAMES = list(PLAN["games"])
STAGES = list(PLAN["stages"])
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("gallery")]


@pytest.fixture(scope="module")
def room(chromium: Any) -> Iterator[tuple[Studio, Darkroom]]:
    with studio(chromium) as made:
        yield made, Darkroom(chromium)
        assert made.client.complaints == []


def kept() -> list[Any]:
    """Every game, stage and size; of each game one is in the short run, in which stages and sizes take turns."""
    out = []
    for (g, game), (s, stage), (k, size) in product(*(list(enumerate(x)) for x in (GAMES, STAGES, PLAN["sizes"]))):
        marks = [] if s == g % len(STAGES) and k == g % len(PLAN["sizes"]) else [pytest.mark.long]
        out.append(pytest.param((game, stage, size), marks=marks, id=f"{game}-{stage}-{size}"))
    return out


@pytest.fixture(scope="module", params=kept())
def taken(room: tuple[Studio, Darkroom], request: pytest.FixtureRequest) -> tuple[Picture, Any, bytes]:
    """One of the kept pictures, with its page."""
    made, _ = room
    picture = kept_picture(*request.param)
    return picture, *made.show(picture)


def test_a_picture_is_without_fault(taken: tuple[Picture, Any, bytes]) -> None:
    picture, page, _ = taken
    assert [str(p) for p in audit(page, picture.position.game, picture.size)] == []


def test_a_picture_looks_as_accepted(room: tuple[Studio, Darkroom], taken: tuple[Picture, Any, bytes]) -> None:
    _, darkroom = room
    picture, _, shot = taken
    seen = darkroom.differ(reference(picture).read_bytes(), darkroom.shrink(shot, picture.size), picture.size)
    assert seen == [], f"{picture.name} looks different: see `make gallery`, and `make gallery-accept` when it is meant"


class Late:
    """Holds back files of a page until it has got everything else and has drawn what it can without them."""

    def __init__(self, *patterns: str) -> None:
        self.patterns = patterns
        self.held: list[Any] = []
        self.released = False

    def prepare(self, page: Any) -> None:
        for pattern in self.patterns:
            page.route(pattern, self.hold)

    def hold(self, route: Any) -> None:
        if self.released:
            route.continue_()
        else:
            self.held.append(route)

    def release(self, page: Any, client: Client) -> None:
        page.wait_for_selector(".boardslot", state="attached")
        wait(page, lambda: client.under_way == {route.request for route in self.held}, "everything else")
        page.evaluate("() => new Promise(requestIdleCallback)")
        self.released = True
        for route in self.held:
            route.continue_()


LATE = {"letters": "**/*.woff2", "sheet": "**/web/board.css"}


@pytest.mark.long
@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("size", PLAN["sizes"])
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_does_not_tell_in_which_order_its_files_came(
    room: tuple[Studio, Darkroom], game: str, size: str, late: str
) -> None:
    """What was measured before the web fonts or the board's style sheet loaded (where a map is, how many choices fit,
    where the log ends) is measured again."""
    made, darkroom = room
    picture = kept_picture(game, "middle", size)
    _, before = made.show(picture)
    files = Late(LATE[late])
    page = made.open(picture, fresh=True, prepare=files.prepare)
    files.release(page, made.client)
    assert files.held
    after = made.take(page, picture)
    assert darkroom.differ(darkroom.shrink(before, size), darkroom.shrink(after, size), size) == []


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_the_comparison_does_not_see_another_anti_aliasing(room: tuple[Studio, Darkroom], size: str) -> None:
    made, darkroom = room
    page, shot = made.show(kept_picture("baroque", "late", size))
    page.evaluate("() => { document.querySelector('.boardslot').style.translate = '0.35px 0.3px'; }")
    moved = page.screenshot()
    assert moved != shot
    assert darkroom.differ(darkroom.shrink(shot, size), darkroom.shrink(moved, size), size) == []


# The pieces on the board that wear a player's colour, each with that colour and whether a letter or a pattern tells it
# too.
DRESSED = """() => [...document.querySelectorAll('.boardslot svg [data-piece], .seat')].flatMap((piece) => {
  const worn = [piece, ...piece.querySelectorAll('[class*="pl-"]'),
    ...(piece.parentElement.closest('svg [class*="pl-"]') ? [piece.parentElement] : [])].flatMap((e) =>
    [...e.classList]).find((c) => /^pl-(?!fill|edge|letter|ink)/.test(c));
  const told = /[A-Z]/.test(piece.textContent) || piece.querySelector('[fill^="url(#hp-"], [fill^="url(#eg-t-"]');
  return worn ? [[piece.dataset.piece ?? piece.dataset.ref, worn.slice(3), Boolean(told)]] : [];
})"""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_players_are_distinguished_by_letter_and_pattern_too(room: tuple[Studio, Darkroom], game: str) -> None:
    made, _ = room
    most = max(int(n) for n in PLAN["games"][game])
    (position,) = positions([game], [most], ["late"])
    page, _ = made.show(Picture(position, "desktop", "light", "en"))
    asked = "(seats) => import('/static/board-kit/index.js').then((kit) => [...seats].map((seat) => kit.armsOf(seat)))"
    worn = page.evaluate(asked, "ABCDEF"[:most])
    for part in ("colour", "pattern", "letter"):
        assert len({arms[part] for arms in worn}) == most, part
    assert {arms["colour"] for arms in worn} <= TABLES[game]
    dressed = page.evaluate(DRESSED)
    assert {colour for _, colour, _ in dressed} <= TABLES[game]
    assert [name for name, _, told in dressed if not told] == []
    assert len(dressed) > most


@pytest.fixture(scope="module")
def board(room: tuple[Studio, Darkroom]) -> Any:
    """A page with a board on it that a test may spoil; every test finds it whole."""
    made, _ = room
    position: Position = next(positions(["anno-1452"], [2], ["middle"]))
    page, _ = made.show(Picture(position, "desktop", "light", "en"))
    return page


DISC = ".boardslot svg [data-piece^=estate]"
MARKER = ".boardslot [data-piece^=prestige]"


@pytest.mark.parametrize(
    ("piece", "spoil", "restore"),
    [
        (DISC, "e => { e.style.translate = '60px 40px'; }", "e => { e.style.translate = ''; }"),
        (DISC, "e => { e.style.visibility = 'hidden'; }", "e => { e.style.visibility = ''; }"),
        (MARKER, "e => { e.style.visibility = 'hidden'; }", "e => { e.style.visibility = ''; }"),
    ],
    ids=["a disc moved", "a disc missing", "a marker missing"],
)
def test_the_comparison_sees_one_piece(
    room: tuple[Studio, Darkroom], board: Any, piece: str, spoil: str, restore: str
) -> None:
    _, darkroom = room
    before = darkroom.shrink(board.screenshot(), "desktop")
    assert darkroom.differ(before, darkroom.shrink(board.screenshot(), "desktop"), "desktop") == []
    board.locator(piece).first.evaluate(spoil)
    after = darkroom.shrink(board.screenshot(), "desktop")
    board.locator(piece).first.evaluate(restore)
    assert darkroom.differ(before, after, "desktop")


# a fault of each kind, made by hand, and how it is undone
SPOILT = {
    "small": "document.querySelector('.seat .nm').style.fontSize = '7px'",
    "clipped": (
        "(e => { e.style.width = '20px'; e.style.whiteSpace = 'nowrap'; e.style.overflow = 'hidden'; e.style.display "
        "= 'block'; })(document.querySelector('.seat .nm'))"
    ),
    "texts": (
        "(([a, b]) => { const r = a.getBoundingClientRect(), q = b.getBoundingClientRect(); b.style.translate = "
        "`${r.left - q.left}px ${r.top - q.top}px`; })(document.querySelectorAll('.seat .nm'))"
    ),
    "pieces": (
        "(([a, b]) => { const r = a.getBoundingClientRect(), q = b.getBoundingClientRect(), k = a.getScreenCTM().a; "
        "b.style.translate = `${(r.left - q.left) / k}px ${(r.top - q.top) / k}px`; "
        "})(document.querySelectorAll('.boardslot svg [data-piece^=estate]'))"
    ),
    "labels": (
        "((a, b) => { const r = b.getBoundingClientRect(), q = a.getBoundingClientRect(), k = a.getScreenCTM().a; "
        "a.style.translate = `${(r.left - q.left) / k}px ${(r.top - q.top) / k}px`; "
        "})(document.querySelector('.boardslot svg [data-piece^=estate]'), "
        "document.querySelector('.boardslot svg [id^=shield] text'))"
    ),
    "outside": "document.querySelector('.boardslot svg [data-piece^=estate]').style.translate = '5000px 0'",
    "unreachable": (
        "(s => { s.insertRule('.ent.lit, .ent.lit *, .chit { pointer-events: none !important }'); "
        "document.adoptedStyleSheets = [s]; })(new CSSStyleSheet())"
    ),
}


@pytest.mark.parametrize("kind", list(SPOILT))
def test_the_check_sees_every_kind_of_fault(board: Any, kind: str) -> None:
    sound = {str(p) for p in audit(board, "anno-1452", "desktop")}
    board.evaluate(f"() => {{ {SPOILT[kind]}; }}")
    found = [p for p in audit(board, "anno-1452", "desktop") if str(p) not in sound]
    board.evaluate(
        "() => { document.querySelectorAll('.board [style], .seats [style]').forEach((e) => { for (const p of "
        "['translate', 'fontSize', 'width', 'whiteSpace', 'overflow', 'display']) e.style[p] = ''; }); "
        "document.adoptedStyleSheets = []; }"
    )
    assert kind in {p.kind for p in found}


def test_what_is_allowed_needs_a_name_on_each_side() -> None:
    kept = PLAN["allowed"]["baroque"]
    try:
        PLAN["allowed"]["baroque"] = {"labels": [["vp-*", "*", "why"]], "small": [["II", "why"]]}
        assert allowed(Problem("labels", "vp-A", "40", ""), "baroque")
        assert not allowed(Problem("labels", "army-A", "40", ""), "baroque")
        assert not allowed(Problem("pieces", "vp-A", "vp-B", ""), "baroque")
        assert allowed(Problem("small", "II", "nm", ""), "baroque") and not allowed(
            Problem("small", "III", "nm", ""), "baroque"
        )
        assert not allowed(Problem("labels", "vp-A", "40", ""), "anno-1452")
    finally:
        PLAN["allowed"]["baroque"] = kept
