"""Games of each title by clicking the board alone: the list of choices is never touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.clicks import Offers
from browser.client import Client, bot, moment, wait, wait_change
from long_run import long_but
from ludoteca.kernel import read_journal, write_journal
from ludoteca.registry import find

pytestmark = pytest.mark.browser

SHORTEST: dict[str, dict[str, str]] = {
    "pax-renaissance": {},
    "baroque": {"turns": "3"},
    "rio-de-la-plata": {"length": "short"},
    "anno-1452": {"end": "short"},
}
MAX_CLICKS = 2500
FIRST_CLICKS = 8
# Anything may be chosen, but what ends a phase is chosen more often, so that a game has an end in a minute.
ENDING = (
    "done",
    "pass",
    "confirm",
    "finished",
    "end-phase",
    "done-buying",
    "done-favours",
    "done-moving",
    "halt",
    "forgo",
)
HASTE = 0.5


def play_by_clicks(client: Client, game: str, clicks_wanted: int, every: int) -> bool:
    """Click what the board offers, so often or to the end; at each `every`-th click all that is lit is tried. Returns
    whether the game is over."""
    made = client.table([{"kind": "me"}, bot("random")], game=game, options=SHORTEST[game])
    page = client.sit(made, game=game)
    page.wait_for_selector(".boardslot:not(.loading)")
    chance = Random(game)
    clicks = 0
    offers = Offers(page, pick=chance.random())
    while not offers.over and clicks < clicks_wanted:
        assert offers.unreachable == [], "lit, but no click can meet it"
        assert offers.at is not None, "a choice, but nothing on the board to click"
        page.mouse.click(*offers.at)
        page.mouse.move(0, 0)  # a card under the pointer is raised over its neighbours
        clicks += 1
        rather = ENDING if chance.random() < HASTE else ()
        offers = Offers(page, offers.stamp, chance.random(), every=clicks % every == 0, rather=rather)
    assert client.complaints == []
    return offers.over


# One board in the short run. All are played to the end in the long run.
@pytest.mark.parametrize("game", long_but(sorted(SHORTEST), "pax-renaissance"))
def test_the_first_moves_by_clicking_the_board_alone(client: Client, game: str) -> None:
    play_by_clicks(client, game, FIRST_CLICKS, 2)


@pytest.mark.long
@pytest.mark.timeout(3600)  # a few hundred clicks, each painted
@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_a_whole_game_by_clicking_the_board_alone(client: Client, game: str) -> None:
    assert play_by_clicks(client, game, MAX_CLICKS, 8), "the game does not end"


def before(client: Client, game: str, file: str, verb: str) -> dict[str, Any]:
    """A table at the moment of a golden game at which the first seat is about to use this verb."""
    m = read_journal(find(game), (Path(__file__).parents[1] / "golden" / file).read_text(encoding="utf-8"))
    m.rewind(next(x.seq - 1 for x in m.lines if x.action.verb == verb and x.asked == [0] and not x.auto))
    made: dict[str, Any] = client.post("/api/import", {"journal": write_journal(m), "name": "Anna", "bots": True})
    return made


@pytest.fixture
def camp(client: Client) -> Callable[..., Any]:
    """Attackers come to an edge of the city, so many at a time: a place first, then an amount."""
    made = before(client, "rio-de-la-plata", "rio_de_la_plata/four-normal-ship-v2.game", "camp")

    def sit(**how: Any) -> Any:
        page = client.sit(made, game="rio-de-la-plata", **how)
        page.wait_for_selector(".boardslot .ent.lit[data-ref^='edge:']", state="attached")
        return page

    return sit


COINS = ".beside .chit.coin"


def test_an_amount_is_a_coin_beside_what_was_clicked(camp: Callable[..., Any]) -> None:
    page = camp()
    edge = page.locator(".boardslot .ent.lit[data-ref^='edge:']").first
    edge.dispatch_event("click")
    page.wait_for_selector(COINS)
    amounts = page.locator(COINS).all_inner_texts()
    assert amounts == [str(n + 1) for n in range(len(amounts))] and len(amounts) > 1
    assert page.locator(".chips [data-verb=camp]").count() == len(amounts)
    apart = "([a, b]) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top"
    boxes = (
        "() => ['.beside', '.boardslot .ent.chosen'].map((s) => "
        "document.querySelector(s).getBoundingClientRect().toJSON())"
    )
    assert page.evaluate(apart, page.evaluate(boxes))
    page.locator(".beside .chit.back").click()
    wait(page, lambda: page.locator(COINS).count() == 0, "the way back")
    edge.dispatch_event("click")
    page.wait_for_selector(COINS)
    page.locator(".boardslot .ent.chosen").first.dispatch_event("click")
    wait(page, lambda: page.locator(COINS).count() == 0, "the way back by a second click")


@pytest.mark.long
def test_many_numbers_are_one_control_with_everybodys_money(client: Client) -> None:
    """An auction: the field, the steps and the slider show the same number, and Enter bids it."""
    made = before(client, "baroque", "baroque/v2_four_standard.game", "bid")
    page = client.sit(made, game="baroque")
    field = page.locator(".choices .amount input[type=number]")
    field.wait_for()
    assert page.locator(".choices [data-verb=bid]").count() == 1  # no button for each number
    assert (field.get_attribute("min"), field.get_attribute("max")) == ("2", "14")
    page.wait_for_selector(".choices .purses")  # as soon as the board is drawn
    assert page.locator(".choices .purses > *").count() == 4
    page.locator(".choices .amount .step").last.click()
    assert field.input_value() == page.locator(".choices .amount input[type=range]").evaluate(
        "e => String(+e.value + 2)"
    )
    moved = moment(page)
    field.fill("7")
    field.press("Enter")
    wait_change(page, moved, "the bid")
    wait(page, lambda: "Anna bids 7." in page.locator(".log").inner_text(), "the bid in the log")


def test_tokens_by_keyboard(camp: Callable[..., Any]) -> None:
    page = camp()
    page.locator(".boardslot .ent.lit[data-ref^='edge:']").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(COINS)
    label = "document.activeElement.matches('.chit.coin') && document.activeElement.getAttribute('aria-label')"
    wait(page, lambda: bool(page.evaluate(label)), "the focus on the first coin")
    assert "1" in page.evaluate(label)
    page.keyboard.press("Escape")
    wait(page, lambda: page.locator(COINS).count() == 0, "the way back by Escape")
    page.locator(".boardslot .ent.lit[data-ref^='edge:']").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(COINS)
    rev = page.evaluate("document.body.dataset.rev")
    page.keyboard.press("Enter")
    wait(page, lambda: page.evaluate("document.body.dataset.rev") != rev, "the move")
    wait(page, lambda: page.evaluate("document.activeElement.matches('.lit')"), "the focus on the next thing to choose")


@pytest.mark.long
def test_tokens_are_large_enough_for_a_finger(camp: Callable[..., Any]) -> None:
    page = camp(phone=True, lang="pt-PT")
    page.locator(".boardslot .ent.lit[data-ref^='edge:']").first.dispatch_event("click")
    page.wait_for_selector(COINS)
    sizes = page.evaluate(
        "[...document.querySelectorAll('.chit')].map((e) => e.getBoundingClientRect()).map((r) => "
        "Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 44
    assert page.evaluate(
        "(() => { const r = document.querySelector('.beside').getBoundingClientRect(); return r.left >= 0 && "
        "r.right <= innerWidth && r.top >= 0; })()"
    )


def test_a_tap_lays_the_tokens_in_sight_and_no_card_over_them(client: Client) -> None:
    page = client.sit(before(client, "baroque", "baroque/v2_two_electors.game", "remove"), game="baroque", phone=True)
    page.wait_for_selector(".boardslot .ent.lit[data-ref='state:bohemia']")
    middle = (
        "(() => { const r = document.querySelector('#label-bohemia').getBoundingClientRect(); return [r.left + "
        "r.width / 2, r.bottom]; })()"
    )
    page.locator(".boardslot .ent.lit[data-ref='state:bohemia']").first.dispatch_event("bring")
    page.touchscreen.tap(*page.evaluate(middle))
    page.wait_for_selector(".beside .chit")
    above = (
        "(() => { for (let e = document.querySelector('.beside'); e; e = e.parentElement) if "
        "(getComputedStyle(e).maskImage !== 'none') return e.className; return ''; })()"
    )
    assert page.evaluate(above) == "", "what is faded out at its edge hides everything outside of it"
    page.wait_for_timeout(600)  # longer than a pointer rests before a card explains what it is on
    assert page.locator(".info").count() == 0


@pytest.mark.long
def test_a_free_place_for_an_estate_stands_for_its_region(client: Client) -> None:
    made = before(client, "anno-1452", "anno_1452/two_basic_normal_1378_v3.journal", "build")
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".boardslot .ent.lit[data-ref^='region:']")
    free = page.evaluate(
        "[...document.querySelectorAll('.slotplace.vacant:not(.lit)')].filter((e) => "
        "document.querySelector(`#region-${e.id.slice(5).replace(/-[0-9]+$/, '')}.lit`))"
        ".map((e) => e.querySelector('.free').getBoundingClientRect()).map((r) => [r.left + r.width / 2, r.top + "
        "r.height / 2])[0]"
    )
    before_it = page.evaluate("document.body.dataset.rev")
    page.mouse.click(*free)
    wait(page, lambda: page.evaluate("document.body.dataset.rev") != before_it, "the Estate")


def test_the_target_is_marked_while_it_is_asked_from_where_to_attack(client: Client) -> None:
    made = before(client, "anno-1452", "anno_1452/two_basic_normal_1378_v3.journal", "from")
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".boardslot .slotplace.lit")
    marked = page.locator(".slotplace:has(.target)")
    assert marked.count() == 1
    asked_about = " ".join(page.locator(".must .ob").first.inner_text().split())
    assert asked_about in str(marked.get_attribute("aria-label"))


@pytest.mark.long
def test_nothing_asks_to_finish_or_to_throw_dice_after_the_end(client: Client) -> None:
    text = (Path(__file__).parents[1] / "golden/anno_1452/four_basic_1452_v3.journal").read_text(encoding="utf-8")
    made = client.post("/api/import", {"journal": text, "name": "Anna", "bots": True})
    page = client.sit(made, game="anno-1452")
    page.wait_for_selector(".ending")
    page.wait_for_selector(".an-crowns .an-crown")
    assert page.locator(".an-seal").count() == 0
    assert page.locator(".an-rounds").count() == 0


@pytest.mark.long
def test_any_copy_of_a_card_plays_it(client: Client) -> None:
    page = client.sit(before(client, "baroque", "baroque/v2_three_standard.game", "play"), game="baroque")
    copies = page.locator(".bottom .bacell .ent.lit[data-ref^='card:power']")
    wait(page, lambda: copies.count() == 2, "both copies to be lit")
    rev = page.evaluate("document.body.dataset.rev")
    copies.last.click()  # the one that lies upon the other
    wait(page, lambda: page.evaluate("document.body.dataset.rev") != rev, "the card to be played")
    assert page.locator(".bottom .bacell [data-ref^='card:power']").count() == 1


def test_a_map_stays_where_it_stands_behind_another_tab(client: Client) -> None:
    page = client.sit(before(client, "baroque", "baroque/v2_four_standard.game", "play"), game="baroque", phone=True)
    page.wait_for_selector(".boardslot:not(.loading) .zoompan-in")
    page.locator(".zoompan").press("ArrowRight")
    stands = "document.querySelector('.zoompan-in').style.transform"
    before_it = page.evaluate(stands)
    assert "translate(0px" not in before_it
    for tab in ("hand", "players", "act"):
        page.click(f"#ptab-{tab}")
        page.wait_for_selector(f"#ptab-{tab}[aria-selected=true]")
    wait(page, lambda: page.locator(".zoompan").is_visible(), "the map")
    assert page.evaluate(stands) == before_it


@pytest.mark.long
def test_a_tab_of_the_phone_begins_with_what_is_asked(client: Client) -> None:
    page = client.sit(before(client, "baroque", "baroque/v2_four_standard.game", "play"), game="baroque", phone=True)
    page.wait_for_selector(".pane .must")
    page.click("#ptab-log")
    wait(page, lambda: page.evaluate("document.querySelector('#pane').scrollTop") > 0, "the end of the log")
    page.click("#ptab-act")
    page.wait_for_selector(".pane .must")
    assert page.evaluate("document.querySelector('#pane').scrollTop") == 0


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", long_but(sorted(SHORTEST), "baroque"))
def test_the_museum_shows_every_card(client: Client, game: str, phone: bool) -> None:
    kinds = client.get(f"/api/games/{game}/cards?lang=it")["kinds"]
    kind_of_card = "office" if game == "rio-de-la-plata" else "card"  # the one game without a deck
    cards = {e["ref"] for kind in kinds if kind["kind"] == kind_of_card for e in kind["entities"]}
    assert cards
    page = client.open(f"/museum/{game}", lang="it", phone=phone)
    page.wait_for_selector(".museum .ent", state="attached")
    shown = set(page.evaluate("[...document.querySelectorAll('.museum [data-ref]')].map((e) => e.dataset.ref)"))
    assert cards - shown == set()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


# Notes for each task that draws something inside the board while it is busy whether that can be seen.
WATCH = """() => {
  window.parts = [];
  new MutationObserver((records) => {
    const map = records.map((r) => r.target).find((el) => el.closest?.(".boardslot.loading svg.map-board"));
    if (map) window.parts.push(getComputedStyle(map).visibility);
  }).observe(document, { childList: true, subtree: true });
}"""


def test_a_board_is_drawn_in_parts_and_seen_when_it_is_whole(client: Client) -> None:
    """A phone takes long to draw a map: between two parts it can answer."""
    made = client.table([{"kind": "me"}, bot()], game="baroque")
    page = client.sit(made, game="baroque", phone=True, prepare=lambda page: page.add_init_script(f"({WATCH})()"))
    page.wait_for_selector(".boardslot:not(.loading) [id^=label-]")
    parts = page.evaluate("window.parts")
    assert len(parts) >= 4
    assert set(parts) == {"hidden"}
    assert page.locator(".boardslot svg.ba-map").evaluate("(el) => getComputedStyle(el).visibility") == "visible"


def test_what_a_button_names_is_marked_on_the_board(client: Client) -> None:
    """While it is pointed at, and while it has the keyboard's focus."""
    made = client.table([{"kind": "me"}, bot()], game="pax-renaissance")
    page = client.sit(made, game="pax-renaissance")
    page.wait_for_selector(".boardslot:not(.loading)")
    button = page.locator('.choices button.chip[data-verb="buy"]').first
    button.hover()
    named = page.locator(".boardslot [data-named]").evaluate_all("all => all.map((el) => el.dataset.ref)")
    assert named and all(ref.startswith("card:") for ref in named)
    page.locator(".choices").hover(position={"x": 1, "y": 1})
    page.mouse.move(5, 5)
    page.wait_for_selector("[data-named]", state="detached")
    page.keyboard.press("Tab")  # from now on the focus comes from the keyboard
    button.focus()
    page.wait_for_selector(".boardslot [data-named]", state="attached")
    button.press("Enter")
    page.wait_for_selector("[data-named]", state="detached")


