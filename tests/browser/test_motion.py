"""Nothing moves by itself for those who asked their system, or the table, for less motion."""

from __future__ import annotations

from typing import Any

import pytest

from browser.client import Client, bot, choose, wait_turn

pytestmark = pytest.mark.browser

# Everything that begins to move, by name.
COUNT = """
window.moved = [];
const name = (el) => el.className?.baseVal ?? el.className ?? el.nodeName;
for (const kind of ["transitionrun", "animationstart"])
  addEventListener(kind, ({ target, propertyName, animationName }) => {
    window.moved.push(`${kind} ${name(target)} ${propertyName ?? animationName}`);
  }, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.push(`animate ${name(this)}`);
  return animate.apply(this, how);
};
"""


def moved(client: Client, system: str, **settings: Any) -> list[str]:
    """What moved in the first moves of a game, in a browser whose system asks for this motion."""

    def prepare(page: Any) -> None:
        page.emulate_media(reduced_motion=system)
        page.add_init_script(COUNT)

    made = client.table([{"kind": "me"}, bot()], game="baroque")
    page = client.sit(made, game="baroque", prepare=prepare, **settings)
    for _ in range(4):
        wait_turn(page)
        choose(page)
    wait_turn(page)
    found: list[str] = page.evaluate("window.moved")
    return found


def test_a_system_that_asks_for_less_motion_gets_none(client: Client) -> None:
    assert moved(client, "reduce") == []


@pytest.mark.long
def test_the_setting_of_the_table_stops_motion_too_and_without_it_there_is_some(client: Client) -> None:
    assert moved(client, "no-preference", motion="off") == []
    assert moved(client, "no-preference") != []
