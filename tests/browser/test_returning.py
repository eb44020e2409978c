"""A page that comes back: to a server that went back, with another seat's eyes, with a token that another tab has
changed, to a table that is not there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from browser.client import Client, asked, choose, wait
from ludoteca.kernel import SEAT, Match, Quick, opening_seed, write_action
from ludoteca.registry import find
from ludoteca.server.transport.ws.messages import WIRE

pytestmark = pytest.mark.browser

MODEL = "import('/static/table/model.js').then((m) => m.current.value)"


def way_to_a_secret_choice() -> list[tuple[str, str]]:
    """The choices, each with its seat, that lead from the start of a game for two to a question that both answer in
    secret."""
    game = find("baroque")
    for seed in range(60):
        m = Match(game, game.complete(2), opening_seed("browser"))
        quick = Quick(seed)
        while m.state.front and m.seq < 150:
            if len(m.state.front) == 2 and all(step.sealed for step in m.state.front):
                return [(SEAT.word(x.seat), write_action(game, x.action)) for x in m.lines if not x.auto]
            verbs = sorted({action.verb for action in m.state.menus[0]})
            verb = verbs[quick.below(len(verbs))]
            options = [action for action in m.state.menus[0] if action.verb == verb]
            m.act(m.state.front[0].seat, options[quick.below(len(options))])
    raise AssertionError("no such way")


def play_through(client: Client, made: dict[str, Any], choices: list[tuple[str, str]]) -> None:
    with connect(client.url.replace("http", "ws") + f"/ws/{made['table']}") as socket:
        socket.send(json.dumps({"type": "hello", "wire": WIRE, "token": made["token"]}))
        while (message := json.loads(socket.recv()))["type"] != "state":
            assert message["type"] == "table", message
        rev = message["rev"]
        for n, (seat, do) in enumerate(choices):
            socket.send(json.dumps({"type": "act", "rev": rev, "do": do, "key": f"k{n}", "seat": seat}))
            while (message := json.loads(socket.recv()))["type"] != "state":
                assert message["type"] in ("ok", "table"), message
            rev = message["rev"]


def test_secret_answers_of_two_on_one_device(client: Client) -> None:
    """Who has answered knows one more line than who has not: the second player's table is older, and is shown all the
    same."""
    made = client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}], game="baroque")
    play_through(client, made, way_to_a_secret_choice())
    page = client.sit(made, game="baroque")
    seen: set[str] = set()
    for answer in ("No more cards", "No more cards", ""):  # two secret answers, and whatever is asked then
        wait(page, lambda: asked(page) or page.locator(".cover").count() > 0, "a turn or the cover")
        if page.locator(".cover").count():
            seen.add(page.locator(".cover h1").inner_text())
            page.click("[data-act=uncover]")
            wait(page, lambda: asked(page), "the turn of the owner")
        choose(page, saying=answer)
    assert seen


def test_a_page_that_knows_more_than_the_server_takes_the_server_s_state(client: Client) -> None:
    """The host has put back an older copy."""
    page = client.sit(client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}]))
    wait(page, lambda: asked(page), "the turn")
    before = page.evaluate("document.body.dataset.rev")
    page.evaluate(MODEL + ".then((m) => { m.rev = 9999; document.body.dataset.rev = '9999'; m.wire.channel.close(); })")
    wait(page, lambda: page.evaluate("document.body.dataset.rev") == before, "the older state")
    choose(page)


def test_a_code_used_in_one_tab_leaves_the_other_tab_its_seat(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}])
    page = client.sit(made)
    wait(page, lambda: asked(page), "the turn")
    other: Any = page.context.new_page()
    other.goto(client.url + "/recover")
    other.fill("#code", made["recovery"])
    other.press("#code", "Enter")
    wait(other, lambda: asked(other), "the turn in the new tab")
    wait(page, lambda: page.evaluate(MODEL + ".then((m) => m.connection.value)") == "open", "the old tab's connection")
    held = "JSON.parse(localStorage.getItem('ludoteca.seats'))"
    token = page.evaluate(f"{held}['{made['table']}'].token")
    assert token != made["token"]
    used = MODEL + ".then((m) => m.used)"
    for tab in (page, other):
        wait(tab, lambda tab=tab: tab.evaluate(used) == token, "the new token")  # type: ignore[misc]
    choose(page)


def test_a_seat_is_not_forgotten_because_the_server_does_not_know_its_table_today(client: Client) -> None:
    made = client.table([{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}])
    lost = {"token": "t" * 32, "seat": "A", "recovery": "R", "game": "parley", "when": 1}
    long_lost = {**lost, "token": "u" * 32, "missing": 1}
    kept = {"token": made["token"], "seat": "A", "game": "parley", "when": 1, "missing": 5}
    page = client.open("/", held={"aaaa": lost, "bbbb": long_lost, made["table"]: kept})
    page.wait_for_selector(".controw")
    held = page.evaluate("JSON.parse(localStorage.getItem('ludoteca.seats'))")
    assert sorted(held) == sorted(["aaaa", made["table"]])
    assert held["aaaa"]["recovery"] == "R" and held["aaaa"]["missing"] > 1 and "missing" not in held[made["table"]]