def test_the_scores_of_a_phone_stand_below_the_names(client: Client) -> None:
    """Both rows are in the order of the seats, also where the turn order is another one."""
    page = client.sit(before(client, "baroque", "baroque/v2_four_standard.game", "bid"), game="baroque", phone=True)
    page.wait_for_selector(".boardslot:not(.loading) .ba-race")

    def letters(where: str) -> list[str]:
        return [text.strip() for text in page.locator(where).all_text_contents()]

    names = letters(".pstat .pl-letter")
    assert len(names) == 4
    assert letters(".ba-race .letter") == names
    assert sorted(letters(".ba-now .order .pl-letter")) == sorted(names) != letters(".ba-now .order .pl-letter")


# Whether a key of the board beside the map covers a price or a heading.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((el) => el.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const printed = boxes(".mat .coin, .mat > text.sc, .mat text.on-rule");
  const keys = boxes(".mat .badge");
  return { keys: keys.length, covered: keys.filter((key) => printed.some((one) => meet(key, one))).length };
}"""


@pytest.mark.parametrize("verb", ["build-army", pytest.param("buy", marks=pytest.mark.long)])
def test_a_key_covers_no_price_and_no_heading(client: Client, verb: str) -> None:
    page = client.sit(before(client, "baroque", "baroque/v2_four_standard.game", verb), game="baroque")
    page.wait_for_selector(".boardslot:not(.loading) .mat .badge", state="attached")
    found = page.evaluate(COVERED)
    assert found["keys"] > 0
    assert found["covered"] == 0


def test_nothing_is_missing_to_win_after_the_end(client: Client) -> None:
    journal = (Path(__file__).parents[1] / "golden/baroque/v2_two_electors.game").read_text(encoding="utf-8")
    made = client.post("/api/import", {"journal": journal, "name": "Anna", "bots": True})
    page = client.sit(made, game="baroque")
    page.wait_for_selector(".radar")
    assert page.locator("[data-act=near]").count() == 0
