"""Whole games of each title by clicking the board alone: the list of choices is never touched."""

from __future__ import annotations

from random import Random

import pytest

from browser.clicks import Offers
from browser.client import Client, bot

pytestmark = pytest.mark.browser

SHORTEST: dict[str, dict[str, str]] = {
    "pax-renaissance": {},
    "baroque": {"turns": "3"},
    "rio-de-la-plata": {"length": "short"},
    "anno-1452": {"end": "short"},
}
MOST_CLICKS = 2500


@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_a_whole_game_by_clicking_the_board_alone(client: Client, game: str) -> None:
    made = client.table([{"kind": "me"}, bot("random")], game=game, options=SHORTEST[game])
    page = client.sit(made, game=game)
    page.wait_for_selector(".boardslot:not(.loading)")
    chance = Random(game)
    clicks = 0
    offers = Offers(page, pick=chance.random())
    while not offers.over:
        assert offers.unreachable == [], "lit, but no click can meet it"
        assert offers.at is not None, "a choice, but nothing on the board to click"
        page.mouse.click(*offers.at)
        clicks += 1
        assert clicks < MOST_CLICKS, f"the game does not end (last: {offers.chosen})"
        offers = Offers(page, offers.stamp, chance.random())
    print(f"{game}: {clicks} clicks")
    assert client.complaints == []
