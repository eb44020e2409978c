"""The verb first, then its targets: once a verb is chosen from the list, everything that it can be done to is lit, and
nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from browser.client import Client, wait
from deciding import recorded
from long_run import long_but
from ludoteca.kernel import Match, read_journal, write_journal
from ludoteca.kernel.view import view
from ludoteca.registry import find

pytestmark = pytest.mark.browser

TITLES = ["pax-renaissance", "baroque", "rio-de-la-plata", "anno-1452"]
SHORT = "baroque"
MAX_MOMENTS = 8  # of one title; each is a table of its own
MAX_LISTED = 8  # so many choices are listed one by one
GROUPS = ".choices button.chip[data-verb]:not([data-do])"

# What is lit and can be clicked, and the verbs that tokens and number controls on the board stand for.
LIT = """() => {
  const shown = (el) => el.getClientRects().length > 0 && getComputedStyle(el).pointerEvents !== "none";
  const all = (css) => [...document.querySelectorAll(css)].filter(shown);
  const places = [".boardslot", ".bottom", ".seats", ".radar"].map((place) => `${place} .ent.lit`).join();
  return { refs: all(places).map((el) => el.dataset.ref), tokens: all(".chit.lit").map((el) => el.dataset.verb) };
}"""


class Moment:
    """A question to the first seat alone, with a menu of several verbs that is shown in groups."""

    def __init__(self, match: Match, seq: int, shown: dict[str, Any]) -> None:
        self.match = match
        self.seq = seq
        self.menu: list[dict[str, Any]] = shown["menu"]
        # a verb with numbers alone is one control and no group
        verbs = [c["verb"] for c in self.menu if any(isinstance(value, str) for value in c["args"].values())]
        self.kinds = {(shown["prompt"]["key"], verb) for verb in verbs if verbs.count(verb) > 1}

    def journal(self) -> str:
        self.match.rewind(self.seq)
        return write_journal(self.match)

    def named(self, verb: str, others: bool = False) -> set[str]:
        """What the choices of this verb name, or those of all others."""
        chosen = [choice for choice in self.menu if (choice["verb"] == verb) is not others]
        return {str(value) for choice in chosen for value in choice["args"].values()}


def grouped(game: str, paths: list[Path]) -> Iterator[Moment]:
    """The moments of recorded games at which a verb is offered as a group for the first time, the last one first, so
    that each game is only ever rewound."""
    seen: set[tuple[str, str]] = set()
    for path in paths:
        match = read_journal(find(game), path.read_text(encoding="utf-8"))
        found = []
        for line in match.lines:
            if line.asked != [0] or line.auto:
                continue
            shown = view(match.game, match.state_at(line.seq - 1), 0)
            if len(shown["menu"]) > MAX_LISTED and len({choice["verb"] for choice in shown["menu"]}) > 1:
                moment = Moment(match, line.seq - 1, shown)
                if not moment.kinds <= seen:
                    seen |= moment.kinds
                    found.append(moment)
        yield from reversed(found)


def check(client: Client, game: str, moment: Moment) -> int:
    """Choose each grouped verb from the list and look at what is lit. Returns the number of verbs."""
    made = client.post("/api/import", {"journal": moment.journal(), "name": "Anna", "bots": False})
    page = client.sit(made, game=game)
    page.wait_for_selector(".boardslot:not(.loading)")
    page.wait_for_selector(GROUPS, state="attached")
    verbs = page.locator(GROUPS).evaluate_all("all => all.map((el) => el.dataset.verb)")
    for verb in verbs:
        page.locator(f'{GROUPS}[data-verb="{verb}"]').dispatch_event("click")
        page.wait_for_selector(".crumbs")
        wait(page, partial(targets_lit, page, moment, verb), f"the targets of {verb}")
        strangers = (moment.named(verb, others=True) - moment.named(verb)) & set(page.evaluate(LIT)["refs"])
        assert strangers == set(), f"{verb}: lit, but of another verb"
        page.locator(".crumbs .back").dispatch_event("click")
        page.wait_for_selector(".crumbs", state="detached")
    return len(verbs)


def targets_lit(page: Any, moment: Moment, verb: str) -> bool:
    """Whether each choice of the verb names something that is lit, or lies on a token."""
    lit = page.evaluate(LIT)
    chosen = [choice for choice in moment.menu if choice["verb"] == verb]
    named = [{str(value) for value in choice["args"].values()} for choice in chosen]
    return verb in lit["tokens"] or all(not values.isdisjoint(lit["refs"]) for values in named)


@pytest.mark.parametrize("game", long_but(TITLES, SHORT))
def test_a_chosen_verb_lights_its_targets_and_nothing_else(client: Client, game: str) -> None:
    journals = sorted(recorded(game.replace("-", "_")), key=lambda path: path.stat().st_size)
    moment = next(grouped(game, journals[:1]))
    assert check(client, game, moment) > 0
    assert client.complaints == []


@pytest.mark.long
@pytest.mark.timeout(3600)  # a table for each moment
@pytest.mark.parametrize("game", TITLES)
def test_every_verb_of_recorded_games_lights_its_targets(client: Client, game: str) -> None:
    journals = sorted(recorded(game.replace("-", "_")), key=lambda path: path.stat().st_size)
    moments = [moment for _, moment in zip(range(MAX_MOMENTS), grouped(game, journals), strict=False)]
    assert sum(check(client, game, moment) for moment in moments) >= len(moments)
    assert client.complaints == []
