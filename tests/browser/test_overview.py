"""The overview of Pax Renaissance on a phone: a tap brings the map card into the window, in every direction."""

from __future__ import annotations

import pytest

from browser.client import Client, bot

pytestmark = pytest.mark.browser

# Whether the middle of a map card lies in the window on the map, which must not have been scrolled.
SEEN = """land => {
  const frame = document.querySelector('.zoompan'), view = frame.getBoundingClientRect(),
    r = document.getElementById('land-' + land).getBoundingClientRect();
  const x = r.left + r.width / 2, y = r.top + r.height / 2;
  return frame.scrollLeft === 0 && frame.scrollTop === 0 && x > view.left && x < view.right && y > view.top &&
    y < view.bottom;
}"""
# The map cards as they lie, row by row.
LANDS = ["england", "france", "hre", "hungary", "byzantium", "portugal", "aragon", "papal_states", "ottoman", "mamluk"]


def test_a_tap_on_the_overview_leads_to_the_map_card(client: Client) -> None:
    page = client.sit(client.table([{"kind": "me"}, bot()], game="pax-renaissance"), game="pax-renaissance", phone=True)
    page.wait_for_selector(".zoompan-in[style*=transform]")  # the window stands where it begins
    for land in ["mamluk", "england", "byzantium", "portugal", *LANDS]:
        page.locator(".pxover button").nth(LANDS.index(land)).tap()
        assert page.evaluate(SEEN, land), land
